//! Parts of a declaration that what is declared cannot have: ref-qualifiers, default arguments and specifiers of
//! specializations and instantiations (`[dcl.fct]`, `[temp.param]`, `[temp.expl.spec]`, `[temp.explicit]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::declaration::DeclarationParts;
use crate::sema::syntax::{DeclSpecifiers, Declarator, NameScope, TagHead};
use crate::source::Pos;

impl Compilation {
    /// Reports what a declarator and its specifiers say that does not go with what is declared.
    pub(in crate::sema) fn check_misplaced(&mut self, parts: &DeclarationParts<'_>) {
        if !self.dialect.cxx || !self.reports_now() {
            return;
        }
        if parts.declarator.function.is_some() && !parts.has(SpecifierFlags::TYPEDEF) {
            self.check_ref_qualifier(parts);
            self.check_default_template_arguments(parts);
        }
        if parts.declarator.default_pos.is_some() && parts.has(SpecifierFlags::TYPEDEF) {
            self.report(parts.declarator.default_pos, messages::default_argument_on_this_declaration());
        }
        if parts.headers.iter().any(|header| self.il[*header].params(&self.il).is_empty()) {
            self.check_specialization_parts(parts);
        }
        if self.place.instantiating.is_some() && !parts.member {
            self.check_instantiation_specifiers(parts);
        }
    }

    /// The type that a function returns is not defined where the function is declared (`[dcl.fct]`).
    pub fn check_result_type_definition(&mut self, specs: &DeclSpecifiers, declarator: &Declarator) {
        let defines = specs.definition.is_some_and(|definition| self.il[definition].body);
        if !defines || declarator.function.is_none() || !self.reports_now() {
            return;
        }
        let message = messages::type_definition_in_return_type();
        if self.reports.told_once.insert((specs.pos, message.id())) {
            self.report(specs.pos, message);
        }
    }

    /// A ref-qualifier is one of a nonstatic member function that is no constructor or destructor (`[dcl.fct]`).
    fn check_ref_qualifier(&mut self, parts: &DeclarationParts<'_>) {
        let reference = FunctionTraits::LVALUE_REF | FunctionTraits::RVALUE_REF;
        let Some((.., traits)) = self.function_of(parts.declarator.ty) else { return };
        let Some(function) = parts.declarator.function.as_ref() else { return };
        if !traits.intersects(reference) {
            return;
        }
        let without_object = match parts.name() {
            EntityName::Constructor | EntityName::Destructor => true,
            _ if parts.is_qualified() => false,
            _ => {
                !parts.member
                    || parts.specs.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::FRIEND)
                    || self.is_own_class_name(parts)
            }
        };
        if without_object {
            self.report(function.ref_pos, messages::ref_qualifier_not_allowed_here());
        }
    }

    /// Whether a member is declared by the name of its class: a constructor.
    fn is_own_class_name(&self, parts: &DeclarationParts<'_>) -> bool {
        match (parts.name(), self.class_of_scope(self.declaring_scope())) {
            (EntityName::Identifier { name }, Some(class)) => self.il[class].name == Some(name),
            _ => false,
        }
    }

    /// The first parameter of a header that has a default argument; none if none has.
    fn defaulted_parameter_of(&self, header: TemplateParamsId) -> Pos {
        let params = self.il[header].params(&self.il);
        params.iter().find(|p| self.has_default(**p)).map_or(Pos::NONE, |p| self.il[*p].pos)
    }

    /// Template parameters have default arguments where a template is declared, in a friend declaration only where that
    /// is a definition, and none where a member of a class template is defined outside of it (`[temp.param]`).
    fn check_default_template_arguments(&mut self, parts: &DeclarationParts<'_>) {
        let at =
            parts.headers.iter().map(|header| self.defaulted_parameter_of(*header)).find(|pos| pos.is_some());
        let Some(at) = at else { return };
        if parts.has(SpecifierFlags::FRIEND) {
            if !parts.flags.contains(DeclarationFlags::DEFINITION) {
                self.report(at, messages::default_template_argument_in_friend());
            }
        } else if parts.qualifying_scope().is_some_and(|scope| self.is_in_class_template(scope)) {
            self.report(at, messages::default_template_argument_outside_class());
        }
    }

    /// Whether a scope is that of a class template or of a class in one.
    fn is_in_class_template(&self, scope: ScopeId) -> bool {
        self.class_of_scope(scope).is_some_and(|class| self.il[class].flags.contains(ClassFlags::DEPENDENT))
    }

    /// The definition of a member class template outside of its class template has no default arguments either.
    pub(in crate::sema) fn check_member_template_defaults(
        &mut self,
        head: &TagHead,
        headers: &[TemplateParamsId],
    ) {
        let Some(name) = head.name.as_ref().filter(|name| name.qualifier.is_some()) else { return };
        let NameScope::Members(scope) = name.scope else { return };
        let at = headers.iter().map(|header| self.defaulted_parameter_of(*header)).find(|pos| pos.is_some());
        let Some(at) = at.filter(|_| self.is_in_class_template(scope) && self.reports_now()) else { return };
        self.report(at, messages::default_template_argument_outside_class());
    }

    /// An explicit specialization has neither default arguments nor a storage class (`[temp.expl.spec]`, `[dcl.stc]`).
    fn check_specialization_parts(&mut self, parts: &DeclarationParts<'_>) {
        let classes = SpecifierFlags::STATIC | SpecifierFlags::EXTERN;
        let specs = parts.specs;
        if specs.flags.intersects(classes)
            && specs.storage_pos.is_some()
            && !parts.member
            && !parts.is_qualified()
        {
            self.report(specs.storage_pos, messages::storage_class_in_explicit_specialization());
        }
        if parts.declarator.default_pos.is_some() && !parts.member {
            self.report(parts.declarator.default_pos, messages::default_argument_not_allowed());
        }
    }

    /// The specifiers that an explicit instantiation cannot have (`[temp.explicit]`).
    fn check_instantiation_specifiers(&mut self, parts: &DeclarationParts<'_>) {
        let specs = parts.specs;
        if parts.has(SpecifierFlags::CONSTEXPR) && specs.constexpr_pos.is_some() {
            self.report(specs.constexpr_pos, messages::constexpr_on_explicit_instantiation());
        }
        if parts.has(SpecifierFlags::INLINE) && specs.inline_pos.is_some() {
            self.report(specs.inline_pos, messages::inline_not_allowed());
        }
        let classes = SpecifierFlags::STATIC | SpecifierFlags::EXTERN;
        if specs.flags.intersects(classes) && specs.storage_pos.is_some() && !parts.is_qualified() {
            self.report(specs.storage_pos, messages::storage_specifier_ignored());
        }
    }

    /// A friend declaration declares no partial specialization (`[temp.friend]`).
    pub(in crate::sema) fn check_friend_class_template(
        &mut self,
        head: &TagHead,
        friend: bool,
        headers: &[TemplateParamsId],
    ) {
        let named = head.name.as_ref().is_some_and(|name| name.args.is_some() && name.qualifier.is_none());
        let template = headers.last().is_some_and(|h| !self.il[*h].params(&self.il).is_empty());
        if friend && named && template && self.reports_now() {
            self.report(head.pos, messages::friend_declares_partial_specialization());
        }
    }

    /// Whether a template that is declared by specifiers alone lacks a name: a friend may be a member of a class
    /// template, but no type that a typename-specifier names (`[class.friend]`).
    pub fn shall_have_name(&self, specs: &DeclSpecifiers) -> bool {
        !specs.has(SpecifierFlags::FRIEND) || self.word_at(specs.type_pos) == TokenKind::KwTypename.spelling()
    }

    /// Reports a friend template without a name.
    pub fn check_friend_has_name(&mut self, specs: &DeclSpecifiers, end: Pos) {
        if specs.has(SpecifierFlags::FRIEND) && self.reports_now() {
            self.report(end, messages::invalid_friend_declaration());
        }
    }
}
