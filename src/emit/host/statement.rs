//! Statements. Every body gets braces; after a statement that ends with a brace stand two blanks.

use super::change;
use super::{Place, Printer};
use crate::il::*;
use crate::tables::registers::Register;
use crate::tables::spelled;

/// What is added at or dropped from the end of a function's body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BodyEnd {
    /// Nothing.
    #[default]
    Plain,
    /// A last `return;` says nothing and is dropped.
    Void,
    /// `main` returns 0 where it ends without a return statement.
    Main,
    /// A coroutine that ends without a return statement says so, unless it returns values.
    Coroutine,
    /// The handler of a constructor rethrows.
    Rethrow,
}

impl Printer<'_> {
    /// Prints a compound statement, `{ ... } `.
    pub(super) fn compound(&mut self, statement: StmtId, end: BodyEnd) {
        let il = self.il;
        let s = &il[statement];
        let StmtKind::Compound { body, end: brace } = s.kind else {
            self.text("{ ");
            self.statement(statement);
            self.text("} ");
            return;
        };
        if !brace.is_some() {
            self.directed(&il[body]);
            return;
        }
        // Attributes before it have its place.
        if s.attributes(self.il).is_empty() {
            self.w.at(s.pos);
        }
        self.braces(statement, end);
    }

    /// Prints the braces of a compound statement and what is between them.
    fn braces(&mut self, statement: StmtId, end: BodyEnd) {
        let il = self.il;
        let StmtKind::Compound { body, end: brace } = il[statement].kind else { return };
        self.text("{ ");
        self.in_scope_of(&il[body], |p| p.statements(&il[body], end));
        self.w.at(brace);
        self.text("} ");
    }

    /// Prints pragmas and the statement behind them as a body: before its braces, or inside of those that it gets.
    fn directed(&mut self, statements: &[StmtId]) {
        let il = self.il;
        match statements {
            [pragmas @ .., body] if matches!(il[*body].kind, StmtKind::Compound { .. }) => {
                self.statements(pragmas, BodyEnd::Plain);
                self.compound(*body, BodyEnd::Plain);
            }
            _ => {
                self.text("{ ");
                self.statements(statements, BodyEnd::Plain);
                self.text("} ");
            }
        }
    }

    /// Prints the body of a statement expression.
    pub(super) fn statement_expression(&mut self, statement: StmtId) {
        let il = self.il;
        let s = &il[statement];
        let StmtKind::Compound { body, end } = s.kind else { return };
        self.w.at(s.pos);
        self.text("{ ");
        self.in_block(statement, |p| p.in_scope_of(&il[body], |p| p.statements(&il[body], BodyEnd::Plain)));
        self.w.at(end);
        self.text("}");
    }

    fn statements(&mut self, body: &[StmtId], end: BodyEnd) {
        let il = self.il;
        let kept = match body {
            [rest @ .., last] if end == BodyEnd::Void && self.is_empty_return(*last) => rest,
            _ => body,
        };
        let mut index = 0;
        while let Some(statement) = kept.get(index) {
            index += 1;
            if let StmtKind::Pragma { id } = il[*statement].kind
                && self.unrolls(id)
                && let Some(next) = kept.get(index)
            {
                // Before anything but a loop it means nothing.
                if !is_loop(&il[*next].kind) {
                    continue;
                }
                self.w.drop_position();
                self.pragma_line(id, il[*next].pos);
                self.statement_without_position(*next);
                index += 1;
                continue;
            }
            if end == BodyEnd::Void && index == kept.len() && self.labels_empty_return(*statement) {
                self.labels_alone(*statement);
                continue;
            }
            self.statement(*statement);
        }
        match (end, kept.last()) {
            (BodyEnd::Main, _) if self.end_is_reached(kept) => self.text(spelled!(RETURN " 0; ")),
            (BodyEnd::Coroutine, last)
                if last.is_none_or(|last| !matches!(il[*last].kind, StmtKind::CoReturn { .. }))
                    && !kept.iter().any(|statement| self.co_returns_value(*statement)) =>
            {
                self.text(spelled!(CO_RETURN " ; "));
            }
            (BodyEnd::Rethrow, last) if last.is_none_or(|last| !self.throws(*last)) => {
                self.text(spelled!(THROW "; "))
            }
            _ => {}
        }
    }

    /// Whether a coroutine returns a value in a statement of it.
    fn co_returns_value(&self, statement: StmtId) -> bool {
        match self.il[statement].kind {
            StmtKind::CoReturn { value, .. } => value.is_some(),
            kind => self.il.any_part_stmt(kind, |part| self.co_returns_value(part)),
        }
    }

    /// Whether labels stand before a `return;` that says nothing.
    fn labels_empty_return(&self, statement: StmtId) -> bool {
        match self.il[statement].kind {
            StmtKind::Label { body: Some(body), .. } => {
                self.is_empty_return(body) || self.labels_empty_return(body)
            }
            _ => false,
        }
    }

    /// Prints labels without the statement behind them.
    fn labels_alone(&mut self, statement: StmtId) {
        let s = &self.il[statement];
        let StmtKind::Label { label, body } = s.kind else { return };
        self.w.at(s.pos);
        self.label(label, s.attributes(self.il));
        if let Some(body) = body {
            self.labels_alone(body);
        }
    }

    fn label(&mut self, label: LabelId, attributes: List<AttributeId>) {
        self.name(self.il[label].name);
        self.text(":");
        self.attribute_clauses(attributes);
        self.text("; ");
    }

    fn is_empty_return(&self, statement: StmtId) -> bool {
        let s = &self.il[statement];
        matches!(s.kind, StmtKind::Return { value: None }) && s.attributes(self.il).is_empty()
    }

    fn throws(&self, statement: StmtId) -> bool {
        match self.il[statement].kind {
            StmtKind::Expr { expr } => matches!(self.il[expr].kind, ExprKind::Throw { .. }),
            StmtKind::Return { .. } => true,
            _ => false,
        }
    }

    /// Prints a statement at its position.
    pub(super) fn statement(&mut self, statement: StmtId) {
        let pos = self.il[statement].pos;
        if !matches!(self.il[statement].kind, StmtKind::Declaration { .. } | StmtKind::Pragma { .. }) {
            self.w.at(pos);
        }
        // Selections and iterations are blocks of C.
        let block = self.options.c
            && matches!(
                self.il[statement].kind,
                StmtKind::If { .. }
                    | StmtKind::Switch { .. }
                    | StmtKind::While { .. }
                    | StmtKind::Do { .. }
                    | StmtKind::For { .. }
            );
        if block {
            self.text("{ ");
        }
        self.statement_without_position(statement);
        if block {
            self.text("} ");
        }
    }

    fn statement_without_position(&mut self, statement: StmtId) {
        let il = self.il;
        let s = &il[statement];
        if !matches!(s.kind, StmtKind::Label { .. }) {
            self.all_attributes(s.attributes(self.il));
        }
        match s.kind {
            StmtKind::Null => self.text("; "),
            StmtKind::Expr { expr } => {
                self.statement_value(expr);
                self.text("; ");
            }
            StmtKind::Declaration { item } => self.item(item, Place { local: true, ..Place::default() }),
            StmtKind::Compound { .. } => {
                // Attributes have the place of the braces behind them.
                self.in_block(statement, |p| match s.attributes(self.il).is_empty() {
                    true => p.compound(statement, BodyEnd::Plain),
                    false => p.braces(statement, BodyEnd::Plain),
                });
            }
            StmtKind::If { .. } => self.if_statement(statement),
            StmtKind::While { condition, body } => {
                self.text(spelled!(WHILE " ("));
                self.in_header(Self::is_declaration(condition), |p| p.condition(condition));
                self.text(") ");
                self.loop_body(body);
                self.text(" ");
            }
            StmtKind::Do { body, condition, while_pos } => {
                self.text(spelled!(DO " "));
                self.loop_body(body);
                self.w.at(while_pos);
                self.text(spelled!(WHILE " ("));
                self.condition_value(condition);
                self.text("); ");
            }
            StmtKind::For { init, condition, .. } => {
                let declares = self.declares_first(init) || condition.is_some_and(Self::is_declaration);
                self.in_header(declares, |p| p.for_statement(statement));
            }
            StmtKind::RangeFor { .. } => self.range_for(statement),
            StmtKind::Switch { init, condition, body } => {
                self.text(spelled!(SWITCH " ("));
                let declares = self.declares_first(init) || Self::is_declaration(condition);
                self.in_header(declares, |p| {
                    p.selection_init(init);
                    match condition {
                        Condition::Expr { expr } => p.tested_object(expr),
                        Condition::Declaration { declared } => p.embedded(p.il[declared].group),
                    }
                });
                self.text(") ");
                self.block(body);
                self.text(" ");
            }
            StmtKind::Return { value } => self.returned(spelled!(RETURN), value),
            StmtKind::CoReturn { value } => self.co_return(value),
            StmtKind::Break => self.text(spelled!(BREAK "; ")),
            StmtKind::Continue => self.text(spelled!(CONTINUE "; ")),
            _ => self.labelled_or_rare(statement),
        }
    }

    fn labelled_or_rare(&mut self, statement: StmtId) {
        let il = self.il;
        let s = &il[statement];
        match s.kind {
            StmtKind::Case { low, high, body } => {
                self.text(spelled!(CASE " "));
                self.case_value(low);
                if let Some(high) = high {
                    self.text(" ... ");
                    self.case_value(high);
                }
                self.text(":  ");
                self.sub_statement(body);
            }
            StmtKind::Default { body } => {
                self.text(spelled!(DEFAULT ":  "));
                self.sub_statement(body);
            }
            StmtKind::Label { label, body } => {
                self.label(label, s.attributes(self.il));
                self.sub_statement(body);
            }
            StmtKind::Goto { label } => {
                self.text(spelled!(GOTO " "));
                self.name(il[label].name);
                self.text("; ");
            }
            StmtKind::ComputedGoto { target } => {
                self.text(spelled!(GOTO " *"));
                self.operand(target);
                self.text("; ");
            }
            StmtKind::Try { body, handlers } => {
                self.text(spelled!(TRY " "));
                self.block(body);
                self.handlers(handlers, BodyEnd::Plain);
                self.text(" ");
            }
            StmtKind::Asm { id } => {
                self.asm(id);
                self.text("; ");
            }
            StmtKind::Pragma { id } => self.local_pragma(id),
            StmtKind::LocalLabels { labels } => {
                self.text("__label__  ");
                self.separated(&il[labels], |p, label| p.name(p.il[label].name));
                self.text(";");
            }
            _ => {}
        }
    }

    fn sub_statement(&mut self, body: Option<StmtId>) {
        if let Some(body) = body {
            self.statement(body);
        }
    }

    fn case_value(&mut self, value: ExprId) {
        let inner = self.il.without_conversions(value);
        let named = matches!(self.il[inner].kind, ExprKind::Name { .. });
        if (named || self.around.templates == 0)
            && let Some(known) = self.local_enumerator_value(value, true)
        {
            return match self.il.unqualified(self.il[value].ty) {
                TypeKind::Enum { .. } => self.integer(known, ""),
                _ => self.integer_constant(known, self.il[value].ty),
            };
        }
        match self.constants().kept_temporary(value).is_some() {
            true => self.parenthesized(inner),
            false => self.with(change::Computed(true), |p| p.top(inner)),
        }
    }

    /// Prints an expression whose value is not used; the operands of a comma are separate operands.
    fn statement_value(&mut self, expr: ExprId) {
        self.top_or_comma(expr);
    }

    fn returned(&mut self, keyword: &str, value: Option<ExprId>) {
        self.text(keyword);
        if let Some(value) = value {
            self.text(" ");
            let e = self.il[value];
            match e.kind {
                // In a template it is a cast until that is instantiated.
                _ if self.around.templates == 0 && self.initializing_cast(value, None) => {}
                _ if self.returns_made_object(value) => {
                    self.text("(");
                    self.top(self.il.without_conversions(value));
                    self.text(")");
                }
                _ if self.keeps_return_parentheses(value) => {
                    let inner = self.il.without_conversions(value);
                    match self.il[inner].kind {
                        ExprKind::Name { entity, .. }
                            if self.il[inner].flags.contains(ExprFlags::DECIDING_PARENTHESES)
                                && !self.is_captured(entity) =>
                        {
                            self.parenthesized(inner);
                        }
                        ExprKind::Binary { op: BinaryOp::Comma, .. }
                        | ExprKind::Name {
                            entity: Entity::Variable { .. } | Entity::Binding { .. }, ..
                        } => self.top(value),
                        _ => self.operand(value),
                    }
                }
                ExprKind::Implicit { conversion: ConversionKind::User, .. }
                    if matches!(
                        self.il[self.il.without_conversions(value)].kind,
                        ExprKind::Binary { op: BinaryOp::Spaceship, .. }
                    ) =>
                {
                    self.parenthesized(self.il.without_conversions(value));
                }
                // A reference is bound to the object itself.
                _ if self.around.templates == 0
                    && !self.around.returns_reference
                    && self.is_constant_copied(value, false) =>
                {
                    self.parenthesized(self.il.without_conversions(value));
                }
                ExprKind::InitList { .. } if self.returned_constant_list(value) => {}
                ExprKind::InitList { .. } if self.initializes_members(e.ty) => {
                    match self.copied_from_list(value) {
                        Some(object) => self.argument(object),
                        None => self.braced(value),
                    }
                }
                // In a template an instantiation converts what is returned.
                ExprKind::Implicit { .. }
                    if self.around.templates > 0 && self.il.converted_object(value).is_some() =>
                {
                    self.top(self.il.without_conversions(value));
                }
                ExprKind::Binary { op: BinaryOp::Comma, .. }
                    if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || !self.il.is_class(e.ty) =>
                {
                    let parenthesized = e.flags.contains(ExprFlags::PARENTHESIZED);
                    self.text(if parenthesized { "(" } else { "" });
                    self.top_or_comma(value);
                    self.text(if parenthesized { ")" } else { "" });
                }
                ExprKind::Implicit { conversion, .. }
                    if conversion != ConversionKind::User
                        && matches!(
                            self.il[self.il.without_conversions(value)].kind,
                            ExprKind::Binary { op: BinaryOp::Comma, .. }
                        ) =>
                {
                    self.top_or_comma(value);
                }
                _ => self.top(value),
            }
        }
        self.text("; ");
    }

    /// Whether a template returns an object of a class that is made there, in parentheses: they stay.
    fn returns_made_object(&self, value: ExprId) -> bool {
        if self.around.templates == 0 {
            return false;
        }
        let e = &self.il[self.il.without_conversions(value)];
        let class = |to: TypeId| {
            matches!(self.il.unqualified(to), TypeKind::Class { .. } | TypeKind::Instance { .. })
        };
        e.flags.contains(ExprFlags::PARENTHESIZED)
            && match e.kind {
                ExprKind::ConstructBrace { to, .. } => class(to),
                ExprKind::Cast { style, to, .. } => class(to) && self.il.is_construction(to, style),
                _ => false,
            }
    }

    /// Whether the parentheses that the source has around a returned operator stay.
    fn keeps_return_parentheses(&self, value: ExprId) -> bool {
        let inner = self.il.without_conversions(value);
        let e = self.il[inner];
        // What an instantiation computes is kept as a constant, without what stood around it.
        let open = e.flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT);
        let named = matches!(e.kind, ExprKind::Name { .. });
        let constant = self.around.templates > 0 && (open || named) && self.constants().is_constant(inner);
        e.flags.contains(ExprFlags::PARENTHESIZED)
            && !(constant || self.copies_object(value))
            && match e.kind {
                ExprKind::Operator { .. } => self.is_rewritten(inner),
                ExprKind::Unary { op, operand } => {
                    let dependent = self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT);
                    let member = op == UnaryOp::Address && self.is_member_constant(operand);
                    !dependent && !member
                }
                _ => true,
            }
    }

    fn co_return(&mut self, value: Option<ExprId>) {
        self.text(spelled!(CO_RETURN " "));
        if let Some(value) = value {
            self.top(value);
        }
        self.text("; ");
    }

    fn if_statement(&mut self, statement: StmtId) {
        let StmtKind::If { form, init, condition, then, otherwise } = self.il[statement].kind else { return };
        self.text(match form {
            IfForm::Plain => spelled!(IF " ("),
            IfForm::Constexpr => spelled!(IF " " CONSTEXPR " ("),
            IfForm::Consteval => spelled!(IF " " CONSTEVAL " "),
            IfForm::NotConsteval => spelled!(IF " !" CONSTEVAL " "),
        });
        if matches!(form, IfForm::Plain | IfForm::Constexpr) {
            let declares = self.declares_first(init) || condition.is_some_and(Self::is_declaration);
            self.in_header(declares, |p| {
                p.selection_init(init);
                if let Some(condition) = condition {
                    p.condition(condition);
                }
            });
            self.text(") ");
        }
        self.block(then);
        if let Some(otherwise) = otherwise {
            self.text(spelled!(ELSE " "));
            self.block(otherwise);
        }
        self.text(" ");
    }

    fn for_statement(&mut self, statement: StmtId) {
        let StmtKind::For { init, condition, increment, body } = self.il[statement].kind else { return };
        self.text(spelled!(FOR " ("));
        match init {
            Some(init) => self.init_statement(Some(init)),
            None => self.text("; "),
        }
        match condition {
            Some(Condition::Expr { expr }) if self.is_rewritten(expr) => self.top(expr),
            Some(Condition::Expr { expr }) if matches!(self.il[expr].kind, ExprKind::Operator { .. }) => {
                self.without_own_parentheses(expr);
            }
            Some(Condition::Expr { expr }) => self.tested_object(expr),
            Some(Condition::Declaration { declared }) => self.embedded(self.il[declared].group),
            None => {}
        }
        self.text(";");
        if let Some(increment) = increment {
            self.text(" ");
            match self.il[self.il.without_conversions(increment)].kind {
                ExprKind::Operator { .. } => self.without_own_parentheses(increment),
                _ => self.statement_value(increment),
            }
        }
        self.text(") ");
        self.loop_body(body);
        self.text(" ");
    }

    fn range_for(&mut self, statement: StmtId) {
        let StmtKind::RangeFor { init, declaration, range, body, awaits, constant } = self.il[statement].kind
        else {
            return;
        };
        self.text(if awaits { spelled!(FOR " " CO_AWAIT " (") } else { spelled!(FOR " (") });
        self.selection_init(init);
        self.in_header(true, |p| p.embedded(declaration));
        self.text(" : ");
        self.range(range, constant);
        self.text(") ");
        let wrapped = self.declares_elements(declaration);
        if wrapped {
            self.text("{ ");
            self.block(body);
            self.text("} ");
        } else {
            self.loop_body(body);
        }
        self.text(" ");
    }

    /// Prints what a range-based for goes over: parentheses show what is an argument of a constexpr function that is
    /// evaluated, what stands for two names of which nothing is known, and what is made of such a name.
    fn range(&mut self, range: ExprId, constant: bool) {
        match self.il[range].kind {
            _ if constant => self.parenthesized(range),
            ExprKind::Member { entity: Entity::Variable { .. }, .. } => self.parenthesized(range),
            ExprKind::DependentMember { .. } | ExprKind::Binary { op: BinaryOp::Comma, .. }
                if self.il[range].flags.contains(ExprFlags::TYPE_DEPENDENT) =>
            {
                self.text("(");
                self.operand(range);
                self.text(")");
            }
            _ if self.is_temporary_of_open_member(range) => self.parenthesized(range),
            _ => self.top(range),
        }
    }

    /// Prints the init-statement of a selection or range-based for, if it says something.
    fn selection_init(&mut self, init: Option<StmtId>) {
        self.init_statement(init.filter(|init| self.il[*init].kind != StmtKind::Null));
    }

    /// Prints the init-statement of a selection or loop with its semicolon and a blank.
    fn init_statement(&mut self, init: Option<StmtId>) {
        let Some(init) = init else { return };
        match self.il[init].kind {
            StmtKind::Declaration { item: Item::Declaration { id } } => {
                self.embedded(id);
                self.text("; ");
            }
            StmtKind::Null => self.text("; "),
            StmtKind::Expr { expr } => {
                self.statement_value(expr);
                self.text("; ");
            }
            _ => self.statement(init),
        }
    }

    /// Prints a declaration that is part of a statement, without a semicolon.
    fn embedded(&mut self, group: GroupId) {
        self.group(group, Place { local: true, embedded: true, ..Place::default() });
    }

    fn condition(&mut self, condition: Condition) {
        match condition {
            Condition::Expr { expr } => self.condition_value(expr),
            Condition::Declaration { declared } => self.embedded(self.il[declared].group),
        }
    }

    /// Prints what is tested: an object that is in memory is an operand of the conversion.
    fn tested_object(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        match self.is_returned_in_memory(inner) {
            true => self.operand(inner),
            false if self.constants().kept_temporary(expr).is_some() => self.parenthesized(inner),
            false => self.top_or_comma(inner),
        }
    }

    fn condition_value(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        match self.il[inner].kind {
            // Says that no comparison was meant.
            ExprKind::Binary { op: BinaryOp::Assign, .. } => self.parenthesized(inner),
            ExprKind::Member { .. } if self.il.is_class(self.il[inner].ty) => self.operand(inner),
            _ if self.is_returned_in_memory(inner) => self.operand(inner),
            _ if self.constants().kept_temporary(expr).is_some() => self.parenthesized(inner),
            _ => self.top_or_comma(inner),
        }
    }

    /// Prints a statement in braces of its own, if it has none.
    fn block(&mut self, body: StmtId) {
        let il = self.il;
        if matches!(il[body].kind, StmtKind::Compound { .. }) && il[body].attributes(il).is_empty() {
            self.in_block(body, |p| p.compound(body, BodyEnd::Plain));
        } else {
            self.text("{ ");
            self.in_block(body, |p| p.statement(body));
            self.text("} ");
        }
    }

    /// Prints the body of a loop. What `continue` leaves has one blank more behind it when something is declared
    /// there.
    fn loop_body(&mut self, body: StmtId) {
        self.block(body);
        if self.continues(body, 0) && self.declares(body, 0) {
            self.text(" ");
        }
    }

    /// Whether a group declares structured bindings that are variables of their own: in a loop they stand in a block
    /// around its body.
    fn declares_elements(&self, group: GroupId) -> bool {
        self.il[self.il[group].declarators].iter().any(|declarator| {
            let names = &self.il[self.il[*declarator].params];
            names.iter().any(|name| self.il[*name].flags.contains(VariableFlags::TUPLE_ELEMENT))
        })
    }

    /// Prints exception handlers.
    pub(super) fn handlers(&mut self, handlers: List<Handler>, end: BodyEnd) {
        let il = self.il;
        for handler in &il[handlers] {
            self.w.at(handler.pos);
            self.text(spelled!(CATCH " ("));
            match handler.declaration {
                Some(declaration) => self.embedded(declaration),
                None => self.text("..."),
            }
            self.text(") ");
            self.in_header(true, |p| p.compound(handler.body, end));
        }
    }

    /// Prints an asm declaration or statement, without its semicolon.
    pub(super) fn asm(&mut self, id: AsmId) {
        let il = self.il;
        let asm = &il[id];
        self.text(spelled!(__ASM__));
        self.text(if asm.volatile { spelled!(" " VOLATILE) } else { "" });
        self.text(if asm.inline { spelled!(" " INLINE) } else { "" });
        self.text(if asm.goto { spelled!(" " GOTO) } else { "" });
        self.text("(");
        self.top(asm.text);
        if asm.sections > 0 {
            self.asm_operands(asm.outputs);
            self.asm_operands(asm.inputs);
        }
        if !asm.clobbers.is_empty() || !asm.labels.is_empty() {
            self.text(" :");
            for (index, clobber) in il[asm.clobbers].iter().enumerate() {
                self.text(if index > 0 { ", " } else { " " });
                self.clobber(*clobber);
            }
        }
        if !asm.labels.is_empty() {
            self.text(" :");
            for (index, label) in il[asm.labels].iter().enumerate() {
                self.text(if index > 0 { ", " } else { " " });
                self.name(il[*label].name);
            }
        }
        self.text(")");
    }

    /// Prints an entry of a clobber list: a register by its name, whatever part of it was named.
    fn clobber(&mut self, clobber: ExprId) {
        let ExprKind::String { literal } = self.il[clobber].kind else { return };
        let literals = self.il.literals();
        let string = literals.strings.get(literal as usize);
        let text = string.map(|string| String::from_utf8_lossy(literals.units(string)));
        match text.and_then(|text| Register::clobbered(&text)) {
            Some(register) => self.quoted(register.name),
            None => self.top(clobber),
        }
    }

    /// Prints the asm label of a variable or function: a register that a variable is to be in by its name.
    pub(super) fn asm_label(&mut self, label: u32, in_register: bool) {
        self.text(spelled!(" " __ASM__ "("));
        let literals = self.il.literals();
        match literals.strings.get(label as usize).filter(|_| in_register) {
            Some(string) => {
                let text = String::from_utf8_lossy(literals.units(string)).into_owned();
                self.quoted(Register::labelled(&text).name);
            }
            None => self.string_literal(label),
        }
        self.text(")");
    }

    fn quoted(&mut self, text: &str) {
        self.text("\"");
        self.text(text);
        self.text("\"");
    }

    fn asm_operands(&mut self, operands: List<AsmOperand>) {
        let il = self.il;
        self.text(" :");
        for (index, operand) in il[operands].iter().enumerate() {
            self.text(if index > 0 { ", " } else { " " });
            if let Some(name) = operand.name {
                self.text("[");
                self.name(name);
                self.text("]");
            }
            self.top(operand.constraint);
            self.text(" ");
            self.parenthesized(operand.value);
        }
    }
}

/// Whether a statement is an iteration statement (`[stmt.iter]`).
fn is_loop(kind: &StmtKind) -> bool {
    matches!(
        kind,
        StmtKind::While { .. } | StmtKind::Do { .. } | StmtKind::For { .. } | StmtKind::RangeFor { .. }
    )
}
