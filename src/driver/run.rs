//! Running the pipeline: one thread translates, another waits for signals and for its end.

use super::breakdown;
use super::command_line;
use super::files::{check_files, named_inputs, open_error_file};
use super::interrupt::{Event, Interruption, Watch, time_exceeded};
use super::last_resort;
use super::options::Options;
use super::outcome::Outcome;
use super::results::{self, Streams};
use super::settings::settings;
use super::snapshot::Cache;
use super::timing::{BACK_END, FRONT_END, Stopwatch, TOTAL};
use super::translate;
use crate::diag::{Diagnostics, Settings, Severities};
use crate::source::{Pos, Progress, Spent};
use crate::tables::trace_names;
use std::ffi::OsString;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Exit statuses, apart from those that flags ask for.
const SUCCESS: u8 = 0;
const ERRORS: u8 = 2;
pub(super) const CATASTROPHE: u8 = 4;

/// The stack of the thread that translates, and what it has to do with where the system grants no such stack; deep
/// nesting recurses. Only what is used becomes memory.
const STACKS: [usize; 4] = [1 << 30, 256 << 20, 64 << 20, 16 << 20];

/// Translates as the arguments after the program's name say; the result is the exit status.
pub fn run(arguments: Vec<OsString>) -> u8 {
    let streams = Streams::found();
    breakdown::prepare();
    let reason = Arc::new(Mutex::new(String::new()));
    let noted = Arc::clone(&reason);
    panic::set_hook(Box::new(move |info| {
        *noted.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string().replace('\n', ": ");
    }));
    let run =
        Run { arguments, streams, interruption: Interruption::default(), progress: Progress::default() };
    run.interruption.watch_pipes();
    let ended = run.clone().work();
    run.interruption.end_if_pipe_is_broken();
    let reason = reason.lock().unwrap_or_else(PoisonError::into_inner);
    match ended {
        Ok(status) => status,
        Err(Event::Interrupted(status)) => status,
        Err(Event::Broken) => {
            let panicked = (!reason.is_empty()).then_some(&**reason);
            breakdown::report(&run.arguments, run.progress.get(), &run.interruption, panicked)
        }
        Err(Event::Done) => breakdown::report_defect(&run.arguments, run.progress.get(), &reason),
    }
}

/// What the threads of a run share.
#[derive(Clone)]
struct Run {
    arguments: Vec<OsString>,
    streams: Streams,
    interruption: Interruption,
    progress: Progress,
}

impl Run {
    /// The exit status; fails where the work ends early: where it panics, with [`Event::Done`] if panics unwind, else with
    /// [`Event::Broken`].
    fn work(self) -> Result<u8, Event> {
        let mut watch = Watch::begin();
        let interruption = self.interruption.clone();
        for stack in STACKS {
            let (run, done) = (self.clone(), watch.handle());
            let waited_for = done.is_some();
            let worker = thread::Builder::new().stack_size(stack).spawn(move || {
                last_resort::begin_work(waited_for);
                let status = run.compiled();
                if let Some(done) = done {
                    done.close();
                }
                status
            });
            let Ok(worker) = worker else { continue };
            return match watch.wait(&interruption) {
                Event::Done => worker.join().unwrap_or(Err(Event::Done)),
                ended => {
                    // The other thread still works until the program ends, and may yet tell its end.
                    std::mem::forget(watch);
                    Err(ended)
                }
            };
        }
        // No thread can be had: this one has to do, and nobody waits.
        watch.end();
        last_resort::begin_work(false);
        self.compiled()
    }

    fn compiled(self) -> Result<u8, Event> {
        panic::catch_unwind(AssertUnwindSafe(|| compile(self))).map_err(|_| Event::Done)
    }
}

fn compile(run: Run) -> u8 {
    let Run { arguments, streams, interruption, progress } = run;
    let mut options = Options::default();
    let read = command_line::read(arguments, &mut options);
    let _ = streams.print(&options.early_output);
    streams.print_messages(&options.early_messages);
    let mut diagnostics = Diagnostics::new(settings(&options), options.severity_control());
    let finish = Finish { options: &options, streams, interruption: &interruption };
    if let Err(error) = read {
        // What is wrong with the command line is text whatever it asks for.
        let text = Settings { sarif: None, ..settings(&options) };
        diagnostics = Diagnostics::new(text, Severities::default());
        let mut reported = diagnostics.report(Pos(0), error.message);
        for line in error.lines {
            reported = reported.also(line);
        }
        return finish.run(Outcome::without_source(diagnostics), None, None);
    }
    if let Some(status) = options.exit {
        return status;
    }
    let error_file = match open_error_file(&options) {
        Ok(file) => file,
        Err(message) => {
            diagnostics.report(Pos(0), message);
            return finish.run(Outcome::without_source(diagnostics), None, None);
        }
    };
    if let Err(message) = check_files(&options) {
        diagnostics.report(Pos(0), message);
        return finish.run(Outcome::without_source(diagnostics), error_file, None);
    }
    if options.flags.time_limit.is_some_and(|seconds| !interruption.limit_time(seconds)) {
        streams.print_messages((time_exceeded().join("\n") + "\n").as_bytes());
        return CATASTROPHE;
    }
    let cache = Cache::of(&options);
    let watch = Stopwatch::start();
    let mut outcome = translate::translate(&options, diagnostics, &progress, cache.as_ref());
    outcome.inputs.append(&mut named_inputs(&options));
    let times = (options.flags.timing == Some(true)).then_some(watch);
    finish.run(outcome, error_file, times)
}

/// The end of a run.
struct Finish<'a> {
    options: &'a Options,
    streams: Streams,
    interruption: &'a Interruption,
}

impl Finish<'_> {
    /// Writes the results, prints the messages, and says how it went; with a stopwatch that runs since the
    /// beginning, also how long it took.
    fn run(self, mut outcome: Outcome, error_file: Option<fs::File>, times: Option<Stopwatch>) -> u8 {
        let options = self.options;
        let started = outcome.time_trace.trace.start();
        let mut stopped = outcome.diagnostics.flush(&*outcome.positions).is_err();
        let mut text = outcome.diagnostics.take_output();
        let time = |text: &mut Vec<u8>, watch: Option<Stopwatch>, label| {
            text.extend(watch.map(|watch| watch.line(label)).unwrap_or_default().bytes());
        };
        time(&mut text, times, FRONT_END);
        self.streams.print_messages(&outcome.trace);
        let held = self.interruption.writing();
        let mut written = results::write_standard_output(options, &outcome, self.streams);
        let translated = !outcome.diagnostics.has_errors() && !stopped;
        let watch = times.filter(|_| translated && outcome.host_file.is_some()).map(|_| Stopwatch::start());
        if translated {
            written = written.and_then(|()| results::write_results(options, &mut outcome, self.streams));
        }
        drop(held);
        if let Err((pos, message)) = written
            && !self.interruption.pipe_is_broken()
        {
            outcome.diagnostics.report(pos, message).without_source();
            stopped = outcome.diagnostics.flush(&*outcome.positions).is_err();
            text.append(&mut outcome.diagnostics.take_output());
        }
        time(&mut text, watch, BACK_END);
        let name = options.source_name();
        outcome.diagnostics.summarize(&*outcome.positions, name.as_deref());
        text.append(&mut outcome.diagnostics.take_output());
        time(&mut text, times, TOTAL);
        match error_file {
            Some(mut file) => drop(std::io::Write::write_all(&mut file, &text)),
            None => self.streams.print_messages(&text),
        }
        self.streams.print_messages(&outcome.closing);
        outcome.time_trace.trace.end(started, Spent::Stage(trace_names::WRITE), Pos::NONE);
        let time_trace = std::mem::take(&mut outcome.time_trace);
        let held = self.interruption.writing();
        self.streams.print_messages(&results::write_time_trace(options, &outcome, time_trace));
        drop(held);
        match (stopped, outcome.diagnostics.has_errors()) {
            (true, _) => CATASTROPHE,
            (false, true) => ERRORS,
            (false, false) => SUCCESS,
        }
    }
}
