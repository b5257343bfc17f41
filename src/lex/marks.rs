//! Where tokens stand and what they stand for.
//!
//! A parser looks ahead and goes back, but not behind the declaration that it is at: of the tokens before that, only
//! the positions are kept, as the distances between them. That is a byte for a token instead of eight.

use crate::source::Pos;

/// Where a token stands and what it stands for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Mark {
    pub pos: Pos,
    /// Identifiers and keywords: the name. Literals: an index into the array of their kind. Pragmas: an index
    /// into `pragmas`. Brackets that open: the number of the token that closes them, 0 where that is not known. Other
    /// punctuators: 0.
    pub payload: u32,
}

/// How many passed tokens lie between two whose position is kept in full.
const BLOCK: usize = 64;

/// Stands for a distance that is larger, or leads back.
const FAR: u8 = u8::MAX;

/// The positions of tokens that were passed.
#[derive(Default)]
struct Passed {
    /// The position of each token whose number is a multiple of `BLOCK`.
    starts: Vec<Pos>,
    /// The distance of each token from the one before it.
    steps: Vec<u8>,
    /// The positions of tokens with a distance that does not fit, in their order.
    far: Vec<(u32, Pos)>,
}

/// The marks of all tokens of a unit, by number.
#[derive(Default)]
pub struct Marks {
    passed: Passed,
    /// Those from the number on that is the count of passed ones.
    ahead: Vec<Mark>,
}

impl Passed {
    /// Adds further tokens behind one at a position.
    fn extend(&mut self, mut before: Pos, marks: &[Mark]) {
        let (first, far) = (self.steps.len(), &mut self.far);
        self.steps.extend(marks.iter().enumerate().map(|(at, mark)| {
            let step = mark.pos.0.wrapping_sub(before.0);
            before = mark.pos;
            if step >= u32::from(FAR) {
                far.push(((first + at) as u32, mark.pos));
                return FAR;
            }
            step as u8
        }));
        let next_start = first.next_multiple_of(BLOCK) - first;
        self.starts.extend(marks.iter().skip(next_start).step_by(BLOCK).map(|mark| mark.pos));
    }

    /// The position behind one of a token at the next one.
    fn next(&self, pos: Pos, index: usize) -> Pos {
        match self.steps.get(index).copied().unwrap_or_default() {
            FAR => {
                let far = self.far.partition_point(|(at, _)| (*at as usize) < index);
                self.far.get(far).map_or(pos, |(_, far)| *far)
            }
            step => Pos(pos.0 + u32::from(step)),
        }
    }

    /// The tokens of a block with their positions.
    fn block(&self, block: usize) -> impl Iterator<Item = (usize, Pos)> {
        let first = block * BLOCK;
        let mut pos = self.starts.get(block).copied().unwrap_or_default();
        (first..self.steps.len().min(first + BLOCK)).map(move |index| {
            if index > first {
                pos = self.next(pos, index);
            }
            (index, pos)
        })
    }

    fn pos(&self, index: usize) -> Option<Pos> {
        self.block(index / BLOCK).nth(index % BLOCK).map(|(_, pos)| pos)
    }

    /// A token at a position, where positions ascend.
    fn at(&self, pos: Pos) -> Option<usize> {
        let block = self.starts.partition_point(|start| *start <= pos).checked_sub(1)?;
        self.block(block).find(|(_, at)| *at == pos).map(|(index, _)| index)
    }
}

impl Marks {
    /// How many tokens there are.
    fn len(&self) -> usize {
        self.first_ahead() + self.ahead.len()
    }

    /// The number of the first token that was not passed.
    #[inline]
    pub fn first_ahead(&self) -> usize {
        self.passed.steps.len()
    }

    /// The mark of a token that was not passed.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Mark> {
        self.ahead.get(index.wrapping_sub(self.first_ahead())).copied()
    }

    /// The position of any token.
    #[inline]
    pub fn pos(&self, index: usize) -> Option<Pos> {
        match self.get(index) {
            Some(mark) => Some(mark.pos),
            None => self.passed_pos(index),
        }
    }

    #[cold]
    fn passed_pos(&self, index: usize) -> Option<Pos> {
        if index < self.first_ahead() { self.passed.pos(index) } else { None }
    }

    /// The last mark.
    pub fn last(&self) -> Option<Mark> {
        self.ahead.last().copied()
    }

    /// The positions of all tokens.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = Pos> + Clone {
        Positions { marks: self, next: 0, last: Pos::NONE }
    }

    /// A token at a position, where positions ascend. What is asked for mostly stands shortly before the token `here`.
    pub fn at(&self, pos: Pos, here: usize) -> Option<usize> {
        let base = self.first_ahead();
        if self.ahead.first().is_none_or(|first| pos < first.pos) {
            return self.passed.at(pos);
        }
        let (mut first, mut last) = (0, self.ahead.len());
        let here = here.wrapping_sub(base);
        if self.ahead.get(here).is_some_and(|at| at.pos >= pos) {
            last = here + 1;
            let mut step = 16;
            while step < last && self.ahead[last - step].pos > pos {
                step *= 2;
            }
            first = last.saturating_sub(step);
        }
        let found = self.ahead[first..last].binary_search_by_key(&pos, |token| token.pos).ok();
        found.map(|at| base + first + at)
    }

    #[inline]
    pub(super) fn push(&mut self, pos: Pos, payload: u32) {
        self.ahead.push(Mark { pos, payload });
    }

    /// The marks that were not passed, and the number of the first of them.
    pub(super) fn ahead(&mut self) -> (usize, &mut [Mark]) {
        (self.first_ahead(), &mut self.ahead)
    }

    /// Says what a token stands for that was not passed.
    pub(super) fn set_payload(&mut self, index: usize, payload: u32) {
        let base = self.first_ahead();
        if let Some(mark) = self.ahead.get_mut(index.wrapping_sub(base)) {
            mark.payload = payload;
        }
    }

    /// Puts the mark of one token to another one before it, both of which were not passed.
    pub(super) fn copy(&mut self, from: usize, to: usize) {
        let base = self.first_ahead();
        self.ahead.copy_within(from - base..from - base + 1, to - base);
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.ahead.truncate(length.saturating_sub(self.first_ahead()));
    }

    pub(super) fn reserve(&mut self, count: usize) {
        self.ahead.reserve(count);
    }

    /// From now on, nothing but the positions is asked for of the tokens before `end`, of which the last one stays as it is.
    pub fn pass(&mut self, end: usize) {
        let count = end.saturating_sub(self.first_ahead()).min(self.ahead.len().saturating_sub(1));
        let before = self.first_ahead().checked_sub(1).and_then(|last| self.pos(last));
        self.passed.extend(before.unwrap_or_default(), &self.ahead[..count]);
        self.ahead.drain(..count);
    }

    /// Whether the tokens from number `first` on stand in the order of their positions, and behind the one before.
    pub fn ascend(&self, first: usize) -> bool {
        let base = self.first_ahead();
        let from = first.saturating_sub(1).saturating_sub(base);
        self.ahead.get(from..).is_none_or(|marks| marks.is_sorted_by_key(|mark| mark.pos))
    }
}

/// The positions of all tokens, one after the other.
#[derive(Clone)]
struct Positions<'m> {
    marks: &'m Marks,
    next: usize,
    last: Pos,
}

impl Iterator for Positions<'_> {
    type Item = Pos;

    fn next(&mut self) -> Option<Pos> {
        if self.next >= self.marks.len() {
            return None;
        }
        self.last = match self.marks.get(self.next) {
            Some(mark) => mark.pos,
            None => self.marks.passed.next(self.last, self.next),
        };
        self.next += 1;
        Some(self.last)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.marks.len() - self.next;
        (rest, Some(rest))
    }
}

impl ExactSizeIterator for Positions<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Marks at positions, of which those before `passed` are passed.
    fn marks(positions: &[u32], passed: usize) -> Marks {
        let mut marks = Marks::default();
        for (index, pos) in positions.iter().enumerate() {
            marks.push(Pos(*pos), index as u32);
        }
        marks.pass(passed);
        marks
    }

    /// Positions at all kinds of distances.
    fn positions(count: usize) -> Vec<u32> {
        let step = |index: usize| match index % 97 {
            0 => 254,
            1 => 255,
            2 => 256,
            3 => 70_000,
            other => other as u32 % 9 + 1,
        };
        (0..count).scan(0, |pos, index| Some(std::mem::replace(pos, *pos + step(index)) + 1)).collect()
    }

    #[test]
    fn passed_tokens_keep_their_positions() {
        let all = positions(1_000);
        for passed in [0, 1, 63, 64, 65, 500, 999, 1_000, 2_000] {
            let marks = marks(&all, passed);
            assert_eq!(marks.len(), all.len());
            assert_eq!(marks.first_ahead(), passed.min(999), "the last one stays");
            assert!(marks.positions().map(|pos| pos.0).eq(all.iter().copied()), "{passed} in their order");
            for (index, pos) in all.iter().enumerate() {
                assert_eq!(marks.pos(index), Some(Pos(*pos)), "token {index} of {passed} passed");
                assert_eq!(marks.at(Pos(*pos), 700), Some(index), "position {pos} of {passed} passed");
                assert_eq!(marks.get(index).is_some(), index >= passed.min(999));
            }
            assert_eq!(marks.pos(1_000), None);
            assert_eq!(marks.at(Pos(70_000), 700), None, "between two tokens");
        }
    }

    #[test]
    fn positions_may_lead_back() {
        let all = [10, 5, 5, 400, 100, 101];
        let marks = marks(&all, 5);
        assert!(marks.positions().map(|pos| pos.0).eq(all));
        assert_eq!(marks.pos(4), Some(Pos(100)));
        assert!(!marks.ascend(0) || marks.first_ahead() == 5);
    }

    #[test]
    fn what_is_passed_in_steps_is_passed() {
        let all = positions(300);
        let mut marks = marks(&all, 10);
        for end in [20, 20, 15, 130, 299] {
            marks.pass(end);
        }
        assert!(marks.positions().map(|pos| pos.0).eq(all));
    }
}
