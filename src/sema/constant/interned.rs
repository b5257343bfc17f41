//! Between values of an evaluation and constants of the intermediate language.

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

impl Interpreter<'_> {
    /// The value of a constant; aggregates are taken apart only when they are changed.
    pub fn datum_of(&self, constant: ConstantId, pos: Pos) -> Eval<Datum> {
        Ok(match &self.c.il[constant].value {
            Value::Integer { value } => Datum::Integer(*value),
            Value::Float { bits } => Datum::Float(*bits),
            Value::Complex { real, imag } => Datum::Complex(*real, *imag),
            Value::Null => Datum::Null,
            Value::Member { entity } => Datum::Member(*entity),
            Value::Uninitialized => Datum::Uninitialized,
            Value::Aggregate { .. } | Value::Union { .. } => Datum::Kept(constant),
            Value::Address { base, path, past_end } => {
                let mut steps = Path::new();
                let mut ty = match base {
                    AddressBase::Variable { id } => self.c.without_reference(self.c.il[*id].ty),
                    AddressBase::Temporary { expr } => self.c.il[*expr].ty,
                    _ => self.c.common.unknown,
                };
                for step in path.iter() {
                    let index = self.step_of(*step, ty, pos)?;
                    steps.push(index);
                    ty = self.child_type(ty, index, pos).unwrap_or(self.c.common.unknown);
                }
                Datum::Pointer(Pointer { root: Root::Static(*base), path: steps, past_end: *past_end })
            }
        })
    }

    fn step_of(&self, step: PathStep, ty: TypeId, pos: Pos) -> Eval<u32> {
        let found = match step {
            PathStep::Element { index } => u32::try_from(index).ok(),
            PathStep::Field { id } => self.field_step(id),
            PathStep::Base { class } => self.c.class_of(ty).and_then(|derived| {
                let bases = &self.c.il[derived].bases;
                bases.iter().position(|b| self.c.class_of(b.ty) == Some(class)).map(|i| i as u32)
            }),
        };
        found.map_or_else(|| stop(Reason::NotConstant, pos), Ok)
    }

    /// A value as a constant of type `ty`. Addresses of objects that end with the evaluation are no constants.
    pub fn intern(&mut self, datum: &Datum, ty: TypeId, pos: Pos) -> Eval<ConstantId> {
        self.nested(pos, |i| i.intern_inner(datum, ty, pos))
    }

    fn intern_inner(&mut self, datum: &Datum, ty: TypeId, pos: Pos) -> Eval<ConstantId> {
        let value = match datum {
            Datum::Kept(constant) => return Ok(*constant),
            Datum::Uninitialized => Value::Uninitialized,
            Datum::Integer(value) => Value::Integer { value: *value },
            Datum::Float(bits) => Value::Float { bits: *bits },
            Datum::Complex(real, imag) => Value::Complex { real: *real, imag: *imag },
            Datum::Null => Value::Null,
            Datum::Member(entity) => Value::Member { entity: *entity },
            Datum::Void => return stop(Reason::NotConstant, pos),
            Datum::Pointer(pointer) => self.intern_address(pointer, pos)?,
            Datum::Aggregate(parts) => {
                let mut elements = Vec::with_capacity(parts.len());
                for (step, part) in parts.iter().enumerate() {
                    let ty = self.child_type(ty, step as u32, pos)?;
                    elements.push(self.intern(part, ty, pos)?);
                }
                Value::Aggregate { elements: elements.into() }
            }
            Datum::Union(step, part) => {
                let field = self.c.class_of(ty).and_then(|class| {
                    let class = &self.c.il[class];
                    class.members.fields.get((*step as usize).checked_sub(class.bases.len())?).copied()
                });
                let Some(field) = field else { return stop(Reason::NotConstant, pos) };
                let ty = self.c.il[field].ty;
                Value::Union { field, value: self.intern(part, ty, pos)? }
            }
        };
        let ty = self.c.unqualified(ty);
        Ok(self.c.interned.constant(&mut self.c.il, Constant { value, ty }))
    }

    fn intern_address(&mut self, pointer: &Pointer, pos: Pos) -> Eval<Value> {
        let base = match pointer.root {
            Root::Static(AddressBase::Variable { id }) if !self.is_static(id) => {
                return stop(Reason::Address(id), pos);
            }
            Root::Static(base) => base,
            Root::Heap(_) => return stop(Reason::Allocated, pos),
            Root::Object { .. } => self.keep_temporary(pointer.root, pos)?,
        };
        let mut ty = match pointer.path.is_empty() {
            true => self.c.common.unknown,
            false => self.root_type(pointer.root, pos)?,
        };
        let mut path = Vec::with_capacity(pointer.path.len());
        for step in &pointer.path {
            path.push(match self.c.split(ty).kind {
                TypeKind::Class { class } => self.class_step(class, *step, pos)?,
                _ => PathStep::Element { index: (*step).into() },
            });
            ty = self.child_type(ty, *step, pos)?;
        }
        Ok(Value::Address { base, path: path.into(), past_end: pointer.past_end })
    }

    fn class_step(&self, class: ClassId, step: u32, pos: Pos) -> Eval<PathStep> {
        let entry = &self.c.il[class];
        let found = match entry.bases.get(step as usize) {
            Some(base) => self.c.class_of(base.ty).map(|class| PathStep::Base { class }),
            None => entry
                .members
                .fields
                .get(step as usize - entry.bases.len())
                .map(|id| PathStep::Field { id: *id }),
        };
        found.map_or_else(|| stop(Reason::NotConstant, pos), Ok)
    }

    fn is_static(&self, id: VariableId) -> bool {
        matches!(self.c.il[id].storage, Storage::Static | Storage::Thread)
    }

    /// Gives a temporary that a constant refers to static storage (`[class.temporary]`).
    fn keep_temporary(&mut self, root: Root, pos: Pos) -> Eval<AddressBase> {
        let object = self.object(root, pos)?;
        let (ty, value) = (object.ty, object.value.clone());
        let Some(expr) = object.origin else { return stop(Reason::Expired, pos) };
        if self.frames.is_empty() {
            // An address of the temporary itself must not be followed for ever.
            let known = self.c.constants.temporaries.contains_key(&expr);
            if !known {
                let value = self.intern(&value, ty, pos)?;
                self.c.constants.temporaries.insert(expr, value);
            }
            return Ok(AddressBase::Temporary { expr });
        }
        stop(Reason::Expired, pos)
    }
}

impl Compilation {
    /// Whether the address of a temporary object is in a constant, which is none of another object then (`[expr.const]`).
    pub(in crate::sema) fn has_temporary_address(&self, constant: ConstantId) -> bool {
        match &self.il[constant].value {
            Value::Address { base, .. } => matches!(base, AddressBase::Temporary { .. }),
            Value::Aggregate { elements } => {
                elements.iter().any(|element| self.has_temporary_address(*element))
            }
            Value::Union { value, .. } => self.has_temporary_address(*value),
            _ => false,
        }
    }
}
