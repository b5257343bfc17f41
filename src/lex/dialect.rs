//! The language mode, as far as lexing depends on it.

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
    /// Strict mode, which has trigraphs.
    pub strict: bool,
    /// The machine that the unit is for.
    pub target: Target,
}

impl Default for Dialect {
    fn default() -> Self {
        Self { cxx: true, standard: 17, gnu_version: 120_200, strict: false, target: Target::default() }
    }
}

impl Dialect {
    /// C++11 or later.
    pub(crate) fn cxx11(self) -> bool {
        self.cxx && self.standard >= 11
    }

    pub(crate) fn line_comments(self) -> bool {
        self.cxx || self.standard != 90
    }

    pub(crate) fn raw_strings(self) -> bool {
        self.cxx11() || !self.cxx
    }

    /// `u`, `U` and `u8` prefixes.
    pub(crate) fn unicode_literals(self) -> bool {
        self.cxx11() || !self.cxx && self.standard != 90
    }

    /// `u8` in front of characters.
    pub(crate) fn utf8_chars(self) -> bool {
        self.cxx && self.standard >= 17
    }

    pub(crate) fn digit_separators(self) -> bool {
        self.cxx && self.standard >= 14
    }

    pub(crate) fn user_literals(self) -> bool {
        self.cxx11()
    }

    /// The `z` suffix of integers.
    pub(crate) fn size_suffix(self) -> bool {
        self.cxx11() && self.gnu_version >= 110_000
    }

    /// `f16` and its kin as suffixes.
    pub(crate) fn extended_float_suffixes(self) -> bool {
        self.cxx && self.standard >= 23 && self.gnu_version >= 130_000
    }
}
