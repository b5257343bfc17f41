//! Templates: parameters, arguments, template-ids, specializations (`[temp]`).

pub(super) mod alias_template;
pub(super) mod argument;
pub mod constraint;
pub mod conversion_memo;
pub(super) mod default_argument;
pub(super) mod dependence;
pub(super) mod equivalence;
pub mod expression_key;
pub(super) mod hidden_parameter;
pub mod known;
pub mod named_pack;
mod nesting_depth;
mod open_requirements;
pub(super) mod parameter_object;
pub(super) mod parameter_pack;
pub mod partial;
pub mod partial_index;
pub mod partial_parameters;
pub(super) mod redeclaration;
pub(super) mod specialization;
mod subsumption;
pub(super) mod unmet_constraint;

use crate::compilation::Compilation;
use crate::il::*;
use crate::names::Name;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::sema::syntax::TagHead;
use crate::sema::template::default_argument::SharedArguments;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

/// Template arguments while they are gathered.
pub type Args = SmallVec<[TemplateArg; 8]>;

impl Compilation {
    /// A template type parameter, bound in the current scope.
    pub fn new_type_parameter(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        depth: u16,
        index: u32,
        pack: bool,
        constraint: Option<ExprId>,
    ) -> TemplateParamId {
        let unknown = self.common.unknown;
        let kind = TemplateParamKind::Type { ty: unknown, default: None, constraint };
        let id = self.new_parameter(name, pos, depth, index, pack, kind);
        let ty = self.make_type(TypeKind::NamedParam { param: id });
        self.il[id].kind = TemplateParamKind::Type { ty, default: None, constraint };
        id
    }

    /// A template value parameter of type `ty`.
    pub fn new_value_parameter(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        depth: u16,
        index: u32,
        pack: bool,
        ty: TypeId,
    ) -> TemplateParamId {
        let ty = self.unqualified_parameter_type(ty);
        self.new_parameter(name, pos, depth, index, pack, TemplateParamKind::NonType { ty, default: None })
    }

    /// A template template parameter.
    pub fn new_template_parameter(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        depth: u16,
        index: u32,
        pack: bool,
        params: TemplateParamsId,
    ) -> TemplateParamId {
        let scope = self.context.scope;
        self.check_pack_is_last(params);
        self.check_defaults_are_last(params);
        let id = TemplateParamId::from_index(self.il.entities.template_params.len());
        let template = self.new_template(name, pos, scope, TemplateKind::Param { param: id }, params);
        let kind = TemplateParamKind::Template { template, default: None };
        self.new_parameter(name, pos, depth, index, pack, kind)
    }

    fn new_parameter(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        depth: u16,
        index: u32,
        pack: bool,
        kind: TemplateParamKind,
    ) -> TemplateParamId {
        if let Some(name) = name {
            self.check_hides_parameter(self.context.scope, name, pos, None);
        }
        self.templates.packs.declared |= pack;
        self.il.entities.template_params.add(TemplateParam {
            name,
            pos,
            depth,
            index,
            pack,
            kind,
            invented: false,
            written_typename: false,
        })
    }

    /// Binds a template parameter in the current scope: its default argument does not see it yet
    /// (`[basic.scope.pdecl]`).
    pub fn bind_parameter(&mut self, id: TemplateParamId) {
        if let Some(name) = self.il[id].name {
            let scope = self.context.scope;
            self.symbols.bindings.note_parameter(name);
            self.bind(scope, Key::name(name), Entity::TemplateParam { id });
        }
    }

    /// The default argument of a value parameter, converted to its type where that is known.
    pub fn convert_template_default(&mut self, value: ExprId, ty: TypeId) -> ExprId {
        if self.is_dependent(ty) || self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            return value;
        }
        // A default argument is converted as an argument is ([temp.param]).
        if self.refuses_value_argument(value, ty) || self.refuses_narrowing_argument(value, ty) {
            let pos = self.il[value].pos;
            return self.fall_back_expr(UnknownCause::TemplateArguments, pos);
        }
        let converted = self.convert_initializer(value, ty);
        if !self.is_integral(ty) || self.il[converted].flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return converted;
        }
        match self.constant_integer(converted) {
            Some(value) => {
                let (ty, pos) = (self.unqualified(ty), self.il[converted].pos);
                self.integer_constant_expr(value, ty, pos)
            }
            None => converted,
        }
    }

    /// For a parameter whose type has `auto`: the type with an invented template parameter (`[dcl.fct]`).
    pub fn invent_template_parameter(&mut self, ty: TypeId, invented: &mut Vec<TemplateParamId>) -> TypeId {
        let (base, quals) = match self.il[ty].kind {
            TypeKind::Qualified { base, quals } => (base, quals),
            _ => (ty, Qualifiers::empty()),
        };
        let TypeKind::Auto { constraint } = self.il[base].kind else { return ty };
        // Beside written parameters they come after those ([dcl.fct]).
        let (depth, first) = match self.written_header() {
            Some(header) => (self.il[header].depth, self.il[header].params(&self.il).len()),
            None => (self.context.template_depth, 0),
        };
        let index = (first + invented.len()) as u32;
        let id = self.new_type_parameter(None, Pos::default(), depth, index, false, constraint);
        self.il[id].invented = true;
        invented.push(id);
        let invented = self.type_of_parameter(id);
        self.qualified(invented, quals)
    }

    /// The template parameter list of its own that the function has whose parameters are read here: the headers of
    /// the classes that a qualified name is a member of come before it.
    fn written_header(&self) -> Option<TemplateParamsId> {
        let mut at = self.context.scope;
        while let ScopeKind::Prototype = self.il[at].kind {
            at = self.il[at].parent?;
        }
        let enclosing = match self.il[at].kind {
            ScopeKind::Template => 0,
            _ => self.template_levels(at),
        };
        let headers = &self.place.declarator_headers;
        headers.last().copied().filter(|_| headers.len() > enclosing)
    }

    fn type_of_parameter(&self, param: TemplateParamId) -> TypeId {
        match self.il[param].kind {
            TemplateParamKind::Type { ty, .. } => ty,
            _ => self.common.unknown,
        }
    }

    /// Whether a type is that of a parameter declared with `auto`.
    pub fn is_of_invented_parameter(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            TypeKind::NamedParam { param } => self.il[param].invented,
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => {
                self.il.any_part_type(kind, |of| self.is_of_invented_parameter(of))
            }
            // A parameter that is invented stands for the type itself or for what that is derived from.
            _ => false,
        }
    }

    /// The parameter invented last turns out to be that of a pack: the type declared with it, with a pack.
    pub fn invent_pack(&mut self, ty: TypeId, invented: &mut [TemplateParamId]) -> TypeId {
        let Some(last) = invented.last_mut() else { return ty };
        let single = self.type_of_parameter(*last);
        let p = self.il[*last].clone();
        let TemplateParamKind::Type { constraint, .. } = p.kind else { return ty };
        let pack = self.new_type_parameter(None, p.pos, p.depth, p.index, true, constraint);
        self.il[pack].invented = true;
        *last = pack;
        let of_pack = self.type_of_parameter(pack);
        self.with_parameter_replaced(ty, single, of_pack)
    }

    /// A type made of `from` by qualifiers, pointers and references, made of `to`.
    fn with_parameter_replaced(&mut self, ty: TypeId, from: TypeId, to: TypeId) -> TypeId {
        if ty == from {
            return to;
        }
        match self.il[ty].kind {
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => {
                let replaced = kind.map_parts(|of| self.with_parameter_replaced(of, from, to));
                self.derived_type(replaced)
            }
            // It stands nowhere else.
            _ => ty,
        }
    }

    /// A concept, before its constraint is parsed.
    pub fn declare_concept(&mut self, name: Name, pos: Pos, headers: &[TemplateParamsId]) -> TemplateId {
        let scope = self.declaring_scope();
        let params = match headers.last() {
            Some(params) => *params,
            None => self.il.entities.template_param_lists.add(TemplateParams {
                param_list: List::EMPTY,
                requires_clause: RequiresClause::default(),
                pos,
                depth: 0,
                scope,
            }),
        };
        self.check_concept_redeclared(scope, name, pos);
        let id =
            self.new_template(Some(name), pos, scope, TemplateKind::Concept { constraint: None }, params);
        self.bind(scope, Key::name(name), Entity::Template { id });
        id
    }

    /// `Concept<args>` as an expression (`[temp.names]`).
    pub fn concept_id(
        &mut self,
        template: TemplateId,
        qualifier: Option<QualifierId>,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> ExprId {
        let mut flags = ExprFlags::empty();
        let listed = self.il[args].to_vec();
        for arg in listed {
            if self.arg_is_dependent(&arg) {
                flags |= ExprFlags::VALUE_DEPENDENT;
            }
            if self.arg_flags(&arg).contains(TypeFlags::PACK) {
                flags |= ExprFlags::PACK;
            }
        }
        let ty = self.common.bool;
        let kind = ExprKind::Concept { template, qualifier, args };
        self.il.expressions.exprs.add(Expr { kind, ty, pos, category: Category::Prvalue, flags })
    }

    /// A nested-name-specifier with one more part.
    pub fn qualifier_of(
        &mut self,
        prefix: Option<QualifierId>,
        part: QualifierPart,
        keyword: bool,
    ) -> QualifierId {
        let qualifier = Qualifier { prefix, part, template_keyword: keyword };
        self.interned.qualifier(&mut self.il, qualifier)
    }

    /// The type that a nested-name-specifier names; the dependent one for a member not yet known.
    pub fn type_of_qualifier(&mut self, qualifier: QualifierId) -> TypeId {
        let q = self.il[qualifier];
        match q.part {
            QualifierPart::Type { of } => match q.prefix {
                Some(prefix) => self.make_type(TypeKind::Qualifiedly { qualifier: prefix, of }),
                None => of,
            },
            QualifierPart::Name { name } => match q.prefix {
                Some(qualifier) => self.make_type(TypeKind::DependentName { qualifier, name }),
                None => self.common.unknown,
            },
            _ => self.common.unknown,
        }
    }

    /// The nested-name-specifier of one part, a canonical type, that is equivalent to this one.
    pub fn canonical_qualifier(&mut self, qualifier: QualifierId) -> QualifierId {
        let q = self.il[qualifier];
        let of = match q.part {
            QualifierPart::Type { of } => self.canonical(of),
            QualifierPart::Name { name } => {
                let Some(prefix) = q.prefix else { return qualifier };
                let ty = self.make_type(TypeKind::DependentName { qualifier: prefix, name });
                self.canonical(ty)
            }
            _ => return qualifier,
        };
        self.qualifier_of(None, QualifierPart::Type { of }, false)
    }

    /// Flags of the types in a nested-name-specifier.
    pub fn qualifier_flags(&self, qualifier: QualifierId) -> TypeFlags {
        let q = self.il[qualifier];
        let own = match q.part {
            QualifierPart::Type { of } => self.il[of].flags,
            _ => TypeFlags::empty(),
        };
        match q.prefix {
            Some(prefix) => own | self.qualifier_flags(prefix),
            None => own,
        }
    }

    /// Whether members of a scope may be found only at instantiation: a base of it is dependent.
    pub fn may_have_more_members(&self, scope: ScopeId) -> bool {
        match self.il[scope].kind {
            ScopeKind::Class { of } => {
                let class = &self.il[of];
                let undefined_pattern = class.flags.contains(ClassFlags::DEPENDENT)
                    && class.state != Completeness::Complete
                    && class.template.is_some();
                undefined_pattern || self.has_dependent_base(of) || class.flags.contains(ClassFlags::ERROR)
            }
            _ => false,
        }
    }

    /// Whether a class template is named as a member of a namespace, so that its name is not the one that its class injects
    /// (`[temp.local]`), and its arguments can be deduced.
    pub fn is_template_of_namespace(&self, template: TemplateId, scope: ScopeId) -> bool {
        self.dialect.standard >= 17
            && matches!(self.il[template].kind, TemplateKind::Class { .. })
            && matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global)
    }

    /// The type that an entity, with template arguments perhaps, names. None if it names no type.
    pub fn type_named(
        &mut self,
        entity: Entity,
        args: Option<List<TemplateArg>>,
        pos: Pos,
    ) -> Option<TypeId> {
        match entity {
            Entity::Typedef { id } => Some(self.make_type(TypeKind::Typedef { typedef: id })),
            Entity::Class { id } => {
                if let (Some(args), Some(template)) = (args, self.template_of_class(id)) {
                    return self.template_id(template, args, pos);
                }
                if self.il[id].template.is_some() || self.is_partial_pattern(id) {
                    return Some(self.make_type(TypeKind::Injected { class: id }));
                }
                self.note_named_class(id);
                Some(self.il[id].ty)
            }
            Entity::Enum { id } => Some(self.il[id].ty),
            Entity::TemplateParam { id } => match self.il[id].kind {
                TemplateParamKind::Type { ty, .. } => Some(ty),
                TemplateParamKind::Template { template, .. } => match args {
                    Some(args) => self.template_id(template, args, pos),
                    None => Some(self.make_type(TypeKind::DeducedClass { template })),
                },
                TemplateParamKind::NonType { .. } => None,
            },
            Entity::Template { id } => match (self.il[id].kind, args) {
                (
                    TemplateKind::Class { .. } | TemplateKind::Alias { .. } | TemplateKind::Param { .. },
                    Some(args),
                ) => self.template_id(id, args, pos),
                (TemplateKind::Class { pattern }, None) => {
                    if self.is_inside_class(pattern) {
                        return Some(self.make_type(TypeKind::Injected { class: pattern }));
                    }
                    Some(self.make_type(TypeKind::DeducedClass { template: id }))
                }
                (TemplateKind::Alias { .. }, None) => {
                    Some(self.make_type(TypeKind::DeducedClass { template: id }))
                }
                _ => None,
            },
            Entity::Using { id } => {
                let using = &self.il[id];
                let (qualifier, name, typename) = (using.qualifier?, using.name, using.typename);
                let EntityName::Identifier { name } = name else { return None };
                typename.then(|| self.make_type(TypeKind::DependentName { qualifier, name }))
            }
            _ => None,
        }
    }

    /// Whether the current scope lies inside a class, its members' definitions included.
    pub fn is_inside_class(&self, class: ClassId) -> bool {
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            if matches!(self.il[scope].kind, ScopeKind::Class { of } if of == class) {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// Whether a class is the pattern of a partial specialization.
    pub fn is_partial_pattern(&self, class: ClassId) -> bool {
        self.templates.partial_patterns.contains_key(&class)
    }

    /// Whether what an alias names does not mention the packs among its arguments, which an expansion around the
    /// template-id needs all the same (`[temp.variadic]`).
    fn hides_pack(&self, args: List<TemplateArg>, target: TypeId) -> bool {
        !self.il[target].flags.contains(TypeFlags::PACK)
            && self.il[args].iter().any(|arg| self.arg_flags(arg).contains(TypeFlags::PACK))
    }

    /// The type of `template<args>` as written; the instance is made but not completed (`[temp.names]`).
    pub fn template_id(&mut self, template: TemplateId, args: List<TemplateArg>, pos: Pos) -> Option<TypeId> {
        let Some(canonical) = self.convert_template_args(template, args) else {
            self.report_template_arguments(template, args, pos);
            self.sfinae_fail();
            return Some(self.fall_back(UnknownCause::TemplateArguments, pos));
        };
        let dependent = self.il[canonical].iter().any(|a| self.arg_is_dependent(a));
        match self.il[template].kind {
            TemplateKind::Alias { pattern } => {
                let mentioned = (template, canonical);
                // A substitution fails where constraints are not satisfied, whatever was named before.
                let checked = self.instantiation.sfinae.is_some() && self.is_constrained(template);
                let first = self.spellings.first_aliases.get(&mentioned).copied().filter(|_| !checked);
                if let Some(first) = first {
                    if self.tells_aliases() && self.reports.aliases.silent.remove(&mentioned) {
                        self.alias_target(template, pattern, canonical, args, dependent);
                    }
                    return Some(first);
                }
                let mut target = self.alias_target(template, pattern, canonical, args, dependent);
                if dependent && self.hides_pack(canonical, target) {
                    target = self.make_type(TypeKind::Instance { template, args: canonical });
                }
                let args = self.computed_arguments(args, canonical);
                let ty = self.make_type(TypeKind::AliasInstance { template, args, target });
                let known = !self.is_unknown(target) && !self.sfinae_failed();
                if !dependent && known && self.outlives_function(args) {
                    if !self.tells_aliases() {
                        self.reports.aliases.silent.insert(mentioned);
                    }
                    self.spellings.first_aliases.insert(mentioned, ty);
                }
                Some(ty)
            }
            TemplateKind::Param { .. } => Some(self.make_type(TypeKind::Instance { template, args })),
            // A member template of a class template is another one in each instance, whatever its arguments.
            TemplateKind::Class { .. } if dependent || self.is_member_of_template(template) => {
                Some(self.make_type(TypeKind::Instance { template, args }))
            }
            TemplateKind::Class { .. } => {
                if self.is_constrained(template) && self.check_template_constraints(template, canonical, pos)
                {
                    return Some(self.fall_back(UnknownCause::TemplateArguments, pos));
                }
                let class = self.class_instance(template, canonical, args, pos);
                Some(self.il[class].ty)
            }
            _ => None,
        }
    }

    /// Whether a template is a member of a class template's pattern.
    fn is_member_of_template(&self, template: TemplateId) -> bool {
        self.il[template].class.is_some_and(|class| self.is_dependent_class(class))
    }

    /// The instance of a class template for canonical arguments, made at its first mention.
    pub fn class_instance(
        &mut self,
        template: TemplateId,
        canonical: List<TemplateArg>,
        written: List<TemplateArg>,
        pos: Pos,
    ) -> ClassId {
        if let Some(instance) = self.known_instance(template, canonical)
            && let Entity::Class { id } = self.il[instance].entity
        {
            return id;
        }
        let TemplateKind::Class { pattern } = self.il[template].kind else {
            return self.empty_class(None, pos, Tag::Struct, self.symbols.global);
        };
        let (name, tag, scope) = (self.il[pattern].name, self.il[pattern].tag, self.il[template].scope);
        let device_builtin = self.il[pattern].flags & ClassFlags::DEVICE_BUILTIN;
        let class = self.empty_class(name, self.il[pattern].pos, tag, scope);
        self.il[class].specialization.first_args = Some(written);
        self.il[class].flags |= device_builtin;
        if self.has_unknown(canonical) {
            self.il[class].flags |= ClassFlags::UNKNOWN_ARGUMENT;
        }
        let entity = Entity::Class { id: class };
        let instance = self.add_instance(template, canonical, entity, Specialization::Implicit, pos);
        self.il[class].instance = Some(instance);
        self.il[class].parent_class = self.class_of_scope(scope);
        self.il[class].ty = self.make_type(TypeKind::Class { class });
        class
    }

    /// Records a specialization of a template.
    pub fn add_instance(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        entity: Entity,
        explicit: Specialization,
        pos: Pos,
    ) -> InstanceId {
        let id = self.il.entities.instances.add(Instance {
            template,
            args,
            entity,
            explicit,
            pattern: None,
            pattern_args: List::EMPTY,
            pos,
            completed: Pos::NONE,
            named_arguments: 0,
        });
        self.il.entities.templates.unprinted_mut(template).instances.get_or_insert_default().insert(args, id);
        id
    }

    /// The instance or explicit specialization of a template for interned canonical arguments.
    #[inline]
    pub(in crate::sema) fn known_instance(
        &self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<InstanceId> {
        self.il[template].instances.as_ref()?.get(&args).copied()
    }

    /// The substitution for the parameters of a template and of the classes around it.
    pub fn environment_for(&self, template: TemplateId, args: List<TemplateArg>) -> Environment {
        let mut env = match self.il[template].class {
            Some(class) => self.environment_of_class(class),
            None => Environment::default(),
        };
        let depth = self.il[self.il[template].params].depth;
        env.set(depth, args);
        if let Some(written) = self.spellings.deduced.get(&(template, args)) {
            env.set_written(depth, *written);
        }
        env
    }

    /// The substitution that made a class instance and the instances around it.
    pub fn environment_of_class(&self, class: ClassId) -> Environment {
        let mut env = Environment::default();
        let mut at = Some(class);
        while let Some(class) = at {
            if let Some(closure) = self.instances.closures.get(&class) {
                let mut around = closure.env.clone();
                around.override_by(&env);
                return around;
            }
            if let Some(around) = self.instances.local_classes.get(&class) {
                let mut around = around.clone();
                around.override_by(&env);
                return around;
            }
            // The members of an explicit specialization have no parameters of the template around them.
            let instance = self.il[class].instance;
            if let Some(instance) = instance.filter(|i| self.il[*i].explicit != Specialization::Explicit) {
                let i = &self.il[instance];
                let (params, args) = match i.pattern {
                    Some(Entity::Class { id }) if self.is_partial_pattern(id) => {
                        let partial = self.templates.partial_patterns[&id];
                        (self.il[partial].params, i.pattern_args)
                    }
                    _ => (self.il[i.template].params, i.args),
                };
                let depth = self.il[params].depth;
                // A member template that is specialized for one instance has no level around its own.
                if env.level(depth).is_some() {
                    break;
                }
                env.set(depth, args);
                let written = match params == self.il[i.template].params {
                    true => self.il[class]
                        .specialization
                        .first_args
                        .filter(|written| self.names_typedefs(*written)),
                    false => self.spellings.partial.get(&(params, args)).copied(),
                };
                if let Some(written) = written {
                    env.set_written(depth, written);
                }
            }
            at = self.class_of_scope(self.il[class].enclosing);
        }
        env
    }

    /// Whether a type argument is written by another name than that of its type.
    pub(super) fn names_typedefs(&self, args: List<TemplateArg>) -> bool {
        let named = |arg: &TemplateArg| match *arg {
            TemplateArg::Type { of } => self.canonical(of) != of && !self.is_dependent(of),
            _ => false,
        };
        self.il[args].iter().any(named)
    }

    /// Arguments for all parameters of a template: converted, defaults filled in, packs gathered (`[temp.arg]`).
    ///
    /// None if they do not fit.
    pub fn convert_template_args(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<List<TemplateArg>> {
        if let Some(known) = self.templates.conversions.find(template, args) {
            return Some(known);
        }
        let converted = self.convert_anew(template, args)?;
        if self.converts_alone(template, args) {
            self.templates.conversions.note(template, args, converted);
        }
        Some(converted)
    }

    /// Whether arguments of a template are converted to the same whenever it is asked: types, and numbers for parameters of
    /// a known type, one for each. Default arguments are looked at each time that they are used, and expressions may yet
    /// become constants.
    fn converts_alone(&self, template: TemplateId, args: List<TemplateArg>) -> bool {
        let params = self.il[self.il[template].params].params(&self.il);
        let pack = params.last().is_some_and(|last| self.il[*last].pack);
        let simple = |arg: &TemplateArg| {
            matches!(
                arg,
                TemplateArg::Type { .. }
                    | TemplateArg::Integral { .. }
                    | TemplateArg::Expansion { pattern: PackedArg::Type { .. } }
            )
        };
        let known = |param: &TemplateParamId| match self.il[*param].kind {
            TemplateParamKind::Type { .. } => true,
            TemplateParamKind::NonType { ty, .. } => self.is_integral(ty),
            TemplateParamKind::Template { .. } => false,
        };
        args.len() + usize::from(pack) >= params.len()
            && self.il[args].iter().all(simple)
            && params.iter().all(known)
    }

    fn convert_anew(&mut self, template: TemplateId, args: List<TemplateArg>) -> Option<List<TemplateArg>> {
        let params: SmallVec<[TemplateParamId; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
        let given = Args::from_slice(&self.il[args]);
        let written = Some(args).filter(|args| self.names_typedefs(*args));
        let (mut converted, mut shared) = (Args::new(), SharedArguments::written_as(written));
        let mut next = 0;
        for param in &params {
            let pack = self.il[*param].pack;
            if pack {
                let mut elements = Args::new();
                for arg in given.iter().skip(next) {
                    elements.push(self.convert_argument_for(template, *param, arg, &converted)?);
                }
                next = given.len();
                let args = self.interned.arg_list(&mut self.il, &elements);
                converted.push(TemplateArg::Pack { args });
                continue;
            }
            match given.get(next) {
                Some(TemplateArg::Expansion { .. }) => {
                    // How many arguments this is shows only at instantiation.
                    let rest: Args = given[next..].iter().map(|a| self.canonical_arg(a)).collect();
                    converted.extend(rest);
                    return Some(self.interned.arg_list(&mut self.il, &converted));
                }
                Some(arg) => {
                    let arg = self.convert_argument_for(template, *param, arg, &converted)?;
                    converted.push(arg);
                    next += 1;
                }
                None => {
                    let arg = self.default_template_argument(template, *param, &converted, &mut shared)?;
                    converted.push(arg);
                }
            }
        }
        if next < given.len() && !matches!(self.il[template].kind, TemplateKind::Param { .. }) {
            return None;
        }
        Some(self.interned.arg_list(&mut self.il, &converted))
    }

    /// Whether a template can be the argument for a template parameter: not known to be false (`[temp.arg.template]`).
    pub(super) fn template_fits(&self, param: TemplateId, arg: TemplateId) -> bool {
        let to = self.il[self.il[param].params].params(&self.il);
        let from = self.il[self.il[arg].params].params(&self.il);
        for (i, p) in to.iter().enumerate() {
            if self.il[*p].pack {
                return from[i.min(from.len())..].iter().all(|a| self.parameter_fits(*p, *a));
            }
            let Some(a) = from.get(i) else { return false };
            if !self.parameter_fits(*p, *a) {
                return false;
            }
            if self.il[*a].pack {
                return true;
            }
        }
        from[to.len().min(from.len())..].iter().all(|a| self.il[*a].pack || self.has_default(*a))
    }

    /// Whether two template parameters are of one kind, and value parameters of one type where that is known.
    fn parameter_fits(&self, p: TemplateParamId, a: TemplateParamId) -> bool {
        use TemplateParamKind::*;
        match (self.il[p].kind, self.il[a].kind) {
            (Type { .. }, Type { .. }) | (Template { .. }, Template { .. }) => true,
            (NonType { ty: p, .. }, NonType { ty: a, .. }) => {
                let open = |ty: TypeId| {
                    let flags = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
                    self.il[ty].flags.intersects(flags)
                };
                open(p) || open(a) || self.unqualified(p) == self.unqualified(a)
            }
            _ => false,
        }
    }

    /// An integral argument in the type of its parameter, where that is known (`[temp.arg.nontype]`).
    fn converted_integral(&mut self, value: i128, from: TypeId, to: TypeId) -> TemplateArg {
        let open = self.is_dependent(to) || self.il[to].flags.contains(TypeFlags::PLACEHOLDER);
        let to = self.unqualified(to);
        if open || !(self.is_integral(to) || self.enum_of(to).is_some()) {
            return TemplateArg::integral(value, from);
        }
        let value = match self.builtin_of(to) {
            Some(Builtin::Bool) => (value != 0).into(),
            _ => self.wrap_integer(value, to),
        };
        TemplateArg::integral(value, to)
    }

    /// A template argument without sugar.
    pub fn canonical_arg(&mut self, arg: &TemplateArg) -> TemplateArg {
        match *arg {
            TemplateArg::Type { of } => TemplateArg::Type { of: self.canonical(of) },
            TemplateArg::Expr { expr, .. } => {
                let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
                if !self.il[expr].flags.intersects(dependent)
                    && let Some(value) = self.constant_integer(expr)
                {
                    return TemplateArg::integral(value, self.unqualified(self.il[expr].ty));
                }
                TemplateArg::Expr { expr: self.canonical_expr(expr) }
            }
            TemplateArg::Template { template, .. } => {
                TemplateArg::Template { template: self.canonical_template(template), qualifier: None }
            }
            TemplateArg::Pack { args } => TemplateArg::Pack { args: self.canonical_args(args) },
            TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                TemplateArg::Expansion { pattern: PackedArg::Type { of: self.canonical(of) } }
            }
            TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                TemplateArg::Expansion { pattern: PackedArg::Expr { expr: self.canonical_expr(expr) } }
            }
            other => other,
        }
    }

    /// Template arguments without sugar.
    pub fn canonical_args(&mut self, args: List<TemplateArg>) -> List<TemplateArg> {
        let mut canonical = Args::new();
        for at in 0..args.len() {
            let arg = self.il[args][at];
            canonical.push(self.canonical_arg(&arg));
        }
        self.interned.arg_list(&mut self.il, &canonical)
    }

    /// Flags of the types in a template argument.
    pub fn arg_flags(&self, arg: &TemplateArg) -> TypeFlags {
        let of_expr = |expr: ExprId| {
            let flags = self.il[expr].flags;
            let mut result = TypeFlags::empty();
            if flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
                result |= TypeFlags::DEPENDENT;
            } else {
                // Its value is not known.
                result |= TypeFlags::UNKNOWN;
            }
            if flags.contains(ExprFlags::PACK) {
                result |= TypeFlags::PACK;
            }
            result
        };
        match *arg {
            TemplateArg::Type { of } => self.il[of].flags,
            TemplateArg::Expr { expr, .. } => of_expr(expr),
            TemplateArg::Template { template, .. } => match self.il[template].kind {
                TemplateKind::Param { param } if self.il[param].pack => {
                    TypeFlags::DEPENDENT | TypeFlags::PACK
                }
                TemplateKind::Param { .. } => TypeFlags::DEPENDENT,
                // A member template of a class template is another one in each instance.
                _ => match self.il[template].class {
                    Some(class) if self.is_dependent_class(class) => TypeFlags::DEPENDENT,
                    _ => TypeFlags::empty(),
                },
            },
            TemplateArg::DependentTemplate { .. } | TemplateArg::Expansion { .. } => TypeFlags::DEPENDENT,
            TemplateArg::Pack { args } => {
                self.il[args].iter().fold(TypeFlags::empty(), |flags, a| flags | self.arg_flags(a))
            }
            TemplateArg::Integral { .. } | TemplateArg::Value { .. } => TypeFlags::empty(),
        }
    }

    /// Whether a template argument depends on a template parameter.
    pub fn arg_is_dependent(&self, arg: &TemplateArg) -> bool {
        self.arg_flags(arg).contains(TypeFlags::DEPENDENT)
    }

    /// The parameters of a header as canonical arguments: what names the template inside itself.
    pub fn params_as_args(&mut self, params: TemplateParamsId) -> List<TemplateArg> {
        let list = self.il[params].params(&self.il).to_vec();
        let args: Args = list.into_iter().map(|param| self.param_as_arg(param)).collect();
        self.interned.arg_list(&mut self.il, &args)
    }

    /// A parameter as an argument that stands for itself, in a pack of one expansion where it is a pack.
    pub(in crate::sema) fn param_as_arg(&mut self, param: TemplateParamId) -> TemplateArg {
        let p = self.il[param].clone();
        let arg = match p.kind {
            TemplateParamKind::Type { .. } => PackedArg::Type {
                of: self.make_type(TypeKind::Param { depth: p.depth, index: p.index, pack: p.pack }),
            },
            TemplateParamKind::NonType { .. } => {
                let expr = self.build_template_param(param, p.pos);
                PackedArg::Expr { expr: self.canonical_expr(expr) }
            }
            TemplateParamKind::Template { template, .. } => PackedArg::Template { template },
        };
        if p.pack {
            let arg = TemplateArg::Expansion { pattern: arg };
            return TemplateArg::Pack { args: self.interned.arg_list(&mut self.il, &[arg]) };
        }
        match arg {
            PackedArg::Type { of } => TemplateArg::Type { of },
            PackedArg::Expr { expr } => TemplateArg::Expr { expr },
            PackedArg::Template { template } => TemplateArg::Template { template, qualifier: None },
        }
    }

    /// The class that a head with template arguments specializes, fully or partially (`[temp.spec]`).
    pub fn specialized_class(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        header: Option<TemplateParamsId>,
        head: &TagHead,
        scope: ScopeId,
    ) -> Option<ClassId> {
        let Some(canonical) = self.convert_template_args(template, args) else {
            self.report_template_arguments(template, args, head.pos);
            return None;
        };
        let dependent = self.il[canonical].iter().any(|a| self.arg_is_dependent(a));
        if let (Some(params), true) = (header, dependent) {
            let same = |c: &mut Self, p: PartialId| {
                c.il[p].args == canonical && c.same_header_constraints(c.il[p].params, params) == Some(true)
            };
            let constrained = self.il[params].requires_clause.condition.is_some()
                || self.il[params]
                    .params(&self.il)
                    .iter()
                    .any(|p| matches!(self.il[*p].kind, TemplateParamKind::Type { constraint: Some(_), .. }));
            let primary = !constrained && self.check_primary_arguments(template, canonical, head.pos);
            let known = self.templates.partials_with.get(&(template, canonical)).cloned().unwrap_or_default();
            if let Some(partial) = known.into_iter().find(|p| same(self, *p))
                && let Entity::Class { id } = self.il[partial].pattern
            {
                return Some(id);
            }
            let name = self.il[template].name;
            let class = self.empty_class(name, head.pos, head.tag, scope);
            self.il[class].flags |= ClassFlags::DEPENDENT;
            self.il[class].flags.set(ClassFlags::ERROR, primary);
            self.il[class].specialization.first_args = Some(args);
            let pattern = Entity::Class { id: class };
            let partial = self.il.entities.partials.add(Partial { params, args: canonical, pattern });
            self.templates.partial_patterns.insert(class, partial);
            self.templates.partial_templates.insert(class, template);
            self.il[class].specialization.partial_of = Some(template);
            // What declares the primary template anew, an error, is none.
            if !primary {
                self.check_partial_is_first(template, partial, head.pos);
                self.templates.partials_with.entry((template, canonical)).or_default().push(partial);
                template.extras_mut(&mut self.il).partials.push(partial);
            }
            self.il[class].ty = self.make_type(TypeKind::Class { class });
            return Some(class);
        }
        let class = self.class_instance(template, canonical, args, head.pos);
        let empty_header = self.place.headers.last().is_some_and(|h| self.il[*h].params(&self.il).is_empty());
        if let (Some(instance), true) = (self.il[class].instance, empty_header) {
            self.check_specialized_before_use(class, instance, head.pos);
            self.il[instance].explicit = Specialization::Explicit;
            self.il[class].tag = head.tag;
            self.il[class].pos = head.pos;
        }
        Some(class)
    }

    /// Merges the default arguments of a redeclared template (`[temp.param]`).
    pub fn merge_template_params(&mut self, template: TemplateId, header: TemplateParamsId) {
        // A friend declaration in a template counts the levels around it: its parameters are not those of the template.
        if self.il[self.il[template].params].depth != self.il[header].depth {
            return;
        }
        let old = self.il[self.il[template].params].params(&self.il).to_vec();
        let new = self.il[header].params(&self.il).to_vec();
        for (old, new) in old.iter().zip(&new) {
            let merged = match (self.il[*old].kind, self.il[*new].kind) {
                (
                    TemplateParamKind::Type { default: Some(d), .. },
                    TemplateParamKind::Type { ty, default: None, constraint },
                ) => TemplateParamKind::Type { ty, default: Some(d), constraint },
                (
                    TemplateParamKind::NonType { default: Some(d), .. },
                    TemplateParamKind::NonType { ty, default: None },
                ) => TemplateParamKind::NonType { ty, default: Some(d) },
                (
                    TemplateParamKind::Template { default: Some(d), .. },
                    TemplateParamKind::Template { template, default: None },
                ) => TemplateParamKind::Template { template, default: Some(d) },
                _ => continue,
            };
            // Only lookup uses the merged defaults; what is printed are the parameters as written.
            let pos = self.il[*old].pos;
            self.templates.merged_defaults.insert(*new, (merged, pos));
        }
        let current = self.il[template].params;
        self.templates.first_headers.entry(template).or_insert(current);
        let has_new_default = new.iter().any(|p| self.has_default(*p));
        let has_new_name = old
            .iter()
            .zip(&new)
            .any(|(old, new)| self.il[*old].name.is_none() && self.il[*new].name.is_some());
        if has_new_default || has_new_name || current == header {
            let merged = self.clone_header_with_defaults(header);
            self.il[template].params = merged;
        }
    }

    pub(in crate::sema) fn has_default(&self, param: TemplateParamId) -> bool {
        match self.il[param].kind {
            TemplateParamKind::Type { default, .. } => default.is_some(),
            TemplateParamKind::NonType { default, .. } => default.is_some(),
            TemplateParamKind::Template { default, .. } => default.is_some(),
        }
    }

    /// A header like this one whose parameters have all defaults that any declaration gave.
    fn clone_header_with_defaults(&mut self, header: TemplateParamsId) -> TemplateParamsId {
        let mut clone = self.il[header].clone();
        let mut params = clone.params(&self.il).to_vec();
        for param in &mut params {
            if let Some((kind, pos)) = self.templates.merged_defaults.get(param).copied() {
                let mut entry = self.il[*param].clone();
                entry.kind = kind;
                entry.pos = pos;
                *param = self.il.entities.template_params.add(entry);
            }
        }
        clone.param_list = self.il.list(&params);
        self.il.entities.template_param_lists.add(clone)
    }
}
