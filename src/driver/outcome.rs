//! What translating a unit gives.

use super::time_trace::TimeTrace;
use crate::diag::{Diagnostics, NoPositions, Positions};
use crate::emit::Written;
use crate::source::Pos;
use std::path::PathBuf;

/// The results of a translation, not yet written anywhere.
pub struct Outcome {
    /// All messages, flushed.
    pub diagnostics: Diagnostics,
    /// The places of positions, for messages that the driver adds.
    pub positions: Box<dyn Positions>,
    /// The last position of the source, where one was read.
    pub end: Pos,
    /// The files that were read, which are never written.
    pub inputs: Vec<PathBuf>,
    /// The host file; `None` where none is to be written.
    pub host_file: Option<Written>,
    /// The module id; `None` where none is to be written.
    pub module_id: Option<String>,
    /// What goes to the standard output: preprocessed text, displays of the intermediate language. `None` where no
    /// source was read.
    pub standard_output: Option<Vec<u8>>,
    /// What goes to the standard error before all messages.
    pub trace: Vec<u8>,
    /// What goes to the standard error behind all messages.
    pub closing: Vec<u8>,
    /// What the translation spent its time on.
    pub time_trace: TimeTrace,
}

impl Outcome {
    /// The outcome of a translation that ended before a source was read.
    pub fn without_source(diagnostics: Diagnostics) -> Self {
        Self {
            diagnostics,
            positions: Box::new(NoPositions),
            end: Pos(0),
            inputs: Vec::new(),
            host_file: None,
            module_id: None,
            standard_output: None,
            trace: Vec::new(),
            closing: Vec::new(),
            time_trace: TimeTrace::default(),
        }
    }
}
