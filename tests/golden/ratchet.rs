//! The list of what each case meets, `tests/ratchet.txt`, and how it differs from what is found.

use crate::figure::Findings;
use std::collections::BTreeMap;

pub type Found = BTreeMap<String, Findings>;

/// The list as it must be: a line for every case, by name.
pub fn text(found: &Found) -> String {
    let mut text = String::from("# The figures that each case meets; see tests/golden/main.rs.\n");
    for (name, findings) in found {
        text.push_str(name);
        for word in findings.words() {
            text.push(' ');
            text.push_str(&word);
        }
        text.push('\n');
    }
    text
}

/// How the list differs from what is found: figures lost and gained, cases that it lacks, and, where `all` cases ran,
/// cases that are gone and lines that are not as they would be written.
pub fn differences(ratchet: &str, found: &Found, all: bool) -> Vec<String> {
    let listed: BTreeMap<&str, Vec<&str>> = ratchet
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(name, figures)| (name, figures.split(' ').filter(|word| !word.is_empty()).collect()))
        .collect();
    let mut differences = Vec::new();
    for (name, findings) in found {
        let words = findings.words();
        let Some(known) = listed.get(name.as_str()) else {
            differences.push(format!("{name}: not listed ({})", words.join(" ")));
            continue;
        };
        let lost = known.iter().filter(|word| !words.iter().any(|of| of == *word));
        differences.extend(lost.map(|word| format!("{name}: {word} is lost")));
        let gained = words.iter().filter(|word| !known.contains(&word.as_str()));
        differences.extend(gained.map(|word| format!("{name}: {word} is met now")));
    }
    let gone = listed.keys().filter(|name| all && !found.contains_key(**name));
    differences.extend(gone.map(|name| format!("{name}: there is no such case")));
    if all && differences.is_empty() && ratchet != text(found) {
        differences.push("the list has lines twice or in another order".into());
    }
    differences
}

#[cfg(test)]
fn some() -> Found {
    use crate::figure::{Figure, Verdict};
    let findings =
        |verdicts: &[(Figure, Verdict)]| Findings { verdicts: verdicts.to_vec(), ..Findings::default() };
    let part = Verdict::Partly(3, 4);
    Found::from([
        ("a/b".into(), findings(&[(Figure::Status, Verdict::Met), (Figure::ModuleId, Verdict::Met)])),
        ("c/d".into(), findings(&[(Figure::Output, part), (Figure::HostFile, Verdict::Exempt)])),
        ("e/f".into(), findings(&[(Figure::Status, Verdict::Missed)])),
    ])
}

#[test]
fn a_list_that_was_written_has_no_differences() {
    assert_eq!(differences(&text(&some()), &some(), true), [""; 0]);
}

#[test]
fn each_difference_from_the_ratchet_is_found() {
    let list =
        |lines: &str| format!("# The figures that each case meets; see tests/golden/main.rs.\n{lines}");
    let as_found = ["a/b rc id\n", "c/d out:3/4 (host)\n", "e/f\n"];
    assert_eq!(text(&some()), list(&as_found.concat()));
    for (line, instead, message) in [
        (0, "a/b rc diag id\n", &["a/b: diag is lost"][..]),
        (0, "a/b rc\n", &["a/b: id is met now"]),
        (0, "", &["a/b: not listed (rc id)"]),
        (1, "c/d out:4/4 (host)\n", &["c/d: out:4/4 is lost", "c/d: out:3/4 is met now"]),
        (1, "c/d out:3/4 host\n", &["c/d: host is lost", "c/d: (host) is met now"]),
        (2, "", &["e/f: not listed ()"]),
        (2, "e/f\nx/y rc\n", &["x/y: there is no such case"]),
        (2, "e/f\ne/f\n", &["the list has lines twice or in another order"]),
    ] {
        let mut lines = as_found;
        lines[line] = instead;
        assert_eq!(differences(&list(&lines.concat()), &some(), true), message);
    }
    let gone = list(&[&as_found.concat(), "x/y rc\n"].concat());
    assert_eq!(differences(&gone, &some(), false), [""; 0], "a part of the cases says nothing about others");
}
