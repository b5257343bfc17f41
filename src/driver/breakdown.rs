//! What is said about a defect of this program: one line, with the place that was being worked on.

use super::command_line;
use super::interrupt::Interruption;
use super::last_resort::{self, Breakdown};
use super::options::Options;
use super::run::CATASTROPHE;
use super::translate;
use crate::diag::{Diagnostics, NoPositions, Phrase, messages, phrases};
use crate::source::{Pos, SourceMap};
use std::ffi::OsString;
use std::io::{self, Write};

/// Prepares for the end of stack and memory.
pub(super) fn prepare() {
    last_resort::prepare(|breakdown| line(phrase(breakdown).plain(), Pos::NONE, None));
}

/// Says why the working thread called for help, and at which declaration; the result is the exit status. What it said
/// itself is `panicked`.
///
/// What is being written is finished before.
pub(super) fn report(
    arguments: &[OsString],
    pos: Pos,
    interruption: &Interruption,
    panicked: Option<&str>,
) -> u8 {
    last_resort::hurry();
    std::mem::forget(interruption.writing());
    let what = phrase(last_resort::breakdown().unwrap_or(Breakdown::Aborted));
    report_defect(arguments, pos, panicked.unwrap_or(what.plain()))
}

/// Prints one line about a defect of this program; the result is the exit status.
pub(super) fn report_defect(arguments: &[OsString], pos: Pos, what: &str) -> u8 {
    let mut options = Options::default();
    let read = command_line::read(arguments.to_vec(), &mut options);
    // The source is read once more: what the other thread knows of it is out of reach.
    let sources = read.ok().filter(|()| pos.is_some()).and_then(|()| translate::positions(&options));
    let _ = io::stderr().write_all(&line(what, pos, sources.as_ref()));
    CATASTROPHE
}

fn phrase(breakdown: Breakdown) -> Phrase {
    match breakdown {
        Breakdown::StackOverflow => phrases::stack_overflow(),
        Breakdown::OutOfMemory => phrases::out_of_memory(),
        Breakdown::FileCutOff => phrases::file_cut_off(),
        Breakdown::Aborted => phrases::aborted(),
    }
}

/// The line that says what happened while the declaration at a position was worked on.
fn line(what: &str, pos: Pos, sources: Option<&SourceMap>) -> Vec<u8> {
    let mut diagnostics = Diagnostics::default();
    diagnostics.settings.brief = true;
    let pos = if sources.is_some() { pos } else { Pos::NONE };
    diagnostics.report(pos, messages::internal_error(what));
    let _ = match sources {
        Some(sources) => diagnostics.flush(sources),
        None => diagnostics.flush(&NoPositions),
    };
    diagnostics.take_output()
}
