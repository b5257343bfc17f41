//! Constant variables beside operands whose type only an instantiation knows (`[temp.dep.expr]`): the operator may be
//! a function there, so that they stay lvalues.

use super::Constants;
use crate::il::*;
use crate::tables::limits;

/// What an operand is for the operators around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    /// A value of a type that is known.
    Value,
    /// A variable of a type that is known.
    Variable,
    /// Only an instantiation knows its type.
    Open,
    /// A variable is an operand beside one of unknown type in it.
    Both,
}

impl Constants<'_> {
    /// Whether a constant variable is an operand of an operator whose other operand has a type that only an
    /// instantiation knows.
    pub(super) fn reads_variable_beside_open(&self, expr: ExprId) -> bool {
        self.place.in_template && self.operand_of(expr, 0) == Operand::Both
    }

    /// Whether an element of a list, or what a closure is made with, is a constant; one that must be (`required`) is that
    /// whatever stands beside what in it.
    pub fn is_constant_part(&self, expr: ExprId, required: bool) -> bool {
        if required {
            return self.is_constant(expr);
        }
        self.place.in_template && self.computes_with_members(expr, 0)
            || self.is_constant(expr)
                && !self.reads_variable_beside_open(expr)
                && !self.reads_part(expr, true, 0)
    }

    /// Whether an expression in a template is an element of something that only an instantiation knows.
    pub(super) fn is_open_element(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        self.place.in_template
            && matches!(self.il[inner].kind, ExprKind::Subscript { .. })
            && self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
    }

    /// Whether an expression in a template reads an element of a constant array, or is (`whole`) a member of a constant
    /// of the class: an instantiation does that. Operators read the elements of static members.
    pub(super) fn reads_part(&self, expr: ExprId, whole: bool, depth: u32) -> bool {
        if !self.place.in_template || depth >= limits::CALLING_OPERAND_NESTING {
            return false;
        }
        let inner = self.il.without_conversions(expr);
        let of_class = |base: ExprId, open: bool| {
            self.il
                .variable_named(base)
                .and_then(|variable| variable.class)
                .is_some_and(|class| !open || self.il.is_dependent_class(class))
        };
        let kind = self.il[inner].kind;
        match kind {
            ExprKind::Subscript { base, .. } => {
                !self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT) && (whole || !of_class(base, false))
            }
            ExprKind::Member { base, entity: Entity::Field { .. }, .. } => whole && of_class(base, true),
            ExprKind::Unary { op: UnaryOp::Address, .. } => false,
            ExprKind::Binary { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Conditional { .. } => {
                self.il.any_operand(kind, |operand| self.reads_part(operand, false, depth + 1))
            }
            _ => false,
        }
    }

    fn operand_of(&self, expr: ExprId, depth: u32) -> Operand {
        let inner = self.il.without_conversions(expr);
        if depth >= limits::CALLING_OPERAND_NESTING {
            return Operand::Value;
        }
        let of = |operand: ExprId| self.operand_of(operand, depth + 1);
        match self.il[inner].kind {
            ExprKind::Binary { op, lhs, rhs } => self.operands_of(op, of(lhs), of(rhs)),
            ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                operand,
            } => match of(operand) {
                Operand::Variable => Operand::Value,
                other => other,
            },
            ExprKind::Conditional { condition, then: Some(then), otherwise } => match of(condition) {
                Operand::Both => Operand::Both,
                _ => self.choice_of(of(then), of(otherwise)),
            },
            ExprKind::Cast { operand, .. } if of(operand) == Operand::Both => Operand::Both,
            _ if self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT) => Operand::Open,
            ExprKind::Name { entity: Entity::Variable { .. }, .. } if self.il.is_of_unknown_class(inner) => {
                Operand::Open
            }
            ExprKind::Name { entity: Entity::Variable { .. }, .. } => Operand::Variable,
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } if self.il.is_open_enumerator(id) => {
                Operand::Open
            }
            _ => Operand::Value,
        }
    }

    fn operands_of(&self, op: BinaryOp, lhs: Operand, rhs: Operand) -> Operand {
        let logical = matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
        match (lhs, rhs) {
            (Operand::Both, _) | (_, Operand::Both) => Operand::Both,
            _ if op == BinaryOp::Comma => Operand::Value,
            (Operand::Open, Operand::Variable) => Operand::Both,
            (Operand::Variable, Operand::Open) if !logical => Operand::Both,
            (Operand::Open, _) | (_, Operand::Open) => Operand::Open,
            _ => Operand::Value,
        }
    }

    fn choice_of(&self, then: Operand, otherwise: Operand) -> Operand {
        match (then, otherwise) {
            (Operand::Both, _)
            | (_, Operand::Both)
            | (Operand::Open, Operand::Variable)
            | (Operand::Variable, Operand::Open) => Operand::Both,
            (Operand::Open, _) | (_, Operand::Open) => Operand::Open,
            (Operand::Variable, Operand::Variable) => Operand::Variable,
            _ => Operand::Value,
        }
    }
}

impl Shown<'_> {
    /// Whether a name is that of a static member of a class which is none of those around: one that a template makes
    /// of arguments which are not known, or a member class of a template. Only an instantiation knows its type.
    pub(super) fn is_of_unknown_class(&self, name: ExprId) -> bool {
        let ExprKind::Name { entity: Entity::Variable { id }, qualifier: Some(_), .. } = self[name].kind
        else {
            return false;
        };
        self[id].class.is_some_and(|class| {
            let c = &self[class];
            let member = c.template.is_none() && c.specialization.partial_of.is_none();
            self.is_dependent_class(class) && (c.instance.is_some() || member)
        })
    }

    /// Whether an enumerator is one of an enumeration in a template.
    fn is_open_enumerator(&self, id: EnumeratorId) -> bool {
        let TypeKind::Enum { of } = self.unqualified(self[id].ty) else { return false };
        matches!(self[self[of].enclosing].kind, ScopeKind::Class { of } if self.is_dependent_class(of))
    }
}
