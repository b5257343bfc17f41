//! Counts that are stored, and the comparison with new ones.

use crate::callgrind::Profile;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Growth by so many parts in a thousand is none.
const ALLOWED: u64 = 30;
/// Functions with fewer parts in a thousand of all instructions are not stored.
const STORED: u64 = 2;
/// How many functions that have grown are named.
const NAMED: usize = 12;

/// What is stored: the counts of all units with one version of the compiler.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    pub rustc: String,
    pub units: BTreeMap<String, Counts>,
}

/// The instructions for a unit.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub total: u64,
    /// Those of the functions that take many, without what they call.
    pub functions: BTreeMap<String, u64>,
}

impl Stored {
    /// Reads the file; there must be one.
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Writes the file anew.
    pub fn write(&self, path: &Path) {
        let head = "# Instructions by unit, and by function where that takes two in a thousand or more; see main.rs.\n\
            # UPDATE_COUNTS=1 cargo test --test instructions -- --ignored\n\n";
        let text = toml::to_string(self).expect("counts can be written");
        fs::write(path, format!("{head}{text}")).expect("the file can be written");
    }
}

impl Counts {
    /// What is to be stored of a run.
    pub fn of(profile: &Profile) -> Self {
        let much = |count: u64| count * 1000 >= profile.total * STORED;
        let functions = profile.functions.iter().filter(|(_, count)| much(**count));
        let functions = functions.map(|(name, count)| (name.clone(), *count)).collect();
        Self { total: profile.total, functions }
    }

    /// How a new run compares, in a line.
    pub fn summary(&self, unit: &str, new: &Self) -> String {
        let change = (new.total as f64 / self.total as f64 - 1.0) * 100.0;
        format!("{unit}: {} instructions, {change:+.2} % against {}", new.total, self.total)
    }

    /// What is wrong with a new run: it takes more than is allowed, and which functions are why.
    pub fn growth(&self, unit: &str, new: &Self) -> Option<String> {
        if new.total * 1000 <= self.total * (1000 + ALLOWED) {
            return None;
        }
        let mut grown: Vec<(u64, &str, u64)> = Vec::new();
        for (name, count) in &new.functions {
            // One that is not stored took less than what is stored.
            let before = self.functions.get(name).copied().unwrap_or(self.total * STORED / 1000);
            if *count > before {
                grown.push((count - before, name, before));
            }
        }
        grown.sort_unstable_by(|a, b| b.cmp(a));
        let mut text = self.summary(unit, new) + "; the functions that have grown:";
        for (more, name, before) in grown.iter().take(NAMED) {
            text += &format!("\n  {more:>12} more than {before:>12}  {name}");
        }
        Some(text)
    }
}

#[test]
fn growth_of_more_than_is_allowed_names_the_functions() {
    let counts = |total, functions: &[(&str, u64)]| Counts {
        total,
        functions: functions.iter().map(|(name, count)| (name.to_string(), *count)).collect(),
    };
    let before = counts(100_000, &[("a", 60_000), ("b", 30_000)]);
    assert_eq!(before.growth("unit", &counts(103_000, &[("a", 63_000), ("b", 30_000)])), None);
    assert_eq!(before.growth("unit", &counts(90_000, &[("a", 30_000), ("b", 50_000)])), None);
    let grown = before.growth("unit", &counts(103_001, &[("a", 59_000), ("b", 33_000), ("c", 1_000)]));
    let lines: Vec<String> = grown.expect("it has grown").lines().map(str::to_string).collect();
    assert_eq!(lines[0], "unit: 103001 instructions, +3.00 % against 100000; the functions that have grown:");
    assert!(lines[1].contains("3000 more than") && lines[1].ends_with(" b"), "{lines:?}");
    assert!(lines[2].contains("800 more than") && lines[2].ends_with(" c"), "{lines:?}");
    assert_eq!(lines.len(), 3);
}
