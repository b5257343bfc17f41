//! The parameters of functions (`[dcl.fct]`, `[dcl.fct.default]`).

use super::declarator::{Declarator, DeclaratorPlace};
use super::specifier::{DeclSpecifiers, SpecifierPlace};
use crate::diag::messages;
use crate::il::*;
use crate::parse::late::LateKind;
use crate::parse::{Parser, T, reading};
use crate::sema::lookup::Key;
use crate::tables::attributes::Targets;
use smallvec::SmallVec;

impl Parser<'_> {
    /// parameter-declaration-clause with its parentheses.
    pub(super) fn parameter_clause(
        &mut self,
        d: &mut Declarator,
        params: &mut SmallVec<[VariableId; 4]>,
        info: &mut SmallVec<[ParamDeclaration; 4]>,
        types: &mut SmallVec<[TypeId; 4]>,
        traits: &mut FunctionTraits,
    ) {
        self.bump();
        if self.kind() == T::KwVoid && self.peek(1) == T::RightParen {
            self.at += 2;
            *traits |= FunctionTraits::VOID_LIST;
            return;
        }
        self.with_greater(false, |p| {
            while !matches!(p.kind(), T::RightParen | T::EndOfFile) {
                if p.eat(T::Ellipsis) {
                    *traits |= FunctionTraits::VARIADIC;
                    break;
                }
                let before = p.at;
                let Some(variable) = p.parameter_declaration(d, info) else {
                    p.at = p.at.max(before);
                    break;
                };
                types.push(p.c.il[variable].ty);
                params.push(variable);
                if p.kind() == T::RightParen && params.len() == 1 && p.is_lone_void(variable) {
                    params.clear();
                    types.clear();
                    info.clear();
                    *traits |= FunctionTraits::VOID_LIST;
                    break;
                }
                if p.eat(T::Ellipsis) {
                    *traits |= FunctionTraits::VARIADIC;
                    break;
                }
                if !p.eat(T::Comma) {
                    break;
                }
                if p.kind() == T::RightParen {
                    p.expected_type();
                }
            }
            p.expect_closing(T::RightParen);
        });
    }

    /// Whether the only parameter has no name and its type is another name of `void`: there is none then (`[dcl.fct]`).
    #[inline]
    fn is_lone_void(&self, parameter: VariableId) -> bool {
        let v = &self.c.il[parameter];
        v.name.is_none() && self.c.is_void(v.ty) && self.c.qualifiers(v.ty).is_empty()
    }

    /// parameter-declaration (`[dcl.fct]`), what was written of it being added to `info`.
    pub(crate) fn parameter_declaration(
        &mut self,
        outer: &mut Declarator,
        info: &mut SmallVec<[ParamDeclaration; 4]>,
    ) -> Option<VariableId> {
        self.pack_pattern(|p| p.one_parameter(outer, info))
    }

    fn one_parameter(
        &mut self,
        outer: &mut Declarator,
        info: &mut SmallVec<[ParamDeclaration; 4]>,
    ) -> Option<VariableId> {
        let begin = self.at;
        let mut attributes = self.attributes_here(AttributePlace::Prefix);
        let explicit_object = self.kind() == T::KwThis;
        if explicit_object {
            self.check_explicit_object(info.is_empty());
            self.bump();
        }
        let start = self.at;
        let mut specs = self.decl_specifiers(SpecifierPlace::Parameter);
        self.check_auto_parameter(start, &mut specs);
        if self.kind() == T::KwTemplate {
            self.report(self.pos(), messages::word_not_allowed(T::KwTemplate.spelling()));
            self.bump();
            specs.ty = specs.ty.or(Some(self.c.common.unknown));
        }
        let Some(base) = specs.ty.or_else(|| self.int_of_qualifiers(&specs, self.pos())) else {
            self.expected_type();
            return None;
        };
        let earlier = outer.invented.len();
        let base = self.c.apply_type_attributes(base, &attributes);
        if !specs.attributes.is_empty() {
            attributes.extend_from_slice(&specs.attributes);
        }
        let base = self.c.invent_template_parameter(base, &mut outer.invented);
        if outer.invented.len() > earlier {
            outer.invented_at.push(specs.auto_pos);
        }
        let d = self.declarator(base, DeclaratorPlace::Parameter);
        self.c.check_missing_arguments(d.ty, specs.type_pos);
        let mut written = d.ty;
        if !d.attributes.is_empty() {
            attributes.extend_from_slice(&d.attributes);
            written = self.c.apply_type_attributes(written, &d.attributes);
        }
        if d.pack {
            self.expands_packs(self.pos_at(begin));
            if outer.invented.len() > earlier {
                written = self.c.invent_pack(written, &mut outer.invented);
            }
            written = self.c.make_type(TypeKind::PackExpansion { pattern: written });
        }
        outer.inner.extend(d.inner.iter().copied());
        outer.inner.extend(d.function.iter().map(|f| f.as_inner(written)));
        let ty = match self.c.canonical_kind(written) {
            TypeKind::Array { .. } | TypeKind::Function { .. } => {
                self.c.make_type(TypeKind::Decayed { written })
            }
            _ => written,
        };
        self.c.check_volatile_parameter(written, specs.pos);
        let ty = if self.refuses_void_parameter(&d, &specs, start) { self.c.common.unknown } else { ty };
        let identifier = d.name.as_ref().and_then(|n| n.identifier());
        let variable = self.c.declare_parameter(identifier, d.pos, ty, d.pack);
        if explicit_object {
            self.c.il[variable].flags |= VariableFlags::EXPLICIT_OBJECT;
        }
        self.c.check_targets_of(&attributes, ty, Targets::PARAMETER);
        self.c.mark_parameter(variable, &attributes);
        if identifier.is_some() {
            self.forget_name();
        }
        if let Some(name) = identifier {
            self.c.check_parameter_redeclared(name, d.pos);
            self.c.bind(self.c.context.scope, Key::name(name), Entity::Variable { id: variable });
        }
        let attributes = self.c.il.list(&attributes);
        let default = match self.kind() {
            T::Equal => {
                if d.pack && self.c.reports.quiet == 0 {
                    self.c.report(self.pos(), messages::default_argument_not_allowed());
                }
                if !outer.default_pos.is_some() {
                    outer.default_pos = self.pos();
                }
                self.bump();
                self.default_argument(variable)
            }
            _ => None,
        };
        let register = specs.has(SpecifierFlags::REGISTER);
        let begin = if begin == start { specs.pos } else { self.pos_at(begin) };
        info.push(ParamDeclaration { ty: written, default, attributes, register, begin });
        Some(variable)
    }

    /// `auto` makes no parameter before C++14 (`[dcl.spec.auto]`).
    fn check_auto_parameter(&mut self, start: u32, specs: &mut DeclSpecifiers) {
        let old = self.c.dialect.cxx && self.c.dialect.standard < 14;
        let auto = specs.ty.is_some_and(|ty| self.c.il[ty].flags.contains(TypeFlags::PLACEHOLDER));
        let word = (start..self.at).find(|at| self.kind_at(*at) == T::KwAuto);
        if let (true, true, Some(at)) = (old, auto, word) {
            self.auto_not_allowed(at);
            specs.ty = Some(self.c.common.unknown);
        }
    }

    /// What follows `=` of a parameter; inside a class it waits for the class to be complete.
    fn default_argument(&mut self, variable: VariableId) -> Option<ExprId> {
        if self.open_classes > 0 && self.c.reports.quiet == 0 {
            let start = self.at;
            self.skip_default_argument();
            let placeholder = self.c.unread_expr(List::EMPTY, self.pos_at(start));
            self.push_late(LateKind::DefaultArgument { variable, placeholder }, start);
            return Some(placeholder);
        }
        let ty = self.c.il[variable].ty;
        let value = self.reading(reading::DefaultArgument(true), |p| {
            p.outside_parameters(|p| match p.kind() {
                T::LeftBrace => p.braced_list(),
                _ => p.with_greater(false, |p| p.assignment_expression()),
            })
        });
        Some(self.c.convert_default_argument(value, ty))
    }
}
