//! The text of templates: their tokens, literals by their values.

use super::build::Build;
use super::print::literal as literal_text;
use crate::il::*;
use crate::literals::{CharLiteral, Encoding, IntegerType, StringLiteral, UserSuffix};
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use std::fmt::Write;

impl Build<'_> {
    /// The words of a template with a blank between any two; lines that end between them stay, and so does how far
    /// the first word of a line is from its beginning. Where a function runs is left out, but for kernels.
    pub fn template_text(&self, words: &[KeptWord]) -> String {
        let mut text = String::new();
        let mut before: Option<Pos> = None;
        for kept in words {
            if matches!(kept.word, Word::Space { name, .. } if self.unit.names.text(name) != AttributeKind::Global.row().name)
            {
                continue;
            }
            if let Some(before) = before {
                let line = |pos| i64::from(self.lines.number(self.unit, pos));
                let ended = line(kept.pos) - line(before);
                if ended != 0 {
                    text.extend(std::iter::repeat_n('\n', usize::try_from(ended).unwrap_or(1)));
                    text.extend(std::iter::repeat_n(' ', self.unit.sources.column(kept.pos) as usize - 1));
                } else if !matches!(kept.word, Word::Comma | Word::Semicolon) {
                    text.push(' ');
                }
            }
            text.push_str(&self.word_text(kept.word));
            before = Some(kept.pos);
        }
        text
    }

    /// The text of a template; a kernel's is that of a declaration.
    pub(super) fn templated_text(&self, template: TemplateId, text: List<KeptWord>) -> String {
        let kernel = match self.il[template].kind {
            TemplateKind::Function { pattern } => self.il[pattern].space.contains(ExecutionSpace::GLOBAL),
            _ => false,
        };
        let words = &self.il[text];
        // The stub of a kernel takes the place of its body.
        let body = words.iter().position(|kept| matches!(kept.word, Word::OpenBrace)).filter(|_| kernel);
        match body {
            Some(body) => self.template_text(&words[..body]) + ";",
            None => self.template_text(words),
        }
    }

    /// How a word is spelled.
    pub fn word_text(&self, word: Word) -> String {
        let literals = &self.il.literals;
        match word {
            Word::Name { name } | Word::Sign { sign: name } => self.text(name),
            // What is spelled otherwise for a host compiler is so here, but for what is C's.
            Word::Keyword { name, printed } => match self.text(printed) {
                text if text.starts_with('_') && text[1..].starts_with(char::is_uppercase) => self.text(name),
                text => text,
            },
            Word::Comma => ",".to_owned(),
            Word::Semicolon => ";".to_owned(),
            Word::OpenBrace => "{".to_owned(),
            Word::Integer { literal } => match literals.integers.get(literal as usize) {
                Some(literal) => {
                    format!("{}{}", literal.value, self.user_suffix(literal.user, type_suffix(literal.ty)))
                }
                None => String::new(),
            },
            Word::Float { literal } => self.float_text(literal as usize),
            Word::Char { literal } => {
                let literal = literals.chars.get(literal as usize);
                literal.map(|literal| self.char_text(literal)).unwrap_or_default()
            }
            Word::String { literal } => {
                let literal = literals.strings.get(literal as usize);
                literal.map(|literal| self.literal_string(literal)).unwrap_or_default()
            }
            Word::Space { keyword, name } => format!("{} ( ( {} ) )", self.text(keyword), self.text(name)),
        }
    }

    /// The suffix of a user-defined literal, or the one of its type.
    fn user_suffix(&self, user: Option<UserSuffix>, plain: &str) -> String {
        user.map_or_else(|| plain.to_owned(), |user| self.text(user.suffix))
    }

    fn char_text(&self, literal: &CharLiteral) -> String {
        if literal.multi {
            return literal.value.to_string();
        }
        let prefix = match literal.encoding {
            Encoding::Utf8 if self.header.standard < 2020 => "",
            encoding => prefix(encoding),
        };
        let suffix = self.user_suffix(literal.user, "");
        if prefix.is_empty() {
            return format!("{}{suffix}", super::constants::character(literal.value as u8));
        }
        format!("{prefix}'\\x{:x}'{suffix}", literal.value as u32)
    }

    fn literal_string(&self, literal: &StringLiteral) -> String {
        let literals = &self.il.literals;
        let prefix = match literal.encoding {
            Encoding::Utf8 if self.header.standard < 2020 => "",
            encoding => prefix(encoding),
        };
        let mut text = String::new();
        if prefix.is_empty() {
            text = literal_text(literals.units(literal));
        } else {
            for unit in literals.unit_values(literal) {
                let _ = write!(text, "\\x{unit:x}");
            }
        }
        format!("{prefix}\"{text}\"{}", self.user_suffix(literal.user, ""))
    }
}

/// The suffix that tells the type of an integer.
fn type_suffix(of: IntegerType) -> &'static str {
    match of {
        IntegerType::UnsignedInt => "U",
        IntegerType::Long => "L",
        IntegerType::UnsignedLong => "UL",
        IntegerType::LongLong => "LL",
        IntegerType::UnsignedLongLong => "ULL",
        IntegerType::Int | IntegerType::Int128 => "",
    }
}

/// What stands before literals of an encoding.
fn prefix(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Narrow => "",
        Encoding::Utf8 => "u8",
        Encoding::Wide => "L",
        Encoding::Utf16 => "u",
        Encoding::Utf32 => "U",
    }
}
