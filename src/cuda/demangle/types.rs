//! Types: what stands before a declarator, and what stands behind it.

use super::{Demangler, Seen};
use crate::diag::phrases;
use crate::il::Builtin;
use crate::lex::TokenKind;
use crate::tables::limits;

impl Demangler<'_> {
    /// Reads a type and writes it without a declarator.
    pub fn whole_type(&mut self) -> Option<()> {
        let rest = self.ty(false, false)?;
        self.write(&rest);
        Some(())
    }

    /// Reads a type, writes what stands before a declarator, and returns what stands behind it. `under` says that the
    /// declarator begins with a pointer operator, `spaced` that something follows what is written.
    pub fn ty(&mut self, under: bool, spaced: bool) -> Option<String> {
        self.depth += 1;
        let rest = if self.depth < limits::DEMANGLED_NESTING { self.any_type(under, spaced) } else { None };
        self.depth -= 1;
        rest
    }

    fn any_type(&mut self, under: bool, spaced: bool) -> Option<String> {
        let start = self.at;
        let quals = self.qualifiers();
        let behind = self.is_pointer_at(self.at, 0);
        let function = self.peek() == b'F' || (self.peek() == b'D' && self.peek_at(1) == b'o');
        if !quals.is_empty() && !behind && !function {
            self.write(&quals);
            self.write(" ");
        }
        let unqualified = self.at;
        let (mut rest, mut known) = self.unqualified(under, spaced)?;
        if behind && !quals.is_empty() {
            self.write(&quals);
            if spaced {
                self.write(" ");
            }
        }
        if function && !quals.is_empty() {
            let at = rest.rfind(')').map_or(0, |at| at + 1);
            rest.insert_str(at, &format!(" {quals}"));
        }
        if unqualified != start {
            if !known {
                self.remember(Seen::Type { start: unqualified });
            }
            known = false;
        }
        if !known {
            self.remember(Seen::Type { start });
        }
        Some(rest)
    }

    /// Whether the type at a place is one whose qualifiers stand behind it: a pointer, or a mention of one.
    fn is_pointer_at(&self, at: usize, depth: u32) -> bool {
        match self.text.get(at) {
            Some(b'P' | b'R' | b'O' | b'M') => true,
            Some(b'S') if depth < limits::DEMANGLED_NESTING => match self.mentioned(at) {
                Some(Seen::Type { start }) => self.is_pointer_at(start, depth + 1),
                _ => false,
            },
            _ => false,
        }
    }

    /// Reads cv-qualifiers and gives them as written before a type.
    pub fn qualifiers(&mut self) -> String {
        let restrict = self.eat(b"r");
        let volatile = self.eat(b"V");
        let mut words = Vec::new();
        if self.eat(b"K") {
            words.push(TokenKind::KwConst.spelling());
        }
        if volatile {
            words.push(TokenKind::KwVolatile.spelling());
        }
        if restrict {
            words.push(TokenKind::KwRestrict.spelling());
        }
        words.join(" ")
    }

    /// Reads a type without qualifiers; also says whether it needs no place among the parts that are repeated.
    fn unqualified(&mut self, under: bool, spaced: bool) -> Option<(String, bool)> {
        let code = self.peek();
        match (code, self.peek_at(1)) {
            (b'P' | b'R' | b'O', _) => {
                self.at += 1;
                let rest = self.ty(true, true)?;
                self.write(match code {
                    b'P' => "*",
                    b'R' => "&",
                    _ => "&&",
                });
                return Some((rest, false));
            }
            (b'M', _) => return Some((self.member_pointer()?, false)),
            (b'F', _) | (b'D', b'o') => return Some((self.function(under)?, false)),
            (b'A', _) => return Some((self.array(under)?, false)),
            (b'C', _) => {
                self.at += 1;
                self.write(TokenKind::KwComplex.spelling());
                self.write(" ");
                let rest = self.ty(false, true)?;
                return Some((rest, false));
            }
            (b'D', b'v') => return Some((self.vector()?, false)),
            (b'D', b'p') => {
                self.at += 2;
                let rest = self.ty(false, false)?;
                self.write(&rest);
                self.write("...");
                return Some((String::new(), false));
            }
            (b'D', b't' | b'T') => {
                let operation = self.peek_at(1) == b'T';
                self.at += 2;
                self.write(TokenKind::KwDecltype.spelling());
                self.write(if operation { "((" } else { "(" });
                self.expression()?;
                self.expect(b"E")?;
                self.write(if operation { "))" } else { ")" });
                self.space(spaced);
                return Some((String::new(), false));
            }
            (b'S', next) if next != b't' => return self.repeated(under, spaced),
            (b'T', _) => {
                self.template_parameter()?;
                if self.peek() == b'I' {
                    self.remember(Seen::Type { start: self.at });
                    self.template_arguments()?;
                }
                self.space(spaced);
                return Some((String::new(), false));
            }
            (b'N' | b'Z' | b'0'..=b'9' | b'S', _) => {
                self.global(" ::");
                self.name()?;
                self.space(spaced);
                return Some((String::new(), false));
            }
            _ => {}
        }
        let name = self.builtin()?;
        self.write(&name);
        self.space(spaced);
        Some((String::new(), true))
    }

    fn space(&mut self, spaced: bool) {
        if spaced {
            self.write(" ");
        }
    }

    /// Reads a type that begins with a part met before.
    fn repeated(&mut self, under: bool, spaced: bool) -> Option<(String, bool)> {
        let rest = self.substitution(under, spaced)?;
        if self.peek() == b'I' {
            self.template_arguments()?;
            return Some((rest, false));
        }
        Some((rest, true))
    }

    fn builtin(&mut self) -> Option<String> {
        let rest = self.text.get(self.at..)?;
        let (auto, decltype) = (TokenKind::KwAuto.spelling(), TokenKind::KwDecltype.spelling());
        let other = match rest.get(..2) {
            Some(b"Da") => Some(auto.to_owned()),
            Some(b"Dc") => Some(format!("{decltype}({auto})")),
            Some(b"Dn") => Some(phrases::nullptr_name().plain().to_owned()),
            _ => None,
        };
        if other.is_some() {
            self.at += 2;
            return other;
        }
        let found = Builtin::ALL.iter().find(|of| {
            let code = of.mangled();
            !code.is_empty() && rest.starts_with(code.as_bytes())
        })?;
        self.at += found.mangled().len();
        Some(found.spelling().to_owned())
    }

    fn member_pointer(&mut self) -> Option<String> {
        self.expect(b"M")?;
        let class = self.at;
        self.aside(|d| d.whole_type())?;
        let rest = self.ty(true, true)?;
        self.global(" :: ");
        self.again(class, |d| d.whole_type())?;
        self.write("::*");
        Some(rest)
    }

    fn function(&mut self, under: bool) -> Option<String> {
        let noexcept = self.eat(b"Do");
        self.expect(b"F")?;
        let ret = self.ty(false, true)?;
        if under {
            self.write("(");
        }
        let params = self.aside(|d| d.parameters())?;
        let mut rest = String::new();
        if under {
            rest.push(')');
        }
        rest.push_str(&params);
        if self.eat(b"R") {
            rest.push_str(" &");
        } else if self.eat(b"O") {
            rest.push_str(" &&");
        }
        self.expect(b"E")?;
        if noexcept {
            rest.push(' ');
            rest.push_str(TokenKind::KwNoexcept.spelling());
        }
        rest.push_str(&ret);
        Some(rest)
    }

    fn array(&mut self, under: bool) -> Option<String> {
        self.expect(b"A")?;
        let bound = self.aside(|d| {
            if d.peek().is_ascii_digit() {
                let number = d.number()?;
                d.write(&number.to_string());
            } else if d.peek() != b'_' {
                d.expression()?;
            }
            Some(())
        })?;
        self.expect(b"_")?;
        let element = self.ty(false, true)?;
        if under {
            self.write("(");
        }
        let mut rest = String::new();
        if under {
            rest.push(')');
        }
        rest.push('[');
        rest.push_str(&bound);
        rest.push(']');
        rest.push_str(&element);
        Some(rest)
    }

    fn vector(&mut self) -> Option<String> {
        self.expect(b"Dv")?;
        let count = self.number()?;
        self.expect(b"_")?;
        let mark = self.out.len();
        self.ty(false, true)?;
        let element = self.out[mark..].trim_end().to_owned();
        self.write(phrases::vector_of_elements().plain());
        self.write(&format!("{count}*{}({element})))) ", TokenKind::KwSizeof.spelling()));
        Some(String::new())
    }
}
