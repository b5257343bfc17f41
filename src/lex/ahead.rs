//! What is kept of tokens until the parser has passed them.
//!
//! A parser looks ahead and goes back, but not behind the declaration that it is at: of the tokens before that, nothing is
//! kept. Their numbers stay what they are.

/// Something of each token of a unit, by number, as long as it is not passed.
pub struct Ahead<T> {
    /// The number of the first one that was not passed.
    first: usize,
    items: Vec<T>,
}

impl<T> Default for Ahead<T> {
    fn default() -> Self {
        Self { first: 0, items: Vec::new() }
    }
}

impl<T: Copy> Ahead<T> {
    /// How many tokens there are, with those that were passed.
    #[inline]
    pub fn count(&self) -> usize {
        self.first + self.items.len()
    }

    /// The number of the first token that was not passed.
    #[inline]
    pub fn first(&self) -> usize {
        self.first
    }

    /// What is known of a token that was not passed.
    #[inline]
    pub fn get(&self, index: usize) -> Option<T> {
        self.items.get(index.wrapping_sub(self.first)).copied()
    }

    /// The same to be changed.
    #[inline]
    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        self.items.get_mut(index.wrapping_sub(self.first))
    }

    /// What is known of the last token.
    pub fn last(&self) -> Option<T> {
        self.items.last().copied()
    }

    /// What is known of those that were not passed.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    #[inline]
    pub(super) fn push(&mut self, item: T) {
        self.items.push(item);
    }

    /// Puts what is known of one token to another one before it, both of which were not passed.
    pub(super) fn copy(&mut self, from: usize, to: usize) {
        let from = from.wrapping_sub(self.first);
        self.items.copy_within(from..from + 1, to.wrapping_sub(self.first));
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.items.truncate(length.saturating_sub(self.first));
    }

    pub(super) fn reserve(&mut self, count: usize) {
        self.items.reserve(count);
    }

    pub(super) fn clear(&mut self) {
        (self.first, self.items) = (0, Vec::new());
    }

    /// From now on, nothing is asked for of the tokens before `end`, of which the last one stays.
    pub(super) fn pass(&mut self, end: usize) {
        let count = end.saturating_sub(self.first).min(self.items.len().saturating_sub(1));
        self.items.drain(..count);
        self.first += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_tokens_keep_their_numbers() {
        for passed in [0, 1, 500, 999, 1_000, 2_000] {
            let mut all = Ahead::default();
            (0..1_000).for_each(|number: u32| all.push(number));
            all.pass(passed / 2);
            all.pass(passed);
            all.pass(passed / 3);
            let first = passed.min(999);
            assert_eq!((all.count(), all.first()), (1_000, first), "the last one stays");
            for number in 0..1_001 {
                let known = (first..1_000).contains(&number).then_some(number as u32);
                assert_eq!(all.get(number), known, "token {number} of {passed} passed");
            }
            all.push(1_000);
            assert_eq!(all.get(1_000), Some(1_000));
            all.truncate(1_000);
            assert_eq!(all.last(), Some(999));
        }
    }
}
