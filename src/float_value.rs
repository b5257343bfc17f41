//! Floating values: exact conversion between text and the binary formats of the target (`[lex.fcon]`, IEEE 754).

mod arithmetic;
mod shortest;

use rustc_apfloat::{Float, FloatConvert, ieee};

/// A binary floating format.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum FloatFormat {
    /// 16 bits, `_Float16`.
    Half,
    /// 16 bits with the exponents of `Single`, `__bf16`.
    Brain,
    /// 32 bits, `float`.
    Single,
    /// 64 bits, `double`.
    Double,
    /// 80 bits with an explicit leading bit, `long double`.
    Extended,
    /// 128 bits, `__float128`.
    Quad,
}

impl FloatFormat {
    /// Bits of the significand, the leading one included.
    fn precision(self) -> u32 {
        match self {
            Self::Half => 11,
            Self::Brain => 8,
            Self::Single => 24,
            Self::Double => 53,
            Self::Extended => 64,
            Self::Quad => 113,
        }
    }

    fn exponent_bits(self) -> u32 {
        match self {
            Self::Half => 5,
            Self::Brain | Self::Single => 8,
            Self::Double => 11,
            Self::Extended | Self::Quad => 15,
        }
    }

    /// Bits of the significand as it is stored.
    fn stored_bits(self) -> u32 {
        if self == Self::Extended { 64 } else { self.precision() - 1 }
    }

    /// The exponent field of infinities, and the largest one.
    fn largest_exponent(self) -> u32 {
        (1 << self.exponent_bits()) - 1
    }

    /// The power of two of the last bit of the smallest numbers.
    fn smallest_power(self) -> i32 {
        let bias = (1i32 << (self.exponent_bits() - 1)) - 1;
        1 - bias - (self.precision() as i32 - 1)
    }
}

/// Computes with the type `$of` that has the values of a format.
macro_rules! in_format {
    ($format:expr, $of:ident => $value:expr) => {
        in_format!($format, $of => $value; Half Half, Brain BFloat, Single Single, Double Double,
            Extended X87DoubleExtended, Quad Quad)
    };
    ($format:expr, $of:ident => $value:expr; $($variant:ident $ty:ident),*) => {
        match $format {
            $(FloatFormat::$variant => {
                type $of = ieee::$ty;
                $value
            })*
        }
    };
}
use in_format;

/// A floating value in its target format.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct FloatValue {
    pub format: FloatFormat,
    /// The bits as the target stores them, in the low bits.
    pub bits: u128,
}

/// What the bits of a value mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FloatClass {
    /// `significand * 2^power`.
    Finite {
        significand: u128,
        power: i32,
    },
    Infinite,
    NotANumber,
}

/// Decimal digits of a finite value: `0.DIGITS * 10^point`.
#[derive(Clone, Debug, PartialEq)]
pub struct DecimalDigits {
    pub digits: String,
    pub point: i32,
}

impl FloatValue {
    /// The value nearest to a decimal or hexadecimal number; `text` has neither suffix nor separators. Text
    /// that is no number is zero. Too large numbers are infinite.
    pub fn from_text(text: &str, format: FloatFormat) -> Self {
        // The standard library is faster, and as exact.
        if text.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
            let bits = match format {
                FloatFormat::Single => text.parse::<f32>().ok().map(|value| value.to_bits().into()),
                FloatFormat::Double => text.parse::<f64>().ok().map(|value| value.to_bits().into()),
                _ => None,
            };
            if let Some(bits) = bits {
                return Self { format, bits };
            }
        }
        Self::from_exact(text, format)
    }

    fn from_exact(text: &str, format: FloatFormat) -> Self {
        let is_hex = text.starts_with("0x") || text.starts_with("0X");
        let bits = match is_hex && !text.contains(['p', 'P']) {
            // The exponent may only be missing where that is an error already.
            true => bits_of_text(&format!("{text}p0"), format),
            false => bits_of_text(text, format),
        };
        Self { format, bits }
    }

    /// The value of a `double` in another format, rounded if need be.
    pub fn from_f64(value: f64, format: FloatFormat) -> Self {
        Self { format: FloatFormat::Double, bits: value.to_bits().into() }.convert(format)
    }

    /// The value as a `double`, rounded if need be.
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.convert(FloatFormat::Double).bits as u64)
    }

    /// The value in another format, rounded to the nearest, ties to even.
    #[must_use]
    pub fn convert(self, format: FloatFormat) -> Self {
        if self.class() == FloatClass::NotANumber {
            return signed(Self::not_a_number(format), self.is_negative());
        }
        let bits = in_format!(self.format, From => {
            let value = From::from_bits(self.bits);
            in_format!(format, To => {
                let converted: To = value.convert(&mut false).value;
                converted.to_bits()
            })
        });
        Self { format, bits }
    }

    /// The positive infinity of a format.
    pub fn infinity(format: FloatFormat) -> Self {
        Self { format, bits: in_format!(format, Of => Of::INFINITY.to_bits()) }
    }

    /// The value with the other sign.
    #[must_use]
    pub fn negated(self) -> Self {
        Self { bits: self.bits ^ 1 << (self.format.stored_bits() + self.format.exponent_bits()), ..self }
    }

    /// Whether the sign bit is set.
    pub fn is_negative(self) -> bool {
        self.bits >> (self.format.stored_bits() + self.format.exponent_bits()) & 1 != 0
    }

    /// What the value is, apart from its sign.
    pub fn class(self) -> FloatClass {
        let format = self.format;
        let stored = self.bits & ((1 << format.stored_bits()) - 1);
        let exponent = (self.bits >> format.stored_bits()) as u32 & format.largest_exponent();
        let fraction = stored & ((1 << (format.precision() - 1)) - 1);
        if exponent == format.largest_exponent() {
            return if fraction == 0 { FloatClass::Infinite } else { FloatClass::NotANumber };
        }
        let leading = if exponent != 0 { 1 << (format.precision() - 1) } else { 0 };
        let power = format.smallest_power() + (exponent.max(1) - 1) as i32;
        FloatClass::Finite { significand: fraction | leading, power }
    }
}

/// The bits of a number; those of zero where a text is none.
fn bits_of_text(text: &str, format: FloatFormat) -> u128 {
    in_format!(format, Of => text.parse::<Of>().map_or(0, Of::to_bits))
}

fn signed(value: FloatValue, negative: bool) -> FloatValue {
    if negative { value.negated() } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_agree_with_the_standard_library() {
        let texts = [
            "0.1",
            "1e22",
            "1e23",
            "123456789.0",
            "5e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "2.2250738585072014E-308",
            "1.7976931348623157e308",
            "1.7976931348623159e308",
            "1e-400",
            "1e400",
            "9007199254740993",
            "0.30000000000000004",
            "4.35",
            "1",
            "3.",
            ".5",
        ];
        for text in texts {
            let expected: f64 = text.parse().unwrap_or(f64::NAN);
            let value = FloatValue::from_text(text, FloatFormat::Double);
            assert_eq!(value.bits, u128::from(expected.to_bits()), "{text}");
            let single: f32 = text.parse().unwrap_or(f32::NAN);
            let value = FloatValue::from_text(text, FloatFormat::Single);
            assert_eq!(value.bits, u128::from(single.to_bits()), "{text}");
        }
        assert_eq!(FloatValue::from_text("0x1.8p3", FloatFormat::Double).to_f64(), 12.0);
    }

    #[test]
    fn wide_formats_are_exact() {
        let pi = FloatValue::from_text("3.14159265358979323846264338327950288", FloatFormat::Extended);
        assert_eq!(pi.bits, 0x4000_c90f_daa2_2168_c235);
        let pi = FloatValue::from_text("3.14159265358979323846264338327950288", FloatFormat::Quad);
        assert_eq!(pi.bits, 0x4000_921f_b544_42d1_8469_898c_c517_01b8);
        assert_eq!(
            FloatValue::from_text("1e5000", FloatFormat::Quad),
            FloatValue::infinity(FloatFormat::Quad)
        );
        assert_eq!(FloatValue::from_text("1e-5000", FloatFormat::Extended).bits, 0);
    }

    #[test]
    fn values_convert() {
        let value = FloatValue::from_f64(-2.5, FloatFormat::Extended);
        assert!(value.is_negative());
        assert_eq!(value.to_f64(), -2.5);
        assert_eq!(FloatValue::from_f64(f64::INFINITY, FloatFormat::Quad).class(), FloatClass::Infinite);
        assert_eq!(FloatValue::from_f64(f64::NAN, FloatFormat::Single).class(), FloatClass::NotANumber);
    }
}
