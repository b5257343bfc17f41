//! Namespaces that a class of their name hides somewhere inside of the scope they are members of. Each gets another
//! name behind its parts, and types are reached by that.

use crate::emit::Input;
use crate::emit::host::Printer;
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use rustc_hash::{FxHashMap, FxHashSet};

/// The namespaces of a unit that classes hide, with the number of their other name once that is declared.
pub(in crate::emit::host) struct HiddenNamespaces {
    numbers: FxHashMap<NamespaceId, Option<u32>>,
}

impl HiddenNamespaces {
    /// The namespaces that classes hide.
    pub fn of(input: &Input) -> Self {
        let mut numbers = FxHashMap::default();
        let namespaces = input.il.namespaces.ids();
        let named: FxHashSet<Name> = namespaces.filter_map(|namespace| input.il[namespace].name).collect();
        for class in input.il.classes.ids() {
            let c = &input.il[class];
            if let Some(name) = c.name
                && c.instance.is_none()
                && named.contains(&name)
                && let Some(hidden) = hidden_by(input, class, name)
            {
                numbers.insert(hidden, None);
            }
        }
        Self { numbers }
    }
}

/// The namespace called `name` that a class of that name hides: one of the nearest scope around the class that
/// declares the name.
fn hidden_by(input: &Input, class: ClassId, name: Name) -> Option<NamespaceId> {
    let (il, key) = (input.il, Key::name(name));
    let declared = |scope: ScopeId, entity: Entity| input.bindings.get(scope, key).contains(&entity);
    if !declared(il[class].enclosing, Entity::Class { id: class }) {
        return None;
    }
    let mut at = il[il[class].enclosing].parent;
    while let Some(here) = at {
        let found = input.bindings.get(here, key);
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
        let Some(number) = self.names.hidden_namespaces.numbers.get(&namespace).copied() else { return };
        let number = number.unwrap_or_else(|| {
            self.names.invented_names += 1;
            self.names.invented_names - 1
        });
        self.names.hidden_namespaces.numbers.insert(namespace, Some(number));
        self.text(" namespace ");
        self.invented_name(number);
        self.text(" = ");
        if let Some(name) = self.il[namespace].name {
            self.name(name);
        }
        self.text(";");
    }

    /// Prints the name by which a namespace is reached: the one declared for it where a class hides its own.
    pub(in crate::emit::host) fn reaching_name(&mut self, namespace: NamespaceId) {
        match self.names.hidden_namespaces.numbers.get(&namespace).copied().flatten() {
            Some(number) => self.invented_name(number),
            None => match self.il[namespace].name {
                Some(name) => self.name(name),
                None => {
                    let name = self.unnamed_namespace_name();
                    self.text(&name);
                }
            },
        }
    }
}
