//! Literal operators: what their declarations must look like (`[over.literal]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;

impl Compilation {
    /// Checks the declaration of a literal operator or of a literal operator template.
    pub(in crate::sema) fn check_literal_operator(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let pos = parts.declarator.pos;
        if self.il[id].class.is_some() {
            return self.report(pos, messages::literal_operator_not_class_member());
        }
        let fault = match parts.headers.last() {
            Some(_) if !self.il[id].params(&self.il).is_empty() => {
                Some(messages::literal_operator_template_without_parameters())
            }
            Some(_) => None,
            None => self.literal_operator_fault(id),
        };
        if let Some(message) = fault {
            self.report(pos, message);
        }
    }

    /// What is wrong with the parameters of a literal operator that is no template.
    fn literal_operator_fault(&mut self, id: FunctionId) -> Option<Message> {
        let params: Vec<TypeId> = self.il[id].params(&self.il).iter().map(|p| p.ty).collect();
        let (.., traits) = self.function_of(self.il[id].ty)?;
        if traits.contains(FunctionTraits::VARIADIC) {
            return Some(messages::literal_operator_with_ellipsis());
        }
        let Some(first) = params.first().copied() else {
            return Some(messages::literal_operator_without_parameter());
        };
        if params.iter().any(|ty| self.is_unknown(*ty) || self.is_dependent(*ty)) {
            return None;
        }
        match (self.pointee(first), params.len()) {
            (Some(to), count) => self.literal_pointer_fault(first, to, &params[1..count]),
            (None, 1) => self.cooked_parameter_fault(first),
            (None, _) => Some(messages::too_many_literal_operator_parameters()),
        }
    }

    /// The same where the first parameter is a pointer: to the digits of a number, or to a string whose length follows.
    fn literal_pointer_fault(&self, first: TypeId, to: TypeId, further: &[TypeId]) -> Option<Message> {
        let shown = || self.shown_type(first);
        if !self.qualifiers(to).contains(Qualifiers::CONST) {
            return Some(messages::literal_operator_pointer_to_non_const(shown()));
        }
        let of = self.builtin_of(to);
        match further {
            [] if of == Some(Builtin::Char) => None,
            [] => Some(messages::invalid_literal_operator_parameter(shown())),
            [_] if !of.is_some_and(is_character) => Some(messages::invalid_literal_operator_pointer(shown())),
            [length] if !self.same_type(self.unqualified(*length), self.common.size) => {
                Some(messages::invalid_second_literal_operator_parameter(self.shown_type(*length)))
            }
            [_] => None,
            _ => Some(messages::too_many_literal_operator_parameters()),
        }
    }

    /// The same for the value of a number or of a character.
    fn cooked_parameter_fault(&mut self, ty: TypeId) -> Option<Message> {
        let plain = self.without_top_qualifiers(ty);
        let shown = self.shown_type(plain);
        match self.builtin_of(ty) {
            Some(Builtin::UnsignedLongLong | Builtin::LongDouble) => None,
            Some(of) if is_character(of) => None,
            Some(Builtin::Bool) | None => Some(messages::invalid_literal_operator_parameter(shown)),
            Some(_) if self.is_floating(ty) => {
                Some(messages::invalid_floating_literal_operator_parameter(shown))
            }
            Some(_) => Some(messages::invalid_integer_parameter_type_literal(shown)),
        }
    }
}

/// Whether a type is one of those that character literals have.
fn is_character(of: Builtin) -> bool {
    use Builtin::*;
    matches!(of, Char | WChar | Char8 | Char16 | Char32)
}
