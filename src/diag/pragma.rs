//! Pragmas that change the severity of messages from where they stand: `nv_diag_suppress`, `nv_diag_remark`,
//! `nv_diag_warning`, `nv_diag_error`, `nv_diag_default`, `nv_diag_once` with a list of messages, and
//! `nv_diagnostic push` and `pop`.

use super::catalog::{DiagId, messages};
use super::report::Diagnostics;
use super::severity::{Change, Level};
use crate::lex::{TokenKind, Tokens};
use crate::names::{Name, Names};
use crate::preprocess::Pragma;
use crate::preprocess::PragmaKind;
use crate::source::Pos;
use lalrpop_util::lalrpop_mod;

lalrpop_mod!(
    #[allow(clippy::all, unused, missing_docs)]
    grammar,
    "/severity_pragma.rs"
);

/// A part of a list of messages; places are numbers of tokens, where the number of all tokens is the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Number(u128, usize),
    Tag(String, usize),
    /// Something else where a message should be named.
    NoItem(usize),
    /// Something else where a comma should be.
    NoComma(usize),
}

/// A list with more elements at its end.
pub(crate) fn with<const N: usize>(mut elements: Vec<Element>, more: [Element; N]) -> Vec<Element> {
    elements.extend(more);
    elements
}

#[derive(Clone, Debug)]
pub(crate) enum Token {
    Number(u128),
    Word(String),
    Comma,
    Equals,
    Other,
}

/// Does what a pragma says about severities; one of another kind does nothing.
pub fn apply(diags: &mut Diagnostics, pragma: &Pragma, tokens: &Tokens, names: &Names) {
    let change: fn(DiagId) -> Change = match pragma.kind {
        PragmaKind::NvDiagSuppress => |id| Change::Set(id, Level::Suppressed),
        PragmaKind::NvDiagRemark => |id| Change::Set(id, Level::Remark),
        PragmaKind::NvDiagWarning => |id| Change::Set(id, Level::Warning),
        PragmaKind::NvDiagError => |id| Change::Set(id, Level::Error),
        PragmaKind::NvDiagDefault => Change::Default,
        PragmaKind::NvDiagOnce => Change::Once,
        PragmaKind::NvDiagnostic => return push_or_pop(diags, pragma, tokens, names),
        _ => return,
    };
    let arguments = Arguments::of(pragma, tokens);
    for element in parse(arguments.tokens(tokens, names)) {
        let (found, at, problem) = match element {
            Element::Number(number, at) => {
                let id = u64::try_from(number).ok().and_then(DiagId::from_number);
                (id, at, messages::invalid_error_number())
            }
            Element::Tag(tag, at) => (DiagId::from_tag(&tag), at, messages::invalid_error_tag()),
            Element::NoItem(at) => (None, at, messages::expected_error_number_error_tag()),
            Element::NoComma(at) => (None, at, messages::expected_comma().as_warning()),
        };
        match found {
            Some(Some(id)) => {
                diags.severities.change(pragma.pos, change(id));
            }
            // A message that this program never gives.
            Some(None) => {}
            None => {
                diags.report(arguments.pos(at), problem);
            }
        }
    }
}

/// `push` remembers all severities and `pop` restores them.
fn push_or_pop(diags: &mut Diagnostics, pragma: &Pragma, tokens: &Tokens, names: &Names) {
    let arguments = Arguments::of(pragma, tokens);
    let change = match arguments.tokens(tokens, names).next() {
        Some(Token::Word(word)) if word == "push" => Change::Push,
        Some(Token::Word(word)) if word == "pop" => Change::Pop,
        _ => {
            diags.report(arguments.pos(0), messages::pragma_diagnostic_must_have_either());
            return;
        }
    };
    if !diags.severities.change(pragma.pos, change) {
        diags.report(arguments.end, messages::no_pragma_diagnostic_push_found());
    }
}

/// The elements of a list.
fn parse(tokens: impl Iterator<Item = Token>) -> Vec<Element> {
    let spanned = tokens.enumerate().map(|(at, token)| Ok::<_, ()>((at, token, at + 1)));
    // The grammar takes every sequence of tokens that has `=` only at its beginning.
    grammar::ListParser::new().parse(spanned).unwrap_or_default()
}

/// The tokens of a pragma behind the word that names it.
struct Arguments<'t> {
    kinds: &'t [TokenKind],
    positions: &'t [Pos],
    payloads: &'t [u32],
    /// Behind the last token.
    end: Pos,
}

impl<'t> Arguments<'t> {
    fn of(pragma: &Pragma, tokens: &'t Tokens) -> Self {
        let range = pragma.tokens.0 as usize + 1..pragma.tokens.1 as usize;
        let all = &tokens.pragma_tokens;
        let last_word = pragma.text.rsplit(|byte| *byte == b' ').next().unwrap_or_default();
        let last = range.end.checked_sub(1).and_then(|last| all.positions.get(last));
        let length = u32::try_from(last_word.len()).unwrap_or(0);
        Self {
            kinds: all.kinds.get(range.clone()).unwrap_or_default(),
            positions: all.positions.get(range.clone()).unwrap_or_default(),
            payloads: all.payloads.get(range).unwrap_or_default(),
            end: last.map_or(pragma.pos, |pos| Pos(pos.0.saturating_add(length))),
        }
    }

    fn tokens(&self, tokens: &'t Tokens, names: &'t Names) -> impl Iterator<Item = Token> {
        let parts = self.kinds.iter().zip(self.payloads).enumerate();
        parts.map(|(at, (kind, &payload))| match kind {
            TokenKind::Integer => {
                let literal = tokens.literals.integers.get(payload as usize);
                literal.map_or(Token::Other, |literal| Token::Number(literal.value))
            }
            TokenKind::Comma => Token::Comma,
            TokenKind::Equal if at == 0 => Token::Equals,
            TokenKind::Identifier => Token::Word(names.text(Name::from_number(payload)).into()),
            kind if kind.is_keyword() => Token::Word(kind.spelling().into()),
            _ => Token::Other,
        })
    }

    /// The position of a token, or the end of the pragma.
    fn pos(&self, at: usize) -> Pos {
        self.positions.get(at).copied().unwrap_or(self.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag(name: &str, at: usize) -> Element {
        Element::Tag(name.into(), at)
    }

    #[test]
    fn lists_have_commas_and_may_begin_with_an_equals_sign() {
        let tokens = [Token::Equals, Token::Number(177), Token::Comma, Token::Word("some_tag".into())];
        assert_eq!(parse(tokens.into_iter()), [Element::Number(177, 1), tag("some_tag", 3)]);
    }

    #[test]
    fn what_is_wrong_ends_the_list_where_a_comma_is_missing() {
        let word = |name: &str| Token::Word(name.into());
        assert_eq!(
            parse([word("a"), word("b"), Token::Comma].into_iter()),
            [tag("a", 0), Element::NoComma(1)]
        );
        let wrong = [word("a"), Token::Comma, Token::Comma, word("b")];
        assert_eq!(parse(wrong.into_iter()), [tag("a", 0), Element::NoItem(2), Element::NoComma(3)]);
        assert_eq!(parse(std::iter::empty()), [Element::NoItem(0), Element::NoComma(0)]);
        assert_eq!(parse([word("a"), Token::Comma].into_iter()).len(), 3);
    }
}
