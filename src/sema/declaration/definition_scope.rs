//! Where members of classes and namespaces are defined: in a namespace around theirs (`[class.mfct]`,
//! `[class.static.data]`, `[namespace.memdef]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::diag::{Declared, EntityKind, EntityText};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::source::Pos;

impl Compilation {
    /// Whether what belongs to a scope cannot be defined here: this is no namespace around it.
    fn is_defined_elsewhere(&self, of: ScopeId) -> bool {
        let here = self.declaring_scope();
        let (mut at, mut around) = (Some(of), false);
        while let Some(scope) = at {
            around |= scope == here;
            at = self.il[scope].parent;
        }
        !around && self.reports_now()
    }

    /// A variable that belongs to `scope` is defined with its qualified name. Whether that cannot be here, which is reported.
    pub(in crate::sema) fn reports_variable_elsewhere(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        variable: Option<VariableId>,
    ) -> bool {
        let Some(id) = variable.filter(|_| parts.is_qualified() && !parts.member) else { return false };
        let other = SpecifierFlags::EXTERN | SpecifierFlags::FRIEND;
        let block =
            matches!(self.il[self.declaring_scope()].kind, ScopeKind::Block | ScopeKind::Function { .. });
        let again = self.il[id].class.is_some() && self.il[id].definition.is_some();
        if again || parts.specs.flags.intersects(other) || block || !self.is_defined_elsewhere(scope) {
            return false;
        }
        let mut entity = self.variable_entity(id);
        if self.il[id].template(&self.il).is_some() {
            entity.kind = EntityKind::VariableTemplate;
        }
        self.report(parts.declarator.pos, messages::cannot_defined_in_current_scope(entity));
        true
    }

    /// The same for a class whose head at `pos` has a qualified name; `template`: with parameters.
    pub(in crate::sema) fn check_class_elsewhere(&mut self, class: ClassId, template: bool, pos: Pos) {
        let enclosing = self.il[class].enclosing;
        if !self.is_defined_elsewhere(enclosing) {
            return;
        }
        let mut entity = self.class_entity(class);
        if self.il[class].template.is_some() {
            let name = self.il[class].name.map_or("", |name| self.names.text(name));
            entity.name = self.scope_text(enclosing) + name;
        }
        let at = if template { pos } else { self.il.places.start_of_name(pos) };
        if template {
            entity.kind = EntityKind::ClassTemplate;
        }
        self.report(at, messages::cannot_defined_in_current_scope(entity));
    }

    /// A friend declaration, at the name of whose class `pos` is, defines no class (`[class.friend]`).
    pub fn report_befriended_definition(&mut self, class: ClassId, pos: Pos) {
        let name = self.il[class].name.map_or(String::new(), |name| self.names.text(name).to_owned());
        let entity = EntityText::new(EntityKind::Class, name, Declared::At(Pos::NONE));
        self.report(pos, messages::cannot_defined_in_current_scope(entity));
    }

    /// The same for an enumeration of a namespace.
    pub(in crate::sema) fn check_enum_elsewhere(&mut self, id: EnumId, scope: ScopeId, pos: Pos) {
        let class = matches!(self.il[scope].kind, ScopeKind::Class { .. });
        if class || !self.is_defined_elsewhere(scope) {
            return;
        }
        let e = &self.il[id];
        let entity = EntityText::new(EntityKind::Enum, self.type_text(e.ty), Declared::At(e.pos));
        let at = self.il.places.start_of_name(pos);
        self.report(at, messages::cannot_defined_in_current_scope(entity));
    }
}
