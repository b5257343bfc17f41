//! The order of the display: every entry once, after those that it refers to.

use super::graph::{Graph, NodeId, Of, Value};
use crate::tables::il_display::{
    ScopeNode, ScopeOrphanedListHeaderNode, SeqNumberLookupEntryNode, SourceFileNode, Step, WALKS, any, form,
    scope, source_file,
};

/// What is shown of one memory region, in order.
pub(super) struct Walk<'a> {
    graph: &'a Graph,
    seen: Vec<bool>,
    region: u32,
    order: Vec<NodeId>,
}

/// Where the display of the file's region begins.
pub(super) struct FileRoots {
    pub scope: ScopeNode,
    pub file: SourceFileNode,
    pub orphans: Option<ScopeOrphanedListHeaderNode>,
    pub lines: Option<SeqNumberLookupEntryNode>,
}

impl<'a> Walk<'a> {
    /// A walk over a graph that has seen nothing.
    pub fn new(graph: &'a Graph) -> Self {
        Self { graph, seen: vec![false; graph.ids().count()], region: 1, order: Vec::new() }
    }

    /// The entries of the region of the file.
    pub fn file(&mut self, roots: &FileRoots) -> Vec<NodeId> {
        self.region = 1;
        self.entry(roots.scope.id());
        self.files(roots.file);
        self.list(roots.orphans.map(Of::id), any::NEXT.label());
        for id in self.graph.ids() {
            if self.graph.is_type(id) && self.is_listed(id) {
                self.entry(id);
            }
        }
        self.list(roots.lines.map(Of::id), any::NEXT.label());
        std::mem::take(&mut self.order)
    }

    /// The entries of the region of a function, whose scopes begin with `scope`.
    pub fn function(&mut self, region: u32, scope: NodeId) -> Vec<NodeId> {
        self.region = region;
        self.list(Some(scope), any::NEXT.label());
        std::mem::take(&mut self.order)
    }

    /// Whether a type is shown even if nothing leads to it: fundamental types and those of string literals.
    fn is_listed(&self, id: NodeId) -> bool {
        let fundamental = [
            form::TYPE_TK_INTEGER,
            form::TYPE_TK_FLOAT,
            form::TYPE_TK_COMPLEX,
            form::TYPE_TK_IMAGINARY,
            form::TYPE_TK_NULLPTR,
            form::TYPE_TK_VOID,
        ];
        let named = self.graph.get(id, any::SOURCE_CORRESP_NAME).is_some();
        self.graph.cast(id).is_some_and(|ty| self.graph.string_types.contains(&ty))
            || fundamental.contains(&self.graph.node(id).form) && !named
    }

    fn files(&mut self, file: SourceFileNode) {
        let mut at = Some(file);
        while let Some(file) = at {
            if let Some(child) = self.graph.target(file, source_file::FIRST_CHILD_FILE) {
                self.files(child);
            }
            self.entry(file.id());
            at = self.graph.target(file, source_file::NEXT);
        }
    }

    fn list(&mut self, first: Option<NodeId>, along: crate::tables::il_display::Label) {
        let mut at = first;
        // No list is longer than there are entries.
        for _ in 0..self.seen.len() {
            let Some(id) = at else { break };
            self.entry(id);
            at = self.graph.leads_to(id, along);
        }
    }

    fn entry(&mut self, id: NodeId) {
        if self.seen[id.index()] || self.graph.node(id).region != self.region {
            return;
        }
        self.seen[id.index()] = true;
        // What stands for a template parameter is reached through the scope of the parameters.
        let parameters = [form::TYPE_TK_TEMPLATE_PARAM, form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_PARAM];
        if parameters.contains(&self.graph.node(id).form)
            && let Some(scope) = self.graph.target(id, any::SOURCE_CORRESP_PARENT_SCOPE)
        {
            self.entry(scope.id());
        }
        let steps = WALKS.get(usize::from(self.graph.node(id).form.kind)).copied().unwrap_or_default();
        for step in steps.iter().filter(|step| !step.after) {
            self.step(id, step);
        }
        self.order.push(id);
        for step in steps.iter().filter(|step| step.after) {
            self.step(id, step);
        }
    }

    fn step(&mut self, id: NodeId, step: &Step) {
        let graph = self.graph;
        // A block leads to its scope, and not the other way round but for that of a function.
        if step.field == scope::ASSOC_BLOCK.label() && graph.node(id).form != form::SCOPE_SCK_FUNCTION {
            return;
        }
        match (graph.value(id, step.field), step.along) {
            (Some(Value::Node(first)), Some(along)) => self.list(Some(*first), along),
            (Some(Value::Node(target)), None) => self.entry(*target),
            (Some(Value::Nodes(targets)), _) => targets.iter().for_each(|target| self.entry(*target)),
            (Some(Value::Rows(rows)), _) => {
                for (_, value) in rows {
                    if let Value::Node(target) = value {
                        self.entry(*target);
                    }
                }
            }
            _ => {}
        }
    }
}
