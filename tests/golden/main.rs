//! Runs the drop-in over the cases in `tests/cases` and compares what it gives with `tests/expected`.
//!
//! Each case is judged by five figures: its exit status, messages, standard output, host file and module id.
//! `tests/ratchet.txt` lists the figures that every case meets. Any difference fails the test: a figure that is no longer
//! met or is newly met, a case that is not listed or gone. What is meant is taken over by
//!
//!     UPDATE_RATCHET=1 cargo test --test golden
//!
//! `ONLY=topic/name` limits a run to the cases whose names contain that text, and prints what differs.

mod case;
mod compare;

use case::{Case, Figure};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

type Met = BTreeMap<String, Vec<Figure>>;

#[test]
fn cases_meet_the_figures_that_the_ratchet_lists() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut cases = Case::all(&tests);
    cases.retain(|case| case.name.contains(&only));
    let met = run(&cases, &tests, !only.is_empty());
    print_totals(&cases, &met);
    let file = tests.join("ratchet.txt");
    if std::env::var_os("UPDATE_RATCHET").is_some() && only.is_empty() {
        fs::write(&file, ratchet_text(&met)).expect("the ratchet can be written");
        return;
    }
    let ratchet = fs::read_to_string(&file).unwrap_or_default();
    let found = differences(&ratchet, &met, only.is_empty());
    assert!(
        found.is_empty(),
        "{}\nWhere that is meant: UPDATE_RATCHET=1 cargo test --test golden",
        found.join("\n")
    );
}

/// The figures that each case meets.
fn run(cases: &[Case], tests: &Path, verbose: bool) -> Met {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_cudafexx"));
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden");
    let _ = fs::remove_dir_all(&scratch);
    let (next, met) = (AtomicUsize::new(0), Mutex::new(Met::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let figures = case.judge(&binary, tests, &scratch, verbose);
                    met.lock().expect("no run panics").insert(case.name.clone(), figures);
                }
            });
        }
    });
    met.into_inner().expect("no run panics")
}

/// One line per topic: how many cases meet each figure.
fn print_totals(cases: &[Case], met: &Met) {
    let mut totals: BTreeMap<&str, [usize; Figure::ALL.len() + 2]> = BTreeMap::new();
    for case in cases {
        let figures = met.get(&case.name).map(Vec::as_slice).unwrap_or_default();
        for key in [case.topic(), "total"] {
            let row = totals.entry(key).or_default();
            row[0] += 1;
            for (at, figure) in Figure::ALL.iter().enumerate() {
                row[at + 1] += usize::from(figures.contains(figure));
            }
            row[Figure::ALL.len() + 1] += usize::from(figures.len() == Figure::ALL.len());
        }
    }
    println!(
        "{:<12}{:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>7}",
        "topic", "cases", "rc", "diag", "out", "host", "id", "all"
    );
    for (topic, row) in totals {
        println!("{topic:<12}{}", row.map(|count| format!("{count:>7}")).concat());
    }
}

fn ratchet_text(met: &Met) -> String {
    let mut text = String::from("# The figures that each case meets; see tests/golden/main.rs.\n");
    for (name, figures) in met.iter().filter(|(_, figures)| !figures.is_empty()) {
        let words: Vec<&str> = figures.iter().map(|figure| figure.word()).collect();
        text.push_str(&format!("{name} {}\n", words.join(" ")));
    }
    text
}

/// How the ratchet differs from what is met: figures lost and gained, cases that it lacks, and, where `all` of them ran,
/// cases that are gone.
fn differences(ratchet: &str, met: &Met, all: bool) -> Vec<String> {
    let listed: BTreeMap<&str, Vec<&str>> = ratchet
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(name, figures)| (name, figures.split(' ').filter(|word| !word.is_empty()).collect()))
        .collect();
    let mut found = Vec::new();
    for (name, figures) in met {
        let words: Vec<&str> = figures.iter().map(|figure| figure.word()).collect();
        let known = listed.get(name.as_str());
        if known.is_none() && !words.is_empty() {
            found.push(format!("{name}: not listed"));
        }
        let known = known.map(Vec::as_slice).unwrap_or(&words);
        found.extend(
            known.iter().filter(|word| !words.contains(word)).map(|word| format!("{name}: {word} is lost")),
        );
        found.extend(
            words
                .iter()
                .filter(|word| !known.contains(word))
                .map(|word| format!("{name}: {word} is met now")),
        );
    }
    let gone = listed.keys().filter(|name| all && !met.contains_key(**name));
    found.extend(gone.map(|name| format!("{name}: there is no such case")));
    found
}

#[test]
fn each_difference_from_the_ratchet_is_found() {
    let met = Met::from([
        ("a/b".to_string(), vec![Figure::Status, Figure::ModuleId]),
        ("e/f".to_string(), vec![Figure::Status]),
    ]);
    let ratchet = "# comment\na/b rc diag\nc/d rc\n";
    let some = ["a/b: diag is lost", "a/b: id is met now", "e/f: not listed"];
    assert_eq!(differences(ratchet, &met, false), some);
    assert_eq!(differences(ratchet, &met, true), [&some[..], &["c/d: there is no such case"]].concat());
}
