//! How blocks with declarations spell dependent template-ids: with what the typedef names of the class stand for.

use super::{List, TemplateArg};
use rustc_hash::FxHashMap;

/// What stands for the arguments of dependent template-ids in blocks of functions that declare something; others stay as
/// they were written.
pub type BlockSpellings = FxHashMap<List<TemplateArg>, List<TemplateArg>>;
