//! Modules (`[module]`): they are not enabled in any mode, so that their declarations are recognized, reported and
//! skipped.

use crate::diag::messages;
use crate::names::known;
use crate::parse::{Items, Parser, T};
use crate::source::Pos;
use smallvec::smallvec;

/// The first standard with modules.
const FIRST_STANDARD: u8 = 20;

impl Parser<'_> {
    /// Whether a module-declaration, a module fragment or an import begins at the current word.
    pub(crate) fn at_module_declaration(&self) -> bool {
        if self.c.dialect.standard < FIRST_STANDARD {
            return false;
        }
        let next = self.peek(1);
        // As the name of something else, the word is followed by what no module's name begins with.
        if self.at_word(known::MODULE) {
            next == T::Semicolon
                || next == T::Colon
                || next == T::Identifier && self.line_ends_after_module_name()
        } else {
            self.at_word(known::IMPORT)
                && matches!(next, T::Identifier | T::Less | T::String | T::Colon)
                && self.line_ends_after_module_name()
        }
    }

    /// Whether the words after the current one up to the `;` are a module's name or a header's.
    fn line_ends_after_module_name(&self) -> bool {
        if matches!(self.peek(1), T::Less | T::String) {
            return true;
        }
        let mut ahead = 1;
        while matches!(self.peek(ahead), T::Identifier | T::Dot | T::Colon) {
            ahead += 1;
        }
        self.peek(ahead) == T::Semicolon
    }

    /// A module-declaration, the introduction of a module fragment, or an import.
    pub(crate) fn module_declaration(&mut self) -> Items {
        let pos = self.pos();
        self.modules_are_disabled(pos);
        if self.at_word(known::IMPORT) {
            self.import_declaration();
        } else if self.c.il.items.is_empty() || self.in_module {
            self.in_module = true;
        } else if self.peek(1) == T::Semicolon {
            self.c.report(pos, messages::global_module_fragment_must_precede());
        } else {
            self.c.report(self.pos_at(self.at + 1), messages::module_declaration_can_only_preceded());
        }
        self.skip_past_semicolon()
    }

    fn import_declaration(&mut self) {
        self.bump();
        let pos = self.pos();
        let header = matches!(self.kind(), T::Less | T::String);
        let mut name = String::new();
        for at in self.at.. {
            match self.kind_at(at) {
                T::Semicolon | T::EndOfFile => break,
                T::Less | T::Greater => {}
                T::Identifier => name.push_str(self.c.names.text(self.name_at(at))),
                kind => name.push_str(kind.spelling()),
            }
        }
        self.c.report(
            pos,
            if header {
                messages::header_to_import_not_found(&name)
            } else {
                messages::module_file_not_found(&name)
            },
        );
    }

    /// `export` before a declaration, a module-declaration or a template.
    pub(crate) fn export_declaration(&mut self) -> Items {
        let pos = self.pos();
        self.bump();
        if self.c.dialect.standard < FIRST_STANDARD {
            if self.c.dialect.standard >= 11 {
                self.c.report(pos, messages::exported_templates_no_longer_standard());
            }
            if self.kind() != T::KwTemplate {
                self.c.report(self.pos(), messages::expected_template());
                return self.skip_past_semicolon();
            }
            return self.template_declaration();
        }
        if self.at_module_declaration() {
            self.modules_are_disabled(pos);
            return self.module_declaration();
        }
        self.modules_are_disabled(pos);
        if !self.in_module {
            self.c.report(pos, messages::export_declaration_can_only_appear());
        }
        if !self.eat(T::LeftBrace) {
            return self.declaration();
        }
        let mut items: Items = smallvec![];
        while !matches!(self.kind(), T::RightBrace | T::EndOfFile) {
            let at = self.at;
            items.extend(self.nested(|p| p.declaration()).unwrap_or_default());
            if self.at == at {
                self.skip_stuck_token();
            }
        }
        self.expect(T::RightBrace);
        items
    }

    /// Tells once that modules are not enabled.
    fn modules_are_disabled(&mut self, pos: Pos) {
        if !std::mem::replace(&mut self.modules_reported, true) {
            self.c.report(pos, messages::modules_not_enabled_in_mode());
        }
    }

    fn skip_past_semicolon(&mut self) -> Items {
        while !matches!(self.kind(), T::Semicolon | T::EndOfFile) {
            self.bump();
        }
        self.eat(T::Semicolon);
        smallvec![]
    }
}
