//! Parameter packs are expanded where they are named (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// A function template whose type names a pack that nothing expands.
    pub(in crate::sema) fn check_packs_expanded(&mut self, parts: &DeclarationParts<'_>) {
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

    /// The constraint of a placeholder names a pack: what a parameter of this type expands is not that.
    pub fn check_constraint_expanded(&mut self, args: List<TemplateArg>, name: Pos, end: usize) {
        let packs = self.il[args].iter().any(|arg| self.arg_flags(arg).contains(TypeFlags::PACK));
        if !packs || !self.context.lambdas.is_empty() || !self.reports_now() {
            return;
        }
        let Some(from) = self.token_at(name) else { return };
        for at in from..end {
            if self.tokens.kind(at) != TokenKind::Identifier || !self.names_pack(self.tokens.name(at)) {
                continue;
            }
            let text = self.names.text(self.tokens.name(at)).to_owned();
            let pos = self.tokens.pos(at);
            let entity = EntityText::new(EntityKind::None, text, Declared::At(pos));
            return self.report(pos, messages::parameter_pack_referenced_but_not(entity));
        }
    }

    /// Whether a name is that of a template parameter pack here.
    fn names_pack(&self, name: crate::names::Name) -> bool {
        let found = self.lookup_unqualified(Key::name(name), self.context.scope);
        matches!(found[..], [Entity::TemplateParam { id }] if self.il[id].pack)
    }
}
