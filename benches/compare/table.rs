//! What was measured, as a table.

use crate::program::REFERENCE;
use std::fmt::Write;

/// Medians of the runs of a program on a unit.
pub struct Row {
    pub unit: String,
    pub program: String,
    pub runs: usize,
    /// Seconds of processor time.
    pub user: f64,
    pub system: f64,
    /// The peak of memory.
    pub megabytes: f64,
}

/// The rows, by unit and then by program.
#[derive(Default)]
pub struct Table {
    pub rows: Vec<Row>,
}

impl Table {
    /// What stands above the lines that are printed.
    pub const HEADING: &str = "unit         program       user  system      MB   user/ref  MB/ref";

    /// The table as it is kept.
    pub fn text(&self) -> String {
        let mut text = String::from("unit,program,runs,user,system,megabytes\n");
        for Row { unit, program, runs, user, system, megabytes } in &self.rows {
            let _ = writeln!(text, "{unit},{program},{runs},{user:.4},{system:.4},{megabytes:.1}");
        }
        text
    }

    /// The row of the reference for a unit.
    pub fn reference(&self, unit: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.unit == unit && row.program == REFERENCE)
    }

    /// The lines of a unit, with the ratios to the reference's.
    pub fn lines(&self, unit: &str) -> String {
        let mut text = String::new();
        for row in self.rows.iter().filter(|row| row.unit == unit) {
            let Row { program, user, system, megabytes, .. } = row;
            let _ = write!(text, "{unit:12} {program:11} {user:6.3} {system:7.3} {megabytes:7.1}");
            let _ = match self.reference(unit) {
                Some(reference) => {
                    let (time, memory) = (user / reference.user, megabytes / reference.megabytes);
                    writeln!(text, "   {time:8.3} {memory:7.3}")
                }
                None => writeln!(text),
            };
        }
        text
    }
}

/// The median of some values; 0 where there are none.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => 0.0,
        count if count % 2 == 1 => values[count / 2],
        count => (values[count / 2 - 1] + values[count / 2]) / 2.0,
    }
}
