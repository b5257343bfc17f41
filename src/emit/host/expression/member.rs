//! Names of entities in expressions, and member access.

use crate::emit::host::change;
use crate::emit::host::local_scope::LocalScope;
use crate::emit::host::{CapturedThis, Printer};
use crate::il::*;
use crate::names::Name;
use crate::tables::host_runtime;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    /// The class that an entity is a member of.
    pub(in crate::emit::host) fn class_of(&self, entity: Entity) -> Option<ClassId> {
        match entity {
            Entity::Function { id } => self.il[id].class,
            Entity::Template { id } => self.il[id].class,
            _ => None,
        }
    }

    /// Prints a name that stands for an entity, as written.
    pub(super) fn named_entity(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        self.note_reference(entity);
        let args = args.map(|args| self.arguments_here(args));
        match entity {
            Entity::Variable { .. } | Entity::Template { .. } if self.is_managed(entity) => {
                self.text(host_runtime::MANAGED_USE);
                self.entity_as_written(entity, qualifier, args);
                self.text(")))");
            }
            Entity::Variable { id } => match self.folded_local(id) {
                Some(value) => self.constant_of_type(value, self.il[id].ty),
                None => self.entity_as_written(entity, qualifier, args),
            },
            _ => self.entity_as_written(entity, qualifier, args),
        }
    }

    /// Whether an entity is a managed variable, or a template of such variables.
    fn is_managed(&self, entity: Entity) -> bool {
        let variable = match entity {
            Entity::Variable { id } => id,
            Entity::Template { id } => match self.il[id].kind {
                TemplateKind::Variable { pattern } => pattern,
                _ => return false,
            },
            _ => return false,
        };
        self.il[variable].space == MemorySpace::Managed
    }

    /// Whether an expression names a constant whose value stands for it.
    pub(super) fn is_folded_local(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Name { entity: Entity::Variable { id }, .. }
            if self.folded_local(id).is_some())
    }

    /// The value of a constant of a function that a type defined there uses, or the arguments of a function template.
    fn folded_local(&self, id: VariableId) -> Option<i128> {
        let v = &self.il[id];
        let local = matches!(self.il[v.scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        let constant = self.manner.values.folds_locals && local && v.storage != Storage::Parameter;
        let value = v.init.filter(|_| constant).and_then(|init| self.integer_value(init));
        value.or_else(|| match self.il[v.value.filter(|_| constant)?].value {
            Value::Integer { value } => Some(value),
            _ => None,
        })
    }

    fn entity_as_written(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        if let Entity::Enumerator { id } = entity
            && self.is_replaced_enumerator(id)
        {
            return self.replaced_enumerator(id);
        }
        let qualifier = qualifier.filter(|qualifier| !self.names_open_class_of(entity, *qualifier));
        let relative = qualifier.filter(|qualifier| self.starts_in_namespace(*qualifier));
        if let Some(reference) = self.outer_reference(entity) {
            self.qualify(self.il[reference].scope, self.il[reference].name);
        } else if let Some(scope) = relative.and_then(|_| self.kept_function(entity)) {
            self.qualify_visible(scope);
        } else if let Some(template) = self.kept_variable_template(entity) {
            self.qualify_kept_template(template);
        } else if let (Some(scope), Some(_)) = (self.kept_variable(entity), qualifier) {
            self.qualify_visible(scope);
        } else if self.is_member_of_alias(entity, qualifier) {
            self.class_of_alias_qualifier(qualifier);
        } else if let Some(scope) = self.class_named_otherwise(entity, qualifier) {
            self.qualify_visible(scope);
        } else if let Some(qualifier) = qualifier {
            match self.il[qualifier].part {
                QualifierPart::Namespace { of: Entity::Namespace { id } }
                    if self.manner.arguments.nearest_path && self.il[id].name.is_some() =>
                {
                    self.nearest_path(id);
                }
                _ => self.with(change::NearestPath(false), |p| p.expression_qualifier(qualifier)),
            }
        } else if let Some(scope) = self.kept_namespace(entity) {
            self.qualify_visible(scope);
        } else if let Entity::Enumerator { id } = entity
            && let TypeKind::Enum { of } = self.il.unqualified(self.il[id].ty)
            && self.il[of].scoped
            && self.around.declared.enumerating == Some(of)
        {
            self.enum_name(of);
            self.text("::");
        }
        if qualifier.is_some() && self.kept_member_template(entity) {
            self.text(spelled!(TEMPLATE " "));
        }
        self.entity_identifier(entity);
        if let Entity::Function { id } = entity {
            self.mention_closures(id, args);
        }
        if let Some(args) = args {
            if let Some(function) = self.il.function_in(entity) {
                self.blank_behind(self.il[function].name);
            }
            let function = matches!(entity, Entity::Function { .. })
                || matches!(entity, Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Function { .. }));
            let print = |p: &mut Self| match entity {
                Entity::Function { id } => p.function_template_args(id, args),
                Entity::Template { .. } if function => p.unresolved_args(args),
                Entity::Variable { id } => p.variable_template_args(id, args),
                _ => p.template_args(args),
            };
            self.with(change::FunctionArgs(true), |p| {
                p.with(change::NamesFunction(function), |p| p.with(change::NearestPath(false), print));
            });
        }
    }

    /// Prints what an entity is called, without qualification.
    pub(in crate::emit::host) fn entity_identifier(&mut self, entity: Entity) {
        let il = self.il;
        match entity {
            Entity::Variable { id } | Entity::Binding { id } => self.variable_identifier(id),
            Entity::Function { id } => self.entity_name(il[id].name, il[id].class),
            Entity::Field { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::Typedef { id } => self.name(il[id].name),
            Entity::Class { id } => self.class_identifier(Some(id)),
            Entity::Enum { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::Enumerator { id } => self.name(il[id].name),
            Entity::Namespace { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::NamespaceAlias { id } => self.name(il[id].name),
            Entity::Template { id } => self.template_identifier(id),
            Entity::TemplateParam { id } => self.template_param_name(self.parameter_here(id)),
            Entity::Using { id } => self.entity_name(il[id].name, None),
        }
    }

    /// Prints a variable's name; built-in variables of the device have another one here.
    pub(in crate::emit::host) fn variable_identifier(&mut self, id: VariableId) {
        let variable = &self.il[id];
        let Some(name) = variable.name else { return };
        if variable.flags.contains(VariableFlags::DEVICE_BUILTIN) {
            self.text(host_runtime::DEVICE_BUILTIN);
        }
        self.name(name);
    }

    /// Prints the path to a data member where it was written: to a static one always, to others if they are of a base and a
    /// member of another class hides them.
    fn base_member_path(&mut self, object: ExprId, entity: Entity, qualifier: Option<QualifierId>) {
        let class = match entity {
            Entity::Field { id } => Some(self.il[id].class),
            Entity::Variable { id } => self.il[id].class,
            _ => None,
        };
        let of_object = self.object_class(self.il.without_conversions(object));
        if let (Entity::Field { id }, Some(of_object)) = (entity, of_object)
            && self.il[id].access == Access::Private
            && self.il[id].class != of_object
            && qualifier.is_none()
            && self.is_implicit_this(object)
            && self.derives_from(of_object, self.il[id].class, 0)
        {
            // A friend of the base names its member through the class around.
            let through = if self.il.is_dependent_class(of_object) { self.il[id].class } else { of_object };
            self.class_name(through);
            return self.text("::");
        }
        if let (Entity::Field { .. }, Some(class), Some(of_object), None) =
            (entity, class, of_object, qualifier)
            && self.is_implicit_this(object)
            && self.shares_name_with_base(of_object, class, entity, 0)
        {
            // A using-declaration has chosen among bases.
            let open = self.il.is_dependent_class(of_object);
            self.class_name(if open { class } else { of_object });
            return self.text("::");
        }
        if let (Entity::Variable { .. }, Some(qualifier)) = (entity, qualifier) {
            return self.expression_qualifier(qualifier);
        }
        if let (Some(class), Some(of_object), Some(qualifier)) = (class, of_object, qualifier)
            && class != of_object
            && self.il[class].name.is_some()
            && (self.hides_member(of_object, class, entity, 0) || self.subobjects(of_object, class, 0) > 1)
        {
            // One of several objects of the class is that of the base by which it is named.
            let named = match self.il[qualifier].part {
                QualifierPart::Type { of } => match self.il.unqualified(of) {
                    TypeKind::Class { class: named } => named,
                    _ => class,
                },
                _ => class,
            };
            self.class_name(named);
            self.text("::");
        }
    }

    /// How many objects of a base a class has (`[class.mi]`): more than two count as two.
    fn subobjects(&self, class: ClassId, of: ClassId, depth: u32) -> u32 {
        if class == of {
            return 1;
        }
        if depth >= limits::HIDING_BASE_DEPTH {
            return 0;
        }
        let (mut own, mut shared) = (0, 0);
        for base in &self.il[class].bases {
            let TypeKind::Class { class: base_class } = self.il.unqualified(base.ty) else { continue };
            let found = self.subobjects(base_class, of, depth + 1);
            match base.virtual_ {
                true => shared = shared.max(found),
                false => own += found,
            }
        }
        (own + shared).min(2)
    }

    /// Whether a class, or one between it and its base `of`, declares the name of a member of that base.
    fn hides_member(&self, class: ClassId, of: ClassId, member: Entity, depth: u32) -> bool {
        class != of
            && depth < limits::HIDING_BASE_DEPTH
            && self.derives_from(class, of, 0)
            && (self.declares_name_of(class, member)
                || self.il[class].bases.iter().any(|base| match self.il.unqualified(base.ty) {
                    TypeKind::Class { class } if class == of => false,
                    TypeKind::Class { class } if self.derives_from(class, of, 0) => {
                        self.hides_member(class, of, member, depth + 1)
                    }
                    // Another base that has such a member makes the name ambiguous.
                    TypeKind::Class { class } => self.has_name_of(class, member, depth + 1),
                    _ => false,
                }))
    }

    /// Whether a member of a base `of` is brought by a using-declaration into a class, or one between these, another
    /// base of which has a member of that name too.
    fn shares_name_with_base(&self, class: ClassId, of: ClassId, member: Entity, depth: u32) -> bool {
        if class == of || depth >= limits::HIDING_BASE_DEPTH {
            return false;
        }
        let base_class = |base: &Base| match self.il.unqualified(base.ty) {
            TypeKind::Class { class } => Some(class),
            _ => None,
        };
        let mut bases = self.il[class].bases.iter().filter_map(base_class);
        // Of one base there is nothing to choose, whatever the class declares.
        if let [only] = &self.il[class].bases[..] {
            return base_class(only)
                .is_some_and(|base| self.shares_name_with_base(base, of, member, depth + 1));
        }
        let derived = |base: &ClassId| *base == of || self.derives_from(*base, of, 0);
        let brings = self.il[class].members.declared.iter().any(|entity| match *entity {
            Entity::Using { id } => self.il[id].targets.contains(&member),
            _ => false,
        });
        match brings {
            true => bases.any(|base| !derived(&base) && self.has_name_of(base, member, depth + 1)),
            false => {
                bases.filter(derived).any(|base| self.shares_name_with_base(base, of, member, depth + 1))
            }
        }
    }

    /// Whether a class or a base of it declares the name of a member of another class.
    fn has_name_of(&self, class: ClassId, member: Entity, depth: u32) -> bool {
        depth < limits::HIDING_BASE_DEPTH
            && (self.declares_name_of(class, member)
                || self.il[class].bases.iter().any(|base| match self.il.unqualified(base.ty) {
                    TypeKind::Class { class } => self.has_name_of(class, member, depth + 1),
                    _ => false,
                }))
    }

    /// Prints an entity with the path it needs.
    pub(in crate::emit::host) fn entity_path(&mut self, entity: Entity) {
        let il = self.il;
        match entity {
            Entity::Variable { id } => self.qualify(il[id].scope, None),
            Entity::Function { id } => self.qualify(il[id].scope, None),
            Entity::Field { id } => {
                self.class_name(il[id].class.around_anonymous(il));
                self.text("::");
            }
            _ => {}
        }
        self.entity_identifier(entity);
    }

    /// Prints the nested-name-specifier of functions by a name; `template` says that a template is among them, and that
    /// they are named inside of one.
    pub(super) fn function_qualifier(&mut self, name: EntityName, qualifier: QualifierId, template: bool) {
        match name {
            EntityName::Operator { .. } => self.template_qualifier(qualifier),
            _ => self.set_of_functions_qualifier(qualifier, template),
        }
    }

    /// Prints a name as written.
    pub(in crate::emit::host) fn qualified_name(
        &mut self,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        template_keyword: bool,
        class: Option<ClassId>,
    ) {
        if let Some(qualifier) = qualifier {
            self.function_qualifier(name, qualifier, false);
        }
        if template_keyword {
            self.text(spelled!(TEMPLATE " "));
        }
        self.entity_name(name, class);
        self.blank_behind(name);
        if let Some(args) = args {
            self.unresolved_args(args);
        }
    }

    /// Prints the template arguments of a function that only an instantiation chooses: they stay as they are written
    /// in inner blocks too.
    fn unresolved_args(&mut self, args: List<TemplateArg>) {
        if args.is_empty() && self.manner.arguments.called {
            return self.text("<>");
        }
        let around = self.around.local_scope;
        let inside = if self.around.templates > 0 { LocalScope::None } else { around };
        self.with(change::LocalScope(inside), |p| {
            p.with(change::ScopeOfArguments(around), |p| {
                p.with(change::Unresolved(p.around.templates > 0), |p| {
                    p.with(change::Called(false), |p| p.unchanged_args(args, List::default()));
                });
            });
        });
    }

    /// Prints member access. Data members reached through an implicit `this` show their name alone, member
    /// functions the `this` too.
    pub(super) fn member_access(&mut self, expr: ExprId) {
        match self.il[expr].kind {
            ExprKind::Member { base, arrow, entity, qualifier, args } => {
                let data = matches!(
                    entity,
                    Entity::Field { .. } | Entity::Variable { .. } | Entity::Enumerator { .. }
                );
                if let Some((scope, name)) = self.lone_union_of(entity) {
                    self.qualify(scope, name);
                    self.named_entity(entity, None, args);
                } else if data && self.is_implicit_this(base) {
                    let inside = match entity {
                        Entity::Field { id } => self.is_visible(self.il[self.il[id].class].scope),
                        _ => true,
                    };
                    if inside {
                        self.base_member_path(base, entity, qualifier);
                    }
                    self.named_entity(entity, if inside { None } else { qualifier }, args);
                } else if self.is_unnamed_member(entity) {
                    self.top(base);
                } else if self.in_template() && args.is_some() && self.il.function_in(entity).is_some() {
                    // Inside of a template every member template is marked as one.
                    self.member_base(base, arrow);
                    if let Some(qualifier) = qualifier {
                        self.expression_qualifier(qualifier);
                    }
                    self.text(spelled!(TEMPLATE " "));
                    self.named_entity(entity, None, args);
                } else if self.is_own_member(base, entity) && !self.is_hidden_member_template(entity) {
                    self.path_of_hidden_member(entity);
                    self.named_entity(entity, None, args);
                } else {
                    match entity {
                        Entity::Function { id } if self.binds_explicit_object(id) => {
                            self.object_argument(base, arrow);
                        }
                        _ if data && arrow && self.is_this(base) => {
                            self.top(self.il.without_conversions(base));
                            self.text("->");
                        }
                        _ if !arrow && self.is_object_of_base(base, entity) => {
                            self.text("(");
                            self.member_object(base);
                            self.text(").");
                        }
                        _ => self.base_of_accessed(base, arrow, self.needs_no_object(entity)),
                    }
                    if data {
                        if let Some(id) = self.outer_reference(entity) {
                            self.note_reference(entity);
                            return self.variable_identifier(id);
                        }
                        if arrow || !self.is_object_of_base(base, entity) {
                            self.base_member_path(base, entity, qualifier);
                        }
                        self.named_entity(entity, None, args);
                    } else {
                        self.base_qualifier(base, entity, qualifier);
                        self.named_entity(entity, qualifier, args);
                    }
                }
            }
            ExprKind::MemberOverload { base, arrow, set, qualifier, args } => {
                let OverloadSet { candidates, name } = self.il[set];
                let class = self.il[candidates].first().and_then(|entity| self.class_of(*entity));
                let own = matches!(&self.il[candidates], [only]
                    if self.is_own_member(base, *only) && self.hidden_member_of(*only).is_none());
                let through = !self.is_implicit_this(base) && !own;
                let object = |entity: &Entity| {
                    self.il.function_in(*entity).is_some_and(|function| self.il.has_explicit_object(function))
                };
                match self.il[candidates].first() {
                    Some(first) if through && object(first) => self.object_argument(base, arrow),
                    _ if through => self.member_base(base, arrow),
                    _ => {}
                }
                let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
                let open = self.in_template() || self.il[expr].flags.intersects(open);
                match (&self.il[candidates], args) {
                    // It is no set: the function is known.
                    ([Entity::Function { .. }], None) => {
                        if let Some(qualifier) = qualifier {
                            self.function_qualifier(name, qualifier, false);
                        }
                        self.entity_name(name, class);
                    }
                    _ => {
                        let named = through || qualifier.is_some();
                        self.qualified_name(name, qualifier, args, named && open && args.is_some(), class)
                    }
                }
            }
            ExprKind::DependentMember { base, arrow, name, qualifier, args, template_keyword } => {
                if !self.is_implicit_this(base) {
                    self.member_base(base, arrow);
                }
                let of_type =
                    qualifier.is_some_and(|q| matches!(self.il[q].part, QualifierPart::Type { .. }));
                let name = match name {
                    EntityName::OpenDestructor { .. } if of_type => EntityName::Destructor,
                    name => name,
                };
                // A destructor that is named with its class may be that of a base.
                let named = match (name, qualifier.map(|qualifier| self.il[qualifier].part)) {
                    (EntityName::Destructor, Some(QualifierPart::Type { of })) => {
                        match self.il.unqualified(of) {
                            TypeKind::Class { class } => Some(class),
                            _ => None,
                        }
                    }
                    _ => None,
                };
                let class = named.or_else(|| self.object_class(base));
                self.qualified_name(name, qualifier, args, template_keyword, class);
                if let (EntityName::Destructor, None, Some(qualifier)) = (name, class, qualifier)
                    && let QualifierPart::Type { of } = self.il[qualifier].part
                {
                    self.destroyed_type(of);
                }
            }
            ExprKind::PseudoDestructor { base, arrow, ty, .. } => {
                if self.destroys_open(base, ty) {
                    self.member_base(base, arrow);
                } else {
                    self.destroyed_object(base, arrow);
                    self.type_id(ty);
                    self.text("::");
                }
                self.text("~");
                self.destroyed_type(ty);
            }
            _ => {}
        }
    }

    /// Where an anonymous union stands that is no member of a class (`[class.union.anon]`), for one of its members.
    fn lone_union_of(&self, member: Entity) -> Option<(ScopeId, Option<Name>)> {
        let Entity::Field { id } = member else { return None };
        let class = &self.il[self.il[id].class.around_anonymous(self.il)];
        if !class.flags.contains(ClassFlags::ANONYMOUS) {
            return None;
        }
        let mut scope = class.enclosing;
        // The members of unnamed namespaces are named as those around them.
        while let ScopeKind::Namespace { of } = self.il[scope].kind
            && self.il[of].name.is_none()
        {
            scope = self.il[of].enclosing;
        }
        let lone = matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        lone.then_some((scope, self.il[id].name))
    }

    /// Whether only an instantiation knows what a pseudo-destructor destroys.
    fn destroys_open(&self, base: ExprId, ty: TypeId) -> bool {
        self.il[base].flags.contains(ExprFlags::TYPE_DEPENDENT)
            || self.il[ty].flags.contains(TypeFlags::DEPENDENT)
    }

    /// Whether a call of a pseudo-destructor stands in parentheses as an operand.
    pub(super) fn destroys_nothing(&self, callee: ExprId) -> bool {
        matches!(self.il[callee].kind,
            ExprKind::PseudoDestructor { base, ty, .. } if !self.destroys_open(base, ty))
    }

    /// Prints the object whose pseudo-destructor is named, and `.` or `->`.
    fn destroyed_object(&mut self, base: ExprId, arrow: bool) {
        let inner = self.il.without_conversions(base);
        if arrow {
            return self.member_base(base, arrow);
        }
        self.object_operand(inner);
        self.text(" .");
    }

    /// Prints the name of a type behind the `~` of its destructor: the path to it stands before.
    fn destroyed_type(&mut self, ty: TypeId) {
        match self.il[ty].kind {
            TypeKind::Instance { template, .. } => self.template_identifier(template),
            TypeKind::Typedef { typedef } => self.name(self.il[typedef].name),
            TypeKind::DependentName { name, .. } => self.name(name),
            TypeKind::Qualifiedly { of, .. } => self.destroyed_type(of),
            TypeKind::Class { class } => self.class_identifier(Some(class)),
            TypeKind::Enum { of } if let Some(name) = self.il[of].name => self.name(name),
            _ => self.type_id(ty),
        }
    }

    /// Whether an entity is a static member function of a class template, which is kept as an operand of its own.
    pub(super) fn is_open_static(&self, entity: Entity) -> bool {
        let Entity::Function { id } = entity else { return false };
        let f = &self.il[id];
        f.flags.contains(FunctionFlags::STATIC)
            && f.instance.is_none()
            && f.class
                .is_some_and(|class| self.il.is_dependent_class(class) && !self.is_overloaded(class, id))
    }

    /// Whether a class declares functions with an object, templates, or functions with default arguments or dependent
    /// parameters of the name of one of its static functions: only an instantiation chooses among them.
    fn is_overloaded(&self, class: ClassId, function: FunctionId) -> bool {
        let name = self.il[function].name;
        let waits = |f: FunctionId| {
            let dependent = |ty: TypeId| self.il[ty].flags.contains(TypeFlags::DEPENDENT);
            self.il[f].params(self.il).iter().any(|param| param.has_default || dependent(param.ty))
        };
        self.il[class].members.declared.iter().any(|member| {
            let open = |other: FunctionId| {
                self.il[other].template.is_some()
                    || !self.il[other].flags.contains(FunctionFlags::STATIC)
                    || waits(other)
                    || waits(function)
            };
            self.il
                .function_in(*member)
                .is_some_and(|other| other != function && self.il[other].name == name && open(other))
        })
    }

    /// Whether an expression is a member of a class template, named alone, or a call of a static one.
    pub(super) fn is_open(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let class = match self.il[inner].kind {
            ExprKind::Member { base, entity: Entity::Field { id }, .. } if self.is_implicit_this(base) => {
                Some(self.il[id].class)
            }
            ExprKind::Name { entity: Entity::Variable { id }, .. } => match self.il[self.il[id].scope].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            },
            ExprKind::Call { callee, .. } => {
                let callee = self.il.without_conversions(callee);
                return matches!(self.il[callee].kind,
                    ExprKind::Name { entity, .. } if self.is_open_static(entity));
            }
            _ => None,
        };
        class.is_some_and(|class| self.il.is_dependent_class(class))
    }

    fn is_this(&self, base: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(base)].kind, ExprKind::This { .. })
    }

    /// Whether a member function of a class template is reached through `this`, which is then left out: a written one
    /// stays before what a member template makes.
    fn is_own_member(&self, base: ExprId, entity: Entity) -> bool {
        let Entity::Function { id } = entity else { return false };
        let f = &self.il[id];
        let left_out = match self.il[self.il.without_conversions(base)].kind {
            ExprKind::This { implicit } => {
                implicit || f.instance.is_none() && self.around.lambdas.captured_this == CapturedThis::No
            }
            _ => false,
        };
        left_out
            && f.name != EntityName::Destructor
            && !f.flags.contains(FunctionFlags::STATIC)
            && f.class.is_some_and(|class| self.il.is_dependent_class(class))
    }

    /// The class of a member function whose name a parameter or a local variable hides.
    fn hidden_member_of(&self, entity: Entity) -> Option<ClassId> {
        let f = &self.il[self.il.function_in(entity)?];
        let EntityName::Identifier { name } = f.name else { return None };
        f.class.filter(|class| self.is_hidden(name, self.il[*class].scope))
    }

    /// Whether a nearer name hides a member function that a template makes: it stays with its object.
    fn is_hidden_member_template(&self, entity: Entity) -> bool {
        self.il.function_in(entity).is_some_and(|function| {
            let f = &self.il[function];
            f.instance.is_some() || f.template.is_some()
        }) && self.hidden_member_of(entity).is_some()
    }

    /// Prints the class template around this place before its member function that a nearer name hides.
    fn path_of_hidden_member(&mut self, entity: Entity) {
        if let Some(class) = self.hidden_member_of(entity) {
            self.class_identifier(Some(class));
            match self.pattern_args(class).is_some() {
                true => self.named_pattern_args(class),
                false => self.class_arguments(class),
            }
            self.text("::");
        }
    }

    /// Inside a class template, prints the class before a member function of a base that does not depend on the
    /// template's parameters.
    fn base_qualifier(&mut self, base: ExprId, entity: Entity, written: Option<QualifierId>) {
        let Entity::Function { id } = entity else { return };
        let inner = self.il.without_conversions(base);
        let ExprKind::This { implicit: true } = self.il[inner].kind else { return };
        let (None, Some(class)) = (written, self.il[id].class) else { return };
        let TypeKind::Pointer { to } = self.il.unqualified(self.il[inner].ty) else { return };
        let open = self.il[to].flags.contains(TypeFlags::DEPENDENT);
        let overridden = self.il[id].flags.contains(FunctionFlags::VIRTUAL);
        let template = self.il[id].instance.is_some() || self.il[id].template.is_some();
        let only = || !template && self.functions_named(class, id) == 1;
        if open
            && !self.il.is_dependent_class(class)
            && !overridden
            && only()
            && !self.is_brought_into(inner, id)
        {
            self.class_name(class);
            self.text("::");
        } else if !open
            && overridden
            && self.cannot_be_overridden(id, class)
            && let TypeKind::Class { class: own } = self.il.unqualified(to)
        {
            // The call is known not to be a virtual one.
            self.class_name(own);
            self.text("::");
        }
    }

    /// Whether a using-declaration of the class of an object names a function of a base.
    fn is_brought_into(&self, object: ExprId, function: FunctionId) -> bool {
        let Some(class) = self.object_class(object) else { return false };
        self.il[class].members.declared.iter().any(|member| match *member {
            Entity::Using { id } => self.il[id].name == self.il[function].name,
            _ => false,
        })
    }

    /// Whether no class can have a function that overrides this one of `class` (`[class.virtual]`).
    fn cannot_be_overridden(&self, id: FunctionId, class: ClassId) -> bool {
        self.il[id].flags.contains(FunctionFlags::FINAL) || self.il[class].flags.contains(ClassFlags::FINAL)
    }

    /// The class without parameters of templates that has the functions a class template calls by a qualified name,
    /// or the only function of its name.
    pub(super) fn known_base(&self, callee: ExprId) -> Option<ClassId> {
        let ExprKind::MemberOverload { base, set, qualifier, .. } = self.il[callee].kind else {
            return None;
        };
        let candidates = self.il.candidates(set);
        let TypeKind::Pointer { to } = self.il.unqualified(self.il[base].ty) else { return None };
        let first = *candidates.first()?;
        let class = self.class_of(first)?;
        let known = self.is_implicit_this(base)
            && self.il[to].flags.contains(TypeFlags::DEPENDENT)
            && !self.il.is_dependent_class(class)
            && (qualifier.is_some() || candidates.len() == 1)
            && self.il.function_in(first).is_some_and(|f| {
                !self.il[f].flags.contains(FunctionFlags::STATIC) && self.il[f].template.is_none()
            });
        known.then_some(class)
    }

    /// Prints the name of a function of such a base, called for `*this`.
    pub(super) fn member_of_base(&mut self, callee: ExprId) {
        let il = self.il;
        let ExprKind::MemberOverload { base, set, qualifier, args, .. } = il[callee].kind else {
            return;
        };
        let OverloadSet { candidates, name } = il[set];
        let class = self.known_base(callee);
        self.member_base(base, true);
        let function = il[candidates].first().and_then(|first| self.il.function_in(*first));
        match (qualifier, class, function) {
            (Some(qualifier), ..) => self.set_of_functions_qualifier(qualifier, false),
            (None, Some(class), Some(function)) if !il[function].flags.contains(FunctionFlags::VIRTUAL) => {
                self.class_name(class);
                self.text("::");
            }
            _ => {}
        }
        self.qualified_name(name, None, args, false, class);
    }

    /// Whether a class declares a member by the name of a data member of a base.
    fn declares_name_of(&self, class: ClassId, member: Entity) -> bool {
        let name = |entity: Entity| match entity {
            Entity::Field { id } => self.il[id].name,
            Entity::Variable { id } => self.il[id].name,
            Entity::Function { id } => match self.il[id].name {
                EntityName::Identifier { name } => Some(name),
                _ => None,
            },
            Entity::Typedef { id } => Some(self.il[id].name),
            Entity::Class { id } => self.il[id].name,
            Entity::Template { id } => self.il[id].name,
            Entity::Enum { id } => self.il[id].name,
            Entity::Enumerator { id } => Some(self.il[id].name),
            _ => None,
        };
        let enumerates = |entity: Entity| match entity {
            Entity::Enum { id } => {
                self.il[self.il[id].enumerators].iter().any(|e| Some(self.il[*e].name) == name(member))
            }
            _ => false,
        };
        name(member).is_some()
            && self.il[class]
                .members
                .declared
                .iter()
                .any(|other| name(*other) == name(member) || enumerates(*other))
    }

    /// How many member functions a class declares by the name of one of them.
    pub(super) fn functions_named(&self, class: ClassId, function: FunctionId) -> usize {
        let name = self.il[function].name;
        let of_name =
            |member: &&Entity| self.il.function_in(**member).is_some_and(|f| self.il[f].name == name);
        self.il[class].members.declared.iter().filter(of_name).count()
    }

    /// The class, or pattern of classes, of an object or of what a pointer points to.
    fn object_class(&self, object: ExprId) -> Option<ClassId> {
        let kind = match self.il.unqualified(self.il[object].ty) {
            TypeKind::Pointer { to } => self.il.unqualified(to),
            other => other,
        };
        match kind {
            TypeKind::Class { class } => Some(class),
            TypeKind::Instance { template, .. } => match self.il[template].kind {
                TemplateKind::Class { pattern } => Some(pattern),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a member is an anonymous union or struct, which is passed over.
    fn is_unnamed_member(&self, entity: Entity) -> bool {
        matches!(entity, Entity::Field { id } if self.il[id].name.is_none())
    }

    pub(super) fn is_implicit_this(&self, base: ExprId) -> bool {
        match self.il[base].kind {
            ExprKind::This { implicit } => implicit,
            ExprKind::Implicit { operand, .. } => self.is_implicit_this(operand),
            ExprKind::Unary { op: UnaryOp::Deref, operand } => self.is_implicit_this(operand),
            ExprKind::Member { base, entity, .. } => {
                self.is_unnamed_member(entity) && self.is_implicit_this(base)
            }
            // Nothing else designates the object itself.
            _ => false,
        }
    }

    /// Whether a function has a parameter for the object that is a reference to it.
    pub(super) fn binds_explicit_object(&self, function: FunctionId) -> bool {
        let reference = |param: &Param| {
            matches!(
                self.il.unqualified(param.ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        };
        self.il.has_explicit_object(function)
            && self.il[function].params(self.il).first().is_some_and(reference)
    }

    /// Prints the object of a call whose function has a parameter for it, up to the dot.
    fn object_argument(&mut self, base: ExprId, arrow: bool) {
        let inner = self.il.without_conversions(base);
        self.text(if arrow { "(*" } else { "(" });
        self.top(inner);
        self.text(").");
    }

    /// The same for an object that is computed with its member where a constant is required: that of data, and one that
    /// a list makes.
    fn base_of_accessed(&mut self, base: ExprId, arrow: bool, with_member: bool) {
        let inner = self.il.without_conversions(base);
        let together = match self.il[inner].kind {
            ExprKind::ConstructBrace { .. } => true,
            ExprKind::Call { .. } => with_member,
            _ => false,
        };
        match together && !arrow && self.manner.values.folds_objects {
            true => {
                self.made_operand(inner);
                self.text(".");
            }
            false => self.member_base(base, arrow),
        }
    }

    /// Whether a member is no function that is called for an object.
    fn needs_no_object(&self, member: Entity) -> bool {
        match member {
            Entity::Function { id } => self.il[id].flags.contains(FunctionFlags::STATIC),
            _ => true,
        }
    }

    /// Prints the object that a member belongs to, up to the dot or arrow.
    pub(super) fn member_base(&mut self, base: ExprId, arrow: bool) {
        let inner = self.il.without_conversions(base);
        match self.il[inner].kind {
            ExprKind::Member { entity, base, .. } if self.is_unnamed_member(entity) => {
                self.member_base(base, arrow);
                return;
            }
            ExprKind::This { .. } if arrow && self.around.lambdas.captured_this == CapturedThis::Object => {
                self.top(inner)
            }
            _ if arrow => self.made_operand(inner),
            _ => self.object_operand(inner),
        }
        self.text(if arrow { "->" } else { "." });
    }

    /// Prints the object that a member belongs to.
    fn member_object(&mut self, base: ExprId) {
        let inner = self.il.without_conversions(base);
        match self.il[inner].kind {
            ExprKind::Member { entity, base, arrow, .. } if self.is_unnamed_member(entity) => match arrow {
                true => self.operand(inner),
                false => self.member_object(base),
            },
            _ => self.object_operand(inner),
        }
    }
}
