//! Declarators: pointers, arrays and functions around a name.
//!
//! A type is printed inside out: its innermost part first (the specifiers), then what stands left of the name,
//! the name, and what stands right of it.

use super::parameter::ParameterStyle;
use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;
use crate::tables::spelled;

/// What a declarator is for.
#[derive(Clone, Copy, Default)]
pub(in crate::emit::host) struct Shape {
    /// The declaration whose function declarator is printed with its own parameters.
    pub function: Option<DeclarationId>,
    /// Where nested function declarators find the names of their parameters.
    pub names: List<FunctionDeclarator>,
    /// The declaration whose type this is: a function type's parameters have their names there.
    pub own: Option<DeclarationId>,
    /// A blank stands between the abstract declarator and the name.
    pub separated: bool,
    /// There is a name.
    pub named: bool,
    /// `...` stands before the name.
    pub pack: bool,
    /// The result of the function is not printed: `void` stands in its place.
    pub void_result: bool,
}

impl Printer<'_> {
    /// Prints what an abstract declarator adds behind the specifiers, with the blank before it.
    pub(in crate::emit::host) fn abstract_declarator(&mut self, ty: TypeId) {
        self.abstract_declarator_in(ty, Shape::default());
    }

    /// The same with the names of nested parameters.
    pub(super) fn abstract_declarator_in(&mut self, ty: TypeId, shape: Shape) {
        if self.has_declarator(ty) {
            self.text(" ");
            let mut blank = false;
            self.left(ty, false, &mut blank);
            self.right(ty, false, shape);
        }
    }

    /// Prints the declarator of a name: `*p`, `(*f)(int)`, `a[3]`. The specifiers and a blank stand before it.
    pub(in crate::emit::host) fn declarator(
        &mut self,
        ty: TypeId,
        shape: Shape,
        name: impl FnOnce(&mut Self),
    ) {
        let mut blank = false;
        let has = self.has_declarator(ty);
        if !shape.void_result {
            self.left(ty, false, &mut blank);
        }
        if blank || (shape.separated && has) {
            self.text(" ");
        }
        if shape.pack {
            self.text("...");
        }
        name(self);
        self.right(ty, false, shape);
    }

    /// Prints the declarator of a parameter; `by_reference` makes it a reference to its type.
    pub(super) fn declarator_by_reference(
        &mut self,
        ty: TypeId,
        shape: Shape,
        by_reference: bool,
        name: impl FnOnce(&mut Self),
    ) {
        if !by_reference {
            self.declarator(ty, shape, name);
            return;
        }
        let mut blank = false;
        self.left(ty, false, &mut blank);
        self.text(if blank { " &" } else { "&" });
        if shape.separated && shape.named {
            self.text(" ");
        }
        name(self);
        self.right(ty, false, shape);
    }

    /// Prints the declarator of a pointer to `ty`.
    pub(in crate::emit::host) fn pointer_declarator(
        &mut self,
        ty: TypeId,
        shape: Shape,
        name: impl FnOnce(&mut Self),
    ) {
        let mut blank = false;
        self.left(ty, true, &mut blank);
        self.text(if blank { " *" } else { "*" });
        name(self);
        self.right(ty, true, shape);
    }

    /// Prints the abstract declarator of a pointer to `ty`, a function, behind the class that `class` prints.
    pub(in crate::emit::host) fn address_declarator(
        &mut self,
        ty: TypeId,
        shape: Shape,
        class: impl FnOnce(&mut Self),
    ) {
        let mut blank = false;
        self.left(ty, true, &mut blank);
        class(self);
        self.text("*");
        self.right(ty, true, shape);
    }

    /// Whether a type has a part that the declarator spells, where qualifiers of it stand, too: pointers and the like.
    pub(in crate::emit::host) fn has_declarator(&self, ty: TypeId) -> bool {
        match self.il[self.settled_name(ty)].kind {
            TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }
            | TypeKind::MemberPointer { .. }
            | TypeKind::Array { .. }
            | TypeKind::Function { .. } => true,
            TypeKind::Qualified { base, .. } => self.has_declarator(base),
            TypeKind::Decayed { written } => self.has_declarator(written),
            // The specifiers say all of other types.
            _ => false,
        }
    }

    /// Whether the declarator of a pointer to members of this type has parentheses for that alone.
    fn is_function_written(&self, ty: TypeId) -> bool {
        match self.il[self.settled_name(ty)].kind {
            TypeKind::Function { .. } => true,
            TypeKind::Decayed { written } => self.is_function_written(written),
            TypeKind::Qualified { base, .. } => self.is_function_written(base),
            // Other types are no functions.
            _ => false,
        }
    }

    /// Prints what stands left of the name. `pointed` says whether the node around is a pointer, `blank` whether
    /// a blank must follow before anything else.
    fn left(&mut self, ty: TypeId, pointed: bool, blank: &mut bool) {
        match self.il[self.settled_name(ty)].kind {
            TypeKind::Pointer { to } => self.left_pointer(to, "*", blank),
            TypeKind::LvalueReference { to } => self.left_pointer(to, "&", blank),
            TypeKind::RvalueReference { to } => self.left_pointer(to, "&&", blank),
            TypeKind::MemberPointer { class, to } => {
                self.left(to, true, blank);
                if *blank {
                    self.text(" ");
                }
                *blank = false;
                if !self.around.declared.converts_to && !self.is_function_written(to) {
                    self.text("(");
                }
                if !self.current_class_type(class) {
                    self.type_without_typename(self.without_typedefs(class));
                }
                self.text("::*");
            }
            TypeKind::Array { element, .. } => {
                self.left(element, false, blank);
                self.open(pointed, blank);
            }
            TypeKind::Function { ret, traits, .. } => {
                if !traits.contains(FunctionTraits::TRAILING) {
                    self.left(ret, false, blank);
                }
                self.open(pointed, blank);
            }
            TypeKind::Qualified { base, quals } if self.has_declarator(base) => {
                self.left(base, pointed, blank);
                for (flag, word) in [
                    (Qualifiers::CONST, spelled!(CONST)),
                    (Qualifiers::VOLATILE, spelled!(VOLATILE)),
                    (Qualifiers::RESTRICT, spelled!(__RESTRICT__)),
                ] {
                    if quals.contains(flag) {
                        if *blank {
                            self.text(" ");
                        }
                        self.text(word);
                        *blank = true;
                    }
                }
            }
            TypeKind::Decayed { written } => self.left(written, pointed, blank),
            // Other types are named by the specifiers.
            _ => {}
        }
    }

    fn left_pointer(&mut self, to: TypeId, symbol: &str, blank: &mut bool) {
        self.left(to, true, blank);
        if *blank {
            self.text(" ");
        }
        self.text(symbol);
        *blank = false;
    }

    fn open(&mut self, pointed: bool, blank: &mut bool) {
        if *blank {
            self.text(" ");
            *blank = false;
        }
        if pointed {
            self.text("(");
        }
    }

    /// Prints what stands right of the name.
    fn right(&mut self, ty: TypeId, pointed: bool, shape: Shape) {
        match self.il[self.settled_name(ty)].kind {
            TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => {
                self.right(to, true, Shape { function: None, ..shape });
            }
            TypeKind::MemberPointer { to, .. } => {
                if !self.around.declared.converts_to && !self.is_function_written(to) {
                    self.text(")");
                }
                self.right(to, true, Shape { function: None, ..shape });
            }
            TypeKind::Array { element, bound } => {
                if pointed {
                    self.text(")");
                }
                self.text("[");
                self.array_bound(bound);
                self.text("]");
                self.right(element, false, Shape { function: None, ..shape });
            }
            TypeKind::Function { ret, params, traits, noexcept } => {
                if pointed {
                    self.text(")");
                }
                match shape.function {
                    Some(declaration) => self.with_own_parameters(declaration),
                    None => self.parameter_types(ty, params, traits, shape),
                }
                self.function_traits(traits);
                match shape.function {
                    Some(declaration) => self.exception_specification(declaration),
                    None => self.noexcept(traits, noexcept),
                }
                if shape.void_result {
                } else if traits.contains(FunctionTraits::TRAILING) {
                    self.text("->");
                    self.type_id(ret);
                } else {
                    self.right(ret, false, Shape { function: None, ..shape });
                }
            }
            TypeKind::Qualified { base, .. } if self.has_declarator(base) => self.right(base, pointed, shape),
            TypeKind::Decayed { written } => self.right(written, pointed, shape),
            // Other types are named by the specifiers.
            _ => {}
        }
    }

    /// Prints the parameters of a function declaration: those of a member of a class template that is defined outside of
    /// it are spelled as in the class.
    fn with_own_parameters(&mut self, declaration: DeclarationId) {
        let il = self.il;
        let class = match il[declaration].entity {
            Entity::Function { id } if il[declaration].qualifier(il).is_some() => il[id].class,
            _ => None,
        };
        let inside = self.around.template_bodies == 0
            && self.around.templates > 0
            && class.is_some_and(|class| il.is_dependent_class(class));
        let bodies = self.around.template_bodies + u32::from(inside);
        self.with(change::TemplateBodies(bodies), |p| p.declared_parameters(declaration));
    }

    fn array_bound(&mut self, bound: ArrayBound) {
        match bound {
            ArrayBound::Written { .. } | ArrayBound::Expr { .. } if !self.manner.values.required => {
                self.with(change::Required(true), |p| p.array_bound(bound));
            }
            ArrayBound::Unknown => {}
            ArrayBound::Constant { count } => self.w.number(u128::from(count.get())),
            ArrayBound::Written { bound } => {
                let expr = self.il[bound].expr;
                // The class of a function is there for longer than its enumerators are.
                let member = self.around.functions == 0;
                if self.local_enumerator_value(expr, member).is_some() {
                    self.w.number(u128::from(self.il[bound].count));
                    return self.text(if member { Builtin::UnsignedLong.suffix() } else { "" });
                }
                match self.is_computed_from_local(expr) {
                    true => self.parenthesized(expr),
                    false => self.bound_expression(expr),
                }
            }
            ArrayBound::Expr { expr } => self.bound_expression(expr),
        }
    }

    fn bound_expression(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        if self.names_static_by_object(inner) {
            return self.parenthesized(inner);
        }
        if self.around.functions > 0 {
            return self.bounding(expr, |p| {
                if !p.number_cast(expr) {
                    p.kept_constant(expr);
                }
            });
        }
        self.whole_constant(expr);
    }

    /// Prints a constant that is computed as a whole, the objects in it too.
    fn whole_constant(&mut self, expr: ExprId) {
        self.with(change::WholeConstant(true), |p| p.with(change::Computed(true), |p| p.top(expr)));
    }

    /// Prints a constant of a type that a function names. One that an instantiation computes is kept as it was written.
    pub(super) fn bounding(&mut self, constant: ExprId, print: impl FnOnce(&mut Self)) {
        let open = self.il[constant].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT);
        let bounding = self.around.functions > 0 && !open;
        self.with(change::Bounding(bounding), print);
    }

    /// Whether a constant is computed with variables of a function, beyond being named.
    pub(in crate::emit::host) fn is_computed_from_local(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let il = self.il;
        let local =
            |id: VariableId| matches!(il[il[id].scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        self.around.functions > 0
            && !matches!(
                il[inner].kind,
                ExprKind::Name { .. }
                    | ExprKind::SizeofExpr { .. }
                    | ExprKind::SizeofType { .. }
                    | ExprKind::Binary { op: BinaryOp::Comma, .. }
            )
            && il.names_any(inner, &local)
    }

    /// Prints cv- and ref-qualifiers of a function.
    fn function_traits(&mut self, traits: FunctionTraits) {
        for (flag, word) in [
            (FunctionTraits::CONST, spelled!(" " CONST)),
            (FunctionTraits::VOLATILE, spelled!(" " VOLATILE)),
            (FunctionTraits::RESTRICT, spelled!(" " __RESTRICT__)),
            (FunctionTraits::LVALUE_REF, " &"),
            (FunctionTraits::RVALUE_REF, " &&"),
        ] {
            if traits.contains(flag) {
                self.text(word);
            }
        }
    }

    fn noexcept(&mut self, traits: FunctionTraits, condition: Option<ExprId>) {
        if let Some(condition) = condition {
            self.text(spelled!(" " NOEXCEPT "("));
            self.whole_constant(condition);
            self.text(")");
        } else if traits.contains(FunctionTraits::EMPTY_THROW) {
            self.text(spelled!(" " THROW "()"));
        } else if traits.contains(FunctionTraits::NOEXCEPT) {
            self.text(spelled!(" " NOEXCEPT));
        }
    }

    /// Prints the exception specification of a declaration as written.
    /// An explicit instantiation shows that of its template.
    pub(in crate::emit::host) fn exception_specification(&mut self, declaration: DeclarationId) {
        let own = self.il[declaration].noexcept;
        let pattern =
            self.around.declared.parameter_style.names_from.filter(|_| matches!(own, ExceptionSpec::None));
        match pattern.map_or(own, |pattern| self.il[pattern].noexcept) {
            ExceptionSpec::None => {}
            ExceptionSpec::Noexcept => self.text(spelled!(" " NOEXCEPT)),
            ExceptionSpec::NoexceptIf { condition } => {
                self.text(spelled!(" " NOEXCEPT "("));
                self.whole_constant(condition);
                self.text(")");
            }
            ExceptionSpec::Throw { types } => {
                self.text(spelled!(" " THROW "("));
                let il = self.il;
                self.separated(&il[types], |p, ty| p.type_id(ty));
                self.text(")");
            }
        }
    }

    /// Prints the parameters of a function type that declares no function itself.
    fn parameter_types(&mut self, ty: TypeId, params: List<TypeId>, traits: FunctionTraits, shape: Shape) {
        let il = self.il;
        self.text("(");
        let named = il[shape.names].iter().find(|nested| nested.ty == ty).copied();
        let own = shape.own.map(|own| &il[own]).filter(|own| own.ty == ty && !own.params.is_empty());
        match named {
            _ if own.is_some() => {
                let style = ParameterStyle { separated: true, ..ParameterStyle::default() };
                if let Some(own) = own {
                    self.parameters(&il[own.params], &il[own.param_info], style, shape.names);
                }
            }
            Some(nested) => {
                let style = ParameterStyle { separated: true, ..ParameterStyle::default() };
                self.parameters(&il[nested.params], &il[nested.param_info], style, shape.names);
            }
            None => self.separated(&il[params], |p, ty| match il[ty].kind {
                TypeKind::PackExpansion { pattern } => {
                    p.type_id(pattern);
                    p.text(" ...");
                }
                _ => p.type_id(ty),
            }),
        }
        let variadic = traits.contains(FunctionTraits::VARIADIC);
        if variadic {
            self.text(if params.is_empty() { "..." } else { ", ..." });
        } else if params.is_empty() && (!self.options.c || traits.contains(FunctionTraits::VOID_LIST)) {
            self.text(spelled!(VOID));
        }
        self.text(")");
    }
}
