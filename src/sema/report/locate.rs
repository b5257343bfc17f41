//! Where expressions begin and brackets close: what messages point at beside the position of an entry.

use crate::compilation::Compilation;
use crate::il::*;
use crate::lex::{second_token, spelled_word};
use crate::source::Pos;

impl Compilation {
    /// The word at a position in the text; nothing where no word is.
    pub fn word_at(&self, pos: Pos) -> String {
        let word = spelled_word(self.input.sources.text_from(pos), self.dialect);
        String::from_utf8(word).unwrap_or_default()
    }

    /// The name before a list of template arguments that ends at a position; none where no such sign is there.
    pub(in crate::sema) fn name_before_arguments(&self, close: Pos) -> Option<Pos> {
        let byte = |at: u32| self.input.sources.byte_at(Pos(at)).unwrap_or(b';');
        let is_name = |byte: u8| byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii();
        let mut at = close.0;
        let mut open = 0u32;
        loop {
            match byte(at) {
                b'>' | b')' | b']' => open += 1,
                b'<' | b'(' | b'[' => open = open.checked_sub(1)?,
                b';' => return None,
                _ => {}
            }
            if open == 0 {
                break;
            }
            at = at.checked_sub(1)?;
        }
        if byte(at) != b'<' {
            return None;
        }
        at -= 1;
        while byte(at).is_ascii_whitespace() {
            at = at.checked_sub(1)?;
        }
        while is_name(byte(at.checked_sub(1)?)) {
            at -= 1;
        }
        Some(Pos(at))
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
                ExprKind::This { implicit: true } => self.il.places.start_of_name(entry.pos),
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
            | ExprKind::Dependent { qualifier: Some(_), .. } => self.il.places.start_of_name(entry.pos),
            _ => entry.pos,
        }
    }

    /// Where the bracket that opens at a position closes; the position itself if none does.
    pub fn closing_of(&self, open: Pos) -> Pos {
        let known = self.il.places.next_in_list(open).or_else(|| self.tokens.brackets.get(open));
        known.unwrap_or(open)
    }

    /// The position behind what stands in parentheses, where they begin at a position or behind the `sizeof` there: a call
    /// and an operand of `sizeof` are known when they have been read.
    pub(in crate::sema) fn after_brackets(&self, pos: Pos) -> Pos {
        let opens = |pos: Pos| self.input.sources.text_from(pos).first() == Some(&b'(');
        let open = Some(pos).filter(|pos| opens(*pos)).unwrap_or_else(|| self.il.places.operand(pos));
        match self.tokens.brackets.get(open) {
            Some(close) if close != open && opens(open) => self.after_token(close),
            _ => pos,
        }
    }

    /// Where each argument of the template-id begins whose name stands at a position, and where its list closes.
    pub(in crate::sema) fn template_argument_places(&self, name: Pos) -> Option<(Vec<Pos>, Pos)> {
        let mut sign = self.after_token(name);
        let mut next = self.il.places.next_in_list(sign)?;
        let mut starts = Vec::new();
        if self.after_token(sign) == next {
            return Some((starts, next));
        }
        loop {
            starts.push(self.after_token(sign));
            sign = next;
            // What a macro gives stands at one position.
            match self.il.places.next_in_list(sign).filter(|behind| *behind > sign) {
                Some(behind) => next = behind,
                None => return Some((starts, sign)),
            }
        }
    }

    /// The position of the last token of a template-id whose name stands at a position.
    pub(in crate::sema) fn end_of_template_id(&self, name: Pos) -> Pos {
        self.template_argument_places(name).map_or(name, |(_, close)| close)
    }

    /// Where messages about a call point at the member that it names; at the parenthesis before it, if there is one.
    pub(in crate::sema) fn member_callee_pos(&self, callee: ExprId) -> Pos {
        let e = &self.il[callee];
        match e.flags.contains(ExprFlags::PARENTHESIZED) {
            true => self.start_of(callee),
            false if matches!(e.kind, ExprKind::MemberOverload { base, .. } if self.is_implicit_this(base)) => {
                self.il.places.start_of_name(e.pos)
            }
            false => self.il.places.member_name(e.pos),
        }
    }

    fn is_implicit_this(&self, base: ExprId) -> bool {
        matches!(self.il[base].kind, ExprKind::This { implicit: true })
    }

    /// The position of the token behind the one at a position, as the text has it.
    pub fn after_token(&self, pos: Pos) -> Pos {
        let behind = second_token(self.input.sources.text_from(pos), self.dialect);
        behind.map_or(pos, |offset| Pos(pos.0 + offset))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Diagnostics;
    use crate::lex::{Dialect, LexOptions, lex_unit};
    use crate::names::Names;
    use crate::source::SourceMap;

    /// A unit with a text, and the positions of its tokens.
    fn unit(text: &str) -> (Compilation, Vec<Pos>) {
        let (mut sources, mut names) = (SourceMap::new(), Names::new());
        let buffer = sources.add(text.as_bytes().to_vec(), b"test.cu", false).expect("the text is short");
        let dialect = Dialect { standard: 20, ..Dialect::default() };
        let options = LexOptions { dialect, ..LexOptions::default() };
        let tokens = lex_unit(&mut sources, &mut names, buffer, &options);
        let positions = tokens.marks.items().iter().map(|mark| mark.pos).collect();
        let mut unit = Compilation::new(dialect, sources, names, tokens, Diagnostics::default());
        unit.tokens.pass(usize::MAX);
        assert_eq!(unit.tokens.marks.items().len(), 1, "nothing is known of the others");
        (unit, positions)
    }

    #[test]
    fn words_are_read_in_the_text() {
        let (unit, positions) = unit("int alpha, be\\\nta, g\\u00e4mma, alpha_; char c = 'x', d = u8'x';");
        let words: Vec<String> = positions.iter().map(|pos| unit.word_at(*pos)).collect();
        let words: Vec<&str> = words.iter().map(|word| &word[..]).filter(|word| !word.is_empty()).collect();
        assert_eq!(words, ["int", "alpha", "beta", "g\u{e4}mma", "alpha_", "char", "c", "d"]);
    }

    #[test]
    fn what_follows_a_token_is_read_in_the_text() {
        let text = "int /* a */ a(1.5,\n# 7 \"b.h\"\n 'x', \"y\", b->c<d>>::e)\\\n; // end\n}";
        let (unit, positions) = unit(text);
        for (pos, next) in positions.iter().zip(&positions[1..positions.len() - 1]) {
            assert_eq!(unit.after_token(*pos), *next);
        }
    }
}
