//! Declarations of constructors and destructors, and of `main` (`[class.ctor]`, `[class.dtor]`, `[basic.start.main]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::source::Pos;
use smallvec::SmallVec;

impl Compilation {
    /// Whether the parameters of a function end in an ellipsis.
    pub(super) fn takes_ellipsis(&self, function: FunctionId) -> bool {
        self.function_of(self.il[function].ty)
            .is_some_and(|(.., traits)| traits.contains(FunctionTraits::VARIADIC))
    }

    /// The parameter of the copy constructor or copy assignment operator that a class has implicitly where it does not refer
    /// to a constant object: it does if those of all bases and members take such (`[class.copy.ctor]`,
    /// `[class.copy.assign]`).
    pub(in crate::sema) fn variable_copy(&mut self, class: ClassId, which: ClassFlags) -> Option<TypeId> {
        if self.all_parts(class, |c, part| c.takes(part, which, false)) {
            return None;
        }
        self.classes.variable_copies.insert((class, which == ClassFlags::USER_COPY_ASSIGN));
        let ty = self.il[class].ty;
        Some(self.lvalue_reference(ty))
    }

    /// Whether the bases and members of a class are moved or copied from rvalues: otherwise a move that the class has
    /// implicitly would be deleted, and is as good as not there.
    pub(in crate::sema) fn moves_parts(&self, class: ClassId, which: ClassFlags) -> bool {
        self.all_parts(class, |c, part| c.takes(part, which, true))
    }

    /// Whether something holds of the classes of all direct bases and members.
    pub(in crate::sema) fn all_parts(&self, class: ClassId, holds: impl Fn(&Self, ClassId) -> bool) -> bool {
        let c = &self.il[class];
        let part = |ty: TypeId| self.class_of(self.innermost_element(ty));
        c.bases.iter().all(|base| part(base.ty).is_none_or(|of| holds(self, of)))
            && c.members.fields.iter().all(|field| part(self.il[*field].ty).is_none_or(|of| holds(self, of)))
    }

    /// Whether a copy of a class takes objects that are constant, or anything takes rvalues.
    fn takes(&self, part: ClassId, which: ClassFlags, rvalues: bool) -> bool {
        let c = &self.il[part];
        let assigns = which == ClassFlags::USER_COPY_ASSIGN;
        if !c.flags.contains(which) && !self.classes.variable_copies.contains(&(part, assigns)) {
            return true;
        }
        let known = c.state == Completeness::Complete && c.flags.contains(ClassFlags::IMPLICIT_MEMBERS);
        if !known || c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR) {
            return true;
        }
        let declared = match assigns {
            false => &c.special.constructors[..],
            true => self.symbols.bindings.get(c.scope, Key::operator(OverloadedOperator::Assign)),
        };
        let mut copies = false;
        for entity in declared {
            let Entity::Function { id } = *entity else { continue };
            let Some(moves) = self.copy_or_move_of(id, part) else { continue };
            let param = self.il[id].params(&self.il).first().map(|param| self.canonical_kind(param.ty));
            copies |= !moves;
            match param {
                Some(TypeKind::LvalueReference { to })
                    if !self.qualifiers(to).contains(Qualifiers::CONST) => {}
                _ if !moves || rvalues => return true,
                _ => {}
            }
        }
        !copies
    }

    /// Functions without an object have neither qualifiers of it nor are they virtual (`[dcl.fct]`, `[class.virtual]`).
    fn check_object_qualifiers(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let f = &self.il[id];
        let static_ = f.flags.contains(FunctionFlags::STATIC);
        let special = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        let member = f.class.is_some();
        let Some((.., traits)) = self.function_of(parts.declarator.ty) else { return };
        let guide = matches!(f.name, EntityName::Guide { .. });
        if member && !static_ || special || guide || !self.reports_now() {
            return;
        }
        let qualified = FunctionTraits::CONST | FunctionTraits::VOLATILE;
        if traits.intersects(qualified)
            && let Some(at) = parts.behind_parameters()
        {
            self.report(
                at,
                match static_ {
                    true => messages::type_qualifier_on_static_member(),
                    false => messages::type_qualifier_not_allowed_on_nonmember(),
                },
            );
        }
        if member && parts.has(SpecifierFlags::VIRTUAL) {
            self.report(parts.specs.pos, messages::only_nonstatic_member_functions_virtual());
        }
    }

    /// What is no ordinary member function is not virtual (`[class.virtual]`, `[temp.mem]`, `[dcl.fct.spec]`).
    fn check_virtual_specifier(&mut self, name: EntityName, parts: &DeclarationParts<'_>) {
        let pos = parts.specs.virtual_pos;
        if !parts.has(SpecifierFlags::VIRTUAL) || parts.is_qualified() {
            return;
        }
        if !parts.headers.is_empty() && name != EntityName::Constructor {
            self.report(pos, messages::virtual_not_allowed_in_function());
        }
    }

    /// A constructor is neither virtual nor static (`[class.ctor]`).
    pub(in crate::sema) fn check_constructor_specifiers(
        &mut self,
        name: EntityName,
        parts: &DeclarationParts<'_>,
    ) {
        if name != EntityName::Constructor || !self.dialect.cxx || !parts.member {
            return;
        }
        let pos = parts.specs.pos;
        if parts.has(SpecifierFlags::VIRTUAL) {
            match parts.headers.is_empty() {
                true => self.report(pos, messages::virtual_not_allowed()),
                false => self.report(parts.specs.virtual_pos, messages::virtual_not_allowed_in_function()),
            }
        }
        if parts.has(SpecifierFlags::STATIC) {
            self.report(pos, messages::static_not_allowed());
        }
    }

    /// Whether a member has the name of its class, which it does not hide: that is an error (`[class.mem]`).
    pub(in crate::sema) fn is_named_as_class(&self, name: EntityName, class: Option<ClassId>) -> bool {
        class.is_some_and(
            |class| matches!(name, EntityName::Identifier { name } if self.il[class].name == Some(name)),
        )
    }

    /// Checks what a declaration says of a constructor or destructor.
    pub(in crate::sema) fn check_special_member(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        self.check_object_qualifiers(id, parts);
        let f = &self.il[id];
        let Some(class) = f.class.filter(|_| self.dialect.cxx) else { return };
        let (name, pos) = (f.name, parts.declarator.pos);
        self.check_virtual_specifier(name, parts);
        if matches!(name, EntityName::Identifier { name } if self.il[class].name == Some(name))
            && !parts.is_qualified()
        {
            let message = match self.il[id].template {
                Some(_) => messages::declaration_member_same_name_class(),
                None => messages::member_function_same_name_class(),
            };
            return self.report(pos, message);
        }
        let Some((.., traits)) = self.function_of(parts.declarator.ty) else { return };
        let destructor = name == EntityName::Destructor;
        if !destructor && name != EntityName::Constructor {
            return;
        }
        if destructor && parts.specs.ty.is_some() {
            return self.report(parts.specs.pos, messages::return_type_not_specified_on_destructor());
        }
        if destructor && !parts.is_qualified() && self.names_another_class(class, pos) {
            return self.report(pos, messages::invalid_destructor_declaration());
        }
        let first = parts.declarator.function.as_ref().map_or(pos, |f| f.first_pos);
        let qualified = FunctionTraits::CONST | FunctionTraits::VOLATILE;
        if traits.intersects(qualified)
            && let Some(at) = parts.behind_parameters()
        {
            self.report(at, messages::type_qualifier_not_allowed_on());
        }
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[id].params(&self.il));
        if destructor {
            if !params.is_empty() {
                self.report(first, messages::destructor_not_have_parameters());
            }
            return;
        }
        let Some(param) = params.first() else { return };
        let copies = self.class_of(param.ty) == Some(class) && !self.is_reference(param.ty);
        if copies && params.iter().skip(1).all(|p| p.has_default) && self.il[id].template.is_none() {
            let entity = self.class_entity(class);
            let shown = self.shown_type(self.unqualified(param.ty));
            self.report(first, messages::copy_constructor_not_have_parameter(entity, shown));
        }
    }

    /// Whether the name behind the `~` at a position is not that of the class itself, though it may be a typedef of it.
    pub(in crate::sema) fn names_another_class(&self, class: ClassId, tilde: Pos) -> bool {
        let named = self.symbols.destroyed.filter(|(at, _)| *at == tilde && self.reports_now());
        named.is_some_and(|(_, name)| self.il[class].name.is_some_and(|own| own != name))
    }

    /// `main` returns int.
    pub(in crate::sema) fn check_main(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if !self.is_main(id) || parts.specs.ty.is_none() || !self.dialect.cxx {
            return;
        }
        self.check_main_result(parts);
        if parts.has(SpecifierFlags::CONSTEXPR) || parts.has(SpecifierFlags::CONSTEVAL) {
            let word = parts.specs.constant_word();
            self.report(parts.declarator.pos, messages::function_main_not_declared_constexpr(word));
        }
        if self.place.in_linkage_specification {
            let name = self.bare_function_name(id);
            self.report(parts.declarator.pos, messages::main_in_linkage_specification(&name));
        }
        if parts.has(SpecifierFlags::INLINE) {
            self.report(parts.declarator.pos, messages::function_main_not_declared_inline());
        }
        if parts.has(SpecifierFlags::STATIC) {
            self.report(parts.declarator.pos, messages::static_not_allowed());
        }
    }

    /// What `main` returns is an int (`[basic.start.main]`).
    fn check_main_result(&mut self, parts: &DeclarationParts<'_>) {
        let Some((ret, ..)) = self.function_of(parts.declarator.ty) else { return };
        let int = self.common.int;
        let open = self.is_unknown(ret) || self.il[ret].flags.contains(TypeFlags::PLACEHOLDER);
        if !open && !self.same_type(ret, int) {
            let pos = parts.declarator.pos;
            let wanted = EntityText::new(EntityKind::None, self.type_text(int), Declared::At(pos));
            self.report(pos, messages::return_type_function_main_must(wanted));
        }
    }
}
