//! Try blocks with their handlers (`[except]`).

use crate::emit::display::build::Build;
use crate::finalize::lifetime::{self, Source};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    HandlerNode, ObjectLifetimeNode, ScopeNode, SourceSequenceEntryNode, StatementNode, VariableNode,
    dynamic_init, expr_node, form, handler, new, object_lifetime, routine, scope, source_sequence_entry,
    statement, variable,
};

/// A try block that is being shown.
#[derive(Clone, Copy)]
pub(in crate::emit::display) struct OpenTry {
    /// The scope around it.
    pub scope: Option<ScopeNode>,
    pub lifetime: ObjectLifetimeNode,
    /// Whether its body is being shown, and not its handlers.
    pub in_body: bool,
}

impl Build<'_> {
    /// A try block among other statements.
    pub(super) fn try_statement(
        &mut self,
        pos: Pos,
        body: StmtId,
        handlers: List<Handler>,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let node = self.new_try(pos, parent);
        let block = self.governed(body, node);
        self.g.link(node, statement::STATEMENT, block);
        self.handlers(node, handlers, None);
        self.function.statements.tries.pop();
        out.push(node);
    }

    /// The body of a function that is a try block; a constructor's handlers throw again.
    pub(super) fn function_try_block(
        &mut self,
        pos: Pos,
        body: StmtId,
        handlers: List<Handler>,
        function: FunctionId,
    ) -> StatementNode {
        let node = self.new_try(pos, None);
        self.g.truth(node, statement::IS_FUNCTION_TRY_BLOCK, true);
        let block = self.compound(body, Some(node), true);
        self.g.link(node, statement::STATEMENT, block);
        let rethrows = matches!(self.il[function].name, EntityName::Constructor | EntityName::Destructor);
        self.handlers(node, handlers, Some(rethrows));
        self.function.statements.tries.pop();
        node
    }

    /// The statement, and the lifetime that those of its blocks are parts of.
    fn new_try(&mut self, pos: Pos, parent: Option<StatementNode>) -> StatementNode {
        let node = self.new_statement(new::STATEMENT_STMK_TRY_BLOCK, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        if let Some(routine) = self.function.routine {
            self.g.flag(routine, routine::CONTAINS_TRY_BLOCK, true);
        }
        if let Some(scope) = self.function.statements.function {
            self.lifetime_of(scope);
        }
        let supplement = self.new_node(new::TRY_SUPPLEMENT);
        let lifetime = self.new_node(new::OBJECT_LIFETIME_OLK_TRY_BLOCK);
        self.g.link(lifetime, object_lifetime::ENTITY, supplement);
        self.g.link(node, statement::LIFETIME, lifetime);
        let scope = self.function.local_scope;
        self.child_lifetime(lifetime, scope);
        self.function.statements.tries.push(OpenTry { scope, lifetime, in_body: true });
        node
    }

    /// The handlers of a try block; `outer` for those of a function, which end it: whether they throw again.
    fn handlers(&mut self, node: StatementNode, handlers: List<Handler>, outer: Option<bool>) {
        if let Some(open) = self.function.statements.tries.last_mut() {
            open.in_body = false;
        }
        let mut made = Vec::new();
        for handler in self.il[handlers].iter().copied() {
            made.push(self.handler(node, handler, outer));
        }
        let first = self.g.chain(&made, handler::NEXT);
        self.g.link_some(node, statement::HANDLERS, first);
    }

    fn handler(&mut self, node: StatementNode, handler: Handler, outer: Option<bool>) -> HandlerNode {
        let il = self.il;
        let entry = self.new_node(new::HANDLER);
        self.place(entry, (handler::CATCH_POSITION_SEQ, handler::CATCH_POSITION_COLUMN), handler.pos);
        self.with_scopes(|p| {
            let scope = p.block_scope(new::SCOPE_SCK_BLOCK);
            p.g.link(scope, scope::ASSOC_HANDLER, entry);
            if p.place.in_prototype {
                p.g.clear(scope, scope::NEEDED_WALK_DONE);
            }
            p.lifetime_of(scope);
            for declarator in
                handler.declaration.iter().flat_map(|group| &il[il[*group].declarators]).copied()
            {
                let mut inits = Vec::new();
                let before = p.place.sequence.last;
                let variable = p.local_declarator(declarator, SpecifierFlags::empty(), None, &mut inits);
                if let Some(variable) = variable.and_then(|node| p.g.cast(node)) {
                    p.unnamed_in_handler(variable, il[declarator].entity, before);
                    p.handler_parameter(entry, variable, il[declarator].entity);
                }
            }
            p.function.statements.adopted = Some(scope);
            let block = match outer {
                Some(_) => p.compound(handler.body, Some(node), true),
                None => p.governed(handler.body, node),
            };
            if outer == Some(true) {
                p.throws_again(block);
            }
            p.g.link(entry, handler::STATEMENT, block);
        });
        entry
    }

    /// What a handler declares without a name has no place in the source.
    fn unnamed_in_handler(
        &mut self,
        variable: VariableNode,
        entity: Entity,
        before: Option<SourceSequenceEntryNode>,
    ) {
        let Entity::Variable { id } = entity else { return };
        let Some(before) = before.filter(|_| self.il[id].name.is_none()) else { return };
        self.g.clear(variable, variable::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY);
        self.g.clear(variable, variable::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.clear(variable, variable::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        self.g.clear(variable, variable::DECLARED_TYPE);
        self.g.clear(before, source_sequence_entry::NEXT);
        self.place.sequence.last = Some(before);
    }

    /// What a handler declares begins as a copy of what was thrown.
    fn handler_parameter(&mut self, entry: HandlerNode, variable: VariableNode, entity: Entity) {
        self.g.link(entry, handler::PARAMETER, variable);
        self.g.flag(variable, variable::IS_HANDLER_PARAM, true);
        for label in [variable::PARAM_VALUE_HAS_BEEN_CHANGED, variable::PARAM_USED_MORE_THAN_ONCE] {
            self.g.truth(variable, label, false);
        }
        let Entity::Variable { id } = entity else { return };
        if self.il[id].name.is_none() {
            self.referenced(variable);
        }
        self.g.clear(variable, variable::IS_PROTOTYPE_INSTANTIATION);
        if let Some(ty) = self.g.target(variable, variable::TYPE) {
            let written = if self.without_qualifiers(ty) == ty { self.resolved(ty) } else { ty };
            self.in_run_time_types(written);
        }
        let copied = self
            .il
            .class_of(self.il[id].ty)
            .and_then(|class| lifetime::copying_constructor(self.il, class, Source::Copied));
        let init = match copied {
            Some(constructor) => {
                let init = self.constructor_node(constructor, &[]);
                self.g.flag(init, dynamic_init::IS_COPY_CONSTRUCTOR_WITH_IMPLIED_SOURCE, true);
                init
            }
            None => self.new_node(new::DYNAMIC_INIT_DIK_BITWISE_COPY),
        };
        self.g.link(init, dynamic_init::VARIABLE, variable);
        self.g.link(entry, handler::DYNAMIC_INIT, init);
    }

    /// A handler of a constructor's body throws again where it ends.
    fn throws_again(&mut self, block: StatementNode) {
        let mut at = self.g.target(block, statement::STATEMENTS);
        while let Some(next) = at.and_then(|at| self.g.target(at, statement::NEXT)) {
            at = Some(next);
        }
        let Some(last) = at.filter(|at| self.g.node(*at).form == form::STATEMENT_STMK_RETURN) else { return };
        self.g.node_mut(last).form = form::STATEMENT_STMK_EXPR;
        let node = self.new_node(new::EXPR_NODE_ENK_THROW);
        let void = self.builtin(Builtin::Void);
        self.g.link(node, expr_node::TYPE, void);
        self.g.flag(node, expr_node::RESULT_IS_NOT_USED, true);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.g.link(last, statement::EXPR, node);
    }

    /// The lifetime that one in a scope is part of because of a try block there.
    pub(in crate::emit::display) fn try_lifetime(&self, scope: ScopeNode) -> Option<ObjectLifetimeNode> {
        let open = self.function.statements.tries.iter().rev().find(|open| open.scope == Some(scope));
        open.map(|open| open.lifetime)
    }

    /// Notes that a variable from outside of a try block is changed inside.
    pub(in crate::emit::display) fn changed_in_try(&mut self, variable: VariableNode) {
        let home = self.g.target(variable, variable::SOURCE_CORRESP_PARENT_SCOPE);
        let outside = self.function.statements.tries.iter().any(|open| {
            let mut at = open.scope;
            while let Some(scope) = at.filter(|_| open.in_body) {
                if Some(scope) == home {
                    return true;
                }
                at = self.g.target(scope, scope::PARENT);
            }
            false
        });
        self.g.flag(variable, variable::MODIFIED_WITHIN_TRY_BLOCK, outside);
    }
}
