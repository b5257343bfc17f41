//! Packs that are expanded together have equally many elements (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::tables::limits;
use std::cell::Cell;

impl Compilation {
    /// Fails the substitution in progress where packs in the pattern of an expansion differ in length.
    pub(in crate::sema) fn check_expression_packs(&mut self, pattern: ExprId, env: &Environment) {
        if self.instantiation.sfinae.is_some()
            && !self.has_open_packs(env)
            && self.expression_packs_differ(pattern, env)
        {
            self.sfinae_fail();
        }
    }

    /// The same for a type.
    pub(in crate::sema) fn check_type_packs(&mut self, pattern: TypeId, env: &Environment) {
        if self.instantiation.sfinae.is_some()
            && !self.has_open_packs(env)
            && self.type_packs_differ(pattern, env)
        {
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

    /// Whether the number of elements of some pack is part of a type (`[expr.sizeof]`), or packs are expanded together
    /// in it (`[temp.variadic]`).
    pub(in crate::sema) fn counts_pack(&self, ty: TypeId) -> bool {
        self.counts_pack_within(ty, &Cell::new(limits::PACK_PARTS))
    }

    fn counts_pack_within(&self, ty: TypeId, left: &Cell<u32>) -> bool {
        if !self.is_dependent(ty) || is_spent(left) {
            return false;
        }
        self.il.any_in_type(self.canonical_kind(ty), |piece| self.piece_counts_pack(piece, left))
    }

    fn args_count_pack(&self, args: List<TemplateArg>, left: &Cell<u32>) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.counts_pack_within(of, left),
            TemplateArg::Expr { expr, .. } => self.expr_counts_pack(expr, left),
            TemplateArg::Pack { args } => !is_spent(left) && self.args_count_pack(args, left),
            TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                self.expands_several(of) || self.counts_pack_within(of, left)
            }
            TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => self.expr_counts_pack(expr, left),
            _ => false,
        })
    }

    /// Whether the expansion of a template-id goes through several packs at once: it can be said what it gives only
    /// where the elements of all are known.
    fn expands_several(&self, pattern: TypeId) -> bool {
        let TypeKind::Instance { args, .. } = self.canonical_kind(pattern) else { return false };
        let packs = self.il[args].iter().filter(|arg| self.arg_flags(arg).contains(TypeFlags::PACK));
        let mut named = packs.map(|arg| match *arg {
            TemplateArg::Type { of } => match self.canonical_kind(of) {
                TypeKind::Param { depth, index, .. } => Some((depth, index)),
                _ => None,
            },
            TemplateArg::Expr { expr } => {
                self.named_value_param(expr).map(|param| (self.il[param].depth, self.il[param].index))
            }
            _ => None,
        });
        let Some(first) = named.next() else { return false };
        named.any(|other| other.is_none() || other != first)
    }

    fn expr_counts_pack(&self, e: ExprId, left: &Cell<u32>) -> bool {
        if is_spent(left) {
            return false;
        }
        if let ExprKind::SizeofPack { .. } | ExprKind::Fold { .. } = self.il[e].kind {
            return true;
        }
        self.il.any_in_expr(self.il[e].kind, |piece| self.piece_counts_pack(piece, left))
    }

    fn piece_counts_pack(&self, piece: Piece, left: &Cell<u32>) -> bool {
        match piece {
            Piece::Expr(e) => self.expr_counts_pack(e, left),
            Piece::Type(ty) => self.counts_pack_within(ty, left),
            Piece::Args(args) => self.args_count_pack(args, left),
            Piece::Qualifier(qualifier) => self.qualifier_counts_pack(qualifier, left),
        }
    }

    fn qualifier_counts_pack(&self, qualifier: QualifierId, left: &Cell<u32>) -> bool {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.counts_pack_within(of, left),
            _ => false,
        }
    }
}

/// Whether a search has looked at as many parts as it may; it looks at one more.
fn is_spent(left: &Cell<u32>) -> bool {
    let before = left.get();
    left.set(before.saturating_sub(1));
    before == 0
}
