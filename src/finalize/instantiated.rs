//! What is instantiated at the end of a unit: what explicit instantiations name (`[temp.explicit]`), and what
//! `--instantiate` asks for.

use super::initial_values::called_function;
use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// Which implicit instances are defined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Instances {
    /// None.
    #[default]
    None,
    /// Those that are called.
    Called,
    /// Those that are called, and all members of classes.
    All,
}

/// Makes what is instantiated at the end of a unit, in order; only the display shows it.
pub fn make_instantiated(unit: &mut Compilation, which: Instances) {
    make_members(unit);
    let mut work = Work::default();
    work.explicit(unit);
    work.implicit(unit, which);
    work.functions.sort_by_key(|function| function.index());
    work.make(unit, which);
    let variables = work.variables.into_iter().map(|id| Entity::Variable { id });
    let functions = work.functions.into_iter().map(|id| Entity::Function { id });
    unit.functions.instantiated = functions.chain(variables).collect();
}

/// Makes the initializers of static members of instances that expressions name.
fn make_members(unit: &mut Compilation) {
    let named = |e: ExprId| match unit.il[e].kind {
        ExprKind::Name { entity: Entity::Variable { id }, .. }
        | ExprKind::Member { entity: Entity::Variable { id }, .. } => Some(id),
        _ => None,
    };
    let exprs = unit.il.expressions.exprs.ids();
    let mut members: Vec<VariableId> = exprs.filter_map(named).collect();
    for id in unit.il.written.instantiations.ids() {
        if let Some(Entity::Class { id }) = unit.il[id].entity {
            members.extend(unit.il[id].members.declared.iter().filter_map(|member| match *member {
                Entity::Variable { id } => Some(id),
                _ => None,
            }));
        }
    }
    members.sort_unstable_by_key(|id| id.index());
    members.dedup();
    for id in members {
        if unit.il[id].class.is_some() && unit.il[id].init.is_none() {
            unit.instantiate_initializer(id);
        }
    }
}

#[derive(Default)]
struct Work {
    functions: Vec<FunctionId>,
    variables: Vec<VariableId>,
    seen: FxHashSet<Entity>,
}

impl Work {
    fn function(&mut self, id: FunctionId) {
        if self.seen.insert(Entity::Function { id }) {
            self.functions.push(id);
        }
    }

    fn explicit(&mut self, unit: &Compilation) {
        for id in unit.il.written.instantiations.ids() {
            let Instantiation { extern_, entity, .. } = unit.il[id];
            match entity.filter(|_| !extern_) {
                Some(Entity::Class { id }) => self.members(unit, id, 0),
                Some(Entity::Function { id }) => self.function(id),
                Some(entity @ Entity::Variable { id }) if self.seen.insert(entity) => self.variables.push(id),
                _ => {}
            }
        }
    }

    /// The members of a class, those of the classes in it behind them.
    fn members(&mut self, unit: &Compilation, class: ClassId, depth: u32) {
        if depth > limits::DISPLAYED_CLASS_NESTING
            || unit.il[class].instance.is_some_and(|of| unit.il[of].explicit == Specialization::Explicit)
        {
            return;
        }
        let declared = unit.il[class].members.declared.iter().copied();
        for member in declared.clone() {
            match member {
                Entity::Function { id } => self.function(id),
                Entity::Variable { id } if self.seen.insert(member) => self.variables.push(id),
                _ => {}
            }
        }
        for member in declared {
            if let Entity::Class { id } = member
                && unit.il[id].parent_class == Some(class)
            {
                self.members(unit, id, depth + 1);
            }
        }
    }

    fn implicit(&mut self, unit: &Compilation, which: Instances) {
        if which == Instances::None {
            return;
        }
        if which == Instances::All {
            for class in unit.il.entities.classes.ids() {
                let made = unit.il[class].instance.is_some()
                    && unit.il[class].state == Completeness::Complete
                    && !unit.il[unit.il[class].ty].flags.contains(TypeFlags::DEPENDENT);
                if made {
                    self.members(unit, class, 0);
                }
            }
        }
        for e in unit.il.expressions.exprs.ids() {
            if let Some(function) = called_instance(unit, e) {
                self.function(function);
            }
        }
    }

    /// Makes the bodies; functions that they are the first to call come behind them.
    fn make(&mut self, unit: &mut Compilation, which: Instances) {
        let mut waiting = std::mem::take(&mut self.functions);
        waiting.reverse();
        while self.functions.len() < limits::DISPLAYED_INSTANCES
            && let Some(function) = waiting.pop()
        {
            let known = unit.il.expressions.exprs.len();
            let Some(body) = unit.shown_body(function) else { continue };
            unit.functions.instance_bodies.insert(function, body);
            self.functions.push(function);
            if which == Instances::None {
                continue;
            }
            let exprs = unit.il.expressions.exprs.ids().skip(known);
            let called = exprs.filter_map(|e| called_instance(unit, e));
            let before = waiting.len();
            waiting.extend(called.filter(|id| self.seen.insert(Entity::Function { id: *id })));
            waiting[before..].reverse();
        }
        self.functions.extend(waiting.into_iter().rev());
    }
}

/// The function that an expression calls, if it is made from a template.
fn called_instance(unit: &Compilation, e: ExprId) -> Option<FunctionId> {
    let function = called_function(&unit.il, &unit.functions.cast_constructors, e)?;
    let f = &unit.il[function];
    let made = match f.instance {
        Some(instance) => unit.il[instance].explicit != Specialization::Explicit,
        None => unit.instances.made_from.contains_key(&Entity::Function { id: function }),
    };
    let plain = !f.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::CONSTEXPR);
    let closure = f.class.is_some_and(|class| unit.il[class].lambda(&unit.il).is_some());
    let declared_only =
        f.instance.is_some_and(|of| unit.il[of].explicit == Specialization::ExternInstantiation);
    (made && plain && !closure && !declared_only && !unit.is_deduced_instance(function)).then_some(function)
}
