//! Flow of control through function bodies: whether the end is reached without a value (`[stmt.return]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::constant::is_terminating_builtin;
use crate::tables::limits;

/// What statements of a loop or switch do to the flow after it.
#[derive(Clone, Copy, Debug, Default)]
struct Jumps {
    breaks: bool,
    continues: bool,
}

struct Flow<'c> {
    c: &'c mut Compilation,
    /// The loops and switches around a statement, innermost last.
    jumps: Vec<Jumps>,
    depth: u32,
    /// Functions that never return are taken to.
    calls_return: bool,
}

impl Compilation {
    /// Reports a function with a result whose end can be reached (`[stmt.return]`).
    pub fn check_end_of_function(&mut self, function: FunctionId, body: FunctionBodyId) {
        let body = self.il[body].clone();
        let f = &self.il[function];
        let exempt = matches!(f.name, EntityName::Constructor | EntityName::Destructor)
            || f.flags.contains(FunctionFlags::COROUTINE)
            || f.space.is_device_only()
            || self.is_main(function);
        if exempt || self.scope_is_dependent(body.scope) {
            return;
        }
        let Some((ret, ..)) = self.function_of(f.ty) else { return };
        let noreturn = f.flags.contains(FunctionFlags::NORETURN);
        let silent = self.is_void(ret)
            || self.is_dependent(ret)
            || self.is_unknown(ret)
            || self.il[ret].flags.contains(TypeFlags::PLACEHOLDER);
        if silent && !noreturn {
            return;
        }
        let Some(statement) = body.statement else { return };
        let StmtKind::Compound { end, .. } = self.il[statement].kind else { return };
        let mut flow = Flow { c: self, jumps: Vec::new(), depth: 0, calls_return: false };
        let mut reached = flow.statement(statement, true);
        for handler in body.try_handlers.map(|h| flow.c.il[h].to_vec()).unwrap_or_default() {
            reached |= flow.statement(handler.body, true);
        }
        if !reached {
            return;
        }
        if noreturn {
            self.report(end, messages::noreturn_function_does_return());
        } else {
            let entity = self.function_name_entity(function);
            self.report(end, messages::implicit_return_from_non_void_function(entity));
        }
    }

    /// Whether remarks about unreachable statements can be shown.
    pub fn shows_unreachable(&self) -> bool {
        self.quiet == 0 && self.diags.may_show(messages::code_is_unreachable().id())
    }

    /// Whether the end of a statement is reached if its beginning is; calls are taken to return.
    pub fn completes(&mut self, statement: StmtId) -> bool {
        Flow { c: self, jumps: Vec::new(), depth: 0, calls_return: true }.statement(statement, true)
    }

    /// A function named without its parameters, as messages about its body name it.
    pub fn function_name_entity(&self, function: FunctionId) -> EntityText {
        let f = &self.il[function];
        let lambda = f.class.filter(|c| self.il[*c].lambda.is_some());
        let name = match lambda {
            Some(class) => self.type_text(self.il[class].ty),
            None if f.instance.is_none()
                && f.class.is_some_and(|class| self.il[class].instance.is_some()) =>
            {
                self.name_in_scope_text(function, false)
            }
            None => self.scope_text(f.scope) + &self.bare_function_name(function),
        };
        EntityText::new(EntityKind::Function, name, Declared::At(f.pos))
    }

    pub(in crate::sema) fn is_main(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        matches!(f.name, EntityName::Identifier { name } if name == crate::names::known::MAIN)
            && f.scope == self.global
    }

    /// Whether control never comes back from an expression that is evaluated.
    fn never_returns(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Throw { .. } => true,
            ExprKind::Implicit { operand, .. }
            | ExprKind::Cast { operand, .. }
            | ExprKind::Extension { operand } => self.never_returns(operand),
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.never_returns(lhs) || self.never_returns(rhs)
            }
            ExprKind::Call { callee, .. } => match self.il[callee].kind {
                ExprKind::Name { entity: Entity::Function { id }, .. }
                | ExprKind::Member { entity: Entity::Function { id }, .. } => {
                    let f = &self.il[id];
                    f.flags.contains(FunctionFlags::NORETURN)
                        || f.builtin.is_some() && is_terminating_builtin(self, id)
                }
                // What is called is not known.
                _ => self.is_unknown(self.il[callee].ty),
            },
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => {
                self.il[id].flags.contains(FunctionFlags::NORETURN)
            }
            _ => false,
        }
    }
}

impl Flow<'_> {
    /// Whether the end of a statement is reached if its beginning is.
    fn statement(&mut self, statement: StmtId, reached: bool) -> bool {
        if self.depth >= limits::FLOW_STATEMENT_NESTING {
            return false;
        }
        self.depth += 1;
        let kind = self.c.il[statement].kind;
        let result = self.kind(kind, reached);
        self.depth -= 1;
        result
    }

    fn optional(&mut self, statement: Option<StmtId>, reached: bool) -> bool {
        statement.map_or(reached, |s| self.statement(s, reached))
    }

    fn kind(&mut self, kind: StmtKind, reached: bool) -> bool {
        match kind {
            StmtKind::Expr { expr } if self.calls_return => {
                reached && !matches!(self.c.il[expr].kind, ExprKind::Throw { .. })
            }
            StmtKind::Expr { expr } => reached && !self.c.never_returns(expr),
            StmtKind::Compound { body, .. } => {
                let list = self.c.il[body].to_vec();
                list.into_iter().fold(reached, |reached, s| self.statement(s, reached))
            }
            StmtKind::If { form, init, condition, then, otherwise } => {
                let reached = self.optional(init, reached);
                let value = condition.and_then(|c| self.condition(c));
                // Both branches of what depends on where it is evaluated.
                let value = value.filter(|_| matches!(form, IfForm::Plain | IfForm::Constexpr));
                let then = self.statement(then, reached && value != Some(false));
                let otherwise = self.optional(otherwise, reached && value != Some(true));
                then || otherwise
            }
            StmtKind::While { condition, body } => {
                let value = self.condition(condition);
                let (_, jumps) = self.inside(body, reached && value != Some(false));
                jumps.breaks || (reached && value != Some(true))
            }
            StmtKind::Do { body, condition, .. } => {
                let (end, jumps) = self.inside(body, reached);
                let value = self.value(condition);
                jumps.breaks || ((end || jumps.continues) && value != Some(true))
            }
            StmtKind::For { init, condition, body, .. } => {
                let reached = self.optional(init, reached);
                let value = match condition {
                    Some(condition) => self.condition(condition),
                    None => Some(true),
                };
                let (_, jumps) = self.inside(body, reached && value != Some(false));
                jumps.breaks || (reached && value != Some(true))
            }
            StmtKind::RangeFor { body, .. } => {
                let (_, jumps) = self.inside(body, reached);
                jumps.breaks || reached
            }
            StmtKind::Switch { init, body, .. } => {
                let reached = self.optional(init, reached);
                let has_default = self.has_default(body);
                let (end, jumps) = self.inside(body, false);
                end || jumps.breaks || (reached && !has_default)
            }
            StmtKind::Case { body, .. } | StmtKind::Default { body } | StmtKind::Label { body, .. } => {
                self.optional(body, true)
            }
            StmtKind::Break | StmtKind::Continue => {
                if let Some(jumps) = self.jumps.last_mut().filter(|_| reached) {
                    jumps.breaks |= matches!(kind, StmtKind::Break);
                    jumps.continues |= matches!(kind, StmtKind::Continue);
                }
                false
            }
            StmtKind::Goto { .. }
            | StmtKind::ComputedGoto { .. }
            | StmtKind::Return { .. }
            | StmtKind::CoReturn { .. } => false,
            StmtKind::Try { body, handlers } => {
                let mut end = self.statement(body, reached);
                let handlers = self.c.il[handlers].to_vec();
                for handler in handlers {
                    end |= self.statement(handler.body, reached);
                }
                end
            }
            StmtKind::Asm { id } => reached && !self.c.il[id].goto,
            _ => reached,
        }
    }

    /// The body of a loop or switch, with what leaves it.
    fn inside(&mut self, body: StmtId, reached: bool) -> (bool, Jumps) {
        self.jumps.push(Jumps::default());
        let end = self.statement(body, reached);
        (end, self.jumps.pop().unwrap_or_default())
    }

    fn condition(&mut self, condition: Condition) -> Option<bool> {
        match condition {
            Condition::Expr { expr } => self.value(expr),
            Condition::Declaration { .. } => None,
        }
    }

    /// The value of a condition that is constant as it is written.
    fn value(&mut self, e: ExprId) -> Option<bool> {
        if !self.c.is_simple_constant(e) {
            return None;
        }
        self.c.constant_truth(e)
    }

    /// Whether a switch has a default label of its own.
    fn has_default(&self, statement: StmtId) -> bool {
        let mut waiting = vec![statement];
        while let Some(statement) = waiting.pop() {
            match self.c.il[statement].kind {
                StmtKind::Default { .. } => return true,
                StmtKind::Compound { body, .. } => waiting.extend(self.c.il[body].iter()),
                StmtKind::Case { body, .. } | StmtKind::Label { body, .. } => waiting.extend(body),
                StmtKind::If { then, otherwise, .. } => {
                    waiting.push(then);
                    waiting.extend(otherwise);
                }
                StmtKind::While { body, .. }
                | StmtKind::Do { body, .. }
                | StmtKind::For { body, .. }
                | StmtKind::RangeFor { body, .. }
                | StmtKind::Try { body, .. } => waiting.push(body),
                _ => {}
            }
        }
        false
    }
}
