//! The arguments of attributes (`[dcl.attr.grammar]`): of those that are known as the table describes them, of others as
//! whatever they can be.

use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::literals::Encoding;
use crate::parse::{Parser, T};
use crate::source::Pos;
use crate::tables::attributes::{ArgumentKind, AttributeRow};
use crate::tables::modes;

/// The attribute whose arguments are read.
#[derive(Clone, Copy)]
pub(super) struct Described {
    pub row: &'static AttributeRow,
    pub syntax: AttributeSyntax,
    /// Where its name stands.
    pub pos: Pos,
}

impl Parser<'_> {
    /// The arguments that the table describes, with their parentheses; `None` where there are none. Others are reported
    /// where they stand.
    pub(super) fn described_arguments(&mut self, of: Described) -> Option<Vec<AttributeArg>> {
        let kinds = of.row.arguments.unwrap_or_default();
        if self.kind() != T::LeftParen {
            match kinds.first() {
                Some(first) if first.least > 0 && first.repeats => {
                    self.c.report(of.pos, messages::attribute_not_allow_empty_argument(of.row.display));
                }
                Some(first) if first.least > 0 => {
                    self.expect(T::LeftParen);
                }
                _ => {}
            }
            return None;
        }
        self.bump();
        let (mut args, mut number) = (Vec::new(), 0);
        while let Some(described) = kinds.get(number) {
            // Only CUDA's and those that take any number can have nothing in the parentheses.
            let none = described.least == 0 && (described.repeats || of.row.cuda);
            if none && args.is_empty() && self.kind() == T::RightParen {
                break;
            }
            args.extend(self.described_argument(described.kind, of));
            number += usize::from(!described.repeats);
            if number == kinds.len() || !self.eat(T::Comma) {
                break;
            }
        }
        if kinds.iter().skip(number).any(|missing| missing.least > 0 && !missing.repeats) {
            self.c.report(self.pos(), messages::missing_arguments_attribute(of.row.display));
        }
        self.close_arguments(of.syntax == AttributeSyntax::Gnu && !of.row.cuda);
        Some(args)
    }

    /// The closing parenthesis; what stands before it is reported and skipped, up to a comma where `stops` there.
    fn close_arguments(&mut self, stops: bool) {
        if self.eat(T::RightParen) {
            return;
        }
        self.c.report(self.pos(), messages::expected_right_paren());
        while !self.at_argument_end() || !stops && self.kind() == T::Comma {
            self.skip_argument_token();
        }
        self.eat(T::RightParen);
    }

    /// Whether an argument cannot go on here.
    fn at_argument_end(&self) -> bool {
        matches!(self.kind(), T::Comma | T::RightParen | T::Semicolon | T::RightBrace | T::EndOfFile)
    }

    fn skip_argument_token(&mut self) {
        match self.kind() {
            T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
            _ => self.bump(),
        }
    }

    /// One argument of a kind; `None` for what is none, which is reported and skipped.
    fn described_argument(&mut self, kind: ArgumentKind, of: Described) -> Option<AttributeArg> {
        let argument = match kind {
            ArgumentKind::String | ArgumentKind::Text => self.string_argument(kind, of),
            ArgumentKind::Name | ArgumentKind::Mode => self.name_argument(kind, of),
            ArgumentKind::Function => Some(self.function_argument()),
            _ => Some(self.constant_argument(kind, of)),
        };
        if argument.is_none() {
            while !self.at_argument_end() {
                self.skip_argument_token();
            }
        }
        argument
    }

    fn string_argument(&mut self, kind: ArgumentKind, of: Described) -> Option<AttributeArg> {
        let (pos, literal) = (self.pos(), self.payload_at(self.at));
        if self.kind() != T::String {
            self.c.report(pos, messages::expected_string_literal());
            return None;
        }
        self.bump();
        let bytes = |encoding| matches!(encoding, Encoding::Narrow | Encoding::Utf8);
        let literals = &self.c.il.literals;
        if let Some(string) = literals.strings.get(literal as usize).filter(|_| kind == ArgumentKind::String)
        {
            if bytes(string.encoding) {
                let word = String::from_utf8_lossy(literals.units(string)).into_owned();
                self.check_word(&word, pos, of);
            } else {
                self.c.report(pos, messages::wide_string_literal_not_allowed());
            }
        }
        Some(AttributeArg::Expr { expr: self.c.build_string(literal, pos) })
    }

    fn name_argument(&mut self, kind: ArgumentKind, of: Described) -> Option<AttributeArg> {
        let pos = self.pos();
        if !self.is_word(self.at) {
            self.c.report(pos, messages::exp_identifier().as_error());
            return None;
        }
        let name = self.name_at(self.at);
        self.bump();
        let word = self.c.names.text(name).to_owned();
        if kind == ArgumentKind::Mode && !modes::is_known(&word) {
            self.c.report(pos, messages::invalid_argument_attribute(of.row.display));
        }
        self.check_word(&word, pos, of);
        Some(AttributeArg::Name { name })
    }

    /// Reports a word that is none of those that the attribute knows.
    fn check_word(&mut self, word: &str, pos: Pos, of: Described) {
        let known = of.row.values.contains(&crate::tables::attributes::bare(word));
        if let Some(message) = of.row.otherwise.filter(|_| !known) {
            self.c.report(if of.row.blames_name { of.pos } else { pos }, message(word));
        }
    }

    /// A function that is named. What it is used for needs no definition of it.
    fn function_argument(&mut self) -> AttributeArg {
        let (pos, name) = (self.pos(), self.name_at(self.at));
        if self.is_word(self.at) && matches!(self.peek(1), T::Comma | T::RightParen) {
            self.bump();
            self.c.check_attribute_function(name, pos);
            return AttributeArg::Name { name };
        }
        let missing = matches!(self.kind(), T::Comma | T::RightParen);
        let constant = |p: &mut Self| p.with_greater(false, |p| p.constant_expression());
        let expr = self.unevaluated(constant);
        if !missing {
            self.c.check_attribute_function_type(expr);
        }
        AttributeArg::Expr { expr }
    }

    fn constant_argument(&mut self, kind: ArgumentKind, of: Described) -> AttributeArg {
        let start = self.at;
        if let Some(type_) = self.type_argument(true) {
            self.c.report(self.c.tokens.pos(start as usize), messages::type_name_not_allowed());
            return AttributeArg::Type { of: type_ };
        }
        let expr = self.pack_pattern(|p| {
            let expr = p.with_greater(false, |p| p.constant_expression());
            p.expansion_of(expr)
        });
        self.c.check_attribute_constant(kind, of.row, expr, of.pos);
        AttributeArg::Expr { expr }
    }

    /// The arguments up to the closing parenthesis at `close` of an attribute that the table does not describe:
    /// expressions, types or bare words.
    pub(super) fn other_arguments(&mut self, close: u32) -> Vec<AttributeArg> {
        let mut args = Vec::new();
        self.bump();
        while self.at < close {
            let start = self.at;
            let bare = self.is_word(self.at) && matches!(self.peek(1), T::Comma | T::RightParen);
            if bare && !self.finds_expression_name() {
                args.push(AttributeArg::Name { name: self.name_at(self.at) });
                self.bump();
            } else if let Some(of) = self.type_argument(false) {
                args.push(AttributeArg::Type { of });
            } else {
                let constant = |p: &mut Self| p.with_greater(false, |p| p.constant_expression());
                let expr = self.across(boundary::Trial, constant);
                args.push(AttributeArg::Expr { expr });
            }
            if self.eat(T::Ellipsis) {
                self.expands_packs(self.pos_at(start));
            }
            if self.at >= close {
                break;
            }
            if !self.eat(T::Comma) {
                // Not the form of any argument: keep the tokens as they are.
                args.clear();
                let kept = self.kept_text(start, close);
                args.extend(self.c.il[kept].iter().map(|kept| AttributeArg::Word { kept: *kept }));
                break;
            }
        }
        args
    }

    /// A type as the argument of an attribute. Where a constant is expected, `T()` is one (`[dcl.ambig.res]`).
    fn type_argument(&mut self, constant: bool) -> Option<TypeId> {
        self.or_back(|p| {
            let of = p.type_id_before(&[T::Comma, T::RightParen])?;
            (!constant || p.c.function_of(of).is_none()).then_some(of)
        })
    }

    /// Whether the word here names something that can be an operand.
    fn finds_expression_name(&self) -> bool {
        let key = crate::sema::lookup::Key::name(self.name_at(self.at));
        let found = self.c.lookup_unqualified(key, self.c.context.scope);
        found.iter().any(|e| {
            matches!(e, Entity::Variable { .. } | Entity::Enumerator { .. } | Entity::TemplateParam { .. })
        })
    }
}
