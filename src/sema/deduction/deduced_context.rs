//! Which types and arguments template arguments can be deduced from (`[temp.deduct.type]`, `[temp.arg.explicit]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduction::Deduction;
use rustc_hash::FxHashSet;

impl Compilation {
    /// Whether a member template of something dependent, in the type of a parameter, has an argument that could be deduced
    /// from: nothing is, but what names a parameter so is not taken for unused.
    pub(in crate::sema) fn is_argument_of_member(&mut self, ty: TypeId, d: &Deduction) -> bool {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return false;
        }
        let (args, member) = match self.canonical_kind(ty) {
            Qualified { base: to, .. }
            | Pointer { to }
            | LvalueReference { to }
            | RvalueReference { to }
            | PackExpansion { pattern: to } => return self.is_argument_of_member(to, d),
            Instance { args, .. } => (args, false),
            DependentTemplate { args, .. } => (args, true),
            _ => return false,
        };
        let within = self.il[args].to_vec();
        member && self.arguments_take_part(args, d, &mut FxHashSet::default())
            || within
                .iter()
                .any(|arg| matches!(*arg, TemplateArg::Type { of } if self.is_argument_of_member(of, d)))
    }

    /// Whether a type has a template parameter that takes part in deduction: one that is not given explicitly and
    /// stands where it can be deduced.
    pub(in crate::sema) fn participates(&mut self, ty: TypeId, d: &Deduction) -> bool {
        self.takes_part(ty, d, &mut FxHashSet::default())
    }

    /// The same but for types that were `seen`: a type may be part of another in very many places.
    fn takes_part(&mut self, ty: TypeId, d: &Deduction, seen: &mut FxHashSet<TypeId>) -> bool {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return false;
        }
        let kind = self.canonical_kind(ty);
        if matches!(kind, Function { .. } | Instance { .. }) && !seen.insert(self.canonical(ty)) {
            return false;
        }
        match kind {
            Param { depth, index, .. } => depth == d.depth && !d.is_given(index),
            Qualified { base: to, .. }
            | Pointer { to }
            | LvalueReference { to }
            | RvalueReference { to }
            | PackExpansion { pattern: to } => self.takes_part(to, d, seen),
            Array { element, bound } => {
                let counted = matches!(bound, ArrayBound::Expr { expr } if self.value_participates(expr, d));
                counted || self.takes_part(element, d, seen)
            }
            Function { ret, params, noexcept, .. } => {
                let params = self.il[params].to_vec();
                self.takes_part(ret, d, seen)
                    || params.into_iter().any(|param| self.takes_part(param, d, seen))
                    || noexcept
                        .filter(|_| self.dialect.standard >= 17)
                        .is_some_and(|operand| self.value_participates(operand, d))
            }
            MemberPointer { class, to } => self.takes_part(class, d, seen) || self.takes_part(to, d, seen),
            // An alias that is kept for what its arguments must be.
            Instance { template, args } if matches!(self.il[template].kind, TemplateKind::Alias { .. }) => {
                self.alias_result(template, args).is_some_and(|named| self.takes_part(named, d, seen))
            }
            Instance { template, args } => {
                self.template_participates(template, d) || self.arguments_take_part(args, d, seen)
            }
            _ => false,
        }
    }

    pub(in crate::sema) fn argument_participates(&mut self, arg: &TemplateArg, d: &Deduction) -> bool {
        self.argument_takes_part(arg, d, &mut FxHashSet::default())
    }

    fn argument_takes_part(
        &mut self,
        arg: &TemplateArg,
        d: &Deduction,
        seen: &mut FxHashSet<TypeId>,
    ) -> bool {
        match *arg {
            TemplateArg::Type { of } | TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                self.takes_part(of, d, seen)
            }
            TemplateArg::Expr { expr, .. } | TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                self.value_participates(expr, d)
            }
            TemplateArg::Template { template, .. }
            | TemplateArg::Expansion { pattern: PackedArg::Template { template } } => {
                self.template_participates(template, d)
            }
            TemplateArg::Pack { args } => self.arguments_take_part(args, d, seen),
            _ => false,
        }
    }

    fn arguments_take_part(
        &mut self,
        args: List<TemplateArg>,
        d: &Deduction,
        seen: &mut FxHashSet<TypeId>,
    ) -> bool {
        let args = self.il[args].to_vec();
        args.iter().any(|arg| self.argument_takes_part(arg, d, seen))
    }

    fn value_participates(&self, expr: ExprId, d: &Deduction) -> bool {
        self.named_value_param(expr)
            .map(|param| &self.il[param])
            .is_some_and(|param| param.depth == d.depth && !d.is_given(param.index))
    }

    fn template_participates(&self, template: TemplateId, d: &Deduction) -> bool {
        match self.il[template].kind {
            TemplateKind::Param { param } => {
                let param = &self.il[param];
                param.depth == d.depth && !d.is_given(param.index)
            }
            _ => false,
        }
    }
}
