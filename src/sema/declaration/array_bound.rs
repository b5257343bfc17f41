//! Arrays whose bound is not constant, an extension.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// Whether a bound has a type that array bounds cannot have; then that is reported. Outside of functions it must be a
    /// converted constant expression (`[dcl.array]`).
    pub fn has_other_bound_type(&mut self, bound: ExprId) -> bool {
        let bound = self.sole_specialization(bound);
        if self.refuses_overload_set(bound) {
            return true;
        }
        let ty = self.il[bound].ty;
        let scoped = self.enum_of(ty).is_some_and(|id| self.il[id].scoped);
        let fits =
            self.is_integral(ty) || self.enum_of(ty).is_some() && !scoped || self.class_of(ty).is_some();
        if fits || self.is_open(bound) || !self.reports_here() {
            return false;
        }
        let at = self.start_of(bound);
        let decayed = self.decayed(ty);
        let message = match self.context.function {
            None if self.is_floating(ty) || decayed != ty => {
                let wanted = self.shown_type(self.common.unsigned_long);
                messages::constant_expression_type_required(self.shown_type(decayed), wanted)
            }
            None => return false,
            Some(_) => messages::expression_must_have_integral_unscoped(),
        };
        self.report(at, message);
        true
    }

    /// An array whose bound is computed at run time lives in a block (GNU).
    pub(crate) fn check_variable_bound(&mut self, id: VariableId, block: bool) {
        let v = &self.il[id];
        let (pos, lasting) =
            (v.pos, matches!(v.storage, Storage::Static | Storage::Thread) || v.space == MemorySpace::Shared);
        if block && lasting && self.reports_now() && self.has_variable_bound(v.ty) {
            self.report(pos, messages::variable_length_array_cannot_have());
        }
    }

    /// Whether a bound of an array type is an expression that is known not to be constant.
    pub(in crate::sema) fn has_variable_bound(&self, ty: TypeId) -> bool {
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
