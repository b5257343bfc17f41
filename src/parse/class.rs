//! Classes (`[class]`).

use super::declaration::specifier::{DeclSpecifiers, SpecifierPlace};
use super::{Items, Parser, T, reading};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::parse::name::{NameScope, ParsedName};
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::attributes::Targets;

pub(crate) use crate::sema::syntax::TagHead;

impl Parser<'_> {
    /// Whether `final` is here, which GNU spells `__final` where the standard has none.
    pub(crate) fn at_final(&self) -> bool {
        self.at_word(known::FINAL) || self.c.dialect.gnu && self.at_word(known::FINAL_GNU)
    }

    /// `final` before the bases or members of a class, once (`[class.pre]`).
    fn final_specifier(&mut self) -> bool {
        let is_final = |p: &Self, at: u32| {
            p.is_word(at) && {
                let name = p.name_at(at);
                name == known::FINAL || p.c.dialect.gnu && name == known::FINAL_GNU
            }
        };
        let mut end = self.at;
        while is_final(self, end) {
            end += 1;
        }
        let count = end - self.at;
        if count == 0 || !matches!(self.kind_at(end), T::LeftBrace | T::Colon) {
            return false;
        }
        if count > 1 && self.c.reports.quiet == 0 {
            self.c.report(self.pos_at(end - 1), messages::duplicate_class_modifier());
        }
        while self.at < end {
            self.bump();
        }
        true
    }

    /// class-specifier or elaborated-type-specifier (`[class.pre]`, `[dcl.type.elab]`).
    pub(crate) fn class_specifier(&mut self, specs: &mut DeclSpecifiers, place: SpecifierPlace) {
        let tag = match self.kind() {
            T::KwClass => Tag::Class,
            T::KwUnion => Tag::Union,
            _ => Tag::Struct,
        };
        let keyword_pos = self.pos();
        self.bump();
        let bracket = self.kind() == T::LeftBracket && place == SpecifierPlace::TemplateParameter;
        let mut attributes = self.attributes_here(AttributePlace::AfterTag);
        if let Some(first) = attributes.first().filter(|_| bracket) {
            let pos = self.c.il[*first].pos;
            self.c.report(pos, messages::attributes_not_allowed_here().as_error());
        }
        let start = self.at;
        let mut name = None;
        if matches!(self.kind(), T::Identifier | T::ColonColon) {
            name = self.or_back(|p| p.tag_name());
            if name.is_none() {
                self.expected_identifier();
            }
        }
        if let Some(found) = name.as_ref().filter(|_| self.kind() == T::Less).map(|n| n.found.is_empty())
            && found
        {
            self.unknown_template(start);
        }
        let mut behind = AttributeIds::new();
        if place != SpecifierPlace::TemplateParameter {
            behind = self.attributes_here(AttributePlace::AfterTag);
        }
        let final_ = name.is_some() && self.final_specifier();
        let defines = place != SpecifierPlace::Conversion
            && (self.kind() == T::LeftBrace
                || (self.kind() == T::Colon && (name.is_none() || self.base_follows())));
        if !defines && name.is_none() {
            self.expected_tag();
            specs.ty = Some(self.c.common.unknown);
            return;
        }
        let pos = name.as_ref().map_or_else(|| self.pos(), |name| name.pos);
        // As in C, also in a compound literal and in `offsetof` (GNU).
        if defines && !(self.manner.defines_class && place == SpecifierPlace::TypeOnly) {
            self.check_type_definition_place(place, keyword_pos);
        }
        let before = self.pos_at(start.saturating_sub(1));
        if !defines {
            self.attributes_of_declared(specs, &mut behind, place);
        }
        attributes.extend(behind);
        let head = TagHead { tag, pos, before, name, attributes };
        if !defines && let Some(ty) = self.member_of_unknown(head.name.as_ref()) {
            specs.ty = Some(ty);
            specs.attributes.extend(head.attributes);
            self.forget_name();
            return;
        }
        if !defines {
            self.elaborated_class(specs, head, place);
            return;
        }
        let headers = Headers::from_slice(&self.c.place.headers);
        let Some((class, definition)) = self.c.begin_class(&head, final_, &headers) else {
            self.at = self.after_matching(self.at);
            specs.ty = Some(self.c.common.unknown);
            return;
        };
        if specs.has(SpecifierFlags::FRIEND) && head.name.is_some() && self.c.reports.quiet == 0 {
            self.c.report_befriended_definition(class, pos);
        }
        specs.definition = Some(definition);
        specs.ty = Some(self.c.il[class].ty);
        let declared = self.class_body(class, definition, tag);
        self.c.check_class_size(class);
        if headers.is_empty() {
            specs.attributes.extend(declared);
        }
    }

    /// A tag's name; in a class head names are looked up as types.
    pub(crate) fn tag_name(&mut self) -> Option<ParsedName> {
        self.forget_name();
        // What qualifies nothing is a name by itself, and a declarator follows.
        let unknown = self.kind() == T::Identifier
            && self.peek(1) == T::ColonColon
            && self.peek(2) == T::Identifier
            && self.c.lookup_qualifier(Key::name(self.name_at(self.at)), self.c.context.scope).is_empty();
        if unknown || self.kind() == T::Identifier && !matches!(self.peek(1), T::ColonColon | T::Less) {
            let (name, pos) = (self.name_at(self.at), self.pos());
            let key = Key::name(name);
            let found = self.c.lookup_qualifier(key, self.c.context.scope);
            self.bump();
            return Some(ParsedName {
                pos,
                end: self.at,
                qualifier: None,
                scope: NameScope::Unqualified,
                name: EntityName::Identifier { name },
                args: None,
                found,
                template_keyword: false,
                member_pointer: false,
            });
        }
        let name = self.reading(reading::Declared(true), |p| p.name(true));
        self.forget_name();
        name
    }

    /// Whether `:` here opens a base-clause rather than the width of an unnamed bit-field.
    fn base_follows(&self) -> bool {
        !matches!(self.peek(1), T::Integer | T::Char)
    }

    /// The type that an elaborated-type-specifier names as a member of what only an instantiation knows, as `typename`
    /// names it (`[temp.res]`).
    pub(super) fn member_of_unknown(&mut self, name: Option<&ParsedName>) -> Option<TypeId> {
        let name = name.filter(|name| name.identifier().is_some())?;
        // A member class of a template may be specialized before it is instantiated.
        let open = match name.scope {
            NameScope::Members(scope) if name.found.is_empty() => match self.c.il[scope].kind {
                ScopeKind::Class { of } => {
                    self.c.il[of].flags.contains(ClassFlags::DEPENDENT) && !self.c.is_inside_class(of)
                }
                _ => false,
            },
            _ => false,
        };
        (open || self.is_unknown_member(name)).then(|| self.type_from_name(name, true))?
    }

    /// GNU attributes behind the name of a class that is not defined there are those of what is declared; there may be
    /// nothing.
    fn attributes_of_declared(
        &mut self,
        specs: &mut DeclSpecifiers,
        behind: &mut AttributeIds,
        place: SpecifierPlace,
    ) {
        let gnu = |p: &Self, id: AttributeId| p.c.il[id].syntax == AttributeSyntax::Gnu;
        let moved: AttributeIds = behind.iter().copied().filter(|id| gnu(self, *id)).collect();
        behind.retain(|id| !gnu(self, *id));
        if self.declares_class_alone(place) {
            for id in &moved {
                self.c.report(self.c.il[*id].pos, messages::attribute_does_not_apply_any());
            }
            return;
        }
        for id in &moved {
            self.c.il[*id].place = AttributePlace::Prefix;
        }
        specs.attributes.extend(moved);
    }

    /// Whether an elaborated-type-specifier that was just read is all of its declaration.
    fn declares_class_alone(&self, place: SpecifierPlace) -> bool {
        self.kind() == T::Semicolon
            && !matches!(place, SpecifierPlace::TypeOnly | SpecifierPlace::TypeSurely | SpecifierPlace::Alias)
    }

    /// `struct X` without a body: names an earlier class or declares one (`[dcl.type.elab]`).
    fn elaborated_class(&mut self, specs: &mut DeclSpecifiers, head: TagHead, place: SpecifierPlace) {
        let alone = self.declares_class_alone(place);
        let friend = specs.has(SpecifierFlags::FRIEND);
        let headers = Headers::from_slice(&self.c.place.headers);
        if alone && !friend && !specs.has(SpecifierFlags::TYPEDEF) {
            self.c.check_redeclared_outside(&head, &headers, specs.pos);
        }
        let result = self.c.elaborated_class(&head, alone, friend, &headers);
        if result.definition.is_none() {
            // Without a declaration of its own to stand in, attributes belong to what is declared here.
            for id in &head.attributes {
                if self.c.check_target(*id, Targets::CLASS) {
                    self.c.il[*id].place = AttributePlace::Prefix;
                    specs.attributes.push(*id);
                }
            }
        }
        specs.ty = Some(result.ty);
        specs.definition = result.definition;
        specs.declares_tag = result.declares;
        self.forget_name();
    }

    /// The base-clause and members of a class, the attributes behind it, on which its layout depends, and what waited for
    /// its end. The attributes that are the declarators' are the result.
    fn class_body(&mut self, class: ClassId, definition: TagDefinitionId, tag: Tag) -> AttributeIds {
        let scope = self.c.il[class].scope;
        if self.kind() == T::Colon {
            // Bases are named outside the class, after its template parameters.
            let around = self.c.il[scope].parent.unwrap_or(self.c.context.scope);
            if !self.in_scope(around, |p| p.base_clause(class, definition, tag)) {
                self.across(boundary::Elsewhere, |p| p.without_members(class, definition));
                return AttributeIds::new();
            }
        }
        // What a specialization is of need not be accessible, though its members name only what is. The class of a plain
        // template head names nothing.
        let templated = !self.c.place.headers.is_empty();
        self.c.check_waiting_types(Some(Entity::Class { id: class }), templated);
        self.reading(reading::DefinesClass(false), |p| {
            p.across(boundary::Class, |p| p.members(class, definition, tag));
        });
        self.forget_name();
        self.c.il[definition].end = self.pos();
        let mut after = self.attributes_here(AttributePlace::AfterBody);
        let mut declared = self.c.declarators_attributes(&mut after, Targets::CLASS);
        declared.extend(self.c.trailing_attributes(&mut after));
        self.c.add_class_attributes(class, definition, &after);
        self.across(boundary::Class, |p| p.end_of_class(class, definition));
        declared
    }

    /// The members of a class between braces.
    fn members(&mut self, class: ClassId, definition: TagDefinitionId, tag: Tag) {
        self.c.context.scope = self.c.il[class].scope;
        self.c.context.class = Some(class);
        self.c.context.this_type = None;
        self.open_classes += 1;
        self.forget_name();
        let open = self.pos();
        self.expect(T::LeftBrace);
        let mut access = if tag == Tag::Class { Access::Private } else { Access::Public };
        while !matches!(self.kind(), T::RightBrace | T::EndOfFile) {
            let before = self.at;
            if let Some(changed) = self.access_label() {
                access = changed;
                continue;
            }
            self.c.place.member_access = access;
            let items = self.nested(|p| p.member_declaration()).unwrap_or_default();
            let entry = &mut self.c.il[definition];
            for item in items {
                entry.items.push(item);
                entry.item_access.push(access);
            }
            if self.at == before {
                self.skip_stuck_token();
            }
        }
        self.c.place.member_access = Access::None;
        self.expect_closing_brace(open, false);
    }

    /// A class whose members and attributes are known is complete; what waited for the end of the outermost class is read.
    fn end_of_class(&mut self, class: ClassId, definition: TagDefinitionId) {
        self.c.context.scope = self.c.il[class].scope;
        self.c.context.class = Some(class);
        self.c.context.this_type = None;
        self.c.finish_class(class);
        self.c.check_local_members(class);
        let late = &self.late;
        self.c.check_has_initializing_constructor(class, |c, field| {
            late.iter().any(|part| part.initializes(c, field))
        });
        let written = &mut self.c.il[definition];
        written.bases.shrink_to_fit();
        written.items.shrink_to_fit();
        written.item_access.shrink_to_fit();
        self.open_classes -= 1;
        if self.open_classes == 0 {
            self.end_of_named_packs();
            self.parse_late_parts();
            self.c.check_uncompared_exceptions();
        }
    }

    /// `public:` and the like.
    fn access_label(&mut self) -> Option<Access> {
        let access = access_keyword(self.kind())?;
        self.bump();
        self.expect(T::Colon);
        Some(access)
    }

    /// A class whose bases are not followed by its members has none of both: what is left of the declaration is passed.
    fn without_members(&mut self, class: ClassId, definition: TagDefinitionId) {
        self.c.report(self.pos(), messages::class_definition_missing());
        self.skipping(Self::pass_declaration);
        self.c.drop_bases(class, definition);
        self.c.finish_class(class);
        self.forget_name();
        self.c.il[definition].end = self.pos();
    }

    /// base-clause (`[class.derived]`); whether the members follow.
    fn base_clause(&mut self, class: ClassId, definition: TagDefinitionId, tag: Tag) -> bool {
        if tag == Tag::Union {
            self.c.report(self.pos(), messages::union_not_allowed_have_base());
        }
        self.bump();
        loop {
            self.attributes_here(AttributePlace::Prefix);
            let mut access = if tag == Tag::Class { Access::Private } else { Access::Public };
            let (mut virtual_, mut specified) = (false, false);
            loop {
                if self.kind() == T::KwVirtual {
                    if std::mem::replace(&mut virtual_, true) {
                        self.c.report(self.pos(), messages::duplicate_specifier_in_declaration());
                    }
                    self.bump();
                } else if let Some(written) = access_keyword(self.kind()) {
                    if std::mem::replace(&mut specified, true) {
                        self.c.report(self.pos(), messages::multiple_access_specifiers());
                    }
                    access = written;
                    self.bump();
                } else {
                    break;
                }
            }
            let pos = self.pos();
            if self.undeclared_base() {
                if !self.eat(T::Comma) {
                    return self.kind() == T::LeftBrace;
                }
                continue;
            }
            let (ty, pack) = self.pack_pattern(|p| {
                let ty = p.base_type_specifier(pos);
                (ty, p.eat(T::Ellipsis))
            });
            if let Some(ty) = ty.filter(|ty| self.c.check_base(class, *ty, pos)) {
                if self.c.context.template_depth > 0 {
                    let end = self.pos();
                    self.c.il.places.note_extent(pos, pos, end);
                }
                self.c.add_base(class, definition, Base { ty, access, virtual_, pack, offset: 0, pos });
            }
            if !self.eat(T::Comma) {
                return self.kind() == T::LeftBrace;
            }
        }
    }

    /// class-or-decltype in a base-specifier, which begins at `pos`.
    fn base_type_specifier(&mut self, pos: Pos) -> Option<TypeId> {
        self.eat(T::KwTypename);
        if self.kind() == T::KwDecltype && !self.at_name() {
            return self.decltype_specifier();
        }
        let Some(name) = self.name(true) else {
            self.expected_identifier();
            self.skip_base();
            return None;
        };
        self.base_type(&name, pos)
    }

    /// The type that the name of a base stands for, which begins at `pos`, where it can be a class.
    fn base_type(&mut self, name: &ParsedName, pos: Pos) -> Option<TypeId> {
        let ty = self.type_from_name(name, true);
        if let Some(placeholder) = ty.filter(|ty| self.c.is_template_placeholder(*ty)) {
            self.c.check_missing_arguments(placeholder, pos);
            if name.qualifier.is_none() && self.c.reports.quiet == 0 {
                self.c.report(pos, messages::not_class_struct_name());
            }
            return None;
        }
        let other = ty.is_some_and(|ty| self.c.is_no_class(ty));
        match (ty, name.scope) {
            (None, _) => self.report_no_base(name),
            (_, NameScope::Members(_)) if other => self.report_no_base(name),
            _ => return ty,
        }
        None
    }

    /// `~C` without the parentheses that make it a destructor (`[class.dtor]`), perhaps with a body.
    fn destructor_without_parameters(&mut self) -> Items {
        self.c.report(self.pos(), messages::invalid_destructor_declaration());
        self.at += 2;
        if self.kind() == T::LeftBrace {
            self.c.report(self.pos(), messages::expected_semicolon());
            self.skip_to_statement_end();
            return Items::new();
        }
        self.eat(T::Semicolon);
        Items::new()
    }

    /// Goes to what may follow a base that is not one.
    pub(super) fn skip_base(&mut self) {
        while !matches!(self.kind(), T::Comma | T::LeftBrace | T::Semicolon | T::RightBrace | T::EndOfFile) {
            self.bump();
        }
    }

    /// member-declaration (`[class.mem]`).
    fn member_declaration(&mut self) -> Items {
        self.end_of_pack_patterns();
        self.skip_misplaced_attributes();
        match self.kind() {
            T::Semicolon => {
                self.bump();
                Items::new()
            }
            T::Tilde if self.peek(1) == T::Identifier && !matches!(self.peek(2), T::LeftParen | T::Less) => {
                self.destructor_without_parameters()
            }
            T::Pragma => self.pragma(),
            T::KwUsing => self.using(),
            T::Identifier | T::ColonColon if self.at_access_declaration() => self.access_declaration(),
            T::KwTemplate => self.template_declaration(),
            T::KwStaticAssert => self.static_assert(),
            T::KwExtension if matches!(self.peek(1), T::KwTemplate | T::KwUsing) => {
                self.bump();
                self.member_declaration()
            }
            T::KwFriend if self.peek(1) == T::Ellipsis => {
                self.bump();
                Items::new()
            }
            _ => self.simple_declaration(SpecifierPlace::Member, false),
        }
    }
}

/// The access that a keyword stands for.
fn access_keyword(kind: T) -> Option<Access> {
    Some(match kind {
        T::KwPublic => Access::Public,
        T::KwProtected => Access::Protected,
        T::KwPrivate => Access::Private,
        _ => return None,
    })
}
