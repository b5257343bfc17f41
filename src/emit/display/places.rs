//! Where expressions begin and end.

use super::build::Build;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

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
        if let ExprKind::Name { qualifier: Some(_), .. } | ExprKind::Dependent { qualifier: Some(_), .. } =
            e.kind
        {
            return self.il.places.start_of_name(e.pos);
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
            return self.il.places.opening_before(start).unwrap_or(start);
        }
        start
    }

    /// Where a member is named: with its qualifiers if no object is, else behind them.
    pub fn member_place(&self, expr: ExprId, qualifier: Option<QualifierId>, implicit: bool) -> Pos {
        let pos = self.il[expr].pos;
        match qualifier.filter(|_| implicit) {
            Some(_) => self.il.places.start_of_name(pos),
            None => self.il.places.member_name(pos),
        }
    }

    /// Where what follows an expression begins.
    pub fn behind_expression(&self, expr: ExprId) -> Pos {
        let e = self.il[expr];
        let closed = usize::from(e.flags.contains(ExprFlags::PARENTHESIZED));
        self.il.places.end_around(e.pos, closed).unwrap_or(e.pos)
    }

    /// Where what follows the list that an expression is the last one of begins.
    pub fn behind_list(&self, last: ExprId) -> Pos {
        let e = self.il[last];
        let closed = usize::from(e.flags.contains(ExprFlags::PARENTHESIZED)) + 1;
        self.il.places.end_around(e.pos, closed).unwrap_or(e.pos)
    }

    /// Where what follows a declarator begins.
    pub(super) fn end_of_declarator(&self, name: Pos) -> Pos {
        self.il.places.end_around(name, 0).unwrap_or(name)
    }
}
