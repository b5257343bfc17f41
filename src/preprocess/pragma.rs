//! Pragmas, as directives and as operators (`[cpp.pragma]`, `[cpp.pragma.op]`).

use super::{PpToken, PragmaKind};
use crate::lex::{Input, LINE_START, Lexer, Problem, Raw, SPACE_BEFORE, Scanner, TokenKind, quoted_parts};
use crate::source::Pos;

/// A pragma where it stands.
#[derive(Clone, Debug)]
pub struct Pragma {
    pub kind: PragmaKind,
    /// Position of the `#`, or of the `_Pragma`.
    pub pos: Pos,
    /// Everything after the word `pragma`, with macros expanded. Pragmas of a known kind have one blank between
    /// tokens (none before a comma) and strings joined; others have each run of white space as one blank.
    pub text: Box<[u8]>,
    /// Range in `Tokens::pragma_tokens` of all tokens after the word `pragma`.
    pub tokens: (u32, u32),
}

impl PragmaKind {
    /// Whether a pragma says nothing about what directly follows it.
    pub fn stands_alone(self) -> bool {
        use PragmaKind::*;
        matches!(
            self,
            DiagDefault
                | DiagError
                | DiagOnce
                | DiagRemark
                | DiagSuppress
                | DiagWarning
                | Diagnostic
                | GccDiagnostic
                | GccSystemHeader
                | GccVisibility
                | GccWarning
                | NvDiagDefault
                | NvDiagError
                | NvDiagOnce
                | NvDiagRemark
                | NvDiagSuppress
                | NvDiagWarning
                | NvDiagnostic
                | Once
        )
    }
}

impl Lexer<'_> {
    /// `#pragma`, behind that word.
    pub(super) fn pragma_directive(&mut self, input: &mut Input<'_>, hash: &Raw) {
        let tokens = self.expanded_line(input);
        let end = input.pos(input.scanner.offset());
        self.pragma(&tokens, input.pos(hash.start), end);
    }

    /// `#ident "text"` is kept as a pragma of its own kind.
    pub(super) fn ident_directive(&mut self, input: &mut Input<'_>, hash: &Raw, word: &Raw) {
        let mut tokens = vec![self.keep(input, word)];
        tokens.extend(self.expanded_line(input));
        let end = input.pos(input.scanner.offset());
        match tokens.get(1) {
            Some(token) if token.kind == TokenKind::String => {
                self.push_pragma(&tokens, PragmaKind::Ident, input.pos(hash.start));
            }
            other => {
                let pos = other.map_or(end, |token| token.pos);
                self.out.message_ahead(pos, Problem::InvalidIdentString);
            }
        }
    }

    fn pragma(&mut self, tokens: &[PpToken], pos: Pos, end: Pos) {
        let word = |index: usize| match tokens.get(index) {
            Some(token) if token.kind == TokenKind::Identifier => self.pp.text_of(token),
            _ => b"",
        };
        let kind = PragmaKind::from_words(word(0), word(1));
        if kind == PragmaKind::Once {
            return self.mark_once();
        }
        let rest = tokens.get(1..).unwrap_or_default();
        if kind == PragmaKind::Pack {
            self.check_pack(rest, end);
        }
        if kind == PragmaKind::Stdc && !self.check_stdc(rest, end) {
            return;
        }
        if kind == PragmaKind::Gcc {
            let at = tokens.get(1).map_or(pos, |token| token.pos);
            self.out.message_ahead(at, Problem::UnrecognizedGccPragma);
        }
        self.push_pragma(tokens, kind, pos);
    }

    /// Adds a pragma with its text and tokens, and a token for it.
    fn push_pragma(&mut self, tokens: &[PpToken], kind: PragmaKind, pos: Pos) {
        let text = self.pragma_text(tokens, kind);
        let mark = self.out.tokens.len();
        self.out.separate_strings();
        for token in tokens {
            self.push_kept(token, token.pos, 0);
        }
        let main = &mut self.out.tokens;
        let start = main.pragma_tokens.kinds.len() as u32;
        for index in mark..main.len() {
            let (kind, pos, payload) = (main.kind(index), main.pos(index), main.payload(index));
            main.pragma_tokens.push(kind, pos, payload);
        }
        main.truncate(mark);
        let end = main.pragma_tokens.kinds.len() as u32;
        let index = main.pragmas.len() as u32;
        main.pragmas.push(Pragma { kind, pos, text: text.into(), tokens: (start, end) });
        main.pragma_places.push(main.len() as u32);
        main.push(TokenKind::Pragma, pos, index, SPACE_BEFORE | LINE_START);
    }

    /// The text of a pragma. Pragmas that are known are written token by token; others keep their spacing.
    fn pragma_text(&self, tokens: &[PpToken], kind: PragmaKind) -> Vec<u8> {
        let mut text: Vec<u8> = Vec::new();
        let mut before = TokenKind::EndOfFile;
        for token in tokens {
            let spelling = self.pp.text_of(token);
            let spaced = token.flags & SPACE_BEFORE != 0;
            let joins = token.kind == TokenKind::Greater && before == TokenKind::Greater && !spaced;
            let known = kind != PragmaKind::Other;
            if known
                && before == TokenKind::String
                && token.kind == TokenKind::String
                && text.ends_with(b"\"")
            {
                text.pop();
                text.extend_from_slice(spelling.strip_prefix(b"\"").unwrap_or(spelling));
                continue;
            }
            let blank = if known { token.kind != TokenKind::Comma && !joins } else { spaced };
            if blank && !text.is_empty() {
                text.push(b' ');
            }
            text.extend_from_slice(spelling);
            before = token.kind;
        }
        text
    }

    /// `_Pragma ( "text" )`, behind that word: the string without its quotes is the pragma.
    pub(super) fn pragma_operator(&mut self, mut input: Option<&mut Input<'_>>, pos: Pos) {
        let open = self.next_unexpanded(input.as_deref_mut());
        if open.is_none_or(|token| token.kind != TokenKind::LeftParen) {
            let at = open.map_or(pos, |token| token.pos);
            return self.out.message(at, Problem::ExpectedOpenParen);
        }
        let string = self.next_unexpanded(input.as_deref_mut());
        let Some(string) = string.filter(|token| token.kind == TokenKind::String) else {
            let at = string.map_or(pos, |token| token.pos);
            return self.out.message_ahead(at, Problem::ExpectedString);
        };
        let close = self.next_unexpanded(input);
        if let Some(token) = close.filter(|token| token.kind != TokenKind::RightParen) {
            self.out.message_ahead(token.pos, Problem::ExpectedCloseParen);
        }
        let text = destringized(self.pp.text_of(&string));
        let tokens = self.scan_text(&text, string.pos);
        let tokens = self.expanded(tokens);
        self.pragma(&tokens, pos, pos);
    }

    /// The tokens of a text that is no part of a file; all are at `pos`.
    pub(super) fn scan_text(&mut self, text: &[u8], pos: Pos) -> Vec<PpToken> {
        let mut input = Input {
            scanner: Scanner::new(text, self.options.dialect),
            base: 0,
            buffer: crate::source::BufferId(0),
        };
        input.scanner.go_to(0, false);
        input.scanner.enter_directive();
        let mut tokens = self.line(&mut input);
        for token in &mut tokens {
            token.pos = pos;
        }
        tokens
    }
}

/// The text of a string with `\"` and `\\` undone.
fn destringized(literal: &[u8]) -> Vec<u8> {
    let quoted = quoted_parts(literal);
    if quoted.raw {
        return quoted.body.to_vec();
    }
    let mut out = Vec::with_capacity(quoted.body.len());
    let mut bytes = quoted.body.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, bytes.peek()) {
            (b'\\', Some(b'\\' | b'"')) => out.extend(bytes.next()),
            _ => out.push(byte),
        }
    }
    out
}
