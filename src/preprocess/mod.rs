//! Preprocessing: directives, macros, conditions and includes (`[cpp.pre]`).
//!
//! Units come preprocessed by the host compiler, so this is mostly line markers and pragmas. The rest is there
//! for raw text: there are no predefined macros but those of the table, and no `defined`.

mod assertion;
mod condition;
mod conditional;
mod define;
mod directive;
mod expand;
mod include;
mod marker;
mod packing;
mod pragma;
mod pragma_check;
mod substitute;
mod text;

include!(concat!(env!("OUT_DIR"), "/directives.rs"));

use crate::lex::{Problem, TokenKind};
use crate::names::Name;
use crate::source::BufferId;
use crate::source::Pos;
use conditional::Conditional;
use define::Macro;
use expand::Context;
use include::Frame;
pub use packing::packing_at;
pub use pragma::Pragma;
use rustc_hash::FxHashSet;
use std::path::PathBuf;
use text::Text;
pub use text::TextStyle;

/// What the preprocessor remembers.
#[derive(Default)]
pub(crate) struct Preprocessor {
    /// Set after a catastrophic error: nothing more is read.
    pub stopped: bool,
    macros: Vec<Macro>,
    /// Index in `macros` plus one for each name; 0 or absent for names of no macro.
    macro_of: Vec<u32>,
    /// How many names of the unit's own have been defined.
    defined: u32,
    /// Spellings of the tokens of macros.
    text: Vec<u8>,
    /// Expansions that are being read, the innermost last.
    contexts: Vec<Context>,
    /// How many tokens of expansions were read.
    expanded_tokens: u32,
    /// How many arguments inside each other are being expanded.
    argument_depth: u32,
    conditionals: Vec<Conditional>,
    frames: Vec<Frame>,
    /// The primary source file, once it is read.
    pub primary: Option<BufferId>,
    /// How many alignments `#pragma pack(push)` remembers.
    pack_depth: u32,
    /// Files with `#pragma once`.
    once: FxHashSet<PathBuf>,
    /// Files that were opened by includes so far.
    pub opened: Vec<Opened>,
    /// The text that the unit becomes, where it is only preprocessed.
    printed: Option<Text>,
}

/// A file that an include or the command line opened.
#[derive(Clone, Debug)]
pub struct Opened {
    pub name: Box<[u8]>,
    /// How many files were being read because of includes when it was opened.
    pub depth: usize,
    /// It is not read because it was read before and asked for that.
    pub again: bool,
}

impl Preprocessor {
    /// A preprocessor that makes text instead of tokens.
    pub fn with_text(style: TextStyle) -> Self {
        Self { printed: Some(Text::new(style)), ..Self::default() }
    }

    /// Whether any word may be a macro, apart from those that are predefined.
    #[inline]
    pub fn has_macros(&self) -> bool {
        self.defined != 0
    }

    /// Whether what was read so far is without effect on what is read next.
    pub fn leaves_nothing(&self) -> bool {
        !(self.stopped || self.has_macros())
            && self.conditionals.is_empty()
            && self.pack_depth == 0
            && self.opened.is_empty()
    }

    fn macro_index(&self, name: Name) -> Option<usize> {
        (self.macro_of.get(name.index()).copied().unwrap_or(0) as usize).checked_sub(1)
    }

    fn macro_named(&self, name: Name) -> Option<&Macro> {
        self.macros.get(self.macro_index(name)?)
    }

    fn text_of(&self, token: &PpToken) -> &[u8] {
        self.text.get(token.start as usize..token.end as usize).unwrap_or_default()
    }
}

/// A preprocessing token outside the main stream: of a directive, a macro or an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PpToken {
    /// Numbers are `Integer`; `EndOfFile` is a placemarker.
    pub kind: TokenKind,
    pub flags: u8,
    /// For identifiers.
    pub name: Name,
    /// Range of the spelling in `Preprocessor::text`.
    pub start: u32,
    pub end: u32,
    pub pos: Pos,
}

/// The identifier is the name of a macro whose expansion it came from, and is never expanded again.
const NO_EXPANSION: u8 = 0x20;

/// A problem with its position.
type Found = (Pos, Problem);
