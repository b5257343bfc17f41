//! The layout of displays of the intermediate language, generated from `tables/il_display/`.

include!(concat!(env!("OUT_DIR"), "/il_display.rs"));

/// A kind of entry.
#[derive(Debug)]
pub struct Layout {
    pub name: &'static str,
    /// The number of the kind; 0 for the header, which is no entry.
    pub number: u8,
    /// What is shown of it: first the variant `*`, which all entries of the kind have, then the entry's own.
    pub variants: &'static [Variant],
}

/// The fields that entries of a kind have in common, or those of a kind within it.
#[derive(Debug)]
pub struct Variant {
    pub name: &'static str,
    pub fields: &'static [Field],
}

#[derive(Debug)]
pub struct Field {
    pub name: &'static str,
    pub value: Value,
    pub when: When,
}

/// The kind of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Bool,
    Integer,
    /// One of [`enumerators`].
    Enumerator,
    Text,
    /// A heading with fields of its own below it.
    Section,
    /// An entry of one of these kinds.
    Pointer(&'static [&'static str]),
    Unknown,
}

/// When a field is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// Where it is true.
    True,
    /// Where it is false.
    False,
    NotNull,
    /// Where it is not zero.
    Set,
    /// Where the entry has a position.
    Placed,
    NotEmpty,
    /// By a rule of its own.
    Special(&'static str),
}

/// The layout of a kind of entry.
pub fn layout(name: &str) -> Option<&'static Layout> {
    let found = LAYOUTS.binary_search_by_key(&name, |layout| layout.name);
    found.ok().and_then(|at| LAYOUTS.get(at))
}

/// The names that the enumerators of a field have, in alphabetical order.
pub fn enumerators(entry: &str, field: &str) -> &'static [&'static str] {
    let found = ENUMERATORS.iter().find(|row| row.0 == entry && row.1 == field);
    found.map_or(&[], |row| row.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_have_their_fields_in_order() {
        let attribute = layout("attribute").map(|layout| layout.variants);
        let first =
            attribute.and_then(|variants| variants.first()).and_then(|variant| variant.fields.first());
        assert_eq!(first.map(|field| (field.name, field.value)), Some(("kind", Value::Enumerator)));
        assert!(layout("no such entry").is_none());
        assert_eq!(enumerators("attribute", "family"), ["alignas", "gnu", "internal", "std"]);
    }
}
