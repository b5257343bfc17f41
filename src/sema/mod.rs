//! Semantic analysis: what names, types, expressions and declarations mean.
//!
//! The parser calls these functions as it reads; template instantiation calls the same ones, so that each rule
//! of the language stands in one place. Every function is a method of [`Compilation`](crate::compilation::Compilation).

pub mod attribute;
pub mod basic;
pub mod class;
pub mod constant;
pub mod conversion;
pub mod declaration;
pub mod deduction;
pub mod exception;
pub mod expression;
pub mod initializer;
pub mod instantiation;
pub mod layout;
pub mod lookup;
pub mod overload;
pub mod report;
pub mod statement;
pub mod syntax;
pub mod template;
pub mod traits;

pub use initializer::narrowing::Narrowing;
pub use initializer::unbound_reference::Initialized;

#[cfg(test)]
mod tests;
