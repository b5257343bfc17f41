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
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Shorter beginnings are read as fast as an image.
const LEAST_LENGTH: usize = 64 << 10;

/// How many of the ways in which a unit begins are looked at, from the longest on.
const MOST_PREFIXES: usize = 16;

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
        self.texts.iter().flat_map(|text| sources.bytes(*text).to_vec()).collect()
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
        let all = looked_at(&unit.beginning);
        // One that is damaged is gone then.
        let loaded = self.loaded(&all);
        let chosen = self.worth_keeping(&all, unit.beginning.own.as_ref());
        if let Some((loaded, prefix)) = loaded {
            return match chosen.filter(|chosen| chosen.length > prefix.length) {
                Some(longer) => self.continued(&unit, loaded, prefix, &longer),
                None => self.gone_on(&unit, loaded, prefix, &all),
            };
        }
        self.note_seen(&all);
        self.made(&unit, &chosen?)
    }

    fn note_seen(&self, prefixes: &[&Prefix]) {
        prefixes.iter().for_each(|prefix| self.folder.note(&self.name(prefix), ending::SEEN));
    }

    /// The longest image of these prefixes, and its one.
    fn loaded<'p>(&self, prefixes: &[&'p Prefix]) -> Option<(Loaded<Saved>, &'p Prefix)> {
        prefixes.iter().rev().find_map(|prefix| Some((self.folder.load(&self.name(prefix))?, *prefix)))
    }

    /// The unit that goes on from an image of a prefix, if that is one of such a unit.
    fn gone_on(
        &self,
        unit: &Unit<'_>,
        loaded: Loaded<Saved>,
        prefix: &Prefix,
        all: &[&Prefix],
    ) -> Option<Saved> {
        let longer = all.iter().position(|other| other.length > prefix.length);
        self.note_seen(longer.and_then(|first| all.get(first..)).unwrap_or_default());
        let mut saved = loaded.value;
        if saved.fit(&self.options, &unit.beginning, prefix, unit.source) {
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
        self.stored(unit, prefix, &region, || {
            let made = translate::first_part(unit.options, unit.text.get(..prefix.length)?.to_vec())?;
            Some(Translated {
                unit: made,
                shorter: None,
                texts: vec![BufferId(0)],
                names: unit.beginning.names(prefix),
            })
        })
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
        self.stored(unit, prefix, &region, || {
            let mut saved = loaded.value;
            if !saved.fit(&self.options, &unit.beginning, shorter, unit.source) {
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
        })
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
        let Some(saved) = stored else {
            self.folder.note(&name, ending::NONE);
            return None;
        };
        let limit = std::env::var(environment::CACHE_BYTES).ok().and_then(|limit| limit.parse().ok());
        let _ = self.folder.trim(limit.unwrap_or(folder::LIMIT).max(1));
        saved.with_rest(unit.text, prefix, unit.source)
    }

    /// The prefix of which an image is to be made. Making one costs a fifth of what the translation of its text does; it
    /// saves that of what is behind the longest image that is there in each unit that follows. It is worth it for what would
    /// have been saved by now. Where nothing is known yet, it is the longest prefix that may be another unit's too. A unit's
    /// `own` serves only that one, which must have come back.
    fn worth_keeping(&self, prefixes: &[&Prefix], own: Option<&Prefix>) -> Option<Prefix> {
        let has = |prefix: &Prefix, ending: &str| self.folder.has(&self.name(prefix), ending);
        let prefixes = || prefixes.iter().rev().copied();
        let there = prefixes().find(|prefix| has(prefix, ending::IMAGE)).map_or(0, |found| found.length);
        let open = prefixes().filter(|prefix| {
            prefix.length >= LEAST_LENGTH
                && prefix.length > there
                && !has(prefix, ending::NONE)
                && !self.folder.is_being_stored(&self.name(prefix))
        });
        let saved = |prefix: &Prefix| {
            let times = self.folder.times(&self.name(prefix), ending::SEEN);
            (prefix.length - there) as u64 * times
        };
        let worth = open.clone().filter(|prefix| saved(prefix) >= (prefix.length / 5) as u64);
        worth.max_by_key(|prefix| saved(prefix)).copied().or_else(|| {
            let longest = open.clone().find(|prefix| Some(*prefix) != own)?;
            (!self.folder.has_image(&self.start)).then_some(*longest)
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

/// The prefixes of a unit that are looked at, shortest first.
fn looked_at<'b>(beginning: &'b Beginning) -> Vec<&'b Prefix> {
    let shared = &beginning.prefixes;
    shared.iter().skip(shared.len().saturating_sub(MOST_PREFIXES)).chain(&beginning.own).collect()
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
