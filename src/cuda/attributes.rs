//! What CUDA's attributes give the entities that they are put on, with what GNU's and the standard's give functions.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::attribute::is;
use crate::tables::attributes::{AttributeKind, AttributeRow, Targets};

impl Compilation {
    /// CUDA's attributes behind the body of a class or enumeration that they cannot be put on: they belong to what is
    /// declared after it, as if they stood before the specifiers.
    pub fn declarators_attributes(&mut self, attributes: &mut AttributeIds, tag: Targets) -> AttributeIds {
        let moves = |row: &AttributeRow| row.cuda && !row.targets.intersects(tag);
        let (moved, kept): (AttributeIds, AttributeIds) = std::mem::take(attributes)
            .into_iter()
            .partition(|id| AttributeRow::at(self.il[*id].id).is_some_and(moves));
        *attributes = kept;
        for id in &moved {
            self.il[*id].place = AttributePlace::Prefix;
        }
        moved
    }

    /// Gives an entity the properties that attributes on one of its declarations say.
    pub fn apply_declaration_attributes(&mut self, entity: Entity, attributes: &[AttributeId]) {
        self.note_abi_tags(entity, attributes);
        if matches!(entity, Entity::Variable { .. } | Entity::Function { .. }) {
            self.note_alignment(entity, attributes);
        }
        for id in attributes {
            let attribute = self.il[*id].clone();
            self.note_discard_attribute(entity, *id);
            match entity {
                Entity::Function { id: function } => {
                    self.note_call_attribute(function, *id);
                    self.check_inline_attribute(function, *id);
                    self.apply_to_function(function, &attribute);
                }
                Entity::Variable { id } => self.apply_to_variable(id, &attribute),
                Entity::Class { id } => self.apply_to_class(id, &attribute),
                _ => {}
            }
        }
    }

    fn apply_to_function(&mut self, id: FunctionId, attribute: &Attribute) {
        let (mut space, mut flags) = (ExecutionSpace::empty(), FunctionFlags::empty());
        for (kind, bits) in [
            (AttributeKind::Host, ExecutionSpace::HOST),
            (AttributeKind::Device, ExecutionSpace::DEVICE),
            (AttributeKind::Global, ExecutionSpace::GLOBAL),
            (AttributeKind::TileGlobal, ExecutionSpace::GLOBAL),
        ] {
            if is(attribute, kind) {
                space |= bits;
            }
        }
        for (kind, bits) in [
            (AttributeKind::Noreturn, FunctionFlags::NORETURN),
            (AttributeKind::DeviceBuiltin, FunctionFlags::DEVICE_BUILTIN),
            (AttributeKind::Weak, FunctionFlags::WEAK),
            (AttributeKind::GnuInline, FunctionFlags::GNU_INLINE),
            (AttributeKind::Visibility, FunctionFlags::VISIBILITY),
            (AttributeKind::Nodiscard, FunctionFlags::NODISCARD),
            (AttributeKind::WarnUnusedResult, FunctionFlags::NODISCARD),
            (AttributeKind::Deprecated, FunctionFlags::DEPRECATED),
        ] {
            if is(attribute, kind) {
                flags |= bits;
            }
        }
        let function = &mut self.il[id];
        function.space |= space;
        function.flags |= flags;
    }

    fn apply_to_variable(&mut self, id: VariableId, attribute: &Attribute) {
        let variable = &mut self.il[id];
        let space = if is(attribute, AttributeKind::Shared) {
            MemorySpace::Shared
        } else if is(attribute, AttributeKind::Constant) {
            MemorySpace::Constant
        } else if is(attribute, AttributeKind::Managed) {
            MemorySpace::Managed
        } else if is(attribute, AttributeKind::Device) && variable.space == MemorySpace::Host {
            MemorySpace::Device
        } else {
            variable.space
        };
        variable.space = space;
        self.cuda.has_device_memory |= space != MemorySpace::Host;
        for (kind, bits) in [
            (AttributeKind::DeviceBuiltin, VariableFlags::DEVICE_BUILTIN),
            (AttributeKind::Weak, VariableFlags::WEAK),
            (AttributeKind::Visibility, VariableFlags::VISIBILITY),
            (AttributeKind::Device, VariableFlags::EXPLICIT_DEVICE),
        ] {
            if is(attribute, kind) {
                variable.flags |= bits;
            }
        }
    }

    fn apply_to_class(&mut self, id: ClassId, attribute: &Attribute) {
        let class = &mut self.il[id];
        for (kind, bits) in [
            (AttributeKind::DeviceBuiltin, ClassFlags::DEVICE_BUILTIN),
            (AttributeKind::Packed, ClassFlags::PACKED),
            (AttributeKind::MayAlias, ClassFlags::MAY_ALIAS),
            (AttributeKind::DeviceBuiltinTextureType, ClassFlags::TEXTURE),
            (AttributeKind::DeviceBuiltinSurfaceType, ClassFlags::TEXTURE),
        ] {
            if is(attribute, kind) {
                class.flags |= bits;
            }
        }
    }
}
