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
use prefix::{Beginning, Names, Prefix, beginning};
use std::cell::Cell;
use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Stdio};

/// The exit statuses of a process that is only to store an image.
const CAN_BE: u8 = 0;
const CANNOT_BE: u8 = 1;

/// This program, whatever its file is called.
const PROGRAM: &str = "/proc/self/exe";

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

/// Where images are kept and looked for.
pub(super) struct Cache {
    folder: Folder,
    /// The options that matter, as text.
    options: String,
    /// What names of images begin with: the program and these options.
    start: String,
    /// What the program was called with.
    arguments: Vec<OsString>,
    /// Whether an image was found of nearly all that the unit begins with.
    served: Cell<bool>,
}

impl Cache {
    /// The cache that the environment names, if the options ask for nothing that an image does not know.
    pub fn of(options: &Options, arguments: &[OsString]) -> Option<Self> {
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
        let arguments = arguments.to_vec();
        Some(Self { folder, options, start, arguments, served: Cell::new(false) })
    }

    fn name(&self, prefix: &Prefix) -> String {
        format!("{}{:08x}-{:x}", self.start, prefix.sum, prefix.own_length)
    }

    /// The unit with this text, translated as far as the longest of the images goes that it begins like.
    pub fn begun(&self, options: &Options, text: &[u8]) -> Option<Saved> {
        let beginning = beginning(text)?;
        let mut prefixes = looked_at(&beginning).into_iter().rev();
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
        let rest = text.get(prefix.length..).unwrap_or_default().to_vec();
        let added = if fits { sources.add(rest, source, false).ok() } else { None };
        let Some(added) = added else {
            // It lies in memory that is not given back piece by piece.
            std::mem::forget(saved);
            return None;
        };
        let longest =
            beginning.own.as_ref().or(beginning.prefixes.last()).map_or(0, |longest| longest.length);
        self.served.set(is_nearly(prefix.length, longest));
        saved.rest = added;
        Some(saved)
    }

    /// Lets another process store what the unit of the options begins with, if that is worth the time: in this one there
    /// may be an image already, and nothing that goes wrong there matters here.
    pub fn keep(&self, options: &Options) {
        if self.served.get() {
            return;
        }
        let Some(text) = options.source.as_deref().and_then(|source| translate::read_source(source).ok())
        else {
            return;
        };
        let Some(beginning) = beginning(&text) else { return };
        let all = looked_at(&beginning);
        let chosen = self.worth_keeping(&all, beginning.own.as_ref());
        for prefix in all {
            self.folder.note(&self.name(prefix), ending::SEEN);
        }
        let Some(name) = chosen.map(|prefix| self.name(&prefix)) else { return };
        let ended = Command::new(PROGRAM)
            .args(&self.arguments)
            .env(environment::CACHE_STORE, &name)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        // One that was killed says nothing about the image.
        if ended.is_ok_and(|status| status.code().is_some_and(|code| code != i32::from(CAN_BE))) {
            self.folder.note(&name, ending::NONE);
        }
        let limit = std::env::var(environment::CACHE_BYTES).ok().and_then(|limit| limit.parse().ok());
        let _ = self.folder.trim(limit.unwrap_or(folder::LIMIT).max(1));
    }

    /// Stores the image for which this process was called; the result is its exit status. `None`: it was called for
    /// something else.
    pub fn store_if_called(&self, options: &Options) -> Option<u8> {
        let name = std::env::var(environment::CACHE_STORE).ok()?;
        let stored = self.folder.store(&name, || {
            let source = options.source.as_deref()?;
            let text = translate::read_source(source).ok()?;
            let beginning = beginning(&text)?;
            let prefix = looked_at(&beginning).into_iter().find(|prefix| self.name(prefix) == name)?;
            let mut unit = translate::first_part(options, text.get(..prefix.length)?.to_vec())?;
            Some(Saved {
                options: self.options.clone(),
                source: source.as_os_str().as_bytes().to_vec(),
                names: beginning.names(prefix),
                kept: translate::keep(options, &mut unit),
                unit,
                rest: BufferId(0),
            })
        });
        Some(if stored.unwrap_or(true) { CAN_BE } else { CANNOT_BE })
    }

    /// The prefix of which an image is to be made. Making one costs about what the translation of its text does, and saves
    /// that of what no image holds yet in each unit that follows: it is worth it for what would have been saved by now.
    /// Where nothing is known yet, it is the longest prefix that may be another unit's too. A unit's `own` serves only that
    /// one, which must have come back.
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
        let worth = open.clone().filter(|prefix| saved(prefix) >= prefix.length as u64 / 5 * 4);
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
