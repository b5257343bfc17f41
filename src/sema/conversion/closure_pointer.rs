//! The pointer to function that a closure without captures converts to (`[expr.prim.lambda.closure]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// Whether a type is that of a lambda-expression that can capture nothing.
    pub(in crate::sema) fn is_closure_without_captures(&self, ty: TypeId) -> bool {
        self.class_of(ty).and_then(|class| self.il[class].lambda(&self.il)).is_some_and(|lambda| {
            let lambda = &self.il[lambda];
            lambda.captures.is_empty() && lambda.default == CaptureDefault::None
        })
    }

    /// Whether a closure type without captures converts to a pointer to function (`[expr.prim.lambda.closure]`).
    pub(super) fn closure_gives_pointer(&mut self, from: TypeId, to: TypeId) -> bool {
        let lambda = self.class_of(from).and_then(|class| self.il[class].lambda(&self.il));
        let target = self.pointee(to).and_then(|to| self.function_of(to));
        let (Some(lambda), Some((ret, params, _))) = (lambda, target) else { return false };
        if !self.is_closure_without_captures(from) {
            return false;
        }
        let call = self.il[lambda].call;
        if self.il[call].template.is_some() {
            return true;
        }
        let Some((own, own_params, _)) = self.function_of(self.il[call].ty) else { return true };
        let open = TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN | TypeFlags::DEPENDENT;
        let (own_params, params) = (self.il[own_params].to_vec(), self.il[params].to_vec());
        let fits = |c: &mut Self, own: TypeId, wanted: TypeId| {
            c.is_unknown(own)
                || c.is_unknown(wanted)
                || c.is_dependent(own)
                || c.unqualified(own) == c.unqualified(wanted)
        };
        own_params.len() == params.len()
            && own_params.iter().zip(&params).all(|(own, wanted)| fits(self, *own, *wanted))
            && (self.il[own].flags.intersects(open) || self.same_type(own, ret))
    }

    /// The pointer to function that the conversion function of a closure type gives. None where it has no such function
    /// or only a template of them; the unknown type where its result is not known yet.
    pub(in crate::sema) fn closure_pointer(&mut self, ty: TypeId) -> Option<TypeId> {
        let lambda = self.class_of(ty).and_then(|class| self.il[class].lambda(&self.il))?;
        let call = self.il[lambda].call;
        if !self.is_closure_without_captures(ty) || self.il[call].template.is_some() {
            return None;
        }
        let Some((ret, params, traits)) = self.function_of(self.il[call].ty) else {
            return Some(self.common.unknown);
        };
        if self.il[ret].flags.intersects(TypeFlags::PLACEHOLDER) || self.is_open_type(ret) {
            return Some(self.common.unknown);
        }
        let traits = traits & (FunctionTraits::VARIADIC | FunctionTraits::NOEXCEPT);
        let function = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
        Some(self.pointer_to(function))
    }

    /// Whether a closure is a truth value by way of that pointer.
    pub(super) fn closure_gives_truth(&mut self, from: TypeId, to: TypeId) -> bool {
        self.builtin_of(to) == Some(Builtin::Bool) && self.closure_pointer(from).is_some()
    }
}
