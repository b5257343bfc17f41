//! Which expressions in declarations of templates are surely not equivalent (`[temp.over.link]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether two expressions that involve template parameters differ in a way that no spelling explains. What is not
    /// compared does not count as a difference.
    pub(in crate::sema) fn surely_differ(&self, a: ExprId, b: ExprId) -> bool {
        use ExprKind::*;
        let (first, second) = (&self.il[a], &self.il[b]);
        let either = first.flags | second.flags;
        if either.contains(ExprFlags::UNKNOWN) {
            return false;
        }
        if (first.flags ^ second.flags).contains(ExprFlags::PARENTHESIZED) {
            return true;
        }
        match (first.kind, second.kind) {
            (Implicit { operand, .. }, _) => self.surely_differ(operand, b),
            (_, Implicit { operand, .. }) => self.surely_differ(a, operand),
            (Name { entity: x, .. }, Name { entity: y, .. }) => self.other_parameters(x, y),
            (DependentMember { base: x, name: n, .. }, DependentMember { base: y, name: m, .. }) => {
                n != m || self.surely_differ(x, y)
            }
            (Unary { op: p, operand: x }, Unary { op: q, operand: y }) => p != q || self.surely_differ(x, y),
            (Binary { op: p, lhs: x, rhs: u }, Binary { op: q, lhs: y, rhs: v }) => {
                p != q || self.surely_differ(x, y) || self.surely_differ(u, v)
            }
            (Call { callee: x, args: u }, Call { callee: y, args: v }) => {
                self.surely_differ(x, y) || self.lists_differ(u, v)
            }
            (Subscript { base: x, index: u }, Subscript { base: y, index: v }) => {
                self.surely_differ(x, y) || self.surely_differ(u, v)
            }
            (Cast { style: p, operand: x, .. }, Cast { style: q, operand: y, .. }) => {
                p != q || self.surely_differ(x, y)
            }
            (Expansion { pattern: x }, Expansion { pattern: y }) => self.surely_differ(x, y),
            (x, y) => match (shape(&x), shape(&y)) {
                (Some(x), Some(y)) => x != y,
                _ => false,
            },
        }
    }

    /// Whether two lists of arguments differ in their lengths or surely in an element.
    fn lists_differ(&self, a: List<ExprId>, b: List<ExprId>) -> bool {
        a.len() != b.len() || self.il[a].iter().zip(&self.il[b]).any(|(x, y)| self.surely_differ(*x, *y))
    }

    /// Whether two names stand for function parameters of different types.
    fn other_parameters(&self, a: Entity, b: Entity) -> bool {
        let parameter = |entity: Entity| match entity {
            Entity::Variable { id } if self.il[id].storage == Storage::Automatic => Some(self.il[id].ty),
            _ => None,
        };
        matches!((parameter(a), parameter(b)), (Some(x), Some(y)) if !self.same_type(x, y))
    }
}

/// What tells expressions of different structure apart; none for one that another lookup may have made differently.
fn shape(kind: &ExprKind) -> Option<u8> {
    use ExprKind::*;
    Some(match kind {
        Name { .. } | Overload { .. } | Dependent { .. } => 0,
        Member { .. } | MemberOverload { .. } | DependentMember { .. } => 1,
        Unary { .. } => 2,
        Binary { .. } => 3,
        Call { .. } => 4,
        Subscript { .. } => 5,
        Cast { .. } | Construct { .. } | ConstructBrace { .. } => 6,
        Conditional { .. } => 7,
        SizeofType { .. } | SizeofExpr { .. } => 8,
        New { .. } => 9,
        _ => return None,
    })
}
