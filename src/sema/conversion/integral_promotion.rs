//! Integral promotion, of bit-fields too (`[conv.prom]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// An operand after integral promotion.
    pub fn promote(&mut self, e: ExprId) -> ExprId {
        let (ty, operand) = (self.il[e].ty, self.operand_type(e));
        let promoted = self.promoted_type(operand);
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

    /// The type of an operand: `int`, or else `unsigned int`, for a bit-field all of whose values it has.
    fn operand_type(&mut self, e: ExprId) -> TypeId {
        let ty = self.il[e].ty;
        let Some(width) = self.bit_field_of(e).and_then(|field| self.il[field].bits) else { return ty };
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let Some((bits, signed)) = self.integer_width(ty).filter(|_| self.enum_of(ty).is_none()) else {
            return ty;
        };
        if self.il[width].flags.intersects(dependent) || bits < 32 {
            return ty;
        }
        match self.constant_integer(width) {
            Some(width) if width < 32 || width == 32 && signed => self.common.int,
            Some(32) => self.common.unsigned,
            _ => ty,
        }
    }

    /// The bit-field that an expression designates: it may be the last operand of a comma or the object of an assignment.
    pub(in crate::sema) fn bit_field_of(&self, mut e: ExprId) -> Option<FieldId> {
        loop {
            e = match self.il[e].kind {
                ExprKind::Member { entity: Entity::Field { id }, .. } => {
                    return self.il[id].bits.map(|_| id);
                }
                ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => rhs,
                ExprKind::Binary { op, lhs, .. } if op.is_assignment() => lhs,
                ExprKind::Unary { op, operand } if op.changes_operand() => operand,
                _ => return None,
            }
        }
    }
}
