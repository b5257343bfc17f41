//! Making the entries of the display from the unit's intermediate language.

use super::declaration_place::DeclarationPlace;
use super::function_place::FunctionPlace;
use super::graph::{Graph, Handle, NodeId, Of, Seen};
use super::made::Made;
use super::{Header, Unit};
use crate::finalize::unit_entity;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{
    Among, Kind, Link, NamespaceNode, New, Number, PREDECLARED, ScopeNode, ScopeOrphanedListHeaderNode,
    SourceSequenceEntryNode, SrcSeqSecondaryDeclNode, any, kind, namespace, new, scope,
    source_sequence_entry, src_seq_end_of_construct, src_seq_secondary_decl, ty, word,
};

/// The list of what the source says, in order, that entries are being added to.
#[derive(Clone, Copy)]
pub(super) struct Sequence {
    /// The scope whose list it is.
    pub owner: NodeId,
    pub last: Option<SourceSequenceEntryNode>,
}

/// A function whose body is still to be shown.
#[derive(Clone, Copy)]
pub(super) struct PendingBody {
    pub function: FunctionId,
    pub declaration: DeclarationId,
}

pub(super) struct Build<'a> {
    pub g: Graph,
    pub unit: Unit<'a>,
    pub il: &'a Il,
    pub header: &'a Header,
    /// The scope of the file.
    pub file: ScopeNode,
    /// Routines and variables that are used, by entry.
    pub used: Vec<NodeId>,
    /// Numbers of the first lines of segments among the lines of all files.
    pub lines: super::source::Lines,
    /// How many types and expressions are being made inside of one another.
    pub depth: u32,
    /// Where the entity is defined that tells the unit from all others.
    pub unit_entity: Option<Pos>,
    /// How many functions have been defined.
    pub definitions: u32,
    pub first_orphans: Option<ScopeOrphanedListHeaderNode>,
    pub last_orphans: Option<ScopeOrphanedListHeaderNode>,
    pub made: Made,
    pub function: FunctionPlace,
    pub place: DeclarationPlace,
}

impl<'a> Build<'a> {
    /// The display of a unit, with nothing in it.
    pub fn new(unit: Unit<'a>, header: &'a Header) -> Self {
        let mut g = Graph::new();
        g.is_c = header.is_c;
        g.exceptions_in_types = header.standard >= 2017;
        let floats = PREDECLARED
            .floats
            .iter()
            .filter(|row| !header.is_c && row.2 <= header.gnu_version && row.3 <= header.standard);
        g.float_names = floats.map(|row| (row.0, row.1)).collect();
        let file = g.add(new::SCOPE_SCK_FILE);
        let mut made = Made::default();
        made.entities.scopes.insert(unit.global, file);
        made.entities.namespaces.insert(file, unit.global);
        Self {
            g,
            unit,
            il: unit.il,
            header,
            file,
            used: Vec::new(),
            lines: super::source::Lines::new(unit, &header.segments),
            depth: 0,
            unit_entity: unit_entity(unit.il, unit.names, unit.sources, unit.global).map(|entity| entity.pos),
            definitions: 0,
            first_orphans: None,
            last_orphans: None,
            made,
            function: FunctionPlace { region: 1, ..Default::default() },
            place: DeclarationPlace::new(Sequence { owner: file.id(), last: None }, header.is_c),
        }
    }

    /// The spelling of a name.
    pub fn text(&self, name: Name) -> String {
        self.unit.names.text(name).to_owned()
    }

    /// Sets the two fields of a position.
    pub fn place<S: Kind, C: Kind>(
        &mut self,
        id: impl Handle<S> + Handle<C>,
        slots: (Number<S>, Number<C>),
        pos: Pos,
    ) {
        if !pos.is_some() {
            return;
        }
        let (line, column) = (self.lines.number(self.unit, pos), self.unit.sources.column(pos));
        self.g.int(id, slots.0, line);
        self.g.int(id, slots.1, column);
    }

    /// The position of an entry that is no entity.
    pub fn position(
        &mut self,
        id: impl Handle<kind::WithPositionSeq> + Handle<kind::WithPositionColumn>,
        pos: Pos,
    ) {
        self.place(id, (any::POSITION_SEQ, any::POSITION_COLUMN), pos);
    }

    /// The position of an entity's name.
    pub fn declared_at(&mut self, id: impl Handle<kind::Entity>, pos: Pos) {
        let id = id.of();
        let labels = (any::SOURCE_CORRESP_DECL_POSITION_SEQ, any::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        self.place(id, labels, pos);
    }

    /// Whether what is at `pos` is behind what is at `other`, in the order in which they are read.
    pub fn is_behind(&self, pos: Pos, other: Pos) -> bool {
        let place = |pos| (self.lines.number(self.unit, pos), self.unit.sources.column(pos));
        pos.is_some() && other.is_some() && place(pos) > place(other)
    }

    /// The entry that an entity has already, where it is of the kind `E`.
    pub fn known<E: Kind>(&self, entity: Entity) -> Option<Of<E>> {
        self.made.entities.by_entity.get(&entity).and_then(|found| self.g.cast(*found))
    }

    /// The entry for a name that is there before the unit declares it, where it is of the kind `E`.
    pub fn predeclared<E: Kind>(&self, parent: ScopeNode, name: String) -> Option<Of<E>> {
        self.made.entities.predeclared.get(&(parent, name)).and_then(|found| self.g.cast(*found))
    }

    /// Names an entity and gives it a linkage, which only those with names have.
    pub fn named(&mut self, id: impl Handle<kind::Entity>, name: Option<String>, linkage: &'static str) {
        let id = id.id();
        let Some(name) = name else { return };
        if let Some(named) = self.g.having(id, any::SOURCE_CORRESP_NAME) {
            self.g.identifier(named, any::SOURCE_CORRESP_NAME, name);
        }
        if let Some(named) = self.g.having(id, any::SOURCE_CORRESP_NAME_LINKAGE) {
            self.g.word(named, any::SOURCE_CORRESP_NAME_LINKAGE, linkage);
        }
    }

    /// The word for the language linkage here.
    pub fn language_linkage(&self) -> &'static str {
        if self.place.c_linkage { word::C } else { word::CPLUSPLUS }
    }

    /// Notes that an entity has been referred to.
    pub fn referenced(&mut self, id: impl Handle<kind::Entity>) {
        let id = id.of();
        self.g.flag(id, any::SOURCE_CORRESP_REFERENCED, true);
    }

    /// Makes an entity a member of a scope and adds it to one of the scope's lists.
    pub fn member_of<T>(
        &mut self,
        id: impl Handle<kind::Entity>,
        scope: ScopeNode,
        list: Link<kind::Scope, T>,
    ) where
        T: Kind + Among<T> + Among<kind::WithNext>,
    {
        let id = id.of();
        self.g.link(id, any::SOURCE_CORRESP_PARENT_SCOPE, scope);
        if let Some(member) = self.g.cast::<T>(id) {
            self.g.append(scope, list, member, any::NEXT);
        }
    }

    /// Sets the access of an entry, where it has one.
    pub fn access(&mut self, id: impl Handle<kind::Entity>, access: Access) {
        let id = id.id();
        let Some(word) = access_word(access) else { return };
        self.g.mark(id, any::SOURCE_CORRESP_IS_CLASS_MEMBER, true);
        if let Some(member) = self.g.having(id, any::SOURCE_CORRESP_ACCESS) {
            self.g.word(member, any::SOURCE_CORRESP_ACCESS, word);
        }
    }

    /// Adds an entry to the list of what the source says; returns its place in the list.
    pub fn in_sequence(&mut self, entity: impl Seen<kind::Any>) -> Option<SourceSequenceEntryNode> {
        let entity = entity.id();
        if self.place.unlisted {
            return None;
        }
        let entry = self.g.add(new::SOURCE_SEQUENCE_ENTRY);
        self.g.link_cast(entry, source_sequence_entry::ENTITY, entity);
        match self.place.sequence.last {
            Some(last) => {
                self.g.link(last, source_sequence_entry::NEXT, entry);
                self.g.link(entry, source_sequence_entry::PREV, last);
            }
            None => {
                if let Some(owner) = self.g.having(self.place.sequence.owner, any::SOURCE_SEQUENCE_LIST) {
                    self.g.link(owner, any::SOURCE_SEQUENCE_LIST, entry);
                }
            }
        }
        self.place.sequence.last = Some(entry);
        Some(entry)
    }

    /// Adds an entity to the list where it is declared or defined.
    pub fn entity_in_sequence(&mut self, entity: impl Handle<kind::Entity>) {
        let entity = entity.id();
        let entry = self.in_sequence(entity);
        if let (Some(entry), Some(entity)) =
            (entry, self.g.having(entity, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY))
        {
            self.g.link(entity, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY, entry);
        }
    }

    /// Marks the end of a construct that has others inside.
    pub fn end_of(&mut self, entity: impl Seen<kind::Any>, pos: Option<Pos>) {
        let entity = entity.id();
        if self.place.unlisted {
            return;
        }
        let end = self.g.add(new::SRC_SEQ_END_OF_CONSTRUCT);
        if let Some(pos) = pos {
            self.position(end, pos);
        }
        self.g.link_cast(end, src_seq_end_of_construct::ENTITY, entity);
        self.in_sequence(end);
    }

    /// A declaration that is not the one an entity keeps.
    pub fn secondary(
        &mut self,
        entity: impl Handle<kind::Entity>,
        pos: Pos,
        first: bool,
    ) -> SrcSeqSecondaryDeclNode {
        let entity = entity.id();
        let id = self.g.add(new::SRC_SEQ_SECONDARY_DECL);
        self.place(id, (any::DECL_POSITION_SEQ, any::DECL_POSITION_COLUMN), pos);
        self.g.link_cast(id, src_seq_secondary_decl::ENTITY, entity);
        self.g.word(id, src_seq_secondary_decl::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(id, src_seq_secondary_decl::FIRST_DECLARATION, first);
        let entry = self.in_sequence(id);
        // What is there from the beginning keeps where the program first declares it.
        let kept = self.made.entities.predeclared.values().any(|of| *of == entity)
            && self.g.leads_to(entity, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY.label()).is_none();
        if (first || kept)
            && let Some(entry) = entry
            && let Some(entity) = self.g.having(entity, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY)
        {
            self.g.link(entity, any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY, entry);
        }
        id
    }

    /// The entry of a scope that has one: template headers have none of their own.
    pub fn scope(&mut self, scope: ScopeId) -> ScopeNode {
        if let Some(found) = self.made.entities.scopes.get(&scope) {
            return *found;
        }
        let found = match self.il[scope].kind {
            ScopeKind::Global => self.file,
            ScopeKind::Namespace { of } => {
                let namespace = self.namespace(of);
                self.g.target(namespace, namespace::ASSOC_SCOPE).unwrap_or(self.file)
            }
            ScopeKind::Class { of } => self.class_scope(of),
            ScopeKind::Enum { of } => {
                let ty = self.ty(self.il[of].ty);
                self.g.target(ty, ty::ENUM_INFO_ASSOC_SCOPE).unwrap_or(self.file)
            }
            ScopeKind::Function { .. } | ScopeKind::Prototype | ScopeKind::Block | ScopeKind::Template => {
                return match (self.function.local_scope, self.il[scope].parent) {
                    (Some(local), _) if !matches!(self.il[scope].kind, ScopeKind::Template) => local,
                    (_, Some(parent)) => self.scope(parent),
                    _ => self.file,
                };
            }
        };
        self.made.entities.scopes.insert(scope, found);
        if let ScopeKind::Global | ScopeKind::Namespace { .. } = self.il[scope].kind {
            self.made.entities.namespaces.insert(found, scope);
        }
        found
    }

    /// The entry of an entity that is shown as one.
    pub fn entity(&mut self, entity: Entity) -> Option<NodeId> {
        Some(match entity {
            Entity::Namespace { id } => self.namespace(id).id(),
            Entity::NamespaceAlias { .. } => *self.made.entities.by_entity.get(&entity)?,
            Entity::Variable { id } | Entity::Binding { id } => self.variable(id).id(),
            Entity::Function { id } => self.routine(id).id(),
            Entity::Field { id } => self.field(id).id(),
            Entity::Class { id } => self.class(id).id(),
            Entity::Enum { id } => self.enumeration(id).id(),
            Entity::Typedef { id } => self.typedef(id).id(),
            Entity::Template { id } => self.template(id).id(),
            Entity::Enumerator { .. } | Entity::TemplateParam { .. } | Entity::Using { .. } => {
                *self.made.entities.by_entity.get(&entity)?
            }
        })
    }

    /// A namespace with its scope, which is made when it is first named.
    pub fn namespace(&mut self, id: NamespaceId) -> NamespaceNode {
        let entity = Entity::Namespace { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        let Namespace { name, pos, enclosing, inline, .. } = self.il[id];
        let parent = self.scope(enclosing);
        let name = name.map(|name| self.text(name));
        let known = name.clone().and_then(|name| self.predeclared(parent, name));
        let node = match known {
            Some(node) => node,
            None => self.new_namespace(parent, name.clone()),
        };
        self.made.entities.by_entity.insert(entity, node.id());
        if !self.g.is_true(node, namespace::IS_STD) {
            self.declared_at(node, pos);
        }
        self.g.flag(node, namespace::INTERNAL_LINKAGE, name.is_none());
        self.g.flag(node, namespace::IS_INLINE, inline);
        node
    }

    /// An entry for a namespace in another one.
    pub fn new_namespace(&mut self, parent: ScopeNode, name: Option<String>) -> NamespaceNode {
        let node = self.g.add_to_file(new::NAMESPACE);
        let scope = self.g.add_to_file(new::SCOPE_SCK_NAMESPACE);
        self.named(node, name, word::CPLUSPLUS);
        self.member_of(node, parent, scope::NAMESPACES);
        self.g.link(node, namespace::ASSOC_SCOPE, scope);
        self.g.link(scope, scope::PARENT, parent);
        self.g.link(scope, scope::ASSOC_NAMESPACE, node);
        node
    }

    /// Makes a field of the current region.
    pub fn new_node<E>(&mut self, new: New<E>) -> Of<E> {
        self.g.add(new)
    }
}

/// The word for the access of a member.
pub(super) fn access_word(access: Access) -> Option<&'static str> {
    Some(match access {
        Access::None => return None,
        Access::Public => word::AS_PUBLIC,
        Access::Protected => word::AS_PROTECTED,
        Access::Private => word::AS_PRIVATE,
    })
}
