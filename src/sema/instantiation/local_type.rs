//! Classes and enumerations that the body of a function template defines, in the bodies made from it (`[temp.inst]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::source::Pos;

impl Compilation {
    /// Makes what a definition in the body of a function template is in the body that is being made.
    pub(super) fn instantiate_local_type(&mut self, definition: TagDefinitionId, env: &mut Environment) {
        let Some(function) = self.context.function else { return };
        match self.il[definition].entity {
            Entity::Class { id } => {
                self.check_local_class(id, function, env);
                self.instantiate_local_class(id, env);
            }
            Entity::Enum { id } => self.instantiate_local_enum(id, function, env),
            _ => {}
        }
    }

    /// Makes the class that one of the template is in the body that is being made; from here on its names mean that
    /// (`[temp.inst]`).
    fn instantiate_local_class(&mut self, pattern: ClassId, env: &mut Environment) {
        let entry = &self.il[pattern];
        if !entry.flags.contains(ClassFlags::DEPENDENT) || entry.state != Completeness::Complete {
            return;
        }
        let (name, pos, tag) = (entry.name, entry.pos, entry.tag);
        let scope = self.new_scope(ScopeKind::Block, self.context.scope);
        let new = self.empty_class(name, pos, tag, scope);
        self.il[new].ty = self.make_type(TypeKind::Class { class: new });
        env.local_classes.push((pattern, new));
        self.instances.local_classes.insert(new, env.clone());
        self.define_local_class(new, pattern, env);
    }

    /// Makes the enumeration that one of the template is in the body of `function`.
    fn instantiate_local_enum(&mut self, id: EnumId, function: FunctionId, env: &Environment) {
        if !self.is_dependent(self.il[id].ty) {
            return;
        }
        // Its own scope, which no template encloses: nothing of it depends on parameters.
        let scope = self.new_scope(ScopeKind::Block, self.symbols.global);
        let new = self.begin_enum_instance(id, scope, env);
        self.instances.local_enums.insert((id, function), new);
        self.instantiate_enumerators(id, new, env);
    }

    /// Checks the constexpr functions of a class that `function`, an instance, defines: where that is constexpr too, they
    /// must have literal parameters and results with its arguments (`[dcl.constexpr]`). What has none makes the body
    /// fail, or is reported.
    fn check_local_class(&mut self, class: ClassId, function: FunctionId, env: &Environment) {
        let constant = |c: &Self, id: FunctionId| c.il[id].flags.contains(FunctionFlags::CONSTEXPR);
        if self.dialect.standard >= 23 || !constant(self, function) {
            return;
        }
        let declared = self.il[class].special.constructors.iter().chain(&self.il[class].members.declared);
        let mut functions: Vec<_> = declared
            .filter_map(|entity| match *entity {
                Entity::Function { id } => Some(id),
                _ => None,
            })
            .filter(|id| constant(self, *id) && !self.il[*id].flags.contains(FunctionFlags::IMPLICIT))
            .collect();
        functions.sort_by_key(|id| self.il[*id].pos);
        functions.dedup();
        for id in functions {
            if let Some((pos, message)) = self.not_literal_in_instance(id, env) {
                match self.instantiation.sfinae.is_some() {
                    true => self.sfinae_fail(),
                    false if self.reports_in_instance() => self.report(pos, message),
                    false => {}
                }
            }
        }
    }

    /// The part of a function's type that is no literal type with these arguments, as a message and where it belongs.
    fn not_literal_in_instance(&mut self, id: FunctionId, env: &Environment) -> Option<(Pos, Message)> {
        let pos = self.il[id].pos;
        let (ret, params, _) = self.function_of(self.il[id].ty)?;
        let ret = self.substitute_type(ret, env);
        if self.is_surely_not_literal(ret) {
            let shown = self.shown_type(ret);
            return Some((pos, messages::constexpr_function_cannot_have_nonliteral(shown)));
        }
        let params = self.il[params].to_vec();
        for param in params {
            let ty = self.substitute_type(param, env);
            if self.is_surely_not_literal(ty) {
                let shown = self.shown_type(self.unqualified(ty));
                return Some((pos, messages::constexpr_function_cannot_have_parameter(shown)));
            }
        }
        None
    }
}
