//! Instances of variable templates. Their declarations are made where they are first named, their initializers where
//! these are needed, and neither is part of a substitution that names them (`[temp.inst]`, `[temp.deduct.general]`).

use crate::compilation::{Compilation, SubstitutionAccess, boundary};
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::missing_type::MissingIn;
use crate::source::Pos;
use crate::tables::limits;

/// What of an instance of a variable template is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnmadeVariable {
    /// Its initializer is not needed so far.
    Initializer,
    /// Its type cannot be made: it cannot even be named.
    RefusedType,
    /// Its initializer cannot be made.
    RefusedInitializer,
}

impl Compilation {
    /// The specialization of a variable template for arguments as written, made at its first use, which is at `pos`.
    pub fn variable_instance(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> Option<VariableId> {
        let canonical = self.convert_template_args(template, args)?;
        let id = match self.known_instance(template, canonical) {
            Some(instance) => match self.il[instance].entity {
                Entity::Variable { id } => id,
                _ => return None,
            },
            None => self.declare_variable_instance(template, canonical, pos)?,
        };
        if self.needs_named_variable(id) {
            self.need_variable(id, pos);
        }
        Some(id)
    }

    /// The specialization that an explicit instantiation at `pos` names (`[temp.explicit]`).
    pub(in crate::sema) fn instantiated_variable(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> Option<Entity> {
        if let Some(instance) = self.known_instance(template, args) {
            return Some(self.il[instance].entity);
        }
        self.declare_variable_instance(template, args, pos).map(|id| Entity::Variable { id })
    }

    /// Makes an instance for canonical arguments with its type.
    fn declare_variable_instance(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> Option<VariableId> {
        let TemplateKind::Variable { pattern } = self.il[template].kind else { return None };
        if self.has_unknown(args) && self.has_specializations(template) {
            return None;
        }
        let (pattern, env, deduced) = self.variable_pattern(template, pattern, args);
        let mut variable = pattern.copied(&mut self.il);
        if let Some(extras) = variable.extras {
            self.il[extras].template = None;
        }
        variable.init = None;
        variable.flags -= VariableFlags::CONSTANT | VariableFlags::BOUND;
        let id = self.il.entities.variables.add(variable);
        let instance =
            self.add_instance(template, args, Entity::Variable { id }, Specialization::Implicit, pos);
        self.il[instance].pattern = Some(Entity::Variable { id: pattern });
        self.il[instance].pattern_args = deduced;
        id.extras_mut(&mut self.il).instance = Some(instance);
        self.begin_variable_instantiation(id, pos, false);
        let made = self.in_variable(id, pattern, true, |c| c.make_variable_type(id, pattern, &env));
        self.end_instantiation();
        let unmade = if made { UnmadeVariable::Initializer } else { UnmadeVariable::RefusedType };
        self.instances.unmade_variables.insert(id, unmade);
        Some(id)
    }

    /// Whether an instance that is named here is needed whole: its value is, or where it refers to; or its type, which
    /// may not exist or be given by its initializer.
    fn needs_named_variable(&self, id: VariableId) -> bool {
        let Some(unmade) = self.instances.unmade_variables.get(&id) else { return false };
        let substituted = self
            .instantiation
            .sfinae
            .is_some_and(|attempt| !attempt.of_body && attempt.access != SubstitutionAccess::Unchecked);
        *unmade == UnmadeVariable::RefusedType
            || !self.context.unevaluated
            || substituted
            || self.il[self.il[id].ty].flags.contains(TypeFlags::PLACEHOLDER)
            || matches!(
                self.canonical_kind(self.il[id].ty),
                TypeKind::Array { bound: ArrayBound::Unknown, .. }
                    | TypeKind::LvalueReference { .. }
                    | TypeKind::RvalueReference { .. }
            )
    }

    /// Makes the initializer of an instance that something at `pos` needs. Where that or the type cannot be made, it is
    /// an error, which is reported once.
    pub(in crate::sema) fn need_variable(&mut self, id: VariableId, pos: Pos) {
        let Some(unmade) = self.instances.unmade_variables.get(&id).copied() else { return };
        let Some(instance) = self.il[id].instance(&self.il) else { return };
        let Some(Entity::Variable { id: pattern }) = self.il[instance].pattern else { return };
        let (template, args) = (self.il[instance].template, self.il[instance].args);
        let tells = self.tells_of_instances() && !self.has_unknown(args);
        if !tells && unmade != UnmadeVariable::Initializer {
            return;
        }
        let (_, env, _) = self.variable_pattern(template, pattern, args);
        let (named, pos) = (pos, self.variable_needed_at(template, pos));
        let nested = !self.is_nested_too_deeply();
        let mut made = false;
        if unmade == UnmadeVariable::Initializer && nested {
            // What needs itself has no value meanwhile.
            self.instances.unmade_variables.remove(&id);
            made = self.try_initializer(id, pattern, &env, (pos, tells));
        }
        if made {
            return;
        }
        if !tells || self.is_part_of_tried_body() {
            let refused = match unmade {
                UnmadeVariable::RefusedType => UnmadeVariable::RefusedType,
                _ => UnmadeVariable::RefusedInitializer,
            };
            self.instances.unmade_variables.insert(id, refused);
            if tells {
                self.sfinae_fail();
            }
            return;
        }
        self.instances.unmade_variables.remove(&id);
        if !nested {
            return self.excessive_variable_instantiation(id, named);
        }
        self.begin_variable_instantiation(id, pos, true);
        self.across(boundary::Retold, |c| {
            c.in_variable(id, pattern, false, |c| {
                c.make_variable_type(id, pattern, &env);
                c.make_variable_initializer(id, pattern, &env);
            });
        });
        self.end_instantiation();
    }

    /// Makes the initializer of an instance if that can be made, with warnings about it on request.
    fn try_initializer(
        &mut self,
        id: VariableId,
        pattern: VariableId,
        env: &Environment,
        (pos, tells): (Pos, bool),
    ) -> bool {
        self.begin_variable_instantiation(id, pos, tells);
        let uses = self.cuda.forbidden_uses.len();
        let made = self.in_variable(id, pattern, true, |c| c.make_variable_initializer(id, pattern, env));
        self.end_instantiation();
        if !made || !tells {
            self.cuda.forbidden_uses.truncate(uses);
        } else if !self.is_part_of_tried_body() {
            self.report_forbidden_uses(uses);
        }
        made
    }

    /// Whether errors in an instance that becomes necessary here are reported.
    fn tells_of_instances(&self) -> bool {
        self.dialect.cxx && !self.is_silent()
    }

    /// Whether the body of an instance is made, which is made again to report what is wrong with it.
    fn is_part_of_tried_body(&self) -> bool {
        self.instantiation.sfinae.is_some_and(|attempt| attempt.of_body)
    }

    /// Where an instance that is named at `pos` becomes necessary.
    fn variable_needed_at(&self, template: TemplateId, pos: Pos) -> Pos {
        if self.il[template].pattern_of.is_some() {
            return self.il[template].pos;
        }
        match self.instantiation.sfinae {
            Some(attempt) if !attempt.of_body && self.instantiation.open.is_empty() => {
                self.tokens.pos(self.reports.diags.token as usize)
            }
            Some(attempt) if !attempt.of_body => self.instantiation.pos,
            _ => pos,
        }
    }

    /// Runs what makes a part of an instance; false if that fails, which is only found out if it is tried.
    fn in_variable(
        &mut self,
        id: VariableId,
        pattern: VariableId,
        tried: bool,
        run: impl FnOnce(&mut Self),
    ) -> bool {
        let p = &self.il[pattern];
        let (pos, constant) = (p.pos, p.flags.contains(VariableFlags::CONSTEXPR));
        // Members are named from the template, not from where its instance is used.
        let template = self.il[id].instance(&self.il).map(|instance| &self.il[self.il[instance].template]);
        let (scope, class) = template.map_or((p.scope, p.class), |t| (t.scope, t.class));
        let boundary = boundary::InstanceVariable { scope, class, constant, tried };
        let make = |c: &mut Self| {
            c.across(boundary, |c| {
                c.instantiation.pos = pos;
                run(c);
                !c.sfinae_failed()
            })
        };
        // What is not known agrees with everything: a failure has another reason.
        self.settling(make, |_, made| !made)
    }

    fn make_variable_type(&mut self, id: VariableId, pattern: VariableId, env: &Environment) {
        let (declared, pos) = (self.il[pattern].ty, self.il[pattern].pos);
        let written = self.written_type(pattern, declared);
        let ty = self.across(boundary::MissingMember(None), |c| {
            let ty = c.substitute_type(written, env);
            if c.instantiation.sfinae.is_none() && !c.reports_alias_within(written, env) {
                c.report_missing_type(pos, MissingIn::Other);
            }
            ty
        });
        self.il[id].ty = if self.sfinae_failed() { self.common.unknown } else { ty };
    }

    fn make_variable_initializer(&mut self, id: VariableId, pattern: VariableId, env: &Environment) {
        let mut ty = self.il[id].ty;
        let Some(init) = self.il[pattern].init.filter(|_| !self.is_unknown(ty)) else {
            if self.il[pattern].defined {
                self.check_instance_initialized(id, self.il[pattern].pos);
            }
            return;
        };
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING {
            return;
        }
        let init = self.substitute_expr(init, env);
        if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) && !self.sfinae_failed() {
            ty = self.deduce_auto(ty, init);
        }
        if !self.sfinae_failed() {
            self.il[id].ty = ty;
            self.il[id].init = Some(init);
            self.record_constant(id);
        }
    }

    /// The primary or partial specialization of a variable template that arguments select.
    fn variable_pattern(
        &mut self,
        template: TemplateId,
        primary: VariableId,
        args: List<TemplateArg>,
    ) -> (VariableId, Environment, List<TemplateArg>) {
        let mut env = self.environment_for(template, args);
        let mut best: Option<(PartialId, List<TemplateArg>)> = None;
        for partial in self.partials_for(template, args, true) {
            let current = best.map(|(current, _)| current);
            // What matches is no part of a substitution that names it ([temp.deduct.general]).
            let matched = self.apart(|c| {
                let deduced = c.match_partial(partial, args, &Default::default())?;
                let better = current.is_none_or(|current| c.more_specialized_partial(partial, current));
                Some((deduced, better))
            });
            if let Some((deduced, true)) = matched {
                best = Some((partial, deduced));
            }
        }
        if let Some((partial, deduced)) = best
            && let Entity::Variable { id } = self.il[partial].pattern
        {
            env.set(self.il[self.il[partial].params].depth, deduced);
            return (id, env, deduced);
        }
        (primary, env, List::EMPTY)
    }
}
