//! The programs that are measured.

use crate::process::{self, Usage};
use crate::units;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The name of the program to which others are compared.
pub const REFERENCE: &str = "reference";
/// The names of this program's rows.
pub const OURS: &str = "ours";
pub const WARM: &str = "ours_warm";

/// What a program does with a unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// It translates the preprocessed unit.
    Translate,
    /// The same, with the state behind the headers from a cache.
    Warm,
    /// It checks the host file that was written last.
    Check,
}

/// A program by its path.
pub struct Program {
    /// What tables call it.
    pub name: &'static str,
    path: PathBuf,
    way: Way,
}

/// Makes the folder in which the units' folders lie, with what host files include beside the toolkit's headers.
pub fn prepare(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("include"))?;
    fs::write(folder.join("include/unit.stub.c"), "")
}

fn toolkit() -> Option<PathBuf> {
    std::env::var_os("CUDA_HOME").map(PathBuf::from)
}

impl Program {
    /// Those that are installed; the others are named. The reference is the last that translates: the host file that is
    /// checked is its own where it is there.
    pub fn all() -> Vec<Self> {
        let ours = std::env::var_os("PROGRAM")
            .map_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_cudafexx")), PathBuf::from);
        let mut programs = vec![
            Self { name: OURS, path: ours.clone(), way: Way::Translate },
            Self { name: WARM, path: ours, way: Way::Warm },
        ];
        match toolkit().map(|toolkit| toolkit.join("bin/cudafe++")).filter(|path| path.exists()) {
            Some(path) => programs.push(Self { name: REFERENCE, path, way: Way::Translate }),
            None => println!("{REFERENCE} is left out: CUDA_HOME names no toolkit"),
        }
        for name in ["clang++", "g++"] {
            if toolkit().is_none() {
                println!("{name} is left out: host files include headers of the toolkit");
            } else if Command::new(name).arg("--version").output().is_ok() {
                programs.push(Self { name, path: name.into(), way: Way::Check });
            } else {
                println!("{name} is left out: it is not installed");
            }
        }
        programs
    }

    /// Runs it once on the unit in a folder.
    pub fn run(&self, folder: &Path) -> Option<Usage> {
        let mut command = Command::new(&self.path);
        command.current_dir(folder).env_remove("CUDAFEXX_CACHE");
        match self.way {
            Way::Translate => translate(&mut command),
            Way::Warm => {
                translate(&mut command);
                command.env("CUDAFEXX_CACHE", folder.join("cache"));
            }
            Way::Check => {
                command.args(["-fsyntax-only", "-std=gnu++17", "-x", "c++", "-w", "-I", "../include"]);
                let headers = toolkit().map(|toolkit| toolkit.join("include"));
                command.args(headers.iter().flat_map(|headers| ["-I".as_ref(), headers.as_os_str()]));
                command.arg("host.ii");
            }
        }
        process::run(&mut command)
    }
}

fn translate(command: &mut Command) {
    command.args(units::FLAGS).args(["--m64", "--device-hidden-visibility", "--gen_module_id_file"]);
    command.args(["--orig_src_file_name", "unit.cu", "--orig_src_path_name", "/unit.cu"]);
    command.args(["--gen_c_file_name", "host.ii", "--stub_file_name", "unit.stub.c"]);
    command.args(["--module_id_file_name", "unit.id", "unit.ii"]);
}
