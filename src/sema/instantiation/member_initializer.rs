//! Initializers of static data members of class template instances: they are made when their values are needed
//! (`[temp.inst]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::class::constructor::MemberInitializers;
use crate::sema::expression::DEPENDENT;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::sema::lookup::missing_type::MissingIn;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Declares a static data member of an instance, without initializer.
    pub(super) fn instantiate_static_member(
        &mut self,
        class: ClassId,
        id: VariableId,
        env: &Environment,
    ) -> Entity {
        let scope = self.il[class].scope;
        let mut variable = id.copied(&mut self.il);
        self.instantiation.missing_type = None;
        let written = variable.ty;
        self.mention_by_members(written, class, env);
        variable.ty = self.in_member_declaration(|c| c.substitute_type(written, env));
        if !self.reports_alias_within(written, env) {
            self.report_missing_type(variable.pos, MissingIn::Other);
        }
        variable.ty = self.with_spelling(variable.ty, written, Some(class), env);
        if !self.is_silent() {
            variable.ty = self.refused_object_type(variable.ty, variable.pos);
        }
        self.in_member_declaration(|c| c.check_abstract(variable.ty, variable.pos));
        variable.scope = scope;
        variable.class = Some(class);
        variable.init = None;
        variable.value = None;
        // Its initializer is made of the template's where it is needed.
        variable.flags.set(VariableFlags::CONSTANT, self.is_const_scalar(variable.ty));
        variable.flags -= VariableFlags::BOUND | VariableFlags::OPEN_BOUND;
        let name = variable.name;
        let entity = Entity::Variable { id: self.il.entities.variables.add(variable) };
        if let Some(name) = name {
            self.bind(scope, Key::name(name), entity);
        }
        entity
    }

    /// An inline static data member of an instance that is constant has an initializer in the template
    /// (`[dcl.init.general]`).
    pub(super) fn check_made_member_initialized(&mut self, id: VariableId) {
        let v = &self.il[id];
        let defines = v.flags.contains(VariableFlags::INLINE) && !v.flags.contains(VariableFlags::CONSTEXPR);
        let pattern = self.member_pattern(id);
        if !defines || self.is_initialized(pattern) || self.is_unknown(v.ty) || !self.reports_in_instance() {
            return;
        }
        let element = self.innermost_element(v.ty);
        if !self.qualifiers(element).contains(Qualifiers::CONST) || self.is_dependent(element) {
            return;
        }
        let lacks = match self.class_of(element) {
            Some(class) => self.lacks_value_as_constant(class, MemberInitializers::Count),
            None => true,
        };
        if lacks {
            let entity = self.member_variable_entity(id);
            self.report(self.il[id].pos, messages::const_requires_initializer(entity));
        }
    }

    /// Whether a declaration of a variable gives it an initializer.
    fn is_initialized(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        v.init.is_some() || v.definition.is_some_and(|d| !matches!(self.il[d].init, Initializer::None))
    }

    /// Gives a static data member of a class template instance the initializer of the member it is made from.
    pub fn instantiate_initializer(&mut self, id: VariableId) {
        let variable = &self.il[id];
        let (Some(class), None, declared) = (variable.class, variable.init, variable.ty) else { return };
        let pattern = self.member_pattern(id);
        let Some(init) = self.il[pattern].init.filter(|_| pattern != id) else { return };
        if self.instantiation.depth >= limits::SUBSTITUTION_NESTING {
            return;
        }
        let mut env = self.environment_of_class(class);
        // Functions that it calls are those of the instance, even where nothing in it is dependent.
        env.rebuilds_all = true;
        let made = self.across(boundary::InstanceInitializer(class), |c| {
            let declared = c.written_type(pattern, declared);
            c.attempt(|c| {
                let init = c.substitute_expr(init, &env);
                let mut ty = declared;
                if c.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
                    ty = c.deduce_auto(ty, init);
                }
                (c.convert_initializer(init, ty), ty)
            })
        });
        if let Some((init, ty)) = made {
            self.il[id].init = Some(init);
            self.il[id].ty = ty;
            self.complete_array_type(id, Initializer::Copy { value: init });
        }
    }

    /// The static data member of a class template that one of an instance is made from; itself for others.
    fn member_pattern(&self, id: VariableId) -> VariableId {
        let mut pattern = id;
        while let Some(Entity::Variable { id: from }) =
            self.instances.made_from.get(&Entity::Variable { id: pattern })
        {
            pattern = *from;
        }
        pattern
    }

    /// The name at `pos` needs the initializer of a static data member: where that gives no value, and it must or may be
    /// a constant, what is wrong with it is reported.
    pub(in crate::sema) fn examine_member_initializer(&mut self, id: VariableId, pos: Pos) {
        let v = &self.il[id];
        let Some(class) = v
            .class
            .filter(|_| v.value.is_none() && self.instantiation.sfinae.is_none() && self.reports.quiet == 0)
        else {
            return;
        };
        let nested = self.class_of_member_declaration().is_some() && self.instantiation.initializer_depth > 0;
        if self.context.unevaluated || self.instantiation.depth > 0 && !nested {
            return;
        }
        let pattern = self.member_pattern(id);
        let Some(init) = self.il[pattern].init.filter(|_| pattern != id) else {
            return self.define_uninitialized_member(id, pattern, pos);
        };
        let constant = self.il[id].flags.contains(VariableFlags::CONSTEXPR)
            || self.qualifiers(self.il[id].ty).contains(Qualifiers::CONST);
        if !constant
            || self.is_dependent_class(class)
            || self.has_unknown_argument(class)
            || self.variable_value(id).is_some()
            || !self.instances.examined_initializers.insert(id)
        {
            return;
        }
        if self.instantiation.initializer_depth >= self.instantiation.most {
            let pos = self.il.places.start_of_name(pos);
            let name = self.il[id].name.map_or(String::new(), |name| self.member_text(class, name));
            let entity = EntityText::new(EntityKind::Member, name, Declared::At(self.il[id].pos));
            self.report(pos, messages::excessive_recursion_at_instantiation(entity));
            return;
        }
        self.begin_instantiation_at(Instantiated::Class(class), pos);
        let required = self.il[id].flags.contains(VariableFlags::CONSTEXPR);
        self.in_initializer(class, |c| {
            c.context.constant = required;
            let mut env = c.environment_of_class(class);
            env.rebuilds_all = true;
            let init = c.substitute_expr(init, &env);
            if required && !c.il[init].flags.intersects(DEPENDENT) {
                c.require_constant_in_instance(init);
            }
        });
        self.end_instantiation();
    }

    /// The value of a static data member is needed that its template defines without initializer: as a constant it lacks one.
    fn define_uninitialized_member(&mut self, id: VariableId, pattern: VariableId, pos: Pos) {
        let (v, p) = (&self.il[id], &self.il[pattern]);
        let defined = pattern != id && p.definition.is_some() && !self.is_initialized(pattern);
        let Some(class) = v.class.filter(|_| defined && v.flags.contains(VariableFlags::CONSTANT)) else {
            return;
        };
        let elsewhere = self.il[class]
            .instance
            .is_some_and(|instance| self.il[instance].explicit == Specialization::ExternInstantiation);
        let known = !self.is_dependent_class(class) && !self.has_unknown_argument(class);
        if known && !elsewhere && !self.is_named_without_value(pos) {
            self.check_member_definition(id, pos);
        }
    }

    /// Whether the name that was just read is an operand of `&`, or a statement of its own: its value is not needed.
    fn is_named_without_value(&self, pos: Pos) -> bool {
        let start = self.il.places.start_of_name(pos);
        let next = self.reports.diags.token as usize;
        let nearest = next.saturating_sub(limits::TOKENS_OF_NAME as usize);
        let Some(at) = (nearest..=next).rev().find(|at| self.tokens.pos(*at) == start) else { return true };
        match self.tokens.kind(at.saturating_sub(1)) {
            TokenKind::Amp => true,
            TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => {
                self.tokens.kind(next) == TokenKind::Semicolon
            }
            TokenKind::RightParen => self.tokens.kind(at.saturating_sub(2)) == TokenKind::KwVoid,
            _ => false,
        }
    }

    /// The static data member of an instance is defined as its template defines it, for what stands at `pos`: constants
    /// and references have an initializer (`[dcl.init.general]`).
    pub(crate) fn check_member_definition(&mut self, id: VariableId, pos: Pos) {
        let pattern = self.member_pattern(id);
        let p = &self.il[pattern];
        let undefined = pattern == id || p.definition.is_none() || self.is_initialized(pattern);
        // What an explicit specialization defines is its own.
        if undefined || self.il[id].init.is_some() || !self.instances.examined_initializers.insert(id) {
            return;
        }
        let at = p.definition.map_or(p.pos, |definition| self.il[definition].pos);
        self.begin_instantiation_at(Instantiated::Definition(id), pos);
        self.check_instance_initialized(id, at);
        self.end_instantiation();
    }

    /// A static data member of an instance by the member of the template, with what the parameters stand for.
    pub(in crate::sema) fn member_variable_entity(&self, id: VariableId) -> EntityText {
        let v = &self.il[id];
        let entity = self.variable_entity(id);
        let (Some(class), Some(name)) = (v.class, v.name) else { return entity };
        if !self.instances.made_from.contains_key(&Entity::Variable { id }) {
            return entity;
        }
        match (self.instances.member_class_patterns.get(&class), self.enclosing_instance(class)) {
            (Some(pattern), Some(outer)) if self.il[class].instance.is_none() => {
                let class = self.class_text(*pattern);
                let with = self.instance_bindings_text(outer);
                let name = format!("{class}::{} [with {with}]", self.names.text(name));
                EntityText { name, ..entity }
            }
            _ => EntityText { name: self.member_text(class, name), ..entity },
        }
    }

    fn in_initializer(&mut self, class: ClassId, run: impl FnOnce(&mut Self)) {
        self.across(boundary::InstanceInitializer(class), |c| c.in_member_declaration(run));
    }
}
