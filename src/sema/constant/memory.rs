//! Objects of an evaluation: their shape, reading, writing, and addresses within them.

use super::Interpreter;
use super::arithmetic::wrap;
use super::value::*;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

/// An object that was made by the evaluation.
pub(super) struct Object {
    pub ty: TypeId,
    pub value: Datum,
    pub number: u32,
    /// The expression that made a temporary.
    pub origin: Option<ExprId>,
    /// Whether its destructor is called where it is cut back.
    pub destroyed_here: bool,
    /// Whether it is initialized, and constant from then on.
    pub constant: bool,
}

impl Interpreter<'_> {
    /// Makes an object; it lives until the objects are cut back below it.
    pub fn new_object(&mut self, ty: TypeId, value: Datum, origin: Option<ExprId>) -> Pointer {
        self.made += 1;
        self.live_parts += value.parts();
        let number = self.made;
        self.objects.push(Object { ty, value, number, origin, destroyed_here: false, constant: false });
        Pointer::to(Root::Object { place: self.objects.len() as u32 - 1, number })
    }

    /// Ends the lives of all objects but the first ones.
    pub fn cut_back_objects(&mut self, to: usize) {
        for object in self.objects.drain(to.min(self.objects.len())..) {
            self.live_parts = self.live_parts.saturating_sub(object.value.parts());
        }
    }

    /// The object that an address lies in, of those made by the evaluation.
    pub fn object(&self, root: Root, pos: Pos) -> Eval<&Object> {
        let found = match root {
            Root::Object { place, number } => {
                self.objects.get(place as usize).filter(|object| object.number == number)
            }
            Root::Heap(place) => self.heap.get(place as usize).and_then(Option::as_ref),
            Root::Static(_) => return stop(Reason::Modification, pos),
        };
        found.map_or_else(|| stop(Reason::Expired, pos), Ok)
    }

    fn object_mut(&mut self, root: Root, pos: Pos) -> Eval<&mut Object> {
        let found = match root {
            Root::Object { place, number } => {
                self.objects.get_mut(place as usize).filter(|object| object.number == number)
            }
            Root::Heap(place) => self.heap.get_mut(place as usize).and_then(Option::as_mut),
            Root::Static(_) => return stop(Reason::Modification, pos),
        };
        found.map_or_else(|| stop(Reason::Expired, pos), Ok)
    }

    /// The type of the complete object at a root.
    pub fn root_type(&mut self, root: Root, pos: Pos) -> Eval<TypeId> {
        match root {
            Root::Static(AddressBase::Variable { id }) => Ok(self.c.without_reference(self.c.il[id].ty)),
            Root::Static(AddressBase::Function { id }) => Ok(self.c.il[id].ty),
            Root::Static(AddressBase::Temporary { expr }) => Ok(self.c.il[expr].ty),
            Root::Static(AddressBase::String { literal }) => Ok(self.c.string_type(literal)),
            Root::Static(_) => stop(Reason::NotConstant, pos),
            _ => self.object(root, pos).map(|object| object.ty),
        }
    }

    /// The type of a direct subobject.
    pub fn child_type(&self, ty: TypeId, step: u32, pos: Pos) -> Eval<TypeId> {
        let found = match self.c.split(ty).kind {
            TypeKind::Array { element, .. }
            | TypeKind::Complex { element }
            | TypeKind::Vector { element, .. } => Some(element),
            TypeKind::Class { class } => {
                let class = &self.c.il[class];
                match class.bases.get(step as usize) {
                    Some(base) => Some(base.ty),
                    None => {
                        class.members.fields.get(step as usize - class.bases.len()).map(|f| self.c.il[*f].ty)
                    }
                }
            }
            _ => None,
        };
        found.map_or_else(|| stop(Reason::NotConstant, pos), Ok)
    }

    /// The type of what an address designates.
    pub fn pointee_type(&mut self, pointer: &Pointer, pos: Pos) -> Eval<TypeId> {
        let ty = self.root_type(pointer.root, pos)?;
        pointer.path.iter().try_fold(ty, |ty, step| self.child_type(ty, *step, pos))
    }

    /// The number of elements of an array type; none for other types and unknown bounds.
    pub fn element_count(&self, ty: TypeId) -> Option<u64> {
        match self.c.split(ty).kind {
            TypeKind::Array { bound, .. } => self.c.il.element_count(bound),
            TypeKind::Vector { count, .. } => Some(count.into()),
            _ => None,
        }
    }

    fn checked_count(&self, ty: TypeId, pos: Pos) -> Eval<u64> {
        match self.element_count(ty) {
            Some(count) if count <= limits::OBJECT_PARTS => Ok(count),
            None if self.has_run_time_bound(ty) => stop(Reason::RunTimeBound, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    fn has_run_time_bound(&self, ty: TypeId) -> bool {
        let TypeKind::Array { bound: ArrayBound::Expr { expr }, .. } = self.c.split(ty).kind else {
            return false;
        };
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN;
        !self.c.il[expr].flags.intersects(open)
    }

    /// An object of a type before it is initialized.
    pub fn uninitialized(&mut self, ty: TypeId, pos: Pos) -> Eval<Datum> {
        self.shaped(ty, pos, 0, false)
    }

    /// An object of a type after zero-initialization (`[dcl.init.general]`).
    pub fn zero(&mut self, ty: TypeId, pos: Pos) -> Eval<Datum> {
        self.shaped(ty, pos, 0, true)
    }

    fn scalar_zero(&self, ty: TypeId, pos: Pos) -> Eval<Datum> {
        Ok(match self.c.split(ty).kind {
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } => Datum::Null,
            TypeKind::Builtin { of: Builtin::Nullptr } => Datum::Null,
            TypeKind::Builtin { .. } if self.c.is_integral(ty) => Datum::Integer(0),
            TypeKind::Builtin { .. } if self.c.is_floating(ty) => Datum::Float(0),
            TypeKind::Enum { .. } => Datum::Integer(0),
            TypeKind::Complex { .. } => Datum::Complex(0, 0),
            _ => return stop(Reason::Unknown, pos),
        })
    }

    /// An object whose scalars are zero or have no value; without values unions have no active member.
    fn shaped(&mut self, ty: TypeId, pos: Pos, depth: u32, zero: bool) -> Eval<Datum> {
        if depth > limits::OBJECT_NESTING {
            return stop(Reason::Depth, pos);
        }
        match self.c.split(ty).kind {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                let count = self.checked_count(ty, pos)?;
                let element = self.shaped(element, pos, depth + 1, zero)?;
                let parts = count.saturating_mul(element.parts());
                if parts > limits::OBJECT_PARTS {
                    return stop(Reason::NotConstant, pos);
                }
                self.count_parts(parts, pos)?;
                Ok(Datum::Aggregate(vec![element; count as usize]))
            }
            TypeKind::Class { class } => {
                self.c.complete_class(class);
                let entry = &self.c.il[class];
                if entry.state != Completeness::Complete || entry.bases.iter().any(|b| b.virtual_) {
                    return stop(Reason::Unknown, pos);
                }
                if entry.tag == Tag::Union {
                    let Some(first) = entry.members.fields.first().filter(|_| zero) else {
                        return Ok(Datum::Uninitialized);
                    };
                    let first = self.c.il[*first].ty;
                    return Ok(Datum::Union(0, Box::new(self.shaped(first, pos, depth + 1, zero)?)));
                }
                let types: Vec<_> = entry.bases.iter().map(|b| b.ty).collect();
                let fields: Vec<_> = entry.members.fields.iter().map(|f| self.c.il[*f].ty).collect();
                self.count_parts((types.len() + fields.len()) as u64, pos)?;
                let parts = types.into_iter().chain(fields);
                let parts: Eval<Vec<_>> = parts.map(|ty| self.shaped(ty, pos, depth + 1, zero)).collect();
                let object = Datum::Aggregate(parts?);
                if object.parts() > limits::OBJECT_PARTS {
                    return stop(Reason::NotConstant, pos);
                }
                Ok(object)
            }
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => Ok(Datum::Uninitialized),
            _ if zero => self.scalar_zero(ty, pos),
            _ => Ok(Datum::Uninitialized),
        }
    }

    /// The value of the object at an address.
    pub fn read(&mut self, pointer: &Pointer, pos: Pos) -> Eval<Datum> {
        if pointer.past_end {
            return stop(Reason::OutOfBounds, pos);
        }
        match pointer.root {
            Root::Static(AddressBase::Variable { id }) if self.is_own(id) => self.read_own(pointer, pos),
            // What a mutable member of a constant has at run time is not known.
            Root::Static(AddressBase::Variable { .. }) if self.leads_to_mutable(pointer, pos)? => {
                stop(Reason::Uninitialized, pos)
            }
            Root::Static(AddressBase::Variable { id }) => match self.c.variable_value(id) {
                Some(value) => self.read_constant(value, &pointer.path, pos),
                None if self.reads_scalars && self.c.il[id].flags.contains(VariableFlags::CONSTANT) => {
                    match self.c.const_scalar_value(id) {
                        Some(value) => self.read_constant(value, &pointer.path, pos),
                        None => stop(Reason::Variable(id, self.named == Some((id, pos))), pos),
                    }
                }
                None => stop(Reason::Variable(id, self.named == Some((id, pos))), pos),
            },
            Root::Static(AddressBase::String { literal }) => self.read_string(literal, &pointer.path, pos),
            Root::Static(AddressBase::Temporary { expr }) => match self.c.constants.temporaries.get(&expr) {
                Some(value) => self.read_constant(*value, &pointer.path, pos),
                None => stop(Reason::NotConstant, pos),
            },
            Root::Static(_) => stop(Reason::NotConstant, pos),
            _ => self.read_object(pointer, pos),
        }
    }

    fn leads_to_mutable(&mut self, pointer: &Pointer, pos: Pos) -> Eval<bool> {
        let mut ty = self.root_type(pointer.root, pos)?;
        for step in &pointer.path {
            let field = self.c.class_of(ty).and_then(|class| self.field_at(class, *step));
            if field.is_some_and(|field| self.c.il[field].mutable) {
                return Ok(true);
            }
            ty = self.child_type(ty, *step, pos)?;
        }
        Ok(false)
    }

    /// Whether a variable is the one that this evaluation initializes.
    pub fn is_own(&self, id: VariableId) -> bool {
        self.own.as_ref().is_some_and(|(own, _)| *own == id)
    }

    /// The object that is made now is that of the variable that this evaluation initializes.
    pub fn begin_own(&mut self, place: &Pointer) {
        if let Some((_, object @ None)) = &mut self.own {
            *object = Some(place.clone());
        }
    }

    /// The value of a part of the variable that is being initialized, which has one only if it came before
    /// (`[basic.life]`).
    fn read_own(&mut self, pointer: &Pointer, pos: Pos) -> Eval<Datum> {
        let Some((_, Some(object))) = &self.own else { return stop(Reason::Uninitialized, pos) };
        let pointer = Pointer { root: object.root, path: pointer.path.clone(), past_end: false };
        match self.read_object(&pointer, pos)? {
            Datum::Uninitialized => stop(Reason::Uninitialized, pos),
            value => Ok(value),
        }
    }

    fn read_object(&mut self, pointer: &Pointer, pos: Pos) -> Eval<Datum> {
        let mut value = &self.object(pointer.root, pos)?.value;
        for (at, step) in pointer.path.iter().enumerate() {
            value = match value {
                Datum::Aggregate(parts) => match parts.get(*step as usize) {
                    Some(part) => part,
                    None => return stop(Reason::PastEnd(parts.len() as u64), pos),
                },
                Datum::Union(active, part) if active == step => part,
                Datum::Union(active, _) => {
                    let (read, active) = (*step, *active);
                    let whole = self.path_type(pointer, at, pos)?;
                    let class = self.c.class_of(whole);
                    let fields = class.and_then(|c| self.field_at(c, read).zip(self.field_at(c, active)));
                    return stop(Reason::InactiveMember(fields), pos);
                }
                Datum::Kept(constant) => {
                    let constant = *constant;
                    return self.read_constant(constant, pointer.path.get(at..).unwrap_or_default(), pos);
                }
                Datum::Complex(real, imaginary) => {
                    return Ok(Datum::Float(if *step == 0 { *real } else { *imaginary }));
                }
                Datum::Uninitialized => return stop(Reason::Uninitialized, pos),
                _ => return stop(Reason::NotConstant, pos),
            };
        }
        let value = value.clone();
        self.count_parts(value.parts(), pos)?;
        Ok(value)
    }

    /// The value of a subobject of a constant.
    pub fn read_constant(&self, mut constant: ConstantId, path: &[u32], pos: Pos) -> Eval<Datum> {
        for step in path {
            let entry = &self.c.il[constant];
            constant = match &entry.value {
                Value::Aggregate { elements } => match elements.get(*step as usize) {
                    Some(element) => *element,
                    None => return stop(Reason::PastEnd(elements.len() as u64), pos),
                },
                Value::Union { field, value } => {
                    if self.field_step(*field) != Some(*step) {
                        let read = self.field_at(self.c.il[*field].class, *step);
                        return stop(Reason::InactiveMember(read.map(|read| (read, *field))), pos);
                    }
                    *value
                }
                Value::Complex { real, imag } => {
                    return Ok(Datum::Float(if *step == 0 { *real } else { *imag }));
                }
                _ => return stop(Reason::NotConstant, pos),
            };
        }
        self.datum_of(constant, pos)
    }

    /// The step from an object to a data member of its class.
    pub fn field_step(&self, field: FieldId) -> Option<u32> {
        let class = &self.c.il[self.c.il[field].class];
        let index = class.members.fields.iter().position(|f| *f == field)?;
        Some((class.bases.len() + index) as u32)
    }

    /// The data member of a class to which a step leads.
    pub(super) fn field_at(&self, class: ClassId, step: u32) -> Option<FieldId> {
        let class = &self.c.il[class];
        class.members.fields.get((step as usize).checked_sub(class.bases.len())?).copied()
    }

    /// Gives the object at an address a value.
    pub fn write(&mut self, pointer: &Pointer, value: Datum, pos: Pos) -> Eval<()> {
        if pointer.past_end {
            return stop(Reason::OutOfBounds, pos);
        }
        let value = match value {
            Datum::Integer(written) => Datum::Integer(self.kept_by_field(pointer, written, pos)?),
            value => value,
        };
        let mut target = std::mem::replace(&mut self.object_mut(pointer.root, pos)?.value, Datum::Void);
        let result = self.write_part(&mut target, pointer, value, pos);
        self.object_mut(pointer.root, pos)?.value = target;
        result
    }

    /// A variable or parameter is initialized: where it is declared constant it cannot be modified any more.
    pub fn end_of_initialization(&mut self, place: &Pointer, declared: TypeId) {
        if self.c.qualifiers(declared).contains(Qualifiers::CONST)
            && let Ok(object) = self.object_mut(place.root, Pos::NONE)
        {
            object.constant = true;
        }
    }

    /// Stops where an address leads to or through a constant object that no constructor or destructor in progress is for
    /// (`[dcl.type.cv]`, `[class.ctor.general]`); mutable members are no part of that.
    pub fn check_not_constant(&mut self, place: &Pointer, pos: Pos) -> Eval<()> {
        let (mut ty, mut constant) = match place.root {
            Root::Static(AddressBase::Variable { id }) => {
                let ty = self.c.il[id].ty;
                let open = self.is_own(id) || self.c.is_reference(ty);
                let constant = self.c.qualifiers(ty).contains(Qualifiers::CONST)
                    || self.c.il[id].flags.contains(VariableFlags::CONSTEXPR);
                (self.c.without_reference(ty), !open && constant)
            }
            Root::Static(_) => return Ok(()),
            root => self.object(root, pos).map(|object| (object.ty, object.constant))?,
        };
        let is_static = matches!(place.root, Root::Static(_));
        let mut outermost = constant.then_some(0);
        for (at, step) in place.path.iter().enumerate() {
            let field = self.c.class_of(ty).and_then(|class| self.field_at(class, *step));
            ty = self.child_type(ty, *step, pos)?;
            if field.is_some_and(|field| self.c.il[field].mutable) {
                outermost = None;
                // What a constant outside of the evaluation has at run time is not known.
                if constant && is_static {
                    return stop(Reason::NotConstant, pos);
                }
                constant = false;
            } else if !is_static && self.c.qualifiers(ty).contains(Qualifiers::CONST) {
                outermost = outermost.max(Some(at + 1));
            }
        }
        let Some(constant) = outermost.and_then(|steps| place.path.get(..steps)) else { return Ok(()) };
        let begun = self.frames.iter().any(|frame| {
            let made =
                matches!(self.c.il[frame.function].name, EntityName::Constructor | EntityName::Destructor);
            let of = frame.this.as_ref().filter(|this| made && this.root == place.root);
            of.is_some_and(|this| this.path.starts_with(constant))
        });
        if begun { Ok(()) } else { stop(Reason::Constant, pos) }
    }

    /// What the member at an address keeps of a value: a bit-field has only so many bits (`[class.bit]`).
    fn kept_by_field(&mut self, pointer: &Pointer, value: i128, pos: Pos) -> Eval<i128> {
        let Some((step, before)) = pointer.path.split_last().filter(|_| value != 0) else { return Ok(value) };
        let whole = self.path_type(pointer, before.len(), pos)?;
        let TypeKind::Class { class } = self.c.split(whole).kind else { return Ok(value) };
        let Some(field) = self.field_at(class, *step) else { return Ok(value) };
        let Some(width) = self.c.il[field].bits else { return Ok(value) };
        let ty = self.c.il[field].ty;
        let ty = self.c.enum_of(ty).map_or(ty, |id| self.c.il[id].underlying);
        let Some((_, signed)) = self.c.integer_width(ty) else { return Ok(value) };
        let bits = self.c.constant_integer(width).and_then(|bits| u32::try_from(bits).ok());
        Ok(bits.map_or(value, |bits| wrap(value, bits, signed)))
    }

    fn write_part(&mut self, target: &mut Datum, pointer: &Pointer, value: Datum, pos: Pos) -> Eval<()> {
        let mut part = target;
        for (at, step) in pointer.path.iter().enumerate() {
            if let Datum::Kept(constant) = part {
                *part = self.taken_apart(*constant, pos)?;
            }
            let inactive = match part {
                Datum::Union(active, _) => active != step,
                Datum::Uninitialized => true,
                _ => false,
            };
            if inactive {
                let whole = self.path_type(pointer, at, pos)?;
                let ty = self.child_type(whole, *step, pos)?;
                *part = Datum::Union(*step, Box::new(self.uninitialized(ty, pos)?));
            }
            let count = match part {
                Datum::Aggregate(parts) => parts.len() as u64,
                _ => 0,
            };
            part = match part {
                Datum::Aggregate(parts) => match parts.get_mut(*step as usize) {
                    Some(part) => part,
                    None => return stop(Reason::PastEnd(count), pos),
                },
                Datum::Union(_, part) => part,
                Datum::Complex(real, imaginary) => {
                    let bits = value.float(pos)?;
                    *(if *step == 0 { real } else { imaginary }) = bits;
                    return Ok(());
                }
                _ => return stop(Reason::NotConstant, pos),
            };
        }
        *part = value;
        Ok(())
    }

    /// The type of the subobject that the first `steps` steps lead to.
    fn path_type(&mut self, pointer: &Pointer, steps: usize, pos: Pos) -> Eval<TypeId> {
        let ty = self.root_type(pointer.root, pos)?;
        pointer.path.iter().take(steps).try_fold(ty, |ty, step| self.child_type(ty, *step, pos))
    }

    /// The parts of an aggregate constant.
    pub fn taken_apart(&self, constant: ConstantId, pos: Pos) -> Eval<Datum> {
        match &self.c.il[constant].value {
            Value::Aggregate { elements } => {
                let parts: Eval<Vec<_>> = elements.iter().map(|e| self.datum_of(*e, pos)).collect();
                Ok(Datum::Aggregate(parts?))
            }
            Value::Union { field, value } => match self.field_step(*field) {
                Some(step) => Ok(Datum::Union(step, Box::new(self.datum_of(*value, pos)?))),
                None => stop(Reason::NotConstant, pos),
            },
            _ => self.datum_of(constant, pos),
        }
    }

    /// The array that an address points into, as the type of the array and the index; none for other objects.
    pub fn array_position(&mut self, pointer: &Pointer, pos: Pos) -> Eval<Option<(TypeId, u32)>> {
        let Some((last, before)) = pointer.path.split_last() else { return Ok(None) };
        let ty = self.path_type(pointer, before.len(), pos)?;
        let array = matches!(self.c.split(ty).kind, TypeKind::Array { .. });
        Ok(array.then_some((ty, *last)))
    }

    /// The address `offset` elements further on (`[expr.add]`).
    pub fn advance(&mut self, pointer: &Pointer, offset: i128, pos: Pos) -> Eval<Pointer> {
        if offset == 0 {
            return Ok(pointer.clone());
        }
        let mut moved = pointer.clone();
        if let Some((array, index)) = self.array_position(pointer, pos)? {
            let index = i128::from(index) + offset;
            let count = self.element_count(array).map_or(i128::from(u32::MAX), i128::from);
            if index < 0 || index > count {
                let position = i64::try_from(index).unwrap_or(i64::MAX);
                return stop(Reason::Position(position, count as u64), pos);
            }
            if let Some(last) = moved.path.last_mut() {
                *last = index as u32;
            }
            return Ok(moved);
        }
        moved.past_end = match (pointer.past_end, offset) {
            (false, 1) => true,
            (true, -1) => false,
            _ => return stop(Reason::OutOfBounds, pos),
        };
        Ok(moved)
    }

    /// How two addresses in one object are ordered; none where that is not known.
    pub fn order(&self, a: &Pointer, b: &Pointer) -> Option<std::cmp::Ordering> {
        if a.root != b.root {
            return None;
        }
        Some(a.path.cmp(&b.path).then(a.past_end.cmp(&b.past_end)))
    }

    /// The steps from an object of a class to a data member, through bases and anonymous members.
    pub fn path_to_field(&self, class: ClassId, field: FieldId, depth: u32) -> Option<Path> {
        let entry = &self.c.il[class];
        let bases = entry.bases.len();
        if let Some(index) = self.c.il.place_of_field(class, field) {
            return Some(Path::from_slice(&[(bases + index) as u32]));
        }
        if depth > limits::OBJECT_NESTING {
            return None;
        }
        let anonymous =
            entry.members.fields.iter().enumerate().filter(|(_, f)| self.c.il[**f].name.is_none());
        let anonymous = anonymous.map(|(i, f)| (bases + i, self.c.il[*f].ty));
        let parts = anonymous.chain(entry.bases.iter().enumerate().map(|(i, b)| (i, b.ty)));
        for (step, ty) in parts {
            let Some(inner) = self.c.class_of(ty) else { continue };
            if let Some(rest) = self.path_to_field(inner, field, depth + 1) {
                let mut path = Path::from_slice(&[step as u32]);
                path.extend(rest);
                return Some(path);
            }
        }
        None
    }

    /// The steps from an object of a class to its subobject of a base class; none through virtual bases.
    pub fn path_to_base(&self, class: ClassId, base: ClassId, depth: u32) -> Option<Path> {
        if class == base {
            return Some(Path::new());
        }
        if depth > limits::OBJECT_NESTING {
            return None;
        }
        for (step, b) in self.c.il[class].bases.iter().enumerate() {
            let Some(of) = self.c.class_of(b.ty).filter(|_| !b.virtual_) else { continue };
            if let Some(rest) = self.path_to_base(of, base, depth + 1) {
                let mut path = Path::from_slice(&[step as u32]);
                path.extend(rest);
                return Some(path);
            }
        }
        None
    }
}
