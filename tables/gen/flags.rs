//! Generates the command line's flags (`flags.rs`) from `tables/flags.toml`: the struct `Flags` with a field
//! per setting, the rows by name and by letter, and `apply`, which sets a field or calls a flag's handler.

use crate::lexical::{keyword_flag_variant, keyword_flags};
use crate::source::{Status, TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const TABLE: &str = "flags.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    categories: Vec<String>,
    #[serde(default)]
    internal: Vec<String>,
    flags: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    category: String,
    #[serde(default)]
    help: String,
    letter: Option<char>,
    takes: Option<String>,
    sets: Option<String>,
    to: Option<bool>,
    handler: Option<String>,
    standard: Option<String>,
    selects: Option<String>,
    only: Option<String>,
    wording: Option<String>,
    strict_conflict: Option<String>,
    #[serde(default)]
    gnu_only: bool,
    #[serde(default)]
    not_old_c: bool,
    #[serde(default)]
    refused: bool,
    /// Whether the reference has no such flag.
    #[serde(default)]
    own: bool,
    /// Why nothing reads what it sets.
    status: Option<Status>,
}

pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let table = tables.read::<Table>(TABLE)?;
    let rows = table.flags;
    let names: BTreeSet<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    if names.len() != rows.len() {
        let mut seen = BTreeSet::new();
        let twice = rows.iter().find(|row| !seen.insert(&row.name)).map_or("", |row| &row.name);
        return Err(tables.error(TABLE, twice, "two flags have this name"));
    }
    let mut fields: BTreeMap<String, TokenStream> = BTreeMap::new();
    let (mut statics, mut arms, mut letters) = (Vec::new(), Vec::new(), BTreeMap::new());
    let mut by_name = phf_codegen::Map::new();
    for (index, row) in rows.iter().enumerate() {
        let index = index as u16;
        by_name.entry(row.name.as_str(), format!("FlagId({index})"));
        if let Some(letter) = row.letter
            && letters.insert(letter, index).is_some()
        {
            return Err(tables.error(TABLE, &row.name, format!("`-{letter}` is taken")));
        }
        check_for_people(row, &table.categories).map_err(|reason| tables.error(TABLE, &row.name, reason))?;
        let base = base_name(row, &names);
        let (field, action) = action(tables, row, base)?;
        if let Some((name, ty)) = field {
            let known = fields.entry(name).or_insert_with(|| ty.clone());
            if known.to_string() != ty.to_string() {
                return Err(tables.error(TABLE, &row.name, "another flag sets this field to another type"));
            }
        }
        arms.push(quote! { #index => #action });
        statics.push(static_row(tables, row, base)?);
    }
    let mut internal_arms = Vec::new();
    for name in &table.internal {
        let field = format!("internal_{name}");
        let ident = ident_of(&field);
        internal_arms.push(quote! { #name => self.#ident = Some(to) });
        fields.insert(field, quote!(Option<bool>));
    }
    let mut keyword_arms = Vec::new();
    for flag in keyword_flags(tables)? {
        if fields.get(&flag).is_none_or(|ty| ty.to_string() != quote!(Option<bool>).to_string()) {
            return Err(tables.error("keywords.toml", &flag, "no flag without a value has this field"));
        }
        let (variant, field) = (ident_of(keyword_flag_variant(&flag)), ident_of(&flag));
        keyword_arms.push(quote! { KeywordFlag::#variant => self.#field });
    }
    let (field_names, field_types): (Vec<_>, Vec<_>) =
        fields.iter().map(|(name, ty)| (ident_of(name), ty)).unzip();
    let by_name: TokenStream =
        by_name.build().to_string().parse().map_err(|_| tables.error(TABLE, "", "no map"))?;
    let letter_arms = letters.iter().map(|(letter, index)| quote! { #letter => FlagId(#index) });
    let (count, categories) = (rows.len(), &table.categories);
    tables.write(
        "flags.rs",
        quote! {
            /// What the flags of the command line set; nothing set is `None` or empty.
            #[derive(Clone, Debug, Default)]
            pub struct Flags { #(pub #field_names: #field_types),* }
            impl Flags {
                /// Sets an internal flag; false where there is none of that name.
                pub(super) fn set_internal(&mut self, name: &str, to: bool) -> bool {
                    match name { #(#internal_arms,)* _ => return false }
                    true
                }
                /// What the command line says about a flag that keywords depend on.
                pub fn keyword_flag(&self, flag: KeywordFlag) -> Option<bool> {
                    match flag { #(#keyword_arms),* }
                }
            }
            /// What flags belong to, in the order of the help text.
            pub static CATEGORIES: &[&str] = &[#(#categories),*];
            /// All flags, in the order in which abbreviations list them.
            pub static FLAGS: [Flag; #count] = [#(#statics),*];
            static BY_NAME: phf::Map<&'static str, FlagId> = #by_name;
            fn by_letter(letter: char) -> Option<FlagId> {
                Some(match letter { #(#letter_arms,)* _ => return None })
            }
            fn apply(id: FlagId, options: &mut Options, value: &OsStr) -> Result<(), Message> {
                match id.0 { #(#arms,)* _ => {} }
                Ok(())
            }
        },
    )
}

/// What `--help` says about a flag agrees with what the flag does.
fn check_for_people(row: &Row, categories: &[String]) -> Result<(), String> {
    let Row { category, help, status, .. } = row;
    if !categories.contains(category) {
        return Err(format!("no category `{category}`"));
    }
    if row.status.is_some() && row.handler.is_some() {
        return Err("a flag with a handler has an effect".to_string());
    }
    let sentence = help.starts_with(|first: char| first.is_ascii_uppercase()) && help.ends_with('.');
    let default = help.starts_with("The default");
    match status {
        Some(Status::Accepted) if help.is_empty() || sentence && default => Ok(()),
        Some(Status::Accepted) => {
            Err("the help promises an effect that an accepted flag has not".to_string())
        }
        _ if !sentence => Err("the help is no sentence".to_string()),
        Some(Status::Waiting) if default => Err("what is the default waits for nothing".to_string()),
        _ => Ok(()),
    }
}

/// The flag's name without the `no_` that switches off what another flag switches on.
fn base_name<'a>(row: &'a Row, names: &BTreeSet<&str>) -> &'a str {
    row.name.strip_prefix("no_").filter(|rest| names.contains(rest)).unwrap_or(&row.name)
}

/// The field that a flag sets, if it sets any, and the code that `apply` runs.
fn action(
    tables: &Tables,
    row: &Row,
    base: &str,
) -> Result<(Option<(String, TokenStream)>, TokenStream), TableError> {
    if let Some(handler) = &row.handler {
        let handler = ident_of(handler);
        return Ok((None, quote! { handlers::#handler(options, value)? }));
    }
    if let Some(standard) = &row.standard {
        let standard = ident_of(standard);
        return Ok((None, quote! { options.standard = Some(Standard::#standard) }));
    }
    let name = row.sets.clone().unwrap_or_else(|| base.replace('+', "x").replace(['-', '.'], "_"));
    if syn::parse_str::<syn::Ident>(&name).is_err() {
        return Err(tables.error(TABLE, &row.name, format!("`{name}` is no name for a field")));
    }
    let field = ident_of(&name);
    let to = row.to.unwrap_or(row.name == base);
    let (ty, code) = match row.takes.as_deref() {
        None => (quote!(Option<bool>), quote! { options.flags.#field = Some(#to) }),
        Some("number") => {
            (quote!(Option<u64>), quote! { options.flags.#field = Some(handlers::number(value)?) })
        }
        Some("text") => {
            (quote!(Option<String>), quote! { options.flags.#field = Some(handlers::text(value)) })
        }
        Some("texts") => (quote!(Vec<String>), quote! { options.flags.#field.push(handlers::text(value)) }),
        Some("path") => (quote!(Option<PathBuf>), quote! { options.flags.#field = Some(value.into()) }),
        Some("paths") => (quote!(Vec<PathBuf>), quote! { options.flags.#field.push(value.into()) }),
        Some(other) => return Err(tables.error(TABLE, &row.name, format!("no kind of value `{other}`"))),
    };
    Ok((Some((name, ty)), code))
}

fn static_row(tables: &Tables, row: &Row, base: &str) -> Result<TokenStream, TableError> {
    let language = |key: &Option<String>| match key.as_deref() {
        None => Ok(quote!(None)),
        Some("c") => Ok(quote!(Some(Language::C))),
        Some("c++") => Ok(quote!(Some(Language::Cxx))),
        Some(other) => Err(tables.error(TABLE, &row.name, format!("no language `{other}`"))),
    };
    let text = |value: &Option<String>| match value {
        None => quote!(None),
        Some(text) => quote!(Some(#text)),
    };
    let (name, takes_value, gnu_only, refused) = (&row.name, row.takes.is_some(), row.gnu_only, row.refused);
    let own = row.own;
    let (category, help) = (&row.category, &row.help);
    let note = match (row.status, help.is_empty()) {
        (Some(Status::Accepted), true) => "Taken without effect.",
        (Some(Status::Waiting), _) => "(Not supported yet.)",
        _ => "",
    };
    let letter = match row.letter {
        Some(letter) => quote!(Some(#letter)),
        None => quote!(None),
    };
    let (not_old_c, selects_old_c) = (row.not_old_c, row.standard.as_deref() == Some("KnR"));
    let (selects, only) = (language(&row.selects)?, language(&row.only)?);
    let (wording, strict_conflict) = (text(&row.wording), text(&row.strict_conflict));
    Ok(quote! {
        Flag {
            name: #name, letter: #letter, category: #category, help: #help, note: #note, base: #base, takes_value: #takes_value, selects: #selects, only: #only,
            wording: #wording, strict_conflict: #strict_conflict, gnu_only: #gnu_only, refused: #refused, own: #own,
            not_old_c: #not_old_c, selects_old_c: #selects_old_c
        }
    })
}
