//! Operators: overloaded ones first, then the built-in ones with their conversions (`[over.match.oper]`, `[expr]`).

pub mod comparison;
mod conditional;
pub(in crate::sema) mod constant_operand;
pub(in crate::sema) mod member_pointer;
pub(in crate::sema) mod operand_check;
pub(in crate::sema) mod operand_error;
pub(in crate::sema) mod subscript;
mod vector;
pub(in crate::sema) mod volatile;

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::conversion::{BaseConversion, Rank};
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::sema::lookup::{Found, Key};
use crate::sema::overload::built_in_candidate::{AgainstBuiltIn, BuiltInCandidate};
use crate::sema::overload::{Candidate, Resolution};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

/// What overload resolution of an operator found.
pub(in crate::sema) struct OperatorChoice {
    pub(in crate::sema) resolution: Resolution,
    /// The operator functions that were looked at, latest first.
    pub(in crate::sema) functions: Found,
    pub(in crate::sema) viable: Vec<(Entity, Candidate)>,
    /// The best function and the built-in operators that are neither better nor worse.
    beside_built_in: Option<(FunctionId, Vec<BuiltInCandidate>)>,
}

impl Compilation {
    /// A unary operator expression.
    pub fn build_unary(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> ExprId {
        let e = self.il[operand];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || self.is_unknown(e.ty) {
            return self.unresolved_unary(op, operand, pos);
        }
        if op == UnaryOp::Address {
            self.check_builtin_address(operand, pos);
        }
        if op == UnaryOp::Address && e.ty == self.common.overload {
            return self.address_of_overload(operand, pos);
        }
        if op != UnaryOp::Address && self.is_current_instantiation(e.ty) {
            let e = self.unresolved_unary(op, operand, pos);
            self.il[e].ty = self.common.dependent;
            self.il[e].flags |= DEPENDENT;
            return e;
        }
        // What names a member designates no object to which an operator could be applied.
        let member = op == UnaryOp::Address && self.named_member(operand).is_some();
        if self.is_class_or_enum(e.ty)
            && !member
            && let Some(result) = self.overloaded_unary(op, operand, pos)
        {
            return result;
        }
        self.builtin_unary(op, operand, pos)
    }

    /// Whether a type is a class whose template arguments are not known: its operators are chosen at instantiation,
    /// even where the members it has are known here.
    pub fn is_current_instantiation(&self, ty: TypeId) -> bool {
        self.class_of(ty).is_some_and(|class| self.is_dependent_class(class))
    }

    /// An operator whose operand is not known: its result is not either.
    fn unresolved_unary(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> ExprId {
        let e = self.il[operand];
        let kind = ExprKind::Unary { op, operand };
        let flags = e.flags & (DEPENDENT | INHERITED);
        let ty = if flags.contains(ExprFlags::TYPE_DEPENDENT) {
            self.common.dependent
        } else {
            self.common.unknown
        };
        let category = match op {
            UnaryOp::Deref | UnaryOp::PreIncrement | UnaryOp::PreDecrement => Category::Lvalue,
            _ => Category::Prvalue,
        };
        self.expr(kind, ty, category, flags, pos)
    }

    /// `&f` where `f` is overloaded: it is resolved by what it initializes.
    fn address_of_overload(&mut self, operand: ExprId, pos: Pos) -> ExprId {
        let e = self.il[operand];
        if let ExprKind::Overload { set, .. } | ExprKind::MemberOverload { set, .. } = e.kind
            && let [Entity::Function { id }] = *self.il.candidates(set)
        {
            let entity = Entity::Function { id };
            if self.is_instance_member(entity) && !self.il.has_explicit_object(id) {
                self.check_deduced_reference(id, e.pos);
                return self.member_address(operand, entity, pos);
            }
        }
        // A template-id whose arguments no template of the name accepts means nothing ([over.over]).
        if let ExprKind::Overload { set, args: Some(args), .. } = e.kind
            && self.instantiation.sfinae.is_some()
            && self.functions_meant(self.il[set].candidates, Some(args)).is_some_and(|meant| meant.is_empty())
        {
            self.sfinae_fail();
        }
        let ty = self.common.overload;
        let kind = ExprKind::Unary { op: UnaryOp::Address, operand };
        self.expr(kind, ty, Category::Prvalue, e.flags, pos)
    }

    /// The member that an operand of `&` names with its class, so that the result is a pointer to it.
    pub(in crate::sema) fn named_member(&self, operand: ExprId) -> Option<Entity> {
        let e = &self.il[operand];
        let (base, entity) = match e.kind {
            ExprKind::Member { base, entity: entity @ Entity::Field { .. }, qualifier: Some(_), .. } => {
                (base, entity)
            }
            // What was the operand of `&` before it was substituted.
            ExprKind::Name { entity, qualifier: Some(_), .. } => {
                let parenthesized = e.flags.contains(ExprFlags::PARENTHESIZED);
                return Some(entity).filter(|entity| !parenthesized && self.designates_member(*entity));
            }
            _ => return None,
        };
        let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
        (implicit && !e.flags.contains(ExprFlags::PARENTHESIZED)).then_some(entity)
    }

    /// `&C::member` once more, of what was substituted for the operand: without its path, this could be the address of an
    /// object.
    pub(in crate::sema) fn rebuild_member_address(&mut self, operand: ExprId, pos: Pos) -> ExprId {
        match self.il[operand].kind {
            ExprKind::Name { entity, .. } if self.designates_member(entity) => {
                self.member_address(operand, entity, pos)
            }
            _ => self.build_unary(UnaryOp::Address, operand, pos),
        }
    }

    /// Whether an entity is a member of which there is one in each object, so that its address is a pointer to member.
    fn designates_member(&self, entity: Entity) -> bool {
        match entity {
            Entity::Field { .. } => true,
            Entity::Function { id } => self.is_member_with_object(id),
            _ => false,
        }
    }

    /// Whether a function is a member that is called for an object.
    pub(in crate::sema) fn is_member_with_object(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        f.class.is_some() && !f.flags.contains(FunctionFlags::STATIC) && !self.il.has_explicit_object(id)
    }

    /// `&C::member`: a pointer to member (`[expr.unary.op]`). A member of an anonymous union is one of the class around it.
    pub(in crate::sema) fn member_address(&mut self, operand: ExprId, entity: Entity, pos: Pos) -> ExprId {
        let e = self.il[operand];
        let (class, to) = match entity {
            Entity::Function { id } => (self.il[id].class, self.il[id].ty),
            Entity::Field { id } => (Some(self.il[id].class.around_anonymous(&self.il)), self.il[id].ty),
            _ => (None, e.ty),
        };
        let Some(class) = class else { return operand };
        let (qualifier, args) = match e.kind {
            ExprKind::Overload { qualifier, args, .. }
            | ExprKind::MemberOverload { qualifier, args, .. }
            | ExprKind::Member { qualifier, args, .. }
            | ExprKind::Name { qualifier, args, .. } => (qualifier, args),
            _ => (None, None),
        };
        let naming = qualifier.and_then(|q| self.class_of_qualifier(q));
        self.check_address_access(entity, naming, e.pos, pos);
        let kind = ExprKind::Name { entity, qualifier, args };
        let named = self.expr(kind, to, Category::Lvalue, e.flags, e.pos);
        let class = self.il[class].ty;
        let flags = e.flags & (DEPENDENT | INHERITED);
        let ty = self.make_type(TypeKind::MemberPointer { class, to });
        let kind = ExprKind::Unary { op: UnaryOp::Address, operand: named };
        self.expr(kind, ty, Category::Prvalue, flags, pos)
    }

    fn builtin_unary(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> ExprId {
        let e = self.il[operand];
        let flags = e.flags & INHERITED;
        if let Some(vector) = self.vector_unary(op, operand, pos) {
            return vector;
        }
        if self.check_unary_operand(op, operand, pos) {
            return self.unresolved_operator(op, operand, pos);
        }
        let mut operand = operand;
        let (ty, category) = match op {
            UnaryOp::Address => {
                if let Some(entity) = self.named_member(operand) {
                    return self.member_address(operand, entity, pos);
                }
                (self.pointer_to(e.ty), Category::Prvalue)
            }
            UnaryOp::Deref => {
                operand = self.class_operands(OverloadedOperator::Star, &[operand])[0];
                operand = self.decay(operand);
                match self.pointee(self.il[operand].ty) {
                    Some(to) if self.is_void(to) && self.refuses_void_pointee(operand) => {
                        return self.unresolved_operator(op, operand, pos);
                    }
                    Some(to) => {
                        let written = self.written_element(self.il[operand].ty);
                        let to = written.filter(|written| self.same_type(*written, to)).unwrap_or(to);
                        let flags = flags | self.dependence_of(to);
                        let kind = ExprKind::Unary { op, operand };
                        return self.expr(kind, to, Category::Lvalue, flags, pos);
                    }
                    None => {
                        self.not_a_pointer(operand);
                        return self.unresolved_operator(op, operand, pos);
                    }
                }
            }
            UnaryOp::Not => {
                operand = self.truth_operand(operand);
                (self.common.bool, Category::Prvalue)
            }
            UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Complement => {
                operand = op.overloaded().map_or(operand, |op| self.class_operands(op, &[operand])[0]);
                operand = self.decay(operand);
                operand = self.promote(operand);
                let ty = self.il[operand].ty;
                if op == UnaryOp::Minus {
                    self.check_constant_negation(operand, ty, pos);
                }
                (self.without_top_qualifiers(ty), Category::Prvalue)
            }
            UnaryOp::PreIncrement | UnaryOp::PreDecrement => (e.ty, Category::Lvalue),
            UnaryOp::PostIncrement | UnaryOp::PostDecrement => {
                (self.without_top_qualifiers(e.ty), Category::Prvalue)
            }
            UnaryOp::Real | UnaryOp::Imag => {
                let element = match self.split(e.ty).kind {
                    TypeKind::Complex { element } => element,
                    _ => {
                        if !flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN) {
                            self.warn(pos, messages::part_of_real_value());
                        }
                        e.ty
                    }
                };
                (element, e.category)
            }
        };
        let mut flags = flags;
        if op == UnaryOp::Minus || op == UnaryOp::Address {
            flags -= ExprFlags::BIT_FIELD;
        }
        self.expr(ExprKind::Unary { op, operand }, ty, category, flags, pos)
    }

    fn unresolved_operator(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> ExprId {
        self.sfinae_fail();
        let ty = self.fall_back(UnknownCause::OperandsUnary, pos);
        let kind = ExprKind::Unary { op, operand };
        self.expr(kind, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
    }

    /// A user-defined unary operator, if overload resolution chooses one.
    fn overloaded_unary(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> Option<ExprId> {
        let overloaded = op.overloaded()?;
        let postfix = matches!(op, UnaryOp::PostIncrement | UnaryOp::PostDecrement);
        let mut args = vec![operand];
        if postfix {
            let ty = self.common.int;
            args.push(self.prvalue(ExprKind::Unknown { text: List::EMPTY }, ty, pos));
        }
        let choice = self.choose_operator(overloaded, &args);
        if let Resolution::Function(function) = choice.resolution {
            let args = self.convert_operands(function, &args[..1]);
            return Some(self.operator_call(overloaded, function, &args, postfix, pos));
        }
        if matches!(op, UnaryOp::Address) {
            return None;
        }
        self.failed_operator(overloaded, &args[..1], &choice, postfix, pos).then(|| {
            let ty = self.fall_back(UnknownCause::OperandsUnary, pos);
            self.expr(ExprKind::Unary { op, operand }, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
        })
    }

    /// Reports operands that no operator accepts or that several accept equally well. False if a built-in operator
    /// may accept them.
    pub(in crate::sema) fn failed_operator(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        choice: &OperatorChoice,
        postfix: bool,
        pos: Pos,
    ) -> bool {
        let class = |e: &ExprId| self.class_of(self.il[*e].ty).is_some();
        if let Resolution::Ambiguous = choice.resolution
            && args.iter().any(class)
        {
            match &choice.beside_built_in {
                Some((best, built_in)) => {
                    self.ambiguous_built_in(op, args, built_in, &choice.functions, *best, pos)
                }
                None => self.ambiguous_operator(op, args, choice, postfix, pos),
            }
            return true;
        }
        if !args.iter().any(class) && self.refused_enumeration(op, args, pos) {
            return true;
        }
        if !self.operator_cannot_match(op, args, postfix) {
            return false;
        }
        self.no_operator_matches(op, args, &choice.functions, postfix, pos);
        true
    }

    /// The user-defined operator function for operands, if one is chosen over the built-in operators.
    pub fn resolve_operator(&mut self, op: OverloadedOperator, args: &[ExprId]) -> Option<FunctionId> {
        match self.choose_operator(op, args).resolution {
            Resolution::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The object of an operator that a base class has is converted to that class (`[over.match.funcs]`).
    fn rank_inherited_operator(&mut self, candidate: &mut Candidate, object: TypeId, key: Key) {
        let (Some(class), Some(own)) = (self.class_of(object), self.il[candidate.function].class) else {
            return;
        };
        // What a using-declaration introduces counts as a member of the class with that declaration.
        let introduced = !self.symbols.bindings.get(self.il[class].scope, key).is_empty();
        if class != own
            && !introduced
            && self.base_distance(class, own).is_some()
            && let Some(sequence) = candidate.sequences.first_mut()
        {
            sequence.rank = Rank::Conversion;
            sequence.base = Some(BaseConversion { from: class, class: own, member: false });
        }
    }

    /// The member functions of an operator for operands, and those of them that are viable.
    fn viable_member_operators(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        viable: &mut Vec<(Entity, Candidate)>,
    ) -> Found {
        let Some((object, rest)) = args.split_first() else { return Found::new() };
        let ty = self.il[*object].ty;
        let Some(class) = self.class_of(ty) else { return Found::new() };
        self.complete_class(class);
        let members = self.lookup_member_operators(class, op, *object);
        let given = self.leading_arguments(rest, members.len() < 2);
        let own = self.il[class].scope;
        let narrowed = self.narrowed_members(&members, own, Key::operator(op), given);
        for entity in narrowed.as_ref().unwrap_or(&members) {
            if self.is_for_others(*entity, given) {
                continue;
            }
            if let Some(mut candidate) = self.candidate(*entity, None, Some(*object), rest) {
                self.rank_inherited_operator(&mut candidate, ty, Key::operator(op));
                viable.push((*entity, candidate));
            }
        }
        members
    }

    /// Resolves an operator among operator functions (`[over.match.oper]`).
    pub(in crate::sema) fn choose_operator(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
    ) -> OperatorChoice {
        let key = Key::operator(op);
        let mut viable = Vec::new();
        let mut functions = self.viable_member_operators(op, args, &mut viable);
        let (mut free, mut ordinary) = (Found::new(), Some(0));
        let only_members = matches!(
            op,
            OverloadedOperator::Assign
                | OverloadedOperator::Call
                | OverloadedOperator::Subscript
                | OverloadedOperator::Arrow
        );
        if !only_members {
            (free, ordinary) = match self.narrowed_operators(key, args) {
                Some(narrowed) => (narrowed, None),
                None => {
                    let (all, ordinary) = self.all_operators(key, args);
                    (all, Some(ordinary))
                }
            };
            let given = self.leading_arguments(args, false);
            for entity in &free {
                if self.is_for_others(*entity, given) {
                    continue;
                }
                if let Some(candidate) = self.candidate(*entity, None, None, args) {
                    viable.push((*entity, candidate));
                }
            }
        }
        let mut resolution =
            self.best_viable(viable.iter().map(|(_, candidate)| candidate.clone()).collect());
        // A built-in operator takes enumerations as they are, which is better than converting them to classes.
        let classes = args.iter().any(|a| self.class_of(self.il[*a].ty).is_some());
        if let Resolution::Function(f) = resolution
            && !classes
            && viable.iter().any(|(_, c)| c.function == f && c.sequences.iter().any(|s| s.rank == Rank::User))
        {
            resolution = Resolution::None;
        }
        let mut beside_built_in = None;
        if let Resolution::Function(f) = resolution
            && let Some((_, best)) = viable.iter().find(|(_, c)| c.function == f)
        {
            match self.against_built_in(op, args, best) {
                AgainstBuiltIn::Better => {}
                AgainstBuiltIn::Worse => resolution = Resolution::None,
                AgainstBuiltIn::Ambiguous(built_in) => {
                    resolution = Resolution::Ambiguous;
                    beside_built_in = Some((f, built_in));
                }
            }
        }
        // Only messages about a failure list them, where none is suppressed.
        if matches!(resolution, Resolution::Function(_)) {
            functions = Found::new();
        } else if self.instantiation.sfinae.is_none() {
            let (all, ordinary) = match ordinary {
                Some(ordinary) => (free, ordinary),
                None => self.all_operators(key, args),
            };
            let (ordinary, associated) = all.split_at(ordinary);
            functions.reverse();
            functions.extend(self.listed_order(key, ordinary, associated));
        } else {
            functions.extend(free);
        }
        OperatorChoice { resolution, functions, viable, beside_built_in }
    }

    /// All operator functions that ordinary lookup finds, and how many these are before those that argument-dependent
    /// lookup adds.
    fn all_operators(&mut self, key: Key, args: &[ExprId]) -> (Found, usize) {
        let mut free = self.lookup_operator(key, self.scope_of_operators());
        let types = self.associated_types(args);
        self.complete_associated(&types);
        let ordinary = free.len();
        self.lookup_associated(key, &types, &mut free);
        (free, ordinary)
    }

    /// The operands of an operator function converted to its parameters.
    pub(in crate::sema) fn convert_operands(&mut self, function: FunctionId, args: &[ExprId]) -> Vec<ExprId> {
        let member = self.is_instance_member(Entity::Function { id: function });
        let explicit_object = self.il.has_explicit_object(function);
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[function].params(&self.il));
        let mut result = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            if member && i == 0 {
                result.push(*arg);
                continue;
            }
            let index = if member && !explicit_object { i - 1 } else { i };
            result.push(match params.get(index) {
                Some(param) => self.convert_argument_of(*arg, function, (index, param.ty)),
                None => *arg,
            });
        }
        result
    }

    pub(in crate::sema) fn operator_call(
        &mut self,
        op: OverloadedOperator,
        function: FunctionId,
        args: &[ExprId],
        postfix: bool,
        pos: Pos,
    ) -> ExprId {
        self.note_function_use(function, pos);
        self.check_operator_space(function, pos);
        self.check_not_deleted(function, pos);
        self.check_operator_access(function, args.first().copied(), pos);
        self.across(boundary::NeededAt(pos), |c| c.require_body(function));
        let ret = self.spelled_result_of(function);
        let flags = self.flags_of(args) & INHERITED;
        for arg in args {
            self.note_folded_operand(*arg);
        }
        let list = self.il.list(args);
        let entity = Some(Entity::Function { id: function });
        let kind = ExprKind::Operator { op, function: entity, args: list, postfix };
        self.call_result(kind, ret, flags, pos)
    }

    /// Notes an operand, outside of templates, that is the call of a constexpr function for an object of class type
    /// which is a constant.
    pub(super) fn note_folded_operand(&mut self, operand: ExprId) {
        let mut call = operand;
        while let ExprKind::Implicit { operand, .. } = self.il[call].kind {
            call = operand;
        }
        let function = match self.il[call].kind {
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => id,
            ExprKind::Call { callee, .. } => match self.il[callee].kind {
                ExprKind::Name { entity: Entity::Function { id }, .. }
                | ExprKind::Member { entity: Entity::Function { id }, .. } => id,
                _ => return,
            },
            _ => return,
        };
        let constexpr = self.il[function].flags.contains(FunctionFlags::CONSTEXPR);
        let made = self.il[call].category == Category::Prvalue && self.class_of(self.il[call].ty).is_some();
        let here = self.instantiation.depth == 0
            && self.instantiation.sfinae.is_none()
            && !self.context.unevaluated
            && !self.scope_is_dependent(self.context.scope);
        let constant = (constexpr && made && here).then(|| self.constant_value(call)).flatten();
        if constant.is_some_and(|constant| !self.has_temporary_address(constant)) {
            self.il[call].flags |= ExprFlags::FOLDED;
        }
    }

    /// A binary operator expression.
    pub fn build_binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        let (a, b) = (self.il[lhs], self.il[rhs]);
        let dependent = (a.flags | b.flags).contains(ExprFlags::TYPE_DEPENDENT);
        if dependent || self.is_unknown(a.ty) || self.is_unknown(b.ty) {
            return self.unresolved_binary(op, lhs, rhs, pos);
        }
        if self.is_current_instantiation(a.ty) || self.is_current_instantiation(b.ty) {
            let e = self.unresolved_binary(op, lhs, rhs, pos);
            self.il[e].ty = self.common.dependent;
            self.il[e].flags |= DEPENDENT;
            return e;
        }
        if (self.is_class_or_enum(a.ty) || self.is_class_or_enum(b.ty))
            && let Some(result) = self.overloaded_binary(op, lhs, rhs, pos)
        {
            return result;
        }
        self.builtin_binary(op, lhs, rhs, pos)
    }

    fn unresolved_binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        if op == BinaryOp::Assign {
            self.note_set(lhs);
        }
        let flags = (self.il[lhs].flags | self.il[rhs].flags) & (DEPENDENT | INHERITED);
        let ty = if flags.contains(ExprFlags::TYPE_DEPENDENT) {
            self.common.dependent
        } else {
            self.common.unknown
        };
        let category =
            if op.is_assignment() || op == BinaryOp::Comma { Category::Lvalue } else { Category::Prvalue };
        let flags = flags | self.undefined_flag(op, rhs);
        self.expr(ExprKind::Binary { op, lhs, rhs }, ty, category, flags, pos)
    }

    /// A user-defined binary operator, or a comparison rewritten in terms of another (`[over.match.oper]`).
    fn overloaded_binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> Option<ExprId> {
        let overloaded = op.overloaded()?;
        if op == BinaryOp::Assign && self.is_incomplete(self.il[lhs].ty) && !self.may_be_completed() {
            if self.reports_here() {
                let at = self.start_of(lhs);
                self.report(at, messages::expression_must_modifiable_lvalue());
            }
            return Some(self.refused_operands(lhs));
        }
        let choice = self.choose_operator(overloaded, &[lhs, rhs]);
        if let Resolution::Function(function) = choice.resolution {
            if self.dialect.standard >= 20 && self.rewriting_converts_less(overloaded, function, lhs, rhs) {
                return self.rewritten_comparison(overloaded, lhs, rhs, pos);
            }
            let args = self.convert_operands(function, &[lhs, rhs]);
            if op == BinaryOp::Assign && self.is_trivial_assignment(function) {
                self.check_operator_space(function, pos);
                self.check_not_deleted(function, pos);
                let ty = self.il[lhs].ty;
                return Some(self.binary_of(op, args[0], args[1], ty, Category::Lvalue, pos));
            }
            return Some(self.operator_call(overloaded, function, &args, false, pos));
        }
        if self.dialect.standard >= 20
            && let Some(rewritten) = self.rewritten_comparison(overloaded, lhs, rhs, pos)
        {
            return Some(rewritten);
        }
        if op == BinaryOp::Assign && self.class_of(self.il[lhs].ty).is_none() || op == BinaryOp::Comma {
            return None;
        }
        self.failed_operator(overloaded, &[lhs, rhs], &choice, false, pos).then(|| {
            let ty = self.fall_back(UnknownCause::OperandsBinary, pos);
            // What a template's definition assigns is only warned of.
            match self.reports_now() && !(op.is_assignment() && self.defines_template()) {
                true => self.refused_operands(lhs),
                false => self.binary_of(op, lhs, rhs, ty, Category::Lvalue, pos),
            }
        })
    }

    fn builtin_binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        use BinaryOp::*;
        if op.is_assignment() {
            return self.builtin_assignment(op, lhs, rhs, pos);
        }
        if let Some(vector) = self.vector_binary(op, lhs, rhs, pos) {
            return vector;
        }
        match op {
            Comma => {
                let e = self.il[rhs];
                if !self.il[lhs].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::PACK) {
                    self.check_discarded_left(lhs);
                }
                let comma = self.binary_of(op, lhs, rhs, e.ty, e.category, pos);
                self.check_discarded_operand(comma);
                comma
            }
            LogicalAnd | LogicalOr => {
                let (lhs, rhs) = (self.truth_operand(lhs), self.truth_operand(rhs));
                let ty = self.common.bool;
                self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos)
            }
            MemberPointerDot | MemberPointerArrow => self.member_pointer_access(op, lhs, rhs, pos),
            ShiftLeft | ShiftRight => {
                let (lhs, rhs) = self.converted_class_operands(op, lhs, rhs);
                let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
                let wrong = |c: &Self, ty: TypeId| {
                    c.class_of(ty).is_none() && (!c.has_arithmetic_value(ty) || c.is_floating(ty))
                };
                if wrong(self, a) || wrong(self, b) {
                    return self.no_operator(op, lhs, rhs, pos);
                }
                let (lhs, rhs) = (self.promote(lhs), self.promote(rhs));
                let ty = self.il[lhs].ty;
                let ty = self.without_top_qualifiers(ty);
                self.check_constant_arithmetic(op, lhs, rhs, ty, pos);
                self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos)
            }
            Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual | Spaceship => {
                self.builtin_comparison(op, lhs, rhs, pos)
            }
            _ => self.builtin_arithmetic(op, lhs, rhs, pos),
        }
    }

    pub(in crate::sema) fn binary_of(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: TypeId,
        category: Category,
        pos: Pos,
    ) -> ExprId {
        let flags = (self.il[lhs].flags | self.il[rhs].flags) & INHERITED;
        let flags = flags | self.undefined_flag(op, rhs);
        self.expr(ExprKind::Binary { op, lhs, rhs }, ty, category, flags, pos)
    }

    fn builtin_arithmetic(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        let (lhs, rhs) = self.converted_class_operands(op, lhs, rhs);
        let (lhs, rhs) = (self.decay(lhs), self.decay(rhs));
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        if matches!(op, BinaryOp::Add | BinaryOp::Subtract) {
            match (self.is_pointer(a), self.is_pointer(b)) {
                (true, true) if op == BinaryOp::Subtract => {
                    self.check_pointer_difference(lhs, rhs, pos);
                    let ty = self.common.difference;
                    return self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos);
                }
                (true, false) => {
                    if !self.check_pointer_arithmetic(op, lhs, rhs, pos) {
                        return self.no_operator(op, lhs, rhs, pos);
                    }
                    let ty = self.without_top_qualifiers(a);
                    let rhs = self.pointer_offset(rhs);
                    return self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos);
                }
                (false, true) if op == BinaryOp::Add => {
                    if !self.check_pointer_arithmetic(op, rhs, lhs, pos) {
                        return self.no_operator(op, lhs, rhs, pos);
                    }
                    let ty = self.without_top_qualifiers(b);
                    let lhs = self.pointer_offset(lhs);
                    return self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos);
                }
                _ => {}
            }
        }
        let integral = matches!(op, BinaryOp::Remainder | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        let wrong = |c: &Self, ty: TypeId| !c.has_arithmetic_value(ty) || (integral && c.is_floating(ty));
        if wrong(self, a) || wrong(self, b) {
            return self.no_operator(op, lhs, rhs, pos);
        }
        let ty = self.common_type_of(lhs, rhs);
        let (lhs, rhs) = (self.convert(lhs, ty), self.convert(rhs, ty));
        self.check_constant_arithmetic(op, lhs, rhs, ty, pos);
        self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos)
    }

    /// An operand converted to the type common to both; beside an enumeration, a value that changes is no surprise.
    pub(super) fn convert_operand(&mut self, e: ExprId, to: TypeId, beside_enumeration: bool) -> ExprId {
        if !beside_enumeration || self.same_type(self.unqualified(self.il[e].ty), to) {
            return self.convert(e, to);
        }
        match self.standard_conversion_kind(e, to) {
            Some(ConversionKind::Integral) => self.implicit(e, ConversionKind::Integral, to, None),
            _ => self.convert(e, to),
        }
    }

    /// An offset added to a pointer: enumerations are promoted.
    fn pointer_offset(&mut self, e: ExprId) -> ExprId {
        self.promote(e)
    }

    pub(in crate::sema) fn has_arithmetic_value(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty)
            || self.is_unscoped_enum(ty)
            || matches!(self.split(ty).kind, TypeKind::Complex { .. })
    }

    /// Operands that no operator accepts.
    pub(in crate::sema) fn no_operator(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> ExprId {
        self.sfinae_fail();
        self.wrong_operands(op, lhs, rhs, pos);
        let ty = self.fall_back(UnknownCause::OperandsBinary, pos);
        self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos)
    }

    fn builtin_comparison(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        let (lhs, rhs) = self.converted_class_operands(op, lhs, rhs);
        if self.is_overload_set(lhs) || self.is_overload_set(rhs) {
            return self.no_operator(op, lhs, rhs, pos);
        }
        let (mut lhs, mut rhs) = (self.resolve_compared(lhs, rhs), self.resolve_compared(rhs, lhs));
        let operands = [lhs, rhs];
        let null = |c: &Self, e| c.is_null_pointer_constant(e) || c.is_false_beside_pointer(e, operands);
        if !(null(self, lhs) && null(self, rhs)) {
            lhs = self.decay(lhs);
            rhs = self.decay(rhs);
        }
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        // Pointers to members have no order ([expr.rel]).
        let of_member = |ty: TypeId| matches!(self.split(ty).kind, TypeKind::MemberPointer { .. });
        if !matches!(op, BinaryOp::Equal | BinaryOp::NotEqual) && (of_member(a) || of_member(b)) {
            self.sfinae_fail();
            if op != BinaryOp::Spaceship && !self.is_open(lhs) && !self.is_open(rhs) {
                return self.no_operator(op, lhs, rhs, pos);
            }
        }
        if op == BinaryOp::Spaceship && self.refuses_three_way(lhs, rhs, pos) {
            return self.unknown_expr();
        }
        let same_null = self.same_type(self.unqualified(a), self.unqualified(b));
        if self.has_arithmetic_value(a) && self.has_arithmetic_value(b) {
            let same_enum =
                self.enum_of(a).is_some() && self.same_type(self.unqualified(a), self.unqualified(b));
            if !same_enum {
                let unlike = self.check_compared_enums(op, a, b, pos);
                let ty = self.common_type_of(lhs, rhs);
                if op == BinaryOp::Spaceship
                    && (self.narrows_operand(lhs, ty) | self.narrows_operand(rhs, ty))
                {
                    return self.unknown_expr();
                }
                lhs = self.convert_operand(lhs, ty, self.enum_of(b).is_some());
                rhs = self.convert_operand(rhs, ty, self.enum_of(a).is_some());
                if !unlike {
                    self.check_unsigned_comparison(op, lhs, rhs, pos);
                }
            } else {
                lhs = self.promote(lhs);
                rhs = self.promote(rhs);
                self.check_unsigned_comparison(op, lhs, rhs, pos);
            }
        } else if self.is_pointer_like(a) && (self.is_pointer_like(b) || null(self, rhs)) {
            if null(self, rhs) {
                rhs = self.convert(rhs, a);
            } else {
                self.check_compared_pointers(lhs, rhs, pos);
                (lhs, rhs) = self.composite_pointers(lhs, rhs);
            }
        } else if null(self, lhs)
            && (self.is_pointer_like(b) || !same_null && self.builtin_of(b) == Some(Builtin::Nullptr))
        {
            lhs = self.convert(lhs, b);
        } else if self.enum_of(a).is_none()
            && (self.builtin_of(a) != Some(Builtin::Nullptr)
                || self.has_arithmetic_value(b) && !null(self, rhs) && !self.is_open(rhs))
            && !matches!(self.split(a).kind, TypeKind::Complex { .. })
        {
            return self.no_operator(op, lhs, rhs, pos);
        }
        let ty = match op {
            BinaryOp::Spaceship => self.comparison_category(lhs, rhs),
            _ => self.common.bool,
        };
        self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos)
    }

    /// A set of overloads compared with a pointer is resolved by the pointer's type.
    fn resolve_compared(&mut self, e: ExprId, other: ExprId) -> ExprId {
        if self.il[e].ty != self.common.overload {
            return e;
        }
        let to = self.il[other].ty;
        self.resolve_overload_for(e, to)
    }

    fn is_pointer_like(&self, ty: TypeId) -> bool {
        matches!(self.split(ty).kind, TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. })
    }

    fn builtin_assignment(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> ExprId {
        let a = self.il[lhs];
        if op == BinaryOp::Assign {
            self.note_set(lhs);
        }
        let to_this = op == BinaryOp::Assign && self.reports_assignment_to_this(lhs);
        if !to_this && !self.check_modifiable(lhs) {
            if op == BinaryOp::Assign {
                self.check_list_for_array(a.ty, rhs);
            }
            let ty = self.fall_back(UnknownCause::Assignment, pos);
            return self.binary_of(op, lhs, rhs, ty, Category::Lvalue, pos);
        }
        if op != BinaryOp::Assign {
            self.check_volatile_compound(lhs);
        }
        let rhs = if op == BinaryOp::Assign && self.assigns_like_vector(lhs, rhs) {
            rhs
        } else if op == BinaryOp::Assign {
            let to = self.without_top_qualifiers(a.ty);
            self.convert_for(rhs, to, Purpose::Assign(pos))
        } else if self.may_be_vector(lhs) && self.is_vector_operand(rhs) {
            if !self.check_vector_assignment(op, lhs, rhs, pos) {
                let ty = self.fall_back(UnknownCause::Assignment, pos);
                return self.binary_of(op, lhs, rhs, ty, Category::Lvalue, pos);
            }
            rhs
        } else if !self.check_compound_assignment(op, lhs, rhs, pos) {
            let ty = self.fall_back(UnknownCause::Assignment, pos);
            return self.binary_of(op, lhs, rhs, ty, Category::Lvalue, pos);
        } else if self.is_pointer(a.ty) {
            let (_, rhs) = self.converted_class_operands(op, lhs, rhs);
            self.pointer_offset(rhs)
        } else if matches!(op, BinaryOp::ShiftLeftAssign | BinaryOp::ShiftRightAssign) {
            let (_, rhs) = self.converted_class_operands(op, lhs, rhs);
            self.check_constant_arithmetic(op, lhs, rhs, a.ty, pos);
            self.promote(rhs)
        } else {
            let (_, rhs) = self.converted_class_operands(op, lhs, rhs);
            let b = self.il[rhs].ty;
            if self.has_arithmetic_value(a.ty) && self.has_arithmetic_value(b) {
                let ty = self.common_type_of(lhs, rhs);
                self.check_constant_arithmetic(op, lhs, rhs, ty, pos);
                self.convert(rhs, ty)
            } else {
                rhs
            }
        };
        self.binary_of(op, lhs, rhs, a.ty, Category::Lvalue, pos)
    }

    pub(in crate::sema) fn decayed_type_of(&mut self, e: ExprId) -> TypeId {
        let ty = self.il[e].ty;
        self.decayed(ty)
    }

    /// A cast in any notation (`[expr.static.cast]` and its relatives).
    pub fn build_cast(&mut self, style: CastStyle, to: TypeId, operand: ExprId, pos: Pos) -> ExprId {
        let mut flags = self.il[operand].flags & INHERITED;
        let placeholder = self.il[to].flags.contains(TypeFlags::PLACEHOLDER);
        let pack = self.il[to].flags.contains(TypeFlags::PACK);
        if pack {
            flags |= ExprFlags::PACK;
        }
        let operand =
            if self.is_dependent(to) || placeholder { operand } else { self.cast_operand(operand, to) };
        // What it converts to must be known.
        if let Some(class) = self.class_of(self.il[operand].ty)
            && !self.is_dependent(to)
            && !self.is_void(to)
        {
            self.complete_class(class);
        }
        self.check_constant_cast(operand, to);
        if self.is_void(to) {
            self.check_unused_result(operand);
        }
        if !self.check_cast(style, to, operand, pos) {
            // There is no object where none can be made.
            if self.class_of(to).is_some() && !self.is_dependent(to) && self.tells_of_errors() {
                return self.fall_back_expr(UnknownCause::Construction, pos);
            }
            flags |= ExprFlags::UNKNOWN;
        }
        let at = if style == CastStyle::Functional { pos } else { self.start_of(operand) };
        self.check_copied_directly(operand, to, at);
        let kind = ExprKind::Cast { style, to, operand };
        let open = self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT);
        let class = self.class_of(self.without_reference(to)).is_some();
        if self.is_dependent(to) && (open || !class) {
            let category = self.category_of_result(to);
            let e = self.dependent_expr(kind, flags, pos);
            self.il[e].category = category;
            return e;
        }
        if self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        let category = self.category_of_result(to);
        let ty = self.without_reference(to);
        // A prvalue that is no object of a class has no qualifiers ([expr.type]).
        let plain = category == Category::Prvalue && self.class_of(ty).is_none();
        let ty = if plain { self.without_top_qualifiers(ty) } else { ty };
        let cast = self.expr(kind, ty, category, flags, pos);
        self.note_made(cast, at);
        cast
    }

    /// A `dynamic_cast` that needs to know types at run time, which options may switch off (`[expr.dynamic.cast]`).
    pub fn check_dynamic_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) {
        if self.dialect.rtti {
            return;
        }
        let target = self.without_reference(to);
        let (target, from) = match self.pointee(target) {
            Some(target) => (target, self.pointee(self.il[operand].ty)),
            None => (target, Some(self.il[operand].ty)),
        };
        let from = from.and_then(|from| self.class_of(from));
        let (Some(target), Some(from)) = (self.class_of(target), from) else { return };
        if self.base_distance(from, target).is_none() && !self.is_dependent(to) {
            self.report(pos, messages::dynamic_cast_cannot_done_without_runtime());
        }
    }

    /// The operand of a cast: overloads resolved by the target; class types converted by constructors.
    fn cast_operand(&mut self, operand: ExprId, to: TypeId) -> ExprId {
        if self.il[operand].ty == self.common.overload {
            return self.resolve_overload_for(operand, to);
        }
        operand
    }
}
