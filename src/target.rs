//! The machine that a unit is for, as far as the sizes and signs of types depend on it.

use crate::il::Builtin;

/// Sizes and signs that options choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The size and alignment of pointers in bytes.
    pub pointer: u64,
    /// The size and alignment of `long` in bytes.
    pub long: u64,
    /// The type of `sizeof`.
    pub size: Builtin,
    /// The type of the difference of two pointers.
    pub difference: Builtin,
    /// Whether plain `char` is unsigned.
    pub unsigned_char: bool,
    /// Whether `wchar_t` is unsigned.
    pub unsigned_wchar: bool,
    /// The limit on the alignment of members where no pragma says another one.
    pub pack: Option<u64>,
    /// Whether an enumeration gets the smallest type that holds its values.
    pub short_enums: bool,
}

impl Default for Target {
    /// x86-64.
    fn default() -> Self {
        Self {
            pointer: 8,
            long: 8,
            size: Builtin::UnsignedLong,
            difference: Builtin::Long,
            unsigned_char: false,
            unsigned_wchar: false,
            pack: None,
            short_enums: false,
        }
    }
}

impl Target {
    /// The model in which `int`, `long` and pointers have 32 bits.
    #[must_use]
    pub fn ilp32(self) -> Self {
        Self { pointer: 4, long: 4, size: Builtin::UnsignedInt, difference: Builtin::Int, ..self }
    }

    /// The model in which `long` has 32 bits and sizes have 64.
    #[must_use]
    pub fn llp64(self) -> Self {
        Self { long: 4, size: Builtin::UnsignedLongLong, difference: Builtin::LongLong, ..self }
    }

    /// Whether pointers have 32 bits.
    pub fn is_ilp32(self) -> bool {
        self.pointer == 4
    }

    /// Whether values of an integral type can be negative.
    pub fn is_signed(self, of: Builtin) -> bool {
        use Builtin::*;
        match of {
            Char => !self.unsigned_char,
            WChar => !self.unsigned_wchar,
            _ => matches!(of, SignedChar | Short | Int | Long | LongLong | Int128),
        }
    }

    /// How many bits `long` has.
    pub fn long_bits(self) -> u32 {
        if self.long == 4 { 32 } else { 64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn models_differ_in_long_and_pointers() {
        let model = Target::default().ilp32();
        assert_eq!((model.pointer, model.long, model.size), (4, 4, Builtin::UnsignedInt));
        let model = Target::default().llp64();
        assert_eq!((model.pointer, model.long, model.size), (8, 4, Builtin::UnsignedLongLong));
        assert!(Target::default().is_signed(Builtin::Char));
    }
}
