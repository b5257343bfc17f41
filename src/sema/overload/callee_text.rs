//! What a call names: the scope in which its functions were found together (`[basic.lookup]`, `[namespace.udecl]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText};
use crate::il::*;
use crate::sema::lookup::Key;

/// Where the functions that a call could mean were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundIn {
    /// Where they are members.
    Own,
    /// In a namespace or block, some perhaps by using-declarations or as members of inline namespaces.
    Scope(ScopeId),
    /// As members of a class or of its bases.
    Class(ClassId),
    /// In namespaces that using-directives nominate.
    Nominated,
    /// In the namespaces that the arguments are associated with, nowhere else.
    Associated,
}

impl Compilation {
    /// Where unqualified or qualified lookup found the functions of a name.
    pub(in crate::sema) fn found_in(
        &self,
        candidates: &[Entity],
        name: EntityName,
        qualifier: Option<QualifierId>,
    ) -> FoundIn {
        let Some(key) = Key::of(name) else { return FoundIn::Own };
        let of_class =
            candidates.iter().any(|e| self.il.function_in(*e).is_some_and(|f| self.il[f].class.is_some()));
        let associated = |c: &Self| {
            matches!(candidates, [Entity::Template { .. }])
                && qualifier.is_none()
                && c.lookup_unqualified(key, c.context.scope).is_empty()
        };
        if of_class || candidates.len() < 2 && !associated(self) {
            return FoundIn::Own;
        }
        if let Some(qualifier) = qualifier {
            let scope = match self.il[qualifier].part {
                QualifierPart::Namespace { of } => self.scope_named_by(of),
                _ => None,
            };
            return scope.map_or(FoundIn::Own, FoundIn::Scope);
        }
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            if self.symbols.bindings.get(scope, key).iter().any(|e| candidates.contains(e)) {
                return FoundIn::Scope(scope);
            }
            at = self.il[scope].parent;
        }
        match self.lookup_unqualified(key, self.context.scope).is_empty() {
            true => FoundIn::Associated,
            false => FoundIn::Nominated,
        }
    }

    /// The functions that a name without qualifier means in the order in which notes list them: those that ordinary
    /// lookup finds, in namespaces of using-directives first, then those of associated namespaces, of the last argument's
    /// first. Of one scope the latest stands first, unless a using-declaration or using-directive brings it in. Friends that
    /// are not visible stand last, if nothing visible in their namespace has that name.
    pub(in crate::sema) fn listed_order(
        &self,
        key: Key,
        ordinary: &[Entity],
        associated: &[Entity],
    ) -> Vec<Entity> {
        let mut at = Some(self.context.scope);
        let mut own: &[Entity] = &[];
        while let Some(scope) = at.filter(|_| own.is_empty()) {
            let bound = self.symbols.bindings.get(scope, key);
            if bound.iter().any(|e| ordinary.contains(e)) {
                own = bound;
            }
            at = self.il[scope].parent;
        }
        let mut listed: Vec<Entity> = ordinary.iter().copied().filter(|e| !own.contains(e)).collect();
        match listed.is_empty() {
            true => listed.extend(self.as_listed(ordinary, self.found_in_scope_of(ordinary)).iter().rev()),
            false => listed.extend(own.iter().filter(|e| ordinary.contains(e))),
        }
        let hidden = |e: &Entity| {
            self.il.function_in(*e).is_some_and(|f| self.il[f].flags.contains(FunctionFlags::HIDDEN_FRIEND))
        };
        let alone = |e: &Entity| {
            self.il
                .function_in(*e)
                .is_some_and(|f| self.symbols.bindings.get(self.il[f].scope, key).is_empty())
        };
        listed.extend(associated.iter().rev().filter(|e| !hidden(e)));
        listed.extend(associated.iter().rev().filter(|e| hidden(e) && alone(e)));
        listed
    }

    /// The scope of the latest of some functions, in which the others were perhaps brought.
    fn found_in_scope_of(&self, functions: &[Entity]) -> FoundIn {
        let scope = |e: &Entity| self.il.function_in(*e).map(|f| self.il[f].scope);
        let mut at = Some(self.context.scope);
        while let Some(here) = at {
            if functions.iter().any(|e| scope(e) == Some(here)) {
                return FoundIn::Scope(here);
            }
            at = self.il[here].parent;
        }
        FoundIn::Nominated
    }

    /// Candidates in the order in which messages list them: those that using-declarations and nominated or inline
    /// namespaces contribute stand in the opposite order.
    pub(in crate::sema) fn as_listed(&self, candidates: &[Entity], found: FoundIn) -> Vec<Entity> {
        let mut listed = candidates.to_vec();
        let foreign = |e: &Entity| match found {
            FoundIn::Scope(scope) => self.il.function_in(*e).is_some_and(|f| self.il[f].scope != scope),
            FoundIn::Nominated => true,
            _ => false,
        };
        let mut at = 0;
        while at < listed.len() {
            let run = listed[at..].iter().take_while(|e| foreign(e)).count();
            listed[at..at + run].reverse();
            at += run.max(1);
        }
        listed
    }

    /// The one function that the scope declares in which a name was found, where the others are those of associated
    /// namespaces.
    pub(super) fn sole_ordinary(&self, candidates: &[Entity], found: FoundIn) -> Option<Entity> {
        let FoundIn::Scope(scope) = found else { return None };
        let first = self.il.function_in(*candidates.first()?)?;
        match self.symbols.bindings.get(scope, Key::of(self.il[first].name)?) {
            [only] if candidates.len() > 1 && candidates.contains(only) => Some(*only),
            _ => None,
        }
    }

    /// The functions that a call could mean, by their common name.
    pub fn callee_entity(&self, candidates: &[Entity], found: FoundIn) -> EntityText {
        let Some(first) = candidates.first().copied() else {
            return EntityText::new(EntityKind::Function, "", Declared::Implicitly);
        };
        let sole = self.sole_ordinary(candidates, found);
        let kind = match candidates {
            _ if found == FoundIn::Associated => EntityKind::None,
            _ if let Some(Entity::Template { .. }) = sole => EntityKind::FunctionTemplate,
            [Entity::Template { .. }] => EntityKind::FunctionTemplate,
            _ if sole.is_some() => EntityKind::Function,
            [_] => EntityKind::Function,
            _ => EntityKind::OverloadedFunction,
        };
        let scopes = |e: &Entity| self.il.function_in(*e).map(|f| self.il[f].scope);
        let together = candidates.iter().all(|e| scopes(e) == scopes(&first));
        let name = match (self.il.function_in(first), found) {
            (Some(f), FoundIn::Associated | FoundIn::Nominated) => self.bare_function_name(f),
            (Some(f), FoundIn::Scope(scope)) => self.scope_text(scope) + &self.bare_function_name(f),
            (Some(f), FoundIn::Class(class)) if self.il[f].class != Some(class) => {
                self.named_in_class(class, f)
            }
            (Some(f), _) if !together => self.bare_function_name(f),
            (Some(f), _) => self.name_in_scope_text(f, false),
            (None, _) => String::new(),
        };
        EntityText::new(kind, name, Declared::Implicitly)
    }

    /// A member function of a base by the class in which it was found.
    fn named_in_class(&self, class: ClassId, function: FunctionId) -> String {
        let name = self.bare_function_name(function);
        let made = |i: &InstanceId| self.il[*i].explicit != Specialization::Explicit;
        match self.il[class].instance.filter(made) {
            Some(instance) => format!(
                "{}::{name} [with {}]",
                self.instance_pattern_text(instance),
                self.instance_bindings_text(instance)
            ),
            None => format!("{}::{name}", self.class_text(class)),
        }
    }
}
