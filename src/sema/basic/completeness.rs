//! Places that need a complete type (`[basic.types.general]`, `[expr.sizeof]`, `[expr.call]`, `[dcl.fct.def.general]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::source::Pos;
use smallvec::SmallVec;

/// From this standard on, a static data member that is constexpr is inline ([dcl.constexpr]).
const INLINE_MEMBERS: u8 = 17;

impl Compilation {
    /// Whether a type is incomplete: a class that is only declared, or an array of it. In a template too: what depends on
    /// no parameter must be complete where it stands (`[temp.res.general]`).
    pub(in crate::sema) fn is_incomplete(&mut self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return false };
        !self.is_dependent(ty) && self.is_only_declared(class)
    }

    /// Whether the members of a class that is only declared here may be there in the instances of a template.
    pub(in crate::sema) fn may_be_completed(&self) -> bool {
        self.instantiation.sfinae.is_none() && self.scope_is_dependent(self.context.scope)
    }

    /// Reports an incomplete type at a place. False if it is one.
    pub(in crate::sema) fn check_complete(&mut self, ty: TypeId, pos: Pos) -> bool {
        let incomplete = self.is_incomplete(ty);
        if incomplete && self.reports_here() {
            let shown = self.shown_type(ty);
            self.report(pos, messages::incomplete_type_not_allowed(shown));
        }
        !incomplete
    }

    /// Whether a type is a class between whose braces the analysis stands (`[class.mem.general]`), an enumeration whose
    /// underlying type depends on what follows (`[dcl.enum]`), or an array of these.
    pub(in crate::sema) fn is_being_defined(&self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        let state = match (self.class_of(element), self.enum_of(element)) {
            (Some(class), _) => self.il[class].state,
            (_, Some(of)) if !self.il[of].fixed => self.il[of].state,
            _ => return false,
        };
        let template = self.is_dependent(ty) || self.scope_is_dependent(self.context.scope);
        state == Completeness::BeingDefined && self.instantiation.open.is_empty() && !template
    }

    /// Reports the type of an object that an expression makes where that type is incomplete, also between the braces of
    /// its own definition. False if it is.
    pub(in crate::sema) fn check_complete_object(&mut self, ty: TypeId, pos: Pos) -> bool {
        if !self.is_being_defined(ty) || !self.reports_here() {
            return self.check_complete(ty, pos);
        }
        let shown = self.shown_type(ty);
        self.report(pos, messages::incomplete_type_not_allowed(shown));
        false
    }

    /// Reports a static data member that its declaration in the class defines and whose type is that class, or made of it
    /// (`[class.static.data]`): at its name where it has an initializer, and where its declaration begins. What is given
    /// is the second, for behind the initializer.
    pub fn check_member_of_own_class(
        &mut self,
        declaration: DeclarationId,
        begin: Pos,
        initializer: Option<Pos>,
    ) -> Option<(Pos, Message)> {
        let Entity::Variable { id } = self.il[declaration].entity else { return None };
        let v = &self.il[id];
        let (ty, name) = (v.ty, v.pos);
        let defines = v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::INLINE);
        let constant = v.flags.contains(VariableFlags::CONSTEXPR);
        if !defines || !self.is_being_defined(ty) || !self.reports_here() {
            return None;
        }
        let ty = if constant { self.qualified(ty, Qualifiers::CONST) } else { ty };
        let message = |c: &Self| messages::incomplete_type_not_allowed(c.shown_type(ty));
        if let Some(at) = initializer {
            // Before C++17 such a member is not defined where it is declared.
            if self.dialect.standard < INLINE_MEMBERS {
                self.il[id].ty = self.common.unknown;
                return Some((at, messages::member_cannot_have_in_class(self.shown_type(ty))));
            }
            self.report(name, message(self));
        }
        let behind = message(self);
        self.il[id].ty = self.common.unknown;
        Some((begin, behind))
    }

    /// The operand of `sizeof` has a complete type. False if it has none, which is reported where the operand is.
    pub fn check_sized(&mut self, of: TypeId, operand: impl FnOnce(&Self) -> Pos) -> bool {
        let object = self.without_reference(of);
        let member = self.is_class_of_member_declaration(object);
        if !member && self.is_incomplete(object) {
            return self.check_complete(object, operand(self));
        }
        let open = member || self.is_being_defined(object) && self.reports_here();
        if open {
            let (at, shown) = (operand(self), self.shown_type(object));
            self.report(at, messages::incomplete_type_not_allowed(shown));
        }
        !open
    }

    /// The same for the operator that asks for an alignment.
    pub(in crate::sema) fn check_aligned(&mut self, of: TypeId, pos: Pos) -> bool {
        let object = self.without_reference(of);
        if self.is_void(object) && self.dialect.cxx && self.reports_here() {
            self.warn(pos, messages::alignment_of_incomplete().as_warning());
            return true;
        }
        let incomplete = (self.is_incomplete(object) || self.is_being_defined(object)) && self.reports_here();
        if incomplete {
            self.report(pos, messages::alignment_of_incomplete());
        }
        !incomplete
    }

    /// The object before `.`, or what the pointer before `->` points to, has members only if its class is complete.
    pub(in crate::sema) fn check_object_complete(&mut self, base: ExprId, object: TypeId, arrow: bool) {
        if self.may_be_completed() || !self.is_incomplete(object) || !self.reports_here() {
            return;
        }
        let (pos, shown) = (self.start_of(base), self.shown_type(object));
        match arrow {
            true => self.report(pos, messages::pointer_reference_incomplete_type_not(shown)),
            false => self.report(pos, messages::incomplete_type_not_allowed(shown)),
        }
    }

    /// A pointer that is moved points to objects whose size is known (`[expr.add]`). False if it does not.
    pub(in crate::sema) fn check_steps(&mut self, pointer: ExprId) -> bool {
        let Some(to) = self.pointee(self.il[pointer].ty) else { return true };
        let incomplete = !self.may_be_completed() && self.is_incomplete(to);
        if incomplete && self.reports_here() {
            let pos = self.start_of(pointer);
            self.report(pos, messages::expression_must_pointer_complete_object().as_error());
            // Nothing more is said of what is computed with it.
            self.il[pointer].flags |= ExprFlags::UNKNOWN;
        }
        !incomplete
    }

    /// A function that is called, or defined, returns an object of a complete type.
    pub(in crate::sema) fn check_returns_complete(&mut self, function: FunctionId, pos: Pos) {
        let Some((ret, ..)) = self.function_of(self.il[function].ty) else { return };
        if self.is_incomplete(ret) && self.reports_here() {
            let (entity, shown) = (self.function_name_entity(function), self.shown_type(ret));
            self.report(pos, messages::function_returns_incomplete_type(entity, shown));
        } else {
            self.refuses_abstract_result(ret, pos);
        }
    }

    /// The same for a call, of which it is said once for a function. False if the type is incomplete.
    pub(in crate::sema) fn check_call_returns_complete(&mut self, function: FunctionId, pos: Pos) -> bool {
        let Some((ret, ..)) = self.function_of(self.il[function].ty) else { return true };
        if !self.is_incomplete(ret) {
            self.check_returns_complete(function, pos);
            return true;
        }
        let (entity, shown) = (self.function_name_entity(function), self.shown_type(ret));
        let message = messages::function_returns_incomplete_type(entity, shown);
        if self.reports_here() && self.reports.told_once.insert((self.il[function].pos, message.id())) {
            self.report(pos, message);
        }
        false
    }

    /// The parameters of a function that is defined have complete types.
    pub(in crate::sema) fn check_parameters_complete(&mut self, declaration: DeclarationId) {
        let (params, info) = (self.il[declaration].params, self.il[declaration].param_info);
        let places = self.il[params].iter().zip(&self.il[info]).map(|(param, info)| (*param, info.begin));
        for (param, start) in places.collect::<SmallVec<[_; 8]>>() {
            let ty = self.unqualified(self.il[param].ty);
            if self.is_reference(ty) || self.class_of(self.innermost_element(ty)).is_none() {
                continue;
            }
            if self.check_complete(ty, start) {
                self.refuses_abstract_parameter(ty, start);
            }
        }
    }
}
