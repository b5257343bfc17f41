//! Runs the drop-in over the cases in `tests/cases` and compares what it gives with `tests/expected`.
//!
//! Each case is judged by five figures: its exit status, messages, standard output, host file and module id.
//! `tests/ratchet.txt` lists the figures that every case meets: one that no longer does fails the test, and one
//! that newly does is to be added by
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
fn cases_meet_the_figures_that_they_met_before() {
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
    let lost = lost_figures(&fs::read_to_string(&file).unwrap_or_default(), &met);
    assert!(lost.is_empty(), "{} figures are no longer met:\n{}", lost.len(), lost.join("\n"));
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

/// The figures that the ratchet has and a case that ran does not meet.
fn lost_figures(ratchet: &str, met: &Met) -> Vec<String> {
    let mut lost = Vec::new();
    for line in ratchet.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        let Some(figures) = met.get(name) else { continue };
        for word in words.filter(|word| !figures.iter().any(|figure| figure.word() == *word)) {
            lost.push(format!("{name}: {word}"));
        }
    }
    lost
}

#[test]
fn a_lost_figure_is_found() {
    let met = Met::from([("a/b".to_string(), vec![Figure::Status])]);
    assert_eq!(lost_figures("# comment\na/b rc diag\nc/d rc\n", &met), ["a/b: diag"]);
}
