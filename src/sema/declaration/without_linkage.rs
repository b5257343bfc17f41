//! Functions declared with types that other units cannot name: this unit defines them (`[basic.link]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::tables::limits;

/// Why other units cannot name a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unnameable {
    /// It belongs to a function.
    Local,
    Unnamed,
}

impl Compilation {
    /// Whether a function that other units may define is used and not defined here, and they cannot declare it.
    #[inline]
    pub(super) fn lacks_definition_here(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        f.flags.contains(FunctionFlags::REFERENCED)
            && !f.flags.intersects(FunctionFlags::DEFINED | FunctionFlags::INLINE | FunctionFlags::CONSTEXPR)
            && f.linkage == Linkage::External
            && f.definition.is_none()
            && !f.c_linkage
            && !self.in_unnamed_namespace(f.scope)
            && self.unnameable_in(f.ty, 0).is_some()
    }

    /// Reports such a function.
    pub(super) fn report_definition_lacking(&mut self, id: FunctionId) {
        let Some(why) = self.unnameable_in(self.il[id].ty, 0) else { return };
        let (entity, pos) = (self.function_name_entity(id), self.il[id].pos);
        self.report(
            pos,
            match why {
                Unnameable::Local => messages::declared_using_local_type(entity),
                Unnameable::Unnamed => messages::declared_using_type_without_linkage(entity),
            },
        );
    }

    /// The first type without linkage that a type is made of.
    fn unnameable_in(&self, ty: TypeId, depth: u32) -> Option<Unnameable> {
        if depth > limits::DEPENDENT_EXPRESSION_NESTING {
            return None;
        }
        match self.canonical_kind(ty) {
            TypeKind::Class { class } => {
                let c = &self.il[class];
                let named = c.name.is_some() || c.named_for_linkage || c.flags.contains(ClassFlags::ERROR);
                self.kept_from_units(named && c.lambda(&self.il).is_none(), c.enclosing)
            }
            TypeKind::Enum { of } => {
                let e = &self.il[of];
                self.kept_from_units(e.name.is_some() || e.named_for_linkage, e.enclosing)
            }
            kind => {
                let mut found = None;
                self.il.any_part_type(kind, |part| {
                    found = self.unnameable_in(part, depth + 1);
                    found.is_some()
                });
                found
            }
        }
    }

    fn kept_from_units(&self, named: bool, scope: ScopeId) -> Option<Unnameable> {
        let open = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let local = matches!(self.il[scope].kind, ScopeKind::Function { .. } | ScopeKind::Block);
        match named {
            _ if local => Some(Unnameable::Local),
            false if open => Some(Unnameable::Unnamed),
            _ => None,
        }
    }
}
