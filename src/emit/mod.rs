//! Printing what a unit was analysed to: the host file of a translation unit.
//!
//! Everything is printed from the intermediate language, in source order and in one fixed style; no source text
//! is copied. The `writer` owns the place in the output: which line of which file the host compiler believes
//! it is reading.

pub mod display;
pub mod float;
pub mod host;
mod writer;
mod written;

pub use written::Written;

use crate::il::{BlockSpellings, DeclaredNames, ScopeId, Shown};
use crate::names::Names;
use crate::preprocess::Pragma;
use crate::source::SourceMap;

/// What printing reads.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    pub il: &'a Shown<'a>,
    /// The global scope.
    pub global: ScopeId,
    pub sources: &'a SourceMap,
    pub names: &'a Names,
    /// What each name stands for in each scope.
    pub bindings: &'a dyn DeclaredNames,
    /// The pragmas of the unit, by their numbers.
    pub pragmas: &'a [Pragma],
    /// How many tokens the unit has.
    pub length: usize,
    pub options: &'a host::Options,
    /// How blocks with declarations spell dependent template-ids.
    pub in_blocks: &'a BlockSpellings,
}
