//! Exception specifications and handlers (`[except.spec]`, `[except.handle]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// The handlers of a try block so far, by what they take: of the earliest of each kind it is known which one it is.
#[derive(Default)]
pub struct EarlierHandlers {
    handlers: Vec<(TypeId, VariableId)>,
    first: FxHashMap<Caught, usize>,
}

/// What objects are caught as.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Caught {
    Class { class: ClassId },
    PointerTo { class: ClassId },
    Type { ty: TypeId },
}

impl Compilation {
    /// The condition of an exception specification is a constant expression (`[except.spec]`).
    pub fn check_exception_condition(&mut self, condition: ExprId) {
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if !self.il[condition].flags.intersects(open) && self.reports_now() {
            self.require_constant(condition);
        }
    }

    /// Another declaration of a function says the same of exceptions as the first.
    pub(super) fn check_exception_specification(
        &mut self,
        earlier: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[earlier];
        let Some(function) = &parts.declarator.function else { return };
        let special = matches!(
            f.name,
            EntityName::Destructor
                | EntityName::Operator { op: OverloadedOperator::Delete | OverloadedOperator::DeleteArray }
                | EntityName::Operator { op: OverloadedOperator::New | OverloadedOperator::NewArray }
        );
        let skipped = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED;
        let unclear = f.template.is_some()
            || f.instance.is_some()
            || f.first.is_none()
            || f.flags.intersects(skipped)
            || parts.flags.contains(DeclarationFlags::DEFAULTED);
        if special || unclear || !self.dialect.cxx || !self.dialect.exceptions || !self.reports_now() {
            return;
        }
        let Some(first) = self.il[earlier].first.map(|d| self.il[d].noexcept) else { return };
        let clear = |s: ExceptionSpec| {
            matches!(s, ExceptionSpec::None | ExceptionSpec::Noexcept)
                || matches!(s, ExceptionSpec::Throw { types } if types.is_empty())
        };
        if !clear(first) || !clear(function.noexcept) {
            return;
        }
        let (was, now) = (first != ExceptionSpec::None, function.noexcept != ExceptionSpec::None);
        if was == now {
            return;
        }
        let pos = function.noexcept_pos;
        let system = self.input.sources.in_system_header(self.il[earlier].pos);
        let entity: EntityText = self.function_name_entity(earlier);
        let message = match was {
            true => messages::allowing_all_exceptions_incompatible_previous(entity),
            false => messages::exception_specification_incompatible_previous(entity),
        };
        // The libraries of systems differ in what they say of exceptions.
        self.report(pos, if system { message.as_warning() } else { message });
    }

    /// A type in an exception specification is no incomplete one (`[except.spec]`); the class around it will be complete.
    pub fn check_specified_exception(&mut self, ty: TypeId, at: Pos) {
        let declared = self.class_of(ty).is_some_and(|class| {
            let c = &self.il[class];
            c.state == Completeness::Declared && c.instance.is_none() && c.template.is_none()
        });
        if (declared || self.is_void(ty)) && !self.is_dependent(ty) && self.reports_now() {
            let shown = self.shown_type(ty);
            self.report(at, messages::incomplete_type_not_allowed(shown));
        }
    }

    /// What is thrown is an object of a complete and no abstract class, and no pointer to an incomplete one
    /// (`[except.throw]`).
    pub(in crate::sema) fn check_thrown(&mut self, thrown: ExprId) {
        let (ty, at) = (self.decayed_type_of(thrown), self.start_of(thrown));
        if self.is_unknown(ty) || self.is_dependent(ty) {
            return;
        }
        if let Some(to) = self.pointee(ty) {
            if self.is_incomplete(to) && self.reports_here() {
                self.report(at, messages::throw_pointer_to_incomplete());
            }
        } else if self.check_complete(ty, at) && self.il[thrown].category != Category::Prvalue {
            // Where it is made, that is said already.
            self.check_abstract(ty, at);
        }
    }

    /// A handler is for no incomplete type, nor for a pointer or reference to one other than `void` (`[except.handle]`).
    /// True if that is reported.
    fn refuses_incomplete_handler(&mut self, group: GroupId, pos: Pos) -> bool {
        let Some(variable) = self.caught_variable(group) else { return false };
        let ty = self.il[variable].ty;
        if self.is_unknown(ty) || self.is_dependent(ty) {
            return false;
        }
        if self.is_void(ty) {
            if self.reports_here() {
                let shown = self.shown_type(ty);
                self.report(pos, messages::incomplete_type_not_allowed(shown));
            }
            return true;
        }
        let to = if self.is_reference(ty) { Some(self.without_reference(ty)) } else { self.pointee(ty) };
        let Some(to) = to else { return !self.check_complete(ty, pos) };
        let incomplete = self.is_incomplete(to);
        if incomplete && self.reports_here() {
            let shown = self.shown_type(to);
            self.report(pos, messages::pointer_reference_incomplete_type_not(shown));
        }
        incomplete
    }

    /// Whether an earlier handler of a try block takes what the one at `pos` is for (`[except.handle]`); that one is
    /// the next of these.
    pub fn check_handler_masked(&mut self, earlier: &mut EarlierHandlers, group: GroupId, pos: Pos) {
        self.check_handler(earlier, group, pos);
        let (caught, variable) = (self.caught_type(group), self.caught_variable(group));
        if let Some((ty, variable)) = caught.zip(variable) {
            let number = earlier.handlers.len();
            earlier.handlers.push((ty, variable));
            for what in self.caught(ty) {
                earlier.first.entry(what).or_insert(number);
            }
        }
    }

    /// The object of a handler is copied from the one that was thrown, and destroyed where the handler ends
    /// (`[except.handle]`).
    fn check_caught_copy(&mut self, group: GroupId, caught: TypeId, pos: Pos) {
        let Some(variable) = self.caught_variable(group) else { return };
        let Some(class) = self.class_of(caught).filter(|_| !self.is_open_type(caught)) else { return };
        if !self.reports_now() && !self.examines_instance() {
            return;
        }
        let pos = if self.il[variable].name.is_some() { self.il[variable].pos } else { pos };
        let ty = self.unqualified(caught);
        let kind = ExprKind::Name { entity: Entity::Variable { id: variable }, qualifier: None, args: None };
        let thrown = self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos);
        if let Resolution::Function(constructor) = self.best_constructor(class, &[thrown]) {
            self.check_not_deleted(constructor, pos);
            self.check_constructor_access(constructor, pos);
        }
        self.check_part_destroyed(ty, pos);
    }

    fn check_handler(&mut self, earlier: &EarlierHandlers, group: GroupId, pos: Pos) {
        if self.caught_rvalue_reference(group) {
            return self.report(pos, messages::rvalue_reference_catch_type());
        }
        if self.refuses_incomplete_handler(group, pos) {
            return;
        }
        let Some(caught) = self.caught_type(group) else { return };
        if self.catches_object(group) {
            if self.refuses_abstract_handler(caught, pos) {
                return;
            }
            self.check_caught_copy(group, caught, pos);
        }
        if earlier.handlers.is_empty() {
            return;
        }
        let mut masking: Vec<usize> = Vec::new();
        for what in self.caught(caught) {
            self.find_masking(what, earlier, &mut masking);
        }
        masking.sort_unstable();
        for number in masking {
            let (taken, variable) = earlier.handlers[number];
            let derived = match (self.class_of(caught), self.class_of(taken)) {
                (Some(class), Some(base)) => {
                    self.base_distance(class, base).is_some()
                        && self.is_accessible(class, base, Access::Public, 0)
                }
                _ => self.same_type(caught, taken) || self.points_to_derived(caught, taken),
            };
            if derived {
                let shown = self.shown_type(self.il[variable].ty);
                return self.report(pos, messages::handler_potentially_masked(shown));
            }
        }
    }

    /// What an object of a type is caught as.
    fn caught(&self, ty: TypeId) -> SmallVec<[Caught; 2]> {
        if let Some(class) = self.class_of(ty) {
            return smallvec![Caught::Class { class }];
        }
        let pointed = self.pointee(ty).and_then(|to| self.class_of(to));
        let same = Caught::Type { ty: self.canonical(ty) };
        pointed.map(|class| Caught::PointerTo { class }).into_iter().chain([same]).collect()
    }

    /// The handlers for what something is, and for the bases of its class.
    fn find_masking(&mut self, what: Caught, earlier: &EarlierHandlers, masking: &mut Vec<usize>) {
        masking.extend(earlier.first.get(&what));
        let (class, as_base): (_, fn(ClassId) -> Caught) = match what {
            Caught::Class { class } => (class, |class| Caught::Class { class }),
            Caught::PointerTo { class } => (class, |class| Caught::PointerTo { class }),
            Caught::Type { .. } => return,
        };
        self.complete_class(class);
        for base in self.il[class].bases.clone() {
            if let Some(base) = self.class_of(base.ty) {
                self.find_masking(as_base(base), earlier, masking);
            }
        }
    }

    fn caught_rvalue_reference(&self, group: GroupId) -> bool {
        let Some(declaration) = self.il[self.il[group].declarators].first().copied() else { return false };
        matches!(self.il[declaration].entity, Entity::Variable { id }
            if matches!(self.canonical_kind(self.il[id].ty), TypeKind::RvalueReference { .. })
                && !self.is_open_type(self.il[id].ty))
    }

    /// Whether one type is a pointer to a class and the other one to a base of it.
    fn points_to_derived(&mut self, pointer: TypeId, base: TypeId) -> bool {
        let (Some(pointer), Some(base)) = (self.pointee(pointer), self.pointee(base)) else { return false };
        let (Some(class), Some(base)) = (self.class_of(pointer), self.class_of(base)) else { return false };
        class != base
            && self.base_distance(class, base).is_some()
            && self.is_accessible(class, base, Access::Public, 0)
    }

    /// The variable that a handler declares.
    fn caught_variable(&self, group: GroupId) -> Option<VariableId> {
        let declaration = self.il[self.il[group].declarators].first().copied()?;
        let Entity::Variable { id } = self.il[declaration].entity else { return None };
        Some(id)
    }

    /// The type of the objects that a handler takes, without reference and qualifiers.
    fn caught_type(&self, group: GroupId) -> Option<TypeId> {
        let id = self.caught_variable(group)?;
        let ty = self.unqualified(self.without_reference(self.il[id].ty));
        (!self.is_open_type(ty)).then_some(ty)
    }

    /// Whether what a handler declares is no reference.
    fn catches_object(&self, group: GroupId) -> bool {
        self.il[self.il[group].declarators].first().is_some_and(|declaration| {
            matches!(self.il[*declaration].entity, Entity::Variable { id } if !self.is_reference(self.il[id].ty))
        })
    }

    /// A specification that lists types (deprecated by C++11, removed by C++17).
    pub fn check_dynamic_specification(&mut self, pos: Pos) {
        match self.dialect.standard {
            _ if !self.dialect.cxx => {}
            17.. => self.report(pos, messages::dynamic_exception_specifications_not_permitted()),
            14.. => self.report(pos, messages::dynamic_exception_specifications_deprecated()),
            _ => {}
        }
    }
}
