//! Images of what units begin with.
//!
//! The units of a project begin with the same headers. Where the environment names a folder for it, the state of the
//! translation behind these is stored there, and the next unit that begins so goes on from it. An image is a copy of the
//! memory (`region`), checked byte for byte before it is used (`image`); how much of two units is the same is found by
//! their text (`prefix`). Without an image that fits in every respect, a unit is translated from its beginning.

mod folder;
mod image;
mod prefix;
pub(super) mod region;
mod watch;

pub use folder::Folder;
pub(super) use watch::Watch;

use super::options::{Options, OutputMode};
use super::translate::{self, Watched};
use crate::compilation::Compilation;
use crate::emit::host::Kept;
use crate::source::BufferId;
use crate::tables::environment;
use folder::ending;
use image::Loaded;
use prefix::{Beginning, Names, Prefix, beginning};
use region::Region;
use smallvec::SmallVec;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Shorter beginnings are read as fast as an image.
const LEAST_LENGTH: usize = 64 << 10;

/// For how many of the ways in which a unit begins an image is looked for, from the longest on.
const MOST_PREFIXES: usize = 1000;

/// How many of the longest ways in which a unit begins are always noted.
const LONGEST_PREFIXES: usize = 8;

/// An image takes no more than so many times the room of its text, but for rare texts.
const IMAGE_PER_TEXT: u64 = 16;

/// So many units must have been translated for each image that is made on a guess: what images cost that serve no other
/// unit stays a twentieth of the time.
const UNITS_PER_IMAGE: u64 = 4;

/// A unit that is translated in part.
pub(super) struct Saved {
    /// The options that matter, as text.
    options: String,
    /// The name of the text, and those of files in it that may have other ones.
    source: Vec<u8>,
    names: Names,
    /// The texts that the unit was translated from so far.
    texts: Vec<BufferId>,
    pub unit: Compilation,
    /// What was printed of it.
    pub kept: Option<Kept>,
    /// The text that follows.
    pub rest: BufferId,
}

impl Saved {
    /// What the unit was translated from so far.
    fn text(&self) -> Vec<u8> {
        let sources = &self.unit.input.sources;
        let texts: SmallVec<[_; 4]> = self.texts.iter().map(|text| sources.bytes(*text)).collect();
        let slices: SmallVec<[&[u8]; 4]> = texts.iter().map(|text| &***text).collect();
        slices.concat()
    }

    /// Whether another unit with the same options that begins so can go on from this one; files have its names then.
    fn fit(&mut self, options: &str, beginning: &Beginning<'_>, prefix: &Prefix, source: &[u8]) -> bool {
        let text = self.text();
        let Some(mut names) = beginning.renamed(prefix, &text, &self.names) else { return false };
        let name = *names.entry(&*self.source).or_insert(source);
        name == source && self.options == options && self.unit.input.sources.rename_files(&names)
    }

    /// The unit with the text of a whole one behind a prefix.
    fn with_rest(mut self, text: &[u8], prefix: &Prefix, source: &[u8]) -> Option<Self> {
        let rest = text.get(prefix.length..).unwrap_or_default().to_vec();
        match self.unit.input.sources.add(rest, source, false) {
            Ok(added) => {
                self.rest = added;
                Some(self)
            }
            Err(_) => {
                // It lies in memory that is not given back piece by piece.
                std::mem::forget(self);
                None
            }
        }
    }
}

/// Where images are kept and looked for.
pub(super) struct Cache {
    folder: Folder,
    /// The options that matter, as text.
    options: String,
    /// What names of images begin with: the program and these options.
    start: String,
}

impl Cache {
    /// The cache that the environment names, if the options ask for nothing that an image does not know.
    pub fn of(options: &Options) -> Option<Self> {
        let folder = std::env::var_os(environment::CACHE).filter(|folder| !folder.is_empty())?;
        let flags = &options.flags;
        let plain = options.preprocessing().is_none()
            && options.output_mode == OutputMode::Text
            && options.debug.is_empty()
            && flags.il_display != Some(true)
            && flags.preinclude.is_empty()
            && flags.preinclude_macros.is_empty()
            && super::time_trace::target(options).is_none()
            && options.source.as_deref().is_some_and(|source| source != Path::new("-"));
        if !plain {
            return None;
        }
        let folder = Folder::open(Path::new(&folder))?;
        let options = text_of(options);
        let program = image::program::<Saved>()?;
        let start =
            format!("{:08x}{:08x}", crc32fast::hash(program.as_bytes()), crc32fast::hash(options.as_bytes()));
        Some(Self { folder, options, start })
    }

    fn name(&self, prefix: &Prefix) -> String {
        format!("{}{:08x}-{:x}", self.start, prefix.sum, prefix.own_length)
    }

    /// The unit with this text, translated as far as an image goes: the longest of those that it begins like, or one that
    /// is made now, where that is worth the time.
    pub fn begun(&self, options: &Options, text: &[u8]) -> Option<Saved> {
        let source = options.source.as_deref()?.as_os_str().as_bytes();
        let unit = Unit { options, text, source, beginning: beginning(text)? };
        let noted = noted(&unit.beginning);
        self.folder.note(&self.start, ending::SEEN);
        // One that is damaged is gone then.
        let loaded = self.loaded(&unit.beginning);
        let there = loaded.as_ref().map_or(0, |(_, prefix)| prefix.length);
        let chosen = self.worth_keeping(&noted, there, unit.beginning.own.as_ref());
        // To make one that cannot be stored costs each unit as much again.
        let chosen = chosen.filter(|prefix| {
            self.folder.can_store(&self.name(prefix), prefix.length as u64 * IMAGE_PER_TEXT)
        });
        if let Some((loaded, prefix)) = loaded {
            return match chosen {
                Some(longer) => self.continued(&unit, loaded, prefix, &longer),
                None => self.gone_on(&unit, loaded, prefix, &noted),
            };
        }
        self.note_seen(&noted);
        self.made(&unit, &chosen?)
    }

    fn note_seen(&self, prefixes: &[&Prefix]) {
        prefixes.iter().for_each(|prefix| self.folder.note(&self.name(prefix), ending::SEEN));
    }

    /// The image of the longest prefix that has one.
    fn loaded<'b>(&self, beginning: &'b Beginning) -> Option<(Loaded<Saved>, &'b Prefix)> {
        let prefixes = beginning.own.iter().chain(beginning.prefixes.iter().rev()).take(MOST_PREFIXES);
        prefixes.into_iter().find_map(|prefix| Some((self.folder.load(&self.name(prefix))?, prefix)))
    }

    /// The unit that goes on from an image of a prefix, if that is one of such a unit.
    fn gone_on(
        &self,
        unit: &Unit<'_>,
        loaded: Loaded<Saved>,
        prefix: &Prefix,
        noted: &[&Prefix],
    ) -> Option<Saved> {
        let longer = noted.iter().position(|other| other.length > prefix.length);
        self.note_seen(longer.and_then(|first| noted.get(first..)).unwrap_or_default());
        let mut saved = loaded.value;
        if saved.fit(&self.options, &unit.beginning, prefix, unit.source) {
            self.folder.note_used(&self.name(prefix));
            return saved.with_rest(unit.text, prefix, unit.source);
        }
        // It lies in memory that is not given back piece by piece.
        std::mem::forget(saved);
        None
    }

    /// Translates what the unit begins with and stores an image of that, from which the unit goes on. `None` where there
    /// can be none.
    fn made(&self, unit: &Unit<'_>, prefix: &Prefix) -> Option<Saved> {
        let region = Region::begin()?;
        let made = self.stored(unit, prefix, &region, || {
            let made = translate::first_part(unit.options, unit.text.get(..prefix.length)?.to_vec())?;
            Some(Translated {
                unit: made,
                shorter: None,
                texts: vec![BufferId(0)],
                names: unit.beginning.names(prefix),
            })
        });
        if made.is_none() {
            self.folder.note(&self.name(prefix), ending::NONE);
        }
        made
    }

    /// The same from the image of a shorter prefix on.
    fn continued(
        &self,
        unit: &Unit<'_>,
        loaded: Loaded<Saved>,
        shorter: &Prefix,
        prefix: &Prefix,
    ) -> Option<Saved> {
        let Some(region) = loaded.memory_behind() else { return self.gone_on(unit, loaded, shorter, &[]) };
        let mut fits = false;
        let continued = self.stored(unit, prefix, &region, || {
            let mut saved = loaded.value;
            fits = saved.fit(&self.options, &unit.beginning, shorter, unit.source);
            if !fits {
                std::mem::forget(saved);
                return None;
            }
            let kept_length = saved.text().len();
            let mut saved = saved.with_rest(unit.text.get(..prefix.length)?, shorter, unit.source)?;
            let mut texts = std::mem::take(&mut saved.texts);
            texts.push(saved.rest);
            let names = std::mem::take(&mut saved.names);
            let names = unit.beginning.further_names(prefix, shorter.length, names, kept_length);
            let (further, kept) = translate::further_part(unit.options, saved)?;
            Some(Translated { unit: further, shorter: kept, texts, names })
        });
        match continued {
            Some(_) => self.folder.note_used(&self.name(shorter)),
            // An image of files with other names says nothing about this prefix.
            None if fits => self.folder.note(&self.name(prefix), ending::NONE),
            None => {}
        }
        continued
    }

    /// Makes a unit of a prefix in the memory of a region, and stores an image of it; the unit goes on from that.
    fn stored(
        &self,
        unit: &Unit<'_>,
        prefix: &Prefix,
        region: &Region,
        make: impl FnOnce() -> Option<Translated>,
    ) -> Option<Saved> {
        let name = self.name(prefix);
        let stored = self.folder.store(&name, region, || {
            let Translated { unit: mut made, shorter, texts, names } = make()?;
            Some(Saved {
                options: self.options.clone(),
                source: unit.source.to_vec(),
                names,
                texts,
                kept: translate::keep(unit.options, &mut made, shorter),
                unit: made,
                rest: BufferId(0),
            })
        });
        let saved = stored?;
        let limit = std::env::var(environment::CACHE_BYTES).ok().and_then(|limit| limit.parse().ok());
        let _ = self.folder.trim(limit.unwrap_or(folder::LIMIT).max(1));
        saved.with_rest(unit.text, prefix, unit.source)
    }

    /// The prefix of which an image is to be made; `there` is how long the longest is that has one. Making one costs a fifth of what the translation of its text does; it
    /// saves that of what is behind that in each unit that follows. It is worth it for what would
    /// have been saved by now, where text behind an image takes twice the time of other text of the same length: projects
    /// include their own headers last, which are denser than those of the system. Where there is no image, what units to come
    /// begin with is guessed: while few units have made one, it is the shortest prefix that is nearly as long as the longest
    /// that may be another unit's too, for more units begin so. A unit's `own` serves only that one, which must have come
    /// back.
    fn worth_keeping(&self, prefixes: &[&Prefix], there: usize, own: Option<&Prefix>) -> Option<Prefix> {
        let open = prefixes.iter().rev().copied().filter(|prefix| {
            prefix.length >= LEAST_LENGTH
                && prefix.length > there
                && !self.folder.has(&self.name(prefix), ending::NONE)
                && !self.folder.is_being_stored(&self.name(prefix))
        });
        let saved = |prefix: &Prefix| {
            let times = self.folder.times(&self.name(prefix), ending::SEEN);
            (prefix.length - there) as u64 * times
        };
        let worth = open.clone().filter(|prefix| saved(prefix) >= (prefix.length / 10) as u64);
        worth.max_by_key(|prefix| saved(prefix)).copied().or_else(|| {
            let mut shared = open.clone().filter(|prefix| Some(*prefix) != own);
            let longest = shared.next()?;
            let nearly = shared.take_while(|prefix| prefix.length >= longest.length / 200 * 199).last();
            let units = self.folder.times(&self.start, ending::SEEN);
            let few = there == 0 && self.folder.images(&self.start) as u64 * UNITS_PER_IMAGE < units;
            few.then_some(*nearly.unwrap_or(longest))
        })
    }
}

/// The part of a unit that an image is made of.
struct Translated {
    unit: Compilation,
    /// What was kept of the part of a shorter image.
    shorter: Watched,
    texts: Vec<BufferId>,
    names: Names,
}

/// A unit that is to be translated.
struct Unit<'u> {
    options: &'u Options,
    text: &'u [u8],
    /// The name of the text.
    source: &'u [u8],
    beginning: Beginning<'u>,
}

/// The prefixes of a unit of which it is noted that it begins so, shortest first: of many that are about as long, the first
/// one, which does not depend on what follows, and the longest.
fn noted<'b>(beginning: &'b Beginning) -> Vec<&'b Prefix> {
    let shared = &beginning.prefixes;
    let (others, longest) = shared.split_at(shared.len().saturating_sub(LONGEST_PREFIXES));
    let mut last = None;
    let first_of_its_size = others.iter().filter(|prefix| {
        let size = size_class(prefix.own_length);
        last.replace(size) != Some(size)
    });
    first_of_its_size.chain(longest).chain(&beginning.own).collect()
}

/// Eight classes of lengths for each power of two.
fn size_class(length: usize) -> usize {
    let power = length.max(8).ilog2() as usize;
    power * 8 + (length >> (power - 3)) % 8
}

#[cfg(test)]
mod tests;

/// The options without what differs from unit to unit and is asked only when an image has been taken up.
fn text_of(options: &Options) -> String {
    let mut options = options.clone();
    options.source = None;
    let flags = &mut options.flags;
    for name in [
        &mut flags.gen_c_file_name,
        &mut flags.stub_file_name,
        &mut flags.module_id_file_name,
        &mut flags.orig_src_file_name,
        &mut flags.orig_src_path_name,
    ] {
        *name = None;
    }
    format!("{options:?}")
}
