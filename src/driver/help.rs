//! What `--help` prints: all flags by category, from the table.

use super::flags::{CATEGORIES, FLAGS, Flag};
use super::options::Options;

/// The column at which descriptions begin.
const DESCRIPTIONS: usize = 44;

/// The columns of a line.
const WIDTH: usize = 120;

/// Asks for the help text and for nothing else.
pub(super) fn ask(options: &mut Options) {
    options.early_output.extend_from_slice(text().as_bytes());
    options.exit.get_or_insert(0);
}

/// The flags by category, both in the order of the table.
fn text() -> String {
    let mut text = String::new();
    for category in CATEGORIES {
        text.push_str(&format!("{category}\n"));
        for flag in FLAGS.iter().filter(|flag| flag.category == *category && !flag.refused) {
            let letter = flag.letter.map_or_else(String::new, |letter| format!(", -{letter}"));
            let value = if flag.takes_value { " VALUE" } else { "" };
            describe(&mut text, &format!("  --{}{letter}{value}", flag.name), flag);
        }
        text.push('\n');
    }
    text
}

/// Appends a flag's names and what it does, in lines of at most [`WIDTH`] columns where words allow it.
fn describe(text: &mut String, names: &str, flag: &Flag) {
    let mut line = format!("{names:DESCRIPTIONS$}");
    for word in flag.help.split_whitespace().chain(flag.note.split_whitespace()) {
        if line.len() + word.len() >= WIDTH {
            text.push_str(&line);
            text.push('\n');
            line = " ".repeat(DESCRIPTIONS);
        }
        line.push(' ');
        line.push_str(word);
    }
    text.push_str(&line);
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_is_listed_once() {
        let text = text();
        for flag in FLAGS.iter().filter(|flag| !flag.refused) {
            let start = format!("  --{}", flag.name);
            let lines = text.lines().filter(|line| {
                line.strip_prefix(&start).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']))
            });
            assert_eq!(lines.count(), 1, "{}", flag.name);
        }
    }
}
