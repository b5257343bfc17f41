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

/// What a walk from pragma to pragma has passed.
#[derive(Default)]
struct Place {
    open: Vec<Open>,
    /// The last token before the pragma that is none.
    before: Option<usize>,
    /// What the last closing token before another one belongs to, where that was asked last.
    closed: Option<(usize, Option<usize>)>,
}

/// What a token does to the nesting.
#[derive(Clone, Copy)]
enum Bracket {
    None,
    Opens,
    Closes,
}

/// What a token of a kind does to the nesting.
#[inline]
fn bracket(kind: TokenKind) -> Bracket {
    const BRACKETS: [Bracket; 256] = {
        let mut brackets = [Bracket::None; 256];
        brackets[TokenKind::LeftParen as usize] = Bracket::Opens;
        brackets[TokenKind::LeftBracket as usize] = Bracket::Opens;
        brackets[TokenKind::LeftBrace as usize] = Bracket::Opens;
        brackets[TokenKind::RightParen as usize] = Bracket::Closes;
        brackets[TokenKind::RightBracket as usize] = Bracket::Closes;
        brackets[TokenKind::RightBrace as usize] = Bracket::Closes;
        brackets
    };
    BRACKETS[kind as usize]
}

impl Tokens {
    /// Takes out the pragmas that stand where no declaration or statement begins, from a token on that begins a
    /// declaration of a namespace.
    pub fn drop_enclosed_pragmas(&mut self, first: usize) {
        let dropped = self.enclosed_pragmas(first);
        // Hardly a unit has one, and to move the tokens takes longer than to look at them.
        if dropped.is_empty() {
            return;
        }
        let (mut next, mut kept) = (dropped.iter().peekable(), first);
        let mut places: Vec<u32> =
            self.pragma_places.iter().copied().filter(|place| (*place as usize) < first).collect();
        for index in first..self.len() {
            if next.next_if(|at| **at == index).is_some() {
                continue;
            }
            if self.kind(index) == TokenKind::Pragma {
                places.push(kept as u32);
            }
            self.kinds.copy(index, kept);
            self.marks.copy(index, kept);
            kept += 1;
        }
        self.pragma_places = places;
        self.truncate(kept);
        self.number_closing(first);
    }

    /// Says anew which tokens close brackets, as far as it was known, after tokens behind number `first` were taken out.
    fn number_closing(&mut self, first: usize) {
        let mut open = Vec::new();
        for at in first..self.len() {
            match bracket(self.kind(at)) {
                Bracket::None => {}
                Bracket::Opens => open.push(at),
                Bracket::Closes => {
                    let mark = open.pop().and_then(|open| self.marks.get_mut(open));
                    if let Some(mark) = mark.filter(|mark| mark.payload != 0) {
                        mark.payload = at as u32;
                    }
                }
            }
        }
    }

    fn enclosed_pragmas(&self, first: usize) -> Vec<usize> {
        let (mut place, mut found) = (Place::default(), Vec::new());
        let mut from = first;
        let before = self.pragma_places.partition_point(|index| (*index as usize) < first);
        for index in self.pragma_places[before..].iter().map(|index| *index as usize) {
            if from < index {
                self.note_open(from, index, &mut place.open);
                place.before = Some(index - 1);
            }
            from = index + 1;
            if self.is_enclosed(index, &mut place) {
                found.push(index);
            }
        }
        found
    }

    /// Brings what is open up to date, from one token up to another. What is closed again before that, as most is, is
    /// passed at once where it is known what closes it.
    fn note_open(&self, from: usize, to: usize, open: &mut Vec<Open>) {
        let mut at = from;
        while at < to {
            match bracket(self.kind(at)) {
                Bracket::None => {}
                Bracket::Closes => _ = open.pop(),
                Bracket::Opens => match self.payload(at) as usize {
                    close if close > at && close < to => at = close,
                    _ => open.push(Open { at, list: None }),
                },
            }
            at += 1;
        }
    }

    /// What the last closing token before a token belongs to, and the token in front of that.
    fn head_of_closed(&self, index: usize, place: &mut Place) -> Option<usize> {
        let open = match place.closed {
            Some((asked, open)) if asked == index => open,
            _ => self.closed_before(index),
        };
        place.closed = Some((index, open));
        self.before(open?)
    }

    fn closed_before(&self, index: usize) -> Option<usize> {
        let mut closed = 0usize;
        for at in (self.kinds.first()..index).rev() {
            match bracket(self.kind(at)) {
                Bracket::None => {}
                Bracket::Closes => closed += 1,
                Bracket::Opens if closed == 1 => return Some(at),
                Bracket::Opens => closed = closed.saturating_sub(1),
            }
        }
        None
    }

    /// The last token before one that is no pragma.
    fn before(&self, index: usize) -> Option<usize> {
        (0..index).rev().find(|at| self.kind(*at) != TokenKind::Pragma)
    }

    /// Whether a pragma stands within parentheses, brackets or a braced list, or behind a token that nothing begins behind.
    fn is_enclosed(&self, index: usize, place: &mut Place) -> bool {
        let Some(before) = place.before else { return false };
        let about = self.pragma(index).is_some_and(|pragma| {
            matches!(pragma.kind, PragmaKind::NvExecCheckDisable | PragmaKind::HdWarningDisable)
        });
        if let Some(open) = place.open.last()
            && self.kind(open.at) != TokenKind::LeftBrace
        {
            return true;
        }
        let list = !place.open.is_empty() && self.is_list(&mut place.open);
        if about {
            // What must stand before a declaration is looked at with what follows.
            return !list && self.is_within_declarator(before, place);
        }
        if list {
            return true;
        }
        match self.kind(before) {
            TokenKind::Semicolon
            | TokenKind::LeftBrace
            | TokenKind::RightBrace
            | TokenKind::KwElse
            | TokenKind::KwDo
            | TokenKind::KwTry => false,
            TokenKind::Colon => self.is_constructor_colon(before, place),
            TokenKind::RightParen => !self.closes_condition(before, place),
            _ => true,
        }
    }

    /// Whether a token is one that a declaration goes on behind.
    fn is_within_declarator(&self, before: usize, place: &mut Place) -> bool {
        match self.kind(before) {
            TokenKind::RightParen => !self.closes_condition(before, place),
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
        let list = list.unwrap_or_else(|| match self.before(at).map(|before| self.kind(before)) {
            Some(TokenKind::Equal | TokenKind::Comma | TokenKind::KwReturn) => true,
            _ => self.head_before(at).any(|at| self.kind(at) == TokenKind::KwEnum),
        });
        open[first..].iter_mut().for_each(|open| open.list = Some(list));
        list
    }

    /// The tokens before one, back to the end of what stands before its declaration.
    fn head_before(&self, index: usize) -> impl Iterator<Item = usize> {
        (index.saturating_sub(MAX_DISTANCE)..index).rev().take_while(|at| {
            !matches!(
                self.kind(*at),
                TokenKind::Semicolon
                    | TokenKind::LeftBrace
                    | TokenKind::RightBrace
                    | TokenKind::LeftParen
                    | TokenKind::RightParen
            )
        })
    }

    /// Whether a colon stands before the initializers of a constructor or the bases of a class, not behind a label.
    fn is_constructor_colon(&self, colon: usize, place: &mut Place) -> bool {
        let is_class = |at: usize| matches!(self.kind(at), TokenKind::KwClass | TokenKind::KwStruct);
        if self.kind(colon.saturating_sub(1)) != TokenKind::RightParen {
            return self.head_before(colon).any(is_class);
        }
        let Some(head) = self.head_of_closed(colon, place) else { return false };
        let is_case = self.head_before(head).any(|at| self.kind(at) == TokenKind::KwCase);
        self.kind(head) == TokenKind::Identifier && !is_case
    }

    /// Whether a parenthesis closes what a statement has before its sub-statement.
    fn closes_condition(&self, paren: usize, place: &mut Place) -> bool {
        let head = self.head_of_closed(paren + 1, place).map(|head| self.kind(head));
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
