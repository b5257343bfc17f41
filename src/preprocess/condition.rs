//! Conditions of `#if`: an expression is parsed by the grammar and then evaluated in 64 bits (`[cpp.cond]`).

use super::Found;
use crate::lex::{Problem, TokenKind};
use crate::names::Name;
use crate::source::Pos;
use crate::tables::limits;
use lalrpop_util::ParseError;

#[allow(clippy::all, clippy::pedantic, missing_docs, unused)]
mod grammar {
    include!(concat!(env!("OUT_DIR"), "/condition.rs"));
}

/// A token of a condition.
#[derive(Clone, Debug)]
pub(super) enum Symbol {
    Operand(Operand),
    Operator(TokenKind),
    /// Two adjacent `>`.
    ShiftRight,
}

/// An operand as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    Integer {
        bits: u64,
        unsigned: bool,
    },
    Name(Name),
    /// A floating number or a string.
    NotIntegral,
}

/// A condition with the position that a message about it has.
#[derive(Debug)]
pub(super) enum Condition {
    Operand(Pos, Operand),
    Unary(TokenKind, Box<Condition>),
    Binary(Box<Condition>, Pos, TokenKind, Box<Condition>),
    Choice(Box<Condition>, Box<Condition>, Box<Condition>),
    Call(Pos),
    /// An operator that conditions do not have.
    Other(Pos),
}

impl Condition {
    fn pos(&self) -> Pos {
        match self {
            Self::Operand(pos, _) | Self::Call(pos) | Self::Other(pos) => *pos,
            Self::Unary(_, operand) => operand.pos(),
            Self::Binary(left, ..) => left.pos(),
            Self::Choice(first, ..) => first.pos(),
        }
    }
}

/// Parses and evaluates a condition that ends at `end`. What is wrong is added to `found`; a condition with an
/// error does not hold.
pub(super) fn evaluate(symbols: Vec<(Pos, Symbol)>, end: Pos, found: &mut Vec<Found>) -> bool {
    if symbols.len() > limits::CONDITION_TOKENS {
        found.push((end, Problem::ExpectedExpression));
        return false;
    }
    let tokens = symbols.into_iter().map(|(pos, symbol)| Ok::<_, ()>((pos, symbol, pos)));
    match grammar::ConditionParser::new().parse(tokens) {
        Ok(condition) => {
            let mut evaluator = Evaluator { found, failed: false };
            let value = evaluator.value(&condition);
            value.bits != 0 && !evaluator.failed
        }
        Err(error) => {
            found.push(syntax_problem(error, end));
            false
        }
    }
}

/// What a token that the grammar does not expect means.
fn syntax_problem(error: ParseError<Pos, Symbol, ()>, end: Pos) -> Found {
    let (pos, expected) = match error {
        ParseError::UnrecognizedToken { token: (pos, ..), expected } => (pos, expected),
        ParseError::UnrecognizedEof { expected, .. } => (end, expected),
        ParseError::ExtraToken { token: (pos, ..) } => (pos, Vec::new()),
        ParseError::InvalidToken { location } => (location, Vec::new()),
        ParseError::User { .. } => (end, Vec::new()),
    };
    let expects = |what: &str| expected.iter().any(|token| token == what);
    let problem = if expects("Operand") {
        Problem::ExpectedExpression
    } else if expects("\")\"") {
        Problem::ExpectedCloseParen
    } else {
        Problem::ExtraTextInCondition
    };
    (pos, problem)
}

/// A value: 64 bits, and whether they are unsigned.
#[derive(Clone, Copy)]
struct Value {
    bits: u64,
    unsigned: bool,
}

impl Value {
    fn signed(bits: u64) -> Self {
        Self { bits, unsigned: false }
    }

    fn truth(value: bool) -> Self {
        Self::signed(u64::from(value))
    }
}

struct Evaluator<'f> {
    found: &'f mut Vec<Found>,
    failed: bool,
}

impl Evaluator<'_> {
    fn fail(&mut self, pos: Pos, problem: Problem) -> Value {
        // One message for a condition is enough.
        if !std::mem::replace(&mut self.failed, true) {
            self.found.push((pos, problem));
        }
        Value::signed(0)
    }

    fn value(&mut self, condition: &Condition) -> Value {
        match condition {
            Condition::Operand(pos, operand) => self.operand(*pos, *operand),
            Condition::Call(pos) => self.fail(*pos, Problem::CallInCondition),
            Condition::Other(pos) => self.fail(*pos, Problem::OperatorInCondition),
            Condition::Unary(operator, operand) => {
                let value = self.value(operand);
                match operator {
                    TokenKind::Minus => Value { bits: value.bits.wrapping_neg(), ..value },
                    TokenKind::Tilde => Value { bits: !value.bits, ..value },
                    TokenKind::Exclaim => Value::truth(value.bits == 0),
                    _ => value,
                }
            }
            Condition::Binary(left, pos, operator, right) => self.binary(left, *pos, *operator, right),
            Condition::Choice(condition, yes, no) => {
                let chosen = self.value(condition).bits != 0;
                let (value, other) = if chosen { (self.value(yes), no) } else { (self.value(no), yes) };
                Value { unsigned: value.unsigned || self.is_unsigned(other), ..value }
            }
        }
    }

    fn operand(&mut self, pos: Pos, operand: Operand) -> Value {
        match operand {
            Operand::Integer { bits, unsigned } => Value { bits, unsigned },
            Operand::Name(name) => {
                self.found.push((pos, Problem::UndefinedNameIsZero(name)));
                Value::signed(0)
            }
            Operand::NotIntegral => self.fail(pos, Problem::NotIntegral),
        }
    }

    /// Whether an operand that is not evaluated would be unsigned.
    fn is_unsigned(&mut self, condition: &Condition) -> bool {
        let mut ignored = Vec::new();
        Evaluator { found: &mut ignored, failed: false }.value(condition).unsigned
    }

    fn binary(&mut self, left: &Condition, pos: Pos, operator: TokenKind, right: &Condition) -> Value {
        let a = self.value(left);
        match operator {
            TokenKind::AmpAmp if a.bits == 0 => return Value::truth(false),
            TokenKind::PipePipe if a.bits != 0 => return Value::truth(true),
            _ => {}
        }
        let b = self.value(right);
        let unsigned = a.unsigned || b.unsigned;
        let arithmetic = |bits: u64| Value { bits, unsigned };
        let order = if unsigned { a.bits.cmp(&b.bits) } else { (a.bits as i64).cmp(&(b.bits as i64)) };
        match operator {
            TokenKind::AmpAmp | TokenKind::PipePipe => Value::truth(b.bits != 0),
            TokenKind::Pipe => arithmetic(a.bits | b.bits),
            TokenKind::Caret => arithmetic(a.bits ^ b.bits),
            TokenKind::Amp => arithmetic(a.bits & b.bits),
            TokenKind::EqualEqual => Value::truth(order.is_eq()),
            TokenKind::ExclaimEqual => Value::truth(order.is_ne()),
            TokenKind::Less => Value::truth(order.is_lt()),
            TokenKind::LessEqual => Value::truth(order.is_le()),
            TokenKind::Greater => Value::truth(order.is_gt()),
            TokenKind::GreaterEqual => Value::truth(order.is_ge()),
            TokenKind::LessLess => Value { bits: shift(a, b.bits as i64), ..a },
            TokenKind::GreaterGreaterEqual => Value { bits: shift(a, (b.bits as i64).wrapping_neg()), ..a },
            TokenKind::Plus => arithmetic(a.bits.wrapping_add(b.bits)),
            TokenKind::Minus => arithmetic(a.bits.wrapping_sub(b.bits)),
            TokenKind::Star => arithmetic(a.bits.wrapping_mul(b.bits)),
            TokenKind::Slash | TokenKind::Percent if b.bits == 0 => self.fail(pos, Problem::DivisionByZero),
            TokenKind::Slash if unsigned => arithmetic(a.bits / b.bits),
            TokenKind::Slash => arithmetic((a.bits as i64).wrapping_div(b.bits as i64) as u64),
            TokenKind::Percent if unsigned => arithmetic(a.bits % b.bits),
            TokenKind::Percent => arithmetic((a.bits as i64).wrapping_rem(b.bits as i64) as u64),
            _ => self.fail(left.pos(), Problem::OperatorInCondition),
        }
    }
}

/// `value` shifted to the left, or to the right by a negative count.
fn shift(value: Value, count: i64) -> u64 {
    let right = count < 0;
    let count = u32::try_from(count.unsigned_abs()).unwrap_or(u32::MAX);
    match (right, value.unsigned) {
        (false, _) => value.bits.checked_shl(count).unwrap_or(0),
        (true, true) => value.bits.checked_shr(count).unwrap_or(0),
        (true, false) => ((value.bits as i64) >> count.min(63)) as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(bits: u64) -> (Pos, Symbol) {
        (Pos(1), Symbol::Operand(Operand::Integer { bits, unsigned: false }))
    }

    fn operator(kind: TokenKind) -> (Pos, Symbol) {
        (Pos(2), Symbol::Operator(kind))
    }

    #[test]
    fn operators_bind_by_precedence() {
        let mut found = Vec::new();
        let symbols = vec![
            number(1),
            operator(TokenKind::Plus),
            number(2),
            operator(TokenKind::Star),
            number(3),
            operator(TokenKind::EqualEqual),
            number(7),
        ];
        assert!(evaluate(symbols, Pos(9), &mut found));
        let or = |left: u64, right: u64| vec![number(left), operator(TokenKind::PipePipe), number(right)];
        let and = |left: u64, right: u64| vec![number(left), operator(TokenKind::AmpAmp), number(right)];
        assert!(evaluate(or(0, 1), Pos(9), &mut found) && !evaluate(or(0, 0), Pos(9), &mut found));
        assert!(evaluate(and(1, 1), Pos(9), &mut found) && !evaluate(and(0, 1), Pos(9), &mut found));
        // `1 || 1 && 0` is `1 || (1 && 0)`.
        let mut both = or(1, 1);
        both.extend([operator(TokenKind::AmpAmp), number(0)]);
        assert!(evaluate(both, Pos(9), &mut found));
        assert!(found.is_empty());
    }

    #[test]
    fn errors_are_told() {
        let problem = |symbols| {
            let mut found = Vec::new();
            assert!(!evaluate(symbols, Pos(9), &mut found));
            found.first().cloned()
        };
        assert_eq!(problem(vec![]), Some((Pos(9), Problem::ExpectedExpression)));
        assert_eq!(problem(vec![number(1), number(2)]), Some((Pos(1), Problem::ExtraTextInCondition)));
        let open = operator(TokenKind::LeftParen);
        assert_eq!(problem(vec![open, number(1)]), Some((Pos(9), Problem::ExpectedCloseParen)));
        let division = vec![number(1), operator(TokenKind::Slash), number(0)];
        assert_eq!(problem(division), Some((Pos(2), Problem::DivisionByZero)));
    }
}
