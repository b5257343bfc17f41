//! Fold expressions (`[expr.prim.fold]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::il::*;
use crate::lex::TokenKind;
use crate::source::Pos;
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
        self.fold_position(node, left, right);
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

    /// A fold expression stands at the operator beside the operand with the packs ([expr.prim.fold]).
    fn fold_position(&mut self, node: ExprNode, left: Option<ExprId>, right: Option<ExprId>) {
        let pack = |operand: &ExprId| self.il[*operand].flags.contains(ExprFlags::PACK);
        let pos = match (left.filter(pack), right) {
            (Some(left), _) => self.before_ellipsis(left),
            (None, Some(right)) => {
                let at = self.token_at(self.start_of(right)).saturating_sub(1);
                self.unit.tokens.pos(at)
            }
            (None, None) => return,
        };
        self.position(node, pos);
    }

    /// The position of the operator between an expression and the ellipsis behind it.
    fn before_ellipsis(&self, expr: ExprId) -> Pos {
        let tokens = self.unit.tokens;
        let first = self.token_at(self.start_of(expr));
        let mut depth = 0u32;
        for at in first..tokens.len() {
            match tokens.kind(at) {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace if depth == 0 => {
                    break;
                }
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => depth -= 1,
                TokenKind::Ellipsis if depth == 0 => return tokens.pos(at.saturating_sub(1)),
                TokenKind::EndOfFile => break,
                _ => {}
            }
        }
        self.il[expr].pos
    }
}
