//! The marks of what the program needs: entities have them from `finalize`, and what only the display has an entry for
//! is needed with the entity that it is a part of.

use super::build::Build;
use super::graph::{Handle, NodeId, Of, Seen, Value};
use crate::finalize::{Facts, Needed, needed};
use crate::il::{Entity, FunctionId};
use crate::tables::il_display::{
    RoutineNode, ScopeNode, TemplateNode, TemplateParameterNode, VariableNode, any, base_class,
    class_type_supplement, form, kind, namespace, routine, scope, statement, template, template_decl,
    template_parameter, ty, variable, word,
};
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of the entries while parts are marked.
struct Parts {
    /// The entries of entities, which have marks of their own.
    entities: FxHashSet<NodeId>,
    /// The scopes of functions with bodies.
    bodies: FxHashMap<NodeId, ScopeNode>,
    /// The functions that are used.
    used: FxHashSet<NodeId>,
    seen: FxHashSet<NodeId>,
    work: Vec<NodeId>,
}

impl Build<'_> {
    /// Marks all entries that are needed.
    pub fn mark_needed(&mut self) {
        self.undefined_functions();
        let needed = self.needed();
        let mut parts = self.parts();
        for (entity, node) in self.made.entities.by_entity.clone() {
            if let Entity::Variable { id } = entity
                && needed.named.contains(&id)
                && let Some(variable) = self.g.cast::<kind::Variable>(node)
            {
                self.referenced(variable);
            }
            if matches!(entity, Entity::Template { .. } | Entity::TemplateParam { .. })
                || !needed.entities.contains(&entity)
            {
                continue;
            }
            // What a built-in function stands for may be no call of it.
            if let Entity::Function { id } = entity
                && self.il[id].builtin(self.il).is_some()
                && !self.g.is_true(node, routine::CALLED)
            {
                continue;
            }
            match entity {
                Entity::Function { id } if !needed.used.contains(&id) => self.in_table(node, &mut parts),
                _ => {
                    let defined = matches!(entity, Entity::Class { id } if needed.definitions.contains(&id));
                    self.need(node);
                    self.needs_definition(node, defined);
                    parts.work.push(node);
                    parts.used.insert(node);
                }
            }
        }
        for id in needed.outside.iter().copied() {
            let this = self.this_of(id, &parts);
            parts.work.extend(this.and_then(|this| self.g.target(this, variable::TYPE)).map(Of::id));
        }
        parts.work.extend(self.made.constants.null_keyword.map(Of::id));
        parts.work.extend(self.made.types.needed_types.iter().map(|ty| ty.id()));
        self.mark_parts(&mut parts);
        self.mark_parameters();
        self.mark_templates();
    }

    /// The variable of a function with a body that points to its object.
    fn this_of(&self, id: FunctionId, parts: &Parts) -> Option<VariableNode> {
        let routine = self.known::<kind::Routine>(Entity::Function { id })?;
        let scope = parts.bodies.get(&routine.id())?;
        self.g.target(*scope, scope::THIS_PARAM_VARIABLE)
    }

    /// What the program needs.
    fn needed(&self) -> Needed {
        let unit = self.unit;
        needed(Facts {
            il: unit.il,
            names: unit.names,
            global: unit.global,
            made_from: unit.made_from,
            paren_constructors: unit.paren_constructors,
            cast_constructors: unit.cast_constructors,
            call_values: unit.call_values,
            initial_values: unit.initial_values,
            instance_bodies: unit.instance_bodies,
            instantiated: unit.instantiated,
        })
    }

    fn parts(&self) -> Parts {
        let scopes = self.g.ids().filter(|id| self.g.node(*id).form == form::SCOPE_SCK_FUNCTION);
        Parts {
            entities: self.made.entities.by_entity.values().copied().collect(),
            bodies: scopes
                .filter_map(|scope| {
                    Some((self.g.target(scope, scope::ROUTINE_PTR)?.id(), self.g.cast(scope)?))
                })
                .collect(),
            used: FxHashSet::default(),
            seen: FxHashSet::default(),
            work: Vec::new(),
        }
    }

    /// Marks a function that is reached through the table of its class alone.
    fn in_table(&mut self, node: NodeId, parts: &mut Parts) {
        self.g.mark(node, any::SOURCE_CORRESP_NEEDED, true);
        parts.work.extend(self.g.target(node, routine::TYPE).map(Of::id));
    }

    /// Marks what needed entities consist of: types that are written for them, constants, what functions do.
    fn mark_parts(&mut self, parts: &mut Parts) {
        while let Some(id) = parts.work.pop() {
            let own = parts.used.contains(&id);
            if parts.entities.contains(&id) && !own || !parts.seen.insert(id) {
                continue;
            }
            if !own {
                self.need(id);
                self.needs_definition(id, true);
            }
            self.class_parts(id, &mut parts.work);
            if !self.g.is_true(id, variable::IS_THIS_PARAMETER) {
                self.targets(id, &mut parts.work);
            }
            if let Some(scope) = parts.bodies.get(&id)
                && !self.g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION)
            {
                self.body_of(*scope, &mut parts.work);
            }
            let allocated = self.made.classes.allocated.iter().filter(|(class, _)| *class == id);
            parts.work.extend(allocated.map(|(_, routine)| routine.id()));
        }
    }

    /// The types that a class is written with: those of its bases, and its template arguments.
    fn class_parts(&self, id: NodeId, work: &mut Vec<NodeId>) {
        if !self.is_class(id) {
            return;
        }
        let Some(supplement) = self.g.target(id, ty::EXTRA_INFO) else { return };
        let mut base = self.g.target(supplement, class_type_supplement::DIRECT_BASE_CLASSES);
        while let Some(entry) = base {
            work.extend(self.g.target(entry, base_class::TYPE).map(Of::id));
            base = self.g.target(entry, base_class::NEXT_DIRECT);
        }
        if let Some(Value::Rows(rows)) = self.g.get(supplement, class_type_supplement::TEMPLATE_ARG_LIST) {
            work.extend(rows.iter().filter_map(|(_, value)| match value {
                Value::Node(arg) => Some(*arg),
                _ => None,
            }));
        }
    }

    /// A template is needed where its pattern is.
    fn mark_templates(&mut self) {
        let templates: Vec<TemplateNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        for id in templates {
            let pattern = match self.g.node(id).form {
                form::TEMPLATE_TEMPLK_CLASS | form::TEMPLATE_TEMPLK_MEMBER_CLASS => {
                    self.g.target(id, template::TYPE).map(Of::id)
                }
                form::TEMPLATE_TEMPLK_FUNCTION
                | form::TEMPLATE_TEMPLK_VARIABLE
                | form::TEMPLATE_TEMPLK_MEMBER_FUNCTION
                | form::TEMPLATE_TEMPLK_STATIC_DATA_MEMBER => {
                    let routine = self.g.target(id, template::ROUTINE).map(Of::id);
                    routine.or_else(|| self.g.target(id, template::VARIABLE).map(Of::id))
                }
                _ => continue,
            };
            if !pattern.is_some_and(|pattern| self.g.is_true(pattern, any::SOURCE_CORRESP_NEEDED)) {
                self.g.clear(id, template::SOURCE_CORRESP_NEEDED);
            }
        }
    }

    /// A function without a definition is external, whatever defines it elsewhere.
    fn undefined_functions(&mut self) {
        let routines: Vec<RoutineNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        for id in routines {
            let unspecified =
                self.g.get(id, routine::STORAGE_CLASS) == Some(&Value::Word(word::SC_UNSPECIFIED));
            let written = !self.g.is_true(id, routine::COMPILER_GENERATED);
            // The pattern of a member template of an instance has no definition.
            let of_member = self
                .g
                .target(id, routine::ASSOC_TEMPLATE)
                .is_some_and(|of| self.g.target(of, template::PROTOTYPE_TEMPLATE).is_some());
            let written = written && !(of_member && self.g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION));
            if unspecified && written && !self.g.is_true(id, routine::DEFINED) {
                self.g.word(id, routine::STORAGE_CLASS, word::SC_EXTERN);
            }
        }
    }

    /// A template parameter is needed where what stands for it is.
    fn mark_parameters(&mut self) {
        self.mark_headers();
        let parameters: Vec<TemplateParameterNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        for id in parameters {
            let target = self.g.target(id, template_parameter::PTR).map(Of::id);
            let target = target.or_else(|| self.g.target(id, template_parameter::CONSTANT).map(Of::id));
            let target = target.or_else(|| self.g.target(id, template_parameter::CLASS_TEMPLATE).map(Of::id));
            let needed = target.is_some_and(|of| self.g.is_true(of, any::SOURCE_CORRESP_NEEDED));
            self.g.flag(id, template_parameter::SOURCE_CORRESP_NEEDED, needed);
        }
    }

    /// The parameters in the headers of a member's definition are needed where the member is.
    fn mark_headers(&mut self) {
        let templates: Vec<TemplateNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        for id in templates {
            let outside = self.g.target(id, template::CANONICAL_TEMPLATE).is_some_and(|first| first != id);
            let member = self.g.target(id, template::ROUTINE).map(Of::id);
            let member = member.or_else(|| self.g.target(id, template::VARIABLE).map(Of::id));
            let needed = member.is_some_and(|of| self.g.is_true(of, any::SOURCE_CORRESP_NEEDED));
            let mut header = self.g.target(id, template::TEMPLATE_DECL).filter(|_| outside && needed);
            while let Some(at) = header {
                let mut parameter = self.g.target(at, template_decl::PARAM_LIST);
                while let Some(of) = parameter {
                    if let Some(ty) = self.g.target(of, template_parameter::PTR) {
                        self.g.flag(ty, ty::SOURCE_CORRESP_NEEDED, true);
                    }
                    parameter = self.g.target(of, template_parameter::NEXT);
                }
                header = self.g.target(at, template_decl::PARENT);
            }
        }
    }

    /// What a function that is needed does.
    fn body_of(&self, scope: ScopeNode, work: &mut Vec<NodeId>) {
        work.extend(self.g.target(scope, scope::ASSOC_BLOCK));
        work.extend(self.g.target(scope, scope::CONSTRUCTOR_INITS));
        work.extend(self.g.target(scope, scope::THIS_PARAM_VARIABLE));
        let mut at = self.g.target(scope, scope::PARAMETERS);
        while let Some(parameter) = at {
            work.push(parameter.id());
            at = self.g.target(parameter, variable::NEXT);
        }
    }

    fn need(&mut self, id: impl Seen<kind::Any>) {
        let id = id.id();
        let marked = [
            form::TYPE,
            form::VARIABLE,
            form::FIELD,
            form::ROUTINE,
            form::LABEL,
            form::CONSTANT,
            form::NAMESPACE,
        ];
        if marked.iter().any(|form| self.g.is(id, *form)) {
            self.g.mark(id, any::SOURCE_CORRESP_NEEDED, true);
        }
        if let Some(member) = self.g.cast::<kind::Instantiated>(id) {
            self.namespaces_of(member);
        }
        let prototype = self.g.is_true(id, any::IS_PROTOTYPE_INSTANTIATION);
        let parameter = self.g.is_true(id, variable::IS_PARAMETER);
        let prototype = prototype || self.g.is_true(id, routine::IS_LAMBDA_BODY);
        // What the device has is needed without being referred to where it is only declared.
        let declared = self.g.is(id, form::VARIABLE)
            && self.g.get(id, variable::STORAGE_CLASS) == Some(&Value::Word(word::SC_EXTERN))
            && (self.g.is_true(id, variable::DEVICE) || self.g.is_true(id, variable::CONSTANT_MEMORY_SPACE));
        let entity = self.g.is(id, form::VARIABLE) && !parameter || self.g.is(id, form::ROUTINE);
        let alias = self.g.is_true(id, any::IS_GNU_ALIAS) || self.g.is_true(id, routine::IS_IFUNC);
        let kept = alias || self.g.is_true(id, any::HAS_GNU_USED_ATTRIBUTE);
        let inline = self.g.is_true(id, any::IS_INLINE) && self.g.is_true(id, variable::INITIALIZER_IN_CLASS);
        let referenced = entity && !prototype && !declared && !kept && !inline;
        if let Some(entity) = self.g.cast::<kind::Entity>(id).filter(|_| referenced) {
            self.referenced(entity);
        }
        let routine =
            self.g.is(id, form::ROUTINE) && !self.g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION);
        self.g.mark(id, any::DEFINITION_NEEDED, routine && !alias);
    }

    fn is_class(&self, id: impl Seen<kind::Any>) -> bool {
        let id = id.id();
        matches!(self.g.node(id).form, form::TYPE_TK_CLASS | form::TYPE_TK_STRUCT | form::TYPE_TK_UNION)
    }

    /// A class whose objects are used is needed with its members.
    fn needs_definition(&mut self, id: NodeId, used: bool) {
        let defined =
            self.is_class(id) && !self.g.is_true(id, ty::INCOMPLETE) && !self.g.is_true(id, ty::PROXY_CLASS);
        self.g.mark(id, any::DEFINITION_NEEDED, used && defined);
    }

    /// The namespaces around what is needed are needed too.
    fn namespaces_of(&mut self, id: impl Handle<kind::Instantiated>) {
        let id = id.id();
        let mut at = self.g.target(id, any::SOURCE_CORRESP_PARENT_SCOPE);
        for _ in 0..limits::DISPLAYED_STEPS {
            let Some(scope) = at else { return };
            if let Some(namespace) = self.g.target(scope, scope::ASSOC_NAMESPACE) {
                self.g.flag(namespace, namespace::SOURCE_CORRESP_NEEDED, true);
            }
            at = self.g.target(scope, scope::PARENT);
        }
    }

    /// What a needed entry leads to that has no mark of its own.
    fn targets(&self, id: impl Seen<kind::Any>, work: &mut Vec<NodeId>) {
        let id = id.id();
        let skipped = [
            any::SOURCE_CORRESP_PARENT_SCOPE.label(),
            any::SOURCE_CORRESP_ENCLOSING_ROUTINE.label(),
            any::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY.label(),
            any::SOURCE_CORRESP_NAME_REFERENCES.label(),
            any::SOURCE_CORRESP_ATTRIBUTES.label(),
            any::ATTRIBUTES.label(),
            ty::BASED_TYPES.label(),
            any::ASSOC_ROUTINE.label(),
            any::ASSOC_SCOPE.label(),
            any::ASSOC_TEMPLATE.label(),
            any::PARENT.label(),
            any::BEFRIENDING_CLASSES.label(),
            statement::ENTITIES.label(),
            statement::SWITCH_STATEMENT.label(),
        ];
        let follows_next = !(self.g.is(id, form::TYPE)
            || self.g.is(id, form::VARIABLE)
            || self.g.is(id, form::ROUTINE)
            || self.g.is(id, form::NAMESPACE)
            || self.g.is(id, form::SOURCE_SEQUENCE_ENTRY)
            || self.g.is(id, form::SCOPE));
        if self.g.is(id, form::SOURCE_SEQUENCE_ENTRY) || self.g.is(id, form::SCOPE) {
            return;
        }
        // What a folded constant was computed from is gone.
        let folded = self.g.is(id, form::CONSTANT);
        for (label, value) in &self.g.node(id).fields {
            if folded && *label == any::EXPR.label() {
                continue;
            }
            let supplement = *label == any::EXTRA_INFO.label() && self.g.is(id, form::TYPE);
            if supplement || skipped.contains(label) || *label == any::NEXT.label() && !follows_next {
                continue;
            }
            match value {
                Value::Node(target) => work.push(*target),
                Value::Nodes(targets) => work.extend(targets),
                Value::Rows(rows) => {
                    work.extend(rows.iter().filter_map(|(_, value)| match value {
                        Value::Node(target) => Some(*target),
                        _ => None,
                    }));
                }
                _ => {}
            }
        }
    }
}
