//! Generates the intermediate language from `tables/il/`: entries with their arenas, sub-kinds, enumerations.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;

/// One file of `tables/il/`.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct IlFile {
    /// What holds its arenas and pools, if the whole does not hold them itself.
    together: Option<Together>,
    /// Entries that live in an arena and are named by an id.
    #[serde(default)]
    entry: Vec<Record>,
    /// Plain structures that are part of entries.
    #[serde(default)]
    part: Vec<Record>,
    /// Sub-kinds: enumerations whose variants may have fields.
    #[serde(default)]
    sum: Vec<Sum>,
    /// Types that occur in lists kept in a pool.
    #[serde(default)]
    pool: Vec<Pool>,
}

/// A structure of arenas and pools that belong together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Together {
    /// What the structure is called; in small letters, the field that holds it.
    name: String,
    doc: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    name: String,
    doc: String,
    /// Name of the arena, for entries.
    arena: Option<String>,
    /// Whether it can be noted which entries are read: those that a unit changes long after it has made them.
    #[serde(default)]
    noted: bool,
    derive: Option<String>,
    /// For entries, what identifies one where an expression names it, if that is not its number.
    identity: Option<Identity>,
    #[serde(default)]
    fields: Vec<(String, String, String)>,
    /// Of entries: fields that few of them have. They stand in an entry of their own, which only those have.
    #[serde(default)]
    rare: Vec<(String, String, String)>,
}

/// What identifies an entry.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Identity {
    /// Its fields.
    Fields,
    /// What the program says of its kind.
    Asked,
}

/// What a field has to do with the identity of what it belongs to: the word before its type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// It takes part in it.
    Whole,
    /// `sugar`: how something is written, or what follows from other fields.
    Sugar,
    /// `alone`: what has it is the same as itself alone.
    Alone,
    /// `same`: what has it is the same as it.
    Same,
    /// `value`: not the field but the value and type that it gives take part.
    Value,
    /// `typed`: the type of the whole takes part beside it.
    Typed,
}

/// A type of the table, and what its field has to do with identity.
fn type_and_part(text: &str) -> (Part, &str) {
    let words = [
        ("sugar ", Part::Sugar),
        ("alone ", Part::Alone),
        ("same ", Part::Same),
        ("value ", Part::Value),
        ("typed ", Part::Typed),
    ];
    let found = words.into_iter().find_map(|(word, part)| Some((part, text.strip_prefix(word)?)));
    found.unwrap_or((Part::Whole, text))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sum {
    name: String,
    doc: String,
    derive: Option<String>,
    /// Whether the descriptions of the variants are how they are written.
    #[serde(default)]
    spelling: bool,
    /// Whether what a variant is made of can be visited, by the types of its fields.
    #[serde(default)]
    parts: bool,
    /// Whether a variant with fields is identified by them.
    #[serde(default)]
    identity: bool,
    /// The type of the parts in whose places others can be put.
    mapped: Option<String>,
    /// Each variant: name, what it is, then pairs of field name and type.
    variants: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pool {
    /// Name of the pool.
    name: String,
    /// Element type.
    of: String,
    doc: String,
}

fn parse_type(tables: &Tables, file: &str, key: &str, text: &str) -> Result<TokenStream, TableError> {
    syn::parse_str::<syn::Type>(text)
        .map(|t| quote!(#t))
        .map_err(|e| tables.error(file, key, format!("bad type `{text}`: {e}")))
}

fn derives(tables: &Tables, file: &str, key: &str, text: &str) -> Result<TokenStream, TableError> {
    let list: TokenStream =
        text.parse().map_err(|_| tables.error(file, key, format!("bad derive list `{text}`")))?;
    Ok(quote!(#[derive(#list)]))
}

fn record(tables: &Tables, file: &str, r: &Record, default: &str) -> Result<TokenStream, TableError> {
    let name = ident_of(&r.name);
    let doc = &r.doc;
    let derive = derives(tables, file, &r.name, r.derive.as_deref().unwrap_or(default))?;
    let mut fields = Vec::new();
    for (field, ty, field_doc) in &r.fields {
        let key = format!("{}.{field}", r.name);
        if field_doc.is_empty() {
            return Err(tables.error(file, key, "a field needs a description"));
        }
        let ident = ident_of(field);
        let (part, ty) = type_and_part(ty);
        if part != Part::Whole && r.identity != Some(Identity::Fields) {
            return Err(tables.error(file, key, "its entry is not identified by its fields"));
        }
        let ty = parse_type(tables, file, &key, ty)?;
        fields.push(quote!(#[doc = #field_doc] pub #ident: #ty));
    }
    if !r.rare.is_empty() {
        let extras = ident_of(format!("{}ExtrasId", r.name));
        fields.push(
            quote!(#[doc = "What few have of it; none without any of that."] pub extras: Option<#extras>),
        );
    }
    Ok(quote!(#[doc = #doc] #derive pub struct #name { #(#fields),* }))
}

/// The entry that holds the rare fields of another one.
fn extras(r: &Record) -> Option<Record> {
    let arena = r.arena.as_deref().filter(|_| !r.rare.is_empty())?;
    Some(Record {
        name: format!("{}Extras", r.name),
        doc: format!("What few have of what is in [`{}`].", r.name),
        arena: Some(format!("{}_extras", arena)),
        noted: r.noted,
        derive: Some("Clone, Debug, Default, PartialEq".into()),
        identity: None,
        fields: r.rare.clone(),
        rare: Vec::new(),
    })
}

/// How the rare fields of an entry are asked for and set.
fn rare_fields(tables: &Tables, file: &str, r: &Record, way: &Way) -> Result<TokenStream, TableError> {
    let (name, arenas) = (ident_of(&r.name), &way.extras);
    let Some(extras) = extras(r) else { return Ok(TokenStream::new()) };
    let arena = ident_of(extras.arena.as_deref().unwrap_or_default());
    let (id, extras_id) = (ident_of(format!("{name}Id")), ident_of(format!("{}Id", extras.name)));
    let extras = ident_of(&extras.name);
    let mut getters = Vec::new();
    for (field, ty, doc) in &r.rare {
        let key = format!("{name}.{field}");
        let ident = ident_of(field);
        let list = ty.strip_prefix("Vec<").and_then(|ty| ty.strip_suffix('>'));
        let of = parse_type(tables, file, &key, list.unwrap_or(ty))?;
        // A list has no elements where there are no extras.
        let (life, given, value, without) = match list {
            Some(_) => (quote!('i), quote!(&'i [#of]), quote!(&il[id].#ident), quote!(&[])),
            None => (quote!(), of, quote!(il[id].#ident), quote!(Default::default())),
        };
        getters.push(quote! {
            #[doc = #doc]
            #[inline]
            pub fn #ident<#life>(
                &self,
                il: &#life impl std::ops::Index<#extras_id, Output = #extras>,
            ) -> #given {
                match self.extras {
                    Some(id) => #value,
                    None => #without,
                }
            }
        });
    }
    Ok(quote! {
        impl #name { #(#getters)* }

        impl Extras for #extras {
            type Id = #extras_id;

            fn kept(self, il: &mut Il) -> Option<#extras_id> {
                (self != Self::default()).then(|| il.#arenas #arena.add(self))
            }
        }

        impl HasExtras for #id {
            type Entry = #name;
            type Extras = #extras;

            fn copied(self, il: &mut Il) -> #name {
                let mut copy = il[self].clone();
                if let Some(extras) = copy.extras.map(|extras| il[extras].clone()) {
                    copy.extras = Some(il.#arenas #arena.add(extras));
                }
                copy
            }

            fn extras_mut(self, il: &mut Il) -> &mut #extras {
                let id = match il[self].extras {
                    Some(id) => id,
                    None => {
                        let id = il.#arenas #arena.add(Default::default());
                        il[self].extras = Some(id);
                        id
                    }
                };
                &mut il[id]
            }
        }
    })
}

/// How an entry takes part in what identifies an expression that names it.
fn entry_identity(tables: &Tables, file: &str, r: &Record) -> Result<TokenStream, TableError> {
    let id = ident_of(format!("{}Id", r.name));
    let body = match r.identity {
        Some(Identity::Asked) => return Ok(TokenStream::new()),
        None => quote!({ key.kind(self.index() as u32) }),
        Some(Identity::Fields) => {
            let mut terms = Vec::new();
            for (field, ty, _) in &r.fields {
                let ident = ident_of(field);
                terms.extend(term(
                    tables,
                    file,
                    r,
                    field,
                    type_and_part(ty).0,
                    quote!(key.il()[self].#ident),
                )?);
            }
            quote!({ #(#terms)* true })
        }
    };
    Ok(quote! {
        impl Identify for #id {
            fn identify<K: Key>(self, key: &mut K) -> bool #body
        }
    })
}

/// What one field of an entry adds to what identifies it.
fn term(
    tables: &Tables,
    file: &str,
    r: &Record,
    field: &str,
    part: Part,
    value: TokenStream,
) -> Result<Option<TokenStream>, TableError> {
    match part {
        Part::Whole => Ok(Some(quote! {
            let field = #value;
            if !field.identify(key) {
                return false;
            }
        })),
        Part::Sugar => Ok(None),
        _ => Err(tables.error(
            file,
            format!("{}.{field}", r.name),
            "a field of an entry is sugar or takes part",
        )),
    }
}

fn sum(tables: &Tables, file: &str, s: &Sum) -> Result<TokenStream, TableError> {
    let name = ident_of(&s.name);
    let doc = &s.doc;
    let plain = s.variants.iter().all(|v| v.len() <= 2);
    let default =
        if plain { "Clone, Copy, Debug, PartialEq, Eq, Hash" } else { "Clone, Copy, Debug, PartialEq" };
    let derive = derives(tables, file, &s.name, s.derive.as_deref().unwrap_or(default))?;
    let mut variants = Vec::new();
    for v in &s.variants {
        let [variant, variant_doc, fields @ ..] = v.as_slice() else {
            return Err(tables.error(file, &s.name, "a variant needs a name and a description"));
        };
        let key = format!("{}.{variant}", s.name);
        if fields.len() % 2 != 0 {
            return Err(tables.error(file, key, "fields come in pairs of name and type"));
        }
        // The blank keeps a description that begins with `!` or `/` a description.
        let variant_doc = format!(" {variant_doc}");
        let ident = ident_of(variant);
        let mut members = Vec::new();
        for pair in fields.chunks(2) {
            let field = ident_of(&pair[0]);
            let (part, ty) = type_and_part(&pair[1]);
            if part != Part::Whole && !s.identity {
                return Err(tables.error(file, key, "its sum is not identified by its fields"));
            }
            let ty = parse_type(tables, file, &key, ty)?;
            members.push(quote!(#field: #ty));
        }
        variants.push(if members.is_empty() {
            quote!(#[doc = #variant_doc] #ident)
        } else {
            quote!(#[doc = #variant_doc] #ident { #(#members),* })
        });
    }
    let spelling = if s.spelling { spelling(s) } else { TokenStream::new() };
    let all = if plain { all_variants(s) } else { TokenStream::new() };
    let parts = if s.parts { visit_parts(s) } else { TokenStream::new() };
    let mapped = match &s.mapped {
        Some(of) => map_parts(s, of, parse_type(tables, file, &s.name, of)?),
        None => TokenStream::new(),
    };
    let identity = if s.identity || plain { sum_identity(s, plain) } else { TokenStream::new() };
    Ok(
        quote!(#[doc = #doc] #derive pub enum #name { #(#variants),* } #spelling #all #parts #mapped #identity),
    )
}

/// How a variant takes part in what identifies an expression: by its number, and each field that is not marked.
fn sum_identity(s: &Sum, plain: bool) -> TokenStream {
    let name = ident_of(&s.name);
    if plain {
        return quote! {
            impl Identify for #name {
                fn identify<K: Key>(self, key: &mut K) -> bool { key.kind(self as u32) }
            }
        };
    }
    let arms = s.variants.iter().enumerate().filter_map(|(number, v)| {
        let [variant, _, fields @ ..] = v.as_slice() else { return None };
        let (variant, number) = (ident_of(variant), number as u32);
        let (mut bound, mut terms) = (Vec::new(), vec![quote!(key.kind(#number))]);
        let mut instead = None;
        for pair in fields.chunks(2) {
            let field = ident_of(&pair[0]);
            match type_and_part(&pair[1]).0 {
                Part::Whole => terms.push(quote!(#field.identify(key))),
                Part::Typed => terms.push(quote!(key.whole_type() && #field.identify(key))),
                Part::Same => instead = Some(quote!(#field.identify(key))),
                Part::Value => {
                    instead = Some(quote!(key.whole_value()));
                    continue;
                }
                Part::Alone => {
                    instead = Some(quote!(false));
                    continue;
                }
                Part::Sugar => continue,
            }
            bound.push(field);
        }
        Some(match instead {
            Some(instead) => quote!(Self::#variant { #(#bound,)* .. } => #instead),
            None => quote!(Self::#variant { #(#bound,)* .. } => #(#terms)&&*),
        })
    });
    quote! {
        impl Identify for #name {
            fn identify<K: Key>(self, key: &mut K) -> bool { match self { #(#arms,)* } }
        }
    }
}

/// The variant of `Part` that a field of a type is within a sum: none for what is no part, such as names and flags.
fn part_of(within: &str, ty: &str) -> Option<&'static str> {
    Some(match ty {
        "ExprId" => "Expr",
        "List<ExprId>" => "Exprs",
        "TypeId" => "Type",
        "List<TypeId>" => "Types",
        "ArrayBound" => "Bound",
        "List<TemplateArg>" => "Args",
        "List<TraitArg>" => "TraitArgs",
        "QualifierId" => "Qualifier",
        "List<StmtId>" => "Stmts",
        "List<Handler>" => "Handlers",
        // The statements in an expression are walked as those of a function are.
        "StmtId" if within == "StmtKind" => "Stmt",
        _ => return None,
    })
}

/// The method that asks about each part of a variant, in the order of the table.
fn visit_parts(s: &Sum) -> TokenStream {
    let name = ident_of(&s.name);
    let arms = s.variants.iter().filter_map(|v| {
        let [variant, _, fields @ ..] = v.as_slice() else { return None };
        let (mut bound, mut calls) = (Vec::new(), Vec::new());
        for pair in fields.chunks(2) {
            let field = ident_of(&pair[0]);
            let ty = type_and_part(&pair[1]).1;
            let optional = ty.strip_prefix("Option<").and_then(|ty| ty.strip_suffix('>'));
            let Some(part) = part_of(&s.name, optional.unwrap_or(ty)).map(ident_of) else {
                continue;
            };
            calls.push(match optional {
                Some(_) => quote!(#field.is_some_and(|of| holds(Part::#part { of }))),
                None if field == "of" => quote!(holds(Part::#part { of })),
                None => quote!(holds(Part::#part { of: #field })),
            });
            bound.push(field);
        }
        let variant = ident_of(variant);
        (!bound.is_empty()).then(|| quote!(Self::#variant { #(#bound,)* .. } => #(#calls)||*))
    });
    quote! {
        impl #name {
            /// Whether something holds of a part: they are asked about in the order in which they are listed, until one
            /// is found.
            #[inline]
            pub fn any_part(self, mut holds: impl FnMut(Part) -> bool) -> bool {
                match self { #(#arms,)* _ => false }
            }
        }
    }
}

/// The method that puts others in the places of all parts of one type that a variant has itself, outside of lists.
fn map_parts(s: &Sum, of: &str, ty: TokenStream) -> TokenStream {
    let name = ident_of(&s.name);
    let optional = format!("Option<{of}>");
    let arms = s.variants.iter().filter_map(|v| {
        let [variant, _, fields @ ..] = v.as_slice() else { return None };
        let (mut bound, mut made) = (Vec::new(), Vec::new());
        for pair in fields.chunks(2) {
            let field = ident_of(&pair[0]);
            made.push(match type_and_part(&pair[1]).1 {
                ty if ty == of => quote!(#field: map(#field)),
                ty if ty == optional => quote!(#field: #field.map(&mut map)),
                _ => quote!(#field),
            });
            bound.push(field);
        }
        let mapped =
            fields.chunks(2).map(|pair| type_and_part(&pair[1]).1).any(|ty| ty == of || ty == optional);
        let variant = ident_of(variant);
        mapped.then(|| quote!(Self::#variant { #(#bound),* } => Self::#variant { #(#made),* }))
    });
    quote! {
        impl #name {
            /// The same with others in the places of its parts, those of lists excepted, in the order in which they are
            /// listed.
            #[inline]
            pub fn map_parts(self, mut map: impl FnMut(#ty) -> #ty) -> Self {
                match self { #(#arms,)* other => other }
            }
        }
    }
}

/// The list of all values of an enumeration without fields.
fn all_variants(s: &Sum) -> TokenStream {
    let name = ident_of(&s.name);
    let names = s.variants.iter().filter_map(|v| v.first()).map(ident_of);
    quote!(impl #name { #[doc = "All values, in order."] pub const ALL: &'static [Self] = &[#(Self::#names),*]; })
}

/// The method that says how a variant is written.
fn spelling(s: &Sum) -> TokenStream {
    let name = ident_of(&s.name);
    let arms = s.variants.iter().filter_map(|v| match v.as_slice() {
        [variant, spelling, ..] => {
            let variant = ident_of(variant);
            Some(quote!(Self::#variant => #spelling))
        }
        _ => None,
    });
    quote! {
        impl #name {
            /// How it is written.
            pub fn spelling(self) -> &'static str { match self { #(#arms),* } }
        }
    }
}

/// What is gathered for the whole intermediate language.
#[derive(Default)]
struct Whole {
    fields: Vec<TokenStream>,
    shown: Vec<TokenStream>,
    watches: Vec<TokenStream>,
    changes: Vec<TokenStream>,
    /// How many arenas there are.
    arenas: usize,
}

/// The ways from the whole to the arenas of a file, to those of rare fields, and to the pools.
#[derive(Default)]
struct Way {
    arenas: TokenStream,
    extras: TokenStream,
    pools: TokenStream,
}

impl Way {
    fn of(il: &IlFile) -> Self {
        match &il.together {
            Some(together) => {
                let field = ident_of(together.name.to_lowercase());
                Self { arenas: quote!(#field.), extras: quote!(#field.extras.), pools: quote!(#field.lists.) }
            }
            None => Self::default(),
        }
    }
}

impl Whole {
    /// Adds an entry: its arena, and the code that names its entries.
    fn entry(
        &mut self,
        tables: &Tables,
        file: &str,
        e: &Record,
        place: &TokenStream,
    ) -> Result<(TokenStream, TokenStream), TableError> {
        let Some(arena) = &e.arena else {
            return Err(tables.error(file, &e.name, "an entry needs the name of its arena"));
        };
        let (name, id, arena) = (ident_of(&e.name), ident_of(format!("{}Id", e.name)), ident_of(arena));
        let number = u8::try_from(self.arenas)
            .map_err(|_| tables.error(file, &e.name, "there are too many arenas"))?;
        self.arenas += 1;
        let noted = e.noted;
        let note = noted.then(|| quote!(self.reads.note(#number, id.index());));
        self.shown.push(quote! {
            impl std::ops::Index<#id> for Shown<'_> {
                type Output = #name;
                #[inline]
                fn index(&self, id: #id) -> &#name {
                    #note
                    &self.il.#place #arena[id]
                }
            }
        });
        self.watches.push(quote!(self.#place #arena.watch();));
        self.changes.push(quote!(changes.of(&self.#place #arena, #number, #noted);));
        let (doc, id_doc) = (&e.doc, format!("Names one [`{name}`]."));
        let code = quote! {
            #[doc = #id_doc]
            pub type #id = Id<#name>;
            impl std::ops::Index<#id> for Il {
                type Output = #name;
                fn index(&self, id: #id) -> &#name { &self.#place #arena[id] }
            }
            impl std::ops::IndexMut<#id> for Il {
                fn index_mut(&mut self, id: #id) -> &mut #name { &mut self.#place #arena[id] }
            }
        };
        Ok((code, quote!(#[doc = #doc] pub #arena: Arena<#name>)))
    }

    /// Adds a pool, and the code that finds its lists.
    fn pool(
        &mut self,
        tables: &Tables,
        file: &str,
        p: &Pool,
        way: &Way,
    ) -> Result<(TokenStream, TokenStream), TableError> {
        let (name, doc, place) = (ident_of(&p.name), &p.doc, &way.pools);
        let of = parse_type(tables, file, &p.name, &p.of)?;
        self.shown.push(quote! {
            impl std::ops::Index<List<#of>> for Shown<'_> {
                type Output = [#of];
                #[inline]
                fn index(&self, list: List<#of>) -> &[#of] { &self.il.#place #name[list] }
            }
        });
        self.watches.push(quote!(self.#place #name.watch();));
        self.changes.push(quote!(changes.others |= self.#place #name.has_changed();));
        let code = quote! {
            impl std::ops::Index<List<#of>> for Il {
                type Output = [#of];
                fn index(&self, list: List<#of>) -> &[#of] { &self.#place #name[list] }
            }
            impl Listed for #of {
                fn pool(il: &mut Il) -> &mut Pool<Self> { &mut il.#place #name }
            }
        };
        Ok((code, quote!(#[doc = #doc] pub #name: Pool<#of>)))
    }

    /// Adds what holds the arenas and pools of a file: the whole itself, or structures of their own.
    fn hold(
        &mut self,
        il: &IlFile,
        arenas: Vec<TokenStream>,
        extras: Vec<TokenStream>,
        pools: Vec<TokenStream>,
    ) -> TokenStream {
        let Some(Together { name, doc }) = &il.together else {
            self.fields.extend(arenas);
            self.fields.extend(extras);
            self.fields.extend(pools);
            return TokenStream::new();
        };
        let (field, holder, lists) =
            (ident_of(name.to_lowercase()), ident_of(name), ident_of(format!("{name}Lists")));
        let lists_doc = format!("The lists that [`{holder}`] are made of.");
        let (extras_holder, extras_doc) =
            (ident_of(format!("{name}Extras")), format!("What few of [`{holder}`] have."));
        let (mut extras_field, mut extras_code) = (TokenStream::new(), TokenStream::new());
        if !extras.is_empty() {
            extras_field = quote!(#[doc = #extras_doc] pub extras: #extras_holder,);
            extras_code = quote! {
                #[doc = #extras_doc]
                #[derive(Default)]
                pub struct #extras_holder { #(#extras),* }
            };
        }
        self.fields.push(quote!(#[doc = #doc] pub #field: #holder));
        quote! {
            #[doc = #doc]
            #[derive(Default)]
            pub struct #holder {
                #(#arenas,)*
                #[doc = #lists_doc]
                pub lists: #lists,
                #extras_field
            }

            #extras_code

            #[doc = #lists_doc]
            #[derive(Default)]
            pub struct #lists { #(#pools),* }
        }
    }

    /// The structure of all, and what is done with each part of it.
    fn finish(self) -> TokenStream {
        let Self { fields, shown, watches, changes, .. } = self;
        quote! {
            /// The whole intermediate language of one translation unit.
            #[derive(Default)]
            pub struct Il {
                #(#fields,)*
                /// The source sequence of the unit: what is printed.
                pub items: Vec<Item>,
                /// The literals of the unit: expressions name them by their numbers.
                pub literals: crate::literals::Literals,
                /// The templates whose text is kept.
                pub kept_templates: KeptTemplates,
                /// What displays show of the text beside the positions of entries.
                pub places: Places,
                /// The machine that the unit is for.
                pub target: crate::target::Target,
            }

            #(#shown)*

            impl Il {
                /// From now on it is known which of the entries that there are now change.
                pub fn watch(&mut self) { #(#watches)* }

                /// The entries that are others than when the watch began.
                pub fn changes(&self) -> Changes {
                    let mut changes = Changes::default();
                    #(#changes)*
                    changes
                }
            }
        }
    }
}

/// Reads every file of `tables/il/` and writes `il.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let (mut code, mut whole) = (TokenStream::new(), Whole::default());
    for file in tables.list("il")? {
        let il: IlFile = tables.read(&file)?;
        let way = Way::of(&il);
        let (mut arenas, mut held_extras, mut pools) = (Vec::new(), Vec::new(), Vec::new());
        for e in &il.entry {
            if !e.rare.is_empty() && e.identity == Some(Identity::Fields) {
                return Err(tables.error(&file, &e.name, "a rare field takes no part in the identity"));
            }
            code.extend(record(tables, &file, e, "Clone, Debug, PartialEq")?);
            code.extend(entry_identity(tables, &file, e)?);
            code.extend(rare_fields(tables, &file, e, &way)?);
            let (named, arena) = whole.entry(tables, &file, e, &way.arenas)?;
            code.extend(named);
            arenas.push(arena);
            if let Some(e) = extras(e) {
                code.extend(record(tables, &file, &e, "")?);
                code.extend(entry_identity(tables, &file, &e)?);
                let (named, arena) = whole.entry(tables, &file, &e, &way.extras)?;
                code.extend(named);
                held_extras.push(arena);
            }
        }
        for p in &il.part {
            if p.identity.is_some() || !p.rare.is_empty() {
                return Err(tables.error(&file, &p.name, "only entries have an identity or rare fields"));
            }
            code.extend(record(tables, &file, p, "Clone, Copy, Debug, PartialEq")?);
        }
        for s in &il.sum {
            code.extend(sum(tables, &file, s)?);
        }
        for p in &il.pool {
            let (found, pool) = whole.pool(tables, &file, p, &way)?;
            code.extend(found);
            pools.push(pool);
        }
        code.extend(whole.hold(&il, arenas, held_extras, pools));
    }
    code.extend(whole.finish());
    tables.write("il.rs", code)
}
