//! First mentions of class template instances in the declarations of members of a class template, which name typedefs of
//! the class: `Tree<key_type, value_type>`. An instance that is made there is spelled with these names as its arguments,
//! those of the instance that the class has become.

use super::substitute::Environment;
use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::template::Args;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// Makes the instances that the type of a member names with typedefs of the class, before the member is made in the
    /// instance `class`. Nothing is made complete by that.
    pub(super) fn mention_by_members(&mut self, written: TypeId, class: ClassId, env: &Environment) {
        if self.instantiation.sfinae.is_none() && self.is_dependent(written) {
            self.mention_within(written, class, env, 0);
        }
    }

    fn mention_within(&mut self, ty: TypeId, class: ClassId, env: &Environment, nested: u32) {
        if nested > limits::REDECLARED_TYPE_NESTING {
            return;
        }
        let kind = self.il[ty].kind;
        if let TypeKind::Instance { template, args } = kind
            && self.names_own_typedef(args, class)
        {
            self.mention_instance(template, args, class, env, nested);
            return;
        }
        let (mut types, mut qualifier) = (SmallVec::<[TypeId; 8]>::new(), None);
        self.il.any_in_type(kind, |piece| {
            match piece {
                Piece::Type(of) => types.push(of),
                Piece::Qualifier(of) => qualifier = Some(of),
                _ => {}
            }
            false
        });
        if let Some(QualifierPart::Type { of }) = qualifier.map(|of| self.il[of].part) {
            types.push(of);
        }
        for of in types {
            self.mention_within(of, class, env, nested + 1);
        }
    }

    /// Whether a template argument is a typedef of the class of which `class` is an instance.
    fn names_own_typedef(&self, args: List<TemplateArg>, class: ClassId) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.is_own_typedef(of, class),
            _ => false,
        })
    }

    fn is_own_typedef(&self, ty: TypeId, class: ClassId) -> bool {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return false };
        let ScopeKind::Class { of } = self.il[self.il[typedef].scope].kind else { return false };
        self.is_dependent_class(of)
            && self.instances.member_map.contains_key(&(class, Entity::Typedef { id: typedef }))
    }

    /// Makes an instance with arguments that the members and parameters of a class say by themselves.
    fn mention_instance(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        class: ClassId,
        env: &Environment,
        nested: u32,
    ) -> Option<TypeId> {
        let of_namespace = self.il[template].class.is_none();
        let TemplateKind::Class { .. } = self.il[template].kind else { return None };
        let params = self.il[self.il[template].params].params(&self.il);
        let plain = params.iter().all(|param| !self.il[*param].pack)
            && params.iter().skip(args.len()).all(|param| match self.il[*param].kind {
                TemplateParamKind::Type { default: Some(default), .. } => self.is_plain_default(default),
                _ => false,
            });
        if !of_namespace || !plain || nested > limits::REDECLARED_TYPE_NESTING {
            return None;
        }
        let mut spelled = Args::new();
        for at in 0..args.len() {
            let arg = self.il[args][at];
            spelled.push(match arg {
                TemplateArg::Type { of } => {
                    TemplateArg::Type { of: self.mentioned_type(of, class, env, nested + 1)? }
                }
                TemplateArg::Integral { .. } => arg,
                _ => return None,
            });
        }
        let spelled = self.interned.arg_list(&mut self.il, &spelled);
        let canonical = self.apart(|c| c.convert_template_args(template, spelled))?;
        let open = |arg: &TemplateArg| self.arg_is_dependent(arg);
        if self.il[canonical].iter().any(open) || self.has_unknown(canonical) {
            return None;
        }
        let instance = self.class_instance(template, canonical, spelled, self.instantiation.pos);
        Some(self.il[instance].ty)
    }

    /// Whether a default argument is made of parameters without anything being looked up for it.
    fn is_plain_default(&self, ty: TypeId) -> bool {
        match self.il[ty].kind {
            _ if !self.is_dependent(ty) => true,
            TypeKind::NamedParam { .. } => true,
            TypeKind::Qualified { base: to, .. } | TypeKind::Pointer { to } => self.is_plain_default(to),
            TypeKind::Instance { args, .. } => self.il[args]
                .iter()
                .all(|arg| matches!(*arg, TemplateArg::Type { of } if self.is_plain_default(of))),
            // Types of other forms name more than parameters and templates.
            _ => false,
        }
    }

    /// A type that a member names, in the spelling of the instance. None where it takes more than its names to know it.
    fn mentioned_type(
        &mut self,
        ty: TypeId,
        class: ClassId,
        env: &Environment,
        nested: u32,
    ) -> Option<TypeId> {
        if !self.is_dependent(ty) {
            return Some(ty);
        }
        match self.il[ty].kind {
            TypeKind::Typedef { .. } if self.is_own_typedef(ty, class) => {
                self.spelled_in(ty, Some(class), env, nested)
            }
            TypeKind::NamedParam { param } => {
                let (depth, index) = (self.il[param].depth, self.il[param].index);
                match self.argument_of(depth, index, env)? {
                    TemplateArg::Type { of } => {
                        Some(self.spelled_in(ty, Some(class), env, nested).unwrap_or(of))
                    }
                    _ => None,
                }
            }
            TypeKind::Qualified { base, quals } => {
                let base = self.mentioned_type(base, class, env, nested)?;
                Some(self.qualified(base, quals))
            }
            TypeKind::Pointer { to } => {
                let to = self.mentioned_type(to, class, env, nested)?;
                (!self.is_reference(to)).then(|| self.make_type(TypeKind::Pointer { to }))
            }
            TypeKind::Instance { template, args } => {
                self.mention_instance(template, args, class, env, nested)
            }
            // Types of other forms take more than their names.
            _ => None,
        }
    }

    /// A using-declaration of a class template names members of a base that the instance has and that are accessible to it
    /// (`[namespace.udecl]`).
    pub(super) fn check_used_members(
        &mut self,
        class: ClassId,
        base: ClassId,
        using: &Using,
        found: &[Entity],
    ) {
        let b = &self.il[base];
        let known = b.state == Completeness::Complete
            && !b.flags.intersects(ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT);
        if !known
            || !self.reports_in_instance()
            || self.is_dependent_class(class)
            || self.is_dependent_class(base)
            || self.has_dependent_base(class)
            || self.has_dependent_base(base)
        {
            return;
        }
        if class != base && !self.derives_from(class, base) {
            let at = self.il.places.start_of_name(using.pos);
            return self.report(at, messages::invalid_base_class());
        }
        let EntityName::Identifier { name } = using.name else { return };
        let value = |e: &Entity| {
            matches!(e, Entity::Variable { .. } | Entity::Function { .. } | Entity::Field { .. })
        };
        if found.is_empty() || using.typename && found.iter().all(value) {
            let text = self.names.text(name).to_owned();
            let scope = self.il[base].scope;
            return self.report_missing_text(&text, scope, using.pos);
        }
        if let [only] = *found
            && self.declared_access_of(only) == Some(Access::Private)
            && matches!(only, Entity::Variable { .. } | Entity::Field { .. })
            && self.symbols.bindings.get(self.il[base].scope, Key::name(name)).contains(&only)
            && !self.grants_friendship(base)
        {
            let message = self.inaccessible_member(only);
            self.report(using.pos, message);
        }
    }
}
