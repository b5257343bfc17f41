//! Why an expression is no constant expression, as notes say it (`[expr.const]`).

use super::Interpreter;
use super::value::{Failure, Reason};
use crate::compilation::Compilation;
use crate::diag::{Declared, EntityText, Message, messages};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;

impl Compilation {
    /// Reports an expression that must be constant and is not, where the reason is known.
    pub fn require_constant(&mut self, e: ExprId) {
        let pos = self.il[e].pos;
        self.require_constant_at(e, pos, None);
    }

    /// The same for the initializer of a constexpr variable. A member of a class template has one in its instances.
    pub fn require_constant_initializer(&mut self, id: VariableId, e: ExprId) {
        let v = &self.il[id];
        if v.class.is_some_and(|class| self.is_dependent_class(class))
            || self.scope_is_dependent(self.context.scope)
        {
            return;
        }
        if self.is_scalar_constant(v.ty) {
            let pos = self.start_of(e);
            return self.require_constant_at(e, pos, Some(id));
        }
        if self.may_require_constant(e) && self.variable_value(id).is_none() {
            self.explain_variable(id, e);
        }
    }

    /// The same for the initializer of a static data member in its class (`[class.static.data]`): without a value it is
    /// not known in what follows.
    pub fn require_constant_member(&mut self, declaration: DeclarationId) {
        let Entity::Variable { id } = self.il[declaration].entity else { return };
        let v = &self.il[id];
        let (Some(init), false) = (v.init, v.flags.contains(VariableFlags::CONSTEXPR)) else { return };
        if !self.is_scalar_constant(v.ty) || v.class.is_none_or(|class| self.is_dependent_class(class)) {
            return;
        }
        let mark = self.reports.diags.mark();
        self.require_constant_at(init, self.start_of(init), None);
        let refused = self.reports.diags.has_errors_since(mark) || self.names_refused_member(init);
        self.il[id].flags.set(VariableFlags::ERROR, refused);
    }

    /// Whether an expression has no value because that of a static data member was refused.
    fn names_refused_member(&mut self, e: ExprId) -> bool {
        if !self.reports.diags.has_errors() || self.is_open(e) {
            return false;
        }
        match Interpreter::new(self).rvalue(e).map_err(|failure| failure.reason) {
            Err(Reason::Variable(id, _)) => {
                self.il[id].class.is_some() && self.il[id].flags.contains(VariableFlags::ERROR)
            }
            _ => false,
        }
    }

    /// The same for an object of a class that is declared without initializer.
    pub(in crate::sema) fn require_constant_default(&mut self, id: VariableId) {
        let v = &self.il[id];
        let (ty, pos) = (v.ty, v.pos);
        let member = v.class.is_some_and(|class| self.is_dependent_class(class));
        if !v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT)
            || member
            || self.class_of(self.innermost_element(ty)).is_none()
            || self.is_open_type(ty)
            || self.scope_is_dependent(self.context.scope)
        {
            return;
        }
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        let value = interpreter.object_initialized_by(ty, Initializer::None, pos);
        let value = value.and_then(|datum| interpreter.intern(&datum, ty, pos));
        let Err(failure) = value else { return };
        let known = matches!(
            failure.reason,
            Reason::NotConstexpr(_) | Reason::NoBody(_) | Reason::NoMeaning | Reason::Allocated
        );
        if !known || !self.reports_here() {
            return;
        }
        let note = match failure.reason {
            Reason::NotConstexpr(id) if self.il[id].name == EntityName::Constructor => {
                Some((failure.pos, messages::cannot_call_non_constexpr(self.called_constructor(id))))
            }
            Reason::NoBody(id) if self.il[id].name == EntityName::Constructor => {
                let noted = self.missing_body_note(id, failure.pos);
                noted.map(|(at, _)| (at, messages::constexpr_not_defined(self.called_constructor(id))))
            }
            _ => self.failure_note(failure),
        };
        let Some((at, note)) = note else { return };
        self.report_in_context(pos, messages::initialization_not_constant()).note(at, note);
    }

    fn is_scalar_constant(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.enum_of(ty).is_some()
    }

    /// Whether an expression that must be constant is one here: it is written, and depends on nothing.
    fn may_require_constant(&self, e: ExprId) -> bool {
        let open = self.il[e].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) || self.is_open(e);
        self.instantiation.sfinae.is_none()
            && self.reports.quiet == 0
            && (self.instantiation.depth == 0 || self.reports_in_instance())
            && !open
    }

    /// Reports the initializer of a constexpr variable of another than an arithmetic type, where it names what has no
    /// value at compile time.
    fn explain_variable(&mut self, id: VariableId, e: ExprId) {
        let (ty, pos) = (self.il[id].ty, self.start_of(e));
        if self.is_dependent(ty) || self.is_unknown(ty) {
            return;
        }
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        let value = interpreter.initializer_value(ty, e);
        let value = value.and_then(|datum| interpreter.intern(&datum, ty, pos));
        let trace = std::mem::take(&mut interpreter.trace);
        let Err(failure) = value else { return self.require_constant_destructor(id, pos) };
        let clear = matches!(
            failure.reason,
            Reason::PastEnd(_)
                | Reason::Position(..)
                | Reason::NotConstexpr(_)
                | Reason::NoMeaning
                | Reason::InactiveMember(_)
                | Reason::Allocated
                | Reason::Constant
                | Reason::RunTimeBound
                | Reason::BitFields(_)
                | Reason::BitCast(_)
                | Reason::Volatile
                | Reason::Conversion(..)
                | Reason::NoOrder
                | Reason::NoDistance
                | Reason::PastOther
        );
        // What is added to a pointer was warned of; an element that is named with brackets was not.
        let added = trace.is_empty()
            && matches!(failure.reason, Reason::Position(..))
            && self.input.sources.byte_at(failure.pos) != Some(b'[');
        let own_bound = trace.is_empty() && failure.reason == Reason::RunTimeBound;
        if !trace.is_empty() && !clear || added || own_bound {
            return;
        }
        if failure.reason == Reason::NotLiteral && trace.is_empty() {
            return self.report_not_constant(e);
        }
        let known = matches!(failure.reason, Reason::Variable(..) | Reason::Address(_)) || clear;
        if !known && failure.reason != Reason::Uninitialized {
            return;
        }
        // What is a constant itself exists at run time only.
        let constant = |c: &mut Self, of: VariableId| {
            c.il[of].flags.contains(VariableFlags::CONSTEXPR) || c.is_initialized_constant(of)
        };
        let note = match failure.reason {
            Reason::Address(of) if constant(self, of) => {
                Some((failure.pos, messages::attempt_access_run_time_storage()))
            }
            _ => self.failure_note(failure),
        };
        let Some((pos, note)) = note else { return };
        let at = self.start_of(e);
        let mut reported =
            self.report_in_context(at, messages::expression_must_have_constant_value()).note(pos, note);
        let outer = trace.len().saturating_sub(1);
        for call in trace.into_iter().take(outer) {
            reported = reported.note(call, messages::called_from());
        }
    }

    /// The destructor of a constexpr variable that is declared in its class is constexpr too.
    fn require_constant_destructor(&mut self, id: VariableId, at: Pos) {
        let (ty, constexpr) = (self.il[id].ty, self.il[id].flags.contains(VariableFlags::CONSTEXPR));
        let Some(class) = self.class_of(ty).filter(|_| constexpr) else { return };
        let Some(destructor) = self.il[class].special.destructor else { return };
        if !self.is_user_provided(destructor) || !self.is_surely_not_literal(ty) {
            return;
        }
        let note = messages::cannot_call_non_constexpr(self.called_entity(destructor));
        self.report_in_context(at, messages::expression_must_have_constant_value()).note(at, note);
    }

    /// Reports an expression that makes an object of a type that constants cannot have.
    fn report_not_constant(&mut self, e: ExprId) {
        let at = self.start_of(e);
        self.report_in_context(at, messages::expression_must_have_constant_value());
    }

    /// The initializer of a constexpr variable, where it is no single expression: the arguments of a constructor.
    pub(in crate::sema) fn require_constant_construction(&mut self, id: VariableId, args: List<ExprId>) {
        let v = &self.il[id];
        let (ty, member) = (v.ty, v.class.is_some_and(|class| self.is_dependent_class(class)));
        let arguments = self.il[args].to_vec();
        let Some(first) = arguments.first().copied() else { return };
        if member
            || self.scope_is_dependent(self.context.scope)
            || self.is_open_type(ty)
            || self.class_of(ty).is_none()
            || !arguments.iter().all(|arg| self.may_require_constant(*arg))
        {
            return;
        }
        let at = self.start_of(first);
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        let value = interpreter.object_initialized_by(ty, Initializer::Paren { args }, at);
        let traced = !interpreter.trace.is_empty();
        let Err(failure) = value else { return self.require_constant_destructor(id, at) };
        let clear = matches!(failure.reason, Reason::NotConstexpr(_) | Reason::Variable(..));
        if traced || !clear {
            return;
        }
        let Some((pos, note)) = self.failure_note(failure) else { return };
        self.report_in_context(at, messages::expression_must_have_constant_value()).note(pos, note);
    }

    /// Whether an expression is known not to be a constant, rather than one whose value is not known.
    pub fn is_no_constant(&mut self, e: ExprId) -> bool {
        let Err(failure) = Interpreter::new(self).rvalue(e) else { return false };
        match failure.reason {
            Reason::Unknown => false,
            // The initializer of a constexpr variable is a constant, or was reported.
            Reason::Variable(id, _) => !self.il[id].flags.contains(VariableFlags::CONSTEXPR),
            _ => true,
        }
    }

    /// The variable of which an expression needs a value that is known to change at run time.
    pub(in crate::sema) fn run_time_variable(&mut self, e: ExprId) -> Option<VariableId> {
        if self.is_open(e) {
            return None;
        }
        let Reason::Variable(id, _) = Interpreter::new(self).rvalue(e).err()?.reason else { return None };
        let v = &self.il[id];
        let may_be_constant = (self.qualifiers(v.ty).contains(Qualifiers::CONST)
            || v.flags.contains(VariableFlags::CONSTEXPR))
            && !self.is_declared_alone(id);
        let known = !may_be_constant && !self.is_dependent(v.ty) && !self.is_unknown(v.ty);
        (known && (self.is_arithmetic(v.ty) || self.is_pointer(v.ty))).then_some(id)
    }

    /// `too_long`: where the evaluation is said to be too long, if it is.
    fn require_constant_at(&mut self, e: ExprId, too_long: Pos, own: Option<VariableId>) {
        // Most are literals.
        let literal = matches!(
            self.il[e].kind,
            ExprKind::Bool { .. } | ExprKind::Integer { .. } | ExprKind::Char { .. }
        );
        if literal || !self.is_scalar_constant(self.il[e].ty) || !self.may_require_constant(e) {
            return;
        }
        let pos = self.il[e].pos;
        let mut interpreter = Interpreter::new(self);
        interpreter.own = own.map(|id| (id, None));
        let outcome = interpreter.rvalue(e);
        let trace = std::mem::take(&mut interpreter.trace);
        let Err(failure) = outcome else {
            // Temporaries end with the full-expression ([class.temporary]).
            let ended = interpreter.destroy_from(0, None, pos);
            if ended.is_err() {
                return;
            }
            let kept =
                interpreter.heap.iter().zip(&interpreter.allocated).filter(|(object, _)| object.is_some());
            let kept: Vec<Pos> = kept.map(|(_, pos)| *pos).collect();
            return self.report_kept_storage(e, &kept);
        };
        if matches!(failure.reason, Reason::Depth | Reason::Cost) {
            let at = self.start_of(e);
            let note = messages::expression_not_folded_constant_due();
            let message = messages::expression_must_have_constant_value();
            self.report_in_context(at, message).note(too_long, note);
            return;
        }
        if failure.reason == Reason::NotLiteral && trace.is_empty() {
            return self.report_not_constant(e);
        }
        let Some((pos, note)) = self.failure_note(failure) else { return };
        if trace.is_empty() && matches!(failure.reason, Reason::OutOfRange | Reason::Exceeds(_)) {
            // The division itself was reported.
            return;
        }
        let at = self.start_of(e);
        let mut reported =
            self.report_in_context(at, messages::expression_must_have_constant_value()).note(pos, note);
        let outer = trace.len().saturating_sub(1);
        for call in trace.into_iter().take(outer) {
            reported = reported.note(call, messages::called_from());
        }
    }

    /// Storage that an evaluation allocates and does not give back (`[expr.const]`), by the places of the allocations.
    fn report_kept_storage(&mut self, e: ExprId, kept: &[Pos]) {
        if kept.is_empty() {
            return;
        }
        let at = self.start_of(e);
        let count = kept.len() as i64;
        let message = messages::expression_must_have_constant_value();
        let mut reported = self
            .report_in_context(at, message)
            .note(at, messages::some_dynamic_allocations_total_number(count));
        for pos in kept {
            reported = reported.note(*pos, messages::allocation_occurred_here());
        }
    }

    /// Reports a call of an immediate function whose value is not constant, where the reason is known; `open`: its
    /// parenthesis.
    pub fn require_immediate(&mut self, call: ExprId, function: FunctionId, open: Pos) {
        let open_value = self.il[call].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) || self.is_open(call);
        if !self.reports_now() || open_value {
            return;
        }
        let ty = self.il[call].ty;
        let immediate = |f: FunctionId| self.il[f].flags.contains(FunctionFlags::CONSTEVAL);
        let keeps = self.is_pointer(ty) && !self.context.function.is_some_and(immediate);
        let mut interpreter = Interpreter::new(self);
        let value = interpreter.rvalue(call);
        let value = value
            .and_then(|value| if keeps { interpreter.intern(&value, ty, open).map(drop) } else { Ok(()) });
        let Err(failure) = value else { return };
        let trace = std::mem::take(&mut interpreter.trace);
        let too_long = matches!(failure.reason, Reason::Depth | Reason::Cost);
        let note = match too_long {
            true => Some((open, messages::expression_not_folded_constant_due())),
            false => self.failure_note(failure),
        };
        let Some((pos, note)) = note else { return };
        let trace = if too_long { Vec::new() } else { trace };
        let entity = self.function_name_entity(function);
        let mut reported =
            self.reports.diags.report(open, messages::call_consteval_did_not_produce(entity)).note(pos, note);
        let outer = trace.len().saturating_sub(1);
        for call in trace.into_iter().take(outer) {
            reported = reported.note(call, messages::called_from());
        }
        self.il[call].flags |= ExprFlags::UNKNOWN;
    }

    /// A variable as these notes name it: a static data member with the arguments of its class.
    pub(in crate::sema) fn variable_or_member_entity(&self, id: VariableId) -> EntityText {
        let mut entity = self.variable_entity(id);
        let v = &self.il[id];
        if let (Some(class), Some(name)) = (v.class, v.name) {
            entity.name = self.member_text(class, name);
        }
        entity
    }

    /// Reports an argument for a pointer or reference parameter of a template that is not constant, where that is known:
    /// it names a variable whose value, or whose address, only the running program has.
    pub(in crate::sema) fn require_constant_pointer(&mut self, e: ExprId, to: TypeId) {
        if !self.may_require_constant(e) || !self.reports_here() || self.context.template_depth > 0 {
            return;
        }
        let pos = self.il[e].pos;
        let mut interpreter = Interpreter::new(self);
        let value = interpreter.initializer_value(to, e);
        let value = value.and_then(|datum| interpreter.intern(&datum, to, pos));
        let traced = !interpreter.trace.is_empty();
        let Err(failure) = value else { return };
        let known =
            matches!(failure.reason, Reason::Variable(_, true) | Reason::Address(_) | Reason::Volatile);
        if !known || traced {
            return;
        }
        let at = self.start_of(e);
        if let Some((pos, note)) = self.failure_note(failure)
            && self.reports.refused_arguments.insert(at)
        {
            self.report_in_context(at, messages::expression_must_have_constant_value()).note(pos, note);
        }
    }

    /// The bounds of arrays in a type that is an argument of a template are constants (`[temp.arg.type]`).
    #[inline]
    pub fn require_constant_bounds(&mut self, ty: TypeId) {
        if let TypeKind::Array { element, bound } = self.split(ty).kind {
            self.require_constant_bounds_of_array(element, bound);
        }
    }

    fn require_constant_bounds_of_array(&mut self, element: TypeId, bound: ArrayBound) {
        if let ArrayBound::Expr { expr } = bound {
            // What looks ahead leaves it to what reads it for good.
            self.reports.suppressed += u32::from(self.reports.quiet > 0);
            self.require_constant(expr);
        }
        self.require_constant_bounds(element);
    }

    /// The note that explains a failure, with its place; none for reasons that only limits of the analysis have.
    fn failure_note(&mut self, failure: Failure) -> Option<(Pos, Message)> {
        let pos = failure.pos;
        let message = match failure.reason {
            Reason::Variable(id, named) => {
                let v = &self.il[id];
                let constant = self.qualifiers(v.ty).contains(Qualifiers::CONST)
                    || v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT);
                let constexpr = v.flags.contains(VariableFlags::CONSTEXPR);
                let init = v.init;
                let open = match self.is_reference(v.ty) {
                    true => !self.refers_to_unknown_object(id),
                    // What a closure is converted to is not always found without its object.
                    false => self
                        .class_of(v.ty)
                        .is_some_and(|class| constant || self.il[class].lambda(&self.il).is_some()),
                };
                let v = &self.il[id];
                let refused = v.class.is_some() && v.flags.contains(VariableFlags::ERROR);
                if open || refused || v.class.is_some() && !self.is_settled_member(id) {
                    return None;
                }
                if !named && !self.is_named_at(id, pos) {
                    // It is reached by its address.
                    return (!constant).then(|| (pos, messages::attempt_access_run_time_storage()));
                }
                // A parameter has no value before the call.
                let argued = self.il[id].storage == Storage::Parameter;
                // The initializer of a constexpr variable is a constant, or was reported.
                let reference = self.is_reference(self.il[id].ty);
                let valued = match init {
                    Some(init) => !self.is_no_constant(init),
                    None => !self.is_declared_alone(id),
                };
                if constexpr || constant && !reference && valued && !argued {
                    return None;
                }
                let entity = self.variable_or_member_entity(id);
                return Some((
                    self.il.places.start_of_name(pos),
                    messages::value_cannot_used_constant(entity),
                ));
            }
            Reason::Address(id) => messages::pointer_reference_cannot_used_constant(self.variable_entity(id)),
            Reason::NotConstexpr(id) => {
                let f = &self.il[id];
                let made = FunctionFlags::IMPLICIT | FunctionFlags::LAMBDA | FunctionFlags::VIRTUAL;
                let written = !matches!(f.name, EntityName::Constructor | EntityName::Destructor)
                    || !f.flags.contains(FunctionFlags::DEFAULTED);
                if f.builtin(&self.il).is_some() || f.flags.intersects(made) || !written {
                    return None;
                }
                let named = matches!(f.name, EntityName::Identifier { .. }) || f.class.is_none();
                if !named {
                    let entity = match f.name {
                        EntityName::Constructor => self.called_constructor(id),
                        _ => self.called_entity(id),
                    };
                    return Some((pos, messages::cannot_call_non_constexpr(entity)));
                }
                let at = self.called_name_before(pos, id);
                return Some((at, messages::cannot_call_non_constexpr(self.called_entity(id))));
            }
            Reason::NoBody(id) => return self.missing_body_note(id, pos),
            Reason::Incomplete(id) => messages::call_not_completely_defined(self.called_entity(id)),
            Reason::This => messages::value_of_this_cannot_used_constant(),
            Reason::OutOfRange => messages::integer_overflow(),
            Reason::Shift(count) => {
                messages::shift_amount_too_large(i64::try_from(count).unwrap_or(i64::MAX))
            }
            Reason::NegativeShift => messages::cannot_perform_negative_shift(),
            Reason::Exceeds(ty) => messages::value_exceeds_range(self.shown_type(ty)),
            Reason::Position(position, count) => {
                messages::cannot_access_position_in_array(position, count as i64)
            }
            Reason::PastEnd(count) => messages::attempt_access_storage_one_position(count as i64),
            Reason::Expired => messages::attempt_access_expired_storage(),
            Reason::Allocated => messages::invalid_use_address_interpreter_storage(),
            Reason::Volatile => messages::attempt_read_volatile_storage(),
            Reason::Conversion(from, to) => {
                let (from, to) = (self.shown_type(from), self.shown_type(to));
                messages::conversion_invalid_in_constant_evaluation(from, to)
            }
            Reason::NoOrder => messages::pointer_values_cannot_be_compared(),
            Reason::NoDistance => messages::arithmetic_on_non_array_pointer(),
            Reason::PastOther => messages::comparison_of_pointer_past_end(),
            Reason::Constant => messages::attempt_modify_const_storage(),
            Reason::RunTimeBound => messages::variable_length_array_in_constexpr(),
            Reason::BitFields(ty) => messages::bit_cast_of_bit_fields(self.shown_type(ty)),
            Reason::BitCast(ty) => messages::bit_cast_of_type(self.shown_type(ty)),
            Reason::NullPointer | Reason::RunTimeStorage | Reason::Modification => {
                messages::attempt_access_run_time_storage()
            }
            Reason::NoMeaning => messages::expression_cannot_interpreted(),
            Reason::NotAllocated => messages::deallocation_storage_not_dynamically_allocated(),
            Reason::Uninitialized => messages::access_uninitialized_object(),
            Reason::InactiveMember(Some((read, active))) => messages::invalid_access_inactive_union_member(
                self.field_entity(read),
                self.field_entity(active),
            ),
            Reason::NoReturn => messages::missing_return_value(),
            _ => return None,
        };
        Some((pos, message))
    }

    /// The note that a constexpr function has no definition yet: the bodies of member functions follow when their class
    /// is complete (`[class.mem.general]`).
    fn missing_body_note(&self, id: FunctionId, pos: Pos) -> Option<(Pos, Message)> {
        let f = &self.il[id];
        let made = FunctionFlags::IMPLICIT | FunctionFlags::LAMBDA | FunctionFlags::DEFAULTED;
        let open = f.class.is_some_and(|class| self.is_dependent_class(class));
        if f.flags.intersects(made) || open || self.scope_is_dependent(f.scope) {
            return None;
        }
        let pattern = self.body_pattern(id).map_or(id, |(pattern, _)| pattern);
        if self.written_body(pattern).is_some() || pattern != id && self.il[pattern].definition.is_some() {
            return None;
        }
        if self.context.function == Some(id) {
            return Some((pos, messages::call_not_completely_defined(self.called_entity(id))));
        }
        let at = self.called_name_before(pos, id);
        Some((at, messages::constexpr_not_defined(self.called_entity(id))))
    }

    /// Whether a constant is declared here, but not yet with a value: `extern`, or as a member of a class that is no
    /// instance.
    fn is_declared_alone(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        let written = v.template(&self.il).is_none()
            && v.instance(&self.il).is_none()
            && !self.instances.made_from.contains_key(&Entity::Variable { id });
        let declared = v.class.is_some() || v.flags.contains(VariableFlags::EXTERN);
        written && declared && !v.defined && !self.is_dependent(v.ty) && !self.scope_is_dependent(v.scope)
    }

    /// Whether it is known only at run time what a reference refers to (`[expr.const]`).
    fn refers_to_unknown_object(&mut self, id: VariableId) -> bool {
        let v = &self.il[id];
        let (ty, init) = (v.ty, v.init);
        if v.storage == Storage::Parameter {
            return !v.flags.contains(VariableFlags::PACK);
        }
        if v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::ERROR) || self.is_dependent(ty) {
            return false;
        }
        let Some(init) = init else { return v.class.is_none() };
        if self.il[init].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) {
            return false;
        }
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        let value = interpreter.initializer_value(ty, init);
        let value = value.and_then(|datum| interpreter.intern(&datum, ty, Pos::NONE));
        let Err(failure) = value else { return false };
        match failure.reason {
            Reason::Unknown => false,
            Reason::Variable(of, _) => !self.il[of].flags.contains(VariableFlags::CONSTEXPR),
            _ => true,
        }
    }

    /// Whether all is known of the initializer of a static data member: it is there, or its class has no pattern that may
    /// have one.
    fn is_settled_member(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        let known =
            v.init.is_some_and(|init| !self.il[init].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN));
        known || v.init.is_none() && !self.instances.made_from.contains_key(&Entity::Variable { id })
    }

    /// Whether the token at a position is the name of a variable.
    fn is_named_at(&self, id: VariableId, pos: Pos) -> bool {
        self.il[id].name.is_some_and(|name| self.names.text(name) == self.word_at(pos))
    }

    fn called_constructor(&self, id: FunctionId) -> EntityText {
        let mut entity = self.called_entity(id);
        entity.name = self.name_in_scope_text(id, true);
        entity
    }

    /// Where the name of a function stands that is called at a parenthesis: that of an instance of a template begins with
    /// what qualifies it.
    fn called_name_before(&self, parenthesis: Pos, id: FunctionId) -> Pos {
        let end = self.il.places.preceding(parenthesis);
        if self.il[id].instance.is_none() {
            return end;
        }
        let name = self.name_before_arguments(end).unwrap_or(end);
        if self.instantiation.depth == 0 { self.il.places.start_of_name(name) } else { name }
    }

    fn called_entity(&self, id: FunctionId) -> EntityText {
        let mut entity = self.function_name_entity(id);
        if let Some(name) = self.instance_without_result(id) {
            entity.name = name;
        }
        entity.declared = Declared::At(self.il[id].pos);
        entity
    }
}
