//! What was printed of the first part of a unit, kept with the state of the translation behind that part: units that begin
//! with the same part print most of it alike.
//!
//! What is printed of an entry depends on what printing reads of the intermediate language, on where the writer is, and on
//! what the printer remembers of what it has printed before. The first part is kept in pieces; each knows what was read for
//! it. A piece is taken again where nothing of this is another one in the whole unit; else its entries are printed anew, and
//! the pieces behind it are taken if that has led to the same place.

use super::memory::{Memory, Steps};
use super::name::hiding::SharedNames;
use super::{Input, Printer};
use crate::emit::writer::WriterPlace;
use crate::il::*;
use crate::source::{Pos, SegmentId};
use rustc_hash::FxHashSet;

/// So much text makes a piece, roughly.
const PIECE: usize = 4 << 10;

/// What was printed of the first part of a unit.
pub struct Kept {
    /// The text, prologue and all.
    text: Vec<u8>,
    /// Where the first piece begins.
    begin: Place,
    pieces: Vec<Piece>,
    /// What was read, each with the piece that it was read for, in order.
    reads: Vec<(Read, u32)>,
    /// The files that were named, each once, as they were called.
    files: Vec<(SegmentId, Box<[u8]>)>,
    /// What the printer remembered in the end, with all steps.
    memory: Memory,
    shared_names: SharedNames,
    hidden_namespaces: FxHashSet<NamespaceId>,
}

/// Some entries that follow each other.
struct Piece {
    /// Where the printer is behind them.
    end: Place,
    /// How many types were printed for them.
    types: usize,
}

/// Where a printer is between two entries of the global scope: what it prints next depends on nothing else that it has
/// printed.
#[derive(Clone, Copy)]
struct Place {
    /// How many entries were printed.
    items: usize,
    /// How much text was written.
    text: usize,
    /// How many steps were taken.
    steps: Steps,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    writer: WriterPlace,
    here: Pos,
    runtime_included: bool,
    invented_names: u32,
}

/// Prints the first part of a unit, with the reads of its intermediate language being noted; from what was kept of a shorter
/// part as far as that can be taken. `None` where what is printed cannot be kept: it may depend on what gives the unit its
/// module id.
pub fn keep(input: Input, shorter: Option<(&Kept, Changes)>) -> Option<Kept> {
    if input.options.device_c || input.options.partial_link {
        return None;
    }
    let mut printer = Printer::new(input);
    printer.memory.keep_steps();
    printer.w.keep_named();
    printer.prologue();
    let items = input.il.items();
    let begin = printer.place_behind(0);
    let mut keeping = Keeping::default();
    // What the prologue reads is the same as long as the options are.
    keeping.forget_read(&mut printer);
    // The pragmas at the end may be printed with others that follow them.
    let kept = items.iter().rposition(|item| !matches!(item, Item::Pragma { .. })).map_or(0, |last| last + 1);
    let mut rest = items.get(..kept).unwrap_or_default();
    let mut types = printer.types_left;
    if let Some((shorter, changes)) = shorter {
        let mut taken = Vec::new();
        rest = printer.take_up(shorter, changes, rest, |printer, items, is_taken| {
            match is_taken {
                true => keeping.forget_read(printer),
                false => keeping.note_read(printer),
            }
            taken.push(is_taken);
            let end = printer.place_behind(items);
            keeping.pieces.push(Piece { end, types: types - printer.types_left });
            types = printer.types_left;
        });
        let is_taken = |piece: u32| taken.get(piece as usize) == Some(&true);
        keeping.reads.extend(shorter.reads.iter().filter(|(_, piece)| is_taken(*piece)));
    }
    let mut from = printer.w.len();
    while let [item, others @ ..] = rest {
        rest = printer.next_item(*item, others);
        if printer.w.len() - from < PIECE && !rest.is_empty() {
            continue;
        }
        keeping.note_read(&mut printer);
        let end = printer.place_behind(kept - rest.len());
        keeping.pieces.push(Piece { end, types: types - printer.types_left });
        (from, types) = (printer.w.len(), printer.types_left);
    }
    if printer.types_left == 0 {
        return None;
    }
    let Keeping { pieces, mut reads } = keeping;
    // Much of it may be in order already.
    reads.sort();
    reads.dedup();
    let mut files: Vec<SegmentId> = reads.iter().filter_map(|(read, _)| read.file()).collect();
    files.dedup();
    let called = |segment: SegmentId| (segment, input.sources.segment_file(segment).into());
    Some(Kept {
        begin,
        pieces,
        reads,
        files: files.into_iter().map(called).collect(),
        memory: printer.memory,
        shared_names: printer.names.shared_names,
        hidden_namespaces: printer.names.hidden_namespaces,
        text: printer.w.finish().held,
    })
}

/// What is being kept.
#[derive(Default)]
struct Keeping {
    pieces: Vec<Piece>,
    reads: Vec<(Read, u32)>,
}

impl Keeping {
    /// What was read since this was last asked was read for the piece that comes next.
    fn note_read(&mut self, printer: &mut Printer) {
        let number = self.pieces.len() as u32;
        let named = printer.w.take_named().into_iter().map(|segment| Read::File { segment });
        self.reads.extend(printer.input.il.reads.take().into_iter().chain(named).map(|read| (read, number)));
    }

    /// What was read since this was last asked makes no difference.
    fn forget_read(&mut self, printer: &mut Printer) {
        printer.input.il.reads.take();
        printer.w.take_named();
    }
}

impl Kept {
    /// The same with another text of the same length, to tell what is taken from what is printed anew.
    #[cfg(test)]
    pub(crate) fn with_text(self, text: impl FnOnce(&[u8]) -> Vec<u8>) -> Self {
        Self { text: text(&self.text), ..self }
    }

    /// Which pieces must be printed anew in a unit with these changes; `None`: nothing can be taken.
    fn stale(&self, printer: &Printer, changes: Changes) -> Option<Vec<bool>> {
        let input = &printer.input;
        if changes.others || self.hidden_namespaces != printer.names.hidden_namespaces {
            return None;
        }
        let mut stale = vec![false; self.pieces.len()];
        let renamed =
            self.files.iter().filter(|(segment, name)| *input.sources.segment_file(*segment) != **name);
        let renamed = renamed.map(|(segment, _)| Read::File { segment: *segment });
        // A name that one more scope declares now can be hidden.
        let shared = |read: &Read| match *read {
            Read::Name { name } => {
                printer.names.shared_names.contains(name) && !self.shared_names.contains(name)
            }
            _ => false,
        };
        let is_entry = |(read, _): &(Read, u32)| matches!(read, Read::Entry { .. });
        let names = self.reads.get(self.reads.partition_point(is_entry)..).unwrap_or_default();
        for (read, piece) in names {
            if shared(read) {
                self.mark(&mut stale, *piece);
            }
        }
        for read in changes.known.into_iter().chain(renamed).chain([Read::UnitId]) {
            let first = self.reads.partition_point(|(other, _)| *other < read);
            let readers = self.reads.get(first..).unwrap_or_default();
            for (_, piece) in readers.iter().take_while(|(other, _)| *other == read) {
                self.mark(&mut stale, *piece);
            }
        }
        Some(stale)
    }

    fn mark(&self, stale: &mut [bool], piece: u32) {
        if let Some(stale) = stale.get_mut(piece as usize) {
            *stale = true;
        }
    }
}

impl Printer<'_> {
    fn place_behind(&self, items: usize) -> Place {
        Place {
            items,
            text: self.w.len(),
            steps: self.memory.steps(),
            state: State {
                writer: self.w.place(),
                here: self.here,
                runtime_included: self.runtime_included,
                invented_names: self.names.invented_names,
            },
        }
    }

    /// Prints the entries of the first part of a unit, from what was kept of it as far as that can be taken. `printed` is
    /// called behind each piece with how many entries there are up to there, and whether it was taken. Gives the entries
    /// behind.
    pub(super) fn take_up<'i>(
        &mut self,
        kept: &Kept,
        changes: Changes,
        items: &'i [Item],
        mut printed: impl FnMut(&mut Self, usize, bool),
    ) -> &'i [Item] {
        let Some(stale) = kept.stale(self, changes) else { return items };
        let mut before = &kept.begin;
        if self.place_behind(0).state != before.state {
            return items;
        }
        self.memory.keep_steps();
        for (piece, stale) in kept.pieces.iter().zip(stale) {
            let end = &piece.end;
            if stale {
                let since = self.memory.steps();
                let mut rest = items.get(before.items..end.items).unwrap_or_default();
                while let [item, others @ ..] = rest {
                    rest = self.next_item(*item, others);
                }
                printed(self, end.items, false);
                let same = self.place_behind(end.items).state == end.state
                    && self.memory.repeats(since, &kept.memory, before.steps, end.steps);
                if !same {
                    return items.get(end.items..).unwrap_or_default();
                }
            } else {
                self.w.repeat(kept.text.get(before.text..end.text).unwrap_or_default(), end.state.writer);
                self.memory.repeat(&kept.memory, before.steps, end.steps);
                self.types_left = self.types_left.saturating_sub(piece.types);
                self.here = end.state.here;
                self.runtime_included = end.state.runtime_included;
                self.names.invented_names = end.state.invented_names;
                printed(self, end.items, true);
            }
            before = end;
        }
        items.get(before.items..).unwrap_or_default()
    }
}
