//! What a unit in C does not have: references to names, linkage of other languages, lifetimes of objects, and parts of
//! classes that only bases and functions have.

use super::build::Build;
use crate::il::*;
use crate::tables::il_display::{
    TypeNode, any, class_type_supplement, form, kind, param_type, routine, scope, ty, word,
};

impl Build<'_> {
    /// A function of C whose declaration does not say what its parameters are, or only in a list of their names, has no
    /// prototype (C 6.7.6.3).
    pub fn without_prototype(&mut self, ty: TypeNode, declaration: DeclarationId) {
        let d = &self.il[declaration];
        let named = d.old_style(self.il).is_some();
        let empty = d.params.is_empty() && self.il.places.step_behind(d.pos).is_some();
        if !self.header.is_c || !named && !empty {
            return;
        }
        self.g.truth(ty, ty::PROTOTYPED, false);
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        while let Some(row) = at {
            self.g.int(row, param_type::PARAM_NUM, 0);
            at = self.g.target(row, param_type::NEXT);
        }
    }

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
            if let Some(routine) = self.g.cast::<kind::Routine>(id)
                && self.header.standard >= 1999
                && !self.g.is_true(routine, routine::DEFINED)
            {
                // A function that the unit does not define has no pragmas in it.
                for label in [routine::FP_CONTRACT, routine::FENV_ACCESS, routine::CX_LIMITED_RANGE] {
                    self.g.word(routine, label, word::NONE);
                }
            }
            if let Some(class) = self.g.cast::<kind::ClassTypeSupplement>(id) {
                self.g.int(class, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, 0);
                self.g.int(class, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, 1);
            }
        }
    }
}
