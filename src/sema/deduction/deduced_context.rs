//! Which types and arguments template arguments can be deduced from (`[temp.deduct.type]`, `[temp.arg.explicit]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduction::Deduction;

impl Compilation {
    /// Whether a type has a template parameter that takes part in deduction: one that is not given explicitly and
    /// stands where it can be deduced.
    pub(in crate::sema) fn participates(&mut self, ty: TypeId, d: &Deduction) -> bool {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return false;
        }
        match self.il[self.canonical(ty)].kind {
            Param { depth, index, .. } => depth == d.depth && !d.is_given(index),
            Qualified { base: to, .. }
            | Pointer { to }
            | LvalueReference { to }
            | RvalueReference { to }
            | PackExpansion { pattern: to } => self.participates(to, d),
            Array { element, bound } => {
                let counted = matches!(bound, ArrayBound::Expr { expr } if self.value_participates(expr, d));
                counted || self.participates(element, d)
            }
            Function { ret, params, noexcept, .. } => {
                let params = self.il[params].to_vec();
                self.participates(ret, d)
                    || params.into_iter().any(|param| self.participates(param, d))
                    || noexcept
                        .filter(|_| self.dialect.standard >= 17)
                        .is_some_and(|operand| self.value_participates(operand, d))
            }
            MemberPointer { class, to } => self.participates(class, d) || self.participates(to, d),
            // An alias that is kept for what its arguments must be.
            Instance { template, args } if matches!(self.il[template].kind, TemplateKind::Alias { .. }) => {
                self.alias_result(template, args).is_some_and(|named| self.participates(named, d))
            }
            Instance { template, args } => {
                self.template_participates(template, d) || self.arguments_participate(args, d)
            }
            _ => false,
        }
    }

    pub(in crate::sema) fn argument_participates(&mut self, arg: &TemplateArg, d: &Deduction) -> bool {
        match *arg {
            TemplateArg::Type { of } | TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                self.participates(of, d)
            }
            TemplateArg::Expr { expr, .. } | TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                self.value_participates(expr, d)
            }
            TemplateArg::Template { template, .. }
            | TemplateArg::Expansion { pattern: PackedArg::Template { template } } => {
                self.template_participates(template, d)
            }
            TemplateArg::Pack { args } => self.arguments_participate(args, d),
            _ => false,
        }
    }

    fn arguments_participate(&mut self, args: List<TemplateArg>, d: &Deduction) -> bool {
        let args = self.il[args].to_vec();
        args.iter().any(|arg| self.argument_participates(arg, d))
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
