//! What is bounded, generated from `tables/limits.toml`.

include!(concat!(env!("OUT_DIR"), "/limits.rs"));
