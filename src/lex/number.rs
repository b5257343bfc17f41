//! Values of numbers (`[lex.icon]`, `[lex.fcon]`, `[lex.ext]`).

use super::classes::{DIGIT, HEX, LETTER, is};
use super::dialect::Dialect;
use super::message::Problem;
use crate::literals::{FloatType, IntegerType};

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number<'t> {
    Integer {
        value: u128,
        ty: IntegerType,
    },
    Float {
        ty: FloatType,
        /// Whether it is the imaginary part of a complex number.
        imaginary: bool,
    },
    /// An integer or floating number with a suffix of the user.
    User {
        is_float: bool,
        suffix: &'t [u8],
    },
}

/// A number with its digits and what is wrong with it.
pub(crate) struct Evaluated<'t> {
    pub number: Number<'t>,
    /// The number of bytes before the suffix.
    pub digits: usize,
    /// Offset in the text of the number, and what is wrong there.
    pub problems: Problems,
}

/// Numbers have few problems; two places are enough.
#[derive(Default)]
pub(crate) struct Problems(pub [Option<(u32, Problem)>; 2]);

impl Problems {
    fn add(&mut self, at: usize, problem: Problem) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some((at as u32, problem));
        }
    }
}

/// Evaluates a preprocessing number, given without line splices.
pub(crate) fn evaluate(text: &[u8], dialect: Dialect) -> Evaluated<'_> {
    let mut problems = Problems::default();
    let shape = Shape::of(text, dialect);
    check_separators(text, &shape, &mut problems);
    let suffix = text.get(shape.digits..).unwrap_or_default();
    // The suffix must be an identifier: whatever is behind one cannot belong to the number.
    let plain = suffix.iter().position(|byte| !is(*byte, LETTER | DIGIT) && *byte < 0x80);
    if let Some(at) = plain
        && !suffix.starts_with(b"\\")
    {
        problems.add(shape.digits + at, Problem::ExtraTextAfterNumber);
    }
    let number = if shape.is_float {
        float(text, &shape, suffix, plain.is_some(), dialect, &mut problems)
    } else {
        integer(text, &shape, suffix, plain.is_some(), dialect, &mut problems)
    };
    Evaluated { number, digits: shape.digits, problems }
}

/// How a number is built.
struct Shape {
    base: u32,
    /// Bytes of the prefix that tells the base.
    prefix: usize,
    /// Bytes before the suffix.
    digits: usize,
    is_float: bool,
    has_exponent: bool,
}

impl Shape {
    fn of(text: &[u8], dialect: Dialect) -> Self {
        let at = |index: usize| text.get(index).copied().unwrap_or(0);
        let (base, prefix) = match (at(0), at(1)) {
            (b'0', b'x' | b'X') => (16, 2),
            (b'0', b'b' | b'B') => (2, 2),
            (b'0', b'0'..=b'9' | b'\'') => (8, 1),
            _ => (10, 0),
        };
        let class = if base == 16 { HEX } else { DIGIT };
        let separators = dialect.digit_separators();
        let run = |mut index: usize| {
            while is(at(index), class) || at(index) == b'\'' && separators {
                index += 1;
            }
            index
        };
        let mut end = run(prefix);
        let (mut is_float, mut has_exponent) = (false, false);
        if at(end) == b'.' && base != 2 {
            is_float = true;
            end = run(end + 1);
        }
        let mark = if base == 16 { b'p' } else { b'e' };
        if at(end) | 0x20 == mark && base != 2 {
            let sign = usize::from(matches!(at(end + 1), b'+' | b'-'));
            if is(at(end + 1 + sign), DIGIT) {
                is_float = true;
                has_exponent = true;
                end += 1 + sign;
                while is(at(end), DIGIT) || at(end) == b'\'' && separators {
                    end += 1;
                }
            }
        }
        Self {
            base: if is_float && base == 8 { 10 } else { base },
            prefix,
            digits: end,
            is_float,
            has_exponent,
        }
    }
}

/// A separator must stand between two digits.
fn check_separators(text: &[u8], shape: &Shape, problems: &mut Problems) {
    let digits = text.get(..shape.digits).unwrap_or_default();
    if !digits.contains(&b'\'') {
        return;
    }
    for at in memchr::memchr_iter(b'\'', digits) {
        let digit = |index: Option<usize>| index.and_then(|i| digits.get(i)).is_some_and(|b| is(*b, HEX));
        if !digit(Some(at + 1)) || !digit(at.checked_sub(1)) || at < shape.prefix.saturating_sub(1) {
            problems.add(at, Problem::MisplacedSeparator);
            return;
        }
    }
}

fn integer<'t>(
    text: &[u8],
    shape: &Shape,
    suffix: &'t [u8],
    malformed: bool,
    dialect: Dialect,
    problems: &mut Problems,
) -> Number<'t> {
    let digits = text.get(shape.prefix..shape.digits).unwrap_or_default();
    let (mut value, mut too_large, mut lost) = (0u128, false, false);
    for (at, byte) in digits.iter().enumerate() {
        let Some(digit) = (*byte as char).to_digit(16) else { continue };
        if digit >= shape.base {
            let problem =
                if shape.base == 8 { Problem::InvalidOctalDigit } else { Problem::InvalidBinaryNumber };
            problems.add(shape.prefix + at, problem);
            return Number::Integer { value, ty: IntegerType::Int };
        }
        let (shifted, lost_shifting) = value.overflowing_mul(u128::from(shape.base));
        let (next, lost_adding) = shifted.overflowing_add(u128::from(digit));
        value = next;
        lost |= lost_shifting || lost_adding;
        too_large |= value > u128::from(u64::MAX);
    }
    if digits.is_empty() && shape.base != 10 && shape.base != 8 {
        let problem = if shape.base == 2 { Problem::InvalidBinaryNumber } else { Problem::InvalidHexNumber };
        problems.add(0, problem);
        return Number::Integer { value, ty: IntegerType::Int };
    }
    let Some(suffix) = IntegerSuffix::parse(suffix, dialect) else {
        if malformed || !dialect.user_literals() {
            if !malformed {
                problems.add(shape.digits, Problem::ExtraTextAfterNumber);
            }
            return Number::Integer { value, ty: IntegerType::Int };
        }
        return Number::User { is_float: false, suffix };
    };
    if lost {
        problems.add(0, Problem::IntegerOfNoType);
    } else if too_large {
        problems.add(0, Problem::IntegerTooLarge);
    }
    Number::Integer { value, ty: suffix.integer_type(value, shape.base == 10, dialect) }
}

/// `u`, `l`, `ll` and `z` of an integer.
#[derive(Default)]
struct IntegerSuffix {
    unsigned: bool,
    longs: u8,
    size: bool,
}

impl IntegerSuffix {
    fn parse(suffix: &[u8], dialect: Dialect) -> Option<Self> {
        let mut parsed = Self::default();
        let mut rest = suffix;
        while let Some((first, behind)) = rest.split_first() {
            rest = match first {
                b'u' | b'U' if !parsed.unsigned => {
                    parsed.unsigned = true;
                    behind
                }
                b'l' | b'L' if parsed.longs == 0 && !parsed.size => {
                    let two = behind.first() == Some(first);
                    parsed.longs = if two { 2 } else { 1 };
                    behind.get(usize::from(two)..).unwrap_or_default()
                }
                b'z' | b'Z' if parsed.longs == 0 && !parsed.size && dialect.size_suffix() => {
                    parsed.size = true;
                    behind
                }
                _ => return None,
            };
        }
        Some(parsed)
    }

    /// The first type of the list for the suffix and base that can hold the value.
    fn integer_type(&self, value: u128, decimal: bool, dialect: Dialect) -> IntegerType {
        use IntegerType::{Int, Int128, Long, LongLong, UnsignedInt, UnsignedLong, UnsignedLongLong};
        let signed_fits = |bits: u32| value < 1 << (bits - 1);
        let rows: [(IntegerType, IntegerType, u32); 3] = [
            (Int, UnsignedInt, 32),
            (Long, UnsignedLong, dialect.target.long_bits()),
            (LongLong, UnsignedLongLong, 64),
        ];
        let first = if self.size { 1 } else { usize::from(self.longs) };
        for (signed, unsigned, bits) in rows.into_iter().skip(first) {
            if !self.unsigned && signed_fits(bits) {
                return signed;
            }
            let unsigned_allowed = self.unsigned || !decimal;
            if unsigned_allowed && value < 1 << bits {
                return unsigned;
            }
        }
        // A decimal value that only fits an unsigned type gets it as the last resort, and larger ones are kept
        // with all their digits.
        if value <= u128::from(u64::MAX) { UnsignedLongLong } else { Int128 }
    }
}

fn float<'t>(
    text: &[u8],
    shape: &Shape,
    suffix: &'t [u8],
    malformed: bool,
    dialect: Dialect,
    problems: &mut Problems,
) -> Number<'t> {
    if shape.base == 16 && !shape.has_exponent {
        problems.add(text.len(), Problem::InvalidFloat);
        return Number::Float { ty: FloatType::Double, imaginary: false };
    }
    // GNU languages mark imaginary numbers by an `i` or `j` in front of or behind the letter of the type.
    let (suffix, imaginary) = match suffix {
        [rest @ .., b'i' | b'I' | b'j' | b'J'] | [b'i' | b'I' | b'j' | b'J', rest @ ..]
            if dialect.imaginary_suffixes() =>
        {
            (rest, true)
        }
        _ => (suffix, false),
    };
    let ty = match suffix {
        b"" => FloatType::Double,
        b"f" | b"F" => FloatType::Float,
        b"l" | b"L" => FloatType::LongDouble,
        b"q" | b"Q" => FloatType::Float128,
        b"f16" | b"F16" if dialect.extended_float_suffixes() => FloatType::F16,
        b"f32" | b"F32" if dialect.extended_float_suffixes() => FloatType::F32,
        b"f64" | b"F64" if dialect.extended_float_suffixes() => FloatType::F64,
        b"f128" | b"F128" if dialect.extended_float_suffixes() => FloatType::F128,
        b"bf16" | b"BF16" if dialect.extended_float_suffixes() => FloatType::BF16,
        _ if malformed => FloatType::Double,
        _ if !dialect.user_literals() => {
            problems.add(shape.digits, Problem::ExtraTextAfterNumber);
            FloatType::Double
        }
        _ => return Number::User { is_float: true, suffix },
    };
    Number::Float { ty, imaginary }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number<'_> {
        evaluate(text.as_bytes(), Dialect::default()).number
    }

    fn problem(text: &str) -> Option<(u32, Problem)> {
        let [first, _] = evaluate(text.as_bytes(), Dialect::default()).problems.0;
        first
    }

    #[test]
    fn integers_have_the_type_of_their_value() {
        let cases = [
            ("0", 0, IntegerType::Int),
            ("2147483647", 2_147_483_647, IntegerType::Int),
            ("2147483648", 2_147_483_648, IntegerType::Long),
            ("0x80000000", 0x8000_0000, IntegerType::UnsignedInt),
            ("0x8000000000000000", 1 << 63, IntegerType::UnsignedLong),
            ("017", 15, IntegerType::Int),
            ("0b1010'0101", 0xa5, IntegerType::Int),
            ("1'000u", 1000, IntegerType::UnsignedInt),
            ("1ll", 1, IntegerType::LongLong),
            ("1uL", 1, IntegerType::UnsignedLong),
            ("1LLU", 1, IntegerType::UnsignedLongLong),
            ("7uz", 7, IntegerType::UnsignedLong),
        ];
        for (text, value, ty) in cases {
            assert_eq!(number(text), Number::Integer { value, ty }, "{text}");
            assert_eq!(problem(text), None, "{text}");
        }
    }

    #[test]
    fn floats_have_the_type_of_their_suffix() {
        for (text, ty) in [
            ("1.5", FloatType::Double),
            (".5e-3f", FloatType::Float),
            ("08.5", FloatType::Double),
            ("1e5L", FloatType::LongDouble),
            ("0x1.8p3", FloatType::Double),
            ("1.0Q", FloatType::Float128),
        ] {
            assert_eq!(number(text), Number::Float { ty, imaginary: false }, "{text}");
            assert_eq!(problem(text), None, "{text}");
        }
    }

    #[test]
    fn other_suffixes_are_those_of_users() {
        assert_eq!(number("12_km"), Number::User { is_float: false, suffix: b"_km" });
        assert_eq!(number("1e"), Number::User { is_float: false, suffix: b"e" });
        assert_eq!(number("1ulu"), Number::User { is_float: false, suffix: b"ulu" });
        assert_eq!(problem("1ulu"), None);
    }

    #[test]
    fn bad_numbers_are_told_where() {
        assert_eq!(problem("0189"), Some((2, Problem::InvalidOctalDigit)));
        assert_eq!(problem("0x"), Some((0, Problem::InvalidHexNumber)));
        assert_eq!(problem("0b2"), Some((2, Problem::InvalidBinaryNumber)));
        assert_eq!(problem("1.2.3"), Some((3, Problem::ExtraTextAfterNumber)));
        assert_eq!(problem("1e+"), Some((2, Problem::ExtraTextAfterNumber)));
        assert_eq!(problem("0x1.8"), Some((5, Problem::InvalidFloat)));
        assert_eq!(problem("1''0"), Some((1, Problem::MisplacedSeparator)));
        assert_eq!(problem("0x'1"), Some((2, Problem::MisplacedSeparator)));
        assert_eq!(problem("12'"), Some((2, Problem::MisplacedSeparator)));
        assert_eq!(problem("99999999999999999999"), Some((0, Problem::IntegerTooLarge)));
        let most = u128::MAX.to_string();
        assert_eq!(problem(&most), Some((0, Problem::IntegerTooLarge)));
        assert_eq!(problem(&(most + "0")), Some((0, Problem::IntegerOfNoType)));
    }
}
