//! The table as a figure: a block for each unit, with a bar of time and one of memory for each program.

use crate::program::{OURS, REFERENCE, WARM};
use crate::table::{Row, Table};
use std::fmt::Write;

/// The places, in pixels.
const WIDTH: f64 = 780.0;
const NAMES: f64 = 150.0;
const BAR: f64 = 210.0;
/// Where the bars of time and of memory begin.
const COLUMNS: [f64; 2] = [NAMES, 480.0];
const LINE: f64 = 15.0;
const HEAD: f64 = 34.0;
const GAP: f64 = 24.0;

const STYLE: &str = "text{font:10px sans-serif;fill:#333}.t{font-weight:bold}.e{text-anchor:end}.p{fill:#fff}\
    .ours,.ours_warm{fill:#0b62c4}.reference{fill:#d9730d}.other{fill:#999}.s{opacity:.45}";

/// Draws all rows.
pub fn draw(table: &Table) -> String {
    let mut units: Vec<&str> = table.rows.iter().map(|row| row.unit.as_str()).collect();
    units.dedup();
    let height = HEAD + GAP * units.len() as f64 + LINE * table.rows.len() as f64;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\">\n\
         <style>{STYLE}</style>\n<rect class=\"p\" width=\"{WIDTH}\" height=\"{height}\"/>\n"
    );
    for (x, title) in COLUMNS.iter().zip(["seconds, of them pale the system's", "megabytes at most"]) {
        let _ = writeln!(text, "<text class=\"t\" x=\"{x}\" y=\"16\">{title}</text>");
    }
    let mut y = HEAD;
    for unit in units {
        let rows: Vec<&Row> = table.rows.iter().filter(|row| row.unit == unit).collect();
        let _ = writeln!(text, "<text class=\"t\" x=\"8\" y=\"{}\">{unit}</text>", y + 3.0);
        y += 8.0;
        let most = |value: fn(&Row) -> f64| rows.iter().map(|row| value(row)).fold(f64::EPSILON, f64::max);
        let (seconds, megabytes) = (most(|row| row.user + row.system), most(|row| row.megabytes));
        for row in &rows {
            line(&mut text, y, row, (seconds, megabytes));
            y += LINE;
        }
        y += GAP - 8.0;
    }
    text + "</svg>\n"
}

/// The bars of a program, on the scale of the longest ones of its unit.
fn line(text: &mut String, y: f64, row: &Row, (seconds, megabytes): (f64, f64)) {
    let (label, class) = match row.program.as_str() {
        OURS => ("this program", OURS),
        WARM => ("the same, warm cache", WARM),
        REFERENCE => ("reference", REFERENCE),
        other => (other, "other"),
    };
    let [time, memory] = COLUMNS;
    let base = y + 10.0;
    let _ = writeln!(text, "<text class=\"e\" x=\"{}\" y=\"{base}\">{label}</text>", NAMES - 6.0);
    let mut bar = |x: f64, length: f64, class: &str| {
        let _ = writeln!(
            text,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{}\" width=\"{length:.1}\" height=\"10\"/>",
            y + 1.0
        );
    };
    let (user, system) = (row.user / seconds * BAR, row.system / seconds * BAR);
    let whole = row.megabytes / megabytes * BAR;
    bar(time, user, class);
    bar(time + user, system, &format!("{class} s"));
    bar(memory, whole, class);
    let total = row.user + row.system;
    let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{base}\">{total:.2}</text>", time + user + system + 4.0);
    let _ =
        writeln!(text, "<text x=\"{:.1}\" y=\"{base}\">{:.0}</text>", memory + whole + 4.0, row.megabytes);
}
