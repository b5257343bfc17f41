//! Generated and damaged input for the drop-in: what makes it, what runs it, and what makes what failed small.
//!
//! An input is a number: the same seed gives the same text and options. The generators read their choices from bytes,
//! which come from the seed here and from libFuzzer in the targets of `cargo fuzz`.

pub mod campaign;
pub mod compare;
#[allow(dead_code, reason = "tests use more of it")]
#[path = "../../tests/inputs/folder.rs"]
mod folder;
pub mod grammar;
pub mod input;
pub mod minimize;
pub mod mutation;
#[path = "../../tests/inputs/options.rs"]
pub mod options;
pub mod program;
#[path = "../../tests/inputs/random.rs"]
pub mod random;
pub mod stages;
