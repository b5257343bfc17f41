//! Calls of the device's atomic operations: where they are, what they work on, and their order and scope.

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::source::Pos;
use crate::tables::generic_builtins::{Atomic, atomic_operation, is_generic_atomic};

/// The values of memory orders and of thread scopes.
const ORDERS: std::ops::RangeInclusive<i128> = 0..=5;
const SCOPES: std::ops::RangeInclusive<i128> = 0..=4;

/// The scope that was last given as a literal beside a valid order: what is no literal leaves it as it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtomicArguments {
    scope: i128,
}

/// What an operation's arguments are: how many stand before its memory orders, and how many of those there are. The
/// scope behind them can be left out.
fn shape(operation: Atomic, generic: bool) -> (usize, usize) {
    match operation {
        Atomic::Fence => (0, 1),
        Atomic::Load if !generic => (1, 1),
        Atomic::Exchange if generic => (3, 1),
        Atomic::CompareExchange => (4, 2),
        _ => (2, 1),
    }
}

impl Compilation {
    /// Checks a call of a built-in function that is an atomic operation; `open` is its parenthesis. Whether it is one
    /// that can be: the others give nothing.
    pub fn check_atomic_call(&mut self, function: FunctionId, args: &[ExprId], open: Pos) -> bool {
        let EntityName::Identifier { name } = self.il[function].name else { return true };
        if self.il[function].builtin(&self.il).is_none() {
            return true;
        }
        let text = self.names.text(name);
        let Some(operation) = atomic_operation(text) else { return true };
        let generic = is_generic_atomic(text);
        let pos = match args.first() {
            Some(first) => self.start_of(*first),
            None => self.closing_of(open),
        };
        if args.is_empty() {
            self.report_atomic(pos, messages::nv_atomic_function_no_args());
            self.report_atomic(pos, messages::first_argument_must_pointer_integer());
            return true;
        }
        let (before, orders) = shape(operation, generic);
        let waits = |c: &Self, arg: &ExprId| c.is_open(*arg) || c.is_dependent(c.il[*arg].ty);
        if args.len() < before + orders {
            let pos = self.closing_of(open);
            self.report_atomic(pos, messages::too_few_arguments_in_function());
            return true;
        }
        if args.iter().take(before).any(|arg| waits(self, arg)) {
            return true;
        }
        let caller = self.context.function.map(|f| self.il[f].space);
        if caller.is_none_or(|space| {
            !space.contains(ExecutionSpace::DEVICE) && !space.contains(ExecutionSpace::GLOBAL)
        }) {
            self.report_atomic(pos, messages::nv_atomic_operation_not_in_device_function());
            return false;
        }
        if operation != Atomic::Fence
            && let Some((message, lowered)) = self.atomic_object_error(operation, generic, args[0])
        {
            self.report_atomic(pos, message);
            for arg in args {
                self.forget_read(*arg);
            }
            return lowered;
        }
        if generic && let Some(wrong) = self.wrong_atomic_value(operation, &args[1..before]) {
            let pos = self.start_of(wrong);
            self.report_atomic(pos, messages::expression_must_pointer_complete_object().as_error());
            return false;
        }
        self.check_atomic_arguments(&args[before..], orders, pos);
        true
    }

    /// The first argument of a generic operation that must point to a value, and does not.
    fn wrong_atomic_value(&mut self, operation: Atomic, values: &[ExprId]) -> Option<ExprId> {
        let count = match operation {
            Atomic::Load | Atomic::Store => 1,
            Atomic::Exchange | Atomic::CompareExchange => 2,
            _ => 0,
        };
        values.iter().take(count).copied().find(|value| !self.points_to_object(self.il[*value].ty))
    }

    /// Whether a type is a pointer to a complete object type.
    fn points_to_object(&mut self, ty: TypeId) -> bool {
        let pointer = self.decayed(ty);
        self.pointee(pointer).is_some_and(|object| {
            let sized = !self.is_void(object) && self.function_of(object).is_none();
            self.is_unknown(object) || sized && self.size_of(object).is_some()
        }) || self.is_unknown(ty)
    }

    /// Checks the arguments of an operation that is called as the function for objects of that size and kind; what is
    /// too much is ignored.
    pub fn check_lowered_atomic(
        &mut self,
        generic: FunctionId,
        typed: FunctionId,
        args: &[ExprId],
        open: Pos,
    ) {
        let EntityName::Identifier { name } = self.il[generic].name else { return };
        let Some(operation) = atomic_operation(self.names.text(name)) else { return };
        if args.iter().any(|arg| self.is_open(*arg) || self.is_dependent(self.il[*arg].ty)) {
            return;
        }
        let params: Vec<_> = self.il[typed].params(&self.il).iter().map(|param| (param.ty, true)).collect();
        let (before, _) = shape(operation, false);
        let known = args.len().min(before);
        self.check_direct_arguments(&params, true, &args[..known], open);
    }

    /// Reports what is wrong with an operation, in the instance of a template too.
    fn report_atomic(&mut self, pos: Pos, message: Message) {
        if self.reports_here() {
            self.report(pos, message);
        }
    }

    /// What is wrong with the object that an operation is to work on, and whether the call still gives a value.
    fn atomic_object_error(
        &mut self,
        operation: Atomic,
        generic: bool,
        pointer: ExprId,
    ) -> Option<(Message, bool)> {
        let incomplete = |generic: bool| match generic {
            true => messages::expression_must_pointer_complete_object().as_error(),
            false => messages::first_argument_must_pointer_integer(),
        };
        let pointer = self.decayed(self.il[pointer].ty);
        let Some(object) = self.pointee(pointer) else {
            return Some((incomplete(generic), !generic));
        };
        if generic && !self.points_to_object(pointer) {
            return Some((incomplete(true), false));
        }
        if !generic
            && self.is_void(object)
            && matches!(operation, Atomic::Add | Atomic::Extreme | Atomic::Logical)
        {
            return Some((messages::first_argument_must_pointer_arithmetic(), false));
        }
        let integral = self.is_integral(object);
        let moves =
            matches!(operation, Atomic::Load | Atomic::Store | Atomic::Exchange | Atomic::CompareExchange);
        if moves && !generic && !integral && !self.is_unknown(object) {
            return Some((messages::non_integral_type_for_non_generic_nv_atomic_function(), false));
        }
        let size = self.size_of(object)?;
        let floating = self.is_floating(object);
        let fits = |sizes: &[u64]| sizes.contains(&size);
        match operation {
            Atomic::Fence => None,
            Atomic::Load | Atomic::Store | Atomic::Exchange | Atomic::CompareExchange => {
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
                let other = self.enum_of(object).is_some_and(|e| self.il[e].scoped)
                    || self.class_of(object).is_some();
                if other {
                    return Some((messages::first_argument_must_pointer_arithmetic(), false));
                }
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
    fn check_atomic_arguments(&mut self, args: &[ExprId], orders: usize, pos: Pos) {
        let mut valid = true;
        for arg in &args[..orders] {
            match self.atomic_literal(*arg) {
                None if self.is_computed_from_parameters(*arg) => {}
                Some(value) if ORDERS.contains(&value) => {}
                Some(_) => {
                    valid = false;
                    self.report_atomic(pos, messages::invalid_memory_order_value_atomic());
                }
                None => {
                    valid = false;
                    self.report_atomic(pos, messages::nv_atomic_operation_order_not_constant_int());
                }
            }
        }
        if let Some(extra) = args.get(orders + 1)
            && self.reports_now()
        {
            let pos = self.start_of(*extra);
            self.report(pos, messages::extra_arguments_ignored());
        }
        let Some(arg) = args.get(orders) else { return };
        let scope = match self.atomic_literal(*arg) {
            Some(value) => value,
            None if self.is_computed_from_parameters(*arg) => return,
            None => {
                self.report_atomic(pos, messages::nv_atomic_operation_scope_not_constant_int());
                if !valid {
                    return;
                }
                self.cuda.atomic_arguments.scope
            }
        };
        if valid {
            self.cuda.atomic_arguments.scope = scope;
        }
        if !SCOPES.contains(&scope) {
            self.report_atomic(pos, messages::invalid_thread_scope_value_atomic());
        }
    }

    /// Whether an argument is a calculation with template parameters: its value shows in instances.
    fn is_computed_from_parameters(&self, e: ExprId) -> bool {
        let e = &self.il[self.il.without_conversions(e)];
        e.flags.contains(ExprFlags::VALUE_DEPENDENT) && !matches!(e.kind, ExprKind::Name { .. })
    }

    /// The value of an expression of constants that names no variable; that of a template parameter's name is none
    /// that could be.
    fn atomic_literal(&mut self, e: ExprId) -> Option<i128> {
        let at = self.il.without_conversions(e);
        if let ExprKind::Name { entity: Entity::TemplateParam { .. }, .. } = self.il[at].kind {
            return Some(-1);
        }
        if self.il[at].flags.contains(ExprFlags::UNKNOWN) {
            return None;
        }
        if matches!(self.il[at].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. }) {
            return None;
        }
        self.constant_integer(e)
    }
}
