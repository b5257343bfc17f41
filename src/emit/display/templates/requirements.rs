//! Constraints: requires-clauses of templates and functions, and concepts ([temp.constr]).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, RequiresClauseNode, RoutineNode, new, requires_clause, routine};

impl Build<'_> {
    /// An expression that is a constraint: it is no constant, whatever it is made of.
    pub(super) fn constraint(&mut self, expr: ExprId) -> ExprNode {
        let open = matches!(self.il[expr].kind, ExprKind::Binary { .. } | ExprKind::Unary { .. });
        let made = if open { self.unfolded(expr) } else { None };
        let node = match made {
            Some(made) => made,
            None => self.expression(expr, Use::Value),
        };
        let kept = made.is_some() && self.il[expr].flags.contains(ExprFlags::PARENTHESIZED);
        self.g.flag(node, crate::tables::il_display::expr_node::IS_PARENTHESIZED, kept);
        node
    }

    /// A requires-clause whose condition begins at `pos`.
    pub(super) fn requires_clause(&mut self, condition: ExprId, pos: Pos) -> RequiresClauseNode {
        let clause = self.g.add_to_file(new::REQUIRES_CLAUSE);
        let made = self.constraint(condition);
        self.g.link(clause, requires_clause::CONSTRAINT, made);
        let place = (requires_clause::REQUIRES_POS_SEQ, requires_clause::REQUIRES_POS_COLUMN);
        self.place(clause, place, pos);
        clause
    }

    /// The requires-clause behind the declarator of a function, which members of instances share with their templates.
    pub(in crate::emit::display) fn trailing_requires(&mut self, node: RoutineNode, id: FunctionId) {
        let mut origin = id;
        while let Some(Entity::Function { id: from }) =
            self.unit.made_from.get(&Entity::Function { id: origin })
        {
            origin = *from;
        }
        let Some(condition) = self.il[origin].requires(self.il) else { return };
        let clause = if origin == id {
            let start = self.start_of(condition);
            self.with(change::Region(1), |p| p.requires_clause(condition, start))
        } else {
            let pattern = self.routine(origin);
            match self.g.target(pattern, routine::TRAILING_REQUIRES_CLAUSE) {
                Some(clause) => clause,
                None => return,
            }
        };
        self.g.link(node, routine::TRAILING_REQUIRES_CLAUSE, clause);
    }
}
