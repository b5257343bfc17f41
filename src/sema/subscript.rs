//! Subscripts that are known to be out of range (`[expr.sub]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;

impl Compilation {
    /// A constant index that an array does not have (`[expr.sub]`); the address of the end is fine.
    pub fn check_subscript_range(&mut self, e: ExprId, address: bool, pos: Pos) {
        let ExprKind::Subscript { base, index } = self.il[e].kind else { return };
        let (base, index) = match self.canonical_kind(self.il[base].ty) {
            TypeKind::Array { .. } => (base, index),
            _ => (index, base),
        };
        let TypeKind::Array { bound: ArrayBound::Constant { count }, .. } =
            self.canonical_kind(self.il[base].ty)
        else {
            return;
        };
        let dependent = self.il[e].flags.intersects(DEPENDENT);
        let message = messages::subscript_out_of_range();
        if self.context.unevaluated || self.quiet > 0 || dependent || !self.diags.may_show(message.id()) {
            return;
        }
        let Some(value) = self.is_simple_constant(index).then(|| self.constant_integer(index)).flatten()
        else {
            return;
        };
        let most = i128::from(count) + i128::from(address);
        if !(0..most).contains(&value) {
            // The element after the last one is a place, but none to read or write.
            let pos = if value == i128::from(count) { self.start_of(e) } else { pos };
            self.warn(pos, message);
        }
    }
}
