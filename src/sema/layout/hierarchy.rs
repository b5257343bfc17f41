//! What laying out a class needs to know of its hierarchy, attributes and pragmas.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::preprocess::packing_at;
use crate::sema::expression::DEPENDENT;
use crate::tables::attributes::AttributeKind;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// Where empty classes lie in an object, as far as that is of interest: at the start, up to `last`, and from `end` on.
pub(super) struct EmptyParts {
    last: u64,
    end: u64,
    pub found: Vec<(u64, ClassId)>,
}

/// The place of a virtual base in a complete object.
#[derive(Clone, Copy, Debug)]
pub struct VirtualPlace {
    pub base: ClassId,
    pub offset: u64,
    /// Whether the class shares the vtable pointer of this base, wherever the class is a base itself.
    pub primary: bool,
}

impl EmptyParts {
    /// Nothing found yet, in an object of which the parts up to `last` and from `end` on are of interest.
    pub fn outside(last: u64, end: u64) -> Self {
        Self { last, end, found: Vec::new() }
    }

    /// Whether a part of `size` bytes at `offset` is of no interest.
    fn leave_out(&self, offset: u64, size: u64) -> bool {
        offset > self.last && offset.saturating_add(size) <= self.end
    }
}

impl Compilation {
    /// Whether objects of a class have a vtable pointer.
    pub(super) fn is_dynamic(&self, class: ClassId) -> bool {
        self.il[class].flags.contains(ClassFlags::POLYMORPHIC) || self.has_virtual_bases(class)
    }

    /// Whether a class has virtual bases, indirect ones too.
    pub(in crate::sema) fn has_virtual_bases(&self, class: ClassId) -> bool {
        let mut found = Vec::new();
        self.collect_virtual_bases(class, &mut found, 0);
        !found.is_empty()
    }

    /// Appends the virtual bases of a class in the order in which a walk meets them, each once.
    pub(in crate::sema) fn collect_virtual_bases(
        &self,
        class: ClassId,
        found: &mut Vec<ClassId>,
        depth: u32,
    ) {
        if depth > limits::LAID_OUT_BASE_DEPTH {
            return;
        }
        for base in &self.il[class].bases {
            let Some(base_class) = self.il.class_of(base.ty) else { continue };
            if base.virtual_ && !found.contains(&base_class) {
                found.push(base_class);
            }
            self.collect_virtual_bases(base_class, found, depth + 1);
        }
    }

    /// The base whose vtable pointer a class shares.
    pub(in crate::sema) fn primary_base(&mut self, class: ClassId) -> Option<ClassId> {
        let bases = &self.il[class].bases;
        let direct = bases.iter().filter(|base| !base.virtual_).filter_map(|base| self.il.class_of(base.ty));
        let direct = direct.into_iter().find(|base| self.is_dynamic(*base));
        direct.or_else(|| self.nearly_empty_virtual_base(class))
    }

    /// A virtual base that consists of a vtable pointer only: it can share that of the class. Of several the first one
    /// that no base shares already, or else the first one.
    pub(super) fn nearly_empty_virtual_base(&mut self, class: ClassId) -> Option<ClassId> {
        let mut found = Vec::new();
        self.collect_virtual_bases(class, &mut found, 0);
        found.retain(|base| self.is_nearly_empty(*base, 0));
        if found.len() > 1 {
            let shared = self.shared_virtual_bases(class);
            if let Some(free) = found.iter().find(|base| !shared.contains(base)) {
                return Some(*free);
            }
        }
        found.first().copied()
    }

    /// Whether objects of a class have a vtable pointer and nothing else, but for virtual bases: of the other bases one
    /// may be such a class, and the rest are empty and lie at its start.
    fn is_nearly_empty(&mut self, class: ClassId, depth: u32) -> bool {
        if depth > limits::LAID_OUT_BASE_DEPTH || !self.is_dynamic(class) || self.layout_of(class).is_none() {
            return false;
        }
        let fields = self.il[class].members.fields.clone();
        if !fields.into_iter().all(|field| self.is_zero_wide(field)) {
            return false;
        }
        let mut shares_pointer = false;
        for base in self.il[class].bases.clone() {
            let Some(of) = self.class_of(base.ty).filter(|_| !base.virtual_) else { continue };
            if !self.il[of].layout(&self.il).is_some_and(|layout| layout.empty) {
                if shares_pointer || !self.is_nearly_empty(of, depth + 1) {
                    return false;
                }
                shares_pointer = true;
                continue;
            }
            let mut parts = EmptyParts::outside(u64::MAX, u64::MAX);
            self.collect_empty_parts(of, (base.offset, true), &mut parts, depth + 1);
            if parts.found.iter().any(|(offset, _)| *offset != 0) {
                return false;
            }
        }
        true
    }

    /// Whether a member is a bit-field of width zero, which takes no place ([class.bit]).
    fn is_zero_wide(&mut self, field: FieldId) -> bool {
        self.il[field].bits.is_some_and(|width| self.constant_integer(width) == Some(0))
    }

    /// The virtual bases that have their place in other bases of a class: those share their vtable pointers with them.
    pub(super) fn shared_virtual_bases(&mut self, class: ClassId) -> FxHashSet<ClassId> {
        let (mut shared, mut seen) = (FxHashSet::default(), FxHashSet::default());
        let mut open = vec![class];
        while let Some(of) = open.pop() {
            let bases: Vec<TypeId> = self.il[of].bases.iter().map(|base| base.ty).collect();
            for ty in bases {
                let Some(base) = self.class_of(ty) else { continue };
                if !self.has_virtual_bases(base) || !seen.insert(base) {
                    continue;
                }
                let primary = self.primary_base(base);
                let direct = self.il[base]
                    .bases
                    .iter()
                    .any(|inner| !inner.virtual_ && primary.is_some() && self.class_of(inner.ty) == primary);
                shared.extend(primary.filter(|_| !direct));
                open.push(base);
            }
        }
        shared
    }

    /// Where in a complete object of a class the virtual base lies that a base of it shares the vtable pointer with;
    /// `placed` are the virtual bases that have places of their own.
    pub(super) fn shared_place(
        &mut self,
        class: ClassId,
        base: ClassId,
        placed: &[VirtualPlace],
    ) -> Option<u64> {
        let mut open: Vec<(ClassId, u64)> = vec![(class, 0)];
        open.extend(placed.iter().map(|place| (place.base, place.offset)));
        for _ in 0..limits::LAID_OUT_BASES {
            let (of, offset) = open.pop()?;
            for inner in self.il[of].bases.clone() {
                let Some(inner_class) = self.class_of(inner.ty).filter(|_| !inner.virtual_) else { continue };
                let offset = offset.saturating_add(inner.offset);
                if self.primary_base(inner_class) == Some(base) {
                    return Some(offset);
                }
                open.push((inner_class, offset));
            }
        }
        None
    }

    /// Appends where in an object of a class at `offset` its bases and members without data lie. A complete object has
    /// virtual bases of its own; of a base, only the one whose vtable pointer it shares is a part.
    pub(super) fn collect_empty_parts(
        &self,
        class: ClassId,
        (offset, complete): (u64, bool),
        parts: &mut EmptyParts,
        depth: u32,
    ) {
        if depth > limits::LAID_OUT_BASE_DEPTH {
            return;
        }
        let c = &self.il[class];
        if c.layout(&self.il)
            .is_some_and(|layout| !layout.empty_parts || parts.leave_out(offset, layout.size))
        {
            return;
        }
        if c.layout(&self.il).is_some_and(|layout| layout.empty) {
            parts.found.push((offset, class));
        }
        for base in c.bases.iter().filter(|base| !base.virtual_) {
            if let Some(base_class) = self.il.class_of(base.ty) {
                let place = (offset.saturating_add(base.offset), false);
                self.collect_empty_parts(base_class, place, parts, depth + 1);
            }
        }
        let virtual_places = self.classes.virtual_places.get(&class).map_or(&[][..], Vec::as_slice);
        for place in virtual_places.iter().filter(|place| complete || place.primary) {
            let offset = offset.saturating_add(place.offset);
            self.collect_empty_parts(place.base, (offset, false), parts, depth + 1);
        }
        for field in &c.members.fields {
            let field = &self.il[*field];
            if let Some(field_class) = self.il.class_of(field.ty).filter(|_| field.bits.is_none()) {
                let offset = offset.saturating_add(field.offset);
                self.collect_empty_parts(field_class, (offset, true), parts, depth + 1);
            } else if let Some(elements) = self.class_elements(field.ty) {
                let offset = offset.saturating_add(field.offset);
                self.collect_empty_elements(elements, offset, parts, depth + 1);
            }
        }
    }

    /// The same for the elements of an array of classes, as far as they lie where parts are of interest at the start.
    pub(super) fn collect_empty_elements(
        &self,
        (class, count): (ClassId, u64),
        offset: u64,
        parts: &mut EmptyParts,
        depth: u32,
    ) {
        let Some(layout) = self.il[class].layout(&self.il).filter(|layout| layout.empty_parts) else {
            return;
        };
        let last = parts.last;
        let starts =
            (0..count).map(|number| offset.saturating_add(number.saturating_mul(layout.size.max(1))));
        for element in starts.take_while(|element| *element <= last).take(limits::EMPTY_ELEMENTS) {
            self.collect_empty_parts(class, (element, true), parts, depth);
        }
    }

    /// The class of the elements of an array of known bounds, and how many there are.
    pub(super) fn class_elements(&self, ty: TypeId) -> Option<(ClassId, u64)> {
        let (mut element, mut count) = (self.il[ty].canonical, 1_u64);
        loop {
            element = match self.il[element].kind {
                TypeKind::Qualified { base, .. } => base,
                TypeKind::Array { element, bound } => {
                    count = count.saturating_mul(self.il.element_count(bound)?);
                    element
                }
                TypeKind::Class { class } => return Some((class, count)),
                _ => return None,
            };
        }
    }

    /// Whether a class is plain data, whose tail padding nothing else may use: no bases, virtual functions,
    /// declared constructors, destructor or assignment, and all members public, without initializers and plain too.
    pub(super) fn is_plain_data(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        let declared = ClassFlags::POLYMORPHIC
            | ClassFlags::USER_CTOR
            | ClassFlags::USER_COPY_CTOR
            | ClassFlags::USER_MOVE_CTOR
            | ClassFlags::USER_COPY_ASSIGN
            | ClassFlags::USER_MOVE_ASSIGN
            | ClassFlags::USER_DTOR;
        c.bases.is_empty()
            && !c.flags.intersects(declared)
            && c.members.fields.iter().all(|field| {
                let field = &self.il[*field];
                let public = matches!(field.access, Access::Public | Access::None);
                public && !field.has_init && self.is_plain_type(field.ty)
            })
    }

    fn is_plain_type(&self, ty: TypeId) -> bool {
        let ty = self.il[ty].canonical;
        match self.il[ty].kind {
            TypeKind::Class { class } => match self.il[class].layout(&self.il) {
                Some(layout) => layout.plain,
                None => self.is_plain_data(class),
            },
            TypeKind::Qualified { base, .. } => self.is_plain_type(base),
            TypeKind::Array { element, .. } => self.is_plain_type(element),
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => false,
            // Scalars are.
            _ => true,
        }
    }

    /// The attributes of a class, as its definition has them.
    pub(in crate::sema) fn class_attributes(&self, class: ClassId) -> List<AttributeId> {
        let pattern = self.pattern_class(class);
        self.il[pattern].body.map_or(List::EMPTY, |body| self.il[body].attributes)
    }

    /// The class that the members of an instance, or of a member class of one, are made from; the class itself for
    /// others.
    fn pattern_class(&self, class: ClassId) -> ClassId {
        let made_from = match self.il[class].instance.and_then(|instance| self.il[instance].pattern) {
            Some(Entity::Class { id }) => id,
            _ => self.instances.member_class_patterns.get(&class).copied().unwrap_or(class),
        };
        // A member class of an instance may be a template that is defined once.
        self.instances.member_class_patterns.get(&made_from).copied().unwrap_or(made_from)
    }

    /// Whether a list has an attribute.
    pub(in crate::sema) fn has_attribute(&self, attributes: List<AttributeId>, kind: AttributeKind) -> bool {
        self.il[attributes].iter().any(|a| self.il[*a].id == kind as u16)
    }

    /// The alignments in bytes that attributes of a list ask for, in order. What depends on template parameters has the
    /// value that it has in `class`.
    pub(in crate::sema) fn asked_alignments(
        &mut self,
        attributes: List<AttributeId>,
        class: Option<ClassId>,
    ) -> Vec<u64> {
        const LARGEST: u64 = 16;
        let list: smallvec::SmallVec<[AttributeId; 4]> = smallvec::SmallVec::from_slice(&self.il[attributes]);
        let mut all = Vec::new();
        for id in list {
            let attribute = &self.il[id];
            let aligned = attribute.id == AttributeKind::Aligned as u16;
            if !aligned && attribute.syntax != AttributeSyntax::Alignas {
                continue;
            }
            let arg = attribute.args(&self.il).and_then(|args| self.il[args].first().copied());
            match arg {
                Some(AttributeArg::Expr { expr }) => {
                    let values = self.values_in_class(expr, class);
                    all.extend(values.into_iter().filter_map(|e| self.constant_integer(e)).map(|v| v as u64));
                }
                Some(AttributeArg::Type { of }) => {
                    let types = self.types_in_class(of, class);
                    all.extend(types.into_iter().filter_map(|ty| self.align_of(ty)));
                }
                None if aligned => all.push(LARGEST),
                _ => {}
            }
        }
        all.retain(|align| align.is_power_of_two());
        all
    }

    /// What an expression of a class template, or an expansion of one, is in an instance.
    fn values_in_class(&mut self, e: ExprId, class: Option<ClassId>) -> Vec<ExprId> {
        match class {
            Some(class) if self.il[e].flags.intersects(DEPENDENT | ExprFlags::PACK) => {
                let env = self.environment_of_class(class);
                let list = self.il.list(&[e]);
                self.substitute_exprs(list, &env)
            }
            _ => vec![e],
        }
    }

    /// What a type of a class template, or an expansion of one, is in an instance.
    fn types_in_class(&mut self, ty: TypeId, class: Option<ClassId>) -> Vec<TypeId> {
        match class {
            Some(class) if self.is_dependent(ty) => {
                let env = self.environment_of_class(class);
                let list = self.il.list(&[self.canonical(ty)]);
                self.substitute_type_list(list, &env).to_vec()
            }
            _ => vec![ty],
        }
    }

    /// The alignment that members of a class are limited to, by an attribute or by the pragma in force where the
    /// class is defined.
    pub(super) fn pack_limit(&self, class: ClassId) -> Option<u64> {
        match self.il[class].flags.contains(ClassFlags::PACKED) {
            true => Some(1),
            false => self.pragma_limit(class),
        }
    }

    /// The alignment that the pragma in force where a class is defined limits its members to.
    pub(super) fn pragma_limit(&self, class: ClassId) -> Option<u64> {
        let pattern = self.pattern_class(class);
        let pos = self.il[pattern].body.map_or(self.il[pattern].pos, |body| self.il[body].pos);
        packing_at(&self.tokens.pragmas, pos, self.dialect.target.pack)
    }

    /// Whether a member keeps its alignment in a class that is said to be packed: its own class is none of C, neither an
    /// aggregate nor of standard layout, and it is not said to be packed itself.
    pub(in crate::sema) fn keeps_alignment(&mut self, class: ClassId, field: FieldId) -> bool {
        if !self.il[class].flags.contains(ClassFlags::PACKED) {
            return false;
        }
        let (ty, attributes) = (self.il[field].ty, self.il[field].attributes);
        let element = self.innermost_element(ty);
        let Some(of) = self.class_of(element) else { return false };
        !self.has_attribute(attributes, AttributeKind::Packed)
            && self.extent_of(element).is_some_and(|extent| extent.align > 1)
            && !(self.is_aggregate(of) && self.is_standard_layout(element))
    }

    /// Tells of the members of a complete class that keep their alignment though it is said to be packed.
    pub(in crate::sema) fn check_unpacked_members(&mut self, class: ClassId) {
        let reports = self.reports_now() || self.reports_in_instance();
        if !reports || !self.il[class].flags.contains(ClassFlags::PACKED) || self.is_dependent_class(class) {
            return;
        }
        for field in self.il[class].members.fields.clone() {
            if self.keeps_alignment(class, field) {
                let (ty, pos) = (self.il[field].ty, self.il[field].pos);
                let shown = self.shown_type(ty);
                self.report(pos, messages::packing_of_parent_ignored(shown));
            }
        }
    }
}
