//! Pragmas in the midst of a declaration, an expression or a list: they take effect, but are no part of what is parsed.

use super::token::{TokenKind, Tokens};
use crate::preprocess::PragmaKind;

/// How far before a brace the `enum` that it belongs to is looked for.
const MAX_DISTANCE: usize = 64;

/// A parenthesis, bracket or brace that opens something.
#[derive(Clone, Copy)]
struct Open {
    at: usize,
    /// Whether it is a brace that begins a list, where that was asked.
    list: Option<bool>,
}

/// What a walk over the tokens has passed.
#[derive(Default)]
struct Place {
    open: Vec<Open>,
    /// What the last closing token belongs to.
    closed: Option<Open>,
    /// The last token before the last pragma that is none.
    before: Option<usize>,
}

/// Whether a token is a bracket or a pragma; hardly one is.
fn has_a_part(kind: TokenKind) -> bool {
    const PARTS: [bool; 256] = {
        let mut parts = [false; 256];
        let kinds = [
            TokenKind::LeftParen,
            TokenKind::LeftBracket,
            TokenKind::LeftBrace,
            TokenKind::RightParen,
            TokenKind::RightBracket,
            TokenKind::RightBrace,
            TokenKind::Pragma,
        ];
        let mut index = 0;
        while index < kinds.len() {
            parts[kinds[index] as usize] = true;
            index += 1;
        }
        parts
    };
    PARTS[kind as usize]
}

impl Tokens {
    /// Takes out the pragmas that stand where no declaration or statement begins.
    pub fn drop_enclosed_pragmas(&mut self) {
        let dropped = self.enclosed_pragmas();
        // Hardly a unit has one, and to move the tokens takes longer than to look at them.
        if dropped.is_empty() {
            return;
        }
        let (mut next, mut kept) = (dropped.iter().peekable(), 0);
        let mut places = Vec::new();
        for index in 0..self.len() {
            if next.next_if(|at| **at == index).is_some() {
                continue;
            }
            if self.kinds[index].kind == TokenKind::Pragma {
                places.push(kept as u32);
            }
            self.kinds[kept] = self.kinds[index];
            self.marks[kept] = self.marks[index];
            kept += 1;
        }
        self.pragma_places = places;
        self.truncate(kept);
    }

    fn enclosed_pragmas(&self) -> Vec<usize> {
        let (mut place, mut found) = (Place::default(), Vec::new());
        let end = self.pragma_places.last().map_or(0, |last| *last as usize + 1);
        let tokens = &self.kinds[..end];
        let mut from = 0;
        while let Some(ahead) = tokens[from..].iter().position(|token| has_a_part(token.kind)) {
            let index = from + ahead;
            from = index + 1;
            match tokens[index].kind {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => {
                    place.open.push(Open { at: index, list: None });
                }
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    place.closed = place.open.pop();
                }
                TokenKind::Pragma => {
                    let last = index.checked_sub(1);
                    place.before =
                        last.filter(|last| self.kinds[*last].kind != TokenKind::Pragma).or(place.before);
                    if self.is_enclosed(index, &mut place) {
                        found.push(index);
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// The last token before one that is no pragma.
    fn before(&self, index: usize) -> Option<usize> {
        (0..index).rev().find(|at| self.kinds[*at].kind != TokenKind::Pragma)
    }

    /// Whether a pragma stands within parentheses, brackets or a braced list, or behind a token that nothing begins behind.
    fn is_enclosed(&self, index: usize, place: &mut Place) -> bool {
        let Some(before) = place.before else { return false };
        let about = self.pragma(index).is_some_and(|pragma| {
            matches!(pragma.kind, PragmaKind::NvExecCheckDisable | PragmaKind::HdWarningDisable)
        });
        if let Some(open) = place.open.last()
            && self.kinds[open.at].kind != TokenKind::LeftBrace
        {
            return true;
        }
        let list = !place.open.is_empty() && self.is_list(&mut place.open);
        if about {
            // What must stand before a declaration is looked at with what follows.
            return !list && self.is_within_declarator(before, place.closed);
        }
        if list {
            return true;
        }
        match self.kinds[before].kind {
            TokenKind::Semicolon
            | TokenKind::LeftBrace
            | TokenKind::RightBrace
            | TokenKind::KwElse
            | TokenKind::KwDo
            | TokenKind::KwTry => false,
            TokenKind::Colon => self.is_constructor_colon(before, place.closed),
            TokenKind::RightParen => !self.closes_condition(place.closed),
            _ => true,
        }
    }

    /// Whether a token is one that a declaration goes on behind.
    fn is_within_declarator(&self, before: usize, closed: Option<Open>) -> bool {
        match self.kinds[before].kind {
            TokenKind::RightParen => !self.closes_condition(closed),
            TokenKind::RightBracket | TokenKind::KwStatic => true,
            _ => false,
        }
    }

    /// Whether the innermost open brace begins a list of enumerators or of initializers.
    fn is_list(&self, open: &mut [Open]) -> bool {
        // Those that directly follow each other are of one kind.
        let mut first = open.len() - 1;
        while first > 0
            && open[first].list.is_none()
            && self.before(open[first].at) == Some(open[first - 1].at)
        {
            first -= 1;
        }
        let Open { at, list } = open[first];
        let list = list.unwrap_or_else(|| match self.before(at).map(|before| self.kinds[before].kind) {
            Some(TokenKind::Equal | TokenKind::Comma | TokenKind::KwReturn) => true,
            _ => self.head_before(at).any(|at| self.kinds[at].kind == TokenKind::KwEnum),
        });
        open[first..].iter_mut().for_each(|open| open.list = Some(list));
        list
    }

    /// The tokens before one, back to the end of what stands before its declaration.
    fn head_before(&self, index: usize) -> impl Iterator<Item = usize> {
        (index.saturating_sub(MAX_DISTANCE)..index).rev().take_while(|at| {
            !matches!(
                self.kinds[*at].kind,
                TokenKind::Semicolon
                    | TokenKind::LeftBrace
                    | TokenKind::RightBrace
                    | TokenKind::LeftParen
                    | TokenKind::RightParen
            )
        })
    }

    /// Whether a colon stands before the initializers of a constructor or the bases of a class, not behind a label.
    fn is_constructor_colon(&self, colon: usize, closed: Option<Open>) -> bool {
        let is_class = |at: usize| matches!(self.kinds[at].kind, TokenKind::KwClass | TokenKind::KwStruct);
        if self.kinds[colon.saturating_sub(1)].kind != TokenKind::RightParen {
            return self.head_before(colon).any(is_class);
        }
        let Some(head) = closed.and_then(|open| self.before(open.at)) else { return false };
        let is_case = self.head_before(head).any(|at| self.kinds[at].kind == TokenKind::KwCase);
        self.kinds[head].kind == TokenKind::Identifier && !is_case
    }

    /// Whether a parenthesis closes what a statement has before its sub-statement.
    fn closes_condition(&self, closed: Option<Open>) -> bool {
        let head = closed.and_then(|open| self.before(open.at)).map(|head| self.kinds[head].kind);
        matches!(
            head,
            Some(
                TokenKind::KwIf
                    | TokenKind::KwConstexpr
                    | TokenKind::KwFor
                    | TokenKind::KwWhile
                    | TokenKind::KwSwitch
                    | TokenKind::KwCatch
            )
        )
    }
}
