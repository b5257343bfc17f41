//! Casts (`[expr.cast]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::graph::{Derived, Value};
use crate::il::*;
use crate::tables::il_display::{ExprNode, TypeNode, expr_node, new, ty, word};

impl Build<'_> {
    /// A conversion that is written, in one of its styles.
    pub fn cast(
        &mut self,
        expr: ExprId,
        style: CastStyle,
        to: TypeId,
        operand: ExprId,
        how: Use,
    ) -> ExprNode {
        let il = self.il;
        let e = il[expr];
        let operand = match il[operand].kind {
            ExprKind::Implicit { operand: inner, conversion, .. }
                if !matches!(
                    conversion,
                    ConversionKind::User | ConversionKind::ArrayToPointer | ConversionKind::FunctionToPointer
                ) =>
            {
                inner
            }
            _ => operand,
        };
        if self.numbers().is_number(expr) {
            return self.constant_expression(expr, how);
        }
        let target = self.ty(to);
        let is_reference = self.g.is_true(self.resolved(target), ty::IS_REFERENCE);
        let to_void = self.type_kind(target) == word::TK_VOID;
        if matches!(
            il[operand].kind,
            ExprKind::Implicit { conversion: ConversionKind::User, .. } | ExprKind::Construct { .. }
        ) {
            return self.temporary(expr, how);
        }
        if self.unit.cast_constructors.contains_key(&expr) {
            return self.temporary(expr, how);
        }
        let inside = match (is_reference, to_void) {
            (true, _) => Use::Object,
            (false, true) => Use::Discarded,
            (false, false) => Use::Value,
        };
        let made = self.expression(operand, inside);
        if to_void && self.place.in_prototype && self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT) {
            self.g.clear(made, expr_node::RESULT_IS_NOT_USED);
        }
        let ty = if is_reference { self.ty(e.ty) } else { target };
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, ty);
        let to_bool = self.g.is_true(self.resolved(target), ty::BOOL_TYPE);
        let kind = match style {
            CastStyle::Dynamic if is_reference => word::EOK_REF_DYNAMIC_CAST,
            CastStyle::Dynamic => word::EOK_DYNAMIC_CAST,
            _ if to_bool => word::EOK_BOOL_CAST,
            _ if self.casts_to_derived(operand, to) => word::EOK_DERIVED_CLASS_CAST,
            _ if is_reference && self.header.is_c => word::EOK_LVALUE_CAST,
            _ if is_reference => word::EOK_REF_CAST,
            _ => word::EOK_CAST,
        };
        self.operands(node, kind, &[made]);
        self.mixed_kinds(node, made, target);
        self.position(node, e.pos);
        self.category(node, expr, how);
        if kind == word::EOK_REF_CAST {
            self.reference_cast(node, made, target);
        } else if is_reference
            && self.g.get(node, expr_node::ORIG_LVALUE_TYPE).is_none()
            && let Some(object) = self.g.target(node, expr_node::TYPE)
        {
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, object);
        }
        if style == CastStyle::Dynamic {
            for ty in [self.g.target(made, expr_node::TYPE), self.g.target(node, expr_node::TYPE)]
                .into_iter()
                .flatten()
            {
                self.known_at_run_time(ty);
            }
        }
        let value = |this: &Self, node| this.g.target(node, expr_node::TYPE).map(|ty| this.type_kind(ty));
        let (from, into) = (value(self, made), value(self, node));
        let reinterprets = from != into && (from == Some(word::TK_POINTER) || into == Some(word::TK_POINTER));
        let reinterprets =
            reinterprets && !to_bool && !to_void && !is_reference && style != CastStyle::Dynamic;
        self.g.flag(node, expr_node::IS_REINTERPRET_LIKE_CAST, reinterprets);
        self.g.flag(node, expr_node::IS_STATIC_CAST, style == CastStyle::Static);
        self.g.flag(node, expr_node::IS_CONST_CAST, style == CastStyle::Const);
        self.g.flag(node, expr_node::IS_REINTERPRET_CAST, style == CastStyle::Reinterpret);
        let functional = matches!(style, CastStyle::Functional | CastStyle::FunctionalBrace);
        self.g.flag(node, expr_node::IS_FUNCTIONAL_NOTATION_CAST, functional);
        self.g.flag(node, expr_node::IS_BRACE_NOTATION_CAST, style == CastStyle::FunctionalBrace);
        self.g.flag(node, expr_node::IS_REFERENCE_CAST, is_reference);
        node
    }

    /// Whether a cast leads from a class to one derived from it ([expr.static.cast]).
    fn casts_to_derived(&self, operand: ExprId, to: TypeId) -> bool {
        let object = |ty: TypeId| match self.il[self.il.unqualified_type(ty)].kind {
            TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => self.il.class_of(to),
            _ => None,
        };
        let from = object(self.il[operand].ty).or_else(|| self.il.class_of(self.il[operand].ty));
        match (from, object(to)) {
            (Some(from), Some(to)) => from != to && self.base_path(to, from).is_some(),
            _ => false,
        }
    }

    /// An object that is taken for one of another type has its address taken.
    fn reference_cast(&mut self, node: ExprNode, made: ExprNode, target: TypeNode) {
        self.take_address(made);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        let rvalue = self.g.is_true(self.resolved(target), ty::IS_RVALUE_REFERENCE);
        self.g.flag(node, expr_node::IS_RVALUE_REFERENCE_CAST, rvalue);
        let (of, to) = (self.g.target(made, expr_node::TYPE), self.g.target(node, expr_node::TYPE));
        if let (Some(of), Some(to)) = (of, to) {
            if self.g.get(node, expr_node::ORIG_LVALUE_TYPE).is_none() {
                self.g.link(node, expr_node::ORIG_LVALUE_TYPE, to);
            }
            if self.type_kind(of) == self.type_kind(to) {
                let kind = self.type_kind(of);
                self.g.word(node, expr_node::OPERATION_TYPE_KIND, kind);
            }
            self.derived(of, Derived::Pointer);
            self.derived(of, Derived::LvalueReference);
        }
    }

    /// A conversion between types of different kinds is of no kind.
    pub fn mixed_kinds(&mut self, node: ExprNode, operand: ExprNode, to: TypeNode) {
        let of = self.g.target(operand, expr_node::TYPE);
        let cast = self.g.get(node, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_CAST));
        if cast && of.is_some_and(|of| self.type_kind(of) != self.type_kind(to)) {
            self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        }
    }
}
