//! What changes of the first part of a unit while the rest is translated.

use crate::compilation::Compilation;
use crate::il::{Changes, List, Read, TemplateArg};

/// What is known of the first part of a unit before the rest is translated, to find out what changes.
pub struct Watch {
    /// How many elements the lists of template arguments have.
    arguments: usize,
    /// How many of the lists blocks spell otherwise.
    spelled: usize,
    /// How many lambda expressions there are.
    lambdas: usize,
}

impl Watch {
    /// From now on, changes are seen.
    pub fn begin(unit: &mut Compilation) -> Self {
        unit.il.watch();
        let scopes = unit.il.entities.scopes.len();
        unit.symbols.bindings.watch(scopes);
        Self {
            arguments: unit.il.template_arg_lists.len(),
            spelled: unit.spellings.in_blocks.len(),
            lambdas: unit.il.expressions.lambdas.len(),
        }
    }

    /// What has changed since.
    pub fn changes(&self, unit: &Compilation) -> Changes {
        let mut changes = unit.il.changes();
        let bindings = &unit.symbols.bindings;
        changes.known.extend(bindings.changed().map(|name| Read::Name { name }));
        changes.known.extend((unit.il.expressions.lambdas.len() != self.lambdas).then_some(Read::Lambdas));
        let old = |list: &&List<TemplateArg>| (list.start() as usize) < self.arguments;
        let spelled = unit.spellings.in_blocks.keys().filter(old).count();
        changes.others |= bindings.inline_changed() || spelled != self.spelled;
        changes
    }
}
