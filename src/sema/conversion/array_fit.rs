//! How arrays fit what they are made of or bound to (`[over.ics.rank]`).

use crate::compilation::Compilation;
use crate::il::*;

/// How an array fits what it is made of: the smaller one is better, and one of known bound (`[over.ics.rank]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ArrayFit {
    pub elements: u32,
    pub unbounded: bool,
}

impl Compilation {
    /// How an array fits a reference that is bound to it.
    pub(super) fn bound_array(&self, ty: TypeId) -> Option<ArrayFit> {
        match self.canonical_kind(ty) {
            TypeKind::Array { bound, .. } => {
                Some(ArrayFit { elements: 0, unbounded: bound == ArrayBound::Unknown })
            }
            _ => None,
        }
    }
}
