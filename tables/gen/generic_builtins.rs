//! Generates the results of type-generic built-ins from `tables/generic_builtins.toml`.

use crate::source::{TableError, Tables, ident_of};
use quote::quote;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rows: Vec<Row>,
    typed: Vec<String>,
    sized: Vec<String>,
    ordered: Vec<String>,
    nothrow: Vec<Nothrow>,
    valueless: [String; 2],
    converted: Vec<String>,
    operands: Vec<Operands>,
    atomics: Vec<Operation>,
    generic_atomics: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothrow {
    name: String,
    since: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Operands {
    pattern: String,
    count: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Operation {
    pattern: String,
    operation: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    pattern: String,
    result: String,
}

/// Reads the table and writes `generic_builtins.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read("generic_builtins.toml")?;
    let mut rows = Vec::new();
    for row in &file.rows {
        let result = match row.result.as_str() {
            "void" => "Void",
            "bool" => "Bool",
            "pointee" => "Pointee",
            "address" => "Address",
            "argument" => "Argument",
            "unknown" => "Unknown",
            other => {
                let reason = format!("no such result `{other}`");
                return Err(tables.error("generic_builtins.toml", &row.pattern, reason));
            }
        };
        let (pattern, result) = (&row.pattern, ident_of(result));
        rows.push(quote!((#pattern, Result::#result)));
    }
    let atomics = file.atomics.iter().map(|row| {
        let (pattern, operation) = (&row.pattern, ident_of(&row.operation));
        quote!((#pattern, Atomic::#operation))
    });
    let operands = file.operands.iter().map(|row| {
        let (pattern, count) = (&row.pattern, row.count);
        quote!((#pattern, #count))
    });
    let generic_atomics = &file.generic_atomics;
    let [without, with] = &file.valueless;
    let (typed, sized, converted) = (&file.typed, &file.sized, &file.converted);
    let ordered = &file.ordered;
    let nothrow = file.nothrow.iter().map(|row| {
        let (name, since) = (&row.name, row.since);
        quote!((#name, #since))
    });
    let text = quote! {
        static ROWS: &[(&str, Result)] = &[#(#rows),*];
        static OPERANDS: &[(&str, usize)] = &[#(#operands),*];
        static ATOMICS: &[(&str, Atomic)] = &[#(#atomics),*];
        static GENERIC_ATOMICS: &[&str] = &[#(#generic_atomics),*];
        static VALUELESS: (&str, &str) = (#without, #with);
        static TYPED: &[&str] = &[#(#typed),*];
        static SIZED: &[&str] = &[#(#sized),*];
        static ORDERED: &[&str] = &[#(#ordered),*];
        static NOTHROW: &[(&str, u32)] = &[#(#nothrow),*];
        static CONVERTED: &[&str] = &[#(#converted),*];
    };
    tables.write("generic_builtins.rs", text)
}
