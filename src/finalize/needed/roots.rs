//! What is needed whatever else is: definitions that other units can use.

use super::{Reached, Search};
use crate::il::*;
use crate::names::known;

impl Search<'_> {
    /// Reaches the functions that are roots.
    pub(super) fn root_functions(&mut self) {
        let il = self.il;
        self.gather_said();
        for id in il.entities.functions.ids() {
            if self.is_root_function(id) {
                self.function(id);
            }
        }
        for entity in self.facts.instantiated.iter().copied() {
            if let Entity::Function { id } = entity {
                self.function(id);
            }
        }
    }

    /// Reaches all other roots.
    pub(super) fn other_roots(&mut self) {
        let il = self.il;
        let kept: Vec<Entity> = self.said.iter().filter(|(_, said)| said.kept).map(|(of, _)| *of).collect();
        for of in kept {
            self.entity(of);
        }
        for id in il.entities.variables.ids() {
            if self.is_external_object(id) {
                self.entity(Entity::Variable { id });
            } else if self.is_known_constant(id) {
                self.needed.named.insert(id);
            }
        }
        // What is generated refers to the type of sizes by its name.
        for id in il.entities.typedefs.ids() {
            if il[id].name == known::SIZE_T && il[id].scope == self.facts.global {
                self.entity(Entity::Typedef { id });
            }
        }
        for entity in self.facts.instantiated.iter().copied() {
            // What is made of all templates is needed where functions are.
            if !matches!(entity, Entity::Variable { id } if !self.is_instantiated(id)) {
                self.entity(entity);
            }
        }
        // A class that is instantiated explicitly is so with all members of the pattern ([temp.explicit]).
        for id in il.written.instantiations.ids() {
            if let Some(Entity::Class { id }) = il[id].entity
                && let Some(pattern) = self.pattern_of_class(id)
            {
                self.reach(Reached::Definition(pattern));
            }
        }
    }

    /// Whether an explicit instantiation defines a variable, or the class that it is a member of.
    fn is_instantiated(&self, id: VariableId) -> bool {
        let explicit = |of: InstanceId| self.il[of].explicit == Specialization::ExplicitInstantiation;
        self.said.get(&Entity::Variable { id }).is_some_and(|said| said.instantiated)
            || self.il[id].instance(self.il).is_some_and(explicit)
            || self.il[id].class.and_then(|class| self.il[class].instance).is_some_and(explicit)
    }

    /// Whether other units can call a function: it is defined here, has external linkage and is neither inline nor made
    /// from a template.
    fn is_root_function(&self, id: FunctionId) -> bool {
        let il = self.il;
        let f = &il[id];
        let inline = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let within = f.flags.intersects(inline | FunctionFlags::IN_CLASS)
            || self.said.get(&Entity::Function { id }).is_some_and(|said| said.friend);
        let of_template = f.template.is_some()
            || f.instance.is_some_and(|i| il[i].explicit != Specialization::Explicit)
            || f.class.is_some_and(|class| self.is_prototype(class))
            || self.facts.made_from.contains_key(&Entity::Function { id });
        self.bodies.contains_key(&id) && f.linkage == Linkage::External && !within && !of_template
    }

    /// Whether other units can use an object: it is defined here and has external linkage, or the device has it.
    fn is_external_object(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        if matches!(v.storage, Storage::Parameter | Storage::Binding) {
            return false;
        }
        let local = self.il[v.scope].kind.is_local() && v.linkage == Linkage::None;
        // What structured bindings of a namespace name the parts of.
        if v.name.is_none() && v.storage == Storage::Automatic && !local {
            return true;
        }
        match v.space {
            MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed if !local => true,
            _ => self.is_defined_for_others(id) && !self.is_constant_enough(id) || self.runs_before_main(id),
        }
    }

    /// Whether the initialization of a variable that no function declares is done before the program begins, whether or
    /// not the variable is used ([basic.start.dynamic]).
    fn runs_before_main(&self, id: VariableId) -> bool {
        let il = self.il;
        let v = &il[id];
        let Some(d) = v.definition.filter(|_| v.is_lasting() && v.defined && !il[v.scope].kind.is_local())
        else {
            return false;
        };
        let of_template = v.template(il).is_some()
            || v.instance(il).is_some()
            || v.class.is_some_and(|class| self.is_prototype(class))
            || self.facts.made_from.contains_key(&Entity::Variable { id });
        !of_template
            && v.linkage == Linkage::Internal
            && self.begins(v.ty, il[d].init)
            && !self.begins_constant(id, d)
    }

    /// Whether a variable is like those that other units can use, but that its value is enough for them.
    fn is_known_constant(&self, id: VariableId) -> bool {
        self.is_constant_enough(id) && !self.begins_in_class(id) && self.is_defined_for_others(id)
    }

    /// Whether the value of a variable is enough for others: each unit has the same constant ([basic.def.odr]).
    fn is_constant_enough(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        v.flags.contains(VariableFlags::CONSTEXPR)
            && (v.class.is_some() || v.flags.contains(VariableFlags::INLINE))
    }

    /// Whether a static data member has its initializer in the class ([class.static.data]).
    fn begins_in_class(&self, id: VariableId) -> bool {
        let il = self.il;
        let within =
            |d: DeclarationId| il[d].qualifier(il).is_none() && !matches!(il[d].init, Initializer::None);
        il[id].class.is_some() && il[id].definition.is_some_and(within)
    }

    /// Whether a variable has a definition here that is external and belongs to no template.
    fn is_defined_for_others(&self, id: VariableId) -> bool {
        let il = self.il;
        let v = &il[id];
        let entity = Entity::Variable { id };
        let of_template = v.template(il).is_some()
            || v.instance(il).is_some() && !self.is_specialized(id)
            || v.class.is_some_and(|class| self.is_prototype(class))
            || self.facts.made_from.contains_key(&entity);
        if v.linkage != Linkage::External || of_template {
            return false;
        }
        if !self.begins_in_class(id) {
            return v.defined;
        }
        v.flags.contains(VariableFlags::INLINE) || self.said.get(&entity).is_some_and(|said| said.outside)
    }
}
