//! Coroutines: what a function needs to be one, and what its promise type needs (`[dcl.fct.def.coroutine]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages, phrases};
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// What a keyword of coroutines makes of the function that it stands in.
    pub(in crate::sema) fn mark_coroutine(&mut self) {
        let Some(function) = self.context.function else { return };
        self.il[function].flags |= FunctionFlags::COROUTINE;
        let dependent = self.scope_is_dependent(self.context.scope);
        if dependent || self.context.unevaluated || !self.reports_now() {
            return;
        }
        if self.functions.coroutine_promises.contains_key(&function) {
            return;
        }
        let promise = self.check_coroutine(function);
        self.functions.coroutine_promises.insert(function, promise);
    }

    /// The promise type of the coroutine that is being analysed, if it is known and has a complete class.
    fn current_promise(&mut self) -> Option<(TypeId, ClassId)> {
        if self.scope_is_dependent(self.context.scope) || !self.reports_now() {
            return None;
        }
        let promise = (*self.functions.coroutine_promises.get(&self.context.function?)?)?;
        let class = self.class_of(promise).filter(|class| !self.has_dependent_base(*class))?;
        Some((promise, class))
    }

    /// A function is suspended by an evaluated expression in its body (`[expr.await]`). Whether the one at `pos` is no
    /// such; what `outside` says where there is no function.
    fn refuses_suspension(&mut self, outside: fn() -> Message, pos: Pos) -> bool {
        let message = if self.context.function.is_none() {
            outside()
        } else if self.context.unevaluated {
            messages::resumed_in_unevaluated_operand()
        } else {
            return false;
        };
        if self.reports_here() {
            self.report(pos, message);
        }
        true
    }

    /// await-expression (`[expr.await]`).
    pub fn build_await(&mut self, operand: ExprId, pos: Pos) -> ExprId {
        if self.refuses_suspension(messages::co_await_outside_function, pos) {
            return self.unknown_expr();
        }
        if self.in_handler() {
            if self.reports_here() {
                self.report(pos, messages::co_await_in_handler());
            }
            return self.unknown_expr();
        }
        self.mark_coroutine();
        self.check_await(operand, pos);
        let awaited = self.awaited(operand, known::AWAIT_TRANSFORM, true);
        self.resumed(ExprKind::Await { operand }, operand, awaited, UnknownCause::Await, pos)
    }

    /// yield-expression (`[expr.yield]`): the promise makes what is awaited of the operand.
    pub fn build_yield(&mut self, operand: ExprId, pos: Pos) -> ExprId {
        if self.refuses_suspension(messages::co_yield_outside_function, pos) {
            return self.unknown_expr();
        }
        self.mark_coroutine();
        self.check_yield(operand);
        let awaited = self.awaited(operand, known::YIELD_VALUE, false);
        self.resumed(ExprKind::Yield { operand }, operand, awaited, UnknownCause::Yield, pos)
    }

    /// What a member of the promise makes of an operand; the operand itself where the promise may lack it and does.
    fn awaited(&mut self, operand: ExprId, name: Name, optional: bool) -> Option<ExprId> {
        let (promise, class) = self.current_promise()?;
        let members = self.lookup_member(class, Key::name(name));
        if members.is_empty() && optional {
            return Some(operand);
        }
        let object = self.object_like(promise, operand);
        self.probe_member_call(&members, object, &[operand])
    }

    /// An await-expression or yield-expression: what the awaiter of what is awaited gives when it resumes
    /// (`[expr.await]`). In a template the promise, and with it the awaiter, is known at instantiation.
    fn resumed(
        &mut self,
        kind: ExprKind,
        operand: ExprId,
        awaited: Option<ExprId>,
        cause: UnknownCause,
        pos: Pos,
    ) -> ExprId {
        let flags = self.il[operand].flags & (DEPENDENT | INHERITED);
        if self.scope_is_dependent(self.context.scope) || flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return self.dependent_expr(kind, flags, pos);
        }
        let result = awaited.and_then(|awaited| self.await_result(awaited));
        let ty = match result {
            Some(ret) => return self.call_result(kind, ret, flags & INHERITED, pos),
            None if self.is_unknown(self.il[operand].ty) => self.common.unknown,
            None => self.fall_back(cause, pos),
        };
        self.expr(kind, ty, Category::Prvalue, ExprFlags::UNKNOWN, pos)
    }

    /// What `await_resume` of the awaiter returns: the awaiter is what operator co_await makes of what is awaited, or
    /// that itself.
    fn await_result(&mut self, awaited: ExprId) -> Option<TypeId> {
        let awaiter = match self.resolve_operator(OverloadedOperator::CoAwait, &[awaited]) {
            Some(function) => {
                let ret = self.result_of(function);
                self.call_result_probe(ret, awaited)
            }
            None => awaited,
        };
        let ty = self.il[awaiter].ty;
        let class = self.class_of(ty)?;
        self.complete_class(class);
        let members = self.lookup_member(class, Key::name(known::AWAIT_RESUME));
        let object = self.object_like(ty, awaiter);
        let resumed = self.probe_member_function(&members, object, &[])?;
        Some(self.result_of(resumed))
    }

    /// What a call of one of some members of an object gives.
    fn probe_member_call(&mut self, members: &[Entity], object: ExprId, args: &[ExprId]) -> Option<ExprId> {
        let function = self.probe_member_function(members, object, args)?;
        let ret = self.result_of(function);
        Some(self.call_result_probe(ret, object))
    }

    fn probe_member_function(
        &mut self,
        members: &[Entity],
        object: ExprId,
        args: &[ExprId],
    ) -> Option<FunctionId> {
        match self.resolve(members, None, Some(object), args) {
            Resolution::Function(function) => Some(function),
            _ => None,
        }
    }

    /// An lvalue of a type where another expression stands.
    fn object_like(&mut self, ty: TypeId, like: ExprId) -> ExprId {
        let reference = self.lvalue_reference(ty);
        self.call_result_probe(reference, like)
    }

    /// Checks that a function can be a coroutine; gives its promise type.
    fn check_coroutine(&mut self, function: FunctionId) -> Option<TypeId> {
        let f = &self.il[function];
        let (pos, name) = (f.pos, f.name);
        let (ret, params, traits) = self.written_function(f.ty)?;
        if matches!(name, EntityName::Constructor | EntityName::Destructor) {
            self.report(pos, messages::structor_cannot_be_coroutine());
            return None;
        }
        if self.is_main(function) {
            let text = self.names.text(known::MAIN).to_owned();
            self.report(pos, messages::main_cannot_be_coroutine(&text));
            return None;
        }
        let deduced = self.il[ret].flags.contains(TypeFlags::PLACEHOLDER);
        let traits_known = deduced || self.finds_coroutine_template(known::COROUTINE_TRAITS, pos);
        if deduced {
            self.report(pos, messages::coroutine_with_deduced_return_type());
        }
        let handle_known = self.finds_coroutine_template(known::COROUTINE_HANDLE, pos);
        if traits.contains(FunctionTraits::VARIADIC) {
            self.report(pos, messages::coroutine_cannot_have_ellipsis());
        }
        let refused = deduced || traits.contains(FunctionTraits::VARIADIC);
        if refused || !traits_known || !handle_known || self.is_open_type(ret) {
            return None;
        }
        let params = self.il[params].to_vec();
        let promise = self.promise_type(function, ret, &params, traits)?;
        self.check_promise(promise, pos);
        Some(promise)
    }

    /// Where the body ends, a function that turned out to be a coroutine is not constexpr (`[dcl.constexpr]`); closures'
    /// functions are constexpr where they can be.
    pub(in crate::sema) fn check_constexpr_coroutine(&mut self, function: FunctionId) {
        let f = &self.il[function];
        let constant = f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL);
        let closure = f.class.is_some_and(|class| self.il[class].lambda(&self.il).is_some());
        let special = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        let known = self.functions.coroutine_promises.contains_key(&function);
        if constant && !closure && !special && known && !self.is_main(function) && self.reports_now() {
            self.report(self.il[function].pos, messages::constexpr_function_cannot_be_coroutine());
        }
    }

    /// Whether namespace std has one of the templates that coroutines need; reported at `pos` if not.
    fn finds_coroutine_template(&mut self, name: Name, pos: Pos) -> bool {
        let found = self.std_template(name).is_some();
        if !found {
            let text = format!("{}::{}", self.names.text(known::STD), self.names.text(name));
            self.report(pos, messages::class_template_not_found(&text));
        }
        found
    }

    /// `std::coroutine_traits<R, P...>::promise_type`, the object of a member function as a pointer among the parameters.
    fn promise_type(
        &mut self,
        function: FunctionId,
        ret: TypeId,
        params: &[TypeId],
        traits: FunctionTraits,
    ) -> Option<TypeId> {
        let pos = self.il[function].pos;
        let template = self.std_template(known::COROUTINE_TRAITS)?;
        let mut args = vec![TemplateArg::Type { of: ret }];
        if let Some(class) = self.il[function].class
            && !self.il[function].flags.contains(FunctionFlags::STATIC)
        {
            let mut quals = Qualifiers::empty();
            quals.set(Qualifiers::CONST, traits.contains(FunctionTraits::CONST));
            quals.set(Qualifiers::VOLATILE, traits.contains(FunctionTraits::VOLATILE));
            let object = self.qualified(self.il[class].ty, quals);
            args.push(TemplateArg::Type { of: self.pointer_to(object) });
        }
        args.extend(params.iter().map(|of| TemplateArg::Type { of: *of }));
        let args = self.interned.arg_list(&mut self.il, &args);
        let instance = self.template_id(template, args, pos)?;
        let class = self.class_of(instance)?;
        self.complete_class(class);
        if self.has_dependent_base(class) {
            return None;
        }
        let found = self.lookup_member(class, Key::name(known::PROMISE_TYPE));
        match found[..] {
            [] => {
                let (class, member) =
                    (self.class_entity(class), self.names.text(known::PROMISE_TYPE).to_owned());
                self.report(pos, messages::no_member(class, &member));
                None
            }
            [entity] => self.type_named(entity, None, pos),
            _ => None,
        }
    }

    /// Checks the members that every promise type has.
    fn check_promise(&mut self, promise: TypeId, pos: Pos) {
        let Some(class) = self.class_of(promise) else { return };
        self.complete_class(class);
        if self.has_dependent_base(class) {
            return;
        }
        self.refuse_both_returns(promise, class, pos);
        for name in [known::INITIAL_SUSPEND, known::FINAL_SUSPEND] {
            if !self.needs_member(promise, class, name, pos) {
                return;
            }
        }
        let found = self.lookup_member(class, Key::name(known::FINAL_SUSPEND));
        if let [Entity::Function { id }] = found[..]
            && !self.cannot_throw(id)
        {
            let text = self.name_in_scope_text(id, false);
            self.report(self.il[id].pos, messages::await_calling_function_must_not_throw(&text));
        }
        self.needs_member(promise, class, known::UNHANDLED_EXCEPTION, pos);
    }

    /// A promise type says how a coroutine ends without a value, or with one, and not both.
    fn refuse_both_returns(&mut self, promise: TypeId, class: ClassId, pos: Pos) {
        let returns = [known::RETURN_VALUE, known::RETURN_VOID];
        if !returns.iter().all(|name| self.has_member(class, *name)) {
            return;
        }
        let shown = self.shown_type(promise);
        let lines: Vec<_> = returns
            .iter()
            .filter_map(|name| {
                let member = self.lookup_member(class, Key::name(*name)).first().copied()?;
                let at = self.il[self.il.function_in(member)?].pos;
                Some(phrases::declared_at(self.names.text(*name), at))
            })
            .collect();
        let mut reported = self.reports.diags.report(pos, messages::promise_has_both_returns(shown));
        for line in lines {
            reported = reported.also(line);
        }
    }

    /// The end of a coroutine's body is reached where its promise says nothing of that (`[stmt.return.coroutine]`).
    pub(super) fn check_end_of_coroutine(&mut self, function: FunctionId) {
        let Some(promise) = self.functions.coroutine_promises.get(&function).copied().flatten() else {
            return;
        };
        let Some(class) = self.class_of(promise).filter(|class| !self.has_dependent_base(*class)) else {
            return;
        };
        let settled =
            self.has_member(class, known::RETURN_VOID) && !self.has_member(class, known::RETURN_VALUE);
        if !settled && self.reports_now() {
            let (shown, entity) = (self.shown_type(promise), self.function_name_entity(function));
            let text = self.names.text(known::RETURN_VOID).to_owned();
            self.report(self.il[function].pos, messages::missing_co_return(shown, &text, entity));
        }
    }

    /// Checks that a member of the promise takes a value that a coroutine gives at `pos`.
    fn check_promise_takes(&mut self, class: ClassId, name: Name, value: ExprId, pos: Pos) {
        if self.is_open(value) || !self.reports_now() || self.context.unevaluated {
            return;
        }
        let members = self.lookup_member(class, Key::name(name));
        let object = self.object_like(self.il[class].ty, value);
        if !members.is_empty()
            && matches!(self.resolve(&members, None, Some(object), &[value]), Resolution::None)
        {
            self.no_viable_member(&members, object, &[value], pos);
        }
    }

    fn has_member(&self, class: ClassId, name: Name) -> bool {
        !self.lookup_member(class, Key::name(name)).is_empty()
    }

    /// Whether a class has a member; reported at `pos` if not.
    fn needs_member(&mut self, ty: TypeId, class: ClassId, name: Name, pos: Pos) -> bool {
        let found = self.has_member(class, name);
        if !found {
            let (shown, text) = (self.shown_type(ty), self.names.text(name).to_owned());
            self.report(pos, messages::type_has_no_member(shown, &text));
        }
        found
    }

    /// Checks `co_return` at `pos`: the promise takes what is returned.
    pub(in crate::sema) fn check_co_return(&mut self, value: Option<ExprId>, pos: Pos) {
        let Some((promise, class)) = self.current_promise() else { return };
        let none = value.is_none_or(|value| self.is_void(self.il[value].ty));
        if value.is_some_and(|value| self.is_open(value)) {
            return;
        }
        let name = if none { known::RETURN_VOID } else { known::RETURN_VALUE };
        if self.needs_member(promise, class, name, pos)
            && let Some(value) = value.filter(|_| !none)
        {
            self.check_promise_takes(class, name, value, pos);
        }
    }

    /// Checks `co_yield`: the promise takes the value.
    pub(in crate::sema) fn check_yield(&mut self, operand: ExprId) {
        let Some((promise, class)) = self.current_promise() else { return };
        let at = self.start_of(operand);
        if self.needs_member(promise, class, known::YIELD_VALUE, at) {
            self.check_promise_takes(class, known::YIELD_VALUE, operand, at);
        }
    }

    /// Checks `co_await` at `pos`: its operand is one that can be waited for (`[expr.await]`), unless the promise or an
    /// operator makes another one of it.
    pub(in crate::sema) fn check_await(&mut self, operand: ExprId, pos: Pos) {
        let Some((_, promise)) = self.current_promise() else { return };
        let e = self.il[operand];
        if self.is_open(operand)
            || e.ty == self.common.overload
            || self.has_member(promise, known::AWAIT_TRANSFORM)
        {
            return;
        }
        let Some(class) = self.class_of(e.ty) else {
            if self.is_arithmetic(e.ty) || self.is_pointer(e.ty) {
                let shown = self.shown_type(self.unqualified(e.ty));
                self.report(pos, messages::await_operand_resolves_to_nonclass(shown));
            }
            return;
        };
        self.complete_class(class);
        if self.has_dependent_base(class)
            || self.resolve_operator(OverloadedOperator::CoAwait, &[operand]).is_some()
        {
            return;
        }
        let (ty, at) = (self.unqualified(e.ty), self.start_of(operand));
        for name in [known::AWAIT_READY, known::AWAIT_RESUME, known::AWAIT_SUSPEND] {
            self.needs_member(ty, class, name, at);
        }
    }

    /// Whether `return` at `pos` stands in a coroutine, where it is taken for `co_return`.
    pub(in crate::sema) fn refuses_return(&mut self, value: Option<ExprId>, pos: Pos) -> bool {
        let Some(function) = self.context.function else { return false };
        if !self.reports_now() || !self.functions.coroutine_promises.contains_key(&function) {
            return false;
        }
        self.report(pos, messages::return_not_permitted_in_coroutine());
        self.check_co_return(value, pos);
        true
    }
}
