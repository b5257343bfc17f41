//! The conditional operator: the type and category that both operands come to (`[expr.cond]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// `condition ? then : otherwise` (`[expr.cond]`).
    pub fn build_conditional(
        &mut self,
        condition: ExprId,
        then: Option<ExprId>,
        otherwise: ExprId,
        pos: Pos,
    ) -> ExprId {
        let second = then.map_or(condition, |then| self.selected_function(then));
        let otherwise = self.selected_function(otherwise);
        if then.is_some()
            && let Some(vector) = self.vector_conditional(condition, second, otherwise, pos)
        {
            return vector;
        }
        let all = [condition, second, otherwise];
        let condition = if then.is_some() { self.contextual_bool(condition) } else { condition };
        let flags = self.flags_of(&all) & (DEPENDENT | INHERITED);
        let dependent = self.flags_of(&all[1..]).contains(ExprFlags::TYPE_DEPENDENT);
        if dependent || all.iter().any(|e| self.is_unknown(self.il[*e].ty)) {
            // The operands are compared whatever the condition is.
            if !dependent && then.is_some() && !all[1..].iter().any(|e| self.is_unknown(self.il[*e].ty)) {
                self.check_conditional(second, otherwise);
            }
            let ty = if dependent { self.common.dependent } else { self.common.unknown };
            let kind = ExprKind::Conditional { condition, then, otherwise };
            return self.expr(kind, ty, Category::Lvalue, flags, pos);
        }
        let mut flags = flags;
        if flags.contains(ExprFlags::TYPE_DEPENDENT) {
            flags = (flags - ExprFlags::TYPE_DEPENDENT) | ExprFlags::VALUE_DEPENDENT;
        }
        let refused = |c: &Self| c.il[second].flags.contains(ExprFlags::UNKNOWN);
        let before = refused(self);
        self.check_conditional(second, otherwise);
        if !before && refused(self) && !self.is_unknown(self.il[second].ty) {
            let kind = ExprKind::Conditional { condition, then, otherwise };
            return self.expr(kind, self.common.unknown, Category::Lvalue, flags | ExprFlags::UNKNOWN, pos);
        }
        let (second, third, ty, category) = self.conditional_operands(second, otherwise);
        if category == Category::Prvalue {
            let at = self.start_of(second);
            self.check_copied_directly(second, ty, at);
            let at = self.start_of(third);
            self.check_copied_directly(third, ty, at);
        }
        let then = then.map(|_| second);
        let kind = ExprKind::Conditional { condition, then, otherwise: third };
        let chosen = self.expr(kind, ty, category, flags, pos);
        let at = self.start_of(second);
        self.note_made(chosen, at);
        chosen
    }

    /// An operand after `?` that names a specialization of a function template: a pointer to that.
    fn selected_function(&mut self, operand: ExprId) -> ExprId {
        match self.sole_specialization(operand) {
            same if same == operand => operand,
            function => self.decay(function),
        }
    }

    /// The operands after `?` with their conversions, the type and category of the result.
    fn conditional_operands(&mut self, a: ExprId, b: ExprId) -> (ExprId, ExprId, TypeId, Category) {
        let (x, y) = (self.il[a], self.il[b]);
        let throws = |k: ExprKind| matches!(k, ExprKind::Throw { .. });
        if throws(x.kind) || throws(y.kind) {
            let e = if throws(x.kind) { y } else { x };
            return (a, b, e.ty, e.category);
        }
        if self.same_type(x.ty, y.ty) && x.category == y.category {
            return (a, b, x.ty, x.category);
        }
        if self.is_void(x.ty) || self.is_void(y.ty) {
            return (a, b, self.common.void, Category::Prvalue);
        }
        let (ux, uy) = (self.unqualified(x.ty), self.unqualified(y.ty));
        let arrays = matches!(self.split(x.ty).kind, TypeKind::Array { .. });
        if ux == uy && !arrays {
            let (ty, category) = self.differently_qualified(a, b);
            return (a, b, ty, category);
        }
        if self.class_of(ux).is_some() || self.class_of(uy).is_some() {
            return self.conditional_classes(a, b, ux, uy);
        }
        let (a, b) = (self.decay(a), self.decay(b));
        let (tx, ty) = (self.il[a].ty, self.il[b].ty);
        if self.has_arithmetic_value(tx) && self.has_arithmetic_value(ty) {
            let common = self.common_type_of(a, b);
            let a = self.convert_operand(a, common, self.enum_of(ty).is_some());
            let b = self.convert_operand(b, common, self.enum_of(tx).is_some());
            return (a, b, common, Category::Prvalue);
        }
        let null = (self.is_null_pointer_constant(a), self.is_null_pointer_constant(b));
        let object = |c: &Self, ty| c.builtin_of(ty) == Some(Builtin::Nullptr);
        if null.0 && (!null.1 || object(self, ty)) {
            return (self.convert(a, ty), b, self.unqualified(ty), Category::Prvalue);
        }
        if null.1 && (!null.0 || object(self, tx)) {
            return (a, self.convert(b, tx), self.unqualified(tx), Category::Prvalue);
        }
        let (a, b) = self.composite_pointers(a, b);
        let ty = self.il[a].ty;
        (a, b, self.unqualified(ty), Category::Prvalue)
    }

    /// Type and category of operands whose types are the same but for qualifiers, or whose categories differ: the more
    /// qualified one where both are lvalues or both xvalues, else a prvalue, which has qualifiers if it is of a class.
    fn differently_qualified(&mut self, a: ExprId, b: ExprId) -> (TypeId, Category) {
        let (x, y) = (self.il[a], self.il[b]);
        let (of_x, of_y) = (self.qualifiers(x.ty), self.qualifiers(y.ty));
        let more = match (of_y.contains(of_x), of_x.contains(of_y)) {
            (true, _) => Some(y.ty),
            (_, true) => Some(x.ty),
            _ => None,
        };
        let same_category = x.category == y.category;
        if let (Some(ty), true) = (more, same_category && x.category != Category::Prvalue) {
            return (ty, x.category);
        }
        let plain = self.unqualified(x.ty);
        if same_category || self.class_of(plain).is_none() {
            return (plain, Category::Prvalue);
        }
        if more.is_none() || (of_x | of_y).contains(Qualifiers::VOLATILE) && !self.copies_volatile(plain) {
            self.sfinae_fail();
        }
        (more.unwrap_or(plain), Category::Prvalue)
    }

    /// Operands of class type: one converts to the type of the other.
    fn conditional_classes(
        &mut self,
        a: ExprId,
        b: ExprId,
        ux: TypeId,
        uy: TypeId,
    ) -> (ExprId, ExprId, TypeId, Category) {
        let (x, y) = (self.il[a], self.il[b]);
        if x.category == Category::Lvalue && y.category == Category::Lvalue {
            if let Some(a) = self.as_base_of(a, y.ty) {
                return (a, b, y.ty, y.category);
            }
            if let Some(b) = self.as_base_of(b, x.ty) {
                return (a, b, x.ty, x.category);
            }
        }
        let as_y = (y.category == Category::Lvalue).then(|| self.lvalue_by_conversion(a, y.ty)).flatten();
        let as_x = (x.category == Category::Lvalue).then(|| self.lvalue_by_conversion(b, x.ty)).flatten();
        match (as_y, as_x) {
            (Some(a), None) => return (a, b, y.ty, y.category),
            (None, Some(b)) => return (a, b, x.ty, x.category),
            _ => {}
        }
        let a_to_b = self.converts_as_operand(a, y.ty);
        let b_to_a = self.converts_as_operand(b, x.ty);
        match (a_to_b, b_to_a) {
            (true, false) => (self.convert(a, uy), b, uy, Category::Prvalue),
            (false, true) => (a, self.convert(b, ux), ux, Category::Prvalue),
            (false, false) => {
                // Neither: the built-in candidates decide ([over.built]).
                let converted = self.conditional_class_operands(&[a, b]);
                let (x, y) = (converted[0], converted[1]);
                let left = [x, y].iter().any(|e| self.class_of(self.il[*e].ty).is_some());
                if !left {
                    let (tx, ty) = (self.il[x].ty, self.il[y].ty);
                    if !(self.has_arithmetic_value(tx) && self.has_arithmetic_value(ty)) {
                        return self.conditional_operands(x, y);
                    }
                    let common = self.usual_arithmetic_type(tx, ty);
                    let x = self.convert_operand(x, common, false);
                    let y = self.convert_operand(y, common, false);
                    return (x, y, common, Category::Prvalue);
                }
                self.sfinae_fail();
                (a, b, self.common.unknown, Category::Prvalue)
            }
            (true, true) => {
                self.sfinae_fail();
                let unknown = self.fall_back(UnknownCause::Conditional, self.il[a].pos);
                (a, b, unknown, Category::Prvalue)
            }
        }
    }

    /// An operand of another class as the lvalue of a type that its only fitting conversion function gives (`[expr.cond]`).
    fn lvalue_by_conversion(&mut self, e: ExprId, to: TypeId) -> Option<ExprId> {
        let (class, target) = (self.class_of(self.il[e].ty)?, self.class_of(to)?);
        if class == target {
            return None;
        }
        let mut fitting = Vec::new();
        for entity in self.all_conversions(class) {
            let Entity::Function { id } = entity else { return None };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { continue };
            let TypeKind::LvalueReference { to: given } = self.canonical_kind(ret) else { continue };
            if self.class_of(given) == Some(target)
                && self.qualifiers(to).contains(self.qualifiers(given))
                && !self.is_explicit(id)
                && self.object_sequence(id, e).is_some()
            {
                fitting.push(id);
            }
        }
        let [only] = fitting[..] else { return None };
        let converted = self.implicit(e, ConversionKind::User, to, Some(only));
        self.il[converted].category = Category::Lvalue;
        Some(converted)
    }

    /// Whether an operand converts to what an operand of a type holds: to a base class only if that has all qualifiers.
    fn converts_as_operand(&mut self, e: ExprId, to: TypeId) -> bool {
        let from = self.il[e].ty;
        if let (Some(derived), Some(base)) = (self.class_of(from), self.class_of(to)) {
            self.complete_class(derived);
            if self.base_distance(derived, base).is_some() {
                return self.qualifiers(to).contains(self.qualifiers(from));
            }
        }
        let to = self.unqualified(to);
        self.conversion_sequence(e, to, true).is_some()
    }

    /// An lvalue as that of a base class, if `to` is one and at least as qualified.
    fn as_base_of(&mut self, e: ExprId, to: TypeId) -> Option<ExprId> {
        let from = self.il[e];
        let (derived, base) = (self.class_of(from.ty)?, self.class_of(to)?);
        self.complete_class(derived);
        if !self.qualifiers(to).contains(self.qualifiers(from.ty)) {
            return None;
        }
        self.base_distance(derived, base).filter(|distance| *distance > 0)?;
        let converted = self.implicit(e, ConversionKind::DerivedToBase, to, None);
        self.il[converted].category = from.category;
        Some(converted)
    }

    /// Checks that the operands after `?` have a common type.
    pub(in crate::sema) fn check_conditional(&mut self, a: ExprId, b: ExprId) {
        let (x, y) = (self.il[a], self.il[b]);
        let throws = |k: ExprKind| matches!(k, ExprKind::Throw { .. });
        if self.refuses_overload_set(a) | self.refuses_overload_set(b) {
            return;
        }
        if throws(x.kind) || throws(y.kind) || self.is_open(a) || self.is_open(b) {
            return;
        }
        let (ux, uy) = (self.unqualified(x.ty), self.unqualified(y.ty));
        let special = |c: &Self, ty: TypeId| matches!(c.split(ty).kind, TypeKind::Complex { .. });
        if ux == uy || self.is_void(ux) && self.is_void(uy) || special(self, ux) || special(self, uy) {
            return;
        }
        let template = |e: &Entity| matches!(e, Entity::Template { .. });
        for ty in [ux, uy] {
            if let Some(class) = self.class_of(ty)
                && (self.il[class].special.constructors.iter().any(template)
                    || self.all_conversions(class).iter().any(template))
            {
                return;
            }
        }
        if self.class_of(ux).is_some() || self.class_of(uy).is_some() {
            let forward = self.conversion_sequence(a, uy, true).is_some();
            let backward = self.conversion_sequence(b, ux, true).is_some();
            if forward != backward {
                let (operand, to, other) = if forward { (a, uy, b) } else { (b, ux, a) };
                let several = self.ambiguous_conversions(operand, to);
                if !several.is_empty() {
                    self.several_operand_conversions(operand, &several, self.il[other].ty);
                    self.il[a].flags |= ExprFlags::UNKNOWN;
                    return;
                }
            }
            if forward || backward || self.has_conditional_candidate(&[a, b]) {
                return;
            }
        } else {
            let (dx, dy) = (self.decayed(ux), self.decayed(uy));
            let fits = self.is_plain_arithmetic(dx) && self.is_plain_arithmetic(dy)
                || self.standard_sequence(a, dy).is_some()
                || self.standard_sequence(b, dx).is_some()
                || self.have_composite_pointer(dx, dy);
            if fits {
                return;
            }
        }
        let at = self.start_of(b);
        let at = self.il.places.preceding(at);
        self.incompatible_operands(a, b, at);
    }

    /// Whether two types are pointers that both convert to another one, or may be found to (`[expr.type]`).
    fn have_composite_pointer(&mut self, a: TypeId, b: TypeId) -> bool {
        if self.composite_type(a, b).is_some() {
            return true;
        }
        let (Some(x), Some(y)) = (self.pointee(a), self.pointee(b)) else { return false };
        let open = |c: &Self, ty: TypeId| {
            c.class_of(ty).is_some_and(|class| {
                c.il[class].state != Completeness::Complete || c.il[class].flags.contains(ClassFlags::ERROR)
            }) || c.is_open_type(ty)
        };
        let both = self.class_of(x).is_some() && self.class_of(y).is_some();
        both && (open(self, x) || open(self, y)) || self.is_dependent(x) || self.is_dependent(y)
    }
}
