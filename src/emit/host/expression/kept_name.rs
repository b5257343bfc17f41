//! The paths of names that stay in constants and types after what they refer to, wherever they are printed.

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// The namespace of a variable template that is named within a constant that is kept by what it refers to.
    pub(super) fn kept_variable_template(&self, entity: Entity) -> Option<TemplateId> {
        let Entity::Template { id } = entity else { return None };
        let t = &self.il[id];
        let kept = self.manner.values.kept_constants > 0 && matches!(t.kind, TemplateKind::Variable { .. });
        let namespace = matches!(self.il[t.scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        (kept && namespace).then_some(id)
    }

    /// Whether a variable template of a class is named within such a constant, in a template.
    pub(super) fn kept_member_template(&self, entity: Entity) -> bool {
        let Entity::Template { id } = entity else { return false };
        let t = &self.il[id];
        self.manner.values.kept_constants > 0
            && self.around.templates > 0
            && matches!(t.kind, TemplateKind::Variable { .. })
            && matches!(self.il[t.scope].kind, ScopeKind::Class { .. })
    }

    /// The namespace of a variable that is named by a path within such a constant.
    pub(super) fn kept_variable(&self, entity: Entity) -> Option<ScopeId> {
        let Entity::Variable { id } = entity else { return None };
        let scope = self.il[id].scope;
        let kept = self.manner.values.kept_constants > 0
            && matches!(self.il[scope].kind, ScopeKind::Namespace { .. });
        kept.then_some(scope)
    }

    /// The namespace of an entity that is named without a path within such a constant, perhaps by a using-declaration.
    /// Functions are named as they are written, but for aliases that are declared in another namespace than the one that
    /// the constant is printed in, and outside of templates in types that expressions determine.
    pub(super) fn kept_namespace(&self, entity: Entity) -> Option<ScopeId> {
        let functions = self.manner.types.expanded_aliases > 0
            || self.manner.types.naming_type && self.around.templates == 0;
        let scope = match entity {
            Entity::Variable { id } => self.il[id].scope,
            Entity::Function { id } if functions => self.il[id].scope,
            Entity::Template { id } if functions => self.il[id].scope,
            Entity::Enumerator { id } => match self.il.unqualified(self.il[id].ty) {
                TypeKind::Enum { of } if !self.il[of].scoped => self.il[of].enclosing,
                _ => return None,
            },
            _ => return None,
        };
        let kept = self.manner.values.kept_constants > 0
            && matches!(self.il[scope].kind, ScopeKind::Namespace { .. });
        kept.then_some(scope)
    }

    /// Whether a static member is named by an alias template within such a constant, which is then named by the class.
    pub(super) fn is_member_of_alias(&self, entity: Entity, qualifier: Option<QualifierId>) -> bool {
        let (Entity::Variable { id }, Some(qualifier)) = (entity, qualifier) else { return false };
        let QualifierPart::Type { of } = self.il[qualifier].part else { return false };
        self.manner.values.kept_constants > 0
            && matches!(self.il[self.il[id].scope].kind, ScopeKind::Class { .. })
            && matches!(self.il[of].kind, TypeKind::AliasInstance { .. })
    }

    /// The class of a static data member that is named by a typedef name of that class, or as a member of one derived from
    /// it, within such a constant.
    pub(super) fn class_named_otherwise(
        &self,
        entity: Entity,
        qualifier: Option<QualifierId>,
    ) -> Option<ScopeId> {
        let Entity::Variable { id } = entity else { return None };
        let QualifierPart::Type { of } = self.il[qualifier?].part else { return None };
        let scope = self.il[id].scope;
        let named = self.manner.values.kept_constants > 0
            && matches!(self.il[scope].kind, ScopeKind::Class { .. })
            && match self.il[of].kind {
                TypeKind::Typedef { .. } => true,
                TypeKind::Class { class } => self.il[class].scope != scope,
                _ => false,
            };
        named.then_some(scope)
    }

    /// Whether a nested-name-specifier names namespaces alone, as they are found from where it was written.
    pub(super) fn starts_in_namespace(&self, qualifier: QualifierId) -> bool {
        let q = &self.il[qualifier];
        matches!(q.part, QualifierPart::Namespace { .. })
            && q.prefix.is_none_or(|prefix| self.starts_in_namespace(prefix))
    }

    /// The namespace of a function or function template that is named in a type that an expression determines, outside of
    /// templates: what was written there may mean something else here.
    pub(super) fn kept_function(&self, entity: Entity) -> Option<ScopeId> {
        let function = match entity {
            Entity::Function { .. } => true,
            Entity::Template { id } => matches!(self.il[id].kind, TemplateKind::Function { .. }),
            _ => false,
        };
        let here = self.manner.types.naming_type && self.around.templates == 0;
        self.kept_namespace(entity).filter(|_| function && here)
    }

    /// Prints a name that stands alone. That of a member function in a type which an expression determines has the path
    /// to its class: the type may be printed outside of that.
    pub(super) fn named_alone(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        if qualifier.is_none() {
            if let Some(scope) = self.kept_class(entity).or_else(|| self.kept_class_of_value(entity)) {
                self.qualify_visible(scope);
            } else if self.manner.values.in_value
                && let Some(class) = self.outer_template_of(entity)
            {
                self.pattern_with_path(class);
                self.text("::");
            }
        }
        self.named_entity(entity, qualifier, args);
    }

    /// The class of a static member or enumerator that is named in a constant kept outside of it: an instance of a class
    /// template, and in types that expressions determine any class.
    fn kept_class_of_value(&self, entity: Entity) -> Option<ScopeId> {
        let scope = match entity {
            Entity::Variable { id } => self.il[id].scope,
            Entity::Enumerator { id } => match self.il.unqualified(self.il[id].ty) {
                TypeKind::Enum { of } if !self.il[of].scoped => self.il[of].enclosing,
                _ => return None,
            },
            _ => return None,
        };
        let ScopeKind::Class { of } = self.il[scope].kind else { return None };
        let elsewhere = self.il[of].instance.is_some()
            || self.manner.types.naming_type && !self.il.is_dependent_class(of);
        let kept = self.manner.values.kept_constants > 0 && elsewhere && !self.is_visible(scope);
        kept.then_some(scope)
    }

    /// The class of a member function that is named in a type which an expression determines.
    fn kept_class(&self, entity: Entity) -> Option<ScopeId> {
        let function = self.il.function_in(entity).filter(|_| self.manner.types.naming_type)?;
        let id = self.il[function].class?;
        let class = &self.il[id];
        let named = !class.flags.contains(ClassFlags::LOCAL) && !self.il.is_dependent_class(id);
        named.then_some(class.scope)
    }

    /// The class template that a variable is a static member of, where a member class with bases of that is printed,
    /// outside of functions: among template arguments it is named by its path there, which no base hides.
    pub(in crate::emit::host) fn outer_template_of(&self, entity: Entity) -> Option<ClassId> {
        let Entity::Variable { id } = entity else { return None };
        let ScopeKind::Class { of } = self.il[self.il[id].scope].kind else { return None };
        let outer = self.around.functions == 0
            && self.il[of].instance.is_none()
            && self.pattern_args(of).is_some()
            && self.is_in_derived_member(of);
        outer.then_some(of)
    }

    /// Whether this place lies in a member of `outer`, or in one of such, that has bases or whose bases are named. What is
    /// around the innermost class does not count.
    fn is_in_derived_member(&self, outer: ClassId) -> bool {
        let names_bases = self.around.declared.naming_bases.is_some_and(|class| class != outer);
        let (mut at, mut derived) = (Some(self.scope), None);
        while let Some(scope) = at {
            if let ScopeKind::Class { of } = self.il[scope].kind {
                if of == outer {
                    return derived.unwrap_or(false);
                }
                derived = derived.or(Some(names_bases || !self.il[of].bases.is_empty()));
            }
            at = self.scope_around(scope);
        }
        false
    }
}
