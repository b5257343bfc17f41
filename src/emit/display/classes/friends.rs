//! Friends (`[class.friend]`): classes and functions list those that befriend them, and classes their friends; the last
//! comes first.

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Of, Seen, row_to};
use crate::il::*;
use crate::tables::il_display::{
    RoutineNode, SrcSeqSecondaryDeclNode, TypeNode, any, class_type_supplement, form, kind, routine, scope,
    source_sequence_entry, src_seq_secondary_decl, ty,
};

impl Build<'_> {
    /// A friend declaration of a class, which declares it where it is the first to name it.
    pub fn befriend_class(&mut self, id: GroupId) {
        let il = self.il;
        let group = &il[id];
        self.place.tag_alone = true;
        if let Some(definition) = group.definition(self.il) {
            self.define_tag(definition);
        }
        let Some(class) = self.il.class_of(group.specifiers.ty) else { return };
        let node = self.class(class);
        let declared = match self
            .place
            .sequence
            .last
            .and_then(|entry| self.g.target(entry, source_sequence_entry::ENTITY))
        {
            Some(last) if group.definition(self.il).is_some() => self.g.cast(last),
            _ => None,
        };
        let declared: SrcSeqSecondaryDeclNode = match declared {
            Some(last) => last,
            None => {
                let Some(name) = self.il.places.friend_before(group.end) else { return };
                self.secondary(node, name, false)
            }
        };
        self.g.link(declared, src_seq_secondary_decl::DECLARED_TYPE, node);
        self.g.flag(declared, src_seq_secondary_decl::AUTONOMOUS_TAG_DECL, true);
        self.g.flag(declared, src_seq_secondary_decl::FRIEND_DECL, true);
        let Some(here) = self.class_here() else { return };
        self.friend_of(node, here);
        self.befriended_by(node, here);
    }

    /// A function that a class befriends; `defined` where it defines it.
    pub fn befriend_routine(&mut self, routine: RoutineNode, defined: bool) {
        self.g.flag(routine, routine::DEFINED_IN_FRIEND_DECL, defined);
        let Some(here) = self.class_here() else { return };
        if let Some(supplement) = self.g.target(here, ty::EXTRA_INFO) {
            let row = row_to(class_type_supplement::FRIEND_ROUTINES_ROUTINE, routine);
            self.g.add_row(supplement, class_type_supplement::FRIEND_ROUTINES, row);
            self.g.row_to_front(supplement, class_type_supplement::FRIEND_ROUTINES, routine);
        }
        self.befriended_by(routine, here);
    }

    /// The class whose members are being shown.
    fn class_here(&self) -> Option<TypeNode> {
        self.place.class_scope.and_then(|scope| self.g.target(scope, scope::ASSOC_TYPE))
    }

    /// Lists a class among the friends of the class `here`.
    fn friend_of(&mut self, class: TypeNode, here: TypeNode) {
        let Some(owner) = self.g.target(here, ty::EXTRA_INFO) else { return };
        let row = match self.g.node(class).form {
            form::TYPE_TK_CLASS => row_to(class_type_supplement::FRIEND_CLASSES_TK_CLASS, class),
            form::TYPE_TK_STRUCT => row_to(class_type_supplement::FRIEND_CLASSES_TK_STRUCT, class),
            form::TYPE_TK_UNION => row_to(class_type_supplement::FRIEND_CLASSES_TK_UNION, class),
            _ => return,
        };
        self.g.add_row(owner, class_type_supplement::FRIEND_CLASSES, row);
        self.g.row_to_front(owner, class_type_supplement::FRIEND_CLASSES, class);
    }

    /// Lists a class among those that befriend a class or routine.
    fn befriended_by(&mut self, of: impl Seen<kind::Any>, class: TypeNode) {
        let of = of.id();
        let owner = self.g.target(of, ty::EXTRA_INFO).map_or(of, Of::id);
        let row = match self.g.node(class).form {
            form::TYPE_TK_CLASS => row_to(any::BEFRIENDING_CLASSES_TK_CLASS, class),
            form::TYPE_TK_STRUCT => row_to(any::BEFRIENDING_CLASSES_TK_STRUCT, class),
            form::TYPE_TK_UNION => row_to(any::BEFRIENDING_CLASSES_TK_UNION, class),
            _ => return,
        };
        if let Some(owner) = self.g.having(owner, any::BEFRIENDING_CLASSES) {
            self.g.add_row(owner, any::BEFRIENDING_CLASSES, row);
            self.g.row_to_front(owner, any::BEFRIENDING_CLASSES, class);
        }
    }
}
