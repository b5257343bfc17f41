//! Built-in functions, generated from `tables/builtins/`.

use crate::il;

include!(concat!(env!("OUT_DIR"), "/builtins.rs"));

/// The oldest versions of g++ of the columns of the table, as in 120200.
const VERSIONS: [u32; 8] = [40_800, 70_000, 90_000, 110_000, 120_000, 130_000, 140_000, 150_000];

/// A type of the table.
#[derive(Debug, PartialEq, Eq)]
pub enum BuiltinType {
    Fundamental(il::Builtin),
    /// One that has no name in a unit: it agrees with whatever is passed.
    Unnamed,
    Complex(il::Builtin),
    Vector {
        element: il::Builtin,
        /// The size of the whole vector.
        bytes: u64,
    },
    Qualified {
        ty: &'static BuiltinType,
        is_const: bool,
        is_volatile: bool,
    },
    Pointer(&'static BuiltinType),
    Reference(&'static BuiltinType),
    Function {
        result: &'static BuiltinType,
        parameters: &'static [BuiltinType],
        variadic: bool,
    },
}

/// The type of functions of which the types of the arguments decide.
static GENERIC: BuiltinType = BuiltinType::Function {
    result: &BuiltinType::Fundamental(il::Builtin::Void),
    parameters: &[],
    variadic: true,
};

/// A built-in function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builtin {
    ty: u16,
    present: u8,
    /// The oldest C++ standard that has it.
    since: u8,
}

impl Builtin {
    /// The built-in function of a name, where the emulated version of g++ and the C++ standard in force have it.
    pub fn find(name: &str, gnu_version: u32, standard: u8) -> Option<Builtin> {
        let column = VERSIONS.iter().rposition(|&oldest| oldest <= gnu_version).unwrap_or(0);
        BUILTINS
            .get(name)
            .copied()
            .filter(|builtin| builtin.present >> column & 1 != 0 && builtin.since <= standard)
    }

    /// The function's type; `void (...)` where the types of the arguments decide.
    pub fn function_type(self) -> &'static BuiltinType {
        TYPES.get(usize::from(self.ty)).unwrap_or(&GENERIC)
    }

    /// A number that only functions of the same type have, to keep types that were read.
    pub fn type_index(self) -> u16 {
        self.ty
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_come_with_the_version_of_the_host_compiler() {
        let add = Builtin::find("__sync_fetch_and_add", 120_200, 17);
        assert_eq!(add.map(Builtin::function_type), Some(&GENERIC));
        let strlen = Builtin::find("__builtin_strlen", 120_200, 17);
        const CHAR: BuiltinType = BuiltinType::Fundamental(il::Builtin::Char);
        let expected = BuiltinType::Function {
            result: &BuiltinType::Fundamental(il::Builtin::UnsignedLong),
            parameters: &[BuiltinType::Pointer(&BuiltinType::Qualified {
                ty: &CHAR,
                is_const: true,
                is_volatile: false,
            })],
            variadic: false,
        };
        assert_eq!(strlen.map(Builtin::function_type), Some(&expected));
        assert_eq!(Builtin::find("__builtin_no_such_thing", 120_200, 17), None);
        assert!(Builtin::find("__builtin_COLUMN", 120_200, 20).is_some());
        assert_eq!(Builtin::find("__builtin_COLUMN", 120_200, 17), None);
        let newer = "__builtin_ia32_2intersectd128";
        assert!(Builtin::find(newer, 120_200, 17).is_some());
        assert!(Builtin::find(newer, 70_000, 17).is_none());
    }
}
