//! Tables whose keys are made of ids. What is done with one entity after the other looks up ids that follow each other:
//! here the entries of four such ids are side by side, so that a large table costs a quarter of the memory accesses that
//! nothing has prepared for.

use rustc_hash::FxHasher;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map from keys that are made of ids.
pub type NearMap<K, V> = HashMap<K, V, NearHash>;

/// A set of what is made of ids.
pub type NearSet<K> = HashSet<K, NearHash>;

/// Makes the hashes of such tables.
pub type NearHash = BuildHasherDefault<NearHasher>;

/// The hash of what is made of ids: the numbers but for their last two bits say where it is, the last bits where there.
#[derive(Clone, Default)]
pub struct NearHasher {
    far: FxHasher,
    near: u64,
}

impl NearHasher {
    #[inline]
    fn number(&mut self, number: u64) {
        self.far.write_u64(number >> 2);
        self.near = self.near << 2 | number & 3;
    }
}

impl Hasher for NearHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        self.far.write(bytes);
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.far.write_u8(number);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.far.write_u16(number);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.number(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.number(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.far.write_u64((number >> 64) as u64);
        self.number(number as u64);
    }

    /// Which variant it is, or how many follow.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.far.write_usize(number);
    }

    /// Tables take the place from the lowest bits, and the highest bits for what tells neighbours apart.
    #[inline]
    fn finish(&self) -> u64 {
        let last = self.near ^ self.near >> 2 ^ self.near >> 4;
        (self.far.finish() << 2 | last & 3) ^ self.near << 58
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::BuildHasher;

    fn hash(of: impl std::hash::Hash) -> u64 {
        NearHash::default().hash_one(of)
    }

    #[test]
    fn four_numbers_that_follow_each_other_have_places_that_do_so() {
        let places: Vec<u64> = (4..8_u32).map(|number| hash(number) & 0xfff).collect();
        assert!(places.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{places:?}");
    }

    #[test]
    fn numbers_and_pairs_have_different_hashes() {
        let pairs = (0..100_u32).flat_map(|one| (0..100_u32).map(move |other| hash((one, other))));
        assert_eq!(pairs.collect::<HashSet<u64>>().len(), 10_000);
    }
}
