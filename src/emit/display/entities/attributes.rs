//! Attributes as they were written.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Handle, Of, Seen};
use crate::il::*;
use crate::tables::attributes::{AttributeKind, AttributeRow};
use crate::tables::il_display::{
    AttributeArgNode, AttributeGroupNode, AttributeNode, Kind, Link, RoutineNode, any, attribute,
    attribute_arg, enumerators, form, kind, new, routine, source_sequence_entry, src_seq_secondary_decl,
    src_seq_sublist, ty, variable, word,
};
use crate::tables::limits;

impl Build<'_> {
    /// Attributes of an entry, as the list that begins in one of its fields.
    pub fn attributes<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        slot: Link<E, kind::Attribute>,
        list: List<AttributeId>,
    ) {
        let primary =
            self.g.target(Seen::<E>::id(owner), any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY).is_some();
        self.attribute_list(owner, slot, &[list], primary);
    }

    /// Attributes of an entity from several places; `primary` says whether its main declaration has them.
    pub fn attribute_list<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        slot: Link<E, kind::Attribute>,
        lists: &[List<AttributeId>],
        primary: bool,
    ) {
        let il = self.il;
        let all: Vec<AttributeId> = lists.iter().flat_map(|list| il[*list].to_vec()).collect();
        self.list_of_attributes(owner, slot, &all, primary);
    }

    /// The attributes that belong to an entity: those that make another type of the one that is named belong to
    /// that type.
    pub fn apart_from_types(
        &mut self,
        entity: impl Handle<kind::Entity>,
        list: List<AttributeId>,
    ) -> Vec<AttributeId> {
        let entity = entity.id();
        let il = self.il;
        let makes = |id: &AttributeId| self.makes_type_of_name(*id);
        let base = if self.g.node(entity).form == form::TYPE_TK_TYPEREF {
            self.g.target(entity, ty::TYPEREF_TYPE)
        } else if self.g.is(entity, form::VARIABLE) {
            self.g.target(entity, variable::TYPE)
        } else {
            return il[list].to_vec();
        };
        let (types, others): (Vec<AttributeId>, Vec<AttributeId>) = il[list].iter().copied().partition(makes);
        if let Some(base) = base
            && !types.is_empty()
        {
            let node = self.type_reference(base, word::FOR_TYPE_ATTRIBUTES);
            self.list_of_attributes(node, ty::SOURCE_CORRESP_ATTRIBUTES, &types, false);
            if let Some(variable) = self.g.cast::<kind::Variable>(entity) {
                self.g.link(variable, variable::TYPE, node);
                self.g.link(variable, variable::DECLARED_TYPE, node);
            } else if let Some(named) = self.g.cast::<kind::Type>(entity) {
                self.g.link(named, ty::TYPEREF_TYPE, node);
            }
        }
        others
    }

    /// Whether an attribute makes another type of the one that is named, under its own name.
    fn makes_type_of_name(&self, id: AttributeId) -> bool {
        let kinds = [AttributeKind::MayAlias, AttributeKind::Mode];
        kinds.iter().any(|kind| self.il[id].id == *kind as u16)
    }

    /// As [`Self::attribute_list`], for attributes one by one.
    pub fn list_of_attributes<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        slot: Link<E, kind::Attribute>,
        all: &[AttributeId],
        primary: bool,
    ) {
        let (owner_id, il) = (Seen::<E>::id(owner), self.il);
        let mut made = Vec::new();
        for attribute in all.iter().copied() {
            let group = il[attribute].group;
            let group = match self.made.attributes.groups.get(&group) {
                Some(group) => *group,
                None => {
                    let node = self.g.add_to_file(new::ATTRIBUTE_GROUP);
                    self.position(node, il[attribute].group_pos);
                    self.made.attributes.groups.insert(group, node);
                    node
                }
            };
            let declared = self.g.target(owner_id, src_seq_secondary_decl::ENTITY);
            let entity = declared.map_or(owner_id, Of::id);
            self.attribute_effect(entity, attribute);
            made.push(self.attribute(attribute, group, primary, entity));
        }
        let first = self.g.chain(&made, attribute::NEXT);
        self.g.link_some(owner, slot, first);
    }

    /// The attributes of a declaration belong to the entity where that is its main declaration.
    pub fn declared_attributes(
        &mut self,
        node: impl Handle<kind::Entity>,
        id: DeclarationId,
        before: List<AttributeId>,
    ) {
        let node = node.of();
        let own = self.il[id].attributes(self.il);
        if before.is_empty() && own.is_empty() {
            return;
        }
        let mut all = self.apart_from_types(node, before);
        all.extend(self.apart_from_types(node, own));
        if let Entity::Function { id: function } = self.il[id].entity {
            self.made.attributes.of_functions.insert(function, all.clone());
        }
        let mut entry =
            self.place.sequence.last.and_then(|entry| self.g.target(entry, source_sequence_entry::ENTITY));
        if let Some(list) = entry.and_then(|entry| self.g.cast::<kind::SrcSeqSublist>(entry)) {
            let last = self.g.target(list, src_seq_sublist::LAST_SOURCE_SEQUENCE_ENTRY);
            entry = last.and_then(|last| self.g.target(last, source_sequence_entry::ENTITY));
        }
        match entry.and_then(|entry| self.g.cast::<kind::SrcSeqSecondaryDecl>(entry)) {
            Some(secondary) => {
                // The entity has copies of its own.
                self.list_of_attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, &all, false);
                self.list_of_attributes(secondary, any::ATTRIBUTES, &all, false);
            }
            None => {
                self.list_of_attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, &all, true);
            }
        }
    }

    /// The attributes that a definition adds to those of the declaration before.
    pub(in crate::emit::display) fn added_attributes(
        &mut self,
        id: FunctionId,
        declaration: DeclarationId,
        before: List<AttributeId>,
    ) {
        let routine = self.routine(id);
        let mut all = self.il[before].to_vec();
        all.extend(self.il[self.il[declaration].attributes(self.il)].iter().copied());
        let mut known = Vec::new();
        let mut at = self.g.target(routine, routine::SOURCE_CORRESP_ATTRIBUTES);
        while let Some(attribute) = at {
            known.push(attribute);
            at = self.g.target(attribute, attribute::NEXT);
        }
        if all.is_empty() {
            return;
        }
        self.list_of_attributes(routine, any::SOURCE_CORRESP_ATTRIBUTES, &all, true);
        if let Some(last) = known.last()
            && let Some(first) = self.g.target(routine, routine::SOURCE_CORRESP_ATTRIBUTES)
        {
            self.g.link(*last, attribute::NEXT, first);
            self.g.link_some(routine, routine::SOURCE_CORRESP_ATTRIBUTES, known.first().copied());
        }
    }

    /// A function that is made from another one has copies of the attributes of that.
    pub(super) fn attributes_of_pattern(&mut self, node: RoutineNode, id: FunctionId) {
        let pattern = match (self.il[id].instance, self.unit.made_from.get(&Entity::Function { id })) {
            (Some(instance), _) => match self.il[self.il[instance].template].kind {
                TemplateKind::Function { pattern } => pattern,
                _ => return,
            },
            (None, Some(Entity::Function { id })) => *id,
            _ => return,
        };
        if let Some(all) = self.made.attributes.of_functions.get(&pattern).cloned() {
            self.list_of_attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, &all, true);
        }
    }

    fn attribute(
        &mut self,
        id: AttributeId,
        group: AttributeGroupNode,
        primary: bool,
        entity: impl Seen<kind::Any>,
    ) -> AttributeNode {
        let entity = entity.id();
        let il = self.il;
        let function = self.g.is(entity, form::ROUTINE);
        let enumerator = self.g.is(entity, form::CONSTANT);
        let namespace = self.g.is(entity, form::NAMESPACE);
        let a = &il[id];
        let row = AttributeRow::at(a.id);
        let node = self.g.add_to_file(new::ATTRIBUTE);
        let name = row.map_or_else(|| self.text(a.name), |row| row.name.to_owned());
        let kinds = enumerators(form_name(), any::KIND.text());
        let kind = match (row, a.syntax) {
            (_, AttributeSyntax::Alignas) => word::ALIGN,
            (Some(_), _) if a.id == AttributeKind::Aligned as u16 => word::ALIGN,
            (Some(row), _) if row.cuda => word::BAD_KIND,
            (Some(row), _) => {
                kinds.iter().copied().find(|kind| *kind == row.name).unwrap_or(word::UNRECOGNIZED)
            }
            (None, _) => kinds.iter().copied().find(|kind| *kind == name).unwrap_or(word::UNRECOGNIZED),
        };
        let routine = self.g.is_true(entity, any::IS_INLINE);
        let ignored = a.id == AttributeKind::GnuInline as u16 && !routine;
        let kind = if ignored { word::UNRECOGNIZED } else { kind };
        self.g.word(node, attribute::KIND, kind);
        let (family, location) = match (a.syntax, a.place) {
            (AttributeSyntax::Standard, _) if enumerator => (word::STD, word::ENUMERATOR),
            (AttributeSyntax::Standard, _) if namespace => (word::STD, word::NAMESPACE),
            (AttributeSyntax::Gnu, _) if namespace => (word::GNU, word::BAD_LOCATION),
            (AttributeSyntax::Gnu, _) if enumerator => (word::GNU, word::ENUMERATOR),
            (AttributeSyntax::Standard, place) => (word::STD, standard_location(place)),
            // Behind the declarator of a variable they stand behind its name.
            (AttributeSyntax::Gnu, AttributePlace::Declarator) if !function => {
                (word::GNU, word::DECLARATOR_ID)
            }
            (AttributeSyntax::Gnu, place) => (word::GNU, gnu_location(place)),
            (AttributeSyntax::Alignas, place) => (word::ALIGNAS, standard_location(place)),
        };
        let made_type = self.makes_type_of_name(id) && self.g.is_type(entity);
        let location = if made_type { word::SPECIFIER } else { location };
        let vector = a.id == AttributeKind::VectorSize as u16;
        self.g.flag(node, attribute::TRANSFORMS_TYPE_SPECIFIER, made_type || vector);
        self.g.word(node, attribute::FAMILY, family);
        self.g.word(node, attribute::SYNTACTIC_LOCATION, location);
        self.g.flag(node, attribute::ON_PRIMARY_DECLARATION, primary);
        self.g.string(node, attribute::NAME, name);
        let gnu = a
            .namespace(self.il)
            .is_some_and(|space| space == crate::names::known::GNU || space == crate::names::known::GNU_UGLY);
        self.g.flag(node, attribute::IS_STD_GCC_ATTRIBUTE, gnu && a.syntax == AttributeSyntax::Standard);
        let foreign = a.namespace(self.il).is_some() && !gnu;
        self.g.flag(node, attribute::IS_INVALID_NAMESPACE, foreign);
        if let Some(namespace) = a.namespace(self.il) {
            let namespace = self.text(namespace);
            self.g.string(node, attribute::NAMESPACE_NAME, namespace);
        }
        if let Some(args) = a.args(self.il) {
            // The copies of an attribute share its arguments.
            match self.made.attributes.arguments.get(&id).copied() {
                Some(first) => self.g.link(node, attribute::ARGUMENTS, first),
                None => self.attribute_arguments(id, node, args),
            }
        }
        self.g.link(node, attribute::GROUP, group);
        self.position(node, a.pos);
        node
    }

    fn attribute_arguments(&mut self, id: AttributeId, owner: AttributeNode, args: List<AttributeArg>) {
        if self.has_raw_arguments(id) {
            return self.raw_arguments(id, owner);
        }
        let il = self.il;
        let mut made = Vec::new();
        for arg in self.il[args].iter().copied() {
            let made_before = made.len();
            made.push(match arg {
                AttributeArg::Expr { expr } => {
                    let constant = self.with(change::Region(1), |p| p.constant_of(expr, None));
                    if let (Some(vector), Some(size)) = (self.made.types.vectors.get(&id).copied(), constant)
                    {
                        self.g.link(vector, ty::SIZE_CONSTANT, size);
                    }
                    let of = if constant.is_some() {
                        new::ATTRIBUTE_ARG_CONSTANT
                    } else {
                        new::ATTRIBUTE_ARG_EXPRESSION
                    };
                    let node = self.g.add_to_file(of);
                    self.position(node, self.il[expr].pos);
                    match constant {
                        Some(constant) => {
                            let constant = self.shared_string(constant);
                            self.g.link(node, attribute_arg::CONSTANT, constant);
                        }
                        None => {
                            let made = self.expression(expr, Use::Value);
                            self.g.link(node, attribute_arg::EXPRESSION, made);
                        }
                    }
                    node
                }
                AttributeArg::Type { of } => {
                    let ty = self.ty(of);
                    let node = self.g.add_to_file(new::ATTRIBUTE_ARG_TYPE);
                    self.argument_position(id, node, made_before);
                    let pack = matches!(il[of].kind, TypeKind::PackExpansion { .. })
                        || il[of].flags.contains(TypeFlags::PACK);
                    self.g.flag(node, attribute_arg::IS_PACK_EXPANSION, pack);
                    self.g.link(node, attribute_arg::TYPE, ty);
                    node
                }
                AttributeArg::Name { name } => {
                    let node = self.g.add_to_file(new::ATTRIBUTE_ARG_TOKEN);
                    let text = self.text(name);
                    self.argument_position(id, node, made_before);
                    self.g.word(node, attribute_arg::TOKEN_KIND, word::IDENTIFIER);
                    self.g.string(node, attribute_arg::TOKEN, text);
                    node
                }
                AttributeArg::Word { kept } => {
                    let node = self.g.add_to_file(new::ATTRIBUTE_ARG_RAW_TOKEN);
                    self.attribute_token(node, kept);
                    node
                }
            });
        }
        self.link_arguments(id, owner, &made);
    }

    /// The place of an argument that is a name or a type, with so many before it.
    fn argument_position(&mut self, id: AttributeId, node: AttributeArgNode, before: usize) {
        let words = &self.il[self.il.places.arguments(self.il[id].pos)];
        let (mut depth, mut commas) = (0u32, 0);
        for kept in words {
            if commas == before {
                return self.position(node, kept.pos);
            }
            match kept.word {
                word if self.is_sign(word, "(") => depth += 1,
                word if self.is_sign(word, ")") => depth = depth.saturating_sub(1),
                Word::Comma if depth == 0 => commas += 1,
                _ => {}
            }
        }
    }

    fn is_sign(&self, word: Word, spelling: &str) -> bool {
        matches!(word, Word::Sign { sign } if self.unit.names.text(sign) == spelling)
    }

    fn link_arguments(&mut self, id: AttributeId, owner: AttributeNode, made: &[AttributeArgNode]) {
        let first = self.g.chain(made, attribute_arg::NEXT);
        self.g.link_some(owner, attribute::ARGUMENTS, first);
        self.made.attributes.arguments.extend(first.map(|first| (id, first)));
    }

    /// Whether only the tokens of an attribute's arguments are known: it has no meaning, or one that only the host's
    /// compiler knows.
    fn has_raw_arguments(&self, id: AttributeId) -> bool {
        let a = &self.il[id];
        let Some(row) = AttributeRow::at(a.id) else { return a.syntax != AttributeSyntax::Alignas };
        a.id == AttributeKind::Target as u16 && !row.cuda
    }

    /// A token among the arguments of an attribute: its kind and what it is.
    fn attribute_token(&mut self, node: AttributeArgNode, kept: KeptWord) {
        let mut text = self.word_text(kept.word);
        let kind = match kept.word {
            Word::Integer { .. } => word::INT_CONSTANT.to_owned(),
            Word::Float { .. } => word::FLOAT_CONSTANT.to_owned(),
            Word::Name { .. } => word::IDENTIFIER.to_owned(),
            Word::String { literal } => {
                let literals = &self.il.literals;
                let string = literals.strings.get(literal as usize);
                let bytes = string.map(|string| literals.units(string).to_vec()).unwrap_or_default();
                text = format!("\"{}\"", crate::emit::display::print::literal(&bytes));
                word::STRING_LITERAL.to_owned()
            }
            _ => text.clone(),
        };
        self.position(node, kept.pos);
        self.g.text(node, attribute_arg::TOKEN_KIND, kind);
        self.g.string(node, attribute_arg::TOKEN, text);
    }

    /// The words in the parentheses behind an attribute's name, and what ends them.
    fn raw_arguments(&mut self, id: AttributeId, owner: AttributeNode) {
        let words = &self.il[self.il.places.arguments(self.il[id].pos)];
        let (within, close) = match words {
            [within @ .., close] => (within, Some(close)),
            [] => (words, None),
        };
        let mut made = Vec::new();
        for kept in within.iter().take(limits::DISPLAYED_STEPS as usize) {
            let node = self.g.add_to_file(new::ATTRIBUTE_ARG_RAW_TOKEN);
            self.attribute_token(node, *kept);
            made.push(node);
        }
        let end = self.g.add_to_file(new::ATTRIBUTE_ARG_EMPTY);
        if let Some(close) = close {
            self.position(end, close.pos);
        }
        made.push(end);
        self.link_arguments(id, owner, &made);
    }
}

fn form_name() -> &'static str {
    crate::tables::il_display::LAYOUTS[usize::from(form::ATTRIBUTE.kind)].name
}

fn standard_location(place: AttributePlace) -> &'static str {
    match place {
        AttributePlace::AfterTag => word::TAG_NAME,
        AttributePlace::Name | AttributePlace::Declarator => word::DECLARATOR_ID,
        AttributePlace::AfterBody => word::BAD_LOCATION,
        _ => word::PREFIX,
    }
}

fn gnu_location(place: AttributePlace) -> &'static str {
    match place {
        AttributePlace::AfterTag => word::TAG_NAME,
        AttributePlace::Declarator => word::POSTFIX,
        AttributePlace::AfterBody => word::BAD_LOCATION,
        AttributePlace::Pointer => word::SPECIFIER,
        _ => word::PREFIX,
    }
}
