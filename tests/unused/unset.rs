//! Rows of the display's tables that nothing sets: fields and variants that the reference's displays have, and that are
//! never given a value here. The generated constants for them are what the compiler calls unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What the compiler says of one row: the generated file and the line of the constant.
pub struct Place {
    pub file: PathBuf,
    pub line: usize,
}

/// The list of rows that are known to be unset, beside this file.
fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/unused/unset.txt")
}

/// The module that each line of generated code stands in.
fn modules(lines: &[&str]) -> Vec<String> {
    let mut module = String::new();
    let of = |line: &&str| {
        if let Some(name) = line.strip_prefix("pub(crate) mod ") {
            module = name.trim_end_matches(" {").to_owned();
        }
        module.clone()
    };
    lines.iter().map(of).collect()
}

/// The name that a doc has in backquotes.
fn named(doc: &str) -> &str {
    doc.split('`').nth(1).unwrap_or_default()
}

/// The rows of which neither the constant of their entry nor that of all entries with such a field is used, as
/// `entry: field`, and variants that are never made, as `new: variant`.
pub fn unset(places: &[Place]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let Some(first) = places.first() else { return found };
    let text = fs::read_to_string(&first.file).expect("the generated file can be read");
    let lines: Vec<&str> = text.lines().collect();
    let modules = modules(&lines);
    let doc = |line: usize| named(lines.get(line.wrapping_sub(2)).copied().unwrap_or_default());
    let is_any = |line: usize| modules.get(line - 1).is_some_and(|module| module == "any");
    let shared =
        (1..=lines.len()).filter(|line| is_any(*line) && lines[line - 1].contains("pub(crate) const "));
    let mut used: BTreeSet<&str> = shared.map(doc).collect();
    for place in places.iter().filter(|place| is_any(place.line)) {
        used.remove(doc(place.line));
    }
    for place in places {
        let module = modules.get(place.line - 1).map_or("", String::as_str);
        let is_row = lines.get(place.line - 1).is_some_and(|line| line.contains("pub(crate) const "));
        if is_row && !matches!(module, "any" | "kind") && !used.contains(doc(place.line)) {
            found.insert(format!("{module}: {}", doc(place.line)));
        }
    }
    found
}

/// How the rows differ from those that are listed.
pub fn differences(found: &BTreeSet<String>) -> Vec<String> {
    if std::env::var_os("UPDATE_UNUSED").is_some() {
        fs::write(list(), text(found)).expect("the list can be written");
    }
    let listed = fs::read_to_string(list()).expect("the list can be read");
    let listed: BTreeSet<String> =
        listed.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).flat_map(rows).collect();
    let new = found.difference(&listed).map(|row| format!("nothing sets {row}"));
    let gone = listed.difference(found).map(|row| format!("{row} is set or gone, and need not be listed"));
    new.chain(gone).collect()
}

/// The rows of a line of the list.
fn rows(line: &str) -> Vec<String> {
    let Some((module, names)) = line.split_once(": ") else { return Vec::new() };
    names.split(", ").map(|name| format!("{module}: {name}")).collect()
}

/// The list, a line for each entry.
fn text(found: &BTreeSet<String>) -> String {
    let mut by_module: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for row in found {
        let (module, name) = row.split_once(": ").unwrap_or_default();
        by_module.entry(module).or_default().push(name);
    }
    let mut text = String::from(
        "# Fields and variants of tables/il_display that nothing sets: what the reference shows there is not known, or belongs\n\
         # to what is not displayed yet. Where such a field is always shown, it has the value of nothing. `new` lists variants.\n\
         #\n\
         #     UPDATE_UNUSED=1 cargo test --test unused -- --ignored\n",
    );
    for (module, names) in by_module {
        text += &format!("\n{module}: {}\n", names.join(", "));
    }
    text
}
