//! The arrays that new-expressions make, and the functions that give them memory (`[expr.new]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// An array that a new-expression makes has a bound, which its initializer gives since C++20 (`[expr.new]`).
    pub(super) fn check_new_bounded(&mut self, new: &New, pos: Pos) {
        let given = self.dialect.standard >= 20 && !matches!(new.init, Initializer::None);
        if new.array && new.bound.is_none() && !given && self.reports_now() {
            let ty = self.make_type(TypeKind::Array { element: new.ty, bound: ArrayBound::Unknown });
            let (at, shown) = (self.after_token(pos), self.shown_type(ty));
            self.report(at, messages::incomplete_type_not_allowed(shown));
        }
    }

    /// The only allocation function that a class declares is accessible and not deleted where it is used, and so is the
    /// one that would free what it gave (`[expr.new]`).
    pub(super) fn check_new_function(&mut self, new: &New, pos: Pos) {
        let Some(class) = self.class_of(self.innermost_element(new.ty)).filter(|_| !new.global) else {
            return;
        };
        let freeing = if new.array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        self.check_deallocation_access(class, freeing, pos);
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        if let [Entity::Function { id }] = self.lookup_in(self.il[class].scope, Key::operator(op))[..]
            && self.reports_now()
        {
            self.check_not_deleted(id, pos);
            self.check_member_access(Entity::Function { id }, Some(class), None, pos);
        }
    }

    /// The only deallocation function that a class declares is accessible where it is used.
    pub(super) fn check_deallocation_access(&mut self, class: ClassId, op: OverloadedOperator, pos: Pos) {
        if let [only @ Entity::Function { .. }] = self.lookup_in(self.il[class].scope, Key::operator(op))[..]
            && (self.reports_now() || self.instantiation.sfinae.is_some())
        {
            self.check_member_access(only, Some(class), None, pos);
        }
    }
}
