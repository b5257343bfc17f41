//! Parameters of function templates that nothing can give arguments to (`[temp.param]`, `[temp.arg.explicit]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::declare::DeclarationParts;
use crate::sema::deduce::Deduction;

impl Compilation {
    /// Warns about parameters of a function template that cannot be deduced from its function parameters where
    /// arguments cannot be given explicitly either: behind a parameter pack, of constructors and conversion functions.
    pub(super) fn check_undeducible(
        &mut self,
        id: FunctionId,
        header: TemplateParamsId,
        parts: &DeclarationParts<'_>,
    ) {
        if !self.reports_now() {
            return;
        }
        let Some((_, types, _)) = self.function_of(parts.declarator.ty) else { return };
        let mut types = self.il[types].to_vec();
        if let EntityName::Conversion { to } = self.il[id].name {
            types.push(to);
        }
        let unnameable = matches!(self.il[id].name, EntityName::Constructor | EntityName::Conversion { .. });
        let params = self.il[header].params.clone();
        let depth = self.il[header].depth;
        let mut behind_pack = false;
        let (mut unreachable, mut unused) = (Vec::new(), Vec::new());
        for (index, param) in params.iter().enumerate() {
            let (pack, follows) = (self.il[*param].pack, behind_pack);
            behind_pack |= pack;
            if self.has_default(*param) || self.il[*param].invented || !(follows || unnameable) {
                continue;
            }
            let d = Deduction::for_one(depth, params.len(), index);
            if types.iter().any(|ty| self.participates(*ty, &d)) {
                continue;
            }
            if follows {
                unreachable.push(*param);
            }
            if unnameable && !pack {
                unused.push(*param);
            }
        }
        let Some(template) = self.il[id].template else { return };
        for param in unreachable {
            let (shown, of) =
                (self.parameter_entity(param), self.candidate_entity(Entity::Template { id: template }));
            self.report(self.il[param].pos, messages::cannot_used_because_follows_parameter(shown, of));
        }
        for param in unused {
            let (shown, of) =
                (self.parameter_entity(param), self.candidate_entity(Entity::Template { id: template }));
            self.report(self.il[param].pos, messages::not_used_in_declaring_parameter(shown, of));
        }
    }

    /// A template parameter as messages name it.
    fn parameter_entity(&self, param: TemplateParamId) -> EntityText {
        let p = &self.il[param];
        let kind = match p.kind {
            TemplateParamKind::Type { .. } => EntityKind::TemplateParameter,
            TemplateParamKind::NonType { .. } => EntityKind::Constant,
            TemplateParamKind::Template { .. } => EntityKind::TemplateTemplateParameter,
        };
        EntityText::new(kind, p.name.map_or("", |name| self.names.text(name)), Declared::At(p.pos))
    }
}
