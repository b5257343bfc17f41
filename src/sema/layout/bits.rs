//! Where bit-fields go.

/// The offset in bits of a bit-field of `width` bits whose type takes `unit` bits and is aligned to `align` bits,
/// behind `bits` bits. A bit-field that would cross the boundary of its type starts at the next one, unless the
/// class is packed.
pub(super) fn place(bits: u128, unit: u128, align: u128, width: u128, packed: bool) -> u128 {
    if width > unit {
        return bits.next_multiple_of(align);
    }
    let crosses = bits % unit + width > unit;
    if crosses && !packed { bits.next_multiple_of(unit) } else { bits }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_field_does_not_cross_its_type() {
        assert_eq!(place(0, 32, 32, 30, false), 0);
        assert_eq!(place(30, 32, 32, 3, false), 32);
        assert_eq!(place(30, 32, 8, 3, true), 30);
        assert_eq!(place(3, 8, 8, 5, false), 3);
    }
}
