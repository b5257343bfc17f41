//! Deduction guides (`[temp.deduct.guide]`).

use crate::diag::messages;
use crate::il::*;
use crate::parse::{Parser, T};
use crate::sema::syntax::Declarator;

impl Parser<'_> {
    /// A guide `C(int) -> C<int>;` is named after the template (`[temp.deduct.guide]`).
    pub(super) fn deduction_guide_result(&mut self, d: &mut Declarator) {
        let trailing = d.function.as_ref().is_some_and(|f| f.trailing);
        let Some(name) = &mut d.name else { return };
        if !trailing || name.scope != crate::parse::name::NameScope::Unqualified {
            return;
        }
        let Some(identifier) = name.identifier() else { return };
        let Some((ret, ..)) = self.c.written_function(d.ty) else { return };
        if matches!(self.c.il[ret].kind, TypeKind::Auto { .. }) {
            return;
        }
        let key = crate::sema::lookup::Key::name(identifier);
        if let [Entity::Template { id }, ..] = self.c.lookup_unqualified(key, self.c.context.scope)[..]
            && matches!(self.c.il[id].kind, TemplateKind::Class { .. })
        {
            name.name = EntityName::Guide { template: id };
            self.check_guide_result(id, ret);
            self.c.forget_dependent_mention(ret);
        }
    }

    /// What stands behind the `->` of a deduction guide is a template-id of its class template (`[temp.deduct.guide]`).
    fn check_guide_result(&mut self, template: TemplateId, mut ret: TypeId) {
        while let TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } =
            self.c.il[ret].kind
        {
            ret = of;
        }
        let named = match self.c.il[ret].kind {
            TypeKind::Instance { template: named, .. } => named == template,
            TypeKind::Class { class } => self.c.template_of_class(class) == Some(template),
            TypeKind::Builtin { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. } => false,
            _ => true,
        };
        if named || self.c.is_unknown(ret) || !self.c.reports_now() {
            return;
        }
        let arrow = (0..self.at).rev().find(|at| self.kind_at(*at) == T::Arrow);
        if let Some(arrow) = arrow {
            self.report(self.pos_at(arrow + 1), messages::guide_result_of_other_template());
        }
    }
}
