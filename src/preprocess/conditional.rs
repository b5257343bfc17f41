//! Conditional groups (`[cpp.cond]`).

use super::condition::{self, Operand, Symbol};
use super::{Directive, PpToken};
use crate::lex::{
    Input, LINE_START, Lexer, Number, Problem, Raw, SPACE_BEFORE, TokenKind, evaluate_character,
    evaluate_number, quoted_parts,
};
use crate::source::Pos;

/// An `#if` whose `#endif` was not met yet.
pub(super) struct Conditional {
    /// The word of the directive.
    pos: Pos,
    /// Some group of it was read: the others are skipped.
    taken: bool,
    else_seen: bool,
}

impl super::Preprocessor {
    /// How many conditionals are open.
    pub fn open_conditionals(&self) -> usize {
        self.conditionals.len()
    }
}

impl Lexer<'_> {
    /// Reports the conditionals beyond the first `keep`, at the end of the file that they are in.
    pub(crate) fn close_conditionals(&mut self, keep: usize) {
        while self.pp.conditionals.len() > keep {
            if let Some(open) = self.pp.conditionals.pop().filter(|_| !self.pp.stopped) {
                self.out.message_ahead(open.pos, Problem::MissingEndif);
            }
        }
    }

    /// A directive of conditional groups, behind its word.
    pub(super) fn conditional_directive(&mut self, input: &mut Input<'_>, directive: Directive, word: &Raw) {
        let pos = input.pos(word.start);
        match directive {
            Directive::If | Directive::Ifdef | Directive::Ifndef => {
                let taken = self.condition_holds(input, directive);
                self.pp.conditionals.push(Conditional { pos, taken, else_seen: false });
                if !taken {
                    self.skip_groups(input);
                }
            }
            Directive::Endif => {
                if self.pp.conditionals.pop().is_none() {
                    self.out.message_ahead(pos, Problem::MissingIf);
                }
                self.check_end_of_directive(input);
            }
            other => match self.pp.conditionals.last_mut() {
                None => self.out.message_ahead(pos, Problem::MissingIf),
                Some(open) if open.else_seen => self.out.message_ahead(pos, Problem::ElseAlreadySeen),
                Some(open) => {
                    // The group before this one was read, so all up to the end are skipped.
                    open.else_seen = other == Directive::Else;
                    self.skip_groups(input);
                }
            },
        }
    }

    /// Whether the group of `#if`, `#elif` and their kin is read.
    fn condition_holds(&mut self, input: &mut Input<'_>, directive: Directive) -> bool {
        match directive {
            Directive::If | Directive::Elif => self.condition(input),
            Directive::Ifdef | Directive::Elifdef => self.is_defined(input) == Some(true),
            _ => self.is_defined(input) == Some(false),
        }
    }

    fn is_defined(&mut self, input: &mut Input<'_>) -> Option<bool> {
        let (name, _) = self.directive_name(input)?;
        self.check_end_of_directive(input);
        Some(self.pp.macro_index(name).is_some())
    }

    /// Skips groups up to the `#endif`, or to the directive of a group that is to be read.
    fn skip_groups(&mut self, input: &mut Input<'_>) {
        self.take_problems(input);
        input.scanner.leave_directive();
        let mut depth = 0u32;
        loop {
            let raw = input.scanner.next();
            // Text that is skipped only has to be made of tokens as far as finding its end needs it.
            input.scanner.problems.clear();
            match raw.kind {
                TokenKind::EndOfFile => return input.scanner.enter_directive(),
                TokenKind::Hash if raw.flags & LINE_START != 0 => {}
                _ => continue,
            }
            input.scanner.enter_directive();
            let word = input.scanner.next();
            let directive = match word.kind {
                TokenKind::Identifier => Directive::from_word(input.scanner.slice(word.start, word.end)),
                _ => None,
            };
            match directive {
                Some(Directive::If | Directive::Ifdef | Directive::Ifndef) => depth += 1,
                Some(Directive::Endif) if depth > 0 => depth -= 1,
                Some(directive)
                    if depth == 0
                        && directive.is_conditional()
                        && self.ends_skipping(input, directive, &word) =>
                {
                    return;
                }
                _ => {}
            }
            input.scanner.leave_directive();
            input.scanner.problems.clear();
        }
    }

    /// Whether a directive between groups ends the skipping; the scanner stays in the directive.
    fn ends_skipping(&mut self, input: &mut Input<'_>, directive: Directive, word: &Raw) -> bool {
        let pos = input.pos(word.start);
        if directive == Directive::Endif {
            self.pp.conditionals.pop();
            self.check_end_of_directive(input);
            return true;
        }
        let Some(open) = self.pp.conditionals.last_mut() else { return true };
        if open.else_seen {
            self.out.message_ahead(pos, Problem::ElseAlreadySeen);
            return false;
        }
        let taken = open.taken;
        if directive == Directive::Else {
            open.else_seen = true;
            open.taken = true;
            if !taken {
                self.check_end_of_directive(input);
            }
            return !taken;
        }
        if taken || !self.condition_holds(input, directive) {
            return false;
        }
        if let Some(open) = self.pp.conditionals.last_mut() {
            open.taken = true;
        }
        true
    }

    /// The value of a condition; false when there is something wrong with it.
    fn condition(&mut self, input: &mut Input<'_>) -> bool {
        let tokens = self.expanded_line(input);
        let end = input.pos(input.scanner.offset());
        let mut symbols: Vec<(Pos, Symbol)> = Vec::with_capacity(tokens.len());
        let mut before = TokenKind::EndOfFile;
        for token in &tokens {
            let shifts = token.kind == TokenKind::Greater && token.flags & SPACE_BEFORE == 0;
            match symbols.last_mut() {
                Some((_, last)) if shifts && before == TokenKind::Greater => *last = Symbol::ShiftRight,
                _ => symbols.push((token.pos, self.symbol(token))),
            }
            before = token.kind;
        }
        let mut found = Vec::new();
        let value = condition::evaluate(symbols, end, &mut found);
        for (pos, problem) in found {
            self.out.message_ahead(pos, problem);
        }
        value
    }

    /// What a token means in a condition.
    fn symbol(&self, token: &PpToken) -> Symbol {
        let dialect = self.options.dialect;
        let text = self.pp.text_of(token);
        match token.kind {
            TokenKind::Integer => match evaluate_number(text, dialect).number {
                Number::Integer { value, ty } => {
                    Symbol::Operand(Operand::Integer { bits: value as u64, unsigned: ty.is_unsigned() })
                }
                _ => Symbol::Operand(Operand::NotIntegral),
            },
            TokenKind::Char => {
                let value = evaluate_character(&quoted_parts(text), |_, _| {}).value;
                Symbol::Operand(Operand::Integer { bits: value as u64, unsigned: false })
            }
            TokenKind::String => Symbol::Operand(Operand::NotIntegral),
            TokenKind::Identifier => match self.out.word_kind(token.name) {
                TokenKind::KwTrue => Symbol::Operand(Operand::Integer { bits: 1, unsigned: false }),
                TokenKind::KwFalse => Symbol::Operand(Operand::Integer { bits: 0, unsigned: false }),
                // The alternative spellings of operators are operators here, too.
                kind if kind.is_punctuator() => Symbol::Operator(kind),
                _ => Symbol::Operand(Operand::Name(token.name)),
            },
            kind => Symbol::Operator(kind),
        }
    }
}
