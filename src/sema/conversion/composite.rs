//! The composite type of two pointers or pointers to members (`[expr.type]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// The type that two pointers, or two pointers to members, both convert to; None if there is none. Qualifiers are
    /// merged level by level. The type itself, as it was written, if one of them is that type.
    pub(in crate::sema) fn composite_type(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        let (a, b) = (self.without_top_qualifiers(a), self.without_top_qualifiers(b));
        let composite = match (self.split(a).kind, self.split(b).kind) {
            (TypeKind::Pointer { to: x }, TypeKind::Pointer { to: y }) => {
                let to = self.composite_pointee(x, y)?;
                self.pointer_to(to)
            }
            (
                TypeKind::MemberPointer { class: of_x, to: x },
                TypeKind::MemberPointer { class: of_y, to: y },
            ) => {
                let class = self.more_derived(of_x, of_y)?;
                let to = self.same_function(x, y).or_else(|| self.merged(x, y))?;
                self.make_type(TypeKind::MemberPointer { class, to })
            }
            _ => return None,
        };
        let written = [a, b].into_iter().find(|given| self.same_type(*given, composite));
        Some(written.unwrap_or(composite))
    }

    /// Two pointers converted to their composite type, and as they are if they have none.
    pub(in crate::sema) fn composite_pointers(&mut self, lhs: ExprId, rhs: ExprId) -> (ExprId, ExprId) {
        let (a, b) = (self.il[lhs].ty, self.il[rhs].ty);
        if self.unqualified(a) == self.unqualified(b) {
            return (lhs, rhs);
        }
        match self.composite_type(a, b) {
            Some(to) => (self.pointer_as(lhs, to), self.pointer_as(rhs, to)),
            None => (lhs, rhs),
        }
    }

    fn pointer_as(&mut self, pointer: ExprId, to: TypeId) -> ExprId {
        if self.unqualified(self.il[pointer].ty) == self.unqualified(to) {
            pointer
        } else if self.standard_sequence(pointer, to).is_some() {
            self.convert(pointer, to)
        } else {
            self.implicit(pointer, ConversionKind::Qualification, to, None)
        }
    }

    fn composite_pointee(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        let quals = self.qualifiers(a) | self.qualifiers(b);
        let (function, other) = (self.function_of(a).is_some(), self.function_of(b).is_some());
        if self.is_void(a) && !other || self.is_void(b) && !function {
            let void = self.common.void;
            return Some(self.qualified(void, quals));
        }
        if let (Some(x), Some(y)) = (self.class_of(a), self.class_of(b))
            && x != y
        {
            let (of_a, of_b) = (self.unqualified(a), self.unqualified(b));
            self.complete_class(x);
            self.complete_class(y);
            let base = if self.base_distance(x, y).is_some() {
                of_b
            } else if self.base_distance(y, x).is_some() {
                of_a
            } else {
                return None;
            };
            return Some(self.qualified(base, quals));
        }
        self.same_function(a, b).or_else(|| self.merged(a, b))
    }

    /// The one of two function types that are the same but for `noexcept` that may throw.
    fn same_function(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if self.same_but_noexcept(a, b) { Some(b) } else { self.same_but_noexcept(b, a).then_some(a) }
    }

    /// The class of two, one of which is a base of the other or the same, that is derived.
    fn more_derived(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if self.same_type(a, b) {
            return Some(a);
        }
        let (x, y) = (self.class_of(a)?, self.class_of(b)?);
        self.complete_class(x);
        self.complete_class(y);
        if self.base_distance(x, y).is_some() {
            Some(a)
        } else {
            self.base_distance(y, x).is_some().then_some(b)
        }
    }

    /// Two types that are the same but for qualifiers at any level, with those of both (`[conv.qual]`).
    fn merged(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        let (ua, ub) = (self.unqualified(a), self.unqualified(b));
        if ua == ub {
            let quals = self.qualifiers(a) | self.qualifiers(b);
            return Some(self.qualified(a, quals));
        }
        let merged = match (self.split(a).kind, self.split(b).kind) {
            (TypeKind::Pointer { to: x }, TypeKind::Pointer { to: y }) => {
                let to = self.merged(x, y)?;
                self.pointer_to(to)
            }
            (TypeKind::MemberPointer { class, to: x }, TypeKind::MemberPointer { class: other, to: y })
                if self.same_type(class, other) =>
            {
                let to = self.merged(x, y)?;
                self.make_type(TypeKind::MemberPointer { class, to })
            }
            (TypeKind::Array { element: x, bound }, TypeKind::Array { element: y, bound: other })
                if bound == other =>
            {
                let element = self.merged(x, y)?;
                return Some(self.make_type(TypeKind::Array { element, bound }));
            }
            // Other types are similar only where they are the same ([conv.qual]).
            _ => return None,
        };
        let quals = self.qualifiers(a) | self.qualifiers(b);
        Some(self.qualified(merged, quals))
    }
}
