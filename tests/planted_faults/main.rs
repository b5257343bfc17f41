//! Plants faults in a copy of the program and its tables, one at a time, and asks the tests to find each.
//!
//!     cargo test --test planted_faults -- --ignored --nocapture
//!
//! The faults are data, `*.toml` beside this file: the file, a text that is once in it, what stands there instead, and
//! which test must fail and with what evidence. `FAULT=name` limits a run to the faults whose names contain that text, or whose test is called so.
//! A fault that survives shows a test that is missing; one whose text is gone must be written anew: that is tested
//! with all other tests.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;

use folder::{copy, entries, files_below};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// What the copy consists of.
const COPIED: [&str; 11] = [
    "src",
    "tables",
    "grammar",
    "tests",
    "benches",
    "examples",
    "build.rs",
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
    "SECURITY.md",
];

/// After how long a build with its test is given up.
const SECONDS: &str = "600";

/// How many copies are built beside each other: much of a build keeps one core only.
const WORKERS: usize = 2;

/// The outputs, each of which needs a fault in what prints it.
const PRINTERS: [&str; 6] = ["catalog", "display", "host file", "module id", "SARIF", "stub"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Faults {
    fault: Vec<Fault>,
}

/// A fault and what must find it.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Fault {
    name: String,
    file: String,
    old: String,
    new: String,
    /// A test target, `lib` for the unit tests, or `build` where the program must not be built.
    test: String,
    /// The test that must fail; of `golden` what it tells about a case, `topic/name: figure is lost`; of `build` a part of
    /// the message.
    evidence: String,
    /// The output whose printer it is in.
    printer: Option<String>,
}

/// How a run of the tests ended.
#[derive(PartialEq, Eq, Debug)]
enum Ending {
    Passed,
    /// The evidence was there.
    Caught,
    /// They failed otherwise, with the end of what was printed.
    Otherwise(String),
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All faults, those with the same test in a row, for which less is built anew.
fn faults() -> Vec<Fault> {
    let mut faults: Vec<Fault> = Vec::new();
    for path in entries(&root().join("tests/planted_faults")) {
        if path.extension().is_some_and(|suffix| suffix == "toml") {
            let text = fs::read_to_string(&path).expect("the faults can be read");
            let read: Faults = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            faults.extend(read.fault);
        }
    }
    faults.sort_by(|a, b| (&a.test, &a.file, &a.name).cmp(&(&b.test, &b.file, &b.name)));
    faults
}

/// A text with a fault in it; `None` where what it replaces is not there once.
fn planted(text: &str, fault: &Fault) -> Option<String> {
    let applies = text.matches(&fault.old).count() == 1 && fault.old != fault.new;
    applies.then(|| text.replace(&fault.old, &fault.new))
}

/// What a fault stands for: its folder below `src` or `tests`, its table or its grammar.
fn place(file: &str) -> String {
    let path = Path::new(file);
    if file.starts_with("src/") && root().join(path.with_extension("")).is_dir() {
        return path.with_extension("").to_string_lossy().into_owned();
    }
    match file.split('/').collect::<Vec<_>>().as_slice() {
        ["tables" | "grammar", place, ..] => {
            format!("{}/{place}", file.split('/').next().unwrap_or_default())
        }
        _ => path.parent().unwrap_or(path).to_string_lossy().into_owned(),
    }
}

/// The places that need a fault: those of all program text but tests and lists of modules, of tables, and of grammars.
fn places() -> BTreeSet<String> {
    // The names are relative: the program's folder may lie in one that is called `tests`.
    let files = ["src", "tables", "grammar"].into_iter().flat_map(|folder| files_below(Path::new(folder)));
    let needs_none = |part: &OsStr| ["mod.rs", "tests.rs", "tests"].iter().any(|name| part == *name);
    let needing = files.filter(|path| !path.iter().any(needs_none));
    needing.map(|path| place(&path.to_string_lossy())).collect()
}

#[test]
fn faults_apply_and_there_is_one_for_each_place_and_printer() {
    let faults = faults();
    let (mut names, mut wrong) = (BTreeSet::new(), Vec::new());
    for fault in &faults {
        if !names.insert(&fault.name) {
            wrong.push(format!("two faults are called {}", fault.name));
        }
        let text = fs::read_to_string(root().join(&fault.file)).unwrap_or_default();
        if planted(&text, fault).is_none() {
            wrong.push(format!("{}: its old text is not once in {}", fault.name, fault.file));
        }
    }
    let covered: BTreeSet<String> = faults.iter().map(|fault| place(&fault.file)).collect();
    wrong.extend(places().difference(&covered).map(|place| format!("no fault is planted in {place}")));
    let printers: BTreeSet<&str> = faults.iter().filter_map(|fault| fault.printer.as_deref()).collect();
    if !printers.iter().copied().eq(sorted(&PRINTERS)) {
        wrong.push(format!("the printers are {PRINTERS:?}, and the faults are in {printers:?}"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn sorted<'a>(words: &[&'a str]) -> BTreeSet<&'a str> {
    words.iter().copied().collect()
}

#[test]
#[ignore = "it builds the program anew for each fault"]
fn each_planted_fault_is_caught() {
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("planted_faults");
    let only = std::env::var("FAULT").unwrap_or_default();
    let faults: Vec<Fault> =
        faults().into_iter().filter(|fault| fault.name.contains(&only) || fault.test == only).collect();
    assert!(!faults.is_empty(), "no fault is called {only}");
    // The longest first, so that the workers end at about the same time.
    let mut groups: Vec<&[Fault]> = faults.chunk_by(|a, b| a.test == b.test).collect();
    groups.sort_by_key(|group| Reverse(group.len()));
    let next = AtomicUsize::new(0);
    let work = |worker: usize| {
        let (tree, target) = copied(&scratch.join(worker.to_string()));
        let mut verdicts = Vec::new();
        while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
            pass_without_faults(group, &tree, &target);
            verdicts.extend(group.iter().map(|fault| (fault, plant(fault, &tree, &target))));
        }
        verdicts
    };
    let verdicts: Vec<(&Fault, &str)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|worker| scope.spawn(move || work(worker))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no fault disturbs the others")).collect()
    });
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, verdict) in &verdicts {
        *counts.entry(verdict).or_default() += 1;
    }
    println!("{counts:?}");
    let survivors: Vec<String> = verdicts
        .iter()
        .filter(|(_, verdict)| *verdict != "caught")
        .map(|(fault, verdict)| {
            format!("{verdict}: {}: {} must fail: {}", fault.name, fault.test, fault.evidence)
        })
        .collect();
    assert!(survivors.is_empty(), "{}", survivors.join("\n"));
    assert_eq!(verdicts.len(), faults.len(), "each fault was tried");
}

/// A copy of the program in a folder, and where it is built.
fn copied(folder: &Path) -> (PathBuf, PathBuf) {
    let (tree, target) = (folder.join("tree"), folder.join("target"));
    let _ = fs::remove_dir_all(&tree);
    fs::create_dir_all(&tree).expect("a folder can be made");
    for name in COPIED {
        copy(&root().join(name), &tree.join(name));
    }
    (tree, target)
}

/// Checks that what must fail for faults with the same test does not fail by itself: else it would be no evidence.
fn pass_without_faults(group: &[Fault], tree: &Path, target: &Path) {
    let start = Instant::now();
    for fault in group {
        let ending = run(fault, tree, target);
        assert!(ending == Ending::Passed, "without the fault {}: {ending:?}", fault.name);
    }
    println!("{} passes without faults ({} s)", group[0].test, start.elapsed().as_secs());
}

/// Plants a fault in the copy, runs what must find it, and takes the fault out again.
fn plant(fault: &Fault, tree: &Path, target: &Path) -> &'static str {
    let path = tree.join(&fault.file);
    let text = fs::read_to_string(&path).unwrap_or_default();
    let Some(faulty) = planted(&text, fault) else { return "does not apply" };
    fs::write(&path, faulty).expect("the copy can be written");
    let start = Instant::now();
    let ending = run(fault, tree, target);
    fs::write(&path, text).expect("the copy can be written");
    let verdict = match ending {
        Ending::Caught => "caught",
        Ending::Passed => "SURVIVED",
        Ending::Otherwise(text) => {
            println!("{}: other than by {}:\n{text}", fault.name, fault.evidence);
            "SURVIVED"
        }
    };
    println!("{verdict:<14} {:<40} {} ({} s)", fault.name, fault.file, start.elapsed().as_secs());
    verdict
}

/// Builds the copy without optimization, and runs the test that must find a fault.
fn run(fault: &Fault, tree: &Path, target: &Path) -> Ending {
    let (case, _) = fault.evidence.split_once(": ").unwrap_or((&fault.evidence, ""));
    let mut command = Command::new("timeout");
    command.args([SECONDS, env!("CARGO"), "test", "--quiet"]);
    match fault.test.as_str() {
        "build" => command.args(["--lib", "--no-run"]),
        "lib" => command.args(["--lib", "--", "--exact", &fault.evidence]),
        "golden" => command.args(["--test", "golden", "--", "cases_meet_the_figures_that_the_ratchet_lists"]),
        target => command.args(["--test", target, "--", "--exact", &fault.evidence]),
    };
    let output = command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", target)
        .envs([
            ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
            ("CARGO_PROFILE_DEV_DEBUG", "0"),
            ("RUST_BACKTRACE", "0"),
            // Frames are large without optimization.
            ("RUST_MIN_STACK", "67108864"),
        ])
        .env("ONLY", case)
        .env_remove("UPDATE_RATCHET")
        .env_remove("UPDATE_EXPECTED")
        .env_remove("UPDATE_CATALOG")
        .output()
        .expect("cargo can be started");
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let evidence = match fault.test.as_str() {
        "build" | "golden" => fault.evidence.clone(),
        _ => format!("---- {} stdout ----", fault.evidence),
    };
    // Of a test whose name is not as it is written here none runs, and nothing fails.
    let runs = matches!(fault.test.as_str(), "build" | "golden") || text.contains("running 1 test");
    match output.status.success() {
        true if !runs => Ending::Otherwise(format!("there is no test {}", fault.evidence)),
        true => Ending::Passed,
        false if text.contains(&evidence) => Ending::Caught,
        false => Ending::Otherwise(text.chars().skip(text.chars().count().saturating_sub(1500)).collect()),
    }
}
