//! Deducing the arguments of a class template from what initializes an object (`[over.match.class.deduct]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::sema::conversion::Sequence;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;
use std::cmp::Ordering;

/// Where the messages about a failed deduction point.
#[derive(Clone, Copy, Debug)]
pub struct DeductionPlaces {
    /// The name of the template where it stands as a type.
    pub template: Pos,
    /// What is initialized: the variable, or the bracket that opens the arguments.
    pub object: Pos,
    /// Whether there is an initializer.
    pub initialized: bool,
    /// The braced list that holds the arguments.
    pub list: Option<ExprId>,
}

/// A type that a constructor's parameters deduce, with the conversions of the arguments.
struct Deduced {
    ty: TypeId,
    sequences: SmallVec<[Sequence; 4]>,
}

impl Compilation {
    /// The class type that arguments deduce for a class template's name.
    pub fn deduce_class_template(
        &mut self,
        template: TemplateId,
        args: &[ExprId],
        places: DeductionPlaces,
    ) -> TypeId {
        if self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT) {
            return self.common.dependent;
        }
        if let TemplateKind::Alias { .. } = self.il[template].kind {
            return match self.template_behind_alias(template) {
                Some(behind) => self.deduce_class_template(behind, args, places),
                None => self.fall_back(UnknownCause::ClassDeduction, places.template),
            };
        }
        let TemplateKind::Class { pattern } = self.il[template].kind else { return self.common.unknown };
        if let Some(list) = places.list.filter(|_| !args.is_empty())
            && let Some(ty) = self.deduce_from_list_constructors(template, pattern, list, args)
        {
            return ty;
        }
        let guides = self.il[template].guides.clone();
        if let Resolution::Function(function) = self.resolve(&guides, None, None, args) {
            return self.result_of(function);
        }
        if let [only] = args
            && let Some(class) = self.class_of(self.il[*only].ty)
            && self.template_of_class(class) == Some(template)
        {
            return self.unqualified(self.il[*only].ty);
        }
        if let Some(ty) = self.deduce_from_constructors(template, pattern, args) {
            return ty;
        }
        if let Some(ty) = self.deduce_from_members(template, pattern, args) {
            return ty;
        }
        if args.iter().any(|a| self.is_unknown(self.il[*a].ty)) {
            return self.common.unknown;
        }
        self.report_deduction(template, pattern, args, places);
        self.fall_back(UnknownCause::ClassDeduction, places.template)
    }

    /// The class template that an alias template names with its own parameters in their order.
    fn template_behind_alias(&mut self, alias: TemplateId) -> Option<TemplateId> {
        let TemplateKind::Alias { pattern } = self.il[alias].kind else { return None };
        let target = self.canonical(self.il[pattern].ty);
        let TypeKind::Instance { template, args } = self.il[target].kind else { return None };
        let own = self.params_as_args(self.il[alias].params);
        (args == own).then_some(template)
    }

    /// The type that the best constructor gives.
    fn deduce_from_constructors(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        args: &[ExprId],
    ) -> Option<TypeId> {
        let mut best: Option<Deduced> = None;
        for entity in self.il[pattern].constructors.clone() {
            let Entity::Function { id } = entity else { continue };
            if self.il[id].flags.contains(FunctionFlags::IMPLICIT) {
                continue;
            }
            let Some(next) = self.deduce_from_constructor(template, id, args) else { continue };
            let better = match &best {
                None => true,
                Some(best) => self.deduced_better(&next, best),
            };
            if better {
                best = Some(next);
            }
        }
        if best.is_none() && args.is_empty() && !self.declares_constructor(pattern) {
            // A class without constructors has one without parameters.
            let deduced = self.deduce_member_args(template, &[], &[])?;
            return self.deduced_instance(template, deduced);
        }
        best.map(|best| best.ty)
    }

    /// The type that a constructor for the whole of a braced list gives, which is considered first (`[over.match.list]`).
    fn deduce_from_list_constructors(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        list: ExprId,
        args: &[ExprId],
    ) -> Option<TypeId> {
        if let [only] = args
            && let Some(class) = self.class_of(self.il[*only].ty)
            && self.template_of_class(class) == Some(template)
        {
            return None;
        }
        for entity in self.il[pattern].constructors.clone() {
            let Entity::Function { id } = entity else { continue };
            let first = self.il[id].params.first().map(|p| self.without_reference(p.ty));
            if first.is_some_and(|first| self.is_initializer_list(first))
                && let Some(deduced) = self.deduce_from_constructor(template, id, &[list])
            {
                return Some(deduced.ty);
            }
        }
        None
    }

    /// Whether a class declares a constructor itself.
    fn declares_constructor(&self, class: ClassId) -> bool {
        self.il[class].constructors.iter().any(|e| {
            self.function_in(*e).is_some_and(|f| !self.il[f].flags.contains(FunctionFlags::IMPLICIT))
        })
    }

    fn deduced_better(&mut self, a: &Deduced, b: &Deduced) -> bool {
        let mut better = false;
        for (x, y) in a.sequences.iter().zip(&b.sequences) {
            match self.compare_sequences(x, y) {
                Ordering::Greater => return false,
                Ordering::Less => better = true,
                Ordering::Equal => {}
            }
        }
        better
    }

    fn deduce_from_constructor(
        &mut self,
        template: TemplateId,
        constructor: FunctionId,
        args: &[ExprId],
    ) -> Option<Deduced> {
        let deduced = self.deduce_class_args(template, constructor, args)?;
        let env = self.environment_for(template, deduced);
        let params: Vec<_> = self.il[constructor].params.iter().map(|p| p.ty).collect();
        let mut sequences = SmallVec::new();
        for (arg, param) in args.iter().zip(params) {
            if matches!(self.il[param].kind, TypeKind::PackExpansion { .. }) {
                break;
            }
            let to = self.attempt(|c| c.substitute_type(param, &env))?;
            sequences.push(self.conversion_sequence(*arg, to, true)?);
        }
        let ty = self.deduced_instance(template, deduced)?;
        Some(Deduced { ty, sequences })
    }

    fn deduced_instance(&mut self, template: TemplateId, deduced: List<TemplateArg>) -> Option<TypeId> {
        let pos = self.instantiation_pos;
        let flat = self.flatten_packs(template, deduced);
        self.template_id(template, flat, pos)
    }

    /// The type that the members of an aggregate give, since C++20 (`[over.match.class.deduct]`).
    fn deduce_from_members(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        args: &[ExprId],
    ) -> Option<TypeId> {
        let written = self.declares_constructor(pattern);
        let c = &self.il[pattern];
        let plain = c.bases.is_empty() && !c.flags.contains(ClassFlags::POLYMORPHIC);
        if self.dialect.standard < 20 || written || !plain || args.is_empty() || args.len() > c.fields.len() {
            return None;
        }
        let types: Vec<_> = c.fields.iter().map(|f| self.il[*f].ty).collect();
        let deduced = self.deduce_member_args(template, &types, args)?;
        self.deduced_instance(template, deduced)
    }

    /// Reports that nothing deduces the arguments of a template, where all that could is known.
    fn report_deduction(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        args: &[ExprId],
        places: DeductionPlaces,
    ) {
        let templates = |e: &Entity| matches!(e, Entity::Template { .. });
        let open = self.il[pattern].state != Completeness::Complete
            || self.il[pattern].constructors.iter().any(templates)
            || args.iter().any(|arg| self.is_open(*arg) && self.il[*arg].ty != self.common.brace_list);
        if open || !self.reports_here() {
            return;
        }
        let name = self.template_text(template);
        let callee = EntityText::new(EntityKind::Constructor, name, Declared::At(places.object));
        let line = (!args.is_empty()).then(|| phrases::argument_types_are(&self.argument_types_text(args)));
        let reported =
            self.report_in_context(places.object, messages::no_instance_matches_argument_list(callee));
        if let Some(line) = line {
            reported.also(line);
        }
        if places.initialized {
            self.report(places.template, messages::cannot_deduce_class_template_arguments());
        }
    }
}
