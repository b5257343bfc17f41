//! Generates the features that older standards lack (`features.rs`) from `tables/features.toml`.

use crate::source::{Status, TableError, Tables, ident_of};
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeSet;

const TABLE: &str = "features.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    features: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    since: u8,
    message: String,
    #[serde(default)]
    once: bool,
    /// Why nothing notes its use.
    status: Option<Status>,
}

/// Reads the table and writes `features.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let rows = tables.read::<File>(TABLE)?.features;
    let mut seen = BTreeSet::new();
    if let Some(row) = rows.iter().find(|row| !seen.insert(&row.name)) {
        return Err(tables.error(TABLE, &row.name, "two features have this name"));
    }
    if let Some(row) = rows.iter().find(|row| row.status == Some(Status::Accepted)) {
        return Err(tables.error(TABLE, &row.name, "the use of a feature is noted or waits for that"));
    }
    let names: Vec<_> = rows.iter().map(|row| ident_of(&row.name)).collect();
    let lines = rows.iter().map(|row| {
        let (since, once, message) = (row.since, row.once, ident_of(&row.message));
        quote!(FeatureRow { since: #since, once: #once, message: messages::#message })
    });
    tables.write(
        "features.rs",
        quote! {
            /// A feature that older standards lack.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[allow(missing_docs)]
            pub enum Feature { #(#names),* }

            static ROWS: &[FeatureRow] = &[#(#lines),*];
        },
    )
}
