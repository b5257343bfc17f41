//! What is known about the fundamental types, generated from `tables/fundamental_types.toml`.

use crate::il::Builtin;

include!(concat!(env!("OUT_DIR"), "/fundamental_types.rs"));

/// How many bytes an object of a type has, which are its alignment too but for [`Size::ArgumentList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// There are no objects.
    None,
    /// As many on all targets.
    Bytes(u64),
    /// As `long` has on the target.
    Long,
    /// As pointers have on the target.
    Pointer,
    /// What `va_list` is on the target.
    ArgumentList,
}

/// A fundamental type.
#[derive(Debug)]
pub struct FundamentalType {
    /// The bytes of an object.
    pub size: Size,
    /// Its code in mangled names; empty for types that these do not have.
    pub mangled: &'static str,
    /// How many hexadecimal digits the value of a floating type takes in mangled names.
    pub digits: usize,
    /// The unsigned type of the same size as a signed one.
    pub unsigned: Option<Builtin>,
}

impl Builtin {
    /// What is known about the type.
    pub fn row(self) -> &'static FundamentalType {
        // The rows are those of the enumeration; the first stands in for an impossible one.
        TYPES.get(self as usize).unwrap_or(&TYPES[0])
    }

    /// Its code in mangled names; empty for types that these do not have.
    pub fn mangled(self) -> &'static str {
        self.row().mangled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_has_its_row() {
        assert_eq!(TYPES.len(), Builtin::ALL.len());
        assert_eq!((Builtin::Long.mangled(), Builtin::Long.row().size), ("l", Size::Long));
        assert_eq!(Builtin::Char16.row().size, Size::Bytes(2));
        assert_eq!(Builtin::SignedChar.row().unsigned, Some(Builtin::UnsignedChar));
        assert_eq!(Builtin::LongDouble.row().digits, 20);
    }
}
