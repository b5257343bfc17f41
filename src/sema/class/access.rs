//! Member access control (`[class.access]`).
//!
//! What belongs to a template, or is used in one, is not checked: its access is known at instantiation only.

use crate::compilation::{Compilation, SubstitutionAccess, boundary};
use crate::diag::{Declared, EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::lookup::symbols::FriendType;
use crate::source::Pos;
use crate::tables::limits;

/// Who may use a member as a member of some class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MemberAccess {
    /// Nobody: it is private in a base.
    Hidden,
    Private,
    Protected,
    Public,
}

impl Compilation {
    /// The access of what is declared in a scope here: a friend or an elaborated type specifier in a class may declare a
    /// member of a namespace, which has none (`[basic.scope.pdecl]`).
    pub(in crate::sema) fn declared_access(&self, mut scope: ScopeId) -> Access {
        while let (ScopeKind::Template, Some(parent)) = (self.il[scope].kind, self.il[scope].parent) {
            scope = parent;
        }
        if self.class_of_scope(scope).is_some() { self.place.member_access } else { Access::None }
    }

    /// The access of what is declared again in the class that it is a member of, if it was another one.
    pub(in crate::sema) fn altered_access(&self, scope: ScopeId, before: Access) -> Option<Access> {
        let here = self.place.member_access;
        let inside = self.declaring_scope() == scope && self.class_of_scope(scope).is_some();
        (inside && here != before && here != Access::None && before != Access::None).then_some(here)
    }

    /// Notes a friend declaration of a class in the class being defined, which has access to its members without one.
    pub fn note_friend_class(&mut self, ty: TypeId, pos: Pos) {
        if let Some(class) = self.class_of_scope(self.declaring_scope()) {
            let template = matches!(self.il[self.context.scope].kind, ScopeKind::Template);
            let own = self.same_type(ty, self.il[class].ty)
                || matches!(self.canonical_kind(ty), TypeKind::Injected { class: named } if named == class);
            if own && !template {
                self.report(pos, messages::pointless_friend_declaration());
            }
            self.symbols.friend_types.entry(class).or_default();
            let friend = self.class_of(ty).filter(|friend| {
                let c = &self.il[*friend];
                let made = c.instance.is_some() || self.template_of_class(*friend).is_none();
                made && !c.flags.contains(ClassFlags::DEPENDENT)
            });
            let again = match friend {
                Some(friend) => !self.symbols.friend_classes.insert((class, friend)),
                None => {
                    let listed = self.symbols.friend_types.get(&class);
                    let same = |f: &FriendType| !f.template && self.same_type(f.ty, ty);
                    let again = self.is_dependent(ty) && listed.is_some_and(|list| list.iter().any(same));
                    let earlier = self.symbols.friend_types.entry(class).or_default();
                    earlier.push(FriendType { ty, template });
                    again
                }
            };
            if again && !own && !template {
                self.report_friend_again(pos);
            }
        }
    }

    /// Another declaration says that the same is a friend.
    fn report_friend_again(&mut self, pos: Pos) {
        let message = messages::duplicate_friend_declaration();
        if self.reports.diags.may_show(message.id()) && self.instantiation.sfinae.is_none() {
            self.report(pos, message);
        }
    }

    /// Notes a friend declaration of a function, at `pos`, in the class being defined.
    pub(in crate::sema) fn note_friend_function(&mut self, function: FunctionId, pos: Pos) {
        if let Some(class) = self.class_of_scope(self.declaring_scope()) {
            let known = !self.symbols.befriended_functions.insert((class, function));
            if known && self.il[function].template.is_none() && !self.is_dependent_class(class) {
                self.report_friend_again(pos);
            }
            self.symbols.friend_functions.entry(class).or_default().push(function);
            self.symbols.friend_names.insert((class, self.il[function].name));
        }
    }

    /// The class that a nested-name-specifier names.
    pub(in crate::sema) fn class_of_qualifier(&mut self, qualifier: QualifierId) -> Option<ClassId> {
        let ty = self.type_of_qualifier(qualifier);
        self.class_of(ty)
    }

    /// The classes whose members the code being analysed belongs to, innermost first.
    fn context_classes(&self) -> Vec<ClassId> {
        let mut found: Vec<ClassId> = Vec::new();
        let (mut waiting, scope): (Vec<ClassId>, _) =
            match self.instantiation.sfinae.map(|state| state.access) {
                Some(SubstitutionAccess::Outside) => return found,
                Some(SubstitutionAccess::Template(template)) => {
                    (self.class_of_template(template).into_iter().collect(), None)
                }
                _ => (self.context.class.into_iter().collect(), Some(self.context.scope)),
            };
        let mut at = scope;
        while let Some(scope) = at {
            match self.il[scope].kind {
                ScopeKind::Class { of } => waiting.push(of),
                ScopeKind::Function { of: Some(function) } => waiting.extend(self.il[function].class),
                _ => {}
            }
            at = self.il[scope].parent;
        }
        while let Some(class) = waiting.pop() {
            if !found.contains(&class) {
                found.push(class);
                waiting.extend(self.il[class].parent_class);
                waiting.extend(self.class_of_scope(self.il[class].enclosing));
            }
        }
        found
    }

    /// The functions around the code being analysed.
    pub fn context_functions(&self) -> Vec<FunctionId> {
        match self.instantiation.sfinae.map(|state| state.access) {
            Some(SubstitutionAccess::Outside) => return Vec::new(),
            Some(SubstitutionAccess::Template(id)) => {
                return self.il.function_in(Entity::Template { id }).into_iter().collect();
            }
            _ => {}
        }
        let mut found: Vec<FunctionId> = self.context.function.into_iter().collect();
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            if let ScopeKind::Function { of: Some(function) } = self.il[scope].kind {
                found.push(function);
            }
            at = self.il[scope].parent;
        }
        found
    }

    /// Whether code here is a member or friend of a class, or may be.
    pub(in crate::sema) fn has_member_access(&self, class: ClassId) -> bool {
        let classes = self.context_classes();
        if classes.contains(&class) {
            return true;
        }
        self.is_friend_here(class, &classes, None)
            // The friends of a member class of an instance are those of the class that it is made from.
            || self.instances.made_from.get(&Entity::Class { id: class }).is_some_and(|from| match *from {
                Entity::Class { id } => self.is_friend_here(id, &classes, None),
                _ => false,
            })
            // Those of an instance are declared by its template.
            || self.il[class].instance.is_some_and(|instance| match self.il[instance].pattern {
                Some(Entity::Class { id }) => self.is_friend_here(id, &classes, Some(instance)),
                _ => false,
            })
    }

    /// Whether the code being analysed, of these classes, is or may be a friend of a class; as its friends are declared
    /// by the template that `instance` is made of.
    fn is_friend_here(&self, class: ClassId, classes: &[ClassId], instance: Option<InstanceId>) -> bool {
        if !self.grants_friendship(class) {
            return false;
        }
        let functions = self.context_functions();
        let symbols = &self.symbols;
        // Which instances or overloads a friend of that name stands for is not looked into.
        let is_friend = |here: &FunctionId| {
            symbols.friend_names.contains(&(class, self.il[*here].name))
                || match self.instances.made_from.get(&Entity::Function { id: *here }) {
                    Some(Entity::Function { id }) => symbols.befriended_functions.contains(&(class, *id)),
                    _ => false,
                }
        };
        functions.iter().any(is_friend)
            || classes.iter().any(|here| symbols.friend_classes.contains(&(class, *here)))
            || self
                .symbols
                .friend_types
                .get(&class)
                .is_some_and(|types| types.iter().any(|friend| self.befriends(*friend, classes, instance)))
    }

    /// Whether a friend class, declared perhaps by the template of `instance`, is or may be one of these classes.
    fn befriends(&self, friend: FriendType, classes: &[ClassId], instance: Option<InstanceId>) -> bool {
        let ty = if friend.template { friend.ty } else { self.argument_for(friend.ty, instance) };
        let friend_args = |args| (!friend.template).then_some(args);
        let friend = self.class_of(ty);
        let open = friend.is_none_or(|friend| self.il[friend].flags.contains(ClassFlags::DEPENDENT));
        let template_of = |class: ClassId| match self.il[class].instance {
            Some(instance) => Some(self.origin_template(self.il[instance].template)),
            None => self.template_of_class(class),
        };
        let (template, args) = match (friend, self.il[self.il[ty].canonical].kind) {
            (None, TypeKind::Instance { template, args }) => {
                (Some(self.origin_template(template)), friend_args(args))
            }
            (Some(friend), _) if open => (template_of(friend), None),
            // An instance of its own is a friend, not the others.
            (Some(friend), _) if self.il[friend].instance.is_none() => (self.template_of_class(friend), None),
            _ => (None, None),
        };
        match template {
            Some(_) => classes.iter().any(|class| {
                Some(*class) == friend
                    || template_of(*class) == template
                        && args.is_none_or(|args| self.could_be_arguments(args, *class, instance))
            }),
            // What it names is not known.
            None if open => !classes.is_empty() && self.is_dependent(ty),
            None => classes.iter().any(|class| Some(*class) == friend),
        }
    }

    /// The argument of an instance that a template parameter stands for, other types as they are.
    fn argument_for(&self, ty: TypeId, instance: Option<InstanceId>) -> TypeId {
        let Some(instance) = instance.map(|instance| &self.il[instance]) else { return ty };
        let TypeKind::Param { depth, index, pack: false } = self.il[self.il[ty].canonical].kind else {
            return ty;
        };
        let own = depth == self.il[self.il[instance.template].params].depth;
        match self.il[instance.args].get(index as usize) {
            Some(TemplateArg::Type { of }) if own => *of,
            _ => ty,
        }
    }

    /// Whether the arguments of a friend, as the template of `instance` declares it, could be those of a class.
    fn could_be_arguments(
        &self,
        args: List<TemplateArg>,
        class: ClassId,
        instance: Option<InstanceId>,
    ) -> bool {
        let Some(made) = self.il[class].instance else { return true };
        let types = self.il[args].iter().zip(&self.il[self.il[made].args]);
        !types.into_iter().any(|pair| match pair {
            (TemplateArg::Type { of: wanted }, TemplateArg::Type { of: given }) => {
                let wanted = self.il[self.argument_for(*wanted, instance)].canonical;
                !self.is_dependent(wanted) && wanted != self.il[*given].canonical
            }
            _ => false,
        })
    }

    /// Whether access is checked for a member of this class here.
    fn checks_access(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        if self.fails_without_access() {
            let open = ClassFlags::DEPENDENT | ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT;
            return c.template.is_none() && !c.flags.intersects(open);
        }
        self.reports_now()
            && (c.instance.is_none() || self.is_closed_instance(class) && self.context_classes().is_empty())
            && c.template.is_none()
            && !c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR)
            && !self.scope_is_dependent(self.context.scope)
            && self.place.instantiating.is_none()
            && self.place.headers.is_empty()
    }

    /// Whether a class is an instance of a template that grants friendship to nothing: outside of classes only public
    /// members can be used.
    pub(in crate::sema) fn is_closed_instance(&self, class: ClassId) -> bool {
        let Some(instance) = self.il[class].instance else { return false };
        let Some(Entity::Class { id: pattern }) = self.il[instance].pattern else { return false };
        let grants = [pattern, class].iter().any(|class| self.grants_friendship(*class));
        self.il[instance].explicit != Specialization::Explicit && !grants
    }

    /// Whether a class declares friends.
    pub(in crate::sema) fn grants_friendship(&self, class: ClassId) -> bool {
        self.symbols.friend_types.contains_key(&class)
            || self.symbols.friend_functions.contains_key(&class)
            || !self.il[class].friends(&self.il).is_empty()
    }

    /// Whether a member that is declared in `class` with this access can be used as a member of `naming`.
    pub(in crate::sema) fn is_accessible(
        &self,
        naming: ClassId,
        class: ClassId,
        access: Access,
        depth: u32,
    ) -> bool {
        if depth > limits::ACCESS_BASE_DEPTH {
            return true;
        }
        let usable = match self.access_in(naming, class, access, depth) {
            // Not found in any base: named in a way that is not followed here.
            None | Some(MemberAccess::Public) => true,
            Some(MemberAccess::Private) => self.has_member_access(naming),
            Some(MemberAccess::Protected) => self.has_member_access(naming) || self.is_in_derived(naming),
            Some(MemberAccess::Hidden) => false,
        };
        usable
            || self.il[naming].bases.iter().any(|base| {
                let Some(of) = self.class_of(base.ty) else { return true };
                let reachable = match base.access {
                    Access::Private => self.has_member_access(naming),
                    Access::Protected => self.has_member_access(naming) || self.is_in_derived(naming),
                    _ => true,
                };
                reachable && self.derives_from(of, class) && self.is_accessible(of, class, access, depth + 1)
            })
    }

    /// The access that a member of `class` has as a member of `naming`; none if it is no member of it.
    pub(super) fn access_in(
        &self,
        naming: ClassId,
        class: ClassId,
        access: Access,
        depth: u32,
    ) -> Option<MemberAccess> {
        if naming == class {
            return Some(match access {
                Access::Private => MemberAccess::Private,
                Access::Protected => MemberAccess::Protected,
                _ => MemberAccess::Public,
            });
        }
        if depth > limits::ACCESS_BASE_DEPTH {
            return None;
        }
        let mut best = None;
        for base in &self.il[naming].bases {
            let of = self.class_of(base.ty)?;
            let Some(inner) = self.access_in(of, class, access, depth + 1) else { continue };
            let limit = match base.access {
                Access::Private => MemberAccess::Private,
                Access::Protected => MemberAccess::Protected,
                _ => MemberAccess::Public,
            };
            let here = match inner {
                MemberAccess::Private | MemberAccess::Hidden => MemberAccess::Hidden,
                inner => inner.min(limit),
            };
            best = best.max(Some(here));
        }
        best
    }

    pub(in crate::sema) fn derives_from(&self, class: ClassId, base: ClassId) -> bool {
        class == base
            || self.il[class]
                .bases
                .iter()
                .any(|b| self.class_of(b.ty).is_none_or(|of| self.derives_from(of, base)))
    }

    /// Whether code here is a member or friend of a class derived from this one.
    fn is_in_derived(&self, base: ClassId) -> bool {
        self.context_classes().iter().any(|c| self.derives_from(*c, base))
    }

    /// Whether a using-declaration names the member in `naming` or a base of it, which gives it another access.
    pub(super) fn is_redeclared(&self, naming: ClassId, class: ClassId, entity: Entity, depth: u32) -> bool {
        if naming == class || depth > limits::ACCESS_BASE_DEPTH {
            return false;
        }
        let name = match entity {
            Entity::Field { id } => self.il[id].name,
            Entity::Variable { id } => self.il[id].name,
            Entity::Class { id } => self.il[id].name,
            Entity::Enum { id } => self.il[id].name,
            Entity::Typedef { id } => Some(self.il[id].name),
            Entity::Template { id } => self.il[id].name,
            Entity::Enumerator { id } => Some(self.il[id].name),
            Entity::Function { id } => match crate::sema::lookup::Key::of(self.il[id].name) {
                Some(key) => {
                    let here = self.symbols.bindings.get(self.il[naming].scope, key);
                    return !here.is_empty()
                        || self.il[naming].bases.iter().any(|b| {
                            self.class_of(b.ty)
                                .is_none_or(|of| self.is_redeclared(of, class, entity, depth + 1))
                        });
                }
                None => return false,
            },
            _ => None,
        };
        let Some(name) = name else { return true };
        let here = self.symbols.bindings.get(self.il[naming].scope, crate::sema::lookup::Key::name(name));
        !here.is_empty()
            || self.il[naming].bases.iter().any(|b| {
                self.class_of(b.ty).is_none_or(|of| self.is_redeclared(of, class, entity, depth + 1))
            })
    }

    /// Checks that a member can be named at `pos` as a member of `naming`; `object` is the class of the object that
    /// it is accessed in.
    pub fn check_member_access(
        &mut self,
        entity: Entity,
        naming: Option<ClassId>,
        object: Option<ClassId>,
        pos: Pos,
    ) {
        let (class, access, static_) = match entity {
            Entity::Field { id } => (Some(self.il[id].class), self.il[id].access, false),
            Entity::Variable { id } => (self.il[id].class, self.il[id].access, true),
            Entity::Class { id } => (self.class_of_scope(self.il[id].enclosing), self.il[id].access, true),
            Entity::Enum { id } => (self.class_of_scope(self.il[id].enclosing), self.il[id].access, true),
            Entity::Typedef { id } => (self.class_of_scope(self.il[id].scope), self.il[id].access, true),
            Entity::Template { id } => (self.il[id].class, self.il[id].access, true),
            Entity::Enumerator { id } => {
                let of = &self.il[self.il[id].of];
                (self.class_of_scope(of.enclosing), of.access, true)
            }
            Entity::Function { id } => {
                let f = &self.il[id];
                (f.class, f.access, f.flags.contains(FunctionFlags::STATIC))
            }
            _ => return,
        };
        self.note_restricted_access(naming, class, access);
        let Some(class) = class.filter(|c| self.checks_access(*c)) else { return };
        let naming = match naming {
            Some(naming) => naming,
            None => match self.context_classes().into_iter().find(|c| self.derives_from(*c, class)) {
                Some(naming) => naming,
                None => return,
            },
        };
        if !self.is_plain_hierarchy(naming, 0) || self.is_redeclared(naming, class, entity, 0) {
            return;
        }
        if self.il[class].flags.contains(ClassFlags::ANONYMOUS) {
            return;
        }
        if !self.is_accessible(naming, class, access, 0) {
            let message = self.inaccessible_member(entity);
            return self.report(pos, message);
        }
        // A pointer to a member is made as through an object of the class that is named ([class.protected]).
        let object = object.or(Some(naming).filter(|_| self.context.member_constant));
        if let Some(object) = object.filter(|_| access == Access::Protected && !static_) {
            self.check_protected_object(entity, class, object, pos);
        }
    }

    /// Checks that a protected member of `class` that is no static one can be used in an object of a class at `pos`
    /// (`[class.protected]`).
    pub(in crate::sema) fn check_protected_object(
        &mut self,
        entity: Entity,
        class: ClassId,
        object: ClassId,
        pos: Pos,
    ) {
        if let Some(message) = self.protected_object_fault(entity, class, object) {
            self.report(pos, message);
        }
    }

    fn protected_object_fault(&mut self, entity: Entity, class: ClassId, object: ClassId) -> Option<Message> {
        let through = self.has_member_access(class)
            || self
                .context_classes()
                .iter()
                .any(|c| self.derives_from(*c, class) && self.derives_from(object, *c))
            || self.is_friend_of_derived(object, class, 0);
        if through {
            return None;
        }
        let shown = self.shown_type(self.il[object].ty);
        let entity = self.refused_member(entity);
        Some(messages::protected_not_accessible_through_pointer(entity, shown))
    }

    /// What is said of a member that cannot be used: special member functions and conversion functions are shown with
    /// what they return.
    pub(in crate::sema) fn inaccessible_member(&self, entity: Entity) -> Message {
        if let Entity::Function { id } = entity {
            let f = &self.il[id];
            let special = match f.name {
                EntityName::Constructor | EntityName::Destructor | EntityName::Conversion { .. } => true,
                EntityName::Operator { op } => op == OverloadedOperator::Assign,
                _ => false,
            };
            if special && f.instance.is_none() {
                let declared = self.function_entity(id).declared;
                let text = match f.name {
                    EntityName::Operator { .. } => self.declarator_text(id),
                    _ => self.special_member_text(id),
                };
                return messages::inaccessible(EntityText::new(EntityKind::Function, text, declared));
            }
        }
        messages::no_access_to_name(self.refused_member(entity))
    }

    /// The address of a member, or of a function of a class, that a qualified name stands for (`[class.access]`): the
    /// name stands at `named`, the operator at `pos`.
    pub(in crate::sema) fn check_address_access(
        &mut self,
        entity: Entity,
        naming: Option<ClassId>,
        named: Pos,
        pos: Pos,
    ) {
        let Some(naming) = naming else { return };
        let (class, access) = match entity {
            Entity::Function { id } => {
                self.check_member_access(entity, Some(naming), None, named);
                // No object is needed for a static one.
                if self.il[id].flags.contains(FunctionFlags::STATIC) {
                    return;
                }
                (self.il[id].class, self.il[id].access)
            }
            Entity::Field { id } => (Some(self.il[id].class), self.il[id].access),
            _ => return,
        };
        if let Some(class) = class.filter(|class| access == Access::Protected && self.checks_access(*class))
            && !self.context.member_constant
            && self.is_plain_hierarchy(naming, 0)
            && !self.is_redeclared(naming, class, entity, 0)
            && self.is_accessible(naming, class, access, 0)
        {
            self.check_protected_object(entity, class, naming, pos);
        }
    }

    /// Whether the code being analysed is a friend of a class, or of a base of it, that is derived from another
    /// (`[class.protected]`).
    fn is_friend_of_derived(&self, object: ClassId, from: ClassId, depth: u32) -> bool {
        if depth > limits::ACCESS_BASE_DEPTH || !self.derives_from(object, from) {
            return false;
        }
        self.is_friend_here(object, &self.context_classes(), None)
            || self.il[object].bases.iter().any(|base| {
                self.class_of(base.ty).is_some_and(|base| self.is_friend_of_derived(base, from, depth + 1))
            })
    }

    /// Whether a class and its bases are all known and no templates.
    pub(super) fn is_plain_hierarchy(&self, class: ClassId, depth: u32) -> bool {
        let c = &self.il[class];
        c.state != Completeness::Declared
            && (c.instance.is_none() || self.is_closed_instance(class) || self.fails_without_access())
            && c.lambda(&self.il).is_none()
            && !c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR)
            && depth <= limits::ACCESS_BASE_DEPTH
            && c.bases
                .iter()
                .all(|b| self.class_of(b.ty).is_some_and(|b| self.is_plain_hierarchy(b, depth + 1)))
    }

    /// A member that cannot be used: a function with its parameters where there are others of its name.
    pub(in crate::sema) fn refused_member(&self, entity: Entity) -> EntityText {
        let Entity::Function { id } = entity else { return self.access_entity(entity) };
        if !self.is_one_of_several(id) {
            return self.function_name_entity(id);
        }
        let entity = self.function_entity(id);
        match self.instance_text_without_result(id) {
            Some(name) => EntityText { name, ..entity },
            None => entity,
        }
    }

    /// Whether the name of a member function alone does not tell which one is meant.
    pub(super) fn is_one_of_several(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        if f.name == EntityName::Destructor {
            return false;
        }
        let key = Key::of(f.name);
        f.instance.is_some()
            || f.name == EntityName::Constructor
            || key.is_some_and(|key| self.symbols.bindings.get(f.scope, key).len() > 1)
    }

    pub(in crate::sema) fn access_entity(&self, entity: Entity) -> EntityText {
        match entity {
            Entity::Field { id } => self.field_entity(id),
            Entity::Variable { id } => {
                let mut entity = self.variable_entity(id);
                let v = &self.il[id];
                if let (Some(class), Some(name)) = (v.class, v.name) {
                    entity.name = self.member_text(class, name);
                }
                EntityText { kind: EntityKind::Member, ..entity }
            }
            Entity::Function { id } => self.function_name_entity(id),
            Entity::Template { id } => self.template_entity(id),
            Entity::Class { id } => self.class_entity(id),
            Entity::Enum { id } => {
                let e = &self.il[id];
                let text = match (self.class_of_scope(e.enclosing), e.name) {
                    (Some(class), Some(name)) => self.member_text(class, name),
                    _ => self.type_text(e.ty),
                };
                EntityText::new(EntityKind::Enum, text, Declared::At(e.pos))
            }
            Entity::Typedef { id } => {
                let t = &self.il[id];
                let text = match self.class_of_scope(t.scope) {
                    Some(class) => self.member_text(class, t.name),
                    None => self.scope_text(t.scope) + self.names.text(t.name),
                };
                EntityText::new(EntityKind::Type, text, Declared::At(t.pos))
            }
            Entity::Enumerator { id } => {
                let e = &self.il[id];
                let enclosing = self.il[e.of].enclosing;
                let text = match self.class_of_scope(enclosing) {
                    Some(class) => self.member_text(class, e.name),
                    None => self.scope_text(enclosing) + self.names.text(e.name),
                };
                EntityText::new(EntityKind::Constant, text, Declared::At(e.pos))
            }
            _ => EntityText::new(EntityKind::None, "", crate::diag::Declared::Implicitly),
        }
    }

    /// A type that a qualified name at `pos` stands for. Outside of blocks and classes the name of what is declared, which
    /// may be a member, is not yet known: the type waits for it.
    pub fn check_named_type_access(&mut self, entity: Entity, naming: ScopeId, pos: Pos) {
        let inside = self.context.function.is_some() || self.class_of_scope(self.context.scope).is_some();
        let Some(naming) = self.class_of_scope(naming) else { return };
        if self.reports.quiet > 0 && self.is_restricted_type(entity) {
            // What is read tentatively is read again for the message.
            self.reports.suppressed += u32::from(!self.has_member_access(naming));
        }
        if !self.reports_now() || !self.reports.checked_type_names.insert(pos) {
            return;
        }
        match inside {
            true => self.check_member_access(entity, Some(naming), None, pos),
            false => self.place.named_types.push((entity, naming, pos)),
        }
    }

    /// A static member or enumerator that a name at `pos` stands for. In a template argument or default argument outside of
    /// blocks and classes it waits, as a type does, for the name of what is declared.
    pub(in crate::sema) fn check_named_value_access(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        pos: Pos,
    ) {
        let member = match entity {
            Entity::Variable { id } => self.il[id].class.is_some(),
            Entity::Enumerator { id } => self.class_of_scope(self.il[self.il[id].of].enclosing).is_some(),
            _ => true,
        };
        let naming = qualifier.map(|q| self.class_of_qualifier(q));
        if !member || naming == Some(None) {
            return;
        }
        let inside = self.context.function.is_some() || self.class_of_scope(self.context.scope).is_some();
        let in_declarator = self.context.template_argument
            || matches!(self.il[self.context.scope].kind, ScopeKind::Prototype);
        match naming.flatten() {
            Some(naming) if in_declarator && !inside && self.reports_now() => {
                if self.reports.checked_type_names.insert(pos) {
                    self.place.named_types.push((entity, naming, pos));
                }
            }
            naming => self.check_member_access(entity, naming, None, pos),
        }
    }

    /// The access that a type is declared with.
    pub(in crate::sema) fn declared_access_of(&self, entity: Entity) -> Option<Access> {
        match entity {
            Entity::Class { id } => Some(self.il[id].access),
            Entity::Enum { id } => Some(self.il[id].access),
            Entity::Typedef { id } => Some(self.il[id].access),
            Entity::Template { id } => Some(self.il[id].access),
            _ => None,
        }
    }

    pub(super) fn is_restricted_type(&self, entity: Entity) -> bool {
        matches!(self.declared_access_of(entity), Some(Access::Private | Access::Protected))
    }

    /// A member of a class that an unqualified name at `pos` stands for, where it is private in a base of the class
    /// around.
    pub fn check_inherited_type_access(&mut self, entity: Entity, pos: Pos) {
        let scope = match entity {
            Entity::Class { id } => self.il[id].enclosing,
            Entity::Enum { id } => self.il[id].enclosing,
            Entity::Typedef { id } => self.il[id].scope,
            Entity::Template { id } => match self.il[id].class {
                Some(class) => self.il[class].scope,
                None => return,
            },
            _ => return,
        };
        if let Entity::Class { id } = entity {
            self.check_injected_name(id, pos);
        }
        let private = self.declared_access_of(entity) == Some(Access::Private);
        let Some(class) = self.class_of_scope(scope).filter(|_| private) else { return };
        if self.reports_now() && !self.is_inside_class(class) && self.reports.checked_type_names.insert(pos) {
            self.check_member_access(entity, None, None, pos);
        }
    }

    /// The name of a class that stands in a class derived from it is the one that it has as a member of itself
    /// (`[class.pre]`): the way to it by the bases must be accessible.
    fn check_injected_name(&mut self, class: ClassId, pos: Pos) {
        let own = self.is_inside_class(class);
        let derived = |c: &Self, naming: ClassId| naming != class && c.derives_from(naming, class);
        let naming = self.context_classes().into_iter().find(|naming| derived(self, *naming));
        let Some(naming) = naming.filter(|_| !own) else { return };
        if !self.is_plain_hierarchy(naming, 0) || self.is_accessible(naming, class, Access::Public, 0) {
            return;
        }
        // What is read tentatively is read again for the message.
        self.reports.suppressed += u32::from(self.reports.quiet > 0);
        if !self.checks_access(class) || !self.reports_now() {
            return;
        }
        if self.reports.checked_type_names.insert(pos) {
            let c = &self.il[class];
            let Some(name) = c.name else { return };
            let text = self.member_text(class, name);
            let entity = EntityText::new(EntityKind::Type, text, Declared::At(c.pos));
            self.report(pos, messages::no_access_to_name(entity));
        }
    }

    /// Checks the types that a declaration outside of blocks and classes named before it was known what it declares:
    /// members and friends have access to them (`[class.access.general]`). What templates and specializations name is
    /// not checked.
    #[inline]
    pub fn check_waiting_types(&mut self, declared: Option<Entity>, templated: bool) {
        if !self.place.named_types.is_empty() {
            self.check_named_types(declared, templated);
        }
    }

    fn check_named_types(&mut self, declared: Option<Entity>, templated: bool) {
        let named = std::mem::take(&mut self.place.named_types);
        let (class, function) = match declared {
            Some(Entity::Function { id }) => (self.il[id].class, Some(id)),
            Some(Entity::Variable { id }) => (self.il[id].class, None),
            // The bases of a class are named with the access of its members.
            Some(Entity::Class { id }) => (Some(id), None),
            _ => (None, None),
        };
        let defines_class = matches!(declared, Some(Entity::Class { .. }));
        for (entity, naming, pos) in named.into_iter().filter(|_| !templated) {
            // Instances grant nothing but to what derives from them.
            let stranger = |class: &ClassId| {
                defines_class && self.il[naming].instance.is_some() && !self.derives_from(*class, naming)
            };
            let class = class.filter(|class| !stranger(class));
            self.across(boundary::DeclaredEntity { class, function }, |c| {
                c.check_member_access(entity, Some(naming), None, pos);
            });
        }
    }

    /// The destructor of an object that is destroyed by what stands at `pos`.
    pub(in crate::sema) fn check_destructor_access(&mut self, ty: TypeId, pos: Pos) {
        if let Some(message) = self.inaccessible_destructor(ty) {
            self.report(pos, message);
        }
    }

    /// The destructor of a class if it is not accessible as a member of that.
    pub(in crate::sema) fn hidden_destructor(&self, class: ClassId) -> Option<EntityText> {
        let id = self.il[class].special.destructor.filter(|_| self.checks_access(class))?;
        let f = &self.il[id];
        if f.flags.contains(FunctionFlags::IMPLICIT) || self.is_accessible(class, class, f.access, 0) {
            return None;
        }
        let declared = self.function_entity(id).declared;
        Some(EntityText::new(EntityKind::Function, self.special_member_text(id), declared))
    }

    /// What is wrong with the access to the destructor of objects of a type.
    pub(in crate::sema) fn inaccessible_destructor(&mut self, ty: TypeId) -> Option<Message> {
        let element = self.innermost_element(ty);
        let class = self.class_of(element)?;
        let id = self.il[class].special.destructor.filter(|_| self.checks_access(class))?;
        if let Some(entity) = self.hidden_destructor(class) {
            return Some(messages::inaccessible(entity));
        }
        let f = &self.il[id];
        let protected = f.access == Access::Protected && !f.flags.contains(FunctionFlags::IMPLICIT);
        if protected && self.is_plain_hierarchy(class, 0) {
            return self.protected_object_fault(Entity::Function { id }, class, class);
        }
        None
    }

    /// A constructor that is called at `pos`: as a member of its class it is accessible.
    pub(in crate::sema) fn check_constructor_access(&mut self, id: FunctionId, pos: Pos) {
        let f = &self.il[id];
        let (Some(class), access) = (f.class, f.access) else { return };
        let made = f.instance.is_some() && !self.fails_without_access();
        if f.flags.contains(FunctionFlags::IMPLICIT) || made || !self.checks_access(class) {
            return;
        }
        // One that is inherited has the access of the base's ([namespace.udecl]).
        let origin = |id: &FunctionId| self.il[*id].inherited_from(&self.il);
        let declared = std::iter::successors(Some(id), origin).last().and_then(|id| self.il[id].class);
        let class = declared.unwrap_or(class);
        if !self.is_accessible(class, class, access, 0) {
            let declared = self.function_entity(id).declared;
            let entity = EntityText::new(EntityKind::Function, self.special_member_text(id), declared);
            self.report(pos, messages::inaccessible(entity));
        }
    }

    /// A protected constructor that makes an object which is no base of another one (`[class.protected]`): a derived class
    /// has no access to it.
    pub(in crate::sema) fn check_whole_object_access(&mut self, id: FunctionId, pos: Pos) {
        let f = &self.il[id];
        let (access, flags) = (f.access, f.flags);
        let Some(class) = f.class else { return };
        let protected = access == Access::Protected && !flags.contains(FunctionFlags::IMPLICIT);
        if protected
            && self.checks_access(class)
            && self.is_plain_hierarchy(class, 0)
            && self.is_accessible(class, class, access, 0)
        {
            self.check_protected_object(Entity::Function { id }, class, class, pos);
        }
    }

    /// A conversion of a class, or of a pointer to one, to a base of it.
    pub(in crate::sema) fn check_base_conversion(&mut self, from: TypeId, to: TypeId, pos: Pos) {
        if let Some(message) = self.base_conversion_fault(from, to) {
            self.report(pos, message);
        }
    }

    /// What is wrong with the conversion of a class, or of a pointer to one, to a base of it.
    pub(in crate::sema) fn base_conversion_fault(&mut self, from: TypeId, to: TypeId) -> Option<Message> {
        if let (Some((base, _)), Some((derived, _))) = (self.member_pointee(from), self.member_pointee(to)) {
            return self.member_conversion_fault(self.class_of(base)?, self.class_of(derived)?);
        }
        let target = |c: &Self, ty: TypeId| {
            let inner = c.without_reference(ty);
            c.class_of(c.pointee(inner).unwrap_or(inner))
        };
        let (derived, base) = (target(self, from)?, target(self, to)?);
        if derived == base || !self.checks_access(base) || !self.is_plain_hierarchy(derived, 0) {
            return None;
        }
        if !self.derives_from(derived, base) {
            return None;
        }
        if self.base_subobjects(derived, base, &mut Vec::new()) > 1 {
            return Some(messages::base_class_ambiguous(self.shown_type(self.il[base].ty)));
        }
        let accessible = self.is_accessible(derived, base, Access::Public, 0);
        (!accessible).then(|| messages::inaccessible_base_class(self.shown_type(self.il[base].ty)))
    }

    /// What is wrong with the conversion of a pointer to a member of a base class to one of a class derived from it
    /// (`[conv.mem]`).
    fn member_conversion_fault(&mut self, base: ClassId, derived: ClassId) -> Option<Message> {
        if derived == base
            || !self.checks_access(base)
            || !self.is_plain_hierarchy(derived, 0)
            || !self.derives_from(derived, base)
        {
            return None;
        }
        let (inner, outer) = (self.shown_type(self.il[base].ty), self.shown_type(self.il[derived].ty));
        if self.base_subobjects(derived, base, &mut Vec::new()) > 1 {
            return Some(messages::derived_contains_more_than_one(outer, inner));
        }
        if self.has_virtual_base(derived, base) {
            return Some(messages::cannot_convert_member_of_base(inner, outer));
        }
        let accessible = self.is_accessible(derived, base, Access::Public, 0);
        (!accessible).then(|| messages::conversion_from_inaccessible_base(inner))
    }

    /// The conversion of a pointer to a member of a class to one of a base of it by a cast that begins at `pos`
    /// (`[expr.static.cast]`). True if something is wrong with it, which is reported.
    pub(in crate::sema) fn refuses_member_cast(&mut self, from: TypeId, to: TypeId, pos: Pos) -> bool {
        let class = |c: &Self, ty: TypeId| c.member_pointee(ty).and_then(|(class, _)| c.class_of(class));
        let (Some(derived), Some(base)) = (class(self, from), class(self, to)) else { return false };
        if derived == base
            || !self.checks_access(base)
            || !self.is_plain_hierarchy(derived, 0)
            || !self.derives_from(derived, base)
        {
            return false;
        }
        let (inner, outer) = (self.shown_type(self.il[base].ty), self.shown_type(self.il[derived].ty));
        let at = self.type_of_named_cast(pos);
        if self.base_subobjects(derived, base, &mut Vec::new()) > 1 {
            self.report(at, messages::base_class_ambiguous(inner));
        } else if self.has_virtual_base(derived, base) {
            self.report(at, messages::cannot_convert_member_of_derived(outer, inner));
        } else if !self.is_accessible(derived, base, Access::Public, 0) {
            self.report(pos, messages::inaccessible_base_class(inner));
        } else {
            return false;
        }
        true
    }

    /// Reports a cast to a base class that the class has more than once. True if so.
    pub(in crate::sema) fn refuses_ambiguous_base(&mut self, from: TypeId, to: TypeId, pos: Pos) -> bool {
        let (Some(derived), Some(base)) = (self.class_of(from), self.class_of(to)) else { return false };
        let ambiguous = derived != base
            && self.is_plain_hierarchy(derived, 0)
            && self.derives_from(derived, base)
            && self.base_subobjects(derived, base, &mut Vec::new()) > 1;
        if ambiguous && self.reports_here() {
            let shown = self.shown_type(self.il[base].ty);
            self.report(pos, messages::base_class_ambiguous(shown));
        }
        ambiguous
    }

    /// A cast from a base class to a class derived from it (`[expr.static.cast]`). False if there is none; that the base
    /// is not accessible is reported at `pos`.
    pub(in crate::sema) fn check_downward_cast(
        &mut self,
        base: ClassId,
        derived: ClassId,
        at: Pos,
        pos: Pos,
    ) -> bool {
        if !self.checks_access(base)
            || !self.is_plain_hierarchy(derived, 0)
            || !self.derives_from(derived, base)
        {
            return true;
        }
        let (inner, outer) = (self.shown_type(self.il[base].ty), self.shown_type(self.il[derived].ty));
        if self.base_subobjects(derived, base, &mut Vec::new()) > 1 {
            self.report(at, messages::derived_contains_more_than_one(outer, inner));
            return false;
        }
        if self.has_virtual_base(derived, base) {
            self.report(at, messages::cannot_convert_from_virtual_base(inner, outer));
            return false;
        }
        if !self.is_accessible(derived, base, Access::Public, 0) {
            self.report(pos, messages::conversion_from_inaccessible_base(inner));
        }
        true
    }

    /// How many base class subobjects of this class there are in another one.
    pub(in crate::sema) fn base_subobjects(
        &self,
        class: ClassId,
        base: ClassId,
        virtual_seen: &mut Vec<ClassId>,
    ) -> u32 {
        if class == base {
            return 1;
        }
        let mut count = 0;
        for b in &self.il[class].bases {
            let Some(of) = self.class_of(b.ty) else { continue };
            if b.virtual_ {
                if virtual_seen.contains(&of) {
                    continue;
                }
                virtual_seen.push(of);
            }
            count += self.base_subobjects(of, base, virtual_seen);
        }
        count
    }
}
