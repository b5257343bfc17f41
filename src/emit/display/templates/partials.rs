//! Partial specializations ([temp.spec.partial]): each is a template of its own, whose arguments name a specialization of
//! the primary template that is never made.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::{Handle, row_to, true_row};
use crate::il::*;
use crate::tables::il_display::{
    ClassTypeSupplementNode, TemplateNode, TypeNode, any, class_type_supplement, kind, new, scope, template,
    ty, variable, variable_template_info, word,
};

impl Build<'_> {
    /// The template declaration of a partial specialization; `false` where it is none.
    pub(in crate::emit::display) fn partial_specialization(&mut self, d: &TemplateDeclaration) -> bool {
        let il = self.il;
        let TemplatedItem::Declaration { id } = d.item else { return false };
        let group = &il[id];
        let definition = group.definition(il).filter(|definition| il[*definition].body);
        let declarator = il[group.declarators].first().copied();
        let (pattern, primary) = match (definition.map(|definition| il[definition].entity), declarator) {
            (Some(pattern @ Entity::Class { id }), _) => (pattern, il[id].specialization.partial_of),
            (_, Some(declarator)) => match il[declarator].entity {
                pattern @ Entity::Variable { id } if il[id].partial(il).is_some() => {
                    (pattern, self.primary_of_variable(pattern))
                }
                _ => return false,
            },
            _ => return false,
        };
        let Some((primary, partial)) = primary.and_then(|of| Some((of, self.partial_of(of, pattern)?)))
        else {
            return false;
        };
        self.with(change::InPrototype(true), |p| {
            let node = p.partial_template(primary, partial);
            let text = p.template_text(&il[d.text]);
            p.g.string(node, template::TEXT, text);
            match (definition, declarator, pattern) {
                (Some(definition), _, Entity::Class { .. }) => {
                    p.entity_in_sequence(node);
                    p.template_body(node, definition);
                }
                (_, Some(declaration), Entity::Variable { id }) => {
                    p.entity_in_sequence(node);
                    let variable = p.variable(id);
                    let ty = p.ty(il[declaration].ty);
                    p.g.link(variable, variable::DECLARED_TYPE, ty);
                    p.variable_initializer(variable, id, declaration);
                }
                _ => {}
            }
        });
        true
    }

    /// The partial specialization of a template that a pattern belongs to.
    fn partial_of(&self, primary: TemplateId, pattern: Entity) -> Option<PartialId> {
        let il = self.il;
        il[primary].partials(il).iter().copied().find(|partial| il[*partial].pattern == pattern)
    }

    fn primary_of_variable(&self, pattern: Entity) -> Option<TemplateId> {
        let all = self.il.entities.templates.ids();
        all.into_iter().find(|primary| self.partial_of(*primary, pattern).is_some())
    }

    /// The template that a partial specialization is.
    fn partial_template(&mut self, primary: TemplateId, partial: PartialId) -> TemplateNode {
        let il = self.il;
        let Partial { params, args, pattern, .. } = il[partial];
        if let Some(found) = self.made.templates.partials.get(&pattern) {
            return *found;
        }
        let of = self.template(primary);
        let node = self.g.add_like(of);
        self.made.templates.partials.insert(pattern, node);
        self.made.templates.partials_of.entry(of).or_default().push(node);
        self.made.templates.primaries.insert(node, of);
        let name = self.g.name(of);
        self.named(node, name, word::CPLUSPLUS);
        self.declared_at(node, il[params].pos);
        self.g.copy_field(of, node, template::SOURCE_CORRESP_IS_CLASS_MEMBER);
        self.g.copy_field(of, node, template::SOURCE_CORRESP_ACCESS);
        let scope = self.scope(il[primary].scope);
        self.member_of(node, scope, scope::TEMPLATES);
        let declaration = self.template_declaration(params);
        self.g.link(node, template::TEMPLATE_DECL, declaration);
        self.g.flag(node, template::SOURCE_CORRESP_NEEDED, true);
        self.g.link(node, template::CANONICAL_TEMPLATE, node);
        self.g.link(node, template::DEFINITION_TEMPLATE, node);
        let required = il[params].params(il).len();
        self.g.int(node, template::MIN_TEMPLATE_ARGUMENTS, required as i128);
        match pattern {
            Entity::Class { id } => self.partial_class(node, primary, (id, params, args)),
            Entity::Variable { id } => self.partial_variable(node, primary, (id, params, args)),
            _ => {}
        }
        node
    }

    fn partial_class(
        &mut self,
        node: TemplateNode,
        primary: TemplateId,
        (id, params, args): (ClassId, TemplateParamsId, List<TemplateArg>),
    ) {
        let written = self.il[id].specialization.first_args;
        // The specialization that the arguments name is no class of its own.
        let (named, supplement) = self.nonreal_specialization(primary);
        self.g.clear(named, ty::SOURCE_CORRESP_REFERENCED);
        self.partial_arguments(supplement, args, written);
        self.made.templates.named_partials.insert(node, supplement);
        let class = self.class(id);
        self.g.link(node, template::TYPE, class);
        self.g.flag(class, ty::IS_TEMPLATE_CLASS, true);
        self.g.flag(class, ty::IS_PROTOTYPE_INSTANTIATION, true);
        let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) else { return };
        self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, node);
        match self.made.templates.named_partials.get(&node).copied() {
            Some(named) => self.g.copy_field(named, supplement, class_type_supplement::TEMPLATE_ARG_LIST),
            None => self.partial_arguments(supplement, args, written),
        }
        self.own_arguments_in(supplement, class_type_supplement::PARTIAL_SPEC_TEMPLATE_ARG_LIST, params);
    }

    fn partial_variable(
        &mut self,
        node: TemplateNode,
        primary: TemplateId,
        (id, params, args): (VariableId, TemplateParamsId, List<TemplateArg>),
    ) {
        let il = self.il;
        let args = il[id].definition.and_then(|d| il[d].args(il)).unwrap_or(args);
        let of = self.template(primary);
        let variable = self.variable(id);
        if let Some(general) = self.g.target(of, template::VARIABLE) {
            let named = self.g.add_to_file(new::VARIABLE);
            let name = self.g.name(of);
            self.named(named, name, word::CPLUSPLUS);
            self.copy_position(general, named);
            let unknown = self.unknown_type();
            self.g.link(named, variable::TYPE, unknown);
            self.g.word(named, variable::STORAGE_CLASS, word::SC_EXTERN);
            self.g.word(named, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
            self.g.word(named, variable::INIT_KIND, word::INITK_NONE);
            self.g.flag(named, variable::ASM_NAME_IS_VALID, true);
            self.g.flag(named, variable::IS_TEMPLATE_VARIABLE, true);
            self.g.flag(named, variable::IS_NONREAL, true);
            let info = self.g.add_to_file(new::VARIABLE_TEMPLATE_INFO);
            self.g.link(info, variable_template_info::ASSOC_TEMPLATE, of);
            self.partial_arguments(info, args, None);
            self.g.link(named, variable::TEMPLATE_INFO, info);
            let scope = self.scope(il[primary].scope);
            self.g.link(named, variable::SOURCE_CORRESP_PARENT_SCOPE, scope);
            self.g.insert(scope, scope::VARIABLES, named, variable::NEXT, Some(general.id()));
        }
        self.g.link(node, template::VARIABLE, variable);
        self.named(variable, None, word::CPLUSPLUS);
        self.g.word(variable, variable::SOURCE_CORRESP_NAME_LINKAGE, word::CPLUSPLUS);
        self.g.word(variable, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(variable, variable::IS_TEMPLATE_VARIABLE, true);
        self.g.flag(variable, variable::IS_PROTOTYPE_INSTANTIATION, true);
        self.g.flag(variable, variable::IS_NONREAL, true);
        let info = self.g.add_to_file(new::VARIABLE_TEMPLATE_INFO);
        self.partial_arguments(info, args, None);
        self.own_arguments_in(info, variable_template_info::PARTIAL_SPEC_TEMPLATE_ARG_LIST, params);
        self.g.link(info, variable_template_info::ASSOC_TEMPLATE, node);
        self.g.link(variable, variable::TEMPLATE_INFO, info);
    }

    /// The arguments that a partial specialization is for; those of variables are said to be written.
    fn partial_arguments(
        &mut self,
        owner: impl Handle<kind::WithTemplateArgList>,
        args: List<TemplateArg>,
        written: Option<List<TemplateArg>>,
    ) {
        let il = self.il;
        let all = il[args].to_vec();
        for (index, arg) in all.into_iter().enumerate() {
            let said = written.and_then(|written| il[written].get(index).copied());
            match (arg, said) {
                (TemplateArg::Integral { value, ty }, Some(TemplateArg::Expr { expr })) => {
                    let constant = self.written_argument(value.get(), ty, expr);
                    let row = row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant);
                    self.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
                }
                (TemplateArg::Type { .. } | TemplateArg::Expr { .. }, Some(said)) => {
                    self.template_argument(owner, any::TEMPLATE_ARG_LIST, said, false);
                }
                _ => self.template_argument(owner, any::TEMPLATE_ARG_LIST, arg, false),
            }
            if written.is_none() {
                let row = true_row(any::TEMPLATE_ARG_LIST_EXPLICITLY_SPECIFIED);
                self.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
            }
        }
    }

    /// The template that an instance is made from, with the arguments for it where that is a partial specialization.
    pub(in crate::emit::display) fn chosen_partial(&mut self, instance: InstanceId) -> Option<TemplateNode> {
        let Instance { template, pattern, .. } = self.il[instance];
        let partial = self.partial_of(template, pattern?)?;
        Some(self.with(change::InPrototype(true), |p| p.partial_template(template, partial)))
    }

    /// A template, what it is a partial specialization of, and the others of that.
    pub(in crate::emit::display) fn templates_of_name(&self, template: TemplateNode) -> Vec<TemplateNode> {
        let primary = self.made.templates.primaries.get(&template).copied().unwrap_or(template);
        let partials = self.made.templates.partials_of.get(&primary);
        std::iter::once(primary).chain(partials.into_iter().flatten().copied()).collect()
    }

    /// A class that the specialization of a template for arguments is which depend on parameters: it has no members.
    pub(in crate::emit::display) fn nonreal_specialization(
        &mut self,
        template: TemplateId,
    ) -> (TypeNode, ClassTypeSupplementNode) {
        let il = self.il;
        let of = self.template(template);
        let node = self.new_type(new::TYPE_TK_STRUCT, 1, 1);
        let name = self.g.name(of);
        self.named(node, name, word::CPLUSPLUS);
        if let TemplateKind::Class { pattern } = il[template].kind {
            let general = self.class(pattern);
            self.g.node_mut(node).form = self.g.node(general).form;
            self.declared_at(node, il[pattern].pos);
        } else {
            self.declared_at(node, il[template].pos);
        }
        let mut around = il[template].scope;
        while let (ScopeKind::Template, Some(parent)) = (il[around].kind, il[around].parent) {
            around = parent;
        }
        let scope = self.scope(around);
        self.access(node, il[template].access);
        self.member_of(node, scope, scope::TYPES);
        let supplement = self.g.add_to_file(new::CLASS_TYPE_SUPPLEMENT);
        self.supplement_defaults(supplement);
        self.g.link(node, ty::EXTRA_INFO, supplement);
        self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, of);
        self.g.flag(node, ty::IS_TEMPLATE_CLASS, true);
        self.g.flag(node, ty::IS_NONREAL_CLASS, true);
        (node, supplement)
    }
}
