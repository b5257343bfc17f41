//! Initializers: their syntax. Which of them are constants says `finalize`.
//!
//! A constant initializer is printed as an operand, any other as it would stand alone.

mod braced_list;
mod constant_list;
mod copied_value;
pub(super) mod zero;

use super::Printer;
use super::change;
use crate::finalize::Target;
use crate::il::*;

impl Printer<'_> {
    /// Prints the initializer of a variable or member with what joins it to the declarator.
    pub(super) fn initializer(&mut self, init: Initializer, target: Target) {
        let required = self.manner.values.required || target.constexpr;
        let computed = target.member_constant || target.constexpr && !target.variable_template;
        // The type of a static data member is deduced from a constant that is computed as a whole.
        let placeholder = target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER));
        let member = target.static_storage && matches!(self.il[self.scope].kind, ScopeKind::Class { .. });
        let whole = self.manner.values.whole_constant
            || (target.member_constant || target.constexpr && member) && placeholder;
        let objects = target.constexpr || target.member_constant;
        self.with(change::Required(required), |p| {
            p.with(change::Computed(computed), |p| {
                p.with(change::WholeConstant(whole), |p| {
                    p.with(change::FoldsObjects(objects), |p| p.initializer_as(init, target));
                });
            });
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
                    if target.static_storage
                        && self.is_assigned(ty)
                        && self.constants().is_constant(*value) =>
                {
                    self.text(" = ");
                    self.constant_value(*value, target);
                }
                ([value], _) if self.is_settled_constant(*value, target, false) => {
                    self.text(if target.static_storage { " = " } else { "(" });
                    self.copied(*value, target);
                    self.text(if target.static_storage { "" } else { ")" });
                }
                (values, Some(ty)) if target.variable && self.deduces_open_class(values, ty) => {
                    self.deduced_object(values, ty);
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
                        if single && p.is_of_open_enumeration(inner, target) {
                            p.top(inner);
                        } else if single && comma && target.ty.is_some_and(|ty| p.il.is_scalar(ty)) {
                            p.parenthesized(inner);
                        } else if single && member && p.binds_rvalue(target) {
                            p.text("(");
                            p.member_value(inner);
                            p.text(")");
                        } else if single
                            && member
                            && (p.binds_lvalue(target) || target.ty.is_some_and(|ty| p.il.is_scalar(ty)))
                        {
                            p.member_value(inner);
                        } else if single
                            && p.constants().is_constant_for(value, target)
                            && !p.il.calls_open_function(value, 0)
                            && target.ty.is_none_or(|ty| p.il.is_scalar(ty))
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
                        let bound =
                            self.only_element(value).filter(|only| self.is_bound_alone(*only, target));
                        let settled = self.around.templates == 0;
                        match bound.or_else(|| self.copied_from_list(value).filter(|_| settled)) {
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
        if reference(self.il.unqualified(own)) && (refers || self.il.is_class(ty)) {
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
        target.ty.is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::Enum { .. }))
            && matches!(self.il.unqualified(self.il[inner].ty), TypeKind::Builtin { .. })
    }

    /// Whether an expression names a specialization of a variable template that is a member of a class template.
    fn is_member_template_id(&self, expr: ExprId) -> bool {
        let ExprKind::Name { entity, args: Some(_), .. } = self.il[expr].kind else { return false };
        let class = self.variable_of(entity).and_then(|variable| self.il[variable].class);
        class.is_some_and(|class| self.il.is_dependent_class(class))
    }

    pub(super) fn empty_scalar(&mut self, target: Target) {
        match target.ty {
            Some(ty)
                if matches!(
                    self.il.unqualified(ty),
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
    pub(super) fn is_settled_constant(&self, value: ExprId, target: Target, braced: bool) -> bool {
        let Some(ty) = target.ty else { return false };
        let inner = self.il.without_conversions(value);
        let folded = !braced && (target.constexpr || self.il.is_constant_target(target));
        let declared = target.variable || target.field;
        if self.binds_lvalue(target) || self.binds_rvalue(target) {
            declared
                && self.il[inner].category != Category::Prvalue
                && self.constants().is_constant_for(value, target)
        } else if self.il.is_class(self.il[inner].ty) {
            (declared || target.member)
                && self.class_made(inner, target.ty).is_some()
                && self.is_constant_copied(value, folded)
        } else {
            let class = matches!(self.il.unqualified(ty), TypeKind::DeducedClass { .. });
            target.variable
                && !class
                && self.il.is_settled(inner)
                && self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
                && self.constants().is_constant_for(value, target)
        }
    }

    /// Prints a braced list whose only element is printed as it is behind `=` or alone: a constant, an address, and what
    /// a reference is bound to that is no class object. False if it is no such list.
    fn braces_settled(&mut self, list: ExprId, target: Target) -> bool {
        let Some(only) = self.only_element(list).filter(|_| !target.base) else { return false };
        let inner = self.il.without_conversions(only);
        let class = self.il.is_class(self.il[inner].ty);
        let reference = self.binds_lvalue(target) || self.binds_rvalue(target);
        let temporary =
            target.variable && reference && !class && self.il[inner].category == Category::Prvalue;
        let list = matches!(self.il[inner].kind, ExprKind::InitList { .. });
        let constant = !(class && self.around.templates > 0 && !reference)
            && (self.is_settled_constant(only, target, true)
                || !target.field && !self.is_class_target(target) && self.il.is_object_address(only));
        if list || !(constant || temporary && self.constants().is_constant(only)) {
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

    /// Whether the only element of a list is what a reference is bound to, or gives the value of a scalar that it is bound
    /// to: braces say nothing then.
    fn is_bound_alone(&self, only: ExprId, target: Target) -> bool {
        let Some(TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to }) =
            target.ty.map(|ty| self.il.unqualified(ty))
        else {
            return false;
        };
        let e = &self.il[self.il.without_conversions(only)];
        self.il.is_scalar(to)
            || e.category != Category::Prvalue
                && self.il.is_class(to) == self.il.is_class(e.ty)
                && self.il.is_array(Some(to)) == self.il.is_array(Some(e.ty))
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
        self.il.is_scalar(ty)
            || matches!(
                self.il.unqualified(ty),
                TypeKind::Array { .. } | TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
    }

    /// Prints a value behind `=`.
    fn copied(&mut self, value: ExprId, target: Target) {
        let inner = self.il.without_conversions(value);
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let comma = matches!(self.il[inner].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
        if comma && !self.il[inner].flags.intersects(dependent) && !self.il.is_class(self.il[inner].ty) {
            return match self.discards_nothing(inner) {
                true => self.top(inner),
                false => self.parenthesized(inner),
            };
        }
        if self.names_static_by_object(inner) && !self.binds_lvalue(target) && !self.binds_rvalue(target) {
            let constant = match self.il[inner].kind {
                ExprKind::Member { entity: Entity::Variable { id }, .. } => {
                    let v = &self.il[id];
                    v.flags.contains(VariableFlags::CONSTEXPR) || self.il.is_constant_object(v.ty)
                }
                _ => true,
            };
            self.text(if constant { "" } else { "(" });
            self.parenthesized(inner);
            return self.text(if constant { "" } else { ")" });
        }
        let flags = self.il[inner].flags;
        let deduces = self.deduces_exactly(target);
        if deduces && self.names_entity(inner) && !flags.contains(ExprFlags::PARENTHESIZED) {
            return self.top(inner);
        }
        if let ExprKind::Construct { to, args, .. } = self.il[inner].kind
            && args.is_empty()
            && matches!(self.il.unqualified(to), TypeKind::Param { .. })
            && (target.constexpr || target.ty.is_some_and(|ty| self.il.is_constant_object(ty)))
            && !self.binds_lvalue(target)
        {
            return self.parenthesized(inner);
        }
        if matches!(self.il[inner].kind, ExprKind::Unary { op: UnaryOp::Plus, operand }
            if matches!(self.il[self.il.without_conversions(operand)].kind, ExprKind::Lambda { .. }))
        {
            return self.parenthesized(inner);
        }
        if self.is_temporary_of_open_member(inner) && self.class_made(inner, target.ty).is_none() {
            return match self.il[inner].kind {
                // The object is the very one that is made.
                kind if self.has_type_made(inner, target.ty) => match kind {
                    ExprKind::Cast { to, operand, .. } if self.il.is_construction(to, CastStyle::C) => {
                        self.plain_cast(CastStyle::C, to, operand)
                    }
                    _ => self.top(inner),
                },
                _ => self.value_of_open_member(inner, target.ty),
            };
        }
        if target.ty.is_some() && self.initializing_cast(value, target.ty) {
            return;
        }
        // What a pointer that is made of a number points to is a constant, unless an instantiation converts it.
        if matches!(self.il[inner].kind, ExprKind::Unary { op: UnaryOp::Deref, operand }
            if matches!(self.il[self.il.without_conversions(operand)].kind, ExprKind::Cast { .. }))
            && (self.constants().is_constant(inner) && !self.binds_lvalue(target)
                || self.binds_lvalue(target) && self.is_numbered_object(inner))
            && !self.binds_rvalue(target)
        {
            return match target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::DEPENDENT)) {
                true => self.top(inner),
                false => self.parenthesized(inner),
            };
        }
        if let Some(ty) = target.ty
            && self.shows_copy(inner, ty, target)
        {
            self.text("((");
            // The member of a class template is one of each instance: what it is made of is named from outside.
            let outside = matches!(self.il[self.scope].kind, ScopeKind::Class { .. });
            self.with(change::Outside(outside), |p| {
                p.type_id(ty);
                p.text(")(");
                p.top(inner);
            });
            return self.text("))");
        }
        if let Some(same) = self.has_type_of_parameter(inner, target) {
            return if same { self.top(inner) } else { self.parenthesized(inner) };
        }
        if self.is_open_new(inner) {
            return self.member_value(inner);
        }
        // What the list initializes only an instantiation knows.
        if self.around.templates > 0
            && let ExprKind::Cast { style, to, operand } = self.il[inner].kind
            && self.is_cast_of_list(style, operand)
            && self.il[to].flags.contains(TypeFlags::DEPENDENT)
        {
            return self.top(inner);
        }
        let folded = target.constexpr || self.il.is_constant_target(target);
        let open_target = target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::DEPENDENT));
        if self.is_constant_copied(value, folded)
            && !open_target
            && !self.binds_lvalue(target)
            && !self.binds_rvalue(target)
        {
            return self.parenthesized(inner);
        }
        let open = flags.contains(ExprFlags::TYPE_DEPENDENT)
            || (flags.intersects(dependent) && !self.constants().is_constant(inner));
        // The initializer of a variable template is not kept as a constant.
        let local_constant = target.constexpr && !target.variable_template;
        let open_choice = open
            && matches!(self.il[inner].kind, ExprKind::Conditional { .. })
            && self.constants().is_constant_but_for_temporaries(inner, 0);
        let dependent_operator = (flags.contains(ExprFlags::TYPE_DEPENDENT) && self.is_operator(inner)
            || open_choice)
            && !self.chooses_unknown_call(inner);
        let open_address = local_constant && self.is_open_element_address(inner);
        if open_address || self.binds_lvalue(target) && self.is_open_element(inner) {
            self.top(inner);
        } else if local_constant
            && (dependent_operator || self.is_open_object_chosen(inner) || self.is_member_template_id(inner))
        {
            self.parenthesized(inner);
        } else if !target.constexpr && !deduces && self.is_open_aggregate(inner) {
            self.top(inner);
        } else if target.member_constant
            && (open
                || self.constants().is_deferred_call(inner)
                || matches!(self.il[inner].kind, ExprKind::Conditional { .. }) && flags.intersects(dependent))
        {
            match comma {
                true => self.top(inner),
                false => self.parenthesized(inner),
            }
        } else if let ExprKind::DependentMember { base, arrow, .. } = self.il[inner].kind {
            let open_object = self.constants().is_open_object(base, arrow);
            match self.binds_rvalue(target) {
                true if open_object => self.member_value(inner),
                _ if deduces => {
                    self.text("(");
                    self.member_value(inner);
                    self.text(")");
                }
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
        } else if self.binds_rvalue(target)
            && !self.is_open_operator(inner)
            && self.il.has_open_type(inner)
            && self.constants().is_constant(inner)
        {
            self.parenthesized(inner);
        } else if let ExprKind::CompoundLiteral { list, .. } = self.il[inner].kind
            && target.ty.is_some_and(|ty| self.il.is_class(ty))
        {
            match self.constants().is_constant(list) {
                true => self.braced_for(list, target),
                false => self.top(inner),
            }
        } else if let ExprKind::Extension { operand } = self.il[inner].kind
            && matches!(self.il[operand].kind, ExprKind::CompoundLiteral { .. })
        {
            self.top(operand);
        } else if matches!(self.il[inner].kind, ExprKind::String { .. }) && self.il.is_array(target.ty) {
            self.top(inner);
        } else if let Some(ty) = self.il.zero_type(inner)
            && inner == value
            && target.ty.is_none_or(|ty| !self.il[ty].flags.contains(TypeFlags::DEPENDENT))
        {
            self.initializing_zero(ty, target.ty);
        } else if self.begins_with_open_member(inner) && self.il.is_open_class(self.il[inner].ty) {
            self.member_value(inner);
        } else if let ExprKind::ConstructBrace { list, .. } = self.il[inner].kind
            && (self.constants().is_constant(inner)
                || local_constant && self.is_open_aggregate(inner) && self.constants().is_constant(list))
            && !self.binds_lvalue(target)
            && !self.is_class_target(target)
        {
            self.parenthesized(inner);
        } else if self.constants().is_constant_for(value, target)
            && (local_constant || target.member_constant || !self.is_open_operator(inner))
            && !self.is_class_target(target)
            && !self.is_open_class_target(target)
            && !self.is_string_of_open_type(inner, target)
        {
            self.constant_value(value, target);
        } else if self.keeps_parentheses(inner, target)
            || deduces && !self.il[inner].kind.is_literal() && !self.prints_own_parentheses(inner)
        {
            self.parenthesized(inner);
        } else {
            self.top(value);
        }
    }

    /// Whether a choice may give what a function returns that is named without its scope and that only an instantiation
    /// finds (`[temp.dep.candidate]`).
    fn chooses_unknown_call(&self, expr: ExprId) -> bool {
        let ExprKind::Conditional { then: Some(then), otherwise, .. } = self.il[expr].kind else {
            return false;
        };
        [then, otherwise].into_iter().any(|part| {
            let ExprKind::Call { callee, .. } = self.il[self.il.without_conversions(part)].kind else {
                return false;
            };
            self.il[part].flags.contains(ExprFlags::TYPE_DEPENDENT)
                && matches!(
                    self.il[self.il.without_conversions(callee)].kind,
                    ExprKind::Name { entity: Entity::Function { .. }, qualifier: None, .. }
                        | ExprKind::Overload { qualifier: None, .. }
                )
        })
    }

    /// Whether one of two objects is chosen by what depends on template parameters: it is converted to its value.
    fn is_open_object_chosen(&self, expr: ExprId) -> bool {
        let e = &self.il[expr];
        matches!(e.kind, ExprKind::Conditional { .. })
            && e.category != Category::Prvalue
            && e.flags.contains(ExprFlags::VALUE_DEPENDENT)
            && !e.flags.contains(ExprFlags::TYPE_DEPENDENT)
            && self.il.is_scalar(e.ty)
            && !self.has_deferred_type(expr)
    }

    /// Prints an object that is made of a member which only an instantiation finds: a known conversion function takes it
    /// as an argument, what is converted later copies it.
    pub(super) fn value_of_open_member(&mut self, value: ExprId, target: Option<TypeId>) {
        let converted = self.il.is_class(self.il[value].ty) && target.is_some_and(|ty| self.il.is_scalar(ty));
        match converted {
            true => self.parenthesized(value),
            false => self.member_value(value),
        }
    }

    /// Whether an object is of the very type that an expression makes, whatever an instantiation makes of that.
    fn has_type_made(&self, made: ExprId, target: Option<TypeId>) -> bool {
        let to = match self.il[made].kind {
            ExprKind::Cast { to, .. } => to,
            _ => self.il[made].ty,
        };
        target.is_some_and(|ty| {
            (!self.il.is_open_class(ty) || self.is_current_class(to))
                && self.il.unqualified(ty) == self.il.unqualified(to)
        })
    }

    /// Whether a cast shows the copy that initializes an object of a dependent type: where that is a class and the
    /// object a constant, and where `T{}` initializes a variable of the very type `T`.
    fn shows_copy(&self, value: ExprId, ty: TypeId, target: Target) -> bool {
        let open = self.il.has_open_type(value) || self.il[value].flags.contains(ExprFlags::VALUE_DEPENDENT);
        match self.il.unqualified(ty) {
            TypeKind::Instance { .. } if self.il.is_open_class(ty) => {
                target.constexpr && !target.variable_template && open
            }
            TypeKind::Class { class } => {
                target.constexpr && !target.variable_template && open && self.il.is_dependent_class(class)
            }
            TypeKind::Param { .. } | TypeKind::DependentName { .. } => {
                let constant = matches!(self.il[self.il[ty].canonical].kind, TypeKind::Qualified { .. });
                !constant
                    && !target.constexpr
                    && !target.member_constant
                    && matches!(self.il[value].kind, ExprKind::ConstructBrace { to, .. }
                        if self.il[to].canonical == self.il[ty].canonical)
                    && self.is_open_temporary(value)
                    && self.constants().is_constant(value)
            }
            _ => false,
        }
    }

    /// Whether an expression designates what a pointer points to that a number is cast to.
    fn is_numbered_object(&self, expr: ExprId) -> bool {
        let ExprKind::Unary { op: UnaryOp::Deref, operand } = self.il[expr].kind else { return false };
        let pointer = self.il.without_conversions(operand);
        matches!(self.il[pointer].kind, ExprKind::Cast { operand, .. } if self.integer_value(operand).is_some())
    }

    /// Whether an expression makes an object of an open type that no scalar is, of more values than one in braces.
    fn is_open_aggregate(&self, expr: ExprId) -> bool {
        let ExprKind::ConstructBrace { to, list, .. } = self.il[expr].kind else { return false };
        let several = matches!(self.il[list].kind, ExprKind::InitList { elements, .. } if elements.len() > 1);
        several && self.il.is_open_type(to)
    }

    /// Whether a comma only gives its right side, a constant: the left one does nothing.
    fn discards_nothing(&self, comma: ExprId) -> bool {
        let ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } = self.il[comma].kind else { return false };
        let inner = self.il.without_conversions(lhs);
        self.constants().is_constant(rhs) && (self.is_plain(inner) || self.constants().is_constant(inner))
    }

    /// Whether an expression is a comma whose type an instantiation settles.
    fn is_open_comma(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Binary { op: BinaryOp::Comma, .. })
            && !self.il.is_settled(expr)
    }

    /// Whether an expression is a built-in operator other than a comma.
    fn is_operator(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Binary { op, .. } => op != BinaryOp::Comma,
            ExprKind::Unary { .. } => true,
            _ => false,
        }
    }

    /// Whether an expression is an id-expression or a member access, of which parentheses make another type: that of the
    /// expression, not of the entity (`[dcl.type.decltype]`).
    fn names_entity(&self, expr: ExprId) -> bool {
        matches!(
            self.il[expr].kind,
            ExprKind::Name { .. }
                | ExprKind::Dependent { .. }
                | ExprKind::Member { .. }
                | ExprKind::DependentMember { .. }
        )
    }

    /// Whether parentheses around an initializer say what type is deduced.
    fn keeps_parentheses(&self, value: ExprId, target: Target) -> bool {
        self.deduces_exactly(target) && self.il[value].flags.contains(ExprFlags::PARENTHESIZED)
    }

    /// Whether what is initialized has the type that `decltype` gives its initializer (`[dcl.type.auto.deduct]`).
    fn deduces_exactly(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| matches!(self.il[ty].kind, TypeKind::DecltypeAuto { .. }))
    }

    /// Whether a pointer to something dependent initializes an object of another scalar type: that converts it, which
    /// only an instantiation says.
    fn converts_open_pointer(&self, expr: ExprId, target: Target) -> bool {
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[expr].kind else { return false };
        let from = self.il[id].ty;
        let TypeKind::Pointer { to } = self.il.unqualified(from) else { return false };
        self.il[from].flags.contains(TypeFlags::DEPENDENT)
            && target.ty.is_some_and(|ty| match self.il.unqualified(ty) {
                TypeKind::Pointer { to: other } => self.il[other].canonical != self.il[to].canonical,
                TypeKind::Builtin { .. } => true,
                _ => false,
            })
    }

    /// The enumeration, a member of a class template, of which an expression surely is a value.
    fn open_enumeration(&self, expr: ExprId) -> Option<EnumId> {
        let ty = match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => self.il[expr].ty,
            ExprKind::Cast { to, .. } => to,
            _ => return None,
        };
        match self.il.unqualified(ty) {
            TypeKind::Enum { of } if self.is_open_enumeration(&self.il[of]) => Some(of),
            _ => None,
        }
    }

    /// Whether a value of such an enumeration initializes an object of that very type.
    fn is_of_open_enumeration(&self, expr: ExprId, target: Target) -> bool {
        let own = self.open_enumeration(expr);
        own.is_some()
            && target
                .ty
                .is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::Enum { of } if Some(of) == own))
    }

    /// Whether a value of such an enumeration is converted to the scalar type that it initializes.
    fn converts_open_enumeration(&self, expr: ExprId, target: Target) -> bool {
        self.open_enumeration(expr).is_some()
            && target.ty.is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::Builtin { .. }))
    }

    /// Whether a value of an enumeration that a function template declares is converted to the scalar type that it
    /// initializes.
    fn converts_local_enumeration(&self, expr: ExprId, target: Target) -> bool {
        self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && target.ty.is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::Builtin { .. }))
            && self.is_local_enumeration(self.il[expr].ty)
    }

    /// Whether an expression designates an element of an array, or what a pointer points to, that only an instantiation
    /// knows.
    fn is_open_element(&self, expr: ExprId) -> bool {
        !self.il.is_settled(expr)
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
        target.ty.is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::RvalueReference { .. }))
    }

    fn binds_lvalue(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| matches!(self.il.unqualified(ty), TypeKind::LvalueReference { .. }))
    }

    pub(super) fn is_class_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.il.is_class(ty))
    }

    /// Whether what is initialized is an object of a class template with arguments that depend on parameters.
    fn is_open_class_target(&self, target: Target) -> bool {
        target.ty.is_some_and(|ty| self.il.is_open_class(ty))
    }

    /// Whether a string literal initializes something of which only an instantiation knows the type.
    fn is_string_of_open_type(&self, value: ExprId, target: Target) -> bool {
        let open = target.ty.is_some_and(|ty| {
            matches!(self.il.unqualified(ty), TypeKind::Param { .. } | TypeKind::DependentName { .. })
        });
        open && matches!(self.il[value].kind, ExprKind::String { .. })
    }

    /// Prints a constant that initializes: in parentheses unless it is a name, a call or a literal of the very
    /// type.
    pub(super) fn constant_value(&mut self, value: ExprId, target: Target) {
        let inner = self.il.without_conversions(value);
        let converted = matches!(self.il[value].kind, ExprKind::Implicit { conversion, .. }
            if !matches!(conversion, ConversionKind::FunctionToPointer | ConversionKind::User))
            || self.converts_open_pointer(inner, target)
            || self.converts_open_enumeration(inner, target)
            || self.converts_local_enumeration(inner, target);
        let dependent = target.ty.is_some_and(|ty| {
            let flags = self.il[ty].flags;
            let placeholder = flags.contains(TypeFlags::PLACEHOLDER)
                && self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
                && !matches!(self.il[inner].kind, ExprKind::Call { .. });
            let member = matches!(self.il.unqualified(ty), TypeKind::DependentTemplate { .. });
            let open = flags.contains(TypeFlags::DEPENDENT) && !self.is_local_enumeration(ty);
            (open || placeholder) && !self.il.is_function(inner) && !member
        });
        let bound = target.ty.is_some_and(|ty| {
            matches!(
                self.il.unqualified(ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        });
        let function = self.il.is_function(inner);
        if let (Some(ty), false) = (self.il.zero_type(inner), converted || dependent) {
            return self.initializing_zero(ty, target.ty);
        }
        let named = match self.il[inner].kind {
            ExprKind::Dependent { .. } | ExprKind::Construct { .. } => true,
            ExprKind::Name { entity: Entity::Variable { .. }, .. } => {
                target.constexpr || target.member_constant
            }
            _ => false,
        };
        let unknown = named
            && self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && !self.is_local_enumeration(self.il[inner].ty);
        // An instantiation deduces the type of a variable template.
        let deduced = target.variable_template
            && (self.il[inner].kind.is_literal()
                || matches!(self.il[inner].kind, ExprKind::SizeofType { .. }))
            && target.ty.is_some_and(|ty| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER));
        let dependent = dependent || unknown || deduced;
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
        // The initialization is what the value of a type-generic built-in is converted for.
        if object || (comma && self.is_open_comma(inner)) || self.calls_generic_builtin(inner) {
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
        let object = match self.il.unqualified(target) {
            TypeKind::LvalueReference { to } => to,
            _ => target,
        };
        self.il.unqualified(object) == self.il.unqualified(made)
    }

    fn is_float_of_own_type(&self, value: ExprId) -> bool {
        matches!(self.il[value].kind, ExprKind::Float { .. })
    }

    /// What the braces around the initializer of a scalar hold.
    fn single_scalar(&self, list: ExprId, target: Target) -> ScalarBraces {
        if !target.ty.is_some_and(|ty| self.il.is_scalar(ty)) {
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
