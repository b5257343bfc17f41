//! Implicit instantiation of class templates, their members, and function templates (`[temp.inst]`).

mod alignment;
pub mod body;
pub mod closure;
mod computed_type;
pub mod context;
pub(super) mod explicit;
pub mod friend_template;
pub mod instances;
mod local_type;
mod member_enum;
pub(super) mod member_initializer;
mod member_mention;
pub mod mention;
pub(super) mod pack_length;
pub mod progress;
mod qualified_parameter;
pub mod rebuild;
pub(super) mod rebuild_cast;
pub(super) mod rebuild_member;
mod rebuild_new;
pub(super) mod spelling;
pub mod substitute;
pub mod substitution_memo;
pub(super) mod undecided;
pub mod variable_instance;

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::class::bit_field::BitFieldWidth;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::sema::lookup::missing_type::MissingIn;
use crate::source::Pos;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// Makes a class complete if it is an instance of a template whose definition is known.
    pub fn complete_class(&mut self, class: ClassId) {
        if self.il[class].state != Completeness::Declared {
            return;
        }
        let Some(instance) = self.il[class].instance else { return self.complete_member_class(class) };
        if self.il[instance].explicit == Specialization::Explicit
            || self.il[class].flags.contains(ClassFlags::ERROR)
        {
            return;
        }
        if self.il[class].flags.contains(ClassFlags::UNKNOWN_ARGUMENT)
            && self.has_specializations(self.il[instance].template)
        {
            return self.complete_undecided(class);
        }
        // What is needed to find out what the class is made from finds it incomplete.
        if !self.instantiation.choosing.insert(instance) {
            return;
        }
        let chosen = self.choose_class_pattern(instance);
        self.instantiation.choosing.remove(&instance);
        let Some((pattern, args)) = chosen else { return };
        if self.il[pattern].state != Completeness::Complete {
            return;
        }
        if self.is_nested_too_deeply() {
            self.il[class].flags |= ClassFlags::ERROR;
            return self.excessive_instantiation(class);
        }
        let made = self.instances.classes.len();
        if made >= limits::INSTANTIATED_CLASSES || self.reports.diags.has_enough() {
            self.il[class].flags |= ClassFlags::ERROR;
            if made == limits::INSTANTIATED_CLASSES {
                self.instances.classes.push(self.reports.diags.token);
                self.report(self.instantiation.pos, messages::too_many_instantiations());
            }
            return;
        }
        self.instances.classes.push(self.reports.diags.token);
        self.il[instance].pattern = Some(Entity::Class { id: pattern });
        self.il[instance].pattern_args = args;
        self.begin_instantiation(Instantiated::Class(class));
        self.in_definition(|c| c.instantiate_class(class, pattern));
        self.end_instantiation();
    }

    /// Whether a class is only declared so far: itself, or the template that it is an instance of. False where that is not
    /// known.
    pub(super) fn is_only_declared(&mut self, class: ClassId) -> bool {
        self.complete_class(class);
        let c = &self.il[class];
        if c.state != Completeness::Declared
            || c.template.is_some()
            || c.flags.intersects(ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT)
        {
            return false;
        }
        let Some(instance) = c.instance else { return true };
        self.il[instance].explicit == Specialization::Explicit
            || self
                .choose_class_pattern(instance)
                .is_some_and(|(pattern, _)| self.il[pattern].state == Completeness::Declared)
    }

    /// Makes a member class of an instance complete: its definition is instantiated no earlier than it is needed
    /// (`[temp.inst]`).
    fn complete_member_class(&mut self, class: ClassId) {
        if self.is_nested_too_deeply() {
            return;
        }
        // It may be defined outside of its class, and after the class was instantiated.
        let Some(pattern) = self.instances.member_classes.get(&class).copied() else { return };
        if self.il[pattern].state != Completeness::Complete {
            return;
        }
        self.instances.member_classes.remove(&class);
        self.instances.classes.push(self.reports.diags.token);
        let env = self.environment_of_class(class);
        self.in_definition(|c| c.define_member_class(class, pattern, &env));
    }

    /// Runs what is no part of the context that made it necessary.
    fn in_definition(&mut self, run: impl FnOnce(&mut Self)) {
        self.across(boundary::Definition, run);
    }

    /// The primary template or the partial specialization that matches best (`[temp.spec.partial.match]`).
    fn choose_class_pattern(&mut self, instance: InstanceId) -> Option<(ClassId, List<TemplateArg>)> {
        let (template, args) = (self.il[instance].template, self.il[instance].args);
        let origin = self.origin_template(template);
        if let Some(chosen) = self.choose_partial(origin, instance) {
            return Some(chosen);
        }
        match self.il[origin].kind {
            TemplateKind::Class { pattern } => Some((pattern, args)),
            _ => None,
        }
    }

    /// Of the partial specializations that match an instance, the best one. A member template may have some of its own for
    /// one instance of the class template around it, which come before equal ones of that (`[temp.spec.partial.member]`).
    fn choose_partial(
        &mut self,
        origin: TemplateId,
        instance: InstanceId,
    ) -> Option<(ClassId, List<TemplateArg>)> {
        let (template, args) = (self.il[instance].template, self.il[instance].args);
        let own = if template == origin { &[][..] } else { self.il[template].partials(&self.il) };
        let own: SmallVec<[PartialId; 4]> = SmallVec::from_slice(own);
        let mut best: Option<(PartialId, List<TemplateArg>)> = None;
        let mut matching = Vec::new();
        let written = match self.il[instance].entity {
            Entity::Class { id } => self.spelled_arguments_of(id, args),
            _ => args,
        };
        let alone = self.il[template].class.is_none();
        let declared = self.partials_for(origin, args, alone);
        for partial in own.iter().copied().chain(declared) {
            let outer = self.il[template].class.map(|c| self.environment_of_class(c)).unwrap_or_default();
            let current = best.map(|(current, _)| current);
            // What matches is no part of a substitution that made the class necessary ([temp.deduct.general]).
            let matched = self.apart(|c| {
                let deduced = c.match_partial_written(partial, args, written, &outer)?;
                let better = current.is_none_or(|current| c.more_specialized_partial(partial, current));
                let replaced = !better && current.is_some_and(|current| own.contains(&current));
                Some((deduced, better, replaced && !own.contains(&partial)))
            });
            let Some((deduced, better, replaced)) = matched else { continue };
            if better {
                best = Some((partial, deduced));
            }
            if !replaced {
                matching.push(partial);
            }
        }
        let (best, deduced) = best?;
        self.check_ambiguous_partials(instance, best, &matching);
        match self.il[best].pattern {
            Entity::Class { id } => Some((id, deduced)),
            _ => None,
        }
    }

    /// For a member template of a class template instance: the template it was made from, outermost.
    pub fn origin_template(&self, mut template: TemplateId) -> TemplateId {
        while let Some(from) = self.il[template].pattern_of {
            template = from;
        }
        template
    }

    /// Fills an instance with members made from those of its pattern.
    fn instantiate_class(&mut self, class: ClassId, pattern: ClassId) {
        let scope = self.il[class].scope;
        let env = self.environment_of_class(class);
        self.context.scope = scope;
        self.context.class = Some(class);
        self.il[class].state = Completeness::BeingDefined;
        self.il[class].tag = self.il[pattern].tag;
        let inherited = ClassFlags::FINAL | ClassFlags::DEVICE_BUILTIN | ClassFlags::PACKED;
        let flags = self.il[pattern].flags & inherited;
        self.il[class].flags |= flags;
        self.il[class].body = self.il[pattern].body;
        if let Some(name) = self.il[class].name {
            self.bind(scope, Key::name(name), Entity::Class { id: class });
        }
        let attributes = self.class_attributes(pattern);
        self.check_instance_alignments(attributes, &env);
        self.instantiate_bases(class, pattern, &env);
        self.instantiate_members(class, pattern, &env);
        for entity in self.own_constructors(pattern) {
            self.instantiate_special(class, entity, &env);
        }
        for entity in self.il[pattern].conversions(&self.il).to_vec() {
            self.instantiate_special(class, entity, &env);
        }
        for destructor in self.declared_destructors(pattern) {
            self.instantiate_special(class, destructor, &env);
        }
        for friend in self.il[pattern].friends(&self.il).to_vec() {
            self.instantiate_friend(class, friend, &env);
        }
        if let Some(instance) = self.il[class].instance {
            self.il[instance].completed = self.tokens.pos(self.reports.diags.token as usize);
        }
        self.finish_class(class);
    }

    /// The members of an instance but for constructors, conversion functions and destructors, with the static assertions
    /// among them, in the order in which they were written.
    fn instantiate_members(&mut self, class: ClassId, pattern: ClassId, env: &Environment) {
        let mut assertions = self.assertions_of(pattern);
        for member in self.il[pattern].members.declared.clone() {
            let pos = self.member_pos(member);
            while assertions.first().is_some_and(|id| self.il[*id].pos < pos) {
                let id = assertions.remove(0);
                self.instantiate_assertion(id, env);
            }
            self.instantiation.pos = pos;
            self.instantiate_member(class, member, env);
        }
        for id in assertions {
            self.instantiate_assertion(id, env);
        }
    }

    /// The static assertions among the members of a class as written; none where nothing is reported.
    fn assertions_of(&self, pattern: ClassId) -> Vec<StaticAssertId> {
        let Some(body) = self.il[pattern].body.filter(|_| self.reports_in_instance()) else {
            return Vec::new();
        };
        self.il[body]
            .items
            .iter()
            .filter_map(|item| match *item {
                Item::StaticAssert { id } => Some(id),
                _ => None,
            })
            .collect()
    }

    /// A static assertion of a class template with the arguments of an instance.
    fn instantiate_assertion(&mut self, id: StaticAssertId, env: &Environment) {
        let StaticAssert { condition, message, pos, .. } = self.il[id];
        let flags = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        let unknown = self.context.class.is_some_and(|class| self.has_unknown_argument(class));
        if !self.il[condition].flags.intersects(flags) || unknown {
            return;
        }
        self.instantiation.pos = pos;
        let made = self.attempt(|c| {
            let condition = c.substitute_expr(condition, env);
            c.contextual_bool(condition)
        });
        match made.and_then(|made| self.constant_truth(made)) {
            Some(true) => {}
            Some(false) => self.report_failed_assertion(message, pos),
            None => self.in_member_declaration(|c| {
                let condition = c.substitute_expr(condition, env);
                c.require_constant_in_instance(condition);
            }),
        }
    }

    /// Where a member of a class is declared.
    fn member_pos(&self, member: Entity) -> Pos {
        match member {
            Entity::Field { id } => self.il[id].pos,
            Entity::Typedef { id } => self.il[id].pos,
            Entity::Variable { id } => self.il[id].pos,
            Entity::Function { id } => self.il[id].pos,
            Entity::Class { id } => self.il[id].pos,
            Entity::Enum { id } => self.il[id].pos,
            Entity::Template { id } => self.il[id].pos,
            Entity::Using { id } => self.il[id].pos,
            _ => self.instantiation.pos,
        }
    }

    fn instantiate_bases(&mut self, class: ClassId, pattern: ClassId, env: &Environment) {
        let written = self.il[pattern].body.map(|body| self.il[body].bases.clone());
        for base in written.unwrap_or_else(|| self.il[pattern].bases.clone()) {
            self.instantiation.pos = base.pos;
            let types = if base.pack {
                self.expanded_types(base.ty, env)
            } else {
                self.instantiation.missing_type = None;
                let ty = self.in_member_declaration(|c| c.substitute_type(base.ty, env));
                if !self.reports_alias_within(base.ty, env) {
                    self.report_missing_type(base.pos, MissingIn::Base);
                }
                vec![ty]
            };
            for mut ty in types {
                if self.is_dependent(base.ty) && self.refuses_substituted_base(class, base, ty, env) {
                    continue;
                }
                if let Some(of) = self.class_of(ty) {
                    self.complete_class(of);
                    // A class that is not yet complete can be no base; it may derive from this one.
                    if self.il[of].state == Completeness::BeingDefined {
                        if self.reports_in_instance() && !self.has_unknown_argument(of) {
                            let shown = self.shown_type(ty);
                            self.report(base.pos, messages::incomplete_type_not_allowed(shown));
                        }
                        ty = self.common.unknown;
                    }
                }
                self.push_base(class, Base { ty, pack: false, ..base });
            }
        }
    }

    /// Whether a template argument of an instance is not known.
    pub(super) fn has_unknown_argument(&self, class: ClassId) -> bool {
        self.il[class].flags.contains(ClassFlags::UNKNOWN_ARGUMENT)
    }

    /// The same of the class that a type is or refers to.
    pub(super) fn is_instance_with_unknown(&self, ty: TypeId) -> bool {
        self.class_of(self.without_reference(ty)).is_some_and(|class| self.has_unknown_argument(class))
    }

    /// Makes one member of an instance from a member of its pattern.
    fn instantiate_member(&mut self, class: ClassId, member: Entity, env: &Environment) {
        let scope = self.il[class].scope;
        let made = match member {
            Entity::Field { id } => self.instantiate_field(class, id, env),
            Entity::Typedef { id } => {
                let mut typedef = self.il[id].clone();
                self.instantiation.missing_type = None;
                let written = typedef.ty;
                let env = &env.of_typedef();
                self.mention_by_members(written, class, env);
                typedef.ty = self.in_member_declaration(|c| c.substitute_type(written, env));
                if !self.reports_alias_within(written, env) {
                    self.report_missing_type(typedef.pos, MissingIn::Alias);
                }
                typedef.ty = self.with_spelling(typedef.ty, written, Some(class), env);
                if let TypeKind::Array { .. } = self.canonical_kind(typedef.ty) {
                    self.in_member_declaration(|c| c.check_abstract(typedef.ty, typedef.pos));
                }
                typedef.scope = scope;
                let name = typedef.name;
                let made = self.il.entities.typedefs.add(typedef);
                let entity = Entity::Typedef { id: made };
                self.bind(scope, Key::name(name), entity);
                entity
            }
            Entity::Variable { id } => self.instantiate_static_member(class, id, env),
            Entity::Function { id } => self.instantiate_member_function(class, id, env),
            Entity::Class { id } => self.instantiate_member_class(class, id, env),
            Entity::Enum { id } => self.instantiate_member_enum(class, id, env),
            Entity::Template { id } => self.instantiate_member_template(class, id, env),
            Entity::Using { id } => return self.instantiate_using(class, id, env),
            _ => return,
        };
        match (made, member) {
            (Entity::Class { id }, Entity::Class { id: from }) => self.il[id].access = self.il[from].access,
            (Entity::Enum { id }, Entity::Enum { id: from }) => self.il[id].access = self.il[from].access,
            _ => {}
        }
        self.note_made_alignment(member, made, class);
        self.instances.member_map.insert((class, member), made);
        self.instances.made_from.insert(made, member);
        if let Entity::Variable { id } = made {
            self.check_made_member_initialized(id);
        }
        if !matches!(made, Entity::Field { .. }) {
            self.il[class].members.declared.push(made);
        }
    }

    fn instantiate_field(&mut self, class: ClassId, id: FieldId, env: &Environment) -> Entity {
        let mut field = self.il[id].clone();
        self.instantiation.missing_type = None;
        let written = field.ty;
        self.mention_by_members(written, class, env);
        field.ty = self.in_member_declaration(|c| c.substitute_type(written, env));
        if !self.reports_alias_within(written, env) {
            self.report_missing_type(field.pos, MissingIn::Field);
        }
        field.ty = self.with_spelling(field.ty, written, Some(class), env);
        field.class = class;
        self.check_instance_alignments(field.attributes, env);
        let was_dependent = field.bits.is_some_and(|bits| {
            self.is_dependent(self.il[id].ty) || self.il[bits].flags.contains(ExprFlags::VALUE_DEPENDENT)
        });
        if let Some(bits) = field.bits {
            let written = self.start_of(bits);
            let bits = self.in_member_declaration(|c| c.substitute_expr(bits, env));
            field.bits = Some(bits);
            if was_dependent && self.reports_in_instance() {
                let name = field.name.map(|_| field.pos);
                let declaration = field.pos;
                field.ty = self.check_bit_field(
                    field.ty,
                    BitFieldWidth { bits, declaration, name, width: Some(written) },
                );
            }
        } else if !self.is_silent() {
            field.ty = self.member_object_type(field.ty, field.pos);
            self.in_member_declaration(|c| c.check_abstract(field.ty, field.pos));
        } else {
            let element = self.innermost_element(field.ty);
            if let Some(class) = self.class_of(element) {
                self.complete_class(class);
            }
        }
        let name = field.name;
        let anonymous = self.class_of(field.ty);
        let new = self.il.entities.fields.add(field);
        let entity = Entity::Field { id: new };
        self.il[class].members.fields.push(new);
        self.il[class].members.declared.push(entity);
        let scope = self.il[class].scope;
        match (name, anonymous) {
            (Some(name), _) => self.bind(scope, Key::name(name), entity),
            (None, Some(inner)) if self.il[inner].name.is_none() => self.adopt_anonymous(inner, scope),
            _ => {}
        }
        entity
    }

    pub(in crate::sema) fn copy_function(
        &mut self,
        class: ClassId,
        id: FunctionId,
        env: &Environment,
    ) -> FunctionId {
        let mut function = id.copied(&mut self.il);
        let declared = function.ty;
        let ty = self.canonical(declared);
        self.mention_by_members(function.first.map_or(declared, |first| self.il[first].ty), class, env);
        self.instantiation.missing_type = None;
        // An exception specification waits until it is needed.
        function.ty = match self.canonical_kind(ty) {
            TypeKind::Function { noexcept: None, .. } => {
                self.in_member_declaration(|c| c.substitute_type(declared, env))
            }
            _ => self.substitute_type(ty, env),
        };
        function.ty = self.with_qualified_elements(function.ty, declared, env);
        if !self.reports_alias_within(declared, env) {
            self.report_missing_type(function.pos, MissingIn::Other);
        }
        self.check_nodiscard_of_instance(id, function.ty);
        self.refuse_void_parameters(&mut function, class);
        function.class = Some(class);
        function.scope = self.il[class].scope;
        function.first = None;
        let types: SmallVec<[TypeId; 8]> =
            self.function_of(function.ty).map(|(_, p, _)| self.il[p].into()).unwrap_or_default();
        let mut params: SmallVec<[Param; 8]> = SmallVec::from_slice(function.params(&self.il));
        if types.len() == params.len() {
            for (param, ty) in params.iter_mut().zip(types) {
                param.ty = self.with_spelling(ty, param.ty, Some(class), env);
            }
        } else {
            params = self.expanded_parameters(&params, &types, env);
        }
        function.param_list = self.il.list(&params);
        if let EntityName::Conversion { to } = function.name {
            function.name = EntityName::Conversion { to: self.substitute_type(to, env) };
        }
        let new = self.il.entities.functions.add(function);
        self.instances.made_from.insert(Entity::Function { id: new }, Entity::Function { id });
        new
    }

    /// Reports parameters of a member of an instance that its arguments give the type void (`[dcl.fct]`): what they
    /// take is not known then.
    fn refuse_void_parameters(&mut self, function: &mut Function, class: ClassId) {
        let TypeKind::Function { ret, params, traits, noexcept } = self.canonical_kind(function.ty) else {
            return;
        };
        let mut types = self.il[params].to_vec();
        let declared = function.first.map_or(List::EMPTY, |first| self.il[first].param_info);
        let mut refused = false;
        for (i, ty) in types.iter_mut().enumerate() {
            let dependent = function.params(&self.il).get(i).is_some_and(|param| self.is_dependent(param.ty));
            if !self.is_void(*ty) || !dependent {
                continue;
            }
            if let Some(at) = self.il[declared].get(i).map(|param| param.begin)
                && self.reports_in_instance()
                && self.reports.refused_in_instances.insert((at, class))
            {
                self.report(at, messages::parameter_not_have_void_type());
            }
            *ty = self.common.unknown;
            refused = true;
        }
        if refused {
            let params = self.il.list(&types);
            function.ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept });
        }
    }

    fn instantiate_member_function(&mut self, class: ClassId, id: FunctionId, env: &Environment) -> Entity {
        let name = self.il[id].name;
        let entity = Entity::Function { id: self.copy_function(class, id, env) };
        if let Some(key) = Key::of(name) {
            let scope = self.il[class].scope;
            self.bind(scope, key, entity);
        }
        entity
    }

    /// Constructors, conversions and the destructor, which no scope lists.
    fn instantiate_special(&mut self, class: ClassId, entity: Entity, env: &Environment) {
        let made = match entity {
            Entity::Function { id } => {
                if self.il[id].flags.contains(FunctionFlags::IMPLICIT) {
                    return;
                }
                Entity::Function { id: self.copy_function(class, id, env) }
            }
            Entity::Template { id } => self.copy_template(class, id, env),
            _ => return,
        };
        let function = self.il.function_in(made);
        match function.map(|f| self.il[f].name) {
            Some(EntityName::Constructor) => self.il[class].special.constructors.push(made),
            Some(EntityName::Conversion { .. }) => {
                class.extras_mut(&mut self.il).conversions.push(made);
                if let Some(function) = function {
                    self.check_conversion_of_instance(class, function);
                }
            }
            Some(EntityName::Destructor) => self.select_destructor(class, function),
            _ => {}
        }
        self.instances.member_map.insert((class, entity), made);
    }

    /// The constructors that a class declares itself; those of bases come with the using-declarations.
    fn own_constructors(&self, class: ClassId) -> Vec<Entity> {
        let own = |entity: &Entity| {
            self.il.function_in(*entity).is_none_or(|function| {
                let f = &self.il[function];
                f.inherited_from(&self.il).is_none() && f.class.is_none_or(|of| of == class)
            })
        };
        self.il[class].special.constructors.iter().copied().filter(own).collect()
    }

    /// The destructors that a class declares, all but one with constraints that may not hold.
    fn declared_destructors(&self, class: ClassId) -> Vec<Entity> {
        let c = &self.il[class];
        c.prospective_destructors(&self.il)
            .iter()
            .copied()
            .chain(c.special.destructor)
            .map(|id| Entity::Function { id })
            .collect()
    }

    /// Of several prospective destructors the one whose constraints hold is that of the class (`[class.dtor]`).
    fn select_destructor(&mut self, class: ClassId, candidate: Option<FunctionId>) {
        let Some(candidate) = candidate else { return };
        let before = self.il[class].special.destructor;
        // Of those that hold the more constrained one is chosen.
        let kept = before.is_some_and(|before| {
            self.function_constraint_holds(before) != Some(false)
                && self.more_constrained_function(before, candidate)
        });
        if before.is_none() || !kept && self.function_constraint_holds(candidate) != Some(false) {
            self.il[class].special.destructor = Some(candidate);
        }
    }

    fn instantiate_friend(&mut self, class: ClassId, friend: Entity, env: &Environment) {
        let Some(function) = self.il.function_in(friend) else { return };
        let namespace = self.il[function].scope;
        let Some(key) = Key::of(self.il[function].name) else { return };
        let made = match friend {
            // One that depends on no parameter is the same function for all instances.
            Entity::Function { id }
                if !self.is_dependent(self.il[id].ty)
                    && !self.il[id].flags.contains(FunctionFlags::DEFINED | FunctionFlags::HIDDEN_FRIEND) =>
            {
                friend
            }
            Entity::Function { id } => {
                let new = self.copy_function(class, id, env);
                self.il[new].class = None;
                self.il[new].scope = namespace;
                self.merged_friend(class, (namespace, key), new)
            }
            Entity::Template { id } => {
                let made = self.copy_template(class, id, env);
                if let Some(f) = self.il.function_in(made) {
                    self.il[f].class = None;
                    self.il[f].scope = namespace;
                }
                made
            }
            _ => return,
        };
        self.bind_friend(namespace, key, class, made);
        class.extras_mut(&mut self.il).friends.push(made);
    }

    fn instantiate_member_class(&mut self, class: ClassId, id: ClassId, env: &Environment) -> Entity {
        let entry = &self.il[id];
        let (name, pos, tag, state) = (entry.name, entry.pos, entry.tag, entry.state);
        let scope = self.il[class].scope;
        let new = self.empty_class(name, pos, tag, scope);
        self.il[new].ty = self.make_type(TypeKind::Class { class: new });
        self.il[new].parent_class = Some(class);
        let entity = Entity::Class { id: new };
        self.instances.member_map.insert((class, Entity::Class { id }), entity);
        if let Some(name) = name {
            self.bind(scope, Key::name(name), entity);
        }
        if name.is_some() {
            self.instances.member_classes.insert(new, id);
        } else if state == Completeness::Complete {
            // The members of an anonymous class may be those of the class around it.
            self.across(boundary::Elsewhere, |c| c.define_member_class(new, id, env));
        }
        entity
    }

    /// The definition of a class that a body defines, made from that of the template.
    fn define_local_class(&mut self, new: ClassId, pattern: ClassId, env: &Environment) {
        self.in_definition(|c| c.define_member_class(new, pattern, env));
    }

    fn define_member_class(&mut self, new: ClassId, pattern: ClassId, env: &Environment) {
        self.context.scope = self.il[new].scope;
        self.context.class = Some(new);
        self.il[new].state = Completeness::BeingDefined;
        self.begin_instantiation(Instantiated::Class(new));
        self.fill_member_class(new, pattern, env);
        self.end_instantiation();
    }

    /// The members of a member class of an instance.
    fn fill_member_class(&mut self, new: ClassId, pattern: ClassId, env: &Environment) {
        let flags = self.il[pattern].flags & (ClassFlags::FINAL | ClassFlags::PACKED);
        self.il[new].flags |= flags;
        self.instances.member_class_patterns.insert(new, pattern);
        if let Some(name) = self.il[new].name {
            let scope = self.il[new].scope;
            self.bind(scope, Key::name(name), Entity::Class { id: new });
        }
        self.instantiate_bases(new, pattern, env);
        self.instantiate_members(new, pattern, env);
        let special: Vec<_> = self
            .own_constructors(pattern)
            .into_iter()
            .chain(self.il[pattern].conversions(&self.il).iter().copied())
            .chain(self.declared_destructors(pattern))
            .collect();
        for entity in special {
            self.instantiate_special(new, entity, env);
        }
        for friend in self.il[pattern].friends(&self.il).to_vec() {
            self.instantiate_friend(new, friend, env);
        }
        self.finish_class(new);
    }

    fn instantiate_member_template(&mut self, class: ClassId, id: TemplateId, env: &Environment) -> Entity {
        let made = self.copy_template(class, id, env);
        let scope = self.il[class].scope;
        let key = match (self.il[id].name, self.il.function_in(Entity::Template { id })) {
            (_, Some(f)) => Key::of(self.il[f].name),
            (Some(name), None) => Some(Key::name(name)),
            _ => None,
        };
        if let Some(key) = key {
            self.bind(scope, key, made);
        }
        made
    }

    /// A member template of a class template as a member of an instance: outer parameters replaced.
    pub(in crate::sema) fn copy_template(
        &mut self,
        class: ClassId,
        id: TemplateId,
        env: &Environment,
    ) -> Entity {
        let old = self.il[id].clone();
        let params = self.copy_header(old.params, env);
        let kind = match old.kind {
            TemplateKind::Function { pattern } => {
                TemplateKind::Function { pattern: self.copy_function(class, pattern, env) }
            }
            TemplateKind::Alias { pattern } => {
                let mut typedef = self.il[pattern].clone();
                // Packs of the class that are expanded with packs of the alias wait for those.
                if !self.counts_pack(typedef.ty) {
                    typedef.ty = self.substitute_type(typedef.ty, &env.of_alias());
                }
                TemplateKind::Alias { pattern: self.il.entities.typedefs.add(typedef) }
            }
            kind => kind,
        };
        let new = self.new_template(old.name, old.pos, self.il[class].scope, kind, params);
        let template = &mut self.il[new];
        template.pattern_of = Some(id);
        template.defined = old.defined;
        template.access = old.access;
        template.class = Some(class);
        if let TemplateKind::Function { pattern } = kind {
            self.il[pattern].template = Some(new);
        }
        Entity::Template { id: new }
    }

    /// A header with the outer parameters replaced in the types and defaults of its own.
    fn copy_header(&mut self, header: TemplateParamsId, env: &Environment) -> TemplateParamsId {
        let mut copy = self.il[header].clone();
        let mut params: SmallVec<[TemplateParamId; 8]> = SmallVec::from_slice(copy.params(&self.il));
        for param in &mut params {
            let mut entry = self.il[*param].clone();
            entry.kind = match entry.kind {
                TemplateParamKind::NonType { ty, default } => {
                    let ty = self.substitute_type(ty, env);
                    TemplateParamKind::NonType { ty, default: default.map(|d| self.substitute_expr(d, env)) }
                }
                TemplateParamKind::Type { ty, default, constraint } => TemplateParamKind::Type {
                    ty,
                    default: default.map(|d| self.substitute_type(d, env)),
                    constraint,
                },
                kind => kind,
            };
            *param = self.il.entities.template_params.add(entry);
        }
        copy.param_list = self.il.list(&params);
        self.il.entities.template_param_lists.add(copy)
    }

    fn instantiate_using(&mut self, class: ClassId, id: UsingId, env: &Environment) {
        let using = self.il[id].clone();
        let Some(qualifier) = using.qualifier else { return };
        for from in self.qualifier_types(qualifier, using.pack, env) {
            if let Some(base) = self.class_of(from) {
                self.complete_class(base);
                self.use_members_of(class, base, &using);
            }
        }
    }

    /// The types that a pack expansion of one stands for.
    fn expanded_types(&mut self, pattern: TypeId, env: &Environment) -> Vec<TypeId> {
        let expansion = self.make_type(TypeKind::PackExpansion { pattern });
        let canonical = self.canonical(expansion);
        let list = self.interned.type_list(&mut self.il, &[canonical]);
        self.substitute_type_list(list, env).to_vec()
    }

    /// What a qualifier stands for in an instance; several classes where a pack expansion is (`[namespace.udecl]`).
    pub(super) fn qualifier_types(
        &mut self,
        qualifier: QualifierId,
        pack: bool,
        env: &Environment,
    ) -> Vec<TypeId> {
        let canonical = self.canonical_qualifier(qualifier);
        match self.il[canonical].part {
            QualifierPart::Type { of } if pack => self.expanded_types(of, env),
            _ => vec![self.substitute_qualifier_type(qualifier, env)],
        }
    }

    /// Members of a base that a using-declaration makes members of an instance.
    fn use_members_of(&mut self, class: ClassId, base: ClassId, using: &Using) {
        let scope = self.il[class].scope;
        let Some(qualifier) = using.qualifier else { return };
        let constructors = using.name == EntityName::Constructor
            || self.names_class(using.name, base)
            || self.repeats_qualifier(using.name, qualifier);
        if constructors {
            self.inherit_from_instance(class, base);
            return;
        }
        let Some(key) = Key::of(using.name) else { return };
        let found = self.lookup_in(self.il[base].scope, key);
        self.check_used_members(class, base, using, &found);
        for target in found {
            self.bind(scope, key, target);
        }
    }

    fn names_class(&self, name: EntityName, class: ClassId) -> bool {
        matches!(name, EntityName::Identifier { name } if self.il[class].name == Some(name))
    }

    fn inherit_from_instance(&mut self, class: ClassId, base: ClassId) {
        for entity in self.il[base].special.constructors.clone() {
            let Entity::Function { id } = entity else {
                self.il[class].special.constructors.push(entity);
                continue;
            };
            if self.copy_or_move_of(id, base).is_some() {
                continue;
            }
            let mut function = id.copied(&mut self.il);
            function.class = Some(class);
            let inherited = self.il.entities.functions.add(function);
            inherited.extras_mut(&mut self.il).inherited_from = Some(id);
            let id = inherited;
            self.il[class].special.constructors.push(Entity::Function { id });
        }
    }

    /// The specialization of a function template for complete canonical arguments; its body is not made.
    ///
    /// None if substitution into its type fails (`[temp.deduct]`).
    pub fn function_instance(&mut self, template: TemplateId, args: List<TemplateArg>) -> Option<FunctionId> {
        if let Some(instance) = self.known_instance(template, args) {
            return match self.il[instance].entity {
                Entity::Function { id } => Some(id),
                _ => None,
            };
        }
        let TemplateKind::Function { pattern } = self.il[template].kind else { return None };
        let env = self.environment_for(template, args);
        // In the order in which it was written.
        let declared = self.il[pattern].ty;
        let ty = self.attempt_for(template, |c| c.substitute_type(declared, &env))?;
        let ty = self.canonical(ty);
        if self.abstract_object_of(ty).is_some() {
            return None;
        }
        let mut function = pattern.copied(&mut self.il);
        function.ty = ty;
        function.template = None;
        function.definition = None;
        function.first = None;
        let types = self.function_of(ty).map(|(_, types, _)| &self.il[types]).unwrap_or_default();
        let params = self.expanded_parameters(function.params(&self.il), types, &env);
        function.param_list = self.il.list(&params);
        let id = self.il.entities.functions.add(function);
        let pos = self.instantiation.pos;
        let entity = Entity::Function { id };
        let instance = self.add_instance(template, args, entity, Specialization::Implicit, pos);
        self.il[id].instance = Some(instance);
        Some(id)
    }

    /// The first parameter of a function, by its place, that is an object of an abstract class, or with the place behind
    /// them the result, and its type (`[class.abstract]`, `[temp.deduct.general]`).
    fn abstract_object_of(&mut self, function: TypeId) -> Option<(usize, TypeId)> {
        let (ret, params, _) = self.function_of(function)?;
        let virtual_class = |c: &Self, ty: TypeId| {
            let class = c.class_of(ty)?;
            let of = &c.il[class];
            let polymorphic = of.flags.contains(ClassFlags::POLYMORPHIC);
            (polymorphic && of.state == Completeness::Complete).then_some(class)
        };
        for index in 0..=params.len() {
            let ty = self.il[params].get(index).copied().unwrap_or(ret);
            if let Some(class) = virtual_class(self, ty)
                && self.is_abstract(class)
            {
                return Some((index, ty));
            }
        }
        None
    }

    /// The parameter of a function template that these arguments make an object of an abstract class, by its place, and its
    /// type; with no place the result.
    pub(in crate::sema) fn abstract_object_made(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<(Option<usize>, TypeId)> {
        let TemplateKind::Function { pattern } = self.il[template].kind else { return None };
        let env = self.environment_for(template, args);
        let declared = self.il[pattern].ty;
        let ty = self.attempt_for(template, |c| c.substitute_type(declared, &env))?;
        let (place, made) = self.abstract_object_of(ty)?;
        let count = self.function_of(ty).map_or(0, |(_, params, _)| params.len());
        Some(((place < count).then_some(place), made))
    }

    /// Parameters of these types, with the default arguments of those that they are made from; elements of packs have none.
    fn expanded_parameters(
        &self,
        from: &[Param],
        types: &[TypeId],
        env: &Environment,
    ) -> SmallVec<[Param; 8]> {
        let mut types = types.iter().copied().peekable();
        let mut made = SmallVec::with_capacity(types.len());
        for param in from {
            let open = |ty: &TypeId| matches!(self.il[*ty].kind, TypeKind::PackExpansion { .. });
            let length = match self.il[param.ty].kind {
                TypeKind::PackExpansion { pattern } if !types.peek().is_some_and(open) => {
                    self.pack_length_in_type(pattern, env).unwrap_or(1)
                }
                _ => 1,
            };
            let element = Param { ty: param.ty, default: None, has_default: false };
            let kept = if open(&param.ty) { element } else { *param };
            made.extend(types.by_ref().take(length).map(|ty| Param { ty, ..kept }));
        }
        made.extend(types.map(|ty| Param { ty, default: None, has_default: false }));
        made
    }
}
