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
}
