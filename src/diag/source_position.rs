//! What printing a message needs to know about the source.

use crate::source::{Pos, SourceMap};

/// Where a position is for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The name as the line marker gave it or as the file was opened.
    pub file: &'a str,
    /// The line as line markers count, from 1.
    pub line: u32,
    /// The column in code points, from 1.
    pub column: u32,
    /// The physical line without its line end.
    pub text: &'a [u8],
    /// Whether a line marker or the folder of the file makes this a system header.
    pub in_system_header: bool,
    /// Whether the position is behind the last line of the unit.
    pub at_end: bool,
    /// Whether the file is the standard input.
    pub standard_input: bool,
}

/// The source, as far as messages need it.
pub trait Positions {
    /// The place of a position; `None` for no position.
    fn locate(&self, pos: Pos) -> Option<Place<'_>>;

    /// Whether a position lies in a system header.
    fn is_in_system_header(&self, pos: Pos) -> bool {
        self.locate(pos).is_some_and(|place| place.in_system_header)
    }

    /// The place of a position in the order of reading: text that is included comes before what stands behind the
    /// directive, though its positions are later.
    fn order(&self, pos: Pos) -> (u32, Pos) {
        (0, pos)
    }
}

/// A source in which nothing has a place: for messages before any file is open.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPositions;

impl Positions for NoPositions {
    fn locate(&self, _pos: Pos) -> Option<Place<'_>> {
        None
    }
}

impl Positions for SourceMap {
    fn order(&self, pos: Pos) -> (u32, Pos) {
        (self.reading_order(pos), pos)
    }

    fn is_in_system_header(&self, pos: Pos) -> bool {
        self.in_system_header(pos)
    }

    fn locate(&self, pos: Pos) -> Option<Place<'_>> {
        if !pos.is_some() {
            return None;
        }
        let place = self.place(pos);
        let segment = self.segment(place.segment);
        Some(Place {
            file: self.file_text(segment.file),
            line: place.line,
            column: self.column(pos),
            text: self.physical_line_text(pos),
            in_system_header: segment.system,
            at_end: self.is_end(pos),
            standard_input: self.is_standard_input(segment.file),
        })
    }
}
