//! Which specialization of a function template a type or an explicit instantiation means (`[temp.deduct.decl]`).

use super::*;

impl Compilation {
    /// The template and arguments that an explicit specialization or instantiation means (`[temp.deduct.decl]`).
    pub fn deduce_specialization(
        &mut self,
        templates: &[TemplateId],
        explicit: Option<List<TemplateArg>>,
        ty: TypeId,
    ) -> Option<(TemplateId, List<TemplateArg>)> {
        let mut matching = Vec::new();
        for template in templates {
            let TemplateKind::Function { pattern } = self.il[*template].kind else { continue };
            let Some(mut d) = self.start_deduction(*template, explicit) else { continue };
            let p = self.il[pattern].ty;
            if let Some(args) = self.specialization_given(*template, explicit, &d, ty) {
                matching.push((*template, args));
                continue;
            }
            let settled = explicit.is_some() && self.is_settled(*template, &d, p);
            if !settled && self.deduce_specialized_type(p, ty, &mut d).is_none() {
                continue;
            }
            let Some(args) = self.finish_deduction(*template, d) else { continue };
            if settled && !self.specialization_has_type(*template, args, ty) {
                continue;
            }
            matching.push((*template, args));
        }
        // Where only one is left, what its type becomes is no question.
        if matching.len() > 1 {
            let fits = |c: &mut Self, (template, args)| c.specialization_has_type(template, args, ty);
            let fitting: Vec<_> = matching.iter().copied().filter(|one| fits(self, *one)).collect();
            matching = if fitting.is_empty() { matching } else { fitting };
        }
        let mut matching = matching.into_iter();
        let first = matching.next()?;
        Some(matching.fold(
            first,
            |best, other| {
                if self.more_specialized_function(other.0, best.0) { other } else { best }
            },
        ))
    }

    /// The explicit arguments with no more elements of packs, where the type of that specialization is the one wanted
    /// (`[temp.arg.explicit]`).
    fn specialization_given(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
        d: &Deduction,
        ty: TypeId,
    ) -> Option<List<TemplateArg>> {
        explicit?;
        let params = self.il[self.il[template].params].params.clone();
        let packs = params.iter().any(|p| self.il[*p].pack);
        let all = params.iter().zip(&d.args).all(|(p, arg)| self.il[*p].pack || arg.is_some());
        if !packs || !all {
            return None;
        }
        let args = self.finish_deduction(template, d.clone())?;
        self.specialization_has_type(template, args, ty).then_some(args)
    }

    /// Whether explicit arguments leave nothing to deduce: the type of the specialization is what they make of it.
    fn is_settled(&self, template: TemplateId, d: &Deduction, declared: TypeId) -> bool {
        let params = &self.il[self.il[template].params].params;
        let deduces_return = self
            .function_of(declared)
            .is_none_or(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER));
        !deduces_return && d.args.iter().all(Option::is_some) && params.iter().all(|p| !self.il[*p].pack)
    }

    fn specialization_has_type(&mut self, template: TemplateId, args: List<TemplateArg>, ty: TypeId) -> bool {
        let instance = self.function_instance(template, args);
        instance.is_some_and(|id| self.same_function_type(self.il[id].ty, ty))
    }

    /// Deduction from a declared function type, where only the qualifiers must agree exactly.
    fn deduce_specialized_type(&mut self, p: TypeId, a: TypeId, d: &mut Deduction) -> Option<()> {
        let (pr, pp, _) = self.function_of(p)?;
        let (ar, ap, _) = self.function_of(a)?;
        let (pp, ap) = (self.il[pp].to_vec(), self.il[ap].to_vec());
        self.deduce_type_lists(&pp, &ap, d)?;
        if self.il[pr].flags.contains(TypeFlags::PLACEHOLDER) {
            return Some(());
        }
        self.deduce_type(pr, ar, d, Match::Exact)
    }
}
