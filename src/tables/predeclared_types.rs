//! Type names that every unit begins with, generated from `tables/predeclared_types.toml`.

use crate::il::Builtin;

include!(concat!(env!("OUT_DIR"), "/predeclared_types.rs"));
