//! Calls of operator functions in the notation of operators.

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    pub(super) fn overloaded_operator(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        postfix: bool,
        function: Option<Entity>,
    ) {
        let bare = Self::prints_without_parentheses(op, postfix);
        self.text(if bare { "" } else { "(" });
        self.operator(op, args, postfix, function);
        self.text(if bare { "" } else { ")" });
    }

    /// Whether an object that is called is put into memory first: a closure that a function returns, other than as a
    /// constant, and a temporary whose operator needs no object.
    fn is_called_in_place(&self, object: ExprId, function: Option<Entity>) -> bool {
        let inner = self.il.without_conversions(object);
        if !self.il.makes_object(inner) {
            return false;
        }
        let closure = matches!(self.il.unqualified(self.il[inner].ty),
            TypeKind::Class { class } if self.il[class].lambda(self.il).is_some());
        let unneeded = matches!(function, Some(Entity::Function { id })
            if self.il[id].flags.contains(FunctionFlags::STATIC));
        match self.il[inner].kind {
            ExprKind::Call { .. } | ExprKind::Operator { .. } => {
                closure && !self.il[inner].flags.contains(ExprFlags::FOLDED)
            }
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => unneeded,
            _ => false,
        }
    }

    /// Whether an operator function is a member, called for an object.
    fn is_member_operator(&self, function: Option<Entity>) -> bool {
        matches!(function, Some(Entity::Function { id })
            if self.il[id].class.is_some() && !self.il[id].flags.contains(FunctionFlags::STATIC))
    }

    /// Whether an operator function takes its first operand by a reference that stands for the object (`[dcl.fct]`).
    fn binds_operand_as_object(&self, function: Option<Entity>) -> bool {
        matches!(function, Some(Entity::Function { id }) if self.binds_explicit_object(id))
    }

    pub(super) fn operator(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        postfix: bool,
        function: Option<Entity>,
    ) {
        if self.binds_operand_as_object(function) {
            return self.operator_on_bound_object(op, args, postfix);
        }
        match (op, args) {
            (OverloadedOperator::Call, [callee, args @ ..]) => {
                match self.il[self.il.without_conversions(*callee)].kind {
                    _ if self.is_called_in_place(*callee, function) => {
                        self.parenthesized(self.il.without_conversions(*callee));
                    }
                    ExprKind::Lambda { id } if self.il.is_dependent_class(self.il[id].class) => {
                        self.top(*callee)
                    }
                    _ => self.overloaded_base(*callee),
                }
                self.text("(");
                self.separated(args, |p, arg| p.top(arg));
                self.text(")");
            }
            (OverloadedOperator::Subscript, [base, index @ ..]) => {
                self.overloaded_base(*base);
                self.text("[");
                self.separated(index, |p, arg| p.top(arg));
                self.text("]");
            }
            (OverloadedOperator::Arrow, [base, ..]) => self.overloaded_base(*base),
            (_, [operand, ..]) if postfix => {
                self.overloaded_base(*operand);
                self.text(op.spelling());
            }
            (_, [operand]) => {
                self.text(op.spelling());
                self.operand_of_operator(*operand, self.is_member_operator(function));
            }
            (_, [lhs, rhs]) => {
                self.operand_of_operator(*lhs, self.is_member_operator(function));
                self.binary_sign(op);
                self.overloaded_operand(*rhs);
            }
            _ => {}
        }
    }

    /// Prints an operator whose object is an argument: that one stands in parentheses.
    fn operator_on_bound_object(&mut self, op: OverloadedOperator, args: &[ExprId], postfix: bool) {
        let [object, rest @ ..] = args else { return };
        let object = self.il.without_conversions(*object);
        match (op, rest) {
            (OverloadedOperator::Call, rest) => {
                self.parenthesized(object);
                self.text("(");
                self.separated(rest, |p, arg| p.top(arg));
                self.text(")");
            }
            (OverloadedOperator::Subscript, index) => {
                self.parenthesized(object);
                self.text("[");
                self.separated(index, |p, arg| p.top(arg));
                self.text("]");
            }
            (OverloadedOperator::Arrow, _) => self.parenthesized(object),
            (_, []) if !postfix => {
                self.text(op.spelling());
                self.parenthesized(object);
            }
            (_, []) => {
                self.parenthesized(object);
                self.text(op.spelling());
            }
            (_, [operand, ..]) => {
                self.parenthesized(object);
                self.binary_sign(op);
                self.overloaded_operand(*operand);
            }
        }
    }

    /// Prints the sign of a binary operator with the blanks around it.
    fn binary_sign(&mut self, op: OverloadedOperator) {
        let (before, after) = match op {
            OverloadedOperator::ArrowStar => ("", ""),
            OverloadedOperator::Comma => ("", " "),
            _ => (" ", " "),
        };
        self.text(before);
        self.text(op.spelling());
        self.text(after);
    }

    pub(super) fn overloaded_base(&mut self, base: ExprId) {
        let inner = self.il.without_conversions(base);
        match self.il[inner].kind {
            _ if self.is_computed_operand(inner, true) => self.top(inner),
            ExprKind::Operator { .. } | ExprKind::Call { .. } if !self.is_called_for_temporary(inner) => {
                self.parenthesized(inner);
            }
            _ => self.operand(inner),
        }
    }
}
