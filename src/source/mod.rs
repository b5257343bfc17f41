//! Source text: everything that is read, the positions in it, and where a reader would say they are.
//!
//! All buffers lie one behind the other in one sequence of bytes; a position is an offset in it. Line starts
//! and segments are side tables, so that a token needs four bytes for its position. A *segment* is what lies
//! between two line markers: it gives lines their presumed number and file name.

mod buffer;
mod encoding;
mod input;
mod pairs;
mod progress;
mod text;
mod trace;

pub use buffer::{Buffer, BufferId};
pub use encoding::decoded;
pub use input::{Input, Origin};
pub use pairs::Pairs;
pub use progress::Progress;
pub use text::Text;
pub use trace::{Span, Spent, Started, Trace};

use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

/// A position: offset plus one into the sequence of everything read; 0 is no position.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Pos(pub u32);

impl Pos {
    /// No position.
    pub const NONE: Self = Self(0);

    /// Whether this is a position.
    #[inline]
    pub fn is_some(self) -> bool {
        self.0 != 0
    }
}

/// A segment of the source, by number in the order in which segments begin.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct SegmentId(pub u32);

/// A file name, by number.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct FileNameId(pub u32);

/// What a line marker says about the lines after it, up to the next marker.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    /// The presumed file.
    pub file: FileNameId,
    /// Whether the lines belong to a system header.
    pub system: bool,
    /// First position of the segment.
    pub start: Pos,
    /// Presumed number of the first line.
    first_line: u32,
    /// Index of the first physical line in the table of line starts.
    first_physical: u32,
}

/// The presumed place of a position.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Place {
    pub segment: SegmentId,
    /// Presumed line number; a line marker may give 0.
    pub line: u32,
}

/// Everything that was read.
#[derive(Default)]
pub struct SourceMap {
    buffers: Vec<Buffer>,
    /// Offset of each physical line in the sequence of everything read, ascending.
    line_starts: Vec<u32>,
    segments: Vec<Segment>,
    /// First offset of each segment in ascending order; differs from the order of numbers where an include
    /// lies in the middle of a file.
    segment_starts: Vec<(u32, SegmentId)>,
    file_names: Vec<Box<[u8]>>,
    /// The same as text, for messages.
    file_texts: Vec<Box<str>>,
    file_name_ids: FxHashMap<Box<[u8]>, FileNameId>,
    /// Indices into `line_starts` and `segment_starts` that the last look-up found.
    last_line: Cell<u32>,
    last_segment: Cell<u32>,
    /// The offset of the line whose column was asked for last, and in its buffer the end of what was counted and how
    /// many characters that are.
    last_column: Cell<(u32, u32, u32)>,
}

impl SourceMap {
    /// An empty sequence.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a file to the end of the sequence, as one segment that begins with line 1.
    ///
    /// `name` is the name by which messages and line directives call it. Fails when the file cannot be read
    /// or when everything read would not fit positions of 32 bits.
    pub fn read(&mut self, path: &Path, name: &[u8], system: bool) -> io::Result<BufferId> {
        self.add(Text::of_file(path)?, name, system)
    }

    /// Appends text to the sequence as if it were read from a file.
    pub fn add(&mut self, text: impl Into<Text>, name: &[u8], system: bool) -> io::Result<BufferId> {
        let bytes: Text = text.into();
        let base = self.end();
        if bytes.len() as u64 + u64::from(base) >= u64::from(u32::MAX) - 1 {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge));
        }
        let first_physical = self.line_starts.len() as u32;
        self.line_starts.reserve(bytes.len() / 24 + 1);
        self.line_starts.push(base);
        push_line_starts(&mut self.line_starts, &bytes, base);
        let file = self.file_name(name);
        let id = BufferId(self.buffers.len() as u32);
        self.buffers.push(Buffer { bytes: Arc::new(bytes), base, file });
        self.push_segment(Segment { file, system, start: Pos(base + 1), first_line: 1, first_physical });
        Ok(id)
    }

    /// Offset behind the last buffer; every buffer has one byte more than its text, for its end.
    fn end(&self) -> u32 {
        self.buffers.last().map_or(0, |buffer| buffer.base + buffer.bytes.len() as u32 + 1)
    }

    /// Whether all positions are those of one text.
    pub fn is_one_text(&self) -> bool {
        self.buffers.len() < 2
    }

    /// The text of a buffer.
    pub fn bytes(&self, buffer: BufferId) -> Arc<Text> {
        self.buffers.get(buffer.0 as usize).map(|b| Arc::clone(&b.bytes)).unwrap_or_default()
    }

    /// The offset of a buffer in the sequence of everything read.
    pub fn base(&self, buffer: BufferId) -> u32 {
        self.buffers.get(buffer.0 as usize).map_or(0, |b| b.base)
    }

    /// The name that a buffer was read under.
    pub fn buffer_name(&self, buffer: BufferId) -> &[u8] {
        self.buffers.get(buffer.0 as usize).map_or(&[], |b| self.file_name_bytes(b.file))
    }

    /// Begins a segment: from the line that holds `start` on, lines count from `line` in the file `name`.
    pub fn begin_segment(&mut self, start: Pos, line: u32, name: FileNameId, system: bool) -> SegmentId {
        let first_physical = self.line_index(start.0.saturating_sub(1)) as u32;
        self.push_segment(Segment { file: name, system, start, first_line: line, first_physical })
    }

    fn push_segment(&mut self, segment: Segment) -> SegmentId {
        let id = SegmentId(self.segments.len() as u32);
        let start = segment.start.0.saturating_sub(1);
        self.segments.push(segment);
        if self.segment_starts.last().is_none_or(|(last, _)| *last <= start) {
            self.segment_starts.push((start, id));
        } else {
            let at = self.segment_starts.partition_point(|(other, _)| *other <= start);
            self.segment_starts.insert(at, (start, id));
        }
        id
    }

    /// The number of a file name, which is new if the name is.
    pub fn file_name(&mut self, name: &[u8]) -> FileNameId {
        if let Some(id) = self.file_name_ids.get(name) {
            return *id;
        }
        let id = FileNameId(self.file_names.len() as u32);
        self.file_names.push(name.into());
        self.file_texts.push(String::from_utf8_lossy(name).into());
        self.file_name_ids.insert(name.into(), id);
        id
    }

    /// Gives files other names, all at once. False, and nothing is done, where two files would have one name then.
    pub fn rename_files(&mut self, names: &FxHashMap<&[u8], &[u8]>) -> bool {
        let changed = names.iter().filter(|(old, new)| old != new);
        let files: Vec<(FileNameId, &[u8])> =
            changed.filter_map(|(old, new)| Some((*self.file_name_ids.get(*old)?, *new))).collect();
        let stays = |name: &[u8]| {
            self.file_name_ids.contains_key(name) && names.get(name).is_none_or(|new| *new == name)
        };
        let new: FxHashSet<&[u8]> = files.iter().map(|(_, new)| *new).collect();
        if new.len() < files.len() || new.iter().any(|name| stays(name)) {
            return false;
        }
        for (id, _) in &files {
            if let Some(old) = self.file_names.get(id.0 as usize) {
                self.file_name_ids.remove(old);
            }
        }
        for (id, name) in files {
            self.file_name_ids.insert(name.into(), id);
            let at = id.0 as usize;
            if let (Some(bytes), Some(text)) = (self.file_names.get_mut(at), self.file_texts.get_mut(at)) {
                *bytes = name.into();
                *text = String::from_utf8_lossy(name).into();
            }
        }
        true
    }

    /// The bytes of a file name.
    pub fn file_name_bytes(&self, name: FileNameId) -> &[u8] {
        self.file_names.get(name.0 as usize).map_or(&[], |name| name)
    }

    /// A segment; the first one for a number that no segment has.
    pub fn segment(&self, id: SegmentId) -> Segment {
        let nothing =
            Segment { file: FileNameId(0), system: false, start: Pos(1), first_line: 1, first_physical: 0 };
        self.segments.get(id.0 as usize).copied().unwrap_or(nothing)
    }

    /// The file name of a segment.
    pub fn segment_file(&self, id: SegmentId) -> &[u8] {
        self.file_name_bytes(self.segment(id).file)
    }

    /// The position behind the last byte of a buffer, which belongs to no other.
    pub fn end_of(&self, buffer: BufferId) -> Pos {
        self.buffers.get(buffer.0 as usize).map_or(Pos::NONE, |b| Pos(b.base + b.bytes.len() as u32 + 1))
    }

    /// Whether a position is the end of the text of a buffer, where no token can be.
    pub fn is_end(&self, pos: Pos) -> bool {
        let index = self.buffers.partition_point(|buffer| buffer.base < pos.0);
        let buffer = self.buffers.get(index.wrapping_sub(1));
        buffer.is_some_and(|b| b.base + b.bytes.len() as u32 + 1 == pos.0)
    }

    /// The segment and presumed line of a position.
    pub fn place(&self, pos: Pos) -> Place {
        let offset = pos.0.saturating_sub(1);
        let line = self.line_index(offset) as u32;
        let id = self.segment_at(offset);
        let segment = self.segment(id);
        let behind = line.saturating_sub(segment.first_physical);
        Place { segment: id, line: segment.first_line.wrapping_add(behind) }
    }

    /// The place of a position, and the positions that lie on the same line and in the same segment.
    pub fn line_at(&self, pos: Pos) -> (Place, Range<u32>) {
        let place = self.place(pos);
        // What the look-ups for the place have found.
        let (line, segment) = (self.last_line.get() as usize, self.last_segment.get() as usize);
        let line_start = |line: usize| self.line_starts.get(line).copied();
        let segment_start = |index: usize| self.segment_starts.get(index).map(|(start, _)| *start);
        let start = line_start(line).max(segment_start(segment)).unwrap_or(0);
        let end = line_start(line + 1).into_iter().chain(segment_start(segment + 1)).min();
        (place, start + 1..end.map_or(u32::MAX, |end| end + 1))
    }

    /// How many physical lines a segment has: up to the next one in the same file, or to the end of that.
    pub fn segment_lines(&self, id: SegmentId) -> u32 {
        let segment = self.segment(id);
        let offset = segment.start.0.saturating_sub(1);
        let index = self.buffers.partition_point(|buffer| buffer.base <= offset);
        let Some(buffer) = self.buffers.get(index.wrapping_sub(1)) else { return 0 };
        let end = buffer.base + buffer.bytes.len() as u32;
        let next = self.segment_starts.iter().find(|(start, _)| *start > offset && *start <= end);
        let last = match next {
            Some((start, _)) => self.line_index(*start),
            None if buffer.bytes.last() == Some(&b'\n') => self.line_index(end),
            None => self.line_index(end) + 1,
        };
        last as u32 - (segment.first_physical).min(last as u32)
    }

    /// Whether a position lies in a system header.
    pub fn in_system_header(&self, pos: Pos) -> bool {
        pos.is_some() && self.segment(self.segment_at(pos.0 - 1)).system
    }

    /// The column of a position: characters from the start of its physical line, the first being 1.
    pub fn column(&self, pos: Pos) -> u32 {
        let offset = pos.0.saturating_sub(1);
        let (buffer, start, _) = self.line_range(offset);
        let Some(buffer) = buffer else { return 1 };
        let end = (offset.saturating_sub(buffer.base) as usize).min(buffer.bytes.len());
        // On a long line, look-ups mostly go forward.
        let line = buffer.base + start as u32;
        let (last_line, last_end, last_count) = self.last_column.get();
        let (from, counted) =
            match last_line == line && last_end as usize <= end && last_end as usize >= start {
                true => (last_end as usize, last_count),
                false => (start, 0),
            };
        let more = buffer.bytes.get(from..end).unwrap_or_default();
        let count = counted + more.iter().filter(|byte| **byte & 0xc0 != 0x80).count() as u32;
        self.last_column.set((line, end as u32, count));
        let before = buffer.bytes.get(start..end).unwrap_or_default();
        count - u32::from(before.starts_with(BYTE_ORDER_MARK)) + 1
    }

    /// The number of the physical line that holds a position, among all lines that were read.
    pub fn physical_line(&self, pos: Pos) -> usize {
        self.line_index(pos.0.saturating_sub(1))
    }

    /// The byte at a position.
    pub fn byte_at(&self, pos: Pos) -> Option<u8> {
        let offset = pos.0.checked_sub(1)?;
        let index = self.buffers.partition_point(|buffer| buffer.base <= offset);
        let buffer = self.buffers.get(index.wrapping_sub(1))?;
        buffer.bytes.get((offset - buffer.base) as usize).copied()
    }

    /// The text from a position on, to the end of its buffer.
    pub fn text_from(&self, pos: Pos) -> &[u8] {
        let offset = pos.0.saturating_sub(1);
        let index = self.buffers.partition_point(|buffer| buffer.base <= offset);
        let buffer = self.buffers.get(index.wrapping_sub(1));
        buffer.and_then(|buffer| buffer.bytes.get((offset - buffer.base) as usize..)).unwrap_or_default()
    }

    /// The physical line that holds a position, without its end of line and without a byte order mark.
    pub fn physical_line_text(&self, pos: Pos) -> &[u8] {
        let (buffer, start, end) = self.line_range(pos.0.saturating_sub(1));
        let line = buffer.and_then(|buffer| buffer.bytes.get(start..end)).unwrap_or_default();
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)
    }

    /// The buffer that holds `offset` and the range of its physical line in it.
    fn line_range(&self, offset: u32) -> (Option<&Buffer>, usize, usize) {
        let index = self.buffers.partition_point(|buffer| buffer.base <= offset);
        let Some(buffer) = self.buffers.get(index.wrapping_sub(1)) else { return (None, 0, 0) };
        let line = self.line_index(offset);
        let line_start = self.line_starts.get(line).copied().unwrap_or(0);
        let start = line_start.saturating_sub(buffer.base) as usize;
        // Before the next line, or the next buffer, there is one byte that does not belong to this line.
        let next = self.line_starts.get(line + 1).copied().unwrap_or(u32::MAX);
        let end = (next.saturating_sub(buffer.base + 1) as usize).min(buffer.bytes.len());
        (Some(buffer), start, end.max(start))
    }

    /// Index in `line_starts` of the line that holds `offset`.
    fn line_index(&self, offset: u32) -> usize {
        let last = self.last_line.get() as usize;
        let found = find(&self.line_starts, last, offset, |start| *start);
        self.last_line.set(found as u32);
        found
    }

    /// The number of the segment of a position: segments are made in the order of reading.
    pub fn reading_order(&self, pos: Pos) -> u32 {
        self.segment_at(pos.0.saturating_sub(1)).0
    }

    /// The name of a file as text.
    pub fn file_text(&self, name: FileNameId) -> &str {
        self.file_texts.get(name.0 as usize).map_or("", |name| name)
    }

    /// Whether a file is the standard input.
    pub fn is_standard_input(&self, name: FileNameId) -> bool {
        self.file_name_bytes(name) == STANDARD_INPUT
    }

    fn segment_at(&self, offset: u32) -> SegmentId {
        let last = self.last_segment.get() as usize;
        let found = find(&self.segment_starts, last, offset, |(start, _)| *start);
        self.last_segment.set(found as u32);
        self.segment_starts.get(found).map_or(SegmentId(0), |(_, id)| *id)
    }
}

/// The name by which the command line calls the standard input.
const STANDARD_INPUT: &[u8] = b"-";

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Appends the offset behind each line end. Lines are short: to look at some bytes together takes less than a search
/// for each.
fn push_line_starts(starts: &mut Vec<u32>, bytes: &[u8], base: u32) {
    let (blocks, rest) = bytes.as_chunks::<32>();
    let mut at = base;
    for block in blocks {
        if block.iter().fold(false, |any, byte| any | (*byte == b'\n')) {
            for (word, at) in block.as_chunks().0.iter().zip((at..).step_by(8)) {
                push_line_starts_of_word(starts, *word, at);
            }
        }
        at += 32;
    }
    starts.extend(memchr::memchr_iter(b'\n', rest).map(|end| at + end as u32 + 1));
}

#[inline]
fn push_line_starts_of_word(starts: &mut Vec<u32>, word: [u8; 8], at: u32) {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    const LINE_ENDS: u64 = u64::from_le_bytes([b'\n'; 8]);
    let other = u64::from_le_bytes(word) ^ LINE_ENDS;
    // The high bit of each byte that is zero: what is added to one byte carries into no other.
    let mut found = !(((other & LOW) + LOW) | other | LOW);
    while found != 0 {
        starts.push(at + found.trailing_zeros() / 8 + 1);
        found &= found - 1;
    }
}

/// Index of the last entry of `starts` that does not lie behind `offset`. Look-ups mostly go forward, in small steps or in
/// somewhat larger ones, so the entries behind the one `near` are tried first, each time twice as far.
#[inline]
fn find<T>(starts: &[T], near: usize, offset: u32, start: impl Fn(&T) -> u32) -> usize {
    let reached = |index: usize| starts.get(index).is_some_and(|entry| start(entry) <= offset);
    let (mut low, mut step) = (near, 1);
    if !reached(near) {
        let before = starts.get(..near).unwrap_or(starts);
        return before.partition_point(|entry| start(entry) <= offset).saturating_sub(1);
    }
    while reached(low + step) {
        low += step;
        step *= 2;
    }
    let between = starts.get(low + 1..(low + step).min(starts.len())).unwrap_or_default();
    low + between.partition_point(|entry| start(entry) <= offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(text: &str) -> SourceMap {
        let mut map = SourceMap::new();
        assert!(map.add(text.as_bytes().to_vec(), b"x.cu", false).is_ok());
        map
    }

    #[test]
    fn places_count_lines() {
        let map = map("a\nb\n\nc");
        let line = |offset: u32| map.place(Pos(offset + 1)).line;
        assert_eq!([line(0), line(1), line(2), line(4), line(5)], [1, 1, 2, 3, 4]);
        assert_eq!(line(0), 1);
    }

    #[test]
    fn lines_begin_behind_each_line_end_and_nowhere_else() {
        // Among others, bytes that differ from a line end in one bit, right behind one.
        let bytes = (0..=255u8).flat_map(|byte| [byte, b'\n', byte ^ 1, b'\n' | 0x80, b'x']);
        let bytes: Vec<u8> = bytes.collect();
        for shift in 0..33 {
            let bytes = &bytes[shift..];
            let mut starts = Vec::new();
            push_line_starts(&mut starts, bytes, 7);
            let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
            assert_eq!(starts, ends.map(|(at, _)| at as u32 + 8).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_is_looked_up_is_found_from_everywhere() {
        let starts: Vec<u32> = (0..100).map(|at| at * at + 3).collect();
        for near in (0..100).chain([1000]) {
            for offset in 0..10_100 {
                let found = starts.iter().rposition(|start| *start <= offset).unwrap_or(0);
                assert_eq!(find(&starts, near, offset, |start| *start), found, "{offset} from {near}");
            }
        }
        assert_eq!(find(&[], 3, 7, |start: &u32| *start), 0);
    }

    #[test]
    fn segments_give_presumed_lines() {
        let mut map = map("a\n# 40 \"y.h\"\nb\nc\n");
        let name = map.file_name(b"y.h");
        let id = map.begin_segment(Pos(14), 40, name, true);
        assert_eq!(map.place(Pos(16)), Place { segment: id, line: 41 });
        assert_eq!(map.segment_file(id), b"y.h");
        assert!(map.in_system_header(Pos(16)) && !map.in_system_header(Pos(1)));
        assert_eq!(map.place(Pos(1)).line, 1);
    }

    #[test]
    fn files_change_their_names_at_once_or_not_at_all() {
        let mut map = map("a\n");
        let ids = [b"x.cu", b"y.cu", b"z.cu"].map(|name| map.file_name(name));
        let names = |pairs: &[(&'static str, &'static str)]| -> FxHashMap<&[u8], &[u8]> {
            pairs.iter().map(|(old, new)| (old.as_bytes(), new.as_bytes())).collect()
        };
        assert!(map.rename_files(&names(&[("x.cu", "y.cu"), ("y.cu", "x.cu"), ("none", "other")])));
        assert_eq!((map.file_name_bytes(ids[0]), map.file_text(ids[1])), (&b"y.cu"[..], "x.cu"));
        assert_eq!(map.file_name(b"y.cu"), ids[0]);
        assert!(!map.rename_files(&names(&[("x.cu", "z.cu")])));
        assert!(!map.rename_files(&names(&[("x.cu", "new"), ("y.cu", "new")])));
        assert_eq!(map.file_name_bytes(ids[1]), b"x.cu");
    }

    #[test]
    fn columns_count_characters() {
        let map = map("x\n\té = caf\r\n");
        assert_eq!(map.physical_line_text(Pos(5)), "\té = caf".as_bytes());
        assert_eq!(map.column(Pos(3)), 1);
        assert_eq!(map.column(Pos(4)), 2);
        assert_eq!(map.column(Pos(6)), 3);
    }

    #[test]
    fn a_segment_may_begin_in_the_middle() {
        let mut map = map("a\nb\n");
        assert!(map.add(b"inner\n".to_vec(), b"i.h", true).is_ok());
        let name = map.file_name(b"x.cu");
        let id = map.begin_segment(Pos(3), 2, name, false);
        assert_eq!(map.place(Pos(3)), Place { segment: id, line: 2 });
        assert_eq!(map.segment_file(map.place(Pos(6)).segment), b"i.h");
    }
}
