//! Values of literals, apart from the tokens that refer to them.

use crate::names::Name;

/// All literals of a unit.
#[derive(Default)]
pub struct Literals {
    pub integers: Vec<IntegerLiteral>,
    pub floats: Vec<FloatLiteral>,
    pub chars: Vec<CharLiteral>,
    pub strings: Vec<StringLiteral>,
    /// Code units of all strings, in the byte order of the machine the text is for (little endian).
    pub string_units: Vec<u8>,
}

/// The type of an integer literal, by its value and suffix (`[lex.icon]`).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[repr(u8)]
pub enum IntegerType {
    Int,
    UnsignedInt,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
    Int128,
}

impl IntegerType {
    /// Whether the type is unsigned.
    pub fn is_unsigned(self) -> bool {
        matches!(self, Self::UnsignedInt | Self::UnsignedLong | Self::UnsignedLongLong)
    }
}

/// An integer literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IntegerLiteral {
    pub value: u128,
    pub ty: IntegerType,
    /// User-defined literal: its suffix and the digits as written, for raw literal operators.
    pub user: Option<UserSuffix>,
}

/// What makes a literal a user-defined one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct UserSuffix {
    pub suffix: Name,
    /// A number as written without its suffix; for characters and strings the suffix again.
    pub spelling: Name,
}

/// The type of a floating literal.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[repr(u8)]
pub enum FloatType {
    Float,
    Double,
    LongDouble,
    Float128,
    /// `f16`, `f32`, `f64`, `f128`, `bf16` suffixes, which C++23 has.
    F16,
    F32,
    F64,
    F128,
    BF16,
}

/// A floating literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FloatLiteral {
    pub ty: FloatType,
    /// The digits as written, without suffix and separators: the exact value, whatever the type.
    pub spelling: Name,
    /// Whether it is the imaginary part of a complex number.
    pub imaginary: bool,
    pub user: Option<UserSuffix>,
}

/// The encoding of a character or string literal, as its prefix tells.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
#[repr(u8)]
pub enum Encoding {
    #[default]
    Narrow,
    Wide,
    Utf8,
    Utf16,
    Utf32,
}

impl Encoding {
    /// Bytes of a code unit.
    pub fn unit_size(self) -> usize {
        match self {
            Self::Narrow | Self::Utf8 => 1,
            Self::Utf16 => 2,
            Self::Wide | Self::Utf32 => 4,
        }
    }
}

/// A character literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CharLiteral {
    /// The value: of a code unit, or of all characters of a multicharacter literal as an `int`. More than four
    /// characters give the last four as an unsigned number.
    pub value: i64,
    pub encoding: Encoding,
    /// More than one character in a narrow literal, which makes it an `int`.
    pub multi: bool,
    pub user: Option<UserSuffix>,
}

/// A string literal after concatenation, without its terminating null.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StringLiteral {
    /// First byte in `Literals::string_units`.
    pub start: u32,
    /// Bytes, not units.
    pub length: u32,
    pub encoding: Encoding,
    pub user: Option<UserSuffix>,
}

impl Literals {
    /// Adds an ordinary string that no literal of the text spells; its number.
    pub fn add_narrow(&mut self, text: &[u8]) -> u32 {
        let (index, start) = (self.strings.len() as u32, self.string_units.len() as u32);
        self.string_units.extend_from_slice(text);
        let length = text.len() as u32;
        self.strings.push(StringLiteral { start, length, encoding: Encoding::Narrow, user: None });
        index
    }

    /// The bytes of a string's units.
    pub fn units(&self, string: &StringLiteral) -> &[u8] {
        let (start, length) = (string.start as usize, string.length as usize);
        self.string_units.get(start..start + length).unwrap_or_default()
    }

    /// The units of a string, each as a number.
    pub fn unit_values<'a>(&'a self, string: &StringLiteral) -> impl Iterator<Item = u32> + 'a {
        self.units(string).chunks(string.encoding.unit_size()).map(unit_value)
    }

    /// One unit of a string, as a number; none behind its end.
    pub fn unit_value_at(&self, string: &StringLiteral, index: usize) -> Option<u32> {
        self.units(string).chunks(string.encoding.unit_size()).nth(index).map(unit_value)
    }
}

/// The number that the bytes of a unit make, lowest first.
fn unit_value(unit: &[u8]) -> u32 {
    unit.iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte))
}
