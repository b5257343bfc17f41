//! Rules of the language on small units: what an expression means is told by its type or a constant, in static
//! assertions.

mod conversion;
mod declarator;
mod deduction;
mod lookup;

use crate::compilation::Compilation;
use crate::diag::Diagnostics;
use crate::lex::{Dialect, LexOptions, lex_unit};
use crate::names::Names;
use crate::parse::Parser;
use crate::source::SourceMap;

/// The unit of a text, analysed.
pub(in crate::sema) fn unit(text: &str, standard: u8) -> Compilation {
    let (mut sources, mut names) = (SourceMap::new(), Names::new());
    let buffer = sources.add(text.as_bytes().to_vec(), b"test.cu", false).unwrap_or_else(|_| unreachable!());
    let dialect = Dialect { standard, ..Dialect::default() };
    let options = LexOptions { dialect, ..LexOptions::default() };
    let tokens = lex_unit(&mut sources, &mut names, buffer, &options);
    let mut unit = Compilation::new(dialect, sources, names, tokens, Diagnostics::default());
    Parser::new(&mut unit).translation_unit();
    unit
}

/// Checks the static assertions of a text; `false` conditions and those that are not known fail, by line.
pub(in crate::sema) fn check(text: &str, standard: u8) {
    let mut unit = unit(text, standard);
    let asserts: Vec<_> = unit.il.written.static_asserts.ids().map(|id| unit.il[id].condition).collect();
    assert!(!asserts.is_empty());
    let wrong: Vec<_> = asserts
        .into_iter()
        .filter_map(|condition| {
            let (value, pos) = (unit.constant_truth(condition), unit.il[condition].pos);
            let line = text[..(pos.0 as usize).min(text.len())].lines().count();
            (value != Some(true))
                .then(|| (line, value, text.lines().nth(line.saturating_sub(1)).unwrap_or_default()))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
