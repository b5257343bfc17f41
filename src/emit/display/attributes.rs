//! Attributes as they were written.

use super::build::Build;
use super::expressions::Use;
use super::graph::{NodeId, Value};
use crate::il::*;
use crate::tables::attributes::{AttributeKind, AttributeRow};
use crate::tables::il_display::{Label, enumerators, field, form, word};

impl Build<'_> {
    /// Attributes of an entry, as the list that begins in one of its fields.
    pub fn attributes(&mut self, owner: NodeId, label: Label, list: List<AttributeId>) {
        let primary = self.g.target(owner, field::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY).is_some();
        self.attribute_list(owner, label, &[list], primary);
    }

    /// Attributes of an entity from several places; `primary` says whether its main declaration has them.
    pub fn attribute_list(
        &mut self,
        owner: NodeId,
        label: Label,
        lists: &[List<AttributeId>],
        primary: bool,
    ) {
        let il = self.il;
        let mut made = Vec::new();
        for attribute in lists.iter().flat_map(|list| il[*list].to_vec()) {
            let group = il[attribute].group;
            let group = match self.made.attribute_groups.get(&group) {
                Some(group) => *group,
                None => {
                    let node = self.g.add_to_file(form::ATTRIBUTE_GROUP);
                    self.position(node, il[attribute].group_pos);
                    self.made.attribute_groups.insert(group, node);
                    node
                }
            };
            let entity = self.g.target(owner, field::ENTITY).unwrap_or(owner);
            let function = self.g.is(entity, form::ROUTINE);
            self.attribute_effect(entity, il[attribute].id, function);
            made.push(self.attribute(attribute, group, primary, function));
        }
        let first = self.g.chain(&made, field::NEXT);
        self.g.link_some(owner, label, first);
    }

    /// What an attribute makes the display say about its entity beside itself.
    fn attribute_effect(&mut self, entity: NodeId, id: u16, function: bool) {
        let unused = [AttributeKind::Unused as u16, AttributeKind::MaybeUnused as u16];
        let named = self.g.is_type(entity) || self.g.is(entity, form::VARIABLE) || function;
        self.g.flag(entity, field::SOURCE_CORRESP_MAYBE_UNUSED, named && unused.contains(&id));
        self.g.flag(entity, field::NEVER_INLINE, function && id == AttributeKind::Noinline as u16);
    }

    fn attribute(&mut self, id: AttributeId, group: NodeId, primary: bool, function: bool) -> NodeId {
        let il = self.il;
        let a = &il[id];
        let row = AttributeRow::at(a.id);
        let node = self.g.add_to_file(form::ATTRIBUTE);
        let name = row.map_or_else(|| self.text(a.name), |row| row.name.to_owned());
        let kinds = enumerators(form_name(), field::KIND.text());
        let kind = match (row, a.syntax) {
            (_, AttributeSyntax::Alignas) => word::ALIGN,
            (Some(_), _) if a.id == AttributeKind::Aligned as u16 => word::ALIGN,
            (Some(row), _) if row.cuda => word::BAD_KIND,
            (Some(row), _) => {
                kinds.iter().copied().find(|kind| *kind == row.name).unwrap_or(word::UNRECOGNIZED)
            }
            (None, _) => kinds.iter().copied().find(|kind| *kind == name).unwrap_or(word::UNRECOGNIZED),
        };
        self.g.word(node, field::KIND, kind);
        let (family, location) = match (a.syntax, a.place) {
            (AttributeSyntax::Standard, place) => (word::STD, standard_location(place)),
            // Behind the declarator of a variable they stand behind its name.
            (AttributeSyntax::Gnu, AttributePlace::Declarator) if !function => {
                (word::GNU, word::DECLARATOR_ID)
            }
            (AttributeSyntax::Gnu, place) => (word::GNU, gnu_location(place)),
            (AttributeSyntax::Alignas, place) => (word::ALIGNAS, standard_location(place)),
        };
        self.g.word(node, field::FAMILY, family);
        self.g.word(node, field::SYNTACTIC_LOCATION, location);
        self.g.flag(node, field::ON_PRIMARY_DECLARATION, primary);
        self.g.set(node, field::NAME, Value::String(name));
        if let Some(namespace) = a.namespace {
            let namespace = self.text(namespace);
            self.g.set(node, field::NAMESPACE_NAME, Value::String(namespace));
        }
        if let Some(args) = a.args {
            self.attribute_arguments(node, args);
        }
        self.g.link(node, field::GROUP, group);
        self.position(node, a.pos);
        node
    }

    fn attribute_arguments(&mut self, owner: NodeId, args: List<AttributeArg>) {
        let mut made = Vec::new();
        for arg in self.il[args].iter().copied() {
            made.push(match arg {
                AttributeArg::Expr { expr } => {
                    let constant = self.constant_of(expr, None);
                    let of = if constant.is_some() {
                        form::ATTRIBUTE_ARG_CONSTANT
                    } else {
                        form::ATTRIBUTE_ARG_EXPRESSION
                    };
                    let node = self.g.add_to_file(of);
                    self.position(node, self.il[expr].pos);
                    match constant {
                        Some(constant) => {
                            let constant = self.shared_string(constant);
                            self.g.link(node, field::CONSTANT, constant);
                        }
                        None => {
                            let made = self.expression(expr, Use::Value);
                            self.g.link(node, field::EXPRESSION, made);
                        }
                    }
                    node
                }
                AttributeArg::Type { of } => {
                    let ty = self.ty(of);
                    let node = self.g.add_to_file(form::ATTRIBUTE_ARG_TYPE);
                    self.g.link(node, field::TYPE, ty);
                    node
                }
                AttributeArg::Name { name } => {
                    let node = self.g.add_to_file(form::ATTRIBUTE_ARG_TOKEN);
                    let text = self.text(name);
                    self.g.word(node, field::TOKEN_KIND, word::IDENTIFIER);
                    self.g.set(node, field::TOKEN, Value::String(text));
                    node
                }
                AttributeArg::Token { token } => {
                    let node = self.g.add_to_file(form::ATTRIBUTE_ARG_RAW_TOKEN);
                    let text = self.token_text(token as usize);
                    self.position(node, self.unit.tokens.pos(token as usize));
                    self.g.set(node, field::TOKEN, Value::String(text));
                    node
                }
            });
        }
        let first = self.g.chain(&made, field::NEXT);
        self.g.link_some(owner, field::ARGUMENTS, first);
    }
}

fn form_name() -> &'static str {
    crate::tables::il_display::LAYOUTS[usize::from(form::ATTRIBUTE.kind)].name
}

fn standard_location(place: AttributePlace) -> &'static str {
    match place {
        AttributePlace::AfterTag => word::TAG_NAME,
        AttributePlace::Name | AttributePlace::Declarator | AttributePlace::Parameter => word::DECLARATOR_ID,
        AttributePlace::AfterBody => word::BAD_LOCATION,
        _ => word::PREFIX,
    }
}

fn gnu_location(place: AttributePlace) -> &'static str {
    match place {
        AttributePlace::AfterTag => word::TAG_NAME,
        AttributePlace::Declarator | AttributePlace::Parameter => word::POSTFIX,
        AttributePlace::AfterBody => word::BAD_LOCATION,
        AttributePlace::Pointer => word::SPECIFIER,
        _ => word::PREFIX,
    }
}
