//! What scopes declare, in the order of the source.

mod usings;

use super::build::{Build, PendingBody};
use super::change;
use super::graph::{Handle, NodeId};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    LinkageSpecBlockNode, NameReferenceNode, NamespaceNode, RoutineNode, ScopeNode, SrcSeqSecondaryDeclNode,
    StaticAssertionNode, TemplateNode, TypeNode, VariableNode, any, asm_entry, class_type_supplement,
    constant, data_member, form, instantiation_directive, kind, linkage_spec_block, namespace, new, routine,
    scope, source_sequence_entry, src_seq_secondary_decl, static_assertion, template, ty, using_decl,
    variable, word,
};

impl Build<'_> {
    /// The items of a scope or class.
    pub fn items(&mut self, items: &[Item]) {
        let mut pragmas = Vec::new();
        for (index, item) in items.iter().enumerate() {
            if let Item::Pragma { id } = item {
                pragmas.push(*id);
                if matches!(items.get(index + 1), Some(Item::Pragma { .. })) {
                    continue;
                }
                self.pragmas(&std::mem::take(&mut pragmas));
            }
            let following = items.iter().skip(index + 1);
            let until = following.map(|item| self.item_start(*item)).find(|pos| pos.is_some());
            self.with(change::Until(until.unwrap_or(self.place.until)), |p| {
                p.item(*item);
                p.finish_instances();
            });
        }
    }

    /// Where a declaration begins, as far as it is known.
    fn item_start(&self, item: Item) -> Pos {
        let il = self.il;
        let group_start = |id: GroupId| {
            let group = &il[id];
            match il[group.declarators].first() {
                _ if group.specifiers.pos.is_some() => group.specifiers.pos,
                Some(declarator) => il[*declarator].pos,
                None => group.definition(self.il).map_or(Pos::NONE, |definition| il[definition].pos),
            }
        };
        match item {
            Item::Declaration { id } | Item::Friend { id } => group_start(id),
            Item::Template { id } => match il[il[id].headers].first() {
                Some(header) => il[*header].pos,
                None => Pos::NONE,
            },
            Item::Namespace { id } => il[id].pos,
            Item::Linkage { id } => il[id].pos,
            Item::Using { ids } => il[ids].first().map_or(Pos::NONE, |id| il[*id].pos),
            Item::StaticAssert { id } => il[id].pos,
            Item::UsingEnum { pos, .. } => pos,
            _ => Pos::NONE,
        }
    }

    /// An entry of the source sequence of a scope.
    pub fn item(&mut self, item: Item) {
        match item {
            Item::Declaration { id } | Item::Friend { id } => {
                self.group(id, matches!(item, Item::Friend { .. }));
            }
            Item::Template { id } => self.template_item(id),
            Item::Namespace { id } => self.namespace_part(id),
            Item::NamespaceAlias { id } => self.namespace_alias(id),
            Item::Linkage { id } => self.linkage_block(id),
            Item::Using { ids } => self.usings(ids),
            Item::UsingDirective { id } => self.using_directive(id),
            Item::StaticAssert { id } => {
                let node = self.static_assertion(id);
                self.in_sequence(node);
            }
            Item::Pragma { .. } | Item::UsingEnum { .. } | Item::Attributes { .. } | Item::Empty => {}
            Item::Asm { id } => {
                let node = self.asm(id);
                self.g.clear(node, asm_entry::SOURCE_CORRESP_NEEDED);
                let owner = self.g.cast(self.place.sequence.owner).unwrap_or(self.file);
                let scope = self.function.local_scope.unwrap_or(owner);
                self.member_of(node, scope, scope::ASM_ENTRIES);
                self.entity_in_sequence(node);
            }
            Item::Instantiation { id } => self.instantiation(id),
        }
    }

    /// A declaration; returns what it declares.
    pub fn group(&mut self, id: GroupId, is_friend: bool) -> Vec<NodeId> {
        let specifiers = &self.il[id].specifiers;
        let linked = specifiers.c_linkage || specifiers.cxx_linkage;
        self.with(change::OnlyLinkage(linked), |p| {
            if linked {
                p.with_linkage(specifiers.c_linkage, |p| p.declared_in_group(id, is_friend))
            } else {
                p.declared_in_group(id, is_friend)
            }
        })
    }

    fn declared_in_group(&mut self, id: GroupId, is_friend: bool) -> Vec<NodeId> {
        let il = self.il;
        let group = &il[id];
        let mut declared = Vec::new();
        if is_friend && group.declarators.is_empty() {
            self.befriend_class(id);
        } else if let Some(definition) = group.definition(self.il) {
            self.place.tag_alone = group.declarators.is_empty();
            self.define_tag(definition);
            if group.declarators.is_empty() && il[definition].body {
                let tag = self.entity(il[definition].entity);
                if let Some(tag) = tag.and_then(|tag| self.g.cast::<kind::Type>(tag)) {
                    self.g.flag(tag, ty::AUTONOMOUS_PRIMARY_TAG_DECL, true);
                    self.marked_as_extension(tag, group.specifiers.flags);
                    if let Entity::Class { id } = il[definition].entity {
                        self.anonymous_class(id, tag, group.specifiers.pos);
                        let is_static = group.specifiers.flags.contains(SpecifierFlags::STATIC);
                        declared.extend(self.anonymous_variable(id, is_static, il[definition].end));
                    }
                }
            }
        }
        for (index, declarator) in il[group.declarators].iter().copied().enumerate() {
            if let Some(node) = self.declarator(declarator, group.specifiers.flags, is_friend) {
                if let Some(node) = self.g.cast::<kind::Entity>(node) {
                    self.marked_as_extension(node, group.specifiers.flags);
                    self.declared_attributes(node, declarator, group.specifiers.attributes);
                }
                self.g.mark(node, any::SOURCE_CORRESP_IS_DECL_AFTER_FIRST_IN_COMMA_LIST, index > 0);
                declared.push(node);
            }
        }
        declared
    }

    /// Notes that `__extension__` stands before what has just been declared.
    pub fn marked_as_extension(&mut self, node: impl Handle<kind::Entity>, specifiers: SpecifierFlags) {
        let node = node.id();
        if !specifiers.contains(SpecifierFlags::EXTENSION) {
            return;
        }
        let last =
            self.place.sequence.last.and_then(|entry| self.g.target(entry, source_sequence_entry::ENTITY));
        match last.and_then(|last| self.g.cast::<kind::SrcSeqSecondaryDecl>(last)) {
            Some(secondary) => self.g.flag(secondary, src_seq_secondary_decl::MARKED_AS_GNU_EXTENSION, true),
            None => self.g.mark(node, any::SOURCE_CORRESP_MARKED_AS_GNU_EXTENSION, true),
        }
    }

    /// An anonymous union or structure is an object of its scope, declared at its keyword.
    pub fn anonymous_class(&mut self, class: ClassId, node: TypeNode, pos: Pos) {
        let il = self.il;
        if !il[class].flags.contains(ClassFlags::ANONYMOUS) {
            return;
        }
        let owner = match il[il[class].enclosing].kind {
            ScopeKind::Class { of } => Some(of),
            _ => None,
        };
        let member = owner.and_then(|owner| {
            il[owner]
                .members
                .fields
                .iter()
                .copied()
                .find(|member| self.il.class_of(il[*member].ty) == Some(class))
        });
        let member = member.map(|member| self.field(member));
        if let Some(member) = member {
            self.declared_at(member, pos);
            self.g.flag(member, data_member::IS_ANONYMOUS_PARENT_OBJECT, true);
        }
        let supplement = self.g.target(node, ty::EXTRA_INFO);
        if self.g.node(node).form != form::TYPE_TK_UNION {
            self.g.flag(node, ty::IS_NONSTD_ANONYMOUS_UNION_TYPE, true);
        } else if let Some(supplement) = supplement {
            let kind = if member.is_some() { word::AUK_FIELD } else { word::AUK_VARIABLE };
            self.g.word(supplement, class_type_supplement::ANONYMOUS_UNION_KIND, kind);
            self.g.link_some(supplement, class_type_supplement::ANONYMOUS_UNION_FIELD, member);
            if let Some(member) = member {
                self.g.flag(member, data_member::COMPILER_GENERATED, true);
            }
        }
        if let Some(owner) = owner {
            let owner = self.class(owner);
            if let Some(supplement) = self.g.target(owner, ty::EXTRA_INFO) {
                self.g.flag(supplement, class_type_supplement::HAS_ANONYMOUS_UNION_MEMBER, true);
            }
        }
    }

    fn declarator(
        &mut self,
        id: DeclarationId,
        specifiers: SpecifierFlags,
        is_friend: bool,
    ) -> Option<NodeId> {
        let il = self.il;
        let d = &il[id];
        let node = match d.entity {
            Entity::Variable { id: variable } | Entity::Binding { id: variable } => {
                self.declare_variable(variable, id, specifiers).id()
            }
            Entity::Function { id: function } => {
                self.declare_function(function, id, specifiers, is_friend).id()
            }
            Entity::Field { id: field } => {
                let node = self.field(field);
                self.entity_in_sequence(node);
                node.id()
            }
            Entity::Typedef { id: typedef } => {
                let node = self.typedef(typedef);
                self.declared_type(il[typedef].ty, false);
                self.entity_in_sequence(node);
                node.id()
            }
            _ => return None,
        };
        Some(node)
    }

    /// Adds a reference to the name of an entity where it is declared.
    fn declared_name(
        &mut self,
        node: impl Handle<kind::Entity>,
        d: &Declaration,
        primary: bool,
    ) -> NameReferenceNode {
        let node = node.of();
        // The arguments of variables are not counted.
        let is_variable = matches!(d.entity, Entity::Variable { .. });
        let args = d.args(self.il).map(|args| if is_variable { 0 } else { args.len() });
        self.name_reference(node, d.qualifier(self.il), args, primary)
    }

    /// A declaration of a variable.
    pub fn declare_variable(
        &mut self,
        id: VariableId,
        declaration: DeclarationId,
        specifiers: SpecifierFlags,
    ) -> VariableNode {
        let il = self.il;
        let d = &il[declaration];
        let first = !self.g_has_sequence(Entity::Variable { id });
        let node = self.variable(id);
        let names_parts = self.names_parts(declaration);
        if names_parts {
            self.variable_of_parts(node, id);
        }
        let only_linkage = self.place.only_linkage && matches!(d.init, Initializer::None);
        // In C++ each declaration of a namespace's variable is a definition that does not say `extern` ([basic.def]).
        let plain =
            !self.header.is_c && il[id].class.is_none() && !specifiers.contains(SpecifierFlags::EXTERN);
        let definition = il[id].definition == Some(declaration) && il[id].defined;
        let defines = (definition || plain) && !only_linkage;
        if plain && defines && il[id].linkage == Linkage::External {
            self.g.word(node, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
        }
        if only_linkage {
            self.g.word(node, variable::STORAGE_CLASS, word::SC_EXTERN);
        }
        if specifiers.contains(SpecifierFlags::GNU_THREAD) {
            self.g.clear(node, variable::IS_THREAD_LOCAL);
        }
        if !defines {
            if il[id].class.is_some() && d.qualifier(self.il).is_some() {
                self.g.word(node, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
            }
            self.asm_label(node, d.asm_label(self.il));
            let reference = self.declared_name(node, d, false);
            let secondary = self.secondary(node, d.pos, first);
            let ty = self.redeclared_type(node, id, d);
            self.g.link(secondary, src_seq_secondary_decl::DECLARED_TYPE, ty);
            self.g.link(secondary, src_seq_secondary_decl::NAME_REFERENCE, reference);
            self.explicit_storage(secondary, specifiers);
            return node;
        }
        self.declared_at(node, d.pos);
        self.declared_name(node, d, true);
        self.entity_in_sequence(node);
        let unnamed = self
            .il
            .class_of(il[id].ty)
            .is_some_and(|class| il[class].name.is_none() && il[class].lambda(il).is_none());
        self.g.flag(
            node,
            variable::DECLARED_USING_TYPE_WITHOUT_LINKAGE,
            unnamed && il[id].linkage == Linkage::External,
        );
        self.asm_label(node, d.asm_label(self.il));
        let same = il[d.ty].canonical == il[il[id].ty].canonical;
        // A static data member is const as its class declares it.
        let outside = d.qualifier(il).is_some() && specifiers.contains(SpecifierFlags::CONSTEXPR);
        let ty = match self.g.target(node, variable::TYPE) {
            Some(ty) if outside || same && !il[id].flags.contains(VariableFlags::CONSTEXPR) => ty,
            _ => self.ty(d.ty),
        };
        self.array_places(ty, d.pos);
        if let Some(ty) = self.g.target(node, variable::TYPE) {
            self.array_places(ty, d.pos);
        }
        self.g.link(node, variable::DECLARED_TYPE, ty);
        self.placeholder_flags(node, id, d.ty);
        self.with(change::LambdaParent(Some(node.id())), |p| {
            p.variable_initializer(node, id, declaration);
            p.variable_of_closure(id);
        });
        if outside && self.g.target(node, variable::CONSTANT).is_some() {
            self.g.flag(node, variable::CONSTANT_VALUED, true);
        }
        if names_parts {
            self.names_of_parts(node, id, declaration, il[id].init);
        }
        self.implicit_bodies();
        node
    }

    fn g_has_sequence(&self, entity: Entity) -> bool {
        self.made
            .entities
            .by_entity
            .get(&entity)
            .is_some_and(|node| self.g.target(*node, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY).is_some())
    }

    fn explicit_storage(&mut self, node: SrcSeqSecondaryDeclNode, specifiers: SpecifierFlags) {
        let storage = if specifiers.contains(SpecifierFlags::EXTERN) {
            word::SC_EXTERN
        } else if specifiers.contains(SpecifierFlags::STATIC) {
            word::SC_STATIC
        } else {
            return;
        };
        self.g.word(node, src_seq_secondary_decl::DECLARED_STORAGE_CLASS, storage);
        self.g.flag(node, src_seq_secondary_decl::EXPLICIT_STORAGE_CLASS, true);
    }

    /// A declaration of a function.
    pub fn declare_function(
        &mut self,
        id: FunctionId,
        declaration: DeclarationId,
        specifiers: SpecifierFlags,
        is_friend: bool,
    ) -> RoutineNode {
        let il = self.il;
        let d = &il[declaration];
        let f = &il[id];
        let first = !self.g_has_sequence(Entity::Function { id });
        let node = self.routine(id);
        if is_friend {
            self.befriend_routine(node, d.body.is_some());
        }
        let special = d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED);
        let defines = d.body.is_some() || special;
        if !defines {
            let reference = self.declared_name(node, d, false);
            let secondary = self.secondary(node, d.pos, first);
            let ty = self.written_routine_type(id, declaration);
            if matches!(d.noexcept, ExceptionSpec::None) {
                self.g.clear(ty, ty::EXCEPTION_SPECIFICATION);
            }
            self.g.link(secondary, src_seq_secondary_decl::DECLARED_TYPE, ty);
            self.g.link(secondary, src_seq_secondary_decl::NAME_REFERENCE, reference);
            self.g.flag(secondary, src_seq_secondary_decl::FRIEND_DECL, is_friend);
            self.explicit_storage(secondary, specifiers);
            return node;
        }
        self.declared_at(node, d.pos);
        if let Some(args) = d.args(self.il).filter(|_| f.instance.is_some()) {
            self.explicit_arguments(node, args.len());
        }
        let outside = f.class.is_some() && d.qualifier(self.il).is_some();
        if !outside {
            self.declared_name(node, d, true);
        }
        if !first
            && f.class.is_none()
            && let Some(scope) = self.g.target(node, routine::SOURCE_CORRESP_PARENT_SCOPE)
        {
            // A definition is listed where it stands.
            self.g.move_to_end(scope, scope::ROUTINES, node, routine::NEXT);
        }
        if specifiers.contains(SpecifierFlags::STATIC) {
            self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_STATIC);
        }
        if specifiers.contains(SpecifierFlags::EXTERN) {
            self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_EXTERN);
        }
        if f.flags.contains(FunctionFlags::GNU_INLINE) {
            // The definition is for inlining alone.
            for label in [
                routine::GNU_C89_INLINE,
                routine::DEFINITION_FOR_INLINING_ONLY,
                routine::SUPPRESS_INLINE_BODY,
            ] {
                self.g.flag(node, label, true);
            }
        }
        let ty = self.g.target(node, routine::TYPE);
        let has_params = ty.is_some_and(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST).is_some());
        // That a destructor does not throw is no part of how it is written.
        let silent = outside && f.name == EntityName::Destructor && matches!(d.noexcept, ExceptionSpec::None);
        if has_params || silent || self.placeholder_return(id, Some(declaration)).is_some() {
            let declared = self.written_routine_type(id, declaration);
            if silent {
                self.g.clear(declared, ty::EXCEPTION_SPECIFICATION);
            }
            self.g.link(node, routine::DECLARED_TYPE, declared);
        } else {
            self.g.link_some(node, routine::DECLARED_TYPE, ty);
        }
        self.entity_in_sequence(node);
        if special {
            self.g.flag(node, routine::DEFINED, d.flags.contains(DeclarationFlags::DELETED));
            return node;
        }
        if let Some(ty) = ty {
            self.g.link(ty, ty::ASSOC_ROUTINE, node);
        }
        self.g.flag(node, routine::DEFINED, true);
        if f.class.is_none() && f.template.is_none() && f.instance.is_none() {
            let linkage = self.language_linkage();
            self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, linkage);
        }
        let of_member = f.class.is_some() && self.place.only_linkage;
        if self.place.c_linkage && self.place.explicit_linkage && !of_member {
            self.g.flag(node, routine::DEFINITION_C_NAME_LINKAGE_SPECIFIED, true);
            self.g.flag(node, routine::DEFINITION_HAS_DIRECT_LINKAGE_SPECIFIER, self.place.only_linkage);
        }
        self.member_text(id, declaration);
        let inline = f.flags.intersects(FunctionFlags::INLINE | FunctionFlags::IN_CLASS);
        // What tells the unit from others is looked for until it is found.
        let sought = self.unit_entity.is_none_or(|found| !self.is_behind(d.pos, found));
        if sought && f.linkage == Linkage::External && !inline && f.template.is_none() {
            self.defined_with(f.ty, 0);
            if let Some(class) = f.class {
                self.names_no_hidden_type(class);
            }
        }
        self.function.pending.push(PendingBody { function: id, declaration });
        self.g.flag(node, routine::DEFINED_OUTSIDE_OF_PARENT, d.qualifier(self.il).is_some());
        if f.class.is_none() || outside {
            self.bodies_from(self.function.pending.len() - 1);
        }
        node
    }

    /// The text of the template that a member function of a class template is: its body.
    fn member_text(&mut self, id: FunctionId, declaration: DeclarationId) {
        let il = self.il;
        let Some(template) = self.made.templates.member_templates.get(&Entity::Function { id }).copied()
        else {
            return;
        };
        let Some(body) = il[declaration].body else { return };
        if il[body].statement.is_none() {
            return;
        }
        let text = self.template_text(&il[il[body].text(il)]);
        self.g.string(template, template::TEXT, text);
    }

    /// Makes the bodies that were put off since there were `from` of them.
    pub fn bodies_from(&mut self, from: usize) {
        let pending = self.function.pending.split_off(from);
        for body in pending {
            self.function_body(body);
            self.implicit_bodies();
        }
    }

    fn namespace_part(&mut self, id: NamespacePartId) {
        let il = self.il;
        let part = &il[id];
        let known = self.made.entities.by_entity.contains_key(&Entity::Namespace { id: part.namespace });
        let before = il[part.namespace].name.map(|name| (self.current_scope(), self.text(name)));
        let predeclared = before.is_some_and(|key| self.made.entities.predeclared.contains_key(&key));
        let node = self.namespace(part.namespace);
        // The program adds to the namespace of the library, which is there from the beginning.
        if part.reopened && known || predeclared || self.g.is_true(node, namespace::IS_STD) {
            self.secondary(node, part.pos, false);
        } else {
            self.declared_at(node, part.pos);
            self.entity_in_sequence(node);
        }
        if !part.attributes.is_empty() {
            self.attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, part.attributes);
        }
        if (il[part.namespace].name.is_none() || part.inline) && !part.reopened {
            self.implied_directive(node, part.pos, part.inline);
        }
        let scope = self.g.target(node, namespace::ASSOC_SCOPE);
        self.with(change::NamespaceScope(scope), |p| p.items(&part.items));
        self.end_of(node, Some(part.end));
    }

    /// Names of an unnamed or inline namespace are found as if a using-directive named it, which stands behind the name
    /// ([namespace.unnamed], [namespace.def]).
    fn implied_directive(&mut self, namespace: NamespaceNode, pos: Pos, inline: bool) {
        let node = self.new_node(new::USING_DECL);
        self.g.link(node, using_decl::ENTITY, namespace);
        let named = self.g.name(namespace).is_some();
        let pos = if named { self.il.places.behind(pos) } else { pos };
        self.position(node, pos);
        self.g.flag(node, using_decl::IS_USING_DIRECTIVE, true);
        self.g.flag(node, using_decl::COMPILER_GENERATED, true);
        self.g.flag(node, using_decl::INLINE_NAMESPACE, inline);
        let scope = self.g.target(namespace, namespace::SOURCE_CORRESP_PARENT_SCOPE).unwrap_or(self.file);
        self.g.append(scope, scope::USING_DIRECTIVES, node, using_decl::NEXT);
    }

    fn namespace_alias(&mut self, id: NamespaceAliasDeclarationId) {
        let il = self.il;
        let alias = il[id].alias;
        let NamespaceAlias { name, of, .. } = il[alias];
        let target = self.scope(of);
        let target = self.g.target(target, scope::ASSOC_NAMESPACE);
        let node = self.g.add_to_file(new::NAMESPACE);
        self.made.entities.by_entity.insert(Entity::NamespaceAlias { id: alias }, node.id());
        let name = self.text(name);
        self.named(node, Some(name), word::CPLUSPLUS);
        self.declared_at(node, il[id].pos);
        let local = self.function.routine.is_some();
        let scope = if local { self.file } else { self.current_scope() };
        self.member_of(node, scope, scope::NAMESPACES);
        self.g.flag(node, namespace::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, local);
        self.g.flag(node, namespace::IS_NAMESPACE_ALIAS, true);
        self.g.link_some(node, namespace::ASSOC_NAMESPACE, target);
        self.entity_in_sequence(node);
    }

    /// The scope whose items are being shown.
    pub(super) fn current_scope(&self) -> ScopeNode {
        let around = self.function.local_scope.or(self.place.class_scope).or(self.place.namespace_scope);
        around.unwrap_or(self.file)
    }

    /// A linkage specification; one without braces is no entry of its own (`[dcl.link]`).
    fn linkage_block(&mut self, id: LinkageBlockId) {
        let il = self.il;
        let block = &il[id];
        let node = block.braces.then(|| self.linkage_entry(block));
        self.with_linkage(block.c, |p| p.items(&block.items));
        if let Some(node) = node {
            self.end_of(node, Some(block.end));
        }
    }

    fn linkage_entry(&mut self, block: &LinkageBlock) -> LinkageSpecBlockNode {
        let node = self.new_node(new::LINKAGE_SPEC_BLOCK);
        let name = if block.c { word::C } else { word::CPLUSPLUS };
        self.g.word(node, linkage_spec_block::NAME_LINKAGE, name);
        let constant = self.text_constant(name);
        self.g.link(node, linkage_spec_block::NAME_STRICT, constant);
        self.position(node, block.pos);
        self.place(
            node,
            (linkage_spec_block::END_POSITION_SEQ, linkage_spec_block::END_POSITION_COLUMN),
            block.end,
        );
        self.in_sequence(node);
        node
    }

    /// A static assertion.
    pub fn static_assertion(&mut self, id: StaticAssertId) -> StaticAssertionNode {
        let il = self.il;
        let StaticAssert { condition, message, pos, end } = il[id];
        let node = self.new_node(new::STATIC_ASSERTION);
        let made = self.with(change::Whole(true), |p| p.constant_of(condition, None));
        if let Some(made) = made {
            let called = self.computed_by_calls(condition);
            self.g.flag(made, constant::IS_RESULT_OF_CONSTEXPR_CALL, called);
        }
        if let Some(made) = made.filter(|_| !il[condition].kind.is_literal()) {
            // What was computed has no place of its own.
            self.g.clear(made, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
            self.g.clear(made, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        }
        self.g.link_some(node, static_assertion::CONDITION, made);
        if let Some(message) = message {
            let text = self.constant_of(message, None);
            self.g.link_some(node, static_assertion::STRING_LITERAL, text);
            if let Some(text) = text.filter(|_| !self.place.in_prototype) {
                // It is taken for the token behind the declaration's parentheses.
                self.constant_position(text, end);
            }
        }
        self.position(node, pos);
        node
    }

    fn template_item(&mut self, id: TemplateDeclarationId) {
        let il = self.il;
        let d = &il[id];
        self.place.has_templates = true;
        let Some(template) = d.template else {
            if !self.partial_specialization(d) {
                self.templated_member(d);
            }
            return;
        };
        if self.is_outside(d) {
            self.member_template_definition(d, template);
            return;
        }
        self.with(change::InPrototype(true), |p| {
            let node = p.template(template);
            if !matches!(il[template].kind, TemplateKind::Concept { .. }) {
                let text = p.templated_text(template, d.text);
                p.g.string(node, template::TEXT, text);
            }
            let pos = d.pos;
            p.place.unread_body = !p.header.parse_templates && d.braced;
            match d.item {
                TemplatedItem::Declaration { id } | TemplatedItem::Friend { id } => {
                    p.templated(node, template, id, pos);
                }
                _ => p.entity_in_sequence(node),
            }
        });
    }

    /// What a template declares: it is listed itself in place of its pattern.
    fn templated(&mut self, node: TemplateNode, template: TemplateId, id: GroupId, pos: Pos) {
        let il = self.il;
        let group = &il[id];
        let declarator = il[group.declarators].first().copied();
        match il[template].kind {
            TemplateKind::Class { .. } | TemplateKind::Param { .. } => {
                let body = group.definition(self.il).filter(|definition| il[*definition].body);
                match body {
                    Some(definition) => {
                        self.entity_in_sequence(node);
                        self.template_body(node, definition);
                    }
                    None => {
                        self.secondary(node, pos, false);
                    }
                }
            }
            TemplateKind::Function { pattern } => {
                let Some(declaration) = declarator else { return };
                self.prototype_function(node, pattern, (declaration, group.specifiers.flags), pos);
                let routine = self.routine(pattern);
                self.declared_attributes(routine, declaration, group.specifiers.attributes);
            }
            TemplateKind::Variable { pattern } => {
                self.entity_in_sequence(node);
                if let Some(declaration) = declarator {
                    let variable = self.variable(pattern);
                    let ty = self.ty(il[declaration].ty);
                    self.g.link(variable, variable::DECLARED_TYPE, ty);
                    self.g.flag(variable, variable::IS_NONREAL, true);
                    self.variable_initializer(variable, pattern, declaration);
                    self.declared_attributes(variable, declaration, group.specifiers.attributes);
                    if il[pattern].class.is_none() {
                        self.g.link(node, template::DEFINITION_TEMPLATE, node);
                    }
                }
            }
            TemplateKind::Alias { .. } | TemplateKind::Concept { .. } => self.entity_in_sequence(node),
        }
    }

    /// The members of a class template.
    pub(super) fn template_body(&mut self, node: TemplateNode, definition: TagDefinitionId) {
        let il = self.il;
        let d = &il[definition];
        let Entity::Class { id } = d.entity else { return };
        let class = self.class(id);
        self.g.node_mut(class).form = super::classes::class_form(d.tag).form();
        self.declared_at(class, d.pos);
        self.g.flag(class, ty::AUTONOMOUS_PRIMARY_TAG_DECL, true);
        self.attribute_list(class, any::SOURCE_CORRESP_ATTRIBUTES, &[d.attributes], true);
        self.complete_class(id, class);
        let pending = self.function.pending.len();
        let scope = self.class_scope(id);
        self.with(change::ClassScope(Some(scope)), |p| p.items(&d.items));
        self.field_list(id, class);
        self.end_of(node, Some(d.end));
        if il[id].parent_class.is_none() {
            self.bodies_from(pending);
        }
    }

    /// The pattern of a function template.
    fn prototype_function(
        &mut self,
        template: TemplateNode,
        id: FunctionId,
        (declaration, specifiers): (DeclarationId, SpecifierFlags),
        pos: Pos,
    ) {
        let il = self.il;
        let d = &il[declaration];
        let node = self.routine(id);
        let special = d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED);
        let unread = std::mem::take(&mut self.place.unread_body);
        if d.body.is_none() && !special && !unread {
            let first = self.g.target(template, template::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY).is_none();
            let secondary = self.secondary(template, pos, false);
            if first {
                let entry = self.place.sequence.last;
                self.g.link_some(template, template::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY, entry);
            }
            let ty = self.routine_type_of(id, Some(declaration));
            self.g.link(secondary, src_seq_secondary_decl::DECLARED_TYPE, ty);
            self.explicit_storage(secondary, specifiers);
            return;
        }
        self.declared_at(node, d.pos);
        let declared = self.routine_type_of(id, Some(declaration));
        let ty = self.g.target(node, routine::TYPE);
        let has_params = ty.is_some_and(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST).is_some());
        let open = self.placeholder_return(id, Some(declaration)).is_some();
        let declared = if has_params || open { Some(declared) } else { ty };
        self.g.link_some(node, routine::DECLARED_TYPE, declared);
        self.entity_in_sequence(template);
        self.g.link(template, template::DEFINITION_TEMPLATE, template);
        if unread {
            return;
        }
        if special {
            self.g.flag(node, routine::DEFINED, d.flags.contains(DeclarationFlags::DELETED));
            return;
        }
        if let Some(ty) = ty {
            self.g.link(ty, ty::ASSOC_ROUTINE, node);
        }
        self.g.flag(node, routine::DEFINED, true);
        self.function.pending.push(PendingBody { function: id, declaration });
        if il[id].class.is_none() {
            self.bodies_from(self.function.pending.len() - 1);
        }
    }

    /// A member of a class template that is defined outside of it, or an explicit specialization.
    fn templated_member(&mut self, d: &TemplateDeclaration) {
        let il = self.il;
        let (TemplatedItem::Declaration { id } | TemplatedItem::Friend { id }) = d.item else { return };
        let group = &il[id];
        let member = il[group.declarators].first().map(|declarator| il[*declarator].entity);
        let member = member
            .and_then(|member| self.made.templates.member_templates.get(&member).copied().zip(Some(member)));
        let Some((canonical, entity)) = member else {
            self.group(id, false);
            return;
        };
        let declarator = il[group.declarators].first().copied();
        self.with(change::InPrototype(true), |p| p.defined_member(d, canonical, entity, declarator));
    }

    /// A member of a class template that is defined outside of it.
    pub(super) fn defined_member(
        &mut self,
        d: &TemplateDeclaration,
        canonical: TemplateNode,
        entity: Entity,
        declarator: Option<DeclarationId>,
    ) {
        let il = self.il;
        let node = self.g.add_like(canonical);
        let name = self.g.name(canonical);
        self.named(node, name, word::CPLUSPLUS);
        self.declared_at(node, d.pos);
        self.g.copy_field(canonical, node, template::SOURCE_CORRESP_IS_CLASS_MEMBER);
        self.g.copy_field(canonical, node, template::SOURCE_CORRESP_ACCESS);
        self.g.copy_field(canonical, node, template::ROUTINE);
        self.g.copy_field(canonical, node, template::VARIABLE);
        self.g.copy_field(canonical, node, template::TYPE);
        let parent = self.g.target(canonical, template::SOURCE_CORRESP_PARENT_SCOPE);
        self.member_of(node, self.file, scope::TEMPLATES);
        self.g.link_some(node, template::SOURCE_CORRESP_PARENT_SCOPE, parent);
        self.g.flag(node, template::SOURCE_CORRESP_NEEDED, true);
        self.g.link(node, template::CANONICAL_TEMPLATE, canonical);
        self.g.link(canonical, template::DEFINITION_TEMPLATE, node);
        let made = self.template_headers(d.headers);
        self.g.link_some(node, template::TEMPLATE_DECL, made);
        let text = self.template_text(&il[d.text]);
        self.g.string(node, template::TEXT, text);
        self.entity_in_sequence(node);
        let class = parent.and_then(|scope| self.g.target(scope, scope::ASSOC_TYPE));
        if let Some(class) = class {
            // Its name stands before that of the member.
            self.referenced(class);
        }
        if let Some(supplement) = class.and_then(|class| self.g.target(class, ty::EXTRA_INFO))
            && matches!(entity, Entity::Function { .. })
        {
            self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
        }
        match (entity, declarator) {
            (Entity::Function { id }, Some(declaration)) => {
                self.outside_definition(id, declaration);
                if let TemplatedItem::Declaration { id: group } = d.item {
                    self.added_attributes(id, declaration, il[group].specifiers.attributes);
                }
            }
            (Entity::Variable { id }, Some(declaration)) => self.outside_variable(id, declaration),
            _ => {}
        }
    }

    /// The definition of a static data member of a class template outside of it.
    fn outside_variable(&mut self, id: VariableId, declaration: DeclarationId) {
        let d = &self.il[declaration];
        let node = self.variable(id);
        self.declared_at(node, d.pos);
        let ty = match self.il[d.ty].kind {
            // What is written is the header's.
            TypeKind::NamedParam { param } => Some(self.type_parameter(param)),
            _ => self.g.target(node, variable::TYPE),
        };
        self.g.link_some(node, variable::DECLARED_TYPE, ty);
        self.placeholder_flags(node, id, d.ty);
        self.variable_initializer(node, id, declaration);
    }

    /// The definition of a member function of a class template outside of it.
    fn outside_definition(&mut self, id: FunctionId, declaration: DeclarationId) {
        let il = self.il;
        let d = &il[declaration];
        let node = self.routine(id);
        self.declared_at(node, d.pos);
        let ty = self.g.target(node, routine::TYPE);
        let has_params = ty.is_some_and(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST).is_some());
        let open = self.placeholder_return(id, Some(declaration)).is_some();
        let declared =
            if has_params || open { Some(self.routine_type_of(id, Some(declaration))) } else { ty };
        self.g.link_some(node, routine::DECLARED_TYPE, declared);
        if let Some(ty) = ty {
            self.g.link(ty, ty::ASSOC_ROUTINE, node);
        }
        self.g.flag(node, routine::DEFINED_OUTSIDE_OF_PARENT, true);
        if d.body.is_some() {
            self.g.flag(node, routine::DEFINED, true);
            self.g.word(node, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
            self.function.pending.push(PendingBody { function: id, declaration });
            self.bodies_from(self.function.pending.len() - 1);
        }
    }

    fn instantiation(&mut self, id: InstantiationId) {
        let il = self.il;
        let Instantiation { extern_, pos, entity, .. } = il[id];
        let node = self.new_node(new::INSTANTIATION_DIRECTIVE);
        self.position(node, pos);
        let entity = entity.and_then(|entity| self.entity(entity));
        self.g.link_some(
            node,
            instantiation_directive::ENTITY,
            entity.and_then(|node| self.g.cast::<kind::Instantiated>(node)),
        );
        self.g.flag(node, instantiation_directive::DO_NOT_INSTANTIATE, extern_);
        self.in_sequence(node);
    }
}
