//! Switch statements with their cases.

use super::{Loop, Switch};
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ExprNode, StatementNode, SwitchCaseEntryNode, TypeNode, constant, expr_node, label, new,
    statement, switch_case_entry, switch_stmt_descr, word,
};

impl Build<'_> {
    pub(super) fn switch(
        &mut self,
        pos: Pos,
        init: Option<StmtId>,
        condition: Condition,
        body: StmtId,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let node = self.new_statement(new::STATEMENT_STMK_SWITCH, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        self.with_scopes(|p| p.switch_parts(node, init, condition, body));
        out.push(node);
        self.leave_label(parent, out);
    }

    /// The value that a switch statement compares, and its body.
    fn switch_parts(
        &mut self,
        node: StatementNode,
        init: Option<StmtId>,
        condition: Condition,
        body: StmtId,
    ) {
        let made = self.condition_of(init, condition, node, false);
        let promoted = match condition {
            Condition::Expr { expr } => self.promoted_enumeration(expr),
            Condition::Declaration { .. } => None,
        };
        self.g.link_some(node, statement::EXPR, made);
        self.function.statements.loops.push(Loop { is_switch: true, ..Loop::default() });
        self.function.statements.switches.push(Switch { statement: node, promoted, cases: Vec::new() });
        let outer = self.function.statements.reached;
        let inside = (change::Reached(false), change::CasesReached(outer));
        let block = self.with(inside, |p| p.governed(body, node));
        let ends = self.switch_body_ends(block, outer);
        self.g.truth(block, statement::END_OF_BLOCK_REACHABLE, ends);
        self.g.link(node, statement::BODY_STATEMENT, block);
        if let Some(switch) = self.function.statements.switches.pop() {
            self.switch_description(node, switch);
        }
        if let Some(label) = self.function.statements.loops.last().and_then(|l| l.left) {
            self.g.flag(label, label::REACHABLE_BY_FALL_THROUGH, outer);
        }
    }

    /// The value that a switch statement compares: that of an enumeration is promoted.
    pub(super) fn switch_value(&mut self, expr: ExprId) -> ExprNode {
        let made = self.expression(expr, Use::Value);
        let Some(to) = self.promoted_enumeration(expr) else { return made };
        let start = self.start_of(expr);
        self.generated(word::EOK_CAST, to, made, start)
    }

    /// The type that a value of an unscoped enumeration is promoted to ([conv.prom]).
    fn promoted_enumeration(&mut self, expr: ExprId) -> Option<TypeNode> {
        let il = self.il;
        let TypeKind::Enum { of } = il[self.il.unqualified_type(il[expr].ty)].kind else { return None };
        if il[of].scoped || self.header.is_c {
            return None;
        }
        match il[il[il[of].underlying].canonical].kind {
            TypeKind::Builtin { of: plain } if self.keeps_underlying(plain, il[of].fixed) => {
                Some(self.builtin(plain))
            }
            _ => Some(self.builtin(Builtin::Int)),
        }
    }

    fn keeps_underlying(&self, of: Builtin, fixed: bool) -> bool {
        let size = of.extent(self.il.target).map_or(0, |extent| extent.size);
        size > 4 || fixed && of == Builtin::UnsignedInt
    }

    /// The value of a case, as the switch compares it.
    pub(super) fn case_constant(&mut self, value: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        let promoted = self.function.statements.switches.last().and_then(|switch| switch.promoted);
        let of_enumeration = matches!(il[self.il.unqualified_type(il[value].ty)].kind, TypeKind::Enum { .. });
        let Some((to, folded)) = promoted.filter(|_| of_enumeration).zip(self.numbers().integer(value))
        else {
            let constant = self.constant_of(value, None)?;
            return Some(self.initial_constant(value, constant));
        };
        let start = self.start_of(value);
        let operand = self.expression(value, Use::Value);
        let from = self.g.target(operand, expr_node::TYPE);
        let cast = self.generated(word::EOK_CAST, to, operand, start);
        let converted = self.integer_constant(to, folded);
        self.g.link_some(converted, constant::ORIG_TYPE, from);
        self.g.link(converted, constant::EXPR, cast);
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, to);
        self.g.link(node, expr_node::CONSTANT, converted);
        let reference = self.copied_reference(None, None);
        self.g.link(node, expr_node::NAME_REFERENCE, reference);
        let copy = self.g.copy(converted);
        self.g.link(copy, constant::EXPR, node);
        self.constant_position(copy, start);
        Some(copy)
    }

    pub(super) fn switch_description(&mut self, node: StatementNode, switch: Switch) {
        let description = self.new_node(new::SWITCH_STMT_DESCR);
        let all: Vec<_> = switch.cases.iter().map(|case| case.0).collect();
        let first = self.g.chain(&all, switch_case_entry::NEXT);
        self.g.link_some(description, switch_stmt_descr::CASES, first);
        let default = switch.cases.iter().find(|case| case.1.is_none()).map(|case| case.0);
        self.g.link_some(description, switch_stmt_descr::DEFAULT_CASE, default);
        let mut sorted: Vec<(SwitchCaseEntryNode, i128)> =
            switch.cases.iter().filter_map(|(case, value)| value.map(|value| (*case, value))).collect();
        sorted.sort_by_key(|case| case.1);
        let sorted: Vec<_> = sorted.into_iter().map(|case| case.0).collect();
        let first = self.g.chain(&sorted, switch_case_entry::NEXT_ON_SORTED_LIST);
        self.g.link_some(description, switch_stmt_descr::SORTED_CASES, first);
        self.g.link(node, statement::EXTRA_INFO, description);
    }

    pub(super) fn case(
        &mut self,
        pos: Pos,
        value_pos: Pos,
        parent: Option<StatementNode>,
        value: Option<i128>,
        out: &mut Vec<StatementNode>,
    ) -> SwitchCaseEntryNode {
        let node = self.new_statement(new::STATEMENT_STMK_SWITCH_CASE, pos, parent);
        if value.is_some() {
            self.statement_in_sequence(node);
        }
        let case = self.new_node(new::SWITCH_CASE_ENTRY);
        let reached = self.function.statements.reached;
        self.g.flag(case, switch_case_entry::REACHABLE_BY_FALL_THROUGH, reached);
        self.function.statements.reached |= self.function.statements.cases_reached;
        self.g.link(case, switch_case_entry::STMT, node);
        self.position(case, value_pos);
        self.g.link(node, statement::EXTRA_INFO, case);
        if let Some(switch) = self.function.statements.switches.last_mut() {
            switch.cases.push((case, value));
            let statement = switch.statement;
            self.g.link(node, statement::SWITCH_STATEMENT, statement);
        }
        out.push(node);
        case
    }
}
