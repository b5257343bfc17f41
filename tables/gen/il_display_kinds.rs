//! Generates what makes the fields of displayed entries typed (`il_display_kinds.rs`) from `tables/il_display/`: a type
//! for each kind of entry, and for each of its fields what it belongs to and holds.

use crate::il_display::{Entry, FieldRow, entries, identifier};
use crate::source::{TableError, Tables, camel, ident_of};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Where kinds of entries are put together.
pub const KINDS: &str = "il_display/kinds.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    /// A name and the entries.
    pub kinds: Vec<(String, BTreeSet<String>)>,
    /// An entry and the name of its module.
    pub modules: Vec<(String, String)>,
}

/// What a field holds.
#[derive(Clone, PartialEq)]
enum Held {
    /// A plain value of this type.
    Plain(&'static str),
    /// Entries of these kinds.
    Entries(BTreeSet<String>),
    /// Nothing that has been seen.
    Unknown,
}

/// The fields of an entry.
type Fields = BTreeMap<String, Held>;

/// What a field holds by the table's column for it.
fn held(value: &str) -> Held {
    match value {
        "bool" => Held::Plain("bool"),
        "integer" => Held::Plain("Integer"),
        "enumerator" | "text" => Held::Plain("Word"),
        "section" => Held::Plain("Section"),
        "unknown" => Held::Unknown,
        _ => {
            let targets = value.strip_prefix("pointer to ").or(value.strip_prefix("inline "));
            Held::Entries(targets.unwrap_or_default().split('|').map(str::to_owned).collect())
        }
    }
}

/// What a field holds that has been seen to hold two things.
fn both(one: &Held, other: &Held) -> Option<Held> {
    Some(match (one, other) {
        (one, other) if one == other => one.clone(),
        (Held::Unknown, known) | (known, Held::Unknown) => known.clone(),
        (Held::Entries(one), Held::Entries(other)) => Held::Entries(one.union(other).cloned().collect()),
        _ => return None,
    })
}

/// The fields of an entry in all of its variants.
fn fields_of(tables: &Tables, file: &str, entry: &Entry) -> Result<Fields, TableError> {
    let mut fields = Fields::new();
    for FieldRow { name, value, .. } in entry.variants.iter().flat_map(|variant| &variant.1) {
        let held = held(value);
        let held = match fields.get(name) {
            Some(known) => both(known, &held).ok_or_else(|| {
                tables.error(
                    file,
                    format!("{}.{name}", entry.name),
                    "variants have it with several kinds of values",
                )
            })?,
            None => held,
        };
        fields.insert(name.clone(), held);
    }
    Ok(fields)
}

/// The module with the fields of an entry.
pub fn module_of(modules: &[(String, String)], entry: &str) -> Ident {
    let name = modules.iter().find(|row| row.0 == entry).map_or(entry, |row| row.1.as_str());
    ident_of(name.replace('-', "_"))
}

/// The type that stands for a kind of entry.
pub fn marker(name: &str) -> Ident {
    ident_of(camel(&name.replace(['-', ' ', '_'], "_")))
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let Kinds { kinds, modules } = tables.read(KINDS)?;
    let entries = entries(tables)?;
    let places: BTreeMap<&str, u8> =
        entries.keys().enumerate().map(|(at, name)| (name.as_str(), at as u8)).collect();
    let mut all = BTreeMap::new();
    for (file, entry) in entries.values() {
        all.insert(entry.name.as_str(), fields_of(tables, file, entry)?);
    }
    let groups: BTreeMap<BTreeSet<String>, String> =
        kinds.iter().map(|(name, members)| (members.clone(), name.clone())).collect();
    for (name, members) in &kinds {
        if let Some(unknown) = members.iter().find(|member| !is_entry(member, &places)) {
            return Err(tables.error(KINDS, name, format!("no entry is called `{unknown}`")));
        }
    }
    let group = |targets: &BTreeSet<String>| -> Option<Ident> {
        match targets.len() {
            1 => targets.first().map(|only| marker(only)),
            _ => groups.get(targets).map(|name| marker(name)),
        }
    };
    let shared = shared(&all);
    let mut code = Vec::new();
    for (entry, fields) in &all {
        let module = module_of(&modules, entry);
        let owner = marker(entry);
        let mut rows = Vec::new();
        for (field, held) in fields {
            let value = match held {
                Held::Entries(targets) => {
                    let Some(target) = group(targets) else {
                        let key = format!("{entry}.{field}");
                        return Err(tables.error(
                            KINDS,
                            key,
                            "the kinds that it leads to have no name together",
                        ));
                    };
                    quote!(super::To<kind::#target>)
                }
                other => plain(other),
            };
            let (constant, doc) = (identifier(field), format!("The field `{field}`."));
            rows.push(quote! {
                #[doc = #doc]
                pub const #constant: Slot<kind::#owner, #value> = Slot::new(super::field::#constant);
            });
        }
        if rows.is_empty() {
            continue;
        }
        let doc = format!("The fields of entries `{entry}`.");
        code.push(quote! {
            #[doc = #doc]
            pub mod #module {
                use super::{Slot, kind};
                #(#rows)*
            }
        });
    }
    let markers = markers(&kinds, &places, &shared);
    let handles =
        places.keys().map(|name| (*name).to_owned()).chain(kinds.iter().map(|(name, _)| name.clone()));
    let handles: Vec<TokenStream> = handles.map(|name| handle(&name)).collect();
    let forms = entries.values().enumerate().flat_map(|(at, (_, entry))| forms(at as u8, entry));
    let any = shared.iter().map(|(field, (held, _))| {
        let value = match held {
            Held::Entries(targets) => {
                let target = group(targets).unwrap_or_else(|| ident_of("Any"));
                quote!(super::To<kind::#target>)
            }
            other => plain(other),
        };
        let (constant, doc) = (identifier(field), format!("The field `{field}`."));
        let owner = sharer(field);
        quote! {
            #[doc = #doc]
            pub const #constant: Slot<kind::#owner, #value> = Slot::new(super::field::#constant);
        }
    });
    tables.write(
        "il_display_kinds.rs",
        quote! {
            /// Kinds of entries.
            pub mod kind {
                use super::{Among, Kind};
                #markers
            }
            #(#handles)*
            /// Entries that can be made, by kind and variant.
            pub mod new {
                use super::{Form, New, kind};
                #(#forms)*
            }
            #(#code)*
            /// The fields that several kinds of entries have.
            pub mod any {
                use super::{Slot, kind};
                #(#any)*
            }
        },
    )
}

/// The name for an entry of a kind.
fn handle(name: &str) -> TokenStream {
    let kind = marker(name);
    let text = kind.to_string();
    let alias = if text.ends_with("Node") { kind.clone() } else { ident_of(format!("{text}Node")) };
    let doc = format!("An entry of the kind [`kind::{text}`].");
    quote! {
        #[doc = #doc]
        pub type #alias = Of<kind::#kind>;
    }
}

/// What makes the variants of an entry.
fn forms(at: u8, entry: &Entry) -> Vec<TokenStream> {
    let owner = marker(&entry.name);
    let variants = entry.variants.iter().enumerate();
    let made = variants.map(|(place, (variant, _))| {
        let name = if variant == "*" { entry.name.clone() } else { format!("{} {variant}", entry.name) };
        let (constant, place) = (identifier(&name), place as u8);
        let doc = format!("An entry `{name}`.");
        quote! {
            #[doc = #doc]
            pub const #constant: New<kind::#owner> = New::of(Form { kind: #at, variant: #place });
        }
    });
    made.collect()
}

/// Whether an entry has this name, or targets are called so which are never displayed by themselves.
fn is_entry(name: &str, places: &BTreeMap<&str, u8>) -> bool {
    places.contains_key(name) || crate::il_display::TARGETS_ONLY.contains(&name)
}

fn plain(held: &Held) -> TokenStream {
    match held {
        Held::Plain(name) => {
            let name = ident_of(name);
            if name == "bool" { quote!(#name) } else { quote!(super::#name) }
        }
        _ => quote!(super::Unknown),
    }
}

/// The type that stands for all entries with a field.
fn sharer(field: &str) -> Ident {
    ident_of(format!("With{}", camel(&identifier(field).to_string().to_lowercase())))
}

/// The fields that several kinds of entries have with the same kind of value, with those entries.
fn shared<'a>(all: &BTreeMap<&'a str, Fields>) -> BTreeMap<String, (Held, BTreeSet<&'a str>)> {
    let mut shared: BTreeMap<String, (Held, BTreeSet<&str>)> = BTreeMap::new();
    for (entry, fields) in all {
        for (field, held) in fields {
            let known = shared.entry(field.clone()).or_insert_with(|| (held.clone(), BTreeSet::new()));
            if let Some(held) = both(&known.0, held) {
                known.0 = held;
                known.1.insert(entry);
            }
        }
    }
    shared.retain(|_, (_, owners)| owners.len() > 1);
    shared
}

/// The types that stand for entries, for several kinds of them, and for all that have a field; and which are among which.
fn markers(
    kinds: &[(String, BTreeSet<String>)],
    places: &BTreeMap<&str, u8>,
    shared: &BTreeMap<String, (Held, BTreeSet<&str>)>,
) -> TokenStream {
    // Each with what its doc says, and its members.
    let mut types: Vec<(Ident, String, BTreeSet<&str>)> = Vec::new();
    let targets = crate::il_display::TARGETS_ONLY.into_iter().filter(|name| !places.contains_key(name));
    let targets: Vec<&str> = targets.collect();
    for name in places.keys().chain(&targets).copied() {
        types.push((marker(name), format!("Entries `{name}`."), BTreeSet::from([name])));
    }
    for (name, members) in kinds {
        let doc =
            format!("One of {}.", members.iter().map(|m| format!("`{m}`")).collect::<Vec<_>>().join(", "));
        types.push((marker(name), doc, members.iter().map(String::as_str).collect()));
    }
    let proper = types.len();
    for (field, (_, owners)) in shared {
        types.push((sharer(field), format!("Entries with a field `{field}`."), owners.clone()));
    }
    let any = places.keys().chain(&targets).copied().collect();
    types.push((ident_of("Any"), "All entries.".to_owned(), any));
    let mut code = TokenStream::new();
    for (name, doc, members) in &types {
        let of = members.iter().filter_map(|member| places.get(member));
        code.extend(quote! {
            #[doc = #doc]
            #[derive(Debug)]
            pub enum #name {}
            impl Kind for #name {
                const OF: &'static [u8] = &[#(#of),*];
            }
        });
    }
    for (at, (name, _, members)) in types.iter().enumerate() {
        for (other_at, (other, _, around)) in types.iter().enumerate() {
            // What only has a field is nothing by itself.
            let counts = at < proper || at == other_at || other == "Any";
            if counts && members.is_subset(around) {
                code.extend(quote!(impl Among<#other> for #name {}));
            }
        }
    }
    code
}
