//! The layout of displays of the intermediate language, generated from `tables/il_display/`.

use std::marker::PhantomData;

include!(concat!(env!("OUT_DIR"), "/il_display.rs"));
include!(concat!(env!("OUT_DIR"), "/il_display_kinds.rs"));

/// A kind of entry, or several.
pub trait Kind {
    /// The places of the layouts in [`LAYOUTS`].
    const OF: &'static [u8];
}

/// What is among the entries of the kind `K`.
pub trait Among<K>: Kind {}

/// An entry of the display, of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The entry at a place among all, in the order of their making.
    pub const fn at(place: u32) -> Self {
        Self(place)
    }

    /// Its place among all entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The entry itself.
    pub const fn id(self) -> Self {
        self
    }

    /// It, as an entry of a kind that the graph knows it to be of.
    pub const fn assumed<E>(self) -> Of<E> {
        Of { id: self, kind: PhantomData }
    }
}

/// An entry of the display of the kind `E`.
pub struct Of<E> {
    id: NodeId,
    kind: PhantomData<fn() -> E>,
}

impl<E> Of<E> {
    /// The entry itself.
    pub const fn id(self) -> NodeId {
        self.id
    }

    /// It, as one of a wider kind.
    pub const fn among<S>(self) -> Of<S>
    where
        E: Among<S>,
    {
        self.id.assumed()
    }
}

impl<E> Clone for Of<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Of<E> {}

impl<E> std::fmt::Debug for Of<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.id.fmt(f)
    }
}

impl<E, S> PartialEq<Of<S>> for Of<E> {
    fn eq(&self, other: &Of<S>) -> bool {
        self.id == other.id
    }
}

impl<E> PartialEq<NodeId> for Of<E> {
    fn eq(&self, other: &NodeId) -> bool {
        self.id == *other
    }
}

impl<E> PartialEq<Of<E>> for NodeId {
    fn eq(&self, other: &Of<E>) -> bool {
        *self == other.id
    }
}

impl<E> Eq for Of<E> {}

impl<E> PartialOrd for Of<E> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<E> Ord for Of<E> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.id.cmp(&other.id)
    }
}

impl<E> std::hash::Hash for Of<E> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl<E> From<Of<E>> for NodeId {
    fn from(of: Of<E>) -> Self {
        of.id
    }
}

impl<E> Extend<Of<E>> for Vec<NodeId> {
    fn extend<I: IntoIterator<Item = Of<E>>>(&mut self, entries: I) {
        self.extend(entries.into_iter().map(Of::id));
    }
}

/// What is an entry of the kind `E`, so that its fields can be set.
pub trait Handle<E>: Seen<E> {
    /// It, as an entry of the kind `E`.
    fn of(self) -> Of<E> {
        Seen::<E>::id(self).assumed()
    }
}

impl<E: Among<S>, S> Handle<S> for Of<E> {}

/// What may be an entry of the kind `E`: its fields can be asked for.
pub trait Seen<E>: Copy {
    /// The entry itself.
    fn id(self) -> NodeId;
}

impl<E: Kind> Seen<E> for NodeId {
    fn id(self) -> NodeId {
        self
    }
}

impl<E: Among<S>, S> Seen<S> for Of<E> {
    fn id(self) -> NodeId {
        self.id
    }
}

/// What an entry of the kind `E` is made as.
#[derive(Debug)]
pub struct New<E> {
    form: Form,
    kind: PhantomData<fn() -> E>,
}

impl<E> Clone for New<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for New<E> {}

impl<E> New<E> {
    const fn of(form: Form) -> Self {
        Self { form, kind: PhantomData }
    }

    /// The kind and the variant.
    pub const fn form(self) -> Form {
        self.form
    }
}

/// A field of entries of the kind `E` that holds a `V`.
#[derive(Debug)]
pub struct Slot<E, V> {
    label: Label,
    of: PhantomData<fn(E) -> V>,
}

impl<E, V> Clone for Slot<E, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E, V> Copy for Slot<E, V> {}

impl<E, V> PartialEq for Slot<E, V> {
    fn eq(&self, other: &Self) -> bool {
        self.label == other.label
    }
}

impl<E, V> Slot<E, V> {
    const fn new(label: Label) -> Self {
        Self { label, of: PhantomData }
    }

    /// What it is called, whatever has it.
    pub const fn label(self) -> Label {
        self.label
    }

    /// What it is called in the display.
    pub fn text(self) -> &'static str {
        self.label.text()
    }
}

/// A field that is true or not.
pub type Flag<E> = Slot<E, bool>;
/// A field that leads to an entry of the kind `T`, or to a list of them.
pub type Link<E, T> = Slot<E, To<T>>;
/// A field that holds a number.
pub type Number<E> = Slot<E, Integer>;

/// A number as the value of a field.
#[derive(Debug)]
pub enum Integer {}

/// An enumerator or a word of the display as the value of a field.
#[derive(Debug)]
pub enum Word {}

/// Rows as the value of a field.
#[derive(Debug)]
pub enum Section {}

/// Entries of the kind `T` as the value of a field.
#[derive(Debug)]
pub struct To<T>(PhantomData<T>);

/// The value of a field of which it is not known what it may hold.
#[derive(Debug)]
pub enum Unknown {}

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

/// A field of an entry of the display.
#[derive(Debug)]
pub struct Field {
    /// The full name, unlike that of other fields.
    pub name: &'static str,
    pub label: Label,
    /// The name as it is shown.
    pub text: &'static str,
    /// Whether it belongs to a section.
    pub indented: bool,
    pub value: Value,
    pub when: When,
}

/// A field of any kind of entry, by its full name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(pub u16);

impl Label {
    /// What it is called.
    pub fn text(self) -> &'static str {
        LABELS.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

/// A kind of entry, by its place in [`LAYOUTS`], and the variant of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    pub kind: u8,
    pub variant: u8,
}

/// What displays show although the unit does not declare it.
#[derive(Debug)]
pub struct Predeclared {
    /// The version of the front end that displays name.
    pub version: &'static str,
    pub types_before_list: &'static [&'static str],
    /// The class that lists of variable arguments are made of, and the name of the list.
    pub list_tag: &'static str,
    pub list_name: &'static str,
    /// Its members, and whether they are pointers.
    pub list_members: &'static [(&'static str, bool)],
    pub types_behind_list: &'static [&'static str],
    /// A class that is only declared.
    pub incomplete: &'static str,
    /// What the standard library calls types of floating type, from a version of g++ and a year of the standard on.
    pub floats: &'static [(&'static str, &'static str, u32, u32)],
    pub types_at_end: &'static [&'static str],
    /// Namespaces, what they are members of, and which is the standard library's.
    pub namespaces: &'static [(&'static str, &'static str, bool)],
    pub std_class: &'static str,
    pub std_enumeration: &'static str,
    /// Operator functions: name, kind, and a letter for each parameter.
    pub allocation: &'static [(&'static str, &'static str, &'static str, u32)],
}

/// A step of the walk from an entry to others.
#[derive(Debug)]
pub struct Step {
    pub field: Label,
    /// The field that leads to the next entry, where the step leads to a list.
    pub along: Option<Label>,
    /// Whether the step is taken after the entry was shown.
    pub after: bool,
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
    /// The fields of another entry in place of a value.
    Inline,
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
    /// Never: only the walk goes on there.
    Walked,
    /// Never: it is only known while the display is made.
    Kept,
    /// Where what makes the entry has something to say.
    Conditional,
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
