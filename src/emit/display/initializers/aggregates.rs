//! Braced lists of constants for aggregates and scalars (`[dcl.init.aggr]`, `[dcl.init.list]`).

use crate::emit::display::build::Build;
use crate::il::*;
use crate::tables::il_display::{
    ConstantNode, TypeNode, VariableNode, constant, data_member, form, ty, variable, word,
};
use crate::tables::limits;

/// What a list initializes, one after the other.
pub(super) enum Members {
    Fields(Vec<FieldId>),
    /// Elements of a type, of which there are so many where it is known.
    Elements(TypeId, Option<u64>),
}

impl Build<'_> {
    /// The constant that a braced list is for an object of the list's type; none where not all of it is known. `ty` is the
    /// entry of the type where an object has one of its own.
    pub(in crate::emit::display) fn aggregate(
        &mut self,
        expr: ExprId,
        elements: List<ExprId>,
        ty: Option<TypeNode>,
    ) -> Option<ConstantNode> {
        let il = self.il;
        let of = il[expr].ty;
        if self.is_scalar(of) {
            return match il[elements] {
                [] => Some(self.zero_constant(of)),
                [only] => self.constant_of(only, None),
                _ => None,
            };
        }
        let node = ty.unwrap_or_else(|| self.expression_type(expr));
        if self.is_designated(elements) {
            return self.designated_aggregate(expr, elements, node, false);
        }
        let Some(members) = self.members_of(of) else { return self.plain_aggregate(expr, elements, node) };
        let mut rest = il[elements].to_vec();
        rest.reverse();
        let (made, partial) = self.filled(&members, node, &mut rest, 0)?;
        if !rest.is_empty() {
            return self.plain_aggregate(expr, elements, node);
        }
        if let Some(last) = made.last().copied() {
            self.flexible_array(last);
        }
        let constant = self.braced_aggregate(expr, node, &made);
        self.partial(constant, &made, partial);
        Some(constant)
    }

    /// An array without a bound that is the last member is as long as what it begins with (a GNU extension).
    fn flexible_array(&mut self, last: ConstantNode) {
        let Some(ty) = self.g.target(last, constant::TYPE).map(|ty| self.resolved(ty)) else { return };
        let open = self.g.node(ty).form == form::TYPE_TK_ARRAY && self.g.is_true(ty, ty::INCOMPLETE);
        let Some(element) = self.g.target(ty, ty::ELEMENT_TYPE).filter(|_| open) else { return };
        let mut count = 0;
        let mut at = self.g.target(last, constant::FIRST_CONSTANT);
        while let Some(part) = at {
            count += 1;
            at = self.g.target(part, constant::NEXT);
        }
        let whole = self.array_of(element, count);
        self.copy_position(ty, whole);
        self.g.link(last, constant::TYPE, whole);
        self.g.flag(last, constant::FLEXIBLE_ARRAY_INITIALIZER, true);
    }

    /// A list whose elements are taken as they are.
    fn plain_aggregate(
        &mut self,
        expr: ExprId,
        elements: List<ExprId>,
        ty: TypeNode,
    ) -> Option<ConstantNode> {
        let mut made = Vec::new();
        let inner = self.g.target(self.resolved(ty), ty::ELEMENT_TYPE);
        for element in self.il[elements].iter().copied() {
            let list = matches!(self.il[element].kind, ExprKind::InitList { .. });
            made.push(self.constant_of(element, inner.filter(|_| list))?);
        }
        Some(self.braced_aggregate(expr, ty, &made))
    }

    pub(super) fn is_scalar(&self, ty: TypeId) -> bool {
        match self.il[self.il.unqualified_type(ty)].kind {
            TypeKind::Builtin { of } => of != Builtin::Void && of != Builtin::Dependent,
            TypeKind::Pointer { .. } | TypeKind::Enum { .. } => true,
            _ => false,
        }
    }

    /// Zero of a type, as an empty list gives it.
    fn zero_constant(&mut self, of: TypeId) -> ConstantNode {
        let ty = self.ty(of);
        let ty = self.without_qualifiers(ty);
        if self.type_kind(ty) == word::TK_FLOAT
            && let Some(zero) = self.float_value_constant(ty, self.il.unqualified_type(of), 0)
        {
            return zero;
        }
        let node = self.integer_constant(ty, 0);
        if self.type_kind(ty) == word::TK_POINTER {
            for label in [
                constant::IMPLICIT_CAST,
                constant::IS_REINTERPRET_LIKE_CAST,
                constant::NULL_POINTER_CONSTANT_RULED_OUT,
            ] {
                self.g.flag(node, label, true);
            }
            let text = format!("({})0LL", self.g.type_text(ty));
            self.g.node_mut(node).text = Some(text);
        }
        node
    }

    /// The parts of an aggregate, where there is nothing about them that is not known from the list.
    pub(super) fn members_of(&self, ty: TypeId) -> Option<Members> {
        let il = self.il;
        match il[self.il.unqualified_type(ty)].kind {
            TypeKind::Array { element, bound } => Some(Members::Elements(element, il.element_count(bound))),
            TypeKind::Class { class } => {
                let c = &il[class];
                let plain = c.bases.is_empty()
                    && c.members.fields.iter().all(|id| !il[*id].has_init)
                    && !c.flags.contains(ClassFlags::DEPENDENT);
                let named = c
                    .members
                    .fields
                    .iter()
                    .copied()
                    .filter(|id| il[*id].name.is_some() || il[*id].bits.is_none());
                let mut fields: Vec<FieldId> = named.collect();
                if c.tag == Tag::Union {
                    fields.truncate(1);
                }
                plain.then_some(Members::Fields(fields))
            }
            _ => None,
        }
    }

    /// Fills the parts of an aggregate from a list, which is in reverse; says whether some are left.
    fn filled(
        &mut self,
        members: &Members,
        node: TypeNode,
        rest: &mut Vec<ExprId>,
        depth: u32,
    ) -> Option<(Vec<ConstantNode>, bool)> {
        if depth > limits::DISPLAYED_CONSTANT_NESTING {
            return None;
        }
        let mut made = Vec::new();
        match members {
            Members::Fields(fields) => {
                for id in fields {
                    if rest.is_empty() {
                        return Some((made, true));
                    }
                    let target = self.field(*id);
                    let ty = self.g.target(target, data_member::TYPE);
                    made.push(self.part(self.il[*id].ty, ty, rest, depth)?);
                }
                Some((made, false))
            }
            Members::Elements(element, count) => {
                let ty = self.g.target(self.resolved(node), ty::ELEMENT_TYPE);
                while !rest.is_empty() && count.is_none_or(|count| (made.len() as u64) < count) {
                    made.push(self.part(*element, ty, rest, depth)?);
                }
                let partial = count.is_some_and(|count| (made.len() as u64) < count);
                Some((made, partial))
            }
        }
    }

    /// One part: the next of the list, or several of them where braces are left out.
    pub(super) fn part(
        &mut self,
        of: TypeId,
        ty: Option<TypeNode>,
        rest: &mut Vec<ExprId>,
        depth: u32,
    ) -> Option<ConstantNode> {
        let il = self.il;
        let next = *rest.last()?;
        let own = matches!(il[next].kind, ExprKind::InitList { .. });
        let same = || {
            il[self.il.unqualified_type(il[next].ty)].canonical == il[self.il.unqualified_type(of)].canonical
        };
        let text = matches!(il[self.il.without_conversions(next)].kind, ExprKind::String { .. });
        let members = self.members_of(of).filter(|_| !own && !same() && !text);
        let Some(members) = members else {
            rest.pop();
            let constant = self.constant_of(next, ty.filter(|_| own && !self.is_scalar(of)))?;
            if let Some(ty) = ty {
                let ty = self.without_qualifiers(ty);
                self.literal_of_type(constant, ty);
            }
            return Some(constant);
        };
        let ty = ty?;
        let start = self.start_of(next);
        let (made, partial) = self.filled(&members, ty, rest, depth + 1)?;
        let constant = self.braced_aggregate(next, ty, &made);
        self.g.clear(constant, constant::EXPLICIT_BRACES_ON_AGGREGATE);
        self.constant_position(constant, start);
        self.partial(constant, &made, partial);
        Some(constant)
    }

    /// Says of an aggregate that not all of its parts are in the list, or of one of its parts.
    fn partial(&mut self, constant: ConstantNode, made: &[ConstantNode], partial: bool) {
        let inner = made.iter().any(|part| self.g.is_true(*part, constant::IS_PARTIALLY_INITIALIZED));
        self.g.flag(constant, constant::PARTIAL_AGGR_VALUE, partial);
        self.g.flag(constant, constant::IS_PARTIALLY_INITIALIZED, partial || inner);
    }

    /// The string that an array begins with, which is its own in a function; longer arrays have zeros behind it.
    pub(super) fn array_text(
        &mut self,
        node: VariableNode,
        init: ExprId,
        local: bool,
    ) -> Option<ConstantNode> {
        let il = self.il;
        let plain = self.il.without_conversions(init);
        let ExprKind::String { literal } = il[plain].kind else { return None };
        let ty = self.g.target(node, variable::TYPE).map(|ty| self.resolved(ty))?;
        if self.g.node(ty).form != form::TYPE_TK_ARRAY {
            return None;
        }
        let constant = self.constant_of(plain, None)?;
        if local {
            self.constant_position(constant, il[plain].pos);
        }
        let count = match self.g.get(ty, ty::NUMBER_OF_ELEMENTS) {
            Some(crate::emit::display::graph::Value::Int(count)) => *count,
            _ => 0,
        };
        let own = self.literal_type(literal)?;
        let length = match self.g.get(own, ty::NUMBER_OF_ELEMENTS) {
            Some(crate::emit::display::graph::Value::Int(length)) => *length,
            _ => 0,
        };
        if count > length {
            let element = self.g.target(own, ty::ELEMENT_TYPE)?;
            let whole = self.string_type(element, count as u64);
            self.g.link(constant, constant::TYPE, whole);
            self.g.flag(constant, constant::PARTIAL_AGGR_VALUE, true);
            self.g.flag(constant, constant::IS_PARTIALLY_INITIALIZED, true);
        }
        Some(constant)
    }
}
