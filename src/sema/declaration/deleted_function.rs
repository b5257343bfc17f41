//! Functions that cannot be used (`[dcl.fct.def.delete]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// A function that is deleted cannot be used (`[dcl.fct.def.delete]`).
    pub fn check_not_deleted(&mut self, function: FunctionId, pos: Pos) {
        if !self.is_deleted(function) || !self.reports_here() {
            return;
        }
        let entity = self.deleted_function_entity(function);
        let at = self.name_after_access(pos);
        self.report(at, messages::cannot_referenced_deleted_function(entity));
    }

    /// How messages show a deleted function: with its parameters, and with the arguments that made it.
    pub(in crate::sema) fn deleted_function_entity(&self, function: FunctionId) -> EntityText {
        let mut entity = self.function_entity(function);
        let f = &self.il[function];
        if f.instance.is_none() && f.class.is_none_or(|c| self.il[c].instance.is_none()) {
            entity.name = self.signature_with_parameters(function);
        }
        entity
    }
}
