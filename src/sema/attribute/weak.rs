//! Weak symbols: what another unit can define instead, so that it must be known there (`[basic.link]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// What is weak has external linkage.
    pub(crate) fn check_weak(&mut self, entity: Entity, attribute: &Attribute) {
        let (linkage, scope) = match entity {
            Entity::Function { id } if self.il[id].class.is_none() => {
                (self.il[id].linkage, self.il[id].scope)
            }
            Entity::Variable { id } if self.il[id].class.is_none() => {
                (self.il[id].linkage, self.il[id].scope)
            }
            _ => return,
        };
        if linkage != Linkage::External || self.in_unnamed_namespace(scope) {
            let name = self.attribute_name(attribute);
            self.report(attribute.pos, messages::weak_attribute_can_only_appear(&name));
        }
    }
}
