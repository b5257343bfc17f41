//! What an expression depends on beyond its type and value (`[temp.dep]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::tables::limits;

impl Compilation {
    /// Whether an expression names a template parameter anywhere, in operands that are not evaluated and in types
    /// that come out the same for all arguments too: what is said of it is left to the instantiation.
    pub fn mentions_parameters(&self, e: ExprId) -> bool {
        self.expr_mentions(e, 0)
    }

    fn expr_mentions(&self, e: ExprId, depth: u32) -> bool {
        let entry = &self.il[e];
        if entry.flags.intersects(DEPENDENT | ExprFlags::PACK) || depth > limits::DEPENDENT_EXPRESSION_NESTING
        {
            return true;
        }
        self.il.any_in_expr(entry.kind, |piece| self.piece_mentions(piece, depth + 1))
    }

    fn piece_mentions(&self, piece: Piece, depth: u32) -> bool {
        match piece {
            Piece::Expr(e) => self.expr_mentions(e, depth),
            Piece::Type(ty) => self.type_mentions(ty, depth),
            Piece::Args(args) => self.args_mention(args, depth),
            Piece::Qualifier(qualifier) => self.qualifier_mentions(qualifier, depth),
        }
    }

    fn type_mentions(&self, ty: TypeId, depth: u32) -> bool {
        let entry = &self.il[ty];
        if entry.flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PACK)
            || depth > limits::DEPENDENT_EXPRESSION_NESTING
        {
            return true;
        }
        match entry.kind {
            TypeKind::Typedef { typedef } => self.type_mentions(self.il[typedef].ty, depth + 1),
            TypeKind::Class { class } => self.is_dependent_class(class),
            kind => self.il.any_in_type(kind, |piece| self.piece_mentions(piece, depth + 1)),
        }
    }

    fn qualifier_mentions(&self, qualifier: QualifierId, depth: u32) -> bool {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.type_mentions(of, depth),
            _ => false,
        }
    }

    fn args_mention(&self, args: List<TemplateArg>, depth: u32) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.type_mentions(of, depth),
            TemplateArg::Expr { expr, .. } => self.expr_mentions(expr, depth),
            TemplateArg::Pack { args } => self.args_mention(args, depth + 1),
            TemplateArg::Expansion { .. } | TemplateArg::DependentTemplate { .. } => true,
            _ => false,
        })
    }
}
