//! What traces of runs say together: which stages, headers and templates took the time.

use crate::tables::trace_names;
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// How many rows a table has.
const ROWS: usize = 20;

/// Categories of what is made from templates.
const TEMPLATES: [&str; 4] =
    [trace_names::CLASS, trace_names::FUNCTION, trace_names::VARIABLE, trace_names::ALIAS];

/// The columns of names, at most.
const WIDTH: usize = 100;

/// An event of a trace, in microseconds.
struct Event<'a> {
    category: &'a str,
    name: &'a str,
    start: f64,
    length: f64,
}

/// What was spent on all things of one name.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    /// With what they enclose, each moment once.
    total: f64,
    /// Without others of the same table that they enclose.
    own: f64,
}

type Sums = HashMap<String, Sum>;

/// The tables of some traces, or of all in some folders, taken together.
///
/// Fails where a file cannot be read or is no trace.
pub fn trace_summary(paths: &[PathBuf]) -> Result<String, String> {
    let (mut stages, mut files, mut templates, mut instances) =
        (Sums::new(), Sums::new(), Sums::new(), Sums::new());
    let (mut works, mut total, mut units) = (Sums::new(), 0.0, 0);
    for path in trace_files(paths)? {
        let failed = |reason: String| format!("{}: {reason}", path.display());
        let text = fs::read(&path).map_err(|error| failed(error.to_string()))?;
        let document: Value = serde_json::from_slice(&text).map_err(|error| failed(error.to_string()))?;
        let events = events(&document).ok_or_else(|| failed("this is no trace".into()))?;
        let of = |categories: &[&str]| -> Vec<&Event<'_>> {
            events.iter().filter(|event| categories.contains(&event.category)).collect()
        };
        units += 1;
        total += of(&[trace_names::TOTAL]).iter().map(|event| event.length).sum::<f64>();
        add(&mut stages, &of(&[trace_names::STAGE]), str::to_owned);
        add(&mut files, &of(&[trace_names::HEADER]), str::to_owned);
        add(&mut templates, &of(&TEMPLATES), |name| template_of(name).to_owned());
        add(&mut instances, &of(&TEMPLATES), str::to_owned);
        add(&mut works, &of(&[trace_names::BODY, trace_names::CONSTANT]), str::to_owned);
    }
    let staged: f64 = stages.values().map(|sum| sum.own).sum();
    let mut text = format!("{units} units, {:.1} ms; stages {:.1} ms\n", total / 1e3, staged / 1e3);
    for (heading, sums) in [
        ("stages", stages),
        ("headers", files),
        ("templates", templates),
        ("instances", instances),
        ("bodies and constants", works),
    ] {
        table(&mut text, heading, sums, total);
    }
    Ok(text)
}

/// The files that are named, and those in the folders that are.
fn trace_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let traces = entries.flatten().map(|entry| entry.path());
        files.extend(traces.filter(|file| file.extension() == Some(Path::new("json").as_os_str())));
    }
    files.sort();
    Ok(files)
}

/// The events that have a length, each before those that it encloses.
fn events(document: &Value) -> Option<Vec<Event<'_>>> {
    let mut events = Vec::new();
    for event in document.get("traceEvents")?.as_array()? {
        if event.get("ph").and_then(Value::as_str) == Some("X") {
            events.push(Event {
                category: event.get("cat")?.as_str()?,
                name: event.get("name")?.as_str()?,
                start: event.get("ts")?.as_f64()?,
                length: event.get("dur")?.as_f64()?,
            });
        }
    }
    events.sort_by(|a, b| a.start.total_cmp(&b.start).then(b.length.total_cmp(&a.length)));
    Some(events)
}

/// The template that an instance is made from.
fn template_of(name: &str) -> &str {
    name.split(" [with ").next().unwrap_or(name)
}

/// Adds events of which each encloses the ones behind it or ends before them.
fn add(sums: &mut Sums, events: &[&Event<'_>], key: impl Fn(&str) -> String) {
    let mut open: Vec<(f64, String)> = Vec::new();
    for event in events {
        while open.last().is_some_and(|(end, _)| *end <= event.start) {
            open.pop();
        }
        let name = key(event.name);
        if let Some((_, around)) = open.last() {
            sums.entry(around.clone()).or_default().own -= event.length;
        }
        let within = open.iter().any(|(_, open)| *open == name);
        let sum = sums.entry(name.clone()).or_default();
        sum.count += 1;
        sum.own += event.length;
        if !within {
            sum.total += event.length;
        }
        open.push((event.start + event.length, name));
    }
}

/// The dearest rows by what they take themselves.
fn table(text: &mut String, heading: &str, sums: Sums, all: f64) {
    let mut rows: Vec<(String, Sum)> = sums.into_iter().collect();
    rows.sort_by(|(a, x), (b, y)| y.own.total_cmp(&x.own).then_with(|| a.cmp(b)));
    let _ = writeln!(text, "\n{:>10} {:>10} {:>6} {:>8}  {heading}", "own ms", "total ms", "own %", "count");
    for (name, sum) in rows.iter().take(ROWS) {
        let share = if all > 0.0 { 100.0 * sum.own / all } else { 0.0 };
        let shown: String = name.chars().take(WIDTH).collect();
        let _ = writeln!(
            text,
            "{:10.2} {:10.2} {share:6.1} {:8}  {shown}",
            sum.own / 1e3,
            sum.total / 1e3,
            sum.count
        );
    }
    if rows.len() > ROWS {
        let _ = writeln!(text, "{:>37}  and {} more", "", rows.len() - ROWS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_enclosed_is_not_its_own() {
        let event = |name, start, length| Event { category: "class", name, start, length };
        let all =
            [event("A [with T=int]", 0.0, 10.0), event("B", 1.0, 2.0), event("A [with T=char]", 4.0, 3.0)];
        let mut sums = Sums::new();
        add(&mut sums, &all.iter().collect::<Vec<_>>(), |name| template_of(name).to_owned());
        let (a, b) = (sums["A"], sums["B"]);
        assert_eq!((a.count, a.total, a.own), (2, 10.0, 8.0));
        assert_eq!((b.count, b.total, b.own), (1, 2.0, 2.0));
    }
}
