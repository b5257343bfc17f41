//! Whether the end of a block is reached, as far as that can be told from the forms of its statements.

use crate::emit::display::build::Build;
use crate::emit::display::graph::Value;
use crate::tables::il_display::{
    ExprNode, StatementNode, constant, expr_node, form, handler, label, statement, switch_stmt_descr, word,
};

impl Build<'_> {
    /// Whether the end of a list of statements is reached: what stands behind a jump is reached from a label only.
    pub(super) fn falls_through(&self, made: &[StatementNode]) -> bool {
        made.iter().fold(true, |reached, statement| self.reached_behind(*statement, reached, true))
    }

    /// Whether what stands behind a statement is reached, where the statement is or not; `cases` says whether the
    /// cases of the switch around it are.
    pub(super) fn reached_behind(&self, statement: StatementNode, reached: bool, cases: bool) -> bool {
        let entered = match self.g.node(statement).form {
            form::STATEMENT_STMK_LABEL => self.label_is_reached(statement),
            form::STATEMENT_STMK_SWITCH_CASE => cases,
            _ => false,
        };
        (reached || entered) && self.goes_on(statement)
    }

    /// Whether a label is jumped to: that behind a loop or switch only where something in there leads to it.
    fn label_is_reached(&self, statement: StatementNode) -> bool {
        let Some(label) = self.g.target(statement, statement::LABEL) else { return true };
        let left =
            self.g.is_true(label, label::BREAK_LABEL) || self.g.is_true(label, label::SWITCH_BREAK_LABEL);
        !left || self.function.statements.left.contains(&label)
    }

    /// Whether the end of the block of a switch is reached.
    pub(super) fn switch_body_ends(&self, block: StatementNode, cases: bool) -> bool {
        let mut reached = false;
        let mut at = self.g.target(block, statement::STATEMENTS);
        while let Some(inner) = at {
            reached = self.reached_behind(inner, reached, cases);
            at = self.g.target(inner, statement::NEXT);
        }
        reached
    }

    /// Whether what stands behind a statement is reached from it.
    pub(super) fn goes_on(&self, statement: StatementNode) -> bool {
        let ends = |label| match self.g.target(statement, label) {
            Some(block) => self.g.is_true(block, statement::END_OF_BLOCK_REACHABLE),
            None => true,
        };
        match self.g.node(statement).form {
            form::STATEMENT_STMK_RETURN
            | form::STATEMENT_STMK_COROUTINE_RETURN
            | form::STATEMENT_STMK_GOTO
            | form::STATEMENT_STMK_ASSIGNED_GOTO => false,
            form::STATEMENT_STMK_EXPR => {
                let expr = self.g.target(statement, statement::EXPR);
                expr.is_none_or(|expr| self.g.node(expr).form != form::EXPR_NODE_ENK_THROW)
            }
            form::STATEMENT_STMK_BLOCK => self.g.is_true(statement, statement::END_OF_BLOCK_REACHABLE),
            form::STATEMENT_STMK_IF
            | form::STATEMENT_STMK_CONSTEXPR_IF
            | form::STATEMENT_STMK_IF_CONSTEVAL
            | form::STATEMENT_STMK_IF_NOT_CONSTEVAL => {
                ends(statement::THEN_STATEMENT) || ends(statement::ELSE_STATEMENT)
            }
            form::STATEMENT_STMK_WHILE | form::STATEMENT_STMK_END_TEST_WHILE | form::STATEMENT_STMK_FOR => {
                !self.always_true(self.g.target(statement, statement::EXPR))
            }
            form::STATEMENT_STMK_SWITCH => self.switch_goes_on(statement),
            form::STATEMENT_STMK_TRY_BLOCK => ends(statement::STATEMENT) || self.handler_goes_on(statement),
            _ => true,
        }
    }

    /// Whether a condition is missing or a constant that is not zero.
    fn always_true(&self, condition: Option<ExprNode>) -> bool {
        let Some(mut condition) = condition else { return true };
        while self.g.get(condition, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_BOOL_CAST))
            && let Some(operand) = self.g.target(condition, expr_node::OPERANDS)
        {
            condition = operand;
        }
        let constant = self.g.target(condition, expr_node::CONSTANT);
        let value = constant.and_then(|constant| self.g.get(constant, constant::INTEGER_VALUE));
        matches!(value, Some(Value::Int(value)) if *value != 0)
    }

    /// A switch without a default case is left where no case fits; breaks lead to the label behind it.
    pub(super) fn switch_goes_on(&self, statement: StatementNode) -> bool {
        let description = self.g.target(statement, statement::EXTRA_INFO);
        let default = description.and_then(|of| self.g.target(of.id(), switch_stmt_descr::DEFAULT_CASE));
        let body = self.g.target(statement, statement::BODY_STATEMENT);
        default.is_none() || body.is_none_or(|body| self.switch_body_ends(body, true))
    }

    fn handler_goes_on(&self, statement: StatementNode) -> bool {
        let mut at = self.g.target(statement, statement::HANDLERS);
        while let Some(handler) = at {
            let block = self.g.target(handler, handler::STATEMENT);
            if block.is_some_and(|block| self.g.is_true(block, statement::END_OF_BLOCK_REACHABLE)) {
                return true;
            }
            at = self.g.target(handler, handler::NEXT);
        }
        false
    }
}
