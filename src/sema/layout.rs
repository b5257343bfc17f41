//! Sizes, alignments and the layout of classes ([Itanium C++ ABI 2.4], for x86-64).
//!
//! A class is laid out when its size is first asked for: the vtable pointer or primary base, the other bases,
//! the members in order, and at the end the virtual bases. All offsets here are bytes, unless a name says bits.

mod bits;
mod hierarchy;
mod record;
mod too_large;

pub use hierarchy::VirtualPlace;

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::class::facts::TypedefAlignment;
use crate::tables::attributes::AttributeKind;
use crate::tables::fundamental_types::Size;
use crate::target::Target;

/// Size and alignment in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub size: u64,
    pub align: u64,
}

impl Extent {
    fn natural(size: u64) -> Self {
        Self { size, align: size }
    }
}

impl Builtin {
    /// The size and alignment of an object of the type; none for types that objects do not have.
    pub fn extent(self, target: Target) -> Option<Extent> {
        let size = match self.row().size {
            Size::None => return None,
            Size::Bytes(bytes) => bytes,
            Size::Long => target.long,
            Size::ArgumentList if target.pointer != 4 => return Some(Extent { size: 24, align: 8 }),
            Size::Pointer | Size::ArgumentList => target.pointer,
        };
        Some(Extent::natural(size))
    }
}

impl Compilation {
    /// The size of a type in bytes; none while it is incomplete, dependent or not analysed.
    pub fn size_of(&mut self, ty: TypeId) -> Option<u64> {
        self.extent_of(ty).map(|extent| extent.size)
    }

    /// The alignment of a type in bytes; none while it is incomplete, dependent or not analysed.
    pub fn align_of(&mut self, ty: TypeId) -> Option<u64> {
        self.extent_of(ty).map(|extent| extent.align)
    }

    /// The size and alignment of a type. References are as large as pointers here: that is what they take as
    /// members.
    pub fn extent_of(&mut self, ty: TypeId) -> Option<Extent> {
        let declared = self.declared_alignment(ty);
        let extent = self.canonical_extent(self.il[ty].canonical)?;
        Some(declared.map_or(extent, |align| Extent { align, ..extent }))
    }

    /// The size and alignment of pointers in bytes.
    pub(crate) fn pointer(&self) -> u64 {
        self.dialect.target.pointer
    }

    fn canonical_extent(&mut self, ty: TypeId) -> Option<Extent> {
        match self.il[ty].kind {
            TypeKind::Builtin { of } => of.extent(self.dialect.target),
            TypeKind::Qualified { base, .. } => self.extent_of(base),
            TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. } => Some(Extent::natural(self.pointer())),
            TypeKind::MemberPointer { to, .. } => {
                let function = matches!(self.il[self.il[to].canonical].kind, TypeKind::Function { .. });
                let align = self.pointer();
                Some(Extent { size: if function { 2 * align } else { align }, align })
            }
            TypeKind::Array { element, bound } => {
                let extent = self.extent_of(element)?;
                let count = match bound {
                    ArrayBound::Unknown => 0,
                    _ => self.il.element_count(bound)?,
                };
                Some(Extent { size: extent.size.checked_mul(count)?, align: extent.align })
            }
            TypeKind::Enum { of } => {
                let underlying = self.il[of].underlying;
                self.extent_of(underlying)
            }
            TypeKind::Class { class } => {
                let layout = self.layout_of(class)?;
                Some(Extent { size: layout.size, align: layout.align })
            }
            TypeKind::Vector { element, count } => {
                let size = self.extent_of(element)?.size.checked_mul(u64::from(count))?;
                Some(Extent::natural(size.max(1).next_power_of_two()))
            }
            TypeKind::Complex { element } => {
                let part = self.extent_of(element)?;
                Some(Extent { size: 2 * part.size, align: part.align })
            }
            TypeKind::Function { .. } => Some(Extent::natural(1)),
            _ => None,
        }
    }

    /// Notes the alignment that attributes of a typedef name give its type; the nearest name counts.
    pub(in crate::sema) fn note_aligned_typedef(&mut self, typedef: TypedefId, attributes: &[AttributeId]) {
        if attributes.iter().any(|id| self.il[*id].id == AttributeKind::Aligned as u16) {
            let list = self.il.list(attributes);
            let alignment = match self.asked_alignments(list, None).into_iter().max() {
                Some(align) => TypedefAlignment::Bytes(align),
                None => TypedefAlignment::Open(list),
            };
            self.classes.aligned_typedefs.insert(typedef, alignment);
        }
    }

    /// A typedef name of an instance of a class template gives its type the alignment that the one of the template asks for.
    pub(in crate::sema) fn note_aligned_member_typedef(
        &mut self,
        class: ClassId,
        pattern: TypedefId,
        made: TypedefId,
    ) {
        let asked = match self.classes.aligned_typedefs.get(&pattern) {
            None => return,
            Some(TypedefAlignment::Bytes(align)) => Some(*align),
            Some(TypedefAlignment::Open(list)) => {
                let list = *list;
                self.asked_alignments(list, Some(class)).into_iter().max()
            }
        };
        let alignment = asked.map(|align| (made, TypedefAlignment::Bytes(align)));
        self.classes.aligned_typedefs.extend(alignment);
    }

    /// The alignment that a typedef name gives its type by an attribute of its own.
    fn declared_alignment(&self, ty: TypeId) -> Option<u64> {
        if self.classes.aligned_typedefs.is_empty() {
            return None;
        }
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => match self.classes.aligned_typedefs.get(&typedef) {
                Some(TypedefAlignment::Bytes(align)) => Some(*align),
                Some(TypedefAlignment::Open(_)) => None,
                None => self.declared_alignment(self.il[typedef].ty),
            },
            TypeKind::Qualified { base, .. } => self.declared_alignment(base),
            TypeKind::Qualifiedly { of, .. } => self.declared_alignment(of),
            TypeKind::AliasInstance { target, .. } => self.declared_alignment(target),
            TypeKind::Array { element, .. } => self.declared_alignment(element),
            // With its tag a class is named itself. Only names bring an alignment with them.
            _ => None,
        }
    }

    /// The layout of a complete class, made when it is first asked for.
    pub fn layout_of(&mut self, class: ClassId) -> Option<Layout> {
        let c = &self.il[class];
        if let Some(layout) = c.layout(&self.il) {
            return Some(layout);
        }
        // What a class is laid out with may ask for its own layout: an alignment that is one of its size.
        if c.state != Completeness::Complete || !self.classes.open_layouts.insert(class) {
            return None;
        }
        let layout = record::Record::lay_out(self, class);
        self.classes.open_layouts.remove(&class);
        let id = layout.map(|layout| self.il.layouts.add(layout));
        self.il.entities.classes.unprinted_mut(class).layout = id;
        layout
    }
}
