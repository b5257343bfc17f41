//! Constants whose values only an instantiation knows (`[temp.dep.constexpr]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether an argument of a call is a constant that is computed from template parameters. The call of a name that
    /// nothing declares then waits for the instantiation as one does whose arguments have dependent types. The size of
    /// a type, also converted in C's notation, and the names of constants do not count by themselves.
    pub(super) fn is_open_constant(&self, e: ExprId) -> bool {
        self.il[e].flags.contains(ExprFlags::VALUE_DEPENDENT)
            && match self.il[e].kind {
                ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. } => false,
                ExprKind::Name { entity: Entity::Variable { .. }, .. } => false,
                ExprKind::Cast { style: CastStyle::FunctionalBrace, .. } => false,
                ExprKind::Cast { style: CastStyle::C, operand, .. } => self.is_open_constant(operand),
                _ => self.has_constant_form(e),
            }
    }

    /// Whether an expression is made of constants alone, whatever their values are.
    fn has_constant_form(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Integer { .. }
            | ExprKind::Float { .. }
            | ExprKind::Char { .. }
            | ExprKind::Bool { .. }
            | ExprKind::Constant { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::SizeofPack { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::Noexcept { .. }
            | ExprKind::Trait { .. }
            | ExprKind::Dependent { .. } => true,
            ExprKind::Name { entity, .. } => match entity {
                Entity::Variable { id } => self.il[id].flags.contains(VariableFlags::CONSTEXPR),
                Entity::Enumerator { .. } | Entity::TemplateParam { .. } => true,
                _ => false,
            },
            kind @ (ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                ..
            }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Implicit { .. }) => !self.il.any_operand(kind, |of| !self.has_constant_form(of)),
            // Calls, objects and what they are made of are no such constants, whatever their operands are.
            _ => false,
        }
    }
}
