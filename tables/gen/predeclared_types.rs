//! Generates the predeclared type names from `tables/predeclared_types.toml`.

use crate::source::{TableError, Tables, ident_of};
use quote::quote;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    of: String,
    #[serde(default)]
    gnu: u32,
}

/// Reads the table and writes `predeclared_types.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read("predeclared_types.toml")?;
    let rows = file.types.iter().map(|row| {
        let (name, of, gnu) = (&row.name, ident_of(&row.of), row.gnu);
        quote!((#name, Builtin::#of, #gnu))
    });
    let code = quote! {
        /// Name, type and the smallest version of the emulated g++ that has it.
        pub static PREDECLARED: &[(&str, Builtin, u32)] = &[#(#rows),*];
    };
    tables.write("predeclared_types.rs", code)
}
