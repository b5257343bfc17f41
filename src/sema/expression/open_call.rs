//! Calls of members of the current instantiation (`[temp.dep.type]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether only an instance can tell which of some functions a call chooses: they are called on a member of the
    /// current instantiation, or one of them is a member template of it or takes what depends on template parameters
    /// (`[temp.dep.type]`, `[temp.dep.expr]`).
    pub(super) fn wait_for_instance(&self, object: Option<ExprId>, functions: &[Entity]) -> bool {
        object.is_some_and(|object| self.is_dependent(self.il[object].ty))
            || self.takes_open_arguments(functions)
            || functions.iter().any(|entity| match *entity {
                Entity::Template { .. } => self.is_of_current_instantiation(*entity),
                _ => false,
            })
    }

    /// Whether a function, or that of a template, is a member of a class that depends on template parameters.
    fn is_of_current_instantiation(&self, entity: Entity) -> bool {
        let class = self.function_in(entity).and_then(|function| self.il[function].class);
        class.is_some_and(|class| self.is_dependent_class(class))
    }
}
