//! Lexical analysis: the bytes of a unit become tokens in one pass (`[lex.phases]`).
//!
//! The main loop here knows words, literals and punctuators. What begins with `#`, and names of macros, are
//! handed to `preprocess`; a unit that was preprocessed already has little of either.

mod ahead;
mod classes;
mod dialect;
mod enclosed_pragma;
mod message;
mod number;
mod output;
mod quoted;
mod scan;
mod token;
mod unread;

pub use dialect::{Dialect, KeywordFlags, LiteralFlags};
pub use message::{Pending, Problem};
pub use output::{USER_SUFFIX, second_token, spelled_word};
pub use token::{
    FROM_MACRO, HAS_MESSAGE, KeywordFlag, Kind, LINE_START, PragmaTokens, SPACE_BEFORE, TokenKind, Tokens,
    printed_keyword,
};
pub use unread::{Amount, Unread};

pub(crate) use number::{Number, evaluate as evaluate_number};
pub(crate) use output::Output;
pub(crate) use quoted::{character as evaluate_character, parts as quoted_parts};
pub(crate) use scan::{EXTENDED, Raw, SPLICED, Scanner, push_unspliced};

use scan::Begin;

use crate::names::{Name, Names, known};
use crate::preprocess::{Opened, Preprocessor, TextStyle};
use crate::source::{BufferId, Pos, SourceMap};
use std::path::PathBuf;

/// What lexing depends on.
#[derive(Clone, Debug, Default)]
pub struct LexOptions {
    pub dialect: Dialect,
    /// Folders for `#include`, in order.
    pub include_dirs: Vec<PathBuf>,
    /// Folders for `#include` whose headers are system headers; searched after `include_dirs`.
    pub system_dirs: Vec<PathBuf>,
    /// How many of `include_dirs` are searched for quoted names only. The folder of the including file is then
    /// not searched.
    pub quote_dirs: Option<usize>,
    /// What may be added to the name of a header that has no suffix; an empty one adds nothing.
    pub suffixes: Vec<String>,
    /// Files that are read before the unit, in order.
    pub preincludes: Vec<PathBuf>,
    /// Files of which only the macros are taken; they are read before `preincludes`.
    pub macro_preincludes: Vec<PathBuf>,
}

/// A unit that was only preprocessed.
pub struct Preprocessed {
    pub text: Vec<u8>,
    /// The definitions of all macros that there are at the end.
    pub macros: Vec<u8>,
    /// Files that were opened, in that order.
    pub opened: Vec<Opened>,
    pub messages: Vec<Pending>,
}

/// Preprocesses the unit whose text is `buffer`.
pub fn preprocess_unit(
    sources: &mut SourceMap,
    names: &mut Names,
    buffer: BufferId,
    options: &LexOptions,
    style: TextStyle,
) -> Preprocessed {
    let out = Output::new(names, options.dialect, 16);
    let mut lexer = Lexer { sources, out, pp: Preprocessor::with_text(style), options };
    lexer.read_unit(buffer);
    Preprocessed {
        text: lexer.take_text(),
        macros: lexer.macro_definitions(),
        opened: std::mem::take(&mut lexer.pp.opened),
        messages: std::mem::take(&mut lexer.out.tokens.messages),
    }
}

/// Makes the tokens of the unit whose text is `buffer`.
///
/// Segments are added to `sources` as line markers, `#line` and `#include` ask for them; names are added to
/// `names`. The last token is `EndOfFile`, at the end of the text.
pub fn lex_unit(
    sources: &mut SourceMap,
    names: &mut Names,
    buffer: BufferId,
    options: &LexOptions,
) -> Tokens {
    let tokens = Tokens::default();
    let (unread, tokens) = Unread::begin(tokens, sources, names, buffer, options.clone());
    unread.read(tokens, sources, names, Amount::Whole)
}

/// The lexer with all it reads from and writes to.
pub(crate) struct Lexer<'c> {
    pub sources: &'c mut SourceMap,
    pub out: Output<'c>,
    pub pp: Preprocessor,
    pub options: &'c LexOptions,
}

/// The text that is being read.
pub(crate) struct Input<'t> {
    pub scanner: Scanner<'t>,
    /// Offset of the text in the sequence of everything read.
    pub base: u32,
    pub buffer: BufferId,
}

impl Input<'_> {
    /// The position of an offset in the text.
    #[inline]
    pub fn pos(&self, offset: u32) -> Pos {
        Pos(self.base + offset + 1)
    }
}

impl Lexer<'_> {
    /// Reads the unit, after what comes before it.
    fn read_unit(&mut self, buffer: BufferId) {
        self.begin_unit(buffer);
        self.lex_buffer(buffer);
    }

    /// Reads what comes before the unit.
    fn begin_unit(&mut self, buffer: BufferId) {
        self.define_predefined();
        if self.makes_text() && self.has_preincludes() {
            self.mark_place(Pos(self.sources.base(buffer) + 1));
        }
        self.preinclude();
        self.pp.primary = Some(buffer);
    }

    /// Reads a buffer to its end, or up to a catastrophic error.
    pub(crate) fn lex_buffer(&mut self, buffer: BufferId) {
        if self.makes_text() {
            return self.print_buffer(buffer);
        }
        let bytes = self.sources.bytes(buffer);
        let scanner = Scanner::new(&bytes, self.options.dialect);
        let mut input = Input { scanner, base: self.sources.base(buffer), buffer };
        let open = self.pp.open_conditionals();
        self.lex_input(&mut input, usize::MAX);
        self.end_buffer(&mut input, open);
    }

    /// Reads on until there are so many tokens, or to the end of the text or up to a catastrophic error: whether it came
    /// there.
    fn lex_input(&mut self, input: &mut Input<'_>, most: usize) -> bool {
        while !self.pp.stopped {
            if self.out.tokens.len() >= most {
                return false;
            }
            let begin = input.scanner.begin();
            if self.plain_token(input, begin) {
                continue;
            }
            let raw = input.scanner.token(begin);
            match raw.kind {
                TokenKind::Identifier if raw.flags & (SPLICED | EXTENDED) == 0 => {
                    let name = self.out.names.intern(input.scanner.slice(raw.start, raw.end));
                    self.word(input, name, &raw);
                }
                TokenKind::Identifier => self.odd_word(input, &raw),
                kind if kind.is_punctuator() && !matches!(kind, TokenKind::Hash | TokenKind::HashHash) => {
                    self.out.tokens.push(
                        kind,
                        input.pos(raw.start),
                        0,
                        raw.flags & (SPACE_BEFORE | LINE_START),
                    );
                }
                TokenKind::Integer | TokenKind::Char | TokenKind::String => self.literal(input, &raw),
                TokenKind::Hash if raw.flags & LINE_START != 0 => self.directive(input, &raw),
                TokenKind::EndOfFile => return true,
                kind => {
                    let flags = raw.flags & (SPACE_BEFORE | LINE_START);
                    self.out.tokens.push(kind, input.pos(raw.start), 0, flags);
                    if matches!(kind, TokenKind::Hash | TokenKind::HashHash) {
                        self.out.message(input.pos(raw.start), Problem::HashNotExpected);
                    }
                }
            }
            if !input.scanner.problems.is_empty() {
                self.take_problems(input);
            }
        }
        true
    }

    /// Ends a buffer: reports what is open at its end, apart from so many conditionals that were open before it.
    fn end_buffer(&mut self, input: &mut Input<'_>, open: usize) {
        self.take_problems(input);
        if self.pp.is_exhausted() {
            self.out.message_ahead(input.pos(input.scanner.offset()), Problem::ExpansionTooLarge);
        }
        self.close_conditionals(open);
    }

    /// Takes a token that needs no search for what else it may be, as most do not: a word that is no macro's, or a plain
    /// punctuator. Nothing is taken otherwise.
    #[inline(always)]
    fn plain_token(&mut self, input: &mut Input<'_>, begin: Begin) -> bool {
        let pos = input.pos(begin.start as u32);
        if let Some((kind, length)) = input.scanner.plain_punctuator(begin) {
            input.scanner.pass(begin.start + length);
            self.out.tokens.push(kind, pos, 0, begin.flags);
            return true;
        }
        if !begin.is_word() || self.pp.has_macros() {
            return false;
        }
        let Some((text, length)) = input.scanner.plain_word(begin) else { return false };
        let name = self.out.names.intern_start(text, length);
        if is_predefined(name) {
            return false;
        }
        input.scanner.pass(begin.start + length);
        self.out.push_word(name, pos, begin.flags);
        true
    }

    /// A word that may be the name of a macro.
    fn word(&mut self, input: &mut Input<'_>, name: Name, raw: &Raw) {
        let special = self.pp.has_macros() || is_predefined(name);
        if special && self.expand_word(input, name, raw) {
            return;
        }
        self.out.push_word(name, input.pos(raw.start), raw.flags);
    }

    /// An identifier with line splices or with characters outside the basic set.
    #[cold]
    fn odd_word(&mut self, input: &mut Input<'_>, raw: &Raw) {
        let mut text = Vec::new();
        push_unspliced(&mut text, input.scanner.slice(raw.start, raw.end));
        let name = self.out.name(&text, raw.flags);
        self.word(input, name, raw);
        if let Some((offset, problem)) = output::check_identifier(raw, &text) {
            self.out.message(input.pos(raw.start + offset), problem);
        }
    }

    fn literal(&mut self, input: &Input<'_>, raw: &Raw) {
        let pos = input.pos(raw.start);
        let text = input.scanner.slice(raw.start, raw.end);
        if raw.flags & SPLICED == 0 {
            self.out.push_text(raw.kind, text, pos, raw.flags, &|offset| Pos(pos.0 + offset));
            return;
        }
        let mut clean = Vec::new();
        push_unspliced(&mut clean, text);
        self.out.push_text(raw.kind, &clean, pos, raw.flags, &|_| pos);
    }

    /// Gives what the scanner found wrong to the token that was pushed last.
    #[cold]
    pub(crate) fn take_problems(&mut self, input: &mut Input<'_>) {
        for (offset, problem) in std::mem::take(&mut input.scanner.problems) {
            let pos = input.pos(offset);
            match problem {
                // These stand between tokens: they are found on the way to the next one.
                Problem::LastLineBackslash | Problem::CommentUnclosed => self.out.message_ahead(pos, problem),
                problem => self.out.message(pos, problem),
            }
        }
    }
}

/// Whether a name is that of a predefined macro.
#[inline]
fn is_predefined(name: Name) -> bool {
    name.number().wrapping_sub(Name::KEYWORDS) < Name::SPECIAL - Name::KEYWORDS
}

/// Whether a name is the operator form of pragmas.
pub(crate) fn is_pragma_operator(name: Name) -> bool {
    name == known::PRAGMA_OPERATOR
}

#[cfg(test)]
mod tests;
