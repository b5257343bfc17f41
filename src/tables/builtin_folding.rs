//! Built-in functions that constant expressions can call, generated from `tables/builtin_folding.toml`.

include!(concat!(env!("OUT_DIR"), "/builtin_folding.rs"));

impl Fold {
    /// What the built-in function of a name computes; none if its calls are no constant expressions.
    pub fn find(name: &str) -> Option<Fold> {
        FOLDS.get(name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::Fold;

    #[test]
    fn only_some_functions_are_evaluated() {
        assert_eq!(Fold::find("__builtin_clzll"), Some(Fold::CountLeadingZeros));
        assert_eq!(Fold::find("__builtin_floor"), None);
    }
}
