//! References and pointers to what is gone when a function returns, and to nothing (`[basic.life]`, `[dcl.ref]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::lambda::captures::Captures;

impl Compilation {
    /// Notes a variable named in parentheses that a function outside of templates returns a reference to.
    pub(in crate::sema) fn note_referenced_name(&mut self, value: ExprId, result: TypeId) {
        let ExprKind::Name { entity, .. } = self.il[value].kind else { return };
        let object = match entity {
            Entity::Variable { id } => !self.is_reference(self.il[id].ty),
            Entity::Binding { .. } => true,
            _ => false,
        };
        if self.il[value].flags.contains(ExprFlags::PARENTHESIZED)
            && self.is_reference(result)
            && object
            && !self.scope_is_dependent(self.context.scope)
        {
            self.il[value].flags |= ExprFlags::DECIDING_PARENTHESES;
        }
    }

    /// Warns of a result that refers to a local variable or a temporary.
    pub(in crate::sema) fn check_returned_address(&mut self, value: ExprId, ret: TypeId) {
        if !self.reports_now() || self.is_open(value) || self.is_open_type(ret) {
            return;
        }
        if self.scope_is_dependent(self.context.scope) {
            return;
        }
        let at = self.start_of(value);
        if self.is_reference(ret) {
            let target = self.without_reference(ret);
            let e = self.il[value];
            if self.class_of(e.ty).is_none() && self.class_of(target).is_some() {
                return;
            }
            let same = self.is_part_of_itself(e.ty, target);
            let function = self.function_of(target).is_some();
            if !function && !matches!(self.canonical_kind(e.ty), TypeKind::Array { .. }) {
                if (self.is_local_object(value) || self.is_copied_local(value)) && same {
                    self.warn(at, messages::returning_ref_to_local_variable());
                } else if self.binds_temporary(ret, target) && self.refers_to_temporary(value, ret) {
                    self.warn(at, messages::returning_reference_local_temporary());
                }
            }
        } else if self.is_pointer(ret) && self.points_to_local(value) {
            self.warn(at, messages::returning_pointer_local_variable());
        }
    }

    /// Whether an object of a type is, or has as a base, one of another type.
    fn is_part_of_itself(&mut self, whole: TypeId, part: TypeId) -> bool {
        match (self.class_of(whole), self.class_of(part)) {
            (Some(whole), Some(part)) => self.base_distance(whole, part).is_some(),
            _ => self.unqualified(whole) == self.unqualified(part),
        }
    }

    /// Whether a reference to what an expression gives refers to a temporary: not where a conversion function gives the
    /// object itself (`[dcl.init.ref]`).
    fn refers_to_temporary(&mut self, value: ExprId, reference: TypeId) -> bool {
        let e = self.il[value];
        if let ExprKind::Cast { to, operand, style } = e.kind
            && self.is_reference(to)
        {
            let converts = matches!(style, CastStyle::Static | CastStyle::C | CastStyle::Functional);
            return converts && self.refers_to_temporary(operand, to);
        }
        let target = self.without_reference(reference);
        if self.is_part_of_itself(e.ty, target) {
            return e.category == Category::Prvalue;
        }
        if self.class_of(e.ty).is_none() {
            return self.class_of(target).is_none() || self.user_conversion(value, target).is_some();
        }
        if self.is_part_of_itself(target, e.ty) {
            return false;
        }
        let lvalue = matches!(self.canonical_kind(reference), TypeKind::LvalueReference { .. });
        if lvalue && !self.lvalue_conversions(value, target).is_empty() {
            return false;
        }
        // Without one the object is only taken for another.
        let Some(function) = self.user_conversion(value, target) else { return false };
        let given = Some(function).filter(|f| matches!(self.il[*f].name, EntityName::Conversion { .. }));
        let result = given.and_then(|f| self.function_of(self.il[f].ty)).map(|(result, ..)| result);
        !result.is_some_and(|result| {
            self.is_reference(result) && self.is_part_of_itself(self.without_reference(result), target)
        })
    }

    /// Whether a reference type can be bound to a temporary.
    fn binds_temporary(&self, reference: TypeId, target: TypeId) -> bool {
        let lvalue = matches!(self.canonical_kind(reference), TypeKind::LvalueReference { .. });
        !lvalue || self.qualifiers(target).contains(Qualifiers::CONST)
    }

    /// Whether an lvalue names a variable of the function around a lambda that the lambda has a copy of.
    fn is_copied_local(&self, e: ExprId) -> bool {
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[e].kind else { return false };
        let copied = |captures: &Captures| {
            captures.of(id).is_some_and(|capture| matches!(capture.kind, CaptureKind::Copy { .. }))
        };
        !self.is_reference(self.il[id].ty)
            && self.context.lambdas.last().is_some_and(|lambda| copied(&lambda.captures))
    }

    /// Whether an lvalue designates a local variable of the function, or a part of one.
    fn is_local_object(&mut self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let v = &self.il[id];
                let local = matches!(v.storage, Storage::Automatic | Storage::Register | Storage::Parameter)
                    && v.space != MemorySpace::Shared;
                local && !self.is_reference(v.ty) && self.context.lambdas.is_empty()
                    || local && !self.is_reference(v.ty) && self.is_own_local(v.scope)
            }
            ExprKind::Member { base, arrow: false, entity: Entity::Field { id }, .. } => {
                !self.is_reference(self.il[id].ty) && self.is_local_object(base)
            }
            ExprKind::Subscript { base, .. } => match self.il[base].kind {
                ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => {
                    self.is_local_object(operand)
                }
                _ => {
                    matches!(self.canonical_kind(self.il[base].ty), TypeKind::Array { .. })
                        && self.is_local_object(base)
                }
            },
            ExprKind::Binary { op, lhs, .. } => op.is_assignment() && self.is_local_object(lhs),
            ExprKind::Unary { op: UnaryOp::PreIncrement | UnaryOp::PreDecrement, operand } => {
                self.is_local_object(operand)
            }
            ExprKind::Conditional { then: Some(then), otherwise, .. } => {
                self.is_local_object(then) || self.is_local_object(otherwise)
            }
            ExprKind::Cast { to, operand, .. } => {
                let (whole, part) = (self.il[operand].ty, self.without_reference(to));
                self.is_reference(to) && self.is_part_of_itself(whole, part) && self.is_local_object(operand)
            }
            ExprKind::Implicit {
                conversion: ConversionKind::Qualification | ConversionKind::DerivedToBase,
                operand,
                ..
            } => self.is_local_object(operand),
            // What else gives an object gives one that is not known, or none of the function.
            _ => false,
        }
    }

    /// Whether a scope lies in the innermost lambda around this place.
    fn is_own_local(&self, scope: ScopeId) -> bool {
        self.context.lambdas.last().is_some_and(|lambda| self.encloses(lambda.scope, scope))
    }

    /// Whether a pointer is made from the address of a local variable.
    fn points_to_local(&mut self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.is_local_object(operand),
            ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => {
                self.is_local_object(operand)
            }
            ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } => {
                let ty = self.il[operand].ty;
                (self.is_pointer(ty) || matches!(self.canonical_kind(ty), TypeKind::Array { .. }))
                    && self.points_to_local(operand)
            }
            ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, lhs, .. } => {
                self.is_pointer(self.il[lhs].ty) && self.points_to_local(lhs)
            }
            ExprKind::Name { .. } | ExprKind::Member { .. } | ExprKind::Subscript { .. } => {
                matches!(self.canonical_kind(self.il[e].ty), TypeKind::Array { .. })
                    && self.is_local_object(e)
            }
            // Where other pointers point to is not known.
            _ => false,
        }
    }

    /// A reference that is bound to what a null pointer points to.
    pub(in crate::sema) fn check_null_reference(&mut self, value: ExprId) {
        if self.is_at_null(value) {
            let at = self.start_of(value);
            self.warn(at, messages::null_reference());
        }
    }

    /// Whether an lvalue designates what begins where a null pointer that is written points to.
    fn is_at_null(&mut self, value: ExprId) -> bool {
        match self.il[value].kind {
            ExprKind::Unary { op: UnaryOp::Deref, operand } => self.is_null_cast(operand),
            ExprKind::Subscript { base, index } => {
                self.is_null_cast(base) && self.constant_integer(index) == Some(0)
            }
            ExprKind::Member { base, arrow, entity: Entity::Field { id }, .. } => {
                let class = &self.il[self.il[id].class];
                let first = class.members.fields.first() == Some(&id)
                    && class.bases.is_empty()
                    && !class.flags.contains(ClassFlags::POLYMORPHIC);
                let begins = first || class.tag == Tag::Union;
                begins && if arrow { self.is_null_cast(base) } else { self.is_at_null(base) }
            }
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => self.is_at_null(rhs),
            ExprKind::Cast { to, operand, .. } => {
                matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. })
                    && self.is_at_null(operand)
            }
            ExprKind::Implicit {
                conversion: ConversionKind::DerivedToBase | ConversionKind::Qualification,
                operand,
                ..
            } => self.is_at_null(operand),
            // Where other lvalues are is not known.
            _ => false,
        }
    }

    /// Whether a pointer is a null pointer constant that is cast to its type.
    fn is_null_cast(&mut self, pointer: ExprId) -> bool {
        let ExprKind::Cast { to, operand, .. } = self.il[pointer].kind else { return false };
        if !self.is_pointer(to) || self.il[operand].flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return false;
        }
        match self.il[operand].kind {
            ExprKind::Nullptr | ExprKind::GnuNull => true,
            _ if self.is_integral(self.il[operand].ty) => self.constant_integer(operand) == Some(0),
            _ => self.is_null_cast(operand),
        }
    }
}
