//! Templates with their parameters, and template arguments.

mod arguments;
mod instantiated;
mod members;
mod open_classes;
mod partials;
mod requirements;
mod variables;

use super::build::Build;
use super::change;
use super::graph::{Handle, Value, row_to, true_row};
use crate::il::*;
use crate::tables::il_display::{
    ConstantNode, Kind, ScopeNode, Section, Slot, TemplateDeclNode, TemplateNode, TemplateParameterNode,
    TypeNode, any, class_type_supplement, constant, kind, new, routine, scope, template, template_decl,
    template_parameter, ty, variable, variable_template_info, word,
};

/// The scopes that templates begin, by the entry of the header they were made for.
impl Build<'_> {
    /// A template, which is made when it is first named.
    pub fn template(&mut self, id: TemplateId) -> TemplateNode {
        let entity = Entity::Template { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        self.place.has_templates = true;
        let il = self.il;
        let t = &il[id];
        self.scope(t.scope);
        if let Some(found) = self.known(entity) {
            return found;
        }
        match t.pattern_of {
            // A member template of an instance has parameters of its own.
            Some(origin) => {
                let origin = self.template(origin);
                let own = change::OwnParameters(Some(Default::default()));
                let node = self.with(own, |p| p.new_template(id));
                self.g.link(node, template::PROTOTYPE_TEMPLATE, origin);
                self.g.clear(node, template::DEFINITION_TEMPLATE);
                self.declared_text(id, origin, node);
                node
            }
            None => self.new_template(id),
        }
    }

    /// The text of a member template of an instance: what its body is is known from the template's own.
    fn declared_text(&mut self, id: TemplateId, origin: TemplateNode, node: TemplateNode) {
        let Some(Value::String(text)) = self.g.get(origin, template::TEXT).cloned() else { return };
        let constructor = match self.il[id].kind {
            TemplateKind::Function { pattern } => self.il[pattern].name == EntityName::Constructor,
            _ => false,
        };
        let initializers = if constructor { text.find(" ) : ").map(|at| at + " )".len()) } else { None };
        let text = match initializers.or_else(|| text.find(" {")) {
            Some(body) => text[..body].to_owned() + ";",
            None => text,
        };
        self.g.string(node, template::TEXT, text);
    }

    fn new_template(&mut self, id: TemplateId) -> TemplateNode {
        let entity = Entity::Template { id };
        let il = self.il;
        let t = &il[id];
        let form = match t.kind {
            TemplateKind::Class { .. } | TemplateKind::Alias { .. } => new::TEMPLATE_TEMPLK_CLASS,
            TemplateKind::Function { .. } => new::TEMPLATE_TEMPLK_FUNCTION,
            TemplateKind::Variable { .. } => new::TEMPLATE_TEMPLK_VARIABLE,
            TemplateKind::Concept { .. } => new::TEMPLATE_TEMPLK_CONCEPT,
            TemplateKind::Param { .. } => new::TEMPLATE_TEMPLK_TEMPLATE_TEMPLATE_PARAM,
        };
        let node = self.g.add_to_file(form);
        self.made.entities.by_entity.insert(entity, node.id());
        let name = match t.kind {
            TemplateKind::Function { pattern } => self.function_name(pattern),
            _ => t.name.map(|name| self.text(name)),
        };
        self.named(node, name, word::CPLUSPLUS);
        let pos = il[t.params].pos;
        self.declared_at(node, pos);
        if let ScopeKind::Class { .. } = il[t.scope].kind {
            self.access(node, t.access);
        }
        let scope = self.scope(t.scope);
        if !matches!(t.kind, TemplateKind::Param { .. }) {
            self.member_of(node, scope, scope::TEMPLATES);
        }
        let declaration = self.template_declaration(t.params);
        self.g.link(node, template::TEMPLATE_DECL, declaration);
        self.g.flag(node, template::SOURCE_CORRESP_NEEDED, true);
        self.g.link(node, template::CANONICAL_TEMPLATE, node);
        if t.defined {
            self.g.link(node, template::DEFINITION_TEMPLATE, node);
        }
        let required = il[t.params].params(il).iter().take_while(|param| self.is_required(**param)).count();
        self.g.int(node, template::MIN_TEMPLATE_ARGUMENTS, required as i128);
        self.template_pattern(node, id);
        node
    }

    fn is_required(&self, param: TemplateParamId) -> bool {
        let param = &self.il[param];
        let default = match param.kind {
            TemplateParamKind::Type { default, .. } => default.is_some(),
            TemplateParamKind::NonType { default, .. } => default.is_some(),
            TemplateParamKind::Template { default, .. } => default.is_some(),
        };
        !default
    }

    fn template_pattern(&mut self, node: TemplateNode, id: TemplateId) {
        match self.il[id].kind {
            TemplateKind::Class { pattern } => {
                let class = self.class(pattern);
                self.g.link(node, template::TYPE, class);
                if let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) {
                    self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, node);
                    self.own_arguments(supplement, self.il[id].params);
                }
                self.g.flag(class, ty::IS_TEMPLATE_CLASS, true);
                self.g.flag(class, ty::IS_PROTOTYPE_INSTANTIATION, true);
            }
            TemplateKind::Function { pattern } => {
                let routine = self.routine(pattern);
                self.g.link(node, template::ROUTINE, routine);
                self.g.link(routine, routine::ASSOC_TEMPLATE, node);
                self.own_arguments(routine, self.il[id].params);
                self.g.flag(routine, routine::IS_TEMPLATE_FUNCTION, true);
                self.g.flag(routine, routine::IS_PROTOTYPE_INSTANTIATION, true);
            }
            TemplateKind::Variable { pattern } => {
                let variable = self.variable(pattern);
                self.g.link(node, template::VARIABLE, variable);
                self.g.flag(variable, variable::IS_TEMPLATE_VARIABLE, true);
                self.g.flag(variable, variable::IS_PROTOTYPE_INSTANTIATION, true);
                let info = self.g.add_to_file(new::VARIABLE_TEMPLATE_INFO);
                self.own_arguments(info, self.il[id].params);
                self.g.link(info, variable_template_info::ASSOC_TEMPLATE, node);
                self.g.link(variable, variable::TEMPLATE_INFO, info);
            }
            TemplateKind::Alias { pattern } => {
                let ty = self.with(change::AliasPattern(Some(pattern)), |p| p.typedef(pattern));
                self.g.link(node, template::TYPE, ty);
                self.g.word(ty, ty::KIND, word::IS_TEMPLATE_ALIAS);
                self.g.link(ty, ty::ASSOC_TEMPLATE, node);
                self.own_arguments(ty, self.il[id].params);
                self.g.clear(ty, ty::SURROUNDING_NAME_LINKAGE_STATE);
                self.g.flag(ty, ty::IS_NONREAL, true);
                self.g.flag(ty, ty::IS_PROTOTYPE_INSTANTIATION, true);
                self.g.link(node, template::DEFINITION_TEMPLATE, node);
            }
            TemplateKind::Concept { constraint } => {
                if let Some(constraint) = constraint {
                    let made = self.constraint(constraint);
                    self.g.link(node, template::CONSTRAINT, made);
                }
                self.g.link(node, template::DEFINITION_TEMPLATE, node);
                self.g.clear(node, template::SOURCE_CORRESP_NEEDED);
            }
            TemplateKind::Param { param } => {
                let param = &self.il[param];
                self.g.int(node, template::COORDINATES_POSITION, i128::from(param.index) + 1);
                self.g.int(node, template::COORDINATES_DEPTH, i128::from(param.depth) + 1);
                self.g.flag(node, template::IS_PACK, param.pack);
            }
        }
    }

    /// The parameters of a template as its own arguments.
    fn own_arguments(&mut self, owner: impl Handle<kind::WithTemplateArgList>, params: TemplateParamsId) {
        self.own_arguments_in(owner, any::TEMPLATE_ARG_LIST, params);
    }

    fn own_arguments_in<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        section: Slot<E, Section>,
        params: TemplateParamsId,
    ) {
        for param in self.il[params].params(self.il).to_vec() {
            let pack = self.il[param].pack;
            let row = match self.il[param].kind {
                TemplateParamKind::Type { .. } => {
                    row_to(any::TEMPLATE_ARG_LIST_TYPE, self.type_parameter(param))
                }
                TemplateParamKind::NonType { .. } => {
                    let Some(constant) = self.parameter_constant(param) else { continue };
                    row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant)
                }
                TemplateParamKind::Template { template, .. } => {
                    row_to(any::TEMPLATE_ARG_LIST_TEMPLATE, self.template(template))
                }
            };
            if pack {
                let row = (any::TEMPLATE_ARG_LIST_PACK_EXP_PLACEHOLDER.label(), Value::Text(String::new()));
                self.g.add_row(owner, section, row);
            }
            self.g.add_row(owner, section, row);
            if pack {
                let row = true_row(any::TEMPLATE_ARG_LIST_IS_PACK_ELEMENT);
                self.g.add_row(owner, section, row);
                let row = true_row(any::TEMPLATE_ARG_LIST_IS_PACK);
                self.g.add_row(owner, section, row);
            }
        }
    }

    /// A template header.
    pub fn template_declaration(&mut self, params: TemplateParamsId) -> TemplateDeclNode {
        let il = self.il;
        let node = self.g.add_to_file(new::TEMPLATE_DECL);
        let scope = self.g.add_to_file(new::SCOPE_SCK_TEMPLATE_DECLARATION);
        self.made.entities.scopes.insert(il[params].scope, scope);
        self.g.link(node, template_decl::SCOPE, scope);
        let mut made = Vec::new();
        for param in il[params].params(il).to_vec() {
            made.push(self.with(change::InHeader(true), |p| p.template_parameter(param, scope)));
        }
        let first = self.g.chain(&made, template_parameter::NEXT);
        self.g.link_some(node, template_decl::PARAM_LIST, first);
        if let Some(requires) = il[params].requires_clause.condition {
            let clause = self.with(change::InHeader(true), |p| {
                p.requires_clause(requires, il[params].requires_clause.pos)
            });
            self.g.link(node, template_decl::CONSTRAINT_REQUIRES_CLAUSE, clause);
        }
        node
    }

    /// The headers of a member that is defined outside of its class name the parameters of the class anew: what the
    /// definition says is about the class's own.
    fn parameters_of_class(&mut self, d: &TemplateDeclaration, entity: Entity) {
        let il = self.il;
        let (class, own) = match entity {
            Entity::Function { id } => (il[id].class, il[id].template),
            Entity::Variable { id } => (il[id].class, None),
            // Those of a member template itself are others in its definition.
            Entity::Template { id } => (il[id].class, None),
            _ => return,
        };
        let mut lists: Vec<TemplateParamsId> = own.iter().map(|template| il[*template].params).collect();
        let mut at = class;
        while let Some(class) = at {
            lists.extend(il[class].template.map(|template| il[template].params));
            at = match il[il[class].enclosing].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            };
        }
        let known: Vec<TemplateParamId> =
            lists.iter().flat_map(|list| il[*list].params(il).to_vec()).collect();
        for header in il[d.headers].iter().copied() {
            for param in il[header].params(il).to_vec() {
                let (depth, index) = (il[param].depth, il[param].index);
                let same = |known: &&TemplateParamId| {
                    **known != param && il[**known].depth == depth && il[**known].index == index
                };
                if let Some(own) = known.iter().find(same).copied() {
                    self.made.templates.own_parameters.insert(param, own);
                }
            }
        }
    }

    /// Finds the parameters that members of class templates share with their classes.
    pub fn shared_parameters(&mut self) {
        for id in self.il.written.template_declarations.ids() {
            let d = &self.il[id];
            if let Some(template) = d.template.filter(|_| self.is_outside(d)) {
                self.parameters_of_class(d, Entity::Template { id: template });
            }
            let (None, TemplatedItem::Declaration { id: group }) = (d.template, d.item) else { continue };
            if let Some(declarator) = self.il[self.il[group].declarators].first() {
                self.parameters_of_class(d, self.il[*declarator].entity);
            }
        }
    }

    /// The parameter that is meant where a definition names one: that of the class where it is one of a member's.
    pub(super) fn own_parameter(&mut self, param: TemplateParamId) -> TemplateParamId {
        let Some(own) = self.made.templates.own_parameters.get(&param).copied() else { return param };
        if let TemplateParamKind::Type { ty, .. } = self.il[param].kind
            && let Some(node) = self.made.templates.header_types.get(&ty).copied()
        {
            self.referenced(node);
        }
        own
    }

    /// Notes that a template header names one of its own parameters.
    pub(super) fn named_in_header(&mut self, ty: TypeId) {
        if !self.place.in_header {
            return;
        }
        if let TypeKind::NamedParam { param } = self.il[ty].kind
            && let Some(node) = self.made.entities.by_entity.get(&Entity::TemplateParam { id: param })
            && let Some(node) = self.g.cast::<kind::TemplateParameter>(*node)
        {
            self.referenced(node);
        }
    }

    fn template_parameter(&mut self, param: TemplateParamId, scope: ScopeNode) -> TemplateParameterNode {
        let il = self.il;
        let p = &il[param];
        let form = match p.kind {
            TemplateParamKind::Type { .. } => new::TEMPLATE_PARAMETER_TPK_TYPE,
            TemplateParamKind::NonType { .. } => new::TEMPLATE_PARAMETER_TPK_NONTYPE,
            TemplateParamKind::Template { .. } => new::TEMPLATE_PARAMETER_TPK_TEMPLATE,
        };
        let node = self.g.add_to_file(form);
        if self.place.own_parameters.is_none() {
            self.made.entities.by_entity.insert(Entity::TemplateParam { id: param }, node.id());
        }
        let name = p.name.map(|name| self.text(name));
        self.named(node, name, word::NO);
        self.declared_at(node, p.pos);
        self.g.link(node, template_parameter::SOURCE_CORRESP_PARENT_SCOPE, scope);
        self.g.flag(node, template_parameter::IS_PACK, p.pack);
        match p.kind {
            TemplateParamKind::Type { default, .. } => {
                let ty = self.type_parameter(param);
                self.member_of(ty, scope, scope::TYPES);
                self.g.link(node, template_parameter::PTR, ty);
                if let Some(default) = default {
                    let default = self.ty(default);
                    self.g.link(node, template_parameter::DEFAULT_ARG_TYPE, default);
                }
            }
            TemplateParamKind::NonType { default, .. } => {
                if let Some(constant) = self.parameter_constant(param) {
                    self.member_of(constant, scope, scope::CONSTANTS);
                    self.g.link(node, template_parameter::CONSTANT, constant);
                }
                if let Some(default) = default {
                    let default = self.parameter_default(param, default);
                    self.g.link_some(node, template_parameter::DEFAULT_ARG_CONSTANT, default);
                }
            }
            TemplateParamKind::Template { template, .. } => {
                let template = self.template(template);
                self.member_of(template, scope, scope::TEMPLATES);
                self.g.link(node, template_parameter::CLASS_TEMPLATE, template);
            }
        }
        node
    }

    /// The type that a template type parameter is.
    pub fn type_parameter(&mut self, param: TemplateParamId) -> TypeNode {
        let il = self.il;
        let p = &il[param];
        let TemplateParamKind::Type { ty, .. } = p.kind else { return self.builtin(Builtin::Void) };
        let place = (p.depth, p.index);
        if let Some(found) = self.place.own_parameters.as_ref().and_then(|own| own.types.get(&place)) {
            return *found;
        }
        // The name of one that is also the class's stands for that.
        let anew = self.made.templates.own_parameters.contains_key(&param);
        let known = if anew { &self.made.templates.header_types } else { &self.made.types.by_type };
        if let Some(found) = known.get(&ty).filter(|_| self.place.own_parameters.is_none()) {
            return *found;
        }
        let node = self.new_type(new::TYPE_TK_TEMPLATE_PARAM, 1, 1);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        match &mut self.place.own_parameters {
            Some(own) => _ = own.types.insert(place, node),
            None if anew => _ = self.made.templates.header_types.insert(ty, node),
            None => _ = self.made.types.by_type.insert(ty, node),
        }
        // The name of the class names the parameters of a member's header.
        self.g.flag(node, ty::SOURCE_CORRESP_REFERENCED, anew);
        let name = p.name.map(|name| self.text(name));
        self.named(node, name, word::NO);
        self.declared_at(node, p.pos);
        self.g.word(node, ty::KIND, word::TPTK_PARAM);
        self.g.ty_of_template_param(node, p);
        self.g.int(node, ty::COORDINATES_POSITION, i128::from(p.index) + 1);
        self.g.int(node, ty::COORDINATES_DEPTH, i128::from(p.depth) + 1);
        node
    }

    /// The constant that stands for a value parameter of a template.
    pub fn parameter_constant(&mut self, param: TemplateParamId) -> Option<ConstantNode> {
        let il = self.il;
        let p = &il[param];
        let TemplateParamKind::NonType { ty, .. } = p.kind else { return None };
        let key = Entity::TemplateParam { id: param };
        let place = (p.depth, p.index);
        if let Some(found) = self.place.own_parameters.as_ref().and_then(|own| own.constants.get(&place)) {
            return Some(*found);
        }
        let anew = self.place.own_parameters.is_some();
        if let Some(found) = self.known(key).filter(|_| !anew) {
            return Some(found);
        }
        if let Some(parameter) = self.made.entities.by_entity.get(&key)
            && let Some(constant) = self.g.target(*parameter, template_parameter::CONSTANT)
            && !anew
        {
            return Some(constant);
        }
        let ty = self.ty(ty);
        let node = self.g.add_to_file(new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_PARAM);
        if let Some(own) = &mut self.place.own_parameters {
            own.constants.insert(place, node);
        }
        self.g.link(node, constant::TYPE, ty);
        self.g.word(node, constant::KIND, word::TPCK_PARAM);
        let name = p.name.map(|name| self.text(name));
        self.g.node_mut(node).text = name.clone();
        self.named(node, name, word::NO);
        self.declared_at(node, p.pos);
        self.g.constant_of_template_param(node, p);
        self.g.int(node, constant::COORDINATES_POSITION, i128::from(p.index) + 1);
        self.g.int(node, constant::COORDINATES_DEPTH, i128::from(p.depth) + 1);
        Some(node)
    }

    /// Template arguments as rows of a section.
    pub fn template_arguments<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        section: Slot<E, Section>,
        args: List<TemplateArg>,
    ) {
        self.with(change::Region(1), |p| {
            for arg in p.il[args].iter().copied() {
                p.template_argument(owner, section, arg, false);
            }
        });
    }

    pub(super) fn template_argument<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        section: Slot<E, Section>,
        arg: TemplateArg,
        in_pack: bool,
    ) {
        let row = match arg {
            TemplateArg::Type { of } => row_to(any::TEMPLATE_ARG_LIST_TYPE, self.ty(of)),
            TemplateArg::Integral { value, ty } => {
                let ty = self.ty(ty);
                row_to(any::TEMPLATE_ARG_LIST_CONSTANT, self.integer_constant(ty, value.get()))
            }
            TemplateArg::Value { value, .. } => {
                let Some(constant) = self.constant_value(value) else { return };
                row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant)
            }
            TemplateArg::Expr { expr, .. } => {
                let Some(constant) = self.constant_of(expr, None) else { return };
                row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant)
            }
            TemplateArg::Template { template, .. } => {
                row_to(any::TEMPLATE_ARG_LIST_TEMPLATE, self.template(template))
            }
            TemplateArg::DependentTemplate { .. } => return,
            TemplateArg::Pack { args } => {
                self.g.add_row(
                    owner,
                    section,
                    (any::TEMPLATE_ARG_LIST_PACK_EXP_PLACEHOLDER.label(), Value::Text(String::new())),
                );
                for arg in self.il[args].iter().copied() {
                    self.template_argument(owner, section, arg, true);
                }
                return;
            }
            TemplateArg::Expansion { pattern } => match pattern {
                PackedArg::Type { of } => row_to(any::TEMPLATE_ARG_LIST_TYPE, self.ty(of)),
                PackedArg::Expr { expr } => {
                    let Some(constant) = self.constant_of(expr, None) else { return };
                    row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant)
                }
                PackedArg::Template { template } => {
                    row_to(any::TEMPLATE_ARG_LIST_TEMPLATE, self.template(template))
                }
            },
        };
        self.g.add_row(owner, section, row);
        if in_pack {
            self.g.add_row(owner, section, true_row(any::TEMPLATE_ARG_LIST_IS_PACK_ELEMENT));
        }
        if matches!(arg, TemplateArg::Expansion { .. }) {
            self.g.add_row(owner, section, true_row(any::TEMPLATE_ARG_LIST_IS_PACK));
        }
    }
}
