//! Making the entries of the display from the unit's intermediate language.

use super::graph::{Graph, NodeId, Value};
use super::{Header, Unit};
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{Form, Label, PREDECLARED, field, form, word};
use rustc_hash::{FxHashMap, FxHashSet};

/// The list of what the source says, in order, that entries are being added to.
#[derive(Clone, Copy)]
pub(super) struct Sequence {
    /// The scope whose list it is.
    pub owner: NodeId,
    pub last: Option<NodeId>,
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
    pub file: NodeId,
    pub entities: FxHashMap<Entity, NodeId>,
    pub scopes: FxHashMap<ScopeId, NodeId>,
    pub types: FxHashMap<TypeId, NodeId>,
    pub builtins: FxHashMap<Builtin, NodeId>,
    /// Namespaces that are there before the unit declares them, by parent and name.
    pub predeclared: FxHashMap<(NodeId, String), NodeId>,
    pub typedefs: FxHashMap<String, NodeId>,
    pub sequence: Sequence,
    /// The scopes of functions with bodies, in the order of their regions.
    pub bodies: Vec<(NodeId, String)>,
    pub pending: Vec<PendingBody>,
    /// The function whose body is being made.
    pub routine: Option<NodeId>,
    /// The scope that local entities are being added to.
    pub local_scope: Option<NodeId>,
    pub statements: super::statements::Targets,
    /// Routines and variables that are used, by entry.
    pub used: Vec<NodeId>,
    /// Numbers of the first lines of segments among the lines of all files.
    pub lines: super::source::Lines,
    /// How many types and expressions are being made inside of one another.
    pub depth: u32,
    pub c_linkage: bool,
    pub explicit_linkage: bool,
    pub has_templates: bool,
    /// The region of the outermost function being shown, and its scope.
    pub function_region: u32,
    pub outermost: Option<NodeId>,
    /// How many functions have been defined.
    pub definitions: u32,
    /// For scopes of functions: the lists of what lives as long as the program.
    pub orphans: FxHashMap<NodeId, NodeId>,
    /// Those of functions that are being shown.
    pub open_orphans: Vec<(NodeId, NodeId)>,
    pub first_orphans: Option<NodeId>,
    pub last_orphans: Option<NodeId>,
    /// Entities with linkage that functions declare, by the scope where they do.
    pub local_declarations: Vec<(NodeId, NodeId)>,
    /// What the lambda being shown has captured.
    pub captures: super::lambdas::Captures,
    /// Lambdas whose closure types have been made.
    pub closures: FxHashSet<LambdaId>,
    /// The members of closures, by lambda and place of the capture.
    pub capture_members: FxHashMap<(LambdaId, Pos), NodeId>,
    /// The lifetime of the temporaries of the full-expression that is being shown, once it has one.
    pub temporaries: Option<NodeId>,
    /// Whether the object that is being made is a temporary.
    pub making_temporary: bool,
    /// Classes and the routines that make and end objects of them on the free store.
    pub allocated: Vec<(NodeId, NodeId)>,
    /// Whether a class or enumeration is declared without anything of its type.
    pub tag_alone: bool,
    /// The groups that attributes are written in, which copies of an attribute share.
    pub attribute_groups: FxHashMap<u32, NodeId>,
    /// Classes with constructors that need no code.
    pub lazy_classes: Vec<NodeId>,
    /// The objects that string literals stand for, by their text.
    pub strings: FxHashMap<String, NodeId>,
    /// Types of string literals, by element type and length.
    pub string_types: FxHashMap<(NodeId, u64), NodeId>,
    /// The types of functions' parameters, by the declaration: as they count and as they are declared.
    pub parameter_types: FxHashMap<(FunctionId, DeclarationId, usize), (NodeId, NodeId)>,
    /// The constants of default arguments, which all uses share.
    pub default_constants: FxHashMap<ExprId, NodeId>,
    /// Whether a declaration stands behind a linkage specification without braces.
    pub only_linkage: bool,
    /// Whether operands are shown of an operation that depends on template parameters.
    pub dependent: bool,
    /// Whether what is being shown is the pattern of a template.
    pub in_prototype: bool,
    /// The type of expressions whose type depends on template parameters.
    pub unknown: Option<NodeId>,
    /// For members of class templates: the templates that they count as.
    pub member_templates: FxHashMap<Entity, NodeId>,
    /// The value of the keyword for null pointers.
    pub null_keyword: Option<NodeId>,
    /// Qualifiers of names, which are shared: by what they name and the qualifier before.
    pub qualifiers: FxHashMap<(super::names::Qualifies, Option<NodeId>), NodeId>,
    /// Types that declarations have, and whether one of a name with linkage is among them.
    pub declared: FxHashSet<(TypeId, bool)>,
}

impl<'a> Build<'a> {
    pub fn new(unit: Unit<'a>, header: &'a Header) -> Self {
        let mut g = Graph::new();
        g.is_c = header.is_c;
        let floats = PREDECLARED
            .floats
            .iter()
            .filter(|row| !header.is_c && row.2 <= header.gnu_version && row.3 <= header.standard);
        g.float_names = floats.map(|row| (row.0, row.1)).collect();
        let file = g.add(form::SCOPE_SCK_FILE);
        let mut scopes = FxHashMap::default();
        scopes.insert(unit.global, file);
        Self {
            g,
            unit,
            il: unit.il,
            header,
            file,
            entities: FxHashMap::default(),
            scopes,
            types: FxHashMap::default(),
            builtins: FxHashMap::default(),
            predeclared: FxHashMap::default(),
            typedefs: FxHashMap::default(),
            sequence: Sequence { owner: file, last: None },
            bodies: Vec::new(),
            pending: Vec::new(),
            routine: None,
            local_scope: None,
            statements: Default::default(),
            used: Vec::new(),
            lines: super::source::Lines::new(unit),
            depth: 0,
            c_linkage: header.is_c,
            explicit_linkage: false,
            has_templates: false,
            function_region: 1,
            outermost: None,
            definitions: 0,
            orphans: FxHashMap::default(),
            open_orphans: Vec::new(),
            first_orphans: None,
            last_orphans: None,
            local_declarations: Vec::new(),
            captures: Default::default(),
            closures: FxHashSet::default(),
            capture_members: FxHashMap::default(),
            temporaries: None,
            making_temporary: false,
            allocated: Vec::new(),
            tag_alone: false,
            attribute_groups: FxHashMap::default(),
            lazy_classes: Vec::new(),
            strings: FxHashMap::default(),
            string_types: FxHashMap::default(),
            parameter_types: FxHashMap::default(),
            default_constants: FxHashMap::default(),
            only_linkage: false,
            dependent: false,
            in_prototype: false,
            unknown: None,
            member_templates: FxHashMap::default(),
            null_keyword: None,
            qualifiers: FxHashMap::default(),
            declared: FxHashSet::default(),
        }
    }

    pub fn text(&self, name: Name) -> String {
        self.unit.names.text(name).to_owned()
    }

    /// Sets the two fields of a position.
    pub fn place(&mut self, id: NodeId, labels: (Label, Label), pos: Pos) {
        if !pos.is_some() {
            return;
        }
        let (line, column) = (self.lines.number(self.unit, pos), self.unit.sources.column(pos));
        self.g.int(id, labels.0, line);
        self.g.int(id, labels.1, column);
    }

    /// The position of an entry that is no entity.
    pub fn position(&mut self, id: NodeId, pos: Pos) {
        self.place(id, (field::POSITION_SEQ, field::POSITION_COLUMN), pos);
    }

    /// The position of an entity's name.
    pub fn declared_at(&mut self, id: NodeId, pos: Pos) {
        let labels = (field::SOURCE_CORRESP_DECL_POSITION_SEQ, field::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        self.place(id, labels, pos);
    }

    /// The index of the token at a position.
    pub fn token_at(&self, pos: Pos) -> usize {
        self.unit.tokens.positions.partition_point(|at| *at < pos)
    }

    /// The position of the token behind the one at `pos`.
    pub fn behind(&self, pos: Pos) -> Pos {
        self.unit.tokens.pos(self.token_at(pos) + 1)
    }

    /// Names an entity and gives it a linkage, which only those with names have.
    pub fn named(&mut self, id: NodeId, name: Option<String>, linkage: &'static str) {
        if let Some(name) = name {
            self.g.set(id, field::SOURCE_CORRESP_NAME, Value::Name(name));
            self.g.word(id, field::SOURCE_CORRESP_NAME_LINKAGE, linkage);
        }
    }

    pub fn language_linkage(&self) -> &'static str {
        if self.c_linkage { word::C } else { word::CPLUSPLUS }
    }

    /// Notes that an entity has been referred to.
    pub fn referenced(&mut self, id: NodeId) {
        self.g.flag(id, field::SOURCE_CORRESP_REFERENCED, true);
    }

    /// Makes an entity a member of a scope and adds it to one of the scope's lists.
    pub fn member_of(&mut self, id: NodeId, scope: NodeId, list: Label) {
        self.g.link(id, field::SOURCE_CORRESP_PARENT_SCOPE, scope);
        self.g.append(scope, list, id, field::NEXT);
    }

    pub fn access(&mut self, id: NodeId, access: Access) {
        let word = match access {
            Access::None => return,
            Access::Public => word::AS_PUBLIC,
            Access::Protected => word::AS_PROTECTED,
            Access::Private => word::AS_PRIVATE,
        };
        self.g.flag(id, field::SOURCE_CORRESP_IS_CLASS_MEMBER, true);
        self.g.word(id, field::SOURCE_CORRESP_ACCESS, word);
    }

    /// Adds an entry to the list of what the source says; returns its place in the list.
    pub fn in_sequence(&mut self, entity: NodeId) -> NodeId {
        let entry = self.g.add(form::SOURCE_SEQUENCE_ENTRY);
        self.g.link(entry, field::ENTITY, entity);
        match self.sequence.last {
            Some(last) => {
                self.g.link(last, field::NEXT, entry);
                self.g.link(entry, field::PREV, last);
            }
            None => self.g.link(self.sequence.owner, field::SOURCE_SEQUENCE_LIST, entry),
        }
        self.sequence.last = Some(entry);
        entry
    }

    /// Adds an entity to the list where it is declared or defined.
    pub fn entity_in_sequence(&mut self, entity: NodeId) {
        let entry = self.in_sequence(entity);
        self.g.link(entity, field::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY, entry);
    }

    /// Marks the end of a construct that has others inside.
    pub fn end_of(&mut self, entity: NodeId, pos: Option<Pos>) {
        let end = self.g.add(form::SRC_SEQ_END_OF_CONSTRUCT);
        if let Some(pos) = pos {
            self.position(end, pos);
        }
        self.g.link(end, field::ENTITY, entity);
        self.in_sequence(end);
    }

    /// A declaration that is not the one an entity keeps.
    pub fn secondary(&mut self, entity: NodeId, pos: Pos, first: bool) -> NodeId {
        let id = self.g.add(form::SRC_SEQ_SECONDARY_DECL);
        self.place(id, (field::DECL_POSITION_SEQ, field::DECL_POSITION_COLUMN), pos);
        self.g.link(id, field::ENTITY, entity);
        self.g.word(id, field::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(id, field::FIRST_DECLARATION, first);
        let entry = self.in_sequence(id);
        if first {
            self.g.link(entity, field::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY, entry);
        }
        id
    }

    /// The entry of a scope that has one: template headers have none of their own.
    pub fn scope(&mut self, scope: ScopeId) -> NodeId {
        if let Some(found) = self.scopes.get(&scope) {
            return *found;
        }
        let found = match self.il[scope].kind {
            ScopeKind::Global => self.file,
            ScopeKind::Namespace { of } => {
                let namespace = self.namespace(of);
                self.g.target(namespace, field::ASSOC_SCOPE).unwrap_or(self.file)
            }
            ScopeKind::Class { of } => self.class_scope(of),
            ScopeKind::Enum { of } => {
                let ty = self.ty(self.il[of].ty);
                self.g.target(ty, field::ENUM_INFO_ASSOC_SCOPE).unwrap_or(self.file)
            }
            ScopeKind::Function { .. } | ScopeKind::Prototype | ScopeKind::Block | ScopeKind::Template => {
                return match (self.local_scope, self.il[scope].parent) {
                    (Some(local), _) if !matches!(self.il[scope].kind, ScopeKind::Template) => local,
                    (_, Some(parent)) => self.scope(parent),
                    _ => self.file,
                };
            }
        };
        self.scopes.insert(scope, found);
        found
    }

    /// The entry of an entity that is shown as one.
    pub fn entity(&mut self, entity: Entity) -> Option<NodeId> {
        Some(match entity {
            Entity::Namespace { id } => self.namespace(id),
            Entity::NamespaceAlias { .. } => *self.entities.get(&entity)?,
            Entity::Variable { id } | Entity::Binding { id } => self.variable(id),
            Entity::Function { id } => self.routine(id),
            Entity::Field { id } => self.field(id),
            Entity::Class { id } => self.class(id),
            Entity::Enum { id } => self.enumeration(id),
            Entity::Typedef { id } => self.typedef(id),
            Entity::Template { id } => self.template(id),
            Entity::Enumerator { .. }
            | Entity::TemplateParam { .. }
            | Entity::Label { .. }
            | Entity::Using { .. } => *self.entities.get(&entity)?,
        })
    }

    /// A namespace with its scope, which is made when it is first named.
    pub fn namespace(&mut self, id: NamespaceId) -> NodeId {
        let entity = Entity::Namespace { id };
        if let Some(found) = self.entities.get(&entity) {
            return *found;
        }
        let Namespace { name, pos, enclosing, inline, .. } = self.il[id];
        let parent = self.scope(enclosing);
        let name = name.map(|name| self.text(name));
        let known = name.clone().and_then(|name| self.predeclared.get(&(parent, name)).copied());
        let node = match known {
            Some(node) => node,
            None => self.new_namespace(parent, name.clone()),
        };
        self.entities.insert(entity, node);
        self.declared_at(node, pos);
        self.g.flag(node, field::INTERNAL_LINKAGE, name.is_none());
        self.g.flag(node, field::IS_INLINE, inline);
        node
    }

    pub fn new_namespace(&mut self, parent: NodeId, name: Option<String>) -> NodeId {
        let node = self.g.add_to_file(form::NAMESPACE);
        let scope = self.g.add_to_file(form::SCOPE_SCK_NAMESPACE);
        self.named(node, name, word::CPLUSPLUS);
        self.member_of(node, parent, field::NAMESPACES);
        self.g.link(node, field::ASSOC_SCOPE, scope);
        self.g.link(scope, field::PARENT, parent);
        self.g.link(scope, field::ASSOC_NAMESPACE, node);
        node
    }

    /// Makes a field of the current region.
    pub fn new_node(&mut self, form: Form) -> NodeId {
        self.g.add(form)
    }
}
