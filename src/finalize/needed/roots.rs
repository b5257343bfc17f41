//! What is needed whatever else is: definitions that other units can use.

use super::{Reached, Search};
use crate::il::*;
use crate::names::known;

impl Search<'_> {
    pub(super) fn roots(&mut self) {
        let il = self.il;
        for id in il.expressions.lambdas.ids() {
            for capture in &il[il[id].captures] {
                if let CaptureKind::Init { variable, .. } = capture.kind { self.captured.insert(variable); }
            }
        }
        for id in il.entities.functions.ids() {
            let f = &il[id];
            if let Some(d) = f.definition.filter(|d| il[*d].body.is_some() && il[*d].entity == (Entity::Function { id })) {
                self.bodies.insert(id, d);
            }
        }
        self.gather_said();
        let kept: Vec<Entity> = self.said.iter().filter(|(_, said)| said.kept).map(|(of, _)| *of).collect();
        for of in kept { self.entity(of); }
        for id in il.entities.functions.ids() {
            if self.is_root_function(id) {
                self.function(id);
            }
        }
        for id in il.entities.variables.ids() {
            if self.is_root_variable(id) {
                self.entity(Entity::Variable { id });
            }
        }
        for id in il.entities.typedefs.ids() {
            let t = &il[id];
            if t.name == known::SIZE_T && t.scope == self.facts.global {
                self.entity(Entity::Typedef { id });
            }
        }
        for id in il.written.instantiations.ids() {
            if let Some(Entity::Class { id }) = il[id].entity
                && let Some(Entity::Class { id }) = self.pattern_of_class(id).map(|id| Entity::Class { id })
            {
                self.reach(Reached::Definition(id));
            }
        }
    }

    fn is_root_function(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        let inline = f.flags.intersects(FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            || f.template.is_some() || f.instance.is_some_and(|i| self.il[i].explicit != Specialization::Explicit);
        let in_template = f.class.is_some_and(|c| self.is_prototype(c)) || self.facts.made_from.contains_key(&Entity::Function { id });
        self.bodies.contains_key(&id) && f.linkage == Linkage::External && !inline && !in_template
            && !f.flags.contains(FunctionFlags::IN_CLASS)
    }

    fn is_root_variable(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        if matches!(v.storage, Storage::Parameter | Storage::Binding) {
            return false;
        }
        let local = self.il[v.scope].kind.is_local() && v.linkage == Linkage::None;
        if matches!(v.space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed) && !local {
            return true;
        }
        let entity = Entity::Variable { id };
        let outside = self.said.get(&entity).is_some_and(|said| said.outside);
        let inline = v.flags.contains(VariableFlags::INLINE);
        if v.linkage != Linkage::External || v.template(self.il).is_some() || v.instance(self.il).is_some() {
            return false;
        }
        if let Some(class) = v.class {
            if self.is_prototype(class) || self.facts.made_from.contains_key(&entity) { return false; }
            let within = v.definition.is_some_and(|d| self.il[d].qualifier(self.il).is_none() && !matches!(self.il[d].init, Initializer::None));
            // The value of a constant is enough where it stands in the class.
            let stands = if within { inline || outside } else { v.defined };
            return stands && !v.flags.contains(VariableFlags::CONSTEXPR);
        }
        v.defined && !(inline && v.flags.contains(VariableFlags::CONSTEXPR))
    }
}
