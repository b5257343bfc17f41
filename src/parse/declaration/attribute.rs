//! Attributes: `[[...]]`, `__attribute__((...))` and `alignas` (`[dcl.attr]`).

use super::attribute_argument::Described;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::parse::{Parser, T};
use crate::source::Pos;
use crate::tables::attributes::{AttributeKind, AttributeRow};
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
    #[inline]
    pub(crate) fn skip_misplaced_attributes(&mut self) {
        if self.at_attribute() {
            self.skip_attributes_of_nothing();
        }
    }

    fn skip_attributes_of_nothing(&mut self) {
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
            if self.kind() == T::KwAttribute {
                self.attribute_as_name(list, place, group);
                continue;
            }
            if !self.one_attribute(list, None, AttributeSyntax::Gnu, place, group, group_pos)
                || !self.at_next_attribute(T::RightParen)
            {
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
            let read = self.pack_pattern(|p| {
                p.one_attribute(list, using, AttributeSyntax::Standard, place, group, group_pos)
            });
            if !read || !self.at_next_attribute(T::RightBracket) {
                break;
            }
        }
        self.expect(T::RightBracket);
        if self.kind() != T::RightBracket && place == AttributePlace::Prefix {
            self.expect(T::RightBracket);
            return self.skip_past_bracket();
        }
        self.expect(T::RightBracket);
    }

    /// Where attributes begin a declaration outside of classes and functions, the bracket that is missing is looked for as
    /// far as the unit goes.
    fn skip_past_bracket(&mut self) {
        let scope = self.c.declaring_scope();
        let outside = matches!(self.c.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        while outside && self.c.reports.quiet == 0 && self.kind() != T::EndOfFile {
            match self.kind() {
                T::RightBracket => return self.bump(),
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Whether a comma or the closing token follows an attribute; what else does is reported and skipped.
    fn at_next_attribute(&mut self, close: T) -> bool {
        let follows = matches!(self.kind(), T::Comma | T::EndOfFile) || self.kind() == close;
        if !follows {
            self.c.report(self.pos(), messages::expected_comma());
            self.skip_before(close);
        }
        follows
    }

    /// Skips to before a closing token, no further than the declaration goes.
    pub(in crate::parse) fn skip_before(&mut self, close: T) {
        while self.kind() != close && !matches!(self.kind(), T::Semicolon | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// One attribute with its arguments. False if there is no name here, which is reported.
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
            self.c.report(self.pos(), messages::exp_identifier().as_error());
            self.skip_before(if syntax == AttributeSyntax::Gnu { T::RightParen } else { T::RightBracket });
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
        let row = AttributeRow::at(id);
        let mut args = None;
        self.note_arguments(pos);
        if let Some(row) = row.filter(|row| row.arguments.is_some() && !row.takes_triples()) {
            let parsed = self.described_arguments(Described { row, syntax, pos });
            args = parsed.map(|parsed| self.c.il.list(&parsed));
        } else if self.kind() == T::LeftParen {
            let close = self.after_matching(self.at);
            if row.is_some_and(|row| row.arguments.is_none()) {
                self.c.report_no_arguments(id, namespace, self.pos());
                id = u16::MAX;
            }
            let parsed = self.other_arguments(close - 1);
            args = Some(self.c.il.list(&parsed));
            self.at = close;
        }
        let pack = self.eat(T::Ellipsis);
        let extras = AttributeExtras { namespace, args }.kept(&mut self.c.il);
        let attribute = Attribute { id, name, syntax, pos, group, place, pack, group_pos, shared, extras };
        self.c.check_attribute_repeated(&attribute, list);
        list.push(self.c.il.entities.attributes.add(attribute));
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

    /// Whether the token is an identifier or a keyword, which can name attributes too.
    pub(crate) fn is_word(&self, at: u32) -> bool {
        matches!(self.kind_at(at), T::Identifier) || self.kind_at(at).is_keyword()
    }

    /// The type or value in the parentheses of an alignment-specifier, which may be expanded.
    fn alignment(&mut self, name: Name) -> AttributeArg {
        let operand = self.pos();
        if let Some(of) = self.type_id_before(&[T::RightParen, T::Ellipsis]) {
            if self.eat(T::Ellipsis) {
                return AttributeArg::Type { of: self.c.make_type(TypeKind::PackExpansion { pattern: of }) };
            }
            self.c.check_sized(of, |_| operand);
            return AttributeArg::Type { of };
        }
        let expr = self.with_greater(false, |p| p.constant_expression());
        let expr = self.expansion_of(expr);
        self.c.check_alignment(name, expr);
        AttributeArg::Expr { expr }
    }

    fn alignas(&mut self, list: &mut AttributeIds, place: AttributePlace, group: u32) {
        let pos = self.pos();
        let name = self.name_at(self.at);
        self.bump();
        self.note_arguments(pos);
        let open = self.at;
        self.expect(T::LeftParen);
        let arg = self.pack_pattern(|p| p.alignment(name));
        self.at = self.after_matching(open);
        let args = Some(self.c.il.list(&[arg]));
        let id = self.c.attribute_row(AttributeSyntax::Alignas, None, name);
        let extras = AttributeExtras { namespace: None, args }.kept(&mut self.c.il);
        list.push(self.c.il.entities.attributes.add(Attribute {
            pack: false,
            id,
            name,
            syntax: AttributeSyntax::Alignas,
            pos,
            group,
            place,
            group_pos: pos,
            shared: false,
            extras,
        }));
    }
}
