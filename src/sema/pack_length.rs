//! Packs that are expanded together have equally many elements (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::substitute::Environment;
use crate::tables::limits;

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

    /// Whether the number of elements of some pack is part of a type (`[expr.sizeof]`).
    pub(super) fn counts_pack(&self, ty: TypeId, nested: u32) -> bool {
        if !self.is_dependent(ty) || nested > limits::PACK_NESTING {
            return false;
        }
        let within = |ty: TypeId| self.counts_pack(ty, nested + 1);
        let before = |qualifier: QualifierId| match self.il[qualifier].part {
            QualifierPart::Type { of } => within(of),
            _ => false,
        };
        match self.canonical_kind(ty) {
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => within(to),
            TypeKind::Array { bound: ArrayBound::Expr { expr }, .. } => {
                self.expr_counts_pack(expr, nested + 1)
            }
            TypeKind::Instance { args, .. } => self.args_count_pack(args, nested + 1),
            TypeKind::DependentName { qualifier, .. } => before(qualifier),
            TypeKind::DependentTemplate { qualifier, args, .. } => {
                before(qualifier) || self.args_count_pack(args, nested + 1)
            }
            _ => false,
        }
    }

    fn args_count_pack(&self, args: List<TemplateArg>, nested: u32) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.counts_pack(of, nested),
            TemplateArg::Expr { expr, .. } => self.expr_counts_pack(expr, nested),
            TemplateArg::Pack { args } => {
                nested <= limits::PACK_NESTING && self.args_count_pack(args, nested + 1)
            }
            _ => false,
        })
    }

    fn expr_counts_pack(&self, e: ExprId, nested: u32) -> bool {
        if nested > limits::PACK_NESTING {
            return false;
        }
        let of = |e: ExprId| self.expr_counts_pack(e, nested + 1);
        let any = |list: List<ExprId>| self.il[list].iter().any(|e| of(*e));
        match self.il[e].kind {
            ExprKind::SizeofPack { .. } => true,
            ExprKind::Unary { operand, .. }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Extension { operand }
            | ExprKind::Cast { operand, .. } => of(operand),
            ExprKind::Binary { lhs, rhs, .. } => of(lhs) || of(rhs),
            ExprKind::Conditional { condition, then, otherwise } => {
                of(condition) || then.is_some_and(of) || of(otherwise)
            }
            ExprKind::Operator { args, .. } => any(args),
            ExprKind::Call { args, .. } => any(args),
            _ => false,
        }
    }
}
