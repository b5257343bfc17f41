//! Expressions whose value is not used, those that do nothing, and constants that do not fit: warnings about what was written (`[expr]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::expression::variable_access::Use;
use crate::sema::overload::Resolution;
use crate::sema::overload::callee_text::FoundIn;
use crate::source::Pos;
use crate::tables::limits;

/// What is asked for effects.
struct Effects {
    /// How many parts of it are still looked at.
    budget: u32,
    /// Whether it stands in the definition of a template, where `T(x)` is not decided yet.
    in_template: bool,
}

impl Effects {
    fn of(in_template: bool) -> Self {
        Self { budget: limits::EFFECT_NODES, in_template }
    }
}

impl Compilation {
    /// An expression used as a statement: overloads that stay unresolved are left as they are.
    pub fn discarded_value(&mut self, e: ExprId) -> ExprId {
        if let ExprKind::Overload { set, qualifier, args } = self.il[e].kind
            && self.il.candidates(set).is_empty()
            && (qualifier.is_none() || args.is_some())
        {
            self.report_undeclared(e);
        }
        self.examine(e, Use::Discarded);
        self.check_discarded(e);
        e
    }

    /// Checks an expression whose value is not used.
    fn check_discarded(&mut self, e: ExprId) {
        if self.tells_of_effects() {
            self.check_discarded_left(e);
            self.check_discarded_call(e);
        }
    }

    fn tells_of_effects(&self) -> bool {
        self.reports.quiet == 0 && self.instantiation.sfinae.is_none() && self.instantiation.depth == 0
    }

    /// Checks what is used for what it does alone, whatever of its results should be used.
    pub(in crate::sema) fn check_discarded_left(&mut self, e: ExprId) {
        if !self.tells_of_effects() {
            return self.check_left_in_instance(e);
        }
        let entry = &self.il[e];
        if !matches!(entry.kind, ExprKind::MemberOverload { .. }) && self.refuses_overload_set(e) {
            return;
        }
        let entry = &self.il[e];
        if let ExprKind::MemberOverload { base, args: None, set, .. } = entry.kind
            && self.il.candidates(set).iter().any(|entity| self.is_instance_member(*entity))
        {
            if matches!(self.il[base].kind, ExprKind::This { implicit: true }) {
                return self.discard_member_function(e, self.il[set].candidates);
            }
            let pos = self.start_of(e);
            return self.report(pos, messages::pointer_bound_function_only_used());
        }
        if let ExprKind::MemberOverload { base, args: None, .. } = entry.kind {
            if !self.has_effect(base, &mut Effects::of(self.defines_template())) {
                self.tell_no_effect(e);
            }
            return;
        }
        if let ExprKind::Overload { args: None, set, .. } = entry.kind
            && let [entity @ Entity::Function { .. }] = *self.il.candidates(set)
            && self.is_instance_member(entity)
        {
            return self.tell_no_effect(e);
        }
        // Reading a variable does nothing, whatever its type.
        let variable = matches!(entry.kind, ExprKind::Name { entity: Entity::Variable { .. }, .. });
        let unknown = entry.flags.contains(ExprFlags::UNKNOWN) || self.is_unknown(entry.ty);
        let unknown = unknown && !variable && !self.names_specialization(e);
        self.check_unused_result(e);
        let entry = &self.il[e];
        let mut asked = Effects::of(self.defines_template());
        let unknown_variable = variable && self.is_unknown(entry.ty);
        if !self.context.decltype_operand
            && !unknown
            && !self.is_void(entry.ty)
            && (unknown_variable || !self.has_effect(e, &mut asked))
        {
            self.tell_no_effect(e);
        }
    }

    /// Warns of an expression that does nothing; in the definition of a template once for each place.
    fn tell_no_effect(&mut self, e: ExprId) {
        let pos = match self.il[e].kind {
            ExprKind::Extension { operand } => self.start_of(operand),
            _ => self.start_of(e),
        };
        let message = messages::expr_has_no_effect();
        let told = (pos, message.id(), message.severity());
        if !self.defines_template() || !self.reports.outside.contains(&told) {
            self.warn(pos, message);
        }
    }

    /// Checks the left operand of a comma operator that is built anew in an instance.
    fn check_left_in_instance(&mut self, e: ExprId) {
        // What arguments of attributes list is no comma expression.
        if self.makes_attributes() {
            return;
        }
        let in_instance = self.reports_in_instance();
        if !(in_instance || self.warns_in_body()) || self.context.unevaluated || self.is_void(self.il[e].ty) {
            return;
        }
        if self.has_effect(e, &mut Effects::of(false)) {
            return;
        }
        let pos = self.start_of(e);
        match in_instance {
            true => self.report(pos, messages::expr_has_no_effect()),
            false => self.warn(pos, messages::expr_has_no_effect()),
        }
    }

    /// Whether an expression names a specialization of a function or variable template, or takes its address.
    fn names_specialization(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                !self.flags_of(&[operand]).contains(ExprFlags::TYPE_DEPENDENT)
                    && self.names_specialization(operand)
            }
            ExprKind::Overload { args, .. } | ExprKind::Dependent { args, .. } => args.is_some(),
            _ => false,
        }
    }

    /// The name of member functions that stands alone where `this` is known.
    fn discard_member_function(&mut self, e: ExprId, candidates: List<Entity>) {
        let pos = self.start_of(e);
        match self.il[candidates].len() {
            1 => self.tell_no_effect(e),
            _ => {
                let shown = self.callee_entity(&self.il[candidates], FoundIn::Own);
                self.report(pos, messages::cannot_determine_instance_intended(shown));
            }
        }
    }

    /// Checks an expression in the body of an instance whose value is not used: what it is made from was not known to do
    /// nothing.
    pub(in crate::sema) fn check_discarded_in_instance(&mut self, from: ExprId, made: ExprId) {
        if !self.warns_in_body() {
            return;
        }
        self.check_discarded_call_in_instance(from, made);
        if self.is_void(self.il[made].ty) {
            return;
        }
        let (mut before, mut now) = (Effects::of(true), Effects::of(false));
        if self.has_effect(from, &mut before) && !self.has_effect(made, &mut now) {
            let pos = self.start_of(made);
            self.warn(pos, messages::expr_has_no_effect());
        }
    }

    /// Whether evaluating an expression may do something, or is not known not to.
    fn has_effect(&self, e: ExprId, asked: &mut Effects) -> bool {
        if asked.budget == 0 {
            return true;
        }
        asked.budget -= 1;
        if self.names_specialization(e) {
            return false;
        }
        let entry = &self.il[e];
        if entry.flags.contains(ExprFlags::UNKNOWN) || self.is_unknown(entry.ty) {
            return true;
        }
        if self.may_raise_exception(e) {
            return true;
        }
        let volatile = self.qualifiers(entry.ty).contains(Qualifiers::VOLATILE);
        // What operators do with operands of a dependent type is not known; names and casts are what they are.
        let plain = matches!(
            entry.kind,
            ExprKind::Name { .. }
                | ExprKind::FunctionName { .. }
                | ExprKind::Cast { .. }
                | ExprKind::Implicit { .. }
                | ExprKind::Extension { .. }
                | ExprKind::Binary { op: BinaryOp::Comma, .. }
        );
        if !plain && entry.flags.intersects(DEPENDENT) {
            return true;
        }
        match entry.kind {
            ExprKind::Integer { .. }
            | ExprKind::Float { .. }
            | ExprKind::Char { .. }
            | ExprKind::String { .. }
            | ExprKind::FunctionName { .. }
            | ExprKind::Bool { .. }
            | ExprKind::Nullptr
            | ExprKind::GnuNull
            | ExprKind::This { .. }
            | ExprKind::Constant { .. }
            | ExprKind::Offsetof { .. }
            | ExprKind::Trait { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::Noexcept { .. }
            | ExprKind::Requires { .. }
            | ExprKind::Concept { .. }
            | ExprKind::TypeidType { .. }
            | ExprKind::LabelAddress { .. } => false,
            // Only what designates an object of a polymorphic class is evaluated ([expr.typeid]).
            ExprKind::TypeidExpr { of } => {
                let operand = &self.il[of];
                let object = operand.category != Category::Prvalue
                    && self
                        .class_of(operand.ty)
                        .is_some_and(|class| self.il[class].flags.contains(ClassFlags::POLYMORPHIC));
                object || operand.flags.intersects(DEPENDENT)
            }
            // The bound of an array may be evaluated.
            ExprKind::SizeofType { of } => self.has_open_or_variable_bound(of),
            ExprKind::Extension { operand } => self.has_effect(operand, asked),
            // What stands for a template argument is another expression in each instance.
            ExprKind::SizeofExpr { of } => self.names_template_parameter(of),
            ExprKind::Name { .. } => {
                volatile || self.names_template_parameter(e) || self.names_open_reference(e)
            }
            ExprKind::Member { base, .. } => volatile || self.has_effect(base, asked),
            ExprKind::Unary { op, operand } => {
                let changes = op.changes_operand();
                changes || volatile || self.has_effect(operand, asked)
            }
            // What a warning was given about.
            ExprKind::Binary { op: BinaryOp::Divide, rhs, .. }
                if self.is_floating(entry.ty) && self.is_written_zero(rhs) =>
            {
                true
            }
            // What stands left of the first comma may be one of a class, which is not known here.
            ExprKind::Binary { op: BinaryOp::Comma, lhs, .. }
                if self.il[lhs].flags.intersects(DEPENDENT)
                    && matches!(self.il[lhs].kind, ExprKind::Binary { op: BinaryOp::Comma, .. }) =>
            {
                true
            }
            ExprKind::Binary { op, lhs, rhs } => {
                // The right one first: the left one may be a long chain.
                op.is_assignment() || self.has_effect(rhs, asked) || self.has_effect(lhs, asked)
            }
            ExprKind::Subscript { base, index } => {
                volatile || self.has_effect(base, asked) || self.has_effect(index, asked)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.has_effect(condition, asked)
                    || then.is_some_and(|then| self.has_effect(then, asked))
                    || self.has_effect(otherwise, asked)
            }
            ExprKind::Implicit { conversion, operand, .. } => {
                conversion == ConversionKind::User || self.has_effect(operand, asked)
            }
            ExprKind::Cast { style: CastStyle::Functional, .. } | ExprKind::Construct { .. }
                if asked.in_template =>
            {
                true
            }
            ExprKind::Cast { style, operand, to } => {
                self.is_void(to)
                    || self.is_open_object(to, operand)
                    || ((self.class_of(to).is_some() || self.class_of(self.il[operand].ty).is_some())
                        && style != CastStyle::Reinterpret
                        && !self.is_reference(to))
                    || self.cast_has_effect(style, to, operand)
                    || self.has_effect(operand, asked)
            }
            ExprKind::Construct { to, args, .. } => !self.is_scalar(to) || !self.il[args].is_empty(),
            ExprKind::ConstructBrace { to, list, .. } => {
                !self.is_scalar(to)
                    || !matches!(self.il[list].kind, ExprKind::InitList { elements, .. } if elements.is_empty())
            }
            // Calls and whatever else is not known to do nothing.
            _ => true,
        }
    }

    /// Whether what is cast to a type is one that only an instance makes: no pointer, and no object with static storage that
    /// a reference of another type refers to.
    fn is_open_object(&self, to: TypeId, operand: ExprId) -> bool {
        let lasting = |c: &Self| {
            let ExprKind::Name { entity: Entity::Variable { id }, .. } = c.il[operand].kind else {
                return false;
            };
            matches!(c.il[id].storage, Storage::Static | Storage::Thread)
        };
        let pointers = self.pointee(to).is_some() && self.pointee(self.il[operand].ty).is_some();
        let plain = pointers || self.is_reference(to) && lasting(self);
        self.is_open_type(to) && !(self.is_dependent(to) && plain)
    }

    /// Whether a name is that of a reference of which only an instance knows what it refers to.
    fn names_open_reference(&self, e: ExprId) -> bool {
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[e].kind else { return false };
        let ty = self.il[id].ty;
        self.is_reference(ty) && self.is_dependent(ty)
    }

    /// Whether the type in a size is an array whose bound is no constant.
    fn has_open_or_variable_bound(&self, ty: TypeId) -> bool {
        matches!(self.split(ty).kind, TypeKind::Array { bound: ArrayBound::Expr { .. }, .. })
    }

    /// Whether an operation on floating-point values is left to the program, which may ask for its exceptions: arithmetic,
    /// comparisons and conversions of what is no constant.
    fn may_raise_exception(&self, e: ExprId) -> bool {
        let floats =
            |ty: TypeId| self.is_floating(ty) || matches!(self.canonical_kind(ty), TypeKind::Complex { .. });
        let of = |operand: ExprId| floats(self.il[operand].ty);
        let ty = self.il[e].ty;
        let raises = match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Minus, operand } => of(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                let computes = !op.is_assignment()
                    && !matches!(op, BinaryOp::Comma | BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
                computes && (of(lhs) || of(rhs))
            }
            ExprKind::Cast { style: CastStyle::Reinterpret, .. } => false,
            ExprKind::Cast { operand, .. } | ExprKind::Implicit { operand, .. } => {
                let changes = matches!(self.il[e].kind, ExprKind::Cast { .. })
                    || !self.same_type(ty, self.il[operand].ty);
                let from = &self.il[operand].ty;
                let scalars = (self.is_arithmetic(*from) || floats(*from) || self.enum_of(*from).is_some())
                    && (self.is_arithmetic(ty) || floats(ty) || self.enum_of(ty).is_some());
                changes
                    && scalars
                    && self.il[e].category == Category::Prvalue
                    && (of(operand) || floats(ty))
                    && self.unqualified(ty) != self.common.bool
            }
            _ => false,
        };
        let mut budget = limits::EFFECT_NODES;
        raises && !self.simple_constant(e, true, &mut budget)
    }

    /// Whether an operand is the literal zero, perhaps converted.
    fn is_written_zero(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Implicit { operand, .. } => self.is_written_zero(operand),
            ExprKind::Integer { .. } => self.plain_integer(e) == Some(0),
            ExprKind::Float { literal } => {
                let spelling = self.il.literals.floats.get(literal as usize).map(|float| float.spelling);
                spelling.is_some_and(|spelling| {
                    self.names.text(spelling).bytes().all(|c| matches!(c, b'0' | b'.'))
                })
            }
            _ => false,
        }
    }

    /// Whether a cast does something of its own: it may throw, makes an object for a reference, or an enumerator of a
    /// floating-point value.
    fn cast_has_effect(&self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        let e = &self.il[operand];
        if !self.is_reference(to) {
            return self.enum_of(to).is_some() && self.is_floating(e.ty);
        }
        let target = self.without_reference(to);
        match style {
            CastStyle::Dynamic => match (self.class_of(e.ty), self.class_of(target)) {
                (Some(from), Some(to)) => !self.derives_from(from, to),
                _ => true,
            },
            CastStyle::Const | CastStyle::Reinterpret => false,
            _ if e.category == Category::Prvalue => true,
            CastStyle::Static => match (self.class_of(e.ty), self.class_of(target)) {
                (Some(from), Some(to)) => !self.derives_from(from, to) && !self.derives_from(to, from),
                _ if self.is_dependent(e.ty) || self.is_dependent(target) => false,
                _ => self.function_of(target).is_none() && self.unqualified(e.ty) != self.unqualified(target),
            },
            _ => false,
        }
    }

    fn names_template_parameter(&self, e: ExprId) -> bool {
        matches!(self.il[e].kind, ExprKind::Name { entity: Entity::TemplateParam { .. }, .. })
    }

    /// Whether an expression is built from literals, constants and built-in operators alone.
    pub fn is_simple_constant(&self, e: ExprId) -> bool {
        let mut budget = limits::EFFECT_NODES;
        self.simple_constant(e, false, &mut budget)
    }

    /// With `folded`, what the constants are initialized with and calls of constexpr functions are constants too.
    pub(in crate::sema) fn simple_constant(&self, e: ExprId, folded: bool, budget: &mut u32) -> bool {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let entry = &self.il[e];
        if entry.flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) {
            return false;
        }
        match entry.kind {
            kind if kind.is_literal() => true,
            ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => true,
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let v = &self.il[id];
                v.init.is_some()
                    && !self.is_reference(v.ty)
                    && self.is_arithmetic(v.ty)
                    && (folded && v.flags.contains(VariableFlags::CONSTEXPR)
                        || self.qualifiers(v.ty) & (Qualifiers::CONST | Qualifiers::VOLATILE)
                            == Qualifiers::CONST)
                    && v.init.is_some_and(|init| folded || self.simple_constant(init, folded, budget))
            }
            ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                operand,
            } => self.simple_constant(operand, folded, budget),
            ExprKind::Binary { op, .. } if op.is_assignment() || op == BinaryOp::Comma => false,
            ExprKind::Cast { to, .. } if !self.is_arithmetic(to) => false,
            ExprKind::Implicit { conversion: ConversionKind::User, .. } => false,
            kind @ (ExprKind::Binary { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Implicit { .. }
            | ExprKind::Conditional { then: Some(_), .. }
            | ExprKind::Extension { .. }) => {
                !self.il.any_operand(kind, |of| !self.simple_constant(of, folded, budget))
            }
            ExprKind::Call { callee, args } if folded => {
                self.names_constexpr_function(callee)
                    && self.il[args].iter().all(|arg| self.simple_constant(*arg, folded, budget))
            }
            // Calls, objects and other names are no constants that show.
            _ => false,
        }
    }

    fn names_constexpr_function(&self, callee: ExprId) -> bool {
        match self.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                self.il[id].flags.contains(FunctionFlags::CONSTEXPR)
            }
            _ => false,
        }
    }

    /// The value of a simple constant of integral type, or of a constexpr variable.
    pub(in crate::sema) fn simple_integer(&mut self, e: ExprId) -> Option<i128> {
        let mut budget = limits::EFFECT_NODES;
        if !self.simple_constant(e, true, &mut budget) || self.is_floating(self.il[e].ty) {
            return None;
        }
        self.constant_integer(e)
    }

    /// Whether warnings about constants are given here at all.
    pub(in crate::sema) fn warns(&self) -> bool {
        self.warns_in_body() || self.reports.quiet == 0 && self.reports_outside_instances()
    }

    fn reports_outside_instances(&self) -> bool {
        self.instantiation.sfinae.is_none() && self.instantiation.depth == 0
    }

    /// Whether the body of an instance is made because something needs it.
    pub(in crate::sema) fn warns_in_body(&self) -> bool {
        self.instantiation.sfinae.is_some_and(|state| state.of_body)
            && !self.instantiation.examines_only
            && !self.instantiation.open.is_empty()
            && self.reports.quiet == 0
            && !self.is_silent()
    }

    /// Warns about a constant that an implicit conversion to another arithmetic type changes (`[conv.integral]`).
    pub fn check_constant_fits(&mut self, e: ExprId, to: TypeId) {
        let in_instance = self.reports_in_instance();
        // What looks ahead leaves it to what reads it for good.
        let ahead = self.reports.quiet > 0 && self.reports_outside_instances();
        if !(self.warns() || in_instance || ahead)
            || !self.computes()
            || self.builtin_of(to) == Some(Builtin::Bool)
            || self.enum_of(to).is_some()
        {
            return;
        }
        if self.is_floating(self.il[e].ty) {
            return self.check_floating_fits(e, to, self.start_of(e));
        }
        let (Some((bits, signed)), Some((have, _))) =
            (self.integer_width(to), self.integer_width(self.il[e].ty))
        else {
            return;
        };
        if bits >= 128 || have >= 128 {
            return;
        }
        if in_instance {
            self.instantiate_named_initializers(e);
        }
        let pos = self.start_of(e);
        if self.reports.narrowed.contains(&pos) {
            return;
        }
        let Some(value) = self.simple_integer(e) else { return };
        let (least, most) = if signed {
            (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
        } else {
            (0, (1i128 << bits) - 1)
        };
        if (least..=most).contains(&value) {
            return;
        }
        let keeps_bits = (-(1i128 << (bits - 1))..1i128 << bits).contains(&value);
        if keeps_bits && self.is_written_as_bits(e) {
            return;
        }
        let message =
            if keeps_bits { messages::integer_sign_change() } else { messages::integer_truncated() };
        if in_instance {
            self.report(pos, message);
        } else {
            self.warn(pos, message);
        }
    }

    /// The same for the argument of a constructor that makes an object out of it.
    pub fn check_constant_argument(&mut self, e: ExprId, constructor: FunctionId) {
        if !self.warns() || self.il[constructor].name != EntityName::Constructor {
            return;
        }
        let Some((_, params, _)) = self.function_of(self.il[constructor].ty) else { return };
        if let Some(to) = self.il[params].first().copied() {
            self.check_constant_fits(e, self.without_reference(to));
        }
    }

    /// The same for a cast to a class.
    pub(in crate::sema) fn check_constant_cast(&mut self, e: ExprId, to: TypeId) {
        let entry = self.il[e];
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if !self.warns()
            || entry.flags.intersects(open)
            || !self.is_integral(entry.ty)
            || self.is_dependent(to)
        {
            return;
        }
        if let Some(class) = self.class_of(to)
            && let Resolution::Function(constructor) = self.best_constructor(class, &[e])
        {
            self.check_constant_argument(e, constructor);
        }
    }

    /// Whether a constant is meant as a pattern of bits: a literal that is not decimal, a complement, a negated unsigned
    /// value, or the result of a bitwise operator, also through names of constants that are initialized so.
    fn is_written_as_bits(&self, e: ExprId) -> bool {
        self.names_bits(e, limits::CONSTANT_NAMES)
    }

    fn names_bits(&self, e: ExprId, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let same_type =
            |c: &Self, from: ExprId, to: TypeId| c.unqualified(c.il[from].ty) == c.unqualified(to);
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let variable = &self.il[id];
                let listed = |init: ExprId| match self.il[init].kind {
                    ExprKind::InitList { elements, .. } if elements.len() == 1 => self.il[elements][0],
                    ExprKind::Implicit { operand, .. } => operand,
                    _ => init,
                };
                variable
                    .init
                    .map(listed)
                    .is_some_and(|init| same_type(self, init, variable.ty) && self.names_bits(init, depth))
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                self.il[id].init.is_some_and(|init| self.names_bits(init, depth))
            }
            ExprKind::Cast { to, operand, .. } => {
                same_type(self, operand, to) && self.names_bits(operand, depth)
            }
            ExprKind::Unary { op: UnaryOp::Plus, operand } => self.names_bits(operand, depth),
            ExprKind::Unary { op: UnaryOp::Minus, .. } => {
                matches!(self.integer_width(self.il[e].ty), Some((_, false)))
            }
            ExprKind::Conditional { then, otherwise, .. } => {
                then.is_some_and(|then| self.names_bits(then, depth)) || self.names_bits(otherwise, depth)
            }
            // Literals in other bases begin with a zero.
            ExprKind::Integer { .. } => self.input.sources.byte_at(self.il[e].pos) == Some(b'0'),
            ExprKind::Unary { op: UnaryOp::Complement, .. }
            | ExprKind::Binary { op: BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, .. } => true,
            ExprKind::Char { literal } => {
                !self.il.literals.chars.get(literal as usize).is_some_and(|c| c.multi)
            }
            ExprKind::Implicit { operand, .. } | ExprKind::Extension { operand } => {
                self.names_bits(operand, depth)
            }
            // What else there is counts or compares.
            _ => false,
        }
    }

    /// Warns about `u < 0` and its like for unsigned operands.
    pub fn check_unsigned_comparison(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) {
        if !self.warns() || !self.computes() {
            return;
        }
        self.check_compared_with_negative(op, (lhs, rhs), pos);
        let (unsigned, zero) = match op {
            BinaryOp::Less | BinaryOp::GreaterEqual => (lhs, rhs),
            BinaryOp::Greater | BinaryOp::LessEqual => (rhs, lhs),
            _ => return,
        };
        let source = self.without_integral(unsigned);
        let is_unsigned =
            |c: &mut Self, e: ExprId| matches!(c.compared_width(c.il[e].ty), Some((bits, false)) if bits > 1);
        if is_unsigned(self, source)
            && !self.il[unsigned].flags.intersects(DEPENDENT)
            && self.simple_integer(source).is_none()
            && self.simple_integer(zero) == Some(0)
            && !(self.warns_in_body() && self.constant_integer(source).is_some())
        {
            self.warn(pos, messages::unsigned_compare_with_zero());
        }
    }

    /// Warns about `c == -1` and its like where an unsigned operand is promoted to a signed type: it is never negative.
    fn check_compared_with_negative(&mut self, op: BinaryOp, operands: (ExprId, ExprId), pos: Pos) {
        use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
        if !matches!(op, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual) {
            return;
        }
        for (unsigned, other) in [operands, (operands.1, operands.0)] {
            let source = self.without_integral(unsigned);
            let (from, to) = (self.il[source].ty, self.il[unsigned].ty);
            let promoted = matches!(self.compared_width(from), Some((bits, false)) if bits > 1)
                && matches!(self.integer_width(to), Some((_, true)));
            if promoted
                && !self.il[source].flags.intersects(DEPENDENT)
                && self.simple_integer(source).is_none()
                && self.simple_integer(other).is_some_and(|value| value < 0)
            {
                return self.warn(pos, messages::unsigned_compare_with_negative());
            }
        }
    }

    /// The width of a compared type and whether it is signed: of an unscoped enumeration those of its underlying type, or
    /// where that is not fixed those of the type that it is promoted to.
    fn compared_width(&mut self, ty: TypeId) -> Option<(u32, bool)> {
        let Some(of) = self.enum_of(ty) else { return self.integer_width(ty) };
        let e = &self.il[of];
        match (e.scoped, e.fixed) {
            (true, _) => None,
            (false, true) => self.integer_width(e.underlying),
            (false, false) => {
                let promoted = self.promoted_type(ty);
                self.integer_width(promoted)
            }
        }
    }

    /// An operand before its integral promotion.
    fn without_integral(&self, e: ExprId) -> ExprId {
        match self.il[e].kind {
            ExprKind::Implicit { conversion: ConversionKind::Integral, operand, .. } => operand,
            _ => e,
        }
    }

    /// Warns about `if (x = 3)`: a constant assigned where a comparison was perhaps meant.
    pub fn check_assignment_in_condition(&mut self, e: ExprId) {
        if !self.warns() {
            return;
        }
        if let ExprKind::Binary { op: BinaryOp::Assign, lhs, rhs } = self.il[e].kind
            && self.is_simple_constant(rhs)
            && self.il[lhs].category == Category::Lvalue
            && !self.is_undeclared(lhs)
            && !self.is_constant(self.il[lhs].ty)
        {
            let pos = self.start_of(e);
            self.warn(pos, messages::use_assignment_where_equality_have());
        }
    }
}
