//! Members that have the name of their class (`[class.mem]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;

impl Compilation {
    /// A member that is no non-static data member of a named class and has the name of its class: that is an error, and
    /// true.
    pub fn check_named_as_class(&mut self, scope: ScopeId, name: Name, pos: Pos) -> bool {
        let named = self.class_of_scope(scope).is_some_and(|class| self.il[class].name == Some(name));
        if named && self.checks_redeclarations() {
            self.report(pos, messages::declaration_member_same_name_class());
        }
        named
    }

    /// A non-static data member with the name of its class: that is an error where constructors are declared, in front of
    /// it or, as [`Self::check_fields_named_as_class`] finds, behind it.
    pub(in crate::sema) fn check_field_named_as_class(&mut self, class: ClassId, name: Name, pos: Pos) {
        let c = &self.il[class];
        if c.name == Some(name)
            && !c.special.constructors.is_empty()
            && self.dialect.cxx
            && self.checks_redeclarations()
        {
            self.report(pos, messages::declaration_member_same_name_class());
        }
    }

    /// The non-static data members with the name of a class that declares constructors behind them.
    pub(in crate::sema) fn check_fields_named_as_class(&mut self, class: ClassId) {
        let c = &self.il[class];
        let (Some(name), true) = (c.name, c.flags.contains(ClassFlags::USER_CTOR)) else { return };
        let of = |entity: &Entity| self.il.function_in(*entity).map(|f| self.il[f].pos);
        let Some(first) = c.special.constructors.iter().filter_map(of).min() else { return };
        let before = |field: &&FieldId| self.il[**field].name == Some(name) && self.il[**field].pos < first;
        let Some(pos) = c.members.fields.iter().find(before).map(|field| self.il[*field].pos) else { return };
        if self.checks_redeclarations() {
            self.report(pos, messages::field_same_name_class());
        }
    }
}
