//! Scalar values that empty braces make: `T{}`, and `= {}` for a scalar.
//!
//! They are constants, which the reference keeps once for each type: whether a later one shows a cast depends on
//! how the first of its type was made.

use crate::emit::host::Printer;
use crate::il::*;
use crate::literals::Encoding;
use crate::tables::spelled;

/// What a braced list assigns to a scalar.
pub(in crate::emit::host) enum AssignedList {
    Zero(TypeId),
    Element(ExprId),
}

impl Printer<'_> {
    /// Prints the zero of a scalar type. `explicit` says that the type was written with the braces.
    pub(in crate::emit::host) fn zero(&mut self, ty: TypeId, explicit: bool) {
        if !explicit {
            self.made_zero(ty);
        }
        self.zero_as(ty, explicit, true);
    }

    /// Prints the zero that empty braces behind a variable's name stand for: they show no cast.
    pub(super) fn braced_zero(&mut self, ty: TypeId) {
        self.zero_as(ty, false, false);
    }

    /// The scalar that empty braces without a type stand for: what they are assigned to, or passed as.
    pub(in crate::emit::host) fn listed_zero(&self, list: ExprId) -> Option<TypeId> {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return None };
        (elements.is_empty() && self.makes_scalar(list)).then_some(self.il[list].ty)
    }

    /// Prints the zero that empty braces without a type stand for: a null pointer shows its type.
    pub(in crate::emit::host) fn untyped_zero(&mut self, ty: TypeId) {
        let pointer =
            matches!(self.il.unqualified(ty), TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. });
        self.made_zero(ty);
        self.zero_as(ty, pointer, false);
    }

    /// What a braced list assigns to a scalar: its element, or zero (`[expr.ass]`).
    pub(in crate::emit::host) fn assigned_list(&self, rhs: ExprId) -> Option<AssignedList> {
        let ExprKind::InitList { elements, .. } = self.il[rhs].kind else { return None };
        match (self.listed_zero(rhs), &self.il[elements]) {
            (Some(ty), _) => Some(AssignedList::Zero(ty)),
            (None, [only]) if self.makes_scalar(rhs) => Some(AssignedList::Element(*only)),
            _ => None,
        }
    }

    /// Prints the zero that is assigned to a scalar that is no pointer: like the first that the unit has of its type,
    /// which was `written` with the type or not.
    pub(in crate::emit::host) fn assigned_zero(&mut self, ty: TypeId, written: bool, target: Option<TypeId>) {
        let key = self.zero_spelling(ty);
        match self.memory.zero_casts.first(key, written) || self.is_enum_without_zero(ty) {
            true => self.initializing_zero(ty, target),
            false => self.untyped_zero(ty),
        }
    }

    fn zero_as(&mut self, ty: TypeId, explicit: bool, shows_cast: bool) {
        let spelled = self.zero_spelling(ty);
        let signed = matches!(self.il[spelled].kind, TypeKind::Signed { .. });
        let plain = match self.il.unqualified(ty) {
            TypeKind::Builtin { of: Builtin::Int } => !signed && !explicit,
            TypeKind::Builtin { of: Builtin::Nullptr } => true,
            _ => false,
        };
        let pointer =
            matches!(self.il.unqualified(ty), TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. });
        let enumerated = matches!(self.il.unqualified(ty), TypeKind::Enum { .. });
        let cast = match pointer || enumerated && !self.is_enum_without_zero(ty) {
            true => explicit,
            false => !plain && self.memory.zero_casts.first(spelled, explicit) && shows_cast,
        };
        let bare = !cast && self.has_cast_zero(ty);
        self.text(if bare { "(" } else { "" });
        if cast || bare {
            self.text("(");
            self.type_id(spelled);
            self.text(")");
        }
        self.cast_zero(ty, spelled, cast);
        self.text(if bare { ")" } else { "" });
    }

    /// Notes that `T()`, or braces that are passed, made a zero of a scalar type: that of `int` is the literal that
    /// `int{}` is from then on. Bodies of templates make none.
    pub(in crate::emit::host) fn made_zero(&mut self, ty: TypeId) {
        let open = self.around.templates > 0 && self.around.functions > 0;
        if !open && matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Int }) {
            self.memory.zero_casts.first(self.zero_spelling(ty), false);
        }
    }

    /// Whether `T()` of a number or enumeration is printed as a cast of its zero: as a part of what is not evaluated,
    /// outside of the functions of templates. That of an `int` keeps its form.
    pub(in crate::emit::host) fn is_unevaluated_zero(&self, ty: TypeId) -> bool {
        let number = match self.il.unqualified(ty) {
            TypeKind::Builtin { of } => of.extent(self.options.target).is_some(),
            TypeKind::Enum { .. } => !self.il[ty].flags.contains(TypeFlags::DEPENDENT),
            _ => false,
        };
        number
            && self.manner.values.measuring
            && (self.around.templates == 0 || self.around.functions == 0)
            && !matches!(
                self.il.unqualified(ty),
                TypeKind::Builtin { of: Builtin::Int | Builtin::Void | Builtin::Nullptr }
            )
    }

    /// Whether `T{}` of a scalar type is printed as a cast here.
    pub(in crate::emit::host) fn zero_shows_cast(&self, ty: TypeId) -> bool {
        match self.il.unqualified(ty) {
            TypeKind::Builtin { of: Builtin::Nullptr } => false,
            TypeKind::Builtin { .. } => self.memory.zero_casts.get(&self.zero_spelling(ty)).unwrap_or(true),
            _ => true,
        }
    }

    /// The type of a zero as a cast names it: without typedefs, but as the last of them was declared.
    fn zero_spelling(&self, ty: TypeId) -> TypeId {
        let canonical = match self.il[self.il[ty].canonical].kind {
            TypeKind::Qualified { base, .. } => self.il[base].canonical,
            _ => self.il[ty].canonical,
        };
        let spelled = self.without_typedefs(ty);
        match self.il[spelled].kind {
            TypeKind::Signed { .. } if spelled != ty => spelled,
            _ => canonical,
        }
    }

    /// Prints the literal of a zero behind a cast to its type: constants of some types are casts themselves.
    fn cast_zero(&mut self, ty: TypeId, spelled: TypeId, cast: bool) {
        let constant = matches!(
            self.il.unqualified(ty),
            TypeKind::Builtin {
                of: Builtin::SignedChar | Builtin::UnsignedChar | Builtin::Int128 | Builtin::UnsignedInt128
            }
        );
        if cast && constant {
            self.text("((");
            self.type_id(spelled);
            self.text(")");
            self.zero_literal(ty, cast);
            self.text(")");
        } else {
            self.zero_literal(ty, cast);
        }
    }

    /// Prints `((T)0)`, the zero that initializes a variable of type `target`.
    pub(super) fn initializing_zero(&mut self, ty: TypeId, target: Option<TypeId>) {
        let canonical = self.il[ty].canonical;
        self.memory.zero_casts.first(self.zero_spelling(ty), true);
        let declared = target.filter(|target| {
            let declared = &self.il[*target];
            let unqualified = match self.il[declared.canonical].kind {
                TypeKind::Qualified { base, .. } => self.il[base].canonical,
                _ => declared.canonical,
            };
            unqualified == canonical && !declared.flags.contains(TypeFlags::PLACEHOLDER)
        });
        let spelled = match declared {
            Some(target) => match self.il[target].kind {
                TypeKind::Qualified { base, .. } => base,
                _ => target,
            },
            None => self.zero_spelling(ty),
        };
        self.text("((");
        self.type_id(spelled);
        self.text(")");
        self.cast_zero(ty, spelled, true);
        self.text(")");
    }

    /// Prints a null pointer, or null member pointer, of the type of its parameter.
    pub(in crate::emit::host) fn null_argument(&mut self, ty: TypeId) {
        let member = match self.il.unqualified(ty) {
            TypeKind::MemberPointer { .. } => true,
            TypeKind::Pointer { .. } => false,
            _ => return self.text(spelled!(NULLPTR)),
        };
        self.text("(");
        self.type_id(ty);
        self.text(")");
        self.text(if member { "0" } else { spelled!(NULLPTR) });
    }

    /// Whether a type is an enumeration none of whose enumerators is zero.
    pub(super) fn is_enum_without_zero(&self, ty: TypeId) -> bool {
        match self.il.unqualified(ty) {
            TypeKind::Enum { of } => {
                self.il[self.il[of].enumerators].iter().all(|enumerator| self.il[*enumerator].value != 0)
            }
            _ => false,
        }
    }

    /// Whether a type has no literals of its own, so that its zero is a cast one.
    fn has_cast_zero(&self, ty: TypeId) -> bool {
        match self.il.unqualified(ty) {
            TypeKind::Builtin { of } => matches!(
                of,
                Builtin::Short
                    | Builtin::UnsignedShort
                    | Builtin::SignedChar
                    | Builtin::UnsignedChar
                    | Builtin::Char16
                    | Builtin::Char32
                    | Builtin::Int128
                    | Builtin::UnsignedInt128
            ),
            _ => false,
        }
    }

    /// Prints the literal for the zero of a type; a pointer's has another type behind a cast.
    fn zero_literal(&mut self, ty: TypeId, cast: bool) {
        match self.il.unqualified(ty) {
            TypeKind::Builtin { of } => match of {
                Builtin::Float => self.text("(0.0F)"),
                Builtin::Double => self.text("(0.0)"),
                Builtin::LongDouble => self.text("(0.0L)"),
                Builtin::Nullptr => self.text(spelled!(NULLPTR)),
                Builtin::SignedChar | Builtin::UnsignedChar => self.character_value(Encoding::Narrow, 0),
                Builtin::WChar => self.text("0"),
                Builtin::Char16 | Builtin::Char32 => self.text("0U"),
                _ => self.integer_of_type(0, ty),
            },
            TypeKind::Pointer { .. } if cast => self.text("0LL"),
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } => self.text("0"),
            TypeKind::Enum { of } if cast && self.is_enum_without_zero(ty) => {
                self.integer(0, self.enumeration_suffix(of));
            }
            _ => self.integer_of_type(0, ty),
        }
    }
}
