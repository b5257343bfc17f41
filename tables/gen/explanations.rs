//! Generates what there is to say about messages (`explanations.rs`) from `tables/explanations/*.toml`.

use crate::source::{TableError, Tables};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeMap;

const FOLDER: &str = "explanations";
const MESSAGES: &str = "diagnostics";

/// What a table says about one message; the key is the name of the message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// What is wrong, or doubtful, where the message is given.
    cause: String,
    /// What to do about it.
    remedy: String,
    /// A unit that gives the message; the device's compiler gives some that no unit shows here.
    example: Option<String>,
    /// The options that it takes to give it.
    #[serde(default)]
    flags: String,
    /// Whether the example needs what CUDA's headers declare.
    #[serde(default)]
    cuda: bool,
}

/// Reads the tables and writes `explanations.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let mut known = BTreeMap::new();
    for file in tables.list(MESSAGES)? {
        for (name, row) in tables.read::<toml::Table>(&file)? {
            let host = row.as_table().is_some_and(|row| !row.contains_key("giver"));
            known.insert(name, host);
        }
    }
    let mut rows = BTreeMap::new();
    for file in tables.list(FOLDER)? {
        for (name, row) in tables.read::<BTreeMap<String, Row>>(&file)? {
            let reason = match known.get(&name) {
                None => "there is no such message",
                Some(true) if row.example.is_none() => "a message of this program needs an example",
                _ if row.cause.is_empty() || row.remedy.is_empty() => "the cause or the remedy is missing",
                _ => "",
            };
            if !reason.is_empty() {
                return Err(tables.error(&file, name, reason));
            }
            if rows.insert(name.clone(), row).is_some() {
                return Err(tables.error(&file, name, "the message is explained twice"));
            }
        }
    }
    let rows = rows.iter().map(|(name, row)| explanation(name, row));
    tables.write("explanations.rs", quote! { pub static EXPLANATIONS: &[Explanation] = &[#(#rows),*]; })
}

fn explanation(name: &str, row: &Row) -> TokenStream {
    let Row { cause, remedy, example, flags, cuda } = row;
    let example = match example {
        Some(example) => quote! { Some(#example) },
        None => quote! { None },
    };
    quote! {
        Explanation { name: #name, cause: #cause, remedy: #remedy, example: #example, flags: #flags, cuda: #cuda }
    }
}
