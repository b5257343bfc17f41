//! What conversions of format strings consist of, generated from `tables/format_strings.toml`.

include!(concat!(env!("OUT_DIR"), "/format_strings.rs"));
