//! The range of a range-based for statement (`[stmt.ranged]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::lookup::Key;

impl Compilation {
    /// Checks that a range has a beginning and an end.
    pub fn check_range(&mut self, range: ExprId) {
        if !self.reports_now() {
            return;
        }
        let at = self.start_of(range);
        if matches!(self.il[range].kind, ExprKind::InitList { .. }) {
            if self.std_template(known::INITIALIZER_LIST).is_none() {
                self.report(at, messages::include_initializer_list_needed_prior_use());
                self.report(at, messages::cannot_deduce_type_range_in());
            }
            return;
        }
        let ty = self.il[range].ty;
        let open = self.is_open(range) || self.il[range].flags.contains(ExprFlags::VALUE_DEPENDENT);
        if open || matches!(self.canonical_kind(ty), TypeKind::Array { .. }) {
            return;
        }
        if let Some(class) = self.class_of(ty)
            && (self.has_dependent_base(class) || self.has_member_range(class))
        {
            return;
        }
        for name in [known::BEGIN, known::END] {
            let mut found = Default::default();
            self.lookup_associated(Key::name(name), &[ty], &mut found);
            if found.is_empty() {
                let text = self.names.text(name).to_owned();
                self.report(at, messages::range_based_statement_requires_suitable(&text));
            }
        }
    }

    fn has_member_range(&self, class: ClassId) -> bool {
        let has = |name: Name| {
            let found = self.lookup_member(class, Key::name(name), |_, _| true);
            found.iter().any(|e| self.function_in(*e).is_some() || matches!(e, Entity::Using { .. }))
        };
        has(known::BEGIN) && has(known::END)
    }
}
