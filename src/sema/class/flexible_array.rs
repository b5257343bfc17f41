//! Flexible array members, an extension: the last member of a class may be an array of unknown bound.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Checks a member that was just declared without initializer, before the token at `after`.
    pub(in crate::sema) fn check_flexible_array(&mut self, field: FieldId, after: Pos) {
        let class = self.il[field].class;
        if !self.dialect.cxx || !self.is_array_of_unknown_bound(self.il[field].ty) {
            return;
        }
        if self.il[class].tag == Tag::Union {
            self.report_incomplete_array(field);
        } else if self.il[class].members.fields.len() == 1 && self.has_empty_bases(class) {
            self.report(after, messages::flexible_array_member_cannot_declared());
        }
    }

    /// Whether the bases of a class, as far as they are known, are empty.
    fn has_empty_bases(&mut self, class: ClassId) -> bool {
        let bases: Vec<_> = self.il[class].bases.iter().filter_map(|base| self.class_of(base.ty)).collect();
        bases.into_iter().all(|base| self.is_dependent_class(base) || self.is_empty_class(base))
    }

    /// A flexible array member has no initializer, which stands at `pos`.
    pub fn refuse_flexible_initializer(&mut self, declaration: DeclarationId, pos: Pos) {
        let Entity::Field { id } = self.il[declaration].entity else { return };
        if self.dialect.cxx && self.reports_now() && self.is_array_of_unknown_bound(self.il[id].ty) {
            self.report(pos, messages::initializer_for_flexible_array_member());
            self.il[id].ty = self.common.unknown;
        }
    }

    /// Another member follows the last one of a class: that cannot be a flexible array.
    pub(in crate::sema) fn check_array_before(&mut self, class: ClassId) {
        if !self.dialect.cxx || self.il[class].tag == Tag::Union {
            return;
        }
        if let Some(last) = self.il[class].members.fields.last().copied()
            && self.is_array_of_unknown_bound(self.il[last].ty)
        {
            self.report_incomplete_array(last);
        }
    }

    /// Whether the last member of a class is a flexible array.
    pub(in crate::sema) fn ends_in_flexible_array(&self, class: ClassId) -> bool {
        let last = self.il[class].members.fields.last();
        last.is_some_and(|field| self.is_array_of_unknown_bound(self.il[*field].ty))
    }

    /// The elements of an array have no flexible array member, they or their last members.
    pub(in crate::sema) fn check_flexible_elements(&mut self, element: TypeId, pos: Pos) {
        if self.class_of(element).is_some_and(|class| self.has_flexible_array(class, 0)) && self.reports_now()
        {
            self.report(pos, messages::array_of_flexible_elements());
        }
    }

    fn has_flexible_array(&self, class: ClassId, depth: u32) -> bool {
        let c = &self.il[class];
        if depth > limits::SPECIAL_MEMBER_CLASS_NESTING || c.state != Completeness::Complete {
            return false;
        }
        let holds = |field: &FieldId| {
            let ty = self.il[*field].ty;
            self.is_array_of_unknown_bound(ty)
                || self.class_of(ty).is_some_and(|class| self.has_flexible_array(class, depth + 1))
        };
        match c.tag {
            Tag::Union => c.members.fields.iter().any(holds),
            _ => c.members.fields.last().is_some_and(holds),
        }
    }

    /// Nothing follows the flexible array member of a base in a class that is complete.
    pub(in crate::sema) fn check_flexible_bases(&mut self, class: ClassId) {
        if self.il[class].members.fields.is_empty() {
            return;
        }
        for base in self.il[class].bases.clone() {
            if self.class_of(base.ty).is_some_and(|of| self.ends_in_flexible_array(of)) {
                self.report(base.pos, messages::cannot_derive_class_flexible_array_member());
            }
        }
    }

    fn is_array_of_unknown_bound(&self, ty: TypeId) -> bool {
        matches!(self.canonical_kind(ty), TypeKind::Array { bound: ArrayBound::Unknown, .. })
    }

    fn report_incomplete_array(&mut self, field: FieldId) {
        let (pos, ty) = (self.il[field].pos, self.il[field].ty);
        let shown = self.shown_type(ty);
        self.report(pos, messages::incomplete_type_not_allowed(shown));
    }
}
