//! Which operators tokens are: generated from `tables/operators.toml`.

use crate::il::{BinaryOp, UnaryOp};
use crate::lex::TokenKind;

include!(concat!(env!("OUT_DIR"), "/operator_tokens.rs"));
