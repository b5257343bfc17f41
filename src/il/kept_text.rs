//! Text that stays as it was written.

/// The templates whose text is kept, beside that of deleted and defaulted ones, which are printed from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeptTemplates {
    #[default]
    None,
    /// Those of system headers.
    System,
    /// All of them.
    All,
}
