//! Substitution into accesses to members and into names of member functions (`[temp.inst]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::{Found, Key};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;

impl Compilation {
    /// `__builtin_offsetof(T, path)` of the substituted type and indices; the members are looked up in it.
    pub(in crate::sema) fn rebuild_offsetof(
        &mut self,
        of: TypeId,
        path: List<Designator>,
        pos: Pos,
        env: &Environment,
    ) -> ExprId {
        let of = self.substitute_type(of, env);
        let mut path = self.il[path].to_vec();
        for designator in &mut path {
            if let Designator::Index { index } = designator {
                *index = self.substitute_expr(*index, env);
            }
        }
        self.build_offsetof(of, &path, pos)
    }

    /// Whether a name stands for member functions of a class template, which are others in each instance.
    pub(in crate::sema) fn names_members_of_template(&self, kind: ExprKind) -> bool {
        let member = |entity: &Entity| match *entity {
            Entity::Using { .. } => true,
            _ => self
                .il
                .function_in(*entity)
                .and_then(|id| self.il[id].class)
                .is_some_and(|class| self.il[class].flags.contains(ClassFlags::DEPENDENT)),
        };
        match kind {
            ExprKind::Overload { set, .. } | ExprKind::MemberOverload { set, .. } => {
                self.il.candidates(set).iter().any(member)
            }
            ExprKind::Name { entity: entity @ Entity::Function { .. }, .. } => member(&entity),
            _ => false,
        }
    }

    /// What a using-declaration in a class template brings from the base that its qualifier has become, or from each of
    /// those where it is a pack expansion.
    pub(in crate::sema) fn brought_by(&mut self, using: UsingId, env: &Environment) -> Option<Found> {
        let Using { qualifier, name, pack, .. } = self.il[using].clone();
        let key = Key::of(name)?;
        let mut found = Found::new();
        for base in self.qualifier_types(qualifier?, pack, env) {
            let class = self.class_of(base)?;
            self.complete_class(class);
            found.extend(self.lookup_in(self.il[class].scope, key));
        }
        Some(found)
    }

    /// A name that a using-declaration brings from a base, in an instance (`[namespace.udecl]`).
    pub(in crate::sema) fn rebuild_brought(
        &mut self,
        e: ExprId,
        using: UsingId,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> ExprId {
        let found = self.brought_by(using, env).unwrap_or_default();
        if found.is_empty() || found.iter().any(|entity| matches!(entity, Entity::Using { .. })) {
            return e;
        }
        let args = args.map(|a| self.substitute_args(a, env));
        let parsed = ParsedName {
            pos: self.il[e].pos,
            end: 0,
            qualifier: None,
            scope: NameScope::Unqualified,
            name: self.il[using].name,
            args,
            found,
            template_keyword: false,
            member_pointer: false,
        };
        self.build_name(&parsed, false)
    }

    pub(in crate::sema) fn rebuild_member(&mut self, e: ExprId, entry: Expr, env: &Environment) -> ExprId {
        let (base, arrow, name, qualifier, args) = match entry.kind {
            // There is no object of a class that it could be looked up in.
            ExprKind::Member { entity: Entity::Field { id }, .. } if self.is_of_lone_union(id) => return e,
            ExprKind::Member { base, arrow, entity, qualifier, args } => {
                let name = match entity {
                    Entity::Field { id } => self.il[id].name,
                    Entity::Variable { id } => self.il[id].name,
                    Entity::Enumerator { id } => Some(self.il[id].name),
                    _ => None,
                };
                let name = match (name, entity) {
                    (Some(name), _) => Some(EntityName::Identifier { name }),
                    (None, Entity::Function { id }) => Some(self.il[id].name),
                    _ => None,
                };
                match name.filter(|name| Key::of(*name).is_some()) {
                    Some(name) => (base, arrow, name, qualifier, args),
                    None => return e,
                }
            }
            ExprKind::MemberOverload { base, arrow, set, qualifier, args } => {
                (base, arrow, self.il[set].name, qualifier, args)
            }
            ExprKind::DependentMember { base, arrow, name, qualifier, args, .. } => {
                let name = match name {
                    EntityName::OpenDestructor { .. } => EntityName::Destructor,
                    EntityName::Conversion { to } => {
                        let to = self.substitute_type(to, env);
                        EntityName::Conversion { to }
                    }
                    name => name,
                };
                (base, arrow, name, qualifier, args)
            }
            _ => return e,
        };
        let base = self.substitute_expr(base, env);
        let base = self.member_base(base, arrow, self.il[e].pos);
        let object = self.object_type(base, arrow);
        let args = args.map(|a| self.substitute_args(a, env));
        let mut scope = NameScope::Dependent;
        let mut found = Found::new();
        if let Some(class) = self.class_of(object) {
            self.complete_class(class);
            let named = self.class_named_before(class, qualifier, env);
            let members = self.il[named].scope;
            scope = NameScope::Members(members);
            found = match Key::of(name) {
                Some(key) => self.lookup_in(members, key),
                None if name == EntityName::Destructor => {
                    self.il[class].special.destructor.map(|id| Entity::Function { id }).into_iter().collect()
                }
                None => self.conversions_of_name(named, name),
            };
        } else if !self.is_dependent(object) && !self.is_unknown(object) && name != EntityName::Destructor {
            self.sfinae_fail();
        }
        let parsed = ParsedName {
            pos: self.il.places.member_name(entry.pos),
            end: 0,
            qualifier,
            scope,
            name,
            args,
            found,
            template_keyword: false,
            member_pointer: false,
        };
        self.build_member(base, arrow, &parsed, entry.pos)
    }

    /// The conversion functions of a class that a name means, and the specializations of conversion templates, which are
    /// found by deduction (`[temp.mem]`).
    fn conversions_of_name(&mut self, class: ClassId, name: EntityName) -> Found {
        let EntityName::Conversion { to } = name else { return Found::new() };
        let mut found = self.conversions_to(class, to);
        found.retain(|entity| matches!(entity, Entity::Function { .. }));
        if !found.is_empty() || self.is_dependent(to) {
            return found;
        }
        for entity in self.all_conversions(class) {
            if let Entity::Template { id } = entity
                && let Some(args) = self.deduce_conversion(id, to)
                && let Some(id) = self.function_instance(id, args)
            {
                found.push(Entity::Function { id });
            }
        }
        found
    }

    /// The class in which a member of `class` is looked up: the one that a qualifier before its name has become
    /// (`[basic.lookup.qual]`), which may be a base.
    fn class_named_before(
        &mut self,
        class: ClassId,
        qualifier: Option<QualifierId>,
        env: &Environment,
    ) -> ClassId {
        let Some(qualifier) = qualifier else { return class };
        let q = self.il[qualifier];
        let ty = match q.part {
            QualifierPart::Type { .. } => self.substitute_qualifier_type(qualifier, env),
            QualifierPart::Name { .. } if q.prefix.is_some() => {
                self.substitute_qualifier_type(qualifier, env)
            }
            // The class of the object is where it is looked up first.
            QualifierPart::Name { name } => {
                let found = self.lookup_in(self.il[class].scope, Key::name(name));
                match found.first().copied() {
                    Some(Entity::Class { id }) => self.il[id].ty,
                    Some(Entity::Typedef { id }) => self.il[id].ty,
                    _ => return class,
                }
            }
            _ => return class,
        };
        let named = self.class_of(ty).unwrap_or(class);
        self.complete_class(named);
        named
    }

    /// `p->~T()`: a call of a destructor where the object has class type (`[expr.prim.id.dtor]`).
    pub(in crate::sema) fn rebuild_pseudo_destructor(
        &mut self,
        base: ExprId,
        arrow: bool,
        ty: TypeId,
        pos: Pos,
        env: &Environment,
    ) -> ExprId {
        let base = self.substitute_expr(base, env);
        let ty = self.substitute_type(ty, env);
        let object = self.object_type(base, arrow);
        let Some(class) = self.class_of(object) else {
            return self.build_pseudo_destructor(base, arrow, ty, pos);
        };
        self.complete_class(class);
        if self.instantiation.sfinae.is_some() && !self.has_usable_destructor(class) {
            self.sfinae_fail();
        }
        let found: Found =
            self.il[class].special.destructor.map(|id| Entity::Function { id }).into_iter().collect();
        let name = ParsedName {
            pos,
            end: 0,
            qualifier: None,
            scope: NameScope::Members(self.il[class].scope),
            name: EntityName::Destructor,
            args: None,
            found,
            template_keyword: false,
            member_pointer: false,
        };
        self.build_member(base, arrow, &name, pos)
    }

    /// The function that a member function of a class template, or an instance of a member template of it, becomes
    /// in an instance of the class.
    pub(in crate::sema) fn function_in_instance(
        &mut self,
        id: FunctionId,
        env: &Environment,
    ) -> Option<Entity> {
        let Some(instance) = self.il[id].instance else {
            return self.member_in_instance(Entity::Function { id }, env);
        };
        let (template, args) = (self.il[instance].template, self.il[instance].args);
        let Entity::Template { id: member } =
            self.member_in_instance(Entity::Template { id: template }, env)?
        else {
            return None;
        };
        let args = self.substitute_args(args, env);
        self.function_instance(member, args).map(|id| Entity::Function { id })
    }
}
