//! Any bytes for the lexer.
#![no_main]

use cudafexx_fuzz::stages;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| stages::lex(bytes, &["--c++20".to_string()]));
