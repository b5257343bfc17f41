//! Nested-name-specifiers that are printed as they were written.

use super::Printer;
use crate::il::*;
use crate::names::Name;

impl Printer<'_> {
    /// Whether a nested-name-specifier names classes, enumerations and namespaces by their own names.
    pub(super) fn has_plain_parts(&self, qualifier: QualifierId) -> bool {
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
    pub(super) fn path_of_member(&mut self, scope: ScopeId, qualifier: QualifierId) {
        let in_namespace = matches!(self.il[scope].kind, ScopeKind::Namespace { .. });
        match in_namespace && !self.is_visible(scope) {
            true => self.qualify_visible(scope),
            false => self.declared_qualifier(scope, qualifier),
        }
    }

    /// Prints the nested-name-specifier of what is declared as a member of `scope`: templates in it are not marked as
    /// such, and partial specializations have all arguments.
    pub(super) fn declared_qualifier(&mut self, scope: ScopeId, qualifier: QualifierId) {
        let il = self.il;
        let QualifierPart::Type { of } = il[qualifier].part else { return self.qualifier(qualifier) };
        match il[of].kind {
            TypeKind::Instance { template, args } if self.names_template_from_here(template) => {
                self.qualify_visible(il[template].scope);
                let partial = match il[scope].kind {
                    ScopeKind::Class { of } => self.partial_args(of),
                    _ => None,
                };
                self.template_identifier(template);
                self.template_args(partial.unwrap_or(args));
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

    /// Prints a nested-name-specifier as written: each part by its name alone.
    pub(super) fn written_qualifier(&mut self, qualifier: QualifierId) {
        let mut parts: smallvec::SmallVec<[QualifierPart; 8]> = smallvec::SmallVec::new();
        let mut at = Some(qualifier);
        while let Some(qualifier) = at {
            parts.push(self.il[qualifier].part);
            at = self.il[qualifier].prefix;
        }
        for part in parts.into_iter().rev() {
            match part {
                QualifierPart::Global => continue,
                QualifierPart::Namespace { of } => self.namespace_entity(of),
                QualifierPart::Type { of } => match self.il[of].kind {
                    TypeKind::Class { class } => {
                        self.class_identifier(Some(class));
                        self.class_arguments(class);
                    }
                    TypeKind::Enum { of } => {
                        if let Some(name) = self.il[of].name {
                            self.name(name);
                        }
                    }
                    _ => {}
                },
                QualifierPart::Name { name } => self.name(name),
            }
            self.text("::");
        }
    }

    /// Prints a nested-name-specifier of several parts in a static assertion, where typedef names stay; says whether it
    /// is one that can be printed so.
    pub(super) fn asserted_qualifier(&mut self, qualifier: QualifierId) -> bool {
        let il = self.il;
        let mut parts: smallvec::SmallVec<[Name; 8]> = smallvec::SmallVec::new();
        let mut typedef_names = false;
        let mut at = Some(qualifier);
        while let Some(qualifier) = at {
            let q = &il[qualifier];
            let QualifierPart::Type { of } = q.part else { return false };
            let of = match il[of].kind {
                TypeKind::Qualifiedly { of, .. } => of,
                _ => of,
            };
            match il[of].kind {
                TypeKind::Typedef { typedef } => {
                    typedef_names = true;
                    parts.push(il[typedef].name);
                }
                TypeKind::Class { class } if il[class].instance.is_none() => match il[class].name {
                    Some(name) => parts.push(name),
                    None => return false,
                },
                _ => return false,
            }
            at = q.prefix;
        }
        if !typedef_names || parts.len() < 2 {
            return false;
        }
        for name in parts.into_iter().rev() {
            self.name(name);
            self.text("::");
        }
        true
    }

    /// Whether a nested-name-specifier was written with `::` before it.
    pub(super) fn starts_at_global(&self, mut qualifier: QualifierId) -> bool {
        while let Some(prefix) = self.il[qualifier].prefix {
            qualifier = prefix;
        }
        matches!(self.il[qualifier].part, QualifierPart::Global)
    }
}
