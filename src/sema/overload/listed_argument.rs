//! Braced lists among the arguments of constructors (`[over.best.ics]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::Sequence;

impl Compilation {
    /// The conversion of an argument to a parameter of a function. A list that is an argument of a constructor makes an
    /// object by no explicit constructor: what it is for has one that takes it otherwise, or none.
    pub(super) fn argument_sequence(
        &mut self,
        function: FunctionId,
        arg: ExprId,
        param: TypeId,
        user: bool,
    ) -> Option<Sequence> {
        let sequence = self.conversion_sequence(arg, param, user)?;
        let explicit = self.il[function].name == EntityName::Constructor
            && matches!(self.il[arg].kind, ExprKind::InitList { .. })
            && sequence.list_of.is_some()
            && sequence.function.is_some_and(|chosen| self.is_explicit(chosen));
        (!explicit).then_some(sequence)
    }
}
