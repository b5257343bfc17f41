//! Features that are accepted before the standard that has them, generated from `tables/features.toml`.

use crate::diag::{Message, messages};

include!(concat!(env!("OUT_DIR"), "/features.rs"));

/// What is said about a feature.
pub struct FeatureRow {
    /// The first standard that has it.
    pub since: u8,
    /// Whether it is reported for its first use only.
    pub once: bool,
    /// The message where the standard in force lacks it.
    pub message: fn() -> Message,
}

impl Feature {
    /// What the table says.
    pub fn row(self) -> &'static FeatureRow {
        // The generated code has a row for each feature; the first one stands in for an impossible one.
        ROWS.get(self as usize).unwrap_or(&ROWS[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_have_a_standard_and_a_message() {
        assert_eq!(Feature::StructuredBindings.row().since, 17);
        assert!(Feature::Lambdas.row().once);
    }
}
