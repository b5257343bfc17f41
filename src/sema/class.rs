//! Class definitions and elaborated class names (`[class]`, `[dcl.type.elab]`).

pub mod access;
mod anonymous_union;
mod base_list;
pub(super) mod bit_field;
pub(super) mod comparison;
pub mod constructor;
mod conversion_function;
pub(in crate::sema) mod copy;
pub(super) mod defaulted;
pub(super) mod explicit;
pub mod facts;
mod final_overrider;
pub(super) mod flexible_array;
pub(super) mod mem_initializer;
mod member_default;
mod member_name;
pub(super) mod special_member;
mod substitution_access;
mod tag_name;
mod uninitialized_members;
pub(super) mod virtual_function;

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::sema::syntax::{NameScope, TagHead};
use crate::source::Pos;
use crate::tables::attributes::Targets;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

/// What `struct X` without a body means.
pub struct ElaboratedClass {
    pub ty: TypeId,
    pub definition: Option<TagDefinitionId>,
    pub declares: bool,
}

impl Compilation {
    /// Declares or finds the class of a class head with a body and opens its definition.
    pub fn begin_class(
        &mut self,
        head: &TagHead,
        final_: bool,
        headers: &[TemplateParamsId],
    ) -> Option<(ClassId, TagDefinitionId)> {
        let (scope, mut class) = self.class_of_head(head, headers, false)?;
        if self.il[class].state == Completeness::BeingDefined {
            // One that is defined within itself, an error, is another class: nothing is a part of itself.
            self.defined_within_itself(class, scope, head.pos);
            class = self.new_class(None, head, scope, None, false);
        }
        let definition = self.add_tag_definition(Entity::Class { id: class }, head, true);
        self.il[definition].final_ = final_;
        if head.name.as_ref().is_none_or(|name| name.args.is_none()) {
            self.check_specialized_class(class, headers, head.before);
            if head.name.as_ref().is_some_and(|name| name.qualifier.is_some()) {
                self.check_class_elsewhere(class, !headers.is_empty(), head.pos);
            }
        }
        if self.il[class].state != Completeness::Declared && self.redefined_class(class, head.pos) {
            class = self.class_in_place_of(class, head, scope);
        }
        let local = self.context.function.is_some();
        let parent_class =
            self.class_of_scope(scope).or(self.context.class).filter(|around| *around != class);
        let entry = &mut self.il[class];
        entry.state = Completeness::BeingDefined;
        entry.tag = head.tag;
        entry.body = Some(definition);
        entry.parent_class = parent_class;
        if local {
            entry.flags |= ClassFlags::LOCAL;
        }
        if final_ {
            entry.flags |= ClassFlags::FINAL;
        }
        self.check_member_template_defaults(head, headers);
        self.apply_declaration_attributes(Entity::Class { id: class }, &head.attributes);
        if let Some(access) = self.altered_access(scope, self.il[class].access)
            && self.il[class].template.is_none()
            && self.il[class].specialization.partial_of.is_none()
        {
            let shown = self.class_entity(class);
            self.warn(head.pos, messages::redeclaration_alters_access(shown));
            self.il[class].access = access;
        }
        // Names in the body are looked up from where the class is defined, with its template parameters.
        let parent = self.scope_for_members(scope);
        let members = self.il[class].scope;
        // A class that is defined again within itself, an error, is no part of itself.
        if !self.is_scope_around(members, parent) {
            self.move_scope(members, parent);
        }
        if let Some(name) = self.il[class].name {
            self.bind(members, Key::name(name), Entity::Class { id: class });
        }
        if let Some(template) = self.il[class].template {
            self.il[template].defined = true;
            // Messages show the names that the definition gives the parameters.
            if let Some(header) =
                headers.last().filter(|_| self.templates.first_headers.contains_key(&template))
            {
                self.templates.first_headers.insert(template, *header);
            }
        }
        Some((class, definition))
    }

    /// Whether `outer` is `scope` or lies around it.
    fn is_scope_around(&self, outer: ScopeId, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(scope) = at {
            if scope == outer {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// The scope around the members of a class that is being defined here.
    fn scope_for_members(&mut self, scope: ScopeId) -> ScopeId {
        let here = self.context.scope;
        if self.scope_outside_headers(here) == scope {
            return here;
        }
        // Defined out of its scope: members see that scope, and the template parameters of the headers here.
        if matches!(self.il[here].kind, ScopeKind::Template) {
            return self.template_member_scope(scope, here);
        }
        scope
    }

    /// A scope in which the members of `scope` are found before the template parameters of `headers`.
    pub fn template_member_scope(&mut self, scope: ScopeId, headers: ScopeId) -> ScopeId {
        let namespace = self.enclosing_namespace(scope);
        let mut outermost = headers;
        while let Some(parent) = self.il[outermost].parent {
            if !matches!(self.il[parent].kind, ScopeKind::Template) {
                break;
            }
            outermost = parent;
        }
        self.move_scope(outermost, namespace);
        let mut chain = Vec::new();
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Class { .. } = self.il[scope].kind {
                chain.push(self.il[scope].kind);
            } else if matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. }) {
                break;
            }
            at = self.il[scope].parent;
        }
        let mut inner = headers;
        for kind in chain.into_iter().rev() {
            inner = self.new_scope(kind, inner);
            self.il[inner].declares = true;
        }
        inner
    }

    /// The class that a head names in the scope where it belongs, declared if it is not yet.
    fn class_of_head(
        &mut self,
        head: &TagHead,
        headers: &[TemplateParamsId],
        friend: bool,
    ) -> Option<(ScopeId, ClassId)> {
        let here = self.declaring_scope();
        let Some(name) = &head.name else {
            return Some((here, self.new_class(None, head, here, None, false)));
        };
        let identifier = name.identifier()?;
        let scope = match (name.qualifier, name.scope) {
            (Some(_), NameScope::Members(scope)) => scope,
            (Some(_), _) => return None,
            _ if friend => self.scope_of_friend(identifier, here),
            _ => here,
        };
        let own_header = headers.last().copied().filter(|h| !self.il[*h].params(&self.il).is_empty());
        if let Some(args) = name.args {
            let Some(template) = self.class_template_named(scope, identifier, name) else {
                self.refuse_missing_template(name, identifier, own_header.is_some(), head.before);
                return None;
            };
            let namespace = matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
            let scope = if namespace && name.qualifier.is_some() { self.il[template].scope } else { scope };
            let class = self.specialized_class(template, args, own_header, head, scope)?;
            self.check_class_headers(class, headers, head.before);
            self.check_partial_class(class, own_header);
            if own_header.is_some() {
                self.check_class_partially_specialized(class, args, head.pos);
            }
            return Some((scope, class));
        }
        let enclosing = if name.qualifier.is_some() { self.template_levels(scope) } else { 0 };
        let header = own_header.filter(|_| headers.len() > enclosing);
        if let Some(header) = header {
            self.check_pack_is_last(header);
        }
        let class_among = |c: &Self, found: &[Entity]| {
            found.iter().find_map(|e| match *e {
                Entity::Class { id } if header.is_none() => Some(id),
                Entity::Template { id } => match c.il[id].kind {
                    TemplateKind::Class { pattern } => Some(pattern),
                    _ => None,
                },
                _ => None,
            })
        };
        let mut earlier = class_among(self, self.symbols.bindings.get(scope, Key::name(identifier)));
        if earlier.is_none() && name.qualifier.is_some() {
            // It may name a member of an inline namespace ([namespace.def]).
            earlier = class_among(self, &self.lookup_in(scope, Key::name(identifier)));
        }
        if let (None, Some(hidden)) = (earlier, self.hidden_class(scope, Key::name(identifier)))
            && name.qualifier.is_none()
        {
            earlier = class_among(self, &[hidden]);
            if earlier.is_some() && !friend {
                self.show_friend_class(scope, Key::name(identifier));
            }
        }
        let earlier = earlier.filter(|c| friend || !self.il[*c].flags.contains(ClassFlags::FRIEND_ONLY));
        if let (Some(header), [outer, ..], true) = (header, headers, name.qualifier.is_some())
            && self.il[*outer].params(&self.il).is_empty()
            && let Some(template) = self.copied_template_named(scope, identifier)
        {
            return Some((scope, self.specialized_member_template(template, header, head)));
        }
        if let Some(class) = earlier {
            let template = self.il[class].template.filter(|_| {
                headers.is_empty() && !friend && name.qualifier.is_none() && self.checks_redeclarations()
            });
            if let Some(template) = template {
                let entity = self.template_entity(template);
                self.report(head.pos, messages::argument_list_missing(entity));
            }
            if let (Some(header), Some(template)) = (header, self.il[class].template) {
                // The parameters of a friend that a template declares are those of a template within it
                // ([temp.friend]): they are none of the class template outside.
                let own = self.il[template].params;
                let same_depth = self.il[header].depth == self.il[own].depth;
                // Nor are they compared with its own, but where a path names it, for a warning.
                let named = friend && name.qualifier.is_some();
                if same_depth || named {
                    self.check_redeclared_header(template, header, named);
                }
                self.merge_template_params(template, header);
            }
            let scope = if name.qualifier.is_some() { self.il[class].enclosing } else { scope };
            return Some((scope, class));
        }
        if name.qualifier.is_some() && headers.is_empty() && !friend && self.reports_now() {
            self.report_no_tag_member(scope, identifier, name.pos);
            return None;
        }
        if header.is_none() && !friend && name.qualifier.is_none() {
            self.check_hides_parameter(scope, identifier, head.pos, None);
            self.check_tag_is_typedef(scope, identifier, head.tag, head.pos);
            self.check_tag_is_other(scope, identifier, head.pos);
        }
        let class = self.new_class(Some(identifier), head, scope, header, friend);
        if friend && header.is_some_and(|h| self.il[h].depth > 0) {
            self.il[class].flags |= ClassFlags::FRIEND_ONLY;
        }
        Some((scope, class))
    }

    /// The member template of a class template instance that has this name and is made from that of the class template.
    fn copied_template_named(&self, scope: ScopeId, name: Name) -> Option<TemplateId> {
        self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|entity| match *entity {
            Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Class { .. }) => {
                self.il[id].pattern_of.map(|_| id)
            }
            _ => None,
        })
    }

    /// A member template that is specialized for one instance of the class template around it: it has a pattern of its
    /// own there, and none of the partial specializations that the class template declares (`[temp.expl.spec]`).
    fn specialized_member_template(
        &mut self,
        template: TemplateId,
        header: TemplateParamsId,
        head: &TagHead,
    ) -> ClassId {
        self.check_redeclared_header(template, header, false);
        let (name, scope) = (self.il[template].name, self.il[template].scope);
        let class = self.empty_class(name, head.pos, head.tag, scope);
        self.il[class].flags |= ClassFlags::DEPENDENT;
        self.il[class].template = Some(template);
        self.il[class].ty = self.make_type(TypeKind::Class { class });
        let entry = &mut self.il[template];
        entry.kind = TemplateKind::Class { pattern: class };
        entry.pattern_of = None;
        entry.params = header;
        class
    }

    /// A qualified name of a class or enumeration that its scope does not declare (`[class.name]`).
    fn report_no_tag_member(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let entity = match self.il[scope].kind {
            ScopeKind::Class { of } => self.class_entity(of),
            ScopeKind::Namespace { .. } => {
                let text = self.scope_text(scope);
                let text = text.strip_suffix("::").unwrap_or(&text).to_owned();
                EntityText::new(EntityKind::Namespace, text, Declared::At(pos))
            }
            _ => return,
        };
        let text = self.names.text(name).to_owned();
        self.report(pos, messages::no_tag_member_named(entity, &text));
    }

    fn class_template_named(
        &self,
        scope: ScopeId,
        identifier: Name,
        name: &crate::sema::syntax::ParsedName,
    ) -> Option<TemplateId> {
        let found = name.found.iter().chain(self.symbols.bindings.get(scope, Key::name(identifier)));
        for entity in found {
            match *entity {
                Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Class { .. }) => {
                    return Some(id);
                }
                Entity::Class { id } => {
                    if let Some(template) = self.template_of_class(id) {
                        return Some(template);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The class template of which a class is the pattern or an instance.
    pub fn template_of_class(&self, class: ClassId) -> Option<TemplateId> {
        let entry = &self.il[class];
        entry
            .template
            .or_else(|| entry.instance.map(|i| self.il[i].template))
            .or_else(|| self.templates.partial_templates.get(&class).copied())
    }

    fn new_class(
        &mut self,
        name: Option<Name>,
        head: &TagHead,
        scope: ScopeId,
        header: Option<TemplateParamsId>,
        friend: bool,
    ) -> ClassId {
        let class = self.empty_class(name, head.pos, head.tag, scope);
        if header.is_some() || self.scope_is_dependent(self.context.scope) || self.scope_is_dependent(scope) {
            self.il[class].flags |= ClassFlags::DEPENDENT;
        }
        let mut entity = Entity::Class { id: class };
        if let Some(params) = header {
            if let Some(name) = name {
                self.check_named_as_class(scope, name, head.pos);
            }
            self.check_name_taken(scope, name, true, head.pos);
            self.check_named_as_parameter(name, params, head.pos);
            let kind = TemplateKind::Class { pattern: class };
            self.check_defaults_are_last(params);
            let template = self.new_template(name, head.pos, scope, kind, params);
            self.il[class].template = Some(template);
            entity = Entity::Template { id: template };
        }
        self.il[class].ty = self.make_type(TypeKind::Class { class });
        match name {
            Some(name) if friend && self.dialect.cxx => {
                self.bind_friend_class(scope, Key::name(name), entity)
            }
            Some(name) => self.bind_class(scope, Key::name(name), entity),
            None => {}
        }
        self.add_member(scope, entity);
        class
    }

    /// The class that a second definition of one, an error, defines: members of the first are none of its. From here on
    /// the name means it, but the name of a template, or of what is made from one, means the first.
    fn class_in_place_of(&mut self, first: ClassId, head: &TagHead, scope: ScopeId) -> ClassId {
        let name = self.il[first].name;
        let class = self.empty_class(name, head.pos, head.tag, scope);
        let dependent = self.il[first].flags & ClassFlags::DEPENDENT;
        self.il[class].flags |= dependent;
        self.il[class].ty = self.make_type(TypeKind::Class { class });
        let of = &self.il[first];
        let plain = of.template.is_none() && of.specialization.partial_of.is_none() && of.instance.is_none();
        if let Some(name) = name.filter(|_| plain) {
            self.rebind(scope, Key::name(name), Entity::Class { id: first }, Entity::Class { id: class });
        }
        class
    }

    /// A class template has another name than its parameters (`[temp.local]`).
    fn check_named_as_parameter(&mut self, name: Option<Name>, header: TemplateParamsId, pos: Pos) {
        let params = self.il[header].params(&self.il);
        let same = name.is_some() && params.iter().any(|param| self.il[*param].name == name);
        if same && self.reports_here() {
            self.report(pos, messages::class_template_named_as_parameter());
        }
    }

    /// Binds a class or class template, in the place of one that only a friend declaration named.
    fn bind_class(&mut self, scope: ScopeId, key: Key, entity: Entity) {
        let replaced = self.symbols.bindings.get(scope, key).iter().copied().find(|e| match *e {
            Entity::Template { id } => match self.il[id].kind {
                TemplateKind::Class { pattern } => self.il[pattern].flags.contains(ClassFlags::FRIEND_ONLY),
                _ => false,
            },
            _ => false,
        });
        match replaced {
            Some(old) => self.rebind(scope, key, old, entity),
            None => self.bind(scope, key, entity),
        }
    }

    /// A class entry with nothing known but its name.
    pub fn empty_class(&mut self, name: Option<Name>, pos: Pos, tag: Tag, enclosing: ScopeId) -> ClassId {
        let access = self.declared_access(enclosing);
        let unknown = self.common.unknown;
        let id = ClassId::from_index(self.il.entities.classes.len());
        let scope = self.new_scope(ScopeKind::Class { of: id }, enclosing);
        self.il.entities.classes.add(Class {
            name,
            pos,
            tag,
            enclosing,
            scope,
            ty: unknown,
            bases: Vec::new(),
            state: Completeness::Declared,
            flags: ClassFlags::empty(),
            template: None,
            instance: None,
            specialization: ClassSpecialization::default(),
            access,
            members: ClassMembers::default(),
            special: SpecialMembers::default(),
            layout: None,
            named_for_linkage: false,
            body: None,
            parent_class: None,
            extras: None,
        })
    }

    fn add_tag_definition(&mut self, entity: Entity, head: &TagHead, body: bool) -> TagDefinitionId {
        let target = if matches!(entity, Entity::Enum { .. }) { Targets::ENUM } else { Targets::CLASS };
        self.check_targets(&head.attributes, target);
        let attributes = self.il.list(&head.attributes);
        self.il.written.tag_definitions.add(TagDefinition {
            entity,
            tag: head.tag,
            pos: head.pos,
            qualifier: head.name.as_ref().and_then(|n| n.qualifier),
            args: head.name.as_ref().and_then(|n| n.args),
            attributes,
            body,
            final_: false,
            bases: Vec::new(),
            items: Vec::new(),
            item_access: Vec::new(),
            enumerators: List::EMPTY,
            scoped: None,
            underlying: None,
            end: Pos::default(),
        })
    }

    /// A tag declaration or definition that is not a class: enumerations.
    pub fn new_tag_definition(&mut self, entity: Entity, head: &TagHead, body: bool) -> TagDefinitionId {
        self.add_tag_definition(entity, head, body)
    }

    /// `struct X` without a body: a use of an earlier class, or a declaration.
    pub fn elaborated_class(
        &mut self,
        head: &TagHead,
        alone: bool,
        friend: bool,
        headers: &[TemplateParamsId],
    ) -> ElaboratedClass {
        let Some(name) = &head.name else {
            return ElaboratedClass { ty: self.common.unknown, definition: None, declares: false };
        };
        let declares_here = alone && name.qualifier.is_none();
        self.check_tag_kind(head);
        if !declares_here && self.refuses_enum_as_class(head) {
            return ElaboratedClass { ty: self.common.unknown, definition: None, declares: false };
        }
        self.check_friend_class_template(head, friend, headers);
        if (!declares_here || (friend && headers.is_empty()))
            && let Some(ty) = self.class_type_named(head)
        {
            let tag = head.tag;
            let ty = match name.qualifier {
                Some(qualifier) => self.make_type(TypeKind::Qualifiedly { qualifier, of: ty }),
                None => ty,
            };
            let of = ty;
            let ty = self.make_type(TypeKind::Elaborated { tag, of });
            let definition = (alone && name.args.is_some())
                .then(|| self.class_of(ty))
                .flatten()
                .map(|id| self.add_tag_definition(Entity::Class { id }, head, false));
            return ElaboratedClass { ty, definition, declares: alone };
        }
        // Not found: the name is declared in the nearest namespace or block ([basic.scope.pdecl]).
        let scope = match (!alone || friend) && headers.is_empty() {
            true => self.scope_for_new_tag(friend),
            false => self.context.scope,
        };
        let found = self.across(boundary::Scope(scope), |c| c.class_of_head(head, headers, friend));
        let Some((_, class)) = found else {
            let ty = self.fall_back(UnknownCause::Elaborated, head.pos);
            return ElaboratedClass { ty, definition: None, declares: false };
        };
        if declares_here && !friend && headers.is_empty() {
            self.check_nested_redeclared(class, head.pos);
        }
        let definition = self.add_tag_definition(Entity::Class { id: class }, head, false);
        self.apply_declaration_attributes(Entity::Class { id: class }, &head.attributes);
        let (tag, of) = (head.tag, self.il[class].ty);
        let ty = self.make_type(TypeKind::Elaborated { tag, of });
        ElaboratedClass { ty, definition: (alone || !friend).then_some(definition), declares: true }
    }

    /// A member class is declared once in its class, and defined (`[class.mem]`).
    fn check_nested_redeclared(&mut self, class: ClassId, pos: Pos) {
        let again = self.il[class].pos != pos;
        let member = self.class_of_scope(self.context.scope).is_some();
        if again && member && self.reports_now() {
            self.warn(pos, messages::nested_class_redeclared());
        }
    }

    /// `union X` names no class or struct, and the other way round (`[dcl.type.elab]`).
    fn check_tag_kind(&mut self, head: &TagHead) {
        let word = TokenKind::KwUnion.spelling();
        let Some(name) = head.name.as_ref().filter(|_| head.tag == Tag::Union) else { return };
        let class = name.found.iter().find_map(|e| match *e {
            Entity::Class { id } => Some(id),
            _ => None,
        });
        let Some(class) = class.filter(|c| self.il[*c].tag != Tag::Union && self.il[*c].instance.is_none())
        else {
            return;
        };
        let entity = self.class_entity(class);
        self.report(name.pos, messages::tag_kind_incompatible_declaration(word, entity));
    }

    /// The type of an earlier class, typedef or parameter that an elaborated name finds.
    fn class_type_named(&mut self, head: &TagHead) -> Option<TypeId> {
        let name = head.name.as_ref()?;
        let found = if name.found.is_empty() && name.qualifier.is_none() {
            self.lookup_qualifier(Key::name(name.identifier()?), self.context.scope)
        } else {
            name.found.clone()
        };
        let class = found.iter().find(|e| matches!(e, Entity::Class { .. } | Entity::Template { .. }));
        let entity = class.or(found.first()).copied()?;
        let named = self.type_named(entity, name.args, name.pos)?;
        self.check_elaborated_typedef(entity, name.pos);
        if matches!(self.il[named].kind, TypeKind::DeducedClass { .. }) {
            return None;
        }
        Some(named)
    }

    fn scope_for_new_tag(&self, friend: bool) -> ScopeId {
        let mut scope = self.context.scope;
        while matches!(
            self.il[scope].kind,
            ScopeKind::Prototype | ScopeKind::Class { .. } | ScopeKind::Template
        ) {
            match self.il[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        // A friend of a local class is local itself (`[class.friend]`).
        match friend && !self.il[scope].kind.is_local() {
            true => self.enclosing_namespace(scope),
            false => scope,
        }
    }

    /// Whether a type named at `pos` can be a base of a class: no union, nothing but a class, and none that it has already
    /// (`[class.derived]`). What is wrong is reported.
    pub fn check_base(&mut self, class: ClassId, ty: TypeId, pos: Pos) -> bool {
        let of = self.class_of(ty);
        if self.is_no_class(ty) {
            self.report(pos, messages::not_class_struct_name());
            false
        } else if of.is_some_and(|of| self.il[of].tag == Tag::Union) && self.il[class].tag != Tag::Union {
            self.report(pos, messages::class_cannot_derive_from_union());
            false
        } else if of.is_some_and(|of| self.has_base(class, of)) {
            self.report(pos, messages::duplicate_base_class_name());
            false
        } else {
            true
        }
    }

    /// Whether a type is a fundamental type, an enumeration or a pointer.
    pub fn is_no_class(&self, ty: TypeId) -> bool {
        self.class_of(ty).is_none()
            && (self.is_arithmetic(ty) || self.enum_of(ty).is_some() || self.is_pointer(ty))
    }

    /// Adds a base to a class and to its definition.
    pub fn add_base(&mut self, class: ClassId, definition: TagDefinitionId, base: Base) {
        if let Some(of) = self.class_of(base.ty) {
            self.complete_class(of);
            if self.il[of].flags.contains(ClassFlags::FINAL) {
                self.report(base.pos, messages::final_class_type_cannot_used());
            }
        }
        // `template <class T> struct X : X<T &>` may name another instance: nothing of this class is inherited.
        let itself = [self.class_of(base.ty), self.pattern_of_instance(base.ty)].contains(&Some(class));
        let ty = if itself { self.common.dependent } else { base.ty };
        let incomplete = self.class_of(base.ty).is_some_and(|of| {
            let c = &self.il[of];
            c.state != Completeness::Complete && !c.flags.contains(ClassFlags::DEPENDENT)
        });
        if incomplete && !self.is_dependent(base.ty) {
            let shown = self.shown_type(base.ty);
            self.report(base.pos, messages::incomplete_type_not_allowed(shown));
            // It may come to derive from this class, when it is defined.
            self.il[definition].bases.push(base);
            return;
        }
        self.il[definition].bases.push(base);
        // What the base declares is found in the class.
        let scope = self.il[class].scope;
        self.il.entities.scopes.unprinted_mut(scope).declares = true;
        self.push_base(class, Base { ty, ..base });
    }

    /// A class's closing brace was reached: implicit members are declared, virtual functions known.
    pub fn finish_class(&mut self, class: ClassId) {
        self.il[class].state = Completeness::Complete;
        self.note_special_members(class);
        self.check_fields_named_as_class(class);
        self.check_flexible_bases(class);
        self.mark_overriders(class);
        self.check_overriders(class);
        self.declare_implicit_members(class);
        self.check_ordering_types(class);
        self.check_allocation_functions(class);
        self.check_unpacked_members(class);
        // Hardly anything is added behind this.
        let c = &mut self.il[class];
        c.bases.shrink_to_fit();
        c.members.declared.shrink_to_fit();
        c.members.fields.shrink_to_fit();
        c.special.constructors.shrink_to_fit();
    }

    /// Which special members the class declares itself (`[special]`).
    pub fn note_special_members(&mut self, class: ClassId) {
        let mut flags = ClassFlags::empty();
        self.hide_inherited_constructors(class);
        let constructors = self.il[class].special.constructors.clone();
        for entity in &constructors {
            if self.is_inherited_constructor(*entity, class) {
                flags |= ClassFlags::INHERITED_CTOR;
                continue;
            }
            flags |= ClassFlags::USER_CTOR;
            let Entity::Function { id } = *entity else { continue };
            match self.copy_or_move_of(id, class) {
                Some(false) => flags |= ClassFlags::USER_COPY_CTOR,
                Some(true) => flags |= ClassFlags::USER_MOVE_CTOR,
                None => {}
            }
        }
        if self.il[class].special.destructor.is_some() {
            flags |= ClassFlags::USER_DTOR;
        }
        let assign = Key::operator(OverloadedOperator::Assign);
        let scope = self.il[class].scope;
        let assignments: Vec<_> = self.symbols.bindings.get(scope, assign).to_vec();
        for entity in assignments {
            let Entity::Function { id } = entity else { continue };
            match self.copy_or_move_of(id, class) {
                Some(false) => flags |= ClassFlags::USER_COPY_ASSIGN,
                Some(true) => flags |= ClassFlags::USER_MOVE_ASSIGN,
                None => {}
            }
        }
        self.il[class].flags |= flags;
    }

    /// Constructors of a class hide those of bases with the same parameters that a using-declaration names
    /// (`[namespace.udecl]`).
    fn hide_inherited_constructors(&mut self, class: ClassId) {
        let constructors = self.il[class].special.constructors.clone();
        let (inherited, own): (Vec<_>, Vec<_>) =
            constructors.iter().partition(|e| self.is_inherited_constructor(**e, class));
        if inherited.is_empty() || own.is_empty() {
            return;
        }
        let hides = |c: &Self, own: Entity, other: Entity| match (own, other) {
            (Entity::Function { id: a }, Entity::Function { id: b }) => c.has_same_parameters(a, b),
            _ => false,
        };
        let kept = constructors.iter().copied().filter(|e| {
            !self.is_inherited_constructor(*e, class) || !own.iter().any(|own| hides(self, *own, *e))
        });
        self.il[class].special.constructors = kept.collect();
    }

    /// Whether two functions have the same parameter-type-list and no constraints.
    fn has_same_parameters(&self, a: FunctionId, b: FunctionId) -> bool {
        let (x, y) = (&self.il[a], &self.il[b]);
        x.requires(&self.il).is_none()
            && y.requires(&self.il).is_none()
            && self.takes_ellipsis(a) == self.takes_ellipsis(b)
            && x.params(&self.il).len() == y.params(&self.il).len()
            && x.params(&self.il).iter().zip(y.params(&self.il)).all(|(p, q)| self.same_type(p.ty, q.ty))
    }

    /// Whether a constructor of a class is one of a base that a using-declaration names (`[class.inhctor.init]`).
    pub(in crate::sema) fn is_inherited_constructor(&self, constructor: Entity, class: ClassId) -> bool {
        match constructor {
            Entity::Function { id } => self.il[id].inherited_from(&self.il).is_some(),
            _ => self.il.function_in(constructor).is_some_and(|f| self.il[f].class != Some(class)),
        }
    }

    /// Whether a function's first parameter makes it copy (false) or move (true) objects of the class.
    pub fn copy_or_move_of(&self, function: FunctionId, class: ClassId) -> Option<bool> {
        let params = self.il[function].params(&self.il);
        let first = params.first()?;
        if params.iter().skip(1).any(|p| !p.has_default) {
            return None;
        }
        let (to, moves) = match self.canonical_kind(first.ty) {
            TypeKind::LvalueReference { to } => (to, false),
            TypeKind::RvalueReference { to } => (to, true),
            _ => (first.ty, false),
        };
        (self.class_of(to) == Some(class)).then_some(moves)
    }

    /// Functions that override virtual ones are virtual too (`[class.virtual]`).
    fn mark_overriders(&mut self, class: ClassId) {
        let members = self.il[class].members.declared.clone();
        let destructor = self.il[class].special.destructor.map(|id| Entity::Function { id });
        let declared = members.iter().any(
            |member| matches!(member, Entity::Function { id } if self.il[*id].name == EntityName::Destructor),
        );
        let destructor = destructor.filter(|_| !declared);
        for entity in members.into_iter().chain(destructor) {
            let Entity::Function { id } = entity else { continue };
            let virtual_ = self.il[id].flags.contains(FunctionFlags::VIRTUAL);
            let overridden = self.overridden_by(class, id);
            for other in &overridden {
                self.check_overriding_space(id, *other);
            }
            if !virtual_ && !overridden.is_empty() {
                self.il[id].flags |= FunctionFlags::VIRTUAL;
                if let Some(first) = self.il[id].first.filter(|_| self.overrides_known(class, id)) {
                    self.il[first].flags |= DeclarationFlags::IMPLICIT_VIRTUAL;
                }
            }
            if self.il[id].flags.contains(FunctionFlags::VIRTUAL) {
                self.il[class].flags |= ClassFlags::POLYMORPHIC;
            }
        }
        let polymorphic_base = self.il[class]
            .bases
            .iter()
            .any(|b| self.class_of(b.ty).is_some_and(|c| self.il[c].flags.contains(ClassFlags::POLYMORPHIC)));
        if polymorphic_base {
            self.il[class].flags |= ClassFlags::POLYMORPHIC;
        }
    }

    /// Attributes after a class's closing brace.
    pub fn add_class_attributes(
        &mut self,
        class: ClassId,
        definition: TagDefinitionId,
        more: &[AttributeId],
    ) {
        self.add_tag_attributes(definition, more);
        self.check_targets(more, Targets::CLASS);
        self.apply_declaration_attributes(Entity::Class { id: class }, more);
    }

    /// Adds attributes to a tag definition as written.
    pub fn add_tag_attributes(&mut self, definition: TagDefinitionId, more: &[AttributeId]) {
        if more.is_empty() {
            return;
        }
        let mut all: Vec<_> = self.il[self.il[definition].attributes].to_vec();
        all.extend_from_slice(more);
        self.il[definition].attributes = self.il.list(&all);
    }

    /// The specifiers around a class or enumeration are complete: where its closing brace is printed.
    pub fn finish_tag(&mut self, definition: TagDefinitionId, end: Pos) {
        if self.il[definition].body {
            self.il[definition].end = end;
        }
    }

    /// The implicitly declared special members of a class (`[special]`), as far as they take part in overloads.
    pub fn declare_implicit_members(&mut self, class: ClassId) {
        if self.il[class].flags.contains(ClassFlags::IMPLICIT_MEMBERS) {
            return;
        }
        self.il[class].flags |= ClassFlags::IMPLICIT_MEMBERS;
        let flags = self.il[class].flags;
        self.declare_implicit_equality(class);
        if !flags.contains(ClassFlags::USER_CTOR) {
            // It hides the one of a base that a using-declaration names (`[namespace.udecl]`).
            let mut constructors = std::mem::take(&mut self.il[class].special.constructors);
            constructors.retain(|e| match *e {
                Entity::Function { id } => {
                    self.il[id].inherited_from(&self.il).is_none()
                        || !self.il[id].params(&self.il).is_empty()
                        || self.takes_ellipsis(id)
                }
                _ => true,
            });
            self.il[class].special.constructors = constructors;
            self.implicit_constructor(class, None);
        }
        let user_moves = flags.intersects(ClassFlags::USER_MOVE_CTOR | ClassFlags::USER_MOVE_ASSIGN);
        let may_move = !user_moves
            && !flags.intersects(
                ClassFlags::USER_COPY_CTOR | ClassFlags::USER_COPY_ASSIGN | ClassFlags::USER_DTOR,
            );
        let copies = !flags.contains(ClassFlags::USER_COPY_CTOR | ClassFlags::USER_COPY_ASSIGN);
        let ty = self.il[class].ty;
        let copied = copies.then(|| {
            let constant = self.qualified(ty, Qualifiers::CONST);
            self.lvalue_reference(constant)
        });
        let moved = may_move.then(|| self.rvalue_reference(ty));
        if let Some(param) = copied.filter(|_| !flags.contains(ClassFlags::USER_COPY_CTOR)) {
            let variable = self.variable_copy(class, ClassFlags::USER_COPY_CTOR);
            let id = self.implicit_constructor(class, Some(variable.unwrap_or(param)));
            self.il[id].flags.set(FunctionFlags::DELETED, user_moves);
            if moved.is_some() && (variable.is_none() || self.moves_parts(class, ClassFlags::USER_COPY_CTOR))
            {
                self.implicit_constructor(class, moved);
            }
        }
        if let Some(param) = copied.filter(|_| !flags.contains(ClassFlags::USER_COPY_ASSIGN)) {
            let variable = self.variable_copy(class, ClassFlags::USER_COPY_ASSIGN);
            let id = self.implicit_assignment(class, variable.unwrap_or(param));
            self.il[id].flags.set(FunctionFlags::DELETED, user_moves);
            // A closure type whose copy assignment is deleted declares no other ([expr.prim.lambda.closure]).
            let closure = self.il[class]
                .lambda(&self.il)
                .is_some_and(|lambda| self.dialect.standard < 20 || !self.il[lambda].captures.is_empty());
            if let Some(moved) = moved.filter(|_| !closure)
                && (variable.is_none() || self.moves_parts(class, ClassFlags::USER_COPY_ASSIGN))
            {
                self.implicit_assignment(class, moved);
            }
        }
    }

    pub(in crate::sema) fn implicit_member(
        &mut self,
        class: ClassId,
        name: EntityName,
        ret: TypeId,
        params: &[TypeId],
    ) -> FunctionId {
        let list = self.interned.type_list(&mut self.il, params);
        let traits = FunctionTraits::empty();
        let ty = self.make_type(TypeKind::Function { ret, params: list, traits, noexcept: None });
        let (pos, scope) = (self.il[class].pos, self.il[class].scope);
        let params = params.iter().map(|ty| Param { ty: *ty, default: None, has_default: false });
        let param_list = self.il.list(&params.collect::<SmallVec<[Param; 4]>>());
        self.il.entities.functions.add(Function {
            name,
            pos,
            scope,
            ty,
            class: Some(class),
            linkage: Linkage::External,
            c_linkage: false,
            flags: FunctionFlags::IMPLICIT
                | FunctionFlags::INLINE
                | FunctionFlags::DEFAULTED
                | FunctionFlags::CONSTEXPR,
            space: ExecutionSpace::HOST | ExecutionSpace::DEVICE,
            param_list,
            template: None,
            instance: None,
            access: Access::Public,
            definition: None,
            first: None,
            extras: None,
        })
    }

    pub(in crate::sema) fn implicit_constructor(
        &mut self,
        class: ClassId,
        param: Option<TypeId>,
    ) -> FunctionId {
        let void = self.common.void;
        let id = self.implicit_member(class, EntityName::Constructor, void, param.as_slice());
        self.il[class].special.constructors.push(Entity::Function { id });
        id
    }

    pub(in crate::sema) fn implicit_assignment(&mut self, class: ClassId, param: TypeId) -> FunctionId {
        let ty = self.il[class].ty;
        let ret = self.lvalue_reference(ty);
        let name = EntityName::Operator { op: OverloadedOperator::Assign };
        let id = self.implicit_member(class, name, ret, &[param]);
        let scope = self.il[class].scope;
        self.bind(scope, Key::operator(OverloadedOperator::Assign), Entity::Function { id });
        id
    }
}
