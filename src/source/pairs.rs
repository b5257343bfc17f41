//! Positions that belong to others: the end of what begins there, or the beginning of what ends there.

use super::Pos;
use rustc_hash::FxHashMap;

/// How many pairs lie between two that can be found without those before them.
const BLOCK: usize = 32;

/// How far from the last pair a new one may be put in its place among those that came before.
const NEAR: usize = 16;

/// How many bits of a settled pair say how far its partner is.
const SPAN: u32 = 20;

/// A table from positions to positions. What is noted mostly comes in the order of the source, and its partner is near:
/// a pair takes four bytes once the declaration is passed to which it belongs.
#[derive(Default)]
pub struct Pairs {
    settled: Settled,
    /// Those that came since, in their order.
    recent: Vec<(Pos, Pos)>,
    /// Those that came behind later ones.
    between: FxHashMap<Pos, Pos>,
    /// Those that belong in front of settled ones: texts that are included have later positions than what stands behind
    /// them.
    stray: FxHashMap<Pos, Pos>,
}

/// Pairs in the order of their positions, as distances.
#[derive(Default)]
struct Settled {
    /// The position of each one whose number is a multiple of `BLOCK`.
    starts: Vec<Pos>,
    /// The distance of each position from the one before it, and to its partner; `FAR` where one does not fit.
    pairs: Vec<u32>,
    /// Those of which a distance does not fit, by their numbers.
    far: Vec<(u32, Pos, Pos)>,
    last: Pos,
}

/// Stands for distances that do not fit.
const FAR: u32 = u32::MAX;

impl Settled {
    /// Adds a pair behind those there are.
    #[inline]
    fn push(&mut self, pos: Pos, partner: Pos) {
        let number = self.pairs.len();
        if number.is_multiple_of(BLOCK) {
            self.starts.push(pos);
            self.last = pos;
        }
        let step = pos.0 - self.last.0;
        let span = partner.0.wrapping_sub(pos.0).wrapping_add(1 << (SPAN - 1));
        self.last = pos;
        if step < FAR >> SPAN && span < 1 << SPAN {
            self.pairs.push(step << SPAN | span);
        } else {
            self.push_far(number, pos, partner);
        }
    }

    #[cold]
    fn push_far(&mut self, number: usize, pos: Pos, partner: Pos) {
        self.pairs.push(FAR);
        self.far.push((number as u32, pos, partner));
    }

    /// A pair by its number, behind the one at a position.
    fn next(&self, before: Pos, number: usize) -> (Pos, Pos) {
        match self.pairs[number] {
            FAR => {
                let far = self.far.partition_point(|(far, ..)| (*far as usize) < number);
                self.far.get(far).map_or((before, before), |(_, pos, partner)| (*pos, *partner))
            }
            pair => {
                let (pos, span) = (Pos(before.0 + (pair >> SPAN)), pair & ((1 << SPAN) - 1));
                (pos, Pos(pos.0.wrapping_add(span).wrapping_sub(1 << (SPAN - 1))))
            }
        }
    }

    /// The block in which a position is, and where that begins.
    fn block_of(&self, pos: Pos) -> Option<(usize, Pos)> {
        let block = self.starts.partition_point(|start| *start <= pos).checked_sub(1)?;
        Some((block, self.starts[block]))
    }

    fn get(&self, pos: Pos) -> Option<Pos> {
        if pos > self.last {
            return None;
        }
        let (block, mut at) = self.block_of(pos)?;
        for number in block * BLOCK..self.pairs.len().min((block + 1) * BLOCK) {
            let partner;
            (at, partner) = self.next(at, number);
            if at >= pos {
                return (at == pos).then_some(partner);
            }
        }
        None
    }

    /// The positions from the block on in which one is.
    fn from(&self, begin: Pos) -> impl Iterator<Item = Pos> {
        let first = self.starts.first().copied().unwrap_or_default();
        let (block, mut at) = self.block_of(begin).unwrap_or((0, first));
        (block * BLOCK..self.pairs.len()).map(move |number| {
            at = self.next(at, number).0;
            at
        })
    }
}

impl Pairs {
    /// Notes the partner of a position; it replaces one that was noted before.
    #[inline]
    pub fn note(&mut self, pos: Pos, partner: Pos) {
        match self.recent.last() {
            Some((last, _)) if *last >= pos => self.note_between(pos, partner),
            _ => self.recent.push((pos, partner)),
        }
    }

    fn note_between(&mut self, pos: Pos, partner: Pos) {
        let near = self.recent.len().saturating_sub(NEAR);
        for at in (near..self.recent.len()).rev() {
            let known = self.recent[at].0;
            if known <= pos {
                match known == pos {
                    true => self.recent[at].1 = partner,
                    false => self.recent.insert(at + 1, (pos, partner)),
                }
                return;
            }
        }
        match self.recent.binary_search_by_key(&pos, |(pos, _)| *pos) {
            Ok(at) => self.recent[at].1 = partner,
            Err(_) => drop(self.between.insert(pos, partner)),
        }
    }

    /// The partner of a position, if one was noted.
    pub fn get(&self, pos: Pos) -> Option<Pos> {
        let recent = match self.recent.last() {
            Some((last, _)) if *last >= pos => self.recent.binary_search_by_key(&pos, |(pos, _)| *pos).ok(),
            _ => None,
        };
        if let Some(at) = recent {
            return Some(self.recent[at].1);
        }
        let other = self.between.get(&pos).or_else(|| self.stray.get(&pos)).copied();
        other.or_else(|| self.settled.get(pos))
    }

    /// The positions from one on and before another one of which partners were noted, in their order.
    pub fn between(&self, begin: Pos, end: Pos) -> Vec<Pos> {
        let within = |pos: &Pos| *pos >= begin && *pos < end;
        let settled = self.settled.from(begin).take_while(|pos| *pos < end);
        let recent = self.recent.iter().map(|(pos, _)| *pos);
        let other = self.between.keys().chain(self.stray.keys()).copied();
        let mut found: Vec<Pos> = settled.chain(recent).chain(other).filter(within).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Notes a pair that comes behind all that were noted, in most cases, and puts it away.
    #[inline]
    pub fn note_settled(&mut self, pos: Pos, partner: Pos) {
        if pos > self.settled.last {
            self.settled.push(pos, partner);
        } else {
            self.stray.insert(pos, partner);
        }
    }

    /// Puts away all that was noted up to now: called between declarations of a namespace.
    pub fn settle(&mut self) {
        let mut recent = std::mem::take(&mut self.recent);
        if !self.between.is_empty() {
            recent.extend(self.between.drain());
            // Two runs that are merged, but for the order of the second.
            recent.sort_by_key(|(pos, _)| *pos);
        }
        for &(pos, partner) in &recent {
            self.note_settled(pos, partner);
        }
        recent.clear();
        self.recent = recent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of all kinds of distances, forwards and back.
    fn pairs(count: u32) -> Vec<(Pos, Pos)> {
        let step = |n: u32| match n % 53 {
            0 => 700_000,
            1 => 127,
            2 => 128,
            _ => 1 + n % 7,
        };
        let mut at = 100_000_000;
        let next = |n: u32| {
            at += step(n);
            let distance = step(n / 3);
            (Pos(at), Pos(if n.is_multiple_of(3) { at - distance } else { at + distance }))
        };
        (0..count).map(next).collect()
    }

    fn check(table: &Pairs, all: &[(Pos, Pos)]) {
        for (pos, partner) in all {
            assert_eq!(table.get(*pos), Some(*partner), "{pos:?}");
        }
        for pos in (99_999_990..all.last().map_or(0, |(last, _)| last.0 + 10)).step_by(61) {
            let known = all.iter().find(|(at, _)| at.0 == pos).map(|(_, partner)| *partner);
            assert_eq!(table.get(Pos(pos)), known, "{pos}");
        }
    }

    #[test]
    fn each_position_keeps_its_partner() {
        let all = pairs(300);
        for settle in [1, 31, 32, 33, 64, 100, 1_000] {
            let mut table = Pairs::default();
            for (n, (pos, partner)) in all.iter().enumerate() {
                table.note(*pos, *partner);
                if n % settle == 0 {
                    table.settle();
                }
            }
            check(&table, &all);
        }
    }

    #[test]
    fn what_comes_later_replaces() {
        let all = pairs(200);
        let mut table = Pairs::default();
        for (pos, _) in &all {
            table.note(*pos, *pos);
        }
        for (pos, partner) in all.iter().rev() {
            table.note(*pos, *partner);
        }
        check(&table, &all);
        table.settle();
        check(&table, &all);
    }

    #[test]
    fn what_stands_before_may_come_later() {
        let all = pairs(200);
        let mut table = Pairs::default();
        for (first, step) in [(1, 2), (0, 4), (2, 4)] {
            for (pos, partner) in all.iter().skip(first).step_by(step) {
                table.note(*pos, *partner);
            }
            if first == 0 {
                table.settle();
            }
        }
        check(&table, &all);
        table.settle();
        check(&table, &all);
    }
}
