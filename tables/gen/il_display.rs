//! Generates the layout of displays of the intermediate language (`il_display.rs`) from
//! `tables/il_display/*.toml`: the fields of each kind of entry in the order in which they are shown, and the
//! names of enumerators.

use crate::il_display_kinds::KINDS;
use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const ENUMERATORS: &str = "il_display/enumerators.toml";
const WALK: &str = "il_display/walk.toml";
const PREDECLARED: &str = "il_display/predeclared.toml";

/// Entries that are named as targets although they are never displayed by themselves.
pub const TARGETS_ONLY: [&str; 3] = ["other-text", "id-name", "try-supplement"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layouts {
    entry: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub name: String,
    number: Option<u8>,
    /// Each variant with its fields.
    pub variants: Vec<(String, Vec<FieldRow>)>,
}

/// A field: its name, the kind of its value, when it is shown, and where it is a plain copy, of what.
#[derive(Deserialize)]
#[serde(try_from = "Vec<String>")]
pub struct FieldRow {
    pub name: String,
    pub value: String,
    pub when: String,
    pub source: Option<String>,
}

impl TryFrom<Vec<String>> for FieldRow {
    type Error = String;

    fn try_from(row: Vec<String>) -> Result<Self, String> {
        let mut columns = row.into_iter();
        let (Some(name), Some(value), Some(when)) = (columns.next(), columns.next(), columns.next()) else {
            return Err("a field has a name, a kind of value and a condition".to_owned());
        };
        let source = columns.next();
        match columns.next() {
            Some(more) => Err(format!("a field has at most four columns, not `{more}`")),
            None => Ok(Self { name, value, when, source }),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Walks {
    /// Entry and steps.
    walk: Vec<(String, Vec<String>)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Predeclared {
    version: String,
    types_before_list: Vec<String>,
    list: ListTag,
    types_behind_list: Vec<String>,
    incomplete: String,
    floats: Vec<(String, String, u32, u32)>,
    types_at_end: Vec<String>,
    namespaces: Vec<(String, String, bool)>,
    std: StdMembers,
    allocation: Vec<(String, String, String, u32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListTag {
    tag: String,
    name: String,
    members: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StdMembers {
    class: String,
    enumeration: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Enumerators {
    /// Entry, field and names.
    enumerators: Vec<(String, String, Vec<String>)>,
}

/// Names that stand for their place in a list: labels of fields.
#[derive(Default)]
struct Names {
    texts: Vec<String>,
    places: BTreeMap<String, usize>,
}

impl Names {
    fn place(&mut self, text: &str) -> u16 {
        let next = self.texts.len();
        let place = *self.places.entry(text.to_owned()).or_insert(next);
        if place == next {
            self.texts.push(text.to_owned());
        }
        place as u16
    }
}

/// All entries, by name, with the files that they stand in.
pub fn entries(tables: &Tables) -> Result<BTreeMap<String, (String, Entry)>, TableError> {
    let mut entries: BTreeMap<String, (String, Entry)> = BTreeMap::new();
    let mut numbers = BTreeSet::new();
    for file in tables.list("il_display")? {
        if [ENUMERATORS, WALK, PREDECLARED, KINDS].contains(&file.as_str()) {
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
    Ok(entries)
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let entries = entries(tables)?;
    let (mut layouts, mut forms, mut labels) = (Vec::new(), Vec::new(), Names::default());
    for (place, (file, entry)) in entries.values().enumerate() {
        layouts.push(layout(tables, file, entry, &entries, &mut labels)?);
        forms.extend(entry_forms(place, entry));
    }
    let walks = walks(tables, &entries, &mut labels)?;
    let names = enumerators(tables)?;
    let words = words(tables)?;
    let predeclared = predeclared(tables)?;
    let texts = &labels.texts;
    let fields = labels.texts.iter().enumerate().map(|(place, text)| {
        let (name, place) = (identifier(text), place as u16);
        quote!(pub const #name: Label = Label(#place);)
    });
    tables.write(
        "il_display.rs",
        quote! {
            /// All kinds of entries, by name.
            pub static LAYOUTS: &[Layout] = &[#(#layouts),*];
            /// The full names of fields.
            static LABELS: &[&str] = &[#(#texts),*];
            /// For each kind of entry, in the order of `LAYOUTS`: where the display walks from it.
            pub static WALKS: &[&[Step]] = &[#(#walks),*];
            /// The names of enumerators, by entry and field.
            static ENUMERATORS: &[(&str, &str, &[&str])] = &[#(#names),*];
            #predeclared
            /// What fields are called.
            mod field {
                use super::Label;
                #(#fields)*
            }
            /// Kinds of entries with their variants.
            pub mod form {
                use super::Form;
                #(#forms)*
            }
            /// The names of enumerators.
            pub mod word {
                #(#words)*
            }
        },
    )
}

/// What is declared before the unit begins.
fn predeclared(tables: &Tables) -> Result<TokenStream, TableError> {
    let Predeclared {
        version,
        types_before_list,
        list,
        types_behind_list,
        incomplete,
        floats,
        types_at_end,
        namespaces,
        std,
        allocation,
    } = tables.read(PREDECLARED)?;
    let ListTag { tag, name, members } = list;
    let StdMembers { class, enumeration } = std;
    let members = members.iter().map(|(name, of)| {
        let pointer = of == "pointer";
        quote!((#name, #pointer))
    });
    let floats = floats.iter().map(|(name, std, gnu, standard)| quote!((#name, #std, #gnu, #standard)));
    let namespaces = namespaces.iter().map(|(name, parent, is_std)| quote!((#name, #parent, #is_std)));
    let allocation = allocation
        .iter()
        .map(|(name, kind, parameters, standard)| quote!((#name, #kind, #parameters, #standard)));
    Ok(quote! {
        /// What is declared before the unit begins.
        pub static PREDECLARED: Predeclared = Predeclared {
            version: #version,
            types_before_list: &[#(#types_before_list),*],
            list_tag: #tag,
            list_name: #name,
            list_members: &[#(#members),*],
            types_behind_list: &[#(#types_behind_list),*],
            incomplete: #incomplete,
            floats: &[#(#floats),*],
            types_at_end: &[#(#types_at_end),*],
            namespaces: &[#(#namespaces),*],
            std_class: #class,
            std_enumeration: #enumeration,
            allocation: &[#(#allocation),*],
        };
    })
}

/// The constants that name an entry and its variants.
fn entry_forms(kind: usize, entry: &Entry) -> Vec<TokenStream> {
    let kind = kind as u8;
    let variants = entry.variants.iter().enumerate();
    variants
        .map(|(place, (variant, _))| {
            let name = if variant == "*" { entry.name.clone() } else { format!("{} {variant}", entry.name) };
            let (name, variant) = (identifier(&name), place as u8);
            quote!(pub const #name: Form = Form { kind: #kind, variant: #variant };)
        })
        .collect()
}

/// The constant that stands for a text: letters in upper case, signs by name.
pub fn identifier(text: &str) -> proc_macro2::Ident {
    let mut name = String::new();
    let mut gap = false;
    for c in text.chars() {
        let word = match c {
            '+' => "PLUS",
            '&' => "AMP",
            '|' => "PIPE",
            ',' => "COMMA",
            '=' => "EQUAL",
            _ => "",
        };
        if c.is_ascii_alphanumeric() || c == '_' || !word.is_empty() {
            if gap && !name.is_empty() {
                name.push('_');
            }
            gap = false;
            if word.is_empty() { name.push(c.to_ascii_uppercase()) } else { name.push_str(word) }
        } else {
            gap = true;
        }
    }
    ident_of(&name)
}

/// The steps of the walk from each kind of entry, in the order of entries.
fn walks(
    tables: &Tables,
    entries: &BTreeMap<String, (String, Entry)>,
    labels: &mut Names,
) -> Result<Vec<TokenStream>, TableError> {
    let mut steps: BTreeMap<String, Vec<TokenStream>> = BTreeMap::new();
    for (entry, fields) in tables.read::<Walks>(WALK)?.walk {
        let Some((_, layout)) = entries.get(&entry) else {
            return Err(tables.error(WALK, entry, "no entry has this name"));
        };
        let mut row = Vec::new();
        for step in &fields {
            let (after, field) = step.strip_prefix('+').map_or((false, step.as_str()), |rest| (true, rest));
            let (field, along) = field.split_once('*').map_or((field, None), |(field, rest)| {
                (field, Some(if rest.is_empty() { "next" } else { rest }))
            });
            let known = layout.variants.iter().flat_map(|v| &v.1).any(|row| row.name == field);
            if !known {
                return Err(tables.error(WALK, format!("{entry}.{field}"), "the entry has no such field"));
            }
            let field = labels.place(field);
            let along = match along {
                Some(next) => {
                    let next = labels.place(next);
                    quote!(Some(Label(#next)))
                }
                None => quote!(None),
            };
            row.push(quote!(Step { field: Label(#field), along: #along, after: #after }));
        }
        steps.insert(entry, row);
    }
    Ok(entries
        .keys()
        .map(|entry| steps.remove(entry).unwrap_or_default())
        .map(|row| quote!(&[#(#row),*]))
        .collect())
}

/// The constants that name enumerators.
fn words(tables: &Tables) -> Result<Vec<TokenStream>, TableError> {
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    for (entry, field, names) in tables.read::<Enumerators>(ENUMERATORS)?.enumerators {
        for name in names {
            let key = identifier(&name).to_string();
            if let Some(other) = words.insert(key, name.clone())
                && other != name
            {
                let key = format!("{entry}.{field}");
                return Err(tables.error(
                    ENUMERATORS,
                    key,
                    format!("`{name}` and `{other}` are too similar"),
                ));
            }
        }
    }
    Ok(words
        .iter()
        .map(|(key, name)| {
            let key = ident_of(key);
            quote!(pub const #key: &str = #name;)
        })
        .collect())
}

fn layout(
    tables: &Tables,
    file: &str,
    entry: &Entry,
    entries: &BTreeMap<String, (String, Entry)>,
    labels: &mut Names,
) -> Result<TokenStream, TableError> {
    let Entry { name, number, variants } = entry;
    let number = number.unwrap_or(0);
    let mut parts = Vec::new();
    for (variant, fields) in variants {
        let mut rows = Vec::new();
        let mut section: Option<String> = None;
        for FieldRow { name: field, value, when, .. } in fields {
            let prefix = section.as_ref().filter(|section| field.starts_with(section.as_str()));
            let (indented, shown) = (prefix.is_some(), prefix.map_or(0, String::len));
            if value == "section" {
                section = Some(format!("{field}."));
            }
            // What stands in parentheses tells fields apart that are shown with the same name.
            let text = field.get(shown..).unwrap_or_default().split('(').next().unwrap_or_default();
            let label = labels.place(field);
            let key = format!("{name}.{field}");
            let value = value_kind(value, entries)
                .ok_or_else(|| tables.error(file, &key, format!("no kind of value `{value}`")))?;
            let when = condition(when)
                .ok_or_else(|| tables.error(file, &key, format!("no condition is called `{when}`")))?;
            rows.push(quote! {
                Field { name: #field, label: Label(#label), text: #text, indented: #indented, value: #value, when: #when }
            });
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
        inline if inline.starts_with("inline ") => {
            let known = inline.strip_prefix("inline ").is_some_and(|target| entries.contains_key(target));
            known.then_some(quote!(Value::Inline))?
        }
        pointer => {
            let targets: Vec<&str> = pointer.strip_prefix("pointer to ")?.split('|').collect();
            let known = |target: &&str| entries.contains_key(*target) || TARGETS_ONLY.contains(target);
            targets.iter().all(known).then_some(())?;
            quote!(Value::Pointer(&[#(#targets),*]))
        }
    })
}

/// When a field is shown; `None` where the table says what is no condition.
fn condition(when: &str) -> Option<TokenStream> {
    Some(match when {
        "always" => quote!(When::Always),
        "true" => quote!(When::True),
        "false" => quote!(When::False),
        "not null" => quote!(When::NotNull),
        "set" => quote!(When::Set),
        "placed" => quote!(When::Placed),
        "walked" => quote!(When::Walked),
        "kept" => quote!(When::Kept),
        "not empty" => quote!(When::NotEmpty),
        "conditional" => quote!(When::Conditional),
        _ => return None,
    })
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
