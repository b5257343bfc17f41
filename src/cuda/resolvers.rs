//! Functions that another function chooses when the program is loaded, the resolver.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::lookup::Key;

impl Compilation {
    /// Reports resolvers that do not give a pointer to a function; all of the unit has been declared.
    pub fn check_resolvers(&mut self) {
        for (_, attribute) in std::mem::take(&mut self.functions.chosen_functions) {
            let Some(resolver) = self.resolver(attribute) else { continue };
            let Some((ret, ..)) = self.function_of(self.il[resolver].ty) else { continue };
            let gives = self.pointee(ret).is_some_and(|to| self.function_of(to).is_some());
            if gives || self.is_unknown(ret) {
                continue;
            }
            let (function, ty) = (self.function_entity(resolver), self.shown_type(self.il[resolver].ty));
            let pos = self.il[attribute].pos;
            self.report(pos, messages::type_incompatible_ifunc_resolver_type(function, ty));
        }
    }

    /// The function whose name stands in the parentheses of an attribute.
    fn resolver(&mut self, attribute: AttributeId) -> Option<FunctionId> {
        let args = self.il[attribute].args(&self.il)?;
        let Some(AttributeArg::Expr { expr }) = self.il[args].first().copied() else { return None };
        let ExprKind::String { literal } = self.il[expr].kind else { return None };
        let string = self.il.literals.strings.get(literal as usize)?;
        let text = String::from_utf8_lossy(self.il.literals.units(string)).into_owned();
        let name = self.names.intern(text.as_bytes());
        let found = self.symbols.bindings.get(self.symbols.global, Key::name(name)).first().copied()?;
        match found {
            Entity::Function { id } => Some(id),
            _ => None,
        }
    }
}
