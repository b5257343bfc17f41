//! The fewest decimal digits that give a value back, as in "How to Print Floating-Point Numbers Accurately"
//! by Steele and White: a decimal number gives a value back if it lies between the middles of the value and
//! its neighbours.

use super::{DecimalDigits, FloatClass, FloatFormat, FloatValue};
use num_bigint::BigUint;
use std::cmp::Ordering;

impl FloatValue {
    /// The fewest digits that give the value back, or two of them where one would do; none for zero, infinity
    /// and what is not a number.
    pub fn shortest_digits(self) -> Option<DecimalDigits> {
        let FloatClass::Finite { significand, power } = self.class() else { return None };
        if significand == 0 {
            return None;
        }
        self.few_digits(significand, power).or_else(|| self.found_digits(significand, power))
    }

    /// The digits where they are so few that no other decimal number of as many digits gives the value back: trying
    /// takes long.
    fn few_digits(self, significand: u128, power: i32) -> Option<DecimalDigits> {
        let precision = self.format.precision();
        if significand >> (precision - 1) == 0 {
            return None;
        }
        let few = ((precision - 1) * 30103 / 100_000) as usize;
        let found = exact_digits(significand, power).filter(|exact| exact.digits.len() <= few);
        found.or_else(|| self.standard_digits(significand).filter(|found| found.digits.len() <= few))
    }

    /// The digits that the standard library finds. It knows other neighbours of powers of two.
    fn standard_digits(self, significand: u128) -> Option<DecimalDigits> {
        if significand.is_power_of_two() {
            return None;
        }
        let text = match self.format {
            FloatFormat::Single => format!("{:e}", f32::from_bits(self.bits as u32)),
            FloatFormat::Double => format!("{:e}", f64::from_bits(self.bits as u64)),
            _ => return None,
        };
        let (mantissa, exponent) = text.strip_prefix('-').unwrap_or(&text).split_once('e')?;
        let digits = at_least_two(mantissa.replace('.', ""));
        Some(DecimalDigits { digits, point: exponent.parse::<i32>().ok()? + 1 })
    }

    /// The digits found by trying, exactly.
    fn found_digits(self, significand: u128, power: i32) -> Option<DecimalDigits> {
        let scaled = Scaled::new(significand, power, self.format);
        let most = scaled.most;
        if scaled.narrow_below {
            // Values lie denser below it than above, so that one digit more may be the wrong side.
            let found = (2..most).map(|count| scaled.rounded(count)).find(|found| found.gives_back);
            return Some(found.unwrap_or_else(|| scaled.rounded(most)).digits);
        }
        let (mut least, mut enough) = (2, most);
        while least < enough {
            let middle = (least + enough) / 2;
            if scaled.rounded(middle).gives_back { enough = middle } else { least = middle + 1 }
        }
        Some(scaled.rounded(enough).digits)
    }
}

/// All digits of `significand * 2^power`, if they are easily found.
fn exact_digits(significand: u128, power: i32) -> Option<DecimalDigits> {
    let zeros = significand.trailing_zeros() as i32;
    let (odd, power) = (significand.checked_shr(zeros as u32)?, power + zeros);
    let factor = if power < 0 { 5u128 } else { 2 };
    let number = odd.checked_mul(factor.checked_pow(power.unsigned_abs())?)?.to_string();
    let point = number.len() as i32 + power.min(0);
    Some(DecimalDigits { digits: at_least_two(number.trim_end_matches('0').to_owned()), point })
}

fn at_least_two(mut digits: String) -> String {
    if digits.len() == 1 {
        digits.push('0');
    }
    digits
}

/// A positive number rounded down to a whole one.
#[derive(Clone, Copy)]
struct Floor {
    whole: u128,
    /// Nothing was cut off.
    exact: bool,
}

impl Floor {
    fn of(numerator: &BigUint, denominator: &BigUint) -> Self {
        let whole = numerator / denominator;
        let exact = *numerator == &whole * denominator;
        // All numbers here have as many digits as a value needs, 36 at most.
        Self { whole: u128::try_from(whole).unwrap_or(u128::MAX), exact }
    }

    /// How a whole number compares to the number before rounding.
    fn order_of(self, number: u128) -> Ordering {
        number.cmp(&self.whole).then(if self.exact { Ordering::Equal } else { Ordering::Less })
    }
}

/// A positive value in units of `10^(point - most)`, of which it has as many as a number of `most` digits.
struct Scaled {
    /// The value twice, so that it shows to which side a half is to be rounded.
    twice: Floor,
    point: i32,
    /// How many digits give any value of the format back.
    most: u32,
    /// The middles of the value and its neighbours.
    low: Floor,
    high: Floor,
    /// A middle is rounded to the value: its last bit is zero.
    even: bool,
    /// The neighbour below is nearer than the one above.
    narrow_below: bool,
}

/// A value rounded to some digits.
struct Rounded {
    digits: DecimalDigits,
    gives_back: bool,
}

impl Scaled {
    fn new(significand: u128, power: i32, format: FloatFormat) -> Self {
        // One digit more than the precision is worth always gives the value back.
        let most = format.precision() * 30103 / 100_000 + 2;
        let narrow_below = significand == 1 << (format.precision() - 1) && power > format.smallest_power();
        let bits = 128 - significand.leading_zeros() as i32 + power;
        // A logarithm that is never too large, and at most one too small.
        let factor = if bits > 0 { 30102 } else { 30103 };
        let mut point = (i64::from(bits - 1) * factor).div_euclid(100_000) as i32 + 1;
        // All in quarters of the last bit, so that the middles are whole numbers.
        let (mut unit, mut denominator) = (BigUint::from(1u32), BigUint::from(4u32));
        let scale = most as i32 - point;
        let ten = BigUint::from(10u32).pow(scale.unsigned_abs());
        if scale >= 0 {
            unit *= ten
        } else {
            denominator *= ten
        }
        if power >= 0 {
            unit <<= power as u32
        } else {
            denominator <<= power.unsigned_abs()
        }
        let numerator = BigUint::from(significand) * 4u32 * &unit;
        while numerator >= &denominator * BigUint::from(10u32).pow(most) {
            denominator *= 10u32;
            point += 1;
        }
        let low = Floor::of(&(&numerator - &unit * if narrow_below { 1u32 } else { 2 }), &denominator);
        let high = Floor::of(&(&numerator + unit * 2u32), &denominator);
        let twice = Floor::of(&(numerator * 2u32), &denominator);
        let even = significand & 1 == 0;
        Self { twice, point, most, low, high, even, narrow_below }
    }

    /// The decimal number with `count` digits that is nearest to the value.
    fn rounded(&self, count: u32) -> Rounded {
        let unit = 10u128.pow(self.most - count);
        let (down, rest) = (self.twice.whole / (2 * unit), self.twice.whole % (2 * unit));
        let up = match rest.cmp(&unit) {
            Ordering::Less => false,
            Ordering::Equal => !self.twice.exact || down & 1 == 1,
            Ordering::Greater => true,
        };
        let number = down + u128::from(up);
        let inside = |order: Ordering, wanted| order == wanted || order == Ordering::Equal && self.even;
        let gives_back = inside(self.low.order_of(number * unit), Ordering::Greater)
            && inside(self.high.order_of(number * unit), Ordering::Less);
        let (mut digits, mut point) = (number.to_string(), self.point);
        if digits.len() as u32 > count {
            // All nines were rounded up.
            digits.pop();
            point += 1;
        }
        Rounded { digits: DecimalDigits { digits, point }, gives_back }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(text: &str, format: FloatFormat) -> (String, i32) {
        let decimal = FloatValue::from_text(text, format).shortest_digits();
        decimal.map(|d| (d.digits, d.point)).unwrap_or_default()
    }

    #[test]
    fn digits_are_the_fewest() {
        assert_eq!(digits("0.1", FloatFormat::Double), ("10".into(), 0));
        assert_eq!(digits("5e-324", FloatFormat::Double), ("49".into(), -323));
        assert_eq!(digits("1e-323", FloatFormat::Double), ("99".into(), -323));
        assert_eq!(digits("1e23", FloatFormat::Double), ("10".into(), 24));
        assert_eq!(digits("9999999.0", FloatFormat::Double), ("9999999".into(), 7));
        assert_eq!(digits("3.14159265358979323846L", FloatFormat::Extended), (String::new(), 0));
        assert_eq!(
            digits("3.14159265358979323846", FloatFormat::Extended),
            ("31415926535897932385".into(), 1)
        );
        assert_eq!(digits("0.1", FloatFormat::Quad), ("10".into(), 0));
        assert_eq!(digits("9.96", FloatFormat::Half), ("996".into(), 1));
    }

    #[test]
    fn doubles_have_the_digits_of_the_standard_library() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..4000 {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            // Every fourth is a power of two.
            let bits = if round % 4 == 0 { bits & 0x7ff0_0000_0000_0000 } else { bits };
            let value = f64::from_bits(bits & !(1 << 63));
            if !value.is_finite() || value == 0.0 {
                continue;
            }
            let found = FloatValue::from_f64(value, FloatFormat::Double).shortest_digits();
            let found = found.unwrap_or_else(|| panic!("{value:e} has digits"));
            let standard = format!("{value:e}");
            let (mantissa, exponent) = standard.split_once('e').unwrap_or((&standard, "0"));
            let mantissa = mantissa.replace('.', "");
            // The standard library gives a single digit where one is enough, rounds the middle of two numbers up,
            // and knows other neighbours of powers of two.
            if mantissa.len() >= 2 && round % 4 != 0 {
                assert_eq!(found.digits.len(), mantissa.len(), "{value:e}");
                assert_eq!((found.point - 1).to_string(), exponent, "{value:e}");
            }
            let text = format!("0.{}e{}", found.digits, found.point);
            assert_eq!(text.parse(), Ok(value), "{value:e}");
        }
    }

    #[test]
    fn digits_of_the_standard_library_are_those_found() {
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..3000 {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let (number, scale) = (seed >> 44, (seed >> 32) % 24);
            let decimal = format!("{}e-{scale}", if round % 3 == 0 { number % 100 } else { number });
            let binary = format!("{}", f64::from_bits((1023 - 30 + seed % 80) << 52));
            for (text, format) in [&decimal, &binary].iter().flat_map(|text| {
                [FloatFormat::Half, FloatFormat::Single, FloatFormat::Double, FloatFormat::Extended]
                    .map(|format| (text.as_str(), format))
            }) {
                let value = FloatValue::from_text(text, format);
                assert_eq!(value, FloatValue::from_exact(text, format), "{text}");
                let FloatClass::Finite { significand, power } = value.class() else { continue };
                if significand != 0
                    && let Some(digits) = value.few_digits(significand, power)
                {
                    assert_eq!(Some(digits), value.found_digits(significand, power), "{text}");
                }
            }
        }
    }
}
