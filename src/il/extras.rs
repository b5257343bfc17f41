//! What few entries of a kind have: it stands in entries of its own, so that the others take no room for it.

use super::Il;

/// What few entries of a kind have.
pub trait Extras: Sized {
    /// Names it.
    type Id;

    /// Keeps it for an entry if it is anything.
    fn kept(self, il: &mut Il) -> Option<Self::Id>;
}

/// The name of an entry of which few have all.
pub trait HasExtras: Copy {
    /// The entry.
    type Entry;
    /// What few have of it.
    type Extras;

    /// A copy of the entry for another one, which has what few have of it for itself.
    fn copied(self, il: &mut Il) -> Self::Entry;

    /// What few have of the entry, to be changed: it has it from then on.
    fn extras_mut(self, il: &mut Il) -> &mut Self::Extras;
}
