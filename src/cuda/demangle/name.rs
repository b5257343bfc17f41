//! Names: nested, local and plain ones, operators, closures and substitutions.

use super::{Demangler, Seen};
use crate::diag::phrases;
use crate::il::OverloadedOperator;
use crate::lex::TokenKind;
use crate::tables::itanium_abbreviations::ABBREVIATIONS;

/// What a name says about the function it names.
#[derive(Default)]
pub(super) struct NameInfo {
    /// cv- and ref-qualifiers of the function, as they follow its parameters.
    pub traits: String,
    /// Whether the return type is part of the mangled name.
    pub returns: bool,
}

/// What one component of a name was.
#[derive(Clone, Copy, PartialEq)]
enum Component {
    Name,
    /// Constructors, destructors and conversion functions, which have no return type.
    Special,
}

impl Demangler<'_> {
    /// Reads a name: nested, local, or outside of everything.
    pub fn name(&mut self) -> Option<NameInfo> {
        match self.peek() {
            b'N' => self.nested(),
            b'Z' => self.local(),
            _ => {
                let start = self.at;
                if self.peek() == b'S' && self.peek_at(1) != b't' {
                    self.substitution(false, false)?;
                    self.template_arguments()?;
                    return Some(NameInfo { returns: true, ..NameInfo::default() });
                }
                let component = self.unscoped()?;
                let mut info = NameInfo::default();
                if self.peek() == b'I' {
                    self.remember(Seen::Unscoped { start });
                    self.template_arguments()?;
                    info.returns = component == Component::Name;
                }
                Some(info)
            }
        }
    }

    fn unscoped(&mut self) -> Option<Component> {
        self.global(" ::");
        if self.eat(b"St") {
            self.write(phrases::standard_namespace().plain());
            self.write("::");
        }
        self.component("")
    }

    fn local(&mut self) -> Option<NameInfo> {
        self.expect(b"Z")?;
        self.encoding(true)?;
        self.expect(b"E")?;
        self.write("::");
        let info = self.name()?;
        if self.eat(b"_") {
            let number = if self.eat(b"_") {
                let number = self.number()?;
                self.expect(b"_")?;
                number
            } else {
                let digit = self.peek().checked_sub(b'0')?;
                self.at += 1;
                usize::from(digit)
            };
            self.instance_number(number.checked_add(2)?);
        }
        Some(info)
    }

    fn instance_number(&mut self, number: usize) {
        self.write(phrases::name_number().plain());
        self.write(&format!("{number})"));
    }

    fn nested(&mut self) -> Option<NameInfo> {
        self.expect(b"N")?;
        let mut info = NameInfo { traits: self.member_traits(), returns: false };
        if self.eat(b"R") {
            info.traits.push_str(" &");
        } else if self.eat(b"O") {
            info.traits.push_str(" &&");
        }
        let start = self.at;
        info.returns = self.components(start, None)?;
        self.expect(b"E")?;
        Some(info)
    }

    fn member_traits(&mut self) -> String {
        let quals = self.qualifiers();
        if quals.is_empty() { quals } else { format!(" {quals}") }
    }

    /// Reads the components of a nested name up to its end, or to `end`; says whether it is the name of a function
    /// with a return type.
    fn components(&mut self, start: usize, end: Option<usize>) -> Option<bool> {
        let mut last = String::new();
        let mut kind = Component::Name;
        let mut template = false;
        let mut first = true;
        while self.peek() != b'E' && end != Some(self.at) {
            if self.peek() == b'I' {
                self.template_arguments()?;
                template = kind == Component::Name;
            } else if self.peek() == b'S' && self.peek_at(1) != b't' && first {
                let mark = self.out.len();
                self.substitution(false, false)?;
                last = self.last_identifier(mark);
                first = self.out.ends_with("::");
                template = false;
                continue;
            } else if self.eat(b"St") {
                self.global("::");
                self.write(phrases::standard_namespace().plain());
                last.clear();
                first = false;
                continue;
            } else if self.peek().is_ascii_digit() && self.is_internal_mark() {
                self.identifier()?;
                first = true;
                self.global("::");
                // What follows stands right behind the mark.
                if self.peek() != b'E' && end != Some(self.at) {
                    self.remember(Seen::Prefix { start, end: self.at });
                    self.separated(&mut last, &mut kind)?;
                    template = false;
                    first = false;
                    self.remember_prefix(start, end);
                }
                continue;
            } else {
                if !first {
                    self.write("::");
                }
                self.separated(&mut last, &mut kind)?;
                template = false;
            }
            if self.eat(b"M") {
                continue;
            }
            first = false;
            self.remember_prefix(start, end);
        }
        Some(template)
    }

    fn remember_prefix(&mut self, start: usize, end: Option<usize>) {
        if self.peek() != b'E' && end.is_none() {
            self.remember(Seen::Prefix { start, end: self.at });
        }
    }

    /// Reads one component of a nested name.
    fn separated(&mut self, last: &mut String, kind: &mut Component) -> Option<()> {
        let mark = self.out.len();
        *kind = self.component(last)?;
        *last = self.last_identifier(mark);
        Some(())
    }

    /// The class name that constructors and destructors after this text repeat.
    fn last_identifier(&self, mark: usize) -> String {
        let text = &self.out[mark..];
        let text = text.split('<').next().unwrap_or(text);
        text.rsplit("::").next().unwrap_or(text).trim().to_owned()
    }

    /// Reads a name without its scope; `class` is what constructors are called.
    fn component(&mut self, class: &str) -> Option<Component> {
        match (self.peek(), self.peek_at(1)) {
            (b'0'..=b'9', _) => {
                let name = self.identifier()?;
                self.write(&name);
            }
            (b'C', b'1'..=b'3') => {
                self.at += 2;
                self.write(class);
                return Some(Component::Special);
            }
            (b'D', b'0'..=b'2') => {
                self.at += 2;
                self.write("~");
                self.write(class);
                return Some(Component::Special);
            }
            (b'U', b't') => {
                self.at += 2;
                let number = self.ordinal()?;
                self.write(phrases::unnamed_type_name().plain());
                self.instance_number(number);
                self.write("]");
            }
            (b'U', b'l') => {
                self.at += 2;
                self.write(phrases::lambda_name().plain());
                self.parameters()?;
                self.expect(b"E")?;
                let number = self.ordinal()?;
                self.instance_number(number);
                self.write("]");
            }
            (b'c', b'v') => {
                self.at += 2;
                self.write(&operator());
                self.whole_type()?;
                return Some(Component::Special);
            }
            (b'l', b'i') => {
                self.at += 2;
                self.write(&operator());
                self.write("\"\"");
                let name = self.identifier()?;
                self.write(&name);
            }
            (b'T', _) => self.template_parameter()?,
            (b'a'..=b'z', _) => {
                let spelling = self.operator_name()?;
                self.write(&operator());
                self.write(spelling);
                if spelling.starts_with(|c: char| c.is_ascii_alphabetic()) {
                    self.write(" ");
                }
            }
            _ => return None,
        }
        Some(Component::Name)
    }

    /// Reads the code of an operator that functions can overload.
    pub fn operator_name(&mut self) -> Option<&'static str> {
        let code = self.text.get(self.at..self.at + 2)?;
        let found = OverloadedOperator::ALL
            .iter()
            .find(|op| op.mangled(false).as_bytes() == code || op.mangled(true).as_bytes() == code);
        self.at += 2;
        found.map(|op| op.spelling())
    }

    /// Reads `T_`, `T0_` and so on.
    pub fn template_parameter(&mut self) -> Option<()> {
        self.expect(b"T")?;
        let number = self.ordinal()?;
        self.write(&format!("T{number}"));
        Some(())
    }

    /// Repeats a part that was met before, as the beginning of a type or a name. Returns what follows a declarator.
    pub fn substitution(&mut self, under: bool, spaced: bool) -> Option<String> {
        self.expect(b"S")?;
        let standard = ABBREVIATIONS.iter().find(|abbreviation| abbreviation.letter == self.peek());
        if let Some(standard) = standard {
            self.at += 1;
            self.global(standard.shown);
            return Some(String::new());
        }
        let seen = self.mentioned(self.at - 1)?;
        while !self.eat(b"_") {
            self.at += 1;
        }
        match seen {
            Seen::Unscoped { start } => self.again(start, |d| {
                d.unscoped()?;
                Some(String::new())
            }),
            Seen::Prefix { start, end } => self.again(start, |d| {
                d.components(start, Some(end))?;
                Some(String::new())
            }),
            Seen::Type { start } => self.again(start, |d| d.ty(under, spaced)),
        }
    }

    /// What the `S_`, `S0_` and so on at a place mentions again.
    pub fn mentioned(&self, at: usize) -> Option<Seen> {
        let digits = self.text.get(at + 1..)?;
        let digits = &digits[..digits.iter().position(|byte| *byte == b'_')?];
        let mut number = 0usize;
        for digit in digits {
            let digit = char::from(*digit).to_digit(36)?;
            number = number.checked_mul(36)?.checked_add(digit as usize)?;
        }
        self.seen.get(number + usize::from(!digits.is_empty())).copied()
    }

    /// Reads the nested name before a name that is looked up again; all of it can be mentioned again.
    pub fn scope(&mut self) -> Option<()> {
        self.expect(b"N")?;
        let start = self.at;
        let known = self.seen.len();
        self.components(start, None)?;
        let one_mention = self.text.get(start) == Some(&b'S') && self.seen.len() == known && {
            let length = self.text[start..self.at].iter().position(|byte| *byte == b'_');
            length.is_none_or(|length| start + length + 1 == self.at)
        };
        if !one_mention {
            self.remember(Seen::Prefix { start, end: self.at });
        }
        self.expect(b"E")
    }

    /// Reads `I ... E` and writes the arguments between angle brackets.
    pub fn template_arguments(&mut self) -> Option<()> {
        self.expect(b"I")?;
        self.write("<");
        self.argument_list()?;
        self.write("> ");
        Some(())
    }

    /// Reads template arguments up to `E`.
    fn argument_list(&mut self) -> Option<()> {
        let mut first = true;
        while !self.eat(b"E") {
            if !first {
                self.write(if self.text.get(self.at..)?.starts_with(b"JE") { " " } else { ", " });
            }
            first = false;
            self.template_argument()?;
        }
        Some(())
    }

    fn template_argument(&mut self) -> Option<()> {
        match self.peek() {
            b'J' => {
                self.at += 1;
                self.argument_list()?;
                self.write(" ");
            }
            b'L' => self.literal()?,
            b'X' => {
                self.at += 1;
                self.expression()?;
                self.expect(b"E")?;
            }
            _ => self.whole_type()?,
        }
        Some(())
    }
}

/// The keyword before the names of operator functions, with the blank behind it.
fn operator() -> String {
    format!("{} ", TokenKind::KwOperator.spelling())
}
