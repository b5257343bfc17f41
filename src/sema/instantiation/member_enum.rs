//! Member enumerations of class templates in their instances (`[temp.inst]`): those that are not scoped are made with the
//! class, scoped ones when an enumerator of them is asked for.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;

impl Compilation {
    pub(super) fn instantiate_member_enum(
        &mut self,
        class: ClassId,
        id: EnumId,
        env: &Environment,
    ) -> Entity {
        let scope = self.il[class].scope;
        let before = self.il[class].members.declared.len();
        let new = self.begin_enum_instance(id, scope, env);
        self.il[class].members.declared.truncate(before);
        let entity = Entity::Enum { id: new };
        self.instances.member_map.insert((class, Entity::Enum { id }), entity);
        match self.il[id].scoped {
            true => {
                self.instances.member_enums.insert(new, id);
            }
            false => self.instantiate_enumerators(id, new, env),
        }
        entity
    }

    /// Makes the enumerators of a scoped enumeration of an instance if that was not done yet (`[temp.inst]`): the definition
    /// may follow the one of the class.
    pub fn complete_enum(&mut self, id: EnumId) {
        if self.instances.member_enums.is_empty() {
            return;
        }
        let Some(pattern) = self.instances.member_enums.get(&id).copied() else { return };
        let Some(class) = self.class_of_scope(self.il[id].enclosing) else { return };
        if self.il[self.il[pattern].enumerators].is_empty() || self.is_nested_too_deeply() {
            return;
        }
        self.instances.member_enums.remove(&id);
        let env = self.environment_of_class(class);
        self.in_definition(|c| {
            c.context.scope = c.il[class].scope;
            c.context.class = Some(class);
            c.begin_instantiation(Instantiated::Enum(id));
            c.instantiate_enumerators(pattern, id, &env);
            c.end_instantiation();
        });
    }

    /// Completes the class or enumeration in the scope of which something is looked up.
    pub fn complete_scope_of(&mut self, ty: TypeId) {
        if let Some(class) = self.class_of(ty) {
            self.complete_class(class);
        } else if let (false, Some(of)) = (self.instances.member_enums.is_empty(), self.enum_of(ty)) {
            self.complete_enum(of);
        }
    }

    /// An enumeration in `scope` that is made from one of a template, without its enumerators yet.
    pub(super) fn begin_enum_instance(&mut self, id: EnumId, scope: ScopeId, env: &Environment) -> EnumId {
        let entry = self.il[id].clone();
        let new = self.new_enum(entry.name, entry.pos, scope, entry.scoped);
        self.il[new].underlying = self.substitute_type(entry.underlying, env);
        self.il[new].base_pos = entry.base_pos;
        self.il[new].fixed = entry.fixed;
        self.il[new].instance_of = Some(id);
        self.il[new].state = entry.state;
        new
    }

    /// Makes the enumerators of an enumeration that is made from another one.
    pub(super) fn instantiate_enumerators(&mut self, from: EnumId, new: EnumId, env: &Environment) {
        let mut list: Vec<EnumeratorId> = Vec::new();
        let listed = self.il[self.il[from].enumerators].to_vec();
        for e in listed {
            let old = self.il[e].clone();
            let init = old.init.map(|init| self.in_member_declaration(|c| c.substitute_expr(init, env)));
            let made = self.add_enumerator(new, old.name, old.pos, init, &[], list.last().copied());
            list.push(made);
        }
        self.il[new].enumerators = self.il.list(&list);
        let ty = self.il[new].ty;
        for e in &list {
            self.il[*e].ty = ty;
        }
    }
}
