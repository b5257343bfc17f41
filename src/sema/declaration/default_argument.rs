//! Default arguments of parameters (`[dcl.fct.default]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// After a parameter with a default argument all have one, from this declaration or an earlier one: `merged`
    /// are the parameters with all of them, `new` those of this declaration.
    pub(in crate::sema) fn check_default_arguments_last(&mut self, merged: &[Param], new: &[Param]) {
        let is_pack = |p: &Param| matches!(self.il[p.ty].kind, TypeKind::PackExpansion { .. });
        let Some(missing) = merged.iter().rposition(|p| !p.has_default && !is_pack(p)) else { return };
        let before = new.iter().take(missing).find_map(|p| p.default);
        if let Some(default) = before.filter(|_| self.dialect.cxx) {
            let at = self.start_of(default);
            self.report(at, messages::default_argument_not_at_end());
        }
    }

    /// A function template has its default arguments from its first declaration: one that a later one adds is an extension.
    pub(in crate::sema) fn check_default_of_template(
        &mut self,
        id: FunctionId,
        earlier: &[Param],
        new: &[Param],
        pos: Pos,
    ) {
        let added = earlier.iter().zip(new).any(|(was, new)| new.has_default && !was.has_default);
        let f = &self.il[id];
        if added && f.template.is_some() && f.class.is_none() && f.instance.is_none() && self.reports_now() {
            self.warn(pos, messages::default_argument_unreferenced_template());
        }
    }

    /// A default argument that an earlier declaration gave already; of a member function, shown at its name.
    pub(in crate::sema) fn check_default_redefined(
        &mut self,
        earlier: Param,
        new: Param,
        member: Option<Pos>,
    ) {
        let Some(default) = new.default.filter(|_| earlier.has_default && self.dialect.cxx) else { return };
        let at = member.unwrap_or_else(|| self.start_of(default));
        self.report(at, messages::redefinition_default_argument());
    }
}
