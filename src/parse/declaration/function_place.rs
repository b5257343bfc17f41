//! Where the parts of a function declarator may stand: attributes before its parameters, and a return type and a
//! requires-clause behind them (`[dcl.fct]`, `[dcl.decl]`).

use super::declarator::Declarator;
use super::declarator::DeclaratorPlace;
use super::specifier::DeclSpecifiers;
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind as T;
use crate::parse::Parser;
use crate::sema::lookup::Key;

impl Parser<'_> {
    /// A requires-clause after a function declarator (`[dcl.decl]`).
    pub(super) fn trailing_requires(
        &mut self,
        d: &mut Declarator,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
    ) {
        if self.kind() != T::KwRequires {
            return;
        }
        let Some(function) = &d.function else { return };
        let scope = function.scope;
        let traits = self.c.function_of(d.ty).map_or(FunctionTraits::empty(), |(_, _, traits)| traits);
        if !self.c.is_templated_function(d, headers) {
            self.c.report(self.pos(), messages::requires_clause_not_allowed_here());
        }
        self.bump();
        let pos = self.pos();
        if specs.has(SpecifierFlags::VIRTUAL) {
            self.c.report(pos, messages::virtual_function_with_requires());
        }
        let outer = self.c.context.scope;
        // `this` is that of the function here too ([expr.prim.this]).
        let condition = self.across(boundary::Prototype(scope), |p| {
            p.c.set_this_for(traits, outer);
            p.constraint_expression()
        });
        self.c.check_atomic_constraints(condition);
        if let Some(function) = &mut d.function {
            function.requires_pos = pos;
            function.requires = Some(condition);
        }
    }

    /// `this` before a parameter: since C++23, before the first one (`[dcl.fct]`).
    pub(super) fn check_explicit_object(&mut self, first: bool) {
        if self.c.dialect.standard < 23 {
            self.report(self.pos(), messages::expected_type_specifier());
        } else if !first {
            self.c.report(self.pos(), messages::explicit_parameter_must_first_declared());
        }
    }

    /// Whether what stands behind a parenthesis names what is declared, and no pointer or reference to it.
    pub(super) fn names_function(&mut self, at: u32) -> bool {
        let mut first = at;
        while self.kind_at(first) == T::LeftParen {
            first += 1;
        }
        let pointer = self.and_back(|p| {
            p.at = first;
            p.member_pointer_class().is_some()
        });
        matches!(self.kind_at(first), T::Identifier | T::KwOperator | T::ColonColon | T::Tilde) && !pointer
    }

    /// A default argument of a parameter of what is no function that is declared: of one that is pointed to, or of a type
    /// (`[dcl.fct.default]`).
    pub(super) fn misplaced_default(&mut self, d: &Declarator, place: DeclaratorPlace) {
        if d.default_pos.is_some() && self.c.reports.quiet == 0 && self.c.dialect.cxx {
            let message = match place {
                DeclaratorPlace::Abstract => messages::default_argument_not_allowed(),
                _ => messages::default_argument_on_this_declaration(),
            };
            self.c.report(d.default_pos, message);
        }
    }

    /// Whether the list of parameters stands behind the attributes here.
    pub(super) fn parameters_follow_attributes(&self) -> bool {
        let mut at = self.at;
        while self.kind_at(at) == T::KwAttribute {
            at = self.after_matching(at + 1);
        }
        matches!(self.kind_at(at), T::LeftParen | T::LeftBracket)
    }

    /// A return type can only stand behind a declarator whose specifiers are `auto` (`[dcl.fct]`), or behind a guide.
    pub(super) fn check_trailing_place(&mut self, d: &Declarator, ret: TypeId) {
        let open = TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
        let decided = matches!(self.c.il[ret].kind, TypeKind::DecltypeAuto { .. });
        let guide = d.name.as_ref().and_then(|name| name.identifier()).is_some_and(|name| {
            let key = Key::name(name);
            let found = self.c.lookup_unqualified(key, self.c.context.scope);
            matches!(found[..], [Entity::Template { id }, ..]
                if matches!(self.c.il[id].kind, TemplateKind::Class { .. }))
        });
        // So is that of a parameter that is `auto`, for which a template parameter may be invented.
        let parameter = self.c.is_of_invented_parameter(ret);
        if !guide && !parameter && (decided || !self.c.il[ret].flags.intersects(open)) {
            self.report(self.pos(), messages::trailing_return_type_requires_auto());
        }
    }
}
