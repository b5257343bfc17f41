//! Which of two templates is more constrained: normal forms of constraints and what subsumes what
//! (`[temp.constr.normal]`, `[temp.constr.order]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// A constraint in normal form; atomic constraints by their number.
#[derive(Clone, Debug)]
enum Normal {
    Atom(u32),
    All(Vec<Normal>),
    Any(Vec<Normal>),
}

/// Atomic constraints: the same are those of one expression in the source with the same arguments for the parameters of
/// the concept that it names.
#[derive(Default)]
struct Atoms {
    numbers: FxHashMap<(ExprId, Vec<Option<TemplateArg>>), u32>,
}

impl Atoms {
    fn number(&mut self, expr: ExprId, mapping: Vec<Option<TemplateArg>>) -> Normal {
        let next = self.numbers.len() as u32;
        Normal::Atom(*self.numbers.entry((expr, mapping)).or_insert(next))
    }
}

/// Whether a constraint holds where exactly these atomic constraints do.
fn holds(constraint: &Normal, facts: &FxHashSet<u32>) -> bool {
    match constraint {
        Normal::Atom(atom) => facts.contains(atom),
        Normal::All(parts) => parts.iter().all(|part| holds(part, facts)),
        Normal::Any(parts) => parts.iter().any(|part| holds(part, facts)),
    }
}

/// Whether `wanted` holds in each disjunctive clause of what is left of a constraint, beside the atomic constraints that
/// are `facts` already. None where there are too many clauses.
fn entails(left: &[&Normal], facts: &FxHashSet<u32>, wanted: &Normal, budget: &mut u32) -> Option<bool> {
    *budget = budget.checked_sub(1)?;
    let Some((first, rest)) = left.split_first() else { return Some(holds(wanted, facts)) };
    match first {
        Normal::Atom(atom) => {
            let mut facts = facts.clone();
            facts.insert(*atom);
            entails(rest, &facts, wanted, budget)
        }
        Normal::All(parts) => {
            let left: Vec<&Normal> = parts.iter().chain(rest.iter().copied()).collect();
            entails(&left, facts, wanted, budget)
        }
        Normal::Any(parts) => {
            for part in parts {
                let left: Vec<&Normal> = std::iter::once(part).chain(rest.iter().copied()).collect();
                if !entails(&left, facts, wanted, budget)? {
                    return Some(false);
                }
            }
            Some(true)
        }
    }
}

/// Whether one constraint subsumes another; false where that is too much to find out.
fn subsumes(a: &Normal, b: &Normal) -> bool {
    let mut budget = limits::CONSTRAINT_CLAUSES;
    entails(&[a], &FxHashSet::default(), b, &mut budget).unwrap_or(false)
}

impl Compilation {
    /// Whether the header of one partial specialization is more constrained than that of another.
    pub fn more_constrained_header(&mut self, a: TemplateParamsId, b: TemplateParamsId) -> bool {
        let mut atoms = Atoms::default();
        let (a, b) = (self.normal_header(a, &mut atoms), self.normal_header(b, &mut atoms));
        subsumes(&a, &b) && !subsumes(&b, &a)
    }

    /// Whether function template `a` is more constrained than `b`.
    pub fn more_constrained(&mut self, a: TemplateId, b: TemplateId) -> bool {
        if !self.has_constraints(a) {
            return false;
        }
        if let Some(known) = self.templates.more_constrained.get(&(a, b)) {
            return *known;
        }
        let mut atoms = Atoms::default();
        let (first, second) = (self.normal_template(a, &mut atoms), self.normal_template(b, &mut atoms));
        let more = subsumes(&first, &second) && !subsumes(&second, &first);
        self.templates.more_constrained.insert((a, b), more);
        more
    }

    /// Whether the trailing requires-clause of a function that is no template makes it more constrained than another one.
    pub(in crate::sema) fn more_constrained_function(&mut self, a: FunctionId, b: FunctionId) -> bool {
        let (first, second) = (self.il[a].requires(&self.il), self.il[b].requires(&self.il));
        let (Some(first), Some(second)) = (first, second) else { return first.is_some() };
        let (none, mut atoms) = (Environment::default(), Atoms::default());
        let first = self.normal_constraint(first, &none, &mut atoms, 0);
        let second = self.normal_constraint(second, &none, &mut atoms, 0);
        subsumes(&first, &second) && !subsumes(&second, &first)
    }

    /// Whether a template, or the function that it makes, has associated constraints.
    fn has_constraints(&self, template: TemplateId) -> bool {
        self.implicit_guide(template).is_some()
            || self.is_constrained(template)
            || self
                .il
                .function_in(Entity::Template { id: template })
                .is_some_and(|function| self.il[function].requires(&self.il).is_some())
    }

    /// The associated constraints of a template; of the deduction guide that a constructor is, those of its class too.
    fn normal_template(&mut self, template: TemplateId, atoms: &mut Atoms) -> Normal {
        let mut parts = Vec::new();
        if let Some(guide) = self.implicit_guide(template) {
            let (of_class, constructor) = (self.il[guide.template].params, guide.constructor);
            parts.push(self.normal_header(of_class, atoms));
            match constructor {
                Some(Entity::Template { id }) => parts.push(self.normal_template(id, atoms)),
                Some(Entity::Function { id }) => {
                    let requires = self.il[id].requires(&self.il);
                    parts.extend(
                        requires.map(|e| self.normal_constraint(e, &Environment::default(), atoms, 0)),
                    );
                }
                _ => {}
            }
            return Normal::All(parts);
        }
        parts.push(self.normal_header(self.il[template].params, atoms));
        let function = self.il.function_in(Entity::Template { id: template });
        if let Some(requires) = function.and_then(|function| self.il[function].requires(&self.il)) {
            parts.push(self.normal_constraint(requires, &Environment::default(), atoms, 0));
        }
        Normal::All(parts)
    }

    /// The constraints of a template header: those of its parameters, then its requires-clause.
    fn normal_header(&mut self, header: TemplateParamsId, atoms: &mut Atoms) -> Normal {
        let mut parts = Vec::new();
        let none = Environment::default();
        for param in self.il[header].params(&self.il).to_vec() {
            let TemplateParamKind::Type { ty, constraint: Some(constraint), .. } = self.il[param].kind else {
                continue;
            };
            let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else { continue };
            let first = TemplateArg::Type { of: self.canonical(ty) };
            let all: Vec<TemplateArg> = std::iter::once(first).chain(self.il[args].to_vec()).collect();
            let args = self.interned.arg_list(&mut self.il, &all);
            parts.push(self.normal_concept(constraint, template, args, &none, atoms, 0));
        }
        if let Some(requires) = self.il[header].requires_clause.condition {
            parts.push(self.normal_constraint(requires, &none, atoms, 0));
        }
        Normal::All(parts)
    }

    fn normal_constraint(&mut self, e: ExprId, env: &Environment, atoms: &mut Atoms, depth: u32) -> Normal {
        match self.il[e].kind {
            ExprKind::Binary { op: op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), lhs, rhs }
                if depth <= limits::COUNTED_CONCEPT_NESTING =>
            {
                let parts = vec![
                    self.normal_constraint(lhs, env, atoms, depth + 1),
                    self.normal_constraint(rhs, env, atoms, depth + 1),
                ];
                if op == BinaryOp::LogicalAnd { Normal::All(parts) } else { Normal::Any(parts) }
            }
            ExprKind::Concept { template, args, .. } => {
                self.normal_concept(e, template, args, env, atoms, depth)
            }
            _ => self.atom(e, env, atoms),
        }
    }

    /// A concept-id: its constraint with the arguments for the parameters.
    fn normal_concept(
        &mut self,
        e: ExprId,
        template: TemplateId,
        args: List<TemplateArg>,
        env: &Environment,
        atoms: &mut Atoms,
        depth: u32,
    ) -> Normal {
        let TemplateKind::Concept { constraint: Some(constraint) } = self.il[template].kind else {
            return self.atom(e, env, atoms);
        };
        let converted = self.apart(|c| {
            let args = c.substitute_args(args, env);
            let flat = c.flatten_packs(args);
            c.convert_template_args(template, flat)
        });
        match converted.filter(|_| depth <= limits::COUNTED_CONCEPT_NESTING) {
            Some(converted) => {
                let mut inner = Environment::default();
                inner.set(self.il[self.il[template].params].depth, converted);
                self.normal_constraint(constraint, &inner, atoms, depth + 1)
            }
            None => self.atom(e, env, atoms),
        }
    }

    /// An atomic constraint with the arguments of the parameters that it names.
    fn atom(&mut self, e: ExprId, env: &Environment, atoms: &mut Atoms) -> Normal {
        let lists: Vec<List<TemplateArg>> = env.levels().collect();
        let mut mapping = Vec::new();
        for list in lists {
            for (index, arg) in self.il[list].iter().enumerate() {
                let named = self.constraint_names(Piece::Expr(e), index as u32, 0);
                mapping.push(named.then_some(*arg));
            }
        }
        atoms.number(e, mapping)
    }

    /// Whether a part of an atomic constraint names the parameter of its concept with this number. What is required of
    /// expressions is not looked into: it may.
    fn constraint_names(&self, piece: Piece, index: u32, depth: u32) -> bool {
        if depth > limits::DEPENDENT_EXPRESSION_NESTING {
            return true;
        }
        let within = |piece| self.constraint_names(piece, index, depth + 1);
        match piece {
            Piece::Expr(e) => match self.il[e].kind {
                ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => self.il[id].index == index,
                ExprKind::Name { args: None, .. } | ExprKind::Integer { .. } => false,
                kind @ (ExprKind::Binary { .. }
                | ExprKind::Unary { .. }
                | ExprKind::Implicit { .. }
                | ExprKind::Trait { .. }
                | ExprKind::Name { .. }
                | ExprKind::SizeofType { .. }) => self.il.any_in_expr(kind, within),
                _ => true,
            },
            Piece::Type(ty) => match self.il[self.canonical(ty)].kind {
                TypeKind::Param { index: at, .. } => at == index,
                kind => self.il.any_in_type(kind, within),
            },
            Piece::Args(args) => self.il[args].iter().any(|arg| match *arg {
                TemplateArg::Type { of } => within(Piece::Type(of)),
                TemplateArg::Expr { expr } => within(Piece::Expr(expr)),
                TemplateArg::Integral { .. } => false,
                _ => true,
            }),
            Piece::Qualifier(_) => true,
        }
    }
}
