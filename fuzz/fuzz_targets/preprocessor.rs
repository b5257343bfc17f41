//! Any bytes for the preprocessor.
#![no_main]

use cudafexx_fuzz::stages;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| stages::preprocess(bytes, &["--c++20".to_string()]));
