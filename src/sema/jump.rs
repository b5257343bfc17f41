//! Jumps past declarations with an initializer (`[stmt.dcl]`).

use crate::compilation::Compilation;
use crate::diag::{Phrase, messages, phrases};
use crate::il::*;
use crate::source::Pos;

/// Statements nested deeper than this are not looked at.
const MAX_NESTING: u32 = 500;

/// The variables with an initializer that are in scope at the statements of a function.
#[derive(Default)]
struct Jumps {
    alive: Vec<VariableId>,
    gotos: Vec<(Pos, LabelId, Vec<VariableId>)>,
    labels: Vec<(LabelId, Vec<VariableId>)>,
    /// For each switch around a statement: how many variables were in scope before it, and those passed.
    switches: Vec<(usize, Vec<VariableId>)>,
    passed: Vec<(Pos, Vec<VariableId>)>,
    depth: u32,
}

impl Compilation {
    /// Reports jumps in a function's body that bypass initializations.
    pub(super) fn check_jumps(&mut self, statement: StmtId) {
        if !self.dialect.cxx || !self.reports_now() {
            return;
        }
        let mut jumps = Jumps::default();
        self.jumps_in(statement, &mut jumps);
        for (pos, label, alive) in std::mem::take(&mut jumps.gotos) {
            let Some((_, target)) = jumps.labels.iter().find(|(l, _)| *l == label) else { continue };
            let bypassed: Vec<_> = target.iter().copied().filter(|v| !alive.contains(v)).collect();
            if !bypassed.is_empty() {
                self.report_bypassed(pos, &bypassed, true);
            }
        }
        for (pos, bypassed) in jumps.passed {
            self.report_bypassed(pos, &bypassed, false);
        }
    }

    fn report_bypassed(&mut self, pos: Pos, variables: &[VariableId], error: bool) {
        let message = messages::branch_past_initialization();
        let message = if error { message.as_error() } else { message };
        let lines: Vec<Phrase> =
            variables.iter().map(|v| phrases::listed_entity(self.variable_entity(*v))).collect();
        let mut reported = self.diags.report(pos, message);
        for line in lines {
            reported = reported.also(line);
        }
    }

    fn jumps_in(&self, statement: StmtId, jumps: &mut Jumps) {
        if jumps.depth >= MAX_NESTING {
            return;
        }
        jumps.depth += 1;
        let before = jumps.alive.len();
        let s = &self.il[statement];
        match s.kind {
            StmtKind::Declaration { item: Item::Declaration { id } } => {
                self.declared_in(id, jumps);
                jumps.depth -= 1;
                return;
            }
            StmtKind::Compound { body, .. } => {
                for inner in self.il[body].iter().copied() {
                    self.jumps_in(inner, jumps);
                }
            }
            StmtKind::If { init, then, otherwise, .. } => {
                for inner in init.into_iter().chain([then]).chain(otherwise) {
                    self.jumps_in(inner, jumps);
                }
            }
            StmtKind::For { init, body, .. } => {
                for inner in init.into_iter().chain([body]) {
                    self.jumps_in(inner, jumps);
                }
            }
            StmtKind::While { body, .. } | StmtKind::Do { body, .. } | StmtKind::RangeFor { body, .. } => {
                self.jumps_in(body, jumps);
            }
            StmtKind::Switch { init, body, .. } => {
                if let Some(init) = init {
                    self.jumps_in(init, jumps);
                }
                jumps.switches.push((jumps.alive.len(), Vec::new()));
                self.jumps_in(body, jumps);
                if let Some((_, passed)) = jumps.switches.pop().filter(|(_, passed)| !passed.is_empty()) {
                    jumps.passed.push((s.pos, passed));
                }
            }
            StmtKind::Case { body, .. } | StmtKind::Default { body } => {
                self.note_passed(jumps);
                if let Some(body) = body {
                    jumps.depth -= 1;
                    return self.jumps_in(body, jumps);
                }
            }
            StmtKind::Label { label, body } => {
                let alive = jumps.alive.clone();
                jumps.labels.push((label, alive));
                if let Some(body) = body {
                    jumps.depth -= 1;
                    return self.jumps_in(body, jumps);
                }
            }
            StmtKind::Goto { label } => {
                let alive = jumps.alive.clone();
                jumps.gotos.push((s.pos, label, alive));
            }
            StmtKind::Try { body, handlers } => {
                self.jumps_in(body, jumps);
                for handler in self.il[handlers].iter().copied() {
                    self.jumps_in(handler.body, jumps);
                }
            }
            _ => {}
        }
        jumps.alive.truncate(before);
        jumps.depth -= 1;
    }

    /// A case label: the variables of the switch that are in scope here were passed.
    fn note_passed(&self, jumps: &mut Jumps) {
        let Some((start, passed)) = jumps.switches.last_mut() else { return };
        for variable in jumps.alive.iter().skip(*start) {
            if !passed.contains(variable) {
                passed.push(*variable);
            }
        }
    }

    fn declared_in(&self, group: GroupId, jumps: &mut Jumps) {
        for declaration in self.il[self.il[group].declarators].iter().copied() {
            let d = &self.il[declaration];
            let Entity::Variable { id } = d.entity else { continue };
            let v = &self.il[id];
            let local = matches!(v.storage, Storage::Automatic | Storage::Register);
            if local && v.name.is_some() && d.init != Initializer::None {
                jumps.alive.push(id);
            }
        }
    }
}
