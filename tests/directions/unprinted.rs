//! What is changed with `unprinted_mut` is not seen by the watch that tells what must be printed anew behind an image: the
//! printers must not read it.

use super::{for_each_file, root};
use std::collections::BTreeSet;

/// Printers that read something of the same name, with why the watch need not see it.
const READERS: [(&str, &str); 2] = [
    // Asked together with whether the scope declares a certain name, which is noted.
    ("declares", "emit/host/name/hiding.rs"),
    // Of classes with members that are built into the device compiler, all of which are laid out before printing.
    ("layout", "emit/host/declaration/class.rs"),
];

/// The fields, or flags, that a text changes so: of a part of an entry, the field of the part.
fn unprinted(text: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
    };
    let changes =
        text.split(".unprinted_mut(").skip(1).filter_map(|rest| rest.split_once(").")).map(|(_, rest)| rest);
    changes
        .map(|rest| {
            let mut rest = rest;
            let mut field = word(rest);
            // What is called is a method of the field.
            while let Some(inner) = rest[field.len()..].strip_prefix('.')
                && !inner[word(inner).len()..].starts_with('(')
            {
                rest = inner;
                field = word(rest);
            }
            match field {
                field if field == "flags" => rest.split_once("::").map_or(field, |(_, flag)| word(flag)),
                field => field,
            }
        })
        .collect()
}

/// Whether a text reads a field, or names a flag, of this name.
fn reads(text: &str, field: &str) -> bool {
    let flag = field.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    let named = format!("{}{field}", if flag { "::" } else { "." });
    // A rare field, and what has an arena of its own, is asked for in the unit.
    let asked = |rest: &str| ["(il)", "(self.il)", "(&self.il)"].iter().any(|asked| rest.starts_with(asked));
    let ends = |rest: &str| {
        asked(rest) || !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '(')
    };
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .any(|line| line.split(&named).skip(1).any(ends))
}

#[test]
fn printers_do_not_read_what_no_watch_sees() {
    let mut fields = BTreeSet::new();
    for_each_file(&root().join("src"), &mut |_, text| fields.extend(unprinted(text)));
    assert!(fields.contains("instances") && fields.contains("REFERENCED"), "{fields:?}");
    let mut readers = BTreeSet::new();
    for_each_file(&root().join("src"), &mut |file, text| {
        if !file.starts_with("emit/host/") && !file.starts_with("mangle/") {
            return;
        }
        for field in &fields {
            if reads(text, field) {
                readers.insert((field.clone(), file.to_owned()));
            }
        }
    });
    let listed: BTreeSet<(String, String)> =
        READERS.iter().map(|(field, file)| (field.to_string(), file.to_string())).collect();
    assert_eq!(readers, listed);
}

#[test]
fn fields_and_flags_that_are_changed_are_found() {
    assert_eq!(
        unprinted("a.unprinted_mut(id).offset = 1; b.unprinted_mut(x).flags |= FunctionFlags::USED;"),
        ["offset", "USED"]
    );
    assert_eq!(
        unprinted("a.unprinted_mut(id).abi.layout = b.c; b.unprinted_mut(t).instances.insert(a, b);"),
        ["layout", "instances"]
    );
    assert!(reads("let a = b.offset;", "offset") && reads("F::USED | c", "USED"));
    assert!(reads("let a = b.layout(self.il);", "layout"));
    assert!(!reads("b.offset(1);", "offset") && !reads("// b.offset\nb.offsets", "offset"));
}
