//! Arithmetic on floating values: exact, then rounded to the nearest, ties to even (IEEE 754).

use super::{ExactNumber, FloatClass, FloatFormat, FloatValue};
use num_bigint::BigUint;
use std::cmp::Ordering;

impl FloatValue {
    /// The value of an integer in a format; `unsigned` says that the number stands for one of 128 bits without
    /// a sign.
    pub fn from_integer(value: i128, unsigned: bool, format: FloatFormat) -> Self {
        let (negative, magnitude) =
            if unsigned { (false, value as u128) } else { (value < 0, value.unsigned_abs()) };
        rounded(negative, magnitude.into(), BigUint::from(1u32), 0, format)
    }

    /// What is not a number, in a format.
    pub fn not_a_number(format: FloatFormat) -> Self {
        let quiet = 1 << (format.precision() - 2);
        Self { format, bits: Self::infinity(format).bits | quiet }
    }

    /// What is not a number and signals when it is used, in a format.
    pub fn signaling(format: FloatFormat) -> Self {
        let payload = 1 << (format.precision() - 3);
        Self { format, bits: Self::infinity(format).bits | payload }
    }

    /// Whether the value is neither zero, infinite, not a number, nor too small for full precision.
    pub fn is_normal(self) -> bool {
        match self.class() {
            FloatClass::Finite { significand, .. } => significand >> (self.format.precision() - 1) != 0,
            _ => false,
        }
    }

    fn zero(negative: bool, format: FloatFormat) -> Self {
        let zero = Self { format, bits: 0 };
        if negative { zero.negated() } else { zero }
    }

    /// The sum of two values of one format.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let format = self.format;
        match (self.class(), other.class()) {
            (FloatClass::NotANumber, _) | (_, FloatClass::NotANumber) => Self::not_a_number(format),
            (FloatClass::Infinite, FloatClass::Infinite) if self.bits != other.bits => {
                Self::not_a_number(format)
            }
            (FloatClass::Infinite, _) => self,
            (_, FloatClass::Infinite) => other,
            (
                FloatClass::Finite { significand: a, power: p },
                FloatClass::Finite { significand: b, power: q },
            ) => {
                let least = p.min(q);
                let (a, b) = (BigUint::from(a) << (p - least) as u32, BigUint::from(b) << (q - least) as u32);
                let one = BigUint::from(1u32);
                if self.is_negative() == other.is_negative() {
                    return rounded(self.is_negative(), a + b, one, least.into(), format);
                }
                match a.cmp(&b) {
                    Ordering::Equal => Self::zero(false, format),
                    Ordering::Greater => rounded(self.is_negative(), a - b, one, least.into(), format),
                    Ordering::Less => rounded(other.is_negative(), b - a, one, least.into(), format),
                }
            }
        }
    }

    /// The product of two values of one format.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        let format = self.format;
        let negative = self.is_negative() != other.is_negative();
        let zero = |class| matches!(class, FloatClass::Finite { significand: 0, .. });
        match (self.class(), other.class()) {
            (FloatClass::NotANumber, _) | (_, FloatClass::NotANumber) => Self::not_a_number(format),
            (FloatClass::Infinite, class) | (class, FloatClass::Infinite) => {
                if zero(class) {
                    Self::not_a_number(format)
                } else {
                    signed(Self::infinity(format), negative)
                }
            }
            (
                FloatClass::Finite { significand: a, power: p },
                FloatClass::Finite { significand: b, power: q },
            ) => {
                let product = BigUint::from(a) * BigUint::from(b);
                rounded(negative, product, BigUint::from(1u32), i64::from(p) + i64::from(q), format)
            }
        }
    }

    /// The quotient of two values of one format.
    #[must_use]
    pub fn divided_by(self, other: Self) -> Self {
        let format = self.format;
        let negative = self.is_negative() != other.is_negative();
        match (self.class(), other.class()) {
            (FloatClass::NotANumber, _) | (_, FloatClass::NotANumber) => Self::not_a_number(format),
            (FloatClass::Infinite, FloatClass::Infinite) => Self::not_a_number(format),
            (FloatClass::Infinite, _) => signed(Self::infinity(format), negative),
            (_, FloatClass::Infinite) => Self::zero(negative, format),
            (
                FloatClass::Finite { significand: a, power: p },
                FloatClass::Finite { significand: b, power: q },
            ) => match (a, b) {
                (0, 0) => Self::not_a_number(format),
                (_, 0) => signed(Self::infinity(format), negative),
                _ => rounded(negative, a.into(), b.into(), i64::from(p) - i64::from(q), format),
            },
        }
    }

    /// How two values of one format are ordered; none where one is not a number.
    pub fn partial_order(self, other: Self) -> Option<Ordering> {
        let key = |value: Self| match value.class() {
            FloatClass::NotANumber => None,
            FloatClass::Finite { significand: 0, .. } => Some(0i128),
            // Magnitudes are ordered like their bits, the sign bit aside; all formats have one bit to spare.
            _ => {
                let negative = value.is_negative();
                let magnitude = if negative { value.negated().bits } else { value.bits } as i128;
                Some(if negative { -magnitude } else { magnitude })
            }
        };
        Some(key(self)?.cmp(&key(other)?))
    }
}

fn signed(value: FloatValue, negative: bool) -> FloatValue {
    if negative { value.negated() } else { value }
}

/// `numerator / denominator * 2^power` with a sign.
fn rounded(
    negative: bool,
    numerator: BigUint,
    denominator: BigUint,
    power: i64,
    format: FloatFormat,
) -> FloatValue {
    signed(ExactNumber { numerator, denominator, power }.round(format), negative)
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
