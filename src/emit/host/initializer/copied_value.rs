//! Initializers that copy what has a value of its own: members that are found at instantiation, and constant objects.

use crate::emit::host::Printer;
use crate::finalize::{Constants, Target};
use crate::il::*;

impl Printer<'_> {
    /// Prints a member that is found at instantiation and initializes a variable: its parentheses as an operand and
    /// those of the initializer.
    pub(in crate::emit::host) fn member_value(&mut self, member: ExprId) {
        self.text("(");
        self.parenthesized(member);
        self.text(")");
    }

    /// Prints an element of a list that is `T{..}` of an open type and of constants: a cast shows that it is copied, unless
    /// it initializes a scalar or a constant. Says whether it is one.
    pub(super) fn copied_element(&mut self, element: ExprId, target: Target) -> bool {
        let inner = self.il.without_conversions(element);
        let ExprKind::ConstructBrace { to, .. } = self.il[inner].kind else { return false };
        let mut of = target.ty;
        while let Some(ty) = of
            && let TypeKind::Array { element, .. } = self.il.unqualified(ty)
        {
            of = Some(element);
        }
        let plain = of.is_some_and(|ty| self.il.is_scalar(ty) || self.il.is_constant_object(ty));
        if target.constexpr || plain || !self.is_open_temporary(inner) || !self.constants().is_constant(inner)
        {
            return false;
        }
        self.text("((");
        self.type_id(to);
        self.text(")(");
        self.top(inner);
        self.text("))");
        true
    }

    /// Whether an expression makes an object of a member that is found at instantiation.
    pub(super) fn is_open_new(&self, expr: ExprId) -> bool {
        let ExprKind::New { id } = self.il[expr].kind else { return false };
        let new = &self.il[id];
        let member = |e: &ExprId| {
            matches!(self.il[self.il.without_conversions(*e)].kind, ExprKind::DependentMember { .. })
        };
        let cast = |e: &ExprId| matches!(self.il[*e].kind, ExprKind::Cast { .. });
        let placement = new.placement.map_or(&[][..], |placement| &self.il[placement]);
        let args = match new.init {
            Initializer::Paren { args } => &self.il[args],
            _ => &[][..],
        };
        !placement.iter().any(cast) && (args.iter().any(member) || placement.iter().any(member))
    }

    /// Whether an expression names a constexpr object that is copied bit by bit: the constant itself is. `folded` says
    /// that it makes a constant outside of functions, which one without constructor makes as it is. What converts it to
    /// another class is another object.
    pub(in crate::emit::host) fn is_constant_copied(&self, value: ExprId, folded: bool) -> bool {
        if self.is_user_converted(value) {
            return false;
        }
        let expr = self.il.without_conversions(value);
        let (ty, constant) = match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let v = &self.il[id];
                (v.ty, v.flags.contains(VariableFlags::CONSTEXPR) || self.is_constant_of_namespace(id))
            }
            ExprKind::Call { .. } | ExprKind::Operator { .. } => {
                let e = &self.il[expr];
                (e.ty, e.category == Category::Lvalue && self.constants().is_object_of_call(expr, 0))
            }
            _ => return false,
        };
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return false };
        let made_as_it_is = folded && self.il.needs_no_constructor(class);
        constant && !self.il.is_dependent_class(class) && !self.stays_in_memory(class, 0) && !made_as_it_is
    }

    /// Whether a variable of class type is a constant although it is not declared so: one of a namespace that is const and
    /// defined with a constant initializer.
    fn is_constant_of_namespace(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        let constants = Constants { il: self.il, place: Default::default() };
        v.defined
            && v.instance(self.il).is_none()
            && self.il.is_constant_object(v.ty)
            && matches!(self.il[v.scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global)
            && match v.init {
                // The argument of a constructor is no object.
                Some(init) => self.il.is_class(self.il[init].ty) && constants.is_folded_object(init, 0),
                None => constants.defaults_to_constant(v.ty, 0) == Some(true) || self.is_empty_class(v.ty),
            }
    }

    fn is_empty_class(&self, ty: TypeId) -> bool {
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return false };
        let class = &self.il[class];
        class.bases.is_empty() && class.members.fields.is_empty()
    }

    /// Whether a variable has the class that is deduced from its initializers, which an instantiation does
    /// (`[over.match.class.deduct]`).
    pub(super) fn deduces_open_class(&self, values: &[ExprId], ty: TypeId) -> bool {
        let named = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        self.around.templates > 0
            && matches!(self.il[named].kind, TypeKind::DeducedClass { .. })
            && values.iter().any(|value| self.il[*value].flags.contains(ExprFlags::TYPE_DEPENDENT))
    }

    /// Prints the initializer of such a variable in parentheses: an object of the deduced class that it is.
    pub(super) fn deduced_object(&mut self, values: &[ExprId], ty: TypeId) {
        let (open, close) = if values.len() == 1 { ("((", "))") } else { ("(", ")") };
        self.text(open);
        self.type_id(ty);
        self.text("(");
        self.separated(values, |p, value| p.argument(value));
        self.text(")");
        self.text(close);
    }
}
