//! Names of variables and functions in expressions.

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::graph::{Derived, Handle, Value, true_row};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ExprNode, RoutineNode, TypeNode, VariableNode, expr_node, form, kind, new, routine, ty, variable, word,
};

impl Build<'_> {
    /// A name that is an expression.
    pub fn name(
        &mut self,
        expr: ExprId,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        how: Use,
    ) -> ExprNode {
        match entity {
            // The value of a constant variable is read when the program is translated ([expr.const]).
            Entity::Variable { .. } if how == Use::Value && self.numbers().integer(expr).is_some() => {
                self.constant_expression(expr, how)
            }
            Entity::Variable { id }
                if self.place.declarator.is_some() && self.il[id].storage == Storage::Parameter =>
            {
                self.parameter_reference(expr, id, how)
            }
            Entity::Variable { id } | Entity::Binding { id } => {
                let variable = self.variable(id);
                self.variable_use(expr, variable, id, qualifier, how)
            }
            Entity::Function { id } => self.routine_use(expr, id, qualifier, args, how),
            Entity::Field { id } => {
                let target = self.field(id);
                let node = self.new_expression(new::EXPR_NODE_ENK_FIELD, expr);
                self.g.link(node, expr_node::FIELD, target);
                self.uses(target);
                self.add_reference(node, target, qualifier, None);
                node
            }
            _ => self.constant_expression(expr, how),
        }
    }

    /// A parameter that is named in the declarator of its function.
    fn parameter_reference(&mut self, expr: ExprId, id: VariableId, how: Use) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_PARAM_REF, expr);
        self.g.clear(node, expr_node::POSITION_SEQ);
        self.g.clear(node, expr_node::POSITION_COLUMN);
        let number = self.place.declarator.and_then(|declaration| {
            let params = &self.il[self.il[declaration].params];
            params.iter().position(|param| *param == id)
        });
        self.g.int(node, expr_node::PARAM_REF_PARAM_NUM, number.map_or(0, |number| number as i128 + 1));
        self.category(node, expr, how);
        node
    }

    pub(super) fn add_reference(
        &mut self,
        node: ExprNode,
        entity: impl Handle<kind::Entity>,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        let entity = entity.of();
        let reference = self.name_reference(entity, qualifier, args.map(List::len), false);
        self.g.link(node, expr_node::NAME_REFERENCE, reference);
    }

    pub(super) fn variable_use(
        &mut self,
        expr: ExprId,
        variable: VariableNode,
        id: VariableId,
        qualifier: Option<QualifierId>,
        how: Use,
    ) -> ExprNode {
        let e = self.il[expr];
        if let Some(captured) = self.function.captures.variables.get(&id).copied() {
            return self.captured_variable(expr, captured, how);
        }
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let pos = self.place_of(expr);
        self.position(node, pos);
        self.g.link(node, expr_node::VARIABLE, variable);
        self.uses(variable);
        if !self.place.unevaluated {
            self.inline_member(variable, id);
        }
        if self.place.unevaluated {
            // Naming an object where it is not evaluated is no use of it.
        } else if matches!(how, Use::Target | Use::Discarded) {
            self.referenced(variable);
        } else {
            self.mark_used(variable);
        }
        let declared = self.g.target(variable, variable::TYPE);
        let is_reference = declared.is_some_and(|ty| self.g.is_true(self.resolved(ty), ty::IS_REFERENCE));
        if is_reference && let Some(declared) = declared {
            self.g.link(node, expr_node::TYPE, declared);
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, declared);
            let to = self.g.target(self.resolved(declared), ty::TYPE_POINTED_TO).unwrap_or(declared);
            let indirect = self.generated(word::EOK_REF_INDIRECT, to, node, e.pos);
            self.function_object(indirect, to, expr, how);
            return indirect;
        }
        // The arguments of variables are not counted.
        let args = self.il[id].instance(self.il).map(|_| List::EMPTY);
        self.names_specialization(id);
        self.add_reference(node, variable, qualifier, args);
        match declared.filter(|_| !self.il[id].flags.contains(VariableFlags::CAPTURED_BY_REFERENCE)) {
            Some(declared) => self.g.link(node, expr_node::TYPE, declared),
            None => {
                let ty = self.expression_type(expr);
                self.g.link(node, expr_node::TYPE, ty);
            }
        }
        self.category(node, expr, how);
        if self.place.dependent {
            self.changed(node);
        }
        node
    }

    /// The function that a reference leads to is used through a pointer.
    pub fn function_object(&mut self, node: ExprNode, to: TypeNode, expr: ExprId, how: Use) {
        if self.g.node(to).form == form::TYPE_TK_ROUTINE {
            let pointer = self.derived(to, Derived::Pointer);
            self.g.link(node, expr_node::TYPE, pointer);
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, to);
        } else {
            self.category(node, expr, how);
        }
    }

    /// Notes how often a parameter is used.
    pub fn mark_used(&mut self, variable: VariableNode) {
        if self.g.is_true(variable, variable::USED)
            && self.g.get(variable, variable::PARAM_USED_MORE_THAN_ONCE).is_some()
        {
            self.g.truth(variable, variable::PARAM_USED_MORE_THAN_ONCE, true);
        }
        self.g.flag(variable, variable::USED, true);
        self.referenced(variable);
    }

    /// A function that an expression names.
    pub fn routine_use(
        &mut self,
        expr: ExprId,
        id: FunctionId,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        how: Use,
    ) -> ExprNode {
        let routine = self.routine(id);
        self.uses_implicitly(id);
        let place = match qualifier {
            Some(_) => self.il.places.start_of_name(self.il[expr].pos),
            None => self.place_of(expr),
        };
        let node = self.routine_node(routine, place, how);
        if let Some(args) = args.filter(|_| self.il[id].instance.is_some()) {
            self.explicit_arguments(routine, args.len());
        }
        let looked_up = self.il[id].class.is_some() || qualifier.is_some();
        if let Some(instance) = self.il[id].instance.filter(|_| looked_up) {
            let template = self.template(self.il[instance].template);
            self.referenced(template);
        }
        self.add_reference(node, routine, qualifier, args);
        node
    }

    /// The first template arguments of an instance were written where it is named.
    pub fn explicit_arguments(&mut self, routine: RoutineNode, count: usize) {
        if self.g.is_true(routine, routine::EXPL_TEMPLATE_ARG_LIST_USED) {
            return;
        }
        self.g.flag(routine, routine::EXPL_TEMPLATE_ARG_LIST_USED, true);
        let Some(Value::Rows(rows)) = self.g.get(routine, routine::TEMPLATE_ARG_LIST).cloned() else {
            return;
        };
        let mut made = Vec::new();
        let mut seen = 0;
        for row in rows {
            let is_argument = matches!(row.1, Value::Node(_));
            seen += usize::from(is_argument);
            made.push(row);
            if is_argument && seen <= count {
                made.push(true_row(routine::TEMPLATE_ARG_LIST_EXPLICITLY_SPECIFIED));
            }
        }
        self.g.set(routine, routine::TEMPLATE_ARG_LIST, Value::Rows(made));
    }

    /// A use of a routine, as a pointer to it unless the routine itself is meant.
    pub fn routine_node(&mut self, routine: RoutineNode, pos: Pos, how: Use) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_ROUTINE);
        self.g.link(node, expr_node::ROUTINE, routine);
        self.uses(routine);
        self.position(node, pos);
        if let Some(ty) = self.g.target(routine, routine::TYPE) {
            if how == Use::Object {
                self.g.link(node, expr_node::TYPE, ty);
                self.g.flag(node, expr_node::IS_LVALUE, true);
            } else {
                let pointer = self.derived(ty, Derived::Pointer);
                self.g.link(node, expr_node::TYPE, pointer);
                self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
            }
        }
        node
    }
}
