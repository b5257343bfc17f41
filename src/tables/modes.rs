//! Machine modes, generated from `tables/modes.toml`.

use crate::il::Builtin;

include!(concat!(env!("OUT_DIR"), "/modes.rs"));

/// The types that have a machine mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    pub signed: Builtin,
    pub unsigned: Builtin,
}

/// A name without the underscores that keep macros away from it.
fn bare(name: &str) -> &str {
    name.strip_prefix("__").and_then(|n| n.strip_suffix("__")).unwrap_or(name)
}

/// Whether a name is that of a mode, or of a vector of a power of two of modes.
pub fn is_known(name: &str) -> bool {
    let name = bare(name);
    let vector = name.strip_prefix('V').is_some_and(|rest| {
        let of = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let count = rest.strip_suffix(of).and_then(|count| count.parse::<u32>().ok());
        count.is_some_and(u32::is_power_of_two) && find(of).is_some()
    });
    vector || UNMADE.contains(&name) || find(name).is_some()
}

/// The mode of a name, with or without underscores around it, where a type is made of it.
pub fn find(name: &str) -> Option<Mode> {
    let bare = bare(name);
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

    #[test]
    fn vectors_of_modes_are_known() {
        assert!(is_known("__V4SI__") && is_known("V2DF") && is_known("SC") && is_known("word"));
        assert!(!is_known("V3SI") && !is_known("V0SI") && !is_known("VSI") && !is_known("V4XX"));
    }
}
