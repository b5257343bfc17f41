//! The units that are measured: three programs of this folder, with the headers that are installed here, and one that
//! needs none and is the same everywhere.

pub mod generated;

use std::path::Path;
use std::process::{Command, Stdio};

/// A program.
pub struct Unit {
    pub name: &'static str,
    /// Its file in this folder.
    file: &'static str,
}

/// Little but what nvcc includes by itself; the standard library; templates, of Thrust too.
pub const UNITS: [Unit; 3] = [
    Unit { name: "plain", file: "plain.cu" },
    Unit { name: "standard", file: "standard.cu" },
    Unit { name: "templates", file: "templates.cu" },
];

/// What nvcc defines when it has a unit preprocessed for the host.
const DEFINED: [&str; 10] = [
    "-D__CUDA_ARCH_LIST__=800",
    "-D__CUDACC__",
    "-D__NVCC__",
    "-D__CUDACC_VER_MAJOR__=13",
    "-D__CUDACC_VER_MINOR__=0",
    "-D__CUDACC_VER_BUILD__=88",
    "-D__CUDA_API_VER_MAJOR__=13",
    "-D__CUDA_API_VER_MINOR__=0",
    "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
    "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1",
];

/// What is passed for these units, without the names of files.
pub const FLAGS: [&str; 5] =
    ["--c++17", "--gnu_version=120200", "--static-host-stub", "--allow_managed", "--parse_templates"];

impl Unit {
    /// Its text as g++ preprocesses it, with the headers of the toolkit that `CUDA_HOME` names, else with those of the
    /// examples in their place; or why there is none.
    pub fn preprocessed(&self) -> Result<Vec<u8>, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut command = Command::new("g++");
        command.args(["-E", "-x", "c++", "-std=gnu++17", "-m64"]);
        if let Some(toolkit) = std::env::var_os("CUDA_HOME") {
            let include = Path::new(&toolkit).join("include");
            command.args(DEFINED).arg("-I").arg(&include).arg("-isystem").arg(include.join("cccl"));
            command.args(["-include", "cuda_runtime.h"]);
        } else {
            command.arg("-I").arg(root.join("examples"));
        }
        command.arg(root.join("benches/units").join(self.file)).stdin(Stdio::null());
        let output = command.output().map_err(|error| format!("g++ cannot be run: {error}"))?;
        if !output.status.success() {
            return Err(format!("g++ refuses {}: {}", self.file, String::from_utf8_lossy(&output.stderr)));
        }
        Ok(output.stdout)
    }
}
