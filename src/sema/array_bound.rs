//! Arrays whose bound is not constant, an extension.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
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
