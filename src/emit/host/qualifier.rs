//! Nested-name-specifiers that are printed as they were written.

use super::Printer;
use crate::il::*;

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

    /// Whether a nested-name-specifier was written with `::` before it.
    pub(super) fn starts_at_global(&self, mut qualifier: QualifierId) -> bool {
        while let Some(prefix) = self.il[qualifier].prefix {
            qualifier = prefix;
        }
        matches!(self.il[qualifier].part, QualifierPart::Global)
    }

    pub(super) fn namespace_entity(&mut self, of: Entity) {
        match of {
            Entity::Namespace { id } => match self.il[id].name {
                Some(name) => self.name(name),
                None => {
                    let name = self.unnamed_namespace_name();
                    self.text(&name);
                }
            },
            Entity::NamespaceAlias { id } => self.name(self.il[id].name),
            _ => {}
        }
    }

    /// Whether a type is what `decltype` says of an expression, by whatever aliases it is named.
    pub(super) fn is_decltype(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Decltype { .. } => true,
            TypeKind::Typedef { typedef } => self.is_decltype(self.il[typedef].ty),
            TypeKind::AliasInstance { target, .. } => self.is_decltype(target),
            TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => self.is_decltype(of),
            _ => false,
        }
    }
}
