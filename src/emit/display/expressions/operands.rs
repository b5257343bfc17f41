//! Operations on types and on operands that are not evaluated: sizes, concepts, traits.

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::{Derived, NodeId};
use crate::il::*;
use crate::tables::il_display::{ExprNode, New, TypeNode, expr_node, form, kind, new, ty, variable, word};

impl Build<'_> {
    pub(super) fn sizeof(
        &mut self,
        expr: ExprId,
        form: New<kind::ExprNode>,
        ty: Option<TypeId>,
        of: Option<ExprId>,
    ) -> ExprNode {
        if self.numbers().integer(expr).is_some() {
            return self.constant_expression(expr, Use::Value);
        }
        self.sizeof_node(expr, form, ty, of)
    }

    /// An operator that gives a size or an alignment.
    pub fn sizeof_node(
        &mut self,
        expr: ExprId,
        form: New<kind::ExprNode>,
        ty: Option<TypeId>,
        of: Option<ExprId>,
    ) -> ExprNode {
        let node = self.new_expression(form, expr);
        self.g.flag(node, expr_node::IS_TYPE, ty.is_some());
        if form.form() == form::EXPR_NODE_ENK_ALIGNOF && self.says_alignof(expr) {
            self.g.truth(node, expr_node::IS_STD_ALIGNOF, true);
        }
        if let Some(ty) = ty {
            let operand = self.ty(ty);
            self.g.link(node, expr_node::TYPE_OPERAND, operand);
        }
        if let Some(of) = of {
            let operand = self.with(change::Unevaluated(true), |p| p.expression(of, Use::Object));
            self.g.link(node, expr_node::EXPR, operand);
            if let Some(variable) = self.g.target(operand, expr_node::VARIABLE) {
                self.referenced(variable);
            }
        }
        node
    }

    pub(super) fn concept(
        &mut self,
        expr: ExprId,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_CONCEPT_ID, expr);
        let template = self.template(template);
        self.g.link(node, expr_node::CONCEPT_ID_CONCEPT_TEMPLATE, template);
        self.template_arguments(node, expr_node::CONCEPT_ID_ARGS, args);
        node
    }

    /// `noexcept(e)`
    pub(super) fn noexcept_of(&mut self, expr: ExprId, of: ExprId) -> ExprNode {
        if self.numbers().integer(expr).is_some() {
            return self.constant_expression(expr, Use::Value);
        }
        self.noexcept_operation(expr, of)
    }

    /// The operator that asks whether an expression throws.
    pub fn noexcept_operation(&mut self, expr: ExprId, of: ExprId) -> ExprNode {
        let operand = self.with(change::Unevaluated(true), |p| p.expression(of, Use::Object));
        self.operation(expr, word::EOK_NOEXCEPT, &[operand], Use::Value)
    }

    /// A generic selection: its operands are the expression whose type chooses, and types with values.
    pub fn generic_selection(&mut self, expr: ExprId) -> ExprNode {
        let il = self.il;
        let node = self.new_expression(new::EXPR_NODE_ENK_C11_GENERIC, expr);
        let ExprKind::Generic { control, types, values, chosen } = il[expr].kind else { return node };
        let mut made = vec![self.with(change::Unevaluated(true), |p| p.expression(control, Use::Value))];
        let mut place = il[expr].pos;
        let mut result = None;
        for (of, value) in il[types].iter().copied().zip(il[values].iter().copied()) {
            place = il.places.step_behind(place).unwrap_or(place);
            let named = self.new_node(new::EXPR_NODE_ENK_TYPE_OPERAND);
            let void = self.builtin(Builtin::Void);
            self.g.link(named, expr_node::TYPE, void);
            if !matches!(il[of].kind, TypeKind::Unknown) {
                let of = self.ty(of);
                self.g.link(named, expr_node::TYPE_OPERAND, of);
            }
            self.position(named, place);
            made.push(named);
            let operand = self.expression(value, Use::Value);
            if value == chosen {
                result = Some(operand);
            }
            made.push(operand);
        }
        let first = self.g.chain(&made, expr_node::NEXT);
        self.g.link_some(node, expr_node::C11_GENERIC_OPERANDS, first);
        self.g.link_some(node, expr_node::C11_GENERIC_RESULT, result);
        node
    }

    /// `__builtin_choose_expr`
    pub fn choice_by_constant(&mut self, expr: ExprId) -> ExprNode {
        let il = self.il;
        if let Some(routine) = self.builtin_routine(word::__BUILTIN_CHOOSE_EXPR) {
            self.referenced(routine);
        }
        let node = self.new_expression(new::EXPR_NODE_ENK_BUILTIN_CHOOSE_EXPR, expr);
        let ExprKind::Choose { condition, first, second, chosen } = il[expr].kind else { return node };
        let made = [condition, first, second].map(|operand| self.expression(operand, Use::Value));
        let ty =
            made.get(if chosen == first { 1 } else { 2 }).and_then(|of| self.g.target(*of, expr_node::TYPE));
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link_some(
            node,
            expr_node::ORIG_LVALUE_TYPE,
            ty.filter(|_| il[expr].category == Category::Lvalue),
        );
        let head = self.g.chain(&made, expr_node::NEXT);
        self.g.link_some(node, expr_node::BUILTIN_CHOOSE_EXPR_OPERANDS, head);
        self.g.truth(node, expr_node::BUILTIN_CHOOSE_EXPR_CHOOSE_FIRST, chosen == first);
        let place = il.places.step_behind(il[expr].pos).unwrap_or(il[expr].pos);
        self.position(node, place);
        node
    }

    /// An operation that asks something of types, with these as its operands.
    pub fn trait_operation(&mut self, expr: ExprId, trait_: u16, args: List<TraitArg>) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_BUILTIN_OPERATION, expr);
        let name = crate::tables::type_traits::TypeTrait::row_at(trait_).map(|row| row.name.to_owned());
        self.g.text(node, expr_node::BUILTIN_OPERATION_KIND, name.unwrap_or_default());
        let mut operands = Vec::new();
        for arg in self.il[args].iter().copied() {
            operands.push(match arg {
                TraitArg::Type { of } => {
                    let operand = self.new_node(new::EXPR_NODE_ENK_TYPE_OPERAND);
                    let ty = self.ty(of);
                    self.g.link(operand, expr_node::TYPE, ty);
                    self.g.link(operand, expr_node::TYPE_OPERAND, ty);
                    operand
                }
                TraitArg::Expr { expr } => self.expression(expr, Use::Object),
            });
        }
        let first = self.g.chain(&operands, expr_node::NEXT);
        self.g.link_some(node, expr_node::OPERANDS, first);
        node
    }

    /// What a pointer to a function leads to, or its address: the types are those of the operand, which are not shared.
    pub(super) fn function_operand(
        &mut self,
        node: ExprNode,
        operand: ExprNode,
        op: UnaryOp,
        expr: ExprId,
        how: Use,
    ) {
        let Some(of) = self.g.target(operand, expr_node::TYPE).map(|ty| self.resolved(ty)) else { return };
        let is_function = |this: &Self, ty: NodeId| this.g.node(ty).form == form::TYPE_TK_ROUTINE;
        if op == UnaryOp::Address {
            if is_function(self, of.id()) && self.g.is_true(operand, expr_node::IS_LVALUE) {
                let pointer = self.derived(of, Derived::Pointer);
                self.g.link(node, expr_node::TYPE, pointer);
            }
            return;
        }
        let to = self.g.target(of, ty::TYPE_POINTED_TO).map(|to| self.resolved(to));
        let Some(to) = to.filter(|to| is_function(self, (*to).id())) else { return };
        self.g.link(node, expr_node::TYPE, to);
        if how == Use::Value {
            self.function_object(node, to, expr, how);
        }
    }

    /// What a template does with a parameter whose type depends on it may change the parameter; what has members does
    /// so only by them.
    pub(super) fn open_operands(&mut self, node: ExprNode, kind: &'static str, operands: &[ExprNode]) {
        let to_void =
            self.g.target(node, expr_node::TYPE).is_some_and(|ty| self.type_kind(ty) == word::TK_VOID);
        let left = match kind {
            word::EOK_DOT_FIELD | word::EOK_DOT_MEMBER_CALL | word::EOK_DOT_STATIC => true,
            word::EOK_CAST => to_void,
            _ => false,
        };
        if left || !self.place.in_prototype || self.place.unevaluated {
            return;
        }
        // What a pointer leads to is not the pointer.
        let through = kind == super::operators::unary(UnaryOp::Deref);
        for operand in operands {
            let of = self.g.target(*operand, expr_node::TYPE);
            if through && of.is_some_and(|ty| self.type_kind(ty) == word::TK_POINTER) {
                continue;
            }
            let variable = self.g.target(*operand, expr_node::VARIABLE);
            let ty = variable.and_then(|variable| self.g.target(variable, variable::TYPE));
            if ty.is_some_and(|ty| self.leads_to_parameter(ty)) {
                self.changed(*operand);
            }
        }
    }

    /// Whether a type is that of a template parameter, or of pointers or references to it.
    fn leads_to_parameter(&self, mut ty: TypeNode) -> bool {
        for _ in 0..crate::tables::limits::DISPLAYED_STEPS {
            ty = self.without_qualifiers(self.resolved(ty));
            match self.g.target(ty, ty::TYPE_POINTED_TO) {
                Some(to) => ty = to,
                None => break,
            }
        }
        self.g.node(ty).form == form::TYPE_TK_TEMPLATE_PARAM
    }

    /// What a pointer leads to has the type that the pointer says, whether or not that is known.
    pub(super) fn open_object(&mut self, node: ExprNode, pointer: ExprNode) {
        let of = self.g.target(pointer, expr_node::TYPE).map(|ty| self.resolved(ty));
        let unknown = self.g.target(node, expr_node::TYPE) == self.made.types.unknown;
        if let Some(to) = of.and_then(|of| self.g.target(of, ty::TYPE_POINTED_TO)).filter(|_| unknown) {
            self.g.link(node, expr_node::TYPE, to);
        }
    }
}
