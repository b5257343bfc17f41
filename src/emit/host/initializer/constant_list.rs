//! Returned braced lists that are constants as a whole (`[dcl.init.aggr]`): the elements stand as they were written, and
//! each aggregate in them has its braces.

use super::Target;
use crate::emit::host::{Printer, change};
use crate::il::*;
use smallvec::SmallVec;
use std::iter::Peekable;

impl Printer<'_> {
    /// Prints what is returned if it is a braced list of constants for the members of a class; false if it is not.
    pub(in crate::emit::host) fn returned_constant_list(&mut self, list: ExprId) -> bool {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return false };
        let ty = self.il[list].ty;
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return false };
        let constant = self.initializes_members(ty)
            && !self.il.ends_with_code(class, 0)
            && !elements.is_empty()
            && self.copied_from_list(list).is_none()
            && self.is_constant_list(list);
        if constant {
            self.constant_list(list, ty);
        }
        constant
    }

    /// Whether each element of a braced list is a constant whose type is known, or such a list.
    fn is_constant_list(&self, list: ExprId) -> bool {
        let ExprKind::InitList { elements, constructor } = self.il[list].kind else { return false };
        constructor.is_none_or(|constructor| self.is_constant_constructor(constructor))
            && self.il[elements].iter().all(|element| match self.il[*element].kind {
                ExprKind::Designated { path, value, .. } => {
                    matches!(self.il[path], [Designator::Field { .. }]) && self.is_constant_element(value)
                }
                _ => self.is_constant_element(*element),
            })
    }

    /// Whether an element of a list is a constant that no linker changes.
    fn is_constant_element(&self, element: ExprId) -> bool {
        let inner = self.il.without_conversions(element);
        match (self.il[element].kind, self.il[inner].kind) {
            (_, ExprKind::InitList { .. }) => self.is_constant_list(inner),
            (_, ExprKind::ConstructBrace { list, constructor, .. }) => {
                constructor.is_none_or(|constructor| self.is_constant_constructor(constructor))
                    && self.is_constant_list(list)
            }
            (_, ExprKind::Construct { args, constructor, .. }) => {
                !args.is_empty()
                    && constructor.is_some_and(|constructor| self.is_constant_constructor(constructor))
                    && self.il[args].iter().all(|arg| self.is_constant_element(*arg))
            }
            (_, ExprKind::Cast { to, operand, .. }) if self.il.is_class(to) => {
                self.is_constant_element(operand)
            }
            (ExprKind::Implicit { conversion: ConversionKind::User, function: Some(function), .. }, _) => {
                self.is_constant_constructor(function) && self.is_constant_element(inner)
            }
            _ => {
                !self.il.has_open_type(element)
                    && !self.il.reads_open_variable(element)
                    && !self.il.calls_open_function(element, 0)
                    && self.constants().is_constant(element)
                    && (self.is_initialized_array(element)
                        || self.is_variable_read(inner)
                        || !self.il.is_address(element))
            }
        }
    }

    /// Whether an element names a variable for its value: one that is no array.
    fn is_variable_read(&self, element: ExprId) -> bool {
        matches!(self.il[element].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. })
            && !self.il.is_array(Some(self.il[element].ty))
    }

    /// Whether a constructor can make a constant.
    fn is_constant_constructor(&self, constructor: FunctionId) -> bool {
        self.il[constructor].flags.contains(FunctionFlags::CONSTEXPR)
    }

    /// Prints a list for an object of type `ty`.
    fn constant_list(&mut self, list: ExprId, ty: TypeId) {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return self.top(list) };
        let mut rest = self.il[elements].iter().copied().peekable();
        self.constant_aggregate(ty, &mut rest);
    }

    /// Prints the elements of an aggregate of type `ty` that come next, in braces.
    fn constant_aggregate(&mut self, ty: TypeId, rest: &mut Peekable<impl Iterator<Item = ExprId>>) {
        self.text("{");
        let mut at = 0;
        while let Some(element) = rest.peek().copied() {
            let designated = matches!(self.il[element].kind, ExprKind::Designated { .. });
            let member = self.member_type(ty, at);
            if member.is_none() && !designated && at > 0 {
                break;
            }
            self.text(if at > 0 { ", " } else { "" });
            match member.filter(|member| !designated && self.elides_braces(*member, element)) {
                Some(member) => self.constant_aggregate(member, rest),
                None => {
                    rest.next();
                    self.constant_element(element, member);
                }
            }
            at = self.designated_member(ty, element).unwrap_or(at) + 1;
        }
        // One comma announces the members that have values of their own.
        if at > 0 && self.has_initialized_member(ty, at) {
            self.text(", ");
        }
        self.text("}");
    }

    /// The place, among the members of an aggregate, of the one that a designated element is for.
    fn designated_member(&self, aggregate: TypeId, element: ExprId) -> Option<usize> {
        let ExprKind::Designated { path, .. } = self.il[element].kind else { return None };
        let ([Designator::Field { field: Some(field), .. }], TypeKind::Class { class }) =
            (&self.il[path], self.il.unqualified(aggregate))
        else {
            return None;
        };
        self.il.member_fields(class).position(|member| member == *field)
    }

    /// Whether a member of an aggregate at `from`, or behind it, has a default member initializer.
    fn has_initialized_member(&self, aggregate: TypeId, from: usize) -> bool {
        let TypeKind::Class { class } = self.il.unqualified(aggregate) else { return false };
        let from = from.saturating_sub(self.il[class].bases.len());
        self.il.member_fields(class).skip(from).any(|field| self.il[field].has_init)
    }

    fn constant_element(&mut self, element: ExprId, member: Option<TypeId>) {
        let inner = self.il.without_conversions(element);
        match self.il[element].kind {
            ExprKind::Designated { path, value, .. } => {
                let field = match self.il[path] {
                    [Designator::Field { name, field }] => {
                        self.name(name);
                        field
                    }
                    _ => None,
                };
                self.text(":");
                self.text(" ");
                self.constant_element(value, field.map(|field| self.il[field].ty));
            }
            _ => match (self.converted_literal(element), self.il[inner].kind) {
                (Some((value, ty)), _) => self.value_of_type(value, ty),
                (None, ExprKind::InitList { .. }) => {
                    self.constant_list(inner, member.unwrap_or(self.il[inner].ty));
                }
                (None, ExprKind::ConstructBrace { to, list, constructor: None })
                    if self.il.zero_type(inner).is_none() =>
                {
                    self.type_id(to);
                    self.constant_list(list, to);
                }
                _ => self.with(change::InValue(true), |p| p.top(element)),
            },
        }
    }

    /// The elements of a list for a class that bind references to objects whose place is a constant: of something with
    /// static storage duration, and of a member's own initializer, outside of templates.
    pub(super) fn bound_elements(&self, list: ExprId, target: Target) -> SmallVec<[ExprId; 2]> {
        let ExprKind::InitList { elements, constructor: None } = self.il[list].kind else {
            return SmallVec::new();
        };
        let ty = self.il[list].ty;
        if !(target.static_storage || target.field) || self.around.templates > 0 || !self.il.is_class(ty) {
            return SmallVec::new();
        }
        let mut bound = SmallVec::new();
        for (at, element) in self.il[elements].iter().enumerate() {
            let Some(member) = self.member_type(ty, at) else { break };
            if matches!(self.il[*element].kind, ExprKind::Designated { .. })
                || self.elides_braces(member, *element)
            {
                break;
            }
            let of = Target { ty: Some(member), field: true, ..Target::default() };
            let reference = matches!(
                self.il.unqualified(member),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            );
            if reference && self.is_settled_constant(*element, of, true) {
                bound.push(*element);
            }
        }
        bound
    }

    /// The type of the member, or element, of an aggregate that an element of its list at `index` is for.
    fn member_type(&self, aggregate: TypeId, index: usize) -> Option<TypeId> {
        match self.il.unqualified(aggregate) {
            TypeKind::Array { element, .. } => Some(element),
            TypeKind::Class { class } => {
                let bases = &self.il[class].bases;
                match bases.get(index) {
                    Some(base) => Some(base.ty),
                    None => {
                        let field = self.il.member_fields(class).nth(index - bases.len());
                        field.map(|field| self.il[field].ty)
                    }
                }
            }
            _ => None,
        }
    }

    /// Whether an element is the first of those of an aggregate whose braces are left out.
    fn elides_braces(&self, ty: TypeId, element: ExprId) -> bool {
        let made = &self.il[self.il.without_conversions(element)];
        let listed = matches!(made.kind, ExprKind::InitList { .. } | ExprKind::String { .. });
        !listed
            && match self.il.unqualified(ty) {
                TypeKind::Array { .. } => true,
                TypeKind::Class { .. } => self.initializes_members(ty) && !self.il.is_class(made.ty),
                _ => false,
            }
    }
}
