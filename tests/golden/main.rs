//! Runs the drop-in over the cases in `tests/cases` and compares what it gives with `tests/expected`.
//!
//! Each case is judged by five figures: its exit status, messages, standard output, host file and module id. Of a display
//! of the intermediate language that is not the same, the entries that are the same are counted.
//! `tests/ratchet.txt` lists what every case meets. Any difference fails the test: a figure that is no longer met or
//! is newly met, a case that is not listed or gone. What is meant is taken over by
//!
//!     UPDATE_RATCHET=1 cargo test --test golden
//!
//! `ONLY=topic/name` limits a run to the cases whose names contain that text, and prints what differs.
//! What is expected of a case is stored, from a run of the reference, by
//!
//!     CUDA_HOME=... UPDATE_EXPECTED=topic/name cargo test --test golden
//!
//! for one case, several with commas between them, or a whole `topic/`.
//! `tests/deviations.tsv` lists figures that do not count, with reasons; `(figure)` in the ratchet is one of these.

mod case;
mod compare;
mod diff;
mod display;
mod figure;
#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;
mod outputs;
mod ratchet;

use case::Case;
use figure::{Figure, Verdict};
use ratchet::Found;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Of how many cases the differences are printed.
const PRINTED: usize = 12;

#[test]
fn cases_meet_the_figures_that_the_ratchet_lists() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden");
    let _ = fs::remove_dir_all(&scratch);
    let mut cases = Case::all(&tests);
    if let Ok(names) = std::env::var("UPDATE_EXPECTED") {
        let toolkit = std::env::var_os("CUDA_HOME").map(PathBuf::from);
        update_expected(&mut cases, &names, toolkit.as_deref(), &tests, &scratch)
            .expect("expected results are taken over");
        print_differences(&run(&cases, &tests, &scratch), &|_| true);
        let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
        println!("Taken over: {}", names.join(" "));
        println!("Next, for the ratchet: UPDATE_RATCHET=1 cargo test --test golden");
        return;
    }
    let only = std::env::var("ONLY").unwrap_or_default();
    cases.retain(|case| case.name.contains(&only));
    let found = run(&cases, &tests, &scratch);
    print_totals(&cases, &found);
    let unsound = if only.is_empty() { unsound(&tests, &cases, &found) } else { Vec::new() };
    assert!(unsound.is_empty(), "{}", unsound.join("\n"));
    let file = tests.join("ratchet.txt");
    if std::env::var_os("UPDATE_RATCHET").is_some() && only.is_empty() {
        fs::write(&file, ratchet::text(&found)).expect("the ratchet can be written");
        return;
    }
    let listed = fs::read_to_string(&file).unwrap_or_default();
    let differences = ratchet::differences(&listed, &found, only.is_empty());
    let is_told = |name: &str| differences.iter().any(|line| line.split(": ").next() == Some(name));
    print_differences(&found, &|name| !only.is_empty() || is_told(name));
    assert!(
        differences.is_empty(),
        "{}\nWhere that is meant: UPDATE_RATCHET=1 cargo test --test golden",
        differences.join("\n")
    );
}

/// What is found about each case.
fn run(cases: &[Case], tests: &Path, scratch: &Path) -> Found {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_cudafexx"));
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Found::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let findings = case.judge(&binary, tests, scratch);
                    found.lock().expect("no run panics").insert(case.name.clone(), findings);
                }
            });
        }
    });
    found.into_inner().expect("no run panics")
}

/// Stores what the reference of a toolkit gives for the cases with the given names, to which `cases` is limited.
fn update_expected(
    cases: &mut Vec<Case>,
    names: &str,
    toolkit: Option<&Path>,
    tests: &Path,
    scratch: &Path,
) -> Result<(), String> {
    let reference = toolkit.map(|home| home.join("bin/cudafe++")).filter(|program| program.is_file());
    let reference =
        reference.ok_or("CUDA_HOME must name a toolkit: expected results are those of its bin/cudafe++")?;
    let is_meant =
        |case: &Case, name: &str| case.name == name || name.ends_with('/') && case.name.starts_with(name);
    if let Some(name) = names.split(',').find(|name| !cases.iter().any(|case| is_meant(case, name))) {
        return Err(format!("there is no case {name}: give topic/name of a file under tests/cases"));
    }
    cases.retain(|case| names.split(',').any(|name| is_meant(case, name)));
    cases.iter().try_for_each(|case| case.take_over(&reference, tests, scratch))
}

/// Prints what differs in the cases that `is_told` says, up to a number of them.
fn print_differences(found: &Found, is_told: &dyn Fn(&str) -> bool) {
    let told = found.iter().filter(|(name, findings)| !findings.differences.is_empty() && is_told(name));
    for (name, findings) in told.take(PRINTED) {
        for (figure, text) in &findings.differences {
            let exempt = if findings.has(*figure, Verdict::Exempt) { " (exempt)" } else { "" };
            println!("--- {name}: {}, expected{exempt}\n+++ ours\n{text}", figure.word());
        }
    }
}

/// One line per topic: how many cases meet each figure, how many figures are exempt, and how many cases meet all that
/// are not.
fn print_totals(cases: &[Case], found: &Found) {
    const FIGURES: usize = Figure::ALL.len();
    let mut totals: BTreeMap<&str, [usize; FIGURES + 3]> = BTreeMap::new();
    for case in cases {
        let Some(findings) = found.get(&case.name) else { continue };
        for key in [case.topic(), "total"] {
            let row = totals.entry(key).or_default();
            row[0] += 1;
            for (at, figure) in Figure::ALL.into_iter().enumerate() {
                row[at + 1] += usize::from(findings.has(figure, Verdict::Met));
            }
            let exempt = findings.count(Verdict::Exempt);
            row[FIGURES + 1] += exempt;
            row[FIGURES + 2] += usize::from(findings.count(Verdict::Met) + exempt == FIGURES);
        }
    }
    let line = |topic: &str, words: &[String]| {
        println!("{topic:<12}{}", words.iter().map(|word| format!("{word:>7}")).collect::<String>());
    };
    let figures = Figure::ALL.iter().map(|figure| figure.word());
    let head: Vec<String> =
        ["cases"].into_iter().chain(figures).chain(["exempt", "all"]).map(String::from).collect();
    line("topic", &head);
    for (topic, row) in totals {
        line(topic, &row.map(|count| count.to_string()));
    }
    println!("exempt figures do not count: tests/deviations.tsv has the reasons");
}

/// What does not hold together between the cases, what is expected of them, and the list of deviations.
fn unsound(tests: &Path, cases: &[Case], found: &Found) -> Vec<String> {
    let names: BTreeSet<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    let mut unsound = Vec::new();
    for (name, findings) in found {
        if findings.unknown {
            unsound.push(format!(
                "{name}: nothing is expected of it: CUDA_HOME=... UPDATE_EXPECTED={name} cargo test --test golden"
            ));
        }
        if findings.is_exempt_for_nothing() {
            unsound.push(format!("{name}: it differs in nothing: take its line out of tests/deviations.tsv"));
        }
    }
    for topic in folder::entries(&tests.join("expected")) {
        for folder in folder::entries(&topic) {
            let name = folder.strip_prefix(tests.join("expected")).unwrap_or(&folder).to_string_lossy();
            if !names.contains(&*name) {
                unsound.push(format!("tests/expected/{name}: there is no such case: remove the folder"));
            }
        }
    }
    for (name, words) in case::deviations(tests) {
        if !names.contains(name.as_str()) || words.iter().any(|word| Figure::of(word).is_none()) {
            unsound.push(format!(
                "tests/deviations.tsv: there is no case or no figure {name} {}",
                words.join(",")
            ));
        }
    }
    unsound
}

#[test]
fn expected_results_are_taken_over_from_the_reference_alone() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden_update");
    let _ = fs::remove_dir_all(&scratch);
    let (toolkit, other) = (scratch.join("toolkit"), scratch.join("tests"));
    let update = |names: &str, toolkit: Option<&Path>| {
        let mut cases = Case::all(&tests);
        let result = update_expected(&mut cases, names, toolkit, &other, &scratch);
        result.map(|()| cases.into_iter().map(|case| case.name).collect::<Vec<_>>())
    };
    let name = "diag/caret_column_after_tabs";
    let refused = |names: &str, toolkit: Option<&Path>, part: &str| {
        let message = update(names, toolkit).expect_err("it is refused");
        assert!(message.contains(part), "{message}");
    };
    refused(name, None, "CUDA_HOME");
    refused(name, Some(&toolkit), "bin/cudafe++");
    // The program itself stands for a reference.
    fs::create_dir_all(toolkit.join("bin")).expect("a folder can be made");
    let program = toolkit.join("bin/cudafe++");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cudafexx"), &program).expect("a link can be made");
    refused("diag/caret", Some(&toolkit), "diag/caret");
    refused(&format!("{name},diag/none"), Some(&toolkit), "diag/none");
    assert!(!other.exists(), "nothing was stored so far");
    let stored = |tests: &Path, name: &str| outputs::Outputs::read(&tests.join("expected").join(name));
    assert_eq!(update(name, Some(&toolkit)), Ok(vec![name.to_string()]));
    for figure in Figure::ALL {
        let tokens = |tests: &Path| stored(tests, name).tokens(figure);
        assert!(tokens(&other) == tokens(&tests), "{} is stored as it is given", figure.word());
    }
    let all = update("cli/", Some(&toolkit)).expect("a topic is taken over");
    assert!(
        all.len() > 100
            && all.iter().all(|name| name.starts_with("cli/") && stored(&other, name).are_there())
    );
    let _ = fs::remove_dir_all(&scratch);
}
