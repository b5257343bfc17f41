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
use crate::sema::class::facts::DeclaredAlignment;
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
                let extent = self.extent_of(underlying)?;
                let own = self.alignment_by_attribute(Entity::Enum { id: of });
                Some(Extent { align: own.map_or(extent.align, |own| own.max(extent.align)), ..extent })
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

    /// Notes the alignment that attributes give what they are put on (`[dcl.align]`); a typedef name gives it to its type.
    pub(crate) fn note_alignment(&mut self, entity: Entity, attributes: &[AttributeId]) {
        let aligns =
            |a: &Attribute| a.id == AttributeKind::Aligned as u16 || a.syntax == AttributeSyntax::Alignas;
        if attributes.iter().any(|id| aligns(&self.il[*id])) {
            let attributes = self.il.list(attributes);
            let asked = self.asked_alignments(attributes, None).into_iter().max();
            let bytes = asked.max(self.alignment_by_attribute(entity));
            self.classes.alignments.insert(entity, DeclaredAlignment { bytes, attributes });
        }
    }

    /// Gives what is made from a member of a class template for `class` the alignment that its attributes have there.
    pub(in crate::sema) fn note_made_alignment(&mut self, member: Entity, made: Entity, class: ClassId) {
        if let Some(declared) = self.classes.alignments.get(&member).copied() {
            let asked = self.asked_alignments(declared.attributes, Some(class)).into_iter().max();
            let bytes = asked.or(declared.bytes);
            self.classes.alignments.insert(made, DeclaredAlignment { bytes, ..declared });
        }
    }

    /// The alignment that attributes give an entity.
    pub(in crate::sema) fn alignment_by_attribute(&self, entity: Entity) -> Option<u64> {
        match self.classes.alignments.is_empty() {
            true => None,
            false => self.classes.alignments.get(&entity)?.bytes,
        }
    }

    /// The alignment that a typedef name gives its type by an attribute of its own; the nearest name counts.
    fn declared_alignment(&self, ty: TypeId) -> Option<u64> {
        if self.classes.alignments.is_empty() {
            return None;
        }
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => {
                let own = self.alignment_by_attribute(Entity::Typedef { id: typedef });
                own.or_else(|| self.declared_alignment(self.il[typedef].ty))
            }
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
