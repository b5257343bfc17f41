//! Cases: a `.cu` file whose first comment lines steer how it is translated.
//!
//! `// flags: ...` adds flags, `// drop: ...` leaves base flags out, and `// prelude: none` leaves out the small
//! CUDA prelude that is otherwise included first. Files `NAME.*` beside `NAME.cu` are there when it runs.

use crate::diff;
use crate::figure::{Figure, Findings, Verdict};
use crate::folder::entries;
use crate::outputs::Outputs;
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

pub struct Case {
    /// `topic/name`.
    pub name: String,
    path: PathBuf,
    flags: Vec<String>,
    dropped: Vec<String>,
    prelude: bool,
    /// Figures that are not compared.
    exempt: Vec<Figure>,
}

/// The rows of the list of deviations: case and figures.
pub fn deviations(tests: &Path) -> Vec<(String, Vec<String>)> {
    let text = fs::read_to_string(tests.join("deviations.tsv")).expect("the list of deviations is there");
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t'));
    let row = |mut row: std::str::Split<'_, char>| {
        let name = row.next().unwrap_or_default().to_string();
        (name, row.next().unwrap_or_default().split(',').map(String::from).collect())
    };
    rows.map(row).collect()
}

impl Case {
    /// All cases, by name.
    pub fn all(tests: &Path) -> Vec<Case> {
        let deviations = deviations(tests);
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

    fn read(path: &Path, deviations: &[(String, Vec<String>)]) -> Case {
        let topic = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let name = format!("{topic}/{}", path.file_stem().unwrap_or_default().to_string_lossy());
        let row = deviations.iter().find(|(of, _)| *of == name);
        let exempt =
            row.into_iter().flat_map(|(_, words)| words).filter_map(|word| Figure::of(word)).collect();
        let path = path.to_path_buf();
        let mut case = Case { name, path, flags: Vec::new(), dropped: Vec::new(), prelude: true, exempt };
        let text = String::from_utf8_lossy(&fs::read(&case.path).unwrap_or_default()).into_owned();
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

    /// Runs the case and compares each figure with what is expected.
    pub fn judge(&self, binary: &Path, tests: &Path, scratch: &Path) -> Findings {
        let ours = self.run(binary, scratch);
        let theirs = Outputs::read(&self.expected(tests));
        let mut findings = Findings::default();
        for figure in Figure::ALL {
            let (our_tokens, their_tokens) = (ours.tokens(figure), theirs.tokens(figure));
            let same = theirs.are_there() && our_tokens == their_tokens;
            let verdict = match same {
                _ if self.exempt.contains(&figure) => Verdict::Exempt,
                true => Verdict::Met,
                false if figure == Figure::Output => ours.share_of_display(&theirs),
                false => Verdict::Missed,
            };
            findings.verdicts.push((figure, verdict));
            if !same {
                findings.differences.push((figure, diff::unified(&their_tokens, &our_tokens)));
            }
        }
        findings.unknown = !theirs.are_there() && self.exempt.len() < Figure::ALL.len();
        findings
    }

    /// Runs the reference and stores what it gives as what is expected.
    pub fn take_over(&self, reference: &Path, tests: &Path, scratch: &Path) -> Result<(), String> {
        let outputs = self.run(reference, scratch);
        if outputs.are_of_a_crash() {
            return Err(format!("{}: the reference crashes: nothing is taken over", self.name));
        }
        outputs.store(&self.expected(tests));
        Ok(())
    }

    /// The folder of what is expected.
    fn expected(&self, tests: &Path) -> PathBuf {
        tests.join("expected").join(&self.name)
    }

    /// Puts the files of the case into the folder it runs in.
    fn provide(&self, work: &Path) {
        let stem = format!("{}.", self.path.file_stem().unwrap_or_default().to_string_lossy());
        let topic = self.path.parent().expect("a case lies in the folder of its topic");
        for path in entries(topic) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with(&stem) {
                fs::copy(&path, work.join(name)).expect("a file of a case can be copied");
            }
        }
        fs::copy(topic.with_file_name(PRELUDE), work.join(PRELUDE)).expect("the prelude can be copied");
    }

    /// Runs a program on the case, in a folder of its own.
    fn run(&self, binary: &Path, scratch: &Path) -> Outputs {
        let work = scratch.join(&self.name);
        fs::create_dir_all(&work).expect("the folder of a run can be made");
        self.provide(&work);
        let output = Command::new(binary)
            .args(self.arguments())
            .current_dir(&work)
            .stdin(Stdio::null())
            .output()
            .expect("the program can be started");
        let outputs = Outputs::of_run(&output, &work);
        let _ = fs::remove_dir_all(&work);
        outputs
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
