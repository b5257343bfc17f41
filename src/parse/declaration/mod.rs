//! Declarations and function definitions (`[dcl.dcl]`, `[dcl.fct.def]`).

pub mod attribute;
mod attribute_argument;
mod conversion_type;
pub mod declarator;
mod deduction_guide;
pub mod enumeration;
mod function_place;
pub mod initializer;
pub mod module;
pub mod namespace;
mod old_style;
mod parameter;
pub mod specifier;
pub mod structured_binding;

use super::late::LateKind;
use super::{Declarations, Items, Parser, T};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::declaration::place::Redeclares;
use crate::source::Pos;
use crate::tables::features::Feature;
use declarator::{Declarator, DeclaratorPlace};
use smallvec::smallvec;
use specifier::{DeclSpecifiers, SpecifierPlace, begins_declaration, begins_type};
use structured_binding::BindingPlace;

impl Parser<'_> {
    /// One declaration at namespace scope (`[dcl.pre]`).
    pub(crate) fn declaration(&mut self) -> Items {
        self.skip_misplaced_attributes();
        match self.kind() {
            T::Semicolon => {
                self.bump();
                smallvec![Item::Empty]
            }
            T::Pragma => self.pragma(),
            T::KwNamespace => self.namespace_definition(),
            T::KwInline if self.peek(1) == T::KwNamespace => self.namespace_definition(),
            T::KwUsing => self.using(),
            T::KwTemplate => self.template_declaration(),
            T::KwExport => self.export_declaration(),
            T::Identifier if self.at_module_declaration() => self.module_declaration(),
            T::KwExtern if self.peek(1) == T::KwTemplate => self.explicit_instantiation(),
            T::KwExtern if self.peek(1) == T::String => self.linkage_specification(),
            T::KwExtension
                if matches!(self.peek(1), T::KwTemplate | T::KwUsing | T::KwNamespace | T::KwAsm)
                    || matches!((self.peek(1), self.peek(2)), (T::KwInline, T::KwNamespace))
                    || self.peek(1) == T::KwStaticAssert
                    || (self.peek(1) == T::KwExtern && matches!(self.peek(2), T::String | T::KwTemplate)) =>
            {
                self.bump();
                self.declaration()
            }
            T::KwStaticAssert => self.static_assert(),
            T::KwAsm => self.asm_declaration(),
            T::LeftBracket if self.peek(1) == T::LeftBracket => {
                let after = self.after_matching(self.at);
                if self.kind_at(after) == T::Semicolon {
                    let list = self.attributes(AttributePlace::Prefix);
                    self.bump();
                    self.c.check_attributes_alone(&list);
                    let attributes = self.c.il.list(&list);
                    return smallvec![Item::Attributes { attributes }];
                }
                self.simple_declaration(SpecifierPlace::Declaration, false)
            }
            _ => self.simple_declaration(SpecifierPlace::Declaration, false),
        }
    }

    /// A pragma in place; some are executed and not printed.
    pub(crate) fn pragma(&mut self) -> Items {
        let id = self.payload_at(self.at);
        self.bump();
        if !self.keeps_standard_pragma(id, false) {
            return Items::new();
        }
        self.c.declare_pragma(id);
        self.c.check_pragma_before_declaration(id);
        self.check_pragma_of_declaration(id, false);
        smallvec![Item::Pragma { id }]
    }

    /// Whether a pragma of the C standard, which has just been read, stands among the declarations of the global
    /// scope or before everything else in a block; elsewhere it is reported and dropped. Other pragmas are kept.
    pub(crate) fn keeps_standard_pragma(&mut self, id: u32, statement: bool) -> bool {
        if !self.c.is_standard_pragma(id) {
            return true;
        }
        let mut before = self.at.saturating_sub(1);
        while before > 0 && self.kind_at(before) == T::Pragma {
            before -= 1;
        }
        let begins = self.kind_at(before) == T::LeftBrace;
        let kept = if statement { begins } else { self.c.is_plain_global_scope() };
        if !kept {
            self.c.report_standard_pragma(id);
        }
        kept
    }

    /// A pragma about the execution space of what is declared next stands before a declaration that can have one.
    pub(crate) fn check_pragma_of_declaration(&mut self, id: u32, statement: bool) {
        let Some(word) = self.c.declaration_pragma_pos(id) else { return };
        let unfit = match self.kind() {
            T::Semicolon | T::RightBrace | T::KwStaticAssert => true,
            T::KwPublic | T::KwProtected | T::KwPrivate => self.peek(1) == T::Colon,
            T::KwExtern if self.peek(1) == T::String => true,
            T::KwAsm => !statement,
            _ => false,
        };
        if unfit {
            self.c.report(word, messages::kind_pragma_not_used_here());
        } else if self.kind() == T::EndOfFile || statement && !self.at_block_declaration() {
            self.c.report(word, messages::pragma_must_precede_declaration());
        }
    }

    /// A pragma about loops among statements stands before one.
    pub(crate) fn check_loop_pragma(&mut self, id: u32) {
        if matches!(self.kind(), T::Semicolon | T::RightBrace) {
            if let Some(word) = self.c.loop_pragma_pos(id) {
                self.c.report(word, messages::kind_pragma_not_used_here().as_warning());
            }
        } else if self.kind() != T::Pragma && self.at_block_declaration() {
            self.c.check_pragma_before_declaration(id);
        }
    }

    /// `extern "C"` before a declaration or braces (`[dcl.link]`).
    fn linkage_specification(&mut self) -> Items {
        let pos = self.pos();
        self.bump();
        let c = self.linkage_is_c();
        if !c && !self.c.is_cxx_language(self.payload_at(self.at)) {
            self.c.report(self.pos(), messages::unknown_external_linkage_specification());
        }
        self.bump();
        let before = self.c.place.c_linkage;
        self.across(boundary::Linkage(c), |p| p.linked_declarations(c, before, pos))
    }

    /// What a linkage-specification at `pos` stands before; in front of it was C's linkage or not.
    fn linked_declarations(&mut self, c: bool, before: bool, pos: Pos) -> Items {
        if self.kind() == T::LeftBrace {
            let open = self.pos();
            self.bump();
            let mut items = Vec::new();
            while !matches!(self.next_declaration(), T::RightBrace | T::EndOfFile) {
                let at = self.at;
                items.extend(self.nested(|p| p.declaration()).unwrap_or_default());
                if self.at == at {
                    self.skip_stuck_token();
                }
            }
            let end = self.pos();
            self.expect_closing_brace(open, false);
            let id = self.c.il.written.linkage_blocks.add(LinkageBlock { c, braces: true, pos, items, end });
            smallvec![Item::Linkage { id }]
        } else {
            let items = match self.kind() {
                T::KwExtern if self.peek(1) == T::String => {
                    self.nested(|p| p.linkage_specification()).unwrap_or_default()
                }
                T::KwNamespace | T::KwUsing | T::KwTemplate | T::KwStaticAssert => self.declaration(),
                _ => self.simple_declaration(SpecifierPlace::Declaration, true),
            };
            if c || before {
                self.mark_linkage(&items, c);
            }
            match self.type_declaration(&items).filter(|_| c && !before) {
                Some(end) => {
                    let items = items.to_vec();
                    let id = self.c.il.written.linkage_blocks.add(LinkageBlock {
                        c,
                        braces: false,
                        pos,
                        items,
                        end,
                    });
                    smallvec![Item::Linkage { id }]
                }
                None => items,
            }
        }
    }

    /// Where a declaration ends that declares no function or object, but a type: what stands directly before such a
    /// one is the same as a block around it (`[dcl.link]`).
    fn type_declaration(&self, items: &Items) -> Option<Pos> {
        let [Item::Declaration { id }] = items[..] else { return None };
        let il = &self.c.il;
        let group = &il[id];
        let names_type = match il[group.declarators].first() {
            Some(first) => matches!(il[*first].entity, Entity::Typedef { .. }),
            None => group.definition(&self.c.il).is_some_and(|definition| il[definition].body),
        };
        names_type.then_some(group.end)
    }

    fn linkage_is_c(&self) -> bool {
        self.c.is_c_language(self.payload_at(self.at))
    }

    /// Remembers the linkage-specification that stood directly before declarations, which print it again. What is
    /// static has no linkage that it would matter for, nor has a member of a class.
    fn mark_linkage(&mut self, items: &Items, c: bool) {
        for item in items {
            let member = |id: GroupId| {
                let first = self.c.il[self.c.il[id].declarators].first();
                let function = first.and_then(|first| self.c.il.function_in(self.c.il[*first].entity));
                function.is_some_and(|function| self.c.il[function].class.is_some())
            };
            if let Item::Declaration { id } = item
                && !member(*id)
                && let specifiers = &mut self.c.il[*id].specifiers
                && !specifiers.flags.contains(SpecifierFlags::STATIC)
            {
                specifiers.c_linkage = c;
                specifiers.cxx_linkage = !c;
            }
        }
    }

    /// A simple-declaration or function-definition. `linkage` says whether a linkage-specification stands directly
    /// before it.
    pub(crate) fn simple_declaration(&mut self, place: SpecifierPlace, linkage: bool) -> Items {
        // A class defined in the specifiers is what the template headers here belong to.
        let headers = Headers::from_slice(&self.c.place.headers);
        if place == SpecifierPlace::Declaration && self.decltype_auto_not_allowed(!headers.is_empty()) {
            self.c.place.headers.clear();
            return Items::new();
        }
        let unchecked = std::mem::take(&mut self.c.place.unchecked_pragma);
        let start = self.at;
        let mut specs = self.decl_specifiers(place);
        specs.flags.set(SpecifierFlags::LINKAGE, linkage);
        self.c.place.headers.clear();
        if !headers.is_empty() && specs.has(SpecifierFlags::TYPEDEF) && self.c.reports.quiet == 0 {
            let word = self.c.word_at(specs.storage_pos);
            self.c.report(specs.storage_pos, messages::specifier_not_here(&word));
        }
        self.c.place.unchecked_declaration = unchecked;
        if self.kind() == T::Semicolon && (specs.ty.is_some() || self.at > start) {
            return self.declaration_without_declarator(&mut specs, &headers);
        }
        if place != SpecifierPlace::Member && self.at_structured_binding(&specs) {
            return self.structured_binding(specs, BindingPlace::Declaration).0;
        }
        if self.at == start && self.type_in_parentheses() {
            return Items::new();
        }
        let items = self.across(boundary::Declarators(headers.clone()), |p| {
            p.declarators_behind(&specs, &headers, place, start)
        });
        if let ([Item::Declaration { id }], false) = (items.as_slice(), linkage) {
            self.keep_deleted_template(*id, start);
        }
        items
    }

    /// init-declarator-list with its `;`, or a declarator with the body of a function, behind specifiers that begin
    /// at `start`.
    fn init_declarator_list(
        &mut self,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
        place: SpecifierPlace,
        start: u32,
    ) -> Items {
        let mut declarations = Declarations::new();
        self.c.place.specializing =
            headers.last().is_some_and(|header| self.c.il[*header].params(&self.c.il).is_empty());
        loop {
            let before = self.at;
            if declarations.is_empty()
                && specs.definition.is_some()
                && (!headers.is_empty() || self.begins_another_declaration())
            {
                return self.unended_definition(specs, headers);
            }
            let Some(declaration) = self.init_declarator(specs, headers, place, declarations.is_empty())
            else {
                if self.at == before && declarations.is_empty() {
                    self.report_no_declarator(start, specs);
                } else if self.at == before {
                    self.expected_identifier();
                } else if self.kind() == T::Semicolon || self.at_end_of_nameless(before) {
                    self.expected_name_from(before);
                }
                if declarations.is_empty() {
                    self.c.check_storage_of_nothing(specs);
                }
                if self.kind() == T::EndOfFile && (specs.ty.is_some() || !specs.flags.is_empty()) {
                    if self.at != before {
                        self.expected_identifier();
                    }
                    self.report(self.pos(), messages::expected_semicolon());
                }
                self.skip_to_declaration_end();
                return self.finish_group(specs, &declarations, headers, self.pos());
            };
            let defines_function = self.c.il[declaration].flags.contains(DeclarationFlags::DEFINITION)
                && matches!(self.c.il[declaration].entity, Entity::Function { .. });
            if let Some(first) = declarations.first().copied() {
                self.c.check_same_deduced(first, declaration);
            }
            declarations.push(declaration);
            if defines_function {
                return self.finish_group(specs, &declarations, headers, self.pos());
            }
            // A template declares one thing ([temp.pre]).
            let comma = self.pos();
            if !headers.is_empty() || !self.eat(T::Comma) {
                break;
            }
            if place == SpecifierPlace::Member && self.kind() == T::Semicolon && self.c.reports.quiet == 0 {
                self.c.warn(comma, messages::trailing_comma_nonstandard());
                break;
            }
        }
        let end = self.pos();
        self.expect_semicolon();
        self.finish_group(specs, &declarations, headers, end)
    }

    /// Whether what follows the definition of a class or enumeration belongs to another declaration.
    pub(in crate::parse) fn begins_another_declaration(&self) -> bool {
        let kind = self.kind();
        begins_declaration(kind)
            || begins_type(kind)
            || matches!(kind, T::KwUsing | T::KwNamespace | T::KwStaticAssert | T::RightBrace | T::EndOfFile)
    }

    /// `struct S { ... };`, `struct S;`, `enum E { ... };` or nothing at all.
    fn declaration_without_declarator(
        &mut self,
        specs: &mut DeclSpecifiers,
        headers: &[TemplateParamsId],
    ) -> Items {
        let end = self.pos();
        self.bump();
        if specs.has(SpecifierFlags::FRIEND) {
            self.note_friend(end);
            self.c.note_friend_class(specs.ty.unwrap_or(self.c.common.unknown), specs.pos);
        }
        if let Some(definition) = specs.definition {
            if !headers.is_empty()
                && self.c.il[definition].tag == Tag::Enum
                && self.c.il[definition].qualifier.is_none()
            {
                self.c.refuse_enumeration_template(definition);
            }
            if specs.has(SpecifierFlags::TYPEDEF) && self.c.dialect.cxx {
                self.c.report(end, messages::declaration_requires_typedef_name());
            }
            if !self.c.check_class_template_specifiers(specs, headers) {
                self.c.check_storage_of_tag(specs);
            }
            self.c.check_attributes_apply(specs, headers);
            self.c.finish_tag(definition, end);
            self.c.declare_anonymous(definition, specs.flags);
            self.c.check_anonymous_union(definition, specs.flags, specs.pos);
            let (tag, named) = (self.c.il[definition].tag, self.c.is_named_tag(definition));
            self.c.check_specifiers_alone(specs, !headers.is_empty(), !named && tag != Tag::Enum);
            self.c.check_empty_enum(definition, specs);
        } else if (!headers.is_empty() || self.c.place.instantiating.is_some())
            && self.c.shall_have_name(specs)
            && !specs.declares_tag
            && specs.ty.is_some_and(|ty| !self.c.is_unknown(ty))
        {
            self.c.place.names_no_template = self.c.place.instantiating.is_some();
            self.report(end, messages::exp_identifier().as_error());
            self.c.check_friend_has_name(specs, end);
        } else {
            self.check_declares_nothing(specs, end);
            self.c.check_specifiers_alone(specs, false, false);
            if specs.ty.is_none() && specs.flags.is_empty() {
                self.c.check_attributes_alone(&specs.attributes);
            } else if self.c.declares_for_nothing(specs) {
                self.c.check_attributes_apply(specs, headers);
            }
        }
        if specs.ty.is_some() {
            // Explicit instantiations keep those of GNU.
            let instantiates = self.c.place.instantiating.is_some();
            let gnu = |id: &AttributeId| self.c.il[*id].syntax == AttributeSyntax::Gnu;
            specs.attributes.retain(|id| instantiates && gnu(id));
        }
        self.finish_group(specs, &[], headers, end)
    }

    /// Puts specifiers and declarators together as one entry of the source sequence.
    pub(crate) fn finish_group(
        &mut self,
        specs: &DeclSpecifiers,
        declarations: &[DeclarationId],
        headers: &[TemplateParamsId],
        end: Pos,
    ) -> Items {
        self.c.check_waiting_types(None, !headers.is_empty());
        let friend = specs.has(SpecifierFlags::FRIEND);
        let declarators = self.c.il.list(declarations);
        let attributes = self.c.il.list(&specs.attributes);
        let definition = specs.definition;
        let extras = GroupExtras { definition, text: List::EMPTY }.kept(&mut self.c.il);
        let group = Group {
            specifiers: Specifiers {
                ty: specs.ty.unwrap_or(self.c.common.unknown),
                flags: specs.flags,
                attributes,
                pos: specs.pos,
                c_linkage: false,
                cxx_linkage: false,
                explicit_condition: specs.explicit_condition,
            },
            declarators,
            end,
            extras,
        };
        if let (Some(first), Some(definition)) = (declarations.first(), definition) {
            // An alias is named before the type that it defines.
            let pos = match specs.has(SpecifierFlags::ALIAS) {
                true => self.c.il[definition].end,
                false => self.c.il[*first].pos,
            };
            self.c.finish_tag(definition, pos);
            self.c.name_tag_for_linkage(definition, *first, specs.flags);
        }
        let id = self.c.il.written.groups.add(group);
        if headers.is_empty() {
            return smallvec![if friend { Item::Friend { id } } else { Item::Declaration { id } }];
        }
        let template = self.c.template_declared_by(id);
        let item = if friend { TemplatedItem::Friend { id } } else { TemplatedItem::Declaration { id } };
        let headers = self.c.il.list(headers);
        let id = self.c.il.written.template_declarations.add(TemplateDeclaration {
            headers,
            item,
            template,
            text: List::EMPTY,
            pos: Pos::NONE,
            braced: false,
        });
        smallvec![Item::Template { id }]
    }

    /// init-declarator, or the declarator and body of a function definition.
    fn init_declarator(
        &mut self,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
        place: SpecifierPlace,
        first: bool,
    ) -> Option<DeclarationId> {
        let member = place == SpecifierPlace::Member;
        let leading = if first { AttributeIds::new() } else { self.attributes_here(AttributePlace::Prefix) };
        if first && specs.ty.is_none() && self.report_unknown_type(member) {
            return None;
        }
        let base = self.declared_base_type(specs)?;
        let start = self.pos();
        let d_place = if member { DeclaratorPlace::Member } else { DeclaratorPlace::Declaration };
        let mut d = self.declarator(base, d_place);
        if !leading.is_empty() {
            d.attributes.extend_from_slice(&leading);
        }
        if d.name.is_none() && !(member && self.kind() == T::Colon) {
            return None;
        }
        if member && !specs.has(SpecifierFlags::FRIEND) {
            self.c.check_qualified_member(&mut d);
        } else if !member && headers.is_empty() {
            self.c.check_qualified_namespace_member(&mut d);
        }
        if specs.ty.is_none() && !self.may_lack_type(&d) && self.c.reports.quiet == 0 {
            if !specs.has(SpecifierFlags::FRIEND) || d.function.is_some() {
                self.report_missing_type(specs, &d, start);
            }
            d.ty = self.c.with_assumed_int(d.ty);
        }
        if specs.ty.is_none() {
            self.deduction_guide_result(&mut d);
        }
        self.check_operator_declares_function(&mut d);
        if self.in_block() && !specs.has(SpecifierFlags::FRIEND) {
            self.c.check_qualified_local(&mut d);
        }
        self.variable_features(specs, &d, headers, member);
        self.c.check_result_type_definition(specs, &d);
        let declared = self.declare_and_define(specs, &mut d, headers, member);
        if self.c.il.places.are_recorded() {
            self.note_end(d.pos);
        }
        declared
    }

    /// What an operator's name declares is a function (`[over.oper]`): other declarations go on without that name.
    fn check_operator_declares_function(&mut self, d: &mut Declarator) {
        let open = self.c.is_unknown(d.ty) || self.c.is_dependent(d.ty) && d.function.is_none();
        let Some(name) = d.name.as_mut() else { return };
        let operator = matches!(name.name, EntityName::Operator { .. } | EntityName::Conversion { .. });
        if operator && !open && self.c.function_of(d.ty).is_none() && self.c.reports.quiet == 0 {
            // A name that nothing else has.
            let own = format!("{:?}", d.pos);
            name.name = EntityName::Identifier { name: self.c.names.intern(own.as_bytes()) };
            d.ty = self.c.common.unknown;
            self.c.report(d.pos, messages::operator_name_must_declared_function());
        }
    }

    /// A name that is no type's where a declaration needs one: reported, and the declaration passed over.
    fn report_unknown_type(&mut self, member: bool) -> bool {
        let own = |p: &Self| match p.c.il[p.c.declaring_scope()].kind {
            ScopeKind::Class { of } => p.c.il[of].name == Some(p.name_at(p.at)),
            _ => false,
        };
        let specifier = match self.peek(1) {
            T::KwClass | T::KwStruct | T::KwUnion | T::KwEnum => false,
            kind => begins_type(kind) || begins_declaration(kind),
        };
        if self.kind() != T::Identifier || !specifier || self.c.reports.quiet > 0 || (member && own(self)) {
            return false;
        }
        let name = self.name_at(self.at);
        let key = crate::sema::lookup::Key::name(name);
        if !self.c.lookup_unqualified(key, self.c.context.scope).is_empty() {
            return false;
        }
        let block =
            matches!(self.c.il[self.c.declaring_scope()].kind, ScopeKind::Block | ScopeKind::Function { .. });
        if !block {
            self.report(self.pos(), messages::missing_decl_specifiers());
            self.bump();
            self.report(self.pos(), messages::expected_semicolon());
            return true;
        }
        self.report_undefined(name, self.pos());
        true
    }

    /// Notes what only later standards let a variable be.
    fn variable_features(
        &mut self,
        specs: &DeclSpecifiers,
        d: &Declarator,
        headers: &[TemplateParamsId],
        member: bool,
    ) {
        if self.c.function_of(d.ty).is_some() || specs.has(SpecifierFlags::TYPEDEF) || d.name.is_none() {
            return;
        }
        if specs.has(SpecifierFlags::INLINE) && specs.inline_pos.is_some() {
            self.use_feature(Feature::InlineVariables, specs.inline_pos);
        }
        let plain = d.name.as_ref().is_some_and(|name| {
            name.qualifier.is_none() && matches!(name.name, EntityName::Identifier { .. })
        });
        let primary = headers.len() == 1 && !member && plain && !specs.has(SpecifierFlags::FRIEND);
        if primary && headers.iter().all(|id| !self.c.il[*id].params(&self.c.il).is_empty()) {
            self.use_feature(Feature::VariableTemplates, self.pos());
        }
    }

    /// The type that declarators apply to: for constructors and the like there is none written.
    fn declared_base_type(&mut self, specs: &DeclSpecifiers) -> Option<TypeId> {
        match specs.ty {
            Some(ty) => Some(ty),
            None if self.at_name() || matches!(self.kind(), T::LeftParen | T::Star) => {
                Some(self.c.common.void)
            }
            None => None,
        }
    }

    /// Whether a declarator without type specifier is that of a constructor, destructor, conversion or guide.
    fn may_lack_type(&self, d: &Declarator) -> bool {
        let Some(name) = &d.name else { return false };
        match name.name {
            EntityName::Constructor | EntityName::Destructor | EntityName::Conversion { .. } => true,
            EntityName::Identifier { .. } => {
                let own_class = match self.c.il[self.c.declaring_scope()].kind {
                    ScopeKind::Class { of } => self.c.il[of].name == name.identifier(),
                    _ => false,
                };
                let unknown_scope = name.qualifier.is_some() && d.scope.is_none();
                own_class || unknown_scope || d.function.as_ref().is_some_and(|f| f.trailing)
            }
            _ => false,
        }
    }

    /// Declares what a declarator declares, with its initializer or body.
    pub(crate) fn declare_and_define(
        &mut self,
        specs: &DeclSpecifiers,
        d: &mut Declarator,
        headers: &[TemplateParamsId],
        member: bool,
    ) -> Option<DeclarationId> {
        self.note_declared(specs, d);
        self.trailing_requires(d, specs, headers);
        if member && specs.has(SpecifierFlags::FRIEND) && !specs.has(SpecifierFlags::TYPEDEF) {
            self.check_befriended(specs, d);
        }
        let mut flags = match member && self.c.function_of(d.ty).is_some() {
            true => self.virt_specifiers(d.pos, specs),
            false => DeclarationFlags::empty(),
        };
        if !flags.is_empty() && self.kind() == T::KwAttribute {
            // Attributes that stand behind these belong to the declarator as well.
            self.after_declarator(DeclaratorPlace::Member, d);
            flags |= self.virt_specifiers(d.pos, specs);
        }
        let no_field = SpecifierFlags::STATIC | SpecifierFlags::TYPEDEF;
        let field = member && d.function.is_none() && !specs.flags.intersects(no_field);
        let bits = if field && self.kind() == T::Colon {
            self.bump();
            let width = self.constant_expression_before_initializer();
            if self.kind() == T::KwAttribute {
                self.attributes_into(&mut d.attributes, AttributePlace::Declarator);
            }
            Some(width)
        } else {
            None
        };
        let declares_function = self.c.function_of(d.ty).is_some();
        let (mut pure, mut deleted) = (None, None);
        let old_style = self.old_style_parameters(d);
        // A function is not defined in a block ([dcl.fct.def.general]).
        // Only a constructor has initializers of members ([class.base.init]).
        let constructor =
            d.name.as_ref().is_none_or(|name| {
                !matches!(name.name, EntityName::Destructor | EntityName::Conversion { .. })
            }) && specs.ty.is_none();
        let body_follows = declares_function
            && !(self.in_block() && self.kind() == T::LeftBrace && self.c.dialect.cxx)
            && !specs.has(SpecifierFlags::TYPEDEF)
            && (matches!(self.kind(), T::LeftBrace | T::KwTry) || constructor && self.kind() == T::Colon);
        if declares_function && d.function.is_none() && !specs.has(SpecifierFlags::TYPEDEF) {
            self.c.check_qualified_function(specs, d, member);
        }
        if body_follows && d.function.is_none() {
            self.c.report(d.pos, messages::function_type_not_come_from());
        }
        if declares_function && self.kind() == T::Equal {
            let equal = self.pos();
            let form = self.pure_default_delete();
            if form == DeclarationFlags::PURE {
                self.check_pure_specifier(equal, specs);
                if flags.contains(DeclarationFlags::FINAL) {
                    self.c.warn(equal, messages::final_on_pure_virtual());
                }
                pure = Some(equal);
            }
            if form == DeclarationFlags::DEFAULTED && specs.has(SpecifierFlags::FRIEND) {
                self.c.check_defaulted_friend(equal);
            }
            if form == DeclarationFlags::DELETED {
                deleted = Some(self.pos_at(self.at - 1));
            }
            flags |= form;
        }
        let defined =
            body_follows || flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED);
        if defined {
            flags |= DeclarationFlags::DEFINITION;
            if !flags.contains(DeclarationFlags::DEFAULTED) {
                self.check_asm_of_definition(d, member);
            }
        }
        self.forget_name();
        self.c.make_constexpr_member_const(specs, d, member);
        let parts = DeclarationParts { specs, declarator: d, headers, flags, bits, member };
        self.c.place.redeclares = Redeclares::Known;
        let id = self.c.declare(parts)?;
        // Nothing is said of a template's body then.
        let unknown = d.name.as_ref().is_some_and(|name| self.has_unknown_qualifier(name));
        let unread = (unknown || self.c.place.redeclares != Redeclares::Known) && !headers.is_empty();
        let declared = self.c.il[id].entity;
        if let Some(equal) = pure.filter(|_| !specs.has(SpecifierFlags::VIRTUAL)) {
            self.c.check_pure_overrides(declared, equal);
        }
        if let (Entity::Function { id: function }, Some(at)) = (declared, deleted) {
            self.c.check_deleted_first(function, id, at);
        }
        if let (Entity::Function { id: function }, true) = (declared, member) {
            self.c.check_declared_overrider(function);
            self.c.check_explicit_object_function(function, specs);
            self.c.check_conversion_is_called(function);
        }
        self.c.check_waiting_types(Some(declared), !headers.is_empty());
        if old_style.is_some() {
            id.extras_mut(&mut self.c.il).old_style = old_style;
        }
        self.c.check_launch_bounds_present(id, self.pos());
        if let Entity::Variable { id } = self.c.il[id].entity {
            self.c.check_object_class(id, d.pos);
        }
        self.forget_name();
        if body_follows && unread {
            self.skip_function_body();
        } else if body_follows {
            self.function_body(id, d, member);
        } else if declares_function {
            if defined && !matches!(self.kind(), T::Semicolon | T::Comma) {
                self.expect_semicolon();
            } else if defined {
                let end_of_definition = self.kind() == T::Semicolon;
                if end_of_definition {
                    self.bump();
                }
            }
        } else {
            self.check_local_extern(specs);
            self.check_extern_constexpr(specs);
            let required = member && self.c.is_constant_in_class(id);
            let constant = boundary::Constant(required || specs.has(SpecifierFlags::CONSTEXPR));
            self.across(constant, |p| p.initializer_of(id, specs, d, member));
            if required {
                self.c.require_constant_member(id);
            }
        }
        Some(id)
    }

    /// A constexpr variable is defined where it is declared (`[dcl.constexpr]`).
    fn check_extern_constexpr(&mut self, specs: &DeclSpecifiers) {
        let declares = specs.has(SpecifierFlags::EXTERN) && specs.has(SpecifierFlags::CONSTEXPR);
        if declares && matches!(self.kind(), T::Semicolon | T::Comma) && self.c.reports.quiet == 0 {
            self.c.report(specs.constexpr_pos, messages::missing_initializer_constexpr_variable());
        }
    }

    /// A declaration in a block that says `extern` has no initializer (`[dcl.stc]`).
    fn check_local_extern(&mut self, specs: &DeclSpecifiers) {
        if !specs.has(SpecifierFlags::EXTERN) || self.c.reports.quiet > 0 || !self.in_block() {
            return;
        }
        let at = match self.kind() {
            T::Equal | T::LeftBrace => self.at,
            T::LeftParen => self.at + 1,
            _ => return,
        };
        self.c.report(self.pos_at(at), messages::initializer_not_allowed_on_local());
    }

    /// `override` and `final` after a member function's declarator (`[class.mem]`).
    fn virt_specifiers(&mut self, declared: Pos, specs: &DeclSpecifiers) -> DeclarationFlags {
        let mut flags = DeclarationFlags::empty();
        let mut repeated = false;
        loop {
            if self.at_word(crate::names::known::OVERRIDE) || self.at_final() {
                self.use_feature(Feature::OverrideAndFinal, declared);
            }
            let flag = if self.at_word(crate::names::known::OVERRIDE) {
                DeclarationFlags::OVERRIDE
            } else if self.at_final() {
                DeclarationFlags::FINAL
            } else {
                break;
            };
            repeated |= flags.contains(flag);
            flags |= flag;
            self.bump();
        }
        if repeated && self.c.reports.quiet == 0 {
            self.c.report(declared, messages::duplicate_function_modifier());
        }
        if !flags.is_empty() && specs.has(SpecifierFlags::STATIC) && self.c.reports.quiet == 0 {
            self.c.report(self.pos_at(self.at - 1), messages::function_modifier_on_static_member());
            return DeclarationFlags::empty();
        }
        flags
    }

    /// Only functions and classes are friends (`[class.friend]`): what else a declarator says is one is passed over.
    fn check_befriended(&mut self, specs: &DeclSpecifiers, d: &mut Declarator) {
        if self.c.function_of(d.ty).is_some() || self.c.reports.quiet > 0 {
            return;
        }
        self.c.report(specs.pos, messages::invalid_friend_declaration());
        if specs.auto_pos.is_some() {
            let auto = self.c.make_type(TypeKind::Auto { constraint: None });
            let text = self.c.type_text(auto);
            self.c.report(specs.auto_pos, messages::cannot_deduce_type_initializer_required(&text));
        }
        d.ty = self.c.common.unknown;
        if self.kind() == T::Equal {
            self.pass_over_initializer();
        }
    }

    /// A function that is defined outside of classes has no name for the assembler behind its declarator (GNU).
    fn check_asm_of_definition(&mut self, d: &Declarator, member: bool) {
        if d.asm_label.is_none() || member || self.c.reports.quiet > 0 {
            return;
        }
        let mut word = self.at;
        while word > 0 && self.kind_at(word) != T::KwAsm {
            word -= 1;
        }
        self.c.report(self.pos_at(word + 2), messages::asm_name_in_definition());
    }

    /// `= 0`, `= default`, `= delete` after a function declarator.
    fn pure_default_delete(&mut self) -> DeclarationFlags {
        let flag = match self.peek(1) {
            T::KwDefault => {
                self.use_feature(Feature::DefaultedFunctions, self.pos_at(self.at + 1));
                DeclarationFlags::DEFAULTED
            }
            T::KwDelete => {
                self.use_feature(Feature::DeletedFunctions, self.pos_at(self.at + 1));
                DeclarationFlags::DELETED
            }
            T::Integer => DeclarationFlags::PURE,
            _ => return DeclarationFlags::empty(),
        };
        self.at += 2;
        flag
    }

    /// The pure-specifier of a function that was read with its `=` at a place (`[class.virtual]`): that of a class with
    /// bases may override a virtual function.
    fn check_pure_specifier(&mut self, equal: Pos, specs: &DeclSpecifiers) {
        let class = self.c.class_of_scope(self.c.declaring_scope());
        let derived = class.is_some_and(|class| !self.c.il[class].bases.is_empty());
        if !specs.has(SpecifierFlags::VIRTUAL) && !derived {
            self.c.report(equal, messages::pure_specifier_0_allowed_only());
        }
        let (value, literal) = (self.pos_at(self.at - 1), self.payload_at(self.at - 1));
        let zero = self.c.il.literals.integers.get(literal as usize).is_some_and(|i| i.value == 0);
        if !zero {
            self.c.report(value, messages::badly_formed_pure_specifier_only());
        }
    }

    /// function-body: parsed now, or when the class is complete.
    fn function_body(&mut self, id: DeclarationId, d: &Declarator, member: bool) {
        if !self.c.dialect.parse_templates && self.c.context.template_depth > 0 {
            return self.skip_function_body();
        }
        if member {
            let start = self.at;
            self.skip_function_body();
            self.push_late(
                LateKind::Body { declaration: id, scope: d.function.as_ref().map(|f| f.scope) },
                start,
            );
            return;
        }
        self.check_definition_attributes(d);
        let scope = d.function.as_ref().map(|f| f.scope);
        self.function_definition_body(id, scope);
    }

    /// A function definition has no attributes after its declarator (GNU); that of a member is read twice.
    fn check_definition_attributes(&mut self, d: &Declarator) {
        if self.c.context.template_depth > 0 || !self.c.place.headers.is_empty() {
            return;
        }
        let after = d.attributes.iter().find(|id| {
            let attribute = &self.c.il[**id];
            attribute.place == AttributePlace::Declarator && attribute.syntax == AttributeSyntax::Gnu
        });
        let Some(pos) = after.map(|id| self.c.il[*id].group_pos) else { return };
        let member = d.name.as_ref().is_some_and(|name| name.qualifier.is_some());
        for _ in 0..1 + u8::from(member) {
            self.c.report(pos, messages::attributes_not_permitted_in_function());
        }
    }

    /// Attributes behind an initializer in parentheses belong to nothing (GNU).
    fn ignore_late_attributes(&mut self) {
        let attributes = self.attributes_here(AttributePlace::Declarator);
        if let Some(first) = attributes.first()
            && self.c.reports.quiet == 0
        {
            let pos = self.c.il[*first].pos;
            self.c.warn(pos, messages::attributes_after_parenthesized_initializer());
        }
    }

    /// `= value`, `(values)`, `{values}` after the declarator of a variable or member.
    fn initializer_of(&mut self, id: DeclarationId, specs: &DeclSpecifiers, d: &Declarator, member: bool) {
        if member && specs.has(SpecifierFlags::VIRTUAL) && self.kind() == T::Equal {
            return self.pass_over_initializer();
        }
        let initialized = matches!(self.kind(), T::Equal | T::LeftParen | T::LeftBrace);
        let incomplete = match member {
            true => self.c.check_member_of_own_class(id, specs.pos, initialized.then(|| self.pos())),
            false => None,
        };
        if let Some((at, message)) = incomplete {
            if initialized {
                self.initializer();
            }
            return self.c.report(at, message);
        }
        if !initialized {
            self.c.check_deduced_component(id, (specs, member), self.pos());
            self.c.check_member_deduced(id, member);
            self.c.finish_without_initializer(id, specs.flags, self.pos());
            self.c.check_literal_variable(id, specs.constexpr_pos);
            return;
        }
        // A typedef name has no initializer ([dcl.typedef]).
        if specs.has(SpecifierFlags::TYPEDEF) {
            return;
        }
        self.c.il[id].init_pos = self.pos();
        self.c.check_void_variable(id);
        if member && !specs.has(SpecifierFlags::STATIC) {
            let bits = self.c.il[id].bits(&self.c.il).is_some();
            if self.c.il[d.ty].flags.contains(TypeFlags::PLACEHOLDER) && specs.auto_pos.is_some() {
                let auto = self.c.make_type(TypeKind::Auto { constraint: None });
                let text = self.c.type_text(auto);
                self.c.report(specs.auto_pos, messages::not_allowed_here(&text));
            }
            let feature = if bits { Feature::BitFieldInitializers } else { Feature::FieldInitializers };
            self.use_feature(feature, self.pos());
            self.c.check_sole_initializer(id);
            self.c.refuse_flexible_initializer(id, self.pos());
            self.note_braced();
            let start = self.at;
            self.skip_member_initializer();
            self.push_late(LateKind::MemberInitializer { declaration: id }, start);
            return;
        }
        let braced = self.kind() == T::LeftBrace;
        let before = self.c.reports.diags.mark();
        self.c.check_static_member_initializer(id, self.pos(), member, braced);
        if member && self.c.reports.diags.has_errors_since(before) {
            self.c.check_member_deduced(id, true);
        }
        let (mark, start) = (self.c.reports.diags.mark(), self.at);
        self.in_scope(d.scope.unwrap_or(self.c.context.scope), |p| {
            let init = p.initializer();
            if matches!(init, Initializer::Paren { .. }) && p.kind() == T::KwAttribute {
                p.ignore_late_attributes();
            }
            p.c.check_deducible(id, init, specs.auto_pos);
            p.c.initialize_declaration(id, init);
            if p.c.context.class.is_none() {
                p.end_of_named_packs();
            }
        });
        self.c.check_literal_variable(id, specs.constexpr_pos);
        self.forget_unset_since(mark, start);
    }

    /// static_assert-declaration (`[dcl.pre]`).
    pub(crate) fn static_assert(&mut self) -> Items {
        let pos = self.pos();
        self.bump();
        self.expect(T::LeftParen);
        let condition = self.with_greater(false, |p| p.constant_expression());
        let condition = self.c.contextual_bool(condition);
        let mut message = None;
        let mut expected_string = false;
        if self.eat(T::Comma) {
            expected_string = self.kind() != T::String;
            if expected_string {
                self.c.report(self.pos(), messages::expected_string_literal());
            }
            message = Some(self.assignment_expression());
        }
        self.expect(T::RightParen);
        let end = self.pos();
        self.expect_semicolon();
        if expected_string {
            return smallvec![Item::Empty];
        }
        self.c.check_static_assert(condition, message, pos);
        let id = self.c.il.written.static_asserts.add(StaticAssert { condition, message, pos, end });
        smallvec![Item::StaticAssert { id }]
    }

    /// asm-declaration (`[dcl.asm]`).
    fn asm_declaration(&mut self) -> Items {
        let id = self.asm(false);
        self.expect_semicolon();
        smallvec![Item::Asm { id }]
    }
}
