//! What a program gave for a case: from a run, or as it is stored under `tests/expected`.
//!
//! Displays of the intermediate language are kept in their canonical form and compressed (`zcat stdout.gz`).

use crate::figure::{Figure, Verdict};
use crate::{compare, display};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Output;

const STATUS: &str = "rc";
const MESSAGES: &str = "stderr";
const OUTPUT: &str = "stdout";
const DISPLAY: &str = "stdout.gz";
const HOST_FILE: &str = "int.c";
const MODULE_ID: &str = "module_id";

/// The status of a program that did not end by itself.
const CRASH: &[u8] = b"(signal)\n";

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outputs {
    status: Option<Vec<u8>>,
    messages: Vec<u8>,
    output: Vec<u8>,
    /// Whether the output is a display of the intermediate language, in its canonical form.
    is_display: bool,
    host_file: Option<Vec<u8>>,
    module_id: Option<Vec<u8>>,
}

impl Outputs {
    /// What a run in a folder gave; `/src` stands for the folder.
    pub fn of_run(output: &Output, work: &Path) -> Self {
        let clean = |bytes: &[u8]| compare::replace(bytes, work.to_string_lossy().as_bytes(), b"/src");
        let file = |name: &str| fs::read(work.join(name)).ok().map(|bytes| clean(&bytes));
        let status = output.status.code().map_or(CRASH.to_vec(), |code| format!("{code}\n").into_bytes());
        let text = String::from_utf8_lossy(&output.stdout);
        let display = display::canonical(&text).map(String::into_bytes);
        Self {
            status: Some(status),
            messages: clean(&output.stderr),
            is_display: display.is_some(),
            output: display.unwrap_or_else(|| clean(&output.stdout)),
            host_file: file(HOST_FILE),
            module_id: file(MODULE_ID),
        }
    }

    /// What is stored in a folder.
    pub fn read(folder: &Path) -> Self {
        let file = |name: &str| fs::read(folder.join(name)).ok();
        let display = file(DISPLAY).map(|bytes| {
            let mut text = Vec::new();
            GzDecoder::new(bytes.as_slice()).read_to_end(&mut text).expect("a stored display is whole");
            text
        });
        Self {
            status: file(STATUS),
            messages: file(MESSAGES).unwrap_or_default(),
            is_display: display.is_some(),
            output: display.or_else(|| file(OUTPUT)).unwrap_or_default(),
            host_file: file(HOST_FILE),
            module_id: file(MODULE_ID),
        }
    }

    /// Stores all of it in a folder where what lies there is not the same; an empty stream has no file.
    pub fn store(&self, folder: &Path) {
        let stored = Self::read(folder);
        if stored.are_there()
            && Figure::ALL.into_iter().all(|figure| stored.tokens(figure) == self.tokens(figure))
        {
            return;
        }
        fs::create_dir_all(folder).expect("the folder can be made");
        let stream = |is_one: bool, bytes: &Vec<u8>| (is_one && !bytes.is_empty()).then(|| bytes.clone());
        let compressed = |bytes: Vec<u8>| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&bytes).and_then(|()| encoder.finish()).expect("memory can be written")
        };
        let files = [
            (STATUS, self.status.clone()),
            (MESSAGES, stream(true, &self.messages)),
            (OUTPUT, stream(!self.is_display, &self.output)),
            (DISPLAY, stream(self.is_display, &self.output).map(compressed)),
            (HOST_FILE, self.host_file.clone()),
            (MODULE_ID, self.module_id.clone()),
        ];
        for (name, bytes) in files {
            let path = folder.join(name);
            match bytes {
                Some(bytes) => fs::write(&path, bytes).expect("a result can be written"),
                None if path.exists() => fs::remove_file(&path).expect("a result can be removed"),
                None => {}
            }
        }
    }

    /// Whether there are any: every run has a status.
    pub fn are_there(&self) -> bool {
        self.status.is_some()
    }

    pub fn are_of_a_crash(&self) -> bool {
        self.status.as_deref() == Some(CRASH)
    }

    /// What is compared of a figure, in pieces.
    pub fn tokens(&self, figure: Figure) -> Vec<Vec<u8>> {
        match figure {
            Figure::Status => compare::pieces(self.status.as_deref().unwrap_or_default()),
            Figure::Messages => compare::pieces(&self.messages),
            Figure::Output if self.is_display => compare::words(&self.output),
            Figure::Output => compare::pieces(&self.output),
            Figure::HostFile => compare::host_tokens(self.host_file.as_deref()),
            Figure::ModuleId => compare::id_token(self.module_id.as_deref()),
        }
    }

    /// How much of a display is as expected.
    pub fn share_of_display(&self, expected: &Self) -> Verdict {
        if !self.is_display || !expected.is_display {
            return Verdict::Missed;
        }
        let text = |outputs: &Self| String::from_utf8_lossy(&outputs.output).into_owned();
        let (all, common) = display::common_entries(&text(self), &text(expected));
        Verdict::Partly(common, all)
    }
}

#[test]
fn what_is_stored_is_read_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden_outputs");
    let text = |text: &str| text.as_bytes().to_vec();
    let status = Some(text("0\n"));
    let display =
        Outputs { status: status.clone(), output: text("entries"), is_display: true, ..Outputs::default() };
    let plain = Outputs { status, output: text("text"), module_id: Some(text("id")), ..Outputs::default() };
    for outputs in [&display, &plain, &display] {
        outputs.store(&folder);
        assert_eq!(Outputs::read(&folder), *outputs, "and nothing of what lay there before");
    }
    let _ = fs::remove_dir_all(&folder);
    assert!(!Outputs::read(&folder).are_there());
}
