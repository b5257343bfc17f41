//! What the program needs: definitions that other units see, and all that they lead to.

use super::build::Build;
use super::graph::{Handle, NodeId, Of, Seen, Value};
use crate::tables::il_display::{
    Label, RoutineNode, ScopeNode, TemplateNode, TemplateParameterNode, TypeNode, any, base_class,
    class_type_supplement, expr_node, form, instantiation_directive, kind, namespace, routine, scope,
    statement, template, template_parameter, ty, variable, variable_template_info, word,
};
use crate::tables::limits;
use rustc_hash::FxHashMap;

impl Build<'_> {
    /// A function without a definition is external, whatever defines it elsewhere.
    fn undefined_functions(&mut self) {
        let routines: Vec<RoutineNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        for id in routines {
            let unspecified =
                self.g.get(id, routine::STORAGE_CLASS) == Some(&Value::Word(word::SC_UNSPECIFIED));
            let written = !self.g.is_true(id, routine::COMPILER_GENERATED);
            if unspecified && written && !self.g.is_true(id, routine::DEFINED) {
                self.g.word(id, routine::STORAGE_CLASS, word::SC_EXTERN);
            }
        }
    }

    /// Marks all entries that are needed, beginning with the definitions that other units can use.
    pub fn mark_needed(&mut self) {
        self.undefined_functions();
        let mut work: Vec<NodeId> = self.g.ids().filter(|id| self.is_root(*id)).collect();
        work.extend(self.instantiated_patterns());
        work.extend(self.made.constants.null_keyword);
        work.extend(self.made.types.needed_types.iter().copied());
        let scopes = self.function_scopes();
        let parameters: Vec<_> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        let mut seen = vec![false; self.g.ids().count()];
        let mut named: Vec<NodeId> = Vec::new();
        loop {
            let Some(id) = work.pop() else {
                let Some(id) = named.pop() else { break };
                if !seen[id.index()] {
                    self.need_name(id.checked(), &mut work, &mut named);
                }
                continue;
            };
            if std::mem::replace(&mut seen[id.index()], true) {
                continue;
            }
            self.virtual_functions(id, &mut work);
            // An enumeration is needed with all that it has.
            if let Some(scope) = self.g.target(id, ty::ENUM_INFO_ASSOC_SCOPE) {
                work.extend(self.g.target(scope, scope::CONSTANTS));
            }
            self.need(id);
            self.needs_definition(id);
            self.class_parts(id, &mut work);
            work.extend(self.class_around(id));
            if !self.g.is_true(id, variable::IS_THIS_PARAMETER) {
                self.targets(id, &mut work, &mut named);
            }
            if let Some(scope) = scopes.get(&id)
                && !self.g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION)
            {
                self.body_of(*scope, &mut work);
            }
            let allocated = self.made.classes.allocated.iter().filter(|(class, _)| *class == id);
            work.extend(allocated.map(|(_, routine)| *routine));
            if let Some(class) = self.class_at(id) {
                self.template_parts(class, &mut named);
            } else if let Some(ty) = self.g.cast(id)
                && let Some(template) = self.instance_template(ty)
            {
                work.extend(self.g.target(template, template::TYPE));
            }
            if let Some(info) = self.g.target(id, variable::TEMPLATE_INFO)
                && let Some(template) = self.g.target(info, variable_template_info::ASSOC_TEMPLATE)
            {
                work.extend(self.g.target(template, template::VARIABLE));
            }
            // An instance needs the template that it is made from.
            if self.g.is(id, form::ROUTINE)
                && let Some(template) = self.g.target(id, routine::ASSOC_TEMPLATE)
            {
                work.extend(self.g.target(template, template::ROUTINE));
            }
        }
        self.mark_parameters(&parameters);
        let templates: Vec<TemplateNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        let classes: Vec<_> = templates.iter().copied().filter(|id| self.is_class_template(*id)).collect();
        for id in classes {
            let class = self.g.target(id, template::TYPE);
            if !class.is_some_and(|class| self.g.is_true(class, ty::SOURCE_CORRESP_NEEDED)) {
                self.g.clear(id, template::SOURCE_CORRESP_NEEDED);
            }
        }
        let named = [
            form::TEMPLATE_TEMPLK_FUNCTION,
            form::TEMPLATE_TEMPLK_MEMBER_FUNCTION,
            form::TEMPLATE_TEMPLK_STATIC_DATA_MEMBER,
        ];
        let named: Vec<_> =
            templates.into_iter().filter(|id| named.contains(&self.g.node(*id).form)).collect();
        for id in named {
            let routine = self.g.target(id, template::ROUTINE).map(Of::id);
            let pattern = routine.or_else(|| self.g.target(id, template::VARIABLE).map(Of::id));
            if !pattern.is_some_and(|pattern| self.g.is_true(pattern, any::SOURCE_CORRESP_NEEDED)) {
                self.g.clear(id, template::SOURCE_CORRESP_NEEDED);
            }
        }
    }

    /// The patterns of class templates that are instantiated explicitly, with all members ([temp.explicit]).
    fn instantiated_patterns(&self) -> Vec<TypeNode> {
        let directives = self.g.ids().filter(|id| self.g.is(*id, form::INSTANTIATION_DIRECTIVE));
        let classes = directives
            .filter_map(|id| self.g.target(id, instantiation_directive::ENTITY))
            .filter(|id| self.is_class(*id))
            .filter_map(|id| self.g.cast(id));
        classes.filter_map(|id| self.g.target(self.instance_template(id)?, template::TYPE)).collect()
    }

    fn is_class_template(&self, id: impl Seen<kind::Any>) -> bool {
        let id = id.id();
        matches!(self.g.node(id).form, form::TEMPLATE_TEMPLK_CLASS | form::TEMPLATE_TEMPLK_MEMBER_CLASS)
    }

    /// The template that a class is an instance of.
    fn instance_template(&self, class: TypeNode) -> Option<TemplateNode> {
        if self.g.is_true(class, ty::IS_PROTOTYPE_INSTANTIATION) {
            return None;
        }
        match self.g.target(class, ty::EXTRA_INFO) {
            Some(supplement) => self.g.target(supplement, class_type_supplement::ASSOC_TEMPLATE),
            None => self.g.target(class, any::ASSOC_TEMPLATE),
        }
    }

    /// The virtual functions of a class are reached through its table.
    fn virtual_functions(&mut self, id: impl Seen<kind::Any>, work: &mut Vec<NodeId>) {
        let id = id.id();
        let mut reached = Vec::new();
        if !self.g.is_true(id, ty::ANY_VIRTUAL_FUNCTIONS)
            || self.g.is_true(id, ty::IS_PROTOTYPE_INSTANTIATION)
        {
            return;
        }
        let supplement = self.g.target(id, ty::EXTRA_INFO);
        let scope =
            supplement.and_then(|supplement| self.g.target(supplement, class_type_supplement::ASSOC_SCOPE));
        let mut at = scope.and_then(|scope| self.g.target(scope, scope::ROUTINES));
        while let Some(routine) = at {
            if self.g.is_true(routine, routine::IS_VIRTUAL) {
                reached.push(routine);
                work.extend(self.g.target(routine, routine::TYPE));
            }
            at = self.g.target(routine, routine::NEXT);
        }
        for routine in reached {
            self.g.flag(routine, routine::SOURCE_CORRESP_NEEDED, true);
        }
        let mut base =
            supplement.and_then(|of| self.g.target(of, class_type_supplement::DIRECT_BASE_CLASSES));
        while let Some(entry) = base {
            work.extend(self.g.target(entry, base_class::TYPE));
            base = self.g.target(entry, base_class::NEXT_DIRECT);
        }
    }

    /// A template parameter is needed where what stands for it is.
    fn mark_parameters(&mut self, parameters: &[TemplateParameterNode]) {
        for id in parameters {
            let target = self.g.target(*id, template_parameter::PTR).map(Of::id);
            let target = target.or_else(|| self.g.target(*id, template_parameter::CONSTANT).map(Of::id));
            let target =
                target.or_else(|| self.g.target(*id, template_parameter::CLASS_TEMPLATE).map(Of::id));
            let needed = target.is_some_and(|of| self.g.is_true(of, any::SOURCE_CORRESP_NEEDED));
            self.g.flag(*id, template_parameter::SOURCE_CORRESP_NEEDED, needed);
        }
    }

    /// The scopes of functions with bodies.
    fn function_scopes(&self) -> FxHashMap<NodeId, ScopeNode> {
        let scopes = self.g.ids().filter(|id| self.g.node(*id).form == form::SCOPE_SCK_FUNCTION);
        scopes
            .filter_map(|scope| Some((self.g.target(scope, scope::ROUTINE_PTR)?.id(), self.g.cast(scope)?)))
            .collect()
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

    /// Whether an entry is needed whatever else is: definitions with external linkage.
    fn is_root(&self, id: impl Seen<kind::Any>) -> bool {
        let id = id.id();
        let external = matches!(
            self.g.get(id, any::SOURCE_CORRESP_NAME_LINKAGE),
            Some(Value::Word(word::C | word::CPLUSPLUS))
        );
        let unspecified = self.g.get(id, any::STORAGE_CLASS) == Some(&Value::Word(word::SC_UNSPECIFIED));
        let kept = self.g.is_true(id, any::HAS_GNU_USED_ATTRIBUTE)
            || self.g.is_true(id, any::IS_GNU_ALIAS)
            || self.g.is_true(id, routine::IS_IFUNC);
        if kept {
            return true;
        }
        if let Some(ty) = self.g.cast(id) {
            return self.is_size_type(ty);
        }
        if self.g.is(id, form::VARIABLE) {
            let local = self.g.is_true(id, variable::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION);
            let device =
                self.g.is_true(id, variable::DEVICE) || self.g.is_true(id, variable::CONSTANT_MEMORY_SPACE);
            if device && !local {
                return true;
            }
            // A constant of a class is needed where its value is not enough.
            if self.g.is_true(id, variable::IS_MEMBER_CONSTANT) && self.g.is_true(id, variable::IS_CONSTEXPR)
            {
                return false;
            }
            let inline = self.g.is_true(id, variable::IS_TEMPLATE_VARIABLE);
            return external
                && unspecified
                && !inline
                && self.g.target(id, variable::DECLARED_TYPE).is_some();
        }
        if self.g.is(id, form::ROUTINE) {
            let inline =
                self.g.is_true(id, routine::IS_INLINE) || self.g.is_true(id, routine::IS_TEMPLATE_FUNCTION);
            return external && unspecified && !inline && self.g.is_true(id, routine::DEFINED);
        }
        false
    }

    /// Whether an entry is the type of sizes by its name: what is generated refers to it.
    fn is_size_type(&self, id: TypeNode) -> bool {
        self.g.node(id).form == form::TYPE_TK_TYPEREF
            && self.g.target(id, ty::SOURCE_CORRESP_PARENT_SCOPE) == Some(self.file)
            && self.g.name(id).as_deref() == Some(self.unit.names.text(crate::names::known::SIZE_T))
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
            self.g.flag(id.checked(), any::SOURCE_CORRESP_NEEDED, true);
        }
        if self.g.is(id, form::VARIABLE) || self.g.is(id, form::ROUTINE) || self.g.is(id, form::TYPE) {
            self.namespaces_of(id.checked());
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
        if !prototype && entity && !declared && !kept && !inline {
            self.referenced(id.checked());
        }
        let routine =
            self.g.is(id, form::ROUTINE) && !self.g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION);
        self.g.flag(id.checked(), any::DEFINITION_NEEDED, routine && !alias);
    }

    /// An entry as a class, where it is one.
    fn class_at(&self, id: impl Seen<kind::Any>) -> Option<TypeNode> {
        self.g.cast(id).filter(|class| self.is_class(*class))
    }

    fn is_class(&self, id: impl Seen<kind::Any>) -> bool {
        let id = id.id();
        matches!(self.g.node(id).form, form::TYPE_TK_CLASS | form::TYPE_TK_STRUCT | form::TYPE_TK_UNION)
    }

    /// A class whose objects are used is needed with its members.
    fn needs_definition(&mut self, id: impl Seen<kind::Any>) {
        let id = id.id();
        let defined =
            self.is_class(id) && !self.g.is_true(id, ty::INCOMPLETE) && !self.g.is_true(id, ty::PROXY_CLASS);
        self.g.flag(id.checked(), any::DEFINITION_NEEDED, defined);
    }

    /// Marks a type that pointers or references lead to: of a class, they need the name alone.
    fn need_name(&mut self, id: impl Handle<kind::Entity>, work: &mut Vec<NodeId>, named: &mut Vec<NodeId>) {
        let id = id.id();
        if let Some(class) = self.class_at(id) {
            if self.g.is_true(class, ty::SOURCE_CORRESP_NEEDED) {
                return;
            }
            self.need(class);
            work.extend(self.class_around(class));
            self.template_parts(class, named);
        } else if self.g.node(id).form == form::TYPE_TK_TYPEREF {
            if self.g.is_true(id, ty::SOURCE_CORRESP_NEEDED) {
                return;
            }
            self.need(id);
            let class = self.g.target(id, ty::TYPEREF_TYPE);
            work.extend(self.class_around(id));
            named.extend(class);
        } else {
            work.push(id.id());
        }
    }

    /// What the definition of a class needs beside its data members: the bases, and in the pattern of a template the
    /// member functions.
    fn class_parts(&self, id: impl Seen<kind::Any>, work: &mut Vec<NodeId>) {
        let id = id.id();
        if !self.is_class(id) {
            return;
        }
        let supplement = self.g.target(id, ty::EXTRA_INFO);
        let mut base =
            supplement.and_then(|of| self.g.target(of, class_type_supplement::DIRECT_BASE_CLASSES));
        while let Some(entry) = base {
            work.extend(self.g.target(entry, base_class::TYPE));
            base = self.g.target(entry, base_class::NEXT_DIRECT);
        }
        let scope =
            supplement.and_then(|supplement| self.g.target(supplement, class_type_supplement::ASSOC_SCOPE));
        let scope = scope.filter(|_| self.g.is_true(id, ty::IS_PROTOTYPE_INSTANTIATION));
        let routines = scope.and_then(|scope| self.g.target(scope, scope::ROUTINES));
        let variables = scope.and_then(|scope| self.g.target(scope, scope::VARIABLES));
        for mut at in [routines.map(Of::id), variables.map(Of::id)] {
            while let Some(member) = at {
                work.push(member);
                at = self.g.target(member, any::NEXT).map(Of::id);
            }
        }
    }

    /// A class that is made from a template needs the template's pattern by name and its arguments, which are the
    /// parameters in the pattern.
    fn template_parts(&self, id: TypeNode, named: &mut Vec<NodeId>) {
        if let Some(template) = self.instance_template(id) {
            named.extend(self.g.target(template, template::TYPE));
        }
        let supplement = self.g.target(id, ty::EXTRA_INFO);
        let args = supplement.and_then(|of| self.g.get(of, class_type_supplement::TEMPLATE_ARG_LIST));
        if let Some(Value::Rows(rows)) = args {
            named.extend(rows.iter().filter_map(|(_, value)| match value {
                Value::Node(arg) => Some(*arg),
                _ => None,
            }));
        }
    }

    /// The class whose member a type or a data member is.
    fn class_around(&self, id: impl Seen<kind::Any>) -> Option<TypeNode> {
        let id = id.id();
        if !self.g.is_type(id) && !self.g.is(id, form::FIELD) && !self.g.is(id, form::VARIABLE) {
            return None;
        }
        let scope = self.g.target(id, any::SOURCE_CORRESP_PARENT_SCOPE)?;
        self.g.target(scope, scope::ASSOC_TYPE).filter(|class| self.is_class(*class))
    }

    /// The type of the objects that an operation on a pointer steps over.
    fn stepped_over(&self, id: impl Seen<kind::Any>) -> Option<TypeNode> {
        let id = id.id();
        let Some(Value::Word(kind)) = self.g.get(id, expr_node::OPERATION_KIND) else { return None };
        let steps = [
            word::EOK_PADD,
            word::EOK_PADD_ASSIGN,
            word::EOK_PSUBTRACT,
            word::EOK_PSUBTRACT_ASSIGN,
            word::EOK_PDIFF,
            word::EOK_SUBSCRIPT,
            word::EOK_BASE_CLASS_CAST,
            word::EOK_DERIVED_CLASS_CAST,
            word::EOK_PRE_INCR,
            word::EOK_PRE_DECR,
            word::EOK_POST_INCR,
            word::EOK_POST_DECR,
        ];
        let operand = self.g.target(id, expr_node::OPERANDS).filter(|_| steps.contains(kind))?;
        self.g.target(self.g.target(operand, expr_node::TYPE)?, ty::TYPE_POINTED_TO)
    }

    /// Whether a field leads to a type whose objects are not looked into.
    fn is_named_only(&self, id: impl Seen<kind::Any>, label: Label) -> bool {
        let id = id.id();
        let object = || {
            self.g.is(id, form::EXPR_NODE)
                && self.g.is_true(id, expr_node::IS_LVALUE)
                && !matches!(self.g.get(id, expr_node::OPERATION_KIND), Some(Value::Word(word::EOK_ASSIGN)))
        };
        label == ty::TYPE_POINTED_TO.label()
            || label == expr_node::ORIG_LVALUE_TYPE.label()
            || label == any::TYPE.label() && object()
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

    /// What a needed entry leads to.
    fn targets(&self, id: impl Seen<kind::Any>, work: &mut Vec<NodeId>, named: &mut Vec<NodeId>) {
        let id = id.id();
        work.extend(self.stepped_over(id));
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
                Value::Node(target) if self.is_named_only(id, *label) => named.push(*target),
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
