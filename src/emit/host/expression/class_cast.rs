//! Casts that make objects of class type.
//!
//! What is made by a constructor is a temporary, which is a cast as written; where it initializes an object of the
//! very type it is that object, and is printed as `((T)(e))`. A class whose constructors need no code is made by the
//! conversion function itself: `((T)e)`.

use crate::emit::host::Printer;
use crate::finalize::Made;
use crate::il::*;

impl Printer<'_> {
    /// Whether a cast in this notation is printed without more parentheses than its own.
    pub(super) fn is_closed_cast(&self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        match style {
            CastStyle::Static => {
                let made = match self.il.unqualified(to) {
                    TypeKind::Class { .. } => self.il.made_by_cast(to, operand),
                    TypeKind::Instance { .. } if !self.il.is_open_class(to) => None,
                    _ => Some(Made::Constructor),
                };
                matches!(made, Some(Made::Constructor | Made::Function | Made::Operand))
                    && self.il.is_construction(to, CastStyle::C)
            }
            _ => self.il.is_construction(to, style) && !self.is_cast_of_list(style, operand),
        }
    }

    /// Prints a cast whose operand is, or becomes by a conversion function, the object. False if it is another one.
    pub(super) fn cast_without_constructor(&mut self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        match self.il.made_by_cast(to, operand) {
            Some(Made::Function)
                if matches!(style, CastStyle::Static | CastStyle::C | CastStyle::Functional) =>
            {
                // What is left is the conversion to the class itself, whatever names it.
                let class = self.il[self.unqualified_spelling(self.il[to].canonical)].canonical;
                self.text("((");
                self.type_id(class);
                self.text(")");
                self.operand(operand);
                self.text(")");
                true
            }
            Some(Made::Operand) if style == CastStyle::Static => {
                self.argument(operand);
                true
            }
            _ => self.aggregate_of_one(style, to, operand),
        }
    }

    /// Prints a cast that makes an aggregate of its first element alone (`[dcl.init.general]`, since C++20); false if it
    /// is another one.
    fn aggregate_of_one(&mut self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        let converts =
            matches!(self.il[operand].kind, ExprKind::Implicit { conversion: ConversionKind::User, .. });
        let element = self.options.standard >= 20
            && matches!(style, CastStyle::Static | CastStyle::C | CastStyle::Functional)
            && !converts
            && self.initializes_members(to)
            && self.il.is_scalar(self.il[inner].ty)
            && !self.il.has_open_type(inner)
            && !self.il[to].flags.contains(TypeFlags::DEPENDENT);
        if element {
            let (open, close) = if self.constants().is_constant(inner) { ("(", ")") } else { ("{", "}") };
            self.type_id(self.without_naming_class(to));
            self.text(open);
            self.top(operand);
            self.text(close);
        }
        element
    }

    /// Prints the operand of a cast: the object of a conversion function stands in parentheses.
    pub(super) fn cast_operand(&mut self, to: TypeId, operand: ExprId) {
        let inner = self.il.without_conversions(operand);
        let converted = match self.il.unqualified(to) {
            TypeKind::Class { .. } => self.il.made_by_cast(to, operand) == Some(Made::Conversion),
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => false,
            TypeKind::Builtin { of: Builtin::Void } => false,
            _ => {
                self.il.is_class(self.il[inner].ty)
                    && !self.il[inner].flags.contains(ExprFlags::TYPE_DEPENDENT)
                    && !self.il[to].flags.contains(TypeFlags::DEPENDENT)
            }
        };
        match converted {
            true if self.constants().kept_temporary(operand).is_some() => self.parenthesized(inner),
            // No function is called for it before an instantiation.
            true if self.around.templates > 0
                && self.il.is_class(to)
                && matches!(self.il[inner].kind, ExprKind::Member { .. }) =>
            {
                self.argument(inner)
            }
            true => self.operand(inner),
            false if self.il.is_construction(to, CastStyle::C) => {
                self.argument(inner);
            }
            false => self.top_or_comma(inner),
        }
    }

    /// Prints the function that a pointer to a member function selects for an object at no address.
    pub(super) fn selected_function(&mut self, class: TypeId, pointer: ExprId) {
        self.text("((*((");
        self.type_id(class);
        let open = match self.il.unqualified(class) {
            TypeKind::Class { class } => self.il.is_dependent_class(class),
            _ => true,
        };
        self.text(if open { " *)0)).*" } else { " *)0LL)).*" });
        self.operand(pointer);
        self.text(")");
    }

    /// Prints a static_cast that initializes an object of the class it makes, or another cast for which a conversion
    /// function makes that. False if it is another expression.
    pub(in crate::emit::host) fn initializing_cast(&mut self, value: ExprId, target: Option<TypeId>) -> bool {
        let ExprKind::Cast { style, to, operand } = self.il[value].kind else { return false };
        let fixed = style == CastStyle::Static;
        if !fixed && (self.around.templates > 0 || !matches!(style, CastStyle::C | CastStyle::Functional)) {
            return false;
        }
        if fixed && self.aggregate_of_one(CastStyle::Static, to, operand) {
            return true;
        }
        let same = target.is_none_or(|ty| {
            matches!((self.il.unqualified(ty), self.il.unqualified(to)),
                (TypeKind::Class { class: a }, TypeKind::Class { class: b }) if a == b)
                || self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
                    && !matches!(
                        self.il.unqualified(ty),
                        TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
                    )
        });
        let made = self.il.made_by_cast(to, operand);
        let shown = match made {
            Some(Made::Constructor) => fixed,
            Some(Made::Conversion) => true,
            _ => false,
        };
        if !same || !shown {
            return false;
        }
        self.text("((");
        // The object that it initializes is the one that it makes, and is named as that was declared.
        let declared = target.filter(|ty| self.il.is_class(*ty)).unwrap_or(to);
        match made {
            Some(Made::Conversion) => self.type_id(declared),
            _ => self.type_id(self.unqualified_spelling(declared)),
        }
        self.text(")(");
        self.cast_operand(to, operand);
        self.text("))");
        true
    }

    fn unqualified_spelling(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Qualified { base, .. } => base,
            _ => ty,
        }
    }

    pub(in crate::emit::host) fn is_static_cast(&self, value: ExprId) -> bool {
        matches!(self.il[value].kind, ExprKind::Cast { style: CastStyle::Static, .. })
    }

    /// The arguments of a constructor that makes the very object that it alone initializes: there is no other.
    pub(in crate::emit::host) fn initializing_arguments(
        &self,
        value: ExprId,
        target: Option<TypeId>,
    ) -> Option<List<ExprId>> {
        let ExprKind::Construct { args, .. } = self.il[value].kind else { return None };
        let made = !args.is_empty() && target.is_some() && self.is_elided(value, target);
        made.then_some(args)
    }

    /// Prints a temporary that alone initializes a variable, in parentheses, without which a function might be
    /// declared. One of the very class of the variable is elided: it is made of an empty list. Says whether it was one.
    pub(in crate::emit::host) fn initializing_temporary(
        &mut self,
        value: ExprId,
        target: Option<TypeId>,
    ) -> bool {
        if self.is_user_converted(value) {
            return false;
        }
        let inner = self.il.without_conversions(value);
        match self.il[inner].kind {
            ExprKind::Construct { .. } if self.around.templates > 0 && self.is_copied_to(inner, target) => {
                return false;
            }
            ExprKind::Construct { .. } if self.is_temporary_of_open_member(inner) => self.member_value(inner),
            ExprKind::ConstructBrace { .. } if self.is_temporary_of_open_member(inner) => {
                self.parenthesized(inner)
            }
            ExprKind::Construct { to, args, .. } if self.is_elided(inner, target) => {
                if !args.is_empty() {
                    return false;
                }
                self.type_id(self.il[to].canonical);
                self.text("{}");
            }
            ExprKind::Construct { args, .. } if !args.is_empty() || !self.il.is_scalar(self.il[inner].ty) => {
                self.parenthesized(inner);
            }
            ExprKind::Cast { style, to, operand } if self.is_made_by_constructor(style, to, operand) => {
                self.text("(");
                self.argument(value);
                self.text(")");
            }
            _ => return false,
        }
        true
    }

    /// Whether an object of a class with constructors is made where a variable of that class is.
    pub(in crate::emit::host) fn is_elided(&self, value: ExprId, target: Option<TypeId>) -> bool {
        let class = self.class_made(value, target);
        class.is_some_and(|class| !self.il.needs_no_constructor(class))
    }

    /// Prints a cast of a prvalue to its own class, which makes no other object (`[dcl.init]`): a cast in the notation
    /// of C says nothing, a functional one gives the object its name of the class. Says whether it was one.
    pub(super) fn cast_of_same_object(&mut self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        let same = self.around.templates == 0
            && self.options.standard >= 17
            && self.il[inner].category == Category::Prvalue
            && !matches!(self.il[inner].kind, ExprKind::InitList { .. })
            && self.is_elided(inner, Some(to));
        match (style, self.il[inner].kind) {
            _ if !same => return false,
            (CastStyle::C, _) => self.top(inner),
            (CastStyle::Functional, ExprKind::Cast { style: CastStyle::Functional, operand, .. }) => {
                self.plain_cast(CastStyle::Functional, to, operand)
            }
            (CastStyle::Functional, ExprKind::Construct { args, .. }) => self.construct(to, args),
            (CastStyle::Functional, ExprKind::ConstructBrace { list, .. }) => {
                self.type_id(to);
                self.braced_object(list, to);
            }
            (CastStyle::Functional, ExprKind::Conditional { .. }) => {
                self.text("((");
                self.cast_type(to);
                self.text(")(");
                self.top(inner);
                self.text("))");
            }
            (CastStyle::Functional, _) => {
                self.type_id(to);
                self.text("(");
                self.argument(inner);
                self.text(")");
            }
            _ => return false,
        }
        true
    }

    /// The type of a cast of a pointer or lvalue to one to a base class, by whatever name (`[expr.static.cast]`): what is
    /// left of it is the conversion to the base itself.
    pub(super) fn without_base_typedef(&self, to: TypeId, operand: ExprId) -> TypeId {
        let referred = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::LvalueReference { to } => Some((to, false)),
            TypeKind::Pointer { to } => Some((to, true)),
            _ => None,
        };
        let class_of = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::Class { class } => Some(class),
            _ => None,
        };
        let ty = self.il[self.il.without_conversions(operand)].ty;
        let classes = referred(to).and_then(|(base, pointer)| {
            let derived = if pointer { referred(ty).filter(|(_, pointer)| *pointer)?.0 } else { ty };
            Some((class_of(derived)?, class_of(base)?))
        });
        match classes.is_some_and(|(derived, base)| self.derives_from(derived, base, 0)) {
            true => self.il[to].canonical,
            false => to,
        }
    }

    /// The class of which both a temporary and what it initializes are, if it is known.
    pub(in crate::emit::host) fn class_made(&self, value: ExprId, target: Option<TypeId>) -> Option<ClassId> {
        let TypeKind::Class { class: a } = self.il.unqualified(self.il[value].ty) else { return None };
        let same = match target.map(|ty| self.il.unqualified(ty)) {
            Some(TypeKind::Class { class: b }) => a == b,
            Some(TypeKind::Auto { .. } | TypeKind::DeducedClass { .. }) => true,
            _ => false,
        };
        (same && !self.il.is_dependent_class(a)).then_some(a)
    }

    /// Whether a temporary initializes an object of its class, or a constant reference to its type.
    fn is_copied_to(&self, value: ExprId, target: Option<TypeId>) -> bool {
        let bound = target.is_some_and(|ty| match self.il.unqualified(ty) {
            TypeKind::LvalueReference { to } => {
                self.il[to].canonical != self.il[self.il[value].ty].canonical
                    && self.il.unqualified(to) == self.il.unqualified(self.il[value].ty)
            }
            _ => false,
        });
        bound || self.class_made(value, target).is_some()
    }

    /// Whether a value is converted by a constructor or a conversion function.
    pub(in crate::emit::host) fn is_user_converted(&self, mut value: ExprId) -> bool {
        while let ExprKind::Implicit { operand, conversion, .. } = self.il[value].kind {
            if conversion == ConversionKind::User {
                return true;
            }
            value = operand;
        }
        false
    }

    /// Whether a cast makes an object of a class by a constructor.
    fn is_made_by_constructor(&self, style: CastStyle, to: TypeId, operand: ExprId) -> bool {
        let class = self.il.is_construction(to, style) || style == CastStyle::Static && self.il.is_class(to);
        class && matches!(self.il.made_by_cast(to, operand), None | Some(Made::Constructor))
    }

    /// The operand of a static_cast by a constructor that alone initializes an object of the class it makes: the
    /// object is made of it at once.
    pub(in crate::emit::host) fn initializing_operand(
        &self,
        value: ExprId,
        target: Option<TypeId>,
    ) -> Option<ExprId> {
        let ExprKind::Cast { style: CastStyle::Static | CastStyle::C | CastStyle::Functional, to, operand } =
            self.il[value].kind
        else {
            return None;
        };
        let TypeKind::Class { class: a } = self.il.unqualified(to) else { return None };
        let same = match self.il.unqualified(target?) {
            TypeKind::Class { class: b } => a == b,
            TypeKind::Auto { .. } => true,
            _ => false,
        };
        (same && self.il.made_by_cast(to, operand) == Some(Made::Constructor)).then_some(operand)
    }
}
