//! Attributes: `[[...]]`, `__attribute__((...))` and `alignas` (`[dcl.attr]`).

use super::{Parser, T};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::attributes::{ArgumentKind, AttributeKind, AttributeRow};
use crate::tables::features::Feature;

impl Parser<'_> {
    /// Whether an attribute-specifier begins here.
    pub(crate) fn at_attribute(&self) -> bool {
        match self.kind() {
            T::KwAttribute | T::KwAlignas => true,
            T::LeftBracket => self.peek(1) == T::LeftBracket,
            _ => false,
        }
    }

    /// The attributes here, if any.
    pub(crate) fn attributes_here(&mut self, place: AttributePlace) -> AttributeIds {
        if self.at_attribute() { self.attributes(place) } else { AttributeIds::new() }
    }

    /// Attributes before a declaration that begins with a keyword of its own belong to nothing: reported and passed.
    pub(crate) fn skip_misplaced_attributes(&mut self) {
        let (mut at, mut gnu) = (self.at, false);
        loop {
            match self.kind_at(at) {
                T::KwAttribute => {
                    gnu = true;
                    at = self.after_matching(at + 1);
                }
                T::LeftBracket if self.kind_at(at + 1) == T::LeftBracket => at = self.after_matching(at),
                _ => break,
            }
        }
        let next = self.kind_at(at + 1);
        let misplaced = match self.kind_at(at) {
            T::KwNamespace | T::KwTemplate | T::KwStaticAssert => true,
            T::KwUsing => gnu || next != T::KwNamespace,
            T::KwExtern => matches!(next, T::String | T::KwTemplate),
            T::KwInline => next == T::KwNamespace,
            _ => false,
        };
        if !misplaced || at == self.at {
            return;
        }
        if self.kind_at(at) != T::KwStaticAssert {
            self.c.report(self.pos(), messages::attributes_not_allowed_here().as_error());
        }
        self.at = at;
    }

    /// attribute-specifier-seq.
    pub(crate) fn attributes(&mut self, place: AttributePlace) -> AttributeIds {
        let mut list = AttributeIds::new();
        self.attributes_into(&mut list, place);
        list
    }

    /// attribute-specifier-seq, added to those before it.
    pub(crate) fn attributes_into(&mut self, list: &mut AttributeIds, place: AttributePlace) {
        while self.at_attribute() {
            let group = self.at;
            match self.kind() {
                T::KwAttribute => self.gnu_attributes(list, place, group),
                T::KwAlignas => self.alignas(list, place, group),
                _ => {
                    self.use_feature(Feature::StandardAttributes, self.pos());
                    self.standard_attributes(list, place, group);
                }
            }
        }
    }

    fn gnu_attributes(&mut self, list: &mut AttributeIds, place: AttributePlace, group: u32) {
        let group_pos = self.pos();
        self.bump();
        let open = self.at;
        if !self.expect(T::LeftParen) || !self.expect(T::LeftParen) {
            self.at = self.after_matching(open);
            return;
        }
        while !matches!(self.kind(), T::RightParen | T::EndOfFile) {
            if self.eat(T::Comma) {
                continue;
            }
            let before = self.at;
            if self.kind() == T::KwAttribute {
                self.attribute_as_name(list, place, group);
                continue;
            }
            if !self.one_attribute(list, None, AttributeSyntax::Gnu, place, group, group_pos) {
                self.at = before;
                break;
            }
        }
        self.expect(T::RightParen);
        self.expect(T::RightParen);
    }

    /// `__attribute__((...))` where the name of an attribute belongs: what a macro of that name stands for. Of such
    /// macros one is usual in the headers of the standard library.
    fn attribute_as_name(&mut self, list: &mut AttributeIds, place: AttributePlace, group: u32) {
        let name = self.name_at(self.at + 3);
        let plain = self.c.names.text(name) == AttributeKind::Noinline.row().name;
        if plain && self.peek(4) == T::RightParen {
            return self.gnu_attributes(list, place, group);
        }
        let word = self.c.names.text(self.name_at(self.at)).to_owned();
        self.c.report(self.pos(), messages::unknown_attribute(&word));
        self.at = self.after_matching(self.at + 1);
    }

    fn standard_attributes(&mut self, list: &mut AttributeIds, place: AttributePlace, group: u32) {
        let group_pos = self.pos();
        self.at += 2;
        let mut using = None;
        if self.kind() == T::KwUsing {
            self.bump();
            let name = self.name_at(self.at);
            self.c.check_attribute_namespace(name, self.pos());
            using = Some(name);
            self.bump();
            self.expect(T::Colon);
        }
        while !matches!(self.kind(), T::RightBracket | T::EndOfFile) {
            if self.eat(T::Comma) {
                continue;
            }
            if !self.one_attribute(list, using, AttributeSyntax::Standard, place, group, group_pos) {
                break;
            }
        }
        self.expect(T::RightBracket);
        self.expect(T::RightBracket);
    }

    /// One attribute with its arguments. False if there is no name here.
    fn one_attribute(
        &mut self,
        list: &mut AttributeIds,
        mut namespace: Option<crate::names::Name>,
        syntax: AttributeSyntax,
        place: AttributePlace,
        group: u32,
        group_pos: Pos,
    ) -> bool {
        if !self.is_word(self.at) {
            return false;
        }
        let mut name = self.attribute_word();
        let pos = self.pos();
        self.bump();
        if syntax == AttributeSyntax::Standard && self.eat(T::ColonColon) {
            self.c.check_attribute_namespace(name, pos);
            namespace = Some(name);
            name = self.name_at(self.at);
            self.bump();
        }
        let shared = namespace.is_some() && self.kind_at(self.at - 2) != T::ColonColon;
        let mut id = self.c.attribute_row(syntax, namespace, name);
        let mut args = None;
        if self.kind() == T::LeftParen {
            let close = self.after_matching(self.at);
            if !self.c.check_takes_arguments(id, self.pos()) {
                id = u16::MAX;
            }
            let parsed = self.attribute_arguments(close - 1, id, name);
            args = Some(self.c.il.list(&parsed));
            self.at = close;
        }
        self.eat(T::Ellipsis);
        self.c.check_known_attribute(id, pos);
        let attribute = Attribute { id, name, namespace, syntax, pos, args, group, place, group_pos, shared };
        list.push(self.c.il.attributes.add(attribute));
        true
    }

    /// The word that names an attribute; of a keyword's spellings the first one.
    fn attribute_word(&mut self) -> Name {
        let kind = self.kind();
        if kind.is_keyword() {
            return self.c.names.intern(kind.spelling().as_bytes());
        }
        self.name_at(self.at)
    }

    /// The arguments up to the closing parenthesis at `close`: expressions, types or bare words.
    fn attribute_arguments(&mut self, close: u32, row: u16, name: Name) -> Vec<AttributeArg> {
        let mut args = Vec::new();
        let cuda = AttributeRow::at(row).is_some_and(|row| row.cuda);
        let constants = AttributeRow::at(row).and_then(AttributeRow::arguments);
        let constants = constants.is_some_and(|kinds| kinds.iter().all(|a| a.kind == ArgumentKind::Constant));
        self.bump();
        while self.at < close {
            let start = self.at;
            let bare = self.is_word(self.at) && matches!(self.peek(1), T::Comma | T::RightParen);
            if bare && !constants && !self.finds_expression_name() {
                args.push(AttributeArg::Name { name: self.name_at(self.at) });
                self.bump();
            } else if let Some(of) = self.type_argument(constants) {
                if cuda {
                    self.c.report(self.c.tokens.pos(start as usize), messages::type_name_not_allowed());
                }
                args.push(AttributeArg::Type { of });
            } else {
                let constant = |p: &mut Self| p.with_greater(false, |p| p.constant_expression());
                let expr = match constants {
                    true => constant(self),
                    false => self.across(boundary::Trial, constant),
                };
                self.c.check_attribute_constant(row, name, expr);
                args.push(AttributeArg::Expr { expr });
            }
            self.eat(T::Ellipsis);
            if self.at >= close {
                break;
            }
            let comma = self.eat(T::Comma);
            if constants && cuda && !comma {
                self.c.report(self.pos(), messages::expected_right_paren());
            } else if constants && cuda && self.at >= close {
                self.c.report(self.pos(), messages::expected_expression());
            }
            if !comma {
                // Not the form of any argument: keep the tokens as they are.
                args.clear();
                for token in start..close {
                    args.push(AttributeArg::Token { token });
                }
                break;
            }
        }
        args
    }

    /// A type as the argument of an attribute. Where a constant is expected, `T()` is one (`[dcl.ambig.res]`).
    fn type_argument(&mut self, constant: bool) -> Option<TypeId> {
        let start = self.at;
        let of = self.type_id_before(&[T::Comma, T::RightParen])?;
        if constant && self.c.function_of(of).is_some() {
            self.at = start;
            return None;
        }
        Some(of)
    }

    /// Whether the word here names something that can be an operand.
    fn finds_expression_name(&self) -> bool {
        let key = crate::sema::lookup::Key::name(self.name_at(self.at));
        let found = self.c.lookup_unqualified(key, self.c.context.scope);
        found.iter().any(|e| {
            matches!(e, Entity::Variable { .. } | Entity::Enumerator { .. } | Entity::TemplateParam { .. })
        })
    }

    /// Whether the token is an identifier or a keyword, which can name attributes too.
    pub(crate) fn is_word(&self, at: u32) -> bool {
        matches!(self.kind_at(at), T::Identifier) || self.kind_at(at).is_keyword()
    }

    fn alignas(&mut self, list: &mut AttributeIds, place: AttributePlace, group: u32) {
        let pos = self.pos();
        let name = self.name_at(self.at);
        self.bump();
        let open = self.at;
        self.expect(T::LeftParen);
        let operand = self.pos();
        let arg = match self.type_id_before(&[T::RightParen, T::Ellipsis]) {
            Some(pattern) if self.kind() == T::Ellipsis => {
                AttributeArg::Type { of: self.c.make_type(TypeKind::PackExpansion { pattern }) }
            }
            Some(of) => {
                self.c.check_sized(of, operand);
                AttributeArg::Type { of }
            }
            None => {
                let mut expr = self.with_greater(false, |p| p.constant_expression());
                if self.kind() == T::Ellipsis {
                    expr = self.c.build_expansion(expr, self.pos());
                }
                self.c.check_alignment(name, expr);
                AttributeArg::Expr { expr }
            }
        };
        self.at = self.after_matching(open);
        let args = Some(self.c.il.list(&[arg]));
        let id = self.c.attribute_row(AttributeSyntax::Alignas, None, name);
        list.push(self.c.il.attributes.add(Attribute {
            id,
            name,
            namespace: None,
            syntax: AttributeSyntax::Alignas,
            pos,
            args,
            group,
            place,
            group_pos: pos,
            shared: false,
        }));
    }
}
