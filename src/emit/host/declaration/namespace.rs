//! Namespaces, linkage blocks, using-declarations.

use crate::emit::host::change;
use crate::emit::host::{Place, Printer};
use crate::il::*;
use crate::names::{Name, known};
use crate::tables::host_runtime;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints one part of a namespace.
    pub(in crate::emit::host) fn namespace_part(&mut self, id: NamespacePartId) {
        let il = self.il;
        let part = &il[id];
        let namespace = &il[part.namespace];
        self.w.at(part.pos);
        if namespace.name.is_none() && !part.inline && !namespace.inline {
            self.unnamed_namespace_head(part);
        } else {
            self.text(if namespace.inline {
                spelled!(INLINE " " NAMESPACE " ")
            } else {
                spelled!(NAMESPACE " ")
            });
            self.prefix_attributes(part.attributes);
            if let Some(name) = namespace.name {
                self.name(name);
            }
            self.name_attributes(part.attributes);
            self.text(if namespace.name.is_some() { " { " } else { "{ " });
        }
        self.inside(namespace.scope, |p| p.items(&part.items));
        self.w.at(part.end);
        self.text("}");
        self.alias_hidden_namespace(part.namespace);
    }

    /// Prints the head of an unnamed namespace. It gets a name, so that the stub file can name its members; its
    /// members are found through a using-directive, as those of an unnamed namespace are.
    fn unnamed_namespace_head(&mut self, part: &NamespacePart) {
        let visible = self.options.visible_unnamed_namespaces;
        let name = self.unnamed_namespace_name();
        let hidden = if visible { "" } else { host_runtime::HIDDEN };
        self.text(spelled!(NAMESPACE " "));
        self.text(&name);
        self.text(if visible { "" } else { " " });
        self.text(hidden);
        self.text(spelled!(" { }; " USING " " NAMESPACE " ::"));
        self.inside(self.input.global, |p| p.enclosing_path(p.il[part.namespace].enclosing));
        self.text(&name);
        self.text("; ");
        if !visible {
            self.w.verbatim("\n");
            self.w.verbatim(host_runtime::IGNORE_ATTRIBUTES);
            self.w.verbatim("\n");
        }
        self.text(spelled!(NAMESPACE " "));
        self.text(&name);
        self.text(if visible { "" } else { " " });
        self.text(hidden);
        self.text(" { ");
    }

    /// Prints the full path of a namespace's members.
    pub(in crate::emit::host) fn enclosing_path(&mut self, scope: ScopeId) {
        let ScopeKind::Namespace { of } = self.il[scope].kind else { return };
        let namespace = &self.il[of];
        self.enclosing_path(namespace.enclosing);
        if namespace.name.is_none() && namespace.inline {
            return;
        }
        self.reaching_name(of);
        self.text("::");
    }

    /// Prints `namespace A = B;`.
    pub(in crate::emit::host) fn namespace_alias(&mut self, id: NamespaceAliasDeclarationId) {
        let declaration = &self.il[id];
        let alias = &self.il[declaration.alias];
        self.w.at(declaration.pos);
        self.text(spelled!(NAMESPACE " "));
        self.name(alias.name);
        self.text(" = ");
        self.namespace_as_named(declaration.qualifier, alias.of);
        self.text(";");
    }

    /// Prints a namespace by the alias that names it, or else by itself.
    fn namespace_as_named(&mut self, qualifier: QualifierId, of: ScopeId) {
        match self.il[qualifier].part {
            QualifierPart::Namespace { of: Entity::NamespaceAlias { id } } => {
                let alias = &self.il[id];
                if matches!(self.il[alias.scope].kind, ScopeKind::Namespace { .. }) {
                    self.qualify_visible(alias.scope);
                }
                self.name(alias.name);
            }
            _ => {
                if let Some(name) = self.path_around_namespace(of).and_then(|of| self.il[of].name) {
                    self.name(name);
                }
            }
        }
    }

    /// Prints a namespace by the path and the name it needs here.
    fn namespace_path(&mut self, scope: ScopeId) {
        if let Some(of) = self.path_around_namespace(scope) {
            self.reaching_name(of);
        }
    }

    /// Prints the path that a namespace needs here before its name; the namespace.
    fn path_around_namespace(&mut self, scope: ScopeId) -> Option<NamespaceId> {
        let ScopeKind::Namespace { of } = self.il[scope].kind else { return None };
        let namespace = &self.il[of];
        match namespace.name.is_some_and(|name| self.is_hidden(name, namespace.enclosing)) {
            true => self.path_around(namespace.enclosing),
            false => self.qualify_visible(namespace.enclosing),
        }
        Some(of)
    }

    /// Prints `extern "C" {...}`.
    pub(in crate::emit::host) fn linkage_block(&mut self, id: LinkageBlockId) {
        let il = self.il;
        let block = &il[id];
        self.w.at(block.pos);
        self.text(if block.c { spelled!(EXTERN " \"C\" {") } else { spelled!(EXTERN " \"C++\" {") });
        if !block.braces {
            self.text(" ");
        }
        // Pragmas behind the last declaration follow the block.
        let inside =
            block.items.iter().rposition(|item| !matches!(item, Item::Pragma { .. })).map_or(0, |at| at + 1);
        let (declarations, pragmas) = block.items.split_at(inside);
        self.with(change::InCBlock(block.c), |p| {
            p.items(declarations);
            p.w.at(block.end);
            p.text("}");
        });
        self.items(pragmas);
    }

    /// Prints `using namespace N;`.
    pub(in crate::emit::host) fn using_directive(&mut self, id: UsingDirectiveId) {
        let directive = &self.il[id];
        self.w.at(directive.pos);
        self.all_attributes(directive.attributes);
        self.text(spelled!(USING " " NAMESPACE " "));
        self.namespace_as_named(directive.qualifier, directive.of);
        self.text(";");
    }

    /// Prints using-declarations.
    pub(in crate::emit::host) fn using_declarations(&mut self, ids: List<UsingDeclarationId>, _place: Place) {
        let il = self.il;
        for id in &il[ids] {
            let declaration = &il[*id];
            let using = &il[declaration.using];
            if self.around.functions == 0 && (self.redeclares(using) || self.is_brought_in_again(using)) {
                continue;
            }
            self.w.at(declaration.pos);
            self.text(if using.typename { spelled!(USING " " TYPENAME " ") } else { spelled!(USING " ") });
            if let Some(qualifier) = using.qualifier {
                self.using_qualifier(qualifier);
            }
            let class = match using.qualifier.map(|q| il[q].part) {
                Some(QualifierPart::Type { of }) => match self.il.unqualified(of) {
                    TypeKind::Class { class } => Some(class),
                    _ => None,
                },
                _ => None,
            };
            let found = using.targets.first().and_then(|target| self.il.function_in(*target));
            match (using.name, found) {
                (EntityName::Identifier { name }, _)
                    if let Some(QualifierPart::Type { of }) = using.qualifier.map(|q| il[q].part)
                        && self.names_constructors(of, name) =>
                {
                    self.constructors_name(of);
                }
                // What it converts to is spelled as where the function is declared.
                (EntityName::Conversion { .. }, Some(function)) => {
                    self.entity_name(il[function].name, class);
                }
                (EntityName::Conversion { to }, None) => {
                    self.entity_name(EntityName::Conversion { to: il[to].canonical }, class);
                }
                _ => self.entity_name(using.name, class),
            }
            if using.pack {
                self.text("...");
            }
            self.text(";");
            self.declares_size_t(using);
        }
    }

    /// Whether the name behind a type in a using-declaration stands for the type's constructors: it is that by which
    /// the type was named (`[class.qual]`).
    fn names_constructors(&self, of: TypeId, name: Name) -> bool {
        match self.il[of].kind {
            TypeKind::Typedef { typedef } => self.il[typedef].name == name,
            TypeKind::AliasInstance { template, .. } => self.il[template].name == Some(name),
            TypeKind::Qualifiedly { of, .. } => self.names_constructors(of, name),
            _ => false,
        }
    }

    /// Whether using-declarations name constructors of bases.
    pub(super) fn inherits_constructors(&self, ids: List<UsingDeclarationId>) -> bool {
        self.il[ids].iter().any(|id| {
            let using = &self.il[self.il[*id].using];
            match (using.name, using.qualifier.map(|q| self.il[q].part)) {
                (EntityName::Constructor, _) => true,
                (EntityName::Identifier { name }, Some(QualifierPart::Type { of })) => {
                    self.is_last_name(of, name)
                }
                _ => false,
            }
        })
    }

    /// Whether a type was named by a name.
    fn is_last_name(&self, of: TypeId, name: Name) -> bool {
        let named = match self.il[of].kind {
            TypeKind::Qualifiedly { of, .. } => return self.is_last_name(of, name),
            TypeKind::Class { class } | TypeKind::Injected { class } => self.il[class].name,
            TypeKind::Instance { template, .. } => self.il[template].name,
            TypeKind::NamedParam { param } => self.il[param].name,
            _ => return self.names_constructors(of, name),
        };
        named == Some(name)
    }

    /// Prints the name that the constructors of a type have.
    fn constructors_name(&mut self, of: TypeId) {
        match self.il[of].kind {
            TypeKind::Typedef { typedef } => self.constructors_name(self.il[typedef].ty),
            TypeKind::AliasInstance { target, .. } => self.constructors_name(target),
            TypeKind::Qualifiedly { of, .. } => self.constructors_name(of),
            TypeKind::Class { class } | TypeKind::Injected { class } => self.class_identifier(Some(class)),
            TypeKind::Instance { template, .. } => self.template_identifier(template),
            TypeKind::DependentName { name, .. } | TypeKind::DependentTemplate { name, .. } => {
                self.name(name)
            }
            _ => self.type_without_typename(of),
        }
    }

    /// Whether a using-declaration in a namespace names what that namespace declares or has brought in before.
    fn redeclares(&self, using: &Using) -> bool {
        let here = self.scope;
        let named = using.qualifier.and_then(|qualifier| match self.il[qualifier].part {
            QualifierPart::Namespace { of: Entity::Namespace { id } } => Some(self.il[id].scope),
            QualifierPart::Namespace { of: Entity::NamespaceAlias { id } } => Some(self.il[id].of),
            QualifierPart::Global => Some(self.input.global),
            _ => None,
        });
        named == Some(here)
            || !using.targets.is_empty()
                && using.targets.iter().all(|target| match *target {
                    Entity::Typedef { id } => self.il[id].scope == here,
                    Entity::Class { id } => self.il[id].enclosing == here,
                    Entity::Enum { id } => self.il[id].enclosing == here,
                    _ => false,
                })
    }

    /// Whether a using-declaration in a namespace brings in again what is no function.
    fn is_brought_in_again(&mut self, using: &Using) -> bool {
        let [target] = using.targets[..] else { return false };
        let counts = match target {
            Entity::Typedef { .. }
            | Entity::Class { .. }
            | Entity::Enum { .. }
            | Entity::Enumerator { .. }
            | Entity::Variable { .. } => true,
            Entity::Template { id } => !matches!(self.il[id].kind, TemplateKind::Function { .. }),
            _ => false,
        };
        let class = matches!(self.il[self.scope].kind, ScopeKind::Class { .. });
        counts && !class && !self.memory.brought_in.add((self.scope, target))
    }

    /// Prints the nested-name-specifier of a using-declaration: namespaces by their full path.
    fn using_qualifier(&mut self, qualifier: QualifierId) {
        match self.il[qualifier].part {
            QualifierPart::Global => self.text("::"),
            QualifierPart::Namespace { of } => {
                let scope = match of {
                    Entity::Namespace { id } => Some(self.il[id].scope),
                    Entity::NamespaceAlias { id } => Some(self.il[id].of),
                    _ => None,
                };
                match scope {
                    Some(scope) => {
                        self.with(change::NamingBase(true), |p| p.namespace_path(scope));
                        self.text("::");
                    }
                    None => self.qualifier(qualifier),
                }
            }
            QualifierPart::Type { of } if let Some(base) = self.base_of_used_namespace(of) => {
                self.class_identifier(Some(base));
                self.text("::");
            }
            // What bases that are not known could hide is named by its whole path, so are the arguments of a template.
            QualifierPart::Type { of }
                if matches!(self.il.unqualified(of), TypeKind::Instance { .. })
                    || matches!(self.il.unqualified(of), TypeKind::Class { class } if self.il[class].instance.is_none()) =>
            {
                self.base_qualifier_expanded(qualifier);
            }
            _ => {
                self.with(change::NamingBase(true), |p| p.base_qualifier_expanded(qualifier));
            }
        }
    }

    /// The class that a type names if it is a base of the class around and a member of a namespace that a
    /// using-directive around this place nominates, wherever that stands (`[namespace.udir]`): its name alone is found.
    fn base_of_used_namespace(&self, ty: TypeId) -> Option<ClassId> {
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return None };
        let ScopeKind::Class { of } = self.il[self.scope].kind else { return None };
        let c = &self.il[class];
        if c.instance.is_some() || !self.derives_from(of, class, 0) {
            return None;
        }
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if self.il[scope].used_namespaces(self.il).contains(&c.enclosing) {
                return Some(class);
            }
            at = self.scope_around(scope);
        }
        None
    }

    /// The runtime header follows the first global name `size_t` that is a type, `std::size_t` brought in too.
    fn declares_size_t(&mut self, using: &Using) {
        let named = matches!(using.name, EntityName::Identifier { name } if name == known::SIZE_T);
        if !named || self.scope != self.input.global || self.around.functions > 0 {
            return;
        }
        let from_std = using.targets.iter().any(|target| match *target {
            Entity::Typedef { id } => match self.il[self.il[id].scope].kind {
                ScopeKind::Namespace { of } => {
                    self.il[of].name == Some(known::STD) && self.il[of].enclosing == self.input.global
                }
                _ => self.il[id].scope == self.input.global,
            },
            _ => false,
        });
        if from_std {
            self.runtime_header();
        }
    }
}
