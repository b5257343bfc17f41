//! Built-in operators on values: arithmetic, comparisons, assignments, pointers (`[expr.compound]`).

use super::Interpreter;
use super::arithmetic::wrap;
use super::value::*;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

impl Interpreter<'_> {
    /// The value of a unary operator.
    pub fn unary(&mut self, op: UnaryOp, operand: ExprId, ty: TypeId, pos: Pos) -> Eval<Datum> {
        match op {
            UnaryOp::Address => self.address(operand),
            UnaryOp::Not => {
                let holds = self.truth(operand)?;
                Ok(Datum::Integer((!holds).into()))
            }
            UnaryOp::Plus => self.rvalue(operand),
            UnaryOp::Minus => {
                let value = self.rvalue(operand)?;
                match self.negated(ty, &value, pos) {
                    Err(Failure { reason: Reason::Exceeds(_), .. }) if self.is_folded(operand) => {
                        self.folded_arithmetic(BinaryOp::Subtract, ty, &Datum::Integer(0), &value, pos)
                    }
                    result => result,
                }
            }
            UnaryOp::Complement => {
                let value = self.rvalue(operand)?.integer(pos)?;
                Ok(Datum::Integer(self.c.wrap_integer(!value, ty)))
            }
            UnaryOp::PostIncrement | UnaryOp::PostDecrement => {
                let place = self.lvalue(operand)?;
                let before = self.read(&place, pos)?;
                self.step(&place, operand, op == UnaryOp::PostIncrement, pos)?;
                Ok(before)
            }
            UnaryOp::Real | UnaryOp::Imag => match (self.rvalue(operand)?, op) {
                (Datum::Complex(real, _), UnaryOp::Real) => Ok(Datum::Float(real)),
                (Datum::Complex(_, imaginary), _) => Ok(Datum::Float(imaginary)),
                (value, UnaryOp::Real) => Ok(value),
                _ => self.zero(ty, pos),
            },
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// `&e`: an address, or a pointer to a member named with its class.
    fn address(&mut self, operand: ExprId) -> Eval<Datum> {
        if let ExprKind::Name { entity, .. } = self.c.il[operand].kind {
            let member = match entity {
                Entity::Field { .. } => true,
                Entity::Function { .. } => self.c.is_instance_member(entity),
                _ => false,
            };
            if member {
                return Ok(Datum::Member(entity));
            }
        }
        // `&*p` is `p`, a null pointer too (core issue 232).
        if let ExprKind::Unary { op: UnaryOp::Deref, operand: pointer } = self.c.il[operand].kind
            && self.c.function_of(self.c.il[pointer].ty).is_none()
            && let value @ (Datum::Null | Datum::Pointer(_)) = self.rvalue(pointer)?
        {
            return Ok(value);
        }
        self.lvalue(operand).map(Datum::Pointer)
    }

    /// Adds one to an object, or takes one away.
    pub fn step(&mut self, place: &Pointer, operand: ExprId, up: bool, pos: Pos) -> Eval<()> {
        let ty = self.c.il[operand].ty;
        let op = if up { BinaryOp::Add } else { BinaryOp::Subtract };
        let value = match self.read(place, pos)? {
            Datum::Pointer(pointer) => {
                Datum::Pointer(self.advance(&pointer, if up { 1 } else { -1 }, pos)?)
            }
            value @ Datum::Float(_) => {
                let int = self.c.common.int;
                let one = self.convert_arithmetic(&Datum::Integer(1), int, ty, pos)?;
                self.arithmetic(op, ty, &value, &one, pos)?
            }
            value => {
                let promoted = self.c.promoted_type(ty);
                let one = Datum::Integer(1);
                let sum = self.arithmetic(op, promoted, &value, &one, pos)?;
                self.assigned(op, &sum, promoted, ty, pos)?
            }
        };
        self.modify(place, value, pos)
    }

    /// Writes to an object that the program modifies: constants cannot be, once they are initialized.
    pub fn modify(&mut self, place: &Pointer, value: Datum, pos: Pos) -> Eval<()> {
        self.check_not_constant(place, pos)?;
        match place.root {
            Root::Static(_) => stop(Reason::Modification, pos),
            _ => self.write(place, value, pos),
        }
    }

    /// The value of a binary operator.
    pub fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, ty: TypeId, pos: Pos) -> Eval<Datum> {
        use BinaryOp::*;
        match op {
            LogicalAnd => Ok(Datum::Integer((self.truth(lhs)? && self.truth(rhs)?).into())),
            LogicalOr => Ok(Datum::Integer((self.truth(lhs)? || self.truth(rhs)?).into())),
            Comma => {
                self.discard(lhs)?;
                self.rvalue(rhs)
            }
            Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual => {
                let holds = self.comparison(op, lhs, rhs, pos)?;
                Ok(Datum::Integer(holds.into()))
            }
            Add | Subtract if self.involves_pointer(lhs, rhs) => self.pointer_arithmetic(op, lhs, rhs, pos),
            MemberPointerDot | MemberPointerArrow => {
                let place = self.lvalue(lhs)?;
                match self.rvalue(rhs)? {
                    Datum::Member(Entity::Field { id }) => {
                        let place = self.field_place(&place, id, pos)?;
                        self.read(&place, pos)
                    }
                    _ => stop(Reason::NotConstant, pos),
                }
            }
            _ => {
                let (a, b) = (self.rvalue(lhs)?, self.rvalue(rhs)?);
                match self.arithmetic(op, ty, &a, &b, pos) {
                    Err(Failure { reason: Reason::OutOfRange | Reason::Exceeds(_), .. })
                        if self.is_folded(lhs) && self.is_folded(rhs) =>
                    {
                        self.folded_arithmetic(op, ty, &a, &b, pos)
                    }
                    result => result,
                }
            }
        }
    }

    /// Whether an operand is a constant without an evaluation of calls: an operation on such ones is a constant too where the
    /// result is out of range, which a warning says.
    fn is_folded(&self, operand: ExprId) -> bool {
        self.c.simple_constant(operand, false, &mut limits::EFFECT_NODES.clone())
    }

    fn involves_pointer(&self, lhs: ExprId, rhs: ExprId) -> bool {
        [lhs, rhs].into_iter().any(|e| {
            let ty = self.c.il[e].ty;
            self.c.is_pointer(ty) || matches!(self.c.canonical_kind(ty), TypeKind::Array { .. })
        })
    }

    /// Adding to and subtracting from pointers (`[expr.add]`).
    fn pointer_arithmetic(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> Eval<Datum> {
        let (a, b) = (self.rvalue(lhs)?, self.rvalue(rhs)?);
        match (a, b, op) {
            (Datum::Pointer(p), Datum::Integer(n), BinaryOp::Add)
            | (Datum::Integer(n), Datum::Pointer(p), BinaryOp::Add) => {
                self.advance(&p, n, pos).map(Datum::Pointer)
            }
            (Datum::Pointer(p), Datum::Integer(n), _) => self.advance(&p, -n, pos).map(Datum::Pointer),
            (Datum::Pointer(p), Datum::Pointer(q), BinaryOp::Subtract) => self.distance(&p, &q, pos),
            (Datum::Null, Datum::Integer(0), _) | (Datum::Integer(0), Datum::Null, _) => Ok(Datum::Null),
            (Datum::Null, Datum::Null, BinaryOp::Subtract) => Ok(Datum::Integer(0)),
            (Datum::Null, ..) | (_, Datum::Null, _) => stop(Reason::NullPointer, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// How many elements lie between two addresses in one array.
    fn distance(&mut self, p: &Pointer, q: &Pointer, pos: Pos) -> Eval<Datum> {
        if p == q {
            return Ok(Datum::Integer(0));
        }
        let same_array = p.root == q.root
            && p.path.len() == q.path.len()
            && p.path.split_last().map(|(_, rest)| rest) == q.path.split_last().map(|(_, rest)| rest);
        let positions = (self.array_position(p, pos)?, self.array_position(q, pos)?);
        match positions {
            (Some((_, i)), Some((_, j))) if same_array => Ok(Datum::Integer(i128::from(i) - i128::from(j))),
            _ if same_array => Ok(Datum::Integer(i128::from(p.past_end) - i128::from(q.past_end))),
            _ => stop(Reason::NoDistance, pos),
        }
    }

    /// A built-in comparison (`[expr.rel]`, `[expr.eq]`).
    fn comparison(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> Eval<bool> {
        let ty = self.c.il[lhs].ty;
        let (a, b) = (self.rvalue(lhs)?, self.rvalue(rhs)?);
        self.compare_values(op, ty, &a, &b, pos)
    }

    /// Whether two members belong to one union: pointers to them are equal (`[expr.eq]`).
    fn are_of_one_union(&self, a: Entity, b: Entity) -> bool {
        match (a, b) {
            (Entity::Field { id: a }, Entity::Field { id: b }) => {
                let class = self.c.il[a].class;
                class == self.c.il[b].class && self.c.il[class].tag == Tag::Union
            }
            _ => false,
        }
    }

    /// Compares two scalar values of a type.
    pub fn compare_values(&mut self, op: BinaryOp, ty: TypeId, a: &Datum, b: &Datum, pos: Pos) -> Eval<bool> {
        let equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
        let equal = match (a, b) {
            (Datum::Pointer(p), Datum::Pointer(q)) => return self.compare_pointers(op, p, q, pos),
            (Datum::Null, Datum::Null) => true,
            (Datum::Null, Datum::Integer(n)) | (Datum::Integer(n), Datum::Null) => *n == 0,
            (Datum::Null, Datum::Pointer(_) | Datum::Member(_)) => false,
            (Datum::Pointer(_) | Datum::Member(_), Datum::Null) => false,
            (Datum::Member(x), Datum::Member(y)) => x == y || self.are_of_one_union(*x, *y),
            (Datum::Uninitialized, _) | (_, Datum::Uninitialized) => return stop(Reason::Uninitialized, pos),
            _ => return self.compare(op, ty, a, b, pos),
        };
        match op {
            BinaryOp::NotEqual => Ok(!equal),
            BinaryOp::Equal | BinaryOp::LessEqual | BinaryOp::GreaterEqual if equal || equality => Ok(equal),
            _ if equal => Ok(false),
            _ => stop(Reason::UnrelatedPointers, pos),
        }
    }

    fn compare_pointers(&mut self, op: BinaryOp, p: &Pointer, q: &Pointer, pos: Pos) -> Eval<bool> {
        if let Some(order) = self.order(p, q) {
            return Ok(super::arithmetic::holds(op, Some(order)));
        }
        let weak = |root: Root| match root {
            Root::Static(AddressBase::Variable { id }) => self.c.il[id].flags.contains(VariableFlags::WEAK),
            Root::Static(AddressBase::Function { id }) => self.c.il[id].flags.contains(FunctionFlags::WEAK),
            // Whether equal literals are one object is not said.
            Root::Static(AddressBase::String { .. } | AddressBase::Absolute { .. }) => true,
            _ => false,
        };
        match op {
            _ if weak(p.root) || weak(q.root) => stop(Reason::UnrelatedPointers, pos),
            BinaryOp::Equal | BinaryOp::NotEqual
                if !self.frames.is_empty()
                    && (self.is_past_end(p, pos)? && q.path.iter().all(|step| *step == 0)
                        || self.is_past_end(q, pos)? && p.path.iter().all(|step| *step == 0)) =>
            {
                stop(Reason::PastOther, pos)
            }
            BinaryOp::Equal => Ok(false),
            BinaryOp::NotEqual => Ok(true),
            _ => stop(Reason::NoOrder, pos),
        }
    }

    /// Whether an address lies behind an array of the evaluation.
    fn is_past_end(&mut self, place: &Pointer, pos: Pos) -> Eval<bool> {
        if matches!(place.root, Root::Static(_)) {
            return Ok(false);
        }
        let position = self.array_position(place, pos)?;
        Ok(position.is_some_and(|(array, index)| self.element_count(array) == Some(index.into())))
    }

    /// An assignment; the place that was assigned to (`[expr.ass]`).
    pub fn assign(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, ty: TypeId, pos: Pos) -> Eval<Pointer> {
        // The right operand is sequenced before the left one.
        let value = self.rvalue(rhs)?;
        let place = self.lvalue(lhs)?;
        let Some(op) = compound(op) else {
            if op != BinaryOp::Assign {
                return stop(Reason::NotConstant, pos);
            }
            self.modify(&place, value, pos)?;
            return Ok(place);
        };
        let before = self.read(&place, pos)?;
        let after = match (&before, &value) {
            (Datum::Pointer(pointer), Datum::Integer(n)) => {
                let offset = if op == BinaryOp::Add { *n } else { -*n };
                Datum::Pointer(self.advance(pointer, offset, pos)?)
            }
            _ => {
                let shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
                let right = self.c.il[rhs].ty;
                let common =
                    if shift { self.c.promoted_type(ty) } else { self.c.usual_arithmetic_type(ty, right) };
                let left = self.convert_arithmetic(&before, ty, common, pos)?;
                let value = if shift { value } else { self.convert_arithmetic(&value, right, common, pos)? };
                if shift {
                    self.check_assigned_shift(op, common, &left, &value, pos)?;
                }
                let result = self.arithmetic(op, common, &left, &value, pos);
                // What cannot be divided or shifted has no value that fits either.
                let result = result.or_else(|failure| match failure.reason {
                    Reason::OutOfRange => stop(Reason::Exceeds(ty), pos),
                    _ => Err(failure),
                })?;
                self.assigned(op, &result, common, ty, pos)?
            }
        };
        self.modify(&place, after, pos)?;
        Ok(place)
    }
}

impl Interpreter<'_> {
    /// The result of a compound assignment as a value of the type that it is assigned to: one that does not fit into a
    /// signed type is none.
    fn assigned(
        &mut self,
        op: BinaryOp,
        result: &Datum,
        common: TypeId,
        ty: TypeId,
        pos: Pos,
    ) -> Eval<Datum> {
        let converted = self.convert_arithmetic(result, common, ty, pos)?;
        let (Datum::Integer(exact), Datum::Integer(kept)) = (result, &converted) else {
            return Ok(converted);
        };
        let bitwise = matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        let signed = self.c.integer_width(ty).is_some_and(|(_, signed)| signed);
        if exact != kept && signed && !bitwise { stop(Reason::Exceeds(ty), pos) } else { Ok(converted) }
    }

    /// A shift of a value of a promoted type whose result is assigned: other than in other shifts, no bits are lost.
    fn check_assigned_shift(
        &mut self,
        op: BinaryOp,
        promoted: TypeId,
        value: &Datum,
        count: &Datum,
        pos: Pos,
    ) -> Eval<()> {
        let (value, count) = (value.integer(pos)?, count.integer(pos)?);
        let (bits, signed) = self.c.integer_width(promoted).unwrap_or_default();
        if count < 0 {
            return stop(Reason::NegativeShift, pos);
        }
        let count = match u32::try_from(count) {
            Ok(count) if count < bits => count,
            _ => return stop(Reason::Shift(count), pos),
        };
        let kept = |shifted: i128| shifted >> count == value && wrap(shifted, bits, signed) == shifted;
        if signed && op == BinaryOp::ShiftLeft && !value.checked_shl(count).is_some_and(kept) {
            return stop(Reason::Exceeds(promoted), pos);
        }
        Ok(())
    }
}

/// The operator of a compound assignment.
fn compound(op: BinaryOp) -> Option<BinaryOp> {
    use BinaryOp::*;
    Some(match op {
        MultiplyAssign => Multiply,
        DivideAssign => Divide,
        RemainderAssign => Remainder,
        AddAssign => Add,
        SubtractAssign => Subtract,
        ShiftLeftAssign => ShiftLeft,
        ShiftRightAssign => ShiftRight,
        AndAssign => And,
        XorAssign => Xor,
        OrAssign => Or,
        _ => return None,
    })
}
