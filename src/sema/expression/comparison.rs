//! Comparisons that are made of others, and the types of three-way comparisons (`[over.match.oper]`, `[expr.spaceship]`).

use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::expression::INHERITED;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// `a != b` as `!(a == b)`, `a < b` as `(a <=> b) < 0`, with the operands in either order.
    pub(in crate::sema) fn rewritten_comparison(
        &mut self,
        op: OverloadedOperator,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> Option<ExprId> {
        use OverloadedOperator::*;
        let through = match op {
            Equal | NotEqual => Equal,
            Less | Greater | LessEqual | GreaterEqual => Spaceship,
            _ => return None,
        };
        let (function, mut args) = match self.resolve_operator(through, &[lhs, rhs]) {
            Some(function) => (function, self.convert_operands(function, &[lhs, rhs])),
            None => {
                let function = self.resolve_operator(through, &[rhs, lhs])?;
                let mut args = self.convert_operands(function, &[rhs, lhs]);
                args.reverse();
                (function, args)
            }
        };
        args.truncate(2);
        self.check_not_deleted(function, pos);
        self.check_operator_access(function, args.first().copied(), pos);
        self.across(boundary::NeededAt(pos), |c| c.require_body(function));
        if through == Spaceship && !self.is_deleted(function) {
            let end = self.after_token(self.il[rhs].pos);
            self.check_ordering_of_result(function, end);
        }
        let flags = (self.il[lhs].flags | self.il[rhs].flags) & INHERITED;
        let args = self.il.list(&args);
        let ty = self.common.bool;
        let kind = ExprKind::Operator {
            op,
            function: Some(Entity::Function { id: function }),
            args,
            postfix: false,
        };
        Some(self.expr(kind, ty, Category::Prvalue, flags, pos))
    }

    /// The type of a three-way comparison of operands of the same type (`[expr.spaceship]`).
    pub(in crate::sema) fn comparison_category(&mut self, lhs: ExprId, rhs: ExprId) -> TypeId {
        let (name, pos) = (self.ordering_name(self.il[lhs].ty), self.il[rhs].pos);
        match self.ordering_class(name, pos) {
            Some(class) => self.il[class].ty,
            None => self.fall_back(UnknownCause::Spaceship, pos),
        }
    }
}
