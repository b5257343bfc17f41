//! Friends (`[class.friend]`): classes and functions list those that befriend them, and classes their friends; the last
//! comes first.

use crate::emit::display::build::Build;
use crate::emit::display::graph::{NodeId, Value};
use crate::il::*;
use crate::tables::il_display::{Form, Label, field, form};

/// The labels of the kinds of classes in a section.
type ClassLabels = [(Form, Label); 3];

const FRIENDS: ClassLabels = [
    (form::TYPE_TK_CLASS, field::FRIEND_CLASSES_TK_CLASS),
    (form::TYPE_TK_STRUCT, field::FRIEND_CLASSES_TK_STRUCT),
    (form::TYPE_TK_UNION, field::FRIEND_CLASSES_TK_UNION),
];
const BEFRIENDING: ClassLabels = [
    (form::TYPE_TK_CLASS, field::BEFRIENDING_CLASSES_TK_CLASS),
    (form::TYPE_TK_STRUCT, field::BEFRIENDING_CLASSES_TK_STRUCT),
    (form::TYPE_TK_UNION, field::BEFRIENDING_CLASSES_TK_UNION),
];

impl Build<'_> {
    /// A friend declaration of a class, which declares it where it is the first to name it.
    pub fn befriend_class(&mut self, id: GroupId) {
        let il = self.il;
        let group = &il[id];
        self.place.tag_alone = true;
        if let Some(definition) = group.definition {
            self.define_tag(definition);
        }
        let Some(class) = self.il.class_of(group.specifiers.ty) else { return };
        let node = self.class(class);
        let declared = match self.place.sequence.last.and_then(|entry| self.g.target(entry, field::ENTITY)) {
            Some(last) if group.definition.is_some() && self.g.is(last, form::SRC_SEQ_SECONDARY_DECL) => last,
            _ => {
                let Some(name) = self.il.places.friend_before(group.end) else { return };
                self.secondary(node, name, false)
            }
        };
        self.g.link(declared, field::DECLARED_TYPE, node);
        self.g.flag(declared, field::AUTONOMOUS_TAG_DECL, true);
        self.g.flag(declared, field::FRIEND_DECL, true);
        let Some(here) = self.class_here() else { return };
        self.list_class(here, field::FRIEND_CLASSES, &FRIENDS, node);
        self.list_class(node, field::BEFRIENDING_CLASSES, &BEFRIENDING, here);
    }

    /// A function that a class befriends; `defined` where it defines it.
    pub fn befriend_routine(&mut self, routine: NodeId, defined: bool) {
        self.g.flag(routine, field::DEFINED_IN_FRIEND_DECL, defined);
        let Some(here) = self.class_here() else { return };
        if let Some(supplement) = self.g.target(here, field::EXTRA_INFO) {
            let row = (field::FRIEND_ROUTINES_ROUTINE, Value::Node(routine));
            self.g.add_row(supplement, field::FRIEND_ROUTINES, row);
            self.g.row_to_front(supplement, field::FRIEND_ROUTINES, routine);
        }
        self.list_class(routine, field::BEFRIENDING_CLASSES, &BEFRIENDING, here);
    }

    /// The class whose members are being shown.
    fn class_here(&self) -> Option<NodeId> {
        self.place.class_scope.and_then(|scope| self.g.target(scope, field::ASSOC_TYPE))
    }

    /// Adds a class to a section of a class or routine.
    fn list_class(&mut self, of: NodeId, section: Label, labels: &ClassLabels, class: NodeId) {
        let owner = self.g.target(of, field::EXTRA_INFO).unwrap_or(of);
        let form = self.g.node(class).form;
        let Some((_, label)) = labels.iter().find(|(kind, _)| *kind == form) else { return };
        self.g.add_row(owner, section, (*label, Value::Node(class)));
        self.g.row_to_front(owner, section, class);
    }
}
