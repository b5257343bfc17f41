//! Packs that are expanded together have equally many elements (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::substitute::Environment;

impl Compilation {
    /// Fails the substitution in progress where packs in the pattern of an expansion differ in length.
    pub(super) fn check_expression_packs(&mut self, pattern: ExprId, env: &Environment) {
        if self.sfinae.is_some() && !self.has_open_packs(env) && self.expression_packs_differ(pattern, env) {
            self.sfinae_fail();
        }
    }

    /// The same for a type.
    pub(super) fn check_type_packs(&mut self, pattern: TypeId, env: &Environment) {
        if self.sfinae.is_some() && !self.has_open_packs(env) && self.type_packs_differ(pattern, env) {
            self.sfinae_fail();
        }
    }

    /// Whether the length of a pack is not known: one of its elements is an expansion, or another is expanded already.
    fn has_open_packs(&self, env: &Environment) -> bool {
        let expansion = |arg: &TemplateArg| matches!(arg, TemplateArg::Expansion { .. });
        env.pack_index.is_some()
            || env.levels().any(|level| {
                self.il[level].iter().any(|arg| match *arg {
                    TemplateArg::Pack { args } => self.il[args].iter().any(expansion),
                    _ => expansion(arg),
                })
            })
    }

    fn expression_packs_differ(&self, pattern: ExprId, env: &Environment) -> bool {
        let ExprKind::Binary { lhs, rhs, .. } = self.il[pattern].kind else { return false };
        let lengths = (self.pack_length_in_expr(lhs, env), self.pack_length_in_expr(rhs, env));
        matches!(lengths, (Some(a), Some(b)) if a != b)
    }

    fn type_packs_differ(&self, pattern: TypeId, env: &Environment) -> bool {
        let TypeKind::Instance { args, .. } = self.canonical_kind(pattern) else { return false };
        let mut known = None;
        self.il[args].iter().any(|arg| {
            let length = match *arg {
                TemplateArg::Type { of } => self.pack_length_in_type(of, env),
                TemplateArg::Expr { expr } => self.pack_length_in_expr(expr, env),
                _ => None,
            };
            length.is_some_and(|length| *known.get_or_insert(length) != length)
        })
    }
}
