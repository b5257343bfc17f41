//! Blocks and their scopes (`[stmt.block]`), and what jumps between them leave.

use super::{Jump, OpenBlock};
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    LabelNode, New, ScopeNode, StatementNode, form, kind, label, new, scope, statement,
};

impl Build<'_> {
    /// A block in braces; `outer` is the function's own, which ends with a return.
    pub(super) fn compound(
        &mut self,
        statement: StmtId,
        parent: Option<StatementNode>,
        outer: bool,
    ) -> StatementNode {
        let il = self.il;
        let s = &il[statement];
        let StmtKind::Compound { body, end } = s.kind else {
            return self.implied_block(statement, parent);
        };
        let node = self.new_statement(new::STATEMENT_STMK_BLOCK, s.pos, parent);
        self.statement_in_sequence(node);
        if outer {
            self.with_scopes(|p| p.inside_block(node, body, end, outer));
        } else {
            self.in_block(node, |p| p.inside_block(node, body, end, outer));
        }
        node
    }

    /// What stands between the braces of a block.
    fn inside_block(&mut self, node: StatementNode, body: List<StmtId>, end: Pos, outer: bool) {
        let il = self.il;
        // Another name for a namespace belongs to the file.
        let declared = |s: &StmtId| match il[*s].kind {
            StmtKind::Declaration { item } => !matches!(item, Item::NamespaceAlias { .. }),
            _ => false,
        };
        let declares = !outer && il[body].iter().any(declared);
        if let Some(scope) = self.function.statements.adopted.take() {
            self.g.link(scope, scope::ASSOC_BLOCK, node);
            self.g.link(node, statement::ASSOC_SCOPE, scope);
            if let Some(block) = self.function.statements.blocks.last_mut().filter(|_| !outer) {
                block.scope = Some(scope);
            }
        } else if declares {
            self.open_blocks();
        }
        let mut made = Vec::new();
        let inside = (change::Executed(false), change::Reached(self.function.statements.reached));
        let executed = self.with(inside, |p| {
            for inner in il[body].iter().copied() {
                p.statement(inner, Some(node), &mut made);
            }
            p.function.statements.executed
        });
        self.function.statements.executed |= executed;
        let mut reachable = self.falls_through(&made);
        if outer && reachable {
            made.push(self.new_statement(new::STATEMENT_STMK_RETURN, Pos::NONE, Some(node)));
            reachable = false;
        }
        self.finish_block(node, &made, reachable);
        self.place(node, (statement::FINAL_POSITION_SEQ, statement::FINAL_POSITION_COLUMN), end);
        self.end_of(node, Some(end));
        self.function.statements.ended = None;
    }

    pub(super) fn finish_block(&mut self, node: StatementNode, made: &[StatementNode], reachable: bool) {
        let first = self.g.chain(made, statement::NEXT);
        self.g.link_some(node, statement::STATEMENTS, first);
        self.g.flag(node, statement::END_OF_BLOCK_REACHABLE, reachable);
    }

    /// Goes on inside of a block. It has a scope where something is declared in it, or where one in it has.
    fn in_block(&mut self, node: StatementNode, run: impl FnOnce(&mut Self)) {
        self.function.statements.blocks.push(OpenBlock { statement: node, scope: None });
        self.with_scopes(run);
        self.function.statements.blocks.pop();
        self.scope_of_block();
    }

    /// The scope of the block without braces that ends directly before this place: what is done as soon as it is read is
    /// done before the block ends.
    pub(in crate::emit::display) fn scope_of_last_block(&mut self) -> Option<ScopeNode> {
        let (block, around) = self.function.statements.ended?;
        if let Some(scope) = self.g.target(block, statement::ASSOC_SCOPE) {
            return self.g.cast(scope);
        }
        let scope = self.with(change::LocalScope(Some(around)), |p| p.inner_scope(new::SCOPE_SCK_BLOCK));
        self.g.link(scope, scope::ASSOC_BLOCK, block);
        self.g.link(block, statement::ASSOC_SCOPE, scope);
        Some(scope)
    }

    /// What stands behind the part of a block in which its scope was opened is in that scope.
    pub(in crate::emit::display) fn scope_of_block(&mut self) {
        let scope = self.function.statements.blocks.last().and_then(|block| block.scope);
        if let Some(scope) = scope
            && self.g.target(scope, scope::PARENT) == self.function.local_scope
        {
            self.function.local_scope = Some(scope);
        }
    }

    /// Gives the blocks around this place scopes, because something here needs the innermost one.
    pub(in crate::emit::display) fn open_blocks(&mut self) {
        for at in 0..self.function.statements.blocks.len() {
            let Some(OpenBlock { statement, scope: None }) = self.function.statements.blocks.get(at).copied()
            else {
                continue;
            };
            let scope = self.inner_scope(new::SCOPE_SCK_BLOCK);
            self.g.link(scope, scope::ASSOC_BLOCK, statement);
            self.g.link(statement, statement::ASSOC_SCOPE, scope);
            if let Some(block) = self.function.statements.blocks.get_mut(at) {
                block.scope = Some(scope);
            }
        }
    }

    /// A scope inside the current one, which becomes the current one.
    pub(super) fn block_scope(&mut self, new: New<kind::Scope>) -> ScopeNode {
        self.open_blocks();
        self.inner_scope(new)
    }

    fn inner_scope(&mut self, new: New<kind::Scope>) -> ScopeNode {
        let scope = self.new_node(new);
        if let Some(parent) = self.function.local_scope {
            self.g.link(scope, scope::PARENT, parent);
            self.g.append(parent, scope::SCOPES, scope, scope::NEXT);
        }
        self.g.flag(scope, scope::NEEDED_WALK_DONE, new.form() == form::SCOPE_SCK_BLOCK);
        self.function.local_scope = Some(scope);
        scope
    }

    /// The statement that a control statement governs, as a block.
    pub(super) fn governed(&mut self, statement: StmtId, parent: StatementNode) -> StatementNode {
        if let StmtKind::Compound { .. } = self.il[statement].kind
            && self.il[statement].attributes(self.il).is_empty()
        {
            return self.compound(statement, Some(parent), false);
        }
        self.implied_block(statement, Some(parent))
    }

    /// A block around a statement that has no braces.
    fn implied_block(&mut self, statement: StmtId, parent: Option<StatementNode>) -> StatementNode {
        let node = self.new_statement(new::STATEMENT_STMK_BLOCK, Pos::NONE, parent);
        self.statement_in_sequence(node);
        let mut made = Vec::new();
        let reached = change::Reached(self.function.statements.reached);
        self.in_block(node, |p| p.with(reached, |p| p.statement(statement, Some(node), &mut made)));
        let reachable = self.falls_through(&made);
        self.finish_block(node, &made, reachable);
        self.end_of(node, None);
        if self.function.statements.ended.is_none() {
            self.function.statements.ended = self.function.local_scope.map(|scope| (node, scope));
        }
        node
    }

    /// The body of a loop that has a scope of its own: what continues the loop leaves that, so that the label for it stands
    /// behind the block.
    pub(super) fn continued_block(&mut self, block: StatementNode, label: LabelNode) -> StatementNode {
        let whole = self.new_statement(new::STATEMENT_STMK_BLOCK, Pos::NONE, None);
        let node = self.label_statement(label, Some(whole));
        let reachable = self.g.is_true(block, statement::END_OF_BLOCK_REACHABLE);
        self.g.clear(label, label::REACHABLE_BY_FALL_THROUGH);
        self.g.flag(label, label::REACHABLE_BY_FALL_THROUGH, reachable);
        self.finish_block(whole, &[block, node], true);
        self.g.flag(whole, statement::IMPLICIT_SCOPE_NOT_ALLOWED, true);
        whole
    }

    /// Notes where a jump or label stands.
    pub(super) fn jumps_at(&mut self, node: StatementNode) {
        let Some(scope) = self.function.local_scope else { return };
        let statements = &mut self.function.statements;
        let block = statements.blocks.last().map(|block| block.statement);
        let within = statements.tries.last().copied();
        statements.jumps.push(Jump { statement: node, scope, block, within });
    }

    /// A label is in the innermost lifetime around it, which is known when all of the body is; a jump leads there.
    pub(super) fn lifetimes_at_jumps(&mut self) {
        let jumps = std::mem::take(&mut self.function.statements.jumps);
        let is_label = |this: &Self, of: StatementNode| this.g.node(of).form == form::STATEMENT_STMK_LABEL;
        for Jump { statement: node, scope, block, within } in jumps.iter().copied() {
            if !is_label(self, node) {
                continue;
            }
            let own = block.and_then(|block| self.g.target(block, statement::ASSOC_SCOPE));
            let mut at = own.filter(|own| self.g.target(*own, scope::PARENT) == Some(scope)).or(Some(scope));
            while let Some(scope) = at.filter(|scope| self.g.node(*scope).region != 1) {
                let of_try =
                    within.filter(|within| within.scope == Some(scope)).map(|within| within.lifetime);
                let lifetime = of_try.or_else(|| self.g.target(scope, scope::LIFETIME));
                if let Some(lifetime) = lifetime {
                    self.g.link(node, statement::LIFETIME, lifetime);
                    break;
                }
                at = self.g.target(scope, scope::PARENT);
            }
        }
        for Jump { statement: node, .. } in jumps.iter().copied() {
            let target = self.g.target(node, statement::LABEL).filter(|_| !is_label(self, node));
            let there = target.and_then(|label| self.g.target(label, label::EXEC_STMT));
            let lifetime = there.and_then(|there| self.g.target(there, statement::LIFETIME));
            self.g.link_some(node, statement::LIFETIME, lifetime);
        }
    }
}
