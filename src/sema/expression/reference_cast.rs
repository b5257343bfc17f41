//! Casts to references and between pointers to members (`[expr.static.cast]`, `[expr.cast]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// The class and the type of the member of a pointer to member.
    pub(in crate::sema) fn member_pointee(&self, ty: TypeId) -> Option<(TypeId, TypeId)> {
        match self.split(ty).kind {
            TypeKind::MemberPointer { class, to } => Some((class, to)),
            _ => None,
        }
    }

    /// Whether `static_cast` makes a reference to a type of an expression, reported where not.
    pub(super) fn check_static_reference_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let e = self.il[operand];
        let target = self.without_reference(to);
        let array = |c: &Self, ty: TypeId| matches!(c.canonical_kind(ty), TypeKind::Array { .. });
        if self.function_of(target).is_some() || array(self, target) && array(self, e.ty) {
            return true;
        }
        let same = self.unqualified(e.ty) == self.unqualified(target);
        let classes = self.class_of(e.ty).zip(self.class_of(target));
        let related = same
            || classes.is_some_and(|(a, b)| {
                self.base_distance(b, a).is_some() || self.base_distance(a, b).is_some()
            });
        let at = self.start_of(operand);
        if related && !self.qualifiers(target).contains(self.qualifiers(e.ty)) {
            let rvalue = matches!(self.canonical_kind(to), TypeKind::RvalueReference { .. });
            if rvalue && classes.is_some() {
                let (reference, value) = (self.shown_type(to), self.shown_type(e.ty));
                self.report(at, messages::qualifiers_dropped_in_binding_reference(reference, value));
            } else if same {
                let word = self.word_at(pos);
                self.report(pos, messages::static_cast_cannot_cast_away_const(&word));
            } else {
                self.report(pos, messages::invalid_type_conversion());
            }
            return false;
        }
        if related && classes.is_some() {
            return !self.refuses_ambiguous_base(e.ty, target, at)
                && self.check_cast_in_hierarchy(e.ty, target, at, pos);
        }
        if !self.check_bound_value(to, operand) {
            return false;
        }
        if related || self.converts(operand, to) || self.makes_referred_object(to, operand) {
            return true;
        }
        self.report(pos, messages::invalid_type_conversion());
        false
    }

    /// Whether an explicit constructor or conversion function makes what a reference in a cast refers to; reports it where
    /// several constructors could.
    fn makes_referred_object(&mut self, to: TypeId, operand: ExprId) -> bool {
        let target = self.without_reference(to);
        if let Some(class) = self.class_of(self.il[operand].ty)
            && self.may_convert_explicitly(class, operand, target)
        {
            return true;
        }
        let lvalue = matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. });
        if lvalue && !self.qualifiers(target).contains(Qualifiers::CONST) {
            return false;
        }
        match self.class_of(target) {
            Some(class) => match self.best_constructor(class, &[operand]) {
                Resolution::None => false,
                Resolution::Function(_) => true,
                Resolution::Ambiguous => {
                    self.several_constructors(class, operand);
                    true
                }
            },
            None => self.is_number(target) && self.is_number(self.il[operand].ty),
        }
    }

    /// A cast of a value that is no class object to a reference to objects that can be changed.
    fn check_bound_value(&mut self, to: TypeId, operand: ExprId) -> bool {
        let e = self.il[operand];
        let TypeKind::LvalueReference { to: target } = self.canonical_kind(to) else { return true };
        let constant = self.qualifiers(target).contains(Qualifiers::CONST);
        if constant || e.category != Category::Prvalue || self.class_of(e.ty).is_some() {
            return true;
        }
        let at = self.start_of(operand);
        self.report(at, messages::expression_must_lvalue());
        false
    }

    /// A cast to a reference that names no kind of cast: whatever there is as an object can be taken as another one.
    pub(super) fn check_explicit_reference_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let e = self.il[operand];
        if e.category != Category::Prvalue || self.class_of(e.ty).is_some() {
            return true;
        }
        let target = self.without_reference(to);
        let lvalue = matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. });
        if lvalue && !self.qualifiers(target).contains(Qualifiers::CONST) {
            let at = self.start_of(operand);
            self.report(at, messages::expression_must_lvalue_or_xvalue());
            return false;
        }
        if self.converts(operand, to) || self.makes_referred_object(to, operand) {
            return true;
        }
        self.report(pos, messages::invalid_type_conversion());
        false
    }

    /// A cast between pointers to members and other types that names no kind of cast. That of one to a pointer to a
    /// function or to `void` is an extension.
    pub(super) fn check_explicit_member_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let from = self.il[operand].ty;
        let valid = match (self.member_pointee(from), self.member_pointee(to)) {
            (Some((_, a)), Some((_, b))) => self.function_of(a).is_some() == self.function_of(b).is_some(),
            (None, _) => self.converts(operand, to),
            (Some(_), None) => match self.pointee(to) {
                Some(to) if self.is_void(to) || self.function_of(to).is_some() => {
                    self.warn(pos, messages::nonstandard_member_pointer_conversion());
                    true
                }
                _ => self.builtin_of(to) == Some(Builtin::Bool),
            },
        };
        if !valid {
            self.report(pos, messages::invalid_type_conversion());
        }
        valid
    }
}
