//! What the parameters of a partial specialization must be (`[temp.spec.partial.general]`, `[temp.spec.partial.match]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::deduction::Deduction;
use crate::sema::template::Args;
use crate::source::Pos;

impl Compilation {
    /// Checks the parameters of the partial specialization that a head with this header declares; one that was
    /// declared before has another header and is not checked again.
    pub(in crate::sema) fn check_partial_class(&mut self, class: ClassId, header: Option<TemplateParamsId>) {
        let Some(partial) = self.templates.partial_patterns.get(&class).copied() else { return };
        let params = self.il[partial].params;
        if header != Some(params) || self.place.instantiating.is_some() || !self.reports_now() {
            return;
        }
        self.check_partial_defaults(params);
        self.check_undeducible_of_partial(class, partial);
    }

    /// Whether the arguments of a partial specialization depend on none of its parameters (`[temp.spec.partial.general]`),
    /// and that is to be reported.
    pub(in crate::sema) fn check_partially_specialized(&self, args: List<TemplateArg>) -> bool {
        self.reports_now() && self.il[args].iter().all(|arg| !self.arg_is_dependent(arg))
    }

    /// The head of a partial specialization of a class template, with its arguments as they are written and its name at
    /// `pos`, has parameters in them.
    pub(in crate::sema) fn check_class_partially_specialized(
        &mut self,
        class: ClassId,
        args: List<TemplateArg>,
        pos: Pos,
    ) {
        let open = self.place.instantiating.is_some() || self.scope_is_dependent(self.il[class].enclosing);
        if !open && self.check_partially_specialized(args) {
            let entity = self.class_entity(class);
            self.report(pos, messages::invalid_partial_specialization_already_fully(entity));
        }
    }

    /// Parameters of a partial specialization have no default arguments.
    pub(in crate::sema) fn check_partial_defaults(&mut self, header: TemplateParamsId) {
        if self.place.instantiating.is_some() || !self.reports_now() {
            return;
        }
        let params = self.il[header].params(&self.il).to_vec();
        for (index, param) in params.iter().enumerate() {
            if !self.has_default(*param) {
                continue;
            }
            let pos = self.il[*param].pos;
            self.report(pos, messages::partial_specialization_with_default());
            if params.get(index + 1).is_some_and(|next| !self.has_default(*next)) {
                self.report(pos, messages::default_argument_not_at_end());
            }
        }
    }

    /// Warns about parameters that the arguments of a partial specialization cannot give: it is never chosen.
    fn check_undeducible_of_partial(&mut self, class: ClassId, partial: PartialId) {
        let (header, pattern) = (self.il[partial].params, self.il[partial].args);
        let params = self.il[header].params(&self.il).to_vec();
        let depth = self.il[header].depth;
        let args: Args = self.il[pattern].iter().copied().collect();
        // The arguments of the primary template itself are another mistake.
        if self.il[class].flags.contains(ClassFlags::ERROR) {
            return;
        }
        let (mut found, mut types) = (vec![false; params.len()], Vec::new());
        for (index, param) in params.iter().enumerate() {
            let d = Deduction::for_one(depth, params.len(), index);
            found[index] = args.iter().any(|arg| self.argument_participates(arg, &d));
            if let (true, TemplateParamKind::NonType { ty, .. }) = (found[index], self.il[*param].kind) {
                types.push(ty);
            }
        }
        for (index, param) in params.iter().enumerate() {
            let d = Deduction::for_one(depth, params.len(), index);
            // A value gives the type of its parameter, too.
            if found[index] || self.il[*param].invented || types.iter().any(|ty| self.participates(*ty, &d)) {
                continue;
            }
            let (shown, of) = (self.parameter_entity(*param), self.partial_class_template(class, partial));
            self.report(self.il[*param].pos, messages::not_used_in_partial_arguments(shown, of));
        }
    }

    /// A partial specialization as a class template, with its arguments as they are written and those that the
    /// template's defaults give.
    fn partial_class_template(&mut self, class: ClassId, partial: PartialId) -> EntityText {
        let all = self.il[partial].args;
        let mut args: Args =
            self.il[self.il[class].specialization.first_args.unwrap_or(all)].iter().copied().collect();
        let given = args.len();
        args.extend(self.il[all].iter().skip(given).copied());
        let args = self.interned.arg_list(&mut self.il, &args);
        let c = &self.il[class];
        let name = c.name.map_or("", |n| self.names.text(n));
        let text = format!("{}{name}{}", self.scope_text(c.enclosing), self.template_arguments_text(args));
        EntityText::new(EntityKind::ClassTemplate, text, Declared::At(c.pos))
    }
}
