//! Deducing the arguments of a class template from what initializes an object (`[over.match.class.deduct]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::sema::overload::{Candidate, Resolution};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

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
            if self.dialect.standard < 20 && self.reports_here() {
                let entity = self.template_entity(template);
                self.report(places.template, messages::argument_list_missing(entity));
                return self.common.unknown;
            }
            return match self.template_behind_alias(template) {
                Some(behind) => self.deduce_class_template(behind, args, places),
                None => self.fall_back(UnknownCause::ClassDeduction, places.template),
            };
        }
        let TemplateKind::Class { pattern } = self.il[template].kind else { return self.common.unknown };
        let mut guides = self.implicit_guides(template, pattern);
        guides.extend(self.declared_guides(template));
        if let Some(list) = places.list.filter(|_| !args.is_empty() && !self.copies_one(template, args)) {
            // Guides for the whole of a braced list are considered first ([over.match.list]).
            let whole: Vec<_> = guides
                .iter()
                .copied()
                .filter(|guide| self.il.function_in(*guide).is_some_and(|f| self.takes_only_a_list(f)))
                .collect();
            if let Some(ty) = self.deduce_from_guides(template, &whole, &[list]) {
                return ty;
            }
        }
        if let Some(ty) = self.deduce_from_guides(template, &guides, args) {
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
    pub(in crate::sema) fn template_behind_alias(&mut self, alias: TemplateId) -> Option<TemplateId> {
        let TemplateKind::Alias { pattern } = self.il[alias].kind else { return None };
        let target = self.canonical(self.il[pattern].ty);
        let TypeKind::Instance { template, args } = self.il[target].kind else { return None };
        let own = self.params_as_args(self.il[alias].params);
        (args == own).then_some(template)
    }

    /// The type that the best guide gives.
    fn deduce_from_guides(
        &mut self,
        template: TemplateId,
        guides: &[Entity],
        args: &[ExprId],
    ) -> Option<TypeId> {
        let given = self.leading_arguments(args, false);
        let mut viable = Vec::new();
        for guide in guides {
            if !self.is_for_others(*guide, given) {
                viable.extend(self.candidate(*guide, None, None, args));
            }
        }
        let function = match self.best_viable_by(&viable, Self::better_guide) {
            Resolution::Function(function) => function,
            Resolution::Ambiguous => {
                return Some(self.fall_back(UnknownCause::ClassDeduction, self.instantiation.pos));
            }
            Resolution::None => return None,
        };
        let instance = self.il[function].instance.map(|instance| &self.il[instance]);
        if let Some((guide, args)) = instance.map(|instance| (instance.template, instance.args))
            && let Some(guide) = self.implicit_guide(guide)
        {
            let (of_class, _) = self.guide_environment(guide, args);
            return self.deduced_instance(template, of_class);
        }
        Some(self.result_of(function))
    }

    /// Whether candidate `a` is better than `b`: of guides that are equally good otherwise, one that was written is,
    /// then the one that copies (`[over.match.best.general]`).
    fn better_guide(&mut self, a: &Candidate, b: &Candidate) -> bool {
        let preference = |c: &Self, candidate: &Candidate| {
            candidate.template.and_then(|template| c.implicit_guide(template)).map(|guide| !guide.copies)
        };
        self.better(a, b) || (!self.better(b, a) && preference(self, a) < preference(self, b))
    }

    /// Whether the only argument is of a class that the template is instantiated for.
    fn copies_one(&self, template: TemplateId, args: &[ExprId]) -> bool {
        let [only] = args else { return false };
        let class = self.class_of(self.il[*only].ty);
        class.is_some_and(|class| self.template_of_class(class) == Some(template))
    }

    /// Whether a class declares a constructor itself.
    pub(super) fn declares_constructor(&self, class: ClassId) -> bool {
        self.il[class].special.constructors.iter().any(|e| {
            self.il.function_in(*e).is_some_and(|f| !self.il[f].flags.contains(FunctionFlags::IMPLICIT))
        })
    }

    pub(super) fn deduced_instance(
        &mut self,
        template: TemplateId,
        deduced: List<TemplateArg>,
    ) -> Option<TypeId> {
        let pos = self.instantiation.pos;
        let flat = self.flatten_packs(deduced);
        // Arguments that are deduced by default name the class as the others do.
        let packed = |c: &Self, args: List<TemplateArg>| {
            c.il[args].iter().any(|arg| matches!(arg, TemplateArg::Pack { .. }))
        };
        let whole = self.convert_template_args(template, flat).filter(|whole| !packed(self, *whole));
        self.template_id(template, whole.unwrap_or(flat), pos)
    }

    /// Reports that nothing deduces the arguments of a template, where all that could is known.
    fn report_deduction(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        args: &[ExprId],
        places: DeductionPlaces,
    ) {
        // No guide is made of a constructor template that has a template among its parameters.
        let no_guide = |c: &Self, e: &Entity| match e {
            Entity::Template { id } => c.il[c.il[*id].params]
                .params(&c.il)
                .iter()
                .any(|param| matches!(c.il[*param].kind, TemplateParamKind::Template { .. })),
            _ => false,
        };
        let open = self.il[pattern].state != Completeness::Complete
            || !args.is_empty() && self.il[pattern].special.constructors.iter().any(|e| no_guide(self, e))
            || args.iter().any(|arg| self.is_open(*arg) && self.il[*arg].ty != self.common.brace_list);
        // Within the template, guides may follow that are declared behind it.
        let own = match self.il[template].kind {
            TemplateKind::Class { pattern } => self.is_inside_class(pattern),
            _ => false,
        };
        if open || own && self.context.template_depth > 0 {
            return;
        }
        self.sfinae_fail();
        if !self.reports_here() {
            return;
        }
        let name = self.il[template].name.map_or_else(String::new, |name| self.names.text(name).to_owned());
        let callee = EntityText::new(EntityKind::Constructor, name, Declared::At(places.object));
        let line = (!args.is_empty()).then(|| phrases::argument_types_are(&self.argument_types_text(args)));
        let reported =
            self.report_in_context(places.object, messages::no_instance_matches_argument_list(callee));
        if let Some(line) = line {
            reported.also(line);
        }
        if places.initialized {
            let at = self.il.places.start_of_name(places.template);
            self.report(at, messages::cannot_deduce_class_template_arguments());
        }
    }
}
