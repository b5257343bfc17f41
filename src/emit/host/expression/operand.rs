//! Which expressions need parentheses as operands.
//!
//! Parentheses of the source are not kept. Every operator that is an operand gets its own, and so does an operand
//! that is converted implicitly, unless it is a plain variable; names, calls and most literals never do.

use crate::emit::host::change;
use crate::emit::host::{CapturedThis, Printer};
use crate::finalize::Made;
use crate::il::*;
use crate::tables::generic_builtins;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints an expression as an operand.
    pub(in crate::emit::host) fn operand(&mut self, expr: ExprId) {
        // An object that a function returns in memory is put there, which shows as parentheses of its own.
        if !self.manner.types.naming_type && self.is_returned_in_memory(expr) {
            self.text("(");
            self.value_operand(expr);
            return self.text(")");
        }
        self.value_operand(expr);
    }

    /// Prints a number that an operator takes together with a vector: it is converted to the vector's type, which shows as
    /// parentheses. Whether it is one.
    pub(super) fn spread_operand(&mut self, operand: ExprId, other: ExprId) -> bool {
        let vector = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::Vector { element, .. } => Some(element),
            _ => None,
        };
        let ty = self.il[operand].ty;
        let Some(element) = vector(self.il[other].ty).filter(|_| vector(ty).is_none()) else { return false };
        if !self.il.is_scalar(ty) {
            return false;
        }
        // So does the conversion of a constant to the type of an element.
        let converted =
            self.il[element].canonical != self.il[ty].canonical && self.constants().is_constant(operand);
        self.text(if converted { "((" } else { "(" });
        self.top(operand);
        self.text(if converted { "))" } else { ")" });
        true
    }

    /// Whether a type is a vector's (GNU).
    pub(super) fn is_vector(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Vector { .. })
    }

    /// Prints an operand whose value alone matters.
    pub(super) fn value_operand(&mut self, expr: ExprId) {
        let e = self.il[expr];
        match e.kind {
            ExprKind::Implicit { operand, conversion, .. } => match self.il.converted_object(expr) {
                Some(object) if self.is_plain(object) => self.top(object),
                Some(object) if self.constants().kept_temporary(expr).is_some() => self.parenthesized(object),
                Some(object) => self.operand(object),
                None => self.converted_operand(operand, conversion),
            },
            ExprKind::Extension { operand } => {
                self.marked_extension(operand, |p, operand| p.operand(operand))
            }
            _ if self.needs_parentheses(expr)
                || self.is_converted_call(expr)
                || self.is_open_temporary(expr)
                || matches!(e.kind, ExprKind::Conditional { .. }) && self.has_deferred_type(expr) =>
            {
                self.parenthesized(expr)
            }
            _ => self.top(expr),
        }
    }

    /// Prints an operand of a built-in binary operator, one of whose operands perhaps is a pointer. `&&` within `&&` takes no parentheses on either side.
    pub(super) fn chained_operand(&mut self, op: BinaryOp, operand: ExprId, pointer: bool) {
        match self.il[operand].kind {
            ExprKind::Binary { op: BinaryOp::LogicalAnd, .. } if op == BinaryOp::LogicalAnd => {
                self.top(operand)
            }
            ExprKind::Lambda { .. } if op == BinaryOp::Assign => self.top(operand),
            // What is added to a pointer is converted to nothing.
            ExprKind::Implicit { operand: inner, .. }
                if matches!(op, BinaryOp::Add | BinaryOp::Subtract)
                    && pointer
                    && self.is_enumerator(inner) =>
            {
                self.top(inner)
            }
            ExprKind::Implicit { .. }
                if pointer
                    && matches!(
                        op,
                        BinaryOp::Add | BinaryOp::Subtract | BinaryOp::AddAssign | BinaryOp::SubtractAssign
                    )
                    && self.is_promoted_call(operand) =>
            {
                self.top(self.il.without_conversions(operand))
            }
            _ => self.open_operand(operand),
        }
    }

    /// Whether a number that a function returns is converted to another type of number.
    fn is_promoted_call(&self, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        let called = match self.il[inner].kind {
            ExprKind::Call { .. } => true,
            ExprKind::Operator { op, .. } => op == OverloadedOperator::Call,
            _ => false,
        };
        called && self.il.is_scalar(self.il[inner].ty) && !self.is_user_converted(operand)
    }

    pub(in crate::emit::host) fn is_enumerator(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Name { entity: Entity::Enumerator { id }, .. }
            if !self.is_replaced_enumerator(id))
    }

    /// Prints an operand of an operator that may turn out to be overloaded: a temporary is an argument then. In a
    /// constant it is an operand like others.
    pub(super) fn open_operand(&mut self, expr: ExprId) {
        let values = &self.manner.values;
        let constant = (values.kept_constants > 0 || values.computed) && !values.measuring;
        match !constant && self.is_open_temporary(expr) {
            true => self.top(expr),
            false => self.operand(expr),
        }
    }

    /// Whether an expression is `T{...}` of a type that depends on template parameters.
    pub(in crate::emit::host) fn is_open_temporary(&self, expr: ExprId) -> bool {
        let open = |to| {
            matches!(
                self.il.unqualified(to),
                TypeKind::Param { .. } | TypeKind::DependentName { .. } | TypeKind::Decltype { .. }
            )
        };
        matches!(self.il[expr].kind, ExprKind::ConstructBrace { to, .. } if open(to))
            && self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && self.il.zero_type(expr).is_none()
    }

    /// Whether an expression makes an object of a type that depends on template parameters, other than by the cast of
    /// one operand to a parameter: whether `&` and `*` are operators of its class only an instantiation knows.
    pub(super) fn is_open_object_made(&self, expr: ExprId) -> bool {
        let class =
            |to| matches!(self.il.unqualified(to), TypeKind::Class { .. } | TypeKind::Instance { .. });
        self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && match self.il[expr].kind {
                ExprKind::Construct { to, args, .. } => args.len() != 1 || class(to),
                ExprKind::ConstructBrace { .. } => !self.is_open_temporary(expr),
                ExprKind::Cast { to, .. } => class(to),
                _ => false,
            }
    }

    /// Prints `__extension__` before an operand that `print` prints.
    pub(super) fn marked_extension(&mut self, operand: ExprId, print: fn(&mut Self, ExprId)) {
        if !matches!(self.il[operand].kind, ExprKind::Extension { .. }) {
            self.text(spelled!(__EXTENSION__ " "));
        }
        print(self, operand);
    }

    /// Prints an expression in parentheses.
    pub(in crate::emit::host) fn parenthesized(&mut self, expr: ExprId) {
        if self.is_literal_object(expr) {
            return self.top(expr);
        }
        self.text("(");
        self.top(expr);
        self.text(")");
    }

    fn converted_operand(&mut self, operand: ExprId, conversion: ConversionKind) {
        match conversion {
            _ if matches!(self.il[self.il.without_conversions(operand)].kind, ExprKind::Lambda { .. }) => {
                self.top(operand);
            }
            ConversionKind::FunctionToPointer => {
                self.operand(operand);
            }
            _ if self.il.converted_object(operand).is_some() => self.converted_result(operand),
            ConversionKind::Boolean if self.is_function_or_null(operand) => {
                self.parenthesized(self.il.without_conversions(operand));
            }
            _ => {
                let inner = self.il.without_conversions(operand);
                let comma = matches!(self.il[inner].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
                if self.is_plain(inner) && !self.is_folded_local(inner)
                    || comma
                    || self.constants().is_deferred_call(inner)
                    || self.is_called_for_temporary(inner)
                {
                    self.top(inner);
                } else {
                    self.parenthesized(inner);
                }
            }
        }
    }

    fn is_function_or_null(&self, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        self.il.is_function(inner) || matches!(self.il[inner].kind, ExprKind::Nullptr)
    }

    /// Prints the condition of a conditional expression: one that is converted to bool is parenthesized even if
    /// it is a variable, and so is one of dependent type, which is going to be converted.
    pub(super) fn tested_operand(&mut self, condition: ExprId) {
        let inner = self.il.without_conversions(condition);
        let ty = self.il[inner].ty;
        let boolean = matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Bool });
        let variable = matches!(
            self.il[inner].kind,
            ExprKind::Name { .. }
                | ExprKind::Integer { .. }
                | ExprKind::Nullptr
                | ExprKind::FunctionName { .. }
        );
        let dependent = self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && !matches!(
                self.il[inner].kind,
                ExprKind::Binary { op: BinaryOp::Comma, .. } | ExprKind::Fold { .. }
            );
        // So is the id of a variable template, of which nothing is known yet.
        let open = matches!(
            self.il[inner].kind,
            ExprKind::Name { entity: Entity::Template { .. }, args: Some(_), .. }
        ) && self.il[inner].flags.contains(ExprFlags::VALUE_DEPENDENT);
        // Nothing tells whether a vector is true: it chooses element by element.
        let vector = matches!(self.il.unqualified(ty), TypeKind::Vector { .. });
        let called =
            matches!(self.il[inner].kind, ExprKind::Call { .. }) && self.is_called_for_temporary(inner);
        let class = self.il.is_class(ty);
        if open || called && !class || (variable || dependent) && !boolean && !vector && !class {
            self.parenthesized(inner);
        } else {
            self.operand(condition);
        }
    }

    /// Prints an operand that a conversion function gives and that is converted further: in parentheses, and in those of
    /// the object that is converted.
    fn converted_result(&mut self, call: ExprId) {
        match self.il.converted_object(call) {
            Some(object) if self.is_literal_object(object) => self.top(object),
            Some(object)
                if self.is_constructed(object)
                    || !self.il.converts_as_const(call)
                        && (self.is_returned_in_memory(object)
                            || self.constants().kept_temporary(call).is_some()) =>
            {
                self.operand(call)
            }
            _ => {
                self.text("(");
                self.operand(call);
                self.text(")");
            }
        }
    }

    /// Prints the object that a cast to a number converts at compile time, where it is made for that: with the conversion.
    /// False if it is another one.
    pub(super) fn converted_constant(&mut self, to: TypeId, operand: ExprId) -> bool {
        let object = self.il.without_conversions(operand);
        let e = &self.il[object];
        if e.category != Category::Prvalue
            || e.flags.contains(ExprFlags::TYPE_DEPENDENT)
            || !self.il.is_scalar(to)
            || !self.il.has_constant_conversion(e.ty, to)
            || !self.constants().is_constant(object)
        {
            return false;
        }
        self.text("((");
        self.cast_type(to);
        self.text(")");
        let bare = match self.il[object].kind {
            ExprKind::Construct { args, .. } => args.is_empty(),
            ExprKind::Cast { .. } => true,
            _ => self.manner.values.required,
        };
        match bare {
            true => self.operand(object),
            false => self.parenthesized(object),
        }
        self.text(")");
        true
    }

    /// Whether an expression is a temporary of a class that parentheses or a constructor initialize.
    fn is_constructed(&self, expr: ExprId) -> bool {
        let e = self.il[expr];
        let constructed = match e.kind {
            ExprKind::Construct { .. } | ExprKind::Cast { .. } => true,
            ExprKind::ConstructBrace { constructor, .. } => constructor.is_some(),
            _ => false,
        };
        constructed && self.il.is_class(e.ty)
    }

    /// Prints the operand of a unary operator, where a function that decays is parenthesized too, and an array that
    /// is dereferenced.
    pub(super) fn unary_operand(&mut self, op: UnaryOp, expr: ExprId) {
        match self.il[expr].kind {
            _ if op == UnaryOp::Plus
                && matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Lambda { .. }) =>
            {
                self.top(expr);
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::FunctionToPointer, .. }
                if op == UnaryOp::Deref =>
            {
                self.operand(operand);
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::ArrayToPointer, .. }
                if op == UnaryOp::Deref =>
            {
                self.parenthesized(operand);
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::FunctionToPointer, .. } => {
                self.parenthesized(operand);
            }
            ExprKind::Implicit { operand, .. } if self.is_decayed_function(operand) => {
                let inner = self.il.without_conversions(operand);
                self.parenthesized(inner);
            }
            // An array of a dependent type decays as soon as it is known to be one.
            ExprKind::Name { .. }
                if op == UnaryOp::Deref
                    && matches!(self.il.unqualified(self.il[expr].ty), TypeKind::Array { .. }) =>
            {
                self.parenthesized(expr);
            }
            _ => self.operand(expr),
        }
    }

    fn is_decayed_function(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Implicit { conversion: ConversionKind::FunctionToPointer, .. })
    }

    /// Prints an operand of an overloaded operator: an argument, so that only variables and temporaries stand
    /// alone.
    pub(super) fn overloaded_operand(&mut self, expr: ExprId) {
        self.operand_of_operator(expr, false);
    }

    /// Whether an operand of an overloaded operator is an object that is computed by itself: in an initializer that must
    /// be a constant only the object of a member function is, and nothing in what is computed as a whole.
    pub(super) fn is_computed_operand(&self, operand: ExprId, object: bool) -> bool {
        let values = &self.manner.values;
        self.il[operand].flags.contains(ExprFlags::FOLDED)
            && !values.whole_constant
            && (object || !values.folds_objects)
    }

    /// Prints an operand of an overloaded operator; `object` says whether it is the object of a member function.
    pub(super) fn operand_of_operator(&mut self, expr: ExprId, object: bool) {
        let inner = self.il.without_conversions(expr);
        if self.is_given_by_conversion_function(expr) {
            return self.converted_lvalue(inner);
        }
        if let Some(object) = self.copied_from_list(expr) {
            return self.operand_of_operator(object, false);
        }
        if let Some(call) = self.temporary_converted_to_class(expr) {
            return self.operand_of_conversion(call, inner);
        }
        let bare = match self.il[inner].kind {
            ExprKind::Construct { to, args, .. } => {
                args.len() != 1 && !(args.is_empty() && self.is_unevaluated_zero(to))
            }
            ExprKind::ConstructBrace { .. } | ExprKind::Dependent { .. } => true,
            ExprKind::Cast { style: CastStyle::Static, to, operand }
                if self.il.made_by_cast(to, operand) == Some(Made::Conversion) =>
            {
                true
            }
            _ if self.is_constant_object_of(expr) || self.is_called_for_temporary(inner) => true,
            _ if self.is_computed_operand(inner, object) => true,
            _ => self.prints_own_parentheses(inner) || (self.is_plain(inner) && !self.il.is_function(inner)),
        };
        if bare {
            self.top(inner);
        } else {
            self.parenthesized(inner);
        }
    }

    /// Prints an object with a name, or computed, that a conversion function is called for.
    fn converted_lvalue(&mut self, object: ExprId) {
        self.text("(");
        let comma = matches!(self.il[object].kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
        match comma || self.is_plain(object) || self.prints_own_parentheses(object) {
            true => self.top(object),
            false => self.parenthesized(object),
        }
        self.text(")");
    }

    /// The call of a conversion function that gives an object of a class, where it is called for a temporary that is made
    /// for that.
    fn temporary_converted_to_class(&self, expr: ExprId) -> Option<ExprId> {
        let mut at = expr;
        while let ExprKind::Implicit { operand, conversion, .. } = self.il[at].kind {
            if conversion == ConversionKind::User {
                let object = self.il.converted_object(at)?;
                let made = matches!(
                    self.il[object].kind,
                    ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } | ExprKind::Cast { .. }
                );
                return (made && self.il.is_class(self.il[at].ty)).then_some(at);
            }
            at = operand;
        }
        None
    }

    /// Prints a temporary that a conversion function is called for: in parentheses where it becomes const for that, or an
    /// object of a base class, and in a template where nothing but zeros are in it.
    fn operand_of_conversion(&mut self, call: ExprId, object: ExprId) {
        let ExprKind::Implicit { function: Some(function), .. } = self.il[call].kind else { return };
        let adjusted = self.il.converts_as_const(call)
            || self.il[function].class.is_some_and(|of| !self.is_of_class(object, of));
        let zero = self.around.templates > 0 && self.is_zeroed(object);
        if adjusted || zero {
            self.text("(");
        }
        match self.il[object].kind {
            _ if self.constants().kept_temporary(call).is_some() => self.parenthesized(object),
            ExprKind::Cast { .. } => self.parenthesized(object),
            _ => self.top(object),
        }
        if adjusted || zero {
            self.text(")");
        }
    }

    fn is_of_class(&self, object: ExprId, of: ClassId) -> bool {
        matches!(self.il.unqualified(self.il[object].ty), TypeKind::Class { class } if class == of)
    }

    /// Whether an expression is `T()` of a class without a constructor of its own.
    fn is_zeroed(&self, object: ExprId) -> bool {
        let ExprKind::Construct { args, constructor, .. } = self.il[object].kind else { return false };
        let implicit = |f: FunctionId| self.il[f].flags.contains(FunctionFlags::IMPLICIT);
        args.is_empty() && constructor.is_none_or(implicit)
    }

    /// Whether a conversion function gives an object of a class, by itself or in a cast without a constructor
    /// (`[class.conv.fct]`).
    fn is_given_by_conversion_function(&self, expr: ExprId) -> bool {
        let mut at = expr;
        while let ExprKind::Implicit { operand, conversion, .. } = self.il[at].kind {
            if conversion == ConversionKind::User {
                // That of a temporary shows as the temporary itself.
                let object = self.il.converted_object(at);
                return self.il.is_class(self.il[at].ty)
                    && object.is_some_and(|object| self.il[object].category != Category::Prvalue);
            }
            at = operand;
        }
        match self.il[at].kind {
            ExprKind::Cast {
                style: CastStyle::C | CastStyle::Functional | CastStyle::Static,
                to,
                operand,
            } => self.il.made_by_cast(to, operand) == Some(Made::Function),
            _ => false,
        }
    }

    /// Whether a constructor or conversion function makes an object of a class of an expression, by itself or in a
    /// static_cast.
    pub(super) fn is_converted_to_class(&self, expr: ExprId) -> bool {
        let converted = match self.il[expr].kind {
            ExprKind::Implicit { conversion, .. } => conversion == ConversionKind::User,
            ExprKind::Cast { style: CastStyle::Static, to, operand } => {
                self.il.made_by_cast(to, operand) == Some(Made::Conversion)
            }
            _ => false,
        };
        converted && self.il.is_class(self.il[expr].ty)
    }

    /// Whether a constant is converted to a class by a constructor that makes a constant of it. In templates only
    /// immediate functions are called.
    pub(super) fn is_constant_object_of(&self, expr: ExprId) -> bool {
        let mut at = expr;
        while let ExprKind::Implicit { operand, function, .. } = self.il[at].kind {
            if let Some(function) = function {
                let flags = self.il[function].flags;
                let computed = flags.contains(FunctionFlags::CONSTEVAL)
                    || flags.contains(FunctionFlags::CONSTEXPR) && self.around.templates == 0;
                return computed
                    && !self.il[at].flags.contains(ExprFlags::MADE_AT_RUN_TIME)
                    && self.il.is_class(self.il[at].ty)
                    && self.constants().is_constant(operand);
            }
            at = operand;
        }
        false
    }

    /// Whether an expression has parentheses of its own wherever it stands.
    pub(in crate::emit::host) fn prints_own_parentheses(&self, expr: ExprId) -> bool {
        matches!(
            self.il[expr].kind,
            ExprKind::StatementExpr { .. } | ExprKind::CompoundLiteral { .. } | ExprKind::Fold { .. }
        ) || matches!(self.il[expr].kind, ExprKind::Cast { style, to, operand }
            if self.is_closed_cast(style, to, operand))
            || self.is_literal_object(expr)
    }

    /// Whether a literal with a suffix is an object of a class and a constant: it stands in parentheses. In templates
    /// it is not computed.
    pub(super) fn is_literal_object(&self, expr: ExprId) -> bool {
        let ExprKind::UserLiteral { function: Some(function), .. } = self.il[expr].kind else { return false };
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        self.around.templates == 0
            && self.il[function].flags.intersects(constant)
            && self.il.is_class(self.il[expr].ty)
    }

    /// Prints the address of what a name names: that of the member of a closure, though its value is known.
    pub(super) fn address_of_name(&mut self, name: ExprId) {
        self.with(change::Addressed(true), |p| {
            p.text("&");
            p.unary_operand(UnaryOp::Address, name);
        });
    }

    /// Whether a lambda around this place captures a variable.
    pub(in crate::emit::host) fn is_captured(&self, entity: Entity) -> bool {
        matches!(entity, Entity::Variable { id } if self.around.lambdas.captured.contains(&id))
    }

    /// Whether a variable names a member of a closure here: one whose value is known stays what it is where only the
    /// value is used (`[basic.def.odr]`).
    fn names_capture(&self, variable: VariableId) -> bool {
        self.around.lambdas.captured.contains(&variable)
            && (self.manner.values.addressed
                || self.manner.arguments.open_operands
                || !self.is_known_scalar(variable))
    }

    /// Whether a variable is a constant of scalar type whose value is known.
    fn is_known_scalar(&self, variable: VariableId) -> bool {
        let v = &self.il[variable];
        let written = v.init.is_some_and(|init| {
            self.is_qualified_constant(v.ty)
                && (self.constants().is_constant(init)
                    || self.around.templates > 0
                        && self.names_open_member(init, limits::DEFERRED_OPERAND_NESTING))
        });
        self.il.is_scalar(v.ty) && (v.value.is_some() || self.il.is_constant_variable(v) || written)
    }

    /// Whether an expression names a member of a class that depends on parameters: it may be constant in an instance.
    fn names_open_member(&self, expr: ExprId, depth: u32) -> bool {
        let open = |class: Option<ClassId>| class.is_some_and(|class| self.il.is_dependent_class(class));
        let kind = self.il[expr].kind;
        let member = match kind {
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => match entity {
                Entity::Field { id } => open(Some(self.il[id].class)),
                Entity::Variable { id } => open(self.il[id].class),
                Entity::Function { id } => open(self.il[id].class),
                _ => false,
            },
            ExprKind::MemberOverload { .. } => true,
            _ => false,
        };
        member
            || depth.checked_sub(1).is_some_and(|depth| {
                self.il.any_operand(kind, |operand| self.names_open_member(operand, depth))
            })
    }

    fn is_qualified_constant(&self, ty: TypeId) -> bool {
        matches!(self.il[self.il[ty].canonical].kind, TypeKind::Qualified { quals, .. } if quals == Qualifiers::CONST)
    }

    /// Prints an operand that is not evaluated: nothing is captured there.
    pub(super) fn unevaluated(&mut self, print: impl FnOnce(&mut Self)) {
        self.with(change::Captured(Default::default()), |p| p.with(change::Measuring(true), |p| print(p)));
    }

    /// Whether an expression is a variable, or `this`: what a conversion needs no parentheses around.
    pub(in crate::emit::host) fn is_plain(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id } | Entity::Binding { id }, .. } => {
                !self.names_capture(id)
            }
            ExprKind::Name { entity, .. } => {
                let template = matches!(entity, Entity::Template { .. });
                template
                    || matches!(
                        entity,
                        Entity::Variable { .. } | Entity::Binding { .. } | Entity::Function { .. }
                    )
            }
            ExprKind::This { .. } | ExprKind::InitList { .. } | ExprKind::FunctionName { .. } => true,
            _ => false,
        }
    }

    /// Whether an expression is a comparison that is rewritten: as a negation, or with a number that is compared with 0
    /// (`[over.match.oper]`).
    pub(in crate::emit::host) fn is_rewritten(&self, expr: ExprId) -> bool {
        let ExprKind::Operator { op, function: Some(Entity::Function { id }), .. } = self.il[expr].kind
        else {
            return false;
        };
        let number = matches!(self.il.unqualified(self.il[id].ty), TypeKind::Function { ret, .. }
            if self.il.is_scalar(ret));
        self.il[id].name != EntityName::Operator { op } && (op == OverloadedOperator::NotEqual || number)
    }

    /// Whether an expression is an operator, which stands in parentheses when it is an operand.
    fn needs_parentheses(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Member { entity, .. } => !matches!(entity, Entity::Function { .. }),
            ExprKind::This { .. } => self.around.lambdas.captured_this != CapturedThis::No,
            // Enumerators of C are integers that are converted.
            ExprKind::Name { entity: Entity::Enumerator { .. }, .. } if self.options.c => true,
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => self.is_replaced_enumerator(id),
            ExprKind::Name { entity: Entity::Variable { id } | Entity::Binding { id }, .. } => {
                self.names_capture(id)
            }
            ExprKind::Name { entity, args: None, .. } if self.is_open_static(entity) => true,
            ExprKind::Name { entity, qualifier, .. } => {
                matches!(entity, Entity::Field { .. }) && qualifier.is_none()
            }
            ExprKind::Operator { op, args, postfix, .. } if self.is_deferred_operator(op, args, postfix) => {
                true
            }
            ExprKind::Operator { .. } => self.is_rewritten(expr),
            ExprKind::Conditional { then: Some(then), otherwise, .. } => {
                !self.chooses_object(expr, then, otherwise)
            }
            ExprKind::Call { callee, .. } if self.destroys_nothing(callee) => true,
            ExprKind::VaArg { .. } => true,
            ExprKind::Cast { style, to, operand } => {
                let list = self.il.is_construction(to, style) && self.is_cast_of_list(style, operand);
                style != CastStyle::BitCast && !list && !self.is_closed_cast(style, to, operand)
            }
            ExprKind::Unary { op, operand } => match op {
                UnaryOp::Real => self.is_complex(operand),
                _ => true,
            },
            ExprKind::Binary { op, .. } => op != BinaryOp::Comma,
            ExprKind::Construct { to, args, .. } if args.is_empty() => {
                self.is_unevaluated_zero(to) || self.around.templates == 0 && self.is_void(to)
            }
            // Printed as the cast of a zero.
            ExprKind::ConstructBrace { .. } => {
                self.il.zero_type(expr).is_some_and(|ty| self.zero_shows_cast(ty))
            }
            ExprKind::DependentMember { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Launch { .. }
            | ExprKind::New { .. }
            | ExprKind::Delete { .. }
            | ExprKind::Throw { .. }
            | ExprKind::LabelAddress { .. }
            | ExprKind::Choose { .. }
            | ExprKind::UserLiteral { .. }
            | ExprKind::Await { .. }
            | ExprKind::Yield { .. } => true,
            ExprKind::Lambda { .. } => !self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT),
            ExprKind::Noexcept { of } => {
                let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
                !self.il[of].flags.intersects(dependent)
            }
            _ => false,
        }
    }

    pub(in crate::emit::host) fn is_void(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Void })
    }

    /// Whether a call is converted to what it returns: one through a pointer to a member function, or of a built-in
    /// function that works on operands of any type.
    pub(in crate::emit::host) fn is_converted_call(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, .. } = self.il[expr].kind else { return false };
        let dependent = self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT);
        match self.il[self.il.without_conversions(callee)].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } if dependent => {
                self.gives_what_it_works_on(id)
            }
            _ if dependent => false,
            ExprKind::Binary { op: BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow, .. } => true,
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                let f = &self.il[id];
                let returned = match self.il.unqualified(f.ty) {
                    TypeKind::Function { ret, .. } if f.builtin(self.il).is_some() => Some(ret),
                    _ => None,
                };
                let untyped = returned.is_some_and(|ret| self.is_void(ret));
                // One of those that stand for a type-generic one: its value is that of an object of the same size.
                let resized = returned.filter(|_| !untyped && !self.gives_argument(id)).is_some_and(|ret| {
                    let given = self.il[expr].ty;
                    !self.is_void(given) && self.il[ret].canonical != self.il[given].canonical
                });
                let text = |name| self.input.names.text(name);
                let open = self.il[expr].flags.contains(ExprFlags::VALUE_DEPENDENT);
                let converted = !open
                    && matches!(f.name, EntityName::Identifier { name }
                    if f.builtin(self.il).is_some() && generic_builtins::is_converted(text(name)));
                converted || resized || untyped && self.is_from_sized(id, self.il[expr].ty)
            }
            _ => false,
        }
    }

    /// Whether what a type-generic built-in gives is made of the unsigned number of that size which it works on.
    fn is_from_sized(&self, function: FunctionId, given: TypeId) -> bool {
        use Builtin::*;
        let EntityName::Identifier { name } = self.il[function].name else { return false };
        let result = generic_builtins::result_of(self.input.names.text(name));
        if result == generic_builtins::Result::Bool {
            return false;
        }
        match self.il.unqualified(given) {
            TypeKind::Builtin { of } => !matches!(
                of,
                Void | UnsignedChar | UnsignedShort | UnsignedInt | UnsignedLong | UnsignedInt128
            ),
            TypeKind::Pointer { .. } | TypeKind::Enum { .. } => true,
            _ => false,
        }
    }

    /// Whether a built-in gives back the pointer that it is given.
    fn gives_argument(&self, function: FunctionId) -> bool {
        matches!(self.il[function].name, EntityName::Identifier { name }
            if generic_builtins::result_of(self.input.names.text(name)) == generic_builtins::Result::Argument)
    }

    /// Whether a call is one of a type-generic built-in that gives a value.
    pub(in crate::emit::host) fn calls_generic_builtin(&self, expr: ExprId) -> bool {
        let ExprKind::Call { callee, .. } = self.il[expr].kind else { return false };
        matches!(self.il[self.il.without_conversions(callee)].kind,
            ExprKind::Name { entity: Entity::Function { id }, .. }
                if self.gives_what_it_works_on(id) || self.is_converted_call(expr) && self.il[id].builtin(self.il).is_some())
    }

    /// Whether a function is a type-generic built-in that gives a value of the type of its operands.
    fn gives_what_it_works_on(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        let untyped =
            matches!(self.il.unqualified(f.ty), TypeKind::Function { ret, .. } if self.is_void(ret));
        let EntityName::Identifier { name } = f.name else { return false };
        f.builtin(self.il).is_some()
            && untyped
            && matches!(
                generic_builtins::result_of(self.input.names.text(name)),
                generic_builtins::Result::Pointee | generic_builtins::Result::Bool
            )
    }

    /// Whether a type is spelled with a typedef name.
    pub(super) fn names_typedef(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Typedef { .. } | TypeKind::Qualifiedly { .. })
    }

    /// Whether an overloaded operator is printed without parentheses of its own.
    pub(super) fn prints_without_parentheses(op: OverloadedOperator, postfix: bool) -> bool {
        postfix
            || matches!(
                op,
                OverloadedOperator::Call | OverloadedOperator::Subscript | OverloadedOperator::Arrow
            )
    }

    pub(super) fn is_complex(&self, expr: ExprId) -> bool {
        matches!(self.il.unqualified(self.il[expr].ty), TypeKind::Complex { .. })
    }
}
