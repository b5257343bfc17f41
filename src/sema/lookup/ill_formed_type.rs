//! Types that no substitution can form in an instance: arrays, pointers, references and functions of what they cannot be
//! made of (`[dcl.array]`, `[dcl.ptr]`, `[dcl.ref]`, `[dcl.fct]`).

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::lookup::missing_type::MissingType;
use crate::source::Pos;

/// What is wrong with a type that a substitution was to form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllFormedType {
    ArrayOfVoid,
    ArrayOfReferences,
    ArrayOfFunctions,
    PointerToReference,
    ReferenceToVoid,
    FunctionReturningFunction,
    FunctionReturningArray,
    ArraySize,
    /// A pointer or reference to a function that has cv- or ref-qualifiers.
    ToQualifiedFunction,
}

impl IllFormedType {
    /// What is wrong with an array of such elements, if anything.
    pub(in crate::sema) fn of_element(c: &Compilation, element: TypeId) -> Option<Self> {
        match c.canonical_kind(element) {
            TypeKind::Function { .. } => Some(Self::ArrayOfFunctions),
            _ if c.is_reference(element) => Some(Self::ArrayOfReferences),
            _ if c.is_void(element) => Some(Self::ArrayOfVoid),
            _ => None,
        }
    }

    /// What is wrong with a function of such a result, if anything.
    pub(in crate::sema) fn of_result(c: &Compilation, ret: TypeId) -> Option<Self> {
        match c.canonical_kind(ret) {
            TypeKind::Function { .. } => Some(Self::FunctionReturningFunction),
            TypeKind::Array { .. } => Some(Self::FunctionReturningArray),
            _ => None,
        }
    }

    /// What is wrong with a pointer to such a type, if anything.
    pub(in crate::sema) fn of_pointee(c: &Compilation, to: TypeId) -> Option<Self> {
        if c.is_reference(to) {
            return Some(Self::PointerToReference);
        }
        c.is_function_of_object(to).then_some(Self::ToQualifiedFunction)
    }

    /// What is wrong with a reference to such a type, if anything.
    pub(in crate::sema) fn of_referred(c: &Compilation, to: TypeId) -> Option<Self> {
        if c.is_void(to) {
            return Some(Self::ReferenceToVoid);
        }
        c.is_function_of_object(to).then_some(Self::ToQualifiedFunction)
    }

    fn message(self) -> Option<Message> {
        Some(match self {
            Self::ArrayOfVoid => messages::array_void_not_allowed(),
            Self::ArrayOfReferences => messages::array_reference_not_allowed(),
            Self::ArrayOfFunctions => messages::array_functions_not_allowed(),
            Self::PointerToReference => messages::pointer_reference_not_allowed(),
            Self::ReferenceToVoid => messages::reference_void_not_allowed(),
            Self::FunctionReturningFunction => messages::function_returning_function_not_allowed(),
            Self::FunctionReturningArray => messages::function_returning_array_not_allowed(),
            Self::ArraySize => messages::size_array_must_greater_than(),
            Self::ToQualifiedFunction => return None,
        })
    }
}

impl Compilation {
    /// Whether a type is that of a function with qualifiers of its object, to which neither pointers nor references are
    /// (`[dcl.fct]`).
    fn is_function_of_object(&self, ty: TypeId) -> bool {
        let of_object = FunctionTraits::CONST
            | FunctionTraits::VOLATILE
            | FunctionTraits::LVALUE_REF
            | FunctionTraits::RVALUE_REF;
        matches!(self.canonical_kind(ty), TypeKind::Function { traits, .. } if traits.intersects(of_object))
    }

    /// The type in the place of one that cannot be formed: the substitution in progress has failed.
    pub(in crate::sema) fn refused_type(&mut self, what: IllFormedType) -> TypeId {
        self.note_ill_formed_type(what);
        self.substitution_error()
    }

    /// Notes that a type in an instance cannot be formed.
    fn note_ill_formed_type(&mut self, what: IllFormedType) {
        if self.instantiation.missing_type.is_none() && self.reports_in_instance() {
            self.instantiation.missing_type = Some(MissingType::IllFormed(what));
        }
    }

    /// The type of a data member of an instance; the unknown type, with a message, where the arguments make it that of a
    /// function (`[temp.arg.type]`) or void (`[basic.types.general]`).
    pub(in crate::sema) fn refused_object_type(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let message = match self.canonical_kind(ty) {
            TypeKind::Function { .. } => messages::function_type_not_allowed_here(),
            _ if self.is_void(ty) => messages::incomplete_type_not_allowed(self.shown_type(ty)),
            _ => return ty,
        };
        if self.reports_in_instance() || self.reports_here() {
            self.report(pos, message);
        }
        self.common.unknown
    }

    /// Reports a type that cannot be formed, in the declaration of the name at `pos`, where the text shows which part of
    /// the declarator makes it.
    pub(in crate::sema) fn report_ill_formed_type(&mut self, pos: Pos, what: IllFormedType) {
        let Some(message) = what.message() else { return };
        let before = self.byte_before(pos);
        let at = match what {
            IllFormedType::PointerToReference => {
                before.filter(|(_, byte)| *byte == b'*').or_else(|| self.sign_in_declaration(pos, b'*'))
            }
            IllFormedType::ReferenceToVoid => {
                let doubled = before.filter(|(_, byte)| *byte == b'&').map(|(at, byte)| {
                    let twice = Pos(at.0 - 1);
                    let doubled = self.input.sources.byte_at(twice) == Some(b'&');
                    (if doubled { twice } else { at }, byte)
                });
                doubled.or_else(|| self.sign_in_declaration(pos, b'&'))
            }
            IllFormedType::ArraySize => self.last_bound(pos).map(|at| (at, b'[')),
            _ => return self.report_ill_formed_suffix(pos, message),
        };
        if let Some((at, _)) = at {
            self.report_once_of_template(at, message);
        }
    }

    /// Where the declaration of a name has a sign first; behind the name, where it is not known where that begins.
    fn sign_in_declaration(&self, name: Pos, sign: u8) -> Option<(Pos, u8)> {
        let (begin, end) = self.il.places.extent(name).unwrap_or((name, name));
        let text = self.input.sources.text_from(begin);
        let length = match end > begin {
            true => text.len().min((end.0 - begin.0) as usize),
            false => text.iter().position(|byte| matches!(byte, b'{' | b';')).unwrap_or(text.len()),
        };
        let offset = text[..length].iter().position(|byte| *byte == sign)?;
        Some((Pos(begin.0 + offset as u32), sign))
    }

    /// Reports an array or function that cannot be formed: at the declared name, or at the bracket where the alias
    /// declaration of the name has no other.
    fn report_ill_formed_suffix(&mut self, pos: Pos, message: Message) {
        let equals = self.after_token(pos);
        let text = self.input.sources.text_from(equals);
        if text.first() != Some(&b'=') {
            return self.report_once_of_template(pos, message);
        }
        let declared = text.split(|byte| *byte == b';').next().unwrap_or_default();
        let mut brackets = declared.iter().enumerate().filter(|(_, byte)| **byte == b'[');
        if let (Some((offset, _)), None) = (brackets.next(), brackets.next()) {
            self.report_once_of_template(Pos(equals.0 + offset as u32), message);
        }
    }

    /// Where the last bound begins in the brackets behind a declared name, or in those of its alias declaration.
    fn last_bound(&self, name: Pos) -> Option<Pos> {
        let byte = |at: Pos| self.input.sources.byte_at(at).unwrap_or(b';');
        let mut open = self.after_token(name);
        if byte(open) == b'=' {
            while !matches!(byte(open), b'[' | b';') {
                open = Pos(open.0 + 1);
            }
        }
        if byte(open) != b'[' {
            return None;
        }
        loop {
            let bound = self.after_token(open);
            let (mut at, mut depth) = (open, 0u32);
            loop {
                match byte(at) {
                    b'[' | b'(' => depth += 1,
                    b']' | b')' => depth = depth.checked_sub(1)?,
                    b';' => return None,
                    _ => {}
                }
                at = Pos(at.0 + 1);
                if depth == 0 {
                    break;
                }
            }
            while byte(at).is_ascii_whitespace() {
                at = Pos(at.0 + 1);
            }
            if byte(at) != b'[' {
                return Some(bound);
            }
            open = at;
        }
    }

    /// The last byte before a position that is no space, and where it is.
    fn byte_before(&self, pos: Pos) -> Option<(Pos, u8)> {
        (1..pos.0).rev().map(Pos).find_map(|at| {
            let byte = self.input.sources.byte_at(at)?;
            (!byte.is_ascii_whitespace()).then_some((at, byte))
        })
    }
}
