//! Generates the abbreviations of mangled names (`itanium_abbreviations.rs`) from `tables/itanium_abbreviations.toml`.

use crate::source::{TableError, Tables};
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeSet;

const TABLE: &str = "itanium_abbreviations.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    abbreviations: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    letter: char,
    template: String,
    over_char: Option<Vec<String>>,
}

/// Reads the table and writes `itanium_abbreviations.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read(TABLE)?;
    let (mut letters, mut rows) = (BTreeSet::new(), Vec::new());
    for row in &file.abbreviations {
        if !letters.insert(row.letter) {
            return Err(tables.error(TABLE, row.letter, "two abbreviations have this letter"));
        }
        let (code, letter, template) = (format!("S{}", row.letter), row.letter as u32 as u8, &row.template);
        let (shown, over_char) = match &row.over_char {
            None => (format!("::std::{template}"), quote!(None)),
            Some(others) => {
                let others_shown: String =
                    others.iter().map(|other| format!(", std::{other}<char>")).collect();
                let space = if others_shown.ends_with('>') { " " } else { "" };
                (format!("::std::{template}<char{others_shown}{space}>"), quote!(Some(&[#(#others),*])))
            }
        };
        rows.push(quote! {
            Abbreviation {
                code: #code, letter: #letter, template: #template, over_char: #over_char, shown: #shown
            }
        });
    }
    tables.write(
        "itanium_abbreviations.rs",
        quote! {
            /// All abbreviations.
            pub static ABBREVIATIONS: &[Abbreviation] = &[#(#rows),*];
        },
    )
}
