//! What a call gives that was refused. Where it is known which function was meant, it is what that one returns, and what
//! is done with it is checked as well.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::INHERITED;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// A call whose function is not known although nothing is dependent: for a cause, or because its operands are
    /// not known.
    pub(super) fn unknown_call(
        &mut self,
        cause: Option<UnknownCause>,
        callee: ExprId,
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let ty = cause.map_or(self.common.unknown, |cause| self.fall_back(cause, pos));
        let list = self.il.list(args);
        let flags = (self.flags_of(args) & INHERITED) | ExprFlags::UNKNOWN;
        self.expr(ExprKind::Call { callee, args: list }, ty, Category::Prvalue, flags, pos)
    }

    /// A call of one of some functions of which none accepts the arguments, which was reported.
    pub(super) fn refused_call(
        &mut self,
        callee: ExprId,
        candidates: &[Entity],
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        if let [Entity::Function { id }] = *candidates
            && let Some(ret) = self.kept_result(callee, id, args)
        {
            return self.plain_refused_call(callee, args, ret, pos);
        }
        self.unknown_call(Some(UnknownCause::CallCandidates), callee, args, pos)
    }

    /// The same through a pointer or a reference to a function with these parameters.
    pub(super) fn refused_value_call(
        &mut self,
        callee: ExprId,
        (ret, params): (TypeId, &[TypeId]),
        args: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let through_pointer = self.is_pointer(self.il[callee].ty) || self.is_pointee_of_object(callee);
        if through_pointer || self.has_only_too_many(params, args) {
            return self.plain_refused_call(callee, args, ret, pos);
        }
        self.unknown_call(None, callee, args, pos)
    }

    /// What a function returns whose call was refused. Nothing is known where its name could mean others too: where it is
    /// that of a function outside of classes alone, unless all parameters have what they need and more was given.
    fn kept_result(&mut self, callee: ExprId, function: FunctionId, args: &[ExprId]) -> Option<TypeId> {
        let f = &self.il[function];
        let open = f.builtin(&self.il).is_some()
            || f.template.is_some()
            || f.class.is_some_and(|class| self.is_dependent_class(class))
            || self.is_open_type(f.ty);
        if open || !self.tells_of_errors() {
            return None;
        }
        let params: Vec<_> = f.params(&self.il).iter().map(|param| param.ty).collect();
        let member = f.class.is_some();
        let ret = self.spelled_result_of(function);
        let placeholder = TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN | TypeFlags::DEPENDENT;
        if self.il[ret].flags.intersects(placeholder) {
            return None;
        }
        let kept = member || self.is_told_apart(callee) || self.has_only_too_many(&params, args);
        kept.then_some(ret)
    }

    /// Whether a function is named behind `::` or between parentheses.
    fn is_told_apart(&self, callee: ExprId) -> bool {
        let e = &self.il[callee];
        let qualified = match e.kind {
            ExprKind::Overload { qualifier, .. } | ExprKind::Name { qualifier, .. } => qualifier.is_some(),
            _ => false,
        };
        qualified || e.flags.contains(ExprFlags::PARENTHESIZED)
    }

    /// Whether arguments are refused only because there are more than parameters.
    fn has_only_too_many(&mut self, params: &[TypeId], args: &[ExprId]) -> bool {
        !params.is_empty()
            && args.len() > params.len()
            && args.iter().zip(params).all(|(arg, ty)| !self.is_open(*arg) && self.converts(*arg, *ty))
    }

    /// `*p` for a pointer `p` that is no function's name.
    fn is_pointee_of_object(&self, callee: ExprId) -> bool {
        let ExprKind::Unary { op: UnaryOp::Deref, operand } = self.il[callee].kind else { return false };
        let decayed = matches!(self.il[operand].kind,
            ExprKind::Implicit { operand, .. } if self.function_of(self.il[operand].ty).is_some());
        !decayed
    }

    fn plain_refused_call(&mut self, callee: ExprId, args: &[ExprId], ret: TypeId, pos: Pos) -> ExprId {
        let args = self.il.list(args);
        self.call_result(ExprKind::Call { callee, args }, ret, ExprFlags::empty(), pos)
    }
}
