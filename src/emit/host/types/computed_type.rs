//! Types that expressions determine: where they keep the expression, and where it is gone.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether a type is made of one that an expression determines, perhaps behind typedef names, which stays where the
    /// type is an argument.
    pub(in crate::emit::host) fn keeps_computation(&self, ty: TypeId) -> bool {
        self.is_transformed(ty)
            || self.computation(ty).is_some_and(|(expr, local)| {
                self.outlives_function(expr, local) && !self.names_closed_member(expr, 0)
            })
    }

    /// Whether a type is spelled by an expression that is gone when the function ends which first mentions it.
    pub(in crate::emit::host) fn is_computed_from_locals(&self, ty: TypeId) -> bool {
        self.computation(ty).is_some_and(|(expr, local)| !self.outlives_function(expr, local))
    }

    /// Whether a type is what a built-in makes of another, perhaps behind typedef names.
    fn is_transformed(&self, ty: TypeId) -> bool {
        let mut ty = self.innermost(ty);
        loop {
            ty = self.innermost(match self.il[ty].kind {
                TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => of,
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                kind => return matches!(kind, TypeKind::Transform { .. }),
            });
        }
    }

    /// The expression that determines what a type is made of, and whether it stands in a function.
    fn computation(&self, ty: TypeId) -> Option<(ExprId, bool)> {
        let mut local = self.manner.types.first_in_body.unwrap_or(self.around.functions > 0);
        let mut ty = self.innermost(ty);
        loop {
            ty = self.innermost(match self.il[ty].kind {
                TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => of,
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Typedef { typedef } => {
                    let typedef = &self.il[typedef];
                    local &= self.il[typedef.scope].kind.is_local();
                    typedef.ty
                }
                TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => return Some((expr, local)),
                _ => return None,
            });
        }
    }

    /// Whether an expression that determines a type is still there behind the function that it stands in: constants are.
    fn outlives_function(&self, expr: ExprId, local: bool) -> bool {
        match local {
            true => self.is_lasting_constant(expr),
            false => self.names_globals_alone(expr, 0),
        }
    }

    fn is_lasting_constant(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Enumerator { .. } | Entity::TemplateParam { .. }, .. }
            | ExprKind::String { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::AlignofType { .. } => true,
            ExprKind::Unary { operand, .. } => self.il[operand].kind.is_literal(),
            kind => kind.is_literal(),
        }
    }

    /// Whether an expression is made of names that no function declares: an instance outlives what is local to the
    /// function that first mentions it.
    fn names_globals_alone(&self, expr: ExprId, depth: u32) -> bool {
        let within = |expr: ExprId| {
            depth < limits::PRINTED_ARGUMENT_NESTING && self.names_globals_alone(expr, depth + 1)
        };
        match self.il[expr].kind {
            kind if kind.is_literal() => true,
            ExprKind::Constant { .. } => true,
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let scope = self.il[id].scope;
                matches!(
                    self.il[scope].kind,
                    ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. }
                )
            }
            // A parameter has no name outside of its template.
            ExprKind::Name { entity: Entity::TemplateParam { .. }, .. } => self.around.templates > 0,
            ExprKind::Name { entity, .. } => !matches!(entity, Entity::Binding { .. }),
            ExprKind::Overload { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::String { .. } => true,
            kind @ (ExprKind::Implicit { .. }
            | ExprKind::Extension { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Member { .. }
            | ExprKind::MemberOverload { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Call { .. }
            | ExprKind::Operator { .. }
            | ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::InitList { .. }) => !self.il.any_operand(kind, |operand| !within(operand)),
            // What else there is stays where it is written.
            _ => false,
        }
    }
}
