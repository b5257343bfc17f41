//! Functions whose parameters are names alone, declared in front of the body: C before prototypes.

use super::declarator::{Declarator, DeclaratorPlace};
use super::specifier::SpecifierPlace;
use crate::il::*;
use crate::parse::{Declarations, Items, Parser, T};
use crate::sema::lookup::Key;
use smallvec::SmallVec;

impl Parser<'_> {
    /// Whether parameters are names alone: C before prototypes.
    pub(super) fn at_name_list(&mut self) -> bool {
        !self.c.dialect.cxx
            && self.peek(1) == T::Identifier
            && matches!(self.peek(2), T::Comma | T::RightParen)
            && !self.at_parameter_list()
    }

    /// A list of names in parentheses; what they are declared as stands behind it.
    pub(super) fn name_list(
        &mut self,
        params: &mut SmallVec<[VariableId; 4]>,
        info: &mut SmallVec<[ParamDeclaration; 4]>,
    ) {
        self.bump();
        while self.kind() == T::Identifier {
            let (name, pos, ty) = (self.name_at(self.at), self.pos(), self.c.common.int);
            let variable = self.c.declare_parameter(Some(name), pos, ty, false);
            self.forget_name();
            self.c.bind(self.c.context.scope, Key::name(name), Entity::Variable { id: variable });
            params.push(variable);
            info.push(ParamDeclaration {
                ty,
                default: None,
                attributes: List::EMPTY,
                register: false,
                begin: pos,
            });
            self.bump();
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect_closing(T::RightParen);
    }

    /// Declarations of parameters between a list of their names and the body: C before prototypes.
    pub(super) fn old_style_parameters(&mut self, d: &Declarator) -> Option<List<GroupId>> {
        let function = d.function.as_ref().filter(|function| function.old_style)?;
        let (params, scope) = (self.c.il[function.params].to_vec(), function.scope);
        let mut groups = Vec::new();
        while !matches!(self.kind(), T::LeftBrace | T::Semicolon | T::Comma | T::EndOfFile) {
            let before = self.at;
            let items = self.in_scope(scope, |p| p.old_style_declaration(&params));
            for item in items {
                if let Item::Declaration { id } = item {
                    groups.push(id);
                }
            }
            if self.at == before {
                break;
            }
        }
        Some(self.c.il.list(&groups))
    }

    /// One declaration of parameters that a list of names has named.
    fn old_style_declaration(&mut self, params: &[VariableId]) -> Items {
        let specs = self.decl_specifiers(SpecifierPlace::Parameter);
        let base = specs.ty.unwrap_or(self.c.common.int);
        let mut declarations = Declarations::new();
        while !matches!(self.kind(), T::Semicolon | T::EndOfFile) {
            let before = self.at;
            let d = self.declarator(base, DeclaratorPlace::Parameter);
            let name = d.name.as_ref().and_then(|name| name.identifier());
            let param = params.iter().copied().find(|param| name.is_some() && self.c.il[*param].name == name);
            if let Some(param) = param {
                let ty = match self.c.canonical_kind(d.ty) {
                    TypeKind::Array { .. } | TypeKind::Function { .. } => {
                        self.c.make_type(TypeKind::Decayed { written: d.ty })
                    }
                    _ => d.ty,
                };
                self.c.il[param].ty = ty;
                let entity = Entity::Variable { id: param };
                declarations.push(self.c.simple_declaration_of(entity, name, d.pos, d.ty, &d.attributes));
            }
            self.forget_name();
            if !self.eat(T::Comma) || self.at == before {
                break;
            }
        }
        let end = self.pos();
        self.expect_semicolon();
        self.finish_group(&specs, &declarations, &[], end)
    }
}
