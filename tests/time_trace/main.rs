//! `--time_trace` writes a trace that viewers of Chrome traces take, of all that it promises, and changes nothing else.
//!
//! `schema.json` describes the events of the format that are written.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A header in a header, templates that need one another, and a constant that takes long.
const UNIT: &str = "# 1 \"unit.cu\"\n\
    # 1 \"outer.h\" 1\n\
    # 1 \"inner.h\" 1\n\
    template<class T> struct Inner { T t; };\n\
    # 2 \"outer.h\" 2\n\
    namespace n { template<class T> struct Outer { Inner<T> inner; }; }\n\
    # 2 \"unit.cu\" 2\n\
    template<class T> constexpr int twice(T t) { return t + t; }\n\
    template<class T> constexpr int size = sizeof(T);\n\
    template<class T> using P = n::Outer<T> *;\n\
    constexpr int slow() { int s = 0; for (int i = 0; i < 50000; ++i) s ^= i; return s; }\n\
    n::Outer<int> object; constexpr int four = twice(2), bytes = size<char>, long_time = slow();\n\
    P<int> pointer = &object;\n";

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("time_trace").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("unit.ii"), UNIT).expect("the unit can be written");
    folder
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cudafexx"));
    let flags = ["--c++17", "--m64", "--stub_file_name=stub.c", "--gen_c_file_name=int.c"];
    command.args(flags).current_dir(folder).env_remove("CUDAFEXX_TIME_TRACE");
    command
}

fn run(command: &mut Command) -> Output {
    let output = command.arg("unit.ii").output().expect("the program can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn document(file: &Path) -> Value {
    serde_json::from_slice(&fs::read(file).expect("there is a trace")).expect("a trace is JSON")
}

/// The events of a trace that have a length: category, name, beginning and end.
fn spans(document: &Value) -> Vec<(&str, &str, f64, f64)> {
    let events = document["traceEvents"].as_array().expect("a trace has events");
    let complete = events.iter().filter(|event| event["ph"] == "X");
    complete
        .map(|event| {
            let (start, length) =
                (event["ts"].as_f64().unwrap_or(-1.0), event["dur"].as_f64().unwrap_or(-1.0));
            let word = |key: &str| event[key].as_str().unwrap_or_default();
            (word("cat"), word("name"), start, start + length)
        })
        .collect()
}

#[test]
fn a_trace_is_one_of_the_format() {
    let folder = folder("format");
    run(command(&folder).arg("--time_trace=trace.json"));
    let schema =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/time_trace/schema.json"));
    let schema = serde_json::from_str(&schema.expect("the schema can be read")).expect("the schema is JSON");
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    if let Err(error) = validator.validate(&document(&folder.join("trace.json"))) {
        panic!("{error} at {}", error.instance_path());
    }
}

#[test]
fn a_trace_tells_what_it_promises() {
    let folder = folder("told");
    run(command(&folder).arg("--time_trace=trace.json"));
    let document = document(&folder.join("trace.json"));
    let spans = spans(&document);
    for (category, name) in [
        ("total", "total"),
        ("stage", "lex"),
        ("stage", "analyse"),
        ("stage", "emit"),
        ("stage", "write"),
        ("header", "unit.cu"),
        ("header", "outer.h"),
        ("header", "inner.h"),
        ("class", "Inner<T> [with T=int]"),
        ("class", "n::Outer<T> [with T=int]"),
        ("function", "twice(T) [with T=int]"),
        ("variable", "size [with T=char]"),
        ("alias", "P"),
        ("constant", "slow"),
    ] {
        let told = spans.iter().any(|(of, what, ..)| *of == category && what.contains(name));
        assert!(told, "no {category} {name} in {spans:#?}");
    }
    let find = |wanted: &str| spans.iter().find(|(_, name, ..)| *name == wanted).expect("it is told");
    let (inner, outer) = (find("inner.h"), find("outer.h"));
    assert!(outer.2 <= inner.2 && inner.3 <= outer.3, "a header encloses what it includes");
}

#[test]
fn events_enclose_each_other_or_are_apart() {
    let folder = folder("nesting");
    run(command(&folder).arg("--time_trace=trace.json"));
    let document = document(&folder.join("trace.json"));
    let mut open: Vec<f64> = Vec::new();
    // What is rounded to nanoseconds may be off by that.
    let rounding = 0.002;
    for (_, name, start, end) in spans(&document) {
        while open.last().is_some_and(|last| *last <= start + rounding) {
            open.pop();
        }
        assert!(
            open.last().is_none_or(|last| end <= *last + rounding),
            "{name} ends behind what encloses it"
        );
        open.push(end);
    }
}

#[test]
fn a_trace_changes_nothing_else() {
    let folder = folder("same");
    let plain = run(&mut command(&folder));
    let host = fs::read(folder.join("int.c")).expect("there is a host file");
    let traced = run(command(&folder).arg("--time_trace=trace.json"));
    assert_eq!((plain.stdout, plain.stderr), (traced.stdout, traced.stderr));
    assert!(host == fs::read(folder.join("int.c")).expect("there is a host file"));
}

#[test]
fn a_folder_takes_a_trace_of_each_run() {
    let folder = folder("build");
    for host in ["a.c", "b.c"] {
        let flag = format!("--gen_c_file_name={host}");
        run(command(&folder).arg(flag).env("CUDAFEXX_TIME_TRACE", "traces"));
    }
    let traces = fs::read_dir(folder.join("traces")).expect("the folder is made");
    assert_eq!(traces.count(), 2);
    let tool = Command::new(env!("CARGO_BIN_EXE_cudafe-tool"))
        .args(["trace", "traces"])
        .current_dir(&folder)
        .output();
    let tool = tool.expect("the tool can be run");
    let text = String::from_utf8_lossy(&tool.stdout);
    assert!(tool.status.success() && text.starts_with("2 units"), "{text}");
    for row in ["analyse", "inner.h", "n::Outer<T>", "n::Outer<T> [with T=int]"] {
        assert!(text.lines().any(|line| line.contains(row) && line.contains(" 2  ")), "{row}: {text}");
    }
}

#[test]
fn what_cannot_be_written_is_told_and_no_more() {
    let folder = folder("unwritable");
    for target in ["unit.ii", "no/such/folder/trace.json"] {
        let output = run(command(&folder).arg(format!("--time_trace={target}")));
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.starts_with("the time trace cannot be written to"), "{text}");
    }
    assert_eq!(fs::read_to_string(folder.join("unit.ii")).expect("the unit is there"), UNIT);
}

#[test]
fn what_is_no_trace_is_refused() {
    let folder = folder("refused");
    for (name, text) in
        [("empty.json", "{}"), ("broken.json", "{"), ("list.json", "{\"traceEvents\":[{\"ph\":\"X\"}]}")]
    {
        fs::write(folder.join(name), text).expect("a file can be written");
        let tool = Command::new(env!("CARGO_BIN_EXE_cudafe-tool"))
            .args(["trace", name])
            .current_dir(&folder)
            .output();
        let tool = tool.expect("the tool can be run");
        assert_eq!(tool.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&tool.stderr).contains(name));
    }
}

/// A unit whose tokens are made in several parts: templates and macros' pragmas at its beginning, and what is wrong
/// with their use at its end, with positions in both.
fn long_unit() -> String {
    let templates = "# 1 \"unit.cu\"\nnamespace first { inline namespace second { extern \"C++\" {\n\
        template<class T> struct Wrong { typename T::missing m; };\n\
        template<class T> int sized(T) { return sizeof(Wrong<T>); }\n\
        template<class T> constexpr int chosen(T t) { return t ? first::sized(t) : T(t).none; }\n\
        struct [[deprecated]] Old {};\n}} }\n";
    let many = (0..6_000).map(|n| {
        format!("namespace n{} {{ int f{n}(int a, int b = {n}) {{ return (a + b) * {n}; }} struct S{n} {{ int m[{n} + 1]; }}; }}\n", n % 7)
    });
    let end = "#pragma nv_diag_warning 177\nstatic void unused() {}\n# 7 \"other.h\" 1\n\
        int uses = first::sized('a');\nint other = first::chosen(1.5);\nfirst::Old old(1, 2);\n\
        #pragma nv_diag_suppress 177\nstatic void also_unused() {}\n";
    many.fold(templates.to_string(), |text, line| text + &line) + end
}

#[test]
fn tokens_made_at_once_and_in_parts_are_the_same() {
    let folder = folder("parts");
    let valid = long_unit().replace("int uses = first::sized('a');\nint other = first::chosen(1.5);\n", "");
    let valid = valid.replace("old(1, 2)", "old");
    for (unit, succeeds) in [(long_unit(), false), (valid, true)] {
        fs::write(folder.join("unit.ii"), unit).expect("the unit can be written");
        // Where time is traced, all tokens are made before the first is parsed.
        let [parts, whole] = [None, Some("--time_trace=trace.json")].map(|flag| {
            let _ = fs::remove_file(folder.join("int.c"));
            let output = command(&folder).args(flag).arg("unit.ii").output().expect("the program can be run");
            assert_eq!(output.status.success(), succeeds, "{}", String::from_utf8_lossy(&output.stderr));
            (String::from_utf8_lossy(&output.stderr).into_owned(), fs::read(folder.join("int.c")).ok())
        });
        assert!(parts.0.contains("\"unused\"") && !parts.0.contains("also_unused"), "{}", parts.0);
        assert_eq!(parts.0, whole.0);
        assert!(parts.1 == whole.1);
        assert_eq!(parts.1.is_some(), succeeds);
    }
}
