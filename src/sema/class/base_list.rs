//! The bases that a class names (`[class.derived]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::tables::limits;

/// So many bases are searched for one; which ones a class with more has is kept apart.
const SEARCHED_BASES: usize = 8;

/// What was found out about a hierarchy is asked for at each step that is so many below the last one.
const DEEP: u32 = 16;

impl Compilation {
    /// Whether a class names another one as its base so far; a pack is not a base yet.
    pub(super) fn has_base(&self, class: ClassId, base: ClassId) -> bool {
        let bases = &self.il[class].bases;
        if bases.len() > SEARCHED_BASES {
            return self.classes.base_classes.contains(&(class, base));
        }
        bases.iter().any(|b| self.class_of(b.ty) == Some(base) && !b.pack)
    }

    /// Keeps what bases a class has, which has got one more, where they are too many to be searched.
    fn note_bases(&mut self, class: ClassId) {
        let bases = &self.il[class].bases;
        let new = match bases.len() {
            0..=SEARCHED_BASES => return,
            many if many == SEARCHED_BASES + 1 => 0,
            many => many - 1,
        };
        for at in new..bases.len() {
            let base = &self.il[class].bases[at];
            if let Some(of) = self.class_of(base.ty).filter(|_| !base.pack) {
                self.classes.base_classes.insert((class, of));
            }
        }
    }

    /// A class is left without the bases that it names.
    pub fn drop_bases(&mut self, class: ClassId, definition: TagDefinitionId) {
        self.il[definition].bases.clear();
        for base in std::mem::take(&mut self.il[class].bases) {
            if let Some(of) = self.class_of(base.ty) {
                self.classes.base_classes.remove(&(class, of));
            }
        }
    }

    /// Notes that all is known of the hierarchy of a class that is complete, where that is deep.
    pub(super) fn note_known_hierarchy(&mut self, class: ClassId) {
        if self.classes.base_paths.get(&class).is_some_and(|paths| *paths > DEEP) {
            self.classes.known_hierarchies.insert(class);
        }
    }

    /// Whether nothing is to be found out about the hierarchy of a class that so many lie below of.
    pub(in crate::sema) fn is_known_hierarchy(&self, class: ClassId, below: u32) -> bool {
        below % DEEP == DEEP - 1 && self.classes.known_hierarchies.contains(&class)
    }

    /// Whether a class is another one or derives from it.
    fn has_in_hierarchy(&self, class: ClassId, base: ClassId) -> bool {
        let derives = |b: &Base| self.class_of(b.ty).is_some_and(|of| self.has_in_hierarchy(of, base));
        class == base || self.il[class].bases.iter().any(derives)
    }

    /// Gives a class a base, unless its hierarchy gets too large by that: each way from a class to a base is gone.
    pub(in crate::sema) fn push_base(&mut self, class: ClassId, base: Base) {
        // Where a class is defined again, an error, its bases may derive from it already.
        let of = self.class_of(base.ty);
        let is_base = self.classes.derived_from.get(class.index()).copied().unwrap_or(false);
        if of.is_some_and(|of| of == class || is_base && self.has_in_hierarchy(of, class)) {
            return;
        }
        let paths = |c: &Self, class: ClassId| c.classes.base_paths.get(&class).copied().unwrap_or(1);
        let more = of.map_or(1, |of| paths(self, of));
        let all = paths(self, class).saturating_add(more);
        if all > limits::BASE_PATHS {
            return self.report(base.pos, messages::hierarchy_too_large());
        }
        self.classes.base_paths.insert(class, all);
        if let Some(of) = of {
            let known = &mut self.classes.derived_from;
            known.resize(known.len().max(of.index() + 1), false);
            known[of.index()] = true;
        }
        self.il[class].bases.push(base);
        self.note_bases(class);
    }
}
