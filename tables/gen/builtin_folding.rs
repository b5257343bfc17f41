//! Generates `builtin_folding.rs` from `tables/builtin_folding.toml`.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

const FILE: &str = "builtin_folding.toml";

/// Reads the table and writes what the functions compute as an enumeration, with a map from names.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let folds: BTreeMap<String, Vec<String>> = tables.read(FILE)?;
    let (mut map, mut seen, mut variants) = (phf_codegen::Map::new(), BTreeSet::new(), Vec::new());
    for (fold, names) in &folds {
        for name in names {
            if !seen.insert(name.as_str()) {
                return Err(tables.error(FILE, name, "listed twice"));
            }
            map.entry(name.as_str(), format!("Fold::{fold}"));
        }
        let ident = ident_of(fold);
        let doc = format!(" {}", names.join(", "));
        variants.push(quote!(#[doc = #doc] #ident));
    }
    let map: TokenStream = map.build().to_string().parse().map_err(|_| tables.error(FILE, "", "no map"))?;
    tables.write(
        "builtin_folding.rs",
        quote! {
            /// What a call of a built-in function with constant arguments computes.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum Fold { #(#variants),* }
            static FOLDS: phf::Map<&'static str, Fold> = #map;
        },
    )
}
