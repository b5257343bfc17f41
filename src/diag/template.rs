//! Reading the templates of messages.

use lalrpop_util::lalrpop_mod;

lalrpop_mod!(
    #[allow(clippy::all, unused, missing_docs)]
    grammar,
    "/template.rs"
);

/// One piece of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    Text(&'a str),
    /// The fill-in `name`, shown as `format` says.
    Fill {
        name: &'a str,
        format: Format,
    },
}

/// How a fill-in is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text as it is.
    Text,
    /// Text between quotes.
    Quoted,
    Number,
    /// A type between quotes, with the type behind it.
    Type,
    /// Template arguments between angle brackets and quotes.
    Arguments,
    /// An entity with the word for its kind.
    Entity,
    /// An entity without that word.
    Name,
    /// An entity with the word and the place of its declaration.
    EntityDeclared,
    /// An entity with the place of its declaration and without the word.
    NameDeclared,
    /// A place, as `at line 3`.
    Position,
}

impl Format {
    /// The format that a template spells as `word`.
    pub fn from_word(word: &str) -> Option<Format> {
        Some(match word {
            "text" => Format::Text,
            "quoted" => Format::Quoted,
            "number" => Format::Number,
            "type" => Format::Type,
            "arguments" => Format::Arguments,
            "entity" => Format::Entity,
            "name" => Format::Name,
            "entity_declared" => Format::EntityDeclared,
            "name_declared" => Format::NameDeclared,
            "position" => Format::Position,
            _ => return None,
        })
    }
}

/// Where a template is not well formed: a byte offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateError {
    pub at: usize,
}

/// A token of a message template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    Text(&'a str),
    Open,
    Close,
    Colon,
    OpenOpen,
    CloseClose,
    Word(&'a str),
}

/// The pieces of a template.
pub fn parse(template: &str) -> Result<Vec<Piece<'_>>, TemplateError> {
    grammar::TemplateParser::new().parse(Tokens { text: template, at: 0, in_fill: false }).map_err(|error| {
        use lalrpop_util::ParseError::*;
        match error {
            InvalidToken { location } | UnrecognizedEof { location, .. } => TemplateError { at: location },
            UnrecognizedToken { token, .. } | ExtraToken { token } => TemplateError { at: token.0 },
            User { error } => error,
        }
    })
}

/// The tokens of a template: words and colons inside braces, stretches of text outside.
struct Tokens<'a> {
    text: &'a str,
    at: usize,
    in_fill: bool,
}

impl<'a> Tokens<'a> {
    fn next_token(&mut self, rest: &'a str) -> Result<(Token<'a>, usize), TemplateError> {
        if self.in_fill {
            let word = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            return match rest.as_bytes().first() {
                Some(b':') => Ok((Token::Colon, 1)),
                Some(b'}') => {
                    self.in_fill = false;
                    Ok((Token::Close, 1))
                }
                _ if word > 0 => Ok((Token::Word(rest.get(..word).unwrap_or(rest)), word)),
                _ => Err(TemplateError { at: self.at }),
            };
        }
        if rest.starts_with("{{") {
            return Ok((Token::OpenOpen, 2));
        }
        if rest.starts_with("}}") {
            return Ok((Token::CloseClose, 2));
        }
        if rest.starts_with('{') {
            self.in_fill = true;
            return Ok((Token::Open, 1));
        }
        if rest.starts_with('}') {
            return Err(TemplateError { at: self.at });
        }
        let length = rest.find(['{', '}']).unwrap_or(rest.len());
        Ok((Token::Text(rest.get(..length).unwrap_or(rest)), length))
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<(usize, Token<'a>, usize), TemplateError>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let start = self.at;
        Some(match self.next_token(rest) {
            Ok((token, length)) => {
                self.at += length;
                Ok((start, token, self.at))
            }
            Err(error) => {
                self.at = self.text.len();
                Err(error)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::CATALOG;

    #[test]
    fn pieces_follow_the_template() {
        let pieces = parse("expected {{ before {name:quoted}.").unwrap_or_default();
        assert_eq!(
            pieces,
            [
                Piece::Text("expected "),
                Piece::Text("{"),
                Piece::Text(" before "),
                Piece::Fill { name: "name", format: Format::Quoted },
                Piece::Text("."),
            ]
        );
    }

    #[test]
    fn bad_templates_name_the_place() {
        for (template, at) in [("a}b", 1), ("{x}", 2), ("{x:nothing}", 3), ("{x:", 3)] {
            assert_eq!(parse(template), Err(TemplateError { at }), "{template}");
        }
    }

    #[test]
    fn every_template_of_the_catalog_parses() {
        for entry in CATALOG {
            assert!(parse(entry.template).is_ok(), "{}", entry.name);
        }
    }
}
