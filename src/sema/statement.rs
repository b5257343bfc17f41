//! Conditions, switches, coroutine returns, pragmas and assertions (`[stmt.stmt]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// The value of the condition of `if constexpr`; none while it depends on template parameters (`[stmt.if]`).
    pub fn chosen_branch(&mut self, condition: Condition) -> Option<bool> {
        let (Condition::Expr { expr } | Condition::Declaration { value: expr, .. }) = condition;
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if self.il[expr].flags.intersects(open) {
            return None;
        }
        self.constant_truth(expr)
    }

    /// The value that the declaration of a condition tests.
    pub fn condition_variable(&mut self, declaration: DeclarationId, boolean: bool) -> ExprId {
        let (entity, pos) = (self.il[declaration].entity, self.il[declaration].pos);
        let value = self.build_entity(entity, pos);
        if boolean { self.contextual_bool(value) } else { value }
    }

    /// The condition of a switch: converted to an integral or enumeration type, promoted.
    pub fn switch_condition(&mut self, e: ExprId) -> ExprId {
        self.promote_switch(e)
    }

    fn promote_switch(&mut self, e: ExprId) -> ExprId {
        if self.is_type_dependent(e) {
            return e;
        }
        if self.enum_of(self.il[e].ty).is_some() {
            return e;
        }
        self.promote(e)
    }

    /// Enters a switch: case labels are converted to the type of its condition.
    pub fn begin_switch(&mut self, condition: Condition) -> bool {
        let value = match condition {
            Condition::Expr { expr } => expr,
            Condition::Declaration { value, .. } => value,
        };
        let ty = self.il[value].ty;
        self.switch_types.push(ty);
        true
    }

    /// Leaves a switch.
    pub fn end_switch(&mut self, entered: bool) {
        if entered {
            self.switch_types.pop();
        }
    }

    /// A case label's value converted to the type of the switch (`[stmt.switch]`).
    pub fn case_value(&mut self, e: ExprId) -> ExprId {
        match self.switch_types.last().copied() {
            Some(ty) => self.convert(e, ty),
            None => e,
        }
    }

    /// `co_return value;`
    pub fn co_return(&mut self, value: Option<ExprId>, pos: Pos) -> StmtKind {
        self.mark_coroutine();
        self.note_unknown(pos, "co_return");
        StmtKind::CoReturn { value }
    }

    /// A pragma at its place among declarations or statements.
    pub fn declare_pragma(&mut self, _id: u32) {}

    /// Reports a static assertion whose condition is known to be false (`[dcl.pre]`).
    pub fn check_static_assert(&mut self, condition: ExprId, message: Option<ExprId>, pos: Pos) {
        if self.constant_truth(condition) != Some(false) {
            return;
        }
        let text = message.and_then(|e| match self.il[e].kind {
            ExprKind::String { literal } => self.tokens.literals.strings.get(literal as usize),
            _ => None,
        });
        let message = match text {
            Some(string) => {
                let text = String::from_utf8_lossy(self.tokens.literals.units(string)).into_owned();
                messages::static_assertion_failed(&text)
            }
            None => messages::static_assertion_failed_2(),
        };
        self.report(pos, message);
    }
}
