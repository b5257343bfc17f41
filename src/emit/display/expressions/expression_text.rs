//! Expressions behind pointers to constants that stand for them.

use crate::emit::display::graph::{Graph, NodeId, Of, Value};
use crate::emit::display::print::address;
use crate::il::{BinaryOp, UnaryOp};
use crate::tables::il_display::{DynamicInitNode, ExprNode, dynamic_init, expr_node, form, word};
use crate::tables::limits;
use crate::tables::spelled;

/// What stands for an expression of another kind.
const OTHER: &str = "<expression>";
/// What stands for the call of a constructor.
const CONSTRUCTOR_CALL: &str = "<constructor-call>";

impl Graph {
    /// An expression in the notation of the display: each operation in parentheses.
    pub fn expression_text(&self, id: ExprNode) -> String {
        self.expression_at(id, 0)
    }

    fn expression_at(&self, id: ExprNode, depth: u32) -> String {
        if depth > limits::DISPLAYED_TEXT_NESTING {
            return OTHER.to_owned();
        }
        let named = |of: Option<NodeId>| of.and_then(|of| self.name(of));
        match self.node(id).form {
            form::EXPR_NODE_ENK_CONSTANT => {
                let Some(constant) = self.target(id, expr_node::CONSTANT) else { return String::new() };
                let text = self.annotation(constant).unwrap_or_default();
                let prefix = match self.node(constant).form {
                    form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_MEMBER => self.scope_prefix(constant, 0),
                    _ => String::new(),
                };
                if text.starts_with('-') { format!("({text})") } else { format!("{prefix}{text}") }
            }
            form::EXPR_NODE_ENK_VARIABLE => {
                let Some(variable) = self.target(id, expr_node::VARIABLE) else { return String::new() };
                let unnamed = || format!("<unnamed@{:x}>", address(variable.id()));
                self.name(variable).unwrap_or_else(unnamed)
            }
            form::EXPR_NODE_ENK_ROUTINE => {
                named(self.target(id, expr_node::ROUTINE).map(Of::id)).unwrap_or_default()
            }
            form::EXPR_NODE_ENK_FIELD => {
                let Some(field) = self.target(id, expr_node::FIELD) else { return String::new() };
                self.scope_prefix(field, 0) + &self.name(field).unwrap_or_default()
            }
            form::EXPR_NODE_ENK_PARAM_REF => {
                format!("<parameter #{}>", self.number(id, expr_node::PARAM_REF_PARAM_NUM))
            }
            form::EXPR_NODE_ENK_OPERATION => self.operation_text(id, depth),
            form::EXPR_NODE_ENK_TEMP_INIT => self.temporary_text(id),
            _ => OTHER.to_owned(),
        }
    }

    fn temporary_text(&self, id: ExprNode) -> String {
        let ty = self.target(id, expr_node::TYPE).map(|ty| self.type_text(ty)).unwrap_or_default();
        let zero = self
            .target(id, expr_node::DYNAMIC_INIT)
            .is_some_and(|init| self.node(init).form == form::DYNAMIC_INIT_DIK_ZERO);
        format!("temp({ty}):({})", if zero { "<zero-init>" } else { CONSTRUCTOR_CALL })
    }

    /// What an initialization does, in the notation of the display.
    pub fn initialization_text(&self, init: DynamicInitNode) -> String {
        match self.node(init).form {
            form::DYNAMIC_INIT_DIK_CONSTRUCTOR => CONSTRUCTOR_CALL.to_owned(),
            form::DYNAMIC_INIT_DIK_BITWISE_COPY => "<bitwise-copy>".to_owned(),
            form::DYNAMIC_INIT_DIK_ZERO => "<zero-init>".to_owned(),
            _ => {
                let made = self.target(init, dynamic_init::EXPRESSION);
                made.map(|made| self.expression_text(made)).unwrap_or_default()
            }
        }
    }

    fn operation_text(&self, id: ExprNode, depth: u32) -> String {
        let Some(Value::Word(kind)) = self.get(id, expr_node::OPERATION_KIND) else {
            return OTHER.to_owned();
        };
        let mut operands = Vec::new();
        let mut at = self.target(id, expr_node::OPERANDS);
        while let Some(operand) = at {
            operands.push(self.expression_at(operand, depth + 1));
            at = self.target(operand, expr_node::NEXT);
        }
        match (*kind, operands.as_slice()) {
            (word::EOK_CAST | word::EOK_BOOL_CAST, [operand]) => self.cast_text(id, operand),
            (word::EOK_QUESTION, [condition, then, otherwise]) => {
                format!("({condition} ? {then} : {otherwise})")
            }
            (word::EOK_CALL, [function, arguments @ ..]) => format!("({function}({}))", arguments.join(", ")),
            (kind, [operand]) => match unary_text(kind) {
                Some(sign) => format!("({sign} {operand})"),
                None => OTHER.to_owned(),
            },
            (word::EOK_DOT_STATIC, [object, member]) => format!("({object} .static {member})"),
            (word::EOK_POINTS_TO_STATIC, [object, member]) => format!("({object} ->static {member})"),
            (kind, [left, right]) => match binary_text(kind) {
                Some(sign) => format!("({left} {sign} {right})"),
                None => OTHER.to_owned(),
            },
            _ => OTHER.to_owned(),
        }
    }

    fn cast_text(&self, id: ExprNode, operand: &str) -> String {
        let ty = self.target(id, expr_node::TYPE).map(|ty| self.type_text(ty)).unwrap_or_default();
        let named = [
            (expr_node::IS_STATIC_CAST, spelled!(STATIC_CAST)),
            (expr_node::IS_REINTERPRET_CAST, spelled!(REINTERPRET_CAST)),
            (expr_node::IS_CONST_CAST, spelled!(CONST_CAST)),
        ];
        match named.into_iter().find(|(label, _)| self.is_true(id, *label)) {
            Some((_, word)) => format!("({}<{ty}>({operand}))", word),
            None => format!("(({ty}){operand})"),
        }
    }
}

/// The sign of a unary operation.
fn unary_text(kind: &str) -> Option<&'static str> {
    match kind {
        word::EOK_REFERENCE_TO => return Some("ref-&"),
        word::EOK_REF_INDIRECT => return Some("ref-*"),
        _ => {}
    }
    let plain = [UnaryOp::Plus, UnaryOp::Minus, UnaryOp::Not, UnaryOp::Complement];
    plain.into_iter().find(|op| super::operators::unary(*op) == kind).map(UnaryOp::spelling)
}

/// The sign of a binary operation.
fn binary_text(kind: &str) -> Option<&'static str> {
    use BinaryOp as Op;
    match kind {
        word::EOK_POINTS_TO_FIELD => return Some("->"),
        word::EOK_DOT_FIELD => return Some("."),
        word::EOK_COMMA => return Some(","),
        _ => {}
    }
    let plain = [
        Op::Multiply,
        Op::Divide,
        Op::Remainder,
        Op::Add,
        Op::Subtract,
        Op::ShiftLeft,
        Op::ShiftRight,
        Op::Less,
        Op::Greater,
        Op::LessEqual,
        Op::GreaterEqual,
        Op::Equal,
        Op::NotEqual,
        Op::And,
        Op::Xor,
        Op::Or,
        Op::LogicalAnd,
        Op::LogicalOr,
        Op::Assign,
    ];
    plain.into_iter().find(|op| super::operators::binary(*op, false, false) == kind).map(BinaryOp::spelling)
}
