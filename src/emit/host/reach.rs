//! Whether the end of a function's body is reached, as far as the forms of its statements tell (`[stmt.jump]`).

use crate::emit::host::Printer;
use crate::il::*;

/// What the statements of a loop or switch do with it.
#[derive(Default)]
struct Inner {
    /// One that is reached leaves it.
    left: bool,
    /// One that is reached begins its next round.
    continued: bool,
    /// A switch has a default label.
    default: bool,
}

impl Printer<'_> {
    /// Whether what would stand behind statements is reached, if the first one is: a call of a function that does not
    /// return is a call like others.
    pub(super) fn end_is_reached(&self, statements: &[StmtId]) -> bool {
        self.reached_behind_all(statements, true, &mut Inner::default())
    }

    fn reached_behind_all(&self, statements: &[StmtId], reached: bool, inner: &mut Inner) -> bool {
        statements.iter().fold(reached, |reached, statement| self.reached_behind(*statement, reached, inner))
    }

    /// Whether what stands behind a statement is reached, where the statement is or not; `inner` is the loop or switch
    /// around it.
    fn reached_behind(&self, statement: StmtId, reached: bool, inner: &mut Inner) -> bool {
        let il = self.il;
        match il[statement].kind {
            StmtKind::Return { .. }
            | StmtKind::CoReturn { .. }
            | StmtKind::Goto { .. }
            | StmtKind::ComputedGoto { .. } => false,
            StmtKind::Continue => {
                inner.continued |= reached;
                false
            }
            StmtKind::Break => {
                inner.left |= reached;
                false
            }
            StmtKind::Expr { expr } => reached && !matches!(il[expr].kind, ExprKind::Throw { .. }),
            StmtKind::Compound { body, .. } => self.reached_behind_all(&il[body], reached, inner),
            // A jump may lead to a label.
            StmtKind::Label { body, .. } | StmtKind::Case { body, .. } => {
                body.is_none_or(|body| self.reached_behind(body, true, inner))
            }
            StmtKind::Default { body } => {
                inner.default = true;
                body.is_none_or(|body| self.reached_behind(body, true, inner))
            }
            StmtKind::If { condition, then, otherwise, .. } => {
                let truth = condition.and_then(|condition| self.known_truth(condition));
                let then = self.reached_behind(then, reached && truth != Some(false), inner);
                let passed = reached && truth != Some(true);
                then | otherwise.map_or(passed, |otherwise| self.reached_behind(otherwise, passed, inner))
            }
            StmtKind::While { condition, body } => self.loop_ends(Some(condition), body, reached),
            StmtKind::For { condition, body, .. } => self.loop_ends(condition, body, reached),
            StmtKind::RangeFor { body, .. } => {
                self.reached_behind(body, reached, &mut Inner::default());
                reached
            }
            StmtKind::Do { body, condition, .. } => {
                let mut own = Inner::default();
                let end = self.reached_behind(body, reached, &mut own);
                let endless = self.known_truth(Condition::Expr { expr: condition }) == Some(true);
                own.left || (end || own.continued) && !endless
            }
            StmtKind::Switch { body, .. } => {
                let mut own = Inner::default();
                let end = self.reached_behind(body, false, &mut own);
                inner.continued |= own.continued;
                own.left || end || reached && !own.default
            }
            StmtKind::Try { body, handlers } => {
                let mut end = self.reached_behind(body, reached, inner);
                for handler in &il[handlers] {
                    end |= self.reached_behind(handler.body, true, inner);
                }
                end
            }
            StmtKind::Null
            | StmtKind::Declaration { .. }
            | StmtKind::Asm { .. }
            | StmtKind::Pragma { .. }
            | StmtKind::LocalLabels { .. } => reached,
        }
    }

    /// Whether what stands behind a loop is reached: by its condition, if that may be false, or a `break`.
    fn loop_ends(&self, condition: Option<Condition>, body: StmtId, reached: bool) -> bool {
        let endless = condition.is_none_or(|condition| self.known_truth(condition) == Some(true));
        let mut own = Inner::default();
        self.reached_behind(body, reached, &mut own);
        own.left || reached && !endless
    }

    /// What a condition is that is a constant.
    fn known_truth(&self, condition: Condition) -> Option<bool> {
        let Condition::Expr { expr } = condition else { return None };
        self.integer_value(expr).map(|value| value != 0)
    }
}
