//! Which variables an expression names.

use super::*;
use crate::tables::limits;

impl Il {
    /// Whether an expression names one of these variables, in operands that are not evaluated too.
    pub fn names_one_of(&self, e: ExprId, variables: &[VariableId]) -> bool {
        !variables.is_empty() && self.names_any(e, &|id| variables.contains(&id))
    }

    /// Whether an expression names a variable of which something holds.
    pub fn names_any(&self, e: ExprId, holds: &dyn Fn(VariableId) -> bool) -> bool {
        self.names(e, holds, 0)
    }

    fn names(&self, e: ExprId, holds: &dyn Fn(VariableId) -> bool, depth: u32) -> bool {
        if depth > limits::NAMING_EXPRESSION_NESTING {
            return false;
        }
        match self[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. }
            | ExprKind::SizeofPack { pack: Entity::Variable { id } } => holds(id),
            kind => self.any_operand(kind, |part| self.names(part, holds, depth + 1)),
        }
    }
}
