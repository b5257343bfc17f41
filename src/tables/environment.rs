//! Variables of the environment, generated from `tables/environment.toml`.

include!(concat!(env!("OUT_DIR"), "/environment.rs"));
