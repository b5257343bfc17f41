//! Single stages and all of them together, in this process.

use crate::options::FLAGS;
use cudafexx::driver::{self, Options};
use cudafexx::lex::{lex_unit, preprocess_unit};
use cudafexx::names::Names;
use cudafexx::preprocess::TextStyle;
use cudafexx::source::SourceMap;
use std::fs;
use std::io;
use std::path::Path;

/// The name of the source in the folder of a run.
pub const SOURCE: &str = "x.cu";

/// The options that a command line gives; `None` where it is refused or asks for something else than a translation.
pub fn options(words: &[String]) -> Option<Options> {
    let mut options = Options::default();
    let words = FLAGS.iter().map(ToString::to_string).chain(words.iter().cloned());
    let words = words.chain([SOURCE.to_string()]).map(Into::into);
    let read = driver::read(words.collect::<Vec<_>>(), &mut options);
    (read.is_ok() && options.exit.is_none()).then_some(options)
}

/// Makes the tokens of a text.
pub fn lex(text: &[u8], words: &[String]) {
    let Some(options) = options(words) else { return };
    let (mut sources, mut names) = (SourceMap::new(), Names::new());
    if let Ok(buffer) = sources.add(text.to_vec(), SOURCE.as_bytes(), false) {
        lex_unit(&mut sources, &mut names, buffer, &driver::lex_options(&options));
    }
}

/// Preprocesses a text.
pub fn preprocess(text: &[u8], words: &[String]) {
    let Some(options) = options(words) else { return };
    let (mut sources, mut names) = (SourceMap::new(), Names::new());
    if let Ok(buffer) = sources.add(text.to_vec(), SOURCE.as_bytes(), false) {
        let lex_options = driver::lex_options(&options);
        preprocess_unit(&mut sources, &mut names, buffer, &lex_options, TextStyle::default());
    }
}

/// Translates a text whole, as a file in `folder`; says whether it was accepted.
pub fn translate(text: &[u8], words: &[String], folder: &Path) -> io::Result<bool> {
    let Some(mut options) = options(words) else { return Ok(false) };
    let source = folder.join(SOURCE);
    fs::write(&source, text)?;
    options.source = Some(source);
    Ok(!driver::translated(&options).diagnostics.has_errors())
}
