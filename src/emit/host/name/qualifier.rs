//! Nested-name-specifiers that are printed as they were written.

use crate::emit::host::Printer;
use crate::il::*;
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// The variable of a namespace or class that is named, if it is a reference: whatever path was written, it is named by
    /// that to its declaration.
    pub(in crate::emit::host) fn outer_reference(&self, entity: Entity) -> Option<VariableId> {
        let Entity::Variable { id } = entity else { return None };
        let reference = matches!(
            self.il.unqualified(self.il[id].ty),
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
        );
        let scope = self.il[self.il[id].scope].kind;
        let outside =
            matches!(scope, ScopeKind::Namespace { .. } | ScopeKind::Class { .. } | ScopeKind::Global);
        (reference && outside).then_some(id)
    }

    /// Whether a nested-name-specifier names classes, enumerations and namespaces by their own names.
    pub(in crate::emit::host) fn has_plain_parts(&self, qualifier: QualifierId) -> bool {
        let mut at = Some(qualifier);
        while let Some(qualifier) = at {
            let q = &self.il[qualifier];
            if let QualifierPart::Type { of } = q.part
                && !matches!(self.il[of].kind, TypeKind::Class { .. } | TypeKind::Enum { .. })
            {
                return false;
            }
            at = q.prefix;
        }
        true
    }

    /// Prints the path to a member of `scope` that is declared again behind `qualifier`: that of the namespace which it is
    /// a member of, whichever alias or enclosing namespace names that.
    pub(in crate::emit::host) fn path_of_member(&mut self, scope: ScopeId, qualifier: QualifierId) {
        let in_namespace = matches!(self.il[scope].kind, ScopeKind::Namespace { .. });
        match in_namespace && !self.is_visible(scope) {
            true => self.qualify_visible(scope),
            false => self.declared_qualifier(scope, qualifier),
        }
    }

    /// Prints the nested-name-specifier of what is declared as a member of `scope`: templates in it are not marked as
    /// such, and partial specializations have all arguments.
    pub(in crate::emit::host) fn declared_qualifier(&mut self, scope: ScopeId, qualifier: QualifierId) {
        let il = self.il;
        let QualifierPart::Type { of } = il[qualifier].part else { return self.qualifier(qualifier) };
        match il[of].kind {
            TypeKind::Instance { template, args } if self.names_template_from_here(template) => {
                self.path_of_path(il[template].scope);
                let class = match il[scope].kind {
                    ScopeKind::Class { of } => Some(of),
                    _ => None,
                };
                let partial = class.and_then(|class| self.partial_args(class));
                // As the partial specialization itself spells them.
                let written = class
                    .and_then(|class| il[class].specialization.first_args)
                    .filter(|written| partial.is_some_and(|all| all.len() == written.len()));
                self.template_identifier(template);
                self.template_args(written.or(partial).unwrap_or(args));
            }
            _ => return self.qualifier(qualifier),
        }
        self.text("::");
    }

    /// Whether a template is named without a path through namespaces.
    fn names_template_from_here(&self, template: TemplateId) -> bool {
        let scope = self.il[template].scope;
        self.is_visible(scope) || matches!(self.il[scope].kind, ScopeKind::Class { .. })
    }

    /// Whether all parts of a nested-name-specifier are known to name namespaces, classes and enumerations, by
    /// whatever names.
    pub(super) fn is_known_path(&self, qualifier: QualifierId) -> bool {
        let mut at = Some(qualifier);
        while let Some(qualifier) = at {
            let q = &self.il[qualifier];
            let known = match q.part {
                QualifierPart::Global | QualifierPart::Namespace { .. } => true,
                QualifierPart::Type { of } => self.is_known_part(of),
                QualifierPart::Name { .. } => false,
            };
            if !known {
                return false;
            }
            at = q.prefix;
        }
        true
    }

    fn is_known_part(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Class { class } => self.il[class].name.is_some(),
            TypeKind::Enum { of } => self.il[of].name.is_some(),
            TypeKind::Injected { class } => self.pattern_args(class).is_some(),
            TypeKind::Typedef { typedef } => {
                !self.il[self.il[typedef].ty].flags.contains(TypeFlags::DEPENDENT)
            }
            TypeKind::AliasInstance { .. } => !self.il[ty].flags.contains(TypeFlags::DEPENDENT),
            TypeKind::Qualifiedly { of, .. } => self.is_known_part(of),
            _ => false,
        }
    }

    /// Prints a nested-name-specifier as written: each part by its name alone. Its parts are known to name something.
    pub(super) fn written_qualifier(&mut self, qualifier: QualifierId) {
        if self.starts_at_global(qualifier) {
            self.text("::");
        }
        self.written_member_path(qualifier);
    }

    /// The same without the `::` that it may begin with: for the name that a declaration declares, which has its `::` in
    /// the parentheses before it, if at all.
    pub(in crate::emit::host) fn written_member_path(&mut self, qualifier: QualifierId) {
        let il = self.il;
        if let Some(prefix) = il[qualifier].prefix {
            self.written_member_path(prefix);
        }
        match il[qualifier].part {
            QualifierPart::Global => return,
            QualifierPart::Namespace { of } => self.namespace_entity(of),
            QualifierPart::Type { of } => self.written_part(of),
            QualifierPart::Name { name } => self.name(name),
        }
        self.text("::");
    }

    fn written_part(&mut self, ty: TypeId) {
        let il = self.il;
        match il[ty].kind {
            TypeKind::Class { class } => {
                self.class_identifier(Some(class));
                self.class_arguments(class);
            }
            TypeKind::Injected { class } => {
                self.class_identifier(Some(class));
                self.named_pattern_args(class);
            }
            TypeKind::Enum { of } => {
                if let Some(name) = il[of].name {
                    self.name(name);
                }
            }
            TypeKind::Typedef { typedef } => self.name(il[typedef].name),
            TypeKind::AliasInstance { template, args, .. } => {
                self.template_identifier(template);
                self.type_arguments(template, args, List::default());
            }
            TypeKind::Qualifiedly { of, .. } => self.written_part(of),
            TypeKind::Instance { template, args } if self.is_current_class(ty) => {
                self.template_identifier(template);
                self.template_args(args);
            }
            _ => self.type_without_typename(ty),
        }
    }

    /// Whether a nested-name-specifier was written with `::` before it.
    pub(in crate::emit::host) fn starts_at_global(&self, mut qualifier: QualifierId) -> bool {
        while let Some(prefix) = self.il[qualifier].prefix {
            qualifier = prefix;
        }
        matches!(self.il[qualifier].part, QualifierPart::Global)
    }

    /// Whether a type is a member of a class template instance with arguments that are private where it is named: that
    /// class has no name here but that of a typedef.
    pub(in crate::emit::host) fn is_of_private_arguments(&self, ty: TypeId) -> bool {
        let scope = match self.il[ty].kind {
            TypeKind::Typedef { typedef } => self.il[typedef].scope,
            TypeKind::Class { class } => self.il[class].enclosing,
            _ => return false,
        };
        matches!(self.il[scope].kind, ScopeKind::Class { of } if self.has_private_arguments(of, &mut FxHashSet::default()))
    }

    /// Whether an argument, or one of its own, is private here. Classes in `seen` are answered for already.
    fn has_private_arguments(&self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> bool {
        let Some(instance) = self.il[class].instance.filter(|_| seen.insert(class)) else {
            return false;
        };
        let private = |access: Access, scope: ScopeId| {
            matches!(access, Access::Private | Access::Protected) && !self.is_visible(scope)
        };
        self.il[self.il[instance].args].iter().any(|arg| {
            let TemplateArg::Type { of } = *arg else { return false };
            match self.il[self.pointed_at(self.il[of].canonical)].kind {
                TypeKind::Class { class } => {
                    let pattern = self.il[class].instance.and_then(|i| match self.il[i].pattern {
                        Some(Entity::Class { id }) => Some(id),
                        _ => None,
                    });
                    let named = &self.il[pattern.unwrap_or(class)];
                    private(named.access, named.enclosing) || self.has_private_arguments(class, seen)
                }
                TypeKind::Enum { of } => private(self.il[of].access, self.il[of].enclosing),
                _ => false,
            }
        })
    }

    /// What is left of a type without pointers, references, bounds and qualifiers.
    fn pointed_at(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to }
                | TypeKind::Array { element: to, .. }
                | TypeKind::Qualified { base: to, .. } => to,
                _ => return ty,
            };
        }
    }

    /// Prints the name of a member type behind the typedef name of its class.
    pub(in crate::emit::host) fn member_of_typedef(&mut self, qualifier: QualifierId, ty: TypeId) {
        if let QualifierPart::Type { of } = self.il[qualifier].part {
            self.type_id(of);
            self.text("::");
        }
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => self.name(self.il[typedef].name),
            TypeKind::Class { class } => {
                self.class_identifier(Some(class));
                self.class_arguments(class);
            }
            _ => {}
        }
    }
}
