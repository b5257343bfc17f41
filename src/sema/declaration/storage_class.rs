//! Specifiers that do not go with what is declared (`[dcl.stc]`, `[dcl.fct.spec]`, `[class.mem]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::sema::syntax::DeclSpecifiers;

impl Compilation {
    /// Reports specifiers that cannot be said of a function, variable or member like this one.
    pub(in crate::sema) fn check_specifiers(&mut self, parts: &DeclarationParts<'_>) {
        if !self.dialect.cxx || self.reports.quiet > 0 {
            return;
        }
        let function = self.function_of(parts.declarator.ty).is_some();
        self.check_virtual_member(parts, function);
        if parts.has(SpecifierFlags::FRIEND) {
            return;
        }
        let block = matches!(
            self.il[self.declaring_scope()].kind,
            ScopeKind::Block | ScopeKind::Function { .. } | ScopeKind::Prototype
        );
        self.check_mutable(parts, function);
        self.check_explicit(parts);
        let specs = parts.specs;
        if block && parts.has(SpecifierFlags::INLINE) && specs.inline_pos.is_some() {
            self.report(specs.inline_pos, messages::inline_not_allowed());
        }
        if parts.has(SpecifierFlags::TYPEDEF) && !block && parts.headers.is_empty() {
            self.check_inline_typedef(specs, parts.member);
        }
        let lasting = SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::TYPEDEF;
        if parts.has(SpecifierFlags::THREAD_LOCAL)
            && (function || parts.member && !specs.flags.intersects(lasting))
        {
            self.report(specs.pos, messages::thread_local_storage_not_valid());
        }
        if !specs.storage_pos.is_some() || parts.has(SpecifierFlags::TYPEDEF) {
            return;
        }
        let register = parts.has(SpecifierFlags::REGISTER);
        if register && !block && parts.has(SpecifierFlags::INLINE) && specs.inline_pos.is_some() {
            self.report(specs.storage_pos, messages::invalid_storage_class_inline_function());
        }
        let message = match function {
            true if register => messages::invalid_storage_class_function(),
            true if block && parts.has(SpecifierFlags::STATIC) => messages::block_scope_function_only_have(),
            _ if parts.member && (register || parts.has(SpecifierFlags::EXTERN)) => {
                messages::invalid_storage_class_member()
            }
            false if register && !block && !parts.member && parts.declarator.asm_label.is_none() => {
                messages::global_scope_declaration_not_have()
            }
            _ if self.defines_member(parts) && parts.has(SpecifierFlags::STATIC) => {
                messages::storage_class_not_specified_here()
            }
            false if self.defines_member(parts) && parts.has(SpecifierFlags::EXTERN) => {
                messages::storage_class_not_specified_here().as_warning().soft()
            }
            _ => return,
        };
        self.report(specs.storage_pos, message);
    }

    /// The storage class of a declaration whose declarator is missing.
    pub fn check_storage_of_nothing(&mut self, specs: &DeclSpecifiers) {
        let scope = self.declaring_scope();
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        if outside && specs.has(SpecifierFlags::REGISTER) && self.reports_now() {
            self.report(specs.storage_pos, messages::global_scope_declaration_not_have());
        }
    }

    /// A declaration of a class or enumeration alone declares nothing that a storage class could be for (`[dcl.stc]`).
    pub fn check_storage_of_tag(&mut self, specs: &DeclSpecifiers) {
        if specs.has(SpecifierFlags::THREAD_LOCAL) && self.reports_now() {
            self.report(specs.pos, messages::thread_local_storage_not_valid());
        }
        let classes = SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::REGISTER;
        // An anonymous union is declared itself.
        let union = specs
            .ty
            .and_then(|ty| self.class_of(ty))
            .is_some_and(|class| self.il[class].tag == Tag::Union && self.il[class].name.is_none());
        let c = union || self.place.c_linkage || specs.has(SpecifierFlags::LINKAGE);
        if specs.flags.intersects(classes) && !c && self.dialect.cxx && self.reports_now() {
            self.report(specs.pos, messages::storage_class_requires_function_or_variable());
        }
    }

    /// Whether a declaration outside of a class defines a member of one.
    fn defines_member(&mut self, parts: &DeclarationParts<'_>) -> bool {
        let known = |c: &mut Self, scope: ScopeId| match parts.name() {
            EntityName::Identifier { name } => !c.lookup_in(scope, Key::name(name)).is_empty(),
            _ => true,
        };
        !parts.member
            && parts.qualifying_scope().is_some_and(|scope| {
                matches!(self.il[scope].kind, ScopeKind::Class { .. }) && known(self, scope)
            })
    }

    /// `virtual` is for member functions of classes that are no unions (`[dcl.fct.spec]`, `[class.union]`), `inline` for
    /// functions and static data members.
    fn check_virtual_member(&mut self, parts: &DeclarationParts<'_>, function: bool) {
        let specs = parts.specs;
        if !parts.member || parts.is_qualified() {
            return;
        }
        let class = self.class_of_scope(self.declaring_scope());
        let union = class.is_some_and(|class| self.il[class].tag == Tag::Union);
        if parts.has(SpecifierFlags::VIRTUAL) && (union || !function || parts.has(SpecifierFlags::FRIEND)) {
            self.report(specs.virtual_pos, messages::virtual_not_allowed());
        }
        let data = !function
            && !specs
                .flags
                .intersects(SpecifierFlags::STATIC | SpecifierFlags::TYPEDEF | SpecifierFlags::FRIEND);
        if data && parts.has(SpecifierFlags::INLINE) && specs.inline_pos.is_some() {
            self.report(specs.inline_pos, messages::nonstatic_data_member_cannot_declared());
        }
        if data && union && self.is_reference(parts.declarator.ty) {
            self.report(specs.pos, messages::member_reference_type_not_allowed_union());
        }
    }

    /// `mutable` is for data members that are neither constant nor static.
    fn check_mutable(&mut self, parts: &DeclarationParts<'_>, function: bool) {
        if !parts.has(SpecifierFlags::MUTABLE) {
            return;
        }
        let constant = self.qualifiers(parts.declarator.ty).contains(Qualifiers::CONST);
        if !parts.member || function || constant {
            self.report(parts.specs.mutable_pos, messages::mutable_not_allowed());
        } else if self.is_reference(parts.declarator.ty) {
            self.report(parts.specs.mutable_pos, messages::declaring_reference_mutable_nonstandard());
        }
    }

    /// `explicit` is for constructors and conversion functions as their classes declare them, and for deduction guides.
    fn check_explicit(&mut self, parts: &DeclarationParts<'_>) {
        let own_name = match (parts.name(), self.class_of_scope(self.declaring_scope())) {
            (EntityName::Identifier { name }, Some(class)) => self.il[class].name == Some(name),
            _ => false,
        };
        let converts =
            own_name || matches!(parts.name(), EntityName::Constructor | EntityName::Conversion { .. });
        let fits = converts && parts.member && !parts.has(SpecifierFlags::FRIEND)
            || matches!(parts.name(), EntityName::Guide { .. });
        if parts.has(SpecifierFlags::EXPLICIT) && !fits {
            self.report(parts.specs.pos, messages::explicit_not_allowed());
        }
    }
}
