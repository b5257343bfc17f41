//! The files that the options name: whether they are what the run needs them to be.

use super::options::Options;
use super::output::{Failure, Writer};
use crate::diag::{Message, Severity, messages, phrases};
use std::fs;
use std::path::{Path, PathBuf};

/// Fails where a file that the options name cannot be what they need it to be.
pub(super) fn check_files(options: &Options) -> Result<(), Message> {
    check_output(options)?;
    check_source(options)?;
    for file in options.flags.preinclude_macros.iter().chain(&options.flags.preinclude) {
        if !file.is_file() || fs::File::open(file).is_err() {
            let message = messages::cannot_open_source_file(&file.to_string_lossy(), "");
            return Err(message.with_severity(Severity::CommandLine));
        }
    }
    check_stub(options)
}

/// Fails where the source file cannot be read.
fn check_source(options: &Options) -> Result<(), Message> {
    let source = options.source.as_deref().unwrap_or(Path::new(""));
    if source == Path::new("-") {
        return Ok(());
    }
    let name = source.to_string_lossy();
    let cannot_open = |reason: &str| messages::cannot_open_source_file(&name, reason).as_catastrophe();
    if name.is_empty() {
        return Err(cannot_open(&format!(": {}", phrases::invalid_file_name().plain())));
    }
    let metadata = fs::metadata(source).map_err(|_| cannot_open(""))?;
    if metadata.is_dir() {
        return Err(cannot_open(&format!(": {}", phrases::is_a_directory().plain())));
    }
    if !metadata.is_file() {
        return Err(cannot_open(&format!(": {}", phrases::not_a_regular_file().plain())));
    }
    fs::File::open(source).map(|_| ()).map_err(|_| cannot_open(""))
}

/// The files that are read before anything is written.
pub(super) fn named_inputs(options: &Options) -> Vec<PathBuf> {
    let flags = &options.flags;
    options.source.iter().chain(&flags.preinclude_macros).chain(&flags.preinclude).cloned().collect()
}

/// The output of preprocessing can go to a file; other runs have none of that kind.
fn check_output(options: &Options) -> Result<(), Message> {
    let Some(name) = &options.flags.output else { return Ok(()) };
    if options.preprocessing().is_none() {
        return Err(messages::output_file_not_needed());
    }
    let inputs = named_inputs(options);
    Writer { inputs: &inputs }.probe(name).map_err(|failure| unwritable_preprocessing_output(name, failure))
}

/// The message for a file of preprocessed text that cannot be written.
pub(super) fn unwritable_preprocessing_output(name: &Path, failure: Failure) -> Message {
    match failure {
        Failure::Open(reason) => messages::cannot_open_preprocessing_output(&name.to_string_lossy(), &reason),
        Failure::Write(reason) => {
            messages::error_while_writing(phrases::preprocessing_output_file().plain(), &reason)
        }
    }
}

/// Opens the file that messages go to, where they go to one.
pub(super) fn open_error_file(options: &Options) -> Result<Option<fs::File>, Message> {
    let Some(name) = &options.flags.error_output else { return Ok(None) };
    let inputs = named_inputs(options);
    let opened = Writer { inputs: &inputs }.open(name);
    opened.map(Some).map_err(|(Failure::Open(reason) | Failure::Write(reason))| {
        messages::cannot_open_error_file(&name.to_string_lossy(), &reason)
    })
}

/// The host file ends with an include of the stub file: it needs a name.
fn check_stub(options: &Options) -> Result<(), Message> {
    let flags = &options.flags;
    let is = |flag: Option<bool>| flag == Some(true);
    let no_host_file = is(flags.no_code_gen) || options.preprocessing().is_some();
    if flags.stub_file_name.is_none() && !no_host_file {
        return Err(messages::stub_file_name_missing());
    }
    Ok(())
}
