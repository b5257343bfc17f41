//! The text of templates: their tokens, literals by their values.

use super::build::Build;
use super::print::literal as literal_text;
use crate::il::*;
use crate::lex::{CharLiteral, Encoding, IntegerType, StringLiteral, TokenKind, UserSuffix};
use crate::tables::attributes::{AttributeKind, AttributeRow};
use std::fmt::Write;

impl Build<'_> {
    /// The tokens of a template with a blank between any two; lines that end between them stay, and so does how far
    /// the first token of a line is from its beginning.
    pub fn template_text(&self, range: TokenRange) -> String {
        let tokens = self.unit.tokens;
        let mut text = String::new();
        let mut at = range.first as usize;
        let mut before = None;
        while at < range.end as usize {
            if let Some(behind) = self.behind_space_attribute(at) {
                at = behind;
                continue;
            }
            if let Some(before) = before {
                let pos = tokens.pos(at);
                let line = |pos| i64::from(self.lines.number(self.unit, pos));
                let ended = line(pos) - line(tokens.pos(before));
                if ended != 0 {
                    text.extend(std::iter::repeat_n('\n', usize::try_from(ended).unwrap_or(1)));
                    text.extend(std::iter::repeat_n(' ', self.unit.sources.column(pos) as usize - 1));
                } else if !joins(tokens.kind(at)) {
                    text.push(' ');
                }
            }
            text.push_str(&self.token_text(at));
            before = Some(at);
            at += 1;
        }
        text
    }

    /// The token behind an attribute that says where a function runs and nothing else, which no text has; `at` is the first one
    /// of it.
    fn behind_space_attribute(&self, at: usize) -> Option<usize> {
        let tokens = self.unit.tokens;
        let opens = |at: usize| tokens.kind(at) == TokenKind::LeftParen;
        let closes = |at: usize| tokens.kind(at) == TokenKind::RightParen;
        if tokens.kind(at) != TokenKind::KwAttribute
            || !(opens(at + 1) && opens(at + 2) && closes(at + 4) && closes(at + 5))
            || tokens.kind(at + 3) != TokenKind::Identifier
        {
            return None;
        }
        let name = self.unit.names.text(tokens.name(at + 3));
        let spaces = [AttributeKind::Device, AttributeKind::Host];
        let is_space =
            |kind: &AttributeKind| AttributeRow::at(*kind as u16).is_some_and(|row| row.name == name);
        spaces.iter().any(is_space).then_some(at + 6)
    }

    /// The text of a template; a kernel's is that of a declaration.
    pub(super) fn templated_text(&self, template: TemplateId, range: TokenRange) -> String {
        let kernel = match self.il[template].kind {
            TemplateKind::Function { pattern } => self.il[pattern].space.contains(ExecutionSpace::GLOBAL),
            _ => false,
        };
        let shown = self.without_body(range, kernel);
        let text = self.template_text(shown);
        if shown.end == range.end { text } else { text + TokenKind::Semicolon.spelling() }
    }

    /// The tokens of a function template up to its body, where the stub of a kernel takes the place of that.
    fn without_body(&self, range: TokenRange, kernel: bool) -> TokenRange {
        let body =
            (range.first..range.end).find(|at| self.unit.tokens.kind(*at as usize) == TokenKind::LeftBrace);
        match body.filter(|_| kernel) {
            Some(body) => TokenRange { first: range.first, end: body },
            None => range,
        }
    }

    /// How a token is spelled.
    pub fn token_text(&self, at: usize) -> String {
        let tokens = self.unit.tokens;
        let literals = &tokens.literals;
        let number = tokens.payload(at) as usize;
        match tokens.kind(at) {
            TokenKind::Identifier => self.text(tokens.name(at)),
            kind if kind.is_keyword() => self.text(tokens.name(at)),
            kind if kind.is_punctuator() => kind.spelling().to_owned(),
            TokenKind::Integer => match literals.integers.get(number) {
                Some(literal) => {
                    format!("{}{}", literal.value, self.user_suffix(literal.user, type_suffix(literal.ty)))
                }
                None => String::new(),
            },
            TokenKind::Float => self.float_text(number),
            TokenKind::Char => {
                literals.chars.get(number).map(|literal| self.char_text(literal)).unwrap_or_default()
            }
            TokenKind::String => {
                literals.strings.get(number).map(|literal| self.literal_string(literal)).unwrap_or_default()
            }
            _ => String::new(),
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
        let literals = &self.unit.tokens.literals;
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

/// Whether no blank stands before a token.
fn joins(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Comma | TokenKind::Semicolon)
}
