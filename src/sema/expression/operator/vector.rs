//! Operators on vectors: element by element, or with a scalar beside every element (GNU).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::expression::INHERITED;
use crate::source::Pos;

impl Compilation {
    /// The element of a vector and how many there are, where a type is one.
    pub(in crate::sema) fn vector_parts(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match self.split(ty).kind {
            TypeKind::Vector { element, count } => Some((element, count)),
            _ => None,
        }
    }

    /// Whether an operand may be a vector: most are plain integers or truth values, which need no look at their types.
    #[inline]
    pub(super) fn may_be_vector(&self, e: ExprId) -> bool {
        let ty = self.il[e].ty;
        ty != self.common.int
            && ty != self.common.bool
            && matches!(self.split(ty).kind, TypeKind::Vector { .. })
    }

    /// Whether an operand is a vector, or a scalar that can stand beside one.
    pub(super) fn is_vector_operand(&self, e: ExprId) -> bool {
        let ty = self.il[e].ty;
        self.vector_parts(ty).is_some() || self.is_arithmetic(ty)
    }

    /// A binary operator, no assignment, of which an operand is a vector: none where no vector is concerned, or where no
    /// such operator exists.
    pub(super) fn vector_binary(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> Option<ExprId> {
        use BinaryOp::*;
        if !self.may_be_vector(lhs) && !self.may_be_vector(rhs)
            || matches!(op, Comma | Spaceship | MemberPointerDot | MemberPointerArrow)
        {
            return None;
        }
        if !self.is_vector_operand(lhs) || !self.is_vector_operand(rhs) {
            return None;
        }
        if matches!(op, LogicalAnd | LogicalOr)
            && let Some(ty) = self.vector_beside_scalar(lhs, rhs)
        {
            let ty = self.vector_of_truth(ty);
            return Some(self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos));
        }
        let common = match self.common_vector(lhs, rhs) {
            Ok(common) => common,
            Err(message) => return Some(self.refused_vectors(message, op, lhs, rhs, pos)),
        };
        if matches!(op, And | Or | Xor) && self.has_floating_elements(common) {
            let message = messages::vector_operation_not_apply_non_integral();
            return Some(self.refused_vectors(message, op, lhs, rhs, pos));
        }
        let truth = matches!(
            op,
            Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual | LogicalAnd | LogicalOr
        );
        let ty = if truth { self.vector_of_truth(common) } else { common };
        Some(self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos))
    }

    /// The type of the one operand that is a vector, where the other one is a scalar.
    fn vector_beside_scalar(&mut self, lhs: ExprId, rhs: ExprId) -> Option<TypeId> {
        let [a, b] = [lhs, rhs].map(|e| self.without_top_qualifiers(self.il[e].ty));
        match (self.vector_parts(a), self.vector_parts(b)) {
            (Some(_), None) => Some(a),
            (None, Some(_)) => Some(b),
            _ => None,
        }
    }

    /// Whether a cast to or from a vector takes the bytes as they are: they are as many, and the cast does not say that
    /// the value is to be converted. True where no vector is concerned, or a class that may convert to one.
    pub(in crate::sema) fn converts_like_vector(
        &mut self,
        style: CastStyle,
        to: TypeId,
        operand: ExprId,
    ) -> bool {
        let from = self.il[operand].ty;
        let vectors = self.vector_parts(to).is_some() || self.vector_parts(from).is_some();
        if !vectors || self.is_void(to) || self.class_of(to).is_some() || self.class_of(from).is_some() {
            return true;
        }
        let same = self.same_type(self.unqualified(to), self.unqualified(from));
        same || style != CastStyle::Static && self.size_of(to) == self.size_of(from)
    }

    /// Whether a vector is assigned to one whose elements are the same but for their sign.
    pub(super) fn assigns_like_vector(&mut self, lhs: ExprId, rhs: ExprId) -> bool {
        self.may_be_vector(lhs) && self.may_be_vector(rhs) && self.common_vector(lhs, rhs).is_ok()
    }

    /// Whether a compound assignment to a vector can be made of its right operand, which is reported where not.
    pub(super) fn check_vector_assignment(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> bool {
        let to = self.without_top_qualifiers(self.il[lhs].ty);
        let integral = matches!(op, BinaryOp::AndAssign | BinaryOp::OrAssign | BinaryOp::XorAssign);
        let wrong = match self.common_vector(lhs, rhs) {
            Ok(common) if !self.is_same_vector(common, to) => {
                Some(messages::vector_operation_requires_identical_elements())
            }
            Ok(common) if integral && self.has_floating_elements(common) => {
                Some(messages::vector_operation_not_apply_non_integral())
            }
            Ok(_) => None,
            Err(message) => Some(message),
        };
        let right = wrong.is_none();
        if let Some(message) = wrong {
            self.sfinae_fail();
            self.report(pos, message);
        }
        right
    }

    /// The type of `op operand` for a vector; none where there is no such operator.
    pub(super) fn vector_unary(&mut self, op: UnaryOp, operand: ExprId, pos: Pos) -> Option<ExprId> {
        if !self.may_be_vector(operand) {
            return None;
        }
        let ty = self.without_top_qualifiers(self.il[operand].ty);
        let made = match op {
            UnaryOp::Plus | UnaryOp::Minus => ty,
            UnaryOp::Complement => {
                if self.has_floating_elements(ty) {
                    self.sfinae_fail();
                    let at = self.start_of(operand);
                    self.report(at, messages::vector_operation_not_apply_non_integral());
                    return Some(self.unknown_expr());
                }
                ty
            }
            UnaryOp::Not => self.vector_of_truth(ty),
            _ => return None,
        };
        let flags = self.il[operand].flags & INHERITED;
        Some(self.expr(ExprKind::Unary { op, operand }, made, Category::Prvalue, flags, pos))
    }

    /// `condition ? then : otherwise` where the condition is a vector: chosen element by element. None where it is none.
    pub(super) fn vector_conditional(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
        pos: Pos,
    ) -> Option<ExprId> {
        let (_, count) = self.vector_parts(self.il[condition].ty)?;
        let (a, b) = (self.il[then].ty, self.il[otherwise].ty);
        let scalars = self.is_vector_operand(then) && self.is_vector_operand(otherwise);
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        let ty = match (self.vector_parts(a), self.vector_parts(b)) {
            _ if !scalars => None,
            (None, None) => {
                let element = self.common_type_of(then, otherwise);
                Some(self.make_type(TypeKind::Vector { element, count }))
            }
            (Some(_), Some(_)) => self.same_type(a, b).then_some(a),
            (Some((element, _)), None) => self.is_chosen_for_element(otherwise, element).then_some(a),
            (None, Some((element, _))) => self.is_chosen_for_element(then, element).then_some(b),
        };
        let Some(ty) = ty else {
            self.check_conditional(then, otherwise);
            return Some(self.unknown_expr());
        };
        let flags = self.flags_of(&[condition, then, otherwise]) & INHERITED;
        let [then, otherwise] = [then, otherwise].map(|operand| self.as_element(operand, ty));
        let kind = ExprKind::Conditional { condition, then: Some(then), otherwise };
        Some(self.expr(kind, ty, Category::Prvalue, flags, pos))
    }

    /// A scalar converted to the elements of a vector; a vector as it is.
    fn as_element(&mut self, operand: ExprId, vector: TypeId) -> ExprId {
        match self.vector_parts(vector) {
            Some((element, _)) if self.vector_parts(self.il[operand].ty).is_none() => {
                let element = self.unqualified(element);
                self.convert(operand, element)
            }
            _ => operand,
        }
    }

    /// Whether a scalar may be chosen beside the elements of a vector: whatever its value, but no floating one for
    /// integers.
    fn is_chosen_for_element(&self, scalar: ExprId, element: TypeId) -> bool {
        self.is_floating(element) || !self.is_floating(self.il[scalar].ty)
    }

    /// The vector that both operands, of which at least one is a vector and none a class, are taken as.
    fn common_vector(&mut self, lhs: ExprId, rhs: ExprId) -> Result<TypeId, Message> {
        let (a, b) = (self.unqualified(self.il[lhs].ty), self.unqualified(self.il[rhs].ty));
        match (self.vector_parts(a), self.vector_parts(b)) {
            (Some(_), Some(_)) if self.is_same_vector(a, b) => Ok(a),
            (Some((x, _)), Some((y, _))) => {
                if self.size_of(a) != self.size_of(b) {
                    return Err(messages::operation_requires_vectors_same_size());
                }
                let plain = self.qualifiers(x).is_empty() && self.qualifiers(y).is_empty();
                match self.builtin_of(x).zip(self.builtin_of(y)).filter(|_| plain) {
                    // Plain characters and signed ones.
                    Some((Builtin::Char, Builtin::SignedChar)) => Ok(b),
                    Some((Builtin::SignedChar, Builtin::Char)) => Ok(a),
                    Some((p, q)) if is_unsigned_of(q, p) => Ok(b),
                    Some((p, q)) if is_unsigned_of(p, q) => Ok(a),
                    _ => Err(messages::vector_operation_requires_identical_elements()),
                }
            }
            (Some((element, _)), None) if self.can_stand_for_element(rhs, element) => Ok(a),
            (None, Some((element, _))) if self.can_stand_for_element(lhs, element) => Ok(b),
            _ => Err(messages::mixed_vector_scalar_operation()),
        }
    }

    /// Whether two types are vectors of the same, but for the qualifiers of the elements.
    pub(in crate::sema) fn is_same_vector(&self, a: TypeId, b: TypeId) -> bool {
        match (self.vector_parts(a), self.vector_parts(b)) {
            (Some((x, n)), Some((y, m))) => n == m && self.unqualified(x) == self.unqualified(y),
            _ => false,
        }
    }

    /// Whether a scalar converts to the elements of a vector whatever its value, or with the value that it has.
    fn can_stand_for_element(&mut self, scalar: ExprId, element: TypeId) -> bool {
        let ty = self.unqualified(self.il[scalar].ty);
        if self.same_type(ty, self.unqualified(element)) {
            return true;
        }
        if self.is_floating(ty) {
            return self.is_floating(element)
                && (self.size_of(ty) <= self.size_of(element) || self.constant_value(scalar).is_some());
        }
        if let Some(value) = self.constant_integer(scalar) {
            return match self.is_floating(element) {
                true => self.size_of(element).is_some_and(|size| is_exact(value, size)),
                false => self.fits_integer(value, element),
            };
        }
        if self.is_floating(element) {
            return false;
        }
        let signed = (self.is_signed_integer(ty), self.is_signed_integer(element));
        let (size, of_element) = (self.size_of(ty), self.size_of(element));
        size < of_element && signed != (true, false) || size == of_element && signed.0 == signed.1
    }

    fn has_floating_elements(&self, ty: TypeId) -> bool {
        self.vector_parts(ty).is_some_and(|(element, _)| self.is_floating(element))
    }

    /// What comparing the elements of a vector gives: as many signed integers of their size.
    fn vector_of_truth(&mut self, ty: TypeId) -> TypeId {
        let Some((element, count)) = self.vector_parts(ty) else { return ty };
        let of = match self.size_of(element) {
            Some(1) => Builtin::Char,
            Some(2) => Builtin::Short,
            Some(4) => Builtin::Int,
            _ => Builtin::Long,
        };
        let element = self.builtin(of);
        self.make_type(TypeKind::Vector { element, count })
    }

    fn refused_vectors(
        &mut self,
        message: Message,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> ExprId {
        self.sfinae_fail();
        self.report(pos, message);
        let ty = self.common.unknown;
        let e = self.binary_of(op, lhs, rhs, ty, Category::Prvalue, pos);
        self.il[e].flags |= ExprFlags::UNKNOWN;
        e
    }
}

/// Whether an integer type is the unsigned one of another.
fn is_unsigned_of(unsigned: Builtin, of: Builtin) -> bool {
    use Builtin::*;
    matches!(
        (of, unsigned),
        (Char | SignedChar, UnsignedChar)
            | (Short, UnsignedShort)
            | (Int, UnsignedInt)
            | (Long, UnsignedLong)
            | (LongLong, UnsignedLongLong)
            | (Int128, UnsignedInt128)
    )
}

/// Whether a floating type of so many bytes has an integer as one of its values.
fn is_exact(value: i128, size: u64) -> bool {
    let significant = match size {
        2 => 11,
        4 => 24,
        8 => 53,
        _ => 64,
    };
    let value = value.unsigned_abs();
    value == 0 || (value >> value.trailing_zeros()) < 1 << significant
}
