//! What glvalues designate (`[basic.lval]`, `[expr.unary.op]`, `[expr.ref]`, `[expr.sub]`).

use super::Interpreter;
use super::value::*;
use crate::il::*;
use crate::source::Pos;

impl Interpreter<'_> {
    /// The address of what an expression designates; of a prvalue, that of a temporary with its value.
    pub fn lvalue(&mut self, e: ExprId) -> Eval<Pointer> {
        let pos = self.c.il[e].pos;
        self.nested(pos, |i| i.lvalue_inner(e))
    }

    /// [`Self::lvalue`] without counting the nesting.
    pub fn lvalue_inner(&mut self, e: ExprId) -> Eval<Pointer> {
        let entry = self.c.il[e];
        let pos = entry.pos;
        if entry.category == Category::Prvalue {
            return self.materialize(e, entry.ty);
        }
        match entry.kind {
            ExprKind::Name { entity, .. } => self.entity_place(entity, pos),
            ExprKind::Member { base, arrow, entity, .. } => self.member_place(base, arrow, entity, pos),
            ExprKind::String { literal } => Ok(Pointer::to(Root::Static(AddressBase::String { literal }))),
            ExprKind::Constant { value } => self.datum_of(value, pos)?.pointer(pos),
            ExprKind::FunctionName { literal: Some(literal), .. } => {
                Ok(Pointer::to(Root::Static(AddressBase::String { literal })))
            }
            ExprKind::FunctionName { literal: None, .. } => stop(Reason::Unknown, pos),
            // `R{...}` of a reference type binds to the temporary that the list initializes.
            ExprKind::ConstructBrace { .. } => self.materialize(e, entry.ty),
            ExprKind::Extension { operand } => self.lvalue(operand),
            ExprKind::Unary { op, operand } => self.unary_place(op, operand, pos),
            ExprKind::Binary { op, lhs, rhs } => self.binary_place(op, lhs, rhs, entry.ty, pos),
            ExprKind::Conditional { condition, then, otherwise } => {
                let chosen = if self.truth(condition)? { then.unwrap_or(condition) } else { otherwise };
                self.lvalue(chosen)
            }
            ExprKind::Subscript { base, index } => self.element_place(base, index, pos),
            ExprKind::Call { .. } | ExprKind::Operator { .. } | ExprKind::UserLiteral { .. } => {
                self.call_expression(e)?.pointer(pos)
            }
            ExprKind::Cast { style: CastStyle::Dynamic, to, operand } => {
                self.check_dynamic_cast(pos)?;
                self.cast_place(to, operand, pos)
            }
            ExprKind::Cast { to, operand, .. } => self.cast_place(to, operand, pos),
            ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, operand, .. } => {
                let place = self.lvalue(operand)?;
                let from = self.c.il[operand].ty;
                self.base_of(place, from, entry.ty, pos)
            }
            ExprKind::Implicit { conversion: ConversionKind::User, operand, function: Some(function) } => {
                self.call_conversion(function, operand, pos)?.pointer(pos)
            }
            ExprKind::Implicit { operand, .. } => self.lvalue(operand),
            ExprKind::CompoundLiteral { list, .. } => self.materialize(list, entry.ty),
            ExprKind::TypeidType { of } => Ok(Pointer::to(Root::Static(AddressBase::Typeid { of }))),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// A temporary object of type `ty` initialized by an expression (`[class.temporary]`).
    pub fn materialize(&mut self, e: ExprId, ty: TypeId) -> Eval<Pointer> {
        let place = self.value_holder(e, ty)?;
        if let Root::Object { place, .. } = place.root {
            self.ends_in_scope(place as usize);
        }
        Ok(place)
    }

    /// The same for a value that becomes that of another object.
    pub(super) fn value_holder(&mut self, e: ExprId, ty: TypeId) -> Eval<Pointer> {
        let pos = self.c.il[e].pos;
        let ty = self.c.without_reference(ty);
        let blank = self.uninitialized(ty, pos)?;
        let place = self.new_object(ty, blank, Some(e));
        self.initialize_at(&place, ty, e)?;
        Ok(place)
    }

    /// What a reference of type `to` that is initialized by an expression refers to (`[dcl.init.ref]`).
    pub fn bound_address(&mut self, e: ExprId, to: TypeId) -> Eval<Pointer> {
        let entry = self.c.il[e];
        let target = self.c.without_reference(to);
        if let ExprKind::InitList { elements, constructor: None } = entry.kind {
            let one = match self.c.il[elements] {
                [only] => Some(only),
                _ => None,
            };
            // A list of one object of the type refers to the object itself.
            if let Some(only) = one.filter(|only| self.c.il[*only].category != Category::Prvalue)
                && self.same_class_or_type(self.c.il[only].ty, target)
            {
                return self.lvalue(only);
            }
            return self.materialize(e, target);
        }
        if entry.category == Category::Prvalue {
            // A reference to a base refers to a part of the whole object.
            let whole = match entry.kind {
                ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, operand, .. } => operand,
                _ => e,
            };
            let ty = self.c.il[whole].ty;
            if let (Some(a), Some(b)) = (self.c.class_of(ty), self.c.class_of(target))
                && self.c.il[whole].category == Category::Prvalue
                && a != b
                && self.c.derives_from(a, b)
            {
                let place = self.materialize(whole, ty)?;
                return self.base_of(place, ty, target, entry.pos);
            }
            return self
                .materialize(e, if self.same_class_or_type(entry.ty, target) { entry.ty } else { target });
        }
        let place = self.lvalue(e)?;
        match (self.c.class_of(entry.ty), self.c.class_of(target)) {
            (Some(a), Some(b)) if a != b => self.base_of(place, entry.ty, target, entry.pos),
            _ if self.same_class_or_type(entry.ty, target) => Ok(place),
            _ => {
                let converted = self.c.convert(e, target);
                if converted == e { Ok(place) } else { self.materialize(converted, target) }
            }
        }
    }

    /// Whether two types are the same but for qualifiers.
    pub fn same_class_or_type(&self, a: TypeId, b: TypeId) -> bool {
        self.c.unqualified(a) == self.c.unqualified(b)
    }

    /// The address of a named entity.
    fn entity_place(&mut self, entity: Entity, pos: Pos) -> Eval<Pointer> {
        match entity {
            Entity::Variable { id } => self.variable_place(id, pos),
            Entity::Binding { id } => self.binding_place(id, pos),
            Entity::Function { id } => Ok(Pointer::to(Root::Static(AddressBase::Function { id }))),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// The object that a member is accessed on.
    pub fn object_place(&mut self, base: ExprId, arrow: bool) -> Eval<(Pointer, TypeId)> {
        let entry = self.c.il[base];
        if !arrow {
            return Ok((self.lvalue(base)?, entry.ty));
        }
        let pointer = self.rvalue(base)?.pointer(entry.pos)?;
        let ty = self.c.pointee(entry.ty).unwrap_or(self.c.common.unknown);
        Ok((pointer, ty))
    }

    fn member_place(&mut self, base: ExprId, arrow: bool, entity: Entity, pos: Pos) -> Eval<Pointer> {
        let Entity::Field { id } = entity else {
            self.object_of_static(base)?;
            return self.entity_place(entity, pos);
        };
        let (object, _) = self.object_place(base, arrow)?;
        let place = self.field_place(&object, id, pos)?;
        if self.c.is_reference(self.c.il[id].ty) {
            return self.read(&place, pos)?.pointer(pos);
        }
        Ok(place)
    }

    /// The evaluation of the object by which a static member or an enumerator is named (`[expr.ref]`). What is not constant
    /// about it does not matter unless it is a call.
    pub(super) fn object_of_static(&mut self, object: ExprId) -> Eval<()> {
        match self.c.il[object].kind {
            ExprKind::Call { .. } | ExprKind::Operator { .. } | ExprKind::UserLiteral { .. } => {
                self.call_expression(object).map(drop)
            }
            _ => Ok(()),
        }
    }

    /// The address of a data member of an object, which may be that of a derived class.
    pub fn field_place(&mut self, object: &Pointer, field: FieldId, pos: Pos) -> Eval<Pointer> {
        if object.past_end {
            return stop(Reason::OutOfBounds, pos);
        }
        let ty = self.pointee_type(object, pos)?;
        let Some(class) = self.c.class_of(ty) else { return stop(Reason::NotConstant, pos) };
        let Some(path) = self.path_to_field(class, field, 0) else { return stop(Reason::NotConstant, pos) };
        let mut place = object.clone();
        place.path.extend(path);
        Ok(place)
    }

    fn unary_place(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> Eval<Pointer> {
        match op {
            UnaryOp::Deref => {
                if self.c.function_of(self.c.il[operand].ty).is_some() {
                    return self.lvalue(operand);
                }
                self.rvalue(operand)?.pointer(pos)
            }
            UnaryOp::PreIncrement | UnaryOp::PreDecrement => {
                let place = self.lvalue(operand)?;
                self.step(&place, operand, op == UnaryOp::PreIncrement, pos)?;
                Ok(place)
            }
            UnaryOp::Real | UnaryOp::Imag => Ok(self.lvalue(operand)?.child(u32::from(op == UnaryOp::Imag))),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    fn binary_place(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: TypeId,
        pos: Pos,
    ) -> Eval<Pointer> {
        match op {
            BinaryOp::Comma => {
                self.discard(lhs)?;
                self.lvalue(rhs)
            }
            BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow => {
                let (object, _) = self.object_place(lhs, op == BinaryOp::MemberPointerArrow)?;
                match self.rvalue(rhs)? {
                    Datum::Member(Entity::Field { id }) => self.field_place(&object, id, pos),
                    _ => stop(Reason::NotConstant, pos),
                }
            }
            _ => self.assign(op, lhs, rhs, ty, pos),
        }
    }

    /// `base[index]`: the operand that is an array or pointer may stand on either side.
    fn element_place(&mut self, base: ExprId, index: ExprId, pos: Pos) -> Eval<Pointer> {
        let indexes = |c: &crate::compilation::Compilation, e: ExprId| {
            let ty = c.il[e].ty;
            c.is_integral(ty) || c.enum_of(ty).is_some()
        };
        let (array, index) = if indexes(self.c, base) { (index, base) } else { (base, index) };
        let ty = self.c.il[array].ty;
        let start = match self.c.split(ty).kind {
            TypeKind::Array { .. } | TypeKind::Vector { .. } => self.lvalue(array)?.child(0),
            _ => self.rvalue(array)?.pointer(pos)?,
        };
        let offset = self.rvalue(index)?.integer(pos)?;
        let place = self.advance(&start, offset, pos)?;
        Ok(place)
    }

    /// The subobject of a base class.
    pub fn base_of(&mut self, mut place: Pointer, from: TypeId, to: TypeId, pos: Pos) -> Eval<Pointer> {
        let Some(base) = self.c.class_of(to) else { return stop(Reason::NotConstant, pos) };
        // The object itself says best what it is; addresses without objects go by their type.
        let ty = self.pointee_type(&place, pos).unwrap_or(from);
        let class = self.c.class_of(ty).or(self.c.class_of(from));
        match class.and_then(|class| self.path_to_base(class, base, 0)) {
            Some(path) => {
                place.path.extend(path);
                Ok(place)
            }
            None => stop(Reason::NotConstant, pos),
        }
    }

    /// The object of a derived class that a base class subobject belongs to (`[expr.static.cast]`).
    fn derived_of(&mut self, mut place: Pointer, to: TypeId, pos: Pos) -> Eval<Pointer> {
        let Some(derived) = self.c.class_of(to) else { return stop(Reason::NotConstant, pos) };
        // What the complete object is must be read from it.
        if let Root::Static(AddressBase::Variable { id }) = place.root
            && !self.is_own(id)
            && self.c.variable_value(id).is_none()
        {
            return stop(Reason::RunTimeStorage, pos);
        }
        loop {
            let ty = self.pointee_type(&place, pos)?;
            let Some(class) = self.c.class_of(ty) else { return stop(Reason::NotConstant, pos) };
            if class == derived || self.path_to_base(class, derived, 0).is_some() {
                return self.base_of(place, ty, to, pos);
            }
            if place.path.pop().is_none() {
                return stop(Reason::NotConstant, pos);
            }
        }
    }

    /// The address of an object seen as one of another class, base or derived.
    pub fn adjusted(&mut self, place: Pointer, from: TypeId, to: TypeId, pos: Pos) -> Eval<Pointer> {
        match (self.c.class_of(from), self.c.class_of(to)) {
            (Some(a), Some(b)) if a != b => {
                if self.c.base_distance(a, b).is_some() {
                    self.base_of(place, from, to, pos)
                } else if self.c.base_distance(b, a).is_some() {
                    self.derived_of(place, to, pos)
                } else {
                    stop(Reason::NotConstant, pos)
                }
            }
            _ => Ok(place),
        }
    }

    /// A cast to a reference type.
    fn cast_place(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> Eval<Pointer> {
        let from = self.c.il[operand].ty;
        let target = self.c.without_reference(to);
        let related = self.same_class_or_type(from, target)
            || (self.c.class_of(from).is_some() && self.c.class_of(target).is_some());
        if related {
            let place = self.lvalue(operand)?;
            return self.adjusted(place, from, target, pos);
        }
        if self.c.class_of(from).is_some()
            && let Some(function) = self.c.user_conversion(operand, to)
        {
            return self.call_conversion(function, operand, pos)?.pointer(pos);
        }
        let converted = self.c.convert(operand, target);
        if converted == operand {
            return stop(Reason::NotConstant, pos);
        }
        self.materialize(converted, target)
    }
}
