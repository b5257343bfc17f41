//! Positions that belong to others: the end of what begins there, or the beginning of what ends there.

use super::Pos;
use rustc_hash::FxHashMap;

/// How many pairs lie between two that can be found without those before them.
const BLOCK: usize = 32;

/// How many new pairs are kept as they are, until more come.
const RECENT: usize = 1 << 12;

/// A table from positions to positions. What is noted mostly comes in the order of the source, and its partner is near:
/// a pair takes about three bytes once the declaration is passed to which it belongs.
#[derive(Default)]
pub struct Pairs {
    /// The first position of each block and where its pairs begin in `steps`.
    blocks: Vec<(Pos, u32)>,
    /// The pairs in the order of their positions: the distance from the one before, and that to the partner, seven bits
    /// in each byte.
    steps: Vec<u8>,
    /// How many there are, and the last position among them.
    settled: usize,
    last: Pos,
    /// Those that came since, in their order.
    recent: Vec<(Pos, Pos)>,
    /// Those that came behind later ones.
    between: FxHashMap<Pos, Pos>,
    /// Those that belong in front of settled ones: texts that are included have later positions than what stands behind
    /// them.
    stray: FxHashMap<Pos, Pos>,
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
        other.or_else(|| self.settled_at(pos))
    }

    fn settled_at(&self, pos: Pos) -> Option<Pos> {
        if pos > self.last {
            return None;
        }
        let block = self.blocks.partition_point(|(first, _)| *first <= pos).checked_sub(1)?;
        let (mut at, begin) = self.blocks[block];
        let mut steps = self.steps[begin as usize..].iter();
        let left = self.settled - block * BLOCK;
        for _ in 0..left.min(BLOCK) {
            at = Pos(at.0.wrapping_add(read(&mut steps)));
            let distance = read(&mut steps);
            if at == pos {
                return Some(Pos(at.0.wrapping_add((distance >> 1) ^ (distance & 1).wrapping_neg())));
            }
            if at > pos {
                return None;
            }
        }
        None
    }

    /// Nothing of what was noted up to now will be noted again: called between declarations of a namespace.
    #[inline]
    pub fn pass(&mut self) {
        if self.recent.len() >= RECENT {
            self.settle();
        }
    }

    /// Puts away all that was noted up to now.
    #[cold]
    pub fn settle(&mut self) {
        if !self.between.is_empty() {
            self.recent.extend(self.between.drain());
            self.recent.sort_unstable_by_key(|(pos, _)| *pos);
        }
        let mut recent = std::mem::take(&mut self.recent);
        for (pos, partner) in recent.drain(..) {
            if pos > self.last {
                self.append(pos, partner);
            } else {
                self.stray.insert(pos, partner);
            }
        }
        self.recent = recent;
    }

    fn append(&mut self, pos: Pos, partner: Pos) {
        if self.settled.is_multiple_of(BLOCK) {
            self.blocks.push((pos, self.steps.len() as u32));
            self.last = pos;
        }
        write(&mut self.steps, pos.0 - self.last.0);
        let distance = partner.0.wrapping_sub(pos.0);
        write(&mut self.steps, distance << 1 ^ (distance.cast_signed() >> 31).cast_unsigned());
        self.settled += 1;
        self.last = pos;
    }
}

fn write(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read(bytes: &mut std::slice::Iter<'_, u8>) -> u32 {
    let (mut number, mut shift) = (0, 0);
    while let Some(byte) = bytes.next() {
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
        shift += 7;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of all kinds of distances, forwards and back.
    fn pairs(count: u32) -> Vec<(Pos, Pos)> {
        let step = |n: u32| match n % 53 {
            0 => 70_000,
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
            table.note(*pos, Pos::NONE);
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
