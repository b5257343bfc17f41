//! Reads templates of messages and phrases: text, doubled braces for literal ones, and fill-ins `{name:format}`.

use crate::source::{TableError, Tables, camel, ident_of};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// How fill-ins are shown: the word in the table, the type of the parameter, and the variant of `Fill` that holds it.
const FORMATS: [(&str, &str, &str); 10] = [
    ("text", "&str", "Text"),
    ("quoted", "&str", "Text"),
    ("number", "i64", "Number"),
    ("type", "TypeText", "Type"),
    ("arguments", "ArgumentsText", "Arguments"),
    ("entity", "EntityText", "Entity"),
    ("name", "EntityText", "Entity"),
    ("entity_declared", "EntityText", "Entity"),
    ("name_declared", "EntityText", "Entity"),
    ("position", "Pos", "Position"),
];

/// A template that was read.
pub struct Template {
    text: String,
    pieces: Vec<Piece>,
    /// The fill-ins, each once, in the order of their first places.
    fills: Vec<FillIn>,
}

enum Piece {
    Text(String),
    /// A fill-in by its number, and how it is shown here.
    Fill(usize, String),
}

/// A fill-in: its name, and the number of the format at its first place.
struct FillIn {
    name: Ident,
    format: usize,
}

impl Template {
    /// Reads the template of an entry of a table.
    pub fn read(tables: &Tables, file: &str, key: &str, text: &str) -> Result<Self, TableError> {
        let bad = |reason: &str| tables.error(file, key, format!("{reason} in `{text}`"));
        let mut template = Self { text: text.into(), pieces: Vec::new(), fills: Vec::new() };
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, brace) = rest.split_at(at);
            template.push_text(before);
            if brace.starts_with("{{") || brace.starts_with("}}") {
                template.push_text(&brace[..1]);
                rest = &brace[2..];
                continue;
            }
            let end = brace.find('}').ok_or_else(|| bad("a brace is not closed"))?;
            let (name, format) = brace[..end]
                .strip_prefix('{')
                .and_then(|inner| inner.split_once(':'))
                .ok_or_else(|| bad("a fill-in is not `{name:format}`"))?;
            let row = FORMATS.iter().position(|(word, ..)| *word == format);
            let row = row.ok_or_else(|| bad(&format!("no format `{format}`")))?;
            template.push_fill(identifier(tables, file, name)?, row);
            rest = &brace[end + 1..];
        }
        template.push_text(rest);
        let variant = |fill: &FillIn| FORMATS[fill.format].2;
        for piece in &template.pieces {
            if let Piece::Fill(index, format) = piece
                && FORMATS
                    .iter()
                    .any(|(word, _, of)| word == format && *of != variant(&template.fills[*index]))
            {
                let name = &template.fills[*index].name;
                return Err(bad(&format!("`{name}` is of two types")));
            }
        }
        Ok(template)
    }

    fn push_text(&mut self, text: &str) {
        match self.pieces.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ if text.is_empty() => {}
            _ => self.pieces.push(Piece::Text(text.into())),
        }
    }

    fn push_fill(&mut self, name: Ident, format: usize) {
        let index = self.fills.iter().position(|fill| fill.name == name).unwrap_or(self.fills.len());
        if index == self.fills.len() {
            self.fills.push(FillIn { name, format });
        }
        self.pieces.push(Piece::Fill(index, FORMATS[format].0.into()));
    }

    /// The template as a constant of the program.
    pub fn constant(&self) -> TokenStream {
        let pieces = self.pieces.iter().map(|piece| match piece {
            Piece::Text(text) => quote!(Piece::Text(#text)),
            Piece::Fill(index, format) => {
                let format = ident_of(camel(format));
                quote!(Piece::Fill { index: #index, format: Format::#format })
            }
        });
        let text = &self.text;
        quote!(Template { text: #text, pieces: &[#(#pieces),*] })
    }

    /// The parameters of the function that makes the message, and what it makes of them.
    pub fn parameters(&self) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let both = self.fills.iter().map(|FillIn { name, format }| {
            let (_, ty, variant) = FORMATS[*format];
            let variant = ident_of(variant);
            match ty.strip_prefix('&') {
                Some(ty) => {
                    let ty = ident_of(ty);
                    (quote!(#name: &#ty), quote!(Fill::#variant(#name.into())))
                }
                None => {
                    let ty = ident_of(ty);
                    (quote!(#name: #ty), quote!(Fill::#variant(#name)))
                }
            }
        });
        both.unzip()
    }
}

/// The name of a function or parameter.
pub fn identifier(tables: &Tables, file: &str, name: &str) -> Result<Ident, TableError> {
    let parsed: Result<Ident, _> = syn::parse_str(name);
    parsed.map_err(|_| tables.error(file, name, "not usable as the name of a function or parameter"))?;
    Ok(Ident::new(name, Span::call_site()))
}
