//! Which names a lookup may find by way of using-directives or of inline namespaces (`[namespace.udir]`,
//! `[namespace.def]`): most names are declared in none of the namespaces that are reached so.

use super::Key;
use crate::il::ScopeId;
use crate::il::near::NearSet;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// How many marks there are: a power of two.
const MARKS: usize = 1 << 16;

/// So many names in all are looked at to find those of namespaces that have some when they are first reached.
const MOST_SEARCHED: usize = 1 << 20;

/// The names of namespaces that are inline or nominated by something.
#[derive(Default)]
pub struct Indirect {
    scopes: NearSet<ScopeId>,
    /// A bit for the hash of each of their names; there are none as long as there are no such names.
    marks: Vec<u64>,
    /// How many names were looked at.
    searched: usize,
    /// Any name may be one of theirs.
    all: bool,
}

impl Indirect {
    /// The place of a name's mark, and its bit there.
    fn mark(key: Key) -> (usize, u64) {
        let hash = FxBuildHasher.hash_one(key) as usize % MARKS;
        (hash / 64, 1 << (hash % 64))
    }

    /// Whether a name may be one of theirs.
    #[inline]
    pub fn may_have(&self, key: Key) -> bool {
        if self.marks.is_empty() {
            return self.all;
        }
        let (at, bit) = Self::mark(key);
        self.all || self.marks[at] & bit != 0
    }

    /// Notes that a namespace is one of these; `names` are those that have been declared, with their scopes, of which
    /// there are `count`, if it declares any.
    pub fn add(&mut self, scope: ScopeId, names: impl Iterator<Item = (ScopeId, Key)>, count: usize) {
        if !self.scopes.insert(scope) || self.all {
            return;
        }
        self.searched += count;
        self.all = self.searched > MOST_SEARCHED;
        if !self.all && count > 0 {
            names.filter(|(of, _)| *of == scope).for_each(|(_, key)| self.note(key));
        }
    }

    /// Notes that a namespace declares a name.
    #[inline]
    pub fn note_declared(&mut self, scope: ScopeId, key: Key) {
        if self.scopes.contains(&scope) {
            self.note(key);
        }
    }

    fn note(&mut self, key: Key) {
        if self.marks.is_empty() {
            self.marks.resize(MARKS / 64, 0);
        }
        let (at, bit) = Self::mark(key);
        self.marks[at] |= bit;
    }
}
