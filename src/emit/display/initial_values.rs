//! Values that are computed when the program is translated for variables that live as long as it runs
//! (`[basic.start.static]`).

use super::build::Build;
use super::graph::NodeId;
use crate::il::*;
use crate::tables::il_display::{field, form};

impl Build<'_> {
    /// The constant that a variable begins with, computed from an expression.
    pub(super) fn initial_value(&mut self, init: ExprId, value: ConstantId, built: bool) -> Option<NodeId> {
        if built {
            return None;
        }
        let node = self.constant_value(value)?;
        let made = self.expression(init, super::expressions::Use::Value);
        self.g.link(node, field::EXPR, made);
        let call = matches!(self.il[init].kind, ExprKind::Call { .. });
        if call || self.is_complex(value) {
            let start = self.start_of(init);
            self.constant_position(node, start);
        }
        let number = self.is_number(node) || self.is_complex(value);
        self.g.flag(node, field::NULL_POINTER_CONSTANT_RULED_OUT, number);
        let called = self.calls_functions(init, 0);
        self.g.flag(node, field::IS_RESULT_OF_CONSTEXPR_CALL, called);
        Some(node)
    }

    fn is_complex(&self, value: ConstantId) -> bool {
        matches!(self.il[value].value, Value::Complex { .. })
    }

    /// Whether a value is computed by functions of the program.
    fn calls_functions(&self, expr: ExprId, depth: u32) -> bool {
        if depth > crate::tables::limits::DISPLAYED_CONSTANT_NESTING {
            return false;
        }
        let inside = |e: ExprId| self.calls_functions(e, depth + 1);
        match self.il[expr].kind {
            ExprKind::Call { callee, .. } => !matches!(self.il[self.without_decay(callee)].kind,
                ExprKind::Name { entity: Entity::Function { id }, .. } if self.il[id].builtin.is_some()),
            ExprKind::Operator { .. } => true,
            ExprKind::Construct { constructor, .. } | ExprKind::ConstructBrace { constructor, .. } => {
                constructor.is_some()
            }
            ExprKind::Binary { lhs, rhs, .. } => inside(lhs) || inside(rhs),
            ExprKind::Unary { operand, .. }
            | ExprKind::Implicit { operand, .. }
            | ExprKind::Cast { operand, .. }
            | ExprKind::Extension { operand } => inside(operand),
            ExprKind::Member { base, .. } => inside(base),
            ExprKind::Conditional { condition, then, otherwise } => {
                inside(condition) || then.is_some_and(inside) || inside(otherwise)
            }
            _ => false,
        }
    }

    /// The constructor that makes the object of a variable, where it is one of constants.
    pub(super) fn constant_construction(&self, id: VariableId, init: Initializer) -> Option<FunctionId> {
        self.class_of(self.il[id].ty)?;
        match init {
            Initializer::Paren { args } => self.unit.paren_constructors.get(&args).copied(),
            _ => None,
        }
        .filter(|constructor| self.il[*constructor].flags.contains(FunctionFlags::CONSTEXPR))
    }

    /// The object that a constructor makes of constants.
    pub(super) fn constructed_value(
        &mut self,
        id: VariableId,
        init: Initializer,
        constructor: FunctionId,
        value: ConstantId,
    ) -> Option<NodeId> {
        let Initializer::Paren { args } = init else { return None };
        let node = self.constant_value(value)?;
        let temporary = self.new_node(form::EXPR_NODE_ENK_TEMP_INIT);
        let class = self.class_of(self.il[id].ty)?;
        let ty = self.class(class);
        self.g.link(temporary, field::TYPE, ty);
        let made = self.constructor_call(constructor, args);
        self.g.link(temporary, field::DYNAMIC_INIT, made);
        self.g.link(node, field::TYPE, ty);
        self.g.link(node, field::EXPR, temporary);
        self.g.flag(node, field::IS_RESULT_OF_CONSTEXPR_CALL, true);
        let mut at = self.g.target(node, field::FIRST_CONSTANT);
        while let Some(element) = at {
            let number = self.is_number(element);
            self.g.flag(element, field::NULL_POINTER_CONSTANT_RULED_OUT, number);
            self.g.flag(element, field::IS_RESULT_OF_CONSTEXPR_CALL, true);
            at = self.g.target(element, field::NEXT);
        }
        Some(node)
    }
}
