//! Tokens of what the parser comes to next.

use super::Compilation;
use crate::diag::{Diagnostics, pragma};
use crate::lex::{Amount, Tokens};
use crate::names::Names;

/// How many passed tokens the parser may still ask all of.
const KEPT: usize = 64;

/// About how many tokens are passed before what is noted of them is put away.
const PASSED: usize = 1 << 15;

impl Compilation {
    /// Makes tokens until the declaration of a namespace that begins at token `at` is there as a whole. Of those before it,
    /// nothing is kept.
    #[cold]
    pub fn read_on(&mut self, at: u32) {
        let at = at as usize;
        // A display tells of all of them where they stand.
        if !self.il.places.are_recorded() {
            self.tokens.pass(at.saturating_sub(KEPT));
        }
        self.il.places.settle();
        while self.tokens.complete <= at {
            // Where time is traced, making tokens is a stage of its own that comes first.
            let amount = if self.input.trace.is_on() { Amount::Whole } else { Amount::Next };
            self.read_some(amount);
        }
        // Where all are there, what is passed is put away from time to time all the same.
        if self.tokens.unread.is_none() {
            self.tokens.complete = at + PASSED;
        }
    }

    fn read_some(&mut self, amount: Amount) {
        let Some(unread) = self.tokens.unread.take() else {
            self.tokens.complete = usize::MAX;
            return;
        };
        let first = self.tokens.len();
        let before =
            Behind { messages: self.tokens.messages.len(), pragmas: self.tokens.pragma_places.len() };
        let mut tokens = std::mem::take(&mut self.tokens);
        tokens.literals = std::mem::take(&mut self.il.literals);
        self.tokens = unread.read(tokens, &mut self.input.sources, &mut self.names, amount);
        report_lexical(&mut self.reports.diags, &self.tokens, &self.names, before);
        if self.tokens.pragma_places.len() > before.pragmas {
            self.reports.follow_severities();
        }
        self.tokens.drop_enclosed_pragmas(first);
        self.il.literals = std::mem::take(&mut self.tokens.literals);
        // A text that names no other is read from its beginning to its end.
        debug_assert!(!self.input.sources.is_one_text() || self.tokens.ascend(first));
        if !self.input.sources.is_one_text() && !self.tokens.ascend(first) {
            self.input.unordered = true;
            self.read_some(Amount::Whole);
        }
    }
}

/// How much of what the lexer found was dealt with.
#[derive(Clone, Copy, Default)]
struct Behind {
    messages: usize,
    pragmas: usize,
}

/// Reports what the lexer found, to be shown when the parser is there, and lets pragmas change severities, in the order of
/// the source.
fn report_lexical(diagnostics: &mut Diagnostics, tokens: &Tokens, names: &Names, behind: Behind) {
    let mut pending = tokens.messages.iter().skip(behind.messages).peekable();
    let mut reached = 0;
    let mut report_until = |diagnostics: &mut Diagnostics, index: usize| {
        while let Some(found) = pending.next_if(|found| found.token as usize <= index) {
            reached = found.token.max(reached);
            diagnostics.defer(Some(reached));
            diagnostics.report(found.pos, found.problem.message(names));
        }
    };
    for place in tokens.pragma_places.iter().skip(behind.pragmas) {
        let index = *place as usize;
        report_until(diagnostics, index);
        if let Some(pragma) = tokens.pragma(index) {
            diagnostics.defer(Some(*place));
            pragma::apply(diagnostics, pragma, tokens, names);
        }
    }
    report_until(diagnostics, tokens.len().saturating_sub(1));
    diagnostics.defer(None);
}
