//! Pointer-to-member operators (`[expr.mptr.oper]`).

use crate::compilation::Compilation;
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::sema::lookup::Found;
use crate::source::Pos;

impl Compilation {
    /// `object.*member` and `pointer->*member` (`[expr.mptr.oper]`).
    pub(in crate::sema) fn member_pointer_access(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        pos: Pos,
    ) -> ExprId {
        let (lhs, rhs) = match op {
            BinaryOp::MemberPointerArrow => self.converted_member_operands(lhs, rhs),
            _ => (lhs, rhs),
        };
        if !self.check_member_pointer_operands(op, lhs, rhs, pos) {
            return self.refused_operands(lhs);
        }
        let object = match op {
            BinaryOp::MemberPointerArrow => self.pointee(self.il[lhs].ty),
            _ => Some(self.il[lhs].ty),
        };
        match self.split(self.il[rhs].ty).kind {
            TypeKind::MemberPointer { to, class } => {
                if let Some(object) = object {
                    self.check_substituted_base(object, class, pos);
                }
                let quals = object.map(|o| self.qualifiers(o)).unwrap_or_default();
                let function = self.function_of(to).is_some();
                if function && !self.fits_object(to, quals, op, lhs) {
                    self.sfinae_fail();
                    self.report_unfit_object(rhs, op, lhs, pos);
                }
                let ty = if function { to } else { self.qualified(to, quals) };
                // A member of what is no lvalue is an xvalue.
                let expires = op == BinaryOp::MemberPointerDot
                    && !function
                    && self.il[lhs].category != Category::Lvalue
                    && self.class_of(self.il[lhs].ty).is_some();
                let category = if expires { Category::Xvalue } else { Category::Lvalue };
                self.binary_of(op, lhs, rhs, ty, category, pos)
            }
            _ => self.no_operator(op, lhs, rhs, pos),
        }
    }

    /// The operands of `->*`, those of class type converted to a pointer to an object and to a pointer to a member of its
    /// class or of a base of that, where their conversion functions give one such pair (`[over.built]`).
    fn converted_member_operands(&mut self, lhs: ExprId, rhs: ExprId) -> (ExprId, ExprId) {
        if [lhs, rhs].iter().all(|operand| self.class_of(self.il[*operand].ty).is_none()) {
            return (lhs, rhs);
        }
        let (objects, members) = (self.values_of_operand(lhs), self.values_of_operand(rhs));
        let mut pairs = Vec::new();
        for (object, from) in &objects {
            let Some(class) = self.pointee(*object).and_then(|to| self.class_of(to)) else { continue };
            for (member, with) in &members {
                let TypeKind::MemberPointer { class: named, .. } = self.split(*member).kind else { continue };
                let Some(named) = self.class_of(named) else { continue };
                self.complete_class(class);
                if named == class || self.base_distance(class, named).is_some() {
                    pairs.push((*from, *with));
                }
            }
        }
        let [(from, with)] = pairs[..] else { return (lhs, rhs) };
        let converted = |c: &mut Self, operand, function: Option<FunctionId>| match function {
            Some(function) => c.converted_by(operand, function, false),
            None => operand,
        };
        (converted(self, lhs, from), converted(self, rhs, with))
    }

    /// The types of the values that an operand gives: its own, or those that its conversion functions make of an object.
    fn values_of_operand(&mut self, operand: ExprId) -> Vec<(TypeId, Option<FunctionId>)> {
        let ty = self.il[operand].ty;
        match self.class_of(ty) {
            Some(class) => {
                let given = self.values_by_conversion(operand, class).into_iter();
                given.map(|(function, ty)| (ty, Some(function))).collect()
            }
            None => vec![(ty, None)],
        }
    }

    /// Whether the operands are an object, or a pointer to one, and a pointer to a member of its class or of a base of it;
    /// what else they are is reported.
    fn check_member_pointer_operands(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, pos: Pos) -> bool {
        let (object, member) = (self.il[lhs].ty, self.il[rhs].ty);
        if self.is_open(lhs) || self.is_open(rhs) {
            return true;
        }
        let arrow = op == BinaryOp::MemberPointerArrow;
        let of = if arrow { self.pointee(object) } else { Some(object) };
        let Some(class) = of.and_then(|of| self.class_of(of)) else {
            let reports = self.reports_here();
            if reports {
                self.report_no_member_object(lhs, rhs, arrow, pos);
            }
            return !reports;
        };
        let TypeKind::MemberPointer { class: named, .. } = self.split(member).kind else {
            let reports = self.reports_here();
            if reports {
                let at = self.start_of(rhs);
                self.report(at, messages::expression_must_have_pointer_member());
            }
            return !reports;
        };
        let Some(named) = self.class_of(named) else { return true };
        self.complete_class(class);
        if named == class
            || self.base_distance(class, named).is_some()
            || self.is_open_type(self.il[class].ty)
        {
            return true;
        }
        if !self.reports_here() {
            self.sfinae_fail();
            return true;
        }
        let (own, wanted) = (self.shown_type(self.il[class].ty), self.shown_type(self.il[named].ty));
        self.report(pos, messages::pointer_member_selection_incompatible(own, wanted));
        false
    }

    /// Whether a member function of this type can be called for an object with these qualifiers.
    fn fits_object(&self, function: TypeId, quals: Qualifiers, op: BinaryOp, object: ExprId) -> bool {
        let Some((.., traits)) = self.function_of(function) else { return true };
        let constant = traits.contains(FunctionTraits::CONST);
        let rvalue = op == BinaryOp::MemberPointerDot && self.il[object].category != Category::Lvalue;
        let read_only = constant && !traits.contains(FunctionTraits::VOLATILE) && self.dialect.standard >= 20;
        (constant || !quals.contains(Qualifiers::CONST))
            && (traits.contains(FunctionTraits::VOLATILE) || !quals.contains(Qualifiers::VOLATILE))
            && !(traits.contains(FunctionTraits::LVALUE_REF) && rvalue && !read_only)
            && (rvalue || !traits.contains(FunctionTraits::RVALUE_REF))
    }

    /// Reports an object that a member function cannot be called for: it has other qualifiers or another value category.
    fn report_unfit_object(&mut self, member: ExprId, op: BinaryOp, object: ExprId, pos: Pos) {
        let ty = self.il[member].ty;
        let Some((_, function)) = self.member_pointee(ty) else { return };
        let Some((.., traits)) = self.function_of(function).filter(|_| {
            (self.reports_here() || self.reports_in_instance())
                && !self.is_open(object)
                && !self.is_open(member)
        }) else {
            return;
        };
        let of = self.il[object].ty;
        let of = if op == BinaryOp::MemberPointerArrow { self.pointee(of).unwrap_or(of) } else { of };
        let quals = self.qualifiers(of);
        let has = |quals: Qualifiers, of: FunctionTraits| quals.is_empty() || traits.contains(of);
        if !has(quals & Qualifiers::CONST, FunctionTraits::CONST)
            || !has(quals & Qualifiers::VOLATILE, FunctionTraits::VOLATILE)
        {
            let shown = phrases::object_type_is(&self.listed_type_text(of));
            let at = self.start_of(object);
            self.report_in_context(at, messages::object_qualifiers_not_compatible()).also(shown);
            return;
        }
        let shown = self.shown_type(self.canonical(ty));
        let message = match traits.contains(FunctionTraits::LVALUE_REF) {
            true => messages::pointer_member_function_needs_lvalue(shown),
            false => messages::pointer_member_function_needs_rvalue(shown),
        };
        self.report_in_context(pos, message);
    }

    /// The left operand is no object, or no pointer to one.
    fn report_no_member_object(&mut self, lhs: ExprId, rhs: ExprId, arrow: bool, pos: Pos) {
        let ty = self.il[lhs].ty;
        let shown = self.shown_value_type(lhs);
        if !arrow {
            let at = self.start_of(lhs);
            self.report(at, messages::expression_must_have_class_type(shown));
        } else if self.class_of(ty).is_some() {
            let op = OverloadedOperator::ArrowStar;
            self.no_operator_matches(op, &[lhs, rhs], &Found::new(), false, pos);
        } else {
            let at = self.start_of(lhs);
            self.report(at, messages::operator_applied_instead_pointer_type(shown));
        }
    }
}
