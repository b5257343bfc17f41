//! Enumerations (`[dcl.enum]`).

use super::specifier::{DeclSpecifiers, SpecifierPlace};
use crate::diag::messages;
use crate::il::*;
use crate::parse::class::TagHead;
use crate::parse::{Parser, T};
use crate::source::Pos;
use crate::tables::attributes::Targets;
use crate::tables::features::Feature;

impl Parser<'_> {
    /// enum-specifier, opaque-enum-declaration or elaborated-type-specifier.
    pub(crate) fn enum_specifier(&mut self, specs: &mut DeclSpecifiers, place: SpecifierPlace) {
        let keyword_pos = self.pos();
        self.bump();
        let scoped = match self.kind() {
            T::KwClass => Some(Tag::Class),
            T::KwStruct => Some(Tag::Struct),
            _ => None,
        };
        if scoped.is_some() {
            self.use_feature(Feature::ScopedEnums, self.pos_at(self.at - 1));
            self.bump();
        }
        let attributes = self.attributes_here(AttributePlace::AfterTag);
        let start = self.at;
        let name = match self.kind() {
            T::Identifier | T::ColonColon => self.tag_name(),
            _ => None,
        };
        let (pos, before) = match &name {
            Some(name) => (name.pos, self.pos_at(start.saturating_sub(1))),
            None => (self.pos(), self.pos()),
        };
        let (underlying, base_pos) = self.enum_base(place);
        let head = TagHead { tag: Tag::Enum, pos, before, name, attributes };
        let body = self.kind() == T::LeftBrace;
        if !body && head.name.is_none() {
            self.expected_tag();
            specs.ty = Some(self.c.common.unknown);
            return;
        }
        let underlying = underlying.map(|ty| self.c.checked_underlying(ty, base_pos));
        let alone = self.kind() == T::Semicolon;
        if !body && !alone && underlying.is_some() && self.c.reports.quiet == 0 {
            self.c.report(pos, messages::opaque_enum_part_of_declaration());
        }
        let opaque = underlying.is_some() || alone && scoped.is_some();
        if !body && !opaque {
            let ty = match self.member_of_unknown(head.name.as_ref()) {
                Some(ty) => {
                    self.forget_name();
                    ty
                }
                None => {
                    self.c.elaborated_enum(&head, self.kind() == T::Colon && place == SpecifierPlace::Member)
                }
            };
            if scoped.is_some() && self.c.reports.quiet == 0 {
                let known = self.c.enum_of(ty).is_some_and(|id| self.c.il[id].scoped);
                let message = messages::enum_class_enum_struct_cannot();
                self.c.report(pos, if known { message } else { message.as_error() });
            }
            specs.ty = Some(ty);
            return;
        }
        if body {
            self.check_type_definition_place(place, keyword_pos);
        }
        let (id, definition) = self.c.begin_enum(&head, scoped, underlying.map(|ty| (ty, base_pos)), body);
        specs.definition = Some(definition);
        specs.ty = Some(self.c.il[id].ty);
        self.forget_name();
        if body {
            specs.enum_empty = (self.kind(), self.peek(1)) == (T::LeftBrace, T::RightBrace);
            let mut after = self.enumerator_list(id, definition);
            let mut declared = self.c.declarators_attributes(&mut after, Targets::ENUM);
            declared.extend(self.c.trailing_attributes(&mut after));
            if self.kind() == T::Semicolon {
                self.c.drop_enum_attributes(&mut after);
            }
            self.c.add_enum_attributes(id, definition, &after);
            specs.attributes.extend(declared);
        }
    }

    /// What is no enumerator is reported and passed, up to the next one.
    fn skips_no_enumerator(&mut self) -> bool {
        let ends = matches!(self.kind(), T::RightBrace | T::Semicolon | T::EndOfFile);
        if ends || self.c.reports.quiet > 0 {
            return false;
        }
        self.expected_identifier();
        while !matches!(self.kind(), T::Comma | T::RightBrace | T::Semicolon | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
        self.eat(T::Comma)
    }

    /// `: type` after the head of an enumeration.
    fn enum_base(&mut self, place: SpecifierPlace) -> (Option<TypeId>, Pos) {
        if self.kind() != T::Colon || place == SpecifierPlace::Conversion {
            return (None, Pos::NONE);
        }
        let (colon, mut pos) = (self.pos(), Pos::NONE);
        // In a class the width of a bit-field could stand behind the colon.
        if place != SpecifierPlace::Member && self.c.reports.quiet == 0 {
            self.bump();
            let mut specs = self.decl_specifiers(SpecifierPlace::TypeSurely);
            self.refuse_placeholder(&mut specs);
            if specs.ty.is_none() {
                self.expected_type();
            }
            self.use_feature(Feature::EnumBase, colon);
            return (specs.ty.or(Some(self.c.common.unknown)), specs.pos);
        }
        let ty = self.or_back(|p| {
            p.bump();
            let specs = p.decl_specifiers(SpecifierPlace::TypeOnly);
            pos = specs.pos;
            specs.ty
        });
        if ty.is_some() && self.c.reports.quiet == 0 {
            self.use_feature(Feature::EnumBase, colon);
        }
        (ty, pos)
    }

    /// The enumerators between braces; the attributes behind them are the result.
    fn enumerator_list(&mut self, id: EnumId, definition: TagDefinitionId) -> AttributeIds {
        let open = self.pos();
        self.expect(T::LeftBrace);
        // Enumerators are also looked up in the class or namespace that the enumeration was declared in.
        let scope = match (self.c.il[id].scoped, self.c.il[definition].qualifier) {
            (true, _) => self.c.il[id].scope,
            (false, Some(_)) => self.c.il[id].enclosing,
            (false, None) => self.c.context.scope,
        };
        let list = self.in_scope(scope, |p| p.enumerators(id));
        self.forget_name();
        self.expect_closing_brace(open, true);
        self.c.finish_enum(id, definition, &list);
        self.c.il[definition].end = self.pos();
        self.attributes_here(AttributePlace::AfterBody)
    }

    /// The enumerators themselves.
    fn enumerators(&mut self, id: EnumId) -> Vec<EnumeratorId> {
        let mut list = Vec::new();
        while self.kind() == T::Identifier || self.skips_no_enumerator() {
            if self.kind() != T::Identifier {
                continue;
            }
            let (name, pos) = (self.name_at(self.at), self.pos());
            self.bump();
            let attributes = self.attributes_here(AttributePlace::Declarator);
            let init = if self.eat(T::Equal) { Some(self.constant_expression()) } else { None };
            list.push(self.c.add_enumerator(id, name, pos, init, &attributes, list.last().copied()));
            self.forget_name();
            if !self.eat(T::Comma) {
                break;
            }
        }
        list
    }
}
