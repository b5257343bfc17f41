//! Generates the layout of displays of the intermediate language (`il_display.rs`) from
//! `tables/il_display/*.toml`: the fields of each kind of entry in the order in which they are shown, and the
//! names of enumerators.

use crate::source::{TableError, Tables};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const ENUMERATORS: &str = "il_display/enumerators.toml";

/// Entries that are named as targets although they are never displayed by themselves.
const TARGETS_ONLY: [&str; 3] = ["other-text", "id-name", "try-supplement"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layouts {
    entry: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    number: Option<u8>,
    /// Each variant with its fields.
    variants: Vec<(String, Vec<FieldRow>)>,
}

/// A field: its name, the kind of its value, and when it is shown.
type FieldRow = (String, String, String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Enumerators {
    /// Entry, field and names.
    enumerators: Vec<(String, String, Vec<String>)>,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let mut entries: BTreeMap<String, (String, Entry)> = BTreeMap::new();
    let mut numbers = BTreeSet::new();
    for file in tables.list("il_display")? {
        if file == ENUMERATORS {
            continue;
        }
        for entry in tables.read::<Layouts>(&file)?.entry {
            if entry.number.is_some_and(|number| !numbers.insert(number)) {
                return Err(tables.error(&file, &entry.name, "another entry has this number"));
            }
            if let Some((_, twice)) = entries.insert(entry.name.clone(), (file.clone(), entry)) {
                return Err(tables.error(&file, twice.name, "listed twice"));
            }
        }
    }
    let mut layouts = Vec::new();
    for (file, entry) in entries.values() {
        layouts.push(layout(tables, file, entry, &entries)?);
    }
    let names = enumerators(tables)?;
    tables.write(
        "il_display.rs",
        quote! {
            /// All kinds of entries, by name.
            pub static LAYOUTS: &[Layout] = &[#(#layouts),*];
            /// The names of enumerators, by entry and field.
            static ENUMERATORS: &[(&str, &str, &[&str])] = &[#(#names),*];
        },
    )
}

fn layout(
    tables: &Tables,
    file: &str,
    entry: &Entry,
    entries: &BTreeMap<String, (String, Entry)>,
) -> Result<TokenStream, TableError> {
    let Entry { name, number, variants } = entry;
    let number = number.unwrap_or(0);
    let mut parts = Vec::new();
    for (variant, fields) in variants {
        let mut rows = Vec::new();
        for (field, value, when) in fields {
            let key = format!("{name}.{field}");
            let value = value_kind(value, entries)
                .ok_or_else(|| tables.error(file, &key, format!("no kind of value `{value}`")))?;
            let when = condition(when);
            rows.push(quote! { Field { name: #field, value: #value, when: #when } });
        }
        parts.push(quote! { Variant { name: #variant, fields: &[#(#rows),*] } });
    }
    Ok(quote! { Layout { name: #name, number: #number, variants: &[#(#parts),*] } })
}

/// The kind of a value; `None` where the table names none, or an entry that there is not.
fn value_kind(value: &str, entries: &BTreeMap<String, (String, Entry)>) -> Option<TokenStream> {
    Some(match value {
        "bool" => quote!(Value::Bool),
        "integer" => quote!(Value::Integer),
        "enumerator" => quote!(Value::Enumerator),
        "text" => quote!(Value::Text),
        "section" => quote!(Value::Section),
        "unknown" => quote!(Value::Unknown),
        pointer => {
            let targets: Vec<&str> = pointer.strip_prefix("pointer to ")?.split('|').collect();
            let known = |target: &&str| entries.contains_key(*target) || TARGETS_ONLY.contains(target);
            targets.iter().all(known).then_some(())?;
            quote!(Value::Pointer(&[#(#targets),*]))
        }
    })
}

fn condition(when: &str) -> TokenStream {
    match when {
        "always" => quote!(When::Always),
        "true" => quote!(When::True),
        "false" => quote!(When::False),
        "not null" => quote!(When::NotNull),
        "set" => quote!(When::Set),
        "placed" => quote!(When::Placed),
        "not empty" => quote!(When::NotEmpty),
        special => quote!(When::Special(#special)),
    }
}

fn enumerators(tables: &Tables) -> Result<Vec<TokenStream>, TableError> {
    let (mut rows, mut seen) = (Vec::new(), BTreeSet::new());
    for (entry, field, names) in tables.read::<Enumerators>(ENUMERATORS)?.enumerators {
        if !seen.insert((entry.clone(), field.clone())) {
            return Err(tables.error(ENUMERATORS, format!("{entry}.{field}"), "listed twice"));
        }
        rows.push(quote! { (#entry, #field, &[#(#names),*]) });
    }
    Ok(rows)
}
