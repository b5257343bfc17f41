//! Rules for variables in memory spaces of the device.

use crate::compilation::Compilation;
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::sema::attribute::is;
use crate::sema::declaration::DeclarationParts;
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

/// The attributes that give variables a memory space.
const SPACES: [AttributeKind; 4] =
    [AttributeKind::Device, AttributeKind::Shared, AttributeKind::Constant, AttributeKind::Managed];

impl MemorySpace {
    /// The attribute that gives a variable this memory space, none for the host's.
    pub fn attribute(self) -> Option<AttributeKind> {
        match self {
            Self::Host => None,
            Self::Device => Some(AttributeKind::Device),
            Self::Shared => Some(AttributeKind::Shared),
            Self::Constant => Some(AttributeKind::Constant),
            Self::Managed => Some(AttributeKind::Managed),
        }
    }
}

impl Compilation {
    /// `init_priority` is for objects of classes that live as long as the program, where they are defined.
    fn check_init_priority(&mut self, id: VariableId, attribute: &Attribute, parts: &DeclarationParts<'_>) {
        let (ty, scope) = (self.il[id].ty, self.il[id].scope);
        let name = self.attribute_name(attribute);
        if matches!(self.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. }) {
            return self.report(attribute.pos, messages::attribute_not_apply_local_variables(&name));
        }
        let element = self.innermost_element(ty);
        let open = self.is_dependent(element) || self.is_unknown(element);
        let object = !self.is_reference(ty) && (open || self.class_of(element).is_some());
        if !object || parts.member || parts.has(SpecifierFlags::EXTERN) {
            self.report(attribute.pos, messages::init_priority_attribute_can_only());
        }
    }

    /// Checks one attribute of a variable before it is applied. False if it is to be ignored.
    pub(super) fn check_variable_attribute(
        &mut self,
        id: VariableId,
        attribute: &Attribute,
        parts: &DeclarationParts<'_>,
    ) -> bool {
        if is(attribute, AttributeKind::InitPriority) {
            self.check_init_priority(id, attribute, parts);
        }
        let Some(kind) = SPACES.into_iter().find(|kind| is(attribute, *kind)) else { return true };
        if self.il[id].class.is_some() {
            self.report(attribute.pos, messages::memory_qualifier_on_data_member());
            return true;
        }
        let space = self.il[id].space;
        let conflict = matches!(
            (space, kind),
            (MemorySpace::Shared, AttributeKind::Constant) | (MemorySpace::Constant, AttributeKind::Shared)
        );
        if conflict {
            self.report(attribute.pos, messages::illegal_combination_memory_qualifiers());
        }
        let other = matches!(space, MemorySpace::Shared | MemorySpace::Constant);
        let managed =
            matches!(kind, AttributeKind::Shared | AttributeKind::Constant) && space == MemorySpace::Managed;
        if managed || (other && kind == AttributeKind::Managed) {
            self.report(parts.declarator.pos, messages::managed_cant_be_shared_constant());
        }
        if parts.has(SpecifierFlags::CONSTEXPR)
            && matches!(kind, AttributeKind::Shared | AttributeKind::Managed)
        {
            self.report(attribute.pos, messages::shared_variable_cannot_marked_constexpr(kind.row().display));
        }
        true
    }

    /// What is checked of a variable in a memory space of the device once its declaration is read.
    pub(super) fn check_device_variable(&mut self, id: VariableId, parts: &DeclarationParts<'_>) {
        let v = &self.il[id];
        let (space, scope, ty) = (v.space, v.scope, v.ty);
        let member = v.class.is_some();
        let inline = v.flags.contains(VariableFlags::INLINE) && v.linkage == Linkage::External;
        let pos = parts.declarator.pos;
        let Some(kind) = space.attribute().filter(|_| !member) else {
            return self.check_texture_variable(id, pos);
        };
        if space == MemorySpace::Managed {
            if self.qualifiers(ty).contains(Qualifiers::CONST) || parts.has(SpecifierFlags::CONSTEXPR) {
                self.report(pos, messages::managed_const_type_not_allowed());
            }
            if matches!(
                self.canonical_kind(ty),
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            ) {
                self.report(pos, messages::managed_reference_type_not_allowed());
            }
        }
        if self.in_inline_unnamed_namespace(scope) {
            self.report(pos, messages::device_variable_in_unnamed_inline_ns(kind.row().display));
        }
        self.check_texture_variable(id, pos);
        if inline && space != MemorySpace::Shared && !self.cuda.modes.separate_compilation {
            self.report(pos, messages::inline_device_constant_managed_variable());
        }
        if space == MemorySpace::Shared && !matches!(self.il[id].storage, Storage::Static | Storage::Thread) {
            let block = matches!(self.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
            self.check_variable_bound(id, block);
        }
        self.check_local_device_variable(id, kind, parts);
    }

    /// Textures and surfaces are found by name when the unit is linked.
    fn check_texture_variable(&mut self, id: VariableId, pos: Pos) {
        let v = &self.il[id];
        let scope = v.scope;
        let TypeKind::Class { class } = self.split(v.ty).kind else { return };
        let of_namespace = matches!(self.il[scope].kind, ScopeKind::Namespace { .. });
        let marked = self.il[class].flags.contains(ClassFlags::TEXTURE);
        if marked && of_namespace && self.in_inline_unnamed_namespace(scope) {
            self.report(pos, messages::texture_surface_variable_in_unnamed_inline_ns());
        }
    }

    /// Functions that run on the host have no local variables in memory of the device.
    fn check_local_device_variable(
        &mut self,
        id: VariableId,
        kind: AttributeKind,
        parts: &DeclarationParts<'_>,
    ) {
        let v = &self.il[id];
        let block = matches!(self.il[v.scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        let Some(function) = self.context.function.filter(|_| block && !parts.has(SpecifierFlags::EXTERN))
        else {
            return;
        };
        if self.il[function].space.is_device_only() {
            return;
        }
        let automatic = v.storage == Storage::Automatic && kind != AttributeKind::Shared;
        let storage = if automatic { phrases::automatic_variable() } else { phrases::static_variable() };
        let message = messages::illegal_local_to_host_function(storage.plain(), kind.row().display);
        self.report(parts.declarator.pos, message);
    }

    /// Whether a scope lies in an unnamed namespace that is inline (`[namespace.def]`).
    fn in_inline_unnamed_namespace(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Namespace { of } = self.il[scope].kind
                && self.il[of].name.is_none()
                && self.il[of].inline
            {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// A variable in shared memory has no initializer: nobody would run it.
    pub fn check_shared_initializer(&mut self, variable: VariableId) {
        if self.il[variable].space == MemorySpace::Shared {
            let pos = self.il[variable].pos;
            self.report(pos, messages::initializer_not_allowed_shared_variable());
        }
    }

    /// Structured bindings are in no memory space of the device.
    pub fn check_binding_spaces(&mut self, specs: &DeclSpecifiers, pos: Pos) {
        for id in &specs.attributes {
            let attribute = &self.il[*id];
            if let Some(kind) = SPACES.into_iter().find(|kind| is(attribute, *kind)) {
                let message = messages::specifier_not_allowed_structured_binding(kind.row().display);
                self.report(pos, message);
                if kind == AttributeKind::Shared {
                    self.report(pos, messages::initializer_not_allowed_shared_variable());
                }
            }
        }
    }

    /// The variable of a range-based for is not in shared memory.
    pub fn check_range_variable_space(&mut self, specs: &DeclSpecifiers, pos: Pos) {
        if specs.attributes.iter().any(|id| is(&self.il[*id], AttributeKind::Shared)) {
            self.report(pos, messages::shared_specifier_in_range_for());
        }
    }

    /// `decltype(m)` would show that a managed variable is a pointer on the host.
    pub fn check_managed_decltype(&mut self, operand: ExprId) {
        let e = self.il[operand];
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = e.kind {
            let managed = self.il[id].space == MemorySpace::Managed;
            if managed && !e.flags.contains(ExprFlags::PARENTHESIZED) {
                self.report(e.pos, messages::decltype_of_managed_variable());
            }
        }
    }
}
