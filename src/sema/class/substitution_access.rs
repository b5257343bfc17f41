//! Access checking as part of a substitution: what names a member that is not accessible there, or converts to a base
//! that is not, makes it fail (`[temp.deduct.general]`).

use crate::compilation::{Compilation, SubstitutionAccess, SubstitutionFailure, boundary};
use crate::il::*;
use crate::sema::class::access::MemberAccess;
use crate::sema::class::copy::ELIDES;
use crate::sema::lookup::{Found, Key};
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// Whether a substitution is in progress that fails where it names a member that is not accessible, and from where
    /// it names members is known.
    pub(super) fn fails_without_access(&self) -> bool {
        let Some(SubstitutionFailure { of_body: false, access, .. }) = self.instantiation.sfinae else {
            return false;
        };
        match access {
            SubstitutionAccess::Unchecked => false,
            SubstitutionAccess::Here | SubstitutionAccess::Outside => true,
            // A lambda names members from the function around it.
            SubstitutionAccess::Template(template) => {
                self.class_of_template(template).is_none_or(|class| self.il[class].lambda(&self.il).is_none())
            }
        }
    }

    /// What is an extension outside of substitutions makes one fail that chooses a template.
    pub(in crate::sema) fn fail_strict_substitution(&mut self) {
        if self.fails_without_access() {
            self.sfinae_fail();
        }
    }

    /// The class that a template, or the function that it makes, is a member of.
    pub(in crate::sema) fn class_of_template(&self, template: TemplateId) -> Option<ClassId> {
        let function = self.il.function_in(Entity::Template { id: template });
        function.and_then(|function| self.il[function].class).or(self.il[template].class)
    }

    /// A type that is named as a member of `naming`: an injected class name is one of each class derived from it, by
    /// the way of its bases (`[class.pre]`).
    pub(in crate::sema) fn check_member_type_access(&mut self, entity: Entity, naming: ClassId, pos: Pos) {
        match entity {
            Entity::Class { id } if self.derives_from(naming, id) => {
                let (from, to) = (self.il[naming].ty, self.il[id].ty);
                self.check_substituted_base(from, to, pos);
            }
            _ => self.check_member_access(entity, Some(naming), None, pos),
        }
    }

    /// The one function that a qualified name stands for, called or not.
    pub(in crate::sema) fn check_named_function_access(&mut self, found: &Found, class: ClassId, pos: Pos) {
        if let [only @ Entity::Function { .. }] = found[..]
            && self.fails_without_access()
        {
            self.check_member_access(only, Some(class), None, pos);
        }
    }

    /// The operator function that was chosen for an operator whose first operand is `object`.
    pub(in crate::sema) fn check_operator_access(
        &mut self,
        function: FunctionId,
        object: Option<ExprId>,
        pos: Pos,
    ) {
        if !(self.fails_without_access() || self.reports_now()) || self.il[function].class.is_none() {
            return;
        }
        let naming = object.and_then(|object| self.class_of(self.il[object].ty));
        self.check_member_access(Entity::Function { id: function }, naming, naming, pos);
    }

    /// The operator function that is called where an object is: outside of substitutions the only one of a class is not
    /// checked, as the reference compiler has it.
    pub(in crate::sema) fn check_object_call_access(
        &mut self,
        function: FunctionId,
        object: ExprId,
        pos: Pos,
    ) {
        if self.fails_without_access() || self.is_one_of_several(function) {
            self.check_operator_access(function, Some(object), pos);
        }
    }

    /// The constructor or conversion function that converts an operand.
    pub(in crate::sema) fn check_conversion_access(
        &mut self,
        operand: ExprId,
        function: FunctionId,
        pos: Pos,
    ) {
        if self.il[function].name == EntityName::Constructor {
            if self.reports_now() {
                let at = self.start_of(operand);
                self.check_constructor_access(function, at);
            } else if self.fails_without_access() {
                self.check_constructor_access(function, pos);
                // The constructor takes a base class perhaps.
                if let Some(param) = self.il[function].params(&self.il).first().map(|param| param.ty) {
                    self.check_base_conversion(self.il[operand].ty, param, pos);
                }
            }
        } else {
            let at = if self.reports_now() { self.start_of(operand) } else { pos };
            self.check_operator_access(function, Some(operand), at);
        }
    }

    /// A conversion between classes, or pointers to them, that is added to an operand.
    pub(in crate::sema) fn check_substituted_base(&mut self, from: TypeId, to: TypeId, pos: Pos) {
        if self.fails_without_access() {
            self.check_base_conversion(from, to, pos);
        }
    }

    /// A temporary object is destroyed where it is made: the destructor is there and accessible (`[class.temporary]`).
    pub(in crate::sema) fn check_temporary_destroyed(&mut self, ty: TypeId, pos: Pos) {
        let Some(class) = self.class_of(ty).filter(|_| self.instantiation.sfinae.is_some()) else { return };
        self.complete_class(class);
        let deleted = self.il[class].special.destructor.is_some_and(|destructor| self.is_deleted(destructor));
        if deleted {
            self.sfinae_fail();
        } else if self.fails_without_access() {
            self.check_destructor_access(ty, pos);
        }
    }

    /// What a cast names: the constructor that makes an object, a conversion function, in a static_cast also the base
    /// classes between both types. A C-style cast converts to any base (`[expr.cast]`).
    pub(in crate::sema) fn check_cast_access(
        &mut self,
        style: CastStyle,
        to: TypeId,
        operand: ExprId,
        pos: Pos,
    ) {
        if !self.fails_without_access() {
            return;
        }
        let e = self.il[operand];
        if let Some(class) = self.class_of(to) {
            let same = self.class_of(e.ty) == Some(class);
            if same && e.category == Category::Prvalue && self.dialect.standard >= ELIDES {
                return;
            }
            if let Resolution::Function(function) = self.best_constructor(class, &[operand]) {
                self.check_constructor_access(function, pos);
                if let Some(param) = self.il[function].params(&self.il).first().map(|param| param.ty) {
                    self.check_base_conversion(e.ty, param, pos);
                }
            }
            return;
        }
        let found = self.conversion_sequence(operand, to, true);
        if let Some(function) = found.and_then(|sequence| sequence.function) {
            self.check_conversion_access(operand, function, pos);
        } else if style == CastStyle::Static {
            self.check_base_conversion(e.ty, to, pos);
            self.check_base_conversion(to, e.ty, pos);
        } else if style == CastStyle::FunctionalBrace {
            self.check_base_conversion(e.ty, to, pos);
        }
    }

    /// The constructor of a new-expression, and the allocation function that a class has (`[expr.new]`).
    pub(in crate::sema) fn check_allocation_access(&mut self, new: &New, pos: Pos) {
        let Some(class) = self.class_of(self.innermost_element(new.ty)) else { return };
        if !self.fails_without_access() {
            return;
        }
        if let Some(constructor) = new.constructor {
            self.check_constructor_access(constructor, pos);
        }
        if new.global {
            return;
        }
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let found = self.lookup_in(self.il[class].scope, Key::operator(op));
        self.check_named_function_access(&found, class, pos);
    }

    /// Whether a value of one type converts to another one outside of all classes as far as base classes between them
    /// are accessible (`[meta.unary.prop]`).
    pub(in crate::sema) fn reaches_base(&mut self, from: TypeId, to: TypeId) -> bool {
        let pos = self.instantiation.pos;
        self.attempt_outside(|c| c.check_base_conversion(from, to, pos)).is_some()
    }

    /// Whether a type that is a member of `naming` can be named by the instance that is being made; true where that is not
    /// known.
    pub(in crate::sema) fn is_accessible_in_instance(&mut self, entity: Entity, naming: ClassId) -> bool {
        let declared = match entity {
            Entity::Class { id } => self.il[id].enclosing,
            Entity::Enum { id } => self.il[id].enclosing,
            Entity::Typedef { id } => self.il[id].scope,
            _ => return true,
        };
        let (Some(access), Some(class)) = (self.declared_access_of(entity), self.class_of_scope(declared))
        else {
            return true;
        };
        if self.is_restricted_type(entity) {
            self.note_bound_to_place();
        }
        let Some((around, function)) = self.instantiated_member_of() else { return true };
        let known = self.is_restricted_type(entity)
            && self.il[class].instance.is_none()
            && self.is_plain_hierarchy(naming, 0)
            && !self.is_redeclared(naming, class, entity, 0);
        !known
            || self.across(boundary::DeclaredEntity { class: around, function }, |c| {
                c.is_accessible(naming, class, access, 0)
            })
    }

    /// Notes where not every place can name a member of `class` as one of `naming`: what a substitution makes of it is
    /// found out anew from each (`[class.access.general]`).
    pub(super) fn note_restricted_access(
        &mut self,
        naming: Option<ClassId>,
        class: Option<ClassId>,
        access: Access,
    ) {
        let Some(class) = class else { return };
        let restricted = matches!(access, Access::Private | Access::Protected)
            || naming != Some(class)
                && naming.and_then(|naming| self.access_in(naming, class, access, 0))
                    != Some(MemberAccess::Public);
        if restricted {
            self.note_bound_to_place();
        }
    }
}
