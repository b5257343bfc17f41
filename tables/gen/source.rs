//! Reading tables and writing generated files: shared by all generators.

use proc_macro2::{Ident, Span, TokenStream};
use std::cell::RefCell;
use std::fmt;
use std::path::{Path, PathBuf};

/// What is wrong with a table: which file, which key, and why.
#[derive(Debug)]
pub struct TableError {
    pub file: PathBuf,
    pub key: String,
    pub reason: String,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file.display(), self.key, self.reason)
    }
}

/// Why nothing reads a row.
#[derive(serde::Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It is taken without effect, as by the reference.
    Accepted,
    /// What it is for is missing.
    Waiting,
}

thread_local! {
    /// What `ident_of` was given and is no identifier, until the code is written.
    static BAD_NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// An identifier of the generated code. What cannot be one fails when the code is written.
pub fn ident_of(name: impl fmt::Display) -> Ident {
    let name = name.to_string();
    syn::parse_str::<Ident>(&name).unwrap_or_else(|_| {
        BAD_NAMES.with_borrow_mut(|bad| bad.push(name));
        Ident::new("bad_name", Span::call_site())
    })
}

/// `no_unique_address` as `NoUniqueAddress`; underscores around a name do not matter.
pub fn camel(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    name.split('_').map(capital).collect()
}

/// The folder of tables that is read and the folder that generated code goes to.
pub struct Tables {
    root: PathBuf,
    out: PathBuf,
    /// The tables that were read.
    read: RefCell<Vec<PathBuf>>,
}

impl Tables {
    pub fn new(root: &Path, out: &Path) -> Self {
        Self { root: root.to_path_buf(), out: out.to_path_buf(), read: RefCell::default() }
    }

    /// The table in the file `name`, which is relative to the folder of tables.
    pub fn read<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T, TableError> {
        let file = self.root.join(name);
        let error = |reason: String| TableError { file: file.clone(), key: "(whole file)".into(), reason };
        let text = std::fs::read_to_string(&file).map_err(|e| error(e.to_string()))?;
        self.read.borrow_mut().push(file.clone());
        toml::from_str(&text).map_err(|e| error(e.to_string()))
    }

    /// The variants of an enumeration of the intermediate language, which the table `file` has.
    pub fn variants(&self, file: &str, name: &str) -> Result<Vec<toml::Value>, TableError> {
        let table: toml::Table = self.read(file)?;
        let sums = table.get("sum").and_then(toml::Value::as_array);
        let named = |sum: &&toml::Value| sum.get("name").and_then(toml::Value::as_str) == Some(name);
        let sum = sums.and_then(|sums| sums.iter().find(named));
        let variants = sum.and_then(|sum| sum.get("variants")?.as_array());
        variants.cloned().ok_or_else(|| self.error(file, name, "there is no such enumeration"))
    }

    /// The names of the `.toml` files of a folder of tables, relative to the root, in order.
    pub fn list(&self, folder: &str) -> Result<Vec<String>, TableError> {
        let dir = self.root.join(folder);
        let error = |e: std::io::Error| TableError {
            file: dir.clone(),
            key: "(folder)".into(),
            reason: e.to_string(),
        };
        let mut names = Vec::new();
        for entry in std::fs::read_dir(&dir).map_err(error)? {
            let name = entry.map_err(error)?.file_name().to_string_lossy().into_owned();
            if name.ends_with(".toml") {
                names.push(format!("{folder}/{name}"));
            }
        }
        names.sort();
        Ok(names)
    }

    /// An error in the table file `name` at `key`.
    pub fn error(&self, name: &str, key: impl Into<String>, reason: impl Into<String>) -> TableError {
        TableError { file: self.root.join(name), key: key.into(), reason: reason.into() }
    }

    /// Writes generated code, formatted, to `name` in the output folder.
    pub fn write(&self, name: &str, code: TokenStream) -> Result<(), TableError> {
        let error =
            |reason: String| TableError { file: self.out.join(name), key: "(generated)".into(), reason };
        if let Some(bad) = BAD_NAMES.with_borrow_mut(std::mem::take).into_iter().next() {
            return Err(self.bad_name(bad));
        }
        let parsed = syn::parse2(code).map_err(|e| error(e.to_string()))?;
        std::fs::write(self.out.join(name), prettyplease::unparse(&parsed)).map_err(|e| error(e.to_string()))
    }

    /// A name of a table that cannot be one of the program: the table is the last one that has it in quotation marks.
    fn bad_name(&self, name: String) -> TableError {
        let quoted = [format!("\"{name}\""), format!("'{name}'")];
        let read = self.read.borrow();
        let has = |file: &&PathBuf| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            quoted.iter().any(|quoted| text.contains(quoted)) || text.contains(&format!("[{name}]"))
        };
        let file = read.iter().rev().find(has).or_else(|| read.last()).unwrap_or(&self.root).clone();
        TableError { file, key: name, reason: "this cannot be an identifier of the program".into() }
    }
}
