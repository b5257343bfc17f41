//! Which specialization of a function template a type or an explicit instantiation means (`[temp.deduct.decl]`).

use super::*;
use smallvec::SmallVec;

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
            let settled =
                explicit.is_some() && !self.has_placeholder_return(ty) && self.is_settled(*template, &d, p);
            let mut given = settled;
            if !settled {
                let Some(some_given) = self.deduce_specialized_type(p, ty, &mut d) else { continue };
                given = some_given;
            }
            let Some(args) = self.finish_deduction(*template, d) else { continue };
            // What is deduced from the body must be the result that is wanted ([dcl.spec.auto.general]).
            let by_body = self.has_placeholder_return(p) && !self.has_placeholder_return(ty);
            if (given || by_body) && !self.specialization_has_type(*template, args, ty) {
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
        let params: SmallVec<[_; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
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
        let params = self.il[self.il[template].params].params(&self.il);
        !self.has_placeholder_return(declared)
            && d.args.iter().all(Option::is_some)
            && params.iter().all(|p| !self.il[*p].pack)
    }

    fn specialization_has_type(&mut self, template: TemplateId, args: List<TemplateArg>, ty: TypeId) -> bool {
        let Some(instance) = self.function_instance(template, args) else { return false };
        let wants_placeholder = self.has_placeholder_return(ty);
        if !wants_placeholder {
            self.deduce_result(instance);
        }
        let mut own = self.il[instance].ty;
        let open = TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
        let result = self.function_of(own).map(|(ret, ..)| ret);
        let unknown = result.is_some_and(|ret| self.il[ret].flags.intersects(open) || self.is_dependent(ret));
        if (wants_placeholder || unknown)
            && let (Some((ret, ..)), Some((_, params, traits))) =
                (self.function_of(ty), self.function_of(own))
        {
            own = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
        }
        self.same_function_type(own, ty)
    }

    /// Whether the return type of a function is to be deduced; also if the type is none of a function.
    fn has_placeholder_return(&self, ty: TypeId) -> bool {
        self.function_of(ty).is_none_or(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// The function templates that a declaration of a specialization may mean: its return type is a placeholder where
    /// theirs was declared with the same one, and only there (`[dcl.spec.auto.general]`).
    pub(in crate::sema) fn templates_with_placeholder_of(
        &self,
        ty: TypeId,
        templates: &[TemplateId],
    ) -> Vec<TemplateId> {
        let wanted = self.function_of(ty).map(|(ret, ..)| ret);
        let wanted = wanted.filter(|ret| self.il[*ret].flags.contains(TypeFlags::PLACEHOLDER));
        let fits = |template: &TemplateId| {
            let TemplateKind::Function { pattern } = self.il[*template].kind else { return true };
            let declared = match self.templates.placeholder_returns.get(&pattern) {
                Some(declared) => Some(*declared),
                None => self.function_of(self.il[pattern].ty).map(|(ret, ..)| ret),
            };
            let declared = declared.filter(|ret| self.il[*ret].flags.contains(TypeFlags::PLACEHOLDER));
            match (wanted, declared) {
                (Some(wanted), Some(declared)) => self.same_type(wanted, declared),
                // A template argument may be deduced to be the placeholder.
                (Some(_), None) => {
                    let result = self.function_of(self.il[pattern].ty).map(|(ret, ..)| ret);
                    result.is_some_and(|ret| self.is_dependent(ret))
                }
                _ => wanted.is_none() && declared.is_none(),
            }
        };
        templates.iter().copied().filter(fits).collect()
    }

    /// Deduction from a declared function type, where only the qualifiers must agree exactly. Explicit arguments make
    /// what they make of the types of parameters that name nothing else, which are only to be compared (`[temp.deduct]`):
    /// true if there are such.
    fn deduce_specialized_type(&mut self, p: TypeId, a: TypeId, d: &mut Deduction) -> Option<bool> {
        let (pr, pp, _) = self.function_of(p)?;
        let (ar, ap, _) = self.function_of(a)?;
        let (mut pp, mut ap) = (self.il[pp].to_vec(), self.il[ap].to_vec());
        let given = self.drop_given(&mut pp, &mut ap, d);
        for (p, a) in pp.iter_mut().zip(&ap) {
            // A forwarding reference stands for the lvalue reference itself ([temp.deduct.type]).
            let lvalue = matches!(self.canonical_kind(*a), TypeKind::LvalueReference { .. });
            if let (true, TypeKind::RvalueReference { to }) = (lvalue, self.canonical_kind(*p))
                && self.is_forwarding(to, d)
            {
                *p = to;
            }
        }
        self.deduce_type_lists(&pp, &ap, d)?;
        let placeholder = |ret: TypeId| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER);
        if placeholder(pr) || placeholder(ar) && !self.is_dependent(pr) {
            return Some(given);
        }
        self.deduce_type(pr, ar, d, Match::Exact)?;
        Some(given)
    }

    /// Leaves out the types of parameters that name template parameters but none that is to be deduced, with the types they
    /// would be deduced from. True if there are such.
    fn drop_given(&mut self, ps: &mut Vec<TypeId>, args: &mut Vec<TypeId>, d: &Deduction) -> bool {
        let explicit = d.args.iter().any(Option::is_some);
        let is_pack = |c: &Self, ty: &TypeId| matches!(c.il[*ty].kind, TypeKind::PackExpansion { .. });
        if !explicit || ps.len() != args.len() || ps.iter().any(|p| is_pack(self, p)) {
            return false;
        }
        let kept: SmallVec<[bool; 8]> =
            ps.iter().map(|p| !self.is_dependent(*p) || self.participates(*p, d)).collect();
        let (mut of_params, mut of_args) = (kept.iter(), kept.iter());
        ps.retain(|_| of_params.next() == Some(&true));
        args.retain(|_| of_args.next() == Some(&true));
        kept.contains(&false)
    }
}
