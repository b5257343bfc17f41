//! Lists of messages in options.

use lalrpop_util::lalrpop_mod;

lalrpop_mod!(
    #[allow(clippy::all, unused, missing_docs)]
    grammar,
    "/option_list.rs"
);

/// One item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A number, as its digits.
    Number(String),
    Tag(String),
}

#[derive(Clone, Debug)]
pub(crate) enum Token {
    Number(String),
    Word(String),
    Comma,
}

/// The items of a list; blanks anywhere are dropped, and an empty item is an empty tag.
pub(super) fn parse(text: &str) -> Vec<Item> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let words = text.split_inclusive(',').flat_map(|part| {
        let (word, comma) = match part.strip_suffix(',') {
            Some(word) => (word, Some(Token::Comma)),
            None => (part, None),
        };
        let number = word.starts_with(|letter: char| letter.is_ascii_digit());
        let token = (!word.is_empty())
            .then(|| if number { Token::Number(word.into()) } else { Token::Word(word.into()) });
        token.into_iter().chain(comma)
    });
    let tokens = words.enumerate().map(|(at, token)| (at, token, at + 1));
    // Every sequence of items and commas is a list: the grammar refuses none.
    grammar::ListParser::new().parse(tokens.map(Ok::<_, ()>)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_mix_numbers_and_tags() {
        let tag = |name: &str| Item::Tag(name.into());
        assert_eq!(parse("177, some_tag"), [Item::Number("177".into()), tag("some_tag")]);
        assert_eq!(parse("1 7"), [Item::Number("17".into())]);
        assert_eq!(parse("tag,"), [tag("tag"), tag("")]);
        assert_eq!(parse(""), [tag("")]);
    }
}
