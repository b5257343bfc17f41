//! Calls from one execution space into another.

use crate::compilation::{Compilation, boundary};
use crate::diag::{Message, messages, phrases};
use crate::il::*;
use crate::sema::instantiation::context::InstantiationContext;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

const CALL_OPERATOR: EntityName = EntityName::Operator { op: OverloadedOperator::Call };

/// What was found while the body of an instance was made, and the instantiations that it was found in.
#[derive(Clone, Debug)]
pub struct FoundUse {
    contexts: Vec<InstantiationContext>,
    found: ForbiddenUse,
}

#[derive(Clone, Debug)]
enum ForbiddenUse {
    Call {
        caller: FunctionId,
        callee: FunctionId,
        pos: Pos,
    },
    Access {
        pos: Pos,
        message: Message,
    },
    /// What is told of each instance, wherever it was told of another one.
    Each {
        pos: Pos,
        message: Message,
    },
}

impl Compilation {
    /// Checks that the function being analysed may call this one: code of the host cannot enter that of the device.
    /// Only calls that are evaluated in the body of a function are looked at.
    pub fn check_call_space(&mut self, callee: FunctionId, pos: Pos) {
        let Some(caller) = self.context.function else { return };
        if !self.is_checked_place() || !self.may_not_call(caller, callee) {
            return;
        }
        if let Some(attempt) = &self.instantiation.sfinae {
            if attempt.of_body {
                self.note_found_use(ForbiddenUse::Call { caller, callee, pos });
            }
            return;
        }
        self.report_call_space(caller, callee, pos);
    }

    /// Reports that a variable in the memory of the device is used by the host.
    pub fn report_forbidden_access(&mut self, pos: Pos, message: Message) {
        match &self.instantiation.sfinae {
            Some(attempt) if attempt.of_body => {
                self.note_found_use(ForbiddenUse::Access { pos, message });
            }
            Some(_) => {}
            None => {
                self.cuda.forbidden_places.insert(pos);
                self.report(pos, message);
            }
        }
    }

    /// Reports what is wrong with the body of a function; of an instance, once it is clear that the body can be made.
    pub fn report_in_body(&mut self, pos: Pos, message: Message) {
        match &self.instantiation.sfinae {
            Some(attempt) if attempt.of_body => self.note_found_use(ForbiddenUse::Each { pos, message }),
            Some(_) => {}
            None => self.report(pos, message),
        }
    }

    fn note_found_use(&mut self, found: ForbiddenUse) {
        let contexts = self.instantiation.open.clone();
        self.cuda.forbidden_uses.push(FoundUse { contexts, found });
    }

    /// Whether the body of an instance is made of which such uses are told.
    pub fn makes_examined_body(&self) -> bool {
        self.instantiation.sfinae.is_some_and(|attempt| attempt.of_body)
            && !self.is_silent()
            && self.reports.quiet == 0
    }

    /// Reports what the body of an instance contains, once it is clear that the body can be made.
    pub fn report_forbidden_uses(&mut self, from: usize) {
        for FoundUse { contexts, found } in self.cuda.forbidden_uses.split_off(from) {
            self.across(boundary::Instantiations(contexts), |c| match found {
                ForbiddenUse::Call { caller, callee, pos } => c.report_call_space(caller, callee, pos),
                ForbiddenUse::Access { pos, .. } if c.cuda.forbidden_places.contains(&pos) => {}
                ForbiddenUse::Access { pos, message } | ForbiddenUse::Each { pos, message } => {
                    c.report(pos, message)
                }
            });
        }
    }

    /// Whether a pragma before a function, or before the template that it is made of, says that the calls in it are
    /// not checked.
    fn is_space_unchecked(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        if f.flags.contains(FunctionFlags::SPACE_UNCHECKED) {
            return true;
        }
        if self.cuda.unchecked_templates.is_empty() {
            return false;
        }
        let Some(instance) = f.instance else { return false };
        let TemplateKind::Function { pattern } = self.il[self.il[instance].template].kind else {
            return false;
        };
        let mut at = pattern;
        loop {
            if self.cuda.unchecked_templates.contains(&at) {
                return true;
            }
            match self.instances.made_from.get(&Entity::Function { id: at }) {
                Some(Entity::Function { id }) if *id != at => at = *id,
                _ => return false,
            }
        }
    }

    /// Whether one function cannot call another because of where they run.
    fn may_not_call(&mut self, caller: FunctionId, callee: FunctionId) -> bool {
        let (from, to) = (&self.il[caller], &self.il[callee]);
        let inside = from.space.is_device_only() || self.is_space_unchecked(caller);
        let callable = !to.space.is_device_only()
            || to.builtin(&self.il).is_some()
            || to.space.contains(ExecutionSpace::GLOBAL);
        let checked = !inside && !callable && to.inherited_from(&self.il).is_none();
        checked && !(self.cuda.modes.relaxed_constexpr && self.is_constant_function(callee))
    }

    /// Whether constant expressions can contain calls of a function.
    fn is_constant_function(&mut self, function: FunctionId) -> bool {
        let flags = self.il[function].flags;
        if flags.contains(FunctionFlags::LAMBDA) {
            return self.is_constant_lambda(function);
        }
        flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
    }

    fn report_call_space(&mut self, caller: FunctionId, callee: FunctionId, pos: Pos) {
        if self.instantiation.open.is_empty() {
            self.cuda.forbidden_places.insert(pos);
        } else if self.cuda.forbidden_places.contains(&pos) {
            // The template itself was found to contain it.
            return;
        }
        let constexpr = self.is_constant_function(callee);
        let from = &self.il[caller];
        let both = from.space.contains(ExecutionSpace::DEVICE);
        let (callee, caller) = (self.callee_name(callee), self.bare_function_name(caller));
        let message = match (constexpr, both) {
            (false, true) => messages::calling_device_function_from_host(&callee, &caller),
            (true, true) => messages::calling_constexpr_device_function_from(&callee, &caller),
            (false, false) => messages::calling_device_function_from_host_function(&callee, &caller),
            (true, false) => messages::calling_constexpr_device_function_from_host(&callee, &caller),
        };
        self.report(pos, message);
    }

    /// Checks a call of a function that is named: the message stands at the name of a member, else where the
    /// expression begins.
    pub fn check_named_call(&mut self, callee: ExprId, function: FunctionId) {
        if !self.il[function].space.is_device_only() {
            return;
        }
        let e = self.il[callee];
        let pos = match e.kind {
            _ if e.flags.contains(ExprFlags::PARENTHESIZED) => self.start_of(callee),
            ExprKind::Member { base, .. } | ExprKind::MemberOverload { base, .. } => {
                let f = &self.il[function];
                let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
                let single = f.flags.contains(FunctionFlags::STATIC) && f.instance.is_none();
                match (implicit, single) {
                    (true, _) => self.il.places.start_of_name(e.pos),
                    (false, true) => self.start_of(callee),
                    (false, false) => self.il.places.member_name(e.pos),
                }
            }
            _ => self.start_of(callee),
        };
        self.check_call_space(function, pos);
    }

    /// Checks `object(args)`: the message is given twice, but for templates.
    pub fn check_object_call(&mut self, function: FunctionId, pos: Pos) {
        self.check_call_space(function, pos);
        if !self.scope_is_dependent(self.context.scope) {
            self.check_call_space(function, pos);
        }
        self.check_deduced_reference(function, pos);
        self.check_not_deleted(function, pos);
    }

    /// Checks a call that an operator or a literal makes. Templates are not checked.
    pub fn check_operator_space(&mut self, function: FunctionId, pos: Pos) {
        if self.il[function].space.is_device_only() && !self.scope_is_dependent(self.context.scope) {
            self.check_call_space(function, pos);
        }
    }

    /// Checks a conversion of an operand by a function of its class.
    pub fn check_conversion_space(&mut self, operand: ExprId, function: FunctionId) {
        if matches!(self.il[function].name, EntityName::Conversion { .. }) {
            let pos = self.start_of(operand);
            self.check_operator_space(function, pos);
        }
    }

    /// A device function whose return type is deduced is not there where the host is compiled: only bodies of device
    /// functions name it.
    pub fn check_deduced_reference(&mut self, function: FunctionId, pos: Pos) {
        self.check_instance_attributes(function);
        let f = &self.il[function];
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        // That the call operator of a closure may be constant without saying so does not matter.
        let meant = match f.class.and_then(|class| self.il[class].lambda(&self.il)) {
            Some(lambda) => f.name == CALL_OPERATOR && !self.il[lambda].trailing_return,
            None => {
                f.flags.contains(FunctionFlags::NAMED_DEDUCED_RETURN)
                    && f.builtin(&self.il).is_none()
                    && !f.flags.intersects(constant)
            }
        };
        let meant = meant && f.space.is_device_only();
        if !meant || pos == self.cuda.deduced_reference || !self.reports_now() {
            return;
        }
        let around = self.context_functions();
        let device = around.iter().find(|id| self.il[**id].space.is_device_only());
        if around.iter().any(|id| self.is_space_unchecked(*id)) {
            return;
        }
        let place = match device {
            None => phrases::outside_device_functions(),
            Some(id) if self.il[*id].flags.intersects(constant) && self.il[*id].name != CALL_OPERATOR => {
                phrases::from_constexpr_device_function()
            }
            Some(_) => return,
        };
        self.cuda.deduced_reference = pos;
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
        if let ExprKind::Call { callee: named, .. } = self.il[call].kind
            && matches!(self.il[named].kind, ExprKind::Unary { .. })
        {
            self.check_call_space(callee, self.start_of(named));
        }
        if self.il[call].flags.contains(ExprFlags::TYPE_DEPENDENT) || self.has_dependent_arguments(call) {
            return;
        }
        if self.il[callee].space.contains(ExecutionSpace::GLOBAL) {
            let pos = self.callee_pos(call);
            let kind = AttributeKind::Global.row().display;
            let message = messages::function_call_configured(kind, phrases::must_be_configured().plain());
            self.report(pos, message);
        }
    }

    /// Whether types of arguments of a call are not known before its template is instantiated.
    fn has_dependent_arguments(&self, call: ExprId) -> bool {
        let ExprKind::Call { args, .. } = self.il[call].kind else { return false };
        self.il[args].iter().any(|arg| self.il[*arg].flags.contains(ExprFlags::TYPE_DEPENDENT))
    }

    /// A call in the body of an instance of a template: one of a kernel lacks a configuration there too.
    pub fn build_instance_call(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        self.stands_at(pos);
        let call = self.build_call(callee, args, pos);
        let kernel = self
            .called_function(call)
            .is_some_and(|callee| self.il[callee].space.contains(ExecutionSpace::GLOBAL));
        if kernel && self.context.function.is_some() && self.makes_examined_body() && self.is_checked_place()
        {
            let kind = AttributeKind::Global.row().display;
            let message = messages::function_call_configured(kind, phrases::must_be_configured().plain());
            self.report_forbidden_access(self.callee_pos(call), message);
        }
        call
    }

    /// A launch in such a body: of kernels only.
    pub(super) fn check_configured_instance_call(&mut self, call: ExprId) {
        if self.makes_examined_body()
            && self.is_checked_place()
            && let Some(message) = self.configured_call_error(call)
        {
            self.report_forbidden_access(self.start_of(call), message);
        }
    }

    /// Checks a call written with a configuration: only kernels have one.
    pub(super) fn check_configured_call(&mut self, call: ExprId) {
        if let Some(message) = self.configured_call_error(call) {
            let pos = match self.il[call].kind {
                ExprKind::Operator { .. } => self.il[call].pos,
                _ => self.start_of(call),
            };
            self.report(pos, message);
        }
    }

    fn configured_call_error(&self, call: ExprId) -> Option<Message> {
        // A call that does not fit its function is no call of it, unless that is a member.
        let member = self.called_function(call).is_some_and(|function| self.il[function].class.is_some());
        if self.il[call].flags.contains(ExprFlags::UNKNOWN) && !member {
            return None;
        }
        let space = self.il[self.called_function(call)?].space;
        if space.contains(ExecutionSpace::GLOBAL) {
            return None;
        }
        let kind = if space.contains(ExecutionSpace::DEVICE) {
            AttributeKind::Device.row().display
        } else {
            phrases::host_function().plain()
        };
        Some(messages::function_call_configured(kind, phrases::cannot_be_configured().plain()))
    }

    /// Whether what is analysed here is evaluated, and no substitution that may fail.
    fn is_checked_place(&self) -> bool {
        let context = &self.context;
        let tried = self.instantiation.sfinae.is_some_and(|attempt| !attempt.of_body);
        let silent = self.instantiation.depth > 0 && (self.instantiation.open.is_empty() || self.is_silent());
        !(context.unevaluated || context.discarded || tried || silent)
    }

    /// Where the callee of a call stands.
    fn callee_pos(&self, call: ExprId) -> Pos {
        match self.il[call].kind {
            ExprKind::Call { callee, .. } => self.start_of(callee),
            _ => self.il[call].pos,
        }
    }

    /// The function that a call names directly, also by its address, or the call operator of an object.
    fn called_function(&self, call: ExprId) -> Option<FunctionId> {
        let callee = match self.il[call].kind {
            ExprKind::Call { callee, .. } => callee,
            ExprKind::Operator {
                op: OverloadedOperator::Call,
                function: Some(Entity::Function { id }),
                ..
            } => {
                return Some(id);
            }
            _ => return None,
        };
        let named = match self.il[callee].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => callee,
        };
        match self.il[named].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
            | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
            _ => None,
        }
    }
}
