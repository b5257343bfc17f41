//! Where expressions begin and end.

use super::build::Build;
use crate::il::*;
use crate::lex::TokenKind;
use crate::source::Pos;
use crate::tables::limits;

/// So many tokens are looked through for the end of an expression.
const LONGEST: usize = 100_000;

impl Build<'_> {
    /// Where an expression begins; its own position is that of its operator.
    pub fn start_of(&self, expr: ExprId) -> Pos {
        self.start_at(expr, 0)
    }

    fn start_at(&self, expr: ExprId, depth: u32) -> Pos {
        let e = self.il[expr];
        if depth > limits::DISPLAYED_PLACE_NESTING {
            return e.pos;
        }
        if let ExprKind::Name { qualifier: Some(qualifier), .. } = e.kind {
            return self.qualified_start(e.pos, qualifier);
        }
        let first = match e.kind {
            ExprKind::Binary { lhs: of, .. }
            | ExprKind::Subscript { base: of, .. }
            | ExprKind::Call { callee: of, .. }
            | ExprKind::Conditional { condition: of, .. }
            | ExprKind::Implicit { operand: of, .. }
            | ExprKind::Expansion { pattern: of }
            | ExprKind::Unary { op: UnaryOp::PostIncrement | UnaryOp::PostDecrement, operand: of } => {
                Some(of)
            }
            ExprKind::Member { base: of, .. }
            | ExprKind::MemberOverload { base: of, .. }
            | ExprKind::DependentMember { base: of, .. }
            | ExprKind::PseudoDestructor { base: of, .. } => {
                Some(of).filter(|of| !matches!(self.il[*of].kind, ExprKind::This { implicit: true }))
            }
            ExprKind::Operator { args, postfix, op, .. } => {
                let args = &self.il[args];
                let behind = postfix || args.len() > 1 || matches!(op, OverloadedOperator::Call);
                args.first().copied().filter(|_| behind)
            }
            _ => None,
        };
        let start = first.map_or(e.pos, |first| self.start_at(first, depth + 1));
        if e.flags.contains(ExprFlags::PARENTHESIZED) && start.is_some() {
            let at = self.token_at(start);
            if at > 0 && self.unit.tokens.kind(at - 1) == TokenKind::LeftParen {
                return self.unit.tokens.pos(at - 1);
            }
        }
        start
    }

    /// Where a member is named: with its qualifiers if no object is, else behind them.
    pub fn member_place(&self, expr: ExprId, qualifier: Option<QualifierId>, implicit: bool) -> Pos {
        let pos = self.il[expr].pos;
        match qualifier.filter(|_| implicit) {
            Some(qualifier) => self.qualified_start(pos, qualifier),
            None => self.member_name(pos),
        }
    }

    /// Where the name stands that the operator of a member access at `operator` is in front of: behind all qualifiers.
    pub fn member_name(&self, operator: Pos) -> Pos {
        let tokens = self.unit.tokens;
        let first = self.token_at(operator);
        if !matches!(tokens.kind(first), TokenKind::Dot | TokenKind::Arrow) {
            return operator;
        }
        let mut at = first + 1;
        while at < tokens.len() {
            if matches!(tokens.kind(at), TokenKind::ColonColon | TokenKind::KwTemplate) {
                at += 1;
                continue;
            }
            let mut behind = at + 1;
            if tokens.kind(behind) == TokenKind::Less {
                let mut depth = 0u32;
                while behind < tokens.len() {
                    match tokens.kind(behind) {
                        TokenKind::Less => depth += 1,
                        TokenKind::Greater => depth = depth.saturating_sub(1),
                        TokenKind::Semicolon | TokenKind::EndOfFile => return tokens.pos(at),
                        _ => {}
                    }
                    behind += 1;
                    if depth == 0 {
                        break;
                    }
                }
            }
            if tokens.kind(behind) != TokenKind::ColonColon {
                return tokens.pos(at);
            }
            at = behind + 1;
        }
        operator
    }

    /// Where a name begins that has qualifiers before it.
    pub fn qualified_start(&self, name: Pos, qualifier: QualifierId) -> Pos {
        let tokens = self.unit.tokens;
        let mut at = self.token_at(name);
        let mut part = Some(qualifier);
        while let Some(id) = part {
            let Some(colons) = at.checked_sub(1) else { break };
            if tokens.kind(colons) != TokenKind::ColonColon {
                break;
            }
            at = colons;
            part = self.il[id].prefix;
            if self.il[id].part != QualifierPart::Global {
                at = self.before_arguments(at).saturating_sub(1);
            }
        }
        tokens.pos(at)
    }

    /// The first token behind the name that template arguments before `end` belong to; `end` where there are none.
    fn before_arguments(&self, end: usize) -> usize {
        let tokens = self.unit.tokens;
        let mut at = end;
        let mut depth = 0u32;
        while let Some(before) = at.checked_sub(1) {
            match tokens.kind(before) {
                TokenKind::Greater => depth += 1,
                TokenKind::Less => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return if at == end { end } else { before };
            }
            at = before;
        }
        end
    }

    /// Where what follows an expression begins.
    pub fn behind_expression(&self, expr: ExprId) -> Pos {
        let e = self.il[expr];
        self.end_of_declarator(e.pos, u32::from(e.flags.contains(ExprFlags::PARENTHESIZED)))
    }

    /// Where what follows a declarator or expression begins; `closed` parentheses around it end within it.
    pub(super) fn end_of_declarator(&self, start: Pos, mut closed: u32) -> Pos {
        let tokens = self.unit.tokens;
        let first = self.token_at(start);
        let mut depth = 0u32;
        for at in first..(first + LONGEST).min(tokens.len()) {
            match tokens.kind(at) {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    if depth == 0 {
                        if closed == 0 {
                            return tokens.pos(at);
                        }
                        closed -= 1;
                    }
                    depth = depth.saturating_sub(1);
                }
                TokenKind::Comma | TokenKind::Semicolon | TokenKind::EndOfFile if depth == 0 => {
                    return tokens.pos(at);
                }
                _ => {}
            }
        }
        start
    }
}
