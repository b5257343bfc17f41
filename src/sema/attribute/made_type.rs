//! Attributes that make another type of the one that they are put on: vectors and machine modes (GNU).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::attribute::is;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::modes;

impl Compilation {
    /// A type changed by attributes that make other types of it: vectors and machine modes (GNU).
    #[inline]
    pub fn apply_type_attributes(&mut self, ty: TypeId, attributes: &[AttributeId]) -> TypeId {
        if attributes.is_empty() { ty } else { self.attributed_type(ty, attributes) }
    }

    fn attributed_type(&mut self, ty: TypeId, attributes: &[AttributeId]) -> TypeId {
        let mut result = ty;
        for id in attributes {
            let attribute = self.il[*id].clone();
            if is(&attribute, AttributeKind::VectorSize) {
                result = self.vector_of(result, &attribute);
            } else if is(&attribute, AttributeKind::Mode) {
                result = self.with_mode(result, &attribute);
            }
        }
        result
    }

    fn vector_of(&mut self, element: TypeId, attribute: &Attribute) -> TypeId {
        let Some([AttributeArg::Expr { expr }]) = attribute.args(&self.il).map(|a| &self.il[a]) else {
            return element;
        };
        self.vector_of_size(element, *expr, attribute.pos)
    }

    /// A vector of `size` bytes, an expression that may depend on template parameters as the element may; what makes none
    /// is reported at `pos`, and the element stands for it.
    pub(in crate::sema) fn vector_of_size(&mut self, element: TypeId, size: ExprId, pos: Pos) -> TypeId {
        // An array is one of vectors.
        if let TypeKind::Array { element, bound } = self.canonical_kind(element) {
            let element = self.vector_of_size(element, size, pos);
            return self.make_type(TypeKind::Array { element, bound });
        }
        let counted = self.is_open_type(element) && !self.is_pointer(element)
            || self.is_arithmetic(element)
            || self.enum_of(element).is_some();
        if !counted {
            self.report(pos, messages::vector_size_attribute_requires_arithmetic_enum());
            return element;
        }
        match (self.constant_integer(size), self.size_of(element)) {
            (Some(bytes), Some(size)) if size > 0 => {
                let size = i128::from(size);
                let count = u32::try_from(bytes / size).ok().filter(|count| count.is_power_of_two());
                let wrong = match count {
                    _ if bytes % size != 0 => messages::vector_size_must_multiple_element(),
                    Some(count) => return self.make_type(TypeKind::Vector { element, count }),
                    None => messages::number_elements_vector_power_two(),
                };
                self.report(pos, wrong);
                element
            }
            _ => self.make_type(TypeKind::DependentVector { element, size }),
        }
    }

    /// `__attribute__((mode(DI)))`: the integer or floating type of a machine mode.
    fn with_mode(&mut self, ty: TypeId, attribute: &Attribute) -> TypeId {
        let Some([AttributeArg::Name { name }]) = attribute.args(&self.il).map(|a| &self.il[a]) else {
            return ty;
        };
        let Some(mode) = modes::find(self.names.text(*name)) else { return ty };
        let floating = mode.signed.is_floating();
        let fits = match self.builtin_of(ty) {
            Some(of) => of.is_floating() == floating && self.is_arithmetic(ty),
            None => self.is_open_type(ty) || !floating && self.enum_of(ty).is_some(),
        };
        if !fits {
            let shown = self.shown_type(ty);
            self.report(attribute.pos, messages::attribute_mode_incompatible(shown));
            return ty;
        }
        let unsigned =
            self.builtin_of(ty).is_some_and(|b| b != Builtin::Bool && !self.dialect.target.is_signed(b));
        let of = if unsigned { mode.unsigned } else { mode.signed };
        self.builtin(of)
    }
}
