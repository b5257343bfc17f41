//! Replacement lists with arguments in place of parameters (`[cpp.subst]`, `[cpp.stringize]`, `[cpp.concat]`).

use super::PpToken;
use super::define::Macro;
use crate::lex::{Lexer, Problem, SPACE_BEFORE, Scanner, TokenKind};
use crate::names::{Name, known};
use crate::source::Pos;

/// Arguments of an invocation, as they are written and with macros expanded.
struct Arguments<'a> {
    written: &'a [Vec<PpToken>],
    expanded: Vec<Option<Vec<PpToken>>>,
}

impl Lexer<'_> {
    /// The replacement list of a macro for these arguments; tokens that are made here are at `pos`.
    pub(super) fn substituted(
        &mut self,
        definition: &Macro,
        written: &[Vec<PpToken>],
        pos: Pos,
    ) -> Vec<PpToken> {
        if definition.parameters.is_none() && !definition.body.iter().any(|t| t.kind == TokenKind::HashHash) {
            return definition.body.clone();
        }
        let mut arguments = Arguments { written, expanded: vec![None; written.len()] };
        self.substitute(definition, &definition.body, &mut arguments, pos)
    }

    fn substitute(
        &mut self,
        definition: &Macro,
        body: &[PpToken],
        arguments: &mut Arguments<'_>,
        pos: Pos,
    ) -> Vec<PpToken> {
        let mut out: Vec<PpToken> = Vec::new();
        let mut at = 0;
        // Whether the next element is the right operand of `##`.
        let mut paste = false;
        while let Some(token) = body.get(at) {
            let function_like = definition.parameters.is_some();
            if token.kind == TokenKind::HashHash && at > 0 {
                paste = true;
                at += 1;
                continue;
            }
            let (element, length) = match token.kind {
                TokenKind::Hash if function_like => {
                    self.stringized_operand(definition, body, at, arguments, pos)
                }
                TokenKind::Identifier if token.name == known::VA_OPT && definition.variadic => {
                    self.optional(definition, body, at, arguments, pos)
                }
                TokenKind::Identifier => match definition.parameter(token.name) {
                    None => (vec![*token], 1),
                    Some(index) => {
                        let next_pastes = body.get(at + 1).is_some_and(|t| t.kind == TokenKind::HashHash);
                        if paste && self.comma_takes_rest(definition, index, arguments, &mut out) {
                            paste = false;
                        }
                        (self.argument(arguments, index, token, paste || next_pastes), 1)
                    }
                },
                _ => (vec![*token], 1),
            };
            at += length;
            if std::mem::take(&mut paste) {
                self.paste(definition.name, &mut out, element, pos);
            } else {
                out.extend(element);
            }
        }
        out
    }

    /// GNU: `, ## rest` is nothing when there is no rest, and no concatenation when there is.
    fn comma_takes_rest(
        &self,
        definition: &Macro,
        index: usize,
        arguments: &Arguments<'_>,
        out: &mut Vec<PpToken>,
    ) -> bool {
        let last = definition.parameters.as_ref().is_some_and(|parameters| index + 1 == parameters.len());
        let after_comma = out.last().is_some_and(|token| token.kind == TokenKind::Comma);
        if !definition.variadic || !last || !after_comma {
            return false;
        }
        if arguments.written.get(index).is_none_or(Vec::is_empty) {
            out.pop();
        }
        true
    }

    /// An argument in place of its parameter; operands of `##` are not expanded, and an empty one holds its place.
    fn argument(
        &mut self,
        arguments: &mut Arguments<'_>,
        index: usize,
        at: &PpToken,
        raw: bool,
    ) -> Vec<PpToken> {
        let written = arguments.written.get(index).cloned().unwrap_or_default();
        let mut tokens = if raw {
            written
        } else {
            match arguments.expanded.get(index) {
                Some(Some(known)) => known.clone(),
                _ => {
                    let expanded = self.expanded(written);
                    if let Some(slot) = arguments.expanded.get_mut(index) {
                        *slot = Some(expanded.clone());
                    }
                    expanded
                }
            }
        };
        match tokens.first_mut() {
            Some(first) => first.flags = first.flags & !SPACE_BEFORE | at.flags & SPACE_BEFORE,
            None => tokens.push(PpToken { kind: TokenKind::EndOfFile, start: 0, end: 0, ..*at }),
        }
        tokens
    }

    /// `__VA_OPT__ ( text )` at `at`: the text if the variable argument has tokens; and how long it is.
    fn optional(
        &mut self,
        definition: &Macro,
        body: &[PpToken],
        at: usize,
        arguments: &mut Arguments<'_>,
        pos: Pos,
    ) -> (Vec<PpToken>, usize) {
        let (mut depth, mut end) = (0u32, at + 1);
        while let Some(token) = body.get(end) {
            match token.kind {
                TokenKind::LeftParen => depth += 1,
                TokenKind::RightParen => depth = depth.saturating_sub(1),
                _ => {}
            }
            end += 1;
            if depth == 0 {
                break;
            }
        }
        let inner = body.get(at + 2..end.saturating_sub(1)).unwrap_or_default();
        let last = arguments.written.len().wrapping_sub(1);
        let rest = arguments.written.get(last).cloned().unwrap_or_default();
        let place =
            body.get(at).map(|token| PpToken { kind: TokenKind::EndOfFile, start: 0, end: 0, ..*token });
        let tokens = if self.expanded(rest).iter().all(|token| token.kind == TokenKind::EndOfFile) {
            place.into_iter().collect()
        } else {
            self.substitute(definition, inner, arguments, pos)
        };
        (tokens, end - at)
    }

    /// `# parameter` or `# __VA_OPT__(...)` at `at`: the string, and how many tokens it takes the place of.
    fn stringized_operand(
        &mut self,
        definition: &Macro,
        body: &[PpToken],
        at: usize,
        arguments: &mut Arguments<'_>,
        pos: Pos,
    ) -> (Vec<PpToken>, usize) {
        let Some(hash) = body.get(at) else { return (Vec::new(), 1) };
        let operand = body.get(at + 1);
        let (tokens, length) = match operand.and_then(|token| definition.parameter(token.name)) {
            Some(index) => (arguments.written.get(index).cloned().unwrap_or_default(), 1),
            None => self.optional(definition, body, at + 1, arguments, pos),
        };
        let start = self.pp.text.len();
        self.stringize(&tokens);
        let end = self.pp.text.len();
        let string = PpToken {
            kind: TokenKind::String,
            flags: hash.flags & SPACE_BEFORE,
            name: Name::from_number(0),
            start: start as u32,
            end: end as u32,
            pos,
        };
        (vec![string], length + 1)
    }

    /// Adds the string literal that spells `tokens` to the text of macros.
    fn stringize(&mut self, tokens: &[PpToken]) {
        let mut text = vec![b'"'];
        for (index, token) in tokens.iter().enumerate() {
            if index > 0 && token.flags & SPACE_BEFORE != 0 {
                text.push(b' ');
            }
            let quoted = matches!(token.kind, TokenKind::String | TokenKind::Char);
            for byte in self.pp.text_of(token) {
                if quoted && matches!(byte, b'"' | b'\\') {
                    text.push(b'\\');
                }
                text.push(*byte);
            }
        }
        text.push(b'"');
        self.pp.text.extend_from_slice(&text);
    }

    /// Joins the last token of `out` with the first one of `right`.
    fn paste(&mut self, name: Name, out: &mut Vec<PpToken>, right: Vec<PpToken>, pos: Pos) {
        let mut right = right.into_iter();
        let (Some(left), Some(first)) = (out.pop(), right.next()) else { return };
        match (left.kind, first.kind) {
            (_, TokenKind::EndOfFile) => out.push(left),
            (TokenKind::EndOfFile, _) => {
                out.push(PpToken { flags: first.flags & !SPACE_BEFORE | left.flags & SPACE_BEFORE, ..first });
            }
            _ => {
                let joined = [self.pp.text_of(&left), self.pp.text_of(&first)].concat();
                match self.joined_token(&joined, &left, pos) {
                    Some(tokens) => out.extend(tokens),
                    None => {
                        let right_text = self.pp.text_of(&first).into();
                        self.out.message_ahead(pos, Problem::InvalidPaste(right_text, name));
                        out.extend([left, first]);
                    }
                }
            }
        }
        out.extend(right);
    }

    /// The token that a text is; two for `>>`, which is never one.
    fn joined_token(&mut self, text: &[u8], left: &PpToken, pos: Pos) -> Option<Vec<PpToken>> {
        let mut scanner = Scanner::new(text, self.options.dialect);
        scanner.go_to(0, false);
        let first = scanner.next();
        let whole = first.end as usize == text.len() && scanner.problems.is_empty();
        if !whole && text != b">>" {
            return None;
        }
        let mut tokens = self.scan_text(text, pos);
        if let Some(token) = tokens.first_mut() {
            token.flags |= left.flags & SPACE_BEFORE;
        }
        Some(tokens)
    }
}
