//! What a call needs of the function beyond its type: bodies and default arguments that are instantiated because of it,
//! constant values of calls of immediate functions, and a return type that is known (`[temp.inst]`, `[expr.const]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::instantiation::context::Instantiated;
use crate::source::Pos;

impl Compilation {
    /// A constexpr function template, or one with a deduced return type, is instantiated where it is called.
    pub(in crate::sema) fn require_body(&mut self, function: FunctionId) {
        let f = &self.il[function];
        let constexpr = f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::LAMBDA)
            && (f.instance.is_some()
                || self.instances.made_from.contains_key(&Entity::Function { id: function }));
        if (constexpr || self.instance_declares_placeholder(function))
            && !self.context.unevaluated
            && (self.reports_now() || self.makes_examined_body())
            && !self.scope_is_dependent(self.context.scope)
        {
            self.body_of(function);
        }
    }

    /// The return type of a function template's instance as the template writes it, where it depends on nothing.
    pub(super) fn written_result(&self, function: FunctionId) -> Option<TypeId> {
        let instance = self.il[function].instance?;
        let TemplateKind::Function { pattern } = self.il[self.il[instance].template].kind else {
            return None;
        };
        let (ret, ..) = self.written_function(self.il[pattern].ty)?;
        let (own, ..) = self.function_of(self.il[function].ty)?;
        let open = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::PACK;
        (!self.il[ret].flags.intersects(open) && self.same_type(ret, own)).then_some(ret)
    }

    /// Whether what a function is made from, a template or a member of a class template, is declared with a placeholder for
    /// its return type.
    fn instance_declares_placeholder(&self, function: FunctionId) -> bool {
        let kind = self.il[function].instance.map(|i| self.il[self.il[i].template].kind);
        let pattern = match (kind, self.instances.made_from.get(&Entity::Function { id: function })) {
            (Some(TemplateKind::Function { pattern }), _) => pattern,
            (None, Some(Entity::Function { id })) => *id,
            _ => return false,
        };
        let Some(declaration) = self.il[pattern].definition else { return false };
        self.written_function(self.il[declaration].ty)
            .is_some_and(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// The default arguments of a template instance that a call with so many arguments uses are instantiated
    /// (`[temp.inst]`): what is wrong with them is an error there.
    pub(in crate::sema) fn require_default_arguments(&mut self, function: FunctionId, given: usize) {
        let f = &self.il[function];
        if f.params(&self.il).len() <= given {
            return;
        }
        let open = self.scope_is_dependent(self.context.scope) || self.context.unevaluated;
        let env = match (f.instance, f.class) {
            _ if open || !self.reports_now() => return,
            (Some(instance), _) if self.il[instance].explicit == Specialization::Explicit => return,
            (Some(instance), _) => self.environment_for(self.il[instance].template, self.il[instance].args),
            (None, Some(class)) if self.il[class].instance.is_some() => self.environment_of_class(class),
            (None, _) => return,
        };
        let f = &self.il[function];
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let defaults: Vec<(ExprId, TypeId)> = f.params(&self.il)[given..]
            .iter()
            .filter_map(|p| p.default.map(|default| (default, p.ty)))
            .collect();
        for (at, (default, ty)) in defaults.into_iter().enumerate() {
            let fixed = !self.il[default].flags.intersects(dependent);
            if fixed && self.converts(default, ty)
                || !self.instances.default_arguments_made.insert((function, given + at))
            {
                continue;
            }
            self.begin_instantiation(Instantiated::Function(function));
            self.across(boundary::DefaultArgument, |c| {
                match c.attempt(|c| c.substitute_expr(default, &env)) {
                    Some(made) => {
                        c.across(boundary::Retold, |c| c.refuses_default_argument(made, ty));
                    }
                    // What makes it fail is found again and reported.
                    None => {
                        c.substitute_expr(default, &env);
                    }
                }
            });
            self.end_instantiation();
        }
    }

    /// The address of an immediate function is taken where it is not constant-evaluated (`[expr.const]`).
    pub(in crate::sema) fn check_immediate_address(&mut self, e: ExprId, function: FunctionId) {
        let immediate = self.il[function].flags.contains(FunctionFlags::CONSTEVAL);
        if immediate && !self.in_immediate_context() && self.reports_now() {
            let pos = self.start_of(e);
            self.report(pos, messages::address_consteval_function_cannot_used());
        }
    }

    /// Whether calls of immediate functions need not be constant here (`[expr.const]`).
    pub(in crate::sema) fn in_immediate_context(&self) -> bool {
        let immediate = |f: FunctionId| self.il[f].flags.contains(FunctionFlags::CONSTEVAL);
        self.context.unevaluated
            || self.context.function.is_some_and(immediate)
            || !self.context.lambdas.is_empty()
            || self.scope_is_dependent(self.context.scope)
    }

    /// The address of a consteval function is needed in immediate functions only (`[expr.const]`).
    pub fn check_immediate_named(&mut self, e: ExprId, pos: Pos) {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[e].kind else { return };
        let immediate = self.il[id].flags.contains(FunctionFlags::CONSTEVAL);
        if immediate && !self.in_immediate_context() && self.reports_now() {
            self.report(pos, messages::address_consteval_function_cannot_used());
        }
    }

    /// A call of the function that was chosen for a name without object.
    pub(super) fn call_chosen(
        &mut self,
        callee: ExprId,
        function: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let callee = self.resolved_callee(callee, function);
        let call = self.call_function(callee, function, args, pos);
        self.check_called_on_object(callee, function);
        call
    }

    /// A call of the member function that was chosen for an object.
    pub(super) fn call_chosen_member(
        &mut self,
        callee: ExprId,
        base: ExprId,
        function: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let callee = self.name_callee(callee, function);
        let call = self.call_function(callee, function, args, pos);
        self.check_called_on_this(base, callee, function);
        self.check_pure_virtual_call(base, callee, function, pos);
        call
    }

    /// A constructor or destructor calls a pure virtual function of its object, which is then not overridden
    /// (`[class.abstract]`).
    fn check_pure_virtual_call(&mut self, base: ExprId, callee: ExprId, function: FunctionId, open: Pos) {
        if !self.il[function].flags.contains(FunctionFlags::PURE)
            || !matches!(self.il[base].kind, ExprKind::This { .. })
            || !matches!(self.il[callee].kind, ExprKind::Member { qualifier: None, .. })
            || self.context.unevaluated
            || !self.context.lambdas.is_empty()
            || self.instantiation.depth > 0
        {
            return;
        }
        let Some(within) = self.context.function else { return };
        let w = &self.il[within];
        let lives = matches!(w.name, EntityName::Constructor | EntityName::Destructor);
        if lives && w.class.is_some_and(|class| !self.is_dependent_class(class)) && self.warns() {
            self.warn(open, messages::call_of_pure_virtual_function());
        }
    }

    /// A member function that is named without an object is one of the class of `*this` (`[expr.prim.id.general]`), not of
    /// a class around that.
    fn check_called_on_this(&mut self, base: ExprId, callee: ExprId, function: FunctionId) {
        if matches!(self.il[base].kind, ExprKind::This { implicit: true }) {
            self.check_is_of_this(callee, function);
        }
    }

    /// A non-static member function is called on an object (`[expr.prim.id.general]`).
    fn check_called_on_object(&mut self, callee: ExprId, function: FunctionId) {
        if matches!(self.il[callee].kind, ExprKind::Name { .. }) {
            self.check_is_of_this(callee, function);
        }
    }

    fn check_is_of_this(&mut self, callee: ExprId, function: FunctionId) {
        let f = &self.il[function];
        let member = f.class.filter(|_| !f.flags.contains(FunctionFlags::STATIC));
        if let Some(class) = member
            && !self.is_member_of_this(class)
            && !self.il.has_explicit_object(function)
            && self.instantiation.depth == 0
            && !self.scope_is_dependent(self.context.scope)
            && !self.context.unevaluated
            && self.reports_here()
        {
            let pos = self.start_of(callee);
            self.report(pos, messages::nonstatic_member_reference_must_relative());
        }
    }

    /// Whether the return type of a function is to be deduced from a body that is not there yet, or has not come to that.
    pub(in crate::sema) fn lacks_return_type(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        let within = self.context.function == Some(function) && self.context.return_types.is_empty();
        f.flags.contains(FunctionFlags::UNDEDUCED)
            && (within || f.definition.is_none() && f.class.is_none())
            && f.instance.is_none()
            && f.template.is_none()
    }

    /// A function whose return type is deduced is defined before it is called (`[dcl.spec.auto.general]`).
    pub(super) fn check_return_deduced(&mut self, function: FunctionId, pos: Pos) {
        if !self.lacks_return_type(function)
            || self.scope_is_dependent(self.context.scope)
            || !self.reports_here()
        {
            return;
        }
        let declared = Declared::At(self.il[function].pos);
        let entity = EntityText::new(EntityKind::Function, self.signature_text(function, false), declared);
        let at = self.il.places.start_of_name(pos);
        self.report(at, messages::cannot_deduce_return_type_not(entity));
        // It is said once; nothing is known of what it returns, whatever follows.
        if let Some((ret, params, traits)) = self.written_function(self.il[function].ty) {
            let ret = self.replace_placeholder(ret, self.common.unknown);
            let ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
            self.il[function].ty = ty;
            self.il[function].flags -= FunctionFlags::UNDEDUCED;
        }
    }
}
