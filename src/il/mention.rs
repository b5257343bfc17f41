//! Which variables an expression names.

use super::*;

/// Expressions nested deeper than this are taken to name none.
const MAX_DEPTH: u32 = 256;

impl Il {
    /// Whether an expression names one of these variables, in operands that are not evaluated too.
    pub fn names_one_of(&self, e: ExprId, variables: &[VariableId]) -> bool {
        !variables.is_empty() && self.names(e, variables, 0)
    }

    fn names(&self, e: ExprId, variables: &[VariableId], depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        match self[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. }
            | ExprKind::SizeofPack { pack: Entity::Variable { id } } => variables.contains(&id),
            kind => {
                let mut found = false;
                kind.for_each_part(|part| {
                    found = found
                        || match part {
                            Part::Expr { of } => self.names(of, variables, depth + 1),
                            Part::Exprs { of } => {
                                self[of].iter().any(|e| self.names(*e, variables, depth + 1))
                            }
                            _ => false,
                        };
                });
                found
            }
        }
    }
}
