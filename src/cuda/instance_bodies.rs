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
        let mut bodies = Vec::new();
        for (entity, pos) in std::mem::take(&mut self.instances.bodies) {
            match entity {
                Entity::Function { id } => bodies.push((id, pos)),
                Entity::Class { id } => {
                    self.define_members(id, pos);
                    self.add_members(id, pos, &mut bodies);
                }
                Entity::Variable { id } => self.check_member_definition(id, pos),
                _ => {}
            }
        }
        // They come in the order in which the instances were first named, each from where it was.
        bodies.sort_by_key(|(function, _)| function.index());
        for (function, pos) in bodies {
            let pos = self.instances.first_uses.get(&function).copied().unwrap_or(pos);
            self.examine_instance_body(function, pos);
        }
    }

    /// The static data members of a class that is instantiated explicitly are defined (`[temp.explicit]`).
    fn define_members(&mut self, class: ClassId, pos: Pos) {
        let Some(instance) = self.il[class].instance else { return };
        if self.il[instance].explicit == Specialization::Explicit {
            return;
        }
        let declared = self.il[class].members.declared.iter();
        let variables: Vec<_> = declared
            .filter_map(|member| match *member {
                Entity::Variable { id } => Some(id),
                _ => None,
            })
            .collect();
        for id in variables {
            self.check_member_definition(id, pos);
        }
    }

    /// Adds the members of a class that is instantiated explicitly, in order (`[temp.explicit]`).
    fn add_members(&self, class: ClassId, pos: Pos, bodies: &mut Vec<(FunctionId, Pos)>) {
        let Some(instance) = self.il[class].instance else { return };
        if self.il[instance].explicit == Specialization::Explicit {
            return;
        }
        for member in &self.il[class].members.declared {
            match *member {
                Entity::Function { id } => bodies.push((id, pos)),
                Entity::Class { id } if self.il[id].parent_class == Some(class) => {
                    for inner in &self.il[id].members.declared {
                        if let Entity::Function { id } = *inner {
                            bodies.push((id, pos));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Looks at the body of a friend that is defined in a class template, where the first thing needs it.
    pub fn examine_used_friend(&mut self, function: FunctionId, pos: Pos) {
        let f = &self.il[function];
        let own = f.class.is_none() && f.instance.is_none() && f.template.is_none() && f.definition.is_some();
        if !own
            || f.space.is_device_only()
            || self.reports.quiet > 0
            || self.is_silent()
            || self.instantiation.sfinae.is_some_and(|attempt| !attempt.of_body)
            || !self.instances.made_from.contains_key(&Entity::Function { id: function })
        {
            return;
        }
        let Some(class) = self.befriending_class(function) else { return };
        if self.il[class].instance.is_some() && self.il[class].state == Completeness::Complete {
            self.examine_friend_body(function, class, pos);
        }
    }

    /// The functions that friend declarations in class template instances define and something calls.
    fn called_friends(&self) -> Vec<(ClassId, FunctionId, Pos)> {
        let mut found = Vec::new();
        for class in self.il.entities.classes.ids() {
            let Some(instance) = self.il[class].instance else { continue };
            for friend in self.il[class].friends(&self.il) {
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
