//! Text that stays as it was written.

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints text that is kept: for what was not analysed.
    pub(super) fn kept_text(&mut self, text: List<KeptWord>) {
        for (at, kept) in self.il[text].iter().enumerate() {
            if at > 0 && kept.apart {
                self.text(" ");
            }
            self.kept_word(kept.word);
        }
    }

    /// Prints a word of such a text. A keyword that has several spellings stays as it was written.
    pub(in crate::emit::host) fn kept_word(&mut self, word: Word) {
        match word {
            Word::Name { name } | Word::Keyword { name, .. } | Word::Sign { sign: name } => self.name(name),
            Word::Comma => self.text(","),
            Word::Semicolon => self.text(";"),
            Word::OpenBrace => self.text("{"),
            Word::Integer { literal } => self.integer_literal(literal),
            Word::Float { literal } => self.float_literal(literal),
            Word::Char { literal } => self.char_literal(literal),
            Word::String { literal } => self.string_literal(literal),
            Word::Space { keyword, name } => {
                self.name(keyword);
                self.text("((");
                self.name(name);
                self.text("))");
            }
        }
    }
}
