//! What a unit is read from.

use crate::source::{Progress, SourceMap, Trace};
use std::cell::Cell;

/// The original source of a unit: its path (empty when the command line has none) and its file name.
#[derive(Default)]
pub struct Origin {
    path: Vec<u8>,
    name: Vec<u8>,
    asked: Cell<bool>,
}

impl Origin {
    /// The source with a path and a file name.
    pub fn new(path: Vec<u8>, name: Vec<u8>) -> Self {
        Self { path, name, asked: Cell::new(false) }
    }

    /// The path.
    pub fn path(&self) -> &[u8] {
        self.asked.set(true);
        &self.path
    }

    /// The file name.
    pub fn name(&self) -> &[u8] {
        self.asked.set(true);
        &self.name
    }

    /// Whether anything was found out with it.
    pub fn was_asked(&self) -> bool {
        self.asked.get()
    }
}

/// The text that a unit is read from, and how far it has come.
pub struct Input {
    /// The source that the unit is named after.
    pub origin: Origin,
    /// Everything that is read.
    pub sources: SourceMap,
    /// Whether the tokens have another order than their positions: text that is included has later positions than what
    /// stands behind it.
    pub unordered: bool,
    /// Where the declaration begins that is being worked on.
    pub progress: Progress,
    /// What time is spent on.
    pub trace: Trace,
}

impl Input {
    /// The source of a unit of which nothing is known yet.
    pub fn new(sources: SourceMap) -> Self {
        Self {
            origin: Origin::default(),
            sources,
            unordered: false,
            progress: Progress::default(),
            trace: Trace::default(),
        }
    }
}
