//! Operations on vectors and complex numbers, which GNU has as well as those on plain ones.

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::graph::Derived;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, TypeNode, expr_node, form, ty, word};

impl Build<'_> {
    /// The vector that an operand is.
    pub(super) fn vector_of(&self, node: ExprNode) -> Option<TypeNode> {
        let ty = self.resolved(self.g.target(node, expr_node::TYPE)?);
        (self.g.node(ty).form == form::TYPE_TK_VECTOR).then_some(ty)
    }

    /// Whether an expression is a vector.
    pub(super) fn is_vector(&self, expr: ExprId) -> bool {
        matches!(self.il[self.il[self.il[expr].ty].canonical].kind, TypeKind::Vector { .. })
    }

    /// A number beside a vector is one for each of the elements.
    pub(super) fn filled_vector(&mut self, node: ExprNode, vector: Option<TypeNode>) -> ExprNode {
        let Some(vector) = vector.filter(|_| self.vector_of(node).is_none()) else { return node };
        let node = self.generated(word::EOK_VECTOR_FILL, vector, node, Pos::NONE);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_VECTOR);
        node
    }

    /// What an operation on vectors gives: arithmetic the type of its operands, comparison another one.
    pub(super) fn vector_result(&mut self, node: ExprNode, op: BinaryOp, vector: Option<TypeNode>) {
        let Some(vector) = vector else { return };
        let arithmetic = matches!(
            op,
            BinaryOp::Multiply
                | BinaryOp::Divide
                | BinaryOp::Remainder
                | BinaryOp::Add
                | BinaryOp::Subtract
                | BinaryOp::ShiftLeft
                | BinaryOp::ShiftRight
                | BinaryOp::And
                | BinaryOp::Xor
                | BinaryOp::Or
        );
        let result = match self.g.target(node, expr_node::TYPE) {
            _ if arithmetic => vector,
            // Each comparison has a type of its own.
            Some(ty) if !op.is_assignment() => self.truth_vector(ty),
            _ => return,
        };
        self.g.link(node, expr_node::TYPE, result);
    }

    /// The type of vectors of truth values that have the elements of another one.
    fn truth_vector(&mut self, like: TypeNode) -> TypeNode {
        let like = self.resolved(like);
        let Some(element) = self.g.target(like, ty::ELEMENT_TYPE) else { return like };
        let (size, _) = self.extent(like);
        let ty = self.vector_type(element, size);
        self.g.flag(ty, ty::IS_BOOLEAN_VECTOR, true);
        ty
    }

    /// A choice for each of the elements.
    pub(super) fn vector_choice(&mut self, expr: ExprId, operands: [ExprNode; 3], how: Use) -> ExprNode {
        let [chosen, then, otherwise] = operands;
        let ty = |this: &Self, node: ExprNode| {
            this.vector_of(node)?;
            this.g.target(node, expr_node::TYPE).map(|ty| this.without_qualifiers(ty))
        };
        let result = ty(self, then).or_else(|| ty(self, otherwise));
        let then = self.filled_vector(then, result);
        let otherwise = self.filled_vector(otherwise, result);
        let node = self.operation(expr, word::EOK_VECTOR_QUESTION, &[chosen, then, otherwise], how);
        self.g.link_some(node, expr_node::TYPE, result);
        node
    }

    /// An element of a vector.
    pub(super) fn vector_element(&mut self, expr: ExprId, base: ExprId, index: ExprId, how: Use) -> ExprNode {
        let object = self.expression(base, Use::Object);
        let index = self.expression(index, Use::Value);
        if how != Use::Value && self.g.is_true(object, expr_node::IS_LVALUE) {
            self.changed(object);
            if let Some(ty) = self.g.target(object, expr_node::TYPE) {
                self.derived(ty, Derived::LvalueReference);
            }
        }
        let node = self.operation(expr, word::EOK_VECTOR_SUBSCRIPT, &[object, index], how);
        if self.il[base].category == Category::Prvalue {
            self.g.clear(node, expr_node::IS_LVALUE);
            self.g.clear(node, expr_node::ORIG_LVALUE_TYPE);
        }
        node
    }

    /// Whether an expression is a complex number.
    pub(super) fn is_complex_number(&self, expr: ExprId) -> bool {
        matches!(self.il[self.il[self.il[expr].ty].canonical].kind, TypeKind::Complex { .. })
    }
}

/// The enumerator of an operation on vectors, where that has one of its own.
pub(super) fn of_vectors(kind: &'static str) -> &'static str {
    match kind {
        word::EOK_EQ => word::EOK_VECTOR_EQ,
        word::EOK_NE => word::EOK_VECTOR_NE,
        word::EOK_LT => word::EOK_VECTOR_LT,
        word::EOK_GT => word::EOK_VECTOR_GT,
        word::EOK_LE => word::EOK_VECTOR_LE,
        word::EOK_GE => word::EOK_VECTOR_GE,
        word::EOK_LAND => word::EOK_VECTOR_LAND,
        word::EOK_LOR => word::EOK_VECTOR_LOR,
        word::EOK_NOT => word::EOK_VECTOR_NOT,
        word::EOK_QUESTION => word::EOK_VECTOR_QUESTION,
        kind => kind,
    }
}
