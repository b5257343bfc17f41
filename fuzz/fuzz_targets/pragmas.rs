//! Units of pragmas, made after their grammar.
#![no_main]

use cudafexx_fuzz::input::Material;
use cudafexx_fuzz::stages;
use libfuzzer_sys::fuzz_target;
use std::path::Path;
use std::sync::OnceLock;

static MATERIAL: OnceLock<Material> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let text = MATERIAL.get_or_init(|| Material::new(Path::new("."))).pragmas(bytes);
    let _ = stages::translate(text.as_bytes(), &["--c++20".to_string()], &std::env::temp_dir());
});
