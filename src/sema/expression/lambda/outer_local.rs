//! Names of what is local to an enclosing function, where another function or a lambda names it (`[class.local]`,
//! `[expr.prim.lambda.capture]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;

impl Compilation {
    /// Whether a local class, or a lambda in one, names an automatic variable of the function around it; then that is
    /// reported. The value of a constant may be used.
    pub(in crate::sema) fn is_refused_outer_local(&mut self, variable: VariableId, pos: Pos) -> bool {
        let context = &self.context;
        if context.unevaluated || context.constant || !self.reports_now() {
            return false;
        }
        let v = &self.il[variable];
        let local = matches!(self.il[v.scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        if !local || v.class.is_some() || self.il[variable].is_lasting() {
            return false;
        }
        let in_default = self.is_default_argument_in(v.scope);
        let class = self.local_class_between(v.scope);
        if class.is_none() && !in_default {
            return false;
        }
        let v = &self.il[variable];
        let open = self.is_unknown(v.ty) || v.flags.contains(VariableFlags::ERROR);
        if open || !self.is_reference(v.ty) && self.is_constant_anywhere(variable) {
            return false;
        }
        // What is used by mistake does not lack a value too.
        self.body.unset.remove(&variable);
        match class {
            Some(class) => self.report_outer_local(class, pos),
            None => self.report(pos, messages::enclosing_function_local_variable()),
        }
        true
    }

    /// Whether the value of a variable can be used where the variable itself is out of reach: of an array only if it is
    /// `constexpr`.
    fn is_constant_anywhere(&mut self, variable: VariableId) -> bool {
        let v = &self.il[variable];
        match self.array_count(v.ty).is_some() {
            true => v.flags.contains(VariableFlags::CONSTEXPR),
            false => self.is_initialized_constant(variable),
        }
    }

    /// Whether this is a default argument of a function that is declared in a scope (`[dcl.fct.default]`).
    fn is_default_argument_in(&self, outer: ScopeId) -> bool {
        let mut at = self.context.scope;
        while at != outer {
            if matches!(self.il[at].kind, ScopeKind::Prototype) {
                return true;
            }
            match self.il[at].around {
                Some(parent) => at = parent,
                None => return false,
            }
        }
        false
    }

    /// The scope of a class other than a closure type that stands between here and an enclosing scope of a function.
    fn local_class_between(&self, outer: ScopeId) -> Option<ScopeId> {
        let (mut at, mut found) = (self.context.scope, None);
        while at != outer {
            if self.class_of_scope(at).is_some_and(|class| self.il[class].lambda(&self.il).is_none()) {
                found = found.or(Some(at));
            }
            at = self.il[at].around?;
        }
        found
    }

    /// Something local to a function is named in a local class, perhaps by a lambda in a function of that.
    fn report_outer_local(&mut self, class: ScopeId, pos: Pos) {
        let in_lambda = self.context.lambdas.iter().any(|lambda| self.encloses(class, lambda.scope));
        let message = match in_lambda {
            true => messages::outer_scope_local_variable_in_lambda(),
            false => messages::enclosing_function_local_variable(),
        };
        self.report(pos, message);
    }

    /// Whether a lambda cannot capture a variable because its type has a bound that is computed at run time; then that
    /// is reported. The closure can refer to such an array itself.
    pub fn is_refused_capture(&mut self, variable: VariableId, by_reference: bool, pos: Pos) -> bool {
        let ty = self.il[variable].ty;
        if self.il[variable].is_lasting() || !self.reports_now() {
            return false;
        }
        if by_reference && self.has_variable_bound(ty) || !self.involves_variable_bound(ty) {
            return false;
        }
        self.body.unset.remove(&variable);
        self.report(pos, messages::variable_captured_lambda_cannot_have());
        true
    }

    /// Whether a type is made of an array type whose bound is computed at run time.
    fn involves_variable_bound(&self, ty: TypeId) -> bool {
        if self.has_variable_bound(ty) {
            return true;
        }
        match self.canonical_kind(ty) {
            kind @ (TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }
            | TypeKind::Array { .. }) => self.il.any_part_type(kind, |of| self.involves_variable_bound(of)),
            // Bounds in the types of functions and members are other ones than of the variable.
            _ => false,
        }
    }

    /// Whether a lambda or a local class names a member of an anonymous union that is local to a function around it and
    /// has no static storage; then that is reported.
    pub(in crate::sema) fn is_refused_outer_union(&mut self, field: FieldId, pos: Pos) -> bool {
        if self.context.unevaluated || !self.reports_now() {
            return false;
        }
        let Some(outermost) = self.outermost_anonymous(self.il[field].class) else { return false };
        let class = &self.il[outermost];
        let scope = class.enclosing;
        let local = matches!(self.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        if !local || class.flags.contains(ClassFlags::STATIC_OBJECT) {
            return false;
        }
        if let Some(class) = self.local_class_between(scope) {
            self.report_outer_local(class, pos);
        } else if self.context.lambdas.iter().any(|lambda| !self.encloses(lambda.scope, scope)) {
            self.report(pos, messages::member_outer_scope_anonymous_union());
        } else {
            return false;
        }
        true
    }

    /// Whether a data member is one of an anonymous union that is no member of a class itself (`[class.union.anon]`).
    pub(in crate::sema) fn is_of_lone_union(&self, field: FieldId) -> bool {
        let outermost = self.outermost_anonymous(self.il[field].class);
        outermost
            .is_some_and(|class| !matches!(self.il[self.il[class].enclosing].kind, ScopeKind::Class { .. }))
    }

    /// The anonymous union or struct of which a class is the outermost part, itself perhaps.
    fn outermost_anonymous(&self, mut class: ClassId) -> Option<ClassId> {
        let anonymous = |class: ClassId| self.il[class].flags.contains(ClassFlags::ANONYMOUS);
        if !anonymous(class) {
            return None;
        }
        while let Some(outer) = self.il[class].parent_class.filter(|outer| anonymous(*outer)) {
            class = outer;
        }
        Some(class)
    }

    /// A capture names what is no variable.
    pub fn report_captured_entity(&mut self, found: &[Entity], name: Name, pos: Pos) {
        if !self.reports_now() {
            return;
        }
        let Some(first) = found.first() else { return self.report_undefined_name(name, pos) };
        let mut entity = self.captured_entity(*first);
        if found.len() > 1 && self.il.function_in(*first).is_some() {
            entity.kind = EntityKind::OverloadedFunction;
        }
        self.report(pos, messages::captured_entity_not_variable(entity));
    }

    fn captured_entity(&self, entity: Entity) -> EntityText {
        match entity {
            Entity::Field { id } => {
                let class = self.il[id].class;
                let scope = self.outermost_anonymous(class).map(|outermost| self.il[outermost].enclosing);
                let name = self.il[id].name.map_or("", |name| self.names.text(name));
                match scope {
                    Some(scope) => {
                        let text = self.scope_text(scope) + name;
                        EntityText::new(EntityKind::Member, text, Declared::At(self.il[id].pos))
                    }
                    None => self.field_entity(id),
                }
            }
            Entity::Template { id } => match self.il[id].kind {
                TemplateKind::Param { param } => self.parameter_entity(param),
                _ => self.template_entity(id),
            },
            Entity::TemplateParam { id } => self.parameter_entity(id),
            Entity::Namespace { id } => {
                let namespace = &self.il[id];
                let name = namespace.name.map_or("", |name| self.names.text(name));
                let text = self.scope_text(namespace.enclosing) + name;
                EntityText::new(EntityKind::Namespace, text, Declared::At(namespace.pos))
            }
            Entity::NamespaceAlias { id } => {
                let alias = &self.il[id];
                let text = self.scope_text(alias.scope) + self.names.text(alias.name);
                EntityText::new(EntityKind::Namespace, text, Declared::At(alias.pos))
            }
            Entity::Class { id } if self.encloses(self.il[id].scope, self.context.scope) => {
                let name = self.il[id].name.map_or("", |name| self.names.text(name));
                let text = self.scope_text(self.il[id].scope) + name;
                EntityText::new(EntityKind::Type, text, Declared::At(self.il[id].pos))
            }
            entity => self.access_entity(entity),
        }
    }
}
