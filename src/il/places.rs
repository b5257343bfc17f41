//! Where signs and words stand that belong to names, expressions and declarators: no entry says it, and only messages and
//! displays show it.

use super::{KeptWord, List};
use crate::names::Name;
use crate::source::{Pairs, Pos};
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// What the parser records of the text, by the positions of entries: those that an instantiation makes have the positions
/// of what they are made from. What is only read tentatively is recorded too, and again when it is read for good.
#[derive(Default)]
pub struct Places {
    /// Where qualified names begin, by each of their parts but the first.
    names: Pairs,
    /// The names of members, by the `.` or `->` before them.
    members: Pairs,
    /// The commas and the `>` of lists of template arguments, each by the one before it, and the first by the `<`; what
    /// ends the configurations and arguments of launches, by what begins them.
    lists: Pairs,
    /// What follows operators that are words, and parentheses around a type: by these.
    operands: Pairs,
    /// What stands before what messages point in front of: the sign between it and what stands there, or the last token of
    /// that.
    preceding: Pairs,
    /// Where declarations in templates begin and end, by the names that they declare.
    begins: Pairs,
    ends: Pairs,
    displayed: Option<Box<Displayed>>,
}

/// What only displays show.
#[derive(Default)]
struct Displayed {
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
    /// What the parts of built-in operations stand behind or begin with, each by the one before it.
    steps: FxHashMap<Pos, Pos>,
}

impl Places {
    /// Places for a unit that is displayed: by default, what only displays show is not recorded.
    pub fn recorded() -> Self {
        Self { displayed: Some(Box::default()), ..Self::default() }
    }

    /// What was noted will not change anymore: called between declarations of a namespace.
    pub fn settle(&mut self) {
        let Self { names, members, lists, operands, preceding, begins, ends, .. } = self;
        for places in [names, members, lists, operands, preceding, begins, ends] {
            places.settle();
        }
    }

    /// Notes where the qualified name begins of which a part stands at `name`.
    #[inline]
    pub fn note_name(&mut self, name: Pos, start: Pos) {
        self.names.note(name, start);
    }

    /// Where the qualified name begins of which a part stands at `name`; there, if nothing qualifies it.
    pub fn start_of_name(&self, name: Pos) -> Pos {
        self.names.get(name).unwrap_or(name)
    }

    /// Notes where the declaration of a name begins and ends.
    #[inline]
    pub fn note_extent(&mut self, name: Pos, begin: Pos, end: Pos) {
        self.begins.note(name, begin);
        self.ends.note(name, end);
    }

    /// Where the declaration of a name in a template begins and ends, where that is known.
    pub fn extent(&self, name: Pos) -> Option<(Pos, Pos)> {
        Some((self.begins.get(name)?, self.ends.get(name)?))
    }

    /// Names behind `::` in the declaration of a name in a template: those before it from the nearest on, then those behind
    /// it.
    pub fn qualified_near(&self, name: Pos) -> Vec<Pos> {
        let (begin, end) = (self.begins.get(name).unwrap_or(name), self.ends.get(name).unwrap_or(name));
        let mut near = self.names.between(begin, end);
        let before = near.partition_point(|pos| *pos <= name);
        near[..before].reverse();
        near
    }

    /// Notes where the name stands that belongs to the `.` or `->` at `operator`.
    #[inline]
    pub fn note_member(&mut self, operator: Pos, name: Pos) {
        self.members.note(operator, name);
    }

    /// The name that the `.` or `->` at a position is before; the position itself if no such sign is there.
    pub fn member_name(&self, operator: Pos) -> Pos {
        self.members.get(operator).unwrap_or(operator)
    }

    /// Notes what follows the `<` or a comma at `sign` in a list of template arguments, the next comma or the `>`; or what
    /// ends a part of a launch.
    #[inline]
    pub fn note_next(&mut self, sign: Pos, next: Pos) {
        self.lists.note(sign, next);
    }

    /// The next comma or the end of a list of template arguments, behind its `<` or a comma; or what ends the part of a
    /// launch that begins at `sign`.
    pub fn next_in_list(&self, sign: Pos) -> Option<Pos> {
        self.lists.get(sign)
    }

    /// Notes what stands directly before the token at a position: the comma or colon before an operand, the brace before the
    /// first element of a list, the end of the type before a name, the end of what is called before its parenthesis.
    #[inline]
    pub fn note_preceding(&mut self, pos: Pos, preceding: Pos) {
        self.preceding.note(pos, preceding);
    }

    /// What was noted to stand directly before the token at a position; there, if nothing was.
    pub fn preceding(&self, pos: Pos) -> Pos {
        self.preceding.get(pos).unwrap_or(pos)
    }

    /// Notes where the operand of the operator at a position begins, or the type in the parenthesis there. That of `sizeof`
    /// may be a parenthesis around a type, that of others is the type; a type that parentheses without arguments follow has
    /// what closes them.
    #[inline]
    pub fn note_operand(&mut self, operator: Pos, operand: Pos) {
        self.operands.note(operator, operand);
    }

    /// Where the operand of the operator at a position begins, or the type in the parenthesis there.
    pub fn operand(&self, operator: Pos) -> Pos {
        self.operands.get(operator).unwrap_or(operator)
    }

    /// Notes that a parenthesis or bracket, or a word that belongs to that, stands directly before the token at `behind`.
    #[inline]
    pub fn note_opening(&mut self, behind: Pos, opening: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.opening.insert(behind, opening);
        }
    }

    /// Notes the bracket of an array declarator behind the declared name, or the bracket, at `before`.
    #[inline]
    pub fn note_bound(&mut self, before: Pos, bracket: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.bounds.insert(before, bracket);
        }
    }

    /// Notes where the next part of a built-in operation begins behind its word or another part, at `before`.
    #[inline]
    pub fn note_step(&mut self, before: Pos, step: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.steps.insert(before, step);
        }
    }

    /// Notes the token behind an expression or declarator that begins at a position.
    #[inline]
    pub fn note_end(&mut self, start: Pos, behind: Pos) {
        if let Some(recorded) = &mut self.displayed {
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
        let before = self.displayed.as_ref()?.ends.range(..=pos).rev().take(limits::DISPLAYED_ENDS);
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
        if let Some(recorded) = &mut self.displayed {
            recorded.behind.insert(pos, behind);
        }
    }

    /// Notes the name that ends a friend declaration at the `;` behind it.
    #[inline]
    pub fn note_friend(&mut self, end: Pos, name: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.friends.insert(end, name);
        }
    }

    /// Notes that a brace follows the name of a member.
    #[inline]
    pub fn note_braced(&mut self, name: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.braced.insert(name);
        }
    }

    /// Notes that `owner` qualifies `name` at a position.
    #[inline]
    pub fn note_qualified(&mut self, owner: Name, name: Name, pos: Pos) {
        if let Some(recorded) = &mut self.displayed {
            recorded.qualified.entry((owner, name)).or_default().push(pos);
        }
    }

    /// The token behind the name of a namespace or the declaration at the beginning of `for`.
    pub fn behind(&self, pos: Pos) -> Pos {
        self.displayed.as_ref().and_then(|recorded| recorded.behind.get(&pos)).copied().unwrap_or(pos)
    }

    /// The name that ends a friend declaration directly before its `;`.
    pub fn friend_before(&self, end: Pos) -> Option<Pos> {
        self.displayed.as_ref()?.friends.get(&end).copied()
    }

    /// Whether a brace follows the name of a member.
    pub fn is_braced(&self, name: Pos) -> bool {
        self.displayed.as_ref().is_some_and(|recorded| recorded.braced.contains(&name))
    }

    /// Where `owner` first qualifies `name` behind a position.
    pub fn qualified_behind(&self, owner: Name, name: Name, from: Pos) -> Option<Pos> {
        self.displayed
            .as_ref()?
            .qualified
            .get(&(owner, name))?
            .iter()
            .copied()
            .filter(|pos| *pos > from)
            .min()
    }

    /// Whether what only displays show is recorded.
    #[inline]
    pub fn are_recorded(&self) -> bool {
        self.displayed.is_some()
    }

    /// Notes the text of the arguments of the attribute at `attribute`, with the parenthesis that closes them.
    pub fn note_arguments(&mut self, attribute: Pos, text: List<KeptWord>) {
        if let Some(recorded) = &mut self.displayed {
            recorded.arguments.insert(attribute, text);
        }
    }

    /// The text of the arguments of an attribute, with the parenthesis that closes them.
    pub fn arguments(&self, attribute: Pos) -> List<KeptWord> {
        self.displayed
            .as_ref()
            .and_then(|recorded| recorded.arguments.get(&attribute))
            .copied()
            .unwrap_or_default()
    }

    /// The parenthesis or bracket that opens directly before a position.
    pub fn opening_before(&self, behind: Pos) -> Option<Pos> {
        self.displayed.as_ref()?.opening.get(&behind).copied()
    }

    /// The bracket of the array declarator behind a name or another bracket.
    pub fn bound_behind(&self, before: Pos) -> Option<Pos> {
        self.displayed.as_ref()?.bounds.get(&before).copied()
    }

    /// Where the next part of a built-in operation begins behind its word or another part.
    pub fn step_behind(&self, before: Pos) -> Option<Pos> {
        self.displayed.as_ref()?.steps.get(&before).copied()
    }
}
