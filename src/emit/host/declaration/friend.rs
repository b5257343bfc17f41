//! Friend declarations of classes (`[class.friend]`).

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// Prints the class that a friend declaration declares: it does not make the name visible, so that the tag is
    /// needed where it is named next (`[class.friend]`).
    pub(super) fn befriended_tag(&mut self, id: TagDefinitionId) {
        let class = match self.il[id].entity {
            Entity::Class { id } => Some(id),
            _ => None,
        };
        let known = class.is_none_or(|class| self.memory.mentioned_tags.contains(&class));
        self.tag(id, None);
        if let Some(class) = class.filter(|_| !known) {
            self.memory.mentioned_tags.remove(&class);
        }
    }

    /// Prints the type of a friend declaration or explicit instantiation: a class with the tag it was defined with.
    pub(super) fn friend_type(&mut self, ty: TypeId) {
        let (of, written) = self.friend_named(ty);
        let plain = written.is_none() && !matches!(self.il[of].kind, TypeKind::Qualifiedly { .. });
        let named_later = matches!(
            self.il[of].kind,
            TypeKind::DependentName { .. }
                | TypeKind::DependentTemplate { .. }
                | TypeKind::Qualifiedly { .. }
        );
        match self.tag_of(of).or(written.filter(|_| !named_later)) {
            Some(_) if self.hidden_by_name(self.innermost(of)).is_some() => {}
            Some(_) if self.names_other_member(of) => {}
            Some(tag) if written.is_some() && self.is_of_innermost_namespace(of) => {
                self.text(tag.spelling());
                self.text(" ");
                self.class_identifier(self.class_of_type(of));
                return;
            }
            Some(tag) => {
                // What a class template declares is no struct before that is instantiated.
                let open = plain && tag == Tag::Struct && self.open_member(of).is_some();
                let tag = if open { Tag::Class } else { tag };
                self.text(tag.spelling());
                self.text(" ");
                if self.befriended_current_class(of) {
                    return;
                }
                // The tag is looked up past the bases that are not known.
                self.with(change::NamingBase(true), |p| match p.outer_class_of_friend(of) {
                    // Without a path it would be a class of the innermost namespace ([namespace.memdef]).
                    Some(class) => {
                        p.path_around(p.il[class].enclosing);
                        p.class_identifier(Some(class));
                        p.class_arguments(class);
                    }
                    None => p.type_without_typename(of),
                });
                return;
            }
            None if named_later || matches!(self.il[of].kind, TypeKind::Builtin { .. }) => {}
            None => self.text(" "),
        }
        self.type_id(of);
    }

    /// The type that a friend declaration names, below its tag and typedefs, with the tag that is written.
    fn friend_named(&self, ty: TypeId) -> (TypeId, Option<Tag>) {
        let (mut of, written) = match self.il[self.innermost(ty)].kind {
            TypeKind::Elaborated { of, tag } => (of, Some(tag)),
            _ => (ty, None),
        };
        loop {
            of = match self.il[of].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Qualifiedly { of, .. } if self.is_typedef(of) => of,
                _ => return (of, written),
            };
        }
    }

    /// The type of a friend in a template of its own that is a member of what only an instantiation knows, with the tag
    /// that is printed before it.
    pub(super) fn friend_template_named(&self, ty: TypeId) -> Option<(Tag, TypeId)> {
        let (tag, of) = match self.il[ty].kind {
            TypeKind::Elaborated { tag, of } => (tag, of),
            _ => (Tag::Class, ty),
        };
        let member = matches!(self.il[of].kind, TypeKind::DependentName { .. })
            || of != ty && self.names_other_member(of);
        member.then_some((self.tag_of(of).unwrap_or(tag), of))
    }

    pub(super) fn friend_template_member(&mut self, tag: Tag, ty: TypeId) {
        self.text(tag.spelling());
        self.text(" ");
        self.type_without_typename(ty);
    }

    /// Whether a type is a class that is named as a member of a class which a class template declares, and which is not
    /// one around this place.
    fn names_other_member(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Qualifiedly { of, .. }
            if self.open_member(of).is_some_and(|class| !self.is_around(self.il[class].enclosing)))
    }

    /// The class that a type is, if it is one that a class template declares as a member.
    fn open_member(&self, ty: TypeId) -> Option<ClassId> {
        let of = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        let TypeKind::Class { class } = self.il[of].kind else { return None };
        let c = &self.il[class];
        let member = matches!(self.il[c.enclosing].kind, ScopeKind::Class { .. });
        (member && c.template.is_none() && self.il.is_dependent_class(class) && !self.is_around(c.scope))
            .then_some(class)
    }

    /// Whether a class, no instance, is declared by the namespace around this place: unqualified behind its tag it is
    /// found there, or it is declared there, whatever classes between declare.
    fn is_of_innermost_namespace(&self, ty: TypeId) -> bool {
        self.class_of_type(ty).is_some_and(|class| {
            let c = &self.il[class];
            c.instance.is_none() && Some(c.enclosing) == self.innermost_namespace()
        })
    }

    fn class_of_type(&self, ty: TypeId) -> Option<ClassId> {
        match self.il[ty].kind {
            TypeKind::Class { class } => Some(class),
            _ => None,
        }
    }

    /// The class, or the pattern of the class template, that a friend declaration names, but for instances.
    fn befriended_class(&self, group: &Group, template: bool) -> Option<ClassId> {
        if !group.declarators.is_empty() {
            return None;
        }
        let pattern_of = |id: TemplateId| match self.il[id].kind {
            TemplateKind::Class { pattern } => Some(pattern),
            _ => None,
        };
        let class = match group.definition(self.il).map(|definition| self.il[definition].entity) {
            Some(Entity::Class { id }) => Some(id),
            Some(Entity::Template { id }) => pattern_of(id),
            _ => {
                let of = self.friend_named(group.specifiers.ty).0;
                match self.il[of].kind {
                    TypeKind::Qualifiedly { of, .. } => self.class_of_type(of),
                    TypeKind::Instance { template: id, .. } if template => pattern_of(id),
                    _ => self.class_of_type(of),
                }
            }
        };
        class.filter(|class| self.il[*class].instance.is_none())
    }

    /// The access with which a class befriends a member of its own: that of the member; what a class template declares
    /// is public until that is instantiated. A friend that is no member has none.
    pub(super) fn friend_access(&self, group: GroupId, template: bool) -> Option<Access> {
        let class = self.befriended_class(&self.il[group], template)?;
        let c = &self.il[class];
        let access = match !template && self.il.is_dependent_class(class) {
            true => Access::Public,
            false => c.access,
        };
        (c.enclosing == self.scope && access != Access::None).then_some(access)
    }

    /// Whether a friend declaration in a template names, by its tag or qualified, a member class of a template that was
    /// named like this before; `before` collects these.
    pub(super) fn repeats_friend(&self, group: GroupId, before: &mut FxHashSet<ClassId>) -> bool {
        let group = &self.il[group];
        let Some(class) = self.befriended_class(group, false) else { return false };
        let (of, written) = self.friend_named(group.specifiers.ty);
        let tagged = written.is_some() || matches!(self.il[of].kind, TypeKind::Qualifiedly { .. });
        (tagged || group.definition(self.il).is_some())
            && self.open_member(self.il[class].ty).is_some()
            && !before.insert(class)
    }

    /// Prints a class template around this place that befriends itself: a partial specialization by its path and
    /// arguments. False if the type is another one.
    fn befriended_current_class(&mut self, ty: TypeId) -> bool {
        let class = match self.il[ty].kind {
            TypeKind::Injected { class } => class,
            TypeKind::Instance { .. } => match self.current_class(ty) {
                Some(class) => class,
                None => return false,
            },
            _ => return false,
        };
        if !self.befriended_around(class) {
            self.class_identifier(Some(class));
        }
        true
    }

    /// The same for the pattern of a class template or partial specialization around this place.
    pub(super) fn befriended_around(&mut self, class: ClassId) -> bool {
        let c = &self.il[class];
        match c.specialization.partial_of {
            Some(template) => {
                self.path_around(self.il[template].scope);
                self.class_identifier(Some(class));
                self.named_pattern_args(class);
            }
            None if c.template.is_some() => self.class_identifier(Some(class)),
            None => return false,
        }
        true
    }

    /// The class that a friend names in a namespace around the innermost one.
    pub(super) fn outer_class_of_friend(&self, ty: TypeId) -> Option<ClassId> {
        let named = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        let TypeKind::Class { class } = self.il[named].kind else { return None };
        let c = &self.il[class];
        let namespace = matches!(self.il[c.enclosing].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        let template = c.instance.map(|instance| self.il[instance].template);
        let enclosing = template.map_or(c.enclosing, |template| self.il[template].scope);
        let outer = self.encloses(enclosing, self.scope) && self.innermost_namespace() != Some(enclosing);
        let inherited = template.is_some_and(|template| self.inherits_name_of(template));
        (namespace && (outer || inherited)).then_some(class)
    }

    /// Whether the class around this place has an instance of a template among its bases, whose injected name hides the
    /// template.
    fn inherits_name_of(&self, template: TemplateId) -> bool {
        let ScopeKind::Class { of } = self.il[self.scope].kind else { return false };
        self.il[of].bases.iter().any(|base| match self.il[self.il[base.ty].canonical].kind {
            TypeKind::Class { class } => {
                self.il[class].instance.is_some_and(|instance| self.il[instance].template == template)
            }
            _ => false,
        })
    }

    /// The tag of the class or class template that a type names directly.
    fn tag_of(&self, ty: TypeId) -> Option<Tag> {
        let class = match self.il[self.innermost(ty)].kind {
            TypeKind::Class { class } | TypeKind::Injected { class } => class,
            TypeKind::Instance { template, .. } => match self.il[template].kind {
                TemplateKind::Class { pattern } => pattern,
                _ => return None,
            },
            TypeKind::Qualifiedly { of, .. } => return self.tag_of(of),
            _ => return None,
        };
        Some(self.il[class].tag)
    }

    /// Whether a friend is a class template other than that of the class around it.
    pub(super) fn befriends_other_template(&self, group: GroupId) -> bool {
        let group = &self.il[group];
        let own = match self.il[self.scope].kind {
            ScopeKind::Class { of } => self.il[of].name,
            _ => None,
        };
        let ty = match self.il[group.specifiers.ty].kind {
            TypeKind::Elaborated { of, .. } => of,
            _ => group.specifiers.ty,
        };
        let name = match self.il[ty].kind {
            TypeKind::Class { class } | TypeKind::Injected { class } => self.il[class].name,
            TypeKind::Instance { template, .. } | TypeKind::DeducedClass { template } => {
                self.il[template].name
            }
            _ => None,
        };
        group.declarators.is_empty() && name.is_some() && name != own
    }
}
