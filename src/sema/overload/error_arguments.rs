//! Calls with arguments that stand for errors (`[over.match]`): what was reported of them is not all that is wrong.

use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::deduction::Deduction;
use crate::sema::lookup::Key;
use crate::sema::overload::callee_text::FoundIn;
use crate::sema::overload::candidates::{CallSite, Reason};
use crate::source::Pos;

impl Compilation {
    /// Whether no function accepts the arguments of a call, some of which stand for errors that were reported. That is
    /// reported too: such an argument converts to any type, and is deduced as a type of its own.
    pub(in crate::sema) fn refuses_errors(&mut self, call: &CallSite<'_>) -> bool {
        if !self.tells_of_errors() {
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

    /// The same for the constructors of a class; the message stands at `pos`.
    pub(in crate::sema) fn refuse_error_construction(&mut self, class: ClassId, args: &[ExprId], pos: Pos) {
        if !self.tells_of_errors() {
            return;
        }
        let Some(args) = self.error_arguments(args) else { return };
        self.complete_class(class);
        self.across(boundary::ErrorArguments, |c| {
            let only_implicit = c.has_plain_construction(class);
            if !c.il[class].special.constructors.is_empty() && !only_implicit {
                c.no_viable_constructor(class, &args, pos);
            }
        });
    }

    /// The same for the call operator of an object.
    pub(in crate::sema) fn refuse_error_object_call(&mut self, object: ExprId, args: &[ExprId], open: Pos) {
        if !self.tells_of_errors() {
            return;
        }
        let Some(args) = self.error_arguments(args) else { return };
        self.across(boundary::ErrorArguments, |c| c.report_object_call(object, &args, open));
    }

    /// Whether errors were reported and calls are not only tried here.
    pub(in crate::sema) fn tells_of_errors(&self) -> bool {
        self.reports.diags.has_errors() && self.reports.quiet == 0 && self.instantiation.sfinae.is_none()
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
                true => {
                    let (unknown, pos) = (self.unknown_expr(), self.start_of(*arg));
                    self.il[unknown].pos = pos;
                    unknown
                }
                false => *arg,
            });
        }
        Some(known)
    }

    /// Whether a call leaves an argument of a function template open that has no default.
    pub(super) fn leaves_argument_open(&self, template: TemplateId, matched: &Deduction) -> bool {
        let params = self.il[self.il[template].params].params(&self.il).iter();
        params
            .filter(|param| !self.il[**param].pack && !self.has_default(**param))
            .any(|param| matched.lacks(self.il[*param].index))
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
