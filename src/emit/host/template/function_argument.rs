//! Functions among template arguments (`[temp.arg.nontype]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints the name of a function that the parameter at `index`, a reference, is bound to: its address is none. False
    /// if the argument is something else.
    pub(super) fn bound_function(&mut self, template: TemplateId, index: usize, arg: &TemplateArg) -> bool {
        let params = self.il[self.il[template].params].params(self.il);
        let param = params.get(index).or(params.last()).map(|param| self.il[*param].kind);
        let (Some(TemplateParamKind::NonType { ty, .. }), TemplateArg::Expr { expr }) = (param, *arg) else {
            return false;
        };
        let TypeKind::LvalueReference { .. } = self.il.unqualified(ty) else { return false };
        let Some(function) = self.named_function(self.il.without_conversions(expr)) else { return false };
        self.qualify_visible(self.il[function].scope);
        self.entity_name(self.il[function].name, None);
        true
    }

    /// The function of a namespace whose name, or address, an expression is.
    pub(super) fn named_function(&self, expr: ExprId) -> Option<FunctionId> {
        let named = match self.il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.il.without_conversions(operand),
            _ => expr,
        };
        let ExprKind::Name { entity: Entity::Function { id }, args: None, .. } = self.il[named].kind else {
            return None;
        };
        let scope = self.il[self.il[id].scope].kind;
        matches!(scope, ScopeKind::Namespace { .. } | ScopeKind::Global).then_some(id)
    }
}
