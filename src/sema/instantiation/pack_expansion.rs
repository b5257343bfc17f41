//! Parameter packs are expanded where they are named (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
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
            .flat_map(|header| self.il[*header].params(&self.il).iter())
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

    /// A call that stands for itself, and the elements of a list that initializes a variable, name no pack that nothing
    /// expands; of other expressions that is said where the definition ends.
    pub fn check_expanded(&mut self, e: ExprId) {
        let open = self.il[e].flags.contains(ExprFlags::PACK) && self.context.lambdas.is_empty();
        if !open || !self.reports_now() || self.instantiation.depth > 0 {
            return;
        }
        let Some((name, pos)) = self.unexpanded_pack(e) else { return };
        match self.il[e].kind {
            ExprKind::Call { .. } | ExprKind::InitList { .. } => self.report_unexpanded(name, pos),
            _ => self.templates.unexpanded.push((pos, name)),
        }
    }

    fn report_unexpanded(&mut self, name: Name, pos: Pos) {
        let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
        self.report(pos, messages::parameter_pack_referenced_but_not(entity));
    }

    /// The type that specifiers at `from` give a variable, member or typedef names no pack.
    pub fn note_unexpanded_type(&mut self, ty: TypeId, from: Pos) {
        let open = self.il[ty].flags.contains(TypeFlags::PACK) && self.context.lambdas.is_empty();
        if !open || !self.reports_now() || self.instantiation.depth > 0 {
            return;
        }
        let Some(from) = self.token_at(from) else { return };
        let ends = |kind| matches!(kind, TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::EndOfFile);
        let mut at = from;
        while !ends(self.tokens.kind(at)) {
            if self.tokens.kind(at) == TokenKind::Identifier && self.names_pack(self.tokens.name(at)) {
                self.templates.unexpanded.push((self.tokens.pos(at), self.tokens.name(at)));
                break;
            }
            at += 1;
        }
        if self.context.function.is_none() && self.context.class.is_none() {
            self.tell_unexpanded();
        }
    }

    /// The definition of a function, or of a class outside of functions, ends.
    pub fn tell_unexpanded(&mut self) {
        let mut noted = std::mem::take(&mut self.templates.unexpanded);
        noted.sort_by_key(|(pos, _)| *pos);
        for (pos, name) in noted {
            self.report_unexpanded(name, pos);
        }
    }

    /// The first pack that is named in an expression and not expanded in it, and where.
    fn unexpanded_pack(&self, e: ExprId) -> Option<(Name, Pos)> {
        let entry = &self.il[e];
        if !entry.flags.contains(ExprFlags::PACK) {
            return None;
        }
        if let ExprKind::Name { entity, .. } = entry.kind {
            let name = match entity {
                Entity::Variable { id } => self.il[id].name,
                Entity::TemplateParam { id } => self.il[id].name,
                _ => None,
            };
            return name.map(|name| (name, entry.pos));
        }
        self.il.first_in_expr(entry.kind, |piece| match piece {
            Piece::Expr(part) => self.unexpanded_pack(part),
            _ => None,
        })
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
