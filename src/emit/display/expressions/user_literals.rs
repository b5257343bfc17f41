//! Literals with user-defined suffixes (`[lex.ext]`): calls of literal operators.

use super::Use;
use crate::emit::display::build::Build;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ExprNode, New, TypeNode, constant, expr_node, kind, new, word,
};

impl Build<'_> {
    /// The call that a literal with a suffix stands for; none where the function is not known.
    pub(in crate::emit::display) fn user_literal(&mut self, expr: ExprId, how: Use) -> Option<ExprNode> {
        let il = self.il;
        let ExprKind::UserLiteral { operand, function: Some(function), .. } = il[expr].kind else {
            return None;
        };
        let params: Vec<TypeId> = il[function].params(il).iter().map(|param| param.ty).collect();
        let operands = self.literal_arguments(operand, &params)?;
        let routine = self.routine(function);
        self.uses_implicitly(function);
        let target = self.routine_node(routine, il[expr].pos, Use::Value);
        self.called(target);
        let mut all = vec![target];
        all.extend(operands);
        let node = self.call_node(expr, word::EOK_CALL, &all, how);
        let call = self.call_behind(node);
        self.g.flag(call, expr_node::COMPILER_GENERATED, true);
        self.g.flag(call, expr_node::CALL_USES_OPERATOR_SYNTAX, true);
        Some(node)
    }

    /// What a literal operator is called with: the value of the literal, or its characters and how many there are.
    fn literal_arguments(&mut self, operand: ExprId, params: &[TypeId]) -> Option<Vec<ExprNode>> {
        let il = self.il;
        let pos = il[operand].pos;
        let Some(first) = params.first().copied() else { return Some(Vec::new()) };
        let ty = self.ty(first);
        let ty = self.without_qualifiers(ty);
        if let ExprKind::String { literal } = il[operand].kind {
            let address = self.string_address(operand, ty)?;
            let mut made = vec![self.constant_node(address, ty, Some(pos))];
            if let Some(size) = params.get(1) {
                let string = *il.literals.strings.get(literal as usize)?;
                let count = il.literals.unit_values(&string).count();
                let size = self.ty(*size);
                let count = self.integer_constant(size, count as i128);
                made.push(self.constant_node(count, size, Some(pos)));
            }
            return Some(made);
        }
        if self.type_kind(ty) == word::TK_POINTER {
            return None;
        }
        let value = match self.numbers().integer(operand) {
            Some(value) => self.integer_constant(ty, value),
            None => self.constant_of(operand, None)?,
        };
        self.g.link(value, constant::TYPE, ty);
        self.constant_position(value, pos);
        Some(vec![self.constant_node(value, ty, Some(pos))])
    }

    /// The address of the first character of a string literal.
    fn string_address(&mut self, operand: ExprId, ty: TypeNode) -> Option<ConstantNode> {
        let object = self.expression(operand, Use::Object);
        let target = self.g.target(object, expr_node::CONSTANT)?;
        let form: New<kind::Constant> = new::CONSTANT_CK_ADDRESS_ABK_CONSTANT;
        let node = self.address_of(ty, form, target, false, Pos::NONE);
        let decayed = self.generated(word::EOK_ARRAY_TO_POINTER, ty, object, self.il[operand].pos);
        self.g.link(node, constant::EXPR, decayed);
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        Some(node)
    }

    /// The expression that a constant is.
    pub(in crate::emit::display) fn constant_node(
        &mut self,
        constant: ConstantNode,
        ty: TypeNode,
        pos: Option<Pos>,
    ) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, constant);
        if let Some(pos) = pos {
            self.position(node, pos);
        }
        node
    }
}
