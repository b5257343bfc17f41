//! The types of variables as their declarations say them.

use crate::emit::display::build::Build;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{TypeNode, VariableNode, form, ty, variable};

impl Build<'_> {
    /// The type of a variable as a declaration says it that does not define it: the variable's own where that has been
    /// made of this declaration.
    pub fn redeclared_type(&mut self, node: VariableNode, id: VariableId, d: &Declaration) -> TypeNode {
        let same = self.il[d.ty].canonical == self.il[self.il[id].ty].canonical;
        let own = self.g.target(node, variable::TYPE).filter(|ty| {
            let is_array = self.g.node(*ty).form == form::TYPE_TK_ARRAY;
            same && is_array && self.g.get(*ty, ty::SOURCE_CORRESP_DECL_POSITION_SEQ).is_none()
        });
        let ty = own.unwrap_or_else(|| self.ty(d.ty));
        self.array_places(ty, d.pos);
        ty
    }

    /// The types of arrays that the declarator of `name` makes stand at their brackets ([dcl.array]).
    pub fn array_places(&mut self, ty: TypeNode, name: Pos) {
        let places = &self.il.places;
        let Some(mut bracket) = places.bound_behind(name) else { return };
        let mut ty = ty;
        while let Some(to) = self.g.target(ty, ty::TYPE_POINTED_TO) {
            ty = to;
        }
        while self.g.node(ty).form == form::TYPE_TK_ARRAY {
            if self.g.get(ty, ty::SOURCE_CORRESP_DECL_POSITION_SEQ).is_none() {
                self.declared_at(ty, bracket);
            }
            let next = places.bound_behind(bracket).zip(self.g.target(ty, ty::ELEMENT_TYPE));
            let Some((behind, element)) = next else { return };
            (bracket, ty) = (behind, element);
        }
    }

    /// How the type of a variable was left to its initializer ([dcl.spec.auto]).
    pub fn placeholder_flags(&mut self, node: VariableNode, id: VariableId, written: TypeId) {
        if !self.il[id].flags.contains(VariableFlags::DEDUCED) {
            return;
        }
        let label = match self.il[written].kind {
            TypeKind::DecltypeAuto { .. } => variable::DECLARED_WITH_DECLTYPE_AUTO,
            TypeKind::DeducedClass { .. } => variable::DECLARED_WITH_CLASS_TEMPLATE_PLACEHOLDER,
            _ => variable::DECLARED_WITH_AUTO_TYPE_SPECIFIER,
        };
        self.g.flag(node, label, true);
    }
}
