//! Entries as they are displayed: a graph beside the unit's own, in the shape that the layout describes.

use crate::tables::il_display::{Form, LAYOUTS, Label, Layout, form};
use rustc_hash::{FxHashMap, FxHashSet};

/// An entry of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// Its place among all entries, in the order of their making.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Int(i128),
    /// An enumerator.
    Word(&'static str),
    /// Text without quotes.
    Text(String),
    /// An identifier.
    Name(String),
    /// Other text in memory.
    String(String),
    Node(NodeId),
    /// Several entries in one field.
    Nodes(Vec<NodeId>),
    /// The rows of a section.
    Rows(Vec<(Label, Value)>),
}

/// An entry with those of its fields that are not left out.
#[derive(Debug)]
pub(super) struct Node {
    pub form: Form,
    /// The memory region: 1 is the file's, the others belong to functions.
    pub region: u32,
    pub fields: Vec<(Label, Value)>,
    /// For constants: the value as an expression.
    pub text: Option<String>,
}

/// Types that are the same for the same base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Derived {
    Pointer,
    LvalueReference,
    RvalueReference,
    Qualified(&'static str),
    Member(NodeId),
}

/// All entries of a display.
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// Whether the unit is C.
    pub is_c: bool,
    /// Whether exception specifications are parts of types.
    pub exceptions_in_types: bool,
    /// The region that new entries belong to.
    pub region: u32,
    /// Types of floating type that are named as the standard library does.
    pub float_names: Vec<(&'static str, &'static str)>,
    /// The types of string literals.
    pub string_types: FxHashSet<NodeId>,
    pub derived: FxHashMap<(NodeId, Derived), NodeId>,
    /// The last entry of each list, by the entry and field that the list begins in.
    ends: FxHashMap<(NodeId, Label), NodeId>,
    /// Entries that are in a list, by the field that chains them: an entry is in one list only.
    listed: FxHashSet<(NodeId, Label)>,
}

impl Graph {
    /// A graph without entries.
    pub fn new() -> Self {
        Self {
            nodes: Vec::new(),
            is_c: false,
            exceptions_in_types: true,
            region: 1,
            float_names: Vec::new(),
            string_types: FxHashSet::default(),
            derived: FxHashMap::default(),
            ends: FxHashMap::default(),
            listed: FxHashSet::default(),
        }
    }

    /// Makes an entry in the current region.
    pub fn add(&mut self, form: Form) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { form, region: self.region, fields: Vec::new(), text: None });
        id
    }

    /// Makes an entry like another one.
    pub fn copy(&mut self, of: NodeId) -> NodeId {
        let node = self.node(of);
        let (form, fields, text) = (node.form, node.fields.clone(), node.text.clone());
        let id = self.add(form);
        let node = self.node_mut(id);
        (node.fields, node.text) = (fields, text);
        id
    }

    /// Makes an entry in the region of the file.
    pub fn add_to_file(&mut self, form: Form) -> NodeId {
        let id = self.add(form);
        self.node_mut(id).region = 1;
        id
    }

    /// All entries, in the order in which they were made.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// An entry.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// An entry, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The fields that an entry can have.
    pub fn layout(&self, id: NodeId) -> &'static Layout {
        &LAYOUTS[usize::from(self.node(id).form.kind)]
    }

    /// Whether an entry is of the kind that `form` is of, whatever its variant.
    pub fn is(&self, id: NodeId, form: Form) -> bool {
        self.node(id).form.kind == form.kind
    }

    /// The value of a field, where it is set.
    pub fn get(&self, id: NodeId, label: Label) -> Option<&Value> {
        self.node(id).fields.iter().find(|field| field.0 == label).map(|field| &field.1)
    }

    /// The entry that a field leads to.
    pub fn target(&self, id: NodeId, label: Label) -> Option<NodeId> {
        match self.get(id, label) {
            Some(Value::Node(target)) => Some(*target),
            _ => None,
        }
    }

    /// Whether a field is set and true.
    pub fn is_true(&self, id: NodeId, label: Label) -> bool {
        self.get(id, label) == Some(&Value::Bool(true))
    }

    /// Sets a field.
    pub fn set(&mut self, id: NodeId, label: Label, value: Value) {
        let fields = &mut self.node_mut(id).fields;
        match fields.iter_mut().find(|field| field.0 == label) {
            Some(field) => field.1 = value,
            None => fields.push((label, value)),
        }
    }

    /// Takes the value of a field away.
    pub fn clear(&mut self, id: NodeId, label: Label) {
        self.node_mut(id).fields.retain(|field| field.0 != label);
    }

    /// Sets a flag to true, or leaves it out.
    pub fn flag(&mut self, id: NodeId, label: Label, holds: bool) {
        if holds {
            self.set(id, label, Value::Bool(true));
        }
    }

    /// Sets a field to another entry.
    pub fn link(&mut self, id: NodeId, label: Label, target: NodeId) {
        self.set(id, label, Value::Node(target));
    }

    /// Sets a field to another entry, if there is one.
    pub fn link_some(&mut self, id: NodeId, label: Label, target: Option<NodeId>) {
        if let Some(target) = target {
            self.link(id, label, target);
        }
    }

    /// Sets a field to a word of the display.
    pub fn word(&mut self, id: NodeId, label: Label, word: &'static str) {
        self.set(id, label, Value::Word(word));
    }

    /// Sets a field to a number.
    pub fn int(&mut self, id: NodeId, label: Label, value: impl Into<i128>) {
        self.set(id, label, Value::Int(value.into()));
    }

    /// Appends an entry to the list that begins in a field of `owner`; entries are chained by `next`.
    pub fn append(&mut self, owner: NodeId, list: Label, entry: NodeId, next: Label) {
        if !self.listed.insert((entry, next)) {
            return;
        }
        match self.ends.insert((owner, list), entry) {
            Some(last) => self.link(last, next, entry),
            None => self.link(owner, list, entry),
        }
    }

    /// Moves an entry to the end of the list that begins in a field of `owner`.
    pub fn move_to_end(&mut self, owner: NodeId, list: Label, entry: NodeId, next: Label) {
        let Some(last) = self.ends.get(&(owner, list)).copied().filter(|last| *last != entry) else { return };
        let follower = self.target(entry, next);
        let mut at = self.target(owner, list);
        if at == Some(entry) {
            match follower {
                Some(follower) => self.link(owner, list, follower),
                None => return,
            }
        } else {
            // No list is longer than there are entries.
            for _ in 0..self.nodes.len() {
                let Some(before) = at else { return };
                at = self.target(before, next);
                if at == Some(entry) {
                    match follower {
                        Some(follower) => self.link(before, next, follower),
                        None => return,
                    }
                    break;
                }
            }
        }
        self.clear(entry, next);
        self.link(last, next, entry);
        self.ends.insert((owner, list), entry);
    }

    /// Puts an entry into the list that begins in a field of `owner`: behind `before`, or else at its beginning.
    pub fn insert(&mut self, owner: NodeId, list: Label, entry: NodeId, next: Label, before: Option<NodeId>) {
        if !self.listed.insert((entry, next)) {
            return;
        }
        let follower = match before {
            Some(before) => self.target(before, next),
            None => self.target(owner, list),
        };
        match follower {
            Some(follower) => self.link(entry, next, follower),
            None => {
                self.ends.insert((owner, list), entry);
            }
        }
        match before {
            Some(before) => self.link(before, next, entry),
            None => self.link(owner, list, entry),
        }
    }

    /// Links entries by `next` and returns the first.
    pub fn chain(&mut self, entries: &[NodeId], next: Label) -> Option<NodeId> {
        let new: Vec<NodeId> =
            entries.iter().copied().filter(|entry| self.listed.insert((*entry, next))).collect();
        for pair in new.windows(2) {
            self.link(pair[0], next, pair[1]);
        }
        entries.first().copied()
    }

    /// Adds a row to a section.
    pub fn add_row(&mut self, id: NodeId, section: Label, row: (Label, Value)) {
        let fields = &mut self.node_mut(id).fields;
        match fields.iter_mut().find(|field| field.0 == section) {
            Some((_, Value::Rows(rows))) => rows.push(row),
            Some(field) => field.1 = Value::Rows(vec![row]),
            None => fields.push((section, Value::Rows(vec![row]))),
        }
    }

    /// Moves the row of a section that leads to an entry to its beginning: what was asked for last comes first.
    pub fn row_to_front(&mut self, id: NodeId, section: Label, target: NodeId) {
        let fields = &mut self.node_mut(id).fields;
        let Some((_, Value::Rows(rows))) = fields.iter_mut().find(|field| field.0 == section) else { return };
        if let Some(at) = rows.iter().position(|row| row.1 == Value::Node(target)) {
            rows[..=at].rotate_right(1);
        }
    }

    /// Whether an entry is a type.
    pub fn is_type(&self, id: NodeId) -> bool {
        self.is(id, form::TYPE)
    }
}
