//! What names stand for in scopes.

use super::Key;
use crate::il::{Entity, ScopeId};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;
use std::hash::BuildHasher;

/// What one name stands for in one scope.
struct Bound {
    scope: ScopeId,
    key: Key,
    /// Whether it is no longer in the index.
    forgotten: bool,
    entities: SmallVec<[Entity; 2]>,
}

/// What names stand for, by scope. Most look-ups find nothing: they touch the index only, which is small.
#[derive(Default)]
pub(super) struct NameTable {
    bound: Vec<Bound>,
    index: HashTable<u32>,
}

fn hash(scope: ScopeId, key: Key) -> u64 {
    FxBuildHasher.hash_one((scope, key))
}

impl NameTable {
    /// No names yet, with room for so many.
    pub fn with_capacity(names: usize) -> Self {
        Self { bound: Vec::with_capacity(names), index: HashTable::with_capacity(names) }
    }

    /// What `key` stands for in `scope`.
    #[inline]
    pub fn get(&self, scope: ScopeId, key: Key) -> &[Entity] {
        let same = |at: &u32| self.bound[*at as usize].is(scope, key);
        self.index.find(hash(scope, key), same).map_or(&[], |at| &self.bound[*at as usize].entities)
    }

    /// What `key` stands for in `scope`, nothing so far perhaps, to be changed.
    pub fn entry(&mut self, scope: ScopeId, key: Key) -> &mut SmallVec<[Entity; 2]> {
        let Self { bound, index } = self;
        let same = |at: &u32| bound[*at as usize].is(scope, key);
        let hash_of = |at: &u32| hash(bound[*at as usize].scope, bound[*at as usize].key);
        let next = bound.len() as u32;
        let at = *index.entry(hash(scope, key), same, hash_of).or_insert(next).get();
        if at == next {
            bound.push(Bound { scope, key, forgotten: false, entities: SmallVec::new() });
        }
        &mut bound[at as usize].entities
    }

    /// Makes `key` stand for nothing in `scope`.
    pub fn remove(&mut self, scope: ScopeId, key: Key) {
        let same = |at: &u32| self.bound[*at as usize].is(scope, key);
        if let Ok(entry) = self.index.find_entry(hash(scope, key), same) {
            let (at, _) = entry.remove();
            self.bound[at as usize].forgotten = true;
        }
    }

    /// Each name with the scope in which it stands for something.
    pub fn scopes_and_keys(&self) -> impl Iterator<Item = (ScopeId, Key)> {
        self.bound.iter().filter(|bound| !bound.forgotten).map(|bound| (bound.scope, bound.key))
    }

    /// The keys that stand for something, each once for every scope.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        self.bound.iter().filter(|bound| !bound.forgotten).map(|bound| bound.key)
    }
}

impl Bound {
    fn is(&self, scope: ScopeId, key: Key) -> bool {
        self.scope == scope && self.key == key
    }
}
