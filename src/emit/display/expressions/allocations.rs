//! New-expressions and delete-expressions: what they call (`[expr.new]`, `[expr.delete]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::finalize::lifetime;
use crate::il::*;
use crate::tables::il_display::{
    DynamicInitNode, ExprNode, TypeNode, dynamic_init, expr_node, new, object_lifetime, routine, ty, word,
};

impl Build<'_> {
    /// A new-expression.
    pub(super) fn new_object(&mut self, expr: ExprId, id: NewId) -> ExprNode {
        let il = self.il;
        let n = &il[id];
        let node = self.new_expression(new::EXPR_NODE_ENK_NEW_DELETE, expr);
        if n.global {
            self.position(node, n.start);
        }
        self.g.flag(node, expr_node::IS_NEW, true);
        self.g.flag(node, expr_node::PLACEMENT_NEW, n.placement.is_some());
        self.g.flag(node, expr_node::GLOBAL_NEW_OR_DELETE, n.global);
        self.g.flag(node, expr_node::HAS_NEW_INITIALIZER, !matches!(n.init, Initializer::None));
        let ty = self.allocated_type(n);
        self.g.link(node, expr_node::TYPE_OPERAND, ty);
        self.g.flag(
            node,
            expr_node::NEW_INITIALIZER_IS_BRACE_ENCLOSED,
            matches!(n.init, Initializer::Brace { .. }),
        );
        let class = self.il.class_of(n.ty).filter(|_| !self.il.is_dependent(n.ty));
        let default = class.filter(|_| matches!(n.init, Initializer::None));
        let constructor =
            n.constructor.or_else(|| default.and_then(|class| lifetime::default_constructor(self.il, class)));
        let op = if n.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let own = class.filter(|_| !n.global).and_then(|class| self.own_allocation(class, op));
        if let Some(function) = n.function.or(own) {
            self.calls(node, function);
        } else if constructor.is_none() && n.placement.is_none() && !self.il.is_dependent(n.ty) {
            let kind = if n.array { word::ONK_ARRAY_NEW } else { word::ONK_NEW };
            self.allocates(node, kind, 1);
        }
        if let Some(constructor) = constructor.filter(|_| default.is_some() && !n.array) {
            let init = self.constructor_node(constructor, &[]);
            self.g.clear(init, dynamic_init::DESTRUCTOR);
            self.g.link(node, expr_node::DYNAMIC_INIT, init);
            self.allocation_routines(constructor);
        }
        if let Some(init) = self.allocated_value(node, n).filter(|_| !self.il.is_dependent(n.ty)) {
            self.g.link(node, expr_node::DYNAMIC_INIT, init);
        }
        if let Some(placement) = n.placement {
            let args = self.arguments(placement, None);
            let first = self.g.chain(&args, expr_node::NEXT);
            self.g.link_some(node, expr_node::ARG, first);
        }
        if let Some(bound) = n.bound.filter(|bound| self.numbers().integer(*bound).is_none()) {
            let bound = self.expression(bound, Use::Value);
            self.g.link(node, expr_node::NUMBER_OF_ELEMENTS, bound);
        }
        node
    }

    /// The type of what is made: an array has the bound that is known.
    fn allocated_type(&mut self, n: &crate::il::New) -> TypeNode {
        let ty = self.ty(n.ty);
        let Some(bound) = n.bound else { return ty };
        match self.numbers().integer(bound) {
            Some(count) => self.array_of(ty, count.max(0) as u64),
            None => {
                let array = self.array_of(ty, 0);
                self.g.flag(array, ty::INCOMPLETE, true);
                array
            }
        }
    }

    /// What an initializer gives the object, where the class's constructor takes arguments or there is no class.
    fn allocated_value(&mut self, node: ExprNode, n: &crate::il::New) -> Option<DynamicInitNode> {
        let il = self.il;
        if n.array || n.bound.is_some() {
            return None;
        }
        let value = match n.init {
            Initializer::None | Initializer::Range { .. } => return None,
            Initializer::Paren { args } => {
                if let Some(constructor) = n.constructor {
                    let args = self.arguments(args, Some(constructor));
                    return Some(self.unended_constructor(constructor, &args));
                }
                if self.il.class_of(n.ty).is_some() {
                    return None;
                }
                let Some(only) = il[args].first().copied() else {
                    return Some(self.new_node(new::DYNAMIC_INIT_DIK_ZERO));
                };
                let init = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(only, Use::Value);
                self.g.link(init, dynamic_init::EXPRESSION, made);
                self.freed_on_exception(node);
                return Some(init);
            }
            Initializer::Brace { value } | Initializer::CopyBrace { value } | Initializer::Copy { value } => {
                value
            }
        };
        if self.il.class_of(n.ty).is_some() {
            return None;
        }
        let value = match il[value].kind {
            ExprKind::InitList { elements, .. } => match il[elements].first().copied() {
                Some(only) => only,
                None => return Some(self.new_node(new::DYNAMIC_INIT_DIK_ZERO)),
            },
            _ => value,
        };
        let init = self.dynamic_initializer(value);
        self.g.flag(init, dynamic_init::INSIDE_CONDITIONAL_EXPRESSION, true);
        self.freed_on_exception(node);
        Some(init)
    }

    /// The call of a constructor for an object that lives until it is deleted.
    fn unended_constructor(&mut self, constructor: FunctionId, args: &[ExprNode]) -> DynamicInitNode {
        let routine = self.routine(constructor);
        self.uses_implicitly(constructor);
        self.g.flag(routine, routine::CALLED, true);
        self.used.push(routine.id());
        let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTRUCTOR);
        self.g.link(node, dynamic_init::ROUTINE, routine);
        let first = self.g.chain(args, expr_node::NEXT);
        self.g.link_some(node, dynamic_init::ARGS, first);
        self.allocation_routines(constructor);
        node
    }

    /// Where computing the value throws, the storage is freed ([expr.new]).
    fn freed_on_exception(&mut self, node: ExprNode) {
        let count = if self.header.standard >= 2014 { 2 } else { 1 };
        let Some(routine) = self.allocation_routine(word::ONK_DELETE, count) else { return };
        if let Some(scope) = self.function.statements.function {
            self.lifetime_of(scope);
        }
        self.g.flag(routine, routine::CALLED, true);
        self.used.push(routine.id());
        let init = self.new_node(new::DYNAMIC_INIT_DIK_NONE);
        self.g.link(init, dynamic_init::DESTRUCTOR, routine);
        let lifetime = self.expression_lifetime();
        self.g.link(init, dynamic_init::LIFETIME, lifetime);
        match self.g.target(lifetime, object_lifetime::DESTRUCTIONS) {
            Some(first) => self.g.link(init, dynamic_init::NEXT_IN_DESTRUCTION_LIST, first),
            None => self.g.null(init, dynamic_init::NEXT_IN_DESTRUCTION_LIST),
        }
        self.g.truth(init, dynamic_init::UNORDERED, false);
        self.g.link(lifetime, object_lifetime::DESTRUCTIONS, init);
        for label in [
            dynamic_init::INSIDE_CONDITIONAL_EXPRESSION,
            dynamic_init::HAS_TEMPORARY_LIFETIME,
            dynamic_init::IS_FREEING_OF_STORAGE_ON_EXCEPTION,
        ] {
            self.g.flag(init, label, true);
        }
        self.g.link(node, expr_node::FREEING_OF_STORAGE_ON_EXCEPTION, init);
    }

    /// A delete-expression.
    pub(super) fn delete(&mut self, expr: ExprId, operand: ExprId, array: bool, global: bool) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_NEW_DELETE, expr);
        if let (true, ExprKind::Delete { start, .. }) = (global, self.il[expr].kind) {
            self.position(node, start);
        }
        self.g.flag(node, expr_node::ARRAY_DELETE, array);
        self.g.flag(node, expr_node::GLOBAL_NEW_OR_DELETE, global);
        let made = self.expression(operand, Use::Value);
        let of = self.g.target(made, expr_node::TYPE).map(|ty| self.resolved(ty));
        let of = of.and_then(|ty| self.g.target(ty, ty::TYPE_POINTED_TO));
        self.g.link_some(node, expr_node::TYPE_OPERAND, of);
        self.g.link(node, expr_node::ARG, made);
        self.ended_object(node, self.il[operand].ty, array);
        node
    }

    /// What a delete-expression calls: the destructor, which frees the storage of an object, or else what frees it.
    fn ended_object(&mut self, node: ExprNode, pointer: TypeId, array: bool) {
        let il = self.il;
        let TypeKind::Pointer { to } = il[il[pointer].canonical].kind else { return };
        if self.il.is_dependent(to) {
            return;
        }
        let class = self.il.class_of(to);
        let op = if array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        let own = class.and_then(|class| self.own_allocation(class, op));
        let destructor = class.and_then(|class| lifetime::destructor(self.il, class));
        if let Some(destructor) = destructor.filter(|_| !array) {
            let routine = self.routine(destructor);
            self.uses_implicitly(destructor);
            self.g.flag(routine, routine::CALLED, true);
            self.used.push(routine.id());
            let end = self.new_node(new::DYNAMIC_INIT_DIK_NONE);
            self.g.link(end, dynamic_init::DESTRUCTOR, routine);
            self.g.link(node, expr_node::DYNAMIC_INIT, end);
            self.allocation_routines(destructor);
        } else if let Some(own) = own {
            self.calls(node, own);
        } else {
            let kind = if array { word::ONK_ARRAY_DELETE } else { word::ONK_DELETE };
            let sized = (!array || destructor.is_some()) && self.header.standard >= 2014;
            self.allocates(node, kind, 1 + usize::from(sized));
        }
    }

    /// The allocation or deallocation function that a class declares itself.
    fn own_allocation(&self, class: ClassId, op: OverloadedOperator) -> Option<FunctionId> {
        self.il[class].members.declared.iter().find_map(|member| match member {
            Entity::Function { id } if self.il[*id].name == (EntityName::Operator { op }) => Some(*id),
            _ => None,
        })
    }

    fn calls(&mut self, node: ExprNode, function: FunctionId) {
        let routine = self.routine(function);
        self.g.flag(routine, routine::CALLED, true);
        self.g.link(node, expr_node::ROUTINE, routine);
        self.used.push(routine.id());
    }

    /// The routine without a declaration that a new-expression or delete-expression calls.
    fn allocates(&mut self, node: ExprNode, kind: &'static str, count: usize) {
        if let Some(routine) = self.allocation_routine(kind, count) {
            self.g.flag(routine, routine::CALLED, true);
            self.g.link(node, expr_node::ROUTINE, routine);
            self.used.push(routine.id());
        }
    }
}
