//! Statements (`[stmt.stmt]`).

use super::declaration::specifier::SpecifierPlace;
use super::declaration::structured_binding::BindingPlace;
use super::{Declarations, Parser, T, reading};
use crate::compilation::boundary;
use crate::diag::{Mark, messages};
use crate::il::*;
use crate::sema::exception::EarlierHandlers;
use crate::sema::expression::variable_access::Use;
use crate::sema::statement::flow::{Beginning, Reach};
use crate::sema::statement::jump::Closed;
use crate::source::Pos;
use crate::tables::attributes::Targets;
use crate::tables::features::Feature;
use smallvec::SmallVec;

impl Parser<'_> {
    fn add_statement(&mut self, kind: StmtKind, pos: Pos) -> StmtId {
        self.c.check_constexpr_jump(&kind, pos);
        self.c.il.stmts.add(Stmt { kind, pos, extras: None })
    }

    /// statement, with the attributes before it.
    pub(crate) fn statement(&mut self) -> StmtId {
        self.nested(|p| p.statement_inner()).unwrap_or_else(|| {
            let pos = self.pos();
            self.add_statement(StmtKind::Null, pos)
        })
    }

    fn statement_inner(&mut self) -> StmtId {
        let start = self.pos();
        let mut attributes = AttributeIds::new();
        if self.at_statement_attribute() {
            attributes = self.attributes(AttributePlace::Statement);
        }
        let (beginning, pos) = (self.beginning_of_statement(), self.pos());
        self.c.begin_statement(beginning, pos);
        let empty = self.kind() == T::Semicolon;
        let (id, waiting) = match attributes.is_empty() && self.waiting_attributes.is_empty() {
            true => (self.unattributed_statement(), AttributeIds::new()),
            false => self.reading(reading::WaitingAttributes(attributes.clone()), |p| {
                (p.unattributed_statement(), std::mem::take(&mut p.waiting_attributes))
            }),
        };
        self.end_of_pack_patterns();
        self.c.end_simple_statement(self.c.il[id].kind);
        if !attributes.is_empty() {
            let labelled = matches!(self.c.il[id].kind, StmtKind::Label { .. });
            let target = if labelled { Targets::LABEL } else { Targets::STATEMENT };
            self.c.check_targets(&waiting, target);
            if !labelled && !matches!(self.c.il[id].kind, StmtKind::Declaration { .. }) {
                self.c.note_fallthrough(&attributes, empty, start);
            }
            let attributes = self.c.il.list(&attributes);
            id.extras_mut(&mut self.c.il).attributes = attributes;
        }
        self.c.check_constexpr_statement(id);
        self.c.tell_made();
        self.c.report_misplaced_lambdas();
        id
    }

    /// Whether attributes here belong to a statement rather than to a declaration.
    fn at_statement_attribute(&mut self) -> bool {
        if !self.at_attribute() || self.kind() == T::KwAlignas {
            return false;
        }
        let mut after = self.at;
        while matches!(self.kind_at(after), T::KwAttribute | T::LeftBracket) {
            let open = if self.kind_at(after) == T::KwAttribute { after + 1 } else { after };
            after = self.after_matching(open);
        }
        if self.kind_at(after) == T::Identifier && self.kind_at(after + 1) == T::Colon {
            return true;
        }
        !self.beginning_at(after, |p| p.kind() != T::Semicolon && p.at_block_declaration())
    }

    /// What kind of statement begins here.
    fn beginning_of_statement(&mut self) -> Beginning {
        match self.kind() {
            T::LeftBrace | T::Semicolon | T::Pragma => Beginning::Passive,
            T::KwCase | T::KwDefault => Beginning::Case,
            T::Identifier if self.peek(1) == T::Colon && self.peek(2) != T::Colon => Beginning::Label,
            T::KwWhile | T::KwDo | T::KwFor => Beginning::Loop,
            _ if !self.c.body.flow.here.reached && self.at_block_declaration() => Beginning::Passive,
            _ => Beginning::Other,
        }
    }

    fn unattributed_statement(&mut self) -> StmtId {
        let pos = self.pos();
        match self.kind() {
            T::LeftBrace => self.compound_statement(),
            T::RightBrace => {
                self.expected_statement();
                self.add_statement(StmtKind::Null, pos)
            }
            T::Semicolon => {
                self.bump();
                self.add_statement(StmtKind::Null, pos)
            }
            T::KwCatch => {
                self.expected_statement();
                self.skip_to_statement_end();
                self.add_statement(StmtKind::Null, pos)
            }
            T::KwElse => {
                self.stray_else();
                self.add_statement(StmtKind::Null, pos)
            }
            T::KwIf => self.if_statement(),
            T::KwWhile => self.while_statement(),
            T::KwDo => self.do_statement(),
            T::KwFor => self.for_statement(),
            T::KwSwitch => self.switch_statement(),
            T::KwCase => self.case_statement(),
            T::KwDefault => {
                self.bump();
                self.c.check_default_label(pos);
                self.expect_label_colon();
                let body = self.labelled_body();
                self.add_statement(StmtKind::Default { body }, pos)
            }
            T::KwBreak => {
                self.c.check_jump(true, pos);
                self.jump(StmtKind::Break)
            }
            T::KwContinue => {
                self.c.check_jump(false, pos);
                self.jump(StmtKind::Continue)
            }
            T::KwGoto => self.goto_statement(),
            T::KwReturn => self.return_statement(),
            T::KwCoReturn => {
                self.bump();
                let value = self.returned_value();
                self.expect_semicolon();
                let kind = self.c.co_return(value, pos);
                self.add_statement(kind, pos)
            }
            T::KwTry => self.try_block(),
            T::KwAsm => {
                let id = self.asm(true);
                self.expect_semicolon();
                self.add_statement(StmtKind::Asm { id }, pos)
            }
            T::Pragma => {
                let id = self.payload_at(self.at);
                self.bump();
                self.c.declare_pragma(id);
                self.check_pragma_of_declaration(id, true);
                self.check_loop_pragma(id);
                self.add_statement(StmtKind::Pragma { id }, pos)
            }
            T::Identifier if self.peek(1) == T::Colon && self.peek(2) != T::Colon => self.label_statement(),
            T::Identifier if self.at_word(crate::names::known::LABEL) => self.local_labels(),
            _ => self.declaration_or_expression_statement(),
        }
    }

    fn jump(&mut self, kind: StmtKind) -> StmtId {
        let pos = self.pos();
        self.bump();
        self.expect_semicolon();
        self.add_statement(kind, pos)
    }

    /// `{ ... }` in a scope of its own.
    pub(crate) fn compound_statement(&mut self) -> StmtId {
        self.in_sub_statement(|p| p.compound_statement_in_scope())
    }

    /// Parses a statement inside of another one, in a scope of its own.
    fn in_sub_statement(&mut self, parse: impl FnOnce(&mut Self) -> StmtId) -> StmtId {
        self.inside_statement(|p| p.in_new_scope(ScopeKind::Block, parse))
    }

    /// The names of the current scope are those that a part of a statement declares for its substatements.
    fn end_header(&mut self, header: Header) {
        let scope = self.c.context.scope;
        self.c.il[scope].header = header;
    }

    /// `{ ... }` in the current scope, as for a function's outermost block.
    pub(crate) fn compound_statement_in_scope(&mut self) -> StmtId {
        self.reading(reading::Discarded(false), |p| match p.c.reports.quiet {
            0 => p.block_in_scope(),
            _ => p.across(boundary::TriedBlock, |p| p.block_in_scope()),
        })
    }

    fn block_in_scope(&mut self) -> StmtId {
        let pos = self.pos();
        self.expect(T::LeftBrace);
        let mut list: SmallVec<[StmtId; 16]> = SmallVec::new();
        self.across(boundary::LocalLabels, |p| p.with_greater(false, |p| p.statements_of_block(&mut list)));
        let end = self.pos();
        if self.kind() == T::EndOfFile && self.c.reports.quiet == 0 && self.c.context.sub_statements == 0 {
            self.c.check_unclosed_function(end);
        }
        self.expect_closing_brace(pos, true);
        let body = self.c.il.list(&list);
        self.add_statement(StmtKind::Compound { body, end }, pos)
    }

    fn statements_of_block(&mut self, list: &mut SmallVec<[StmtId; 16]>) {
        while !matches!(self.kind(), T::RightBrace | T::EndOfFile) {
            if self.drops_pragma() {
                continue;
            }
            let before = self.at;
            list.push(self.statement());
            if self.at == before {
                self.skip_stuck_token();
            }
        }
    }

    /// Whether a qualified name that stands for nothing, or for what is no type, is followed by what it would be the type of.
    fn at_missing_type(&mut self) -> bool {
        if !matches!(self.kind(), T::Identifier | T::ColonColon) || self.c.reports.quiet > 0 {
            return false;
        }
        self.and_back(|p| {
            let name = p.across(boundary::Trial, |p| p.name(false));
            let Some(name) = name.filter(|_| p.kind() == T::Identifier) else { return false };
            let value = name.qualifier.is_some() && name.args.is_none() && !name.template_keyword;
            p.is_missing_member(&name)
                || value && name.single().is_some_and(|entity| p.c.nontype_entity(entity).is_some())
        })
    }

    fn declaration_or_expression_statement(&mut self) -> StmtId {
        let pos = self.pos();
        if self.at_miscounted_arguments() {
            self.report(pos, messages::expected_declaration());
            self.skip_to_statement_end();
            return self.add_statement(StmtKind::Null, pos);
        }
        if self.at_block_declaration() || self.at_missing_type() || self.at_untyped_declaration() {
            if let Some(item) = self.block_declaration() {
                self.c.note_declared(item);
                return self.add_statement(StmtKind::Declaration { item }, pos);
            }
            return self.add_statement(StmtKind::Null, pos);
        }
        let before = self.at;
        let mark = self.c.reports.diags.mark();
        let expr = self.discarded_expression();
        if self.at == before {
            self.skip_to_statement_end();
            return self.add_statement(StmtKind::Null, pos);
        }
        if self.kind() != T::Semicolon {
            let expr = self.c.discarded_value(expr);
            self.forget_unset_since(mark, before);
            // What is wrong with its attributes comes before what is missing behind it.
            let waiting = std::mem::take(&mut self.waiting_attributes);
            self.c.check_targets(&waiting, Targets::STATEMENT);
            self.expect_semicolon();
            return self.add_statement(StmtKind::Expr { expr }, pos);
        }
        self.bump();
        // The last expression of a statement expression is its value.
        let value = self.kind() == T::RightBrace && self.manner.value_end == Some(self.at);
        let expr = match value {
            true => {
                self.c.examine(expr, Use::Value);
                expr
            }
            false => self.c.discarded_value(expr),
        };
        self.forget_unset_since(mark, before);
        let unknown = self.c.il[expr].flags.contains(ExprFlags::UNKNOWN) && self.c.reports.diags.has_errors();
        if unknown || self.c.stands_for_error(expr) {
            self.forget_unset_named(before);
        }
        self.add_statement(StmtKind::Expr { expr }, pos)
    }

    /// If something is wrong with the expression from a token up to here, the variables named in it may have got values.
    pub(super) fn forget_unset_since(&mut self, mark: Mark, start: u32) {
        if self.c.reports.diags.has_errors_since(mark) {
            self.forget_unset_named(start);
        }
    }

    /// What the expression from a token up to here does with the variables named in it is not known.
    fn forget_unset_named(&mut self, start: u32) {
        if self.c.body.unset.is_empty() {
            return;
        }
        let words = (start..self.at).filter(|at| self.kind_at(*at) == T::Identifier);
        let names: Vec<_> = words.map(|at| self.name_at(at)).collect();
        self.c.forget_unset_named(&names);
    }

    /// selection by `if` in all its forms (`[stmt.if]`).
    fn if_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        let mut form = IfForm::Plain;
        let form_pos = self.pos();
        if self.eat(T::KwConstexpr) {
            self.use_feature(Feature::ConstexprIf, form_pos);
            form = IfForm::Constexpr;
        } else if self.eat(T::KwConsteval) {
            self.use_feature(Feature::Consteval, pos);
            form = IfForm::Consteval;
        } else if self.kind() == T::Exclaim && self.peek(1) == T::KwConsteval {
            self.use_feature(Feature::Consteval, pos);
            self.at += 2;
            form = IfForm::NotConsteval;
        }
        if matches!(form, IfForm::Consteval | IfForm::NotConsteval) && self.c.reports.quiet == 0 {
            self.c.check_consteval_if(form_pos);
        }
        self.across(boundary::ConstexprIf(form == IfForm::Constexpr), |p| {
            p.in_new_scope(ScopeKind::Block, |p| p.scope_of_if(form, pos))
        })
    }

    /// What stands behind the `if` at a position, which is a scope.
    fn scope_of_if(&mut self, form: IfForm, pos: Pos) -> StmtId {
        let (mut init, mut condition) = (None, None);
        if matches!(form, IfForm::Plain | IfForm::Constexpr) {
            let opened = self.expect_opening();
            init = self.init_statement_before_condition();
            condition = Some(self.condition(true));
            self.expect_closing_of(opened);
            self.end_header(Header::Condition);
        }
        let constexpr = condition.filter(|_| form == IfForm::Constexpr);
        let chosen = constexpr.and_then(|c| self.c.chosen_branch(c));
        // A variable that is declared there is not looked at in a template.
        let looked_at =
            self.c.context.template_depth == 0 || matches!(condition, Some(Condition::Expr { .. }));
        if let (Some(condition), None, true) = (constexpr, chosen, looked_at) {
            self.c.require_constant(condition.value(&self.c.il));
        }
        let before = self.c.body.flow.here;
        let then = self.branch(form, chosen == Some(false));
        let end = self.c.body.flow.turn_back(before);
        let falling = std::mem::take(&mut self.c.body.flow.falling);
        let otherwise =
            if self.eat(T::KwElse) { Some(self.branch(form, chosen == Some(true))) } else { None };
        self.c.body.flow.falling.extend(falling);
        let other_end = otherwise.map(|_| self.c.body.flow.here);
        self.c.end_if_flow(form, condition, before, (end, other_end));
        self.add_statement(StmtKind::If { form, init, condition, then, otherwise }, pos)
    }

    /// A sub-statement of `if`, perhaps one that is discarded.
    fn branch(&mut self, form: IfForm, discarded: bool) -> StmtId {
        let closed = match form {
            IfForm::Plain => None,
            IfForm::Constexpr => Some(Closed::Constexpr),
            IfForm::Consteval | IfForm::NotConsteval => Some(Closed::Consteval),
        };
        self.in_closed(closed, |p| p.across(boundary::Discarded(discarded), |p| p.sub_statement()))
    }

    /// Parses what is perhaps a statement that no jump enters.
    pub(crate) fn in_closed(
        &mut self,
        closed: Option<Closed>,
        parse: impl FnOnce(&mut Self) -> StmtId,
    ) -> StmtId {
        let Some(kind) = closed else { return parse(self) };
        self.c.begin_closed(kind);
        let statement = parse(self);
        self.c.end_closed();
        statement
    }

    /// A sub-statement: in a scope of its own even without braces (`[stmt.select]`, `[stmt.iter]`).
    fn sub_statement(&mut self) -> StmtId {
        self.in_sub_statement(|p| match p.kind() {
            T::Pragma => p.directed_statement(),
            T::LeftBrace => {
                p.end_header(Header::Braces);
                p.statement()
            }
            _ => p.statement(),
        })
    }

    /// Passes a pragma of the C standard that must not stand here.
    fn drops_pragma(&mut self) -> bool {
        if self.kind() != T::Pragma {
            return false;
        }
        let id = self.payload_at(self.at);
        let dropped = self.or_back(|p| {
            p.at += 1;
            (!p.keeps_standard_pragma(id, true)).then_some(())
        });
        dropped.is_some()
    }

    /// Pragmas and the statement that they are about: together they are one statement, a block without braces.
    fn directed_statement(&mut self) -> StmtId {
        let pos = self.pos();
        let mut body = Vec::new();
        while self.kind() == T::Pragma {
            if !self.drops_pragma() {
                body.push(self.statement());
            }
        }
        body.push(self.statement());
        let body = self.c.il.list(&body);
        self.add_statement(StmtKind::Compound { body, end: Pos::NONE }, pos)
    }

    /// The body of a loop: a sub-statement that can be left by `break` and `continue`.
    fn loop_body(&mut self) -> StmtId {
        self.across(boundary::Loop, |p| {
            p.c.begin_breakable(false);
            p.sub_statement()
        })
    }

    /// init-statement of `if` and `switch`: there is one if a `;` comes before the `)`.
    fn init_statement_before_condition(&mut self) -> Option<StmtId> {
        let mut at = self.at;
        let mut lambda = false;
        loop {
            match self.kind_at(at) {
                T::LeftBrace if !lambda && self.holds_statements(at) => return None,
                T::LeftParen | T::LeftBracket | T::LeftBrace => {
                    lambda |= self.kind_at(at) == T::LeftBracket;
                    at = self.after_matching(at);
                    continue;
                }
                T::Semicolon => break self.use_feature(Feature::InitializersInConditions, self.pos_at(at)),
                T::RightParen | T::EndOfFile | T::RightBrace => return None,
                T::KwReturn | T::KwIf | T::KwWhile | T::KwFor | T::KwElse | T::KwBreak | T::KwContinue => {
                    return None;
                }
                _ => {}
            }
            at += 1;
        }
        Some(self.declaration_or_expression_statement_or_null())
    }

    /// Whether a `{` opens a block, not a list of initializers.
    fn holds_statements(&self, open: u32) -> bool {
        let end = self.after_matching(open);
        let mut at = open + 1;
        while at < end {
            match self.kind_at(at) {
                T::Semicolon => return true,
                T::LeftParen | T::LeftBracket | T::LeftBrace => at = self.after_matching(at),
                _ => at += 1,
            }
        }
        false
    }

    fn declaration_or_expression_statement_or_null(&mut self) -> StmtId {
        let pos = self.pos();
        if self.eat(T::Semicolon) {
            return self.add_statement(StmtKind::Null, pos);
        }
        self.declaration_or_expression_statement()
    }

    /// Whether `T(...)` is all of a condition: what it would declare has no initializer.
    fn at_functional_condition(&self) -> bool {
        self.peek(1) == T::LeftParen
            && matches!(self.kind_at(self.after_matching(self.at + 1)), T::Semicolon | T::RightParen)
    }

    /// condition (`[stmt.pre]`).
    fn condition(&mut self, boolean: bool) -> Condition {
        if self.at_block_declaration() && !self.at_functional_condition() {
            let specs = self.decl_specifiers(SpecifierPlace::Declaration);
            if self.at_structured_binding(&specs) {
                self.structured_binding(specs, BindingPlace::Condition);
                return Condition::Expr { expr: self.c.unknown_expr() };
            }
            let base = specs.ty.unwrap_or(self.c.common.unknown);
            let mut d = self.declarator(base, super::declaration::declarator::DeclaratorPlace::Declaration);
            let mut declarations = Declarations::new();
            let bare = d.name.is_some() && matches!(self.kind(), T::RightParen | T::Semicolon);
            let named = d.pos;
            if d.name.is_some() && self.kind() == T::LeftParen && self.c.reports.quiet == 0 {
                self.c.report(named, messages::parenthesized_initializer_of_condition());
            }
            if let Some(id) = self.declare_and_define(&specs, &mut d, &[], false) {
                declarations.push(id);
            }
            if bare && self.c.reports.quiet == 0 && self.c.dialect.cxx {
                self.c.report(named, messages::condition_declaration_must_include_initializer());
            }
            let end = self.pos();
            let items = self.finish_group(&specs, &declarations, &[], end);
            if let (Some(Item::Declaration { id: group }), Some(first)) =
                (items.first(), declarations.first())
            {
                self.c.note_declared(Item::Declaration { id: *group });
                let value = self.c.condition_variable(*first, boolean);
                return self.c.il.declared_condition(*group, value);
            }
        }
        let (mark, start) = (self.c.reports.diags.mark(), self.at);
        let expr = self.with_greater(false, |p| p.expression());
        self.c.move_undeclared_out();
        let expr = if boolean { self.c.contextual_bool(expr) } else { self.c.switch_condition(expr) };
        self.c.examine(expr, Use::Value);
        self.forget_unset_since(mark, start);
        Condition::Expr { expr }
    }

    fn while_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        self.in_new_scope(ScopeKind::Block, |p| {
            let opened = p.expect_opening();
            let condition = p.condition(true);
            p.expect_closing_of(opened);
            p.end_header(Header::Condition);
            let body = p.loop_body();
            p.c.end_loop_flow(Some(condition));
            p.add_statement(StmtKind::While { condition, body }, pos)
        })
    }

    fn do_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        let body = self.loop_body();
        let while_pos = self.pos();
        self.expect(T::KwWhile);
        self.expect(T::LeftParen);
        let condition = self.with_greater(false, |p| p.expression());
        let condition = self.c.contextual_bool(condition);
        self.c.examine(condition, Use::Value);
        self.c.end_do_flow(condition);
        self.expect_closing(T::RightParen);
        self.expect_semicolon();
        self.add_statement(StmtKind::Do { body, condition, while_pos }, pos)
    }

    fn for_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        let awaits = self.eat(T::KwCoAwait);
        self.in_new_scope(ScopeKind::Block, |p| {
            p.expect(T::LeftParen);
            if let Some((init, declaration)) = p.range_declaration() {
                return p.range_for(pos, init, declaration, awaits);
            }
            let init = Some(
                p.reading(reading::LoopHeader(true), |p| p.declaration_or_expression_statement_or_null()),
            );
            let header = Header::For { condition: p.pos() };
            let (end, behind) = (p.pos_at(p.at.saturating_sub(1)), p.pos());
            p.c.il.places.note_behind(end, behind);
            let condition = (p.kind() != T::Semicolon).then(|| p.condition(true));
            p.expect_header_semicolon();
            // It is evaluated after the body.
            let increment = (p.kind() != T::RightParen).then(|| {
                p.across(boundary::Loop, |p| {
                    let expr = p.with_greater(false, |p| p.discarded_expression());
                    p.c.discarded_value(expr)
                })
            });
            p.expect_condition_end();
            p.end_header(header);
            let body = p.loop_body();
            p.c.end_loop_flow(condition);
            p.add_statement(StmtKind::For { init, condition, increment, body }, pos)
        })
    }

    /// The declaration of a range-based for, with an init-statement before it (`[stmt.ranged]`).
    fn range_declaration(&mut self) -> Option<(Option<StmtId>, GroupId)> {
        let (colon, semicolon) = self.find_range_colon()?;
        let mut init = None;
        if semicolon {
            self.use_feature(Feature::InitializersInRangeFor, self.pos());
            init = Some(self.declaration_or_expression_statement_or_null());
        }
        let mut specs = self.decl_specifiers(SpecifierPlace::Declaration);
        if specs.ty.is_none() {
            specs.ty = self.undeclared_type_name();
        }
        let base = specs.ty?;
        let bindings = self.kind() == T::LeftBracket
            || (matches!(self.kind(), T::Amp | T::AmpAmp) && self.peek(1) == T::LeftBracket);
        if bindings {
            let group = self.structured_binding(specs, BindingPlace::Range).1?;
            return Some((init, group));
        }
        let d = self.declarator(base, super::declaration::declarator::DeclaratorPlace::Declaration);
        self.forget_name();
        let id = self.c.declare_range_variable(&specs, &d)?;
        self.at = self.at.max(colon.min(self.at));
        let end = self.pos();
        let items = self.finish_group(&specs, &[id], &[], end);
        match items.first() {
            Some(Item::Declaration { id }) => Some((init, *id)),
            _ => None,
        }
    }

    /// Where the `:` of a range-based for stands, and whether an init-statement comes before.
    fn find_range_colon(&self) -> Option<(u32, bool)> {
        let mut at = self.at;
        let (mut semicolon, mut questions) = (false, 0u32);
        loop {
            match self.kind_at(at) {
                T::LeftParen | T::LeftBracket | T::LeftBrace => {
                    at = self.after_matching(at);
                    continue;
                }
                T::Question => questions += 1,
                T::Colon if questions == 0 => return Some((at, semicolon)),
                T::Colon => questions -= 1,
                T::Semicolon if semicolon => return None,
                T::Semicolon => semicolon = true,
                T::RightParen | T::RightBrace | T::EndOfFile => return None,
                _ => {}
            }
            at += 1;
        }
    }

    fn range_for(&mut self, pos: Pos, init: Option<StmtId>, declaration: GroupId, awaits: bool) -> StmtId {
        self.expect(T::Colon);
        let range = if self.kind() == T::LeftBrace {
            self.braced_list()
        } else {
            self.with_greater(false, |p| p.expression())
        };
        let close = self.pos();
        self.expect_closing(T::RightParen);
        self.c.check_range(range);
        self.c.examine(range, Use::Reference);
        self.c.deduce_range_variable(declaration, range);
        self.c.check_range_element(declaration, range, close);
        self.c.note_range_declared(declaration);
        let constant = self.c.asks_constant_range(range);
        self.end_header(Header::Range);
        self.forget_name();
        let body = self.loop_body();
        self.c.end_range_flow();
        self.add_statement(StmtKind::RangeFor { init, declaration, range, body, awaits, constant }, pos)
    }

    fn switch_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        self.in_new_scope(ScopeKind::Block, |p| {
            let opened = p.expect_opening();
            let init = p.init_statement_before_condition();
            let condition = p.condition(false);
            p.expect_closing_of(opened);
            p.end_header(Header::Condition);
            if let (None, Condition::Expr { expr }) = (init, condition) {
                p.c.check_switch_varies(expr);
            }
            let switched = p.c.begin_switch(condition);
            let before = p.c.body.flow.here;
            p.c.begin_breakable(true);
            let body = p.sub_statement();
            p.c.end_switch_flow(before);
            p.c.end_switch(switched, pos);
            p.add_statement(StmtKind::Switch { init, condition, body }, pos)
        })
    }

    fn case_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        self.c.check_case_label(pos);
        self.c.body.unset.clear();
        let low = self.constant_expression();
        let high = self.eat(T::Ellipsis).then(|| self.constant_expression());
        let (low, high) = self.c.checked_case_values(low, high);
        self.expect_label_colon();
        let body = self.labelled_body();
        self.add_statement(StmtKind::Case { low, high, body }, pos)
    }

    /// The statement after a label; C++23 lets a label end a block.
    fn labelled_body(&mut self) -> Option<StmtId> {
        if self.kind() == T::Pragma {
            // The pragma and what it is for follow as statements of the block.
            return None;
        }
        if self.kind() != T::RightBrace {
            return Some(self.statement());
        }
        if self.c.dialect.standard < 23 {
            self.c.report(self.pos(), messages::exp_statement());
        }
        None
    }

    fn label_statement(&mut self) -> StmtId {
        let pos = self.pos();
        let label = self.c.label(self.name_at(self.at), pos);
        self.c.check_label_redefined(label, pos);
        // What comes here by a jump may have been set elsewhere.
        self.c.body.unset.clear();
        self.c.il[label].defined = true;
        self.c.note_label(label);
        self.at += 2;
        let attributes = self.attributes_here(AttributePlace::Label);
        self.c.check_targets(&attributes, Targets::LABEL);
        let body = self.labelled_body();
        let id = self.add_statement(StmtKind::Label { label, body }, pos);
        if !attributes.is_empty() {
            let attributes = self.c.il.list(&attributes);
            id.extras_mut(&mut self.c.il).attributes = attributes;
        }
        id
    }

    fn local_labels(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        let mut labels = Vec::new();
        while self.kind() == T::Identifier {
            labels.push(self.c.local_label(self.name_at(self.at), self.pos()));
            self.bump();
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect_semicolon();
        let labels = self.c.il.list(&labels);
        self.add_statement(StmtKind::LocalLabels { labels }, pos)
    }

    fn goto_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        if self.eat(T::Star) {
            let target = self.expression();
            self.c.check_computed_goto(target);
            self.expect_semicolon();
            return self.add_statement(StmtKind::ComputedGoto { target }, pos);
        }
        if self.kind() != T::Identifier {
            self.expected_identifier();
            self.skip_to_statement_end();
            return self.add_statement(StmtKind::Null, pos);
        }
        let label = self.c.label(self.name_at(self.at), self.pos());
        self.c.body.used_labels.insert(label);
        self.c.note_goto(label, pos);
        self.bump();
        self.expect_semicolon();
        self.add_statement(StmtKind::Goto { label }, pos)
    }

    fn return_statement(&mut self) -> StmtId {
        let pos = self.pos();
        self.bump();
        let (mark, start) = (self.c.reports.diags.mark(), self.at);
        let value = self.returned_value();
        let constructor = self.c.body.constructor_of_handler;
        if constructor.is_some() && constructor == self.c.context.function && self.c.reports_now() {
            self.c.report(pos, messages::return_in_handler_of_constructor());
        }
        let value = self.c.returned(value, pos);
        self.forget_unset_since(mark, start);
        self.expect_semicolon();
        self.add_statement(StmtKind::Return { value }, pos)
    }

    fn returned_value(&mut self) -> Option<ExprId> {
        match self.kind() {
            T::Semicolon => None,
            T::LeftBrace => Some(self.braced_list()),
            _ => Some(self.expression()),
        }
    }

    /// try-block (`[except.pre]`).
    fn try_block(&mut self) -> StmtId {
        let pos = self.pos();
        self.use_exceptions(pos);
        self.bump();
        let before = self.c.body.flow.here;
        let body = self.in_closed(Some(Closed::Try), |p| p.compound_statement());
        let handlers = self.handlers(before, None);
        self.add_statement(StmtKind::Try { body, handlers }, pos)
    }

    /// handler-seq: control came to the block before as `before`; of a function's block, the function and its scope.
    pub(crate) fn handlers(
        &mut self,
        before: Reach,
        function: Option<(FunctionId, ScopeId)>,
    ) -> List<Handler> {
        let mut end = self.c.body.flow.here;
        let mut handlers: Vec<Handler> = Vec::new();
        let mut earlier = EarlierHandlers::default();
        let mut catches_all = false;
        let mut falling = std::mem::take(&mut self.c.body.flow.falling);
        if self.kind() != T::KwCatch {
            self.c.report(self.pos(), messages::try_block_requires_at_least());
            self.skip_to_handler();
        }
        while self.kind() == T::KwCatch {
            let pos = self.pos();
            self.bump();
            let masked = catches_all;
            let handler = self.in_new_scope(ScopeKind::Block, |p| {
                p.expect(T::LeftParen);
                if masked {
                    p.c.report(p.pos(), messages::handler_masked_default_handler());
                    catches_all = false;
                }
                let at = p.pos();
                if p.kind() == T::RightParen {
                    p.report(at, messages::handler_requires_exception_declaration());
                }
                catches_all |= p.kind() == T::Ellipsis;
                let declaration = if p.eat(T::Ellipsis) { None } else { p.exception_declaration() };
                if let Some(group) = declaration {
                    p.c.check_handler_masked(&mut earlier, group, at);
                }
                p.expect_closing(T::RightParen);
                p.end_header(Header::Handler);
                p.c.body.flow.here = before;
                let closing = p.after_matching(p.at).saturating_sub(1);
                falling.append(&mut p.c.body.flow.falling);
                let constructs = function.is_some_and(|(id, _)| p.c.il[id].name == EntityName::Constructor);
                if let Some((id, _)) = function.filter(|_| constructs) {
                    p.c.body.constructor_of_handler = Some(id);
                }
                let body = p.in_closed(Some(Closed::Handler), |p| p.compound_statement());
                if constructs {
                    p.c.body.constructor_of_handler = None;
                }
                if let Some((function, scope)) = function {
                    p.c.check_end_of_function(function, scope, p.pos_at(closing));
                }
                end = end.or(p.c.body.flow.here);
                Handler { declaration, body, pos }
            });
            handlers.push(handler);
        }
        self.c.body.flow.here = end;
        self.c.body.flow.falling.append(&mut falling);
        self.c.il.list(&handlers)
    }

    /// What stands between a try block and the next handler of the same block, or its end, is passed over.
    fn skip_to_handler(&mut self) {
        while self.c.reports.quiet == 0 && !matches!(self.kind(), T::KwCatch | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    fn exception_declaration(&mut self) -> Option<GroupId> {
        if self.missing_exception_type() {
            return None;
        }
        let mut specs = self.decl_specifiers(SpecifierPlace::Parameter);
        if specs.ty.is_none() {
            specs.ty = self.undeclared_type_name();
        }
        self.refuse_placeholder(&mut specs);
        let base = specs.ty?;
        let d = self.declarator(base, super::declaration::declarator::DeclaratorPlace::Parameter);
        let id = self.c.declare_exception(&d)?;
        let end = self.pos();
        let items = self.finish_group(&specs, &[id], &[], end);
        match items.first() {
            Some(Item::Declaration { id }) => Some(*id),
            _ => None,
        }
    }

    /// asm with its operands (GNU), which only a statement has.
    pub(crate) fn asm(&mut self, statement: bool) -> AsmId {
        let pos = self.pos();
        self.bump();
        let (mut volatile, mut goto, mut inline) = (false, false, false);
        loop {
            match self.kind() {
                T::KwVolatile => volatile = true,
                T::KwGoto => goto = true,
                T::KwInline => inline = true,
                _ => break,
            }
            self.bump();
        }
        self.expect(T::LeftParen);
        if self.kind() != T::String {
            self.report(self.pos(), messages::expected_asm_string());
        }
        let text = self.assignment_expression();
        let mut sections = 0;
        let (mut operands, mut clobbers, mut labels) = ([Vec::new(), Vec::new()], Vec::new(), Vec::new());
        while statement && matches!(self.kind(), T::Colon | T::ColonColon) {
            sections += if self.kind() == T::ColonColon { 2 } else { 1 };
            self.bump();
            match sections {
                1 => operands[0] = self.asm_operands(true),
                2 => operands[1] = self.asm_operands(false),
                3 => clobbers = self.asm_clobbers(),
                _ => labels = self.asm_labels(),
            }
        }
        self.expect_closing(T::RightParen);
        // Empty sections at the end are not kept, but outputs and inputs always come together.
        sections = match (sections, labels.is_empty(), clobbers.is_empty()) {
            (0, ..) => 0,
            (_, false, _) => 4,
            (_, true, false) => 3,
            _ => 2,
        };
        let asm = Asm {
            pos,
            volatile,
            goto,
            inline,
            text,
            sections,
            outputs: self.c.il.list(&operands[0]),
            inputs: self.c.il.list(&operands[1]),
            clobbers: self.c.il.list(&clobbers),
            labels: self.c.il.list(&labels),
        };
        let id = self.c.il.written.asms.add(asm);
        self.c.check_asm(id);
        id
    }

    fn asm_operands(&mut self, output: bool) -> Vec<AsmOperand> {
        let mut operands = Vec::new();
        while matches!(self.kind(), T::String | T::LeftBracket) {
            let mut name = None;
            if self.eat(T::LeftBracket) {
                name = Some(self.name_at(self.at));
                self.bump();
                self.expect(T::RightBracket);
            }
            let constraint = self.primary_expression();
            if self.kind() != T::LeftParen {
                // What is left of the statement is passed over.
                self.expect(T::LeftParen);
                self.skip_before(T::RightParen);
                break;
            }
            self.bump();
            let value = self.with_greater(false, |p| p.expression());
            if output {
                self.c.check_asm_output(value);
            } else {
                self.c.examine(value, Use::Value);
            }
            self.expect_closing(T::RightParen);
            operands.push(AsmOperand { name, constraint, value });
            // Commas between operands, and between clobbers, may be left out.
            self.eat(T::Comma);
        }
        operands
    }

    fn asm_clobbers(&mut self) -> Vec<ExprId> {
        let mut clobbers = Vec::new();
        while self.kind() == T::String {
            clobbers.push(self.primary_expression());
            self.eat(T::Comma);
        }
        clobbers
    }

    fn asm_labels(&mut self) -> Vec<LabelId> {
        let mut labels = Vec::new();
        while self.kind() == T::Identifier {
            let label = self.c.label(self.name_at(self.at), self.pos());
            self.c.body.used_labels.insert(label);
            labels.push(label);
            self.bump();
            if !self.eat(T::Comma) {
                break;
            }
        }
        labels
    }
}
