//! Qualified parameters of members of class templates, where the template's arguments make arrays of them.

use super::substitute::Environment;
use crate::compilation::Compilation;
use crate::il::*;
use smallvec::SmallVec;

impl Compilation {
    /// The type of a member of an instance that was `declared` in the template. The qualifiers of a parameter that are none of
    /// its function's type are those of the elements where it becomes an array: `const T` is `const int*` then
    /// (`[dcl.fct]`, core issue 1001).
    pub(super) fn with_qualified_elements(
        &mut self,
        made: TypeId,
        declared: TypeId,
        env: &Environment,
    ) -> TypeId {
        let TypeKind::Function { params: written, .. } = self.il[declared].kind else { return made };
        let qualified = |c: &Self, ty: TypeId| match c.il[ty].kind {
            TypeKind::Qualified { base, .. } => c.is_dependent(base),
            _ => false,
        };
        if !self.il[written].iter().any(|ty| qualified(self, *ty)) {
            return made;
        }
        let TypeKind::Function { ret, params, traits, noexcept } = self.canonical_kind(made) else {
            return made;
        };
        let mut types: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[params]);
        let written: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[written]);
        if types.len() != written.len() {
            return made;
        }
        let mut changed = false;
        for (ty, written) in types.iter_mut().zip(written) {
            if !qualified(self, written) || !matches!(self.canonical_kind(*ty), TypeKind::Pointer { .. }) {
                continue;
            }
            let substituted = self.substitute_type(written, env);
            if matches!(self.canonical_kind(substituted), TypeKind::Array { .. }) {
                *ty = self.decayed(substituted);
                changed = true;
            }
        }
        if !changed {
            return made;
        }
        let params = self.interned.type_list(&mut self.il, &types);
        self.make_type(TypeKind::Function { ret, params, traits, noexcept })
    }
}
