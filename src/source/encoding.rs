//! How text that is read is encoded: as UTF-8, or as UTF-16 where a byte order mark says so.

/// What stands for a code unit that is no half of a character.
const UNPAIRED: char = '?';

/// The text of a file as UTF-8; one of UTF-16 is told by its byte order mark, which is no part of the text.
///
/// A last byte that is no code unit is left out. The first half of a character whose second half does not follow takes
/// what stands there with it.
pub fn decoded(bytes: Vec<u8>) -> Vec<u8> {
    let unit: fn([u8; 2]) -> u16 = match bytes.get(..2) {
        Some([0xff, 0xfe]) => u16::from_le_bytes,
        Some([0xfe, 0xff]) => u16::from_be_bytes,
        _ => return bytes,
    };
    let mut units = bytes.chunks_exact(2).skip(1).filter_map(|pair| pair.try_into().ok()).map(unit);
    let mut text = String::with_capacity(bytes.len() / 2);
    while let Some(first) = units.next() {
        let halves = [Some(first), if is_first_half(first) { units.next() } else { None }];
        let decoded = char::decode_utf16(halves.into_iter().flatten()).next();
        text.push(decoded.and_then(Result::ok).unwrap_or(UNPAIRED));
    }
    text.into_bytes()
}

fn is_first_half(unit: u16) -> bool {
    (0xd800..0xdc00).contains(&unit)
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn byte_order_marks_tell_the_encoding() {
        assert_eq!(decoded(b"int x;".to_vec()), b"int x;");
        assert_eq!(decoded(b"\xff\xfei\0\n\0".to_vec()), b"i\n");
        assert_eq!(decoded(b"\xfe\xff\0i\x20\xac\xd8\x3d\xde\0".to_vec()), "i€😀".as_bytes());
        assert_eq!(decoded(b"\xff\xfe".to_vec()), b"");
        assert_eq!(decoded(b"\xff\xfea\0b".to_vec()), b"a");
        assert_eq!(decoded(b"\xff\xfe\0\xd8a\0\0\xdcb\0".to_vec()), b"??b");
        assert_eq!(decoded(b"\xff\xfe\0\xd8".to_vec()), b"?");
    }
}
