//! Switch statements with their cases.

use super::build::Build;
use super::expressions::Use;
use super::graph::{NodeId, Value};
use super::statements::{Loop, Switch};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{field, form};

impl Build<'_> {
    pub(super) fn switch(
        &mut self,
        pos: Pos,
        condition: Condition,
        body: StmtId,
        parent: Option<NodeId>,
        out: &mut Vec<NodeId>,
    ) {
        let node = self.new_statement(form::STATEMENT_STMK_SWITCH, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        let made = match condition {
            Condition::Expr { expr } => Some(self.expression(expr, Use::Value)),
            condition => self.condition_of(condition, node),
        };
        self.g.link_some(node, field::EXPR, made);
        self.function.statements.loops.push(Loop { is_switch: true, ..Loop::default() });
        self.function.statements.switches.push(Switch { statement: node, cases: Vec::new() });
        let outer = (self.function.statements.reached, self.function.statements.cases_reached);
        (self.function.statements.reached, self.function.statements.cases_reached) = (false, outer.0);
        let block = self.governed(body, node);
        (self.function.statements.reached, self.function.statements.cases_reached) = outer;
        let ends = self.switch_body_ends(block, outer.0);
        self.g.set(block, field::END_OF_BLOCK_REACHABLE, Value::Bool(ends));
        self.g.link(node, field::BODY_STATEMENT, block);
        if let Some(switch) = self.function.statements.switches.pop() {
            self.switch_description(node, switch);
        }
        if let Some(label) = self.function.statements.loops.last().and_then(|l| l.left) {
            let reached = outer.0 && self.switch_goes_on(node);
            self.g.flag(label, field::REACHABLE_BY_FALL_THROUGH, reached);
        }
        out.push(node);
        self.leave_label(parent, out);
    }

    pub(super) fn switch_description(&mut self, node: NodeId, switch: Switch) {
        let description = self.new_node(form::SWITCH_STMT_DESCR);
        let all: Vec<NodeId> = switch.cases.iter().map(|case| case.0).collect();
        let first = self.g.chain(&all, field::NEXT);
        self.g.link_some(description, field::CASES, first);
        let default = switch.cases.iter().find(|case| case.1.is_none()).map(|case| case.0);
        self.g.link_some(description, field::DEFAULT_CASE, default);
        let mut sorted: Vec<(NodeId, i128)> =
            switch.cases.iter().filter_map(|(case, value)| value.map(|value| (*case, value))).collect();
        sorted.sort_by_key(|case| case.1);
        let sorted: Vec<NodeId> = sorted.into_iter().map(|case| case.0).collect();
        let first = self.g.chain(&sorted, field::NEXT_ON_SORTED_LIST);
        self.g.link_some(description, field::SORTED_CASES, first);
        self.g.link(node, field::EXTRA_INFO, description);
    }

    pub(super) fn case(
        &mut self,
        pos: Pos,
        value_pos: Pos,
        parent: Option<NodeId>,
        value: Option<i128>,
        out: &mut Vec<NodeId>,
    ) -> NodeId {
        let node = self.new_statement(form::STATEMENT_STMK_SWITCH_CASE, pos, parent);
        if value.is_some() {
            self.statement_in_sequence(node);
        }
        let case = self.new_node(form::SWITCH_CASE_ENTRY);
        let reached = self.function.statements.reached;
        self.g.flag(case, field::REACHABLE_BY_FALL_THROUGH, reached);
        self.function.statements.reached |= self.function.statements.cases_reached;
        self.g.link(case, field::STMT, node);
        self.position(case, value_pos);
        self.g.link(node, field::EXTRA_INFO, case);
        if let Some(switch) = self.function.statements.switches.last_mut() {
            switch.cases.push((case, value));
            let statement = switch.statement;
            self.g.link(node, field::SWITCH_STATEMENT, statement);
        }
        out.push(node);
        case
    }
}
