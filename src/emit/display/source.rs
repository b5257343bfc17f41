//! The files that were read, the numbers of their lines, and what the display says at its head.

use super::Unit;
use super::build::Build;
use super::graph::NodeId;
use crate::source::{Pos, SegmentId};
use crate::tables::il_display::{
    IlHeaderNode, PREDECLARED, RoutineNode, SeqNumberLookupEntryNode, SourceFileNode, il_header, new,
    seq_number_lookup_entry, source_file, word,
};
use rustc_hash::FxHashMap;

/// Lines that follow one another in one file.
#[derive(Clone, Debug)]
pub(super) struct LineRow {
    pub file: String,
    /// Numbers among the lines of all files.
    pub first: u32,
    pub last: u32,
    /// The number of the first one in its file.
    pub line: u32,
}

/// The numbers of lines among those of all files, in the order of reading.
#[derive(Debug)]
pub(super) struct Lines {
    pub rows: Vec<LineRow>,
    /// For each segment: the number of its first line, and what that is called in its file.
    firsts: FxHashMap<SegmentId, (u32, u32)>,
}

impl Lines {
    /// The lines of segments in their order.
    pub fn new(unit: Unit<'_>, segments: &[SegmentId]) -> Self {
        let mut lines = Self { rows: Vec::new(), firsts: FxHashMap::default() };
        let mut next = 1;
        for &id in segments {
            let line = unit.sources.place(unit.sources.segment(id).start).line;
            let count = unit.sources.segment_lines(id).max(1);
            lines.firsts.insert(id, (next, line));
            let file = String::from_utf8_lossy(unit.sources.segment_file(id)).into_owned();
            lines.rows.push(LineRow { file, first: next, last: next + count - 1, line });
            next += count;
        }
        lines
    }

    /// The number of the line of a position.
    pub fn number(&self, unit: Unit<'_>, pos: Pos) -> u32 {
        let place = unit.sources.place(pos);
        let (first, line) = self.firsts.get(&place.segment).copied().unwrap_or((1, 1));
        first + place.line.saturating_sub(line)
    }
}

impl Build<'_> {
    /// The source file, with those that were read in between, and the table of lines.
    pub fn source_files(&mut self) -> (SourceFileNode, Option<SeqNumberLookupEntryNode>) {
        let rows = self.lines.rows.clone();
        let main_name = self.header.source.clone();
        let main = self.source_file(&main_name);
        let mut files = vec![(main_name, main)];
        let mut lines = Vec::new();
        let mut last = 0;
        let main_begins = rows.iter().find(|row| row.file == files[0].0).map_or(0, |row| row.first);
        for row in &rows {
            let file = match files.iter().find(|(name, _)| *name == row.file) {
                Some((_, file)) => *file,
                None => {
                    let file = self.source_file(&row.file);
                    self.g.int(file, source_file::FIRST_SEQ_NUMBER, row.first);
                    self.g.flag(file, source_file::IS_INCLUDE_FILE, true);
                    self.g.flag(file, source_file::INCLUDED_BY_PREINCLUDE, row.first < main_begins);
                    self.g.append(main, source_file::FIRST_CHILD_FILE, file, source_file::NEXT);
                    self.g.link(main, source_file::LAST_CHILD_FILE, file);
                    files.push((row.file.clone(), file));
                    file
                }
            };
            last = row.last;
            self.g.int(file, source_file::LAST_SEQ_NUMBER, last);
            let entry = self.g.add_to_file(new::SEQ_NUMBER_LOOKUP_ENTRY);
            self.g.int(entry, seq_number_lookup_entry::FIRST, row.first);
            self.g.int(entry, seq_number_lookup_entry::LAST, row.last);
            self.g.int(entry, seq_number_lookup_entry::LINE_NUMBER, row.line);
            self.g.link(entry, seq_number_lookup_entry::SOURCE_FILE, file);
            lines.push(entry);
        }
        self.g.int(main, source_file::FIRST_SEQ_NUMBER, 1);
        self.g.int(main, source_file::LAST_SEQ_NUMBER, last);
        self.g.flag(main, source_file::TOP_LEVEL_FILE, true);
        (main, self.g.chain(&lines, seq_number_lookup_entry::NEXT))
    }

    fn source_file(&mut self, name: &str) -> SourceFileNode {
        let file = self.g.add_to_file(new::SOURCE_FILE);
        for label in [source_file::FILE_NAME, source_file::FULL_NAME, source_file::NAME_AS_WRITTEN] {
            self.g.string(file, label, name.to_owned());
        }
        self.g.int(file, source_file::FIRST_LINE_NUMBER, 1);
        file
    }

    /// What stands at the head of the display.
    pub fn heading(&mut self, file: SourceFileNode, lines: Option<SeqNumberLookupEntryNode>) -> IlHeaderNode {
        let header = self.header;
        let node = self.g.add_to_file(new::IL_HEADER);
        self.g.link(node, il_header::PRIMARY_SOURCE_FILE, file);
        self.g.link(node, il_header::PRIMARY_SCOPE, self.file);
        let main = self.main_routine();
        self.g.link_some(node, il_header::MAIN_ROUTINE, main);
        self.g.string(node, il_header::COMPILER_VERSION, PREDECLARED.version.to_owned());
        self.g.string(node, il_header::TIME_OF_COMPILATION, header.time.clone());
        self.g.flag(node, il_header::PLAIN_CHARS_ARE_SIGNED, true);
        self.g.word(
            node,
            il_header::SOURCE_LANGUAGE,
            if header.is_c { word::SL_C } else { word::SL_CPLUSPLUS },
        );
        self.g.int(node, il_header::STD_VERSION, header.standard_version);
        self.g.flag(node, il_header::ENUM_TYPE_IS_INTEGRAL, header.is_c);
        self.g.flag(node, il_header::GCC_MODE, header.gnu && header.is_c);
        self.g.flag(node, il_header::GPP_MODE, header.gnu && !header.is_c);
        self.g.int(node, il_header::GNU_VERSION, header.gnu_version);
        self.g.flag(node, il_header::ANY_TEMPLATES_SEEN, self.place.has_templates);
        self.g.flag(node, il_header::PROTOTYPE_INSTANTIATIONS_IN_IL, true);
        self.g.flag(
            node,
            il_header::IL_HAS_ALL_PROTOTYPE_INSTANTIATIONS,
            !header.is_c && header.parse_templates,
        );
        self.g.flag(node, il_header::IL_HAS_C_SEMANTICS, header.is_c);
        let types = self.made.types.run_time_types;
        self.g.link_some(node, il_header::NONTAG_TYPES_USED_IN_EXCEPTION_OR_RTTI, types);
        self.g.link_some(node, il_header::SEQ_NUMBER_LOOKUP_ENTRIES, lines);
        node
    }

    fn main_routine(&self) -> Option<RoutineNode> {
        let known = crate::names::known::MAIN;
        self.made
            .entities
            .by_entity
            .iter()
            .find_map(|(entity, node)| match entity {
                crate::il::Entity::Function { id } => {
                    let f = &self.il[*id];
                    let is_main = f.scope == self.unit.global
                        && matches!(f.name, crate::il::EntityName::Identifier { name } if name == known);
                    is_main.then_some(*node)
                }
                _ => None,
            })
            .map(NodeId::assumed)
    }
}
