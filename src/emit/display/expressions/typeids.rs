//! `typeid` (`[expr.typeid]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::tables::il_display::{ExprNode, TypeNode, expr_node, new};

impl Build<'_> {
    /// `typeid` of a type, or of the object that an expression designates: which type that is, is found when the program
    /// runs where its class is polymorphic or not known yet.
    pub(super) fn typeid(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let il = self.il;
        let node = self.new_expression(new::EXPR_NODE_ENK_TYPEID, expr);
        let (of, operand) = match il[expr].kind {
            ExprKind::TypeidType { of } => (of, None),
            ExprKind::TypeidExpr { of } => (il[of].ty, Some(of)),
            _ => return node,
        };
        let ty = self.ty(of);
        let ty = self.without_qualifiers(self.resolved(ty));
        self.known_at_run_time(ty);
        let named = self.type_operand(ty);
        if let Some(operand) = operand {
            let dynamic = il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT)
                || il[operand].category != Category::Prvalue
                    && il.class_of(of).is_some_and(|class| il[class].flags.contains(ClassFlags::POLYMORPHIC));
            let unevaluated = self.place.unevaluated || !dynamic;
            let made = self.with(change::Unevaluated(unevaluated), |p| p.expression(operand, Use::Object));
            self.g.link(named, expr_node::NEXT, made);
            self.g.flag(node, expr_node::IS_DYNAMIC, dynamic);
        }
        self.g.link(node, expr_node::TYPE_WITH_OPT_EXPR, named);
        self.category(node, expr, how);
        node
    }

    /// A type among the operands of an operation.
    pub(super) fn type_operand(&mut self, ty: TypeNode) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_TYPE_OPERAND);
        let void = self.builtin(Builtin::Void);
        self.g.link(node, expr_node::TYPE, void);
        self.g.link(node, expr_node::TYPE_OPERAND, ty);
        node
    }
}
