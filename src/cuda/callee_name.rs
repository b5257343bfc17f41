//! What messages about calls show of the function that is called.

use super::demangle::demangled;
use crate::compilation::Compilation;
use crate::finalize::unit_entity;
use crate::il::FunctionId;
use crate::mangle;
use crate::mangle::module_id::{Source, module_id};

impl Compilation {
    /// The name of a called function: what its mangled name means. Once there were errors, types are not told apart
    /// any more, so that the names of functions with parameters mean nothing and stand as they are.
    pub(super) fn callee_name(&self, id: FunctionId) -> String {
        let unit = self.name_of_unit();
        let shown = mangle::Shown {
            unnamed_namespace: format!("{}{unit}", mangle::UNNAMED_PREFIX),
            unit,
            typeless: self.reports.diags.has_errors(),
        };
        let Some(name) = mangle::shown(&self.il, &self.names, id, &shown) else {
            return self.function_text(id);
        };
        demangled(&name).unwrap_or_else(|| String::from_utf8_lossy(&name).into_owned())
    }

    /// The id of the unit as far as it is read.
    fn name_of_unit(&self) -> String {
        let entity = unit_entity(&self.il, &self.names, &self.input.sources, self.symbols.global);
        let name = match (&entity, self.context.function) {
            (Some(entity), _) => entity.name.clone(),
            (None, Some(function)) => mangle::function(&self.il, &self.names, function),
            (None, None) => Vec::new(),
        };
        module_id(self.input.origin.path(), self.input.origin.name(), Source::Entity(&name))
    }
}
