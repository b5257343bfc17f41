//! Objects without a name whose members are used.
//!
//! A temporary that a constructor makes, or a function that returns it in registers, stands bare before the dot. One that
//! is returned in memory or made in place - an aggregate, a copy, a constant - is put there by a conversion, which shows
//! as parentheses.

use super::class_cast::Made;
use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Prints the object that a member belongs to.
    pub(super) fn object_operand(&mut self, object: ExprId) {
        match self.is_placed_object(object) {
            true => {
                self.text("(");
                self.operand(object);
                self.text(")");
            }
            false => self.operand(object),
        }
    }

    /// Whether a member is one of a base class of an object that a function returns in registers: the object is
    /// converted to that base.
    pub(super) fn is_object_of_base(&self, base: ExprId, member: Entity) -> bool {
        let class = match member {
            Entity::Field { id } => Some(self.il[id].class),
            Entity::Function { id } if !self.il[id].flags.contains(FunctionFlags::STATIC) => {
                self.il[id].class
            }
            _ => None,
        };
        let object = self.il.without_conversions(base);
        let TypeKind::Class { class: of } = self.unqualified(self.il[object].ty) else { return false };
        let base = class.is_some_and(|class| class != of && !self.is_nested_unnamed(class));
        base && self.is_returned(object) && !self.is_returned_in_memory(object)
    }

    /// Whether a class is an anonymous union or struct: its members are those of the class around it.
    fn is_nested_unnamed(&self, class: ClassId) -> bool {
        let parent = self.il[self.il[class].scope].parent;
        self.il[class].name.is_none()
            && parent.is_some_and(|scope| matches!(self.il[scope].kind, ScopeKind::Class { .. }))
    }

    /// Whether an expression gives an object that a function returns.
    fn is_returned(&self, object: ExprId) -> bool {
        let e = &self.il[object];
        e.category == Category::Prvalue
            && match e.kind {
                ExprKind::Call { .. } | ExprKind::Operator { .. } | ExprKind::Conditional { .. } => true,
                ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => {
                    self.is_returned(self.il.without_conversions(rhs))
                }
                _ => false,
            }
    }

    /// Whether an object is put into memory where a member of it is used.
    fn is_placed_object(&self, object: ExprId) -> bool {
        let e = &self.il[object];
        if !self.is_class(e.ty) && !matches!(e.kind, ExprKind::ConstructBrace { .. }) {
            return false;
        }
        match e.kind {
            ExprKind::CompoundLiteral { .. } => true,
            ExprKind::Member { base, arrow: false, .. } => {
                let inner = self.il.without_conversions(base);
                self.makes_object(inner) && self.is_placed_object(inner)
            }
            _ if e.category != Category::Prvalue => false,
            ExprKind::ConstructBrace { list, .. } if self.is_given_by_conversion(list) => true,
            ExprKind::ConstructBrace { list, constructor: None, .. } if self.is_empty_list(list) => {
                self.is_list_object(object)
            }
            ExprKind::ConstructBrace { list, constructor: None, .. } => match self.has_open_elements(list) {
                true => false,
                false => !self.il.is_dependent(e.ty) || self.is_constant(object),
            },
            ExprKind::ConstructBrace { .. } | ExprKind::Construct { .. } | ExprKind::Call { .. } => {
                self.is_folded_object(object, 0)
            }
            // Which constructor takes the list is known where no template is around.
            ExprKind::Cast { style, operand, .. }
                if self.around.templates > 0 && self.is_cast_of_list(style, operand) =>
            {
                false
            }
            ExprKind::Cast { to, operand, .. } => {
                self.is_constant_object_of(operand)
                    || self.is_copied_in_place(to, operand)
                    || self.is_folded_cast(to, operand)
            }
            _ => false,
        }
    }

    /// Whether the only element of a list is what a conversion function gives.
    fn is_given_by_conversion(&self, list: ExprId) -> bool {
        let ExprKind::InitList { elements, .. } = self.il[self.il.without_conversions(list)].kind else {
            return false;
        };
        let [only] = self.il[elements] else { return false };
        let mut at = only;
        while let ExprKind::Implicit { operand, conversion, function } = self.il[at].kind {
            if let (ConversionKind::User, Some(function)) = (conversion, function) {
                return matches!(self.il[function].name, EntityName::Conversion { .. });
            }
            at = operand;
        }
        false
    }

    /// Whether a cast makes an object of a constant at compile time: each constructor that takes one argument is
    /// `constexpr`. Templates are not looked into.
    fn is_folded_cast(&self, to: TypeId, operand: ExprId) -> bool {
        let TypeKind::Class { class } = self.unqualified(to) else { return false };
        let takes_one = |entity: &Entity| match *entity {
            Entity::Function { id } => {
                let f = &self.il[id];
                let needed = f.params.iter().filter(|param| !param.has_default).count();
                !f.flags.contains(FunctionFlags::IMPLICIT) && !f.params.is_empty() && needed <= 1
            }
            _ => true,
        };
        let constexpr = |entity: &Entity| matches!(*entity, Entity::Function { id } if self.is_constexpr(id));
        let mut takers = self.il[class].special.constructors.iter().filter(|c| takes_one(c)).peekable();
        self.around.templates == 0
            && !self.manner.values.whole_constant
            && self.made_by_cast(to, operand) == Some(Made::Constructor)
            && takers.peek().is_some()
            && takers.all(constexpr)
            && self.is_constant(operand)
    }

    fn is_empty_list(&self, list: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(list)].kind,
            ExprKind::InitList { elements, .. } if elements.is_empty())
    }

    /// Whether an expression is `T{...}` of a class that is known, where the list or a constructor says what the object
    /// holds: one with a defaulted constructor of its own is only zeroed.
    pub(super) fn is_list_object(&self, expr: ExprId) -> bool {
        let ExprKind::ConstructBrace { to, list, constructor } = self.il[expr].kind else { return false };
        let TypeKind::Class { class } = self.unqualified(to) else { return false };
        let declared = |entity: &Entity| {
            matches!(*entity, Entity::Function { id }
                if !self.il[id].flags.contains(FunctionFlags::IMPLICIT))
        };
        let provided = |function: FunctionId| {
            !self.il[function].flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::IMPLICIT)
        };
        !self.is_dependent_class(class)
            && match constructor {
                Some(constructor) => provided(constructor),
                None => {
                    !self.is_empty_list(list) || !self.il[class].special.constructors.iter().any(declared)
                }
            }
    }

    /// Whether a cast copies an object of a class whose copies need no code.
    fn is_copied_in_place(&self, to: TypeId, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        match (self.unqualified(to), self.unqualified(self.il[inner].ty)) {
            (TypeKind::Class { class: a }, TypeKind::Class { class: b }) => {
                a == b
                    && self.made_by_cast(to, operand) == Some(Made::Constructor)
                    && self.needs_no_constructor(a)
            }
            _ => false,
        }
    }

    fn has_open_elements(&self, list: ExprId) -> bool {
        let ExprKind::InitList { elements, .. } = self.il[self.il.without_conversions(list)].kind else {
            return false;
        };
        elements.is_empty()
            || self.il[elements].iter().any(|element| {
                let e = &self.il[self.il.without_conversions(*element)];
                e.flags.contains(ExprFlags::TYPE_DEPENDENT) || self.il.is_dependent(e.ty)
            })
    }

    /// Whether an object, or a value that goes into one, is known at compile time. Templates are not looked into.
    pub(super) fn is_folded_object(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::TEMPORARY_NESTING || self.around.templates > 0 || self.manner.values.whole_constant
        {
            return false;
        }
        let folded = |e: ExprId| self.is_folded_object(e, depth + 1);
        let all = |list: List<ExprId>| self.il[list].iter().all(|e| folded(*e));
        match self.il[expr].kind {
            ExprKind::Implicit { operand, function: Some(function), .. } => {
                self.is_constexpr(function) && folded(operand)
            }
            ExprKind::Implicit { operand, .. } if self.makes_object(operand) => folded(operand),
            ExprKind::Construct { constructor: Some(constructor), args, .. }
                if !self.il[constructor].flags.contains(FunctionFlags::IMPLICIT) =>
            {
                self.is_constexpr(constructor) && all(args)
            }
            ExprKind::Construct { to, args, .. } if args.is_empty() => {
                self.defaults_to_constant(to, depth) == Some(true)
            }
            ExprKind::ConstructBrace { list, constructor, .. } => {
                constructor.is_none_or(|constructor| self.is_constexpr(constructor)) && folded(list)
            }
            ExprKind::InitList { elements, .. } => all(elements),
            ExprKind::Cast { to, operand, .. } if self.is_folded_cast(to, operand) => true,
            ExprKind::Call { callee, args } => self.is_constant_callee(callee, depth) && all(args),
            _ => self.is_constant(expr),
        }
    }

    /// Whether a default constructor that nobody wrote gives all members values that are known at compile time, none
    /// where it gives none (`[class.default.ctor]`).
    fn defaults_to_constant(&self, ty: TypeId, depth: u32) -> Option<bool> {
        let mut ty = ty;
        while let TypeKind::Array { element, .. } = self.unqualified(ty) {
            ty = element;
        }
        let TypeKind::Class { class } = self.unqualified(ty) else { return Some(false) };
        let c = &self.il[class];
        if depth > limits::TEMPORARY_NESTING || c.tag == Tag::Union || c.state != Completeness::Complete {
            return Some(false);
        }
        let written = c.special.constructors.iter().find_map(|entity| match *entity {
            Entity::Function { id } if self.il[id].params.is_empty() => Some(&self.il[id]),
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

    fn is_constant_callee(&self, callee: ExprId, depth: u32) -> bool {
        match self.il[self.il.without_conversions(callee)].kind {
            ExprKind::Member { base, entity: Entity::Function { id }, arrow: false, .. } => {
                let base = self.il.without_conversions(base);
                self.is_constexpr(id)
                    && (self.constant_object(base)
                        || self.makes_object(base) && self.is_folded_object(base, depth + 1))
            }
            _ => self.constant_function(callee),
        }
    }

    /// Whether the source says that a function can be called at compile time.
    fn is_constexpr(&self, function: FunctionId) -> bool {
        let flags = self.il[function].flags;
        flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && !flags.contains(FunctionFlags::IMPLICIT)
    }

    /// Whether the object of a member is a temporary that is known at compile time.
    pub(in crate::emit::host) fn is_folded_temporary(&self, object: ExprId) -> bool {
        let inner = self.il.without_conversions(object);
        match self.il[inner].kind {
            ExprKind::Member { base, arrow: false, entity: Entity::Field { .. }, .. } => {
                self.is_folded_temporary(base)
            }
            ExprKind::Construct { args, .. } if args.is_empty() && self.is_zero_object(inner) => true,
            _ => {
                self.makes_object(inner)
                    && self.is_folded_object(inner, 0)
                    && self.folded_deduced(inner).is_none()
            }
        }
    }

    /// Whether a temporary without arguments is zero in all its members, and no constructor is called for that.
    fn is_zero_object(&self, object: ExprId) -> bool {
        let TypeKind::Class { class } = self.unqualified(self.il[object].ty) else { return false };
        self.around.templates == 0 && self.needs_no_constructor(class) && !self.initializes_fields(class)
    }

    /// Whether a class or one that is part of it has an initializer for a member.
    fn initializes_fields(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        let within = |ty: TypeId| match self.unqualified(ty) {
            TypeKind::Class { class } => self.initializes_fields(class),
            _ => false,
        };
        c.members.fields.iter().any(|field| self.il[*field].has_init || within(self.il[*field].ty))
            || c.bases.iter().any(|base| within(base.ty))
    }

    /// The class before a braced list: where its arguments were deduced, it is called by the template's name, but a
    /// constant is one of the class.
    pub(super) fn brace_type(&self, expr: ExprId, to: TypeId) -> TypeId {
        let ty = self.il[expr].ty;
        let deduced = matches!(self.unqualified(to), TypeKind::DeducedClass { .. }) && self.is_class(ty);
        let listed =
            matches!(self.il[expr].kind, ExprKind::ConstructBrace { list, .. } if self.is_constant(list));
        match deduced && (listed && self.initializes_members(ty) || self.is_folded_object(expr, 0)) {
            true => ty,
            false => to,
        }
    }

    /// The deduced class and the arguments of a constructor that makes a constant of an object whose end needs code.
    pub(super) fn folded_deduced(&self, expr: ExprId) -> Option<(TypeId, List<ExprId>)> {
        let ExprKind::Construct { to, args, .. } = self.il[expr].kind else { return None };
        let TypeKind::Class { class } = self.unqualified(self.il[expr].ty) else { return None };
        let deduced = matches!(self.unqualified(to), TypeKind::DeducedClass { .. });
        (deduced && self.ends_with_code(class, 0) && self.is_folded_object(expr, 0))
            .then_some((self.il[expr].ty, args))
    }

    /// Prints an object that a constructor makes a constant of: one argument is converted to it.
    pub(super) fn folded_object(&mut self, to: TypeId, args: List<ExprId>) {
        let il = self.il;
        let [only] = &il[args] else {
            self.type_id(to);
            self.text("(");
            self.separated(&il[args], |p, arg| p.argument(arg));
            return self.text(")");
        };
        self.text("((");
        self.cast_type(to);
        self.text(")(");
        self.argument(*only);
        self.text("))");
    }
}
