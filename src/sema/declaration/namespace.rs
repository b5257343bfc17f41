//! Namespaces, aliases, using-declarations and using-directives (`[basic.namespace]`, `[namespace.udecl]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::lookup::{EntityKinds, Found, Key};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;
use crate::tables::features::Feature;
use smallvec::SmallVec;

impl Compilation {
    /// Opens a part of a namespace in the current scope, which stays the current one; `inline`: where it says so.
    pub fn open_namespace(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        inline: Option<Pos>,
        attributes: List<AttributeId>,
    ) -> NamespacePartId {
        let outer = self.context.scope;
        let earlier = match name {
            Some(name) => self.lookup_in(outer, Key::name(name)).iter().find_map(|e| match *e {
                Entity::Namespace { id } if self.is_member_of(id, outer) => Some(id),
                _ => None,
            }),
            None => self.symbols.unnamed_namespaces.get(&outer).copied(),
        };
        let reopened = earlier.is_some();
        if let Some(id) = earlier.filter(|id| !self.il[*id].inline)
            && let Some(pos) = inline
        {
            self.reopen_inline(id, outer, pos);
        }
        let inline = inline.is_some();
        let namespace = match earlier {
            Some(id) => id,
            None => {
                self.check_name_taken(outer, name, false, pos);
                self.new_namespace(name, pos, outer, inline)
            }
        };
        let listed = self.il[attributes].to_vec();
        self.note_abi_tags(Entity::Namespace { id: namespace }, &listed);
        self.il.written.namespace_parts.add(NamespacePart {
            namespace,
            pos,
            inline,
            attributes,
            items: Vec::new(),
            end: pos,
            reopened,
        })
    }

    /// A namespace that was not inline is reopened as an inline one (`[namespace.def]`): it is one from here on.
    fn reopen_inline(&mut self, id: NamespaceId, outer: ScopeId, pos: Pos) {
        let name = match self.il[id].name {
            Some(name) => self.names.text(name).to_owned(),
            None => "<unnamed>".to_owned(),
        };
        let shown = EntityText::new(EntityKind::Namespace, name, Declared::At(self.il[id].pos));
        self.report(pos, messages::previous_declaration_not_declared_inline(shown));
        self.il[id].inline = true;
        let scope = self.il[id].scope;
        self.add_inline_namespace(outer, scope);
    }

    /// The namespace std, which is there before anything declares it (`[namespace.std]`).
    pub fn predeclared_std(&mut self, pos: Pos) -> Entity {
        let global = self.symbols.global;
        Entity::Namespace { id: self.new_namespace(Some(known::STD), pos, global, false) }
    }

    /// Whether a namespace is a member of a scope, or of an inline namespace in it.
    fn is_member_of(&self, namespace: NamespaceId, scope: ScopeId) -> bool {
        let mut enclosing = self.il[namespace].enclosing;
        loop {
            if enclosing == scope {
                return true;
            }
            match self.il[enclosing].kind {
                ScopeKind::Namespace { of } if self.il[of].inline => enclosing = self.il[of].enclosing,
                _ => return false,
            }
        }
    }

    fn new_namespace(&mut self, name: Option<Name>, pos: Pos, outer: ScopeId, inline: bool) -> NamespaceId {
        let id = NamespaceId::from_index(self.il.entities.namespaces.len());
        let scope = self.new_scope(ScopeKind::Namespace { of: id }, outer);
        self.il.entities.namespaces.add(Namespace {
            name,
            pos,
            enclosing: outer,
            scope,
            inline,
            abi_tags: List::default(),
        });
        match name {
            Some(name) => self.bind(outer, Key::name(name), Entity::Namespace { id }),
            None => {
                self.symbols.unnamed_namespaces.insert(outer, id);
            }
        }
        if inline {
            self.add_inline_namespace(outer, scope);
        } else if name.is_none() {
            self.nominate(outer, scope);
        }
        id
    }

    /// The name of an alias for the namespace `of`, none if none is found, is that of nothing else in its scope, nor of
    /// another namespace (`[namespace.alias]`).
    pub fn check_alias_redeclared(&mut self, name: Name, pos: Pos, of: Option<ScopeId>) {
        let found = self.symbols.bindings.get(self.context.scope, Key::name(name));
        let clash = found.iter().any(|e| match *e {
            Entity::NamespaceAlias { id } => of.is_some_and(|of| self.il[id].of != of),
            Entity::Namespace { id } => of != Some(self.il[id].scope),
            Entity::Using { .. } => false,
            _ => true,
        });
        if clash && self.reports_now() {
            let alias = found.iter().any(|e| matches!(e, Entity::NamespaceAlias { .. }));
            if alias && of.is_some() {
                let text = self.scope_text(self.context.scope) + self.names.text(name);
                let namespace = EntityText::new(EntityKind::Namespace, text, Declared::At(pos));
                return self.report(pos, messages::already_defined_2(namespace));
            }
            let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
            self.report(pos, messages::already_declared_in_current_scope(entity));
            // From here on the name means that namespace.
            if of.is_some() {
                self.symbols.bindings.forget(self.context.scope, Key::name(name));
            }
        }
    }

    /// `namespace A = B;`
    pub fn declare_namespace_alias(
        &mut self,
        name: Name,
        pos: Pos,
        qualifier: QualifierId,
        of: ScopeId,
    ) -> NamespaceAliasDeclarationId {
        let scope = self.context.scope;
        let earlier = self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::NamespaceAlias { id } => Some(id),
            _ => None,
        });
        let alias = match earlier {
            Some(id) => id,
            None => {
                let id = self.il.entities.namespace_aliases.add(NamespaceAlias { name, pos, of, scope });
                self.bind(scope, Key::name(name), Entity::NamespaceAlias { id });
                id
            }
        };
        self.il.written.namespace_alias_declarations.add(NamespaceAliasDeclaration { alias, pos, qualifier })
    }

    /// `using namespace N;` in the current scope.
    pub fn use_namespace(&mut self, of: ScopeId) {
        let scope = self.context.scope;
        if scope != of {
            self.nominate(scope, of);
        }
    }

    /// `using enum E;`: its enumerators become members of the current scope.
    pub fn use_enum(&mut self, ty: TypeId) {
        let Some(id) = self.enum_of(ty) else { return };
        self.complete_enum(id);
        let scope = self.context.scope;
        let enumerators = self.il[self.il[id].enumerators].to_vec();
        for e in enumerators {
            let name = self.il[e].name;
            self.bind(scope, Key::name(name), Entity::Enumerator { id: e });
        }
    }

    /// A using-declarator: binds what it names in the current scope.
    pub fn declare_using(
        &mut self,
        name: &ParsedName,
        typename: bool,
        pack: bool,
        using_pos: Pos,
    ) -> Option<UsingDeclarationId> {
        let scope = self.context.scope;
        let class = self.class_of_scope(scope);
        if !self.using_names_member(name, class) {
            return None;
        }
        let mut targets = name.found.clone();
        if let (Some(key), NameScope::Members(from)) = (Key::of(name.name), name.scope) {
            targets = self.lookup_in(from, key);
        }
        let inherits = self.inherits_constructors(name, class);
        let access = self.place.member_access;
        if inherits.is_none() && class.is_some_and(|class| self.repeats_using(class, name)) {
            self.warn_repeated_using(name, using_pos);
            return None;
        }
        let using = self.il.entities.usings.add(Using {
            qualifier: name.qualifier,
            name: name.name,
            pos: name.pos,
            typename,
            pack,
            targets: targets.to_vec(),
            access,
        });
        if let (Some(_), NameScope::Members(from)) = (class, name.scope)
            && let (Some(naming), Some(target)) = (self.class_of_scope(from), targets.first().copied())
            && inherits.is_none()
        {
            self.check_member_access(target, Some(naming), None, name.pos);
        }
        if let Some(base) = inherits {
            self.use_feature(Feature::InheritingConstructors, using_pos);
            if let Some(class) = class {
                self.inherit_constructors(class, base);
                self.il[class].members.declared.push(Entity::Using { id: using });
            }
        } else if self.names_unknown_constructors(name, class) {
            self.add_member(scope, Entity::Using { id: using });
        } else {
            self.bind_using(scope, name, &targets, using);
        }
        let pos = if class.is_some() { using_pos } else { name.pos };
        Some(self.il.written.using_declarations.add(UsingDeclaration { using, pos }))
    }

    /// Whether a using-declarator names a member of a namespace, in a class one of a base: anything else is reported
    /// (`[namespace.udecl]`).
    fn using_names_member(&mut self, name: &ParsedName, class: Option<ClassId>) -> bool {
        let pos = self.il.places.start_of_name(name.pos);
        if name.qualifier.is_none() {
            if self.reports_now() {
                self.report(
                    pos,
                    match (class, name.identifier()) {
                        (Some(_), _) => messages::class_qualified_name_required(),
                        (None, Some(unknown)) if name.found.is_empty() => {
                            messages::identifier_undefined(self.names.text(unknown))
                        }
                        (None, _) => messages::namespace_qualified_name_required(),
                    },
                );
            }
            return false;
        }
        if name.args.is_some() && self.reports_now() {
            self.report(pos, messages::template_id_not_allowed());
            return false;
        }
        let NameScope::Members(from) = name.scope else { return true };
        if self.refuses_used_member(name, class, from, pos) {
            return false;
        }
        let namespace = matches!(self.il[from].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        if class.is_some() && namespace && self.reports_now() {
            self.report(pos, messages::class_qualified_name_required());
            return false;
        }
        if let Some(naming) = self.class_of_scope(from) {
            return self.using_names_base(name, class, naming);
        }
        let here = self.context.scope;
        if class.is_none() && from == here && !name.found.is_empty() && namespace {
            self.warn(pos, messages::useless_using_declaration());
        }
        true
    }

    /// A using-declaration names no namespace, outside of classes no member of a class, and before C++20 no enumerator by
    /// its enumeration (`[namespace.udecl]`). True if it does, which is reported.
    fn refuses_used_member(
        &mut self,
        name: &ParsedName,
        class: Option<ClassId>,
        from: ScopeId,
        pos: Pos,
    ) -> bool {
        if !self.reports_now() {
            return false;
        }
        let enumerator = matches!(name.found[..], [Entity::Enumerator { .. }]) && self.dialect.standard >= 20;
        let (at, message) = match (self.il[from].kind, class) {
            (ScopeKind::Enum { .. }, Some(_)) if !enumerator => (pos, messages::invalid_base_class()),
            (ScopeKind::Enum { .. } | ScopeKind::Class { .. }, None) if !enumerator => {
                (pos, messages::class_qualified_name_not_allowed())
            }
            (ScopeKind::Namespace { .. } | ScopeKind::Global, None)
                if matches!(name.found[..], [Entity::Namespace { .. } | Entity::NamespaceAlias { .. }]) =>
            {
                (name.pos, messages::namespace_name_not_allowed())
            }
            _ => return false,
        };
        self.report(at, message);
        true
    }

    /// Whether a using-declarator that names a member of a class stands in a class derived from it, and names no
    /// destructor (`[namespace.udecl]`); anything else is reported.
    fn using_names_base(&mut self, name: &ParsedName, class: Option<ClassId>, naming: ClassId) -> bool {
        let pos = self.il.places.start_of_name(name.pos);
        let Some(class) = class else { return true };
        if self.is_dependent_class(naming) || !self.reports_now() {
            return true;
        }
        if name.name == EntityName::Destructor {
            self.report(name.pos, messages::using_names_special_member());
            return false;
        }
        if self.inherits_constructors(name, Some(class)).is_some() {
            let direct = self.il[class].bases.iter().any(|base| self.class_of(base.ty) == Some(naming));
            if !direct && !self.has_dependent_base(class) {
                self.warn(name.pos, messages::constructors_of_indirect_base());
                return false;
            }
            return true;
        }
        // What there is not is reported as such.
        if name.found.is_empty() {
            return true;
        }
        if naming == class || !self.derives_from(class, naming) {
            self.report(pos, messages::invalid_base_class());
            return false;
        }
        true
    }

    /// Whether a class names the member of a base again that an earlier using-declaration in it names
    /// (`[namespace.udecl]`).
    fn repeats_using(&mut self, class: ClassId, named: &ParsedName) -> bool {
        if !self.reports_now() {
            return false;
        }
        let (name, Some(qualifier)) = (named.name, named.qualifier) else { return false };
        let earlier = self.il[class].members.declared.iter().filter_map(|member| match *member {
            Entity::Using { id } if self.il[id].name == name => self.il[id].qualifier,
            _ => None,
        });
        let earlier: SmallVec<[QualifierId; 2]> = earlier.collect();
        let named = self.type_of_qualifier(qualifier);
        earlier.into_iter().any(|was| {
            let was = self.type_of_qualifier(was);
            self.same_type(was, named)
        })
    }

    fn warn_repeated_using(&mut self, named: &ParsedName, pos: Pos) {
        let (name, Some(qualifier)) = (named.name, named.qualifier) else { return };
        let name = self.function_name_in(name, None);
        let text = self.member_of_template_id_text(qualifier, &name).unwrap_or_else(|| {
            let class = self.type_of_qualifier(qualifier);
            format!("{}::{name}", self.type_text(class))
        });
        let entity = EntityText::new(EntityKind::None, text, Declared::At(pos));
        self.warn(pos, messages::duplicate_using_declaration_ignored(entity));
    }

    /// Binds what a using-declarator found, or itself where that is known only at instantiation.
    fn bind_using(&mut self, scope: ScopeId, name: &ParsedName, targets: &Found, using: UsingId) {
        let Some(key) = Key::of(name.name) else { return };
        let unresolved = name.scope == NameScope::Dependent
            || matches!(name.scope, NameScope::Members(s) if targets.is_empty() && self.may_have_more_members(s));
        if unresolved {
            self.bind(scope, key, Entity::Using { id: using });
        } else if targets.is_empty() {
            self.report_no_member(name);
        }
        self.check_using_is_new(scope, name, targets);
        for target in targets {
            self.bind(scope, key, *target);
        }
        self.add_member(scope, Entity::Using { id: using });
    }

    /// What a using-declaration outside of classes names is no other type, and no other object, than what its scope has by
    /// that name; in a block an object is named once (`[namespace.udecl]`).
    fn check_using_is_new(&mut self, scope: ScopeId, name: &ParsedName, targets: &Found) {
        let Some(identifier) = name.identifier().filter(|_| self.checks_redeclarations()) else { return };
        let block = match self.il[scope].kind {
            ScopeKind::Class { .. } | ScopeKind::Template => return,
            ScopeKind::Global | ScopeKind::Namespace { .. } => false,
            _ => true,
        };
        let key = Key::name(identifier);
        let clashing = EntityKinds::TAGS | EntityKinds::OTHERS;
        if !targets.may_have(clashing) || !self.symbols.bindings.may_have(scope, key, clashing) {
            return;
        }
        let known = self.symbols.bindings.get(scope, key).to_vec();
        let clash = known.iter().any(|known| {
            targets.iter().any(|target| match target == known {
                true => {
                    block
                        && (matches!(known, Entity::Variable { .. })
                            || matches!(known, Entity::Enumerator { .. }) && self.dialect.standard < 20)
                }
                false => self.excludes_used(*known, *target),
            })
        });
        if clash {
            let entity =
                EntityText::new(EntityKind::None, self.names.text(identifier), Declared::At(name.pos));
            self.report(name.pos, messages::already_declared_in_current_scope(entity));
        }
    }

    /// Whether a scope cannot have both of two entities by one name: two types that are not the same, two objects.
    fn excludes_used(&mut self, known: Entity, used: Entity) -> bool {
        let ty = |c: &Self, entity: Entity| match entity {
            Entity::Class { id } => Some(c.il[id].ty),
            Entity::Enum { id } => Some(c.il[id].ty),
            Entity::Typedef { id } => Some(c.il[id].ty),
            _ => None,
        };
        if let (Some(a), Some(b)) = (ty(self, known), ty(self, used)) {
            return !self.same_type(a, b);
        }
        match (known, used) {
            (Entity::Variable { id: a }, Entity::Variable { id: b }) => {
                !(self.il[a].c_linkage && self.il[b].c_linkage)
            }
            (
                Entity::Variable { .. } | Entity::Enumerator { .. },
                Entity::Variable { .. } | Entity::Enumerator { .. },
            ) => self.dialect.standard < 20 || !matches!(used, Entity::Enumerator { .. }),
            _ => false,
        }
    }

    /// The base whose constructors `using B::B` inherits (`[namespace.udecl]`).
    fn inherits_constructors(&self, name: &ParsedName, class: Option<ClassId>) -> Option<ClassId> {
        class?;
        let NameScope::Members(scope) = name.scope else { return None };
        let base = self.class_of_scope(scope)?;
        let qualifier = self.il[name.qualifier?];
        let same_as_typedef = match qualifier.part {
            QualifierPart::Type { of } => self.last_name_of_type(of) == name.identifier(),
            _ => false,
        };
        (name.identifier().is_some() && (self.il[base].name == name.identifier() || same_as_typedef))
            .then_some(base)
    }

    /// Whether a using-declaration names the constructors of a base that is known only at instantiation.
    fn names_unknown_constructors(&self, name: &ParsedName, class: Option<ClassId>) -> bool {
        let (Some(_), Some(qualifier)) = (class, name.qualifier) else { return false };
        self.repeats_qualifier(name.name, qualifier)
    }

    /// Whether a name is the last one of its qualifier again, and so names constructors (`[class.qual]`).
    pub(in crate::sema) fn repeats_qualifier(&self, name: EntityName, qualifier: QualifierId) -> bool {
        let EntityName::Identifier { name } = name else { return false };
        match self.il[qualifier].part {
            QualifierPart::Type { of } => {
                self.last_name_of_type(of) == Some(name) || self.names_parameter(name, of)
            }
            QualifierPart::Name { name: part } => name == part,
            _ => false,
        }
    }

    /// Whether an identifier names a type parameter here.
    fn names_parameter(&self, name: Name, ty: TypeId) -> bool {
        self.lookup_unqualified(Key::name(name), self.context.scope).iter().any(|e| match *e {
            Entity::TemplateParam { id } => match self.il[id].kind {
                TemplateParamKind::Type { ty: named, .. } => self.same_type(named, ty),
                _ => false,
            },
            _ => false,
        })
    }

    /// The identifier that a type was named with.
    fn last_name_of_type(&self, ty: TypeId) -> Option<Name> {
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => Some(self.il[typedef].name),
            TypeKind::AliasInstance { template, .. } | TypeKind::Instance { template, .. } => {
                self.il[template].name
            }
            TypeKind::Qualifiedly { of, .. } => self.last_name_of_type(of),
            TypeKind::DependentName { name, .. } => Some(name),
            TypeKind::Class { class } => self.il[class].name,
            TypeKind::NamedParam { param } => self.il[param].name,
            _ => None,
        }
    }

    /// Makes the constructors of a base constructors of the class (`[class.inhctor.init]`).
    fn inherit_constructors(&mut self, class: ClassId, base: ClassId) {
        self.complete_class(base);
        let inherited = self.il[base].special.constructors.clone();
        for entity in inherited {
            let Entity::Function { id } = entity else {
                self.il[class].special.constructors.push(entity);
                continue;
            };
            if self.copy_or_move_of(id, base).is_some() {
                continue;
            }
            let mut function = id.copied(&mut self.il);
            function.class = Some(class);
            function.scope = self.il[class].scope;
            function.first = None;
            let inherited = self.il.entities.functions.add(function);
            inherited.extras_mut(&mut self.il).inherited_from = Some(id);
            let id = inherited;
            self.il[class].special.constructors.push(Entity::Function { id });
        }
    }
}
