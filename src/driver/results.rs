//! Where the results of a run go: the standard streams, the host file, the module id file.

use super::files::unwritable_preprocessing_output;
use super::last_resort;
use super::options::{Options, Preprocessing};
use super::outcome::Outcome;
use super::output::{self, Failure, Writer, text_of};
use super::time_trace::{self, TimeTrace};
use crate::diag::{Message, messages, phrases};
use crate::emit::Written;
use crate::source::Pos;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A result that could not be written: the place and text of the message.
type Unwritten = (Pos, Message);

/// The standard streams, and whether the output was open when the program began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Streams {
    output_closed: bool,
}

impl Streams {
    /// The streams as the program was given them. What was closed is opened and leads nowhere, so that no file
    /// takes its place.
    pub fn found() -> Self {
        let [_, output_closed, _] =
            [libc::STDIN_FILENO, libc::STDOUT_FILENO, libc::STDERR_FILENO].map(last_resort::reopen_if_closed);
        Self { output_closed }
    }

    /// Prints a result.
    pub fn print(self, bytes: &[u8]) -> Result<(), Failure> {
        if bytes.is_empty() {
            return Ok(());
        }
        if self.output_closed {
            return Err(Failure::Write(phrases::bad_file_descriptor().plain().to_owned()));
        }
        let mut stream = io::stdout().lock();
        let printed = stream.write_all(bytes).and_then(|()| stream.flush());
        printed.map_err(|error| Failure::Write(text_of(&error)))
    }

    /// Prints messages; whoever closed their stream does not want them.
    pub fn print_messages(self, bytes: &[u8]) {
        let mut stream = io::stderr();
        let _ = stream.write_all(bytes).and_then(|()| stream.flush());
    }
}

/// Writes what goes to the standard output, or instead of it to the file that the options name for
/// preprocessed text.
pub(super) fn write_standard_output(
    options: &Options,
    outcome: &Outcome,
    streams: Streams,
) -> Result<(), Unwritten> {
    let Some(text) = &outcome.standard_output else { return Ok(()) };
    let preprocessing = options.preprocessing();
    let file =
        options.flags.output.as_deref().filter(|_| matches!(preprocessing, Some(Preprocessing::Text(_))));
    let written = match file {
        Some(name) => {
            write_all(outcome, vec![(name, text.clone().into())]).map_err(|(_, failure)| (name, failure))
        }
        None => streams.print(text).map_err(|failure| (Path::new(""), failure)),
    };
    // The place is none: the text was complete when it was written.
    written.map_err(|(name, failure)| (Pos::NONE, unwritable_preprocessing_output(name, failure)))
}

/// Writes the files of a translation without errors: all of them, or none.
pub(super) fn write_results(
    options: &Options,
    outcome: &mut Outcome,
    streams: Streams,
) -> Result<(), Unwritten> {
    let host_name = host_file_name(options);
    let (mut files, mut kinds) = (Vec::new(), Vec::new());
    let printed = options.source.as_deref() == Some(Path::new("-"));
    let mut host_file = outcome.host_file.take();
    if printed && let Some(text) = host_file.take() {
        let bytes = text.into_bytes().map_err(|error| Failure::Write(text_of(&error)));
        let printed = bytes.and_then(|bytes| streams.print(&bytes));
        printed.map_err(|failure| Kind::Host.message(&host_name, failure, outcome.end))?;
    }
    if let Some(text) = host_file {
        files.push((host_name.as_path(), text));
        kinds.push(Kind::Host);
    }
    if let (Some(id), Some(name)) = (&outcome.module_id, &options.flags.module_id_file_name) {
        files.push((name, id.as_bytes().to_vec().into()));
        kinds.push(Kind::ModuleId);
    }
    let message = |kind: Kind, name: &Path, failure| kind.message(name, failure, outcome.end);
    let names: Vec<&Path> = files.iter().map(|(name, _)| *name).collect();
    write_all(outcome, files).map_err(|(number, failure)| message(kinds[number], names[number], failure))
}

/// Writes what the run spent its time on, where that is asked for. The result says why it cannot be written; the run is
/// what it is without it.
pub(super) fn write_time_trace(options: &Options, outcome: &Outcome, trace: TimeTrace) -> Vec<u8> {
    let Some((target, text)) = time_trace::target(options).zip(trace.finish(options)) else {
        return Vec::new();
    };
    let Err((_, failure)) = write_all(outcome, vec![(&target, text.into())]) else { return Vec::new() };
    let reason = match failure {
        Failure::Open(reason) => reason,
        Failure::Write(reason) => format!(": {reason}"),
    };
    let said = phrases::time_trace_not_written();
    format!("{} {}{reason}\n", said.plain(), target.display()).into_bytes()
}

/// Writes files, all or none; the error says which one failed.
fn write_all(outcome: &Outcome, files: Vec<(&Path, Written)>) -> Result<(), (usize, Failure)> {
    let writer = Writer { inputs: &outcome.inputs };
    let mut staged = Vec::new();
    for (number, (name, contents)) in files.into_iter().enumerate() {
        match writer.stage(name, contents) {
            Ok(output) => staged.push((number, output)),
            Err(failure) => {
                output::abandon(staged);
                return Err((number, failure));
            }
        }
    }
    // Where two outputs have one name, the first is what stays.
    staged.reverse();
    output::commit(staged)
}

/// The kinds of files that a translation makes.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Host,
    ModuleId,
}

impl Kind {
    /// What is said where it cannot be written; `end` is the end of the source.
    fn message(self, name: &Path, failure: Failure, end: Pos) -> Unwritten {
        let name = name.to_string_lossy();
        match (self, failure) {
            (Self::Host, Failure::Open(reason)) => {
                (Pos::NONE, messages::cannot_open_generated_file(&name, &reason))
            }
            (Self::ModuleId, Failure::Open(reason)) => {
                (end, messages::cannot_open_module_id_file(&name, &reason))
            }
            (Self::Host, Failure::Write(reason)) => {
                (end, messages::error_while_writing(phrases::generated_file().plain(), &reason))
            }
            (Self::ModuleId, Failure::Write(reason)) => {
                (end, messages::error_while_writing(phrases::module_id_file().plain(), &reason))
            }
        }
    }
}

/// The folder that the host file is written to; `None` where it is printed.
pub(super) fn host_file_folder(options: &Options) -> Option<PathBuf> {
    let name = host_file_name(options);
    let folder = name.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    (options.source.as_deref() != Some(Path::new("-"))).then(|| folder.to_path_buf())
}

/// The name of the host file: the one given, or the source's in the current folder with another suffix.
fn host_file_name(options: &Options) -> PathBuf {
    options.flags.gen_c_file_name.clone().unwrap_or_else(|| {
        let source = options.source.as_deref().unwrap_or(Path::new(""));
        PathBuf::from(source.file_name().unwrap_or_default()).with_extension("int.c")
    })
}
