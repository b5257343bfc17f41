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
use super::translate;
use crate::compilation::Compilation;
use crate::emit::host::Kept;
use crate::source::BufferId;
use crate::tables::environment;
use folder::ending;
use image::Stored;
use prefix::{Beginning, Names, Prefix, beginning};
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
    pub unit: Compilation,
    /// What was printed of it.
    pub kept: Option<Kept>,
    /// The text that follows.
    pub rest: BufferId,
}

impl Saved {
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
        let beginning = beginning(text)?;
        let all = looked_at(&beginning);
        let worth_keeping = || self.worth_keeping(&all, beginning.own.as_ref());
        let mut chosen = worth_keeping();
        if chosen.is_none() {
            if let Some((saved, length)) = self.loaded(options, text, &beginning) {
                if !is_nearly(length, all.last().map_or(0, |longest| longest.length)) {
                    self.note_seen(&all);
                }
                return Some(saved);
            }
            // One that is damaged is gone now.
            chosen = worth_keeping();
        }
        self.note_seen(&all);
        self.made(options, text, &beginning, &chosen?)
    }

    fn note_seen(&self, prefixes: &[&Prefix]) {
        prefixes.iter().for_each(|prefix| self.folder.note(&self.name(prefix), ending::SEEN));
    }

    /// The unit that goes on from the longest image, and how long that one's text is.
    fn loaded(&self, options: &Options, text: &[u8], beginning: &Beginning<'_>) -> Option<(Saved, usize)> {
        let mut prefixes = looked_at(beginning).into_iter().rev();
        let (prefix, mut saved) = prefixes.find_map(|prefix| {
            let saved: Saved = self.folder.load(&self.name(prefix))?;
            Some((prefix, saved))
        })?;
        let source = options.source.as_deref()?.as_os_str().as_bytes();
        let sources = &mut saved.unit.input.sources;
        let its_text = sources.bytes(BufferId(0));
        let renamed =
            beginning.renamed(prefix, &its_text, &saved.names).filter(|_| saved.options == self.options);
        let fits = renamed.is_some_and(|mut names| {
            let name = *names.entry(&*saved.source).or_insert(source);
            name == source && sources.rename_files(&names)
        });
        if !fits {
            // It lies in memory that is not given back piece by piece.
            std::mem::forget(saved);
            return None;
        }
        Some((saved.with_rest(text, prefix, source)?, prefix.length))
    }

    /// Translates what the unit begins with and stores an image of that, from which the unit goes on. `None` where there
    /// can be none.
    fn made(
        &self,
        options: &Options,
        text: &[u8],
        beginning: &Beginning<'_>,
        prefix: &Prefix,
    ) -> Option<Saved> {
        let name = self.name(prefix);
        let source = options.source.as_deref()?.as_os_str().as_bytes();
        let stored = self.folder.store(&name, || {
            let mut unit = translate::first_part(options, text.get(..prefix.length)?.to_vec())?;
            Some(Saved {
                options: self.options.clone(),
                source: source.to_vec(),
                names: beginning.names(prefix),
                kept: translate::keep(options, &mut unit),
                unit,
                rest: BufferId(0),
            })
        });
        match stored {
            Stored::Untried => None,
            Stored::CannotBe => {
                self.folder.note(&name, ending::NONE);
                None
            }
            Stored::Made { value, .. } => {
                let limit = std::env::var(environment::CACHE_BYTES).ok().and_then(|limit| limit.parse().ok());
                let _ = self.folder.trim(limit.unwrap_or(folder::LIMIT).max(1));
                value.with_rest(text, prefix, source)
            }
        }
    }

    /// The prefix of which an image is to be made. Making one costs a fifth of what the translation of its text does, and
    /// that of the part which an image would have given; it saves that of the rest in each unit that follows. It is worth
    /// it for what would have been saved by now. Where nothing is known yet, it is the longest prefix that may be another
    /// unit's too. A unit's `own` serves only that one, which must have come back.
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
        let worth = open.clone().filter(|prefix| saved(prefix) >= (there + prefix.length / 5) as u64);
        worth.max_by_key(|prefix| saved(prefix)).copied().or_else(|| {
            let longest = open.clone().find(|prefix| Some(*prefix) != own)?;
            (!self.folder.has_image(&self.start)).then_some(*longest)
        })
    }
}

/// The prefixes of a unit that are looked at, shortest first.
fn looked_at<'b>(beginning: &'b Beginning) -> Vec<&'b Prefix> {
    let shared = &beginning.prefixes;
    shared.iter().skip(shared.len().saturating_sub(MOST_PREFIXES)).chain(&beginning.own).collect()
}

/// Whether the first part of so much text does nearly as well as all of it.
fn is_nearly(part: usize, all: usize) -> bool {
    part / 4 * 5 >= all
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
