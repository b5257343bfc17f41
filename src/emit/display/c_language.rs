//! What a unit in C does not have: references to names, linkage of other languages, lifetimes of objects, and parts of
//! classes that only bases and functions have.

use super::build::Build;
use crate::tables::il_display::{any, class_type_supplement, form, kind, scope};

impl Build<'_> {
    /// Takes out of a unit in C what only C++ has.
    pub fn forget_cxx(&mut self) {
        if !self.header.is_c {
            return;
        }
        let all: Vec<_> = self.g.ids().collect();
        for id in all {
            for label in [
                any::SOURCE_CORRESP_NAME_REFERENCES.label(),
                any::NAME_REFERENCE.label(),
                any::SURROUNDING_NAME_LINKAGE_STATE.label(),
            ] {
                self.g.remove(id, label);
            }
            if self.g.node(id).form == form::SCOPE_SCK_FILE
                && let Some(file) = self.g.cast::<kind::Scope>(id)
            {
                self.g.null(file, scope::LIFETIME);
            }
            if let Some(class) = self.g.cast::<kind::ClassTypeSupplement>(id) {
                self.g.int(class, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, 0);
                self.g.int(class, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, 1);
            }
        }
    }
}
