//! Generates the lexical tables: token kinds, keywords, known names, words of the preprocessor.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const TOKENS: &str = "tokens.toml";
const KEYWORDS: &str = "keywords.toml";
const NAMES: &str = "known_names.toml";
const DIRECTIVES: &str = "directives.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenFile {
    special: Vec<Special>,
    punctuator: Vec<Punctuator>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Special {
    kind: String,
    doc: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Punctuator {
    kind: String,
    spelling: String,
    digraph: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeywordFile {
    keyword: Vec<Keyword>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keyword {
    word: String,
    kind: String,
    cxx: Option<u8>,
    #[serde(default)]
    gnu: u32,
    #[serde(default)]
    c: bool,
    #[serde(default)]
    extension: bool,
    flag: Option<String>,
    printed: Option<String>,
}

/// The name of the variant for a flag that keywords depend on.
pub fn keyword_flag_variant(flag: &str) -> String {
    let capitalized = |part: &str| part[..1].to_uppercase() + &part[1..];
    flag.split('_').filter(|part| !part.is_empty()).map(capitalized).collect()
}

/// The flags that keywords depend on.
pub fn keyword_flags(tables: &Tables) -> Result<BTreeSet<String>, TableError> {
    let keywords: KeywordFile = tables.read(KEYWORDS)?;
    Ok(keywords.keyword.into_iter().filter_map(|keyword| keyword.flag).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameFile {
    names: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DirectiveFile {
    pragma_operator: String,
    unexpanded_pragmas: Vec<String>,
    stdc_pragmas: Vec<String>,
    stdc_values: Vec<String>,
    pack_words: PackWords,
    directive: Vec<Directive>,
    pragma: Vec<PragmaWords>,
    predefined: Vec<Predefined>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackWords {
    push: String,
    pop: String,
    show: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Directive {
    kind: String,
    word: String,
    #[serde(default)]
    conditional: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PragmaWords {
    kind: String,
    words: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Predefined {
    name: String,
    body: String,
}

/// Writes `tokens.rs`, `spelled.rs`, `names.rs` and `directives.rs`.
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let tokens: TokenFile = tables.read(TOKENS)?;
    let keywords: KeywordFile = tables.read(KEYWORDS)?;
    let names: NameFile = tables.read(NAMES)?;
    let directives: DirectiveFile = tables.read(DIRECTIVES)?;
    tables.write("tokens.rs", token_code(tables, &tokens, &keywords)?)?;
    tables.write("spelled.rs", spelled_code(tables, &keywords)?)?;
    tables.write("names.rs", name_code(tables, &keywords, &names, &directives)?)?;
    tables.write("directives.rs", directive_code(tables, &directives)?)
}

fn token_code(
    tables: &Tables,
    tokens: &TokenFile,
    keywords: &KeywordFile,
) -> Result<TokenStream, TableError> {
    let mut kinds: Vec<(String, String, String)> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut trie = Trie::default();
    for special in &tokens.special {
        kinds.push((special.kind.clone(), special.doc.clone(), String::new()));
        seen.insert(special.kind.clone());
    }
    for punctuator in &tokens.punctuator {
        if !seen.insert(punctuator.kind.clone()) {
            return Err(tables.error(TOKENS, &punctuator.kind, "kind given twice"));
        }
        let doc = format!("`{}`", punctuator.spelling);
        kinds.push((punctuator.kind.clone(), doc, punctuator.spelling.clone()));
        for spelling in std::iter::once(&punctuator.spelling).chain(&punctuator.digraph) {
            trie.add(spelling.as_bytes(), &punctuator.kind);
        }
    }
    let mut words = BTreeSet::new();
    for keyword in &keywords.keyword {
        if !words.insert(&keyword.word) {
            return Err(tables.error(KEYWORDS, &keyword.word, "word given twice"));
        }
        if keyword.cxx.is_none() && !keyword.c {
            return Err(tables.error(KEYWORDS, &keyword.word, "never a keyword"));
        }
        if seen.insert(keyword.kind.clone()) {
            kinds.push((keyword.kind.clone(), format!("`{}`", keyword.word), keyword.word.clone()));
        }
    }
    if kinds.len() > 256 {
        return Err(tables.error(TOKENS, "(all kinds)", "more kinds than a byte can tell apart"));
    }
    let punctuators = tokens.special.len()..tokens.special.len() + tokens.punctuator.len();
    let (first, end) = (punctuators.start as u8, punctuators.end as u8);
    let variants = kinds.iter().map(|(kind, doc, _)| {
        let kind = ident_of(kind);
        quote!(#[doc = #doc] #kind)
    });
    let spellings = kinds.iter().map(|(_, _, spelling)| spelling);
    let punctuator = trie.code(0, None);
    let rows = keywords.keyword.iter().map(|keyword| {
        let kind = ident_of(&keyword.kind);
        let (cxx, gnu, c) = (keyword.cxx.unwrap_or(u8::MAX), keyword.gnu, keyword.c);
        let extension = keyword.extension;
        let mut same = keywords.keyword.iter().filter(|other| other.kind == keyword.kind);
        let first = same.next().unwrap_or(keyword);
        let printed = [&keyword.printed, &first.printed].into_iter().flatten().next().unwrap_or(&first.word);
        let flag = match &keyword.flag {
            Some(flag) => {
                let flag = ident_of(keyword_flag_variant(flag));
                quote!(Some(KeywordFlag::#flag))
            }
            None => quote!(None),
        };
        quote! {
            KeywordRow {
                kind: TokenKind::#kind, cxx: #cxx, gnu: #gnu, c: #c, extension: #extension, flag: #flag,
                printed: #printed
            }
        }
    });
    let flags: BTreeSet<_> = keywords.keyword.iter().filter_map(|keyword| keyword.flag.as_ref()).collect();
    let flags: Vec<_> = flags.iter().map(|flag| ident_of(keyword_flag_variant(flag))).collect();
    Ok(quote! {
        /// What a token is.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum TokenKind { #(#variants),* }

        impl TokenKind {
            const SPELLINGS: &[&str] = &[#(#spellings),*];
            const PUNCTUATORS: std::ops::Range<u8> = #first..#end;
        }

        /// The longest punctuator that `bytes` begin with and its length.
        #[inline]
        pub(super) fn punctuator(bytes: &[u8]) -> Option<(TokenKind, u32)> {
            #punctuator
        }

        pub(super) const KEYWORD_ROWS: &[KeywordRow] = &[#(#rows),*];

        /// A flag of the command line that makes words keywords or not.
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        #[allow(missing_docs)]
        pub enum KeywordFlag { #(#flags),* }

        impl KeywordFlag {
            /// All of them.
            pub const ALL: &[KeywordFlag] = &[#(KeywordFlag::#flags),*];
        }
    })
}

/// The macro that makes texts of keywords, which it knows by their words in capitals.
fn spelled_code(tables: &Tables, keywords: &KeywordFile) -> Result<TokenStream, TableError> {
    let mut seen = BTreeSet::new();
    let mut arms = Vec::new();
    for Keyword { word, .. } in &keywords.keyword {
        let capitals = word.to_ascii_uppercase();
        if !seen.insert(capitals.clone()) {
            return Err(tables.error(KEYWORDS, word, "differs from another word in capitals alone"));
        }
        let capitals = ident_of(capitals);
        arms.push(quote!((@ #capitals) => { #word };));
    }
    Ok(quote! {
        macro_rules! spelled {
            #(#arms)*
            (@ $text:literal) => { $text };
            ($($part:tt)+) => { concat!($($crate::tables::spelled!(@ $part)),+) };
        }
    })
}

/// Spellings of punctuators as a tree of bytes.
#[derive(Default)]
struct Trie {
    kind: Option<String>,
    next: BTreeMap<u8, Trie>,
}

impl Trie {
    fn add(&mut self, spelling: &[u8], kind: &str) {
        match spelling.split_first() {
            None => self.kind = Some(kind.to_string()),
            Some((first, rest)) => self.next.entry(*first).or_default().add(rest, kind),
        }
    }

    /// Code that looks at the byte at `depth`; `best` is the longest punctuator so far.
    fn code(&self, depth: usize, best: Option<(&str, u32)>) -> TokenStream {
        let best = match &self.kind {
            Some(kind) => Some((kind.as_str(), depth as u32)),
            None => best,
        };
        let found = match best {
            Some((kind, length)) => {
                let kind = ident_of(kind);
                quote!(Some((TokenKind::#kind, #length)))
            }
            None => quote!(None),
        };
        if self.next.is_empty() {
            return found;
        }
        let arms = self.next.iter().map(|(byte, trie)| {
            let byte = Literal::byte_character(*byte);
            let code = trie.code(depth + 1, best);
            quote!(Some(#byte) => #code)
        });
        let byte = if depth == 0 { quote!(bytes.first()) } else { quote!(bytes.get(#depth)) };
        quote!(match #byte { #(#arms,)* _ => #found })
    }
}

fn name_code(
    tables: &Tables,
    keywords: &KeywordFile,
    names: &NameFile,
    directives: &DirectiveFile,
) -> Result<TokenStream, TableError> {
    let mut spellings: Vec<&str> = keywords.keyword.iter().map(|k| k.word.as_str()).collect();
    let keyword_count = spellings.len() as u32;
    spellings.extend(directives.predefined.iter().map(|p| p.name.as_str()));
    let operator = spellings.len() as u32;
    spellings.push(&directives.pragma_operator);
    let special_count = spellings.len() as u32;
    let mut constants = Vec::new();
    for (constant, spelling) in &names.names {
        let index = match spellings.iter().position(|s| s == spelling) {
            Some(_) => return Err(tables.error(NAMES, constant, "this name is there already")),
            None => spellings.len() as u32,
        };
        spellings.push(spelling);
        let (constant, doc) = (ident_of(constant), format!("`{spelling}`"));
        constants.push(quote!(#[doc = #doc] pub const #constant: Name = Name::from_number(#index);));
    }
    Ok(quote! {
        /// Names that the code knows; they exist from the start.
        pub mod known {
            use super::Name;
            #[doc = "The word that makes a pragma of a string."]
            pub const PRAGMA_OPERATOR: Name = Name::from_number(#operator);
            #(#constants)*
        }

        const INITIAL: &[&str] = &[#(#spellings),*];
        const KEYWORD_COUNT: u32 = #keyword_count;
        const SPECIAL_COUNT: u32 = #special_count;
    })
}

fn directive_code(tables: &Tables, file: &DirectiveFile) -> Result<TokenStream, TableError> {
    let kinds: BTreeSet<_> = file.directive.iter().map(|d| &d.kind).collect();
    let variants = kinds.iter().map(ident_of);
    let arms = file.directive.iter().map(|d| {
        let (word, kind) = (Literal::byte_string(d.word.as_bytes()), ident_of(&d.kind));
        quote!(#word => Self::#kind)
    });
    let conditional: BTreeSet<_> =
        file.directive.iter().filter(|d| d.conditional).map(|d| ident_of(&d.kind)).collect();
    let conditional = conditional.iter();
    let pragma_kinds: BTreeSet<_> = file.pragma.iter().map(|p| &p.kind).collect();
    let pragma_variants = pragma_kinds.iter().map(ident_of);
    let mut pragma_arms = Vec::new();
    let mut seen = BTreeSet::new();
    // Pragmas of two words come before those of one word, which match any second word.
    for wanted in [2, 1] {
        for pragma in &file.pragma {
            let words: Vec<_> = pragma.words.split(' ').collect();
            if words.len() > 2 || !seen.insert((wanted, &pragma.words)) {
                return Err(tables.error(DIRECTIVES, &pragma.words, "more than two words, or given twice"));
            }
            if words.len() != wanted {
                continue;
            }
            let kind = ident_of(&pragma.kind);
            let literals: Vec<_> = words.iter().map(|w| Literal::byte_string(w.as_bytes())).collect();
            pragma_arms.push(match literals.as_slice() {
                [first, second] => quote!((#first, #second) => Self::#kind),
                literals => quote!((#(#literals,)* _) => Self::#kind),
            });
        }
    }
    let predefined = file.predefined.iter().map(|p| {
        let (name, body) = (&p.name, &p.body);
        quote!((#name, #body))
    });
    let (unexpanded, stdc_pragmas, stdc_values) =
        (&file.unexpanded_pragmas, &file.stdc_pragmas, &file.stdc_values);
    let PackWords { push, pop, show } = &file.pack_words;
    Ok(quote! {
        /// A preprocessing directive.
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        #[allow(missing_docs)]
        pub enum Directive { #(#variants),* }

        impl Directive {
            /// The directive that the word after `#` names.
            pub fn from_word(word: &[u8]) -> Option<Self> {
                Some(match word { #(#arms,)* _ => return None })
            }

            /// Whether the directive belongs to a conditional group.
            pub fn is_conditional(self) -> bool {
                matches!(self, #(Self::#conditional)|*)
            }
        }

        /// What a pragma is about, as its first words tell.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        #[allow(missing_docs)]
        pub enum PragmaKind { Other, #(#pragma_variants),* }

        impl PragmaKind {
            /// The kind of a pragma that begins with these two words; a missing word is empty.
            pub fn from_words(first: &[u8], second: &[u8]) -> Self {
                match (first, second) { #(#pragma_arms,)* _ => Self::Other }
            }
        }

        /// Macros that are there from the start: name and replacement list.
        pub const PREDEFINED: &[(&str, &str)] = &[#(#predefined),*];

        /// First words of pragmas in which names of macros stay when a unit is only preprocessed.
        pub const UNEXPANDED_PRAGMAS: &[&str] = &[#(#unexpanded),*];
        /// What can stand behind `STDC` in a pragma.
        pub const STDC_PRAGMAS: &[&str] = &[#(#stdc_pragmas),*];
        /// What can stand behind that.
        pub const STDC_VALUES: &[&str] = &[#(#stdc_values),*];
        /// Words in the parentheses of `pack`.
        pub const PACK_PUSH: &str = #push;
        pub const PACK_POP: &str = #pop;
        pub const PACK_SHOW: &str = #show;
    })
}
