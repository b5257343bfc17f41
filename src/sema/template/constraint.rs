//! Constraints: whether concepts, requires-clauses and requires-expressions hold (`[temp.constr]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::syntax::Declarator;
use crate::sema::template::expression_key::KeyNumbers;
use crate::tables::limits;

impl Compilation {
    /// Whether what a declarator declares is a templated function, which may be constrained (`[temp.pre]`, `[dcl.decl]`).
    pub fn is_templated_function(&self, d: &Declarator, headers: &[TemplateParamsId]) -> bool {
        let own = headers.iter().any(|header| !self.il[*header].params(&self.il).is_empty());
        let specializes = !headers.is_empty() && !own;
        let within = self.class_of_scope(self.declaring_scope()).is_some();
        let scope = d.scope.unwrap_or(self.context.scope);
        let member = (within || d.scope.is_some()) && self.scope_is_dependent(scope);
        d.function.is_some() && (own || !d.invented.is_empty() || member && !specializes)
    }

    /// Whether the constraints of a template hold for arguments. None if that is not known.
    pub fn constraints_hold(
        &mut self,
        origin: TemplateId,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<bool> {
        // What depends on itself does not hold.
        if self.templates.constraints_in_progress.contains(&(template, args)) {
            return Some(false);
        }
        let hold = |c: &mut Self| {
            c.across(boundary::Constraint(template, args), |c| {
                c.associated_constraints_hold(origin, template, args)
            })
        };
        self.settling(hold, |_, held| *held == Some(false))
    }

    fn associated_constraints_hold(
        &mut self,
        origin: TemplateId,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<bool> {
        if let Some(guide) = self.implicit_guide(template) {
            return self.guide_constraints_hold(guide, args);
        }
        let env = self.environment_for(template, args);
        let header = self.il[origin].params;
        let Some(function) = self.il.function_in(Entity::Template { id: origin }) else {
            return self.header_constraints_hold(header, &env);
        };
        self.named_from(template, |c| {
            let result = c.header_constraints_hold(header, &env);
            match c.il[function].requires(&c.il) {
                Some(requires) if result != Some(false) => and(result, c.constraint_holds(requires, &env)),
                _ => result,
            }
        })
    }

    /// Whether the constraints written in a template header hold.
    pub fn header_constraints_hold(&mut self, header: TemplateParamsId, env: &Environment) -> Option<bool> {
        let mut result = Some(true);
        for param in self.il[header].params(&self.il).to_vec() {
            let p = self.il[param].clone();
            let TemplateParamKind::Type { constraint: Some(constraint), .. } = p.kind else { continue };
            result = and(result, self.type_constraint_holds(constraint, &p, env));
            if result == Some(false) {
                return result;
            }
        }
        if let Some(requires) = self.il[header].requires_clause.condition {
            result = and(result, self.constraint_holds(requires, env));
        }
        result
    }

    /// Whether the arguments of a constrained class template satisfy its constraints, found out once for each list. None
    /// where it is not known, or is being asked for.
    pub(in crate::sema) fn template_constraints_hold(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<bool> {
        if let Some(known) = self.templates.concept_results.get(&(template, args)) {
            return *known;
        }
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING
            || self.templates.nested_concepts >= self.instantiation.most
        {
            return None;
        }
        self.templates.concept_results.insert((template, args), None);
        let header = self.il[template].params;
        let env = self.environment_for(template, args);
        let held = self.across(boundary::Concept, |c| c.apart(|c| c.header_constraints_hold(header, &env)));
        let result = held.filter(|held| *held || !self.has_unknown(args));
        match result {
            Some(_) => self.templates.concept_results.insert((template, args), result),
            None => self.templates.concept_results.remove(&(template, args)),
        };
        result
    }

    /// `C<args> T`: the concept holds for the argument of T and the rest.
    pub(in crate::sema) fn type_constraint_holds(
        &mut self,
        constraint: ExprId,
        param: &TemplateParam,
        env: &Environment,
    ) -> Option<bool> {
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { return None };
        let arg = self.argument_of(param.depth, param.index, env)?;
        let rest = self.substitute_args(args, env);
        let rest = self.il[rest].to_vec();
        let elements = match arg {
            TemplateArg::Pack { args } => self.il[args].to_vec(),
            single => vec![single],
        };
        let mut result = Some(true);
        for element in elements {
            let mut all = vec![element];
            all.extend_from_slice(&rest);
            let list = self.interned.arg_list(&mut self.il, &all);
            result = and(result, self.concept_holds(template, list));
        }
        result
    }

    /// Whether a concept holds for arguments; None if they are dependent or it is not known.
    pub fn concept_holds(&mut self, template: TemplateId, args: List<TemplateArg>) -> Option<bool> {
        if self.il[args].iter().any(|a| self.arg_is_dependent(a)) {
            return None;
        }
        let TemplateKind::Concept { constraint: Some(constraint) } = self.il[template].kind else {
            return None;
        };
        let flat = self.flatten_packs(args);
        let converted = self.convert_template_args(template, flat)?;
        if let Some(known) = self.templates.concept_results.get(&(template, converted)) {
            return *known;
        }
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING
            || self.templates.nested_concepts >= self.instantiation.most
        {
            return None;
        }
        // Whether it holds is not known while that depends on itself.
        self.templates.concept_results.insert((template, converted), None);
        let env = self.environment_for(template, converted);
        let held = self.across(boundary::Concept, |c| {
            c.across(boundary::Step, |c| c.constraint_holds(constraint, &env))
        });
        // What an argument that is not known lacks it may have.
        let result = held.filter(|held| *held || !self.has_unknown(converted));
        self.templates.concept_results.insert((template, converted), result);
        result
    }

    /// The parts of a constraint that `&&` and `||` join are of type bool, without a conversion
    /// (`[temp.constr.atomic]`): what depends on no template parameter is told where it is written.
    pub fn check_atomic_constraints(&mut self, e: ExprId) {
        let entry = self.il[e];
        match entry.kind {
            ExprKind::Binary { op: BinaryOp::LogicalAnd | BinaryOp::LogicalOr, lhs, rhs } => {
                self.check_atomic_constraints(lhs);
                self.check_atomic_constraints(rhs);
            }
            ExprKind::Implicit { operand, .. } => self.check_atomic_constraints(operand),
            ExprKind::Concept { .. } | ExprKind::Requires { .. } | ExprKind::Fold { .. } => {}
            _ => {
                let ty = self.unqualified(entry.ty);
                let open = entry.flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
                    || self.is_unknown(ty)
                    || self.is_dependent(ty)
                    || ty == self.common.overload;
                if !open && self.builtin_of(ty) != Some(Builtin::Bool) && self.reports_now() {
                    let at = self.start_of(e);
                    self.report(at, messages::atomic_constraint_type());
                }
            }
        }
    }

    /// Whether a constraint-expression holds: conjunctions and disjunctions stop early, errors mean no.
    pub fn constraint_holds(&mut self, e: ExprId, env: &Environment) -> Option<bool> {
        let entry = self.il[e];
        match entry.kind {
            ExprKind::Binary { op: BinaryOp::LogicalAnd, lhs, rhs } => {
                let left = self.constraint_holds(lhs, env);
                if left == Some(false) {
                    return left;
                }
                and(left, self.constraint_holds(rhs, env))
            }
            ExprKind::Binary { op: BinaryOp::LogicalOr, lhs, rhs } => {
                let left = self.constraint_holds(lhs, env);
                if left == Some(true) {
                    return left;
                }
                match (left, self.constraint_holds(rhs, env)) {
                    (_, Some(true)) => Some(true),
                    (Some(false), Some(false)) => Some(false),
                    _ => None,
                }
            }
            ExprKind::Implicit { operand, .. } => self.constraint_holds(operand, env),
            ExprKind::Concept { template, args, .. } => {
                let args = self.attempt_here(|c| c.substitute_args(args, env));
                match args {
                    Some(args) => self.concept_holds(template, args),
                    None => Some(false),
                }
            }
            ExprKind::Requires { id } => self.requirements_hold(id, env),
            _ => {
                let Some(value) = self.attempt_here(|c| c.in_unevaluated(|c| c.substitute_expr(e, env)))
                else {
                    return Some(false);
                };
                self.constant_truth(value)
            }
        }
    }

    /// Whether all requirements of a requires-expression hold (`[expr.prim.req]`).
    pub fn requirements_hold(&mut self, id: RequiresId, env: &Environment) -> Option<bool> {
        let requirements = self.il[self.il[id].requirements].to_vec();
        let mut result = Some(true);
        for requirement in requirements {
            let holds = match requirement {
                Requirement::Type { ty } => Some(self.attempt_here(|c| c.substitute_type(ty, env)).is_some()),
                Requirement::Nested { condition } => self.constraint_holds(condition, env),
                Requirement::Expr { expr, constraint, noexcept, .. } => {
                    match self.attempt_here(|c| c.in_unevaluated(|c| c.substitute_expr(expr, env))) {
                        None => Some(false),
                        Some(value) if noexcept && self.throws(value) == Some(true) => Some(false),
                        Some(value) => match constraint {
                            None if self.is_unknown(self.il[value].ty) => None,
                            None => Some(true),
                            Some(constraint) => self.return_type_holds(value, constraint, env),
                        },
                    }
                }
            };
            result = and(result, holds);
            if result == Some(false) {
                return result;
            }
        }
        result
    }

    /// `{ e } -> C<args>`: the concept holds for `decltype((e))`.
    fn return_type_holds(&mut self, value: ExprId, constraint: ExprId, env: &Environment) -> Option<bool> {
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { return None };
        let parenthesized = self.build_parenthesized(value, self.il[value].pos);
        let ty = self.decltype_of(parenthesized);
        if self.is_unknown(ty) || self.is_dependent(ty) {
            return None;
        }
        let args = self.attempt_here(|c| c.substitute_args(args, env))?;
        let mut all = vec![TemplateArg::Type { of: self.canonical(ty) }];
        all.extend_from_slice(&self.il[args]);
        let list = self.interned.arg_list(&mut self.il, &all);
        self.concept_holds(template, list)
    }

    /// Whether the trailing requires-clause of a function holds for the instance it belongs to.
    pub fn function_constraint_holds(&mut self, function: FunctionId) -> Option<bool> {
        let requires = self.il[function].requires(&self.il)?;
        let entry = &self.il[function];
        let env = match entry.class.or_else(|| self.befriending_class(function)) {
            Some(class) => self.environment_of_class(class),
            None => Environment::default(),
        };
        self.constraint_holds(requires, &env)
    }

    /// Whether two constraint-expressions are equivalent (`[temp.over.link]`); none where that is not known.
    fn same_constraint(&mut self, a: Option<ExprId>, b: Option<ExprId>) -> Option<bool> {
        match (a, b) {
            (None, None) => Some(true),
            (Some(a), Some(b)) => self.equivalent_exprs(a, b),
            _ => Some(false),
        }
    }

    /// The constraints of each parameter of a header, and its requires-clause.
    fn written_constraints(&self, header: TemplateParamsId) -> Vec<Option<ExprId>> {
        let header = &self.il[header];
        let of_param = |param: &TemplateParamId| match self.il[*param].kind {
            TemplateParamKind::Type { constraint, .. } => constraint,
            _ => None,
        };
        header.params(&self.il).iter().map(of_param).chain([header.requires_clause.condition]).collect()
    }

    /// What identifies the constraints of a header and a trailing requires-clause: where it differs, the declarations are
    /// of two functions. None where a part is not compared.
    pub(in crate::sema) fn constraint_key(
        &mut self,
        header: Option<TemplateParamsId>,
        requires: Option<ExprId>,
    ) -> Option<Box<[u32]>> {
        let written = header.map(|header| self.written_constraints(header)).unwrap_or_default();
        let mut key = KeyNumbers::new();
        for constraint in written.into_iter().chain([requires]) {
            match constraint {
                // Nothing else begins so.
                None => key.push(u32::MAX),
                Some(expr) if !self.identify_expr(expr, &mut key) => return None,
                Some(_) => key.push(u32::MAX - 1),
            }
        }
        Some(key.to_vec().into_boxed_slice())
    }

    /// Whether two template headers constrain their parameters equally; none where that is not known.
    pub fn same_header_constraints(&mut self, a: TemplateParamsId, b: TemplateParamsId) -> Option<bool> {
        let (a, b) = (self.written_constraints(a), self.written_constraints(b));
        if a.len() != b.len() {
            return Some(false);
        }
        let mut result = Some(true);
        for (a, b) in a.into_iter().zip(b) {
            result = and(result, self.same_constraint(a, b));
        }
        result
    }

    /// Whether two functions' trailing requires-clauses are the same. Members are not declared twice in their
    /// class: there, clauses that cannot be compared differ.
    pub fn same_trailing_constraint(&mut self, a: Option<ExprId>, b: Option<ExprId>, member: bool) -> bool {
        self.same_constraint(a, b).unwrap_or(!member)
    }
}

/// Both hold; unknown unless one is known not to.
pub(in crate::sema) fn and(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}
