//! Expressions that stand for one of several others: generic selections (C11 6.5.1.1) and `__builtin_choose_expr`.

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// A generic selection: the value whose type is that of the controlling expression, else the default one.
    pub fn build_generic(
        &mut self,
        control: ExprId,
        types: &[TypeId],
        values: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let ty = self.il[control].ty;
        let ty = self.decayed(ty);
        let ty = self.unqualified(ty);
        let unknown = self.common.unknown;
        let index = types
            .iter()
            .position(|of| *of != unknown && self.same_type(*of, ty))
            .or_else(|| types.iter().position(|of| *of == unknown));
        let Some(chosen) = index.and_then(|index| values.get(index).copied()) else {
            return self.fall_back_expr(UnknownCause::Generic, pos);
        };
        let (types, values) = (self.interned.type_list(&mut self.il, types), self.il.list(values));
        let e = self.il[chosen];
        self.expr(ExprKind::Generic { control, types, values, chosen }, e.ty, e.category, e.flags, pos)
    }

    /// `__builtin_choose_expr(condition, first, second)`: what a constant chooses at translation.
    pub fn build_choose(&mut self, condition: ExprId, first: ExprId, second: ExprId, pos: Pos) -> ExprId {
        let chosen = match self.constant_truth(condition) {
            Some(true) => first,
            Some(false) => second,
            None => return self.fall_back_expr(UnknownCause::Generic, pos),
        };
        let e = self.il[chosen];
        self.expr(ExprKind::Choose { condition, first, second, chosen }, e.ty, e.category, e.flags, pos)
    }
}
