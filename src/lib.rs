//! cudafe++ in Rust: the CUDA C++ front end that nvcc runs on the host side of every `.cu` file.
//!
//! The folders are the stages of the pipeline: `source` and `lex` make tokens, `preprocess` runs directives,
//! `parse` and `sema` build the intermediate language in `il`, `finalize` marks what the output needs, and
//! `emit` prints the host file. `cuda` holds what CUDA adds to C++, `diag` the messages, `driver` the
//! command line.

pub mod compilation;
pub mod cuda;
pub mod diag;
pub mod driver;
pub mod emit;
pub mod finalize;
pub mod float_value;
pub mod il;
pub mod lex;
pub mod literals;
pub mod mangle;
pub mod names;
pub mod parse;
pub mod preprocess;
pub mod sema;
pub mod source;
pub mod tables;
pub mod target;
