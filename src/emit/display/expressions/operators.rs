//! What operators are called in displays.

use crate::il::{BinaryOp, OverloadedOperator as Op, UnaryOp};
use crate::tables::il_display::word;
use crate::tables::spelled;

/// The name of an operator function.
pub(in crate::emit::display) fn operator_text(op: Op) -> String {
    let sign = op.spelling();
    let gap = if sign.starts_with(|c: char| c.is_ascii_alphabetic()) { " " } else { "" };
    format!("{}{gap}{sign}", spelled!(OPERATOR))
}

/// The name of a conversion function.
pub(in crate::emit::display) fn conversion_text(to: &str) -> String {
    format!("{} {to}", spelled!(OPERATOR))
}

/// The name of a literal operator.
pub(in crate::emit::display) fn literal_text(suffix: &str) -> String {
    format!("{} \"\"{suffix}", spelled!(OPERATOR))
}

/// The enumerator of an operator function.
pub(in crate::emit::display) fn operator_name(op: Op) -> &'static str {
    match op {
        Op::New => word::ONK_NEW,
        Op::Delete => word::ONK_DELETE,
        Op::NewArray => word::ONK_ARRAY_NEW,
        Op::DeleteArray => word::ONK_ARRAY_DELETE,
        Op::CoAwait => word::BAD_OPERATOR_NAME_KIND,
        Op::Call => word::ONK_FUNCTION_CALL,
        Op::Subscript => word::ONK_SUBSCRIPT,
        Op::Arrow => word::ONK_ARROW,
        Op::ArrowStar => word::ONK_ARROW_STAR,
        Op::Tilde => word::ONK_COMPL,
        Op::Exclaim => word::ONK_NOT,
        Op::Plus => word::ONK_PLUS,
        Op::Minus => word::ONK_MINUS,
        Op::Star => word::ONK_STAR,
        Op::Slash => word::ONK_DIVIDE,
        Op::Percent => word::ONK_REMAINDER,
        Op::Caret => word::ONK_EXCL_OR,
        Op::Amp => word::ONK_AMPERSAND,
        Op::Pipe => word::ONK_OR,
        Op::Assign => word::ONK_ASSIGN,
        Op::PlusAssign => word::ONK_PLUS_ASSIGN,
        Op::MinusAssign => word::ONK_MINUS_ASSIGN,
        Op::StarAssign => word::ONK_TIMES_ASSIGN,
        Op::SlashAssign => word::ONK_DIVIDE_ASSIGN,
        Op::PercentAssign => word::ONK_REMAINDER_ASSIGN,
        Op::CaretAssign => word::ONK_EXCL_OR_ASSIGN,
        Op::AmpAssign => word::ONK_AND_ASSIGN,
        Op::PipeAssign => word::ONK_OR_ASSIGN,
        Op::Equal => word::ONK_EQ,
        Op::NotEqual => word::ONK_NE,
        Op::Less => word::ONK_LT,
        Op::Greater => word::ONK_GT,
        Op::LessEqual => word::ONK_LE,
        Op::GreaterEqual => word::ONK_GE,
        Op::Spaceship => word::ONK_SPACESHIP,
        Op::AndAnd => word::ONK_AND_AND,
        Op::OrOr => word::ONK_OR_OR,
        Op::ShiftLeft => word::ONK_SHIFT_LEFT,
        Op::ShiftRight => word::ONK_SHIFT_RIGHT,
        Op::ShiftLeftAssign => word::ONK_SHIFT_LEFT_ASSIGN,
        Op::ShiftRightAssign => word::ONK_SHIFT_RIGHT_ASSIGN,
        Op::PlusPlus => word::ONK_PLUS_PLUS,
        Op::MinusMinus => word::ONK_MINUS_MINUS,
        Op::Comma => word::ONK_COMMA,
        Op::Min | Op::Max => word::BAD_OPERATOR_NAME_KIND,
    }
}

/// The operator function that a built-in binary operator competes with, of those that ask for types of their own.
pub(super) fn overloaded(op: BinaryOp) -> Option<Op> {
    Some(match op {
        BinaryOp::Add => Op::Plus,
        BinaryOp::Equal => Op::Equal,
        BinaryOp::NotEqual => Op::NotEqual,
        BinaryOp::Less => Op::Less,
        BinaryOp::Greater => Op::Greater,
        BinaryOp::LessEqual => Op::LessEqual,
        BinaryOp::GreaterEqual => Op::GreaterEqual,
        _ => return None,
    })
}

/// The enumerator of a built-in binary operator; arithmetic of pointers has its own.
pub(in crate::emit::display) fn binary(op: BinaryOp, pointer: bool, both: bool) -> &'static str {
    match op {
        BinaryOp::Multiply => word::EOK_MULTIPLY,
        BinaryOp::Divide => word::EOK_DIVIDE,
        BinaryOp::Remainder => word::EOK_REMAINDER,
        BinaryOp::Add if pointer => word::EOK_PADD,
        BinaryOp::Add => word::EOK_ADD,
        BinaryOp::Subtract if both => word::EOK_PDIFF,
        BinaryOp::Subtract if pointer => word::EOK_PSUBTRACT,
        BinaryOp::Subtract => word::EOK_SUBTRACT,
        BinaryOp::ShiftLeft => word::EOK_SHIFTL,
        BinaryOp::ShiftRight => word::EOK_SHIFTR,
        BinaryOp::Less | BinaryOp::Min => word::EOK_LT,
        BinaryOp::Greater | BinaryOp::Max => word::EOK_GT,
        BinaryOp::LessEqual => word::EOK_LE,
        BinaryOp::GreaterEqual => word::EOK_GE,
        BinaryOp::Spaceship => word::EOK_SPACESHIP,
        BinaryOp::Equal => word::EOK_EQ,
        BinaryOp::NotEqual => word::EOK_NE,
        BinaryOp::And => word::EOK_AND,
        BinaryOp::Xor => word::EOK_XOR,
        BinaryOp::Or => word::EOK_OR,
        BinaryOp::LogicalAnd => word::EOK_LAND,
        BinaryOp::LogicalOr => word::EOK_LOR,
        BinaryOp::Assign => word::EOK_ASSIGN,
        BinaryOp::MultiplyAssign => word::EOK_MULTIPLY_ASSIGN,
        BinaryOp::DivideAssign => word::EOK_DIVIDE_ASSIGN,
        BinaryOp::RemainderAssign => word::EOK_REMAINDER_ASSIGN,
        BinaryOp::AddAssign if pointer => word::EOK_PADD_ASSIGN,
        BinaryOp::AddAssign => word::EOK_ADD_ASSIGN,
        BinaryOp::SubtractAssign if pointer => word::EOK_PSUBTRACT_ASSIGN,
        BinaryOp::SubtractAssign => word::EOK_SUBTRACT_ASSIGN,
        BinaryOp::ShiftLeftAssign => word::EOK_SHIFTL_ASSIGN,
        BinaryOp::ShiftRightAssign => word::EOK_SHIFTR_ASSIGN,
        BinaryOp::AndAssign => word::EOK_AND_ASSIGN,
        BinaryOp::XorAssign => word::EOK_XOR_ASSIGN,
        BinaryOp::OrAssign => word::EOK_OR_ASSIGN,
        BinaryOp::Comma => word::EOK_COMMA,
        BinaryOp::MemberPointerDot => word::EOK_PM_FIELD,
        BinaryOp::MemberPointerArrow => word::EOK_PM_POINTS_TO_FIELD,
    }
}

/// The enumerator of a built-in unary operator.
pub(in crate::emit::display) fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Plus => word::EOK_UNARY_PLUS,
        UnaryOp::Minus => word::EOK_NEGATE,
        UnaryOp::Not => word::EOK_NOT,
        UnaryOp::Complement => word::EOK_COMPLEMENT,
        UnaryOp::Deref => word::EOK_INDIRECT,
        UnaryOp::Address => word::EOK_ADDRESS_OF,
        UnaryOp::PreIncrement => word::EOK_PRE_INCR,
        UnaryOp::PreDecrement => word::EOK_PRE_DECR,
        UnaryOp::PostIncrement => word::EOK_POST_INCR,
        UnaryOp::PostDecrement => word::EOK_POST_DECR,
        UnaryOp::Real => word::EOK_REAL_PART,
        UnaryOp::Imag => word::EOK_IMAG_PART,
    }
}

/// What the function is called that a closure without captures converts to a pointer to.
pub(super) const LAMBDA_ENTRY: &str = "_FUN";
