//! What happens when the user or the system ends the program early: no partial file stays behind.

use super::last_resort::{CALL, ignore, is_ignored, limit_time, restore};
use crate::diag::phrases;
use signal_hook::consts::{
    SIGALRM, SIGHUP, SIGINT, SIGPIPE, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::flag;
use signal_hook::iterator::{Handle, Signals};
use signal_hook::low_level::emulate_default_handler;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The exit status of an interrupted run.
const STATUS: u8 = 4;

/// The signals that end a program and that it may see coming.
const ENDING: [i32; 9] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1];

/// What the threads of a run agree on about its early end.
#[derive(Clone, Debug, Default)]
pub(super) struct Interruption(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    /// Held while files are written: an interruption waits until they are whole.
    writing: Mutex<()>,
    /// Whether an option limits the processor time.
    time_is_limited: AtomicBool,
    /// Whether nobody reads what is written to a stream.
    pipe_is_broken: Arc<AtomicBool>,
}

impl Interruption {
    /// Limits the processor time of the run, in seconds; says whether there is any.
    pub fn limit_time(&self, seconds: u64) -> bool {
        self.0.time_is_limited.store(true, Ordering::Relaxed);
        limit_time(seconds);
        seconds > 0
    }

    /// Lets the program clean up before it ends because nobody reads what it writes; not where that is ignored.
    pub fn watch_pipes(&self) {
        if !is_ignored(SIGPIPE) {
            let _ = flag::register(SIGPIPE, Arc::clone(&self.0.pipe_is_broken));
        }
    }

    /// Whether nobody reads what was written.
    pub fn pipe_is_broken(&self) -> bool {
        self.0.pipe_is_broken.load(Ordering::Relaxed)
    }

    /// Ends the program in the way the system does where nobody reads what was written.
    pub fn end_if_pipe_is_broken(&self) {
        if self.pipe_is_broken() {
            let _ = emulate_default_handler(SIGPIPE);
        }
    }

    /// Keeps interruptions waiting as long as the result lives.
    pub fn writing(&self) -> MutexGuard<'_, ()> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is said when the processor time that an option grants is used up.
pub(super) fn time_exceeded() -> Vec<&'static str> {
    vec!["", phrases::time_limit_exceeded().plain(), phrases::compilation_aborted().plain()]
}

/// Waits for signals while another thread works.
#[derive(Debug)]
pub(super) struct Watch(Option<Signals>);

/// Why the wait is over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Event {
    /// The work is done.
    Done,
    /// The work cannot go on: the thread that did it called for help with [`CALL`].
    Broken,
    /// The program is to end with this exit status.
    Interrupted(u8),
}

impl Watch {
    /// Watches from now on. A signal that is ignored stays so; a file that grows too large is an error of writing.
    ///
    /// A system that does not let signals be watched interrupts the program in its own way.
    pub fn begin() -> Self {
        ignore(SIGXFSZ);
        let watched = ENDING.into_iter().filter(|signal| !is_ignored(*signal));
        Self(Signals::new(watched.chain([CALL])).ok())
    }

    /// What ends the wait with [`Event::Done`].
    pub fn handle(&self) -> Option<Handle> {
        self.0.as_ref().map(Signals::handle)
    }

    /// Stops watching: signals do from now on what they do by themselves.
    pub fn end(self) {
        ENDING.into_iter().filter(|signal| !is_ignored(*signal)).for_each(restore);
    }

    /// Waits; while files are written, an interruption waits with it.
    ///
    /// The watch has to outlive the other thread: its end is told through a pipe, which would break.
    pub fn wait(&mut self, interruption: &Interruption) -> Event {
        let Some(signals) = &mut self.0 else { return Event::Done };
        match signals.forever().next() {
            None => Event::Done,
            Some(CALL) => Event::Broken,
            Some(signal) => {
                // Kept: no other file is begun.
                let kept = interruption.writing();
                let text = match signal {
                    SIGINT | SIGTERM => vec!["", phrases::compilation_terminated().plain()],
                    SIGXCPU if interruption.0.time_is_limited.load(Ordering::Relaxed) => time_exceeded(),
                    _ => {
                        let _ = emulate_default_handler(signal);
                        Vec::new()
                    }
                };
                let text = text.join("\n") + "\n";
                let _ = std::io::stderr().write_all(text.as_bytes());
                std::mem::forget(kept);
                Event::Interrupted(STATUS)
            }
        }
    }
}
