//! Random command lines: whatever is asked for, a run ends by itself with an exit status of its own and no
//! internal error.
//!
//! `COMMAND_LINES` says how many there are, and `SEED` with which one they begin.

#[path = "../inputs/random.rs"]
mod random;

use cudafexx::driver::FLAGS;
use random::Random;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long a run may take.
const LIMIT: Duration = Duration::from_secs(10);
/// How many command lines are tried unless `COMMAND_LINES` says otherwise.
const COMMAND_LINES: u64 = 200;
/// The exit statuses of the program.
const STATUSES: [i32; 4] = [0, 1, 2, 4];

const VALUES: [&str; 24] = [
    "",
    "0",
    "1",
    "4",
    "7",
    "100",
    "120200",
    "99999999999999999999",
    "-1",
    "x",
    "a=b",
    "177",
    "unknown_tag",
    "177,550",
    "UTF-8",
    "none",
    "used",
    "text",
    "sarif",
    ".",
    "nodir/file",
    "file",
    "coroutines",
    "\u{e9}",
];

/// Whether something happens that does so in that many cases of a hundred.
fn chance(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

/// One of a list.
fn one_of<T: Copy>(random: &mut Random, list: &[T]) -> T {
    list[random.below(list.len())]
}

/// A name of a flag, perhaps with a defect.
fn name(random: &mut Random) -> (String, bool) {
    let flag = &FLAGS[random.below(FLAGS.len())];
    let mut name = flag.name.to_string();
    if chance(random, 8) {
        name.truncate(random.below(name.len() + 1));
    }
    if chance(random, 8) && !name.is_empty() {
        let at = random.below(name.len());
        let letter = one_of(random, &['a', '_', '-', '+', '=', '0']);
        name.replace_range(at..at + 1, &letter.to_string());
    }
    (name, flag.takes_value)
}

fn command_line(random: &mut Random) -> Vec<String> {
    let mut words = Vec::new();
    for _ in 0..random.below(7) {
        let (name, takes_value) = name(random);
        let value = one_of(random, &VALUES);
        match random.below(10) {
            0 => words.push(format!("-{name}")),
            1 => words.extend([format!("--{name}"), value.to_string()]),
            2 => words.push(format!("--{name}={value}")),
            3 => words.push(value.to_string()),
            _ if takes_value => words.push(format!("--{name}={value}")),
            _ => words.push(format!("--{name}")),
        }
    }
    if chance(random, 70) {
        words.push("--stub_file_name=stub.c".into());
    }
    if chance(random, 90) {
        words.push("source.cu".into());
    }
    words
}

/// Runs a command line; what is wrong with the run, if anything is.
fn defect(words: &[String], work: &Path) -> Option<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args(words)
        .current_dir(work)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut messages = child.stderr.take().expect("the stream was asked for");
    let reader = std::thread::spawn(move || {
        let mut text = Vec::new();
        let _ = std::io::Read::read_to_end(&mut messages, &mut text);
        text
    });
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("the program can be waited for") {
            Some(status) => break status,
            None if start.elapsed() > LIMIT => {
                let _ = child.kill();
                return Some("runs on and on".into());
            }
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    };
    let messages = String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned();
    if messages.to_lowercase().contains("internal error") {
        return Some(messages);
    }
    (!status.code().is_some_and(|code| STATUSES.contains(&code))).then(|| format!("ends with {status}"))
}

#[test]
fn random_command_lines_are_survived() {
    let number = |name: &str, default| {
        std::env::var(name).map_or(default, |text| text.parse().expect("the variable holds a number"))
    };
    let first: u64 = number("SEED", 1);
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("command_lines");
    for seed in first..first + number("COMMAND_LINES", COMMAND_LINES) {
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(&work).expect("a folder can be made");
        fs::write(work.join("source.cu"), "int f(int a) { return a + 1; }\n")
            .expect("the source can be written");
        let mut random = Random::new(seed);
        random.below(2);
        let words = command_line(&mut random);
        if let Some(defect) = defect(&words, &work) {
            panic!("seed {seed}: {words:?}: {defect}");
        }
    }
}
