//! What type-generic built-in functions give, generated from `tables/generic_builtins.toml`.

include!(concat!(env!("OUT_DIR"), "/generic_builtins.rs"));

/// How the names of those end that take values rather than pointers to them.
pub const GENERIC_SUFFIX: &str = "_n";

/// How the type of the result follows from the arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    Void,
    Bool,
    /// What the first argument points to.
    Pointee,
    /// A pointer to the first argument.
    Address,
    /// The same as the first argument.
    Argument,
    Unknown,
}

/// What an atomic operation of the device does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atomic {
    Fence,
    Load,
    Store,
    Exchange,
    CompareExchange,
    /// Addition and subtraction.
    Add,
    /// Minimum and maximum.
    Extreme,
    Logical,
}

/// The atomic operation of a name.
pub fn atomic_operation(name: &str) -> Option<Atomic> {
    ATOMICS.iter().find(|(pattern, _)| matches(pattern, name)).map(|(_, operation)| *operation)
}

/// Whether an atomic operation takes values by address.
pub fn is_generic_atomic(name: &str) -> bool {
    GENERIC_ATOMICS.contains(&name)
}

/// How the result of a type-generic built-in is found.
pub fn result_of(name: &str) -> Result {
    ROWS.iter().find(|(pattern, _)| matches(pattern, name)).map_or(Result::Unknown, |(_, result)| *result)
}

/// How many arguments a type-generic built-in of GNU takes; none where its type says that.
pub fn operands_of(name: &str) -> Option<usize> {
    OPERANDS.iter().find(|(pattern, _)| matches(pattern, name)).map(|(_, count)| *count)
}

/// Whether a type-generic built-in stands for functions named after the size and kind of what its argument points to.
pub fn has_typed_forms(name: &str) -> bool {
    TYPED.iter().any(|pattern| matches(pattern, name))
}

/// Whether the type of a built-in has a parameter for the size of the object, for which nothing is written.
pub fn is_sized(name: &str) -> bool {
    SIZED.contains(&name)
}

/// The type-generic built-in that does the same as one and gives a value, for those that give none.
pub fn with_value(name: &str) -> Option<String> {
    let (without, with) = VALUELESS;
    Some(format!("{with}{}", name.strip_prefix(without)?))
}

/// The built-in for objects of so many bytes that a type-generic one of GNU stands for.
pub fn of_size(name: &str, size: i128) -> String {
    format!("{}_{size}", name.strip_suffix(GENERIC_SUFFIX).unwrap_or(name))
}

/// Whether the type of a built-in says that it throws nothing, where the standard of a year is in force.
pub fn throws_nothing(name: &str, year: u32) -> bool {
    NOTHROW.iter().any(|(of, since)| *of == name && *since <= year)
}

/// Whether a type-generic built-in of GNU is one of those with a memory order.
pub fn is_ordered(name: &str) -> bool {
    ORDERED.iter().any(|pattern| matches(pattern, name))
}

/// Whether calls of a built-in are converted to the type of what they give.
pub fn is_converted(name: &str) -> bool {
    CONVERTED.iter().any(|pattern| matches(pattern, name))
}

/// Whether a name fits a pattern with `*` at its ends, or once in its middle. Most differ in one of their first letters.
fn matches(pattern: &str, name: &str) -> bool {
    let differs = |(a, b): (u8, u8)| a != b;
    let at = pattern.bytes().zip(name.bytes()).position(differs).unwrap_or(pattern.len().min(name.len()));
    match pattern.as_bytes().get(at..) {
        Some([b'*', middle @ .., b'*']) => memchr::memmem::find(name.as_bytes(), middle).is_some(),
        Some([b'*', end @ ..]) => name.as_bytes().ends_with(end),
        rest => rest.is_some_and(|rest| rest.is_empty()) && name.len() == at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_pattern_that_fits_decides() {
        assert_eq!(result_of("__atomic_fetch_add"), Result::Pointee);
        assert_eq!(result_of("__atomic_store_n"), Result::Void);
        assert_eq!(result_of("__atomic_compare_exchange_n"), Result::Bool);
    }

    #[test]
    fn a_star_stands_for_anything() {
        let fits = ["a", "*", "a*", "*a", "*a*", "a*a"].map(|pattern| matches(pattern, "a"));
        assert_eq!(fits, [true; 6]);
        for (pattern, name) in [("a_*_b", "a_x_b"), ("a_*", "a_"), ("*_b", "a_b"), ("*x*", "a_x_b")] {
            assert!(matches(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in
            [("a_*_b", "a_x_c"), ("a_*", "a"), ("*_b", "a_bc"), ("*y*", "a_x_b"), ("a", "ab"), ("ab", "a")]
        {
            assert!(!matches(pattern, name), "{pattern} {name}");
        }
    }
}
