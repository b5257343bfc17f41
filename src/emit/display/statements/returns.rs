//! What functions return (`[stmt.return]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Derived, Value};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ExprNode, StatementNode, constant, dynamic_init, expr_node, new, routine, statement, ty, word,
};

impl Build<'_> {
    /// What a return statement gives, which begins a copy or is moved where that is an object.
    pub(super) fn return_value(&mut self, node: StatementNode, value: Option<ExprId>) {
        let Some(value) = value else { return };
        let il = self.il;
        let returned = self.function.routine.and_then(|routine| self.g.target(routine, routine::TYPE));
        let returned = returned.and_then(|ty| self.g.target(ty, ty::RETURN_TYPE));
        let reference = returned.filter(|ty| self.g.is_true(self.resolved(*ty), ty::IS_REFERENCE));
        let is_class = matches!(il[il[il[value].ty].canonical].kind, TypeKind::Class { .. });
        if let Some(declared) = reference.filter(|_| !self.place.in_prototype)
            && let Some(bound) = self.bound_reference(value, declared, None, true)
        {
            self.g.link(node, statement::EXPR, bound.node);
        } else if is_class && il[value].category != Category::Prvalue && !self.place.in_prototype {
            self.moved_object(value);
            let local = self.is_local_object(value);
            if let Some(init) = self.returned_object(value, local) {
                self.g.link(node, statement::RETURN_DYNAMIC_INIT, init);
                return;
            }
            let init = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
            let made = match self.moving_constructor(value) {
                Some(constructor) => {
                    let moved = self.moved_value(value);
                    self.defined_copying(constructor);
                    moved
                }
                None => self.full_expression(value, Use::Value),
            };
            self.g.link(init, dynamic_init::EXPRESSION, made);
            self.g.link(node, statement::RETURN_DYNAMIC_INIT, init);
        } else if is_class && il[value].category == Category::Prvalue {
            let init = self.with(change::Unended(true), |p| p.dynamic_initializer(value));
            self.g.link(node, statement::RETURN_DYNAMIC_INIT, init);
        } else {
            let unknown = self.place.in_prototype && self.is_of_unknown_kind(value);
            let void = matches!(il[il[il[value].ty].canonical].kind, TypeKind::Builtin { of: Builtin::Void });
            let how = match (unknown, void) {
                (true, _) => Use::Object,
                (false, true) => Use::Discarded,
                (false, false) => Use::Value,
            };
            let made = self.full_expression(value, how);
            if let Some(ty) = returned
                && matches!(
                    self.g.get(ty, ty::KIND),
                    Some(Value::Word(word::IS_DEDUCED_AUTO | word::IS_DEDUCED_DECLTYPE_AUTO))
                )
                && let Some(constant) = self.g.target(made, expr_node::CONSTANT)
            {
                // A constant has the type of what is returned.
                self.g.link(made, expr_node::TYPE, ty);
                self.g.link(constant, constant::TYPE, ty);
            }
            if unknown {
                self.changed(made);
            }
            self.g.link(node, statement::EXPR, made);
        }
    }

    /// The constructor that moves a local object which is returned as bytes, where one has been declared.
    fn moving_constructor(&self, value: ExprId) -> Option<FunctionId> {
        let class = self.il.class_of(self.il[value].ty).filter(|_| self.is_local_object(value))?;
        self.declared_copying(class, true)
    }

    /// Whether an expression names an object of the function.
    fn is_local_object(&self, value: ExprId) -> bool {
        let il = self.il;
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = il[value].kind else { return false };
        let local = matches!(il[id].storage, Storage::Automatic | Storage::Register | Storage::Parameter);
        local && il.class_of(il[id].ty).is_some()
    }

    /// A local object as one that is moved from.
    pub fn moved_value(&mut self, value: ExprId) -> ExprNode {
        let object = self.full_expression(value, Use::Object);
        let ty = self.expression_type(value);
        let node = self.generated(word::EOK_REF_CAST, ty, object, Pos::NONE);
        self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, self.type_kind(ty));
        self.g.flag(node, expr_node::IS_REFERENCE_CAST, true);
        self.g.flag(node, expr_node::IS_RVALUE_REFERENCE_CAST, true);
        node
    }

    /// A local object that is returned is first taken for one that is moved from (`[class.copy.elision]`).
    fn moved_object(&mut self, value: ExprId) {
        let il = self.il;
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = il[value].kind else { return };
        let Some(class) = self.il.class_of(il[value].ty) else { return };
        let local = matches!(il[id].storage, Storage::Automatic | Storage::Register | Storage::Parameter);
        let node = self.class(class);
        let declared = self.declared_copying(class, true).is_some();
        let how = if declared { Derived::LvalueReference } else { Derived::RvalueReference };
        if local && self.il.class_of(il[id].ty).is_some() && self.g.derived.contains_key(&(node, how)) {
            self.derived(node, how);
        }
    }
}
