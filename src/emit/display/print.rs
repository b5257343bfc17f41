//! The text of the display, by the layout of each entry.

use super::graph::{Graph, NodeId, Value};
use crate::tables::il_display::{
    self as layout, Field, Label, Layout, Variant, When, any, constant, expr_node, form, name_reference,
};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The column that values stand in.
const COLUMN: usize = 25;
/// What entries are numbered from and by: no two have the same address.
const FIRST_ADDRESS: usize = 0x1000;
const ADDRESS_STEP: usize = 0x10;
/// The section that entities begin with, whose title stands alone.
const CORRESPONDENCE: Label = any::SOURCE_CORRESP.label();
/// Fields within a section that are shown as if they stood outside.
const NOT_INDENTED: [Label; 3] = [
    any::SOURCE_CORRESP_MARKED_AS_GNU_EXTENSION.label(),
    any::SOURCE_CORRESP_IS_DEPRECATED_OR_UNAVAILABLE.label(),
    any::SOURCE_CORRESP_MAYBE_UNUSED.label(),
];

pub(super) struct Print<'a> {
    pub graph: &'a Graph,
    pub out: String,
    /// Addresses of texts.
    texts: FxHashMap<String, usize>,
}

impl<'a> Print<'a> {
    /// A printer of a graph that has printed nothing.
    pub fn new(graph: &'a Graph) -> Self {
        Self { graph, out: String::new(), texts: FxHashMap::default() }
    }

    /// Shows an entry with its title.
    pub fn entry(&mut self, id: NodeId) {
        let title = self.pointer(id);
        self.line(&title);
        self.fields(id);
        self.out.push('\n');
    }

    /// Shows the fields of an entry.
    pub fn fields(&mut self, id: NodeId) {
        let (entry, of) = (self.graph.layout(id), self.graph.node(id).form);
        if of.kind == form::SUBOBJECT_PATH.kind {
            self.out.push('\n');
        }
        if of.kind == form::LABEL_LIST.kind {
            return self.line(layout::word::BAD_ENTRY_KIND);
        }
        let Some((common, variants)) = entry.variants.split_first() else { return };
        let variant = usize::from(of.variant).checked_sub(1).and_then(|at| variants.get(at));
        self.rows(id, entry, common, variant, true);
        if let Some(variant) = variant {
            self.rows(id, entry, variant, Some(variant), false);
        }
        if of.kind == form::ASM_ENTRY.kind {
            self.out.push('\n');
        }
    }

    fn rows(&mut self, id: NodeId, _: &Layout, rows: &Variant, variant: Option<&Variant>, common: bool) {
        for row in rows.fields {
            if common
                && row.label == any::KIND.label()
                && let Some(variant) = variant
            {
                self.kind(row, variant);
                continue;
            }
            self.row(id, row, variant);
        }
    }

    /// The kind is the variant's name; one without a name shares its line with what follows.
    fn kind(&mut self, row: &Field, variant: &Variant) {
        let name = variant.name.split(['(', '/']).next().unwrap_or_default();
        if name.is_empty() {
            self.label(row.text, row.indented);
            let alone = variant.fields.iter().any(|field| field.value == layout::Value::Inline);
            self.out.push_str(if alone { "\n" } else { "" });
        } else {
            self.value(row.text, row.indented, name);
        }
    }

    fn row(&mut self, id: NodeId, row: &Field, variant: Option<&Variant>) {
        let graph = self.graph;
        let indented = row.indented && !NOT_INDENTED.contains(&row.label);
        if row.label == CORRESPONDENCE {
            self.line(&format!("{}:", row.text));
            return;
        }
        if row.label == constant::ADDRESS_KIND.label()
            && let Some(kind) = variant.and_then(|variant| variant.name.split('/').nth(1))
        {
            self.value(row.text, indented, kind);
            return;
        }
        let shown_inside =
            row.label == special_kind() && graph.value(id, expr_node::NAME_REFERENCE.label()).is_some();
        if matches!(row.when, When::Walked | When::Kept) || shown_inside {
            return;
        }
        match graph.value(id, row.label) {
            Some(Value::Rows(rows)) => self.section(row, rows),
            Some(Value::Nodes(nodes)) => {
                let texts: Vec<String> = nodes.iter().map(|node| self.pointer(*node)).collect();
                let blank = format!("\n{:COLUMN$}", "");
                self.value(row.text, indented, &texts.join(&blank));
            }
            Some(Value::Node(target)) if row.value == layout::Value::Inline => self.inline(id, *target),
            Some(value) => {
                let mut text = self.text(value);
                if row.label == constant::INTEGER_VALUE.label()
                    && let Some(constant) = graph.cast(id)
                {
                    text.push_str(graph.suffix(constant));
                }
                self.value(row.text, indented, &text);
            }
            None if row.when == When::Always
                && !is_position(row.text)
                && !(row.indented && is_optional(row)) =>
            {
                let default = match row.value {
                    layout::Value::Bool => "FALSE",
                    layout::Value::Integer => "0",
                    _ => "NULL",
                };
                self.value(row.text, indented, default);
            }
            None => {}
        }
    }

    /// The fields of an entry within another one; the kind of a special function stands among them.
    fn inline(&mut self, id: NodeId, target: NodeId) {
        let begin = self.out.len();
        self.fields(target);
        let Some(kind) = self.graph.value(id, special_kind()) else { return };
        let text = self.text(kind);
        let behind = self.out.split_off(begin);
        let count = name_reference::NUM_TEMPLATE_ARGUMENTS.label().text();
        let (before, behind) = behind.split_at(behind.find(count).unwrap_or(0));
        self.out.push_str(before);
        self.value(special_kind().text(), false, &text);
        self.out.push_str(behind);
    }

    /// A section whose rows have their own order.
    fn section(&mut self, row: &Field, rows: &[(Label, Value)]) {
        self.label(row.text, false);
        self.out.push('\n');
        for (label, value) in rows {
            let text = self.text(value);
            let name = label.text().rsplit('.').next().unwrap_or_default();
            self.value(name, true, &text);
        }
    }

    fn text(&mut self, value: &Value) -> String {
        match value {
            Value::Null | Value::Nodes(_) | Value::Rows(_) => "NULL".to_owned(),
            Value::Bool(value) => if *value { "TRUE" } else { "FALSE" }.to_owned(),
            Value::Int(value) => value.to_string(),
            Value::Word(word) => (*word).to_owned(),
            Value::Text(text) => text.clone(),
            Value::Name(name) => self.string("id-name", name),
            Value::String(text) => self.string("other-text", text),
            Value::Node(target) => self.pointer_with_text(*target),
        }
    }

    /// Text in memory: its address and what it is.
    fn string(&mut self, kind: &str, text: &str) -> String {
        let next = 0x40_0000 + self.texts.len();
        let at = *self.texts.entry(text.to_owned()).or_insert(next);
        format!("file-scope {kind}@{:x}: \"{}\"", FIRST_ADDRESS + at * ADDRESS_STEP, escaped(text.as_bytes()))
    }

    /// The entry's region, kind and address.
    fn pointer(&self, id: NodeId) -> String {
        let region = if self.graph.node(id).region == 1 { "file" } else { "func" };
        format!("{region}-scope {}@{:x}", self.graph.layout(id).name, address(id))
    }

    fn pointer_with_text(&self, id: NodeId) -> String {
        let mut text = self.pointer(id);
        if let Some(annotation) = self.graph.annotation(id) {
            text.push_str(": ");
            text.push_str(&annotation);
        }
        text
    }

    fn label(&mut self, name: &str, indented: bool) {
        let indent = if indented { "  " } else { "" };
        let label = format!("{indent}{name}:");
        if label.len() < COLUMN {
            let _ = write!(self.out, "{label:COLUMN$}");
        } else {
            let _ = write!(self.out, "{label}\n{:COLUMN$}", "");
        }
    }

    fn value(&mut self, name: &str, indented: bool, value: &str) {
        self.label(name, indented);
        self.line(value);
    }

    /// Prints a line.
    pub fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }
}

/// Positions are left out where there is none.
fn is_position(name: &str) -> bool {
    name.ends_with(".seq") || name.ends_with(".column")
}

/// Rows of sections other than those that begin entities are never shown by themselves.
fn is_optional(row: &Field) -> bool {
    !row.name.starts_with(CORRESPONDENCE.text())
}

/// The address that stands for an entry.
pub(super) fn address(id: NodeId) -> usize {
    FIRST_ADDRESS + id.index() * ADDRESS_STEP
}

/// Text between quotes: what cannot be shown is written in octal digits.
pub(super) fn escaped(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for byte in bytes {
        match byte {
            b'"' | b'\\' => {
                text.push('\\');
                text.push(char::from(*byte));
            }
            32..127 => text.push(char::from(*byte)),
            _ => {
                let _ = write!(text, "\\{byte:03o}");
            }
        }
    }
    text
}

/// Text between quotes as a literal has it: with escapes that have names.
pub(super) fn literal(bytes: &[u8]) -> String {
    const NAMED: [(u8, char); 7] = [(7, 'a'), (8, 'b'), (9, 't'), (10, 'n'), (11, 'v'), (12, 'f'), (13, 'r')];
    let mut text = String::with_capacity(bytes.len());
    for byte in bytes {
        match NAMED.iter().find(|named| named.0 == *byte) {
            Some((_, letter)) => {
                text.push('\\');
                text.push(*letter);
            }
            None => text.push_str(&escaped(std::slice::from_ref(byte))),
        }
    }
    text
}

/// The field that says which special function an expression names.
fn special_kind() -> Label {
    expr_node::SPECIAL_KIND.label()
}
