//! Members of class templates as operands of what could be a constant.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether a local variable that something dependent initializes, or a member of `this`, is combined with a static
    /// member of a template: an instance could find constants there.
    pub(super) fn computes_with_member(&self, expr: ExprId) -> bool {
        let ExprKind::Binary { op, lhs, rhs } = self.il[self.il.without_conversions(expr)].kind else {
            return false;
        };
        let variable = |e: ExprId| match self.il[self.il.without_conversions(e)].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => Some(&self.il[id]),
            _ => None,
        };
        let Some(member) = variable(rhs) else { return false };
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let open =
            |init: ExprId| self.il[init].flags.intersects(dependent) || self.reads_scalar_member(init, 0);
        let read = match variable(lhs) {
            Some(local) => {
                local.storage == Storage::Automatic
                    && self.is_scalar(local.ty)
                    && local.init.is_some_and(open)
            }
            None => self.is_scalar_member(lhs),
        };
        read && op.precedence() > BinaryOp::Assign.precedence()
            && member.class.is_some_and(|class| self.is_dependent_class(class))
            && self.is_constant_variable(member)
    }

    /// Whether an expression is a scalar member of the object that a member function of a template is called for.
    fn is_scalar_member(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let ExprKind::Member { base, entity: Entity::Field { id }, .. } = self.il[inner].kind else {
            return false;
        };
        matches!(self.il[self.il.without_conversions(base)].kind, ExprKind::This { .. })
            && self.is_dependent_class(self.il[id].class)
            && self.is_scalar(self.il[id].ty)
    }

    /// Whether built-in operators or casts read such a member.
    fn reads_scalar_member(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.reads_scalar_member(expr, depth + 1)
        };
        match self.il[inner].kind {
            kind @ (ExprKind::Unary { .. } | ExprKind::Cast { .. } | ExprKind::Binary { .. }) => {
                self.il.any_operand(kind, within)
            }
            _ => self.is_scalar_member(inner),
        }
    }

    /// Whether a constant variable is an operand of an operator whose other operand has a type that only an
    /// instantiation knows: it stays an lvalue, since the operator may be a function.
    pub(super) fn reads_variable_beside_open(&self, expr: ExprId, depth: u32) -> bool {
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.reads_variable_beside_open(expr, depth + 1)
        };
        let ExprKind::Binary { op, lhs, rhs } = self.il[self.il.without_conversions(expr)].kind else {
            return false;
        };
        let settled = |expr: ExprId| {
            let inner = self.il.without_conversions(expr);
            self.is_settled(inner)
                && matches!(self.il[inner].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. })
        };
        let open = |expr: ExprId| {
            matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Dependent { args: None, .. })
        };
        let logical = matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
        op != BinaryOp::Comma
            && (!logical && settled(lhs) && open(rhs)
                || open(lhs) && settled(rhs)
                || within(lhs)
                || within(rhs))
    }
}
