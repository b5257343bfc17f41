//! The layout of one class.

use super::Extent;
use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::tables::attributes::AttributeKind;
use rustc_hash::FxHashSet;

/// Classes and members of more bytes than this are refused: their bits could not be counted.
const LARGEST: u64 = 1 << 58;

/// A class while it is laid out.
pub(super) struct Record {
    /// The class.
    class: ClassId,
    union_: bool,
    /// Bits taken so far, without tail padding.
    pub bits: u64,
    /// Bytes that the object must have at least: bases without data may lie behind everything else.
    size: u64,
    pub align: u64,
    /// The limit that packing puts on the alignment of members; none without packing.
    pub pack: Option<u64>,
    /// Where bases and members without data lie: no two of one type may share an address.
    empty: FxHashSet<(u64, ClassId)>,
    /// End of the last data member in bytes.
    last_field_end: u64,
    /// Virtual bases that have their place already, as the primary base.
    primary_virtual: Option<ClassId>,
    has_data: bool,
}

impl Record {
    /// Lays out a class and its members; none when the size of a part is not known.
    pub fn lay_out(c: &mut Compilation, class: ClassId) -> Option<Layout> {
        let pack = c.pack_limit(class);
        let mut record = Self {
            class,
            union_: c.il[class].tag == Tag::Union,
            bits: 0,
            size: 0,
            align: 1,
            pack,
            empty: FxHashSet::default(),
            last_field_end: 0,
            primary_virtual: None,
            has_data: false,
        };
        record.bases(c)?;
        let fields = c.il[class].fields.clone();
        for field in fields {
            let size = c.extent_of(c.il[field].ty)?.size;
            if size.max(record.bytes()) > LARGEST {
                return Some(Self::too_large(c, class));
            }
            record.field(c, field)?;
        }
        let attributes = c.class_attributes(class);
        // Of several for a class the last one counts, for a member the strictest.
        if let Some(align) = c.asked_alignments(attributes, Some(class)).pop() {
            record.align = record.align.max(align);
        }
        let (nonvirtual_size, nonvirtual_align) = (record.bytes(), record.align);
        record.virtual_bases(c)?;
        Some(record.finish(c, nonvirtual_size, nonvirtual_align))
    }

    /// Reports a class that no address space holds; what stands for its layout.
    fn too_large(c: &mut Compilation, class: ClassId) -> Layout {
        c.report(c.il[class].pos, messages::class_too_large());
        Layout {
            size: 1,
            align: 1,
            data_size: 1,
            nonvirtual_size: 1,
            nonvirtual_align: 1,
            last_field_end: 1,
            empty: false,
            plain: false,
            empty_parts: false,
        }
    }

    /// Bytes taken so far.
    fn bytes(&self) -> u64 {
        self.bits.div_ceil(8)
    }

    fn finish(self, c: &Compilation, nonvirtual_size: u64, nonvirtual_align: u64) -> Layout {
        let data_size = self.bytes();
        let empty = !self.has_data && self.bits == 0;
        let least = if empty { 1 } else { 0 };
        let size = data_size.max(self.size).max(least).next_multiple_of(self.align);
        let plain = c.is_plain_data(self.class);
        Layout {
            size,
            align: self.align,
            data_size: if plain { size } else { data_size },
            nonvirtual_size: if plain { size } else { nonvirtual_size },
            nonvirtual_align,
            last_field_end: self.last_field_end,
            empty,
            plain,
            // The parts of a union are not gathered.
            empty_parts: empty || self.union_ || !self.empty.is_empty(),
        }
    }

    /// Places the vtable pointer or primary base, then the other bases that are not virtual.
    fn bases(&mut self, c: &mut Compilation) -> Option<()> {
        let bases = c.il[self.class].bases.clone();
        let dynamic =
            c.il[self.class].flags.contains(ClassFlags::POLYMORPHIC) || c.has_virtual_bases(self.class);
        let primary = bases.iter().position(|base| {
            !base.virtual_ && c.class_of_type(base.ty).is_some_and(|class| c.is_dynamic(class))
        });
        if let Some(primary) = primary {
            self.base(c, primary)?;
        } else if dynamic {
            match c.nearly_empty_virtual_base(self.class) {
                Some(base) => {
                    self.primary_virtual = Some(base);
                    self.place_class(c, base)?;
                }
                None => {
                    self.align = self.align.max(self.packed(c.pointer()));
                    self.bits = c.pointer() * 8;
                    self.has_data = true;
                }
            }
        }
        for (index, base) in bases.iter().enumerate() {
            if Some(index) != primary && !base.virtual_ {
                self.base(c, index)?;
            }
        }
        Some(())
    }

    fn base(&mut self, c: &mut Compilation, index: usize) -> Option<()> {
        let base = *c.il[self.class].bases.get(index)?;
        let class = c.class_of_type(base.ty)?;
        let offset = self.place_class(c, class)?;
        if let Some(base) = c.il[self.class].bases.get_mut(index) {
            base.offset = offset;
        }
        Some(())
    }

    /// Places virtual bases behind everything else, in the order in which the hierarchy mentions them.
    fn virtual_bases(&mut self, c: &mut Compilation) -> Option<()> {
        let mut found = Vec::new();
        c.collect_virtual_bases(self.class, &mut found, 0);
        for class in found {
            if Some(class) == self.primary_virtual {
                continue;
            }
            let offset = self.place_class(c, class)?;
            let index = c.il[self.class]
                .bases
                .iter()
                .position(|base| base.virtual_ && c.class_of_type(base.ty) == Some(class));
            if let Some(base) = index.and_then(|index| c.il[self.class].bases.get_mut(index)) {
                base.offset = offset;
            }
        }
        Some(())
    }

    /// Places a base class subobject; its offset.
    fn place_class(&mut self, c: &mut Compilation, class: ClassId) -> Option<u64> {
        let layout = c.layout_of(class).filter(|_| self.bytes() <= LARGEST)?;
        let align = self.packed(layout.nonvirtual_align);
        let (offset, taken) = self.place_subobject(c, class, layout, align);
        if taken {
            self.bits = (offset + layout.nonvirtual_size) * 8;
            self.has_data = true;
        }
        self.size =
            self.size.max(offset + layout.size.min(layout.nonvirtual_size.max(u64::from(layout.empty))));
        self.align = self.align.max(align);
        Some(offset)
    }

    /// Finds the offset of a subobject of class type, and whether it takes space.
    fn place_subobject(
        &mut self,
        c: &Compilation,
        class: ClassId,
        layout: Layout,
        align: u64,
    ) -> (u64, bool) {
        let mut offset = if layout.empty { 0 } else { self.bytes().next_multiple_of(align) };
        if layout.empty && self.collides(c, class, 0) {
            offset = self.bytes().next_multiple_of(align);
        }
        while self.collides(c, class, offset) {
            offset += align;
        }
        self.note_empty(c, class, offset, 0);
        (offset, !layout.empty)
    }

    /// Whether an empty part of `class` at `offset` would share its address with one of the same type.
    fn collides(&self, c: &Compilation, class: ClassId, offset: u64) -> bool {
        let mut parts = Vec::new();
        c.collect_empty_parts(class, offset, &mut parts, 0);
        parts.iter().any(|part| self.empty.contains(part))
    }

    fn note_empty(&mut self, c: &Compilation, class: ClassId, offset: u64, depth: u32) {
        let mut parts = Vec::new();
        c.collect_empty_parts(class, offset, &mut parts, depth);
        self.empty.extend(parts);
    }

    /// An alignment within the limit of packing.
    pub fn packed(&self, align: u64) -> u64 {
        self.pack.map_or(align, |pack| align.min(pack))
    }

    fn field(&mut self, c: &mut Compilation, id: FieldId) -> Option<()> {
        let field = &c.il[id];
        let (ty, bits, attributes, named) = (field.ty, field.bits, field.attributes, field.name.is_some());
        if let Some(width) = bits {
            let width = c.constant_integer(width).and_then(|width| u64::try_from(width).ok())?;
            let extent = c.extent_of(ty)?;
            let offset = self.bit_field(extent, width, named);
            c.il[id].offset = offset;
            return Some(());
        }
        let class = c.class_of_type(ty);
        let extent = c.extent_of(ty)?;
        let packed = c.has_attribute(attributes, AttributeKind::Packed);
        let mut align = if packed { 1 } else { self.packed(extent.align) };
        if let Some(asked) = c.asked_alignments(attributes, Some(self.class)).into_iter().max() {
            align = if packed || self.pack.is_some() { asked } else { align.max(asked) };
        }
        let overlapping = c.has_attribute(attributes, AttributeKind::NoUniqueAddress);
        let offset = match class {
            Some(class) if overlapping && !self.union_ => {
                let layout = c.layout_of(class)?;
                let (offset, taken) = self.place_subobject(c, class, layout, align);
                self.size = self.size.max(offset + layout.size);
                // An empty member that cannot be at the start takes the place where it is.
                if taken || offset != 0 {
                    let size = if taken { layout.data_size } else { layout.size };
                    self.bits = self.bits.max((offset + size) * 8);
                    self.has_data = true;
                }
                offset
            }
            _ => self.plain_field(c, extent, class, align),
        };
        self.align = self.align.max(align);
        self.last_field_end = if self.union_ { extent.size } else { offset + extent.size };
        c.il[id].offset = offset * 8;
        Some(())
    }

    fn plain_field(&mut self, c: &Compilation, extent: Extent, class: Option<ClassId>, align: u64) -> u64 {
        self.has_data = true;
        if self.union_ {
            self.bits = self.bits.max(extent.size * 8);
            return 0;
        }
        let mut offset = self.bytes().next_multiple_of(align);
        if let Some(class) = class {
            while self.collides(c, class, offset) {
                offset += align;
            }
            self.note_empty(c, class, offset, 0);
        }
        self.bits = (offset + extent.size) * 8;
        offset
    }

    /// Places a bit-field; its offset in bits.
    fn bit_field(&mut self, extent: Extent, width: u64, named: bool) -> u64 {
        let unit = extent.size * 8;
        let align = self.packed(extent.align);
        if self.union_ {
            self.bits = self.bits.max(width);
            self.has_data = true;
            if named {
                self.align = self.align.max(align);
            }
            self.last_field_end = width.div_ceil(8);
            return 0;
        }
        if width == 0 {
            self.bits = self.bits.next_multiple_of(extent.align * 8);
            return self.bits;
        }
        let offset = super::bits::place(self.bits, unit, align * 8, width, self.pack.is_some());
        self.bits = offset + width;
        self.has_data = true;
        if named {
            self.align = self.align.max(align);
        }
        self.last_field_end = self.bytes();
        offset
    }
}
