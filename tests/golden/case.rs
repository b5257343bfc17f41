//! Cases: a `.cu` file whose first comment lines steer how it is translated.
//!
//! `// flags: ...` adds flags, `// drop: ...` leaves base flags out, and `// prelude: none` leaves out the small
//! CUDA prelude that is otherwise included first. Files `NAME.*` beside `NAME.cu` are there when it runs.

use crate::compare;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What nvcc passes on Linux; `@NAME` is the file's name and `@STEM` the name without suffix.
const BASE: &[(&str, &str)] = &[
    ("--c++17", ""),
    ("--static-host-stub", ""),
    ("--device-hidden-visibility", ""),
    ("--gnu_version=120200", ""),
    ("--display_error_number", ""),
    ("--orig_src_file_name", "@NAME"),
    ("--orig_src_path_name", "/src/@NAME"),
    ("--allow_managed", ""),
    ("--m64", ""),
    ("--parse_templates", ""),
    ("--gen_c_file_name", "int.c"),
    ("--stub_file_name", "@STEM.cudafe1.stub.c"),
    ("--gen_module_id_file", ""),
    ("--module_id_file_name", "module_id"),
];

/// Flags that replace the base standard instead of following it.
const STANDARDS: [&str; 10] =
    ["--c++98", "--c++03", "--c++11", "--c++14", "--c++17", "--c++20", "--c++23", "--c99", "--c11", "--c"];

const PRELUDE: &str = "cuda_mini.h";

/// One thing that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Status,
    Messages,
    Output,
    HostFile,
    ModuleId,
}

impl Figure {
    pub const ALL: [Figure; 5] =
        [Figure::Status, Figure::Messages, Figure::Output, Figure::HostFile, Figure::ModuleId];

    /// The word in the ratchet and in the list of deviations.
    pub fn word(self) -> &'static str {
        match self {
            Figure::Status => "rc",
            Figure::Messages => "diag",
            Figure::Output => "out",
            Figure::HostFile => "host",
            Figure::ModuleId => "id",
        }
    }

    /// The file of the expected value.
    fn file(self) -> &'static str {
        match self {
            Figure::Status => "rc",
            Figure::Messages => "stderr",
            Figure::Output => "stdout",
            Figure::HostFile => "int.c",
            Figure::ModuleId => "module_id",
        }
    }
}

pub struct Case {
    /// `topic/name`.
    pub name: String,
    path: PathBuf,
    flags: Vec<String>,
    dropped: Vec<String>,
    prelude: bool,
    /// Figures that are not compared.
    exempt: Vec<String>,
}

impl Case {
    /// All cases, by name.
    pub fn all(tests: &Path) -> Vec<Case> {
        let deviations = fs::read_to_string(tests.join("deviations.tsv")).unwrap_or_default();
        let mut cases = Vec::new();
        for topic in entries(&tests.join("cases")).into_iter().filter(|path| path.is_dir()) {
            for path in entries(&topic) {
                if path.extension().is_some_and(|suffix| suffix == "cu") {
                    cases.push(Case::read(&path, &deviations));
                }
            }
        }
        cases.sort_by(|a, b| a.name.cmp(&b.name));
        cases
    }

    pub fn topic(&self) -> &str {
        self.name.split('/').next().unwrap_or_default()
    }

    fn read(path: &Path, deviations: &str) -> Case {
        let topic = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let name = format!("{topic}/{}", path.file_stem().unwrap_or_default().to_string_lossy());
        let mut row = deviations.lines().map(|line| line.split('\t'));
        let exempt = row.find_map(|mut row| (row.next() == Some(&name)).then(|| row.next()).flatten());
        let mut exempt: Vec<String> = exempt.unwrap_or_default().split(',').map(String::from).collect();
        if name.starts_with("il/") {
            // The displays of the intermediate language are too large to be kept here.
            exempt.push(Figure::Output.word().into());
        }
        let mut case = Case {
            name,
            path: path.to_path_buf(),
            flags: Vec::new(),
            dropped: Vec::new(),
            prelude: true,
            exempt,
        };
        let text = String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
        for line in text.lines().map_while(|line| line.strip_prefix("//")) {
            let Some((key, value)) = line.split_once(':') else { continue };
            match key.trim() {
                "flags" => case.flags.extend(words(value)),
                "drop" => case.dropped.extend(words(value)),
                "prelude" => case.prelude = value.trim() == "mini",
                _ => {}
            }
        }
        case
    }

    /// The figures that the case meets; with `verbose`, what differs is printed.
    pub fn judge(&self, binary: &Path, tests: &Path, scratch: &Path, verbose: bool) -> Vec<Figure> {
        let work = scratch.join(&self.name);
        let expected = tests.join("expected").join(&self.name);
        fs::create_dir_all(&work).expect("the folder of a run can be made");
        self.provide(tests, &work);
        self.run(binary, &work);
        let clean = |bytes: Vec<u8>| compare::replace(&bytes, work.to_string_lossy().as_bytes(), b"/src");
        let met = |figure: Figure| {
            let ours = fs::read(work.join(figure.file())).ok().map(clean);
            let theirs = fs::read(expected.join(figure.file())).ok();
            let same = self.exempt.iter().any(|word| word == figure.word())
                || match figure {
                    Figure::HostFile => compare::same_tokens(ours.as_deref(), theirs.as_deref()),
                    Figure::ModuleId => compare::same_id(ours.as_deref(), theirs.as_deref()),
                    // An empty stream has no file of its own.
                    _ => ours.as_deref().unwrap_or_default() == theirs.as_deref().unwrap_or_default(),
                };
            if verbose && !same {
                let text = |bytes: Option<Vec<u8>>| {
                    bytes.map_or("(none)".into(), |bytes| String::from_utf8_lossy(&bytes).into_owned())
                };
                println!(
                    "{}: {}\n--- expected\n{}\n--- ours\n{}",
                    self.name,
                    figure.word(),
                    text(theirs),
                    text(ours)
                );
            }
            same
        };
        let figures = Figure::ALL.into_iter().filter(|figure| met(*figure)).collect();
        let _ = fs::remove_dir_all(&work);
        figures
    }

    /// Puts the files of the case into the folder it runs in.
    fn provide(&self, tests: &Path, work: &Path) {
        let stem = format!("{}.", self.path.file_stem().unwrap_or_default().to_string_lossy());
        for path in entries(self.path.parent().unwrap_or(tests)) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with(&stem) {
                fs::copy(&path, work.join(name)).expect("a file of a case can be copied");
            }
        }
        fs::copy(tests.join("cases").join(PRELUDE), work.join(PRELUDE)).expect("the prelude can be copied");
    }

    fn run(&self, binary: &Path, work: &Path) {
        let output = Command::new(binary)
            .args(self.arguments())
            .current_dir(work)
            .stdin(Stdio::null())
            .output()
            .expect("the program can be started");
        let status = output.status.code().map_or("(signal)".into(), |code| code.to_string());
        let files = [
            ("rc", format!("{status}\n").into_bytes()),
            ("stdout", output.stdout),
            ("stderr", output.stderr),
        ];
        for (name, bytes) in files {
            fs::write(work.join(name), bytes).expect("results can be written");
        }
    }

    fn arguments(&self) -> Vec<String> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let is_standard = |flag: &&String| STANDARDS.contains(&flag.as_str());
        let standard = self.flags.iter().rfind(is_standard).map_or("--c++17", String::as_str);
        let mut arguments = Vec::new();
        for (flag, value) in BASE {
            if self.dropped.iter().any(|dropped| dropped == flag.split('=').next().unwrap_or(flag)) {
                continue;
            }
            arguments.push(if *flag == "--c++17" { standard.into() } else { String::from(*flag) });
            if !value.is_empty() {
                arguments.push(value.replace("@NAME", &name).replace("@STEM", &stem));
            }
        }
        arguments.extend(self.flags.iter().filter(|flag| !is_standard(flag)).cloned());
        if self.prelude {
            arguments.extend(["--preinclude".into(), PRELUDE.into()]);
        }
        arguments.push(name.into_owned());
        arguments
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Splits words at blanks, except between quotes, as a shell does.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut started) = (Vec::new(), String::new(), None, false);
    for letter in text.chars() {
        match (quote, letter) {
            (Some(end), _) if letter == end => quote = None,
            (None, '"' | '\'') => (quote, started) = (Some(letter), true),
            (None, ' ' | '\t') => {
                if started {
                    words.push(std::mem::take(&mut word));
                }
                started = false;
            }
            _ => {
                word.push(letter);
                started = true;
            }
        }
    }
    if started {
        words.push(word);
    }
    words
}
