//! Calls whose arguments depend on the parameters of a template: only an instantiation chooses the function, so that
//! what is computed with the result is of no known type, and nothing is converted.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether an expression is a call whose arguments depend on the parameters of a template, so that only an
    /// instantiation chooses the function and converts what it returns.
    pub(in crate::emit::host) fn is_deferred_call(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, args } = self.il[expr].kind else { return false };
        let dependent = |e: ExprId| self.il[e].flags.contains(ExprFlags::TYPE_DEPENDENT);
        // With an argument of unknown type, only the call of a settled function has a known type ([temp.dep.expr]).
        self.has_deferred_arguments(expr)
            && (dependent(expr)
                || !self.il[args].iter().any(|arg| dependent(*arg))
                    && !self.is_one_known_function(callee, args))
    }

    /// Whether an expression is a call with arguments that only an instantiation knows.
    pub(in crate::emit::host) fn has_deferred_arguments(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, args } = self.il[expr].kind else { return false };
        self.around.templates > 0
            && !self.is_builtin_function(callee)
            && self.il[args].iter().any(|arg| self.defers_call(*arg))
    }

    /// Whether what is called is one function that is no template, and not called later for what an argument is: a
    /// member, or a constexpr function that arguments are converted for at once.
    fn is_one_known_function(&self, callee: ExprId, args: List<ExprId>) -> bool {
        let callee = self.il.without_conversions(callee);
        let (id, scoped) = match self.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, qualifier, .. } => (id, qualifier.is_some()),
            ExprKind::Member { entity: Entity::Function { id }, .. } => (id, false),
            _ => return false,
        };
        // Arguments add no functions to a name with its scope, or in parentheses ([basic.lookup.argdep]).
        let alone = scoped || self.il[callee].flags.contains(ExprFlags::PARENTHESIZED);
        let f = &self.il[id];
        let member = f.class.is_some_and(|class| !self.is_dependent_class(class));
        let converted = || self.il[args].iter().any(|arg| self.il.without_conversions(*arg) != *arg);
        f.instance.is_none()
            && f.template.is_none()
            && (member
                || f.class.is_none() && alone
                || f.class.is_none() && f.flags.contains(FunctionFlags::CONSTEXPR) && converted())
    }

    /// Whether an argument is of a dependent type, or computed with a parameter of a template.
    fn defers_call(&self, arg: ExprId) -> bool {
        let inner = self.il.without_conversions(arg);
        let flags = self.il[inner].flags;
        if flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return true;
        }
        flags.contains(ExprFlags::VALUE_DEPENDENT)
            && match self.il[inner].kind {
                ExprKind::Name { entity: Entity::TemplateParam { .. }, .. } => true,
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    self.il[id].class.is_some_and(|class| self.is_dependent_class(class))
                }
                ExprKind::Unary { operand, .. } => self.defers_operator(operand),
                // What is cast to a type that is known has that, whatever it was.
                ExprKind::Cast { operand, .. } => self.defers_cast(operand),
                ExprKind::AlignofType { .. } | ExprKind::AlignofExpr { .. } | ExprKind::Noexcept { .. } => {
                    true
                }
                // What is no constant has a type that is known at once.
                ExprKind::Binary { lhs, rhs, .. } => {
                    (self.defers_operator(lhs) || self.defers_operator(rhs)) && self.is_constant(inner)
                }
                ExprKind::Conditional { condition, otherwise, .. } => {
                    (self.defers_operator(condition) || self.defers_operator(otherwise))
                        && self.is_constant(inner)
                }
                ExprKind::Call { .. } => self.is_deferred_call(inner),
                _ => false,
            }
    }

    fn defers_cast(&self, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        !self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && !matches!(self.il[inner].kind, ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. })
            && self.defers_operator(inner)
    }

    /// Whether an operand makes an operator depend: constants that are initialized by what depends, and sizes of types
    /// that do, only there.
    fn defers_operator(&self, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        self.defers_call(inner)
            || self.il[inner].flags.contains(ExprFlags::VALUE_DEPENDENT)
                && matches!(
                    self.il[inner].kind,
                    ExprKind::Name { entity: Entity::Variable { .. }, .. }
                        | ExprKind::SizeofType { .. }
                        | ExprKind::AlignofType { .. }
                )
    }

    /// Whether only an instantiation knows the type of an expression, because of such a call in it: nothing is converted
    /// for its sake.
    pub(in crate::emit::host) fn has_deferred_type(&self, expr: ExprId) -> bool {
        self.around.templates > 0 && self.defers_type(expr, limits::DEFERRED_OPERAND_NESTING)
    }

    fn defers_type(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let Some(depth) = depth.checked_sub(1) else { return false };
        match self.il[inner].kind {
            ExprKind::Call { callee, .. } => {
                self.is_deferred_call(inner)
                    || matches!(self.il[self.il.without_conversions(callee)].kind, ExprKind::Member { base, .. }
                        if self.defers_type(base, depth))
            }
            ExprKind::Member { base, .. } => self.defers_type(base, depth),
            ExprKind::Binary { lhs, rhs, .. } => self.defers_type(lhs, depth) || self.defers_type(rhs, depth),
            ExprKind::Unary { operand, .. } | ExprKind::Extension { operand } => {
                self.defers_type(operand, depth)
            }
            ExprKind::Subscript { base, index } => {
                self.defers_type(base, depth) || self.defers_type(index, depth)
            }
            ExprKind::Conditional { condition, then, otherwise } => [Some(condition), then, Some(otherwise)]
                .into_iter()
                .flatten()
                .any(|part| self.defers_type(part, depth)),
            // The type of the others is written in them, or is that of what they name.
            _ => false,
        }
    }

    /// An operand without its conversion where another operand, or it, is of such a type.
    pub(super) fn as_deferred(&self, operand: ExprId, deferred: bool) -> ExprId {
        match deferred && self.converted_object(operand).is_none() {
            true => self.il.without_conversions(operand),
            false => operand,
        }
    }

    /// Whether an overloaded operator has such a call among its operands, or in an operator that is one: it is printed as one
    /// that is built in.
    pub(super) fn is_deferred_operator(
        &self,
        op: OverloadedOperator,
        args: List<ExprId>,
        postfix: bool,
    ) -> bool {
        let nesting = limits::DEFERRED_OPERAND_NESTING;
        self.around.templates > 0 && self.defers_operands(op, args, postfix, nesting)
    }

    fn defers_operands(&self, op: OverloadedOperator, args: List<ExprId>, postfix: bool, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        !Self::prints_without_parentheses(op, postfix)
            && self.il[args].len() <= 2
            && self.il[args].iter().any(|arg| {
                let inner = self.il.without_conversions(*arg);
                match self.il[inner].kind {
                    ExprKind::Operator { op, args, postfix, .. } => {
                        self.defers_operands(op, args, postfix, depth)
                    }
                    _ => self.is_deferred_call(inner),
                }
            })
    }
}
