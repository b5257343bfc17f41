//! Member templates that are defined outside of their classes ([temp.mem]).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::tables::il_display::{TemplateDeclNode, template_decl};

impl Build<'_> {
    /// Whether a template declaration stands outside of the class whose member it declares.
    pub(in crate::emit::display) fn is_outside(&self, d: &TemplateDeclaration) -> bool {
        let il = self.il;
        let TemplatedItem::Declaration { id } = d.item else { return false };
        il[il[id].declarators].first().is_some_and(|declarator| il[*declarator].qualifier(il).is_some())
            && d.template.is_some_and(|template| il[template].class.is_some())
    }

    /// The definition of a member template outside of its class: a template of its own for the one that the class
    /// declares.
    pub(in crate::emit::display) fn member_template_definition(
        &mut self,
        d: &TemplateDeclaration,
        template: TemplateId,
    ) {
        let il = self.il;
        let TemplatedItem::Declaration { id: group } = d.item else { return };
        let entity = match il[template].kind {
            TemplateKind::Function { pattern } => Entity::Function { id: pattern },
            TemplateKind::Variable { pattern } => Entity::Variable { id: pattern },
            _ => return,
        };
        let declarator = il[il[group].declarators].first().copied();
        self.with(change::InPrototype(true), |p| {
            let canonical = p.template(template);
            p.defined_member(d, canonical, entity, declarator);
        });
    }

    /// The headers of a declaration, the last of which is its own.
    pub(in crate::emit::display) fn template_headers(
        &mut self,
        headers: List<TemplateParamsId>,
    ) -> Option<TemplateDeclNode> {
        let mut last = None;
        for header in self.il[headers].iter().copied() {
            let node = self.template_declaration(header);
            self.g.link_some(node, template_decl::PARENT, last);
            last = Some(node);
        }
        last
    }
}
