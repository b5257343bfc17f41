//! What operators are called, how they bind, and which operator functions overload them: generated from
//! `tables/operators.toml`.

use super::{BinaryOp, OverloadedOperator, UnaryOp};

include!(concat!(env!("OUT_DIR"), "/operators.rs"));

impl UnaryOp {
    /// Whether the operator changes its operand (`[expr.pre.incr]`, `[expr.post.incr]`).
    pub fn changes_operand(self) -> bool {
        matches!(self, Self::PreIncrement | Self::PreDecrement | Self::PostIncrement | Self::PostDecrement)
    }
}

impl BinaryOp {
    /// Whether the built-in operator gives a `bool`: comparisons (`[expr.rel]`, `[expr.eq]`), `&&` and `||`.
    pub fn gives_bool(self) -> bool {
        use BinaryOp::*;
        matches!(self, Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual | LogicalAnd | LogicalOr)
    }
}

impl BinaryOp {
    /// Whether it is `&&` or `||`.
    pub fn is_logical(self) -> bool {
        matches!(self, Self::LogicalAnd | Self::LogicalOr)
    }
}

impl OverloadedOperator {
    /// Whether its functions allocate or free memory (`[basic.stc.dynamic]`).
    pub fn allocates(self) -> bool {
        matches!(self, Self::New | Self::NewArray | Self::Delete | Self::DeleteArray)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiplication_binds_tighter_than_addition() {
        assert!(BinaryOp::Multiply.precedence() > BinaryOp::Add.precedence());
        assert!(BinaryOp::Assign.is_assignment() && !BinaryOp::Add.is_assignment());
    }

    #[test]
    fn unary_forms_have_their_own_codes() {
        assert_eq!(OverloadedOperator::Star.mangled(true), "de");
        assert_eq!(OverloadedOperator::Star.mangled(false), "ml");
        assert_eq!(OverloadedOperator::Slash.mangled(true), "dv");
        assert_eq!(UnaryOp::Address.mangled(), "ad");
    }
}
