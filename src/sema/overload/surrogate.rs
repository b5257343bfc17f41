//! Calls of objects that convert to pointers or references to functions (`[over.call.object]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::overload::{Candidate, Resolution};
use smallvec::SmallVec;

impl Compilation {
    /// An object as the function that it converts to and that takes the arguments best. None where that is none, or several
    /// ones are.
    pub(in crate::sema) fn surrogate_callee(&mut self, object: ExprId, args: &[ExprId]) -> Option<ExprId> {
        let class = self.class_of(self.il[object].ty)?;
        self.complete_class(class);
        let mut viable = Vec::new();
        for entity in self.all_conversions(class) {
            let Entity::Function { id } = entity else { continue };
            viable.extend(self.surrogate_candidate(id, object, args));
        }
        if viable.is_empty() {
            return self.closure_callee(object, args);
        }
        let Resolution::Function(function) = self.best_viable(viable) else { return None };
        let (ret, ..) = self.function_of(self.il[function].ty)?;
        let called = self.implicit(object, ConversionKind::User, self.without_reference(ret), Some(function));
        self.il[called].category = self.category_of_result(ret);
        Some(called)
    }

    /// A closure without captures as the pointer to function that it converts to, if that takes the arguments: one that is
    /// `mutable` is called in this way where it is constant.
    fn closure_callee(&mut self, object: ExprId, args: &[ExprId]) -> Option<ExprId> {
        let pointer = self.closure_pointer(self.il[object].ty)?;
        let (_, params, _) = self.pointee(pointer).and_then(|called| self.function_of(called))?;
        let params: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[params]);
        let fits = args.len() == params.len()
            && args.iter().zip(&params).all(|(arg, ty)| self.conversion_sequence(*arg, *ty, true).is_some());
        fits.then(|| self.implicit(object, ConversionKind::User, pointer, None))
    }

    /// The surrogate call function of a conversion function, if it can be called with the arguments.
    fn surrogate_candidate(
        &mut self,
        conversion: FunctionId,
        object: ExprId,
        args: &[ExprId],
    ) -> Option<Candidate> {
        if self.is_explicit(conversion) {
            return None;
        }
        let (ret, ..) = self.function_of(self.il[conversion].ty)?;
        let given = self.without_reference(ret);
        let called = self.pointee(given).unwrap_or(given);
        let (_, params, traits) = self.function_of(called)?;
        let params: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[params]);
        let variadic = traits.contains(FunctionTraits::VARIADIC);
        if args.len() != params.len() || variadic {
            return None;
        }
        let mut sequences = SmallVec::new();
        sequences.push(self.object_sequence(conversion, object)?);
        for (arg, param) in args.iter().zip(&params) {
            sequences.push(self.conversion_sequence(*arg, *param, true)?);
        }
        Some(Candidate { function: conversion, template: None, object: true, sequences })
    }
}
