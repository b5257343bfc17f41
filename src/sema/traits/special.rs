//! Special member functions: which there are, whether they are trivial, usable and do not throw (`[special]`).

use super::part_facts::Fact;
use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// A special member function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::sema) enum Special {
    Default,
    Copy,
    Move,
    CopyAssign,
    MoveAssign,
    Destructor,
}

impl Special {
    /// All special members, in the order in which the standard names them.
    pub(super) const ALL: [Self; 6] =
        [Self::Default, Self::Copy, Self::Move, Self::CopyAssign, Self::MoveAssign, Self::Destructor];

    pub(in crate::sema) fn is_assignment(self) -> bool {
        matches!(self, Self::CopyAssign | Self::MoveAssign)
    }

    /// The special member that is used where this one is not declared.
    fn fallback(self) -> Option<Special> {
        match self {
            Self::Move => Some(Self::Copy),
            Self::MoveAssign => Some(Self::CopyAssign),
            _ => None,
        }
    }
}

impl Compilation {
    /// The special member of a class that is declared, explicitly or not; moves fall back to copies.
    pub(super) fn special_member(&mut self, class: ClassId, which: Special) -> Option<FunctionId> {
        let found = self.special_member_itself(class, which);
        match (found, which.fallback()) {
            (None, Some(other)) => self.special_member(class, other),
            _ => found,
        }
    }

    /// The special member of a class that copies or moves an object, or assigns one; moves that are not there, or that
    /// the compiler makes and deletes, are copies.
    pub(in crate::sema) fn transferring_member(
        &mut self,
        class: ClassId,
        moves: bool,
        assigns: bool,
    ) -> Option<FunctionId> {
        let which = match (moves, assigns) {
            (false, false) => Special::Copy,
            (true, false) => Special::Move,
            (false, true) => Special::CopyAssign,
            (true, true) => Special::MoveAssign,
        };
        let found = self.special_member(class, which)?;
        Some(self.instead_of_deleted_move(found))
    }

    /// The constructor that makes objects of a class without arguments, where one is declared, explicitly or not.
    pub(in crate::sema) fn default_constructor(&mut self, class: ClassId) -> Option<FunctionId> {
        self.special_member_itself(class, Special::Default)
    }

    /// The special member of a class that is declared, explicitly or not.
    pub(super) fn special_member_itself(&mut self, class: ClassId, which: Special) -> Option<FunctionId> {
        self.complete_class(class);
        if which == Special::Destructor {
            return self.il[class].special.destructor;
        }
        let assign = Key::operator(OverloadedOperator::Assign);
        let candidates: &[Entity] = if which.is_assignment() {
            self.symbols.bindings.get(self.il[class].scope, assign)
        } else {
            &self.il[class].special.constructors
        };
        let fits = |id: FunctionId| match which {
            Special::Default => self.il[id].params(&self.il).iter().all(|p| p.has_default),
            Special::Copy | Special::CopyAssign => self.copy_or_move_of(id, class) == Some(false),
            _ => self.copy_or_move_of(id, class) == Some(true),
        };
        let fitting: Vec<FunctionId> = candidates
            .iter()
            .filter_map(|entity| match *entity {
                Entity::Function { id } if fits(id) => Some(id),
                _ => None,
            })
            .collect();
        // Those whose constraints are not satisfied are not eligible, nor are those less constrained ([special]).
        let mut eligible: Option<FunctionId> = None;
        for id in fitting {
            let holds = self.function_constraint_holds(id) != Some(false);
            if holds && eligible.is_none_or(|best| self.more_constrained_function(id, best)) {
                eligible = Some(id);
            }
        }
        match (eligible, which) {
            (None, Special::Default) => self.default_constructor_instance(class),
            _ => eligible,
        }
    }

    /// The specialization of a constructor template that makes an object without arguments (`[class.default.ctor]`).
    fn default_constructor_instance(&mut self, class: ClassId) -> Option<FunctionId> {
        let template = |entity: &Entity| matches!(entity, Entity::Template { .. });
        if !self.il[class].special.constructors.iter().any(template) {
            return None;
        }
        match self.best_constructor(class, &[]) {
            Resolution::Function(id) => Some(id),
            _ => None,
        }
    }

    /// Whether a function is deleted, explicitly or because a special member that the compiler makes could not do its work
    /// (`[class.copy.ctor]`, `[class.copy.assign]`).
    pub fn is_deleted(&mut self, function: FunctionId) -> bool {
        let f = &self.il[function];
        if f.flags.contains(FunctionFlags::DELETED) {
            return true;
        }
        let Some(class) = f.class.filter(|_| !self.is_user_provided(function)) else { return false };
        let assigns = f.name == EntityName::Operator { op: OverloadedOperator::Assign };
        if let (EntityName::Operator { .. }, false) = (f.name, assigns) {
            return self.deletes_comparison(function);
        }
        let which = match (self.copy_or_move_of(function, class), assigns) {
            (Some(false), false) => Special::Copy,
            (Some(true), false) => Special::Move,
            (Some(false), true) => Special::CopyAssign,
            (Some(true), true) => Special::MoveAssign,
            (None, _) => return false,
        };
        !self.parts_usable(class, which, 0)
    }

    /// What overload resolution takes for a function that it chose: a move that the compiler makes and that is deleted does
    /// not take part, so that the copy is taken (`[over.match.funcs]`).
    pub(in crate::sema) fn instead_of_deleted_move(&mut self, function: FunctionId) -> FunctionId {
        let Some(class) = self.il[function].class.filter(|_| !self.is_user_provided(function)) else {
            return function;
        };
        let moves = self.copy_or_move_of(function, class) == Some(true);
        if !moves || self.il[function].flags.contains(FunctionFlags::DELETED) || !self.is_deleted(function) {
            return function;
        }
        let assigns = self.il[function].name == EntityName::Operator { op: OverloadedOperator::Assign };
        let which = if assigns { Special::CopyAssign } else { Special::Copy };
        self.special_member_itself(class, which).unwrap_or(function)
    }

    pub(in crate::sema) fn is_user_provided(&self, function: FunctionId) -> bool {
        let flags = self.il[function].flags;
        !flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST | FunctionFlags::DELETED)
    }

    /// Whether an assignment operator is one that is not user-provided and copies or moves bytes
    /// (`[class.copy.assign]`).
    pub fn is_trivial_assignment(&mut self, function: FunctionId) -> bool {
        let Some(class) = self.il[function].class.filter(|_| !self.is_user_provided(function)) else {
            return false;
        };
        let which = match self.copy_or_move_of(function, class) {
            Some(true) => Special::MoveAssign,
            Some(false) => Special::CopyAssign,
            None => return false,
        };
        let ty = self.il[class].ty;
        self.is_trivially(ty, which)
    }

    /// Whether objects of a type begin and end without a call (`[stmt.dcl]`).
    pub(in crate::sema) fn has_trivial_lifetime(&mut self, ty: TypeId) -> bool {
        self.is_trivially(ty, Special::Default) && self.has_trivial_destructor(ty)
    }

    /// Whether objects of a type without initializer are made without a call (`[class.default.ctor]`).
    pub(in crate::sema) fn has_trivial_default(&mut self, ty: TypeId) -> bool {
        self.is_trivially(ty, Special::Default)
    }

    /// Whether objects of a type end without a call (`[class.dtor]`).
    pub(in crate::sema) fn has_trivial_destructor(&mut self, ty: TypeId) -> bool {
        self.is_trivially(ty, Special::Destructor)
    }

    /// Whether objects of a type are copied without a call (`[class.copy.ctor]`).
    pub(in crate::sema) fn has_trivial_copy(&mut self, ty: TypeId) -> bool {
        self.is_trivially(ty, Special::Copy)
    }

    /// Whether objects of a type are assigned to each other without a call (`[class.copy.assign]`).
    pub(in crate::sema) fn has_trivial_assignment(&mut self, ty: TypeId) -> bool {
        self.is_trivially(ty, Special::CopyAssign)
    }

    /// Whether a special member of a type is trivial; scalars and arrays of trivial elements have trivial ones.
    pub(in crate::sema) fn is_trivially(&mut self, ty: TypeId, which: Special) -> bool {
        self.trivially_at(ty, which, 0)
    }

    fn trivially_at(&mut self, ty: TypeId, which: Special, depth: u32) -> bool {
        let ty = self.innermost_element(ty);
        let Some(class) = self.class_of(ty) else { return self.is_scalar(ty) };
        if depth > limits::SPECIAL_MEMBER_CLASS_NESTING {
            return false;
        }
        self.part_fact(Fact::Trivial, class, which, |c| c.class_is_trivially(class, which, depth))
    }

    fn class_is_trivially(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let function = self.special_member(class, which);
        if which == Special::Default && function.is_none() || self.closure_lacks(class, which) {
            return false;
        }
        if let Some(function) = function {
            let flags = self.il[function].flags;
            if self.is_user_provided(function)
                || flags.intersects(FunctionFlags::DELETED | FunctionFlags::VIRTUAL)
            {
                return false;
            }
        }
        let entry = &self.il[class];
        if which != Special::Destructor
            && (entry.flags.contains(ClassFlags::POLYMORPHIC) || self.has_virtual_bases(class))
        {
            return false;
        }
        let default = which == Special::Default;
        if default && self.il[class].members.fields.iter().any(|f| self.il[*f].has_init) {
            return false;
        }
        self.part_types(class).into_iter().all(|ty| {
            (self.is_reference(ty) && !default && !which.is_assignment())
                || self.trivially_at(ty, which, depth + 1)
        })
    }

    /// The types of the direct bases and members of a class.
    pub(in crate::sema) fn part_types(&self, class: ClassId) -> Vec<TypeId> {
        let entry = &self.il[class];
        let fields = entry.members.fields.iter().map(|f| self.il[*f].ty);
        entry.bases.iter().map(|b| b.ty).chain(fields).collect()
    }

    /// The types of those direct bases and members for which a special member of a class calls theirs: a member with an
    /// initializer of its own is made by that, not by its default constructor (`[class.base.init]`), and an abstract class
    /// makes and destroys no virtual bases (`[special]`).
    pub(super) fn parts_made_by(&mut self, class: ClassId, which: Special) -> Vec<TypeId> {
        let shares = self.il[class].bases.iter().any(|base| base.virtual_);
        let leaves_shared = shares && !which.is_assignment() && self.is_abstract(class);
        let entry = &self.il[class];
        let made = |field: &&FieldId| which != Special::Default || !self.il[**field].has_init;
        let fields = entry.members.fields.iter().filter(made).map(|f| self.il[*f].ty);
        let bases = entry.bases.iter().filter(|base| !(leaves_shared && base.virtual_));
        bases.map(|base| base.ty).chain(fields).collect()
    }

    /// Whether constructors are declared in a class.
    pub(in crate::sema) fn declares_own_constructors(&self, class: ClassId) -> bool {
        self.il[class].special.constructors.iter().any(|e| match *e {
            Entity::Function { id } => !self.il[id].flags.contains(FunctionFlags::IMPLICIT),
            _ => true,
        })
    }

    /// Whether constructors are declared in a class or in those of its parts.
    pub fn declares_constructors(&self, class: ClassId) -> bool {
        // Each class is looked at once: in a template, one may be written as a part of itself.
        let (mut seen, mut open) = (FxHashSet::default(), vec![class]);
        while let Some(class) = open.pop() {
            if !seen.insert(class) {
                continue;
            }
            if self.declares_own_constructors(class) {
                return true;
            }
            let parts = self.part_types(class).into_iter();
            open.extend(parts.filter_map(|ty| self.class_of(self.innermost_element(ty))));
        }
        false
    }

    /// Whether a special member of a type can be used: it is there, not deleted and accessible.
    pub(super) fn is_usable(&mut self, ty: TypeId, which: Special) -> bool {
        self.usable_at(ty, which, 0)
    }

    /// Whether objects of a class can be destroyed outside of it: its destructor is there, not deleted and public.
    pub(in crate::sema) fn has_usable_destructor(&mut self, class: ClassId) -> bool {
        self.is_usable(self.il[class].ty, Special::Destructor)
    }

    /// Whether the destructor of a class is deleted, by the source or because a part cannot be destroyed (`[class.dtor]`).
    pub(in crate::sema) fn has_deleted_destructor(&mut self, class: ClassId) -> bool {
        let which = Special::Destructor;
        let written = self.special_member(class, which).map(|function| self.il[function].flags);
        match written {
            Some(flags) if flags.contains(FunctionFlags::DELETED) => true,
            Some(flags) if !flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST) => {
                false
            }
            _ => self.il[class].state == Completeness::Complete && !self.parts_usable(class, which, 0),
        }
    }

    /// Whether a constructor of a class can destroy the parts it has made when a later one fails: all have usable
    /// destructors (`[class.default.ctor]`).
    pub(in crate::sema) fn can_destroy_parts(&mut self, class: ClassId) -> bool {
        self.parts_usable(class, Special::Destructor, 0)
    }

    fn usable_at(&mut self, ty: TypeId, which: Special, depth: u32) -> bool {
        let ty = self.innermost_element(ty);
        let Some(class) = self.class_of(ty) else {
            return !self.is_void(ty) && self.function_of(ty).is_none();
        };
        match depth {
            // Access is another one here.
            0 => self.class_is_usable(class, which, depth),
            _ if depth > limits::SPECIAL_MEMBER_CLASS_NESTING => true,
            _ => self.part_fact(Fact::Usable, class, which, |c| c.class_is_usable(class, which, depth)),
        }
    }

    fn class_is_usable(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let Some(function) = self.special_member(class, which) else {
            return which == Special::Destructor && self.parts_usable(class, which, depth);
        };
        let entry = &self.il[function];
        if entry.flags.contains(FunctionFlags::DELETED) {
            return false;
        }
        // Bases may use what is protected, and friends everything.
        let hidden = if depth == 0 { Access::Protected } else { Access::Private };
        let befriended = depth > 0 && self.has_friend_classes(class);
        if (entry.access == Access::Private || entry.access == hidden) && !befriended {
            return false;
        }
        let defaulted = entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST);
        !defaulted || self.parts_usable(class, which, depth)
    }

    /// Whether a class names classes as friends: one that contains it may be among them (`[class.friend]`).
    fn has_friend_classes(&self, class: ClassId) -> bool {
        let Some(body) = self.il[class].body else { return false };
        self.il[body].items.iter().any(|item| {
            let group = match *item {
                Item::Friend { id } => id,
                Item::Template { id } => match self.il[id].item {
                    TemplatedItem::Friend { id } => id,
                    _ => return false,
                },
                _ => return false,
            };
            self.il[group].declarators.is_empty()
        })
    }

    pub(super) fn parts_usable(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let is_union = self.il[class].tag == Tag::Union;
        if which == Special::Destructor && !is_union && self.destroys_parts_surely(class, 0) {
            return true;
        }
        if self.closure_lacks(class, which) {
            return false;
        }
        for field in self.il[class].members.fields.clone() {
            let (ty, has_init) = (self.il[field].ty, self.il[field].has_init);
            let reference = self.is_reference(ty);
            let assigns = matches!(which, Special::CopyAssign | Special::MoveAssign);
            if assigns && self.il.is_unnamed_bit_field(field) {
                continue;
            }
            let constant = self.qualifiers(ty).contains(Qualifiers::CONST);
            let scalar = self.class_of(self.innermost_element(ty)).is_none();
            match which {
                Special::Default if has_init => continue,
                Special::Default if reference || (constant && scalar) => return false,
                _ if which.is_assignment() && (reference || (constant && scalar)) => return false,
                // A reference to an rvalue is not bound to what another one refers to.
                Special::Copy if matches!(self.canonical_kind(ty), TypeKind::RvalueReference { .. }) => {
                    return false;
                }
                _ => {}
            }
        }
        if is_union && !self.variants_allow(class, which, depth) {
            return false;
        }
        let usable = self.parts_made_by(class, which).into_iter().all(|ty| {
            // What is no object of a class, as a function that a closure captures, is destroyed without a call.
            let plain = which == Special::Destructor && self.class_of(self.innermost_element(ty)).is_none();
            self.is_reference(ty)
                || plain
                || self.usable_at(ty, which, depth + 1) && !self.denies_container(ty, class, which)
        });
        // What a constructor has made it destroys where it fails.
        let destroys = matches!(which, Special::Copy | Special::Move);
        usable
            && (!destroys
                || is_union && self.destroys_parts_surely(class, 0)
                || self.parts_usable(class, Special::Destructor, depth))
    }

    /// Whether anything may destroy the parts of a class, as far as that shows at once; `depth`: in how many classes it lies.
    fn destroys_parts_surely(&mut self, class: ClassId, depth: u32) -> bool {
        if self.all_parts(class, |_, _| false) || self.classes.part_facts.destructible.contains(&class) {
            return true;
        }
        let destroys = self.all_parts(class, Self::is_known_destructible)
            || self.part_types(class).into_iter().all(|ty| {
                let part = self.class_of(self.innermost_element(ty));
                part.is_none_or(|part| self.is_surely_destructible(part, depth))
            });
        if destroys && self.il[class].state == Completeness::Complete {
            self.classes.part_facts.destructible.insert(class);
        }
        destroys
    }

    /// Whether anything may call the destructor of a class, where that does not depend on the parts: it is written, deleted
    /// or not public, or no part is of a class. None if the parts decide.
    fn destructor_alone(&self, class: ClassId) -> Option<bool> {
        let c = &self.il[class];
        let made = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
        let written = c.special.destructor.map(|id| &self.il[id]);
        let usable =
            written.is_none_or(|f| f.access == Access::Public && !f.flags.contains(FunctionFlags::DELETED));
        let decides = !usable
            || written.is_some_and(|f| !f.flags.intersects(made))
            || self.all_parts(class, |_, _| false);
        decides.then_some(usable)
    }

    /// Whether anything may destroy objects of a class, as far as it is known.
    fn is_known_destructible(&self, class: ClassId) -> bool {
        let known = || self.classes.part_facts.destructible.contains(&class);
        self.destructor_alone(class).unwrap_or_else(|| self.il[class].tag != Tag::Union && known())
    }

    fn is_surely_destructible(&mut self, class: ClassId, depth: u32) -> bool {
        self.destructor_alone(class).unwrap_or_else(|| {
            self.il[class].tag != Tag::Union
                && depth < limits::SURE_DESTRUCTION_NESTING
                && self.destroys_parts_surely(class, depth + 1)
        })
    }

    /// Whether a special member of a part is private, and the class that contains it none of the friends that the part
    /// names (`[class.friend]`).
    fn denies_container(&mut self, ty: TypeId, container: ClassId, which: Special) -> bool {
        let Some(part) = self.class_of(self.innermost_element(ty)) else { return false };
        let befriends = |c: &Self| c.symbols.friend_types.get(&part).is_some_and(Vec::is_empty);
        if self.il[part].instance.is_some() || self.il[container].instance.is_some() || !befriends(self) {
            return false;
        }
        let private = |c: &Self, id: FunctionId| c.il[id].access == Access::Private;
        if !self.special_member(part, which).is_some_and(|id| private(self, id)) {
            return false;
        }
        let mut around = Some(container);
        while let Some(class) = around {
            if class == part || self.symbols.friend_classes.contains(&(part, class)) {
                return false;
            }
            around = self.il[class].parent_class;
        }
        true
    }

    /// Whether a class is a closure type that has no default constructor or assignment: only one of a lambda without
    /// lambda-capture has them, since C++20 (`[expr.prim.lambda.closure]`).
    fn closure_lacks(&self, class: ClassId, which: Special) -> bool {
        let Some(lambda) = self.il[class].lambda(&self.il) else { return false };
        let entry = &self.il[lambda];
        let captures = entry.default != CaptureDefault::None || !entry.captures.is_empty();
        (which.is_assignment() || which == Special::Default) && (self.dialect.standard < 20 || captures)
    }

    /// Whether the variant members of a union leave it a default constructor; `depth`: in how many classes it lies.
    pub(in crate::sema) fn variants_allow_default(&mut self, class: ClassId, depth: u32) -> bool {
        self.variants_allow(class, Special::Default, depth)
    }

    /// Whether the variant members of a union leave it a special member: none has one that is not trivial, as far as it
    /// is not initialized where it is declared (`[class.default.ctor]`, `[class.copy.ctor]`, `[class.dtor]`).
    fn variants_allow(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        self.il[class].members.fields.clone().into_iter().all(|field| {
            let (ty, has_init) = (self.il[field].ty, self.il[field].has_init);
            let Some(part) = self.class_of(self.innermost_element(ty)) else { return true };
            self.complete_class(part);
            let c = &self.il[part];
            let open = c.state != Completeness::Complete
                || c.flags.intersects(ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT)
                || self.is_dependent_class(part);
            open || which == Special::Default && has_init || self.trivially_at(ty, which, depth + 1)
        })
    }

    /// Whether a special member of a type cannot throw (`[except.spec]`).
    pub(super) fn is_nothrow(&mut self, ty: TypeId, which: Special) -> bool {
        self.nothrow_at(ty, which, 0)
    }

    /// Whether the destructor of a class cannot throw.
    pub(in crate::sema) fn has_nothrow_destructor(&mut self, class: ClassId) -> bool {
        self.is_nothrow(self.il[class].ty, Special::Destructor)
    }

    /// Whether the destructor of a base or member of a complete class can throw.
    pub(in crate::sema) fn has_throwing_part(&mut self, class: ClassId) -> bool {
        self.il[class].state == Completeness::Complete
            && !self.is_dependent_class(class)
            && !self
                .parts_made_by(class, Special::Destructor)
                .into_iter()
                .all(|ty| self.is_open_type(ty) || self.nothrow_at(ty, Special::Destructor, 1))
    }

    fn nothrow_at(&mut self, ty: TypeId, which: Special, depth: u32) -> bool {
        let ty = self.innermost_element(ty);
        let Some(class) = self.class_of(ty) else { return self.is_scalar(ty) || self.is_reference(ty) };
        if depth > limits::SPECIAL_MEMBER_CLASS_NESTING {
            return false;
        }
        self.part_fact(Fact::Nothrow, class, which, |c| c.class_is_nothrow(class, which, depth))
    }

    fn class_is_nothrow(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let function = self.special_member(class, which);
        if let Some(function) = function {
            let declared = self.has_exception_specification(function);
            if declared || (self.is_user_provided(function) && which != Special::Destructor) {
                return self.function_is_noexcept(function);
            }
        } else if which != Special::Destructor {
            return false;
        }
        let fields = self.il[class].members.fields.clone();
        let default = which == Special::Default;
        for field in fields.iter().filter(|_| default) {
            if self.il[*field].has_init
                && self.member_initializer(*field).is_none_or(|init| self.can_throw(init))
            {
                return false;
            }
        }
        let parts = self.parts_made_by(class, which);
        parts.into_iter().all(|ty| self.nothrow_at(ty, which, depth + 1))
    }

    /// Whether an exception specification was written for a function.
    fn has_exception_specification(&self, function: FunctionId) -> bool {
        let entry = &self.il[function];
        let written = self.written_function(entry.ty);
        self.exception_condition(function).is_some()
            || self.is_declared_noexcept(function)
            || written.is_some_and(|(_, _, t)| t.contains(FunctionTraits::NOEXCEPT))
    }

    /// Whether a special member, given as a function of its class, is trivial.
    pub(in crate::sema) fn is_trivial_function(&mut self, function: FunctionId) -> bool {
        let Some(class) = self.il[function].class else { return false };
        let ty = self.il[class].ty;
        let which =
            Special::ALL.into_iter().find(|which| self.special_member(class, *which) == Some(function));
        which.is_some_and(|which| self.is_trivially(ty, which))
    }

    /// Whether a function of a class, special members too, cannot throw.
    pub(in crate::sema) fn is_nothrow_function(&mut self, function: FunctionId) -> bool {
        let Some(class) = self.il[function].class else { return self.function_is_noexcept(function) };
        let ty = self.il[class].ty;
        const ALL: [Special; 5] =
            [Special::Default, Special::Copy, Special::Move, Special::CopyAssign, Special::MoveAssign];
        let which = ALL.into_iter().find(|which| self.special_member(class, *which) == Some(function));
        match which {
            Some(which) => self.is_nothrow(ty, which),
            None => self.function_is_noexcept(function),
        }
    }
}
