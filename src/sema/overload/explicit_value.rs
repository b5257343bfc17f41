//! Values that are given explicitly for parameters of function templates, and are none (`[temp.arg.explicit]`,
//! `[temp.arg.nontype]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::overload::candidates::CallSite;

impl Compilation {
    /// Reports values among the explicit arguments of a call that no function accepts: those that are not constant where a
    /// parameter takes them as they are. True if one can be none for any parameter, so that nothing else is told.
    pub(super) fn refuses_explicit_values(&mut self, call: &CallSite<'_>) -> bool {
        let Some(explicit) = call.explicit else { return false };
        let mut refused = false;
        let given = self.il[explicit].to_vec();
        for (index, arg) in given.into_iter().enumerate() {
            let TemplateArg::Expr { expr } = arg else { continue };
            if self.is_open(expr) {
                continue;
            }
            if self.is_floating(self.il[expr].ty) && self.dialect.standard < 20 {
                let at = self.start_of(expr);
                self.report(at, messages::expression_must_have_integral_enum());
                refused = true;
                continue;
            }
            for candidate in call.candidates {
                if self.requires_explicit_constant(*candidate, index, expr) {
                    break;
                }
            }
        }
        refused
    }

    /// Checks a value for the parameter of a candidate at its place. True if it was reported.
    fn requires_explicit_constant(&mut self, candidate: Entity, index: usize, expr: ExprId) -> bool {
        let Entity::Template { id } = candidate else { return false };
        let header = self.il[id].params;
        let Some(param) = self.il[header].params(&self.il).get(index).copied() else { return false };
        let TemplateParamKind::NonType { ty, .. } = self.il[param].kind else { return false };
        if self.refuses_automatic_object(expr, ty) {
            return true;
        }
        let from = self.il[expr].ty;
        let deduced = self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        let taken = deduced
            || self.is_integral(ty)
                && self.builtin_of(ty) != Some(Builtin::Bool)
                && self.is_integral(from)
                && !self.is_narrowing(expr, from, ty);
        if !taken || !self.is_no_constant(expr) {
            return false;
        }
        self.require_constant_argument(expr);
        true
    }
}
