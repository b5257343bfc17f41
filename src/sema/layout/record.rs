//! The layout of one class.

use super::Extent;
use super::hierarchy::{EmptyParts, VirtualPlace};
use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::tables::attributes::AttributeKind;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// A class while it is laid out.
pub(super) struct Record {
    /// The class.
    class: ClassId,
    union_: bool,
    /// Bits taken so far, without tail padding.
    pub bits: u128,
    /// Bytes that the object must have at least: parts without data may lie behind everything else, and members that
    /// share their tail padding have it.
    size: u128,
    /// The end of the last part without data.
    empty_end: u128,
    pub align: u64,
    /// The limit that packing puts on the alignment of members; none without packing.
    pub pack: Option<u64>,
    /// Where bases and members without data lie: no two of one type may share an address.
    empty: FxHashSet<(u64, ClassId)>,
    /// The last of these places.
    last_empty: u64,
    /// The size of the largest part that is an empty class: only such parts are placed where others lie already.
    largest_empty: u64,
    /// End of the last data member in bytes; of a bit-field, where an object of its type would end that begins in its first
    /// byte.
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
            empty_end: 0,
            align: 1,
            pack,
            empty: FxHashSet::default(),
            last_empty: 0,
            largest_empty: 0,
            last_field_end: 0,
            primary_virtual: None,
            has_data: false,
        };
        record.note_largest_empty(c)?;
        record.bases(c)?;
        let fields = c.il[class].members.fields.clone();
        for field in fields {
            if record.field(c, field).is_none() {
                let ty = c.il[field].ty;
                return c.is_too_large(ty).then(|| Self::too_large(c, class));
            }
        }
        let attributes = c.class_attributes(class);
        // Of several for a class the last one counts, for a member the strictest.
        if let Some(align) = c.asked_alignments(attributes, Some(class)).pop() {
            record.align = record.align.max(align);
        }
        // Bases without data may lie behind the others.
        let (nonvirtual_size, nonvirtual_align) = (record.bytes().max(record.empty_end), record.align);
        record.virtual_bases(c)?;
        Some(record.finish(c, nonvirtual_size, nonvirtual_align).unwrap_or_else(|| Self::too_large(c, class)))
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
    fn bytes(&self) -> u128 {
        self.bits.div_ceil(8)
    }

    /// The offset behind what is placed already, aligned.
    fn next(&self, align: u64) -> u128 {
        self.bytes().next_multiple_of(align.into())
    }

    /// The layout; none for a class of more bytes than can be counted.
    fn finish(self, c: &Compilation, nonvirtual_size: u128, nonvirtual_align: u64) -> Option<Layout> {
        let data_size = self.bytes();
        let empty = !self.has_data && self.bits == 0;
        let least = if empty { 1 } else { 0 };
        let size = data_size.max(self.size).max(least).next_multiple_of(self.align.into());
        let size = u64::try_from(size).ok()?;
        let plain = c.is_plain_data(self.class);
        Some(Layout {
            size,
            align: self.align,
            data_size: if plain { size } else { narrow(data_size) },
            nonvirtual_size: if plain { size } else { narrow(nonvirtual_size) },
            nonvirtual_align,
            last_field_end: self.last_field_end,
            empty,
            plain,
            // The parts of a union are not gathered.
            empty_parts: empty || self.union_ || !self.empty.is_empty(),
        })
    }

    /// Places the vtable pointer or primary base, then the other bases that are not virtual.
    fn bases(&mut self, c: &mut Compilation) -> Option<()> {
        let bases = c.il[self.class].bases.clone();
        let dynamic =
            c.il[self.class].flags.contains(ClassFlags::POLYMORPHIC) || c.has_virtual_bases(self.class);
        let primary = bases.iter().position(|base| {
            !base.virtual_ && c.il.class_of(base.ty).is_some_and(|class| c.is_dynamic(class))
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
                    self.bits = u128::from(c.pointer()) * 8;
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
        let class = c.il.class_of(base.ty)?;
        let offset = self.place_class(c, class)?;
        if let Some(base) = c.il[self.class].bases.get_mut(index) {
            base.offset = narrow(offset);
        }
        Some(())
    }

    /// Places virtual bases behind everything else, in the order in which the hierarchy mentions them.
    fn virtual_bases(&mut self, c: &mut Compilation) -> Option<()> {
        let mut found = Vec::new();
        c.collect_virtual_bases(self.class, &mut found, 0);
        if found.is_empty() {
            return Some(());
        }
        let shared = c.shared_virtual_bases(self.class);
        let mut places = Vec::new();
        places.extend(self.primary_virtual.map(|base| VirtualPlace { base, offset: 0, primary: true }));
        for class in &found {
            let class = *class;
            if Some(class) == self.primary_virtual || shared.contains(&class) {
                continue;
            }
            let offset = self.place_class(c, class)?;
            places.push(VirtualPlace { base: class, offset: narrow(offset), primary: false });
            let index = c.il[self.class]
                .bases
                .iter()
                .position(|base| base.virtual_ && c.il.class_of(base.ty) == Some(class));
            if let Some(base) = index.and_then(|index| c.il[self.class].bases.get_mut(index)) {
                base.offset = narrow(offset);
            }
        }
        // Those that others share have the places of these.
        for base in
            found.into_iter().filter(|base| shared.contains(base) && Some(*base) != self.primary_virtual)
        {
            let offset = c.shared_place(self.class, base, &places);
            places.extend(offset.map(|offset| VirtualPlace { base, offset, primary: false }));
        }
        if !self.empty.is_empty() {
            c.classes.virtual_places.insert(self.class, places);
        }
        Some(())
    }

    /// Places a base class subobject; its offset.
    fn place_class(&mut self, c: &mut Compilation, class: ClassId) -> Option<u128> {
        let layout = c.layout_of(class)?;
        let align = self.packed(layout.nonvirtual_align);
        let (offset, taken) = self.place_subobject(c, class, layout, (align, false));
        if taken {
            self.bits = (offset + u128::from(layout.nonvirtual_size)) * 8;
            self.has_data = true;
        }
        if layout.empty {
            self.note_empty_end(offset, layout);
        }
        self.align = self.align.max(align);
        Some(offset)
    }

    /// Notes that a part without data lies at `offset`.
    fn note_empty_end(&mut self, offset: u128, layout: Layout) {
        self.empty_end = self.empty_end.max(offset + u128::from(layout.size));
        self.size = self.size.max(self.empty_end);
    }

    /// Finds the offset of a subobject of class type, and whether it takes space.
    fn place_subobject(
        &mut self,
        c: &Compilation,
        class: ClassId,
        layout: Layout,
        (align, complete): (u64, bool),
    ) -> (u128, bool) {
        let mut offset = if layout.empty { 0 } else { self.next(align) };
        if layout.empty && self.collides(c, class, (0, complete)) {
            offset = self.next(align);
        }
        while self.collides(c, class, (offset, complete)) {
            offset += u128::from(align);
        }
        self.note_empty(c, class, (offset, complete), layout);
        (offset, !layout.empty)
    }

    /// Whether an empty part of `class` at `offset` would share its address with one of the same type.
    fn collides(&self, c: &Compilation, class: ClassId, (offset, complete): (u128, bool)) -> bool {
        if self.empty.is_empty() {
            return false;
        }
        let mut parts = EmptyParts::outside(self.last_empty, u64::MAX);
        c.collect_empty_parts(class, (narrow(offset), complete), &mut parts, 0);
        parts.found.iter().any(|part| self.empty.contains(part))
    }

    /// Notes the empty parts of an object that is placed, but for those in its middle: nothing comes to lie there.
    fn note_empty(
        &mut self,
        c: &Compilation,
        class: ClassId,
        (offset, complete): (u128, bool),
        layout: Layout,
    ) {
        let last = if layout.empty { u64::MAX } else { self.largest_empty };
        let end = narrow(offset + u128::from(layout.data_size.min(layout.nonvirtual_size)));
        let mut parts = EmptyParts::outside(last, end);
        c.collect_empty_parts(class, (narrow(offset), complete), &mut parts, 0);
        self.last_empty = parts.found.iter().fold(self.last_empty, |last, part| last.max(part.0));
        self.empty.extend(parts.found);
    }

    /// The same for the elements of an array.
    fn elements_collide(&self, c: &Compilation, elements: (ClassId, u64), offset: u128) -> bool {
        let mut parts = EmptyParts::outside(self.last_empty, u64::MAX);
        c.collect_empty_elements(elements, narrow(offset), &mut parts, 0);
        parts.found.iter().any(|part| self.empty.contains(part))
    }

    /// Notes the empty parts of the elements of an array that is placed: those that another one may come upon.
    fn note_empty_elements(&mut self, c: &Compilation, elements: (ClassId, u64), offset: u128) {
        let mut parts = EmptyParts::outside(self.largest_empty, u64::MAX);
        c.collect_empty_elements(elements, narrow(offset), &mut parts, 0);
        self.last_empty = parts.found.iter().fold(self.last_empty, |last, part| last.max(part.0));
        self.empty.extend(parts.found);
    }

    /// None where a complete part has no layout: then the whole has none, which is not found out again part by part.
    fn note_largest_empty(&mut self, c: &mut Compilation) -> Option<()> {
        let class = &c.il[self.class];
        let (bases, fields) =
            (class.bases.iter().map(|base| base.ty), class.members.fields.iter().map(|f| c.il[*f].ty));
        let of = |ty| c.il.class_of(ty).or_else(|| Some(c.class_elements(ty)?.0));
        let parts: SmallVec<[ClassId; 8]> = bases.chain(fields).filter_map(of).collect();
        for part in parts {
            match c.layout_of(part) {
                Some(layout) if layout.empty => self.largest_empty = self.largest_empty.max(layout.size),
                None if c.il[part].state == Completeness::Complete => return None,
                _ => {}
            }
        }
        Some(())
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
            let packed = c.has_attribute(attributes, AttributeKind::Packed);
            let offset = self.bit_field(extent, width, (named, packed));
            (c.il[id].offset, c.il[id].bit) = (narrow(offset / 8), (offset % 8) as u8);
            return Some(());
        }
        let class = c.il.class_of(ty);
        let extent = c.extent_of(ty)?;
        let packed = c.has_attribute(attributes, AttributeKind::Packed);
        let pack = if c.keeps_alignment(self.class, id) { c.pragma_limit(self.class) } else { self.pack };
        let mut align = if packed { 1 } else { pack.map_or(extent.align, |pack| extent.align.min(pack)) };
        if let Some(asked) = c.asked_alignments(attributes, Some(self.class)).into_iter().max() {
            align = if packed || pack.is_some() { asked } else { align.max(asked) };
        }
        let overlapping = c.has_attribute(attributes, AttributeKind::NoUniqueAddress);
        let offset = match class {
            Some(class) if overlapping && !self.union_ => {
                let layout = c.layout_of(class)?;
                let (offset, taken) = self.place_subobject(c, class, layout, (align, true));
                self.size = self.size.max(offset + u128::from(layout.size));
                if !taken {
                    self.note_empty_end(offset, layout);
                } else {
                    self.bits = self.bits.max((offset + u128::from(layout.data_size)) * 8);
                    self.has_data = true;
                }
                offset
            }
            _ => self.plain_field(c, extent, ty, align),
        };
        self.align = self.align.max(align);
        let gap = match self.last_field_end {
            end if end > 0
                && !self.union_
                && class.is_some_and(|class| Self::aligns_for_device(c, class)) =>
            {
                narrow(offset.saturating_sub(end.into()))
            }
            _ => 0,
        };
        if gap > 0 {
            c.il[id].gap = gap;
        }
        self.last_field_end =
            if self.union_ { extent.size } else { narrow(offset + u128::from(extent.size)) };
        c.il.entities.fields.unprinted_mut(id).offset = narrow(offset);
        Some(())
    }

    /// Whether a built-in class of the device asks for an alignment.
    fn aligns_for_device(c: &mut Compilation, class: ClassId) -> bool {
        let attributes = c.class_attributes(class);
        c.il[class].flags.contains(ClassFlags::DEVICE_BUILTIN)
            && !c.asked_alignments(attributes, Some(class)).is_empty()
    }

    fn plain_field(&mut self, c: &mut Compilation, extent: Extent, ty: TypeId, align: u64) -> u128 {
        self.has_data = true;
        if self.union_ {
            self.bits = self.bits.max(u128::from(extent.size) * 8);
            return 0;
        }
        let mut offset = self.next(align);
        if let Some(class) = c.il.class_of(ty)
            && let Some(layout) = c.layout_of(class)
        {
            while self.collides(c, class, (offset, true)) {
                offset += u128::from(align);
            }
            self.note_empty(c, class, (offset, true), layout);
        } else if let Some((class, count)) = c.class_elements(ty)
            && c.layout_of(class).is_some_and(|layout| layout.empty_parts)
        {
            while self.elements_collide(c, (class, count), offset) {
                offset += u128::from(align);
            }
            self.note_empty_elements(c, (class, count), offset);
        }
        self.bits = (offset + u128::from(extent.size)) * 8;
        offset
    }

    /// Places a bit-field, which may have a name and be packed itself; its offset in bits.
    fn bit_field(&mut self, extent: Extent, width: u64, (named, packed): (bool, bool)) -> u128 {
        let unit = u128::from(extent.size) * 8;
        // One that is wider than its type is placed as the largest integer that has no more bits.
        let own = match u128::from(width) > unit && width >= 8 {
            true => extent.align.max((1 << width.ilog2().min(6)) / 8),
            false => extent.align,
        };
        let align = if packed { 1 } else { self.packed(own) };
        if self.union_ {
            self.bits = self.bits.max(width.into());
            self.has_data = true;
            if named {
                self.align = self.align.max(align);
            }
            self.last_field_end = extent.size;
            return 0;
        }
        if width == 0 {
            self.bits = self.bits.next_multiple_of(u128::from(extent.align) * 8);
            self.last_field_end = narrow(self.bits / 8 + u128::from(extent.size));
            return self.bits;
        }
        let place_align = u128::from(align) * 8;
        let offset =
            super::bits::place(self.bits, unit, place_align, width.into(), packed || self.pack.is_some());
        self.bits = offset + u128::from(width);
        self.has_data = true;
        if named {
            self.align = self.align.max(align);
        }
        self.last_field_end = narrow(offset / 8 + u128::from(extent.size));
        offset
    }
}

/// What is counted beyond a class of the largest size is in one that is refused.
fn narrow(bytes: u128) -> u64 {
    u64::try_from(bytes).unwrap_or(u64::MAX)
}
