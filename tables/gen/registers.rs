//! Generates the registers from `tables/registers.toml`.

use crate::source::{TableError, Tables};
use quote::quote;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    registers: Vec<Row>,
    unknown: String,
    unnamed: String,
    sign: char,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    display: Option<String>,
    number: Option<u32>,
    #[serde(default)]
    parts: Vec<String>,
    #[serde(default)]
    labels: Vec<String>,
}

/// Reads the table and writes `registers.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read("registers.toml")?;
    let rows = file.registers.iter().map(|row| {
        let name = &row.name;
        let display = row.display.as_ref().unwrap_or(&file.unnamed);
        let number = row.number.map(|number| number.to_string());
        let names = std::iter::once(name.clone()).chain(number).chain(row.parts.iter().cloned());
        let labels = &row.labels;
        quote!(Register { name: #name, display: #display, names: &[#(#names),*], labels: &[#(#labels),*] })
    });
    let (unknown, unnamed, sign) = (&file.unknown, &file.unnamed, file.sign);
    let code = quote! {
        /// All registers.
        static REGISTERS: &[Register] = &[#(#rows),*];
        /// What stands for a register that is none of these.
        static UNKNOWN: Register = Register { name: #unknown, display: #unnamed, names: &[], labels: &[] };
        /// The sign that names of registers can begin with.
        const SIGN: char = #sign;
    };
    tables.write("registers.rs", code)
}
