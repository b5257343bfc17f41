//! Finds what nothing uses: functions, fields, enumerators, and with them rows and columns of tables.
//!
//!     cargo test --test unused -- --ignored
//!
//! The library's items are public for tests and tools, so the compiler does not tell which of them the programs use. In a
//! copy all modules belong to one program, of which it does.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;
mod unset;

use folder::{copy, files_below};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use unset::Place;

/// What only tests and tools read, or what stands for completeness: the file and a part of what the compiler says.
const EXPECTED: [(&str, &str); 15] = [
    // Which messages a test must find, and which examples are CUDA's.
    ("src/diag/catalog.rs", "field `giver`"),
    ("src/diag/explanation.rs", "field `cuda`"),
    // The doors for tests and the harness.
    ("src/driver/translate.rs", "function `translated`"),
    ("src/diag/report.rs", "method `is_stopped`"),
    ("src/names.rs", "`is_empty`"),
    ("src/tables/il_display.rs", "function `layout`"),
    ("src/tables/il_display.rs", "field `number`"),
    // What has a length can be asked whether it is empty.
    ("src/lex/token.rs", "`is_empty`"),
    ("src/il/arena.rs", "`is_empty`"),
    // Enumerations list their values, whoever needs that.
    ("il.rs", "associated constant `ALL`"),
    // A feature that waits.
    ("features.rs", "variant `ExtendedFriends`"),
    // Words that the reference's display has, for entries that are never made.
    ("il_display.rs", "constant"),
    // Names for entries of every kind and group of kinds, whoever needs them, and what no field may hold.
    ("il_display_kinds.rs", "type alias"),
    ("il_display_kinds.rs", "enum"),
    ("src/tables/il_display.rs", "enum `Unknown`"),
];

/// Where the copy and what is built from it stand.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("unused")
}

/// A text without comments at the beginning of a file, which only its own file can have.
fn without_head(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("//!") && !line.starts_with("#![")).fold(
        String::new(),
        |mut text, line| {
            text.push_str(line);
            text.push('\n');
            text
        },
    )
}

/// Makes what is public in the files below a folder public in the program only. What is public without this may count as used:
/// the compiler takes it for a part of what others can reach.
fn narrow(folder: &Path) {
    for path in files_below(folder).iter().filter(|path| path.extension().is_some_and(|end| end == "rs")) {
        let text = fs::read_to_string(path).expect("a file can be read");
        let lines = text.lines().map(|line| match line.trim_start().strip_prefix("pub ") {
            Some(item) => format!("pub(crate) {item}\n"),
            None => format!("{line}\n"),
        });
        fs::write(path, lines.collect::<String>()).expect("a file can be written");
    }
}

/// Makes the copy: one program of the library and of both programs, which are modules beside it.
fn prepare() -> PathBuf {
    let (root, folder) = (Path::new(env!("CARGO_MANIFEST_DIR")), folder());
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file can be read");
    for name in ["src", "tables", "grammar"] {
        let _ = fs::remove_dir_all(folder.join(name));
        copy(&root.join(name), &folder.join(name));
    }
    // Named by the build script, which runs each time where it is missing.
    fs::create_dir_all(folder.join("benches/profile")).expect("a folder can be made");
    for name in ["build.rs", "Cargo.lock"] {
        fs::copy(root.join(name), folder.join(name)).expect("a file can be copied");
    }
    let mut all = without_head(&read("src/lib.rs"));
    for program in ["cudafexx", "cudafe-tool"] {
        let module = program.replace('-', "_") + "_program";
        let text = without_head(&read(&format!("src/bin/{program}.rs"))).replace("cudafexx::", "crate::");
        // The second has the main function of Rust.
        let text = text.replacen("\nfn main()", "\npub fn main()", 1);
        fs::write(folder.join(format!("src/{module}.rs")), text).expect("a file can be written");
        all.push_str(&format!("mod {module};\n"));
    }
    all.push_str("fn main() -> std::process::ExitCode { cudafe_tool_program::main() }\n");
    fs::write(folder.join("src/all.rs"), all).expect("a file can be written");
    fs::remove_file(folder.join("src/lib.rs")).expect("a file can be removed");
    fs::remove_dir_all(folder.join("src/bin")).expect("a folder can be removed");
    narrow(&folder.join("src"));
    let mut manifest: toml::Table = read("Cargo.toml").parse().expect("the manifest can be parsed");
    for name in ["lib", "bin", "bench", "dev-dependencies"] {
        manifest.remove(name);
    }
    let program = "name = \"cudafexx\"\npath = \"src/all.rs\"\n".parse::<toml::Table>().expect("a table");
    manifest.insert("bin".to_string(), toml::Value::Array(vec![toml::Value::Table(program)]));
    fs::write(folder.join("Cargo.toml"), manifest.to_string()).expect("a file can be written");
    folder
}

/// Checks the copy: what the compiler and the build script say.
fn check(folder: &Path) -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--message-format=json"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("RUSTFLAGS", "-A unused_imports")
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// What the compiler calls unused: the file and the text. Constants for rows of displays are apart, as `unset` takes them.
fn unused(folder: &Path) -> (Vec<(String, String)>, Vec<Place>) {
    // What the build script makes is narrowed too, after the first time.
    let of_copy = |message: &Value| message["package_id"].as_str().is_some_and(|id| id.contains("cudafexx"));
    let built = |message: &Value| message["reason"] == "build-script-executed" && of_copy(message);
    let first = check(folder);
    let made = first.iter().find(|message| built(message)).and_then(|message| message["out_dir"].as_str());
    narrow(Path::new(made.expect("there is a build script")));
    let messages = check(folder).into_iter();
    let (mut found, mut rows) = (Vec::new(), Vec::new());
    for message in messages.filter(|message| message["message"]["code"]["code"] == "dead_code") {
        let said = &message["message"];
        let span = &said["spans"][0];
        let file = span["file_name"].as_str().unwrap_or_default();
        let text = said["message"].as_str().unwrap_or_default();
        let line = span["line_start"].as_u64().and_then(|line| usize::try_from(line).ok()).unwrap_or(1);
        match file.rsplit_once("/out/").map_or(file, |(_, name)| name) {
            "il_display_kinds.rs" if text.starts_with("constant") => {
                rows.push(Place { file: PathBuf::from(file), line });
            }
            name => found.push((name.to_string(), format!("{text} (line {line})"))),
        }
    }
    (found, rows)
}

#[test]
#[ignore = "checks a copy of the program, for minutes the first time"]
fn everything_is_used() {
    let (found, rows) = unused(&prepare());
    let rows = unset::differences(&unset::unset(&rows));
    assert!(rows.is_empty(), "tests/unused/unset.txt:\n{}", rows.join("\n"));
    let expects =
        |(file, part): &(&str, &str), one: &(String, String)| one.0 == *file && one.1.contains(part);
    let surprising: Vec<String> = found
        .iter()
        .filter(|one| !EXPECTED.iter().any(|expected| expects(expected, one)))
        .map(|(file, text)| format!("{file}: {text}"))
        .collect();
    assert!(surprising.is_empty(), "nothing uses these:\n{}", surprising.join("\n"));
    let gone: Vec<_> =
        EXPECTED.iter().filter(|expected| !found.iter().any(|one| expects(expected, one))).collect();
    assert!(gone.is_empty(), "these are used or gone, and need not be expected: {gone:?}");
}
