//! Names that nothing declares: each is reported once in the scope that it was met in (`[basic.lookup.unqual]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;

/// What is known of a name that nothing declares once it was reported in a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undeclared {
    /// Where it was met.
    pos: Pos,
    /// Whether it was no value there: it is silent in that place alone.
    qualifies: bool,
}

impl Compilation {
    /// Reports a name that is used for its value. In the scope where that was said, and in those inside of it, what comes after
    /// is silent; a call that is still being read there came before.
    pub(in crate::sema) fn report_undeclared_value(&mut self, name: Name, pos: Pos) {
        if !self.met_before(name, pos) {
            self.report_undefined_name(name, pos);
            self.note_undeclared(name, pos);
        }
    }

    /// Reports a name that stands where a type must; one that was met as a value before is none.
    pub fn report_undeclared_type(&mut self, name: Name, pos: Pos) {
        if self.met_before(name, pos) {
            let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
            return self.report(pos, messages::not_type_name(entity));
        }
        self.report_undefined_name(name, pos);
    }

    /// Reports what stands before `::` and is neither a class nor a namespace.
    pub fn report_undeclared_scope(&mut self, pos: Pos) {
        self.report(pos, messages::name_followed_coloncolon_must_class());
    }

    /// From now on the name is not reported in this scope.
    pub fn note_undeclared(&mut self, name: Name, pos: Pos) {
        self.note_met(name, Undeclared { pos, qualifies: false });
    }

    /// The name is not reported again where it stands before `::`, and is unknown still.
    pub fn note_undeclared_scope(&mut self, name: Name, pos: Pos) {
        if !self.met_before(name, pos) {
            self.note_met(name, Undeclared { pos, qualifies: true });
        }
    }

    fn note_met(&mut self, name: Name, noted: Undeclared) {
        if self.reports.quiet == 0 && self.instantiation.sfinae.is_none() {
            let mut scope = self.declaring_scope();
            while let (ScopeKind::Class { .. }, Some(parent)) = (self.il[scope].kind, self.il[scope].parent) {
                scope = parent;
            }
            self.reports.undefined_names.insert((scope, name), noted);
        }
    }

    /// What was noted in the scope of a condition that declares nothing counts for what is around the statement.
    pub fn move_undeclared_out(&mut self) {
        let scope = self.context.scope;
        let Some(parent) = self.il[scope].parent.filter(|_| !self.il[scope].declares) else { return };
        let inner: Vec<_> = self.reports.undefined_names.iter().filter(|((of, _), _)| *of == scope).collect();
        let inner: Vec<_> = inner.into_iter().map(|((_, name), noted)| (*name, *noted)).collect();
        for (name, noted) in inner {
            self.reports.undefined_names.insert((parent, name), noted);
        }
    }

    /// A variable of an incomplete type, as void is, cannot be initialized (`[basic.types.general]`): reported before its
    /// initializer is read.
    pub fn check_void_variable(&mut self, id: DeclarationId) {
        let Entity::Variable { id: variable } = self.il[id].entity else { return };
        let ty = self.il[variable].ty;
        let class = !self.is_reference(ty) && !self.may_be_completed() && self.is_incomplete(ty);
        if (self.is_void(ty) || class) && self.reports_here() {
            let (pos, shown) = (self.il[variable].pos, self.shown_type(ty));
            self.report(pos, messages::incomplete_type_not_allowed(shown));
            self.il[variable].ty = self.common.unknown;
        }
    }

    /// Whether a name was reported before as a value in a scope that this one lies in.
    pub fn met_before(&self, name: Name, pos: Pos) -> bool {
        if self.reports.undefined_names.is_empty() {
            return false;
        }
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            let earlier = self.reports.undefined_names.get(&(scope, name)).copied();
            if earlier.is_some_and(|at| at.pos == pos || at.pos < pos && !at.qualifies) {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }
}
