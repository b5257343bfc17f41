//! Reads the types of built-in functions as `tables/builtins/*.toml` writes them: specifiers, then pointers, references
//! and parameters, as in `unsigned long (const char *, ...)`.

use crate::source::ident_of;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;

/// A type whose name no unit can see: it agrees with whatever is passed.
const UNNAMED: &str = "__va_list_tag";

/// The fundamental types, by how they are spelled, with the names of their variants.
pub type Fundamental = BTreeMap<String, String>;

/// The type of a function as a constant of the program; else what is wrong with its text.
pub fn function_type(text: &str, fundamental: &Fundamental) -> Result<TokenStream, String> {
    let mut reader = Reader { rest: text, fundamental };
    let (ty, is_function) = reader.declared()?;
    if reader.eat("throw") && !(reader.eat("(") && reader.eat(")")) {
        return Err("`throw` lists exceptions".into());
    }
    match reader.rest.trim_start() {
        "" if is_function => Ok(ty),
        "" => Err("not the type of a function".into()),
        rest => Err(format!("`{rest}` is no part of a type")),
    }
}

struct Reader<'t> {
    rest: &'t str,
    fundamental: &'t Fundamental,
}

impl<'t> Reader<'t> {
    /// Takes `token` if it comes next.
    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes the word that comes next; empty if none does.
    fn word(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// A type, and whether it is that of a function.
    fn declared(&mut self) -> Result<(TokenStream, bool), String> {
        let mut ty = self.specifiers()?;
        loop {
            if self.eat("*") {
                ty = quote!(BuiltinType::Pointer(&#ty));
            } else if self.eat("&") {
                ty = quote!(BuiltinType::Reference(&#ty));
            } else if self.eat("const") {
                ty = quote!(BuiltinType::Qualified { ty: &#ty, is_const: true, is_volatile: false });
            } else if self.eat("(*)") {
                if !self.eat("(") {
                    return Err("a pointer to a function has no parameters".into());
                }
                let function = self.parameters(ty)?;
                ty = quote!(BuiltinType::Pointer(&#function));
            } else if self.eat("(") {
                return Ok((self.parameters(ty)?, true));
            } else {
                return Ok((ty, false));
            }
        }
    }

    fn parameters(&mut self, result: TokenStream) -> Result<TokenStream, String> {
        let (mut parameters, mut variadic, mut first) = (Vec::new(), false, true);
        while !self.eat(")") {
            if variadic || !first && !self.eat(",") {
                return Err(format!("parameters do not end before `{}`", self.rest));
            }
            if self.eat("...") {
                variadic = true;
            } else {
                parameters.push(self.declared()?.0);
            }
            first = false;
        }
        Ok(quote!(BuiltinType::Function {
            result: &#result, parameters: &[#(#parameters),*], variadic: #variadic
        }))
    }

    fn specifiers(&mut self) -> Result<TokenStream, String> {
        let (mut words, mut is_const, mut is_volatile) = (Vec::new(), false, false);
        let (mut complex, mut vector) = (false, None);
        loop {
            match self.word() {
                "const" => is_const = true,
                "volatile" => is_volatile = true,
                "__complex__" => complex = true,
                "__attribute" => vector = Some(self.vector_size()?),
                "" => break,
                word => words.push(word),
            }
        }
        let spelled = words.join(" ");
        if spelled == UNNAMED {
            return Ok(quote!(BuiltinType::Unnamed));
        }
        let of = self.fundamental.get(&spelled).ok_or_else(|| format!("no type `{spelled}`"))?;
        let of = ident_of(of);
        let ty = match (complex, vector) {
            (false, None) => quote!(BuiltinType::Fundamental(il::Builtin::#of)),
            (true, None) => quote!(BuiltinType::Complex(il::Builtin::#of)),
            (false, Some(bytes)) => quote!(BuiltinType::Vector { element: il::Builtin::#of, bytes: #bytes }),
            (true, Some(_)) => return Err("vectors have no complex elements".into()),
        };
        Ok(match is_const || is_volatile {
            true => {
                quote!(BuiltinType::Qualified { ty: &#ty, is_const: #is_const, is_volatile: #is_volatile })
            }
            false => ty,
        })
    }

    /// The bytes in `((vector_size(16)))`.
    fn vector_size(&mut self) -> Result<u64, String> {
        let bad = || "an attribute other than `((vector_size(BYTES)))`".to_string();
        if !(self.eat("((") && self.eat("vector_size") && self.eat("(")) {
            return Err(bad());
        }
        let bytes =
            self.word().parse::<u64>().ok().filter(|bytes| bytes.is_power_of_two()).ok_or_else(bad)?;
        self.eat(")))").then_some(bytes).ok_or_else(bad)
    }
}
