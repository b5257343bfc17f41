//! Checks of the CUDA attributes of one declaration, in the order they are written, and of the whole after them.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::attribute::is;
use crate::sema::declaration::DeclarationParts;
use crate::sema::report::type_text::UNNAMED;
use crate::tables::attributes::{AttributeKind, AttributeRow, Targets};

/// The attributes that give functions an execution space.
const SPACES: [AttributeKind; 4] =
    [AttributeKind::Host, AttributeKind::Device, AttributeKind::Global, AttributeKind::TileGlobal];

/// Attributes that are known and do not work.
const UNSUPPORTED: [AttributeKind; 2] = [AttributeKind::NvWeakOdr, AttributeKind::NvLinkonceOdr];

impl Compilation {
    /// Checks and applies the attributes of a declaration, then checks what they say together.
    pub fn apply_attributes_of(&mut self, entity: Entity, parts: &DeclarationParts<'_>) {
        if let Entity::Function { id } = entity {
            self.check_instance_attributes(id);
        }
        if !parts.specs.attributes.is_empty() {
            self.apply_attribute_list(&parts.specs.attributes, entity, parts);
        }
        if !parts.declarator.attributes.is_empty() {
            self.apply_attribute_list(&parts.declarator.attributes, entity, parts);
        }
        match entity {
            Entity::Function { id } => {
                self.check_kernel_declaration(id, parts);
                self.check_launch_configuration(id, parts);
            }
            Entity::Variable { id } => self.check_device_variable(id, parts),
            _ => {}
        }
    }

    fn apply_attribute_list(&mut self, list: &[AttributeId], entity: Entity, parts: &DeclarationParts<'_>) {
        for (index, id) in list.iter().enumerate() {
            let attribute = self.il[*id].clone();
            self.check_repetition(&list[..index], &attribute);
            if !self.check_on_entity(*id, entity) {
                // On the declaration of a member function it vanishes.
                if !parts.member
                    || !matches!(entity, Entity::Function { .. })
                    || parts.flags.contains(DeclarationFlags::DEFINITION)
                {
                    self.ignore_attribute(*id);
                }
                continue;
            }
            let applies = match entity {
                Entity::Function { id } => self.check_function_attribute(id, &attribute, parts),
                Entity::Variable { id } => self.check_variable_attribute(id, &attribute, parts),
                _ => true,
            };
            if is(&attribute, AttributeKind::Weak) {
                self.check_weak(entity, &attribute);
            }
            if applies {
                self.apply_declaration_attributes(entity, &[*id]);
                if let Entity::Function { id } = entity {
                    self.keep_template_attribute(id, &attribute);
                }
            }
        }
    }

    /// Remarks on a specifier of CUDA that stands before in the same list.
    fn check_repetition(&mut self, before: &[AttributeId], attribute: &Attribute) {
        let row = |attribute: &Attribute| AttributeRow::at(attribute.id).filter(|row| row.is_specifier());
        let Some(specifier) = row(attribute) else { return };
        let same = |id: &AttributeId| row(&self.il[*id]).is_some_and(|row| row.name == specifier.name);
        if before.iter().any(same) {
            self.warn(attribute.pos, messages::multiple_specifiers_not_allowed(specifier.display));
        }
    }

    /// Checks an attribute of a declared entity. False where it must be ignored.
    fn check_on_entity(&mut self, id: AttributeId, entity: Entity) -> bool {
        let Some(target) = self.target_of(entity) else { return true };
        let (ty, method) = match entity {
            Entity::Function { id: function } => {
                let f = &self.il[function];
                let method = f.class.is_some() && !f.flags.contains(FunctionFlags::STATIC);
                if is(&self.il[id], AttributeKind::FormatArg) {
                    self.check_format_argument(function, id, method);
                }
                (self.il[function].ty, method)
            }
            Entity::Variable { id } => (self.il[id].ty, false),
            Entity::Field { id } => (self.il[id].ty, false),
            Entity::Typedef { id } => (self.il[id].ty, false),
            _ => return self.check_target(id, target),
        };
        self.check_attribute_on(id, ty, target, method)
    }

    /// What attributes of a declared entity are put on, as far as it is checked.
    fn target_of(&self, entity: Entity) -> Option<Targets> {
        match entity {
            Entity::Function { id } if self.il[id].class.is_some() => Some(Targets::METHOD),
            Entity::Function { .. } => Some(Targets::FUNCTION),
            Entity::Field { .. } => Some(Targets::FIELD),
            Entity::Variable { id } => {
                let v = &self.il[id];
                let namespace =
                    matches!(self.il[v.scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
                Some(match (v.class, namespace) {
                    (Some(_), _) => Targets::STATIC_MEMBER,
                    (None, true) => Targets::VARIABLE,
                    (None, false) => Targets::LOCAL,
                })
            }
            Entity::Typedef { .. } => Some(Targets::TYPEDEF),
            _ => None,
        }
    }

    /// Checks one attribute of a function. False if it is to be ignored.
    fn check_function_attribute(
        &mut self,
        id: FunctionId,
        attribute: &Attribute,
        parts: &DeclarationParts<'_>,
    ) -> bool {
        if SPACES.iter().any(|kind| is(attribute, *kind)) {
            if self.is_ignored_on_defaulted(id, attribute, parts) {
                return false;
            }
            self.check_space_attribute(id, attribute, parts);
        } else if is(attribute, AttributeKind::Nodiscard) {
            let destructor = self.il[id].name == EntityName::Destructor;
            let typeless =
                matches!(self.il[id].name, EntityName::Constructor | EntityName::Conversion { .. });
            let void =
                !typeless && self.function_of(parts.declarator.ty).is_some_and(|(ret, ..)| self.is_void(ret));
            if (destructor || void) && attribute.syntax == AttributeSyntax::Standard {
                self.report(attribute.pos, messages::nodiscard_attribute_does_not_apply());
            }
        } else if UNSUPPORTED.iter().any(|kind| is(attribute, *kind)) {
            self.report(attribute.pos, messages::attribute_not_supported());
        } else {
            self.check_bounds_attribute(id, attribute);
        }
        true
    }

    /// A member function defaulted on its first declaration has the execution spaces of what it calls, unless it is virtual.
    fn is_ignored_on_defaulted(
        &mut self,
        id: FunctionId,
        attribute: &Attribute,
        parts: &DeclarationParts<'_>,
    ) -> bool {
        let friend = self.il[id].class.is_none();
        let first = parts.member && !friend && parts.flags.contains(DeclarationFlags::DEFAULTED);
        if !first || self.il[id].flags.contains(FunctionFlags::VIRTUAL) {
            return false;
        }
        if self.il[id].class.is_some_and(|class| self.overrides_something(class, id)) {
            return false;
        }
        let Some(kind) = SPACES.into_iter().find(|kind| is(attribute, *kind)) else { return false };
        let name = self.bare_function_name(id);
        self.report(attribute.pos, messages::esa_on_defaulted_function_ignored(kind.row().display, &name));
        true
    }

    /// A space that one declaration adds to those that the function has.
    fn check_space_attribute(&mut self, id: FunctionId, attribute: &Attribute, parts: &DeclarationParts<'_>) {
        let global = is(attribute, AttributeKind::Global) || is(attribute, AttributeKind::TileGlobal);
        if global {
            self.check_kernel_specifiers(id, attribute, parts);
        }
        // A specialization has the spaces of its template too.
        let space = self.il[id].space
            | self.pattern_of(id).map_or(ExecutionSpace::empty(), |pattern| self.il[pattern].space);
        let kernel = space.contains(ExecutionSpace::GLOBAL);
        // What is a kernel already can be declared one again, though it was declared for the device meanwhile.
        let conflict = match global {
            true => {
                space.contains(ExecutionSpace::HOST) || (space.contains(ExecutionSpace::DEVICE) && !kernel)
            }
            false => kernel,
        };
        if conflict {
            self.report(attribute.pos, messages::illegal_combination_memory_qualifiers());
        }
        if global {
            self.check_kernel_type(id, attribute, parts);
        }
        let on_device = global || is(attribute, AttributeKind::Device);
        if on_device && parts.flags.contains(DeclarationFlags::DEFINITION) && self.il[id].template.is_none() {
            self.check_sized_parameters(id, attribute);
        }
        if !is(attribute, AttributeKind::Host) && self.is_main_function(id) {
            self.report(attribute.pos, messages::function_main_cannot_marked_device());
        }
    }

    /// The declaration of the function template that a function is made from.
    pub(super) fn pattern_of(&self, id: FunctionId) -> Option<FunctionId> {
        match self.il[self.il[self.il[id].instance?].template].kind {
            TemplateKind::Function { pattern } => Some(pattern),
            _ => None,
        }
    }

    /// Whether this is the function that a program starts in (`[basic.start.main]`).
    fn is_main_function(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        let EntityName::Identifier { name } = f.name else { return false };
        name == crate::names::known::MAIN && matches!(self.il[f.scope].kind, ScopeKind::Global)
    }

    /// The name of a function as messages show callers: without scopes and parameters.
    pub fn bare_function_name(&self, id: FunctionId) -> String {
        self.function_name_in(self.il[id].name, self.il[id].class)
    }

    /// The name of a function of a class, or of none, as messages show it.
    pub fn function_name_in(&self, name: EntityName, class: Option<ClassId>) -> String {
        let operator = TokenKind::KwOperator.spelling();
        let class_name = || class.and_then(|c| self.il[c].name).map_or(UNNAMED, |n| self.names.text(n));
        match name {
            EntityName::Identifier { name } => self.names.text(name).to_owned(),
            EntityName::Operator { op } => {
                let spelling = op.spelling();
                let blank = if spelling.starts_with(|c: char| c.is_ascii_alphabetic()) { " " } else { "" };
                format!("{operator}{blank}{spelling}")
            }
            EntityName::Conversion { to } => format!("{operator} {}", self.type_text(to)),
            EntityName::Literal { suffix } => format!("{operator} \"\"{}", self.names.text(suffix)),
            EntityName::Constructor => class_name().to_owned(),
            EntityName::Destructor => format!("~{}", class_name()),
            EntityName::OpenDestructor { name } => format!("~{}", self.names.text(name)),
            EntityName::Guide { .. } | EntityName::None => String::new(),
        }
    }
}
