//! Postfix expressions: calls, launches, subscripts, member access (`[expr.post]`).

use crate::cuda::launch::LaunchPlaces;
use crate::diag::messages;
use crate::il::*;
use crate::parse::name::{NameScope, ParsedName};
use crate::parse::{Parser, T, reading};
use crate::sema::lookup::Key;
use crate::tables::limits;
use smallvec::smallvec;

impl Parser<'_> {
    /// postfix-expression.
    pub(crate) fn postfix_expression(&mut self) -> ExprId {
        let start = self.at;
        let primary = self.primary_expression();
        self.postfix_operators(primary, start)
    }

    /// What follows a new-expression, which is no postfix-expression (`[expr.unary]`): it needs parentheses for that.
    pub(super) fn misplaced_postfix(&mut self, new: ExprId, start: u32) -> ExprId {
        let follows = match self.kind() {
            T::LeftParen | T::Dot | T::Arrow | T::PlusPlus | T::MinusMinus => true,
            T::LeftBracket => self.peek(1) != T::LeftBracket,
            _ => false,
        };
        if !follows {
            return new;
        }
        self.c.report(self.pos(), messages::operator_not_allowed_at_point());
        self.postfix_operators(new, start)
    }

    /// What follows a primary expression.
    pub(crate) fn postfix_operators(&mut self, mut expr: ExprId, start: u32) -> ExprId {
        loop {
            let pos = self.pos();
            match self.kind() {
                T::LeftParen => {
                    let called = self.pos_at(self.at.saturating_sub(1));
                    self.c.il.places.note_preceding(pos, called);
                    self.bump();
                    expr = self.c.require_qualified_callee(expr);
                    let types = reading::TypeOperands(self.c.names_builtin(expr));
                    let args = self.reading(types, |p| p.expression_list(T::RightParen));
                    self.expect_closing(T::RightParen);
                    expr = self.c.build_call(expr, &args, pos);
                    self.c.check_unconfigured_call(expr);
                }
                // Two brackets begin attributes, as those after a requires-clause ([dcl.attr.grammar]).
                T::LeftBracket if self.peek(1) != T::LeftBracket => {
                    self.bump();
                    let args = if self.kind() == T::LeftBrace {
                        vec![self.braced_list()]
                    } else if self.kind() == T::RightBracket {
                        if self.c.dialect.standard < 23 {
                            self.expected_expression();
                        }
                        Vec::new()
                    } else {
                        vec![self.with_greater(false, |p| p.subscript_expression())]
                    };
                    self.expect_closing(T::RightBracket);
                    expr = self.c.build_subscript(expr, &args, pos);
                    let address = start > 0 && self.kind_at(start - 1) == T::Amp;
                    self.c.check_subscript_range(expr, address, pos);
                }
                T::Dot | T::Arrow => expr = self.member_access(expr),
                T::PlusPlus => {
                    self.bump();
                    expr = self.c.build_unary(UnaryOp::PostIncrement, expr, pos);
                }
                T::MinusMinus => {
                    self.bump();
                    expr = self.c.build_unary(UnaryOp::PostDecrement, expr, pos);
                }
                T::LessLess if self.at_launch() => match self.launch(expr) {
                    Some(launch) => expr = launch,
                    None => return expr,
                },
                _ => return expr,
            }
        }
    }

    /// Whether `<<<` stands here.
    pub(super) fn at_launch(&self) -> bool {
        self.kind() == T::LessLess && self.peek(1) == T::Less
    }

    /// `<<<grid, block, shared, stream>>>(arguments)`: a kernel launch.
    fn launch(&mut self, callee: ExprId) -> Option<ExprId> {
        let pos = self.pos();
        self.at += 2;
        self.c.check_launch_place(pos, self.pos());
        let configuration =
            self.reading(reading::Launch(true), |p| p.with_greater(false, |p| p.configuration()));
        let close = self.pos();
        let configure = self.c.build_configuration(&configuration, pos, close);
        let complete = (0..3).all(|_| self.eat(T::Greater));
        if !complete {
            self.c.report(self.pos(), messages::expected_launch_end());
        }
        let call = self.pos();
        let enclosed = self.stands_in_parentheses();
        let opened = self.expect_opening_within_statement(enclosed);
        let args = if opened {
            self.expression_list(T::RightParen)
        } else {
            let mut unopened = smallvec![self.assignment_expression()];
            while self.eat(T::Comma) {
                unopened.push(self.assignment_expression());
            }
            unopened
        };
        if opened {
            let end = self.pos();
            self.c.il.places.note_next(call, end);
            self.expect_closing(T::RightParen);
        } else {
            self.skip_unopened_arguments();
            // The arguments end behind what was passed.
            let end = self.pos();
            self.c.il.places.note_next(call, end);
            self.expect_closing_of(false);
            // The `;` that is missing here is told too.
            self.stuck_at = u32::MAX;
        }
        let places = LaunchPlaces { close, call, end: self.pos() };
        let launch = self.c.build_launch(callee, configure, &args, places);
        let unread = args.first().is_some_and(|arg| self.c.il[*arg].flags.contains(ExprFlags::UNKNOWN));
        Some(if !opened && unread { self.unknown_here() } else { launch })
    }

    /// The expressions of the configuration of a launch.
    fn configuration(&mut self) -> Vec<ExprId> {
        let mut configuration = Vec::new();
        if self.at_launch_end() {
            return configuration;
        }
        loop {
            configuration.push(self.expanded_clause());
            if !self.eat(T::Comma) {
                return configuration;
            }
        }
    }

    /// Whether a parenthesis is open here that the statement began.
    fn stands_in_parentheses(&self) -> bool {
        let mut closed = 0;
        for at in (self.at.saturating_sub(limits::SEARCHED_TOKENS)..self.at).rev() {
            match self.kind_at(at) {
                T::RightParen => closed += 1,
                T::LeftParen if closed == 0 => return true,
                T::LeftParen => closed -= 1,
                T::Semicolon | T::LeftBrace | T::RightBrace => return false,
                _ => {}
            }
        }
        false
    }

    /// Whether the configuration of a launch ends here, or nothing more of it can follow.
    fn at_launch_end(&self) -> bool {
        matches!(self.kind(), T::EndOfFile | T::Semicolon) || (0..3).all(|i| self.peek(i) == T::Greater)
    }

    /// `.name` and `->name` (`[expr.ref]`).
    fn member_access(&mut self, base: ExprId) -> ExprId {
        let (arrow, pos) = (self.kind() == T::Arrow, self.pos());
        self.bump();
        let template_keyword = self.eat(T::KwTemplate);
        let first = self.pos();
        self.c.il.places.note_member(pos, first);
        let base = self.c.member_base(base, arrow, pos);
        let object = self.c.object_type(base, arrow);
        if self.kind() == T::Tilde
            && let Some(expr) = self.pseudo_destructor(base, arrow, object, pos)
        {
            return expr;
        }
        let name = self.in_scope(self.c.context.scope, |p| match p.c.scope_of_type(object) {
            Some(scope) => {
                let open = p.is_open_scope(scope);
                p.member_name(scope, template_keyword, open)
            }
            None => {
                let unknown = p.c.is_unknown(object);
                p.dependent_member_name(template_keyword, unknown)
            }
        });
        match name {
            // What stands before `::` is no class, which was said: what it qualifies is passed.
            Some(name) if name.end < self.at && name.found.is_empty() && self.c.reports.quiet == 0 => {
                self.unknown_here()
            }
            Some(name) => {
                if name.qualifier.is_some() {
                    self.c.il.places.note_member(pos, name.pos);
                }
                self.check_destructor_name(object, &name);
                let member = self.c.build_member(base, arrow, &name, pos);
                self.check_bound_function(member, &name)
            }
            None => {
                self.expected_member_name(base, arrow);
                self.unknown_here()
            }
        }
    }

    /// The name after `~` is that of the type of the object (`[basic.lookup.qual]`, `[expr.prim.id.dtor]`): the injected one, or
    /// that of a type or template, found in the class of the object or where the expression stands.
    fn check_destructor_name(&mut self, object: TypeId, name: &ParsedName) {
        let last = name.end.saturating_sub(1);
        let plain = self.kind_at(last) == T::Identifier && last > 0 && self.kind_at(last - 1) == T::Tilde;
        if name.name != EntityName::Destructor || !plain || name.qualifier.is_some() {
            return;
        }
        if let Some(class) = self.c.class_of(object) {
            let (identifier, pos) = (self.name_at(last), self.pos_at(last));
            self.c.check_destroyed_class(class, object, identifier, pos);
        }
    }

    /// No name follows `.` or `->`. What stands before `->` was looked at by then.
    fn expected_member_name(&mut self, base: ExprId, arrow: bool) {
        if arrow && self.c.reports.quiet == 0 {
            self.c.check_unnamed_member(base, arrow);
        }
        match self.kind_at(self.at - 1) {
            T::KwOperator => self.report(self.pos(), messages::expected_operator()),
            T::Tilde => self.expected_identifier(),
            _ if self.kind() == T::KwOperator => self.expected_identifier(),
            _ => self.report(self.pos(), messages::expected_member_name()),
        }
        if !arrow && self.c.reports.quiet == 0 {
            self.c.check_unnamed_member(base, arrow);
        }
    }

    /// A non-static member function of an object can only be called (`[expr.ref]`).
    fn check_bound_function(&mut self, member: ExprId, name: &ParsedName) -> ExprId {
        let functions = matches!(
            self.c.il[member].kind,
            ExprKind::MemberOverload { .. } | ExprKind::Member { entity: Entity::Function { .. }, .. }
        );
        let bound = |entity: &Entity| {
            self.c.is_instance_member(*entity)
                && self.c.il.function_in(*entity).is_some_and(|id| !self.c.il.has_explicit_object(id))
        };
        let identifier = matches!(name.name, EntityName::Identifier { .. });
        let mut next = self.at;
        while self.kind_at(next) == T::RightParen {
            next += 1;
        }
        let launched = self.kind_at(next) == T::LessLess && self.kind_at(next + 1) == T::Less;
        let called = matches!(self.kind_at(next), T::LeftParen | T::Less | T::LessLess) && !launched;
        if !functions || !identifier || called || name.found.is_empty() || !name.found.iter().all(bound) {
            return member;
        }
        self.c.report(name.pos, messages::pointer_bound_function_only_used());
        self.unknown_here()
    }

    /// A name after `.` looked up in the class of the object, then where it stands (`[basic.lookup.classref]`).
    fn member_name(&mut self, scope: ScopeId, template_keyword: bool, open: bool) -> Option<ParsedName> {
        if let ScopeKind::Class { of } = self.c.il[scope].kind {
            self.c.complete_class(of);
        }
        self.forget_name();
        let mut start = self.c.context.scope;
        if self.kind() == T::Identifier && matches!(self.peek(1), T::ColonColon | T::Less) {
            // A class that is known only to the class of the object can qualify too.
            let key = Key::name(self.name_at(self.at));
            if self.c.lookup_qualifier(key, start).is_empty()
                && !self.c.lookup_qualifier_in(scope, key).is_empty()
            {
                start = scope;
            }
        }
        if self.in_scope(start, |p| p.is_qualified_member()) {
            self.object_scope = Some(scope).filter(|_| self.peek(1) == T::ColonColon);
            let name = self.in_scope(start, |p| p.name(false));
            self.object_scope = None;
            return name;
        }
        let name = self.open_member(NameScope::Members(scope), template_keyword, open);
        self.forget_name();
        name
    }

    fn dependent_member_name(&mut self, template_keyword: bool, open: bool) -> Option<ParsedName> {
        if self.at_unknown_qualifier() {
            return self.member_of_unknown_class(template_keyword);
        }
        if self.is_qualified_member() {
            return self.name(false);
        }
        self.forget_name();
        let name = self.open_member(NameScope::Dependent, template_keyword, open);
        self.forget_name();
        name
    }

    /// Whether an identifier before `::` means nothing here: the class of an object that only an instantiation knows may
    /// declare it (`[basic.lookup.qual]`).
    fn at_unknown_qualifier(&mut self) -> bool {
        let qualifies = self.kind() == T::Identifier
            && self.peek(1) == T::ColonColon
            && matches!(self.peek(2), T::Identifier | T::KwOperator | T::Tilde | T::KwTemplate);
        if !qualifies {
            return false;
        }
        let key = Key::name(self.name_at(self.at));
        self.c.lookup_unqualified(key, self.c.context.scope).is_empty()
    }

    /// A member's name behind qualifiers of which the first means nothing here.
    fn member_of_unknown_class(&mut self, mut template_keyword: bool) -> Option<ParsedName> {
        let mut qualifier = None;
        while self.kind() == T::Identifier && self.peek(1) == T::ColonColon {
            let part = QualifierPart::Name { name: self.name_at(self.at) };
            qualifier = Some(self.c.qualifier_of(qualifier, part, template_keyword));
            self.at += 2;
            template_keyword = self.eat(T::KwTemplate);
        }
        self.forget_name();
        let mut name = self.open_member(NameScope::Dependent, template_keyword, false)?;
        name.qualifier = qualifier;
        self.forget_name();
        Some(name)
    }

    /// Whether a class that is no dependent one may have members that are not known.
    fn is_open_scope(&self, scope: ScopeId) -> bool {
        self.c.may_have_more_members(scope)
            && self.c.class_of_scope(scope).is_some_and(|class| !self.c.is_dependent_class(class))
    }

    /// The name of a member. Where what it means is not known, `<` begins template arguments if it can and they are
    /// those of a call.
    fn open_member(&mut self, scope: NameScope, template_keyword: bool, open: bool) -> Option<ParsedName> {
        let called = open
            && self.kind() == T::Identifier
            && self.peek(1) == T::Less
            && self.ahead(|p| {
                p.bump();
                p.template_argument_list().is_some() && p.kind() == T::LeftParen
            });
        let known = match scope {
            NameScope::Members(scope) if called => {
                let key = Key::name(self.name_at(self.at));
                !self.c.lookup_in(scope, key).is_empty()
            }
            _ => false,
        };
        let mut name = self.member_last_part(scope, template_keyword || called && !known)?;
        name.template_keyword = template_keyword;
        Some(name)
    }

    /// Whether a nested-name-specifier follows `.` or `->`: a name or a class template's template-id before `::`.
    fn is_qualified_member(&mut self) -> bool {
        match (self.kind(), self.peek(1)) {
            (T::ColonColon, _) | (T::Identifier, T::ColonColon) => true,
            (T::KwDecltype, _) => self.at_name(),
            (T::Identifier, T::Less) => {
                let qualified = self.ahead(|p| p.name(false).is_some_and(|name| name.qualifier.is_some()));
                self.forget_name();
                qualified
            }
            _ => false,
        }
    }

    /// `p->~T()` where T is no class (`[expr.prim.id.dtor]`).
    fn pseudo_destructor(
        &mut self,
        base: ExprId,
        arrow: bool,
        object: TypeId,
        pos: crate::source::Pos,
    ) -> Option<ExprId> {
        if self.c.class_of(object).is_some() {
            return None;
        }
        let ty = self.or_back(|p| {
            p.bump();
            p.decl_specifiers(crate::parse::declaration::specifier::SpecifierPlace::Conversion).ty
        })?;
        Some(self.c.build_pseudo_destructor(base, arrow, ty, pos))
    }
}
