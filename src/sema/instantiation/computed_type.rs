//! Types that an expression or a built-in determines, in what an instantiation makes: these are seen where the type is an
//! argument.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;

impl Compilation {
    /// What `decltype` says of a template parameter whose type is known: of its argument, in the end.
    pub(in crate::sema) fn type_of_parameter_value(
        &mut self,
        ty: TypeId,
        env: &Environment,
    ) -> Option<TypeId> {
        let TypeKind::Decltype { expr } = self.il[ty].kind else { return None };
        let named = matches!(self.il[expr].kind, ExprKind::Name { entity: Entity::TemplateParam { .. }, .. });
        if !named || self.is_dependent(ty) || env.is_empty() {
            return None;
        }
        let expr = self.in_unevaluated(|c| c.substitute_expr(expr, env));
        Some(self.make_type(TypeKind::Decltype { expr }))
    }

    /// Whether an expression names several functions, none of which is meant alone.
    pub(super) fn is_undetermined_function(&self, e: ExprId) -> bool {
        let (set, args) = match self.il[e].kind {
            ExprKind::Overload { set, args, .. } | ExprKind::MemberOverload { set, args, .. } => (set, args),
            _ => return false,
        };
        let open = args.is_some_and(|args| self.il[args].iter().any(|arg| self.arg_is_dependent(arg)));
        self.il[set].candidates.len() > 1 && !open
    }

    /// Whether a type is what `decltype` says of the value of a template argument.
    pub(super) fn is_type_of_value(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Decltype { expr }
            if matches!(self.il[expr].kind, ExprKind::Constant { .. }) || self.il[expr].kind.is_literal())
    }

    /// What a built-in makes of a type, if typedef names stand for that: it shows where the type is an argument.
    pub(super) fn transformed(&self, mut ty: TypeId) -> Option<TypeId> {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Transform { .. } => return Some(ty),
                _ => return None,
            };
        }
    }
}
