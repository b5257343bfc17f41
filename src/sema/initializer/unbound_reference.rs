//! References in aggregates that a braced list leaves without initializer (`[dcl.init.aggr]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;

/// What an initializer belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initialized {
    /// Something without a name.
    #[default]
    Object,
    Variable(VariableId),
    Field,
}

/// The elements of a list that are still to be given to members.
struct Rest<'v> {
    values: &'v [ExprId],
    next: usize,
}

impl Compilation {
    /// A list that is no part of another one binds all references among the members of what it initializes.
    pub(super) fn check_references_bound(&mut self, list: ExprId, to: TypeId) {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return };
        let target = self.without_reference(to);
        let element = self.innermost_element(target);
        let Some(class) = self.class_of(element) else { return };
        if !self.holds_reference(class, 0) || self.is_open_type(target) {
            return;
        }
        let values = self.il[elements].to_vec();
        let unclear = |c: &Self, e: &ExprId| {
            matches!(c.il[*e].kind, ExprKind::Expansion { .. })
                || c.il[*e].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
        };
        if values.iter().any(|e| unclear(self, e))
            || self.scope_is_dependent(self.context.scope)
            || !self.list_leaves_reference(&values, target, 0)
            || !self.reports_here()
        {
            return;
        }
        let pos = self.il[list].pos;
        match self.place.initialized {
            Initialized::Variable(variable) if !self.is_reference(to) => {
                let (at, entity) = (self.il[variable].pos, self.variable_entity(variable));
                self.report(at, messages::uninitialized_const_reference_member(entity));
            }
            Initialized::Field => {
                let at = self.il.places.preceding(pos);
                self.report(at, messages::object_has_uninitialized_const_reference_member());
            }
            _ => self.report(pos, messages::object_has_uninitialized_const_reference_member()),
        }
    }

    /// Whether an aggregate has a reference without initializer as a member, or aggregates that have one. What is known of
    /// a class is kept: it may be part of many others.
    fn holds_reference(&mut self, class: ClassId, depth: u32) -> bool {
        if depth > limits::FILLED_AGGREGATE_NESTING || self.il[class].tag == Tag::Union {
            return false;
        }
        self.complete_class(class);
        if self.il[class].state != Completeness::Complete || !self.is_aggregate(class) {
            return false;
        }
        if let Some(known) = self.classes.holding_references.get(&class) {
            return *known;
        }
        let c = &self.il[class];
        let fields = c.members.fields.iter().filter(|f| !self.il[**f].has_init).map(|f| self.il[*f].ty);
        let types: Vec<TypeId> = c.bases.iter().map(|base| base.ty).chain(fields).collect();
        let holds = types.into_iter().any(|ty| {
            let part = self.class_of(self.innermost_element(ty));
            self.is_reference(ty) || part.is_some_and(|part| self.holds_reference(part, depth + 1))
        });
        self.classes.holding_references.insert(class, holds);
        holds
    }

    /// Whether the elements of one list leave a reference in what it initializes without initializer.
    fn list_leaves_reference(&mut self, values: &[ExprId], target: TypeId, depth: u32) -> bool {
        let mut rest = Rest { values, next: 0 };
        if let TypeKind::Array { .. } = self.canonical_kind(target) {
            return self.array_leaves_reference(&mut rest, target, depth);
        }
        let Some(class) = self.class_of(target).filter(|_| !self.is_reference(target)) else { return false };
        if !self.is_aggregate(class) || self.is_copied_whole(values, class) {
            return false;
        }
        let named: Vec<Name> = values.iter().filter_map(|value| self.first_designated(*value)).collect();
        if named.is_empty() {
            return self.class_leaves_reference(&mut rest, class, depth);
        }
        self.il[class].tag != Tag::Union
            && self.il[class].members.fields.clone().into_iter().any(|field| {
                let f = &self.il[field];
                let given = f.has_init || f.name.is_none_or(|name| named.contains(&name));
                !given && self.empty_list_leaves_reference(f.ty, depth)
            })
    }

    fn first_designated(&self, value: ExprId) -> Option<Name> {
        let ExprKind::Designated { path, .. } = self.il[value].kind else { return None };
        match self.il[path].first() {
            Some(Designator::Field { name, .. }) => Some(*name),
            _ => None,
        }
    }

    fn class_leaves_reference(&mut self, rest: &mut Rest<'_>, class: ClassId, depth: u32) -> bool {
        let c = &self.il[class];
        let (bases, fields, union_) = (c.bases.clone(), c.members.fields.clone(), c.tag == Tag::Union);
        for base in bases {
            if self.part_leaves_reference(rest, base.ty, depth + 1) {
                return true;
            }
        }
        for field in fields {
            let f = &self.il[field];
            let (ty, skipped) = (f.ty, f.name.is_none() && f.bits.is_some());
            let left = rest.next >= rest.values.len() && (f.has_init || union_);
            if !skipped && !left && self.part_leaves_reference(rest, ty, depth + 1) {
                return true;
            }
            if union_ && !skipped {
                return false;
            }
        }
        false
    }

    fn array_leaves_reference(&mut self, rest: &mut Rest<'_>, array: TypeId, depth: u32) -> bool {
        let TypeKind::Array { element, bound } = self.canonical_kind(array) else { return false };
        let count = match bound {
            ArrayBound::Constant { count } => count.get(),
            ArrayBound::Unknown => u64::MAX,
            ArrayBound::Expr { .. } | ArrayBound::Written { .. } => return false,
        };
        for at in 0..count {
            let next = rest.next;
            if next >= rest.values.len() {
                return count != u64::MAX && at < count && self.empty_list_leaves_reference(element, depth);
            }
            if self.part_leaves_reference(rest, element, depth + 1) {
                return true;
            }
            if rest.next == next {
                return false;
            }
        }
        false
    }

    /// The same of a member or element, which takes the elements that are meant for it.
    fn part_leaves_reference(&mut self, rest: &mut Rest<'_>, ty: TypeId, depth: u32) -> bool {
        if depth > limits::FILLED_AGGREGATE_NESTING {
            return false;
        }
        let Some(value) = rest.values.get(rest.next).copied() else {
            return self.empty_list_leaves_reference(ty, depth);
        };
        if let ExprKind::InitList { elements, .. } = self.il[value].kind {
            rest.next += 1;
            let values = self.il[elements].to_vec();
            return !self.is_reference(ty) && self.list_leaves_reference(&values, ty, depth + 1);
        }
        let string = matches!(self.il[value].kind, ExprKind::String { .. });
        if let TypeKind::Array { .. } = self.canonical_kind(ty)
            && !(string && self.is_character_array(ty))
        {
            return self.array_leaves_reference(rest, ty, depth);
        }
        match self.class_of(ty).filter(|class| !self.is_reference(ty) && self.is_aggregate(*class)) {
            Some(class) if self.conversion_sequence(value, ty, true).is_none() => {
                self.class_leaves_reference(rest, class, depth)
            }
            _ => {
                rest.next += 1;
                false
            }
        }
    }

    /// The same of what an empty list initializes.
    fn empty_list_leaves_reference(&mut self, ty: TypeId, depth: u32) -> bool {
        if self.is_reference(ty) {
            return true;
        }
        if depth > limits::FILLED_AGGREGATE_NESTING || self.array_count(ty) == Some(0) {
            return false;
        }
        let class = self.class_of(self.innermost_element(ty));
        class.is_some_and(|class| self.holds_reference(class, depth + 1))
    }
}
