//! Which variables an expression names.

use super::*;
use crate::tables::limits;

impl Il {
    /// Whether an expression names one of these variables, in operands that are not evaluated too.
    pub fn names_one_of(&self, e: ExprId, variables: &[VariableId]) -> bool {
        !variables.is_empty() && self.names(e, variables, 0)
    }

    fn names(&self, e: ExprId, variables: &[VariableId], depth: u32) -> bool {
        if depth > limits::NAMING_EXPRESSION_NESTING {
            return false;
        }
        let of = |e: ExprId| self.names(e, variables, depth + 1);
        let any = |list: List<ExprId>| self[list].iter().any(|e| of(*e));
        match self[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => variables.contains(&id),
            ExprKind::SizeofPack { pack: Entity::Variable { id } } => variables.contains(&id),
            ExprKind::Member { base: operand, .. }
            | ExprKind::MemberOverload { base: operand, .. }
            | ExprKind::DependentMember { base: operand, .. }
            | ExprKind::PseudoDestructor { base: operand, .. }
            | ExprKind::Unary { operand, .. }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Extension { operand }
            | ExprKind::Cast { operand, .. }
            | ExprKind::Expansion { pattern: operand }
            | ExprKind::UserLiteral { operand, .. }
            | ExprKind::ConstructBrace { list: operand, .. }
            | ExprKind::CompoundLiteral { list: operand, .. }
            | ExprKind::Designated { value: operand, .. }
            | ExprKind::SizeofExpr { of: operand }
            | ExprKind::AlignofExpr { of: operand }
            | ExprKind::TypeidExpr { of: operand }
            | ExprKind::Noexcept { of: operand } => of(operand),
            ExprKind::Binary { lhs, rhs, .. } | ExprKind::Subscript { base: lhs, index: rhs } => {
                of(lhs) || of(rhs)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                of(condition) || then.is_some_and(of) || of(otherwise)
            }
            ExprKind::Fold { left, right, .. } => left.is_some_and(of) || right.is_some_and(of),
            ExprKind::Call { callee, args } => of(callee) || any(args),
            ExprKind::Operator { args, .. }
            | ExprKind::Construct { args, .. }
            | ExprKind::InitList { elements: args, .. } => any(args),
            _ => false,
        }
    }
}
