//! Severities and what changes them: options, and pragmas from their position on.

use super::catalog::DiagId;
use super::source_position::Positions;
use crate::source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};

/// How grave a message is, from the mildest to the gravest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Goes with another message.
    Note,
    /// Shown on request only.
    Remark,
    Warning,
    Error,
    /// Ends the compilation.
    Catastrophe,
    /// The command line is wrong.
    CommandLine,
    /// The program is wrong.
    Internal,
}

/// What options and pragmas can make of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    Suppressed,
    Remark,
    Warning,
    Error,
}

/// What a pragma does to severities from its position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Gives the message a level.
    Set(DiagId, Level),
    /// Takes the message back to what the command line says.
    Default(DiagId),
    /// Shows the message no more than once.
    Once(DiagId),
    /// Remembers all levels.
    Push,
    /// Restores the levels that the matching push remembered.
    Pop,
}

/// All changes of severities: those of the command line, and those of pragmas in the order of the source.
#[derive(Debug, Default)]
pub struct Severities {
    levels: FxHashMap<DiagId, Level>,
    once: FxHashSet<DiagId>,
    changes: Vec<(Pos, Change)>,
    /// The messages that changes name: most messages are asked for that no pragma is about.
    changed: FxHashSet<DiagId>,
    depth: u32,
}

impl Severities {
    /// Gives a message a level everywhere, as `--diag_error=N` does; the last call wins.
    pub fn set(&mut self, id: DiagId, level: Level) {
        self.levels.insert(id, level);
    }

    /// Shows a message no more than once, as `--diag_once=N` does.
    pub fn set_once(&mut self, id: DiagId) {
        self.once.insert(id);
    }

    /// Applies a pragma that stands at `pos`; positions must not go down from call to call.
    ///
    /// Returns whether it could be applied: a pop without a push cannot.
    pub fn change(&mut self, pos: Pos, change: Change) -> bool {
        match change {
            Change::Push => self.depth += 1,
            Change::Pop => match self.depth.checked_sub(1) {
                Some(depth) => self.depth = depth,
                None => return false,
            },
            Change::Set(id, _) | Change::Default(id) | Change::Once(id) => {
                self.changed.insert(id);
            }
        }
        self.changes.push((pos, change));
        true
    }

    /// Whether anything changes the level of a message somewhere.
    pub(super) fn mentions(&self, id: DiagId) -> bool {
        if !self.changed.contains(&id) {
            return self.levels.contains_key(&id);
        }
        let sets = |change: &(Pos, Change)| matches!(change.1, Change::Set(of, _) if of == id);
        self.levels.contains_key(&id) || self.changes.iter().any(sets)
    }

    /// The level of a message at a position, where anything changes it, and whether it is shown once only.
    pub(super) fn at(&self, id: DiagId, pos: Pos, positions: &dyn Positions) -> (Option<Level>, bool) {
        let from_options = self.levels.get(&id).copied();
        let mut level = from_options;
        let mut once = self.once.contains(&id);
        if !self.changed.contains(&id) {
            return (level, once);
        }
        let mut saved = Vec::new();
        let here = positions.order(pos);
        let before = self.changes.partition_point(|&(at, _)| positions.order(at) <= here);
        for &(_, change) in self.changes.iter().take(before) {
            match change {
                Change::Set(of, to) if of == id => level = Some(to),
                Change::Default(of) if of == id => level = from_options,
                Change::Once(of) if of == id => once = true,
                Change::Push => saved.push((level, once)),
                Change::Pop => (level, once) = saved.pop().unwrap_or((level, once)),
                _ => {}
            }
        }
        (level, once)
    }
}

#[cfg(test)]
mod tests {
    use super::super::source_position::NoPositions;
    use super::*;

    fn id(number: u64) -> DiagId {
        DiagId::from_number(number).flatten().unwrap_or_else(|| panic!("no message {number}"))
    }

    #[test]
    fn a_pragma_counts_from_its_position_on() {
        let mut severities = Severities::default();
        severities.set(id(940), Level::Error);
        assert!(severities.change(Pos(10), Change::Set(id(940), Level::Suppressed)));
        assert!(severities.change(Pos(20), Change::Default(id(940))));
        assert_eq!(severities.at(id(940), Pos(5), &NoPositions).0, Some(Level::Error));
        assert_eq!(severities.at(id(940), Pos(10), &NoPositions).0, Some(Level::Suppressed));
        assert_eq!(severities.at(id(940), Pos(25), &NoPositions).0, Some(Level::Error));
        assert_eq!(severities.at(id(20), Pos(15), &NoPositions).0, None);
    }

    #[test]
    fn pop_restores_what_push_remembered() {
        let mut severities = Severities::default();
        severities.change(Pos(1), Change::Push);
        severities.change(Pos(2), Change::Set(id(940), Level::Warning));
        assert!(severities.change(Pos(3), Change::Pop));
        assert!(!severities.change(Pos(4), Change::Pop));
        assert_eq!(severities.at(id(940), Pos(2), &NoPositions).0, Some(Level::Warning));
        assert_eq!(severities.at(id(940), Pos(9), &NoPositions).0, None);
    }
}
