//! Asm labels, an extension: the name that the assembler has for an entity, or the register that a variable lies in.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::tables::registers::Register;

impl Compilation {
    /// The asm label that a declaration of an entity keeps: objects that are made anew each time have none but a
    /// register, typedef names and nonstatic members none at all.
    pub(super) fn kept_asm_label(&mut self, entity: Entity, parts: &DeclarationParts<'_>) -> Option<u32> {
        let label = parts.declarator.asm_label?;
        let (pos, at) = parts.declarator.asm_pos;
        let lasting = parts.specs.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN);
        let register = parts.has(SpecifierFlags::REGISTER) && !lasting;
        let scope = self.declaring_scope();
        match entity {
            Entity::Typedef { .. } => {
                self.warn(pos, messages::asm_name_ignored_in_typedef());
                None
            }
            Entity::Field { .. } => {
                self.report(at, messages::asm_name_on_nonstatic_member());
                None
            }
            Entity::Variable { .. } if !register && !lasting && self.il[scope].kind.is_local() => {
                self.warn(pos, messages::asm_name_ignored_on_automatic());
                None
            }
            Entity::Variable { .. } if !register && !parts.member && self.names_register(label) => {
                self.report(at, messages::register_name_without_register());
                Some(label)
            }
            _ => Some(label),
        }
    }

    /// Whether an asm label is the name of a register.
    fn names_register(&self, label: u32) -> bool {
        let literals = &self.il.literals;
        let string = literals.strings.get(label as usize);
        string.is_some_and(|string| Register::is_one(&String::from_utf8_lossy(literals.units(string))))
    }
}
