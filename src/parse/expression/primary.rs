//! Primary expressions (`[expr.prim]`) and the built-ins that look like calls.

use crate::compilation::boundary;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::parse::name::{NameScope, ParsedName};
use crate::parse::{Parser, T, reading};
use crate::sema::statement::jump::Closed;
use crate::source::Pos;
use crate::tables::features::Feature;
use crate::tables::type_traits::TypeTrait;
use smallvec::SmallVec;

impl Parser<'_> {
    /// primary-expression, functional casts and the cast keywords.
    pub(crate) fn primary_expression(&mut self) -> ExprId {
        let pos = self.pos();
        let literal = self.payload_at(self.at);
        match self.kind() {
            T::Integer => {
                self.bump();
                self.c.build_integer(literal, pos)
            }
            T::Float => {
                self.bump();
                self.c.build_float(literal, pos)
            }
            T::Char => {
                self.bump();
                self.c.build_char(literal, pos)
            }
            T::String => {
                self.bump();
                self.c.build_string(literal, pos)
            }
            T::KwTrue | T::KwFalse => {
                let value = self.kind() == T::KwTrue;
                self.bump();
                self.c.build_bool(value, pos)
            }
            T::KwNullptr => {
                self.bump();
                self.c.build_nullptr(pos)
            }
            T::KwNull => {
                self.bump();
                self.c.build_gnu_null(pos)
            }
            T::KwThis => {
                self.bump();
                match self.is_without_object() {
                    _ if self.c.context.this_type.is_none() && !self.c.context.lambdas.is_empty() => {
                        self.report(pos, messages::this_not_in_body_of_lambda());
                        self.unknown_here()
                    }
                    true => {
                        self.c.report(pos, messages::only_used_inside_nonstatic_member());
                        self.unknown_here()
                    }
                    false => self.c.build_this(pos, false),
                }
            }
            T::KwFunc | T::KwPrettyFunction => {
                let word = self.name_at(self.at);
                self.bump();
                self.c.build_function_name(word, pos)
            }
            T::LeftParen => self.parenthesized(),
            T::LeftBracket if self.at_lambda() => self.lambda_expression(),
            T::KwStaticCast => self.named_cast(CastStyle::Static),
            T::KwDynamicCast => self.named_cast(CastStyle::Dynamic),
            T::KwReinterpretCast => self.named_cast(CastStyle::Reinterpret),
            T::KwConstCast => self.named_cast(CastStyle::Const),
            T::KwTypeid => self.typeid_expression(),
            T::KwRequires => self.requires_expression(),
            T::KwGeneric => self.generic_selection(),
            T::KwBuiltinOffsetof | T::KwOffsetof => self.offsetof_expression(),
            T::KwTypename => self.functional_cast(),
            T::ColonColon if !self.begins_global_name() => {
                self.bump();
                self.expected_identifier();
                self.unknown_here()
            }
            T::Identifier | T::ColonColon | T::KwOperator => self.id_expression(),
            T::KwDecltype if self.at_name() => self.id_expression(),
            T::KwDecltype | T::KwAuto | T::KwTypeof | T::KwUnderlyingType => self.functional_cast(),
            T::KwSigned | T::KwUnsigned | T::KwShort | T::KwLong | T::KwInt => self.functional_cast(),
            kind if crate::parse::declaration::specifier::fundamental_keyword(kind).is_some() => {
                self.functional_cast()
            }
            _ => {
                self.expected_expression();
                self.unknown_here()
            }
        }
    }

    /// `_Generic(e, type: value, default: value)` of C.
    fn generic_selection(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        self.expect(T::LeftParen);
        let (mut types, mut values) = (Vec::new(), Vec::new());
        let control = self.with_greater(false, |p| {
            let control = p.unevaluated(|p| p.assignment_expression());
            let mut before = pos;
            while p.eat(T::Comma) {
                let begin = p.pos();
                p.c.il.places.note_step(std::mem::replace(&mut before, begin), begin);
                let ty = if p.eat(T::KwDefault) { None } else { p.type_id() };
                p.expect(T::Colon);
                types.push(ty.unwrap_or(p.c.common.unknown));
                values.push(p.assignment_expression());
            }
            control
        });
        self.expect_closing(T::RightParen);
        self.c.build_generic(control, &types, &values, pos)
    }

    /// Whether a name follows the `::` here.
    fn begins_global_name(&self) -> bool {
        matches!(self.peek(1), T::Identifier | T::KwOperator | T::KwTemplate | T::Tilde)
    }

    /// Whether `this` stands in the declaration of a static member or a friend, behind its parameters (`[expr.prim.this]`).
    fn is_without_object(&self) -> bool {
        self.manner.without_object
            && self.c.context.this_type.is_none()
            && matches!(self.c.il[self.c.context.scope].kind, ScopeKind::Prototype)
            && self.c.reports_now()
    }

    /// A statement expression stands in a function, and not in a default argument; in operands that are not evaluated, of
    /// which nothing is made, anywhere (GNU).
    fn check_statement_expression(&mut self) {
        if self.manner.default_argument {
            self.c.report(self.pos(), messages::statement_expression_in_default_argument());
        } else if self.c.context.function.is_none() && !self.c.context.unevaluated {
            self.c.report(self.pos(), messages::statement_expression_outside_block());
        }
    }

    /// `( expression )`, statement expressions and fold-expressions.
    fn parenthesized(&mut self) -> ExprId {
        let pos = self.pos();
        if self.peek(1) == T::LeftBrace && !self.c.dialect.gnu {
            let end = self.after_matching(self.at);
            self.bump();
            self.expected_expression();
            self.at = end;
            return self.unknown_here();
        }
        if self.peek(1) == T::LeftBrace {
            self.bump();
            self.check_statement_expression();
            let scope = self.c.context.scope;
            let end = self.after_matching(self.at).checked_sub(1);
            let body = self.reading(reading::StatementExpression(end), |p| {
                p.in_closed(Some(Closed::StatementExpression), |p| {
                    p.in_scope(scope, |p| p.with_greater(false, |p| p.compound_statement()))
                })
            });
            self.expect_closing(T::RightParen);
            return self.c.build_statement_expr(body, pos);
        }
        self.bump();
        let behind = self.pos();
        self.c.il.places.note_opening(behind, pos);
        if self.kind() == T::Ellipsis {
            return self.left_fold(pos);
        }
        let first = self.with_greater(false, |p| p.in_fold(|p| p.fold_operand_or_expression()));
        if let Some(op) = self.fold_operator() {
            self.use_feature(Feature::Folds, self.pos());
            return self.right_or_binary_fold(first, op, pos);
        }
        self.expect_closing(T::RightParen);
        self.c.build_parenthesized(first, pos)
    }

    fn fold_operand_or_expression(&mut self) -> ExprId {
        let start = self.at;
        // A fold's operand is a cast-expression; anything else is a full expression.
        if self.fold_may_follow(start) {
            let folds = self.ahead(|p| {
                p.cast_expression();
                p.fold_operator().is_some()
            });
            self.forget_name();
            if folds {
                return self.cast_expression();
            }
        }
        self.expression()
    }

    /// Whether `...` stands among the tokens up to the closing parenthesis, outside inner brackets.
    fn fold_may_follow(&self, start: u32) -> bool {
        let mut at = start;
        loop {
            match self.kind_at(at) {
                T::LeftParen | T::LeftBracket | T::LeftBrace => {
                    at = self.after_matching(at);
                    continue;
                }
                T::Ellipsis if self.kind_at(at.wrapping_sub(1)) == T::KwSizeof => {}
                T::Ellipsis => return BinaryOp::from_token(self.kind_at(at.wrapping_sub(1))).is_some(),
                T::RightParen | T::RightBracket | T::RightBrace | T::Semicolon | T::EndOfFile => {
                    return false;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The operator of a fold-expression here: one directly before `...` (`[expr.prim.fold]`).
    fn fold_operator(&mut self) -> Option<(BinaryOp, u32)> {
        let (op, tokens) = self.operator_after_ellipsis()?;
        (self.kind_at(self.at + tokens) == T::Ellipsis).then_some((op, tokens))
    }

    /// `( ... op pack )`
    fn left_fold(&mut self, pos: Pos) -> ExprId {
        self.bump();
        let Some((op, tokens)) = self.operator_after_ellipsis() else {
            self.expected_expression();
            return self.unknown_here();
        };
        let behind = self.pos();
        self.at += tokens;
        let right = self.with_greater(false, |p| p.in_fold(|p| p.cast_expression()));
        self.expect_closing(T::RightParen);
        self.expands_packs(pos);
        self.c.build_fold(op, None, Some(right), (Pos::NONE, behind), pos)
    }

    fn operator_after_ellipsis(&mut self) -> Option<(BinaryOp, u32)> {
        self.with_greater(false, |p| p.binary_operator_here())
    }

    /// `( pack op ... )` and `( a op ... op b )`
    fn right_or_binary_fold(&mut self, left: ExprId, (op, tokens): (BinaryOp, u32), pos: Pos) -> ExprId {
        let before = self.pos();
        self.at += tokens + 1;
        let (mut right, mut behind) = (None, Pos::NONE);
        if self.kind() != T::RightParen
            && let Some((_, tokens)) = self.operator_after_ellipsis()
        {
            behind = self.pos();
            self.at += tokens;
            right = Some(self.with_greater(false, |p| p.in_fold(|p| p.cast_expression())));
        }
        self.expect_closing(T::RightParen);
        self.expands_packs(pos);
        self.c.build_fold(op, Some(left), right, (before, behind), pos)
    }

    /// Whether a name is that of a namespace, or of a type that has members.
    fn names_scope(&self, name: &ParsedName) -> bool {
        matches!(
            name.single(),
            Some(
                Entity::Namespace { .. }
                    | Entity::NamespaceAlias { .. }
                    | Entity::Class { .. }
                    | Entity::Enum { .. }
                    | Entity::Typedef { .. }
            )
        )
    }

    /// Says that no expression begins at a token, and goes on there.
    #[cold]
    fn expected_expression_at(&mut self, start: u32) -> ExprId {
        self.at = start;
        self.expected_expression();
        self.unknown_here()
    }

    /// id-expression, a functional cast to a named type, or a built-in.
    fn id_expression(&mut self) -> ExprId {
        let start = self.at;
        let pos = self.pos();
        if self.kind() == T::Identifier
            && self.peek(1) == T::LeftParen
            && let Some(expr) = self.special_call()
        {
            return expr;
        }
        let name = match self.name(false) {
            Some(name) if !name.member_pointer => name,
            _ => return self.expected_expression_at(start),
        };
        if self.kind() == T::ColonColon && self.c.reports.quiet == 0 && self.names_scope(&name) {
            self.bump();
            self.expected_identifier();
            // What is missing behind it is told too.
            self.stuck_at = u32::MAX;
            return self.unknown_here();
        }
        if matches!(self.kind(), T::LeftParen | T::LeftBrace) {
            let braces_cast = self.kind() == T::LeftBrace;
            if let Some(ty) = self.type_from_name(&name, false) {
                return self.functional_cast_to(ty, pos);
            }
            let _ = braces_cast;
        }
        // What a qualifier names and only an instance has is a value.
        let known = name.qualifier.is_none() || !name.found.is_empty();
        let plain = self.kind() != T::LeftParen && name.scope != NameScope::Dependent && known;
        if plain
            && self.c.reports.quiet == 0
            && !self.manner.type_operands
            && self.type_from_name(&name, false).is_some()
        {
            // What begins with a type's name is read as a declaration.
            let before = if start > 0 { self.kind_at(start - 1) } else { T::Semicolon };
            let begins = matches!(before, T::Semicolon | T::LeftBrace | T::RightBrace);
            match begins && matches!(self.kind(), T::Dot | T::Arrow) {
                true => self.expected_identifier(),
                false => self.report_type_as_value(&name, pos),
            }
            return self.unknown_here();
        }
        let e = self.c.build_name(&name, self.kind() == T::LeftParen);
        if name.identifier() == Some(crate::names::known::BUILTIN_SOURCE_LOCATION) {
            self.c.check_parts_class(name.pos);
        }
        let address = start > 0 && self.kind_at(start - 1) == T::Amp;
        if !address {
            self.c.check_member_has_object(e, name.pos);
            // Parentheses may stand around a name that is called.
            let called = self.kind() == T::RightParen && matches!(self.peek(1), T::LeftParen | T::RightParen);
            if !called && !matches!(self.kind(), T::LeftParen | T::ColonColon) && !self.at_launch() {
                let refused = self.c.check_function_has_object(e);
                // It goes on as if `&` stood before it.
                if refused && matches!(self.c.il[e].kind, ExprKind::Name { .. } | ExprKind::Overload { .. }) {
                    let start = self.c.start_of(e);
                    return self.c.build_unary(UnaryOp::Address, e, start);
                }
            }
        }
        if self.kind() != T::LeftParen && self.c.reports.quiet > 0 {
            self.c.note_silent_name(e);
        } else if self.kind() != T::LeftParen {
            // The arguments of a launch decide what its name means, as those of a call do.
            if !self.at_launch() {
                self.c.require_declared(e, &name);
            }
            self.c.check_immediate_named(e, name.pos);
        }
        e
    }

    /// `T(args)` and `T{args}` where `T` is written with keywords (`[expr.type.conv]`).
    fn functional_cast(&mut self) -> ExprId {
        let pos = self.pos();
        let ty = if self.kind() == T::KwTypename {
            self.bump();
            self.typename_specifier()
        } else if self.kind() == T::KwDecltype {
            self.decltype_specifier()
        } else {
            self.decl_specifiers(crate::parse::declaration::specifier::SpecifierPlace::TypeOnly).ty
        };
        let ty = ty.unwrap_or(self.c.common.unknown);
        if !matches!(self.kind(), T::LeftParen | T::LeftBrace) {
            self.report_type_name_not_allowed(pos);
            return self.unknown_here();
        }
        self.functional_cast_to(ty, pos)
    }

    fn functional_cast_to(&mut self, ty: TypeId, pos: Pos) -> ExprId {
        let decay_copy = matches!(self.c.il[ty].kind, TypeKind::Auto { .. });
        let ty = match self.c.is_undeducible(ty) {
            true => {
                self.c.check_missing_arguments(ty, pos);
                self.c.common.unknown
            }
            false => ty,
        };
        // A braced list where a template argument should stand makes no object.
        if self.at.checked_sub(1).is_some_and(|before| self.kind_at(before) == T::Less) {
            return self.unknown_here();
        }
        if self.kind() == T::LeftBrace {
            let list = self.braced_list();
            if decay_copy {
                self.use_feature(Feature::DecayCopies, self.pos());
                if let ExprKind::InitList { elements, .. } = self.c.il[list].kind {
                    let elements = self.c.il[elements].to_vec();
                    let ty = self.c.decay_copy_type(ty, &elements);
                    return self.c.build_construct_brace(ty, list, pos);
                }
            }
            return self.c.build_construct_brace(ty, list, pos);
        }
        self.bump();
        let args = self.expression_list(T::RightParen);
        if args.is_empty() {
            let end = self.pos();
            self.c.il.places.note_operand(pos, end);
        }
        self.expect_closing(T::RightParen);
        if decay_copy {
            self.use_feature(Feature::DecayCopies, pos);
            let ty = self.c.decay_copy_type(ty, &args);
            return self.c.build_construct(ty, &args, pos);
        }
        self.c.build_construct(ty, &args, pos)
    }

    /// `static_cast<T>(e)` and its relatives.
    fn named_cast(&mut self, style: CastStyle) -> ExprId {
        let pos = self.pos();
        self.bump();
        self.expect(T::Less);
        let type_pos = self.pos();
        self.c.il.places.note_operand(pos, type_pos);
        let ty = self.with_greater(true, |p| p.certain_type_id());
        if ty.is_none() {
            self.expected_type();
        }
        let ty = ty.unwrap_or(self.c.common.unknown);
        let written = self.qualified.take().is_some_and(|(qualified, _)| qualified == ty);
        self.c.check_cast_qualifiers(ty, written, type_pos);
        self.expect_closing(T::Greater);
        self.expect(T::LeftParen);
        let operand = self.with_greater(false, |p| p.expression());
        self.expect_closing(T::RightParen);
        if style == CastStyle::Dynamic && self.c.reports.quiet == 0 {
            self.c.check_dynamic_cast(ty, operand, pos);
        }
        self.c.build_cast(style, ty, operand, pos)
    }

    fn typeid_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        let operand = self.pos_at(self.at + 1);
        if let Some(ty) = self.parenthesized_type_id() {
            self.c.il.places.note_operand(pos, operand);
            return self.c.build_typeid_type(ty, pos);
        }
        self.expect(T::LeftParen);
        let operand = self.with_greater(false, |p| p.expression());
        self.expect_closing(T::RightParen);
        self.c.build_typeid_expr(operand, pos)
    }

    /// `__builtin_offsetof(T, member.path[1])`
    fn offsetof_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        self.expect(T::LeftParen);
        let start = self.pos();
        let of = self.reading(reading::DefinesClass(true), |p| p.type_id());
        let of = of.unwrap_or(self.c.common.unknown);
        let object = self.pos();
        self.c.il.places.note_step(pos, object);
        self.expect(T::Comma);
        let mut path = Vec::new();
        let mut step = object;
        let mut part = self.c.offset_object(of, start);
        loop {
            match self.kind() {
                T::Identifier => {
                    let name = self.name_at(self.at);
                    part = part.and_then(|ty| self.c.offset_member(ty, name, self.pos(), object));
                    path.push(Designator::Field { name, field: None });
                    self.c.il.places.note_step(step, self.pos());
                    step = self.pos();
                    self.bump();
                }
                T::Dot => {
                    self.c.il.places.note_step(step, self.pos());
                    step = self.pos();
                    self.bump();
                }
                T::LeftBracket => {
                    self.c.il.places.note_step(step, self.pos());
                    step = self.pos();
                    self.bump();
                    let index = self.with_greater(false, |p| p.expression());
                    self.expect(T::RightBracket);
                    path.push(Designator::Index { index });
                    part = part.and_then(|ty| self.c.offset_element(ty));
                }
                _ => break,
            }
        }
        self.expect_closing(T::RightParen);
        self.c.build_offsetof(of, &path, pos)
    }

    /// The built-in that compares two types as C does, and that only C has.
    fn compatible_types(&mut self) -> ExprId {
        let (pos, name) = (self.pos(), self.c.names.text(self.name_at(self.at)).to_owned());
        let entity = EntityText::new(EntityKind::None, name, Declared::At(pos));
        self.c.report(pos, messages::only_allowed_in_c(entity));
        let start = self.at;
        self.at += 2;
        for last in [false, true] {
            if self.type_id().is_none() {
                self.report(self.pos(), messages::expected_type_specifier());
                self.at = self.after_matching(start + 1).saturating_sub(1);
                break;
            }
            if !last {
                self.expect(T::Comma);
            }
        }
        self.expect_closing(T::RightParen);
        let text = self.kept_text(start, self.at);
        self.c.unread_expr(text, self.pos_at(start))
    }

    /// An operand of a type trait: a type, which may be expanded, else an expression.
    fn trait_argument(&mut self) -> TraitArg {
        const ENDS: [T; 3] = [T::Comma, T::RightParen, T::Ellipsis];
        let begin = self.pos();
        let Some(of) = self.with_greater(false, |p| p.type_id_before(&ENDS)) else {
            if matches!(self.kind(), T::Integer | T::Float | T::Char | T::String) {
                self.expected_type();
            }
            return TraitArg::Expr { expr: self.assignment_expression() };
        };
        if !self.eat(T::Ellipsis) {
            return TraitArg::Type { of };
        }
        self.expands_packs(begin);
        TraitArg::Type { of: self.c.make_type(TypeKind::PackExpansion { pattern: of }) }
    }

    /// Built-ins whose arguments are not all expressions. None if this is an ordinary call.
    fn special_call(&mut self) -> Option<ExprId> {
        let (name, pos) = (self.name_at(self.at), self.pos());
        if name == crate::names::known::BUILTIN_VA_ARG {
            self.at += 1;
            self.c.il.places.note_step(pos, self.pos());
            self.at += 1;
            let list = self.assignment_expression();
            self.expect(T::Comma);
            let to = self.type_id().unwrap_or(self.c.common.unknown);
            self.expect_closing(T::RightParen);
            return Some(self.c.build_va_arg(list, to, pos));
        }
        if name == crate::names::known::BUILTIN_CHOOSE_EXPR && !self.c.dialect.cxx {
            self.at += 1;
            self.c.il.places.note_step(pos, self.pos());
            self.at += 1;
            let condition = self.constant_expression();
            self.expect(T::Comma);
            let first = self.assignment_expression();
            self.expect(T::Comma);
            let second = self.assignment_expression();
            self.expect_closing(T::RightParen);
            return Some(self.c.build_choose(condition, first, second, pos));
        }
        if name == crate::names::known::BUILTIN_BIT_CAST {
            self.at += 2;
            self.c.il.places.note_step(pos, self.pos());
            let to = self.type_id().unwrap_or(self.c.common.unknown);
            self.expect(T::Comma);
            let operand = self.assignment_expression();
            self.expect_closing(T::RightParen);
            return Some(self.c.build_cast(CastStyle::BitCast, to, operand, pos));
        }
        if name == crate::names::known::INTEGER_PACK {
            self.at += 2;
            let count = self.constant_expression();
            self.expect_closing(T::RightParen);
            return Some(self.c.build_integer_pack(count, pos));
        }
        if name == crate::names::known::BUILTIN_TYPES_COMPATIBLE && self.c.dialect.cxx {
            return Some(self.compatible_types());
        }
        let trait_ = self.c.type_trait(name)?;
        let row = TypeTrait::row_at(trait_);
        self.at += 2;
        if let Some(row) = row.filter(|row| row.members) {
            return Some(self.member_trait(trait_, row.operands, pos));
        }
        let mut args = Vec::new();
        while !matches!(self.kind(), T::RightParen | T::EndOfFile) {
            args.push(match row.is_some_and(|row| row.variadic) {
                true => self.pack_pattern(|p| p.trait_argument()),
                false => self.trait_argument(),
            });
            let full = row.is_some_and(|row| !row.variadic && args.len() >= usize::from(row.operands));
            if full || !self.eat(T::Comma) {
                break;
            }
        }
        let wanted = row.map_or(0, |row| usize::from(row.operands));
        let expanded = args.iter().any(|arg| {
            matches!(*arg, TraitArg::Type { of } if matches!(self.c.il[of].kind, TypeKind::PackExpansion { .. }))
        });
        if args.len() < wanted && !expanded && self.kind() == T::RightParen {
            let here = self.pos();
            if !args.is_empty() {
                self.c.report(here, messages::expected_comma());
            }
            self.c.report(here, messages::expected_type_specifier());
        }
        // What follows a comma could be the next declarator.
        match self.kind() {
            T::Comma => _ = self.expect(T::RightParen),
            _ => _ = self.expect_closing(T::RightParen),
        }
        Some(self.c.build_trait(trait_, &args, pos))
    }

    /// The operands of a built-in that asks about so many pointers to members (`[meta.member]`).
    fn member_trait(&mut self, trait_: u16, operands: u8, pos: Pos) -> ExprId {
        let (mut args, mut fits) = (Vec::new(), true);
        for at in 0..operands {
            if at > 0 {
                self.expect(T::Comma);
            }
            let expr = self.assignment_expression();
            fits = fits && self.c.check_member_operand(expr);
            args.push(TraitArg::Expr { expr });
        }
        self.expect_closing(T::RightParen);
        self.c.build_trait(trait_, &args, pos)
    }

    /// The last part of a name after `.` or `->`: an identifier, template-id, operator or destructor.
    pub(crate) fn member_last_part(
        &mut self,
        scope: NameScope,
        template_keyword: bool,
    ) -> Option<ParsedName> {
        let pos = self.pos();
        let members = match scope {
            NameScope::Members(scope) => Some(scope),
            _ => None,
        };
        if self.kind() == T::Identifier {
            let name = self.name_at(self.at);
            let key = crate::sema::lookup::Key::name(name);
            let found = members.map(|scope| self.c.lookup_in(scope, key)).unwrap_or_default();
            self.bump();
            let mut args = None;
            let is_template = |p: &Self| {
                found.iter().any(|e| match *e {
                    Entity::Template { .. } => true,
                    Entity::Class { id } => p.c.template_of_class(id).is_some(),
                    _ => false,
                })
            };
            if self.kind() == T::Less && (template_keyword || is_template(self)) {
                args = self.template_argument_list();
            }
            return Some(ParsedName {
                pos,
                end: self.at,
                qualifier: None,
                scope,
                name: EntityName::Identifier { name },
                args,
                found,
                template_keyword,
                member_pointer: false,
            });
        }
        if matches!(self.kind(), T::KwOperator | T::Tilde) {
            return self.special_last_part(scope, template_keyword);
        }
        None
    }

    /// requires-expression (`[expr.prim.req]`).
    fn requires_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.bump();
        let scope = self.c.new_scope(ScopeKind::Prototype, self.c.context.scope);
        let requires = self.across(boundary::Requirements(scope), |p| p.requirements(pos));
        self.forget_name();
        self.c.build_requires(requires, pos)
    }

    /// The parameters and requirements of a requires-expression.
    fn requirements(&mut self, pos: Pos) -> Requires {
        let (mut params, mut info) = (Vec::new(), SmallVec::new());
        let has_params = self.kind() == T::LeftParen;
        if has_params {
            self.requires_parameters(&mut params, &mut info);
        }
        self.expect(T::LeftBrace);
        if self.kind() == T::RightBrace {
            self.report(self.pos(), messages::requires_expression_needs_requirement());
        }
        let (mut requirements, mut places) = (Vec::new(), Vec::new());
        while !matches!(self.kind(), T::RightBrace | T::EndOfFile) {
            let (before, place) = (self.at, self.pos());
            if let Some(requirement) = self.with_greater(false, |p| p.requirement()) {
                requirements.push(requirement);
                places.push(place);
            }
            if self.at == before {
                self.skip_stuck_token();
            }
        }
        self.expect_closing(T::RightBrace);
        Requires {
            params: self.c.il.list(&params),
            param_info: self.c.il.list(&info),
            has_params,
            requirements: self.c.il.list(&requirements),
            places,
            pos,
        }
    }

    fn requires_parameters(
        &mut self,
        params: &mut Vec<VariableId>,
        info: &mut SmallVec<[ParamDeclaration; 4]>,
    ) {
        self.bump();
        let unknown = self.c.common.unknown;
        let mut d = self.with_greater(false, |p| {
            p.declarator(unknown, crate::parse::declaration::declarator::DeclaratorPlace::PointerOnly)
        });
        while !matches!(self.kind(), T::RightParen | T::EndOfFile) {
            let ellipsis = self.pos();
            if self.eat(T::Ellipsis) {
                self.report(ellipsis, messages::ellipsis_parameter_in_requires());
                break;
            }
            let Some(variable) = self.parameter_declaration(&mut d, info) else { break };
            if self.c.il[variable].name.is_none() && self.c.reports.quiet == 0 {
                self.c.warn(self.pos(), messages::unnamed_parameter_in_requires());
            }
            params.push(variable);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect_closing(T::RightParen);
    }

    fn requirement(&mut self) -> Option<Requirement> {
        match self.kind() {
            T::KwTypename => {
                self.bump();
                let ty = self.required_type()?;
                self.expect_semicolon();
                Some(Requirement::Type { ty })
            }
            T::KwRequires
                if self.peek(1) != T::LeftBrace && self.peek(1) != T::LeftParen
                    || self.kind() == T::KwRequires && !self.requires_expression_follows() =>
            {
                self.bump();
                let condition = self.constraint_expression();
                self.expect_semicolon();
                Some(Requirement::Nested { condition })
            }
            T::LeftBrace => {
                self.bump();
                let expr = self.expression();
                self.expect(T::RightBrace);
                let noexcept = self.eat(T::KwNoexcept);
                let mut constraint = None;
                if self.eat(T::Arrow) {
                    let at = self.pos();
                    let name = if self.at_name() { self.name(false) } else { None };
                    let concept = name.as_ref().and_then(|name| self.concept_named(name));
                    let (Some(name), Some(id)) = (name, concept) else {
                        self.c.report(at, messages::expected_concept_name());
                        self.skip_to_statement_end();
                        return None;
                    };
                    let args = name.args.unwrap_or(List::EMPTY);
                    self.c.check_concept_arguments(id, args, 1, name.pos);
                    constraint = Some(self.c.concept_id(id, name.qualifier, args, name.pos));
                }
                self.expect_semicolon();
                Some(Requirement::Expr { expr, braces: true, noexcept, constraint })
            }
            _ => {
                let expr = self.expression();
                self.expect_semicolon();
                Some(Requirement::Expr { expr, braces: false, noexcept: false, constraint: None })
            }
        }
    }

    /// Whether `requires` here begins a requires-expression rather than a nested requirement.
    fn requires_expression_follows(&self) -> bool {
        match self.peek(1) {
            T::LeftBrace => true,
            T::LeftParen => self.kind_at(self.after_matching(self.at + 1)) == T::LeftBrace,
            _ => false,
        }
    }
}
