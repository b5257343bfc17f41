//! Initializers of static data members of class template instances: they are made when their values are needed
//! (`[temp.inst]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::instantiation::context::Instantiated;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Gives a static data member of a class template instance the initializer of the member it is made from.
    pub fn instantiate_initializer(&mut self, id: VariableId) {
        let variable = &self.il[id];
        let (Some(class), None, declared) = (variable.class, variable.init, variable.ty) else { return };
        let pattern = self.member_pattern(id);
        let Some(init) = self.il[pattern].init.filter(|_| pattern != id) else { return };
        if self.instantiation.depth >= limits::SUBSTITUTION_NESTING {
            return;
        }
        let mut env = self.environment_of_class(class);
        // Functions that it calls are those of the instance, even where nothing in it is dependent.
        env.rebuilds_all = true;
        let made = self.across(boundary::InstanceInitializer(class), |c| {
            let declared = c.written_type(pattern, declared);
            c.attempt(|c| {
                let init = c.substitute_expr(init, &env);
                let mut ty = declared;
                if c.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
                    ty = c.deduce_auto(ty, init);
                }
                (c.convert_initializer(init, ty), ty)
            })
        });
        if let Some((init, ty)) = made {
            self.il[id].init = Some(init);
            self.il[id].ty = ty;
            self.complete_array_type(id, Initializer::Copy { value: init });
        }
    }

    /// The static data member of a class template that one of an instance is made from; itself for others.
    fn member_pattern(&self, id: VariableId) -> VariableId {
        let mut pattern = id;
        while let Some(Entity::Variable { id: from }) =
            self.instances.made_from.get(&Entity::Variable { id: pattern })
        {
            pattern = *from;
        }
        pattern
    }

    /// The name at `pos` needs the initializer of a static data member: where that gives no value, and it must or may be
    /// a constant, what is wrong with it is reported.
    pub(in crate::sema) fn examine_member_initializer(&mut self, id: VariableId, pos: Pos) {
        let v = &self.il[id];
        let Some(class) = v
            .class
            .filter(|_| v.value.is_none() && self.instantiation.sfinae.is_none() && self.reports.quiet == 0)
        else {
            return;
        };
        let nested = self.class_of_member_declaration().is_some() && self.instantiation.initializer_depth > 0;
        if self.context.unevaluated || self.instantiation.depth > 0 && !nested {
            return;
        }
        let pattern = self.member_pattern(id);
        let Some(init) = self.il[pattern].init.filter(|_| pattern != id) else { return };
        let constant = self.il[id].flags.contains(VariableFlags::CONSTEXPR)
            || self.qualifiers(self.il[id].ty).contains(Qualifiers::CONST);
        if !constant
            || self.is_dependent_class(class)
            || self.has_unknown_argument(class)
            || self.variable_value(id).is_some()
            || !self.instances.examined_initializers.insert(id)
        {
            return;
        }
        if self.instantiation.initializer_depth >= self.instantiation.most {
            let pos = self.il.places.start_of_name(pos);
            let name = self.il[id].name.map_or(String::new(), |name| self.member_text(class, name));
            let entity = EntityText::new(EntityKind::Member, name, Declared::At(self.il[id].pos));
            self.report(pos, messages::excessive_recursion_at_instantiation(entity));
            return;
        }
        self.begin_instantiation_at(Instantiated::Class(class), pos);
        let required = self.il[id].flags.contains(VariableFlags::CONSTEXPR);
        self.in_initializer(class, |c| {
            c.context.constant = required;
            let mut env = c.environment_of_class(class);
            env.rebuilds_all = true;
            let init = c.substitute_expr(init, &env);
            if required && !c.il[init].flags.intersects(DEPENDENT) {
                c.require_constant_in_instance(init);
            }
        });
        self.end_instantiation();
    }

    fn in_initializer(&mut self, class: ClassId, run: impl FnOnce(&mut Self)) {
        self.across(boundary::InstanceInitializer(class), |c| c.in_member_declaration(run));
    }
}
