//! What was measured, kept as a table from which it can be drawn again.

use crate::measure::{self, Run};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// The head of the file.
const HEAD: &str = "kind,program,count,seconds,megabytes,status";

/// The row of a unit of nothing, whose count is 0.
pub const NOTHING: &str = "nothing";

/// The runs by kind, program and count.
#[derive(Default)]
pub struct Table {
    runs: BTreeMap<(String, String, usize), Run>,
}

impl Table {
    /// The table in a file; an empty one where there is none.
    pub fn read(path: &Path) -> io::Result<Self> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let rows = text.lines().skip(1).map(|line| row(line).ok_or(io::ErrorKind::InvalidData.into()));
        Ok(Self { runs: rows.collect::<io::Result<_>>()? })
    }

    /// Writes the table to a file.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut text = format!("{HEAD}\n");
        for ((kind, program, count), run) in &self.runs {
            let cell = |value: Option<f64>, places| value.map_or(String::new(), |v| format!("{v:.places$}"));
            let status = run.status.map_or(String::new(), |status| status.to_string());
            let (seconds, megabytes) = (cell(run.seconds, 4), cell(run.megabytes, 0));
            text += &format!("{kind},{program},{count},{seconds},{megabytes},{status}\n");
        }
        fs::write(path, text)
    }

    /// Puts a run in the place of an earlier one of the same.
    pub fn set(&mut self, kind: &str, program: &str, count: usize, run: Run) {
        self.runs.insert((kind.into(), program.into(), count), run);
    }

    /// The run of a program with so many of a kind.
    pub fn run(&self, kind: &str, program: &str, count: usize) -> Option<&Run> {
        self.runs.get(&(kind.into(), program.into(), count))
    }

    /// The counts with which a program was run on a kind, and the seconds that it took, where it gave a result.
    pub fn curve(&self, kind: &str, program: &str) -> Vec<(usize, f64)> {
        let (from, to) = ((kind.into(), program.into(), 1), (kind.into(), program.into(), usize::MAX));
        let taken = self.runs.range(from..=to).filter(|(_, run)| run.status == Some(0));
        taken.filter_map(|((.., count), run)| Some((*count, run.seconds?))).collect()
    }

    /// The first count for which a program gave no result.
    pub fn failed(&self, kind: &str, program: &str) -> Option<usize> {
        let (from, to) = ((kind.into(), program.into(), 1), (kind.into(), program.into(), usize::MAX));
        self.runs.range(from..=to).find(|(_, run)| run.status != Some(0)).map(|((.., count), _)| *count)
    }

    /// How time grows between two counts, as the exponent of a power, without what a unit of nothing takes.
    pub fn exponent(&self, kind: &str, program: &str, few: usize, many: usize) -> Option<f64> {
        let nothing = self.run(NOTHING, program, 0).and_then(|run| run.seconds).unwrap_or(0.0);
        let seconds = |count| {
            let run = self.run(kind, program, count).filter(|run| run.status == Some(0))?;
            Some((run.seconds? - nothing).max(measure::LEAST))
        };
        Some((seconds(many)? / seconds(few)?).ln() / (many as f64 / few as f64).ln())
    }
}

fn row(line: &str) -> Option<((String, String, usize), Run)> {
    let cells: Vec<&str> = line.split(',').collect();
    let [kind, program, count, seconds, megabytes, status] = *cells else { return None };
    let run =
        Run { seconds: seconds.parse().ok(), megabytes: megabytes.parse().ok(), status: status.parse().ok() };
    Some(((kind.into(), program.into(), count.parse().ok()?), run))
}
