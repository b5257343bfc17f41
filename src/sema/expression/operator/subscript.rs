//! Subscripts (`[expr.sub]`): what they mean, and indices that are known to be out of range.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// `base[index]` (`[expr.sub]`).
    pub fn build_subscript(&mut self, base: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        let Some(index) = args.first().copied() else {
            return self.fall_back_expr(UnknownCause::Subscript, pos);
        };
        let (a, b) = (self.il[base], self.il[index]);
        let flags = (a.flags | b.flags) & (DEPENDENT | INHERITED);
        if flags.contains(ExprFlags::TYPE_DEPENDENT) || self.is_unknown(a.ty) || self.is_unknown(b.ty) {
            let dependent = flags.contains(ExprFlags::TYPE_DEPENDENT);
            let ty = if dependent { self.common.dependent } else { self.common.unknown };
            return self.expr(ExprKind::Subscript { base, index }, ty, Category::Lvalue, flags, pos);
        }
        if self.is_current_instantiation(a.ty) || self.is_current_instantiation(b.ty) {
            let ty = self.common.dependent;
            let flags = flags | DEPENDENT;
            return self.expr(ExprKind::Subscript { base, index }, ty, Category::Lvalue, flags, pos);
        }
        if self.class_of(a.ty).is_some() {
            let mut all = vec![base];
            all.extend_from_slice(args);
            if let Some(function) = self.resolve_operator(OverloadedOperator::Subscript, &all) {
                let args = self.convert_operands(function, &all);
                return self.operator_call(OverloadedOperator::Subscript, function, &args, false, pos);
            }
        }
        let overloads = |c: &Self, ty: TypeId| {
            c.class_of(ty).is_some() || c.enum_of(ty).is_some_and(|id| c.il[id].scoped)
        };
        if (overloads(self, a.ty) || overloads(self, b.ty)) && self.failed_subscript(base, index, pos) {
            let ty = self.fall_back(UnknownCause::Subscript, pos);
            return self.expr(
                ExprKind::Subscript { base, index },
                ty,
                Category::Lvalue,
                ExprFlags::UNKNOWN,
                pos,
            );
        }
        if self.refuses_overload_set(base) | self.refuses_overload_set(index) {
            return self.fall_back_expr(UnknownCause::Subscript, pos);
        }
        let converted = self.class_operands(OverloadedOperator::Subscript, &[base, index]);
        let (base, index) = (converted[0], converted[1]);
        let a = self.il[base];
        // The reference program takes an element of any array for an lvalue.
        let category = Category::Lvalue;
        let element = match self.split(a.ty).kind {
            TypeKind::Array { element, .. } => Some(element),
            TypeKind::Pointer { to } => Some(to),
            TypeKind::Vector { element, .. } => Some(element),
            _ => None,
        };
        if let Some(ty) = element {
            let written = self.written_element(a.ty).filter(|written| self.same_type(*written, ty));
            let ty = written.unwrap_or(ty);
            self.check_points_to_objects(base);
            if !self.check_index(index) {
                let ty = self.fall_back(UnknownCause::Subscript, pos);
                return self.expr(ExprKind::Subscript { base, index }, ty, category, ExprFlags::UNKNOWN, pos);
            }
            let index = self.class_to_index(index);
            let index = self.promote(index);
            let flags = flags | self.dependence_of(ty);
            return self.expr(ExprKind::Subscript { base, index }, ty, category, flags, pos);
        }
        let other = self.decayed_type_of(index);
        match self.pointee(other) {
            Some(ty) => {
                self.check_points_to_objects(index);
                self.expr(ExprKind::Subscript { base, index }, ty, Category::Lvalue, flags, pos)
            }
            None => {
                if self.reports_here() && !self.is_open(index) && !self.is_open(base) {
                    let (at, shown) = (self.start_of(index), self.shown_value_type(index));
                    self.report(at, messages::expression_must_have_pointer_object(shown));
                }
                let ty = self.fall_back(UnknownCause::Subscript, pos);
                self.expr(ExprKind::Subscript { base, index }, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
            }
        }
    }

    /// Reports a subscript that neither operator[] nor a pointer explains. False if something may.
    fn failed_subscript(&mut self, base: ExprId, index: ExprId, pos: Pos) -> bool {
        let args = [base, index];
        let op = OverloadedOperator::Subscript;
        if !self.operator_cannot_match(op, &args, false) {
            return false;
        }
        let choice = self.choose_operator(op, &args);
        self.failed_operator(op, &args, &choice, false, pos)
    }

    /// A constant index that an array does not have (`[expr.sub]`); the address of the end is fine.
    pub fn check_subscript_range(&mut self, e: ExprId, address: bool, pos: Pos) {
        let ExprKind::Subscript { base, index } = self.il[e].kind else { return };
        let (base, index) = match self.canonical_kind(self.il[base].ty) {
            TypeKind::Array { .. } => (base, index),
            _ => (index, base),
        };
        let TypeKind::Array { bound: ArrayBound::Constant { count }, .. } =
            self.canonical_kind(self.il[base].ty)
        else {
            return;
        };
        let dependent = self.il[e].flags.intersects(DEPENDENT);
        let message = messages::subscript_out_of_range();
        if self.context.unevaluated
            || self.reports.quiet > 0
            || dependent
            || !self.reports.diags.may_show(message.id())
        {
            return;
        }
        let Some(value) = self.is_simple_constant(index).then(|| self.constant_integer(index)).flatten()
        else {
            return;
        };
        let most = i128::from(count.get()) + i128::from(address);
        if !(0..most).contains(&value) {
            // The element after the last one is a place, but none to read or write.
            let pos = if value == i128::from(count.get()) { self.start_of(e) } else { pos };
            self.warn(pos, message);
        }
    }
}
