//! Template declarations, parameters and explicit instantiations (`[temp.pre]`, `[temp.param]`, `[temp.explicit]`).

use super::declaration::declarator::{Declarator, DeclaratorPlace};
use super::declaration::specifier::{DeclSpecifiers, SpecifierPlace};
use super::{Items, Parser, T};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::parse::name::ParsedName;
use crate::source::Pos;
use smallvec::SmallVec;
use smallvec::smallvec;

impl Parser<'_> {
    /// template-declaration, explicit specialization or explicit instantiation.
    pub(crate) fn template_declaration(&mut self) -> Items {
        if self.peek(1) != T::Less {
            return self.explicit_instantiation();
        }
        let items = self.across(boundary::TemplateDeclaration, |p| p.declaration_with_headers());
        self.forget_name();
        items
    }

    fn declaration_with_headers(&mut self) -> Items {
        let first = self.at;
        if self.c.place.c_linkage && self.peek(2) != T::Greater {
            self.c.report(self.pos(), messages::declaration_not_have_extern_c());
        }
        if let ScopeKind::Class { of } = self.c.il[self.c.context.scope].kind
            && self.c.is_in_local_class(of)
        {
            self.c.report(self.pos(), messages::template_declaration_not_allowed_here());
        }
        self.check_specialization_place();
        while self.kind() == T::KwTemplate && self.peek(1) == T::Less {
            let header = self.template_header();
            self.c.place.headers.push(header);
            self.c.context.scope = self.c.il[header].scope;
        }
        let items = self.templated_declaration();
        for item in &items {
            if let Item::Template { id } = item {
                let pos = self.pos_at(first);
                let group = match self.c.il[*id].item {
                    TemplatedItem::Declaration { id } | TemplatedItem::Friend { id } => Some(id),
                    TemplatedItem::Concept { .. } => None,
                };
                if self.keeps_template_text(pos, group) {
                    self.c.il[*id].text = self.kept_text(first, self.at);
                }
                let declaration = &mut self.c.il[*id];
                declaration.pos = pos;
                declaration.braced = self.c.tokens.kind(self.at.saturating_sub(1) as usize) == T::RightBrace;
            }
        }
        items
    }

    /// An explicit specialization stands in a namespace (`[temp.expl.spec]`: in a class as well, but not by this
    /// program), a template in a namespace or class (`[temp.pre]`).
    fn check_specialization_place(&mut self) {
        if self.c.reports.quiet > 0 {
            return;
        }
        if self.in_block() {
            return self.report(self.pos(), messages::template_declaration_not_allowed_here());
        }
        let ScopeKind::Class { of } = self.c.il[self.c.context.scope].kind else { return };
        if self.peek(2) == T::Greater && !self.c.is_in_local_class(of) {
            self.report(self.pos(), messages::explicit_specialization_not_allowed_here());
        }
    }

    /// The default argument of a template parameter begins here: whether it is read, as that of a pack is not
    /// (`[temp.param]`).
    fn takes_default(&mut self, pack: bool) -> bool {
        if self.kind() != T::Equal {
            return false;
        }
        if pack && self.c.reports.quiet == 0 {
            self.c.report(self.pos(), messages::parameter_pack_cannot_have_default());
        }
        self.bump();
        true
    }

    fn templated_declaration(&mut self) -> Items {
        let member = matches!(self.enclosing_of_headers(), ScopeKind::Class { .. });
        if self.kind() == T::KwExtension {
            if !member && self.c.reports.quiet == 0 {
                self.report(self.pos(), messages::exp_identifier().as_error());
                self.c.place.headers.clear();
                self.skip_to_declaration_end();
                return Items::new();
            }
            self.bump();
        }
        if self.kind() == T::KwConcept {
            return self.concept_definition();
        }
        if self.kind() == T::KwUsing {
            return self.using();
        }
        let place = if member { SpecifierPlace::Member } else { SpecifierPlace::Declaration };
        self.simple_declaration(place, false)
    }

    /// The kind of the scope that the template headers here stand in.
    fn enclosing_of_headers(&self) -> ScopeKind {
        let scope = self.c.scope_outside_headers(self.c.context.scope);
        self.c.il[scope].kind
    }

    /// `template<...>` with its requires-clause.
    pub(crate) fn template_header(&mut self) -> TemplateParamsId {
        let pos = self.pos();
        self.bump();
        let scope = self.c.new_scope(ScopeKind::Template, self.c.context.scope);
        self.template_parameters(pos, scope)
    }

    /// `< parameters >` and a requires-clause, into a new header in `scope`.
    pub(crate) fn template_parameters(&mut self, pos: Pos, scope: ScopeId) -> TemplateParamsId {
        let depth = self.c.context.template_depth;
        let header = self.c.il.entities.template_param_lists.add(TemplateParams {
            param_list: List::EMPTY,
            requires_clause: RequiresClause::default(),
            pos,
            depth,
            scope,
        });
        self.across(boundary::TemplateHeader(scope), |p| p.header_parameters(header, depth));
        header
    }

    /// The parameters in angle brackets, and the requires-clause behind them.
    fn header_parameters(&mut self, header: TemplateParamsId, depth: u16) {
        let scope = self.c.context.scope;
        self.expect(T::Less);
        let mut params: SmallVec<[TemplateParamId; 8]> = SmallVec::new();
        self.with_greater(true, |p| {
            while !matches!(p.kind(), T::Greater | T::EndOfFile) {
                let index = params.len() as u32;
                match p.nested(|p| p.template_parameter(depth, index)).flatten() {
                    Some(param) => {
                        params.push(param);
                        p.c.il[scope].declares = true;
                    }
                    None => break,
                }
                if !p.eat(T::Comma) {
                    break;
                }
            }
        });
        self.c.il[header].param_list = self.c.il.list(&params);
        if !self.eat(T::Greater) {
            self.report(self.pos(), messages::exp_comma_or_gt());
            self.skip_to_closing(T::Greater);
        }
        // An empty list is that of an explicit specialization and adds no level.
        if !params.is_empty() {
            self.c.context.template_depth = depth + 1;
        }
        if self.kind() == T::KwRequires {
            self.bump();
            self.c.il[header].requires_clause.pos = self.pos();
            let condition = self.requires_clause();
            self.c.il[header].requires_clause.condition = Some(condition);
        }
    }

    /// template-parameter (`[temp.param]`).
    fn template_parameter(&mut self, depth: u16, index: u32) -> Option<TemplateParamId> {
        match self.kind() {
            T::KwTemplate => self.template_template_parameter(depth, index),
            T::KwClass if self.class_parameter_follows() => self.type_parameter(depth, index, None),
            T::KwTypename if self.typename_parameter_follows() => self.type_parameter(depth, index, None),
            _ => {
                if let Some(constraint) = self.type_constraint() {
                    return self.type_parameter(depth, index, Some(constraint));
                }
                self.non_type_parameter(depth, index)
            }
        }
    }

    /// Whether `typename` here declares a parameter rather than naming the type of one.
    fn typename_parameter_follows(&self) -> bool {
        match self.peek(1) {
            T::Ellipsis | T::Comma | T::Greater | T::Equal => true,
            T::Identifier => matches!(self.peek(2), T::Comma | T::Greater | T::Equal),
            _ => false,
        }
    }

    /// Whether `class` here declares a parameter: behind one that anything but the end of a parameter or a default argument
    /// follows, it names the type of one.
    fn class_parameter_follows(&self) -> bool {
        let pack = u32::from(self.peek(1) == T::Ellipsis);
        let name = u32::from(self.peek(pack + 1) == T::Identifier);
        matches!(self.peek(pack + name + 1), T::Comma | T::Greater | T::Equal | T::EndOfFile)
    }

    /// `Concept` or `Concept<args>` before a type parameter's name.
    fn type_constraint(&mut self) -> Option<(ParsedName, TemplateId)> {
        if !matches!(self.kind(), T::Identifier | T::ColonColon) {
            return None;
        }
        self.tentatively(|p| {
            let name = p.name(false)?;
            let id = p.concept_named(&name)?;
            let follows = !matches!(p.kind(), T::KwAuto | T::KwDecltype);
            follows.then_some((name, id))
        })
    }

    fn type_parameter(
        &mut self,
        depth: u16,
        index: u32,
        constraint: Option<(ParsedName, TemplateId)>,
    ) -> Option<TemplateParamId> {
        let mut pos = self.pos();
        let written_typename = self.kind() == T::KwTypename;
        if constraint.is_none() {
            self.bump();
        }
        let pack = self.eat(T::Ellipsis);
        if let (true, Some((name, _))) = (pack, &constraint) {
            self.expands_packs(name.pos);
        }
        let name = (self.kind() == T::Identifier).then(|| self.name_at(self.at));
        if constraint.is_none() || name.is_some() {
            pos = self.pos();
        }
        if name.is_some() {
            self.bump();
        }
        let constraint = constraint.map(|(name, template)| {
            let args = name.args.unwrap_or(List::EMPTY);
            self.c.check_concept_arguments(template, args, 1, name.pos);
            self.c.concept_id(template, name.qualifier, args, name.pos)
        });
        let param = self.c.new_type_parameter(name, pos, depth, index, pack, constraint);
        self.c.il[param].written_typename = written_typename;
        if self.takes_default(pack) {
            let default = self.certain_type_id();
            if default.is_none() {
                self.expected_type();
            }
            if let TemplateParamKind::Type { default: place, .. } = &mut self.c.il[param].kind {
                *place = default.filter(|_| !pack);
            }
        }
        self.c.bind_parameter(param);
        self.forget_name();
        Some(param)
    }

    /// The type of a parameter is not deduced from its argument before C++17 (`[dcl.spec.auto]`).
    fn check_deduced_parameter(&mut self, start: u32, specs: &mut DeclSpecifiers) {
        let deduced = specs.ty.is_some_and(|ty| self.c.il[ty].flags.contains(TypeFlags::PLACEHOLDER));
        if !deduced || self.c.dialect.standard >= 17 {
            return;
        }
        let Some(at) = (start..self.at).find(|at| self.kind_at(*at) == T::KwAuto) else { return };
        match at.checked_sub(2).filter(|before| self.kind_at(*before) == T::KwDecltype) {
            Some(before) => self.c.report(self.pos_at(before), messages::decltype_auto_not_allowed_here()),
            None => self.auto_not_allowed(at),
        }
        specs.ty = Some(self.c.common.unknown);
    }

    fn non_type_parameter(&mut self, depth: u16, index: u32) -> Option<TemplateParamId> {
        let (type_pos, d) = self.pack_pattern(|p| p.value_parameter_declarator())?;
        self.c.check_value_parameter(d.ty, type_pos);
        let name = d.name.as_ref().and_then(|n| n.identifier());
        let param = self.c.new_value_parameter(name, d.pos, depth, index, d.pack, d.ty);
        if self.takes_default(d.pack) {
            let value =
                if self.kind() == T::LeftBrace { self.braced_list() } else { self.constant_expression() };
            let value = self.c.convert_template_default(value, d.ty);
            if let TemplateParamKind::NonType { default, .. } = &mut self.c.il[param].kind {
                *default = Some(value).filter(|_| !d.pack);
            }
        }
        self.c.bind_parameter(param);
        self.forget_name();
        Some(param)
    }

    /// The specifiers and the declarator of a parameter that stands for a value, and where its type begins.
    fn value_parameter_declarator(&mut self) -> Option<(Pos, Declarator)> {
        let (start, type_pos) = (self.at, self.pos());
        let before = self.attributes_here(AttributePlace::Prefix);
        self.c.check_template_parameter_attributes(&before, false);
        let mut specs = self.decl_specifiers(SpecifierPlace::TemplateParameter);
        self.c.check_template_parameter_attributes(&specs.attributes, false);
        self.check_deduced_parameter(start, &mut specs);
        let Some(base) = specs.ty else {
            self.expected_type();
            return None;
        };
        let d = self.declarator(base, DeclaratorPlace::TemplateParameter);
        if d.pack {
            self.expands_packs(type_pos);
        }
        self.c.check_template_parameter_attributes(&d.attributes, true);
        if self.c.dialect.standard < 20 {
            self.c.check_missing_arguments(d.ty, specs.type_pos);
        }
        Some((type_pos, d))
    }

    fn template_template_parameter(&mut self, depth: u16, index: u32) -> Option<TemplateParamId> {
        let mut pos = self.pos();
        self.bump();
        let scope = self.c.new_scope(ScopeKind::Template, self.c.context.scope);
        let params =
            self.across(boundary::TemplateParameter(depth + 1), |p| p.template_parameters(pos, scope));
        let written_typename = self.kind() == T::KwTypename;
        if !self.eat(T::KwClass) && !self.eat(T::KwTypename) && self.c.reports.quiet == 0 {
            self.report(self.pos(), messages::expected_class_or_typename());
        }
        let pack = self.eat(T::Ellipsis);
        let name = (self.kind() == T::Identifier).then(|| self.name_at(self.at));
        if name.is_some() {
            pos = self.pos();
            self.bump();
        }
        let param = self.c.new_template_parameter(name, pos, depth, index, pack, params);
        self.c.il[param].written_typename = written_typename;
        if self.takes_default(pack) {
            let default = self.template_template_argument().or_else(|| self.injected_template_argument());
            if let TemplateParamKind::Template { default: place, .. } = &mut self.c.il[param].kind {
                *place = default.filter(|_| !pack);
            }
        }
        self.c.bind_parameter(param);
        self.forget_name();
        Some(param)
    }

    /// concept-definition (`[temp.concept]`).
    fn concept_definition(&mut self) -> Items {
        let headers = std::mem::take(&mut self.c.place.headers);
        self.bump();
        if self.kind() != T::Identifier {
            return self.unnamed_concept();
        }
        let (name, pos) = (self.name_at(self.at), self.pos());
        self.bump();
        let template = self.c.declare_concept(name, pos, &headers);
        self.forget_name();
        self.expect(T::Equal);
        let constraint = self.constraint_expression();
        self.c.check_atomic_constraints(constraint);
        self.expect_semicolon();
        self.c.il[template].kind = TemplateKind::Concept { constraint: Some(constraint) };
        let headers = self.c.il.list(&headers);
        let item = TemplatedItem::Concept { template, pos };
        let declaration = TemplateDeclaration {
            headers,
            item,
            template: Some(template),
            text: List::EMPTY,
            pos: Pos::NONE,
            braced: false,
        };
        let id = self.c.il.written.template_declarations.add(declaration);
        smallvec![Item::Template { id }]
    }

    /// A concept that has no name where one should stand: its constraint is read all the same.
    fn unnamed_concept(&mut self) -> Items {
        self.expected_identifier();
        while !matches!(self.kind(), T::Equal | T::Semicolon | T::RightBrace | T::EndOfFile) {
            self.bump();
        }
        if self.eat(T::Equal) {
            let constraint = self.constraint_expression();
            self.c.check_atomic_constraints(constraint);
        }
        self.expect_semicolon();
        Items::new()
    }

    /// explicit-instantiation (`[temp.explicit]`).
    pub(crate) fn explicit_instantiation(&mut self) -> Items {
        let pos = self.pos();
        let extern_ = self.eat(T::KwExtern);
        self.bump();
        let how = match extern_ {
            true => Specialization::ExternInstantiation,
            false => Specialization::ExplicitInstantiation,
        };
        self.c.place.names_no_template = false;
        let start = self.pos();
        let items = self.across(boundary::ExplicitInstantiation(how), |p| {
            p.simple_declaration(SpecifierPlace::Declaration, false)
        });
        if std::mem::take(&mut self.c.place.names_no_template) && self.c.reports.quiet == 0 {
            self.c.report(start, messages::invalid_explicit_instantiation_declaration());
            return items;
        }
        let Some(Item::Declaration { id: group }) = items.first().copied() else { return items };
        // What is instantiated becomes necessary at the semicolon.
        let semicolon = self.c.reports.diags.token.saturating_sub(1);
        let entity = self.c.across(boundary::Token(semicolon), |c| c.explicit_instantiation(group, how));
        let id = self.c.il.written.instantiations.add(Instantiation { extern_, pos, group, entity });
        smallvec![Item::Instantiation { id }]
    }
}
