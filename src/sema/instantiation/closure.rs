//! Lambda expressions of templates in their instances: each has a closure type of its own
//! (`[expr.prim.lambda.closure]`, `[temp.inst]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::lambda::captures::CaptureIndex;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;

/// Where a lambda-expression stands, for bodies of its call operator that are made later.
#[derive(Clone, Debug, Default)]
pub struct ClosureContext {
    /// What the template parameters and variables around it stand for.
    pub env: Environment,
    /// The type of the object that `this` points to in its body.
    pub this_type: Option<TypeId>,
    /// The class whose member's body it is in.
    pub class: Option<ClassId>,
}

impl Compilation {
    /// Remembers what the body of a closure type's call operator finds around it.
    pub(in crate::sema) fn note_closure(&mut self, class: ClassId, env: Environment) {
        let (this_type, around) = (self.context.this_type, self.context.class);
        self.instances.closures.insert(class, ClosureContext { env, this_type, class: around });
    }

    /// A lambda-expression with template arguments in the place of parameters. As it is where that cannot be made.
    pub(in crate::sema) fn rebuild_lambda(&mut self, e: ExprId, id: LambdaId, env: &Environment) -> ExprId {
        let pos = self.il[e].pos;
        let lambda = self.il[id].clone();
        let class = self.begin_lambda(pos);
        let mut inner = env.clone();
        inner.rebuilds_all = true;
        let Some(captures) = self.rebuild_captures(class, lambda.captures, &mut inner) else { return e };
        class.extras_mut(&mut self.il).lambda = Some(id);
        self.note_closure(class, inner.clone());
        let scope = self.il[class].scope;
        let made = match self.il[lambda.call].template {
            Some(template) => self.copy_template(class, template, &inner),
            None => Entity::Function { id: self.copy_function(class, lambda.call, &inner) },
        };
        self.bind(scope, Key::operator(OverloadedOperator::Call), made);
        let Some(call) = self.il.function_in(made) else { return e };
        let template = match made {
            Entity::Template { id } => Some(self.il[id].params),
            _ => None,
        };
        self.note_captures(class, CaptureIndex::new(&captures));
        let captures = self.il.list(&captures);
        let new =
            self.il.expressions.lambdas.add(Lambda { class, call, template, captures, number: 0, ..lambda });
        class.extras_mut(&mut self.il).lambda = Some(new);
        if template.is_none() && self.makes_examined_body() && !self.context.unevaluated {
            self.body_of(call);
        }
        let ty = self.il[class].ty;
        self.check_copied_captures(new);
        self.expr(ExprKind::Lambda { id: new }, ty, Category::Prvalue, ExprFlags::empty(), pos)
    }

    /// The captures of an instance; those that declare variables add what these stand for.
    fn rebuild_captures(
        &mut self,
        class: ClassId,
        captures: List<Capture>,
        env: &mut Environment,
    ) -> Option<Vec<Capture>> {
        let mut made = Vec::new();
        let written = self.il[captures].to_vec();
        for capture in written {
            match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    let by_reference = matches!(capture.kind, CaptureKind::Reference { .. });
                    for variable in self.variables_for(variable, env) {
                        let kind = match by_reference {
                            true => CaptureKind::Reference { variable },
                            false => CaptureKind::Copy { variable },
                        };
                        made.push(Capture { kind, field: None, ..capture });
                    }
                }
                CaptureKind::Init { variable, init, by_reference } => {
                    if capture.expansion {
                        return None;
                    }
                    let init = self.substitute_initializer(init, env);
                    let name = self.il[variable].name?;
                    let new = self.declare_init_capture(name, capture.pos, &init, by_reference, false);
                    let value = self.build_entity(Entity::Variable { id: new }, capture.pos);
                    env.variables.push((variable, value));
                    let kind = CaptureKind::Init { variable: new, init, by_reference };
                    made.push(Capture { kind, field: None, ..capture });
                }
                CaptureKind::This | CaptureKind::StarThis => made.push(capture),
            }
        }
        for capture in &mut made {
            self.add_capture_member(class, capture);
        }
        Some(made)
    }

    /// The variables that one of a template became: several where it is a pack.
    fn variables_for(&self, variable: VariableId, env: &Environment) -> Vec<VariableId> {
        let named = |e: ExprId| match self.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id } | Entity::Binding { id }, .. } => Some(id),
            _ => None,
        };
        let mut all = env.variables.iter().filter(|(v, _)| *v == variable).filter_map(|(_, e)| named(*e));
        if self.il[variable].flags.contains(VariableFlags::PACK) {
            return all.collect();
        }
        vec![all.next_back().unwrap_or(variable)]
    }
}
