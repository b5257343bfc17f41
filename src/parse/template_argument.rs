//! Template argument lists (`[temp.arg]`).

use super::declaration::specifier::begins_type;
use super::{Parser, T, reading};
use crate::compilation::boundary;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::tables::limits;

impl Parser<'_> {
    /// Template arguments up to the closing bracket; false where something else stands. `of`: the template, where it is
    /// known.
    fn template_arguments(
        &mut self,
        of: Option<TemplateId>,
        args: &mut smallvec::SmallVec<[TemplateArg; 8]>,
    ) -> bool {
        let mut sign = self.pos_at(self.at - 1);
        while self.kind() != T::Greater {
            let argument = self.argument_for(of, args.len());
            match argument {
                Some(arg) => args.push(arg),
                // A braced list is no argument; what it should end stands before it.
                None if self.kind() == T::LeftBrace && self.c.reports.quiet == 0 => {
                    args.push(TemplateArg::Expr { expr: self.unknown_here() });
                    self.missing_greater();
                    return true;
                }
                None => return false,
            }
            let next = self.pos();
            self.c.il.places.note_next(sign, next);
            sign = next;
            if !self.eat(T::Comma) {
                return true;
            }
        }
        let next = self.pos();
        self.c.il.places.note_next(sign, next);
        true
    }

    /// One argument. What reads as the type of a function, as `T()`, is read as an expression again where the parameter of a
    /// template stands for a value. It is the type by `[temp.arg]`, which would be an error.
    fn argument_for(&mut self, of: Option<TemplateId>, place: usize) -> Option<TemplateArg> {
        self.pack_pattern(|p| p.argument_at(of, place))
    }

    fn argument_at(&mut self, of: Option<TemplateId>, place: usize) -> Option<TemplateArg> {
        let begin = self.at;
        let known = self.lookahead.found().and_then(|found| found.value_argument.get(&begin).copied());
        if known == Some(true) {
            return Some(TemplateArg::Expr { expr: self.constant_expression() });
        }
        let argument = self.template_argument(of.map(|of| (of, place)));
        let function = matches!(argument, Some(TemplateArg::Type { of }) if self.c.function_of(of).is_some());
        if known.is_some() || !function || !of.is_some_and(|of| self.takes_value(of, place)) {
            return argument;
        }
        let end = self.at;
        let reads = self.beginning_at(begin, |p| {
            p.ahead(|p| {
                p.constant_expression();
                p.at == end
            })
        });
        self.lookahead.note().value_argument.insert(begin, reads);
        match reads {
            true => Some(TemplateArg::Expr { expr: self.beginning_at(begin, |p| p.constant_expression()) }),
            false => argument,
        }
    }

    /// Whether the argument at a place is one for a parameter that stands for a value.
    fn takes_value(&self, of: TemplateId, place: usize) -> bool {
        matches!(self.kind_of_parameter(of, place), Some(TemplateParamKind::NonType { .. }))
    }

    fn kind_of_parameter(&self, of: TemplateId, place: usize) -> Option<TemplateParamKind> {
        let params = self.c.il[self.c.il[of].params].params(&self.c.il);
        let pack = params.last().filter(|last| self.c.il[**last].pack);
        params.get(place).or(pack).map(|param| self.c.il[*param].kind)
    }

    /// Whether an argument, for a parameter that stands for a type, begins with a name that nothing declares.
    fn at_undeclared_type_argument(&mut self, of: TemplateId, place: usize) -> bool {
        let follows = matches!(
            self.peek(1),
            T::ColonColon | T::Star | T::Amp | T::AmpAmp | T::Comma | T::Greater | T::KwConst | T::KwVolatile
        );
        if self.kind() != T::Identifier || !follows || !self.c.dialect.cxx {
            return false;
        }
        if !matches!(self.kind_of_parameter(of, place), Some(TemplateParamKind::Type { .. })) {
            return false;
        }
        let key = Key::name(self.name_at(self.at));
        self.c.lookup_unqualified(key, self.c.context.scope).is_empty()
            && self.c.lookup_qualifier(key, self.c.context.scope).is_empty()
            && self.and_back(|p| {
                p.bump();
                p.pass_abstract_declarator();
                let whole = p.kind() != T::ColonColon;
                p.pass_to_greater();
                p.kind() == T::Greater || whole && p.kind() == T::Comma
            })
    }

    pub(super) fn pass_abstract_declarator(&mut self) {
        while matches!(self.kind(), T::Star | T::Amp | T::AmpAmp | T::KwConst | T::KwVolatile) {
            self.bump();
        }
    }

    fn pass_to_greater(&mut self) {
        while matches!(
            self.kind(),
            T::Identifier | T::ColonColon | T::Star | T::Amp | T::AmpAmp | T::KwConst | T::KwVolatile
        ) {
            self.bump();
        }
    }

    /// Passes what stands behind a type to the end of the list.
    fn pass_unended_argument(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::Semicolon | T::LeftBrace | T::RightBrace | T::RightParen | T::EndOfFile => return,
                T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                T::Greater if open == 0 => return self.bump(),
                kind => {
                    open = (open + u32::from(kind == T::Less)).saturating_sub(u32::from(kind == T::Greater));
                    self.bump();
                }
            }
        }
    }

    /// A type that nothing declares, of which the rest up to the end of the list cannot be read.
    fn undeclared_type_argument(&mut self) -> TemplateArg {
        let (name, pos) = (self.name_at(self.at), self.pos());
        self.c.report_undeclared_type(name, pos);
        self.bump();
        self.pass_abstract_declarator();
        if !matches!(self.kind(), T::Greater | T::Comma) {
            self.missing_greater();
            self.pass_to_greater();
        }
        self.forget_name();
        TemplateArg::Type { of: self.c.common.unknown }
    }

    /// Whether an argument for a parameter that stands for no value begins with a name that nothing declares, and that
    /// template arguments follow.
    fn at_unknown_template_argument(&mut self, of: TemplateId, place: usize) -> bool {
        if matches!(self.kind(), T::KwConst | T::KwVolatile | T::KwTypename) {
            return self.beginning_at(self.at + 1, |p| p.at_unknown_template_argument(of, place));
        }
        let global = self.kind() == T::ColonColon;
        let at = self.at + u32::from(global);
        let named = self.kind_at(at) == T::Identifier && self.kind_at(at + 1) == T::Less;
        if !named
            || !self.c.dialect.cxx
            || self.kind_of_parameter(of, place).is_none()
            || self.takes_value(of, place)
        {
            return false;
        }
        let key = Key::name(self.name_at(at));
        match global {
            true => self.ahead(|p| p.name(false)).is_none_or(|name| name.found.is_empty()),
            false => self.c.lookup_unqualified(key, self.c.context.scope).is_empty(),
        }
    }

    /// An argument that begins with a template that nothing declares: reported, and passed to where it ends.
    fn unknown_template_argument(&mut self) -> TemplateArg {
        while self.kind() != T::Identifier {
            self.bump();
        }
        let at = self.at;
        self.bump();
        self.unknown_template(at);
        while !matches!(
            self.kind(),
            T::Comma
                | T::Greater
                | T::Ellipsis
                | T::Semicolon
                | T::LeftBrace
                | T::RightBrace
                | T::RightParen
                | T::EndOfFile
        ) {
            match self.kind() {
                T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                T::Less if self.template_argument_list().is_some() => {}
                _ => self.bump(),
            }
        }
        self.forget_name();
        let of = self.c.common.unknown;
        match self.eat(T::Ellipsis) {
            true => TemplateArg::Expansion { pattern: PackedArg::Type { of } },
            false => TemplateArg::Type { of },
        }
    }

    /// The template of classes, aliases or variables that a name stands for: functions may have others of that name.
    pub(crate) fn sole_template(&self, found: &[Entity]) -> Option<TemplateId> {
        match *found {
            [Entity::Template { id }] => {
                let kind = &self.c.il[id].kind;
                (!matches!(kind, TemplateKind::Function { .. })).then_some(id)
            }
            _ => None,
        }
    }

    /// `< arguments >` as written. None if the brackets do not close; the place is then unchanged.
    pub(crate) fn template_argument_list(&mut self) -> Option<List<TemplateArg>> {
        self.template_argument_list_of(None)
    }

    /// The same for a template that is no function's, as far as the name in front is known to be that of one.
    pub(crate) fn template_argument_list_of(&mut self, of: Option<TemplateId>) -> Option<List<TemplateArg>> {
        self.or_back(|p| p.bracketed_arguments(of))
    }

    fn bracketed_arguments(&mut self, of: Option<TemplateId>) -> Option<List<TemplateArg>> {
        self.bump();
        let mut args: smallvec::SmallVec<[TemplateArg; 8]> = Default::default();
        let parsed = self.reading(reading::Declared(false), |p| {
            p.across(boundary::TemplateArguments, |p| {
                p.nested(|p| p.with_greater(true, |p| p.template_arguments(of, &mut args)))
            })
        });
        let braced = parsed == Some(true) && self.kind() == T::LeftBrace && self.c.reports.quiet == 0;
        if !braced && (parsed != Some(true) || !self.eat(T::Greater)) {
            // No expression goes on so: it is a list of arguments, also where that is only tried.
            let unended =
                self.kind() == T::Identifier && matches!(args.last(), Some(TemplateArg::Type { .. }));
            if parsed != Some(true) || self.c.reports.quiet > 0 && !unended {
                return None;
            }
            if unended {
                self.missing_greater();
                self.pass_unended_argument();
                args.pop();
                args.push(TemplateArg::Type { of: self.c.common.unknown });
            } else {
                self.expect(T::Greater);
            }
        }
        Some(self.c.interned.arg_list(&mut self.c.il, &args))
    }

    /// The `>` is missing, of which is said even where something else was before at the same place.
    fn missing_greater(&mut self) {
        self.c.report(self.pos(), Self::missing_token(T::Greater));
        self.stuck_at = u32::MAX;
    }

    /// template-argument: a type-id where it can be one (`[temp.arg]`).
    fn template_argument(&mut self, of: Option<(TemplateId, usize)>) -> Option<TemplateArg> {
        const ENDS: [T; 3] = [T::Comma, T::Greater, T::Ellipsis];
        if let Some(template) = self.template_template_argument() {
            return Some(template);
        }
        if let (Some((template, place)), T::Identifier | T::ColonColon) = (of, self.kind())
            && matches!(self.peek(1), T::Identifier | T::ColonColon | T::Comma | T::Greater)
            && matches!(self.kind_of_parameter(template, place), Some(TemplateParamKind::Template { .. }))
            && let Some(template) = self.injected_template_argument()
        {
            return Some(template);
        }
        if let Some(of) = self.type_id_before(&ENDS) {
            self.c.require_constant_bounds(of);
            if self.eat(T::Ellipsis) {
                return Some(TemplateArg::Expansion { pattern: PackedArg::Type { of } });
            }
            return Some(TemplateArg::Type { of });
        }
        if let Some(of) = self.unended_type() {
            return Some(TemplateArg::Type { of });
        }
        if let Some((template, place)) = of
            && self.at_undeclared_type_argument(template, place)
        {
            return Some(self.undeclared_type_argument());
        }
        if let Some((template, place)) = of
            && self.at_unknown_template_argument(template, place)
        {
            return Some(self.unknown_template_argument());
        }
        let before = self.at;
        let expr = self.constant_expression();
        if self.at == before {
            return None;
        }
        if self.has_instantiated(before) {
            self.c.il[expr].flags |= ExprFlags::INSTANTIATES;
        }
        if self.eat(T::Ellipsis) {
            return Some(TemplateArg::Expansion { pattern: PackedArg::Expr { expr } });
        }
        Some(TemplateArg::Expr { expr })
    }

    /// Whether a class was instantiated between the token `from` and the current one, when these were read or looked at
    /// ahead.
    fn has_instantiated(&self, from: u32) -> bool {
        let latest = self.c.instances.classes.iter().rev().take(limits::INSTANTIATIONS_LOOKED_AT);
        latest.copied().take_while(|at| *at >= from).any(|at| at <= self.at)
    }

    /// A type-id that cannot be the beginning of an expression, where the end of the list is missing.
    fn unended_type(&mut self) -> Option<TypeId> {
        let begins = begins_type(self.kind()) && !matches!(self.peek(1), T::LeftParen | T::LeftBrace);
        if !begins {
            return None;
        }
        self.type_id_before(&[T::Identifier, T::Semicolon, T::RightParen])
    }

    /// The name of a class or alias template alone, as the argument for a template template parameter.
    pub(crate) fn template_template_argument(&mut self) -> Option<TemplateArg> {
        let begins = match self.kind() {
            T::Identifier | T::ColonColon => true,
            T::KwDecltype => self.at_name(),
            _ => false,
        };
        if !begins {
            return None;
        }
        self.tentatively(|p| {
            let name = p.name(false)?;
            if name.args.is_some() || !matches!(p.kind(), T::Comma | T::Greater | T::Ellipsis) {
                return None;
            }
            if name.template_keyword {
                let qualifier = name.qualifier?;
                return Some(TemplateArg::DependentTemplate { qualifier, name: name.identifier()? });
            }
            let template = match name.single()? {
                Entity::Template { id } => id,
                Entity::TemplateParam { id } => match p.c.il[id].kind {
                    TemplateParamKind::Template { template, .. } => template,
                    _ => return None,
                },
                _ => return None,
            };
            let usable = matches!(
                p.c.il[template].kind,
                TemplateKind::Class { .. } | TemplateKind::Alias { .. } | TemplateKind::Param { .. }
            );
            if !usable {
                return None;
            }
            if p.eat(T::Ellipsis) {
                return Some(TemplateArg::Expansion { pattern: PackedArg::Template { template } });
            }
            Some(TemplateArg::Template { template, qualifier: name.qualifier })
        })
    }

    /// The injected-class-name of an instance, as the argument for a template template parameter: the template itself
    /// (`[temp.local]`).
    pub(crate) fn injected_template_argument(&mut self) -> Option<TemplateArg> {
        if !matches!(self.kind(), T::Identifier | T::ColonColon) {
            return None;
        }
        self.tentatively(|p| {
            let name = p.name(false)?;
            if name.args.is_some() || !matches!(p.kind(), T::Comma | T::Greater) {
                return None;
            }
            let Entity::Class { id } = name.single()? else { return None };
            let template = p.c.il[p.c.il[id].instance?].template;
            Some(TemplateArg::Template { template, qualifier: None })
        })
    }
}
