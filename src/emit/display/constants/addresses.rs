//! Constants that are addresses of what lives as long as the program, and pointers to members.

use crate::emit::display::build::Build;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Derived, Handle};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, New, Of, TypeNode, any, constant, expr_node, form, kind, new, routine, variable, word,
};

impl Build<'_> {
    /// The address of something that lives as long as the program.
    pub fn address(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => match il[operand].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_static(id) => {
                    let target = self.variable(id);
                    self.g.flag(target, variable::ADDRESS_TAKEN, true);
                    Some(self.written_address(expr, operand, new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, target))
                }
                ExprKind::Name { entity: Entity::Function { id }, .. }
                    if il[id].class.is_none() || il[id].flags.contains(FunctionFlags::STATIC) =>
                {
                    let target = self.routine(id);
                    self.g.flag(target, routine::ADDRESS_TAKEN, true);
                    Some(self.written_address(expr, operand, new::CONSTANT_CK_ADDRESS_ABK_ROUTINE, target))
                }
                ExprKind::Name { entity: entity @ Entity::Field { .. }, qualifier, .. }
                | ExprKind::Name { entity: entity @ Entity::Function { .. }, qualifier, .. } => {
                    Some(self.member_pointer(expr, entity, qualifier))
                }
                _ => None,
            },
            ExprKind::Implicit { operand, conversion: ConversionKind::FunctionToPointer, .. } => {
                let ExprKind::Name { entity: Entity::Function { id }, .. } = il[operand].kind else {
                    return None;
                };
                let target = self.routine(id);
                self.g.flag(target, routine::ADDRESS_TAKEN, true);
                let made = self.expression(operand, Use::Value);
                let ty = self.g.target(made, expr_node::TYPE)?;
                let start = self.start_of(operand);
                let form = new::CONSTANT_CK_ADDRESS_ABK_ROUTINE;
                let node = self.address_of(ty, form, target, true, start);
                self.g.link(node, constant::EXPR, made);
                self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
                Some(node)
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::ArrayToPointer, .. } => {
                self.decayed_address(expr, operand)
            }
            ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Qualification | ConversionKind::Pointer,
                ..
            } => self.address(operand),
            _ => None,
        }
    }

    /// The address of an array's first element.
    fn decayed_address(&mut self, expr: ExprId, operand: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        let (node, object) = match il[operand].kind {
            ExprKind::String { .. } => {
                let string = self.expression(operand, Use::Object);
                let target = self.g.target(string, expr_node::CONSTANT)?;
                (self.new_address(expr, new::CONSTANT_CK_ADDRESS_ABK_CONSTANT, target, false), string)
            }
            ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_static(id) => {
                let target = self.variable(id);
                self.g.flag(target, variable::ADDRESS_TAKEN, true);
                let object = self.expression(operand, Use::Object);
                (self.new_address(expr, new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, target, false), object)
            }
            _ => return None,
        };
        let ty = self.expression_type(expr);
        let decayed = self.generated(word::EOK_ARRAY_TO_POINTER, ty, object, il[operand].pos);
        self.g.link(node, constant::EXPR, decayed);
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        self.g.clear(node, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.clear(node, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        Some(node)
    }

    /// Whether a variable lives as long as the program or its thread.
    pub fn is_static(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        (v.storage == Storage::Static || v.space == MemorySpace::Shared)
            && !matches!(
                self.il[self.il[v.ty].canonical].kind,
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
    }

    /// An address that the operator for it gives.
    fn written_address(
        &mut self,
        expr: ExprId,
        operand: ExprId,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
    ) -> ConstantNode {
        let target = target.of();
        let object = self.expression(operand, Use::Object);
        let of = self.g.target(object, expr_node::TYPE);
        let ty = match of {
            Some(of) => self.derived(of, Derived::Pointer),
            None => self.expression_type(expr),
        };
        let node = self.address_of(ty, form, target, true, Pos::NONE);
        let made = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(made, expr_node::TYPE, ty);
        self.position(made, self.il[expr].pos);
        self.operands(made, word::EOK_ADDRESS_OF, &[object]);
        self.g.word(made, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        self.g.link(node, constant::EXPR, made);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        node
    }

    /// An address constant; `operator` if its text begins with the operator.
    pub fn new_address(
        &mut self,
        expr: ExprId,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
        operator: bool,
    ) -> ConstantNode {
        let target = target.of();
        let ty = self.expression_type(expr);
        let pos = self.start_of(expr);
        self.address_of(ty, form, target, operator, pos)
    }

    /// The constant that is the address of an entity; `operator` where `&` is written.
    pub fn address_of(
        &mut self,
        ty: TypeNode,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
        operator: bool,
        pos: Pos,
    ) -> ConstantNode {
        let target = target.of();
        let node = self.new_node(form);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.used.push(target.id());
        match form.form() {
            form::CONSTANT_CK_ADDRESS_ABK_ROUTINE => self.g.link_cast(node, constant::ROUTINE, target),
            form::CONSTANT_CK_ADDRESS_ABK_VARIABLE => self.g.link_cast(node, constant::VARIABLE, target),
            form::CONSTANT_CK_ADDRESS_ABK_TEMPORARY => self.g.link_cast(node, constant::TEMPORARY, target),
            _ => self.g.link_cast(node, constant::CONSTANT, target),
        }
        let name = self.g.annotation(target).unwrap_or_default();
        let scope = self.g.scope_prefix(target, 0);
        let sign = if operator { UnaryOp::Address.spelling() } else { "" };
        self.g.node_mut(node).text = Some(format!("{sign}{scope}{name}"));
        self.constant_position(node, pos);
        node
    }

    fn member_pointer(
        &mut self,
        expr: ExprId,
        entity: Entity,
        qualifier: Option<QualifierId>,
    ) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_PTR_TO_MEMBER);
        self.referenced(node);
        let (routine, target): (_, Of<kind::Entity>) = match entity {
            Entity::Function { id } => {
                let routine = self.routine(id);
                (Some(routine), routine.among())
            }
            Entity::Field { id } => {
                let field = self.field(id);
                self.g.link(node, constant::FIELD, field);
                (None, field.among())
            }
            _ => return node,
        };
        let class = match entity {
            Entity::Function { id } => self.il[id].class,
            Entity::Field { id } => Some(self.il[id].class),
            _ => None,
        };
        if let Some(of) = self.g.target(target.id(), any::TYPE)
            && let Some(class) = class.filter(|_| !self.place.in_prototype)
        {
            // The type is made of that of the member.
            let class = self.class(class);
            let ty = self.derived(of, Derived::Member(class));
            self.g.link(node, constant::TYPE, ty);
        } else {
            let ty = self.expression_type(expr);
            self.g.link(node, constant::TYPE, ty);
        }
        self.used.push(target.id());
        self.referenced(target);
        if let Some(routine) = routine {
            self.g.flag(routine, routine::ADDRESS_TAKEN, true);
            self.g.link(node, constant::ROUTINE, routine);
        }
        self.g.flag(node, constant::IS_FUNCTION_PTR, routine.is_some());
        let name = self.g.name(target).unwrap_or_default();
        let scope = self.g.scope_prefix(target, 0);
        self.g.node_mut(node).text = Some(format!("{}{scope}{name}", UnaryOp::Address.spelling()));
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        let reference = self.copied_reference(qualifier, None);
        self.g.link(node, constant::NAME_REFERENCE, reference);
        node
    }
}
