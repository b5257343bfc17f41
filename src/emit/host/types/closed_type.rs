//! Names of member types that are not public ([class.access]).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// The typedef name, or what is made of it, by which a member class or enumeration that only its class can name
    /// ([class.access]) is written here: the innermost of those that stand for it.
    pub(in crate::emit::host) fn name_of_closed(&self, mut ty: TypeId) -> Option<TypeId> {
        let inner = self.innermost(ty);
        if !matches!(self.il[inner].kind, TypeKind::Typedef { .. } | TypeKind::Qualifiedly { .. })
            || !self.is_closed(self.il[inner].canonical)
        {
            return None;
        }
        while let TypeKind::Typedef { typedef } = self.il[ty].kind
            && matches!(
                self.il[self.il[typedef].ty].kind,
                TypeKind::Typedef { .. } | TypeKind::Qualifiedly { .. }
            )
        {
            ty = self.il[typedef].ty;
        }
        Some(ty)
    }

    /// Whether a type is a member class or enumeration that is not public, seen from outside of its class.
    fn is_closed(&self, ty: TypeId) -> bool {
        let il = self.il;
        let (scope, access) = match il[ty].kind {
            TypeKind::Qualified { base, .. } => return self.is_closed(base),
            TypeKind::Enum { of } => (il[of].enclosing, il[of].access),
            TypeKind::Class { class } => {
                let access = match il[class].instance {
                    Some(instance) => il[il[instance].template].access,
                    None => il[class].access,
                };
                (il[class].enclosing, access)
            }
            _ => return false,
        };
        match access {
            Access::Private => matches!(il[scope].kind, ScopeKind::Class { .. }) && !self.is_within(scope),
            Access::Protected => !self.is_visible(scope),
            Access::Public | Access::None => false,
        }
    }

    /// Whether what is printed stands in the class of a scope.
    fn is_within(&self, scope: ScopeId) -> bool {
        std::iter::successors(Some(self.scope), |at| self.scope_around(*at)).any(|at| at == scope)
    }
}
