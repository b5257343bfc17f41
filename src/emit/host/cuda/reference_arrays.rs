//! With relocatable device code: the arrays that tell the device linker which kernels and variables the host code
//! of this unit refers to. The linker matches names by what stands before a `*`.

use crate::emit::host::Printer;
use crate::il::*;
use crate::mangle;
use crate::source::Pos;
use crate::tables::host_runtime;
use std::collections::BTreeSet;

/// Names of entities that host code refers to, by array.
#[derive(Default)]
pub(in crate::emit::host) struct References {
    names: [BTreeSet<Vec<u8>>; 6],
    /// Where the entity is defined that the module id is made of, until that place is passed.
    expected: Option<Pos>,
    id_needed_early: bool,
}

impl References {
    /// The module id is made of the entity that is defined at `entity`.
    pub(in crate::emit::host) fn id_taken_from(&mut self, entity: Option<Pos>) {
        self.expected = entity;
    }

    /// The initializer of the variable, or the head of the function, that is declared at `pos` was printed.
    pub(in crate::emit::host) fn pass(&mut self, pos: Pos) {
        if self.expected == Some(pos) {
            self.expected = None;
        }
    }

    /// Whether an internal name was noted before the entity was defined that the module id is made of.
    pub(in crate::emit::host) fn id_needed_early(&self) -> bool {
        self.id_needed_early
    }
}

/// The kinds of entities, by the first of their two arrays.
#[derive(Clone, Copy)]
enum Kind {
    Kernel = 0,
    Device = 2,
    Constant = 4,
}

impl Printer<'_> {
    fn has_reference_arrays(&self) -> bool {
        self.options.device_c || self.options.partial_link
    }

    /// Notes that host code refers to an entity.
    pub(in crate::emit::host) fn note_reference(&mut self, entity: Entity) {
        if !self.has_reference_arrays() || self.around.hidden > 0 || self.around.device_only > 0 {
            return;
        }
        match entity {
            Entity::Variable { id } => match self.il[id].space {
                MemorySpace::Device | MemorySpace::Managed => self.note_variable(id, Kind::Device),
                MemorySpace::Constant => self.note_variable(id, Kind::Constant),
                MemorySpace::Host | MemorySpace::Shared => {}
            },
            Entity::Function { id } if self.il[id].space.contains(ExecutionSpace::GLOBAL) => {
                self.note_kernel(id)
            }
            Entity::Template { id } => match self.il[id].kind {
                TemplateKind::Function { pattern } => self.note_reference(Entity::Function { id: pattern }),
                TemplateKind::Variable { pattern } => self.note_reference(Entity::Variable { id: pattern }),
                _ => {}
            },
            _ => {}
        }
    }

    fn note_variable(&mut self, id: VariableId, kind: Kind) {
        let v = &self.il[id];
        let Some(name) = v.name else { return };
        let template = v.template(self.il).is_some() || v.instance(self.il).is_some();
        let plain = v.c_linkage || (v.scope == self.input.global && !template);
        let external = v.linkage == Linkage::External && !self.is_unnamed_scope(v.scope);
        if plain {
            let name = mangle::identifier_bytes(self.input.names, name);
            if external {
                self.note(kind, true, name);
            } else {
                self.note(kind, false, [b"*", name.as_slice()].concat());
            }
            return;
        }
        let path = self.reference_path(v.scope, name);
        if external {
            self.note(kind, true, Self::external_name(v.scope == self.input.global, &path));
        }
        if !external || template {
            self.note(kind, false, [b"*", path.as_slice(), b"*"].concat());
        }
    }

    fn note_kernel(&mut self, id: FunctionId) {
        let f = &self.il[id];
        let EntityName::Identifier { name } = f.name else { return };
        let internal = f.linkage == Linkage::Internal || f.flags.contains(FunctionFlags::STATIC);
        if f.c_linkage && !internal {
            let name = mangle::identifier_bytes(self.input.names, name);
            self.note(Kind::Kernel, true, name);
            return;
        }
        let of_unit = f.instance.is_some() && mangle::is_of_this_unit(self.il.all(), self.input.names, id);
        let external = !internal && !of_unit && !self.is_unnamed_scope(f.scope);
        let path = self.reference_path(f.scope, name);
        if external {
            self.note(Kind::Kernel, true, Self::external_name(f.scope == self.input.global, &path));
        }
        if !external || f.template.is_some() || f.instance.is_some() {
            self.note(Kind::Kernel, false, [b"*", path.as_slice(), b"*"].concat());
        }
    }

    fn reference_path(&self, scope: ScopeId, name: crate::names::Name) -> Vec<u8> {
        mangle::path(self.il.all(), self.input.names, scope, name, &self.unnamed_namespace_name())
    }

    fn external_name(global: bool, path: &[u8]) -> Vec<u8> {
        let prefix: &[u8] = if global { b"_Z" } else { b"_ZN" };
        [prefix, path, b"*"].concat()
    }

    fn note(&mut self, kind: Kind, external: bool, name: Vec<u8>) {
        let name = if external {
            name
        } else {
            self.references.id_needed_early |= self.references.expected.is_some();
            self.il.reads.note_rare(Read::UnitId);
            let id = &self.options.module_id;
            let mut whole = host_runtime::INTERNAL.as_bytes().to_vec();
            whole.extend(id.len().to_string().into_bytes());
            whole.push(b'_');
            whole.extend_from_slice(id.as_bytes());
            whole.push(b'_');
            whole.extend(name);
            whole
        };
        if let Some(names) = self.references.names.get_mut(kind as usize + usize::from(external)) {
            names.insert(name);
        }
    }

    /// Writes the arrays.
    pub(in crate::emit::host) fn reference_arrays(&mut self) {
        if !self.has_reference_arrays() {
            return;
        }
        let references = std::mem::take(&mut self.references);
        let mut out = Vec::with_capacity(2048);
        let arrays = host_runtime::REFERENCE_SECTIONS.iter().zip(host_runtime::REFERENCE_ARRAYS);
        for ((section, array), names) in arrays.zip(&references.names) {
            out.extend_from_slice(host_runtime::REFERENCE_START.as_bytes());
            out.extend_from_slice(section.as_bytes());
            out.extend_from_slice(host_runtime::REFERENCE_NAMED.as_bytes());
            out.extend_from_slice(array.as_bytes());
            out.extend_from_slice(b"[] = {\n");
            for name in names {
                Self::reference(name, &mut out);
            }
            out.extend_from_slice(if names.is_empty() { b"0x0};\n}\n" } else { b"};\n}\n" });
        }
        self.w.raw_bytes(&out);
    }

    fn reference(name: &[u8], out: &mut Vec<u8>) {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        out.extend_from_slice(b"/* ");
        out.extend_from_slice(name);
        out.extend_from_slice(b" */\n");
        for &byte in name {
            out.extend_from_slice(b"0x");
            let (high, low) = (usize::from(byte >> 4), usize::from(byte & 15));
            if high > 0 {
                out.push(DIGITS[high]);
            }
            out.push(DIGITS[low]);
            out.push(b',');
        }
        out.extend_from_slice(b"0x0,\n");
    }
}
