//! Objects of classes that calls give and that references are bound to ([class.temporary]).

use crate::emit::display::build::Build;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::tables::il_display::{ExprNode, dynamic_init, expr_node, form, word};

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
        if let ExprKind::Conditional { .. } = self.il[expr].kind
            && let Some(init) = self.g.target(node, expr_node::DYNAMIC_INIT)
        {
            self.g.flag(init, dynamic_init::IS_RESULT_FOR_CLASS_RVALUE_QUESTION_MARK, true);
            if let Some(choice) = self.g.target(init, dynamic_init::EXPRESSION) {
                self.g.clear(choice, expr_node::POSITION_SEQ);
                self.g.clear(choice, expr_node::POSITION_COLUMN);
            }
        }
        node
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
}
