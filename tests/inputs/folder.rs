//! What folders of the repository hold.

use std::fs;
use std::path::{Path, PathBuf};

/// What a folder holds, by name; nothing where there is no such folder.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// All files below a folder.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let below = |path: PathBuf| if path.is_dir() { files_below(&path) } else { vec![path] };
    entries(folder).into_iter().flat_map(below).collect()
}

/// Copies a file, or a folder with all that it holds.
pub fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder can be made");
        for entry in entries(from) {
            copy(&entry, &to.join(entry.file_name().unwrap_or_default()));
        }
    } else {
        fs::copy(from, to).expect("a file can be copied");
    }
}
