//! Null pointer constants (`[conv.ptr]`).

use crate::compilation::Compilation;
use crate::float_value::FloatValue;
use crate::il::*;
use crate::sema::constant::{float_format, truncated};
use crate::sema::expression::DEPENDENT;
use crate::tables::limits;

impl Compilation {
    /// Whether an expression is a null pointer constant. The reference program takes more for one than the standard: a
    /// character whose value is zero, and what literals or enumerators are converted to by casts.
    pub fn is_null_pointer_constant(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        match entry.kind {
            ExprKind::Nullptr | ExprKind::GnuNull => true,
            ExprKind::Integer { literal } => {
                self.il.literals.integers.get(literal as usize).is_some_and(|i| i.value == 0)
            }
            ExprKind::Extension { operand } => self.is_null_pointer_constant(operand),
            ExprKind::Char { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::Conditional { .. } => match self.builtin_of(entry.ty) {
                Some(Builtin::Nullptr) => true,
                Some(Builtin::Bool) | None => false,
                Some(of) => {
                    of.is_integral()
                        && !entry.flags.intersects(DEPENDENT)
                        && self.written_value(e, 0) == Some(0)
                }
            },
            _ => self.builtin_of(entry.ty) == Some(Builtin::Nullptr),
        }
    }

    /// Whether an operand of a comparison with a pointer is `false`, which is taken for null there.
    pub(in crate::sema) fn is_false_beside_pointer(&self, e: ExprId, operands: [ExprId; 2]) -> bool {
        let pointer = |e: ExprId| {
            matches!(
                self.split(self.il[e].ty).kind,
                TypeKind::Pointer { .. } | TypeKind::Array { .. } | TypeKind::Function { .. }
            )
        };
        self.builtin_of(self.il[e].ty) == Some(Builtin::Bool)
            && operands.into_iter().any(pointer)
            && self.written_value(e, 0) == Some(0)
    }

    /// The value of a literal or an enumerator, converted by casts to integer types or not, or of such an operand that
    /// another one chooses.
    fn written_value(&self, e: ExprId, depth: u32) -> Option<i128> {
        let entry = &self.il[e];
        if depth > limits::AGGREGATE_NESTING || entry.flags.intersects(DEPENDENT) {
            return None;
        }
        let of = |e: ExprId| self.written_value(e, depth + 1);
        let given = match entry.kind {
            ExprKind::Integer { literal } => self.il.literals.integers.get(literal as usize)?.value as i128,
            ExprKind::Char { literal } => i128::from(self.il.literals.chars.get(literal as usize)?.value),
            ExprKind::Bool { value } => i128::from(value),
            ExprKind::Float { literal } => {
                let text = self.names.text(self.il.literals.floats.get(literal as usize)?.spelling);
                return truncated(FloatValue::from_text(text, float_format(self, entry.ty)?));
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => self.il[id].value,
            ExprKind::Extension { operand }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Cast { operand, .. } => of(operand)?,
            ExprKind::Construct { args, .. } if self.il[args].is_empty() => 0,
            ExprKind::ConstructBrace { list, .. } => match self.il[list].kind {
                ExprKind::InitList { elements, .. } => match self.il[elements] {
                    [] => 0,
                    [only] => of(only)?,
                    _ => return None,
                },
                _ => return None,
            },
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                // A size is never zero.
                let sized = matches!(
                    self.il[self.il.without_conversions(condition)].kind,
                    ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. }
                );
                of(if sized || of(condition)? != 0 { then } else { otherwise })?
            }
            // What other expressions give is computed: no null pointer constant comes of that.
            _ => return None,
        };
        self.integer_width(entry.ty)?;
        match self.builtin_of(entry.ty) {
            Some(Builtin::Bool) => Some(i128::from(given != 0)),
            _ => Some(self.wrap_integer(given, entry.ty)),
        }
    }
}
