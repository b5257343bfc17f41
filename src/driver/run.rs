//! Running the pipeline and writing its results.
//!
//! A file is written beside its target and then renamed, so that a reader never sees half of one; after
//! errors no file is written at all.

use super::command_line;
use super::interrupt::Unfinished;
use super::options::{Options, OutputMode, Preprocessing};
use super::outcome::Outcome;
use super::timing::{BACK_END, FRONT_END, Stopwatch, TOTAL};
use super::translate;
use crate::diag::{Colours, Diagnostics, Message, NoPositions, Settings, Severities, Severity, messages};
use crate::source::Pos;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::os::unix::fs::FileTypeExt;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Exit statuses, apart from those that flags ask for.
const SUCCESS: u8 = 0;
const ERRORS: u8 = 2;
const CATASTROPHE: u8 = 4;

/// The stack of the thread that translates; deep nesting recurses. Only what is used becomes memory.
const STACK: usize = 512 << 20;

/// Translates as the arguments after the program's name say; the result is the exit status.
pub fn run(arguments: Vec<OsString>) -> u8 {
    let reason = Arc::new(Mutex::new(String::new()));
    let noted = Arc::clone(&reason);
    panic::set_hook(Box::new(move |info| {
        *noted.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string().replace('\n', ": ");
    }));
    let thread = std::thread::Builder::new().stack_size(STACK);
    let result = thread
        .spawn(move || panic::catch_unwind(AssertUnwindSafe(|| compile(arguments))))
        .map(|handle| handle.join().unwrap_or_else(Err));
    match result {
        Ok(Ok(status)) => status,
        Ok(Err(_)) => {
            internal_error(&reason.lock().unwrap_or_else(PoisonError::into_inner));
            CATASTROPHE
        }
        Err(error) => {
            internal_error(&error.to_string());
            CATASTROPHE
        }
    }
}

/// Prints one line about a defect of this program.
fn internal_error(what: &str) {
    let mut diagnostics = Diagnostics::default();
    diagnostics.settings.brief = true;
    diagnostics.report(Pos(0), messages::internal_error(what));
    let _ = diagnostics.flush(&NoPositions);
    print(io::stderr(), &diagnostics.take_output());
}

/// Writes to a stream; whoever closed it does not want the rest.
fn print(mut stream: impl Write, bytes: &[u8]) {
    let _ = stream.write_all(bytes).and_then(|()| stream.flush());
}

fn compile(arguments: Vec<OsString>) -> u8 {
    let unfinished = Unfinished::default();
    unfinished.watch();
    let mut options = Options::default();
    let read = command_line::read(arguments, &mut options);
    print(io::stdout(), &options.early_output);
    print(io::stderr(), &options.early_messages);
    let mut diagnostics = Diagnostics::new(settings(&options), options.severity_control());
    if let Err(error) = read {
        // What is wrong with the command line is text whatever it asks for.
        let text = Settings { sarif: None, ..settings(&options) };
        diagnostics = Diagnostics::new(text, Severities::default());
        let mut reported = diagnostics.report(Pos(0), error.message);
        for line in error.lines {
            reported = reported.also(line);
        }
        return finish(&options, Outcome::without_source(diagnostics), None, None, &unfinished);
    }
    if let Some(status) = options.exit {
        return status;
    }
    let error_file = match open_error_file(&options) {
        Ok(file) => file,
        Err(message) => {
            diagnostics.report(Pos(0), message);
            return finish(&options, Outcome::without_source(diagnostics), None, None, &unfinished);
        }
    };
    if let Err(message) = check_files(&options) {
        diagnostics.report(Pos(0), message);
        return finish(&options, Outcome::without_source(diagnostics), error_file, None, &unfinished);
    }
    let watch = Stopwatch::start();
    let outcome = translate::translate(&options, diagnostics);
    let times = (options.flags.timing == Some(true)).then_some(watch);
    finish(&options, outcome, error_file, times, &unfinished)
}

/// How messages are selected and shown.
fn settings(options: &Options) -> Settings {
    let flags = &options.flags;
    let is = |flag: Option<bool>| flag == Some(true);
    let defaults = Settings::default();
    Settings {
        display_numbers: is(flags.display_error_number),
        brief: is(flags.brief_diagnostics),
        wrap: is(flags.wrap_diagnostics),
        no_warnings: is(flags.no_warnings),
        promote_warnings: is(flags.promote_warnings),
        remarks: is(flags.remarks),
        sarif: (options.output_mode == OutputMode::Sarif).then(|| {
            let folder = std::env::current_dir().unwrap_or_default();
            folder.to_string_lossy().into_owned()
        }),
        error_limit: options.error_limit.unwrap_or(defaults.error_limit),
        match_notes: flags.add_match_notes.unwrap_or(defaults.match_notes),
        context_limit: flags
            .context_limit
            .map_or(defaults.context_limit, |limit| u32::try_from(limit).unwrap_or(u32::MAX)),
        colours: colours(options),
    }
}

/// The colours of messages: on terminals that have them, unless the user or the environment says no.
fn colours(options: &Options) -> Colours {
    let variable = |name: &str| std::env::var(name).ok();
    let plain_terminal = variable("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    let off = options.flags.colors == Some(false)
        || options.flags.error_output.is_some()
        || variable("NOCOLOR").is_some()
        || plain_terminal
        || !io::stderr().is_terminal();
    if off {
        return Colours::default();
    }
    Colours::new(variable("EDG_COLORS").or_else(|| variable("GCC_COLORS")).as_deref())
}

/// Fails where a file that the options name cannot be what they need it to be.
fn check_files(options: &Options) -> Result<(), Message> {
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
        return Err(cannot_open(": invalid file name"));
    }
    let metadata = fs::metadata(source).map_err(|_| cannot_open(""))?;
    if metadata.is_dir() {
        return Err(cannot_open(": is a directory"));
    }
    if !metadata.is_file() {
        return Err(cannot_open(": not a regular file"));
    }
    fs::File::open(source).map(|_| ()).map_err(|_| cannot_open(""))
}

/// The output of preprocessing can go to a file; other runs have none of that kind.
fn check_output(options: &Options) -> Result<(), Message> {
    let Some(name) = &options.flags.output else { return Ok(()) };
    if options.preprocessing().is_none() {
        return Err(messages::output_file_not_needed());
    }
    let made = fs::File::create(name);
    made.map(|_| ()).map_err(|_| messages::cannot_open_preprocessing_output(&name.to_string_lossy()))
}

/// Opens the file that messages go to, where they go to one.
fn open_error_file(options: &Options) -> Result<Option<fs::File>, Message> {
    let Some(name) = &options.flags.error_output else { return Ok(None) };
    match fs::File::create(name) {
        Ok(file) => Ok(Some(file)),
        Err(_) => Err(messages::cannot_open_error_file(&name.to_string_lossy())),
    }
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

/// Writes the results, prints the messages, and says how it went; with a stopwatch that runs since the
/// beginning, also how long it took.
fn finish(
    options: &Options,
    mut outcome: Outcome,
    error_file: Option<fs::File>,
    times: Option<Stopwatch>,
    unfinished: &Unfinished,
) -> u8 {
    let mut stopped = outcome.diagnostics.flush(&*outcome.positions).is_err();
    let mut text = outcome.diagnostics.take_output();
    let time = |text: &mut Vec<u8>, watch: Option<Stopwatch>, label| {
        text.extend(watch.map(|watch| watch.line(label)).unwrap_or_default().bytes());
    };
    time(&mut text, times, FRONT_END);
    write_standard_output(options, &outcome);
    if !outcome.diagnostics.has_errors() && !stopped {
        let generated = outcome.host_file.is_some();
        let watch = times.filter(|_| generated).map(|_| Stopwatch::start());
        if let Err((pos, message)) = write_results(options, &outcome, unfinished) {
            outcome.diagnostics.report(pos, message).without_source();
            stopped = outcome.diagnostics.flush(&*outcome.positions).is_err();
            text.append(&mut outcome.diagnostics.take_output());
        }
        time(&mut text, watch, BACK_END);
    }
    let name = options.source_name();
    outcome.diagnostics.summarize(&*outcome.positions, name.as_deref());
    text.append(&mut outcome.diagnostics.take_output());
    time(&mut text, times, TOTAL);
    match error_file {
        Some(file) => print(file, &text),
        None => print(io::stderr(), &text),
    }
    print(io::stderr(), &outcome.closing);
    match (stopped, outcome.diagnostics.has_errors()) {
        (true, _) => CATASTROPHE,
        (false, true) => ERRORS,
        (false, false) => SUCCESS,
    }
}

/// Writes what goes to the standard output, or instead of it to the file that the options name for
/// preprocessed text.
fn write_standard_output(options: &Options, outcome: &Outcome) {
    print(io::stderr(), &outcome.trace);
    let file = options.flags.output.as_ref().and_then(|name| fs::File::create(name).ok());
    match (file, options.preprocessing()) {
        (Some(file), Some(Preprocessing::Text(_))) => print(file, &outcome.standard_output),
        _ => print(io::stdout(), &outcome.standard_output),
    }
}

/// Writes the files of a translation without errors.
fn write_results(
    options: &Options,
    outcome: &Outcome,
    unfinished: &Unfinished,
) -> Result<(), (Pos, Message)> {
    if let Some(text) = &outcome.host_file {
        if options.source.as_deref() == Some(Path::new("-")) {
            print(io::stdout(), text);
        } else {
            let target = host_file_name(options);
            write_file(&target, text, unfinished).map_err(|reason| {
                let name = target.to_string_lossy();
                (Pos(0), messages::cannot_open_generated_file(&name, &reason))
            })?;
        }
    }
    if let (Some(id), Some(target)) = (&outcome.module_id, &options.flags.module_id_file_name) {
        write_file(target, id.as_bytes(), unfinished)
            .map_err(|_| (outcome.end, messages::cannot_open_module_id_file(&target.to_string_lossy())))?;
    }
    Ok(())
}

/// The name of the host file: the one given, or the source's in the current folder with another suffix.
fn host_file_name(options: &Options) -> PathBuf {
    options.flags.gen_c_file_name.clone().unwrap_or_else(|| {
        let source = options.source.as_deref().unwrap_or(Path::new(""));
        PathBuf::from(source.file_name().unwrap_or_default()).with_extension("int.c")
    })
}

/// Replaces a file by one with these contents, all at once; fails with the reason to add to a message.
fn write_file(target: &Path, contents: &[u8], unfinished: &Unfinished) -> Result<(), String> {
    if target.as_os_str().is_empty() {
        return Err(": invalid file name".into());
    }
    if let Ok(metadata) = fs::metadata(target) {
        let kind = metadata.file_type();
        if metadata.is_dir() {
            return Err(": Is a directory".into());
        }
        if kind.is_char_device() || kind.is_block_device() || kind.is_fifo() || kind.is_socket() {
            return Err(": not a regular file".into());
        }
    }
    // A link stays a link: what it points to is replaced.
    let target = fs::canonicalize(target).unwrap_or_else(|_| target.to_path_buf());
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = target.with_file_name(name);
    unfinished.set(Some(&beside));
    let written = fs::write(&beside, contents).and_then(|()| fs::rename(&beside, &target));
    unfinished.set(None);
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied => String::new(),
            _ => format!(": {error}"),
        }
    })
}
