//! The bodies of functions made from templates that the display shows: those of constexpr functions that are called, and
//! those that a return type comes from (`[temp.inst]`).

use super::initial_values::called_function;
use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// Makes the bodies of the instances that expressions of a unit call, and those that these call; only the display shows
/// them.
pub fn make_instance_bodies(unit: &mut Compilation) {
    let mut seen = FxHashSet::default();
    let mut next = 0;
    while next < unit.il.expressions.exprs.len() && seen.len() < limits::DISPLAYED_INSTANCES {
        let to = unit.il.expressions.exprs.len();
        let called: Vec<FunctionId> = unit
            .il
            .expressions
            .exprs
            .ids()
            .skip(next)
            .take(to - next)
            .filter_map(|e| called_instance(unit, e))
            .collect();
        next = to;
        for function in called {
            if seen.insert(function)
                && let Some(body) = unit.shown_body(function)
            {
                unit.functions.instance_bodies.insert(function, body);
            }
        }
    }
}

/// The function that an expression calls, if it is made from a template and what it does is shown.
fn called_instance(unit: &Compilation, e: ExprId) -> Option<FunctionId> {
    let function = called_function(&unit.il, &unit.functions.cast_constructors, e)?;
    let f = &unit.il[function];
    // What lambdas do is shown with them.
    if f.class.is_some_and(|class| unit.il[class].lambda(&unit.il).is_some()) {
        return None;
    }
    let made = match f.instance {
        Some(instance) => unit.il[instance].explicit != Specialization::Explicit,
        None => unit.instances.made_from.contains_key(&Entity::Function { id: function }),
    };
    let shown = f.flags.contains(FunctionFlags::CONSTEXPR) && !f.flags.contains(FunctionFlags::IMPLICIT);
    (made && (shown || unit.is_deduced_instance(function))).then_some(function)
}
