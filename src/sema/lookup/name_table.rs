//! What names stand for in scopes.

use super::{Found, Key};
use crate::il::near::NearHash;
use crate::il::{Entity, ScopeId};
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// So many names of a scope are searched one by one; those of one with more are in the index.
const SEARCHED: u32 = 6;

/// What one name stands for in one scope.
struct Bound {
    scope: ScopeId,
    key: Key,
    /// Whether it is no longer found.
    forgotten: bool,
    /// The one that came before it in a scope that is searched.
    older: Place,
    meaning: Meaning,
}

/// What a name stands for: most stand for one entity.
#[derive(Clone, Copy)]
enum Meaning {
    Nothing,
    One(Entity),
    /// Several: their place among the lists.
    Several(u32),
}

/// What a name stands for in a scope, to be changed.
pub(super) struct Meant<'a> {
    scope: ScopeId,
    meaning: &'a mut Meaning,
    lists: &'a mut Vec<Found>,
}

impl Meaning {
    #[inline]
    fn entities<'a>(&'a self, lists: &'a [Found]) -> &'a [Entity] {
        match self {
            Self::Nothing => &[],
            Self::One(entity) => std::slice::from_ref(entity),
            Self::Several(at) => &lists[*at as usize],
        }
    }
}

impl Meant<'_> {
    /// The entities so far.
    #[inline]
    pub fn entities(&self) -> &[Entity] {
        self.meaning.entities(self.lists)
    }

    /// Adds one.
    pub fn push(&mut self, entity: Entity) {
        match *self.meaning {
            Meaning::Nothing => *self.meaning = Meaning::One(entity),
            Meaning::One(first) => {
                *self.meaning = Meaning::Several(self.lists.len() as u32);
                self.lists.push(Found::from_slice(&[first, entity]));
            }
            Meaning::Several(at) => self.lists[at as usize].bind(entity, self.scope, at),
        }
    }

    /// Only some remain.
    pub fn retain(&mut self, mut kept: impl FnMut(&Entity) -> bool) {
        match self.meaning {
            Meaning::One(entity) if !kept(entity) => *self.meaning = Meaning::Nothing,
            Meaning::Several(at) => self.lists[*at as usize].keep_bound(kept),
            _ => {}
        }
    }

    /// The place of one that it stands for.
    pub fn find(&mut self, old: Entity) -> Option<&mut Entity> {
        match self.meaning {
            Meaning::Nothing => None,
            Meaning::One(entity) => (*entity == old).then_some(entity),
            Meaning::Several(at) => {
                self.lists[*at as usize].rebind().iter_mut().find(|entity| **entity == old)
            }
        }
    }
}

/// Where a name is among those that are bound, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place(u32);

impl Place {
    const NONE: Self = Self(u32::MAX);
    /// In the place of the newest name of a scope: they are in the index.
    const INDEXED: Self = Self(u32::MAX - 1);
}

/// What names stand for, by scope. Most scopes have few names, which are near each other: what is done in one scope after
/// the other touches little memory, however many there are. In large scopes most look-ups find nothing: they touch the
/// index only, which is small.
#[derive(Default)]
pub(super) struct NameTable {
    bound: Vec<Bound>,
    /// What those names stand for that stand for several entities.
    lists: Vec<Found>,
    /// The newest name of each scope, by its number.
    newest: Vec<Place>,
    index: HashTable<u32>,
    /// Where a watch began, the names that may stand for something else since in the scopes below a number.
    watched: Option<(usize, Vec<Key>)>,
}

fn hash(scope: ScopeId, key: Key) -> u64 {
    NearHash::default().hash_one((scope, key))
}

impl NameTable {
    /// No names yet, with room for so many.
    pub fn with_capacity(names: usize) -> Self {
        Self {
            bound: Vec::with_capacity(names),
            lists: Vec::new(),
            newest: Vec::new(),
            index: HashTable::with_capacity(names / 2),
            watched: None,
        }
    }

    /// From now on, it is kept which names change in the scopes below a number.
    pub fn watch(&mut self, scopes: usize) {
        self.watched = Some((scopes, Vec::new()));
    }

    /// The names that may have changed since the watch began, some of them more than once.
    pub fn changed(&self) -> &[Key] {
        self.watched.as_ref().map_or(&[], |(_, changed)| changed)
    }

    /// Whether it is kept which names change in a scope.
    pub fn watches(&self, scope: ScopeId) -> bool {
        self.watched.as_ref().is_some_and(|(scopes, _)| scope.index() < *scopes)
    }

    #[inline]
    fn note_change(&mut self, scope: ScopeId, key: Key) {
        if self.watches(scope)
            && let Some((_, changed)) = &mut self.watched
        {
            changed.push(key);
        }
    }

    /// What `key` stands for in `scope`.
    #[inline]
    pub fn get(&self, scope: ScopeId, key: Key) -> &[Entity] {
        self.place(scope, key).map_or(&[], |at| self.bound[at].meaning.entities(&self.lists))
    }

    /// The same as a list to be shared, where it stands for several.
    pub fn several(&self, scope: ScopeId, key: Key) -> Option<&Found> {
        match self.bound[self.place(scope, key)?].meaning {
            Meaning::Several(at) => self.lists.get(at as usize),
            _ => None,
        }
    }

    #[inline]
    fn place(&self, scope: ScopeId, key: Key) -> Option<usize> {
        let newest = self.newest(scope);
        if newest == Place::INDEXED {
            let same = |at: &u32| self.bound[*at as usize].is(scope, key);
            self.index.find(hash(scope, key), same).map(|at| *at as usize)
        } else {
            self.chain(newest).find(|at| self.bound[*at].key == key)
        }
    }

    /// What `key` stands for in `scope`, nothing so far perhaps, to be changed.
    pub fn entry(&mut self, scope: ScopeId, key: Key) -> Meant<'_> {
        self.note_change(scope, key);
        let newest = self.newest(scope);
        let at = if newest == Place::INDEXED {
            self.indexed(scope, key)
        } else {
            let found = self.chain(newest).find(|at| self.bound[*at].key == key);
            found.unwrap_or_else(|| self.add_to_searched(scope, key, newest))
        };
        Meant { scope, meaning: &mut self.bound[at].meaning, lists: &mut self.lists }
    }

    /// The place of a name in a scope whose names are in the index; it may be new.
    fn indexed(&mut self, scope: ScopeId, key: Key) -> usize {
        let Self { bound, index, .. } = self;
        let same = |at: &u32| bound[*at as usize].is(scope, key);
        let hash_of = |at: &u32| hash(bound[*at as usize].scope, bound[*at as usize].key);
        let next = bound.len() as u32;
        let at = *index.entry(hash(scope, key), same, hash_of).or_insert(next).get();
        if at == next {
            bound.push(Bound::new(scope, key, Place::NONE));
        }
        at as usize
    }

    /// Adds a name to a scope whose names are searched; when they get too many, all of them go to the index.
    fn add_to_searched(&mut self, scope: ScopeId, key: Key, newest: Place) -> usize {
        let at = self.bound.len();
        let many = self.chain(newest).count() >= SEARCHED as usize;
        self.bound.push(Bound::new(scope, key, newest));
        if self.newest.len() <= scope.index() {
            self.newest.resize(scope.index() + 1, Place::NONE);
        }
        self.newest[scope.index()] = if many { Place::INDEXED } else { Place(at as u32) };
        if many {
            let Self { bound, index, .. } = self;
            let hash_of = |at: &u32| hash(bound[*at as usize].scope, bound[*at as usize].key);
            let mut next = Place(at as u32);
            while next != Place::NONE {
                index.insert_unique(hash_of(&next.0), next.0, hash_of);
                next = bound[next.0 as usize].older;
            }
        }
        at
    }

    /// Makes `key` stand for nothing in `scope`.
    pub fn remove(&mut self, scope: ScopeId, key: Key) {
        self.note_change(scope, key);
        let newest = self.newest(scope);
        if newest == Place::INDEXED {
            let same = |at: &u32| self.bound[*at as usize].is(scope, key);
            if let Ok(entry) = self.index.find_entry(hash(scope, key), same) {
                let (at, _) = entry.remove();
                self.bound[at as usize].forgotten = true;
            }
            return;
        }
        let Some(at) = self.chain(newest).find(|at| self.bound[*at].key == key) else { return };
        let older = self.bound[at].older;
        self.bound[at].forgotten = true;
        let newer = self.chain(newest).find(|newer| self.bound[*newer].older == Place(at as u32));
        match newer {
            Some(newer) => self.bound[newer].older = older,
            None => self.newest[scope.index()] = older,
        }
    }

    #[inline]
    fn newest(&self, scope: ScopeId) -> Place {
        self.newest.get(scope.index()).copied().unwrap_or(Place::NONE)
    }

    /// A name of a scope whose names are searched, and those that came before it.
    #[inline]
    fn chain(&self, newest: Place) -> impl Iterator<Item = usize> {
        let place = |place: Place| (place != Place::NONE).then_some(place.0 as usize);
        std::iter::successors(place(newest), move |at| place(self.bound[*at].older))
    }

    /// How many names there are, each counted for every scope.
    pub fn count(&self) -> usize {
        self.bound.len()
    }

    /// Each name with the scope in which it stands for something.
    pub fn scopes_and_keys(&self) -> impl Iterator<Item = (ScopeId, Key)> {
        self.bound.iter().filter(|bound| !bound.forgotten).map(|bound| (bound.scope, bound.key))
    }

    /// What was bound behind the first ones, with the scopes.
    pub fn bound_from(&self, first: usize) -> impl Iterator<Item = (ScopeId, Key)> {
        self.bound.iter().skip(first).map(|bound| (bound.scope, bound.key))
    }

    /// The keys that stand for something, each once for every scope.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        self.bound.iter().filter(|bound| !bound.forgotten).map(|bound| bound.key)
    }
}

impl Bound {
    fn new(scope: ScopeId, key: Key, older: Place) -> Self {
        Self { scope, key, forgotten: false, older, meaning: Meaning::Nothing }
    }

    fn is(&self, scope: ScopeId, key: Key) -> bool {
        self.scope == scope && self.key == key
    }
}
