//! What `...` may follow (`[temp.variadic]`): it expands the packs that are named there.

use super::reading;
use super::{Parser, T};
use crate::sema::lookup::Found;
use crate::source::Pos;

/// What stands around something that is read, behind which `...` may follow.
#[derive(Clone, Copy, Default, Eq, PartialEq)]
pub(crate) enum PatternKind {
    /// Nothing.
    #[default]
    None,
    /// An element of a list, as an argument: where no `...` follows, what is not expanded is told at its end.
    Element,
    /// Parentheses, in which there may be a fold: what is not expanded is told where the definition around it ends.
    Parentheses,
}

impl Parser<'_> {
    /// Reads with `parse` an element of a list which `...` may follow, together with it. Packs that are named and not
    /// expanded are told, unless this is part of something larger.
    pub(crate) fn pack_pattern<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        let (from, outermost) = (self.pos(), self.manner.pattern == PatternKind::None);
        let result = self.within(PatternKind::Element, parse);
        let last = self.at.saturating_sub(1);
        if self.kind_at(last) == T::Ellipsis {
            self.c.expand_named_packs(from, self.pos_at(last));
        } else if outermost {
            self.c.tell_unexpanded_between(from, self.pos_at(last));
        }
        result
    }

    /// Looks with `parse` at what is read later, and perhaps expanded then.
    pub(crate) fn in_pattern<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.within(PatternKind::Element, parse)
    }

    /// Reads with `parse` what stands in parentheses.
    pub(crate) fn in_fold<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.within(PatternKind::Parentheses, parse)
    }

    fn within<R>(&mut self, pattern: PatternKind, parse: impl FnOnce(&mut Self) -> R) -> R {
        let outermost = match self.manner.pattern {
            PatternKind::None => pattern,
            outer => outer,
        };
        self.reading(reading::Pattern(outermost), parse)
    }

    /// What begins at a position and ends before the current token is a pattern, or a fold, whatever stands last in it.
    pub(crate) fn expands_packs(&mut self, from: Pos) {
        let last = self.pos_at(self.at.saturating_sub(1));
        self.c.expand_named_packs(from, last);
    }

    /// The name at the current token was looked up.
    #[inline]
    pub(super) fn note_named_pack(&mut self, found: &Found) {
        if let Some(entity) = found.first() {
            self.c.note_named_pack(*entity, self.pos(), self.manner.pattern == PatternKind::Element);
        }
    }

    /// A statement or the declaration of a member ends.
    #[inline]
    pub(crate) fn end_of_pack_patterns(&mut self) {
        if self.manner.pattern == PatternKind::None {
            self.c.tell_unexpanded_patterns();
        }
    }

    /// Something ends that is not part of a function.
    #[inline]
    pub(crate) fn end_of_named_packs(&mut self) {
        if self.manner.pattern == PatternKind::None && self.c.context.function.is_none() {
            self.c.tell_unexpanded();
        }
    }
}
