//! Conversions and casts (`[conv]`, `[expr.cast]`).

use super::Interpreter;
use super::value::*;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

impl Interpreter<'_> {
    /// The value of an implicit conversion to type `to`.
    pub fn implicit_value(
        &mut self,
        conversion: ConversionKind,
        operand: ExprId,
        function: Option<FunctionId>,
        to: TypeId,
        pos: Pos,
    ) -> Eval<Datum> {
        let from = self.c.il[operand].ty;
        match conversion {
            ConversionKind::ArrayToPointer => Ok(Datum::Pointer(self.lvalue(operand)?.child(0))),
            ConversionKind::FunctionToPointer => self.lvalue(operand).map(Datum::Pointer),
            ConversionKind::NullPointer => Ok(Datum::Null),
            ConversionKind::Boolean => {
                let holds = match self.c.split(from).kind {
                    TypeKind::Array { .. } | TypeKind::Function { .. } => true,
                    _ => self.truth(operand)?,
                };
                Ok(Datum::Integer(holds.into()))
            }
            ConversionKind::User => match function {
                Some(function) if self.c.il[function].name == EntityName::Constructor => {
                    let blank = self.uninitialized(to, pos)?;
                    let place = self.new_object(to, blank, None);
                    self.construct_at(&place, Some(function), &[operand], pos)?;
                    self.read(&place, pos)
                }
                Some(function) => self.converted_by(function, operand, to, pos),
                None => stop(Reason::Unknown, pos),
            },
            ConversionKind::DerivedToBase => self.derived_to_base(operand, from, to, pos),
            ConversionKind::Integral
            | ConversionKind::Floating
            | ConversionKind::FloatingIntegral
            | ConversionKind::Complex => {
                let value = self.rvalue(operand)?;
                self.convert_arithmetic(&value, from, to, pos)
            }
            ConversionKind::Vector => stop(Reason::NotConstant, pos),
            _ if matches!(self.c.canonical_kind(from), TypeKind::Array { .. }) => {
                Ok(Datum::Pointer(self.lvalue(operand)?.child(0)))
            }
            _ if self.c.function_of(from).is_some() => self.lvalue(operand).map(Datum::Pointer),
            _ => self.rvalue(operand),
        }
    }

    /// What a conversion function gives, converted on to type `to`.
    fn converted_by(&mut self, function: FunctionId, operand: ExprId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let value = self.call_conversion(function, operand, pos)?;
        let Some((ret, ..)) = self.c.function_of(self.c.il[function].ty) else {
            return stop(Reason::Unknown, pos);
        };
        let value = if self.c.is_reference(ret) {
            let place = value.pointer(pos)?;
            self.read(&place, pos)?
        } else {
            value
        };
        let from = self.c.without_reference(ret);
        self.scalar_conversion(value, from, to, pos)
    }

    /// A value of scalar type as one of another; objects stay as they are.
    pub fn scalar_conversion(&mut self, value: Datum, from: TypeId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let numeric = |i: &Self, ty: TypeId| {
            i.c.is_arithmetic(ty)
                || i.c.enum_of(ty).is_some()
                || matches!(i.c.split(ty).kind, TypeKind::Complex { .. })
        };
        if self.same_class_or_type(from, to) || !numeric(self, to) {
            return Ok(value);
        }
        if numeric(self, from) {
            return self.convert_arithmetic(&value, from, to, pos);
        }
        if self.c.builtin_of(to) == Some(Builtin::Bool) {
            return Ok(Datum::Integer(self.truth_of(&value, from, pos)?.into()));
        }
        match value {
            // The address of an object is no number before the program is linked.
            Datum::Pointer(Pointer { root: Root::Static(AddressBase::Absolute { address }), .. }) => {
                Ok(Datum::Integer(self.c.wrap_integer(address.into(), to)))
            }
            Datum::Null => Ok(Datum::Integer(0)),
            Datum::Pointer(_) if !self.frames.is_empty() && self.c.is_pointer(from) => {
                stop(Reason::Conversion(from, to), pos)
            }
            _ => stop(Reason::NotConstant, pos),
        }
    }

    fn derived_to_base(&mut self, operand: ExprId, from: TypeId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let (Some(source), Some(target)) = (self.c.pointee(from), self.c.pointee(to)) else {
            let place = self.lvalue(operand)?;
            let base = self.base_of(place, from, to, pos)?;
            return self.read(&base, pos);
        };
        match self.rvalue(operand)? {
            Datum::Pointer(place) => self.base_of(place, source, target, pos).map(Datum::Pointer),
            other => Ok(other),
        }
    }

    /// The value of a cast to a type that is no reference.
    pub fn cast_value(&mut self, style: CastStyle, operand: ExprId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let from = self.c.il[operand].ty;
        if self.c.is_void(to) {
            return self.discard(operand).map(|()| Datum::Void);
        }
        if style == CastStyle::BitCast {
            return self.bit_cast(operand, from, to, pos);
        }
        if style == CastStyle::Dynamic {
            self.check_dynamic_cast(pos)?;
        }
        if self.c.class_of(to).is_some() {
            let blank = self.uninitialized(to, pos)?;
            let place = self.new_object(to, blank, None);
            self.initialize_by_cast(&place, to, operand, pos)?;
            return self.read(&place, pos);
        }
        if self.c.class_of(from).is_some() {
            return match self.conversion_function(operand, to) {
                Some(function) => self.converted_by(function, operand, to, pos),
                None => stop(Reason::Unknown, pos),
            };
        }
        if let ExprKind::InitList { elements, .. } = self.c.il[operand].kind {
            return match self.c.il[elements] {
                [] => self.zero(to, pos),
                [only] => self.cast_value(style, only, to, pos),
                _ => stop(Reason::NotConstant, pos),
            };
        }
        let value = match self.c.split(from).kind {
            TypeKind::Array { .. } => Datum::Pointer(self.lvalue(operand)?.child(0)),
            TypeKind::Function { .. } => Datum::Pointer(self.lvalue(operand)?),
            _ => self.rvalue(operand)?,
        };
        match self.c.split(to).kind {
            TypeKind::Pointer { to: target } => self.pointer_cast(style, value, from, target, pos),
            TypeKind::MemberPointer { .. } | TypeKind::Builtin { of: Builtin::Nullptr } => Ok(value),
            _ => self.scalar_conversion(value, from, to, pos),
        }
    }

    /// The conversion function for a cast, explicit ones included.
    fn conversion_function(&mut self, operand: ExprId, to: TypeId) -> Option<FunctionId> {
        if let Some(function) = self.c.user_conversion(operand, to) {
            return Some(function);
        }
        let class = self.c.class_of(self.c.il[operand].ty)?;
        let all = self.c.all_conversions(class);
        let exact = all.into_iter().filter_map(|entity| match entity {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        exact.into_iter().find(|id| {
            let ret = self.c.function_of(self.c.il[*id].ty).map(|(ret, ..)| ret);
            ret.is_some_and(|ret| self.same_class_or_type(self.c.without_reference(ret), to))
        })
    }

    fn pointer_cast(
        &mut self,
        style: CastStyle,
        value: Datum,
        from: TypeId,
        target: TypeId,
        pos: Pos,
    ) -> Eval<Datum> {
        match value {
            Datum::Integer(0) => Ok(Datum::Null),
            Datum::Integer(address) => {
                let base = AddressBase::Absolute { address: address as u64 };
                Ok(Datum::Pointer(Pointer::to(Root::Static(base))))
            }
            Datum::Pointer(place) => {
                let Some(source) = self.c.pointee(from) else { return Ok(Datum::Pointer(place)) };
                let related = self.c.class_of(source).is_some() && self.c.class_of(target).is_some();
                // The address of the parts of a place is given without their type.
                let made = matches!(place.root, Root::Static(AddressBase::Temporary { .. }));
                if !self.frames.is_empty()
                    && !made
                    && !self.same_class_or_type(source, target)
                    && !self.c.is_void(target)
                    && !related
                    && self.c.function_of(source).is_none()
                    && self.c.pointee(source).is_none()
                {
                    let to = self.c.pointer_to(target);
                    return stop(Reason::Conversion(from, to), pos);
                }
                if style == CastStyle::Reinterpret && !self.same_class_or_type(source, target) {
                    return stop(Reason::NotConstant, pos);
                }
                self.adjusted(place, source, target, pos).map(Datum::Pointer)
            }
            other => Ok(other),
        }
    }

    /// A dynamic_cast can be evaluated from C++20 on (`[expr.const]`).
    pub(super) fn check_dynamic_cast(&self, pos: Pos) -> Eval<()> {
        if self.c.dialect.standard >= 20 { Ok(()) } else { stop(Reason::NoMeaning, pos) }
    }

    /// What keeps an object of a type from being made of bytes, or the other way round (`[bit.cast]`): the first part that
    /// is a bit-field, a union or a pointer.
    fn check_bit_cast(&mut self, ty: TypeId, depth: u32, pos: Pos) -> Eval<()> {
        if depth > limits::OBJECT_NESTING {
            return stop(Reason::Depth, pos);
        }
        match self.c.split(ty).kind {
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } => stop(Reason::BitCast(ty), pos),
            TypeKind::Array { element, .. } => self.check_bit_cast(element, depth + 1, pos),
            TypeKind::Class { class } => {
                self.c.complete_class(class);
                let entry = &self.c.il[class];
                if entry.tag == Tag::Union {
                    return stop(Reason::BitCast(ty), pos);
                }
                let (at, of) = (entry.pos, entry.ty);
                let bases: Vec<_> = entry.bases.iter().map(|base| base.ty).collect();
                let fields = entry.members.fields.clone();
                if fields.iter().any(|field| self.c.il[*field].bits.is_some()) {
                    return stop(Reason::BitFields(of), at);
                }
                let members: Vec<_> = fields.iter().map(|field| self.c.il[*field].ty).collect();
                bases.into_iter().chain(members).try_for_each(|ty| self.check_bit_cast(ty, depth + 1, pos))
            }
            _ => Ok(()),
        }
    }

    /// `__builtin_bit_cast` between scalars of one size (`[bit.cast]`).
    fn bit_cast(&mut self, operand: ExprId, from: TypeId, to: TypeId, pos: Pos) -> Eval<Datum> {
        let (a, b) = (self.c.size_of(from), self.c.size_of(to));
        if a != b || a.is_none() {
            return stop(Reason::NotConstant, pos);
        }
        self.check_bit_cast(to, 0, pos)?;
        self.check_bit_cast(from, 0, pos)?;
        let value = self.rvalue(operand)?;
        if self.same_class_or_type(from, to) {
            return Ok(value);
        }
        let bits = match value {
            Datum::Integer(value) => value as u128 & mask(a.unwrap_or(16)),
            Datum::Float(bits) => bits,
            _ => return stop(Reason::NotConstant, pos),
        };
        if self.c.class_of(to).is_some() {
            return stop(Reason::NotConstant, pos);
        }
        if self.c.is_floating(to) {
            return Ok(Datum::Float(bits));
        }
        match self.c.integer_width(to) {
            Some(_) => Ok(Datum::Integer(self.c.wrap_integer(bits as i128, to))),
            None => stop(Reason::NotConstant, pos),
        }
    }
}

/// The bits of so many bytes.
fn mask(bytes: u64) -> u128 {
    if bytes >= 16 { u128::MAX } else { (1 << (bytes * 8)) - 1 }
}
