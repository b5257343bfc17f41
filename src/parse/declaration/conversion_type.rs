//! The type that a conversion function converts to (`[class.conv.fct]`).

use super::specifier::SpecifierPlace;
use crate::il::*;
use crate::parse::Parser;

impl Parser<'_> {
    /// The same where all that it names is known.
    pub(crate) fn known_conversion_type(&mut self) -> Option<TypeId> {
        self.tentatively(|p| p.conversion_type_id().filter(|ty| !p.c.is_unknown(*ty)))
    }

    /// conversion-type-id (`[class.conv.fct]`): no function or array declarators.
    pub(crate) fn conversion_type_id(&mut self) -> Option<TypeId> {
        let mut specs = self.decl_specifiers(SpecifierPlace::Conversion);
        self.refuse_placeholder(&mut specs);
        let base = specs.ty?;
        let qualified = self.qualified.take().filter(|(ty, _)| *ty == base);
        let mut d = self.declarator_without_suffixes(base);
        let qualified = self.qualified.take().or(qualified);
        if let Some((ty, pos)) = qualified.filter(|(ty, _)| *ty == d.ty) {
            self.c.check_result_qualifiers(ty, pos);
        }
        let attributes = std::mem::take(&mut d.attributes);
        Some(self.c.apply_type_attributes(d.ty, &attributes))
    }
}
