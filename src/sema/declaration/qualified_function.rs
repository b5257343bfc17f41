//! Function types with qualifiers, which only member functions have (`[dcl.fct]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::syntax::{DeclSpecifiers, Declarator};

impl Compilation {
    /// Whether a type is that of functions whose object is constant or volatile.
    pub fn is_qualified_function(&self, ty: TypeId) -> bool {
        let qualifiers = FunctionTraits::CONST | FunctionTraits::VOLATILE;
        self.function_of(ty).is_some_and(|(.., traits)| traits.intersects(qualifiers))
    }

    /// Whether a type is that of pointers or references to functions whose exception specification depends on template
    /// parameters.
    pub(crate) fn has_open_noexcept(&self, ty: TypeId) -> bool {
        let to = self.without_reference(ty);
        let to = self.pointee(to).unwrap_or(to);
        matches!(self.canonical_kind(to), TypeKind::Function { noexcept: Some(_), .. })
    }

    /// A function that a declarator gives its type by a name of that is a nonstatic member, if its object is qualified.
    pub fn check_qualified_function(&mut self, specs: &DeclSpecifiers, d: &Declarator, member: bool) {
        let nonstatic = member && !specs.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::FRIEND);
        if !nonstatic && self.is_qualified_function(d.ty) && self.reports_now() {
            self.report(d.pos, messages::qualified_function_type_cannot_used());
        }
    }
}
