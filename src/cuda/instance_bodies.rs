//! The bodies of what the unit instantiates, once all of it is read: only then do the calls in them show.

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// At the end of the unit: the bodies of what is instantiated explicitly, and of the friends that are called
    /// and defined in class templates, are looked at for what is wrong with them.
    pub fn examine_instances(&mut self) {
        for (class, friend, pos) in self.called_friends() {
            self.examine_friend_body(friend, class, pos);
        }
        for (entity, pos) in std::mem::take(&mut self.instances.bodies) {
            match entity {
                Entity::Function { id } => self.examine_instance_body(id, pos),
                Entity::Class { id } => self.examine_members(id, pos),
                _ => {}
            }
        }
    }

    /// The members of a class that is instantiated explicitly, in order (`[temp.explicit]`).
    fn examine_members(&mut self, class: ClassId, pos: Pos) {
        let Some(instance) = self.il[class].instance else { return };
        if self.il[instance].explicit == Specialization::Explicit {
            return;
        }
        for member in self.il[class].members.clone() {
            match member {
                Entity::Function { id } => self.examine_instance_body(id, pos),
                Entity::Class { id } if self.il[id].parent_class == Some(class) => {
                    for inner in self.il[id].members.clone() {
                        if let Entity::Function { id } = inner {
                            self.examine_instance_body(id, pos);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The functions that friend declarations in class template instances define and something calls.
    fn called_friends(&self) -> Vec<(ClassId, FunctionId, Pos)> {
        let mut found = Vec::new();
        for class in self.il.classes.ids() {
            let Some(instance) = self.il[class].instance else { continue };
            for friend in &self.il[class].friends {
                let Entity::Function { id } = *friend else { continue };
                let f = &self.il[id];
                if f.flags.contains(FunctionFlags::REFERENCED)
                    && f.definition.is_some()
                    && f.template.is_none()
                    && !f.space.is_device_only()
                {
                    found.push((class, id, self.il[instance].pos));
                }
            }
        }
        found
    }
}
