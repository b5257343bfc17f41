//! What types lead to.

use super::{Reached, Search};
use crate::il::*;

impl Search<'_> {
    /// A type whose objects are used.
    pub(super) fn visit_type(&mut self, ty: TypeId) {
        let il = self.il;
        match il[ty].kind {
            TypeKind::Class { class } | TypeKind::Injected { class } => {
                self.reach(Reached::Definition(class))
            }
            TypeKind::Enum { of } => self.entity(Entity::Enum { id: of }),
            TypeKind::Typedef { typedef } => {
                self.entity(Entity::Typedef { id: typedef });
                self.ty(il[typedef].ty);
            }
            TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => {
                self.named(to);
            }
            TypeKind::Decayed { .. } => self.ty(il[ty].canonical),
            TypeKind::NamedParam { param } => self.entity(Entity::TemplateParam { id: param }),
            TypeKind::Qualifiedly { of, .. }
            | TypeKind::Elaborated { of, .. }
            | TypeKind::Signed { of }
            | TypeKind::Atomic { of } => {
                self.ty(of);
            }
            TypeKind::AliasInstance { target, template, args } => {
                self.alias(template, args);
                self.ty(target);
            }
            TypeKind::Instance { args, .. } => {
                self.named_arguments(args);
            }
            TypeKind::DependentName { .. }
            | TypeKind::DependentTemplate { .. }
            | TypeKind::DeducedClass { .. }
            | TypeKind::Auto { .. }
            | TypeKind::DecltypeAuto { .. } => {}
            TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => {
                self.expr(expr);
                if il[ty].canonical != ty {
                    self.ty(il[ty].canonical);
                }
            }
            kind => {
                il.any_in_type(kind, |piece| {
                    match piece {
                        Piece::Type(of) => self.ty(of),
                        Piece::Expr(of) => self.expr(of),
                        _ => {}
                    }
                    false
                });
            }
        }
    }

    /// A type that pointers or references lead to.
    pub(super) fn visit_named(&mut self, ty: TypeId) {
        let il = self.il;
        match il[ty].kind {
            TypeKind::Class { class } | TypeKind::Injected { class } => {
                self.entity(Entity::Class { id: class })
            }
            TypeKind::Typedef { typedef } => {
                self.entity(Entity::Typedef { id: typedef });
                self.named(il[typedef].ty);
            }
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Qualifiedly { of, .. }
            | TypeKind::Elaborated { of, .. }
            | TypeKind::Signed { of }
            | TypeKind::Atomic { of }
            | TypeKind::PackExpansion { pattern: of } => self.named(of),
            TypeKind::AliasInstance { target, template, args } => {
                self.alias(template, args);
                self.named(target);
            }
            TypeKind::Decltype { .. } | TypeKind::TypeofExpr { .. } | TypeKind::TypeofType { .. }
                if il[ty].canonical != ty =>
            {
                self.named(il[ty].canonical);
            }
            _ => self.ty(ty),
        }
    }

    /// The arguments of an instance of a class template, whose types are needed by name.
    pub(super) fn named_arguments(&mut self, args: List<TemplateArg>) {
        self.arguments_as(args, Self::named);
    }

    /// The arguments of another instance.
    pub(super) fn arguments(&mut self, args: List<TemplateArg>) {
        self.arguments_as(args, Self::ty);
    }

    fn arguments_as(&mut self, args: List<TemplateArg>, types: fn(&mut Self, TypeId)) {
        for arg in self.il[args].iter().copied() {
            match arg {
                TemplateArg::Type { of } | TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                    types(self, of);
                }
                TemplateArg::Integral { ty, .. } => self.ty(ty),
                TemplateArg::Value { value, ty } => {
                    self.ty(ty);
                    self.reach(Reached::Constant(value));
                }
                TemplateArg::Expr { expr } | TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                    self.expr(expr);
                }
                TemplateArg::Pack { args } => self.arguments_as(args, types),
                TemplateArg::Template { template, .. }
                | TemplateArg::Expansion { pattern: PackedArg::Template { template } } => {
                    self.template_name(template);
                }
                TemplateArg::DependentTemplate { .. } => {}
            }
        }
    }

    /// An alias template that a type is named by.
    fn alias(&mut self, template: TemplateId, args: List<TemplateArg>) {
        if let TemplateKind::Alias { pattern } = self.il[template].kind {
            self.entity(Entity::Typedef { id: pattern });
            self.ty(self.il[pattern].ty);
        }
        self.arguments(args);
    }

    /// A template that is an argument: its pattern is needed by name.
    fn template_name(&mut self, template: TemplateId) {
        match self.il[template].kind {
            TemplateKind::Class { pattern } => self.entity(Entity::Class { id: pattern }),
            TemplateKind::Alias { pattern } => self.entity(Entity::Typedef { id: pattern }),
            _ => {}
        }
    }

    /// What stands before a name.
    pub(super) fn qualifier(&mut self, id: QualifierId) {
        let mut at = Some(id);
        while let Some(id) = at {
            match self.il[id].part {
                QualifierPart::Type { of } => self.ty(of),
                QualifierPart::Namespace { of } => self.entity(of),
                QualifierPart::Global | QualifierPart::Name { .. } => {}
            }
            at = self.il[id].prefix;
        }
    }

    /// A typedef name is needed with what it is a member of.
    pub(super) fn visit_typedef(&mut self, id: TypedefId) {
        let scope = self.il[id].scope;
        self.namespaces(scope);
        self.class_around(scope);
    }

    /// An enumeration is needed with all that it has.
    pub(super) fn visit_enum(&mut self, id: EnumId) {
        let scope = self.il[id].enclosing;
        self.namespaces(scope);
        self.class_around(scope);
        for of in self.enumerators.get(&id).cloned().unwrap_or_default() {
            self.entity(Entity::Enumerator { id: of });
        }
    }
}
