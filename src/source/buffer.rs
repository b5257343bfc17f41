//! One piece of text that was read.

use super::{FileNameId, Text};
use std::sync::Arc;

/// A buffer, by number in the order of reading.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct BufferId(pub u32);

/// The text of one file, or of one inclusion of it.
pub struct Buffer {
    /// Shared, so that the lexer can hold the text while the source map grows.
    pub(super) bytes: Arc<Text>,
    /// Offset of the first byte in the sequence of everything read.
    pub(super) base: u32,
    /// The name under which it was read.
    pub(super) file: FileNameId,
}
