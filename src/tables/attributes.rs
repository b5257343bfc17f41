//! Attributes that have a meaning of their own, generated from `tables/attributes.toml`.

use lalrpop_util::lalrpop_mod;

lalrpop_mod!(
    #[allow(clippy::all, unused, missing_docs)]
    grammar,
    "/attribute_arguments.rs"
);

include!(concat!(env!("OUT_DIR"), "/attributes.rs"));

/// What an attribute can be put on: a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Targets(u16);

impl Targets {
    /// Whether the sets have a target in common.
    pub fn intersects(self, other: Targets) -> bool {
        self.0 & other.0 != 0
    }
}

/// One attribute of the table.
#[derive(Debug)]
pub struct AttributeRow {
    /// The name without underscores around it.
    pub name: &'static str,
    /// The name in messages.
    pub display: &'static str,
    /// What it takes in parentheses; see [`AttributeRow::arguments`].
    arguments: Option<&'static str>,
    /// What it can be put on.
    pub targets: Targets,
    /// Whether it belongs to function types.
    pub function_type: bool,
    /// Whether it makes another type of the one that the declaration's specifiers name.
    pub makes_type: bool,
    /// Whether it is one of CUDA's.
    pub cuda: bool,
    /// What the host file has instead of its name.
    pub prints: Option<&'static str>,
}

/// What an argument of an attribute is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentKind {
    String,
    /// An integer constant expression.
    Constant,
    /// An identifier.
    Name,
    /// Three constants in parentheses.
    Triple,
}

/// One argument of an attribute, or a run of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Argument {
    pub kind: ArgumentKind,
    /// How many there are at least.
    pub least: u8,
    /// Whether any number may follow; otherwise there is one at most.
    pub repeats: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Token {
    Kind(ArgumentKind),
    Comma,
    Question,
    Star,
    Plus,
}

impl AttributeKind {
    /// The attribute of a name in `__attribute__((name))` or `[[gnu::name]]`, where `__name__` is the same.
    pub fn gnu(name: &str) -> Option<AttributeKind> {
        GNU.get(bare(name)).copied()
    }

    /// The attribute of a name in `[[name]]`; `__name__` is the same here too.
    pub fn standard(name: &str) -> Option<AttributeKind> {
        STANDARD.get(bare(name)).copied()
    }

    /// The row of the table.
    pub fn row(self) -> &'static AttributeRow {
        // Kinds are generated from the rows; the first stands in for an impossible one.
        ROWS.get(usize::from(self as u8)).unwrap_or(&ROWS[0])
    }
}

/// Whether attributes of a namespace are known.
pub fn is_known_namespace(name: &str) -> bool {
    NAMESPACES.contains(&bare(name))
}

/// A name without the underscores that keep macros away from it.
fn bare(name: &str) -> &str {
    name.strip_prefix("__").and_then(|name| name.strip_suffix("__")).unwrap_or(name)
}

impl AttributeRow {
    /// The row with a number; `None` for a number that is none's.
    pub fn at(row: u16) -> Option<&'static AttributeRow> {
        ROWS.get(usize::from(row))
    }

    /// Whether it is one of the specifiers that CUDA's headers define: messages call these by another name.
    pub fn is_specifier(&self) -> bool {
        self.cuda && self.display != self.name
    }

    /// Whether anything can follow in parentheses.
    pub fn takes_arguments(&self) -> bool {
        self.arguments.is_some()
    }

    /// What the attribute takes in parentheses; `None` where it takes none at all.
    pub fn arguments(&self) -> Option<Vec<Argument>> {
        // A test reads every row: an unreadable one does not get this far.
        self.arguments.map(|shape| parse(shape).unwrap_or_default())
    }
}

/// Reads the description of arguments, as in `constant, constant?`.
fn parse(shape: &str) -> Option<Vec<Argument>> {
    let words = shape.split_inclusive(|c: char| !c.is_ascii_lowercase());
    let mut tokens = Vec::new();
    for part in words {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_lowercase());
        match word {
            "" => {}
            "string" => tokens.push(Token::Kind(ArgumentKind::String)),
            "constant" => tokens.push(Token::Kind(ArgumentKind::Constant)),
            "name" => tokens.push(Token::Kind(ArgumentKind::Name)),
            "triple" => tokens.push(Token::Kind(ArgumentKind::Triple)),
            _ => return None,
        }
        match part.get(word.len()..) {
            Some("," | " ") if part.trim().is_empty() || part == "," => {
                tokens.extend((part == ",").then_some(Token::Comma));
            }
            Some(",") => tokens.push(Token::Comma),
            Some("?") => tokens.push(Token::Question),
            Some("*") => tokens.push(Token::Star),
            Some("+") => tokens.push(Token::Plus),
            Some("") => {}
            _ => return None,
        }
    }
    let spanned = tokens.into_iter().enumerate().map(|(at, token)| Ok::<_, ()>((at, token, at + 1)));
    grammar::ArgumentsParser::new().parse(spanned).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_describes_its_arguments() {
        for row in ROWS {
            assert!(row.arguments.is_none_or(|shape| parse(shape).is_some()), "{}", row.name);
        }
    }

    #[test]
    fn underscores_around_a_name_do_not_matter() {
        assert_eq!(AttributeKind::gnu("__device__"), Some(AttributeKind::Device));
        assert_eq!(AttributeKind::gnu("device"), Some(AttributeKind::Device));
        assert_eq!(AttributeKind::gnu("_device_"), None);
        assert_eq!(AttributeKind::standard("device"), None);
        assert_eq!(AttributeKind::LaunchBounds.row().display, "__launch_bounds__");
    }

    #[test]
    fn arguments_can_be_missing_or_repeated() {
        let launch = AttributeKind::LaunchBounds.row().arguments().unwrap_or_default();
        assert_eq!(launch.iter().map(|argument| argument.least).collect::<Vec<_>>(), [1, 0, 0]);
        let nonnull = AttributeKind::Nonnull.row().arguments().unwrap_or_default();
        assert_eq!(nonnull, [Argument { kind: ArgumentKind::Constant, least: 0, repeats: true }]);
        assert!(AttributeKind::Device.row().arguments().is_none());
    }
}
