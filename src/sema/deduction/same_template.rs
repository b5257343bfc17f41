//! Template arguments of two template-ids of one template (`[temp.deduct.type]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduction::*;

impl Compilation {
    pub(super) fn deduce_same_template(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        from: TemplateId,
        from_args: List<TemplateArg>,
        d: &mut Deduction,
    ) -> Option<()> {
        if let TemplateKind::Param { param } = self.il[template].kind {
            let p = &self.il[param];
            if p.depth == d.depth {
                let (index, pack) = (p.index, p.pack);
                if !self.template_fits(template, from) {
                    return None;
                }
                self.record(index, pack, TemplateArg::Template { template: from, qualifier: None }, d)?;
            }
            let (flat_p, flat_a) = (self.flatten_packs(args), self.flatten_packs(from_args));
            let (flat_p, flat_a) = (self.il[flat_p].to_vec(), self.il[flat_a].to_vec());
            let written = match self.takes_defaults_of(template, &flat_p) {
                true => self.without_default_arguments(from, &flat_a, flat_p.len()),
                false => flat_a.len(),
            };
            return self.deduce_arg_lists(&flat_p, &flat_a[..written], d);
        }
        // An expansion may stand for more than the parameter pack of the template.
        let expands = self.il[args].iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }));
        let (args, from_args) = match expands {
            true => (self.flatten_packs(args), self.flatten_packs(from_args)),
            false => (args, from_args),
        };
        let (p, a) = (self.il[args].to_vec(), self.il[from_args].to_vec());
        self.deduce_arg_lists(&p, &a, d)
    }

    /// Whether a template-id of a template template parameter may leave out default arguments of the template that it is
    /// deduced to be: a parameter pack of its takes those (`[temp.deduct.type]`).
    fn takes_defaults_of(&self, param: TemplateId, args: &[TemplateArg]) -> bool {
        let params = self.il[self.il[param].params].params(&self.il);
        params.iter().any(|param| self.il[*param].pack)
            && !args.iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }))
    }

    /// How many arguments of a template-id are no default arguments that follow from those before them; `least` at the
    /// least.
    fn without_default_arguments(
        &mut self,
        template: TemplateId,
        args: &[TemplateArg],
        least: usize,
    ) -> usize {
        let params = self.il[self.il[template].params].params(&self.il).to_vec();
        let default = |c: &mut Self, at: usize| {
            let before = Args::from_slice(args.get(..at)?);
            let param = *params.get(at)?;
            c.attempt(|c| c.default_argument_for(template, param, &before, &mut SharedArguments::default()))
                .flatten()
        };
        let all = least < args.len() && (least..args.len()).all(|at| default(self, at) == Some(args[at]));
        if all { least } else { args.len() }
    }
}
