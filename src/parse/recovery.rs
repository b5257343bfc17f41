//! Syntax errors: reporting them and finding a place to go on.

use super::declaration::declarator::Declarator;
use super::declaration::specifier::{DeclSpecifiers, begins_type};
use super::{Items, Parser, T};
use crate::compilation::boundary;
use crate::diag::{Declared, EntityKind, EntityText, Message, Severity, TypeText, messages};
use crate::il::{Builtin, Entity, ScopeKind, SpecifierFlags, TemplateKind, TemplateParamsId, TypeKind};
use crate::names::{Name, known};
use crate::parse::name::{NameScope, ParsedName};
use crate::source::Pos;
use crate::tables::features::Feature;

/// So many lines may be skipped and nothing is said.
const LINES_NEAR: u32 = 2;

impl Parser<'_> {
    /// Reports at a position unless the parse is tentative; one report for each token but the end of the file.
    pub(crate) fn report(&mut self, pos: Pos, message: Message) {
        let repeated = self.stuck_at == self.at && self.kind() != T::EndOfFile;
        if self.c.reports.quiet > 0 || repeated {
            return;
        }
        self.stuck_at = self.at;
        self.c.report(pos, message);
    }

    /// Notes the use of a feature that older standards lack, unless the parse is tentative.
    pub(crate) fn use_feature(&mut self, feature: Feature, pos: Pos) {
        if self.c.reports.quiet == 0 {
            self.c.use_feature(feature, pos);
        }
    }

    /// Notes a part of exception handling at the current token, which options may switch off.
    pub(crate) fn use_exceptions(&mut self, pos: Pos) {
        if self.c.reports.quiet == 0 && !self.c.dialect.exceptions {
            self.c.report(pos, messages::support_exception_handling_disabled());
        }
    }

    pub(crate) fn missing_token(kind: T) -> Message {
        match kind {
            T::RightParen => messages::expected_right_paren(),
            T::LeftParen => messages::expected_left_paren(),
            T::RightBracket => messages::expected_bracket(),
            T::LeftBrace => messages::expected_left_brace(),
            T::RightBrace => messages::expected_right_brace(),
            T::Colon => messages::expected_colon(),
            T::Comma => messages::expected_comma(),
            T::Greater => messages::expected_greater_than(),
            T::Semicolon => messages::expected_semicolon(),
            T::Identifier => messages::exp_identifier().as_error(),
            _ => messages::expected_declaration(),
        }
    }

    /// Takes a token of this kind, or reports that it is missing.
    #[inline]
    pub(crate) fn expect(&mut self, kind: T) -> bool {
        self.eat(kind) || self.report_missing(kind)
    }

    #[cold]
    fn report_missing(&mut self, kind: T) -> bool {
        self.report(self.pos(), Self::missing_token(kind));
        false
    }

    /// Takes the brace that closes the one at `open`, or reports that it is missing. What stands before it and
    /// does not belong there is skipped where `skips` is set.
    pub(crate) fn expect_closing_brace(&mut self, open: Pos, skips: bool) {
        let repeated = self.stuck_at == self.at && self.kind() != T::EndOfFile;
        if self.kind() != T::RightBrace && self.c.reports.quiet == 0 && !repeated {
            self.stuck_at = self.at;
            let message = Self::missing_token(T::RightBrace);
            self.c.reports.diags.report(self.pos(), message).note(open, messages::match_left_brace());
        }
        if !self.eat(T::RightBrace) && skips {
            self.skip_to_closing(T::RightBrace);
        }
    }

    /// Takes a closing bracket; what stands before it and does not belong there is skipped.
    pub(crate) fn expect_closing(&mut self, kind: T) -> bool {
        if self.eat(kind) {
            return true;
        }
        // It is told too where the statement ends, whatever else is missing there.
        if self.kind() == T::Semicolon {
            self.stuck_at = u32::MAX;
        }
        self.expect(kind);
        self.skip_to_closing(kind);
        false
    }

    /// Takes a closing bracket that stands further on, where nothing but what it closes stands before it.
    pub(crate) fn skip_to_closing(&mut self, kind: T) {
        if self.c.reports.quiet > 0 {
            return;
        }
        let mut at = self.at;
        loop {
            match self.kind_at(at) {
                k if k == kind => {
                    self.at = at + 1;
                    return;
                }
                T::LeftParen | T::LeftBracket | T::LeftBrace => {
                    at = self.after_matching(at);
                    continue;
                }
                T::Semicolon | T::RightBrace | T::RightParen | T::RightBracket | T::EndOfFile => return,
                _ => {}
            }
            at += 1;
        }
    }

    /// Takes `(`, or reports it and goes on at the next one of the block. False where there is none: the block is passed.
    pub(crate) fn expect_opening(&mut self) -> bool {
        self.opening_before(T::EndOfFile, false)
    }

    /// The same where the end of the statement is as far as is looked; it is passed.
    pub(crate) fn expect_opening_within_statement(&mut self, enclosed: bool) -> bool {
        let opened = self.opening_before(T::Semicolon, enclosed);
        if !opened && !self.eat(T::Semicolon) && enclosed {
            self.eat(T::RightParen);
        }
        opened
    }

    /// `enclosed`: the parenthesis that closes an outer one ends the search too.
    fn opening_before(&mut self, end: T, enclosed: bool) -> bool {
        if self.eat(T::LeftParen) {
            return true;
        }
        self.c.report(self.pos(), messages::expected_left_paren());
        if self.c.reports.quiet > 0 {
            return false;
        }
        loop {
            match self.kind() {
                T::LeftParen => return self.eat(T::LeftParen),
                T::RightBrace | T::EndOfFile => return false,
                kind if kind == end => return false,
                T::RightParen if enclosed => return false,
                T::LeftBrace | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Skips to what may end arguments that nothing opened.
    pub(crate) fn skip_unopened_arguments(&mut self) {
        if self.c.reports.quiet > 0 {
            return;
        }
        while !matches!(self.kind(), T::Semicolon | T::RightParen | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftBrace | T::LeftBracket | T::LeftParen => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Where an operand of a list ended in an error, the list goes on at the `,` or the end that follows, if there is one.
    pub(crate) fn skip_to_next_operand(&mut self, close: T) {
        if self.stuck_at != self.at || self.c.reports.quiet > 0 {
            return;
        }
        let mut at = self.at;
        loop {
            match self.kind_at(at) {
                T::Comma => return self.at = at,
                kind if kind == close => return self.at = at,
                T::Semicolon | T::RightParen | T::RightBracket | T::RightBrace | T::EndOfFile => return,
                T::LeftParen | T::LeftBracket | T::LeftBrace => at = self.after_matching(at),
                _ => at += 1,
            }
        }
    }

    /// Takes the `)` of a `(` that may be missing itself: then both are reported.
    pub(crate) fn expect_closing_of(&mut self, opened: bool) {
        if opened {
            self.expect_condition_end();
        } else if !self.eat(T::RightParen) {
            self.c.report(self.pos(), messages::expected_right_paren());
        }
    }

    /// Takes the `)` of a condition, or reports it and passes what remains of the block.
    pub(crate) fn expect_condition_end(&mut self) {
        if !self.eat(T::RightParen) {
            self.report(self.pos(), messages::expected_right_paren());
            if self.c.reports.quiet == 0 {
                self.skipping(|p| p.skip_to_parenthesis());
            }
        }
    }

    /// Skips to after an unmatched `)`, or to before the `}` that ends the block.
    fn skip_to_parenthesis(&mut self) {
        loop {
            match self.kind() {
                T::RightParen => return self.bump(),
                T::RightBrace | T::EndOfFile => return,
                T::LeftBrace | T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Takes the `;` in the parentheses of a loop, or reports it and goes on at the one that follows, or at the `)`.
    pub(crate) fn expect_header_semicolon(&mut self) {
        if self.eat(T::Semicolon) {
            return;
        }
        self.c.report(self.pos(), messages::expected_semicolon());
        if self.c.reports.quiet == 0 {
            self.skip_in_header();
        }
    }

    fn skip_in_header(&mut self) {
        loop {
            match self.kind() {
                T::Semicolon => return self.bump(),
                T::RightParen | T::RightBrace | T::EndOfFile => return,
                T::LeftBrace | T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Skips tokens; where the parse goes on some lines further, that is said.
    pub(super) fn skipping(&mut self, skip: impl FnOnce(&mut Self)) {
        let from = self.pos();
        skip(self);
        self.restarted_after(from);
    }

    /// The parse goes on here, tokens from `from` on having been skipped.
    fn restarted_after(&mut self, from: Pos) {
        let (start, end) = (self.c.input.sources.place(from), self.c.input.sources.place(self.pos()));
        let far = start.segment != end.segment || end.line.saturating_sub(start.line) > LINES_NEAR;
        if self.kind() != T::EndOfFile && self.c.reports.quiet == 0 && far {
            self.c.report(self.pos(), messages::parsing_restarts_here_after_previous());
        }
    }

    /// A clause without its statement: `else` that follows no `if`.
    pub(crate) fn stray_else(&mut self) {
        self.c.report(self.pos(), messages::exp_statement().as_error());
        if self.c.reports.quiet > 0 {
            return;
        }
        self.skipping(Self::pass_declaration);
        self.eat(T::Semicolon);
    }

    /// Skips to before the next `;`, to before the `}` that ends the block, or to the end of the file.
    pub(super) fn pass_declaration(&mut self) {
        while !matches!(self.kind(), T::Semicolon | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftBrace | T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Takes `:` after a label, or reports it and passes what remains of the block.
    pub(crate) fn expect_label_colon(&mut self) {
        if !self.expect(T::Colon) && self.c.reports.quiet == 0 {
            self.skip_past_colon();
        }
    }

    /// A statement is needed where a block ends.
    pub(crate) fn expected_statement(&mut self) {
        self.c.report(self.pos(), messages::exp_statement().as_error());
    }

    /// Takes `;`, or reports it and goes to the end of the statement.
    pub(crate) fn expect_semicolon(&mut self) {
        if self.eat(T::Semicolon) {
            return;
        }
        self.report(self.pos(), messages::expected_semicolon());
        if self.c.reports.quiet == 0 && self.manner.in_loop_header {
            self.skip_in_header();
        } else if self.c.reports.quiet == 0 {
            self.skip_to_statement_end();
        }
    }

    /// Skips to after the next `:`, to before the `}` that ends the block, or to the end of the file.
    fn skip_past_colon(&mut self) {
        loop {
            match self.kind() {
                T::Colon => return self.bump(),
                T::RightBrace | T::EndOfFile => return,
                T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }

    /// Skips to after the next `;`, or to before a `}` or to the end of the file.
    pub(crate) fn skip_to_statement_end(&mut self) {
        let from = self.at;
        loop {
            match self.kind() {
                T::Semicolon | T::RightBrace | T::EndOfFile => break,
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
        self.check_skipped_pragmas(from);
        self.restarted_after(self.pos_at(from));
        self.eat(T::Semicolon);
    }

    /// Pragmas about what follows them stand before nothing where that is skipped.
    fn check_skipped_pragmas(&mut self, from: u32) {
        if self.c.reports.quiet > 0 {
            return;
        }
        for at in from..self.at {
            if self.kind_at(at) != T::Pragma {
                continue;
            }
            let id = self.payload_at(at);
            self.c.check_pragma_before_declaration(id);
            if let Some(word) = self.c.declaration_pragma_pos(id) {
                self.c.report(word, messages::pragma_must_precede_declaration());
            }
        }
    }

    /// Skips what remains of a declaration that could not be read, a body included.
    pub(crate) fn skip_to_declaration_end(&mut self) {
        self.skip_to_statement_end();
        self.eat(T::Semicolon);
    }

    /// Passes a token that nothing could begin with, so that the parse always makes progress.
    pub(crate) fn skip_stuck_token(&mut self) {
        self.report(self.pos(), messages::expected_declaration());
        self.bump();
    }

    /// A `}` that closes nothing: what follows it is passed over to after the next `;`.
    pub(crate) fn skip_after_stray_brace(&mut self) {
        self.skip_stuck_token();
        let from = self.at;
        while !matches!(self.kind(), T::Semicolon | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
        self.check_skipped_pragmas(from);
        self.restarted_after(self.pos_at(from));
        self.eat(T::Semicolon);
    }

    /// After the keyword of a class or an enumeration stands its name or its definition.
    pub(crate) fn expected_tag(&mut self) {
        self.report(self.pos(), messages::expected_definition_or_tag_name());
    }

    pub(crate) fn expected_identifier(&mut self) {
        if self.kind() == T::KwOperator {
            let at = self.pos_at(self.at + 1);
            return self.report(at, messages::expected_operator());
        }
        self.report(self.pos(), messages::exp_identifier().as_error());
    }

    pub(crate) fn expected_expression(&mut self) {
        self.report(self.pos(), messages::expected_expression());
        self.c.sfinae_fail();
    }

    pub(crate) fn expected_function_body(&mut self) {
        self.report(self.pos(), messages::expected_left_brace());
    }

    pub(crate) fn expected_lambda_body(&mut self) {
        self.report(self.pos(), messages::expected_left_brace_introducing_lambda_body());
    }

    pub(crate) fn expected_type(&mut self) {
        self.report(self.pos(), messages::expected_type_specifier());
    }

    /// A declarator without a type (`[dcl.type]`): one that begins at `start` and has no specifiers at all may not
    /// have been meant as a declaration.
    pub(crate) fn report_missing_type(&mut self, specs: &DeclSpecifiers, d: &Declarator, start: Pos) {
        let int = TypeText::new(Builtin::Int.spelling());
        let main = d.name.as_ref().and_then(|name| name.identifier()) == Some(known::MAIN)
            && matches!(self.c.il[self.c.declaring_scope()].kind, ScopeKind::Global);
        let bare = specs.flags.is_empty() && specs.quals.is_empty() && specs.attributes.is_empty();
        let (pos, message) = match d.function.is_some() {
            true if main => (d.pos, messages::return_type_omitted_in_declaration(int)),
            false if bare => (start, messages::missing_decl_specifiers()),
            _ => (d.pos, messages::missing_type_specifier(int)),
        };
        // C had it for long.
        let message = if self.c.dialect.cxx { message } else { message.with_severity(Severity::Warning) };
        self.c.report(pos, message);
    }

    /// A qualified name that stands for nothing, from `start` on, where it is taken for what is declared without a type.
    pub(crate) fn report_qualified_declarator(
        &mut self,
        specs: &DeclSpecifiers,
        parameter: bool,
        start: Pos,
    ) {
        let int = TypeText::new(Builtin::Int.spelling());
        let bare = specs.flags.is_empty() && specs.quals.is_empty();
        if parameter {
            self.c.report(start, messages::missing_type_specifier(int));
            return self.c.report(start, messages::qualified_name_not_allowed());
        }
        self.c.report(start, messages::qualified_name_not_allowed());
        match bare {
            _ if self.in_block() || specs.flags.contains(SpecifierFlags::TYPEDEF) => {}
            true => self.c.report(start, messages::missing_decl_specifiers()),
            false => self.c.report(start, messages::missing_type_specifier(int)),
        }
    }

    /// Reports a parameter of type void that is not the whole list (`[dcl.fct]`).
    pub(super) fn refuses_void_parameter(
        &mut self,
        d: &Declarator,
        specs: &DeclSpecifiers,
        start: u32,
    ) -> bool {
        let void = self.c.is_void(d.ty) && self.c.qualifiers(d.ty).is_empty();
        let alone = d.name.is_none()
            && self.kind() == T::RightParen
            && self.kind_at(start.saturating_sub(1)) == T::LeftParen;
        if !void || alone || self.c.reports.quiet > 0 || !self.c.dialect.cxx {
            return false;
        }
        self.c.report(specs.pos, messages::parameter_not_have_void_type());
        true
    }

    pub(crate) fn report_undefined(&mut self, name: Name, pos: Pos) {
        let text = self.c.names.text(name).to_owned();
        self.report(pos, messages::identifier_undefined(&text));
    }

    /// A name that must be a type's is none.
    pub(crate) fn report_not_a_type(&mut self, name: &ParsedName) {
        let Some(identifier) = name.identifier() else {
            self.expected_type();
            return;
        };
        if name.scope == NameScope::Unqualified && name.found.is_empty() {
            self.report_undefined(identifier, name.pos);
        } else if name.found.is_empty() {
            self.c.report_no_member(name);
        } else {
            self.report(name.pos, messages::expected_type_specifier());
        }
    }

    pub(crate) fn report_not_a_namespace(&mut self, name: &ParsedName) {
        match name.scope {
            NameScope::Members(_) if name.found.is_empty() => self.c.report_no_member(name),
            _ => self.report(name.pos, messages::name_must_namespace_name()),
        }
    }

    pub(crate) fn report_not_a_member_or_base(&mut self, name: &ParsedName) {
        let Some(identifier) = name.identifier() else { return };
        let text = self.c.names.text(identifier).to_owned();
        let class = self.c.context.class.map(|c| self.c.class_text(c)).unwrap_or_default();
        let class = EntityText::new(EntityKind::Class, class, Declared::At(name.pos));
        self.report(name.pos, messages::not_nonstatic_data_member_base(&text, class));
    }

    /// The `auto` at a token cannot stand there.
    pub(crate) fn auto_not_allowed(&mut self, at: u32) {
        let auto = self.c.make_type(TypeKind::Auto { constraint: None });
        let text = self.c.type_text(auto);
        self.c.report(self.pos_at(at), messages::not_allowed_here(&text));
    }

    /// `decltype(auto)` at the beginning of a declaration before C++14: what follows is passed over.
    pub(crate) fn decltype_auto_not_allowed(&mut self, template: bool) -> bool {
        let here = [T::KwDecltype, T::LeftParen, T::KwAuto, T::RightParen];
        let written = (0..).zip(here).all(|(i, kind)| self.peek(i) == kind);
        let old = self.c.dialect.cxx && self.c.dialect.standard < 14 && self.c.reports.quiet == 0;
        let scope = self.c.declaring_scope();
        let outside = matches!(self.c.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        if !(written && old && outside) {
            return false;
        }
        let pos = self.pos();
        self.c.report(pos, messages::exp_identifier().as_error());
        self.auto_not_allowed(self.at + 2);
        if !template {
            self.c.report(pos, messages::missing_type_specifier(TypeText::new(Builtin::Int.spelling())));
        }
        self.at += 4;
        let expected =
            if template { messages::expected_semicolon() } else { messages::expected_left_brace() };
        self.c.report(self.pos(), expected);
        self.skip_to_declaration_end();
        true
    }

    /// A type's name where a value is expected: that of a class template lacks its arguments first.
    pub(crate) fn report_type_as_value(&mut self, name: &ParsedName, pos: Pos) {
        match name.single() {
            Some(Entity::Template { id })
                if name.args.is_none()
                    && matches!(self.c.il[id].kind, TemplateKind::Class { .. })
                    && self.c.context.template_depth == 0 =>
            {
                let entity = self.c.template_entity(id);
                self.report(pos, messages::argument_list_missing(entity));
            }
            _ => self.report_type_name_not_allowed(pos),
        }
    }

    pub(crate) fn report_type_name_not_allowed(&mut self, pos: Pos) {
        self.report(pos, messages::type_name_not_allowed());
        // What is missing behind the type is told too.
        self.stuck_at = u32::MAX;
    }

    /// Tokens that should have been a declarator are none.
    pub(crate) fn report_no_declarator(&mut self, start: u32, specs: &DeclSpecifiers) {
        if specs.ty.is_none() && self.at == start {
            let undefined = self.kind() == T::Identifier && matches!(self.peek(1), T::Identifier | T::Star);
            if undefined {
                self.report_undefined(self.name_at(self.at), self.pos());
            } else {
                self.report(self.pos(), messages::expected_declaration());
            }
        } else if specs.ty.is_none() && specs.flags.is_empty() && self.kind() == T::EndOfFile {
            self.report(self.pos(), messages::expected_declaration());
        } else if specs.ty.is_some_and(|ty| self.c.is_unknown(ty)) {
            self.report(self.pos(), messages::expected_semicolon());
        } else {
            self.expected_identifier();
        }
    }

    /// Whether a declarator that began at a token ends here, with nothing wrong in it but that it has no name.
    pub(crate) fn at_end_of_nameless(&self, start: u32) -> bool {
        let ends = matches!(self.kind(), T::LeftBrace | T::Equal | T::Comma | T::KwTry);
        ends && self.kind_at(start) == T::LeftParen && self.kind_at(self.at - 1) != T::Comma
    }

    /// Reports that a declarator has no name, where that should stand behind what comes before names.
    pub(crate) fn expected_name_from(&mut self, start: u32) {
        let mut at = start;
        while at < self.at
            && matches!(
                self.kind_at(at),
                T::LeftParen | T::Star | T::Amp | T::AmpAmp | T::KwConst | T::KwVolatile
            )
        {
            at += 1;
        }
        let pos = self.c.tokens.pos(at as usize);
        self.report(pos, messages::exp_identifier().as_error());
    }

    /// `int;` declares nothing (`[dcl.pre]`).
    pub(crate) fn check_declares_nothing(&mut self, specs: &DeclSpecifiers, end: Pos) {
        if specs.ty.is_some() && (!specs.declares_tag || !specs.quals.is_empty()) {
            self.c.declares_nothing(specs, end);
        }
    }

    /// Constructs are nested beyond the limit: one error, and the rest of the unit is passed over.
    pub(crate) fn too_deep(&mut self) {
        if self.c.reports.nesting {
            return;
        }
        self.c.reports.nesting = true;
        let pos = self.pos();
        self.across(boundary::Report, |p| p.c.report(pos, messages::nesting_too_deep()));
        // Wherever the parser goes back to, it finds the end of the file.
        self.c.tokens.end_here();
    }

    /// A type in parentheses where a declaration begins: a name should stand there. What follows is passed over.
    pub(super) fn type_in_parentheses(&mut self) -> bool {
        let wrong = self.kind() == T::LeftParen && begins_type(self.peek(1)) && self.c.reports.quiet == 0;
        if !wrong {
            return false;
        }
        let close = self.after_matching(self.at);
        self.bump();
        self.expected_identifier();
        self.at = close;
        if !matches!(self.kind(), T::Semicolon | T::LeftParen) {
            self.report(self.pos(), messages::expected_semicolon());
        }
        self.skip_to_declaration_end();
        true
    }

    /// The definition of a class or enumeration without the `;` behind it: what follows is read as if it stood there.
    pub(super) fn unended_definition(
        &mut self,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
    ) -> Items {
        let end = self.pos();
        self.report(end, messages::expected_semicolon());
        self.stuck_at = u32::MAX;
        if let Some(definition) = specs.definition {
            self.c.finish_tag(definition, end);
            self.c.declare_anonymous(definition, specs.flags);
        }
        // Declarators that a template cannot have are passed.
        if !headers.is_empty() && !self.begins_another_declaration() {
            self.skip_to_declaration_end();
        }
        self.finish_group(specs, &[], headers, end)
    }

    /// An initializer of what has none: the declaration should end before it.
    pub(super) fn pass_over_initializer(&mut self) {
        self.c.report(self.pos(), messages::expected_semicolon());
        while !matches!(self.kind(), T::Semicolon | T::Comma | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftBrace | T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
    }
}
