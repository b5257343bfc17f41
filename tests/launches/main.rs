//! Programs are built with nvcc twice, with the original front end and with this one in its place, and linked against
//! a runtime without a device that writes down what they register and launch (`fake_runtime.c`). Both records must be
//! the same: kernel names, grids, blocks, streams, and the bytes of each argument.
//!
//! Needs a CUDA toolkit, which `CUDA_HOME` names (else `/usr/local/cuda`), so it runs only when asked for:
//!
//!     cargo test --profile counted --test launches -- --ignored
//!
//! Each program is built in three ways that differ in standard, optimization and separate compilation;
//! `LAUNCHES=all` tries all twelve, `ONLY=name` limits the programs. `// standards: 17 20` in a program's first line
//! names the standards that it can be built with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One way to build a program.
#[derive(Clone, Copy)]
struct Way {
    standard: &'static str,
    optimization: &'static str,
    /// Device code is compiled separately and linked afterwards (`-rdc=true`).
    separate: bool,
}

impl Way {
    fn all() -> Vec<Way> {
        let mut ways = Vec::new();
        for standard in ["14", "17", "20"] {
            for optimization in ["-O0", "-O3"] {
                for separate in [false, true] {
                    ways.push(Way { standard, optimization, separate });
                }
            }
        }
        ways
    }

    /// Those that together try each standard, optimization and form of linking.
    fn few() -> Vec<Way> {
        vec![
            Way { standard: "14", optimization: "-O3", separate: false },
            Way { standard: "17", optimization: "-O0", separate: false },
            Way { standard: "20", optimization: "-O3", separate: true },
        ]
    }

    fn name(self) -> String {
        let linking = if self.separate { "rdc" } else { "whole" };
        format!("c++{}{}-{linking}", self.standard, self.optimization)
    }
}

#[test]
#[ignore = "needs a CUDA toolkit in CUDA_HOME"]
fn programs_register_and_launch_what_the_original_does() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/launches");
    let toolkit = PathBuf::from(std::env::var_os("CUDA_HOME").unwrap_or_else(|| "/usr/local/cuda".into()));
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("launches");
    let _ = fs::remove_dir_all(&scratch);
    fs::create_dir_all(&scratch).expect("the scratch folder can be made");
    let replaced = scratch.join("toolkit");
    must(Command::new(env!("CARGO_BIN_EXE_cudafe-tool")).arg("overlay").arg(&toolkit).arg(&replaced));
    let runtime = scratch.join("runtime.o");
    let include = format!("-I{}", toolkit.join("include").display());
    must(
        Command::new("gcc")
            .args(["-O1", "-c", &include])
            .arg(tests.join("fake_runtime.c"))
            .arg("-o")
            .arg(&runtime),
    );

    let jobs = jobs(&tests.join("programs"));
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((program, way)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let record = |home: &Path, side: &str| record(home, side, program, *way, &scratch);
                    let failure = compare(record(&toolkit, "original"), record(&replaced, "ours"));
                    if let Some(failure) = failure {
                        let title = format!("{} {}", program.display(), way.name());
                        failures.lock().expect("no run panics").push(format!("{title}: {failure}"));
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no run panics");
    println!("{} of {} builds have the same record", jobs.len() - failures.len(), jobs.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Each program with the ways in which it is built.
fn jobs(folder: &Path) -> Vec<(PathBuf, Way)> {
    let only = std::env::var("ONLY").unwrap_or_default();
    let ways = if std::env::var("LAUNCHES").is_ok_and(|all| all == "all") { Way::all() } else { Way::few() };
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
        .expect("there are programs")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|suffix| suffix == "cu"))
        .filter(|path| path.file_stem().is_some_and(|name| name.to_string_lossy().contains(&only)))
        .collect();
    programs.sort();
    let mut jobs = Vec::new();
    for program in programs {
        let text = fs::read_to_string(&program).expect("the program can be read");
        let standards = text.lines().next().and_then(|line| line.strip_prefix("// standards: "));
        let fits = |way: &&Way| {
            standards.is_none_or(|list| list.split(' ').any(|standard| standard == way.standard))
        };
        jobs.extend(ways.iter().filter(fits).map(|way| (program.clone(), *way)));
    }
    assert!(!jobs.is_empty(), "no program fits");
    jobs
}

/// Builds and runs `program` with the toolkit `home`: what it registered and launched, or what went wrong.
fn record(home: &Path, side: &str, program: &Path, way: Way, scratch: &Path) -> Result<String, String> {
    let stem = program.file_stem().expect("a program has a name").to_string_lossy().into_owned();
    let folder = scratch.join(format!("{stem}-{}-{side}", way.name()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut nvcc = Command::new(home.join("bin/nvcc"));
    nvcc.args([
        "-arch=sm_80",
        "--extended-lambda",
        "--expt-relaxed-constexpr",
        "-c",
        "--keep",
        "--keep-dir",
        ".",
    ]);
    // Without the seed, units that define nothing external are named at random.
    nvcc.args([&format!("-std=c++{}", way.standard), way.optimization, "-frandom-seed=1"]);
    nvcc.args(way.separate.then_some("-rdc=true")).arg(program).args(["-o", "program.o"]);
    run(nvcc.current_dir(&folder))?;
    fs::write(folder.join("linked.c"), registrations(&folder)?).map_err(|error| error.to_string())?;
    let mut link = Command::new("g++");
    link.args(["-no-pie", "-x", "c", "linked.c", "-x", "none", "program.o"]);
    run(link.arg(scratch.join("runtime.o")).args(["-o", "program"]).current_dir(&folder))?;
    // Addresses and what lies between members must be the same in both programs: nothing is placed at random, and
    // the environment is as long.
    let mut made = Command::new("setarch");
    made.args(["--addr-no-randomize", "./program"]).env_clear();
    made.env("FAKE_CUDA_RECORD", "record").env("FAKE_CUDA_PTX", format!("{stem}.ptx"));
    run(made.current_dir(&folder))?;
    fs::read_to_string(folder.join("record")).map_err(|error| error.to_string())
}

/// C text that defines the functions through which separately compiled objects register themselves.
fn registrations(folder: &Path) -> Result<String, String> {
    let symbols = run(Command::new("nm").args(["-u", "program.o"]).current_dir(folder))?;
    let linked = symbols.split_whitespace().filter(|name| name.starts_with("__cudaRegisterLinkedBinary_"));
    let mut text =
        "void fake_cuda_register_linked_binary(const char*, void (*)(void**), void*, void*);\n".to_owned();
    for name in linked {
        text += &format!(
            "void {name}(void (*f)(void**), void* b, void* s, void (*g)(void*))\n\
             {{ (void)g; fake_cuda_register_linked_binary(\"{name}\", f, b, s); }}\n"
        );
    }
    Ok(text)
}

/// What is wrong with our record beside the original's, if anything is.
fn compare(original: Result<String, String>, ours: Result<String, String>) -> Option<String> {
    let (original, ours) = match (original, ours) {
        (Ok(original), Ok(ours)) => (original, ours),
        (Err(error), _) => return Some(format!("the original fails: {error}")),
        (_, Err(error)) => return Some(error),
    };
    let launches =
        |line: &&str| ["launch ", "cooperative ", "extended "].iter().any(|how| line.starts_with(how));
    if original.lines().filter(launches).count() == 0 || original.contains(" unknown") {
        return Some(format!("the record says nothing:\n{original}"));
    }
    let mut pairs = original.lines().zip(ours.lines());
    match pairs.find(|(original, ours)| original != ours) {
        Some((original, ours)) => Some(format!("\n  original {original}\n  ours     {ours}")),
        None if original.lines().count() != ours.lines().count() => Some("one record is longer".to_owned()),
        None => None,
    }
}

/// The standard output of a command that succeeds, or its messages.
fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        return Ok(text(&output.stdout));
    }
    Err(format!("{command:?}: {} {}{}", output.status, text(&output.stdout), text(&output.stderr)))
}

fn must(command: &mut Command) {
    if let Err(error) = run(command) {
        panic!("{error}");
    }
}
