//! Access to arguments that no parameter stands for (`[cstdarg.syn]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// The first operand of `va_arg` is a list of arguments that can be advanced.
    pub(in crate::sema) fn check_argument_list(&mut self, list: ExprId) {
        let ty = self.il[list].ty;
        if self.is_open(list) || self.is_open_type(ty) || !self.dialect.cxx {
            return;
        }
        let object = self.without_reference(ty);
        let constant = self.qualifiers(object).contains(Qualifiers::CONST);
        if (constant || self.builtin_of(object) != Some(Builtin::VaList)) && self.reports_here() {
            let at = self.start_of(list);
            self.report(at, messages::incorrect_use_va_arg());
        }
    }
}
