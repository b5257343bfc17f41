//! Any bytes as a whole unit.
#![no_main]

use cudafexx_fuzz::stages;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| drop(stages::translate(bytes, &["--c++20".to_string()], &std::env::temp_dir())));
