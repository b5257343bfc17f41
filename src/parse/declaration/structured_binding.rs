//! Structured binding declarations (`[dcl.struct.bind]`).

use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::parse::{Items, Parser, T};
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;
use crate::tables::features::Feature;
use smallvec::smallvec;

/// Where a structured binding declaration stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BindingPlace {
    Declaration,
    /// A for-range-declaration: it may stop before `:`.
    Range,
    /// A condition, where none is allowed.
    Condition,
}

impl Parser<'_> {
    /// Whether the bracket of a structured binding follows the specifiers that have been read, perhaps behind a reference
    /// or, where a placeholder precedes it, behind the sign of a pointer, which is a mistake.
    pub(in crate::parse) fn at_structured_binding(&self, specs: &DeclSpecifiers) -> bool {
        let Some(ty) = specs.ty else { return false };
        match self.kind() {
            T::LeftBracket => self.peek(1) != T::LeftBracket,
            T::Amp | T::AmpAmp => self.peek(1) == T::LeftBracket,
            T::Star => self.peek(1) == T::LeftBracket && self.c.il[ty].flags.contains(TypeFlags::PLACEHOLDER),
            _ => false,
        }
    }

    /// `auto [a, b] = e;` (`[dcl.struct.bind]`).
    pub(crate) fn structured_binding(
        &mut self,
        specs: DeclSpecifiers,
        place: BindingPlace,
    ) -> (Items, Option<GroupId>) {
        let mut ty = specs.ty.unwrap_or(self.c.common.unknown);
        self.c.check_volatile_binding(ty, specs.pos);
        let sign = self.pos();
        let mut pointer = false;
        if self.eat(T::Amp) {
            ty = self.c.lvalue_reference(ty);
        } else if self.eat(T::AmpAmp) {
            ty = self.c.rvalue_reference(ty);
        } else if self.eat(T::Star) {
            ty = self.c.pointer_to(ty);
            pointer = true;
        }
        let pos = self.pos();
        self.use_feature(Feature::StructuredBindings, pos);
        if pointer {
            self.report(sign, messages::invalid_structured_binding_syntax());
        } else if place == BindingPlace::Condition {
            self.report(pos, messages::structured_binding_not_in_condition());
        }
        let names = self.bound_names();
        let id = self.c.declare_bindings(&specs, ty, pos, &names);
        if place == BindingPlace::Range && self.kind() == T::Colon {
            let items = self.finish_group(&specs, &[id], &[], pos);
            let group = match items.first() {
                Some(Item::Declaration { id }) => Some(*id),
                _ => None,
            };
            return (items, group);
        }
        self.c.il[id].init_pos = self.pos();
        let init = self.initializer();
        self.c.check_deducible(id, init, specs.auto_pos);
        self.c.initialize_declaration(id, init);
        self.c.type_bindings(id);
        let end = self.pos();
        if place != BindingPlace::Declaration || init != Initializer::None {
            self.c.check_bindings(id, specs.auto_pos);
        } else {
            self.c.check_bindings_initialized(id, end);
        }
        if place == BindingPlace::Declaration {
            self.end_of_bindings(pos);
        }
        let items = self.finish_group(&specs, &[id], &[], end);
        let group = match items.first() {
            Some(Item::Declaration { id }) => Some(*id),
            _ => None,
        };
        (items, group)
    }

    /// The names in brackets. Where something else stands in the place of one, what follows it is skipped, and the bracket
    /// too if it is next.
    fn bound_names(&mut self) -> smallvec::SmallVec<[(Name, Pos); 4]> {
        self.expect(T::LeftBracket);
        let mut names = smallvec![];
        loop {
            if self.kind() == T::Identifier {
                names.push((self.name_at(self.at), self.pos()));
                self.bump();
            } else {
                self.report(self.pos(), messages::exp_identifier().as_error());
                self.skip_in_brackets(true);
                self.eat(T::RightBracket);
            }
            if !self.eat(T::Comma) {
                break;
            }
        }
        if !self.expect(T::RightBracket) {
            self.skip_in_brackets(false);
            self.eat(T::RightBracket);
        }
        names
    }

    /// Goes to the bracket that closes the one that has been read, or to a comma before it, if they are there.
    fn skip_in_brackets(&mut self, commas: bool) {
        let mut at = self.at;
        loop {
            match self.kind_at(at) {
                T::RightBracket => return self.at = at,
                T::Comma if commas => return self.at = at,
                T::Equal | T::Semicolon | T::RightParen | T::RightBrace | T::LeftBrace | T::EndOfFile => {
                    return;
                }
                T::LeftParen | T::LeftBracket => at = self.after_matching(at),
                _ => at += 1,
            }
        }
    }

    /// The end of a structured binding declaration, which declares nothing else.
    fn end_of_bindings(&mut self, bracket: Pos) {
        if self.kind() == T::Comma && self.c.reports.quiet == 0 {
            self.report(bracket, messages::structured_binding_not_combined());
            let mut at = self.at;
            while !matches!(self.kind_at(at), T::Semicolon | T::RightBrace | T::EndOfFile) {
                at = match self.kind_at(at) {
                    T::LeftParen | T::LeftBracket | T::LeftBrace => self.after_matching(at),
                    _ => at + 1,
                };
            }
            self.at = at;
        }
        self.expect_semicolon();
    }
}
