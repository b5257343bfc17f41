//! Fold expressions (`[expr.prim.fold]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::il::*;
use crate::tables::il_display::{ExprNode, expr_node, new, variable};

impl Build<'_> {
    pub(super) fn fold(
        &mut self,
        expr: ExprId,
        op: BinaryOp,
        left: Option<ExprId>,
        right: Option<ExprId>,
    ) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_FOLD, expr);
        // It stands at the operator beside the operand with the packs ([expr.prim.fold]).
        let pack = |operand: ExprId| self.il[operand].flags.contains(ExprFlags::PACK);
        if let ExprKind::Fold { before, behind, .. } = self.il[expr].kind {
            let pos = if left.is_some_and(pack) { before } else { behind };
            self.position(node, pos);
        }
        self.g.text(node, expr_node::FOLD_OPERATOR_TOKEN, op.spelling().to_owned());
        let is_left = match (left, right) {
            (Some(left), Some(_)) => !self.il[left].flags.contains(ExprFlags::PACK),
            (None, _) => true,
            _ => false,
        };
        self.g.flag(node, expr_node::FOLD_LEFT_ASSOCIATIVE, is_left);
        let operands: Vec<_> =
            [left, right].into_iter().flatten().map(|operand| self.fold_operand(operand)).collect();
        let first = self.g.chain(&operands, expr_node::NEXT);
        self.g.link_some(node, expr_node::FOLD_OPERANDS, first);
        node
    }

    /// An operand of a fold expression: that with the packs is expanded.
    fn fold_operand(&mut self, operand: ExprId) -> ExprNode {
        let pack = self.il[operand].flags.contains(ExprFlags::PACK);
        let node = match self.il[operand].kind {
            ExprKind::Name { entity: Entity::Variable { id }, qualifier: None, .. } if pack => {
                // Nothing is read before the packs are known.
                let variable = self.variable(id);
                let before = self.g.node(variable).fields.clone();
                let node = self.expression(operand, Use::Object);
                let references = self.g.get(variable, variable::SOURCE_CORRESP_NAME_REFERENCES).cloned();
                self.g.node_mut(variable).fields = before;
                if let Some(references) = references {
                    self.g.set(variable, variable::SOURCE_CORRESP_NAME_REFERENCES, references);
                }
                node
            }
            _ => self.expression(operand, if pack { Use::Object } else { Use::Value }),
        };
        self.g.flag(node, expr_node::IS_PACK_EXPANSION, pack);
        node
    }
}
