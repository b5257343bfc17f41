//! Comparisons that are made of others, and the types of three-way comparisons (`[over.match.oper]`, `[expr.spaceship]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
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
        let partial = self.is_floating(self.il[lhs].ty);
        let name = if partial { known::PARTIAL_ORDERING } else { known::STRONG_ORDERING };
        match self.std_class(name) {
            Some(class) => self.il[class].ty,
            None => {
                if !partial && !std::mem::replace(&mut self.ordering_reported, true) {
                    let pos = self.il[rhs].pos;
                    self.report(pos, messages::no_valid_std_strong_ordering_type());
                }
                self.fall_back(UnknownCause::Spaceship, self.il[rhs].pos)
            }
        }
    }
}
