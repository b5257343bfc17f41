//! The place in the output: text, lines and line directives.
//!
//! The host compiler must report messages about what it reads at the lines of the unit's source, so every
//! construct that has a position is preceded by a line directive where the output would otherwise be on another
//! line. A position is only noted by [`Writer::at`]; the directive is written in front of the next text, so that
//! positions without text leave nothing behind.

use super::Written;
use crate::source::{Place, Pos, SegmentId, SourceMap};
use std::ops::Range;

/// Writes the host file and knows which source line its current line stands for.
pub struct Writer<'a> {
    written: Written,
    sources: &'a SourceMap,
    /// The segment that the output is in; none after text that the host compiler may skip.
    segment: Option<SegmentId>,
    /// The source line that the current output line stands for; none when unknown.
    line: Option<u32>,
    /// Whether anything was written on the current output line.
    open: bool,
    /// A position that the next text belongs to.
    pending: Option<Pos>,
    /// The positions of the source line that was gone to last, while the output is still on it.
    here: Range<u32>,
    /// The segments whose files were named, where that is asked for.
    named: Option<Vec<SegmentId>>,
}

/// Where a writer is: what it writes next depends on nothing else that it has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriterPlace {
    segment: Option<SegmentId>,
    line: Option<u32>,
    open: bool,
    pending: Option<Pos>,
}

impl<'a> Writer<'a> {
    /// A writer of an empty file that begins in the first segment, at line 1.
    pub fn new(sources: &'a SourceMap, written: Written) -> Self {
        Self {
            written,
            sources,
            segment: Some(SegmentId::default()),
            line: Some(1),
            open: false,
            pending: None,
            here: 0..0,
            named: None,
        }
    }

    /// Where it is.
    pub fn place(&self) -> WriterPlace {
        WriterPlace { segment: self.segment, line: self.line, open: self.open, pending: self.pending }
    }

    /// Writes text that another writer wrote from the same place on, after which that one was at `place`.
    pub fn repeat(&mut self, text: &[u8], place: WriterPlace) {
        self.written.held.extend_from_slice(text);
        WriterPlace { segment: self.segment, line: self.line, open: self.open, pending: self.pending } =
            place;
        self.here = 0..0;
    }

    /// How much was written, where nothing of it is put aside.
    pub fn len(&self) -> usize {
        self.written.held.len()
    }

    /// From now on, it is kept which files are named.
    pub fn keep_named(&mut self) {
        self.named = Some(Vec::new());
    }

    /// The segments whose files were named since this was last asked.
    pub fn take_named(&mut self) -> Vec<SegmentId> {
        self.named.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Notes that what is written next stands at `pos` in the source; no position changes nothing.
    #[inline]
    pub fn at(&mut self, pos: Pos) {
        if pos.is_some() {
            self.pending = Some(pos);
        }
    }

    /// Writes text without line ends.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes bytes without line ends.
    #[inline]
    pub fn bytes(&mut self, text: &[u8]) {
        if let Some(pos) = self.pending.take() {
            self.go_to(pos);
        }
        self.open = true;
        self.written.held.extend_from_slice(text);
    }

    /// Writes the first `length` of some bytes: to copy a fixed number of them is faster than to count.
    #[inline]
    pub fn some_bytes(&mut self, text: &[u8; 16], length: usize) {
        if let Some(pos) = self.pending.take() {
            self.go_to(pos);
        }
        self.open = true;
        let end = self.written.held.len() + length;
        self.written.held.extend_from_slice(text);
        self.written.held.truncate(end);
    }

    /// Writes a decimal number.
    pub fn number(&mut self, value: u128) {
        let mut digits = [0u8; 40];
        let mut rest = value;
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        let text = digits;
        self.bytes(text.get(start..).unwrap_or_default());
    }

    /// Writes a line of its own that does not belong to a declaration: the open line is closed before, which may
    /// already lead to the line of `pos`.
    pub fn own_line(&mut self, pos: Pos, text: &[u8]) {
        self.pending = None;
        self.close_line();
        if pos.is_some() {
            self.go_to(pos);
        }
        self.written.held.extend_from_slice(text);
        self.new_line();
    }

    /// Writes text that brings its own line ends, the last one at its end. What follows states its line.
    pub fn raw(&mut self, text: &str) {
        if let Some(pos) = self.pending.take() {
            self.go_to(pos);
        }
        self.written.held.extend_from_slice(text.as_bytes());
        self.open = !text.ends_with('\n');
        if !self.open {
            self.line = None;
            self.here = 0..0;
        }
    }

    /// Writes text with line ends as if it stayed on the line: the directive of what follows is that of before.
    pub fn verbatim(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes text as [`Writer::raw`] does, on a line of its own even if one is open.
    pub fn raw_lines(&mut self, text: &str) {
        self.close_line();
        if let Some(pos) = self.pending.take() {
            self.go_to(pos);
        }
        self.raw(text);
    }

    /// Writes lines that no source line stands for, each behind a line end. They do not count: what follows states
    /// its line only where it would have done so before them.
    pub fn uncounted_lines(&mut self, lines: &[&str]) {
        if let Some(pos) = self.pending.take() {
            self.go_to(pos);
        }
        for line in lines {
            self.written.held.push(b'\n');
            self.written.held.extend_from_slice(line.as_bytes());
        }
        self.written.held.push(b'\n');
        self.open = true;
    }

    /// Writes bytes that end the file.
    pub fn raw_bytes(&mut self, text: &[u8]) {
        self.written.held.extend_from_slice(text);
    }

    /// Says which source line the current output line stands for.
    pub fn set_line(&mut self, line: u32) {
        self.line = Some(line);
        self.here = 0..0;
    }

    /// Says which segment the current output line is in.
    pub fn set_segment(&mut self, segment: SegmentId) {
        self.segment = Some(segment);
        self.here = 0..0;
    }

    /// Ends the current output line: the next one stands for the next source line.
    pub fn line_end(&mut self) {
        self.new_line();
    }

    /// Ends the current output line if anything is on it.
    pub fn close_line(&mut self) {
        if self.open {
            self.new_line();
        }
    }

    /// Makes the next position name its file again.
    pub fn forget_file(&mut self) {
        self.segment = None;
        self.line = None;
        self.here = 0..0;
    }

    /// Drops the position that is noted but not written.
    pub fn drop_position(&mut self) {
        self.pending = None;
    }

    /// The file as written so far.
    pub fn finish(self) -> Written {
        self.written
    }

    fn new_line(&mut self) {
        self.written.held.push(b'\n');
        self.open = false;
        self.here = 0..0;
        self.line = self.line.map(|line| line.saturating_add(1));
    }

    /// Leads to the line of a position. Mostly the output is there.
    #[inline]
    fn go_to(&mut self, pos: Pos) {
        if !self.here.contains(&pos.0) {
            self.go_to_line(pos);
        }
    }

    #[inline(never)]
    fn go_to_line(&mut self, pos: Pos) {
        let (place, positions) = self.sources.line_at(pos);
        self.go_to_place(place);
        self.here = positions;
    }

    fn go_to_place(&mut self, place: Place) {
        if self.line == Some(place.line) && self.segment == Some(place.segment) {
            return;
        }
        self.close_line();
        self.written.put_aside();
        // There are many of these, and most are nothing but this and the number: a fixed number of bytes is copied.
        let (mut directive, mut length) = (*b"# 0             ", 2);
        let digits = place.line.checked_ilog10().unwrap_or(0) as usize + 1;
        let mut rest = place.line;
        for digit in directive[length..length + digits].iter_mut().rev() {
            *digit = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        length += self.written.held.len() + digits;
        self.written.held.extend_from_slice(&directive);
        self.written.held.truncate(length);
        if self.segment != Some(place.segment) {
            self.written.held.push(b' ');
            quote(self.sources.segment_file(place.segment), &mut self.written.held);
            if let Some(named) = &mut self.named {
                named.push(place.segment);
            }
            if self.sources.segment(place.segment).system {
                self.written.held.extend_from_slice(b" 3");
            }
            self.segment = Some(place.segment);
        }
        self.written.held.push(b'\n');
        self.open = false;
        self.line = Some(place.line);
    }
}

/// Appends a file name as a string literal.
pub fn quote(name: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    let mut rest = name;
    while let Some(at) = memchr::memchr2(b'"', b'\\', rest) {
        let (before, from) = rest.split_at(at);
        let (marked, behind) = from.split_at(1);
        out.extend_from_slice(before);
        out.push(b'\\');
        out.extend_from_slice(marked);
        rest = behind;
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> SourceMap {
        let mut map = SourceMap::new();
        assert!(map.add(b"a\nb\nc\nd\n".to_vec(), b"x.cu", false).is_ok());
        map
    }

    fn text(writer: Writer) -> String {
        String::from_utf8_lossy(&writer.finish().held).into_owned()
    }

    #[test]
    fn a_directive_stands_where_the_line_changes() {
        let map = sources();
        let mut w = Writer::new(&map, Written::default());
        w.at(Pos(1));
        w.text("a ");
        w.at(Pos(3));
        w.text("b ");
        w.at(Pos(3));
        w.text("b2 ");
        w.at(Pos(1));
        w.text("a2 ");
        assert_eq!(text(w), "a \n# 2\nb b2 \n# 1\na2 ");
    }

    #[test]
    fn a_line_of_its_own_counts_as_a_line() {
        let map = sources();
        let mut w = Writer::new(&map, Written::default());
        w.at(Pos(1));
        w.text("a ");
        w.own_line(Pos(3), b"#pragma p");
        w.at(Pos(5));
        w.text("c ");
        assert_eq!(text(w), "a \n#pragma p\nc ");
    }

    #[test]
    fn a_forgotten_file_is_named_again() {
        let map = sources();
        let mut w = Writer::new(&map, Written::default());
        w.text("a ");
        w.raw("\n#endif\n");
        w.forget_file();
        w.at(Pos(1));
        w.text("b");
        assert_eq!(text(w), "a \n#endif\n# 1 \"x.cu\"\nb");
    }

    #[test]
    fn positions_without_text_leave_nothing() {
        let map = sources();
        let mut w = Writer::new(&map, Written::default());
        w.at(Pos(7));
        w.at(Pos(1));
        w.text("a");
        w.number(1234);
        assert_eq!(text(w), "a1234");
    }
}
