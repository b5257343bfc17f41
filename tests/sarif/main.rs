//! Every document of messages is valid SARIF 2.1.0, whatever the messages are.
//!
//! `schema.json` describes the objects of the standard that are written. The sources are the golden cases.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;

use folder::entries;
use jsonschema::Validator;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const FLAGS: [&str; 8] = [
    "--static-host-stub",
    "--device-hidden-visibility",
    "--display_error_number",
    "--allow_managed",
    "--gen_c_file_name=int.c",
    "--stub_file_name=stub.c",
    "--preinclude=cuda_mini.h",
    "--output_mode=sarif",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn validator() -> Validator {
    let text = fs::read_to_string(root().join("tests/sarif/schema.json")).expect("the schema can be read");
    let schema = serde_json::from_str(&text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

/// The document of messages about a file.
fn document(work: &Path, file: &str, more: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args(FLAGS)
        .args(more)
        .arg(file)
        .current_dir(work)
        .stdin(Stdio::null())
        .output()
        .expect("the program can be run");
    output.stderr
}

/// Fails unless a document is valid; gives the number of its results.
fn check(validator: &Validator, name: &str, document: &[u8]) -> usize {
    let text = String::from_utf8_lossy(document);
    let value: serde_json::Value =
        serde_json::from_slice(document).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
    if let Err(error) = validator.validate(&value) {
        panic!("{name}: {error} at {}: {text}", error.instance_path());
    }
    value.pointer("/runs/0/results").and_then(|results| results.as_array()).map_or(0, Vec::len)
}

fn work_folder(name: &str) -> PathBuf {
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&work).expect("a folder can be made");
    fs::copy(root().join("tests/cases/cuda_mini.h"), work.join("cuda_mini.h")).expect("the prelude is there");
    work
}

#[test]
fn documents_about_all_cases_are_valid() {
    let validator = validator();
    let work = work_folder("sarif_cases");
    let (mut documents, mut results) = (0, 0);
    for topic in ["diag", "cli", "frontend", "attr"] {
        for path in entries(&root().join("tests/cases").join(topic)) {
            if path.extension().is_none_or(|suffix| suffix != "cu") {
                continue;
            }
            fs::copy(&path, work.join("case.cu")).expect("a case can be copied");
            let name = path.display().to_string();
            results += check(&validator, &name, &document(&work, "case.cu", &["--remarks"]));
            documents += 1;
        }
    }
    assert!(documents > 100 && results > 100, "{documents} documents with {results} results");
}

#[test]
fn documents_about_odd_runs_are_valid() {
    let validator = validator();
    let work = work_folder("sarif_odd");
    for (file, text) in [
        ("empty.cu", ""),
        ("blanks and \"quotes\" \u{e9}.cu", "int a = \u{201c}b;\n\tint c = d;\n"),
        ("stopped.cu", "int a = b;\n#error \"stop\"\t\u{e9}\n"),
        ("open.cu", "int f() {\n"),
        ("marker.cu", "# 3 \"../other \\\"name\\\".h\" 1 3\nint a = b;\n# 9 \"main.cu\"\nint c = d;\n"),
    ] {
        fs::write(work.join(file), text).expect("the source can be written");
        check(&validator, file, &document(&work, file, &[]));
        check(&validator, file, &document(&work, file, &["--error_limit=1"]));
    }
    check(&validator, "a missing file", &document(&work, "missing.cu", &[]));
}
