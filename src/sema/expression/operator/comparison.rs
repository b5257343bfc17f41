//! Comparisons that are made of others, and the types of three-way comparisons (`[over.match.oper]`, `[expr.spaceship]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Message, TypeText, messages};
use crate::il::*;
use crate::sema::conversion::{Rank, Sequence};
use crate::sema::expression::INHERITED;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use std::cmp::Ordering;

/// The operator that a comparison can be rewritten with.
fn rewritten_through(op: OverloadedOperator) -> Option<OverloadedOperator> {
    use OverloadedOperator::*;
    match op {
        Equal | NotEqual => Some(Equal),
        Less | Greater | LessEqual | GreaterEqual | Spaceship => Some(Spaceship),
        _ => None,
    }
}

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
        let through = rewritten_through(op)?;
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
        if through == Spaceship && op != Spaceship && !self.is_deleted(function) {
            let end = self.after_token(self.il[rhs].pos);
            self.check_ordering_of_result(function, end);
        }
        let flags = (self.il[lhs].flags | self.il[rhs].flags) & INHERITED;
        let args = self.il.list(&args);
        let returned = self.function_of(self.il[function].ty).map(|(ret, ..)| ret);
        let ty = match returned.filter(|_| op == Spaceship) {
            Some(ret) => self.without_reference(ret),
            None => self.common.bool,
        };
        let kind = ExprKind::Operator {
            op,
            function: Some(Entity::Function { id: function }),
            args,
            postfix: false,
        };
        Some(self.expr(kind, ty, Category::Prvalue, flags, pos))
    }

    /// Whether the operator that a comparison is rewritten with converts the operands less than a function for the
    /// comparison itself does, which otherwise is preferred (`[over.match.best]`).
    pub(in crate::sema) fn rewriting_converts_less(
        &mut self,
        op: OverloadedOperator,
        function: FunctionId,
        lhs: ExprId,
        rhs: ExprId,
    ) -> bool {
        let Some(through) = rewritten_through(op) else { return false };
        let Some(direct) = self.operand_sequences(function, lhs, rhs) else { return false };
        if direct.iter().all(|sequence| sequence.rank == Rank::Exact) {
            return false;
        }
        for (first, second) in [(lhs, rhs), (rhs, lhs)] {
            let reversed = first != lhs;
            if through == op && !reversed {
                continue;
            }
            let Some(other) = self.resolve_operator(through, &[first, second]) else { continue };
            let Some(mut sequences) = self.operand_sequences(other, first, second) else { continue };
            if reversed {
                sequences.reverse();
            }
            let orders: Vec<Ordering> =
                sequences.iter().zip(&direct).map(|(x, y)| self.compare_sequences(x, y)).collect();
            if orders.contains(&Ordering::Less) && !orders.contains(&Ordering::Greater) {
                return true;
            }
        }
        false
    }

    /// How an operator function converts both operands.
    fn operand_sequences(&mut self, function: FunctionId, lhs: ExprId, rhs: ExprId) -> Option<Vec<Sequence>> {
        let entity = Entity::Function { id: function };
        let candidate = match self.il[function].class {
            Some(_) => self.candidate(entity, None, Some(lhs), &[rhs])?,
            None => self.candidate(entity, None, None, &[lhs, rhs])?,
        };
        Some(candidate.sequences.to_vec())
    }

    /// A comparison of two different enumerations is remarkable, and three-way ill-formed (`[expr.arith.conv]`). Whether this
    /// is one.
    pub(in crate::sema) fn check_compared_enums(
        &mut self,
        op: BinaryOp,
        a: TypeId,
        b: TypeId,
        pos: Pos,
    ) -> bool {
        if self.enum_of(a).is_none() || self.enum_of(b).is_none() {
            return false;
        }
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        let message =
            |c: &Self| messages::comparison_between_two_different_enum(c.shown_type(a), c.shown_type(b));
        if op == BinaryOp::Spaceship {
            self.sfinae_fail();
            if self.reports_here() {
                let message = message(self);
                self.report(pos, message.as_error());
            }
        } else if self.warns() {
            let message = message(self);
            self.warn(pos, message);
        }
        true
    }

    /// A three-way comparison takes numbers, of which both or none are bool, and pointers to objects (`[expr.spaceship]`).
    /// Whether the types of two operands that go together are others.
    pub(in crate::sema) fn refuses_three_way(&mut self, lhs: ExprId, rhs: ExprId, pos: Pos) -> bool {
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        let numbers = self.has_arithmetic_value(a) && self.has_arithmetic_value(b);
        let boolean = |ty: TypeId| self.builtin_of(ty) == Some(Builtin::Bool);
        let complex = |ty: TypeId| matches!(self.split(ty).kind, TypeKind::Complex { .. });
        let others = |ty: TypeId| match self.split(ty).kind {
            TypeKind::Pointer { to } => self.function_of(to).is_some(),
            TypeKind::MemberPointer { .. } => true,
            _ => self.builtin_of(ty) == Some(Builtin::Nullptr),
        };
        let refused = match numbers {
            true => boolean(a) != boolean(b),
            false => others(a) && others(b),
        } || complex(a) && complex(b);
        if !refused || self.is_open(lhs) || self.is_open(rhs) {
            return false;
        }
        self.sfinae_fail();
        if self.reports_here() {
            let (first, second) = (self.shown_value_type(lhs), self.shown_value_type(rhs));
            self.report(pos, messages::invalid_types_for_three_way(first, second));
        }
        true
    }

    /// Whether an integral operand of a three-way comparison is narrowed by its conversion to the common type
    /// (`[expr.spaceship]`).
    pub(in crate::sema) fn narrows_operand(&mut self, operand: ExprId, to: TypeId) -> bool {
        let from = self.il[operand].ty;
        // An enumeration is promoted first.
        if !self.is_integral(to)
            || self.enum_of(from).is_some()
            || self.is_open(operand)
            || self.is_open_type(to)
        {
            return false;
        }
        let message: fn(TypeText, TypeText) -> Message = match self.constant_integer(operand) {
            Some(given) if self.wrap_integer(given, to) == given => return false,
            Some(_) => messages::narrowing_constant_does_not_fit,
            None if self.is_narrowing(operand, from, to) => messages::narrowing_conversion,
            None => return false,
        };
        self.sfinae_fail();
        if self.reports_here() {
            let at = self.start_of(operand);
            let (from, to) = (self.shown_type(self.unqualified(from)), self.shown_type(self.unqualified(to)));
            self.report(at, message(from, to).as_error());
        }
        true
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
