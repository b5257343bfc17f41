//! Calls with arguments that stand for errors (`[over.match]`): what was reported of them is not all that is wrong.

use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::overload::callee_text::FoundIn;
use crate::sema::overload::candidates::{CallSite, Reason};

impl Compilation {
    /// Whether no function accepts the arguments of a call, some of which stand for errors that were reported. That is
    /// reported too: such an argument converts to any type, and is deduced as a type of its own.
    pub(in crate::sema) fn refuses_errors(&mut self, call: &CallSite<'_>) -> bool {
        if !self.reports.diags.has_errors() {
            return false;
        }
        let single = matches!((call.candidates, call.explicit), ([Entity::Function { .. }], None));
        if single || self.reports.quiet > 0 || self.instantiation.sfinae.is_some() {
            return false;
        }
        let Some(args) = self.error_arguments(call.args) else { return false };
        let call = &CallSite { args: &args, ..*call };
        self.across(boundary::ErrorArguments, |c| {
            let refused = c.reasons(call).iter().all(|(_, reason)| *reason != Reason::Unclear);
            if refused {
                c.no_viable_call(call);
            }
            refused
        })
    }

    /// The arguments of a call with what has no type in the place of each undeclared name; none if all have one.
    fn error_arguments(&mut self, args: &[ExprId]) -> Option<Vec<ExprId>> {
        let error = |c: &Self, arg: ExprId| c.is_unknown(c.il[arg].ty) || c.is_undeclared(arg);
        let open = |arg: ExprId| self.il[arg].flags.contains(ExprFlags::TYPE_DEPENDENT);
        if !args.iter().any(|arg| error(self, *arg)) || args.iter().any(|arg| open(*arg)) {
            return None;
        }
        let mut known = Vec::new();
        for arg in args {
            known.push(match self.is_undeclared(*arg) {
                true => self.unknown_expr(0, 0),
                false => *arg,
            });
        }
        Some(known)
    }

    /// The functions found for a call as its messages list them, those of the associated namespaces being the last ones.
    pub(in crate::sema) fn listed_candidates(
        &mut self,
        name: EntityName,
        found: &[Entity],
        ordinary: usize,
        found_in: FoundIn,
    ) -> Vec<Entity> {
        let (Some(key), Some((ordinary, associated))) = (Key::of(name), found.split_at_checked(ordinary))
        else {
            return found.to_vec();
        };
        let mut listed = self.listed_order(key, ordinary, associated);
        listed.reverse();
        self.as_listed(&listed, found_in)
    }
}
