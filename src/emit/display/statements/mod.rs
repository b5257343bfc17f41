//! Function bodies: statements in order, the labels between them, and the scopes they open.

mod blocks;
mod conditions;
mod range_for;
mod reach;
mod returns;
mod switches;
mod try_blocks;

use super::build::{Build, PendingBody};
use super::change;
use super::expressions::Use;
use super::graph::{NodeId, Seen};
use crate::finalize::lifetime;
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::il_display::{
    DynamicInitNode, LabelNode, New, RoutineNode, ScopeNode, StatementNode, SwitchCaseEntryNode, TypeNode,
    VariableNode, any, dynamic_init, form, kind, label, local_static_variable_init, new, param_type, routine,
    scope, statement, switch_case_entry, ty, variable, word,
};
use rustc_hash::{FxHashMap, FxHashSet};
use try_blocks::OpenTry;

/// What jumps out of the statements around a place lead to.
#[derive(Default, Clone)]
pub(super) struct Targets {
    /// Labels to leave and to continue loops, innermost last; made when they are needed.
    pub(super) loops: Vec<Loop>,
    pub(super) labels: FxHashMap<LabelId, LabelNode>,
    /// Switch statements around this place, innermost last.
    pub(super) switches: Vec<Switch>,
    /// Try blocks around this place, innermost last.
    pub(super) tries: Vec<OpenTry>,
    /// The scope that the next block has, which was opened for what stands before it.
    pub(super) adopted: Option<ScopeNode>,
    /// The scope of the function, which holds its labels.
    pub function: Option<ScopeNode>,
    /// Whether a statement that does something came before.
    pub(super) executed: bool,
    /// Whether the place is not reached, and whether the cases of the innermost switch are.
    pub(super) reached: bool,
    pub(super) cases_reached: bool,
    /// Labels behind loops and switches that a `break` leads to which is reached.
    pub left: FxHashSet<LabelNode>,
    /// The blocks around this place, innermost last.
    pub(super) blocks: Vec<OpenBlock>,
    /// The block without braces that ends directly before this place, and the scope around it.
    pub(super) ended: Option<(StatementNode, ScopeNode)>,
    /// Jumps and labels, with where they stand.
    jumps: Vec<Jump>,
}

/// A block that is being shown, with its scope where something in it needs one.
#[derive(Clone, Copy)]
pub(super) struct OpenBlock {
    pub statement: StatementNode,
    pub scope: Option<ScopeNode>,
}

/// A jump or a label.
#[derive(Clone, Copy)]
struct Jump {
    statement: StatementNode,
    scope: ScopeNode,
    block: Option<StatementNode>,
    within: Option<OpenTry>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Loop {
    pub left: Option<LabelNode>,
    pub continued: Option<LabelNode>,
    pub is_switch: bool,
}

#[derive(Clone)]
pub(super) struct Switch {
    pub statement: StatementNode,
    /// The type that an enumeration is promoted to.
    pub promoted: Option<TypeNode>,
    pub cases: Vec<(SwitchCaseEntryNode, Option<i128>)>,
}

impl Build<'_> {
    /// The region of a function: its scope with parameters, local entities and statements.
    pub fn function_body(&mut self, body: PendingBody) {
        let il = self.il;
        let PendingBody { function, declaration } = body;
        let Some(id) = il[declaration].body else { return };
        let Some(statement) = il[id].statement else { return };
        let routine = self.routine(function);
        let in_prototype = self.g.is_true(routine, routine::IS_PROTOTYPE_INSTANTIATION)
            || self.place.in_prototype && self.function.routine.is_some();
        self.with(change::InPrototype(in_prototype), |p| {
            let params = il[declaration].params;
            p.in_body(|p| p.parts_of_body(routine, (function, Some(declaration)), params, id, statement));
        });
    }

    /// Makes something in the body of a function: what is known of the one around it is the same behind it.
    pub(super) fn in_body(&mut self, make: impl FnOnce(&mut Self)) {
        let places = (change::Region(self.g.region), change::Sequence(self.place.sequence));
        let function = (
            (change::Routine(self.function.routine), change::LocalScope(self.function.local_scope)),
            (change::Outermost(self.function.outermost), change::FunctionRegion(self.function.region)),
        );
        self.with(((places, function), change::Statements(Targets::default())), |p| {
            make(p);
            p.lifetimes_at_jumps();
        });
    }

    /// The parameters and statements of a function.
    pub(super) fn parts_of_body(
        &mut self,
        routine: RoutineNode,
        (function, declaration): (FunctionId, Option<DeclarationId>),
        params: List<VariableId>,
        id: FunctionBodyId,
        statement: StmtId,
    ) {
        let il = self.il;
        let parent = self.scope(il[function].scope);
        let open = self.function.open_orphans.len();
        let scope = self.open_body(routine, parent);
        let this = self.this_variable(function);
        self.g.link_some(scope, scope::THIS_PARAM_VARIABLE, this);
        self.parameters(scope, routine, params, declaration.map_or(List::EMPTY, |d| il[d].param_info));
        let inits = il[il[id].inits(il)].to_vec();
        self.constructor_initializers(scope, function, &inits, il[statement].pos);
        self.allocation_routines(function);
        self.function.statements.reached = true;
        let block = match il[id].try_handlers(il) {
            Some(handlers) => self.function_try_block(il[id].try_pos(il), statement, handlers, function),
            None => self.compound(statement, None, true),
        };
        self.g.link(scope, scope::ASSOC_BLOCK, block);
        self.close_orphans(scope, open);
    }

    fn parameters(
        &mut self,
        scope: ScopeNode,
        routine: RoutineNode,
        params: List<VariableId>,
        written: List<ParamDeclaration>,
    ) {
        let il = self.il;
        let mut at =
            self.g.target(routine, routine::TYPE).and_then(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST));
        for (index, param) in il[params].iter().copied().enumerate() {
            let node = self.variable(param);
            if let Some(info) = il[written].get(index).filter(|info| !info.attributes.is_empty()) {
                // That a kernel's parameter is constant is kept with the kernel.
                let own = |id: &AttributeId| il[*id].id != AttributeKind::GridConstant as u16;
                let all: Vec<AttributeId> = il[info.attributes].iter().copied().filter(own).collect();
                self.list_of_attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, &all, true);
            }
            if il[param].name.is_none() {
                self.g.clear(node, variable::SOURCE_CORRESP_DECL_POSITION_SEQ);
                self.g.clear(node, variable::SOURCE_CORRESP_DECL_POSITION_COLUMN);
            }
            self.parameter_fields(node);
            let pack = matches!(il[il[param].ty].kind, TypeKind::PackExpansion { .. });
            self.g.flag(node, variable::IS_PARAMETER_PACK, pack);
            self.g.word(node, variable::STORAGE_CLASS, word::SC_AUTO);
            if let Some(row) = at {
                self.g.link(node, variable::ASSOC_PARAM_TYPE, row);
                at = self.g.target(row, param_type::NEXT);
            }
            if let Some(ty) = self.g.target(node, variable::TYPE) {
                self.g.link(node, variable::DECLARED_TYPE, ty);
            }
            if let Some(row) = self.g.target(node, variable::ASSOC_PARAM_TYPE)
                && let Some(declared) = self.g.target(row, param_type::DECLARED_TYPE)
            {
                let counted = self.g.target(row, param_type::TYPE);
                let same = counted == Some(self.without_qualifiers(declared));
                self.g.link(node, variable::TYPE, counted.filter(|_| !same).unwrap_or(declared));
                self.g.link(node, variable::DECLARED_TYPE, declared);
            }
            self.g.append(scope, scope::PARAMETERS, node, variable::NEXT);
            self.entity_in_sequence(node);
        }
    }

    pub(super) fn new_statement(
        &mut self,
        new: New<kind::Statement>,
        pos: Pos,
        parent: Option<StatementNode>,
    ) -> StatementNode {
        let node = self.new_node(new);
        self.position(node, pos);
        self.g.link_some(node, statement::PARENT, parent);
        node
    }

    /// Adds a statement to what the source says.
    pub(in crate::emit::display) fn statement_in_sequence(&mut self, node: impl Seen<kind::Any>) {
        let node = node.id();
        let entry = self.in_sequence(node);
        if let (Some(entry), Some(node)) = (entry, self.g.having(node, any::SOURCE_SEQUENCE_ENTRY)) {
            self.g.link(node, any::SOURCE_SEQUENCE_ENTRY, entry);
        }
    }

    pub(super) fn statement(
        &mut self,
        id: StmtId,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let before = out.len();
        if !matches!(self.il[id].kind, StmtKind::Pragma { .. }) {
            self.function.statements.ended = None;
        }
        self.statement_inside(id, parent, out);
        if let StmtKind::Do { .. } = self.il[id].kind {
            self.function.statements.ended = None;
        }
        for made in out.iter().skip(before) {
            self.pass(*made);
        }
    }

    /// Whether what follows a statement is reached.
    fn pass(&mut self, statement: StatementNode) {
        let cases = self.function.statements.cases_reached;
        let reached = self.function.statements.reached;
        self.function.statements.reached = self.reached_behind(statement, reached, cases);
    }

    fn statement_inside(&mut self, id: StmtId, parent: Option<StatementNode>, out: &mut Vec<StatementNode>) {
        let il = self.il;
        let s = &il[id];
        match s.kind {
            StmtKind::Null => {
                let pos =
                    il[s.attributes(self.il)].first().map_or(s.pos, |attribute| il[*attribute].group_pos);
                let node = self.new_statement(new::STATEMENT_STMK_EMPTY, pos, parent);
                self.statement_in_sequence(node);
                self.attributes(node, any::ATTRIBUTES, s.attributes(self.il));
                self.g.flag(node, statement::IS_FALLTHROUGH_STATEMENT, !s.attributes(self.il).is_empty());
                out.push(node);
            }
            StmtKind::Expr { expr } => {
                let pos =
                    il[s.attributes(self.il)].first().map_or(s.pos, |attribute| il[*attribute].group_pos);
                let node = self.new_statement(new::STATEMENT_STMK_EXPR, pos, parent);
                self.statement_in_sequence(node);
                self.statement_attributes(node, s.attributes(self.il));
                let made = self.full_expression(expr, Use::Discarded);
                self.g.link(node, statement::EXPR, made);
                self.function.statements.executed = true;
                out.push(node);
            }
            StmtKind::Declaration { item } => self.declaration_statement(s.pos, item, parent, out),
            StmtKind::Compound { .. } => {
                let node = self.compound(id, parent, false);
                self.statement_attributes(node, s.attributes(self.il));
                out.push(node);
                self.function.statements.executed = true;
            }
            StmtKind::If { form, init, condition, then, otherwise } => {
                self.if_statement(s.pos, form, init, condition, then, otherwise, parent, out);
            }
            StmtKind::While { condition, body } => {
                let node = self.new_statement(new::STATEMENT_STMK_WHILE, s.pos, parent);
                self.statement_in_sequence(node);
                self.function.statements.executed = true;
                self.with_scopes(|p| {
                    let made = p.condition_of(None, condition, node, true);
                    p.g.link_some(node, statement::EXPR, made);
                    let inner = p.loop_body(body, node);
                    p.g.link(node, statement::LOOP_STATEMENT, inner);
                });
                out.push(node);
                self.leave_label(parent, out);
            }
            StmtKind::Do { body, condition, while_pos } => {
                let node = self.new_statement(new::STATEMENT_STMK_END_TEST_WHILE, s.pos, parent);
                self.statement_in_sequence(node);
                self.function.statements.executed = true;
                let inner = self.loop_body(body, node);
                self.g.link(node, statement::LOOP_STATEMENT, inner);
                self.end_of(node, Some(while_pos));
                let made = self.with_temporaries(Use::Value, |p| p.condition(condition));
                self.g.link(node, statement::EXPR, made);
                out.push(node);
                self.leave_label(parent, out);
            }
            StmtKind::For { init, condition, increment, body } => {
                self.for_statement(s.pos, init, condition, increment, body, parent, out);
            }
            StmtKind::RangeFor { declaration, range, body, .. } => {
                let node = self.range_for(s.pos, declaration, range, body, parent);
                out.push(node);
                self.leave_label(parent, out);
            }
            StmtKind::Switch { init, condition, body } => {
                self.switch(s.pos, init, condition, body, parent, out);
            }
            StmtKind::Case { low, high, body } => {
                let low_value = self.numbers().integer(low);
                let low_pos = self.start_of(low);
                let case = self.case(s.pos, low_pos, parent, low_value, out);
                let constant = self.case_constant(low);
                self.g.link_some(case, switch_case_entry::CASE_VALUE, constant);
                let high = high.and_then(|high| self.constant_of(high, None));
                self.g.link_some(case, switch_case_entry::RANGE_END, high);
                if let Some(body) = body {
                    self.statement(body, parent, out);
                }
            }
            StmtKind::Default { body } => {
                self.case(s.pos, s.pos, parent, None, out);
                if let Some(body) = body {
                    self.statement(body, parent, out);
                }
            }
            _ => self.jump_or_rarer(id, parent, out),
        }
    }

    /// The attributes of a statement, of which some say how likely it is ([dcl.attr.likelihood]).
    fn statement_attributes(&mut self, node: StatementNode, attributes: List<AttributeId>) {
        if attributes.is_empty() {
            return;
        }
        self.attributes(node, any::ATTRIBUTES, attributes);
        let il = self.il;
        let rows = [
            (statement::IS_LIKELY, AttributeKind::Likely),
            (statement::IS_UNLIKELY, AttributeKind::Unlikely),
        ];
        for (label, kind) in rows {
            let holds = il[attributes].iter().any(|id| il[*id].id == kind as u16);
            self.g.flag(node, label, holds);
        }
    }

    fn jump_or_rarer(&mut self, id: StmtId, parent: Option<StatementNode>, out: &mut Vec<StatementNode>) {
        let il = self.il;
        let s = &il[id];
        match s.kind {
            StmtKind::Label { label, body } => {
                let target = self.label(label);
                self.declared_at(target, s.pos);
                let reached = self.function.statements.reached;
                self.g.flag(target, label::REACHABLE_BY_FALL_THROUGH, reached);
                self.function.statements.reached = true;
                if !s.attributes(self.il).is_empty() {
                    self.attributes(target, any::SOURCE_CORRESP_ATTRIBUTES, s.attributes(self.il));
                }
                let node = self.new_statement(new::STATEMENT_STMK_LABEL, s.pos, parent);
                self.statement_in_sequence(node);
                self.function.statements.executed = true;
                self.g.link(node, statement::LABEL, target);
                self.g.link(target, label::EXEC_STMT, node);
                self.jumps_at(node);
                out.push(node);
                if let Some(body) = body {
                    self.statement(body, parent, out);
                }
            }
            StmtKind::Goto { label } => {
                let target = self.label(label);
                self.jump(s.pos, parent, target, out);
            }
            StmtKind::ComputedGoto { target } => {
                let node = self.new_statement(new::STATEMENT_STMK_ASSIGNED_GOTO, s.pos, parent);
                self.statement_in_sequence(node);
                self.function.statements.executed = true;
                let made = self.expression(target, Use::Value);
                self.g.link(node, statement::EXPR, made);
                out.push(node);
            }
            StmtKind::Break => {
                let at = self.function.statements.loops.len().checked_sub(1);
                if let Some(at) = at {
                    let target = self.loop_label(at, false);
                    if self.function.statements.reached {
                        self.function.statements.left.insert(target);
                    }
                    self.jump(s.pos, parent, target, out);
                }
            }
            StmtKind::Continue => {
                let at = self.function.statements.loops.iter().rposition(|l| !l.is_switch);
                if let Some(at) = at {
                    let target = self.loop_label(at, true);
                    self.jump(s.pos, parent, target, out);
                }
            }
            StmtKind::Return { value } => {
                let node = self.new_statement(new::STATEMENT_STMK_RETURN, s.pos, parent);
                self.statement_in_sequence(node);
                self.return_value(node, value);
                out.push(node);
            }
            StmtKind::CoReturn { value } => {
                let node = self.new_statement(new::STATEMENT_STMK_COROUTINE_RETURN, s.pos, parent);
                self.statement_in_sequence(node);
                if let Some(value) = value {
                    let made = self.expression(value, Use::Value);
                    self.g.link(node, statement::EXPR, made);
                }
                out.push(node);
            }
            StmtKind::Try { body, handlers } => self.try_statement(s.pos, body, handlers, parent, out),
            StmtKind::Asm { id } => {
                let node = self.new_statement(new::STATEMENT_STMK_ASM, s.pos, parent);
                self.statement_in_sequence(node);
                let asm = self.asm(id);
                self.g.link(node, statement::ASM_ENTRY, asm);
                self.function.statements.executed = true;
                out.push(node);
            }
            StmtKind::Pragma { id } => self.pragma(id),
            _ => {}
        }
    }

    fn jump(
        &mut self,
        pos: Pos,
        parent: Option<StatementNode>,
        target: LabelNode,
        out: &mut Vec<StatementNode>,
    ) {
        let node = self.new_statement(new::STATEMENT_STMK_GOTO, pos, parent);
        self.statement_in_sequence(node);
        self.g.link(node, statement::LABEL, target);
        self.jumps_at(node);
        out.push(node);
    }

    fn new_label(&mut self) -> LabelNode {
        let node = self.new_node(new::LABEL);
        self.with(change::LocalScope(self.function.statements.function), |p| p.local_entity(node));
        self.referenced(node);
        if let Some(scope) = self.function.statements.function {
            self.g.append(scope, scope::LABELS, node, label::NEXT);
        }
        node
    }

    pub(super) fn label(&mut self, id: LabelId) -> LabelNode {
        if let Some(found) = self.function.statements.labels.get(&id) {
            return *found;
        }
        let node = self.new_label();
        let name = self.text(self.il[id].name);
        self.named(node, Some(name), word::NO);
        self.declared_at(node, self.il[id].pos);
        self.function.statements.labels.insert(id, node);
        node
    }

    fn loop_label(&mut self, at: usize, continued: bool) -> LabelNode {
        let Loop { left, continued: next, is_switch } = self.function.statements.loops[at];
        if let Some(found) = if continued { next } else { left } {
            return found;
        }
        let node = self.new_label();
        if continued {
            self.g.flag(node, label::CONTINUE_LABEL, true);
            self.g.flag(node, label::REACHABLE_BY_FALL_THROUGH, true);
            self.function.statements.loops[at].continued = Some(node);
        } else {
            self.g.flag(node, label::BREAK_LABEL, true);
            self.g.flag(node, label::REACHABLE_BY_FALL_THROUGH, !is_switch);
            self.g.flag(node, label::SWITCH_BREAK_LABEL, is_switch);
            self.function.statements.loops[at].left = Some(node);
        }
        node
    }

    /// The body of a loop, with the label that continue leads to at its end.
    pub(super) fn loop_body(&mut self, body: StmtId, parent: StatementNode) -> StatementNode {
        self.function.statements.loops.push(Loop::default());
        let block = self.governed(body, parent);
        let continued = self.function.statements.loops.last().and_then(|l| l.continued);
        if let Some(label) = continued
            && self.g.target(block, statement::ASSOC_SCOPE).is_some()
        {
            return self.continued_block(block, label);
        }
        if let Some(label) = continued {
            let node = self.label_statement(label, Some(block));
            let reachable = self.g.is_true(block, statement::END_OF_BLOCK_REACHABLE);
            self.g.clear(label, label::REACHABLE_BY_FALL_THROUGH);
            self.g.flag(label, label::REACHABLE_BY_FALL_THROUGH, reachable);
            self.g.truth(block, statement::END_OF_BLOCK_REACHABLE, true);
            let mut last = self.g.target(block, statement::STATEMENTS);
            while let Some(next) = last.and_then(|last| self.g.target(last, statement::NEXT)) {
                last = Some(next);
            }
            match last {
                Some(last) => self.g.link(last, statement::NEXT, node),
                None => self.g.link(block, statement::STATEMENTS, node),
            }
        }
        block
    }

    pub(super) fn label_statement(
        &mut self,
        label: LabelNode,
        parent: Option<StatementNode>,
    ) -> StatementNode {
        let node = self.new_statement(new::STATEMENT_STMK_LABEL, Pos::NONE, parent);
        self.g.link(node, statement::LABEL, label);
        self.g.link(label, label::EXEC_STMT, node);
        self.jumps_at(node);
        node
    }

    /// The label behind a loop or switch that break leads to.
    pub(super) fn leave_label(&mut self, parent: Option<StatementNode>, out: &mut Vec<StatementNode>) {
        if let Some(Loop { left: Some(label), is_switch, .. }) = self.function.statements.loops.pop() {
            // Behind a loop that does not end by itself nothing is reached but from inside.
            if !is_switch && out.last().is_some_and(|statement| !self.goes_on(*statement)) {
                self.g.clear(label, label::REACHABLE_BY_FALL_THROUGH);
            }
            out.push(self.label_statement(label, parent));
        }
    }

    fn declaration_statement(
        &mut self,
        pos: Pos,
        item: Item,
        parent: Option<StatementNode>,
        out: &mut Vec<StatementNode>,
    ) {
        let il = self.il;
        match item {
            Item::Declaration { id } => {
                let node = self.new_statement(new::STATEMENT_STMK_DECL, pos, parent);
                self.statement_in_sequence(node);
                out.push(node);
                let mut entities = Vec::new();
                if let Some(definition) = il[id].definition(il) {
                    self.place.tag_alone = il[id].declarators.is_empty();
                    self.sublist(|this| this.define_tag(definition));
                    let tag = self.entity(il[definition].entity);
                    if let Some(tag) = tag.and_then(|tag| self.g.cast::<kind::Type>(tag)) {
                        let alone = il[id].declarators.is_empty() && il[definition].body;
                        self.g.flag(tag, ty::AUTONOMOUS_PRIMARY_TAG_DECL, alone);
                        entities.push(tag.id());
                        if let Entity::Class { id: class } = il[definition].entity
                            && alone
                        {
                            self.anonymous_class(class, tag, il[id].specifiers.pos);
                            let is_static = il[id].specifiers.flags.contains(SpecifierFlags::STATIC);
                            entities.extend(self.anonymous_variable(class, is_static, il[definition].end));
                        }
                    }
                }
                let mut inits = Vec::new();
                for declarator in il[il[id].declarators].iter().copied() {
                    let made = self.local_declarator(declarator, il[id].specifiers.flags, parent, &mut inits);
                    if let Some(made) = made.and_then(|made| self.g.cast::<kind::Entity>(made)) {
                        self.marked_as_extension(made, il[id].specifiers.flags);
                        self.declared_attributes(made, declarator, il[id].specifiers.attributes);
                    }
                    entities.extend(made);
                }
                let named = il[id].definition(il).is_some_and(|definition| !il[definition].body);
                self.mark_followers(&entities[usize::from(named).min(entities.len())..]);
                let lasting =
                    entities.iter().any(|id| self.g.is(*id, form::VARIABLE) && self.g.node(*id).region == 1);
                self.g.flag(node, statement::DECL_HAS_STATIC_OR_THREAD_VARIABLE, lasting);
                if !entities.is_empty() {
                    let declared =
                        entities.iter().filter_map(|entity| self.g.cast::<kind::Declared>(*entity));
                    let declared: Vec<_> = declared.collect();
                    self.g.links(node, statement::ENTITIES, &declared);
                }
                out.extend(inits);
            }
            Item::StaticAssert { id } => {
                let node = self.new_statement(new::STATEMENT_STMK_DECL, pos, parent);
                self.statement_in_sequence(node);
                let made = self.static_assertion(id);
                self.in_sequence(made);
                self.g.links(node, statement::ENTITIES, &[made]);
                out.push(node);
            }
            Item::Using { .. } | Item::UsingDirective { .. } | Item::NamespaceAlias { .. } => {
                let node = self.new_statement(new::STATEMENT_STMK_DECL, pos, parent);
                self.statement_in_sequence(node);
                out.push(node);
                match (item, self.function.statements.function) {
                    (Item::NamespaceAlias { .. }, Some(function)) => {
                        self.sublist(|p| p.item(item));
                        self.orphans_of(function);
                    }
                    _ => self.item(item),
                }
            }
            item => self.item(item),
        }
    }

    fn mark_followers(&mut self, entities: &[NodeId]) {
        for entity in entities.iter().skip(1) {
            let unnamed = self.g.is_true(*entity, variable::IS_ANONYMOUS_PARENT_OBJECT);
            self.g.mark(*entity, variable::SOURCE_CORRESP_IS_DECL_AFTER_FIRST_IN_COMMA_LIST, !unnamed);
        }
    }

    pub(super) fn local_declarator(
        &mut self,
        declarator: DeclarationId,
        specifiers: SpecifierFlags,
        parent: Option<StatementNode>,
        inits: &mut Vec<StatementNode>,
    ) -> Option<NodeId> {
        let il = self.il;
        let d = &il[declarator];
        let Entity::Variable { id } = d.entity else {
            if let Entity::Typedef { .. } = d.entity {
                return self.sublist(|this| {
                    let node = this.entity(d.entity)?;
                    this.entity_in_sequence(this.g.cast::<kind::Type>(node)?);
                    Some(node)
                });
            }
            if let Entity::Function { id } = d.entity {
                return Some(self.local_function(id, declarator, specifiers).id());
            }
            return None;
        };
        if specifiers.contains(SpecifierFlags::EXTERN) {
            let node = self.sublist(|this| this.declare_variable(id, declarator, specifiers));
            if let Some(function) = self.function.statements.function {
                self.orphans_of(function);
            }
            self.function
                .local_declarations
                .extend(self.function.local_scope.map(|scope| (scope, node.id())));
            self.g.clear(node, variable::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY);
            return Some(node.id());
        }
        if self.il[id].is_lasting() {
            return Some(self.static_local(id, declarator, parent, inits).id());
        }
        let node = self.variable(id);
        let names_parts = self.names_parts(declarator);
        if names_parts {
            self.variable_of_parts(node, id);
        }
        self.asm_label(node, d.asm_label(self.il));
        if let Some(ty) = self.g.target(node, variable::TYPE) {
            let same = il[d.ty].canonical == il[il[id].ty].canonical;
            let written = if same { ty } else { self.ty(d.ty) };
            self.array_places(ty, d.pos);
            self.array_places(written, d.pos);
            self.g.link(node, variable::DECLARED_TYPE, written);
        }
        self.placeholder_flags(node, id, d.ty);
        if let Some(scope) = self.function.local_scope {
            self.local_entity(node);
            self.g.append(scope, scope::NONSTATIC_VARIABLES, node, variable::NEXT);
        }
        self.entity_in_sequence(node);
        self.g.flag(node, variable::IS_PROTOTYPE_INSTANTIATION, self.place.in_prototype);
        let follows = self.function.statements.executed;
        if let Some(init) = self.variable_initializer(node, id, declarator) {
            if follows {
                self.g.flag(init, dynamic_init::FOLLOWS_AN_EXEC_STATEMENT, true);
            }
            let written = !matches!(d.init, Initializer::None);
            let pos = if written { self.initializer_position(d) } else { d.pos };
            let statement = self.new_statement(new::STATEMENT_STMK_INIT, pos, parent);
            self.g.link(statement, statement::DYNAMIC_INIT, init);
            inits.push(statement);
        }
        if names_parts && !matches!(d.init, Initializer::None) {
            self.names_of_parts(node, id, declarator, il[id].init);
        }
        Some(node.id())
    }

    fn local_function(
        &mut self,
        id: FunctionId,
        declaration: DeclarationId,
        specifiers: SpecifierFlags,
    ) -> RoutineNode {
        let node = self.sublist(|this| this.declare_function(id, declaration, specifiers, false));
        self.function.local_declarations.extend(self.function.local_scope.map(|scope| (scope, node.id())));
        self.g.clear(node, routine::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY);
        node
    }

    /// A variable of a function that lives as long as the program.
    fn static_local(
        &mut self,
        id: VariableId,
        declaration: DeclarationId,
        parent: Option<StatementNode>,
        inits: &mut Vec<StatementNode>,
    ) -> VariableNode {
        let il = self.il;
        let d = &il[declaration];
        let scope = self.function.local_scope.unwrap_or(self.file);
        let node = self.sublist(|this| {
            let node = this.with(change::PlainBounds(true), |p| p.variable(id));
            this.name_reference(node, None, None, true);
            this.declared_at(node, d.pos);
            this.entity_in_sequence(node);
            node
        });
        self.g.append(scope, scope::VARIABLES, node, variable::NEXT);
        self.local_to_function(node);
        if let Some(routine) = self.function.routine {
            self.g.flag(routine, routine::CONTAINS_LOCAL_STATIC_VARIABLE, true);
        }
        let same = il[d.ty].canonical == il[il[id].ty].canonical;
        let ty = if same { self.g.target(node, variable::TYPE) } else { None };
        let ty = ty.unwrap_or_else(|| self.ty(d.ty));
        self.array_places(ty, d.pos);
        if let Some(ty) = self.g.target(node, variable::TYPE) {
            self.array_places(ty, d.pos);
        }
        self.g.link(node, variable::DECLARED_TYPE, ty);
        self.placeholder_flags(node, id, d.ty);
        if let Some(init) = self.static_initializer(node, id, declaration) {
            let follows = self.function.statements.executed;
            self.g.flag(init, dynamic_init::FOLLOWS_AN_EXEC_STATEMENT, follows);
            let pos = self.initializer_position(d);
            let statement = self.new_statement(new::STATEMENT_STMK_INIT, pos, parent);
            self.g.link(statement, statement::DYNAMIC_INIT, init);
            inits.push(statement);
        }
        node
    }

    /// Whether an expression is computed from addresses of labels.
    fn names_labels(&self, expr: ExprId) -> bool {
        let kind = self.il[expr].kind;
        matches!(kind, ExprKind::LabelAddress { .. })
            || self.il.any_in_expr(kind, |piece| matches!(piece, Piece::Expr(of) if self.names_labels(of)))
    }

    /// How a variable of a function that lives as long as the program begins: plain values are known to the file,
    /// others belong to the function.
    fn static_initializer(
        &mut self,
        node: VariableNode,
        id: VariableId,
        declaration: DeclarationId,
    ) -> Option<DynamicInitNode> {
        let init = self.il[id].init;
        let built = match self.il[declaration].init {
            Initializer::None => {
                let class = self.il.class_of(lifetime::innermost(self.il, self.il[id].ty));
                class.is_some_and(|class| {
                    lifetime::default_constructor(self.il, class).is_some()
                        || lifetime::destructor(self.il, class).is_some()
                })
            }
            Initializer::Paren { args } => self.unit.paren_constructors.contains_key(&args),
            _ => false,
        };
        let open = self.place.in_prototype && self.il[self.il[id].ty].flags.contains(TypeFlags::DEPENDENT);
        let plain = !built && !open && init.is_none_or(|init| self.numbers().is_number(init));
        self.g.flag(node, variable::IS_PROTOTYPE_INSTANTIATION, self.place.in_prototype);
        let region = if plain { 1 } else { self.g.region };
        let inside = (change::Region(region), change::StaticLocal(!plain));
        let made = self.with(inside, |p| p.variable_initializer(node, id, declaration));
        let written = self.g.target(node, variable::CONSTANT).is_some() || made.is_some();
        if plain || !written {
            return made;
        }
        let entry = self.new_node(new::LOCAL_STATIC_VARIABLE_INIT);
        self.g.link(entry, local_static_variable_init::VARIABLE, node);
        let kind = if made.is_some() { word::INITK_DYNAMIC } else { word::INITK_STATIC };
        self.g.word(entry, local_static_variable_init::INIT_KIND, kind);
        self.g.copy_field(node, entry, any::CONSTANT);
        self.g.copy_field(node, entry, any::DYNAMIC);
        self.g.clear(node, variable::CONSTANT);
        self.g.clear(node, variable::DYNAMIC);
        self.g.word(node, variable::INIT_KIND, word::INITK_FUNCTION_LOCAL);
        if let Some(scope) = self.function.local_scope {
            self.g.insert(
                scope,
                scope::LOCAL_STATIC_VARIABLE_INITS,
                entry,
                local_static_variable_init::NEXT,
                None,
            );
        }
        // The addresses of labels are constants once the function is translated.
        let labels = init.is_some_and(|init| self.names_labels(init));
        if made.is_some() && !labels {
            self.static_lifetime(entry);
        }
        made
    }

    /// The block of a statement expression.
    pub fn statement_expression(&mut self, body: StmtId) -> StatementNode {
        let node = self.compound(body, None, false);
        self.g.flag(node, statement::IS_STATEMENT_EXPRESSION, true);
        node
    }
}
