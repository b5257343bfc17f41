//! Classes and enumerations without a name: what is declared with one spells it.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::{limits, spelled};

impl Printer<'_> {
    /// Notes the object that a declaration declares with a class or enumeration that it defines: it spells the type
    /// where that has no name.
    pub(in crate::emit::host) fn note_object_of_unnamed(&mut self, declaration: DeclarationId) {
        let d = &self.il[declaration];
        if self.is_unnamed_type(d.ty) && matches!(d.entity, Entity::Variable { .. } | Entity::Field { .. }) {
            self.memory.unnamed_objects.set(self.il[d.ty].canonical, d.entity);
        }
    }

    /// Whether a type is a class or enumeration without a name, closure types aside.
    pub(in crate::emit::host) fn is_unnamed_type(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::Class { class } => {
                let c = &self.il[class];
                c.name.is_none() && c.lambda(self.il).is_none() && c.instance.is_none()
            }
            TypeKind::Enum { of } => self.il[of].name.is_none(),
            _ => false,
        }
    }

    /// Whether a function declares a type that is, but for qualifiers, a class or enumeration without a name.
    pub(in crate::emit::host) fn is_local_unnamed(&self, ty: TypeId) -> bool {
        let scope = match self.il.unqualified(ty) {
            TypeKind::Class { class } => self.il[class].enclosing,
            TypeKind::Enum { of } => self.il[of].enclosing,
            _ => return false,
        };
        let mut inner = self.il[ty].canonical;
        while let TypeKind::Qualified { base, .. } = self.il[inner].kind {
            inner = self.il[base].canonical;
        }
        self.il[scope].kind.is_local() && self.is_unnamed_type(inner)
    }

    /// Prints a type without a name by the object that was declared with it; says whether it is one.
    pub(super) fn unnamed_type(&mut self, ty: TypeId) -> bool {
        if !self.is_unnamed_type(ty) {
            return false;
        }
        let Some(object) = self.memory.unnamed_objects.get(&self.il[ty].canonical) else {
            return false;
        };
        let (scope, name) = match object {
            Entity::Variable { id } => (self.il[id].scope, self.il[id].name),
            Entity::Field { id } => (self.il[self.il[id].class].scope, self.il[id].name),
            _ => return false,
        };
        self.text(spelled!(DECLTYPE "("));
        self.qualify(scope, name);
        if let Some(name) = name {
            self.name(name);
        }
        self.text(")");
        true
    }

    /// A type as it was written in the place of what it stands for, if nothing can spell a part of the latter.
    pub(in crate::emit::host) fn spelled_or_written(&self, of: TypeId, written: TypeId) -> TypeId {
        let mut left = limits::UNSPELLED_PARTS;
        if of != written && self.has_unspelled_part(of, &mut left) { written } else { of }
    }

    /// Whether a type is made of a class or enumeration that has no name and that no object was declared with; so many
    /// parts are looked at.
    fn has_unspelled_part(&self, ty: TypeId, left: &mut u32) -> bool {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        match self.il[ty].kind {
            TypeKind::Class { class } => match self.il[class].instance {
                // The first mention of an instance spells its arguments.
                Some(instance) => self
                    .elements_of(self.il[class].specialization.first_args.unwrap_or(self.il[instance].args))
                    .iter()
                    .any(|arg| matches!(*arg, TemplateArg::Type { of } if self.has_unspelled_part(of, left))),
                None => self.il[class].lambda(self.il).is_some() || self.is_unspelled(ty),
            },
            TypeKind::Enum { .. } => self.is_unspelled(ty),
            kind => self.il.any_part_type(kind, |part| self.has_unspelled_part(part, left)),
        }
    }

    fn is_unspelled(&self, ty: TypeId) -> bool {
        self.is_unnamed_type(ty) && !self.memory.unnamed_objects.contains(&self.il[ty].canonical)
    }
}
