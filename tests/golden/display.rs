//! Displays of the intermediate language in a form that two programs share: entries have names in place of addresses.
//!
//! An entry is called after its kind and what says which one it is: its name and position, the text with which others
//! refer to it, or its own kind and position. The second of a name, in the order of display, is `NAME#2`. Equal forms
//! are equal displays, apart from addresses and the time of day.

use std::collections::BTreeMap;

/// What the first line of a display begins with; the name of the unit follows it.
const TITLE: &str = "Display of IL produced";

/// What stands before an address, behind the entry's kind.
const SCOPES: [&str; 2] = ["file-scope ", "func-scope "];

/// Kinds whose entries are shown where they are used.
const TEXTS: [&str; 3] = ["id-name", "other-text", "string-text"];

/// The canonical form; `None` where the text is no display.
pub fn canonical(text: &str) -> Option<String> {
    if !text.starts_with(TITLE) {
        return None;
    }
    let names = Names::of(text);
    let mut unseen = BTreeMap::new();
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with("time_of_compilation:") {
            out.push_str("time_of_compilation:");
        } else {
            names.write_line(line, &mut unseen, &mut out);
        }
        out.push('\n');
    }
    Some(out)
}

/// How many entries of a canonical form there are, and how many of them another one has, too.
pub fn common_entries(ours: &str, theirs: &str) -> (usize, usize) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let entries = |text: &'_ str| text.split("\n\n").map(str::len).count();
    for entry in ours.split("\n\n") {
        *counts.entry(entry.trim()).or_default() += 1;
    }
    let has = |entry: &&str| match counts.get_mut(entry.trim()) {
        Some(count) if *count > 0 => {
            *count -= 1;
            true
        }
        _ => false,
    };
    (entries(theirs), theirs.split("\n\n").filter(has).count())
}

/// The names of entries by their addresses.
struct Names<'a>(BTreeMap<&'a str, String>);

impl<'a> Names<'a> {
    fn of(text: &'a str) -> Self {
        let mut texts = BTreeMap::new();
        for line in text.lines() {
            if let Some((_, reference)) = first_reference(line)
                && let Some(shown) = line[reference.end..].strip_prefix(": ")
            {
                texts.entry(reference.address).or_insert(shown);
            }
        }
        let (mut names, mut counts) = (BTreeMap::new(), BTreeMap::new());
        for block in text.split("\n\n") {
            let block = block.trim_start_matches('\n');
            let head = block.lines().next().unwrap_or_default();
            let Some((0, reference)) = first_reference(head) else { continue };
            if reference.end != head.len() {
                continue;
            }
            let name = format!("{}:{}", reference.kind, identity(block, texts.get(reference.address)));
            let count: &mut usize = counts.entry(name.clone()).or_default();
            *count += 1;
            names.insert(reference.address, if *count == 1 { name } else { format!("{name}#{count}") });
        }
        Self(names)
    }

    /// Adds a line in which names stand for addresses; entries that are not shown are numbered in `unseen`.
    fn write_line(&self, line: &'a str, unseen: &mut BTreeMap<&'a str, usize>, out: &mut String) {
        let mut rest = line;
        while let Some((at, reference)) = first_reference(rest) {
            out.push_str(&rest[..at + reference.scope]);
            if TEXTS.contains(&reference.kind) {
                out.push_str(reference.kind);
            } else if let Some(name) = self.0.get(reference.address) {
                out.push_str(&format!("<{name}>"));
            } else {
                let next = unseen.len() + 1;
                let number = unseen.entry(reference.address).or_insert(next);
                out.push_str(&format!("<{}:not-displayed-{number}>", reference.kind));
            }
            rest = &rest[reference.end..];
        }
        while let Some((before, address, behind)) = unnamed(rest) {
            let name = self.0.get(address).map_or("?", String::as_str);
            out.push_str(&format!("{before}<unnamed {name}>"));
            rest = behind;
        }
        out.push_str(rest);
    }
}

/// A mention of an entry: `file-scope KIND@ADDRESS`.
struct Reference<'a> {
    kind: &'a str,
    address: &'a str,
    /// The length of the scope's word and the blank behind it.
    scope: usize,
    /// Where it ends in the line.
    end: usize,
}

/// The first mention in a line and where it begins.
fn first_reference(line: &str) -> Option<(usize, Reference<'_>)> {
    let at = SCOPES.iter().filter_map(|scope| line.find(scope)).min()?;
    let scope = SCOPES[0].len();
    let (kind, behind) = line[at + scope..].split_once('@')?;
    if !kind.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')) {
        return None;
    }
    let address = &behind[..address_length(behind)];
    (!address.is_empty()).then(|| {
        let end = at + scope + kind.len() + 1 + address.len();
        (at, Reference { kind, address, scope, end })
    })
}

/// What stands before and behind a class without a name, and its address.
fn unnamed(text: &str) -> Option<(&str, &str, &str)> {
    let (before, behind) = text.split_once("<unnamed@")?;
    let (address, behind) = behind.split_at(address_length(behind));
    Some((before, address, behind.strip_prefix('>')?))
}

fn address_length(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_hexdigit).count()
}

/// What says which entry it is, among those of its kind; `shown` is the text with which others refer to it.
fn identity(block: &str, shown: Option<&&str>) -> String {
    let field = |name: &str| {
        let mut lines = block.lines().filter_map(|line| line.trim_start().strip_prefix(name));
        lines.find_map(|rest| rest.strip_prefix(':')).map(str::trim)
    };
    let at = |position: &str| {
        let line = field(&format!("{position}.seq"))?;
        Some(format!("@{line}:{}", field(&format!("{position}.column"))?))
    };
    let quoted = field("name").and_then(|value| value.split_once(": ")).map(|(_, name)| name);
    let word = quoted.or(shown.copied()).or_else(|| field("kind")).unwrap_or_default();
    let word = match unnamed(word) {
        Some((before, _, behind)) => {
            format!("{before}<unnamed>{}", behind.split("<unnamed@").next().unwrap_or(""))
        }
        None => word.to_string(),
    };
    word + &at("decl_position").or_else(|| at("position")).unwrap_or_default()
}

#[cfg(test)]
const SMALL: &str = "Display of IL produced by the compilation of \"a.cu\"\n\n\n\
    Intermediate language for memory region 1 (file scope):\n\nil_header:\n\
    time_of_compilation:     file-scope other-text@1f: \"now\"\n\n\
    file-scope type@a0\nname:   file-scope id-name@2e: \"T\"\nkind:   tk_class\nnext:   file-scope type@b0: <unnamed@b0>\n\n\
    file-scope type@b0\nkind:   tk_class\nnext:   file-scope scope@c0\n\n";

#[test]
fn addresses_become_names_and_nothing_else_is_lost() {
    let canon = canonical(SMALL).expect("it is a display");
    assert!(canon.contains("file-scope <type:\"T\">\nname:   file-scope id-name: \"T\"\n"), "{canon}");
    assert!(canon.contains("next:   file-scope <type:<unnamed>>: <unnamed type:<unnamed>>"), "{canon}");
    assert!(canon.contains("next:   file-scope <scope:not-displayed-1>"), "{canon}");
    assert_eq!(canonical("no display"), None);
    let moved = SMALL.replace("a0", "1a0").replace("b0", "fb0").replace("2e", "77").replace("now", "then");
    assert_eq!(canonical(&moved).as_ref(), Some(&canon), "addresses and the time say nothing");
    for (from, to) in
        [("tk_class", "tk_union"), ("\"T\"", "\"U\""), ("type@b0: ", "type@a0: "), ("scope@c0", "scope@a0")]
    {
        let changed = SMALL.replacen(from, to, 1);
        assert_ne!(canonical(&changed).as_ref(), Some(&canon), "{from} is told from {to}");
    }
}

#[test]
fn entries_that_two_displays_share_are_counted() {
    assert_eq!(common_entries("a\n\nb\n\nb", "b\n\nb\n\nb\n\nc"), (4, 2));
}
