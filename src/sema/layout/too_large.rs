//! Types of more bytes than can be counted.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

/// Arrays of fewer elements are looked at only where the elements may be large.
const MANY: u64 = 1 << 32;

impl Compilation {
    /// A class that is too large is reported where it is defined, which laying it out does: not before the size is asked
    /// for otherwise.
    pub fn check_class_size(&mut self, class: ClassId) {
        if !self.reports_now() || self.is_dependent(self.il[class].ty) {
            return;
        }
        let entry = &self.il[class];
        let may_be_large = entry.bases.iter().any(|base| self.may_be_large(base.ty))
            || entry.members.fields.iter().any(|field| self.may_be_large(self.il[*field].ty));
        if may_be_large {
            self.layout_of(class);
        }
    }

    /// Whether objects of a type may have a considerable part of all bytes.
    fn may_be_large(&self, ty: TypeId) -> bool {
        self.least_size(ty) > MANY
    }

    /// How many bytes an object of a type has at least, as far as that is known without laying anything out.
    fn least_size(&self, ty: TypeId) -> u64 {
        let (mut ty, mut count) = (ty, 1_u64);
        loop {
            match self.canonical_kind(ty) {
                TypeKind::Array { element, bound } if let Some(elements) = self.il.element_count(bound) => {
                    count = count.saturating_mul(elements);
                    ty = element;
                }
                TypeKind::Qualified { base, .. } => ty = base,
                TypeKind::Class { class } => {
                    return self.il[class]
                        .layout(&self.il)
                        .map_or(count, |layout| count.saturating_mul(layout.size));
                }
                _ => return count,
            }
        }
    }

    /// An array type (`[dcl.array]`); one of more bytes than can be counted is reported at `pos`.
    pub fn make_array(&mut self, element: TypeId, bound: ArrayBound, pos: Pos) -> TypeId {
        let ty = self.make_type(TypeKind::Array { element, bound });
        if self.is_array_too_large(element, bound) && self.reports_here() {
            self.report(pos, messages::array_too_large());
        }
        ty
    }

    /// The same for an array that `new` makes: its bound need not be constant.
    pub fn check_made_array(&mut self, element: TypeId, bound: ExprId, pos: Pos) {
        let Some(count) = self.constant_integer(bound).filter(|_| self.reports_here()) else { return };
        if count < 0 {
            let at = self.start_of(bound);
            return self.report(at, messages::size_array_in_new_must());
        }
        let Ok(count) = u64::try_from(count) else { return };
        if self.is_array_too_large(element, ArrayBound::Constant { count: count.into() }) {
            self.report(pos, messages::array_too_large());
        }
    }

    /// Whether a type is an array of more bytes than can be counted.
    pub(super) fn is_too_large(&mut self, ty: TypeId) -> bool {
        match self.canonical_kind(ty) {
            TypeKind::Array { element, bound } => self.is_array_too_large(element, bound),
            _ => false,
        }
    }

    /// Whether an array would have more bytes than can be counted.
    pub(in crate::sema) fn is_array_too_large(&mut self, element: TypeId, bound: ArrayBound) -> bool {
        let Some(count) = self.il.element_count(bound) else { return false };
        if count.saturating_mul(self.least_size(element)) <= MANY {
            return false;
        }
        self.size_of(element).is_some_and(|size| size.checked_mul(count).is_none())
    }
}
