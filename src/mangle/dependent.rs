//! Types that depend on template parameters ([Itanium C++ ABI 5.1.5, 5.1.6]).

use super::Mangler;
use super::substitution::Component;
use crate::il::*;

impl Mangler<'_> {
    /// Writes a template parameter by its place in its header.
    pub(super) fn template_parameter(&mut self, index: u32) {
        self.text("T");
        self.ordinal(index as usize);
    }

    /// Writes a canonical type that depends on template parameters and is none.
    pub(super) fn dependent_type(&mut self, kind: TypeKind) {
        match kind {
            TypeKind::Instance { template, args } => self.dependent_instance(template, args),
            TypeKind::DependentName { qualifier, name } => {
                self.text("N");
                self.qualifier_prefix(qualifier);
                self.identifier(name);
                self.text("E");
            }
            TypeKind::DependentTemplate { qualifier, name, args } => {
                self.text("N");
                self.qualifier_prefix(qualifier);
                self.identifier(name);
                self.template_args(args);
                self.text("E");
            }
            TypeKind::Decltype { expr } => {
                let e = self.il[expr];
                let name = matches!(
                    e.kind,
                    ExprKind::Name { .. }
                        | ExprKind::Overload { .. }
                        | ExprKind::Dependent { .. }
                        | ExprKind::Member { .. }
                        | ExprKind::DependentMember { .. }
                );
                let plain = name && !e.flags.contains(ExprFlags::PARENTHESIZED);
                self.text(if plain { "Dt" } else { "DT" });
                self.expression(expr);
                self.text("E");
            }
            _ => self.incomplete = true,
        }
    }

    /// Writes a template-id whose arguments are dependent.
    fn dependent_instance(&mut self, template: TemplateId, args: List<TemplateArg>) {
        let t = &self.il[template];
        if matches!(t.kind, TemplateKind::Param { .. }) {
            self.template_name(template);
            return self.template_args(args);
        }
        let nested = match self.il[t.scope].kind {
            ScopeKind::Namespace { of } => !self.is_std(of),
            ScopeKind::Class { .. } => true,
            _ => false,
        };
        if nested {
            self.text("N");
        }
        self.template_prefix(template);
        self.template_args(args);
        if nested {
            self.text("E");
        }
    }

    /// Writes the name of a class template with its scopes.
    fn template_prefix(&mut self, template: TemplateId) {
        let t = &self.il[template];
        if self.abbreviated_template(template) || self.substituted(Component::Template(template)) {
            return;
        }
        self.prefix(t.scope);
        match t.name {
            Some(name) => self.identifier(name),
            None => self.incomplete = true,
        }
        self.remember(Component::Template(template));
    }

    /// Writes what stands before a name that depends on a template parameter, as prefixes of a nested name.
    pub(super) fn qualifier_prefix(&mut self, qualifier: QualifierId) {
        let q = self.il[qualifier];
        match q.part {
            QualifierPart::Global => {}
            QualifierPart::Namespace { of: Entity::Namespace { id } } => self.prefix(self.il[id].scope),
            QualifierPart::Namespace { .. } => self.incomplete = true,
            QualifierPart::Type { of } => self.type_prefix(of),
            QualifierPart::Name { name } => {
                if self.substituted(Component::Qualifier(qualifier)) {
                    return;
                }
                if let Some(prefix) = q.prefix {
                    self.qualifier_prefix(prefix);
                }
                self.identifier(name);
                self.remember(Component::Qualifier(qualifier));
            }
        }
    }

    /// Writes a type as a prefix of a nested name.
    fn type_prefix(&mut self, ty: TypeId) {
        let il = self.il;
        let ty = il[ty].canonical;
        if let TypeKind::Class { class } = il[ty].kind {
            return self.class_prefix(class);
        }
        if self.substituted(Component::Type(ty)) {
            return;
        }
        match il[ty].kind {
            TypeKind::Param { index, .. } => self.template_parameter(index),
            TypeKind::Instance { template, args } => {
                match il[template].kind {
                    TemplateKind::Param { .. } => self.template_name(template),
                    _ => self.template_prefix(template),
                }
                self.template_args(args);
            }
            TypeKind::DependentName { qualifier, name } => {
                self.qualifier_prefix(qualifier);
                self.identifier(name);
            }
            TypeKind::DependentTemplate { qualifier, name, args } => {
                self.qualifier_prefix(qualifier);
                self.identifier(name);
                self.template_args(args);
            }
            _ => self.incomplete = true,
        }
        self.remember(Component::Type(ty));
    }
}
