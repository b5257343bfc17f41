//! Conversion functions (`[class.conv.fct]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// A conversion function to its own class, to a base class of that or to void is never called for a conversion.
    pub fn check_conversion_is_called(&mut self, function: FunctionId) {
        let f = &self.il[function];
        let EntityName::Conversion { .. } = f.name else { return };
        let (Some(class), None, pos) = (f.class, f.template, f.pos) else { return };
        let Some((ret, ..)) = self.function_of(f.ty).filter(|_| self.reports_now()) else { return };
        let target = self.without_reference(ret);
        let own = match self.canonical_kind(target) {
            TypeKind::Injected { class: named } => named == class,
            _ => match self.class_of(target) {
                Some(to) => to == class || self.base_distance(class, to).is_some(),
                None => {
                    let own = self.il[class].ty;
                    self.is_void(target) && target == ret
                        || self.pattern_of_instance(target) == Some(class)
                        || self.same_type(target, own)
                }
            },
        };
        if own {
            let entity = self.function_entity(function);
            self.report(pos, messages::conversion_function_not_usable(entity));
        }
    }
}
