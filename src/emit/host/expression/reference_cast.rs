//! Casts to reference types.
//!
//! What is cast to is the reference itself and no name of it: typedef names are looked through as far as the `&`, and
//! what it refers to is printed as written. The `&` behind a `decltype` is lost.

use crate::emit::host::Printer;
use crate::il::*;

/// The reference that a type names.
struct Reference {
    /// It as a type of the unit.
    ty: TypeId,
    /// What it refers to.
    to: TypeId,
    lvalue: bool,
}

impl Printer<'_> {
    /// Prints the type of a cast where that is a reference, and says whether it is one.
    pub(super) fn reference_cast_type(&mut self, to: TypeId) -> bool {
        let Some(reference) = self.named_reference(to) else { return false };
        let own = match self.il[reference.ty].kind {
            TypeKind::LvalueReference { .. } => reference.lvalue,
            _ => !reference.lvalue,
        };
        if self.is_expression_type(reference.to) {
            self.type_id(reference.to);
        } else if own || self.has_declarator(reference.to) {
            self.type_id(reference.ty);
        } else {
            self.type_id(reference.to);
            self.text(if reference.lvalue { " &" } else { " &&" });
        }
        true
    }

    /// The reference that a type is after names are looked through and references to references are collapsed
    /// (`[dcl.ref]`).
    fn named_reference(&self, ty: TypeId) -> Option<Reference> {
        match self.il[ty].kind {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => {
                let lvalue = matches!(self.il[ty].kind, TypeKind::LvalueReference { .. });
                Some(match self.named_reference(to) {
                    Some(inner) => Reference { lvalue: lvalue || inner.lvalue, ..inner },
                    None => Reference { ty, to, lvalue },
                })
            }
            TypeKind::Qualified { base, .. } => self.named_reference(base),
            TypeKind::Typedef { typedef } => self.named_reference(self.il[typedef].ty),
            TypeKind::Qualifiedly { of, .. } => self.named_reference(of),
            TypeKind::AliasInstance { target, .. } => self.named_reference(target),
            TypeKind::Decltype { .. } | TypeKind::TypeofExpr { .. } => {
                let canonical = self.il[ty].canonical;
                if canonical == ty { None } else { self.named_reference(canonical) }
            }
            // Types that stand for no others are no references.
            _ => None,
        }
    }

    /// Whether a type is that of an expression, not known to be a reference.
    fn is_expression_type(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Decltype { .. } | TypeKind::TypeofExpr { .. })
    }
}
