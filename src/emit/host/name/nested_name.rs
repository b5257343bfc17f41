//! Nested-name-specifiers (`[expr.prim.id.qual]`): which typedef names and alias templates in them become what they
//! stand for.

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::emit::host::local_scope::LocalScope;
use crate::emit::host::types::Typename;
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints a nested-name-specifier as written, with its `::`.
    pub(in crate::emit::host) fn qualifier(&mut self, qualifier: QualifierId) {
        let q = &self.il[qualifier];
        if let Some(prefix) = q.prefix
            && !self.is_type_part(q.part)
        {
            self.qualifier(prefix);
        }
        if q.template_keyword && !self.is_type_part(q.part) {
            self.text(spelled!(TEMPLATE " "));
        }
        match q.part {
            QualifierPart::Global => {}
            QualifierPart::Namespace { of } => self.namespace_entity(of),
            QualifierPart::Type { of } => self.type_without_typename(of),
            QualifierPart::Name { name } => self.name(name),
        }
        self.text("::");
    }

    /// Prints the nested-name-specifier of a name in an expression: the class template around it by its arguments.
    pub(in crate::emit::host) fn expression_qualifier(&mut self, qualifier: QualifierId) {
        // Names that are kept by what they refer to have the path of that.
        if self.manner.values.kept_constants == 0 && self.is_known_path(qualifier) {
            self.written_qualifier(qualifier);
        } else if self.current_class_qualifier(qualifier)
            || self.member_template_qualifier(qualifier)
            || self.own_typedef_qualifier(qualifier)
            || self.alias_qualifier(qualifier)
        {
        } else if self.is_type_part(self.il[qualifier].part) && self.starts_at_global(qualifier) {
            self.with(change::Scope(self.input.global), |p| {
                // A namespace that is ambiguous there has the `::` already.
                if !p.begins_with_hidden(qualifier) {
                    p.text("::");
                }
                p.qualifier(qualifier);
            });
        } else if let QualifierPart::Type { of } = self.il[qualifier].part
            && let TypeKind::Instance { template, args } = self.il[of].kind
            && self.is_current_class(of)
        {
            self.template_identifier(template);
            self.template_args(args);
            self.text("::");
        } else if let Some((prefix, name)) = self.open_enumeration_named(qualifier) {
            self.expression_qualifier(prefix);
            self.name(name);
            self.text("::");
        } else {
            self.qualifier(qualifier);
        }
    }

    /// The nested-name-specifier of a class template around this place and the name of an enumeration of it, if they make
    /// up a nested-name-specifier.
    fn open_enumeration_named(&self, qualifier: QualifierId) -> Option<(QualifierId, Name)> {
        let q = &self.il[qualifier];
        let QualifierPart::Type { of } = q.part else { return None };
        let TypeKind::Enum { of } = self.il[of].kind else { return None };
        let QualifierPart::Type { of: class } = self.il[q.prefix?].part else { return None };
        let own = self.manner.values.kept_constants == 0 && self.current_pattern(class).is_some();
        q.prefix.filter(|_| own).zip(self.il[of].name)
    }

    /// Whether a nested-name-specifier is the class template around this place that an entity is a member of, and the
    /// entity is named without it: an enumerator of an unscoped enumeration, in constants that are kept also a variable.
    pub(in crate::emit::host) fn names_open_class_of(&self, entity: Entity, qualifier: QualifierId) -> bool {
        let scope = match entity {
            Entity::Enumerator { id } => match self.il.unqualified(self.il[id].ty) {
                TypeKind::Enum { of } => self.il[of].enclosing,
                _ => return false,
            },
            Entity::Variable { id } if self.manner.values.kept_constants > 0 => self.il[id].scope,
            _ => return false,
        };
        let QualifierPart::Type { of: class } = self.il[qualifier].part else { return false };
        self.current_pattern(class)
            .is_some_and(|class| matches!(self.il[scope].kind, ScopeKind::Class { of } if of == class))
    }

    /// Whether the path to the class of a qualifier goes through a namespace that is hidden from the global scope.
    fn begins_with_hidden(&self, qualifier: QualifierId) -> bool {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return false };
        match self.il[self.il[of].canonical].kind {
            TypeKind::Class { class } => self.passes_hidden(self.il[class].enclosing),
            TypeKind::Instance { template, .. } => self.passes_hidden(self.il[template].scope),
            _ => false,
        }
    }

    /// Whether the outermost namespace around a scope cannot be named from the global scope without `::`.
    pub(in crate::emit::host) fn passes_hidden(&self, mut scope: ScopeId) -> bool {
        let mut outermost = None;
        while let Some(parent) = self.il[scope].parent {
            if let ScopeKind::Namespace { of } = self.il[scope].kind {
                outermost = self.il[of].name;
            }
            scope = parent;
        }
        outermost.is_some_and(|name| self.is_hidden(name, self.input.global))
    }

    /// Prints a nested-name-specifier that ends in a template-id of a dependent class, or in names after one: what
    /// stands before that is kept as written. False if it is none.
    fn member_template_qualifier(&mut self, qualifier: QualifierId) -> bool {
        let q = &self.il[qualifier];
        match (q.part, q.prefix) {
            (QualifierPart::Name { name }, Some(prefix)) => {
                if !self.member_template_qualifier(prefix) {
                    return false;
                }
                self.name(name);
            }
            (QualifierPart::Type { of }, _) => {
                let TypeKind::DependentTemplate { qualifier, name, args } = self.il[of].kind else {
                    return false;
                };
                self.expression_qualifier(qualifier);
                self.text(spelled!(TEMPLATE " "));
                self.name(name);
                self.template_args(args);
            }
            _ => return false,
        }
        self.text("::");
        true
    }

    /// Prints a nested-name-specifier that is alone the name of a typedef of a class template around this place:
    /// members of unknown bases do not hide it where no type is meant. False if it is none.
    fn own_typedef_qualifier(&mut self, qualifier: QualifierId) -> bool {
        let q = &self.il[qualifier];
        let (QualifierPart::Type { of }, None) = (q.part, q.prefix) else { return false };
        let TypeKind::Typedef { typedef } = self.il[of].kind else { return false };
        let typedef = &self.il[typedef];
        let ScopeKind::Class { of } = self.il[typedef.scope].kind else { return false };
        let own = self.il.is_dependent_class(of) && self.is_visible(typedef.scope);
        if own {
            self.name(typedef.name);
            self.text("::");
        }
        own
    }

    /// Whether a nested-name-specifier ends in an alias template.
    pub(in crate::emit::host) fn is_alias_qualifier(&self, qualifier: QualifierId) -> bool {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return false };
        let named = match self.il[of].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => of,
        };
        matches!(self.il[named].kind, TypeKind::AliasInstance { .. })
    }

    /// Prints a nested-name-specifier that is the name of a typedef alone, found in a namespace, or of an alias template
    /// of one, by the path that was written; says whether it is one.
    fn alias_qualifier(&mut self, qualifier: QualifierId) -> bool {
        let il = self.il;
        let q = &il[qualifier];
        let QualifierPart::Type { of } = q.part else { return false };
        if q.prefix.is_some_and(|prefix| matches!(il[prefix].part, QualifierPart::Type { .. }))
            && self.manner.values.kept_constants == 0
            && self.is_alias_qualifier(qualifier)
        {
            self.written_qualifier(qualifier);
            return true;
        }
        let global = q.prefix.is_some_and(|prefix| matches!(il[prefix].part, QualifierPart::Global));
        let namespace = q.prefix.filter(|prefix| matches!(il[*prefix].part, QualifierPart::Namespace { .. }));
        if q.prefix.is_some() && !global && namespace.is_none() || self.manner.values.kept_constants > 0 {
            return false;
        }
        let in_namespace =
            |scope: ScopeId| matches!(il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        match il[of].kind {
            TypeKind::Typedef { typedef } if q.prefix.is_none() && in_namespace(il[typedef].scope) => {
                self.name(il[typedef].name);
            }
            TypeKind::AliasInstance { template, args, .. } if in_namespace(il[template].scope) => {
                self.text(if global { "::" } else { "" });
                if let Some(namespace) = namespace {
                    self.qualifier(namespace);
                }
                self.template_identifier(template);
                self.type_arguments(template, args, List::default());
            }
            _ => return false,
        }
        self.text("::");
        true
    }

    /// Prints the nested-name-specifier of a set of functions or of an unknown member: namespaces by the shortest
    /// path. `template` says that it is a set, named inside of a template, with a function template among them.
    pub(in crate::emit::host) fn set_of_functions_qualifier(
        &mut self,
        qualifier: QualifierId,
        template: bool,
    ) {
        match (self.il[qualifier].part, self.il[qualifier].prefix) {
            (QualifierPart::Namespace { of: Entity::NamespaceAlias { id } }, _)
                if template && let Some(of) = self.named_namespace(id) =>
            {
                self.nearest_path(of);
            }
            (QualifierPart::Type { of }, _) if template && let Some(class) = self.class_of_typedef(of) => {
                self.type_without_typename(class);
                self.text("::");
            }
            (QualifierPart::Type { of }, None) if template && let Some(class) = self.injected_class(of) => {
                if self.il[class].specialization.partial_of.is_some() {
                    self.qualify_specialized(self.il[class].enclosing);
                }
                self.class_identifier(Some(class));
                self.named_pattern_args(class);
                self.text("::");
            }
            (QualifierPart::Type { of }, Some(prefix))
                if matches!(self.il[prefix].part, QualifierPart::Global) && self.is_global_template(of) =>
            {
                self.text("::");
                self.qualifier(qualifier);
            }
            (QualifierPart::Namespace { of: Entity::Namespace { id } }, Some(_))
                if self.il[id].name.is_some() =>
            {
                self.nearest_path(id);
            }
            (QualifierPart::Namespace { of: of @ Entity::Namespace { id } }, Some(_)) => {
                self.qualify_visible(self.il[id].enclosing);
                self.namespace_entity(of);
                self.text("::");
            }
            // Found by a using-directive, or beside a variable of its name, or it has another name here.
            (QualifierPart::Namespace { of: Entity::Namespace { id } }, None)
                if self.is_reached_by_alias(id)
                    || self.il[id].name.is_some_and(|name| {
                        let around = self.il[id].enclosing;
                        !self.is_visible(around) || self.is_hidden(name, around)
                    }) =>
            {
                self.nearest_path(id);
            }
            (QualifierPart::Type { .. }, Some(_)) if self.starts_at_global(qualifier) => {
                self.qualifier(qualifier);
            }
            (QualifierPart::Type { of }, _) if self.specialization_around(of) => self.text("::"),
            (QualifierPart::Type { of }, _)
                if let TypeKind::Injected { class } | TypeKind::Class { class } = self.il[of].kind
                    && self.is_hidden_class(class) =>
            {
                self.class_name(class);
                self.text("::");
            }
            (QualifierPart::Type { of }, _) if let Some(class) = self.class_named_outside(of) => {
                self.class_name(class);
                self.text("::");
            }
            _ => self.expression_qualifier(qualifier),
        }
    }

    /// The class that its own name, or a typedef name of a namespace, names from outside of it.
    fn class_named_outside(&self, ty: TypeId) -> Option<ClassId> {
        let named = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        match self.il[named].kind {
            TypeKind::Class { .. } => {}
            TypeKind::Typedef { typedef }
                if matches!(self.il[self.il[typedef].scope].kind, ScopeKind::Namespace { .. }) => {}
            _ => return None,
        }
        let TypeKind::Class { class } = self.il[self.il[named].canonical].kind else { return None };
        let outside = !self.il.is_dependent_class(class) && !self.is_around(self.il[class].scope);
        (outside && self.il[class].name.is_some()).then_some(class)
    }

    /// Whether a class that is no instance has a name here that something hides.
    fn is_hidden_class(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        let plain = c.instance.is_none() && c.template.is_none() && c.specialization.partial_of.is_none();
        plain && c.name.is_some_and(|name| self.is_hidden(name, c.enclosing))
    }

    /// Prints the specialization of a class template around this place by its path and arguments. False if the type is
    /// another one.
    fn specialization_around(&mut self, ty: TypeId) -> bool {
        let class = match self.il[ty].kind {
            TypeKind::Injected { class } | TypeKind::Class { class }
                if self.is_around(self.il[class].scope) =>
            {
                Some(class)
            }
            TypeKind::Instance { .. } => self.current_class(ty),
            _ => None,
        };
        let Some(class) = class else { return false };
        let c = &self.il[class];
        let explicit = c.instance.filter(|id| self.il[*id].explicit == Specialization::Explicit);
        match (c.specialization.partial_of, explicit) {
            (Some(template), _) => {
                self.path_around(self.il[template].scope);
                self.class_identifier(Some(class));
                self.named_pattern_args(class);
            }
            (None, Some(instance)) => {
                self.path_around(self.il[self.il[instance].template].scope);
                self.class_identifier(Some(class));
                self.class_arguments(class);
            }
            (None, None) => return false,
        }
        true
    }

    /// The namespace that an alias names, if it has a name of its own.
    fn named_namespace(&self, alias: NamespaceAliasId) -> Option<NamespaceId> {
        match self.il[self.il[alias].of].kind {
            ScopeKind::Namespace { of } => Some(of).filter(|of| self.il[*of].name.is_some()),
            _ => None,
        }
    }

    /// The known class that a typedef name stands for.
    fn class_of_typedef(&self, ty: TypeId) -> Option<TypeId> {
        let mut at = ty;
        loop {
            at = match self.il[at].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Class { .. } if at != ty => return Some(at),
                _ => return None,
            };
        }
    }

    /// The class around this place whose injected name a type is, or a typedef of that (`[temp.local]`).
    fn injected_class(&self, ty: TypeId) -> Option<ClassId> {
        let mut at = ty;
        loop {
            at = match self.il[at].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Injected { class } => return self.pattern_args(class).map(|_| class),
                _ => return None,
            };
        }
    }

    /// Whether a type is a template-id of a template of the global scope.
    fn is_global_template(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Instance { template, .. }
            if self.il[template].scope == self.input.global)
    }

    /// Prints the nested-name-specifier of a dependent type: a typedef name in it becomes what it stands for.
    pub(in crate::emit::host) fn dependent_qualifier(&mut self, qualifier: QualifierId) {
        self.qualifier_expanding(qualifier, Aliases::None);
    }

    /// Prints the nested-name-specifier of a member template of a dependent type: typedef names and alias templates
    /// in it become what they stand for.
    pub(in crate::emit::host) fn template_qualifier(&mut self, qualifier: QualifierId) {
        self.qualifier_expanding(qualifier, Aliases::All);
    }

    /// Prints the nested-name-specifier of a using-declaration in a class: names of typedefs and alias templates in
    /// it become what they stand for.
    pub(in crate::emit::host) fn base_qualifier_expanded(&mut self, qualifier: QualifierId) {
        self.qualifier_expanding(qualifier, Aliases::All);
    }

    fn qualifier_expanding(&mut self, qualifier: QualifierId, aliases: Aliases) {
        match self.expanded_qualifier(qualifier, aliases) {
            Some(ty) => {
                self.type_without_typename(ty);
                self.text("::");
            }
            None => match (self.il[qualifier].part, self.il[qualifier].prefix) {
                (QualifierPart::Name { name }, Some(prefix))
                    if let Some(typedef) = self.typedef_of_declared(prefix, name) =>
                {
                    self.type_without_typename(self.il[typedef].ty);
                    self.text("::");
                }
                (QualifierPart::Name { name }, Some(prefix)) => {
                    self.qualifier_expanding(prefix, aliases);
                    self.name(name);
                    self.text("::");
                }
                (QualifierPart::Type { of }, _) if self.current_class_type(of) => self.text("::"),
                _ => self.qualifier(qualifier),
            },
        }
    }

    /// The typedef of a class, or of one around it, that a name behind the class's own template-id is, where a member of
    /// the class is declared outside of it: only the name of the member has told that the class is meant.
    fn typedef_of_declared(&self, prefix: QualifierId, name: Name) -> Option<TypedefId> {
        let QualifierPart::Type { of } = self.il[prefix].part else { return None };
        let mut class = self.around.declared.member_of;
        while let Some(at) = class {
            if self.il[self.il[at].ty].canonical == self.il[of].canonical {
                return match self.stands_for(self.il[at].scope, LookupKey::name(name)) {
                    [Entity::Typedef { id }] => Some(*id),
                    _ => None,
                };
            }
            class = self.il[at].parent_class;
        }
        None
    }

    /// Prints the class template around this place as the class of a member type or pointer: by its arguments, a partial
    /// specialization by its path too. False if the type is another one.
    pub(in crate::emit::host) fn current_class_type(&mut self, ty: TypeId) -> bool {
        let class = self.current_pattern(ty);
        if let Some(class) = class {
            self.pattern_with_path(class);
        }
        class.is_some()
    }

    pub(in crate::emit::host) fn pattern_with_path(&mut self, class: ClassId) {
        if let Some(template) = self.il[class].specialization.partial_of {
            let scope = self.il[template].scope;
            match self.il[scope].kind {
                ScopeKind::Class { of } if self.pattern_args(of).is_some() => {
                    self.pattern_with_path(of);
                    self.text(spelled!("::" TEMPLATE " "));
                }
                _ => self.path_around(scope),
            }
        }
        self.class_identifier(Some(class));
        self.named_pattern_args(class);
    }

    /// Prints a nested-name-specifier of a value that names the class template around this place: by its arguments. False
    /// if it names something else.
    fn current_class_qualifier(&mut self, qualifier: QualifierId) -> bool {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return false };
        let Some(class) = self.current_pattern(of) else { return false };
        self.class_identifier(Some(class));
        self.named_pattern_args(class);
        self.text("::");
        true
    }

    fn current_pattern(&self, ty: TypeId) -> Option<ClassId> {
        let class = match self.il[ty].kind {
            TypeKind::Injected { class } => Some(class),
            TypeKind::Instance { .. } => self.current_class(ty),
            _ => None,
        };
        class.filter(|class| self.pattern_args(*class).is_some())
    }

    /// The type that a nested-name-specifier names by typedef names, or by such alias templates too; none where
    /// that is what `decltype` says of an expression, which has no other name.
    fn expanded_qualifier(&self, qualifier: QualifierId, aliases: Aliases) -> Option<TypeId> {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return None };
        if self.is_decltype(of) || self.is_member_of_nested(qualifier) {
            return None;
        }
        let mut expanded = of;
        loop {
            expanded = match self.il[expanded].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::AliasInstance { target, template, .. }
                    if aliases == Aliases::All
                        || (aliases == Aliases::OfNamespaces
                            && (self.il[qualifier].prefix.is_some()
                                || !matches!(
                                    self.il[self.il[template].scope].kind,
                                    ScopeKind::Class { .. }
                                ))) =>
                {
                    target
                }
                TypeKind::Qualifiedly { of, .. } if self.is_typedef(of) => of,
                _ => break,
            };
        }
        // A typedef name of the class around it stays.
        let current = aliases == Aliases::All && matches!(self.il[expanded].kind, TypeKind::Injected { .. });
        (expanded != of && !current).then_some(expanded)
    }

    /// Prints the nested-name-specifier that ends in an alias template as the class that this stands for.
    pub(in crate::emit::host) fn class_of_alias_qualifier(&mut self, qualifier: Option<QualifierId>) {
        if let Some(qualifier) = qualifier
            && !self.constant_qualifier(qualifier, Aliases::All)
        {
            self.expression_qualifier(qualifier);
        }
    }

    /// Prints the nested-name-specifier of a name that is kept by what it refers to: see
    /// `Printer::kept_constants`.
    fn constant_qualifier(&mut self, qualifier: QualifierId, aliases: Aliases) -> bool {
        if let (QualifierPart::Name { name }, Some(prefix)) =
            (self.il[qualifier].part, self.il[qualifier].prefix)
        {
            if !self.constant_qualifier(prefix, aliases) {
                return false;
            }
            self.name(name);
            self.text("::");
            return true;
        }
        let Some(ty) = self.expanded_qualifier(qualifier, aliases) else { return false };
        self.with(change::KeptConstants(self.manner.values.kept_constants + 1), |p| {
            p.with(change::ExpandedAliases(p.manner.types.expanded_aliases + 1), |p| {
                p.type_without_typename(ty)
            })
        });
        self.text("::");
        true
    }

    /// Whether a nested-name-specifier ends in a typedef name that was named in a class inside of the current one:
    /// it has no shorter path, and stays.
    fn is_member_of_nested(&self, qualifier: QualifierId) -> bool {
        let q = &self.il[qualifier];
        let (QualifierPart::Type { of }, Some(prefix)) = (q.part, q.prefix) else { return false };
        let of = match self.il[of].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => of,
        };
        let QualifierPart::Type { of: class } = self.il[prefix].part else { return false };
        self.is_typedef(of)
            && !matches!(self.il[class].kind, TypeKind::Injected { .. } | TypeKind::Instance { .. })
    }

    /// Whether a type is what `decltype` says of an expression, by whatever aliases it is named.
    pub(in crate::emit::host) fn is_decltype(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Decltype { .. } => true,
            TypeKind::Typedef { typedef } => self.is_decltype(self.il[typedef].ty),
            TypeKind::AliasInstance { target, .. } => self.is_decltype(target),
            TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => self.is_decltype(of),
            // Only names, paths and qualifiers stand for what is behind them.
            _ => false,
        }
    }

    /// Whether a typedef name that a function declares stands for a type which an expression determines and so keeps
    /// its name among template arguments: in the body of a generic lambda expression, but in no block within that.
    pub(in crate::emit::host) fn keeps_computed_name(&self, ty: TypeId) -> bool {
        self.around.lambdas.generic > 0
            && self.around.local_scope == LocalScope::None
            && self.is_computed(ty, &|_| false, 0)
    }

    /// Whether an expression determines a type or some part of it: that of `decltype`, or a value among template arguments
    /// of which `counts` says that it counts.
    pub(super) fn is_computed(&self, ty: TypeId, counts: &dyn Fn(ExprId) -> bool, depth: u32) -> bool {
        let by_argument = |arg: &TemplateArg| match *arg {
            TemplateArg::Type { of } => self.is_computed(of, counts, depth + 1),
            TemplateArg::Expr { expr } => counts(expr),
            _ => false,
        };
        depth < limits::PRINTED_ARGUMENT_NESTING
            && match self.il[ty].kind {
                TypeKind::Decltype { .. } => true,
                TypeKind::Typedef { typedef } => self.is_computed(self.il[typedef].ty, counts, depth + 1),
                TypeKind::Instance { args, .. } | TypeKind::AliasInstance { args, .. } => {
                    self.il[args].iter().any(by_argument)
                }
                kind => self.il.any_part_type(kind, |part| self.is_computed(part, counts, depth + 1)),
            }
    }

    pub(in crate::emit::host) fn is_typedef(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Typedef { .. })
    }

    /// Prints the nested-name-specifier of a dependent name that is no type: a template-id that was named in a
    /// namespace has `template` before it. `kept` says that the name is kept by what it refers to.
    pub(in crate::emit::host) fn value_qualifier(&mut self, qualifier: QualifierId, kept: bool) {
        let aliases = if kept { Aliases::All } else { Aliases::OfNamespaces };
        if (kept || self.manner.values.kept_constants > 0) && self.constant_qualifier(qualifier, aliases) {
            return;
        }
        let q = &self.il[qualifier];
        if let (QualifierPart::Name { name }, Some(prefix), false) = (q.part, q.prefix, q.template_keyword)
            && (self.manner.values.kept_constants > 0 || self.follows_template_of_namespace(prefix))
        {
            self.value_qualifier(prefix, kept);
            self.name(name);
            return self.text("::");
        }
        // A template-id is named by the class itself.
        if !kept && (self.member_template_qualifier(qualifier) || self.own_typedef_qualifier(qualifier)) {
            return;
        }
        let QualifierPart::Type { of } = q.part else { return self.qualifier(qualifier) };
        if let TypeKind::Injected { .. } = self.il[of].kind
            && self.manner.values.kept_constants == 0
            && self.is_known_path(qualifier)
        {
            return self.written_qualifier(qualifier);
        }
        if q.prefix.is_none() && self.current_class_qualifier(qualifier) {
            return;
        }
        let TypeKind::Instance { template, args } = self.il[of].kind else {
            if !self.alias_qualifier(qualifier) {
                self.qualifier(qualifier);
            }
            return;
        };
        if self.manner.values.kept_constants > 0 && q.prefix.is_some() {
            return self.qualifier(qualifier);
        }
        match q.prefix {
            Some(_) if kept => {
                self.type_without_typename(of);
                return self.text("::");
            }
            Some(prefix) if matches!(self.il[prefix].part, QualifierPart::Global) => self.text("::"),
            Some(prefix) if self.is_type_part(self.il[prefix].part) => {
                self.written_qualifier(prefix);
                self.text(spelled!(TEMPLATE " "));
            }
            Some(prefix) if matches!(self.il[prefix].part, QualifierPart::Namespace { .. }) => {
                self.qualifier(prefix);
                if self.around.arguments.of_types == 0 {
                    self.text(spelled!(TEMPLATE " "));
                }
            }
            None if !self.is_current_class(of) => {
                let scope = self.il[template].scope;
                if self.manner.values.kept_constants > 0 && self.is_inside_specialization(template, false) {
                    self.qualify_specialized(scope);
                } else if self.manner.values.kept_constants > 0
                    && matches!(self.il[scope].kind, ScopeKind::Namespace { .. })
                {
                    self.qualify_visible(scope);
                } else if self.manner.values.kept_constants > 0 && !self.is_visible(scope) {
                    self.qualify(scope, self.il[template].name);
                }
            }
            _ => return self.qualifier(qualifier),
        }
        self.template_identifier(template);
        let base = self.around.arguments.of_base || self.is_base_named(of, true);
        let canonical = match self.il[self.il[of].canonical].kind {
            TypeKind::Instance { template: same, args } if same == template => args,
            _ => List::default(),
        };
        self.with(change::BaseArguments(base), |p| p.type_arguments(template, args, canonical));
        self.text("::");
    }

    /// Whether a nested-name-specifier names members behind a template-id that was named in a namespace.
    fn follows_template_of_namespace(&self, qualifier: QualifierId) -> bool {
        let mut at = qualifier;
        while let (QualifierPart::Name { .. }, Some(prefix)) = (self.il[at].part, self.il[at].prefix) {
            at = prefix;
        }
        let QualifierPart::Type { of } = self.il[at].part else { return false };
        matches!(self.il[of].kind, TypeKind::Instance { .. })
            && self.il[at]
                .prefix
                .is_some_and(|prefix| matches!(self.il[prefix].part, QualifierPart::Namespace { .. }))
    }

    /// Whether a part names a type, which is printed with its own path.
    fn is_type_part(&self, part: QualifierPart) -> bool {
        matches!(part, QualifierPart::Type { .. })
    }

    /// Prints a type where only a type can stand: dependent names need no `typename` there.
    pub(in crate::emit::host) fn type_without_typename(&mut self, ty: TypeId) {
        match self.il[ty].kind {
            TypeKind::DependentName { qualifier, name } => {
                self.dependent_qualifier(qualifier);
                self.name(name);
            }
            TypeKind::DependentTemplate { qualifier, name, args } => {
                self.template_qualifier(qualifier);
                self.text(spelled!(TEMPLATE " "));
                self.name(name);
                self.template_args(args);
            }
            // The class alone is named, whatever a typedef name adds to it.
            TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => {
                self.type_without_typename(of);
            }
            TypeKind::Typedef { .. }
            | TypeKind::Class { .. }
            | TypeKind::Enum { .. }
            | TypeKind::Instance { .. } => self.type_id_named(ty, Typename::Implied),
            TypeKind::AliasInstance { template, .. } if self.class_of_hidden_template(template).is_some() => {
                self.type_id_named(ty, Typename::Implied);
            }
            _ => self.type_id(ty),
        }
    }
}

/// Which alias templates in a nested-name-specifier become what they stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aliases {
    None,
    OfNamespaces,
    All,
}
