//! Generates the catalog of messages (`diagnostics.rs`) from `tables/diagnostics/*.toml` and the wording
//! around messages (`phrases.rs`) from `tables/phrases.toml`.
//!
//! Every message and every phrase becomes a function with one parameter per fill-in, whose type follows from
//! the fill-in's format: a wrong fill-in does not compile.

use crate::source::{Status, TableError, Tables, camel, ident_of};
use crate::template::{Template, identifier};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// One message of the catalog, as the table spells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The internal number; messages that only the command line issues have none.
    number: Option<u16>,
    severity: String,
    /// Which program gives the message where it is not this one.
    #[serde(default)]
    giver: Giver,
    /// Why nothing reports it.
    status: Option<Status>,
    /// Whether an error may be lowered or suppressed; weaker severities always may.
    #[serde(default)]
    soft: bool,
    /// Whether the key is a tag that severity options and pragmas accept.
    #[serde(default)]
    tag: bool,
    message: String,
}

/// Which program gives a message.
#[derive(Deserialize, Default, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Giver {
    /// This one, which translates for the host.
    #[default]
    Host,
    /// The compiler for the device, which reads the same unit.
    Device,
    /// None that was seen: the message is known by its tag or text alone.
    Nobody,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tags {
    accepted: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Phrases {
    severities: BTreeMap<String, String>,
    entity_kinds: toml::Table,
    phrases: BTreeMap<String, String>,
}

const TAGS: &str = "diagnostics/tags.toml";
/// How the names of the tables of CUDA's messages begin.
const CUDA_TABLES: &str = "diagnostics/cuda_";
const PHRASES: &str = "phrases.toml";
const SEVERITIES: [&str; 7] =
    ["note", "remark", "warning", "error", "catastrophe", "command_line", "internal"];

impl Giver {
    fn variant(self) -> &'static str {
        match self {
            Giver::Host => "Host",
            Giver::Device => "Device",
            Giver::Nobody => "Nobody",
        }
    }
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let phrases: Phrases = tables.read(PHRASES)?;
    let rows = read_rows(tables)?;
    let tags: Tags = tables.read(TAGS)?;
    tables.write("diagnostics.rs", catalog(tables, &rows, &tags)?)?;
    tables.write("phrases.rs", wording(tables, &phrases)?)
}

/// All messages with the file each comes from, by number and then by name.
fn read_rows(tables: &Tables) -> Result<Vec<(String, String, Row)>, TableError> {
    let mut all = Vec::new();
    let (mut numbers, mut names) = (BTreeMap::new(), BTreeSet::new());
    for file in tables.list("diagnostics")? {
        if file == TAGS {
            continue;
        }
        for (name, row) in tables.read::<BTreeMap<String, Row>>(&file)? {
            if !names.insert(name.clone()) {
                return Err(tables.error(&file, name, "another message has this name"));
            }
            if let Some(number) = row.number
                && let Some(other) = numbers.insert(number, name.clone())
            {
                return Err(tables.error(&file, name, format!("`{other}` has the number {number} too")));
            }
            if !SEVERITIES.contains(&row.severity.as_str()) {
                return Err(tables.error(&file, name, format!("no severity `{}`", row.severity)));
            }
            if row.giver != Giver::Host && !file.starts_with(CUDA_TABLES) {
                return Err(tables.error(&file, name, "only messages of CUDA have another giver"));
            }
            if row.status == Some(Status::Accepted) {
                return Err(tables.error(&file, name, "a message is reported or waits"));
            }
            all.push((file.clone(), name, row));
        }
    }
    all.sort_by(|a, b| (a.2.number.unwrap_or(u16::MAX), &a.1).cmp(&(b.2.number.unwrap_or(u16::MAX), &b.1)));
    Ok(all)
}

fn catalog(tables: &Tables, rows: &[(String, String, Row)], tags: &Tags) -> Result<TokenStream, TableError> {
    let (mut entries, mut functions, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    let mut map = phf_codegen::Map::new();
    let mut known = BTreeSet::new();
    for (index, (file, name, row)) in rows.iter().enumerate() {
        let index = index as u16;
        let ident = identifier(tables, file, name)?;
        let (number, soft, tag) = (row.number.unwrap_or(0), row.soft, row.tag);
        let message = Template::read(tables, file, name, &row.message)?;
        let template = message.constant();
        let severity = ident_of(camel(&row.severity));
        let giver = ident_of(row.giver.variant());
        entries.push(quote! {
            Entry {
                name: #name, number: #number, severity: Severity::#severity, giver: Giver::#giver, soft: #soft,
                tag: #tag, template: #template
            }
        });
        if number != 0 {
            numbers.push(quote! { (#number, DiagId(#index)) });
        }
        if tag {
            known.insert(name.clone());
            map.entry(name.clone(), format!("Some(DiagId({index}))"));
        }
        if row.giver != Giver::Host || row.status.is_some() {
            // Nothing here reports it.
            continue;
        }
        let (parameters, values) = message.parameters();
        let doc = format!(" `{}`", row.message);
        functions.push(quote! {
            #[doc = #doc]
            #[allow(clippy::too_many_arguments)]
            pub fn #ident(#(#parameters),*) -> Message {
                Message::new(DiagId(#index), vec![#(#values),*])
            }
        });
    }
    for tag in &tags.accepted {
        if !known.insert(tag.clone()) {
            return Err(tables.error(TAGS, tag, "a message carries this tag already"));
        }
        map.entry(tag.clone(), "None");
    }
    let map: TokenStream = map.build().to_string().parse().map_err(|_| tables.error(TAGS, "", "no map"))?;
    Ok(quote! {
        /// All messages, by number; those without a number come last.
        pub static CATALOG: &[Entry] = &[#(#entries),*];
        /// The messages that have a number, by number.
        static NUMBERS: &[(u16, DiagId)] = &[#(#numbers),*];
        /// The tags that severity options accept, with the message of each where the catalog has it.
        static TAGS: phf::Map<&'static str, Option<DiagId>> = #map;
        /// One function per message: it takes the fill-ins in the order of the text.
        pub mod messages {
            use super::{ArgumentsText, DiagId, EntityText, Fill, Message, TypeText};
            use crate::source::Pos;

            #(#functions)*
        }
    })
}

fn wording(tables: &Tables, phrases: &Phrases) -> Result<TokenStream, TableError> {
    let mut functions = Vec::new();
    for (name, text) in &phrases.phrases {
        let ident = identifier(tables, PHRASES, name)?;
        let phrase = Template::read(tables, PHRASES, name, text)?;
        let ((parameters, values), template) = (phrase.parameters(), phrase.constant());
        let doc = format!(" `{text}`");
        functions.push(quote! {
            #[doc = #doc]
            pub fn #ident(#(#parameters),*) -> Phrase {
                Phrase::new(const { &#template }, vec![#(#values),*])
            }
        });
    }
    let mut labels = Vec::new();
    for severity in SEVERITIES {
        let Some(label) = phrases.severities.get(severity) else {
            return Err(tables.error(PHRASES, severity, "this severity has no label"));
        };
        let variant = ident_of(camel(severity));
        labels.push(quote! { Severity::#variant => #label });
    }
    let (mut variants, mut arms) = (Vec::new(), Vec::new());
    for (kind, label) in &phrases.entity_kinds {
        let variant = ident_of(camel(kind));
        let Some(label) = label.as_str() else {
            return Err(tables.error(PHRASES, kind, "the label of an entity kind is a string"));
        };
        let doc = if label.is_empty() { " No word at all".into() } else { format!(" {label}") };
        let default = label.is_empty().then(|| quote!(#[default]));
        variants.push(quote! { #[doc = #doc] #default #variant });
        arms.push(quote! { EntityKind::#variant => #label });
    }
    Ok(quote! {
        /// The word that introduces an entity in a message.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub enum EntityKind { #(#variants),* }
        impl EntityKind {
            /// The word as it is printed; empty for `None`.
            pub fn label(self) -> &'static str {
                match self { #(#arms),* }
            }
        }
        impl Severity {
            /// The word after the place of a message.
            pub fn label(self) -> &'static str {
                match self { #(#labels),* }
            }
        }
        /// The wording around messages, one function per phrase.
        pub mod phrases {
            #[allow(unused_imports)]
            use super::{EntityText, Fill, Format, Phrase, Piece, Template, TypeText};
            use crate::source::Pos;

            #(#functions)*
        }
    })
}
