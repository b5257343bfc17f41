//! Expressions from comma down to unary operators (`[expr.compound]`).

pub mod lambda;
pub mod postfix;
pub mod primary;

use super::declaration::specifier::qualifier_flag;
use super::{Parser, T, reading};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

/// How the names of GNU's operators begin.
const RESERVED_PREFIX: &str = "__";

/// Precedence of `||`, the lowest of the operators below `?:`.
const LOWEST_BINARY: u8 = 3;

/// What stands behind the parentheses of a cast.
enum Follows {
    Operand,
    /// The elements of a compound literal.
    List,
    Nothing,
}

/// What a new-declarator makes.
struct NewDeclarator {
    /// The type without the outermost array bound, and that.
    ty: TypeId,
    bound: Option<ExprId>,
    /// The last `[`, of an array.
    bracket: Option<Pos>,
    /// The first `[`, or else the last qualifiers behind a pointer operator, or the type.
    pos: Pos,
}

impl Parser<'_> {
    /// expression: assignment-expressions with commas (`[expr.comma]`).
    pub(crate) fn expression(&mut self) -> ExprId {
        let mut lhs = self.assignment_expression();
        while self.kind() == T::Comma {
            let pos = self.pos();
            self.bump();
            let rhs = self.assignment_expression();
            lhs = self.c.build_binary(BinaryOp::Comma, lhs, rhs, pos);
        }
        lhs
    }

    /// The expression in the brackets of a subscript, where C++20 deprecates a comma operator without parentheses
    /// (`[depr.comma.subscript]`).
    pub(crate) fn subscript_expression(&mut self) -> ExprId {
        let mut lhs = self.assignment_expression();
        while self.kind() == T::Comma {
            let pos = self.pos();
            if self.c.dialect.standard >= 20 && self.c.reports.quiet == 0 {
                self.c.warn(pos, messages::unparenthesized_comma_operator_in_array());
            }
            self.bump();
            let rhs = self.assignment_expression();
            lhs = self.c.build_binary(BinaryOp::Comma, lhs, rhs, pos);
        }
        lhs
    }

    /// An expression that is not evaluated: the operand of sizeof, decltype and the like. Some of what can be wrong with it
    /// is not looked for in a tentative parse: it is read again for good.
    pub(crate) fn unevaluated<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.c.reports.suppressed += u32::from(self.c.reports.quiet > 0);
        self.across(boundary::Unevaluated, parse)
    }

    /// An operand whose value is never computed if `uncomputed` says so.
    fn uncomputed<R>(&mut self, uncomputed: bool, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.across(boundary::Uncomputed(uncomputed), parse)
    }

    /// constant-expression (`[expr.const]`).
    pub(crate) fn constant_expression(&mut self) -> ExprId {
        let value = self.across(boundary::Constant(true), |p| p.nested(|p| p.conditional_expression()));
        value.unwrap_or_else(|| self.unknown_here())
    }

    /// The width of a bit-field, before `= init` or `{init}`.
    pub(crate) fn constant_expression_before_initializer(&mut self) -> ExprId {
        self.constant_expression()
    }

    /// constraint-expression: operands joined by `&&` and `||` (`[temp.constr.decl]`).
    pub(crate) fn constraint_expression(&mut self) -> ExprId {
        self.unevaluated(|p| p.binary_expression(LOWEST_BINARY))
    }

    /// The constraint of a requires-clause: primary expressions joined by `&&` and `||`, so that what follows the last
    /// one, as the parameters of a lambda, is not part of it (`[temp.pre]`).
    pub(crate) fn requires_clause(&mut self) -> ExprId {
        let primary = matches!(
            self.kind(),
            T::LeftParen | T::Identifier | T::KwTrue | T::KwFalse | T::ColonColon | T::KwRequires
        );
        let pos = self.pos();
        if !primary && self.begins_unary_expression() {
            self.report(pos, messages::requires_clause_start());
        }
        let constraint = match primary {
            true => self.unevaluated(|p| p.constraint_operands(LOWEST_BINARY)),
            false => self.constraint_expression(),
        };
        self.c.check_atomic_constraints(constraint);
        constraint
    }

    /// Whether an operator stands here that no primary-expression begins with.
    fn begins_unary_expression(&self) -> bool {
        matches!(
            self.kind(),
            T::Exclaim
                | T::Minus
                | T::Plus
                | T::Star
                | T::Amp
                | T::Tilde
                | T::PlusPlus
                | T::MinusMinus
                | T::KwSizeof
                | T::KwAlignof
                | T::KwNoexcept
        )
    }

    fn constraint_operands(&mut self, least: u8) -> ExprId {
        let mut lhs = self.primary_expression();
        while let Some((op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), tokens)) =
            self.binary_operator_here()
        {
            let precedence = op.precedence();
            if precedence < least || self.kind_at(self.at + tokens) == T::Ellipsis {
                break;
            }
            let pos = self.pos();
            self.at += tokens;
            let rhs =
                self.nested(|p| p.constraint_operands(precedence + 1)).unwrap_or_else(|| self.unknown_here());
            lhs = self.c.build_binary(op, lhs, rhs, pos);
        }
        lhs
    }

    /// assignment-expression (`[expr.ass]`).
    pub(crate) fn assignment_expression(&mut self) -> ExprId {
        let start = self.at;
        let expr = self.nested(|p| p.assignment_expression_inner()).unwrap_or_else(|| self.unknown_here());
        if self.c.il.places.are_recorded() {
            self.note_end(self.pos_at(start));
        }
        expr
    }

    fn assignment_expression_inner(&mut self) -> ExprId {
        let pos = self.pos();
        match self.kind() {
            T::KwThrow => {
                if self.c.context.template_depth == 0 {
                    self.use_exceptions(pos);
                }
                self.bump();
                let operand = (!self.at_expression_end())
                    .then(|| self.reading(reading::Discarded(false), |p| p.assignment_expression()));
                return self.c.build_throw(operand, pos);
            }
            T::KwCoYield => {
                self.bump();
                let operand = if self.kind() == T::LeftBrace {
                    self.braced_list()
                } else {
                    self.assignment_expression()
                };
                return self.c.build_yield(operand, pos);
            }
            _ => {}
        }
        let lhs = self.conditional_expression();
        let Some(op) = self.assignment_operator() else { return lhs };
        let pos = self.pos();
        self.bump();
        let rhs = self.reading(reading::Discarded(false), |p| match p.kind() {
            T::LeftBrace => p.braced_list(),
            _ => p.assignment_expression(),
        });
        let e = self.c.build_binary(op, lhs, rhs, pos);
        if !self.manner.discards && self.kind() != T::Comma {
            self.c.check_volatile_result(e);
        }
        e
    }

    /// An expression of whose value nothing is made.
    pub(crate) fn discarded_expression(&mut self) -> ExprId {
        self.reading(reading::Discarded(true), |p| p.expression())
    }

    fn assignment_operator(&self) -> Option<BinaryOp> {
        let op = BinaryOp::from_token(self.kind())?;
        op.is_assignment().then_some(op)
    }

    /// Whether nothing that could be an operand stands here.
    pub(crate) fn at_expression_end(&self) -> bool {
        matches!(
            self.kind(),
            T::Semicolon
                | T::RightParen
                | T::RightBracket
                | T::RightBrace
                | T::Comma
                | T::Colon
                | T::EndOfFile
                | T::Greater
        )
    }

    /// conditional-expression (`[expr.cond]`), with the GNU form that leaves out the middle.
    fn conditional_expression(&mut self) -> ExprId {
        let condition = self.binary_expression(LOWEST_BINARY);
        if self.kind() != T::Question {
            return condition;
        }
        let pos = self.pos();
        self.bump();
        let choice = self.c.choice(condition);
        let then = (self.kind() != T::Colon)
            .then(|| self.uncomputed(choice == Some(false), |p| p.with_greater(false, |p| p.expression())));
        let colon = self.pos();
        self.expect(T::Colon);
        let second = self.pos();
        self.c.il.places.note_preceding(second, colon);
        let otherwise = self.uncomputed(choice == Some(true), |p| p.assignment_expression());
        self.c.build_conditional(condition, then, otherwise, pos)
    }

    /// Operators of at least this precedence (`[expr.mul]` to `[expr.log.or]`).
    pub(crate) fn binary_expression(&mut self, least: u8) -> ExprId {
        let start = self.at;
        let mut lhs = self.cast_expression();
        loop {
            let Some((op, tokens)) = self.binary_operator_here() else { return lhs };
            let precedence = op.precedence();
            if precedence < least || op.is_assignment() || op == BinaryOp::Comma {
                return lhs;
            }
            if self.kind_at(self.at + tokens) == T::Ellipsis {
                return lhs;
            }
            let pos = self.pos();
            self.at += tokens;
            let uncomputed = self.c.decides(op, lhs);
            let rhs = self.uncomputed(uncomputed, |p| p.nested(|p| p.binary_expression(precedence + 1)));
            let rhs = rhs.unwrap_or_else(|| self.unknown_here());
            lhs = self.c.build_binary(op, lhs, rhs, pos);
            if matches!(op, BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow) {
                lhs = self.called_bound_function(lhs, rhs, start);
            }
        }
    }

    /// What `.*` and `->*` give for a pointer to a member function can only be called (`[expr.mptr.oper]`): parentheses stand
    /// around it, and arguments follow them.
    fn called_bound_function(&mut self, bound: ExprId, member: ExprId, start: u32) -> ExprId {
        let ty = self.c.il[bound].ty;
        if self.c.function_of(ty).is_none() || self.c.is_dependent(ty) || !self.c.reports_now() {
            return bound;
        }
        let (mut before, mut after) = (start, self.at);
        while before > 0 && self.kind_at(before - 1) == T::LeftParen && self.kind_at(after) == T::RightParen {
            (before, after) = (before - 1, after + 1);
        }
        if before < start && self.kind_at(after) == T::LeftParen {
            return bound;
        }
        let at = if before < start { self.pos_at(before) } else { self.c.start_of(member) };
        self.report(at, messages::pointer_bound_function_only_used());
        self.unknown_here()
    }

    /// The binary operator here and how many tokens it takes; `>` may end a template argument list instead.
    pub(crate) fn binary_operator_here(&self) -> Option<(BinaryOp, u32)> {
        let kind = self.kind();
        if kind == T::Greater {
            if self.manner.greater_ends {
                return None;
            }
            if self.peek(1) == T::Greater && self.adjacent(self.at) {
                if self.manner.launch_ends && self.peek(2) == T::Greater && self.peek(3) != T::Greater {
                    return None;
                }
                return Some((BinaryOp::ShiftRight, 2));
            }
            if self.peek(1) == T::Question && self.adjacent(self.at) && self.is_gnu_maximum() {
                return Some((BinaryOp::Max, 2));
            }
            return Some((BinaryOp::Greater, 1));
        }
        if kind == T::Less && self.peek(1) == T::Question && self.adjacent(self.at) {
            return Some((BinaryOp::Min, 2));
        }
        BinaryOp::from_token(kind).map(|op| (op, 1))
    }

    /// Whether `>?` here is the GNU maximum operator: an operand follows and no `:` belongs to the `?`.
    fn is_gnu_maximum(&self) -> bool {
        !matches!(self.peek(2), T::Colon)
    }

    /// cast-expression (`[expr.cast]`).
    pub(crate) fn cast_expression(&mut self) -> ExprId {
        self.nested(|p| p.cast_expression_inner()).unwrap_or_else(|| self.unknown_here())
    }

    fn cast_expression_inner(&mut self) -> ExprId {
        if self.kind() != T::LeftParen {
            return self.unary_expression();
        }
        let (start, pos) = (self.at, self.pos());
        let Some((ty, follows)) = self.or_back(|p| p.type_of_cast()) else { return self.unary_expression() };
        match follows {
            Follows::List => {
                let list = self.braced_list();
                let literal = self.c.build_compound_literal(ty, list, pos);
                return self.postfix_operators(literal, start);
            }
            Follows::Nothing => {
                self.expected_expression();
                return self.unknown_here();
            }
            Follows::Operand => {}
        }
        let written = self.qualified.take().is_some_and(|(qualified, _)| qualified == ty);
        let type_pos = self.pos_at(start + 1);
        self.c.il.places.note_operand(pos, type_pos);
        let operand = self.cast_expression();
        self.c.check_cast_qualifiers(ty, written, type_pos);
        self.c.build_cast(CastStyle::C, ty, operand, pos)
    }

    /// The type in the parentheses of a cast and what follows it; nothing where they stand around something that only
    /// looks like a type.
    fn type_of_cast(&mut self) -> Option<(TypeId, Follows)> {
        let start = self.at;
        self.parenthesized_type_if(|p, ty| p.cast_follows(ty, start))
    }

    /// The type of a cast, whose parenthesis is the token `start`, and what follows that.
    fn cast_follows(&mut self, ty: TypeId, start: u32) -> Option<(TypeId, Follows)> {
        let is_plain = (start + 1..self.at)
            .all(|at| !matches!(self.kind_at(at), T::LeftParen | T::LeftBrace | T::LeftBracket));
        if self.kind() == T::LeftBrace {
            return Some((ty, Follows::List));
        }
        let nothing = self.at_expression_end()
            || matches!(self.kind(), T::Dot | T::Arrow)
            || (self.kind(), self.peek(1)) == (T::LeftParen, T::RightParen) && !is_plain
            || matches!(self.kind(), T::PlusPlus | T::MinusMinus)
                && self.beginning_at(self.at + 1, |p| p.at_expression_end())
            || (self.binary_operator_here().is_some() && !self.at_unary_operator())
            || matches!(self.kind(), T::Ellipsis | T::Question | T::LeftBracket)
                && self.peek(1) != T::RightBracket
                && !self.at_lambda();
        if !nothing {
            return Some((ty, Follows::Operand));
        }
        (is_plain && self.c.reports.quiet == 0 && !self.manner.type_operands)
            .then_some((ty, Follows::Nothing))
    }

    /// Whether a token that is a binary operator can also begin an operand.
    fn at_unary_operator(&self) -> bool {
        matches!(self.kind(), T::Plus | T::Minus | T::Star | T::Amp | T::AmpAmp)
    }

    /// unary-expression (`[expr.unary]`).
    pub(crate) fn unary_expression(&mut self) -> ExprId {
        let pos = self.pos();
        let op = match self.kind() {
            T::Tilde => return self.complement_or_destructor(),
            T::AmpAmp if self.peek(1) == T::Identifier => {
                self.bump();
                let label = self.c.label(self.name_at(self.at), self.pos());
                self.bump();
                return self.c.build_label_address(label, pos);
            }
            T::KwSizeof => return self.sizeof_expression(),
            T::KwAlignof => return self.alignof_expression(),
            T::KwNoexcept => return self.noexcept_expression(),
            T::KwExtension => {
                self.bump();
                let operand = self.cast_expression();
                return self.c.build_extension(operand, pos);
            }
            T::KwNew => return self.new_expression(None),
            T::KwDelete => return self.delete_expression(None),
            T::ColonColon if self.peek(1) == T::KwNew => {
                self.bump();
                return self.new_expression(Some(pos));
            }
            T::ColonColon if self.peek(1) == T::KwDelete => {
                self.bump();
                return self.delete_expression(Some(pos));
            }
            T::KwCoAwait => {
                self.bump();
                let operand = self.cast_expression();
                return self.c.build_await(operand, pos);
            }
            kind => match UnaryOp::from_token(kind) {
                Some(op) => op,
                None => return self.postfix_expression(),
            },
        };
        self.bump();
        let member = op == UnaryOp::Address && self.at_member_constant();
        let operand = self.across(boundary::MemberConstant(member), |p| p.cast_expression());
        self.c.build_unary(op, operand, pos)
    }

    /// After `&`: whether a qualified name stands here and nothing is applied to it, inside a lambda, where it
    /// matters whether an object is needed.
    fn at_member_constant(&mut self) -> bool {
        if self.c.context.lambdas.is_empty() || !matches!(self.kind(), T::Identifier | T::ColonColon) {
            return false;
        }
        self.and_back(|p| {
            let qualified = p.name(false).is_some_and(|name| name.qualifier.is_some());
            let applied = matches!(
                p.kind(),
                T::LeftParen
                    | T::LeftBracket
                    | T::LeftBrace
                    | T::Dot
                    | T::Arrow
                    | T::PlusPlus
                    | T::MinusMinus
            );
            qualified && !applied
        })
    }

    /// `~e`, or `~T()` called on the current object.
    fn complement_or_destructor(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        let operand = self.cast_expression();
        self.c.build_unary(UnaryOp::Complement, operand, pos)
    }

    fn sizeof_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        if self.kind() == T::Ellipsis {
            return self.sizeof_pack(pos);
        }
        let (first, inner) = (self.pos(), self.pos_at(self.at + 1));
        self.c.il.places.note_operand(pos, first);
        if self.kind() == T::LeftParen {
            self.c.il.places.note_operand(first, inner);
        }
        let ty = self.size_type();
        if let Some(ty) = ty {
            return self.c.build_sizeof_type(ty, pos);
        }
        if let Some(ty) = self.unclosed_type_id() {
            return self.c.build_sizeof_type(ty, pos);
        }
        let operand = self.size_operand();
        self.c.build_sizeof_expr(operand, pos)
    }

    /// The type in parentheses that `sizeof` or `alignof` is asked about; no type is that of a compound literal there.
    fn size_type(&mut self) -> Option<TypeId> {
        if self.kind() != T::LeftParen || self.kind_at(self.after_matching(self.at)) == T::LeftBrace {
            return None;
        }
        self.or_back(|p| p.parenthesized_type_id())
    }

    /// The expression that `sizeof` or `alignof` is asked about: a unary-expression, of which a compound literal is one (GNU).
    fn size_operand(&mut self) -> ExprId {
        let literal =
            self.kind() == T::LeftParen && self.kind_at(self.after_matching(self.at)) == T::LeftBrace;
        self.unevaluated(|p| if literal { p.cast_expression() } else { p.unary_expression() })
    }

    /// `sizeof...` with the name of a pack (`[expr.sizeof]`).
    fn sizeof_pack(&mut self, pos: Pos) -> ExprId {
        let expansion = self.pos();
        self.bump();
        if !self.expect(T::LeftParen) && self.c.reports.quiet == 0 {
            while !matches!(self.kind(), T::LeftParen | T::Semicolon | T::RightBrace | T::EndOfFile) {
                self.bump();
            }
            self.eat(T::LeftParen);
        }
        let at = self.pos();
        if self.kind() != T::Identifier && self.c.reports.quiet == 0 {
            self.expected_identifier();
            self.stuck_at = u32::MAX;
            self.skip_before(T::RightParen);
        }
        let name = if self.kind() == T::Identifier { self.name(false) } else { None };
        self.expect_closing(T::RightParen);
        let named = name.as_ref().and_then(|name| name.single());
        self.expands_packs(at);
        if let Some(pack) = named.filter(|named| !self.c.is_surely_no_pack(*named)) {
            self.c.il.places.note_member(pos, at);
            return self.c.build_sizeof_pack(pack, pos);
        }
        let within_template = self.c.context.template_depth > 0;
        if name.is_some() && !within_template {
            self.report(pos, messages::sizeof_only_in_variadic_template());
            return self.unknown_here();
        }
        if name.is_some() {
            self.report(at, messages::sizeof_operand_must_be_pack());
        }
        if name.is_none_or(|name| name.found.is_empty()) {
            self.c.report(expansion, messages::pack_expansion_does_not_make());
        }
        self.unknown_here()
    }

    /// A type after `(` that is not closed although no other operand of `sizeof` can follow.
    fn unclosed_type_id(&mut self) -> Option<TypeId> {
        if self.kind() != T::LeftParen || self.c.reports.quiet > 0 {
            return None;
        }
        let ty = self.tentatively(|p| {
            p.bump();
            if !p.at_type_specifier() {
                return None;
            }
            let ty = p.with_greater(false, |p| p.type_id())?;
            // `T(), ...` goes on as an expression.
            let value = p.kind() == T::Comma && p.kind_at(p.at - 1) == T::RightParen;
            (matches!(p.kind(), T::Semicolon | T::Comma | T::RightBrace) && !value).then_some(ty)
        })?;
        self.expect_closing(T::RightParen);
        Some(ty)
    }

    fn alignof_expression(&mut self) -> ExprId {
        let pos = self.pos();
        let gnu = self.c.names.text(self.c.tokens.name(self.at as usize)).starts_with(RESERVED_PREFIX);
        self.bump();
        let ty = self.size_type();
        if let Some(ty) = ty {
            return self.c.build_alignof_type(ty, gnu, pos);
        }
        let at = self.pos();
        let operand = self.size_operand();
        if !gnu && self.c.reports.quiet == 0 {
            self.c.warn(at, messages::standard_alignof_operator_does_not());
        }
        self.c.build_alignof_expr(operand, gnu, pos)
    }

    fn noexcept_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        if !self.expect(T::LeftParen) && self.c.reports.quiet == 0 {
            // An operand is looked for in the parentheses that follow.
            while !matches!(self.kind(), T::LeftParen | T::Semicolon | T::RightBrace | T::EndOfFile) {
                self.bump();
            }
            self.eat(T::LeftParen);
            // What else is missing there is told too.
            self.stuck_at = u32::MAX;
        }
        let operand = self.unevaluated(|p| p.with_greater(false, |p| p.expression()));
        self.stuck_at = u32::MAX;
        self.expect(T::RightParen);
        self.c.build_noexcept(operand, pos)
    }

    /// new-expression (`[expr.new]`).
    fn new_expression(&mut self, colons: Option<Pos>) -> ExprId {
        let (pos, start) = (self.pos(), self.at);
        self.bump();
        let mut placement = None;
        let mut ty = None;
        let (mut open, mut begins) = (self.at, self.at);
        if self.kind() == T::LeftParen {
            ty = self.reading(reading::Deduces(true), |p| p.parenthesized_type_id());
            begins += u32::from(ty.is_some());
            if ty.is_none() {
                self.bump();
                let args = self.expression_list(T::RightParen);
                self.expect(T::RightParen);
                placement = Some(args);
                (open, begins) = (self.at, self.at);
                ty = self.reading(reading::Deduces(true), |p| p.parenthesized_type_id());
            }
        }
        let parenthesized = ty.is_some();
        let mut bracket = ty.map_or(Pos::NONE, |_| self.bracket_in_parentheses(open));
        let mut bound = None;
        let mut array = false;
        let type_pos = self.pos();
        let mut object = type_pos;
        if ty.is_none() {
            let specs = self.decl_specifiers(super::declaration::specifier::SpecifierPlace::TypeOnly);
            let base = specs.ty.unwrap_or(self.c.common.unknown);
            if specs.ty.is_none() {
                self.expected_type();
            }
            let declarator = self.new_declarator(base, specs.pos);
            object = declarator.pos;
            ty = Some(declarator.ty);
            bound = declarator.bound;
            array = declarator.bracket.is_some();
            bracket = declarator.bracket.filter(|_| bound.is_some()).unwrap_or_default();
        }
        let ty = ty.unwrap_or(self.c.common.unknown);
        let init_pos = self.pos();
        let init = match self.kind() {
            T::LeftParen => {
                self.bump();
                let args = self.expression_list(T::RightParen);
                self.expect(T::RightParen);
                Initializer::Paren { args: self.c.il.list(&args) }
            }
            T::LeftBrace => Initializer::Brace { value: self.braced_list() },
            _ => Initializer::None,
        };
        let placeholder = matches!(init, Initializer::None).then(|| self.c.placeholder_within(ty)).flatten();
        let ty = match placeholder {
            // What it stands for follows from an initializer only (`[dcl.spec.auto]`).
            Some(auto) if self.c.reports.quiet == 0 => {
                let text = self.c.placeholder_text(auto);
                self.c.report(type_pos, messages::cannot_deduce_type_initializer_required(&text));
                self.c.common.unknown
            }
            _ => ty,
        };
        let placement = placement.map(|args| self.c.il.list(&args));
        let placeholder = None;
        let (function, constructor) = (None, None);
        let (global, begin) = (colons.is_some(), colons.unwrap_or(pos));
        let new = New {
            global,
            start: begin,
            type_pos: self.pos_at(begins),
            bracket,
            object,
            placement,
            ty,
            placeholder,
            bound,
            array,
            parenthesized,
            counted: None,
            init,
            function,
            constructor,
        };
        let made = self.c.build_new(new, pos, Some(init_pos));
        self.misplaced_postfix(made, start)
    }

    /// The first bracket of an array type that has been read, from the parenthesis at `open` to the last one.
    fn bracket_in_parentheses(&self, open: u32) -> Pos {
        if self.kind_at(self.at - 2) != T::RightBracket {
            return Pos::NONE;
        }
        let bracket = (open..self.at).find(|at| self.kind_at(*at) == T::LeftBracket);
        bracket.map_or(Pos::NONE, |at| self.pos_at(at))
    }

    /// new-declarator: pointer operators and array bounds, of which the first may be any expression.
    fn new_declarator(&mut self, base: TypeId, pos: Pos) -> NewDeclarator {
        let (d, qualified) = self.declarator_without_parameters(base, pos);
        let mut bounds = Vec::new();
        let mut bound = None;
        let mut last = None;
        let mut refused = false;
        let first = self.pos();
        while self.kind() == T::LeftBracket && self.peek(1) != T::LeftBracket {
            let (bracket, behind) = (self.pos(), self.pos_at(self.at + 1));
            self.c.il.places.note_opening(behind, bracket);
            self.bump();
            let value =
                (self.kind() != T::RightBracket).then(|| self.with_greater(false, |p| p.expression()));
            self.expect(T::RightBracket);
            if last.replace(bracket).is_none() {
                bound = value;
            } else if let Some(value) = value {
                match self.c.further_new_bound(value) {
                    Some(bound) => bounds.push(bound),
                    None => refused = true,
                }
            }
        }
        let mut ty = d;
        for bound in bounds.into_iter().rev() {
            ty = self.c.make_array(ty, bound, first);
        }
        if let Some(count) = bound.filter(|bound| !self.c.is_open(*bound)) {
            self.c.check_made_array(ty, count, first);
        }
        if refused {
            ty = self.c.common.unknown;
        }
        NewDeclarator { ty, bound, bracket: last, pos: if last.is_some() { first } else { qualified } }
    }

    /// The pointer operators of a new-declarator, the type before which begins at `pos`: no object is a reference. Also
    /// where the last qualifiers stand, or else the type.
    fn declarator_without_parameters(&mut self, base: TypeId, pos: Pos) -> (TypeId, Pos) {
        let (mut ty, mut at) = (base, pos);
        loop {
            let kind = self.kind();
            match kind {
                T::Amp | T::AmpAmp => {
                    self.report(pos, messages::type_must_object_type());
                    self.bump();
                    ty = self.c.common.unknown;
                }
                T::Star => {
                    self.bump();
                    ty = self.c.pointer_to(ty);
                }
                T::KwConst | T::KwVolatile | T::KwRestrict => {
                    at = self.pos();
                    self.bump();
                    ty = self.c.qualified(ty, qualifier_flag(kind).unwrap_or_default());
                }
                T::Identifier | T::ColonColon | T::KwDecltype => {
                    let Some(class) = self.or_back(|p| p.member_pointer_class()) else { return (ty, at) };
                    ty = self.c.make_type(TypeKind::MemberPointer { class, to: ty });
                }
                _ => return (ty, at),
            }
        }
    }

    /// delete-expression (`[expr.delete]`).
    fn delete_expression(&mut self, colons: Option<Pos>) -> ExprId {
        let pos = self.pos();
        self.bump();
        let array = self.kind() == T::LeftBracket && self.peek(1) == T::RightBracket;
        if array {
            self.at += 2;
        }
        let operand = self.cast_expression();
        self.c.build_delete(operand, array, colons, pos)
    }

    /// `...` behind a value expands its packs.
    pub(crate) fn expansion_of(&mut self, value: ExprId) -> ExprId {
        let pos = self.pos();
        if self.eat(T::Ellipsis) { self.c.build_expansion(value, pos) } else { value }
    }

    /// A braced list or an assignment-expression, which may be expanded.
    pub(crate) fn expanded_clause(&mut self) -> ExprId {
        self.pack_pattern(|p| {
            let value = if p.kind() == T::LeftBrace { p.braced_list() } else { p.assignment_expression() };
            p.expansion_of(value)
        })
    }

    /// expression-list: initializer-clauses with their pack expansions, up to `close`.
    pub(crate) fn expression_list(&mut self, close: T) -> SmallVec<[ExprId; 8]> {
        let mut list = SmallVec::new();
        self.with_greater(false, |p| {
            while p.kind() != close && p.kind() != T::EndOfFile {
                let before = p.at;
                list.push(p.expanded_clause());
                p.skip_to_next_operand(close);
                let comma = p.pos();
                if !p.eat(T::Comma) || p.at == before {
                    break;
                }
                if list.len() == 1 {
                    let second = p.pos();
                    p.c.il.places.note_preceding(second, comma);
                }
                if close == T::RightParen && p.kind() == close && p.c.dialect.cxx {
                    p.expected_expression();
                    list.push(p.unknown_here());
                }
            }
        });
        list
    }

    /// An expression that stands for something that could not be read.
    pub(crate) fn unknown_here(&mut self) -> ExprId {
        let pos = self.pos();
        self.c.fall_back(UnknownCause::Unread, pos);
        self.c.unread_expr(List::EMPTY, pos)
    }
}
