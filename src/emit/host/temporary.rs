//! Temporary objects: a block whose statements make one is a scope of its own.

use super::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether an expression makes a temporary object: it names a type to make one of, or a function returns an object
    /// that has to be in memory.
    pub(super) fn makes_temporary(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::TEMPORARY_EXPRESSION_NESTING {
            return false;
        }
        let il = self.il;
        let within = |expr: ExprId| self.makes_temporary(expr, depth + 1);
        match il[expr].kind {
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => true,
            ExprKind::Cast { to, style, .. } if self.il.is_construction(to, style) => true,
            ExprKind::Call { .. } | ExprKind::Operator { .. } if self.is_object_in_memory(expr) => true,
            kind if kind.is_unevaluated_operator() => false,
            kind => il.any_operand(kind, within),
        }
    }

    /// Whether an expression is the call of a function whose result is an object that has to be in memory, or chooses
    /// between such ones.
    pub(super) fn is_returned_in_memory(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Call { .. } | ExprKind::Operator { .. } => {
                self.is_object_in_memory(expr) && !self.constants().is_deferred_call(expr)
            }
            // What one of two operands makes is put where both would be.
            ExprKind::Conditional { then: Some(then), otherwise, .. } => {
                self.il.is_class(self.il[expr].ty)
                    && self.chooses_object(expr, then, otherwise)
                    && !self.has_deferred_type(expr)
            }
            _ => false,
        }
    }

    fn is_object_in_memory(&self, expr: ExprId) -> bool {
        match self.il.unqualified(self.il[expr].ty) {
            TypeKind::Class { class } => self.il.makes_object(expr) && self.stays_in_memory(class, 0),
            _ => false,
        }
    }

    /// Whether objects of a class cannot be passed in registers: copies or their end are not trivial
    /// ([class.temporary]).
    pub(super) fn stays_in_memory(&self, class: ClassId, depth: u32) -> bool {
        let il = self.il;
        let c = &il[class];
        let held = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::Class { class } => {
                depth < limits::TEMPORARY_EXPRESSION_NESTING && self.stays_in_memory(class, depth + 1)
            }
            _ => false,
        };
        let given = |function: FunctionId| {
            !il[function].flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST)
        };
        let copies = |entity: &Entity| match *entity {
            Entity::Function { id } => given(id) && self.takes_one_of(id, class),
            _ => false,
        };
        c.flags.contains(ClassFlags::POLYMORPHIC)
            || c.special.destructor.is_some_and(given)
            || c.special.constructors.iter().any(copies)
            || c.bases.iter().any(|base| base.virtual_ || held(base.ty))
            || c.members.fields.iter().any(|field| held(il[*field].ty))
    }

    /// Whether an object of a type is made by code where nothing initializes it ([class.default.ctor]).
    pub(super) fn starts_with_code(&self, ty: TypeId, depth: u32) -> bool {
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return false };
        let il = self.il;
        let c = &il[class];
        let held =
            |ty: TypeId| depth < limits::TEMPORARY_EXPRESSION_NESTING && self.starts_with_code(ty, depth + 1);
        let by_default = |entity: &Entity| match *entity {
            Entity::Function { id } => {
                let f = &il[id];
                let implied = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
                !f.flags.intersects(implied) && f.params(self.il).iter().all(|param| param.has_default)
            }
            _ => false,
        };
        c.flags.contains(ClassFlags::POLYMORPHIC)
            || c.special.constructors.iter().any(by_default)
            || c.bases.iter().any(|base| base.virtual_ || held(base.ty))
            || c.members.fields.iter().any(|field| il[*field].has_init || held(il[*field].ty))
    }

    /// Whether the first parameter of a constructor is a reference to its own class.
    fn takes_one_of(&self, constructor: FunctionId, class: ClassId) -> bool {
        let [first, rest @ ..] = self.il[constructor].params(self.il) else { return false };
        let of = match self.il.unqualified(first.ty) {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => self.il.unqualified(to),
            _ => return false,
        };
        let optional = rest.iter().all(|param| param.has_default);
        optional && matches!(of, TypeKind::Class { class: own } if own == class)
    }
}
