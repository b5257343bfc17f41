//! The names of a unit: what holds for all of it.

use super::hiding::SharedNames;
use crate::emit::host::Input;
use crate::il::*;
use rustc_hash::FxHashSet;

/// Which names hide others, and how many were made up.
pub(in crate::emit::host) struct UnitNames {
    /// The names that can be hidden.
    pub shared_names: SharedNames,
    /// The namespaces that classes hide.
    pub hidden_namespaces: FxHashSet<NamespaceId>,
    /// How many `__Tn` names were given out.
    pub invented_names: u32,
}

impl UnitNames {
    /// The names of a unit of which nothing has been printed.
    pub fn new(input: &Input) -> Self {
        Self {
            shared_names: SharedNames::of(input),
            hidden_namespaces: super::hidden_namespace::hidden_namespaces(input),
            invented_names: 0,
        }
    }
}
