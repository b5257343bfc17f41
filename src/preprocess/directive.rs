//! Directives: what follows a `#` at the start of a line.

use super::{Directive, PpToken};
use crate::lex::{
    EXTENDED, Input, LINE_START, Lexer, Problem, Raw, SPACE_BEFORE, SPLICED, TokenKind, push_unspliced,
};
use crate::names::Name;
use crate::source::Pos;

impl Lexer<'_> {
    /// Runs the directive whose `#` was read.
    #[inline(never)]
    pub(crate) fn directive(&mut self, input: &mut Input<'_>, hash: &Raw) {
        let rest = input.scanner.rest(hash.end);
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count() as u32;
        let first = rest.get(blanks as usize).copied().unwrap_or(0);
        if first.is_ascii_digit() && self.line_marker(input, hash.end + blanks) {
            return;
        }
        input.scanner.enter_directive();
        let word = input.scanner.next();
        let pos = input.pos(word.start);
        match word.kind {
            TokenKind::EndOfFile => {}
            TokenKind::Integer => {
                input.scanner.go_to(word.start, false);
                self.line_directive(input);
            }
            TokenKind::Identifier => match Directive::from_word(input.scanner.slice(word.start, word.end)) {
                // The text behind an include is read only after what it includes.
                Some(Directive::Include) => return self.include_directive(input, false, &word),
                Some(Directive::IncludeNext) => return self.include_directive(input, true, &word),
                Some(directive) => self.run(input, directive, hash, &word),
                None => self.out.message_ahead(pos, Problem::UnrecognizedDirective),
            },
            _ => self.out.message_ahead(pos, Problem::UnrecognizedDirective),
        }
        self.take_problems(input);
        input.scanner.leave_directive();
    }

    fn run(&mut self, input: &mut Input<'_>, directive: Directive, hash: &Raw, word: &Raw) {
        match directive {
            Directive::Define => self.define_directive(input),
            Directive::Undef => self.undef_directive(input),
            Directive::Line => self.line_directive(input),
            Directive::Error => {
                let text = rest_of_line(input);
                self.out.message_ahead(input.pos(word.start), Problem::ErrorDirective(text));
                self.pp.stopped = true;
            }
            Directive::Warning => {
                let text = rest_of_line(input);
                self.out.message_ahead(input.pos(word.start), Problem::WarningDirective(text));
            }
            Directive::Pragma => self.pragma_directive(input, hash),
            Directive::Ident => self.ident_directive(input, hash, word),
            Directive::Assert | Directive::Unassert => self.assertion_directive(input),
            Directive::Include | Directive::IncludeNext => {}
            conditional => self.conditional_directive(input, conditional, word),
        }
    }

    /// The next token of the text, with its spelling kept. The end of a directive is `EndOfFile`.
    pub(super) fn read(&mut self, input: &mut Input<'_>) -> PpToken {
        let raw = input.scanner.next();
        self.keep(input, &raw)
    }

    /// Keeps a token with its spelling.
    pub(super) fn keep(&mut self, input: &Input<'_>, raw: &Raw) -> PpToken {
        let start = self.pp.text.len() as u32;
        let text = input.scanner.slice(raw.start, raw.end);
        if raw.flags & SPLICED == 0 {
            self.pp.text.extend_from_slice(text);
        } else {
            push_unspliced(&mut self.pp.text, text);
        }
        let end = self.pp.text.len() as u32;
        let mut flags = raw.flags & (SPACE_BEFORE | EXTENDED);
        if raw.flags & LINE_START != 0 {
            flags |= SPACE_BEFORE;
        }
        let mut token = PpToken {
            kind: raw.kind,
            flags,
            name: Name::from_number(0),
            start,
            end,
            pos: input.pos(raw.start),
        };
        if raw.kind == TokenKind::Identifier {
            let text = self.pp.text.get(start as usize..).unwrap_or_default();
            token.name = self.out.name(text, flags);
        }
        token
    }

    /// The tokens up to the end of the directive, as they are written.
    pub(super) fn line(&mut self, input: &mut Input<'_>) -> Vec<PpToken> {
        let mut tokens = Vec::new();
        loop {
            let token = self.read(input);
            if token.kind == TokenKind::EndOfFile {
                return tokens;
            }
            tokens.push(token);
        }
    }

    /// The tokens up to the end of the directive with macros expanded.
    pub(super) fn expanded_line(&mut self, input: &mut Input<'_>) -> Vec<PpToken> {
        let tokens = self.line(input);
        self.expanded(tokens)
    }

    /// Reports what follows the part of a directive that means something.
    pub(super) fn check_end_of_directive(&mut self, input: &mut Input<'_>) {
        let raw = input.scanner.next();
        if raw.kind != TokenKind::EndOfFile {
            let pos = input.pos(raw.start);
            self.out.message_ahead(pos, Problem::ExtraTextInDirective);
        }
    }

    /// The name that a directive needs; reports its absence.
    pub(super) fn directive_name(&mut self, input: &mut Input<'_>) -> Option<(Name, Pos)> {
        let token = self.read(input);
        if token.kind == TokenKind::Identifier {
            return Some((token.name, token.pos));
        }
        self.out.message_ahead(token.pos, Problem::ExpectedIdentifier);
        None
    }
}

/// What is written up to the end of the line, without blanks around it.
fn rest_of_line(input: &mut Input<'_>) -> Box<[u8]> {
    let start = input.scanner.offset();
    input.scanner.skip_to_line_end();
    input.scanner.slice(start, input.scanner.offset()).trim_ascii().into()
}
