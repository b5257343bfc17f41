//! The text of floating values: the fewest digits that give the value back, in the form in which Java prints a
//! `double`: plain from 0.001 up to ten million, with an exponent elsewhere.

use crate::float_value::{FloatClass, FloatFormat, FloatValue};
use crate::literals::FloatType;

impl FloatType {
    /// The format of values of a floating literal.
    pub fn format(self) -> FloatFormat {
        match self {
            Self::F16 => FloatFormat::Half,
            Self::BF16 => FloatFormat::Brain,
            Self::Float | Self::F32 => FloatFormat::Single,
            Self::Double | Self::F64 => FloatFormat::Double,
            Self::LongDouble => FloatFormat::Extended,
            Self::Float128 | Self::F128 => FloatFormat::Quad,
        }
    }

    /// The suffix that printed literals of the type have.
    pub fn suffix(self) -> &'static str {
        match self {
            Self::Double => "",
            Self::Float => "F",
            Self::LongDouble => "L",
            Self::Float128 => "Q",
            Self::F16 => "f16",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::F128 => "f128",
            Self::BF16 => "bf16",
        }
    }
}

/// The text of a literal with its suffix; `spelling` has neither suffix nor separators. A literal that is too
/// large for its type is a call of the built-in function for infinity, in parentheses.
pub fn literal(spelling: &str, ty: FloatType) -> String {
    value(FloatValue::from_text(spelling, ty.format()), ty)
}

/// The text of a value with the suffix of its type.
pub fn value(value: FloatValue, ty: FloatType) -> String {
    match value.class() {
        FloatClass::Finite { .. } => shortest(value) + ty.suffix(),
        class => {
            let letter = match ty.format() {
                FloatFormat::Double | FloatFormat::Half | FloatFormat::Brain => "",
                FloatFormat::Extended => "l",
                FloatFormat::Quad => "q",
                FloatFormat::Single => "f",
            };
            let sign = if value.is_negative() { "-" } else { "" };
            match class {
                FloatClass::Infinite => format!("({sign}__builtin_huge_val{letter}())"),
                _ => format!("({sign}__builtin_nan{letter}(\"\"))"),
            }
        }
    }
}

/// The digits of a finite value, with a sign if it is negative; there is at least one digit behind the point.
pub fn shortest(value: FloatValue) -> String {
    let sign = if value.is_negative() { "-" } else { "" };
    let Some(decimal) = value.shortest_digits() else { return format!("{sign}0.0") };
    let digits = decimal.digits.trim_end_matches('0');
    let point = decimal.point;
    let count = digits.len() as i32;
    if (-2..=7).contains(&point) {
        let zeros = |count: i32| "0".repeat(count.max(0) as usize);
        if point <= 0 {
            return format!("{sign}0.{}{digits}", zeros(-point));
        }
        let whole = format!("{digits}{}", zeros(point - count));
        let (whole, fraction) = whole.split_at_checked(point as usize).unwrap_or((&whole, ""));
        return format!("{sign}{whole}.{}", if fraction.is_empty() { "0" } else { fraction });
    }
    let (first, rest) = digits.split_at_checked(1).unwrap_or((digits, ""));
    format!("{sign}{first}.{}E{}", if rest.is_empty() { "0" } else { rest }, point - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_print_like_java() {
        let cases = [
            ("1e-4", FloatType::Double, "1.0E-4"),
            ("0.001", FloatType::Double, "0.001"),
            ("9999999.0", FloatType::Double, "9999999.0"),
            ("1e7", FloatType::Double, "1.0E7"),
            ("123456789.0", FloatType::Double, "1.23456789E8"),
            ("5e-324", FloatType::Double, "4.9E-324"),
            ("1e-323", FloatType::Double, "9.9E-324"),
            ("2e-323", FloatType::Double, "2.0E-323"),
            ("100.0", FloatType::Double, "100.0"),
            ("0x1.8p3", FloatType::Double, "12.0"),
            ("0.0", FloatType::Double, "0.0"),
            ("1.4e-45", FloatType::Float, "1.4E-45F"),
            ("16777216.0", FloatType::Float, "1.6777216E7F"),
            ("3.4028235e38", FloatType::Float, "3.4028235E38F"),
            ("0.1", FloatType::LongDouble, "0.1L"),
            ("3.6e-4951", FloatType::LongDouble, "3.6E-4951L"),
            ("1.18973149535723176502e4932", FloatType::LongDouble, "1.189731495357231765E4932L"),
            (
                "3.14159265358979323846264338327950288",
                FloatType::Float128,
                "3.1415926535897932384626433832795028Q",
            ),
            ("1e60", FloatType::Float, "(__builtin_huge_valf())"),
            ("1e5000", FloatType::LongDouble, "(__builtin_huge_vall())"),
        ];
        for (spelling, ty, text) in cases {
            assert_eq!(literal(spelling, ty), text, "{spelling}");
        }
        assert_eq!(shortest(FloatValue::from_f64(-0.25, FloatFormat::Double)), "-0.25");
    }
}
