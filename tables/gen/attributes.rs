//! Generates the attributes (`attributes.rs`) from `tables/attributes.toml`: an enumerator for each, which
//! the code that gives attributes their meaning matches, and the rows by name.

use crate::source::{TableError, Tables};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use serde::Deserialize;
use std::collections::BTreeSet;

const TABLE: &str = "attributes.toml";

/// The targets, in the order of their bits.
const TARGETS: [&str; 14] = [
    "function",
    "method",
    "variable",
    "parameter",
    "local",
    "field",
    "static_member",
    "class",
    "typedef",
    "enum",
    "enumerator",
    "label",
    "namespace",
    "statement",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    attributes: Vec<Row>,
    namespaces: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    families: Vec<String>,
    display: Option<String>,
    arguments: Option<String>,
    targets: String,
    #[serde(default)]
    function_type: bool,
    #[serde(default)]
    makes_type: bool,
    #[serde(default)]
    cuda: bool,
    prints: Option<String>,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let Table { attributes: rows, namespaces } = tables.read::<Table>(TABLE)?;
    let (mut variants, mut statics, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    let (mut gnu, mut standard) = (phf_codegen::Map::new(), phf_codegen::Map::new());
    for row in &rows {
        let Row { name, families, display, arguments, targets, function_type, makes_type, cuda, prints } =
            row;
        if !seen.insert(name) {
            return Err(tables.error(TABLE, name, "listed twice"));
        }
        let kind = camel(name);
        let ident = format_ident!("{kind}");
        for family in families {
            match family.as_str() {
                "gnu" => gnu.entry(name.as_str(), &format!("AttributeKind::{kind}")),
                "standard" => standard.entry(name.as_str(), &format!("AttributeKind::{kind}")),
                other => return Err(tables.error(TABLE, name, format!("no family `{other}`"))),
            };
        }
        let targets =
            mask(targets).map_err(|word| tables.error(TABLE, name, format!("no target `{word}`")))?;
        let display = display.as_ref().unwrap_or(name);
        let (arguments, prints) = (option(arguments), option(prints));
        let doc = format!(" `{name}`");
        variants.push(quote! { #[doc = #doc] #ident });
        statics.push(quote! {
            AttributeRow {
                name: #name, display: #display, arguments: #arguments, targets: Targets(#targets),
                function_type: #function_type, makes_type: #makes_type, cuda: #cuda, prints: #prints
            }
        });
    }
    let parse = |map: phf_codegen::Map<&str>| {
        map.build().to_string().parse::<TokenStream>().map_err(|_| tables.error(TABLE, "", "no map"))
    };
    let (gnu, standard) = (parse(gnu)?, parse(standard)?);
    let bits = TARGETS.iter().enumerate().map(|(bit, name)| {
        let (ident, mask) = (format_ident!("{}", name.to_ascii_uppercase()), 1u16 << bit);
        let doc = format!(" {}", name.replace('_', " "));
        quote! { #[doc = #doc] pub const #ident: Self = Self(#mask); }
    });
    tables.write(
        "attributes.rs",
        quote! {
            /// An attribute with a meaning of its own.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[repr(u8)]
            pub enum AttributeKind { #(#variants),* }
            impl Targets { #(#bits)* }
            static ROWS: &[AttributeRow] = &[#(#statics),*];
            static NAMESPACES: &[&str] = &[#(#namespaces),*];
            static GNU: phf::Map<&'static str, AttributeKind> = #gnu;
            static STANDARD: phf::Map<&'static str, AttributeKind> = #standard;
        },
    )
}

fn option(text: &Option<String>) -> TokenStream {
    match text {
        Some(text) => quote!(Some(#text)),
        None => quote!(None),
    }
}

/// The bits of targets; fails with a word that is none.
fn mask(targets: &str) -> Result<u16, &str> {
    if targets == "any" {
        return Ok((1 << TARGETS.len()) - 1);
    }
    targets.split_whitespace().try_fold(0, |mask, word| {
        TARGETS.iter().position(|target| *target == word).map(|bit| mask | 1 << bit).ok_or(word)
    })
}

/// `no_unique_address` as `NoUniqueAddress`.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
                .collect::<String>()
        })
        .collect()
}
