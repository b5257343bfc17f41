//! What only an instantiation knows: it is no constant before.

use super::Constants;
use crate::il::*;
use crate::tables::limits;
use rustc_hash::FxHashSet;

impl Constants<'_> {
    /// Whether an expression is a call whose arguments depend on the parameters of a template, so that only an
    /// instantiation chooses the function and converts what it returns.
    pub fn is_deferred_call(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, args } = self.il[expr].kind else { return false };
        let dependent = |e: ExprId| self.il[e].flags.contains(ExprFlags::TYPE_DEPENDENT);
        // With an argument of unknown type, only the call of a settled function has a known type ([temp.dep.expr]).
        self.has_deferred_arguments(expr)
            && (dependent(expr)
                || !self.il[args].iter().any(|arg| dependent(*arg))
                    && !self.il.is_one_known_function(callee, args))
    }

    /// Whether an expression is a call with arguments that only an instantiation knows.
    pub fn has_deferred_arguments(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, args } = self.il[expr].kind else { return false };
        self.place.in_template
            && !self.il.is_builtin_function(callee)
            && self.il[args].iter().any(|arg| self.defers_call(*arg))
    }

    /// Whether an argument is of a dependent type, or computed with a parameter of a template.
    pub(super) fn defers_call(&self, arg: ExprId) -> bool {
        let inner = self.il.without_conversions(arg);
        let flags = self.il[inner].flags;
        if flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return true;
        }
        flags.contains(ExprFlags::VALUE_DEPENDENT)
            && match self.il[inner].kind {
                ExprKind::Name { entity: Entity::TemplateParam { .. }, .. } => true,
                ExprKind::Unary { op, operand } => op != UnaryOp::Address && self.defers_operator(operand),
                // What is cast to a type that is known has that, whatever it was.
                ExprKind::Cast { style, operand, .. } => self.defers_cast(style, operand),
                ExprKind::AlignofType { .. } | ExprKind::AlignofExpr { .. } | ExprKind::Noexcept { .. } => {
                    true
                }
                // What is no constant has a type that is known at once.
                ExprKind::Binary { lhs, rhs, .. } => {
                    (self.defers_operator(lhs) || self.defers_operator(rhs)) && self.is_constant(inner)
                }
                // A choice between objects is one of them.
                ExprKind::Conditional { condition, then, otherwise } => {
                    self.il[inner].category == Category::Prvalue
                        && [Some(condition), then, Some(otherwise)]
                            .into_iter()
                            .flatten()
                            .any(|part| self.defers_operator(part))
                        && self.is_constant(inner)
                }
                ExprKind::Call { .. } => self.is_deferred_call(inner),
                _ => false,
            }
    }

    /// Whether what is cast makes the cast depend. A size that is cast to a number stands for itself, unless the cast is
    /// written as a call.
    pub(super) fn defers_cast(&self, style: CastStyle, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        let size = matches!(self.il[inner].kind, ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. });
        let alone = size && style != CastStyle::Functional;
        let open = self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT);
        !alone && !open && self.defers_operator(inner)
    }

    /// Whether an operand makes an operator depend: constants that are initialized by what depends, and sizes of types
    /// that do, only there.
    pub(super) fn defers_operator(&self, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        self.defers_call(inner)
            || self.il[inner].flags.contains(ExprFlags::VALUE_DEPENDENT)
                && match self.il[inner].kind {
                    ExprKind::Name {
                        entity: Entity::Variable { .. } | Entity::Enumerator { .. }, ..
                    }
                    | ExprKind::SizeofType { .. }
                    | ExprKind::AlignofType { .. } => true,
                    ExprKind::Cast { operand, .. } => self.defers_operator(operand),
                    _ => false,
                }
    }
}

impl Constants<'_> {
    /// Whether an expression is combined of such values that an instance could find to be constant, and of constants.
    pub(super) fn computes_with_members(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let kind = self.il[inner].kind;
        let within =
            |e: ExprId| depth < limits::CALLING_OPERAND_NESTING && self.computes_with_members(e, depth + 1);
        let combined = match kind {
            ExprKind::Binary { op, .. } => {
                if self.il.computes_with_member(inner) {
                    return true;
                }
                op.precedence() > BinaryOp::Assign.precedence()
            }
            ExprKind::Unary { op, .. } => {
                matches!(op, UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement)
            }
            ExprKind::Cast { to, .. } => self.il.is_scalar(to),
            ExprKind::Conditional { .. } => true,
            _ => false,
        };
        // Each operand is looked at once: chains of operators are long.
        let mut some = false;
        let neither = |operand: ExprId| {
            let open = within(operand);
            some |= open;
            !open && !self.is_constant(operand)
        };
        combined && !self.il.any_operand(kind, neither) && some
    }
}

impl Shown<'_> {
    /// Whether what is called is one function that is no template, and not called later for what an argument is: a
    /// member, or a constexpr function that arguments are converted for at once.
    pub(super) fn is_one_known_function(&self, callee: ExprId, args: List<ExprId>) -> bool {
        let callee = self.without_conversions(callee);
        let (id, scoped) = match self[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, qualifier, .. } => (id, qualifier.is_some()),
            ExprKind::Member { entity: Entity::Function { id }, .. } => (id, false),
            _ => return false,
        };
        // Arguments add no functions to a name with its scope, or in parentheses ([basic.lookup.argdep]).
        let alone = scoped || self[callee].flags.contains(ExprFlags::PARENTHESIZED);
        let f = &self[id];
        let member = f.class.is_some_and(|class| !self.is_dependent_class(class));
        let converted = || self[args].iter().any(|arg| self.without_conversions(*arg) != *arg);
        f.instance.is_none()
            && f.template.is_none()
            && (member
                || f.class.is_none() && alone
                || f.class.is_none() && f.flags.contains(FunctionFlags::CONSTEXPR) && converted())
    }

    /// Whether something that an instance could find to be constant is combined with a constant static member of a
    /// class: a local variable that something of the template initializes, or a member.
    pub(super) fn computes_with_member(&self, expr: ExprId) -> bool {
        let ExprKind::Binary { op, lhs, rhs } = self[self.without_conversions(expr)].kind else {
            return false;
        };
        if op.precedence() <= BinaryOp::Assign.precedence() {
            return false;
        }
        let member = match self.variable_named(rhs) {
            Some(member) => {
                member.class.is_some()
                    && self.is_constant_variable(member)
                    && !self.is_of_unknown_class(self.without_conversions(rhs))
            }
            None => false,
        };
        member && self.is_open_scalar(lhs)
            || (member || self[self.without_conversions(rhs)].kind.is_literal())
                && self.computes_with_member(lhs)
    }

    /// The variable that an expression names.
    pub fn variable_named(&self, expr: ExprId) -> Option<&Variable> {
        match self[self.without_conversions(expr)].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => Some(&self[id]),
            _ => None,
        }
    }

    /// Whether an expression is an object of a known scalar type that something of the template around it determines: a
    /// local variable that this initializes, a member, and what is reached through such ones.
    pub(super) fn is_open_scalar(&self, expr: ExprId) -> bool {
        let inner = self.without_conversions(expr);
        if let Some(variable) = self.variable_named(inner) {
            let of = match self.unqualified(variable.ty) {
                TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => to,
                _ => variable.ty,
            };
            return self.is_arithmetic(of) && self.is_open_local(variable, 0, &mut FxHashSet::default())
                || variable.class.is_some_and(|class| self.is_dependent_class(class))
                    && !self.is_of_unknown_class(inner);
        }
        let e = &self[inner];
        let known_pointer = matches!(self.unqualified(e.ty), TypeKind::Pointer { .. })
            && !self[e.ty].flags.contains(TypeFlags::DEPENDENT);
        if self.own_member(inner) {
            return self.is_scalar(e.ty) && !known_pointer;
        }
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return false;
        }
        if let ExprKind::Operator { op: OverloadedOperator::Subscript, args, .. } = e.kind {
            return self[args].first().is_some_and(|of| self.own_member(*of));
        }
        let own_function = matches!(e.kind, ExprKind::Call { callee, .. }
            if self.function_of(callee).is_some_and(|f| f.class.is_some_and(|class| self.is_dependent_class(class))));
        e.category == Category::Lvalue
            && !own_function
            && self.is_scalar(e.ty)
            && !known_pointer
            && self.waits_for_template(inner, 0, &mut FxHashSet::default())
    }

    /// The function that a callee names.
    fn function_of(&self, callee: ExprId) -> Option<&Function> {
        match self[self.without_conversions(callee)].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
            | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(&self[id]),
            _ => None,
        }
    }

    /// Whether a type is an arithmetic one, whatever an instantiation makes of the template around.
    fn is_arithmetic(&self, ty: TypeId) -> bool {
        matches!(self.unqualified(ty), TypeKind::Builtin { of } if of != Builtin::Dependent && of != Builtin::Void)
    }

    /// Whether something of the template around it initializes a local variable that is not among those `seen`: each is
    /// looked at once, however many others it initializes.
    pub(super) fn is_open_local(
        &self,
        variable: &Variable,
        depth: u32,
        seen: &mut FxHashSet<ExprId>,
    ) -> bool {
        variable.storage == Storage::Automatic
            && variable
                .init
                .is_some_and(|init| seen.insert(init) && self.waits_for_template(init, depth + 1, seen))
    }

    /// Whether an expression is a member of the object that a member function of a template is called for.
    pub(super) fn own_member(&self, expr: ExprId) -> bool {
        match self[self.without_conversions(expr)].kind {
            ExprKind::Member { base, entity: Entity::Field { id }, .. } => {
                matches!(self[self.without_conversions(base)].kind, ExprKind::This { .. })
                    && self.is_dependent_class(self[id].class)
            }
            _ => false,
        }
    }

    /// Whether an expression depends on parameters of a template, or names members of a class template or local
    /// variables that such an expression initializes.
    pub(super) fn waits_for_template(&self, expr: ExprId, depth: u32, seen: &mut FxHashSet<ExprId>) -> bool {
        let inner = self.without_conversions(expr);
        if self[inner].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT) {
            return true;
        }
        let dependent = |class: Option<ClassId>| class.is_some_and(|class| self.is_dependent_class(class));
        let kind = self[inner].kind;
        let named = match kind {
            ExprKind::This { .. } => true,
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => match entity {
                Entity::Variable { id } => {
                    let variable = &self[id];
                    let known = variable.init.filter(|_| self.is_constant_variable(variable));
                    let deep = depth >= limits::CALLING_OPERAND_NESTING;
                    match known {
                        Some(value) if dependent(variable.class) => {
                            !deep && seen.insert(value) && self.waits_for_template(value, depth + 1, seen)
                        }
                        _ => dependent(variable.class) || !deep && self.is_open_local(variable, depth, seen),
                    }
                }
                Entity::Function { id } => dependent(self[id].class),
                Entity::Field { id } => dependent(Some(self[id].class)),
                _ => false,
            },
            _ => false,
        };
        named
            || depth < limits::CALLING_OPERAND_NESTING
                && self.any_operand(kind, |operand| self.waits_for_template(operand, depth + 1, seen))
    }
}
