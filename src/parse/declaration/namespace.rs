//! Namespaces, using-declarations and using-directives (`[basic.namespace]`, `[namespace.udecl]`).

use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::parse::name::NameScope;
use crate::parse::{Items, Parser, T, reading};
use crate::sema::lookup::{Found, Key};
use crate::source::Pos;
use crate::tables::attributes::Targets;
use smallvec::smallvec;

impl Parser<'_> {
    /// namespace-definition or namespace-alias-definition.
    pub(crate) fn namespace_definition(&mut self) -> Items {
        let inline = (self.kind() == T::KwInline).then(|| self.pos());
        self.eat(T::KwInline);
        self.bump();
        let attributed = (self.kind() == T::LeftBracket).then(|| self.pos_at(self.at + 2));
        let attributes = self.attributes_here(AttributePlace::Prefix);
        self.check_nested_namespace(inline, attributed);
        if self.kind() == T::Identifier && self.peek(1) == T::Equal {
            return self.namespace_alias();
        }
        let (parts, mut items, end) =
            self.in_scope(self.c.context.scope, |p| p.namespace_parts(inline, attributes));
        self.forget_name();
        let mut inner: Option<Item> = None;
        for id in parts.into_iter().rev() {
            let part = &mut self.c.il[id];
            part.end = end;
            match inner {
                Some(item) => part.items.push(item),
                None => part.items = std::mem::take(&mut items),
            }
            inner = Some(Item::Namespace { id });
        }
        inner.into_iter().collect()
    }

    /// The definition of nested namespaces has no `inline` before it, and neither that nor an alias attributes before
    /// its name (`[namespace.def]`, `[namespace.alias]`).
    fn check_nested_namespace(&mut self, inline: Option<Pos>, attributed: Option<Pos>) {
        let nested = self.kind() == T::Identifier && self.peek(1) == T::ColonColon;
        let alias = self.kind() == T::Identifier && self.peek(1) == T::Equal;
        if self.c.reports.quiet > 0 {
            return;
        }
        if let Some(inside) = attributed.filter(|_| nested || alias) {
            self.c.report(inside, messages::attribute_not_allowed().as_error());
        }
        if let Some(inline) = inline.filter(|_| nested) {
            self.c.report(inline, messages::inline_on_nested_namespace());
        }
    }

    /// The names of nested namespaces, what the innermost one contains, and where it ends.
    fn namespace_parts(
        &mut self,
        inline: Option<Pos>,
        mut attributes: AttributeIds,
    ) -> (Vec<NamespacePartId>, Vec<Item>, Pos) {
        let mut parts = Vec::new();
        loop {
            let nested_inline = (!parts.is_empty() && self.kind() == T::KwInline).then(|| self.pos());
            if nested_inline.is_some() {
                self.bump();
            }
            let pos = self.pos();
            let name = (self.kind() == T::Identifier).then(|| self.name_at(self.at));
            if name.is_some() {
                self.bump();
                let behind = self.pos();
                self.c.il.places.note_behind(pos, behind);
            } else if !matches!(self.kind(), T::LeftBrace | T::LeftBracket | T::KwAttribute | T::EndOfFile)
                && self.peek(1) == T::LeftBrace
            {
                // What stands in the place of a name is left out.
                self.expected_identifier();
                self.bump();
            }
            attributes.extend(self.attributes_here(AttributePlace::AfterTag));
            self.c.check_targets(&attributes, Targets::NAMESPACE);
            let list = self.c.il.list(&attributes);
            attributes.clear();
            let inline = nested_inline.or(inline.filter(|_| parts.is_empty()));
            let id = self.c.open_namespace(name, pos, inline, list);
            parts.push(id);
            let namespace = self.c.il[id].namespace;
            self.c.context.scope = self.c.il[namespace].scope;
            if name.is_none() || !self.eat(T::ColonColon) {
                break;
            }
        }
        self.forget_name();
        let open = self.pos();
        let opened = self.kind() == T::LeftBrace;
        self.expect(T::LeftBrace);
        if !opened && self.c.reports.quiet == 0 {
            // What comes before the next brace is passed over.
            while !matches!(self.kind(), T::LeftBrace | T::EndOfFile) {
                self.bump();
            }
            self.eat(T::LeftBrace);
        }
        let mut items = Vec::new();
        while !matches!(self.next_declaration(), T::RightBrace | T::EndOfFile) {
            let before = self.at;
            let pos = self.pos();
            self.c.input.trace.reach(&self.c.input.sources, pos);
            items.extend(self.nested(|p| p.declaration()).unwrap_or_default());
            if self.at == before {
                self.skip_stuck_token();
            }
        }
        let end = self.pos();
        self.expect_closing_brace(open, true);
        (parts, items, end)
    }

    fn namespace_alias(&mut self) -> Items {
        let (name, pos) = (self.name_at(self.at), self.pos());
        self.at += 2;
        let of = self.ahead(|p| p.namespace_name()).map(|(_, scope)| scope);
        self.c.check_alias_redeclared(name, pos, of);
        if !self.at_name() {
            self.expected_identifier();
        }
        let Some(target) = self.namespace_name() else {
            self.skip_to_declaration_end();
            return Items::new();
        };
        self.expect_semicolon();
        let (qualifier, scope) = target;
        let id = self.c.declare_namespace_alias(name, pos, qualifier, scope);
        self.forget_name();
        smallvec![Item::NamespaceAlias { id }]
    }

    /// The name of a namespace, as written and as a scope.
    fn namespace_name(&mut self) -> Option<(QualifierId, ScopeId)> {
        let mut name = self.name(false)?;
        if !matches!(name.single(), Some(Entity::Namespace { .. } | Entity::NamespaceAlias { .. })) {
            let identifier = name.identifier()?;
            let found = match name.scope {
                NameScope::Members(scope) => self.c.lookup_qualifier_in(scope, Key::name(identifier)),
                _ => self.c.lookup_qualifier(Key::name(identifier), self.c.context.scope),
            };
            name.found = found;
            if name.found.is_empty() && name.scope == NameScope::Unqualified && identifier == known::STD {
                name.found = Found::one(self.c.predeclared_std(name.pos));
            }
        }
        let namespace =
            name.found.iter().find(|e| matches!(e, Entity::Namespace { .. } | Entity::NamespaceAlias { .. }));
        let Some(entity) = namespace.copied() else {
            self.report_not_a_namespace(&name);
            return None;
        };
        let scope = self.c.scope_named_by(entity)?;
        let part = QualifierPart::Namespace { of: entity };
        Some((self.c.qualifier_of(name.qualifier, part, false), scope))
    }

    /// What begins with `using`: directive, declaration, alias or using-enum.
    pub(crate) fn using(&mut self) -> Items {
        let pos = self.pos();
        match self.peek(1) {
            T::KwNamespace => {
                self.at += 2;
                self.using_directive(pos)
            }
            // As a member the reference compiler takes one in each standard.
            T::KwEnum
                if self.c.dialect.standard < 20 && self.c.class_of_scope(self.c.context.scope).is_none() =>
            {
                self.bump();
                self.expected_identifier();
                self.skip_to_declaration_end();
                Items::new()
            }
            T::KwEnum => {
                self.at += 2;
                self.using_enum(pos)
            }
            T::Identifier if matches!(self.peek(2), T::Equal | T::LeftBracket | T::KwAttribute) => {
                self.alias_declaration()
            }
            _ => {
                self.bump();
                self.using_declaration(pos)
            }
        }
    }

    fn using_directive(&mut self, pos: Pos) -> Items {
        let mut attributes = self.attributes_here(AttributePlace::Prefix);
        if !self.at_name() {
            self.expected_identifier();
        }
        let Some((qualifier, of)) = self.namespace_name() else {
            self.skip_to_declaration_end();
            return Items::new();
        };
        attributes.extend(self.attributes_here(AttributePlace::Declarator));
        self.expect_semicolon();
        self.c.use_namespace(of);
        self.forget_name();
        let attributes = self.c.il.list(&attributes);
        let id = self.c.il.written.using_directives.add(UsingDirective { qualifier, of, pos, attributes });
        smallvec![Item::UsingDirective { id }]
    }

    fn using_enum(&mut self, pos: Pos) -> Items {
        let unknown = self.at_undeclared_name();
        if unknown {
            let (name, at) = (self.name_at(self.at), self.pos());
            self.c.report_undeclared_type(name, at);
        }
        let ty = self.name(true).and_then(|name| self.type_from_name(&name, true));
        self.expect_semicolon();
        let Some(ty) = ty else { return Items::new() };
        self.c.use_enum(ty);
        self.forget_name();
        smallvec![Item::UsingEnum { ty, pos }]
    }

    /// using-declaration (`[namespace.udecl]`).
    fn using_declaration(&mut self, using_pos: Pos) -> Items {
        let mut ids = Vec::new();
        loop {
            let typename = self.eat(T::KwTypename);
            let declarator = self.pack_pattern(|p| {
                let name = p.reading(reading::Declared(true), |p| p.name(typename))?;
                Some((name, p.eat(T::Ellipsis)))
            });
            let Some((name, pack)) = declarator else {
                self.expected_identifier();
                self.skip_to_declaration_end();
                break;
            };
            ids.push(self.c.declare_using(&name, typename, pack, using_pos));
            self.forget_name();
            if !self.eat(T::Comma) {
                self.expect_semicolon();
                break;
            }
        }
        let ids: Vec<_> = ids.into_iter().flatten().collect();
        if ids.is_empty() {
            return Items::new();
        }
        let ids = self.c.il.list(&ids);
        smallvec![Item::Using { ids }]
    }

    /// Whether nothing but a qualified name stands before the semicolon here, as a member of a class.
    pub(crate) fn at_access_declaration(&self) -> bool {
        let mut at = self.at + u32::from(self.kind() == T::ColonColon);
        let mut qualified = false;
        while self.kind_at(at) == T::Identifier {
            at += 1;
            match self.kind_at(at) {
                T::Semicolon => return qualified,
                T::Less => at = self.behind_angle_brackets(at),
                _ => {}
            }
            if self.kind_at(at) != T::ColonColon {
                return false;
            }
            at += 1;
            qualified = true;
        }
        let paired = matches!(self.kind_at(at + 1), T::LeftParen | T::LeftBracket);
        qualified
            && self.kind_at(at) == T::KwOperator
            && self.kind_at(at + if paired { 3 } else { 2 }) == T::Semicolon
    }

    /// The place behind the `>` for the `<` at `at`, as far as the tokens alone say it.
    fn behind_angle_brackets(&self, mut at: u32) -> u32 {
        let mut depth = 0;
        loop {
            match self.kind_at(at) {
                T::Less => depth += 1,
                T::Greater => depth -= 1,
                T::Semicolon | T::LeftBrace | T::RightBrace | T::EndOfFile => return at,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                return at;
            }
        }
    }

    /// access-declaration: a using-declaration in the manner of C++98 (`[class.access.dcl]` there).
    pub(crate) fn access_declaration(&mut self) -> Items {
        let pos = self.pos();
        self.using_declaration(pos)
    }

    /// alias-declaration (`[dcl.typedef]`).
    fn alias_declaration(&mut self) -> Items {
        let headers = std::mem::take(&mut self.c.place.headers);
        let extension = self.at > 0 && self.kind_at(self.at - 1) == T::KwExtension;
        self.bump();
        let (name, pos) = (self.name_at(self.at), self.pos());
        self.bump();
        let mut attributes = self.attributes_here(AttributePlace::Name);
        self.expect(T::Equal);
        let place = match headers.is_empty() {
            true => super::specifier::SpecifierPlace::Alias,
            false => super::specifier::SpecifierPlace::TypeSurely,
        };
        let mut specs = self.decl_specifiers(place);
        self.refuse_placeholder(&mut specs);
        let mut functions = Vec::new();
        let ty = match specs.ty.or_else(|| self.int_of_qualifiers(&specs, specs.pos)) {
            Some(base) => {
                let mut d = self.declarator(base, super::declarator::DeclaratorPlace::Abstract);
                d.attributes.extend(self.attributes_here(AttributePlace::Declarator));
                let ty = self.c.apply_type_attributes(d.ty, &attributes);
                if headers.is_empty() {
                    self.c.check_targets_of(&attributes, ty, Targets::TYPEDEF);
                }
                for list in [&specs.attributes, &d.attributes] {
                    self.c.check_targets(list, Targets::TYPEDEF);
                    attributes.extend_from_slice(list);
                }
                functions.extend(d.function.as_ref().map(|function| function.as_inner(d.ty)));
                functions.extend(d.inner);
                self.without_auto(ty, &specs)
            }
            None => {
                self.expected_type();
                self.c.common.unknown
            }
        };
        if self.c.context.template_depth > 0 {
            let end = self.pos();
            self.c.il.places.note_extent(pos, pos, end);
        }
        self.expect_semicolon();
        let declaration = self.c.declare_alias(name, pos, ty, &attributes, &headers);
        let functions = self.c.il.list(&functions);
        if !functions.is_empty() {
            declaration.extras_mut(&mut self.c.il).inner_declarators = functions;
        }
        self.forget_name();
        specs.flags = SpecifierFlags::ALIAS;
        if extension {
            specs.flags |= SpecifierFlags::EXTENSION;
        }
        specs.ty = Some(ty);
        let end = self.pos();
        self.finish_group(&specs, &[declaration], &headers, end)
    }
}
