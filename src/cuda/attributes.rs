//! The effect of attributes on what they are written on: CUDA's, and those of GNU C that change types.

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::names::{Name, Names, known};
use crate::source::Pos;
use crate::tables::attributes::{AttributeKind, AttributeRow, Targets};

/// The row of an attribute in the table; `u16::MAX` for one that is not in it.
fn row(names: &Names, syntax: AttributeSyntax, namespace: Option<Name>, name: Name) -> u16 {
    let text = names.text(name);
    let kind = match namespace {
        None if syntax == AttributeSyntax::Standard => AttributeKind::standard(text),
        None => AttributeKind::gnu(text).or_else(|| AttributeKind::standard(text)),
        Some(space) if space == known::GNU || space == known::GNU_UGLY => AttributeKind::gnu(text),
        Some(_) => None,
    };
    kind.map_or(u16::MAX, |kind| kind as u16)
}

/// Whether an attribute is of this kind.
pub fn is(attribute: &Attribute, kind: AttributeKind) -> bool {
    attribute.id == kind as u16
}

impl Compilation {
    /// The row of an attribute in the table; `u16::MAX` for one that is not in it. Few attributes are written many
    /// times, so their rows are kept.
    pub fn attribute_row(&mut self, syntax: AttributeSyntax, namespace: Option<Name>, name: Name) -> u16 {
        let (names, key) = (&self.names, (syntax, namespace, name));
        *self.cuda.attribute_rows.entry(key).or_insert_with(|| row(names, syntax, namespace, name))
    }

    /// Attributes that take no arguments have no parentheses either; `pos` is where those open.
    pub fn report_no_arguments(&mut self, row: u16, namespace: Option<Name>, pos: Pos) {
        let name = self.name_of_attribute(row, namespace);
        self.report(pos, messages::attribute_does_not_take_arguments(&name));
    }

    /// Attributes of a vendor that is not known are ignored.
    pub fn check_attribute_namespace(&mut self, name: Name, pos: Pos) {
        let text = self.names.text(name);
        if !crate::tables::attributes::is_known_namespace(text) {
            let shown = EntityText::new(EntityKind::Namespace, text, Declared::At(pos));
            self.report(pos, messages::attribute_unrecognized(shown));
        }
    }

    /// Attributes without anything that they could be put on.
    pub fn check_attributes_alone(&mut self, attributes: &[AttributeId]) {
        if let ScopeKind::Class { .. } = self.il[self.context.scope].kind {
            if let Some(first) = attributes.first() {
                self.report(self.il[*first].pos, messages::attributes_ignored_no_declared_entity());
            }
            return;
        }
        for id in attributes {
            let attribute = self.il[*id].clone();
            if AttributeRow::at(attribute.id).is_some() {
                let name = self.attribute_name(&attribute);
                self.report(attribute.pos, messages::attribute_does_not_apply_here(&name).as_error());
            }
        }
    }

    /// Template parameters have no attributes: ignored before the declarator, and an error in it.
    pub fn check_template_parameter_attributes(&mut self, attributes: &[AttributeId], declarator: bool) {
        if !declarator {
            if let Some(first) = attributes.first() {
                self.report(self.il[*first].pos, messages::attribute_not_allowed());
            }
            return;
        }
        for id in attributes {
            let pos = self.il[*id].pos;
            if let Some(row) = AttributeRow::at(self.il[*id].id) {
                self.report(pos, messages::attribute_does_not_apply_here(row.display).as_error());
            }
        }
    }

    /// Attributes on an entity of another kind than theirs are ignored with a warning. False for those of CUDA; others
    /// stay as they are written.
    pub fn check_target(&mut self, id: AttributeId, target: Targets) -> bool {
        let attribute = self.il[id].clone();
        let attribute = &attribute;
        if attribute.syntax == AttributeSyntax::Standard && attribute.namespace.is_none() {
            return self.check_standard_target(attribute, target);
        }
        let Some(row) = AttributeRow::at(attribute.id) else { return true };
        // What makes another type says of which ones itself.
        if row.targets.intersects(target) || !row.cuda && row.makes_type {
            return true;
        }
        let pos = attribute.pos;
        match attribute.namespace {
            Some(namespace) if !row.cuda => {
                let name = format!("{}::{}", self.names.text(namespace), row.display);
                self.report(pos, messages::attribute_does_not_apply_here(&name));
            }
            _ => self.report(pos, messages::attribute_does_not_apply_here(row.display)),
        };
        !row.cuda
    }

    /// An attribute that is ignored stands in the host file as those do that nobody knows.
    pub(super) fn ignore_attribute(&mut self, id: AttributeId) {
        if AttributeRow::at(self.il[id].id).is_some_and(|row| row.cuda) {
            self.il[id].id = u16::MAX;
        }
    }

    /// The standard's attributes on another kind of entity than theirs (`[dcl.attr]`).
    fn check_standard_target(&mut self, attribute: &Attribute, target: Targets) -> bool {
        let Some(row) = AttributeRow::at(attribute.id) else { return true };
        let noreturn = is(attribute, AttributeKind::Noreturn);
        let functions = [Targets::FUNCTION, Targets::METHOD];
        let applies = match noreturn {
            true => functions.iter().any(|function| function.intersects(target)),
            false => row.targets.intersects(target),
        };
        if !applies {
            let message = messages::attribute_does_not_apply_here(row.display);
            // Of functions it is part of the declaration, not of their type.
            let declarators = noreturn && row.targets.intersects(target);
            self.report(attribute.pos, if declarators { message.as_error() } else { message });
        } else if is(attribute, AttributeKind::CarriesDependency) {
            self.report(attribute.pos, messages::carries_dependency_attribute_ignored());
        }
        applies
    }

    /// CUDA's attributes on what is declared here, of which only the kind matters.
    pub fn check_targets(&mut self, attributes: &[AttributeId], target: Targets) {
        for id in attributes {
            if !self.check_target(*id, target) {
                self.ignore_attribute(*id);
            }
        }
    }

    /// The same on something of a type.
    pub fn check_targets_of(&mut self, attributes: &[AttributeId], ty: TypeId, target: Targets) {
        for id in attributes {
            if !self.check_attribute_on(*id, ty, target, false) {
                self.ignore_attribute(*id);
            }
        }
    }

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

    /// CUDA's attributes before a class or enumeration that is all that is declared: they belong to declarators.
    pub fn check_attributes_apply(&mut self, attributes: &[AttributeId]) {
        let cuda = |id: &&AttributeId| AttributeRow::at(self.il[**id].id).is_some_and(|row| row.cuda);
        if let Some(last) = attributes.iter().rfind(cuda) {
            let pos = self.il[*last].pos;
            self.report(pos, messages::attribute_does_not_apply_any());
        }
    }

    /// Gives an entity the properties that attributes on one of its declarations say.
    pub fn apply_declaration_attributes(&mut self, entity: Entity, attributes: &[AttributeId]) {
        self.note_abi_tags(entity, attributes);
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

    /// Attributes that only functions declared inline have; on others one is ignored, another one is not.
    fn check_inline_attribute(&mut self, function: FunctionId, id: AttributeId) {
        let attribute = self.il[id].clone();
        if is(&attribute, AttributeKind::Ifunc) {
            self.functions.chosen_functions.push((function, id));
        }
        let inline = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let f = &self.il[function];
        if self.reports.quiet > 0 || f.flags.intersects(inline | FunctionFlags::IN_CLASS) {
            return;
        }
        if is(&attribute, AttributeKind::GnuInline) {
            self.report(attribute.pos, messages::gnu_inline_attribute_ignored_on_non());
        } else if is(&attribute, AttributeKind::Artificial) {
            let name = self.attribute_name(&attribute);
            let what = phrases::inline_function().plain();
            self.report(attribute.pos, messages::attribute_requires(&name, what));
        }
    }

    /// What an attribute that the table has is called, with its namespace.
    pub(crate) fn attribute_name(&self, attribute: &Attribute) -> String {
        self.name_of_attribute(attribute.id, attribute.namespace)
    }

    fn name_of_attribute(&self, row: u16, namespace: Option<Name>) -> String {
        let name = AttributeRow::at(row).map_or("", |row| row.display);
        match namespace {
            Some(namespace) => format!("{}::{name}", self.names.text(namespace)),
            None => name.to_owned(),
        }
    }

    /// GNU attributes behind the body of an enumeration that is all that is declared belong to nothing, but for the
    /// one that says how small it is.
    pub fn drop_enum_attributes(&mut self, attributes: &mut AttributeIds) {
        let stays = |c: &Self, id: &AttributeId| {
            let attribute = &c.il[*id];
            attribute.syntax != AttributeSyntax::Gnu
                || is(attribute, AttributeKind::Packed)
                || AttributeRow::at(attribute.id).is_some_and(|row| row.cuda)
        };
        let (kept, dropped): (AttributeIds, AttributeIds) =
            std::mem::take(attributes).into_iter().partition(|id| stays(self, id));
        *attributes = kept;
        for id in dropped {
            let pos = self.il[id].pos;
            self.report(pos, messages::attribute_does_not_apply_any());
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

    /// A type changed by attributes that make other types of it: vectors and machine modes (GNU).
    pub fn apply_type_attributes(&mut self, ty: TypeId, attributes: &[AttributeId]) -> TypeId {
        let mut result = ty;
        for id in attributes {
            let attribute = self.il[*id].clone();
            if is(&attribute, AttributeKind::VectorSize) {
                result = self.vector_of(result, &attribute);
            } else if is(&attribute, AttributeKind::Mode) {
                result = self.with_mode(result, &attribute);
            }
        }
        result
    }

    fn vector_of(&mut self, element: TypeId, attribute: &Attribute) -> TypeId {
        let Some([AttributeArg::Expr { expr }]) = attribute.args.map(|a| &self.il[a]) else { return element };
        let expr = *expr;
        // An array is one of vectors.
        if let TypeKind::Array { element, bound } = self.canonical_kind(element) {
            let element = self.vector_of(element, attribute);
            return self.make_type(TypeKind::Array { element, bound });
        }
        let counted = self.is_open_type(element) && !self.is_pointer(element)
            || self.is_arithmetic(element)
            || self.enum_of(element).is_some();
        if !counted {
            self.report(attribute.pos, messages::vector_size_attribute_requires_arithmetic_enum());
            return element;
        }
        let size = self.size_of(element);
        match (self.constant_integer(expr), size) {
            (Some(bytes), Some(size)) if size > 0 => {
                let size = i128::from(size);
                let count = u32::try_from(bytes / size).ok().filter(|count| count.is_power_of_two());
                let wrong = match count {
                    _ if bytes % size != 0 => messages::vector_size_must_multiple_element(),
                    Some(count) => return self.make_type(TypeKind::Vector { element, count }),
                    None => messages::number_elements_vector_power_two(),
                };
                self.report(attribute.pos, wrong);
                element
            }
            _ => self.make_type(TypeKind::DependentVector { element, size: expr }),
        }
    }

    /// `__attribute__((mode(DI)))`: the integer or floating type of a machine mode.
    fn with_mode(&mut self, ty: TypeId, attribute: &Attribute) -> TypeId {
        let Some([AttributeArg::Name { name }]) = attribute.args.map(|a| &self.il[a]) else { return ty };
        let Some(mode) = crate::tables::modes::find(self.names.text(*name)) else { return ty };
        let floating = mode.signed.is_floating();
        let fits = match self.builtin_of(ty) {
            Some(of) => of.is_floating() == floating && self.is_arithmetic(ty),
            None => self.is_open_type(ty) || !floating && self.enum_of(ty).is_some(),
        };
        if !fits {
            let shown = self.shown_type(ty);
            self.report(attribute.pos, messages::attribute_mode_incompatible(shown));
            return ty;
        }
        let unsigned =
            self.builtin_of(ty).is_some_and(|b| b != Builtin::Bool && !self.dialect.target.is_signed(b));
        let of = if unsigned { mode.unsigned } else { mode.signed };
        self.builtin(of)
    }
}
