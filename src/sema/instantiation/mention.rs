//! First mentions of dependent template-ids.
//!
//! Template-ids that are the same type are one entry of the intermediate language, and that keeps the arguments
//! with which it was first written. Parameters of different templates are different types, even where they
//! have the same place in their lists.

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;
use smallvec::SmallVec;

/// A dependent template-id: its template, its canonical arguments, the scope of the parameters that these mention,
/// and whether it stands apart from others there.
pub type MentionKey = (TemplateId, List<TemplateArg>, ScopeId, bool);

/// What becomes what it stands for in the arguments of a template-id.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Respelling {
    /// Alias templates before the names of members.
    Aliases,
    /// Typedef names of classes.
    ClassTypedefs,
}

impl Compilation {
    /// The template-id that a name stands for, as the template around it first wrote it: the one whose parameters
    /// its arguments mention. Other types are left as they are.
    pub fn first_mention(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        if !self.is_dependent(ty) {
            return self.first_alias_mention(ty, pos);
        }
        let (template, args) = match self.il[ty].kind {
            TypeKind::Instance { template, .. } => match self.il[self.canonical(ty)].kind {
                TypeKind::Instance { args, .. } => (template, args),
                _ => return ty,
            },
            TypeKind::AliasInstance { template, args, .. } => (template, self.canonical_args(args)),
            _ => return ty,
        };
        let mut left = limits::MENTIONED_TYPES;
        let depth = match args.is_empty() {
            true => u16::MAX,
            false => self.deepest_param_of_args(args, &mut left),
        };
        let Some(scope) = self.template_scope_at(depth) else { return ty };
        let within = self.context.sub_statements > 0 || self.is_in_local_class_within(scope);
        let inner = within && matches!(self.il[ty].kind, TypeKind::Instance { .. });
        // Values in the bases of a class are not recognized inside of it.
        let apart = !self.is_in_class_within(scope) && self.il.names_open_value(ty);
        let key = (template, args, scope, apart);
        match self.spellings.first_mentions.get(&key) {
            // What may be a type or an expression is read twice.
            Some((first, place)) if *place == pos => *first,
            Some((first, _)) => {
                let again = self.mentioned_again(*first, ty);
                self.note_in_block(again, inner)
            }
            // What a block names first may be gone behind it.
            None if inner => self.note_in_block(ty, inner),
            None => {
                self.spellings.first_mentions.insert(key, (ty, pos));
                if let (TypeKind::AliasInstance { .. }, TypeKind::Instance { template, args }) =
                    (self.il[ty].kind, self.canonical_kind(ty))
                {
                    let key = (template, args, scope, apart);
                    self.spellings.aliased_mentions.entry(key).or_insert(ty);
                }
                ty
            }
        }
    }

    /// Keeps how a template-id is spelled in inner blocks with declarations, where it is named in an inner block.
    fn note_in_block(&mut self, ty: TypeId, inner: bool) -> TypeId {
        if let (true, TypeKind::Instance { args, .. }) = (inner, self.il[ty].kind) {
            self.note_arguments_in_block(args);
        }
        ty
    }

    fn note_arguments_in_block(&mut self, args: List<TemplateArg>) {
        if !self.spellings.in_blocks.contains_key(&args) {
            let named = self.args_without_class_typedefs(args);
            if named != args {
                self.spellings.in_blocks.insert(args, named);
            }
        }
    }

    /// The nested-name-specifier of a dependent type: a class that an alias template named first in the template around
    /// is named by that.
    pub fn first_mentioned_qualifier(&mut self, qualifier: QualifierId) -> QualifierId {
        let q = self.il[qualifier];
        let QualifierPart::Type { of } = q.part else { return qualifier };
        let TypeKind::Instance { .. } = self.il[of].kind else { return qualifier };
        if self.spellings.aliased_mentions.is_empty() {
            return qualifier;
        }
        let TypeKind::Instance { template, args } = self.canonical_kind(of) else { return qualifier };
        let mut left = limits::MENTIONED_TYPES;
        let depth = self.deepest_param_of_args(args, &mut left);
        let Some(scope) = self.template_scope_at(depth) else { return qualifier };
        let apart = !self.is_in_class_within(scope) && self.il.names_open_value(of);
        match self.spellings.aliased_mentions.get(&(template, args, scope, apart)).copied() {
            Some(of) => self.qualifier_of(None, QualifierPart::Type { of }, q.template_keyword),
            None => qualifier,
        }
    }

    /// The id of an alias template as the unit first wrote it; other types are left as they are.
    fn first_alias_mention(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let TypeKind::AliasInstance { template, args, .. } = self.il[ty].kind else { return ty };
        let key = (template, self.canonical_args(args), self.il[template].scope, false);
        self.spellings.first_mentions.entry(key).or_insert((ty, pos)).0
    }

    /// A dependent template-id where it is not mentioned first: alias templates whose members its arguments name
    /// have become what they stand for, unless the argument is the name of a typedef.
    fn mentioned_again(&mut self, ty: TypeId, here: TypeId) -> TypeId {
        let (TypeKind::Instance { template, args }, TypeKind::Instance { args: others, .. }) =
            (self.il[ty].kind, self.il[here].kind)
        else {
            return ty;
        };
        let (written, others) = (self.il[args].to_vec(), self.il[others].to_vec());
        let mut again = written.clone();
        for (arg, other) in again.iter_mut().zip(others) {
            let (mut left, mut others_left) = (limits::MENTIONED_TYPES, limits::MENTIONED_TYPES);
            if self.respelled_argument(other, Respelling::Aliases, &mut others_left) != other {
                *arg = self.respelled_argument(*arg, Respelling::Aliases, &mut left);
            }
        }
        if again == written {
            return ty;
        }
        let args = self.il.list(&again);
        self.make_type(TypeKind::Instance { template, args })
    }

    /// The dependent arguments of a variable template as the template around first wrote them.
    pub(in crate::sema) fn variable_mention(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> List<TemplateArg> {
        if self.instantiation.depth > 0 {
            return args;
        }
        let mut left = limits::MENTIONED_TYPES;
        let canonical = self.canonical_args(args);
        let depth = self.deepest_param_of_args(canonical, &mut left);
        let key = self.template_scope_at(depth).map(|scope| (template, canonical, scope, false));
        let known = key.and_then(|key| self.spellings.first_variable_mentions.get(&key)).copied();
        let first = known.unwrap_or(args);
        if self.context.sub_statements > 0 {
            self.note_arguments_in_block(first);
        } else if let Some(key) = key {
            self.spellings.first_variable_mentions.insert(key, first);
        }
        first
    }

    fn args_without_class_typedefs(&mut self, args: List<TemplateArg>) -> List<TemplateArg> {
        let written = self.il[args].to_vec();
        let mut left = limits::MENTIONED_TYPES;
        let how = Respelling::ClassTypedefs;
        let named: Vec<_> = written.iter().map(|arg| self.respelled_argument(*arg, how, &mut left)).collect();
        if named == written { args } else { self.il.list(&named) }
    }

    /// Whether the arguments of a template-id can be written outside of the function that they are written in.
    pub(in crate::sema) fn outlives_function(&self, args: List<TemplateArg>) -> bool {
        self.il[args].iter().all(|arg| match *arg {
            TemplateArg::Type { of } => !self.il[of].flags.contains(TypeFlags::UNKNOWN),
            TemplateArg::Integral { .. } | TemplateArg::Template { .. } => true,
            TemplateArg::Expr { expr } => match self.il[expr].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    !self.il[self.il[id].scope].kind.is_local()
                }
                ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => true,
                kind => kind.is_literal(),
            },
            _ => false,
        })
    }

    fn respelled_argument(&mut self, arg: TemplateArg, how: Respelling, left: &mut u32) -> TemplateArg {
        match arg {
            TemplateArg::Type { of } => TemplateArg::Type { of: self.respelled_type(of, how, left) },
            TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                TemplateArg::Expansion { pattern: PackedArg::Type { of: self.respelled_type(of, how, left) } }
            }
            _ => arg,
        }
    }

    fn respelled_type(&mut self, ty: TypeId, how: Respelling, left: &mut u32) -> TypeId {
        if *left == 0 || !self.is_dependent(ty) {
            return ty;
        }
        *left -= 1;
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } if how == Respelling::ClassTypedefs => {
                match self.il[self.il[typedef].scope].kind {
                    ScopeKind::Class { .. } => {
                        let of = self.il[typedef].ty;
                        match self.il[of].kind {
                            TypeKind::DependentName { .. } => self.canonical(of),
                            _ => self.respelled_type(of, how, left),
                        }
                    }
                    _ => ty,
                }
            }
            TypeKind::AliasInstance { template, args, .. } if how == Respelling::ClassTypedefs => {
                let written = self.il[args].to_vec();
                let again: Vec<_> =
                    written.iter().map(|arg| self.respelled_argument(*arg, how, left)).collect();
                if again == written {
                    return ty;
                }
                let args = self.il.list(&again);
                let pos = self.instantiation.pos;
                self.apart(|c| c.template_id(template, args, pos)).unwrap_or(ty)
            }
            TypeKind::Qualifiedly { of, qualifier } if how == Respelling::ClassTypedefs => {
                let again = self.respelled_type(of, how, left);
                match self.il[of].kind {
                    _ if again == of => ty,
                    TypeKind::AliasInstance { .. } => {
                        self.make_type(TypeKind::Qualifiedly { of: again, qualifier })
                    }
                    _ => again,
                }
            }
            TypeKind::Instance { template, args } if how == Respelling::ClassTypedefs => {
                let written = self.il[args].to_vec();
                let again: Vec<_> =
                    written.iter().map(|arg| self.respelled_argument(*arg, how, left)).collect();
                if again == written {
                    return ty;
                }
                let args = self.il.list(&again);
                self.make_type(TypeKind::Instance { template, args })
            }
            TypeKind::DependentName { qualifier, name } if how == Respelling::Aliases => {
                match self.qualifier_again(qualifier) {
                    Some(qualifier) => self.make_type(TypeKind::DependentName { qualifier, name }),
                    None => ty,
                }
            }
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => {
                let again = kind.map_parts(|of| self.respelled_type(of, how, left));
                if again == kind { ty } else { self.derived_type(again) }
            }
            TypeKind::Function { ret, params, traits, noexcept } => {
                let written = self.il[params].to_vec();
                let again: Vec<_> = written.iter().map(|ty| self.respelled_type(*ty, how, left)).collect();
                let result = self.respelled_type(ret, how, left);
                if result == ret && again == written {
                    return ty;
                }
                let params = self.il.list(&again);
                self.make_type(TypeKind::Function { ret: result, params, traits, noexcept })
            }
            _ => ty,
        }
    }

    /// A nested-name-specifier with what an alias template stands for in the place of its template-id.
    fn qualifier_again(&mut self, qualifier: QualifierId) -> Option<QualifierId> {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return None };
        let mut target = of;
        loop {
            target = match self.il[target].kind {
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Qualifiedly { of, .. } => match self.il[of].kind {
                    TypeKind::AliasInstance { target, .. } => target,
                    _ => break,
                },
                _ => break,
            };
        }
        (target != of).then(|| self.qualifier_of(None, QualifierPart::Type { of: target }, false))
    }

    /// Notes that a class is named outside of its own definition.
    pub(in crate::sema) fn note_named_class(&mut self, id: ClassId) {
        let c = &self.il[id];
        if !c.flags.contains(ClassFlags::MENTIONED) && c.state != Completeness::BeingDefined {
            self.il.entities.classes.unprinted_mut(id).flags |= ClassFlags::MENTIONED;
        }
    }

    /// Notes that a class template instance is named with `written`: it is spelled with as many arguments as the
    /// shortest mention has.
    pub fn note_mention(&mut self, ty: TypeId, written: List<TemplateArg>) {
        let TypeKind::Class { class } = self.il[ty].kind else {
            return self.note_dependent_mention(ty, written);
        };
        let Some(instance) = self.il[class].instance else { return };
        let template = self.il[instance].template;
        let params = self.il[self.il[template].params].params(&self.il);
        let ends_in_pack = params.last().is_some_and(|param| self.il[*param].pack);
        let c = &mut self.il[class];
        c.flags |= ClassFlags::NAMED;
        if let Some(first) = c.specialization.first_args
            && written.len() < first.len()
            && !ends_in_pack
        {
            c.specialization.first_args = Some(first.slice(0, written.len()));
        }
    }

    /// Notes that a dependent template-id leaves default arguments out: so do the instances that it becomes.
    fn note_dependent_mention(&mut self, ty: TypeId, written: List<TemplateArg>) {
        if let TypeKind::Instance { template, args } = self.canonical_kind(ty)
            && matches!(self.il[ty].kind, TypeKind::Instance { .. })
            && written.len() < args.len()
        {
            self.spellings.shortened.insert((template, args), written.len() as u32);
        }
    }

    /// What a deduction guide gives is no mention that a class is named after.
    pub fn forget_dependent_mention(&mut self, ty: TypeId) {
        if let TypeKind::Instance { template, args } = self.canonical_kind(ty) {
            self.spellings.shortened.remove(&(template, args));
        }
    }

    /// Notes that a dependent template-id with the canonical arguments `from` became `ty`, which is then named with as few
    /// arguments.
    pub(in crate::sema) fn note_shortened(
        &mut self,
        template: TemplateId,
        from: List<TemplateArg>,
        ty: TypeId,
    ) {
        let TypeKind::Class { class } = self.il[ty].kind else { return };
        let Some(count) = self.spellings.shortened.get(&(template, from)).copied() else { return };
        if let Some(first) =
            self.il[class].specialization.first_args.filter(|first| first.len() > count as usize)
        {
            self.note_mention(ty, first.slice(0, count as usize));
        }
    }

    /// Whether a class is around this place inside of `scope`.
    fn is_in_class_within(&self, scope: ScopeId) -> bool {
        let mut at = Some(self.context.scope);
        while let Some(here) = at.filter(|here| *here != scope) {
            if matches!(self.il[here].kind, ScopeKind::Class { .. }) {
                return true;
            }
            at = self.il[here].parent;
        }
        false
    }

    /// Whether this place lies in a local class of a function that the parameters of `scope` belong to.
    fn is_in_local_class_within(&self, scope: ScopeId) -> bool {
        let mut at = Some(self.context.scope);
        let mut class = false;
        while let Some(here) = at.filter(|here| *here != scope) {
            let kind = self.il[here].kind;
            if class && kind.is_local() {
                return true;
            }
            class |= matches!(kind, ScopeKind::Class { .. });
            at = self.il[here].parent;
        }
        false
    }

    /// The scope of the parameters of the template around this place that is `depth` levels deep, or of the
    /// innermost one.
    fn template_scope_at(&self, depth: u16) -> Option<ScopeId> {
        if self.context.function.is_some()
            && let Some(scope) = self.class_template_scope_at(depth)
        {
            return Some(scope);
        }
        let innermost = self.context.template_depth.saturating_sub(1);
        let mut outward = innermost.saturating_sub(depth);
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            if matches!(self.il[scope].kind, ScopeKind::Template) {
                if outward == 0 {
                    return Some(scope);
                }
                outward -= 1;
            }
            at = self.il[scope].parent;
        }
        None
    }

    /// The scope of the parameters of the class template around this body that is `depth` levels deep: that of the
    /// class itself where the member is defined outside of it.
    fn class_template_scope_at(&self, depth: u16) -> Option<ScopeId> {
        let mut at = Some(self.context.scope);
        let class = loop {
            match self.il[at?].kind {
                ScopeKind::Class { of } => break of,
                _ => at = self.il[at?].parent,
            }
        };
        let mut at = Some(self.il[class].scope);
        let mut outward: SmallVec<[ScopeId; 4]> = SmallVec::new();
        while let Some(scope) = at {
            if let ScopeKind::Template = self.il[scope].kind {
                outward.push(scope);
            }
            at = self.il[scope].parent;
        }
        outward.iter().rev().nth(usize::from(depth)).copied()
    }

    /// The depth of the innermost template whose parameters an argument mentions; the largest number where that
    /// does not show within `left` types.
    fn deepest_param(&self, arg: &TemplateArg, left: &mut u32) -> u16 {
        match *arg {
            TemplateArg::Type { of } => self.deepest_param_of_type(of, left),
            TemplateArg::Integral { .. } | TemplateArg::Value { .. } | TemplateArg::Template { .. } => 0,
            TemplateArg::Pack { args } => self.deepest_param_of_args(args, left),
            _ => u16::MAX,
        }
    }

    fn deepest_param_of_args(&self, args: List<TemplateArg>, left: &mut u32) -> u16 {
        let mut deepest = 0;
        for arg in &self.il[args] {
            deepest = deepest.max(self.deepest_param(arg, left));
            if deepest == u16::MAX {
                break;
            }
        }
        deepest
    }

    fn deepest_param_of_type(&self, ty: TypeId, left: &mut u32) -> u16 {
        if !self.is_dependent(ty) {
            return 0;
        }
        let Some(less) = left.checked_sub(1) else { return u16::MAX };
        *left = less;
        match self.il[self.canonical(ty)].kind {
            TypeKind::Param { depth, .. } => depth,
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of } => self.deepest_param_of_type(of, left),
            TypeKind::Function { ret, params, .. } => {
                let mut deepest = self.deepest_param_of_type(ret, left);
                for param in &self.il[params] {
                    if deepest == u16::MAX {
                        break;
                    }
                    deepest = deepest.max(self.deepest_param_of_type(*param, left));
                }
                deepest
            }
            TypeKind::Instance { args, .. } => self.deepest_param_of_args(args, left),
            _ => u16::MAX,
        }
    }
}
