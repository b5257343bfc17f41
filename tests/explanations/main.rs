//! What `cudafe-tool explain` says: each example gives its message, and all messages of CUDA that this program gives
//! are explained.

use cudafexx::diag::{CATALOG, DiagId, Explanation, Giver};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const FLAGS: [&str; 9] = [
    "--c++17",
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--allow_managed",
    "--parse_templates",
    "--gen_c_file_name=int.c",
    "--stub_file_name=t.stub.c",
    "--output_mode=sarif",
];

/// The internal number of CUDA's first message, and numbers of messages that no unit gives by itself: what is said in
/// older words, and the hint behind the first warning.
const FIRST_OF_CUDA: u16 = 3462;
const NOT_BY_A_UNIT: [u16; 3] = [3471, 3472, 3709];
const PRELUDE: &str = "cuda_mini.h";

/// Translates an example and gives the document of its messages.
fn messages_of(explanation: &Explanation, example: &str, work: &Path) -> String {
    fs::write(work.join("t.cu"), example).expect("the example can be written");
    let prelude = explanation.cuda.then(|| format!("--preinclude={PRELUDE}"));
    let output = Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args(FLAGS)
        .args(explanation.flags.split_whitespace())
        .args(prelude)
        .arg("t.cu")
        .current_dir(work)
        .stdin(Stdio::null())
        .output()
        .expect("the program can be run");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn each_example_gives_its_message() {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("explanations");
    fs::create_dir_all(&work).expect("a folder can be made");
    let prelude = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(PRELUDE);
    fs::copy(prelude, work.join(PRELUDE)).expect("the prelude is there");
    let mut wrong = Vec::new();
    for entry in CATALOG {
        let Some(explanation) = Explanation::of(entry.name) else { continue };
        let Some(example) = explanation.example else { continue };
        let document = messages_of(explanation, example, &work);
        if !document.contains(&format!("\"ruleId\":\"EC{}\"", entry.number)) {
            wrong.push(format!("{} ({}): {document}", entry.name, entry.number));
        }
    }
    assert!(wrong.is_empty(), "{} examples do not give their messages:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn cuda_is_explained_and_much_of_the_language() {
    let explained = |name: &str| Explanation::of(name).is_some();
    let cuda = CATALOG.iter().filter(|entry| entry.number >= FIRST_OF_CUDA && entry.giver != Giver::Nobody);
    let missing: Vec<_> = cuda
        .filter(|entry| !NOT_BY_A_UNIT.contains(&entry.number) && !explained(entry.name))
        .map(|entry| (entry.number, entry.name))
        .collect();
    assert!(missing.is_empty(), "not explained: {missing:?}");
    let language =
        CATALOG.iter().filter(|entry| entry.number < FIRST_OF_CUDA && explained(entry.name)).count();
    assert!(language >= 100, "{language} messages about the language are explained");
}

#[test]
fn the_tool_prints_an_explanation() {
    let output = Command::new(env!("CARGO_BIN_EXE_cudafe-tool"))
        .args(["explain", "3464"])
        .output()
        .expect("the tool can be run");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let entry = DiagId::from_number(3464).flatten().map(DiagId::entry).expect("the message is there");
    let explanation = Explanation::of(entry.name).expect("it is explained");
    for part in [explanation.cause, explanation.remedy, explanation.example.unwrap_or_default().trim_end()] {
        let first = part.lines().next().unwrap_or_default();
        assert!(text.contains(first), "`{first}` is missing in:\n{text}");
    }
}
