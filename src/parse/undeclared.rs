//! Names that nothing declares where a type, a class or a namespace must stand (`[dcl.type.simple]`).

use super::declaration::declarator::DeclaratorPlace;
use super::declaration::specifier::{DeclSpecifiers, STORAGE_CLASSES, SpecifierPlace};
use super::{Parser, T};
use crate::compilation::boundary;
use crate::diag::{Declared, EntityKind, EntityText, TypeText, messages};
use crate::il::{Builtin, Entity, QualifierPart, ScopeKind, TypeId};
use crate::names::known;
use crate::parse::name::{NameScope, ParsedName};
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Parser<'_> {
    /// A name that nothing declares, taken for a type where it can be nothing else: reported and passed. None where something
    /// else stands here. `certain`: what stands before it leaves no other choice.
    pub(super) fn undeclared_type(&mut self, place: SpecifierPlace, certain: bool) -> Option<TypeId> {
        let pointed = matches!(self.peek(1), T::Star | T::Amp | T::AmpAmp)
            && matches!(self.peek(2), T::Identifier | T::KwOperator);
        let named = matches!(self.peek(1), T::Identifier | T::KwOperator);
        let followed = named || matches!(self.peek(1), T::Star | T::Amp | T::AmpAmp);
        if self.peek(1) == T::Less {
            return self.undeclared_template_type(place, certain);
        }
        let stands = match place {
            SpecifierPlace::TypeSurely | SpecifierPlace::Alias => {
                self.c.reports.quiet == 0 && (!certain || followed)
            }
            SpecifierPlace::Declaration => named || (pointed && (certain || !self.in_block())),
            SpecifierPlace::Member => named || pointed,
            // It is what is declared, without a type.
            SpecifierPlace::Parameter if certain => followed || self.peek(1) == T::LeftBracket,
            SpecifierPlace::Parameter | SpecifierPlace::TemplateParameter => {
                self.peek(1) == T::Identifier || certain || self.c.reports.quiet == 0
            }
            SpecifierPlace::TypeOnly => self.peek(1) == T::Identifier || certain && followed,
            SpecifierPlace::Conversion => false,
        };
        if stands { self.undeclared_type_name() } else { None }
    }

    /// The same for a name that template arguments follow: no template is declared by it, and they are passed.
    fn undeclared_template_type(&mut self, place: SpecifierPlace, certain: bool) -> Option<TypeId> {
        let stands = match place {
            SpecifierPlace::Declaration => certain || !self.in_block(),
            SpecifierPlace::Member
            | SpecifierPlace::Parameter
            | SpecifierPlace::TypeSurely
            | SpecifierPlace::Alias => true,
            _ => false,
        };
        if !stands || self.kind() != T::Identifier || !self.c.dialect.cxx || self.c.reports.quiet > 0 {
            return None;
        }
        let start = self.at;
        let key = Key::name(self.name_at(start));
        if !self.c.lookup_unqualified(key, self.c.context.scope).is_empty() {
            return None;
        }
        self.bump();
        self.unknown_template(start);
        while self.kind() == T::ColonColon && self.peek(1) == T::Identifier && self.peek(2) == T::Identifier {
            self.bump();
            self.bump();
        }
        self.forget_name();
        Some(self.c.common.unknown)
    }

    /// Whether a name that nothing declares, and that `::` follows, begins a declarator: no type-specifier stands here.
    pub(super) fn at_undeclared_declarator(&mut self, specs: &DeclSpecifiers, place: SpecifierPlace) -> bool {
        let bare = specs.flags.is_empty() && specs.quals.is_empty();
        let declares = match place {
            SpecifierPlace::Declaration => !bare || !self.in_block(),
            SpecifierPlace::Member => true,
            _ => false,
        };
        let follows = matches!(self.peek(2), T::Identifier | T::KwOperator | T::Tilde);
        if !declares || !follows || (self.kind(), self.peek(1)) != (T::Identifier, T::ColonColon) {
            return false;
        }
        let key = Key::name(self.name_at(self.at));
        self.c.dialect.cxx
            && self.name_at(self.at) != known::STD
            && self.c.lookup_qualifier(key, self.c.context.scope).is_empty()
    }

    /// A name that nothing declares where only a type can stand: reported and passed.
    pub(super) fn undeclared_type_name(&mut self) -> Option<TypeId> {
        if !self.at_undeclared_name() {
            return None;
        }
        if self.c.reports.quiet == 0 {
            let (name, pos) = (self.name_at(self.at), self.pos());
            self.c.report_undeclared_type(name, pos);
        } else {
            self.c.reports.suppressed += 1;
        }
        self.bump();
        self.forget_name();
        Some(self.c.common.unknown)
    }

    /// The type `int` where there are qualifiers and no type (`[dcl.type.general]`), which is reported at `pos`.
    pub(super) fn int_of_qualifiers(&mut self, specs: &DeclSpecifiers, pos: Pos) -> Option<TypeId> {
        let template = self.kind() == T::Identifier && self.peek(1) == T::Less;
        if specs.quals.is_empty() || template || !self.c.dialect.cxx {
            return None;
        }
        let int = TypeText::new(Builtin::Int.spelling());
        self.c.report(pos, messages::missing_type_specifier(int));
        Some(self.c.qualified(self.c.common.int, specs.quals))
    }

    /// What a handler catches where that begins with no type (`[except.handle]`): reported, and passed like a declarator.
    /// False where there is a type, or a name that is read as one though nothing declares it.
    pub(super) fn missing_exception_type(&mut self) -> bool {
        let named = matches!(self.kind(), T::Identifier | T::ColonColon);
        let begins = self.kind() == T::RightParen
            || !named && super::declaration::specifier::begins_declaration(self.kind());
        if !self.c.dialect.cxx || begins || self.at_type_specifier() {
            return false;
        }
        let start = self.at;
        let scope = named && self.peek(1) == T::ColonColon && !self.at_undeclared_scope();
        let end = match named && (scope || self.kind() == T::ColonColon) {
            true => self.ahead(|p| p.name(false).map(|_| p.at)).unwrap_or(start + 1),
            false => start + 1,
        };
        let follows = self.kind_at(end);
        if named && matches!(follows, T::Star | T::Amp | T::AmpAmp | T::Identifier | T::Less) {
            return false;
        }
        self.report(self.pos(), messages::handler_requires_exception_declaration());
        if named {
            if end > start + 1 {
                self.c.report(self.pos(), messages::qualified_name_not_allowed());
            }
            self.at = end;
            return true;
        }
        self.pass_abstract_declarator();
        self.eat(T::Identifier);
        true
    }

    /// Whether a name stands here that is neither a class nor a namespace.
    fn at_undeclared_scope(&mut self) -> bool {
        let key = Key::name(self.name_at(self.at));
        self.kind() == T::Identifier && self.c.lookup_qualifier(key, self.c.context.scope).is_empty()
    }

    /// The type that stands where nothing but one can, and begins with a name before `::` which nothing declares: the name is
    /// reported and passed as if it stood alone. Behind qualifiers it is no part of the type.
    pub(super) fn undeclared_scope_type(
        &mut self,
        specs: &DeclSpecifiers,
        place: SpecifierPlace,
    ) -> Option<TypeId> {
        let qualifies = self.kind() == T::Identifier && self.peek(1) == T::ColonColon;
        let typed = place.is_surely_type() || place == SpecifierPlace::TypeOnly && !specs.quals.is_empty();
        if !qualifies || !typed || !self.c.dialect.cxx || !self.at_undeclared_scope() {
            return None;
        }
        let (name, pos) = (self.name_at(self.at), self.pos());
        let undeclared = self.c.lookup_unqualified(Key::name(name), self.c.context.scope).is_empty();
        if !undeclared || self.c.reports.quiet > 0 {
            return None;
        }
        if !specs.quals.is_empty() {
            let int = TypeText::new(Builtin::Int.spelling());
            self.c.report(specs.pos, messages::missing_type_specifier(int));
            return Some(self.c.common.int);
        }
        self.c.report_undeclared_type(name, pos);
        self.bump();
        self.forget_name();
        Some(self.c.common.unknown)
    }

    /// Whether an identifier stands here, alone, that nothing declares.
    pub(super) fn at_undeclared_name(&mut self) -> bool {
        let alone = self.kind() == T::Identifier && !matches!(self.peek(1), T::ColonColon | T::Less);
        if !alone || !self.c.dialect.cxx {
            return false;
        }
        let key = Key::name(self.name_at(self.at));
        self.c.lookup_unqualified(key, self.c.context.scope).is_empty()
    }

    /// Whether a name that nothing declares is followed by what it would be the type of.
    pub(super) fn undeclared_before_name(&mut self) -> bool {
        let pointed = matches!(self.peek(1), T::Star | T::Amp | T::AmpAmp);
        if pointed && (self.peek(2), self.peek(3)) == (T::Identifier, T::Colon) {
            // The declaration of a range-based for.
            return self.at_undeclared_name();
        }
        // A base that an instantiation gives may have a member of that name, a value.
        self.kind() == T::Identifier
            && self.peek(1) == T::Identifier
            && self.at_undeclared_name()
            && !self.met_as_value()
            && !self.c.is_in_open_class()
    }

    fn met_as_value(&self) -> bool {
        self.met_as_value_before(self.at)
    }

    /// Whether the name at a token was reported before, as one that nothing declares.
    pub(super) fn met_as_value_before(&self, at: u32) -> bool {
        self.c.met_before(self.name_at(at), self.pos_at(at))
    }

    /// A name before `::` that is neither a class nor a namespace: reported, and what it qualifies is passed.
    #[inline(always)]
    pub(super) fn check_undeclared_scope(&mut self, name: &ParsedName) {
        if self.kind() == T::ColonColon && self.c.reports.quiet == 0 {
            self.check_scope_before_colons(name);
        }
    }

    fn check_scope_before_colons(&mut self, name: &ParsedName) {
        let follows = matches!(self.peek(1), T::Identifier | T::KwOperator | T::Tilde);
        let member = match name.scope {
            NameScope::Members(scope) => {
                matches!(self.c.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Class { .. })
            }
            scope => scope == NameScope::Unqualified,
        };
        if !follows || !member || name.args.is_some() || !name.found.is_empty() {
            return;
        }
        let Some(identifier) = name.identifier() else { return };
        if name.scope != NameScope::Unqualified {
            self.check_undeclared_member_scope(name);
            return;
        }
        let behind_typename = self.at > 1 && self.kind_at(self.at - 2) == T::KwTypename;
        if behind_typename || self.begins_declarator(name) {
            // Of a template it is looked first whether its declarator is qualified.
            let declares = self.at < 3 || self.kind_at(self.at - 3) != T::Equal;
            if declares && self.c.context.template_depth > 0 && self.is_outside() {
                self.c.report_undeclared_scope(name.pos);
            }
            return;
        }
        if std::mem::replace(&mut self.scope_said_at, self.at) != self.at {
            self.c.report_undeclared_scope(name.pos);
        }
        self.c.note_undeclared_scope(identifier, name.pos);
        self.pass_scopes();
        self.last_name.forget();
    }

    /// Whether what is read stands outside of functions and classes.
    fn is_outside(&self) -> bool {
        self.c.context.function.is_none() && self.c.class_of_scope(self.c.context.scope).is_none()
    }

    /// The same for a member that the namespace before it does not have: said once, whoever reads the name.
    fn check_undeclared_member_scope(&mut self, name: &ParsedName) {
        if std::mem::replace(&mut self.scope_said_at, self.at) != self.at {
            self.c.report_undeclared_scope(name.pos);
        }
        self.pass_scopes();
        self.last_name.forget();
    }

    /// Passes what an unknown name qualifies: of template arguments no more than a name.
    fn pass_scopes(&mut self) {
        while self.kind() == T::ColonColon && self.peek(1) == T::Identifier
            || self.kind() == T::Less && self.kind_at(self.at - 1) == T::Identifier
        {
            self.bump();
            if self.kind() != T::Identifier {
                self.expected_identifier();
                // What else is missing at the same place is told too.
                self.stuck_at = u32::MAX;
                return;
            }
            self.bump();
        }
    }

    /// Whether a name that nothing declares is what a declaration outside of classes and functions declares, although
    /// `::` follows.
    fn begins_declarator(&self, name: &ParsedName) -> bool {
        let before = if self.at > 1 { self.kind_at(self.at - 2) } else { T::Semicolon };
        let tag = matches!(before, T::KwClass | T::KwStruct | T::KwUnion | T::KwEnum);
        let begins = matches!(before, T::Semicolon | T::RightBrace)
            && (self.peek(1) == T::Tilde || self.peek(2) == T::LeftParen);
        name.end == self.at && (self.manner.declaring && !tag || self.is_outside() && begins)
    }

    /// A base class that is no class.
    pub(super) fn report_no_base(&mut self, name: &ParsedName) {
        let Some(identifier) = name.identifier() else { return self.report_not_a_type(name) };
        match name.scope {
            NameScope::Members(scope) => self.c.report_no_class(identifier, scope, name.pos),
            NameScope::Unqualified => {
                self.c.report(name.pos, messages::not_class_struct_name());
                self.skip_base();
            }
            NameScope::Dependent => self.report_not_a_type(name),
        }
    }

    /// Whether a member that a namespace or class does not have is followed by what it would be the type of.
    pub(super) fn missing_member_before_name(&mut self) -> bool {
        let qualified = self.kind() == T::ColonColon || self.peek(1) == T::ColonColon;
        if !qualified || !self.c.dialect.cxx {
            return false;
        }
        self.and_back(|p| {
            let name = p.across(boundary::Trial, |p| p.name(false));
            let ends = matches!(p.peek(1), T::Comma | T::RightParen | T::Equal);
            p.kind() == T::Identifier && ends && name.is_some_and(|name| p.is_known_to_miss(&name))
        })
    }

    /// Whether an explicit specialization or instantiation names a template that nothing declares.
    pub(super) fn at_unknown_template(&mut self, place: DeclaratorPlace) -> bool {
        let explicit = self.c.place.instantiating.is_some() || self.c.place.specializing;
        explicit
            && place == DeclaratorPlace::Declaration
            && (self.kind(), self.peek(1)) == (T::Identifier, T::Less)
            && self.c.reports.quiet == 0
            && self.c.lookup_unqualified(Key::name(self.name_at(self.at)), self.c.context.scope).is_empty()
    }

    /// The type that a name stands for where `typename` is missing and nothing but a type can stand: that is reported
    /// (`[temp.res]`).
    pub(super) fn type_without_typename(
        &mut self,
        name: &ParsedName,
        specs: &DeclSpecifiers,
        place: SpecifierPlace,
    ) -> Option<TypeId> {
        let dependent = name.scope == NameScope::Dependent && !self.is_known_to_miss(name);
        if !dependent || self.c.dialect.standard >= 20 || name.template_keyword {
            return None;
        }
        let declares = matches!(self.kind(), T::Identifier | T::KwOperator)
            || matches!(self.kind(), T::Star | T::Amp | T::AmpAmp) && self.peek(1) == T::Identifier;
        let block = self.in_block();
        let certain = self.c.reports.quiet == 0;
        let stands = match place {
            SpecifierPlace::TypeSurely | SpecifierPlace::Alias => certain,
            SpecifierPlace::Declaration if block => {
                let specified = !specs.quals.is_empty() || specs.flags.intersects(STORAGE_CLASSES);
                self.kind() == T::Identifier && (self.is_member_of_template_id(name) || specified && certain)
            }
            SpecifierPlace::Declaration | SpecifierPlace::Member => declares && certain,
            SpecifierPlace::Parameter | SpecifierPlace::TemplateParameter => {
                declares || certain && self.ends_parameter_behind_pointers()
            }
            SpecifierPlace::TypeOnly | SpecifierPlace::Conversion => false,
        };
        if !stands {
            return None;
        }
        let ty = self.type_from_name(name, true)?;
        if self.has_unknown_qualifier(name) {
            return Some(self.c.common.unknown);
        }
        if self.c.reports.quiet == 0 {
            let at = self.c.il.places.start_of_name(name.pos);
            let message = self.c.type_lacks_typename(ty, at);
            self.c.report(at, message);
        }
        Some(ty)
    }

    /// Whether a name is qualified with a template-id.
    fn is_member_of_template_id(&self, name: &ParsedName) -> bool {
        let Some(qualifier) = name.qualifier else { return false };
        let QualifierPart::Type { of } = self.c.il[qualifier].part else { return false };
        self.c.is_template_id(of)
    }

    /// Whether a parameter without name, or with a default argument, ends here, perhaps behind operators of a declarator.
    fn ends_parameter_behind_pointers(&self) -> bool {
        let mut ahead = 0;
        while matches!(self.peek(ahead), T::Star | T::Amp | T::AmpAmp) {
            ahead += 1;
        }
        matches!(self.peek(ahead), T::Comma | T::RightParen | T::Equal)
    }

    /// Whether a name that depends on template arguments is that of a type in the template itself.
    fn names_type_of_pattern(&self, name: &ParsedName) -> bool {
        let (Some(qualifier), Some(identifier)) = (name.qualifier, name.identifier()) else { return false };
        let QualifierPart::Type { of } = self.c.il[qualifier].part else { return false };
        let Some(class) = self.c.pattern_of_template_id(of) else { return false };
        let found = self.c.lookup_in(self.c.il[class].scope, Key::name(identifier));
        matches!(found[..], [Entity::Typedef { .. } | Entity::Class { .. } | Entity::Enum { .. }])
    }

    /// Whether a dependent name that lacks `typename` stands here before the name of a parameter.
    pub(super) fn untyped_parameter_follows(&mut self) -> bool {
        if !matches!(self.kind(), T::Identifier | T::ColonColon) || self.c.dialect.standard >= 20 {
            return false;
        }
        self.and_back(|p| {
            let name = p.name(false);
            let ends = matches!(p.peek(1), T::Comma | T::RightParen | T::Equal);
            let dependent =
                name.is_some_and(|name| name.scope == NameScope::Dependent && !name.member_pointer);
            dependent && p.kind() == T::Identifier && ends
        })
    }

    /// Whether a statement declares something with a type of a template that `typename` is missing before.
    pub(super) fn at_untyped_declaration(&mut self) -> bool {
        if self.c.reports.quiet > 0 || self.kind() != T::Identifier || self.c.dialect.standard >= 20 {
            return false;
        }
        self.and_back(|p| {
            let name = p.across(boundary::Trial, |p| p.name(false));
            p.kind() == T::Identifier && name.is_some_and(|name| p.names_type_of_pattern(&name))
        })
    }

    /// Whether a statement begins with a qualified template-id that has too few or too many arguments: it is taken for
    /// no declaration then, whatever follows.
    pub(super) fn at_miscounted_arguments(&mut self) -> bool {
        let qualified = match self.kind() {
            T::Identifier => self.peek(1) == T::ColonColon,
            kind => kind == T::ColonColon,
        };
        if self.c.reports.quiet > 0 || !qualified {
            return false;
        }
        let Some(name) = self.ahead(|p| p.name(false)) else { return false };
        let (Some(Entity::Template { id }), Some(args)) = (name.single(), name.args) else { return false };
        if !self.c.miscounts_arguments(id, args) {
            return false;
        }
        self.and_back(|p| {
            p.name(false);
            p.type_from_name(&name, false);
        });
        true
    }

    /// Whether a name is that of a class or typedef that is no template: template arguments cannot follow it.
    pub(super) fn names_plain_type(&self, found: &[Entity]) -> bool {
        match *found {
            [Entity::Class { id }] => self.c.template_of_class(id).is_none(),
            [Entity::Typedef { id }] => self.c.il[id].template.is_none(),
            _ => false,
        }
    }

    /// Template arguments behind the name of a type that is no template: reported, and passed.
    pub(super) fn skip_needless_arguments(&mut self, found: &[Entity], pos: Pos) {
        if self.c.reports.quiet == 0 {
            let entity = match *found {
                [Entity::Class { id }] => self.c.class_entity(id),
                [Entity::Typedef { id }] => {
                    let text = self.c.names.text(self.c.il[id].name);
                    EntityText::new(EntityKind::Type, text, Declared::At(self.c.il[id].pos))
                }
                _ => return,
            };
            self.c.report(pos, messages::not_have_template_argument_list(entity));
        }
        self.template_argument_list();
    }

    /// A name, which stands at a token, that nothing declares and that template arguments follow: reported, and they are
    /// passed.
    pub(super) fn unknown_template(&mut self, at: u32) {
        let text = self.c.names.text(self.name_at(at)).to_owned();
        self.c.report(self.pos_at(at), messages::not_template(&text));
        self.c.place.names_no_template |= self.c.reports.quiet == 0;
        self.template_argument_list();
    }

    /// A base class that nothing declares: reported and passed.
    pub(super) fn undeclared_base(&mut self) -> bool {
        let known = match self.kind() {
            T::Identifier => {
                let key = Key::name(self.name_at(self.at));
                !self.c.lookup_unqualified(key, self.c.context.scope).is_empty()
            }
            _ => true,
        };
        if known || self.c.reports.quiet > 0 {
            return false;
        }
        if self.peek(1) == T::Less {
            let text = self.c.names.text(self.name_at(self.at)).to_owned();
            self.c.report(self.pos(), messages::not_template(&text));
        } else {
            self.c.report(self.pos(), messages::not_class_struct_name());
        }
        if self.peek(1) == T::ColonColon {
            self.bump();
            return true;
        }
        while !matches!(self.kind(), T::Comma | T::LeftBrace | T::Semicolon | T::RightBrace | T::EndOfFile) {
            match self.kind() {
                T::LeftParen | T::LeftBracket => self.at = self.after_matching(self.at),
                _ => self.bump(),
            }
        }
        true
    }

    pub(super) fn in_block(&self) -> bool {
        let scope = self.c.declaring_scope();
        matches!(self.c.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. })
    }
}
