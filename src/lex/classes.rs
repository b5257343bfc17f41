//! Classes of source bytes.

/// A byte that can continue an identifier.
pub(super) const WORD: u8 = 1;
/// A decimal digit.
pub(super) const DIGIT: u8 = 2;
/// A blank, tab, form feed, vertical tab or carriage return.
pub(super) const BLANK: u8 = 4;
/// A hexadecimal digit.
pub(super) const HEX: u8 = 8;
/// A byte that begins an identifier.
pub(super) const LETTER: u8 = 16;

/// A punctuator of one byte that no longer one begins with.
pub(super) const ALONE: u8 = 32;

/// A punctuator of one byte that longer ones begin with, and nothing else.
pub(super) const OPERATOR: u8 = 64;

/// A byte with which no punctuator goes on, and no line splice begins.
pub(super) const APART: u8 = 128;

/// The classes of each byte, as a sum of the constants above.
pub(super) const CLASSES: [u8; 256] = classes();

/// The classes of `byte`.
#[inline]
pub(super) fn classes_of(byte: u8) -> u8 {
    CLASSES[byte as usize]
}

/// Whether `byte` is in one of the classes `mask`.
#[inline]
pub(super) fn is(byte: u8, mask: u8) -> bool {
    classes_of(byte) & mask != 0
}

const fn classes() -> [u8; 256] {
    let mut table = [0u8; 256];
    let mut index = 0;
    while index < 256 {
        let byte = index as u8;
        if byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' {
            table[index] |= WORD | LETTER;
        }
        if byte.is_ascii_digit() {
            table[index] |= WORD | DIGIT;
        }
        if byte.is_ascii_hexdigit() {
            table[index] |= HEX;
        }
        if matches!(byte, b' ' | b'\t' | 0x0b | 0x0c | b'\r') {
            table[index] |= BLANK;
        }
        if matches!(byte, b'(' | b')' | b',' | b';' | b'[' | b']' | b'{' | b'}' | b'~') {
            table[index] |= ALONE;
        }
        if matches!(
            byte,
            b'<' | b'>' | b'=' | b':' | b'*' | b'&' | b'.' | b'-' | b'+' | b'!' | b'|' | b'^' | b'%' | b'?'
        ) {
            table[index] |= OPERATOR;
        }
        if table[index] & (LETTER | BLANK | ALONE) != 0 || byte == b'\n' {
            table[index] |= APART;
        }
        index += 1;
    }
    table
}
