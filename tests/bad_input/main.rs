//! Runs the drop-in over damaged and over deeply nested inputs.
//!
//! Whatever an input is, a run ends by itself within ten seconds (with optimization), with an exit status of its own and no
//! internal error, and leaves no output file behind after errors.
//!
//! The damaged inputs are the conformance cases and an example with random changes. `MUTATIONS` says how many
//! there are, `SEED` with which one they begin, and `TOPICS=lambda,exec` whose cases are damaged; an input that fails is
//! kept, and its path printed. Many more, of more
//! kinds, come from the harness in `fuzz/`; what that finds is kept in `found/`.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;
#[allow(dead_code, reason = "the harness uses more of it")]
#[path = "../../fuzz/src/mutation.rs"]
mod mutation;
#[path = "../inputs/options.rs"]
mod options;
#[path = "../inputs/random.rs"]
mod random;

use folder::entries;
use mutation::mutate;
use options::FLAGS;
use random::Random;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long a run may take: without optimization, longer.
const LIMIT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 10 });
/// How much memory a run may have, in KiB of addresses; the stack's are reserved from the start.
const MEMORY: &str = "6000000";
/// How many damaged inputs are tried unless `MUTATIONS` says otherwise.
const MUTATIONS: u64 = 200;
/// What the message about a defect of the program says; that the reference calls some errors internal is another matter.
const INTERNAL: &str = "please report it with the input that shows it";
/// Nesting of the deeply nested inputs.
const DEPTH: usize = 10_000;

/// A file whose text is damaged, and the flags it is translated with.
struct Source {
    name: String,
    text: Vec<u8>,
    flags: Vec<String>,
}

#[test]
fn damaged_input_is_survived() {
    let sources = sources();
    assert!(!sources.is_empty(), "there are cases");
    let number = |name: &str, default| {
        std::env::var(name).map_or(default, |text| text.parse().expect("the variable holds a number"))
    };
    let first = number("SEED", 1);
    let end = first + number("MUTATIONS", MUTATIONS);
    let (next, failures) = (AtomicU64::new(first), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        break;
                    }
                    let mut random = Random::new(seed);
                    let source = &sources[random.below(sources.len())];
                    let text = mutate(&source.text, &mut random);
                    if let Err(reason) = survives(&format!("mutation_{seed}"), &text, &source.flags) {
                        let failure = format!("seed {seed} of {}: {reason}", source.name);
                        failures.lock().expect("no run panics").push(failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no run panics");
    assert!(failures.is_empty(), "{} inputs failed:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn deep_nesting_is_survived() {
    let around = |before: &str, open: &str, middle: &str, close: &str, after: &str| {
        format!("{before}{}{middle}{}{after}", open.repeat(DEPTH), close.repeat(DEPTH))
    };
    let inputs = [
        ("parentheses", around("int a = ", "(", "1", ")", ";")),
        ("braces", around("void f() ", "{", "", "}", "")),
        ("braced_lists", around("int a = ", "{", "1", "}", ";")),
        ("ifs", around("void f(int a) { ", "if (a) ", ";", "", "}")),
        ("elses", around("void f(int a) { ", "if (a) ; else ", ";", "", "}")),
        ("loops", around("void f() { ", "for (;;) ", ";", "", "}")),
        ("whiles", around("void f() { ", "do { ", "", "} while (0);", "}")),
        ("declarators", around("int ", "(", "a", ")", ";")),
        ("pointers", around("int ", "*", "a", "", ";")),
        ("functions", around("int ", "(*", "a", ")()", ";")),
        ("arrays", around("int a", "[1]", "", "", ";")),
        ("parameters", around("void f(", "int (", "", ")", ");")),
        ("templates", around("template <class> struct A; ", "A<", "int", ">", " *a;")),
        ("template_headers", around("", "template <class> ", "struct A;", "", "")),
        ("template_parameters", around("", "template <", "class", "> class", " A;")),
        ("operators", around("int f(int a) { return ", "a + ", "a", "", "; }")),
        ("prefix_operators", around("int f(int a) { return ", "- ", "a", "", "; }")),
        ("assignments", around("int f(int a) { return ", "a = ", "a", "", "; }")),
        ("conditions", around("int f(int a) { return ", "a ? a : ", "a", "", "; }")),
        ("middle_conditions", around("int f(int a) { return ", "a ? ", "a", " : a", "; }")),
        ("calls", around("int f(int); int a = ", "f(", "1", ")", ";")),
        ("subscripts", around("int f(int *a) { return ", "a[", "0", "]", "; }")),
        ("casts", around("int a = ", "(int)", "1", "", ";")),
        ("members", around("struct A { A *b; }; void f(A *a) { a", "->b", "", "", "; }")),
        ("namespaces", around("", "namespace n {", "", "}", "")),
        ("classes", around("", "struct A {", "", "};", "")),
        ("linkages", around("", "extern \"C\" {", "", "}", "")),
        ("lambdas", around("void f() { ", "[] {", "", "};", "}")),
        ("decltypes", around("", "decltype(", "1", ")", " a;")),
        ("unclosed_parentheses", around("int a = ", "(", "", "", "")),
        ("unclosed_braces", around("void f() ", "{", "", "", "")),
        ("unclosed_templates", around("template <class> struct A; ", "A<", "", "", "")),
        ("unclosed_brackets", around("int a", "[", "", "", "")),
        ("conditionals", around("", "#if 1\n", "", "#endif\n", "")),
        ("attributes", around("", "__attribute__((", "", "))", "int a;")),
        (
            "instances",
            format!(
                "template <int n> struct A {{ static const int v = A<n - 1>::v; }}; template <> struct A<0> {{ static const int v = 0; }}; int a = A<{DEPTH}>::v;"
            ),
        ),
        ("endless_instances", "template <class T> struct A { A<A<T>> a; }; A<int> a;".to_string()),
        (
            "recursion",
            format!("constexpr int f(int n) {{ return n ? f(n - 1) : 0; }} constexpr int a = f({DEPTH});"),
        ),
        (
            "endless_recursion",
            "constexpr int f(int n) { return f(n + 1); } constexpr int a = f(0);".to_string(),
        ),
        ("endless_loop", "constexpr int f() { for (;;) ; return 1; } constexpr int a = f();".to_string()),
        (
            "endless_deduction",
            "template <class T> auto f(T *t) { return f(&t); } int *p; auto a = f(p);".to_string(),
        ),
    ];
    let run = |(name, text): &(&str, String)| survives(name, text.as_bytes(), &["--c++17".into()]);
    let failures: Vec<String> = inputs
        .iter()
        .filter_map(|input| run(input).err().map(|reason| format!("{}: {reason}", input.0)))
        .collect();
    assert!(failures.is_empty(), "{} inputs failed:\n{}", failures.len(), failures.join("\n"));
}

/// What the harness found, made small by it.
#[test]
fn what_was_found_is_survived() {
    let found = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_input/found"));
    assert!(!found.is_empty(), "there are cases");
    let run = |path: &PathBuf| {
        let text = fs::read(path).expect("a case can be read");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        survives(&name, &text, &flags(&String::from_utf8_lossy(&text))).err()
    };
    let failures: Vec<String> = found.iter().filter_map(run).collect();
    assert!(failures.is_empty(), "{} inputs failed:\n{}", failures.len(), failures.join("\n"));
}

/// The texts to damage, each with the declarations that it needs in front.
fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read(path).expect("a file of the repository can be read");
    let mut sources = Vec::new();
    let mut add = |path: &Path, prelude: &[u8]| {
        let text = read(path);
        sources.push(Source {
            name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            flags: flags(&String::from_utf8_lossy(&text)),
            text: [prelude, &text].concat(),
        });
    };
    let cases = root.join("tests/cases");
    let prelude = read(&cases.join("cuda_mini.h"));
    let topics = std::env::var("TOPICS").ok();
    let wanted = |path: &&PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        path.is_dir() && topics.as_ref().is_none_or(|list| list.split(',').any(|topic| *topic == *name))
    };
    for topic in entries(&cases).iter().filter(wanted) {
        for path in entries(topic).iter().filter(|path| path.extension().is_some_and(|suffix| suffix == "cu"))
        {
            let own = fs::read_to_string(path).is_ok_and(|text| text.contains("// prelude: none"));
            add(path, if own { b"" } else { &prelude });
        }
    }
    let runtime = read(&root.join("examples/mini_runtime.h"));
    add(&root.join("examples/saxpy.cu"), &runtime);
    sources
}

/// The flags that the first lines of a case ask for; C++17 unless they say otherwise.
fn flags(text: &str) -> Vec<String> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//"));
    let values = lines.filter_map(|line| line.trim_start().strip_prefix("flags:"));
    // Flags whose values are quoted or are paths play no part here.
    let words = values.flat_map(str::split_whitespace).filter(|word| !word.contains(['"', '\'', '/']));
    std::iter::once("--c++17").chain(words).map(String::from).collect()
}

/// Translates a text; fails with what went wrong in a way that no input may cause.
fn survives(name: &str, text: &[u8], flags: &[String]) -> Result<(), String> {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad_input").join(name);
    let _ = fs::remove_dir_all(&work);
    fs::create_dir_all(&work).expect("the folder of a run can be made");
    fs::write(work.join("x.cu"), text).expect("the input can be written");
    let result = translate(&work, flags);
    match &result {
        Ok(()) => drop(fs::remove_dir_all(&work)),
        Err(_) => fs::write(work.join("flags"), flags.join(" ")).expect("the flags can be written"),
    }
    result.map_err(|reason| format!("{reason}\n    {}", work.join("x.cu").display()))
}

fn translate(work: &Path, flags: &[String]) -> Result<(), String> {
    let messages = work.join("messages");
    let stderr = fs::File::create(&messages).expect("the file for messages can be made");
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v \"$1\"; shift; exec \"$@\"", "sh", MEMORY, env!("CARGO_BIN_EXE_cudafexx")])
        .args(FLAGS)
        .args(flags)
        .arg("x.cu")
        .current_dir(work)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(stderr)
        .spawn()
        .expect("the program can be started");
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("a child can be waited for") {
            Some(status) => break status,
            None if start.elapsed() > LIMIT => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it takes more than {} seconds", LIMIT.as_secs()));
            }
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    };
    let messages = String::from_utf8_lossy(&fs::read(messages).unwrap_or_default()).into_owned();
    let line = messages.lines().find(|line| line.contains(INTERNAL));
    match (status.code(), line) {
        (None, _) => {
            return Err(format!("it ends by {status}: {}", messages.lines().last().unwrap_or_default()));
        }
        (_, Some(line)) => return Err(line.to_string()),
        (Some(0), _) => return Ok(()),
        _ => {}
    }
    let left = ["int.c", "module_id"].into_iter().find(|file| work.join(file).exists());
    left.map_or(Ok(()), |file| Err(format!("it leaves {file} behind after errors")))
}
