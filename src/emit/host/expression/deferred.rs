//! Calls whose arguments depend on the parameters of a template: only an instantiation chooses the function, so that
//! what is computed with the result is of no known type, and nothing is converted.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether only an instantiation knows the type of an expression, because of such a call in it: nothing is converted
    /// for its sake.
    pub(in crate::emit::host) fn has_deferred_type(&self, expr: ExprId) -> bool {
        self.around.templates > 0 && self.defers_type(expr, limits::DEFERRED_OPERAND_NESTING)
    }

    fn defers_type(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let Some(depth) = depth.checked_sub(1) else { return false };
        match self.il[inner].kind {
            ExprKind::Call { callee, .. } => {
                self.constants().is_deferred_call(inner)
                    || matches!(self.il[self.il.without_conversions(callee)].kind, ExprKind::Member { base, .. }
                        if self.defers_type(base, depth))
            }
            ExprKind::Member { base, .. } => self.defers_type(base, depth),
            ExprKind::Binary { lhs, rhs, .. } => self.defers_type(lhs, depth) || self.defers_type(rhs, depth),
            ExprKind::Unary { operand, .. } | ExprKind::Extension { operand } => {
                self.defers_type(operand, depth)
            }
            ExprKind::Subscript { base, index } => {
                self.defers_type(base, depth) || self.defers_type(index, depth)
            }
            ExprKind::Conditional { condition, then, otherwise } => [Some(condition), then, Some(otherwise)]
                .into_iter()
                .flatten()
                .any(|part| self.defers_type(part, depth)),
            // The type of the others is written in them, or is that of what they name.
            _ => false,
        }
    }

    /// An operand without its conversion where another operand, or it, is of such a type.
    pub(super) fn as_deferred(&self, operand: ExprId, deferred: bool) -> ExprId {
        match deferred && self.il.converted_object(operand).is_none() {
            true => self.il.without_conversions(operand),
            false => operand,
        }
    }

    /// Whether a constant is converted to bool for `&&` or `||`, although the type of the other operand depends on template
    /// parameters: that is no class all the same.
    pub(super) fn is_truth_beside_open(&self, op: BinaryOp, operand: ExprId, other: ExprId) -> bool {
        let bool_type = |ty| matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Bool });
        if !matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr)
            || !self.il[other].flags.contains(ExprFlags::TYPE_DEPENDENT)
            || self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT)
            || matches!(self.il[operand].kind, ExprKind::Implicit { .. })
            || bool_type(self.il[operand].ty)
        {
            return false;
        }
        match self.il[operand].kind {
            ExprKind::String { .. } => self.is_surely_scalar(other, limits::DEFERRED_OPERAND_NESTING),
            _ => {
                self.constants().is_constant(operand)
                    && self.is_surely_bool(other, limits::DEFERRED_OPERAND_NESTING)
            }
        }
    }

    /// Whether an operator gives a `bool` whatever its operands are: in a constant no operator is overloaded.
    fn is_surely_bool(&self, expr: ExprId, depth: u32) -> bool {
        let values = &self.manner.values;
        let constant = values.required || values.computed || values.bounding;
        let Some(depth) = depth.checked_sub(1) else { return false };
        let scalar = |operand| constant || self.is_surely_scalar(operand, depth);
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Unary { op: UnaryOp::Not, operand } => scalar(operand),
            ExprKind::Binary { op, lhs, rhs } => op.gives_bool() && scalar(lhs) && scalar(rhs),
            _ => false,
        }
    }

    /// Whether an expression has a scalar type, although it may depend on template parameters: a pointer, an array that
    /// becomes one, and what gives a `bool`.
    fn is_surely_scalar(&self, expr: ExprId, depth: u32) -> bool {
        let ty = self.il[expr].ty;
        let pointer = matches!(
            self.il.unqualified(ty),
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } | TypeKind::Array { .. }
        );
        let values = &self.manner.values;
        pointer
            || values.required
            || values.computed
            || values.bounding
            || !self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT) && self.il.is_scalar(ty)
            || self.is_surely_bool(expr, depth)
    }

    /// Whether a binary operator, or a choice, has an operand that may be an object: a constant of an open type, since C++20.
    pub(in crate::emit::host) fn is_open_operator(&self, expr: ExprId) -> bool {
        self.options.standard >= 20
            && self.around.templates > 0
            && self.operates_on_open(expr, limits::DEFERRED_OPERAND_NESTING)
    }

    fn operates_on_open(&self, expr: ExprId, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let open = |operand: ExprId| {
            let inner = self.il.without_conversions(operand);
            let ty = match self.il[inner].kind {
                ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => match self.il[id].kind {
                    TemplateParamKind::NonType { ty, .. } => ty,
                    _ => return false,
                },
                ExprKind::Name { entity: Entity::Variable { id }, .. } => self.il[id].ty,
                _ => return self.operates_on_open(inner, depth),
            };
            self.il[ty].flags.contains(TypeFlags::DEPENDENT)
        };
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Binary { op, lhs, rhs } => op != BinaryOp::Comma && (open(lhs) || open(rhs)),
            ExprKind::Conditional { then: Some(then), otherwise, .. } => open(then) || open(otherwise),
            _ => false,
        }
    }

    /// Whether an overloaded operator has such a call among its operands, or in an operator that is one: it is printed as one
    /// that is built in.
    pub(super) fn is_deferred_operator(
        &self,
        op: OverloadedOperator,
        args: List<ExprId>,
        postfix: bool,
    ) -> bool {
        let nesting = limits::DEFERRED_OPERAND_NESTING;
        self.around.templates > 0 && self.defers_operands(op, args, postfix, nesting)
    }

    fn defers_operands(&self, op: OverloadedOperator, args: List<ExprId>, postfix: bool, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        !Self::prints_without_parentheses(op, postfix)
            && self.il[args].len() <= 2
            && self.il[args].iter().any(|arg| {
                let inner = self.il.without_conversions(*arg);
                match self.il[inner].kind {
                    ExprKind::Operator { op, args, postfix, .. } => {
                        self.defers_operands(op, args, postfix, depth)
                    }
                    _ => self.constants().is_deferred_call(inner),
                }
            })
    }
}
