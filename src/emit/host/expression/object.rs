//! Objects without a name whose members are used.
//!
//! A temporary that a constructor makes, or a function that returns it in registers, stands bare before the dot. One that
//! is returned in memory or made in place - an aggregate, a copy, a constant - is put there by a conversion, which shows
//! as parentheses.

use crate::emit::host::Printer;
use crate::finalize::Made;
use crate::il::*;

impl Printer<'_> {
    /// Whether a function outside of templates returns a copy of an object of a class.
    pub(in crate::emit::host) fn copies_object(&self, value: ExprId) -> bool {
        let object = &self.il[self.il.without_conversions(value)];
        self.around.templates == 0
            && object.category != Category::Prvalue
            && !self.around.returns_reference
            && self.il.is_class(object.ty)
    }

    /// Prints the object that a member belongs to.
    pub(super) fn object_operand(&mut self, object: ExprId) {
        match self.is_placed_object(object) && !self.is_open_temporary(object) {
            true => {
                self.text("(");
                self.operand(object);
                self.text(")");
            }
            false => self.made_operand(object),
        }
    }

    /// Prints an operand of a member access: `T{e}` of an open type stands without parentheses, but for a single constant.
    pub(super) fn made_operand(&mut self, object: ExprId) {
        let lists = match self.il[object].kind {
            ExprKind::ConstructBrace { list, .. } => match self.il[self.il.without_conversions(list)].kind {
                ExprKind::InitList { elements, .. } => match self.il[elements] {
                    [] => false,
                    [only] => {
                        self.il.variable_named(only).is_some()
                            || matches!(self.il[only].kind, ExprKind::InitList { .. })
                            || !self.constants().is_constant(only)
                    }
                    _ => true,
                },
                _ => false,
            },
            _ => false,
        };
        match lists && self.is_open_temporary(object) {
            true => self.top(object),
            false => self.operand(object),
        }
    }

    /// Whether an expression is `this` of a class template.
    pub(super) fn is_open_this(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let TypeKind::Pointer { to } = self.il.unqualified(self.il[inner].ty) else { return false };
        matches!(self.il[inner].kind, ExprKind::This { .. })
            && self.current_class(to).is_some_and(|class| self.il.is_dependent_class(class))
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
        let TypeKind::Class { class: of } = self.il.unqualified(self.il[object].ty) else { return false };
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
        if !self.il.is_class(e.ty) && !matches!(e.kind, ExprKind::ConstructBrace { .. }) {
            return false;
        }
        match e.kind {
            ExprKind::CompoundLiteral { .. } => true,
            ExprKind::Member { base, arrow: false, .. } => {
                let inner = self.il.without_conversions(base);
                self.il.makes_object(inner) && self.is_placed_object(inner)
            }
            _ if e.category != Category::Prvalue => false,
            ExprKind::ConstructBrace { list, .. } if self.is_given_by_conversion(list) => true,
            ExprKind::ConstructBrace { list, constructor: None, .. } if self.is_empty_list(list) => {
                self.is_list_object(object)
            }
            ExprKind::ConstructBrace { list, constructor: None, .. } => match self.has_open_elements(list) {
                true => false,
                false => !self.il.is_dependent(e.ty) || self.constants().is_constant(object),
            },
            ExprKind::ConstructBrace { .. }
            | ExprKind::Construct { .. }
            | ExprKind::Call { .. }
            | ExprKind::Operator { .. } => self.constants().is_folded_object(object, 0),
            // Which constructor takes the list is known where no template is around.
            ExprKind::Cast { style, operand, .. }
                if self.around.templates > 0 && self.is_cast_of_list(style, operand) =>
            {
                false
            }
            ExprKind::Cast { to, operand, .. } => {
                self.is_constant_object_of(operand)
                    || self.is_copied_in_place(to, operand)
                    || self.constants().is_folded_cast(to, operand)
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

    fn is_empty_list(&self, list: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(list)].kind,
            ExprKind::InitList { elements, .. } if elements.is_empty())
    }

    /// Whether an expression is `T{...}` of a class that is known, where the list or a constructor says what the object
    /// holds: one with a defaulted constructor of its own is only zeroed.
    pub(super) fn is_list_object(&self, expr: ExprId) -> bool {
        let ExprKind::ConstructBrace { to, list, constructor } = self.il[expr].kind else { return false };
        let TypeKind::Class { class } = self.il.unqualified(to) else { return false };
        let declared = |entity: &Entity| {
            matches!(*entity, Entity::Function { id }
                if !self.il[id].flags.contains(FunctionFlags::IMPLICIT))
        };
        let provided = |function: FunctionId| {
            !self.il[function].flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::IMPLICIT)
        };
        !self.il.is_dependent_class(class)
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
        match (self.il.unqualified(to), self.il.unqualified(self.il[inner].ty)) {
            (TypeKind::Class { class: a }, TypeKind::Class { class: b }) => {
                a == b
                    && self.il.made_by_cast(to, operand) == Some(Made::Constructor)
                    && self.il.needs_no_constructor(a)
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

    /// The class before a braced list: where its arguments were deduced, it is called by the template's name, but a
    /// constant is one of the class.
    pub(super) fn brace_type(&self, expr: ExprId, to: TypeId) -> TypeId {
        let ty = self.il[expr].ty;
        let deduced =
            matches!(self.il.unqualified(to), TypeKind::DeducedClass { .. }) && self.il.is_class(ty);
        let listed = matches!(self.il[expr].kind, ExprKind::ConstructBrace { list, .. } if self.constants().is_constant(list));
        match deduced
            && (listed && self.initializes_members(ty) || self.constants().is_folded_object(expr, 0))
        {
            true => ty,
            false => to,
        }
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
