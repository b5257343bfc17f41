//! Casts and objects made in expressions after substitution: what no conversion or constructor allows makes that fail
//! (`[temp.deduct.general]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// A cast after substitution: one that no conversion allows makes the substitution fail.
    pub(super) fn checked_cast(&mut self, style: CastStyle, to: TypeId, operand: ExprId, pos: Pos) -> ExprId {
        let checks = matches!(style, CastStyle::Static | CastStyle::Functional | CastStyle::FunctionalBrace);
        if self.instantiation.sfinae.is_some()
            && checks
            && !self.is_dependent(to)
            && !self.is_type_dependent(operand)
        {
            let void = self.is_void(to);
            // Braces around one value of a scalar type convert implicitly ([dcl.init.list]).
            let pointer = style == CastStyle::FunctionalBrace && self.is_pointer(to);
            let allowed = void
                || match pointer {
                    true => self.converts_in_one_way(operand, to),
                    false => self.explicitly_convertible(operand, to),
                };
            if !allowed {
                self.sfinae_fail();
            }
            self.check_cast_access(style, to, operand, pos);
            if !self.is_reference(to) {
                self.check_temporary_destroyed(to, pos);
            }
        }
        if style == CastStyle::Functional {
            self.check_converted_temporary(to, operand, pos);
        }
        self.build_cast(style, to, operand, pos)
    }

    /// Whether `static_cast<to>(e)` is well-formed, as far as it is known not to be.
    pub fn explicitly_convertible(&mut self, e: ExprId, to: TypeId) -> bool {
        if self.several_conversions_construct(e, to) {
            return false;
        }
        if self.is_unknown(to) || self.is_unknown(self.il[e].ty) || self.converts_in_one_way(e, to) {
            return true;
        }
        let target = self.without_reference(to);
        if self.explicit_conversion(e, target).is_some() {
            return true;
        }
        if let (Some(class), false) = (self.class_of(target), self.is_reference(to)) {
            let constructor = matches!(self.best_constructor(class, &[e]), Resolution::Function(_));
            return constructor || self.aggregate_takes(class, e);
        }
        let from = self.il[e].ty;
        let scalar = |c: &Self, t: TypeId| c.is_arithmetic(t) || c.enum_of(t).is_some();
        if scalar(self, from) && scalar(self, target) {
            return true;
        }
        if let (Some(a), Some(b)) = (self.class_of(from), self.class_of(target)) {
            // To a derived class, or an lvalue as an rvalue of a base class ([expr.static.cast]).
            return self.base_distance(b, a).is_some() || self.base_distance(a, b).is_some();
        }
        // lvalue to rvalue reference of the same type.
        self.unqualified(from) == self.unqualified(target)
            || (self.is_pointer(from) && self.is_pointer(target))
    }

    pub(super) fn checked_construct(&mut self, to: TypeId, args: &[ExprId], pos: Pos) -> ExprId {
        if self.instantiation.sfinae.is_some() && self.is_not_made_of(to, args.len()) {
            self.sfinae_fail();
        }
        if let (Some(class), true) = (self.class_of(to), self.instantiation.sfinae.is_some()) {
            let known = !self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT);
            if self.is_abstract(class) {
                self.sfinae_fail();
            }
            // Several values are not taken for the elements of an aggregate where that would be a failure.
            if known && args.len() != 1 {
                let found = matches!(self.best_constructor(class, args), Resolution::Function(_));
                if !found {
                    self.sfinae_fail();
                }
            }
        }
        let deduced = matches!(self.canonical_kind(to), TypeKind::DeducedClass { .. });
        if let ([only], true) = (args, self.instantiation.sfinae.is_some() && !deduced) {
            return self.checked_cast(CastStyle::Functional, to, *only, pos);
        }
        self.check_temporary_destroyed(to, pos);
        self.build_construct(to, args, pos)
    }

    /// Whether a type is one of which no object is made of so many values (`[expr.type.conv]`): functions and references of
    /// none, and what is no class of several.
    fn is_not_made_of(&self, to: TypeId, count: usize) -> bool {
        if self.is_open_type(to) || self.class_of(to).is_some() {
            return false;
        }
        let scalar =
            !matches!(self.canonical_kind(to), TypeKind::Array { .. } | TypeKind::DeducedClass { .. });
        self.function_of(to).is_some()
            || count == 0 && self.is_reference(to)
            || count > 1 && scalar && self.dialect.standard < 20
    }

    /// `T{...}` after substitution: a class without a constructor for an empty list makes that fail
    /// (`[dcl.init.list]`).
    pub(super) fn checked_construct_brace(&mut self, to: TypeId, list: ExprId, pos: Pos) -> ExprId {
        let values = match self.il[list].kind {
            ExprKind::InitList { elements, .. } => self.il[elements].to_vec(),
            _ => Vec::new(),
        };
        if self.instantiation.sfinae.is_some() {
            let unbound = values.is_empty() && self.needs_lvalue(&values, to);
            if unbound || self.function_of(to).is_some() || self.cannot_list_initialize(&values, to) {
                self.sfinae_fail();
            }
        }
        let element = self.innermost_element(to);
        self.check_temporary_destroyed(element, pos);
        // Elements of an array for which the list has nothing are made of empty lists too.
        let empty = match (values.len() as u64, self.array_count(to)) {
            (given, Some(count)) => given < count,
            (given, None) => given == 0,
        };
        if let (Some(class), true) = (self.class_of(element), empty && self.instantiation.sfinae.is_some()) {
            self.complete_class(class);
            if !self.is_open_type(element) {
                self.check_made_of_empty_list(class, pos);
            }
        }
        self.build_construct_brace(to, list, pos)
    }

    /// A class without a constructor for an empty list makes substitution fail.
    fn check_made_of_empty_list(&mut self, class: ClassId, pos: Pos) {
        let listed = self.il[class].special.constructors.iter().any(|e| self.takes_initializer_list(*e));
        if listed || self.is_aggregate(class) {
            return;
        }
        match self.best_constructor(class, &[]) {
            Resolution::Function(function) => self.check_not_deleted(function, pos),
            _ => self.sfinae_fail(),
        }
    }

    /// Whether the first parameter of a constructor is a `std::initializer_list`.
    fn takes_initializer_list(&self, constructor: Entity) -> bool {
        let Some(function) = self.il.function_in(constructor) else { return false };
        let first = self.il[function].params(&self.il).first().map(|p| self.without_reference(p.ty));
        first.is_some_and(|first| self.is_initializer_list(first))
    }
}
