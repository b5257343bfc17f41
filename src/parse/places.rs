//! What is recorded of the text beside the entries: where signs and words stand, for displays and messages, and text that
//! is printed as it was written.

use super::{Parser, T};
use crate::il::*;
use crate::sema::syntax::{DeclSpecifiers, Declarator};
use crate::source::Pos;

impl Parser<'_> {
    /// Records where an expression or declarator ends that begins at a position, for displays.
    #[cold]
    #[inline(never)]
    pub(super) fn note_end(&mut self, start: Pos) {
        let ends = matches!(
            self.kind(),
            T::Comma | T::Semicolon | T::RightParen | T::RightBracket | T::RightBrace | T::EndOfFile
        );
        if ends {
            let behind = self.pos();
            self.c.il.places.note_end(start, behind);
        }
    }

    /// Records the bracket here of an array declarator, behind another one or behind the declared name.
    pub(super) fn note_bound(&mut self, bracket: Pos, before: Option<Pos>) {
        let (first, mut last) = (self.at, self.at);
        while matches!(self.kind_at(last + 1), T::KwStatic | T::KwConst | T::KwVolatile | T::KwRestrict) {
            last += 1;
        }
        let (opening, behind) = (self.pos_at(last), self.pos_at(last + 1));
        self.c.il.places.note_opening(behind, opening);
        let name = || {
            let is_closed = |at: &u32| self.kind_at(*at) == T::RightParen;
            (0..first).rev().find(|at| !is_closed(at)).filter(|at| self.kind_at(*at) == T::Identifier)
        };
        if let Some(before) = before.or_else(|| name().map(|at| self.pos_at(at))) {
            self.c.il.places.note_bound(before, bracket);
        }
    }

    /// Records where a declaration in a template begins and ends whose declarator has been read, and where the type ends
    /// that its initializer gives the arguments of a template.
    pub(super) fn note_declared(&mut self, specs: &DeclSpecifiers, d: &Declarator) {
        if self.c.context.template_depth > 0 {
            let end = self.pos();
            self.c.il.places.note_extent(d.pos, specs.pos, end);
        }
        if self.c.il[d.ty].flags.contains(TypeFlags::PLACEHOLDER)
            && let Some(name) = &d.name
        {
            let before = self.pos_at(name.end.saturating_sub(2));
            self.c.il.places.note_preceding(d.pos, before);
        }
    }

    /// Records the arguments that follow the attribute at a position, for displays.
    pub(super) fn note_arguments(&mut self, attribute: Pos) {
        if self.kind() == T::LeftParen && self.c.il.places.are_recorded() {
            let text = self.kept_text(self.at + 1, self.after_matching(self.at));
            self.c.il.places.note_arguments(attribute, text);
        }
    }

    /// Keeps the text of a declaration without a template header that deletes a function template all the same: one with
    /// placeholders among its parameters.
    pub(super) fn keep_deleted_template(&mut self, id: GroupId, start: u32) {
        let il = &self.c.il;
        let first = il[il[id].declarators].first().map(|first| &il[*first]);
        let deleted = first.filter(|first| first.flags.contains(DeclarationFlags::DELETED));
        let function = deleted.and_then(|first| il.function_in(first.entity));
        if function.is_some_and(|function| il[function].template.is_some()) {
            let text = self.kept_text(start, self.at);
            id.extras_mut(&mut self.c.il).text = text;
        }
    }

    /// Records the name that ends a friend declaration, whose `;` has been read.
    pub(super) fn note_friend(&mut self, end: Pos) {
        if self.kind_at(self.at - 2) == T::Identifier {
            let name = self.pos_at(self.at - 2);
            self.c.il.places.note_friend(end, name);
        }
    }

    /// Records whether a brace stands here directly behind the name of a member.
    pub(super) fn note_braced(&mut self) {
        if self.kind() == T::LeftBrace && self.kind_at(self.at - 1) == T::Identifier {
            let name = self.pos_at(self.at - 1);
            self.c.il.places.note_braced(name);
        }
    }
}
