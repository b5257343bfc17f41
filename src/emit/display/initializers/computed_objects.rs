//! Objects of classes as values: those that calls give ([class.temporary]), and their copies.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Derived, NodeId};
use crate::finalize::lifetime::{self, Source};
use crate::il::*;
use crate::tables::il_display::{
    DynamicInitNode, ExprNode, TypeNode, dynamic_init, expr_node, form, kind, new, param_type, ty, word,
};
use rustc_hash::FxHashSet;

impl Build<'_> {
    /// Whether an expression computes an object of a class that exists only once something is bound to it
    /// ([conv.rval]).
    pub(super) fn is_computed_object(&self, expr: ExprId) -> bool {
        let e = self.il[expr];
        e.category == Category::Prvalue
            && self.il.class_of(e.ty).is_some()
            && matches!(
                e.kind,
                ExprKind::Call { .. }
                    | ExprKind::Conditional { .. }
                    | ExprKind::Operator { .. }
                    | ExprKind::InitList { constructor: Some(_), .. }
            )
    }

    /// Whether an expression makes an object of a class that has no name.
    pub(super) fn is_new_object(&self, expr: ExprId) -> bool {
        let made = matches!(
            self.il[expr].kind,
            ExprKind::Construct { .. }
                | ExprKind::ConstructBrace { constructor: Some(_), .. }
                | ExprKind::Cast { .. }
        );
        let list = matches!(self.il[expr].kind, ExprKind::InitList { .. });
        made && self.il.class_of(self.il[expr].ty).is_some() || self.is_computed_object(expr) && !list
    }

    /// The object that a computed value becomes for a reference.
    pub(super) fn computed_object(&mut self, expr: ExprId) -> ExprNode {
        let node = self.temporary(expr, Use::Object);
        if let ExprKind::InitList { .. } = self.il[expr].kind {
            self.g.clear(node, expr_node::POSITION_SEQ);
            self.g.clear(node, expr_node::POSITION_COLUMN);
            let init = self.g.target(node, expr_node::DYNAMIC_INIT);
            init.into_iter().for_each(|init| self.g.flag(init, dynamic_init::IS_BRACED_INITIALIZER, true));
        }
        node
    }

    /// Whether an expression chooses among two values of a class ([expr.cond]).
    pub(in crate::emit::display) fn chooses_object(&self, expr: ExprId) -> bool {
        matches!(self.il[expr].kind, ExprKind::Conditional { then: Some(_), .. })
            && self.is_computed_object(expr)
            && !self.place.dependent
            && !self.place.in_prototype
    }

    /// An object that is chosen among two: where a constructor makes it, each choice begins it ([expr.cond]).
    pub(super) fn chosen_object(
        &mut self,
        expr: ExprId,
        condition: ExprId,
        choices: [ExprId; 2],
    ) -> DynamicInitNode {
        let node = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.flag(node, dynamic_init::IS_RESULT_FOR_CLASS_RVALUE_QUESTION_MARK, true);
        let temporary = std::mem::take(&mut self.function.making_temporary);
        let class = self.il.class_of(self.il[expr].ty);
        let named = choices.iter().any(|choice| match self.il[*choice].kind {
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } | ExprKind::Cast { .. } => true,
            _ => !self.is_computed_object(*choice),
        });
        let constructed = named || class.is_some_and(|class| lifetime::needs_constructor(self.il, class));
        let mut operands = vec![self.condition(condition)];
        for choice in choices {
            operands.push(if constructed {
                self.function.choice = Some(node);
                self.temporary(choice, Use::Value)
            } else {
                self.expression(choice, Use::Value)
            });
        }
        let question = self.operation(expr, word::EOK_QUESTION, &operands, Use::Value);
        self.g.clear(question, expr_node::POSITION_SEQ);
        self.g.clear(question, expr_node::POSITION_COLUMN);
        self.g.flag(question, expr_node::RESULT_IS_NOT_USED, constructed);
        self.g.flag(node, dynamic_init::CLASS_RVALUE_INITIALIZED_THROUGH_MASTER_ENTRY, constructed);
        self.g.link(node, dynamic_init::EXPRESSION, question);
        if let Some(class) = class {
            self.destroyed(node, class, temporary);
        }
        node
    }

    /// The object that a computed value becomes for which a constructor or destructor is called, where nothing else is
    /// done with it.
    pub(in crate::emit::display) fn discarded_object(&mut self, expr: ExprId) -> Option<ExprNode> {
        let class = self.il.class_of(self.il[expr].ty)?;
        let computed = self.is_computed_object(expr) && !self.place.dependent && !self.place.in_prototype;
        (computed && lifetime::needs_constructor(self.il, class))
            .then(|| self.temporary(expr, Use::Discarded))
    }

    /// What a data member begins with that is a reference.
    pub(in crate::emit::display) fn member_reference(
        &mut self,
        declared: TypeNode,
        init: ExprId,
    ) -> Option<DynamicInitNode> {
        if !self.g.is_true(self.resolved(declared), ty::IS_REFERENCE) || self.place.dependent {
            return None;
        }
        let bound = self.bound_reference(init, declared, None, false)?;
        let node = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.link(node, dynamic_init::EXPRESSION, bound.node);
        Some(node)
    }

    /// The object without name that a reference is bound to, perhaps under the qualifiers of the reference.
    pub(super) fn temporary_beneath(&self, object: ExprNode) -> Option<ExprNode> {
        let adjusts = self.g.get(object, expr_node::OPERATION_KIND)
            == Some(&crate::emit::display::graph::Value::Word(word::EOK_LVALUE_ADJUST));
        let beneath = if adjusts { self.g.target(object, expr_node::OPERANDS)? } else { object };
        (self.g.node(beneath).form == form::EXPR_NODE_ENK_TEMP_INIT).then_some(beneath)
    }

    /// An object that is bound to a reference of a namespace lives as long as the program does.
    pub(super) fn lasts_with_reference(&mut self, object: ExprNode) {
        let temporary = self.temporary_beneath(object);
        if let Some(init) = temporary.and_then(|node| self.g.target(node, expr_node::DYNAMIC_INIT)) {
            self.g.flag(init, dynamic_init::STATIC_TEMP, true);
            self.g.clear(init, dynamic_init::HAS_TEMPORARY_LIFETIME);
        }
    }

    /// What begins an object as the copy of another one of its class, where a constructor does ([class.copy.ctor]).
    pub(super) fn begins_as_copy(&mut self, expr: ExprId) -> Option<DynamicInitNode> {
        let e = self.il[expr];
        if e.category == Category::Prvalue || self.place.dependent || self.place.in_prototype {
            return None;
        }
        let class = self.il.class_of(e.ty)?;
        let source = if e.category == Category::Xvalue { Source::Moved } else { Source::Copied };
        let constructor = lifetime::copying_constructor(self.il, class, source)?;
        let node = self.constructor_from(constructor, expr);
        self.g.flag(node, dynamic_init::IS_IMPLICIT_COPY_FOR_COPY_INITIALIZATION, true);
        Some(node)
    }

    /// An object that a function returns: a local one is moved from ([class.copy.elision]).
    pub(in crate::emit::display) fn returned_object(
        &mut self,
        value: ExprId,
        local: bool,
    ) -> Option<DynamicInitNode> {
        let il = self.il;
        let class = il.class_of(il[value].ty).filter(|_| !self.place.in_prototype)?;
        let moving = lifetime::copying_constructor(il, class, Source::Moved)
            .filter(|id| local && lifetime::source(il, *id) == Source::Moved);
        let Some(constructor) = moving else {
            return self.with(change::Unended(true), |p| p.begins_as_copy(value));
        };
        let object = self.moved_value(value);
        self.g.flag(object, expr_node::IS_XVALUE, true);
        if let Some(named) = self.g.target(object, expr_node::OPERANDS) {
            self.take_address(named);
        }
        let ty = self.expression_type(value);
        let ty = self.without_qualifiers(ty);
        let reference = self.derived(ty, Derived::LvalueReference);
        let start = self.start_of(value);
        let argument = self.generated(word::EOK_REFERENCE_TO, reference, object, start);
        self.g.word(argument, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        let node = self.with(change::Unended(true), |p| p.constructor_node(constructor, &[argument]));
        self.g.flag(node, dynamic_init::IS_IMPLICIT_COPY_FOR_COPY_INITIALIZATION, true);
        Some(node)
    }

    /// An argument for a parameter that is an object which a constructor makes: one without a name of the call.
    pub(in crate::emit::display) fn passed_object(&mut self, arg: ExprId) -> Option<ExprNode> {
        let il = self.il;
        let class = il.class_of(il[arg].ty).filter(|_| !self.place.dependent && !self.place.in_prototype)?;
        if !lifetime::needs_constructor(il, class) {
            return None;
        }
        let node = if self.is_computed_object(arg) {
            self.computed_object(arg)
        } else if il[arg].category == Category::Prvalue {
            self.expression(arg, Use::Value)
        } else {
            self.temporary(arg, Use::Object)
        };
        let made = self.g.node(node).form == form::EXPR_NODE_ENK_TEMP_INIT;
        if made {
            self.g.flag(node, expr_node::IS_LVALUE, true);
            self.g.clear(node, expr_node::IS_XVALUE);
            self.g.clear(node, expr_node::ORIG_LVALUE_TYPE);
        }
        Some(node)
    }

    /// Says of all types of functions which objects constructors make for them: those that are passed and returned.
    pub fn values_by_constructors(&mut self) {
        let il = self.il;
        let known = self.made.entities.by_entity.iter();
        let constructed: FxHashSet<NodeId> = known
            .filter_map(|(entity, node)| match entity {
                Entity::Class { id } => lifetime::needs_constructor(il, *id).then_some(*node),
                _ => None,
            })
            .collect();
        let ids: Vec<NodeId> = self.g.ids().collect();
        for id in ids {
            if let Some(of) = self.g.having::<kind::ParamType, _>(id, param_type::PASSED_VIA_COPY_CONSTRUCTOR)
                && let Some(ty) = self.g.target(of, param_type::TYPE)
                && constructed.contains(&self.resolved(ty).id())
            {
                self.g.flag(of, param_type::PASSED_VIA_COPY_CONSTRUCTOR, true);
            }
            if self.g.is(id, form::TYPE_TK_ROUTINE)
                && let Some(of) = self.g.cast::<kind::Type>(id)
                && let Some(ty) = self.g.target(of, ty::RETURN_TYPE)
                && constructed.contains(&self.resolved(ty).id())
            {
                self.g.flag(of, ty::VALUE_RETURNED_BY_CCTOR, true);
            }
        }
    }
}
