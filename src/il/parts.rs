//! Walks over expressions, types and statements: each part that the tables list is visited, so that none is forgotten.

use super::*;

/// A part of an expression or a type; those of lists come one by one.
#[derive(Clone, Copy, Debug)]
pub enum Piece {
    /// An operand, or an expression that a type holds.
    Expr(ExprId),
    Type(TypeId),
    /// Template arguments.
    Args(List<TemplateArg>),
    /// A nested-name-specifier.
    Qualifier(QualifierId),
}

impl Il {
    /// What the first part of an expression gives that gives anything, in the order in which they are written.
    #[inline]
    pub fn first_in_expr<T>(&self, kind: ExprKind, mut find: impl FnMut(Piece) -> Option<T>) -> Option<T> {
        let mut found = None;
        kind.any_part(|part| {
            found = self.look_into(part, &mut find);
            found.is_some()
        });
        found
    }

    /// The same of a type.
    #[inline]
    pub fn first_in_type<T>(&self, kind: TypeKind, mut find: impl FnMut(Piece) -> Option<T>) -> Option<T> {
        let mut found = None;
        kind.any_part(|part| {
            found = self.look_into(part, &mut find);
            found.is_some()
        });
        found
    }

    /// Whether something holds of a part of an expression.
    #[inline]
    pub fn any_in_expr(&self, kind: ExprKind, mut holds: impl FnMut(Piece) -> bool) -> bool {
        self.first_in_expr(kind, |piece| holds(piece).then_some(())).is_some()
    }

    /// Whether something holds of a part of a type.
    #[inline]
    pub fn any_in_type(&self, kind: TypeKind, mut holds: impl FnMut(Piece) -> bool) -> bool {
        self.first_in_type(kind, |piece| holds(piece).then_some(())).is_some()
    }

    /// Whether something holds of an operand.
    #[inline]
    pub fn any_operand(&self, kind: ExprKind, mut holds: impl FnMut(ExprId) -> bool) -> bool {
        self.any_in_expr(kind, |piece| matches!(piece, Piece::Expr(e) if holds(e)))
    }

    /// Whether something holds of a type that another one is directly made of.
    #[inline]
    pub fn any_part_type(&self, kind: TypeKind, mut holds: impl FnMut(TypeId) -> bool) -> bool {
        self.any_in_type(kind, |piece| matches!(piece, Piece::Type(ty) if holds(ty)))
    }

    /// Calls a function with each type that another one is directly made of.
    #[inline]
    pub fn for_each_part_type(&self, kind: TypeKind, mut visit: impl FnMut(TypeId)) {
        self.any_part_type(kind, |of| {
            visit(of);
            false
        });
    }

    /// Whether something holds of a statement that another one is directly made of.
    #[inline]
    pub fn any_part_stmt(&self, kind: StmtKind, mut holds: impl FnMut(StmtId) -> bool) -> bool {
        kind.any_part(|part| match part {
            Part::Stmt { of } => holds(of),
            Part::Stmts { of } => self[of].iter().any(|of| holds(*of)),
            Part::Handlers { of } => self[of].iter().any(|handler| holds(handler.body)),
            _ => false,
        })
    }

    #[inline]
    fn look_into<T>(&self, part: Part, find: &mut impl FnMut(Piece) -> Option<T>) -> Option<T> {
        match part {
            Part::Expr { of } => find(Piece::Expr(of)),
            Part::Exprs { of } => self[of].iter().find_map(|e| find(Piece::Expr(*e))),
            Part::Type { of } => find(Piece::Type(of)),
            Part::Types { of } => self[of].iter().find_map(|ty| find(Piece::Type(*ty))),
            Part::Bound { of: ArrayBound::Expr { expr } } => find(Piece::Expr(expr)),
            Part::Bound { of: ArrayBound::Written { bound } } => find(Piece::Expr(self[bound].expr)),
            Part::Bound { .. } => None,
            Part::Args { of } => find(Piece::Args(of)),
            Part::Stmt { .. } | Part::Stmts { .. } | Part::Handlers { .. } => None,
            Part::Qualifier { of } => find(Piece::Qualifier(of)),
            Part::TraitArgs { of } => self[of].iter().find_map(|arg| match *arg {
                TraitArg::Type { of } => find(Piece::Type(of)),
                TraitArg::Expr { expr } => find(Piece::Expr(expr)),
            }),
        }
    }
}

impl ExprKind {
    /// Whether operands are not evaluated (`[expr.context]`); a lambda-expression and the like have none here.
    pub fn is_unevaluated_operator(self) -> bool {
        matches!(
            self,
            ExprKind::SizeofType { .. }
                | ExprKind::SizeofExpr { .. }
                | ExprKind::SizeofPack { .. }
                | ExprKind::AlignofType { .. }
                | ExprKind::AlignofExpr { .. }
                | ExprKind::TypeidType { .. }
                | ExprKind::TypeidExpr { .. }
                | ExprKind::Noexcept { .. }
                | ExprKind::Trait { .. }
                | ExprKind::Concept { .. }
                | ExprKind::Requires { .. }
                | ExprKind::Offsetof { .. }
        )
    }
}
