//! Values that are computed when the program is translated for variables that live as long as it runs
//! (`[basic.start.static]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::function_place::Evaluated;
use crate::emit::display::graph::Derived;
use crate::emit::display::graph::Value::Word;
use crate::finalize::lifetime;
use crate::il::*;
use crate::tables::il_display::{
    ConstantNode, DynamicInitNode, VariableNode, constant, dynamic_init, expr_node, new, variable, word,
};

impl Build<'_> {
    /// The constant that a variable begins with, computed from an expression.
    pub(super) fn initial_value(
        &mut self,
        init: ExprId,
        value: ConstantId,
        built: bool,
    ) -> Option<ConstantNode> {
        if built {
            return None;
        }
        let node = self.constant_value(value)?;
        let computed = matches!(self.il[init].kind, ExprKind::Binary { .. });
        let operation = if computed { self.unfolded(init) } else { None };
        let made = match operation {
            Some(made) => made,
            None => self.expression(init, crate::emit::display::expressions::Use::Value),
        };
        self.g.link(node, constant::EXPR, made);
        let call = matches!(self.il[init].kind, ExprKind::Call { .. });
        if call || self.is_complex(value) {
            let start = self.start_of(init);
            self.constant_position(node, start);
        }
        let array = self.g.is_true(node, constant::IMPLICIT_CAST);
        if array || self.g.target(node, constant::SUBOBJECT_PATH).is_some() {
            let start = self.start_of(init);
            self.constant_position(node, start);
            self.g.flag(node, constant::IMPLICIT_CAST, true);
            self.converted_address(node, init);
        }
        let number =
            (self.is_number(node) || self.is_complex(value)) && !self.numbers().divides_by_zero(init);
        if number || !self.g.is_true(node, constant::IMPLICIT_CAST) {
            self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, number);
        }
        let called = self.calls_functions(init, 0);
        self.g.flag(node, constant::IS_RESULT_OF_CONSTEXPR_CALL, called);
        Some(node)
    }

    /// An address that is converted to a pointer to another type.
    fn converted_address(&mut self, node: ConstantNode, init: ExprId) {
        let (operand, cast) = match self.il[init].kind {
            ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Qualification | ConversionKind::Pointer,
                ..
            } => (operand, false),
            ExprKind::Cast { operand, .. } => (operand, true),
            _ => return,
        };
        let (from, to) = (self.expression_type(operand), self.expression_type(init));
        if self.resolved(from) == self.resolved(to) {
            return;
        }
        self.g.link(node, constant::TYPE, to);
        self.g.link(node, constant::ORIG_TYPE, from);
        self.g.flag(node, constant::EXPLICIT_CAST_APPLIED, cast);
        self.g.flag(node, constant::IS_REINTERPRET_LIKE_CAST, cast);
        let text = self.g.annotation(node).unwrap_or_default();
        self.g.node_mut(node).text = Some(format!("({})({text})", self.g.type_text(to)));
    }

    fn is_complex(&self, value: ConstantId) -> bool {
        matches!(self.il[value].value, Value::Complex { .. })
    }

    /// Whether a value is computed by functions of the program, and not converted behind that.
    pub(in crate::emit::display) fn computed_by_calls(&self, expr: ExprId) -> bool {
        !matches!(self.il[expr].kind, ExprKind::Implicit { .. }) && self.calls_functions(expr, 0)
    }

    /// Whether a value is computed by functions of the program.
    fn calls_functions(&self, expr: ExprId, depth: u32) -> bool {
        if depth > crate::tables::limits::DISPLAYED_CONSTANT_NESTING {
            return false;
        }
        let inside = |e: ExprId| self.calls_functions(e, depth + 1);
        match self.il[expr].kind {
            ExprKind::Call { .. } | ExprKind::Operator { .. } => true,
            ExprKind::Construct { constructor, .. } | ExprKind::ConstructBrace { constructor, .. } => {
                constructor.is_some()
            }
            kind if kind.is_unevaluated_operator() => false,
            kind => self.il.any_in_expr(kind, |piece| matches!(piece, Piece::Expr(e) if inside(e))),
        }
    }

    /// The constructor that makes the object of a variable, where it is one of constants.
    pub(in crate::emit::display) fn constant_construction(
        &self,
        id: VariableId,
        init: Initializer,
    ) -> Option<FunctionId> {
        self.il.class_of(self.il[id].ty)?;
        match init {
            Initializer::Paren { args } => self.unit.paren_constructors.get(&args).copied(),
            Initializer::None => lifetime::default_constructor(self.il, self.il.class_of(self.il[id].ty)?),
            _ => None,
        }
        .filter(|constructor| self.il[*constructor].flags.contains(FunctionFlags::CONSTEXPR))
    }

    /// A constant member of an instance of a class template has its value once that is asked for.
    pub(in crate::emit::display) fn instance_value(&mut self, node: VariableNode, id: VariableId) {
        let il = self.il;
        let Some(Entity::Variable { id: pattern }) = self.unit.made_from.get(&Entity::Variable { id }) else {
            return;
        };
        let written = il[*pattern].definition.and_then(|definition| match il[definition].init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                Some(value)
            }
            _ => None,
        });
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        let init = il[id].init.or(written).filter(|init| !il[*init].flags.intersects(open));
        let Some(init) = init.filter(|_| self.g.target(node, variable::CONSTANT).is_none()) else { return };
        let Some(constant) = self.with(change::Region(1), |p| p.constant_of(init, None)) else { return };
        self.g.flag(node, variable::CONSTANT_VALUED, true);
        self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
        self.g.link(node, variable::CONSTANT, constant);
        self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, self.is_number(constant));
        if il[id].flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::INLINE) {
            self.g.word(node, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
        }
    }

    /// An inline static member of an instance of a class template is defined where it is used first ([temp.inst]).
    pub(in crate::emit::display) fn inline_member(&mut self, node: VariableNode, id: VariableId) {
        let il = self.il;
        let known = self.g.get(node, variable::INIT_KIND) != Some(&Word(word::INITK_NONE));
        let constant = self.is_fixed(il[id].ty) || il[id].flags.contains(VariableFlags::CONSTEXPR);
        let Some(Entity::Variable { id: pattern }) = self.unit.made_from.get(&Entity::Variable { id }) else {
            return;
        };
        let Some(definition) = il[*pattern].definition.filter(|_| !known && !constant) else { return };
        if !il[id].flags.contains(VariableFlags::INLINE) || self.place.in_prototype {
            return;
        }
        self.g.word(node, variable::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(node, variable::USED, true);
        self.made_initializer(node, id, definition);
    }

    /// Lets a variable of a function begin with an object that has been evaluated.
    pub(super) fn begin_with_constant(
        &mut self,
        node: VariableNode,
        id: VariableId,
        constant: ConstantNode,
    ) -> DynamicInitNode {
        let made = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
        self.g.link(made, dynamic_init::CONSTANT, constant);
        self.g.link(made, dynamic_init::VARIABLE, node);
        if let Some(class) = self.il.class_of(self.il[id].ty) {
            self.destroyed(made, class, false);
        }
        let fixed = self.il[id].flags.contains(VariableFlags::CONSTEXPR);
        self.g.flag(node, variable::CONSTANT_VALUED, fixed);
        self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, variable::DYNAMIC, made);
        made
    }

    /// The object that a constructor makes of constants.
    pub(in crate::emit::display) fn constructed_value(
        &mut self,
        id: VariableId,
        init: Initializer,
        constructor: FunctionId,
        value: ConstantId,
    ) -> Option<ConstantNode> {
        let args = match init {
            Initializer::Paren { args } => args,
            Initializer::None => List::EMPTY,
            _ => return None,
        };
        let node = self.constant_value(value)?;
        let temporary = self.new_node(new::EXPR_NODE_ENK_TEMP_INIT);
        let class = self.il.class_of(self.il[id].ty)?;
        let ty = self.class(class);
        self.g.link(temporary, expr_node::TYPE, ty);
        let made =
            self.with(change::Evaluated(Some(Evaluated::Object)), |p| p.constructor_call(constructor, args));
        self.g.link(temporary, expr_node::DYNAMIC_INIT, made);
        self.g.link(node, constant::TYPE, ty);
        self.g.link(node, constant::EXPR, temporary);
        self.result_of_call(node);
        self.derived(ty, Derived::LvalueReference);
        Some(node)
    }
}
