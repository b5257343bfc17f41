//! The values of variables that live as long as the program (`[basic.start.static]`).

use crate::compilation::Compilation;

/// Computes what the variables of a unit begin with, as far as constants do; only the display shows it.
pub fn evaluate_initializers(unit: &mut Compilation) {
    let variables: Vec<_> = unit.il.variables.ids().collect();
    for id in variables {
        if let Some(value) = unit.static_value(id) {
            unit.functions.initial_values.insert(id, value);
        }
    }
}
