//! `typename T::name` in an instance, where `T` turned out to have no such member (`[temp.res]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::ill_formed_type::IllFormedType;
use crate::sema::syntax::NameScope;
use crate::source::Pos;

/// A type that there is none of in an instance.
#[derive(Clone, Copy, Debug)]
pub enum MissingType {
    Member(MissingMember),
    IllFormed(IllFormedType),
}

/// A member of something that does not have it.
#[derive(Clone, Copy, Debug)]
pub struct MissingMember {
    /// The class; none for a type that has no members.
    scope: Option<ScopeId>,
    name: Name,
    /// The member that is there, but not accessible.
    inaccessible: Option<Entity>,
}

/// What the tokens after a name that is missing are taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum MissingIn {
    Field,
    Alias,
    Base,
    Other,
}

impl Compilation {
    /// Notes that a type in an instance does not exist.
    pub(in crate::sema) fn note_missing_type(&mut self, scope: Option<ScopeId>, name: Name) {
        if self.instantiation.missing_type.is_none() && self.reports_in_instance() {
            self.instantiation.missing_type =
                Some(MissingType::Member(MissingMember { scope, name, inaccessible: None }));
        }
    }

    /// Notes that a type in an instance is a member of `naming` that is not accessible from what is instantiated
    /// (`[class.access.general]`).
    pub(in crate::sema) fn note_inaccessible_type(&mut self, entity: Entity, naming: ClassId, name: Name) {
        let of_body = self.instantiation.sfinae.is_some_and(|state| state.of_body);
        if self.instantiation.missing_type.is_some()
            || !(of_body || self.reports_in_instance())
            || self.is_accessible_in_instance(entity, naming)
        {
            return;
        }
        if of_body {
            return self.sfinae_fail();
        }
        let scope = Some(self.il[naming].scope);
        let member = MissingMember { scope, name, inaccessible: Some(entity) };
        self.instantiation.missing_type = Some(MissingType::Member(member));
    }

    /// Reports the type that was found to be missing since the last call, in a declaration of `pos`.
    pub(in crate::sema) fn report_missing_type(&mut self, pos: Pos, place: MissingIn) {
        let missing = match self.instantiation.missing_type.take() {
            Some(MissingType::Member(missing)) => missing,
            Some(MissingType::IllFormed(what)) => return self.report_ill_formed_type(pos, what),
            None => return,
        };
        let Some(member) = self.qualified_name_near(pos, missing.name) else { return };
        if let Some(entity) = missing.inaccessible {
            // A class has access to the protected members of its bases, also where it names these.
            let protected = self.declared_access_of(entity) == Some(Access::Protected);
            if !(place == MissingIn::Base && protected) {
                let message = self.inaccessible_member(entity);
                self.report(member, message);
            }
            return;
        }
        if let Some(scope) = missing.scope {
            if let (MissingIn::Base, ScopeKind::Class { of }) = (place, self.il[scope].kind) {
                let class = self.class_entity(of);
                let text = self.names.text(missing.name).to_owned();
                return self.report(member, messages::no_member_class(class, &text));
            }
            if place == MissingIn::Field && !self.is_first_missing_member(scope, member) {
                return;
            }
            return self.report_missing(missing.name, NameScope::Members(scope), member);
        }
        let first = self.il.places.start_of_name(member);
        if place == MissingIn::Base {
            self.report(first, messages::not_class_struct_name());
            return self.report(self.il.places.preceding(member), messages::class_definition_missing());
        }
        // What follows is read as if it stood alone.
        let colons = self.il.places.preceding(member);
        if place == MissingIn::Field {
            self.report_once_of_template(first, messages::class_namespace_qualified_name_required());
        } else {
            self.report(first, messages::class_namespace_qualified_name_required());
        }
        match place {
            MissingIn::Field => {
                self.report_once_of_template(colons, messages::global_scope_qualifier_leading_coloncolon());
                self.report(pos, messages::expected_semicolon());
            }
            MissingIn::Alias => self.report(colons, messages::expected_semicolon()),
            _ => {}
        }
    }

    /// Whether nothing was said yet of the member that the type of a data member of a template names, because the class
    /// does not have it or is not complete.
    fn is_first_missing_member(&mut self, scope: ScopeId, member: Pos) -> bool {
        let complete = match self.il[scope].kind {
            ScopeKind::Class { of } => self.il[of].state == Completeness::Complete,
            _ => true,
        };
        let at = if complete { member } else { self.il.places.start_of_name(member) };
        self.reports.missing_members.insert((at, complete))
    }

    /// Reports what is wrong with a place in a template, unless that was said for another instance.
    pub(in crate::sema) fn report_once_of_template(&mut self, pos: Pos, message: Message) {
        if self.reports.told_once.insert((pos, message.id())) {
            self.report(pos, message);
        }
    }

    /// Whether what a base of a class template stands for in an instance can be none (`[class.derived]`), which is reported.
    pub(in crate::sema) fn refuses_substituted_base(
        &mut self,
        class: ClassId,
        base: Base,
        ty: TypeId,
        env: &Environment,
    ) -> bool {
        if !self.reports_in_instance() || self.is_dependent(ty) || self.is_unknown(ty) {
            return false;
        }
        if let Some(of) = self.class_of(ty) {
            self.complete_class(of);
            let c = &self.il[of];
            let open = c.template.is_some()
                || c.flags
                    .intersects(ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT);
            if c.state == Completeness::Declared && !open {
                let shown = self.shown_type(ty);
                self.report(base.pos, messages::incomplete_type_not_allowed(shown));
                return true;
            }
            if self.il[of].flags.contains(ClassFlags::FINAL) {
                self.report(base.pos, messages::final_class_type_cannot_used());
                return true;
            }
            return !self.check_base(class, ty, base.pos);
        }
        if let TypeKind::DependentName { qualifier, name } = self.canonical_kind(base.ty) {
            let around = self.substitute_qualifier_type(qualifier, env);
            if let (Some(of), Some(at)) = (self.class_of(around), self.qualified_name_near(base.pos, name)) {
                let (entity, text) = (self.class_entity(of), self.names.text(name).to_owned());
                self.report(at, messages::no_member_class(entity, &text));
            }
            return true;
        }
        self.report(base.pos, messages::not_class_struct_name());
        true
    }

    /// The name behind `::` that is nearest to the name of a declaration of a template, in that declaration.
    fn qualified_name_near(&self, pos: Pos, name: Name) -> Option<Pos> {
        let named = |at: &Pos| self.names.text(name) == self.word_at(*at);
        self.il.places.qualified_near(pos).into_iter().find(named)
    }
}
