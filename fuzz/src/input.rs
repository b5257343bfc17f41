//! The inputs: from a seed to a text and the options that it is translated with.

use crate::folder::entries;
use crate::grammar::Grammar;
use crate::mutation::{mutate, splice};
use crate::random::Random;
use arbitrary::Unstructured;
use cudafexx::driver::FLAGS;
use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;

/// What an input is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// Bytes for the lexer.
    Lexer,
    /// Directives and macros.
    Preprocessor,
    /// A unit that a grammar makes.
    Unit,
    /// Pragmas in all places.
    Pragmas,
    /// A command line.
    Options,
    /// A case with random changes.
    Damaged,
    /// Two cases in one, with random changes.
    Spliced,
}

pub const KINDS: [(Kind, &str); 7] = [
    (Kind::Lexer, "lexer"),
    (Kind::Preprocessor, "preprocessor"),
    (Kind::Unit, "unit"),
    (Kind::Pragmas, "pragmas"),
    (Kind::Options, "options"),
    (Kind::Damaged, "damaged"),
    (Kind::Spliced, "spliced"),
];

/// How many of twenty inputs are of which kind.
const SHARES: [(Kind, usize); 7] = [
    (Kind::Lexer, 1),
    (Kind::Preprocessor, 2),
    (Kind::Unit, 8),
    (Kind::Pragmas, 1),
    (Kind::Options, 1),
    (Kind::Damaged, 4),
    (Kind::Spliced, 3),
];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = KINDS.iter().find(|(kind, _)| kind == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = KINDS.iter().find(|(_, name)| *name == text);
        found.map(|(kind, _)| *kind).ok_or_else(|| format!("no kind of input is called {text}"))
    }
}

/// A text and the words of the command line before its name.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Input {
    pub kind: Kind,
    pub text: Vec<u8>,
    pub flags: Vec<String>,
}

/// What the inputs are made of.
pub struct Material {
    cases: Vec<Case>,
    unit: Grammar,
    preprocessor: Grammar,
    pragmas: Grammar,
}

struct Case {
    text: Vec<u8>,
    flags: Vec<String>,
}

/// The declarations that cases may need in front of them.
const PRELUDE: &str = "cuda_mini.h";
/// What a case says that needs none.
const NO_PRELUDE: &str = "// prelude: none";
const STANDARDS: [&str; 8] =
    ["--c++03", "--c++11", "--c++14", "--c++17", "--c++17", "--c++20", "--c++20", "--c++23"];
const MODES: [&str; 8] = [
    "--extended-lambda",
    "--relaxed_constexpr",
    "--device-c",
    "--static-host-stub",
    "--remarks",
    "--il_display",
    "--wrap_diagnostics",
    "--error_limit=10000",
];
/// What values of flags and words of command lines are taken from.
const VALUES: [&str; 16] = [
    "",
    "0",
    "1",
    "100",
    "120200",
    "99999999999999999999",
    "-1",
    "x",
    "a=b",
    "177",
    "UTF-8",
    "sarif",
    ".",
    "nodir/file",
    "177,550",
    "\u{e9}",
];

impl Material {
    /// Reads the grammars and the cases of the repository whose folder is `root`.
    pub fn new(root: &Path) -> Self {
        Self {
            cases: cases(&root.join("tests/cases")),
            unit: Grammar::new(include_str!("../grammar/unit.toml")),
            preprocessor: Grammar::new(include_str!("../grammar/preprocessor.toml")),
            pragmas: Grammar::new(include_str!("../grammar/pragmas.toml")),
        }
    }

    /// The input of a seed, of the kind that is asked for or of any.
    pub fn input(&self, seed: u64, kind: Option<Kind>) -> Input {
        let mut random = Random::new(seed);
        let mut place = random.below(SHARES.iter().map(|(_, share)| share).sum());
        let drawn = SHARES.iter().find(|(_, share)| {
            let found = place < *share;
            place = place.saturating_sub(*share);
            found
        });
        let kind = kind.or(drawn.map(|(kind, _)| *kind)).unwrap_or(Kind::Unit);
        let length = 400 + random.below(4_000);
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        let depth = 3 + random.below(12);
        let mut choices = Unstructured::new(&bytes);
        let mut flags = Vec::new();
        let text = match kind {
            Kind::Lexer => self.scraps(&mut random),
            Kind::Unit => self.unit.text(&mut choices, depth).into_bytes(),
            Kind::Preprocessor => {
                flags.extend((random.below(2) == 0).then(|| "-E".to_string()));
                self.preprocessor.text(&mut choices, depth).into_bytes()
            }
            Kind::Pragmas => self.pragmas.text(&mut choices, depth).into_bytes(),
            Kind::Options => {
                flags = command_line(&mut choices);
                b"int x = y;\n".to_vec()
            }
            Kind::Damaged | Kind::Spliced if self.cases.is_empty() => Vec::new(),
            Kind::Damaged => {
                let case = &self.cases[random.below(self.cases.len())];
                flags.clone_from(&case.flags);
                mutate(&case.text, &mut random)
            }
            Kind::Spliced => {
                let one = &self.cases[random.below(self.cases.len())];
                let other = &self.cases[random.below(self.cases.len())];
                flags.clone_from(&one.flags);
                let text = splice(&one.text, &other.text, &mut random);
                mutate(&text, &mut random)
            }
        };
        if flags.is_empty() {
            flags.push(STANDARDS[random.below(STANDARDS.len())].to_string());
        }
        if kind != Kind::Options {
            let modes = MODES.iter().filter(|_| random.below(8) == 0).map(ToString::to_string);
            let modes: Vec<_> = modes.filter(|mode| !flags.contains(mode)).collect();
            flags.extend(modes);
        }
        Input { kind, text, flags }
    }

    /// A unit whose choices are the bytes.
    pub fn unit(&self, bytes: &[u8]) -> String {
        self.unit.text(&mut Unstructured::new(bytes), 10)
    }

    /// A text of pragmas whose choices are the bytes.
    pub fn pragmas(&self, bytes: &[u8]) -> String {
        self.pragmas.text(&mut Unstructured::new(bytes), 8)
    }

    /// A text for the preprocessor whose choices are the bytes.
    pub fn preprocessor(&self, bytes: &[u8]) -> String {
        self.preprocessor.text(&mut Unstructured::new(bytes), 8)
    }

    /// Pieces of the cases, and bytes of any kind, one after the other.
    fn scraps(&self, random: &mut Random) -> Vec<u8> {
        let mut text = Vec::new();
        for _ in 0..=random.below(20) {
            let case = self.cases.get(random.below(self.cases.len()));
            let bytes = case.map_or(&[][..], |case| &case.text);
            let start = random.below(bytes.len());
            let end = bytes.len().min(start + random.below(60));
            text.extend_from_slice(&bytes[start..end]);
            for _ in 0..random.below(4) {
                text.push(random.below(256) as u8);
            }
            let marks = [
                "\"", "'", "R\"(", "/*", "//", "\\\n", "\\u", "\\x", "0x", "'1", ".e", "#", "??/", "\0",
                "L'", "%:",
            ];
            text.extend(marks[random.below(marks.len())].bytes());
        }
        text
    }
}

/// Words of a command line.
pub fn command_line(choices: &mut Unstructured<'_>) -> Vec<String> {
    let mut words = Vec::new();
    let mut below = |end: usize| choices.choose_index(end).unwrap_or(0);
    for _ in 0..below(7) {
        let flag = &FLAGS[below(FLAGS.len())];
        let mut name = flag.name.to_string();
        if below(12) == 1 {
            name.truncate(below(name.len() + 1));
        }
        let value = VALUES[below(VALUES.len())];
        match below(8) {
            1 => words.push(format!("-{name}")),
            2 => words.extend([format!("--{name}"), value.to_string()]),
            3 => words.push(value.to_string()),
            _ if flag.takes_value => words.push(format!("--{name}={value}")),
            _ => words.push(format!("--{name}")),
        }
    }
    words
}

/// The cases under a folder, each with the declarations that it needs in front.
fn cases(folder: &Path) -> Vec<Case> {
    let prelude = fs::read(folder.join(PRELUDE)).unwrap_or_default();
    let mut cases = Vec::new();
    for topic in entries(folder) {
        for path in entries(&topic).iter().filter(|path| path.extension().is_some_and(|end| end == "cu")) {
            let text = fs::read(path).unwrap_or_default();
            let head = String::from_utf8_lossy(&text).into_owned();
            let before: &[u8] = if head.contains(NO_PRELUDE) { b"" } else { &prelude };
            cases.push(Case { flags: flags(&head), text: [before, &text].concat() });
        }
    }
    cases
}

/// The flags that the first lines of a case ask for; C++17 unless they say otherwise.
pub fn flags(text: &str) -> Vec<String> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//"));
    let values = lines.filter_map(|line| line.trim_start().strip_prefix("flags:"));
    // Flags whose values are quoted or are paths play no part here.
    let words = values.flat_map(str::split_whitespace).filter(|word| !word.contains(['"', '\'', '/']));
    let mut flags: Vec<String> = std::iter::once("--c++17").chain(words).map(String::from).collect();
    // Nor do those that name a file: what is written there would look like one that was left behind.
    while let Some(at) = flags.iter().position(|word| word.contains('.') && !word.starts_with('-')) {
        flags.drain(at.saturating_sub(1)..=at);
    }
    flags
}

#[test]
fn a_seed_gives_one_input() {
    let material = Material::new(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    assert!(!material.cases.is_empty(), "there are cases");
    for (kind, _) in KINDS {
        assert_eq!(material.input(7, Some(kind)), material.input(7, Some(kind)), "{kind}");
    }
    assert_ne!(material.input(7, None), material.input(8, None));
}
