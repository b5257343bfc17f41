//! Parameter packs are expanded where they are named (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::declare::DeclarationParts;

impl Compilation {
    /// A function template whose type names a pack that nothing expands.
    pub(super) fn check_packs_expanded(&mut self, parts: &DeclarationParts<'_>) {
        let ty = parts.declarator.ty;
        if !self.il[ty].flags.contains(TypeFlags::PACK)
            || !self.context.lambdas.is_empty()
            || !self.reports_now()
        {
            return;
        }
        let Some(mut at) = self.token_at(parts.specs.pos) else { return };
        let packs: Vec<_> = parts
            .headers
            .iter()
            .flat_map(|header| self.il[*header].params.iter())
            .filter(|param| self.il[**param].pack)
            .filter_map(|param| self.il[*param].name)
            .collect();
        while !matches!(
            self.tokens.kind(at),
            TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::EndOfFile
        ) {
            if self.tokens.kind(at) == TokenKind::Identifier && packs.contains(&self.tokens.name(at)) {
                let text = self.names.text(self.tokens.name(at)).to_owned();
                let pos = self.tokens.pos(at);
                let entity = EntityText::new(EntityKind::None, text, Declared::At(pos));
                return self.report(pos, messages::parameter_pack_referenced_but_not(entity));
            }
            at += 1;
        }
    }
}
