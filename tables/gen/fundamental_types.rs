//! Generates what is known about the fundamental types (`fundamental_types.rs`) from `tables/fundamental_types.toml`.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;

const TABLE: &str = "fundamental_types.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    size: Option<toml::Value>,
    #[serde(default)]
    mangled: String,
    #[serde(default)]
    digits: usize,
    unsigned: Option<String>,
}

/// Reads the table and writes `fundamental_types.rs`; the rows are those of the enumeration, in its order.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let file: File = tables.read(TABLE)?;
    let names = variants(tables)?;
    let error = |key: &str, reason: String| tables.error(TABLE, key, reason);
    for (at, name) in names.iter().enumerate() {
        if file.types.get(at).is_none_or(|row| row.name != *name) {
            return Err(error(name, format!("this type must be row {}", at + 1)));
        }
    }
    let mut rows = Vec::new();
    for row in &file.types {
        let Row { name, mangled, digits, .. } = row;
        if !names.contains(name) {
            return Err(error(name, "there is no such type".into()));
        }
        let unsigned = match &row.unsigned {
            None => quote!(None),
            Some(of) if names.contains(of) => {
                let of = ident_of(of);
                quote!(Some(Builtin::#of))
            }
            Some(of) => return Err(error(name, format!("no type `{of}`"))),
        };
        let size = size(row).map_err(|reason| error(name, reason))?;
        rows.push(quote! {
            FundamentalType { size: #size, mangled: #mangled, digits: #digits, unsigned: #unsigned }
        });
    }
    tables.write("fundamental_types.rs", quote!(static TYPES: &[FundamentalType] = &[#(#rows),*];))
}

fn size(row: &Row) -> Result<TokenStream, String> {
    Ok(match &row.size {
        None => quote!(Size::None),
        Some(toml::Value::Integer(bytes)) => {
            let bytes = u64::try_from(*bytes).map_err(|_| "a size is positive".to_string())?;
            quote!(Size::Bytes(#bytes))
        }
        Some(toml::Value::String(of)) => match of.as_str() {
            "long" => quote!(Size::Long),
            "pointer" => quote!(Size::Pointer),
            "list" => quote!(Size::ArgumentList),
            other => return Err(format!("no size `{other}`")),
        },
        Some(other) => return Err(format!("no size `{other}`")),
    })
}

/// The variants of the enumeration of fundamental types.
fn variants(tables: &Tables) -> Result<Vec<String>, TableError> {
    let name = |variant: &toml::Value| Some(variant.get(0)?.as_str()?.to_string());
    Ok(tables.variants("il/type.toml", "Builtin")?.iter().filter_map(name).collect())
}
