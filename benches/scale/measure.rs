//! Running a program on a unit, and what that takes.

use crate::kinds::Kind;
use crate::process;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Shorter times, in seconds, are taken for this long where exponents are computed.
pub const LEAST: f64 = 0.002;
/// A run is repeated so often, but no more once the runs have taken so many seconds.
const REPEATED: usize = 5;
const LONG: f64 = 2.5;
/// The seconds after which a program is ended.
const MOST_SECONDS: u32 = 60;
/// The memory, in kilobytes of addresses, that a program gets.
const MOST_KILOBYTES: u32 = 12 << 20;

/// The names of the programs in tables.
pub const OURS: &str = "ours";
pub const REFERENCE: &str = "reference";

/// What is measured: a program by its path.
pub struct Program {
    /// What tables call it.
    pub name: &'static str,
    path: PathBuf,
}

/// What a run took.
#[derive(Default)]
pub struct Run {
    /// Processor time, the system's for it too, which is known exactly as a sum only; `None` where the run ended early or did not take place.
    pub seconds: Option<f64>,
    /// The peak of memory.
    pub megabytes: Option<f64>,
    /// `None` where a signal ended it.
    pub status: Option<i32>,
}

impl Run {
    /// The seconds, and the exit status where it is not that of success.
    pub fn text(&self) -> String {
        let status = self.status.filter(|status| *status != 0).map(|status| format!("!{status}"));
        let seconds = self.seconds.map_or_else(|| "-".into(), |seconds| format!("{seconds:.3}"));
        seconds + &status.unwrap_or_default()
    }
}

impl Program {
    /// The program of this checkout, or the one that is named in its place; none where that name is empty.
    pub fn ours() -> Option<Self> {
        let named = std::env::var_os("PROGRAM").map(PathBuf::from);
        let path = named.unwrap_or_else(|| env!("CARGO_BIN_EXE_cudafexx").into());
        (!path.as_os_str().is_empty()).then_some(Self { name: OURS, path })
    }

    /// That of the toolkit that is named.
    pub fn reference() -> Option<Self> {
        let path = Path::new(&std::env::var_os("CUDA_HOME")?).join("bin/cudafe++");
        path.exists().then_some(Self { name: REFERENCE, path })
    }

    /// Translates `unit`, several times if that is not long: the least counts, which nothing else has disturbed.
    pub fn run(&self, kind: &Kind, unit: &Path) -> Run {
        let mut best = self.run_once(kind, unit);
        let mut spent = best.seconds.unwrap_or(LONG);
        for _ in 1..REPEATED {
            if spent >= LONG {
                break;
            }
            let run = self.run_once(kind, unit);
            spent += run.seconds.unwrap_or(LONG);
            if run.seconds < best.seconds {
                best = run;
            }
        }
        best
    }

    /// Translates `unit` once; the host file is written beside it and removed.
    fn run_once(&self, kind: &Kind, unit: &Path) -> Run {
        let host = unit.with_extension("c");
        let mut command = Command::new("sh");
        command
            .args(["-c", &format!("ulimit -t {MOST_SECONDS}; ulimit -v {MOST_KILOBYTES}; exec \"$@\""), "sh"])
            .arg(&self.path)
            .args(kind.flags)
            .args(["--m64", "--gnu_version=120200", "--parse_templates", "--stub_file_name", "u.c"])
            .arg("--gen_c_file_name")
            .args([&host, unit]);
        let usage = process::run(&mut command);
        let _ = std::fs::remove_file(&host);
        usage.map_or_else(Run::default, |usage| Run {
            seconds: usage.status.map(|_| usage.user + usage.system),
            megabytes: Some(usage.megabytes),
            status: usage.status,
        })
    }
}
