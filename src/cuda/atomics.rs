//! Calls of the device's atomic operations: where they are, what they work on, and their order and scope.

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::source::Pos;
use crate::tables::generic_builtins::{Atomic, atomic_operation, is_generic_atomic};

/// The values of memory orders and of thread scopes.
const ORDERS: std::ops::RangeInclusive<i128> = 0..=5;
const SCOPES: std::ops::RangeInclusive<i128> = 0..=4;

/// The order and scope that were last given as literals: what is no literal leaves them as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtomicArguments {
    order: i128,
    scope: i128,
}

impl Compilation {
    /// Checks a call of a built-in function that is an atomic operation; `open` is its parenthesis. Whether it is one
    /// that can be: the others give nothing.
    pub fn check_atomic_call(&mut self, function: FunctionId, args: &[ExprId], open: Pos) -> bool {
        let EntityName::Identifier { name } = self.il[function].name else { return true };
        if self.il[function].builtin.is_none() || !self.reports_now() {
            return true;
        }
        let text = self.names.text(name);
        let Some(operation) = atomic_operation(text) else { return true };
        let generic = is_generic_atomic(text);
        let pos = match args.first() {
            Some(first) => self.start_of(*first),
            None => self.after_token(open),
        };
        if operation != Atomic::Fence {
            if args.is_empty() {
                self.report(pos, messages::nv_atomic_function_no_args());
                self.report(pos, messages::first_argument_must_pointer_integer());
                return true;
            }
            if args.iter().any(|arg| self.is_open(*arg) || self.is_dependent(self.il[*arg].ty)) {
                return true;
            }
        }
        let caller = self.context.function.map(|f| self.il[f].space);
        if caller.is_none_or(|space| {
            !space.contains(ExecutionSpace::DEVICE) && !space.contains(ExecutionSpace::GLOBAL)
        }) {
            self.report(pos, messages::nv_atomic_operation_not_in_device_function());
            return false;
        }
        if operation != Atomic::Fence
            && let Some((message, lowered)) = self.atomic_object_error(operation, generic, args[0])
        {
            self.report(pos, message);
            return lowered;
        }
        self.check_atomic_arguments(operation, args, pos);
        true
    }

    /// What is wrong with the object that an operation is to work on, and whether the call still gives a value.
    fn atomic_object_error(
        &mut self,
        operation: Atomic,
        generic: bool,
        pointer: ExprId,
    ) -> Option<(Message, bool)> {
        let Some(object) = self.pointee(self.il[pointer].ty) else {
            return Some((messages::first_argument_must_pointer_integer(), true));
        };
        let size = self.size_of(object)?;
        let floating = self.is_floating(object);
        let integral = self.is_integral(object);
        let fits = |sizes: &[u64]| sizes.contains(&size);
        match operation {
            Atomic::Fence => None,
            Atomic::Load | Atomic::Store | Atomic::Exchange | Atomic::CompareExchange => {
                if !generic && !integral {
                    return Some((messages::non_integral_type_for_non_generic_nv_atomic_function(), false));
                }
                if generic && !fits(&[1, 2, 4, 8, 16]) {
                    return Some((messages::invalid_data_size_for_nv_atomic_generic_function(), false));
                }
                match operation {
                    Atomic::Exchange if !fits(&[4, 8, 16]) => {
                        Some((messages::invalid_nv_atomic_exch_size(), false))
                    }
                    Atomic::CompareExchange if !fits(&[2, 4, 8, 16]) => {
                        Some((messages::invalid_nv_atomic_cas_size(), false))
                    }
                    _ => None,
                }
            }
            Atomic::Add | Atomic::Extreme | Atomic::Logical => {
                if !floating && !integral {
                    return None;
                }
                let signed = self.is_signed_type(self.unqualified(object));
                match operation {
                    Atomic::Logical if floating => {
                        Some((messages::floating_type_for_logical_atomic_operation(), false))
                    }
                    Atomic::Extreme if floating => {
                        Some((messages::invalid_nv_atomic_operation_max_min_float(), true))
                    }
                    _ if !fits(&[4, 8]) => Some((messages::invalid_nv_atomic_operation_size(), false)),
                    Atomic::Add if integral && signed && size == 8 => {
                        Some((messages::invalid_nv_atomic_operation_add_sub_size(), true))
                    }
                    _ => None,
                }
            }
        }
    }

    /// The last arguments: one memory order, or two, and the scope.
    fn check_atomic_arguments(&mut self, operation: Atomic, args: &[ExprId], pos: Pos) {
        let orders = if operation == Atomic::CompareExchange { 2 } else { 1 };
        let Some(first) = args.len().checked_sub(orders + 1) else { return };
        let count = match operation {
            Atomic::Fence => 0,
            Atomic::Load => 1,
            _ => 2,
        };
        if first < count {
            return;
        }
        for arg in &args[first..first + orders] {
            match self.atomic_literal(*arg) {
                Some(value) => self.atomic_arguments.order = value,
                None => self.report(pos, messages::nv_atomic_operation_order_not_constant_int()),
            }
            if !ORDERS.contains(&self.atomic_arguments.order) {
                self.report(pos, messages::invalid_memory_order_value_atomic());
            }
        }
        match self.atomic_literal(args[first + orders]) {
            Some(value) => self.atomic_arguments.scope = value,
            None => self.report(pos, messages::nv_atomic_operation_scope_not_constant_int()),
        }
        if !SCOPES.contains(&self.atomic_arguments.scope) {
            self.report(pos, messages::invalid_thread_scope_value_atomic());
        }
    }

    /// The value of an expression of constants that names no variable.
    fn atomic_literal(&mut self, e: ExprId) -> Option<i128> {
        let mut at = e;
        while let ExprKind::Implicit { operand, .. } = self.il[at].kind {
            at = operand;
        }
        if matches!(self.il[at].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. }) {
            return None;
        }
        self.constant_integer(e)
    }
}
