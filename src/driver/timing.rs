//! How long the parts of a run take, for `--timing`.

use crate::diag::{Phrase, phrases};
use std::time::Instant;

/// Clock ticks per second in what the system says about processes.
const TICKS: f64 = 100.0;

/// A part of a run that is being timed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopwatch {
    started: Instant,
    cpu: f64,
}

impl Stopwatch {
    /// A clock that begins now.
    pub fn start() -> Self {
        Self { started: Instant::now(), cpu: cpu_seconds() }
    }

    /// The line about the part of a run that began with this stopwatch.
    pub fn line(self, label: fn() -> Phrase) -> String {
        let (cpu, elapsed) = (cpu_seconds() - self.cpu, self.started.elapsed().as_secs_f64());
        format!("{:<30} {cpu:10.2} (CPU) {elapsed:10.2} (elapsed)\n", label().plain())
    }
}

/// Labels of the parts of a run.
pub(super) const FRONT_END: fn() -> Phrase = phrases::front_end_time;
pub(super) const BACK_END: fn() -> Phrase = phrases::back_end_time;
pub(super) const TOTAL: fn() -> Phrase = phrases::total_compilation_time;

/// The processor time of this process so far, in seconds; 0 where the system does not say.
fn cpu_seconds() -> f64 {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, in parentheses, may contain blanks: fields count from behind it.
    let fields = status.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / TICKS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_label_and_two_times() {
        let line = Stopwatch::start().line(TOTAL);
        assert!(line.starts_with("Total compilation time               0.0"), "{line}");
        assert!(line.ends_with(" (elapsed)\n"), "{line}");
    }
}
