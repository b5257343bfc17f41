//! Packs that are expanded together have equally many elements (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::tables::limits;
use std::cell::Cell;

impl Compilation {
    /// Fails the substitution in progress where packs in the pattern of an expansion differ in length. False if the
    /// pattern names packs of an inner template too, the elements of which are not known yet: it stays as it is until
    /// they are.
    pub(in crate::sema) fn expands(&mut self, pattern: Piece, env: &Environment) -> bool {
        let packs = NamedPacks { left: Cell::new(limits::PACK_PARTS), ..Default::default() };
        let differ = self.lengths_differ(pattern, env, &packs);
        if differ && self.instantiation.sfinae.is_some() && !self.has_open_packs(env) {
            self.sfinae_fail();
        }
        !matches!((packs.known.get(), packs.open.get()), (Some((_, known)), Some(open)) if known < open)
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

    /// Whether packs that a part of the pattern names differ in length.
    fn lengths_differ(&self, part: Piece, env: &Environment, packs: &NamedPacks) -> bool {
        if is_spent(&packs.left) {
            return false;
        }
        match part {
            Piece::Expr(e) => self.lengths_differ_in_expr(e, env, packs),
            Piece::Type(ty) => self.lengths_differ_in_type(ty, env, packs),
            Piece::Args(args) => self.il[args].iter().any(|arg| match *arg {
                TemplateArg::Type { of } => self.lengths_differ_in_type(of, env, packs),
                TemplateArg::Expr { expr } => self.lengths_differ_in_expr(expr, env, packs),
                TemplateArg::Pack { args } => self.lengths_differ(Piece::Args(args), env, packs),
                TemplateArg::Template { template, .. } => self.template_pack_differs(template, env, packs),
                _ => false,
            }),
            Piece::Qualifier(qualifier) => {
                let q = self.il[qualifier];
                let named = match q.part {
                    QualifierPart::Type { of } => Some(Piece::Type(of)),
                    _ => q.prefix.map(Piece::Qualifier),
                };
                named.is_some_and(|part| self.lengths_differ(part, env, packs))
            }
        }
    }

    fn lengths_differ_in_expr(&self, e: ExprId, env: &Environment, packs: &NamedPacks) -> bool {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } if self.il[id].pack => {
                let p = &self.il[id];
                packs.differ(p.depth, self.pack_length(p.depth, p.index, env), env)
            }
            ExprKind::Name { entity: Entity::Variable { id }, args, .. } => {
                let of_type = match self.il[self.il[id].ty].kind {
                    TypeKind::PackExpansion { pattern } => self.lengths_differ_in_type(pattern, env, packs),
                    _ => false,
                };
                of_type || args.is_some_and(|args| self.lengths_differ(Piece::Args(args), env, packs))
            }
            // What is expanded or counted within is no pack of what stands around it.
            ExprKind::Expansion { .. } | ExprKind::Fold { .. } | ExprKind::SizeofPack { .. } => false,
            kind => self.il.any_in_expr(kind, |part| self.lengths_differ(part, env, packs)),
        }
    }

    fn lengths_differ_in_type(&self, ty: TypeId, env: &Environment, packs: &NamedPacks) -> bool {
        if !self.is_dependent(ty) {
            return false;
        }
        match self.canonical_kind(ty) {
            TypeKind::Param { depth, index, pack: true } => {
                packs.differ(depth, self.pack_length(depth, index, env), env)
            }
            TypeKind::Instance { args, template } => {
                self.template_pack_differs(template, env, packs)
                    || self.lengths_differ(Piece::Args(args), env, packs)
            }
            TypeKind::PackExpansion { .. } => false,
            kind => self.il.any_in_type(kind, |part| self.lengths_differ(part, env, packs)),
        }
    }

    fn template_pack_differs(&self, template: TemplateId, env: &Environment, packs: &NamedPacks) -> bool {
        match self.il[template].kind {
            TemplateKind::Param { param } if self.il[param].pack => {
                packs.differ(self.il[param].depth, self.template_pack_length(template, env), env)
            }
            _ => false,
        }
    }

    /// How many elements a pack of templates has.
    pub(super) fn template_pack_length(&self, template: TemplateId, env: &Environment) -> Option<usize> {
        match self.il[template].kind {
            TemplateKind::Param { param } if self.il[param].pack => {
                self.pack_length(self.il[param].depth, self.il[param].index, env)
            }
            _ => None,
        }
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

/// What is known of the packs that the pattern of an expansion names.
#[derive(Default)]
struct NamedPacks {
    /// The length of the first one that has elements, and how deep the template stands that declares it.
    known: Cell<Option<(usize, u16)>>,
    /// How deep the innermost template stands of those for the parameters of which there are no arguments.
    open: Cell<Option<u16>>,
    /// How many parts of the pattern may still be looked at.
    left: Cell<u32>,
}

impl NamedPacks {
    /// Whether the length of one more pack is known and differs from that of the first.
    fn differ(&self, depth: u16, length: Option<usize>, env: &Environment) -> bool {
        if env.level(depth).is_none() {
            self.open.set(self.open.get().max(Some(depth)));
        }
        let Some(length) = length else { return false };
        let (before, at) = self.known.get().unwrap_or((length, depth));
        self.known.set(Some((before, at)));
        before != length
    }
}
