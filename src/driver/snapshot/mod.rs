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

pub use folder::Folder;

use super::options::{Options, OutputMode};
use super::translate;
use crate::compilation::Compilation;
use crate::source::BufferId;
use folder::ending;
use prefix::{Named, Prefix, beginning};
use std::cell::Cell;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// The folder that images are kept in.
const FOLDER_VARIABLE: &str = "CUDAFEXX_CACHE";
/// How many bytes they may take together.
const LIMIT_VARIABLE: &str = "CUDAFEXX_CACHE_BYTES";

/// Shorter beginnings are read as fast as an image.
const LEAST_LENGTH: usize = 64 << 10;

/// How many of the ways in which a unit begins are looked at, from the longest on.
const MOST_PREFIXES: usize = 16;

/// A unit that is translated in part.
pub(super) struct Saved {
    /// The options that matter, as text.
    options: String,
    /// The name of the text, that of the main file in line markers, and where they name it.
    source: Vec<u8>,
    main: Vec<u8>,
    places: Vec<u32>,
    pub unit: Compilation,
    /// The text that follows.
    pub rest: BufferId,
}

/// Where images are kept and looked for.
pub(super) struct Cache {
    folder: Folder,
    /// The options that matter, as text.
    options: String,
    /// What names of images begin with: the program and these options.
    start: String,
    /// Whether an image was found of nearly all that the unit begins with.
    served: Cell<bool>,
}

impl Cache {
    /// The cache that the environment names, if the options ask for nothing that an image does not know.
    pub fn of(options: &Options) -> Option<Self> {
        let folder = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty())?;
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
        Some(Self { folder, options, start, served: Cell::new(false) })
    }

    fn name(&self, prefix: &Prefix) -> String {
        format!("{}{:08x}-{:x}", self.start, prefix.sum, prefix.own_length)
    }

    /// The unit with this text, translated as far as the longest of the images goes that it begins like.
    pub fn begun(&self, options: &Options, text: &[u8]) -> Option<Saved> {
        let mut places = Vec::new();
        let beginning = beginning(text, &mut places)?;
        let mut prefixes = beginning.prefixes.iter().rev().take(MOST_PREFIXES);
        let (prefix, mut saved) = prefixes.find_map(|prefix| {
            let saved: Saved = self.folder.load(&self.name(prefix))?;
            Some((prefix, saved))
        })?;
        let source = options.source.as_deref()?.as_os_str().as_bytes();
        let sources = &mut saved.unit.input.sources;
        let its_text = sources.bytes(BufferId(0));
        let its = Named { text: &its_text, main: &saved.main, places: &saved.places };
        let main = beginning.text.main;
        let fits = saved.options == self.options
            && beginning.text_of(prefix).is_some_and(|text| text.is_like(its))
            && (saved.source == saved.main) == (source == main)
            && sources.rename_file(&saved.source, source)
            && sources.rename_file(&saved.main, main);
        let rest = text.get(prefix.length..).unwrap_or_default().to_vec();
        let added = if fits { sources.add(rest, source, false).ok() } else { None };
        let Some(added) = added else {
            // It lies in memory that is not given back piece by piece.
            std::mem::forget(saved);
            return None;
        };
        let longest = beginning.prefixes.last().map_or(0, |longest| longest.length);
        self.served.set(is_nearly(prefix.length, longest));
        saved.rest = added;
        Some(saved)
    }

    /// Stores what the unit of the options begins with, if that is worth the time.
    pub fn keep(&self, options: &Options) {
        if self.served.get() {
            return;
        }
        let Some(source) = options.source.as_deref() else { return };
        let Ok(text) = translate::read_source(source) else { return };
        let mut places = Vec::new();
        let Some(beginning) = beginning(&text, &mut places) else { return };
        let all = &beginning.prefixes;
        let all = all.get(all.len().saturating_sub(MOST_PREFIXES)..).unwrap_or_default();
        let chosen = self.worth_keeping(all);
        for prefix in all {
            self.folder.note(&self.name(prefix), ending::SEEN);
        }
        let Some(prefix) = chosen else { return };
        let name = self.name(&prefix);
        let Some(Named { text, main, places }) = beginning.text_of(&prefix) else { return };
        let can_be = region::in_a_copy(|| {
            let saved = || {
                Some(Saved {
                    options: self.options.clone(),
                    source: source.as_os_str().as_bytes().to_vec(),
                    main: main.to_vec(),
                    places: places.to_vec(),
                    unit: translate::first_part(options, text.to_vec())?,
                    rest: BufferId(0),
                })
            };
            self.folder.store(&name, saved).unwrap_or(true)
        });
        if !can_be {
            self.folder.note(&name, ending::NONE);
        }
        let limit = std::env::var(LIMIT_VARIABLE).ok().and_then(|limit| limit.parse().ok());
        let _ = self.folder.trim(limit.unwrap_or(folder::LIMIT).max(1));
    }

    /// The prefix of which an image is to be made: one that a unit has begun with before, unless there is an image that
    /// does nearly as well. Where nothing is known yet, the longest one.
    fn worth_keeping(&self, prefixes: &[Prefix]) -> Option<Prefix> {
        let has = |prefix: &Prefix, ending: &str| self.folder.has(&self.name(prefix), ending);
        let there =
            prefixes.iter().rev().find(|prefix| has(prefix, ending::IMAGE)).map_or(0, |found| found.length);
        let mut open = prefixes.iter().rev().filter(|prefix| {
            prefix.length >= LEAST_LENGTH
                && !is_nearly(there, prefix.length)
                && !has(prefix, ending::NONE)
                && !self.folder.is_being_stored(&self.name(prefix))
        });
        let longest = *open.clone().next()?;
        let again = open.find(|prefix| has(prefix, ending::SEEN)).copied();
        again.or_else(|| (there * 2 < longest.length).then_some(longest))
    }
}

/// Whether the first part of so much text does nearly as well as all of it.
fn is_nearly(part: usize, all: usize) -> bool {
    part / 4 * 5 >= all
}

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
