//! What a unit is read from.

use crate::source::{Pos, Progress, SourceMap, Trace};
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
    /// The tokens in the order of their positions, where that is another one: text that is included has later
    /// positions than what stands behind it.
    pub tokens_by_position: Vec<u32>,
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
            tokens_by_position: Vec::new(),
            progress: Progress::default(),
            trace: Trace::default(),
        }
    }

    /// Puts the tokens into the order of their positions, which are given by number.
    pub fn order_tokens(&mut self, positions: impl Iterator<Item = Pos>) {
        let positions: Vec<Pos> = positions.collect();
        let mut order: Vec<u32> = (0..positions.len() as u32).collect();
        order.sort_by_key(|token| positions[*token as usize]);
        self.tokens_by_position = order;
    }
}
