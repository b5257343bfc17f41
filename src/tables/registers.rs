//! The registers that asm labels and clobber lists name, generated from `tables/registers.toml`.

/// A register of the target.
#[derive(Debug)]
pub struct Register {
    /// What the output calls it, whatever part of it was named.
    pub name: &'static str,
    /// What the display calls the register of a variable.
    pub display: &'static str,
    /// What it and its parts are called.
    names: &'static [&'static str],
    /// Further names in labels.
    labels: &'static [&'static str],
}

impl Register {
    /// The register that a clobber list names.
    pub fn clobbered(name: &str) -> Option<&'static Self> {
        let name = name.strip_prefix(SIGN).unwrap_or(name);
        REGISTERS.iter().find(|register| register.names.contains(&name))
    }

    /// The register that the label of a register variable names; one stands for those that are unknown.
    pub fn labelled(name: &str) -> &'static Self {
        let bare = name.strip_prefix(SIGN).unwrap_or(name);
        let labels = |register: &&Self| register.labels.contains(&bare);
        Self::clobbered(name).or_else(|| REGISTERS.iter().find(labels)).unwrap_or(&UNKNOWN)
    }

    /// Whether a label is the name of a register.
    pub fn is_one(label: &str) -> bool {
        !std::ptr::eq(Self::labelled(label), &UNKNOWN)
    }

    /// What the display calls a register that a clobber list names.
    pub fn clobber_name(name: &str) -> &'static str {
        Self::clobbered(name).unwrap_or(&UNKNOWN).name
    }
}

include!(concat!(env!("OUT_DIR"), "/registers.rs"));
