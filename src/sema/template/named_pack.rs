//! Parameter packs are expanded where they are named (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};

/// The packs that are named in what is being read, without an expansion around them so far, in the order of reading.
#[derive(Default)]
pub struct NamedPacks {
    /// The unit has declared one.
    pub declared: bool,
    named: Vec<NamedPack>,
    /// Where what is not expanded was told.
    told: FxHashSet<Pos>,
}

/// A pack, and where it is named.
#[derive(Clone, Copy)]
struct NamedPack {
    pos: Pos,
    name: Name,
    /// Whether that is within what `...` may follow.
    in_pattern: bool,
}

impl Compilation {
    /// A name at a position stands for an entity, which may be a pack.
    #[inline]
    pub fn note_named_pack(&mut self, entity: Entity, pos: Pos, in_pattern: bool) {
        let can_be_one = matches!(entity, Entity::TemplateParam { .. } | Entity::Variable { .. });
        if can_be_one && self.templates.packs.declared {
            self.note_if_pack(entity, pos, in_pattern);
        }
    }

    fn note_if_pack(&mut self, entity: Entity, pos: Pos, in_pattern: bool) {
        let pack = match entity {
            Entity::TemplateParam { id } => self.il[id].name.filter(|_| self.il[id].pack),
            Entity::Variable { id } => {
                self.il[id].name.filter(|_| self.il[id].flags.contains(VariableFlags::PACK))
            }
            _ => None,
        };
        if let (Some(name), 0) = (pack, self.instantiation.depth) {
            self.templates.packs.named.push(NamedPack { pos, name, in_pattern });
        }
    }

    /// What was read between two positions is the pattern of an expansion. Something behind it may have been looked at.
    pub fn expand_named_packs(&mut self, from: Pos, to: Pos) {
        let named = &mut self.templates.packs.named;
        let first = named.iter().rposition(|pack| pack.pos < from).map_or(0, |before| before + 1);
        if first < named.len() {
            let behind: Vec<_> = named.drain(first..).filter(|pack| pack.pos > to).collect();
            named.extend(behind);
        }
    }

    /// No `...` follows what was read between two positions, and no expansion can be around it. Each pack is told once.
    #[inline]
    pub fn tell_unexpanded_between(&mut self, from: Pos, to: Pos) {
        if !self.templates.packs.named.is_empty() && self.reports_now() {
            self.tell_first_between(from, to);
        }
    }

    fn tell_first_between(&mut self, from: Pos, to: Pos) {
        let mut first = FxHashMap::default();
        for pack in self.templates.packs.named.iter().filter(|pack| (from..=to).contains(&pack.pos)) {
            let at = first.entry(pack.name).or_insert(pack.pos);
            *at = pack.pos.min(*at);
        }
        let repeats =
            |pack: &NamedPack| (from..=to).contains(&pack.pos) && first.get(&pack.name) != Some(&pack.pos);
        self.templates.packs.named.retain(|pack| !repeats(pack));
        self.tell_named_packs(|pack| (from..=to).contains(&pack.pos));
    }

    /// A declaration or statement ends: nothing expands what it names where `...` may follow.
    #[inline]
    pub fn tell_unexpanded_patterns(&mut self) {
        if !self.templates.packs.named.is_empty() {
            self.tell_named_packs(|pack| pack.in_pattern);
        }
    }

    /// A function, an outermost class or another declaration ends: nothing expands what it names.
    #[inline]
    pub fn tell_unexpanded(&mut self) {
        if !self.templates.packs.named.is_empty() {
            self.tell_named_packs(|_| true);
        }
    }

    #[inline(never)]
    fn tell_named_packs(&mut self, told: impl Fn(&NamedPack) -> bool) {
        if !self.reports_now() {
            return;
        }
        let all = std::mem::take(&mut self.templates.packs.named);
        let (mut told, left): (Vec<_>, Vec<_>) = all.into_iter().partition(told);
        self.templates.packs.named = left;
        told.sort_by_key(|pack| pack.pos);
        told.dedup_by_key(|pack| pack.pos);
        for NamedPack { pos, name, .. } in told {
            // What is read twice is told once.
            if !self.templates.packs.told.insert(pos) {
                continue;
            }
            let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
            self.report(pos, messages::parameter_pack_referenced_but_not(entity));
        }
    }
}
