//! Generates the machine modes from `tables/modes.toml`.

use crate::source::{TableError, Tables, ident_of};
use quote::quote;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    modes: Vec<Mode>,
    unmade: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mode {
    name: String,
    signed: String,
    unsigned: String,
}

/// Reads the table and writes `modes.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read("modes.toml")?;
    let rows = file.modes.iter().map(|m| {
        let (name, signed, unsigned) = (&m.name, ident_of(&m.signed), ident_of(&m.unsigned));
        quote!((#name, Mode { signed: Builtin::#signed, unsigned: Builtin::#unsigned }))
    });
    let unmade = &file.unmade;
    tables.write(
        "modes.rs",
        quote! {
            static MODES: &[(&str, Mode)] = &[#(#rows),*];
            static UNMADE: &[&str] = &[#(#unmade),*];
        },
    )
}
