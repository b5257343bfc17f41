//! Names of classes and enumerations that are typedef names already (`[dcl.typedef]`, `[dcl.type.elab]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::sema::class::TagHead;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// Where the class template is looked for that a friend declaration in a class names without a path: as the member of
    /// that name which a class around it has, or else in the namespace (`[namespace.memdef]`).
    pub(in crate::sema) fn scope_of_friend(&self, name: Name, here: ScopeId) -> ScopeId {
        let mut scope = Some(here);
        while let Some(at) = scope {
            let found = self.symbols.bindings.get(at, Key::name(name));
            let around = match self.il[at].kind {
                ScopeKind::Class { of } => self.il[of].enclosing,
                ScopeKind::Template => {
                    scope = self.il[at].parent;
                    continue;
                }
                _ => break,
            };
            if found.iter().any(|e| matches!(e, Entity::Template { .. })) {
                return at;
            }
            scope = Some(around);
        }
        // A friend of a local class is local itself.
        match scope.filter(|scope| self.il[*scope].kind.is_local()) {
            Some(scope) => scope,
            None => self.enclosing_namespace(here),
        }
    }

    /// Whether what a class or enumeration specifier defines has a name.
    pub fn is_named_tag(&self, definition: TagDefinitionId) -> bool {
        match self.il[definition].entity {
            Entity::Class { id } => self.il[id].name.is_some(),
            Entity::Enum { id } => self.il[id].name.is_some(),
            _ => true,
        }
    }

    /// The typedef that a scope declares by a name.
    pub(in crate::sema) fn typedef_in(&self, scope: ScopeId, name: Name) -> Option<TypedefId> {
        self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Typedef { id } => Some(id),
            _ => None,
        })
    }

    /// A class or enumeration is declared in a scope where its name is a typedef name, which is an error: from here on the
    /// name means what is declared.
    pub(in crate::sema) fn check_tag_is_typedef(&mut self, scope: ScopeId, name: Name, tag: Tag, pos: Pos) {
        let key = Key::name(name);
        let Some(id) = self.typedef_in(scope, name).filter(|_| self.checks_redeclarations()) else { return };
        let (ty, at) = (self.il[id].ty, self.il[id].pos);
        let class = self.class_of(ty).filter(|_| tag != Tag::Enum);
        // A class without a name of its own has that of the typedef.
        if class.is_some_and(|class| self.il[class].name.is_none_or(|own| own == name)) {
            return;
        }
        let complete = class.is_some_and(|class| self.il[class].state == Completeness::Complete);
        let text = self.scope_text(scope) + self.names.text(name);
        if self.il[id].scope != scope {
            let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
            self.report(pos, messages::already_declared_in_current_scope(entity));
        } else if complete {
            let entity = EntityText::new(EntityKind::Type, text, Declared::At(at));
            self.report(pos, messages::already_defined_previous_definition(entity, at));
        } else {
            let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
            self.report(pos, messages::invalid_redeclaration_type_name(entity));
        }
        self.symbols.bindings.keep(scope, key, |e| !matches!(e, Entity::Typedef { .. }));
    }

    /// A class whose name the scope has for an enumeration or a namespace.
    pub(in crate::sema) fn check_tag_is_other(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        if !self.checks_redeclarations() {
            return;
        }
        let found = self.symbols.bindings.get(scope, Key::name(name));
        let known = found.iter().copied().find(|e| {
            matches!(e, Entity::Enum { .. } | Entity::Namespace { .. } | Entity::NamespaceAlias { .. })
        });
        match known {
            Some(Entity::Enum { id }) => {
                let text = self.scope_text(scope) + self.names.text(name);
                let entity = EntityText::new(EntityKind::None, text, Declared::At(self.il[id].pos));
                self.report(pos, messages::invalid_redeclaration_type_name(entity));
            }
            Some(_) => {
                let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
                self.report(pos, messages::already_declared_in_current_scope(entity));
            }
            None => {}
        }
    }

    /// An enumeration whose name the scope has for a class.
    pub(in crate::sema) fn check_enum_is_class(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let class = self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Class { id } if self.il[id].instance.is_none() => Some(id),
            _ => None,
        });
        if let Some(class) = class.filter(|_| self.checks_redeclarations()) {
            let entity = self.class_entity(class);
            let word = TokenKind::KwEnum.spelling();
            self.report(pos, messages::tag_kind_incompatible_declaration(word, entity));
        }
    }

    /// Refuses `struct X` where `X` is the name of an enumeration (`[dcl.type.elab]`). True if it is.
    pub(in crate::sema) fn refuses_enum_as_class(&mut self, head: &TagHead) -> bool {
        let Some(name) = &head.name else { return false };
        let [Entity::Enum { id }] = name.found[..] else { return false };
        if self.reports_now() {
            let text = self.type_text(self.il[id].ty);
            let entity = EntityText::new(EntityKind::Enum, text, Declared::At(self.il[id].pos));
            let (pos, word) = (name.pos, phrases::class_or_struct().plain());
            let message = match head.tag {
                Tag::Union => {
                    messages::tag_kind_incompatible_declaration(TokenKind::KwUnion.spelling(), entity)
                }
                _ => messages::tag_kind_incompatible_declaration(word, entity),
            };
            self.report(pos, message);
        }
        true
    }

    /// Refuses `enum X` where `X` is the name of a class (`[dcl.type.elab]`). True if it is.
    pub(in crate::sema) fn refuses_class_as_enum(&mut self, head: &TagHead) -> bool {
        let Some(name) = &head.name else { return false };
        let [Entity::Class { id }] = name.found[..] else { return false };
        if self.il[id].instance.is_some() || self.il[id].template.is_some() {
            return false;
        }
        if self.reports_now() {
            let entity = self.class_entity(id);
            let word = TokenKind::KwEnum.spelling();
            self.report(name.pos, messages::tag_kind_incompatible_declaration(word, entity));
        }
        true
    }

    /// A path names a class to define or specialize it, and not to declare it again (`[dcl.type.elab]`). `start`: where the
    /// declaration begins.
    pub fn check_redeclared_outside(&mut self, head: &TagHead, headers: &[TemplateParamsId], start: Pos) {
        let Some(name) = head.name.as_ref().filter(|name| name.qualifier.is_some() && name.args.is_none())
        else {
            return;
        };
        let specialized = headers.iter().any(|header| self.il[*header].params(&self.il).is_empty());
        if specialized || self.place.instantiating.is_some() || !self.reports_now() {
            return;
        }
        if headers.is_empty() {
            if name.found.is_empty() {
                return;
            }
            let member = self.class_of_scope(self.declaring_scope()).is_some();
            let message = messages::useless_decl();
            return self.report(start, if member { message.as_error() } else { message });
        }
        let entity = match name.single() {
            Some(Entity::Template { id }) if matches!(self.il[id].kind, TemplateKind::Class { .. }) => {
                self.template_entity(id)
            }
            Some(Entity::Class { id }) => {
                let (text, at) = (self.class_text(id), self.il[id].pos);
                EntityText::new(EntityKind::ClassTemplate, text, Declared::At(at))
            }
            _ => return,
        };
        self.report(name.pos, messages::class_template_redeclared_in_scope(entity));
    }

    /// `class X` and `enum X` name no typedef name (`[dcl.type.elab]`), unless the type has that name itself.
    pub(in crate::sema) fn check_elaborated_typedef(&mut self, entity: Entity, pos: Pos) {
        let Entity::Typedef { id } = entity else { return };
        let ty = self.il[id].ty;
        let named = match (self.class_of(ty), self.enum_of(ty)) {
            (Some(class), _) => {
                let c = &self.il[class];
                c.named_for_linkage || c.name != Some(self.il[id].name)
            }
            (_, Some(of)) => {
                let e = &self.il[of];
                e.named_for_linkage || e.name != Some(self.il[id].name)
            }
            _ => true,
        };
        if !named || self.is_open_type(ty) || !self.dialect.cxx || !self.reports_here() {
            return;
        }
        let text = self.il[id].name;
        let entity = EntityText::new(EntityKind::None, self.names.text(text), Declared::At(pos));
        self.report(pos, messages::typedef_not_used_in_elaborated(entity));
    }
}
