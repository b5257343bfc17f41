//! Functions that cannot be used (`[dcl.fct.def.delete]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// A function that is deleted cannot be used (`[dcl.fct.def.delete]`).
    pub fn check_not_deleted(&mut self, function: FunctionId, pos: Pos) {
        if !self.is_deleted(function) || !self.reports_here() {
            return;
        }
        let entity = self.deleted_function_entity(function);
        let at = self.il.places.member_name(pos);
        self.report(at, messages::cannot_referenced_deleted_function(entity));
    }

    /// What deletes a function is its first declaration (`[dcl.fct.def.delete]`).
    pub fn check_deleted_first(&mut self, function: FunctionId, declaration: DeclarationId, at: Pos) {
        let f = &self.il[function];
        let again = f.first.is_some_and(|first| first != declaration) && f.instance.is_none();
        let within = self.il[declaration].qualifier(&self.il).is_none() && f.class.is_some();
        // In its class a member is not declared again, which is said.
        if again && !within && f.builtin(&self.il).is_none() && self.reports_now() {
            self.report(at, messages::delete_only_on_first_declaration());
        }
    }

    /// An object that is destroyed by what stands at `pos` has a destructor that is not deleted (`[class.dtor]`).
    pub(in crate::sema) fn check_destructor_not_deleted(&mut self, ty: TypeId, pos: Pos) {
        let Some(entity) = self.deleted_destructor(ty) else { return };
        if self.reports_here() {
            self.report(pos, messages::cannot_referenced_deleted_function(entity));
        }
    }

    /// The destructor of objects of a type if it is deleted.
    pub(in crate::sema) fn deleted_destructor(&mut self, ty: TypeId) -> Option<EntityText> {
        let element = self.innermost_element(ty);
        let class = self.class_of(element)?;
        let c = &self.il[class];
        let known = c.template.is_none()
            && !c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT);
        if !known || !self.has_deleted_destructor(class) {
            return None;
        }
        Some(match self.il[class].special.destructor {
            Some(id) => {
                let declared = self.function_entity(id).declared;
                EntityText::new(EntityKind::Function, self.special_member_text(id), declared)
            }
            None => {
                let name = self.il[class].name.map_or("", |name| self.names.text(name));
                // An instance's is shown as its template would declare it, with the arguments.
                let text = match self.il[class].instance.map(|instance| &self.il[instance]) {
                    Some(made) if let TemplateKind::Class { pattern } = self.il[made.template].kind => {
                        let bound = self.bindings_text(made.template, made.args);
                        format!("{}::~{name}() [with {bound}]", self.class_text(pattern))
                    }
                    _ => format!("{}::~{name}()", self.class_text(class)),
                };
                EntityText::new(EntityKind::Function, text, Declared::Implicitly)
            }
        })
    }

    /// How messages show a deleted function: with its parameters, and with the arguments that made it.
    pub(in crate::sema) fn deleted_function_entity(&self, function: FunctionId) -> EntityText {
        let mut entity = self.function_entity(function);
        let f = &self.il[function];
        if f.instance.is_none() && f.class.is_none_or(|c| self.il[c].instance.is_none()) {
            entity.name = match f.name {
                EntityName::Destructor
                | EntityName::Operator { op: OverloadedOperator::Delete | OverloadedOperator::DeleteArray } => {
                    self.destructor_text(function)
                }
                _ => self.signature_with_parameters(function),
            };
        }
        if let Some(text) = self.instance_text_without_result(function) {
            entity.name = text;
        }
        entity
    }
}
