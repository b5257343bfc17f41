//! Members that need an initializer in classes that have no constructor to give them one (`[class.default.ctor]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::tables::limits;

impl Compilation {
    /// Warns of a class that is read and is no aggregate, if it declares no constructor and has constant members or
    /// references without initializers. `waits`: whether the initializer of a member is still to be read.
    pub fn check_has_initializing_constructor(
        &mut self,
        class: ClassId,
        waits: impl Fn(&Self, FieldId) -> bool,
    ) {
        let c = &self.il[class];
        let implicit = |e: Entity| {
            self.il.function_in(e).is_some_and(|f| self.il[f].flags.contains(FunctionFlags::IMPLICIT))
        };
        let constructors = &c.special.constructors;
        let constructed =
            constructors.iter().any(|e| !implicit(*e) && !self.is_inherited_constructor(*e, class));
        if c.tag == Tag::Union || constructed || c.members.fields.is_empty() || !self.reports_now() {
            return;
        }
        let mut missing = Vec::new();
        self.collect_uninitialized(class, 0, &mut missing);
        missing.retain(|(field, _)| !waits(self, *field));
        if missing.is_empty() || self.has_dependent_base(class) || self.is_aggregate(class) {
            return;
        }
        let c = &self.il[class];
        let (pos, of_template) = (c.pos, c.flags.contains(ClassFlags::DEPENDENT));
        let local = self.is_in_local_class(class);
        let mut entity = self.class_entity(class);
        if of_template && !local {
            entity.kind = EntityKind::ClassTemplate;
        }
        let lines: Vec<_> = missing
            .into_iter()
            .map(|(field, kind)| {
                let f = &self.il[field];
                let text = format!("{}::{}", entity.name, f.name.map_or("", |name| self.names.text(name)));
                phrases::unlisted_entity(EntityText::new(kind, text, Declared::At(f.pos)))
            })
            .collect();
        let mut reported =
            self.report_in_context(pos, messages::defines_no_constructor_initialize_following(entity));
        for line in lines {
            reported = reported.also(line);
        }
    }

    /// The constant members and references of a class without initializers, those of anonymous classes in it too.
    fn collect_uninitialized(&self, class: ClassId, depth: u32, missing: &mut Vec<(FieldId, EntityKind)>) {
        for field in &self.il[class].members.fields {
            let f = &self.il[*field];
            if f.name.is_none() {
                // One with a name may be a class around, where a declaration lacks the name of the member.
                let anonymous = self.class_of(f.ty).filter(|of| self.il[*of].name.is_none());
                if let Some(inner) = anonymous.filter(|_| depth < limits::AGGREGATE_NESTING) {
                    self.collect_uninitialized(inner, depth + 1, missing);
                }
                continue;
            }
            if f.has_init || self.is_unknown(f.ty) {
                continue;
            }
            if self.is_reference(f.ty) {
                missing.push((*field, EntityKind::ReferenceMember));
                continue;
            }
            let element = self.innermost_element(f.ty);
            let provided = self.class_of(element).is_some_and(|of| {
                self.il[of].state != Completeness::Complete
                    || self.il[of].flags.contains(ClassFlags::USER_CTOR)
            });
            if self.qualifiers(element).contains(Qualifiers::CONST) && !provided {
                missing.push((*field, EntityKind::ConstMember));
            }
        }
    }
}
