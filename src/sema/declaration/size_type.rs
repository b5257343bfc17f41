//! The type of sizes that a unit declares (`[cstddef.syn]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::source::Pos;

impl Compilation {
    /// A typedef of that name, of the global namespace or of std, is the type of `sizeof`.
    pub(in crate::sema) fn check_size_type(&mut self, scope: ScopeId, name: Name, ty: TypeId, pos: Pos) {
        let size = self.common.size;
        if name != known::SIZE_T || self.is_open_type(ty) || self.same_type(ty, size) || !self.dialect.cxx {
            return;
        }
        let library = match self.il[scope].kind {
            ScopeKind::Global => true,
            ScopeKind::Namespace { .. } => self.std_scope() == Some(scope),
            _ => false,
        };
        if library {
            let expected = self.shown_type(size);
            self.report(pos, messages::declaration_size_t_does_not_match(expected));
        }
    }
}
