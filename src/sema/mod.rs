//! Semantic analysis: what names, types, expressions and declarations mean.
//!
//! The parser calls these functions as it reads; template instantiation calls the same ones, so that each rule
//! of the language stands in one place. Every function is a method of [`Compilation`](crate::compilation::Compilation).

pub mod access;
mod aggregate;
pub mod asm;
mod bit_field;
pub mod body;
pub mod builtins;
pub mod call;
pub mod candidates;
mod cast;
pub mod class;
pub mod constant;
pub mod constraint;
mod constructor;
pub mod conversion;
pub mod declare;
pub mod deduce;
mod default_argument;
mod describe;
mod effects;
pub mod enumeration;
pub mod expression;
mod flow;
pub mod function;
pub mod initializer;
pub mod instantiate;
pub mod lambda;
pub mod layout;
mod locate;
pub mod lookup;
pub mod member;
pub mod mismatch;
pub mod namespace;
mod operand_check;
mod operand_error;
pub mod operator;
mod operator_function;
mod ordering;
pub mod overload;
pub mod rebuild;
mod redeclaration;
pub mod statement;
mod storage_class;
pub mod structured_binding;
pub mod substitute;
pub mod template;
pub mod text;
pub mod traits;
mod type_text;
pub mod types;
pub mod unused;
pub mod variable;
mod virtual_function;
