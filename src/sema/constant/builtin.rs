//! Calls of built-in functions whose value is known at compile time.

use super::Interpreter;
use super::arithmetic::{float_format, wrap};
use super::value::*;
use crate::float_value::{FloatClass, FloatFormat, FloatValue};
use crate::il::*;
use crate::source::Pos;
use crate::tables::builtin_folding::Fold;

impl Interpreter<'_> {
    /// The value of a call of a built-in function.
    pub fn call_builtin(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        call: ExprId,
        pos: Pos,
    ) -> Eval<Datum> {
        let Some(fold) = self.c.builtin_fold(function) else {
            return stop(Reason::NotConstexpr(function), pos);
        };
        let ty = self.c.il[call].ty;
        match fold {
            Fold::IsConstantEvaluated => return Ok(Datum::Integer(self.is_needed().into())),
            Fold::Assume => return Ok(Datum::Void),
            Fold::Unreachable | Fold::Terminate => return stop(Reason::NotConstant, pos),
            Fold::Line | Fold::Column | Fold::File | Fold::Function | Fold::SourceLocation => {
                return self.place_of_call(fold, call, pos);
            }
            Fold::Infinity => return self.special_float(ty, FloatValue::infinity, pos),
            Fold::QuietNotANumber => return self.special_float(ty, FloatValue::not_a_number, pos),
            Fold::SignalingNotANumber => return self.special_float(ty, FloatValue::signaling, pos),
            _ => {}
        }
        let [first, rest @ ..] = args else { return stop(Reason::NotConstant, pos) };
        let operand = self.c.il[*first].ty;
        match fold {
            Fold::IsConstant => {
                let known = self.rvalue(*first).is_ok_and(|value| {
                    !matches!(value, Datum::Pointer(ref p) if !matches!(p.root, Root::Static(AddressBase::String { .. })))
                });
                Ok(Datum::Integer(known.into()))
            }
            Fold::StringLength | Fold::CompareStrings | Fold::CompareMemory | Fold::FindCharacter => {
                self.string_function(fold, *first, rest, pos)
            }
            Fold::First => {
                for argument in rest {
                    self.discard(*argument)?;
                }
                self.rvalue(*first)
            }
            Fold::AlwaysLockFree => {
                let size = self.rvalue(*first)?.integer(pos)?;
                Ok(Datum::Integer(matches!(size, 1 | 2 | 4 | 8).into()))
            }
            _ => match self.rvalue(*first)? {
                Datum::Integer(value) => self.bit_function(fold, value, operand, pos).map(Datum::Integer),
                value => {
                    let second = match rest {
                        [second] => Some(self.rvalue(*second)?.float(pos)?),
                        _ => None,
                    };
                    self.float_function(fold, value.float(pos)?, second, operand, pos)
                }
            },
        }
    }

    fn special_float(&mut self, ty: TypeId, make: fn(FloatFormat) -> FloatValue, pos: Pos) -> Eval<Datum> {
        match float_format(self.c, ty) {
            Some(format) => Ok(Datum::Float(make(format).bits)),
            None => stop(Reason::Unknown, pos),
        }
    }

    /// Functions of the bits of an integer.
    fn bit_function(&mut self, fold: Fold, value: i128, ty: TypeId, pos: Pos) -> Eval<i128> {
        let Some((bits, signed)) = self.c.integer_width(ty) else { return stop(Reason::Unknown, pos) };
        let plain = wrap(value, bits, false) as u128;
        let width = i128::from(bits);
        Ok(match fold {
            Fold::Absolute => wrap(value.checked_abs().unwrap_or(value), bits, signed),
            // Without any bit set, the reference gives the width.
            Fold::CountLeadingZeros => i128::from(plain.leading_zeros()) - (128 - width),
            Fold::CountTrailingZeros => i128::from(plain.trailing_zeros()).min(width),
            Fold::FindFirstSet if plain == 0 => 0,
            Fold::FindFirstSet => i128::from(plain.trailing_zeros()) + 1,
            Fold::CountOnes => plain.count_ones().into(),
            Fold::Parity => (plain.count_ones() & 1).into(),
            Fold::SwapBytes => wrap((plain.swap_bytes() >> (128 - bits)) as i128, bits, signed),
            _ => return stop(Reason::NotConstant, pos),
        })
    }

    fn float_function(
        &mut self,
        fold: Fold,
        bits: u128,
        second: Option<u128>,
        ty: TypeId,
        pos: Pos,
    ) -> Eval<Datum> {
        let Some(format) = float_format(self.c, ty) else { return stop(Reason::Unknown, pos) };
        let value = FloatValue { format, bits };
        let class = value.class();
        let truth = |holds: bool| Ok(Datum::Integer(holds.into()));
        match fold {
            Fold::IsNotANumber => truth(class == FloatClass::NotANumber),
            Fold::IsInfinite => truth(class == FloatClass::Infinite),
            Fold::IsFinite => truth(matches!(class, FloatClass::Finite { .. })),
            Fold::IsNormal => truth(value.is_normal()),
            Fold::SignBit => truth(value.is_negative()),
            Fold::FloatAbsolute => {
                Ok(Datum::Float(if value.is_negative() { value.negated().bits } else { bits }))
            }
            Fold::CopySign => {
                let Some(sign) = second else { return stop(Reason::NotConstant, pos) };
                let same = FloatValue { format, bits: sign }.is_negative() == value.is_negative();
                Ok(Datum::Float(if same { bits } else { value.negated().bits }))
            }
            Fold::RoundUp if matches!(format, FloatFormat::Single | FloatFormat::Double) => {
                Ok(Datum::Float(FloatValue::from_f64(value.to_f64().ceil(), format).bits))
            }
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// strlen, strcmp, memcmp and their relatives on constant arrays.
    fn string_function(&mut self, fold: Fold, first: ExprId, rest: &[ExprId], pos: Pos) -> Eval<Datum> {
        let start = self.rvalue(first)?;
        let second = match rest.first() {
            Some(second) => Some(self.rvalue(*second)?),
            None => None,
        };
        let limit = match rest.get(1) {
            Some(limit) => self.rvalue(*limit)?.integer(pos)?,
            None => i128::MAX,
        };
        // Of nothing, no pointer is read.
        let compares = fold != Fold::StringLength;
        if limit <= 0 && compares {
            return Ok(Datum::Integer(0));
        }
        let start = start.pointer(pos)?;
        let mut at = 0;
        loop {
            if at >= limit && compares {
                return Ok(Datum::Integer(0));
            }
            self.spend(1, pos)?;
            let place = self.advance(&start, at, pos)?;
            let unit = self.read(&place, pos)?.integer(pos)?;
            match (fold, &second) {
                (Fold::StringLength, _) if unit == 0 => return Ok(Datum::Integer(at)),
                (Fold::StringLength, _) => {}
                (Fold::FindCharacter, Some(Datum::Integer(wanted))) => {
                    if unit == wrap(*wanted, 8, true) {
                        return Ok(Datum::Pointer(place));
                    }
                    if unit == 0 {
                        return Ok(Datum::Null);
                    }
                }
                (_, Some(Datum::Pointer(other))) => {
                    let other = self.advance(other, at, pos)?;
                    let other = self.read(&other, pos)?.integer(pos)?;
                    let (a, b) = (wrap(unit, 8, false), wrap(other, 8, false));
                    if a != b {
                        return Ok(Datum::Integer(if a < b { -1 } else { 1 }));
                    }
                    if a == 0 && fold == Fold::CompareStrings {
                        return Ok(Datum::Integer(0));
                    }
                }
                _ => return stop(Reason::NotConstant, pos),
            }
            at += 1;
        }
    }
}

impl crate::compilation::Compilation {
    /// What a call of a built-in function computes, if it is known here.
    fn builtin_fold(&self, function: FunctionId) -> Option<Fold> {
        match self.il[function].name {
            EntityName::Identifier { name } => Fold::find(self.names.text(name)),
            _ => None,
        }
    }
}

/// Whether control never comes back from a built-in function.
pub fn is_terminating_builtin(c: &crate::compilation::Compilation, function: FunctionId) -> bool {
    matches!(c.builtin_fold(function), Some(Fold::Unreachable | Fold::Terminate))
}
