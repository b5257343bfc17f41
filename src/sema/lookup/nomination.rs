//! Namespaces that very many using-directives nominate, or that have very many inline namespaces (`[namespace.udir]`):
//! which of them declare a name is asked of the name, not of each of them.

use crate::compilation::Compilation;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::sema::lookup::Key;
use smallvec::SmallVec;

/// A scope that nominates and contains no more namespaces than this is searched through them.
const MANY: usize = 16;

/// What the scopes with very many directives or inline namespaces reach.
#[derive(Default)]
pub struct Nominations {
    reached: NearMap<ScopeId, Reach>,
    /// The namespaces that declare a name, as soon as there is such a scope.
    declaring: NearMap<Key, SmallVec<[ScopeId; 2]>>,
}

/// The namespaces nominated from one scope, directly or through one another.
#[derive(Default)]
struct Reach {
    /// In the order in which a lookup meets them.
    list: Vec<ScopeId>,
    /// The place of each in that order.
    places: NearMap<ScopeId, u32>,
    /// The scopes whose directives count: the one that it all begins at, those that are nominated, and the inline
    /// namespaces of both.
    sources: NearSet<ScopeId>,
}

/// How a scope comes to reach a namespace.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::sema) enum Reaching {
    Directive,
    Inline,
}

impl Reach {
    fn add(&mut self, namespace: ScopeId) -> bool {
        let place = self.list.len() as u32;
        let new = *self.places.entry(namespace).or_insert(place) == place;
        if new {
            self.list.push(namespace);
        }
        new
    }
}

impl Compilation {
    /// Makes a namespace visible in a scope, once.
    pub(in crate::sema) fn nominate(&mut self, scope: ScopeId, namespace: ScopeId) {
        let known = match self.symbols.bindings.nominations.reached.get(&scope) {
            // What is nominated through others must still be asked for.
            Some(reach) if !reach.places.contains_key(&namespace) => false,
            _ => self.il[scope].used_namespaces(&self.il).contains(&namespace),
        };
        if !known {
            scope.extras_mut(&mut self.il).used_namespaces.push(namespace);
            self.note_reached(scope, namespace, Reaching::Directive);
        }
    }

    /// Keeps what scopes reach up to date when `scope` has come to reach `namespace`.
    pub(in crate::sema) fn note_reached(&mut self, scope: ScopeId, namespace: ScopeId, how: Reaching) {
        let bindings = &mut self.symbols.bindings;
        let count = if self.il[namespace].declares { bindings.names.count() } else { 0 };
        bindings.indirect.add(namespace, bindings.names.scopes_and_keys(), count);
        let mut reached = std::mem::take(&mut self.symbols.bindings.nominations.reached);
        for (start, reach) in &mut reached {
            if !reach.sources.contains(&scope) {
                continue;
            }
            // What directives nominate comes before what inline namespaces do.
            let last = how == Reaching::Inline || !self.il[*start].has_inline;
            match how {
                _ if scope != *start || !last => *reach = self.reach_of(*start),
                Reaching::Inline => self.visit_source(namespace, reach),
                Reaching::Directive if reach.add(namespace) => self.visit_source(namespace, reach),
                Reaching::Directive => {}
            }
        }
        let inner = self.symbols.bindings.inline_namespaces(scope).len();
        if self.il[scope].used_namespaces(&self.il).len() + inner > MANY && !reached.contains_key(&scope) {
            if reached.is_empty() {
                self.note_all_declaring();
            }
            reached.insert(scope, self.reach_of(scope));
        }
        self.symbols.bindings.nominations.reached = reached;
    }

    fn reach_of(&self, scope: ScopeId) -> Reach {
        let mut reach = Reach::default();
        self.visit_source(scope, &mut reach);
        reach
    }

    fn visit_source(&self, scope: ScopeId, reach: &mut Reach) {
        if !reach.sources.insert(scope) {
            return;
        }
        for used in self.il[scope].used_namespaces(&self.il) {
            if reach.add(*used) {
                self.visit_source(*used, reach);
            }
        }
        for inner in self.symbols.bindings.inline_namespaces(scope) {
            self.visit_source(*inner, reach);
        }
    }

    fn note_all_declaring(&mut self) {
        let bindings = &mut self.symbols.bindings;
        for (scope, key) in bindings.names.scopes_and_keys() {
            if is_namespace(&self.il, scope) {
                bindings.nominations.declaring.entry(key).or_default().push(scope);
            }
        }
    }

    /// Notes that a scope is about to declare a name.
    pub(in crate::sema) fn note_declaring(&mut self, scope: ScopeId, key: Key) {
        let bindings = &mut self.symbols.bindings;
        if is_namespace(&self.il, scope) {
            bindings.indirect.note_declared(scope, key);
        }
        let wanted = !bindings.nominations.reached.is_empty() && is_namespace(&self.il, scope);
        if wanted && bindings.names.get(scope, key).is_empty() {
            let scopes = bindings.nominations.declaring.entry(key).or_default();
            // A name may be forgotten and declared anew.
            if scopes.last() != Some(&scope) {
                scopes.push(scope);
            }
        }
    }

    /// Of the namespaces nominated from a scope with very many of them, those that declare a name or whose inline
    /// namespaces do, in the order in which a lookup meets them; `None` for other scopes.
    pub(in crate::sema) fn nominated_declaring(
        &self,
        scope: ScopeId,
        key: Key,
    ) -> Option<SmallVec<[ScopeId; 4]>> {
        let nominations = &self.symbols.bindings.nominations;
        if nominations.reached.is_empty() {
            return None;
        }
        let reach = nominations.reached.get(&scope)?;
        let declaring = nominations.declaring.get(&key).map_or(&[][..], |scopes| scopes);
        if declaring.len() > reach.list.len() {
            return Some(reach.list.iter().copied().collect());
        }
        let mut places: SmallVec<[u32; 8]> = SmallVec::new();
        for scope in declaring {
            let around = std::iter::successors(Some(*scope), |scope| self.around_inline(*scope));
            places.extend(around.filter_map(|scope| reach.places.get(&scope).copied()));
        }
        places.sort_unstable();
        places.dedup();
        Some(places.into_iter().filter_map(|place| reach.list.get(place as usize).copied()).collect())
    }

    /// Of the inline namespaces in a scope with very many of them, the one that declares a name; `None` for other scopes,
    /// and where several do.
    pub(in crate::sema) fn inline_declaring(&self, scope: ScopeId, key: Key) -> Option<Option<ScopeId>> {
        let nominations = &self.symbols.bindings.nominations;
        if nominations.reached.is_empty() || !nominations.reached.contains_key(&scope) {
            return None;
        }
        let declaring = nominations.declaring.get(&key).map_or(&[][..], |scopes| scopes);
        if declaring.len() > self.symbols.bindings.inline_namespaces(scope).len() {
            return None;
        }
        let within = |inner: &&ScopeId| {
            std::iter::successors(self.around_inline(**inner), |scope| self.around_inline(*scope))
                .any(|around| around == scope)
        };
        let mut found = declaring.iter().filter(within);
        match (found.next(), found.next()) {
            (_, Some(_)) => None,
            (only, None) => Some(only.copied()),
        }
    }

    /// The namespace that an inline namespace is a member of.
    fn around_inline(&self, scope: ScopeId) -> Option<ScopeId> {
        match self.il[scope].kind {
            ScopeKind::Namespace { of } if self.il[of].inline => Some(self.il[of].enclosing),
            _ => None,
        }
    }
}

fn is_namespace(il: &Il, scope: ScopeId) -> bool {
    matches!(il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. })
}
