//! What the language's vocabulary says by itself: rows of the tables of attributes, built-in functions and type
//! traits, and the layout of displays. What the words mean is up to the stages that look them up.

pub mod attributes;
pub mod builtin_folding;
pub mod builtins;
pub mod environment;
pub mod features;
pub mod format_strings;
pub mod fundamental_types;
pub mod generic_builtins;
pub mod host_runtime;
pub mod il_display;
pub mod itanium_abbreviations;
pub mod limits;
pub mod modes;
pub mod predeclared_types;
pub mod registers;
mod spelling;
pub mod trace_names;
pub mod type_traits;
pub mod unknown_causes;

pub(crate) use spelling::spelled;
