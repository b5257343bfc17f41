//! Calls that no function accepts, or several equally well: the messages with their candidates (`[over.match]`).

use crate::compilation::Compilation;
use crate::diag::{ArgumentsText, EntityKind, EntityText, Message, messages, phrases};
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::lookup::Key;
use crate::sema::overload::callee_text::FoundIn;
use crate::sema::overload::{Candidate, Resolution};
use crate::sema::report::type_text::UNNAMED;
use crate::source::Pos;
use smallvec::SmallVec;

/// A call as overload resolution sees it.
#[derive(Clone, Copy, Debug)]
pub struct CallSite<'a> {
    pub candidates: &'a [Entity],
    pub found: FoundIn,
    pub explicit: Option<List<TemplateArg>>,
    pub object: Option<ExprId>,
    pub args: &'a [ExprId],
    /// Where the callee is named.
    pub pos: Pos,
    /// The parenthesis before the arguments.
    pub open: Pos,
}

/// Why a candidate is not viable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// The parameter with this number is an object of an abstract class.
    Abstract(usize, TypeId),
    Count,
    Deduction,
    Explicit,
    Constraint,
    /// The object's qualifiers or category.
    Object,
    /// An argument, the first being 1.
    Argument(usize),
    /// Nothing was found that speaks against it.
    Unclear,
}

impl Compilation {
    /// Whether a message about a call would rest on something that is not known.
    pub(super) fn call_is_open(&self, call: &CallSite<'_>) -> bool {
        let unknown = |e: ExprId| {
            let entry = &self.il[e];
            match entry.kind {
                ExprKind::InitList { elements, .. } => self.il[elements]
                    .iter()
                    .any(|e| !matches!(self.il[*e].kind, ExprKind::InitList { .. }) && self.is_open(*e)),
                _ => {
                    entry.flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
                        || self.is_unknown(entry.ty)
                        || self.is_dependent(entry.ty)
                        || self.is_instance_with_unknown(entry.ty)
                }
            }
        };
        let candidate_open = |entity: &Entity| match self.il.function_in(*entity) {
            // Static members of the current instantiation are ranked where only their class is dependent.
            Some(f) => {
                self.il.has_explicit_object(f)
                    || self.il[f].class.is_some_and(|c| self.is_dependent(self.il[c].ty))
                        && (call.object.is_some() || !self.il[f].flags.contains(FunctionFlags::STATIC))
            }
            None => true,
        };
        let undeclared =
            |arg: &TemplateArg| matches!(*arg, TemplateArg::Expr { expr } if self.is_undeclared(expr));
        let args = if self.instantiation.error_arguments { &[] } else { call.args };
        args.iter().copied().chain(call.object).any(unknown)
            || call.explicit.is_some_and(|given| self.il[given].iter().any(undeclared))
            || call.candidates.iter().any(candidate_open)
    }

    /// No function of a name accepts the arguments of a call.
    pub fn no_viable_call(&mut self, call: &CallSite<'_>) {
        if !self.reports_here() || self.call_is_open(call) {
            return;
        }
        if let ([Entity::Function { id }], None) = (call.candidates, call.explicit)
            && self.function_constraint_holds(*id) != Some(false)
        {
            return self.single_candidate_fails(*id, call);
        }
        if self.refuses_explicit_values(call) {
            return;
        }
        let reasons = self.reasons(call);
        if reasons.iter().any(|(_, reason)| *reason == Reason::Unclear) {
            return;
        }
        let callee = self.callee_entity(call.candidates, call.found);
        let prevented = reasons.iter().any(|(_, reason)| *reason == Reason::Object);
        let sole = self.sole_ordinary(call.candidates, call.found);
        let message = if prevented {
            messages::no_instance_matches_argument_list_object(callee)
        } else if matches!(sole, Some(Entity::Function { .. })) {
            messages::cannot_called_given_argument_list(callee)
        } else {
            messages::no_instance_matches_argument_list_2(callee)
        };
        self.report_candidates(call, call.pos, message, &reasons);
    }

    /// No member of an object, of which one is called without being named, accepts arguments.
    pub(in crate::sema) fn no_viable_member(
        &mut self,
        members: &[Entity],
        object: ExprId,
        args: &[ExprId],
        pos: Pos,
    ) {
        let call = CallSite {
            candidates: members,
            found: FoundIn::Own,
            explicit: None,
            object: Some(object),
            args,
            pos,
            open: pos,
        };
        let [Entity::Function { .. }] = members else { return self.no_viable_call(&call) };
        if self.call_is_open(&call) {
            return;
        }
        let reasons = self.reasons(&call);
        let callee = self.callee_entity(members, FoundIn::Own);
        let message = match reasons[..] {
            [(_, Reason::Unclear)] => return,
            [(_, Reason::Object)] => messages::no_instance_matches_argument_list_object(callee),
            _ => messages::cannot_called_given_argument_list(callee),
        };
        self.report_candidates(&call, pos, message, &reasons);
    }

    /// No operator() of an object accepts the arguments of a call, or there is none (`[over.call.object]`).
    pub fn report_object_call(&mut self, object: ExprId, args: &[ExprId], open: Pos) {
        let Some(class) = self.class_of(self.il[object].ty).filter(|_| self.reports_here()) else { return };
        if self.is_open(object) || self.may_give_function(class) {
            return;
        }
        let pos = self.start_of(object);
        let candidates = self.lookup_member(class, Key::operator(OverloadedOperator::Call));
        let call = CallSite {
            candidates: &candidates,
            found: FoundIn::Own,
            explicit: None,
            object: Some(object),
            args,
            pos,
            open,
        };
        let mut all = vec![object];
        all.extend_from_slice(args);
        let choice = self.choose_operator(OverloadedOperator::Call, &all);
        match candidates[..] {
            _ if matches!(choice.resolution, Resolution::Ambiguous) => self.ambiguous_call(&call, None),
            [] if self.has_dependent_base(class) => {}
            [] => self.report(pos, messages::call_object_class_type_without()),
            [Entity::Function { .. }] if !self.call_is_open(&call) => {
                self.no_viable_member(&candidates, object, args, pos);
            }
            _ => self.no_viable_call(&call),
        }
    }

    /// Whether an object of a class may convert to a function that is called in its place.
    fn may_give_function(&mut self, class: ClassId) -> bool {
        self.all_conversions(class).into_iter().any(|conversion| {
            let Entity::Function { id } = conversion else { return true };
            if self.is_explicit(id) {
                return false;
            }
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return true };
            let ret = self.without_reference(ret);
            let target = self.pointee(ret).unwrap_or(ret);
            self.is_open_type(ret) || self.function_of(target).is_some()
        })
    }

    /// No constructor of a class accepts the arguments of an initialization.
    pub fn no_viable_constructor(&mut self, class: ClassId, args: &[ExprId], pos: Pos) {
        self.no_constructor_takes(class, args, &[], pos);
    }

    /// The same for the elements of a list; `first` are the constructors that were tried with the list as a whole
    /// (`[over.match.list]`).
    pub(in crate::sema) fn no_constructor_takes(
        &mut self,
        class: ClassId,
        args: &[ExprId],
        first: &[Entity],
        pos: Pos,
    ) {
        if !self.reports_here() {
            return;
        }
        let candidates = self.il[class].special.constructors.clone();
        let call = CallSite {
            candidates: &candidates,
            found: FoundIn::Own,
            explicit: None,
            object: None,
            args,
            pos,
            open: pos,
        };
        if self.is_open_type(self.il[class].ty) || self.call_is_open(&call) {
            return;
        }
        let (listed, others): (Vec<_>, Vec<_>) =
            self.reasons(&call).into_iter().partition(|(entity, _)| first.contains(entity));
        let listed = listed.into_iter().map(|(entity, _)| (entity, Reason::Argument(1)));
        let reasons: Vec<_> = listed.chain(others).collect();
        if reasons.iter().any(|(_, reason)| *reason == Reason::Unclear) {
            return;
        }
        if self.reports_ambiguous_argument(args, &reasons) {
            return;
        }
        let callee = self.constructor_entity(class);
        self.report_candidates(&call, pos, messages::no_instance_matches_argument_list(callee), &reasons);
    }

    /// An argument that converts in several ways makes a candidate viable: where it is the only one, that is what is
    /// wrong (`[over.best.ics]`). True if so.
    fn reports_ambiguous_argument(&mut self, args: &[ExprId], reasons: &[(Entity, Reason)]) -> bool {
        let mut wrong = Vec::new();
        for (entity, reason) in reasons {
            let (Entity::Function { id }, Reason::Argument(number)) = (*entity, *reason) else { continue };
            let at = number - 1;
            let Some((arg, to)) =
                args.get(at).zip(self.il[id].params(&self.il).get(at).map(|param| param.ty))
            else {
                continue;
            };
            if self.converts_ambiguously(*arg, to) {
                wrong.push((*arg, to));
            }
        }
        let [(arg, to)] = wrong[..] else { return false };
        let at = self.start_of(arg);
        self.class_mismatch(arg, to, at);
        true
    }

    /// The constructors of a class together.
    fn constructor_entity(&self, class: ClassId) -> EntityText {
        let c = &self.il[class];
        let name = c.name.map_or(UNNAMED, |n| self.names.text(n));
        // A class that is specialized explicitly is none of the template's.
        if c.instance.is_some_and(|i| self.il[i].explicit == Specialization::Explicit) {
            let text = self.class_text(class) + "::" + name;
            return EntityText::new(EntityKind::Constructor, text, crate::diag::Declared::At(c.pos));
        }
        let made_from = c.instance.map(|i| (self.il[i].pattern, self.il[self.il[i].template].kind));
        let mut text = match made_from {
            Some((Some(Entity::Class { id }), _)) => self.class_text(id),
            Some((None, TemplateKind::Class { pattern })) => self.class_text(pattern),
            _ => self.class_text(class),
        };
        text.push_str("::");
        text.push_str(name);
        if let Some(instance) = c.instance {
            text.push_str(&format!(" [with {}]", self.instance_bindings_text(instance)));
        }
        EntityText::new(EntityKind::Constructor, text, crate::diag::Declared::At(c.pos))
    }

    /// Candidates in the order of their notes with what speaks against each.
    pub(super) fn reasons(&mut self, call: &CallSite<'_>) -> Vec<(Entity, Reason)> {
        let implicit = |c: &Self, e: &Entity| {
            c.il.function_in(*e).is_some_and(|f| c.il[f].flags.contains(FunctionFlags::IMPLICIT))
        };
        let candidates = self.as_listed(call.candidates, call.found);
        let mut ordered: Vec<Entity> = candidates.iter().copied().filter(|e| implicit(self, e)).collect();
        // The implicit default constructor stands behind those that copy.
        ordered
            .sort_by_key(|e| self.il.function_in(*e).is_some_and(|f| self.il[f].params(&self.il).is_empty()));
        ordered.extend(candidates.iter().rev().copied().filter(|e| !implicit(self, e)));
        ordered.into_iter().map(|entity| (entity, self.reason(entity, call))).collect()
    }

    /// The first argument, the first being 1, that does not convert to its parameter, of those that depend on no template
    /// parameter: it is told before deduction is tried.
    pub(in crate::sema) fn unfit_for_plain_parameter(
        &mut self,
        pattern: FunctionId,
        args: &[ExprId],
    ) -> Option<usize> {
        let params: Vec<_> = self.il[pattern].params(&self.il).iter().map(|param| param.ty).collect();
        for (i, (arg, ty)) in args.iter().zip(params).enumerate() {
            if let Some(class) = self.class_of(self.without_reference(ty)).filter(|_| !self.is_dependent(ty))
            {
                self.complete_class(class);
            }
            let plain = !self.is_dependent(ty) && !self.is_open_type(ty);
            let listed = matches!(self.il[*arg].kind, ExprKind::InitList { .. });
            if plain && (listed || !self.is_open(*arg)) && self.conversion_sequence(*arg, ty, true).is_none()
            {
                return Some(i + 1);
            }
        }
        None
    }

    /// Whether the explicit arguments of a call are one for each parameter of a template.
    fn gives_all_arguments(&self, template: TemplateId, explicit: Option<List<TemplateArg>>) -> bool {
        let params = self.il[self.il[template].params].params(&self.il);
        explicit.is_some_and(|given| given.len() == params.len())
            && params.iter().all(|param| !self.il[*param].pack)
    }

    /// Whether an argument is the name of several functions that depends on template parameters.
    fn names_overloads(&self, args: &[ExprId]) -> bool {
        args.iter().any(|arg| self.il[*arg].ty == self.common.overload && !self.is_overload_set(*arg))
    }

    /// Why a function template is none for arguments that are all given.
    fn reason_of_explicit(&mut self, template: TemplateId, call: &CallSite<'_>) -> Reason {
        let args = call.explicit.and_then(|args| self.convert_template_args(template, args));
        match args.and_then(|args| self.abstract_object_made(template, args)) {
            Some((Some(place), ty)) => Reason::Abstract(place + 1, ty),
            Some((None, _)) => Reason::Deduction,
            None => Reason::Explicit,
        }
    }

    fn reason(&mut self, entity: Entity, call: &CallSite<'_>) -> Reason {
        let function = match entity {
            Entity::Function { .. } if call.explicit.is_some() => return Reason::Explicit,
            Entity::Function { id } => id,
            Entity::Template { id } => {
                let Some(pattern) = self.il.function_in(entity) else { return Reason::Unclear };
                if call.explicit.is_some() && self.start_deduction(id, call.explicit).is_none() {
                    return Reason::Explicit;
                }
                if !self.count_fits(pattern, call.args.len()) {
                    return Reason::Count;
                }
                if let Some(number) = self.unfit_for_plain_parameter(pattern, call.args) {
                    return Reason::Argument(number);
                }
                let Some(matched) = self.match_call(id, call.explicit, call.args) else {
                    return if call.explicit.is_some() { Reason::Explicit } else { Reason::Deduction };
                };
                if self.instantiation.error_arguments {
                    return match self.leaves_argument_open(id, &matched) {
                        true => Reason::Deduction,
                        false => Reason::Unclear,
                    };
                }
                let before = self.reports.fallbacks;
                let Some(deduced) = self.deduce_call(id, call.explicit, call.args) else {
                    // A substitution fails, or something is not known of it.
                    let known = self.reports.fallbacks == before && !self.names_overloads(call.args);
                    let unmet = known || self.fails_constraints(id, call.explicit, call.args);
                    return match (unmet, self.gives_all_arguments(id, call.explicit)) {
                        (false, _) => Reason::Unclear,
                        (true, false) => Reason::Deduction,
                        (true, true) => self.reason_of_explicit(id, call),
                    };
                };
                match self.function_instance(id, deduced) {
                    Some(function) => function,
                    None if self.reports.fallbacks == before && !self.names_overloads(call.args) => {
                        return match self.gives_all_arguments(id, call.explicit) {
                            true => self.reason_of_explicit(id, call),
                            false => Reason::Deduction,
                        };
                    }
                    None => return Reason::Unclear,
                }
            }
            _ => return Reason::Unclear,
        };
        if !self.count_fits(function, call.args.len()) {
            return Reason::Count;
        }
        if self.function_constraint_holds(function) == Some(false) {
            return Reason::Constraint;
        }
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[function].params(&self.il));
        for (i, (arg, param)) in call.args.iter().zip(&params).enumerate() {
            if self.argument_sequence(function, *arg, param.ty, true).is_none() {
                return Reason::Argument(i + 1);
            }
        }
        match call.object {
            Some(object) if self.object_sequence(function, object).is_none() => Reason::Object,
            _ => Reason::Unclear,
        }
    }

    pub(super) fn report_candidates(
        &mut self,
        call: &CallSite<'_>,
        pos: Pos,
        message: Message,
        reasons: &[(Entity, Reason)],
    ) {
        let mut lines = Vec::new();
        if !call.args.is_empty() {
            lines.push(phrases::argument_types_are(&self.argument_types_text(call.args)));
        }
        // `this` that is implied is named only where it is what does not fit.
        let prevented = reasons.iter().any(|(_, reason)| *reason == Reason::Object);
        if let Some(object) = call.object.filter(|object| prevented || !self.is_implied_object(*object)) {
            lines.push(phrases::object_type_is(&self.listed_type_text(self.il[object].ty)));
        }
        let explains = self.reports.diags.settings.match_notes;
        let reasons = if explains { reasons } else { &[] };
        let notes: Vec<_> =
            reasons.iter().filter_map(|(entity, reason)| self.reason_note(*entity, *reason, call)).collect();
        let mut reported = self.report_in_context(pos, message);
        for line in lines {
            reported = reported.also(line);
        }
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
    }

    /// Whether an object is `*this` that is not written.
    fn is_implied_object(&self, object: ExprId) -> bool {
        let inner = match self.il[object].kind {
            ExprKind::Unary { op: UnaryOp::Deref, operand } => operand,
            _ => object,
        };
        matches!(self.il[inner].kind, ExprKind::This { implicit: true })
    }

    pub(super) fn reason_note(
        &self,
        entity: Entity,
        reason: Reason,
        call: &CallSite<'_>,
    ) -> Option<(Pos, Message)> {
        let function = self.il.function_in(entity)?;
        let candidate = self.candidate_entity(entity);
        let message = match reason {
            Reason::Count => messages::number_parameters_does_not_match(candidate),
            Reason::Deduction => messages::candidate_failed_deduction(candidate),
            Reason::Abstract(number, ty) => {
                messages::parameter_has_abstract_type(number as i64, candidate, self.shown_type(ty))
            }
            Reason::Explicit => {
                let text = call.explicit.map_or(String::new(), |args| self.explicit_arguments_text(args));
                messages::substituting_explicit_template_arguments_failed(ArgumentsText(text), candidate)
            }
            Reason::Constraint => messages::constraint_on_candidate_not_satisfied(candidate),
            Reason::Argument(number) => messages::does_not_match_because_argument(candidate, number as i64),
            Reason::Object | Reason::Unclear => return None,
        };
        let f = &self.il[function];
        let implicit = f.flags.contains(FunctionFlags::IMPLICIT);
        let pos = match f.class {
            Some(class) if self.il[class].lambda(&self.il).is_some() && !implicit => {
                self.after_token(self.closing_of(f.pos))
            }
            Some(class) if implicit => self.definition_pos(class),
            _ => self.shown_position(function),
        };
        Some((pos, message))
    }

    /// The one function that a call can mean does not accept its arguments: each that is wrong is reported.
    fn single_candidate_fails(&mut self, function: FunctionId, call: &CallSite<'_>) {
        let unfit = call.object.filter(|object| self.object_sequence(function, *object).is_none());
        let category = unfit.and_then(|object| self.wrong_category(function, object));
        if let (Some(object), None) = (unfit, &category) {
            return self.report_object(function, object);
        }
        let traits = self.function_of(self.il[function].ty).map(|(_, _, t)| t).unwrap_or_default();
        let params: Vec<_> =
            self.il[function].params(&self.il).iter().map(|p| (p.ty, p.has_default)).collect();
        let own =
            call.object.is_none_or(|object| self.class_of(self.il[object].ty) == self.il[function].class);
        if own && self.has_uninstantiated_defaults(function) {
            let reasons = self.reasons(call);
            if let [(_, Reason::Argument(_) | Reason::Count)] = reasons[..] {
                let callee = self.callee_entity(call.candidates, call.found);
                let message = messages::cannot_called_given_argument_list(callee);
                return self.report_candidates(call, call.pos, message, &reasons);
            }
        }
        self.check_direct_arguments(&params, traits.contains(FunctionTraits::VARIADIC), call.args, call.open);
        if let (Some(object), Some(message)) = (unfit, category) {
            let pos = self.start_of(object);
            self.report(pos, message);
        }
    }

    /// Whether a function is a member of a class template instance and has default arguments, which are made when they are
    /// used (`[temp.inst]`).
    fn has_uninstantiated_defaults(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        f.class.is_some_and(|class| self.il[class].instance.is_some())
            && f.params(&self.il).iter().any(|param| param.has_default)
    }

    /// The message about a member function whose ref-qualifier excludes the value category of the object
    /// (`[over.match.funcs]`).
    fn wrong_category(&self, function: FunctionId, object: ExprId) -> Option<Message> {
        let traits = self.function_of(self.il[function].ty).map(|(_, _, t)| t)?;
        let lvalue = self.il[object].category == Category::Lvalue;
        if lvalue && traits.contains(FunctionTraits::RVALUE_REF) {
            let entity = self.function_name_entity(function);
            return Some(messages::function_cannot_be_called_on_lvalue(entity));
        }
        if !lvalue && traits.contains(FunctionTraits::LVALUE_REF) {
            let entity = self.function_name_entity(function);
            return Some(messages::function_cannot_be_called_on_rvalue(entity));
        }
        None
    }

    /// The object of a call does not fit the qualifiers of the one member function.
    fn report_object(&mut self, function: FunctionId, object: ExprId) {
        let pos = self.start_of(object);
        let have = self.qualifiers(self.il[object].ty) - Qualifiers::RESTRICT;
        let traits = self.function_of(self.il[function].ty).map(|(_, _, t)| t).unwrap_or_default();
        let missing = (have.contains(Qualifiers::CONST) && !traits.contains(FunctionTraits::CONST))
            || (have.contains(Qualifiers::VOLATILE) && !traits.contains(FunctionTraits::VOLATILE));
        if !missing {
            return;
        }
        let entity = self.function_name_entity(function);
        let object = phrases::object_type_is(&self.listed_type_text(self.il[object].ty));
        self.report_in_context(pos, messages::object_type_qualifiers_not_compatible(entity)).also(object);
    }

    /// Checks the arguments of a call of a known function one by one. False if there was something wrong.
    pub fn check_direct_arguments(
        &mut self,
        params: &[(TypeId, bool)],
        variadic: bool,
        args: &[ExprId],
        open: Pos,
    ) -> bool {
        // In a substitution a call that is not well-formed makes that fail ([temp.deduct.general]).
        if self.instantiation.sfinae.is_none() && self.instantiation.depth > 0 {
            return true;
        }
        let mut fine = true;
        for (arg, (ty, _)) in args.iter().zip(params) {
            if self.refuses_unselected(*arg, *ty, Purpose::Argument) {
                fine = false;
            } else if !self.converts(*arg, *ty) && self.takes_function_as_void(*arg, *ty) {
                self.warn_of_mismatch(*arg, *ty, Purpose::Argument);
            } else if !self.converts(*arg, *ty) {
                self.report_mismatch(*arg, *ty, Purpose::Argument);
                self.forget_unset(*arg);
                fine = false;
            } else if let ExprKind::InitList { .. } = self.il[*arg].kind
                && self.conversion_sequence(*arg, *ty, true).is_none()
            {
                self.convert(*arg, *ty);
                fine = false;
            }
        }
        if let Some(extra) = args.get(params.len())
            && !variadic
        {
            let pos = self.start_of(*extra);
            self.report(pos, messages::too_many_arguments_in_function());
            return false;
        }
        if params.get(args.len()).is_some_and(|(_, default)| !default) {
            let pos = self.closing_of(open);
            self.report(pos, messages::too_few_arguments_in_function());
            return false;
        }
        fine
    }

    /// Several functions accept the arguments of a call and none is best.
    pub fn ambiguous_call(&mut self, call: &CallSite<'_>, constructor_of: Option<ClassId>) {
        if !self.reports_here() || self.call_is_open(call) {
            return;
        }
        let mut viable = Vec::new();
        for entity in &self.as_listed(call.candidates, call.found) {
            if let Some(candidate) = self.candidate(*entity, call.explicit, call.object, call.args) {
                viable.push((*entity, candidate));
            }
        }
        let notes = self.notes_of_unfit(call);
        self.report_ambiguous(&viable, call, constructor_of, notes);
    }

    /// Reports the candidates that no other one is better than, if there are several.
    fn report_ambiguous(
        &mut self,
        viable: &[(Entity, Candidate)],
        call: &CallSite<'_>,
        constructor_of: Option<ClassId>,
        notes: Vec<(Pos, Message)>,
    ) {
        let best = self.undominated(viable);
        let constrained = |e: &Entity| {
            self.il.function_in(*e).is_some_and(|f| self.il[f].requires(&self.il).is_some())
                || matches!(*e, Entity::Template { id } if self.il[self.il[id].params].requires_clause.condition.is_some())
        };
        if best.len() < 2 || best.iter().any(constrained) {
            return;
        }
        let message = match constructor_of {
            Some(class) => messages::more_than_one_instance_matches_argument(self.constructor_entity(class)),
            None => {
                let mut callee = self.callee_entity(call.candidates, call.found);
                callee.kind = EntityKind::OverloadedFunction;
                messages::more_than_one_instance_matches(callee)
            }
        };
        let listed: Vec<_> = best.iter().map(|e| self.listed_candidate(*e)).collect();
        let arguments = (!call.args.is_empty())
            .then(|| phrases::argument_types_are(&self.argument_types_text(call.args)));
        let object = call.object.map(|o| phrases::object_type_is(&self.listed_type_text(self.il[o].ty)));
        let mut reported = self.report_in_context(call.pos, message);
        for entity in listed {
            reported = reported.also(phrases::listed_entity(entity));
        }
        for line in arguments.into_iter().chain(object) {
            reported = reported.also(line);
        }
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
    }

    /// Several constructors accept the arguments of an initialization and none is best.
    pub(in crate::sema) fn ambiguous_constructors(&mut self, class: ClassId, args: &[ExprId], pos: Pos) {
        let constructors = self.il[class].special.constructors.clone();
        let call = CallSite {
            candidates: &constructors,
            found: FoundIn::Own,
            explicit: None,
            object: None,
            args,
            pos,
            open: pos,
        };
        self.ambiguous_call(&call, Some(class));
    }

    /// Several initializer-list constructors take the whole of a list and none is best (`[over.match.list]`).
    pub(in crate::sema) fn ambiguous_list_constructors(
        &mut self,
        class: ClassId,
        values: &[ExprId],
        pos: Pos,
    ) {
        let candidates = self.initializer_list_candidates(class);
        let call = CallSite {
            candidates: &candidates,
            found: FoundIn::Own,
            explicit: None,
            object: None,
            args: values,
            pos,
            open: pos,
        };
        if !self.reports_here() || self.call_is_open(&call) {
            return;
        }
        let list = self.build_init_list(values, pos);
        let mut viable = Vec::new();
        for entity in &candidates {
            if let Some(candidate) = self.candidate(*entity, None, None, &[list]) {
                viable.push((*entity, candidate));
            }
        }
        self.report_ambiguous(&viable, &call, Some(class), Vec::new());
    }

    /// Notes about the candidates that do not accept the arguments of a call.
    fn notes_of_unfit(&mut self, call: &CallSite<'_>) -> Vec<(Pos, Message)> {
        if !self.reports.diags.settings.match_notes {
            return Vec::new();
        }
        let mut reasons = self.reasons(call);
        // What several constructors convert is converted to the parameter of a copy constructor, too.
        let copies = |c: &Self, e: &Entity| {
            c.il.function_in(*e).is_some_and(|f| c.il[f].flags.contains(FunctionFlags::IMPLICIT))
        };
        reasons.retain(|(entity, _)| call.args.len() != 1 || !copies(self, entity));
        reasons.iter().filter_map(|(entity, reason)| self.reason_note(*entity, *reason, call)).collect()
    }

    /// The candidates that no other one is better than.
    pub fn undominated(&mut self, viable: &[(Entity, Candidate)]) -> Vec<Entity> {
        let all = viable.len();
        self.undominated_by(all, all, |i| &viable[i].1).iter().map(|i| viable[*i].0).collect()
    }

    /// The places of those that no other one is better than, the first `most` of them.
    pub(in crate::sema) fn undominated_by<'a>(
        &mut self,
        count: usize,
        most: usize,
        candidate: impl Fn(usize) -> &'a Candidate,
    ) -> SmallVec<[usize; 4]> {
        let mut best = SmallVec::new();
        for i in 0..count {
            let beaten = (0..count).any(|k| k != i && self.better(candidate(k), candidate(i)));
            if !beaten {
                best.push(i);
                if best.len() == most {
                    break;
                }
            }
        }
        best
    }
}
