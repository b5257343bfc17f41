//! What types and variables are, as printing sees them.

use super::*;

impl Shown<'_> {
    /// Whether a type is const at the top, elements of arrays included.
    pub fn is_constant_object(&self, ty: TypeId) -> bool {
        match self[self[ty].canonical].kind {
            TypeKind::Qualified { quals, .. } => quals.contains(Qualifiers::CONST),
            TypeKind::Array { element, .. } => self.is_constant_object(element),
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => true,
            _ => false,
        }
    }

    /// Whether an expression names a function.
    pub fn is_function(&self, expr: ExprId) -> bool {
        matches!(self[expr].kind, ExprKind::Name { entity: Entity::Function { .. }, .. })
    }

    /// Whether a class is a pattern of a template, or a member of one.
    pub fn is_dependent_class(&self, class: ClassId) -> bool {
        let class = &self[class];
        class.flags.contains(ClassFlags::DEPENDENT) || self[class.ty].flags.contains(TypeFlags::DEPENDENT)
    }

    /// Whether the source says that a function can be called at compile time.
    pub fn is_constexpr(&self, function: FunctionId) -> bool {
        let flags = self[function].flags;
        flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && !flags.contains(FunctionFlags::IMPLICIT)
    }

    /// Whether a type is a class that a class template makes of arguments that depend on parameters, be it through an
    /// alias template.
    pub fn is_open_class(&self, ty: TypeId) -> bool {
        let TypeKind::Instance { template, .. } = self.unqualified(ty) else { return false };
        match self[template].kind {
            TemplateKind::Alias { pattern } => {
                let named = self[pattern].ty;
                self.is_class(named) || self.is_open_class(named)
            }
            _ => true,
        }
    }

    /// The class of the pointer to a member function that a cast makes a pointer to a function or to `void`: such an
    /// extension takes the function that the pointer selects for an object at no address.
    pub fn class_of_selected_function(&self, to: TypeId, operand: ExprId) -> Option<TypeId> {
        let TypeKind::Pointer { to } = self.unqualified(to) else { return None };
        let operand = self.without_conversions(operand);
        let TypeKind::MemberPointer { class, to: member } = self.unqualified(self[operand].ty) else {
            return None;
        };
        let function = |ty: TypeId| matches!(self.unqualified(ty), TypeKind::Function { .. });
        let void = matches!(self.unqualified(to), TypeKind::Builtin { of: Builtin::Void });
        (function(member) && (void || function(to))).then_some(class)
    }

    /// Whether a type is a class.
    pub fn is_class(&self, ty: TypeId) -> bool {
        matches!(self.unqualified(ty), TypeKind::Class { .. })
    }

    /// Whether a type is a complete non-class type: arithmetic, enumeration or pointer.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        matches!(
            self.unqualified(ty),
            TypeKind::Builtin { .. }
                | TypeKind::Enum { .. }
                | TypeKind::Pointer { .. }
                | TypeKind::MemberPointer { .. }
        )
    }

    /// Whether a parameter stands for a type that need be of no class.
    pub fn may_be_scalar(&self, ty: TypeId) -> bool {
        self[ty].flags.contains(TypeFlags::DEPENDENT)
            && matches!(
                self.unqualified(ty),
                TypeKind::Param { .. }
                    | TypeKind::DependentName { .. }
                    | TypeKind::DependentTemplate { .. }
                    | TypeKind::Decltype { .. }
            )
    }

    /// Whether a type has qualifiers, by itself or by a name for it.
    pub fn is_qualified(&self, ty: TypeId) -> bool {
        matches!(self[self[ty].canonical].kind, TypeKind::Qualified { .. })
    }

    /// The canonical node of a type below its qualifiers.
    pub fn unqualified(&self, ty: TypeId) -> TypeKind {
        let canonical = self[self[ty].canonical].kind;
        match canonical {
            TypeKind::Qualified { base, .. } => self[self[base].canonical].kind,
            other => other,
        }
    }

    /// Whether a variable is a constant that its initializer gives a value.
    pub fn is_constant_variable(&self, v: &Variable) -> bool {
        v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTANT)
    }

    /// Whether a type is that of an array.
    pub fn is_array(&self, ty: Option<TypeId>) -> bool {
        ty.is_some_and(|ty| matches!(self.unqualified(ty), TypeKind::Array { .. }))
    }
}
