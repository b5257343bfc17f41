//! Substitution into requires-expressions (`[expr.prim.req]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// Whether the requirements hold for the template arguments; where those depend on other template parameters, the
    /// requires-expression for these.
    pub(in crate::sema) fn rebuild_requires(
        &mut self,
        id: RequiresId,
        pos: Pos,
        env: &Environment,
    ) -> ExprId {
        let lists: smallvec::SmallVec<[List<TemplateArg>; 2]> =
            env.levels.iter().flatten().copied().collect();
        let open = lists.iter().any(|list| self.il[*list].iter().any(|arg| self.arg_is_dependent(arg)));
        if open && let Some(still_open) = self.open_requires(id, pos, env) {
            return still_open;
        }
        match self.requirements_hold(id, env) {
            Some(value) => self.build_bool(value, pos),
            None => self.fall_back_expr(UnknownCause::Requires, pos),
        }
    }

    /// The requires-expression with substituted requirements; none where none of them depends on anything any more, or one
    /// fails.
    fn open_requires(&mut self, id: RequiresId, pos: Pos, env: &Environment) -> Option<ExprId> {
        const OPEN: ExprFlags = ExprFlags::TYPE_DEPENDENT.union(ExprFlags::VALUE_DEPENDENT);
        let requirements = self.il[self.il[id].requirements].to_vec();
        let (mut made, mut open) = (Vec::new(), false);
        for requirement in requirements {
            made.push(match requirement {
                Requirement::Type { ty } => {
                    let ty = self.attempt_here(|c| c.substitute_type(ty, env))?;
                    open |= self.is_dependent(ty);
                    Requirement::Type { ty }
                }
                Requirement::Nested { condition } => {
                    let condition = self.attempt_here(|c| c.substitute_expr(condition, env))?;
                    open |= self.il[condition].flags.intersects(OPEN);
                    Requirement::Nested { condition }
                }
                Requirement::Expr { expr, braces, noexcept, constraint } => {
                    let expr = self.attempt_here(|c| c.in_unevaluated(|c| c.substitute_expr(expr, env)))?;
                    let constraint = match constraint {
                        Some(constraint) => Some(self.attempt_here(|c| c.substitute_expr(constraint, env))?),
                        None => None,
                    };
                    open |= self.il[expr].flags.intersects(OPEN);
                    Requirement::Expr { expr, braces, noexcept, constraint }
                }
            });
        }
        if !open {
            return None;
        }
        let mut requires = self.il[id].clone();
        requires.requirements = self.il.list(&made);
        let id = self.il.expressions.requires.add(requires);
        let ty = self.common.bool;
        let kind = ExprKind::Requires { id };
        Some(self.expr(kind, ty, Category::Prvalue, ExprFlags::VALUE_DEPENDENT, pos))
    }
}
