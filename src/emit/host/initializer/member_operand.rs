//! Members of class templates as operands of what could be a constant.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// Whether something that an instance could find to be constant is combined with a constant static member of a
    /// class template: a local variable that something of the template initializes, or a member.
    pub(super) fn computes_with_member(&self, expr: ExprId) -> bool {
        let ExprKind::Binary { op, lhs, rhs } = self.il[self.il.without_conversions(expr)].kind else {
            return false;
        };
        if op.precedence() <= BinaryOp::Assign.precedence() {
            return false;
        }
        let member = match self.variable_named(rhs) {
            Some(member) => {
                member.class.is_some_and(|class| self.is_dependent_class(class))
                    && self.is_constant_variable(member)
            }
            None => false,
        };
        member && self.is_open_scalar(lhs)
            || (member || self.il[self.il.without_conversions(rhs)].kind.is_literal())
                && self.computes_with_member(lhs)
    }

    fn variable_named(&self, expr: ExprId) -> Option<&Variable> {
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => Some(&self.il[id]),
            _ => None,
        }
    }

    /// Whether an expression is a local variable that something of the template around it initializes, or a member of
    /// that, or an element of one whose type is known.
    fn is_open_scalar(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        if let Some(variable) = self.variable_named(inner) {
            return self.is_scalar(variable.ty) && self.is_open_local(variable, 0, &mut FxHashSet::default())
                || variable.class.is_some_and(|class| self.is_dependent_class(class));
        }
        let element = match self.il[inner].kind {
            _ if self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT) => None,
            ExprKind::Subscript { base, .. }
                if self.is_array(Some(self.il[self.il.without_conversions(base)].ty)) =>
            {
                Some(base)
            }
            ExprKind::Operator { op: OverloadedOperator::Subscript, args, .. } => {
                self.il[args].first().copied()
            }
            _ => None,
        };
        match element {
            Some(of) => self.own_member(of),
            None => self.own_member(inner) && self.is_scalar(self.il[inner].ty),
        }
    }

    /// Whether something of the template around it initializes a local variable that is not among those `seen`: each is
    /// looked at once, however many others it initializes.
    fn is_open_local(&self, variable: &Variable, depth: u32, seen: &mut FxHashSet<ExprId>) -> bool {
        variable.storage == Storage::Automatic
            && variable
                .init
                .is_some_and(|init| seen.insert(init) && self.waits_for_template(init, depth + 1, seen))
    }

    /// Whether an expression is a member of the object that a member function of a template is called for.
    fn own_member(&self, expr: ExprId) -> bool {
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Member { base, entity: Entity::Field { id }, .. } => {
                matches!(self.il[self.il.without_conversions(base)].kind, ExprKind::This { .. })
                    && self.is_dependent_class(self.il[id].class)
            }
            _ => false,
        }
    }

    /// Whether an expression depends on parameters of a template, or names members of a class template or local
    /// variables that such an expression initializes.
    fn waits_for_template(&self, expr: ExprId, depth: u32, seen: &mut FxHashSet<ExprId>) -> bool {
        let inner = self.il.without_conversions(expr);
        if self.il[inner].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT) {
            return true;
        }
        let dependent = |class: Option<ClassId>| class.is_some_and(|class| self.is_dependent_class(class));
        let kind = self.il[inner].kind;
        let named = match kind {
            ExprKind::This { .. } => true,
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => match entity {
                Entity::Variable { id } => {
                    let variable = &self.il[id];
                    let known = variable.init.filter(|_| self.is_constant_variable(variable));
                    let deep = depth >= limits::CALLING_OPERAND_NESTING;
                    match known {
                        Some(value) if dependent(variable.class) => {
                            !deep && seen.insert(value) && self.waits_for_template(value, depth + 1, seen)
                        }
                        _ => dependent(variable.class) || !deep && self.is_open_local(variable, depth, seen),
                    }
                }
                Entity::Function { id } => dependent(self.il[id].class),
                Entity::Field { id } => dependent(Some(self.il[id].class)),
                _ => false,
            },
            _ => false,
        };
        named
            || depth < limits::CALLING_OPERAND_NESTING
                && self.il.any_operand(kind, |operand| self.waits_for_template(operand, depth + 1, seen))
    }

    /// Whether a constant variable is an operand of an operator whose other operand has a type that only an
    /// instantiation knows: it stays an lvalue, since the operator may be a function.
    pub(super) fn reads_variable_beside_open(&self, expr: ExprId, depth: u32) -> bool {
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.reads_variable_beside_open(expr, depth + 1)
        };
        let ExprKind::Binary { op, lhs, rhs } = self.il[self.il.without_conversions(expr)].kind else {
            return false;
        };
        let settled = |expr: ExprId| {
            let inner = self.il.without_conversions(expr);
            self.is_settled(inner)
                && matches!(self.il[inner].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. })
        };
        let open = |expr: ExprId| {
            matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Dependent { args: None, .. })
        };
        let logical = matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
        op != BinaryOp::Comma
            && (!logical && settled(lhs) && open(rhs)
                || open(lhs) && settled(rhs)
                || within(lhs)
                || within(rhs))
    }
}
