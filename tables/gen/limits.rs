//! Generates the constants of what is bounded (`limits.rs`) from `tables/limits.toml`.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeSet;

const TABLE: &str = "limits.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    budgets: Vec<Row>,
    depths: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    r#type: String,
    most: u64,
    what: String,
    option: Option<String>,
}

/// Reads the table and writes `limits.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let File { budgets, depths } = tables.read::<File>(TABLE)?;
    let mut seen = BTreeSet::new();
    let mut constants = Vec::new();
    for row in budgets.iter().chain(&depths) {
        if !seen.insert(&row.name) {
            return Err(tables.error(TABLE, &row.name, "two limits have this name"));
        }
        constants.push(constant(tables, row)?);
    }
    if let Some(row) = depths.iter().find(|row| row.option.is_some()) {
        return Err(tables.error(TABLE, &row.name, "what an option raises is a budget"));
    }
    tables.write("limits.rs", quote! { #(#constants)* })
}

fn constant(tables: &Tables, row: &Row) -> Result<TokenStream, TableError> {
    let fits = match row.r#type.as_str() {
        "u32" => u32::try_from(row.most).is_ok(),
        "u64" | "usize" => true,
        _ => return Err(tables.error(TABLE, &row.name, "the type is u32, u64 or usize")),
    };
    if row.most == 0 || !fits {
        return Err(tables.error(TABLE, &row.name, "this is no number of its type above 0"));
    }
    let (name, ty) = (ident_of(&row.name), ident_of(&row.r#type));
    let (most, what) = (Literal::u64_unsuffixed(row.most), format!(" The most: {}.", row.what));
    Ok(quote! { #[doc = #what] pub const #name: #ty = #most; })
}
