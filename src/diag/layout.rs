//! Messages as lines of text.
//!
//! A message is its place, its severity and number, and its text; then its lines, the source line with a
//! caret, the notes, the contexts, and a blank line.

use super::colour::{Colours, Role};
use super::phrase::phrases;
use super::render::Rendering;
use super::report::{Diagnostic, Settings, Shown};
use super::severity::Severity;
use super::source_position::{Place, Positions};
use crate::tables::limits;

/// The last column of a wrapped line.
const WIDTH: usize = 79;
/// Blanks before the source line and the caret.
const ECHO_INDENT: &str = "  ";
/// Blanks before the first line of contexts.
const CONTEXT_INDENT: usize = 10;
/// Blanks before the lines of lists.
const LIST_INDENT: usize = 12;
/// By how much the rest of a wrapped line is indented more than its beginning.
const WRAP_INDENT: usize = 10;

/// Appends a report to `out`.
pub(super) fn write(
    out: &mut Vec<u8>,
    diagnostic: &Diagnostic,
    shown: Shown,
    settings: &Settings,
    positions: &dyn Positions,
) {
    write_one(out, diagnostic, shown, settings, positions);
    for note in &diagnostic.notes {
        let shown = Shown { severity: Severity::Note, numbered: settings.display_numbers };
        write_one(out, note, shown, settings, positions);
        write_contexts(out, note, settings, positions);
    }
    write_contexts(out, diagnostic, settings, positions);
    if !settings.brief {
        out.push(b'\n');
    }
}

fn write_one(
    out: &mut Vec<u8>,
    diagnostic: &Diagnostic,
    shown: Shown,
    settings: &Settings,
    positions: &dyn Positions,
) {
    let place = positions.locate(diagnostic.pos);
    let rendering =
        Rendering { positions, colours: &settings.colours, file: place.as_ref().map(|place| place.file) };
    let mut first = heading(&rendering, place.as_ref(), shown, diagnostic);
    let message = &diagnostic.message;
    first.push_str(&rendering.fill_in(&message.id().entry().template, message.fills()));
    let lines = Lines { wrap: settings.wrap && !settings.brief, colours: &settings.colours };
    lines.push(out, 0, &first);
    for line in &diagnostic.lines {
        lines.push(out, LIST_INDENT, &rendering.phrase(line));
    }
    let echoed = diagnostic.echo && out.len() < limits::MESSAGE_BYTES;
    if let Some(place) = place.filter(|place| !settings.brief && echoed && !place.at_end) {
        push_echo(out, &place);
    }
}

/// What was being done when a message was found, below its notes.
fn write_contexts(
    out: &mut Vec<u8>,
    diagnostic: &Diagnostic,
    settings: &Settings,
    positions: &dyn Positions,
) {
    let place = positions.locate(diagnostic.pos);
    let rendering =
        Rendering { positions, colours: &settings.colours, file: place.as_ref().map(|place| place.file) };
    let lines = Lines { wrap: settings.wrap && !settings.brief, colours: &settings.colours };
    push_contexts(out, diagnostic, &rendering, &lines, settings.context_limit);
}

/// The place, the severity and the number of a message, up to the text.
fn heading(
    rendering: &Rendering<'_>,
    place: Option<&Place<'_>>,
    shown: Shown,
    diagnostic: &Diagnostic,
) -> String {
    let colours = rendering.colours;
    let role = match shown.severity {
        Severity::Note | Severity::Remark => Role::Note,
        Severity::Warning => Role::Warning,
        _ => Role::Error,
    };
    let mut text = String::new();
    let label = shown.severity.label();
    match place {
        Some(place) => {
            let line = i64::from(place.line);
            let (phrase, coloured) = if place.at_end {
                (phrases::at_end_of_source(), false)
            } else if place.standard_input {
                (phrases::on_standard_input(line), true)
            } else if line == 0 {
                // Lines behind the last number begin anew.
                (phrases::in_file_without_line(place.file), true)
            } else {
                (phrases::in_file(place.file, line), true)
            };
            if coloured {
                begin_twice(colours, &mut text, Role::Locus);
            }
            text.push_str(&rendering.phrase(&phrase));
            if coloured {
                colours.end(&mut text);
            }
            text.push_str(": ");
            colours.begin(&mut text, role);
            text.push_str(label);
            colours.end(&mut text);
        }
        None => {
            let plain = shown.severity == Severity::CommandLine;
            if !plain {
                begin_twice(colours, &mut text, role);
            }
            let mut letters = label.chars();
            text.extend(letters.next().map(|first| first.to_ascii_uppercase()));
            text.push_str(letters.as_str());
            if !plain {
                colours.end(&mut text);
            }
        }
    }
    let number = diagnostic.message.id().display_number();
    if shown.numbered && number != 0 {
        text.push_str(&format!(" #{number}-D"));
    }
    text.push_str(": ");
    text
}

/// Starts a colour the way the first stretch of a message does: begun, ended and begun again.
fn begin_twice(colours: &Colours, text: &mut String, role: Role) {
    colours.begin(text, role);
    colours.end(text);
    colours.begin(text, role);
}

/// The source line, and under it a caret at the position.
fn push_echo(out: &mut Vec<u8>, place: &Place<'_>) {
    out.extend_from_slice(ECHO_INDENT.as_bytes());
    out.extend_from_slice(place.text);
    out.push(b'\n');
    out.extend_from_slice(ECHO_INDENT.as_bytes());
    let before = usize::try_from(place.column.saturating_sub(1)).unwrap_or(0);
    // A byte that continues a code point has no column of its own.
    let starts = place.text.iter().filter(|&&byte| byte & 0xc0 != 0x80);
    let blanks = starts.map(|&byte| if byte == b'\t' { b'\t' } else { b' ' });
    out.extend(blanks.chain(std::iter::repeat(b' ')).take(before));
    out.extend_from_slice(b"^\n");
}

/// The contexts of a message; those in the middle are left out where there are too many.
fn push_contexts(
    out: &mut Vec<u8>,
    diagnostic: &Diagnostic,
    rendering: &Rendering<'_>,
    lines: &Lines<'_>,
    limit: u32,
) {
    let contexts = &diagnostic.contexts;
    if let [only] = contexts.as_slice() {
        let text = rendering.phrase(&phrases::detected_during(&rendering.phrase(only)));
        lines.push(out, CONTEXT_INDENT, &text);
        return;
    }
    if contexts.is_empty() {
        return;
    }
    lines.push(out, CONTEXT_INDENT, &rendering.phrase(&phrases::detected_during_several()));
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let (head, tail) = if limit == 0 || contexts.len() <= limit.saturating_add(1) {
        (contexts.as_slice(), &[][..])
    } else {
        let kept = (limit / 2).max(1);
        let (head, rest) = contexts.split_at(kept);
        (head, rest.split_at(rest.len().saturating_sub(kept)).1)
    };
    for context in head {
        lines.push(out, LIST_INDENT, &rendering.phrase(context));
    }
    let hidden = contexts.len() - head.len() - tail.len();
    if hidden > 0 {
        let count = i64::try_from(hidden).unwrap_or(i64::MAX);
        lines.push(out, LIST_INDENT, &rendering.phrase(&phrases::contexts_not_shown(count)));
    }
    for context in tail {
        lines.push(out, LIST_INDENT, &rendering.phrase(context));
    }
}

/// Prints lines, wrapped where that is asked for.
struct Lines<'a> {
    wrap: bool,
    colours: &'a Colours,
}

impl Lines<'_> {
    fn push(&self, out: &mut Vec<u8>, indent: usize, text: &str) {
        out.extend(std::iter::repeat_n(b' ', indent));
        if !self.wrap {
            out.extend_from_slice(text.as_bytes());
            out.push(b'\n');
            return;
        }
        let mut rest = text;
        let mut start = indent;
        while let Some((line, after)) = break_line(rest, WIDTH.saturating_sub(start)) {
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
            start = indent + WRAP_INDENT;
            out.extend(std::iter::repeat_n(b' ', start));
            if self.colours.enabled() {
                let mut escape = String::new();
                self.colours.begin(&mut escape, Role::Quote);
                self.colours.end(&mut escape);
                out.extend_from_slice(escape.as_bytes());
            }
            rest = after;
        }
        out.extend_from_slice(rest.as_bytes());
        out.push(b'\n');
    }
}

/// Splits text that is wider than `width`: at the last blank that keeps the first part within it, which is
/// dropped, or, in a word that is too long, right there. `None` where the text is not too wide.
fn break_line(text: &str, width: usize) -> Option<(&str, &str)> {
    let (mut column, mut blank, mut escape) = (0, None, false);
    for (at, letter) in text.char_indices() {
        if escape {
            escape = letter != 'm';
            continue;
        }
        if letter == '\x1b' {
            escape = true;
            continue;
        }
        if letter == ' ' {
            blank = Some(at);
        }
        if column == width {
            return match blank {
                Some(blank) => Some((text.get(..blank)?, text.get(blank + 1..)?)),
                None => Some((text.get(..at)?, text.get(at..)?)),
            };
        }
        column += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_or_in_long_words() {
        assert_eq!(break_line("one two", 7), None);
        assert_eq!(break_line("one two", 6), Some(("one", "two")));
        assert_eq!(break_line("one two", 3), Some(("one", "two")));
        assert_eq!(break_line("abcdef", 4), Some(("abcd", "ef")));
        assert_eq!(break_line("\x1b[01mab\x1b[0m", 2), None);
    }

    #[test]
    fn the_caret_keeps_tabs_and_counts_code_points() {
        let text = "\té x".as_bytes();
        let place = Place {
            file: "a.cu",
            line: 1,
            column: 4,
            text,
            in_system_header: false,
            at_end: false,
            standard_input: false,
        };
        let mut out = Vec::new();
        push_echo(&mut out, &place);
        assert_eq!(String::from_utf8_lossy(&out), "  \té x\n  \t  ^\n");
    }
}
