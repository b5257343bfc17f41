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
        let of = |e: ExprId| self.expr_mentions(e, depth + 1);
        let any = |list: List<ExprId>| self.il[list].iter().any(|e| of(*e));
        let ty = |ty: TypeId| self.type_mentions(ty, depth + 1);
        match entry.kind {
            ExprKind::Name { args, qualifier, .. } | ExprKind::Overload { args, qualifier, .. } => {
                args.is_some_and(|args| self.args_mention(args, depth + 1))
                    || qualifier.is_some_and(|q| self.qualifier_mentions(q, depth + 1))
            }
            ExprKind::Member { base: operand, .. }
            | ExprKind::Unary { operand, .. }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Extension { operand }
            | ExprKind::SizeofExpr { of: operand }
            | ExprKind::AlignofExpr { of: operand }
            | ExprKind::Noexcept { of: operand } => of(operand),
            ExprKind::Binary { lhs, rhs, .. } | ExprKind::Subscript { base: lhs, index: rhs } => {
                of(lhs) || of(rhs)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                of(condition) || then.is_some_and(of) || of(otherwise)
            }
            ExprKind::Operator { args, .. } => any(args),
            ExprKind::Call { callee, args } => of(callee) || any(args),
            ExprKind::Cast { to, operand, .. } => ty(to) || of(operand),
            ExprKind::Construct { to, args, .. } => ty(to) || any(args),
            ExprKind::ConstructBrace { to, list, .. } => ty(to) || of(list),
            ExprKind::InitList { elements, .. } => any(elements),
            ExprKind::SizeofType { of } | ExprKind::AlignofType { of } => ty(of),
            ExprKind::Concept { args, .. } => self.args_mention(args, depth + 1),
            ExprKind::Trait { args, .. } => self.il[args].iter().any(|arg| match *arg {
                TraitArg::Type { of } => ty(of),
                TraitArg::Expr { expr } => of(expr),
            }),
            _ => false,
        }
    }

    fn type_mentions(&self, ty: TypeId, depth: u32) -> bool {
        let entry = &self.il[ty];
        if entry.flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PACK)
            || depth > limits::DEPENDENT_EXPRESSION_NESTING
        {
            return true;
        }
        let inner = |ty: TypeId| self.type_mentions(ty, depth + 1);
        match entry.kind {
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to }
            | TypeKind::Array { element: to, .. }
            | TypeKind::TypeofType { of: to }
            | TypeKind::Transform { of: to, .. }
            | TypeKind::Qualifiedly { of: to, .. }
            | TypeKind::WithAttributes { of: to, .. } => inner(to),
            TypeKind::Typedef { typedef } => inner(self.il[typedef].ty),
            TypeKind::AliasInstance { args, target, .. } => {
                self.args_mention(args, depth + 1) || inner(target)
            }
            TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => {
                self.expr_mentions(expr, depth + 1)
            }
            TypeKind::Class { class } => self.is_dependent_class(class),
            _ => false,
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
