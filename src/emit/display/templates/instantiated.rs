//! What is instantiated at the end of a unit, and what explicit instantiations say of it ([temp.explicit]).

use crate::emit::display::build::Build;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{kind, routine, ty, variable, word};

impl Build<'_> {
    /// The function template or member of a class template that a function is made from says where it stands.
    pub(in crate::emit::display) fn pattern_position(&self, id: FunctionId) -> Option<Pos> {
        let instance = &self.il[self.il[id].instance?];
        if instance.explicit == Specialization::Explicit {
            return None;
        }
        match self.il[instance.template].kind {
            TemplateKind::Function { pattern } if self.il[pattern].class.is_some() => {
                let first = self.il[pattern].first.map(|d| self.il[d].pos);
                Some(first.unwrap_or(self.il[pattern].pos))
            }
            TemplateKind::Function { pattern } => {
                let d = self.il[pattern].definition.filter(|d| self.il[*d].body.is_some());
                Some(d.map_or(self.il[pattern].pos, |d| self.il[d].pos))
            }
            _ => None,
        }
    }

    /// Whether the body of an instance is made at the end of the unit and not where it is first called.
    pub(in crate::emit::display) fn is_made_last(&self, id: FunctionId) -> bool {
        !self.il[id].flags.contains(FunctionFlags::CONSTEXPR)
            && self.placeholder_return(id, None).is_none()
            && self.unit.instantiated.contains(&Entity::Function { id })
    }

    /// Makes what is instantiated at the end of the unit.
    pub(in crate::emit::display) fn instantiated_entities(&mut self) {
        self.named_by_instantiations();
        for entity in self.unit.instantiated.iter().copied() {
            match entity {
                Entity::Function { id } => {
                    if self.made.classes.implicit_seen.insert(id)
                        && let Some((params, body)) = self.unit.instance_bodies.get(&id).copied()
                    {
                        self.instance_body(id, params, body);
                        self.implicit_bodies();
                    }
                }
                Entity::Variable { id } => self.instantiated_variable(id),
                _ => {}
            }
        }
    }

    /// What explicit instantiations say of the entities that they name.
    fn named_by_instantiations(&mut self) {
        let il = self.il;
        for id in il.written.instantiations.ids() {
            let Instantiation { extern_, entity, group, .. } = il[id];
            if let Some(Entity::Function { id }) = entity
                && let Some(node) = self.known::<kind::Routine>(Entity::Function { id })
                && let Some(args) = il[il[group].declarators].first().and_then(|d| il[*d].args(il))
            {
                self.explicit_arguments(node, args.len());
            }
            match entity {
                Some(Entity::Class { id }) => self.instantiated_class(id, extern_),
                Some(Entity::Function { id }) => self.instantiated_function(id, extern_, false),
                Some(Entity::Variable { id }) => self.instantiated_object(id, extern_, false),
                _ => {}
            }
        }
    }

    fn instantiated_class(&mut self, id: ClassId, declared_only: bool) {
        let node = self.class(id);
        let label = if declared_only { ty::DO_NOT_INSTANTIATE } else { ty::EXPLICITLY_INSTANTIATED };
        self.g.flag(node, label, true);
        for member in self.il[id].members.declared.clone() {
            match member {
                Entity::Function { id } => self.instantiated_function(id, declared_only, true),
                Entity::Variable { id } => self.instantiated_object(id, declared_only, true),
                Entity::Class { id: inner } if self.il[inner].parent_class == Some(id) => {
                    self.instantiated_class(inner, declared_only);
                }
                _ => {}
            }
        }
    }

    fn instantiated_function(&mut self, id: FunctionId, declared_only: bool, with_class: bool) {
        let Some(node) = self.known::<kind::Routine>(Entity::Function { id }) else { return };
        let inside = self.il[id].flags.contains(FunctionFlags::IN_CLASS);
        let inline = inside || self.il[id].flags.contains(FunctionFlags::INLINE);
        if declared_only {
            self.g.flag(node, routine::SUPPRESS_INLINE_BODY, inline);
            self.g.flag(node, routine::EXPLICIT_DO_NOT_INSTANTIATE, !with_class);
            return;
        }
        self.g.flag(node, routine::EXPLICIT_INSTANTIATION, true);
        self.g.flag(node, routine::CLASS_EXPLICITLY_INSTANTIATED, with_class);
        self.g.flag(node, routine::NEED_OUT_OF_LINE_COPY, inline);
    }

    fn instantiated_object(&mut self, id: VariableId, declared_only: bool, with_class: bool) {
        let Some(node) = self.known::<kind::Variable>(Entity::Variable { id }) else { return };
        if declared_only {
            self.g.flag(node, variable::EXPLICIT_DO_NOT_INSTANTIATE, true);
            let begins = self.g.get(node, variable::INIT_KIND) != Some(&super::Value::Word(word::INITK_NONE));
            let inline = self.il[id].flags.contains(VariableFlags::INLINE);
            let begins = begins || self.il[id].instance(self.il).is_some() && self.il[id].init.is_some();
            self.g.flag(node, variable::SUPPRESS_INLINE_DEFINITION, begins && inline);
            return;
        }
        self.g.flag(node, variable::EXPLICIT_INSTANTIATION, true);
        self.g.flag(node, variable::CLASS_EXPLICITLY_INSTANTIATED, with_class);
    }

    /// A variable that is defined at the end of the unit.
    fn instantiated_variable(&mut self, id: VariableId) {
        let il = self.il;
        let entity = Entity::Variable { id };
        let Some(node) = self.known::<kind::Variable>(entity) else { return };
        let mut pattern = match il[id].instance(il).and_then(|of| il[of].pattern) {
            Some(Entity::Variable { id }) => id,
            _ => id,
        };
        while let Some(Entity::Variable { id: from }) =
            self.unit.made_from.get(&Entity::Variable { id: pattern })
        {
            pattern = *from;
        }
        let Some(definition) = il[pattern].definition.filter(|_| pattern != id && il[pattern].defined) else {
            return;
        };
        if self.g.get(node, variable::STORAGE_CLASS) == Some(&super::Value::Word(word::SC_STATIC)) {
            return;
        }
        self.declared_at(node, il[definition].pos);
        self.referenced(node);
        self.g.word(node, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
        let ty = self.g.target(node, variable::TYPE);
        self.g.link_some(node, variable::DECLARED_TYPE, ty);
        self.made_initializer(node, id, definition);
    }
}
