//! Type traits, generated from `tables/type_traits.toml`.

include!(concat!(env!("OUT_DIR"), "/type_traits.rs"));

/// What a trait gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gives {
    Bool,
    Type,
    /// Several types at once.
    Pack,
    Number,
}

/// Which operands of a trait must be complete where they are classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completes {
    All,
    /// Only the second, as of a relation between a base and a derived class.
    Second,
    None,
}

/// One trait of the table.
#[derive(Debug)]
pub struct TraitRow {
    pub name: &'static str,
    /// How many types it takes, or takes at least where it is variadic.
    pub operands: u8,
    pub variadic: bool,
    pub gives: Gives,
    completes: Completes,
    /// The first version of the emulated g++ that has it.
    since: u32,
    /// Whether only clang has it.
    clang: bool,
    /// Whether its operands are pointers to members, not types.
    pub members: bool,
}

impl TypeTrait {
    /// The trait of a name, where the emulated host compiler has it.
    pub fn find(name: &str, gnu_version: u32, clang: bool) -> Option<TypeTrait> {
        let found = BY_NAME.get(name).copied()?;
        let row = found.row();
        (row.since <= gnu_version && (clang || !row.clang)).then_some(found)
    }

    /// Whether the operand with a number must be complete where it is a class.
    pub fn completes(self, operand: usize) -> bool {
        match self.row().completes {
            Completes::All => true,
            Completes::Second => operand == 1,
            Completes::None => false,
        }
    }

    /// The trait with a number, which is its place in the table.
    pub fn at(index: u16) -> Option<TypeTrait> {
        ALL.get(usize::from(index)).copied()
    }

    /// The row with a number.
    pub fn row_at(index: u16) -> Option<&'static TraitRow> {
        ROWS.get(usize::from(index))
    }

    /// The row of the table.
    pub fn row(self) -> &'static TraitRow {
        // Traits are generated from the rows; the first stands in for an impossible one.
        ROWS.get(usize::from(self as u8)).unwrap_or(&ROWS[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traits_say_which_operands_must_be_complete() {
        assert!(!TypeTrait::IsSame.completes(0) && !TypeTrait::IsSame.completes(1));
        assert!(!TypeTrait::IsBaseOf.completes(0) && TypeTrait::IsBaseOf.completes(1));
        assert!(TypeTrait::IsEmpty.completes(0) && TypeTrait::IsConvertibleTo.completes(1));
    }

    #[test]
    fn traits_come_with_the_version_of_the_host_compiler() {
        assert_eq!(TypeTrait::find("__is_class", 40_800, false), Some(TypeTrait::IsClass));
        assert_eq!(TypeTrait::find("__is_array", 120_200, false), None);
        assert_eq!(TypeTrait::find("__is_array", 140_000, false), Some(TypeTrait::IsArray));
        assert_eq!(TypeTrait::find("__is_integral", 140_000, false), None);
        assert_eq!(TypeTrait::find("__is_integral", 140_000, true), Some(TypeTrait::IsIntegral));
    }
}
