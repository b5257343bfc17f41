//! How messages name types, entities and places.

pub(super) mod describe;
pub(super) mod function_name;
pub(super) mod locate;
pub mod reports;
pub mod spellings;
pub mod text;
pub mod type_text;
pub(super) mod value_text;
