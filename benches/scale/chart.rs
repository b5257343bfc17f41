//! The curves as a figure: a small one for each kind, on the same scales, so that slopes can be compared.

use crate::measure::{OURS, REFERENCE};
use crate::table::Table;
use std::fmt::Write;

const COLUMNS: usize = 9;
/// A figure with what stands around it, in pixels.
const WIDTH: f64 = 112.0;
const HEIGHT: f64 = 96.0;
/// What is inside of its axes.
const INNER: f64 = 100.0;
const TALL: f64 = 72.0;
/// What stands above all of them.
const TOP: f64 = 44.0;
const LEFT: f64 = 34.0;

/// The ends of the axes, as powers of ten.
const COUNTS: (i32, i32) = (3, 5);
const SECONDS: (i32, i32) = (-3, 2);

const STYLE: &str = "text{font:9px sans-serif;fill:#333}.t{font-weight:bold;font-size:8.5px}.e{text-anchor:end;fill:#777}\
    .g{stroke:#ddd;stroke-width:.5}.l{stroke:#bbb;stroke-dasharray:2 2}.o{stroke:#0b62c4;fill:none;stroke-width:1.6}\
    .r{stroke:#d9730d;fill:none;stroke-width:1.2}.o circle{fill:#0b62c4}.r circle{fill:#d9730d}rect{fill:#fff}";

/// Draws the curves of these kinds.
pub fn draw(table: &Table, kinds: &[&str]) -> String {
    let rows = kinds.len().div_ceil(COLUMNS);
    let (width, height) = (LEFT + WIDTH * COLUMNS as f64, TOP + HEIGHT * rows as f64 + 14.0);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\">\n\
         <style>{STYLE}</style>\n<rect width=\"{width}\" height=\"{height}\"/>\n"
    );
    head(&mut text);
    for (number, kind) in kinds.iter().enumerate() {
        let (column, row) = (number % COLUMNS, number / COLUMNS);
        let (x, y) = (LEFT + WIDTH * column as f64, TOP + HEIGHT * row as f64);
        let _ = writeln!(text, "<g transform=\"translate({x} {y})\">");
        axes(&mut text, column == 0, row + 1 == rows || number + COLUMNS >= kinds.len());
        panel(&mut text, table, kind);
        text += "</g>\n";
    }
    text + "</svg>\n"
}

/// What the colours and scales are.
fn head(text: &mut String) {
    *text += "<text x=\"34\" y=\"14\" class=\"t\">Seconds of processor time for units of 1,000 to 100,000 of one thing; both \
        scales are logarithmic.</text>\n\
        <g class=\"o\"><path d=\"M34 25h20\"/><circle cx=\"44\" cy=\"25\" r=\"1.8\"/></g><text x=\"58\" y=\"28\">this \
        program, with its growth exponent between 10,000 and 100,000</text>\n\
        <g class=\"r\"><path d=\"M410 25h20\"/><circle cx=\"420\" cy=\"25\" r=\"1.8\"/></g><text x=\"434\" y=\"28\">the \
        reference; × for more than a minute or no result</text>\n\
        <path class=\"l\" d=\"M690 25h20\"/><text x=\"714\" y=\"28\">growth in proportion</text>\n";
}

fn x_of(count: f64) -> f64 {
    (count.log10() - f64::from(COUNTS.0)) / f64::from(COUNTS.1 - COUNTS.0) * INNER
}

fn y_of(seconds: f64) -> f64 {
    let place = (seconds.log10() - f64::from(SECONDS.0)) / f64::from(SECONDS.1 - SECONDS.0);
    12.0 + TALL * (1.0 - place.clamp(0.0, 1.0))
}

/// The lines of the powers of ten, and the numbers beside them where the figure is at the edge.
fn axes(text: &mut String, at_left: bool, at_bottom: bool) {
    for power in SECONDS.0..=SECONDS.1 {
        let y = y_of(10_f64.powi(power));
        let _ = writeln!(text, "<path class=\"g\" d=\"M0 {y:.1}h{INNER}\"/>");
        if at_left {
            let seconds = 10_f64.powi(power);
            let _ = writeln!(text, "<text class=\"e\" x=\"-3\" y=\"{:.1}\">{seconds}</text>", y + 3.0);
        }
    }
    for power in COUNTS.0..=COUNTS.1 {
        let x = x_of(10_f64.powi(power));
        let _ = writeln!(text, "<path class=\"g\" d=\"M{x:.1} 12v{TALL}\"/>");
        if at_bottom {
            let (y, count) = (12.0 + TALL + 9.0, 10_u32.pow(power as u32) / 1000);
            let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{y}\" class=\"e\">{count}k</text>", x + 8.0);
        }
    }
    let (from, to) = (y_of(0.01), y_of(1.0));
    let _ = writeln!(text, "<path class=\"l\" d=\"M0 {from:.1}L{INNER} {to:.1}\"/>");
}

/// The curves of a kind.
fn panel(text: &mut String, table: &Table, kind: &str) {
    let _ = writeln!(text, "<text class=\"t\" x=\"0\" y=\"8\">{}</text>", kind.replace('_', " "));
    if let Some(exponent) = table.exponent(kind, OURS, 10_000, 100_000) {
        let _ = writeln!(text, "<text class=\"e\" x=\"{INNER}\" y=\"20\">{exponent:.2}</text>");
    }
    for (program, class) in [(REFERENCE, "r"), (OURS, "o")] {
        let curve = table.curve(kind, program);
        let points: Vec<(f64, f64)> = curve.iter().map(|(n, s)| (x_of(*n as f64), y_of(*s))).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = write!(text, "<g class=\"{class}\">");
        if !path.is_empty() {
            let _ = write!(text, "<path d=\"M{}\"/>", path.join("L"));
        }
        for (x, y) in &points {
            let _ = write!(text, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"1.6\"/>");
        }
        if let Some(count) = table.failed(kind, program) {
            let (x, y) = (x_of(count as f64), y_of(60.0));
            let _ = write!(text, "<path d=\"M{:.1} {:.1}l5 5m0 -5l-5 5\"/>", x - 2.5, y - 2.5);
        }
        text.push_str("</g>\n");
    }
}
