//! Where the parts of a function declarator may stand: attributes before its parameters, and a return type behind them
//! (`[dcl.fct]`).

use super::Parser;
use super::declarator::Declarator;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind as T;
use crate::sema::lookup::Key;

impl Parser<'_> {
    /// Whether the list of parameters stands behind the attributes here.
    pub(super) fn parameters_follow_attributes(&self) -> bool {
        let mut at = self.at;
        while self.kind_at(at) == T::KwAttribute {
            at = self.after_matching(at + 1);
        }
        matches!(self.kind_at(at), T::LeftParen | T::LeftBracket)
    }

    /// A return type can only stand behind a declarator whose specifiers are `auto` (`[dcl.fct]`), or behind a guide.
    pub(super) fn check_trailing_place(&mut self, d: &Declarator, ret: TypeId) {
        let open = TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
        let decided = matches!(self.c.il[ret].kind, TypeKind::DecltypeAuto { .. });
        let guide = d.name.as_ref().and_then(|name| name.identifier()).is_some_and(|name| {
            let key = Key::name(name);
            let found = self.c.lookup_unqualified(key, self.c.context.scope);
            matches!(found[..], [Entity::Template { id }, ..]
                if matches!(self.c.il[id].kind, TemplateKind::Class { .. }))
        });
        // So is that of a parameter that is `auto`, for which a template parameter may be invented.
        let parameter = self.c.is_of_invented_parameter(ret);
        if !guide && !parameter && (decided || !self.c.il[ret].flags.intersects(open)) {
            self.report(self.pos(), messages::trailing_return_type_requires_auto());
        }
    }
}
