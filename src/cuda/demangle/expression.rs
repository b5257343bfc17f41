//! Expressions in the signatures of function templates.

use super::Demangler;
use crate::diag::phrases;
use crate::il::{BinaryOp, UnaryOp};
use crate::lex::TokenKind;
use crate::tables::limits;

impl Demangler<'_> {
    /// Reads an expression.
    pub fn expression(&mut self) -> Option<()> {
        self.depth += 1;
        let read = if self.depth < limits::DEMANGLED_NESTING { self.any_expression() } else { None };
        self.depth -= 1;
        read
    }

    fn any_expression(&mut self) -> Option<()> {
        match (self.peek(), self.peek_at(1)) {
            (b'L', _) => return self.literal(),
            (b'T', _) => return self.template_parameter(),
            (b'0'..=b'9', _) | (b'o', b'n') | (b's', b'r') => return self.unresolved(),
            _ => {}
        }
        let code = [self.peek(), self.peek_at(1)];
        self.at += 2;
        match &code {
            b"fp" => {
                let number = self.ordinal()?;
                self.write(&format!("param#{number}"));
            }
            b"sp" => {
                self.expression()?;
                self.write("...");
            }
            b"cl" => {
                self.expression()?;
                self.list("(", ")")?;
            }
            b"dt" | b"pt" => {
                self.write("(");
                self.expression()?;
                self.write(if &code == b"dt" { "." } else { "->" });
                self.unresolved()?;
                self.write(")");
            }
            b"ix" => {
                self.expression()?;
                self.write("[");
                self.expression()?;
                self.write("]");
            }
            b"qu" => {
                self.expression()?;
                self.write("?");
                self.expression()?;
                self.write(":");
                self.expression()?;
            }
            b"fl" | b"fr" | b"fL" | b"fR" => self.fold(&code)?,
            b"cv" | b"tl" | b"sc" | b"dc" | b"rc" | b"cc" => self.conversion(&code)?,
            b"nw" | b"na" => self.new_expression(&code)?,
            b"st" | b"at" | b"sz" | b"az" | b"nx" | b"sZ" => self.query(&code)?,
            b"dl" | b"da" => {
                self.write(TokenKind::KwDelete.spelling());
                self.write(if &code == b"dl" { " " } else { "[] " });
                self.expression()?;
            }
            _ => self.operation(&code)?,
        }
        Some(())
    }

    /// Reads expressions up to `E` and writes them between brackets.
    fn list(&mut self, open: &str, close: &str) -> Option<()> {
        self.write(open);
        let mut first = true;
        while !self.eat(b"E") {
            if !first {
                self.write(", ");
            }
            first = false;
            self.expression()?;
        }
        self.write(close);
        Some(())
    }

    fn operation(&mut self, code: &[u8; 2]) -> Option<()> {
        let of = |mangled: &str| mangled.as_bytes() == code;
        if let Some(op) = UnaryOp::ALL.iter().find(|op| of(op.mangled())) {
            let postfix = matches!(code, b"pp" | b"mm") && !self.eat(b"_");
            if !postfix {
                self.write(op.spelling());
            }
            self.expression()?;
            if postfix {
                self.write(op.spelling());
            }
            return Some(());
        }
        let op = BinaryOp::ALL.iter().find(|op| of(op.mangled()))?;
        self.expression()?;
        self.write(op.spelling());
        self.expression()
    }

    fn fold(&mut self, code: &[u8; 2]) -> Option<()> {
        let operator = self.text.get(self.at..self.at + 2)?;
        let op = BinaryOp::ALL.iter().find(|op| op.mangled().as_bytes() == operator)?.spelling();
        self.at += 2;
        self.write("(");
        match code {
            b"fl" => self.write(&format!("...{op}")),
            b"fr" => {}
            _ => {
                self.expression()?;
                self.write(&format!("{op}...{op}"));
            }
        }
        self.expression()?;
        if code == b"fr" {
            self.write(&format!("{op}..."));
        }
        self.write(")");
        Some(())
    }

    fn conversion(&mut self, code: &[u8; 2]) -> Option<()> {
        let to = self.aside(|d| d.whole_type())?;
        match code {
            b"cv" if self.eat(b"_") => {
                self.write(to.trim_start().trim_start_matches("::"));
                self.list("(", ")")?;
            }
            b"cv" => {
                self.write(&format!("({to})"));
                self.expression()?;
            }
            b"tl" => {
                self.write(&to);
                self.list("{", "}")?;
            }
            _ => {
                let word = match code {
                    b"sc" => TokenKind::KwStaticCast,
                    b"dc" => TokenKind::KwDynamicCast,
                    b"rc" => TokenKind::KwReinterpretCast,
                    _ => TokenKind::KwConstCast,
                };
                let word = word.spelling();
                self.write(&format!("{word}<{to}>("));
                self.expression()?;
                self.write(")");
            }
        }
        Some(())
    }

    fn new_expression(&mut self, code: &[u8; 2]) -> Option<()> {
        self.expect(b"_")?;
        self.write(TokenKind::KwNew.spelling());
        self.write(if code == b"nw" { " " } else { "[] " });
        self.whole_type()?;
        if self.eat(b"pi") {
            return self.list("(", ")");
        }
        self.expect(b"E")
    }

    fn query(&mut self, code: &[u8; 2]) -> Option<()> {
        let word = match code {
            b"st" | b"sz" | b"sZ" => TokenKind::KwSizeof,
            _ => TokenKind::KwNoexcept,
        };
        let alignment = matches!(code, b"at" | b"az");
        self.write(if alignment { phrases::alignment_query().plain() } else { word.spelling() });
        self.write(if code == b"sZ" { "...(" } else { "(" });
        match code {
            b"st" | b"at" => self.whole_type()?,
            _ => self.expression()?,
        }
        self.write(")");
        Some(())
    }

    /// A name that is looked up again at instantiation, with what qualifies it.
    fn unresolved(&mut self) -> Option<()> {
        if self.eat(b"sr") {
            let scope = self.aside(|d| d.scope())?;
            self.write(scope.trim_start().trim_start_matches("::"));
            self.write("::");
        }
        if self.eat(b"on") {
            let spelling = self.operator_name()?;
            self.write(TokenKind::KwOperator.spelling());
            self.write(" ");
            self.write(spelling);
        } else {
            let name = self.identifier()?;
            self.write(&name);
        }
        if self.peek() == b'I' {
            self.template_arguments()?;
        }
        Some(())
    }

    /// Reads `L ... E`: a value with its type, or the name of an entity.
    pub fn literal(&mut self) -> Option<()> {
        self.expect(b"L")?;
        if self.eat(b"_Z") {
            self.encoding(false)?;
            return self.expect(b"E");
        }
        let start = self.at;
        if self.eat(b"DnE") {
            self.write(TokenKind::KwNullptr.spelling());
            return Some(());
        }
        self.write("(");
        self.whole_type()?;
        self.write(")");
        let suffix = match &self.text[start..self.at] {
            b"j" => "u",
            b"l" => "l",
            b"m" => "ul",
            b"x" => "ll",
            b"y" => "ull",
            _ => "",
        };
        if self.eat(b"n") {
            self.write("-");
        }
        let from = self.at;
        while matches!(self.peek(), b'0'..=b'9' | b'a'..=b'f') {
            self.at += 1;
        }
        let digits = String::from_utf8_lossy(&self.text[from..self.at]).into_owned();
        self.write(&digits);
        self.write(suffix);
        self.expect(b"E")
    }
}
