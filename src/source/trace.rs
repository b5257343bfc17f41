//! What a run spends its time on, where that was asked for.

use super::{FileNameId, Pos, SegmentId, SourceMap};
use std::time::{Duration, Instant};

/// Bodies and evaluations that take less are not told.
const LEAST: Duration = Duration::from_micros(100);

/// What time is spent on. Entities are named by the numbers of their entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spent {
    /// All of the run.
    Total,
    /// A part of the pipeline.
    Stage(&'static str),
    /// The declarations of a file, with those of the files that it includes.
    Header(FileNameId),
    /// Making a class from a template.
    Class(usize),
    /// Making the body of a function from a template.
    Function(usize),
    /// Making a variable from a template.
    Variable(usize),
    /// Making what an alias template names.
    Alias(usize),
    /// Analysing the body of a function as it was written.
    Body(usize),
    /// Computing what a function gives for constants, with what that calls.
    Constant(usize),
}

impl Spent {
    /// Whether only what takes long is told.
    fn is_told_if_long(self) -> bool {
        matches!(self, Self::Body(_) | Self::Constant(_))
    }
}

/// Something that time was spent on: since the beginning of the run, and how long.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub what: Spent,
    /// Where it was asked for; perhaps nowhere.
    pub at: Pos,
    pub start: Duration,
    pub length: Duration,
}

/// When something began; nothing where nobody asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Started(Option<Instant>);

/// What time was spent on so far; nothing, and at no cost, where nobody asked.
#[derive(Default)]
pub struct Trace(Option<Box<Recorder>>);

struct Recorder {
    began: Instant,
    spans: Vec<Span>,
    /// The files whose declarations are being read, innermost last, and when each began.
    files: Vec<(FileNameId, Instant)>,
    /// How many segments of the source have been reached.
    segments: u32,
}

impl Trace {
    /// A trace that begins now, if it is asked for.
    pub fn begin(asked: bool) -> Self {
        Self(asked.then(|| {
            let (spans, files) = (Vec::new(), Vec::new());
            Box::new(Recorder { began: Instant::now(), spans, files, segments: 0 })
        }))
    }

    /// Whether somebody asked.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Something begins.
    #[inline]
    pub fn start(&self) -> Started {
        Started(self.0.as_ref().map(|_| Instant::now()))
    }

    /// What began with `started` ends.
    #[inline]
    pub fn end(&mut self, started: Started, what: Spent, at: Pos) {
        if let (Some(recorder), Some(started)) = (&mut self.0, started.0) {
            recorder.end(started, what, at);
        }
    }

    /// The declaration at a position begins: the files that it is in are being read, and no others.
    #[inline]
    pub fn reach(&mut self, sources: &SourceMap, pos: Pos) {
        if let Some(recorder) = &mut self.0 {
            recorder.reach(sources, pos);
        }
    }

    /// What has ended so far.
    pub fn spans(&self) -> &[Span] {
        self.0.as_ref().map_or(&[], |recorder| &recorder.spans)
    }

    /// No file is being read any longer.
    pub fn leave_files(&mut self) {
        if let Some(recorder) = &mut self.0 {
            recorder.leave(0);
        }
    }

    /// The time since the trace began, and what it was spent on, in the order in which that began, what encloses others
    /// before them. `None`: nobody asked.
    pub fn finish(mut self, what: Spent) -> Option<Vec<Span>> {
        self.leave_files();
        let mut recorder = self.0?;
        recorder.end(recorder.began, what, Pos::NONE);
        let mut spans = recorder.spans;
        // What ends last of those that begin together encloses the others.
        spans.reverse();
        spans.sort_by_key(|span| (span.start, std::cmp::Reverse(span.length)));
        Some(spans)
    }
}

impl Recorder {
    fn end(&mut self, started: Instant, what: Spent, at: Pos) {
        let length = started.elapsed();
        if !what.is_told_if_long() || length >= LEAST {
            let start = started.duration_since(self.began);
            self.spans.push(Span { what, at, start, length });
        }
    }

    fn reach(&mut self, sources: &SourceMap, pos: Pos) {
        let SegmentId(last) = sources.place(pos).segment;
        while self.segments <= last {
            let file = sources.segment(SegmentId(self.segments)).file;
            self.segments += 1;
            match self.files.iter().position(|(open, _)| *open == file) {
                Some(at) => self.leave(at + 1),
                None => self.files.push((file, Instant::now())),
            }
        }
    }

    /// Leaves all files but the outermost ones.
    fn leave(&mut self, kept: usize) {
        while self.files.len() > kept
            && let Some((file, started)) = self.files.pop()
        {
            self.end(started, Spent::Header(file), Pos::NONE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_enclose_what_they_include() {
        let mut sources = SourceMap::new();
        assert!(sources.add(b"a\nb\nc\nd\n".to_vec(), b"x.cu", false).is_ok());
        let (inner, outer) = (sources.file_name(b"i.h"), sources.file_name(b"x.cu"));
        sources.begin_segment(Pos(3), 1, inner, false);
        sources.begin_segment(Pos(5), 2, outer, false);
        let mut trace = Trace::begin(true);
        for pos in [1, 3, 5, 7] {
            trace.reach(&sources, Pos(pos));
        }
        let spans = trace.finish(Spent::Total).unwrap_or_default();
        let told: Vec<Spent> = spans.iter().map(|span| span.what).collect();
        assert_eq!(told, [Spent::Total, Spent::Header(outer), Spent::Header(inner)]);
        assert!(spans[2].start + spans[2].length <= spans[1].start + spans[1].length);
    }

    #[test]
    fn nothing_is_told_unless_asked() {
        let mut trace = Trace::begin(false);
        let started = trace.start();
        trace.end(started, Spent::Stage("lex"), Pos::NONE);
        assert!(trace.finish(Spent::Total).is_none());
    }
}
