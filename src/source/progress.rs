//! How far the work has come, for whoever has to say where it ended.

use super::Pos;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The position of the declaration that is being worked on; shared by all clones.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<AtomicU32>);

impl Progress {
    /// Notes where the next declaration begins.
    #[inline]
    pub fn set(&self, pos: Pos) {
        self.0.store(pos.0, Ordering::Relaxed);
    }

    /// Where the current declaration begins; no position before the first.
    pub fn get(&self) -> Pos {
        Pos(self.0.load(Ordering::Relaxed))
    }
}
