//! Calls from one execution space into another.

use crate::compilation::Compilation;
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Checks that the function being analysed may call this one: code of the host cannot enter that of the device.
    /// Only calls that are evaluated in the body of a function are looked at.
    pub fn check_call_space(&mut self, callee: FunctionId, pos: Pos) {
        let Some(caller) = self.context.function else { return };
        if !self.is_checked_place() {
            return;
        }
        let (from, to) = (&self.il[caller], &self.il[callee]);
        if from.flags.contains(FunctionFlags::SPACE_UNCHECKED) {
            return;
        }
        if from.space.is_device_only() || !to.space.is_device_only() || to.builtin.is_some() {
            return;
        }
        if to.space.contains(ExecutionSpace::GLOBAL) {
            return;
        }
        let constexpr = to.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && !to.flags.contains(FunctionFlags::LAMBDA);
        if constexpr && self.modes.relaxed_constexpr {
            return;
        }
        let both = from.space.contains(ExecutionSpace::DEVICE);
        let (callee, caller) = (self.function_text(callee), self.bare_function_name(caller));
        let message = match (constexpr, both) {
            (false, true) => messages::calling_device_function_from_host(&callee, &caller),
            (true, true) => messages::calling_constexpr_device_function_from(&callee, &caller),
            (false, false) => messages::calling_device_function_from_host_function(&callee, &caller),
            (true, false) => messages::calling_constexpr_device_function_from_host(&callee, &caller),
        };
        self.report(pos, message);
    }

    /// A device function whose return type is deduced is not there where the host is compiled: only bodies of device
    /// functions name it.
    pub fn check_deduced_reference(&mut self, function: FunctionId, pos: Pos) {
        self.check_instance_attributes(function);
        let f = &self.il[function];
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let meant = f.flags.contains(FunctionFlags::NAMED_DEDUCED_RETURN)
            && f.space.is_device_only()
            && f.builtin.is_none()
            && !f.flags.intersects(constant | FunctionFlags::LAMBDA);
        if !meant || pos == self.deduced_reference || !self.reports_now() {
            return;
        }
        let around = self.context_functions();
        let device = around.iter().find(|id| self.il[**id].space.is_device_only());
        if around.iter().any(|id| self.il[*id].flags.contains(FunctionFlags::SPACE_UNCHECKED)) {
            return;
        }
        let place = match device {
            None => phrases::outside_device_functions(),
            Some(id) if self.il[*id].flags.intersects(constant) => phrases::from_constexpr_device_function(),
            Some(_) => return,
        };
        self.deduced_reference = pos;
        let name = self.bare_function_name(function);
        self.report(pos, messages::auto_device_fn_ref(&name, place.plain()));
    }

    /// `&v` of a variable that is built into the device.
    pub fn check_builtin_address(&mut self, operand: ExprId, pos: Pos) {
        let mut at = operand;
        while let ExprKind::Member { base, entity: Entity::Field { .. }, arrow: false, .. } = self.il[at].kind
        {
            at = base;
        }
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[at].kind else { return };
        if self.il[id].flags.contains(VariableFlags::DEVICE_BUILTIN) {
            let shown = self.variable_entity(id);
            self.report(pos, messages::cannot_take_address_builtin(shown));
        }
    }

    /// Checks a call written without a configuration: kernels need one.
    pub fn check_unconfigured_call(&mut self, call: ExprId) {
        if self.context.function.is_none() || !self.is_checked_place() {
            return;
        }
        let Some(callee) = self.called_function(call) else { return };
        if self.il[callee].space.contains(ExecutionSpace::GLOBAL) {
            let pos = self.callee_pos(call);
            let kind = AttributeKind::Global.row().display;
            let message = messages::function_call_configured(kind, phrases::must_be_configured().plain());
            self.report(pos, message);
        }
    }

    /// Checks a call written with a configuration: only kernels have one.
    pub(super) fn check_configured_call(&mut self, call: ExprId) {
        let Some(callee) = self.called_function(call) else { return };
        let pos = self.callee_pos(call);
        let space = self.il[callee].space;
        if space.contains(ExecutionSpace::GLOBAL) {
            return;
        }
        let kind = if space.contains(ExecutionSpace::DEVICE) {
            AttributeKind::Device.row().display
        } else {
            phrases::host_function().plain()
        };
        let message = messages::function_call_configured(kind, phrases::cannot_be_configured().plain());
        self.report(pos, message);
    }

    /// Whether what is analysed here is evaluated, and no substitution that may fail.
    fn is_checked_place(&self) -> bool {
        let context = &self.context;
        !(context.unevaluated || context.discarded || self.sfinae.is_some() || self.instantiation_depth > 0)
    }

    /// Where the callee of a call stands.
    fn callee_pos(&self, call: ExprId) -> Pos {
        match self.il[call].kind {
            ExprKind::Call { callee, .. } => self.il[callee].pos,
            _ => self.il[call].pos,
        }
    }

    /// The function that a call names directly.
    fn called_function(&self, call: ExprId) -> Option<FunctionId> {
        let ExprKind::Call { callee, .. } = self.il[call].kind else { return None };
        match self.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
            | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
            _ => None,
        }
    }
}
