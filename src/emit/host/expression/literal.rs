//! Literals and values.

use crate::emit::host::Printer;
use crate::il::*;
use crate::literals::{Encoding, IntegerType};
use crate::names::Name;
use crate::tables::spelled;

/// Characters printed of a string before it is continued in another literal.
const PIECE: usize = 128;

impl Printer<'_> {
    /// The value of an integer literal, perhaps negated; none for anything else.
    pub(in crate::emit::host) fn integer_value(&self, expr: ExprId) -> Option<i128> {
        let literals = self.il.literals();
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Integer { literal } => literals.integers.get(literal as usize).map(|i| i.value as i128),
            ExprKind::Char { literal } => literals.chars.get(literal as usize).map(|c| i128::from(c.value)),
            ExprKind::Bool { value } => Some(i128::from(value)),
            ExprKind::Constant { value } => match self.il[value].value {
                Value::Integer { value } => Some(value),
                _ => None,
            },
            ExprKind::Name { entity: Entity::Variable { id }, .. } => match self.il[self.il[id].value?].value
            {
                Value::Integer { value } => Some(value),
                _ => None,
            },
            ExprKind::Unary { op: UnaryOp::Minus, operand } => self.integer_value(operand).map(|v| -v),
            _ => None,
        }
    }

    /// Prints an integer literal in decimal, with the suffix of its type.
    pub(super) fn integer_literal(&mut self, literal: u32) {
        let Some(integer) = self.il.literals().integers.get(literal as usize).copied() else {
            return;
        };
        self.w.number(integer.value);
        self.text(match integer.ty {
            IntegerType::Int | IntegerType::Int128 => "",
            IntegerType::UnsignedInt => "U",
            IntegerType::Long => "L",
            IntegerType::UnsignedLong => "UL",
            IntegerType::LongLong => "LL",
            IntegerType::UnsignedLongLong => "ULL",
        });
    }

    /// Prints a floating literal with the fewest digits that give its value back, in parentheses.
    pub(super) fn float_literal(&mut self, literal: u32) {
        let Some(float) = self.il.literals().floats.get(literal as usize).copied() else { return };
        let digits = crate::emit::float::literal(self.input.names.text(float.spelling), float.ty);
        if float.imaginary {
            // The parts of the number: `(0.0 + 2.0i)`.
            let real = crate::emit::float::literal(&0.to_string(), float.ty);
            self.text("(");
            self.text(&real);
            self.text(" + ");
            self.text(&digits);
            return self.text("i)");
        }
        self.text("(");
        self.text(&digits);
        self.text(")");
    }

    /// Prints a literal with a user-defined suffix: numbers as written where the literal operator gets their
    /// characters.
    pub(super) fn user_literal(&mut self, operand: ExprId, suffix: Name, function: Option<FunctionId>) {
        let literals = self.il.literals();
        let cooked = function.is_some_and(|function| {
            let first = self.il[function].params(self.il).first();
            first.is_some_and(|first| !matches!(self.il.unqualified(first.ty), TypeKind::Pointer { .. }))
        });
        match self.il[operand].kind {
            ExprKind::Integer { literal } if let Some(integer) = literals.integers.get(literal as usize) => {
                match integer.user.filter(|_| !cooked) {
                    Some(user) => self.name(user.spelling),
                    None => self.w.number(integer.value),
                }
                self.name(suffix);
            }
            ExprKind::Float { literal } if let Some(float) = literals.floats.get(literal as usize) => {
                let digits = crate::emit::float::literal(self.input.names.text(float.spelling), float.ty);
                self.text("(");
                match float.user.filter(|_| !cooked) {
                    Some(user) => self.name(user.spelling),
                    None => self.text(digits.trim_end_matches(|c: char| c.is_ascii_alphabetic())),
                }
                self.name(suffix);
                self.text(")");
            }
            _ => {
                self.top(operand);
                self.name(suffix);
            }
        }
    }

    /// Prints a character literal; one of several characters as its value.
    pub(super) fn char_literal(&mut self, literal: u32) {
        let Some(c) = self.il.literals().chars.get(literal as usize).copied() else { return };
        if c.multi || self.options.c && c.encoding == Encoding::Narrow {
            self.integer(i128::from(c.value), "");
            return;
        }
        self.character_value(c.encoding, c.value as u32);
    }

    pub(in crate::emit::host) fn character_value(&mut self, encoding: Encoding, value: u32) {
        let prefix = self.prefix(encoding);
        self.text(prefix);
        self.text("'");
        self.unit(value, prefix.is_empty());
        self.text("'");
    }

    /// The prefix that a literal is printed with; before C++20, UTF-8 is the narrow encoding.
    fn prefix(&self, encoding: Encoding) -> &'static str {
        match encoding {
            Encoding::Narrow => "",
            Encoding::Utf8 if self.options.standard < 20 => "",
            Encoding::Utf8 => "u8",
            Encoding::Wide => "L",
            Encoding::Utf16 => "u",
            Encoding::Utf32 => "U",
        }
    }

    /// Prints a string literal.
    pub(in crate::emit::host) fn string_literal(&mut self, literal: u32) {
        let literals = self.il.literals();
        let Some(string) = literals.strings.get(literal as usize) else { return };
        let prefix = self.prefix(string.encoding);
        self.text(prefix);
        self.text("\"");
        // Compilers have limits on the length of a literal: a long one becomes several that stand side by side.
        let mut length = 0;
        for unit in literals.unit_values(string) {
            length += self.unit(unit, prefix.is_empty());
            if length >= PIECE {
                self.text("\" ");
                self.text(prefix);
                self.text("\"");
                length = 0;
            }
        }
        self.text("\"");
    }

    /// Prints one code unit of a literal; returns the number of characters it took.
    fn unit(&mut self, value: u32, narrow: bool) -> usize {
        if !narrow {
            self.text("\\x");
            let mut digits = [0u8; 8];
            let mut start = digits.len();
            let mut rest = value;
            while start == digits.len() || rest != 0 {
                start -= 1;
                let digit = (rest & 15) as u8;
                digits[start] = if digit < 10 { b'0' + digit } else { b'a' + digit - 10 };
                rest >>= 4;
            }
            let digits = digits;
            self.w.bytes(digits.get(start..).unwrap_or_default());
            return 2 + digits.len() - start;
        }
        let byte = value as u8;
        let escape = match byte {
            7 => b'a',
            8 => b'b',
            9 => b't',
            10 => b'n',
            11 => b'v',
            12 => b'f',
            13 => b'r',
            b'\\' | b'\'' | b'"' | b'?' => byte,
            32..127 => {
                self.w.bytes(&[byte]);
                return 1;
            }
            _ => {
                self.w.bytes(&[b'\\', b'0' + (byte >> 6), b'0' + (byte >> 3 & 7), b'0' + (byte & 7)]);
                return 4;
            }
        };
        self.w.bytes(&[b'\\', escape]);
        2
    }

    /// Prints an integer with a suffix.
    pub(in crate::emit::host) fn integer(&mut self, value: i128, suffix: &str) {
        if value < 0 {
            self.text("-");
        }
        self.w.number(value.unsigned_abs());
        self.text(suffix);
    }

    /// Prints a value of an integral or enumeration type as a literal of that type.
    pub(in crate::emit::host) fn integer_of_type(&mut self, value: i128, ty: TypeId) {
        match self.il.unqualified(ty) {
            TypeKind::Builtin { of: Builtin::Bool } => {
                self.text(if value == 0 { spelled!(FALSE) } else { spelled!(TRUE) })
            }
            TypeKind::Builtin { of: Builtin::Char } => self.character_value(Encoding::Narrow, value as u32),
            TypeKind::Builtin { of: Builtin::WChar } => self.character_value(Encoding::Wide, value as u32),
            TypeKind::Builtin { of: Builtin::Char16 } => self.character_value(Encoding::Utf16, value as u32),
            TypeKind::Builtin { of: Builtin::Char32 } => self.character_value(Encoding::Utf32, value as u32),
            TypeKind::Builtin { of } => self.integer(value, of.suffix()),
            TypeKind::Enum { of } => self.enumeration_value(value, of),
            _ => self.integer(value, ""),
        }
    }

    /// Prints a constant without expression: one of an integral type smaller than `int` has a cast to say so.
    pub(in crate::emit::host) fn constant_of_type(&mut self, value: i128, ty: TypeId) {
        let TypeKind::Builtin { of } = self.il.unqualified(ty) else {
            return self.integer_of_type(value, ty);
        };
        let character = match of {
            Builtin::SignedChar | Builtin::UnsignedChar => true,
            Builtin::Short | Builtin::UnsignedShort => false,
            _ => return self.integer_of_type(value, ty),
        };
        self.text("(");
        self.text(of.spelling());
        self.text(")");
        match character {
            true => self.character_value(Encoding::Narrow, value as u8 as u32),
            false if value < 0 => {
                self.text("(");
                self.integer(value, of.suffix());
                self.text(")");
            }
            false => self.integer(value, of.suffix()),
        }
    }

    /// The suffix of a literal that becomes a value of an enumeration: it has the underlying type, if that is fixed,
    /// else the first of int, unsigned, long and unsigned long that holds all enumerators.
    pub(in crate::emit::host) fn enumeration_suffix(&self, of: EnumId) -> &'static str {
        let e = &self.il[of];
        if e.fixed {
            return match self.il.unqualified(e.underlying) {
                TypeKind::Builtin { of } => of.suffix(),
                _ => "",
            };
        }
        let values = || self.il[e.enumerators].iter().map(|id| self.il[*id].value);
        let least = values().min().unwrap_or(0);
        let most = values().max().unwrap_or(0);
        let holds = |from: i128, to: i128| from <= least && most <= to;
        match () {
            () if holds(i32::MIN.into(), i32::MAX.into()) => "",
            () if holds(0, u32::MAX.into()) => Builtin::UnsignedInt.suffix(),
            () if holds(i64::MIN.into(), i64::MAX.into()) => Builtin::Long.suffix(),
            () => Builtin::UnsignedLong.suffix(),
        }
    }

    /// Prints a value of an enumeration: the enumerator, or a cast where there is none.
    fn enumeration_value(&mut self, value: i128, of: EnumId) {
        let il = self.il;
        let found = il[il[of].enumerators].iter().find(|e| il[**e].value == value && !il[**e].dependent);
        match found {
            Some(enumerator) => {
                let e = &il[of];
                if e.scoped {
                    self.enum_name(of);
                    self.text("::");
                } else {
                    self.qualify(e.enclosing, Some(il[*enumerator].name));
                }
                self.name(il[*enumerator].name);
            }
            None => {
                self.text("(");
                self.enum_name(of);
                self.text(")");
                self.integer(value, self.enumeration_suffix(of));
            }
        }
    }
}

impl Builtin {
    /// The suffix of an integer literal of this type.
    pub(in crate::emit::host) fn suffix(self) -> &'static str {
        match self {
            Self::UnsignedChar | Self::UnsignedShort | Self::UnsignedInt => "U",
            Self::Long => "L",
            Self::UnsignedLong => "UL",
            Self::LongLong => "LL",
            Self::UnsignedLongLong => "ULL",
            _ => "",
        }
    }
}
