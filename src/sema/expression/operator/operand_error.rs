//! Operands that no operator accepts (`[over.match.oper]`, `[over.built]`, `[expr]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, Message, messages, phrases};
use crate::il::*;
use crate::sema::expression::operator::OperatorChoice;
use crate::sema::lookup::{Found, Key};
use crate::sema::overload::built_in_candidate::BuiltInCandidate;
use crate::source::Pos;

/// What the parameter of a built-in candidate stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Pattern {
    PromotedArithmetic,
    Arithmetic,
    NonBoolArithmetic,
    PromotedIntegral,
    Integral,
    PointerToObject,
    PointerToFunction,
    PointerToMember,
    Pointer,
    Ptrdiff,
    Bool,
    Nullptr,
    Enum,
}

impl Pattern {
    /// Whether it stands for arithmetic types, of which each parameter has one of its own.
    pub(in crate::sema) fn is_arithmetic(self) -> bool {
        matches!(
            self,
            Self::PromotedArithmetic
                | Self::Arithmetic
                | Self::NonBoolArithmetic
                | Self::PromotedIntegral
                | Self::Integral
                | Self::Ptrdiff
                | Self::Bool
        )
    }

    fn text(self) -> &'static str {
        match self {
            Self::PromotedArithmetic => phrases::promoted_arithmetic(),
            Self::Arithmetic => phrases::any_arithmetic(),
            Self::NonBoolArithmetic => phrases::non_bool_arithmetic(),
            Self::PromotedIntegral => phrases::promoted_integral(),
            Self::Integral => phrases::any_integral(),
            Self::PointerToObject => phrases::pointer_to_object(),
            Self::PointerToFunction => phrases::pointer_to_function(),
            Self::PointerToMember => phrases::pointer_to_member(),
            Self::Pointer => phrases::any_pointer(),
            Self::Ptrdiff => phrases::ptrdiff_operand(),
            Self::Bool => phrases::bool_operand(),
            Self::Nullptr => phrases::nullptr_operand(),
            Self::Enum => phrases::enum_operand(),
        }
        .plain()
    }

    /// What the list of candidates that are equally good calls it.
    fn listed(self) -> &'static str {
        match self {
            Self::PromotedArithmetic | Self::Arithmetic | Self::NonBoolArithmetic => {
                phrases::listed_arithmetic()
            }
            Self::PromotedIntegral | Self::Integral | Self::Ptrdiff => phrases::listed_integer(),
            Self::PointerToObject => phrases::listed_pointer_to_object(),
            Self::PointerToFunction => phrases::listed_pointer_to_function(),
            Self::PointerToMember => phrases::listed_pointer_to_member(),
            Self::Pointer => phrases::listed_pointer(),
            Self::Bool => phrases::listed_bool(),
            Self::Nullptr => phrases::listed_nullptr(),
            Self::Enum => phrases::listed_enum(),
        }
        .plain()
    }
}

/// The built-in candidates of an operator with so many operands, in the order of their notes (`[over.built]`).
pub(in crate::sema) fn built_in_candidates(
    op: OverloadedOperator,
    operands: usize,
) -> &'static [&'static [Pattern]] {
    use OverloadedOperator::*;
    use Pattern::*;
    match (op, operands) {
        (Plus, 1) => &[&[PromotedArithmetic], &[Pointer]],
        (Minus, 1) => &[&[PromotedArithmetic]],
        (Star, 1) => &[&[PointerToObject], &[PointerToFunction]],
        (Tilde, 1) => &[&[PromotedIntegral]],
        (Exclaim, 1) => &[&[Bool]],
        (PlusPlus | MinusMinus, 1) => &[&[NonBoolArithmetic], &[PointerToObject]],
        (PlusPlus | MinusMinus, _) => &[&[NonBoolArithmetic, Integral], &[PointerToObject, Integral]],
        (Plus, _) => &[
            &[PromotedArithmetic, PromotedArithmetic],
            &[PointerToObject, Ptrdiff],
            &[Ptrdiff, PointerToObject],
        ],
        (Minus, _) => &[
            &[PromotedArithmetic, PromotedArithmetic],
            &[PointerToObject, Ptrdiff],
            &[PointerToObject, PointerToObject],
        ],
        (Star | Slash, _) => &[&[PromotedArithmetic, PromotedArithmetic]],
        (Percent | Amp | Pipe | Caret | ShiftLeft | ShiftRight, _) => {
            &[&[PromotedIntegral, PromotedIntegral]]
        }
        (Less | Greater | LessEqual | GreaterEqual | Spaceship, _) => &[
            &[PromotedArithmetic, PromotedArithmetic],
            &[Pointer, Pointer],
            &[Enum, Enum],
            &[Nullptr, Nullptr],
        ],
        (Equal | NotEqual, _) => &[
            &[PromotedArithmetic, PromotedArithmetic],
            &[Pointer, Pointer],
            &[Nullptr, Nullptr],
            &[PointerToMember, PointerToMember],
            &[Enum, Enum],
        ],
        (AndAnd | OrOr, _) => &[&[Bool, Bool]],
        (PlusAssign | MinusAssign, _) => &[&[Arithmetic, PromotedArithmetic], &[PointerToObject, Ptrdiff]],
        (StarAssign | SlashAssign, _) => &[&[Arithmetic, PromotedArithmetic]],
        (PercentAssign | AmpAssign | PipeAssign | CaretAssign | ShiftLeftAssign | ShiftRightAssign, _) => {
            &[&[Integral, PromotedIntegral]]
        }
        (ArrowStar, _) => &[&[PointerToObject, PointerToMember]],
        (Subscript, _) => &[&[PointerToObject, Ptrdiff], &[Ptrdiff, PointerToObject]],
        _ => &[],
    }
}

/// Whether an operator is one of assignment, simple or compound (`[expr.ass]`).
fn assigns(op: OverloadedOperator) -> bool {
    use OverloadedOperator::*;
    matches!(op, Assign | PlusAssign | MinusAssign | StarAssign | SlashAssign) || is_bitwise_assignment(op)
}

/// Whether an operator assigns what works on integers alone.
fn is_bitwise_assignment(op: OverloadedOperator) -> bool {
    use OverloadedOperator::*;
    matches!(op, PercentAssign | AmpAssign | PipeAssign | CaretAssign | ShiftLeftAssign | ShiftRightAssign)
}

/// Whether the first parameter of the built-in candidates of an operator is a reference to what it changes
/// (`[over.built]`).
fn changes_operand(op: OverloadedOperator) -> bool {
    use OverloadedOperator::*;
    matches!(op, PlusPlus | MinusMinus) || op != OverloadedOperator::Assign && assigns(op)
}

/// The note that a built-in candidate does not accept an operand, the first being 0.
fn built_in_note(op: OverloadedOperator, candidate: &[Pattern], wrong: usize) -> Message {
    let patterns: Vec<_> = candidate.iter().map(|p| p.text()).collect();
    let name = phrases::built_in_operator();
    let text = format!("{}{}({})", name.plain(), op.spelling(), patterns.join(", "));
    messages::built_in_does_not_match(&text, wrong as i64 + 1)
}

impl Compilation {
    /// Whether an operand matches the parameter of a built-in candidate, after conversions. `alone`: there is no other
    /// operand whose type a conversion function template could be asked for.
    pub(in crate::sema) fn fits_pattern(&mut self, e: ExprId, pattern: Pattern, alone: bool) -> bool {
        let ty = self.il[e].ty;
        match self.class_of(ty) {
            Some(class) if self.il[class].lambda(&self.il).is_some() => {
                self.closure_pointer(ty).is_some_and(|to| self.is_unknown(to) || self.type_fits(to, pattern))
            }
            Some(class) => self.all_conversions(class).iter().any(|c| match *c {
                Entity::Function { id } if self.object_sequence(id, e).is_none() => false,
                // Explicit functions convert to bool alone, where a condition stands.
                Entity::Function { id } if self.is_always_explicit(id) => pattern == Pattern::Bool,
                Entity::Function { id } => self
                    .function_of(self.il[id].ty)
                    .is_none_or(|(ret, ..)| self.value_fits(self.without_reference(ret), pattern)),
                // Only a type that is wanted can be deduced from.
                Entity::Template { id } if pattern == Pattern::Bool => {
                    self.deduce_conversion(id, self.common.bool).is_some()
                }
                _ => !alone,
            }),
            None => {
                // What is no object of a class is not converted to a distance from a floating type.
                let pattern = if pattern == Pattern::Ptrdiff { Pattern::Integral } else { pattern };
                self.type_fits(ty, pattern)
                    || (matches!(pattern, Pattern::Nullptr | Pattern::Pointer | Pattern::PointerToMember)
                        && self.is_null_pointer_constant(e))
            }
        }
    }

    /// Whether an operand matches the parameter of a built-in candidate that changes it: objects of classes convert to
    /// references to such types alone, and no enumeration is an arithmetic type (`[over.built]`).
    fn fits_changed(&mut self, e: ExprId, pattern: Pattern, alone: bool) -> bool {
        let Some(class) = self.class_of(self.il[e].ty) else {
            return self.fits_pattern(e, pattern, alone);
        };
        self.all_conversions(class).iter().any(|c| match *c {
            Entity::Function { id } if self.object_sequence(id, e).is_none() => false,
            Entity::Function { id } if self.is_always_explicit(id) => false,
            Entity::Function { id } => self.function_of(self.il[id].ty).is_none_or(|(ret, ..)| {
                let to = self.without_reference(ret);
                let constant = self.qualifiers(to).contains(Qualifiers::CONST);
                self.is_open_type(ret)
                    || matches!(self.canonical_kind(ret), TypeKind::LvalueReference { .. })
                        && !constant
                        && self.enum_of(to).is_none()
                        && self.type_fits(to, pattern)
            }),
            _ => !alone,
        })
    }

    /// Whether what a conversion function gives matches the parameter of a built-in candidate, the null pointer that of
    /// each pointer (`[conv.ptr]`, `[conv.mem]`).
    fn value_fits(&self, ty: TypeId, pattern: Pattern) -> bool {
        self.type_fits(ty, pattern)
            || matches!(pattern, Pattern::Pointer | Pattern::PointerToMember)
                && self.builtin_of(ty) == Some(Builtin::Nullptr)
    }

    /// Whether an operand is a pointer of a kind, or a class object that converts to one.
    fn gives_pointer(&self, e: ExprId, kind: Pattern) -> bool {
        let ty = self.il[e].ty;
        let gives = |entity: Entity| match entity {
            Entity::Function { id } => self
                .function_of(self.il[id].ty)
                .is_some_and(|(ret, ..)| self.type_fits(self.without_reference(ret), kind)),
            _ => false,
        };
        match self.class_of(ty) {
            Some(class) => self.all_conversions(class).into_iter().any(gives),
            None => self.type_fits(ty, kind),
        }
    }

    pub(in crate::sema) fn type_fits(&self, ty: TypeId, pattern: Pattern) -> bool {
        let arithmetic = self.is_arithmetic(ty) || self.is_unscoped_enum(ty);
        let kind = self.canonical_kind(self.split(ty).id);
        let pointee = match kind {
            TypeKind::Pointer { to } => Some(to),
            TypeKind::Array { element, .. } => Some(element),
            _ => None,
        };
        match pattern {
            Pattern::PromotedArithmetic
            | Pattern::Arithmetic
            | Pattern::NonBoolArithmetic
            | Pattern::Ptrdiff => arithmetic,
            Pattern::PromotedIntegral | Pattern::Integral => {
                self.is_integral(ty) || self.is_unscoped_enum(ty)
            }
            Pattern::PointerToObject => {
                pointee.is_some_and(|to| self.function_of(to).is_none() && !self.is_void(to))
            }
            Pattern::PointerToFunction => pointee.is_some_and(|to| self.function_of(to).is_some()),
            Pattern::PointerToMember => matches!(kind, TypeKind::MemberPointer { .. }),
            Pattern::Pointer => pointee.is_some(),
            Pattern::Bool => {
                arithmetic || pointee.is_some() || matches!(kind, TypeKind::MemberPointer { .. })
            }
            Pattern::Nullptr => self.builtin_of(ty) == Some(Builtin::Nullptr),
            Pattern::Enum => self.enum_of(ty).is_some(),
        }
    }

    /// Operands with the operator between, before or around them, as the line below the message shows them.
    fn operands_line(&self, op: OverloadedOperator, args: &[ExprId], postfix: bool) -> crate::diag::Phrase {
        let shown = |e: ExprId| self.argument_types_text(&[e]);
        let spelling = op.spelling();
        match args {
            [only] if postfix => phrases::operand_type_is(&shown(*only), spelling),
            [only] => phrases::operand_type_is(spelling, &shown(*only)),
            [base, index, ..] if op == OverloadedOperator::Subscript => {
                let (open, close) = spelling.split_at(1);
                phrases::operand_types_are(&shown(*base), open, &format!("{} {close}", shown(*index)))
            }
            [lhs, rhs, ..] => phrases::operand_types_are(&shown(*lhs), spelling, &shown(*rhs)),
            [] => phrases::operand_type_is(spelling, ""),
        }
    }

    /// No operator function and no built-in operator accepts operands of which one is of class or enumeration type.
    pub fn no_operator_matches(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        functions: &Found,
        postfix: bool,
        pos: Pos,
    ) {
        if args.iter().any(|a| self.is_open(*a) && !self.is_overload_set(*a)) {
            return;
        }
        if assigns(op) && self.defines_template() && self.reports_now() {
            // What a template's definition assigns is only warned of: its instances report the error.
            self.warn(pos, messages::no_operator_matches_these_operands(op.spelling()).as_warning());
            return;
        }
        if !self.reports_here() {
            return;
        }
        let mut notes: Vec<(Pos, Message)> = Vec::new();
        self.instantiation.substituted_at = Pos::NONE;
        for entity in functions {
            if self.is_friend_of_other(*entity, args) {
                continue;
            }
            match self.operator_reason(*entity, args, postfix) {
                Some(note) => notes.push(note),
                // A member whose qualifiers are not those of the object is not noted.
                None if self.refuses_object(*entity, args) => {}
                // Something was found that may well accept them.
                None => return,
            }
        }
        // Built-in candidates stand where the analysis was last.
        let at = match self.instantiation.substituted_at {
            Pos::NONE => pos,
            substituted => self.il.places.start_of_name(substituted),
        };
        let Some(built_in) = self.built_in_notes(op, args, postfix, at) else { return };
        let rewritten = self.rewritten_notes(op, args, functions, at);
        let line = self.operands_line(op, args, postfix);
        let mut reported = self
            .report_in_context(pos, messages::no_operator_matches_these_operands(op.spelling()))
            .also(line);
        for (pos, note) in notes.into_iter().chain(built_in).chain(rewritten) {
            reported = reported.note(pos, note);
        }
    }

    /// Notes for the candidates of the operator that a comparison is rewritten with, and for those with the operands in
    /// reverse order (`[over.match.oper]`).
    fn rewritten_notes(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        functions: &Found,
        at: Pos,
    ) -> Vec<(Pos, Message)> {
        use OverloadedOperator::*;
        let [lhs, rhs] = *args else { return Vec::new() };
        // The built-in candidates of `<=>` are those of `<`.
        let (through, like) = match op {
            _ if self.dialect.standard < 20 => return Vec::new(),
            Equal | NotEqual => (Equal, Equal),
            Less | Greater | LessEqual | GreaterEqual => (Spaceship, Less),
            _ => return Vec::new(),
        };
        let mut notes = Vec::new();
        let mut seen: Vec<Entity> = functions.to_vec();
        for (reversed, operands) in [(false, [lhs, rhs]), (true, [rhs, lhs])] {
            if through == op && !reversed {
                continue;
            }
            self.instantiation.substituted_at = Pos::NONE;
            for entity in self.choose_operator(through, &operands).functions {
                if seen.contains(&entity) {
                    continue;
                }
                seen.push(entity);
                notes.extend(self.operator_reason(entity, &operands, false));
            }
            if through == op || reversed {
                continue;
            }
            let at = match self.instantiation.substituted_at {
                Pos::NONE => at,
                substituted => self.il.places.start_of_name(substituted),
            };
            for candidate in self.shown_built_in(like, args, false) {
                let unfit = self.unfit_operands(like, args, candidate).into_iter().flatten();
                notes.extend(unfit.map(|wrong| (at, built_in_note(through, candidate, wrong))));
            }
        }
        notes
    }

    /// Whether a member operator cannot be called for the first operand.
    fn refuses_object(&mut self, entity: Entity, args: &[ExprId]) -> bool {
        let Some(id) = self.il.function_in(entity).filter(|_| self.is_instance_member(entity)) else {
            return false;
        };
        args.first().is_some_and(|object| self.object_sequence(id, *object).is_none())
    }

    /// Whether a function is a friend that a class defines which is neither the class of an operand nor a base of one.
    fn is_friend_of_other(&mut self, entity: Entity, args: &[ExprId]) -> bool {
        let Some(id) = self.il.function_in(entity) else { return false };
        let f = &self.il[id];
        if !f.flags.contains(FunctionFlags::HIDDEN_FRIEND) || f.class.is_some() {
            return false;
        }
        let Some(key) = Key::of(f.name) else { return false };
        let scope = f.scope;
        let granting: Vec<ClassId> = self
            .hidden_friends(scope, key)
            .iter()
            .filter(|(_, friend)| *friend == entity)
            .map(|(class, _)| *class)
            .collect();
        let classes: Vec<ClassId> = args.iter().filter_map(|arg| self.class_of(self.il[*arg].ty)).collect();
        !granting.iter().any(|class| classes.iter().any(|of| self.base_distance(*of, *class).is_some()))
    }

    /// What stands for an expression whose operands no operator accepts: these are not looked at further.
    pub(in crate::sema) fn refused_operands(&mut self, first: ExprId) -> ExprId {
        let at = self.start_of(first);
        let e = self.unknown_expr();
        self.il[e].pos = at;
        e
    }

    /// Whether an operand names several functions, or a function template, and depends on no template parameter.
    pub(in crate::sema) fn is_overload_set(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        entry.ty == self.common.overload && !entry.flags.intersects(open)
    }

    /// Reports the name of several functions as an operand of a built-in operator: nothing selects one of them
    /// (`[over.over]`). True if it is one.
    pub(crate) fn refuses_overload_set(&mut self, e: ExprId) -> bool {
        let int = self.common.int;
        if self.sole_specialization(e) != e {
            return false;
        }
        let Some(shown) = self.unselected_overload(e, int).filter(|_| self.is_overload_set(e)) else {
            return false;
        };
        if self.reports_here() {
            let at = self.start_of(e);
            self.report(at, messages::cannot_determine_instance_intended(shown));
        }
        true
    }

    /// Whether no built-in operator accepts operands of class or enumeration type.
    pub fn operator_cannot_match(&mut self, op: OverloadedOperator, args: &[ExprId], postfix: bool) -> bool {
        let known = op == OverloadedOperator::Assign
            || !built_in_candidates(op, args.len() + usize::from(postfix)).is_empty();
        let open = args.iter().any(|a| self.is_open(*a) && !self.is_overload_set(*a));
        known
            && !open
            && built_in_candidates(op, args.len() + usize::from(postfix))
                .iter()
                .all(|list| self.unfit_operands(op, args, list).iter().all(Option::is_some))
    }

    /// The first operand that a built-in candidate does not accept, the first being 0. There is one candidate for each
    /// enumeration among the operands (`[over.built]`).
    fn unfit_operands(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        candidate: &[Pattern],
    ) -> Vec<Option<usize>> {
        let types: Vec<_> = args.iter().filter_map(|e| self.enum_of(self.il[*e].ty)).collect();
        if !candidate.contains(&Pattern::Enum) || types.len() != args.len() {
            let alone = args.len() == 1;
            let fits = |c: &mut Self, i: usize| match i == 0 && changes_operand(op) {
                true => c.fits_changed(args[i], candidate[i], alone),
                false => c.fits_pattern(args[i], candidate[i], alone),
            };
            let both = args.len().min(candidate.len());
            return vec![(0..both).find(|i| !fits(self, *i))];
        }
        let mut listed: Vec<EnumId> = Vec::new();
        for ty in &types {
            if !listed.contains(ty) {
                listed.push(*ty);
            }
        }
        listed.into_iter().map(|wanted| types.iter().position(|ty| *ty != wanted)).collect()
    }

    /// Reports operators that enumerations have only where functions give them (`[expr.pre.incr]`, `[expr.ass]`), and
    /// scoped ones where a truth value is needed. False if these are none of them.
    pub(in crate::sema) fn refused_enumeration(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        pos: Pos,
    ) -> bool {
        use OverloadedOperator::*;
        let scoped = |c: &Self, e: &ExprId| c.enum_of(c.il[*e].ty).is_some_and(|id| c.il[id].scoped);
        let changes = changes_operand(op);
        let Some(first) = args.first().filter(|_| self.dialect.cxx) else { return false };
        if changes && self.enum_of(self.il[*first].ty).is_some() {
            if self.reports_here() {
                self.report(pos, messages::operation_on_enumerated_type());
                if let Some(value) = args.get(1).filter(|e| is_bitwise_assignment(op) && scoped(self, e)) {
                    let at = self.start_of(*value);
                    self.report(at, messages::expression_must_have_integral_unscoped());
                }
            }
            return true;
        }
        if !matches!(op, Exclaim | AndAnd | OrOr) || !args.iter().any(|e| scoped(self, e)) {
            return false;
        }
        for operand in args {
            if scoped(self, operand) && self.reports_here() {
                let at = self.start_of(*operand);
                self.report(at, messages::expression_must_have_bool_type());
            }
        }
        true
    }

    /// The built-in candidates of an operator that notes mention: those of enumerations and of two pointers only where
    /// an operand is one.
    fn shown_built_in(
        &self,
        op: OverloadedOperator,
        args: &[ExprId],
        postfix: bool,
    ) -> Vec<&'static [Pattern]> {
        let enums = args.iter().any(|a| self.enum_of(self.il[*a].ty).is_some());
        let among = |kind: Pattern| args.iter().any(|a| self.gives_pointer(*a, kind));
        let (pointers, members) = (among(Pattern::Pointer), among(Pattern::PointerToMember));
        let shown = |candidate: &&'static [Pattern]| match *candidate {
            [Pattern::Pointer, Pattern::Pointer] | [Pattern::PointerToObject, Pattern::PointerToObject] => {
                pointers
            }
            [Pattern::PointerToMember, Pattern::PointerToMember] => members,
            candidate => enums || !candidate.contains(&Pattern::Enum),
        };
        built_in_candidates(op, args.len() + usize::from(postfix)).iter().copied().filter(shown).collect()
    }

    /// Several candidates of an operator are equally good, and some of them are built in.
    pub(in crate::sema) fn ambiguous_built_in(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        built_in: &[BuiltInCandidate],
        functions: &Found,
        best: FunctionId,
        pos: Pos,
    ) {
        if !self.reports_here() || args.iter().any(|a| self.is_open(*a)) {
            return;
        }
        let notes = self.notes_of_unfit_operators(op, args, functions, false, pos);
        let line = self.operands_line(op, args, false);
        let entity = self.listed_candidate(Entity::Function { id: best });
        let mut reported =
            self.report_in_context(pos, messages::more_than_one_operator_matches(op.spelling()));
        for candidate in built_in {
            if let [left, right] = candidate.parameters {
                reported =
                    reported.also(phrases::listed_built_in(left.listed(), op.spelling(), right.listed()));
            }
        }
        reported = reported.also(phrases::listed_entity(entity)).also(line);
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
    }

    /// Notes for the operator functions and built-in candidates that do not accept the operands.
    fn notes_of_unfit_operators(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        functions: &Found,
        postfix: bool,
        pos: Pos,
    ) -> Vec<(Pos, Message)> {
        let mut notes: Vec<(Pos, Message)> = Vec::new();
        for entity in functions {
            notes.extend(self.operator_reason(*entity, args, postfix));
        }
        for candidate in self.shown_built_in(op, args, postfix) {
            let unfit = self.unfit_operands(op, args, candidate);
            notes.extend(unfit.into_iter().flatten().map(|wrong| (pos, built_in_note(op, candidate, wrong))));
        }
        notes
    }

    /// Notes for the built-in candidates; none if one of them accepts the operands.
    fn built_in_notes(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        postfix: bool,
        pos: Pos,
    ) -> Option<Vec<(Pos, Message)>> {
        let mut notes = Vec::new();
        for candidate in self.shown_built_in(op, args, postfix) {
            for unfit in self.unfit_operands(op, args, candidate) {
                notes.push((pos, built_in_note(op, candidate, unfit?)));
            }
        }
        Some(notes)
    }

    /// The first argument that does not convert to its parameter.
    fn argument_reason(
        &mut self,
        function: FunctionId,
        candidate: EntityText,
        args: &[ExprId],
        pos: Pos,
    ) -> Option<(Pos, Message)> {
        let params = self.il[function].params(&self.il).to_vec();
        for (i, (arg, param)) in args.iter().zip(&params).enumerate() {
            if let Some(class) = self.class_of(self.without_reference(param.ty)) {
                self.complete_class(class);
            }
            if !self.is_open_type(param.ty) && self.conversion_sequence(*arg, param.ty, true).is_none() {
                let number = i as i64 + 1;
                return Some((pos, messages::does_not_match_because_argument(candidate, number)));
            }
        }
        None
    }

    /// What speaks against an operator function.
    fn operator_reason(&mut self, entity: Entity, args: &[ExprId], postfix: bool) -> Option<(Pos, Message)> {
        let id = self.il.function_in(entity)?;
        let member = self.is_instance_member(entity);
        let rest = if member { &args[1..] } else { args };
        let candidate = self.candidate_entity(entity);
        let f = &self.il[id];
        let implicit = f.flags.contains(FunctionFlags::IMPLICIT);
        let pos = f.class.filter(|_| implicit).map_or(self.shown_position(id), |c| self.definition_pos(c));
        if !self.count_fits(id, rest.len() + usize::from(postfix)) {
            return Some((pos, messages::number_parameters_does_not_match(candidate)));
        }
        if let Entity::Template { id: template } = entity {
            if let Some(number) = self.unfit_for_plain_parameter(id, rest) {
                return Some((pos, messages::does_not_match_because_argument(candidate, number as i64)));
            }
            if !postfix && self.match_call(template, None, rest).is_none() {
                return Some((pos, messages::candidate_failed_deduction(candidate)));
            }
            let before = self.reports.fallbacks;
            let Some(deduced) = self.deduce_call(template, None, rest).filter(|_| !postfix) else {
                // A substitution fails, or something is not known of it.
                let known = self.reports.fallbacks == before && !postfix;
                return known.then(|| (pos, messages::candidate_failed_deduction(candidate)));
            };
            let Some(instance) = self.function_instance(template, deduced) else {
                let known = self.reports.fallbacks == before;
                return known.then(|| (pos, messages::candidate_failed_deduction(candidate)));
            };
            return self.argument_reason(instance, candidate, rest, pos);
        }
        if let Some(reason) = self.argument_reason(id, candidate, rest, pos) {
            return Some(reason);
        }
        None
    }

    /// Several operator functions accept operands and none is best.
    pub(in crate::sema) fn ambiguous_operator(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        choice: &OperatorChoice,
        postfix: bool,
        pos: Pos,
    ) {
        if !self.reports_here() || args.iter().any(|a| self.is_open(*a)) {
            return;
        }
        let best = self.undominated(&choice.viable);
        if best.len() < 2 || best.iter().any(|e| matches!(e, Entity::Template { .. })) {
            return;
        }
        let listed: Vec<_> = best.iter().map(|e| self.listed_candidate(*e)).collect();
        let line = self.operands_line(op, args, postfix);
        let notes = self.notes_of_unfit_operators(op, args, &choice.functions, postfix, pos);
        let mut reported =
            self.report_in_context(pos, messages::more_than_one_operator_matches(op.spelling()));
        for entity in listed {
            reported = reported.also(phrases::listed_entity(entity));
        }
        reported = reported.also(line);
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
    }

    /// Reports the operand that a built-in binary operator cannot have.
    pub fn wrong_operands(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) {
        use BinaryOp::*;
        if self.refuses_overload_set(lhs) | self.refuses_overload_set(rhs) {
            return;
        }
        if !self.reports_here() || self.is_open(lhs) || self.is_open(rhs) {
            return;
        }
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        if self.class_of(a).is_some() || self.class_of(b).is_some() {
            return;
        }
        let (pa, pb) = (self.is_pointer_value(a), self.is_pointer_value(b));
        let member = |c: &Self, ty: TypeId| matches!(c.split(ty).kind, TypeKind::MemberPointer { .. });
        match op {
            Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual if self.is_void(a) => {
                self.must_be_arithmetic_or_pointer(lhs);
            }
            Less | Greater | LessEqual | GreaterEqual | Add | Subtract | AddAssign | SubtractAssign
                if member(self, a) =>
            {
                self.must_be_arithmetic_or_pointer(lhs);
            }
            Less | Greater | LessEqual | GreaterEqual
                if member(self, b) && self.builtin_of(a) == Some(Builtin::Nullptr) =>
            {
                self.must_be_arithmetic_or_pointer(rhs);
            }
            Less | Greater | LessEqual | GreaterEqual if (member(self, b) || self.is_void(b)) && !pa => {
                self.must_be_arithmetic(rhs);
            }
            Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual | Spaceship => {
                self.incompatible_operands(lhs, rhs, pos);
            }
            Add | Subtract | AddAssign | SubtractAssign if pa => self.must_be_integral(rhs),
            Add | Subtract if self.is_void(a) => self.must_be_arithmetic_or_pointer(lhs),
            Add if pb && !self.is_plain_arithmetic(a) => self.must_be_integral(lhs),
            Multiply | Divide if !self.is_plain_arithmetic(a) && !self.is_plain_arithmetic(b) => {
                self.must_be_arithmetic(lhs);
                self.must_be_arithmetic(rhs);
            }
            Add | Subtract | Multiply | Divide | AddAssign | SubtractAssign | MultiplyAssign
            | DivideAssign => {
                let wrong = if self.is_plain_arithmetic(a) { rhs } else { lhs };
                let at = self.start_of(wrong);
                if matches!(op, Add | Subtract)
                    && wrong == lhs
                    && self.builtin_of(a) == Some(Builtin::Nullptr)
                {
                    return self.must_be_arithmetic_or_pointer(lhs);
                }
                self.report(at, messages::expression_must_have_arithmetic_unscoped());
            }
            _ => {
                let whole = |c: &Self, ty: TypeId| c.is_integral(ty) || c.is_unscoped_enum(ty);
                let (left, right) = (whole(self, a), whole(self, b));
                if !left {
                    self.must_be_integral(lhs);
                }
                if !right {
                    self.must_be_integral(rhs);
                }
            }
        }
    }

    fn must_be_arithmetic_or_pointer(&mut self, e: ExprId) {
        let (at, shown) = (self.start_of(e), self.shown_value_type(e));
        self.report(at, messages::expression_must_have_arithmetic_enum_or_pointer_2(shown));
    }

    fn must_be_arithmetic(&mut self, e: ExprId) {
        let at = self.start_of(e);
        self.report(at, messages::expression_must_have_arithmetic_unscoped());
    }

    fn must_be_integral(&mut self, e: ExprId) {
        let at = self.start_of(e);
        self.report(at, messages::expression_must_have_integral_unscoped());
    }

    /// Two operands whose types do not go together.
    pub fn incompatible_operands(&mut self, lhs: ExprId, rhs: ExprId, pos: Pos) {
        if self.reports_here() && !self.is_open(lhs) && !self.is_open(rhs) {
            let (left, right) = (self.shown_value_type(lhs), self.shown_value_type(rhs));
            self.report(pos, messages::operand_types_incompatible(left, right));
            // What comes of them is not known.
            self.il[lhs].flags |= ExprFlags::UNKNOWN;
        }
    }

    /// Whether a type is arithmetic or an unscoped enumeration, which is promoted to one.
    pub fn is_plain_arithmetic(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.is_unscoped_enum(ty)
    }

    /// Whether a value of this type is a pointer: arrays and functions are.
    pub fn is_pointer_value(&self, ty: TypeId) -> bool {
        self.is_pointer(ty)
            || matches!(self.canonical_kind(ty), TypeKind::Array { .. } | TypeKind::Function { .. })
    }

    /// Reports an operand that the built-in unary operator at a position cannot have. True if it did.
    pub fn check_unary_operand(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> bool {
        let ty = self.il[operand].ty;
        if op == UnaryOp::Address && self.takes_class_value(operand) {
            let at = pos;
            let category = self.il[operand].category;
            match category {
                Category::Prvalue => self.warn(at, messages::taking_address_of_temporary()),
                _ if self.reports_here() => {
                    let at = self.start_of(operand);
                    self.report(at, messages::expression_must_lvalue_function_designator());
                    return true;
                }
                _ => {}
            }
            return false;
        }
        if op != UnaryOp::Address && self.refuses_overload_set(operand) {
            return true;
        }
        let unusual = matches!(self.split(ty).kind, TypeKind::Complex { .. });
        if self.is_open(operand) || unusual || self.class_of(ty).is_some() {
            return false;
        }
        let pointer = self.is_pointer_value(ty);
        let message = match op {
            UnaryOp::Plus if !self.is_plain_arithmetic(ty) && !pointer => {
                messages::expression_must_have_arithmetic_enum_or_pointer()
            }
            UnaryOp::Minus if !self.is_plain_arithmetic(ty) => {
                messages::expression_must_have_arithmetic_unscoped()
            }
            UnaryOp::Complement if !self.is_integral(ty) && !self.is_unscoped_enum(ty) => {
                messages::expression_must_have_integral_unscoped()
            }
            UnaryOp::PreIncrement
            | UnaryOp::PreDecrement
            | UnaryOp::PostIncrement
            | UnaryOp::PostDecrement => {
                if !self.is_void(ty) && !self.check_modifiable(operand) {
                    return true;
                }
                self.check_volatile_step(op, operand);
                if self.builtin_of(ty) == Some(Builtin::Bool) {
                    return self.refuses_bool_step(op, operand);
                }
                match self.pointee(ty) {
                    Some(to) if self.is_void(to) || self.function_of(to).is_some() => {
                        messages::expression_must_pointer_complete_object().as_error()
                    }
                    Some(_) => return !self.check_steps(operand),
                    None if self.is_arithmetic(ty) || self.enum_of(ty).is_some() => return false,
                    None => messages::expression_must_have_arithmetic_enum_or_pointer(),
                }
            }
            UnaryOp::Address if self.il[operand].flags.contains(ExprFlags::BIT_FIELD) => {
                messages::taking_address_bit_field_not()
            }
            UnaryOp::Address if self.il[operand].category != Category::Lvalue => {
                messages::expression_must_lvalue_function_designator()
            }
            _ => return false,
        };
        if self.reports_here() {
            let bit_field = self.il[operand].flags.contains(ExprFlags::BIT_FIELD) && op == UnaryOp::Address;
            let at = if bit_field { pos } else { self.start_of(operand) };
            self.report(at, message);
        }
        true
    }

    /// Whether an operand is a class object that is no lvalue.
    fn takes_class_value(&self, operand: ExprId) -> bool {
        let e = &self.il[operand];
        let member = matches!(e.kind, ExprKind::Member { .. });
        e.category != Category::Lvalue
            && self.class_of(e.ty).is_some()
            && !self.is_open(operand)
            && !(member && e.category == Category::Prvalue)
    }

    /// `++` of a bool object was deprecated and has left the language; `--` never was part of it
    /// (`[expr.pre.incr]`). True if the operand is refused.
    fn refuses_bool_step(&mut self, op: UnaryOp, operand: ExprId) -> bool {
        let at = self.start_of(operand);
        let step_up = matches!(op, UnaryOp::PreIncrement | UnaryOp::PostIncrement);
        if !self.dialect.cxx {
            return false;
        }
        if step_up {
            self.warn(at, messages::incrementing_bool_value_deprecated());
            return false;
        }
        if self.reports_here() {
            self.report(at, messages::bool_type_not_allowed());
        }
        true
    }

    /// A condition that is not convertible to bool (`[conv.bool]`); where several conversion functions could be called,
    /// messages say that a value of the wanted type is, or one of any built-in type.
    pub(in crate::sema) fn check_condition(&mut self, e: ExprId, wanted: Option<TypeId>) -> bool {
        let ty = self.il[e].ty;
        let bool = self.common.bool;
        let scoped = self.enum_of(ty).is_some_and(|id| self.il[id].scoped);
        let template = |c: &Entity| matches!(c, Entity::Template { .. });
        let class = self.class_of(ty);
        if self.refuses_overload_set(e) {
            return false;
        }
        if self.is_open(e) || class.is_some_and(|c| self.all_conversions(c).iter().any(template)) {
            return true;
        }
        if !self.may_be_completed() && !self.check_complete(ty, self.start_of(e)) {
            return false;
        }
        let ambiguous = self.ambiguous_conversions(e, bool);
        if !ambiguous.is_empty() {
            self.several_conversions(e, &ambiguous, wanted);
            return false;
        }
        let fine = match class {
            Some(_) => self.conversion_sequence(e, bool, true).is_some(),
            None => !scoped && !self.is_void(ty) && self.vector_parts(ty).is_none(),
        };
        if !fine && self.reports_here() {
            let pos = self.start_of(e);
            self.report(pos, messages::expression_must_have_bool_type());
        }
        fine
    }
}
