//! The order of mem-initializers (`[class.base.init]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;

impl Compilation {
    /// Reports the first mem-initializer that takes effect before the one written before it (`[class.base.init]`).
    pub fn check_initializer_order(&mut self, inits: &[MemberInit]) {
        let Some(class) = self.context.class else { return };
        if self.reports.quiet > 0 {
            return;
        }
        let mut before: Option<(usize, InitTarget)> = None;
        for init in inits {
            let Some(order) = self.initialization_order(class, init.target) else { continue };
            if let Some((earlier, target)) = before
                && order < earlier
            {
                let first = self.initialized_entity(init.target);
                let second = self.initialized_entity(target);
                return self.report(init.pos, messages::out_of_order_ctor_init(first, second));
            }
            before = Some((order, init.target));
        }
    }

    /// The place of a base or member in the order of initialization: virtual bases, bases, members.
    fn initialization_order(&self, class: ClassId, target: InitTarget) -> Option<usize> {
        let (bases, fields) = (&self.il[class].bases, &self.il[class].members.fields);
        match target {
            InitTarget::Base { ty } => {
                let index = bases.iter().position(|base| self.same_type(base.ty, ty))?;
                Some(if bases[index].virtual_ { index } else { bases.len() + index })
            }
            // A class is no member of itself.
            InitTarget::Field { id } if self.il[id].class == class => {
                self.il.place_of_field(class, id).map(|index| 2 * bases.len() + index)
            }
            InitTarget::Field { id } => {
                let holder = |field: &FieldId| {
                    *field == id || self.class_of(self.il[*field].ty) == Some(self.il[id].class)
                };
                fields.iter().position(holder).map(|index| 2 * bases.len() + index)
            }
            InitTarget::Unknown { .. } => None,
        }
    }

    fn initialized_entity(&self, target: InitTarget) -> EntityText {
        match target {
            InitTarget::Field { id } => {
                let mut entity = self.field_entity(id);
                entity.declared = crate::diag::Declared::Implicitly;
                entity
            }
            InitTarget::Base { ty } => {
                let text = self.type_text(ty);
                EntityText::new(EntityKind::Class, text, Declared::Implicitly)
            }
            InitTarget::Unknown { .. } => EntityText::new(EntityKind::None, "", Declared::Implicitly),
        }
    }
}
