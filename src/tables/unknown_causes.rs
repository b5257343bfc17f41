//! Why analyses fall back to the unknown type, generated from `tables/unknown_causes.toml`.

include!(concat!(env!("OUT_DIR"), "/unknown_causes.rs"));
