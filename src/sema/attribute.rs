//! Attributes: what they are, and what they can be put on (`[dcl.attr]`).

mod argument;
mod made_type;
mod weak;

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::*;
use crate::names::{Name, Names, known};
use crate::sema::syntax::DeclSpecifiers;
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

    /// An attribute that stands in one attribute-specifier with `earlier` ones is not among them (`[dcl.attr.grammar]`).
    pub fn check_attribute_repeated(&mut self, attribute: &Attribute, earlier: &[AttributeId]) {
        let same =
            |id: &AttributeId| self.il[*id].group == attribute.group && self.il[*id].id == attribute.id;
        if AttributeRow::at(attribute.id).is_some() && earlier.iter().any(same) {
            self.report(attribute.pos, messages::attribute_appears_more_than_once());
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
        if attribute.syntax == AttributeSyntax::Alignas {
            self.check_aligned_entity(attribute.pos, target);
            return true;
        }
        if attribute.syntax == AttributeSyntax::Standard && attribute.namespace(&self.il).is_none() {
            return self.check_standard_target(attribute, target);
        }
        let Some(row) = AttributeRow::at(attribute.id) else { return true };
        // What makes another type says of which ones itself.
        if row.targets.intersects(target) || !row.cuda && row.makes_type {
            return true;
        }
        let pos = attribute.pos;
        match attribute.namespace(&self.il) {
            Some(namespace) if !row.cuda => {
                let name = format!("{}::{}", self.names.text(namespace), row.display);
                self.report(pos, messages::attribute_does_not_apply_here(&name));
            }
            _ => self.report(pos, messages::attribute_does_not_apply_here(row.display)),
        };
        !row.cuda
    }

    /// An alignment-specifier is for objects, classes and enumerations (`[dcl.align]`); on a typedef name it is ignored.
    fn check_aligned_entity(&mut self, pos: Pos, target: Targets) {
        let objects = [Targets::VARIABLE, Targets::LOCAL, Targets::FIELD, Targets::STATIC_MEMBER];
        let types = [Targets::CLASS, Targets::ENUM];
        let applies = objects.into_iter().chain(types).any(|fitting| fitting.intersects(target));
        if applies || !self.reports_now() {
            return;
        }
        let message = messages::alignas_does_not_apply();
        self.report(pos, if target.intersects(Targets::TYPEDEF) { message } else { message.as_error() });
    }

    /// An attribute that is ignored stands in the host file as those do that nobody knows.
    pub(crate) fn ignore_attribute(&mut self, id: AttributeId) {
        if AttributeRow::at(self.il[id].id).is_some_and(|row| row.cuda) {
            self.il[id].id = u16::MAX;
        }
    }

    /// The standard's attributes on another kind of entity than theirs (`[dcl.attr]`).
    fn check_standard_target(&mut self, attribute: &Attribute, target: Targets) -> bool {
        let Some(row) = AttributeRow::at(attribute.id) else { return true };
        let noreturn = is(attribute, AttributeKind::Noreturn);
        let functions = [Targets::FUNCTION, Targets::METHOD];
        let of_function = functions.iter().any(|function| function.intersects(target));
        if of_function && attribute.place == AttributePlace::Declarator {
            // Behind the parameters it would be one of the function's type ([dcl.fct]).
            let message = messages::attribute_does_not_apply_here(row.display);
            let refused = noreturn || is(attribute, AttributeKind::MaybeUnused);
            self.report(attribute.pos, if refused { message.as_error() } else { message });
            return false;
        }
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

    /// Attributes that only functions declared inline have; on others one is ignored, another one is not.
    pub(crate) fn check_inline_attribute(&mut self, function: FunctionId, id: AttributeId) {
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
        self.name_of_attribute(attribute.id, attribute.namespace(&self.il))
    }

    fn name_of_attribute(&self, row: u16, namespace: Option<Name>) -> String {
        let name = AttributeRow::at(row).map_or("", |row| row.display);
        match namespace {
            Some(namespace) => format!("{}::{name}", self.names.text(namespace)),
            None => name.to_owned(),
        }
    }

    /// Attributes among the specifiers of a declaration without declarators belong to nothing: to declarators they would
    /// (`[dcl.pre]`). A template and an explicit instantiation cannot have them.
    pub fn check_attributes_apply(&mut self, specs: &DeclSpecifiers, headers: &[TemplateParamsId]) {
        let (il, attributes) = (&self.il, &specs.attributes);
        let Some(first) = attributes.iter().find(|id| il[**id].place == AttributePlace::Prefix) else {
            return;
        };
        if self.place.instantiating.is_some() {
            let (pos, gnu) = (il[*first].pos, il[*first].syntax == AttributeSyntax::Gnu);
            if !gnu {
                self.report(pos, messages::attribute_not_allowed());
            }
            return;
        }
        if !headers.is_empty() {
            let specializes = headers.iter().all(|header| il[*header].params(il).is_empty());
            let pos = il[*first].group_pos;
            if !specializes {
                self.report(pos, messages::attributes_not_allowed_here());
            }
            return;
        }
        // Of an alignment behind a body it was told there.
        let body = specs.definition.filter(|definition| il[*definition].body);
        let told = |id: AttributeId| {
            let attribute = &il[id];
            attribute.syntax == AttributeSyntax::Alignas
                && body.is_some_and(|body| attribute.pos >= il[body].end)
        };
        if let Some(last) = attributes.iter().rfind(|id| self.is_known_attribute(**id) && !told(**id)) {
            let pos = self.il[*last].pos;
            self.report(pos, messages::attribute_does_not_apply_any());
        }
    }

    fn is_known_attribute(&self, id: AttributeId) -> bool {
        let attribute = &self.il[id];
        attribute.syntax == AttributeSyntax::Alignas || AttributeRow::at(attribute.id).is_some()
    }

    /// Attributes behind the body of a class or enumeration that are no GNU ones belong to the declarators, as those
    /// before it do; none of the standard's own and no alignment may stand there (`[dcl.type]`).
    pub fn trailing_attributes(&mut self, attributes: &mut AttributeIds) -> AttributeIds {
        let of_tag = |c: &Self, id: &AttributeId| {
            let attribute = &c.il[*id];
            attribute.syntax == AttributeSyntax::Gnu
                || AttributeRow::at(attribute.id).is_some_and(|row| row.cuda)
        };
        let (kept, moved): (AttributeIds, AttributeIds) =
            std::mem::take(attributes).into_iter().partition(|id| of_tag(self, id));
        *attributes = kept;
        for id in &moved {
            let known = self.is_known_attribute(*id);
            let attribute = self.il[*id].clone();
            if attribute.syntax == AttributeSyntax::Alignas {
                self.report(attribute.pos, messages::alignas_does_not_apply());
            } else if known && attribute.namespace(&self.il).is_none() {
                let name = self.attribute_name(&attribute);
                self.report(attribute.pos, messages::attribute_does_not_apply_here(&name));
                self.il[*id].id = u16::MAX;
            }
            self.il[*id].place = if known { AttributePlace::Prefix } else { AttributePlace::BehindType };
        }
        moved
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
}
