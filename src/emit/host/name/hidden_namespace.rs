//! Namespaces that a class of their name hides somewhere inside of the scope they are members of. Each gets another
//! name behind its parts, and types are reached by that.

use crate::emit::Input;
use crate::emit::host::Printer;
use crate::il::*;
use crate::names::Name;
use crate::tables::spelled;
use rustc_hash::FxHashSet;

/// The namespaces of a unit that classes hide.
pub(super) fn hidden_namespaces(input: &Input) -> FxHashSet<NamespaceId> {
    let namespaces = input.il.all().entities.namespaces.ids();
    let named: FxHashSet<Name> = namespaces.filter_map(|namespace| input.il[namespace].name).collect();
    let hides = |class: ClassId| {
        let c = &input.il[class];
        let name = c.name.filter(|name| c.instance.is_none() && named.contains(name))?;
        hidden_by(input, class, name)
    };
    input.il.all().entities.classes.ids().filter_map(hides).collect()
}

/// The namespace called `name` that a class of that name hides: one of the nearest scope around the class that
/// declares the name.
fn hidden_by(input: &Input, class: ClassId, name: Name) -> Option<NamespaceId> {
    let (il, key) = (input.il, LookupKey::name(name));
    let declared = |scope: ScopeId, entity: Entity| input.bindings.named(scope, key).contains(&entity);
    if !declared(il[class].enclosing, Entity::Class { id: class }) {
        return None;
    }
    let mut at = il[il[class].enclosing].parent;
    while let Some(here) = at {
        let found = input.bindings.named(here, key);
        if !found.is_empty() {
            return found.iter().find_map(|entity| match *entity {
                Entity::Namespace { id } => Some(id),
                _ => None,
            });
        }
        at = il[here].parent;
    }
    None
}

impl Printer<'_> {
    /// Declares the other name of a namespace, one of whose parts was just printed, if it has one.
    pub(in crate::emit::host) fn alias_hidden_namespace(&mut self, namespace: NamespaceId) {
        if !self.names.hidden_namespaces.contains(&namespace) {
            return;
        }
        let known = self.memory.reaching_names.get(&namespace);
        let number = known.unwrap_or_else(|| self.invent_name());
        self.memory.reaching_names.set(namespace, number);
        self.text(spelled!(" " NAMESPACE " "));
        self.invented_name(number);
        self.text(" = ");
        if let Some(name) = self.il[namespace].name {
            self.name(name);
        }
        self.text(";");
    }

    /// Whether another name is declared for a namespace, and it is named by that here.
    pub(super) fn is_reached_by_alias(&self, namespace: NamespaceId) -> bool {
        let scope = self.il[namespace].scope;
        let befriending = self.around.declared.befriending;
        self.memory.reaching_names.contains(&namespace)
            && !self.is_around(scope)
            && !befriending.is_some_and(|inner| self.encloses(scope, inner))
    }

    /// Prints the name by which a namespace is reached: outside of it, the one declared for it where a class hides its
    /// own.
    pub(in crate::emit::host) fn reaching_name(&mut self, namespace: NamespaceId) {
        match self.memory.reaching_names.get(&namespace) {
            Some(number) if self.is_reached_by_alias(namespace) => self.invented_name(number),
            _ => match self.il[namespace].name {
                Some(name) => self.name(name),
                None => {
                    let name = self.unnamed_namespace_name();
                    self.text(&name);
                }
            },
        }
    }
}
