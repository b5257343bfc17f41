//! Tables that do not hold together fail the build with their file, their key and the reason.

#[path = "../tables/gen/source.rs"]
#[allow(dead_code)]
mod source;

#[path = "../tables/gen/attributes.rs"]
mod attributes;
#[path = "../tables/gen/builtins.rs"]
mod builtins;
#[path = "../tables/gen/diagnostics.rs"]
mod diagnostics;
#[path = "../tables/gen/flags.rs"]
mod flags;
#[path = "../tables/gen/il_display.rs"]
mod il_display;
#[path = "../tables/gen/lexical.rs"]
#[allow(dead_code)]
mod lexical;
#[path = "../tables/gen/limits.rs"]
mod limits;

use source::{TableError, Tables};
use std::fs;
use std::path::{Path, PathBuf};

type Generator = fn(&Tables) -> Result<(), TableError>;

/// Runs a generator over the real tables, in which one file has another content; returns its error.
fn error_of(generate: Generator, file: &str, content: &str) -> String {
    let folder = scratch(file, content);
    let name = file.replace('/', "_");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tables"), &folder);
    fs::write(folder.join(file), content).expect("the table can be written");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("out_{name}"));
    fs::create_dir_all(&out).expect("the folder for generated code can be made");
    let result = generate(&Tables::new(&folder, &out));
    let _ = fs::remove_dir_all(&folder);
    result.expect_err("the table is bad").to_string()
}

/// What a generator makes of the real tables and one more file.
fn output_of(generate: Generator, file: &str, content: &str, output: &str) -> String {
    let folder = scratch(file, content);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tables"), &folder);
    fs::write(folder.join(file), content).expect("the table can be written");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("out_{}_good", file.replace('/', "_")));
    fs::create_dir_all(&out).expect("the folder for generated code can be made");
    if let Err(error) = generate(&Tables::new(&folder, &out)) {
        panic!("{error}");
    }
    let _ = fs::remove_dir_all(&folder);
    fs::read_to_string(out.join(output)).expect("there is output")
}

/// A folder of its own for each table and content.
fn scratch(file: &str, content: &str) -> PathBuf {
    let name = format!("tables_{}_{}", file.replace('/', "_"), content.len());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("the folder can be read").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("a folder can be made");
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a table can be copied");
        }
    }
}

fn assert_tells(error: &str, parts: &[&str]) {
    for part in parts {
        assert!(error.contains(part), "`{part}` is missing in: {error}");
    }
}

#[test]
fn messages_need_known_severities_formats_and_their_own_numbers() {
    let file = "diagnostics/extra.toml";
    let message = |rest: &str| format!("[one_more]\n{rest}\n");
    let severity = error_of(diagnostics::generate, file, &message("severity = 'loud'\nmessage = 'x'"));
    assert_tells(&severity, &[file, "one_more", "no severity `loud`"]);
    let format =
        error_of(diagnostics::generate, file, &message("severity = 'error'\nmessage = '{a:colour}'"));
    assert_tells(&format, &[file, "one_more", "no format `colour`"]);
    let brace = error_of(diagnostics::generate, file, &message("severity = 'error'\nmessage = '{a:text'"));
    assert_tells(&brace, &[file, "one_more", "a brace is not closed"]);
    let number = "number = 20\nseverity = 'error'\nmessage = 'x'";
    let number = error_of(diagnostics::generate, file, &message(number));
    assert_tells(&number, &["20", "has the number"]);
}

#[test]
fn a_row_makes_a_message_that_is_reported_by_one_call() {
    let row = "[one_more]\nnumber = 3455\nseverity = 'warning'\nmessage = '{name:quoted} comes {count:number} times'\n";
    let code = output_of(diagnostics::generate, "diagnostics/extra.toml", row, "diagnostics.rs");
    let function = code.split("pub fn one_more").nth(1).expect("the row makes a function");
    let signature: String = function.chars().take_while(|letter| *letter != '{').collect();
    assert_eq!(signature.split_whitespace().collect::<String>(), "(name:&str,count:i64)->Message");
}

#[test]
fn flags_need_their_own_letters_and_known_kinds_of_values() {
    let flag = |row: &str| format!("flags = [ {{ name = \"a\", letter = \"x\" }}, {{ {row} }} ]");
    let letter = error_of(flags::generate, "flags.toml", &flag("name = \"bb\", letter = \"x\""));
    assert_tells(&letter, &["flags.toml", "bb", "`-x` is taken"]);
    let value = error_of(flags::generate, "flags.toml", &flag("name = \"bbb\", takes = \"colour\""));
    assert_tells(&value, &["flags.toml", "bbb", "no kind of value `colour`"]);
    let twice = error_of(flags::generate, "flags.toml", &flag("name = \"a\""));
    assert_tells(&twice, &["flags.toml", "two flags have this name"]);
}

#[test]
fn attributes_built_ins_and_layouts_are_checked() {
    let row = "namespaces = []\nattributes = [ { name = \"a\", families = [\"gnu\"], targets = \"moon\" } ]";
    assert_tells(
        &error_of(attributes::generate, "attributes.toml", row),
        &["attributes.toml", "no target `moon`"],
    );
    let row = "builtins = [ ['void (...)', \"yes\", [\"f\"]] ]";
    let error = error_of(builtins::generate, "builtins/extra.toml", row);
    assert_tells(&error, &["builtins/extra.toml", "void (...)", "`yes` is not seven"]);
    let row = "[[entry]]\nname = \"a\"\nvariants = [[\"*\", [[\"f\", \"pointer to moon\", \"always\"]]]]";
    let error = error_of(il_display::generate, "il_display/extra.toml", row);
    assert_tells(&error, &["il_display/extra.toml", "a.f", "no kind of value `pointer to moon`"]);
}

#[test]
fn limits_are_numbers_of_their_types_with_names_of_their_own() {
    let file = "limits.toml";
    let row = |name: &str, rest: &str| format!("{{ name = '{name}', what = 'x', {rest} }}");
    let table = |rows: &[String]| format!("budgets = [{}]\ndepths = []\n", rows.join(", "));
    let large = row("A", "type = 'u32', most = 5_000_000_000");
    assert_tells(&error_of(limits::generate, file, &table(&[large])), &[file, "A", "no number of its type"]);
    let unknown = row("A", "type = 'f32', most = 1");
    assert_tells(&error_of(limits::generate, file, &table(&[unknown])), &[file, "A", "the type is"]);
    let twice = [row("A", "type = 'u32', most = 1"), row("A", "type = 'u32', most = 2")];
    assert_tells(&error_of(limits::generate, file, &table(&twice)), &[file, "A", "two limits"]);
}

/// What is promised lists the budgets as the table has them.
#[test]
fn the_budgets_are_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("the file can be read");
    let table: toml::Table = read("tables/limits.toml").parse().expect("the table can be parsed");
    let text = |row: &toml::Value, key: &str| row.get(key).and_then(toml::Value::as_str).map(str::to_string);
    let lines = table["budgets"].as_array().into_iter().flatten().map(|row| {
        let most = row["most"].as_integer().unwrap_or_default();
        let option = text(row, "option").map(|option| format!("`{option}`"));
        let raised = option.unwrap_or("its row of the table".to_string());
        format!("| {} | {} | {raised} |\n", text(row, "what").unwrap_or_default(), in_groups(most))
    });
    let expected: String = lines.collect();
    assert!(read("SECURITY.md").contains(&expected), "SECURITY.md must have these rows:\n{expected}");
}

/// A number with a comma before each three digits.
fn in_groups(number: i64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}
