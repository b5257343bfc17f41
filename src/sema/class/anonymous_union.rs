//! What anonymous unions and unnamed enumerations declare (`[class.union.anon]`, `[dcl.pre]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;

impl Compilation {
    /// Members of an anonymous union are public data members, of a name that the scope around it does not declare
    /// (`[class.union.anon]`). `pos` is where its own name would stand.
    pub(in crate::sema) fn check_anonymous_members(&mut self, class: ClassId, pos: Pos) {
        if !self.reports_now() {
            return;
        }
        self.check_initializers_in_union(class);
        let members = self.il[class].members.declared.clone();
        let (mut functions, mut hidden) = (false, false);
        for entity in members {
            match entity {
                Entity::Field { id } => {
                    let access = self.il[id].access;
                    hidden |=
                        self.il[id].name.is_some() && matches!(access, Access::Private | Access::Protected)
                }
                Entity::Class { id } if self.il[id].name.is_some() => {
                    self.warn(self.il[id].pos, messages::types_cannot_be_declared_in_anonymous());
                }
                Entity::Typedef { id } => {
                    self.warn(self.il[id].pos, messages::types_cannot_be_declared_in_anonymous());
                }
                Entity::Enum { id } if self.il[id].name.is_some() => {
                    self.warn(self.il[id].pos, messages::types_cannot_be_declared_in_anonymous());
                }
                _ => functions |= self.is_instance_member(entity) && !self.is_implicit(entity),
            }
        }
        if functions && self.il[class].tag == Tag::Union {
            self.report(pos, messages::invalid_anonymous_union_member_function());
        }
        if hidden {
            self.report(pos, messages::invalid_anonymous_union_nonpublic_member());
        }
    }

    /// Whether a function is declared by no part of the source.
    fn is_implicit(&self, entity: Entity) -> bool {
        self.il.function_in(entity).is_some_and(|f| self.il[f].flags.contains(FunctionFlags::IMPLICIT))
    }

    /// A default member initializer of a union is the only one (`[class.mem.general]`).
    pub fn check_sole_initializer(&mut self, declaration: DeclarationId) {
        let Entity::Field { id } = self.il[declaration].entity else { return };
        let class = self.il[id].class;
        if self.il[class].tag != Tag::Union || !self.reports_now() {
            let around = self.class_of_scope(self.il[class].enclosing);
            self.il[id].has_init |= self.il[class].name.is_none()
                && around.is_some_and(|around| self.il[around].tag == Tag::Union);
            return;
        }
        let earlier = self.initialized_members(class).into_iter().find(|f| *f != id);
        if let Some(earlier) = earlier {
            let (pos, entity) = (self.il[declaration].pos, self.member_of_union(class, earlier));
            self.report(pos, messages::union_has_at_most_one_initializer(entity));
        }
        self.il[id].has_init = true;
    }

    /// The members of a class, and of the anonymous ones in it, that are initialized where they are declared.
    fn initialized_members(&self, class: ClassId) -> Vec<FieldId> {
        let mut found = Vec::new();
        for field in &self.il[class].members.fields {
            let f = &self.il[*field];
            match self.class_of(f.ty).filter(|_| f.name.is_none()) {
                Some(part) => found.extend(self.initialized_members(part)),
                None if f.has_init => found.push(*field),
                None => {}
            }
        }
        found
    }

    /// A member of an anonymous class as one of the class that this is in.
    fn member_of_union(&self, class: ClassId, field: FieldId) -> EntityText {
        let mut entity = self.field_entity(field);
        if let Some(name) = self.il[field].name {
            entity.name = self.member_text(class, name);
        }
        entity
    }

    /// The same for the members of an anonymous class in a union, which are members of that.
    fn check_initializers_in_union(&mut self, class: ClassId) {
        let Some(around) = self.class_of_scope(self.il[class].enclosing) else { return };
        if self.il[around].tag != Tag::Union {
            return;
        }
        let own = self.initialized_members(class);
        let others = self.initialized_members(around);
        let Some(first) = others.first().copied().or(own.first().copied()) else { return };
        // Of a union it was said before that only one of its own is.
        let told = self.il[class].tag == Tag::Union;
        for field in own.into_iter().filter(|field| *field != first).take(if told { 1 } else { usize::MAX }) {
            let (pos, entity) = (self.il[field].pos, self.member_of_union(around, first));
            self.report(pos, messages::union_has_at_most_one_initializer(entity));
        }
    }

    /// An enumeration is no template, but a member of a class template may be defined outside of it (`[temp.mem.enum]`).
    pub fn refuse_enumeration_template(&mut self, definition: TagDefinitionId) {
        let Entity::Enum { id } = self.il[definition].entity else { return };
        let pos = self.il[id].pos;
        if self.reports_now() {
            self.report(pos, messages::enumeration_template_not_declared());
        }
    }

    /// An enumeration without name and enumerators declares nothing (`[dcl.pre]`).
    pub fn check_empty_enum(&mut self, definition: TagDefinitionId, specs: &DeclSpecifiers) {
        let Entity::Enum { id } = self.il[definition].entity else { return };
        if self.il[id].name.is_none() && specs.enum_empty && self.reports_now() {
            self.warn(specs.pos, messages::useless_decl());
        }
    }

    /// `union { ... };`: its members are members of the scope around it (`[class.union.anon]`).
    pub fn declare_anonymous(&mut self, definition: TagDefinitionId, storage: SpecifierFlags) {
        let d = &self.il[definition];
        let (Entity::Class { id }, true) = (d.entity, d.body) else { return };
        let pos = d.pos;
        if self.il[id].name.is_some() || storage.contains(SpecifierFlags::TYPEDEF) {
            return;
        }
        if storage.intersects(SpecifierFlags::STATIC | SpecifierFlags::THREAD_LOCAL) {
            self.il[id].flags |= ClassFlags::STATIC_OBJECT;
        }
        let scope = self.declaring_scope();
        if let Some(class) = self.class_of_scope(scope) {
            let (ty, access) = (self.il[id].ty, self.place.member_access);
            let field = self.il.entities.fields.add(Field {
                name: None,
                pos,
                class,
                ty,
                access,
                bits: None,
                init: None,
                has_init: false,
                mutable: false,
                attributes: List::EMPTY,
                offset: 0,
                gap: 0,
                bit: 0,
            });
            self.il[class].members.fields.push(field);
            self.il[class].members.declared.push(Entity::Field { id: field });
        }
        self.check_anonymous_members(id, pos);
        self.adopt_anonymous(id, scope);
    }

    /// An anonymous union of a namespace is declared static, an unnamed struct declares something (`[class.union.anon]`).
    /// `pos` is where its specifiers begin.
    pub fn check_anonymous_union(&mut self, definition: TagDefinitionId, specs: SpecifierFlags, pos: Pos) {
        let Entity::Class { id } = self.il[definition].entity else { return };
        let class = &self.il[id];
        let namespace =
            matches!(self.il[class.enclosing].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let outside =
            namespace && !specs.contains(SpecifierFlags::STATIC) || specs.contains(SpecifierFlags::EXTERN);
        if !class.flags.contains(ClassFlags::ANONYMOUS) || !self.reports_now() {
            return;
        }
        if class.tag != Tag::Union && self.class_of_scope(class.enclosing).is_none() {
            self.report(pos, messages::useless_decl());
        } else if class.tag == Tag::Union && outside {
            self.report(pos, messages::anonymous_union_at_global_namespace());
        }
    }

    /// Makes the members of an anonymous union or struct members of the enclosing scope (`[class.union.anon]`).
    pub fn adopt_anonymous(&mut self, class: ClassId, scope: ScopeId) {
        self.il[class].flags |= ClassFlags::ANONYMOUS;
        let members = self.il[class].members.declared.clone();
        for entity in members {
            let name = match entity {
                Entity::Field { id } => self.il[id].name,
                _ => None,
            };
            if let Some(name) = name {
                if let Entity::Field { id } = entity
                    && self.instantiation.depth == 0
                {
                    self.check_named_as_class(scope, name, self.il[id].pos);
                    self.check_member_redeclared(scope, name, self.il[id].pos);
                }
                self.bind(scope, Key::name(name), entity);
            } else if let Entity::Field { id } = entity
                && let Some(inner) = self.class_of(self.il[id].ty)
                && self.il[inner].flags.contains(ClassFlags::ANONYMOUS)
            {
                self.adopt_anonymous(inner, scope);
            }
        }
    }
}
