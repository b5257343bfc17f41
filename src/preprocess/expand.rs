//! Macro expansion (`[cpp.rescan]`): invocations are replaced and the result is read again.
//!
//! Expansions being read form a stack of contexts. A macro is not expanded inside its own expansion; a name
//! that was met there stays as it is for good.

use super::{NO_EXPANSION, PpToken};
use crate::lex::{
    FROM_MACRO, Input, LINE_START, Lexer, Problem, Raw, SPACE_BEFORE, TokenKind, is_pragma_operator,
};
use crate::names::Name;
use crate::source::Pos;
use crate::tables::limits;

/// An expansion or argument that is being read.
pub(crate) struct Context {
    tokens: Vec<PpToken>,
    next: usize,
    /// The macro that is expanded.
    of: Option<usize>,
    /// Reading stops at its end: the tokens are all there is.
    barrier: bool,
}

impl Lexer<'_> {
    /// Expands the macro or operator that a word of the text names. False when the word is a plain one.
    #[inline(never)]
    pub(crate) fn expand_word(&mut self, input: &mut Input<'_>, name: Name, raw: &Raw) -> bool {
        let pos = input.pos(raw.start);
        if is_pragma_operator(name) {
            self.pragma_operator(Some(input), pos);
            return true;
        }
        let Some(index) = self.pp.macro_index(name) else { return false };
        let mut token = self.keep(input, raw);
        token.flags = raw.flags;
        if !self.invoke(index, &token, Some(input)) {
            return false;
        }
        let mut first_flags = raw.flags & (SPACE_BEFORE | LINE_START);
        while let Some(token) = self.next_expanded(Some(input)) {
            if is_pragma_operator(token.name) && token.kind == TokenKind::Identifier {
                self.pragma_operator(Some(input), pos);
                continue;
            }
            self.push_kept(&token, pos, FROM_MACRO | std::mem::take(&mut first_flags));
        }
        true
    }

    /// Pushes a kept token as a finished one.
    pub(super) fn push_kept(&mut self, token: &PpToken, pos: Pos, flags: u8) {
        let flags = flags | token.flags & SPACE_BEFORE;
        if token.kind == TokenKind::Identifier {
            return self.out.push_word(token.name, pos, flags);
        }
        let text = self.pp.text.get(token.start as usize..token.end as usize).unwrap_or_default();
        self.out.push_text(token.kind, text, pos, flags, &|_| pos);
    }

    /// The tokens with all macros in them expanded, as of an argument or a directive.
    pub(super) fn expanded(&mut self, tokens: Vec<PpToken>) -> Vec<PpToken> {
        let macros =
            tokens.iter().any(|t| t.kind == TokenKind::Identifier && self.pp.macro_index(t.name).is_some());
        if !macros || self.pp.argument_depth >= limits::MACRO_ARGUMENT_NESTING {
            return tokens;
        }
        self.pp.argument_depth += 1;
        self.pp.contexts.push(Context { tokens, next: 0, of: None, barrier: true });
        let mut out = Vec::new();
        while let Some(token) = self.next_expanded(None) {
            out.push(token);
        }
        self.pp.contexts.pop();
        self.pp.argument_depth -= 1;
        out
    }

    /// The next token of the expansions with macros expanded; none when they are read to their end. `input`
    /// is where the arguments of a last invocation may go on.
    pub(super) fn next_expanded(&mut self, mut input: Option<&mut Input<'_>>) -> Option<PpToken> {
        loop {
            let mut token = self.pp.next_in_contexts()?;
            if token.kind == TokenKind::EndOfFile {
                if token.flags & SPACE_BEFORE != 0 && self.pp.contexts.iter().all(|context| !context.barrier)
                {
                    self.print_blank();
                }
                continue;
            }
            if token.kind != TokenKind::Identifier || token.flags & NO_EXPANSION != 0 {
                return Some(token);
            }
            let Some(index) = self.pp.macro_index(token.name) else { return Some(token) };
            if self.pp.macros.get(index).is_none_or(|definition| definition.active) {
                token.flags |= NO_EXPANSION;
                return Some(token);
            }
            if !self.invoke(index, &token, input.as_deref_mut()) {
                return Some(token);
            }
        }
    }

    /// The next token without expansion: of the contexts, and then of the text.
    pub(super) fn next_unexpanded(&mut self, input: Option<&mut Input<'_>>) -> Option<PpToken> {
        if let Some(token) = self.pp.next_in_contexts() {
            return Some(token);
        }
        if self.pp.contexts.last().is_some_and(|context| context.barrier) {
            return None;
        }
        let input = input?;
        loop {
            let raw = input.scanner.next();
            match raw.kind {
                TokenKind::EndOfFile => return None,
                TokenKind::Hash if raw.flags & LINE_START != 0 => {
                    self.directive(input, &raw);
                    if self.pp.stopped {
                        return None;
                    }
                }
                _ => return Some(self.keep(input, &raw)),
            }
        }
    }

    /// Begins the expansion of a macro that `token` names. False when it is function-like and no arguments
    /// follow.
    pub(super) fn invoke(
        &mut self,
        index: usize,
        token: &PpToken,
        mut input: Option<&mut Input<'_>>,
    ) -> bool {
        if self.pp.contexts.len() > limits::MACRO_NESTING {
            return false;
        }
        let Some(definition) = self.pp.macros.get(index).cloned() else { return false };
        let arguments = match &definition.parameters {
            None => Vec::new(),
            Some(parameters) => {
                if !self.parenthesis_follows(input.as_deref_mut()) {
                    return false;
                }
                let count = parameters.len();
                match self.arguments(&definition, count, token, input) {
                    Some(arguments) => arguments,
                    None => return true,
                }
            }
        };
        let mut tokens = self.substituted(&definition, &arguments, token.pos);
        if let Some(first) = tokens.first_mut() {
            first.flags = first.flags & !SPACE_BEFORE | token.flags & SPACE_BEFORE;
        }
        if let Some(definition) = self.pp.macros.get_mut(index) {
            definition.active = true;
        }
        self.pp.contexts.push(Context { tokens, next: 0, of: Some(index), barrier: false });
        true
    }

    /// Whether the next token is `(`.
    fn parenthesis_follows(&mut self, input: Option<&mut Input<'_>>) -> bool {
        for context in self.pp.contexts.iter().rev() {
            let rest = context.tokens.get(context.next..).unwrap_or_default();
            if let Some(next) = rest.iter().find(|token| token.kind != TokenKind::EndOfFile) {
                return next.kind == TokenKind::LeftParen;
            }
            if context.barrier {
                return false;
            }
        }
        let Some(input) = input else { return false };
        let mut ahead = input.scanner.clone();
        ahead.next().kind == TokenKind::LeftParen
    }

    /// Reads the arguments of an invocation; the next token is its `(`. None when they do not end.
    fn arguments(
        &mut self,
        definition: &super::define::Macro,
        count: usize,
        name: &PpToken,
        mut input: Option<&mut Input<'_>>,
    ) -> Option<Vec<Vec<PpToken>>> {
        self.next_unexpanded(input.as_deref_mut());
        let mut arguments = vec![Vec::new()];
        let (mut depth, mut extra) = (0u32, None);
        let close = loop {
            let Some(token) = self.next_unexpanded(input.as_deref_mut()) else {
                if let Some(input) = input {
                    let end = self.sources.end_of(input.buffer);
                    self.check_argument_count(definition, count, &arguments, extra, end);
                    self.out.message_ahead(end, Problem::ExpectedCloseParen);
                }
                self.out.message_ahead(name.pos, Problem::UnterminatedInvocation);
                return None;
            };
            match token.kind {
                TokenKind::LeftParen => depth += 1,
                TokenKind::RightParen if depth == 0 => break token,
                TokenKind::RightParen => depth -= 1,
                TokenKind::Comma if depth == 0 && !(definition.variadic && arguments.len() >= count) => {
                    arguments.push(Vec::new());
                    continue;
                }
                _ => {}
            }
            if arguments.len() > count.max(1) && extra.is_none() {
                extra = Some(token.pos);
            }
            if let Some(argument) = arguments.last_mut() {
                argument.push(token);
            }
        };
        self.check_argument_count(definition, count, &arguments, extra, close.pos);
        arguments.resize(count, Vec::new());
        Some(arguments)
    }

    /// Reports too many or too few arguments: at `extra`, where the first one too many begins, or at the end.
    fn check_argument_count(
        &mut self,
        definition: &super::define::Macro,
        count: usize,
        arguments: &[Vec<PpToken>],
        extra: Option<Pos>,
        end: Pos,
    ) {
        let none = arguments.len() == 1 && arguments.first().is_some_and(Vec::is_empty);
        let needed = count - usize::from(definition.variadic);
        if arguments.len() > count && !(count == 0 && none) {
            let pos = extra.unwrap_or(end);
            self.out.message_ahead(pos, Problem::TooManyArguments(definition.name));
        } else if arguments.len() < needed {
            self.out.message_ahead(end, Problem::TooFewArguments(definition.name));
        }
    }
}

impl super::Preprocessor {
    /// The next token of the innermost context that has one, down to a barrier. None also where the macros of the unit
    /// have given too many.
    fn next_in_contexts(&mut self) -> Option<PpToken> {
        loop {
            let context = self.contexts.last_mut()?;
            if let Some(token) = context.tokens.get(context.next) {
                context.next += 1;
                self.expanded_tokens += 1;
                if self.expanded_tokens <= limits::MACRO_TOKENS {
                    return Some(*token);
                }
                self.contexts.clear();
                self.stopped = true;
                return None;
            }
            if context.barrier {
                return None;
            }
            let ended = self.contexts.pop()?;
            if let Some(definition) = ended.of.and_then(|index| self.macros.get_mut(index)) {
                definition.active = false;
            }
        }
    }

    /// Whether macros were expanded for too long, so that nothing more was read.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.expanded_tokens > limits::MACRO_TOKENS
    }
}
