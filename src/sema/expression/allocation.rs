//! The arrays that new-expressions make, and the functions that give them memory (`[expr.new]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// An array that a new-expression makes has a bound, which its initializer gives since C++20 (`[expr.new]`).
    pub(super) fn check_new_bounded(&mut self, new: &New) {
        let given = self.dialect.standard >= 20 && !matches!(new.init, Initializer::None);
        if new.array && new.bound.is_none() && !given && self.reports_now() {
            let ty = self.make_type(TypeKind::Array { element: new.ty, bound: ArrayBound::Unknown });
            let (at, shown) = (new.type_pos, self.shown_type(ty));
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

    /// Checks that an object of the type of a new-expression can be made (`[expr.new]`).
    pub(super) fn check_new_object(&mut self, new: &New) {
        if !self.reports_now() && !self.examines_instance() {
            return;
        }
        let at = new.type_pos;
        let element = self.innermost_element(new.ty);
        if self.is_void(element) {
            if self.reports_here() {
                let shown = self.shown_type(element);
                self.report(at, messages::incomplete_type_not_allowed(shown));
            }
            return;
        }
        let Some(class) = self.class_of(element) else { return };
        let count = new.bound.and_then(|bound| self.constant_integer(bound));
        let whole = match count.and_then(|count| u64::try_from(count).ok()) {
            Some(count) => {
                let bound = ArrayBound::Constant { count: count.into() };
                self.make_type(TypeKind::Array { element: new.ty, bound })
            }
            None => new.ty,
        };
        if !self.check_complete(whole, at) {
            return;
        }
        match Some(new.bracket).filter(|bracket| bracket.is_some()) {
            Some(bracket) => self.check_abstract_elements(element, bracket),
            // What a name stands for was checked where that is declared.
            None if self.class_of(new.ty).is_none() => {}
            None => self.check_abstract(new.ty, at),
        }
        if new.array {
            self.check_destructor_access(new.ty, at);
        }
        if let Initializer::None = new.init {
            self.report_default_fault(class, at);
        }
    }
}
