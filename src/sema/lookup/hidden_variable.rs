//! Variables whose names a declaration in a function hides (`[basic.scope.scope]`).

use super::Key;
use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;

impl Compilation {
    /// A variable that a function declares in the scope here should not be taken for another one outside of it.
    pub(in crate::sema) fn check_hides_variable(&mut self, variable: VariableId) {
        let shown = self.reports.shown.hidden && self.reports_now();
        let Some(name) = self.il[variable].name.filter(|_| shown) else { return };
        let scope = self.context.scope;
        let Some(parent) = self.il[scope].parent else { return };
        let found = self.lookup_unqualified(Key::name(name), parent);
        let Some(hidden) = found.first().copied() else { return };
        let Some((local, entity)) = self.hidden_entity(hidden) else { return };
        if hidden == (Entity::Variable { id: variable }) {
            return;
        }
        let pos = self.il[variable].pos;
        match local {
            true => self.report(pos, messages::declaration_hides(entity)),
            false => self.report(pos, messages::declaration_hides_2(entity)),
        }
    }

    /// The same for the parameters of a function whose body begins.
    pub(in crate::sema) fn check_parameters_hide(&mut self, parameters: List<VariableId>) {
        if self.reports.shown.hidden {
            for at in 0..parameters.len() {
                self.check_hides_variable(self.il[parameters][at]);
            }
        }
    }

    /// What is hidden, and whether a function declares it.
    fn hidden_entity(&mut self, hidden: Entity) -> Option<(bool, EntityText)> {
        match hidden {
            Entity::Field { id } => Some((false, self.field_entity(id))),
            Entity::Binding { id } => Some((true, self.variable_entity(id))),
            Entity::Variable { id } => {
                let local = self.il[id].class.is_none()
                    && !matches!(
                        self.il[self.il[id].scope].kind,
                        ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. }
                    );
                Some((local, self.variable_entity(id)))
            }
            _ => None,
        }
    }
}
