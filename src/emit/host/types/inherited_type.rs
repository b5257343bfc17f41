//! Types that are named as members of a class derived from the one that declares them (`[class.member.lookup]`): they are
//! printed as members of that class.

use super::Typename;
use crate::emit::host::Printer;
use crate::il::*;
use crate::names::Name;

impl Printer<'_> {
    /// Prints a type that was named through the class of a qualifier, which inherits it; false if it is none.
    pub(super) fn inherited_type(&mut self, qualifier: QualifierId, ty: TypeId, typename: Typename) -> bool {
        let Some((declared, name)) = self.member_type_declared(ty) else { return false };
        let Some(naming) = self.class_of_qualifier(qualifier) else { return false };
        let inherited = naming != declared
            && !self.il.is_dependent_class(naming)
            && !self.is_inherited_here(naming)
            && !self.brings(naming, name);
        if inherited {
            let scope = self.il[naming].scope;
            self.qualify_type(scope, Some(name), typename);
            self.name(name);
        }
        inherited
    }

    /// A type whose objects are made, or whose tag is written, without the class through which it was named: it is
    /// printed as a member of the class that declares it.
    pub(in crate::emit::host) fn without_naming_class(&self, ty: TypeId) -> TypeId {
        let TypeKind::Qualifiedly { of, qualifier } = self.il[ty].kind else { return ty };
        let declared = self.member_type_declared(of).map(|(class, _)| class);
        if declared.is_some() && self.class_of_qualifier(qualifier) != declared { of } else { ty }
    }

    /// The class that declares a type, and the name of the type there.
    fn member_type_declared(&self, ty: TypeId) -> Option<(ClassId, Name)> {
        let (scope, name) = match self.il[ty].kind {
            TypeKind::Typedef { typedef } => (self.il[typedef].scope, self.il[typedef].name),
            TypeKind::Class { class } if self.il[class].instance.is_none() => {
                (self.il[class].enclosing, self.il[class].name?)
            }
            TypeKind::Enum { of } => (self.il[of].enclosing, self.il[of].name?),
            _ => return None,
        };
        match self.il[scope].kind {
            ScopeKind::Class { of } => Some((of, name)),
            _ => None,
        }
    }

    /// Whether the members of a class are found without a path here: it is a base of a class around.
    fn is_inherited_here(&self, class: ClassId) -> bool {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if matches!(self.il[scope].kind, ScopeKind::Class { of } if of == class || self.derives_from(of, class, 0))
            {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    fn class_of_qualifier(&self, qualifier: QualifierId) -> Option<ClassId> {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return None };
        match self.il[self.il[of].canonical].kind {
            TypeKind::Class { class } => Some(class),
            _ => None,
        }
    }

    /// Whether a using-declaration of a class, or of the template that it is an instance of, declares a name.
    fn brings(&self, class: ClassId, name: Name) -> bool {
        let pattern = match self.il[class].instance.and_then(|instance| self.il[instance].pattern) {
            Some(Entity::Class { id }) => id,
            _ => class,
        };
        self.il[pattern].members.declared.iter().any(|member| match *member {
            Entity::Using { id } => {
                matches!(self.il[id].name, EntityName::Identifier { name: brought } if brought == name)
            }
            _ => false,
        })
    }
}
