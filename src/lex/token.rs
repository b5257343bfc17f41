//! Tokens of a unit as parallel arrays, and the kinds that a token can have.

use super::ahead::Ahead;
use super::message::Pending;
use super::unread::Unread;
use crate::literals::Literals;
use crate::names::Name;
use crate::preprocess::{Opened, Pragma};
use crate::source::{Pairs, Pos};
use rustc_hash::FxHashSet;

include!(concat!(env!("OUT_DIR"), "/tokens.rs"));

/// When a word of the keyword table is a keyword.
pub(super) struct KeywordRow {
    pub kind: TokenKind,
    /// First C++ standard with the keyword; 255 for none.
    pub cxx: u8,
    /// Smallest gnu version with the keyword, in C++.
    pub gnu: u32,
    /// Whether it is a keyword in C.
    pub c: bool,
    /// Whether it is a keyword in C++ with GNU extensions only.
    pub extension: bool,
    /// The flag that decides in C++, where it is given.
    pub flag: Option<KeywordFlag>,
    /// How the host file spells it.
    pub printed: &'static str,
}

/// How the host file spells a keyword, whichever of the words with its meaning was read; empty for other names.
pub fn printed_keyword(name: Name) -> &'static str {
    KEYWORD_ROWS.get(name.index()).map_or("", |row| row.printed)
}

impl TokenKind {
    /// The spelling of a punctuator, or the first spelling of a keyword; empty for other kinds.
    pub fn spelling(self) -> &'static str {
        Self::SPELLINGS.get(self as usize).copied().unwrap_or_default()
    }

    /// Whether this is an operator or another sign.
    #[inline]
    pub fn is_punctuator(self) -> bool {
        (Self::PUNCTUATORS.start..Self::PUNCTUATORS.end).contains(&(self as u8))
    }

    /// Whether this is a keyword.
    #[inline]
    pub fn is_keyword(self) -> bool {
        self as u8 >= Self::PUNCTUATORS.end
    }
}

/// The token is preceded by white space or a comment.
pub const SPACE_BEFORE: u8 = 1;
/// The token is the first of its line.
pub const LINE_START: u8 = 2;
/// The token comes from a macro; its position is that of the invocation.
pub const FROM_MACRO: u8 = 4;
/// A message is pending at this token: see [`Tokens::messages`].
pub const HAS_MESSAGE: u8 = 8;

/// What a token is: all that most questions about one need.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Kind {
    pub kind: TokenKind,
    pub flags: u8,
}

/// Where a token stands and what it stands for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Mark {
    pub pos: Pos,
    /// Identifiers and keywords: the name. Literals: an index into the array of their kind. Pragmas: an index
    /// into `pragmas`. Brackets that open: the number of the token that closes them, 0 where that is not known. Other
    /// punctuators: 0.
    pub payload: u32,
}

/// The tokens of a unit. The last one is `EndOfFile`; reading behind it gives `EndOfFile` again.
///
/// They may be those of a first part of it: then `unread` is what makes the others.
#[derive(Default)]
pub struct Tokens {
    pub kinds: Ahead<Kind>,
    pub marks: Ahead<Mark>,
    /// Where the first one stands.
    begin: Pos,
    /// What no tokens were made of yet.
    pub unread: Option<Box<Unread>>,
    /// A declaration of a namespace that begins before this token is there as a whole, with some tokens behind it.
    pub complete: usize,
    /// Their values, until they belong to the intermediate language.
    pub literals: Literals,
    pub pragmas: Vec<Pragma>,
    /// The tokens that are pragmas, in their order.
    pub pragma_places: Vec<u32>,
    /// Tokens behind the words that name a pragma; `Pragma::tokens` are ranges in here.
    pub pragma_tokens: PragmaTokens,
    /// Messages that the lexer found, in the order of tokens. Lexing is done before parsing begins, so each is
    /// given out when the parser takes the token it belongs to: the order is then that of the source.
    pub messages: Vec<Pending>,
    /// Where parentheses, brackets and braces close, by where they open: but for the braces around declarations of
    /// namespaces.
    pub brackets: Pairs,
    /// Files that were opened while the unit was read, in that order.
    pub opened: Vec<Opened>,
    /// Whether all of it was read and nothing that matters behind it is left to the preprocessor, as macros are.
    pub leaves_nothing: bool,
    /// What was reported and is not again.
    pub(super) said: Said,
}

/// What the lexer reports once in a unit.
#[derive(Default)]
pub(super) struct Said {
    pub trigraph: bool,
    /// Suffixes that are not for users.
    pub reserved_suffixes: FxHashSet<Name>,
}

/// Tokens of all pragmas.
#[derive(Default)]
pub struct PragmaTokens {
    pub kinds: Vec<TokenKind>,
    pub positions: Vec<Pos>,
    pub payloads: Vec<u32>,
}

impl Tokens {
    /// How many tokens there are, with the `EndOfFile`.
    pub fn len(&self) -> usize {
        self.kinds.count()
    }

    /// Whether there are no tokens at all, not even an `EndOfFile`.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// About how many tokens there will be.
    pub fn expected(&self) -> usize {
        self.len() + self.unread.as_ref().map_or(0, |unread| unread.expected())
    }

    /// The kind of token `index`.
    #[inline]
    pub fn kind(&self, index: usize) -> TokenKind {
        self.kinds.get(index).map_or(TokenKind::EndOfFile, |token| token.kind)
    }

    /// The position of token `index`; behind the end, that of the last token, and of one that was passed, that of the first
    /// token.
    #[inline]
    pub fn pos(&self, index: usize) -> Pos {
        match self.marks.get(index) {
            Some(mark) => mark.pos,
            None => self.pos_beside(index),
        }
    }

    #[cold]
    fn pos_beside(&self, index: usize) -> Pos {
        match self.marks.last() {
            Some(last) if index >= self.marks.first() => last.pos,
            _ => self.begin,
        }
    }

    /// The payload of token `index`; 0 where it was passed.
    #[inline]
    pub fn payload(&self, index: usize) -> u32 {
        self.marks.get(index).map_or(0, |token| token.payload)
    }

    /// The name of an identifier or keyword that was not passed.
    #[inline]
    pub fn name(&self, index: usize) -> Name {
        Name::from_number(self.payload(index))
    }

    /// Whether token `index` is directly followed by the next one, without white space between them.
    #[inline]
    pub fn adjacent(&self, index: usize) -> bool {
        let flags = |index: usize| self.kinds.get(index).map_or(SPACE_BEFORE, |token| token.flags);
        let (this, next) = (flags(index), flags(index + 1));
        next & (SPACE_BEFORE | LINE_START) == 0 && (this ^ next) & FROM_MACRO == 0
    }

    /// The pragma of a `Pragma` token.
    pub fn pragma(&self, index: usize) -> Option<&Pragma> {
        self.pragmas.get(self.payload(index) as usize)
    }

    #[inline]
    pub(crate) fn push(&mut self, kind: TokenKind, pos: Pos, payload: u32, flags: u8) {
        self.kinds.push(Kind { kind, flags });
        self.marks.push(Mark { pos, payload });
    }

    /// From now on, nothing is asked for of the tokens before number `end`, of which the last one stays.
    pub fn pass(&mut self, end: usize) {
        if self.marks.first() == 0 {
            self.begin = self.marks.get(0).map_or(Pos::NONE, |mark| mark.pos);
        }
        self.kinds.pass(end);
        self.marks.pass(end);
    }

    /// Whether the tokens from number `first` on stand in the order of their positions, and behind the one before.
    pub fn ascend(&self, first: usize) -> bool {
        let from = first.saturating_sub(1).saturating_sub(self.marks.first());
        self.marks.items().get(from..).is_none_or(|marks| marks.is_sorted_by_key(|mark| mark.pos))
    }

    /// Lets no tokens follow, wherever it is looked for them.
    pub fn end_here(&mut self) {
        self.kinds.clear();
        self.unread = None;
        self.complete = usize::MAX;
    }

    /// Forgets the tokens from index `length` on.
    pub(crate) fn truncate(&mut self, length: usize) {
        self.kinds.truncate(length);
        self.marks.truncate(length);
        while self.pragma_places.pop_if(|place| *place as usize >= length).is_some() {}
    }

    pub(crate) fn reserve(&mut self, count: usize) {
        let count = count.min(super::unread::CHUNK * 2);
        self.kinds.reserve(count);
        self.marks.reserve(count);
    }
}

impl PragmaTokens {
    pub(crate) fn push(&mut self, kind: TokenKind, pos: Pos, payload: u32) {
        self.kinds.push(kind);
        self.positions.push(pos);
        self.payloads.push(payload);
    }
}
