//! Explicit specializations and instantiations: what they name can be specialized or instantiated, and is so once
//! (`[temp.expl.spec]`, `[temp.explicit]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::sema::syntax::ParsedName;
use crate::source::Pos;

impl Compilation {
    /// Whether an empty template header stands before the declaration here.
    fn specializes_explicitly(&self, headers: &[TemplateParamsId]) -> bool {
        headers.last().is_some_and(|header| self.il[*header].params(&self.il).is_empty())
    }

    /// Another declaration of a class template has as many parameters, and default arguments are given once
    /// (`[temp.param]`). `befriends`: it is a friend that a path names, of which other parameters are only warned.
    pub(in crate::sema) fn check_redeclared_header(
        &mut self,
        template: TemplateId,
        header: TemplateParamsId,
        befriends: bool,
    ) {
        let old = self.il[self.il[template].params].params(&self.il).to_vec();
        let new = self.il[header].params(&self.il).to_vec();
        if !self.reports_now() {
            return;
        }
        self.check_redeclared_parameters(&old, &new, befriends);
        let mild = |message: Message| if befriends { message.as_warning() } else { message };
        let pack = |c: &Self, list: &[TemplateParamId]| list.iter().any(|p| c.il[*p].pack);
        if pack(self, &old) || pack(self, &new) {
            return;
        }
        let previous = self.il[template].pos;
        if let Some(extra) = new.get(old.len()) {
            let at = self.il[*extra].pos;
            return self.report(at, mild(messages::too_many_template_parameters_does(previous)));
        }
        if let Some(last) = new.last().filter(|_| new.len() < old.len()) {
            let at = self.il[*last].pos;
            return self.report(at, mild(messages::too_few_template_parameters_does(previous)));
        }
        for (old, new) in old.iter().zip(&new) {
            let (was, now) = (self.il[*old].pos, self.il[*new].pos);
            if was != now && self.has_default(*old) && self.has_default(*new) {
                self.report(now, messages::redefinition_default_argument());
            }
        }
    }

    /// A class is named with template arguments, but nothing of that name is declared (`[temp.names]`). `keyword`: what
    /// stands before its name.
    pub(in crate::sema) fn refuse_missing_template(
        &mut self,
        name: &ParsedName,
        identifier: Name,
        primary: bool,
        keyword: Pos,
    ) {
        if name.qualifier.is_some() || !name.found.is_empty() || primary || !self.reports_now() {
            return;
        }
        let text = self.names.text(identifier).to_owned();
        self.report(name.pos, messages::not_template(&text));
        if self.place.instantiating.is_some() {
            self.report(keyword, messages::invalid_explicit_instantiation_declaration());
        }
    }

    /// `template <> class C`: a class that is no specialization and no member of one cannot be specialized. `keyword`:
    /// what stands before its name.
    pub(in crate::sema) fn check_specialized_class(
        &mut self,
        class: ClassId,
        headers: &[TemplateParamsId],
        keyword: Pos,
    ) {
        if self.place.names_no_template && self.place.instantiating.is_none() {
            self.place.names_no_template = false;
            return;
        }
        let c = &self.il[class];
        let member = self.enclosing_instance(class).is_some()
            || self.class_of_scope(c.enclosing).is_some_and(|outer| self.il[outer].instance.is_some());
        let other =
            c.instance.is_some() || c.template.is_some() || c.specialization.partial_of.is_some() || member;
        if !self.specializes_explicitly(headers) || other || !self.reports_now() {
            return;
        }
        let entity = self.class_entity(class);
        self.report(keyword, messages::not_entity_can_explicitly_specialized(entity));
    }

    /// An explicit specialization of a class template is declared before the template makes the class.
    pub(in crate::sema) fn check_specialized_before_use(
        &mut self,
        class: ClassId,
        instance: InstanceId,
        pos: Pos,
    ) {
        let used = self.il[class].state == Completeness::Complete
            && self.il[instance].explicit == Specialization::Implicit;
        if used && self.reports_now() {
            self.il[class].body = None;
            let (entity, first) = (self.class_entity(class), self.il[instance].pos);
            self.report(pos, messages::explicit_specialization_must_precede_first(entity, first));
        }
    }

    /// The declaration of a primary template names no arguments: `args` are its own parameters. True if that was reported.
    pub(in crate::sema) fn check_primary_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> bool {
        let TemplateKind::Class { pattern } = self.il[template].kind else { return false };
        let ty = self.make_type(TypeKind::Instance { template, args });
        let own = self.pattern_of_instance(ty) == Some(pattern);
        if own && self.reports_now() {
            self.report(pos, messages::template_argument_list_not_allowed());
        }
        own
    }

    /// No function template can be specialized or instantiated to the function that is declared: reported, unless another
    /// declaration of the same function is found later.
    pub(in crate::sema) fn report_no_specialization(
        &mut self,
        parts: &DeclarationParts<'_>,
        templates: &[TemplateId],
    ) {
        let open = self.is_dependent(parts.declarator.ty) || self.scope_is_dependent(self.context.scope);
        let Some(first) = templates.first().copied() else { return };
        if parts.has(SpecifierFlags::FRIEND) || parts.member || open || !self.reports_now() {
            return;
        }
        let constrained = |t: &TemplateId| {
            self.il[self.il[*t].params].requires_clause.condition.is_some()
                || !matches!(self.il[*t].kind, TemplateKind::Function { .. })
        };
        if templates.iter().any(constrained) {
            return;
        }
        let kind = match templates {
            [_] => EntityKind::FunctionTemplate,
            _ => EntityKind::OverloadedFunction,
        };
        let entity = EntityText::new(kind, self.template_text(first), Declared::At(self.il[first].pos));
        self.report(parts.declarator.pos, messages::no_instance_matches_specified_type(entity));
    }

    /// A function that is no template cannot be specialized or instantiated: reported as another declaration of it.
    pub(in crate::sema) fn check_specializes_function(
        &mut self,
        parts: &DeclarationParts<'_>,
        found: &[Entity],
    ) {
        let explicit = self.specializes_explicitly(parts.headers) || self.place.instantiating.is_some();
        let [Entity::Function { id }] = *found else { return };
        let f = &self.il[id];
        let plain = f.class.is_none() && f.instance.is_none() && f.builtin(&self.il).is_none();
        if !explicit || !plain || !self.reports_now() || parts.has(SpecifierFlags::FRIEND) {
            return;
        }
        let text = self.signature_text(id, true);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(self.shown_position(id)));
        self.report(parts.declarator.pos, messages::declaration_incompatible(entity));
    }

    /// Whether a class is an explicit specialization or a member of one, and of no other template: its members are declared
    /// without `template<>` (`[temp.expl.spec]`).
    fn is_of_explicit_specialization(&self, class: ClassId) -> bool {
        let (mut at, mut found) = (Some(class), false);
        while let Some(class) = at {
            let c = &self.il[class];
            if c.template.is_some() || c.specialization.partial_of.is_some() {
                return false;
            }
            if let Some(instance) = c.instance {
                if self.il[instance].explicit != Specialization::Explicit {
                    return false;
                }
                found = true;
            }
            at = self.class_of_scope(c.enclosing);
        }
        found
    }

    /// A member function of an explicit specialization, and no template, cannot be specialized.
    pub(in crate::sema) fn check_specialized_member(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let f = &self.il[id];
        let Some(class) = f.class.filter(|_| f.template.is_none() && f.instance.is_none()) else { return };
        if !self.specializes_explicitly(parts.headers)
            || !self.is_of_explicit_specialization(class)
            || !self.reports_now()
        {
            return;
        }
        let text = self.signature_text(id, true);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(self.shown_position(id)));
        self.report(parts.declarator.pos, messages::not_entity_can_explicitly_specialized(entity));
    }

    /// What is specialized or instantiated by an unqualified name is declared in the scope (`[temp.expl.spec]`,
    /// `[temp.explicit]`).
    pub(in crate::sema) fn check_specialized_name(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        function: bool,
    ) {
        let EntityName::Identifier { name } = parts.name() else { return };
        let (specializes, makes) =
            (self.specializes_explicitly(parts.headers), self.place.instantiating.is_some());
        let left_out = parts.is_qualified() || parts.member || parts.has(SpecifierFlags::FRIEND);
        let written = parts.declarator.name.as_ref().is_some_and(|name| name.args.is_some());
        let said = self.place.names_no_template || self.is_unknown(parts.declarator.ty);
        if said || left_out || written || !(specializes || makes) || !self.reports_now() {
            return;
        }
        let key = Key::name(name);
        if !self.lookup_in(scope, key).is_empty() || !self.lookup_unqualified(key, scope).is_empty() {
            return;
        }
        if !function && makes {
            return self.report(parts.specs.pos, messages::invalid_explicit_instantiation_declaration());
        }
        let text = self.names.text(name).to_owned();
        self.report(parts.declarator.pos, messages::no_template_in_current_scope(&text));
    }

    /// A variable that is no template is specialized or instantiated. True if that was reported.
    pub(in crate::sema) fn check_specialized_variable(
        &mut self,
        parts: &DeclarationParts<'_>,
        id: VariableId,
    ) -> bool {
        let v = &self.il[id];
        let specialized = v.class.is_some_and(|class| self.is_of_explicit_specialization(class))
            && self.specializes_explicitly(parts.headers);
        let member = v.class.is_some() && !specialized
            || v.template(&self.il).is_some()
            || v.instance(&self.il).is_some();
        let specializes = self.specializes_explicitly(parts.headers);
        if member || !(specializes || self.place.instantiating.is_some()) || !self.reports_now() {
            return false;
        }
        let name = self.scope_text(v.scope) + v.name.map_or("", |n| self.names.text(n));
        let text = self.declared_variable_text(v.ty, &name);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(v.pos));
        self.report(
            parts.declarator.pos,
            match specializes {
                true => messages::not_entity_can_explicitly_specialized(entity),
                false => messages::not_entity_can_instantiated(entity),
            },
        );
        true
    }

    /// What an explicit instantiation names comes from a template, and is instantiated once; `pos`: where the declaration
    /// begins behind its keyword.
    pub(in crate::sema) fn check_instantiated_entity(&mut self, entity: Entity, name: Option<Pos>, pos: Pos) {
        if !self.reports_now() {
            return;
        }
        let (made, shown, at) = match entity {
            Entity::Class { id } => {
                let c = &self.il[id];
                let made = c.instance.is_some() || self.enclosing_instance(id).is_some();
                (
                    made || c.template.is_some() || c.flags.contains(ClassFlags::ERROR),
                    self.class_entity(id),
                    pos,
                )
            }
            Entity::Function { id } => {
                let mut shown = self.function_name_entity(id);
                if let Some(instance) = self.il[id].instance.map(|i| &self.il[i])
                    && let TemplateKind::Function { pattern } = self.il[instance.template].kind
                {
                    let bound = self.bindings_text(instance.template, instance.args);
                    let signature = self.signature_with_parameters(pattern);
                    shown = EntityText::new(
                        EntityKind::Function,
                        format!("{signature} [with {bound}]"),
                        shown.declared,
                    );
                }
                (true, shown, name.unwrap_or(pos))
            }
            Entity::Variable { id } => (true, self.variable_entity_with_arguments(id), name.unwrap_or(pos)),
            _ => return,
        };
        if !made {
            return self.report(at, messages::not_entity_can_instantiated(shown));
        }
        let instance = match entity {
            Entity::Class { id } => self.il[id].instance,
            Entity::Function { id } => self.il[id].instance,
            Entity::Variable { id } => self.il[id].instance(&self.il),
            _ => None,
        };
        let specialized = instance.is_some_and(|i| self.il[i].explicit == Specialization::Explicit);
        if !specialized && !self.instances.explicitly_instantiated.insert(entity) {
            self.report(at, messages::explicitly_instantiated_more_than_once(shown));
        }
    }

    /// The declaration of an explicit instantiation shows the noexcept-specifier of the template, with the arguments.
    fn show_instantiated_exceptions(&mut self, id: FunctionId, declaration: DeclarationId) {
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        let condition = self.exception_condition(id);
        let condition = condition.filter(|condition| self.il[*condition].flags.intersects(dependent));
        if let Some(condition) = condition.and_then(|condition| self.specifier_made(id, condition)) {
            self.il[declaration].noexcept = ExceptionSpec::NoexceptIf { condition };
        }
    }

    /// An explicit instantiation: marks the specialization; its members' bodies are checked with it.
    pub fn explicit_instantiation(&mut self, group: GroupId, how: Specialization) -> Option<Entity> {
        let g = self.il[group].clone();
        let entity = match (self.il[g.declarators].first().copied(), self.class_of(g.specifiers.ty)) {
            (Some(first), _) => self.il[first].entity,
            (None, Some(id)) => Entity::Class { id },
            _ => return None,
        };
        if how != Specialization::ExternInstantiation {
            let name = self.il[g.declarators].first().map(|first| self.il[*first].pos);
            self.check_instantiated_entity(entity, name, g.specifiers.pos);
            self.instances.bodies.push((entity, g.specifiers.pos));
        }
        let instance = match entity {
            Entity::Class { id } => {
                let made = self.il[id].instance.is_some() || self.enclosing_instance(id).is_some();
                // An explicit instantiation defines the class, unless it is specialized ([temp.explicit]).
                let explicit = self.il[id].instance.map(|instance| self.il[instance].explicit);
                if made && explicit != Some(Specialization::Explicit) && self.reports_now() {
                    self.check_complete(self.il[id].ty, g.specifiers.pos);
                }
                self.complete_class(id);
                self.il[id].instance
            }
            Entity::Function { id } => {
                if let Some(first) = self.il[g.declarators].first().copied() {
                    self.show_instantiated_exceptions(id, first);
                    match how == Specialization::ExternInstantiation {
                        true => self.check_extern_kernel(id, first),
                        false => self.instances.explicit.push((id, g.specifiers.pos)),
                    }
                }
                self.il[id].instance
            }
            Entity::Variable { id } => self.il[id].instance(&self.il),
            _ => None,
        };
        if let Some(instance) = instance
            && matches!(
                self.il[instance].explicit,
                Specialization::Implicit | Specialization::ExternInstantiation
            )
        {
            self.il[instance].explicit = how;
        }
        Some(entity)
    }
}
