//! What a unit in C does not have: references to names, linkage of other languages, lifetimes of objects, and parts of
//! classes that only bases and functions have.

use super::build::Build;
use super::graph::Value;
use crate::tables::il_display::{field, form};

impl Build<'_> {
    /// Takes out of a unit in C what only C++ has.
    pub fn forget_cxx(&mut self) {
        if !self.header.is_c {
            return;
        }
        let all: Vec<_> = self.g.ids().collect();
        for id in all {
            for label in [
                field::SOURCE_CORRESP_NAME_REFERENCES,
                field::NAME_REFERENCE,
                field::SURROUNDING_NAME_LINKAGE_STATE,
            ] {
                self.g.clear(id, label);
            }
            if self.g.node(id).form == form::SCOPE_SCK_FILE {
                self.g.set(id, field::LIFETIME, Value::Null);
            }
            if self.g.is(id, form::CLASS_TYPE_SUPPLEMENT) {
                self.g.int(id, field::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, 0);
                self.g.int(id, field::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, 1);
            }
        }
    }
}
