//! Partial specializations: which match, and which of them is the most specialized (`[temp.spec.partial]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::sema::deduction::Deduction;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::template::Args;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Matches the arguments of an instance against a partial specialization (`[temp.spec.partial.match]`).
    pub fn match_partial(
        &mut self,
        partial: PartialId,
        args: List<TemplateArg>,
        outer: &Environment,
    ) -> Option<List<TemplateArg>> {
        self.match_partial_written(partial, args, args, outer)
    }

    /// The same, the arguments having been written in their own way; how those of the partial specialization are written is
    /// remembered.
    pub(in crate::sema) fn match_partial_written(
        &mut self,
        partial: PartialId,
        args: List<TemplateArg>,
        written: List<TemplateArg>,
        outer: &Environment,
    ) -> Option<List<TemplateArg>> {
        let (header, pattern) = (self.il[partial].params, self.il[partial].args);
        let outer = outer.around(self.il[header].depth);
        let pattern = if outer.is_empty() { pattern } else { self.substitute_args(pattern, &outer) };
        let params = self.il[header].params(&self.il).to_vec();
        let mut d = Deduction::new(self.il[header].depth, params.len());
        let (p, a) = (self.il[pattern].to_vec(), self.il[written].to_vec());
        self.deduce_arg_lists(&p, &a, &mut d)?;
        let list = self.deduced_args(&params, &d)?;
        let mut env = outer.into_owned();
        env.set(self.il[header].depth, list);
        let check = match self.scope_of_partial(partial) {
            Some(scope) => self.attempt_declared(scope, |c| c.substitute_args(pattern, &env))?,
            None => self.attempt_here(|c| c.substitute_args(pattern, &env))?,
        };
        if !self.names_same_arguments(self.il[partial].args, check, args) {
            return None;
        }
        if self.header_constraints_hold(header, &env) == Some(false) {
            return None;
        }
        self.note_partial_spelling(header, list, &d);
        Some(list)
    }

    /// The scope of which a partial specialization is a member.
    fn scope_of_partial(&self, partial: PartialId) -> Option<ScopeId> {
        match self.il[partial].pattern {
            Entity::Class { id } => Some(self.il[id].enclosing),
            Entity::Variable { id } => Some(self.il[id].scope),
            _ => None,
        }
    }

    /// Whether what a partial specialization names are the arguments of an instance. Values that depend on parameters as
    /// they are written convert to the types of the parameters that they are for.
    fn names_same_arguments(
        &self,
        written: List<TemplateArg>,
        named: List<TemplateArg>,
        args: List<TemplateArg>,
    ) -> bool {
        use TemplateArg::{Expr, Integral};
        let same = |at: usize| match (self.il[written].get(at), self.il[named][at], self.il[args][at]) {
            (Some(Expr { .. }), Integral { value: a, .. }, Integral { value: b, .. }) => a == b,
            (_, named, arg) => named == arg,
        };
        named == args || named.len() == args.len() && (0..args.len()).all(same)
    }

    /// Whether partial specialization `a` is more specialized than `b` (`[temp.spec.partial.order]`).
    pub fn more_specialized_partial(&mut self, a: PartialId, b: PartialId) -> bool {
        let (a_fits, b_fits) = (self.partial_fits(b, a), self.partial_fits(a, b));
        let exact = a_fits.is_some_and(|exact| exact);
        if exact != b_fits.is_some_and(|exact| exact) {
            return exact;
        }
        if a_fits.is_some() && b_fits.is_some() {
            let (a, b) = (self.il[a].params, self.il[b].params);
            return self.more_constrained_header(a, b);
        }
        a_fits.is_some()
    }

    /// Reports that several partial specializations match an instance's arguments and none is the most specialized
    /// (`[temp.spec.partial.match]`).
    pub(in crate::sema) fn check_ambiguous_partials(
        &mut self,
        instance: InstanceId,
        best: PartialId,
        matching: &[PartialId],
    ) {
        if matching.len() < 2 {
            return;
        }
        let beside: Vec<_> = matching
            .iter()
            .copied()
            .filter(|other| {
                *other != best
                    && !self.more_specialized_partial(best, *other)
                    && self.partial_fits(best, *other).is_none()
                    && self.partial_fits(*other, best).is_none()
            })
            .collect();
        let Entity::Class { id: class } = self.il[instance].entity else { return };
        // Asked last: where a substitution is tried, the question makes it fail.
        if beside.is_empty() || !self.reports_here() {
            return;
        }
        let here = self.tokens.pos(self.reports.diags.token as usize);
        // The class of a variable is needed at its name.
        let needed = self.instantiation.pos;
        let before = self.tokens.pos((self.reports.diags.token as usize).saturating_sub(1));
        let pos = if before == needed { needed } else { here };
        let listed: Vec<_> = matching
            .iter()
            .filter(|p| **p == best || beside.contains(p))
            .map(|p| self.partial_entity(class, *p))
            .collect();
        let message = messages::more_than_one_partial_specialization(self.class_entity(class));
        let mut reported = self.report_in_context(pos, message);
        for entity in listed {
            reported = reported.also(phrases::listed_entity(entity));
        }
    }

    /// A partial specialization is declared before the first use that would take it (`[temp.spec.partial.general]`).
    pub(in crate::sema) fn check_partial_is_first(
        &mut self,
        template: TemplateId,
        partial: PartialId,
        pos: Pos,
    ) {
        let Some(instances) = &self.il[template].instances else { return };
        if instances.len() > limits::INSTANCES_BEFORE_PARTIAL || !self.reports_now() {
            return;
        }
        let mut instances: Vec<InstanceId> = instances.values().copied().collect();
        instances.sort_unstable_by_key(|instance| instance.index());
        for instance in instances {
            let Entity::Class { id: class } = self.il[instance].entity else { continue };
            let made = self.il[class].state == Completeness::Complete
                && self.il[instance].pattern.is_some()
                && self.il[instance].explicit == Specialization::Implicit;
            let args = self.il[instance].args;
            if !made || self.apart(|c| c.match_partial(partial, args, &Environment::default())).is_none() {
                continue;
            }
            let taken = match self.il[instance].pattern {
                Some(Entity::Class { id }) => self.templates.partial_patterns.get(&id).copied(),
                _ => None,
            };
            let entity = self.class_entity(class);
            let message = match taken {
                Some(taken) if self.more_specialized_partial(taken, partial) => continue,
                Some(taken) if !self.more_specialized_partial(partial, taken) => {
                    messages::partial_makes_instance_ambiguous(entity)
                }
                _ => messages::partial_for_earlier_instance(entity),
            };
            self.warn(pos, message);
        }
    }

    /// A partial specialization as a list of them names it.
    fn partial_entity(&self, class: ClassId, partial: PartialId) -> EntityText {
        let p = &self.il[partial];
        let c = &self.il[class];
        let name = c.name.map_or("", |n| self.names.text(n));
        let written = match p.pattern {
            Entity::Class { id } => self.il[id].specialization.first_args.unwrap_or(p.args),
            _ => p.args,
        };
        let text = format!("{}{name}{}", self.scope_text(c.enclosing), self.template_arguments_text(written));
        let pos = match p.pattern {
            Entity::Class { id } => self.il[id].pos,
            _ => c.pos,
        };
        EntityText::new(EntityKind::None, text, Declared::At(pos))
    }

    /// Whether the arguments of a general partial specialization can be deduced from those of a special one, and
    /// whether the deduced ones then give these, where something is not deduced, too (`[temp.deduct.partial]`).
    fn partial_fits(&mut self, general: PartialId, special: PartialId) -> Option<bool> {
        let (header, pattern) = (self.il[general].params, self.il[general].args);
        let params = self.il[header].params(&self.il).to_vec();
        let mut d = Deduction::new(self.il[header].depth, params.len());
        let args = self.il[special].args;
        let (p, from) = (self.il[pattern].to_vec(), self.il[args].to_vec());
        self.deduce_arg_lists(&p, &from, &mut d)?;
        let Some(deduced) = self.deduced_args(&params, &d) else { return Some(true) };
        let mut env = Environment::default();
        env.set(self.il[header].depth, deduced);
        Some(self.attempt(|c| c.substitute_args(pattern, &env)) == Some(args))
    }

    /// What was deduced for the parameters of a header; none unless it is something for all.
    fn deduced_args(&mut self, params: &[TemplateParamId], d: &Deduction) -> Option<List<TemplateArg>> {
        let mut deduced = Args::new();
        for (i, param) in params.iter().enumerate() {
            if self.il[*param].pack {
                let elements: Option<Args> = match &d.packs[i] {
                    Some(elements) => elements.iter().copied().collect(),
                    None => Some(Args::new()),
                };
                let list = self.interned.arg_list(&mut self.il, &elements?);
                deduced.push(TemplateArg::Pack { args: list });
            } else {
                deduced.push(d.args[i]?);
            }
        }
        Some(self.interned.arg_list(&mut self.il, &deduced))
    }
}
