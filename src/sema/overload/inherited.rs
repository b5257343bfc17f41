//! Functions that using-declarations bring to a class from its bases, beside its own (`[over.match.best.general]`).

use super::Candidate;
use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether candidate `a` is of a class derived from that of `b` and takes the same types for all arguments: without
    /// `b`'s default arguments it would hide it (core issues 2273 and 2277).
    pub(super) fn overrides_inherited(&self, a: &Candidate, b: &Candidate) -> bool {
        let (Some(of), Some(base)) = (self.first_class(a.function), self.first_class(b.function)) else {
            return false;
        };
        if of == base || !self.derives_from(of, base) {
            return false;
        }
        let count = a.sequences.len() - usize::from(a.object);
        let types = |f: FunctionId| self.il[f].params(&self.il).iter().take(count).map(|param| param.ty);
        types(a.function).count() == types(b.function).count()
            && types(a.function).zip(types(b.function)).all(|(a, b)| self.same_type(a, b))
    }

    /// The class that declares a member, also of a constructor that others inherit from it.
    fn first_class(&self, mut function: FunctionId) -> Option<ClassId> {
        while let Some(from) = self.il[function].inherited_from(&self.il) {
            function = from;
        }
        self.il[function].class
    }
}
