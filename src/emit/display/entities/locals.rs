//! Entities that functions declare but that live as long as the program: they belong to the region of the file, and
//! the function's region refers to them.

use crate::emit::display::build::{Build, Sequence};
use crate::emit::display::change;
use crate::emit::display::graph::Handle;
use crate::il::*;
use crate::tables::il_display::{
    ScopeNode, ScopeOrphanedListHeaderNode, TypeNode, any, form, kind, local_scope_ref, new, routine, scope,
    scope_orphaned_list_header, src_seq_sublist,
};
use crate::tables::limits;

impl Build<'_> {
    /// Whether a scope is that of a function or of something in one, which is being shown.
    pub fn is_local_scope(&self, scope: ScopeId) -> bool {
        self.function.routine.is_some()
            && matches!(
                self.il[scope].kind,
                ScopeKind::Function { .. } | ScopeKind::Block | ScopeKind::Prototype
            )
    }

    /// Whether a class is local to a function, or a member of one that is.
    pub fn is_local_class(&self, mut class: ClassId) -> bool {
        for _ in 0..limits::DISPLAYED_STEPS {
            let c = &self.il[class];
            match self.il[c.enclosing].kind {
                ScopeKind::Class { of } => class = of,
                ScopeKind::Function { .. } | ScopeKind::Block | ScopeKind::Prototype => return true,
                _ => return false,
            }
        }
        false
    }

    /// Makes an entry of the file's region one that is local to the function being shown.
    pub fn local_to_function(&mut self, id: impl Handle<kind::Entity>) {
        let id = id.of();
        self.g.mark(id, any::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, true);
        self.g.mark(id, any::SOURCE_CORRESP_PARENT_VIA_LOCAL_SCOPE_REF, true);
        self.g.link_some(id, any::SOURCE_CORRESP_ENCLOSING_ROUTINE, self.function.routine);
        self.g.clear(id, any::SOURCE_CORRESP_PARENT_SCOPE);
        if let Some(referrer) = self.g.cast::<kind::Referrer>(id) {
            self.scope_reference(referrer);
        }
    }

    /// The scope of the function knows of an entry of the file's region.
    pub fn scope_reference(&mut self, referrer: impl Handle<kind::Referrer>) {
        let referrer = referrer.of();
        let Some(scope) = self.function.local_scope else { return };
        let node = self.with(change::Region(self.function.region), |p| p.new_node(new::LOCAL_SCOPE_REF));
        self.g.link(node, local_scope_ref::SCOPE, scope);
        self.g.link(node, local_scope_ref::REFERRER, referrer);
        self.g.insert(scope, scope::SCOPE_REFS, node, local_scope_ref::NEXT, None);
        self.orphans_of(scope);
    }

    /// The lists of what a scope declares that lives as long as the program.
    pub fn orphans_of(&mut self, scope: ScopeNode) {
        if let Some(header) = self.function.orphans.get(&scope).copied() {
            self.orphan_lists(scope, header);
            return;
        }
        let header = self.g.add_to_file(new::SCOPE_ORPHANED_LIST_HEADER);
        self.g.link_some(header, scope_orphaned_list_header::ASSOC_ROUTINE, self.function.routine);
        self.function.orphans.insert(scope, header);
        self.function.open_orphans.push((scope, header));
        self.orphan_lists(scope, header);
    }

    /// At the end of a function its lists of what lives as long as the program are added to those of the file: that
    /// of the function itself, then those of its blocks.
    pub fn close_orphans(&mut self, scope: ScopeNode, before: usize) {
        let mut lists = self.function.open_orphans.split_off(before);
        lists.sort_by_key(|(of, _)| *of != scope);
        for (_, header) in lists {
            match self.last_orphans.replace(header) {
                Some(last) => self.g.link(last, scope_orphaned_list_header::NEXT, header),
                None => self.first_orphans = Some(header),
            }
        }
    }

    fn orphan_lists(&mut self, scope: ScopeNode, header: ScopeOrphanedListHeaderNode) {
        let types = self.g.target(scope, scope::TYPES);
        self.g.link_some(header, scope_orphaned_list_header::ORPHANED_TYPES, types);
        let variables = self.g.target(scope, scope::VARIABLES);
        self.g.link_some(header, scope_orphaned_list_header::ORPHANED_VARIABLES, variables);
        if Some(scope) == self.function.statements.function {
            let first = self.g.target(scope, scope::SRC_SEQ_SUBLIST_LIST);
            self.g.link_some(header, scope_orphaned_list_header::ORPHANED_SRC_SEQ_SUBLISTS, first);
        }
    }

    /// What a function declares for the file stands in a list of its own, which is one place of the function's.
    pub fn sublist<R>(&mut self, make: impl FnOnce(&mut Self) -> R) -> R {
        let Some(function) = self.function.statements.function.filter(|_| self.function.routine.is_some())
        else {
            return make(self);
        };
        if self.g.region == 1 {
            return make(self);
        }
        let list = self.g.add_to_file(new::SRC_SEQ_SUBLIST);
        self.in_sequence(list);
        let (made, last) = self.with(change::Sequence(Sequence { owner: list.id(), last: None }), |p| {
            let made = p.with(change::Region(1), make);
            (made, p.place.sequence.last)
        });
        self.g.link_some(list, src_seq_sublist::LAST_SOURCE_SEQUENCE_ENTRY, last);
        self.g.append(function, scope::SRC_SEQ_SUBLIST_LIST, list, src_seq_sublist::NEXT);
        if let Some(header) = self.function.orphans.get(&function).copied() {
            self.orphan_lists(function, header);
        }
        made
    }

    /// A class or the like is in a function: it has no linkage, and the function knows of it.
    pub fn local_type(&mut self, id: TypeNode) {
        self.local_to_function(id);
        if let Some(routine) = self.function.routine {
            let class = !matches!(self.g.node(id).form, form::TYPE_TK_TYPEREF | form::TYPE_TK_INTEGER_ENUM);
            self.g.flag(routine, routine::CONTAINS_LOCAL_CLASS_TYPE, class);
        }
    }
}
