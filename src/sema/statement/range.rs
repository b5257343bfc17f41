//! The range of a range-based for statement (`[stmt.ranged]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// Checks that a range has a beginning and an end.
    pub fn check_range(&mut self, range: ExprId) {
        if !self.reports_now() {
            return;
        }
        let at = self.start_of(range);
        if let ExprKind::InitList { elements, .. } = self.il[range].kind {
            let values = self.il[elements].to_vec();
            if values.is_empty() || self.has_several_types(&values) {
                self.report(at, messages::cannot_deduce_type_range_in());
            } else if self.std_template(known::INITIALIZER_LIST).is_none() {
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

    /// Checks that the variable of a range-based for, whose type is written, can be initialized by an element; `close`: where
    /// the parenthesis behind the range stands.
    pub fn check_range_element(&mut self, declaration: GroupId, range: ExprId, close: Pos) {
        let Some(first) = self.il[self.il[declaration].declarators].first().copied() else { return };
        let Entity::Variable { id } = self.il[first].entity else { return };
        let ty = self.il[self.il[first].ty].flags;
        let written = !ty.contains(TypeFlags::PLACEHOLDER) && self.il[id].name.is_some();
        let open = self.is_open(range) || self.il[range].flags.contains(ExprFlags::VALUE_DEPENDENT);
        if !written || open || !self.reports_now() || self.scope_is_dependent(self.context.scope) {
            return;
        }
        let Some(element) = self.range_element(range).filter(|e| !self.is_open(*e)) else { return };
        let to = self.il[id].ty;
        self.il[element].pos = close;
        let shown = self.element_at(element, close);
        if !self.is_open_type(to) && !self.converts(shown, to) {
            self.report_mismatch(shown, to, Purpose::Initialize);
        }
    }

    /// An expression like another one of which only type and place are known.
    fn element_at(&mut self, like: ExprId, pos: Pos) -> ExprId {
        let e = self.il[like];
        self.expr(ExprKind::Unknown { first: 0, end: 0 }, e.ty, e.category, ExprFlags::empty(), pos)
    }

    fn has_member_range(&self, class: ClassId) -> bool {
        let has = |name: Name| {
            let found = self.lookup_member(class, Key::name(name), |_, _| true);
            found.iter().any(|e| self.function_in(*e).is_some() || matches!(e, Entity::Using { .. }))
        };
        has(known::BEGIN) && has(known::END)
    }
}
