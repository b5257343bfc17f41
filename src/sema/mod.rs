//! Semantic analysis: what names, types, expressions and declarations mean.
//!
//! The parser calls these functions as it reads; template instantiation calls the same ones, so that each rule
//! of the language stands in one place. Every function is a method of [`Compilation`](crate::compilation::Compilation).

pub mod body;
pub mod builtins;
pub mod call;
pub mod candidates;
pub mod class;
pub mod constant;
pub mod constraint;
pub mod conversion;
pub mod declare;
mod describe;
mod effects;
mod flow;
mod locate;
pub mod mismatch;
pub mod deduce;
pub mod enumeration;
pub mod expression;
pub mod function;
pub mod initializer;
pub mod instantiate;
pub mod lambda;
pub mod layout;
pub mod lookup;
pub mod member;
pub mod namespace;
pub mod operator;
pub mod overload;
pub mod rebuild;
pub mod statement;
pub mod substitute;
pub mod template;
pub mod text;
pub mod traits;
mod type_text;
pub mod types;
pub mod variable;
