//! Members that are named of objects (`[expr.ref]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::graph::Derived;
use crate::il::*;
use crate::tables::il_display::{ExprNode, FieldNode, data_member, expr_node, new, ty, word};

impl Build<'_> {
    /// A member that is accessed with `.` or `->`.
    pub fn member(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let il = self.il;
        let ExprKind::Member { base, arrow, entity, qualifier, .. } = il[expr].kind else {
            return self.constant_expression(expr, how);
        };
        let (target, kind) = match (entity, arrow) {
            (Entity::Field { id }, true) => (self.field_use(expr, id, qualifier), word::EOK_POINTS_TO_FIELD),
            (Entity::Field { id }, false) => (self.field_use(expr, id, qualifier), word::EOK_DOT_FIELD),
            (Entity::Variable { id }, _) => {
                let variable = self.variable(id);
                let node = self.variable_use(expr, variable, id, qualifier, Use::Object);
                let name = il.places.member_name(il[expr].pos);
                self.position(node, name);
                (node, if arrow { word::EOK_POINTS_TO_STATIC } else { word::EOK_DOT_STATIC })
            }
            (Entity::Function { id }, _) => {
                let node = self.routine_use(expr, id, qualifier, None, Use::Object);
                let name = il.places.member_name(il[expr].pos);
                self.position(node, name);
                (node, if arrow { word::EOK_POINTS_TO_STATIC } else { word::EOK_DOT_STATIC })
            }
            _ => return self.constant_expression(expr, how),
        };
        if let Entity::Field { id } = entity
            && let Some(object) = self.anonymous_member(base, id)
        {
            let node = self.operation(expr, word::EOK_DOT_FIELD, &[object, target], how);
            self.g.flag(node, expr_node::COMPILER_GENERATED, true);
            self.g.clear(node, expr_node::POSITION_SEQ);
            self.g.clear(node, expr_node::POSITION_COLUMN);
            self.asked_for_constant(node, how);
            return node;
        }
        let implicit = matches!(il[base].kind, ExprKind::This { implicit: true });
        let object = match (arrow, how) {
            (true, _) => Use::Value,
            (false, Use::Target) => how,
            (false, _) => Use::Object,
        };
        let object = self.object_of(expr, base, object);
        let object = match (entity, self.pointed_class(base, arrow)) {
            (Entity::Field { id }, Some(class)) => {
                if !arrow
                    && (how != Use::Value || self.may_be_constant(self.il[base].ty))
                    && let Some(of) = self.g.target(object, expr_node::TYPE)
                    && self.g.derived.contains_key(&(of, Derived::LvalueReference))
                    && self.g.is_true(object, expr_node::IS_LVALUE)
                {
                    self.derived(of, Derived::LvalueReference);
                }
                let place =
                    if implicit { self.member_place(expr, qualifier, implicit) } else { self.start_of(base) };
                let owner = self.named_class(il[id].class);
                let object = self.base_object(object, class, owner, qualifier.is_some(), place);
                self.anonymous_object(object, owner, id, 0)
            }
            _ => object,
        };
        let direct =
            self.g.target(object, expr_node::TYPE).map(|ty| self.type_kind(ty)) != Some(word::TK_POINTER);
        let kind = if direct && kind == word::EOK_POINTS_TO_FIELD { word::EOK_DOT_FIELD } else { kind };
        let node = self.operation(expr, kind, &[object, target], how);
        if !arrow && il[base].category == Category::Prvalue {
            self.g.clear(node, expr_node::ORIG_LVALUE_TYPE);
        }
        if arrow || !matches!(entity, Entity::Field { .. }) {
            self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        }
        self.g.flag(node, expr_node::COMPILER_GENERATED, implicit);
        if !arrow && matches!(entity, Entity::Field { .. }) && self.is_part_of_variable(base) {
            self.asked_for_constant(node, how);
        }
        node
    }

    /// Whether a member that is read is a constant was asked for by a reference to it.
    fn asked_for_constant(&mut self, node: ExprNode, how: Use) {
        let of = self.g.target(node, expr_node::ORIG_LVALUE_TYPE).filter(|_| how == Use::Value);
        let object = self.g.target(node, expr_node::OPERANDS);
        let object = object.and_then(|object| self.g.target(object, expr_node::TYPE));
        let class = object.and_then(|ty| self.made.classes.of_types.get(&self.resolved(ty)).copied());
        // No object whose end does something is a constant ([basic.types.general]).
        if class.is_some_and(|class| crate::finalize::lifetime::destructor(self.il, class).is_some()) {
            return;
        }
        if let Some(of) = of.filter(|of| !self.g.is_true(self.resolved(*of), ty::IS_REFERENCE)) {
            self.derived(of, Derived::LvalueReference);
            self.builtin(Builtin::Long);
        }
    }

    /// The class of the object that a member is named of.
    pub(super) fn pointed_class(&self, base: ExprId, arrow: bool) -> Option<ClassId> {
        let ty = self.il[base].ty;
        match self.il[self.il.unqualified_type(ty)].kind {
            TypeKind::Pointer { to } if arrow => self.il.class_of(to),
            _ => self.il.class_of(ty),
        }
    }

    /// Whether an object is a variable or a member of one that is named with it.
    fn is_part_of_variable(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.il[id].storage != Storage::Thread
                    && self.may_be_constant(self.il[id].ty)
                    && !matches!(
                        self.il[self.il[self.il[id].ty].canonical].kind,
                        TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
                    )
            }
            ExprKind::Member { base, arrow: false, entity: Entity::Field { .. }, .. } => {
                self.is_part_of_variable(base)
            }
            _ => false,
        }
    }

    /// A data member that an expression names.
    pub fn field_use(&mut self, expr: ExprId, id: FieldId, qualifier: Option<QualifierId>) -> ExprNode {
        let target = self.field(id);
        let node = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(target, data_member::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::FIELD, target);
        self.used_field(target);
        self.add_reference(node, target, qualifier, None);
        let implicit = matches!(self.il[expr].kind, ExprKind::Member { base, .. }
            if matches!(self.il[base].kind, ExprKind::This { implicit: true }));
        let name = self.member_place(expr, qualifier, implicit);
        self.position(node, name);
        node
    }

    /// A field that is named has a reference to its name.
    pub fn used_field(&mut self, target: FieldNode) {
        self.uses(target);
        if !self.place.unevaluated {
            self.referenced(target);
        }
        self.name_reference(target, None, None, false);
    }
}
