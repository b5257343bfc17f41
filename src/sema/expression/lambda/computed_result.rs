//! Closures whose calls with constants are constants (`[expr.prim.lambda.closure]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;

impl Compilation {
    /// Whether a lambda expression has no captures, and its body is a `return` of what operators that change nothing make
    /// of parameters and constants: the calls of others are left to the program.
    pub(super) fn computes_result(&mut self, lambda: LambdaId) -> bool {
        let alone = self.dialect.standard >= 17 && self.il[lambda].captures.is_empty();
        match self.returned_alone(lambda).filter(|_| alone) {
            Some(value) => self.is_made_of_parameters(value, 0),
            None => false,
        }
    }

    /// What a lambda expression returns whose body is nothing but that.
    fn returned_alone(&self, lambda: LambdaId) -> Option<ExprId> {
        let body = self.il[self.il[self.il[lambda].declaration].body?].statement?;
        let StmtKind::Compound { body, .. } = self.il[body].kind else { return None };
        let [only] = self.il[body] else { return None };
        match self.il[only].kind {
            StmtKind::Return { value } => value,
            _ => None,
        }
    }

    fn is_made_of_parameters(&mut self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::PRINTED_CONSTANT_NESTING {
            return false;
        }
        let kind = self.il[expr].kind;
        let parameter = match kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                Some(&self.il[id]).filter(|v| v.storage == Storage::Parameter)
            }
            _ => None,
        };
        if let Some(parameter) = parameter {
            return !matches!(self.canonical_kind(parameter.ty), TypeKind::LvalueReference { .. });
        }
        let mut within = |expr: ExprId| self.is_made_of_parameters(expr, depth + 1);
        match kind {
            ExprKind::Implicit { operand, conversion, .. } => {
                conversion != ConversionKind::User && within(operand)
            }
            ExprKind::Unary {
                op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement,
                operand,
            } => within(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                op.precedence() > BinaryOp::Assign.precedence() && within(lhs) && within(rhs)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                within(condition) && then.is_none_or(&mut within) && within(otherwise)
            }
            kind => kind.is_literal() || self.constant_value(expr).is_some(),
        }
    }
}
