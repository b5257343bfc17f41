//! Generates the attributes (`attributes.rs`) from `tables/attributes.toml`: an enumerator for each, which
//! the code that gives attributes their meaning matches, and the rows by name.

use crate::source::{TableError, Tables, camel, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

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
    #[serde(default)]
    values: String,
    otherwise: Option<String>,
    #[serde(default)]
    blames_name: bool,
    least: Option<i64>,
    most: Option<i64>,
    reserved: Option<String>,
    targets: String,
    #[serde(default)]
    function_type: bool,
    #[serde(default)]
    only_x86_32: bool,
    #[serde(default)]
    makes_type: bool,
    #[serde(default)]
    cuda: bool,
    prints: Option<String>,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let Table { attributes: rows, namespaces } = tables.read::<Table>(TABLE)?;
    let messages = texts(tables)?;
    let (mut variants, mut statics, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    let (mut gnu, mut standard) = (phf_codegen::Map::new(), phf_codegen::Map::new());
    for row in &rows {
        let Row { name, families, display, targets, function_type, only_x86_32, makes_type, cuda, .. } = row;
        if !seen.insert(name) {
            return Err(tables.error(TABLE, name, "listed twice"));
        }
        let kind = camel(name);
        let ident = ident_of(&kind);
        for family in families {
            match family.as_str() {
                "gnu" => gnu.entry(name.as_str(), format!("AttributeKind::{kind}")),
                "standard" => standard.entry(name.as_str(), format!("AttributeKind::{kind}")),
                other => return Err(tables.error(TABLE, name, format!("no family `{other}`"))),
            };
        }
        let targets =
            mask(targets).map_err(|word| tables.error(TABLE, name, format!("no target `{word}`")))?;
        let display = display.as_ref().unwrap_or(name);
        let error = |reason: String| tables.error(TABLE, name, reason);
        let (arguments, checks) = (arguments(row).map_err(error)?, checks(row, &messages).map_err(error)?);
        let prints = option(&row.prints);
        let doc = format!(" `{name}`");
        variants.push(quote! { #[doc = #doc] #ident });
        statics.push(quote! {
            AttributeRow {
                name: #name, display: #display, arguments: #arguments, #checks targets: Targets(#targets),
                function_type: #function_type, only_x86_32: #only_x86_32, makes_type: #makes_type, cuda: #cuda,
                prints: #prints
            }
        });
    }
    let parse = |map: phf_codegen::Map<&str>| {
        map.build().to_string().parse::<TokenStream>().map_err(|_| tables.error(TABLE, "", "no map"))
    };
    let (gnu, standard) = (parse(gnu)?, parse(standard)?);
    let bits = TARGETS.iter().enumerate().map(|(bit, name)| {
        let (ident, mask) = (ident_of(name.to_ascii_uppercase()), 1u16 << bit);
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

/// The argument kinds of the table, with the variants of `ArgumentKind`.
const KINDS: [(&str, &str); 8] = [
    ("string", "String"),
    ("text", "Text"),
    ("name", "Name"),
    ("function", "Function"),
    ("constant", "Constant"),
    ("alignment", "Alignment"),
    ("mode", "Mode"),
    ("triple", "Triple"),
];

/// The descriptor of what an attribute takes; fails with what is wrong.
fn arguments(row: &Row) -> Result<TokenStream, String> {
    let Some(arguments) = &row.arguments else { return Ok(quote!(None)) };
    let mut described = Vec::new();
    for argument in arguments.split(", ") {
        let word = argument.trim_end_matches(['?', '*', '+']);
        let (least, repeats) = match argument.strip_prefix(word).unwrap_or_default() {
            "" => (1u8, false),
            "?" => (0, false),
            "*" => (0, true),
            "+" => (1, true),
            other => return Err(format!("`{other}` says nothing about the number of arguments")),
        };
        let Some((_, kind)) = KINDS.iter().find(|(known, _)| *known == word) else {
            return Err(format!("no kind of argument `{word}`"));
        };
        let kind = ident_of(kind);
        described.push(quote!(Argument { kind: ArgumentKind::#kind, least: #least, repeats: #repeats }));
    }
    Ok(quote!(Some(&[#(#described),*])))
}

/// The fields that say which values the arguments can have; fails with what is wrong.
fn checks(row: &Row, messages: &BTreeMap<String, String>) -> Result<TokenStream, String> {
    let takes = |kinds: &[&str]| {
        let described = row.arguments.as_deref().unwrap_or_default();
        described.split(", ").any(|argument| kinds.contains(&argument.trim_end_matches(['?', '*', '+'])))
    };
    let message = |name: &Option<String>| {
        let Some(name) = name else { return Ok(quote!(None)) };
        let text = messages.get(name).ok_or_else(|| format!("no message `{name}`"))?;
        let function = ident_of(name);
        Ok::<_, String>(match text.contains('{') {
            true => quote!(Some(messages::#function)),
            false => quote!(Some(|_| messages::#function())),
        })
    };
    if row.values.is_empty() != row.otherwise.is_none() {
        return Err("`values` and `otherwise` need each other".to_string());
    }
    if row.otherwise.is_some() && !takes(&["string", "name"]) {
        return Err("`values` are of strings and names".to_string());
    }
    let bounds = row.reserved.is_some() || row.least.is_some() || row.most.is_some();
    if bounds && !takes(&["constant"]) {
        return Err("`least`, `most` and `reserved` are about constants".to_string());
    }
    let values = row.values.split_whitespace();
    let (otherwise, reserved) = (message(&row.otherwise)?, message(&row.reserved)?);
    let bounds = match (row.least, row.most) {
        (None, None) => quote!(None),
        (least, most) => {
            let (least, most) = (least.unwrap_or(i64::MIN), most.unwrap_or(i64::MAX));
            quote!(Some((#least, #most)))
        }
    };
    let blames_name = row.blames_name;
    Ok(quote! {
        values: &[#(#values),*], otherwise: #otherwise, blames_name: #blames_name, bounds: #bounds,
        reserved: #reserved,
    })
}

/// The texts of all messages by name.
fn texts(tables: &Tables) -> Result<BTreeMap<String, String>, TableError> {
    let mut texts = BTreeMap::new();
    for file in tables.list("diagnostics")? {
        for (name, row) in tables.read::<BTreeMap<String, toml::Value>>(&file)? {
            let text = row.get("message").and_then(toml::Value::as_str).unwrap_or_default();
            texts.insert(name, text.to_string());
        }
    }
    Ok(texts)
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
