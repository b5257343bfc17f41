//! Statements with conditions, which may declare variables (`[stmt.pre]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::Of;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ExprNode, ScopeNode, StatementNode, VariableNode, expr_node, kind, new, scope, statement, variable,
};
use crate::tables::limits;

impl Build<'_> {
    #[expect(clippy::too_many_arguments, reason = "these are the parts of the statement")]
    pub(super) fn if_statement(
        &mut self,
        pos: Pos,
        kind: IfForm,
        init: Option<StmtId>,
        condition: Option<Condition>,
        then: StmtId,
        otherwise: Option<StmtId>,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let form = match kind {
            IfForm::Plain => new::STATEMENT_STMK_IF,
            IfForm::Constexpr => new::STATEMENT_STMK_CONSTEXPR_IF,
            IfForm::Consteval => new::STATEMENT_STMK_IF_CONSTEVAL,
            IfForm::NotConsteval => new::STATEMENT_STMK_IF_NOT_CONSTEVAL,
        };
        let node = self.new_statement(form, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        self.with_scopes(|p| {
            if let Some(condition) = condition {
                let made = p.condition_of(init, condition, node, true);
                p.g.link_some(node, statement::EXPR, made);
            }
            let then = p.governed(then, node);
            p.g.link(node, statement::THEN_STATEMENT, then);
            if let Some(otherwise) = otherwise {
                let otherwise = p.governed(otherwise, node);
                p.g.link(node, statement::ELSE_STATEMENT, otherwise);
            }
        });
        out.push(node);
    }

    /// A condition, which may declare a variable and may have an init-statement before it: it has a scope of its own then,
    /// which is left open for what the statement governs. Its truth is asked for where `truth` says so, else its value.
    pub(super) fn condition_of(
        &mut self,
        init: Option<StmtId>,
        condition: Condition,
        statement: StatementNode,
        truth: bool,
    ) -> Option<ExprNode> {
        let plain = match condition {
            Condition::Expr { expr } => Some(expr),
            Condition::Declaration { .. } => None,
        };
        if let (Some(expr), None) = (plain, init) {
            return Some(self.full_condition(expr, truth));
        }
        let scope = self.block_scope(new::SCOPE_SCK_CONDITION);
        self.g.link(scope, scope::ASSOC_STATEMENT, statement);
        let node = self.new_node(new::EXPR_NODE_ENK_CONDITION);
        self.g.link(node, expr_node::SCOPE, scope);
        if let Some(init) = init {
            self.init_statement(init, node);
        }
        let made = match condition {
            Condition::Expr { expr } => self.full_condition(expr, truth),
            Condition::Declaration { declared } => self.declared_condition(declared, node, truth),
        };
        self.g.link(node, expr_node::EXPR, made);
        let ty = self.g.target(made, expr_node::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        Some(node)
    }

    /// A condition with the end of its temporaries.
    fn full_condition(&mut self, expr: ExprId, truth: bool) -> ExprNode {
        self.with_temporaries(Use::Value, |p| if truth { p.condition(expr) } else { p.switch_value(expr) })
    }

    /// What stands before the condition of an `if` or `switch` ([stmt.stmt]): how its variables begin is known from them.
    fn init_statement(&mut self, init: StmtId, node: ExprNode) {
        let il = self.il;
        let end = match il[init].kind {
            StmtKind::Declaration { item: Item::Declaration { id } } => Some(il[id].end),
            _ => None,
        };
        let mut made = Vec::new();
        self.statement(init, None, &mut made);
        let Some(first) = made.first().copied().filter(|_| !matches!(il[init].kind, StmtKind::Null)) else {
            return;
        };
        self.g.clear(first, statement::PARENT);
        self.g.link(node, expr_node::INITIALIZATION, first);
        if let Some(end) = end {
            let behind = il.places.behind(end);
            self.end_of(first, Some(behind));
        }
    }

    /// A condition that declares a variable, whose value it is; that is no use of the name.
    fn declared_condition(
        &mut self,
        declared: ConditionDeclarationId,
        node: ExprNode,
        truth: bool,
    ) -> ExprNode {
        let il = self.il;
        let ConditionDeclaration { group, value } = il[declared];
        let mut inits = Vec::new();
        let mut variables: Vec<VariableNode> = Vec::new();
        for declarator in il[il[group].declarators].iter().copied() {
            let made = self.local_declarator(declarator, SpecifierFlags::empty(), None, &mut inits);
            variables.extend(made.and_then(|made| self.g.cast::<kind::Variable>(made)));
        }
        if let Some(init) = inits.first() {
            let init = self.g.target(*init, statement::DYNAMIC_INIT);
            self.g.link_some(node, expr_node::DYNAMIC_INIT, init);
        }
        let declared = il[il[group].declarators].first().map(|declarator| il[*declarator].entity);
        let named = match declared {
            Some(Entity::Variable { id }) => Some(id),
            _ => None,
        };
        let made = self.with(change::ConditionVariable(named), |p| p.full_condition(value, truth));
        if let Some(variable) = variables.first().copied() {
            self.g.clear(variable, variable::SOURCE_CORRESP_NAME_REFERENCES);
            self.without_reference(made, variable, 0);
        }
        made
    }

    /// Takes the reference to the name of a variable from the operand that the variable is.
    fn without_reference(&mut self, node: ExprNode, variable: VariableNode, depth: u32) {
        if self.g.target(node, expr_node::VARIABLE) == Some(variable) {
            self.g.clear(node, expr_node::NAME_REFERENCE);
        }
        let mut at: Option<Of<kind::ExprNode>> = self.g.target(node, expr_node::OPERANDS);
        while let Some(operand) = at.filter(|_| depth < limits::DISPLAYED_TYPE_NESTING) {
            self.without_reference(operand, variable, depth + 1);
            at = self.g.target(operand, expr_node::NEXT);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "these are the parts of the statement")]
    pub(super) fn for_statement(
        &mut self,
        pos: Pos,
        init: Option<StmtId>,
        condition: Option<Condition>,
        increment: Option<ExprId>,
        body: StmtId,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let il = self.il;
        let node = self.new_statement(new::STATEMENT_STMK_FOR, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        self.with_scopes(|p| {
            if let Some(init) = init.filter(|init| !matches!(il[*init].kind, StmtKind::Null)) {
                p.beginning_of_for(node, init);
            }
            if let Some(condition) = condition {
                let made = p.condition_of(None, condition, node, true);
                p.g.link_some(node, statement::EXPR, made);
            }
            if let Some(increment) = increment {
                let made = p.full_expression(increment, Use::Discarded);
                p.g.link(node, statement::INCREMENT, made);
            }
            let inner = p.loop_body(body, node);
            p.g.link(node, statement::STATEMENT, inner);
        });
        out.push(node);
        self.leave_label(parent, out);
    }

    /// The init-statement of a `for` ([stmt.for]).
    fn beginning_of_for(&mut self, node: StatementNode, init: StmtId) {
        let il = self.il;
        let declares = match il[init].kind {
            StmtKind::Declaration { item: Item::Declaration { id } } => Some(il[id].end),
            _ => None,
        };
        let mut made = Vec::new();
        let Some(end) = declares else {
            self.statement(init, Some(node), &mut made);
            self.g.link_some(node, statement::INITIALIZATION, made.first().copied());
            return;
        };
        let scope: ScopeNode = self.block_scope(new::SCOPE_SCK_BLOCK);
        self.g.link(node, statement::FOR_INIT_SCOPE, scope);
        let block = self.new_statement(new::STATEMENT_STMK_BLOCK, Pos::NONE, None);
        self.statement(init, Some(block), &mut made);
        if let Some(first) = made.first() {
            self.g.link(*first, statement::PARENT, node);
            let behind = il.places.behind(end);
            self.end_of(*first, Some(behind));
        }
        self.finish_block(block, &made, true);
        self.g.flag(block, statement::IMPLICIT_SCOPE_NOT_ALLOWED, true);
        self.g.link(node, statement::INITIALIZATION, block);
    }
}
