//! What traces call the things that time is spent on, generated from `tables/trace_names.toml`.

include!(concat!(env!("OUT_DIR"), "/trace_names.rs"));
