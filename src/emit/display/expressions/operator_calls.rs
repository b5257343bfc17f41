//! Calls of operator functions in operator syntax (`[over.oper]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::Value;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, expr_node, new, word};

impl Build<'_> {
    /// The call that an operator stands for; `postfix` where it stands behind its operand.
    pub fn operator_call(
        &mut self,
        expr: ExprId,
        op: OverloadedOperator,
        function: Option<Entity>,
        args: List<ExprId>,
        postfix: bool,
        how: Use,
    ) -> ExprNode {
        let il = self.il;
        let Some(Entity::Function { id }) = function else { return self.constant_expression(expr, how) };
        let routine = self.routine(id);
        self.uses_implicitly(id);
        let target = self.routine_node(routine, il[expr].pos, Use::Value);
        self.called(target);
        let member = il[id].class.is_some();
        let mut operands = vec![target];
        for (index, arg) in il[args].iter().copied().enumerate() {
            if member && index == 0 {
                let made = self.object_of(expr, arg, Use::Object);
                operands.push(self.adjusted_object(made, arg, id));
                continue;
            }
            let parameter = il[id].params(il).get(index - usize::from(member)).map(|param| param.ty);
            operands.push(self.argument(arg, parameter));
        }
        let steps = matches!(op, OverloadedOperator::PlusPlus | OverloadedOperator::MinusMinus);
        if postfix && steps {
            operands.push(self.postfix_argument(il[expr].pos));
        }
        self.candidate_types(op, il[args].first().copied(), il[args].get(1).copied());
        let kind = if member { word::EOK_DOT_MEMBER_CALL } else { word::EOK_CALL };
        let node = self.call_node(expr, kind, &operands, how);
        let call = self.call_behind(node);
        self.operand_order(call, op);
        self.g.flag(call, expr_node::CALL_USES_OPERATOR_SYNTAX, true);
        let unseen = !member && !self.finds_operator(id, op, il[expr].pos);
        self.g.flag(call, expr_node::ONLY_FOUND_THROUGH_ARG_DEPENDENT_LOOKUP, unseen);
        node
    }

    /// The built-in operators that compete for operands of class type ask for the types that they take
    /// ([over.built]).
    pub fn candidate_types(&mut self, op: OverloadedOperator, left: Option<ExprId>, right: Option<ExprId>) {
        use OverloadedOperator as Op;
        let of_class = |of: Option<ExprId>| {
            of.is_some_and(|of| self.il.class_of(self.il[self.il.without_conversions(of)].ty).is_some())
        };
        let binary = right.is_some();
        let (left, right) = (of_class(left), of_class(right));
        let wanted = match op {
            Op::Plus | Op::Subscript if left && binary => Builtin::Long,
            Op::Equal | Op::NotEqual | Op::Less | Op::Greater | Op::LessEqual | Op::GreaterEqual
                if left || right =>
            {
                Builtin::Nullptr
            }
            Op::AndAnd | Op::OrOr | Op::Exclaim if left || right => Builtin::Bool,
            _ => return,
        };
        self.builtin(wanted);
    }

    /// The call itself, where its value is what a reference leads to.
    pub fn call_behind(&self, node: ExprNode) -> ExprNode {
        match self.g.get(node, expr_node::OPERATION_KIND) {
            Some(Value::Word(word::EOK_REF_INDIRECT)) => {
                self.g.target(node, expr_node::OPERANDS).unwrap_or(node)
            }
            _ => node,
        }
    }

    /// The operands of an overloaded operator are evaluated in the order of the built-in one ([over.match.oper]), that of
    /// which is fixed since C++17.
    fn operand_order(&mut self, call: ExprNode, op: OverloadedOperator) {
        use OverloadedOperator as Op;
        let ordered = matches!(op, Op::Call | Op::Subscript | Op::ShiftLeft | Op::ShiftRight | Op::ArrowStar);
        if !ordered {
            self.g.clear(call, expr_node::EVAL_LEFT_TO_RIGHT);
        }
        let assigns = matches!(
            op,
            Op::Assign
                | Op::PlusAssign
                | Op::MinusAssign
                | Op::StarAssign
                | Op::SlashAssign
                | Op::PercentAssign
                | Op::CaretAssign
                | Op::AmpAssign
                | Op::PipeAssign
                | Op::ShiftLeftAssign
                | Op::ShiftRightAssign
        );
        self.g.flag(call, expr_node::EVAL_RIGHT_TO_LEFT, assigns && self.header.standard >= 2017);
    }

    /// The argument that tells `operator++` behind its operand from the one before it ([over.inc]).
    fn postfix_argument(&mut self, pos: Pos) -> ExprNode {
        let int = self.builtin(Builtin::Int);
        let zero = match self.made.constants.postfix_zero {
            Some(zero) => zero,
            None => self.with(change::Region(1), |p| p.integer_constant(int, 0)),
        };
        self.made.constants.postfix_zero = Some(zero);
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, int);
        self.g.link(node, expr_node::CONSTANT, zero);
        self.position(node, pos);
        node
    }

    /// The object that `user` names a member of: what `operator->` gives stands where the arrow does.
    pub fn object_of(&mut self, user: ExprId, base: ExprId, how: Use) -> ExprNode {
        let il = self.il;
        let node = self.expression(base, how);
        if let ExprKind::Operator { op: OverloadedOperator::Arrow, .. } = il[base].kind {
            let call = self.call_behind(node);
            for at in [Some(node), Some(call), self.g.target(call, expr_node::OPERANDS)].into_iter().flatten()
            {
                self.position(at, il[user].pos);
            }
        }
        node
    }
}
