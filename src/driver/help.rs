//! What `--help` prints: all flags by category, from the table.

use super::flags::FLAGS;
use super::options::Options;

/// The column at which descriptions begin.
const DESCRIPTIONS: usize = 44;

/// Asks for the help text and for nothing else.
pub(super) fn ask(options: &mut Options) {
    options.early_output.extend_from_slice(text().as_bytes());
    options.exit.get_or_insert(0);
}

/// The flags by category, in the order in which the table first names the categories.
fn text() -> String {
    let mut categories: Vec<&str> = Vec::new();
    for flag in &FLAGS {
        if !categories.contains(&flag.category) {
            categories.push(flag.category);
        }
    }
    let mut text = String::new();
    for category in categories {
        text.push_str(&format!("{category}\n"));
        for flag in FLAGS.iter().filter(|flag| flag.category == category && !flag.refused) {
            let letter = flag.letter.map_or_else(String::new, |letter| format!(", -{letter}"));
            let value = if flag.takes_value { " VALUE" } else { "" };
            let names = format!("  --{}{letter}{value}", flag.name);
            let line = format!("{names:DESCRIPTIONS$} {}", flag.help);
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
    text
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
