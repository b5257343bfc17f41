//! Where signs and words stand that belong to names, expressions and declarators: no entry says it, and only displays
//! show it.

use super::{KeptWord, List};
use crate::names::Name;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// What the parser records of the text for a display, by the positions of entries: those that an instantiation makes
/// have the positions of what they are made from.
#[derive(Default)]
pub struct Places(Option<Box<Recorded>>);

#[derive(Default)]
struct Recorded {
    /// Where qualified names begin, by their last parts.
    names: FxHashMap<Pos, Pos>,
    /// The names of members, by the `.` or `->` before them.
    members: FxHashMap<Pos, Pos>,
    /// Parentheses and brackets, by the token behind them.
    opening: FxHashMap<Pos, Pos>,
    /// The tokens behind expressions and declarators that end at a comma, a semicolon or a closing bracket, by the tokens
    /// at which they begin.
    ends: BTreeMap<Pos, SmallVec<[Pos; 2]>>,
    /// Tokens behind the names of namespaces and behind the declaration at the beginning of `for`.
    behind: FxHashMap<Pos, Pos>,
    /// The names that end friend declarations of classes, by the `;` behind them.
    friends: FxHashMap<Pos, Pos>,
    /// Names of members that a brace follows.
    braced: FxHashSet<Pos>,
    /// Where names are qualified by another name alone.
    qualified: FxHashMap<(Name, Name), Vec<Pos>>,
    /// The arguments of attributes with the parenthesis that closes them, by their names.
    arguments: FxHashMap<Pos, List<KeptWord>>,
    /// The brackets of array declarators, by the declared name or the bracket before them.
    bounds: FxHashMap<Pos, Pos>,
}

impl Places {
    /// Places that are recorded, for a unit that is displayed. By default, none is.
    pub fn recorded() -> Self {
        Self(Some(Box::default()))
    }

    /// Notes where the qualified name begins whose last part stands at `name`.
    #[inline]
    pub fn note_name(&mut self, name: Pos, start: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.names.insert(name, start);
        }
    }

    /// Notes where the name stands that belongs to the `.` or `->` at `operator`.
    #[inline]
    pub fn note_member(&mut self, operator: Pos, name: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.members.insert(operator, name);
        }
    }

    /// Notes that a parenthesis or bracket, or a word that belongs to that, stands directly before the token at `behind`.
    #[inline]
    pub fn note_opening(&mut self, behind: Pos, opening: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.opening.insert(behind, opening);
        }
    }

    /// Notes the bracket of an array declarator behind the declared name, or the bracket, at `before`.
    #[inline]
    pub fn note_bound(&mut self, before: Pos, bracket: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.bounds.insert(before, bracket);
        }
    }

    /// Notes the token behind an expression or declarator that begins at a position.
    #[inline]
    pub fn note_end(&mut self, start: Pos, behind: Pos) {
        if let Some(recorded) = &mut self.0 {
            let ends = recorded.ends.entry(start).or_default();
            if !ends.contains(&behind) {
                ends.push(behind);
                ends.sort_unstable();
            }
        }
    }

    /// Where what follows the expression or declarator begins that a position is part of; where so many brackets around
    /// it close before that, they belong to it.
    pub fn end_around(&self, pos: Pos, closed: usize) -> Option<Pos> {
        let mut found: Option<Pos> = None;
        let mut left = closed;
        let before = self.0.as_ref()?.ends.range(..=pos).rev().take(limits::DISPLAYED_ENDS);
        for end in before.flat_map(|(_, ends)| ends.iter().copied()) {
            if end <= pos || found.is_some_and(|found| end <= found) {
                continue;
            }
            if found.is_some() && left == 0 {
                break;
            }
            left -= usize::from(found.is_some());
            found = Some(end);
        }
        found
    }

    /// Notes the token behind the name of a namespace or the declaration at the beginning of `for`.
    #[inline]
    pub fn note_behind(&mut self, pos: Pos, behind: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.behind.insert(pos, behind);
        }
    }

    /// Notes the name that ends a friend declaration at the `;` behind it.
    #[inline]
    pub fn note_friend(&mut self, end: Pos, name: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.friends.insert(end, name);
        }
    }

    /// Notes that a brace follows the name of a member.
    #[inline]
    pub fn note_braced(&mut self, name: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.braced.insert(name);
        }
    }

    /// Notes that `owner` qualifies `name` at a position.
    #[inline]
    pub fn note_qualified(&mut self, owner: Name, name: Name, pos: Pos) {
        if let Some(recorded) = &mut self.0 {
            recorded.qualified.entry((owner, name)).or_default().push(pos);
        }
    }

    /// The token behind the name of a namespace or the declaration at the beginning of `for`.
    pub fn behind(&self, pos: Pos) -> Pos {
        self.0.as_ref().and_then(|recorded| recorded.behind.get(&pos)).copied().unwrap_or(pos)
    }

    /// The name that ends a friend declaration directly before its `;`.
    pub fn friend_before(&self, end: Pos) -> Option<Pos> {
        self.0.as_ref()?.friends.get(&end).copied()
    }

    /// Whether a brace follows the name of a member.
    pub fn is_braced(&self, name: Pos) -> bool {
        self.0.as_ref().is_some_and(|recorded| recorded.braced.contains(&name))
    }

    /// Where `owner` first qualifies `name` behind a position.
    pub fn qualified_behind(&self, owner: Name, name: Name, from: Pos) -> Option<Pos> {
        self.0.as_ref()?.qualified.get(&(owner, name))?.iter().copied().filter(|pos| *pos > from).min()
    }

    /// Whether places are recorded.
    #[inline]
    pub fn are_recorded(&self) -> bool {
        self.0.is_some()
    }

    /// Notes the text of the arguments of the attribute at `attribute`, with the parenthesis that closes them.
    pub fn note_arguments(&mut self, attribute: Pos, text: List<KeptWord>) {
        if let Some(recorded) = &mut self.0 {
            recorded.arguments.insert(attribute, text);
        }
    }

    /// The text of the arguments of an attribute, with the parenthesis that closes them.
    pub fn arguments(&self, attribute: Pos) -> List<KeptWord> {
        self.0.as_ref().and_then(|recorded| recorded.arguments.get(&attribute)).copied().unwrap_or_default()
    }

    /// Where the qualified name begins whose last part stands at `name`; there, if it has no qualifier.
    pub fn start_of_name(&self, name: Pos) -> Pos {
        self.0.as_ref().and_then(|recorded| recorded.names.get(&name)).copied().unwrap_or(name)
    }

    /// The name that the `.` or `->` at a position is before; the position itself if no such sign is there.
    pub fn member_name(&self, operator: Pos) -> Pos {
        self.0.as_ref().and_then(|recorded| recorded.members.get(&operator)).copied().unwrap_or(operator)
    }

    /// The parenthesis or bracket that opens directly before a position.
    pub fn opening_before(&self, behind: Pos) -> Option<Pos> {
        self.0.as_ref()?.opening.get(&behind).copied()
    }

    /// The bracket of the array declarator behind a name or another bracket.
    pub fn bound_behind(&self, before: Pos) -> Option<Pos> {
        self.0.as_ref()?.bounds.get(&before).copied()
    }
}
