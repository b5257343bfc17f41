//! Entries as they are displayed: a graph beside the unit's own, in the shape that the layout describes.

use crate::tables::il_display::{
    Flag, Form, Kind, LAYOUTS, Label, Layout, Link, New, Number, Section, Slot, TypeNode, Word, form, kind,
};
pub(super) use crate::tables::il_display::{Handle, NodeId, Of, Seen};
use rustc_hash::{FxHashMap, FxHashSet};

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
    Rows(Vec<Row>),
}

/// A row of a section.
pub(super) type Row = (Label, Value);

/// A row that leads to an entry.
pub(super) fn row_to<E, T>(slot: Link<E, T>, target: impl Handle<T>) -> Row {
    (slot.label(), Value::Node(target.id()))
}

/// A row that says that something holds.
pub(super) fn true_row<E>(slot: Flag<E>) -> Row {
    (slot.label(), Value::Bool(true))
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
    Member(TypeNode),
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
    pub string_types: FxHashSet<TypeNode>,
    pub derived: FxHashMap<(TypeNode, Derived), TypeNode>,
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
    pub fn add<E>(&mut self, new: New<E>) -> Of<E> {
        self.add_form(new.form()).assumed()
    }

    fn add_form(&mut self, form: Form) -> NodeId {
        let id = NodeId::at(self.nodes.len() as u32);
        self.nodes.push(Node { form, region: self.region, fields: Vec::new(), text: None });
        id
    }

    /// Makes an entry like another one.
    pub fn copy<E>(&mut self, of: Of<E>) -> Of<E> {
        let of = of.id();
        let node = self.node(of);
        let (form, fields, text) = (node.form, node.fields.clone(), node.text.clone());
        let id = self.add_form(form);
        let node = self.node_mut(id);
        (node.fields, node.text) = (fields, text);
        id.assumed()
    }

    /// Makes an entry in the region of the file.
    pub fn add_to_file<E>(&mut self, new: New<E>) -> Of<E> {
        let id = self.add_form(new.form());
        self.node_mut(id).region = 1;
        id.assumed()
    }

    /// Makes an entry of the same kind and variant as another one in the region of the file.
    pub fn add_like<E>(&mut self, other: Of<E>) -> Of<E> {
        let id = self.add_form(self.node(other.id()).form);
        self.node_mut(id).region = 1;
        id.assumed()
    }

    /// All entries, in the order in which they were made.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId::at)
    }

    /// An entry.
    pub fn node(&self, id: impl Seen<kind::Any>) -> &Node {
        &self.nodes[id.id().index()]
    }

    /// An entry, to be changed.
    pub fn node_mut(&mut self, id: impl Seen<kind::Any>) -> &mut Node {
        &mut self.nodes[id.id().index()]
    }

    /// The fields that an entry can have.
    pub fn layout(&self, id: impl Seen<kind::Any>) -> &'static Layout {
        &LAYOUTS[usize::from(self.node(id).form.kind)]
    }

    /// Whether an entry is of the kind that `form` is of, whatever its variant.
    pub fn is(&self, id: impl Seen<kind::Any>, form: Form) -> bool {
        self.node(id).form.kind == form.kind
    }

    /// The value of a field, where it is set.
    pub fn get<E, V>(&self, id: impl Seen<E>, slot: Slot<E, V>) -> Option<&Value> {
        self.value(id.id(), slot.label())
    }

    /// The value of a field of an entry of any kind, where it is set.
    pub fn value(&self, id: impl Seen<kind::Any>, label: Label) -> Option<&Value> {
        self.node(id).fields.iter().find(|field| field.0 == label).map(|field| &field.1)
    }

    /// The entry that a field leads to.
    pub fn target<E, T>(&self, id: impl Seen<E>, slot: Link<E, T>) -> Option<Of<T>> {
        self.leads_to(id.id(), slot.label()).map(NodeId::assumed)
    }

    /// The entry that a field of an entry of any kind leads to.
    pub fn leads_to(&self, id: impl Seen<kind::Any>, label: Label) -> Option<NodeId> {
        match self.value(id, label) {
            Some(Value::Node(target)) => Some(*target),
            _ => None,
        }
    }

    /// Whether a field is set and true.
    pub fn is_true<E>(&self, id: impl Seen<E>, slot: Flag<E>) -> bool {
        self.get(id, slot) == Some(&Value::Bool(true))
    }

    /// The number that a field holds; zero where there is none.
    pub fn number<E>(&self, id: impl Seen<E>, slot: Number<E>) -> i128 {
        match self.get(id, slot) {
            Some(Value::Int(value)) => *value,
            _ => 0,
        }
    }

    /// Whether an entry can have a field.
    pub fn has<E, V>(&self, id: NodeId, slot: Slot<E, V>) -> bool {
        self.can_have(id, slot.label())
    }

    fn can_have(&self, id: NodeId, label: Label) -> bool {
        let rows = self.layout(id).variants.iter().flat_map(|variant| variant.fields);
        rows.into_iter().any(|row| row.label == label)
    }

    fn put(&mut self, id: NodeId, label: Label, value: Value) {
        debug_assert!(self.can_have(id, label), "{} has no {}", self.layout(id).name, label.text());
        let fields = &mut self.node_mut(id).fields;
        match fields.iter_mut().find(|field| field.0 == label) {
            Some(field) => field.1 = value,
            None => fields.push((label, value)),
        }
    }

    /// Sets a field to a value that a field like it has.
    pub fn set<E, V>(&mut self, id: impl Handle<E>, slot: Slot<E, V>, value: Value) {
        self.put(id.id(), slot.label(), value);
    }

    /// Gives an entry a field that another one has.
    pub fn copy_field<E, V>(&mut self, from: impl Seen<E>, to: impl Handle<E>, slot: Slot<E, V>) {
        if let Some(value) = self.get(from, slot).cloned() {
            self.put(to.id(), slot.label(), value);
        }
    }

    /// Takes the value of a field away.
    pub fn clear<E, V>(&mut self, id: impl Handle<E>, slot: Slot<E, V>) {
        self.remove(id.id(), slot.label());
    }

    /// Takes the value of a field of an entry of any kind away.
    pub fn remove(&mut self, id: impl Seen<kind::Any>, label: Label) {
        self.node_mut(id).fields.retain(|field| field.0 != label);
    }

    /// Sets a flag to true, or leaves it out.
    pub fn flag<E>(&mut self, id: impl Handle<E>, slot: Flag<E>, holds: bool) {
        if holds {
            self.put(id.id(), slot.label(), Value::Bool(true));
        }
    }

    /// Sets a flag of an entry to true where it is of a kind that has it.
    pub fn mark<E: Kind>(&mut self, id: impl Seen<kind::Any>, slot: Flag<E>, holds: bool) {
        if holds && let Some(entry) = self.cast::<E>(id) {
            self.put(entry.id(), slot.label(), Value::Bool(true));
        }
    }

    /// Sets a flag to true or false.
    pub fn truth<E>(&mut self, id: impl Handle<E>, slot: Flag<E>, holds: bool) {
        self.put(id.id(), slot.label(), Value::Bool(holds));
    }

    /// Sets a field to another entry.
    pub fn link<E, T>(&mut self, id: impl Handle<E>, slot: Link<E, T>, target: impl Handle<T>) {
        self.put(id.id(), slot.label(), Value::Node(target.id()));
    }

    /// Sets a field to another entry, if there is one.
    pub fn link_some<E, T>(&mut self, id: impl Handle<E>, slot: Link<E, T>, target: Option<impl Handle<T>>) {
        if let Some(target) = target {
            self.link(id, slot, target);
        }
    }

    /// Sets a field to another entry, where that is of a kind that the field leads to.
    pub fn link_cast<E, T: Kind>(
        &mut self,
        id: impl Handle<E>,
        slot: Link<E, T>,
        target: impl Seen<kind::Any>,
    ) {
        debug_assert!(
            self.cast::<T>(target).is_some(),
            "{} leads to no {}",
            slot.label().text(),
            self.layout(target).name
        );
        if let Some(target) = self.cast::<T>(target) {
            self.put(id.id(), slot.label(), Value::Node(target.id()));
        }
    }

    /// Sets a field to several entries.
    pub fn links<E, T, N: Handle<T>>(&mut self, id: impl Handle<E>, slot: Link<E, T>, targets: &[N]) {
        let targets = targets.iter().map(|target| target.id()).collect();
        self.put(id.id(), slot.label(), Value::Nodes(targets));
    }

    /// Sets a field to no entry, where that is shown.
    pub fn null<E, T>(&mut self, id: impl Handle<E>, slot: Link<E, T>) {
        self.put(id.id(), slot.label(), Value::Null);
    }

    /// Sets a field to a word of the display.
    pub fn word<E>(&mut self, id: impl Handle<E>, slot: Slot<E, Word>, word: &'static str) {
        self.put(id.id(), slot.label(), Value::Word(word));
    }

    /// Sets a field to text that is made for it and shown without quotes.
    pub fn text<E>(&mut self, id: impl Handle<E>, slot: Slot<E, Word>, text: String) {
        self.put(id.id(), slot.label(), Value::Text(text));
    }

    /// Sets a field to text in memory.
    pub fn string<E>(&mut self, id: impl Handle<E>, slot: Link<E, kind::OtherText>, text: String) {
        self.put(id.id(), slot.label(), Value::String(text));
    }

    /// Sets a field to an identifier.
    pub fn identifier<E>(&mut self, id: impl Handle<E>, slot: Link<E, kind::IdName>, name: String) {
        self.put(id.id(), slot.label(), Value::Name(name));
    }

    /// Sets a field to a number.
    pub fn int<E>(&mut self, id: impl Handle<E>, slot: Number<E>, value: impl Into<i128>) {
        self.put(id.id(), slot.label(), Value::Int(value.into()));
    }

    fn lead(&mut self, id: NodeId, label: Label, target: NodeId) {
        self.put(id, label, Value::Node(target.id()));
    }

    /// Appends an entry to the list that begins in a field of `owner`; entries are chained by `next`.
    pub fn append<O, T, N, M>(
        &mut self,
        owner: impl Handle<O>,
        list: Link<O, T>,
        entry: impl Handle<T> + Handle<N>,
        next: Link<N, M>,
    ) {
        let (owner, list) = (owner.id(), list.label());
        let (entry, next) = (Seen::<N>::id(entry), next.label());
        if !self.listed.insert((entry, next)) {
            return;
        }
        match self.ends.insert((owner, list), entry) {
            Some(last) => self.lead(last, next, entry),
            None => self.lead(owner, list, entry),
        }
    }

    /// Moves an entry to the end of the list that begins in a field of `owner`.
    pub fn move_to_end<O, T, N, M>(
        &mut self,
        owner: impl Handle<O>,
        list: Link<O, T>,
        entry: impl Handle<T> + Handle<N>,
        next: Link<N, M>,
    ) {
        let (owner, list) = (owner.id(), list.label());
        let (entry, next) = (Seen::<N>::id(entry), next.label());
        let Some(last) = self.ends.get(&(owner, list)).copied().filter(|last| *last != entry) else { return };
        let follower = self.leads_to(entry, next);
        let mut at = self.leads_to(owner, list);
        if at == Some(entry) {
            match follower {
                Some(follower) => self.lead(owner, list, follower),
                None => return,
            }
        } else {
            // No list is longer than there are entries.
            for _ in 0..self.nodes.len() {
                let Some(before) = at else { return };
                at = self.leads_to(before, next);
                if at == Some(entry) {
                    match follower {
                        Some(follower) => self.lead(before, next, follower),
                        None => return,
                    }
                    break;
                }
            }
        }
        self.remove(entry, next);
        self.lead(last, next, entry);
        self.ends.insert((owner, list), entry);
    }

    /// Puts an entry into the list that begins in a field of `owner`: behind `before`, or else at its beginning.
    pub fn insert<O, T, N, M>(
        &mut self,
        owner: impl Handle<O>,
        list: Link<O, T>,
        entry: impl Handle<T> + Handle<N>,
        next: Link<N, M>,
        before: Option<NodeId>,
    ) {
        let (owner, list) = (owner.id(), list.label());
        let (entry, next) = (Seen::<N>::id(entry), next.label());
        if !self.listed.insert((entry, next)) {
            return;
        }
        let follower = match before {
            Some(before) => self.leads_to(before, next),
            None => self.leads_to(owner, list),
        };
        match follower {
            Some(follower) => self.lead(entry, next, follower),
            None => {
                self.ends.insert((owner, list), entry);
            }
        }
        match before {
            Some(before) => self.lead(before, next, entry),
            None => self.lead(owner, list, entry),
        }
    }

    /// Links entries by `next` and returns the first.
    pub fn chain<N, M, H: Handle<N>>(&mut self, entries: &[H], next: Link<N, M>) -> Option<H> {
        let next = next.label();
        let new: Vec<_> = entries
            .iter()
            .map(|entry| entry.id())
            .filter(|entry| self.listed.insert((*entry, next)))
            .collect();
        for pair in new.windows(2) {
            self.lead(pair[0], next, pair[1]);
        }
        entries.first().copied()
    }

    /// Adds a row to a section.
    pub fn add_row<E>(&mut self, id: impl Handle<E>, section: Slot<E, Section>, row: Row) {
        self.add_rows(id, section, vec![row]);
    }

    /// Adds rows to a section.
    pub fn add_rows<E>(&mut self, id: impl Handle<E>, section: Slot<E, Section>, new: Vec<Row>) {
        let (id, section) = (id.id(), section.label());
        let fields = &mut self.node_mut(id).fields;
        match fields.iter_mut().find(|field| field.0 == section) {
            Some((_, Value::Rows(rows))) => rows.extend(new),
            Some(field) => field.1 = Value::Rows(new),
            None => fields.push((section, Value::Rows(new))),
        }
    }

    /// Moves the row of a section that leads to an entry to its beginning: what was asked for last comes first.
    pub fn row_to_front<E>(
        &mut self,
        id: impl Handle<E>,
        section: Slot<E, Section>,
        target: impl Handle<kind::Any>,
    ) {
        let (id, section) = (id.id(), section.label());
        let fields = &mut self.node_mut(id).fields;
        let Some((_, Value::Rows(rows))) = fields.iter_mut().find(|field| field.0 == section) else { return };
        if let Some(at) = rows.iter().position(|row| row.1 == Value::Node(target.id())) {
            rows[..=at].rotate_right(1);
        }
    }

    /// An entry as one of a kind, where it is of that.
    pub fn cast<E: Kind>(&self, id: impl Seen<kind::Any>) -> Option<Of<E>> {
        let id = id.id();
        E::OF.contains(&self.node(id).form.kind).then(|| id.assumed())
    }

    /// An entry as one of the kind that has a field, where it is of that.
    pub fn having<E: Kind, V>(&self, id: impl Seen<kind::Any>, _: Slot<E, V>) -> Option<Of<E>> {
        self.cast(id)
    }

    /// Whether an entry is a type.
    pub fn is_type(&self, id: impl Seen<kind::Any>) -> bool {
        self.is(id, form::TYPE)
    }
}
