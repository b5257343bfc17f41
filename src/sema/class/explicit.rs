//! Constructors and conversion functions that are explicit, perhaps under a condition (`[dcl.fct.spec]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether a function is explicit; its condition is instantiated when this is asked for the first time
    /// (`[temp.inst]`). False where the condition is not known.
    pub fn is_explicit(&mut self, function: FunctionId) -> bool {
        let f = &self.il[function];
        if !f.flags.contains(FunctionFlags::EXPLICIT) {
            return false;
        }
        let Some(condition) = f.explicit_condition(&self.il) else { return true };
        if let Some(known) = self.classes.explicit_conditions.get(&function) {
            return *known;
        }
        let explicit = self.specifier_condition(function, condition) == Some(true);
        self.classes.explicit_conditions.insert(function, explicit);
        explicit
    }

    /// Whether a function is explicit under all conditions.
    pub(in crate::sema) fn is_always_explicit(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        f.flags.contains(FunctionFlags::EXPLICIT) && f.explicit_condition(&self.il).is_none()
    }
}
