//! Fields that are plain copies of what the intermediate language says: generated from the column of
//! `tables/il_display/` that names it.

use super::graph::{Graph, Of};
use crate::il;
use crate::tables::il_display::{constant, data_member, kind, routine, ty, variable};

include!(concat!(env!("OUT_DIR"), "/il_display_sources.rs"));
