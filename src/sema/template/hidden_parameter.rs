//! Declarations that take the name of a template parameter (`[temp.local]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// Checks a name that is declared in `scope`, `header` being the template header of the declaration itself: within the
    /// template the name of its parameter cannot be declared again, further inside that hides the parameter.
    #[inline]
    pub(in crate::sema) fn check_hides_parameter(
        &mut self,
        scope: ScopeId,
        name: Name,
        pos: Pos,
        header: Option<TemplateParamsId>,
    ) {
        if self.symbols.bindings.is_of_parameter(name) && self.reports_now() {
            self.check_parameter_named(scope, name, pos, header);
        }
    }

    fn check_parameter_named(
        &mut self,
        scope: ScopeId,
        name: Name,
        pos: Pos,
        header: Option<TemplateParamsId>,
    ) {
        let own = header.is_some_and(|header| self.declares_parameter(self.il[header].scope, name));
        let Some(hides) = self.hidden_parameter(scope, name).or(own.then_some(false)) else { return };
        let text = self.names.text(name).to_owned();
        if hides && !own {
            self.report(pos, messages::declaration_hides_template_parameter(&text));
        } else {
            self.report(pos, messages::template_parameter_not_redeclared_in(&text));
        }
    }

    fn declares_parameter(&self, scope: ScopeId, name: Name) -> bool {
        self.symbols
            .bindings
            .get(scope, Key::name(name))
            .iter()
            .any(|e| matches!(e, Entity::TemplateParam { .. }))
    }

    /// Whether a declaration in `scope` hides a template parameter of this name; false if it would be one in the scope of
    /// the parameter itself. None if there is no such parameter around it.
    fn hidden_parameter(&self, scope: ScopeId, name: Name) -> Option<bool> {
        let mut at = scope;
        let (mut direct, mut near) = (true, false);
        loop {
            let s = &self.il[at];
            match s.kind {
                ScopeKind::Template => {
                    if self.declares_parameter(at, name) {
                        return Some(!direct);
                    }
                    // A parameter of a template template parameter's own list is further inside.
                    if at == scope {
                        direct = false;
                    }
                }
                ScopeKind::Block | ScopeKind::Prototype => direct = false,
                // The outermost block of a function is as near to the parameters of all templates around it.
                ScopeKind::Function { .. } => near = true,
                ScopeKind::Class { .. } if at != scope && !near => direct = false,
                _ => {}
            }
            if at != scope && matches!(s.kind, ScopeKind::Namespace { .. } | ScopeKind::Global) {
                return None;
            }
            at = s.parent?;
        }
    }
}
