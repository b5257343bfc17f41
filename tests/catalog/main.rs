//! The messages that the reference program is known to give, and which of them this program gives too.
//!
//! `seen.tsv` lists them, with a source for each where one is known. `table.tsv` is made here from the tables of
//! messages, from what the program says about those sources, and from the golden cases: a number is `found`, or
//! waits for its `message` in the tables, for a `check` that reports it, or for a `case` that the check does not
//! cover yet. A number that was found must not be lost; `UPDATE_CATALOG=1` writes the table anew.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;

use cudafexx::diag::{CATALOG, DiagId, Giver};
use folder::files_below;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const FLAGS: [&str; 10] = [
    "--c++17",
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--display_error_number",
    "--allow_managed",
    "--parse_templates",
    "--gen_c_file_name=int.c",
    "--stub_file_name=t.stub.c",
    "--output_mode=sarif",
];

/// The internal number of CUDA's first message.
const FIRST_OF_CUDA: u16 = 3462;
const PRELUDE: &str = "cuda_mini.h";

/// Messages at which the reference aborts, so that no golden case can show them: `tests/explanations` has their examples.
const ABORTED_AT: [u16; 2] = [3595, 3654];
const ABORTED: &str = "the reference aborts; see tests/explanations";

/// A message that the reference gives.
struct Seen {
    number: u16,
    /// Whether the source needs the declarations of CUDA; `None` without a source.
    prelude: Option<bool>,
    flags: Vec<String>,
    source: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned()
}

fn seen() -> Vec<Seen> {
    let text = read(&root().join("tests/catalog/seen.tsv"));
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| {
        let mut parts = row.split('\t');
        Some(Seen {
            number: parts.next()?.parse().ok()?,
            prelude: parts.next().filter(|word| !word.is_empty()).map(|word| word == "prelude"),
            flags: parts.next().unwrap_or_default().split_whitespace().map(String::from).collect(),
            source: parts.next().unwrap_or_default().replace("\\n", "\n"),
        })
    })
    .collect()
}

/// Whether the program gives the message for its source.
fn is_given(seen: &Seen) -> bool {
    let Some(prelude) = seen.prelude else { return false };
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("catalog_{}", seen.number));
    fs::create_dir_all(&work).expect("a folder can be made");
    fs::write(work.join("t.cu"), &seen.source).expect("the source can be written");
    fs::copy(root().join("tests/cases").join(PRELUDE), work.join(PRELUDE)).expect("the prelude is there");
    let names_standard = seen.flags.iter().any(|flag| flag.starts_with("--c") || flag == "--strict");
    let output = Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args(FLAGS.iter().skip(usize::from(names_standard)))
        .args(prelude.then(|| format!("--preinclude={PRELUDE}")))
        .args(&seen.flags)
        .arg("t.cu")
        .current_dir(&work)
        .stdin(Stdio::null())
        .output()
        .expect("the program can be run");
    let given = String::from_utf8_lossy(&output.stderr).contains(&format!("\"EC{}\"", seen.number));
    let _ = fs::remove_dir_all(&work);
    given
}

/// Names of messages that code reports, as far as they stand in it.
fn reported_names() -> String {
    let mut code: String = files_below(&root().join("src")).iter().map(|path| read(path)).collect();
    code.push_str(&read(&root().join("tables/features.toml")));
    code.push_str(&read(&root().join("tables/attributes.toml")));
    code
}

/// Cases that show each message, by its number, and that this program passes. Errors and the hint show no number: their texts tell.
fn golden_numbers() -> BTreeMap<u16, String> {
    let ratchet = read(&root().join("tests/ratchet.txt"));
    let mut numbers = BTreeMap::new();
    for line in ratchet.lines() {
        let mut words = line.split_whitespace();
        let Some(case) = words.next() else { continue };
        if !words.any(|word| word.split(',').any(|figure| figure == "diag")) {
            continue;
        }
        let messages = read(&root().join("tests/expected").join(case).join("stderr"));
        for part in messages.split('#').skip(1) {
            let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
            if part.get(digits.len()..).is_some_and(|rest| rest.starts_with("-D: ")) {
                numbers.entry(digits.parse().unwrap_or(0)).or_insert_with(|| case.to_string());
            }
        }
        let texts =
            messages.lines().filter_map(|line| line.split_once("rror: ").or(line.split_once("emark: ")));
        for text in texts.map(|(_, text)| text) {
            for entry in CATALOG.iter().filter(|entry| shows(entry.template.text, text)) {
                let id = DiagId::from_number(entry.number.into()).flatten();
                let display = id.map_or(entry.number, DiagId::display_number);
                numbers.entry(display).or_insert_with(|| case.to_string());
            }
        }
    }
    numbers
}

/// Whether a text is a message: it has all that stands between the fill-ins, in order. Braces that stand twice in a
/// template are braces of the text.
fn shows(template: &str, text: &str) -> bool {
    const BRACES: [(&str, &str, &str); 2] = [("{{", "{", "\u{1}"), ("}}", "}", "\u{2}")];
    let (mut template, mut text) = (template.to_owned(), text.to_owned());
    for (twice, once, other) in BRACES {
        template = template.replace(twice, other);
        text = text.replace(once, other);
    }
    let mut rest = text.as_str();
    let mut parts = template.split('{');
    let first = parts.next().unwrap_or_default();
    if first.is_empty() && parts.clone().all(|part| part.split_once('}').is_none_or(|(_, t)| t.len() < 8)) {
        return false;
    }
    let Some(behind) = rest.strip_prefix(first) else { return false };
    rest = behind;
    let mut last = first;
    for part in parts {
        let Some((_, literal)) = part.split_once('}') else { return false };
        let Some(at) = rest.find(literal) else { return false };
        rest = &rest[at + literal.len()..];
        last = literal;
    }
    rest.is_empty() || last.is_empty()
}

/// A row of the table: how things stand with a message.
fn row(seen: &Seen, code: &str, golden: &BTreeMap<u16, String>) -> String {
    let number = seen.number;
    let id = DiagId::from_number(number.into()).flatten();
    let entry = CATALOG.iter().find(|entry| entry.number == number);
    let display = id.map_or(number, DiagId::display_number);
    let name = entry.map_or("", |entry| entry.name);
    let none = if ABORTED_AT.contains(&number) { ABORTED } else { "" };
    let case = golden.get(&display).map_or(none, String::as_str);
    let state = if golden.contains_key(&display) || is_given(seen) {
        "found"
    } else if entry.is_none() {
        "waits for its message"
    } else if !code.contains(&format!("messages::{name}(")) && !code.contains(&format!("\"{name}\"")) {
        "waits for a check"
    } else {
        "waits for a case"
    };
    format!("{number}\t{state}\t{name}\t{case}")
}

/// Each message of CUDA is found, or its table says that another program gives it.
fn assert_cuda_is_whole(rows: &[String]) {
    let found = |number: u16| rows.iter().any(|row| row.starts_with(&format!("{number}\tfound\t")));
    let missing: Vec<(u16, &str)> = CATALOG
        .iter()
        .filter(|entry| entry.number >= FIRST_OF_CUDA && entry.giver == Giver::Host && !found(entry.number))
        .map(|entry| (entry.number, entry.name))
        .collect();
    assert!(
        missing.is_empty(),
        "messages of CUDA that are not found, nor marked as another program's: {missing:#?}"
    );
}

#[test]
fn messages_that_were_found_stay_found() {
    let (code, golden) = (reported_names(), golden_numbers());
    let all = seen();
    let half = all.len() / 2;
    let (first, second) = all.split_at(half);
    let rows = std::thread::scope(|scope| {
        let run = |part: &'_ [Seen]| part.iter().map(|seen| row(seen, &code, &golden)).collect::<Vec<_>>();
        let other = scope.spawn(move || run(second));
        let mut rows = run(first);
        rows.extend(other.join().expect("a thread ends"));
        rows
    });
    let found = rows.iter().filter(|row| row.contains("\tfound\t")).count();
    let head = format!(
        "# Messages that the reference program is known to give: {found} of {} are found.\n\
         # Number, how things stand, name, and a golden case that shows it.\n",
        rows.len()
    );
    println!("{found} of {} messages are found", rows.len());
    let path = root().join("tests/catalog/table.tsv");
    if std::env::var_os("UPDATE_CATALOG").is_some() {
        return fs::write(path, head + &rows.join("\n") + "\n").expect("the table can be written");
    }
    assert_cuda_is_whole(&rows);
    let before = read(&path);
    let states = |rows: &mut dyn Iterator<Item = &str>| -> BTreeSet<String> {
        let state = |row: &str| row.split('\t').take(2).collect::<Vec<_>>().join(" ");
        rows.filter(|row| !row.starts_with('#')).map(state).collect()
    };
    let listed = states(&mut before.lines());
    let now = states(&mut rows.iter().map(String::as_str));
    assert!(
        listed == now,
        "not as the table has it: {:?}; where that is meant: UPDATE_CATALOG=1 cargo test --test catalog",
        listed.symmetric_difference(&now).collect::<Vec<_>>()
    );
}
