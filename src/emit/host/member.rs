//! Names of entities in expressions, and member access.

use super::Printer;
use crate::il::*;

/// What a variable of the device that is built in is called in the host file.
const DEVICE_BUILTIN_PREFIX: &str = "__device_builtin_variable_";

impl Printer<'_> {
    /// The class that an entity is a member of.
    pub(super) fn class_of(&self, entity: Entity) -> Option<ClassId> {
        match entity {
            Entity::Function { id } => self.il[id].class,
            Entity::Template { id } => self.il[id].class,
            _ => None,
        }
    }

    /// Prints a name that stands for an entity, as written.
    pub(super) fn named_entity(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        self.note_reference(entity);
        match entity {
            Entity::Variable { id } if self.il[id].space == MemorySpace::Managed => {
                self.text("(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (");
                self.entity_as_written(entity, qualifier, args);
                self.text(")))");
            }
            _ => self.entity_as_written(entity, qualifier, args),
        }
    }

    fn entity_as_written(
        &mut self,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        if let Some(qualifier) = qualifier {
            self.qualifier(qualifier);
        }
        self.entity_identifier(entity);
        if let Some(args) = args {
            self.template_args(args);
        }
    }

    /// Prints what an entity is called, without qualification.
    pub(super) fn entity_identifier(&mut self, entity: Entity) {
        let il = self.il;
        match entity {
            Entity::Variable { id } | Entity::Binding { id } => self.variable_identifier(id),
            Entity::Function { id } => self.entity_name(il[id].name, il[id].class),
            Entity::Field { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::Typedef { id } => self.name(il[id].name),
            Entity::Class { id } => self.class_identifier(Some(id)),
            Entity::Enum { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::Enumerator { id } => self.name(il[id].name),
            Entity::Namespace { id } => {
                if let Some(name) = il[id].name {
                    self.name(name);
                }
            }
            Entity::NamespaceAlias { id } => self.name(il[id].name),
            Entity::Template { id } => self.template_identifier(id),
            Entity::TemplateParam { id } => self.template_param_name(id),
            Entity::Label { id } => self.name(il[id].name),
            Entity::Using { id } => self.entity_name(il[id].name, None),
        }
    }

    /// Prints a variable's name; built-in variables of the device have another one here.
    pub(super) fn variable_identifier(&mut self, id: VariableId) {
        let variable = &self.il[id];
        let Some(name) = variable.name else { return };
        if variable.flags.contains(VariableFlags::DEVICE_BUILTIN) {
            self.text(DEVICE_BUILTIN_PREFIX);
        }
        self.name(name);
    }

    /// Prints an entity with the path it needs.
    pub(super) fn entity_path(&mut self, entity: Entity) {
        let il = self.il;
        match entity {
            Entity::Variable { id } => self.qualify(il[id].scope),
            Entity::Function { id } => self.qualify(il[id].scope),
            Entity::Field { id } => {
                self.class_name(il[id].class);
                self.text("::");
            }
            _ => {}
        }
        self.entity_identifier(entity);
    }

    /// Prints a name as written.
    pub(super) fn qualified_name(
        &mut self,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        template_keyword: bool,
        class: Option<ClassId>,
    ) {
        if let Some(qualifier) = qualifier {
            self.qualifier(qualifier);
        }
        if template_keyword {
            self.text("template ");
        }
        self.entity_name(name, class);
        if let Some(args) = args {
            self.template_args(args);
        }
    }

    /// Prints member access. Data members reached through an implicit `this` show their name alone, member
    /// functions the `this` too.
    pub(super) fn member_access(&mut self, expr: ExprId) {
        match self.il[expr].kind {
            ExprKind::Member { base, arrow, entity, qualifier, args } => {
                let data = matches!(
                    entity,
                    Entity::Field { .. } | Entity::Variable { .. } | Entity::Enumerator { .. }
                );
                if data && self.is_implicit_this(base) {
                    let inside = match entity {
                        Entity::Field { id } => self.is_visible(self.il[self.il[id].class].scope),
                        _ => true,
                    };
                    self.named_entity(entity, if inside { None } else { qualifier }, args);
                } else if self.is_unnamed_member(entity) {
                    self.top(base);
                } else {
                    self.member_base(base, arrow);
                    self.named_entity(entity, if data { None } else { qualifier }, args);
                }
            }
            ExprKind::MemberOverload { base, arrow, candidates, name, qualifier, args } => {
                let class = self.il[candidates].first().and_then(|entity| self.class_of(*entity));
                self.member_base(base, arrow);
                self.qualified_name(name, qualifier, args, false, class);
            }
            ExprKind::DependentMember { base, arrow, name, qualifier, args, template_keyword } => {
                if !self.is_implicit_this(base) {
                    self.member_base(base, arrow);
                }
                self.qualified_name(name, qualifier, args, template_keyword, None);
            }
            ExprKind::PseudoDestructor { base, arrow, qualifier, ty } => {
                self.member_base(base, arrow);
                if let Some(qualifier) = qualifier {
                    self.qualifier(qualifier);
                }
                self.text("~");
                self.type_id(ty);
            }
            _ => {}
        }
    }

    /// Whether a member is an anonymous union or struct, which is passed over.
    fn is_unnamed_member(&self, entity: Entity) -> bool {
        matches!(entity, Entity::Field { id } if self.il[id].name.is_none())
    }

    fn is_implicit_this(&self, base: ExprId) -> bool {
        match self.il[base].kind {
            ExprKind::This { implicit } => implicit,
            ExprKind::Implicit { operand, .. } => self.is_implicit_this(operand),
            ExprKind::Unary { op: UnaryOp::Deref, operand } => self.is_implicit_this(operand),
            ExprKind::Member { base, entity, .. } => {
                self.is_unnamed_member(entity) && self.is_implicit_this(base)
            }
            _ => false,
        }
    }

    fn member_base(&mut self, base: ExprId, arrow: bool) {
        let inner = self.without_conversions(base);
        match self.il[inner].kind {
            ExprKind::Member { entity, base, .. } if self.is_unnamed_member(entity) => {
                self.member_base(base, arrow);
                return;
            }
            _ => self.operand(inner),
        }
        self.text(if arrow { "->" } else { "." });
    }
}
