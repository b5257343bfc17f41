//! What pragmas must look like that are checked as soon as they are read: `pack` and `STDC`.

use super::{PACK_POP, PACK_PUSH, PACK_SHOW, PpToken, STDC_PRAGMAS, STDC_VALUES};
use crate::lex::{Lexer, Number, Problem, TokenKind, evaluate_number};
use crate::source::Pos;

/// The tokens of a pragma that is being checked.
struct Arguments<'t> {
    tokens: &'t [PpToken],
    next: usize,
    /// The end of the line.
    end: Pos,
}

impl Arguments<'_> {
    fn peek(&self) -> Option<&PpToken> {
        self.tokens.get(self.next)
    }

    fn kind(&self) -> TokenKind {
        self.peek().map_or(TokenKind::EndOfFile, |token| token.kind)
    }

    fn pos(&self) -> Pos {
        self.peek().map_or(self.end, |token| token.pos)
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        self.next += usize::from(found);
        found
    }
}

impl Lexer<'_> {
    /// Checks `#pragma pack` with these tokens behind the word.
    pub(super) fn check_pack(&mut self, tokens: &[PpToken], end: Pos) {
        let mut arguments = Arguments { tokens, next: 0, end };
        if !arguments.eat(TokenKind::LeftParen) {
            self.out.message_ahead(arguments.pos(), Problem::PragmaOpenParen);
        } else if arguments.eat(TokenKind::RightParen) {
            return self.check_pragma_end(&arguments);
        }
        if arguments.kind() == TokenKind::Identifier && self.pack_word(&mut arguments) {
            return self.check_pragma_end(&arguments);
        }
        self.pack_alignment(&mut arguments);
    }

    /// `push`, `pop` or `show` with what may follow. True where the parentheses are closed behind it.
    fn pack_word(&mut self, arguments: &mut Arguments<'_>) -> bool {
        let Some(token) = arguments.peek() else { return false };
        let (pos, word) = (token.pos, self.pp.text_of(token));
        match word {
            word if word == PACK_PUSH.as_bytes() => self.pp.pack_depth += 1,
            word if word == PACK_POP.as_bytes() => match self.pp.pack_depth.checked_sub(1) {
                Some(depth) => self.pp.pack_depth = depth,
                None => self.out.message_ahead(pos, Problem::PackStackEmpty),
            },
            word if word == PACK_SHOW.as_bytes() => self.out.message_ahead(pos, Problem::PackNotSet),
            _ => return false,
        }
        arguments.next += 1;
        if arguments.eat(TokenKind::RightParen) {
            return true;
        }
        if !arguments.eat(TokenKind::Comma) {
            self.out.message_ahead(arguments.pos(), Problem::ExpectedComma);
        }
        if arguments.eat(TokenKind::Identifier)
            && arguments.kind() != TokenKind::RightParen
            && !arguments.eat(TokenKind::Comma)
        {
            self.out.message_ahead(arguments.pos(), Problem::ExpectedComma);
        }
        arguments.eat(TokenKind::RightParen)
    }

    /// The number of bytes and the closing parenthesis.
    fn pack_alignment(&mut self, arguments: &mut Arguments<'_>) {
        let pos = arguments.pos();
        let number = arguments.peek().filter(|token| token.kind == TokenKind::Integer);
        let number = number.map(|token| evaluate_number(self.pp.text_of(token), self.options.dialect).number);
        if let Some(Number::Integer { value, .. }) = number {
            arguments.next += 1;
            if value != 0 && !value.is_power_of_two() {
                self.out.message_ahead(pos, Problem::PackAlignment);
            }
            if !arguments.eat(TokenKind::RightParen) {
                return self.out.message_ahead(arguments.pos(), Problem::PackIgnored);
            }
            return self.check_pragma_end(arguments);
        }
        self.out.message_ahead(pos, Problem::ExpectedInteger);
        // What cannot be the start of something else is taken for the number.
        if !matches!(arguments.kind(), TokenKind::Identifier | TokenKind::RightParen) {
            arguments.next += 1;
        }
        if !arguments.eat(TokenKind::RightParen) {
            self.out.message_ahead(arguments.pos(), Problem::PragmaCloseParen);
        }
        self.check_pragma_end(arguments);
    }

    /// Checks `#pragma STDC` with these tokens behind the words; false where it means nothing.
    pub(super) fn check_stdc(&mut self, tokens: &[PpToken], end: Pos) -> bool {
        let mut arguments = Arguments { tokens, next: 0, end };
        for (words, problem) in
            [(STDC_PRAGMAS, Problem::UnrecognizedStdcPragma), (STDC_VALUES, Problem::StdcPragmaValue)]
        {
            let known = arguments.peek().is_some_and(|token| {
                let text = self.pp.text_of(token);
                words.iter().any(|word| word.as_bytes() == text)
            });
            if !known {
                self.out.message_ahead(arguments.pos(), problem);
                return false;
            }
            arguments.next += 1;
        }
        self.check_pragma_end(&arguments);
        true
    }

    /// Reports what follows a complete pragma.
    fn check_pragma_end(&mut self, arguments: &Arguments<'_>) {
        if let Some(token) = arguments.peek() {
            self.out.message_ahead(token.pos, Problem::ExtraTextInCondition);
        }
    }
}
