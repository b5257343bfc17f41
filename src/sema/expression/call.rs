//! Calls (`[expr.call]`, `[over.match.call]`).

mod argument_access;
pub mod builtins;
pub(in crate::sema) mod call_attributes;
pub(in crate::sema) mod called_function;
mod format_string;
mod kept_part;
pub(in crate::sema) mod nodiscard;
mod open_call;
mod refused_call;

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::Narrowing;
use crate::sema::expression::construct::Parenthesized;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::sema::lookup::{Found, Key};
use crate::sema::overload::Resolution;
use crate::sema::overload::callee_text::FoundIn;
use crate::sema::overload::candidates::CallSite;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

impl Compilation {
    /// `callee(args)`.
    pub fn build_call(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        let e = self.il[callee];
        let arg_flags = self.flags_of(args);
        let dependent_args = arg_flags.contains(ExprFlags::TYPE_DEPENDENT);
        let any_dependent =
            dependent_args || args.iter().any(|arg| self.is_current_instantiation(self.il[*arg].ty));
        match e.kind {
            _ if e.flags.contains(ExprFlags::TYPE_DEPENDENT) => self.unresolved_call(callee, args, pos),
            ExprKind::Overload { set, qualifier, args: explicit } => {
                if any_dependent || e.flags.contains(ExprFlags::VALUE_DEPENDENT) {
                    return self.open_call(callee, args, pos);
                }
                let OverloadSet { candidates, name } = self.il[set];
                self.call_overloaded(callee, candidates, name, qualifier, explicit, args, pos)
            }
            ExprKind::MemberOverload { base, set, args: explicit, .. } => {
                let object = self.il[base];
                let unknown_object = object.flags.contains(ExprFlags::TYPE_DEPENDENT);
                let open =
                    explicit.is_some_and(|list| self.il[list].iter().any(|arg| self.arg_is_dependent(arg)));
                // What a using-declaration brings from a class that depends on template parameters is not known either.
                let brought =
                    || self.il.candidates(set).iter().any(|found| matches!(found, Entity::Using { .. }));
                // An object whose value alone is not known has a known type ([temp.dep.expr]).
                if any_dependent || unknown_object || open || brought() {
                    return self.open_call(callee, args, pos);
                }
                self.call_member_overloaded(callee, self.il[set].candidates, explicit, args, pos)
            }
            ExprKind::Name { entity: Entity::Function { id }, qualifier: None, args: None }
                if self.il[id].builtin(&self.il).is_none() && !e.flags.contains(ExprFlags::PARENTHESIZED) =>
            {
                if dependent_args {
                    return self.open_call(callee, args, pos);
                }
                let name = self.il[id].name;
                let candidates = self.il.list(&[Entity::Function { id }]);
                self.call_overloaded(callee, candidates, name, None, None, args, pos)
            }
            ExprKind::PseudoDestructor { .. } => {
                let void = self.common.void;
                self.plain_call(callee, args, void, pos)
            }
            _ => self.call_value(callee, args, pos),
        }
    }

    /// A call that is resolved at instantiation, or not at all.
    pub(in crate::sema) fn unresolved_call(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        if let ExprKind::Overload { set, .. } = self.il[callee].kind {
            let candidates = self.il[set].candidates;
            for at in 0..candidates.len() {
                if let Some(function) = self.il.function_in(self.il[candidates][at]) {
                    self.note_candidate(function);
                }
            }
        }
        let flags = (self.il[callee].flags | self.flags_of(args)) & (DEPENDENT | INHERITED);
        let list = self.il.list(args);
        let kind = ExprKind::Call { callee, args: list };
        self.dependent_expr(kind, flags, pos)
    }

    #[allow(clippy::too_many_arguments)]
    fn call_overloaded(
        &mut self,
        callee: ExprId,
        candidates: List<Entity>,
        name: EntityName,
        qualifier: Option<QualifierId>,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let beside = qualifier.is_none() && !self.il[callee].flags.contains(ExprFlags::PARENTHESIZED);
        if explicit.is_none()
            && let Some(narrowed) = self.narrowed_candidates(candidates, name, beside, args)
            && let Resolution::Function(function) = self.resolve(&narrowed, explicit, None, args)
        {
            return self.call_chosen(callee, function, args, pos);
        }
        let mut found = Found::from_slice(&self.il[candidates]);
        let mut ordinary = usize::MAX;
        let leaves = self.leaves_to_associated(&found);
        if let (Some(key), true, true) = (Key::of(name), beside, leaves) {
            ordinary = found.len();
            let types = self.associated_types(args);
            self.complete_associated(&types);
            self.lookup_associated(key, &types, &mut found);
        }
        // The namespaces of types that only an instantiation knows could declare it.
        if found.is_empty() && args.iter().any(|arg| self.has_open_type(*arg)) {
            return self.unresolved_call(callee, args, pos);
        }
        if found.is_empty() {
            if qualifier.is_some() {
                self.report_undeclared(callee);
                return self.unknown_call(Some(UnknownCause::CallUndeclared), callee, args, pos);
            }
            // So could those of a type that is not known, unless that is for an error.
            let refused = self.reports.diags.has_errors() && self.reports_here();
            let unknown = |arg: ExprId| self.is_unknown(self.il[arg].ty) && !self.stands_for_error(arg);
            if !refused && args.iter().any(|arg| unknown(*arg)) {
                return self.unknown_call(None, callee, args, pos);
            }
            if args.iter().any(|arg| self.is_open_constant(*arg)) {
                return self.unresolved_call(callee, args, pos);
            }
            self.sfinae_fail();
            self.report_undeclared(callee);
            return self.unknown_call(Some(UnknownCause::CallUndeclared), callee, args, pos);
        }
        let unknown = args.iter().any(|a| self.is_unknown(self.il[*a].ty));
        if unknown || args.iter().any(|a| self.is_undeclared(*a)) {
            let refused = self.reports.diags.has_errors() && {
                let found_in = self.found_in(&found, name, qualifier);
                let listed = self.listed_candidates(name, &found, ordinary, found_in);
                self.refuses_errors(&CallSite {
                    candidates: &listed,
                    found: found_in,
                    explicit,
                    object: None,
                    args,
                    pos: self.start_of(callee),
                    open: pos,
                })
            };
            if refused {
                return self.refused_call(callee, &found, args, pos);
            }
            if unknown && self.depends_on_arguments(&found) {
                return self.unknown_call(None, callee, args, pos);
            }
        }
        match self.resolve(&found, explicit, None, args) {
            Resolution::Function(function) => self.call_chosen(callee, function, args, pos),
            _ if self.list_open_elements(args) || self.wait_for_instance(None, &found) => {
                self.unresolved_call(callee, args, pos)
            }
            failed => {
                self.sfinae_fail();
                let named = self.start_of(callee);
                let found_in = self.found_in(&found, name, qualifier);
                if self.instantiation.sfinae.is_none() {
                    found = self.listed_candidates(name, &found, ordinary, found_in).into();
                }
                let call = CallSite {
                    candidates: &found,
                    found: found_in,
                    explicit,
                    object: None,
                    args,
                    pos: named,
                    open: pos,
                };
                self.failed_call(failed, &call);
                self.refused_call(callee, &found, args, pos)
            }
        }
    }

    /// Whether argument-dependent lookup adds to what was found: neither members nor functions that a block declares leave it
    /// anything to add (`[basic.lookup.argdep]`).
    pub(in crate::sema) fn leaves_to_associated(&self, found: &[Entity]) -> bool {
        let leaves = |f: FunctionId| {
            let local =
                matches!(self.il[self.il[f].scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
            self.il[f].class.is_none() && !local
        };
        found.iter().all(|e| self.il.function_in(*e).is_some_and(leaves))
    }

    /// Whether the types of the arguments decide what a call of one of some functions gives.
    fn depends_on_arguments(&self, functions: &[Entity]) -> bool {
        match functions {
            [only @ Entity::Template { .. }] => {
                let ty = self.il.function_in(*only).map(|function| self.il[function].ty);
                ty.and_then(|ty| self.function_of(ty)).is_none_or(|(ret, ..)| {
                    self.is_dependent(ret) || self.il[ret].flags.contains(TypeFlags::PLACEHOLDER)
                })
            }
            [_] => false,
            _ => true,
        }
    }

    /// Whether an operand is what an expression that was reported left behind.
    pub fn stands_for_error(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Unknown { .. } => true,
            ExprKind::Overload { set, .. } => self.il.candidates(set).is_empty(),
            ExprKind::Subscript { base: part, .. }
            | ExprKind::Member { base: part, .. }
            | ExprKind::DependentMember { base: part, .. }
            | ExprKind::Call { callee: part, .. } => self.stands_for_error(part),
            _ => false,
        }
    }

    /// Whether an argument has a dependent type, or is a list of such.
    fn has_open_type(&self, arg: ExprId) -> bool {
        let e = &self.il[arg];
        match e.kind {
            ExprKind::InitList { elements, .. } => {
                self.il[elements].iter().any(|element| self.has_open_type(*element))
            }
            ExprKind::Expansion { pattern } => self.has_open_type(pattern),
            _ => e.flags.contains(ExprFlags::TYPE_DEPENDENT) || self.is_dependent(e.ty),
        }
    }

    /// Reports a call for which overload resolution found none or several functions.
    fn failed_call(&mut self, outcome: Resolution, call: &CallSite<'_>) {
        match outcome {
            Resolution::None => self.no_viable_call(call),
            Resolution::Ambiguous => self.ambiguous_call(call, None),
            Resolution::Function(_) => {}
        }
    }

    /// The callee as the name of the function that was chosen.
    fn resolved_callee(&mut self, callee: ExprId, function: FunctionId) -> ExprId {
        match self.il[callee].kind {
            ExprKind::Overload { .. } | ExprKind::MemberOverload { .. } => self.name_callee(callee, function),
            // Argument-dependent lookup may have found a better one than the only one named.
            ExprKind::Name { entity: Entity::Function { id }, .. } if id != function => {
                self.name_callee(callee, function)
            }
            _ => callee,
        }
    }

    fn call_member_overloaded(
        &mut self,
        callee: ExprId,
        candidates: List<Entity>,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let ExprKind::MemberOverload { base, arrow, set, .. } = self.il[callee].kind else {
            return self.unknown_call(None, callee, args, pos);
        };
        let name = self.il[set].name;
        let object = self.object_of(base, arrow);
        if explicit.is_none()
            && let Some(narrowed) = self.narrowed_candidates(candidates, name, false, args)
            && let Resolution::Function(function) = self.resolve(&narrowed, explicit, Some(object), args)
            && !self.stays_unresolved(base, &narrowed, function)
        {
            return self.call_chosen_member(callee, base, function, args, pos);
        }
        let list = self.il[candidates].to_vec();
        let unknown = args.iter().any(|a| self.is_unknown(self.il[*a].ty));
        if unknown || args.iter().any(|a| self.is_undeclared(*a)) {
            let refused = !self.is_open(object)
                && self.refuses_errors(&CallSite {
                    candidates: &list,
                    found: self.class_of(self.il[object].ty).map_or(FoundIn::Own, FoundIn::Class),
                    explicit,
                    object: Some(object),
                    args,
                    pos: self.member_callee_pos(callee),
                    open: pos,
                });
            if refused {
                return self.refused_call(callee, &list, args, pos);
            }
            if unknown && list.len() > 1 {
                return self.unknown_call(None, callee, args, pos);
            }
        }
        match self.resolve(&list, explicit, Some(object), args) {
            Resolution::Function(function) if self.stays_unresolved(base, &list, function) => {
                if !matches!(self.il[base].kind, ExprKind::This { implicit: true }) {
                    self.check_named_call(callee, function);
                }
                self.unresolved_call(callee, args, pos)
            }
            Resolution::Function(function) => self.call_chosen_member(callee, base, function, args, pos),
            _ if self.list_open_elements(args) || self.wait_for_instance(Some(object), &list) => {
                self.unresolved_call(callee, args, pos)
            }
            failed => {
                self.sfinae_fail();
                let named = self.member_callee_pos(callee);
                let call = CallSite {
                    candidates: &list,
                    found: self.class_of(self.il[object].ty).map_or(FoundIn::Own, FoundIn::Class),
                    explicit,
                    object: Some(object),
                    args,
                    pos: named,
                    open: pos,
                };
                self.failed_call(failed, &call);
                self.refused_call(callee, &list, args, pos)
            }
        }
    }

    /// Whether a call of a member of the current instantiation is left to the instantiation: one through an
    /// implicit `this`, or of one of several functions.
    pub(super) fn stays_unresolved(&self, base: ExprId, candidates: &[Entity], function: FunctionId) -> bool {
        let f = &self.il[function];
        let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
        (implicit || candidates.len() > 1)
            && !f.flags.contains(FunctionFlags::STATIC)
            && f.class.is_some_and(|class| self.is_dependent_class(class))
    }

    /// Whether a callee is a member of the template around it that is named without an object.
    fn names_current_instantiation(&self, callee: ExprId, function: FunctionId) -> bool {
        let unqualified = match self.il[callee].kind {
            ExprKind::Name { qualifier, .. } => qualifier.is_none(),
            ExprKind::Member { base, qualifier, .. } => {
                qualifier.is_none() && matches!(self.il[base].kind, ExprKind::This { implicit: true })
            }
            _ => false,
        };
        unqualified && self.il[function].class.is_some_and(|class| self.is_dependent_class(class))
    }

    /// Whether a call in a template of a function that is named without its scope depends on the template's parameters
    /// by the values of arguments, so that it is left to the instantiation.
    fn waits_for_arguments(&self, callee: ExprId, args: &[ExprId]) -> bool {
        let unqualified = matches!(self.il[callee].kind, ExprKind::Name { qualifier: None, .. });
        unqualified
            && self.scope_is_dependent(self.context.scope)
            && args.iter().any(|arg| self.has_open_value(*arg))
    }

    /// Whether the value of an argument is made of template parameters. Objects and sizes stand for themselves.
    fn has_open_value(&self, arg: ExprId) -> bool {
        let e = &self.il[arg];
        let size =
            |e: ExprId| matches!(self.il[e].kind, ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. });
        match e.kind {
            ExprKind::Implicit { operand, .. } => self.has_open_value(operand),
            ExprKind::Name { entity, .. } => matches!(entity, Entity::TemplateParam { .. }),
            ExprKind::Cast { style: CastStyle::C, operand, .. } if size(operand) => false,
            ExprKind::Call { args, .. } => self.il[args].iter().any(|arg| self.has_open_value(*arg)),
            _ if size(arg) => false,
            _ => e.flags.intersects(ExprFlags::VALUE_DEPENDENT),
        }
    }

    /// Whether a class is a pattern of a template, or a member of one.
    pub fn is_dependent_class(&self, class: ClassId) -> bool {
        let class = &self.il[class];
        class.flags.contains(ClassFlags::DEPENDENT) || self.is_dependent(class.ty)
    }

    /// The object that a member is accessed on, as an lvalue where it is reached through a pointer.
    pub fn object_of(&mut self, base: ExprId, arrow: bool) -> ExprId {
        let e = self.il[base];
        if !arrow {
            return base;
        }
        let ty = self.pointee(e.ty).unwrap_or(self.common.unknown);
        let kind = ExprKind::Unary { op: UnaryOp::Deref, operand: base };
        self.expr(kind, ty, Category::Lvalue, e.flags, e.pos)
    }

    /// A call of a known function: arguments converted to its parameters.
    pub fn call_function(
        &mut self,
        callee: ExprId,
        function: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let (callee_pos, called) = (self.il[callee].pos, function);
        self.note_function_use(function, callee_pos);
        let waits =
            self.names_current_instantiation(callee, function) || self.waits_for_arguments(callee, args);
        let named = (!waits).then_some(callee);
        self.check_not_deleted(function, callee_pos);
        self.check_callee_access(callee, function);
        self.require_body(function);
        let objects =
            self.il[function].params(&self.il).len() - self.params_beside_object(callee, function).len();
        self.require_default_arguments(function, args.len() + objects);
        self.check_return_deduced(function, callee_pos);
        let incomplete = !self.context.unevaluated && !self.check_call_returns_complete(function, pos);
        let lowered = self.check_atomic_call(function, args, pos);
        self.check_attributed_call(function, args, pos);
        let generic = function;
        let (callee, function) = match self.typed_builtin(function, args) {
            Some(typed) if lowered => {
                self.check_lowered_atomic(function, typed, args, pos);
                (self.named_builtin(callee, typed), typed)
            }
            _ => (callee, function),
        };
        let params = self.params_beside_object(callee, generic);
        let converted: Vec<_> = args
            .iter()
            .enumerate()
            .map(|(i, arg)| match params.get(i) {
                Some(_) if self.gives_argument(generic) => self.decay(*arg),
                Some(param) => self.convert_argument_of(*arg, generic, (i + objects, param.ty)),
                None => self.variadic_argument(*arg),
            })
            .collect();
        if let Some(named) = named {
            self.check_named_call(named, called);
        }
        let named_at = match self.il[callee].kind {
            ExprKind::Member { .. } | ExprKind::MemberOverload { .. } => {
                self.il.places.member_name(callee_pos)
            }
            _ => callee_pos,
        };
        self.check_deduced_reference(called, named_at);
        let converted = self.with_object_size(generic, converted);
        let ret = match self.il[generic].builtin(&self.il) {
            Some(_) => self.builtin_result(generic, args, lowered, pos),
            None => self.spelled_result_of(generic),
        };
        let e = self.plain_call(callee, &converted, ret, pos);
        let e = self.valueless_call(e, generic, function);
        if incomplete {
            self.il[e].flags |= ExprFlags::UNKNOWN;
        }
        let undeduced = self.il[function].flags.contains(FunctionFlags::UNDEDUCED);
        if undeduced && self.scope_is_dependent(self.context.scope) {
            self.il[e].flags |= DEPENDENT;
        }
        // What a member function of a class template returns is known in an instance ([temp.dep.constexpr]).
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        if self.il[function].flags.intersects(constant)
            && self.il[function].class.is_some_and(|class| self.is_dependent_class(class))
        {
            self.il[e].flags |= ExprFlags::VALUE_DEPENDENT;
        }
        if self.il[function].flags.contains(FunctionFlags::CONSTEVAL) && !self.in_immediate_context() {
            self.require_immediate(e, function, pos);
        }
        self.answered(e, function)
    }

    /// The parameters of a function that the arguments in parentheses initialize: an explicit object parameter takes
    /// the object of a member access (`[expr.call]`).
    fn params_beside_object(&self, callee: ExprId, function: FunctionId) -> Vec<Param> {
        let through = matches!(self.il[callee].kind, ExprKind::Member { .. });
        let taken = usize::from(through && self.il.has_explicit_object(function));
        self.il[function].params(&self.il).iter().skip(taken).cloned().collect()
    }

    /// The member function that a callee names must be accessible.
    fn check_callee_access(&mut self, callee: ExprId, function: FunctionId) {
        if self.il[function].class.is_none() {
            return;
        }
        let e = self.il[callee];
        let at = self.il.places.member_name(e.pos);
        let (naming, object) = match e.kind {
            ExprKind::Member { base, qualifier, .. } => {
                let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
                let ty = self.il[base].ty;
                let of = self.class_of(self.pointee(ty).unwrap_or(ty));
                let naming = match qualifier {
                    Some(q) => self.class_of_qualifier(q),
                    None => of,
                };
                if naming.is_none() {
                    return;
                }
                (naming.filter(|_| !implicit || qualifier.is_some()), of.filter(|_| !implicit))
            }
            ExprKind::Name { qualifier: Some(q), .. } => match self.class_of_qualifier(q) {
                Some(class) => (Some(class), None),
                None => return,
            },
            ExprKind::Name { qualifier: None, .. } => (None, None),
            _ => return,
        };
        self.check_member_access(Entity::Function { id: function }, naming, object, at);
    }

    /// An argument for `...`: arrays decay, small types are promoted (`[expr.call]`).
    fn variadic_argument(&mut self, arg: ExprId) -> ExprId {
        if matches!(self.il[arg].kind, ExprKind::InitList { .. }) && self.reports_now() {
            let at = self.start_of(arg);
            self.report(at, messages::braced_list_for_ellipsis());
            return arg;
        }
        if self.is_void(self.il[arg].ty) && self.reports_now() {
            let (at, shown) = (self.start_of(arg), self.shown_type(self.il[arg].ty));
            self.report(at, messages::incomplete_type_not_allowed(shown));
            return arg;
        }
        let arg = self.decay(arg);
        if self.builtin_of(self.il[arg].ty) == Some(Builtin::Float) {
            let double = self.common.double;
            return self.convert(arg, double);
        }
        if self.is_integral(self.il[arg].ty) || self.is_unscoped_enum(self.il[arg].ty) {
            return self.promote(arg);
        }
        arg
    }

    /// The return type of a function, deduced from its body first where that is needed.
    pub fn result_of(&mut self, function: FunctionId) -> TypeId {
        if self.il[function].flags.contains(FunctionFlags::UNDEDUCED) {
            // The body of what cannot be called is not made.
            if self.function_constraint_holds(function) == Some(false) && self.instantiation.sfinae.is_some()
            {
                self.sfinae_fail();
                return self.common.unknown;
            }
            self.body_of(function);
        }
        let ty = self.il[function].ty;
        match self.function_of(ty) {
            Some((ret, ..)) if self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) => {
                // In a template the result is known at instantiation.
                if self.scope_is_dependent(self.context.scope) {
                    return self.common.unknown;
                }
                if let Some(ordering) = self.defaulted_ordering(function) {
                    return ordering;
                }
                self.fall_back(UnknownCause::Result, self.il[function].pos)
            }
            Some((ret, ..)) => self.written_result(function).unwrap_or(ret),
            None => self.common.unknown,
        }
    }

    /// A call with its result type.
    pub(in crate::sema) fn plain_call(
        &mut self,
        callee: ExprId,
        args: &[ExprId],
        ret: TypeId,
        pos: Pos,
    ) -> ExprId {
        let flags = (self.flags_of(args) | self.il[callee].flags) & INHERITED;
        let list = self.il.list(args);
        self.call_result(ExprKind::Call { callee, args: list }, ret, flags, pos)
    }

    /// An expression whose value is what a function returns.
    pub fn call_result(&mut self, kind: ExprKind, ret: TypeId, flags: ExprFlags, pos: Pos) -> ExprId {
        let category = self.category_of_result(ret);
        let ty = self.without_reference(ret);
        let ty = if category == Category::Prvalue && self.class_of(ty).is_none() {
            self.without_top_qualifiers(ty)
        } else {
            ty
        };
        // No object is made of what is not evaluated, and a reference needs no complete class ([temp.inst]).
        if let Some(class) = self.class_of(ty).filter(|_| !self.context.unevaluated) {
            self.complete_class(class);
        }
        let mut flags = flags | self.dependence_of(ty);
        if self.is_unknown(ty) {
            flags |= ExprFlags::UNKNOWN;
        }
        let call = self.expr(kind, ty, category, flags, pos);
        self.note_made(call, pos);
        call
    }

    /// A call through something that is no function's name: a pointer, an object with operator().
    fn call_value(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        let e = self.il[callee];
        let args = self.builtin_operands(callee, args, pos);
        if self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT) {
            return match self.fixed_builtin_result(callee) {
                _ if self.is_typed_builtin(callee) => self.open_builtin_call(callee, args, pos),
                Some(ret) => self.plain_call(callee, args, ret, pos),
                None => self.open_call(callee, args, pos),
            };
        }
        if self.is_unknown(e.ty) {
            return self.unknown_call(None, callee, args, pos);
        }
        if let ExprKind::Name { entity: Entity::Function { id }, args: named, .. } = e.kind {
            if named.is_none() && !self.takes_arguments(id, args, pos) {
                return self.refused_call(callee, &[Entity::Function { id }], args, pos);
            }
            return self.call_function(callee, id, args, pos);
        }
        if let ExprKind::Member { entity: Entity::Function { id }, .. } = e.kind {
            return self.call_function(callee, id, args, pos);
        }
        if self.class_of(e.ty).is_some() {
            return self.call_object(callee, args, pos);
        }
        let function = match self.split(e.ty).kind {
            TypeKind::Pointer { to } => self.function_of(to),
            _ => self.function_of(e.ty),
        };
        let Some((ret, params, traits)) = function else {
            let scalar = self.is_arithmetic(e.ty) || self.enum_of(e.ty).is_some() || self.is_pointer(e.ty);
            if scalar && !self.is_open(callee) {
                self.sfinae_fail();
            }
            self.not_callable(callee);
            return self.unknown_call(Some(UnknownCause::Callable), callee, args, pos);
        };
        let params = self.il[params].to_vec();
        let wanted: Vec<_> = params.iter().map(|ty| (*ty, false)).collect();
        if !self.check_direct_arguments(&wanted, traits.contains(FunctionTraits::VARIADIC), args, pos) {
            return self.refused_value_call(callee, (ret, &params), args, pos);
        }
        let converted: Vec<_> = args
            .iter()
            .enumerate()
            .map(|(i, arg)| match params.get(i) {
                Some(param) => self.convert_argument(*arg, *param),
                None => self.variadic_argument(*arg),
            })
            .collect();
        self.plain_call(callee, &converted, ret, pos)
    }

    /// Whether the arguments of a call fit a function that is named by itself; what does not is reported.
    fn takes_arguments(&mut self, function: FunctionId, args: &[ExprId], pos: Pos) -> bool {
        let f = &self.il[function];
        let open = f.template.is_some()
            || self.stands_for_others(function)
            || self.gives_argument(function)
            || f.class.is_some_and(|class| self.is_dependent_class(class))
            || self.il.has_explicit_object(function)
            || self.is_open_type(f.ty)
            || args.iter().any(|arg| self.is_open(*arg));
        let Some((_, _, traits)) = self.function_of(self.il[function].ty).filter(|_| !open) else {
            return true;
        };
        let params: Vec<_> =
            self.il[function].params(&self.il).iter().map(|p| (p.ty, p.has_default)).collect();
        self.check_direct_arguments(&params, traits.contains(FunctionTraits::VARIADIC), args, pos)
    }

    /// What a builtin function gives whose type does not depend on its arguments.
    pub(in crate::sema) fn fixed_builtin_result(&self, callee: ExprId) -> Option<TypeId> {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[callee].kind else {
            return None;
        };
        self.il[id].builtin(&self.il)?;
        let (ret, params, _) = self.function_of(self.il[id].ty)?;
        (!params.is_empty() && !self.gives_argument(id)).then_some(ret)
    }

    /// What stands before parentheses is no function.
    fn not_callable(&mut self, callee: ExprId) {
        let dependent = self.il[callee].flags.contains(ExprFlags::VALUE_DEPENDENT);
        if self.reports_here()
            && !dependent
            && !self.is_open(callee)
            && self.class_of(self.il[callee].ty).is_none()
        {
            let pos = self.start_of(callee);
            self.report(pos, messages::expression_preceding_parentheses_apparent_call());
        }
    }

    /// `object(args)`: its operator() (`[over.call.object]`).
    fn call_object(&mut self, object: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        // That of the current instantiation is of a dependent type (`[temp.dep.expr]`).
        if self.is_current_instantiation(self.il[object].ty) {
            return self.unresolved_call(object, args, pos);
        }
        let mut all = vec![object];
        all.extend_from_slice(args);
        let unknown = args.iter().any(|a| self.is_unknown(self.il[*a].ty));
        if unknown || args.iter().any(|a| self.is_undeclared(*a)) {
            self.refuse_error_object_call(object, args, pos);
            if unknown {
                return self.unknown_call(None, object, args, pos);
            }
        }
        let before = self.reports.fallbacks;
        match self.resolve_operator(OverloadedOperator::Call, &all) {
            Some(function) => {
                self.check_object_call(function, pos);
                self.check_object_call_access(function, object, pos);
                self.require_body(function);
                let taken = usize::from(self.il.has_explicit_object(function));
                self.require_default_arguments(function, args.len() + taken);
                let params: Vec<_> = self.il[function].params(&self.il).iter().skip(taken).cloned().collect();
                let mut converted = vec![object];
                for (i, arg) in args.iter().enumerate() {
                    converted.push(match params.get(i) {
                        Some(param) => self.convert_argument_of(*arg, function, (i + taken, param.ty)),
                        None => self.variadic_argument(*arg),
                    });
                }
                let ret = self.spelled_result_of(function);
                let flags = self.flags_of(&converted) & INHERITED;
                self.note_folded_operand(object);
                let args = self.il.list(&converted);
                let op = OverloadedOperator::Call;
                let function = Some(Entity::Function { id: function });
                self.call_result(ExprKind::Operator { op, function, args, postfix: false }, ret, flags, pos)
            }
            None => {
                if let Some(callee) = self.surrogate_callee(object, args) {
                    return self.build_call(callee, args, pos);
                }
                // A substitution fails where all that could be called is known ([temp.deduct.general]).
                if self.reports.fallbacks == before && all.iter().all(|e| !self.is_open(*e)) {
                    self.sfinae_fail();
                }
                self.report_object_call(object, args, pos);
                self.unknown_call(Some(UnknownCause::CallObject), object, args, pos)
            }
        }
    }

    /// The constructor for arguments with those converted to its parameters, with a message at a place where none fits.
    pub fn constructor_call_at(
        &mut self,
        class: ClassId,
        args: &[ExprId],
        pos: Option<Pos>,
    ) -> (Option<FunctionId>, Vec<ExprId>) {
        let unknown = args.iter().any(|a| self.is_unknown(self.il[*a].ty));
        if unknown || args.iter().any(|a| self.is_undeclared(*a)) {
            if let Some(pos) = pos {
                self.refuse_error_construction(class, args, pos);
            }
            if unknown {
                return (None, args.to_vec());
            }
        }
        if let Some(pos) = pos.filter(|_| args.is_empty() && self.default_construction_fails(class)) {
            self.check_default_new(class, pos);
            return (None, Vec::new());
        }
        if let Some(pos) = pos.filter(|_| args.is_empty()) {
            self.examine_generated_default(class, pos);
        }
        let best = self.best_constructor(class, args);
        self.constructor_call_of(best, class, args, pos)
    }

    /// The constructor for the elements of a braced list (`[over.match.list]`), with these converted to its parameters.
    pub(in crate::sema) fn list_constructor_call(
        &mut self,
        class: ClassId,
        values: &[ExprId],
    ) -> (Option<FunctionId>, Vec<ExprId>) {
        if values.iter().any(|value| self.is_unknown(self.il[*value].ty)) {
            return (None, values.to_vec());
        }
        let best = self.list_constructor(class, values);
        let (constructor, converted) = self.constructor_call_of(best, class, values, None);
        self.note_constructed(constructor, Pos::default());
        (constructor, converted)
    }

    /// Notes the constructor of a value that a type and its arguments, or a list, make. In a template that is found out for
    /// each instance.
    pub(super) fn note_constructed(&mut self, constructor: Option<FunctionId>, pos: Pos) {
        if let Some(constructor) = constructor.filter(|_| !self.scope_is_dependent(self.context.scope)) {
            self.note_called(constructor, pos);
        }
    }

    fn constructor_call_of(
        &mut self,
        resolution: Resolution,
        class: ClassId,
        args: &[ExprId],
        pos: Option<Pos>,
    ) -> (Option<FunctionId>, Vec<ExprId>) {
        match resolution {
            Resolution::Function(function) => {
                let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[function].params(&self.il));
                let converted = args
                    .iter()
                    .enumerate()
                    .map(|(i, arg)| match params.get(i) {
                        Some(param) => self.convert_argument_of(*arg, function, (i, param.ty)),
                        None => *arg,
                    })
                    .collect();
                if let Some(pos) = pos {
                    self.check_not_deleted(function, pos);
                    self.check_constructor_access(function, pos);
                }
                self.require_body(function);
                (Some(function), converted)
            }
            failed => {
                self.failed_construction(failed, class, args, pos);
                (None, args.to_vec())
            }
        }
    }

    /// Reports arguments that no constructor accepts, or several accept equally well.
    fn failed_construction(
        &mut self,
        outcome: Resolution,
        class: ClassId,
        args: &[ExprId],
        pos: Option<Pos>,
    ) {
        let Some(pos) = pos else { return };
        let constructors = self.il[class].special.constructors.clone();
        let expansion = args.iter().any(|a| matches!(self.il[*a].kind, ExprKind::Expansion { .. }));
        if constructors.is_empty() || expansion || self.gives_by_conversion(args, class) {
            return;
        }
        if self.is_aggregate(class) && self.dialect.standard >= 20 {
            return self.refuse_elements(class, args);
        }
        if self.has_plain_construction(class) {
            return self.refuse_only_argument(class, args);
        }
        match outcome {
            Resolution::Ambiguous => self.ambiguous_constructors(class, args, pos),
            _ => self.no_viable_constructor(class, args, pos),
        }
    }

    /// `(T){...}`; an array without bound has as many elements as the list.
    pub fn build_compound_literal(&mut self, to: TypeId, list: ExprId, pos: Pos) -> ExprId {
        let list = self.convert_list(list, to);
        let to = match (self.il[to].kind, self.il[list].kind) {
            (
                TypeKind::Array { element, bound: ArrayBound::Unknown },
                ExprKind::InitList { elements, .. },
            ) => {
                let count = self.count_initialized(element, elements);
                let bound =
                    count.map_or(ArrayBound::Unknown, |count| ArrayBound::Constant { count: count.into() });
                self.make_type(TypeKind::Array { element, bound })
            }
            _ => to,
        };
        let flags = self.dependence_of(to) | (self.il[list].flags & INHERITED);
        self.expr(ExprKind::CompoundLiteral { to, list }, to, Category::Lvalue, flags, pos)
    }

    /// A new-expression: the type of its value and the constructor it calls (`[expr.new]`). Messages about its
    /// initializer stand at `initializer`; without that place there are none.
    pub fn build_new(&mut self, mut new: New, pos: Pos, initializer: Option<Pos>) -> ExprId {
        let mut flags = self.dependence_of(new.ty);
        let args = match new.init {
            Initializer::Paren { args } => self.il[args].to_vec(),
            _ => Vec::new(),
        };
        flags |= self.flags_of(&args) & INHERITED;
        if let Some(placement) = new.placement {
            flags |= self.flags_of(&self.il[placement]) & INHERITED;
        }
        if let Some(bound) = new.bound {
            flags |= self.il[bound].flags & INHERITED;
            new.bound = Some(self.first_new_bound(bound));
        }
        let known = !self.is_dependent(new.ty) && !self.flags_of(&args).contains(ExprFlags::TYPE_DEPENDENT);
        if known && self.il[new.ty].flags.contains(TypeFlags::PLACEHOLDER) {
            let at = new.type_pos;
            self.deduce_allocated_type(&mut new, at);
        }
        if known {
            self.check_new_function(&new, pos);
            self.check_allocation_call(&new, pos);
            self.check_new_array_values(&new);
        }
        if known {
            self.complete_new_type(&mut new);
        }
        if known && !new.array && !self.refuses_several_values(new.ty, &args, Parenthesized::Operand) {
            self.initialize_new(&mut new, &args, initializer);
        }
        if new.array && known {
            self.initialize_new_array(&mut new);
        }
        new.counted = self.counted_elements(&new);
        if !known && matches!(new.init, Initializer::None) {
            self.check_made_constant(new.ty, new.object);
        }
        let mut refused = false;
        if known {
            refused = !self.check_new_bounded(&new) | !self.check_new_object(&new);
            self.check_corresponding_deallocation(&new, pos);
        }
        let allocated = match self.canonical_kind(new.ty) {
            TypeKind::Array { element, .. } if !new.array => element,
            _ => new.ty,
        };
        let allocated = if self.il[allocated].flags.contains(TypeFlags::PLACEHOLDER) {
            let open = !known || args.iter().any(|a| self.is_unknown(self.il[*a].ty));
            if open { self.common.unknown } else { self.fall_back(UnknownCause::NewPlaceholder, pos) }
        } else {
            allocated
        };
        let ty = if refused { self.common.unknown } else { self.pointer_to(allocated) };
        if !known {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        self.check_new_space(&new, pos);
        self.check_allocation_access(&new, pos);
        let id = self.il.expressions.news.add(new);
        self.expr(ExprKind::New { id }, ty, Category::Prvalue, flags, pos)
    }

    fn initialize_new(&mut self, new: &mut New, args: &[ExprId], pos: Option<Pos>) {
        match (new.init, self.class_of(new.ty)) {
            (Initializer::Paren { .. }, Some(class)) => {
                let mut args = args.to_vec();
                if let [only] = &mut args[..] {
                    *only = self.made_as(*only, new.ty);
                }
                let zeroed = args.is_empty() && self.is_zeroed(class);
                let (constructor, converted) =
                    self.constructor_call_at(class, &args, pos.filter(|_| !zeroed));
                if let Some(constructor) = constructor {
                    self.note_called(constructor, pos.unwrap_or_default());
                }
                if let (Some(constructor), Some(pos)) = (constructor, pos) {
                    self.check_whole_object_access(constructor, pos);
                }
                new.constructor = constructor;
                new.init = Initializer::Paren { args: self.il.list(&converted) };
            }
            (Initializer::Paren { .. }, None) => {
                if let [only] = args {
                    let converted = self.convert_direct_initializer(*only, new.ty);
                    new.init = Initializer::Paren { args: self.il.list(&[converted]) };
                }
            }
            (Initializer::Brace { value }, _) => {
                self.check_list_construction(value, new.ty, true);
                let ty = new.ty;
                let value = self.narrowing_allowed(Narrowing::Refused, |c| c.convert_list(value, ty));
                new.init = Initializer::Brace { value };
            }
            _ => {}
        }
    }
}
