//! Initializers, braced lists and function bodies (`[dcl.init]`, `[dcl.fct.def]`).

use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::fields::NamedFields;
use crate::il::*;
use crate::parse::name::NameScope;
use crate::parse::{Parser, T};
use crate::sema::statement::jump::Closed;
use crate::source::{Pos, Spent};
use crate::tables::features::Feature;

impl Parser<'_> {
    /// brace-or-equal-initializer or parenthesized expressions.
    pub(crate) fn initializer(&mut self) -> Initializer {
        match self.kind() {
            T::Equal => {
                self.bump();
                if self.kind() == T::LeftBrace {
                    return Initializer::CopyBrace { value: self.braced_list() };
                }
                Initializer::Copy { value: self.with_greater(false, |p| p.assignment_expression()) }
            }
            T::LeftBrace => Initializer::Brace { value: self.braced_list() },
            T::LeftParen => {
                self.bump();
                let args = self.expression_list(T::RightParen);
                self.expect_closing(T::RightParen);
                Initializer::Paren { args: self.c.il.list(&args) }
            }
            _ => Initializer::None,
        }
    }

    /// braced-init-list (`[dcl.init.list]`).
    pub(crate) fn braced_list(&mut self) -> ExprId {
        self.nested(|p| p.braced_list_inner()).unwrap_or_else(|| self.unknown_here())
    }

    fn braced_list_inner(&mut self) -> ExprId {
        let pos = self.pos();
        self.expect(T::LeftBrace);
        let first = self.pos();
        self.c.il.places.note_preceding(first, pos);
        let mut elements = Vec::new();
        self.with_greater(false, |p| {
            while !matches!(p.kind(), T::RightBrace | T::EndOfFile) {
                let before = p.at;
                let value = p.pack_pattern(|p| {
                    let value = p.initializer_clause();
                    p.expansion_of(value)
                });
                elements.push(value);
                p.skip_to_next_operand(T::RightBrace);
                if !p.eat(T::Comma) || p.at == before {
                    break;
                }
            }
        });
        self.expect_list_end();
        self.c.build_init_list(&elements, pos)
    }

    /// Takes the `}` of a braced list; where another element follows, a comma is missing.
    fn expect_list_end(&mut self) {
        let ends = matches!(
            self.kind(),
            T::RightBrace | T::Semicolon | T::RightParen | T::RightBracket | T::EndOfFile
        );
        if ends || self.c.reports.quiet > 0 {
            self.expect_closing(T::RightBrace);
            return;
        }
        self.report(self.pos(), messages::expected_comma());
        while !matches!(self.kind(), T::RightBrace | T::Semicolon | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
        self.expect_closing(T::RightBrace);
    }

    /// One element of a braced list, designated perhaps (`[dcl.init.aggr]`).
    fn initializer_clause(&mut self) -> ExprId {
        let designated = match self.kind() {
            T::Dot => self.peek(1) == T::Identifier,
            T::LeftBracket => self.designates_element(),
            T::Identifier => self.peek(1) == T::Colon,
            _ => false,
        };
        if designated {
            return self.designated_clause();
        }
        if self.kind() == T::LeftBrace { self.braced_list() } else { self.assignment_expression() }
    }

    /// Whether `[` here begins a GNU array designator rather than a lambda.
    fn designates_element(&self) -> bool {
        let after = self.after_matching(self.at);
        matches!(self.kind_at(after), T::Equal) && !self.at_lambda_without_parameters()
    }

    fn at_lambda_without_parameters(&self) -> bool {
        matches!(self.peek(1), T::RightBracket | T::Amp | T::Equal | T::KwThis)
    }

    fn designated_clause(&mut self) -> ExprId {
        let pos = self.pos();
        let mut path = Vec::new();
        let mut form = DesignatedForm::Equal;
        if self.kind() == T::Identifier {
            path.push(Designator::Field { name: self.name_at(self.at), field: None });
            self.at += 2;
            form = DesignatedForm::Colon;
        }
        // `name:` has no further designators.
        let old_form = form == DesignatedForm::Colon;
        let mut step = pos;
        loop {
            let sign = self.pos();
            if sign != pos && matches!(self.kind(), T::Dot | T::LeftBracket) {
                self.c.il.places.note_step(std::mem::replace(&mut step, sign), sign);
            }
            match self.kind() {
                _ if old_form => break,
                T::Dot => {
                    let dot = self.pos();
                    self.bump();
                    let name = self.pos();
                    self.c.il.places.note_member(dot, name);
                    path.push(Designator::Field { name: self.name_at(self.at), field: None });
                    self.bump();
                }
                T::LeftBracket => {
                    self.bump();
                    let index = self.constant_expression();
                    let index = self.c.constant_index(index);
                    if self.eat(T::Ellipsis) {
                        let high = self.constant_expression();
                        let high = self.c.constant_index(high);
                        path.push(Designator::Range { low: index, high });
                    } else {
                        path.push(Designator::Index { index });
                    }
                    self.expect(T::RightBracket);
                }
                _ => break,
            }
        }
        if form == DesignatedForm::Equal {
            if self.kind() == T::LeftBrace {
                form = DesignatedForm::Brace;
            } else {
                self.expect(T::Equal);
            }
        }
        let value =
            if self.kind() == T::LeftBrace { self.braced_list() } else { self.assignment_expression() };
        self.c.build_designated(&path, value, form, pos)
    }

    /// The body of a function whose declaration is `id`: constructor initializers, block, handlers.
    pub(crate) fn function_definition_body(&mut self, id: DeclarationId, scope: Option<ScopeId>) {
        let (started, pos) = (self.c.input.trace.start(), self.c.il[id].pos);
        self.across(boundary::Function, |p| p.with_greater(false, |p| p.function_parts(id, scope)));
        if let Some(function) = self.c.function_of_declaration(id) {
            self.c.input.trace.end(started, Spent::Body(function.index()), pos);
        }
        self.end_of_named_packs();
        self.forget_name();
    }

    fn function_parts(&mut self, id: DeclarationId, scope: Option<ScopeId>) {
        let scope = self.c.begin_function_body(id, scope);
        let function = self.c.context.function;
        self.forget_name();
        let try_pos = self.pos();
        let tries = self.eat(T::KwTry);
        if tries {
            self.use_exceptions(try_pos);
            self.c.check_constexpr_try_block(try_pos);
        }
        let mut inits = Vec::new();
        if self.eat(T::Colon) {
            inits = self.constructor_initializers();
        }
        if let Some(function) = function.filter(|_| self.kind() == T::LeftBrace) {
            self.c.check_constructor(function, &inits, self.pos());
            let pos = self.c.il[id].pos;
            self.c.check_parts_destroyed(function, pos);
        }
        // Control comes to the block whatever the initializers do.
        self.c.body.flow = Default::default();
        let before = self.c.body.flow.here;
        let first = self.at;
        // The block of a function-try-block may declare the names of parameters anew.
        let statement = (self.kind() == T::LeftBrace).then(|| match tries {
            true => self.in_closed(Some(Closed::Try), |p| p.compound_statement()),
            false => self.compound_statement_in_scope(),
        });
        let text = if self.c.il.places.are_recorded() { self.kept_text(first, self.at) } else { List::EMPTY };
        let tried = self.c.function_of_declaration(id).filter(|_| tries).map(|function| (function, scope));
        if let (Some((function, scope)), Some(block)) = (tried, statement)
            && let StmtKind::Compound { end, .. } = self.c.il[block].kind
        {
            self.c.check_end_of_function(function, scope, end);
        }
        let try_handlers = tries.then(|| self.handlers(before, tried));
        if statement.is_none() {
            self.expected_function_body();
        }
        let inits = self.c.il.list(&inits);
        let try_pos = if tries { try_pos } else { Pos::NONE };
        let extras = FunctionBodyExtras { text, inits, try_handlers, try_pos }.kept(&mut self.c.il);
        let body = FunctionBody { statement, scope, device_only: false, extras };
        self.c.finish_function_body(id, body);
    }

    /// ctor-initializer (`[class.base.init]`).
    fn constructor_initializers(&mut self) -> Vec<MemberInit> {
        let mut inits = Vec::new();
        let mut fields = NamedFields::default();
        loop {
            let pos = self.pos();
            let Some(read) = self.pack_pattern(|p| p.constructor_initializer(&inits, &fields)) else {
                break;
            };
            let (target, init, expansion, open) = read;
            if let Some(target) = target {
                inits.push(self.c.member_init(target, init, expansion, (pos, open)));
                fields.grow(&inits);
            }
            if self.c.delegates(&inits) {
                self.use_feature(Feature::DelegatingConstructors, pos);
            }
            if inits.len() > 1 && self.c.delegates(&inits) {
                self.c.report(pos, messages::delegating_constructor_cannot_have_other());
            }
            if self.kind() == T::Comma && self.c.delegates(&inits) {
                self.c.report(self.pos(), messages::delegating_constructor_cannot_have_other());
            }
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.c.check_initializer_order(&inits);
        inits
    }

    /// mem-initializer: what is initialized, with what, whether `...` follows, and where its parentheses begin.
    fn constructor_initializer(
        &mut self,
        before: &[MemberInit],
        fields: &NamedFields,
    ) -> Option<(Option<InitTarget>, Initializer, bool, Pos)> {
        let pos = self.pos();
        self.eat(T::KwTypename);
        let target = self.initializer_target();
        if let Some(target) = target.filter(|_| self.c.reports.quiet == 0) {
            self.c.check_initialized_before(before, fields, target, pos);
        }
        let open = self.pos();
        if !matches!(self.kind(), T::LeftParen | T::LeftBrace) {
            self.expect(T::LeftParen);
            return None;
        }
        let init = self.initializer();
        Some((target, init, self.eat(T::Ellipsis), open))
    }

    /// mem-initializer-id: a member, else a type.
    fn initializer_target(&mut self) -> Option<InitTarget> {
        if self.kind() == T::Identifier && matches!(self.peek(1), T::LeftParen | T::LeftBrace) {
            let name = self.name_at(self.at);
            if let Some(target) = self.c.initialized_member(name) {
                self.bump();
                return Some(target);
            }
        }
        if self.kind() == T::KwDecltype && !self.at_name() {
            let ty = self.decltype_specifier()?;
            return Some(InitTarget::Base { ty });
        }
        let Some(name) = self.name(true) else {
            self.expected_identifier();
            return None;
        };
        if let Some(ty) = self.type_from_name(&name, true) {
            return Some(InitTarget::Base { ty });
        }
        if name.scope == NameScope::Unqualified {
            self.report_not_a_member_or_base(&name);
        }
        Some(InitTarget::Unknown { name: name.identifier()? })
    }
}
