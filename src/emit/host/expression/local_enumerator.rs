//! Constants that enumerators of a function's own enumerations make: the function ends before what computed them would
//! be printed, so that their values stand there.

use crate::emit::host::Printer;
use crate::finalize::{computed, truncated};
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// The value of a constant that is computed from enumerators which a function declares; none where it names no such
    /// enumerator, or is only known when a template is instantiated. The name of one alone counts where it is `converted`.
    pub(in crate::emit::host) fn local_enumerator_value(
        &self,
        expr: ExprId,
        converted: bool,
    ) -> Option<i128> {
        let inner = self.il.without_conversions(expr);
        // In a template, what an instance computes is kept as it was written.
        let alone = matches!(self.il[inner].kind, ExprKind::Name { .. });
        if self.il.is_dependent(self.il[expr].ty) && !self.is_enumeration(self.il[expr].ty)
            || alone && !converted
            || self.around.templates > 0 && !converted
            || !self.names_local_enumerator(inner, 0)
        {
            return None;
        }
        self.computed_integer(expr, 0)
    }

    pub(in crate::emit::host) fn is_enumeration(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Enum { .. })
    }

    /// Whether a type is an enumeration that a function declares, or a class in one: what is made of it is as settled in a
    /// template as elsewhere.
    pub(in crate::emit::host) fn is_local_enumeration(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Enum { of } if self.is_within_function(self.il[of].enclosing))
    }

    fn names_local_enumerator(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::NAMING_EXPRESSION_NESTING {
            return false;
        }
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                let of = &self.il[self.il[id].of];
                !of.scoped && self.is_within_function(of.enclosing)
            }
            kind => self.il.any_operand(kind, |part| self.names_local_enumerator(part, depth + 1)),
        }
    }

    /// Whether a scope is a function's, or a class's in one.
    fn is_within_function(&self, scope: ScopeId) -> bool {
        let mut scopes = std::iter::successors(Some(scope), |scope| self.il[*scope].parent);
        scopes.any(|scope| self.il[scope].kind.is_local())
    }

    /// The value of an expression as its type holds it; none where an operand has none.
    fn computed_integer(&self, expr: ExprId, depth: u32) -> Option<i128> {
        if depth > limits::NAMING_EXPRESSION_NESTING {
            return None;
        }
        let one = |e| self.computed_integer(e, depth + 1);
        let e = self.il[expr];
        let value = match e.kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                let enumerator = &self.il[id];
                return (!enumerator.dependent).then_some(enumerator.value);
            }
            ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Integral | ConversionKind::Boolean,
                ..
            }
            | ExprKind::Cast { operand, .. } => one(operand)?,
            ExprKind::Unary { op: UnaryOp::Plus, operand } => one(operand)?,
            ExprKind::Unary { op: UnaryOp::Minus, operand } => one(operand)?.checked_neg()?,
            ExprKind::Unary { op: UnaryOp::Complement, operand } => !one(operand)?,
            ExprKind::Unary { op: UnaryOp::Not, operand } => i128::from(one(operand)? == 0),
            ExprKind::Binary { op, lhs, rhs } => computed(op, one(lhs)?, one(rhs)?)?,
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                one(if one(condition)? != 0 { then } else { otherwise })?
            }
            _ => return self.integer_value(expr),
        };
        self.held_as(value, e.ty)
    }

    /// A value as an integral type, or an enumeration's, holds it.
    fn held_as(&self, value: i128, ty: TypeId) -> Option<i128> {
        let target = self.options.target;
        match self.il.unqualified(ty) {
            TypeKind::Builtin { of: Builtin::Bool } => Some(i128::from(value != 0)),
            TypeKind::Builtin { of } if of.is_integral() => {
                let bits = u32::try_from(of.extent(target)?.size * 8).ok()?;
                Some(truncated(value, (bits, !target.is_signed(of))))
            }
            TypeKind::Enum { of } => self.held_as(value, self.il[of].underlying),
            _ => None,
        }
    }
}
