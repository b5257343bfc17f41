//! How the types of redeclarations are spelled.
//!
//! A function of a template that is declared again without parameters keeps the return type that its first
//! declaration spelled, and an explicit instantiation, or an explicit specialization without parameters, is spelled
//! as the member of the template was, with the typedef names of the instance.

use crate::compilation::Compilation;
use crate::il::*;
use crate::names::Name;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::tables::limits;

impl Compilation {
    /// Gives a declaration of a function the spelling of its type that earlier declarations fix.
    pub(in crate::sema) fn spell_redeclared_type(
        &mut self,
        function: FunctionId,
        declaration: DeclarationId,
    ) {
        if let Some(class) = self.il[function].class
            && let Some(instance) = self.il[class].instance
        {
            return self.spell_as_instance(function, declaration, class, instance);
        }
        let f = &self.il[function];
        let generic = f.template.is_some() || f.class.is_some_and(|class| self.is_dependent_class(class));
        let Some(first) = f.first.filter(|first| generic && *first != declaration) else { return };
        let (was, now) = (self.il[first].ty, self.il[declaration].ty);
        let (
            TypeKind::Function { ret, traits: first_traits, .. },
            TypeKind::Function { params, traits, noexcept, ret: written },
        ) = (self.il[was].kind, self.il[now].kind)
        else {
            return;
        };
        let trailing = |traits: FunctionTraits| traits.contains(FunctionTraits::TRAILING);
        if trailing(first_traits) != trailing(traits) {
            return;
        }
        let same = self.same_type(ret, written) || self.is_dependent(ret) || self.is_dependent(written);
        if params.is_empty() && same && !self.is_placeholder(ret) && self.is_spelled_by_name(ret) {
            self.il[declaration].ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept });
            if let EntityName::Conversion { .. } = self.il[declaration].name {
                self.il[declaration].name = self.il[first].name;
            }
        }
    }

    /// Whether a type is a typedef name or the name of the class around it, or a pointer or reference to one: it is
    /// spelled alike whatever the parameters of the template are called.
    fn is_spelled_by_name(&self, mut ty: TypeId) -> bool {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::Typedef { .. } | TypeKind::Injected { .. } | TypeKind::Builtin { .. } => {
                    return true;
                }
                TypeKind::Qualified { base: to, .. }
                | TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to } => to,
                _ => return false,
            };
        }
    }

    /// Spells the type of a member that is declared outside of its class: the typedef names of the class that its
    /// specifiers name among template arguments are not known for such until the declarator is read, and become what
    /// they stand for.
    pub(in crate::sema) fn spell_member_type(&mut self, declaration: DeclarationId) {
        let Some(qualifier) = self.il[declaration].qualifier(&self.il) else { return };
        let Some(class) = self.pattern_at(qualifier) else { return };
        let ty = self.il[declaration].ty;
        self.il[declaration].ty = match self.il[ty].kind {
            TypeKind::Function { ret, params, traits, noexcept }
                if !traits.contains(FunctionTraits::TRAILING) =>
            {
                let spelled = self.with_member_types(ret, class, false, 0);
                if spelled == ret {
                    return;
                }
                self.make_type(TypeKind::Function { ret: spelled, params, traits, noexcept })
            }
            TypeKind::Function { .. } => return,
            _ => self.with_member_types(ty, class, false, 0),
        };
    }

    /// The pattern of a class template, or member of one, that a nested-name-specifier names.
    fn pattern_at(&mut self, qualifier: QualifierId) -> Option<ClassId> {
        let ty = self.type_of_qualifier(qualifier);
        self.pattern_of_instance(ty)
            .or_else(|| self.class_of(ty))
            .filter(|class| self.is_dependent_class(*class))
    }

    /// A type in which typedef names of `class`, or of a class around it, that are written with a path stand for
    /// their types where they are template arguments (`inside`).
    fn with_member_types(&mut self, ty: TypeId, class: ClassId, inside: bool, nested: u32) -> TypeId {
        if nested > limits::REDECLARED_TYPE_NESTING || !self.is_dependent(ty) {
            return ty;
        }
        let spelled = match self.il[ty].kind {
            TypeKind::DependentName { qualifier, name } if inside => self.own_typedef(qualifier, name, class),
            TypeKind::DependentName { qualifier, name } => self.inherited_type_named(qualifier, name, class),
            TypeKind::Instance { template, args } => {
                let written = self.il[args].to_vec();
                let mut spelled = written.clone();
                for arg in &mut spelled {
                    if let TemplateArg::Type { of } = arg {
                        *of = self.with_member_types(*of, class, true, nested + 1);
                    }
                }
                let changed = spelled != written;
                let args = if changed { self.il.list(&spelled) } else { args };
                changed.then(|| self.make_type(TypeKind::Instance { template, args }))
            }
            kind @ (TypeKind::Qualifiedly { .. }
            | TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => {
                let spelled = kind.map_parts(|of| self.with_member_types(of, class, inside, nested + 1));
                (spelled != kind).then(|| self.derived_type(spelled))
            }
            TypeKind::Function { ret, params, traits, noexcept } => {
                let written = self.il[params].to_vec();
                let types: Vec<_> =
                    written.iter().map(|ty| self.with_member_types(*ty, class, inside, nested + 1)).collect();
                let result = self.with_member_types(ret, class, inside, nested + 1);
                let changed = result != ret || types != written;
                let params = if changed { self.il.list(&types) } else { params };
                changed.then(|| self.make_type(TypeKind::Function { ret: result, params, traits, noexcept }))
            }
            // Other types stay as they were written.
            _ => None,
        };
        spelled.unwrap_or(ty)
    }

    /// The type that `class`, or a class around it, named by `qualifier`, inherits from a known base: it is a member of
    /// that one (`[class.member.lookup]`).
    fn inherited_type_named(&mut self, qualifier: QualifierId, name: Name, class: ClassId) -> Option<TypeId> {
        let class = self.class_around_named(qualifier, class)?;
        let (scope, ty) = match self.lookup_member(class, Key::name(name)).first().copied()? {
            Entity::Typedef { id } => (self.il[id].scope, self.make_type(TypeKind::Typedef { typedef: id })),
            Entity::Class { id } => (self.il[id].enclosing, self.il[id].ty),
            Entity::Enum { id } => (self.il[id].enclosing, self.il[id].ty),
            _ => return None,
        };
        let declared = self.class_of_scope(scope)?;
        (declared != class && !self.is_dependent_class(declared)).then_some(ty)
    }

    /// The class that `qualifier` names, which is `class` or lies around it.
    fn class_around_named(&mut self, qualifier: QualifierId, mut class: ClassId) -> Option<ClassId> {
        let named = self.pattern_at(qualifier)?;
        while class != named {
            class = self.class_of_scope(self.il[class].enclosing)?;
        }
        Some(class)
    }

    /// What a member typedef of `class` or of a class around it stands for, named by `qualifier`.
    fn own_typedef(&mut self, qualifier: QualifierId, name: Name, class: ClassId) -> Option<TypeId> {
        let class = self.class_around_named(qualifier, class)?;
        match self.lookup_member(class, Key::name(name)).first().copied()? {
            Entity::Typedef { id } => Some(self.canonical(self.il[id].ty)),
            _ => None,
        }
    }

    fn is_placeholder(&self, ty: TypeId) -> bool {
        self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
    }

    /// An explicit instantiation or specialization of a member function: its type as the template spells it.
    fn spell_as_instance(
        &mut self,
        function: FunctionId,
        declaration: DeclarationId,
        class: ClassId,
        instance: InstanceId,
    ) {
        let now = self.il[declaration].ty;
        let Some(pattern) = self.pattern_of_member(function, class, instance) else { return };
        let Some(first) = self.il[pattern].first else { return };
        let was = self.il[first].ty;
        let (
            TypeKind::Function { ret, params: spelled, .. },
            TypeKind::Function { params, traits, noexcept, ret: written },
        ) = (self.il[was].kind, self.il[now].kind)
        else {
            return;
        };
        if spelled.len() != params.len() || !(self.place.instantiating.is_some() || params.is_empty()) {
            return;
        }
        let env = Environment::default();
        let ret = self.spelled_in(ret, Some(class), &env, 0).filter(|ty| self.same_type(*ty, written));
        let mut types = self.il[params].to_vec();
        for (ty, of_template) in types.iter_mut().zip(self.il[spelled].to_vec()) {
            if let Some(spelled) = self.spelled_in(of_template, Some(class), &env, 0)
                && self.same_type(spelled, *ty)
            {
                *ty = spelled;
            }
        }
        let ret = ret.unwrap_or(written);
        let declared_only = self.place.instantiating == Some(Specialization::ExternInstantiation);
        let named = self.il[pattern].definition.filter(|_| !declared_only).unwrap_or(first);
        self.spell_parameters(declaration, named, &types);
        let params = self.il.list(&types);
        self.il[declaration].ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept });
    }

    /// Gives the parameters of an explicit instantiation the names that they have in the template, and types that are
    /// spelled as there.
    fn spell_parameters(&mut self, declaration: DeclarationId, of_template: DeclarationId, types: &[TypeId]) {
        let mut info = self.il[self.il[declaration].param_info].to_vec();
        if self.place.instantiating.is_none() || info.len() != types.len() {
            return;
        }
        for (info, ty) in info.iter_mut().zip(types) {
            info.ty = *ty;
        }
        self.il[declaration].param_info = self.il.list(&info);
        let named = self.il[self.il[of_template].params].to_vec();
        let mut params = self.il[self.il[declaration].params].to_vec();
        for (param, named) in params.iter_mut().zip(named) {
            if self.il[*param].name.is_none() {
                let mut variable = param.copied(&mut self.il);
                variable.name = self.il[named].name;
                *param = self.il.entities.variables.add(variable);
            }
        }
        self.il[declaration].params = self.il.list(&params);
    }

    /// What a function returns, for a member of an instance with the typedef names of its class, and for that of a template
    /// with the names that the template gives it.
    pub(in crate::sema) fn spelled_result_of(&mut self, function: FunctionId) -> TypeId {
        let ret = self.result_of(function);
        let f = &self.il[function];
        if self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) {
            return ret;
        }
        let ty = f.ty;
        let Some((pattern, class, env)) = self.pattern_of_function(function) else {
            let instance = f.instance.is_some() || f.class.is_some_and(|c| self.il[c].instance.is_some());
            let written = self.written_function(ty).map(|(ret, ..)| ret).filter(|_| !instance);
            return written.filter(|ty| self.same_type(*ty, ret)).unwrap_or(ret);
        };
        let Some(first) = self.il[pattern].first else { return ret };
        let TypeKind::Function { ret: written, .. } = self.il[self.il[first].ty].kind else { return ret };
        let spelled = match self.spelled_in(written, class, &env, 0) {
            None if !self.is_dependent(written) => Some(written),
            spelled => spelled,
        };
        spelled.filter(|ty| self.same_type(*ty, ret)).unwrap_or(ret)
    }

    /// The function that an instance, or a member of one, is made from, the class that it is a member of if that is an
    /// instance, and the template arguments.
    fn pattern_of_function(
        &self,
        function: FunctionId,
    ) -> Option<(FunctionId, Option<ClassId>, Environment)> {
        let f = &self.il[function];
        let class = f.class.filter(|c| self.il[*c].instance.is_some());
        let (pattern, env) = match (f.instance, class) {
            (Some(instance), _) => {
                let i = &self.il[instance];
                let TemplateKind::Function { pattern } = self.il[i.template].kind else { return None };
                (pattern, self.environment_for(i.template, i.args))
            }
            (None, Some(class)) => match self.instances.made_from.get(&Entity::Function { id: function }) {
                Some(Entity::Function { id }) => (*id, self.environment_of_class(class)),
                _ => return None,
            },
            (None, None) => return None,
        };
        Some((pattern, class, env))
    }

    /// The type of a parameter as it is declared, `ty`: that of a function made from a template by the names that the
    /// template gives it, and none that a function gives types.
    pub(in crate::sema) fn spelled_parameter_of(
        &mut self,
        function: FunctionId,
        index: usize,
        ty: TypeId,
    ) -> TypeId {
        let (declared, made) = match self.pattern_of_function(function) {
            Some((pattern, class, env)) => {
                let first = self.il[pattern].first.map(|first| self.il[first].ty);
                (first, Some((class, env)))
            }
            None => (Some(self.il[function].ty), None),
        };
        let params = declared.and_then(|ty| self.written_function(ty)).map(|(_, params, _)| params);
        let Some(written) = params.and_then(|params| self.il[params].get(index).copied()) else { return ty };
        let mut spelled = match made {
            Some((class, env)) => match self.spelled_in(written, class, &env, 0) {
                None if !self.is_dependent(written) => written,
                spelled => spelled.unwrap_or(ty),
            },
            None => written,
        };
        while let TypeKind::Typedef { typedef } = self.il[spelled].kind
            && matches!(self.il[self.il[typedef].scope].kind, ScopeKind::Block | ScopeKind::Function { .. })
        {
            spelled = self.il[typedef].ty;
        }
        let same = self.class_of(spelled).is_some() && self.class_of(spelled) == self.class_of(ty);
        if same { spelled } else { ty }
    }

    /// The member function of a template that a member of an instance is made from.
    fn pattern_of_member(
        &self,
        function: FunctionId,
        class: ClassId,
        instance: InstanceId,
    ) -> Option<FunctionId> {
        let made = match self.il[function].instance {
            Some(of) => Entity::Template { id: self.il[of].template },
            None => Entity::Function { id: function },
        };
        let Some(Entity::Class { id: pattern }) = self.il[instance].pattern else { return None };
        let p = &self.il[pattern];
        let members = p.members.declared.iter().chain(&p.special.constructors).chain(p.conversions(&self.il));
        let member = members.copied().find(|m| self.instances.member_map.get(&(class, *m)) == Some(&made))?;
        self.il.function_in(member)
    }
}
