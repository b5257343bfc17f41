//! Calls: what is called, and its arguments.

use crate::emit::host::Printer;
use crate::il::*;
use crate::names::known;
use crate::tables::limits;

impl Printer<'_> {
    /// Prints `__builtin_va_start` and `__builtin_va_copy`, whose lists stand in parentheses; says whether it is one.
    pub(super) fn argument_list_access(&mut self, callee: ExprId, args: List<ExprId>) -> bool {
        let il = self.il;
        let (ExprKind::Name { entity: Entity::Function { id }, .. }, &[list, other]) =
            (il[self.il.without_conversions(callee)].kind, &il[args])
        else {
            return false;
        };
        let EntityName::Identifier { name } = il[id].name else { return false };
        if name != known::BUILTIN_VA_START && name != known::BUILTIN_VA_COPY {
            return false;
        }
        self.name(name);
        self.text("(");
        self.argument_list(list);
        self.text(",");
        match name == known::BUILTIN_VA_COPY {
            true => self.argument_list(other),
            false => self.top(other),
        }
        self.text(")");
        true
    }

    /// Prints the list of the arguments of a function in parentheses; one that is a parameter is a pointer and has none.
    pub(super) fn argument_list(&mut self, list: ExprId) {
        let inner = self.il.without_conversions(list);
        let parameter = match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.il[id].storage == Storage::Parameter
                    && !matches!(self.il.unqualified(self.il[id].ty), TypeKind::LvalueReference { .. })
            }
            _ => false,
        };
        match parameter {
            true => self.top(inner),
            false => self.parenthesized(inner),
        }
    }

    /// Prints an argument: a member that is found only at instantiation stands in parentheses.
    pub(in crate::emit::host) fn argument(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        match self.il[inner].kind {
            ExprKind::DependentMember { .. } => self.parenthesized(expr),
            _ if self.is_made_of_open_member(inner, limits::DEFERRED_OPERAND_NESTING) => {
                self.parenthesized(inner)
            }
            _ if self.names_static_by_object(inner) => self.parenthesized(inner),
            // What must be a constant is computed as a whole.
            ExprKind::UserLiteral { operand, suffix, function } if self.manner.values.required => {
                self.user_literal(operand, suffix, function);
            }
            // What is converted to a class is an operand of the conversion.
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. }
                if self.il.is_class(self.il[expr].ty) && !self.il.makes_object(rhs) =>
            {
                self.parenthesized(self.il.without_conversions(expr));
            }
            _ => self.top(expr),
        }
    }

    /// Whether a type is a class, or will be one when it is instantiated.
    fn makes_class(&self, to: TypeId) -> bool {
        self.il.is_class(to) || self.il.is_open_class(to)
    }

    /// Whether an expression makes an object of a class of a member that only an instantiation finds, behind
    /// names and literals alone: it is copied as such a member itself is.
    pub(in crate::emit::host) fn is_made_of_open_member(&self, expr: ExprId, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1).filter(|_| self.around.templates > 0) else { return false };
        match self.il[expr].kind {
            ExprKind::Cast {
                style: CastStyle::C | CastStyle::Functional | CastStyle::Static,
                to,
                operand,
            } => match self.il[self.il.without_conversions(operand)].kind {
                ExprKind::InitList { elements, .. } if self.il.is_dependent(to) => {
                    self.begins_with_open_copy(&self.il[elements], depth)
                }
                _ => {
                    self.il.is_construction(to, CastStyle::C) && self.begins_with_open_copy(&[operand], depth)
                }
            },
            ExprKind::Construct { to, args, .. } => {
                (self.makes_class(to) || self.il.is_dependent(to))
                    && self.begins_with_open_copy(&self.il[args], depth)
            }
            _ => false,
        }
    }

    /// Whether an expression makes a temporary of such a member, be it of a class or of what only an instantiation knows.
    pub(in crate::emit::host) fn is_temporary_of_open_member(&self, expr: ExprId) -> bool {
        let depth = limits::DEFERRED_OPERAND_NESTING;
        match self.il[expr].kind {
            _ if self.around.templates == 0 => false,
            ExprKind::Construct { args, .. } => self.begins_with_open_copy(&self.il[args], depth),
            ExprKind::ConstructBrace { list, .. } => match self.il[list].kind {
                ExprKind::InitList { elements, .. } => self.begins_with_open_copy(&self.il[elements], depth),
                _ => false,
            },
            _ => self.is_made_of_open_member(expr, depth),
        }
    }

    /// Whether there is such a member among arguments, and names and literals alone before it.
    fn begins_with_open_copy(&self, args: &[ExprId], depth: u32) -> bool {
        let member = |expr: ExprId| {
            matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::DependentMember { .. })
        };
        for arg in args {
            let inner = self.il.without_conversions(*arg);
            let copied = match self.il[inner].kind {
                ExprKind::DependentMember { .. } => true,
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => member(lhs) || member(rhs),
                ExprKind::InitList { elements, .. } => self.il[elements].first().is_some_and(|e| member(*e)),
                _ => self.is_made_of_open_member(inner, depth),
            };
            if copied {
                return true;
            }
            let kind = self.il[inner].kind;
            let named = matches!(
                kind,
                ExprKind::Name { .. }
                    | ExprKind::Member { .. }
                    | ExprKind::Dependent { .. }
                    | ExprKind::This { .. }
                    | ExprKind::SizeofType { .. }
                    | ExprKind::String { .. }
            );
            if !named && !kind.is_literal() {
                return false;
            }
        }
        false
    }

    /// Whether the argument at `index` makes the very object that is a parameter of the only function which a callee can
    /// be.
    pub(super) fn makes_parameter(&self, callee: ExprId, index: usize, arg: ExprId) -> bool {
        let made = self.il.without_conversions(arg);
        let (ExprKind::Cast { to, .. } | ExprKind::Construct { to, .. }) = self.il[made].kind else {
            return false;
        };
        if !self.is_made_of_open_member(made, limits::DEFERRED_OPERAND_NESTING) {
            return false;
        }
        let inner = self.il.without_conversions(callee);
        let function = match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Function { id }, args: None, .. }
            | ExprKind::Member { entity: Entity::Function { id }, args: None, .. } => {
                self.il[id].class.is_some().then_some(id)
            }
            ExprKind::MemberOverload { set, args: None, .. }
                if self.is_one_function(self.il.candidates(set)) =>
            {
                self.il.candidates(set).first().and_then(|entity| self.il.function_in(*entity))
            }
            _ => None,
        };
        let parameter = match function {
            Some(id) if self.il[id].template.is_none() => {
                self.il[id].params(self.il).get(index).map(|param| param.ty)
            }
            Some(_) => None,
            None => self.settled_parameter(callee, index),
        };
        parameter.is_some_and(|ty| self.il.unqualified(ty) == self.il.unqualified(to))
    }

    /// Whether an argument is made of a braced list that begins with a member that only an instantiation finds.
    pub(in crate::emit::host) fn begins_with_open_member(&self, arg: ExprId) -> bool {
        let ExprKind::ConstructBrace { list, .. } = self.il[self.il.without_conversions(arg)].kind else {
            return false;
        };
        let ExprKind::InitList { elements, .. } = self.il[self.il.without_conversions(list)].kind else {
            return false;
        };
        self.il[elements].first().is_some_and(|first| {
            let value = match self.il[*first].kind {
                ExprKind::Designated { value, .. } => value,
                _ => *first,
            };
            matches!(self.il[self.il.without_conversions(value)].kind, ExprKind::DependentMember { .. })
        })
    }

    /// Whether an expression names a static data member or an enumerator by an object of the class, which is computed
    /// first, as the left side of a comma is (`[expr.ref]`).
    pub(in crate::emit::host) fn names_static_by_object(&self, expr: ExprId) -> bool {
        matches!(
            self.il[expr].kind,
            ExprKind::Member { entity: Entity::Variable { .. } | Entity::Enumerator { .. }, .. }
        )
    }

    /// Whether the argument at `index` is a member that only an instantiation finds, and initializes a parameter of a
    /// known class: of a function that the callee alone settles, whatever the arguments are.
    pub(super) fn copies_open_member(&self, callee: ExprId, index: usize, arg: ExprId) -> bool {
        let member = self.il.without_conversions(arg);
        let open = match self.il[member].kind {
            ExprKind::DependentMember { .. } => true,
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => {
                matches!(self.il[self.il.without_conversions(rhs)].kind, ExprKind::DependentMember { .. })
            }
            _ => false,
        };
        open && self.settled_parameter(callee, index).is_some_and(|ty| {
            let ty = match self.il.unqualified(ty) {
                TypeKind::RvalueReference { to } => to,
                _ => ty,
            };
            self.il.is_class(ty) && !self.il.is_dependent(ty)
        })
    }

    /// The type of the parameter at `index` of a function that arguments do not choose: a pointer's, the only member
    /// of its name in a known class, or one that argument-dependent lookup has no part in (`[basic.lookup.argdep]`).
    fn settled_parameter(&self, callee: ExprId, index: usize) -> Option<TypeId> {
        let inner = self.il.without_conversions(callee);
        let e = &self.il[inner];
        let function = match e.kind {
            ExprKind::Name { entity: Entity::Function { id }, qualifier, args: None } => {
                let alone = qualifier.is_some()
                    || e.flags.contains(ExprFlags::PARENTHESIZED)
                    || self.il[id].class.is_some();
                alone.then_some(id)
            }
            ExprKind::Member { base, entity: Entity::Function { id }, args: None, .. } => {
                (!self.il.is_dependent(self.il[base].ty)).then_some(id)
            }
            ExprKind::MemberOverload { base, set, args: None, .. }
                if !self.il.is_dependent(self.il[base].ty)
                    && self.is_one_function(self.il.candidates(set)) =>
            {
                self.il.candidates(set).first().and_then(|entity| self.il.function_in(*entity))
            }
            ExprKind::Overload { .. } | ExprKind::MemberOverload { .. } => None,
            _ => {
                let ty = match self.il.unqualified(e.ty) {
                    TypeKind::Pointer { to } | TypeKind::LvalueReference { to } => to,
                    _ => e.ty,
                };
                let TypeKind::Function { params, .. } = self.il.unqualified(ty) else { return None };
                return self.il[params].get(index).copied();
            }
        };
        function.and_then(|function| self.il[function].params(self.il).get(index)).map(|param| param.ty)
    }

    /// Whether one of several static functions of a class template is called for an object.
    pub(super) fn object_of_static_call(&self, callee: ExprId) -> bool {
        let ExprKind::Member { entity: entity @ Entity::Function { id }, qualifier: None, .. } =
            self.il[self.il.without_conversions(callee)].kind
        else {
            return false;
        };
        self.is_open_static(entity)
            && self.il[id].class.is_some_and(|class| self.functions_named(class, id) > 1)
    }

    /// Prints the call of a static function for an object, which is evaluated and not used.
    pub(super) fn static_call_of_object(&mut self, callee: ExprId, args: List<ExprId>) {
        let il = self.il;
        let ExprKind::Member { base, entity, .. } = il[self.il.without_conversions(callee)].kind else {
            return;
        };
        self.text("(");
        self.operand(base);
        self.text(",(");
        self.entity_identifier(entity);
        self.text(")(");
        self.separated(&il[args], |p, arg| p.argument(arg));
        self.text("))");
    }

    /// Prints what is called: functions and member functions stand bare, also where their address is called.
    /// `dependent` says that the call is resolved at instantiation.
    pub(super) fn callee(&mut self, callee: ExprId, dependent: bool) {
        let inner = self.il.without_conversions(callee);
        match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Variable { .. }, .. } => self.operand(inner),
            ExprKind::Name { entity, args: None, .. } if self.is_open_static(entity) => {
                let class = self.il.function_in(entity).and_then(|function| self.il[function].class);
                let visible = class.is_none_or(|class| self.is_visible(self.il[class].scope));
                let local = class.is_some_and(|class| self.il[class].flags.contains(ClassFlags::LOCAL));
                if visible {
                    self.text("(");
                    if let Some(class) = class.filter(|of| self.has_unknown_base_within(self.il[*of].scope)) {
                        self.class_identifier(Some(class));
                        self.named_pattern_args(class);
                        self.text("::");
                    }
                    self.entity_identifier(entity);
                    self.text(")");
                } else if local {
                    self.parenthesized(inner);
                } else {
                    self.top(inner);
                }
            }
            ExprKind::MemberOverload { .. } if self.known_base(inner).is_some() => self.member_of_base(inner),
            ExprKind::MemberOverload { base, set, .. }
                if self.is_implicit_this(base)
                    && (!dependent
                        || !self.il[self.il[base].ty].flags.contains(TypeFlags::DEPENDENT)
                            && self.is_one_function(self.il.candidates(set))) =>
            {
                self.member_base(base, true);
                self.top(inner);
            }
            ExprKind::Name { entity: Entity::Function { .. } | Entity::Template { .. }, .. }
            | ExprKind::Overload { .. }
                if self.il[inner].flags.contains(ExprFlags::PARENTHESIZED)
                    && !self.is_static_member(inner) =>
            {
                self.parenthesized(inner);
            }
            ExprKind::Lambda { id } if dependent || self.il.is_dependent_class(self.il[id].class) => {
                self.top(inner);
            }
            ExprKind::DependentMember { base, arrow, name, args: None, .. }
                if !matches!(name, EntityName::Destructor | EntityName::OpenDestructor { .. })
                    && self.constants().is_open_object(base, arrow)
                    && !matches!(self.il[base].kind, ExprKind::Name { entity, .. } if self.is_captured(entity)) =>
            {
                self.parenthesized(inner);
            }
            ExprKind::Name { .. }
            | ExprKind::Overload { .. }
            | ExprKind::Dependent { .. }
            | ExprKind::MemberOverload { .. }
            | ExprKind::DependentMember { .. }
            | ExprKind::PseudoDestructor { .. } => self.top(inner),
            ExprKind::Member { entity: Entity::Function { .. }, .. } => self.top(inner),
            _ if dependent && self.names_static_by_object(inner) => self.top(inner),
            ExprKind::ConstructBrace { .. } => self.open_operand(inner),
            ExprKind::Unary { op: UnaryOp::Address, operand } if self.il.is_function(operand) => {
                self.top(operand)
            }
            _ => self.operand(inner),
        }
    }

    /// Whether a name means a static member function: it loses the parentheses around it where it is called.
    fn is_static_member(&self, name: ExprId) -> bool {
        matches!(self.il[name].kind, ExprKind::Name { entity: Entity::Function { id }, .. }
            if self.il[id].class.is_some())
    }

    /// Whether a name means one function, and no template: what it calls does not wait for an instantiation.
    fn is_one_function(&self, candidates: &[Entity]) -> bool {
        let [only] = candidates else { return false };
        self.il.function_in(*only).is_some_and(|function| self.il[function].template.is_none())
    }
}
