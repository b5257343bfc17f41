//! Calls that are evaluated when the program is translated (`[expr.const]`): what they give is shown in their place, with
//! the call behind it.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::function_place::Evaluated;
use crate::emit::display::graph::Derived;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, ExprNode, constant, dynamic_init, expr_node, form, new, word};

impl Build<'_> {
    /// Whether a call is shown as what it gives.
    pub(in crate::emit::display) fn is_evaluated(&self, expr: ExprId) -> bool {
        self.numbers().call_value(expr).is_some()
    }

    /// A call that is shown as what it gives: an object is a temporary, unless it is made by naming its class.
    pub(in crate::emit::display) fn evaluated_call(&mut self, expr: ExprId, how: Use) -> Option<ExprNode> {
        let value = self.numbers().call_value(expr).filter(|_| !self.place.whole)?;
        let kind = self.il[expr].kind;
        let object = value.is_some() && self.il.class_of(self.il[expr].ty).is_some();
        let named = matches!(
            kind,
            ExprKind::Construct { .. }
                | ExprKind::ConstructBrace { .. }
                | ExprKind::InitList { .. }
                | ExprKind::Cast { .. }
        );
        let constant = self.evaluated_constant(expr)?;
        if object && (!named || how == Use::Object) {
            return Some(self.evaluated_temporary(expr, constant, how));
        }
        let node = self.new_expression(new::EXPR_NODE_ENK_CONSTANT, expr);
        let start = self.start_of(expr);
        self.position(node, start);
        self.constant_position(constant, Pos::NONE);
        self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        self.g.link(node, expr_node::CONSTANT, constant);
        Some(node)
    }

    /// A temporary that begins with a constant.
    fn evaluated_temporary(&mut self, expr: ExprId, constant: ConstantNode, how: Use) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_TEMP_INIT, expr);
        let init = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
        self.g.link(init, dynamic_init::CONSTANT, constant);
        self.g.flag(init, dynamic_init::HAS_TEMPORARY_LIFETIME, true);
        if let Some(class) = self.il.class_of(self.il[expr].ty) {
            self.destroyed(init, class, true);
        }
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        self.category(node, expr, how);
        node
    }

    /// The constant that a call gives.
    pub(in crate::emit::display) fn evaluated_constant(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let value = self.numbers().call_value(expr)?;
        let ty = self.expression_type(expr);
        let constant = match value {
            Some(value) => self.constant_value(value)?,
            None => {
                let node = self.new_node(new::CONSTANT_CK_VOID);
                self.referenced(node);
                self.g.node_mut(node).text = Some(format!("(({})0)", self.g.type_text(ty)));
                node
            }
        };
        self.g.link(constant, constant::TYPE, ty);
        self.given_by_call(constant, !self.numbers().is_zeroed(expr));
        let made = self.call_behind_value(expr);
        self.g.link(constant, constant::EXPR, made);
        let implicit = matches!(self.il[expr].kind, ExprKind::Implicit { .. });
        if self.il.class_of(self.il[expr].ty).is_some() && !implicit && !self.numbers().is_zeroed(expr) {
            self.derived(ty, Derived::LvalueReference);
        }
        if value.is_some() && self.il.class_of(self.il[expr].ty).is_none() {
            self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
            let address = self.type_kind(ty) == word::TK_POINTER;
            self.g.flag(constant, constant::IMPLICIT_CAST, address);
            let start = self.start_of(expr);
            self.constant_position(constant, start);
        }
        Some(constant)
    }

    /// Says of a constant and of its parts that a call has given it.
    pub(in crate::emit::display) fn result_of_call(&mut self, constant: ConstantNode) {
        self.given_by_call(constant, true);
    }

    fn given_by_call(&mut self, constant: ConstantNode, called: bool) {
        self.g.flag(constant, constant::IS_RESULT_OF_CONSTEXPR_CALL, called);
        let mut at = self.g.target(constant, constant::FIRST_CONSTANT);
        while let Some(part) = at {
            let number = self.g.node(part).form == form::CONSTANT_CK_INTEGER;
            self.g.flag(part, constant::NULL_POINTER_CONSTANT_RULED_OUT, number);
            self.given_by_call(part, called);
            at = self.g.target(part, constant::NEXT);
        }
    }

    /// The call that a value comes from.
    pub(super) fn call_behind_value(&mut self, expr: ExprId) -> ExprNode {
        let made = self.with(change::Evaluated(Some(Evaluated::Call(expr))), |p| p.call_itself(expr));
        self.g.flag(
            made,
            expr_node::IS_PARENTHESIZED,
            self.il[expr].flags.contains(ExprFlags::PARENTHESIZED),
        );
        made
    }

    /// The object that a variable begins with, where it is one that has been evaluated.
    pub(in crate::emit::display) fn evaluated_beginning(
        &mut self,
        id: VariableId,
        init: Initializer,
    ) -> Option<ConstantNode> {
        self.il.class_of(self.il[id].ty)?;
        let constructor = self.constant_construction(id, init);
        if let (Some(constructor), Some(value)) = (constructor, self.unit.initial_values.get(&id).copied()) {
            return self.constructed_value(id, init, constructor, value);
        }
        let written = match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                value
            }
            _ => return None,
        };
        let value = self.il[id].init.unwrap_or(written);
        self.evaluated_constant(value)
    }

    /// The call that has been evaluated.
    fn call_itself(&mut self, expr: ExprId) -> ExprNode {
        match self.il[expr].kind {
            ExprKind::Call { callee, args } => self.call(expr, callee, args, Use::Value),
            ExprKind::Operator { op, function, args, postfix } => {
                self.operator_call(expr, op, function, args, postfix, Use::Value)
            }
            ExprKind::UserLiteral { .. } => match self.user_literal(expr, Use::Value) {
                Some(node) => node,
                None => self.new_expression(new::EXPR_NODE_ENK_CONSTANT, expr),
            },
            ExprKind::Implicit { conversion, operand, function: Some(function) }
                if self.il[function].name != EntityName::Constructor =>
            {
                self.implicit(expr, conversion, operand, Some(function), Use::Value)
            }
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => {
                let node = self.temporary(expr, Use::Value);
                if self.numbers().is_zeroed(expr) {
                    let ty = self.expression_type(expr);
                    let pointer = self.derived(ty, Derived::Pointer);
                    self.derived(pointer, Derived::Qualified(word::CONST));
                }
                let called = !self.numbers().is_zeroed(expr);
                if let Some(init) = self.g.target(node, expr_node::DYNAMIC_INIT).filter(|_| called) {
                    self.g.clear(init, dynamic_init::HAS_TEMPORARY_LIFETIME);
                }
                node
            }
            ExprKind::Cast { .. } => {
                let node = self.new_expression(new::EXPR_NODE_ENK_TEMP_INIT, expr);
                let init = self.constructing_initializer(expr);
                self.g.link(node, expr_node::DYNAMIC_INIT, init);
                self.g.flag(node, expr_node::IS_FUNCTIONAL_NOTATION_CAST, true);
                node
            }
            _ => {
                let node = self.new_node(new::EXPR_NODE_ENK_TEMP_INIT);
                let ty = self.expression_type(expr);
                self.g.link(node, expr_node::TYPE, ty);
                let init = self.constructing_initializer(expr);
                let list = matches!(self.il[expr].kind, ExprKind::InitList { .. });
                self.g.flag(init, dynamic_init::IS_BRACED_INITIALIZER, list);
                self.g.link(node, expr_node::DYNAMIC_INIT, init);
                node
            }
        }
    }
}
