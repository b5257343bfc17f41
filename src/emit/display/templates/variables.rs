//! Variables that are made from variable templates ([temp.spec]).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{VariableNode, any, new, template, variable, variable_template_info, word};
use rustc_hash::FxHashMap;

impl Build<'_> {
    /// What a specialization of a variable template has that says so; one that is made from its template stands where
    /// that does.
    pub(in crate::emit::display) fn variable_specialization(&mut self, node: VariableNode, id: VariableId) {
        let il = self.il;
        let Some(instance) = il[id].instance(il) else { return };
        let Instance { template, args, explicit, pattern, .. } = il[instance];
        let of = self.template(template);
        let info = self.g.add_to_file(new::VARIABLE_TEMPLATE_INFO);
        let written = self.written_arguments(Entity::Variable { id });
        let count = written.or(Some(args));
        self.specialization_arguments(info, any::TEMPLATE_ARG_LIST, (template, args), count, true);
        self.g.link(info, variable_template_info::ASSOC_TEMPLATE, of);
        if let Some(partial) = self.chosen_partial(instance) {
            self.g.link(info, variable_template_info::ASSOC_TEMPLATE, partial);
            let section = variable_template_info::PARTIAL_SPEC_TEMPLATE_ARG_LIST;
            self.template_arguments(info, section, il[instance].pattern_args);
        }
        self.g.link(node, variable::TEMPLATE_INFO, info);
        self.g.flag(node, variable::IS_TEMPLATE_VARIABLE, true);
        if explicit == Specialization::Explicit {
            self.g.flag(node, variable::IS_SPECIALIZED, true);
            return;
        }
        let Some(Entity::Variable { id: pattern }) = pattern else { return };
        self.declared_at(node, il[pattern].pos);
        let ty = self.ty(il[id].ty);
        self.g.link(node, variable::DECLARED_TYPE, ty);
        self.g.flag(
            node,
            variable::EXPLICIT_DO_NOT_INSTANTIATE,
            explicit == Specialization::ExternInstantiation,
        );
        let defined = explicit == Specialization::ExplicitInstantiation;
        self.g.flag(node, variable::EXPLICIT_INSTANTIATION, defined);
        let fixed = self.is_fixed(il[id].ty) || il[id].flags.contains(VariableFlags::CONSTEXPR);
        let internal = il[id].linkage == Linkage::Internal
            || fixed
                && !il[id].flags.contains(VariableFlags::INLINE)
                && il[id].class.is_none()
                && il[pattern].defined;
        let storage = match (internal, defined) {
            (true, _) => word::SC_STATIC,
            (false, true) => word::SC_UNSPECIFIED,
            (false, false) => word::SC_EXTERN,
        };
        self.g.word(node, variable::STORAGE_CLASS, storage);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        if internal {
            self.g.word(node, variable::SOURCE_CORRESP_NAME_LINKAGE, word::INTERNAL);
        }
        let Some(definition) = il[pattern].definition.filter(|_| il[id].init.is_some()) else { return };
        let written = !matches!(il[definition].init, Initializer::None);
        self.g.flag(node, variable::HAS_EXPLICIT_INITIALIZER, written);
        if internal {
            self.made_initializer(node, id, definition);
        } else {
            let direct = matches!(il[definition].init, Initializer::Brace { .. });
            self.g.flag(node, variable::HAS_DIRECT_BRACED_INITIALIZER, direct);
            self.g.flag(node, variable::CONSTANT_VALUED, fixed);
        }
    }

    /// What a variable begins with whose template has a definition.
    pub(in crate::emit::display) fn made_initializer(
        &mut self,
        node: VariableNode,
        id: VariableId,
        definition: DeclarationId,
    ) {
        self.with(change::InPrototype(false), |p| {
            p.with(change::Region(1), |p| {
                p.variable_initializer(node, id, definition);
            });
        });
    }

    /// A template and its pattern have been referred to where a specialization is named.
    pub(in crate::emit::display) fn names_specialization(&mut self, id: VariableId) {
        let il = self.il;
        let Some(instance) = il[id].instance(il) else { return };
        let Instance { template, pattern, explicit, .. } = il[instance];
        let node = self.template(template);
        self.referenced(node);
        let primary = self.g.target(node, template::VARIABLE);
        if let Some(primary) = primary {
            self.referenced(primary);
        }
        if let Some(Entity::Variable { id }) = pattern
            && explicit != Specialization::Explicit
        {
            let variable = self.variable(id);
            self.referenced(variable);
            if let Some(partial) = self.made.templates.partials.get(&Entity::Variable { id }).copied() {
                self.referenced(partial);
            }
        }
    }

    /// The arguments that were written where the unit first names a specialization of a function or variable template.
    pub(in crate::emit::display) fn written_arguments(
        &mut self,
        entity: Entity,
    ) -> Option<List<TemplateArg>> {
        if self.made.templates.written_arguments.is_none() {
            self.made.templates.written_arguments = Some(self.all_written_arguments());
        }
        self.made.templates.written_arguments.as_ref().and_then(|all| all.get(&entity).copied())
    }

    fn all_written_arguments(&self) -> FxHashMap<Entity, List<TemplateArg>> {
        let il = self.il;
        let mut first: FxHashMap<Entity, (Pos, List<TemplateArg>)> = FxHashMap::default();
        let mut note = |entity, pos, args: Option<List<TemplateArg>>| {
            let Some(args) = args else { return };
            let known = first.entry(entity).or_insert((pos, args));
            if pos < known.0 {
                *known = (pos, args);
            }
        };
        for id in il.expressions.exprs.ids() {
            if let ExprKind::Name { entity, args, .. } | ExprKind::Member { entity, args, .. } = il[id].kind {
                note(entity, il[id].pos, args);
            }
        }
        for id in il.written.declarations.ids() {
            note(il[id].entity, il[id].pos, il[id].args(il));
        }
        first.into_iter().map(|(entity, (_, args))| (entity, args)).collect()
    }
}
