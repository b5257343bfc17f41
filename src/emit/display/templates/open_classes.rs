//! Members of what depends on template parameters ([temp.dep.type]): each of these is taken for a class whose members are
//! what is named of it.

use crate::emit::display::build::Build;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{
    ClassTypeSupplementNode, ScopeNode, TypeNode, any, class_type_supplement, new, scope, template, ty, word,
};

impl Build<'_> {
    /// A type that is a member of something that depends on template parameters.
    pub fn dependent_member(&mut self, name: Name, qualifier: QualifierId) -> TypeNode {
        match self.scope_of_open(qualifier) {
            Some(around) => {
                let pos = self.open_position(qualifier, name);
                self.member_type(around, name, pos)
            }
            None => self.placed_member(None, name, Pos::NONE),
        }
    }

    /// The member of that name of what a scope belongs to: one type for all that name it.
    fn member_type(&mut self, around: ScopeNode, name: Name, pos: Pos) -> TypeNode {
        if let Some(found) = self.made.templates.open_members.get(&(around, name)) {
            return *found;
        }
        let node = self.placed_member(Some(around), name, pos);
        self.made.templates.open_members.insert((around, name), node);
        node
    }

    fn placed_member(&mut self, around: Option<ScopeNode>, name: Name, pos: Pos) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_TEMPLATE_PARAM, 1, 1);
        self.g.word(id, ty::KIND, word::TPTK_MEMBER);
        let text = self.text(name);
        self.named(id, Some(text), word::NO);
        self.access(id, Access::Public);
        self.g.link_some(id, ty::SOURCE_CORRESP_PARENT_SCOPE, around);
        self.declared_at(id, pos);
        id
    }

    /// `typename Q::template name<args>`: a class whose template is a member, too.
    pub fn dependent_template(
        &mut self,
        name: Name,
        qualifier: QualifierId,
        args: List<TemplateArg>,
    ) -> TypeNode {
        let Some(around) = self.scope_of_open(qualifier) else {
            return self.dependent_member(name, qualifier);
        };
        let pos = self.open_position(qualifier, name);
        let of = match self.made.templates.open_templates.get(&(around, name)) {
            Some(found) => *found,
            None => {
                let of = self.g.add_to_file(new::TEMPLATE_TEMPLK_CLASS);
                let text = self.text(name);
                self.named(of, Some(text), word::NO);
                self.declared_at(of, pos);
                self.access(of, Access::Public);
                self.member_of(of, self.file, scope::TEMPLATES);
                self.g.link(of, template::SOURCE_CORRESP_PARENT_SCOPE, around);
                self.g.link(of, template::CANONICAL_TEMPLATE, of);
                self.made.templates.open_templates.insert((around, name), of);
                of
            }
        };
        let text = self.text(name);
        let (node, supplement) = self.open_class_type(around, text, pos);
        self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, of);
        self.template_arguments(supplement, any::TEMPLATE_ARG_LIST, args);
        self.g.flag(node, ty::IS_TEMPLATE_CLASS, true);
        self.referenced(node);
        node
    }

    /// A class in a scope that is none of the unit's: it is listed with those of the file.
    fn open_class_type(
        &mut self,
        around: ScopeNode,
        name: String,
        pos: Pos,
    ) -> (TypeNode, ClassTypeSupplementNode) {
        let node = self.new_type(new::TYPE_TK_CLASS, 1, 1);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        self.named(node, Some(name), word::NO);
        self.declared_at(node, pos);
        self.member_of(node, self.file, scope::TYPES);
        if around != self.file {
            self.access(node, Access::Public);
            self.g.link(node, ty::SOURCE_CORRESP_PARENT_SCOPE, around);
        }
        let supplement = self.g.add_to_file(new::CLASS_TYPE_SUPPLEMENT);
        self.supplement_defaults(supplement);
        self.g.link(node, ty::EXTRA_INFO, supplement);
        self.g.flag(node, ty::IS_NONREAL_CLASS, true);
        (node, supplement)
    }

    /// The scope of the members of a class that has no definition.
    fn open_members(&mut self, class: TypeNode) -> Option<ScopeNode> {
        let supplement = self.g.target(class, ty::EXTRA_INFO)?;
        if let Some(known) = self.g.target(supplement, class_type_supplement::ASSOC_SCOPE) {
            return Some(known);
        }
        let around = self.g.target(class, ty::SOURCE_CORRESP_PARENT_SCOPE);
        let made = self.g.add_to_file(new::SCOPE_SCK_CLASS_STRUCT_UNION);
        self.g.link_some(made, scope::PARENT, around);
        self.g.link(made, scope::ASSOC_TYPE, class);
        self.g.link(supplement, class_type_supplement::ASSOC_SCOPE, made);
        Some(made)
    }

    /// The scope of what a qualifier names that depends on template parameters.
    pub(in crate::emit::display) fn scope_of_open(&mut self, qualifier: QualifierId) -> Option<ScopeNode> {
        let Qualifier { prefix, part, .. } = self.il[qualifier];
        match part {
            QualifierPart::Type { of } => self.members_of_open(of),
            QualifierPart::Name { name } => {
                let prefix = prefix?;
                let around = self.scope_of_open(prefix)?;
                let pos = self.open_position(prefix, name);
                let member = self.member_type(around, name, pos);
                let class = self.proxy_of(member, around, pos);
                self.open_members(class)
            }
            _ => None,
        }
    }

    /// The scope of the members of a type that depends on template parameters.
    pub(in crate::emit::display) fn members_of_open(&mut self, of: TypeId) -> Option<ScopeNode> {
        let il = self.il;
        match il[of].kind {
            TypeKind::NamedParam { param } => {
                self.named_in_header(of);
                let class = self.proxy_class(param);
                self.open_members(class)
            }
            TypeKind::DependentName { name, qualifier } => {
                let around = self.scope_of_open(qualifier)?;
                let pos = self.open_position(qualifier, name);
                let member = self.ty(of);
                let class = self.proxy_of(member, around, pos);
                self.open_members(class)
            }
            TypeKind::DependentTemplate { .. } => {
                let class = self.ty(of);
                self.open_members(class)
            }
            TypeKind::Qualifiedly { of, .. } => self.members_of_open(of),
            TypeKind::Instance { .. } => {
                let class = self.ty(of);
                if self.g.is_true(class, ty::IS_NONREAL_CLASS) { self.open_members(class) } else { None }
            }
            _ => None,
        }
    }

    /// Where a member of what a qualifier names is first named.
    fn open_position(&self, qualifier: QualifierId, name: Name) -> Pos {
        let owner = self.last_name(qualifier);
        let from = self.root_position(qualifier);
        owner.and_then(|owner| self.il.places.qualified_behind(owner, name, from)).unwrap_or(Pos::NONE)
    }

    fn last_name(&self, qualifier: QualifierId) -> Option<Name> {
        match self.il[qualifier].part {
            QualifierPart::Name { name } => Some(name),
            QualifierPart::Type { of } => match self.il[of].kind {
                TypeKind::NamedParam { param } => self.il[param].name,
                TypeKind::DependentName { name, .. } | TypeKind::DependentTemplate { name, .. } => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    /// Where the parameter is declared that a qualifier begins with.
    fn root_position(&self, mut qualifier: QualifierId) -> Pos {
        for _ in 0..crate::tables::limits::DISPLAYED_STEPS {
            if let Some(prefix) = self.il[qualifier].prefix {
                qualifier = prefix;
                continue;
            }
            let QualifierPart::Type { of } = self.il[qualifier].part else { return Pos::NONE };
            match self.il[of].kind {
                TypeKind::NamedParam { param } => return self.il[param].pos,
                TypeKind::DependentName { qualifier: inner, .. }
                | TypeKind::DependentTemplate { qualifier: inner, .. } => qualifier = inner,
                _ => return Pos::NONE,
            }
        }
        Pos::NONE
    }

    /// The class that a type member is taken for where its own members are named.
    fn proxy_of(&mut self, member: TypeNode, around: ScopeNode, pos: Pos) -> TypeNode {
        if let Some(found) = self.g.target(member, ty::CLASS_TYPE) {
            return found;
        }
        let name = self.g.name(member).unwrap_or_default();
        let (node, supplement) = self.open_class_type(around, name, pos);
        self.g.link(supplement, class_type_supplement::PROXY_OF_TYPE, member);
        self.g.flag(node, ty::PROXY_CLASS, true);
        self.g.link(member, ty::CLASS_TYPE, node);
        node
    }

    /// The class that a template type parameter is taken for where its members are named.
    pub(in crate::emit::display) fn proxy_class(&mut self, param: TemplateParamId) -> TypeNode {
        let ty = self.type_parameter(param);
        self.referenced(ty);
        if let Some(found) = self.g.target(ty, ty::CLASS_TYPE) {
            return found;
        }
        let name = self.il[param].name.map(|name| self.text(name)).unwrap_or_default();
        let (node, supplement) = self.open_class_type(self.file, name, self.il[param].pos);
        self.open_members(node);
        self.g.link(supplement, class_type_supplement::PROXY_OF_TYPE, ty);
        self.g.flag(node, ty::PROXY_CLASS, true);
        self.g.link(ty, ty::CLASS_TYPE, node);
        node
    }
}
