//! Pragmas that tell the host compiler what the command line says about packing.

use super::{Place, Printer};
use crate::il::*;
use crate::preprocess::packing_at;
use crate::source::Pos;

impl Printer<'_> {
    /// Begins the definition of a class that is packed as the command line says. Whether it is one; its position
    /// is then stated again.
    pub(super) fn begin_packing(&mut self, group: &Group, place: Place, pos: Pos) -> bool {
        let Some(alignment) = self.options.pack_alignment else { return false };
        let Some(definition) = group.definition(self.il).map(|id| &self.il[id]) else { return false };
        let class = matches!(definition.entity, Entity::Class { .. } | Entity::Template { .. });
        // No alignment is this large: what comes out is what goes in where no pragma is in force.
        let mark = Some(u64::MAX);
        let free = packing_at(self.input.pragmas, definition.pos, mark) == mark;
        if !(class && definition.body && free && place.class.is_none()) {
            return false;
        }
        let pos = if place.templated { Pos::NONE } else { pos };
        self.w.own_line(pos, format!("#pragma pack({alignment})").as_bytes());
        true
    }

    /// Ends what [`Printer::begin_packing`] began.
    pub(super) fn end_packing(&mut self, begun: bool) {
        if begun {
            self.w.own_line(Pos::NONE, b"#pragma pack()");
        }
    }
}
