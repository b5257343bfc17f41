//! What of a unit changes after its first part, and what printing reads of it: what was printed of the first part can be
//! taken again where it read nothing that is another one in the whole unit.

use super::arena::Arena;
use super::{
    Entity, ExprId, ExprKind, Il, Item, OverloadSetId, StmtId, StmtKind, TypeId, TypeKind, VariableId,
};
use crate::literals::Literals;
use crate::names::Name;
use crate::source::SegmentId;
use std::cell::RefCell;

/// Something that printing reads and that the rest of a unit may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Read {
    /// An entry: the number of its arena, and its place there.
    Entry { arena: u8, index: u32 },
    /// What a name stands for in the scopes around a place.
    Name { name: Name },
    /// How a file is called.
    File { segment: SegmentId },
    /// Which lambda expressions there are.
    Lambdas,
    /// What the names are made of that other units do not have.
    UnitId,
}

impl Read {
    /// The file whose name was read.
    pub fn file(self) -> Option<SegmentId> {
        match self {
            Self::File { segment } => Some(segment),
            _ => None,
        }
    }
}

/// What is read while somebody wants to know.
#[derive(Default)]
pub struct Reads {
    noting: bool,
    noted: RefCell<Noted>,
}

#[derive(Default)]
struct Noted {
    /// By arena and place, behind them by name: when it was read last.
    last: Vec<Vec<u32>>,
    /// How often it was asked what was read.
    asked: u32,
    reads: Vec<Read>,
}

/// In the place of an arena: names.
const NAMES: usize = 255;

impl Reads {
    /// From now on, what is read is noted.
    pub fn begin(&mut self) {
        self.noting = true;
        self.noted.get_mut().asked = 1;
    }

    /// An entry of the arena with this number is read.
    #[inline]
    pub(super) fn note(&self, arena: u8, index: usize) {
        if self.noting {
            self.note_numbered(usize::from(arena), index, Read::Entry { arena, index: index as u32 });
        }
    }

    /// It is asked what a name stands for.
    #[inline]
    pub fn note_name(&self, name: Name) {
        if self.noting {
            self.note_numbered(NAMES, name.index(), Read::Name { name });
        }
    }

    /// Something is read that is read rarely.
    #[inline]
    pub fn note_rare(&self, read: Read) {
        if self.noting {
            self.noted.borrow_mut().reads.push(read);
        }
    }

    #[cold]
    #[inline(never)]
    fn note_numbered(&self, table: usize, index: usize, read: Read) {
        let Noted { last, asked, reads } = &mut *self.noted.borrow_mut();
        if last.len() <= table {
            last.resize_with(table + 1, Vec::new);
        }
        let Some(last) = last.get_mut(table) else { return };
        if last.len() <= index {
            last.resize(index + 1, 0);
        }
        if let Some(last) = last.get_mut(index)
            && *last != *asked
        {
            *last = *asked;
            reads.push(read);
        }
    }

    /// What was read since this was last asked.
    pub fn take(&self) -> Vec<Read> {
        let noted = &mut *self.noted.borrow_mut();
        noted.asked += 1;
        std::mem::take(&mut noted.reads)
    }
}

/// The intermediate language as printing sees it: what it reads can be noted.
pub struct Shown<'a> {
    pub(super) il: &'a Il,
    pub reads: Reads,
}

impl<'a> Shown<'a> {
    /// A unit to print, with nothing being noted.
    pub fn of(il: &'a Il) -> Self {
        Self { il, reads: Reads::default() }
    }

    /// All of it, for what looks at the whole unit or is never kept: what is read there is not noted.
    pub fn all(&self) -> &'a Il {
        self.il
    }

    // What follows is as it was made: literals, expressions, statements and types.

    /// The source sequence of the unit.
    pub fn items(&self) -> &'a [Item] {
        &self.il.items
    }

    /// The literals of the unit.
    #[inline]
    pub fn literals(&self) -> &'a Literals {
        &self.il.literals
    }

    /// As [`Il::candidates`].
    pub fn candidates(&self, set: OverloadSetId) -> &'a [Entity] {
        self.il.candidates(set)
    }

    /// As [`Il::without_conversions`].
    #[inline]
    pub fn without_conversions(&self, expr: ExprId) -> ExprId {
        self.il.without_conversions(expr)
    }

    /// As [`Il::is_dependent`].
    #[inline]
    pub fn is_dependent(&self, ty: TypeId) -> bool {
        self.il.is_dependent(ty)
    }

    /// As [`Il::is_plain_constant`].
    pub fn is_plain_constant(&self, ty: TypeId) -> bool {
        self.il.is_plain_constant(ty)
    }

    /// As [`Il::names_open_value`].
    pub fn names_open_value(&self, ty: TypeId) -> bool {
        self.il.names_open_value(ty)
    }

    /// As [`Il::names_any`].
    pub fn names_any(&self, expr: ExprId, holds: &dyn Fn(VariableId) -> bool) -> bool {
        self.il.names_any(expr, holds)
    }

    /// As [`Il::any_operand`].
    #[inline]
    pub fn any_operand(&self, kind: ExprKind, holds: impl FnMut(ExprId) -> bool) -> bool {
        self.il.any_operand(kind, holds)
    }

    /// As [`Il::any_part_type`].
    #[inline]
    pub fn any_part_type(&self, kind: TypeKind, holds: impl FnMut(TypeId) -> bool) -> bool {
        self.il.any_part_type(kind, holds)
    }

    /// As [`Il::any_part_stmt`].
    #[inline]
    pub fn any_part_stmt(&self, kind: StmtKind, holds: impl FnMut(StmtId) -> bool) -> bool {
        self.il.any_part_stmt(kind, holds)
    }
}

/// What is another one than when a watch began.
#[derive(Debug, Default)]
pub struct Changes {
    /// What it is known of who reads it.
    pub known: Vec<Read>,
    /// Whether something else changed, which anybody may read.
    pub others: bool,
}

impl Changes {
    /// Adds the entries of an arena; `noted` if it is known who reads them.
    pub(super) fn of<T: Clone + PartialEq>(&mut self, arena: &Arena<T>, number: u8, noted: bool) {
        for index in arena.changed() {
            match noted {
                true => self.known.push(Read::Entry { arena: number, index }),
                false => self.others = true,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::il::{DeclarationId, Il, Listed};

    #[test]
    fn what_is_read_is_noted_once_between_two_questions() {
        let mut reads = Reads::default();
        reads.note(3, 7);
        assert!(reads.take().is_empty());
        reads.begin();
        for _ in 0..2 {
            reads.note(3, 7);
            reads.note_name(Name::from_number(5));
        }
        let both = [Read::Entry { arena: 3, index: 7 }, Read::Name { name: Name::from_number(5) }];
        assert_eq!(reads.take(), both);
        assert!(reads.take().is_empty());
        reads.note(3, 7);
        assert_eq!(reads.take(), both[..1]);
    }

    #[test]
    fn a_list_that_is_changed_in_place_is_a_change() {
        let mut il = Il::default();
        let list = il.list(&[DeclarationId::from_index(0)]);
        il.watch();
        assert!(!il.changes().others);
        let newer = il.list(&[DeclarationId::from_index(0)]);
        let pool = DeclarationId::pool(&mut il);
        pool.get_mut(newer);
        assert!(!il.changes().others);
        DeclarationId::pool(&mut il).get_mut(list);
        assert!(il.changes().others);
    }
}
