//! The program beside the reference: what one takes and the other refuses, and what takes much longer.

use crate::input::{Input, Kind, Material};
use crate::program::{Ended, Program, keep};
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How much longer than the reference is too long, and below which time that is no matter.
const FACTOR: u32 = 2;
const SHORT: Duration = Duration::from_millis(300);

/// How the two runs differ; `None` where they agree.
fn difference(ours: &Ended, reference: &Ended) -> Option<&'static str> {
    // What the reference crashes or hangs on says nothing.
    if reference.defect.is_some() || !matches!(reference.status, Some(0 | 2)) {
        return None;
    }
    match (ours.accepted(), reference.accepted()) {
        (true, false) => Some("taken"),
        (false, true) => Some("refused"),
        _ if ours.time > SHORT && ours.time > reference.time * FACTOR => Some("slow"),
        _ => None,
    }
}

/// Compares the two over seeds; the inputs that differ are kept, and counted by how.
pub fn compare(
    material: &Material,
    seeds: Range<u64>,
    kind: Option<Kind>,
    programs: [PathBuf; 2],
    work: &Path,
    findings: &Path,
) -> io::Result<BTreeMap<&'static str, u64>> {
    let mut counts = BTreeMap::new();
    let [ours, reference] = programs.map(|path| Program { path, folder: work.join("compare") });
    for seed in seeds {
        let input: Input = material.input(seed, kind);
        if matches!(input.kind, Kind::Options | Kind::Lexer) {
            continue;
        }
        let (one, other) = (ours.run(&input)?, reference.run(&input)?);
        let word = difference(&one, &other);
        *counts.entry(word.unwrap_or("same")).or_insert(0) += 1;
        if let Some(word) = word {
            let path = keep(findings, &format!("{word}_{}_seed_{seed}", input.kind), &input)?;
            let error = |ended: &Ended| {
                let line = ended.messages.lines().find(|line| line.contains("error"));
                line.unwrap_or_default().to_string()
            };
            println!(
                "{word}: {}\n    ours: {}\n    reference: {}",
                path.display(),
                error(&one),
                error(&other)
            );
        }
    }
    Ok(counts)
}
