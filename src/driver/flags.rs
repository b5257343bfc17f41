//! The flags of the command line, generated from `tables/flags.toml`.

use super::handlers;
use super::options::{Language, Options, Standard};
use crate::diag::Message;
use crate::lex::KeywordFlag;
use std::ffi::OsStr;
use std::path::PathBuf;

include!(concat!(env!("OUT_DIR"), "/flags.rs"));

/// One flag.
#[derive(Debug)]
pub struct Flag {
    /// The name after `--`.
    pub name: &'static str,
    /// What may follow `-`.
    pub letter: Option<char>,
    /// What it belongs to, for people.
    pub category: &'static str,
    /// What it does, for people.
    pub help: &'static str,
    /// What `--help` says behind that of a flag without effect; empty for others.
    pub note: &'static str,
    /// The name without a `no_` that negates another flag.
    pub base: &'static str,
    pub takes_value: bool,
    /// The language that the flag selects.
    pub selects: Option<Language>,
    /// The only language that the flag can be used with.
    pub only: Option<Language>,
    /// How the message about `only` begins, where it does not name the option.
    pub wording: Option<&'static str>,
    /// What strict modes are incompatible with where this flag is given.
    pub strict_conflict: Option<&'static str>,
    /// Whether the flag needs GNU extensions.
    pub gnu_only: bool,
    /// Listed, but never accepted.
    pub refused: bool,
    /// Whether the reference has no such flag: abbreviations and lists of all flags stay what they are.
    pub own: bool,
    /// C without a standard cannot be selected after it.
    pub not_old_c: bool,
    /// Selects C without a standard.
    pub selects_old_c: bool,
}

/// A flag: an index into [`FLAGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FlagId(u16);

impl FlagId {
    /// The row of the table.
    pub fn flag(self) -> &'static Flag {
        // Ids come from the generated code alone; the first flag stands in for an impossible one.
        FLAGS.get(usize::from(self.0)).unwrap_or(&FLAGS[0])
    }

    /// The flag with exactly this name.
    pub(super) fn from_name(name: &str) -> Option<FlagId> {
        BY_NAME.get(name).copied()
    }

    /// The flag of a letter.
    pub(super) fn from_letter(letter: char) -> Option<FlagId> {
        by_letter(letter)
    }

    /// The flags whose names begin with `prefix`, in the order of the table.
    pub(super) fn with_prefix(prefix: &str) -> impl Iterator<Item = FlagId> {
        let matching =
            FLAGS.iter().enumerate().filter(move |(_, flag)| !flag.own && flag.name.starts_with(prefix));
        matching.filter_map(|(index, _)| u16::try_from(index).ok().map(FlagId))
    }

    /// Does what the flag asks for; `value` is empty where it takes none.
    pub(super) fn apply(self, options: &mut Options, value: &OsStr) -> Result<(), Message> {
        apply(self, options, value)
    }
}
