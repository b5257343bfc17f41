//! What the command line asks for, as the pipeline reads it.

use super::flags::{FlagId, Flags};
use crate::diag::{DiagId, Level, Severities};
use crate::preprocess::TextStyle;
use crate::target::Target;
use std::path::PathBuf;

/// The language of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    C,
    Cxx,
}

/// The standard of the language, in order of age within each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standard {
    /// C before its first standard.
    KnR,
    C89,
    C99,
    C11,
    C17,
    C23,
    /// C++98 with the corrections of 2003.
    Cxx03,
    Cxx11,
    Cxx14,
    Cxx17,
    Cxx20,
    Cxx23,
}

/// Which templates used are instantiated although nothing needs their definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Instantiation {
    #[default]
    None,
    Used,
    All,
    Local,
}

/// How messages are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OutputMode {
    #[default]
    Text,
    Sarif,
}

/// What is done with a message wherever it appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeverityRequest {
    Level(DiagId, Level),
    Once(DiagId),
}

/// What a run that only preprocesses prints.
#[derive(Clone, Copy, Debug)]
pub enum Preprocessing {
    /// The preprocessed text.
    Text(TextStyle),
    /// The files that the unit depends on.
    Dependencies,
    /// The macros that there are at the end.
    Macros,
}

/// The g++ version that is emulated where the command line names none.
const DEFAULT_GNU_VERSION: u32 = 80_100;
/// The clang version that is emulated where clang mode is on and no version is named.
const DEFAULT_CLANG_VERSION: u32 = 90_100;

/// Everything the command line asks for.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What flags without a handler set.
    pub flags: Flags,
    /// The source file as typed; `-` is the standard input.
    pub source: Option<PathBuf>,
    /// The standard that was named last.
    pub standard: Option<Standard>,
    /// The g++ version that was named, as in 120200.
    pub named_gnu_version: Option<u32>,
    /// The clang version that was named.
    pub named_clang_version: Option<u32>,
    pub error_limit: Option<u32>,
    pub instantiation: Instantiation,
    /// The alignment that members are packed to.
    pub pack_alignment: Option<u32>,
    /// The encoding of source files; `None`: found out from their first bytes.
    pub unicode_source_kind: Option<String>,
    pub output_mode: OutputMode,
    /// Folders for `#include`, in order.
    pub include_directories: Vec<PathBuf>,
    /// How many of them are for quoted names only, where the command line tells them apart.
    pub quote_directories: Option<usize>,
    /// The argument of each `--db`.
    pub debug: Vec<String>,
    pub severities: Vec<SeverityRequest>,
    /// Header units: the name imported and the file it is mapped to.
    pub header_units: Vec<(String, String)>,
    /// Texts to print on standard output and on standard error as soon as the command line is read.
    pub early_output: Vec<u8>,
    pub early_messages: Vec<u8>,
    /// End with this exit status once the command line is read.
    pub exit: Option<u8>,
    /// The flags given, in order.
    pub given: Vec<FlagId>,
}

impl Options {
    /// The language of the unit.
    pub fn language(&self) -> Language {
        let selected = self.given.iter().rev().find_map(|id| id.flag().selects);
        selected.unwrap_or(Language::Cxx)
    }

    /// Whether nothing but the standard's own language is accepted.
    pub fn is_strict(&self) -> bool {
        self.flags.strict == Some(true) || self.flags.strict_warnings == Some(true)
    }

    /// Whether clang is the host compiler.
    pub fn is_clang(&self) -> bool {
        self.flags.clang.unwrap_or(self.named_clang_version.is_some())
    }

    /// Whether GNU extensions are accepted.
    pub fn is_gnu(&self) -> bool {
        let off = [self.flags.gxx, self.flags.gcc].contains(&Some(false));
        !(self.is_strict() || off || self.standard == Some(Standard::KnR))
    }

    /// The g++ version that is emulated, as in 120200.
    pub fn gnu_version(&self) -> u32 {
        self.named_gnu_version.unwrap_or(DEFAULT_GNU_VERSION)
    }

    /// The clang version that is emulated; `None` where the host compiler is not clang.
    pub fn clang_version(&self) -> Option<u32> {
        self.is_clang().then(|| self.named_clang_version.unwrap_or(DEFAULT_CLANG_VERSION))
    }

    /// The standard in force: the one named, or the default of the host compiler's version.
    pub fn standard(&self) -> Standard {
        match (self.language(), self.standard) {
            (_, Some(standard)) => standard,
            (Language::C, None) if self.is_gnu() => Standard::C11,
            (Language::C, None) => Standard::C89,
            (Language::Cxx, None) if !self.is_gnu() => Standard::Cxx03,
            (Language::Cxx, None) => match self.gnu_version() {
                110_000.. => Standard::Cxx17,
                60_000.. => Standard::Cxx14,
                _ => Standard::Cxx03,
            },
        }
    }

    /// What is printed instead of a translation, where the unit is only preprocessed.
    pub fn preprocessing(&self) -> Option<Preprocessing> {
        let is = |flag: Option<bool>| flag == Some(true);
        let flags = &self.flags;
        Some(match () {
            () if is(flags.dependencies) => Preprocessing::Dependencies,
            () if is(flags.list_macros) => Preprocessing::Macros,
            () if is(flags.preprocess) || is(flags.no_line_commands) => Preprocessing::Text(TextStyle {
                markers: !is(flags.no_line_commands),
                comments: is(flags.comments),
                separators: !is(flags.no_token_separators_in_pp_output),
                directives_only: false,
            }),
            () => return None,
        })
    }

    /// The machine that the unit is for.
    pub fn target(&self) -> Target {
        let is = |flag: Option<bool>| flag == Some(true);
        let flags = &self.flags;
        let mut target = Target::default();
        // A 32-bit model that was asked for stays, whatever else is asked for.
        if is(flags.m32) {
            target = target.ilp32();
        }
        if is(flags.force_llp64) {
            target = target.llp64();
        }
        Target {
            unsigned_char: is(flags.unsigned_chars),
            unsigned_wchar: is(flags.unsigned_wchar_t),
            pack: self.pack_alignment.map(u64::from),
            short_enums: is(flags.short_enums),
            ..target
        }
    }

    /// The name of the source file for people: what it was before preprocessing, where that was given.
    ///
    /// `None` where the source is not known yet or has no name.
    pub fn source_name(&self) -> Option<String> {
        let source = self.source.as_deref().filter(|source| source.as_os_str() != "-")?;
        let name = self.flags.orig_src_file_name.as_deref().unwrap_or(source).to_string_lossy();
        Some(name.into_owned()).filter(|name| !name.is_empty())
    }

    /// The severities that the command line asks for.
    pub fn severity_control(&self) -> Severities {
        let mut severities = Severities::default();
        for request in &self.severities {
            match *request {
                SeverityRequest::Level(id, level) => severities.set(id, level),
                SeverityRequest::Once(id) => severities.set_once(id),
            }
        }
        severities
    }
}
