//! Names: every identifier of the unit, stored once and known by a number.
//!
//! Keywords come first, in the order of their table, so that a number below [`Name::KEYWORDS`] is a word
//! that some mode reserves; the predefined macros and the names that the code knows follow.

use std::num::NonZeroU32;

include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// An identifier: equal spellings have equal numbers. Universal character names are stored as the UTF-8 of
/// the character, so both ways of writing a letter give one name.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Name {
    /// Its number plus one, so that no name takes no more room than one.
    place: NonZeroU32,
}

impl Name {
    /// Names below this number are keywords in some mode.
    pub const KEYWORDS: u32 = KEYWORD_COUNT;
    /// Names below this number are keywords or predefined macros.
    pub(crate) const SPECIAL: u32 = SPECIAL_COUNT;

    /// The name with a number, which counts from 0.
    #[inline]
    pub const fn from_number(number: u32) -> Self {
        Self { place: NonZeroU32::MIN.saturating_add(number) }
    }

    /// The number that it is known by.
    #[inline]
    pub const fn number(self) -> u32 {
        self.place.get() - 1
    }

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.number() as usize
    }
}

/// The table of names: from spelling to number and back.
pub struct Names {
    /// All spellings, one behind the other.
    bytes: Vec<u8>,
    spans: Vec<Span>,
    /// Whether there are only ASCII characters in the spellings.
    ascii: bool,
    /// Open addressing: upper half of the hash above, number of the name plus one below; 0 is free.
    slots: Vec<u64>,
}

/// Where a spelling stands among all.
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    end: u32,
    /// What the spelling begins with, as [`head_of`] tells: of most spellings this is all.
    head: u64,
}

impl Span {
    #[inline]
    fn length(self) -> usize {
        (self.end - self.start) as usize
    }
}

impl Default for Names {
    fn default() -> Self {
        Self::new()
    }
}

impl Names {
    /// A table with the keywords, the predefined macros and the known names.
    pub fn new() -> Self {
        let mut names = Self {
            bytes: Vec::with_capacity(1 << 18),
            spans: Vec::with_capacity(1 << 14),
            ascii: true,
            slots: vec![0; 1 << 15],
        };
        for spelling in INITIAL {
            names.intern(spelling.as_bytes());
        }
        names
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.spans.len()
    }

    /// Whether there are no names; never the case for a table that was made with `new`.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// The spelling of a name; empty for a number that no name has.
    #[inline]
    pub fn bytes(&self, name: Name) -> &[u8] {
        let span = self.spans.get(name.index()).copied().unwrap_or_default();
        self.bytes.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// The bytes from the start of a short name on, and how many of them it has; nothing for a long one, and at the end.
    #[inline]
    pub fn short_bytes(&self, name: Name) -> Option<(&[u8; 16], usize)> {
        let span = self.spans.get(name.index()).copied().unwrap_or_default();
        let length = span.length();
        let bytes = self.bytes.get(span.start as usize..)?.first_chunk()?;
        (length <= bytes.len()).then_some((bytes, length))
    }

    /// The spelling of a name as text; identifiers are valid UTF-8.
    pub fn text(&self, name: Name) -> &str {
        std::str::from_utf8(self.bytes(name)).unwrap_or_default()
    }

    /// Whether a name has only ASCII characters.
    #[inline]
    pub fn is_ascii(&self, name: Name) -> bool {
        self.ascii || self.bytes(name).is_ascii()
    }

    /// The number of a spelling, which is new if the spelling is.
    pub fn intern(&mut self, spelling: &[u8]) -> Name {
        self.intern_headed(spelling, head_of(spelling))
    }

    /// The same for the spelling of so many bytes that `text` begins with. What stands behind it in the text allows to
    /// read eight bytes at once.
    #[inline(always)]
    pub fn intern_start(&mut self, text: &[u8], length: usize) -> Name {
        let spelling = text.get(..length).unwrap_or_default();
        match text.first_chunk() {
            Some(first) => {
                let beyond = 64 - 8 * length.clamp(1, 8);
                self.intern_headed(spelling, u64::from_le_bytes(*first) << beyond >> beyond)
            }
            None => self.intern(spelling),
        }
    }

    #[inline(always)]
    fn intern_headed(&mut self, spelling: &[u8], head: u64) -> Name {
        let hash = hash(spelling, head);
        match self.place_of(spelling, head, hash) {
            Ok(name) => name,
            Err(at) => self.add(spelling, head, hash, at),
        }
    }

    /// The number of a spelling that is already known.
    pub fn find(&self, spelling: &[u8]) -> Option<Name> {
        let head = head_of(spelling);
        self.place_of(spelling, head, hash(spelling, head)).ok()
    }

    /// The number of a spelling; the free slot for it where it is not known.
    #[inline(always)]
    fn place_of(&self, spelling: &[u8], head: u64, hash: u64) -> Result<Name, usize> {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots.get(at).copied().unwrap_or(0);
            let Some(place) = NonZeroU32::new(slot as u32) else { return Err(at) };
            if slot >> 32 == hash >> 32 {
                let name = Name { place };
                let known = self.spans.get(name.index()).copied().unwrap_or_default();
                let same = known.head == head && known.length() == spelling.len();
                if same && (spelling.len() <= 8 || equal_tails(self.bytes(name), spelling)) {
                    return Ok(name);
                }
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    #[inline(never)]
    fn add(&mut self, spelling: &[u8], head: u64, hash: u64, at: usize) -> Name {
        let name = Name::from_number(self.spans.len() as u32);
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(spelling);
        self.ascii &= spelling.is_ascii();
        self.spans.push(Span { start, end: self.bytes.len() as u32, head });
        if let Some(slot) = self.slots.get_mut(at) {
            *slot = (hash >> 32) << 32 | u64::from(name.place.get());
        }
        if self.spans.len() * 2 > self.slots.len() {
            self.grow();
        }
        name
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        let mut slots = vec![0u64; size];
        for index in 0..self.spans.len() as u32 {
            let hash = hash(self.bytes(Name::from_number(index)), self.spans[index as usize].head);
            let mut at = hash as usize & (size - 1);
            while slots.get(at).is_some_and(|slot| *slot != 0) {
                at = (at + 1) & (size - 1);
            }
            if let Some(slot) = slots.get_mut(at) {
                *slot = (hash >> 32) << 32 | u64::from(index + 1);
            }
        }
        self.slots = slots;
    }
}

/// Whether two spellings of the same length, which is more than eight, are the same behind their first eight bytes.
#[inline]
fn equal_tails(a: &[u8], b: &[u8]) -> bool {
    if b.len() <= 16 { a.last_chunk::<8>() == b.last_chunk() } else { a == b }
}

/// The first eight bytes of a spelling as a number; what a shorter one lacks is zero.
#[inline]
fn head_of(spelling: &[u8]) -> u64 {
    match spelling.first_chunk() {
        Some(first) => u64::from_le_bytes(*first),
        None => spelling.iter().rev().fold(0, |head, byte| head << 8 | u64::from(*byte)),
    }
}

/// Hash of a spelling with its head: eight bytes at a time, both halves well mixed. The last eight may overlap those
/// before.
#[inline(always)]
fn hash(spelling: &[u8], head: u64) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |hash: u64, word: u64| (hash.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    let mut hash = mix(spelling.len() as u64, head);
    if let (9.., Some(last)) = (spelling.len(), spelling.last_chunk()) {
        if let (17.., Some((_, middle))) = (spelling.len(), spelling.as_chunks().0.split_first()) {
            hash = middle.iter().fold(hash, |hash, word| mix(hash, u64::from_le_bytes(*word)));
        }
        hash = mix(hash, u64::from_le_bytes(*last));
    }
    hash ^ hash >> 29
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_spellings_have_equal_numbers() {
        let mut names = Names::new();
        let a = names.intern(b"some_name");
        let b = names.intern(b"some_other_name_that_is_long");
        assert_ne!(a, b);
        assert_eq!(names.intern(b"some_name"), a);
        assert_eq!(names.text(b), "some_other_name_that_is_long");
        assert_eq!(names.find(b"never_seen"), None);
    }

    #[test]
    fn spellings_in_a_text_are_those_alone() {
        let mut names = Names::new();
        let text = b"abcdefghijklmnopqrstuvwxyz0123456789";
        for start in 0..text.len() {
            for end in start + 1..=text.len() {
                let alone = names.intern(&text[start..end]);
                assert_eq!(names.bytes(alone), &text[start..end]);
                assert_eq!(names.intern_start(&text[start..], end - start), alone);
                assert_eq!(names.find(&text[start..end]), Some(alone));
            }
        }
    }

    #[test]
    fn known_names_are_there_from_the_start() {
        let names = Names::new();
        assert_eq!(names.text(known::STD), "std");
        assert_eq!(names.find(b"std"), Some(known::STD));
        assert!(names.find(b"int").is_some_and(|name| name.number() < Name::KEYWORDS));
    }

    #[test]
    fn the_table_grows() {
        let mut names = Names::new();
        let made: Vec<_> = (0..50_000).map(|i| names.intern(format!("n{i}").as_bytes())).collect();
        for (i, name) in made.iter().enumerate() {
            assert_eq!(names.text(*name), format!("n{i}"));
            assert_eq!(names.find(format!("n{i}").as_bytes()), Some(*name));
        }
    }
}
