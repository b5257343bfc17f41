//! Telling declarations, type-ids and expressions apart (`[stmt.ambig]`, `[dcl.ambig.res]`).

use super::declaration::specifier::{SpecifierPlace, begins_declaration, begins_type, is_fundamental};
use super::{Parser, T, reading};
use crate::compilation::boundary;
use crate::il::*;

impl Parser<'_> {
    /// Whether the tokens here begin with a type-specifier, by name lookup where it is a name.
    pub(crate) fn at_type_specifier(&mut self) -> bool {
        let kind = self.kind();
        if begins_type(kind) {
            return true;
        }
        match kind {
            T::KwDecltype => {
                let after = self.after_matching(self.at + 1);
                if self.kind_at(after) != T::ColonColon {
                    return true;
                }
                self.name_is_type()
            }
            T::Identifier | T::ColonColon => {
                self.name_is_type() || self.undeclared_before_name() || self.missing_member_before_name()
            }
            T::KwAttribute => {
                let after = self.after_matching(self.at + 1);
                self.beginning_at(after, |p| p.at_type_specifier())
            }
            T::KwExtension => self.beginning_at(self.at + 1, |p| p.at_type_specifier()),
            _ => false,
        }
    }

    fn name_is_type(&mut self) -> bool {
        self.ahead(|p| match p.name(false) {
            Some(name) if !name.member_pointer => {
                let placeholder = matches!(p.kind(), T::KwAuto | T::KwDecltype)
                    && matches!(name.single(), Some(Entity::Template { .. }));
                placeholder || p.type_from_name(&name, false).is_some()
            }
            _ => false,
        })
    }

    /// Whether a declaration, not an expression, stands here at block scope.
    pub(crate) fn at_block_declaration(&mut self) -> bool {
        let kind = self.kind();
        match kind {
            T::KwUsing | T::KwNamespace | T::KwStaticAssert | T::KwTemplate => return true,
            T::KwAsm => return false,
            T::KwExtension => return self.beginning_at(self.at + 1, |p| p.at_block_declaration()),
            T::KwAttribute | T::KwAlignas => return true,
            T::LeftBracket if self.peek(1) == T::LeftBracket => return true,
            _ => {}
        }
        if begins_declaration(kind) {
            return true;
        }
        if !self.at_type_specifier() {
            return false;
        }
        self.ahead(|p| p.simple_declaration_follows())
    }

    /// After a type-specifier: whether a declarator follows rather than `(` or `{` of a functional cast.
    fn simple_declaration_follows(&mut self) -> bool {
        let kind = self.kind();
        let plain = matches!(
            kind,
            T::KwClass
                | T::KwStruct
                | T::KwUnion
                | T::KwEnum
                | T::KwConst
                | T::KwVolatile
                | T::KwAuto
                | T::KwTypedef
        );
        if plain && !(kind == T::KwAuto && matches!(self.peek(1), T::LeftParen | T::LeftBrace)) {
            return true;
        }
        if kind == T::KwTypename {
            self.bump();
            if self.name(true).is_none() {
                return true;
            }
        } else if matches!(kind, T::Identifier | T::ColonColon) || kind == T::KwDecltype {
            if self.at_name() {
                let Some(name) = self.name(false) else { return true };
                if matches!(self.kind(), T::KwAuto) {
                    return true;
                }
                // A class template's name alone says the type of no declarator in parentheses.
                if self.kind() == T::LeftParen
                    && self.type_from_name(&name, false).is_some_and(|ty| self.is_deduced_class(ty))
                {
                    return false;
                }
            } else {
                self.decltype_specifier();
            }
        } else if kind == T::KwTypeof
            && (self.peek(1) != T::LeftParen || self.postfix_follows(self.after_matching(self.at + 1)))
        {
            self.typeof_specifier();
        } else if kind == T::KwTypeof || kind == T::KwUnderlyingType {
            self.at = self.after_matching(self.at + 1);
        } else {
            // Several keywords cannot be a functional cast.
            let mut words = 0;
            while begins_type(self.kind()) {
                self.bump();
                words += 1;
            }
            if words > 1 {
                return true;
            }
        }
        match self.kind() {
            T::LeftParen => self.parenthesized_declarator_follows(),
            T::LeftBrace | T::Dot | T::Arrow | T::Question | T::RightParen | T::Comma => false,
            T::ColonColon => true,
            _ => true,
        }
    }

    /// After `T` before `(`: whether what follows can be a declarator with its initializer.
    fn parenthesized_declarator_follows(&mut self) -> bool {
        let Some(named) = self.skip_declarator(true) else { return false };
        let follows = matches!(
            self.kind(),
            T::Semicolon | T::Equal | T::Comma | T::LeftBrace | T::Colon | T::KwAsm | T::KwAttribute
        );
        // `T(a), b;` may be either; it is a declaration only if it can be one throughout ([stmt.ambig]).
        named && follows
    }

    /// Skips tokens that can be a declarator, with its initializer in parentheses perhaps. None if they cannot;
    /// whether it names something.
    pub(crate) fn skip_declarator(&mut self, initializer: bool) -> Option<bool> {
        loop {
            match self.kind() {
                T::Star | T::Amp | T::AmpAmp => self.bump(),
                T::KwConst | T::KwVolatile | T::KwRestrict => self.bump(),
                T::KwAttribute => self.at = self.after_matching(self.at + 1),
                // Attributes of a pointer or reference.
                T::LeftBracket
                    if self.peek(1) == T::LeftBracket
                        && matches!(self.kind_at(self.at - 1), T::Star | T::Amp | T::AmpAmp) =>
                {
                    self.at = self.after_matching(self.at);
                }
                T::Ellipsis => self.bump(),
                T::Identifier if self.at_plain_name() => break,
                T::Identifier | T::ColonColon | T::KwDecltype => {
                    match self.or_back(|p| p.name(false).filter(|name| name.member_pointer)) {
                        Some(_) => self.bump(),
                        None => break,
                    }
                }
                _ => break,
            }
        }
        let mut named = false;
        match self.kind() {
            T::LeftParen if self.peek(1) != T::RightParen => {
                let inner = self.or_back(|p| {
                    p.bump();
                    let inner = p.nested(|p| p.skip_declarator(false)).flatten()?;
                    p.eat(T::RightParen).then_some(inner)
                });
                match inner {
                    Some(inner) => named = inner,
                    None if !self.at_parameter_list() => return None,
                    None => {}
                }
            }
            T::Identifier if self.at_plain_name() => {
                named = true;
                self.bump();
            }
            T::Identifier | T::ColonColon | T::KwOperator => {
                // What is declared in a block or a parameter list is neither qualified nor a template-id.
                let name = self.name(false)?;
                named = name.qualifier.is_none() && name.args.is_none();
                if !named {
                    return None;
                }
            }
            _ => {}
        }
        loop {
            match self.kind() {
                T::LeftParen => {
                    let parameters = self.at_parameter_list();
                    if !(parameters || named && initializer) {
                        return None;
                    }
                    self.at = self.after_matching(self.at);
                    if !parameters {
                        return Some(named);
                    }
                    while matches!(
                        self.kind(),
                        T::KwConst | T::KwVolatile | T::KwNoexcept | T::Amp | T::AmpAmp | T::KwThrow
                    ) {
                        let takes = matches!(self.kind(), T::KwNoexcept | T::KwThrow);
                        self.bump();
                        if takes && self.kind() == T::LeftParen {
                            self.at = self.after_matching(self.at);
                        }
                    }
                    if self.kind() == T::Arrow {
                        self.bump();
                        self.type_id()?;
                    }
                }
                T::LeftBracket => self.at = self.after_matching(self.at),
                _ => return Some(named),
            }
        }
    }

    /// Whether `(` here opens a parameter list rather than an initializer or a nested declarator.
    pub(crate) fn at_parameter_list(&mut self) -> bool {
        match self.peek(1) {
            T::RightParen | T::Ellipsis => return true,
            // An explicit object parameter, not the argument `this`.
            T::KwThis => {
                let next = self.kind_at(self.at + 2);
                return begins_type(next) || matches!(next, T::Identifier | T::ColonColon);
            }
            T::LeftBracket if self.kind_at(self.at + 2) == T::LeftBracket => return true,
            // `int(a)` and `typename T::X(a)` may be functional casts.
            kind if begins_declaration(kind) => {
                let cast = begins_type(kind) && self.kind_at(self.at + 2) == T::LeftParen;
                if !cast && kind != T::KwTypename {
                    return true;
                }
            }
            _ => {}
        }
        let start = self.at;
        if self.c.reports.quiet > 0
            && let Some(known) = self.lookahead.found().and_then(|found| found.parameter_list.get(&start))
        {
            return *known;
        }
        let result = self.and_back(|p| {
            p.bump();
            p.check_scope_ahead();
            p.across(boundary::Trial, |p| {
                p.missing_member_before_name()
                    || p.untyped_parameter_follows()
                    || p.at_type_specifier() && p.parameter_follows()
            })
        });
        if self.c.reports.quiet > 0 {
            self.lookahead.note().parameter_list.insert(start, result);
        }
        result
    }

    /// What stands before `::` here is looked up at once, and reported where it is no scope.
    fn check_scope_ahead(&mut self) {
        let plain =
            (self.kind(), self.peek(1), self.peek(2)) == (T::Identifier, T::ColonColon, T::Identifier);
        if plain && self.peek(3) != T::Less && self.c.reports.quiet == 0 {
            self.and_back(|p| p.in_pattern(|p| p.name(false)));
        }
    }

    /// Whether a parameter-declaration stands here and ends as one must. `T(a), ...` may be one or a functional cast:
    /// what follows decides (`[dcl.ambig.res]`).
    fn parameter_follows(&mut self) -> bool {
        loop {
            let kind = self.kind();
            if matches!(kind, T::KwConst | T::KwVolatile | T::KwStruct | T::KwClass | T::KwEnum) {
                return true;
            }
            if let Some(after) = self.after_plain_parameter()
                && matches!(self.kind_at(after), T::Comma | T::RightParen | T::Equal)
            {
                self.at = after;
                return true;
            }
            let specs = if kind == T::KwTypename {
                self.bump();
                self.typename_specifier()
            } else {
                self.decl_specifiers(SpecifierPlace::TypeOnly).ty
            };
            let cast = self.kind() == T::LeftParen;
            // After a fundamental type no expression goes on but by a functional cast.
            if is_fundamental(kind) && !matches!(self.kind(), T::LeftParen | T::LeftBrace) && specs.is_some()
            {
                return true;
            }
            // The name of a class template alone is no type of a parameter ([dcl.type.class.deduct]).
            if cast && specs.is_some_and(|ty| self.is_deduced_class(ty)) {
                return false;
            }
            if specs.is_none() || self.skip_declarator(false).is_none() {
                return false;
            }
            // A type alone is no argument, whatever follows it.
            if cast && self.kind() == T::Comma && self.argument_follows() {
                return false;
            }
            if !cast || self.kind() != T::Comma {
                return matches!(
                    self.kind(),
                    T::Comma
                        | T::RightParen
                        | T::Equal
                        | T::Ellipsis
                        | T::KwAttribute
                        | T::LeftBracket
                        | T::Greater
                );
            }
            self.bump();
            if !self.at_type_specifier() {
                return true;
            }
        }
    }

    fn is_deduced_class(&self, ty: TypeId) -> bool {
        matches!(self.c.canonical_kind(ty), TypeKind::DeducedClass { .. })
    }

    /// The index behind a parameter of the plainest form, without reading its names: a type of one name or of keywords,
    /// operators of pointers and references, and an identifier. None for other forms.
    fn after_plain_parameter(&self) -> Option<u32> {
        let mut at = self.at;
        if self.kind_at(at) == T::Identifier {
            at += 1;
        } else {
            while is_fundamental(self.kind_at(at)) {
                at += 1;
            }
        }
        while matches!(
            self.kind_at(at),
            T::Star | T::Amp | T::AmpAmp | T::KwConst | T::KwVolatile | T::KwRestrict
        ) {
            at += 1;
        }
        (at > self.at && self.kind_at(at) == T::Identifier).then_some(at + 1)
    }

    /// Whether an identifier stands here that is a whole name, with neither qualifiers nor template arguments.
    fn at_plain_name(&self) -> bool {
        self.kind() == T::Identifier && !matches!(self.peek(1), T::ColonColon | T::Less)
    }

    /// Whether after a comma something stands that is no parameter: a literal, or the name of something that is no
    /// type.
    fn argument_follows(&mut self) -> bool {
        match self.peek(1) {
            T::Integer | T::Float | T::Char | T::String | T::KwTrue | T::KwFalse | T::KwNullptr => true,
            T::LeftParen | T::LeftBrace | T::Minus | T::Plus | T::Star | T::Amp | T::Exclaim | T::Tilde => {
                true
            }
            T::KwThis | T::KwSizeof | T::KwNew | T::KwStaticCast | T::KwReinterpretCast | T::KwConstCast => {
                true
            }
            T::Identifier | T::ColonColon => {
                self.and_back(|p| {
                    p.bump();
                    let name = p.name(false);
                    let ends = matches!(p.kind(), T::Comma | T::RightParen);
                    name.is_some_and(|name| match name.found.is_empty() {
                        // What only an instantiation finds is no type without `typename` ([temp.res]).
                        true => ends && !name.member_pointer && p.is_value_of_instance(&name),
                        false => {
                            !name.member_pointer
                                && name.single().is_none_or(|e| !p.names_no_value(e))
                                && p.type_from_name(&name, false).is_none()
                        }
                    })
                })
            }
            _ => false,
        }
    }

    /// Whether a name is that of a template that a type or a type-constraint can be made of.
    fn names_no_value(&self, entity: Entity) -> bool {
        let Entity::Template { id } = entity else { return false };
        !matches!(self.c.il[id].kind, TemplateKind::Function { .. } | TemplateKind::Variable { .. })
    }

    /// A type-id here followed by one of `ends`, else nothing and the place is unchanged.
    pub(crate) fn type_id_before(&mut self, ends: &[T]) -> Option<TypeId> {
        if !self.at_type_specifier() {
            return None;
        }
        let (start, suppressed) = (self.at, self.c.reports.suppressed);
        let ty = self.tentatively(|p| {
            let ty = p.type_id()?;
            ends.contains(&p.kind()).then_some(ty)
        });
        self.report_suppressed(start, suppressed, ty.is_some());
        ty
    }

    /// Reads a type-id again that was read tentatively, if there is something in it to report.
    fn report_suppressed(&mut self, start: u32, suppressed: u32, is_type: bool) {
        if is_type && self.c.reports.quiet == 0 && self.c.reports.suppressed > suppressed {
            self.beginning_at(start, |p| {
                p.forget_name();
                p.type_id();
            });
        }
    }

    /// `( type-id )`, else nothing and the place is unchanged.
    pub(crate) fn parenthesized_type_id(&mut self) -> Option<TypeId> {
        let (start, suppressed) = (self.at + 1, self.c.reports.suppressed);
        let found = self.unreported_type_id();
        self.report_suppressed(start, suppressed, found.is_some());
        found.or_else(|| self.unended_parenthesized_type())
    }

    /// The same for the type of a cast, where what follows the parentheses tells by `is_cast` whether it is one; only then is
    /// something said of the type.
    pub(crate) fn parenthesized_type_if<R>(
        &mut self,
        is_cast: impl FnOnce(&mut Self, TypeId) -> Option<R>,
    ) -> Option<R> {
        let (start, suppressed) = (self.at + 1, self.c.reports.suppressed);
        let Some(found) = self.unreported_type_id() else {
            let unended = self.unended_parenthesized_type()?;
            return is_cast(self, unended);
        };
        let cast = is_cast(self, found);
        self.report_suppressed(start, suppressed, cast.is_some());
        cast
    }

    fn unreported_type_id(&mut self) -> Option<TypeId> {
        if self.kind() != T::LeftParen {
            return None;
        }
        let key = (self.at, self.c.context.scope);
        let quiet = self.c.reports.quiet > 0;
        if quiet && self.lookahead.found().is_some_and(|found| found.no_type.contains(&key)) {
            return None;
        }
        let mut specified = false;
        let literal = self.kind_at(self.after_matching(self.at)) == T::LeftBrace;
        let found = self.tentatively(|p| {
            p.bump();
            specified = p.at_type_specifier();
            if !specified {
                return None;
            }
            let ty = p.with_greater(false, |p| p.reading(reading::DefinesClass(literal), |p| p.type_id()))?;
            p.eat(T::RightParen).then_some(ty)
        });
        if found.is_none() && specified && self.c.reports.quiet > 0 {
            self.lookahead.note().no_type.insert(key);
        }
        found
    }

    /// A type-id in parentheses that cannot be the beginning of an expression, and before a name: what should close the
    /// parentheses stands there, and the rest up to where they end is passed.
    fn unended_parenthesized_type(&mut self) -> Option<TypeId> {
        let start = self.at;
        let follows = self.kind_at(start + 2);
        let begins = self.c.reports.quiet == 0
            && self.kind() == T::LeftParen
            && begins_type(self.kind_at(start + 1))
            && !matches!(follows, T::LeftParen | T::LeftBrace);
        if !begins {
            return None;
        }
        let end = self.after_matching(start);
        let ty = self.beginning_at(start + 1, |p| {
            let ty = p.type_id_before(&[T::Identifier])?;
            p.expect(T::RightParen);
            Some(ty)
        })?;
        self.at = end;
        Some(ty)
    }
}
