//! Classes that the type-id of an expression defines.

use crate::emit::host::{Printer, change};
use crate::il::*;
use crate::source::Pos;

impl Printer<'_> {
    /// Prints the type-id of a compound literal or of `offsetof` that begins at `from`, with the class that it defines (GNU).
    pub(in crate::emit::host) fn type_id_in(&mut self, ty: TypeId, from: Pos) {
        let class = match self.il.unqualified(self.innermost(ty)) {
            TypeKind::Class { class } => Some(class),
            _ => None,
        };
        let defined = class.filter(|class| {
            self.il[*class]
                .body
                .is_some_and(|body| self.il[body].pos > from && self.il[*class].instance.is_none())
        });
        self.with(change::DefinedClass(defined), |p| p.type_id(ty));
    }

    /// Prints the definition of a class in the type-id that it stands in.
    pub(super) fn class_definition(&mut self, class: ClassId) {
        let Some(body) = self.il[class].body else { return };
        self.with(change::DefinedClass(None), |p| p.tag(body, None));
    }
}
