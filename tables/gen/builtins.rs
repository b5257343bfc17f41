//! Generates the built-in functions (`builtins.rs`) from `tables/builtins/*.toml` and the type traits
//! (`type_traits.rs`) from `tables/type_traits.toml`.

use crate::builtin_types::{Fundamental, function_type};
use crate::source::{TableError, Tables, camel, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const TRAITS: &str = "type_traits.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Functions {
    /// Type, presence and names of each group.
    builtins: Vec<(String, String, Vec<String>)>,
    /// The oldest C++ standard that has a function, where not all have it.
    #[serde(default)]
    since: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Traits {
    traits: Vec<Trait>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Trait {
    name: String,
    operands: String,
    gives: Option<String>,
    completes: Option<String>,
    since: Option<u32>,
    #[serde(default)]
    clang: bool,
    #[serde(default)]
    members: bool,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    functions(tables)?;
    traits(tables)
}

fn functions(tables: &Tables) -> Result<(), TableError> {
    let fundamental = fundamental_types(tables)?;
    let mut types: BTreeMap<String, (u16, TokenStream)> = BTreeMap::new();
    let mut rows: BTreeMap<String, (String, u8)> = BTreeMap::new();
    let mut oldest: BTreeMap<String, u8> = BTreeMap::new();
    for file in tables.list("builtins")? {
        let Functions { builtins, since } = tables.read::<Functions>(&file)?;
        for (ty, present, names) in builtins {
            let mask = mask(&present).ok_or_else(|| {
                tables.error(&file, &ty, format!("`{present}` is not seven of `y` and `-`"))
            })?;
            let read = function_type(&ty, &fundamental).map_err(|reason| tables.error(&file, &ty, reason))?;
            for name in names {
                if rows.insert(name.clone(), (ty.clone(), mask)).is_some() {
                    return Err(tables.error(&file, name, "listed twice"));
                }
            }
            types.insert(ty, (0, read));
        }
        for (name, standard) in since {
            if !rows.contains_key(&name) {
                return Err(tables.error(&file, name, "no built-in function"));
            }
            oldest.insert(name, standard);
        }
    }
    for (index, (number, _)) in types.values_mut().enumerate() {
        *number = index as u16;
    }
    let mut map = phf_codegen::Map::new();
    for (name, (ty, mask)) in &rows {
        let ty = types.get(ty).map_or(0, |(number, _)| *number);
        let since = oldest.get(name).copied().unwrap_or(0);
        map.entry(name.as_str(), format!("Builtin {{ ty: {ty}, present: {mask}, since: {since} }}"));
    }
    let map: TokenStream =
        map.build().to_string().parse().map_err(|_| tables.error("builtins", "", "no map"))?;
    let types = types.values().map(|(_, ty)| ty);
    tables.write(
        "builtins.rs",
        quote! {
            /// The types of built-in functions.
            static TYPES: &[BuiltinType] = &[#(#types),*];
            static BUILTINS: phf::Map<&'static str, Builtin> = #map;
        },
    )
}

/// The fundamental types by their spelling.
fn fundamental_types(tables: &Tables) -> Result<Fundamental, TableError> {
    let variants = tables.variants("il/type.toml", "Builtin")?;
    let pair = |variant: &toml::Value| {
        let word = |at: usize| Some(variant.get(at)?.as_str()?.to_string());
        Some((word(1)?, word(0)?))
    };
    Ok(variants.iter().filter_map(pair).collect())
}

/// A bit for each version, the oldest lowest.
fn mask(present: &str) -> Option<u8> {
    if present.len() != 8 || !present.bytes().all(|b| b == b'y' || b == b'-') {
        return None;
    }
    Some(present.bytes().rev().fold(0, |mask, b| mask << 1 | u8::from(b == b'y')))
}

fn traits(tables: &Tables) -> Result<(), TableError> {
    let (mut variants, mut rows, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    let mut all = Vec::new();
    let mut map = phf_codegen::Map::new();
    for row in tables.read::<Traits>(TRAITS)?.traits {
        let Trait { name, operands, gives, completes, since, clang, members } = row;
        if !seen.insert(name.clone()) {
            return Err(tables.error(TRAITS, name, "listed twice"));
        }
        let (least, variadic) = match operands.strip_suffix('+') {
            Some(least) => (least, true),
            None => (operands.as_str(), false),
        };
        let least: u8 = least.parse().map_err(|_| tables.error(TRAITS, &name, "no number of operands"))?;
        let gives = match gives.as_deref() {
            None => quote!(Gives::Bool),
            Some("type") => quote!(Gives::Type),
            Some("pack") => quote!(Gives::Pack),
            Some("number") => quote!(Gives::Number),
            Some(other) => return Err(tables.error(TRAITS, &name, format!("no result `{other}`"))),
        };
        let completes = match completes.as_deref() {
            None => quote!(Completes::All),
            Some("none") => quote!(Completes::None),
            Some("second") => quote!(Completes::Second),
            Some(other) => return Err(tables.error(TRAITS, &name, format!("no operands `{other}`"))),
        };
        let ident = camel(&name);
        let since = since.unwrap_or(0);
        map.entry(name.clone(), format!("TypeTrait::{ident}"));
        let doc = format!(" `{name}`");
        let ident = ident_of(&ident);
        variants.push(quote! { #[doc = #doc] #ident });
        all.push(quote!(TypeTrait::#ident));
        rows.push(quote! {
            TraitRow {
                name: #name, operands: #least, variadic: #variadic, gives: #gives, completes: #completes, since: #since,
                clang: #clang, members: #members
            }
        });
    }
    let map: TokenStream = map.build().to_string().parse().map_err(|_| tables.error(TRAITS, "", "no map"))?;
    tables.write(
        "type_traits.rs",
        quote! {
            /// A type trait.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[repr(u8)]
            pub enum TypeTrait { #(#variants),* }
            static ALL: &[TypeTrait] = &[#(#all),*];
            static ROWS: &[TraitRow] = &[#(#rows),*];
            static BY_NAME: phf::Map<&'static str, TypeTrait> = #map;
        },
    )
}
