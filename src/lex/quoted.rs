//! Values of character and string literals (`[lex.ccon]`, `[lex.string]`).

use super::classes::is;
use super::message::Problem;
use super::scan::{universal, utf8};
use crate::literals::Encoding;

/// The parts of a literal between quotes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Quoted<'t> {
    pub encoding: Encoding,
    pub raw: bool,
    /// What stands between the quotes, or between the parentheses of a raw string.
    pub body: &'t [u8],
    /// Offset of the body in the text of the literal.
    pub body_at: usize,
    pub suffix: &'t [u8],
}

/// Takes a literal apart, given without line splices (but raw strings as they are).
pub(crate) fn parts(text: &[u8]) -> Quoted<'_> {
    let quote = text.iter().position(|byte| matches!(byte, b'"' | b'\'')).unwrap_or(0);
    let (prefix, rest) = text.split_at(quote);
    let mark = rest.first().copied().unwrap_or(b'"');
    let (prefix, raw) = match prefix.strip_suffix(b"R") {
        Some(prefix) => (prefix, true),
        None => (prefix, false),
    };
    let encoding = match prefix {
        b"L" => Encoding::Wide,
        b"u8" => Encoding::Utf8,
        b"u" => Encoding::Utf16,
        b"U" => Encoding::Utf32,
        _ => Encoding::Narrow,
    };
    // A suffix holds no quote, so the last one closes the literal, unless the literal is not closed at all.
    let close = memchr::memrchr(mark, text).filter(|close| *close > quote).unwrap_or(text.len());
    let suffix = text.get(close + 1..).unwrap_or_default();
    let (start, end) = if raw {
        let open = memchr::memchr(b'(', rest).map_or(rest.len(), |open| open + 1);
        let delimiter = open.saturating_sub(2);
        (quote + open, close.saturating_sub(delimiter + 1))
    } else {
        (quote + 1, close)
    };
    let body = text.get(start..end.max(start)).unwrap_or_default();
    Quoted { encoding, raw, body, body_at: start, suffix }
}

/// Calls `add` with each character of a body. A number is a code unit that an escape gives; `problem` is told
/// what is wrong at which offset of the body.
pub(crate) fn decode(
    quoted: &Quoted<'_>,
    mut add: impl FnMut(Element),
    mut problem: impl FnMut(usize, Problem),
) {
    let limit = match quoted.encoding.unit_size() {
        1 => 0xff,
        2 => 0xffff,
        _ => u64::from(u32::MAX),
    };
    let body = quoted.body;
    let mut at = 0;
    while let Some(&byte) = body.get(at) {
        let rest = body.get(at..).unwrap_or_default();
        if byte == b'\\' && !quoted.raw {
            let (element, length) = escape(rest, at, limit, &mut problem);
            if let Some(element) = element {
                add(element);
            }
            at += length.max(1);
        } else if byte < 0x80 {
            // The end of a line in a raw string is one character, however the file writes it.
            if !(byte == b'\r' && quoted.raw && body.get(at + 1) == Some(&b'\n')) {
                add(Element::Char(u32::from(byte), at));
            }
            at += 1;
        } else if let Some((c, length)) = utf8(rest) {
            add(Element::Char(c, at));
            at += length;
        } else {
            problem(at, Problem::InvalidMultibyte);
            add(Element::Unit(u32::from(byte)));
            at += 1;
        }
    }
}

/// One element of a literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Element {
    /// A code point, and the offset in the body where it is written.
    Char(u32, usize),
    /// A code unit.
    Unit(u32),
}

/// The value of an escape and its length.
fn escape(
    text: &[u8],
    at: usize,
    limit: u64,
    problem: &mut impl FnMut(usize, Problem),
) -> (Option<Element>, usize) {
    let unit = |c: u8| (Some(Element::Unit(u32::from(c))), 2);
    match text.get(1).copied().unwrap_or(0) {
        b'n' => unit(b'\n'),
        b't' => unit(b'\t'),
        b'r' => unit(b'\r'),
        b'a' => unit(7),
        b'b' => unit(8),
        b'f' => unit(12),
        b'v' => unit(11),
        b'e' | b'E' => unit(27),
        c @ (b'\\' | b'\'' | b'"' | b'?') => unit(c),
        b'0'..=b'7' => {
            let digits = text.iter().skip(1).take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
            numeric(text.get(1..1 + digits).unwrap_or_default(), 8, 1 + digits, at, limit, problem)
        }
        b'x' => {
            let digits = text.iter().skip(2).take_while(|byte| is(**byte, super::classes::HEX)).count();
            if digits == 0 {
                problem(at + 2, Problem::InvalidHexNumber);
            }
            numeric(text.get(2..2 + digits).unwrap_or_default(), 16, 2 + digits, at, limit, problem)
        }
        b'u' | b'U' => universal_escape(text, at, problem),
        c => {
            problem(at, Problem::UnrecognizedEscape);
            match utf8(text.get(1..).unwrap_or_default()) {
                Some((c, length)) => (Some(Element::Char(c, at)), 1 + length),
                None => (Some(Element::Unit(u32::from(c))), 2),
            }
        }
    }
}

fn numeric(
    digits: &[u8],
    base: u64,
    length: usize,
    at: usize,
    limit: u64,
    problem: &mut impl FnMut(usize, Problem),
) -> (Option<Element>, usize) {
    let (mut value, mut out_of_range) = (0u64, false);
    for digit in digits {
        value = value.wrapping_mul(base) + u64::from((*digit as char).to_digit(16).unwrap_or(0));
        out_of_range |= value > limit;
        value &= 0xffff_ffff;
    }
    if out_of_range {
        problem(at, Problem::CharacterOutOfRange);
    }
    (Some(Element::Unit((value & limit) as u32)), length)
}

fn universal_escape(
    text: &[u8],
    at: usize,
    problem: &mut impl FnMut(usize, Problem),
) -> (Option<Element>, usize) {
    match universal(text) {
        Some((c, length)) => {
            if (0xd800..0xe000).contains(&c) {
                problem(at, Problem::SurrogateUniversalName);
            }
            (Some(Element::Char(c, at)), length)
        }
        None => {
            let digits = text.iter().skip(2).take_while(|byte| is(**byte, super::classes::HEX)).count();
            problem(at + 2 + digits, Problem::MalformedUniversalName);
            (None, 2 + digits)
        }
    }
}

/// Appends a code point in an encoding to code units in little-endian bytes.
pub(crate) fn encode(out: &mut Vec<u8>, c: u32, encoding: Encoding) {
    match encoding {
        Encoding::Narrow | Encoding::Utf8 => encode_utf8(out, c),
        Encoding::Utf16 if c > 0xffff => {
            let c = c - 0x1_0000;
            out.extend_from_slice(&(0xd800 + (c >> 10 & 0x3ff) as u16).to_le_bytes());
            out.extend_from_slice(&(0xdc00 + (c & 0x3ff) as u16).to_le_bytes());
        }
        Encoding::Utf16 => out.extend_from_slice(&(c as u16).to_le_bytes()),
        Encoding::Wide | Encoding::Utf32 => out.extend_from_slice(&c.to_le_bytes()),
    }
}

/// UTF-8 of any number up to 21 bits, surrogates included.
fn encode_utf8(out: &mut Vec<u8>, c: u32) {
    let tail = |shift: u32| 0x80 | (c >> shift & 0x3f) as u8;
    match c {
        0..0x80 => out.push(c as u8),
        0x80..0x800 => out.extend_from_slice(&[0xc0 | (c >> 6) as u8, tail(0)]),
        0x800..0x1_0000 => out.extend_from_slice(&[0xe0 | (c >> 12) as u8, tail(6), tail(0)]),
        _ => out.extend_from_slice(&[0xf0 | (c >> 18 & 7) as u8, tail(12), tail(6), tail(0)]),
    }
}

/// Appends one code unit.
pub(crate) fn push_unit(out: &mut Vec<u8>, unit: u32, encoding: Encoding) {
    out.extend(unit.to_le_bytes().into_iter().take(encoding.unit_size()));
}

/// The value of a character literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Character {
    pub value: i64,
    pub multi: bool,
}

/// Evaluates the body of a character literal; `problem` is told the offset in the text of the literal.
pub(crate) fn character(quoted: &Quoted<'_>, mut problem: impl FnMut(usize, Problem)) -> Character {
    let mut units = Vec::new();
    let mut characters = 0usize;
    let mut first = None;
    let encoding = quoted.encoding;
    let mut add = |element: Element| {
        characters += 1;
        match element {
            Element::Unit(unit) => push_unit(&mut units, unit, encoding),
            Element::Char(c, at) => {
                first = first.or(Some((c, at)));
                encode(&mut units, c, encoding);
            }
        }
    };
    let body = quoted.body_at;
    decode(quoted, &mut add, |at, found| problem(body + at, found));
    let size = encoding.unit_size();
    let count = units.len() / size;
    let unit = |index: usize| {
        let bytes = units.get(index * size..(index + 1) * size).unwrap_or_default();
        bytes.iter().rev().fold(0u32, |value, byte| value << 8 | u32::from(*byte))
    };
    if count == 0 {
        problem(0, Problem::EmptyCharacter);
        return Character { value: 0, multi: false };
    }
    if encoding != Encoding::Narrow {
        if characters > 1 {
            problem(0, Problem::TooManyCharacters);
        } else if count > 1 && encoding == Encoding::Utf16 {
            problem(body + first.map_or(0, |(_, at)| at), Problem::InvalidUtf16Character);
        } else if count > 1 {
            problem(0, Problem::Utf8CharacterTooLong);
        }
        return Character { value: i64::from(unit(0)), multi: false };
    }
    if count > 4 {
        problem(0, Problem::TooManyCharactersIgnored);
    } else if count > 1 {
        problem(0, Problem::MultiCharacter);
    }
    if count == 1 {
        return Character { value: i64::from(unit(0)), multi: false };
    }
    let bits = |from: usize| (from..count).fold(0u32, |value, index| value << 8 | unit(index));
    let value = if count > 4 {
        i64::from(bits(count - 4))
    } else {
        // The first character is a signed one.
        let first = i64::from(unit(0) as u8 as i8);
        first << (8 * (count - 1)) | i64::from(bits(1))
    };
    Character { value, multi: true }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> (i64, Option<Problem>) {
        let mut found = None;
        let character = character(&parts(text.as_bytes()), |_, problem| found = Some(problem));
        (character.value, found)
    }

    #[test]
    fn literals_are_taken_apart() {
        let quoted = parts(b"u8\"a\\\"b\"_x");
        assert_eq!(
            (quoted.encoding, quoted.body, quoted.suffix),
            (Encoding::Utf8, &b"a\\\"b"[..], &b"_x"[..])
        );
        let quoted = parts(b"LR\"xy(a)\"b)xy\"");
        assert_eq!((quoted.encoding, quoted.raw, quoted.body), (Encoding::Wide, true, &b"a)\"b"[..]));
    }

    #[test]
    fn characters_have_values() {
        assert_eq!(value("'a'"), (97, None));
        assert_eq!(value("'\\n'"), (10, None));
        assert_eq!(value("'\\377'"), (255, None));
        assert_eq!(value("'\\400'"), (0, Some(Problem::CharacterOutOfRange)));
        assert_eq!(value("'ab'"), (0x6162, Some(Problem::MultiCharacter)));
        assert_eq!(value("'\u{e9}'"), (-15447, Some(Problem::MultiCharacter)));
        assert_eq!(value("u'\\U0001F600'").1, Some(Problem::InvalidUtf16Character));
        assert_eq!(value("U'\\U0001F600'"), (0x1f600, None));
        assert_eq!(value("L'\u{e9}'"), (0xe9, None));
        assert_eq!(value("''").1, Some(Problem::EmptyCharacter));
        assert_eq!(value("'\\z'"), (i64::from(b'z'), Some(Problem::UnrecognizedEscape)));
    }
}
