//! Constraints that do not hold: the messages and the notes that lead to what is false (`[temp.constr.atomic]`).

use crate::compilation::Compilation;
use crate::diag::{ArgumentsText, Message, messages};
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Checks that the arguments of a class template satisfy its constraints (`[temp.names]`): otherwise a substitution
    /// fails, and what is written is an error.
    pub(in crate::sema) fn check_template_constraints(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> bool {
        if self.instantiation.sfinae.is_some() {
            if self.template_constraints_hold(template, args) == Some(false) {
                self.sfinae_fail();
            }
            return false;
        }
        if self.reports.quiet == 0 && !self.reports_now() {
            return false;
        }
        let header = self.il[template].params;
        let env = self.environment_for(template, args);
        if self.header_constraints_hold(header, &env) != Some(false) || !self.reports_here() {
            return false;
        }
        let Some((_, close)) = self.template_argument_places(pos) else { return false };
        if !self.reports.refused_arguments.insert(pos) {
            return true;
        }
        let notes = self.header_notes(header, args, &env);
        let mut reported = self.reports.diags.report(close, messages::template_constraint_not_satisfied());
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
        true
    }

    /// Notes about what does not hold in a template header.
    fn header_notes(
        &mut self,
        header: TemplateParamsId,
        args: List<TemplateArg>,
        env: &Environment,
    ) -> Vec<(Pos, Message)> {
        let mut notes = Vec::new();
        for param in self.il[header].params(&self.il).to_vec() {
            let p = self.il[param].clone();
            let TemplateParamKind::Type { constraint: Some(constraint), .. } = p.kind else { continue };
            if self.type_constraint_holds(constraint, &p, env) != Some(false) {
                continue;
            }
            let elements = match self.argument_of(p.depth, p.index, env) {
                Some(TemplateArg::Pack { args }) => self.il[args].to_vec(),
                Some(single) => vec![single],
                None => return notes,
            };
            let Some(of) = self.first_unmet(constraint, &elements) else { return notes };
            let pos = self.il.places.start_of_name(self.il[constraint].pos);
            notes.push((pos, messages::type_constraint_failed(self.shown_type(of))));
            self.type_constraint_notes(constraint, of, &mut notes);
            return notes;
        }
        if let Some(requires) = self.il[header].requires_clause.condition {
            let text = ArgumentsText(self.listed_arguments_text(args));
            let pos = self.il.places.start_of_name(self.il[requires].pos);
            notes.push((pos, messages::substitution_arguments_requires_clause_failed(text)));
            self.constraint_notes(requires, env, &mut notes, 0);
        }
        notes
    }

    /// The first of several types that does not satisfy a type-constraint.
    fn first_unmet(&mut self, constraint: ExprId, elements: &[TemplateArg]) -> Option<TypeId> {
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { return None };
        for element in elements {
            let TemplateArg::Type { of } = *element else { continue };
            let mut all = vec![*element];
            all.extend_from_slice(&self.il[args]);
            let list = self.interned.arg_list(&mut self.il, &all);
            if self.concept_holds(template, list) == Some(false) {
                return Some(of);
            }
        }
        None
    }

    /// Notes about the concept of a type-constraint that a type does not satisfy.
    fn type_constraint_notes(&mut self, constraint: ExprId, ty: TypeId, notes: &mut Vec<(Pos, Message)>) {
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { return };
        let mut all = vec![TemplateArg::Type { of: ty }];
        all.extend_from_slice(&self.il[args]);
        let list = self.interned.arg_list(&mut self.il, &all);
        self.concept_notes(template, list, notes, 0);
    }

    fn concept_notes(
        &mut self,
        concept: TemplateId,
        args: List<TemplateArg>,
        notes: &mut Vec<(Pos, Message)>,
        depth: u32,
    ) {
        let TemplateKind::Concept { constraint: Some(constraint) } = self.il[concept].kind else { return };
        let flat = self.flatten_packs(args);
        let Some(converted) = self.convert_template_args(concept, flat) else {
            return;
        };
        let env = self.environment_for(concept, converted);
        self.constraint_notes(constraint, &env, notes, depth + 1);
    }

    /// Notes about the first part of a constraint-expression that is false.
    fn constraint_notes(
        &mut self,
        e: ExprId,
        env: &Environment,
        notes: &mut Vec<(Pos, Message)>,
        depth: u32,
    ) {
        if depth > limits::EXPLAINED_CONCEPTS {
            return;
        }
        let entry = self.il[e];
        match entry.kind {
            ExprKind::Binary { op: BinaryOp::LogicalAnd, lhs, rhs } => {
                let part = if self.constraint_holds(lhs, env) == Some(false) { lhs } else { rhs };
                self.constraint_notes(part, env, notes, depth + 1);
            }
            ExprKind::Binary { op: BinaryOp::LogicalOr, lhs, rhs } => {
                self.constraint_notes(lhs, env, notes, depth + 1);
                self.constraint_notes(rhs, env, notes, depth + 1);
            }
            ExprKind::Implicit { operand, .. } => self.constraint_notes(operand, env, notes, depth + 1),
            ExprKind::Concept { template, args, .. } => {
                let Some(args) = self.attempt(|c| c.substitute_args(args, env)) else { return };
                let text = ArgumentsText(self.listed_arguments_text(args));
                notes
                    .push((self.il.places.start_of_name(entry.pos), messages::concept_false_arguments(text)));
                self.concept_notes(template, args, notes, depth + 1);
            }
            _ => notes.push((
                self.il.places.start_of_name(entry.pos),
                messages::atomic_constraint_evaluates_false(),
            )),
        }
    }

    /// The type-constraint of a placeholder, below qualifiers and a reference.
    pub(in crate::sema) fn placeholder_constraint(&self, ty: TypeId) -> Option<ExprId> {
        match self.il[self.auto_within(ty)?].kind {
            TypeKind::Auto { constraint } => constraint,
            _ => None,
        }
    }

    /// Checks the type that was deduced for a constrained placeholder (`[dcl.type.auto.deduct]`).
    pub(in crate::sema) fn check_placeholder_constraint(
        &mut self,
        declared: TypeId,
        deduced: TypeId,
        pos: Pos,
    ) {
        let Some(constraint) = self.placeholder_constraint(declared) else { return };
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { return };
        if self.is_dependent(deduced) || self.is_unknown(deduced) || !self.reports_now() {
            return;
        }
        let referred = self.without_reference(deduced);
        let plain = self.unqualified(referred);
        let mut all = vec![TemplateArg::Type { of: self.canonical(plain) }];
        all.extend_from_slice(&self.il[args]);
        let list = self.interned.arg_list(&mut self.il, &all);
        if self.concept_holds(template, list) != Some(false) {
            return;
        }
        let mut notes = Vec::new();
        self.concept_notes(template, list, &mut notes, 0);
        let shown = self.shown_type(plain);
        let pos = self.il.places.start_of_name(pos);
        let mut reported =
            self.reports.diags.report(pos, messages::deduced_placeholder_type_failed_type(shown));
        for (pos, note) in notes {
            reported = reported.note(pos, note);
        }
    }

    /// The same for the result of a function.
    pub(in crate::sema) fn check_result_constraint(&mut self, ret: TypeId, deduced: TypeId) {
        if let Some(constraint) = self.placeholder_constraint(ret) {
            let pos = self.il[constraint].pos;
            self.check_placeholder_constraint(ret, deduced, pos);
        }
    }

    /// Whether a call's arguments give all template arguments, but these do not satisfy the constraints.
    pub(in crate::sema) fn fails_constraints(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
    ) -> bool {
        let Some(deduction) = self.match_call(template, explicit, args) else { return false };
        let Some(list) = self.all_arguments(template, deduction) else { return false };
        let origin = self.origin_template(template);
        self.constraints_hold(origin, template, list) == Some(false)
    }
}
