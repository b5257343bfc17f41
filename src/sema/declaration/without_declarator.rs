//! Declarations that have specifiers and no declarator (`[dcl.pre]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;

impl Compilation {
    /// A class or enumeration specifier without declarators that declares nothing.
    /// `end` is where its `;` stands.
    pub fn declares_nothing(&mut self, specs: &DeclSpecifiers, end: Pos) {
        let Some(ty) = specs.ty.filter(|_| self.dialect.cxx) else { return };
        let fundamental = match self.il[ty].kind {
            TypeKind::Qualified { base, .. } => base,
            _ => ty,
        };
        if specs.has(SpecifierFlags::TYPEDEF) && !self.is_unknown(ty) {
            return self.report(end, messages::declaration_requires_typedef_name());
        }
        let named = matches!(
            self.il[fundamental].kind,
            TypeKind::Typedef { .. }
                | TypeKind::Class { .. }
                | TypeKind::Enum { .. }
                | TypeKind::Instance { .. }
        );
        let builtin = matches!(self.il[fundamental].kind, TypeKind::Builtin { .. } | TypeKind::Signed { .. });
        // The name of an enumeration with its keyword is another mistake.
        if specs.enum_named || !builtin && (!named || self.is_unknown(ty)) {
            return;
        }
        let member = self.class_of_scope(self.declaring_scope()).is_some();
        if !specs.has(SpecifierFlags::FRIEND) {
            let message = messages::useless_decl();
            let begins = specs.attributes.first().is_some_and(|id| self.il[*id].group_pos == specs.pos);
            let pos = if begins { specs.type_pos } else { specs.pos };
            self.report(pos, if member { message.as_error() } else { message });
        }
    }

    /// Whether specifiers outside of classes name a type and declare nothing.
    pub fn declares_for_nothing(&self, specs: &DeclSpecifiers) -> bool {
        specs.ty.is_some()
            && !specs.has(SpecifierFlags::FRIEND)
            && self.class_of_scope(self.declaring_scope()).is_none()
    }

    /// Qualifiers and `inline` belong to functions and objects, of which specifiers alone declare none (`[dcl.type.cv]`,
    /// `[dcl.inline]`). `templated`: a template is declared. `nameless`: an unnamed union or struct, whose members are
    /// named instead.
    pub fn check_specifiers_alone(&mut self, specs: &DeclSpecifiers, templated: bool, nameless: bool) {
        if !specs.has(SpecifierFlags::TYPEDEF) {
            let constant = SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL | SpecifierFlags::CONSTINIT;
            if specs.ty.is_none() && specs.flags.intersects(constant) && self.reports_now() {
                self.report(specs.pos, messages::useless_decl());
            }
            self.refuse_constant_specifier(specs);
        }
        let other = SpecifierFlags::FRIEND | SpecifierFlags::TYPEDEF;
        let explicit = self.place.instantiating.is_some();
        if specs.flags.intersects(other) || explicit || !self.dialect.cxx || !self.reports_now() {
            return;
        }
        let member = self.class_of_scope(self.declaring_scope()).is_some();
        let tag = specs.definition.is_some() || specs.declares_tag;
        let nothing = !specs.quals.is_empty() || specs.has(SpecifierFlags::INLINE);
        if specs.ty.is_none() && nothing {
            let message = messages::useless_decl();
            self.report(specs.pos, if member { message.as_error() } else { message });
        }
        let useless = !specs.quals.is_empty() && !nameless && !templated && (tag || !member);
        if useless && !specs.has(SpecifierFlags::MUTABLE) {
            self.report(specs.pos, messages::useless_type_qualifiers());
        }
        if !specs.has(SpecifierFlags::INLINE) || !specs.inline_pos.is_some() || templated {
            return;
        }
        let block =
            matches!(self.il[self.declaring_scope()].kind, ScopeKind::Block | ScopeKind::Function { .. });
        let message = match member {
            _ if block => messages::inline_not_allowed(),
            true if nameless => messages::nonstatic_data_member_cannot_declared(),
            true if tag => messages::inline_not_allowed().as_error(),
            true => return,
            false => messages::inline_specifier_allowed_on_function(),
        };
        self.report(specs.inline_pos, message);
    }

    /// `constexpr` and its like belong to functions and variables: not to data members that are no static ones, to type
    /// names, or to nothing (`[dcl.constexpr]`).
    pub(in crate::sema) fn refuse_constant_specifier(&mut self, specs: &DeclSpecifiers) {
        if !specs.constexpr_pos.is_some() || !self.dialect.cxx || !self.reports_now() {
            return;
        }
        let word = specs.constant_word();
        let message = match () {
            () if specs.has(SpecifierFlags::CONSTEVAL) => messages::consteval_specifier_not_valid(word),
            () if specs.has(SpecifierFlags::CONSTINIT) => messages::constinit_specifier_not_valid(word),
            () => messages::constant_specifier_not_valid(word),
        };
        self.report(specs.constexpr_pos, message);
    }

    /// The declaration of a class template has no other specifiers than that of the class (`[temp.pre]`). Whether that was
    /// reported.
    pub fn check_class_template_specifiers(
        &mut self,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
    ) -> bool {
        let class = specs.definition.is_some_and(|definition| self.il[definition].tag != Tag::Enum);
        let declares = headers.last().is_some_and(|header| !self.il[*header].params(&self.il).is_empty());
        let others = SpecifierFlags::EXTERN | SpecifierFlags::STATIC | SpecifierFlags::INLINE;
        let wrong = !specs.quals.is_empty() || specs.flags.intersects(others);
        let other = specs.flags.intersects(SpecifierFlags::FRIEND | SpecifierFlags::TYPEDEF);
        if !wrong || !class || !declares || other || !self.reports_now() {
            return false;
        }
        self.report(specs.pos, messages::invalid_specifier_in_class_template());
        true
    }

    /// `inline` is no property of types: reported where a typedef has it, but in blocks, where it is told of all that is
    /// declared.
    pub(in crate::sema) fn check_inline_typedef(&mut self, specs: &DeclSpecifiers, member: bool) {
        if !specs.has(SpecifierFlags::INLINE) || !specs.inline_pos.is_some() {
            return;
        }
        self.report(specs.storage_pos, messages::invalid_storage_class_inline_function());
        let message = match member {
            true => messages::nonstatic_data_member_cannot_declared(),
            false => messages::inline_specifier_allowed_on_function(),
        };
        self.report(specs.inline_pos, message);
    }
}
