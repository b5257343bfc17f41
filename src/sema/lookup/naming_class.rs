//! The class through which a member is named (`[class.access.base]`), and the one that declares it.

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// A type that was named behind `typename` as a member of a class that inherits it, as one of the class that declares
    /// it.
    pub fn named_by_declaring_class(&mut self, ty: TypeId) -> TypeId {
        let TypeKind::Qualifiedly { qualifier, of } = self.il[ty].kind else { return ty };
        let scope = match self.il[of].kind {
            TypeKind::Typedef { typedef } => self.il[typedef].scope,
            TypeKind::Class { class } => self.il[class].enclosing,
            TypeKind::Enum { of } => self.il[of].enclosing,
            _ => return ty,
        };
        let (Some(declares), QualifierPart::Type { of: through }) =
            (self.class_of_scope(scope), self.il[qualifier].part)
        else {
            return ty;
        };
        if self.class_of(through).is_none_or(|class| class == declares) {
            return ty;
        }
        let part = QualifierPart::Type { of: self.il[declares].ty };
        let qualifier = self.qualifier_of(None, part, false);
        self.make_type(TypeKind::Qualifiedly { qualifier, of })
    }
}
