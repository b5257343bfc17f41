//! Warnings about operations on constants that have no result, or not the one that is expected (`[expr.pre]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Warns about constant operands for which integer arithmetic has no result (`[expr.pre]`).
    pub fn check_constant_arithmetic(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: TypeId,
        pos: Pos,
    ) {
        use BinaryOp::*;
        let divides = matches!(op, Divide | DivideAssign | Remainder | RemainderAssign);
        let in_instance = divides && self.class_of_member_declaration().is_some();
        if !self.computes() || !(self.warns() || in_instance) {
            return;
        }
        if divides {
            return self.check_divisor(op, lhs, rhs, pos);
        }
        let Some((bits, signed)) = self.integer_width(ty) else { return };
        match op {
            ShiftLeft | ShiftRight | ShiftLeftAssign | ShiftRightAssign => {
                let Some(count) = self.simple_integer(rhs) else { return };
                let at = self.start_of(rhs);
                if count < 0 {
                    let message = messages::negative_shift_count();
                    self.warn(at, if self.context.constant { message.as_error() } else { message });
                } else if count >= bits.into() {
                    self.warn(at, messages::shift_count_too_large());
                }
            }
            Add | Subtract | Multiply if signed && bits < 128 => {
                let (Some(a), Some(b)) = (self.simple_integer(lhs), self.simple_integer(rhs)) else { return };
                let result = match op {
                    Add => a.checked_add(b),
                    Subtract => a.checked_sub(b),
                    _ => a.checked_mul(b),
                };
                let limit = 1i128 << (bits - 1);
                if !result.is_some_and(|r| (-limit..limit).contains(&r)) {
                    self.warn(pos, messages::integer_overflow().as_warning());
                }
            }
            _ => {}
        }
    }

    /// Warns about the negative of a constant that its type does not hold (`[expr.pre]`).
    pub(in crate::sema) fn check_constant_negation(&mut self, operand: ExprId, ty: TypeId, pos: Pos) {
        if self.il[operand].kind.is_literal() || !self.computes() || !self.warns() {
            return;
        }
        let Some((bits, true)) = self.integer_width(ty) else { return };
        if bits < 128 && self.simple_integer(operand) == Some(-(1i128 << (bits - 1))) {
            self.warn(pos, messages::integer_overflow().as_warning());
        }
    }

    /// Warns about a divisor that is zero; of floating operands only where the dividend is no constant: then the
    /// quotient is one.
    fn check_divisor(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) {
        let constant = |c: &Self, e: ExprId| c.simple_constant(e, true, &mut limits::EFFECT_NODES.clone());
        if !constant(self, rhs) {
            return;
        }
        if op == BinaryOp::Divide && self.simple_integer(rhs) == Some(-1) {
            return self.check_constant_negation(lhs, self.il[lhs].ty, pos);
        }
        if self.constant_truth(rhs) != Some(false) {
            return;
        }
        let folded = constant(self, lhs);
        if folded && (self.is_floating(self.il[rhs].ty) || self.is_floating(self.il[lhs].ty)) {
            return;
        }
        let message = match op {
            BinaryOp::Divide | BinaryOp::DivideAssign => messages::divide_by_zero(),
            _ => messages::mod_by_zero(),
        };
        let at = if folded { pos } else { self.start_of(rhs) };
        if self.class_of_member_declaration().is_some() {
            let required = self.instantiation.initializer_depth == 0 || self.context.constant;
            if self.refuses_once(at) {
                self.report_in_context(at, if required { message.as_error() } else { message });
            }
            return;
        }
        let message = if self.context.constant { message.as_error() } else { message };
        self.warn(at, message);
    }

    /// Whether the value of what is being analysed is computed: it is no operand of `sizeof` and the like, and a constant
    /// condition chooses it.
    pub(in crate::sema) fn computes(&self) -> bool {
        !self.context.unevaluated && !self.context.uncomputed
    }

    /// The truth of a condition that is a constant of a simple form: what it does not choose is not computed.
    pub fn choice(&mut self, condition: ExprId) -> Option<bool> {
        self.instantiate_named_initializers(condition);
        let simple = self.simple_constant(condition, true, &mut limits::EFFECT_NODES.clone());
        let truth = if simple { self.constant_truth(condition) } else { None };
        match truth {
            Some(true) => self.il[condition].flags |= ExprFlags::TRUE,
            Some(false) => self.il[condition].flags |= ExprFlags::FALSE,
            None => {}
        }
        truth
    }

    /// Makes the initializers of static data members of instances that a condition of a simple form names.
    pub(in crate::sema::expression) fn instantiate_named_initializers(&mut self, e: ExprId) {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. }
                if self.instances.made_from.contains_key(&Entity::Variable { id }) =>
            {
                self.instantiate_initializer(id);
            }
            ExprKind::Unary { operand, .. }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Extension { operand } => self.instantiate_named_initializers(operand),
            _ => {}
        }
    }

    /// The flag of a division by zero and of a shift by less than nothing.
    #[inline]
    pub(super) fn undefined_flag(&mut self, op: BinaryOp, rhs: ExprId) -> ExprFlags {
        use BinaryOp::{Divide, Remainder, ShiftLeft, ShiftRight};
        if !matches!(op, Divide | Remainder | ShiftLeft | ShiftRight) {
            return ExprFlags::empty();
        }
        let inner = self.il.without_conversions(rhs);
        let value = match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Variable { .. }, .. }
            | ExprKind::Unary { op: UnaryOp::Minus, .. } => self.simple_integer(rhs),
            // What is computed of others is not looked into for this.
            _ => self.plain_integer(inner).filter(|_| !self.is_floating(self.il[rhs].ty)),
        };
        let undefined = match op {
            Divide | Remainder => value == Some(0),
            _ => value.is_some_and(|count| count < 0),
        };
        if undefined { ExprFlags::UNDEFINED } else { ExprFlags::empty() }
    }

    /// Whether the left operand alone gives the value of `&&` or `||`.
    pub fn decides(&mut self, op: BinaryOp, lhs: ExprId) -> bool {
        match op {
            BinaryOp::LogicalAnd => self.choice(lhs) == Some(false),
            BinaryOp::LogicalOr => self.choice(lhs) == Some(true),
            _ => false,
        }
    }

    /// Runs `analyse` for an operand whose value is perhaps never computed.
    pub fn in_uncomputed<R>(&mut self, uncomputed: bool, analyse: impl FnOnce(&mut Self) -> R) -> R {
        self.across(boundary::Uncomputed(uncomputed), analyse)
    }

    /// Warns at a position about a floating constant whose integral part an integer type does not hold
    /// (`[conv.fpint]`).
    pub(in crate::sema) fn check_floating_fits(&mut self, e: ExprId, to: TypeId, pos: Pos) {
        let integral = self.integer_width(to).is_some() && self.builtin_of(to) != Some(Builtin::Bool);
        let floating = !integral && self.is_floating(to);
        let fits = integral || floating && !self.same_type(self.unqualified(to), self.il[e].ty);
        if !fits || !self.warns() || !self.computes() || !self.is_floating(self.il[e].ty) {
            return;
        }
        if !self.simple_constant(e, true, &mut limits::EFFECT_NODES.clone())
            || self.floating_fits(e, to) != Some(false)
        {
            return;
        }
        if floating {
            return self.warn(pos, messages::floating_point_value_does_not_fit_floating());
        }
        let message = messages::floating_point_value_does_not();
        self.warn(pos, if self.context.constant { message.as_error() } else { message });
    }
}
