//! Bit-fields: their widths and types (`[class.bit]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

/// The width of a bit-field with where its parts are written.
#[derive(Clone, Copy, Debug)]
pub struct BitFieldWidth {
    pub bits: ExprId,
    /// Where the declaration begins.
    pub declaration: Pos,
    /// Where the name stands; none for an unnamed bit-field.
    pub name: Option<Pos>,
    /// Where the width is written, if not where its expression begins.
    pub width: Option<Pos>,
}

impl Compilation {
    /// Checks the type and the width of a bit-field; what depends on template parameters is not checked. The result is the
    /// type that it has: `int` where it cannot have the one that is written.
    pub fn check_bit_field(&mut self, ty: TypeId, width: BitFieldWidth) -> TypeId {
        let integral = self.is_integral(ty) || self.enum_of(ty).is_some();
        let open = self.is_unknown(ty) || self.is_dependent(ty) || !self.dialect.cxx;
        let ty = if integral || open {
            ty
        } else {
            self.report(width.declaration, messages::invalid_type_bit_field());
            self.common.int
        };
        self.check_bit_field_width(ty, width);
        ty
    }

    fn check_bit_field_width(&mut self, ty: TypeId, width: BitFieldWidth) {
        let open = self.is_unknown(ty) || self.is_dependent(ty);
        let flags = self.il[width.bits].flags;
        if open || flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN) || !self.dialect.cxx {
            return;
        }
        let enumeration = self.enum_of(ty);
        if flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return;
        }
        let bits = self.sole_specialization(width.bits);
        if self.refuses_overload_set(bits) {
            return;
        }
        let width = BitFieldWidth { bits, ..width };
        let at = width.width.unwrap_or_else(|| self.start_of(width.bits));
        let value_type = self.il[width.bits].ty;
        if !self.is_integral(value_type) && self.enum_of(value_type).is_none() {
            let value_type = self.decayed_type_of(width.bits);
            if self.class_of(value_type).is_none() && !self.is_open(width.bits) && self.reports_now() {
                let have = self.shown_type(self.unqualified(value_type));
                self.report(at, messages::constant_expression_type_instead_required(have));
            }
            return;
        }
        let Some(bits) = self.constant_integer(width.bits) else {
            return self.require_constant(width.bits);
        };
        if bits < 0 {
            return self.report(at, messages::invalid_size_bit_field());
        }
        if let (0, Some(name)) = (bits, width.name) {
            return self.report(name, messages::zero_length_bit_field_must());
        }
        let Some(size) = self.size_of(ty).map(|bytes| i128::from(bytes) * 8) else { return };
        if bits > size {
            return self.report(at, messages::declared_size_bit_field_larger(size as i64));
        }
        match enumeration {
            Some(id) => self.check_enum_width(id, bits, at),
            None if bits == 1 && self.is_signed_integer(ty) && width.name.is_some() => {
                self.report(at_name(width), messages::signed_one_bit_field());
            }
            None => {}
        }
    }

    /// A bit-field of an enumeration should hold every enumerator.
    fn check_enum_width(&mut self, id: EnumId, bits: i128, at: Pos) {
        let e = &self.il[id];
        if e.state != Completeness::Complete || bits == 0 {
            return;
        }
        let values: Vec<i128> = self.il[e.enumerators].iter().map(|e| self.il[*e].value).collect();
        let signed = values.iter().any(|v| *v < 0);
        let fits = |v: &i128| match signed {
            true => *v >= -(1i128 << (bits - 1).min(100)) && *v < 1i128 << (bits - 1).min(100),
            false => *v < 1i128 << bits.min(100),
        };
        if !values.iter().all(fits) {
            self.report(at, messages::enum_bit_field_too_small());
        }
    }

    pub(in crate::sema) fn is_signed_integer(&self, ty: TypeId) -> bool {
        use Builtin::*;
        matches!(
            self.builtin_of(ty),
            Some(Char | SignedChar | Short | Int | Long | LongLong | Int128 | WChar)
        )
    }
}

fn at_name(width: BitFieldWidth) -> Pos {
    width.name.unwrap_or(width.declaration)
}
