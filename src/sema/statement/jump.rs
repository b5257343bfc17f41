//! Jumps past declarations with an initializer (`[stmt.dcl]`).

use crate::compilation::Compilation;
use crate::diag::{Phrase, messages, phrases};
use crate::il::*;
use crate::source::Pos;
use rustc_hash::FxHashMap;

/// The variables with an initializer that are in scope at the jumps and labels read so far.
#[derive(Default)]
pub struct Jumps {
    /// What is in scope here.
    alive: Vec<VariableId>,
    /// Jumps to labels that come later.
    gotos: FxHashMap<LabelId, Vec<(Pos, Vec<VariableId>)>>,
    labels: FxHashMap<LabelId, Vec<VariableId>>,
    /// For each switch around a statement: how many variables were in scope before it, and those passed.
    switches: Vec<(usize, Vec<VariableId>)>,
}

impl Compilation {
    /// How many variables with an initializer are in scope.
    pub fn variables_in_scope(&self) -> usize {
        self.body.jumps.alive.len()
    }

    /// A scope ends before which this many variables with an initializer were in scope.
    pub fn leave_variables(&mut self, before: usize) {
        self.body.jumps.alive.truncate(before);
    }

    /// A function ends: its labels cannot be reached any more.
    pub(in crate::sema) fn forget_labels(&mut self) {
        self.body.labels.clear();
        self.body.jumps.gotos.clear();
        self.body.jumps.labels.clear();
    }

    /// Variables are declared in a block.
    pub fn note_declared(&mut self, item: Item) {
        let Item::Declaration { id } = item else { return };
        let declarations = self.il[id].declarators;
        for at in 0..declarations.len() {
            let d = &self.il[self.il[declarations][at]];
            let Entity::Variable { id } = d.entity else { continue };
            let v = &self.il[id];
            let local = matches!(v.storage, Storage::Automatic | Storage::Register) && v.name.is_some();
            let (ty, initialized) = (v.ty, d.init != Initializer::None);
            if local && (initialized || self.makes_object(ty)) {
                self.body.jumps.alive.push(id);
            }
        }
    }

    /// A jump: to a label that was defined it must not enter the scope of a variable.
    pub fn note_goto(&mut self, label: LabelId, pos: Pos) {
        let alive = self.body.jumps.alive.clone();
        match self.body.jumps.labels.get(&label) {
            Some(target) => {
                let bypassed = bypassed(target, &alive);
                self.report_bypassed(pos, &bypassed, true);
            }
            None => self.body.jumps.gotos.entry(label).or_default().push((pos, alive)),
        }
    }

    /// A label is defined: the jumps to it from before must not enter the scope of a variable.
    pub fn note_label(&mut self, label: LabelId) {
        let alive = self.body.jumps.alive.clone();
        let here = self.body.jumps.gotos.remove(&label).unwrap_or_default();
        for (pos, before) in here {
            let bypassed = bypassed(&alive, &before);
            self.report_bypassed(pos, &bypassed, true);
        }
        self.body.jumps.labels.entry(label).or_insert(alive);
    }

    /// The body of a switch begins.
    pub(in crate::sema) fn begin_passing(&mut self) {
        let before = self.body.jumps.alive.len();
        self.body.jumps.switches.push((before, Vec::new()));
    }

    /// The body of a switch ends: its labels must not have entered the scope of a variable.
    pub(in crate::sema) fn end_passing(&mut self, pos: Pos) {
        let Some((_, passed)) = self.body.jumps.switches.pop() else { return };
        let passed: Vec<(VariableId, bool)> =
            passed.into_iter().map(|v| (v, self.makes_object(self.il[v].ty))).collect();
        for run in passed.chunk_by(|a, b| a.1 == b.1) {
            let variables: Vec<VariableId> = run.iter().map(|(v, _)| *v).collect();
            self.report_bypassed(pos, &variables, run[0].1);
        }
    }

    /// Whether a variable of this type has a constructor or destructor to call, so that its declaration cannot be passed.
    fn makes_object(&mut self, ty: TypeId) -> bool {
        if self.is_open_type(ty) || self.class_of(self.innermost_element(ty)).is_none() {
            return false;
        }
        !self.has_trivial_lifetime(ty)
    }

    /// A case label: the variables of the switch that are in scope here were passed.
    pub(in crate::sema) fn note_passed(&mut self) {
        let Jumps { alive, switches, .. } = &mut self.body.jumps;
        let Some((start, passed)) = switches.last_mut() else { return };
        for variable in alive.iter().skip(*start) {
            if !passed.contains(variable) {
                passed.push(*variable);
            }
        }
    }

    fn report_bypassed(&mut self, pos: Pos, variables: &[VariableId], error: bool) {
        if variables.is_empty() || !self.reports_now() {
            return;
        }
        let message = messages::branch_past_initialization();
        let message = if error { message.as_error() } else { message };
        let lines: Vec<Phrase> =
            variables.iter().map(|v| phrases::listed_entity(self.variable_entity(*v))).collect();
        let mut reported = self.reports.diags.report(pos, message);
        for line in lines {
            reported = reported.also(line);
        }
    }
}

/// What is in scope at the target of a jump and not where it starts.
fn bypassed(target: &[VariableId], start: &[VariableId]) -> Vec<VariableId> {
    target.iter().copied().filter(|v| !start.contains(v)).collect()
}
