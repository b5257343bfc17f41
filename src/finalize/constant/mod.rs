//! Which expressions are constants where they stand: the reference computes those, or keeps them as constants.
//!
//! What is known of variables, references, conditions, divisions and closures was recorded when they were checked. Whether
//! an expression is a constant follows from that, from what it initializes, and from its place: the same expression is
//! one outside of templates and none in them, and one as a part of a constant that is computed as a whole. That is why it
//! is asked for a place, and no property of the expression.

mod beside;
mod form;
mod number;
mod object;
mod open;

use crate::il::*;
use crate::tables::limits;
pub use number::{Numbers, computed, float_type, integral, is_null, known_extent, truncated};
pub use object::Made;

/// What of the place of an expression decides whether it is a constant there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// A template declaration encloses it.
    pub in_template: bool,
    /// A function body encloses it.
    pub in_function: bool,
    /// It is a part of a constant that is computed as a whole.
    pub whole: bool,
}

/// What an initializer initializes.
#[derive(Clone, Copy, Default)]
pub struct Target {
    /// Its type; none where nothing is known of it.
    pub ty: Option<TypeId>,
    /// It has static storage duration.
    pub static_storage: bool,
    /// It is a constant static data member that its class initializes.
    pub member_constant: bool,
    /// It is declared constexpr.
    pub constexpr: bool,
    /// It is a variable template.
    pub variable_template: bool,
    /// It is an object without a name.
    pub temporary: bool,
    /// It is a variable.
    pub variable: bool,
    /// It is a member that its class initializes.
    pub field: bool,
    /// It is a member that a constructor initializes.
    pub member: bool,
    /// It is a base of an object, of which parentheses make a copy.
    pub base: bool,
    /// It is an array, or of a class of which a list is known to initialize the members.
    pub element_wise: bool,
    /// Only an instantiation knows its type, and what the elements of a list are converted to.
    pub open: bool,
}

/// What is asked about the constants of a unit at a place.
#[derive(Clone, Copy)]
pub struct Constants<'a> {
    /// The unit.
    pub il: &'a Shown<'a>,
    /// The place.
    pub place: Place,
}

impl Constants<'_> {
    /// Whether an initializer is a constant for its target: a reference is one when it binds to an object with
    /// static storage.
    pub fn is_constant_for(&self, value: ExprId, target: Target) -> bool {
        let reference = target.ty.is_some_and(|ty| {
            matches!(
                self.il.unqualified(ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        });
        let folded = target.constexpr || target.member_constant || !self.place.in_template;
        if !target.constexpr && self.il.converts_variable(value)
            || !target.constexpr && !target.static_storage && self.il.casts_address(value)
        {
            return false;
        }
        if self.place.in_template && self.computes_with_members(value, 0)
            || target.constexpr && !reference && self.is_open_element(value)
        {
            return true;
        }
        if !target.constexpr && !reference && self.reads_part(value, true, 0) {
            return false;
        }
        let constant = target.ty.is_some_and(|ty| self.il.is_constant_number(ty));
        let given = reference && self.is_object_given(value);
        if !folded
            && (!constant && !given && self.il.calls_function(value)
                || (!constant || target.field) && !given && self.runs_operator(value, 0)
                || !target.static_storage
                    && !self.il.is_constant_target(target)
                    && (self.il.is_element_address(value)
                        || self.place.in_function
                            && self.il.is_object_address(value)
                            && !self.il.deduces_from_template_id(value, target))
                || self.il.reads_open_variable(value)
                || self.il.calls_open_function(value, 0))
            || target.member && (self.il.is_object_address(value) || self.il.is_element_address(value))
            || target.variable_template && self.il.calls_open_function(value, 0)
            || (!target.constexpr || target.variable_template)
                && !target.member_constant
                && self.reads_variable_beside_open(value)
            || (target.constexpr || !target.member_constant || !self.computes_with_call(value))
                && self.chooses_call(value, 0)
            || self.place.in_template && self.casts_call(value, 0)
            || self.il.uses_open_object(value, target.constexpr && !target.variable_template)
        {
            return false;
        }
        if reference {
            let inner = self.il.without_conversions(value);
            if self.il.is_parameter_object(inner) {
                return false;
            }
            let object = self.il[value].category != Category::Prvalue
                && self.il[inner].category != Category::Prvalue
                && self.static_lvalue(inner);
            object || ((target.static_storage || target.constexpr) && self.is_constant(value))
        } else {
            self.is_constant(value)
        }
    }

    /// Whether an expression is an object that a call gives, or what such a pointer points to.
    fn is_object_given(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let pointer = match self.il[inner].kind {
            ExprKind::Unary { op: UnaryOp::Deref, operand } => self.il.without_conversions(operand),
            _ => inner,
        };
        let called = matches!(self.il[pointer].kind, ExprKind::Call { .. } | ExprKind::Operator { .. });
        called && self.il[inner].category == Category::Lvalue
    }

    /// Whether an operand of built-in operators is a number that a known operator function gives, or the address of what
    /// one gives is taken in a function.
    fn runs_operator(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within =
            |expr: ExprId| depth < limits::CALLING_OPERAND_NESTING && self.runs_operator(expr, depth + 1);
        match self.il[inner].kind {
            ExprKind::Operator { op, .. } => {
                let ty = self.il[inner].ty;
                let pointer = matches!(self.il.unqualified(ty), TypeKind::Pointer { .. });
                let value = self.il.is_scalar(ty) && !pointer;
                value && op != OverloadedOperator::Call && self.il.is_settled(inner)
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                let given = self.il.without_conversions(operand);
                self.place.in_function
                    && depth == 0
                    && matches!(self.il[given].kind, ExprKind::Operator { .. })
            }
            ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                operand,
            }
            | ExprKind::Cast { operand, .. } => within(operand),
            ExprKind::Binary { lhs, rhs, .. } => within(lhs) || within(rhs),
            ExprKind::Conditional { condition, .. } => within(condition),
            // Members and elements are objects.
            _ => false,
        }
    }

    /// Whether an initializer casts what calls a known function to a type that only an instantiation knows, and the whole
    /// of it does, or its condition.
    fn casts_call(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within = |expr| depth < limits::CALLING_OPERAND_NESTING && self.casts_call(expr, depth + 1);
        match self.il[inner].kind {
            ExprKind::Cast { to, operand, .. } => {
                let open = self.il[to].flags.contains(TypeFlags::DEPENDENT);
                let known = match self.il[self.il.without_conversions(operand)].kind {
                    ExprKind::Cast { .. } => true,
                    ExprKind::Call { callee, .. } => self.il.is_builtin_function(callee),
                    _ => false,
                };
                let called = self.il.is_settled(operand) && !known && self.il.calls_function(operand);
                open && called || within(operand)
            }
            ExprKind::Conditional { condition, .. } => within(condition),
            // Other operators compute with what is cast.
            _ => false,
        }
    }

    /// Whether an expression is a call that only an instantiation computes, or combines such calls with nothing but
    /// constants: with other values that depend on parameters it is a constant of the template as a whole.
    pub(super) fn chooses_call(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within =
            |expr: ExprId| depth < limits::CALLING_OPERAND_NESTING && self.chooses_call(expr, depth + 1);
        match self.il[inner].kind {
            ExprKind::Call { .. } => {
                let given = self.il[inner].category != Category::Prvalue;
                !self.il.is_settled(inner)
                    && self.is_call(inner)
                    && (depth == 0 || !given && !self.is_deferred_call(inner))
            }
            ExprKind::Cast { style, operand, .. } => {
                let called = !self.il.is_settled(operand) && self.is_call(operand);
                match style {
                    CastStyle::C => called && self.is_deferred_call(self.il.without_conversions(operand)),
                    _ => called || within(operand),
                }
            }
            ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                operand,
            } => within(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                let open = |operand: ExprId, chosen: bool| !chosen && !self.il.is_settled(operand);
                let (left, right) = (within(lhs), within(rhs));
                op != BinaryOp::Comma && (left || right) && !open(lhs, left) && !open(rhs, right)
            }
            ExprKind::Conditional { condition, then, otherwise } if !self.il.is_settled(inner) => {
                [Some(condition), then, Some(otherwise)].into_iter().flatten().any(|part| {
                    let of = self.il.without_conversions(part);
                    let given = self.il[of].category != Category::Prvalue && !self.is_deferred_call(of);
                    self.is_call(of) && !given || within(part)
                })
            }
            // Other operands choose nothing, or are no operands of built-in operators.
            _ => false,
        }
    }

    /// Whether an expression computes with one operand or with two, or casts: a constant member that is not constexpr is
    /// a constant of the template then, whatever is called.
    fn computes_with_call(&self, expr: ExprId) -> bool {
        let kind = self.il[self.il.without_conversions(expr)].kind;
        matches!(kind, ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Cast { .. })
    }

    /// Whether an expression is a call of something that is not built in.
    fn is_call(&self, expr: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Call { callee, .. }
            if !self.il.is_builtin_function(callee))
    }
}

impl Shown<'_> {
    /// Whether an initializer is an address that `reinterpret_cast` gives another type, or a function's that any cast does.
    pub(super) fn casts_address(&self, value: ExprId) -> bool {
        let ExprKind::Cast { style, operand, .. } = self[self.without_conversions(value)].kind else {
            return false;
        };
        let inner = self.without_conversions(operand);
        let named = match self[inner].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => inner,
        };
        let function = self.is_function(named)
            || matches!(
                self[named].kind,
                ExprKind::Overload { .. } | ExprKind::Name { entity: Entity::Template { .. }, .. }
            );
        let reinterprets = style == CastStyle::Reinterpret;
        reinterprets && (function || self.is_object_address(operand))
            || function && named == inner
            || self.casts_address(operand)
    }

    /// Whether what is initialized is constant.
    pub fn is_constant_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.is_constant_object(ty))
    }

    /// Whether a variable of this type is a constant number, or is so with the type that is deduced for it: its
    /// initializer is computed at once.
    pub(super) fn is_constant_number(&self, ty: TypeId) -> bool {
        match self[self[ty].canonical].kind {
            TypeKind::Qualified { base, quals } if quals == Qualifiers::CONST => {
                matches!(self[base].kind, TypeKind::Builtin { .. } | TypeKind::Auto { .. })
            }
            _ => false,
        }
    }

    /// Whether an expression is the address of an element of an array, or computed from an address, and does not
    /// depend on the parameters of templates: templates keep that as it is.
    pub(super) fn is_element_address(&self, expr: ExprId) -> bool {
        let inner = self.without_conversions(expr);
        if !self.is_settled(inner) && !matches!(self[inner].kind, ExprKind::Cast { .. }) {
            return false;
        }
        let pointer = |e: ExprId| matches!(self.unqualified(self[e].ty), TypeKind::Pointer { .. });
        match self[inner].kind {
            ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, .. } => {
                self.is_settled(inner) && pointer(inner)
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                matches!(self[operand].kind, ExprKind::Subscript { .. })
            }
            ExprKind::Cast { operand, .. } => self.is_element_address(operand),
            _ => false,
        }
    }

    /// Whether an expression is the address of an object, function or string literal, converted or not: functions of
    /// templates keep it as it is.
    pub fn is_object_address(&self, expr: ExprId) -> bool {
        let inner = self.without_conversions(expr);
        let ty = self.unqualified(self[inner].ty);
        match self[inner].kind {
            ExprKind::String { .. } => true,
            ExprKind::Cast { to, operand, .. } => {
                matches!(self.unqualified(to), TypeKind::Pointer { .. }) && self.is_object_address(operand)
            }
            _ if self.has_open_type(inner) => false,
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                matches!(ty, TypeKind::Pointer { .. }) && !self.is_member_of_open_class(operand)
            }
            ExprKind::Name { .. } | ExprKind::Member { .. } => matches!(ty, TypeKind::Array { .. }),
            _ => false,
        }
    }

    /// Whether an expression names a member function of a class that only an instantiation knows.
    pub(super) fn is_member_of_open_class(&self, expr: ExprId) -> bool {
        matches!(self[expr].kind, ExprKind::Name { entity: Entity::Function { id }, .. }
            if self[id].class.is_some_and(|class| self.is_dependent_class(class)))
    }

    /// Whether the address of a specialization of a function template gives a variable its type.
    pub(super) fn deduces_from_template_id(&self, value: ExprId, target: Target) -> bool {
        let deduced = target.ty.is_some_and(|ty| self[ty].flags.contains(TypeFlags::PLACEHOLDER));
        let ExprKind::Unary { operand, .. } = self[self.without_conversions(value)].kind else {
            return false;
        };
        let named = matches!(
            self[operand].kind,
            ExprKind::Name { args: Some(_), .. } | ExprKind::Overload { args: Some(_), .. }
        );
        deduced && named && self.is_function(operand)
    }

    /// Whether an expression designates a template parameter object or a part of it.
    pub(super) fn is_parameter_object(&self, expr: ExprId) -> bool {
        match self[expr].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                matches!(self[id].kind, TemplateParamKind::NonType { ty, .. }
                    if self.is_class(ty) || self[ty].flags.contains(TypeFlags::PLACEHOLDER))
            }
            ExprKind::Member { base, arrow: false, .. } => self.is_parameter_object(base),
            _ => false,
        }
    }

    /// Whether an expression does not depend on the parameters of templates.
    pub fn is_settled(&self, expr: ExprId) -> bool {
        !self[expr].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
    }

    /// Whether an operand of built-in operators is a call of a function that is known.
    pub(super) fn calls_function(&self, expr: ExprId) -> bool {
        let mut at = self.without_conversions(expr);
        loop {
            at = match self[at].kind {
                ExprKind::Call { callee, .. } => {
                    return self.is_settled(at) || self.is_namespace_function(callee);
                }
                ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => {
                    self.without_conversions(operand)
                }
                ExprKind::Conditional { condition, .. } => self.without_conversions(condition),
                ExprKind::Binary { op, lhs, rhs } if op != BinaryOp::Comma => {
                    let rhs = self.without_conversions(rhs);
                    if matches!(self[rhs].kind, ExprKind::Call { .. }) && self.is_settled(rhs) {
                        return true;
                    }
                    self.without_conversions(lhs)
                }
                _ => return false,
            };
        }
    }

    /// Whether what is called is a function of a namespace.
    pub(super) fn is_namespace_function(&self, callee: ExprId) -> bool {
        matches!(self[self.without_conversions(callee)].kind,
            ExprKind::Name { entity: Entity::Function { id }, .. }
                if self[id].class.is_none() && self[id].builtin(self).is_none())
    }

    /// Whether the first operand of built-in operators is a variable that is cast to a type which only an instantiation
    /// knows.
    pub(super) fn converts_variable(&self, expr: ExprId) -> bool {
        let mut at = self.without_conversions(expr);
        loop {
            at = match self[at].kind {
                ExprKind::Cast { to, operand, .. } => {
                    let operand = self.without_conversions(operand);
                    return self[to].flags.contains(TypeFlags::DEPENDENT)
                        && matches!(
                            self[operand].kind,
                            ExprKind::Name { entity: Entity::Variable { .. }, .. }
                        );
                }
                ExprKind::Binary { op, lhs, .. } if op != BinaryOp::Comma => self.without_conversions(lhs),
                _ => return false,
            };
        }
    }

    /// Whether an operand of built-in operators is a call of a function that is known, with arguments that are not, or,
    /// beside operands that are not known, of an instance of a function template: only an instantiation computes it.
    pub fn calls_open_function(&self, expr: ExprId, depth: u32) -> bool {
        self.calls_function_beside(expr, !self.is_settled(self.without_conversions(expr)), depth)
    }

    pub(super) fn calls_function_beside(&self, expr: ExprId, open: bool, depth: u32) -> bool {
        let inner = self.without_conversions(expr);
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.calls_function_beside(expr, open, depth + 1)
        };
        match self[inner].kind {
            ExprKind::Call { callee, .. } => {
                let flags = self[inner].flags;
                let waits = flags.contains(ExprFlags::VALUE_DEPENDENT)
                    || open && depth > 0 && self.is_open_function(callee);
                waits && !flags.contains(ExprFlags::TYPE_DEPENDENT) && !self.is_builtin_function(callee)
            }
            ExprKind::Binary { op: BinaryOp::Comma, .. } => false,
            kind @ (ExprKind::Unary { .. } | ExprKind::Cast { .. } | ExprKind::Binary { .. }) => {
                self.any_operand(kind, within)
            }
            // Only the operands of built-in operators are asked about.
            _ => false,
        }
    }

    /// Whether an operand of built-in operators is a variable whose type depends on the parameters of templates, and
    /// can be that of any object: only an instantiation computes with it.
    pub fn reads_open_variable(&self, expr: ExprId) -> bool {
        let mut at = self.without_conversions(expr);
        loop {
            at = match self[at].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    let ty = self[id].ty;
                    return self[ty].flags.contains(TypeFlags::DEPENDENT) && !self.is_scalar(ty);
                }
                ExprKind::Cast { operand, .. } => self.without_conversions(operand),
                ExprKind::Binary { op, lhs, rhs } if op != BinaryOp::Comma => {
                    if self.reads_open_variable(rhs) {
                        return true;
                    }
                    self.without_conversions(lhs)
                }
                _ => return false,
            };
        }
    }

    /// Whether a cast or an operator takes an object that is made of a class template with arguments that depend on
    /// parameters: it may call a function. Operators of constexpr variables (`constant`) are computed all the same.
    pub(super) fn uses_open_object(&self, value: ExprId, constant: bool) -> bool {
        match self[self.without_conversions(value)].kind {
            ExprKind::Cast { style, to, operand } if !self.is_construction(to, style) => {
                self.computes_open_object(operand, 0)
            }
            ExprKind::Binary { .. } | ExprKind::Conditional { .. } => {
                !constant && self.computes_open_object(value, 0)
            }
            _ => false,
        }
    }

    pub(super) fn computes_open_object(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.without_conversions(expr);
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.computes_open_object(expr, depth + 1)
        };
        match self[inner].kind {
            ExprKind::Cast { style, to, .. } if self.is_construction(to, style) => self.is_open_class(to),
            ExprKind::Binary { op: BinaryOp::Comma, .. } => false,
            kind @ (ExprKind::Cast { .. } | ExprKind::Binary { .. } | ExprKind::Conditional { .. }) => {
                self.any_operand(kind, within)
            }
            // Other operands are computed before, or are objects themselves.
            _ => false,
        }
    }
}
