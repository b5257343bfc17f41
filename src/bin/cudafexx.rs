//! The drop-in: takes cudafe++'s command line and does cudafe++'s work.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(cudafexx::driver::run(std::env::args_os().skip(1).collect()))
}
