//! Generates what operators are called and how they bind from `tables/operators.toml`.

use crate::source::{TableError, Tables, ident_of};
use proc_macro2::TokenStream;
use quote::quote;
use serde::Deserialize;

const FILE: &str = "operators.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OperatorTable {
    operator: Vec<Operator>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Operator {
    spelling: String,
    token: Option<String>,
    binary: Option<String>,
    precedence: Option<u8>,
    #[serde(default)]
    assigns: bool,
    unary: Option<String>,
    postfix: Option<String>,
    overloaded: Option<String>,
    mangled: String,
    mangled_unary: Option<String>,
}

/// The arms of one generated match per property.
#[derive(Default)]
struct Arms {
    binary_spelling: TokenStream,
    binary_precedence: TokenStream,
    binary_assigns: Vec<TokenStream>,
    binary_mangled: TokenStream,
    binary_overloaded: TokenStream,
    binary_token: TokenStream,
    unary_spelling: TokenStream,
    unary_mangled: TokenStream,
    unary_overloaded: TokenStream,
    unary_token: TokenStream,
    overloaded_spelling: TokenStream,
    overloaded_mangled: TokenStream,
    overloaded_mangled_unary: TokenStream,
}

impl Arms {
    fn add(&mut self, o: &Operator, tables: &Tables) -> Result<(), TableError> {
        let (spelling, mangled) = (&o.spelling, &o.mangled);
        let mangled_unary = o.mangled_unary.as_ref().unwrap_or(mangled);
        let overloaded = o.overloaded.as_ref().map(ident_of);
        let none_or_some = overloaded.as_ref().map_or(quote!(None), |v| quote!(Some(OverloadedOperator::#v)));
        if let Some(v) = &overloaded {
            self.overloaded_spelling.extend(quote!(Self::#v => #spelling,));
            self.overloaded_mangled.extend(quote!(Self::#v => #mangled,));
            if o.mangled_unary.is_some() {
                self.overloaded_mangled_unary.extend(quote!(Self::#v => #mangled_unary,));
            }
        }
        if o.binary.is_some() != o.precedence.is_some() {
            return Err(tables.error(FILE, spelling, "`binary` and `precedence` need each other"));
        }
        if let (Some(v), Some(precedence)) = (&o.binary, o.precedence) {
            let v = ident_of(v);
            self.binary_spelling.extend(quote!(Self::#v => #spelling,));
            self.binary_precedence.extend(quote!(Self::#v => #precedence,));
            self.binary_mangled.extend(quote!(Self::#v => #mangled,));
            self.binary_overloaded.extend(quote!(Self::#v => #none_or_some,));
            if o.assigns {
                self.binary_assigns.push(quote!(Self::#v));
            }
            if let Some(token) = &o.token {
                let token = ident_of(token);
                self.binary_token.extend(quote!(TokenKind::#token => Self::#v,));
            }
        }
        for v in o.unary.iter().chain(&o.postfix) {
            let v = ident_of(v);
            self.unary_spelling.extend(quote!(Self::#v => #spelling,));
            self.unary_mangled.extend(quote!(Self::#v => #mangled_unary,));
            self.unary_overloaded.extend(quote!(Self::#v => #none_or_some,));
        }
        if let (Some(v), Some(token)) = (&o.unary, &o.token) {
            let (v, token) = (ident_of(v), ident_of(token));
            self.unary_token.extend(quote!(TokenKind::#token => Self::#v,));
        }
        Ok(())
    }
}

/// Reads `tables/operators.toml` and writes `operators.rs` (implementations for the operator enumerations)
/// and `operator_tokens.rs` (from token kinds to operators).
pub fn generate(tables: &Tables) -> Result<(), TableError> {
    let table: OperatorTable = tables.read(FILE)?;
    let mut arms = Arms::default();
    for operator in &table.operator {
        arms.add(operator, tables)?;
    }
    let Arms {
        binary_spelling,
        binary_precedence,
        binary_assigns,
        binary_mangled,
        binary_overloaded,
        binary_token,
        unary_spelling,
        unary_mangled,
        unary_overloaded,
        unary_token,
        overloaded_spelling,
        overloaded_mangled,
        overloaded_mangled_unary,
    } = arms;
    tables.write(
        "operators.rs",
        quote! {
            impl BinaryOp {
                /// How it is written.
                pub fn spelling(self) -> &'static str { match self { #binary_spelling } }
                /// How tightly it binds (`[expr]`): comma is 1, assignment 2, member pointer operators most.
                pub fn precedence(self) -> u8 { match self { #binary_precedence } }
                /// Whether it assigns (`[expr.ass]`): these alone group from right to left.
                pub fn is_assignment(self) -> bool { matches!(self, #(#binary_assigns)|*) }
                /// Its code in mangled names.
                pub fn mangled(self) -> &'static str { match self { #binary_mangled } }
                /// The operator function that overloads it.
                pub fn overloaded(self) -> Option<OverloadedOperator> { match self { #binary_overloaded } }
                /// The operator that an operator function of two operands overloads.
                pub fn of_overloaded(op: OverloadedOperator) -> Option<Self> {
                    Self::ALL.iter().copied().find(|o| o.overloaded() == Some(op))
                }
            }
            impl UnaryOp {
                /// How it is written.
                pub fn spelling(self) -> &'static str { match self { #unary_spelling } }
                /// Its code in mangled names.
                pub fn mangled(self) -> &'static str { match self { #unary_mangled } }
                /// The operator function that overloads it.
                pub fn overloaded(self) -> Option<OverloadedOperator> { match self { #unary_overloaded } }
                /// The operator that an operator function of one operand overloads.
                pub fn of_overloaded(op: OverloadedOperator, postfix: bool) -> Option<Self> {
                    let wanted = |o: Self| o.overloaded() == Some(op) && o.is_postfix() == postfix;
                    Self::ALL.iter().copied().find(|o| wanted(*o))
                }
                /// Whether it is written after its operand.
                pub fn is_postfix(self) -> bool { matches!(self, Self::PostIncrement | Self::PostDecrement) }
            }
            impl OverloadedOperator {
                /// How it is written after `operator`.
                pub fn spelling(self) -> &'static str { match self { #overloaded_spelling } }
                /// Its code in mangled names; `unary` chooses where the unary form has one of its own.
                pub fn mangled(self, unary: bool) -> &'static str {
                    if unary {
                        match self { #overloaded_mangled_unary _ => self.mangled(false) }
                    } else {
                        match self { #overloaded_mangled }
                    }
                }
            }
        },
    )?;
    tables.write(
        "operator_tokens.rs",
        quote! {
            impl BinaryOp {
                /// The binary operator that a token is; `>>` is two tokens and not found here.
                pub fn from_token(kind: TokenKind) -> Option<Self> {
                    Some(match kind { #binary_token _ => return None })
                }
            }
            impl UnaryOp {
                /// The prefix operator that a token is.
                pub fn from_token(kind: TokenKind) -> Option<Self> {
                    Some(match kind { #unary_token _ => return None })
                }
            }
        },
    )
}
