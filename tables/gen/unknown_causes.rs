//! Generates the causes of the unknown type (`unknown_causes.rs`) from `tables/unknown_causes.toml`.

use crate::source::{TableError, Tables, ident_of};
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeSet;

const TABLE: &str = "unknown_causes.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    word: String,
    total: String,
    causes: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    what: String,
    why: String,
}

/// Reads the table and writes `unknown_causes.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let File { word, total, causes: rows } = tables.read::<File>(TABLE)?;
    let mut seen = BTreeSet::new();
    if let Some(row) = rows.iter().find(|row| !seen.insert(&row.name)) {
        return Err(tables.error(TABLE, &row.name, "two causes have this name"));
    }
    if let Some(row) = rows.iter().find(|row| [&row.what, &row.why].iter().any(|text| text.contains('\t'))) {
        return Err(tables.error(TABLE, &row.name, "a tab would end the field"));
    }
    let names: Vec<_> = rows.iter().map(|row| ident_of(&row.name)).collect();
    let what = rows.iter().map(|row| &row.what);
    let why = rows.iter().map(|row| &row.why);
    tables.write(
        "unknown_causes.rs",
        quote! {
            /// Why an analysis fell back to the unknown type.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[allow(missing_docs)]
            pub enum UnknownCause { #(#names),* }

            impl UnknownCause {
                /// What was being analysed.
                pub fn what(self) -> &'static str {
                    match self { #(Self::#names => #what),* }
                }

                /// What was missing.
                pub fn why(self) -> &'static str {
                    match self { #(Self::#names => #why),* }
                }
            }

            /// The first field of each line.
            pub const WORD: &str = #word;
            /// The second field of the line that closes the list.
            pub const TOTAL: &str = #total;
        },
    )
}
