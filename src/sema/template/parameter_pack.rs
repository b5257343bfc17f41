//! Where parameter packs may stand among the parameters of a template (`[temp.param]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// Checks the header of a primary class, alias or variable template, or of a template template parameter: nothing
    /// follows a parameter pack, since no argument could be given for it. What does is dropped.
    pub(in crate::sema) fn check_pack_is_last(&mut self, header: TemplateParamsId) {
        let params = self.il[header].params(&self.il);
        let Some(pack) = params.iter().position(|param| self.il[*param].pack) else { return };
        if pack + 1 == params.len() {
            return;
        }
        let pos = self.il[params[pack]].pos;
        self.il[header].param_list = self.il[header].param_list.slice(0, pack + 1);
        self.report(pos, messages::template_parameter_pack_not_at());
    }

    /// Checks the header of the first declaration of a class, alias or variable template: what follows a parameter that has
    /// a default argument has one too (`[temp.param]`).
    pub(in crate::sema) fn check_defaults_are_last(&mut self, header: TemplateParamsId) {
        let has_default = |c: &Self, param: TemplateParamId| match c.il[param].kind {
            TemplateParamKind::Type { default, .. } => default.is_some(),
            TemplateParamKind::NonType { default, .. } => default.is_some(),
            TemplateParamKind::Template { default, .. } => default.is_some(),
        };
        let params = self.il[header].params(&self.il).to_vec();
        let Some(first) = params.iter().position(|param| has_default(self, *param)) else { return };
        let rest = &params[first + 1..];
        if rest.iter().all(|param| has_default(self, *param) || self.il[*param].pack) || !self.reports_now() {
            return;
        }
        let pos = self.il[params[first]].pos;
        self.report(pos, messages::default_argument_not_at_end());
    }
}
