//! The numbers that expressions stand for which are made of literals, and of calls that were evaluated when the program was
//! translated (`[expr.const]`): a display shows them in the place of what they were computed from.

use crate::finalize::initial_values::is_type_operation;
use crate::finalize::lifetime;
use crate::float_value::{FloatFormat, FloatValue};
use crate::il::*;
use crate::literals::FloatType;
use crate::names::Names;
use crate::tables::limits;
use rustc_hash::FxHashMap;

/// What is asked about the numbers of a unit at a place.
#[derive(Clone, Copy)]
pub struct Numbers<'a> {
    pub il: &'a Il,
    pub names: &'a Names,
    /// What calls give that are evaluated when the program is translated, `None` inside where that is nothing.
    pub call_values: &'a FxHashMap<ExprId, Option<ConstantId>>,
    /// The operand of `sizeof` and the like encloses the place: nothing is evaluated there.
    pub unevaluated: bool,
    /// The call whose value is known and that is looked at itself.
    pub opened: Option<ExprId>,
    /// A function body encloses the place.
    pub in_function: bool,
}

impl Numbers<'_> {
    /// Whether an expression is a constant that stands for itself: what it was computed from is gone.
    pub fn stands_for_itself(&self, expr: ExprId) -> bool {
        self.is_number(expr) || is_null(self.il, expr)
    }

    /// Whether an expression is a number that is computed when the program is translated.
    pub fn is_number(&self, expr: ExprId) -> bool {
        self.integer(expr).is_some() || self.float(expr).is_some()
    }

    /// The value of an expression of integral type that is made of literals.
    pub fn integer(&self, expr: ExprId) -> Option<i128> {
        self.integer_at(expr, 0)
    }

    /// The value of an expression of floating type that is made of literals.
    pub fn float(&self, expr: ExprId) -> Option<FloatValue> {
        self.float_at(expr, self.float_type(expr)?, 0)
    }

    /// The type of an expression as that of floating literals whose values are computed here.
    pub fn float_type(&self, expr: ExprId) -> Option<FloatType> {
        float_type(self.il, self.il[expr].ty)
    }

    /// What a call gives, `None` inside where that is nothing.
    pub fn call_value(&self, expr: ExprId) -> Option<Option<ConstantId>> {
        // In a function, what is only made zero is left to it.
        if self.unevaluated
            || self.opened == Some(expr)
            || self.in_function && self.is_zeroed(expr)
            || is_type_operation(self.il[expr].kind)
        {
            return None;
        }
        self.call_values.get(&expr).copied()
    }

    /// Whether an object is only made zero: no function is called for that (`[dcl.init.general]`).
    pub fn is_zeroed(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Construct { args, constructor: Some(constructor), .. } => {
                args.is_empty() && lifetime::makes_zero(self.il, constructor)
            }
            _ => false,
        }
    }

    /// Whether a number is divided by zero: the language does not say what that gives (`[expr.mul]`).
    pub fn divides_by_zero(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Binary { op: BinaryOp::Divide, rhs, .. } => {
                self.float(rhs).is_some_and(|value| value.to_f64() == 0.0)
            }
            _ => false,
        }
    }

    fn integer_at(&self, expr: ExprId, depth: u32) -> Option<i128> {
        if depth > limits::DISPLAYED_CONSTANT_NESTING {
            return None;
        }
        let e = self.il[expr];
        let integral = integral(self.il, e.ty)?;
        let one = |e| self.integer_at(e, depth + 1);
        let value = match e.kind {
            ExprKind::Integer { literal } => {
                let literal = self.il.literals.integers.get(literal as usize)?;
                literal.value as i128
            }
            ExprKind::Char { literal } => i128::from(self.il.literals.chars.get(literal as usize)?.value),
            ExprKind::Bool { value } => i128::from(value),
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } if !self.il[id].dependent => {
                self.il[id].value
            }
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.integer_value(self.il[id].value?)?
            }
            ExprKind::Extension { operand } => one(operand)?,
            ExprKind::Call { .. }
            | ExprKind::Operator { .. }
            | ExprKind::Implicit { conversion: ConversionKind::User, .. } => {
                self.integer_value(self.call_value(expr)??)?
            }
            ExprKind::Cast { operand, .. }
            | ExprKind::Implicit { operand, conversion: ConversionKind::FloatingIntegral, .. }
                if self.float_type(operand).is_some() =>
            {
                let value = self.float(operand)?.to_f64();
                if value.is_finite() { value as i128 } else { return None }
            }
            ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Integral | ConversionKind::Boolean,
                ..
            } => one(operand)?,
            ExprKind::Cast { operand, .. } => one(operand)?,
            ExprKind::Unary { op, operand } => match op {
                UnaryOp::Plus => one(operand)?,
                UnaryOp::Minus => one(operand)?.checked_neg()?,
                UnaryOp::Complement => !one(operand)?,
                UnaryOp::Not => i128::from(one(operand)? == 0),
                _ => return None,
            },
            ExprKind::Binary { op, lhs, rhs } => computed(op, one(lhs)?, one(rhs)?)?,
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                if one(condition)? != 0 {
                    one(then)?
                } else {
                    one(otherwise)?
                }
            }
            ExprKind::SizeofType { of } => known_extent(self.il, of)?.0,
            ExprKind::AlignofType { of, .. } => known_extent(self.il, of)?.1,
            ExprKind::SizeofExpr { of } => known_extent(self.il, self.il[of].ty)?.0,
            ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => one(chosen)?,
            kind if is_type_operation(kind) => self.integer_value((*self.call_values.get(&expr)?)?)?,
            // What else stands for an integer is no number made of literals.
            _ => return None,
        };
        Some(truncated(value, integral))
    }

    fn integer_value(&self, constant: ConstantId) -> Option<i128> {
        match self.il[constant].value {
            Value::Integer { value } => Some(value),
            _ => None,
        }
    }

    fn float_at(&self, expr: ExprId, of: FloatType, depth: u32) -> Option<FloatValue> {
        if depth > limits::DISPLAYED_CONSTANT_NESTING {
            return None;
        }
        let one = |expr| self.float_at(expr, of, depth + 1);
        if let Some(given) = self.call_value(expr) {
            let Value::Float { bits } = self.il[given?].value else { return None };
            return Some(FloatValue { format: of.format(), bits });
        }
        match self.il[expr].kind {
            ExprKind::Float { literal } => {
                let literal = self.il.literals.floats.get(literal as usize)?;
                let value = FloatValue::from_text(self.names.text(literal.spelling), literal.ty.format());
                Some(value.convert(of.format()))
            }
            ExprKind::Unary { op: UnaryOp::Minus, operand } => Some(one(operand)?.negated()),
            ExprKind::Unary { op: UnaryOp::Plus, operand } | ExprKind::Extension { operand } => one(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                let exact = matches!(of.format(), FloatFormat::Extended | FloatFormat::Quad);
                if exact && !self.divides_by_zero(expr) {
                    return None;
                }
                let (a, b) = (one(lhs)?.to_f64(), one(rhs)?.to_f64());
                let value = match op {
                    BinaryOp::Add => a + b,
                    BinaryOp::Subtract => a - b,
                    BinaryOp::Multiply => a * b,
                    BinaryOp::Divide => a / b,
                    _ => return None,
                };
                Some(FloatValue::from_f64(value, FloatFormat::Double).convert(of.format()))
            }
            ExprKind::Cast { operand, .. }
            | ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Floating | ConversionKind::FloatingIntegral,
                ..
            } => {
                if let Some(value) = self.integer(operand) {
                    return Some(FloatValue::from_text(&value.to_string(), of.format()));
                }
                let from = self.float_type(operand)?;
                Some(self.float_at(operand, from, depth + 1)?.convert(of.format()))
            }
            // What else stands for a floating-point number is not made of literals.
            _ => None,
        }
    }
}

/// A type as that of the floating literals whose values it has; `None`: there are none.
pub fn float_type(il: &Il, ty: TypeId) -> Option<FloatType> {
    let TypeKind::Builtin { of } = il[il.unqualified_type(ty)].kind else { return None };
    of.literal_type()
}

/// Whether an expression is a null pointer (`[conv.ptr]`).
pub fn is_null(il: &Il, expr: ExprId) -> bool {
    match il[expr].kind {
        ExprKind::Nullptr | ExprKind::GnuNull => true,
        ExprKind::Implicit { conversion: ConversionKind::NullPointer, .. } => true,
        ExprKind::Implicit { operand, conversion: ConversionKind::Qualification, .. } => is_null(il, operand),
        _ => false,
    }
}

/// A type as an integral one: its size in bits and whether it is unsigned; an enumeration is what underlies it.
pub fn integral(il: &Il, ty: TypeId) -> Option<(u32, bool)> {
    let of = match il[il.unqualified_type(ty)].kind {
        TypeKind::Builtin { of } => of,
        TypeKind::Enum { of } => match il[il[il[of].underlying].canonical].kind {
            TypeKind::Builtin { of } => of,
            _ => return None,
        },
        _ => return None,
    };
    if of == Builtin::Bool {
        return Some((1, true));
    }
    if !of.is_integral() {
        return None;
    }
    let bits = of.extent(il.target)?.size as u32 * 8;
    Some((bits, !il.target.is_signed(of)))
}

/// Size and alignment in bytes of a type that is complete; of references, those of what they refer to.
pub fn known_extent(il: &Il, ty: TypeId) -> Option<(i128, i128)> {
    match il[il[ty].canonical].kind {
        TypeKind::Builtin { of } => of.extent(il.target).map(|e| (e.size.into(), e.align.into())),
        TypeKind::Qualified { base, .. } => known_extent(il, base),
        TypeKind::Pointer { .. } => Some((il.target.pointer.into(), il.target.pointer.into())),
        TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => known_extent(il, to),
        TypeKind::Class { class } => {
            il[class].layout(il).map(|layout| (layout.size.into(), layout.align.into()))
        }
        TypeKind::Enum { of } => known_extent(il, il[of].underlying),
        TypeKind::Array { element, bound: ArrayBound::Constant { count } } => {
            known_extent(il, element).map(|(size, align)| (size * i128::from(count.get()), align))
        }
        _ => None,
    }
}

/// The value that an operator gives; none where it has none.
pub fn computed(op: BinaryOp, a: i128, b: i128) -> Option<i128> {
    Some(match op {
        BinaryOp::Multiply => a.checked_mul(b)?,
        BinaryOp::Divide => a.checked_div(b)?,
        BinaryOp::Remainder => a.checked_rem(b)?,
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Subtract => a.checked_sub(b)?,
        BinaryOp::ShiftLeft => a.checked_shl(u32::try_from(b).ok()?)?,
        BinaryOp::ShiftRight => a.checked_shr(u32::try_from(b).ok()?)?,
        BinaryOp::Less => i128::from(a < b),
        BinaryOp::Greater => i128::from(a > b),
        BinaryOp::LessEqual => i128::from(a <= b),
        BinaryOp::GreaterEqual => i128::from(a >= b),
        BinaryOp::Equal => i128::from(a == b),
        BinaryOp::NotEqual => i128::from(a != b),
        BinaryOp::And => a & b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Or => a | b,
        BinaryOp::LogicalAnd => i128::from(a != 0 && b != 0),
        BinaryOp::LogicalOr => i128::from(a != 0 || b != 0),
        _ => return None,
    })
}

/// A value as a type of so many bits holds it.
pub fn truncated(value: i128, (bits, unsigned): (u32, bool)) -> i128 {
    if bits == 1 {
        return i128::from(value != 0);
    }
    let gap = 128u32.saturating_sub(bits);
    if unsigned && gap > 0 { ((value as u128) << gap >> gap) as i128 } else { value << gap >> gap }
}
