//! Command lines of the flags that there are.
#![no_main]

use arbitrary::Unstructured;
use cudafexx_fuzz::input::command_line;
use cudafexx_fuzz::stages;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| drop(stages::options(&command_line(&mut Unstructured::new(bytes)))));
