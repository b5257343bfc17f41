//! What classes lead to, and their members.

use super::{Reached, Search};
use crate::il::*;
use crate::tables::limits;

impl Search<'_> {
    /// The name of a class.
    pub(super) fn visit_class(&mut self, id: ClassId) {
        let il = self.il;
        let c = &il[id];
        self.namespaces(c.enclosing);
        self.class_around(c.enclosing);
        if let Some(pattern) = self.pattern_of_class(id) {
            self.entity(Entity::Class { id: pattern });
        }
        if let Some(instance) = c.instance {
            self.named_arguments(il[instance].args);
            // A partial specialization that is chosen, with what it is for.
            if let Some(Entity::Class { id: pattern }) = il[instance].pattern {
                self.entity(Entity::Class { id: pattern });
            }
        }
        if c.specialization.partial_of.is_some()
            && let Some(args) = c.specialization.first_args
        {
            self.named_arguments(args);
        }
    }

    /// The definition of a class whose objects are used.
    pub(super) fn visit_definition(&mut self, id: ClassId) {
        let il = self.il;
        let c = &il[id];
        self.entity(Entity::Class { id });
        for base in &c.bases {
            self.ty(base.ty);
        }
        for field in &c.members.fields {
            self.entity(Entity::Field { id: *field });
        }
        let prototype = self.is_prototype(id);
        for member in &c.members.declared {
            match *member {
                Entity::Function { id } if prototype => self.function(id),
                Entity::Variable { .. } | Entity::Class { .. } if prototype => self.entity(*member),
                Entity::Template { id } if prototype => match il[id].kind {
                    TemplateKind::Function { pattern } => self.function(pattern),
                    TemplateKind::Variable { pattern } => self.entity(Entity::Variable { id: pattern }),
                    TemplateKind::Class { pattern } => self.entity(Entity::Class { id: pattern }),
                    _ => {}
                },
                Entity::Function { id } => self.virtual_function(id),
                _ => {}
            }
        }
        if let Some(destructor) = c.special.destructor.filter(|_| !prototype) {
            self.virtual_function(destructor);
        }
    }

    /// The virtual functions of a class are reached through its table.
    fn virtual_function(&mut self, id: FunctionId) {
        if self.il[id].flags.contains(FunctionFlags::VIRTUAL) {
            self.needed.entities.insert(Entity::Function { id });
            self.function_type(id);
        }
    }

    /// The class that one is made from.
    pub(super) fn pattern_of_class(&self, id: ClassId) -> Option<ClassId> {
        if self.is_prototype(id) {
            return None;
        }
        if let Some(instance) = self.il[id].instance {
            return match self.il[self.il[instance].template].kind {
                TemplateKind::Class { pattern } => Some(pattern),
                _ => None,
            };
        }
        match self.origin(Entity::Class { id })? {
            Entity::Class { id } => Some(id),
            _ => None,
        }
    }

    /// The member of a template that a member of an instance is made from.
    pub(super) fn origin(&self, entity: Entity) -> Option<Entity> {
        let mut at = entity;
        let mut found = None;
        for _ in 0..limits::DISPLAYED_CLASS_NESTING {
            let Some(next) = self.facts.made_from.get(&at) else { break };
            at = *next;
            found = Some(at);
        }
        found
    }

    pub(super) fn is_prototype(&self, class: ClassId) -> bool {
        is_prototype_class(self.il, class)
    }

    /// A data member leads to its type, its class and its initializer.
    pub(super) fn visit_field(&mut self, id: FieldId) {
        let il = self.il;
        let f = &il[id];
        self.ty(f.ty);
        self.reach(Reached::Definition(f.class));
        if let Some(init) = f.init {
            self.expr(init);
        }
    }
}

/// Whether a class is the pattern of a template or a member of one.
pub fn is_prototype_class(il: &Il, mut class: ClassId) -> bool {
    for _ in 0..limits::DISPLAYED_CLASS_NESTING {
        let c = &il[class];
        if c.template.is_some() || c.specialization.partial_of.is_some() {
            return true;
        }
        let ScopeKind::Class { of } = il[c.enclosing].kind else { return false };
        class = of;
    }
    false
}
