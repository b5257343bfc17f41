//! Initializers: their syntax, and which of them are constants.
//!
//! A constant initializer is printed as an operand, any other as it would stand alone.

mod braced_list;
mod constant;
mod constant_list;
mod copied_value;
mod member_operand;
pub(super) mod zero;

use super::Printer;
use super::change;
use crate::il::*;
use crate::tables::limits;

/// What an initializer initializes.
#[derive(Clone, Copy, Default)]
pub(super) struct Target {
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

impl Printer<'_> {
    /// Prints the initializer of a variable or member with what joins it to the declarator.
    pub(super) fn initializer(&mut self, init: Initializer, target: Target) {
        let required = self.manner.values.required || target.constexpr;
        let computed = target.member_constant || target.constexpr && !target.variable_template;
        self.with(change::Required(required), |p| {
            p.with(change::Computed(computed), |p| p.initializer_as(init, target));
        });
    }

    fn initializer_as(&mut self, init: Initializer, target: Target) {
        let il = self.il;
        match init {
            Initializer::None | Initializer::Range { .. } => {}
            Initializer::Copy { value } => {
                self.text(" = ");
                self.copied(value, target);
            }
            Initializer::Paren { args } => match (&il[args], target.ty) {
                ([value], Some(ty))
                    if target.static_storage && self.is_assigned(ty) && self.is_constant(*value) =>
                {
                    self.text(" = ");
                    self.constant_value(*value, target);
                }
                ([value], _) if self.is_settled_constant(*value, target, false) => {
                    self.text(if target.static_storage { " = " } else { "(" });
                    self.copied(*value, target);
                    self.text(if target.static_storage { "" } else { ")" });
                }
                (values, _) => {
                    self.text("(");
                    let values = match values {
                        [only] if !target.base => {
                            self.initializing_arguments(*only, target.ty).map_or(values, |args| &il[args])
                        }
                        _ => values,
                    };
                    let single = values.len() == 1;
                    self.separated(values, |p, value| {
                        let copied = target.base && !p.is_static_cast(value);
                        let whole = p.initializing_operand(value, target.ty).filter(|_| single && !copied);
                        let value = whole.unwrap_or(value);
                        let inner = p.il.without_conversions(value);
                        let member = matches!(p.il[inner].kind, ExprKind::DependentMember { .. });
                        let comma = matches!(p.il[inner].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
                        let empty =
                            matches!(p.il[inner].kind, ExprKind::Construct { args, .. } if args.is_empty());
                        let elided = single && !target.variable && !target.base && p.around.templates == 0;
                        // Nothing is left of a temporary that is the object itself, or it is printed as a whole.
                        let printed = elided && empty && p.is_elided(inner, target.ty)
                            || single && target.variable && p.initializing_temporary(value, target.ty);
                        if printed {
                            return;
                        }
                        if single && comma && target.ty.is_some_and(|ty| p.is_scalar(ty)) {
                            p.parenthesized(inner);
                        } else if single && member && target.ty.is_some_and(|ty| p.is_scalar(ty)) {
                            p.member_value(inner);
                        } else if single
                            && p.is_constant_for(value, target)
                            && !p.calls_open_function(value, 0)
                            && target.ty.is_none_or(|ty| p.is_scalar(ty))
                        {
                            let zero = empty && target.variable;
                            p.text(if zero { "(" } else { "" });
                            p.constant_value(value, target);
                            p.text(if zero { ")" } else { "" });
                        } else {
                            p.argument(value);
                        }
                    });
                    self.text(")");
                }
            },
            Initializer::Brace { value } => match self.single_scalar(value, target) {
                ScalarBraces::Empty => {
                    self.text("{");
                    self.empty_scalar(target);
                    self.text("}");
                }
                // Only braces make an enumeration of a number.
                ScalarBraces::One(element) if self.is_enumerated(element, target) => {
                    self.text("{");
                    self.parenthesized(self.il.without_conversions(element));
                    self.text("}");
                }
                _ if self.braces_settled(value, target) => {}
                _ => match self.only_string(value, target) {
                    Some(string) => {
                        self.text("{");
                        self.top(string);
                        self.text("}");
                    }
                    None => self.braced_for(value, target),
                },
            },
            Initializer::CopyBrace { value } => {
                self.text(" = ");
                match self.single_scalar(value, target) {
                    ScalarBraces::Empty => self.empty_scalar(target),
                    ScalarBraces::One(element) => self.copied(element, target),
                    ScalarBraces::No => {
                        match self.copied_from_list(value).filter(|_| self.around.templates == 0) {
                            Some(object) => self.copied(object, target),
                            None => self.braced_for(value, target),
                        }
                    }
                }
            }
        }
    }

    /// Whether an object has the very type of the template parameter that initializes it, where that type is open: the
    /// parameter is converted to any other. None where no such parameter initializes it, or where a reference is bound.
    fn has_type_of_parameter(&self, value: ExprId, target: Target) -> Option<bool> {
        let named = |e: ExprId| match self.il[e].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => Some(id),
            _ => None,
        };
        let param = named(value)?;
        let TemplateParamKind::NonType { ty: own, .. } = self.il[param].kind else { return None };
        let ty = self.il[target.ty?].canonical;
        let reference =
            |kind| matches!(kind, TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. });
        let refers = reference(self.il[ty].kind);
        let constant = target.constexpr || target.member_constant;
        // A parameter that is a reference stands for its object, which has a constant address where that counts.
        if reference(self.unqualified(own)) && (refers || self.is_class(ty)) {
            return Some(!refers || target.variable && !target.static_storage && !constant);
        }
        if refers || !self.il[own].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER) {
            return None;
        }
        // Since C++20 the parameter may be an object, which is copied and not converted.
        let object = self.options.standard >= 20;
        if target.variable_template {
            return object.then_some(true);
        }
        let place = |param: TemplateParamId| (self.il[param].depth, self.il[param].index);
        let stated = match self.il[ty].kind {
            TypeKind::Decltype { expr } => {
                named(self.il.without_conversions(expr)).is_some_and(|other| place(other) == place(param))
            }
            _ => false,
        };
        Some(!constant && (object || stated || ty == self.il[own].canonical))
    }

    /// Whether a number initializes an enumeration.
    fn is_enumerated(&self, value: ExprId, target: Target) -> bool {
        let inner = self.il.without_conversions(value);
        target.ty.is_some_and(|ty| matches!(self.unqualified(ty), TypeKind::Enum { .. }))
            && matches!(self.unqualified(self.il[inner].ty), TypeKind::Builtin { .. })
    }

    /// Whether an expression names a specialization of a variable template that is a member of a class template.
    fn is_member_template_id(&self, expr: ExprId) -> bool {
        let ExprKind::Name { entity, args: Some(_), .. } = self.il[expr].kind else { return false };
        let class = self.variable_of(entity).and_then(|variable| self.il[variable].class);
        class.is_some_and(|class| self.is_dependent_class(class))
    }

    pub(super) fn empty_scalar(&mut self, target: Target) {
        match target.ty {
            Some(ty)
                if matches!(
                    self.unqualified(ty),
                    TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. }
                ) =>
            {
                match self.il[ty].flags.contains(TypeFlags::DEPENDENT) {
                    true => self.text("(0)"),
                    false => self.initializing_zero(ty, None),
                }
            }
            Some(ty) if self.is_enum_without_zero(ty) => self.initializing_zero(ty, None),
            Some(ty) => self.braced_zero(ty),
            None => self.text("0"),
        }
    }

    /// Whether the only value in parentheses or braces is a constant that a variable is, or refers to, where its type is
    /// that of a reference or is deduced, or which it copies: printed as it is behind `=`.
    fn is_settled_constant(&self, value: ExprId, target: Target, braced: bool) -> bool {
        let Some(ty) = target.ty else { return false };
        let inner = self.il.without_conversions(value);
        let folded = !braced && (target.constexpr || self.is_constant_target(target));
        let declared = target.variable || target.field;
        if self.binds_lvalue(target) || self.binds_rvalue(target) {
            declared && self.il[inner].category != Category::Prvalue && self.is_constant_for(value, target)
        } else if self.is_class(self.il[inner].ty) {
            (declared || target.member)
                && self.class_made(inner, target.ty).is_some()
                && self.is_constant_copied(value, folded)
        } else {
            let class = matches!(self.unqualified(ty), TypeKind::DeducedClass { .. });
            target.variable
                && !class
                && self.is_settled(inner)
                && self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
                && self.is_constant_for(value, target)
        }
    }

    /// Prints a braced list whose only element is printed as it is behind `=` or alone: a constant, an address, and what
    /// a reference is bound to that is no class object. False if it is no such list.
    fn braces_settled(&mut self, list: ExprId, target: Target) -> bool {
        let Some(only) = self.only_element(list).filter(|_| !target.base) else { return false };
        let inner = self.il.without_conversions(only);
        let class = self.is_class(self.il[inner].ty);
        let reference = self.binds_lvalue(target) || self.binds_rvalue(target);
        let temporary =
            target.variable && reference && !class && self.il[inner].category == Category::Prvalue;
        let list = matches!(self.il[inner].kind, ExprKind::InitList { .. });
        let constant = !(class && self.around.templates > 0 && !reference)
            && (self.is_settled_constant(only, target, true)
                || !target.field && self.is_object_address(only));
        if list || !(constant || temporary && self.is_constant(only)) {
            return false;
        }
        self.text("{");
        match temporary {
            true => self.top(inner),
            false => self.copied(only, target),
        }
        self.text("}");
        true
    }

    /// The only element of a braced list.
    fn only_element(&self, list: ExprId) -> Option<ExprId> {
        match self.il[self.il.without_conversions(list)].kind {
            ExprKind::InitList { elements, .. } => match self.il[elements] {
                [only] => Some(only),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether an initializer in parentheses becomes one behind `=`: for scalars and arrays.
    fn is_assigned(&self, ty: TypeId) -> bool {
        self.is_scalar(ty)
            || matches!(
                self.unqualified(ty),
                TypeKind::Array { .. } | TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
    }

    /// Prints a value behind `=`.
    fn copied(&mut self, value: ExprId, target: Target) {
        let inner = self.il.without_conversions(value);
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let comma = matches!(self.il[inner].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
        if comma && !self.il[inner].flags.intersects(dependent) && !self.is_class(self.il[inner].ty) {
            return match self.discards_nothing(inner) {
                true => self.top(inner),
                false => self.parenthesized(inner),
            };
        }
        if self.names_static_by_object(inner) && !self.binds_lvalue(target) && !self.binds_rvalue(target) {
            let constant = match self.il[inner].kind {
                ExprKind::Member { entity: Entity::Variable { id }, .. } => {
                    let v = &self.il[id];
                    v.flags.contains(VariableFlags::CONSTEXPR) || self.is_constant_object(v.ty)
                }
                _ => true,
            };
            self.text(if constant { "" } else { "(" });
            self.parenthesized(inner);
            return self.text(if constant { "" } else { ")" });
        }
        let flags = self.il[inner].flags;
        if let ExprKind::Construct { to, args, .. } = self.il[inner].kind
            && args.is_empty()
            && matches!(self.unqualified(to), TypeKind::Param { .. })
            && (target.constexpr || target.ty.is_some_and(|ty| self.is_constant_object(ty)))
            && !self.binds_lvalue(target)
        {
            return self.parenthesized(inner);
        }
        if matches!(self.il[inner].kind, ExprKind::Unary { op: UnaryOp::Plus, operand }
            if matches!(self.il[self.il.without_conversions(operand)].kind, ExprKind::Lambda { .. }))
        {
            return self.parenthesized(inner);
        }
        if target.ty.is_some() && self.initializing_cast(value, target.ty) {
            return;
        }
        if let Some(ty) = target.ty
            && self.shows_copy(inner, ty, target)
        {
            self.text("((");
            self.type_id(ty);
            self.text(")(");
            self.top(inner);
            return self.text("))");
        }
        if let Some(same) = self.has_type_of_parameter(inner, target) {
            return if same { self.top(inner) } else { self.parenthesized(inner) };
        }
        if self.is_open_new(inner) {
            return self.member_value(inner);
        }
        let folded = target.constexpr || self.is_constant_target(target);
        let open_target = target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::DEPENDENT));
        if self.is_constant_copied(value, folded)
            && !open_target
            && !self.binds_lvalue(target)
            && !self.binds_rvalue(target)
        {
            return self.parenthesized(inner);
        }
        let open = flags.contains(ExprFlags::TYPE_DEPENDENT)
            || (flags.intersects(dependent) && !self.is_constant(inner));
        // The initializer of a variable template is not kept as a constant.
        let local_constant = target.constexpr && !target.variable_template;
        let open_choice = open
            && matches!(self.il[inner].kind, ExprKind::Conditional { .. })
            && self.is_constant_but_for_temporaries(inner, 0);
        let dependent_operator =
            flags.contains(ExprFlags::TYPE_DEPENDENT) && self.is_operator(inner) || open_choice;
        let open_address = local_constant && self.is_open_element_address(inner);
        if open_address || self.binds_lvalue(target) && self.is_open_element(inner) {
            self.top(inner);
        } else if local_constant && (dependent_operator || self.is_member_template_id(inner)) {
            self.parenthesized(inner);
        } else if target.member_constant && open {
            match comma {
                true => self.top(inner),
                false => self.parenthesized(inner),
            }
        } else if let ExprKind::DependentMember { base, arrow, .. } = self.il[inner].kind {
            let open_object = self.is_open_object(base, arrow);
            match self.binds_rvalue(target) {
                true if open_object => self.member_value(inner),
                true => {
                    self.text("(");
                    self.member_value(inner);
                    self.text(")");
                }
                // Whose member it is is not known at all: it is no conversion of that to anything but a class.
                false
                    if open_object
                        && !self.is_open_class_target(target)
                        && !self.is_class_target(target)
                        && (local_constant || !self.binds_lvalue(target)) =>
                {
                    self.parenthesized(inner);
                }
                false => self.member_value(inner),
            }
        } else if self.binds_rvalue(target) && self.has_open_type(inner) && self.is_constant(inner) {
            self.parenthesized(inner);
        } else if let ExprKind::CompoundLiteral { list, .. } = self.il[inner].kind
            && target.ty.is_some_and(|ty| self.is_class(ty))
        {
            self.braced_for(list, target);
        } else if matches!(self.il[inner].kind, ExprKind::String { .. }) && self.is_array(target.ty) {
            self.top(inner);
        } else if let Some(ty) = self.zero_type(inner)
            && inner == value
            && target.ty.is_none_or(|ty| !self.il[ty].flags.contains(TypeFlags::DEPENDENT))
        {
            self.initializing_zero(ty, target.ty);
        } else if self.begins_with_open_member(inner)
            && self.is_open_class(self.il[inner].ty)
            && target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER))
        {
            self.member_value(inner);
        } else if matches!(self.il[inner].kind, ExprKind::ConstructBrace { .. })
            && self.is_constant(inner)
            && !self.binds_lvalue(target)
            && !self.is_class_target(target)
        {
            self.parenthesized(inner);
        } else if self.is_constant_for(value, target)
            && !self.is_class_target(target)
            && !self.is_open_class_target(target)
            && !self.is_string_of_open_type(inner, target)
        {
            self.constant_value(value, target);
        } else if self.keeps_parentheses(inner, target) {
            self.parenthesized(inner);
        } else {
            self.top(value);
        }
    }

    /// Whether a cast shows the copy that initializes an object of a dependent type: where that is a class and the
    /// object a constant, and where `T{}` initializes a variable of the very type `T`.
    fn shows_copy(&self, value: ExprId, ty: TypeId, target: Target) -> bool {
        let open = self.has_open_type(value);
        match self.unqualified(ty) {
            TypeKind::Instance { .. } if self.is_open_class(ty) => {
                target.constexpr && !target.variable_template && open
            }
            TypeKind::Class { class } => {
                target.constexpr && !target.variable_template && open && self.is_dependent_class(class)
            }
            TypeKind::Param { .. } | TypeKind::DependentName { .. } => {
                let constant = matches!(self.il[self.il[ty].canonical].kind, TypeKind::Qualified { .. });
                !constant
                    && !target.constexpr
                    && !target.member_constant
                    && matches!(self.il[value].kind, ExprKind::ConstructBrace { to, .. }
                        if self.il[to].canonical == self.il[ty].canonical)
                    && self.is_open_temporary(value)
                    && self.is_constant(value)
            }
            _ => false,
        }
    }

    /// Whether a comma only gives its right side, a constant: the left one does nothing.
    fn discards_nothing(&self, comma: ExprId) -> bool {
        let ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } = self.il[comma].kind else { return false };
        let inner = self.il.without_conversions(lhs);
        self.is_constant(rhs) && (self.is_plain(inner) || self.is_constant(inner))
    }

    /// Whether an expression is a comma whose type an instantiation settles.
    fn is_open_comma(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Binary { op: BinaryOp::Comma, .. }) && !self.is_settled(expr)
    }

    /// Whether an expression is a built-in operator other than a comma.
    fn is_operator(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Binary { op, .. } => op != BinaryOp::Comma,
            ExprKind::Unary { .. } => true,
            _ => false,
        }
    }

    /// Whether parentheses around an initializer say what type is deduced.
    fn keeps_parentheses(&self, value: ExprId, target: Target) -> bool {
        target.ty.is_some_and(|ty| matches!(self.il[ty].kind, TypeKind::DecltypeAuto { .. }))
            && self.il[value].flags.contains(ExprFlags::PARENTHESIZED)
    }

    /// Whether an initializer is a constant for its target: a reference is one when it binds to an object with
    /// static storage.
    fn is_constant_for(&self, value: ExprId, target: Target) -> bool {
        let reference = target.ty.is_some_and(|ty| {
            matches!(
                self.unqualified(ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        });
        let folded = target.constexpr || target.member_constant || self.around.templates == 0;
        if !target.constexpr && self.converts_variable(value)
            || !target.constexpr && !target.static_storage && self.casts_address(value)
        {
            return false;
        }
        if self.computes_with_member(value) {
            return true;
        }
        let constant = target.ty.is_some_and(|ty| self.is_constant_number(ty));
        if !folded
            && (!constant && self.calls_function(value)
                || !target.static_storage
                    && !self.is_constant_target(target)
                    && (self.is_element_address(value)
                        || self.around.functions > 0
                            && self.is_object_address(value)
                            && !self.deduces_from_template_id(value, target))
                || self.reads_open_variable(value)
                || self.calls_open_function(value, 0))
            || target.member && (self.is_object_address(value) || self.is_element_address(value))
            || target.variable_template && self.calls_open_function(value, 0)
            || (!target.constexpr || target.variable_template)
                && !target.member_constant
                && self.reads_variable_beside_open(value, 0)
            || self.chooses_call(value, 0)
            || self.uses_open_object(value, target.constexpr && !target.variable_template)
        {
            return false;
        }
        if reference {
            let inner = self.il.without_conversions(value);
            if self.is_parameter_object(inner) {
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

    /// Whether an initializer is an address that `reinterpret_cast` gives another type, or a function's that any cast does.
    fn casts_address(&self, value: ExprId) -> bool {
        let ExprKind::Cast { style, operand, .. } = self.il[self.il.without_conversions(value)].kind else {
            return false;
        };
        let inner = self.il.without_conversions(operand);
        let named = match self.il[inner].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => inner,
        };
        let function = self.is_function(named)
            || matches!(
                self.il[named].kind,
                ExprKind::Overload { .. } | ExprKind::Name { entity: Entity::Template { .. }, .. }
            );
        let reinterprets = style == CastStyle::Reinterpret;
        reinterprets && (function || self.is_object_address(operand))
            || function && named == inner
            || self.casts_address(operand)
    }

    fn is_constant_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.is_constant_object(ty))
    }

    /// Whether a variable of this type is a constant number, or is so with the type that is deduced for it: its
    /// initializer is computed at once.
    fn is_constant_number(&self, ty: TypeId) -> bool {
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Qualified { base, quals } if quals == Qualifiers::CONST => {
                matches!(self.il[base].kind, TypeKind::Builtin { .. } | TypeKind::Auto { .. })
            }
            _ => false,
        }
    }

    /// Whether a pointer to something dependent initializes an object of another scalar type: that converts it, which
    /// only an instantiation says.
    fn converts_open_pointer(&self, expr: ExprId, target: Target) -> bool {
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[expr].kind else { return false };
        let from = self.il[id].ty;
        let TypeKind::Pointer { to } = self.unqualified(from) else { return false };
        self.il[from].flags.contains(TypeFlags::DEPENDENT)
            && target.ty.is_some_and(|ty| match self.unqualified(ty) {
                TypeKind::Pointer { to: other } => self.il[other].canonical != self.il[to].canonical,
                TypeKind::Builtin { .. } => true,
                _ => false,
            })
    }

    /// Whether an expression is the address of an element of an array, or computed from an address, and does not
    /// depend on the parameters of templates: templates keep that as it is.
    fn is_element_address(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        if !self.is_settled(inner) && !matches!(self.il[inner].kind, ExprKind::Cast { .. }) {
            return false;
        }
        let pointer = |e: ExprId| matches!(self.unqualified(self.il[e].ty), TypeKind::Pointer { .. });
        match self.il[inner].kind {
            ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, .. } => {
                self.is_settled(inner) && pointer(inner)
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                matches!(self.il[operand].kind, ExprKind::Subscript { .. })
            }
            ExprKind::Cast { operand, .. } => self.is_element_address(operand),
            _ => false,
        }
    }

    /// Whether an expression is the address of an object, function or string literal, converted or not: functions of
    /// templates keep it as it is.
    fn is_object_address(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let ty = self.unqualified(self.il[inner].ty);
        match self.il[inner].kind {
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
    fn is_member_of_open_class(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Name { entity: Entity::Function { id }, .. }
            if self.il[id].class.is_some_and(|class| self.is_dependent_class(class)))
    }

    /// Whether the address of a specialization of a function template gives a variable its type.
    fn deduces_from_template_id(&self, value: ExprId, target: Target) -> bool {
        let deduced = target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER));
        let ExprKind::Unary { operand, .. } = self.il[self.il.without_conversions(value)].kind else {
            return false;
        };
        let named = matches!(
            self.il[operand].kind,
            ExprKind::Name { args: Some(_), .. } | ExprKind::Overload { args: Some(_), .. }
        );
        deduced && named && self.is_function(operand)
    }

    /// Whether an expression designates a template parameter object or a part of it.
    pub(super) fn is_parameter_object(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                matches!(self.il[id].kind, TemplateParamKind::NonType { ty, .. }
                    if self.is_class(ty) || self.il[ty].flags.contains(TypeFlags::PLACEHOLDER))
            }
            ExprKind::Member { base, arrow: false, .. } => self.is_parameter_object(base),
            _ => false,
        }
    }

    /// Whether an expression does not depend on the parameters of templates.
    pub(super) fn is_settled(&self, expr: ExprId) -> bool {
        !self.il[expr].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
    }

    /// Whether an operand of built-in operators is a call of a function that is known.
    fn calls_function(&self, expr: ExprId) -> bool {
        let mut at = self.il.without_conversions(expr);
        loop {
            at = match self.il[at].kind {
                ExprKind::Call { callee, .. } => {
                    return self.is_settled(at) || self.is_namespace_function(callee);
                }
                ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => {
                    self.il.without_conversions(operand)
                }
                ExprKind::Conditional { condition, .. } => self.il.without_conversions(condition),
                ExprKind::Binary { op, lhs, rhs } if op != BinaryOp::Comma => {
                    let rhs = self.il.without_conversions(rhs);
                    if matches!(self.il[rhs].kind, ExprKind::Call { .. }) && self.is_settled(rhs) {
                        return true;
                    }
                    self.il.without_conversions(lhs)
                }
                _ => return false,
            };
        }
    }

    /// Whether what is called is a function of a namespace.
    fn is_namespace_function(&self, callee: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(callee)].kind,
            ExprKind::Name { entity: Entity::Function { id }, .. }
                if self.il[id].class.is_none() && self.il[id].builtin.is_none())
    }

    /// Whether the first operand of built-in operators is a variable that is cast to a type which only an instantiation
    /// knows.
    fn converts_variable(&self, expr: ExprId) -> bool {
        let mut at = self.il.without_conversions(expr);
        loop {
            at = match self.il[at].kind {
                ExprKind::Cast { to, operand, .. } => {
                    let operand = self.il.without_conversions(operand);
                    return self.il[to].flags.contains(TypeFlags::DEPENDENT)
                        && matches!(
                            self.il[operand].kind,
                            ExprKind::Name { entity: Entity::Variable { .. }, .. }
                        );
                }
                ExprKind::Binary { op, lhs, .. } if op != BinaryOp::Comma => self.il.without_conversions(lhs),
                _ => return false,
            };
        }
    }

    /// Whether an operand of built-in operators is a call that is no constant as such: the condition or a result of a
    /// conditional expression that only an instantiation decides, what a cast converts, or a call of a member or with
    /// converted arguments.
    fn chooses_call(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within =
            |expr: ExprId| depth < limits::CALLING_OPERAND_NESTING && self.chooses_call(expr, depth + 1);
        let called = |expr: ExprId| {
            matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Call { callee, .. }
                if !self.is_builtin_function(callee))
        };
        match self.il[inner].kind {
            ExprKind::Call { callee, .. } => {
                !self.is_settled(inner)
                    && (depth == 0 || !self.is_deferred_call(inner))
                    && !self.is_builtin_function(callee)
            }
            ExprKind::Cast { operand, .. } => !self.is_settled(operand) && called(operand) || within(operand),
            ExprKind::Binary { op, lhs, rhs } => op != BinaryOp::Comma && (within(lhs) || within(rhs)),
            ExprKind::Conditional { condition, then, otherwise } if !self.is_settled(inner) => {
                let parts = [Some(condition), then, Some(otherwise)];
                parts.into_iter().flatten().any(|part| called(part) || within(part))
            }
            // Other operands choose nothing, or are no operands of built-in operators.
            _ => false,
        }
    }

    /// Whether an operand of built-in operators is a call of a function that is known, with arguments that are not, or,
    /// beside operands that are not known, of an instance of a function template: only an instantiation computes it.
    pub(super) fn calls_open_function(&self, expr: ExprId, depth: u32) -> bool {
        self.calls_function_beside(expr, !self.is_settled(self.il.without_conversions(expr)), depth)
    }

    fn calls_function_beside(&self, expr: ExprId, open: bool, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.calls_function_beside(expr, open, depth + 1)
        };
        match self.il[inner].kind {
            ExprKind::Call { callee, .. } => {
                let flags = self.il[inner].flags;
                let waits = flags.contains(ExprFlags::VALUE_DEPENDENT)
                    || open && depth > 0 && self.is_open_function(callee);
                waits && !flags.contains(ExprFlags::TYPE_DEPENDENT) && !self.is_builtin_function(callee)
            }
            ExprKind::Binary { op: BinaryOp::Comma, .. } => false,
            kind @ (ExprKind::Unary { .. } | ExprKind::Cast { .. } | ExprKind::Binary { .. }) => {
                self.il.any_operand(kind, within)
            }
            // Only the operands of built-in operators are asked about.
            _ => false,
        }
    }

    /// Whether an operand of built-in operators is a variable whose type depends on the parameters of templates, and
    /// can be that of any object: only an instantiation computes with it.
    pub(super) fn reads_open_variable(&self, expr: ExprId) -> bool {
        let mut at = self.il.without_conversions(expr);
        loop {
            at = match self.il[at].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    let ty = self.il[id].ty;
                    return self.il[ty].flags.contains(TypeFlags::DEPENDENT) && !self.is_scalar(ty);
                }
                ExprKind::Cast { operand, .. } => self.il.without_conversions(operand),
                ExprKind::Binary { op, lhs, rhs } if op != BinaryOp::Comma => {
                    if self.reads_open_variable(rhs) {
                        return true;
                    }
                    self.il.without_conversions(lhs)
                }
                _ => return false,
            };
        }
    }

    /// Whether a cast or an operator takes an object that is made of a class template with arguments that depend on
    /// parameters: it may call a function. Operators of constexpr variables (`constant`) are computed all the same.
    fn uses_open_object(&self, value: ExprId, constant: bool) -> bool {
        match self.il[self.il.without_conversions(value)].kind {
            ExprKind::Cast { style, to, operand } if !self.is_construction(to, style) => {
                self.computes_open_object(operand, 0)
            }
            ExprKind::Binary { .. } | ExprKind::Conditional { .. } => {
                !constant && self.computes_open_object(value, 0)
            }
            _ => false,
        }
    }

    fn computes_open_object(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let within = |expr: ExprId| {
            depth < limits::CALLING_OPERAND_NESTING && self.computes_open_object(expr, depth + 1)
        };
        match self.il[inner].kind {
            ExprKind::Cast { style, to, .. } if self.is_construction(to, style) => self.is_open_class(to),
            ExprKind::Binary { op: BinaryOp::Comma, .. } => false,
            kind @ (ExprKind::Cast { .. } | ExprKind::Binary { .. } | ExprKind::Conditional { .. }) => {
                self.il.any_operand(kind, within)
            }
            // Other operands are computed before, or are objects themselves.
            _ => false,
        }
    }

    /// Whether an expression designates an element of an array, or what a pointer points to, that only an instantiation
    /// knows.
    fn is_open_element(&self, expr: ExprId) -> bool {
        !self.is_settled(expr)
            && matches!(
                self.il[expr].kind,
                ExprKind::Subscript { .. } | ExprKind::Unary { op: UnaryOp::Deref, .. }
            )
    }

    fn is_open_element_address(&self, expr: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Unary { op: UnaryOp::Address, operand }
            if self.is_open_element(operand))
    }

    fn binds_rvalue(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| matches!(self.unqualified(ty), TypeKind::RvalueReference { .. }))
    }

    fn binds_lvalue(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| matches!(self.unqualified(ty), TypeKind::LvalueReference { .. }))
    }

    pub(super) fn is_array(&self, ty: Option<TypeId>) -> bool {
        ty.is_some_and(|ty| matches!(self.unqualified(ty), TypeKind::Array { .. }))
    }

    pub(super) fn is_class_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.is_class(ty))
    }

    /// Whether what is initialized is an object of a class template with arguments that depend on parameters.
    fn is_open_class_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.is_open_class(ty))
    }

    /// Whether a string literal initializes something of which only an instantiation knows the type.
    fn is_string_of_open_type(&self, value: ExprId, target: Target) -> bool {
        let open = target.ty.is_some_and(|ty| {
            matches!(self.unqualified(ty), TypeKind::Param { .. } | TypeKind::DependentName { .. })
        });
        open && matches!(self.il[value].kind, ExprKind::String { .. })
    }

    /// Prints a constant that initializes: in parentheses unless it is a name, a call or a literal of the very
    /// type.
    pub(super) fn constant_value(&mut self, value: ExprId, target: Target) {
        let inner = self.il.without_conversions(value);
        let converted = matches!(self.il[value].kind, ExprKind::Implicit { conversion, .. }
            if !matches!(conversion, ConversionKind::FunctionToPointer | ConversionKind::User))
            || self.converts_open_pointer(inner, target);
        let dependent = target.ty.is_some_and(|ty| {
            let flags = self.il[ty].flags;
            let placeholder = flags.contains(TypeFlags::PLACEHOLDER)
                && self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
                && !matches!(self.il[inner].kind, ExprKind::Call { .. });
            let member = matches!(self.unqualified(ty), TypeKind::DependentTemplate { .. });
            (flags.contains(TypeFlags::DEPENDENT) || placeholder) && !self.is_function(inner) && !member
        });
        let bound = target.ty.is_some_and(|ty| {
            matches!(
                self.unqualified(ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        });
        let function = self.is_function(inner);
        if let (Some(ty), false) = (self.zero_type(inner), converted || dependent) {
            return self.initializing_zero(ty, target.ty);
        }
        let named = match self.il[inner].kind {
            ExprKind::Dependent { .. } | ExprKind::Construct { .. } => true,
            ExprKind::Name { entity: Entity::Variable { .. }, .. } => {
                target.constexpr || target.member_constant
            }
            _ => false,
        };
        let unknown = named && self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT);
        let dependent = dependent || unknown;
        let comma = self.keeps_parentheses(inner, target)
            || matches!(self.il[inner].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
        // `T()` that initializes a `T` is an object, not a constant.
        let object = matches!(self.il[inner].kind, ExprKind::Construct { to, .. }
            if target.ty.is_some_and(|ty| self.is_object_of(ty, to)));
        // A variable alone that initializes something of an open type is no constant that is computed.
        let variable = dependent
            && matches!(self.il[inner].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. })
            && !target.constexpr
            && !target.member_constant
            && !self.converts_open_pointer(inner, target);
        let wrapped = bound
            || ((converted || dependent)
                && !variable
                && !function
                && !object
                && (dependent || !self.is_float_of_own_type(value)));
        if object || (comma && self.is_open_comma(inner)) {
            self.top(inner);
        } else if comma || (wrapped && !self.prints_own_parentheses(inner)) {
            self.parenthesized(inner);
        } else if converted
            && !target.static_storage
            && matches!(self.il[inner].kind, ExprKind::CompoundLiteral { .. })
        {
            self.top(inner);
        } else if self.is_converted_call(inner) {
            // The initialization is what it is converted for.
            self.top(inner);
        } else {
            self.operand(value);
        }
    }

    /// Whether a variable of type `target` is, or refers to, an object of type `made`.
    pub(super) fn is_object_of(&self, target: TypeId, made: TypeId) -> bool {
        let object = match self.unqualified(target) {
            TypeKind::LvalueReference { to } => to,
            _ => target,
        };
        self.unqualified(object) == self.unqualified(made)
    }

    fn is_float_of_own_type(&self, value: ExprId) -> bool {
        matches!(self.il[value].kind, ExprKind::Float { .. })
    }

    /// What the braces around the initializer of a scalar hold.
    fn single_scalar(&self, list: ExprId, target: Target) -> ScalarBraces {
        if !target.ty.is_some_and(|ty| self.is_scalar(ty)) {
            return ScalarBraces::No;
        }
        match self.il[self.il.without_conversions(list)].kind {
            ExprKind::InitList { elements, .. } => match &self.il[elements] {
                [] => ScalarBraces::Empty,
                [element] => ScalarBraces::One(*element),
                _ => ScalarBraces::No,
            },
            _ => ScalarBraces::No,
        }
    }
}

/// The braces around the initializer of a scalar.
enum ScalarBraces {
    /// Not a scalar, or not braces around at most one value.
    No,
    Empty,
    One(ExprId),
}
