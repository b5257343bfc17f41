//! Generates the constants of tables that name texts and numbers which the program writes, reads or compares with: what
//! the host file has for the runtime, variables of the environment, what traces call things, format strings.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeSet;

/// The tables, each of which becomes a file of its name.
const TABLES: [&str; 4] = ["host_runtime", "environment", "trace_names", "format_strings"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    constants: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    what: String,
    text: Option<String>,
    words: Option<Vec<String>>,
    number: Option<u32>,
}

/// Reads the tables and writes a file for each.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    for table in TABLES {
        let file = format!("{table}.toml");
        let mut seen = BTreeSet::new();
        let mut constants = Vec::new();
        for row in tables.read::<File>(&file)?.constants {
            if !seen.insert(row.name.clone()) {
                return Err(tables.error(&file, row.name, "two constants have this name"));
            }
            constants.push(constant(&row).map_err(|reason| tables.error(&file, &row.name, reason))?);
        }
        tables.write(&format!("{table}.rs"), quote! { #(#constants)* })?;
    }
    Ok(())
}

fn constant(row: &Row) -> Result<TokenStream, &'static str> {
    let (ty, value) = match (&row.text, &row.words, row.number) {
        (Some(text), None, None) => (quote!(&str), quote!(#text)),
        (None, Some(words), None) if words.is_empty() => return Err("there are no words"),
        (None, Some(words), None) => (quote!(&[&str]), quote!(&[#(#words),*])),
        (None, None, Some(number)) => {
            let number = Literal::u32_unsuffixed(number);
            (quote!(u32), quote!(#number))
        }
        _ => return Err("a constant is a text, words or a number"),
    };
    if row.what.trim().is_empty() {
        return Err("it is not said what this is");
    }
    let (name, what) = (ident_of(&row.name), format!(" {}", row.what));
    Ok(quote! { #[doc = #what] pub const #name: #ty = #value; })
}
