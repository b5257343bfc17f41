//! References to names as they were written: an entity has one for each way in which it was named.

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Handle, Value};
use crate::il::*;
use crate::names::Name;
use crate::tables::il_display::{
    NameQualifierNode, NameReferenceNode, NamespaceNode, TypeNode, any, kind, name_qualifier, name_reference,
    new,
};

/// What a qualifier names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::emit::display) enum Qualifies {
    Namespace(NamespaceNode),
    Class(TypeNode),
    Name(Name),
}

impl Build<'_> {
    /// The reference to an entity's name with this qualifier and so many template arguments, which is made where
    /// it is the first of its kind; `primary` if the main declaration of the entity has it.
    pub fn name_reference(
        &mut self,
        entity: impl Handle<kind::Entity>,
        qualifier: Option<QualifierId>,
        args: Option<usize>,
        primary: bool,
    ) -> NameReferenceNode {
        let entity = entity.id();
        let made = qualifier.and_then(|qualifier| self.name_qualifier(qualifier));
        let is_global = qualifier.is_some_and(|qualifier| self.is_global(qualifier));
        let count = Value::Int(args.map_or(-1, |args| args as i128));
        let first = self.g.target(entity, any::SOURCE_CORRESP_NAME_REFERENCES);
        let mut at = first;
        while let Some(id) = at {
            if self.g.target(id, name_reference::QUALIFIER) == made
                && self.g.is_true(id, name_reference::IS_GLOBAL_QUALIFIED_NAME) == is_global
                && self.g.get(id, name_reference::NUM_TEMPLATE_ARGUMENTS) == Some(&count)
                && self.g.is_true(id, name_reference::FROM_PROTOTYPE_INSTANTIATION) == self.place.in_prototype
            {
                self.g.flag(
                    id,
                    name_reference::USED_IN_PRIMARY_DECLARATOR,
                    primary && !self.g.is_type(entity),
                );
                return id;
            }
            at = self.g.target(id, name_reference::NEXT);
        }
        let id = self.g.add_to_file(new::NAME_REFERENCE);
        self.g.set(id, name_reference::NUM_TEMPLATE_ARGUMENTS, count);
        self.g.flag(id, name_reference::IS_TEMPLATE_ID, args.is_some());
        self.g.flag(id, name_reference::USED_IN_PRIMARY_DECLARATOR, primary);
        self.g.link_some(id, name_reference::QUALIFIER, made);
        self.g.flag(id, name_reference::IS_GLOBAL_QUALIFIED_NAME, is_global);
        let computed = qualifier.is_some_and(|qualifier| self.is_decltype(qualifier));
        self.g.flag(id, name_reference::IS_DECLTYPE_QUALIFIED, computed);
        self.g.flag(id, name_reference::FROM_PROTOTYPE_INSTANTIATION, self.place.in_prototype);
        self.g.link_some(id, name_reference::NEXT, first);
        if let Some(entity) = self.g.having(entity, any::SOURCE_CORRESP_NAME_REFERENCES) {
            self.g.link(entity, any::SOURCE_CORRESP_NAME_REFERENCES, id);
        }
        id
    }

    /// A reference that no entity has: it belongs to a copy of a constant.
    pub fn copied_reference(
        &mut self,
        qualifier: Option<QualifierId>,
        args: Option<usize>,
    ) -> NameReferenceNode {
        let made = qualifier.and_then(|qualifier| self.name_qualifier(qualifier));
        let id = self.g.add_to_file(new::NAME_REFERENCE);
        self.g.int(id, name_reference::NUM_TEMPLATE_ARGUMENTS, args.map_or(-1, |args| args as i128));
        self.g.flag(id, name_reference::IS_TEMPLATE_ID, args.is_some());
        self.g.link_some(id, name_reference::QUALIFIER, made);
        let is_global = qualifier.is_some_and(|qualifier| self.is_global(qualifier));
        self.g.flag(id, name_reference::IS_GLOBAL_QUALIFIED_NAME, is_global);
        id
    }

    fn is_global(&self, mut qualifier: QualifierId) -> bool {
        while let Some(prefix) = self.il[qualifier].prefix {
            qualifier = prefix;
        }
        self.il[qualifier].part == QualifierPart::Global
    }

    /// Whether a qualifier begins with a type that decltype gives ([dcl.type.decltype]).
    fn is_decltype(&self, mut qualifier: QualifierId) -> bool {
        while let Some(prefix) = self.il[qualifier].prefix {
            qualifier = prefix;
        }
        matches!(self.il[qualifier].part, QualifierPart::Type { of }
            if matches!(self.il[of].kind, TypeKind::Decltype { .. }))
    }

    /// Namespaces that stand before the names of their members have been referred to.
    pub fn named_namespaces(&mut self) {
        for qualifier in self.il.qualifiers.ids() {
            if let QualifierPart::Namespace { of } = self.il[qualifier].part
                && let Some(node) = self.known::<kind::Entity>(of)
            {
                self.referenced(node);
            }
        }
    }

    fn name_qualifier(&mut self, qualifier: QualifierId) -> Option<NameQualifierNode> {
        let Qualifier { prefix, part, .. } = self.il[qualifier];
        let previous = prefix.and_then(|prefix| self.name_qualifier(prefix));
        let what = match part {
            QualifierPart::Global => return None,
            QualifierPart::Namespace { of } => {
                let namespace = self.entity(of)?;
                Qualifies::Namespace(self.g.cast(namespace)?)
            }
            QualifierPart::Type { of } => Qualifies::Class(self.ty(of)),
            QualifierPart::Name { name } => Qualifies::Name(name),
        };
        if let Some(found) = self.made.entities.qualifiers.get(&(what, previous)) {
            return Some(*found);
        }
        let id = self.g.add_to_file(new::NAME_QUALIFIER);
        let name = match what {
            Qualifies::Namespace(target) => {
                self.referenced(target);
                self.g.link(id, name_qualifier::QUALIFIER_NAMESPACE_PTR, target);
                self.g.name(target)
            }
            Qualifies::Class(target) => {
                self.g.flag(id, name_qualifier::IS_CLASS, true);
                self.g.link(id, name_qualifier::QUALIFIER_CLASS_TYPE, target);
                let named = if self.g.name(target).is_some() { target } else { self.resolved(target) };
                self.g.name(named)
            }
            Qualifies::Name(name) => Some(self.text(name)),
        };
        if let Some(name) = name {
            self.g.identifier(id, name_qualifier::NAME, name);
        }
        self.g.link_some(id, name_qualifier::PREVIOUS_QUALIFIER, previous);
        self.made.entities.qualifiers.insert((what, previous), id);
        Some(id)
    }
}
