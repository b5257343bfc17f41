//! Where expressions begin and brackets close: what messages point at beside the position of an entry.

use crate::compilation::Compilation;
use crate::il::*;
use crate::lex::{TokenKind as T, spelled_word};
use crate::names::Name;
use crate::source::Pos;

impl Compilation {
    /// The token at a position, if there is exactly one.
    pub(in crate::sema) fn token_at(&self, pos: Pos) -> Option<usize> {
        let (order, marks) = (&self.input.tokens_by_position, &self.tokens.marks);
        if order.is_empty() {
            let at = marks.at(pos, self.reports.diags.token as usize)?;
            let alone = !(marks.pos(at + 1) == Some(pos) || at > 0 && marks.pos(at - 1) == Some(pos));
            return alone.then_some(at);
        }
        let position = |at: usize| order.get(at).and_then(|token| marks.pos(*token as usize));
        let at = order.binary_search_by_key(&Some(pos), |token| marks.pos(*token as usize)).ok()?;
        let alone = !(position(at + 1) == Some(pos) || at > 0 && position(at - 1) == Some(pos));
        alone.then_some(order[at] as usize)
    }

    /// The name of a token that is an identifier or a keyword.
    pub(in crate::sema) fn name_of_token(&self, at: usize) -> Option<Name> {
        if at >= self.tokens.marks.first_ahead() {
            return Some(self.tokens.name(at));
        }
        let text = self.input.sources.text_from(self.tokens.pos(at));
        self.names.find(&spelled_word(text, self.dialect))
    }

    /// The word at a position; nothing where no word is.
    pub fn word_at(&self, pos: Pos) -> String {
        let token = self.token_at(pos).filter(|at| {
            let kind = self.tokens.kind(*at);
            let no_word =
                matches!(kind, T::Integer | T::Float | T::Char | T::String | T::Pragma | T::EndOfFile);
            !no_word && !kind.is_punctuator()
        });
        let name = token.and_then(|at| self.name_of_token(at));
        name.map_or_else(String::new, |name| self.names.text(name).to_owned())
    }

    /// Whether a `(` stands at a position.
    pub fn opens_parameters(&self, pos: Pos) -> bool {
        self.token_at(pos).is_some_and(|at| self.tokens.kind(at) == T::LeftParen)
    }

    /// The position of the first token of an expression.
    pub fn start_of(&self, e: ExprId) -> Pos {
        let entry = &self.il[e];
        if entry.flags.contains(ExprFlags::PARENTHESIZED)
            && let Ok(at) = self.spellings.parentheses.binary_search_by_key(&e.index(), |(id, _)| id.index())
        {
            return self.spellings.parentheses[at].1;
        }
        match entry.kind {
            ExprKind::Binary { lhs: first, .. }
            | ExprKind::Subscript { base: first, .. }
            | ExprKind::Call { callee: first, .. }
            | ExprKind::Conditional { condition: first, .. }
            | ExprKind::Implicit { operand: first, .. }
            | ExprKind::Expansion { pattern: first }
            | ExprKind::PseudoDestructor { base: first, .. }
            | ExprKind::Unary { op: UnaryOp::PostIncrement | UnaryOp::PostDecrement, operand: first } => {
                self.start_of(first)
            }
            // Messages about a launch point behind it.
            ExprKind::Launch { call, .. } => self.after_token(self.closing_of(self.il[call].pos)),
            ExprKind::Member { base, .. }
            | ExprKind::MemberOverload { base, .. }
            | ExprKind::DependentMember { base, .. } => match self.il[base].kind {
                ExprKind::This { implicit: true } => self.start_of_name(entry.pos),
                _ => self.start_of(base),
            },
            ExprKind::Operator { op, args, postfix, .. } => {
                let first = self.il[args].first().copied();
                let infix = self.il[args].len() > 1
                    || postfix
                    || matches!(
                        op,
                        OverloadedOperator::Call | OverloadedOperator::Subscript | OverloadedOperator::Arrow
                    );
                first.filter(|_| infix).map_or(entry.pos, |first| self.start_of(first))
            }
            ExprKind::Name { qualifier: Some(_), .. }
            | ExprKind::Overload { qualifier: Some(_), .. }
            | ExprKind::Dependent { qualifier: Some(_), .. } => self.start_of_name(entry.pos),
            _ => entry.pos,
        }
    }

    /// The position of the first token of a qualified name whose last part stands at `pos`.
    pub fn start_of_name(&self, pos: Pos) -> Pos {
        let Some(mut at) = self.token_at(pos) else { return pos };
        while at > 0 && self.tokens.kind(at - 1) == T::ColonColon {
            at -= 1;
            match at.checked_sub(1).map(|before| self.tokens.kind(before)) {
                Some(T::Identifier) => at -= 1,
                Some(T::Greater) => match self.opening_angle(at - 1) {
                    Some(open) => at = open.saturating_sub(1),
                    None => break,
                },
                _ => break,
            }
        }
        self.tokens.pos(at)
    }

    /// The position of the name that follows `.` or `->`, `template` and what qualifies it.
    pub fn name_of_member(&self, pos: Pos) -> Pos {
        let Some(mut at) = self.token_at(pos) else { return pos };
        if !matches!(self.tokens.kind(at), T::Dot | T::Arrow) {
            return pos;
        }
        at += 1;
        loop {
            match (self.tokens.kind(at), self.tokens.kind(at + 1)) {
                (T::KwTemplate | T::ColonColon, _) => at += 1,
                (T::Identifier, T::ColonColon) => at += 2,
                _ => return self.tokens.pos(at),
            }
        }
    }

    /// The `<` that the `>` at a token closes.
    fn opening_angle(&self, close: usize) -> Option<usize> {
        let mut depth = 0u32;
        for at in (0..=close).rev() {
            match self.tokens.kind(at) {
                T::Greater => depth += 1,
                T::Less => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                T::Semicolon | T::LeftBrace | T::RightBrace => return None,
                _ => {}
            }
        }
        None
    }

    /// Where the bracket that opens at a position closes; the position itself if that is not known.
    pub fn closing_of(&self, open: Pos) -> Pos {
        if let Some((_, end)) = self.cuda.configuration_end.filter(|(begin, _)| *begin == open) {
            return end;
        }
        let Some(mut at) = self.token_at(open) else { return open };
        let launch = self.tokens.kind(at) == T::LessLess && self.tokens.kind(at + 1) == T::Less;
        let mut depth = 0u32;
        loop {
            match self.tokens.kind(at) {
                T::Greater
                    if launch && depth == 0 && (1..3).all(|i| self.tokens.kind(at + i) == T::Greater) =>
                {
                    return self.tokens.pos(at);
                }
                T::LeftParen | T::LeftBracket | T::LeftBrace => depth += 1,
                T::RightParen | T::RightBracket | T::RightBrace => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return self.tokens.pos(at);
                    }
                }
                T::EndOfFile => return open,
                _ => {}
            }
            at += 1;
        }
    }

    /// The position behind what stands in parentheses, where they begin at a position or behind the operator there: a call
    /// and an operand of `sizeof` are known when they have been read.
    pub(in crate::sema) fn after_brackets(&self, pos: Pos) -> Pos {
        let Some(at) = self.token_at(pos) else { return pos };
        let open = match self.tokens.kind(at) {
            T::LeftParen => pos,
            T::KwSizeof if self.tokens.kind(at + 1) == T::LeftParen => self.tokens.pos(at + 1),
            _ => return pos,
        };
        let close = self.closing_of(open);
        if close == open { pos } else { self.after_token(close) }
    }

    /// Where each argument of the template-id begins whose name stands at a position, and where its list closes.
    pub(in crate::sema) fn template_argument_places(&self, name: Pos) -> Option<(Vec<Pos>, Pos)> {
        let mut at = self.token_at(name)? + 1;
        if self.tokens.kind(at) != T::Less {
            return None;
        }
        let mut starts = Vec::new();
        let (mut angles, mut others) = (0u32, 0u32);
        loop {
            match self.tokens.kind(at) {
                T::Less if others == 0 => {
                    let operator = self.spellings.less_operators.contains(&self.tokens.pos(at));
                    angles += u32::from(!operator);
                }
                T::LeftParen | T::LeftBracket | T::LeftBrace => others += 1,
                T::RightParen | T::RightBracket | T::RightBrace => others = others.checked_sub(1)?,
                T::Greater if others == 0 => angles -= 1,
                T::Semicolon if others == 0 => return None,
                T::EndOfFile => return None,
                _ => {}
            }
            let kind = self.tokens.kind(at);
            if angles == 0 {
                return Some((starts, self.tokens.pos(at)));
            }
            let opens = kind == T::Less && starts.is_empty() && angles == 1;
            if (opens && self.tokens.kind(at + 1) != T::Greater)
                || (kind == T::Comma && angles == 1 && others == 0)
            {
                starts.push(self.tokens.pos(at + 1));
            }
            at += 1;
        }
    }

    /// The position of the name after `.` or `->`, where that stands at `pos`.
    pub fn name_after_access(&self, pos: Pos) -> Pos {
        match self.token_at(pos).map(|at| (at, self.tokens.kind(at))) {
            Some((at, T::Dot | T::Arrow)) => self.tokens.pos(at + 1),
            _ => pos,
        }
    }

    /// Where messages about a call point at the member that it names; at the parenthesis before it, if there is one.
    pub(in crate::sema) fn member_callee_pos(&self, callee: ExprId) -> Pos {
        let e = &self.il[callee];
        match e.flags.contains(ExprFlags::PARENTHESIZED) {
            true => self.start_of(callee),
            false if matches!(e.kind, ExprKind::MemberOverload { base, .. } if self.is_implicit_this(base)) => {
                self.start_of_name(e.pos)
            }
            false => self.name_of_member(e.pos),
        }
    }

    fn is_implicit_this(&self, base: ExprId) -> bool {
        matches!(self.il[base].kind, ExprKind::This { implicit: true })
    }

    /// Where the parameter begins whose name stands at a position.
    pub fn start_of_parameter(&self, name: Pos) -> Pos {
        let Some(mut at) = self.token_at(name) else { return name };
        let mut depth = 0u32;
        while at > 0 {
            match self.tokens.kind(at - 1) {
                T::RightParen | T::RightBracket | T::RightBrace | T::Greater => depth += 1,
                T::LeftParen | T::Comma if depth == 0 => break,
                T::LeftParen | T::LeftBracket | T::LeftBrace | T::Less => depth = depth.saturating_sub(1),
                _ => {}
            }
            at -= 1;
        }
        self.tokens.pos(at)
    }

    /// The position of the token before the one at a position.
    pub fn before_token(&self, pos: Pos) -> Pos {
        match self.token_at(pos) {
            Some(at) if at > 0 => self.tokens.pos(at - 1),
            _ => pos,
        }
    }

    /// The position of the last token of a template-id whose name stands at a position.
    pub(in crate::sema) fn end_of_template_id(&self, name: Pos) -> Pos {
        let Some(first) = self.token_at(name) else { return name };
        let mut depth = 0u32;
        for at in first + 1..self.tokens.kinds.len() {
            match self.tokens.kind(at) {
                T::Less | T::LeftParen | T::LeftBracket | T::LeftBrace => depth += 1,
                T::Greater | T::RightParen | T::RightBracket | T::RightBrace if depth <= 1 => {
                    return self.tokens.pos(at);
                }
                T::Greater | T::RightParen | T::RightBracket | T::RightBrace => depth -= 1,
                T::Semicolon | T::EndOfFile => break,
                _ if depth == 0 => break,
                _ => {}
            }
        }
        name
    }

    /// The position of the token after the one at a position.
    pub fn after_token(&self, pos: Pos) -> Pos {
        self.token_at(pos).map_or(pos, |at| self.tokens.pos(at + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Diagnostics;
    use crate::lex::{Dialect, LexOptions, lex_unit};
    use crate::names::Names;
    use crate::source::SourceMap;

    #[test]
    fn the_name_of_a_passed_token_is_read_again() {
        let text = "int alpha, be\\\nta, g\\u00e4mma, alpha_; char c = 'x';";
        let (mut sources, mut names) = (SourceMap::new(), Names::new());
        let buffer = sources.add(text.as_bytes().to_vec(), b"test.cu", false).expect("the text is short");
        let dialect = Dialect { standard: 20, ..Dialect::default() };
        let options = LexOptions { dialect, ..LexOptions::default() };
        let tokens = lex_unit(&mut sources, &mut names, buffer, &options);
        let mut unit = Compilation::new(dialect, sources, names, tokens, Diagnostics::default());
        let words = |unit: &Compilation| -> Vec<String> {
            unit.tokens
                .marks
                .positions()
                .map(|pos| unit.word_at(pos))
                .filter(|word| !word.is_empty())
                .collect()
        };
        let before = words(&unit);
        assert_eq!(before.iter().filter(|word| word.len() > 4).count(), 3, "{before:?}");
        unit.tokens.marks.pass(usize::MAX);
        assert!(unit.tokens.marks.first_ahead() > 10);
        assert_eq!(words(&unit), before);
    }
}
