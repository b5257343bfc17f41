//! Text that stays as it was written: what is not analysed, arguments of attributes that are not known, and templates
//! that are printed from their tokens.

use super::Parser;
use crate::il::*;
use crate::lex::{TokenKind, printed_keyword};
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Parser<'_> {
    /// The words of the tokens from `first` to before `end`.
    pub(crate) fn kept_text(&mut self, first: u32, end: u32) -> List<KeptWord> {
        let mut words = Vec::new();
        let mut at = first as usize;
        while at < end as usize {
            let pos = self.c.tokens.pos(at);
            let apart = at > first as usize && !self.c.tokens.adjacent(at - 1);
            let (word, behind) = match self.execution_space_at(at) {
                Some(name) => (Word::Space { keyword: self.c.tokens.name(at), name }, at + 6),
                None => (self.word_of(at), at + 1),
            };
            words.push(KeptWord { word, pos, apart });
            at = behind;
        }
        self.c.il.list(&words)
    }

    /// What a token is.
    fn word_of(&mut self, at: usize) -> Word {
        let literal = self.c.tokens.payload(at);
        match self.c.tokens.kind(at) {
            TokenKind::Identifier => Word::Name { name: self.c.tokens.name(at) },
            TokenKind::Integer => Word::Integer { literal },
            TokenKind::Float => Word::Float { literal },
            TokenKind::Char => Word::Char { literal },
            TokenKind::String => Word::String { literal },
            kind if kind.is_keyword() => {
                let name = self.c.tokens.name(at);
                Word::Keyword { name, printed: self.c.names.intern(printed_keyword(name).as_bytes()) }
            }
            TokenKind::Comma => Word::Comma,
            TokenKind::Semicolon => Word::Semicolon,
            TokenKind::LeftBrace => Word::OpenBrace,
            kind => Word::Sign { sign: self.c.names.intern(kind.spelling().as_bytes()) },
        }
    }

    /// The execution space that an attribute-specifier which begins at a token is alone for.
    fn execution_space_at(&self, first: usize) -> Option<crate::names::Name> {
        use TokenKind::{LeftParen, RightParen};
        let kind = |offset: usize| self.c.tokens.kind(first + offset);
        let alone = kind(0) == TokenKind::KwAttribute
            && [kind(1), kind(2)] == [LeftParen, LeftParen]
            && kind(3) == TokenKind::Identifier
            && [kind(4), kind(5)] == [RightParen, RightParen];
        if !alone {
            return None;
        }
        let name = self.c.tokens.name(first + 3);
        let text = self.c.names.text(name);
        let spaces = [AttributeKind::Host, AttributeKind::Device, AttributeKind::Global];
        spaces.iter().any(|space| space.row().name == text).then_some(name)
    }

    /// Whether the text of a template that begins at a position and declares what a group does is printed.
    pub(crate) fn keeps_template_text(&self, pos: Pos, group: Option<GroupId>) -> bool {
        let kept = match self.c.il.kept_templates {
            KeptTemplates::None => false,
            KeptTemplates::System => self.c.input.sources.in_system_header(pos),
            KeptTemplates::All => true,
        };
        let ended = DeclarationFlags::DELETED | DeclarationFlags::DEFAULTED;
        kept || group
            .and_then(|group| self.c.il[self.c.il[group].declarators].first())
            .is_some_and(|first| self.c.il[*first].flags.intersects(ended))
    }
}
