//! Base classes whose names a class hides: those that it cannot name because a base on the way is not public
//! ([class.access.base]).

use super::hidden::{Names, Reach, is_assignment};
use crate::emit::display::build::Build;
use crate::emit::display::graph::{NodeId, Of};
use crate::il::{Access, ClassId, Entity};
use crate::tables::il_display::{ScopeNode, any, class_type_supplement, hidden_name, kind, scope, ty};
use crate::tables::limits;
use rustc_hash::FxHashMap;

impl Build<'_> {
    /// Notes the classes that others are derived from.
    pub(super) fn note_bases(&mut self) {
        let il = self.il;
        for id in il.entities.classes.ids() {
            let bases = il[id].bases.iter().filter_map(|base| il.class_of(base.ty));
            self.made.classes.derived_from.extend(bases);
        }
    }

    fn class_of_scope(&self, scope: ScopeNode) -> Option<ClassId> {
        let class = self.g.target(scope, scope::ASSOC_TYPE)?;
        self.made.classes.of_types.get(&class).copied()
    }

    pub(super) fn scope_of_class(&self, id: ClassId) -> Option<ScopeNode> {
        let node = *self.made.entities.by_entity.get(&Entity::Class { id })?;
        self.g.target(self.g.target(node, ty::EXTRA_INFO)?, class_type_supplement::ASSOC_SCOPE)
    }

    /// The scopes of the direct bases of a class, as it names them.
    pub(super) fn declared_bases(&self, scope: ScopeNode) -> Vec<ScopeNode> {
        let class = self.class_of_scope(scope);
        let bases = class.iter().flat_map(|id| &self.il[*id].bases);
        bases.filter_map(|base| self.scope_of_class(self.il.class_of(base.ty)?)).collect()
    }

    /// What a base hides of its virtual bases.
    pub(super) fn hidden_of_virtual_bases(
        &self,
        scope: ScopeNode,
        base: ScopeNode,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let Some(class) = self.class_of_scope(base) else { return };
        let mut bases = Vec::new();
        crate::finalize::lifetime::virtual_bases(self.il, class, &mut bases, 0);
        let scopes: Vec<ScopeNode> =
            bases.iter().filter_map(|base| self.scope_of_class(self.il.class_of(*base)?)).collect();
        for entity in self.hidden_members_of(base, true) {
            if let Some(parent) = self.g.target(entity, any::SOURCE_CORRESP_PARENT_SCOPE)
                && scopes.contains(&parent)
                && !found.iter().any(|(known, ..)| *known == entity.id())
            {
                self.hidden_where_bases_meet(scope, entity, declared, found);
                if !found.iter().any(|(known, ..)| *known == entity.id()) {
                    found.push((entity.id(), Reach::Qualified, true));
                }
            }
        }
    }

    /// The members that a class hides, in order; `turned`: assignments of one class in the order that they are declared in.
    pub(super) fn hidden_members_of(&self, base: ScopeNode, turned: bool) -> Vec<Of<kind::Entity>> {
        let mut members: Vec<Of<kind::Entity>> = Vec::new();
        let mut at = self.g.target(base, scope::HIDDEN_NAMES);
        while let Some(entry) = at {
            if self.g.is_true(entry, hidden_name::IS_CLASS_MEMBER) {
                let entity = self.g.target(entry, hidden_name::ENTITY).map(|entity| entity.id());
                members.extend(entity.and_then(|entity| self.g.cast::<kind::Entity>(entity)));
            }
            at = self.g.target(entry, hidden_name::NEXT);
        }
        let parent = |of: &Of<kind::Entity>| {
            let assigns = self.g.name(*of).is_some_and(|name| is_assignment(&name));
            self.g.target(*of, any::SOURCE_CORRESP_PARENT_SCOPE).filter(|_| assigns)
        };
        if turned {
            let same =
                |a: &Of<kind::Entity>, b: &Of<kind::Entity>| parent(a).is_some() && parent(a) == parent(b);
            members = members.chunk_by(same).flat_map(|run| run.iter().rev().copied()).collect();
        }
        members
    }

    /// The bases of a direct base whose names are not accessible, on no way to them.
    pub(super) fn inaccessible_bases(
        &self,
        scope: ScopeNode,
        base: ScopeNode,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let (Some(class), Some(from)) = (self.class_of_scope(scope), self.class_of_scope(base)) else {
            return;
        };
        for id in self.hidden_base_classes(class, from) {
            if let Some(node) = self.made.entities.by_entity.get(&Entity::Class { id })
                && !found.iter().any(|(known, ..)| known == node)
            {
                found.push((*node, Reach::Qualified, false));
            }
        }
    }

    /// As [`Self::inaccessible_bases`], of all bases: a class that others are derived from has them once more.
    pub(super) fn inaccessible_again(&self, scope: ScopeNode, found: &mut Vec<(NodeId, Reach, bool)>) {
        let Some(class) = self.class_of_scope(scope) else { return };
        if !self.made.classes.derived_from.contains(&class) {
            return;
        }
        let mut again = Vec::new();
        for base in self.declared_bases(scope) {
            self.inaccessible_bases(scope, base, &mut again);
        }
        found.extend(again);
    }

    /// The bases of `from`, a direct base of a class, that no public way leads to from the class; bases stand before
    /// what is derived from them.
    fn hidden_base_classes(&self, class: ClassId, from: ClassId) -> Vec<ClassId> {
        let mut all = Vec::new();
        self.bases_of(from, &mut all, 0);
        all.retain(|base| !self.is_public_base(class, *base, 0));
        all
    }

    pub(super) fn bases_of(&self, class: ClassId, all: &mut Vec<ClassId>, depth: u32) {
        if depth > limits::DISPLAYED_CLASS_NESTING {
            return;
        }
        for base in &self.il[class].bases {
            let Some(base) = self.il.class_of(base.ty) else { continue };
            self.bases_of(base, all, depth + 1);
            if !all.contains(&base) {
                all.push(base);
            }
        }
    }

    fn is_public_base(&self, class: ClassId, wanted: ClassId, depth: u32) -> bool {
        depth <= limits::DISPLAYED_CLASS_NESTING
            && self.il[class].bases.iter().any(|base| {
                let of = self.il.class_of(base.ty);
                base.access == Access::Public
                    && of.is_some_and(|of| of == wanted || self.is_public_base(of, wanted, depth + 1))
            })
    }
}
