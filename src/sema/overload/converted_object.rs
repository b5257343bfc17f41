//! Objects that are made of what a conversion function gives (`[dcl.init.general]`, core issue 2327).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::class::copy::ELIDES;
use crate::sema::overload::Resolution;

impl Compilation {
    /// Of the constructors that copy and move what several conversion functions give, the one that takes what the best of
    /// these functions gives.
    pub(super) fn by_best_conversion(
        &mut self,
        class: ClassId,
        constructors: &[Entity],
        args: &[ExprId],
    ) -> Resolution {
        let [only] = *args else { return Resolution::Ambiguous };
        let Some(source) = self.class_of(self.il[only].ty) else { return Resolution::Ambiguous };
        if source == class || self.dialect.standard < ELIDES || self.derives_from(source, class) {
            return Resolution::Ambiguous;
        }
        let best = self.best_conversion_functions(only, source, self.il[class].ty);
        let [conversion] = best[..] else { return Resolution::Ambiguous };
        for entity in constructors {
            if let Some(candidate) = self.candidate(*entity, None, None, args)
                && self.copy_or_move_of(candidate.function, class).is_some()
                && candidate.sequences.first().is_some_and(|first| first.function == Some(conversion))
            {
                return Resolution::Function(candidate.function);
            }
        }
        Resolution::Ambiguous
    }
}
