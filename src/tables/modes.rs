//! Machine modes, generated from `tables/modes.toml`.

use crate::il::Builtin;

include!(concat!(env!("OUT_DIR"), "/modes.rs"));

/// The types that have a machine mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    pub signed: Builtin,
    pub unsigned: Builtin,
}

/// The mode of a name, with or without underscores around it.
pub fn find(name: &str) -> Option<Mode> {
    let bare = name.strip_prefix("__").and_then(|n| n.strip_suffix("__")).unwrap_or(name);
    MODES.iter().find(|(name, _)| *name == bare).map(|(_, mode)| *mode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn underscores_around_a_mode_do_not_matter() {
        assert_eq!(find("__DI__"), find("DI"));
        assert_eq!(find("DI").map(|m| m.unsigned), Some(Builtin::UnsignedLong));
        assert_eq!(find("nothing"), None);
    }
}
