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
    /// The source of a unit whose tokens stand at the given positions.
    pub fn new(sources: SourceMap, positions: impl ExactSizeIterator<Item = Pos> + Clone) -> Self {
        Self {
            origin: Origin::default(),
            sources,
            tokens_by_position: by_position(positions),
            progress: Progress::default(),
            trace: Trace::default(),
        }
    }
}

/// Token numbers by position; nothing where the tokens are in that order already.
fn by_position(positions: impl ExactSizeIterator<Item = Pos> + Clone) -> Vec<u32> {
    let in_order = |(sorted, last): (bool, Pos), pos: Pos| (sorted & (last <= pos), pos);
    if positions.clone().fold((true, Pos::NONE), in_order).0 {
        return Vec::new();
    }
    let positions: Vec<Pos> = positions.collect();
    let mut order: Vec<u32> = (0..positions.len() as u32).collect();
    order.sort_by_key(|token| positions[*token as usize]);
    order
}
