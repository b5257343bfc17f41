//! Integral promotion, of bit-fields too (`[conv.prom]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// An operand after integral promotion.
    pub fn promote(&mut self, e: ExprId) -> ExprId {
        let ty = self.il[e].ty;
        let promoted = self.promoted_type(ty);
        if self.unqualified(promoted) == self.unqualified(ty) {
            return e;
        }
        self.implicit(e, ConversionKind::Integral, promoted, None)
    }

    /// The common type of two arithmetic operands (`[expr.arith.conv]`).
    pub(in crate::sema) fn common_type_of(&mut self, lhs: ExprId, rhs: ExprId) -> TypeId {
        let (a, b) = (self.operand_type(lhs), self.operand_type(rhs));
        self.usual_arithmetic_type(a, b)
    }

    /// The type of an operand: `int` for a bit-field all of whose values it has.
    fn operand_type(&mut self, e: ExprId) -> TypeId {
        let ty = self.il[e].ty;
        let ExprKind::Member { entity: Entity::Field { id }, .. } = self.il[e].kind else { return ty };
        let Some(width) = self.il[id].bits else { return ty };
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let Some((bits, signed)) = self.integer_width(ty).filter(|_| self.enum_of(ty).is_none()) else {
            return ty;
        };
        if self.il[width].flags.intersects(dependent) || bits < 32 {
            return ty;
        }
        match self.constant_integer(width) {
            Some(width) if width < if signed { 33 } else { 32 } => self.common.int,
            _ => ty,
        }
    }
}
