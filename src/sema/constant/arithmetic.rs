//! Arithmetic on constants (`[expr.mul]` to `[expr.bit.or]`, `[conv.integral]`, `[conv.fpint]`).

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::float_value::{FloatClass, FloatFormat, FloatValue};
use crate::il::*;
use crate::source::Pos;

/// A value reduced modulo two to the width of an integer type.
pub(super) fn wrap(value: i128, bits: u32, signed: bool) -> i128 {
    match (bits, signed) {
        (0 | 128.., _) => value,
        (_, true) => value << (128 - bits) >> (128 - bits),
        (_, false) => value & ((1 << bits) - 1),
    }
}

/// Whether a floating value is not zero.
pub(super) fn float_truth(c: &Compilation, ty: TypeId, bits: u128) -> bool {
    match float_format(c, ty) {
        Some(format) => !is_zero(FloatValue { format, bits }),
        None => bits != 0,
    }
}

pub(super) fn is_zero(value: FloatValue) -> bool {
    matches!(value.class(), FloatClass::Finite { significand: 0, .. })
}

/// The format of the values of a floating type, or of the parts of a complex one.
pub(in crate::sema) fn float_format(c: &Compilation, ty: TypeId) -> Option<FloatFormat> {
    use Builtin::*;
    let of = match c.split(ty).kind {
        TypeKind::Complex { element } | TypeKind::Vector { element, .. } => c.builtin_of(element)?,
        _ => c.builtin_of(ty)?,
    };
    Some(match of {
        Float16 | Fp16 => FloatFormat::Half,
        Bfloat16 => FloatFormat::Brain,
        Float | Float32 => FloatFormat::Single,
        Double | Float64 | Float32x => FloatFormat::Double,
        LongDouble | Float64x => FloatFormat::Extended,
        Float128 | StandardFloat128 => FloatFormat::Quad,
        _ => return None,
    })
}

impl Interpreter<'_> {
    /// A built-in binary operator on two values of type `ty`, or for shifts with the left one of type `ty`.
    pub fn arithmetic(&mut self, op: BinaryOp, ty: TypeId, a: &Datum, b: &Datum, pos: Pos) -> Eval<Datum> {
        if let Some(format) = float_format(self.c, ty) {
            if let (Datum::Complex(..), _) | (_, Datum::Complex(..)) = (a, b) {
                return self.complex_arithmetic(op, format, a, b, pos);
            }
            let (a, b) = (a.float(pos)?, b.float(pos)?);
            return float_arithmetic(op, FloatValue { format, bits: a }, FloatValue { format, bits: b }, pos);
        }
        let Some((bits, signed)) = self.c.integer_width(ty) else { return stop(Reason::Unknown, pos) };
        let (a, b) = (a.integer(pos)?, b.integer(pos)?);
        match integer_arithmetic(op, bits, signed, a, b, pos) {
            Err(Failure { reason: Reason::OutOfRange, .. })
                if matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply) =>
            {
                stop(Reason::Exceeds(ty), pos)
            }
            result => result.map(Datum::Integer),
        }
    }

    /// What an operation on constants gives whose result is out of range: it wraps, and nothing is left of what is shifted too
    /// far. There is none of a division by zero.
    pub(super) fn folded_arithmetic(
        &self,
        op: BinaryOp,
        ty: TypeId,
        a: &Datum,
        b: &Datum,
        pos: Pos,
    ) -> Eval<Datum> {
        let Some((bits, signed)) = self.c.integer_width(ty) else { return stop(Reason::Unknown, pos) };
        let (a, b) = (a.integer(pos)?, b.integer(pos)?);
        let result = match op {
            BinaryOp::Add => a.wrapping_add(b),
            BinaryOp::Subtract => a.wrapping_sub(b),
            BinaryOp::Multiply => a.wrapping_mul(b),
            BinaryOp::Divide if b == -1 => a.wrapping_neg(),
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight if a >= 0 && b >= i128::from(bits) => 0,
            _ => return stop(Reason::OutOfRange, pos),
        };
        Ok(Datum::Integer(wrap(result, bits, signed)))
    }

    /// A comparison of two values of type `ty`; none for operators that are no comparisons.
    pub fn compare(&mut self, op: BinaryOp, ty: TypeId, a: &Datum, b: &Datum, pos: Pos) -> Eval<bool> {
        let order = match float_format(self.c, ty) {
            Some(format) => {
                if let (Datum::Complex(ar, ai), Datum::Complex(br, bi)) = (a, b) {
                    let same = |x: u128, y: u128| {
                        let (x, y) = (FloatValue { format, bits: x }, FloatValue { format, bits: y });
                        x.partial_order(y) == Some(std::cmp::Ordering::Equal)
                    };
                    return Ok((same(*ar, *br) && same(*ai, *bi)) == (op == BinaryOp::Equal));
                }
                let (a, b) = (a.float(pos)?, b.float(pos)?);
                FloatValue { format, bits: a }.partial_order(FloatValue { format, bits: b })
            }
            None => {
                let (a, b) = (a.integer(pos)?, b.integer(pos)?);
                // The values of the widest unsigned type are kept as if they were signed.
                match self.c.integer_width(ty) {
                    Some((128, false)) => Some((a as u128).cmp(&(b as u128))),
                    _ => Some(a.cmp(&b)),
                }
            }
        };
        Ok(holds(op, order))
    }

    /// A value of type `from` converted to the arithmetic type `to`.
    pub fn convert_arithmetic(&mut self, value: &Datum, from: TypeId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let (source, target) = (float_format(self.c, from), float_format(self.c, to));
        if matches!(self.c.split(to).kind, TypeKind::Complex { .. }) {
            return self.convert_complex(value, from, to, pos);
        }
        if let Datum::Complex(real, _) = value {
            let real = Datum::Float(*real);
            let TypeKind::Complex { element } = self.c.split(from).kind else {
                return stop(Reason::Unknown, pos);
            };
            return self.convert_arithmetic(&real, element, to, pos);
        }
        let to_bool = self.c.builtin_of(to) == Some(Builtin::Bool);
        match (source, target) {
            (Some(format), Some(target)) => {
                let value = FloatValue { format, bits: value.float(pos)? };
                Ok(Datum::Float(if format == target { value } else { value.convert(target) }.bits))
            }
            (Some(format), None) => {
                let value = FloatValue { format, bits: value.float(pos)? };
                if to_bool {
                    return Ok(Datum::Integer((!is_zero(value)).into()));
                }
                let Some((bits, signed)) = self.c.integer_width(to) else {
                    return stop(Reason::Unknown, pos);
                };
                match truncated(value).filter(|v| wrap(*v, bits, signed) == *v) {
                    Some(value) => Ok(Datum::Integer(value)),
                    None => stop(Reason::Exceeds(to), pos),
                }
            }
            (None, Some(format)) => {
                let value = value.integer(pos)?;
                let unsigned = self.c.integer_width(from) == Some((128, false));
                Ok(Datum::Float(FloatValue::from_integer(value, unsigned, format).bits))
            }
            (None, None) => {
                let value = value.integer(pos)?;
                if to_bool {
                    return Ok(Datum::Integer((value != 0).into()));
                }
                match self.c.integer_width(to) {
                    Some((bits, signed)) => Ok(Datum::Integer(wrap(value, bits, signed))),
                    None => stop(Reason::Unknown, pos),
                }
            }
        }
    }

    fn convert_complex(&mut self, value: &Datum, from: TypeId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let TypeKind::Complex { element: target } = self.c.split(to).kind else {
            return stop(Reason::Unknown, pos);
        };
        if let (Datum::Complex(real, imaginary), TypeKind::Complex { element }) =
            (value, self.c.split(from).kind)
        {
            let real = self.convert_arithmetic(&Datum::Float(*real), element, target, pos)?;
            let imaginary = self.convert_arithmetic(&Datum::Float(*imaginary), element, target, pos)?;
            return Ok(Datum::Complex(real.float(pos)?, imaginary.float(pos)?));
        }
        let real = self.convert_arithmetic(value, from, target, pos)?;
        Ok(Datum::Complex(real.float(pos)?, 0))
    }

    /// The negative of a value of type `ty`.
    pub fn negated(&mut self, ty: TypeId, value: &Datum, pos: Pos) -> Eval<Datum> {
        match (float_format(self.c, ty), value) {
            (Some(format), Datum::Complex(real, imaginary)) => {
                let negate = |bits| FloatValue { format, bits }.negated().bits;
                Ok(Datum::Complex(negate(*real), negate(*imaginary)))
            }
            (Some(format), _) => {
                Ok(Datum::Float(FloatValue { format, bits: value.float(pos)? }.negated().bits))
            }
            (None, _) => self.arithmetic(BinaryOp::Subtract, ty, &Datum::Integer(0), value, pos),
        }
    }

    fn complex_arithmetic(
        &mut self,
        op: BinaryOp,
        format: FloatFormat,
        a: &Datum,
        b: &Datum,
        pos: Pos,
    ) -> Eval<Datum> {
        let parts = |d: &Datum| match d {
            Datum::Complex(real, imaginary) => Ok((*real, *imaginary)),
            other => other.float(pos).map(|real| (real, 0)),
        };
        let ((ar, ai), (br, bi)) = (parts(a)?, parts(b)?);
        let float = |bits| FloatValue { format, bits };
        let apply = |op, x, y| float_arithmetic(op, float(x), float(y), pos)?.float(pos);
        use BinaryOp::*;
        Ok(match op {
            Add | Subtract => Datum::Complex(apply(op, ar, br)?, apply(op, ai, bi)?),
            Multiply => Datum::Complex(
                apply(Subtract, apply(Multiply, ar, br)?, apply(Multiply, ai, bi)?)?,
                apply(Add, apply(Multiply, ar, bi)?, apply(Multiply, ai, br)?)?,
            ),
            _ => return stop(Reason::NotConstant, pos),
        })
    }
}

/// Whether a comparison holds for operands in this order; unordered ones are only unequal.
pub(super) fn holds(op: BinaryOp, order: Option<std::cmp::Ordering>) -> bool {
    match op {
        BinaryOp::Less => order.is_some_and(|o| o.is_lt()),
        BinaryOp::Greater => order.is_some_and(|o| o.is_gt()),
        BinaryOp::LessEqual => order.is_some_and(|o| o.is_le()),
        BinaryOp::GreaterEqual => order.is_some_and(|o| o.is_ge()),
        BinaryOp::Equal => order.is_some_and(|o| o.is_eq()),
        _ => order.is_none_or(|o| o.is_ne()),
    }
}

/// Arithmetic on integers of a width; signed results that do not fit have no value, those of shifts wrap.
pub(super) fn integer_arithmetic(
    op: BinaryOp,
    bits: u32,
    signed: bool,
    a: i128,
    b: i128,
    pos: Pos,
) -> Eval<i128> {
    use BinaryOp::*;
    let wide_unsigned = bits == 128 && !signed;
    let exact = match op {
        Add if signed => a.checked_add(b),
        Subtract if signed => a.checked_sub(b),
        Multiply if signed => a.checked_mul(b),
        Add => Some(a.wrapping_add(b)),
        Subtract => Some(a.wrapping_sub(b)),
        Multiply => Some(a.wrapping_mul(b)),
        Divide | Remainder if b == 0 => None,
        Divide if wide_unsigned => Some((a as u128 / b as u128) as i128),
        Remainder if wide_unsigned => Some((a as u128 % b as u128) as i128),
        Divide => a.checked_div(b),
        Remainder => a.checked_rem(b),
        And => return Ok(a & b),
        Or => return Ok(a | b),
        Xor => return Ok(a ^ b),
        ShiftLeft | ShiftRight if b < 0 || b >= i128::from(bits) => None,
        ShiftLeft => return Ok(wrap(a.wrapping_shl(b as u32), bits, signed)),
        ShiftRight if wide_unsigned => return Ok((a as u128 >> b) as i128),
        ShiftRight => return Ok(a >> b),
        Min => return Ok(a.min(b)),
        Max => return Ok(a.max(b)),
        _ => return stop(Reason::NotConstant, pos),
    };
    let wrapped = exact.map(|value| wrap(value, bits, signed));
    match (exact, wrapped) {
        (Some(exact), Some(wrapped)) if exact == wrapped || !signed => Ok(wrapped),
        _ => stop(Reason::OutOfRange, pos),
    }
}

fn float_arithmetic(op: BinaryOp, a: FloatValue, b: FloatValue, pos: Pos) -> Eval<Datum> {
    let value = match op {
        BinaryOp::Add => a.plus(b),
        BinaryOp::Subtract => a.plus(b.negated()),
        BinaryOp::Multiply => a.times(b),
        BinaryOp::Divide => a.divided_by(b),
        _ => return stop(Reason::NotConstant, pos),
    };
    Ok(Datum::Float(value.bits))
}

/// A floating value without its fraction, where 128 bits hold it.
pub(in crate::sema) fn truncated(value: FloatValue) -> Option<i128> {
    let FloatClass::Finite { significand, power } = value.class() else { return None };
    let magnitude = match power {
        0.. if significand == 0 => 0,
        0.. => {
            let free = significand.leading_zeros();
            (u32::try_from(power).ok()? < free).then(|| significand << power)?
        }
        -127..0 => significand >> -power,
        _ => 0,
    };
    let magnitude = i128::try_from(magnitude).ok()?;
    Some(if value.is_negative() { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_and_overflow() {
        let run = |op, bits, signed, a, b| integer_arithmetic(op, bits, signed, a, b, Pos::NONE).ok();
        assert_eq!(run(BinaryOp::Add, 32, true, i128::from(i32::MAX), 1), None);
        assert_eq!(run(BinaryOp::Add, 32, false, i128::from(u32::MAX), 1), Some(0));
        assert_eq!(run(BinaryOp::ShiftLeft, 32, true, 1, 31), Some(i128::from(i32::MIN)));
        assert_eq!(run(BinaryOp::Divide, 32, true, i128::from(i32::MIN), -1), None);
        assert_eq!(run(BinaryOp::Divide, 32, true, 7, 0), None);
        assert_eq!(run(BinaryOp::Multiply, 128, false, -1, 2), Some(-2));
        assert_eq!(wrap(300, 8, false), 44);
        assert_eq!(wrap(200, 8, true), -56);
        assert_eq!(wrap(3, 1, false), 1);
    }

    #[test]
    fn fractions_are_cut_off() {
        let value = |f| truncated(FloatValue::from_f64(f, FloatFormat::Double));
        assert_eq!(value(2.9), Some(2));
        assert_eq!(value(-2.9), Some(-2));
        assert_eq!(value(1e18), Some(1_000_000_000_000_000_000));
        assert_eq!(value(f64::INFINITY), None);
        assert_eq!(value(1e300), None);
    }
}
