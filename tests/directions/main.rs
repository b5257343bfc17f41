//! The shape of the program text. Which folder imports which: the README's list is what is allowed, and nothing else is
//! there. And every public item says what it is.

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;
mod shape;
mod unprinted;

use folder::entries;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The line that stands before the list in the README.
const HEAD: &str = "| Folder | Imports |";

/// What each folder may import, from the README.
fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("README.md")).expect("the README can be read");
    let rows = text.split(HEAD).nth(1).expect("the README lists what folders import").lines().skip(2);
    let words = |cell: &str| -> Vec<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>()
    };
    let mut allowed = BTreeMap::new();
    for row in rows.take_while(|row| row.starts_with('|')) {
        let mut cells = row.trim_matches('|').split('|');
        let (folders, imports) =
            (words(cells.next().unwrap_or_default()), words(cells.next().unwrap_or_default()));
        for folder in folders {
            allowed.insert(folder, imports.iter().cloned().collect());
        }
    }
    allowed
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Calls a function with each program file below a folder, relative to `src`, and its text without tests.
fn for_each_file(folder: &Path, visit: &mut impl FnMut(&str, &str)) {
    for path in entries(folder) {
        let tests = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("tests"));
        if path.is_dir() && !tests {
            for_each_file(&path, visit);
        } else if path.extension().is_some_and(|suffix| suffix == "rs") && !tests {
            let text = fs::read_to_string(&path).expect("a file can be read");
            let name = path.strip_prefix(root().join("src")).unwrap_or(&path).to_string_lossy().into_owned();
            visit(&name, text.split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
}

/// The folders that a text names behind `crate::`.
fn imported(text: &str) -> BTreeSet<&str> {
    text.match_indices("crate::")
        .filter_map(|(at, found)| {
            text[at + found.len()..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
        })
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn folders_import_what_the_readme_lists() {
    let allowed = allowed();
    let (mut wrong, mut folders) = (Vec::new(), BTreeSet::new());
    for_each_file(&root().join("src"), &mut |file, text| {
        let folder = file.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        if folder == "bin" || folder == "lib" {
            return;
        }
        folders.insert(folder.to_string());
        for import in imported(text) {
            if import == folder || allowed.get(folder).is_some_and(|allowed| allowed.contains(import)) {
                continue;
            }
            wrong.push(format!("{file} imports {import}"));
        }
    });
    assert!(wrong.is_empty(), "the README does not list these:\n{}", wrong.join("\n"));
    let listed: BTreeSet<String> = allowed.keys().cloned().collect();
    assert_eq!(listed, folders, "the README lists all folders, and no others");
}

/// Whether a line declares something that everybody can use.
fn is_public_item(line: &str) -> bool {
    const ITEMS: [&str; 8] = ["fn", "struct", "enum", "trait", "type", "const", "static", "unsafe"];
    line.strip_prefix("pub ")
        .and_then(|rest| rest.split(' ').next())
        .is_some_and(|word| ITEMS.contains(&word))
}

#[test]
fn public_items_are_documented() {
    let mut silent = Vec::new();
    for_each_file(&root().join("src"), &mut |file, text| {
        let mut described = false;
        for (number, line) in text.lines().map(str::trim).enumerate() {
            let attribute = line.starts_with("#[") || line.ends_with(")]");
            if is_public_item(line) && !described && !line.contains('$') {
                silent.push(format!("{file}:{}: {line}", number + 1));
            }
            described = line.starts_with("///") || attribute && described;
        }
    });
    assert!(silent.is_empty(), "these have no documentation:\n{}", silent.join("\n"));
}
