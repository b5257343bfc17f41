//! The templates of messages, which the generator of the catalog has read.

/// A template: its text in the table, and what that consists of.
#[derive(Debug)]
pub struct Template {
    pub text: &'static str,
    pub pieces: &'static [Piece],
}

/// One piece of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text as it is.
    Text(&'static str),
    /// A fill-in by its number, shown as `format` says.
    Fill { index: usize, format: Format },
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::CATALOG;

    #[test]
    fn doubled_braces_are_one() {
        let brace = CATALOG.iter().find(|entry| entry.name == "expected_left_brace");
        let pieces = brace.map(|entry| entry.template.pieces);
        assert_eq!(pieces, Some(&[Piece::Text("expected a \"{\"")][..]));
    }

    #[test]
    fn fill_ins_are_known_by_their_first_places() {
        for entry in CATALOG {
            let mut known = 0;
            for piece in entry.template.pieces {
                if let Piece::Fill { index, .. } = piece {
                    assert!(*index <= known, "{}: {known} come before fill-in {index}", entry.name);
                    known = known.max(*index + 1);
                }
            }
        }
    }
}
