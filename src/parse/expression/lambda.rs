//! Lambda expressions (`[expr.prim.lambda]`).

use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::near::NearSet;
use crate::il::*;
use crate::names::{Name, known};
use crate::parse::declaration::declarator::Declarator;
use crate::parse::{Parser, T, reading};
use crate::sema::expression::lambda::Annotated;
use crate::sema::expression::lambda::captures::Captures;
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::features::Feature;

/// From this standard on, call operators of lambdas may be static ([expr.prim.lambda]).
const STATIC_LAMBDAS: u8 = 23;

impl Parser<'_> {
    /// Whether `[` here opens a lambda-introducer.
    pub(crate) fn at_lambda(&self) -> bool {
        if self.kind() != T::LeftBracket {
            return false;
        }
        let after = self.after_matching(self.at);
        matches!(
            self.kind_at(after),
            T::LeftParen
                | T::LeftBrace
                | T::Less
                | T::KwMutable
                | T::KwConstexpr
                | T::KwAttribute
                | T::Arrow
                | T::KwNoexcept
                | T::KwThrow
                | T::LeftBracket
                | T::KwConsteval
                | T::KwStatic
                | T::KwRequires
        ) || (self.kind_at(after) == T::Identifier && self.name_at(after) == known::NV_PARENT)
    }

    /// Attributes and `__nv_parent(function)` after an introducer, in any order; the function is the one that a
    /// wrapped lambda is named by.
    fn lambda_annotations(&mut self) -> (AttributeIds, Option<ExprId>) {
        let mut attributes = AttributeIds::new();
        let mut parent = None;
        loop {
            if self.at_word(known::NV_PARENT) {
                let address = self.parent_annotation();
                if parent.is_some() {
                    self.c.report(self.pos(), messages::extended_lambda_multiple_parent());
                }
                parent = parent.or(address);
            } else if self.at_attribute() {
                attributes.append(&mut self.attributes_here(AttributePlace::Prefix));
            } else {
                return (attributes, parent);
            }
        }
    }

    /// `__nv_parent(function)`.
    fn parent_annotation(&mut self) -> Option<ExprId> {
        self.bump();
        if self.kind() != T::LeftParen {
            return None;
        }
        self.bump();
        let before = self.c.reports.diags.mark();
        let address = self.unevaluated(|p| p.assignment_expression());
        if self.c.is_undetermined_parent(address) || self.c.reports.diags.has_errors_since(before) {
            self.c.report(self.pos(), messages::extended_lambda_no_parent_func());
            return None;
        }
        self.expect_closing(T::RightParen);
        match self.c.names_parent(address) {
            true => Some(address),
            false => {
                self.c.report(self.pos(), messages::extended_lambda_illegal_parent());
                None
            }
        }
    }

    /// lambda-expression.
    pub(crate) fn lambda_expression(&mut self) -> ExprId {
        let pos = self.pos();
        self.use_feature(Feature::Lambdas, pos);
        let mark = self.c.reports.diags.mark();
        let refused = self.c.context.unevaluated && self.c.dialect.standard < 20;
        if refused {
            self.c.report(pos, messages::lambda_not_allowed_in_unevaluated());
        }
        let (lambda, gathered) =
            self.across(boundary::Lambda, |p| p.with_greater(false, |p| p.lambda_parts(pos)));
        self.forget_name();
        self.c.check_extended_call_operator(lambda, pos);
        self.c.examine_made_closure(lambda, &gathered);
        let made = self.c.finish_lambda(lambda, gathered, pos);
        if let Some(class) = self.c.class_of(self.c.il[made].ty).filter(|_| refused) {
            self.c.il[class].flags |= ClassFlags::ERROR;
        }
        if self.c.reports.quiet > 0 {
            return made;
        }
        // Nothing more is told of a lambda that is declared wrongly, and of what one gives in whose body something is wrong.
        let body = self.c.body_of_lambda(lambda);
        let parameters = self.c.closing_of(pos);
        let diags = &self.c.reports.diags;
        if diags.has_errors_at(mark, |pos| pos > parameters && body.is_none_or(|body| pos < body)) {
            return self.unknown_here();
        }
        if diags.has_errors_at(mark, |pos| body.is_some_and(|body| pos >= body)) {
            self.c.forget_result(lambda);
        }
        made
    }

    /// All of a lambda-expression; what it captures is the second result.
    fn lambda_parts(&mut self, pos: Pos) -> (LambdaId, Captures) {
        let class = self.c.begin_lambda(pos);
        let scope = self.c.new_scope(ScopeKind::Function { of: None }, self.c.context.scope);
        let mut introduced = Vec::new();
        let (default, captures) = self.lambda_introducer(class, &mut introduced);
        let behind_introducer = self.pos();
        self.c.context.scope = scope;
        let mut template = None;
        let (mut attributes, address) = self.lambda_annotations();
        let annotated = self.c.annotate_lambda(&attributes, &captures, default, self.pos());
        let annotated = Annotated { address, ..annotated };
        self.c.check_lambda_place(annotated.wrapper, pos);
        if self.kind() == T::Less {
            self.use_feature(Feature::LambdaTemplateParameters, self.pos());
            if self.peek(1) == T::Greater && self.c.reports.quiet == 0 {
                self.c.report(self.pos_at(self.at + 1), messages::empty_lambda_template_parameters());
            }
            let template_scope = self.c.new_scope(ScopeKind::Template, scope);
            template = Some(self.template_parameters(self.pos(), template_scope));
            self.c.context.scope = template_scope;
        }
        let after_header = self.attributes_here(AttributePlace::Prefix);
        let has_params = self.kind() == T::LeftParen;
        let auto = self.c.make_type(TypeKind::Auto { constraint: None });
        let (mut d, mutable, flags) =
            self.inside_statement(|p| p.lambda_declarator(auto, has_params, annotated.wrapper));
        for (name, id) in introduced {
            self.c.bind(scope, Key::name(name), Entity::Variable { id });
        }
        self.forget_name();
        if let Some(function) = &d.function {
            self.c.context.scope = function.scope;
        }
        let mut after_header = after_header;
        after_header.append(&mut d.attributes);
        self.c.check_call_operator_annotation(&after_header, self.pos());
        attributes.append(&mut after_header);
        if self.kind() == T::KwRequires {
            self.bump();
            let condition = self.constraint_expression();
            if let Some(function) = &mut d.function {
                function.requires = Some(condition);
            }
        }
        let parts = crate::sema::expression::lambda::LambdaParts {
            class,
            pos,
            introduced: behind_introducer,
            scope,
            default,
            captures: &captures,
            template,
            declarator: &d,
            mutable,
            has_params,
            flags,
            attributes: &attributes,
            annotated,
        };
        let lambda = self.c.declare_lambda(parts);
        let declaration = self.c.il[lambda].declaration;
        let body_scope = d.function.as_ref().map(|f| f.scope);
        self.forget_name();
        if self.kind() == T::LeftBrace {
            let scope = self.c.begin_lambda_body(lambda, body_scope.unwrap_or(scope));
            let statement =
                Some(self.reading(reading::DefaultArgument(false), |p| p.compound_statement_in_scope()));
            let body = FunctionBody { statement, scope, device_only: false, extras: None };
            self.c.finish_lambda_body(lambda, declaration, body);
        } else {
            self.expected_lambda_body();
            // The `;` that is missing here is told too.
            self.stuck_at = u32::MAX;
        }
        let body = self.c.context.lambdas.last_mut();
        let gathered = body.map(|body| std::mem::take(&mut body.captures)).unwrap_or_default();
        (lambda, gathered)
    }

    /// `(params) mutable noexcept -> T`, or nothing of it.
    fn lambda_declarator(
        &mut self,
        auto: TypeId,
        has_params: bool,
        wrapper: LambdaWrapper,
    ) -> (Declarator, bool, SpecifierFlags) {
        let mut flags = SpecifierFlags::empty();
        let mut mutable = false;
        let specified = self.pos();
        let open = self.at;
        let may_need_parameters = !has_params && !self.at_attribute();
        let mut d = if has_params { self.lambda_parameters(auto) } else { self.empty_parameters(auto) };
        // What stands behind the specifiers may have been read with the parameters.
        let behind = self.after_matching(open);
        let mut closed = has_params && matches!(self.kind_at(behind), T::KwNoexcept | T::KwThrow | T::Arrow);
        if !has_params || self.at == behind {
            self.lambda_specifiers(&mut mutable, &mut flags, wrapper);
        }
        loop {
            match self.kind() {
                _ if self.at_attribute() => {
                    let found = self.attributes(AttributePlace::Declarator);
                    d.attributes.extend(found);
                }
                T::KwNoexcept | T::KwThrow | T::Arrow if !closed => {
                    self.rest_of_function_declarator(&mut d);
                    closed = true;
                }
                _ => break,
            }
        }
        if may_need_parameters && (self.pos() != specified || self.kind() != T::LeftBrace) {
            self.use_feature(Feature::LambdasWithoutParameters, specified);
        }
        (d, mutable, flags)
    }

    /// `mutable`, `constexpr` and the like, each once (`[expr.prim.lambda.general]`).
    fn lambda_specifiers(&mut self, mutable: &mut bool, flags: &mut SpecifierFlags, wrapper: LambdaWrapper) {
        loop {
            let (specifier, at) = (self.kind(), self.pos());
            let flag = match specifier {
                T::KwMutable => SpecifierFlags::MUTABLE,
                T::KwConstexpr => SpecifierFlags::CONSTEXPR,
                T::KwConsteval => SpecifierFlags::CONSTEVAL,
                T::KwStatic => SpecifierFlags::STATIC,
                _ => return,
            };
            if flags.contains(flag) || *mutable && specifier == T::KwMutable {
                self.c.report(self.pos(), messages::duplicate_specifier_in_declaration());
            }
            match specifier {
                T::KwMutable => *mutable = true,
                _ => *flags |= flag,
            }
            self.bump();
            if specifier == T::KwStatic && self.c.dialect.standard < STATIC_LAMBDAS {
                self.report(at, messages::static_lambda_nonstandard());
            }
            if matches!(specifier, T::KwConstexpr | T::KwConsteval) {
                self.c.check_lambda_specifier(wrapper, specifier.spelling(), self.pos());
            }
        }
    }

    /// `(params)` alone: what follows may begin with `mutable`.
    fn lambda_parameters(&mut self, auto: TypeId) -> Declarator {
        self.function_declarator(auto)
    }

    /// lambda-introducer; `introduced`: the variables of init-captures, which have no name before the body.
    fn lambda_introducer(
        &mut self,
        class: ClassId,
        introduced: &mut Vec<(Name, VariableId)>,
    ) -> (CaptureDefault, Vec<Capture>) {
        self.bump();
        let mut default = CaptureDefault::None;
        let mut captures = Vec::new();
        let mut names = NearSet::default();
        match (self.kind(), self.peek(1)) {
            (T::Equal, _) => default = CaptureDefault::Copy,
            (T::Amp, T::Comma | T::RightBracket) => default = CaptureDefault::Reference,
            _ => {}
        }
        if default != CaptureDefault::None {
            self.bump();
            self.eat(T::Comma);
        }
        while !matches!(self.kind(), T::RightBracket | T::EndOfFile) {
            let (before, start) = (self.at, self.pos());
            if let Some(capture) = self.pack_pattern(|p| p.capture(class, introduced)) {
                self.c.check_capture(default, &mut names, &capture, start);
                captures.push(capture);
            }
            if !self.eat(T::Comma) || self.at == before {
                break;
            }
        }
        self.expect_closing(T::RightBracket);
        (default, captures)
    }

    /// One capture; an init-capture declares a variable in the scope of the parameters.
    fn capture(&mut self, class: ClassId, introduced: &mut Vec<(Name, VariableId)>) -> Option<Capture> {
        let pos = self.pos();
        let mut capture =
            Capture { kind: CaptureKind::This, implicit: false, expansion: false, field: None, pos };
        if self.eat(T::KwThis) {
            self.c.check_this_captured(pos);
            return Some(capture);
        }
        if self.kind() == T::Star && self.peek(1) == T::KwThis {
            self.bump();
            self.c.check_this_captured(self.pos());
            self.bump();
            capture.kind = CaptureKind::StarThis;
            return Some(capture);
        }
        let begin = self.pos();
        let by_reference = self.eat(T::Amp);
        let leading_pack = self.kind() == T::Ellipsis;
        if leading_pack {
            let inside = self.c.context.template_depth > 0 || self.c.scope_is_dependent(self.c.context.scope);
            match inside {
                true => self.use_feature(Feature::PacksInInitCaptures, self.pos()),
                false => self.report(self.pos(), messages::pack_in_init_capture_needs_template()),
            }
            self.bump();
        }
        if self.kind() != T::Identifier {
            self.expected_identifier();
            return None;
        }
        let name = self.name_at(self.at);
        capture.pos = self.pos();
        self.bump();
        if matches!(self.kind(), T::Equal | T::LeftParen | T::LeftBrace) {
            let init = self.initializer();
            if leading_pack {
                self.expands_packs(begin);
            }
            let variable = self.c.declare_init_capture(name, capture.pos, &init, by_reference, leading_pack);
            introduced.push((name, variable));
            capture.kind = CaptureKind::Init { variable, init, by_reference };
            capture.expansion = leading_pack;
            self.forget_name();
        } else {
            capture.expansion = self.eat(T::Ellipsis);
            let found = self.c.lookup_unqualified(Key::name(name), self.c.context.scope);
            if let (false, Some(entity)) = (capture.expansion, found.first()) {
                self.c.note_named_pack(*entity, capture.pos, true);
            }
            match found.first() {
                Some(Entity::Variable { id } | Entity::Binding { id }) if self.c.il[*id].class.is_none() => {
                    let variable = *id;
                    if self.c.is_refused_capture(variable, by_reference, capture.pos) {
                        return None;
                    }
                    capture.kind = if by_reference {
                        CaptureKind::Reference { variable }
                    } else {
                        CaptureKind::Copy { variable }
                    };
                    self.c.note_variable_use(variable);
                    self.c.note_capture(variable, capture.pos);
                    self.c.check_captured_binding(variable, capture.pos);
                    if !self.c.check_captured(variable, capture.pos) {
                        return None;
                    }
                }
                _ => {
                    self.c.report_captured_entity(&found, name, capture.pos);
                    return None;
                }
            }
        }
        self.c.add_capture_member(class, &mut capture);
        Some(capture)
    }
}
