//! What is known of the special members of classes while the classes that contain them are looked at.

use super::special::Special;
use crate::compilation::{Compilation, boundary};
use crate::il::ClassId;
use crate::il::near::{NearMap, NearSet};

/// What is asked about a special member of a class and so of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fact {
    Trivial,
    Usable,
    Nothrow,
    NoCode,
    Constexpr,
}

/// Answers about classes, kept while the class that was asked about first is looked at: a class that is a part of many
/// others is looked into once.
#[derive(Default)]
pub struct PartFacts {
    /// How many are being found out.
    pub(crate) open: u32,
    known: NearMap<(ClassId, Fact, Special), bool>,
    /// Complete classes of which anything may destroy the parts: nothing is deleted, and all is public.
    pub(super) destructible: NearSet<ClassId>,
}

impl Compilation {
    /// Whether a fact holds for a special member of a class: as known, or as `find` finds out.
    pub(super) fn part_fact(
        &mut self,
        fact: Fact,
        class: ClassId,
        which: Special,
        find: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let key = (class, fact, which);
        if let Some(known) = self.classes.part_facts.known.get(&key) {
            return *known;
        }
        // What an answer itself depends on, as on the initializer of a member, does not hold.
        self.classes.part_facts.known.insert(key, false);
        let holds = self.across(boundary::PartFact, find);
        if self.classes.part_facts.open == 0 {
            self.classes.part_facts.known.clear();
        } else {
            self.classes.part_facts.known.insert(key, holds);
        }
        holds
    }
}
