//! Displays of data members.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::Value;
use crate::il::*;
use crate::tables::il_display::{FieldNode, TypeNode, constant, data_member, dynamic_init, new, word};

impl Build<'_> {
    /// A data member.
    pub fn field(&mut self, id: FieldId) -> FieldNode {
        let entity = Entity::Field { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        let il = self.il;
        let f = &il[id];
        let node = self.g.add_to_file(new::FIELD);
        self.made.entities.by_entity.insert(entity, node.id());
        let name = f.name.map(|name| self.text(name));
        self.named(node, name, word::NO);
        self.declared_at(node, f.pos);
        let access = if f.access == Access::None { Access::Public } else { f.access };
        self.access(node, access);
        let scope = self.class_scope(f.class);
        self.g.link(node, data_member::SOURCE_CORRESP_PARENT_SCOPE, scope);
        let local = self.is_local_class(f.class);
        self.g.flag(node, data_member::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, local);
        let ty = self.ty(f.ty);
        self.array_places(ty, f.pos);
        self.g.link(node, data_member::TYPE, ty);
        self.declared_type(f.ty, false);
        self.g.int(node, data_member::OFFSET, f.offset);
        if f.name.is_none() {
            self.referenced(node);
        }
        if let Some(bits) = f.bits {
            self.bit_field(node, id, bits, ty);
        }
        self.g.data_member_of_field(node, f);
        if let Some(init) = f.init {
            let scalar = self.il.class_of(f.ty).is_none();
            let inside = (change::LambdaParent(Some(node.id())), change::Unended(true));
            let made = self.with(inside, |p| match il[init].kind {
                ExprKind::InitList { elements, constructor: None } if scalar && elements.len() == 1 => {
                    let made = il[elements].first().and_then(|only| p.initializer(*only, None));
                    if let Some(made) = made {
                        p.g.flag(made, dynamic_init::IS_BRACED_INITIALIZER, true);
                    }
                    made
                }
                _ => p.member_reference(ty, init).or_else(|| p.initializer(init, None)),
            });
            let braced = matches!(il[init].kind, ExprKind::InitList { .. });
            let plain = il.places.is_braced(f.pos);
            self.g.flag(node, data_member::HAS_DIRECT_BRACED_INITIALIZER, braced && plain);
            self.g.link_some(node, data_member::INITIALIZER, made);
        }
        node
    }

    fn bit_field(&mut self, node: FieldNode, id: FieldId, bits: ExprId, ty: TypeNode) {
        self.g.flag(node, data_member::IS_BIT_FIELD, true);
        let f = &self.il[id];
        let offset = i128::from(f.offset) * 8 + i128::from(f.bit);
        let (size, _) = self.extent(ty);
        let unit = (size * 8).max(8);
        self.g.int(node, data_member::OFFSET, offset / unit * (unit / 8));
        self.g.int(node, data_member::OFFSET_BIT_REMAINDER, offset % unit);
        let constant = self.constant_of(bits, None);
        if let Some(constant) = constant {
            if let Some(Value::Int(width)) = self.g.get(constant, constant::INTEGER_VALUE).cloned() {
                self.g.int(node, data_member::BIT_SIZE, width);
            }
            self.g.link(node, data_member::BIT_SIZE_CONSTANT, constant);
        }
        let unsigned = matches!(self.il[self.il[self.il[id].ty].canonical].kind,
            TypeKind::Builtin { of } if !self.il.target.is_signed(of));
        self.g.truth(node, data_member::BIT_FIELD_IS_SIGNED, !unsigned);
    }
}
