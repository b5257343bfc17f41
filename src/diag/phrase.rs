//! What fills messages in, and the wording around messages, generated from `tables/phrases.toml`.

use super::severity::Severity;
use super::template::{Format, Piece, Template};
use crate::source::Pos;

include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

/// A type as messages name it: as written, and the type behind it where the two differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeText {
    pub written: String,
    /// The text of the type without names for other types; `None` or equal to `written`: not shown.
    pub canonical: Option<String>,
}

impl TypeText {
    /// A type that is shown as `written` alone.
    pub fn new(written: impl Into<String>) -> Self {
        Self { written: written.into(), canonical: None }
    }

    /// A type shown with the type that it stands for, unless both read the same.
    pub fn also_known_as(written: impl Into<String>, canonical: impl Into<String>) -> Self {
        Self { written: written.into(), canonical: Some(canonical.into()) }
    }
}

/// Template arguments as messages list them: the text between `<` and `>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentsText(pub String);

/// Where an entity was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    At(Pos),
    /// By the language's rules, as a defaulted constructor.
    Implicitly,
}

/// An entity as messages name it: a word for its kind, its name, and where it was declared. The message
/// decides which of these it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntityText {
    pub kind: EntityKind,
    /// The name as the message shows it: qualified, with parameters or template arguments where they matter.
    pub name: String,
    pub declared: Declared,
}

impl EntityText {
    /// An entity by its kind and name, and where it was declared.
    pub fn new(kind: EntityKind, name: impl Into<String>, declared: Declared) -> Self {
        Self { kind, name: name.into(), declared }
    }
}

/// One fill-in of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fill {
    Text(Box<str>),
    Type(TypeText),
    Arguments(ArgumentsText),
    Entity(EntityText),
    Number(i64),
    Position(Pos),
}

pub(super) type Fills = Vec<Fill>;

/// Wording that goes with a message: a context, a line below it, a summary.
#[derive(Clone, Debug)]
pub struct Phrase {
    template: &'static Template,
    fills: Fills,
}

impl Phrase {
    fn new(template: &'static Template, fills: Fills) -> Self {
        Self { template, fills }
    }

    /// The text of a phrase without fill-ins.
    pub fn plain(&self) -> &'static str {
        self.template.text
    }

    pub(super) fn parts(&self) -> (&'static Template, &[Fill]) {
        (self.template, &self.fills)
    }
}
