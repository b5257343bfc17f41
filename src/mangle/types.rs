//! Mangled types ([Itanium C++ ABI 5.1.5]).

use super::substitution::Component;
use super::{ANY_TYPE, Mangler};
use crate::il::*;

/// The class that `__builtin_va_list` is an array of.
const VA_LIST_ELEMENT: &str = "__va_list_tag";

impl Mangler<'_> {
    /// Writes a type.
    pub(super) fn ty(&mut self, ty: TypeId) {
        let il = self.il;
        let ty = il[ty].canonical;
        if self.shown.is_some_and(|shown| shown.typeless) {
            if matches!(il[ty].kind, TypeKind::PackExpansion { .. }) {
                self.text("Dp");
            }
            return self.text(ANY_TYPE);
        }
        match il[ty].kind {
            TypeKind::Builtin { of: Builtin::VaList } => return self.va_list("A1_", Component::VaList),
            TypeKind::Builtin { of } => return self.text(of.mangled()),
            TypeKind::Class { class } => return self.class_type(class),
            TypeKind::Enum { of } => return self.enum_type(of),
            TypeKind::Auto { .. } => return self.text("Da"),
            TypeKind::DecltypeAuto { .. } => return self.text("Dc"),
            // The others can be substituted.
            _ => {}
        }
        if self.substituted(Component::Type(ty)) {
            return;
        }
        match il[ty].kind {
            TypeKind::Qualified { base, quals } => {
                if quals.contains(Qualifiers::RESTRICT) {
                    self.text("r");
                }
                if quals.contains(Qualifiers::VOLATILE) {
                    self.text("V");
                }
                if quals.contains(Qualifiers::CONST) {
                    self.text("K");
                }
                self.ty(base);
            }
            TypeKind::Pointer { to } => self.prefixed("P", to),
            TypeKind::LvalueReference { to } => self.prefixed("R", to),
            TypeKind::RvalueReference { to } => self.prefixed("O", to),
            TypeKind::Complex { element } => self.prefixed("C", element),
            TypeKind::MemberPointer { class, to } => {
                self.text("M");
                self.ty(class);
                self.ty(to);
            }
            TypeKind::Array { element, bound } => {
                self.text("A");
                match bound {
                    ArrayBound::Expr { expr } => self.expression(expr),
                    _ => {
                        if let Some(count) = self.il.element_count(bound) {
                            self.number(count as usize);
                        }
                    }
                }
                self.text("_");
                self.ty(element);
            }
            TypeKind::Function { traits, .. } => self.function_type(ty, traits),
            TypeKind::Vector { element, count } => {
                self.text("Dv");
                self.number(count as usize);
                self.text("_");
                self.ty(element);
            }
            TypeKind::PackExpansion { pattern } => self.prefixed("Dp", pattern),
            TypeKind::Param { index, .. } => self.template_parameter(index),
            kind => self.dependent_type(kind),
        }
        self.remember(Component::Type(ty));
    }

    /// Writes `__builtin_va_list`: an array of one element, as a parameter a pointer to that.
    fn va_list(&mut self, code: &str, component: Component) {
        if self.substituted(component) {
            return;
        }
        self.text(code);
        if !self.substituted(Component::VaListElement) {
            self.spelled(VA_LIST_ELEMENT);
            self.remember(Component::VaListElement);
        }
        self.remember(component);
    }

    fn prefixed(&mut self, code: &str, of: TypeId) {
        self.text(code);
        self.ty(of);
    }

    fn function_type(&mut self, ty: TypeId, traits: FunctionTraits) {
        for (flag, code) in [
            (FunctionTraits::RESTRICT, "r"),
            (FunctionTraits::VOLATILE, "V"),
            (FunctionTraits::CONST, "K"),
            (FunctionTraits::NOEXCEPT, "Do"),
        ] {
            if traits.contains(flag) {
                self.text(code);
            }
        }
        self.text("F");
        self.bare_function_type(ty, true);
        if traits.contains(FunctionTraits::LVALUE_REF) {
            self.text("R");
        }
        if traits.contains(FunctionTraits::RVALUE_REF) {
            self.text("O");
        }
        self.text("E");
    }

    /// Writes the parameter types of a function, after its return type if that is wanted.
    pub(super) fn bare_function_type(&mut self, ty: TypeId, returns: bool) {
        let il = self.il;
        let TypeKind::Function { ret, params, traits, .. } = il[il[ty].canonical].kind else { return };
        if returns {
            self.ty(ret);
        }
        for param in &il[params] {
            match il[il[*param].canonical].kind {
                TypeKind::Builtin { of: Builtin::VaList } => self.va_list("P", Component::VaListPointer),
                _ => self.ty(self.parameter_type(*param)),
            }
        }
        if traits.contains(FunctionTraits::VARIADIC) {
            self.text("z");
        } else if params.is_empty() {
            self.text("v");
        }
    }

    /// A parameter's type without its own cv-qualifiers (`[dcl.fct]`).
    fn parameter_type(&self, ty: TypeId) -> TypeId {
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Qualified { base, .. } => base,
            _ => ty,
        }
    }
}
