//! The drop-in: takes cudafe++'s command line and does cudafe++'s work.
//!
//! The program begins at C's `main`: what Rust's own start does to signals and closed streams would hide from it what
//! it was started with.
#![no_main]

use cudafexx::driver::{self, ReportingAllocator};
use std::ffi::{CStr, OsStr, c_char, c_int};
use std::os::unix::ffi::OsStrExt;

#[global_allocator]
static ALLOCATOR: ReportingAllocator = ReportingAllocator;

/// Runs the drop-in; what it returns is the exit status.
///
/// # Safety
/// `arguments` points to `count` strings, as the system passes them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn main(count: c_int, arguments: *const *const c_char) -> c_int {
    let numbers = 1..usize::try_from(count).unwrap_or(0);
    // SAFETY: as promised.
    let argument = |number| unsafe { CStr::from_ptr(*arguments.add(number)) };
    let arguments = numbers.map(|number| OsStr::from_bytes(argument(number).to_bytes()).to_owned());
    c_int::from(driver::run(arguments.collect()))
}
