//! Declarations in blocks, and those that cannot stand there (`[dcl.pre]`).

use super::declaration::specifier::SpecifierPlace;
use super::{Parser, T};
use crate::diag::messages;
use crate::il::*;

impl Parser<'_> {
    /// Whether a declaration that cannot stand in a block begins here (`[dcl.pre]`): what can only stand in a namespace
    /// is passed over.
    fn refuses_block_declaration(&mut self) -> bool {
        let alias = || self.kind_at(self.at + 2) == T::Equal;
        let message = match (self.kind(), self.peek(1)) {
            (T::KwNamespace, _) if !alias() => messages::namespace_definition_not_allowed(),
            (T::KwInline, T::KwNamespace) => messages::namespace_definition_not_allowed(),
            (T::KwTemplate, T::Less) => messages::template_declaration_not_allowed_here(),
            (T::KwTemplate, _) | (T::KwExtern, T::KwTemplate) => {
                messages::explicit_instantiation_in_other_scope()
            }
            (T::KwExtern, T::String) => messages::linkage_specification_not_allowed(),
            _ => return false,
        };
        // A word before the one that cannot stand here is passed.
        let first = matches!((self.kind(), self.peek(1)), (T::KwInline, _) | (T::KwExtern, T::KwTemplate));
        self.report(self.pos_at(self.at + u32::from(first)), message);
        // An explicit specialization is read all the same.
        if self.kind() == T::KwTemplate && self.peek(1) == T::Less && self.peek(2) == T::Greater {
            return false;
        }
        loop {
            match self.kind() {
                T::RightBrace | T::EndOfFile => return true,
                T::Semicolon => {
                    self.bump();
                    return true;
                }
                T::LeftBrace => {
                    self.at = self.after_matching(self.at);
                    self.eat(T::Semicolon);
                    return true;
                }
                T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// block-declaration.
    pub(super) fn block_declaration(&mut self) -> Option<Item> {
        if self.refuses_block_declaration() {
            return None;
        }
        let items = match self.kind() {
            T::KwUsing => self.using(),
            T::KwNamespace => self.namespace_definition(),
            T::KwStaticAssert => self.static_assert(),
            T::KwTemplate => self.template_declaration(),
            T::KwExtension
                if matches!(
                    self.peek(1),
                    T::KwUsing | T::KwNamespace | T::KwStaticAssert | T::KwTemplate
                ) =>
            {
                self.bump();
                return self.block_declaration();
            }
            _ => self.simple_declaration(SpecifierPlace::Declaration, false),
        };
        items.first().copied()
    }
}
