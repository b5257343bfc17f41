//! Jumps past declarations with an initializer (`[stmt.dcl]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Phrase, messages, phrases};
use crate::il::*;
use crate::source::Pos;
use rustc_hash::FxHashMap;

/// What a jump must not pass that enters its scope (`[stmt.dcl]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    /// A variable with an initializer, or whose type has a constructor or destructor.
    Variable(VariableId),
    /// The variable of a range-based for.
    Range(VariableId),
    /// An array whose bound is computed where it is declared (GNU).
    Array(VariableId),
    /// A name for the type of such an array, declared here.
    Dimension(Pos),
}

/// The variables with an initializer that are in scope at the jumps and labels read so far.
#[derive(Default)]
pub struct Jumps {
    /// The statements around this place that no jump enters, each with a number of its own.
    closed: Vec<(u32, Closed)>,
    /// The scopes around the blocks of the try-blocks around this place.
    around_try: Vec<ScopeId>,
    /// How many statements there were that no jump enters.
    numbered: u32,
    /// What is in scope here.
    alive: Vec<Passed>,
    /// Jumps to labels that come later.
    gotos: FxHashMap<LabelId, Vec<(Pos, Place)>>,
    labels: FxHashMap<LabelId, Place>,
    switches: Vec<Switched>,
}

/// A statement that control comes to from its beginning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The block of a try-block.
    Try,
    Handler,
    /// A branch of `if constexpr`.
    Constexpr,
    /// A branch of `if consteval`.
    Consteval,
    /// A statement-expression (GNU).
    StatementExpression,
}

/// What is around a jump or a label: the variables in scope, and the statements that are not jumped into.
#[derive(Clone, Default)]
struct Place {
    alive: Vec<Passed>,
    closed: Vec<(u32, Closed)>,
}

/// A switch around a statement.
#[derive(Default)]
struct Switched {
    /// How many variables were in scope before it, and how many statements around it are not jumped into.
    alive: usize,
    closed: usize,
    /// The variables that its labels pass.
    passed: Vec<Passed>,
    /// What its labels were entered.
    entered: Vec<Closed>,
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

    /// Variables are declared in a block or condition.
    pub fn note_declared(&mut self, item: Item) {
        let Item::Declaration { id } = item else { return };
        let declarations = self.il[id].declarators;
        for at in 0..declarations.len() {
            let declaration = self.il[declarations][at];
            let d = &self.il[declaration];
            let (pos, bindings) = (d.pos, d.flags.contains(DeclarationFlags::BINDINGS));
            let initialized = d.init != Initializer::None;
            match d.entity {
                Entity::Typedef { id } if self.has_variable_bound(self.il[id].ty) => {
                    self.body.jumps.alive.push(Passed::Dimension(pos));
                }
                Entity::Variable { id } => {
                    let v = &self.il[id];
                    let automatic = matches!(v.storage, Storage::Automatic | Storage::Register);
                    let (ty, local) = (v.ty, automatic && (v.name.is_some() || bindings));
                    if local && self.has_variable_bound(ty) {
                        self.body.jumps.alive.extend([Passed::Array(id), Passed::Variable(id)]);
                    } else if local && (initialized || self.makes_object(ty)) {
                        self.body.jumps.alive.push(Passed::Variable(id));
                    }
                }
                _ => {}
            }
        }
    }

    /// The variables of a range-based for are declared.
    pub fn note_range_declared(&mut self, group: GroupId) {
        let declarations = self.il[group].declarators;
        if let Some(first) = self.il[declarations].first()
            && let Entity::Variable { id } = self.il[*first].entity
        {
            self.body.jumps.alive.push(Passed::Range(id));
        }
    }

    fn place_of_jump(&self) -> Place {
        let jumps = &self.body.jumps;
        Place { alive: jumps.alive.clone(), closed: jumps.closed.clone() }
    }

    /// A jump: to a label that was defined it must not enter the scope of a variable.
    pub fn note_goto(&mut self, label: LabelId, pos: Pos) {
        let start = self.place_of_jump();
        match self.body.jumps.labels.get(&label).cloned() {
            Some(target) => self.check_jump_between(pos, &start, &target),
            None => self.body.jumps.gotos.entry(label).or_default().push((pos, start)),
        }
    }

    /// A label is defined: the jumps to it from before must not enter the scope of a variable.
    pub fn note_label(&mut self, label: LabelId) {
        let target = self.place_of_jump();
        for (pos, start) in self.body.jumps.gotos.remove(&label).unwrap_or_default() {
            self.check_jump_between(pos, &start, &target);
        }
        self.body.jumps.labels.entry(label).or_insert(target);
    }

    /// A jump enters neither a statement that is only entered from its beginning nor the scope of a variable.
    fn check_jump_between(&mut self, pos: Pos, start: &Place, target: &Place) {
        match target.closed.last().filter(|innermost| !start.closed.contains(innermost)) {
            Some((_, entered)) => self.report_entered(pos, *entered),
            None => {
                let passed: Vec<Passed> =
                    target.alive.iter().copied().filter(|v| !start.alive.contains(v)).collect();
                self.report_bypassed(pos, &passed, |_, passed| !matches!(passed, Passed::Range(_)));
            }
        }
    }

    fn report_entered(&mut self, pos: Pos, entered: Closed) {
        let message = match entered {
            Closed::Try => messages::transfer_control_into_try_block(),
            Closed::Handler => messages::transfer_control_into_handler(),
            Closed::Constexpr => messages::transfer_control_into_constexpr_if(),
            Closed::Consteval => messages::transfer_control_into_consteval_if(),
            Closed::StatementExpression => messages::transfer_control_into_statement_expression(),
        };
        if self.reports_now() {
            self.report(pos, message);
        }
    }

    /// Whether a handler of the function encloses this place.
    pub(in crate::sema) fn in_handler(&self) -> bool {
        self.body.jumps.closed.iter().any(|(_, kind)| *kind == Closed::Handler)
    }

    /// A statement begins that jumps do not enter.
    pub fn begin_closed(&mut self, kind: Closed) {
        let scope = self.context.scope;
        let jumps = &mut self.body.jumps;
        jumps.numbered += 1;
        jumps.closed.push((jumps.numbered, kind));
        if kind == Closed::Try {
            jumps.around_try.push(scope);
        }
    }

    /// The innermost statement ends that jumps do not enter.
    pub fn end_closed(&mut self) {
        let jumps = &mut self.body.jumps;
        if let Some((_, Closed::Try)) = jumps.closed.pop() {
            jumps.around_try.pop();
        }
    }

    /// Whether the scope of a local variable ends with or within the innermost block of a try-block around this place, so
    /// that a throw-expression may move it (`[class.copy.elision]`).
    pub(in crate::sema) fn ends_in_try_block(&self, id: VariableId) -> bool {
        let Some(around) = self.body.jumps.around_try.last() else { return true };
        let mut scope = Some(*around);
        while let Some(outer) = scope.filter(|outer| self.il[*outer].kind.is_local()) {
            if outer == self.il[id].scope {
                return false;
            }
            scope = self.il[outer].parent;
        }
        true
    }

    /// The body of a switch begins.
    pub(in crate::sema) fn begin_passing(&mut self) {
        let jumps = &mut self.body.jumps;
        let (alive, closed) = (jumps.alive.len(), jumps.closed.len());
        jumps.switches.push(Switched { alive, closed, ..Switched::default() });
    }

    /// The body of a switch ends: its labels must not have entered the scope of a variable.
    pub(in crate::sema) fn end_passing(&mut self, pos: Pos) {
        let Some(Switched { passed, entered, .. }) = self.body.jumps.switches.pop() else { return };
        for kind in entered {
            self.report_entered(pos, kind);
        }
        self.report_bypassed(pos, &passed, |c, passed| {
            let constant = c.context.function.is_some_and(|function| c.is_constexpr_so_far(function));
            constant || c.is_never_passed(passed)
        });
    }

    /// Whether not even a case label may pass this: it is destroyed where its scope ends. Such a label may pass what is only
    /// constructed, except in a constexpr function.
    fn is_never_passed(&mut self, passed: Passed) -> bool {
        match passed {
            Passed::Variable(id) | Passed::Range(id) => {
                let ty = self.il[id].ty;
                self.makes_object(ty) && !self.has_trivial_destructor(ty)
            }
            Passed::Array(_) | Passed::Dimension(_) => true,
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
        let Jumps { alive, switches, closed, .. } = &mut self.body.jumps;
        let Some(switch) = switches.last_mut() else { return };
        if let Some((_, entered)) = closed.get(switch.closed..).and_then(|inside| inside.last()) {
            return switch.entered.push(*entered);
        }
        for variable in alive.iter().skip(switch.alive) {
            if !switch.passed.contains(variable) {
                switch.passed.push(*variable);
            }
        }
    }

    /// Reports what a jump at `pos` passes, errors and others apart.
    fn report_bypassed(
        &mut self,
        pos: Pos,
        passed: &[Passed],
        mut is_error: impl FnMut(&mut Self, Passed) -> bool,
    ) {
        if passed.is_empty() || !self.reports_now() {
            return;
        }
        let passed: Vec<(Passed, bool)> = passed.iter().map(|one| (*one, is_error(self, *one))).collect();
        for run in passed.chunk_by(|a, b| a.1 == b.1) {
            let message = messages::branch_past_initialization();
            let message = if run[0].1 { message.as_error() } else { message };
            let lines: Vec<Phrase> = run.iter().map(|(one, _)| self.passed_line(*one)).collect();
            let mut reported = self.reports.diags.report(pos, message);
            for line in lines {
                reported = reported.also(line);
            }
        }
    }

    fn passed_line(&self, passed: Passed) -> Phrase {
        match passed {
            Passed::Variable(id) | Passed::Range(id) if self.il[id].name.is_none() => {
                let (name, declared) = (phrases::unnamed_variable().plain(), Declared::At(self.il[id].pos));
                phrases::listed_entity(EntityText::new(EntityKind::Variable, name, declared))
            }
            Passed::Variable(id) | Passed::Range(id) => phrases::listed_entity(self.variable_entity(id)),
            Passed::Array(id) => {
                let entity = self.variable_entity(id);
                phrases::listed_entity(EntityText { kind: EntityKind::VariableLengthArray, ..entity })
            }
            Passed::Dimension(pos) => phrases::listed_dimension(pos),
        }
    }
}
