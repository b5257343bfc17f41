//! GNU assertions: answers to questions that no macro is involved in. Conditions do not ask them here.

use crate::lex::{Input, Lexer, Problem, TokenKind};

impl Lexer<'_> {
    /// `#assert` and `#unassert`, behind that word: a question and, in parentheses, an answer.
    pub(super) fn assertion_directive(&mut self, input: &mut Input<'_>) {
        if self.directive_name(input).is_none() {
            return;
        }
        let token = self.read(input);
        match token.kind {
            TokenKind::EndOfFile => {}
            TokenKind::LeftParen => self.assertion_answer(input),
            _ => self.out.message_ahead(token.pos, Problem::ExtraTextInDirective),
        }
    }

    /// The tokens of an answer, behind its parenthesis.
    fn assertion_answer(&mut self, input: &mut Input<'_>) {
        let mut open = 1_usize;
        while open > 0 {
            let token = self.read(input);
            match token.kind {
                TokenKind::LeftParen => open += 1,
                TokenKind::RightParen => open -= 1,
                TokenKind::EndOfFile => {
                    return self.out.message_ahead(token.pos, Problem::ExpectedCloseParen);
                }
                _ => {}
            }
        }
        self.check_end_of_directive(input);
    }
}
