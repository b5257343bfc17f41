//! Explicit specializations of members in their namespaces, and explicit instantiations.

use crate::emit::host::change;
use crate::emit::host::{Place, Printer};
use crate::il::*;
use crate::tables::spelled;

impl Printer<'_> {
    /// The namespaces, outermost first, that are opened again around an explicit specialization of a class template,
    /// or of a member of one, that is declared from outside of them by a qualified name.
    pub(super) fn reopened_namespaces(&self, template: &TemplateDeclaration) -> Option<Vec<NamespaceId>> {
        let TemplatedItem::Declaration { id } = template.item else { return None };
        let class = match self.il[id].definition(self.il) {
            Some(definition) => {
                let definition = &self.il[definition];
                let Entity::Class { id: class } = definition.entity else { return None };
                definition.qualifier.map(|_| class)?
            }
            None => {
                let member = &self.il[*self.il[self.il[id].declarators].first()?];
                member.qualifier(self.il)?;
                let class = self.specialized_class(member.entity)?;
                // The members of an inline namespace are those of the one around it.
                if self.is_visible(self.outside_inline(self.il[class].enclosing)) {
                    return None;
                }
                class
            }
        };
        let (mut at, mut namespaces) = (self.il[class].enclosing, Vec::new());
        while !self.is_visible(at) {
            if let ScopeKind::Namespace { of } = self.il[at].kind {
                namespaces.push(of);
            }
            at = self.il[at].parent?;
        }
        namespaces.reverse();
        (!namespaces.is_empty()).then_some(namespaces)
    }

    /// The class template instance whose member, or whose nested class's, an explicit specialization declares.
    pub(in crate::emit::host) fn specialized_class(&self, entity: Entity) -> Option<ClassId> {
        let mut at = match entity {
            Entity::Variable { id } => self.il[id].class,
            _ => self.class_of(entity),
        };
        while let Some(class) = at {
            if self.il[class].instance.is_some() {
                return Some(class);
            }
            at = match self.il[self.il[class].enclosing].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            };
        }
        None
    }

    /// The innermost namespace around a scope, or that scope itself, that is not inline.
    fn outside_inline(&self, mut scope: ScopeId) -> ScopeId {
        while let ScopeKind::Namespace { of } = self.il[scope].kind
            && self.il[of].inline
            && let Some(parent) = self.il[scope].parent
        {
            scope = parent;
        }
        scope
    }

    pub(super) fn in_reopened(&mut self, namespaces: &[NamespaceId], print: impl FnOnce(&mut Self)) {
        let Some(innermost) = namespaces.last() else { return print(self) };
        for namespace in namespaces {
            self.text(if self.il[*namespace].inline {
                spelled!(INLINE " " NAMESPACE " ")
            } else {
                spelled!(NAMESPACE " ")
            });
            if let Some(name) = self.il[*namespace].name {
                self.name(name);
                self.text(" ");
            }
            self.text("{ ");
        }
        self.with(change::Reopened(true), |p| p.inside(p.il[*innermost].scope, print));
        for _ in namespaces {
            self.text("} ");
        }
    }

    /// Prints an explicit instantiation.
    pub(in crate::emit::host) fn instantiation(&mut self, id: InstantiationId) {
        let instantiation = &self.il[id];
        // Of an explicit specialization it has no effect ([temp.explicit]).
        if let Some(Entity::Class { id: class }) = instantiation.entity
            && self.il[class].instance.is_some_and(|i| self.il[i].explicit == Specialization::Explicit)
        {
            return;
        }
        self.w.at(instantiation.pos);
        if !instantiation.extern_ && self.options.compiler.clang_version.is_some() {
            self.instantiated_stub(instantiation.group);
        }
        self.text(if instantiation.extern_ {
            spelled!(EXTERN " " TEMPLATE " ")
        } else {
            spelled!(TEMPLATE " ")
        });
        let extern_template = instantiation.extern_;
        // A class stands on the line of the keyword.
        let positioned = self.il[self.il[instantiation.group].declarators].is_empty();
        let place =
            Place { templated: true, instantiation: true, extern_template, positioned, ..Place::default() };
        self.group(instantiation.group, place);
    }
}
