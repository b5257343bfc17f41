//! Objects that are made at compile time.

use super::Constants;
use crate::il::*;
use crate::tables::limits;

/// How a cast makes an object of a class.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// By a constructor, of an operand that is perhaps not known before instantiation.
    Constructor,
    /// By a constructor, of what a conversion function returns.
    Conversion,
    /// By a conversion function alone.
    Function,
    /// The operand is that object.
    Operand,
}

impl Constants<'_> {
    /// Whether nothing is known of the object whose member is called, but that it could be a constant.
    pub fn is_open_object(&self, base: ExprId, arrow: bool) -> bool {
        let inner = self.il.without_conversions(base);
        match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                arrow && (self.il.is_open_copy(id) || self.il.is_open_constant_pointer(id))
            }
            ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, lhs, rhs } => {
                arrow && self.is_open_object(lhs, true) && self.is_constant(rhs)
            }
            ExprKind::Subscript { base, index }
                if self.is_constant(index)
                    && matches!(self.il[base].kind, ExprKind::Name { entity: Entity::Variable { id }, .. }
                        if self.il.is_open_constant_pointer(id)) =>
            {
                true
            }
            ExprKind::Unary { op: UnaryOp::Address, .. } => arrow,
            ExprKind::Unary { .. } | ExprKind::ConstructBrace { .. } => self.is_constant(inner),
            ExprKind::Cast { style, to, .. } if self.il.is_construction(to, style) => false,
            ExprKind::Subscript { .. } | ExprKind::Cast { .. } => {
                self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT) && self.is_constant(inner)
            }
            ExprKind::DependentMember { base, arrow, .. } => self.is_open_object(base, arrow),
            ExprKind::Construct { to, args, .. } => {
                args.is_empty() && {
                    matches!(self.il.unqualified(to), TypeKind::Param { .. } | TypeKind::DependentName { .. })
                }
            }
            ExprKind::Dependent { .. } => true,
            // What else names an object says what it is, or is no constant.
            _ => false,
        }
    }

    /// Whether a cast makes an object of a constant at compile time: each constructor that takes one argument is
    /// `constexpr`. Templates are not looked into.
    pub fn is_folded_cast(&self, to: TypeId, operand: ExprId) -> bool {
        let TypeKind::Class { class } = self.il.unqualified(to) else { return false };
        let takes_one = |entity: &Entity| match *entity {
            Entity::Function { id } => {
                let f = &self.il[id];
                let needed = f.params(self.il).iter().filter(|param| !param.has_default).count();
                !f.flags.contains(FunctionFlags::IMPLICIT) && !f.params(self.il).is_empty() && needed <= 1
            }
            _ => true,
        };
        let constexpr =
            |entity: &Entity| matches!(*entity, Entity::Function { id } if self.il.is_constexpr(id));
        let mut takers = self.il[class].special.constructors.iter().filter(|c| takes_one(c)).peekable();
        !self.place.in_template
            && !self.place.whole
            && self.il.made_by_cast(to, operand) == Some(Made::Constructor)
            && takers.peek().is_some()
            && takers.all(constexpr)
            && self.is_constant(operand)
    }

    /// Whether an object, or a value that goes into one, is known at compile time. Templates are not looked into.
    pub fn is_folded_object(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::TEMPORARY_NESTING || self.place.in_template || self.place.whole {
            return false;
        }
        let folded = |e: ExprId| self.is_folded_object(e, depth + 1);
        let all = |list: List<ExprId>| self.il[list].iter().all(|e| folded(*e));
        match self.il[expr].kind {
            ExprKind::Implicit { operand, function: Some(function), .. } => {
                self.il.is_constexpr(function) && folded(operand)
            }
            ExprKind::Implicit { operand, .. } if self.il.makes_object(operand) => folded(operand),
            ExprKind::Construct { constructor: Some(constructor), args, .. }
                if !self.il[constructor].flags.contains(FunctionFlags::IMPLICIT) =>
            {
                self.il.is_constexpr(constructor) && all(args)
            }
            ExprKind::Construct { to, args, .. } if args.is_empty() => {
                self.defaults_to_constant(to, depth) == Some(true)
            }
            ExprKind::ConstructBrace { list, constructor, .. } => {
                constructor.is_none_or(|constructor| self.il.is_constexpr(constructor)) && folded(list)
            }
            ExprKind::InitList { elements, .. } => all(elements),
            ExprKind::Cast { to, operand, .. } if self.is_folded_cast(to, operand) => true,
            ExprKind::Call { callee, args } => self.is_constant_callee(callee, depth) && all(args),
            _ => self.is_constant(expr),
        }
    }

    /// Whether a default constructor that nobody wrote gives all members values that are known at compile time, none
    /// where it gives none (`[class.default.ctor]`).
    pub fn defaults_to_constant(&self, ty: TypeId, depth: u32) -> Option<bool> {
        let mut ty = ty;
        while let TypeKind::Array { element, .. } = self.il.unqualified(ty) {
            ty = element;
        }
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return Some(false) };
        let c = &self.il[class];
        if depth > limits::TEMPORARY_NESTING || c.tag == Tag::Union || c.state != Completeness::Complete {
            return Some(false);
        }
        let written = c.special.constructors.iter().find_map(|entity| match *entity {
            Entity::Function { id } if self.il[id].params(self.il).is_empty() => Some(&self.il[id]),
            _ => None,
        });
        let implicit = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
        match written {
            Some(written) if !written.flags.intersects(implicit) => {
                return Some(written.flags.contains(FunctionFlags::CONSTEXPR));
            }
            None if !c.special.constructors.is_empty() => return Some(false),
            _ => {}
        }
        let virtual_function = |entity: &Entity| matches!(*entity, Entity::Function { id } if self.il[id].flags.contains(FunctionFlags::VIRTUAL));
        let bases = c.bases.iter().map(|base| match base.virtual_ {
            true => Some(false),
            false => self.defaults_to_constant(base.ty, depth + 1),
        });
        let fields = c.members.fields.iter().map(|field| {
            let field = &self.il[*field];
            field.init.map_or_else(
                || self.defaults_to_constant(field.ty, depth + 1),
                |init| Some(self.is_constant(init)),
            )
        });
        let mut result = c.members.declared.iter().any(virtual_function).then_some(true);
        for part in bases.chain(fields) {
            match part {
                Some(false) => return Some(false),
                Some(true) => result = Some(true),
                None => {}
            }
        }
        result
    }

    pub(super) fn is_constant_callee(&self, callee: ExprId, depth: u32) -> bool {
        match self.il[self.il.without_conversions(callee)].kind {
            ExprKind::Member { base, entity: Entity::Function { id }, arrow: false, .. } => {
                let base = self.il.without_conversions(base);
                self.il.is_constexpr(id)
                    && (self.constant_object(base)
                        || self.il.makes_object(base) && self.is_folded_object(base, depth + 1))
            }
            _ => self.constant_function(callee),
        }
    }

    /// Whether the object by which a static member is named needs no evaluation: its form tells that nothing is called or
    /// changed (`[expr.ref]`).
    pub(super) fn does_nothing(&self, object: ExprId) -> bool {
        self.does_nothing_at(object, 0)
    }

    fn does_nothing_at(&self, object: ExprId, depth: u32) -> bool {
        let within =
            |e: ExprId| depth < limits::CALLING_OPERAND_NESTING && self.does_nothing_at(e, depth + 1);
        match self.il[object].kind {
            ExprKind::Name { .. } | ExprKind::This { .. } => true,
            ExprKind::Member { base, .. } => within(base),
            ExprKind::Subscript { base, index } => within(base) && within(index),
            ExprKind::Unary { op: UnaryOp::Deref | UnaryOp::Address, operand }
            | ExprKind::Extension { operand } => within(operand),
            ExprKind::Implicit { conversion, operand, .. } => {
                conversion != ConversionKind::User && within(operand)
            }
            ExprKind::Construct { args, .. } => args.is_empty() && self.is_zero_object(object),
            kind => kind.is_literal(),
        }
    }

    /// Whether the object of a member is a temporary that is known at compile time.
    pub(super) fn is_folded_temporary(&self, object: ExprId) -> bool {
        let inner = self.il.without_conversions(object);
        match self.il[inner].kind {
            ExprKind::Member { base, arrow: false, entity: Entity::Field { .. }, .. } => {
                self.is_folded_temporary(base)
            }
            ExprKind::Construct { args, .. } if args.is_empty() && self.is_zero_object(inner) => true,
            _ => {
                self.il.makes_object(inner)
                    && self.is_folded_object(inner, 0)
                    && self.folded_deduced(inner).is_none()
            }
        }
    }

    /// Whether a temporary without arguments is zero in all its members, and no constructor is called for that.
    pub(super) fn is_zero_object(&self, object: ExprId) -> bool {
        let TypeKind::Class { class } = self.il.unqualified(self.il[object].ty) else { return false };
        !self.place.in_template && self.il.needs_no_constructor(class) && !self.il.initializes_fields(class)
    }

    /// The deduced class and the arguments of a constructor that makes a constant of an object whose end needs code.
    pub fn folded_deduced(&self, expr: ExprId) -> Option<(TypeId, List<ExprId>)> {
        let ExprKind::Construct { to, args, .. } = self.il[expr].kind else { return None };
        let TypeKind::Class { class } = self.il.unqualified(self.il[expr].ty) else { return None };
        let deduced = matches!(self.il.unqualified(to), TypeKind::DeducedClass { .. });
        (deduced && self.il.ends_with_code(class, 0) && self.is_folded_object(expr, 0))
            .then_some((self.il[expr].ty, args))
    }

    /// The object that is converted where that is `T{...}` of a closed class: no constructor that
    /// says something itself makes it. It stands in parentheses.
    pub fn kept_temporary(&self, mut expr: ExprId) -> Option<ExprId> {
        let object = loop {
            match self.il.converted_object(expr) {
                Some(object) => break object,
                None => {
                    let ExprKind::Implicit { operand, .. } = self.il[expr].kind else { return None };
                    expr = operand;
                }
            }
        };
        let ExprKind::ConstructBrace { constructor, .. } = self.il[object].kind else { return None };
        let silent = constructor
            .is_none_or(|constructor| self.il[constructor].flags.contains(FunctionFlags::DEFAULTED));
        let known = silent
            && self.il.is_class(self.il[object].ty)
            && !self.il[object].flags.contains(ExprFlags::TYPE_DEPENDENT);
        known.then_some(object)
    }
}

impl Shown<'_> {
    /// Whether a variable is a copy of something, but of what type only an instantiation knows.
    pub(super) fn is_open_copy(&self, variable: VariableId) -> bool {
        let v = &self[variable];
        let unknown =
            matches!(self[v.ty].kind, TypeKind::Auto { .. } | TypeKind::Builtin { of: Builtin::Dependent });
        if v.storage == Storage::Parameter {
            return unknown;
        }
        // Elements of ranges and what is captured are declared without a definition of their own.
        let Some(definition) = v.definition else { return false };
        let d = &self[definition];
        let open = match self.unqualified(d.ty) {
            TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. } => unknown,
            TypeKind::Param { .. } | TypeKind::DependentName { .. } => true,
            _ => false,
        };
        open && !matches!(
            d.init,
            Initializer::None | Initializer::Brace { .. } | Initializer::CopyBrace { .. }
        )
    }

    /// Whether a variable is a constant pointer to something that only an instantiation knows: what it points to could be
    /// a constant too.
    pub(super) fn is_open_constant_pointer(&self, variable: VariableId) -> bool {
        let v = &self[variable];
        let ty = &self[v.ty];
        let constant = matches!(self[ty.canonical].kind, TypeKind::Qualified { quals, .. } if quals == Qualifiers::CONST);
        let given = match v.definition {
            Some(definition) => {
                !matches!(self[definition].init, Initializer::None | Initializer::Range { .. })
            }
            None => v.class.is_some(),
        };
        (constant || v.flags.contains(VariableFlags::CONSTEXPR))
            && given
            && ty.flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER)
            && matches!(self.unqualified(v.ty), TypeKind::Pointer { .. })
            && v.storage != Storage::Parameter
    }

    /// How a cast makes an object of a class; nothing if it makes none.
    pub fn made_by_cast(&self, to: TypeId, operand: ExprId) -> Option<Made> {
        let TypeKind::Class { class } = self.unqualified(to) else { return None };
        let inner = self.without_conversions(operand);
        let e = &self[inner];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || self.is_dependent_class(class) {
            return Some(Made::Constructor);
        }
        let TypeKind::Class { class: from } = self.unqualified(e.ty) else {
            return Some(Made::Constructor);
        };
        Some(match () {
            () if from == class && e.category == Category::Prvalue => Made::Operand,
            () if !self.has_conversion_to(from, class) => Made::Constructor,
            () if self.needs_no_constructor(class) => Made::Function,
            () => Made::Conversion,
        })
    }

    /// Whether a class or a base of it has a conversion function to another class.
    pub(super) fn has_conversion_to(&self, from: ClassId, to: ClassId) -> bool {
        let returns = |entity: &Entity| {
            let Entity::Function { id } = *entity else { return false };
            let EntityName::Conversion { to: ty } = self[id].name else { return false };
            matches!(self.unqualified(ty), TypeKind::Class { class } if class == to)
        };
        let from = &self[from];
        from.conversions(self).iter().any(returns)
            || from.bases.iter().any(|base| match self.unqualified(base.ty) {
                TypeKind::Class { class } => self.has_conversion_to(class, to),
                _ => false,
            })
    }

    /// Whether a class has a constexpr conversion function to a scalar type.
    pub fn has_constant_conversion(&self, from: TypeId, to: TypeId) -> bool {
        let TypeKind::Class { class } = self.unqualified(from) else { return false };
        self[class].conversions(self).iter().any(|entity| {
            let Entity::Function { id } = *entity else { return false };
            let EntityName::Conversion { to: ty } = self[id].name else { return false };
            self[id].flags.contains(FunctionFlags::CONSTEXPR) && self.unqualified(ty) == self.unqualified(to)
        })
    }

    /// Whether a class has no constructor of its own and its members are made without code.
    pub fn needs_no_constructor(&self, class: ClassId) -> bool {
        let c = &self[class];
        let implicit = |entity: &Entity| {
            matches!(*entity, Entity::Function { id }
                if self[id].flags.contains(FunctionFlags::IMPLICIT))
        };
        let plain = |ty: TypeId| match self.unqualified(ty) {
            TypeKind::Class { class } => self.needs_no_constructor(class),
            _ => true,
        };
        let virtual_function = |entity: &Entity| {
            matches!(*entity, Entity::Function { id }
                if self[id].flags.contains(FunctionFlags::VIRTUAL))
        };
        c.special.constructors.iter().all(implicit)
            && !c.members.declared.iter().any(virtual_function)
            && c.bases.iter().all(|base| !base.virtual_ && plain(base.ty))
            && c.members.fields.iter().all(|field| plain(self[*field].ty))
    }

    /// Whether an expression is a prvalue of a known class.
    pub fn makes_object(&self, expr: ExprId) -> bool {
        let e = self[expr];
        e.category == Category::Prvalue && matches!(self.unqualified(e.ty), TypeKind::Class { .. })
    }

    /// Whether a class or one that is part of it has an initializer for a member.
    pub(super) fn initializes_fields(&self, class: ClassId) -> bool {
        let c = &self[class];
        let within = |ty: TypeId| match self.unqualified(ty) {
            TypeKind::Class { class } => self.initializes_fields(class),
            _ => false,
        };
        c.members.fields.iter().any(|field| self[*field].has_init || within(self[*field].ty))
            || c.bases.iter().any(|base| within(base.ty))
    }

    /// The object that a conversion function is called for, if that converts an expression.
    pub fn converted_object(&self, expr: ExprId) -> Option<ExprId> {
        let ExprKind::Implicit { operand, conversion: ConversionKind::User, function: Some(function) } =
            self[expr].kind
        else {
            return None;
        };
        let function = matches!(self[function].name, EntityName::Conversion { .. });
        let object = self.without_conversions(operand);
        (function && !matches!(self[object].kind, ExprKind::Lambda { .. })).then_some(object)
    }

    /// Whether what is called is an instance of a function template of a namespace.
    pub fn is_open_function(&self, callee: ExprId) -> bool {
        match self[self.without_conversions(callee)].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                let f = &self[id];
                f.class.is_none() && f.instance.is_some()
            }
            _ => false,
        }
    }

    /// Whether what is called is a built-in function.
    pub(super) fn is_builtin_function(&self, callee: ExprId) -> bool {
        matches!(self[self.without_conversions(callee)].kind,
            ExprKind::Name { entity: Entity::Function { id }, .. } if self[id].builtin(self).is_some())
    }

    /// Whether a conversion function makes its object const.
    pub fn converts_as_const(&self, call: ExprId) -> bool {
        let ExprKind::Implicit { function: Some(function), .. } = self[call].kind else { return false };
        matches!(self.unqualified(self[function].ty), TypeKind::Function { traits, .. }
            if traits.contains(FunctionTraits::CONST))
    }

    /// Whether a cast makes an object of class type, which is printed with parentheses of its own.
    pub fn is_construction(&self, to: TypeId, style: CastStyle) -> bool {
        let class = match self.unqualified(to) {
            TypeKind::Class { class } => {
                let c = &self[class];
                // A member class of a template is none of classes until instantiation.
                let member = matches!(self[c.enclosing].kind, ScopeKind::Class { .. });
                !(member
                    && self.is_dependent_class(class)
                    && c.template.is_none()
                    && c.specialization.partial_of.is_none())
            }
            // A template that a dependent class declares is taken for one of classes.
            TypeKind::DependentTemplate { .. } => true,
            _ => self.is_open_class(to),
        };
        class && matches!(style, CastStyle::C | CastStyle::Functional)
    }

    /// Whether an expression has a type that only an instantiation knows.
    pub fn has_open_type(&self, expr: ExprId) -> bool {
        let e = &self[self.without_conversions(expr)];
        e.flags.contains(ExprFlags::TYPE_DEPENDENT) || self[e.ty].flags.contains(TypeFlags::DEPENDENT)
    }

    /// The type `T` of an expression `T{}` that makes a scalar.
    pub fn zero_type(&self, expr: ExprId) -> Option<TypeId> {
        let ExprKind::ConstructBrace { to, list, .. } = self[expr].kind else { return None };
        let ExprKind::InitList { elements, .. } = self[list].kind else { return None };
        let dependent = self[to].flags.contains(TypeFlags::DEPENDENT);
        (elements.is_empty() && self.is_scalar(to) && !dependent).then_some(to)
    }

    /// Whether a class has a destructor that is not trivial and cannot run at compile time ([class.dtor]).
    pub fn ends_with_code(&self, class: ClassId, depth: u32) -> bool {
        let c = &self[class];
        let held = |ty: TypeId| match self.unqualified(ty) {
            TypeKind::Class { class } => {
                depth < limits::TEMPORARY_EXPRESSION_NESTING && self.ends_with_code(class, depth + 1)
            }
            _ => false,
        };
        let runs = |function: FunctionId| {
            let known = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST | FunctionFlags::CONSTEXPR;
            !self[function].flags.intersects(known)
        };
        c.special.destructor.is_some_and(runs)
            || c.bases.iter().any(|base| held(base.ty))
            || c.members.fields.iter().any(|field| held(self[*field].ty))
    }
}
