//! Values of constants that have no expression: those of template arguments, and what they consist of.

use crate::emit::float;
use crate::emit::host::Printer;
use crate::float_value::FloatValue;
use crate::il::*;

impl Printer<'_> {
    /// Prints a constant that has no expression. An object of a class is named by its class.
    pub(in crate::emit::host) fn constant(&mut self, constant: ConstantId) {
        let ty = self.il[constant].ty;
        let aggregate = matches!(self.il[constant].value, Value::Aggregate { .. } | Value::Union { .. });
        // Arrays and objects whose class has no name are no objects that could be named by their type.
        if aggregate && !self.il.is_array(Some(ty)) && !self.is_unnamed_type(self.il[ty].canonical) {
            self.type_id(ty);
        }
        self.element_value(constant, false);
    }

    /// Prints a value, perhaps one `within` an object, where it has its type by a cast and classes have braces only.
    fn element_value(&mut self, constant: ConstantId, within: bool) {
        let il = self.il;
        let c = &il[constant];
        match &c.value {
            Value::Integer { value } => self.integer_constant(*value, c.ty),
            Value::Null => {
                if !within && matches!(il.unqualified(c.ty), TypeKind::MemberPointer { .. }) {
                    self.text("(");
                    self.type_id(c.ty);
                    self.text(")");
                }
                self.null_value(c.ty);
            }
            Value::Float { bits } => self.float_value(*bits, c.ty),
            Value::Member { entity } => {
                self.text("&");
                match *entity {
                    Entity::Function { id } => self.member_function_path(id),
                    entity => self.entity_path(entity),
                }
            }
            Value::Address { base, path, .. } => self.address_value(*base, path, c.ty, within),
            Value::Aggregate { elements } => {
                self.text("{");
                self.separated(elements, |p, element| p.element_value(element, true));
                self.text("}");
            }
            Value::Union { value, .. } => {
                self.text("{");
                self.element_value(*value, true);
                self.text("}");
            }
            Value::Complex { .. } | Value::Uninitialized => self.text("0"),
        }
    }

    /// Prints a value of an integral type: the wide character types have their literals only where these were written.
    pub(in crate::emit::host) fn integer_constant(&mut self, value: i128, ty: TypeId) {
        let TypeKind::Builtin { of } = self.il.unqualified(ty) else {
            return self.constant_of_type(value, ty);
        };
        match of {
            Builtin::WChar => self.integer(value, ""),
            Builtin::Char32 => self.integer(value, Builtin::UnsignedInt.suffix()),
            Builtin::Char8 | Builtin::Char16 => {
                self.cast_to(of);
                self.integer(value, Builtin::UnsignedInt.suffix());
            }
            Builtin::Int128 | Builtin::UnsignedInt128 => {
                self.text("(");
                self.cast_to(of);
                self.integer(value, "");
                self.text(")");
            }
            _ => self.constant_of_type(value, ty),
        }
    }

    fn cast_to(&mut self, of: Builtin) {
        self.text("(");
        self.text(of.spelling());
        self.text(")");
    }

    /// Prints a null pointer with its type; a null member pointer is zero.
    fn null_value(&mut self, ty: TypeId) {
        match self.il.unqualified(ty) {
            TypeKind::MemberPointer { .. } => self.text("0"),
            _ => self.null_argument(ty),
        }
    }

    /// Prints a value of a floating type in parentheses.
    fn float_value(&mut self, bits: u128, ty: TypeId) {
        let TypeKind::Builtin { of } = self.il.unqualified(ty) else { return };
        let Some(of) = of.literal_type() else { return };
        let digits = float::value(FloatValue { format: of.format(), bits }, of);
        self.text("(");
        self.text(&digits);
        self.text(")");
    }

    /// Prints an address, or for a reference what is at it. Within an object it is cast to a type of which the host
    /// compiler would not see that it is the one.
    fn address_value(&mut self, base: AddressBase, path: &[PathStep], ty: TypeId, within: bool) {
        let (reference, wanted) = match self.il.unqualified(ty) {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => (true, Some(to)),
            TypeKind::Pointer { to } => (false, Some(to)),
            _ => (false, None),
        };
        let (decays, path) = self.decayed(base, path, wanted.filter(|_| !reference));
        let path = self.without_type(path, wanted);
        let found = self.type_at(base, path);
        let same = match (wanted, found) {
            (Some(wanted), Some(found)) if decays => {
                matches!(self.il.unqualified(found), TypeKind::Array { element, .. } if self.is_type(element, wanted))
            }
            (Some(wanted), Some(found)) => self.is_type(found, wanted) || self.is_base_at(found, wanted),
            _ => true,
        };
        let cast = within && !same;
        if cast {
            self.text("(");
            self.type_id(ty);
            self.text(")");
        }
        let address = !reference && !decays;
        let parenthesized = cast && address;
        self.text(if parenthesized { "(" } else { "" });
        self.text(if address { "&" } else { "" });
        self.designated(base, path);
        self.text(if parenthesized { ")" } else { "" });
    }

    /// Whether a pointer to `wanted` is what an array becomes where its first element is meant, and the path to that
    /// array.
    fn decayed<'p>(
        &self,
        base: AddressBase,
        path: &'p [PathStep],
        wanted: Option<TypeId>,
    ) -> (bool, &'p [PathStep]) {
        let Some(wanted) = wanted else { return (false, path) };
        let to_array = match path {
            [before @ .., PathStep::Element { index: 0 }] => before,
            _ => path,
        };
        let array = self.type_at(base, to_array).map(|found| self.il.unqualified(found));
        let Some(TypeKind::Array { element, .. }) = array else { return (false, path) };
        let is_element = self.is_same_but_for_qualifiers(element, wanted);
        (is_element, if is_element { to_array } else { path })
    }

    /// The path to an object at whose address a pointer to `void` points: the outermost that begins there.
    fn without_type<'p>(&self, mut path: &'p [PathStep], wanted: Option<TypeId>) -> &'p [PathStep] {
        let void = |ty: TypeId| matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Void });
        if wanted.is_some_and(void) {
            while let [before @ .., PathStep::Element { index: 0 }] = path {
                path = before;
            }
        }
        path
    }

    /// Whether types are the same, qualifiers of the object or of the elements of an array aside.
    fn is_same_but_for_qualifiers(&self, a: TypeId, b: TypeId) -> bool {
        match (self.il.unqualified(a), self.il.unqualified(b)) {
            (TypeKind::Array { element: a, bound: of }, TypeKind::Array { element: b, bound }) => {
                of == bound && self.is_same_but_for_qualifiers(a, b)
            }
            (a, b) => a == b,
        }
    }

    /// The type of what is at the end of a path, if the base has a type.
    fn type_at(&self, base: AddressBase, path: &[PathStep]) -> Option<TypeId> {
        let mut ty = match base {
            AddressBase::Variable { id } => match self.il.unqualified(self.il[id].ty) {
                TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => to,
                _ => self.il[id].ty,
            },
            _ => return None,
        };
        for step in path {
            ty = match (*step, self.il.unqualified(ty)) {
                (PathStep::Element { .. }, TypeKind::Array { element, .. }) => element,
                // A single object is an array of one element.
                (PathStep::Element { .. }, _) => ty,
                (PathStep::Field { id }, _) => self.il[id].ty,
                (PathStep::Base { class }, _) => self.il[class].ty,
            };
        }
        Some(ty)
    }

    /// Whether types are the same, with their qualifiers.
    fn is_type(&self, a: TypeId, b: TypeId) -> bool {
        self.il[a].canonical == self.il[b].canonical
    }

    /// Whether the host compiler takes the address of an object of a class as one of an object of its base.
    fn is_base_at(&self, derived: TypeId, base: TypeId) -> bool {
        let class = |ty: TypeId| match self.il[self.il[ty].canonical].kind {
            TypeKind::Class { class } => Some(class),
            _ => None,
        };
        let (Some(derived), Some(_)) = (class(derived), class(base)) else { return false };
        self.il[derived]
            .bases
            .iter()
            .any(|from| self.is_type(from.ty, base) || self.is_base_at(from.ty, base))
    }

    /// Prints what a path designates: a variable, or its elements and members.
    fn designated(&mut self, base: AddressBase, path: &[PathStep]) {
        match base {
            AddressBase::Variable { id } => self.entity_path(Entity::Variable { id }),
            AddressBase::Function { id } => self.function_path(id),
            AddressBase::String { literal } => self.string_literal(literal),
            _ => self.text("0"),
        }
        let array = |p: &Self, at: usize| {
            let found = p.type_at(base, path.get(..at).unwrap_or_default());
            found.is_some_and(|found| p.il.is_array(Some(found)))
        };
        for (at, step) in path.iter().enumerate() {
            match *step {
                PathStep::Element { index } if array(self, at) => {
                    self.text("[");
                    self.integer(index.into(), "");
                    self.text("]");
                }
                PathStep::Field { id } => {
                    if let Some(name) = self.il[id].name {
                        self.text(".");
                        self.name(name);
                    }
                }
                PathStep::Element { .. } | PathStep::Base { .. } => {}
            }
        }
    }
}
