//! Name lookup (`[basic.lookup]`): unqualified, qualified, member and argument-dependent.

pub(super) mod ambiguous_member;
mod found;
mod friend_list;
mod hidden_variable;
pub mod ill_formed_type;
mod indirect;
pub mod missing_type;
mod name_table;
mod naming_class;
pub(in crate::sema) mod nomination;
pub mod overload_set;
mod predeclared_function;
mod several_scopes;
pub mod symbols;
pub mod undeclared;

use crate::compilation::Compilation;
pub use crate::il::LookupKey as Key;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;
use crate::sema::instantiation::substitute::Environment;
pub use crate::sema::lookup::found::{Counted, EntityKinds, Found};
use crate::sema::lookup::friend_list::FriendList;
use crate::sema::lookup::indirect::Indirect;
use crate::sema::lookup::name_table::NameTable;
use crate::sema::lookup::nomination::{Nominations, Reaching};
use crate::sema::lookup::overload_set::{LARGE, LargeList, LargeSet, SpecialMembers, SpecialOf};
use crate::sema::lookup::several_scopes::SeveralScopes;
use crate::tables::limits;
use smallvec::SmallVec;

/// So many are looked through one by one rather than hashed.
const FEW: usize = 16;

/// Scopes in the order in which they were met, each once.
#[derive(Default)]
struct ScopeList {
    scopes: SmallVec<[ScopeId; 8]>,
    /// The same ones, once they are many.
    known: NearSet<ScopeId>,
}

impl ScopeList {
    /// Adds a scope; false if it was met before.
    fn add(&mut self, scope: ScopeId) -> bool {
        let new = match self.scopes.len() {
            ..=FEW => !self.scopes.contains(&scope),
            _ => {
                if self.known.is_empty() {
                    self.known.extend(&self.scopes);
                }
                self.known.insert(scope)
            }
        };
        if new {
            self.scopes.push(scope);
        }
        new
    }
}

/// Adds those that are not there yet.
pub(super) fn add_once(found: &mut Found, more: impl IntoIterator<Item = Entity>) {
    let mut known = NearSet::default();
    // Often all of them are there, in the same order.
    let mut next = 0;
    for entity in more {
        if found.get(next) == Some(&entity) {
            next += 1;
            continue;
        }
        if known.is_empty() && found.len() > FEW {
            known.extend(found.iter().copied());
        }
        let new = if known.is_empty() { !found.contains(&entity) } else { known.insert(entity) };
        if new {
            found.push(entity);
        }
    }
}

/// What each name stands for in each scope.
#[derive(Default)]
pub struct Bindings {
    names: NameTable,
    /// Friends that only argument-dependent lookup finds, by the namespace they are members of.
    friends: NearMap<(ScopeId, Key), FriendList>,
    /// Classes and class templates that only friend declarations have declared: lookup does not find them.
    friend_classes: NearMap<(ScopeId, Key), Entity>,
    /// Scopes of inline namespaces by the scope that encloses them.
    inline: NearMap<ScopeId, Vec<ScopeId>>,
    inline_changed: bool,
    nominations: Nominations,
    indirect: Indirect,
    /// The same functions by their parameters, where many have one name.
    pub(in crate::sema) large: NearMap<(ScopeId, Key), LargeSet>,
    /// The constructors, conversion functions or guides of what has very many.
    pub(in crate::sema) special: NearMap<SpecialOf, SpecialMembers>,
    /// The names of a class for which using-declarations bring in functions of its bases.
    brought: NearSet<(ScopeId, Key)>,
    /// Whether there is such a name.
    pub(in crate::sema) has_large: bool,
    /// By number, whether a name is that of some template parameter.
    parameters: Vec<bool>,
    /// The names that several classes and namespaces declare, as far as that was asked.
    several: SeveralScopes,
    /// What a name of many functions stood for when it was last used.
    pub(super) candidates: NearMap<EntityName, LargeList>,
}

impl Bindings {
    /// The inline namespaces that are members of a namespace.
    pub fn inline_namespaces(&self, scope: ScopeId) -> &[ScopeId] {
        self.inline.get(&scope).map_or(&[], |list| list.as_slice())
    }

    /// No names yet, with room for so many.
    pub fn with_capacity(names: usize) -> Self {
        Self { names: NameTable::with_capacity(names), ..Self::default() }
    }

    /// From now on, it is known which names change in the scopes below a number.
    pub fn watch(&mut self, scopes: usize) {
        self.names.watch(scopes);
        self.inline_changed = false;
    }

    /// The identifiers that may stand for something else since the watch began, some of them more than once.
    pub fn changed(&self) -> impl Iterator<Item = Name> {
        self.names.changed().iter().copied().filter_map(Key::identifier)
    }

    /// Whether a namespace has been made a member of another one, as an inline namespace, since the watch began.
    pub fn inline_changed(&self) -> bool {
        self.inline_changed
    }

    /// A scope no longer has a name: a wrong declaration takes it anew.
    pub fn forget(&mut self, scope: ScopeId, key: Key) {
        self.names.remove(scope, key);
        self.large.remove(&(scope, key));
    }

    /// Of what a name stands for, only some remains: a wrong declaration takes the place of the rest.
    pub fn keep(&mut self, scope: ScopeId, key: Key, kept: impl FnMut(&Entity) -> bool) {
        let mut kept = kept;
        self.names.entry(scope, key).retain(|entity| kept(entity));
        self.large.remove(&(scope, key));
    }

    /// The names that are bound behind the first ones, each with its scope.
    fn bound_from(&self, first: usize) -> impl Iterator<Item = (ScopeId, Key)> {
        self.names.bound_from(first)
    }

    /// What `key` stands for among the members of `scope` alone.
    pub fn get(&self, scope: ScopeId, key: Key) -> &[Entity] {
        self.names.get(scope, key)
    }

    /// Whether there may be entities of some kinds among what `key` stands for in `scope`: very many are not looked at one
    /// by one.
    pub(in crate::sema) fn may_have(&self, scope: ScopeId, key: Key, kinds: EntityKinds) -> bool {
        self.names.several(scope, key).is_none_or(|several| several.may_have(kinds))
    }

    /// Whether a name is that of a template parameter somewhere.
    pub fn is_of_parameter(&self, name: Name) -> bool {
        self.parameters.get(name.index()).copied().unwrap_or(false)
    }

    /// Notes that a template parameter has this name.
    pub fn note_parameter(&mut self, name: Name) {
        if self.parameters.len() <= name.index() {
            self.parameters.resize(name.index() + 1, false);
        }
        self.parameters[name.index()] = true;
    }
}

impl DeclaredNames for Bindings {
    fn named(&self, scope: ScopeId, key: Key) -> &[Entity] {
        self.get(scope, key)
    }

    fn inline_namespaces(&self, scope: ScopeId) -> &[ScopeId] {
        Self::inline_namespaces(self, scope)
    }

    fn visit_identifiers(&self, visit: &mut dyn FnMut(Name)) {
        self.names.keys().filter_map(Key::identifier).for_each(visit);
    }
}

/// Whether the entity is a class or enumeration name, which other entities of the same scope hide.
fn is_tag(entity: Entity) -> bool {
    matches!(entity, Entity::Class { .. } | Entity::Enum { .. })
}

impl Compilation {
    /// Makes `key` stand for `entity` in `scope`, beside what it stands for already.
    pub fn bind(&mut self, scope: ScopeId, key: Key, entity: Entity) {
        // Whether a scope declares anything is asked together with whether it declares a certain name.
        self.il.entities.scopes.unprinted_mut(scope).declares = true;
        if let ScopeKind::Class { of } = self.il[scope].kind
            && self.hides_used(scope, key, of, entity)
        {
            return;
        }
        self.note_declaring(scope, key);
        let mut found = self.symbols.bindings.names.entry(scope, key);
        let count = found.entities().len();
        if count > LARGE {
            if !self.large_set_has(scope, key, entity) {
                self.symbols.bindings.names.entry(scope, key).push(entity);
                self.mark_hidden_tags(scope, key, entity);
            }
            return;
        }
        if found.entities().contains(&entity) {
            return;
        }
        found.push(entity);
        self.symbols.bindings.has_large |= count + 1 > LARGE;
        if count > 0 {
            self.mark_hidden_tags(scope, key, entity);
        }
    }

    /// Whether a member of `class` hides `entity`, a function that a using-declaration brings from a base. Where that is
    /// such a member itself, those that it hides are no longer found (`[namespace.udecl]`).
    fn hides_used(&mut self, scope: ScopeId, key: Key, class: ClassId, entity: Entity) -> bool {
        let Some(function) = self.il.function_in(entity) else { return false };
        let own = |c: &Self, id: FunctionId| c.il[id].class == Some(class);
        let mine = own(self, function);
        let brought = &mut self.symbols.bindings.brought;
        if !mine {
            brought.insert((scope, key));
        } else if brought.is_empty() || !brought.contains(&(scope, key)) {
            return false;
        }
        // Most members meet none that the other side brought.
        let across: SmallVec<[(Entity, FunctionId); 4]> = (self.symbols.bindings.get(scope, key).iter())
            .filter_map(|other| Some((*other, self.il.function_in(*other)?)))
            .filter(|(_, id)| own(self, *id) != mine)
            .collect();
        let mut clashing: Vec<Entity> = Vec::new();
        for (other, id) in across {
            if self.same_member_signature(id, function) {
                clashing.push(other);
            }
        }
        if mine && !clashing.is_empty() {
            self.symbols.bindings.large.remove(&(scope, key));
            let mut found = self.symbols.bindings.names.entry(scope, key);
            found.retain(|other| !clashing.contains(other));
        }
        !mine && !clashing.is_empty()
    }

    /// Whether two functions have the same parameters and qualifiers, and template parameters of the same kinds, however
    /// many templates stand around each.
    fn same_member_signature(&mut self, a: FunctionId, b: FunctionId) -> bool {
        let header = |c: &Self, id: FunctionId| c.il[id].template.map(|template| c.il[template].params);
        let (mut ty, other) = (self.il[a].ty, self.il[b].ty);
        match (header(self, a), header(self, b)) {
            (None, None) => {}
            (Some(x), Some(y)) if self.same_kinds_of_parameters(x, y) => {
                if self.il[x].depth != self.il[y].depth {
                    ty = self.with_parameters_of(ty, x, y);
                }
            }
            _ => return false,
        }
        self.same_signature(ty, other)
    }

    /// The parameters of a function template, named by the template parameters of another.
    fn with_parameters_of(&mut self, ty: TypeId, own: TemplateParamsId, other: TemplateParamsId) -> TypeId {
        let Some((_, params, traits)) = self.function_of(ty) else { return ty };
        let args = self.params_as_args(other);
        let mut env = Environment::default();
        env.set(self.il[own].depth, args);
        let ret = self.common.void;
        let alone = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
        self.attempt(|c| c.substitute_type(alone, &env)).unwrap_or(ty)
    }

    /// Marks the classes and enumerations that something else of their name hides (`[basic.scope.hiding]`), the last
    /// declared among it.
    fn mark_hidden_tags(&mut self, scope: ScopeId, key: Key, last: Entity) {
        let hides = |entity: &Entity| {
            matches!(
                entity,
                Entity::Function { .. }
                    | Entity::Variable { .. }
                    | Entity::Enumerator { .. }
                    | Entity::Field { .. }
                    | Entity::Template { .. }
            )
        };
        let found = self.symbols.bindings.get(scope, key);
        let before = found.iter().find(|entity| **entity != last && hides(entity));
        // What was hidden before is marked.
        let enumeration = |entity: &Entity| matches!(entity, Entity::Enum { .. });
        let hidden: Found = match (before, is_tag(last)) {
            // The name alone is the typedef's.
            _ if matches!(last, Entity::Typedef { .. }) => {
                found.iter().copied().filter(enumeration).collect()
            }
            (Some(_), true) => Found::from_slice(&[last]),
            (None, _) if hides(&last) => found.iter().copied().filter(|entity| is_tag(*entity)).collect(),
            _ => return,
        };
        for entity in hidden {
            match entity {
                Entity::Class { id } if self.il[id].scope == scope => {
                    self.il[id].flags |= ClassFlags::HIDDEN_WITHIN;
                }
                Entity::Class { id } => self.il[id].flags |= ClassFlags::HIDDEN,
                Entity::Enum { id } => self.il[id].hidden = true,
                _ => {}
            }
        }
    }

    /// Makes `key` stand for `new` in `scope` wherever it stood for `old`.
    pub fn rebind(&mut self, scope: ScopeId, key: Key, old: Entity, new: Entity) {
        self.note_declaring(scope, key);
        self.symbols.bindings.large.remove(&(scope, key));
        let mut found = self.symbols.bindings.names.entry(scope, key);
        match found.find(old) {
            Some(place) => *place = new,
            None => found.push(new),
        }
    }

    /// Declares a class or class template by a friend declaration (`[class.friend]`): its name is bound by another one.
    pub(in crate::sema) fn bind_friend_class(&mut self, namespace: ScopeId, key: Key, entity: Entity) {
        self.symbols.bindings.friend_classes.insert((namespace, key), entity);
    }

    /// The class or class template of a name that only friend declarations have declared.
    pub(in crate::sema) fn hidden_class(&self, namespace: ScopeId, key: Key) -> Option<Entity> {
        self.symbols.bindings.friend_classes.get(&(namespace, key)).copied()
    }

    /// Binds the name of a class that only friend declarations have declared, which is declared otherwise now.
    pub(in crate::sema) fn show_friend_class(&mut self, namespace: ScopeId, key: Key) {
        if let Some(entity) = self.symbols.bindings.friend_classes.remove(&(namespace, key)) {
            self.bind(namespace, key, entity);
        }
    }

    /// Declares a friend that is found by argument-dependent lookup only.
    pub fn bind_friend(&mut self, namespace: ScopeId, key: Key, class: ClassId, entity: Entity) {
        let list = self.symbols.bindings.friends.entry((namespace, key)).or_default();
        list.add(class, entity);
        self.symbols.bindings.has_large |= list.all().len() > LARGE;
    }

    /// Lets a friend stand for another one, which is the same function.
    pub fn replace_friend(&mut self, namespace: ScopeId, key: Key, earlier: Entity, friend: Entity) {
        if let Some(list) = self.symbols.bindings.friends.get_mut(&(namespace, key)) {
            list.replace(earlier, friend);
        }
    }

    /// Friends of this name that were declared only in classes.
    pub fn hidden_friends(&self, namespace: ScopeId, key: Key) -> &[(ClassId, Entity)] {
        self.symbols.bindings.friends.get(&(namespace, key)).map_or(&[], FriendList::all)
    }

    /// The scope that declares a name, of a namespace or the first of the inline namespaces in it; that of the namespace
    /// itself where none does (`[namespace.def]`: a member of the inline set is redeclared through the outer name).
    pub fn declaring_inline(&self, scope: ScopeId, key: Key) -> ScopeId {
        self.first_declaring(scope, key).unwrap_or(scope)
    }

    fn first_declaring(&self, scope: ScopeId, key: Key) -> Option<ScopeId> {
        if !self.symbols.bindings.get(scope, key).is_empty() {
            return Some(scope);
        }
        if let Some(only) = self.inline_declaring(scope, key) {
            return only;
        }
        let inner = self.symbols.bindings.inline.get(&scope)?;
        inner.iter().find_map(|inner| self.first_declaring(*inner, key))
    }

    /// Notes that `inner` is an inline namespace of `outer`, which it was not before.
    pub fn add_inline_namespace(&mut self, outer: ScopeId, inner: ScopeId) {
        self.il[outer].has_inline = true;
        let bindings = &mut self.symbols.bindings;
        bindings.inline.entry(outer).or_default().push(inner);
        bindings.inline_changed |= bindings.names.watches(outer);
        self.note_reached(outer, inner, Reaching::Inline);
    }

    /// Whether `outer` is `inner` or encloses it.
    pub fn encloses(&self, outer: ScopeId, inner: ScopeId) -> bool {
        let mut at = Some(inner);
        while let Some(scope) = at {
            if scope == outer {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// The innermost namespace scope that encloses `scope`, itself perhaps.
    pub fn enclosing_namespace(&self, mut scope: ScopeId) -> ScopeId {
        while !matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. }) {
            match self.il[scope].around {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        scope
    }

    /// Adds what one scope declares, in which nothing stands twice.
    #[inline]
    fn add_bound(&self, found: &mut Found, scope: ScopeId, key: Key, counted: Counted) {
        let more = self.symbols.bindings.get(scope, key);
        let shared = |many: &Found| found.share(many, counted);
        if more.len() > LARGE && self.symbols.bindings.names.several(scope, key).is_some_and(shared) {
            return;
        }
        self.add_found(found, more, counted);
    }

    #[inline]
    fn add_found(&self, found: &mut Found, more: &[Entity], counted: Counted) {
        // Most scopes do not declare a name.
        if !more.is_empty() {
            self.add_some_found(found, more, counted);
        }
    }

    fn add_some_found(&self, found: &mut Found, more: &[Entity], counted: Counted) {
        let known = found.len();
        if let (0, [only]) = (known, more) {
            if counted.counts(self, *only) {
                found.push(*only);
            }
            return;
        }
        if known == 0 {
            return found.extend(more.iter().copied().filter(|entity| counted.counts(self, *entity)));
        }
        if known.min(more.len()) > FEW {
            let known: NearSet<Entity> = found.iter().copied().collect();
            found.extend(
                more.iter()
                    .copied()
                    .filter(|entity| counted.counts(self, *entity) && !known.contains(entity)),
            );
            return;
        }
        for entity in more {
            if counted.counts(self, *entity) && !found[..known].contains(entity) {
                found.push(*entity);
            }
        }
    }

    /// Unqualified lookup from `scope` outwards (`[basic.lookup.unqual]`).
    pub fn lookup_unqualified(&self, key: Key, scope: ScopeId) -> Found {
        self.lookup_from(key, scope, Counted::All)
    }

    /// Unqualified lookup of a name before `::`: only namespaces, types and templates count.
    pub fn lookup_qualifier(&self, key: Key, scope: ScopeId) -> Found {
        self.lookup_from(key, scope, Counted::Qualifying)
    }

    /// Unqualified lookup of operator functions for operands: members do not count, nor do they hide others
    /// (`[over.match.oper]`).
    pub(super) fn lookup_operator(&self, key: Key, scope: ScopeId) -> Found {
        self.lookup_from(key, scope, Counted::FreeFunctions)
    }

    fn lookup_from(&self, key: Key, scope: ScopeId, counted: Counted) -> Found {
        let mut found = Found::new();
        let mut nominated: Option<ScopeList> = None;
        let mut at = Some(scope);
        while let Some(scope) = at {
            let entry = &self.il[scope];
            at = entry.around;
            if entry.declares {
                match entry.kind {
                    ScopeKind::Class { of } => found = self.lookup_counted_member(of, key, counted),
                    _ => self.add_bound(&mut found, scope, key, counted),
                }
            }
            let indirect = !entry.used_namespaces(&self.il).is_empty() || entry.has_inline;
            if indirect && self.symbols.bindings.indirect.may_have(key) {
                self.gather_nominated(scope, key, nominated.get_or_insert_default());
            }
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace { .. }) {
                if entry.has_inline {
                    self.add_inline_members(scope, key, counted, &mut found);
                }
                for used in nominated.iter().flat_map(|nominated| &nominated.scopes) {
                    if self.encloses(scope, *used) {
                        self.add_bound(&mut found, *used, key, counted);
                        self.add_inline_members(*used, key, counted, &mut found);
                    }
                }
            }
            if !found.is_empty() {
                self.hide_tags(&mut found);
                return found;
            }
        }
        found
    }

    /// The namespaces nominated from `scope`, directly or through one another; where they are very many, those that
    /// declare `key`.
    fn gather_nominated(&self, scope: ScopeId, key: Key, nominated: &mut ScopeList) {
        if let Some(declaring) = self.nominated_declaring(scope, key) {
            for used in declaring {
                nominated.add(used);
            }
            return;
        }
        for used in self.il[scope].used_namespaces(&self.il) {
            if nominated.add(*used) {
                self.gather_nominated(*used, key, nominated);
            }
        }
        for inner in self.inline_namespaces(scope) {
            self.gather_nominated(*inner, key, nominated);
        }
    }

    /// The inline namespaces that are members of a namespace.
    fn inline_namespaces(&self, scope: ScopeId) -> &[ScopeId] {
        match self.il[scope].has_inline {
            true => self.symbols.bindings.inline_namespaces(scope),
            false => &[],
        }
    }

    /// Adds what the inline namespaces of a namespace declare.
    pub(super) fn add_inline_members(&self, scope: ScopeId, key: Key, counted: Counted, found: &mut Found) {
        if !self.il[scope].has_inline || !self.symbols.bindings.indirect.may_have(key) {
            return;
        }
        if let Some(only) = self.inline_declaring(scope, key) {
            if let Some(only) = only {
                self.add_bound(found, only, key, counted);
            }
            return;
        }
        let Some(list) = self.symbols.bindings.inline.get(&scope) else { return };
        for inner in list {
            self.add_bound(found, *inner, key, counted);
            self.add_inline_members(*inner, key, counted, found);
        }
    }

    /// Qualified lookup among the members of a namespace, class or enumeration (`[basic.lookup.qual]`).
    pub fn lookup_in(&self, scope: ScopeId, key: Key) -> Found {
        self.lookup_in_scope(scope, key, Counted::All)
    }

    /// Qualified lookup of a name before `::`.
    pub fn lookup_qualifier_in(&self, scope: ScopeId, key: Key) -> Found {
        self.lookup_in_scope(scope, key, Counted::Qualifying)
    }

    fn lookup_in_scope(&self, scope: ScopeId, key: Key, counted: Counted) -> Found {
        if let ScopeKind::Class { of } = self.il[scope].kind {
            return self.lookup_counted_member(of, key, counted);
        }
        let mut found = Found::new();
        let mut seen = ScopeList::default();
        self.lookup_namespace(scope, key, counted, &mut found, &mut seen);
        self.hide_tags(&mut found);
        found
    }

    /// Drops class and enumeration names that namespaces declare beside something else (`[basic.scope.hiding]`). A typedef
    /// name hides none but that of its own type: others of another namespace are ambiguous with it.
    #[inline]
    fn hide_tags(&self, found: &mut Found) {
        if found.len() > 1 && found.may_have(EntityKinds::TAGS) {
            self.hide_some_tags(found);
        }
    }

    fn hide_some_tags(&self, found: &mut Found) {
        let of = |typedef: TypedefId| self.il[self.il[typedef].ty].canonical;
        let named: SmallVec<[TypeId; 2]> = found
            .iter()
            .filter_map(|e| match *e {
                Entity::Typedef { id } if self.dialect.cxx => Some(of(id)),
                _ => None,
            })
            .collect();
        let others = found.iter().filter(|e| !is_tag(**e)).count();
        if named.len() != others {
            return found.hide_tags();
        }
        found.retain(|e| match *e {
            Entity::Class { id } => !named.contains(&self.il[self.il[id].ty].canonical),
            Entity::Enum { id } => !named.contains(&self.il[self.il[id].ty].canonical),
            _ => true,
        });
    }

    fn lookup_namespace(
        &self,
        scope: ScopeId,
        key: Key,
        counted: Counted,
        found: &mut Found,
        seen: &mut ScopeList,
    ) {
        if !seen.add(scope) {
            return;
        }
        let before = found.len();
        self.add_bound(found, scope, key, counted);
        self.add_inline_members(scope, key, counted, found);
        if found.len() == before {
            self.lookup_nominated(scope, key, counted, found, seen);
        }
    }

    /// Looks a name up in the namespaces that a namespace and its inline namespaces nominate (`[namespace.qual]`).
    fn lookup_nominated(
        &self,
        scope: ScopeId,
        key: Key,
        counted: Counted,
        found: &mut Found,
        seen: &mut ScopeList,
    ) {
        if !self.symbols.bindings.indirect.may_have(key) {
            return;
        }
        // Of several that declare a name, one may be nominated by another, which hides it then.
        match self.nominated_declaring(scope, key).as_deref() {
            Some([]) => return,
            Some([only]) => return self.lookup_namespace(*only, key, counted, found, seen),
            _ => {}
        }
        for used in self.il[scope].used_namespaces(&self.il) {
            self.lookup_namespace(*used, key, counted, found, seen);
        }
        for inner in self.inline_namespaces(scope) {
            self.lookup_nominated(*inner, key, counted, found, seen);
        }
    }

    /// Member lookup in a class and its bases (`[class.member.lookup]`).
    pub fn lookup_member(&self, class: ClassId, key: Key) -> Found {
        self.lookup_counted_member(class, key, Counted::All)
    }

    fn lookup_counted_member(&self, class: ClassId, key: Key, counted: Counted) -> Found {
        let mut found = Found::new();
        self.add_bound(&mut found, self.il[class].scope, key, counted);
        if found.is_empty() {
            let mut bases = 0;
            for base in &self.il[class].bases {
                if let Some(base) = self.class_of(base.ty) {
                    let more = self.lookup_counted_member(base, key, counted);
                    bases += usize::from(!more.is_empty());
                    match found.is_empty() {
                        true => found = more,
                        false => self.add_found(&mut found, &more, Counted::All),
                    }
                }
            }
            if bases > 1 {
                found = self.lookup_in_bases(class, key, counted);
            }
        }
        found.hide_tags();
        found
    }

    /// Whether a class has a base that is not known before instantiation.
    pub fn has_dependent_base(&self, class: ClassId) -> bool {
        self.has_dependent_base_below(class, 0)
    }

    fn has_dependent_base_below(&self, class: ClassId, below: u32) -> bool {
        self.il[class].bases.iter().any(|b| match self.class_of(b.ty) {
            Some(base) => {
                !self.is_known_hierarchy(base, below) && self.has_dependent_base_below(base, below + 1)
            }
            None => self.is_dependent(b.ty) || self.is_unknown(b.ty),
        })
    }

    /// The scope named by an entity that can stand before `::`, if it is known.
    pub fn scope_named_by(&self, entity: Entity) -> Option<ScopeId> {
        match entity {
            Entity::Namespace { id } => Some(self.il[id].scope),
            Entity::NamespaceAlias { id } => Some(self.il[id].of),
            Entity::Class { id } => Some(self.il[id].scope),
            Entity::Enum { id } => Some(self.il[id].scope),
            Entity::Typedef { id } => self.scope_of_type(self.il[id].ty),
            _ => None,
        }
    }

    /// The scope of the members of a class or enumeration type.
    pub fn scope_of_type(&self, ty: TypeId) -> Option<ScopeId> {
        match self.split(ty).kind {
            TypeKind::Enum { of } => Some(self.il[of].scope),
            _ => self.class_of(ty).map(|class| self.il[class].scope),
        }
    }

    /// Whether a scope lies inside a template whose arguments are not known.
    pub fn scope_is_dependent(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(scope) = at {
            let entry = &self.il[scope];
            match entry.kind {
                ScopeKind::Template if entry.declares => return true,
                ScopeKind::Class { of } => return self.il[of].flags.contains(ClassFlags::DEPENDENT),
                ScopeKind::Function { of: Some(f) } if self.il[f].template.is_some() => {
                    return true;
                }
                ScopeKind::Global | ScopeKind::Namespace { .. } => return false,
                _ => {}
            }
            at = entry.around;
        }
        false
    }

    /// The types that arguments have in argument-dependent lookup: the name of several functions has those of all
    /// (`[basic.lookup.argdep]`).
    pub fn associated_types(&self, args: &[ExprId]) -> Vec<TypeId> {
        let mut types = Vec::with_capacity(args.len());
        for arg in args {
            let named = match self.il[*arg].kind {
                ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
                _ => *arg,
            };
            match self.il[named].kind {
                ExprKind::Overload { set, .. } => {
                    let functions =
                        self.il.candidates(set).iter().filter_map(|entity| self.il.function_in(*entity));
                    types.extend(functions.map(|function| self.il[function].ty));
                }
                _ => types.push(self.il[*arg].ty),
            }
        }
        types
    }

    /// Completes the classes that arguments are associated with, template arguments among them: their bases and friends
    /// matter to argument-dependent lookup (`[temp.inst]`).
    pub fn complete_associated(&mut self, args: &[TypeId]) {
        let mut tried: SmallVec<[ClassId; 8]> = SmallVec::new();
        loop {
            let mut associated = Associated::default();
            for arg in args {
                self.associate(*arg, &mut associated, 0);
            }
            let before = tried.len();
            for class in associated.classes {
                if self.il[class].state == Completeness::Declared && !tried.contains(&class) {
                    tried.push(class);
                    self.complete_class(class);
                }
            }
            // The bases of what was completed are associated too.
            if tried.len() == before {
                return;
            }
        }
    }

    /// Functions that argument-dependent lookup adds for arguments of these types (`[basic.lookup.argdep]`).
    pub fn lookup_associated(&self, key: Key, args: &[TypeId], found: &mut Found) {
        self.lookup_associated_outside(None, key, args, found);
    }

    /// The same, without those that the name stands for in one scope.
    pub(super) fn lookup_associated_outside(
        &self,
        known: Option<ScopeId>,
        key: Key,
        args: &[TypeId],
        found: &mut Found,
    ) {
        let mut associated = Associated::default();
        for arg in args {
            self.associate(*arg, &mut associated, 0);
        }
        let Associated { namespaces, classes, .. } = associated;
        let functions = |e: Entity| match e {
            Entity::Function { .. } => true,
            Entity::Template { id } => matches!(self.il[id].kind, TemplateKind::Function { .. }),
            _ => false,
        };
        for scope in namespaces {
            let mut here = Found::new();
            if Some(scope) != known {
                self.add_bound(&mut here, scope, key, Counted::All);
            }
            self.add_inline_members(scope, key, Counted::All, &mut here);
            if let Some(friends) = self.symbols.bindings.friends.get(&(scope, key)) {
                here.extend(friends.of_classes(&classes));
            }
            if !here.is_only(EntityKinds::FUNCTIONS) {
                here.retain(|entity| functions(*entity));
            }
            match (found.stamp(), here.stamp()) {
                (_, Some(_)) if found.is_empty() => *found = here,
                (Some(known), Some(same)) if known == same => {}
                _ => add_once(found, here),
            }
        }
    }

    /// The namespace associated with types in which a name stands for very many functions.
    pub(super) fn large_associated_scope(&self, key: Key, types: &[TypeId]) -> Option<ScopeId> {
        let mut associated = Associated::default();
        for ty in types {
            self.associate(*ty, &mut associated, 0);
        }
        let large = |scope: &ScopeId| self.symbols.bindings.get(*scope, key).len() > LARGE;
        associated.namespaces.into_iter().find(large)
    }

    fn associate(&self, ty: TypeId, found: &mut Associated, depth: u32) {
        if depth > limits::ASSOCIATED_TYPE_NESTING {
            return;
        }
        match self.split(ty).kind {
            // What has several parts is looked at once, or the parts of parts would be without end.
            TypeKind::MemberPointer { .. } | TypeKind::Function { .. } if !found.branching.insert(ty) => {}
            kind @ (TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }
            | TypeKind::Array { .. }
            | TypeKind::MemberPointer { .. }
            | TypeKind::Function { .. }) => {
                self.il.for_each_part_type(kind, |of| self.associate(of, found, depth + 1));
            }
            TypeKind::Enum { of } => self.associate_scope(self.il[of].enclosing, found),
            TypeKind::Class { class } => self.associate_class(class, found, depth),
            // Fundamental types bring no scopes ([basic.lookup.argdep]).
            _ => {}
        }
    }

    fn associate_scope(&self, scope: ScopeId, found: &mut Associated) {
        if let ScopeKind::Class { of } = self.il[scope].kind
            && !found.classes.contains(&of)
        {
            found.classes.push(of);
        }
        let mut namespace = self.enclosing_namespace(scope);
        // The namespace that an inline namespace belongs to is associated too.
        loop {
            if !found.namespaces.contains(&namespace) {
                found.namespaces.push(namespace);
            }
            match self.il[namespace].kind {
                ScopeKind::Namespace { of } if self.il[of].inline => namespace = self.il[of].enclosing,
                _ => break,
            }
        }
    }

    /// A class with its bases and what its template arguments are associated with.
    fn associate_class(&self, class: ClassId, found: &mut Associated, depth: u32) {
        if found.whole.contains(&class) && depth > 0 {
            return;
        }
        found.whole.push(class);
        self.associate_bases(class, found, depth);
        if let Some(instance) = self.il[class].instance {
            for arg in &self.il[self.il[instance].args] {
                self.associate_arg(*arg, found, depth);
            }
        }
    }

    /// A class and its bases with their namespaces; the template arguments of bases do not count.
    fn associate_bases(&self, class: ClassId, found: &mut Associated, depth: u32) {
        if depth > limits::ASSOCIATED_TYPE_NESTING {
            return;
        }
        found.classes.push(class);
        let entry = &self.il[class];
        self.associate_scope(entry.enclosing, found);
        for base in &entry.bases {
            if let Some(of) = self.class_of(base.ty).filter(|of| !found.classes.contains(of)) {
                self.associate_bases(of, found, depth + 1);
            }
        }
    }

    fn associate_arg(&self, arg: TemplateArg, found: &mut Associated, depth: u32) {
        match arg {
            TemplateArg::Type { of } => self.associate(of, found, depth + 1),
            TemplateArg::Template { template, .. } => self.associate_scope(self.il[template].scope, found),
            TemplateArg::Pack { args } => {
                for arg in &self.il[args] {
                    self.associate_arg(*arg, found, depth);
                }
            }
            _ => {}
        }
    }
}

/// The entities that types are associated with (`[basic.lookup.argdep]`).
#[derive(Default)]
struct Associated {
    namespaces: SmallVec<[ScopeId; 8]>,
    classes: SmallVec<[ClassId; 8]>,
    /// The classes whose template arguments have been looked at.
    whole: SmallVec<[ClassId; 8]>,
    /// The types of several parts that have been looked at: what they consist of may be shared many times.
    branching: NearSet<TypeId>,
}
