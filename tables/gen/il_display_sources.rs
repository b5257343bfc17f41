//! Generates the copying of the fields of displayed entries that are plain copies of fields of the intermediate language
//! (`il_display_sources.rs`): the fourth column of `tables/il_display/` names those, `Function.flags.VIRTUAL` or
//! `Field.mutable`.

use crate::il_display::{entries, identifier};
use crate::il_display_kinds::{KINDS, Kinds, marker, module_of};
use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The entries of the intermediate language, as far as they are needed here.
#[derive(Deserialize, Default)]
struct IlFile {
    #[serde(default)]
    entry: Vec<IlEntry>,
}

#[derive(Deserialize)]
struct IlEntry {
    name: String,
    /// Name, type and meaning.
    #[serde(default)]
    fields: Vec<(String, String, String)>,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let Kinds { modules, .. } = tables.read(KINDS)?;
    let mut il = Vec::new();
    for file in tables.list("il")? {
        il.extend(tables.read::<IlFile>(&file)?.entry);
    }
    // By displayed entry and entry of the intermediate language.
    let mut copies: BTreeMap<(String, String), BTreeMap<String, TokenStream>> = BTreeMap::new();
    for (file, entry) in entries(tables)?.values() {
        for row in entry.variants.iter().flat_map(|variant| &variant.1) {
            let Some(source) = &row.source else { continue };
            let parts: Vec<&str> = source.split('.').collect();
            let copied = |reason: &str| tables.error(file, format!("{}.{}", entry.name, row.name), reason);
            let (Some(from), Some(field)) = (parts.first(), parts.get(1)) else {
                return Err(copied("the source is an entry and its field"));
            };
            let ty = il.iter().filter(|known| known.name == *from).flat_map(|known| &known.fields);
            let Some((_, ty, _)) = ty.into_iter().find(|known| known.0 == *field) else {
                return Err(copied(&format!("the intermediate language has no `{from}.{field}`")));
            };
            let place = ident_of(field);
            let value = match (parts.get(2), ty.as_str()) {
                (Some(flag), set) => {
                    let (set, flag) = (ident_of(set), ident_of(flag));
                    quote!(from.#place.contains(il::#set::#flag))
                }
                (None, "bool") => quote!(from.#place),
                (None, _) => return Err(copied("only flags are copied")),
            };
            if row.value != "bool" {
                return Err(copied("only flags are copied"));
            }
            let (module, slot) = (module_of(&modules, &entry.name), identifier(&row.name));
            let statement = quote!(self.flag(node, #module::#slot, #value););
            copies
                .entry((entry.name.clone(), (*from).to_owned()))
                .or_default()
                .insert(row.name.clone(), statement);
        }
    }
    let functions = copies.iter().map(|((entry, from), statements)| {
        let name = ident_of(format!("{}_of_{}", module_of(&modules, entry), snake(from)));
        let (kind, source, statements) = (marker(entry), ident_of(from), statements.values());
        let doc = format!("Sets the fields of an entry `{entry}` that are those of its [`il::{from}`].");
        quote! {
            #[doc = #doc]
            pub fn #name(&mut self, node: Of<kind::#kind>, from: &il::#source) {
                #(#statements)*
            }
        }
    });
    tables.write(
        "il_display_sources.rs",
        quote! {
            impl Graph {
                #(#functions)*
            }
        },
    )
}

/// `EnumeratorList` as `enumerator_list`.
fn snake(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}
