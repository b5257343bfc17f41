//! Arithmetic on floating values: exact, then rounded to the nearest, ties to even (IEEE 754).

use super::{FloatClass, FloatFormat, FloatValue, in_format, signed};
use rustc_apfloat::{Float, ieee};
use std::cmp::Ordering;

impl FloatValue {
    /// The value of an integer in a format; `unsigned` says that the number stands for one of 128 bits without
    /// a sign.
    pub fn from_integer(value: i128, unsigned: bool, format: FloatFormat) -> Self {
        let (negative, magnitude) =
            if unsigned { (false, value as u128) } else { (value < 0, value.unsigned_abs()) };
        let bits = in_format!(format, Of => Of::from_u128(magnitude).value.to_bits());
        signed(Self { format, bits }, negative)
    }

    /// What is not a number, in a format.
    pub fn not_a_number(format: FloatFormat) -> Self {
        Self { format, bits: in_format!(format, Of => Of::qnan(None).to_bits()) }
    }

    /// What is not a number and signals when it is used, in a format.
    pub fn signaling(format: FloatFormat) -> Self {
        Self { format, bits: in_format!(format, Of => Of::snan(None).to_bits()) }
    }

    /// Whether the value is neither zero, infinite, not a number, nor too small for full precision.
    pub fn is_normal(self) -> bool {
        in_format!(self.format, Of => Of::from_bits(self.bits).is_normal())
    }

    /// The sum of two values of one format.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let (a, b) = (self.bits, other.bits);
        self.result(in_format!(self.format, Of => (Of::from_bits(a) + Of::from_bits(b)).value.to_bits()))
    }

    /// The product of two values of one format.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        let (a, b) = (self.bits, other.bits);
        self.result(in_format!(self.format, Of => (Of::from_bits(a) * Of::from_bits(b)).value.to_bits()))
    }

    /// The quotient of two values of one format.
    #[must_use]
    pub fn divided_by(self, other: Self) -> Self {
        let (a, b) = (self.bits, other.bits);
        self.result(in_format!(self.format, Of => (Of::from_bits(a) / Of::from_bits(b)).value.to_bits()))
    }

    /// What an operation came to. What is not a number keeps nothing of its operands.
    fn result(self, bits: u128) -> Self {
        let result = Self { format: self.format, bits };
        match result.class() {
            FloatClass::NotANumber => Self::not_a_number(self.format),
            _ => result,
        }
    }

    /// How two values of one format are ordered; none where one is not a number.
    pub fn partial_order(self, other: Self) -> Option<Ordering> {
        let (a, b) = (self.bits, other.bits);
        in_format!(self.format, Of => Of::from_bits(a).partial_cmp(&Of::from_bits(b)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_agree_with_the_machine() {
        let values =
            [0.0, -0.0, 1.0, -1.5, 0.1, 3.25e-310, 1.7e308, 123456789.125, 5e-324, -2.2250738585072014e-308];
        for a in values {
            for b in values {
                let (x, y) = (
                    FloatValue::from_f64(a, FloatFormat::Double),
                    FloatValue::from_f64(b, FloatFormat::Double),
                );
                assert_eq!(x.plus(y).to_f64(), a + b, "{a} + {b}");
                assert_eq!(x.times(y).to_f64(), a * b, "{a} * {b}");
                if b != 0.0 {
                    assert_eq!(x.divided_by(y).to_f64(), a / b, "{a} / {b}");
                }
                assert_eq!(x.partial_order(y), a.partial_cmp(&b), "{a} <=> {b}");
            }
        }
    }

    #[test]
    fn integers_convert() {
        let double =
            |value, unsigned| FloatValue::from_integer(value, unsigned, FloatFormat::Double).to_f64();
        assert_eq!(double(-3, false), -3.0);
        assert_eq!(double(-1, true), 3.402_823_669_209_385e38);
        assert_eq!(double(i64::MAX.into(), false), 9_223_372_036_854_775_807i64 as f64);
    }
}
