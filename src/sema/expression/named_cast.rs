//! Casts that look at an object as one of another type (`[expr.const.cast]`, `[expr.dynamic.cast]`,
//! `[expr.reinterpret.cast]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// Whether `const_cast` can make one type of the other, reported where not.
    pub(super) fn check_const_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let e = self.il[operand];
        let type_pos = self.type_of_named_cast(pos);
        let at = self.start_of(operand);
        let object = |c: &Self, ty: TypeId| c.function_of(ty).is_none();
        let from = self.decayed(e.ty);
        let adjusts = if self.is_reference(to) {
            let target = self.without_reference(to);
            if !object(self, target) {
                self.report(type_pos, messages::type_in_const_cast());
                return false;
            }
            if !self.check_const_cast_category(to, operand) {
                return false;
            }
            self.same_but_qualifiers(e.ty, target, 0)
        } else if let Some(target) = self.pointee(to).filter(|target| object(self, *target)) {
            match self.pointee(from) {
                Some(from) => self.same_but_qualifiers(from, target, 0),
                None => false,
            }
        } else if let Some((_, target)) = self.member_pointee(to).filter(|(_, target)| object(self, *target))
        {
            let same_class = |c: &Self, class: TypeId| {
                c.member_pointee(to).is_some_and(|(wanted, _)| c.unqualified(wanted) == c.unqualified(class))
            };
            match self.member_pointee(from) {
                Some((class, from)) => same_class(self, class) && self.same_but_qualifiers(from, target, 0),
                None => false,
            }
        } else {
            if self.class_of(to).is_none() || self.check_complete(to, type_pos) {
                self.report(type_pos, messages::type_in_const_cast());
            }
            return false;
        };
        if !adjusts {
            self.report(at, messages::const_cast_can_only_adjust_type());
        }
        adjusts
    }

    /// A reference that `const_cast` makes refers to an object that is there.
    fn check_const_cast_category(&mut self, to: TypeId, operand: ExprId) -> bool {
        let e = self.il[operand];
        if e.category != Category::Prvalue {
            return true;
        }
        let lvalue = matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. });
        let at = self.start_of(operand);
        if lvalue {
            self.report(at, messages::expression_must_lvalue());
            return false;
        }
        if self.class_of(e.ty).is_none() {
            self.report(at, messages::const_cast_operand_non_class_prvalue());
            return false;
        }
        true
    }

    /// Whether `dynamic_cast` can find one class in the other, reported where not.
    pub(super) fn check_dynamic_operand(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let type_pos = self.type_of_named_cast(pos);
        let reference = self.is_reference(to);
        let inner = self.without_reference(to);
        let target = if reference { Some(inner) } else { self.pointee(to) };
        let complete = |c: &mut Self, ty: TypeId| {
            let class = c.class_of(ty)?;
            c.complete_class(class);
            (c.il[class].state != Completeness::Declared).then_some(class)
        };
        let to_void = !reference && target.is_some_and(|t| self.is_void(t));
        let target_class = target.and_then(|t| complete(self, t));
        if target_class.is_none() && !to_void {
            self.report(type_pos, messages::type_in_dynamic_cast());
            return false;
        }
        let e = self.il[operand];
        let source = match reference {
            true => Some(e.ty),
            false => {
                let value = self.decayed(e.ty);
                self.pointee(value)
            }
        };
        let at = self.start_of(operand);
        let lvalue = matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. });
        let class =
            source.and_then(|s| complete(self, s)).filter(|_| !lvalue || e.category != Category::Prvalue);
        let Some(class) = class else {
            self.report(
                at,
                match reference {
                    true => messages::operand_reference_dynamic_cast(),
                    false => messages::operand_pointer_dynamic_cast(),
                },
            );
            return false;
        };
        let upward = target_class.is_some_and(|t| self.base_distance(class, t).is_some());
        if let (Some(from), Some(to)) = (source, target) {
            if !self.qualifiers(to).contains(self.qualifiers(from)) {
                let word = self.word_at(pos);
                self.report(pos, messages::static_cast_cannot_cast_away_const(&word));
            }
            if upward {
                self.check_base_conversion(from, to, at);
            }
        }
        if !upward && !self.il[class].flags.contains(ClassFlags::POLYMORPHIC) {
            self.report(at, messages::operand_runtime_dynamic_cast_must_have());
            return false;
        }
        true
    }

    /// Whether `reinterpret_cast` can take a value as one of another type, reported where not.
    pub(super) fn check_reinterpret_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let from = self.il[operand].ty;
        if self.is_reference(to) {
            return self.check_reinterpreted_object(to, operand, pos);
        }
        let from = self.decayed(from);
        if let Some(class) = self.class_of(to) {
            let type_pos = self.type_of_named_cast(pos);
            if self.class_of(from) == Some(class) {
                self.warn(pos, messages::nonstandard_reinterpret_cast());
                return true;
            }
            if self.check_complete(to, type_pos) {
                let shown = self.shown_type(to);
                self.report(type_pos, messages::cast_to_type_not_allowed(shown));
            }
            return false;
        }
        let same = self.unqualified(from) == self.unqualified(to);
        let null = self.is_null_type(from);
        let valid = match (self.pointee(from), self.pointee(to)) {
            _ if self.is_void(to) || self.class_of(from).is_some() => false,
            _ if same && (null || self.is_floating(from)) => {
                self.warn(pos, messages::nonstandard_reinterpret_cast());
                true
            }
            (Some(a), Some(b)) => {
                self.check_kept_constness(a, b, pos);
                true
            }
            (Some(_), None) if self.is_integral(to) => return self.check_reinterpreted_pointer(to, pos),
            (None, None) if null && self.is_integral(to) => return self.check_reinterpreted_pointer(to, pos),
            _ if null || self.is_null_type(to) => false,
            _ if self.member_pointee(from).is_some() || self.member_pointee(to).is_some() => {
                if let (Some((_, a)), Some((_, b))) = (self.member_pointee(from), self.member_pointee(to)) {
                    self.check_kept_constness(a, b, pos);
                }
                self.reinterprets_member_pointer(from, to)
            }
            (Some(_), None) => !self.is_number(to),
            (None, Some(_)) => !self.is_floating(from),
            (None, None) if self.is_number(from) && self.is_number(to) => same,
            _ => true,
        };
        if !valid {
            self.report(pos, messages::invalid_type_conversion());
        }
        valid
    }

    /// A pointer as an integer, of which `bool` is a small one here.
    fn check_reinterpreted_pointer(&mut self, to: TypeId, pos: Pos) -> bool {
        if self.builtin_of(to) == Some(Builtin::Bool) {
            self.warn(pos, messages::pointer_conversion_loses_bits());
            return true;
        }
        self.check_pointer_to_integer(to, pos)
    }

    /// Pointers to data members become such of other classes and types, pointers to member functions too.
    fn reinterprets_member_pointer(&self, from: TypeId, to: TypeId) -> bool {
        match (self.member_pointee(from), self.member_pointee(to)) {
            (Some((_, a)), Some((_, b))) => self.function_of(a).is_some() == self.function_of(b).is_some(),
            _ => false,
        }
    }

    /// An object that a reference to another type shall refer to.
    fn check_reinterpreted_object(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        let e = self.il[operand];
        if e.category == Category::Prvalue {
            let at = self.start_of(operand);
            self.report(at, messages::expression_must_lvalue());
            return false;
        }
        let target = self.without_reference(to);
        self.check_kept_constness(e.ty, target, pos);
        true
    }

    /// A cast of what points to one type to what points to another does not cast away constness (`[expr.const.cast]`).
    fn check_kept_constness(&mut self, from: TypeId, to: TypeId, pos: Pos) {
        if self.casts_away_constness(from, to) {
            let word = self.word_at(pos);
            self.report(pos, messages::static_cast_cannot_cast_away_const(&word));
        }
    }

    /// Whether no qualification conversion leads from pointers to one type to such to another, as far as both are pointers:
    /// qualifiers are kept at each level, and where some are added, those before it are constant (`[conv.qual]`).
    fn casts_away_constness(&self, mut from: TypeId, mut to: TypeId) -> bool {
        let cv = Qualifiers::CONST | Qualifiers::VOLATILE;
        let (mut first, mut constant) = (true, true);
        loop {
            if self.function_of(from).is_some() || self.function_of(to).is_some() {
                return false;
            }
            let (a, b) = (self.qualifiers(from), self.qualifiers(to));
            let lost = if first { !b.contains(a) } else { !(b & cv).contains(a & cv) };
            if lost || (a & cv) != (b & cv) && !constant {
                return true;
            }
            constant &= b.contains(Qualifiers::CONST);
            first = false;
            let (a, b) = match (self.pointee(from), self.pointee(to)) {
                (None, None) => {
                    let member = |ty: TypeId| self.member_pointee(ty).map(|(_, to)| to);
                    (member(from), member(to))
                }
                both => both,
            };
            let (Some(a), Some(b)) = (a, b) else { return false };
            (from, to) = (a, b);
        }
    }
}
