//! Arenas of entries named by 4-byte ids, and pools of lists.

use rustc_hash::FxHashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut, Range};

/// The name of one entry of kind `T`: its place in the arena. `Option<Id<T>>` takes four bytes too.
pub struct Id<T> {
    index: NonZeroU32,
    kind: PhantomData<fn() -> T>,
}

impl<T> Id<T> {
    /// The id of the entry at `index`, counted from 0.
    pub fn from_index(index: usize) -> Self {
        let index = NonZeroU32::MIN.saturating_add(index as u32);
        Self { index, kind: PhantomData }
    }

    /// The entry's place in its arena, counted from 0.
    pub fn index(self) -> usize {
        self.index.get() as usize - 1
    }
}

impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Id<T> {}
impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}
impl<T> Eq for Id<T> {}
impl<T> PartialOrd for Id<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T> Ord for Id<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.index.cmp(&other.index)
    }
}
impl<T> Hash for Id<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.index.hash(state);
    }
}
impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index())
    }
}

/// A large number among ids: it lies where they may lie, so that it takes no more than its own bytes there.
#[repr(Rust, packed(4))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Packed<T>(T);

impl<T: Copy> Packed<T> {
    /// The number.
    pub fn get(self) -> T {
        self.0
    }
}

impl<T> From<T> for Packed<T> {
    fn from(number: T) -> Self {
        Self(number)
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for Packed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// All entries of one kind.
pub struct Arena<T> {
    entries: Vec<T>,
    /// So many entries were there when a watch began; none without one.
    watched: u32,
    /// Those of them that have been changed since, as they were.
    before: FxHashMap<u32, T>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Self { entries: Vec::new(), watched: 0, before: FxHashMap::default() }
    }
}

impl<T> Arena<T> {
    /// Adds an entry and names it.
    pub fn add(&mut self, entry: T) -> Id<T> {
        self.entries.push(entry);
        Id::from_index(self.entries.len() - 1)
    }

    /// Makes room for so many more entries.
    pub fn reserve(&mut self, count: usize) {
        self.entries.reserve(count);
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Whether no entry was added after this one.
    pub fn is_newest(&self, id: Id<T>) -> bool {
        id.index.get() as usize == self.entries.len()
    }

    /// The ids of all entries, in the order they were added.
    pub fn ids(&self) -> impl Iterator<Item = Id<T>> + use<T> {
        (0..self.entries.len()).map(Id::from_index)
    }

    /// From now on, the entries that there are now are kept as they are before they are changed.
    pub fn watch(&mut self) {
        self.watched = self.entries.len() as u32;
        self.before = FxHashMap::default();
    }

    /// An entry, to change in it what printing never reads: no watch sees that.
    #[inline]
    pub fn unprinted_mut(&mut self, id: Id<T>) -> &mut T {
        match self.entries.get_mut(..id.index.get() as usize) {
            Some([.., entry]) => entry,
            _ => no_entry(),
        }
    }
}

impl<T: Clone + PartialEq> Arena<T> {
    #[cold]
    #[inline(never)]
    fn keep(&mut self, id: Id<T>) {
        let place = id.index.get() - 1;
        if let Some(entry) = self.entries.get(place as usize) {
            self.before.entry(place).or_insert_with(|| entry.clone());
        }
    }

    /// The places of the entries that are others than when the watch began.
    pub(super) fn changed(&self) -> impl Iterator<Item = u32> {
        let changed = |(place, entry): &(&u32, &T)| self.entries.get(**place as usize) != Some(*entry);
        self.before.iter().filter(changed).map(|(place, _)| *place)
    }
}

// Ids count from one. An entry is the last of as many as its id says: this way it is found without counting back, and
// with little code at each of the many places that ask for one.
impl<T> Index<Id<T>> for Arena<T> {
    type Output = T;
    #[inline]
    fn index(&self, id: Id<T>) -> &T {
        match self.entries.get(..id.index.get() as usize) {
            Some([.., entry]) => entry,
            _ => no_entry(),
        }
    }
}
impl<T: Clone + PartialEq> IndexMut<Id<T>> for Arena<T> {
    #[inline]
    fn index_mut(&mut self, id: Id<T>) -> &mut T {
        if id.index.get() <= self.watched {
            self.keep(id);
        }
        match self.entries.get_mut(..id.index.get() as usize) {
            Some([.., entry]) => entry,
            _ => no_entry(),
        }
    }
}

/// Ends the work where an id is not one of this arena: a defect of this program.
#[cold]
#[inline(never)]
fn no_entry() -> ! {
    unreachable!()
}

/// A list of `T` kept in a pool: start and length. `Option<List<T>>` takes eight bytes too.
pub struct List<T> {
    /// One more than where it begins.
    begin: NonZeroU32,
    len: u32,
    kind: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// The list without elements.
    pub const EMPTY: Self = Self { begin: NonZeroU32::MIN, len: 0, kind: PhantomData };

    /// The list of `len` elements from the one at `start` of all lists.
    fn at(start: u32, len: u32) -> Self {
        Self { begin: NonZeroU32::MIN.saturating_add(start), len, kind: PhantomData }
    }

    /// Where it begins among the elements of all lists.
    pub fn start(self) -> u32 {
        self.begin.get() - 1
    }

    /// The places of its elements among those of all lists.
    #[inline]
    fn range(self) -> Range<usize> {
        let start = self.start() as usize;
        start..start + self.len as usize
    }

    /// The list of one element among those of all lists.
    pub fn of_one(element: Id<T>) -> Self {
        Self { begin: element.index, len: 1, kind: PhantomData }
    }

    /// Its first element among those of all lists.
    pub fn first_element(self) -> Option<Id<T>> {
        (self.len > 0).then_some(Id { index: self.begin, kind: PhantomData })
    }

    /// How many elements it has.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Where it begins in its pool, and how many elements it has: what identifies it where lists are interned.
    pub fn place(self) -> [u32; 2] {
        [self.start(), self.len]
    }

    /// The list of the elements from `from` to before `to` of this one.
    pub fn slice(self, from: usize, to: usize) -> Self {
        let (from, to) = (from.min(self.len()) as u32, to.min(self.len()) as u32);
        Self::at(self.start() + from, to.saturating_sub(from))
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        self.begin == other.begin && self.len == other.len
    }
}
impl<T> Eq for List<T> {}
impl<T> Hash for List<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.start(), self.len).hash(state);
    }
}
impl<T> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}..+{}]", self.start(), self.len)
    }
}

/// The elements of all lists of one element type, one after the other.
pub struct Pool<T> {
    elements: Vec<T>,
    /// So many elements were there when a watch began; none without one.
    watched: u32,
    /// Whether one of them may have been changed since.
    changed: bool,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { elements: Vec::new(), watched: 0, changed: false }
    }
}

impl<T: Copy> Pool<T> {
    /// Makes room for so many more elements.
    pub fn reserve(&mut self, count: usize) {
        self.elements.reserve(count);
    }

    /// How many elements all lists have.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Keeps a copy of `elements` as one list.
    pub fn add(&mut self, elements: &[T]) -> List<T> {
        if elements.is_empty() {
            return List::EMPTY;
        }
        let start = self.elements.len() as u32;
        self.elements.extend_from_slice(elements);
        List::at(start, elements.len() as u32)
    }

    /// A list that begins with the elements of `list`, as `elements` do, and goes on with the others; and how many elements
    /// have room where it is, which are `room` where `list` is. A list that is made longer again and again is copied only
    /// when it has twice as many elements as before.
    pub fn lengthen(&mut self, list: List<T>, room: usize, elements: &[T]) -> (List<T>, usize) {
        let known = list.len().min(elements.len());
        if elements.len() > room {
            let longer = self.add(elements);
            self.elements.extend_from_slice(elements);
            return (longer, 2 * elements.len());
        }
        let start = list.start() as usize;
        self.changed |= start + known < self.watched as usize;
        if let Some(places) = self.elements.get_mut(start + known..start + elements.len()) {
            places.copy_from_slice(&elements[known..]);
        }
        (List::at(list.start(), elements.len() as u32), room)
    }

    /// From now on it is noted whether one of the elements that there are now is changed.
    pub fn watch(&mut self) {
        (self.watched, self.changed) = (self.elements.len() as u32, false);
    }

    /// Whether an element may have been changed since the watch began.
    pub(super) fn has_changed(&self) -> bool {
        self.changed
    }

    /// The elements of a list, to be changed in place.
    pub fn get_mut(&mut self, list: List<T>) -> &mut [T] {
        self.changed |= list.start() < self.watched;
        match self.elements.get_mut(list.range()) {
            Some(elements) => elements,
            None => no_entry(),
        }
    }
}

impl<T> Index<List<T>> for Pool<T> {
    type Output = [T];
    #[inline]
    fn index(&self, list: List<T>) -> &[T] {
        match self.elements.get(list.range()) {
            Some(elements) => elements,
            None => no_entry(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_optional_is_as_small_as_what_is_not() {
        assert_eq!(size_of::<Option<Id<u64>>>(), 4);
        assert_eq!(size_of::<Option<List<u64>>>(), 8);
    }

    #[test]
    fn lists_keep_their_elements_apart() {
        let mut pool = Pool::default();
        let (a, b) = (pool.add(&[1, 2]), pool.add(&[3]));
        assert_eq!((&pool[a], &pool[b], pool[List::EMPTY].len()), (&[1, 2][..], &[3][..], 0));
        assert_eq!(pool[a.slice(1, 9)], [2]);
    }
}
