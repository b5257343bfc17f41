//! Flow of control through function bodies: statements that are never reached, and whether the end is reached without
//! a value (`[stmt.jump]`, `[stmt.return]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::sema::constant::is_terminating_builtin;
use crate::source::Pos;
use crate::tables::limits;
use smallvec::SmallVec;

/// What statements of a loop or switch do to the flow after it.
#[derive(Clone, Copy, Debug, Default)]
struct Jumps {
    breaks: bool,
    continues: bool,
    /// It is a switch, which `continue` does not mean.
    is_switch: bool,
    /// A switch has a default label.
    default: bool,
    /// Where a loop begins that control does not come to, unless a label in it is found.
    unreached: Option<Pos>,
}

/// Whether control comes to a place.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    pub reached: bool,
    /// It does not, and that was told already or is no news: what follows is not told again.
    pub told: bool,
}

impl Reach {
    const YES: Self = Self { reached: true, told: false };
    const NO: Self = Self { reached: false, told: false };

    /// Control comes here from two places.
    pub fn or(self, other: Self) -> Self {
        Self { reached: self.reached || other.reached, told: self.told || other.told }
    }
}

/// How control comes to the statement that is read or made next in a function.
#[derive(Clone, Debug)]
pub struct Flow {
    pub here: Reach,
    /// The loops and switches around it, innermost last.
    jumps: Vec<Jumps>,
    /// Where the loop begins whose body comes next, if control does not come to it.
    unreached: Option<Pos>,
    /// Where statements stand that fall through to a label which has not come yet.
    pub falling: SmallVec<[Pos; 2]>,
}

impl Default for Flow {
    fn default() -> Self {
        Self { here: Reach::YES, jumps: Vec::new(), unreached: None, falling: SmallVec::new() }
    }
}

impl Flow {
    /// Goes back to where the ways part; how control comes to the end of the first one is the result.
    pub fn turn_back(&mut self, to: Reach) -> Reach {
        std::mem::replace(&mut self.here, to)
    }
}

/// What kind of statement begins, as far as it matters where control does not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// Blocks and empty statements are looked into; declarations do nothing before they initialize something.
    Passive,
    Label,
    /// The label of a case.
    Case,
    Loop,
    Other,
}

impl Compilation {
    /// A statement begins: one that control never comes to is reported (`[stmt.jump]`), once for each jump before it.
    pub fn begin_statement(&mut self, beginning: Beginning, pos: Pos) {
        let here = self.body.flow.here;
        self.end_falling(matches!(beginning, Beginning::Label | Beginning::Case));
        match beginning {
            Beginning::Passive => return,
            Beginning::Label => self.body.flow.jumps.iter_mut().for_each(|jumps| jumps.unreached = None),
            Beginning::Case => {
                let inner = self.body.flow.jumps.iter_mut().rev().take_while(|jumps| !jumps.is_switch);
                inner.for_each(|jumps| jumps.unreached = None);
            }
            _ if here.reached => return,
            Beginning::Loop => self.body.flow.unreached = (!here.told).then_some(pos),
            Beginning::Other => {
                if !here.told && self.reports.diags.may_show(messages::code_is_unreachable().id()) {
                    self.tell_unreachable(pos, messages::code_is_unreachable());
                }
                self.body.flow.here.told = true;
                return;
            }
        }
        // Jumps come to labels, and to where a loop begins.
        self.body.flow.here = Reach::YES;
    }

    fn tell_unreachable(&mut self, pos: Pos, message: Message) {
        if self.reports.quiet == 0 && !self.context.discarded {
            self.report_forbidden_access(pos, message);
        }
    }

    /// A statement ends that contains no other one.
    pub fn end_simple_statement(&mut self, kind: StmtKind) {
        match kind {
            StmtKind::Expr { expr } if matches!(self.il[expr].kind, ExprKind::Throw { .. }) => {
                self.body.flow.here = Reach::NO;
            }
            StmtKind::Expr { expr } if self.never_returns(expr) => {
                self.body.flow.here = Reach { reached: false, told: true };
            }
            StmtKind::Declaration { item: Item::Declaration { id } } if !self.body.flow.here.reached => {
                self.check_unreachable_initialization(id);
            }
            StmtKind::Break | StmtKind::Continue => {
                let is_break = matches!(kind, StmtKind::Break);
                let reached = self.body.flow.here.reached;
                let left = self.body.flow.jumps.iter_mut().rev().find(|jumps| is_break || !jumps.is_switch);
                // Out of a switch, a jump that control does not come to leads nowhere.
                if let Some(jumps) = left.filter(|jumps| reached || !jumps.is_switch) {
                    jumps.breaks |= is_break;
                    jumps.continues |= !is_break;
                }
                self.body.flow.here = Reach::NO;
            }
            StmtKind::Goto { .. }
            | StmtKind::ComputedGoto { .. }
            | StmtKind::Return { .. }
            | StmtKind::CoReturn { .. } => self.body.flow.here = Reach::NO,
            _ => {}
        }
    }

    /// A declaration that control never comes to runs an initialization.
    fn check_unreachable_initialization(&mut self, group: GroupId) {
        let declarations = self.il[self.il[group].declarators].to_vec();
        let variables = declarations.iter().filter_map(|d| match self.il[*d].entity {
            Entity::Variable { id } => Some(id),
            _ => None,
        });
        let variables: SmallVec<[VariableId; 4]> = variables.collect();
        for id in variables {
            if !self.initializes_at_run_time(id) {
                continue;
            }
            let message = messages::dynamic_initialization_in_unreachable_code();
            if !self.body.flow.here.told && self.reports.diags.may_show(message.id()) {
                self.tell_unreachable(self.il[id].pos, message);
            }
            self.body.flow.here.told = true;
        }
    }

    /// Whether control that comes to the declaration of a local variable initializes it.
    fn initializes_at_run_time(&mut self, id: VariableId) -> bool {
        let v = &self.il[id];
        let (ty, init, lasting) = (v.ty, v.init, v.storage == Storage::Static);
        match init {
            Some(init) if lasting => !self.is_open(init) && self.constant_value(init).is_none(),
            Some(_) => true,
            None => self.acts_by_itself(ty) && !self.is_only_destroyed(ty),
        }
    }

    /// Enters the body of a loop or switch.
    pub fn begin_breakable(&mut self, is_switch: bool) {
        let unreached = self.body.flow.unreached.take().filter(|_| !is_switch);
        self.body.flow.jumps.push(Jumps { is_switch, unreached, ..Jumps::default() });
        if is_switch {
            self.body.flow.here = Reach::NO;
        }
    }

    /// The default label of the innermost switch.
    pub fn note_default_label(&mut self) {
        if let Some(jumps) = self.body.flow.jumps.last_mut() {
            jumps.default = true;
        }
    }

    /// Leaves the body of a switch that control came to as `before`.
    pub fn end_switch_flow(&mut self, before: Reach) {
        self.end_falling(false);
        let jumps = self.body.flow.jumps.pop().unwrap_or_default();
        if jumps.breaks || before.reached && !jumps.default {
            self.body.flow.here = Reach::YES;
        }
    }

    /// Leaves the innermost loop; that control never comes to it is told where no label in it was found.
    fn leave_loop(&mut self) -> Jumps {
        self.end_falling(false);
        let jumps = self.body.flow.jumps.pop().unwrap_or_default();
        if let Some(pos) = jumps.unreached {
            self.tell_unreachable(pos, messages::loop_not_reachable());
        }
        jumps
    }

    /// Leaves the body of a loop whose condition is tested before it; none is always true.
    pub fn end_loop_flow(&mut self, condition: Option<Condition>) {
        let jumps = self.leave_loop();
        let endless = !jumps.breaks && condition.is_none_or(|c| self.settled_condition(c) == Some(true));
        self.body.flow.here = if endless { Reach::NO } else { Reach::YES };
    }

    /// Leaves a range-based for.
    pub fn end_range_flow(&mut self) {
        self.leave_loop();
        self.body.flow.here = Reach::YES;
    }

    /// Leaves the body of a loop whose condition is tested after it.
    pub fn end_do_flow(&mut self, condition: ExprId) {
        let jumps = self.leave_loop();
        let tested = self.body.flow.here.reached || jumps.continues;
        let leaves = jumps.breaks || tested && self.settled_truth(condition) != Some(true);
        self.body.flow.here = match leaves {
            true => Reach::YES,
            false if tested => Reach::NO,
            false => self.body.flow.here,
        };
    }

    /// The flow after `if` from how its branches end; `before` is how control came to it.
    pub fn end_if_flow(
        &mut self,
        form: IfForm,
        condition: Option<Condition>,
        before: Reach,
        (then, otherwise): (Reach, Option<Reach>),
    ) {
        let chosen = condition.filter(|_| form == IfForm::Constexpr).and_then(|c| self.chosen_branch(c));
        self.body.flow.here = match (chosen, otherwise) {
            (Some(true), _) => then,
            (Some(false), _) => otherwise.unwrap_or(before),
            (None, Some(otherwise)) => then.or(otherwise),
            (None, None) if then.reached => then,
            (None, None) => {
                let plain = condition.filter(|_| form == IfForm::Plain);
                let always = plain.is_some_and(|c| self.settled_condition(c) == Some(true));
                if always { then } else { then.or(before) }
            }
        };
    }

    fn settled_condition(&mut self, condition: Condition) -> Option<bool> {
        match condition {
            Condition::Expr { expr } => self.settled_truth(expr),
            Condition::Declaration { .. } => None,
        }
    }

    /// The value of a condition that is constant as it is written, whenever it is evaluated.
    fn settled_truth(&mut self, e: ExprId) -> Option<bool> {
        let mut budget = limits::EFFECT_NODES;
        if !self.simple_constant(e, true, &mut budget) {
            return None;
        }
        let value = self.constant_truth(e)?;
        (self.run_time_truth(e) == Some(value)).then_some(value)
    }

    /// A return statement at `pos`: a function that is said not to return has none (`[dcl.attr.noreturn]`).
    pub(in crate::sema) fn check_may_return(&mut self, pos: Pos) {
        let noreturn = |f: FunctionId| self.il[f].flags.contains(FunctionFlags::NORETURN);
        if self.context.function.is_some_and(noreturn) && !self.scope_is_dependent(self.context.scope) {
            self.warn(pos, messages::noreturn_function_does_return());
        }
    }

    /// Reports that the end of a function's body is reached, at `end`, where it must not be (`[stmt.return]`).
    pub fn check_end_of_function(&mut self, function: FunctionId, scope: ScopeId, end: Pos) {
        let f = &self.il[function];
        if f.flags.contains(FunctionFlags::COROUTINE) {
            if self.body.flow.here.reached {
                self.check_end_of_coroutine(function);
            }
            return self.check_constexpr_coroutine(function);
        }
        let exempt = !self.body.flow.here.reached
            || matches!(f.name, EntityName::Constructor | EntityName::Destructor)
            || f.space.is_device_only()
            || self.is_main(function);
        if exempt || self.scope_is_dependent(scope) {
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
        if !silent {
            let entity = self.returning_entity(function);
            self.report_in_body(end, messages::implicit_return_from_non_void_function(entity));
        }
        if noreturn {
            self.report_in_body(end, messages::noreturn_function_does_return());
        }
    }

    /// The same for the current function, whose body ends with the file: said before that its brace is missing.
    pub fn check_unclosed_function(&mut self, end: Pos) {
        if let Some(function) = self.context.function {
            self.check_end_of_function(function, self.context.scope, end);
            self.body.flow.here.reached = false;
        }
    }

    /// The closing brace of a block.
    pub fn end_of_block(&self, statement: StmtId) -> Option<Pos> {
        match self.il[statement].kind {
            StmtKind::Compound { end, .. } => Some(end),
            _ => None,
        }
    }

    /// The function that a declaration declares.
    pub fn function_of_declaration(&self, declaration: DeclarationId) -> Option<FunctionId> {
        match self.il[declaration].entity {
            Entity::Function { id } => Some(id),
            _ => None,
        }
    }

    /// A function named without its parameters, as messages about its body name it.
    pub fn function_name_entity(&self, function: FunctionId) -> EntityText {
        let f = &self.il[function];
        let lambda = f.class.filter(|c| self.il[*c].lambda(&self.il).is_some());
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
            && f.scope == self.symbols.global
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
                        || f.builtin(&self.il).is_some() && is_terminating_builtin(self, id)
                }
                // What is called is not known.
                _ => self.is_unknown(self.il[callee].ty),
            },
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => {
                self.il[id].flags.contains(FunctionFlags::NORETURN)
            }
            // Whether other operands are evaluated at all is not asked.
            _ => false,
        }
    }

    /// A function as messages name it that tell of what it returns: a template and its instances with their parameters, others
    /// where their names alone do not tell them.
    pub(in crate::sema) fn returning_entity(&self, function: FunctionId) -> EntityText {
        let mut entity = self.function_name_entity(function);
        let f = &self.il[function];
        let closure = f.class.is_some_and(|class| self.il[class].lambda(&self.il).is_some());
        let converts = matches!(f.name, EntityName::Conversion { .. });
        if f.template.is_some() {
            entity.name = self.template_text_without_result(function);
        } else if let Some(text) = self.instance_text_without_result(function).filter(|_| !closure) {
            entity.name = text;
        } else if !closure && !converts && self.shows_parameters(function) {
            entity.name = self.name_in_scope_text(function, true);
        }
        entity
    }

    /// Whether a type is void, or one that is not known yet and may turn out to be: a parameter, or a member of something dependent. What
    /// names a template with its arguments is taken for an object, whatever an alias template there would name.
    pub(in crate::sema) fn may_be_void(&self, ty: TypeId) -> bool {
        if !self.is_dependent(ty) {
            return self.is_void(ty) || self.is_open_type(ty) && self.class_of(ty).is_none();
        }
        let kind = self.canonical_kind(self.unqualified(ty));
        // An alias template that stands for itself with these arguments.
        if let TypeKind::Instance { template, args } = kind
            && let TemplateKind::Alias { pattern } = self.il[template].kind
        {
            let target = self.il[pattern].ty;
            let own = self.il[self.il[template].params].depth;
            return match self.canonical_kind(target) {
                TypeKind::Param { depth, index, .. } if depth == own => {
                    match self.il[args].get(index as usize) {
                        Some(TemplateArg::Type { of }) => self.may_be_void(*of),
                        _ => true,
                    }
                }
                _ => self.may_be_void(target),
            };
        }
        !matches!(
            kind,
            TypeKind::Instance { .. }
                | TypeKind::DependentTemplate { .. }
                | TypeKind::Injected { .. }
                | TypeKind::Pointer { .. }
                | TypeKind::LvalueReference { .. }
                | TypeKind::RvalueReference { .. }
        )
    }
}
