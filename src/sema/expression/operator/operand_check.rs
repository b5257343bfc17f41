//! Checks of the operands of built-in operators (`[expr.mul]` to `[expr.ass]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// The conversion functions that may be called implicitly and give pointers; none where templates are among them.
    fn conversions_to_pointers(&mut self, object: ExprId, class: ClassId) -> Option<Vec<FunctionId>> {
        let mut found = Vec::new();
        for conversion in self.all_conversions(class) {
            let Entity::Function { id } = conversion else { return None };
            let (ret, ..) = self.function_of(self.il[id].ty)?;
            let given = self.without_reference(ret);
            if self.is_open_type(given) {
                return None;
            }
            if !self.is_explicit(id) && self.pointee(given).is_some() {
                found.push(id);
            }
        }
        Some(self.best_for_object(object, &found))
    }

    /// The operand of delete is a pointer to an object of a complete type.
    pub(in crate::sema::expression) fn check_deleted_operand(&mut self, operand: ExprId) {
        let ty = self.il[operand].ty;
        if self.is_open(operand) {
            return;
        }
        let at = self.start_of(operand);
        if let Some(class) = self.class_of(ty) {
            let known = self.il[class].state == Completeness::Complete
                && !self.is_dependent_class(class)
                && !self.has_dependent_base(class)
                && !self.il[class].flags.contains(ClassFlags::ERROR);
            match self.conversions_to_pointers(operand, class) {
                Some(found) if known && found.is_empty() && self.reports_here() => {
                    self.report(at, messages::expression_must_pointer_complete_object().as_error());
                }
                Some(found) if known && found.len() > 1 => self.several_conversions(operand, &found, None),
                _ => {}
            }
            return;
        }
        match self.pointee(ty) {
            None if (self.is_arithmetic(ty)
                || self.is_void(ty)
                || self.enum_of(ty).is_some()
                || self.builtin_of(ty) == Some(Builtin::Nullptr))
                && self.reports_here() =>
            {
                self.report(at, messages::expression_must_pointer_complete_object().as_error());
            }
            Some(to) if self.is_void(to) => {
                self.warn(at, messages::expression_must_pointer_complete_object())
            }
            Some(to) if self.function_of(to).is_some() && self.reports_here() => {
                self.report(at, messages::pointer_to_function_not_deleted());
            }
            Some(to) => {
                let incomplete = self.class_of(to).is_some_and(|c| {
                    let c = &self.il[c];
                    c.state == Completeness::Declared && c.instance.is_none() && c.template.is_none()
                });
                if incomplete && !self.is_dependent(to) {
                    self.warn(at, messages::delete_of_incomplete_class());
                }
            }
            None => {}
        }
    }

    /// Checks what is added to a pointer; false if it is no integer.
    pub(in crate::sema) fn check_pointer_arithmetic(
        &mut self,
        op: BinaryOp,
        pointer: ExprId,
        offset: ExprId,
        pos: Pos,
    ) -> bool {
        let ty = self.il[offset].ty;
        let class = self.class_of(ty).is_some();
        if !class && !self.is_unknown(ty) && !self.is_integral(ty) && !self.is_unscoped_enum(ty) {
            return self.is_open(offset);
        }
        if self.check_steps(pointer)
            && let Some(to) = self.pointee(self.il[pointer].ty)
            && (self.is_void(to) || self.function_of(to).is_some())
            && matches!(op, BinaryOp::Add | BinaryOp::Subtract)
        {
            let (at, before) = (self.start_of(pointer), self.start_of(offset));
            if self.is_void(to) && before < at {
                if self.reports_here() {
                    self.report(at, messages::expression_must_pointer_complete_object().as_error());
                    self.il[pointer].flags |= ExprFlags::UNKNOWN;
                }
                return true;
            }
            self.warn(pos, messages::arithmetic_on_pointer_void_function());
        }
        self.check_points_inside(op, pointer, offset, pos);
        true
    }

    /// Warns of a constant that leads from an element of an array to what is neither one nor behind the last.
    fn check_points_inside(&mut self, op: BinaryOp, pointer: ExprId, offset: ExprId, pos: Pos) {
        if self.context.unevaluated || self.reports.quiet > 0 || self.il[offset].flags.intersects(DEPENDENT) {
            return;
        }
        let Some((index, count)) = self.position_in_array(pointer, 0) else { return };
        let known = self.is_simple_constant(offset).then(|| self.constant_integer(offset)).flatten();
        let Some(index) = known.and_then(|n| moved_index(op, index, n)) else { return };
        if index < 0 || index > i128::from(count) {
            self.warn(pos, messages::pointer_outside_base_object());
        }
    }

    /// The element that a pointer points to by what is written, and how many the array has.
    fn position_in_array(&mut self, pointer: ExprId, depth: u32) -> Option<(i128, u64)> {
        if depth > limits::ACCESS_BASE_DEPTH {
            return None;
        }
        let e = self.il[pointer];
        if let TypeKind::Array { bound: ArrayBound::Constant { count }, .. } = self.canonical_kind(e.ty) {
            return Some((0, count.get()));
        }
        match e.kind {
            ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => {
                self.position_in_array(operand, depth + 1)
            }
            ExprKind::Binary { op: op @ (BinaryOp::Add | BinaryOp::Subtract), lhs, rhs } => {
                let (index, count) = self.position_in_array(lhs, depth + 1)?;
                let n = self.is_simple_constant(rhs).then(|| self.constant_integer(rhs)).flatten()?;
                Some((moved_index(op, index, n)?, count))
            }
            // Where other pointers point to is not known.
            _ => None,
        }
    }

    /// Checks the difference of two pointers: they point to objects of one type.
    pub(in crate::sema) fn check_pointer_difference(&mut self, lhs: ExprId, rhs: ExprId, pos: Pos) {
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        let (Some(x), Some(y)) = (self.pointee(a), self.pointee(b)) else { return };
        if self.is_dependent(x) || self.is_dependent(y) {
            return;
        }
        for (to, operand) in [(x, lhs), (y, rhs)] {
            if !self.check_steps(operand) {
                return;
            }
            if self.is_void(to) || self.function_of(to).is_some() {
                self.sfinae_fail();
                if self.reports_here() {
                    let at = self.start_of(operand);
                    self.report(at, messages::expression_must_pointer_complete_object().as_error());
                    self.il[operand].flags |= ExprFlags::UNKNOWN;
                }
                return;
            }
        }
        let similar = self.unqualified(x) == self.unqualified(y)
            || self.standard_sequence(lhs, b).is_some()
            || self.standard_sequence(rhs, a).is_some();
        if !similar && self.class_of(x).is_none() && self.class_of(y).is_none()
            || (self.class_of(x).is_some() != self.class_of(y).is_some())
        {
            self.incompatible_operands(lhs, rhs, pos);
        }
    }

    /// Checks that two pointers can be compared: one converts to the type of the other.
    pub(in crate::sema) fn check_compared_pointers(&mut self, lhs: ExprId, rhs: ExprId, pos: Pos) {
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        if self.is_open_type(a) || self.is_open_type(b) || self.are_comparable(lhs, rhs) {
            return;
        }
        if let (Some(x), Some(y)) = (self.pointee(a), self.pointee(b)) {
            let (fx, fy) = (self.function_of(x).is_some(), self.function_of(y).is_some());
            if fx && self.is_void(y) || fy && self.is_void(x) {
                if self.reports_here() {
                    self.report(pos, messages::comparing_pointer_void_pointer_function());
                }
                return;
            }
        }
        self.sfinae_fail();
        self.incompatible_operands(lhs, rhs, pos);
    }

    /// Whether two pointers, or pointers to members, have a composite type (`[expr.type]`).
    fn are_comparable(&mut self, lhs: ExprId, rhs: ExprId) -> bool {
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        let pointer = |c: &Self, ty: TypeId| {
            matches!(c.split(ty).kind, TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. })
        };
        !pointer(self, a)
            || !pointer(self, b)
            || self.composite_type(a, b).is_some()
            || self.standard_sequence(rhs, a).is_some()
            || self.standard_sequence(lhs, b).is_some()
    }

    /// Checks the operands of a compound assignment. False if they do not fit.
    pub(in crate::sema) fn check_compound_assignment(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> bool {
        use BinaryOp::*;
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        if self.is_open(lhs) || self.is_open(rhs) || self.class_of(b).is_some() || self.class_of(a).is_some()
        {
            return true;
        }
        let whole =
            |c: &Self, ty: TypeId| c.has_arithmetic_value(ty) && !c.is_floating(ty) || c.is_open_type(ty);
        let fits = match op {
            AddAssign | SubtractAssign if self.is_pointer(a) => whole(self, b),
            AddAssign | SubtractAssign | MultiplyAssign | DivideAssign => {
                self.has_arithmetic_value(a) && self.has_arithmetic_value(b)
            }
            _ => whole(self, a) && whole(self, b),
        };
        if !fits {
            self.sfinae_fail();
            self.wrong_operands(op, lhs, rhs, pos);
        } else if let Some(to) = self.pointee(a).filter(|_| self.is_pointer(a)) {
            if !self.check_steps(lhs) {
                self.sfinae_fail();
                return false;
            }
            if self.is_void(to) || self.function_of(to).is_some() {
                self.warn(pos, messages::arithmetic_on_pointer_void_function());
            }
        }
        fits
    }

    /// What a subscript finds the elements from points to objects of a complete type (`[expr.sub]`).
    pub(in crate::sema) fn check_points_to_objects(&mut self, pointer: ExprId) {
        let Some(to) = self.pointee(self.il[pointer].ty) else { return };
        if self.is_void(to) || self.function_of(to).is_some() {
            self.sfinae_fail();
            if self.reports_here() {
                let at = self.start_of(pointer);
                self.report(at, messages::expression_must_pointer_complete_object().as_error());
                self.il[pointer].flags |= ExprFlags::UNKNOWN;
            }
        } else if !self.check_steps(pointer) {
            self.sfinae_fail();
        }
    }

    /// What a pointer to void points to is no object (`[expr.unary.op]`).
    pub(in crate::sema) fn refuses_void_pointee(&mut self, operand: ExprId) -> bool {
        if self.is_open(operand) || !self.dialect.cxx {
            return false;
        }
        if self.reports_here() {
            let at = self.start_of(operand);
            self.report(at, messages::expression_must_pointer_complete_object().as_error());
        }
        true
    }

    /// The index of an array or pointer is an integer. False if it is none.
    pub(in crate::sema) fn check_index(&mut self, index: ExprId) -> bool {
        let ty = self.il[index].ty;
        let fits = self.is_integral(ty) || self.is_unscoped_enum(ty) || self.class_of(ty).is_some();
        if fits || self.is_open(index) {
            return true;
        }
        if self.reports_here() {
            let at = self.start_of(index);
            self.report(at, messages::expression_must_have_integral_unscoped());
        }
        false
    }

    /// The operand of `*` is no pointer.
    pub(in crate::sema) fn not_a_pointer(&mut self, operand: ExprId) {
        if self.reports_here() && !self.is_open(operand) && self.class_of(self.il[operand].ty).is_none() {
            let (at, shown) = (self.start_of(operand), self.shown_value_type(operand));
            self.report(at, messages::operand_must_pointer_but_type(shown));
        }
    }
}

/// The index of an element `n` further on or, with a minus, before.
fn moved_index(op: BinaryOp, index: i128, n: i128) -> Option<i128> {
    match op {
        BinaryOp::Subtract => index.checked_sub(n),
        _ => index.checked_add(n),
    }
}
