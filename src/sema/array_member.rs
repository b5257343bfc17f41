//! Arrays without a bound as members, and arrays whose bound is not constant.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    fn is_array_without_bound(&self, ty: TypeId) -> bool {
        matches!(self.canonical_kind(ty), TypeKind::Array { bound: ArrayBound::Unknown, .. })
    }

    /// Checks a new member of a class against a flexible array, which is the last of several members (GNU).
    pub(super) fn check_flexible_member(&mut self, class: ClassId, ty: TypeId, pos: Pos) {
        if !self.reports_now() {
            return;
        }
        let fields = &self.il[class].fields;
        if let Some(last) = fields.last().copied() {
            let (before, at) = (self.il[last].ty, self.il[last].pos);
            if self.is_array_without_bound(before) && self.il[class].tag != Tag::Union {
                let shown = self.shown_type(before);
                self.report(at, messages::incomplete_type_not_allowed(shown));
            }
        }
        if !self.is_array_without_bound(ty) {
            return;
        }
        let named = |f: &FieldId| self.il[*f].name.is_some();
        let alone = !self.il[class].fields.iter().any(named) && self.il[class].bases.is_empty();
        if self.il[class].tag == Tag::Union {
            let shown = self.shown_type(ty);
            self.report(pos, messages::incomplete_type_not_allowed(shown));
        } else if alone {
            let close = self.closing_of(self.after_token(pos));
            let after = self.after_token(close);
            self.report(after, messages::flexible_array_member_cannot_declared());
        }
    }

    /// An array whose bound is computed at run time lives in a block (GNU).
    pub(super) fn check_variable_bound(&mut self, id: VariableId, block: bool) {
        let v = &self.il[id];
        let (pos, lasting) = (v.pos, matches!(v.storage, Storage::Static | Storage::Thread));
        if block && lasting && self.reports_now() && self.has_variable_bound(v.ty) {
            self.report(pos, messages::variable_length_array_cannot_have());
        }
    }

    /// Whether a bound of an array type is an expression that is known not to be constant.
    fn has_variable_bound(&self, ty: TypeId) -> bool {
        match self.canonical_kind(ty) {
            TypeKind::Array { element, bound } => {
                let variable = match bound {
                    ArrayBound::Expr { expr } => !self.il[expr].flags.intersects(
                        ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN,
                    ),
                    _ => false,
                };
                variable || self.has_variable_bound(element)
            }
            _ => false,
        }
    }
}
