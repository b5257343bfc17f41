//! What functions return: types that are computed, and those that their bodies say (`[dcl.spec.auto]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::Derived;
use crate::emit::display::types::qualifiers;
use crate::il::*;
use crate::tables::il_display::{RoutineNode, TypeNode, routine, ty, word};

impl Build<'_> {
    /// A return type that is computed is the same for all types that are made for a declaration.
    pub(super) fn returned_type(
        &mut self,
        id: FunctionId,
        ret: TypeId,
        declaration: Option<DeclarationId>,
    ) -> TypeNode {
        let open = self.placeholder_return(id, declaration);
        let ret = open.unwrap_or_else(|| self.deduced_return(id, ret));
        let computed = open.is_some()
            || matches!(self.il[ret].kind, TypeKind::Decltype { .. } | TypeKind::TypeofExpr { .. })
            || self.leads_to_declarator(ret);
        let Some(declaration) = declaration.filter(|_| computed) else { return self.ty(ret) };
        if let Some(known) = self.made.functions.returned.get(&declaration) {
            return *known;
        }
        let made = self.with(change::Declarator(Some(declaration)), |p| p.ty(ret));
        self.made.functions.returned.insert(declaration, made);
        made
    }

    /// Whether a type is that of pointers or references to functions or arrays that a declarator makes.
    fn leads_to_declarator(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => match self.il[to].kind {
                TypeKind::Function { .. } | TypeKind::Array { .. } => true,
                TypeKind::Pointer { .. } => self.leads_to_declarator(to),
                _ => false,
            },
            _ => false,
        }
    }

    /// What the call operator of a lambda returns, and a conversion function.
    fn deduced_return(&self, id: FunctionId, written: TypeId) -> TypeId {
        if !self.il[written].flags.contains(TypeFlags::PLACEHOLDER) {
            return written;
        }
        match self.il[self.il[self.il[id].ty].canonical].kind {
            TypeKind::Function { ret, .. } => ret,
            _ => written,
        }
    }

    /// The return type of a function as it is written, where it has a placeholder.
    pub(in crate::emit::display) fn placeholder_return(
        &self,
        id: FunctionId,
        declaration: Option<DeclarationId>,
    ) -> Option<TypeId> {
        let f = &self.il[id];
        // What calls a lambda is shown with it.
        let of_lambda = f.class.is_some_and(|class| self.il[class].lambda(self.il).is_some());
        if of_lambda || matches!(f.name, EntityName::Conversion { .. }) {
            return None;
        }
        let declaration = declaration.or_else(|| self.pattern_declaration(id)).or(f.first)?;
        match self.il[self.underlying_function(self.il[declaration].ty)].kind {
            TypeKind::Function { ret, .. } if self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) => {
                Some(ret)
            }
            _ => None,
        }
    }

    /// Says of a function that its return type is deduced, and what it is once that is known.
    pub(super) fn deduced_return_type(&mut self, node: RoutineNode, ty: TypeNode, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        let Some(written) = self.placeholder_return(id, None) else { return };
        self.g.flag(node, routine::HAS_DEDUCIBLE_RETURN_TYPE, true);
        let TypeKind::Function { ret, .. } = il[il[f.ty].canonical].kind else { return };
        let known = !il[ret].flags.contains(TypeFlags::PLACEHOLDER);
        let open = f.template.is_some() && f.definition.is_some();
        self.g.flag(node, routine::HAS_DEDUCED_RETURN_TYPE, known || open);
        if known && f.template.is_none() {
            let made = self.deduced(written, ret);
            self.g.link(ty, ty::RETURN_TYPE, made);
        }
    }

    /// A type in which something stands for a placeholder.
    fn deduced(&mut self, written: TypeId, ty: TypeId) -> TypeNode {
        let il = self.il;
        let inner = match (il[written].kind, il[il[ty].canonical].kind) {
            (TypeKind::Auto { .. }, _) => {
                let to = self.ty(ty);
                return self.type_reference(to, word::IS_DEDUCED_AUTO);
            }
            (TypeKind::DecltypeAuto { .. }, _) => {
                let to = self.ty(ty);
                return self.type_reference(to, word::IS_DEDUCED_DECLTYPE_AUTO);
            }
            (TypeKind::Pointer { to }, TypeKind::Pointer { to: of }) => Some((to, of, Derived::Pointer)),
            (TypeKind::LvalueReference { to }, TypeKind::LvalueReference { to: of }) => {
                Some((to, of, Derived::LvalueReference))
            }
            (TypeKind::RvalueReference { to }, TypeKind::RvalueReference { to: of }) => {
                Some((to, of, Derived::RvalueReference))
            }
            (TypeKind::Qualified { base, quals }, TypeKind::Qualified { base: of, quals: all })
                if quals == all =>
            {
                Some((base, of, Derived::Qualified(qualifiers(quals))))
            }
            _ => None,
        };
        match inner {
            Some((written, ty, how)) => {
                let base = self.deduced(written, ty);
                self.derived(base, how)
            }
            None => self.ty(ty),
        }
    }
}
