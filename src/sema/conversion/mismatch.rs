//! Implicit conversions that do not exist: which message says so (`[conv]`, `[dcl.init]`).

use crate::compilation::Compilation;
use crate::diag::{Message, TypeText, messages, phrases};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;
use crate::tables::limits;

/// What a converted value is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Initialize,
    /// The right operand of an assignment, whose operator stands here.
    Assign(Pos),
    Argument,
    DefaultArgument,
    TemplateArgument,
    Return,
}

impl Compilation {
    /// An expression converted to a type, with a message where it cannot be.
    pub fn convert_for(&mut self, from: ExprId, to: TypeId, purpose: Purpose) -> ExprId {
        // As a template argument what identifies one function is that one, whatever it is converted to.
        let from = match purpose {
            Purpose::TemplateArgument if self.unselected_overload(from, to).is_some() => {
                self.sole_specialization(from)
            }
            _ => from,
        };
        if self.refuses_unselected(from, to, purpose)
            || purpose == Purpose::Initialize && self.refuses_long_string(from, to)
        {
            return from;
        }
        if !self.converts(from, to) {
            let moved = (purpose == Purpose::Return).then(|| self.implicitly_moved(from)).flatten();
            if let Some(moved) = moved.filter(|moved| self.converts(*moved, to)) {
                return self.convert(moved, to);
            }
            if self.takes_function_as_void(from, to) {
                self.warn_of_mismatch(from, to, purpose);
                let decayed = self.decay(from);
                return self.implicit(decayed, ConversionKind::Pointer, to, None);
            }
            self.report_mismatch(from, to, purpose);
            return from;
        }
        if self.converts_explicitly_to_bool(from, to) {
            self.report_mismatch(from, to, purpose);
            return from;
        }
        self.check_conversion_to_base(from, to);
        self.check_copied(from, to, purpose);
        if let Purpose::Assign(at) = purpose
            && self.is_deprecated_string(from, to)
        {
            return self.convert_deprecated_string(from, to, at);
        }
        let mode = self.narrowing_for(purpose, to);
        let converted = self.narrowing_allowed(mode, |c| c.convert(from, to));
        if self.waits_to_tell_made() && self.class_of(to).is_some() {
            self.check_converted_object(from, converted, purpose == Purpose::Return);
        }
        converted
    }

    /// Reports a set of functions none of which a type selects (`[over.over]`). True if it is one.
    pub(in crate::sema) fn refuses_unselected(&mut self, from: ExprId, to: TypeId, purpose: Purpose) -> bool {
        let Some(entity) = self.unselected_overload(from, to) else { return false };
        if self.reports_here() {
            let at = if let Purpose::Assign(at) = purpose { at } else { self.start_of(from) };
            let message = match self.canonical_kind(to) {
                TypeKind::LvalueReference { to: target } if self.qualifiers(target).is_empty() => {
                    let unknown = TypeText::new(phrases::overloaded_type().plain());
                    messages::reference_type_not_const_qualified(self.shown_type(to), unknown)
                }
                _ => messages::no_instance_matches_required_type(entity),
            };
            self.report(at, message);
        }
        true
    }

    /// Whether only an explicit conversion function of a class gives the truth value that is wanted implicitly
    /// (`[class.conv.fct]`).
    pub(in crate::sema) fn converts_explicitly_to_bool(&mut self, from: ExprId, to: TypeId) -> bool {
        let ty = self.il[from].ty;
        if self.builtin_of(to) != Some(Builtin::Bool)
            || self.is_reference(to)
            || self.class_of(ty).is_none()
            || self.is_open(from)
            || !self.reports_now()
        {
            return false;
        }
        match self.user_conversion(from, to) {
            Some(function) => self.is_always_explicit(function),
            None => false,
        }
    }

    /// An expression that makes the very object that it initializes, of the type that is declared (`[dcl.init]`).
    pub(in crate::sema) fn made_as(&mut self, expr: ExprId, declared: TypeId) -> ExprId {
        let mut e = self.il[expr];
        let to = match self.il[declared].kind {
            TypeKind::Qualified { base, .. } => base,
            _ => declared,
        };
        let known = self.class_of(to).is_some() && !self.is_reference(to) && !self.is_dependent(to);
        if !known || e.category != Category::Prvalue || self.unqualified(e.ty) != self.unqualified(to) {
            return expr;
        }
        // A class whose arguments were deduced is declared by that name too.
        let deduced =
            |c: &Self, made: TypeId| matches!(c.canonical_kind(made), TypeKind::DeducedClass { .. });
        match e.kind {
            ExprKind::Construct { to: made, .. } | ExprKind::ConstructBrace { to: made, .. }
                if deduced(self, made) && self.is_class_name(to) =>
            {
                return expr;
            }
            _ => {}
        }
        match &mut e.kind {
            ExprKind::Construct { to: made, .. }
            | ExprKind::ConstructBrace { to: made, .. }
            | ExprKind::Cast { style: CastStyle::C | CastStyle::Functional, to: made, .. }
                if *made != to =>
            {
                *made = to;
            }
            _ => return expr,
        }
        self.il.expressions.exprs.add(e)
    }

    /// An argument of a call as the parameter at `index`, of type `to`: where it makes that very object it is one of the
    /// type as that is declared.
    pub(in crate::sema) fn convert_argument_of(
        &mut self,
        from: ExprId,
        function: FunctionId,
        (index, to): (usize, TypeId),
    ) -> ExprId {
        let e = &self.il[from];
        let made = matches!(
            e.kind,
            ExprKind::Construct { .. }
                | ExprKind::ConstructBrace { .. }
                | ExprKind::Cast { style: CastStyle::C | CastStyle::Functional, .. }
        );
        let class = self.class_of(e.ty);
        // A conversion function gives an object of its own, and nothing is made in a template of nothing.
        let given = match e.kind {
            ExprKind::Cast { to, operand, .. } => {
                self.class_of(self.il[self.il.without_conversions(operand)].ty).is_some()
                    || self.is_alias_id(to)
            }
            ExprKind::Construct { to, args, .. } => {
                args.is_empty() && self.scope_is_dependent(self.context.scope) || self.is_alias_id(to)
            }
            ExprKind::ConstructBrace { to, constructor, .. } => constructor.is_none() || self.is_alias_id(to),
            _ => false,
        };
        // Nor is a constructor called there.
        let calls =
            self.il[function].name != EntityName::Constructor || !self.scope_is_dependent(self.context.scope);
        let whole = made
            && !given
            && calls
            && class == self.class_of(to)
            && class.is_some_and(|class| self.is_passed_in_memory(class, 0))
            && !self.is_reference(to);
        let from = match whole {
            true => {
                let declared = self.spelled_parameter_of(function, index, to);
                self.made_as(from, declared)
            }
            false => from,
        };
        self.convert_argument(from, to)
    }

    /// Whether objects of a class cannot be passed in registers, so that an argument is made in place: copies or their
    /// end are not trivial (`[class.temporary]`).
    fn is_passed_in_memory(&self, class: ClassId, depth: u32) -> bool {
        let c = &self.il[class];
        let given = |function: FunctionId| {
            let implied = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
            !self.il[function].flags.intersects(implied)
        };
        let held = |ty: TypeId| {
            depth < limits::SPECIAL_MEMBER_CLASS_NESTING
                && self.class_of(ty).is_some_and(|class| self.is_passed_in_memory(class, depth + 1))
        };
        let copies = |entity: &Entity| match *entity {
            Entity::Function { id } if given(id) => match self.il[id].params(&self.il) {
                [first, rest @ ..] => {
                    self.is_reference(first.ty)
                        && self.class_of(self.without_reference(first.ty)) == Some(class)
                        && rest.iter().all(|param| param.has_default)
                }
                [] => false,
            },
            _ => false,
        };
        c.flags.contains(ClassFlags::POLYMORPHIC)
            || c.special.destructor.is_some_and(given)
            || c.special.constructors.iter().any(copies)
            || c.bases.iter().any(|base| base.virtual_ || held(base.ty))
            || c.members.fields.iter().any(|field| held(self.il[*field].ty))
    }

    /// Whether a type is written as the id of an alias template.
    fn is_alias_id(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => self.is_alias_id(of),
            TypeKind::AliasInstance { .. } => true,
            _ => false,
        }
    }

    /// Whether a type is written as the name of a class, qualified or not.
    fn is_class_name(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => self.is_class_name(of),
            TypeKind::Class { .. } => true,
            _ => false,
        }
    }

    /// Whether a class is declared and no more, and nothing here makes it complete.
    fn stays_declared(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        c.state == Completeness::Declared
            && c.instance.is_none_or(|instance| self.no_pattern_is_defined(instance))
            && c.lambda(&self.il).is_none()
            && self.enclosing_instance(class).is_none()
            && !self.instances.made_from.contains_key(&Entity::Class { id: class })
    }

    /// Whether an instance is specialized and no more, or made from a template without a definition, which no partial
    /// specialization has either.
    fn no_pattern_is_defined(&self, instance: InstanceId) -> bool {
        let i = &self.il[instance];
        let template = &self.il[self.origin_template(i.template)];
        let TemplateKind::Class { pattern } = template.kind else { return false };
        i.explicit == Specialization::Explicit
            || template.partials(&self.il).is_empty() && self.il[pattern].state == Completeness::Declared
    }

    /// Whether nothing is known of a type, or not yet.
    pub fn is_open_type(&self, ty: TypeId) -> bool {
        let inner = self.without_reference(ty);
        let class_open = |class: ClassId| {
            let c = &self.il[class];
            c.flags.intersects(ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT)
                || c.template.is_some()
                || c.state != Completeness::Complete && !self.stays_declared(class)
        };
        let unresolved = [self.common.overload, self.common.brace_list, self.common.dependent];
        self.is_unknown(ty)
            || unresolved.contains(&ty)
            || self.is_unknown(inner)
            || self.is_dependent(ty)
            || self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
            || self.class_of(inner).is_some_and(class_open)
    }

    /// Whether an expression's type is not known, or not yet.
    pub fn is_open(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        entry.flags.intersects(DEPENDENT & ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
            || entry.ty == self.common.overload
            || entry.ty == self.common.brace_list
            || self.is_open_type(entry.ty)
    }

    /// Whether an expression can be converted to a type; true where that is not known.
    pub fn converts(&mut self, from: ExprId, to: TypeId) -> bool {
        let e = self.il[from];
        if self.is_reference(to) {
            // Binding is looked at below.
        } else if self.unqualified(e.ty) == self.unqualified(to)
            || (self.is_arithmetic(e.ty) && self.is_arithmetic(to))
        {
            return true;
        }
        for ty in [e.ty, self.without_reference(to)] {
            if let Some(class) = self.class_of(ty) {
                self.complete_class(class);
            }
        }
        let unusual = |c: &Self, ty: TypeId| matches!(c.split(ty).kind, TypeKind::Complex { .. });
        let target = self.without_reference(to);
        // A closure may convert to a pointer to function, and that to a truth value.
        if self.builtin_of(target) == Some(Builtin::Bool) && self.is_closure_without_captures(e.ty) {
            return true;
        }
        let closure = self.class_of(e.ty).is_some_and(|c| self.il[c].lambda(&self.il).is_some())
            && !(self.is_arithmetic(target) || self.enum_of(target).is_some());
        let before = self.reports.fallbacks;
        let closure = closure
            && (self.class_of(target).is_none() && self.pointee(target).is_none()
                || self.conversion_sequence(from, to, true).is_none() && self.reports.fallbacks != before);
        let skipped = self.is_open(from)
            || closure
            || self.gives_its_argument(from)
            || self.is_open_type(to)
            || unusual(self, e.ty)
            || unusual(self, target)
            || self.function_of(target).is_some()
            || matches!(self.canonical_kind(to), TypeKind::Array { .. });
        skipped
            || (self.conversion_sequence(from, to, true).is_some()
                && self.ambiguous_conversions(from, to).is_empty())
    }

    /// A string literal as a pointer to characters that are not constant, with a warning.
    pub(in crate::sema) fn convert_deprecated_string(
        &mut self,
        from: ExprId,
        to: TypeId,
        pos: Pos,
    ) -> ExprId {
        let shown = self.shown_type(to);
        let narrow = self.pointee(to).is_some_and(|to| self.builtin_of(to) == Some(Builtin::Char));
        self.warn(
            pos,
            match narrow {
                true => messages::deprecated_string_conv(shown),
                false => messages::deprecated_wide_string_conv(),
            },
        );
        let ty = self.decayed(self.il[from].ty);
        let operand = self.implicit(from, ConversionKind::ArrayToPointer, ty, None);
        self.prvalue(ExprKind::Cast { style: CastStyle::C, to, operand }, to, self.il[from].pos)
    }

    /// Whether a string literal converts to a pointer type that drops the const of its elements: allowed, though the
    /// language has it no more.
    pub(in crate::sema) fn is_deprecated_string(&mut self, from: ExprId, to: TypeId) -> bool {
        let ExprKind::String { .. } = self.il[from].kind else { return false };
        let Some(pointee) = self.pointee(to) else { return false };
        let TypeKind::Array { element, .. } = self.canonical_kind(self.il[from].ty) else { return false };
        let pointee = self.canonical(pointee);
        pointee == self.unqualified(element)
    }

    /// Checks that an operand can be changed (`[basic.lval]`). False if it cannot. An lvalue in the definition of a
    /// template is left to the instances of it.
    pub fn check_modifiable(&mut self, e: ExprId) -> bool {
        if self.refuses_overload_set(e) {
            return false;
        }
        let entry = self.il[e];
        // A copy of the object in a lambda has qualifiers of its own.
        let of_this = matches!(entry.kind, ExprKind::Member { base, .. } if matches!(self.il[base].kind, ExprKind::This { .. }));
        let copied = if of_this { self.copied_object() } else { None };
        if self.is_open(e) || self.is_dependent(entry.ty) || copied == Some(false) || !self.dialect.cxx {
            return true;
        }
        let constant = self.qualifiers(entry.ty).contains(Qualifiers::CONST) || copied == Some(true);
        let array = matches!(self.canonical_kind(entry.ty), TypeKind::Array { .. });
        let class = self.class_of(entry.ty).is_some();
        let constant = constant || self.is_constant_memory(e);
        let fixed =
            entry.category != Category::Lvalue || constant || array || self.function_of(entry.ty).is_some();
        let left_to_instances =
            self.defines_template() && constant && !array && entry.category == Category::Lvalue;
        if class || !fixed || left_to_instances && self.reports_now() {
            return true;
        }
        if self.reports_here() {
            let pos = self.start_of(e);
            self.report(pos, messages::expression_must_modifiable_lvalue());
        }
        false
    }

    /// Whether an operand that is assigned to is `this` itself, in a member function: what C++ once allowed is reported.
    pub(in crate::sema) fn reports_assignment_to_this(&mut self, e: ExprId) -> bool {
        let this = matches!(self.il[e].kind, ExprKind::This { .. });
        if !this || self.is_open(e) || self.context.function.is_none() || !self.context.lambdas.is_empty() {
            return false;
        }
        if self.reports_here() {
            let pos = self.start_of(e);
            self.report(pos, messages::assignment_anachronism());
        }
        true
    }

    /// Whether `*this` is a copy that the lambda around this place has, and if so, whether that is constant there
    /// (`[expr.prim.lambda.closure]`).
    fn copied_object(&self) -> Option<bool> {
        let lambda = self.context.lambdas.last()?;
        let by_value = lambda.captures.iter().any(|c| matches!(c.kind, CaptureKind::StarThis));
        let around = &self.context.lambdas;
        if !by_value {
            let copied = |l: &&crate::compilation::LambdaContext| {
                l.captures.iter().any(|c| matches!(c.kind, CaptureKind::StarThis))
            };
            return around.iter().any(|l| copied(&l)).then_some(false);
        }
        let call = self.il[lambda.class].lambda(&self.il).map(|lambda| self.il[lambda].call)?;
        let (.., traits) = self.function_of(self.il[call].ty)?;
        Some(traits.contains(FunctionTraits::CONST))
    }

    /// Whether an expression names a variable in the constant memory of the device.
    pub(in crate::sema) fn is_constant_memory(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.il[id].space == MemorySpace::Constant
            }
            _ => false,
        }
    }

    /// Reports a warning, which what is instantiated does not repeat.
    pub fn warn(&mut self, pos: Pos, message: Message) {
        if self.warns_in_body() {
            // What is only warned of does not make the body fail.
            let attempt = self.instantiation.sfinae.take();
            self.report(pos, message);
            self.instantiation.sfinae = attempt;
        } else if self.instantiation.sfinae.is_none() && self.instantiation.depth == 0 {
            self.report(pos, message);
        }
    }

    /// Whether the definition of a template is being read, not one of its instances.
    pub(in crate::sema) fn defines_template(&self) -> bool {
        self.context.template_depth > 0 && self.instantiation.depth == 0
    }

    /// Whether what is written here is reported, without regard to a substitution that may fail.
    pub fn reports_now(&self) -> bool {
        self.dialect.cxx
            && self.instantiation.sfinae.is_none()
            && self.reports.quiet == 0
            && self.instantiation.depth == 0
    }

    /// Whether the body of an instance is being made, and what is wrong in it is an error.
    pub(in crate::sema) fn examines_instance(&self) -> bool {
        match self.instantiation.sfinae {
            Some(state) => state.of_body,
            None => {
                self.instantiation.depth > 0 && self.instantiation.reports_body && self.reports_in_instance()
            }
        }
    }

    /// Whether what is analysed here is reported: it is written here, and no substitution may fail instead.
    pub fn reports_here(&mut self) -> bool {
        self.sfinae_fail();
        if self.reports.quiet > 0 {
            self.reports.suppressed += 1;
        }
        let here =
            self.instantiation.depth == 0 || self.instantiation.reports_body && self.reports_in_instance();
        self.dialect.cxx && self.instantiation.sfinae.is_none() && self.reports.quiet == 0 && here
    }

    /// An expression of a class, or a pointer to one, converts to a base of it that is one and accessible.
    pub(in crate::sema) fn check_conversion_to_base(&mut self, from: ExprId, to: TypeId) {
        if let Some(message) = self.base_conversion_fault(self.il[from].ty, to) {
            // A constructor for the derived class itself converts to no base.
            if let Some(class) = self.class_of(to)
                && let Some(constructor) = self.converting_constructor(class, &[from], false)
                && self.copy_or_move_of(constructor, class).is_none()
            {
                return;
            }
            let at = self.start_of(from);
            self.report(at, message);
        }
    }

    /// Reports that an expression does not convert to a type.
    pub fn report_mismatch(&mut self, from: ExprId, to: TypeId, purpose: Purpose) {
        if !self.reports_here() {
            return;
        }
        let pos = self.start_of(from);
        if let Some(message) = self.reference_mismatch(from, to) {
            return self.report(pos, message);
        }
        let mut target = self.without_reference(to);
        if self.class_of(target).is_some() || self.class_of(self.il[from].ty).is_some() {
            if matches!(purpose, Purpose::Argument) && !self.is_reference(to) {
                target = self.without_top_qualifiers(target);
            }
            return self.class_mismatch(from, target, pos);
        }
        let ty = self.decayed(self.il[from].ty);
        let (at, message) = self.mismatch_message(from, to, purpose);
        let taken = purpose != Purpose::TemplateArgument && self.adds_inner_qualifiers(ty, to);
        self.report(at, if taken { message.as_warning() } else { message });
    }

    /// A pointer in a template, whatever it points to, is initialized by no number but a null pointer constant
    /// (`[conv.ptr]`): no instance can be right.
    pub(in crate::sema) fn check_open_pointer_initialized(&mut self, init: Initializer, to: TypeId) {
        if !self.il[to].flags.contains(TypeFlags::DEPENDENT) || !self.defines_template() {
            return;
        }
        let target = self.unqualified(to);
        let value = match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                value
            }
            Initializer::Paren { args } if self.il[args].len() == 1 => self.il[args][0],
            _ => return,
        };
        let values = match self.il[value].kind {
            ExprKind::InitList { elements, .. } => self.il[elements].to_vec(),
            _ => vec![value],
        };
        let whole = matches!(self.il[value].kind, ExprKind::InitList { .. });
        let (to, one) = match self.canonical_kind(target) {
            TypeKind::Array { element, .. } if whole => (self.written_element(to).unwrap_or(element), false),
            _ => (to, true),
        };
        let pointer = matches!(
            self.canonical_kind(self.unqualified(to)),
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. }
        );
        if !pointer || one && values.len() != 1 {
            return;
        }
        for value in values {
            let e = self.il[value];
            let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
            let number = self.is_arithmetic(e.ty) || self.enum_of(e.ty).is_some();
            if number && !e.flags.intersects(open) && !self.is_null_pointer_constant(value) {
                self.report_mismatch(value, to, Purpose::Initialize);
            }
        }
    }

    /// What is said of a value of a type that is no class, and where.
    fn mismatch_message(&mut self, from: ExprId, to: TypeId, purpose: Purpose) -> (Pos, Message) {
        let pos = self.start_of(from);
        // The qualifiers of a parameter are no part of the function's type.
        let to = if matches!(purpose, Purpose::Argument) { self.without_top_qualifiers(to) } else { to };
        let (have, want) = (self.shown_value_type(from), self.shown_type(to));
        match purpose {
            Purpose::Initialize => (pos, messages::value_type_cannot_used_initialize(have, want)),
            Purpose::Argument => (pos, messages::argument_type_incompatible_parameter_type(have, want)),
            Purpose::DefaultArgument => {
                (pos, messages::default_argument_type_incompatible_parameter(have, want))
            }
            Purpose::TemplateArgument => {
                (pos, messages::argument_type_incompatible_template_parameter(have, want))
            }
            Purpose::Assign(at) => (at, messages::value_type_cannot_assigned_entity(have, want)),
            Purpose::Return => (pos, messages::return_value_type_does_not()),
        }
    }

    /// Whether a function or a pointer to one is given for a pointer to `void`: no conversion of the language
    /// (`[conv.ptr]`), but one that is taken where there is no other choice.
    pub(in crate::sema) fn takes_function_as_void(&mut self, from: ExprId, to: TypeId) -> bool {
        let ty = self.decayed(self.il[from].ty);
        let Some(function) = self.pointee(ty) else { return false };
        self.function_of(function).is_some() && self.pointee(to).is_some_and(|to| self.is_void(to))
    }

    /// Warns of a value that is taken although it does not convert.
    pub(in crate::sema) fn warn_of_mismatch(&mut self, from: ExprId, to: TypeId, purpose: Purpose) {
        let (at, message) = self.mismatch_message(from, to, purpose);
        self.warn(at, message.as_warning());
    }

    /// Whether a pointer becomes one that differs only in more qualifiers behind several levels: not safe, as those between
    /// are not const, and no conversion of the language (`[conv.qual]`), but taken.
    fn adds_inner_qualifiers(&self, from: TypeId, to: TypeId) -> bool {
        let (Some(mut from), Some(mut to)) = (self.pointee(from), self.pointee(to)) else { return false };
        for _ in 0..limits::REDECLARED_TYPE_NESTING {
            if !self.qualifiers(to).contains(self.qualifiers(from)) {
                return false;
            }
            let array = |c: &Self, ty: TypeId| match c.canonical_kind(ty) {
                TypeKind::Array { element, bound } => match bound {
                    ArrayBound::Constant { count } => Some((element, Some(count))),
                    _ => Some((element, None)),
                },
                _ => None,
            };
            let inner = match (self.pointee(from), self.pointee(to)) {
                (Some(from), Some(to)) => Some((from, to)),
                (None, None) => match (array(self, from), array(self, to)) {
                    (Some((_, Some(have))), Some((_, Some(want)))) if have != want => return false,
                    (Some((from, _)), Some((to, _))) => Some((from, to)),
                    _ => None,
                },
                _ => return false,
            };
            match inner {
                Some(inner) => (from, to) = inner,
                None => return self.unqualified(from) == self.unqualified(to),
            }
        }
        false
    }

    /// Why a reference does not bind directly to what it could refer to (`[dcl.init.ref]`).
    fn reference_mismatch(&mut self, from: ExprId, to: TypeId) -> Option<Message> {
        let e = self.il[from];
        let (target, rvalue) = match self.canonical_kind(to) {
            TypeKind::LvalueReference { to } => (to, false),
            TypeKind::RvalueReference { to } => (to, true),
            _ => return None,
        };
        let (su, tu) = (self.unqualified(e.ty), self.unqualified(target));
        let related = su == tu
            || match (self.class_of(su), self.class_of(tu)) {
                (Some(a), Some(b)) => self.base_distance(a, b).is_some(),
                _ => false,
            };
        let quals = self.qualifiers(target);
        let temporary = rvalue || quals & (Qualifiers::CONST | Qualifiers::VOLATILE) == Qualifiers::CONST;
        if related {
            if !quals.contains(self.qualifiers(e.ty)) {
                let (reference, value) = (self.shown_type(to), self.shown_type(e.ty));
                return Some(messages::qualifiers_dropped_in_binding_reference(reference, value));
            }
            if rvalue && e.category == Category::Lvalue {
                return Some(messages::rvalue_reference_cannot_bound_lvalue());
            }
        }
        if temporary {
            return None;
        }
        if e.category != Category::Lvalue {
            return Some(messages::initial_value_reference_non_const());
        }
        let (reference, value) = (self.shown_type(to), self.shown_type(e.ty));
        Some(messages::reference_type_not_const_qualified(reference, value))
    }

    /// Whether several user-defined conversions of an expression to a class are equally good (`[over.best.ics]`).
    pub(in crate::sema) fn converts_ambiguously(&mut self, from: ExprId, to: TypeId) -> bool {
        self.class_of(to).is_some()
            && !self.is_open_type(to)
            && !self.is_open(from)
            && !self.ambiguous_conversions(from, to).is_empty()
    }

    /// No constructor and no conversion function converts, or several do.
    pub(in crate::sema) fn class_mismatch(&mut self, from: ExprId, target: TypeId, pos: Pos) {
        let ty = self.il[from].ty;
        let plain = self.unqualified(target);
        if self.is_incomplete(plain) {
            let shown = self.shown_type(plain);
            return self.report(pos, messages::cannot_convert_to_incomplete_class(shown));
        }
        let ambiguous = self.ambiguous_conversions(from, target);
        if !ambiguous.is_empty() {
            return self.several_conversions(from, &ambiguous, Some(plain));
        }
        let (have, want) = (self.shown_type(ty), self.shown_type(plain));
        let (source_class, target_class) = (self.class_of(ty), self.class_of(target));
        let message = match (source_class, target_class) {
            (Some(_), Some(_)) => {
                messages::no_suitable_user_defined_conversion(have, self.shown_type(target))
            }
            (Some(_), None) => messages::no_suitable_conversion_function_from(have, self.shown_type(target)),
            _ => messages::no_suitable_constructor_exists_convert(have, want),
        };
        self.report(pos, message);
    }

    /// The conversion functions and constructors, more than one and none better than the others, that could each convert an
    /// expression to a type.
    pub(in crate::sema) fn ambiguous_conversions(&mut self, from: ExprId, to: TypeId) -> Vec<FunctionId> {
        let target = self.without_reference(to);
        if self.takes_only_lvalues(to) {
            let best = self.lvalue_conversions(from, target);
            return if best.len() > 1 { best } else { Vec::new() };
        }
        // What a reference binds to directly goes before a temporary object (`[over.match.ref]`).
        let direct = match self.canonical_kind(to) {
            TypeKind::LvalueReference { .. } => self.lvalue_conversions(from, target),
            TypeKind::RvalueReference { .. } => self.rvalue_conversions(from, target),
            _ => Vec::new(),
        };
        match direct.len() {
            0 => {}
            1 => return Vec::new(),
            _ => return direct,
        }
        match self.class_of(self.il[from].ty) {
            Some(class) if self.class_of(target).is_none() => {
                let best = self.best_conversion_functions(from, class, target);
                if best.len() > 1 { best } else { Vec::new() }
            }
            Some(_) if self.standard_sequence(from, self.unqualified(target)).is_none() => {
                let plain = self.unqualified(target);
                let best = self.user_conversions(from, plain);
                if best.len() > 1 { best } else { Vec::new() }
            }
            Some(_) => Vec::new(),
            None => {
                let plain = self.unqualified(target);
                let several = self.class_of(plain).is_some()
                    && self.conversion_sequence(from, plain, true).is_some_and(|s| s.is_ambiguous());
                if several { self.user_conversions(from, plain) } else { Vec::new() }
            }
        }
    }

    /// Reports that several constructors of a class, explicit ones among them, could take what is cast to it.
    pub(in crate::sema) fn several_constructors(&mut self, class: ClassId, operand: ExprId) {
        if !self.reports_here() {
            return;
        }
        let constructors = self.il[class].special.constructors.clone();
        let mut viable = Vec::new();
        for entity in constructors {
            viable.extend(self.candidate(entity, None, None, &[operand]));
        }
        let best = self.undominated_by(viable.len(), viable.len(), |i| &viable[i]);
        let functions: Vec<_> = best.iter().map(|i| viable[*i].function).collect();
        self.several_conversions(operand, &functions, Some(self.il[class].ty));
    }

    /// Reports that several conversion functions of a class object could be called; `to`: none for an operand of a built-in
    /// operator.
    pub(in crate::sema) fn several_conversions(
        &mut self,
        from: ExprId,
        functions: &[FunctionId],
        to: Option<TypeId>,
    ) {
        if !self.reports_here() || self.is_open(from) {
            return;
        }
        let pos = self.start_of(from);
        self.il[from].flags |= ExprFlags::UNKNOWN;
        let constructs = functions.iter().any(|f| self.il[*f].name == EntityName::Constructor);
        let source = self.il[from].ty;
        let have = self.shown_type(if constructs { source } else { self.unqualified(source) });
        let message = match to {
            Some(to) if constructs && self.class_of(source).is_none() => {
                let wanted = self.shown_type(self.unqualified(self.without_reference(to)));
                messages::more_than_one_constructor_applies(have, wanted)
            }
            Some(to) if constructs => {
                let wanted = self.shown_type(self.without_reference(to));
                messages::more_than_one_user_defined_conversion(have, wanted)
            }
            Some(to) => messages::more_than_one_conversion_function(have, self.shown_type(to)),
            None => messages::more_than_one_conversion_function_from(have),
        };
        self.list_functions(pos, message, functions);
    }

    /// Reports that each of several functions could convert an operand after `?` to the type of the other one.
    pub(in crate::sema) fn several_operand_conversions(
        &mut self,
        operand: ExprId,
        functions: &[FunctionId],
        to: TypeId,
    ) {
        if self.reports_here() {
            let (have, want) = (self.shown_type(self.il[operand].ty), self.shown_type(to));
            let at = self.start_of(operand);
            self.list_functions(at, messages::more_than_one_user_defined_conversion(have, want), functions);
        }
    }

    fn list_functions(&mut self, pos: Pos, message: Message, functions: &[FunctionId]) {
        let listed: Vec<_> = functions
            .iter()
            .map(|f| match self.il[*f].instance.map(|i| self.il[i].template) {
                Some(id) if self.il[*f].name == EntityName::Constructor => {
                    self.listed_candidate(Entity::Template { id })
                }
                _ => self.function_entity(*f),
            })
            .collect();
        let mut reported = self.report_in_context(pos, message);
        for entity in listed {
            reported = reported.also(phrases::listed_entity(entity));
        }
    }
}
