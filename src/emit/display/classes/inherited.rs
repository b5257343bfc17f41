//! Constructors of base classes that a using-declaration makes those of a class ([class.inhctor.init]).

use crate::emit::display::build::Build;
use crate::il::*;
use crate::tables::il_display::{base_class, routine, using_decl, word};

impl Build<'_> {
    /// The constructors that a class inherits, where the using-declaration stands; those without parameters are its own.
    pub(super) fn inherited_constructors(&mut self, id: ClassId) {
        let il = self.il;
        let scope = self.class_scope(id);
        for constructor in il[id].special.constructors.iter().copied() {
            let Entity::Function { id: constructor } = constructor else { continue };
            let Some(from) = il[constructor].inherited_from(il) else { continue };
            let required = il[constructor].params(il).iter().any(|param| !param.has_default);
            let Some(base) = il[from].class.filter(|_| required) else { continue };
            let base = self.class(base);
            let named = self.made.classes.inheriting.iter().copied().find(|(of, node, _)| {
                let entry = self.g.target(*node, using_decl::ENTITY);
                *of == scope
                    && entry.and_then(|entry| self.g.leads_to(entry, base_class::TYPE.label()))
                        == Some(base.id())
            });
            let Some((_, using, _)) = named else { continue };
            let node = self.routine(constructor);
            if let Some(pos) = self.made.classes.inheriting.iter().find(|(_, of, _)| *of == using) {
                self.declared_at(node, pos.2);
            }
            self.g.word(node, routine::STORAGE_CLASS, word::SC_EXTERN);
            self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
            self.g.flag(node, routine::IS_INLINE, true);
            self.g.flag(node, routine::COMPILER_GENERATED, true);
            self.g.truth(node, routine::DEFINED, false);
            self.g.flag(node, routine::IS_INHERITING_CTOR, true);
            self.g.flag(node, routine::INLINE_IN_CLASS_DEFINITION, true);
            self.g.link(node, routine::GENERATING_USING_DECL, using);
            if let Some(ty) = self.g.target(node, routine::TYPE) {
                self.g.link(ty, crate::tables::il_display::ty::ASSOC_ROUTINE, node);
                self.indeterminate(ty);
            }
        }
    }
}
