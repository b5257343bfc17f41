//! The shape of folders, structs and functions: none has too many files or fields, what is changed for a while is put back in one place,
//! walks say why they pass something over, and what is printed for the host compiler takes its keywords from the table.

use super::folder::entries;
use super::for_each_file;
use super::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// How many fields a struct may have.
const MOST_FIELDS: usize = 20;

/// Generated structs that are tables themselves, with a field per row, and why.
const ROWS: [(&str, &str); 1] = [
    // What the command line says: each setting by its name in `tables/flags.toml`.
    ("flags.rs", "Flags"),
];

/// How many files of program text a folder may hold: with more, they go into rooms.
const MOST_FILES: usize = 25;

/// Counts the files of program text in a folder and in each below it.
fn count_files(folder: &Path, found: &mut BTreeMap<String, usize>) {
    for path in entries(folder) {
        if path.is_dir() {
            count_files(&path, found);
        } else if path.extension().is_some_and(|suffix| suffix == "rs") {
            *found.entry(folder.to_string_lossy().into_owned()).or_default() += 1;
        }
    }
}

/// How far a line is indented.
fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The structs of a text with how many fields they have.
fn structs(text: &str) -> Vec<(&str, usize)> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let words: Vec<_> = line.split_whitespace().collect();
        let Some(at) = words.iter().position(|word| *word == "struct").filter(|at| *at <= 1) else {
            continue;
        };
        if !line.ends_with('{') {
            continue;
        }
        let name = words.get(at + 1).map_or("", |name| name.split(['<', '{']).next().unwrap_or_default());
        let is_field = |field: &&str| {
            let start = field.trim_start();
            indent(field) == indent(line) + 4 && !start.starts_with(['/', '#']) && field.contains(": ")
        };
        let end = |field: &&str| !(field.trim_start().starts_with('}') && indent(field) == indent(line));
        found.push((name, lines.by_ref().take_while(end).filter(is_field).count()));
    }
    found
}

/// The functions of a text: the number of the first line, the name, and the lines.
fn functions(text: &str) -> Vec<(usize, &str, Vec<&str>)> {
    let mut found: Vec<(usize, &str, Vec<&str>)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let start = line.trim_start();
        let head = start.starts_with("fn ") || start.starts_with("pub") && start.contains(" fn ");
        if let Some((_, rest)) = start.split_once("fn ").filter(|_| head) {
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            found.push((number + 1, name, Vec::new()));
        }
        if let Some((_, _, lines)) = found.last_mut() {
            lines.push(line);
        }
    }
    found
}

/// What a line keeps of a place in something bigger: the place, and the name of what is kept.
fn kept(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().strip_prefix("let ")?.split_once(" = ")?;
    let taken = value.split_once("std::mem::").and_then(|(_, call)| call.split_once("(&mut "));
    let place = match taken {
        Some((_, rest)) => rest.split([',', ')']).next()?,
        None => value.strip_suffix(';')?,
    };
    let plain = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || "._".contains(c));
    (place.contains('.') && plain(place) && plain(name)).then_some((place, name))
}

/// The lines of a function that keep what is put back further down. A function that runs another one is what puts it
/// back for all.
fn saves(lines: &[&str]) -> usize {
    let head = lines.iter().take_while(|line| !line.ends_with('{')).chain(lines.first());
    if head.into_iter().any(|line| line.contains("FnOnce")) {
        return 0;
    }
    let put_back = |(at, line): (usize, &&str)| {
        kept(line).is_some_and(|(place, name)| {
            let again = format!("{place} = {name};");
            lines[at..].iter().any(|line| line.trim() == again)
        })
    };
    lines.iter().enumerate().filter(|line| put_back(*line)).count()
}

/// Whether a function goes on into several forms of a construct and drops all others without a word.
fn drops_silently(name: &str, lines: &[&str]) -> bool {
    let call = format!(".{name}(");
    let text = lines.join("\n");
    let closures = text.split(';').filter_map(|statement| {
        let (name, value) = statement.split_once("let ")?.1.split_once(" =")?;
        (value.contains('|') && value.contains(&call)).then_some(name)
    });
    let ways: Vec<String> = closures.flat_map(|name| [format!("{name}("), format!("({name})")]).collect();
    let goes_on = |line: &str| line.contains(&call) || ways.iter().any(|way| line.contains(way));
    let of_il = ["ExprKind::", "TypeKind::", "StmtKind::"].iter().any(|kind| text.contains(kind));
    of_il
        && lines.iter().enumerate().any(|(at, line)| {
            let of_kind =
                [".kind", "_kind(", "unqualified(", "split("].iter().any(|subject| line.contains(subject));
            if !(line.contains("match ") && line.ends_with('{') && of_kind) {
                return false;
            }
            let arms: Vec<_> = lines[at + 1..].iter().take_while(|arm| indent(arm) > indent(line)).collect();
            let drops = |pair: &[&&str]| {
                let (before, arm) = (pair[0].trim(), pair[1].trim());
                let result = arm.strip_prefix("_ => ").map(|result| result.trim_end_matches(','));
                let dropped = ["{}", "false", "true", "None", "return None", "return false"];
                indent(pair[1]) == indent(line) + 4
                    && result.is_some_and(|result| dropped.contains(&result))
                    && !before.starts_with("//")
            };
            arms.iter().filter(|arm| goes_on(arm)).count() > 1 && arms.windows(2).any(drops)
        })
}

#[test]
fn structs_have_few_fields() {
    let mut large = Vec::new();
    for_each_file(&root().join("src"), &mut |file, text| {
        let found = structs(text).into_iter().filter(|(_, fields)| *fields > MOST_FIELDS);
        large.extend(found.map(|(name, fields)| (file.to_string(), name.to_string(), fields)));
    });
    assert!(large.is_empty(), "these have more than {MOST_FIELDS} fields: {large:?}");
}

#[test]
fn generated_structs_have_few_fields() {
    let (mut large, mut rows, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for entry in fs::read_dir(env!("OUT_DIR")).expect("what is generated can be read").flatten() {
        let file = entry.file_name().to_string_lossy().into_owned();
        if !file.ends_with(".rs") {
            continue;
        }
        let text = fs::read_to_string(entry.path()).expect("a generated file can be read");
        for (name, fields) in structs(&text) {
            seen.insert(name.to_string());
            match ROWS.iter().find(|row| **row == (file.as_str(), name)) {
                _ if fields <= MOST_FIELDS => {}
                Some(row) => rows.push(row),
                None => large.push((file.clone(), name.to_string(), fields)),
            }
        }
    }
    for name in ["Il", "Class", "Function", "Declaration", "Expr"] {
        assert!(seen.contains(name), "`{name}` is counted");
    }
    assert!(large.is_empty(), "parts of them in the tables have these many fields: {large:?}");
    assert_eq!(rows.len(), ROWS.len(), "these have many fields: {ROWS:?}");
}

#[test]
fn folders_have_few_files() {
    let mut folders: BTreeMap<String, usize> = BTreeMap::new();
    for folder in ["src", "tables/gen", "tests", "benches"] {
        count_files(Path::new(folder), &mut folders);
    }
    assert!(folders.len() > 50, "all folders are looked at: {folders:?}");
    let full: Vec<_> = folders.iter().filter(|(_, files)| **files > MOST_FILES).collect();
    assert!(full.is_empty(), "these hold more than {MOST_FILES} files: {full:?}");
}

#[test]
fn what_is_changed_for_a_while_is_put_back_in_one_place() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for_each_file(&root().join("src"), &mut |file, text| {
        let count: usize = functions(text).iter().map(|(_, _, lines)| saves(lines)).sum();
        if count > 0 && file != "compilation/boundary.rs" {
            *found.entry(file.to_string()).or_default() += count;
        }
    });
    assert!(found.is_empty(), "`across`, `reading` and `with` put back what these do by hand: {found:?}");
}

#[test]
fn walks_say_why_they_pass_something_over() {
    let mut silent = Vec::new();
    for_each_file(&root().join("src"), &mut |file, text| {
        for (number, name, lines) in functions(text) {
            if drops_silently(name, &lines) {
                silent.push(format!("{file}:{number}: {name}"));
            }
        }
    });
    assert!(
        silent.is_empty(),
        "parts of all kinds are visited, or it is said why not:\n{}",
        silent.join("\n")
    );
}

/// The words of the table of keywords.
fn keywords() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("tables/keywords.toml")).expect("the table can be read");
    let table: toml::Table = text.parse().expect("the table is one");
    let rows = table["keyword"].as_array().expect("the table has rows");
    rows.iter().filter_map(|row| Some(row.get("word")?.as_str()?.to_string())).collect()
}

/// The string literals of a line of program text, without their quotes.
fn string_literals(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = if line.trim_start().starts_with("//") { "" } else { line };
    while let Some((_, behind)) = rest.split_once('"') {
        let mut escaped = false;
        let end = behind.find(|c| {
            let closes = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        });
        let Some(end) = end else { break };
        found.push(&behind[..end]);
        rest = &behind[end + 1..];
    }
    found
}

/// The words of a text that are keywords.
fn keywords_in<'a>(text: &'a str, keywords: &BTreeSet<String>) -> Vec<&'a str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| keywords.contains(*word))
        .collect()
}

#[test]
fn the_host_file_has_its_keywords_from_the_table() {
    let keywords = keywords();
    assert!(keywords.contains("typename"), "the table is read");
    let mut wrong = Vec::new();
    for_each_file(&root().join("src/emit/host"), &mut |file, text| {
        for (number, line) in text.lines().enumerate() {
            for literal in string_literals(line) {
                let found = keywords_in(literal, &keywords);
                if !found.is_empty() {
                    wrong.push(format!("{file}:{}: {found:?}", number + 1));
                }
            }
        }
    });
    assert!(
        wrong.is_empty(),
        "`spelled!` or a constant of tables/host_runtime.toml has these:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn what_the_shape_is_about_is_found() {
    let line = r#"self.text(if open { "using namespace " } else { "\"int\" x" }); let c = "";"#;
    assert_eq!(string_literals(line), ["using namespace ", r#"\"int\" x"#, ""]);
    assert_eq!(keywords_in("using namespace __x_int", &keywords()), ["using", "namespace"]);
    assert_eq!(
        structs("pub struct Two {\n    /// One: it.\n    pub one: u32,\n    two: u32,\n}\n"),
        [("Two", 2)]
    );
    let by_hand =
        ["fn f(&mut self) {", "    let here = self.at;", "    self.g();", "    self.at = here;", "}"];
    assert_eq!(saves(&by_hand), 1);
    let apart =
        ["fn f(run: impl FnOnce()) {", "    let here = self.at;", "    run();", "    self.at = here;", "}"];
    assert_eq!(saves(&apart), 0);
    let mut walk = vec![
        "fn f(&self, e: ExprId) -> bool {",
        "    match self.il[e].kind {",
        "        ExprKind::Unary { operand, .. } => self.f(operand),",
        "        ExprKind::Subscript { base, .. } => self.f(base),",
        "        _ => false,",
        "    }",
        "}",
    ];
    assert!(drops_silently("f", &walk));
    walk.insert(4, "        // Others are computed.");
    assert!(!drops_silently("f", &walk));
}
