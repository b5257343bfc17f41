//! Parameters of function templates that nothing can give arguments to (`[temp.param]`, `[temp.arg.explicit]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::deduction::Deduction;

impl Compilation {
    /// Warns about parameters of a function template that cannot be deduced from its function parameters where
    /// arguments cannot be given explicitly either: behind a parameter pack, of constructors and conversion functions.
    pub(in crate::sema) fn check_undeducible(
        &mut self,
        id: FunctionId,
        header: TemplateParamsId,
        parts: &DeclarationParts<'_>,
    ) {
        if !self.reports_now() {
            return;
        }
        let Some((_, types, _)) = self.function_of(parts.declarator.ty) else { return };
        let mut types = self.il[types].to_vec();
        if let EntityName::Conversion { to } = self.il[id].name {
            types.push(to);
        }
        let unnameable = matches!(self.il[id].name, EntityName::Constructor | EntityName::Conversion { .. });
        let params = self.il[header].params(&self.il).to_vec();
        if !unnameable && !params.iter().rev().skip(1).any(|param| self.il[*param].pack) {
            return;
        }
        let depth = self.il[header].depth;
        // Later declarations do not repeat default arguments.
        let first = self.il[id].template.map_or(header, |template| self.il[template].params);
        let first = self.il[first].params(&self.il).to_vec();
        let mut behind_pack = false;
        let (mut unreachable, mut unused) = (Vec::new(), Vec::new());
        for (index, param) in params.iter().enumerate() {
            let (pack, follows) = (self.il[*param].pack, behind_pack);
            behind_pack |= pack;
            let defaulted =
                self.has_default(*param) || first.get(index).is_some_and(|first| self.has_default(*first));
            if defaulted || self.il[*param].invented || !(follows || unnameable) {
                continue;
            }
            let d = Deduction::for_one(depth, params.len(), index);
            if types.iter().any(|ty| self.participates(*ty, &d) || self.is_argument_of_member(*ty, &d)) {
                continue;
            }
            if follows {
                unreachable.push(*param);
            }
            if unnameable && !pack {
                unused.push(*param);
            }
        }
        let Some(template) = self.il[id].template else { return };
        for param in unreachable {
            let (shown, of) = (self.parameter_entity(param), self.warned_of_template(template));
            self.report(self.il[param].pos, messages::cannot_used_because_follows_parameter(shown, of));
        }
        for param in unused {
            let (shown, of) = (self.parameter_entity(param), self.warned_of_template(template));
            self.report(self.il[param].pos, messages::not_used_in_declaring_parameter(shown, of));
        }
    }

    /// A function template by its name, with its parameters if it is overloaded: conversion functions are so by those to
    /// the same type.
    fn warned_of_template(&self, template: TemplateId) -> EntityText {
        let candidate = self.candidate_entity(Entity::Template { id: template });
        let TemplateKind::Function { pattern } = self.il[template].kind else { return candidate };
        let f = &self.il[pattern];
        match (f.name, f.class) {
            (EntityName::Conversion { to }, Some(class)) if self.conversions_to(class, to).len() < 2 => {
                EntityText { name: self.name_in_scope_text(pattern, false), ..candidate }
            }
            (EntityName::Constructor, Some(class)) if self.is_dependent_class(class) => {
                let implicit = |e: &Entity| {
                    let declared = self.il.function_in(*e);
                    declared.is_some_and(|f| self.il[f].flags.contains(FunctionFlags::IMPLICIT))
                };
                let own = self.il[class].special.constructors.iter().filter(|e| !implicit(e)).count();
                match own {
                    0 | 1 => EntityText { name: self.name_in_scope_text(pattern, false), ..candidate },
                    _ => candidate,
                }
            }
            _ => candidate,
        }
    }

    /// The same for the conversion to a pointer of a generic lambda that captures nothing: its template parameters are
    /// those of the call operator (`[expr.prim.lambda.closure]`).
    pub(in crate::sema) fn check_undeducible_of_lambda(&mut self, lambda: LambdaId) {
        let l = &self.il[lambda];
        let converts = l.explicit_template && l.captures.is_empty() && l.default == CaptureDefault::None;
        let (Some(template), true) = (l.template, converts && self.reports_now()) else { return };
        let Some((_, types, _)) = self.function_of(self.il[l.call].ty) else { return };
        let types = self.il[types].to_vec();
        let params = self.il[template].params(&self.il).to_vec();
        let depth = self.il[template].depth;
        for (index, param) in params.iter().enumerate() {
            let p = &self.il[*param];
            if p.pack || p.invented || self.has_default(*param) {
                continue;
            }
            let d = Deduction::for_one(depth, params.len(), index);
            if !types.iter().any(|ty| self.participates(*ty, &d)) {
                let of = self.lambda_conversion_entity(lambda);
                let shown = self.parameter_entity(*param);
                self.report(self.il[*param].pos, messages::not_used_in_declaring_parameter(shown, of));
            }
        }
    }

    /// Whether the template parameter of this depth and index can be deduced from a function parameter of this type
    /// (`[temp.deduct.type]`).
    pub(in crate::sema) fn deduces(&self, ty: TypeId, place: (u16, u32)) -> bool {
        let of = |ty: TypeId| self.deduces(ty, place);
        match self.canonical_kind(ty) {
            TypeKind::Param { depth, index, .. } => (depth, index) == place,
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to }
            | TypeKind::PackExpansion { pattern: to } => of(to),
            TypeKind::MemberPointer { class, to } => of(class) || of(to),
            TypeKind::Array { element, bound } => {
                of(element)
                    || matches!(bound, ArrayBound::Expr { expr } if self.names_parameter_at(expr, place))
            }
            TypeKind::Function { ret, params, noexcept, .. } => {
                of(ret)
                    || self.il[params].iter().any(|ty| of(*ty))
                    || noexcept.is_some_and(|operand| self.names_parameter_at(operand, place))
            }
            TypeKind::Instance { template, args } => {
                let own = matches!(
                    self.il[template].kind,
                    TemplateKind::Param { param } if (self.il[param].depth, self.il[param].index) == place
                );
                own || self.il[args].iter().any(|arg| self.argument_deduces(arg, place))
            }
            TypeKind::Class { class } => self.is_dependent_class(class),
            // What is not deduced from ([temp.deduct.type]).
            _ => false,
        }
    }

    fn argument_deduces(&self, arg: &TemplateArg, place: (u16, u32)) -> bool {
        match *arg {
            TemplateArg::Type { of } | TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                self.deduces(of, place)
            }
            TemplateArg::Expr { expr } | TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                self.names_parameter_at(expr, place)
            }
            TemplateArg::Template { template, .. } => matches!(
                self.il[template].kind,
                TemplateKind::Param { param } if (self.il[param].depth, self.il[param].index) == place
            ),
            TemplateArg::Pack { args } => self.il[args].iter().any(|arg| self.argument_deduces(arg, place)),
            _ => false,
        }
    }

    fn names_parameter_at(&self, e: ExprId, place: (u16, u32)) -> bool {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                (self.il[id].depth, self.il[id].index) == place
            }
            ExprKind::Implicit { operand, .. } => self.names_parameter_at(operand, place),
            _ => false,
        }
    }

    /// A template parameter as messages name it.
    pub(in crate::sema) fn parameter_entity(&self, param: TemplateParamId) -> EntityText {
        let p = &self.il[param];
        let kind = match p.kind {
            TemplateParamKind::Type { .. } => EntityKind::TemplateParameter,
            TemplateParamKind::NonType { .. } => EntityKind::Constant,
            TemplateParamKind::Template { .. } => EntityKind::TemplateTemplateParameter,
        };
        EntityText::new(kind, p.name.map_or("<unnamed>", |name| self.names.text(name)), Declared::At(p.pos))
    }
}
