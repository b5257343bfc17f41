//! Reading the command line.
//!
//! A flag is `--NAME`, where a prefix that only one name has is enough, or `-LETTER`, where letters cluster.
//! A value follows `=`, the letter, or is the next word, whatever that is. The source file comes last.

use super::conflicts;
use super::flags::FlagId;
use super::options::Options;
use crate::diag::{Message, Phrase, messages, phrases};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// What asks for help. It is no flag of the table: the reference has none of that name, and its names and
/// abbreviations stay what they are.
const HELP: &str = "help";

/// What is wrong with a command line.
#[derive(Clone, Debug)]
pub struct CommandLineError {
    pub message: Message,
    /// Lines to print under the message.
    pub lines: Vec<Phrase>,
}

impl From<Message> for CommandLineError {
    fn from(message: Message) -> Self {
        Self { message, lines: Vec::new() }
    }
}

/// Reads the arguments after the program's name into options.
///
/// Fails at the first thing that is wrong; the options then hold what was read until there. The source is known
/// once all flags are read and go together.
pub fn read(
    arguments: impl IntoIterator<Item = OsString>,
    options: &mut Options,
) -> Result<(), CommandLineError> {
    let mut arguments = arguments.into_iter();
    let mut flags_ended = false;
    let mut source = None;
    while let Some(argument) = arguments.next() {
        let bytes = argument.as_bytes();
        if source.is_some() {
            conflicts::check(options)?;
            options.source = source;
            return Err(messages::too_many_arguments().into());
        }
        if !flags_ended && bytes == b"--" {
            flags_ended = true;
        } else if flags_ended || bytes == b"-" || !bytes.starts_with(b"-") {
            source = Some(argument.into());
        } else if bytes.starts_with(b"--") {
            read_name(&argument, &mut arguments, options)?;
        } else {
            read_letters(&argument, &mut arguments, options)?;
        }
        if options.exit.is_some() {
            return Ok(());
        }
    }
    conflicts::check(options)?;
    options.source = source;
    if options.source.is_none() {
        // Some flags are a reason of their own to run.
        if options.early_messages.is_empty() && options.early_output.is_empty() {
            return Err(messages::missing_source_file().into());
        }
        options.exit = Some(0);
    }
    Ok(())
}

fn invalid(argument: &OsStr) -> CommandLineError {
    messages::invalid_option(&argument.to_string_lossy()).into()
}

/// Reads `--NAME`, `--NAME=VALUE` or `--NAME VALUE`.
fn read_name(
    argument: &OsStr,
    rest: &mut impl Iterator<Item = OsString>,
    options: &mut Options,
) -> Result<(), CommandLineError> {
    let body = argument.as_bytes().get(2..).unwrap_or_default();
    let (name, attached) = match body.iter().position(|&byte| byte == b'=') {
        Some(at) => {
            let (name, value) = body.split_at(at);
            (name, Some(OsStr::from_bytes(value.get(1..).unwrap_or_default())))
        }
        None => (body, None),
    };
    let name = std::str::from_utf8(name).map_err(|_| invalid(argument))?;
    if name == HELP {
        super::help::ask(options);
        return Ok(());
    }
    let id = find(name, argument)?;
    let flag = id.flag();
    if flag.refused {
        return Err(invalid(argument));
    }
    let value = match (flag.takes_value, attached) {
        (false, None) => OsString::new(),
        (true, Some(value)) if !value.is_empty() => value.to_owned(),
        (true, None) => rest.next().ok_or_else(|| messages::option_requires_argument(name))?,
        _ => return Err(invalid(argument)),
    };
    give(id, &value, options)
}

/// The flag of a name or of an abbreviation that only one name has.
fn find(name: &str, argument: &OsStr) -> Result<FlagId, CommandLineError> {
    if let Some(id) = FlagId::from_name(name) {
        return Ok(id);
    }
    let matching: Vec<FlagId> = FlagId::with_prefix(name).collect();
    match matching.as_slice() {
        [] => Err(invalid(argument)),
        [one] => Ok(*one),
        several => Err(CommandLineError {
            message: messages::ambiguous_option(&argument.to_string_lossy()),
            lines: several.iter().map(|id| phrases::listed_option(id.flag().name)).collect(),
        }),
    }
}

/// Reads `-LETTERS`, where a letter that takes a value ends the cluster.
fn read_letters(
    argument: &OsStr,
    rest: &mut impl Iterator<Item = OsString>,
    options: &mut Options,
) -> Result<(), CommandLineError> {
    let bytes = argument.as_bytes();
    for (at, &byte) in bytes.iter().enumerate().skip(1) {
        let id = FlagId::from_letter(char::from(byte)).ok_or_else(|| invalid(argument))?;
        if !id.flag().takes_value {
            give(id, OsStr::new(""), options)?;
            continue;
        }
        let attached = bytes.get(at + 1..).unwrap_or_default();
        let value = if attached.is_empty() {
            rest.next().ok_or_else(|| invalid(argument))?
        } else {
            OsStr::from_bytes(attached).to_owned()
        };
        return give(id, &value, options);
    }
    Ok(())
}

fn give(id: FlagId, value: &OsStr, options: &mut Options) -> Result<(), CommandLineError> {
    conflicts::check_selection(options, id.flag())?;
    options.given.push(id);
    Ok(id.apply(options, value)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_words(words: &[&str]) -> (Options, Option<CommandLineError>) {
        let mut options = Options::default();
        let result = read(words.iter().map(OsString::from), &mut options);
        (options, result.err())
    }

    #[test]
    fn values_follow_in_each_of_their_forms() {
        for words in [&["--error_limit=5"][..], &["--error_limit", "5"], &["-e5"], &["-we", "5"]] {
            let (options, error) = read_words(&[words, &["a.cu"]].concat());
            assert!(error.is_none(), "{words:?}");
            assert_eq!(options.error_limit, Some(5), "{words:?}");
        }
    }

    #[test]
    fn an_exact_name_beats_longer_ones_and_a_unique_prefix_is_enough() {
        assert!(read_words(&["--c", "a.c"]).1.is_none());
        let (options, error) = read_words(&["--diag_warn", "177", "a.cu"]);
        assert!(error.is_none());
        assert_eq!(options.severities.len(), 1);
        let (_, error) = read_words(&["--tim", "a.cu"]);
        assert_eq!(error.map(|error| error.lines.len()), Some(2));
    }

    #[test]
    fn a_negated_flag_clears_its_field() {
        let (options, _) = read_words(&["--exceptions", "--no_exceptions", "a.cu"]);
        assert_eq!(options.flags.exceptions, Some(false));
        let (options, _) = read_words(&["--no_warnings", "a.cu"]);
        assert_eq!(options.flags.no_warnings, Some(true));
    }

    #[test]
    fn wrong_command_lines_are_refused() {
        for words in [
            &["--no_such_flag", "a.cu"][..],
            &["--c++17=1", "a.cu"],
            &["--error_limit="],
            &["--error_limit"],
            &["-D"],
            &["-wq", "a.cu"],
            &["a.cu", "b.cu"],
            &["--embedded_c", "a.cu"],
            &["--c99", "--c++17", "a.cu"],
            &[],
        ] {
            assert!(read_words(words).1.is_some(), "{words:?}");
        }
    }

    #[test]
    fn the_standard_defaults_to_that_of_the_host_compiler() {
        use super::super::options::Standard;
        for (version, standard) in
            [("50000", Standard::Cxx03), ("80100", Standard::Cxx14), ("120200", Standard::Cxx17)]
        {
            let (options, _) = read_words(&["--gnu_version", version, "a.cu"]);
            assert_eq!(options.standard(), standard, "{version}");
        }
    }
}
