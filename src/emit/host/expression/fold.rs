//! Fold expressions (`[expr.prim.fold]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints a fold expression.
    pub(super) fn fold(&mut self, op: BinaryOp, left: Option<ExprId>, right: Option<ExprId>) {
        self.text("(");
        let (dots_first, dots_last) = (left.is_none(), right.is_none());
        match left {
            Some(left) => self.folded_operand(left),
            None => self.text(" ..."),
        }
        self.text(" ");
        self.text(op.spelling());
        self.text(" ");
        match right {
            Some(right) if dots_first => self.folded_operand(right),
            Some(right) => {
                self.text("... ");
                self.text(op.spelling());
                self.text(" ");
                self.folded_operand(right);
            }
            None if dots_last => self.text("... "),
            None => {}
        }
        self.text(")");
    }

    /// Prints an operand of a fold expression: what makes an object of a type that depends on template parameters stands
    /// without parentheses.
    fn folded_operand(&mut self, operand: ExprId) {
        let open = matches!(self.il[operand].kind, ExprKind::ConstructBrace { to, .. }
            if self.il[to].flags.contains(TypeFlags::DEPENDENT));
        match open {
            true => self.top(operand),
            false => self.operand(operand),
        }
    }
}
