//! The language mode, as far as lexing depends on it.

use super::token::KeywordFlag;
use crate::target::Target;

/// The language mode.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// Whether the language is C++.
    pub cxx: bool,
    /// The standard: 3, 11, 14, 17, 20 or 23 for C++; 90, 99, 11 or 17 for C.
    pub standard: u8,
    /// The version of g++ that is emulated, as in 120200.
    pub gnu_version: u32,
    /// Whether GNU extensions are accepted.
    pub gnu: bool,
    /// Whether exceptions can be thrown and caught.
    pub exceptions: bool,
    /// Whether types are known at run time.
    pub rtti: bool,
    /// Whether templates are parsed where they are defined.
    pub parse_templates: bool,
    /// What the command line says about literals.
    pub literals: LiteralFlags,
    /// What the command line says about keywords.
    pub keywords: KeywordFlags,
    /// The machine that the unit is for.
    pub target: Target,
}

/// Flags that decide about literals, whatever the standard says.
#[derive(Clone, Copy, Debug, Default)]
pub struct LiteralFlags {
    /// `u`, `U`, `u8` and `R` prefixes.
    pub unicode: Option<bool>,
    /// `u8` in front of characters.
    pub utf8_characters: Option<bool>,
    pub digit_separators: Option<bool>,
    pub user_defined: Option<bool>,
    /// Whether no standard was named: the GNU language then, with its suffixes.
    pub gnu_suffixes: bool,
}

/// Flags that make words keywords or not; each is set, cleared or not given.
#[derive(Clone, Copy, Debug, Default)]
pub struct KeywordFlags {
    set: u32,
    cleared: u32,
}

impl KeywordFlags {
    /// What the command line says about a flag.
    pub fn get(self, flag: KeywordFlag) -> Option<bool> {
        let bit = 1 << flag as u32;
        match (self.set & bit != 0, self.cleared & bit != 0) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// Notes what the command line says about a flag.
    pub fn put(&mut self, flag: KeywordFlag, value: Option<bool>) {
        let bit = 1 << flag as u32;
        match value {
            Some(true) => self.set |= bit,
            Some(false) => self.cleared |= bit,
            None => {}
        }
    }
}

impl Default for Dialect {
    fn default() -> Self {
        Self {
            cxx: true,
            standard: 17,
            gnu_version: 120_200,
            gnu: true,
            exceptions: true,
            rtti: true,
            parse_templates: true,
            literals: LiteralFlags::default(),
            keywords: KeywordFlags::default(),
            target: Target::default(),
        }
    }
}

impl Dialect {
    /// C++11 or later.
    pub(crate) fn cxx11(self) -> bool {
        self.cxx && self.standard >= 11
    }

    /// Whether `<=>` is one token.
    pub(crate) fn three_way_comparisons(self) -> bool {
        self.cxx && self.standard >= 20
    }

    pub(crate) fn line_comments(self) -> bool {
        self.cxx || self.standard != 90
    }

    pub(crate) fn raw_strings(self) -> bool {
        self.literals.unicode.unwrap_or(self.cxx11() || !self.cxx)
    }

    /// `u`, `U` and `u8` prefixes.
    pub(crate) fn unicode_literals(self) -> bool {
        self.literals.unicode.unwrap_or(self.cxx11() || !self.cxx && self.standard != 90)
    }

    /// `u8` in front of characters.
    pub(crate) fn utf8_chars(self) -> bool {
        self.literals.utf8_characters.unwrap_or(self.cxx && self.standard >= 17)
    }

    pub(crate) fn digit_separators(self) -> bool {
        self.literals.digit_separators.unwrap_or(self.cxx && self.standard >= 14)
    }

    pub(crate) fn user_literals(self) -> bool {
        self.literals.user_defined.unwrap_or(self.cxx11())
    }

    /// `i` and `j` as suffixes of imaginary numbers.
    pub(crate) fn imaginary_suffixes(self) -> bool {
        self.gnu && (!self.cxx || self.literals.gnu_suffixes)
    }

    /// The `z` suffix of integers.
    pub(crate) fn size_suffix(self) -> bool {
        self.cxx11() && self.gnu_version >= 110_000
    }

    /// `f16` and its kin as suffixes.
    pub(crate) fn extended_float_suffixes(self) -> bool {
        self.cxx && self.gnu_version >= 130_000
    }
}
