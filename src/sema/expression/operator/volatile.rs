//! What C++20 deprecates of `volatile` (`[depr.volatile.type]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages, phrases};
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// Whether the uses of a type are deprecated ones: it is volatile, or an array of such elements.
    fn is_deprecated_volatile(&self, ty: TypeId) -> bool {
        self.dialect.cxx && self.qualifiers(ty).contains(Qualifiers::VOLATILE)
    }

    /// Warns, with a remark before C++20, here and in instances, where something depended on template parameters.
    fn warn_of_volatile(&mut self, pos: Pos, message: Message) {
        let message = if self.dialect.standard < 20 { message.as_remark() } else { message };
        if self.reports_now() || self.instantiation.reports_body && self.reports_in_instance() {
            self.report(pos, message);
        }
    }

    /// `++` and `--` of a volatile object.
    pub(in crate::sema) fn check_volatile_step(&mut self, op: UnaryOp, operand: ExprId) {
        let ty = self.il[operand].ty;
        if !self.is_deprecated_volatile(ty) || self.is_dependent(ty) {
            return;
        }
        let pos = self.start_of(operand);
        let step = match op {
            UnaryOp::PreIncrement | UnaryOp::PostIncrement => phrases::increment_of_volatile(),
            _ => phrases::decrement_of_volatile(),
        };
        self.warn_of_volatile(pos, messages::volatile_operand_step_deprecated(step.plain()));
    }

    /// A compound assignment to a volatile object.
    pub(in crate::sema) fn check_volatile_compound(&mut self, target: ExprId) {
        let ty = self.il[target].ty;
        if self.is_deprecated_volatile(ty) && !self.is_dependent(ty) {
            let pos = self.start_of(target);
            self.warn_of_volatile(pos, messages::volatile_destination_type_compound_assignment());
        }
    }

    /// An assignment whose result is used: to volatile objects that are no class objects.
    pub fn check_volatile_result(&mut self, assignment: ExprId) {
        if let ExprKind::Binary { op: BinaryOp::Assign, lhs, .. } = self.il[assignment].kind
            && self.is_deprecated_volatile(self.il[lhs].ty)
            && !self.is_dependent(self.il[lhs].ty)
            && !self.context.unevaluated
        {
            let pos = self.start_of(lhs);
            self.warn_of_volatile(pos, messages::use_result_assignment_volatile_scalar());
        }
    }

    /// A function parameter of a volatile type; `pos` is where its declaration begins.
    pub fn check_volatile_parameter(&mut self, ty: TypeId, pos: Pos) {
        if self.is_deprecated_volatile(ty) {
            self.warn_of_volatile(pos, messages::volatile_function_parameter_deprecated());
        }
    }

    /// A function that returns a volatile type.
    pub fn check_volatile_return(&mut self, ret: TypeId, pos: Pos) {
        if self.is_deprecated_volatile(ret) {
            self.warn_of_volatile(pos, messages::volatile_return_type_deprecated());
        }
    }

    /// A structured binding declaration whose specifiers say `volatile`.
    pub fn check_volatile_binding(&mut self, ty: TypeId, pos: Pos) {
        if self.is_deprecated_volatile(self.without_reference(ty)) {
            self.warn_of_volatile(pos, messages::use_volatile_qualifier_structured_binding());
        }
    }
}
