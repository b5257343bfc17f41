//! Values in braced lists that may not fit what they initialize (`[dcl.init.list]`).

use crate::compilation::Compilation;
use crate::diag::{Message, TypeText, messages};
use crate::float_value::{FloatClass, FloatValue};
use crate::il::*;
use crate::sema::constant::float_format;

/// What is said of a value in a braced list that does not fit what it initializes (`[dcl.init.list]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrowing {
    /// Nothing.
    Unchecked,
    /// A warning, as in the initializer of a declaration and for arguments of a constructor.
    Warned,
    /// An error, as in an argument and for an element of a std::initializer_list.
    Refused,
}

impl Compilation {
    /// A value that a braced list gives to a variable or member of type `to`: it fits there in any case
    /// (`[dcl.init.list]`).
    pub(in crate::sema) fn check_narrowing(&mut self, value: ExprId, to: TypeId) {
        if !self.scope_is_dependent(self.context.scope) {
            self.check_narrowing_of_scalar(value, to);
        }
    }

    /// The same for a scalar, whose list is converted in templates too.
    pub(in crate::sema) fn check_narrowing_of_scalar(&mut self, value: ExprId, to: TypeId) {
        let checked = self.place.narrowing != Narrowing::Unchecked;
        let made = self.instantiation.initializer_depth > 0 && self.examines_instance();
        if !checked || !(self.reports_now() || made) || self.is_open(value) || self.is_open_type(to) {
            return;
        }
        if self.place.narrowing == Narrowing::Refused && self.refuses_listed_constant(value, to) {
            return;
        }
        let from = self.il[value].ty;
        let message: fn(TypeText, TypeText) -> Message = if self.changes_constant(value, to) {
            match self.is_floating(to) {
                true => messages::narrowing_constant_is_not_exact,
                false => messages::narrowing_constant_does_not_fit,
            }
        } else if self.is_narrowing(value, from, to) {
            messages::narrowing_conversion
        } else {
            return;
        };
        let at = self.start_of(value);
        let refused = self.place.narrowing == Narrowing::Refused;
        let (shown, want) = (self.shown_type(self.unqualified(from)), self.shown_type(self.unqualified(to)));
        let message = message(shown, want);
        // What an enumerator becomes is said as well where it is converted.
        let converted = !refused && self.is_integral(to) && self.constant_integer(value).is_some();
        let first = match converted {
            true => self.reports.told_once.insert((at, message.id())),
            false => self.reports.narrowed.insert(at),
        };
        if !first && !made {
            return;
        }
        self.report(at, if refused { message.as_error() } else { message.as_warning() });
        let truncated = |c: &mut Self| c.constant_integer(value).is_some_and(|v| c.wrap_integer(v, to) != v);
        if self.is_integral(to) && self.is_member_through_object(value) && truncated(self) {
            self.warn(at, messages::integer_truncated());
        }
    }

    /// Whether an integral constant has another value as a floating one, or an enumerator as one of an integral type
    /// (`[dcl.init.list]`). Of numbers that is said where they are converted.
    fn changes_constant(&mut self, value: ExprId, to: TypeId) -> bool {
        let from = self.il[value].ty;
        let enumerator = self.is_unscoped_enum(from);
        if !(enumerator || self.is_integral(from)) {
            return false;
        }
        if let Some(format) = float_format(self, to).filter(|_| self.is_floating(to)) {
            let unsigned = self.integer_width(from).is_some_and(|(bits, signed)| bits == 128 && !signed);
            return self.constant_integer(value).is_some_and(|given| {
                let floating = FloatValue::from_integer(given, unsigned, format).class();
                !is_exactly(floating, if unsigned { given as u128 } else { given.unsigned_abs() })
            });
        }
        let checked = enumerator && self.is_integral(to) && self.builtin_of(to) != Some(Builtin::Bool);
        checked && self.constant_integer(value).is_some_and(|given| self.wrap_integer(given, to) != given)
    }

    /// Reports an integral constant in a list that the element type of an `initializer_list` cannot hold
    /// (`[dcl.init.list]`). True if so.
    pub(in crate::sema) fn refuses_listed_constant(&mut self, value: ExprId, to: TypeId) -> bool {
        let from = self.il[value].ty;
        let numbers = (self.is_integral(from) || self.is_unscoped_enum(from)) && self.is_integral(to);
        if !numbers
            || self.builtin_of(to) == Some(Builtin::Bool)
            || self.scope_is_dependent(self.context.scope)
            || !self.reports_now()
            || self.is_open(value)
        {
            return false;
        }
        let held = self.constant_integer(value).is_none_or(|given| self.wrap_integer(given, to) == given);
        if held {
            return false;
        }
        let at = self.start_of(value);
        if self.reports.narrowed.insert(at) {
            let (from, to) = (self.shown_type(self.unqualified(from)), self.shown_type(self.unqualified(to)));
            self.report(at, messages::narrowing_constant_does_not_fit(from, to).as_error());
        }
        true
    }

    /// The value of an integral constant in a list: a static data member that is named through an object is none.
    fn narrowing_constant(&mut self, value: ExprId) -> Option<i128> {
        if self.is_member_through_object(value) { None } else { self.constant_integer(value) }
    }

    fn is_member_through_object(&self, value: ExprId) -> bool {
        let named = self.il.without_conversions(value);
        matches!(self.il[named].kind, ExprKind::Member { entity: Entity::Variable { .. }, .. })
    }

    /// Whether an integer type has all values of an enumeration whose underlying type is not fixed: those of the fewest
    /// bits that its enumerators need (`[dcl.enum]`).
    fn holds_enumeration(&mut self, of: EnumId, to: TypeId) -> bool {
        let e = &self.il[of];
        if e.fixed || e.state != Completeness::Complete || self.builtin_of(to) == Some(Builtin::Bool) {
            return false;
        }
        let values: Vec<i128> = self.il[e.enumerators].iter().map(|id| self.il[*id].value).collect();
        let bits = |value: i128| 128 - if value < 0 { !value } else { value }.leading_zeros();
        let needed = values.iter().map(|value| bits(*value)).max().unwrap_or(0).max(1);
        let negative = values.iter().any(|value| *value < 0);
        match self.integer_width(to) {
            Some((width, true)) => needed < width,
            Some((width, false)) => !negative && needed <= width,
            None => false,
        }
    }

    pub(in crate::sema) fn is_narrowing(&mut self, value: ExprId, from: TypeId, to: TypeId) -> bool {
        let known_flags = ExprFlags::VALUE_DEPENDENT | ExprFlags::BIT_FIELD;
        if self.il[value].flags.intersects(known_flags) {
            return false;
        }
        let bool_target = self.builtin_of(to) == Some(Builtin::Bool);
        if bool_target {
            let decayed = self.decayed(from);
            if self.is_pointer(decayed) || matches!(self.split(from).kind, TypeKind::MemberPointer { .. }) {
                return true;
            }
        }
        let from = match self.enum_of(from).filter(|of| !self.il[*of].scoped) {
            Some(of) if self.holds_enumeration(of, to) => return false,
            Some(of) => self.il[of].underlying,
            None => from,
        };
        if self.builtin_of(from).is_none() || self.builtin_of(to).is_none() {
            return false;
        }
        let (Some(from_size), Some(to_size)) = (self.size_of(from), self.size_of(to)) else { return false };
        match (self.is_floating(from), self.is_floating(to)) {
            (true, true) => {
                to_size < from_size && !self.is_simple_constant(value) && self.constant_value(value).is_none()
            }
            (true, false) => self.is_integral(to),
            (false, true) => self.is_integral(from) && self.narrowing_constant(value).is_none(),
            (false, false) => {
                let constant = self.narrowing_constant(value).is_some();
                if !self.is_integral(from) || !self.is_integral(to) || constant {
                    return false;
                }
                let from_bool = self.builtin_of(from) == Some(Builtin::Bool);
                let (from_signed, to_signed) = (self.is_signed_integer(from), self.is_signed_integer(to));
                let contained = match (from_signed, to_signed) {
                    (true, true) | (false, false) => to_size >= from_size,
                    (false, true) => to_size > from_size,
                    (true, false) => false,
                };
                !from_bool && (bool_target || !contained)
            }
        }
    }
}

/// Whether a floating value is this number, its sign aside.
fn is_exactly(value: FloatClass, magnitude: u128) -> bool {
    let FloatClass::Finite { significand, power } = value else { return false };
    if magnitude == 0 {
        return significand == 0;
    }
    match u32::try_from(power) {
        Ok(power) => {
            significand.checked_shl(power).is_some_and(|of| of == magnitude && of >> power == significand)
        }
        Err(_) => magnitude
            .checked_shl(power.unsigned_abs())
            .is_some_and(|of| of == significand && of >> power.unsigned_abs() == magnitude),
    }
}
